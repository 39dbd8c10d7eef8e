/**
 * A world that a seat holds possible: what it sees stays, what it cannot see is dealt anew. Cards change places
 * only within their pool, and every zone keeps its size. Bots think about such worlds and never about the true one.
 * Where hidden cards really lie has no part in it (K-147), so that nothing is told by a world whose seed is known.
 */
import type { Chance } from './chance.ts';
import type { Schema } from './schema/index.ts';
import type { Seat } from './types.ts';

/** The zones that a seat cannot look into, in the order of the declaration. */
export function hiddenZones<T>(schema: Schema<T, unknown>, state: T, seat: Seat | null): (readonly number[])[] {
  const found: (readonly number[])[] = [];
  schema.hidden(state, { seat, state, owner: null }, cards => {
    found.push(cards);
    return cards;
  });
  return found;
}

/** What a seat cannot see of a state, card by card. */
export const hiddenFrom = <T>(schema: Schema<T, unknown>, state: T, seat: Seat | null): number[] => hiddenZones(schema, state, seat).flat();

/** Whether a card that lay hidden in these zones lies in none of those any more. Zones are values: an untouched one is the same. */
export function hasComeToSight(before: readonly (readonly number[])[], after: readonly (readonly number[])[]): boolean {
  if (before.length === after.length && before.every((zone, i) => zone === after[i])) return false;
  return missingFrom(after.flat(), before.flat()).size > 0;
}

/** Cards that are in `before` more often than in `after`, each with how often. */
export function missingFrom(after: readonly number[], before: readonly number[]): Map<number, number> {
  const missing = new Map<number, number>();
  if (before.length === after.length && before.every((card, i) => card === after[i])) return missing;
  for (const card of before) missing.set(card, (missing.get(card) ?? 0) + 1);
  for (const card of after) missing.set(card, (missing.get(card) ?? 0) - 1);
  for (const [card, count] of missing) if (count <= 0) missing.delete(card);
  return missing;
}

/**
 * Deals anew, in place, what the seat cannot see. Hand in a clone. Cards in `known` stay where they are, each as
 * often as it says: the seat has come to see them since.
 */
export function imagine<T>(
  schema: Schema<T, unknown>,
  state: T,
  seat: Seat | null,
  chance: Chance<'imagined'>,
  known: ReadonlyMap<number, number> = new Map(),
): T {
  // Labels look at a copy: they must say the same in both rounds, whatever is dealt meanwhile.
  const eye = { seat, state: schema.clone(state), owner: null };
  const stays = (left: Map<number, number>, card: number): boolean => {
    const count = left.get(card) ?? 0;
    if (count > 0) left.set(card, count - 1);
    return count > 0;
  };
  const pools = new Map<string, number[]>();
  const staying = new Map(known);
  schema.hidden(state, eye, (cards, poolOf, shown) => {
    for (const [place, card] of cards.entries()) {
      if (shown(place) === 'face' || stays(staying, card)) continue;
      const name = poolOf(card);
      const pool = pools.get(name);
      if (pool) pool.push(card);
      else pools.set(name, [card]);
    }
    return cards;
  });
  // In their true order a shuffle could be turned back by whoever knows its seed: they are shuffled from an order that tells nothing.
  for (const name of [...pools.keys()].sort()) pools.set(name, chance.shuffle('imagined', pools.get(name)!.sort(byNumber)));
  // What can be seen of a card narrows down which it is: such places are dealt first, the others from what is left.
  const stayed = new Map(known);
  const dealt: (number | undefined)[][] = [];
  schema.hidden(state, eye, (cards, poolOf, shown) => {
    dealt.push(
      cards.map((card, place) => {
        const look = shown(place);
        if (look === 'face' || stays(stayed, card)) return card;
        return look && takeFrom(pools.get(poolOf(card))!, other => look(other) === look(card));
      }),
    );
    return cards;
  });
  let zone = 0;
  return schema.hidden(state, eye, (cards, poolOf) => {
    const here = dealt[zone++]!;
    return cards.map((card, place) => here[place] ?? pools.get(poolOf(card))!.pop()!);
  });
}

const byNumber = (a: number, b: number): number => a - b;

/** The last one that fits, which is then no longer there. */
function takeFrom(pool: number[], fits: (card: number) => boolean): number {
  return pool.splice(pool.findLastIndex(fits), 1)[0]!;
}
