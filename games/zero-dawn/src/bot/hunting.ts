/**
 * How a sensible hunter spends its actions: every course that they allow is weighed by what it kills, what it costs and where it
 * ends. The course is thought anew at each decision, from what the seat sees (outlook.ts).
 */
import { keyWhere } from '@quarry/kernel';
import { actionCard } from '../content/box.ts';
import type { ActionType } from '../content/kinds.ts';
import { type Asked, BODY } from '../decisions.ts';
import { enemiesInPlay, hitPointsLeft, isAmmunitionFor, isTrapCard, mapInPlay, printedEnemy, weaponIn } from '../questions.ts';
import type { EnemyView, HunterView, View } from '../state.ts';
import { cardsOf, cardWorth, effectsWorth, health, size } from './insight.ts';
import { type Lure, luresOf } from './luring.ts';
import { cardValue, lossTo, type Machine, type Outlook, outlookOf, type Shot, shotsFrom, spotOn, unrest } from './outlook.ts';
import { chanceOf, killChance, type Strike, strikeSoFar, strikeWith, through } from './strike.ts';
import { threatOf } from './threat.ts';

/** What a faint costs: in cooperative play it may lose the encounter. */
const FAINT = 5;
const FAINT_IN_A_PARTY = 12;
/** A loss of this part of the cards that are left is feared to make the hunter faint; above it the fear grows so fast. */
const FEARED = 0.4;
const FEAR = 1.5;
/** What grass is worth, and what a square costs that the hunter is too far from what it wants, before and after its strike. */
const HIDDEN = 0.15;
const CHASE = 0.5;
const FOLLOW = 0.1;
/** Squares from which a bow reaches. */
const BOWSHOT = 2;

/** Decides between courses that are as good: no steps for nothing, and what is free is taken. */
const A_LITTLE = 0.05;

/** What an activation comes to, as far as it is thought out. */
interface Course {
  readonly square: number;
  /** Actions that are left. */
  readonly left: number;
  readonly done: readonly ActionType[];
  readonly health: number;
  readonly worth: number;
  /** At most one: the next is thought of when this one is done, for it needs cards too. */
  readonly shot: Shot | null;
  /** Calm machines that have heard a sprint. */
  readonly heard: readonly Machine[];
}

const NOBODY: readonly Machine[] = [];

const startOf = ({ me }: Outlook): Course => ({
  square: me.square,
  left: me.actionsLeft,
  done: me.done.filter(type => !me.repeatable.includes(type)),
  health: health(me),
  worth: 0,
  shot: null,
  heard: NOBODY,
});

/** How a course ends: what the machines will take, where the hunter stands, how far it is from what it wants. */
function ending(look: Outlook, { square, shot, heard, health: left, worth }: Course): number {
  const { loss: before, isGrass, far } = spotOn(look, square);
  let loss = before;
  const wake = (machine: Machine, odds: number): void => {
    loss += odds * (lossTo(look, machine, square, true) + unrest(look, machine)) - lossTo(look, machine, square, false);
  };
  if (shot) {
    const { machine, kill, wakes } = shot;
    if (machine.enemy.isAlert) loss -= kill * lossTo(look, machine, square, true);
    else wake(machine, 1 - kill);
    for (const woken of wakes) wake(woken, 1);
  }
  for (const machine of heard) if (!shot || (machine !== shot.machine && !shot.wakes.includes(machine))) wake(machine, 1);
  const fear = Math.min(1, Math.max(0, loss / Math.max(1, left) - FEARED) * FEAR);
  const faint = look.view.mode === 'cooperative' ? FAINT_IN_A_PARTY : FAINT;
  const gap = far === Infinity ? 0 : Math.max(0, far - BOWSHOT);
  const chase = shot ? FOLLOW : CHASE * look.boldness;
  return worth - (loss * cardValue(left - loss / 2) + fear * faint) / look.boldness + (isGrass ? HIDDEN : 0) - gap * chase;
}

