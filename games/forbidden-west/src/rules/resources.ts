/** Resources: who gets what is collected, and what is lost. FW-RES-1..5. */
import { type ClauseId, option, type Rule, type Seat } from '@quarry/kernel';
import { RESOURCES, type Resource } from '../content/kinds.ts';
import { chooseOne } from '../decisions.ts';
import { collectResource, loseResource, pileIsEmpty } from '../deeds/marshals.ts';
import type { Table } from '../events.ts';
import { marshalOf, pileOf, resourcesOf, seatsOf } from '../questions.ts';
import type { View } from '../state.ts';
import { together } from './together.ts';

/** FW-RES-1, FW-RES-2, FW-RES-4: as many as there are, each into a satchel that the group names. */
export function* lootFor(table: Table, kind: Resource, n: number, rule: ClauseId = 'FW-RES-2'): Rule {
  for (let i = 0; i < n && (yield* lootOne(table, kind, rule)); i++);
}

/** Whether there was one. */
export function* lootOne(table: Table, kind: Resource, rule: ClauseId = 'FW-RES-2'): Rule<boolean> {
  const { state } = table;
  if (pileOf(state, kind) === 0) {
    pileIsEmpty(table, kind);
    return false;
  }
  const options = seatsOf(state).map(seat => option(`seat-${seat}`, seat, { kind: 'seat', id: seat }));
  const seat = yield* together(table, { kind: 'give-resource', rule: 'FW-RES-2', options, facts: { resource: kind } });
  collectResource(table, seat, kind, rule);
  return true;
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
