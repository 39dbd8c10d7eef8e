/**
 * What a seat sees as a row of numbers, always equally long. Where each number stands follows from the schema of the state alone, and is told: a learner knows what it looks at. What the seat does
 * not see, and what is not there, is 0. Texts are left out.
 */
import type { Shape } from '@quarry/kernel';

/** Of a list so many are told; how many there are is always told. Within a list fewer. */
const FIRST = 8;
const FIRST_WITHIN = 4;
const FIRST_CARDS = 10;

/** One number of the row. */
export interface Slot {
  /** Where in the view it is: `hunters.0.damage`. */
  readonly path: string;
  /** `number`: as it is. `flag`: 1 if so. `there`: 1 if there is something. `count`: how many. `choice`: its place in `of`, from 1. `card`: its number and 1. */
  readonly is: 'number' | 'flag' | 'there' | 'count' | 'choice' | 'card';
  readonly min?: number;
  readonly max?: number;
  readonly of?: readonly string[];
  /** What the number is one of: `sector`, `card`. */
  readonly names?: string;
}

/** Writes what it finds into its places. */
type Fill = (value: unknown, into: number[]) => void;

export class Tensor {
  readonly slots: readonly Slot[];
  readonly #fill: Fill;

  constructor(shape: Shape, seats: number) {
    const slots: Slot[] = [];
    this.#fill = new Layout(slots, seats).of(shape, '', 0);
    this.slots = slots;
  }

  of(view: unknown): number[] {
    const numbers = new Array<number>(this.slots.length).fill(0);
    this.#fill(view, numbers);
    return numbers;
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

class Layout {
  readonly #slots: Slot[];
  readonly #seats: number;

  constructor(slots: Slot[], seats: number) {
    this.#slots = slots;
    this.#seats = seats;
  }

  of(shape: Shape, path: string, depth: number): Fill {
    switch (shape.is) {
      case 'text':
        return () => {};
      case 'number':
        return this.#slot({ path, is: 'number', ...boundsOf(shape) }, value => (typeof value === 'number' ? value : 0));
      case 'yes-no':
        return this.#slot({ path, is: 'flag' }, value => (value === true ? 1 : 0));
      case 'choice':
        return this.#slot({ path, is: 'choice', of: shape.of }, value => shape.of.indexOf(value as string) + 1);
      case 'maybe': {
        const there = this.#slot({ path, is: 'there' }, value => (value === null || value === undefined ? 0 : 1));
        const inner = this.of(shape.of, path, depth);
        return both(there, inner);
      }
      case 'cards':
        return this.#cards(path);
      case 'record':
        return this.#record(shape.fields, path, depth);
      case 'list':
        return this.#list(shape.of, path, depth, depth === 0 ? FIRST : FIRST_WITHIN);
      case 'records':
        return this.#list(shape.of, path, depth, shape.isPerSeat ? this.#seats : depth === 0 ? FIRST : FIRST_WITHIN);
    }
  }

  #slot(slot: Slot, read: (value: unknown) => number): Fill {
    const at = this.#slots.push(slot) - 1;
    return (value, into) => {
      into[at] = read(value);
    };
  }

  #record(fields: Readonly<Record<string, Shape>>, path: string, depth: number): Fill {
    const fills = Object.entries(fields).map(
      ([name, shape]) => [name, this.of(shape, path === '' ? name : `${path}.${name}`, depth)] as const,
    );
    return (value, into) => {
      const found = fieldsOf(value);
      for (const [name, fill] of fills) fill(found[name], into);
    };
  }

  #list(inner: Shape, path: string, depth: number, most: number): Fill {
    const count = this.#slot({ path, is: 'count' }, value => listOf(value).length);
    const fills = Array.from({ length: most }, (_, i) => this.of(inner, `${path}.${i}`, depth + 1));
    return (value, into) => {
      count(value, into);
      const found = listOf(value);
      for (let i = 0; i < most && i < found.length; i++) fills[i]!(found[i], into);
    };
  }

  /** A pile is seen whole, as a number of cards, or as that with some of them turned up. */
  #cards(path: string): Fill {
    const count = this.#slot({ path, is: 'count' }, countIn);
    const fills = Array.from({ length: FIRST_CARDS }, (_, i) =>
      this.#slot({ path: `${path}.${i}`, is: 'card', names: 'card' }, card => (typeof card === 'number' ? card + 1 : 0)),
    );
    return (value, into) => {
      count(value, into);
      for (const [at, card] of faces(value)) fills[at]?.(card, into);
    };
  }
}

const both =
  (one: Fill, other: Fill): Fill =>
  (value, into) => {
    one(value, into);
    other(value, into);
  };

function boundsOf({ min, max, names }: Shape & { readonly is: 'number' }): Partial<Slot> {
  return { ...(min !== null && { min }), ...(max !== null && { max }), ...(names !== undefined && { names }) };
}

function countIn(pile: unknown): number {
  if (typeof pile === 'number') return pile;
  return Array.isArray(pile) ? pile.length : Number(fieldsOf(pile)['n'] ?? 0);
}

function faces(pile: unknown): readonly (readonly [number, unknown])[] {
  if (Array.isArray(pile)) return [...pile.entries()];
  return listOf(fieldsOf(pile)['shown']).map(one => [Number(fieldsOf(one)['at']), fieldsOf(one)['is']] as const);
}
