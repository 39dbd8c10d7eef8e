/**
 * How a sensible hunter spends its actions: stalk in grass, strike where it kills, craft before it is too late, stay out of
 * reach after. One plan per decision, made anew each time from what the seat sees.
 */
import type { Decision } from '@quarry/kernel';
import { actionCard, cardNamed, equipmentCard } from '../content/box.ts';
import type { Weapon } from '../content/types.ts';
import type { View } from '../state.ts';
import {
  against,
  attackWorth,
  cardsOf,
  cardWorth,
  danger,
  type EnemyView,
  type HunterView,
  health,
  hpLeft,
  inPlay,
  isGrassSeen,
  mapSeen,
  matches,
  mustBeStopped,
  printed,
  size,
} from './insight.ts';

const has = (decision: Decision, key: string): boolean => decision.options.some(one => one.key === key);

/** What it adds to an attack that its target would otherwise be gone. */
const HASTE = 4;

interface Shot {
  readonly kind: 'ranged' | 'melee';
  readonly weapon: number;
  readonly enemy: EnemyView;
  readonly worth: number;
}

/** What could be attacked from a square, and how good it would be. */
export function shotsFrom(view: View, me: HunterView, square: number, done: readonly string[] = me.done): Shot[] {
  const { area } = mapSeen(view);
  const shots: Shot[] = [];
  const hand = cardsOf(me.hand);
  const [melee = -1, ranged = -1, sidearm = -1] = me.equipment;
  for (const enemy of inPlay(view)) {
    const steps = area.distance(square, enemy.square);
    const haste = mustBeStopped(view, enemy) ? HASTE : 0;
    if (melee >= 0 && !done.includes('melee') && steps <= 1)
      shots.push({ kind: 'melee', weapon: melee, enemy, worth: haste + shotWorth(me, melee, enemy) - meleeRisk(view, enemy) });
    for (const weapon of [ranged, sidearm]) {
      if (weapon < 0 || done.includes('ranged') || !hand.some(no => matches(no, weapon) && !isTrap(no))) continue;
      if (steps <= (equipmentCard(weapon) as Weapon).range && area.sees(square, enemy.square))
        shots.push({ kind: 'ranged', weapon, enemy, worth: haste + shotWorth(me, weapon, enemy) });
    }
  }
  return shots.sort((a, b) => b.worth - a.worth);
}

const isTrap = (no: number): boolean => {
  const card = actionCard(no);
  return card.type === 'ammunition' && card.trap === true;
};

/** A trap card that fits the caster. */
const trapInHand = (me: HunterView): boolean => {
  const caster = me.equipment[2] ?? -1;
  return caster >= 0 && cardsOf(me.hand).some(no => isTrap(no) && matches(no, caster));
};

/** Where an enemy will step: the next square of a patrol, or the own square for those who come to attack. */
export function chooseTrapSquare(view: View, decision: Decision, me: HunterView): string {
  const { next } = mapSeen(view);
  for (const enemy of inPlay(view)) {
    const step = enemy.isAlert ? -1 : next[enemy.square]!;
    if (step >= 0 && has(decision, `s${step}`)) return `s${step}`;
  }
  return has(decision, `s${me.square}`) ? `s${me.square}` : decision.options[0]!.key;
}

/** Kills are worth most, then harm in proportion to what is left. */
function shotWorth(me: HunterView, weapon: number, enemy: EnemyView): number {
  const through = against(enemy, attackWorth(me, weapon));
  const left = hpLeft(enemy);
  const value = printed(enemy).points + printed(enemy).glory * 0.5;
  const kill = through >= left + 1 ? 3 : through >= left ? 2 : through >= left - 1 ? 0.8 : 0;
  return kill * (1 + value * 0.4) + Math.min(1, through / left) * value + (through > 0.5 ? 0.3 : -1);
}

/** Closing in puts the hunter among the enemy's neighbours. */
function meleeRisk(view: View, enemy: EnemyView): number {
  const { area } = mapSeen(view);
  const near = inPlay(view).filter(other => other.id !== enemy.id && area.distance(other.square, enemy.square) <= 1).length;
  return 0.3 + near * 0.4;
}

