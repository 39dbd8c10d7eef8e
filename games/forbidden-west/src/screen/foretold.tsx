/** Above the button of a deed: who would be seen by it, or how far that is. The column shows the same, where there is room for it. */
import type { ReactElement } from 'react';
import { stealthSays } from '../sentences/stealth.ts';
import { foreseen, isForeseen, seenThen } from '../telling/stealth.ts';
import { Eye } from './board/signs.tsx';
import type { Table } from './names.ts';

export function Foretold(table: Table): ReactElement | null {
  const { view, seat } = table;
  if (seat === null || !isForeseen(table)) return null;
  const after = foreseen(table);
  const seen = after ? seenThen(view, seat, after) : [];
  const says = stealthSays(view, seat, after, seen);
  if (!says) return null;
  return (
    <p className={seen.length > 0 ? 'fw-foretold is-seen' : 'fw-foretold'} role="status">
      <Eye isOpen={seen.length > 0} size={20} /> {says}
    </p>
  );
}
