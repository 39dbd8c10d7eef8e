/**
 * Chance, asked for by name. Each stream (one per deck, one per kind of roll) is a row of its own, keyed by
 * seed, stream and index, so an extra roll in one place shifts nothing elsewhere. Three drivers: sampled for
 * play, scripted for tests and for dice on a real table, enumerated for exact odds.
 */
import { sha256, sha256Words } from './sha256.ts';
import { BrokenPromise, EndlessRule } from './types.ts';

/** A die is the list of its faces. */
export type Faces<F> = readonly F[];

export interface Chance<Stream extends string = string> {
  /** One face for each die. */
  roll<F>(stream: Stream, dice: readonly Faces<F>[]): F[];
  /** A new order of the same things. */
  shuffle<T>(stream: Stream, things: readonly T[]): T[];
  /** A whole number from 0 up to, not including, `n`. */
  below(stream: Stream, n: number): number;
}

/** What is published before the first move, so that the seed shown at the end can be checked. */
export function commitment(seed: string): string {
  return sha256(`quarry seed: ${seed}`);
}

interface StreamKey {
  readonly high: number;
  readonly low: number;
}

const turn = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/** Threefry 2x32 with 13 rounds (Salmon et al. 2011): a 64-bit block cipher used as a counter-based generator; first word. */
function threefry(key: StreamKey, high: number, low: number): number {
  const k0 = key.high;
  const k1 = key.low;
  const k2 = k0 ^ k1 ^ 0x1bd11bda;
  let a = (high + k0) | 0;
  let b = (low + k1) | 0;
  a = (a + b) | 0;
  b = turn(b, 13) ^ a;
  a = (a + b) | 0;
  b = turn(b, 15) ^ a;
  a = (a + b) | 0;
  b = turn(b, 26) ^ a;
  a = (a + b) | 0;
  b = turn(b, 6) ^ a;
  a = (a + k1) | 0;
  b = (b + k2 + 1) | 0;
  a = (a + b) | 0;
  b = turn(b, 17) ^ a;
  a = (a + b) | 0;
  b = turn(b, 29) ^ a;
  a = (a + b) | 0;
  b = turn(b, 16) ^ a;
  a = (a + b) | 0;
  b = turn(b, 24) ^ a;
  a = (a + k2) | 0;
  b = (b + k0 + 2) | 0;
  a = (a + b) | 0;
  b = turn(b, 13) ^ a;
  a = (a + b) | 0;
  b = turn(b, 15) ^ a;
  a = (a + b) | 0;
  b = turn(b, 26) ^ a;
  a = (a + b) | 0;
  b = turn(b, 6) ^ a;
  a = (a + k0) | 0;
  b = (b + k1 + 3) | 0;
  a = (a + b) | 0;
  b = turn(b, 17) ^ a;
  return a >>> 0;
}

/**
 * What was not left to chance, by stream and call: the faces of a roll, the order of a shuffle, a single number for `below`. A call of which
 * nothing is said falls as it falls.
 */
export type Said = Readonly<Record<string, readonly (readonly unknown[] | null)[]>>;

/** A seed's stream keys, worked out once and shared by every fork of a match; and what is said instead of it. */
export class Seed {
  readonly text: string;
  readonly said: Said;
  readonly #keys = new Map<string, StreamKey>();

  constructor(text: string, said: Said = {}) {
    this.text = text;
    this.said = said;
  }

  /** What a call is to show, if it is said. */
  saidOf(stream: string, index: number): readonly unknown[] | null {
    return this.said[stream]?.[index] ?? null;
  }

  key(stream: string): StreamKey {
    let key = this.#keys.get(stream);
    if (!key) {
      const words = sha256Words(`quarry stream: ${this.text}/${stream}`);
      key = { high: words[0]!, low: words[1]! };
      this.#keys.set(stream, key);
    }
    return key;
  }
}

