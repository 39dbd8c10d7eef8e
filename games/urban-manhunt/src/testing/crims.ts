/** One crim's action in a rehearsal: a Control Card that orders everybody the same, and the scene of the crim whose turn it is. */

import type { CrimAction, Demeanor } from '../content/kinds.ts';
import { crimActs } from '../rules/crim-phase.ts';
import type { CrimState } from '../state.ts';
import { control } from './fixtures.ts';
import { given, type Position, type Rehearsal } from './rehearsal.ts';

/** A Control Card with one order for everybody, changed where the test says so. */
export const ordering = (order: CrimAction, more: Partial<Record<Demeanor, CrimAction>> = {}): number =>
  control({ orders: { aggressive: order, tactical: order, skittish: order, sneaky: order, ...more } });

/** The next crim acts under this order. */
export const crimOrdered = (order: CrimAction, position: Position): Rehearsal =>
  given({ control: ordering(order), ...position }).run(table => crimActs(table));

/** Where a crim stands, in inches. */
export const at = ({ x, y }: CrimState): readonly [number, number] => [x / 1000, y / 1000];

/** The paths that crims went, each as points in inches. */
export const paths = (rehearsal: Rehearsal): number[][] =>
  rehearsal.toldOf('crim-moved').map(event => event.path.map(length => length / 1000));

/** The actions that were carried out, in order. */
export const acted = (rehearsal: Rehearsal): string[] => rehearsal.toldOf('crim-acted').map(event => event.action);

/** What replaced what, and by which rule. */
export const replaced = (rehearsal: Rehearsal): string[] =>
  rehearsal.toldOf('order-replaced').map(event => `${event.order} > ${event.action}, ${event.rule}`);