function afterShot(look: Outlook, course: Course, aimed: Shot): Course {
  const shot = course.heard.includes(aimed.machine) ? { ...aimed, ...aimed.roused } : aimed;
  return {
    square: shot.kind === 'melee' ? shot.machine.enemy.square : course.square,
    left: course.left - 1,
    done: [...course.done, shot.kind],
    health: course.health - shot.strike.cards,
    worth: course.worth + shot.worth - (shot.strike.cards * cardValue(course.health)) / look.boldness,
    shot,
    heard: course.heard,
  };
}

const CRAFTED = 3;
function afterCraft(look: Outlook, course: Course, times: 1 | 2): Course {
  const cards = Math.min(CRAFTED * times, size(look.me.discard) + (course.shot?.strike.cards ?? 0));
  return {
    ...course,
    left: course.left - times,
    done: [...course.done, 'craft'],
    health: course.health + cards,
    worth: course.worth + (cards * cardValue(course.health + cards / 2)) / look.boldness,
  };
}

const afterMove = (look: Outlook, course: Course, square: number, type: 'sneak' | 'sprint'): Course => ({
  square,
  left: course.left - 1,
  done: [...course.done, type],
  health: course.health,
  worth: course.worth - A_LITTLE,
  shot: course.shot,
  heard: type === 'sprint' ? heardOnTheWay(look, course, square) : course.heard,
});

/** Who hears a sprint: whoever is beside the squares where it begins and ends, and beside the quietest square between them. */
function heardOnTheWay(look: Outlook, { square, heard }: Course, goal: number): readonly Machine[] {
  const between =
    look.area.distance(square, goal) < 2 ? [] : look.area.neighbours(square).filter(one => look.area.distance(one, goal) === 1);
  let quietest: readonly Machine[] | null = null;
  for (const one of between) {
    const ears = spotOn(look, one).heard;
    if (!quietest || ears.length < quietest.length) quietest = ears;
  }
  const ears = [...spotOn(look, square).heard, ...spotOn(look, goal).heard, ...(quietest ?? [])];
  return ears.length === 0 ? heard : [...new Set([...heard, ...ears])];
}

/** What the best end of a course is worth, with the actions that are left. */
function bestEnd(look: Outlook, course: Course): number {
  let best = ending(look, course);
  if (course.left <= 0) return best;
  if (!course.shot)
    for (const shot of shotsFrom(look, course.square))
      if (!course.done.includes(shot.kind)) best = Math.max(best, bestEnd(look, afterShot(look, course, shot)));
  if (!course.done.includes('craft')) best = Math.max(best, bestCraft(look, course));
  return course.left === 1 ? Math.max(best, bestLastMove(look, course)) : best;
}

function bestCraft(look: Outlook, course: Course): number {
  const once = bestEnd(look, afterCraft(look, course, 1));
  return course.left > 1 ? Math.max(once, ending(look, afterCraft(look, course, 2))) : once;
}

function bestLastMove(look: Outlook, course: Course): number {
  let best = -Infinity;
  for (const [type, steps] of [
    ['sneak', 1],
    ['sprint', 2],
  ] as const) {
    if (course.done.includes(type)) continue;
    for (const square of look.area.within(course.square, steps)) {
      // What a sneak reaches needs no sprint.
      if (type === 'sprint' && !course.done.includes('sneak') && look.area.distance(square, course.square) < 2) continue;
      best = Math.max(best, ending(look, afterMove(look, course, square, type)));
    }
  }
  return best;
}

/** The next action: the first of the best course. */
export function chooseAction(view: View, decision: Asked<'take-action'>, me: HunterView, seat: number): string {
  const look = outlookOf(view, seat);
  const start = startOf(look);
  let best = { key: 'stop', worth: ending(look, start) };
  const consider = (type: ActionType, worth: () => number): void => {
    const free = keyWhere(decision, action => action?.type === type && action.isFree);
    const key = free ?? keyWhere(decision, action => action?.type === type);
    if (!key) return;
    const found = worth() + (free ? A_LITTLE : 0);
    if (found > best.worth) best = { key, worth: found };
  };
  for (const shot of shotsFrom(look, start.square)) consider(shot.kind, () => bestEnd(look, afterShot(look, start, shot)));
  consider('craft', () => bestCraft(look, start));
  consider('sneak', () => bestMove(look, start, 'sneak', 1).worth);
  consider('sprint', () => bestMove(look, start, 'sprint', 2).worth);
  consider('distract', () => bestLure(look, start)?.worth ?? -Infinity);
  if (trapInHand(me)) consider('ranged', () => best.worth + A_LITTLE);
  if (spotOn(look, me.square).loss < WORTH_LOOTING) consider('loot', () => best.worth + A_LITTLE);
  return best.key;
}

