/** Words about the monster, its cards and its ground. */
import { plural } from '@quarry/kernel';
import type { Terrain } from '../kinds.ts';
import { type Amount, does, type Place, sayAmount, sayMuch, sayPlace, sayTurn, type TurnTo, type Voice, type Whom } from './saying.ts';

const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  rock: 'a rock',
  water: 'water',
  brush: 'brush',
  plateau: 'a plateau',
  sand: 'sand',
  fire: 'fire',
  fog: 'fog',
  'pact-bloom': 'a pact bloom',
  'balm-flower': 'a balm flower',
  'fury-blossom': 'a fury blossom',
  snapmaw: 'a snapmaw',
  ice: 'ice',
  swamp: 'swamp',
  dust: 'dust',
};

/** Cards that a monster slips into a hunter's cards: content/specials.ts. */
export const SPECIALS = ['debility', 'venom'] as const;
export type Special = (typeof SPECIALS)[number];

export const MONSTER_WORDS = {
  // Damage
  deal: ({ n }: { readonly n: Amount }) => `deal ${sayMuch(n, 'damage', 'damage')}`,
  /** Only on an attack: it is part of its damage (PA-COL-4). */
  'more-damage': ({ n }: { readonly n: Amount }) => `add ${sayAmount(n)} to the damage of this attack`,
  wounds: ({ n }: { readonly n: number }) => `the monster suffers ${plural(n, 'wound')}`,
  'cancel-boost': () => 'cancel the boost',
  'repeat-base': () => 'the base ability happens once more',

  // Keywords
  blind: () => 'inflict Blind',
  confuse: () => 'inflict Confuse',
  stun: () => 'inflict Stun',
  vulnerable: () => 'inflict Vulnerable',

  // Struggle
  struggle: ({ n }: { readonly n: Amount }) =>
    typeof n === 'number' && n < 0 ? `remove ${-n} struggle` : `the monster gains ${sayAmount(n)} struggle`,
  acceleration: ({ n }: { readonly n: number }) =>
    n < 0 ? `remove ${plural(-n, 'acceleration token')}` : `the monster gains ${plural(n, 'acceleration token')}`,
  'bonus-damage': ({ n, until }: { readonly n: number; readonly until: 'turn' | 'round' }) =>
    `monster damage is ${n} higher until the end of the ${until}`,
  turn: ({ to }: { readonly to: TurnTo }, voice: Voice) => `the monster turns to ${sayTurn(to, voice)}`,
  track: ({ by }: { readonly by: Amount }) =>
    typeof by === 'number' && by < 0 ? `its track goes down by ${-by}` : `its track goes up by ${sayAmount(by)}`,
  objective: ({ n }: { readonly n: number }) => `put ${plural(n, 'counter')} on the objective`,

  // Its cards
  'discard-slot': () => 'discard one behaviour in play, unresolved',
  'look-at-slot': ({ n }: { readonly n: number }) => `look at ${n === 1 ? 'one face-down behaviour' : `${n} face-down behaviours`}`,
  'look-at-pile': ({ n }: { readonly n: number }) => `look at the top ${plural(n, 'behaviour')} and put them back in any order`,
  'resolve-top': () => 'reveal and resolve the top behaviour of the pile',
  'refresh-slots': ({ n }: { readonly n: number }) => `replace ${n === 1 ? 'the behaviour' : `the ${n} behaviours`} with the lowest number`,
  'open-slot': () => 'a locked slot opens',
  'lock-slot': () => 'an empty or filled slot is locked, and its behaviour discarded',
  'stance-again': () => 'what the stance did when it was revealed happens again',

  // Its ground
  terrain: ({ kind, at }: { readonly kind: Terrain; readonly at: Place }, voice: Voice) =>
    `place ${TERRAIN_NAMES[kind]} in ${sayPlace(at, voice)}`,
  'clear-terrain': ({ kind, at }: { readonly kind: Terrain; readonly at: Place }, voice: Voice) =>
    `remove ${TERRAIN_NAMES[kind]} from ${sayPlace(at, voice)}`,
  mark: ({ at }: { readonly at: Place }, voice: Voice) => `the mark goes to ${sayPlace(at, voice)}`,
  /** Swallows the next attack from there, at most one for each hunter in a sector. */
  plate: ({ at }: { readonly at: Place }, voice: Voice) => `a plate slides over ${sayPlace(at, voice)}`,
  'drop-plate': ({ at }: { readonly at: Place }, voice: Voice) => `remove a plate from ${sayPlace(at, voice)}`,
  /** A swarm: a side target of that toughness (PA-DMG-15). */
  swarm: ({ toughness }: { readonly toughness: Amount }) => `a swarm with toughness ${sayAmount(toughness)} comes into play`,
  slip: (
    { card, to, who = 'self' }: { readonly card: Special; readonly to: 'discard' | 'hand' | 'sequence'; readonly who?: Whom },
    voice: Voice,
  ) =>
    does(who, `receive a ${card} card ${to === 'discard' ? 'on the discard pile' : to === 'hand' ? 'in hand' : 'in the sequence'}`, voice),

  // The end
  lose: () => 'the hunt is lost',
};
export { TERRAIN_NAMES };
