/** Urban Manhunt: everything that is looked for and not offered, and why: by what it is about, the clause and its facts. Lengths are in inches. */

import type { Point } from '@quarry/board';
import type { ClauseId, Ref, Seat } from '@quarry/kernel';
import type { Action } from './content/kinds.ts';

type OfCrim = { crim: number };
type OfPod = { pod: number };
type Away = { gap: number; range: number };
type Hidden = OfCrim & { feature: number };

/** What is missing for a shot. */
export type NoShot =
  | { reason: 'no-ranged-attack' | 'no-crim' }
  | { reason: 'depleted'; attacks: readonly string[] }
  | (OfCrim & Away & { reason: 'out-of-range' | 'out-of-sight' });

/** Why an action cannot be taken. Pods go by the number that they show. */
export type AgainstAction = {
  'UM-HUN-3': { actionsLeft: number };
  'UM-REST-2': OfCrim;
  'UM-REST-3': { wounds: number };
  'UM-REST-4': { turn: number };
  'UM-FOC-1': { opening: Action };
  'UM-SPOT-1': { hidden: number };
  'UM-SPOT-2': Hidden & Away;
  'UM-SPOT-3': Hidden & { free: number; of: number };
  'UM-UNI-2': Readonly<Record<string, never>>;
  'UM-POD-2': { surface: number };
  'UM-POD-3': OfPod;
  'UM-ENG-8': OfPod;
  'UM-ENG-9': OfCrim;
  'UM-SHO-1': NoShot;
  'UM-FGT-1': { engaged: number };
  'UM-SET-18': { rule: string };
};

/** Why a crim is no target of the attack that was chosen. */
type NoTarget = { what: 'hidden' | 'not-engaged' } | (Away & { what: 'out-of-range' | 'out-of-sight' });

/** Why a Keeper in hand or a Momentum Option cannot be used. */
type NoText = { isItsMoment: boolean };
type AgainstKeeper = NoText & { card: number };
type AgainstOption = NoText & { slate: number; cost: number; momentum: number };

/** What a base would touch or a path runs into: the edge of the table, a feature, a pod, a hunter by seat, a crim by number. */
export type Blocker = { readonly kind: 'edge' | 'feature' | 'pod' | 'hunter' | 'crim'; readonly id: number };

/** Why a point or a path cannot be chosen. Points and lengths are in thousandths of an inch. */
export type AgainstPlace =
  | { what: 'off-table' | 'no-nearer' }
  | { what: 'overlap' | 'roof-edge'; by: Blocker }
  | { what: 'in-the-way'; to: Point; by: Blocker }
  | { what: 'climb-too-long'; to: Point; by: Blocker; most: number }
  | { what: 'between-roofs' | 'difficult' | 'only-hard-ways' | 'no-way' | 'over-itself'; to: Point }
  | { what: 'climb'; to: Point; feature: number }
  | { what: 'too-many-points'; points: number; most: number }
  | { what: 'too-long'; length: number; most: number }
  | { what: 'out-of-reach' | 'engaged'; crim: number }
  | { what: 'off-corner'; corner: number }
  | { what: 'outside-area' | 'off-feature'; feature: number }
  | { what: 'too-near' | 'unseen'; hunter: Seat };

export interface PlaceRefused {
  readonly why: ClauseId;
  readonly facts: AgainstPlace;
}

interface About<Kind extends string, Id, Why extends ClauseId, Facts> {
  readonly about: readonly [{ readonly kind: Kind; readonly id: Id }, ...Ref[]];
  readonly why: Why;
  readonly facts: Facts;
}
export type ActionRefused = { [Why in keyof AgainstAction]: About<'action', Action, Why, AgainstAction[Why]> }[keyof AgainstAction];
export type TargetRefused = About<'crim', number, 'UM-SHO-1' | 'UM-SHO-3' | 'UM-HIDE-10' | 'UM-FGT-1', NoTarget>;
export type KeeperRefused = About<'card', number, 'UM-EVT-10' | 'UM-EVT-13', AgainstKeeper>;
export type OptionRefused = About<'momentum-option', number, 'UM-MOM-1' | 'UM-MOM-7' | 'UM-MOM-8' | 'UM-MOM-9', AgainstOption>;
export type UrbanRefused = ActionRefused | TargetRefused | KeeperRefused | OptionRefused;
