/**
 * What a sensible player reads from the table: how likely an attack is to hit and to kill, what it is worth, and what the crims
 * threaten. Everything is read from open facts.
 */

import { type Figure, gap } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import type { CrimAction } from '../content/kinds.ts';
import type { Attack } from '../content/types.ts';
import { actionAhead, type Circumstances, UNARMED } from '../questions/replacement.ts';
import {
  attacksOfCrim,
  attributeOf,
  crimFigure,
  figuresEngage,
  groundIn,
  hunterFigure,
  isHidden,
  printedCrim,
  REACH,
  usableAttacks,
  visibleCrims,
} from '../questions.ts';
import { strikeOnCrim } from '../rules/strikes.ts';
import type { CrimView, View } from '../state.ts';
import { armorOf, armorOfCrim, coverBeyond, hunterHas, hunterWord, reachOf } from '../texts-in-force.ts';
import { prizeOf, SHARE_OF_A_WOUND } from './checks.ts';
import { prospect, woundsOf } from './odds.ts';

const TOLERANCE = 2;

/** Worths that were worked out for a position, by crim, attack, cover, upgrades and seat. */
const worthsIn = new WeakMap<View, Map<number, number>>();

/** What one attack on a crim is worth in points. The attack is named by its place on the dataslate, -1 for bare hands. */
export function attackWorth(state: View, seat: Seat, crim: CrimView, { weapon, printed }: Weapon, isCovered: boolean, ups = 0): number {
  let known = worthsIn.get(state);
  if (!known) worthsIn.set(state, (known = new Map<number, number>()));
  const key = (((crim.no * 8 + weapon + 1) * 2 + (isCovered ? 1 : 0)) * 8 + ups) * 4 + seat;
  const worth = known.get(key) ?? worthOf(state, seat, crim, printed, isCovered, ups);
  known.set(key, worth);
  return worth;
}
type Weapon = ReturnType<typeof usableAttacks>[number];

function worthOf(state: View, seat: Seat, crim: CrimView, attack: Attack, isCovered: boolean, ups: number): number {
  const hunter = state.hunters[seat]!;
  const kind = attack.kind === 'melee' ? 'fight' : 'shoot';
  const printed = printedCrim(crim);
  const left = Math.max(1, printed.wounds - crim.wounds);
  const { kills, wounds } = prospect(
    attributeOf(hunter, kind),
    ups,
    printed.defense + (isCovered ? 1 : 0),
    attack.damage,
    armorOfCrim(crim),
    left,
  );
  const prize = prizeOf(state, seat, crim, 1);
  return kills * prize + (Math.max(0, wounds - kills * left) / printed.wounds) * prize * SHARE_OF_A_WOUND;
}

export interface Shot {
  readonly crim: CrimView;
  readonly weapon: number;
  readonly kind: 'fight' | 'shoot';
  readonly worth: number;
}

/** Every attack that a hunter could make from a place, with what it is worth. */
export function attacksFrom(state: View, seat: Seat, at: Figure, ups = 0): Shot[] {
  const ground = groundIn(state);
  const hunter = state.hunters[seat]!;
  const crims = visibleCrims(state).map(crim => ({ crim, figure: crimFigure(crim) }));
  const engaged = crims.filter(({ figure }) => figuresEngage(ground, at, figure));
  const shots: Shot[] = [];
  for (const weapon of usableAttacks(hunter, 'melee'))
    for (const { crim } of engaged)
      shots.push({ crim, weapon: weapon.weapon, kind: 'fight', worth: attackWorth(state, seat, crim, weapon, false, ups) });
  if (engaged.length > 0) return shots;
  const seesThroughCover = hunterHas(state, seat, 'ignore-cover');
  for (const weapon of usableAttacks(hunter, 'ranged')) {
    const reach = reachOf(state, weapon.printed.range!) + TOLERANCE;
    for (const { crim, figure } of crims) {
      const away = gap(at, figure);
      if (away > reach || !ground.canSee(at, figure)) continue;
      const isCovered = !seesThroughCover && (away > coverBeyond(state, crim) + TOLERANCE || ground.isInCover(figure, at));
      shots.push({ crim, weapon: weapon.weapon, kind: 'shoot', worth: attackWorth(state, seat, crim, weapon, isCovered, ups) });
    }
  }
  return shots;
}

export const bestOf = (shots: readonly Shot[], kind?: Shot['kind']): Shot | null =>
  shots.reduce<Shot | null>(
    (best, shot) => ((kind === undefined || shot.kind === kind) && shot.worth > (best?.worth ?? 0) ? shot : best),
    null,
  );

/** The best attack from where the hunter stands. */
export const bestNow = (state: View, seat: Seat, ups = 0): Shot | null => bestOf(attacksFrom(state, seat, hunterFigure(state, seat), ups));

/** Upgrades that Focus gives to an attack. */
export function focusUps(state: View, seat: Seat, kind: Shot['kind']): number {
  const steps = hunterWord(state, seat, 'focus-steps');
  return steps?.checks.includes(kind) ? steps.n : 2;
}

