/**
 * What is said of each hunter to whoever chooses one: the two numbers worth choosing for (read off the dataslate), what that is good for, how much it asks of the player and why, and a
 * line in their own voice. Zero Encore never speaks; that line describes.
 */
import type { HunterId } from './hunters.ts';
import type { Attribute } from './kinds.ts';
import type { Dataslate } from './types.ts';
import type { Effect } from './words/index.ts';

/** From the one that forgives most. */
export const EFFORTS = ['first-match', 'steady-hand', 'demanding'] as const;
export type Effort = (typeof EFFORTS)[number];
export const EFFORT_NAMES: Readonly<Record<Effort, string>> = {
  'first-match': 'first match',
  'steady-hand': 'steady hand',
  demanding: 'demanding',
};

/** A number to choose a hunter for: an attribute, the best of the attacks, or what the Special Rule says. */
export type Strength = Attribute | 'wounds' | 'damage' | 'range' | 'armor' | 'push' | 'sight' | 'keepers' | 'style';

export interface Casting {
  readonly shines: readonly [Strength, Strength];
  readonly goodAt: string;
  readonly effort: Effort;
  readonly because: string;
  readonly voice: string;
  /** The line is about them, not by them. */
  readonly isSilent?: true;
}

const CASTING: Readonly<Record<HunterId, Casting>> = {
  'prime-marlowe': {
    shines: ['shoot', 'mind'],
    goodAt: 'Shoots, strikes, spots and dodges well enough, and re-rolls one Impact Die a match.',
    effort: 'first-match',
    because: 'No attribute is below 3, so no plan is a wrong one.',
    voice: 'I have retired twice. It did not take.',
  },
  'quickdraw-nine': {
    shines: ['shoot', 'athletics'],
    goodAt: 'Runs up and shoots with damage 3, and once an activation re-rolls a die of a miss.',
    effort: 'first-match',
    because: 'The pistols are never depleted and a miss gets a second chance.',
    voice: 'Ask me when I have stopped moving.',
  },
  'tin-saint': {
    shines: ['fight', 'armor'],
    goodAt: 'Walks into a crowd of crims and swings, with Armor 1 against every hit.',
    effort: 'first-match',
    because: 'Armor forgives a bad position, and the plan is always to go nearer.',
    voice: 'I forgive you. Afterwards.',
  },
  'anvil-annie': {
    shines: ['fight', 'damage'],
    goodAt: 'Fells tough crims with damage 4, then moves 2" on towards the next.',
    effort: 'first-match',
    because: 'One strong attack and 6 wounds carry the day; only the Sledge can be depleted.',
    voice: 'Two hammers. One is for emphasis.',
  },
  bricklayer: {
    shines: ['fight', 'wounds'],
    goodAt: 'Holds out where others fall: 8 wounds, and a Girder with damage 4.',
    effort: 'first-match',
    because: 'With 8 wounds there is time to learn, though a large base finds less cover.',
    voice: 'I build. This is the other half of it.',
  },
  'lady-voltage': {
    shines: ['fight', 'push'],
    goodAt: 'Duels fast crims, and an Impact 10 throws them 3" away.',
    effort: 'steady-hand',
    because: 'To hurt anybody means to be in contact, with 5 wounds and no armor.',
    voice: 'Hold still. It is kinder.',
  },
  kite: {
    shines: ['athletics', 'fight'],
    goodAt: 'Is first at every pod and crim: roofs and rubble cost no die.',
    effort: 'steady-hand',
    because: 'Speed scores only if you see the way over the roofs and a safe end to it.',
    voice: 'The street is for people who like company.',
  },
  furnace: {
    shines: ['shoot', 'damage'],
    goodAt: 'Burns crims out of cover with damage 4: cover does not count against the flame.',
    effort: 'steady-hand',
    because: 'The flame reaches 8" and may be depleted, so crims are near when it is.',
    voice: 'They asked me to warm up the audience.',
  },
  'polite-kevin': {
    shines: ['fight', 'athletics'],
    goodAt: 'Keeps crims close: whoever runs from contact takes 1 wound more.',
    effort: 'steady-hand',
    because: 'The best blow falls on those who leave, so you must guess who will.',
    voice: 'After you. No, I insist.',
  },
  'zero-encore': {
    shines: ['fight', 'shoot'],
    goodAt: 'Finishes wounded crims near and far, and an Impact 1 never spoils the points.',
    effort: 'steady-hand',
    because: 'Neither attack is the strongest; the skill is in whom to finish, and when.',
    voice: 'Says nothing. The crowd knows the words.',
    isSilent: true,
  },
  rerun: {
    shines: ['mind', 'shoot'],
    goodAt: 'Comes back from anything: 6 wounds, and Momentum heals 2 of them.',
    effort: 'steady-hand',
    because: 'Defense 2 lets most hits through, so wounds must be paid off in time.',
    voice: 'They kept my music. I took it as a sign.',
  },
  'mother-hush': {
    shines: ['shoot', 'range'],
    goodAt: 'Takes one aimed shot an activation, from 24" away, and Focus upgrades 3 of its dice.',
    effort: 'demanding',
    because: 'Athletics 2 and Defense 2 mean that every place must be the right one.',
    voice: 'Sit up straight, dear. It helps us both.',
  },
  'doctor-applause': {
    shines: ['pizzazz', 'style'],
    goodAt: 'Makes the most of each kill: 6 dice for style, and 1 point more on top.',
    effort: 'demanding',
    because: 'With Fight 2 and Shoot 3 the kills come late, and must be planned.',
    voice: 'You will want the good seats for this.',
  },
  'the-auditor': {
    shines: ['mind', 'keepers'],
    goodAt: 'Plays cards: holds 4 Keepers, draws at each pod, and gives crims new orders.',
    effort: 'demanding',
    because: 'The points are in the cards and their windows, not in damage 2.',
    voice: 'Sign here. And here. Now run.',
  },
  'sister-static': {
    shines: ['mind', 'sight'],
    goodAt: 'Finds hidden crims from 24" away, with a quarter of their cover in sight.',
    effort: 'demanding',
    because: 'Damage 2 needs targets that others cannot find, and those hide first.',
    voice: 'I saw you come in. And before that.',
  },
};

/** Null for a hunter who is not in the box. */
export const castingOf = (id: string): Casting | null => (Object.hasOwn(CASTING, id) ? CASTING[id as HunterId] : null);

/** What a Special Rule adds to, and the word that says so. */
const BY_RULE = { armor: 'armor', push: 'push-distance', sight: 'spot-range', keepers: 'hand-limit', style: 'quality-bonus' } as const;

/** The number itself, as it is printed; 0 if the dataslate has none. */
export function strengthOf(slate: Dataslate, strength: Strength): number {
  if (strength === 'wounds') return slate.woundMaximum;
  if (strength === 'damage') return Math.max(...slate.attacks.map(({ damage }) => damage));
  if (strength === 'range') return Math.max(...slate.attacks.map(({ range }) => range ?? 0));
  if (!Object.hasOwn(BY_RULE, strength)) return slate.attributes[strength as Attribute];
  const word = BY_RULE[strength as keyof typeof BY_RULE];
  const said = slate.rule.texts.flatMap(({ effects }) => effects).find((effect: Effect) => effect.do === word);
  return said && 'n' in said ? said.n : 0;
}
