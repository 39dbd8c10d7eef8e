/**
 * A hunter attacks: the choice of attack and target (UM-SHO-1..5, UM-FGT-1..4), the check against Defense with cover (UM-COV-1, 3, 6),
 * the Damage check (UM-DMG), what an Impact Die does to ammunition and to the crim (UM-IMP-5, 6, 13..17). The end of a crim is in
 * elimination.ts.
 */

import { directionAway, gap, TOLERANCE } from '@quarry/board';
import { type Odds, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import { declareAttack, deplete, pushCrim, woundCrim } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import { type Attack, newAttack, newCheck } from '../in-the-making.ts';
import { byCause } from '../parts.ts';
import {
  areEngaged,
  attributeOf,
  basesBut,
  crimFigure,
  crimNumbered,
  crimOption,
  groundIn,
  hunterFigure,
  inches,
  isEngaged,
  isHidden,
  mils,
  printedCrim,
  usableAttacks,
  visibleCrims,
} from '../questions.ts';
import type { TargetRefused } from '../refusals.ts';
import type { CrimView, View } from '../state.ts';
import { coverBeyond, hasShotItsOnce, hunterHas, hunterWord, reachOf } from '../texts-in-force.ts';
import { makeCheck } from './check.ts';
import { settled } from './contact.ts';
import { eliminate } from './elimination.ts';
import { attackOdds } from './odds.ts';
import { depletedWindow } from './windows.ts';

type Weapon = ReturnType<typeof usableAttacks>[number];

/** UM-SHO-1, 3, UM-ENG-9: visible, in range by gap, in sight. */
export function shootTargets(state: View, seat: Seat, { printed }: Weapon): CrimView[] {
  const own = hunterFigure(state, seat);
  const reach = reachOf(state, printed.range!) + TOLERANCE;
  const ground = groundIn(state);
  return visibleCrims(state).filter(crim => {
    const figure = crimFigure(crim);
    return gap(own, figure) <= reach && ground.canSee(own, figure);
  });
}

/** UM-FGT-1. */
export const fightTargets = (state: View, seat: Seat): CrimView[] => state.crims.filter(crim => areEngaged(state, seat, crim));

const targetsOf = (state: View, seat: Seat, kind: Attack['kind'], weapon: Weapon): CrimView[] =>
  kind === 'shoot' ? shootTargets(state, seat, weapon) : fightTargets(state, seat);

const weaponsFor = (state: View, seat: Seat, kind: Attack['kind']): Weapon[] =>
  usableAttacks(state.hunters[seat]!, kind === 'shoot' ? 'ranged' : 'melee').filter(
    weapon => targetsOf(state, seat, kind, weapon).length > 0,
  );

export const canShoot = (state: View, seat: Seat): boolean =>
  !isEngaged(state, seat) && !hasShotItsOnce(state, seat) && weaponsFor(state, seat, 'shoot').length > 0;

/** UM-COV-1, 3..6: whether a crim counts as in cover from this hunter's shot. */
export function isCoveredFrom(state: View, seat: Seat, crim: CrimView): boolean {
  const shooter = hunterFigure(state, seat);
  const figure = crimFigure(crim);
  return gap(shooter, figure) > coverBeyond(state, crim) + TOLERANCE || groundIn(state).isInCover(figure, shooter);
}

/** What each attack of a hunter that reaches a crim as things stand would do to it. */
export function attacksOn(state: View, seat: Seat, crim: CrimView): { readonly name: string; readonly odds: Odds }[] {
  const kinds = (['shoot', 'fight'] as const).filter(kind => kind === 'fight' || canShoot(state, seat));
  return kinds.flatMap(kind =>
    weaponsFor(state, seat, kind)
      .filter(weapon => targetsOf(state, seat, kind, weapon).some(one => one.no === crim.no))
      .map(weapon => ({ name: weapon.printed.name, odds: attackOdds(state, declared(state, seat, kind, weapon, crim)) })),
  );
}

export function* shoot(table: Table, seat: Seat): Rule {
  yield* attack(table, seat, 'shoot');
}
export function* fight(table: Table, seat: Seat): Rule {
  yield* attack(table, seat, 'fight');
}

function* attack(table: Table, seat: Seat, kind: Attack['kind']): Rule {
  const { state } = table;
  const rule = kind === 'shoot' ? 'UM-SHO-1' : 'UM-FGT-1';
  const weapons = (): Option<number>[] =>
    weaponsFor(state, seat, kind).map(({ weapon: id }) => option(`a${id}`, id, { kind: 'attack', id }));
  const used = yield* chooseOne({ seat, kind: 'choose-attack', rule, options: weapons });
  const weapon = usableAttacks(state.hunters[seat]!, kind === 'shoot' ? 'ranged' : 'melee').find(one => one.weapon === used)!;
  const options = (): Option<number>[] => targetsOf(state, seat, kind, weapon).map(crimOption);
  const no = yield* chooseOne({
    seat,
    kind: 'choose-target',
    rule,
    options,
    facts: { attack: weapon.printed.name, isShot: kind === 'shoot' },
    odds: one => attackOdds(state, declared(state, seat, kind, weapon, crimNumbered(state, one.value)!)),
    not: () => notTargets(state, seat, kind, weapon, options()),
  });
  const made = declared(state, seat, kind, weapon, crimNumbered(state, no)!);
  declareAttack(table, made, rule);
  yield* resolve(table, made);
  if (state.hunters[seat]!.depleted.includes(made.weapon)) yield* depletedWindow(table, seat, made.weapon);
}

function declared(state: View, seat: Seat, kind: Attack['kind'], { weapon, printed }: Weapon, crim: CrimView): Attack {
  const made = newAttack(seat, kind, weapon, printed, crim);
  made.isInCover = kind === 'shoot' && isCoveredFrom(state, seat, crim);
  made.ignoresCover = hunterHas(state, seat, 'ignore-cover');
  return made;
}

/** Shoot or Fight vs. Defense; a hit goes on to the Damage check (UM-SHO-2, 5, UM-FGT-2, 3). */
function* resolve(table: Table, made: Attack): Rule {
  const { seat, kind, crim, printed, weapon } = made;
  const cover = made.isInCover && !made.ignoresCover ? 1 : 0;
  const dice = attributeOf(table.state.hunters[seat]!, kind);
  const hit = yield* makeCheck(table, newCheck(kind, seat, kind, dice, printedCrim(crim).defense + cover, crim, made));
  if (hit.isOne && printed.isDepletable) deplete(table, seat, weapon, 'UM-IMP-5');
  if (hit.hasSucceeded) yield* dealDamage(table, made, hit.surplus);
}

/** UM-DMG-1..9: one die for each potential wound, a Wound Token for each success. */
function* dealDamage(table: Table, made: Attack, surplus: number): Rule {
  const { seat, kind, crim, printed } = made;
  const check = newCheck('damage', seat, null, printed.damage + surplus, null, crim, made);
  const damage = yield* makeCheck(table, { ...check, over: surplus });
  if (damage.successes > 0) woundCrim(table, crim, byCause('damage-roll', damage.successes), seat, 'UM-DMG-4');
  const beyond = crim.wounds - printedCrim(crim).wounds;
  if (beyond >= 0) yield* eliminate(table, seat, crim, beyond, damage.freezesPoints, kind);
  else if (damage.impact === 10) push(table, made);
}

/** UM-IMP-13..17: directly away from the attacker, survivors only, no strikes. */
function push(table: Table, { seat, crim, pushFurther }: Attack): void {
  const { state } = table;
  const length = mils((hunterWord(state, seat, 'push-distance')?.n ?? 1) + pushFurther);
  const figure = crimFigure(crim);
  const away = directionAway(hunterFigure(state, seat), figure);
  const ground = groundIn(state);
  const others = basesBut(state, { crim });
  const end = ground.slide(figure, away, length, others);
  pushCrim(table, crim, settled(ground, { ...figure, ...end }, others), 'UM-IMP-13');
}

/** Crims that cannot be attacked so, and why. */
function notTargets(
  state: View,
  seat: Seat,
  kind: Attack['kind'],
  { printed }: Weapon,
  offered: readonly Option<number>[],
): TargetRefused[] {
  const own = hunterFigure(state, seat);
  return state.crims
    .filter(crim => !offered.some(one => one.value === crim.no))
    .map((crim): TargetRefused => {
      const about = [{ kind: 'crim', id: crim.no }] as const;
      if (isHidden(crim)) return { about, why: kind === 'shoot' ? 'UM-SHO-3' : 'UM-HIDE-10', facts: { what: 'hidden' } };
      if (kind === 'fight') return { about, why: 'UM-FGT-1', facts: { what: 'not-engaged' } };
      const away = gap(own, crimFigure(crim));
      const reach = reachOf(state, printed.range!);
      const what = away > reach + TOLERANCE ? 'out-of-range' : 'out-of-sight';
      return { about, why: 'UM-SHO-1', facts: { what, gap: inches(away), range: inches(reach) } };
    });
}
