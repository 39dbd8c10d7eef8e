/** What the words of the card language share: whom they fall on, and how that is said. */
import { plural } from '@quarry/kernel';
import { near } from './nearness.ts';

/** `that` is the one whom the occasion is about; `ally` and `any` are chosen by whoever plays the card. */
export const WHO = ['self', 'ally', 'any', 'each', 'next', 'that'] as const;
export type Who = (typeof WHO)[number];

/** Whom a word falls on. `within` counts squares from whoever plays the card. */
export interface Whom {
  readonly who: Who;
  readonly within?: number;
  readonly only?: 'hidden' | 'revealed';
}
export interface Counted {
  readonly n: number;
}

const SUBJECTS: Readonly<Record<Who, string>> = {
  self: 'you',
  ally: 'one ally',
  any: 'one character',
  each: 'each character',
  next: 'the character who acts next',
  that: 'that character',
};

/** Whom, as the subject of a sentence. */
export function subject({ who, within, only }: Whom): string {
  const adjective = only ? `${only} ` : '';
  const bare = SUBJECTS[who].replace(/(ally|character)/, `${adjective}$1`);
  return within === undefined || who === 'self' ? bare : `${bare} ${near(within)}`;
}

/** `draw`, `you may draw`, `one ally draws`. */
export function does(whom: Whom, verb: string): string {
  if (whom.who !== 'self') return `${subject(whom)} ${verb.replace(/^\w+/, first => thirdPerson(first))}`;
  return verb.startsWith('may ') ? `you ${verb}` : verb;
}

/** What happens to somebody, and is not done: `you suffer`, `one ally suffers`. */
export const suffers = (whom: Whom, verb: string): string => (whom.who === 'self' ? `you ${verb}` : does(whom, verb));

const thirdPerson = (verb: string): string => (verb === 'may' ? verb : /(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`);

export const squares = (n: number): string => plural(n, 'square');
/** As far as that, or less. */
export const upTo = (n: number): string => (n === 1 ? squares(n) : `up to ${squares(n)}`);
export const cards = (n: number): string => plural(n, 'card');
