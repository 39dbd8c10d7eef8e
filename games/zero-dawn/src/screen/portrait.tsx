/** The picture of a machine for the card with which it enters: alert, for it is the quarry. */
import type { Ref } from '@quarry/kernel';
import type { ReactElement } from 'react';
import type { View } from '../state.ts';
import { Machine } from './figures.tsx';
import { enemyIn, printedEnemy } from './names.ts';

export function Portrait({ about, view }: { about: Ref; view: View }): ReactElement | null {
  const enemy = view.enemies[enemyIn(about)];
  return enemy ? (
    <svg viewBox="-36 -36 72 72" aria-hidden="true" focusable="false">
      <Machine type={printedEnemy(enemy).type} lens="var(--alert)" />
    </svg>
  ) : null;
}
