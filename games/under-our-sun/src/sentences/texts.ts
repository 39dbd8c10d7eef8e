/** Single texts of cards, found again where a decision only names the card: a branch, a price, a use. */

import { box, enemyCard, eventCard, isCard, nightCard, sortOf, thing } from '../content/box.ts';
import type { Branch, Effect, EffectOf } from '../content/words/index.ts';
import { cardInPlay, cardOf } from '../questions/basics.ts';
import type { View, Who } from '../state.ts';

const effectsOfThing = (card: number): readonly Effect[] => {
  const { can = [], gives = [], weapon } = thing(card);
  return [...can.flatMap(one => one.effects), ...gives, ...(weapon?.onHit ?? []), ...(weapon?.onHitOf?.effects ?? [])];
};
const effectsOfEnemy = (card: number): readonly Effect[] => {
  const { onMeeting = [], onHit = [], onDouble = [], onRangedHit = [], stages = [] } = enemyCard(card);
  return [...onMeeting, ...onHit, ...onDouble, ...onRangedHit, ...stages.flatMap(one => one.onStage ?? [])];
};
/** Where no card is named: the own skill, and the mission card in play. */
const effectsOfNoCard = (view: View, who: Who): readonly Effect[] => {
  const { opens, rules = [], actions = [] } = cardInPlay(view);
  const skill = view.characters[who] ? (cardOf(view, who).skill.can ?? []) : [];
  return [...skill.flatMap(one => one.effects), ...opens, ...[...rules, ...actions].flatMap(one => one.effects)];
};
function printedOn(view: View, card: number, who: Who): readonly Effect[] {
  if (card < 0 || !isCard(card)) return effectsOfNoCard(view, who);
  switch (sortOf(card)) {
    case 'thing':
      return effectsOfThing(card);
    case 'enemy':
      return effectsOfEnemy(card);
    case 'event':
      return eventCard(card).effects;
    case 'night':
      return [...nightCard(card).effects, ...(nightCard(card).inCamp.effects ?? [])];
    default:
      return [];
  }
}
function withHeld(effect: Effect): Effect[] {
  switch (effect.do) {
    case 'test':
      return [effect, ...[...(effect.pass ?? []), ...(effect.fail ?? [])].flatMap(withHeld)];
    case 'pay-or':
      return [effect, ...[...(effect.paid ?? []), ...effect.refused].flatMap(withHeld)];
    case 'choose':
      return [effect, ...effect.of.flatMap(one => one.effects).flatMap(withHeld)];
    case 'when':
      return [effect, ...[...effect.effects, ...(effect.otherwise ?? [])].flatMap(withHeld)];
    case 'for-each':
      return [effect, ...effect.effects.flatMap(withHeld)];
    default:
      return [effect];
  }
}
const effectsOn = (view: View, card: number, who: Who): Effect[] => printedOn(view, card, who).flatMap(withHeld);

/** The way that a text offers under this name. */
export const branchOn = (view: View, card: number, who: Who, says: string): Branch | undefined =>
  effectsOn(view, card, who)
    .flatMap(one => (one.do === 'choose' ? one.of : []))
    .find(one => one.says === says);
export const payOrOn = (view: View, card: number, who: Who): EffectOf<'pay-or'> | undefined =>
  effectsOn(view, card, who).find((one): one is EffectOf<'pay-or'> => one.do === 'pay-or');
export const testOn = (view: View, card: number, who: Who): EffectOf<'test'> | undefined =>
  effectsOn(view, card, who).find((one): one is EffectOf<'test'> => one.do === 'test');
/** The test of this skill that a text asks for; where no card is named, none if several do. */
export function testOfSkill(view: View, card: number, who: Who, skill: string): EffectOf<'test'> | undefined {
  const [only, ...others] = effectsOn(view, card, who).filter(
    (one): one is EffectOf<'test'> => one.do === 'test' && [one.skill].flat().some(of => of === skill),
  );
  return card < 0 && others.length > 0 ? undefined : only;
}

/** What brings somebody back, by name. */
export const reviverNames = (): string[] => [
  ...new Set(
    box.cards.flatMap(({ no, sort, card }) => (sort === 'thing' && effectsOfThing(no).some(one => one.do === 'revive') ? [card.name] : [])),
  ),
];
