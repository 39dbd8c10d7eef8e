/** Whoever has just been eliminated lies where they stood as long as that moment is shown: the camera goes there, and not to bare ground. */
import { useRef } from 'react';
import type { CrimView, View } from '../../state.ts';
import type { Table } from '../names.ts';
import { isBeginning, toldIn } from '../staged.ts';

/** Those who are drawn though they have left the zone, and who stood in it when it was drawn last. Pure. */
export function fallenNow(
  { view, now }: Pick<Table, 'view' | 'now'>,
  before: { readonly stood: readonly CrimView[]; readonly fallen: readonly CrimView[] },
): readonly CrimView[] {
  if (!now || isBeginning(now)) return [];
  const told = toldIn(now);
  const isGone = ({ no }: CrimView): boolean => !view.crims.some(crim => crim.no === no);
  const fresh = told.type === 'crim-eliminated' ? before.stood.filter(crim => crim.no === told.crim) : [];
  return [...before.fallen.filter(one => !fresh.some(({ no }) => no === one.no)), ...fresh].filter(isGone);
}

/** The table with them. */
export function useFallen(table: Table): Table {
  const { view, now } = table;
  const last = useRef<{ readonly view: View; readonly now: Table['now']; readonly fallen: readonly CrimView[] }>({ view, now, fallen: [] });
  if (last.current.view !== view || last.current.now !== now) {
    const fallen = fallenNow(table, { stood: last.current.view.crims, fallen: last.current.fallen });
    last.current = { view, now, fallen };
  }
  const { fallen } = last.current;
  return fallen.length > 0 ? { ...table, view: { ...view, crims: [...view.crims, ...fallen] } } : table;
}
