/** What holds for a character now: by cards that it carries, its skill, the sun, the mission, and what lasts. And the conditions of texts. */

import { sunCard, thing, tileCard } from './content/box.ts';
import { type CharacterId, RESOURCES, type Resource } from './content/kinds.ts';
import type { EnemyCard } from './content/types.ts';
import {
  type Amount,
  type Condition,
  type EnemyFilter,
  LASTING,
  type Passive,
  type PassiveName,
  type PassiveOf,
  type Spot,
} from './content/words/index.ts';
import { distance, HAVEN, type Hex } from './places.ts';
import { cardInPlay, cardOf, everybody, isAlive, isNight, living, missionIn, printedEnemy, weatherOf } from './questions/basics.ts';
import type { EnemyView, ItemView, View, Who } from './state.ts';

/** US-CARD-4: whether electric things work. */
export const hasPower = (view: View): boolean => weatherOf(view) !== 'solar-storm';
/** US-CHAR-7, US-CARD-4, US-CARD-7: whether a card does anything for its bearer now. */
export function works(view: View, who: Who, item: ItemView): boolean {
  const { hero, isElectric } = thing(item.card);
  return !item.isFlipped && (!hero || hero === (view.characters[who]!.id as CharacterId)) && (!isElectric || hasPower(view));
}

/** Adds those of a name to what was found. */
function pick<N extends PassiveName>(found: PassiveOf<N>[], name: N, among: readonly Passive[] | undefined): void {
  if (among) for (const one of among) if (one.is === name) found.push(one as PassiveOf<N>);
}
/** All of this name that hold for a character; -1 for what holds for all alike. */
export function standing<N extends PassiveName>(view: View, who: Who, name: N): PassiveOf<N>[] {
  const found: PassiveOf<N>[] = [];
  if (view.sun >= 0) pick(found, name, sunCard(view.sun).always);
  pick(found, name, cardInPlay(view).always);
  if (who < 0) return found;
  const { items, lasting } = view.characters[who]!;
  pick(found, name, cardOf(view, who).skill.always);
  for (const item of items) {
    const { always } = thing(item.card);
    if (always && works(view, who, item)) pick(found, name, always);
  }
  for (const one of lasting) pick(found, name, LASTING[one.is].passives);
  return found;
}
/** Where something that holds comes from: a card that lies open, is in play or is carried; the own skill; or what lasts. */
export interface Source {
  readonly of: 'sun' | 'mission' | 'skill' | 'card' | 'lasting';
  /** -1 if it is none. */
  readonly card: number;
}
/** The same as `standing`, each with its source. */
export function standingFrom<N extends PassiveName>(
  view: View,
  who: Who,
  name: N,
): { readonly source: Source; readonly one: PassiveOf<N> }[] {
  const isOf = (one: Passive): one is PassiveOf<N> => one.is === name;
  const from = (of: Source['of'], card: number, all: readonly Passive[] = []) =>
    all.filter(isOf).map(one => ({ source: { of, card }, one }));
  const shared = [
    ...(view.sun >= 0 ? from('sun', view.sun, sunCard(view.sun).always) : []),
    ...from('mission', -1, cardInPlay(view).always),
  ];
  if (who < 0) return shared;
  const { items, lasting } = view.characters[who]!;
  return [
    ...shared,
    ...from('skill', -1, cardOf(view, who).skill.always),
    ...items.flatMap(item => (works(view, who, item) ? from('card', item.card, thing(item.card).always) : [])),
    ...lasting.flatMap(one => from('lasting', -1, LASTING[one.is].passives)),
  ];
}
export const sumOf = (all: readonly { readonly by: number }[]): number => all.reduce((sum, one) => sum + one.by, 0);
export const ignores = (view: View, who: Who, what: PassiveOf<'ignores'>['what']): boolean =>
  standing(view, who, 'ignores').some(one => one.what === what);
export const isForbidden = (view: View, who: Who, what: PassiveOf<'forbids'>['what']): boolean =>
  standing(view, who, 'forbids').some(one => one.what === what);

export const fits = ({ type, isSol, id }: EnemyFilter, enemy: EnemyCard): boolean =>
  (!type || enemy.type === type) && (!isSol || enemy.isSol === true) && (!id || enemy.id === id);
export const fitsEnemy = (of: EnemyFilter, enemy: EnemyView): boolean => fits(of, printedEnemy(enemy));

