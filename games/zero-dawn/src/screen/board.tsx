/** The middle of the table: the hunting ground during an encounter, else the scene of the step. */
import type { ComponentType, ReactElement } from 'react';
import { Encounter } from './board/encounter.tsx';
import type { Table } from './names.ts';
import { Campfire } from './scenes/campfire.tsx';
import { Hunters } from './scenes/hunters.tsx';
import { LevelUp } from './scenes/level-up.tsx';
import { Merchant } from './scenes/merchant.tsx';
import { Scoring } from './scenes/scoring.tsx';
import { Tracking } from './scenes/tracking.tsx';
import { Trading } from './scenes/trading.tsx';
import { Trim } from './scenes/trim.tsx';
import { type SceneName, sceneOf } from './scenes/which.ts';

const SCENES: Readonly<Record<SceneName, ComponentType<Table>>> = {
  trading: Trading,
  hunters: Hunters,
  tracking: Tracking,
  encounter: Encounter,
  campfire: Campfire,
  'level-up': LevelUp,
  merchant: Merchant,
  trim: Trim,
  scoring: Scoring,
};

export function Board(table: Table): ReactElement {
  const Scene = SCENES[sceneOf(table.view)];
  return <Scene {...table} />;
}