/** Rolls already made, which everybody at the table has seen: up to these counters they come from this seed. */
export interface PastRolls {
  readonly seed: Seed;
  readonly counters: Readonly<Record<string, number>>;
  /** The same, if that world was imagined itself. */
  readonly before: PastRolls | null;
}

/** Play: each call takes the next index of its stream; the dice or cards of that call are draws under that index. */
export class SampledChance<Stream extends string = string> implements Chance<Stream> {
  readonly seed: Seed;
  #counters: Record<string, number>;
  #snapshot: Readonly<Record<string, number>> | null;
  /** In an imagined world: what had been rolled before it was imagined. */
  readonly past: PastRolls | null;
  /** How often chance was asked: undo stops where it was. */
  used = 0;
  /** How often it was for dice. */
  rolled = 0;
  /** How often it may be asked in all. */
  most = Number.POSITIVE_INFINITY;

  constructor(seed: Seed, counters: Readonly<Record<string, number>> = {}, past: PastRolls | null = null) {
    this.seed = seed;
    this.past = past;
    this.#counters = { ...counters };
    this.#snapshot = counters;
  }

  /** How far each stream has gone. The same object until chance is asked again. */
  get counters(): Readonly<Record<string, number>> {
    this.#snapshot ??= { ...this.#counters };
    return this.#snapshot;
  }

  #index(stream: Stream): number {
    const index = this.#counters[stream] ?? 0;
    this.#counters[stream] = index + 1;
    this.#snapshot = null;
    this.used += 1;
    if (this.used > this.most) throw new EndlessRule(`chance was asked too often after one answer, last for '${stream}'`);
    return index;
  }

  /** The seed that a roll comes from. */
  #seedOf(stream: Stream, index: number): Seed {
    let { seed, past } = this as { seed: Seed; past: PastRolls | null };
    while (past !== null && index < (past.counters[stream] ?? 0)) ({ seed, before: past } = past);
    return seed;
  }

  roll<F>(stream: Stream, dice: readonly Faces<F>[]): F[] {
    const index = this.#index(stream);
    if (dice.length > 0) this.rolled += 1;
    const seed = this.#seedOf(stream, index);
    const said = seed.saidOf(stream, index);
    if (said) return facesSaid(stream, dice, said as readonly F[]);
    const key = seed.key(stream);
    const shown: F[] = [];
    for (let i = 0; i < dice.length; i++) {
      const faces = dice[i]!;
      shown.push(faces[Math.floor((threefry(key, index, i) / 0x1_0000_0000) * faces.length)]!);
    }
    return shown;
  }

  shuffle<T>(stream: Stream, things: readonly T[]): T[] {
    const key = this.seed.key(stream);
    const index = this.#index(stream);
    const said = this.seed.saidOf(stream, index);
    if (said) return orderSaid(stream, things, said as readonly T[]);
    const order = things.slice();
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor((threefry(key, index, i) / 0x1_0000_0000) * (i + 1));
      const moved = order[i]!;
      order[i] = order[j]!;
      order[j] = moved;
    }
    return order;
  }

  below(stream: Stream, n: number): number {
    const index = this.#index(stream);
    const seed = this.#seedOf(stream, index);
    const said = seed.saidOf(stream, index);
    if (said) return numberSaid(stream, n, said[0]);
    return Math.floor((threefry(seed.key(stream), index, 0) / 0x1_0000_0000) * n);
  }
}

function facesSaid<F>(stream: string, dice: readonly Faces<F>[], said: readonly F[]): F[] {
  if (said.length !== dice.length)
    throw new BrokenPromise(`${said.length} faces are said for '${stream}', but ${dice.length} dice are rolled`);
  return dice.map((faces, i) => {
    if (faces.includes(said[i]!)) return said[i]!;
    throw new BrokenPromise(`the script rolls ${String(said[i])} on '${stream}', but the die shows only ${faces.join(', ')}`);
  });
}

