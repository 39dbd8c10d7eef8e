/** Features that characters use, and features that are struck. FW-R-86, FW-MAP-6. */
import type { Rule, Seat } from '@quarry/kernel';
import { typeOf } from '../../content/box.ts';
import type { FeatureKind } from '../../content/types.ts';
import { openDecks } from '../../deeds/enemies.ts';
import { destroyFeature, loseFeature, placeFeature, useFeature, woundFeature } from '../../deeds/features.ts';
import { placeEnemy } from '../../deeds/fight.ts';
import { fail } from '../../deeds/objective.ts';
import { removeTrap } from '../../deeds/traps.ts';
import type { Table } from '../../events.ts';
import type { Square } from '../../places.ts';
import { distance, fieldIn, isAnybodyRevealed, marshalOf } from '../../questions.ts';
import type { FeatureState, View } from '../../state.ts';
import { walkersIn } from './ground.ts';
import { briefIn, type FeatureView, featuresOf, foesOf, isInForce, isNear } from './in-force.ts';

export const isLoudBrief = (view: View): boolean => briefIn(view).isLoud === true;

const USABLE: readonly FeatureKind[] = ['pen', 'pump', 'ledger', 'door', 'valve', 'cage', 'beacon', 'dal'];

/** In its square or next to it. Mercy can be shown to Dal once he is at half his hit points, if he has asked for it. */
export function interactable(view: View, seat: Seat): FeatureView[] {
  const { square } = marshalOf(view, seat);
  return view.fight.features.filter(
    one => USABLE.includes(one.kind) && !one.isDone && placesOf(view, one).some(place => isNear(view, place, square)),
  );
}
function placesOf(view: View, feature: FeatureView): Square[] {
  if (feature.kind !== 'dal') return [feature.square];
  return view.fight.stage > 0 && view.flags.includes('mercy') ? foesOf(view, 'dal').map(one => one.square) : [];
}

export function* interact(table: Table, seat: Seat, feature: FeatureState): Rule {
  useFeature(table, seat, feature);
  if (feature.kind === 'pen') release(table, feature);
  if (feature.kind === 'valve') drain(table, feature);
  if (feature.kind === 'cage' && isInForce(table.state, 'captives-follow')) placeFeature(table, 'captive', feature.square, 1, seat);
}

/** B2: a hound comes out if anybody is seen. */
function release(table: Table, { square }: FeatureState): void {
  if (!isInForce(table.state, 'pens-release') || !isAnybodyRevealed(table.state)) return;
  openDecks(table, typeOf('razorhound'));
  placeEnemy(table, { enemy: 'razorhound', square, route: -1, moreHp: 0 });
}

/** B5: the trap nearest to a closed valve runs dry. */
function drain(table: Table, { square }: FeatureState): void {
  const { state } = table;
  if (!isInForce(state, 'valves-drain') || state.fight.traps.length === 0) return;
  const away = state.fight.traps.map(trap => distance(fieldIn(state), trap.square, square));
  removeTrap(table, away.indexOf(Math.min(...away)), 'FW-MAP-6');
}

/** Damage on a feature: a dam breaks, a refugee is lost, and if the granary falls all is lost. */
export function* hurtFeature(table: Table, feature: FeatureState, n: number): Rule {
  if (n <= 0 || feature.hp <= 0) return;
  woundFeature(table, feature, n);
  if (feature.hp > 0) return;
  if (feature.kind === 'refugee') {
    loseFeature(table, feature);
    if (areTooFew(table.state)) fail(table, 'brief');
    return;
  }
  destroyFeature(table, feature);
  if (feature.kind === briefIn(table.state).besieged) fail(table, 'brief');
}

/** B10: not enough are left to come through. */
function areTooFew(view: View): boolean {
  const { objective } = briefIn(view);
  if (!('goal' in objective) || objective.goal !== 'escort') return false;
  const through = featuresOf(view, 'refugee').filter(one => one.isDone).length;
  return through + walkersIn(view).length < objective.n;
}
