/** The middle of the table: the ring while a hunt goes on, else the camp. */
import { later } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { View } from '../state.ts';
import { Hunt } from './hunt/hunt.tsx';
import type { Table } from './names.ts';

const Camp = later(async () => (await import('./camp/camp.tsx')).Camp);

const IN_CAMP: readonly View['step'][] = ['story', 'chapter-choice', 'board', 'prepare', 'open-hunt', 'won', 'lost', 'over'];
/** Before a hunt is laid out and after it, nothing stands in the ring; but its end is seen there. */
export const hasScene = ({ step, round }: View): boolean => IN_CAMP.includes(step) && round === 0;

export function Board(table: Table): ReactElement {
  return hasScene(table.view) ? <Camp {...table} /> : <Hunt {...table} />;
}