function orderSaid<T>(stream: string, things: readonly T[], order: readonly T[]): T[] {
  const count = (list: readonly T[], thing: T): number => list.filter(one => one === thing).length;
  const isSame = order.length === things.length && things.every(thing => count(order, thing) === count(things, thing));
  if (!isSame) throw new BrokenPromise(`the script shuffles '${stream}' into ${String(order)}, but the things are ${String(things)}`);
  return order.slice();
}

function numberSaid(stream: string, n: number, said: unknown): number {
  if (!Number.isInteger(said) || (said as number) < 0 || (said as number) >= n)
    throw new BrokenPromise(`the script picks ${String(said)} on '${stream}', but there are only ${n}`);
  return said as number;
}

/**
 * What a scripted stream gives next: faces for rolls, one by one or in a group for each roll (`[[1, 0], [2]]`), whole orders for shuffles, numbers for
 * `below`.
 */
export type Script = Readonly<Record<string, readonly unknown[]>>;

/** Tests, and physical dice: says what each stream shows next. A shuffle without a script keeps the order. */
export class ScriptedChance<Stream extends string = string> implements Chance<Stream> {
  readonly #left: Map<string, unknown[]>;

  constructor(script: Script = {}) {
    this.#left = new Map(Object.entries(script).map(([stream, values]) => [stream, [...values]]));
  }

  /** What the script still holds: a test that expects everything to be used looks here. */
  get left(): Script {
    return Object.fromEntries([...this.#left].filter(([, values]) => values.length > 0));
  }

  roll<F>(stream: Stream, dice: readonly Faces<F>[]): F[] {
    const queue = this.#left.get(stream) ?? [];
    if (dice.length > 0 && Array.isArray(queue[0])) return facesSaid(stream, dice, queue.shift() as F[]);
    return dice.map(faces => {
      if (queue.length === 0) throw new BrokenPromise(`the script has no more rolls for '${stream}', but ${dice.length} dice are rolled`);
      return facesSaid(stream, [faces], [queue.shift() as F])[0]!;
    });
  }

  shuffle<T>(stream: Stream, things: readonly T[]): T[] {
    const queue = this.#left.get(stream);
    if (!queue || queue.length === 0) return things.slice();
    return orderSaid(stream, things, queue.shift() as T[]);
  }

  below(stream: Stream, n: number): number {
    return numberSaid(stream, n, this.#left.get(stream)?.shift() ?? 0);
  }
}

/**
 * Exact odds: runs `play` once for every way the dice can fall and gathers what it returns.
 * Equal faces of a die are one branch with their joint weight. Shuffles are not enumerated: hand in a known order.
 */
export function enumerate<T extends string | number, Stream extends string = string>(play: (chance: Chance<Stream>) => T): Map<T, number> {
  const found = new Map<T, number>();
  const path: number[] = [];
  let widths: number[] = [];
  do {
    let depth = 0;
    let weight = 1;
    widths = [];
    const branch = (weights: readonly number[]): number => {
      const total = weights.reduce((sum, w) => sum + w, 0);
      if (depth === path.length) path.push(0);
      const taken = path[depth]!;
      widths[depth] = weights.length;
      depth += 1;
      weight *= weights[taken]! / total;
      return taken;
    };
    const chance: Chance<Stream> = {
      roll: (_stream, dice) =>
        dice.map(faces => {
          const distinct = [...new Set(faces)];
          return distinct[branch(distinct.map(face => faces.filter(other => other === face).length))]!;
        }),
      shuffle: (_stream, things) => things.slice(),
      below: (_stream, n) => branch(new Array<number>(n).fill(1)),
    };
    const value = play(chance);
    found.set(value, (found.get(value) ?? 0) + weight);
    path.length = depth;
    while (path.length > 0 && path.at(-1)! + 1 >= widths[path.length - 1]!) path.pop();
    if (path.length > 0) path[path.length - 1]! += 1;
  } while (path.length > 0);
  return found;
}
