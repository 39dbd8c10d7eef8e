/** The contract that every game keeps, played by seeds over all modes and numbers of seats. */
import { gameContract } from '@quarry/kernel/contract';
import { CARDS } from './content/box.ts';
import { HUNTERS } from './content/hunters.ts';
import type { SkillNode } from './content/types.ts';
import { zeroDawn } from './game.ts';

const RARE = [
  // That one area kills two enemies, so that their order matters, comes up in play about once in thousands of games; ZD-R-15 has its own tests.
  'decision/order-kills',
];

/** The node and all from which it can be reached. */
const nodesTo = (id: string, tree: readonly SkillNode[]): string[] => [
  id,
  ...tree.filter(node => node.id === id).flatMap(node => node.from.flatMap(from => nodesTo(from, tree))),
];

/** Whoever wants to see a card that is learned plays its hunter and goes the way to its node. */
const LEARNED = HUNTERS.flatMap(({ id, tree }) =>
  tree.flatMap(node => node.cards.map(card => [card.id, [id, ...nodesTo(node.id, tree)]] as const)),
);

const TRAPS = CARDS.flatMap(({ card }) => ('trap' in card && card.trap ? [card.id] : []));
const CASTERS = CARDS.flatMap(({ sort, card }) =>
  sort === 'equipment' && 'symbols' in card && card.symbols?.includes('caster') ? [card.id] : [],
);

const WAYS = {
  ...Object.fromEntries(LEARNED),
  // A trap is set with a caster, which must be bought first; an ability can be added once somebody walks into it.
  ...Object.fromEntries(TRAPS.map(trap => [trap, [...CASTERS, 'trap']])),
  'play-trap-ability': [...TRAPS, ...CASTERS, 'trap'],
  // The one printed component that does it is the first of its machine.
  'set-armour': ['A'],
};

/** Tables and seeds in which everything else comes up. */
const CURIOUS = [
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 2],
  [0, 3],
  [1, 3],
  [3, 3],
  [4, 3],
  [1, 4],
  [4, 4],
  [5, 8],
  [4, 5],
  [0, 14],
  [5, 24],
  [3, 2],
  [0, 3],
  [5, 3],
  [2, 4],
  [0, 14],
  [5, 2],
  [0, 3],
  [3, 4],
  [1, 7],
  [5, 8],
  [0, 14],
] as const;

gameContract(zeroDawn, { seeds: 1, every: 60, curious: CURIOUS, ways: WAYS, moreSeeds: 80, rare: RARE });