/** So many are out there. */
export interface Party {
  readonly characters: { readonly length: number };
}
/** What an amount comes to. */
export function amountOf({ characters }: Party, n: Amount, successes = 0): number {
  if (typeof n === 'number') return n;
  if (n.of === 'successes') return successes * (n.times ?? 1);
  return Math.ceil(n.times * characters.length) + (n.plus ?? 0);
}

// Missions

export const counterOf = (view: View, name: string): number => view.counters[missionIn(view).counters.indexOf(name)] ?? 0;
export const figureNo = (view: View, id: string): number => missionIn(view).figures.findIndex(one => one.id === id);
export const figureOf = (view: View, id: string): View['figures'][number] | undefined =>
  view.figures.find(one => one.id === figureNo(view, id));
/** What walks with a character. */
export const withWhom = (view: View, who: Who) => view.figures.filter(one => one.with === who);
export const hasFallen = (view: View, id: string): boolean => {
  const figure = figureOf(view, id);
  const { hp } = missionIn(view).figures[figureNo(view, id)] ?? {};
  return figure !== undefined && hp !== undefined && figure.damage >= hp;
};
/** All hexes that a spot of a mission may mean. */
export function hexesOf(view: View, spot: Spot): Hex[] {
  if ('haven' in spot) return [HAVEN];
  if ('figure' in spot) return view.figures.filter(one => one.id === figureNo(view, spot.figure)).map(one => one.hex);
  if ('tile' in spot) return view.tiles.filter(one => one.card >= 0 && tileCard(one.card).id === spot.tile).map(one => one.hex);
  return view.tiles.filter(one => (spot.marker === 'objective' ? one.hasObjective : one.hasToken)).map(one => one.hex);
}
export const isAt = (view: View, hex: Hex, spot: Spot): boolean => hexesOf(view, spot).includes(hex);

/** Whether a condition holds for a character; -1 where nobody in particular is meant. */
export function holds(view: View, one: Condition, who: Who): boolean {
  const self = who >= 0 ? view.characters[who]! : null;
  switch (one.is) {
    case 'night':
      return isNight(view);
    case 'phase':
      return view.phase === one.phase;
    case 'weather':
      return weatherOf(view) === one.weather;
    case 'stealthy':
      return self?.isStealthy === true;
    case 'no-enemies': {
      const hexes = one.at && hexesOf(view, one.at);
      return !view.enemies.some(enemy => fitsEnemy(one.of ?? {}, enemy) && (!hexes || hexes.includes(enemy.hex)));
    }
    case 'day':
      return view.day >= one.from;
    case 'characters':
      return view.characters.length >= one.from;
    case 'count':
      return counterOf(view, one.counter) >= amountOf(view, one.from);
    case 'count-under':
      return counterOf(view, one.counter) < amountOf(view, one.under);
    case 'at':
      return self !== null && isAt(view, self.hex, one.spot);
    case 'all-at':
      return living(view).length > 0 && living(view).every(other => isAt(view, view.characters[other]!.hex, one.spot));
    case 'some-at':
      return living(view).filter(other => isAt(view, view.characters[other]!.hex, one.spot)).length >= one.n;
    case 'figure-at': {
      const figure = figureOf(view, one.figure);
      return figure !== undefined && isAt(view, figure.hex, one.spot);
    }
    case 'figure-with-self':
      return who >= 0 && figureOf(view, one.figure)?.with === who;
    case 'figure-fallen':
      return hasFallen(view, one.figure);
    case 'revealed':
      return hexesOf(view, { tile: one.tile }).length > 0;
    case 'warm-camps':
      return view.tiles.filter(tile => tile.camp >= 0 && tile.fire !== 'none' && distance(tile.hex, HAVEN) <= one.within).length >= one.n;
    case 'markers-left':
      return hexesOf(view, { marker: one.marker }).length > 0 || (one.marker === 'objective' && view.hidden > 0);
    case 'nobody-infected':
      return !everybody(view).some(other => isAlive(view, other) && view.characters[other]!.isInfected);
    case 'not':
      return !holds(view, one.of, who);
  }
}
export const holdAll = (view: View, all: readonly Condition[] | undefined, who: Who): boolean =>
  (all ?? []).every(one => holds(view, one, who));

/** Of goods, which are counted in the order of RESOURCES. */
export const countOf = (goods: readonly number[], kind: Resource): number => goods[RESOURCES.indexOf(kind)]!;
