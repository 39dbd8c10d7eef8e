/**
 * No card is lost and none is there twice: read from the declaration of the state. Cards lie in zones, and wherever a number is declared to name a
 * card (`naming('card')`); -1 is none. A field that only mentions a card which lies elsewhere is listed in `mentions`.
 *
 *     const findFaults = cardFaultsOf(beaconState, {
 *       expected: () => FIND_DECK,
 *       keyOf,
 *       of: ['finds', 'usedFinds', 'keepers.hand'], // all places if left out
 *     });
 *     const faults = (state: State) => [...findFaults(state), ...otherFaults(state)];
 *     // 'rope-1 lies in hand of seat 0 and in usedFinds', 'flask-0 lies nowhere', 'card 99 in finds is not in the box'
 */
import type { Schema, Shape } from './schema/index.ts';
import { BrokenPromise } from './types.ts';

export interface CardWatch<State> {
  /** Every card that must lie somewhere. */
  expected(state: State): readonly number[];
  keyOf(card: number): string;
  /** Whether a number is a card at all; those that are expected if left out. */
  isPrinted?(card: number): boolean;
  /** Whether a card may lie in a place, given as a path (`hunters.hand`); anywhere if left out. */
  fits?(card: number, path: string): boolean;
  /** Paths of fields that name cards which lie elsewhere. */
  readonly mentions?: readonly string[];
  /** Only these places, by path. */
  readonly of?: readonly string[];
}

type Visit = (card: number, path: string, place: string) => void;
/** Looks at what lies in one field; `where` are the records around it. */
type Look = (value: unknown, where: string, visit: Visit) => void;

/** What is wrong with where cards lie, as sentences. */
export function cardFaultsOf<State>(schema: Schema<State, unknown>, watch: CardWatch<State>): (state: State) => string[] {
  const paths = new Set<string>();
  const isLookedAt = (path: string): boolean => {
    paths.add(path);
    return !watch.mentions?.includes(path) && (watch.of?.includes(path) ?? true);
  };
  const look = lookInto(schema.shape, '', 'state', isLookedAt);
  const stray = [...(watch.mentions ?? []), ...(watch.of ?? [])].find(path => !paths.has(path));
  if (stray !== undefined) throw new BrokenPromise(`no field '${stray}' holds cards; those that do are ${[...paths].join(', ')}`);
  return state => {
    const lies = new Map<number, string>();
    const found: string[] = [];
    const expected = watch.expected(state);
    const known = watch.isPrinted ? null : new Set(expected);
    look?.(state, '', (card, path, place) => {
      if (!(known ? known.has(card) : watch.isPrinted!(card))) {
        found.push(`card ${card} in ${place} is not in the box`);
        return;
      }
      if (watch.fits && !watch.fits(card, path)) found.push(`${watch.keyOf(card)} does not belong in ${place}`);
      const other = lies.get(card);
      if (other !== undefined) found.push(`${watch.keyOf(card)} lies in ${other} and in ${place}`);
      lies.set(card, place);
    });
    for (const card of expected) if (!lies.has(card)) found.push(`${watch.keyOf(card)} lies nowhere`);
    return found;
  };
}

/** How to look into what has this shape; null if no card can lie there. */
function lookInto(shape: Shape, path: string, field: string, isLookedAt: (path: string) => boolean): Look | null {
  switch (shape.is) {
    case 'cards':
      return isLookedAt(path) ? (cards, where, visit) => eachCard(cards as readonly number[], path, field + where, visit) : null;
    case 'number':
      if (shape.names !== 'card' || !isLookedAt(path)) return null;
      return (card, where, visit) => eachCard([card as number], path, field + where, visit);
    case 'list':
      if (shape.of.is !== 'number' || shape.of.names !== 'card' || !isLookedAt(path)) return null;
      return (cards, where, visit) => eachCard(cards as readonly number[], path, field + where, visit);
    case 'maybe': {
      const inner = lookInto(shape.of, path, field, isLookedAt);
      return inner && ((value, where, visit) => value !== null && inner(value, where, visit));
    }
    case 'record': {
      const inner = Object.entries(shape.fields).flatMap(([key, one]) => {
        const into = lookInto(one, path === '' ? key : `${path}.${key}`, key, isLookedAt);
        return into ? [{ key, into }] : [];
      });
      if (inner.length === 0) return null;
      return (value, where, visit) => {
        for (const { key, into } of inner) into((value as Record<string, unknown>)[key], where, visit);
      };
    }
    case 'records': {
      const inner = lookInto(shape.of, path, field, isLookedAt);
      const owner = shape.isPerSeat ? 'seat' : field;
      return (
        inner &&
        ((values, where, visit) => {
          for (const [i, value] of (values as readonly unknown[]).entries()) inner(value, ` of ${owner} ${i}${where}`, visit);
        })
      );
    }
    default:
      return null;
  }
}

function eachCard(cards: readonly number[], path: string, place: string, visit: Visit): void {
  for (const card of cards) if (card >= 0) visit(card, path, place);
}
