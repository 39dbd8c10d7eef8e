/** Where eye and face would come to stand by the option that is pointed at, or by the deed that is put together. */
import type { Act } from '../../decisions.ts';
import { type Stealth, stealthAfter } from '../../telling/stealth.ts';
import type { Table } from '../names.ts';

const isAct = (value: unknown): value is Act => typeof value === 'object' && value !== null && 'act' in value;

/** Null where nothing would change, or nothing is known of it. */
export function foreseen({ view, asked, pointed, seat }: Table): Stealth | null {
  if (asked?.kind !== 'act' || !pointed || seat === null || !view.party.marshals[seat] || !isAct(pointed.value)) return null;
  const after = stealthAfter(view, seat, pointed.value);
  const { isHidden, row } = view.party.marshals[seat]!;
  return after.alert === view.fight.alert && after.row === (isHidden ? row : null) ? null : after;
}
