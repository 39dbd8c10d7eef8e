/** What the mission wants next, read off the card in play: where something is to be done, by how many hands, and what it takes. */

import { thing } from '../content/box.ts';
import type { RESOURCES } from '../content/kinds.ts';
import type { MissionAction, MissionRule } from '../content/types.ts';
import type { Condition, Effect, EnemyFilter, Spot } from '../content/words/index.ts';
import { around, distance, HAVEN, type Hex } from '../places.ts';
import { cardInPlay, isFaceUp, isNight, living, missionIn, printedEnemy } from '../questions/basics.ts';
import { listOf, noGoods, plus } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { amountOf, counterOf, figureOf, fits, hexesOf, holds } from '../texts-in-force.ts';

export type Task =
  /** Use an action of the mission; `left`: how often it is still wanted. */
  | { readonly is: 'act'; readonly hexes: readonly Hex[]; readonly action: MissionAction; readonly left: number }
  /** Fell these enemies, wherever they stand. */
  | { readonly is: 'fell'; readonly hexes: readonly Hex[]; readonly enemies: readonly number[] }
  | { readonly is: 'open'; readonly hexes: readonly Hex[] }
  /** Stand there; all, or so many. */
  | { readonly is: 'be'; readonly hexes: readonly Hex[]; readonly hands: number }
  /** Bring what goes with somebody there. */
  | { readonly is: 'bring'; readonly hexes: readonly Hex[]; readonly by: Who }
  /** Stay beside it. */
  | { readonly is: 'guard'; readonly hexes: readonly Hex[] }
  /** Turn up ground: anywhere, or one of these hexes. */
  | { readonly is: 'explore'; readonly hexes: readonly Hex[]; readonly from: number; readonly isIdle?: boolean }
  /** Camps with fires. */
  | { readonly is: 'camp'; readonly hexes: readonly Hex[] };

/** An effect, and all that it holds. */
export function within(effect: Effect): Effect[] {
  switch (effect.do) {
    case 'test':
      return [effect, ...[...(effect.pass ?? []), ...(effect.fail ?? [])].flatMap(within)];
    case 'pay-or':
      return [effect, ...[...(effect.paid ?? []), ...effect.refused].flatMap(within)];
    case 'choose':
      return [effect, ...effect.of.flatMap(one => one.effects).flatMap(within)];
    case 'when':
      return [effect, ...[...effect.effects, ...(effect.otherwise ?? [])].flatMap(within)];
    case 'for-each':
      return [effect, ...effect.effects.flatMap(within)];
    default:
      return [effect];
  }
}
const raises = (effects: readonly Effect[], counter: string): boolean =>
  effects
    .flatMap(within)
    .some(one => one.do === 'count' && one.counter === counter && (one.set ?? 0) >= 0 && !(typeof one.add === 'number' && one.add < 0));
const takes = (action: MissionAction, figure: string): boolean =>
  action.effects.flatMap(within).some(one => one.do === 'take-figure' && one.figure === figure);

/** All that the card in play still wants, and what a later one will want that takes long: who and what has to be brought somewhere. */
export function tasksOf(view: View): Task[] {
  const now = cardInPlay(view).goal.filter(one => !holds(view, one, -1));
  const later = missionIn(view)
    .cards.slice(view.stage + 1)
    .flatMap(one => one.goal)
    .filter(one => (one.is === 'all-at' || one.is === 'figure-at') && !holds(view, one, -1) && !isWaitedFor(view, one));
  return [...now, ...later].flatMap(one => tasksFor(view, one));
}
/** What stands still until the card in play is done. */
const isWaitedFor = (view: View, { is, ...rest }: Condition): boolean => {
  if (is !== 'figure-at' || !('figure' in rest)) return view.stage === 0;
  return figureOf(view, rest.figure)?.with === undefined || figureOf(view, rest.figure)!.with < 0
    ? view.stage === 0 || !canLift(view, rest.figure)
    : false;
};
const canLift = (view: View, figure: string): boolean => (cardInPlay(view).actions ?? []).some(one => takes(one, figure));

