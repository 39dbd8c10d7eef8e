/** The contract that every game keeps: every kind of hunt once by chance, then by players who look for what was not seen yet. */
import { join } from 'node:path';
import { gameContract } from '@quarry/kernel/contract';
import { playthroughContract } from '@quarry/kernel/testing';
import { ACTION_NUMBERS, actionCard, BEHAVIOUR_NUMBERS, behaviourCard, keyOf } from './content/box.ts';
import { primal } from './game.ts';

/** Without the campaign: a quest that is lost waits for another try, and whoever plays by chance loses it for ever. The trial ends. */
const TABLES = primal.tables.flatMap(({ mode }, i) => (mode === 'campaign' ? [] : [i]));

/** PA-COMP-10: the marks that come up where a monster is hunted in these tables. The beasts' own tests look at all of them. */
const levelsOf = (monster: string): number[] =>
  primal.tables.flatMap(({ setup: { mode, monster: named, level } }) =>
    (mode === 'prologue' ? 'cinderwing' : named) === monster ? [level] : [],
  );
const OF_OTHER_LEVELS = BEHAVIOUR_NUMBERS.filter(no => {
  const { monster, mark } = behaviourCard(no);
  return !levelsOf(monster).some(level => mark >= level && mark <= level + 2);
}).map(no => `behaviour/${keyOf(no)}`);

const groupDecision = (kind: string): string[] => [`decision/${kind}`, `decision/agree-${kind}`];

const RARE = [
  ...OF_OTHER_LEVELS,
  // After a quest is won, which players by chance never do (rules/chapter.test.ts).
  ...groupDecision('give-reward'),
  'verb/give-reward',
  // With resources, which come from quests that are won; a campaign in its middle begins with gear in their place (rules/camp.test.ts).
  ...['upgrade-gear', 'pay-as-listed', 'brew', 'pack-potion', 'leave-potion'].map(one => `verb/${one}`),
  ...['offer-trade', 'accept-trade', 'refuse-trade', 'withdraw-trade'].map(one => `verb/${one}`),
  // A choice that a card of a monster leaves to the group, and damage of nobody while it is vulnerable (effects/*.test.ts).
  ...['group-hunter', 'group-sector', 'group-double'].flatMap(groupDecision),
  'verb/name-sector',
  // More than one peril (rules and effects/monster.test.ts).
  'decision/choose-peril',
  'verb/blind',
  // On cards of branches that ready-made kits do not take, on rewards, or late in a hunt; each word has tests of its own (effects/*.test.ts).
  ...['exile', 'wound', 'show', 'mend', 'help-up', 'place', 'repeat-base', 'suffer', 'acceleration', 'bonus-damage', 'resolve-top'].map(
    one => `word/${one}`,
  ),
  ...['refresh-slots', 'lock-slot', 'stance-again', 'lose', 'choose', 'for-each'].map(one => `word/${one}`),
  'decision/mend',
  'verb/mend',
  'decision/choose-effect',
  'verb/choose-effect',
  'verb/discard-slot',
  // A swarm that does not have to be hit first (rules/wounds.ts, PA-DMG-15).
  'verb/hit-monster',
];

const wordsIn = (content: unknown): string[] => [...JSON.stringify(content).matchAll(/"do":"([\w-]+)"/g)].map(([, word]) => word!);
/** Whoever wants to see a word plays the cards that have it. */
const WAYS: Record<string, string[]> = {};
for (const no of ACTION_NUMBERS) for (const word of wordsIn(actionCard(no).abilities)) (WAYS[word] ??= []).push(keyOf(no));

/** Tables and seeds in which everything else comes up. */
const CURIOUS = [
  // Three hunters argue about long chains (K-157).
  [11, 3],
  [6, 3],
  [6, 11],
  [9, 2],
  [11, 2],
  [9, 3],
  [11, 4],
  [10, 2],
  [12, 4],
  [6, 5],
  [6, 8],
  [5, 2],
] as const;

gameContract(primal, {
  seeds: 1,
  every: 120,
  tables: TABLES,
  players: ['random', 'sensible'],
  curious: CURIOUS,
  ways: WAYS,
  moreSeeds: 12,
  rare: RARE,
});

playthroughContract(primal, join(import.meta.dirname, '../playthroughs'));