/** The next action: heal when it is late, strike when it pays, else come nearer or hide. */
export function chooseAction(view: View, decision: Decision, me: HunterView, seat: number): string {
  const alive = health(me);
  const spent = size(me.discard);
  const danger0 = danger(view, seat, me.square);
  const canCraft = has(decision, 'craft') && spent >= 3;
  if (canCraft && alive <= 6 + dread(view)) return 'craft';
  const [best] = shotsFrom(view, me, me.square);
  const isReady = best !== undefined && isFirst(view, best.enemy) && best.worth > 0.4 - (boldness(view) - 1);
  if (isReady && has(decision, best.kind)) return best.kind;
  if (has(decision, 'ranged') && trapInHand(me) && inPlay(view).length > 0) return 'ranged';
  if (has(decision, 'loot') && danger0 < 3) return 'loot';
  for (const free of ['free-ranged', 'free-melee', 'free-sneak', 'free-sprint', 'free-craft']) if (has(decision, free)) return free;
  const isOutOfRounds = !cardsOf(me.hand).some(no => actionCard(no).type === 'ammunition');
  if (
    canCraft &&
    (alive <= 8 + dread(view) ||
      (isOutOfRounds && !me.done.includes('craft')) ||
      (me.done.some(type => type === 'ranged' || type === 'melee') && spent >= 4))
  )
    return 'craft';
  const moves = bestMove(view, me, seat, 2);
  const sneak = bestMove(view, me, seat, 1);
  const stay = squareWorth(view, me, seat, me.square);
  if (has(decision, 'sneak') && sneak.worth > stay + 0.2 && (sneak.worth >= moves.worth - 0.8 || isHeard(view, me.square))) return 'sneak';
  if (has(decision, 'sprint') && moves.worth > stay + 0.5) return 'sprint';
  if (has(decision, 'sneak') && sneak.worth > stay + 0.2) return 'sneak';
  if (canCraft) return 'craft';
  return 'stop';
}

/** While enemies are about to get away with points that are needed, they come before all others. */
const isFirst = (view: View, enemy: EnemyView): boolean =>
  mustBeStopped(view, enemy) || !inPlay(view).some(other => mustBeStopped(view, other));

/** Whether a sprint from here would alert somebody who is calm. */
function isHeard(view: View, square: number): boolean {
  const { area } = mapSeen(view);
  return inPlay(view).some(enemy => !enemy.isAlert && area.distance(enemy.square, square) === 1);
}

/** How good it is to stand on a square: targets in reach while an attack is left, safety after. The longer it takes, the bolder. */
export function squareWorth(view: View, me: HunterView, seat: number, square: number): number {
  const { area } = mapSeen(view);
  const isPatient = boldness(view) < 2;
  const hasStruck = me.done.includes('ranged') || me.done.includes('melee') || (me.actionsLeft === 0 && isPatient);
  const [shot] = shotsFrom(view, me, square);
  const alive = health(me);
  const scare = dread(view);
  const care = (alive <= 5 + scare ? 1 : alive <= 9 + scare ? 0.5 : 0.25) / boldness(view);
  const safety = -danger(view, seat, square) * care + (isGrassSeen(view, square) ? 0.4 : 0);
  const nearest = Math.min(...inPlay(view).map(enemy => (isFirst(view, enemy) ? area.distance(enemy.square, square) : Infinity)));
  if (hasStruck) return safety + Math.min(nearest, 3) * 0.1;
  const chase = shot && isFirst(view, shot.enemy) ? Math.max(0.5, shot.worth) : -Math.max(0, nearest - 1) * boldness(view);
  return safety + chase;
}

/**
 * Where the first faint loses the encounter, hunters heal the sooner and keep the farther away, the more enemy steps come before
 * their next turn. The easier option forgives one faint, so there they dare as much as in standard play.
 */
const dread = (view: View): number => (view.mode === 'cooperative' ? 2 * (view.hunters.length - 1) : 0);

/** Rises with the turns each hunter has had: an encounter is not won by waiting. */
const boldness = (view: View): number => 1 + Math.max(0, view.turn / view.hunters.length - 4) * 0.25;

