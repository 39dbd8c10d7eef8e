/** How gear is written: ids, levels, elements and prices of whole families are added here. A family is what one element makes of one kind of gear (PA-FORGE-4). */
import { ELEMENTS, type Element, type Material } from '../kinds.ts';
import type { GearCost } from '../types.ts';
import type { Ability, Cost, Effect } from '../words/index.ts';

const LEVELS = [1, 2, 3] as const;
type Family<W> = readonly [W, W, W];
type Pair = readonly [Material, Material];
/** PA-FORGE-3: two materials for each level; the element is paid besides. */
export type Prices = Readonly<Record<Element, Family<Pair>>>;

interface Made {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly element: Element;
  readonly price: GearCost;
}

/** Six families of three levels. `idOf` names a family; the level is added to it. */
export const families = <W extends object>(
  idOf: (element: Element) => string,
  prices: Prices,
  pieces: Readonly<Record<Element, Family<W>>>,
): (W & Made)[] =>
  ELEMENTS.flatMap(element =>
    LEVELS.map((level, i) => ({
      ...pieces[element][i]!,
      id: `${idOf(element)}-${level}`,
      level,
      element,
      price: { materials: prices[element][i]! },
    })),
  );

/** As long as it is worn. */
export const worn = (...effects: Effect[]): Ability => ({ on: 'while', effects });
export const onceATurn = (on: 'moved' | 'threatened' | 'suffered', ...effects: Effect[]): Ability => ({ on, once: 'turn', effects });
export const turnStart = (...effects: Effect[]): Ability => ({ on: 'turn-start', effects });
export const avoided = (...effects: Effect[]): Ability => ({ on: 'avoided', effects });
export const deckEmptied = (...effects: Effect[]): Ability => ({ on: 'deck-emptied', effects });
/** After the first, or the so manieth, card of a colour in a turn. */
export const nthAttack = (nth: number, ...effects: Effect[]): Ability => ({ on: 'played', card: { colour: 'red' }, nth, effects });
export const nthManeuver = (nth: number, ...effects: Effect[]): Ability => ({ on: 'played', card: { colour: 'blue' }, nth, effects });
export const nthParry = (nth: number, ...effects: Effect[]): Ability => ({ on: 'played', card: { colour: 'yellow' }, nth, effects });
/** Once per turn, at a price. */
export const action = (cost: Cost, ...effects: Effect[]): Ability => ({ on: 'action', cost, once: 'turn', effects });