/** The lure that leads to the best end; the action has been paid for, or is about to be. */
function bestLure(look: Outlook, start: Course): { readonly lure: Lure; readonly worth: number } | null {
  let best: { readonly lure: Lure; readonly worth: number } | null = null;
  for (const lure of luresOf(look)) {
    const course: Course = {
      ...start,
      left: start.left - 1,
      done: [...start.done, 'distract'],
      worth: start.worth + lure.worth - A_LITTLE,
    };
    const worth = bestEnd(outlookOf(lure.view, look.seat), course);
    if (!best || worth > best.worth) best = { lure, worth };
  }
  return best;
}

/** Which machine is lured, once that is the action, and to where. */
export function chooseLure(view: View, decision: Asked<'distract-enemy' | 'distract-square' | 'distract-route'>, seat: number): string {
  const look = outlookOf(view, seat);
  const start = startOf(look);
  const best = bestLure(look, { ...start, left: start.left + 1 });
  const wanted = decision.kind === 'distract-enemy' ? best?.lure.enemy.id : best?.lure.square;
  return keyWhere(decision, one => one === wanted) ?? decision.options[0]!.key;
}

/** With more cards to lose where the corpse lies, nobody strips it. */
const WORTH_LOOTING = 2.5;

/** The square that is best to go to, and what it leads to. */
function bestMove(
  look: Outlook,
  start: Course,
  type: 'sneak' | 'sprint',
  steps: number,
): { readonly square: number; readonly worth: number } {
  let best = { square: start.square, worth: -Infinity };
  for (const square of look.area.within(start.square, steps)) {
    if (square === start.square) continue;
    const worth = bestEnd(look, afterMove(look, start, square, type));
    if (worth > best.worth) best = { square, worth };
  }
  return best;
}

/** The next step towards the best square within so many steps, past as few ears as can be; or none. */
export function chooseStep(view: View, decision: Asked<'sprint-step' | 'sneak-step' | 'move-hunter' | 'dodge'>, seat: number): string {
  const look = outlookOf(view, seat);
  const start = startOf(look);
  const isSprint = decision.kind === 'sprint-step';
  const { left } = decision.facts;
  // The action has been paid for already.
  const goal = bestMove(look, { ...start, left: start.left + 1 }, isSprint ? 'sprint' : 'sneak', left);
  const stay = keyWhere(decision, square => square === null);
  if (stay && bestEnd(look, start) >= goal.worth) return stay;
  let best = { key: decision.options[0]!.key, rank: Infinity };
  for (const { key, value: square } of decision.options) {
    if (square === null) continue;
    const { loss, heard } = spotOn(look, square);
    const rank = look.area.distance(square, goal.square) * 100 + (isSprint ? heard.length * 10 : 0) + loss;
    if (rank < best.rank) best = { key, rank };
  }
  return best.key;
}

/** How many cards to craft, once that is the action. */
export function chooseCraft(view: View, decision: Asked<'craft-size'>, seat: number): string {
  const look = outlookOf(view, seat);
  const start = startOf(look);
  const course: Course = { ...start, left: start.left + 1 };
  const once = bestEnd(look, afterCraft(look, course, 1));
  const twice = keyWhere(decision, n => n > CRAFTED);
  return twice && ending(look, afterCraft(look, course, 2)) > once ? twice : keyWhere(decision, n => n === CRAFTED)!;
}

/** The safest of the squares offered. */
export function chooseSafest(view: View, decision: Asked<'forced-dodge' | 'enemy-push'>, seat: number): string {
  const look = outlookOf(view, seat);
  let best = { key: decision.options[0]!.key, worth: Infinity };
  for (const { key, value: square } of decision.options) {
    const { loss, isGrass } = spotOn(look, square);
    const worth = loss - (isGrass ? HIDDEN : 0);
    if (worth < best.worth) best = { key, worth };
  }
  return best.key;
}