/** Wounds that a hunter expects from one attack of a crim, Defense and Resistance counted. */
function woundsFrom(state: View, seat: Seat, crim: CrimView, attack: Attack, isInCover: boolean): number {
  const { fight, shoot } = printedCrim(crim);
  const threshold = attack.kind === 'ranged' ? shoot! : fight;
  const dice = attributeOf(state.hunters[seat]!, 'defense') + (isInCover ? 1 : 0);
  return woundsOf(dice, threshold, attack.damage, armorOf(state, seat));
}

/** What a crim does next, as far as is known; before the first Control Card the worst is expected. */
export const orderOf = (state: View, crim: CrimView, known?: Circumstances): CrimAction => actionAhead(state, crim, known) ?? 'charge';

/** What one crim has in store for a hunter who stands somewhere. */
interface OutlookOn {
  /** Wounds to be expected. */
  readonly wounds: number;
  /** It will be engaged with the hunter when that is next up. */
  readonly comes: boolean;
  /** What the strike is worth that it suffers when it runs away. */
  readonly strike: number;
}
const NOTHING: OutlookOn = { wounds: 0, comes: false, strike: 0 };

/** By its order, or by another one; crims go for whoever is nearest. */
export function outlookOn(state: View, seat: Seat, at: Figure, crim: CrimView, ordered?: CrimAction): OutlookOn {
  if (isHidden(crim)) return NOTHING;
  const ground = groundIn(state);
  const figure = crimFigure(crim);
  const away = gap(at, figure);
  const isClose = away <= REACH + TOLERANCE;
  if (!isClose && isNearerToAnother(state, seat, crim, away)) return NOTHING;
  const gun = isClose ? undefined : attacksOfCrim(crim, 'ranged').find(({ range = 0 }) => away <= reachOf(state, range) + TOLERANCE);
  const intent = ordered ?? orderOf(state, crim, { isEngaged: isClose, noShot: gun ? null : UNARMED });
  const shoots = gun !== undefined && (intent === 'shoot' || intent === 'seek-cover') && ground.canSee(figure, at);
  const order = intent === 'shoot' && !shoots ? orderOf(state, crim, { isEngaged: isClose, noShot: UNARMED }) : intent;
  const { move } = printedCrim(crim);
  if (order === 'fight' || order === 'charge') {
    const reaches = isClose || away <= move * 1000;
    const wounds = reaches ? woundsFrom(state, seat, crim, attacksOfCrim(crim, 'melee')[0]!, false) : 0;
    return { wounds, comes: isClose || away <= (move + FURTHER) * 1000, strike: 0 };
  }
  if (shoots) {
    const wounds = woundsFrom(state, seat, crim, gun, ground.isInCover(at, figure)) * (order === 'shoot' ? 1 : 0.4);
    return { wounds, comes: false, strike: 0 };
  }
  const runs = isClose && (order === 'flee' || order === 'hide');
  return runs ? { ...NOTHING, strike: strikeWorth(state, seat, crim) } : NOTHING;
}

/** What the coming Crim Phase has in store for a hunter who stands somewhere. */
export interface Forecast {
  readonly wounds: number;
  /** What strikes on crims that run away are worth. */
  readonly strikes: number;
  /** Crims that will be engaged with the hunter when it is next up. */
  readonly company: readonly CrimView[];
}

export function forecastAt(state: View, seat: Seat, at: Figure): Forecast {
  const company: CrimView[] = [];
  let wounds = 0;
  let strikes = 0;
  for (const crim of state.crims) {
    const one = outlookOn(state, seat, at, crim);
    wounds += one.wounds;
    strikes += one.strike;
    if (one.comes) company.push(crim);
  }
  return { wounds, strikes, company };
}

/** UM-CDIS-2: what the strike on a crim that leaves the hunter is worth. It needs no roll. */
export function strikeWorth(state: View, seat: Seat, crim: CrimView): number {
  const { wounds } = printedCrim(crim);
  const strike = strikeOnCrim(state, seat, crim);
  const left = wounds - crim.wounds;
  if (strike >= left) return prizeOf(state, seat, crim, strike - left);
  return (strike / wounds) * prizeOf(state, seat, crim, 0) * SHARE_OF_A_WOUND;
}

/** Inches that a charge goes on for if it has not met anybody. */
const FURTHER = 4;

export function isNearerToAnother(state: View, seat: Seat, crim: CrimView, away: number): boolean {
  const figure = crimFigure(crim);
  return state.hunters.some((hunter, other) => other !== seat && hunter.isIn && gap(hunterFigure(state, other), figure) < away);
}

/** The best blow against one of these crims. */
export function bestBlow(state: View, seat: Seat, crims: readonly CrimView[]): number {
  if (crims.length === 0) return 0;
  let most = 0;
  for (const weapon of usableAttacks(state.hunters[seat]!, 'melee'))
    for (const crim of crims) most = Math.max(most, attackWorth(state, seat, crim, weapon, false));
  return most;
}
