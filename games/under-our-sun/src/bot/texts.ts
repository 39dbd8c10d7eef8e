/** What the words on cards are worth to whoever they fall on, in points. */

import { enemyCard, eventCard, nightCard, sortOf, thing } from '../content/box.ts';
import type { Branch, Effect, EffectOf, Price } from '../content/words/index.ts';
import { cardInPlay, cardOf, characterOf, missionIn } from '../questions/basics.ts';
import { listOf, testDice, waterRoom } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { amountOf } from '../texts-in-force.ts';
import { worthOfHealing } from './body.ts';
import { chanceOf } from './odds.ts';
import { goodsWanted, within } from './tasks.ts';
import { kindsOf, worthKept } from './worth.ts';

const A_WOUND = 9;
export function pointsOfAll(view: View, who: Who, effects: readonly Effect[]): number {
  return effects.reduce((sum, one) => sum + pointsOf(view, who, one), 0);
}
const wound = (view: View, who: Who, n: number): number => {
  const { hp } = characterOf(view, who);
  return n >= hp ? 100 : n * (hp <= 4 ? A_WOUND * 1.5 : A_WOUND);
};
function pointsOf(view: View, who: Who, effect: Effect): number {
  const self = characterOf(view, who);
  switch (effect.do) {
    case 'damage':
      return -wound(view, who, amountOf(view, effect.n, 1));
    case 'heal':
      return worthOfHealing(view, who, amountOf(view, effect.n, 1));
    case 'gain-water':
      return 2 * Math.min(amountOf(view, effect.n, 1), waterRoom(view, who) - self.water);
    case 'fill-water':
      return 2 * (waterRoom(view, who) - self.water);
    case 'lose-water':
      return (self.water > 3 ? -2 : -7) * amountOf(view, effect.n, 1);
    case 'gain':
      return 5 * amountOf(view, effect.n, 1);
    case 'gain-goods':
      return 5 * listOf(effect.goods).reduce((sum, n) => sum + n, 0);
    case 'lose':
      return -4 * amountOf(view, effect.n, 1);
    case 'loot':
      return 12 * effect.n;
    case 'infect':
      return self.isInfected ? 0 : -22;
    case 'cure':
      return self.isInfected ? 22 : 0;
    case 'fitness':
      return 7 * effect.n;
    case 'ap':
      return 3 * effect.n;
    case 'karma':
      return 6 * effect.n;
    case 'spawn':
    case 'spawn-named':
    case 'fight':
      return effect.do === 'spawn-named' ? -60 : -11;
    case 'this-leaves':
      return 10;
    case 'place':
      return effect.marker === 'container' ? 9 : 3;
    case 'dealer':
      return 5;
    case 'reveal':
      return 4 * effect.n;
    case 'count':
      return typeof effect.add === 'number' && effect.add < 0 ? -10 : 25;
    case 'test': {
      const skills = typeof effect.skill === 'string' ? [effect.skill] : effect.skill;
      const p = Math.max(...skills.map(skill => chanceOf(testDice(view, who, skill), effect.need ?? 1)));
      return p * pointsOfAll(view, who, effect.pass ?? []) + (1 - p) * pointsOfAll(view, who, effect.fail ?? []);
    }
    case 'pay-or':
      return Math.max(pointsOfAll(view, who, effect.paid ?? []) - priceOf(view, who, effect.price), pointsOfAll(view, who, effect.refused));
    case 'choose':
      return Math.max(...effect.of.map(one => pointsOfBranch(view, who, one)));
    case 'when':
    case 'for-each':
      return pointsOfAll(view, who, effect.effects);
    default:
      return 0;
  }
}
export function priceOf(view: View, who: Who, { water = 0, goods = {}, any = 0, ap = 0, card, item }: Price): number {
  const wanted = goodsWanted(view);
  const cost = listOf(goods);
  const own = kindsOf(characterOf(view, who).goods)
    .map(kind => worthKept(view, who, kind, wanted))
    .sort((a, b) => a - b);
  const named = kindsOf(cost).reduce((sum, kind) => sum + worthKept(view, who, kind, wanted), 0);
  const spare = Array.from({ length: any }, (_, i) => own[Math.min(i, own.length - 1)] ?? 5).reduce((sum, n) => sum + n, 0);
  const drink = characterOf(view, who).water - water >= 2 ? 1.5 : 6;
  return water * drink + named + spare + ap * 2.5 + (card || item ? 9 : 0);
}
export const pointsOfBranch = (view: View, who: Who, { price, effects }: Branch): number =>
  pointsOfAll(view, who, effects) - (price ? priceOf(view, who, price) : 0);

/** All that stands on a card; without a card, on the mission and on the skill of whoever is asked. */
function textOf(view: View, who: Who, card: number): readonly Effect[] {
  if (card < 0) {
    const { rules = [], actions = [], opens } = cardInPlay(view);
    const skill = (cardOf(view, who).skill.can ?? []).flatMap(one => one.effects);
    return [
      ...opens,
      ...rules.flatMap(one => one.effects),
      ...actions.flatMap(one => one.effects),
      ...skill,
      ...missionIn(view).cards.flatMap(one => one.opens),
    ];
  }
  switch (sortOf(card)) {
    case 'event':
      return eventCard(card).effects;
    case 'night':
      return [...nightCard(card).effects, ...(nightCard(card).inCamp.effects ?? [])];
    case 'enemy': {
      const { onMeeting = [], onHit = [], onDouble = [], onRangedHit = [] } = enemyCard(card);
      return [...onMeeting, ...onHit, ...onDouble, ...onRangedHit];
    }
    case 'thing':
      return [...(thing(card).can ?? []).flatMap(one => one.effects), ...(thing(card).gives ?? [])];
    default:
      return [];
  }
}
const found = <W extends Effect['do']>(view: View, who: Who, card: number, word: W): EffectOf<W>[] =>
  textOf(view, who, card)
    .flatMap(within)
    .filter((one): one is EffectOf<W> => one.do === word);
export const branchNamed = (view: View, who: Who, card: number, says: string): Branch | undefined =>
  found(view, who, card, 'choose')
    .flatMap(one => one.of)
    .find(one => one.says === says);
export const payOrOf = (view: View, who: Who, card: number): EffectOf<'pay-or'> | undefined => found(view, who, card, 'pay-or')[0];
