/** How a record is written in words, and read again: values, fields and sections of the notation. What a position holds is in ../notation.ts. */
import { oneOf } from '@quarry/kernel';

/** What cannot be read, as an error inside the notation only. */
export class Fault extends Error {}
export const fault = (says: string): never => {
  throw new Fault(says);
};

/** How a value is spelled. */
export interface Spelling<T> {
  write(value: T): string;
  read(text: string): T;
}

export const number: Spelling<number> = {
  write: String,
  read: text => (/^-?\d{1,9}$/.test(text) ? Number(text) : fault(`'${text}' is no whole number`)),
};

export function word<const W extends string>(...words: readonly W[]): Spelling<W> {
  const known = oneOf(words);
  return { write: value => value, read: text => (words.includes(text as W) ? (text as W) : fault(`'${text}' is not ${known.is}`)) };
}

export const listOf = <T>(one: Spelling<T>, mark = ','): Spelling<readonly T[]> => ({
  write: values => values.map(one.write).join(mark),
  read: text => (text === '' ? [] : text.split(mark).map(one.read)),
});

/** A number that names something: the letter and the number on the table, or `none` for -1. */
export const numbered = (letter: string, what: string, first: number): Spelling<number> => ({
  write: value => (value < 0 ? 'none' : `${letter}${value + first}`),
  read(text) {
    const no =
      text === 'none' ? -1 : text.startsWith(letter) ? number.read(text.slice(letter.length)) - first : fault(`'${text}' is no ${what}`);
    return no < -1 ? fault(`'${text}' is no ${what}`) : no;
  },
});

const inch: Spelling<number> = {
  write: length => String(length / 1000),
  read: text => (/^-?\d{1,3}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : fault(`'${text}' is no length in inches`)),
};

/** A point in inches, `12.5,8`. */
export const place: Spelling<{ readonly x: number; readonly y: number }> = {
  write: ({ x, y }) => `${inch.write(x)},${inch.write(y)}`,
  read(text) {
    const [x = '', y = '', ...more] = text.split(',');
    return more.length > 0 ? fault(`'${text}' is no point; write @x,y in inches`) : { x: inch.read(x), y: inch.read(y) };
  },
};

/** A printed name as one word: blanks become `_`, other marks are escaped. */
export const name: Spelling<string> = {
  write: text => encodeURIComponent(text).replaceAll('_', '%5F').replaceAll('%20', '_'),
  read(text) {
    try {
      return decodeURIComponent(text.replaceAll('_', '%20'));
    } catch {
      return fault(`'${text}' is no name`);
    }
  },
};

/** A field of a record: the word that spells it, and what the word makes of it. `text` is null for a bare word. */
export interface Field<T> {
  readonly label: string;
  write(value: T, start: T): readonly string[];
  read(text: string | null, value: T): T;
}

/** `label=value`. */
export function valued<T>(label: string, { write, read }: Spelling<T>): Field<T> {
  return {
    label,
    write: (value, start) => (write(value) === write(start) ? [] : [`${label}=${write(value)}`]),
    read: text => read(text ?? fault(`'${label}' lacks a value: write ${label}=…`)),
  };
}
export const counted = (label: string): Field<number> => valued(label, number);
/** A mark right before the value: `@14,3`, `#3`. */
export const marked = <T>(mark: '@' | '#', { write, read }: Spelling<T>): Field<T> => ({
  label: mark,
  write: (value, start) => (write(value) === write(start) ? [] : [`${mark}${write(value)}`]),
  read: text => read(text ?? ''),
});
/** A bare word that stands for `true`. */
export const flag = (label: string): Field<boolean> => ({
  label,
  write: (now, start) => (now === start ? [] : [label]),
  read: text => (text === null ? true : fault(`'${label}' takes no value`)),
});

export type Fields<R> = { readonly [K in keyof R]: Field<R[K]> };

export function writeFields<R>(fields: Partial<Fields<R>>, record: R, start: R): string[] {
  return (Object.keys(fields) as (keyof R)[]).flatMap(key => fields[key]!.write(record[key], start[key]));
}

export interface Section {
  readonly n: number;
  readonly head: string;
  readonly words: readonly string[];
}
/** Notes which word is being read, for the refusal. */
export type GoTo = (section: Section, word: string) => void;

export const sectionsOf = (text: string): Section[] =>
  text
    .trim()
    .split(/\s+\|\s+/)
    .map((one, i): Section => {
      const [head = '', ...words] = one.split(/\s+/);
      return { n: i + 1, head, words };
    });

/** Reads the words of a section, from the given one on, into a record. */
export function readFields<R>(fields: Partial<Fields<R>>, record: R, section: Section, from: number, goTo: GoTo): void {
  const entries = Object.entries(fields) as [keyof R, Field<R[keyof R]>][];
  const read = new Set<string>();
  for (const one of section.words.slice(from)) {
    goTo(section, one);
    const isMarked = one.startsWith('@') || one.startsWith('#');
    const equals = one.indexOf('=');
    const label = isMarked ? one[0]! : equals < 0 ? one : one.slice(0, equals);
    const text = isMarked ? one.slice(1) : equals < 0 ? null : one.slice(equals + 1);
    const entry = entries.find(([, field]) => field.label === label);
    if (!entry) fault(`there is no '${label}' in this section`);
    if (read.has(label)) fault(`'${label}' is there twice`);
    read.add(label);
    const [key, field] = entry!;
    record[key] = field.read(text, record[key]);
  }
}
