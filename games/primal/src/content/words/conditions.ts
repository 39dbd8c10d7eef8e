/** What a text asks for before it does anything. Judged when the ability triggers (PA-PRIO-7), or as the text of a played card resolves. */
import { sayList } from '@quarry/kernel';
import type { Colour, Keyword, Position, Terrain } from '../kinds.ts';
import { COLOUR_NAMES, type Voice } from './saying.ts';

/** Which cards. All that is named must hold. */
export interface CardFilter {
  readonly colour?: Colour;
  readonly kind?: 'offensive' | 'defensive';
  readonly trait?: string;
  readonly keyword?: Keyword;
  readonly aggro?: true;
}
interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
export function sayFilter({ colour, kind, trait, keyword, aggro }: CardFilter): string {
  const noun = colour ? COLOUR_NAMES[colour] : kind ? `${kind} card` : 'card';
  const withs = [
    ...(keyword ? [`with ${keyword[0]!.toUpperCase()}${keyword.slice(1)}`] : []),
    ...(aggro ? ['with the aggro mark'] : []),
    ...(trait ? [`of the trait ${trait}`] : []),
  ];
  return [noun, ...withs].join(' ');
}
/** Several of them: `attacks`, `offensive cards with Stealth`. */
export const sayPair = (filter: CardFilter): string =>
  sayFilter(filter).replace(/^(?:attack|maneuver|dodge|parry|(?:\w+ )?card)/, noun => (noun === 'parry' ? 'parries' : `${noun}s`));
const bounds = ({ atLeast, atMost }: Bounds): string => (atLeast !== undefined ? `${atLeast} or more` : `${atMost} or fewer`);
const they = (voice: Voice): string => (voice === 'hunter' ? 'you are' : 'the active hunter is');
const whose = (voice: Voice): string => (voice === 'hunter' ? 'your sequence' : 'the sequence of the active hunter');
const they2 = (voice: Voice): string => (voice === 'hunter' ? 'you have' : 'the active hunter has');

export const CONDITIONS = {
  position: ({ is }: { readonly is: readonly Position[] }, voice: Voice) =>
    `${they(voice)} in ${sayList(
      is.map(one => (one === 'flank' ? 'a flank' : `the ${one}`)),
      'or',
    )}`,
  exposed: (_: object, voice: Voice) => `${they(voice)} where the monster is exposed`,
  /** The card directly before (PA-PLAY-11). */
  after: (filter: CardFilter) => `this follows ${a(sayFilter(filter))}`,
  'in-sequence': ({ n, ...filter }: CardFilter & { readonly n: number }, voice: Voice) =>
    `there ${n === 1 ? `is ${a(sayFilter(filter))}` : `are ${n} or more ${sayPair(filter)}`} in ${whose(voice)}`,
  sequence: (of: Bounds, voice: Voice) => `${whose(voice)} has ${bounds(of)} cards`,
  hand: (of: Bounds, voice: Voice) => `${they2(voice)} ${of.atMost === 0 ? 'no' : bounds(of)} cards in hand`,
  damage: (of: Bounds, voice: Voice) => `${they2(voice)} ${bounds(of)} damage`,
  stamina: (of: Bounds, voice: Voice) => `${they2(voice)} ${bounds(of)} stamina tokens`,
  'has-aggro': (_: object, voice: Voice) => `${they2(voice)} aggro`,
  'no-aggro': (_: object, voice: Voice) => `${they2(voice)} no aggro`,
  threatened: (_: object, voice: Voice) => `${they(voice)} threatened`,
  unthreatened: (_: object, voice: Voice) => `${they(voice)} not threatened`,
  /** The mastery of whoever has the card. */
  focused: () => 'your mastery is focused',
  unfocused: () => 'your mastery is not focused yet',
  struggle: (of: Bounds & { readonly perPlayer?: true }) => `struggle is ${bounds(of)}${of.perPlayer ? ' per hunter' : ''}`,
  stance: ({ is }: { readonly is: readonly number[] }) => `stance ${sayList(is.map(String), 'or')} is in play`,
  'paid-with': ({ colour }: { readonly colour: Colour }) => `${a(COLOUR_NAMES[colour])} was among what paid for it`,
  'first-card': () => 'this is the first card of your sequence',
  'nth-card': ({ n }: { readonly n: number }) => `this is card ${n} of your sequence`,
  level: ({ atLeast }: { readonly atLeast: number }) => `the level is ${atLeast} or higher`,
  round: (of: Bounds) =>
    `it is round ${of.atLeast !== undefined ? `${of.atLeast} or later` : of.atMost === 1 ? '1' : `${of.atMost} or earlier`}`,
  'terrain-here': ({ kind }: { readonly kind: Terrain }, voice: Voice) =>
    `there is ${kind.replace('-', ' ')} in ${voice === 'hunter' ? 'your sector' : 'the sector of the active hunter'}`,
  'shares-sector': (_: object, voice: Voice) => (voice === 'hunter' ? 'you share your sector' : 'the active hunter shares the sector'),
  alone: (_: object, voice: Voice) => `${they(voice)} alone in the sector`,
  track: (of: Bounds) => `its track is at ${bounds(of)}`,
  counters: (of: Bounds) => `this card has ${bounds(of)} counters`,
  'somebody-down': () => 'a hunter is knocked out',
  vulnerable: () => 'the monster is vulnerable',
  confused: () => 'the monster is confused',
  swarm: () => 'a swarm is in play',
  marked: (_: object, voice: Voice) => `${they(voice)} in the marked sector`,
  'deck-at-most': ({ n }: { readonly n: number }) => `your deck has ${n} or fewer cards`,
  'aggro-threatened': () => 'the aggro hunter is threatened',
  'nobody-in': ({ position }: { readonly position: Position }) =>
    `nobody stands in ${position === 'flank' ? 'the flanks' : `the ${position}`}`,
};
type Conditions = typeof CONDITIONS;
export type Condition = {
  [C in keyof Conditions]: Conditions[C] extends (condition: infer E, voice: Voice) => string
    ? { readonly if: C } & Readonly<unknown extends E ? object : E>
    : never;
}[keyof Conditions];

const sayCondition = (condition: Condition, voice: Voice): string =>
  (CONDITIONS[condition.if] as (one: Condition, voice: Voice) => string)(condition, voice);
const isOneInSequence = (condition: Condition): condition is Extract<Condition, { readonly if: 'in-sequence' }> =>
  condition.if === 'in-sequence' && condition.n === 1;
/** All of them. Cards that must lie in one sequence are told together. */
export function sayConditions(conditions: readonly Condition[], voice: Voice): string {
  const singles = conditions.filter(isOneInSequence);
  const others = conditions.filter(one => !isOneInSequence(one)).map(one => sayCondition(one, voice));
  if (singles.length === 0) return sayList(others);
  return sayList([`there is ${sayList(singles.map(one => a(sayFilter(one))))} in ${whose(voice)}`, ...others]);
}
