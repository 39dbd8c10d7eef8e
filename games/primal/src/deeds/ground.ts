/** Terrain tokens in the sectors. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import type { Terrain } from '../content/kinds.ts';
import type { Table } from '../events.ts';
import { leaveCover } from './round.ts';

export function putTerrain({ state, tell }: Table, kind: Terrain, sector: number, rule: ClauseId): void {
  writable(state).terrain = [...state.terrain, { kind, sector, isRed: kind === 'fire', occupant: -1 }];
  tell({ type: 'terrain-placed', rule, kind, sector, isRed: kind === 'fire' });
}
/** One token of a kind goes; whoever was in or on it stays in the sector. */
export function removeTerrain({ state, tell }: Table, kind: Terrain, sector: number, rule: ClauseId): void {
  const at = state.terrain.findIndex(one => one.kind === kind && one.sector === sector);
  if (at < 0) return;
  const { occupant } = state.terrain[at]!;
  if (occupant >= 0) leaveCover(state, occupant);
  writable(state).terrain = state.terrain.filter((_, i) => i !== at);
  tell({ type: 'terrain-gone', rule, kind, sector });
}
/** PA-TERR-18: fire that was fading burns again. */
export function fanFire({ state, tell }: Table, sector: number): void {
  for (const one of state.terrain) if (one.kind === 'fire' && one.sector === sector) writable(one).isRed = true;
  tell({ type: 'terrain-placed', rule: 'PA-TERR-18', kind: 'fire', sector, isRed: true });
}
/** PA-TERR-17. */
export function fadeFire({ state, tell }: Table, sector: number): void {
  for (const one of state.terrain) if (one.kind === 'fire' && one.sector === sector) writable(one).isRed = false;
  tell({ type: 'fire-fades', rule: 'PA-TERR-17', sector });
}
export function breakRock(table: Table, seat: Seat, sector: number): void {
  const { state, tell } = table;
  const at = state.terrain.findIndex(one => one.kind === 'rock' && one.sector === sector);
  writable(state).terrain = state.terrain.filter((_, i) => i !== at);
  tell({ type: 'rock-broken', rule: 'PA-TERR-1', seat, sector });
}
