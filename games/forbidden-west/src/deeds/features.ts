/** What happens to the features of a brief, and what its own rules change. */

import type { Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { ObjectiveToken } from '../content/kinds.ts';
import type { FeatureKind } from '../content/types.ts';
import type { Table } from '../events.ts';
import type { EnemyState, FeatureState } from '../state.ts';
import { settle } from './objective.ts';
import { layTrap } from './traps.ts';

/** FW-BRIEF-3. */
export function placeFeature({ state }: Table, kind: FeatureKind, square: number, hp: number, follows: Seat = -1): void {
  const fight = writable(state.fight);
  fight.features = [...fight.features, { id: fight.features.length, kind, square, hp, isDone: false, follows }];
}

/** FW-BRIEF-5. */
export function tokenSpeaks({ tell }: Table, token: ObjectiveToken): void {
  tell({ type: 'token-rule', rule: 'FW-BRIEF-5', token });
}

/** Done before the fight begins. */
export function readyFeature(feature: FeatureState): void {
  writable(feature).isDone = true;
}

/** FW-R-86. */
export function useFeature(table: Table, seat: Seat, feature: FeatureState): void {
  writable(feature).isDone = true;
  table.tell({ type: 'feature-used', rule: 'FW-R-86', seat, feature: feature.id, kind: feature.kind });
  settle(table);
}

export function woundFeature({ tell }: Table, feature: FeatureState, n: number): void {
  const { id, kind } = feature;
  writable(feature).hp = Math.max(0, feature.hp - n);
  tell({ type: 'feature-hurt', rule: 'FW-MAP-6', feature: id, kind, n, left: feature.hp });
}
export function destroyFeature(table: Table, feature: FeatureState): void {
  writable(feature).isDone = true;
  table.tell({ type: 'feature-destroyed', rule: 'FW-MAP-6', feature: feature.id, kind: feature.kind });
  settle(table);
}

export function moveFeature({ tell }: Table, feature: FeatureState, square: number): void {
  const { id, kind, square: from } = feature;
  writable(feature).square = square;
  tell({ type: 'feature-moved', rule: 'FW-MAP-6', feature: id, kind, from, square });
}
/** Off the map for good: a refugee, a captive. */
export function loseFeature({ state, tell }: Table, feature: FeatureState): void {
  const { id, kind } = feature;
  set(feature, { square: -1, hp: 0 });
  writable(state.fight).lost += 1;
  tell({ type: 'feature-lost', rule: 'FW-MAP-6', feature: id, kind });
}
export function bringThrough(table: Table, feature: FeatureState): void {
  writable(feature).isDone = true;
  table.tell({ type: 'feature-through', rule: 'FW-MAP-6', feature: feature.id, kind: feature.kind });
  settle(table);
}
export function holdFeature({ tell }: Table, feature: FeatureState, isHeld: boolean): void {
  writable(feature).isDone = isHeld;
  tell({ type: 'feature-held', rule: 'FW-MAP-6', feature: feature.id, kind: feature.kind, isHeld });
}

/** How many turns in a row all of it was held. */
export function countHeld(table: Table, turns: number): void {
  writable(table.state.fight).tally = turns;
  settle(table);
}

/** FW-BRIEF-5: something that can be used once in the encounter, or once in a cycle of turns. */
export function useOfBrief(table: Table, name: string, what: string): void {
  markOnce(table, name);
  table.tell({ type: 'once-used', rule: 'FW-BRIEF-5', what });
}
export function nameDuellist(table: Table, seat: Seat): void {
  markOnce(table, `duel-${seat}`);
  table.tell({ type: 'duel-named', rule: 'FW-BRIEF-5', seat });
}
/** What speaks by itself, once. */
export function markOnce({ state }: Table, name: string): void {
  writable(state.fight).usedOnce = [...state.fight.usedOnce, name];
}

export function waveComes({ state, tell }: Table): void {
  writable(state.fight).tally += 1;
  tell({ type: 'wave-came', rule: 'FW-MAP-6', wave: state.fight.tally });
}

/** One enemy phase more in which the Engine is on the map. */
export function countEnginePhase({ state }: Table): void {
  writable(state.fight).tally += 1;
}
export function callWithBeacons({ tell }: Table, n: number, isStopped: boolean): void {
  tell({ type: 'beacons-call', rule: 'FW-MAP-6', n, isStopped });
}

/** FW-MAP-5. */
export function loosenStones(table: Table, square: number, dice: string): void {
  layTrap(table, { square, isBlast: false, direction: 0, condition: 'none', dice });
  table.tell({ type: 'stones-loosened', rule: 'FW-MAP-5', square });
}

/** Before the fight: nobody has taken anything by it. */
export function markPart({ tell }: Table, enemy: EnemyState, part: number, left: number): void {
  writable(enemy).parts = enemy.parts.map((hp, i) => (i === part ? left : hp));
  tell({ type: 'part-marked', rule: 'FW-BRIEF-5', enemy: enemy.id, part, left });
}