/** Cards that it must save to slip away with a card that is played for it. */
const WORTH_SLIPPING = 1.5;

/** Whether a square within so many steps is so much safer that a card is spent on going there. */
export function isWorthSlipping(view: View, seat: number, steps: number): boolean {
  const look = outlookOf(view, seat);
  const here = spotOn(look, look.me.square).loss;
  return look.area.within(look.me.square, steps).some(square => here - spotOn(look, square).loss >= WORTH_SLIPPING);
}

/** The strike that leads to the best end, of those that are still open to an action that has been paid for. */
function bestShot(look: Outlook, isOpen: (shot: Shot) => boolean): { readonly shot: Shot; readonly worth: number } | null {
  const start = startOf(look);
  const course: Course = { ...start, left: start.left + 1 };
  let best: { readonly shot: Shot; readonly worth: number } | null = null;
  for (const shot of look.shots) {
    if (!isOpen(shot)) continue;
    const worth = bestEnd(look, afterShot(look, course, shot));
    if (!best || worth > best.worth) best = { shot, worth };
  }
  return best;
}

export function chooseTarget(view: View, decision: Asked<'choose-target'>, seat: number): string {
  const { weapon } = decision.facts;
  const keyOf = (shot: Shot | undefined): string | undefined => keyWhere(decision, id => id === shot?.machine.enemy.id);
  const best = bestShot(outlookOf(view, seat), shot => shot.weapon === weapon && keyOf(shot) !== undefined);
  return keyOf(best?.shot) ?? decision.options[0]!.key;
}

/** The weapon of the best strike; a trap is set if that is better than none. */
export function chooseWeapon(view: View, decision: Asked<'choose-weapon'>, seat: number): string {
  const look = outlookOf(view, seat);
  const near = shotsFrom(look, look.me.square);
  const keyOf = (shot: Shot | undefined): string | undefined => keyWhere(decision, use => !use.setsTrap && use.weapon === shot?.weapon);
  const best = bestShot(look, shot => near.includes(shot) && keyOf(shot) !== undefined);
  const trap = keyWhere(decision, use => use.setsTrap);
  if (trap && (!best || ending(look, startOf(look)) + A_LITTLE > best.worth)) return trap;
  return keyOf(best?.shot) ?? decision.options[0]!.key;
}

/** A trap card that fits the caster. */
const trapInHand = (me: HunterView): boolean => {
  const caster = weaponIn(me, 'sidearm');
  return caster >= 0 && cardsOf(me.hand).some(no => isTrapCard(no) && isAmmunitionFor(no, caster));
};

/** Where an enemy will step: the next square of a patrol, or the own square for those who come to attack. */
export function chooseTrapSquare(view: View, decision: Asked<'trap-square'>, me: HunterView): string {
  const { next } = mapInPlay(view);
  for (const enemy of enemiesInPlay(view)) {
    const step = enemy.isAlert ? -1 : next[enemy.square]!;
    const there = keyWhere(decision, square => square === step);
    if (there) return there;
  }
  return keyWhere(decision, square => square === me.square) ?? decision.options[0]!.key;
}

/** An attack that is under way, as its questions tell it. */
interface UnderWay {
  readonly enemy: EnemyView;
  readonly weapon: number;
  readonly kind: 'ranged' | 'melee';
}

function underWay(view: View, { enemy: id, weapon }: { readonly enemy: number; readonly weapon: number }, me: HunterView): UnderWay | null {
  const enemy = view.enemies[id];
  return enemy ? { enemy, weapon, kind: weapon === weaponIn(me, 'melee') ? 'melee' : 'ranged' } : null;
}

/** A kill as likely as this is not left for a component. */
const LIKELY = 0.6;
/** What it is worth to have broken a component, in damage, and a component that is damaged only, as a part of that. */
const BROKEN = 2;
const HALF_BROKEN = 0.3;
/** Activations of the machine for which it matters at most what it has lost. */
const LONG_ENOUGH = 3;

