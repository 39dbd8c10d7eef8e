/** Resources: who gets what is collected, and what is lost. FW-RES-1..5. */
import { type ClauseId, option, type Rule, type Seat } from '@quarry/kernel';
import { RESOURCES, type Resource } from '../content/kinds.ts';
import { chooseOne } from '../decisions.ts';
import { collectResource, giveOut, loseResource, pileIsEmpty, takeFromPile } from '../deeds/marshals.ts';
import type { Table } from '../events.ts';
import { marshalOf, pileOf, resourcesOf, seatsOf } from '../questions.ts';
import type { View } from '../state.ts';
import { togetherAtFirst } from './together.ts';

/** FW-RES-1, FW-RES-4, FW-R-101: in combat, as many as there are. Whose they become is said when the step is done in which they were found. */
export function loot(table: Table, kind: Resource, n: number): void {
  for (let i = 0; i < n; i++) {
    if (pileOf(table.state, kind) === 0) return pileIsEmpty(table, kind);
    takeFromPile(table, kind);
  }
}

/** The first of what was found. */
export function* giveLoot(table: Table): Rule {
  const [kind] = table.state.fight.toGive;
  const seat = yield* chooseSatchel(table, kind!);
  giveOut(table);
  collectResource(table, seat, kind!);
}

/** FW-RES-1, FW-RES-4: outside combat, at once. Whether there was one. */
export function* lootOne(table: Table, kind: Resource): Rule<boolean> {
  if (pileOf(table.state, kind) === 0) {
    pileIsEmpty(table, kind);
    return false;
  }
  collectResource(table, yield* chooseSatchel(table, kind), kind);
  return true;
}

/** FW-RES-2: the group names it. */
function chooseSatchel(table: Table, resource: Resource): Rule<Seat> {
  const options = seatsOf(table.state).map(seat => option(`seat-${seat}`, seat, { kind: 'seat', id: seat }));
  return togetherAtFirst(table, { kind: 'give-resource', rule: 'FW-RES-2', options, facts: { resource } });
}

export const resourceOptions = (view: View, seat: Seat) =>
  RESOURCES.filter(kind => resourcesOf(marshalOf(view, seat), kind) > 0).map(kind => option(kind, kind, { kind: 'resource', id: kind }));

/** As many as there are. */
export function* loseResources(table: Table, seat: Seat, n: number, rule: ClauseId): Rule {
  for (let i = 0; i < n; i++) {
    const options = resourceOptions(table.state, seat);
    if (options.length === 0) return;
    loseResource(table, seat, yield* chooseOne({ seat, kind: 'lose-resource', rule, options, facts: { n: n - i } }), rule);
  }
}
