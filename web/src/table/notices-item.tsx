/** The way to being told of one's turn while away; the settings themselves are loaded when they are opened. */
import type { Notices } from '@quarry/protocol';
import type { ReactNode } from 'react';
import { noticesOf } from '../http.ts';
import { useLoaded } from '../ui/load.ts';
import type { SheetProps } from './sheet-props.ts';

const isOffered = ({ push, mail }: Notices): boolean => mail || push !== null;

/** There where there is something to set. */
export function NoticesItem({ chair, state, onOpen }: Pick<SheetProps, 'chair' | 'state' | 'onOpen'>): ReactNode {
  const found = useLoaded(() => noticesOf(chair.table, chair.key), [chair]);
  if (state.as === null || found.state !== 'there' || !isOffered(found.value)) return null;
  return (
    <li>
      <button type="button" className="menu-item" onClick={() => onOpen('notices')}>
        Tell me when it is my turn
      </button>
    </li>
  );
}
