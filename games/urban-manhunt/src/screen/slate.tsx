/** The own hunter's dataslate. */
import type { ReactElement } from 'react';
import { dataslateSays } from '../sentences/cards.ts';
import type { Table } from './names.ts';

export function Slate({ view, seat }: Table): ReactElement {
  const slate = seat === null ? -1 : view.hunters[seat]!.slate;
  return <div className="um">{slate < 0 ? <p>No hunter yet.</p> : dataslateSays(slate).map(says => <p key={says}>{says}</p>)}</div>;
}
