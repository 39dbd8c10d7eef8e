/**
 * What log lines, cards and pages need of English: numbers, lists, names from keys, spans of time, a capital at the start; and who does it, for the
 * reader is `you`, everybody else goes by name, and the verb follows.
 */

/** `1 card`, `2 cards`; what has another plural says so: `plural(2, 'die', 'dice')`. */
/** `You may roll 1 die again: which one?` */
export const rollAgain = (most: number, of = ''): string =>
  most === 1 ? `You may roll 1 ${of}die again: which one?` : `You may roll up to ${most} ${of}dice again: which ones?`;

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `3 of 5 points`. What is more than the whole is never a part of it: `6 points, 5 needed`, or whatever the whole is then called: `6 points, limit 5`. */
export const outOf = (n: number, whole: number, one = '', beyond = (all: number): string => `${all} needed`): string =>
  n > whole ? `${one === '' ? n : plural(n, one)}, ${beyond(whole)}` : `${n} of ${one === '' ? whole : plural(whole, one)}`;

/** What cannot be borne: `8 wounds, limit 6`. */
export const limit = (most: number): string => `limit ${most}`;

/** Quotes and apostrophes as in a book; the sign of inches after a number stays. */
export const curly = (text: string): string =>
  text
    .replaceAll(/(?<![\d])"(?=[\p{L}\d‘'(…])/gu, '“')
    .replaceAll(/(?<![\d])"/g, '”')
    .replaceAll(/(?<=^|[\s([—–“])'(?=\S)/g, '‘')
    .replaceAll("'", '’');

/** Content as it is read: every text in it with the quotes of a book. How a quote is set is no other content. */
export const inPrint = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) => (typeof value === 'string' ? curly(value) : value));

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
/** Small numbers as a story tells them: `three`, but `12`. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** `once`, `twice`, `3 times`. */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** `one`, `one and two`, `one, two and three`. */
export const sayList = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a capital at its start and a full stop at its end, if it ends in nothing else. */
export const sentence = (text: string): string => (text === '' ? '' : `${capital(text)}${/[.?!…]$/.test(text) ? '' : '.'}`);

/** What an offer takes, brings or risks: `A roll.`, `Gain: stores.`, `Risk: one may be hurt.` */
export const hintSays = ({ is, says }: { readonly is: 'needs' | 'gain' | 'risk'; readonly says: string }): string =>
  sentence(is === 'needs' ? says : `${is}: ${says}`);

/** `isHuge` → `Is huge`, `cooperative-easy` → `Cooperative easy`. */
export const wordsOf = (name: string): string =>
  capital(
    name
      .replaceAll(/[-_]+/g, ' ')
      .replaceAll(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
      .trim(),
  );

/** How long ago, roughly. */
export function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${plural(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${plural(hours, 'hour')} ago`;
  return `${plural(Math.floor(hours / 24), 'day')} ago`;
}

/** How long something has lasted: `12 s`, `3 min`, `2 h`. */
export function lasted(seconds: number): string {
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3600)} h`;
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go', was: 'were', focuses: 'focus' };

/** The form of a verb that goes with `you`: `moves` → `move`, `misses` → `miss`, `carries` → `carry`, `is` → `are`. */
export function withYou(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/.[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /(ss|x|zz|ch|sh)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

/** Somebody in a sentence: by name, as it reads inside of one (`Kite`, `the Carja Warrior`), or the reader. */
export class Person {
  readonly #name: string;
  readonly #isYou: boolean;

  constructor(name: string, isYou: boolean) {
    this.#name = name;
    this.#isYou = isYou;
  }

  /** At the start of a sentence, with the verb: `You shoot at`, `Kite shoots at`. */
  does(verb: string): string {
    if (!this.#isYou) return `${capital(this.#name)} ${verb}`;
    const [first = '', ...rest] = verb.split(' ');
    return ['You', withYou(first), ...rest].join(' ');
  }

  /** The same inside a sentence: `you shoot at`, `Kite shoots at`. */
  inside(verb: string): string {
    return this.#isYou ? this.does(verb).replace(/^You /, 'you ') : `${this.#name} ${verb}`;
  }

  /** Inside a sentence: `you`, `Kite`. */
  get whom(): string {
    return this.#isYou ? 'you' : this.#name;
  }

  /** Inside a sentence: `your`, `Kite’s`. */
  get whose(): string {
    return this.#isYou ? 'your' : `${this.#name}${this.#name.endsWith('s') ? '’' : '’s'}`;
  }

  /** Alone: `yours`, `Kite’s`. */
  get theirs(): string {
    return this.#isYou ? 'yours' : this.whose;
  }

  /** At the start of a sentence: `Your`, `Kite’s`. */
  get Whose(): string {
    return capital(this.whose);
  }
}