function tasksFor(view: View, wanted: Condition): Task[] {
  switch (wanted.is) {
    case 'count':
      return toRaise(view, wanted.counter, amountOf(view, wanted.from) - counterOf(view, wanted.counter));
    case 'revealed':
      return [{ is: 'explore', hexes: [], from: 0, isIdle: showsItself(view, wanted.tile) }];
    case 'some-at':
      return [{ is: 'be', hexes: hexesOf(view, wanted.spot), hands: wanted.n }];
    case 'all-at':
      return [{ is: 'be', hexes: hexesOf(view, wanted.spot), hands: 9 }];
    case 'figure-at':
      return toBring(view, wanted.figure, hexesOf(view, wanted.spot));
    case 'no-enemies':
      return toFell(view, wanted.of ?? {}, wanted.at);
    case 'warm-camps':
      return [
        { is: 'camp', hexes: view.tiles.filter(one => one.card >= 0 && distance(one.hex, HAVEN) <= wanted.within).map(one => one.hex) },
      ];
    case 'not':
      return toUndo(view, wanted.of);
    default:
      return [];
  }
}
/** Whether a tile is laid out sooner or later, so that nobody has to look for it. */
const showsItself = (view: View, tile: string): boolean =>
  (cardInPlay(view).rules ?? []).flatMap(one => one.effects.flatMap(within)).some(one => one.do === 'place-tile' && one.tile === tile);
/** What has to stop being so. */
function toUndo(view: View, now: Condition): Task[] {
  if (now.is === 'figure-at') return toBring(view, now.figure, goalOf(view, now.figure));
  const [figure] = missionIn(view).figures;
  if (now.is === 'some-at' && figure) return [{ is: 'be', hexes: goalOf(view, figure.id), hands: 9 }];
  return [];
}
/** Where a figure is to be in the end. */
export function goalOf(view: View, figure: string): Hex[] {
  const cards = missionIn(view).cards.slice(view.stage);
  for (const { goal } of cards) for (const one of goal) if (one.is === 'figure-at' && one.figure === figure) return hexesOf(view, one.spot);
  return [];
}

function toRaise(view: View, counter: string, left: number): Task[] {
  const { actions = [], rules = [] } = cardInPlay(view);
  const open = actions.filter(one => raises(one.effects, counter));
  const found = open.flatMap((action): Task[] => {
    const hexes = hexesOf(view, action.at);
    return hexes.length > 0 ? [{ is: 'act', hexes, action, left }] : unseen(view);
  });
  return [...found, ...rules.filter(one => raises(one.effects, counter)).flatMap(one => toTrigger(view, one))];
}
/** What has not come up yet lies in ground that nobody has seen. */
const unseen = (view: View): Task[] => [{ is: 'explore', hexes: [], from: view.hidden > 0 ? view.hiddenFrom : 0 }];

function toTrigger(view: View, rule: MissionRule): Task[] {
  switch (rule.on) {
    case 'defeated':
      return toFell(view, rule.of, undefined);
    case 'opened':
      return [{ is: 'open', hexes: hexesOf(view, rule.spot) }];
    case 'phase-start': {
      const asked = [...(rule.if ?? []), ...rule.effects.flatMap(within).flatMap(one => (one.do === 'when' ? one.if : []))];
      return asked.flatMap(one => {
        if (one.is === 'some-at') return [{ is: 'be', hexes: hexesOf(view, one.spot), hands: Math.max(2, one.n) }];
        if (one.is === 'no-enemies' && one.at)
          return [...toFell(view, one.of ?? {}, one.at), { is: 'guard', hexes: hexesOf(view, one.at) }];
        return [];
      });
    }
    default:
      return [];
  }
}
function toFell(view: View, of: EnemyFilter, at: Spot | undefined): Task[] {
  const hexes = at && hexesOf(view, at);
  const found = view.enemies.filter(one => fits(of, printedEnemy(one)) && (!hexes || hexes.includes(one.hex)));
  return found.length === 0 ? [] : [{ is: 'fell', hexes: [...new Set(found.map(one => one.hex))], enemies: found.map(one => one.id) }];
}
function toBring(view: View, id: string, goal: readonly Hex[]): Task[] {
  const figure = figureOf(view, id);
  if (!figure) return [];
  if (figure.with >= 0)
    return [
      { is: 'bring', hexes: goal, by: figure.with },
      { is: 'guard', hexes: [figure.hex] },
    ];
  const lift = (cardInPlay(view).actions ?? []).filter(one => takes(one, id));
  if (lift.length > 0) return lift.map(action => ({ is: 'act', hexes: [figure.hex], action, left: 1 }));
  return [{ is: 'guard', hexes: [figure.hex] }, ...toFell(view, {}, { figure: id }), ...roadOf(view, figure.hex, goalOf(view, id))];
}
/** Ground that has to be turned up so that something can drive on by itself. */
function roadOf(view: View, from: Hex, goal: readonly Hex[]): Task[] {
  const [to] = goal;
  if (to === undefined) return [];
  let edge = new Map<Hex, readonly Hex[]>([[from, []]]);
  const seen = new Set([from]);
  while (edge.size > 0) {
    const found = edge.get(to);
    if (found) {
      const covered = found.filter(hex => !isFaceUp(view, hex)).slice(0, 2);
      return covered.length > 0 ? [{ is: 'explore', hexes: covered, from: 0 }] : [];
    }
    const next = new Map<Hex, readonly Hex[]>();
    for (const [hex, way] of edge)
      for (const beside of around(hex)) {
        if (seen.has(beside) || distance(beside, to) >= distance(hex, to)) continue;
        seen.add(beside);
        next.set(beside, [...way, beside]);
      }
    edge = next;
  }
  return [];
}