/** The best square that n steps reach. */
function bestMove(view: View, me: HunterView, seat: number, n: number): { readonly square: number; readonly worth: number } {
  const { area } = mapSeen(view);
  let best = { square: me.square, worth: -Infinity };
  for (const square of area.within(me.square, n)) {
    const worth = squareWorth(view, me, seat, square);
    if (worth > best.worth) best = { square, worth };
  }
  return best;
}

/** The next step towards the best square, or none. */
export function chooseStep(view: View, decision: Decision, me: HunterView, seat: number, steps: number): string {
  const goal = bestMove(view, me, seat, steps);
  const { area } = mapSeen(view);
  const mayStop = has(decision, 'pass');
  if (goal.square === me.square && mayStop) return 'pass';
  let best = { key: decision.options[0]!.key, rank: Infinity };
  for (const { key } of decision.options) {
    if (!/^s\d+$/.test(key)) continue;
    const square = Number(key.slice(1));
    const rank = area.distance(square, goal.square) * 10 - squareWorth(view, me, seat, square);
    if (rank < best.rank) best = { key, rank };
  }
  return best.key;
}

/** The safest of the squares offered. */
export function chooseSafest(view: View, decision: Decision, seat: number): string {
  let best = { key: decision.options[0]!.key, worth: Infinity };
  for (const { key } of decision.options) {
    if (!/^s\d+$/.test(key)) continue;
    const square = Number(key.slice(1));
    const worth = danger(view, seat, square) - (isGrassSeen(view, square) ? 0.5 : 0);
    if (worth < best.worth) best = { key, worth };
  }
  return best.key;
}

export function chooseTarget(view: View, decision: Decision, me: HunterView): string {
  const shots = shotsFrom(view, me, me.square, me.done.slice(0, -1));
  const open = shots.find(shot => has(decision, `e${shot.enemy.id}`));
  return open ? `e${open.enemy.id}` : decision.options[0]!.key;
}

export function chooseWeapon(view: View, decision: Decision, me: HunterView): string {
  const [shot] = shotsFrom(view, me, me.square, me.done.slice(0, -1));
  const wanted = decision.options.find(one => !one.key.endsWith(':trap') && cardNamed(one.key) === shot?.weapon);
  const trap = decision.options.find(one => one.key.endsWith(':trap'));
  return (shot && shot.worth > 0.4 ? (wanted ?? trap) : (trap ?? wanted))?.key ?? decision.options[0]!.key;
}

/** Body or component: a component that breaks now, if what it brings beats the harm to the body. */
export function choosePart(view: View, decision: Decision, me: HunterView): string {
  const about = decision.options[0]!.about[0];
  const enemy = view.enemies[about?.id as number];
  if (!enemy) return 'body';
  const weapons = me.equipment.slice(0, 3).filter(no => no >= 0);
  const worth = Math.max(...weapons.map(no => attackWorth(me, no)));
  const through = against(enemy, worth);
  if (through >= hpLeft(enemy)) return 'body';
  let best = { key: 'body', gain: Math.min(through, hpLeft(enemy)) };
  printed(enemy).components.forEach((component, i) => {
    if (!has(decision, component.letter)) return;
    const tear = enemy.components[i] === 1 ? Math.ceil(component.tear / 2) : component.tear;
    const disables = printed(enemy).behaviour.some(card => [...card.yes, ...card.no].some(box => box.needs === component.letter))
      ? 1.5
      : 0.5;
    const gain = through >= tear ? component.damage + 1.5 + disables : through >= tear / 2 && enemy.components[i] === 0 ? 0.5 : 0;
    if (gain > best.gain) best = { key: component.letter, gain };
  });
  return best.key;
}

/** Ammunition: the strongest, unless a plain one is as good. Abilities: while there are cards to spare, or to kill. */
export function chooseAbility(decision: Decision, me: HunterView): string {
  const alive = health(me);
  let best = { key: 'pass', worth: alive <= 3 ? 1.5 : 0.4 };
  for (const { key } of decision.options) {
    const no = cardNamed(key);
    if (no < 0) continue;
    const worth = cardWorth(no);
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}

export function strongestCard(decision: Decision): string {
  let best = { key: decision.options[0]!.key, worth: -Infinity };
  for (const { key } of decision.options) {
    const no = cardNamed(key);
    const worth = no < 0 ? 0 : cardWorth(no);
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}