/** Body or component: whichever the strike is likely to do more to, with all that the component takes from the machine. */
export function choosePart(view: View, decision: Asked<'choose-part'>, me: HunterView): string {
  const attack = underWay(view, decision.facts, me);
  const strike = attack && strikeWith(me, attack.kind, attack.weapon, attack.enemy);
  const body = keyWhere(decision, part => part === BODY)!;
  if (!strike || killChance(strike, attack.enemy) > LIKELY) return body;
  const { enemy } = attack;
  const damage = Math.min(through(strike, enemy), hitPointsLeft(enemy));
  const strikes = hitPointsLeft(enemy) / Math.max(1, damage);
  let best = { key: body, gain: damage };
  for (const { key, value: i } of decision.options) {
    const component = printedEnemy(enemy).components[i];
    if (!component) continue;
    const isIntact = enemy.components[i] === 0;
    const torn = chanceOf(strike, enemy, isIntact ? component.tear : component.tear / 2);
    const damaged = isIntact ? chanceOf(strike, enemy, component.tear / 2) - torn : 0;
    const worth = Math.min(component.damage, hitPointsLeft(enemy)) + BROKEN + lossOf(view, me, enemy, i, strikes);
    const gain = (torn + damaged * HALF_BROKEN) * worth;
    if (gain > best.gain) best = { key, gain };
  }
  return best.key;
}

/** What a machine loses with a component besides hit points: blows it cannot strike any more, armour, and what the card says. */
function lossOf(view: View, me: HunterView, enemy: EnemyView, i: number, strikes: number): number {
  const component = printedEnemy(enemy).components[i]!;
  const without: EnemyView = { ...enemy, components: enemy.components.with(i, 2) };
  const blows = (threatOf(view, me, enemy)[1]! - threatOf(view, me, without)[1]!) * Math.min(strikes, LONG_ENOUGH);
  const armour = component.effects.reduce((sum, effect) => sum + (effect.do === 'set-armour' ? enemy.armour - effect.n : 0), 0);
  return blows + armour * Math.max(0, strikes - 1) + effectsWorth(component.effects);
}

/** What a strike comes to: a kill, or as much of it as is done. */
const strikeWorth = (strike: Strike, enemy: EnemyView): number =>
  killChance(strike, enemy) + Math.min(1, through(strike, enemy) / hitPointsLeft(enemy));

/** A stronger round is kept for later if a weaker one does as well. */
const THRIFT = 0.03;
/** What a card must add to a strike to be played on it, and for a hunter who has hardly any left. */
const PRICE = 0.05;
const LAST_CARDS = 3;
const PRICE_OF_THE_LAST = 0.3;

export function chooseRound(view: View, decision: Asked<'play-ammunition'>, me: HunterView): string {
  const attack = decision.facts ? underWay(view, decision.facts, me) : null;
  let best = { key: decision.options[0]!.key, worth: -Infinity };
  for (const { key, value: no } of decision.options) {
    if (no === null) continue;
    const strike = attack && strikeWith(me, attack.kind, attack.weapon, attack.enemy, no);
    const worth = strike ? strikeWorth(strike, attack.enemy) - cardWorth(no) * THRIFT : cardWorth(no);
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}

/** An ability, if it does more for the attack than a card is worth. */
export function chooseAbility(view: View, decision: Asked<'play-ability' | 'play-trap-ability'>, me: HunterView): string {
  const attack = underWay(view, decision.facts, me);
  if (!attack) return 'pass';
  const { enemy, kind, weapon } = attack;
  const { dice, damage, ammunition } = decision.facts;
  const worthWith = (no: number): number => strikeWorth(strikeSoFar({ dice, flat: damage, weapon, ammunition }, kind, enemy, no), enemy);
  let best = { key: 'pass', worth: worthWith(-1) + (health(me) <= LAST_CARDS ? PRICE_OF_THE_LAST : PRICE) };
  for (const { key, value: no } of decision.options) {
    if (no === null) continue;
    const worth = worthWith(no) + besides(no) * PRICE;
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}

/** What an ability does besides harming the target. */
function besides(no: number): number {
  const card = actionCard(no);
  if (card.type !== 'ability') return 0;
  return effectsWorth(card.effects.filter(effect => effect.do !== 'add-dice' && effect.do !== 'add-damage' && effect.do !== 'reroll'));
}
