/** A single sentence of a card, found again where a decision only names the card: an ability by its place, a choice, a price. */
import type { Seat } from '@quarry/kernel';
import {
  attritionCard,
  behaviourCard,
  isCard,
  masteryCard,
  monsterCard,
  objectiveCard,
  potionCard,
  SCENARIOS,
  sortOf,
} from '../content/box.ts';
import type { Ability, Effect, EffectOf } from '../content/words/index.ts';
import type { View } from '../state.ts';
import { masteryTexts, textsOf } from '../texts-in-force/sources.ts';

/** Texts of nobody's cards: the monster's own rules, and those of the ground. */
const commonTexts = (view: View): readonly Ability[] => [...monsterCard(view.monster.id).rules, ...(SCENARIOS[view.scenario]?.rules ?? [])];

function abilitiesOf(view: View, card: number): readonly Ability[] {
  if (card < 0 || !isCard(card)) return commonTexts(view);
  switch (sortOf(card)) {
    case 'mastery':
      return [...masteryCard(card).fills, ...masteryCard(card).focused];
    case 'potion':
      return potionCard(card).abilities;
    default:
      return textsOf(card);
  }
}

/** The ability that stands in this place of a card; of a mastery, on the face that lies up. */
export function abilityOn(view: View, seat: Seat, card: number, place: number): Ability | undefined {
  if (card < 0 || !isCard(card)) return undefined;
  const isFocused = view.hunters[seat]?.isFocused ?? false;
  return sortOf(card) === 'mastery' ? masteryTexts(card, isFocused)[place] : abilitiesOf(view, card)[place];
}

/** Every effect of a card, those inside others too. */
function effectsOn(view: View, card: number): Effect[] {
  const abilities = abilitiesOf(view, card).flatMap(one => [...one.effects, ...(one.otherwise ?? [])]);
  return [...abilities, ...otherEffects(card)].flatMap(withHeld);
}
function otherEffects(card: number): readonly Effect[] {
  if (card < 0 || !isCard(card)) return [];
  switch (sortOf(card)) {
    case 'behaviour':
      return [...behaviourCard(card).base, ...(behaviourCard(card).boost?.effects ?? [])];
    case 'objective':
      return objectiveCard(card).reward;
    case 'attrition':
      return attritionCard(card).effects ?? [];
    default:
      return [];
  }
}
function withHeld(effect: Effect): Effect[] {
  switch (effect.do) {
    case 'choose':
      return [effect, ...effect.of.flat().flatMap(withHeld)];
    case 'when':
      return [effect, ...[...effect.effects, ...(effect.otherwise ?? [])].flatMap(withHeld)];
    case 'unless':
    case 'may-pay':
    case 'for-each':
      return [effect, ...effect.effects.flatMap(withHeld)];
    default:
      return [effect];
  }
}

/** What a card leaves to choose between so many things. */
export const choiceOn = (view: View, card: number, n: number): EffectOf<'choose'> | undefined =>
  effectsOn(view, card).find((one): one is EffectOf<'choose'> => one.do === 'choose' && one.of.length === n);
export const unlessOn = (view: View, card: number): EffectOf<'unless'> | undefined =>
  effectsOn(view, card).find((one): one is EffectOf<'unless'> => one.do === 'unless');
export const mayPayOn = (view: View, card: number): EffectOf<'may-pay'> | undefined =>
  effectsOn(view, card).find((one): one is EffectOf<'may-pay'> => one.do === 'may-pay');