/** Goods that the mission still takes, by kind; what it takes for a thing counts as well. */
export function goodsWanted(view: View): number[] {
  let wanted = noGoods();
  const counters = new Set<string>();
  for (const task of tasksOf(view)) {
    if (task.is === 'camp') wanted = plus(wanted, campGoods(view));
    if (task.is !== 'act') continue;
    const { price = {}, effects } = task.action;
    const counter = effects.flatMap(within).find(one => one.do === 'count')?.counter ?? task.action.id;
    if (counters.has(counter)) continue;
    counters.add(counter);
    if (price.goods)
      wanted = plus(
        wanted,
        listOf(price.goods).map(n => n * task.left),
      );
  }
  return plus(wanted, listOf(itemGoods(view)));
}
const campGoods = (view: View): number[] => {
  const warm = view.tiles.filter(one => one.camp >= 0 && one.fire !== 'none').length;
  const camps = view.tiles.filter(one => one.camp >= 0).length;
  const tents = living(view)
    .flatMap(who => view.characters[who]!.items)
    .filter(one => thing(one.card).is === 'tent').length;
  const more = Math.max(0, 2 - camps - tents);
  return listOf({ fabric: 3 * more, connector: more, wood: 2 * (2 - warm) });
};
/** Things that any card from now on takes away, in the goods they are made of. */
function itemGoods(view: View): Partial<Record<(typeof RESOURCES)[number], number>> {
  const id = itemWanted(view);
  if (!id) return {};
  const card = view.itemDeck.find(one => thing(one).id === id);
  const recipe = card === undefined ? {} : (thing(card).recipe ?? {});
  const n = itemsMissing(view, id);
  return Object.fromEntries(Object.entries(recipe).map(([kind, each]) => [kind, each * n]));
}
/** A thing that the mission takes, now or later: its id, or none. */
export const itemWanted = (view: View): string | undefined =>
  missionIn(view)
    .cards.slice(view.stage)
    .flatMap(one => one.actions ?? [])
    .find(one => one.price?.item !== undefined)?.price?.item;
export function itemsMissing(view: View, id: string): number {
  const cards = missionIn(view).cards.slice(view.stage);
  const action = cards.flatMap(one => one.actions ?? []).find(one => one.price?.item === id);
  const counter = action?.effects.flatMap(within).find(one => one.do === 'count')?.counter;
  const goal = cards.flatMap(one => one.goal).find(one => one.is === 'count' && one.counter === counter);
  if (!counter || goal?.is !== 'count') return 0;
  const held = living(view)
    .flatMap(who => view.characters[who]!.items)
    .filter(one => thing(one.card).id === id).length;
  return Math.max(0, amountOf(view, goal.from) - counterOf(view, counter) - held);
}

/** So near the end nothing is left to be careful for. */
export const isDesperate = (view: View): boolean => view.day >= missionIn(view).lastDay - 1;
export const isLate = (view: View): boolean => isNight(view) || view.phase === 'afternoon';
