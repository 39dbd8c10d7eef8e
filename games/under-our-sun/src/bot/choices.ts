/** What is asked in between: dice, cards, whom, where, and whether. */

import { eventCard, nightCard, thing } from '../content/box.ts';
import { AMMUNITION, type Ammunition, RESOURCES } from '../content/kinds.ts';
import type { Lot } from '../deeds/goods.ts';
import { distance, HAVEN, type Hex } from '../places.ts';
import { cardOf, characterOf, hexOf, living, tileAt } from '../questions/basics.ts';
import { attackDice, itemsOf, testDice, total, worthOf } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { worthOfHealing } from './body.ts';
import { isToStrike } from './fights.ts';
import { isDelivering } from './liberty.ts';
import { bestOf, firstOf, type Mind, rather } from './mind.ts';
import { outlookOf, worthOfExploring } from './plan.ts';
import { goodsWanted, itemWanted } from './tasks.ts';
import { branchNamed, payOrOf, pointsOfAll, pointsOfBranch, priceOf } from './texts.ts';
import { goodsMissing, kindsOf, worthKept, worthOfCard, worthOfPiece } from './worth.ts';

// Setup

const CAST = ['ida', 'sanaa', 'boone', 'wren', 'kesh', 'odile'];
/** Somebody for every task: whoever is missing most among those chosen. */
export const chooseCharacter = ({ decision, view, seat }: Mind<'choose-character'>): string => {
  const keys = CAST.flatMap(id => firstOf(decision, one => one === id) ?? []);
  return keys[(seat + view.characters.length) % Math.max(1, Math.min(2, keys.length))] ?? decision.options[0]!.key;
};
const START: Readonly<Record<string, number>> = {
  'water-bottle': 12,
  crowbar: 10,
  bow: 9,
  medkit: 9,
  backpack: 8,
  knife: 7,
  'padded-vest': 7,
  antibiotic: 6,
  tent: 6,
  bandage: 5,
  boots: 5,
  'camouflage-cloak': 5,
};
const startWorth = (card: number): number => (START[thing(card).id] ?? 3) / Math.max(1, thing(card).stars);
export const chooseEquipment = ({ decision }: Mind<'equip'>): string => bestOf(decision, card => (card === null ? 0 : startWorth(card)));
export const chooseBearer = ({ view, decision }: Mind<'give-to'>): string =>
  bestOf(decision, who => worthOfCard(view, who, decision.facts.card));

// Dice

const IMPORTANT = ['strength', 'dexterity', 'stealth', 'check', 'sneak', 'container', 'dodge'];
/** A roll that failed, if it is worth a die; or a blow that would fell somebody. */
export const useKarma = ({ view, decision }: Mind<'karma'>): string[] => {
  const { who, faces, isOwn, most, for: purpose } = decision.facts;
  const sum = faces.reduce((all, face) => all + face, 0);
  const { hp, karma } = characterOf(view, who);
  const those = (isBad: (face: number) => boolean, n: number): string[] =>
    decision.options
      .filter(one => isBad(faces[one.value]!))
      .slice(0, Math.min(n, most))
      .map(one => one.key);
  if (isOwn) {
    if (sum > 0) return [];
    if (IMPORTANT.includes(purpose)) return those(face => face <= 0, 2);
    return purpose === 'melee' && (karma === 3 || hp <= 3) ? those(face => face <= 0, 1) : [];
  }
  if (purpose !== 'counterattack' && purpose !== 'return-fire' && purpose !== 'melee' && purpose !== 'ranged') return [];
  const isGrave = sum >= hp || (sum >= 2 && hp - sum <= 2) || sum >= 3;
  return isGrave ? those(face => face > 0, sum >= hp ? 3 : 1) : [];
};
export const chooseSkill = ({ view, decision }: Mind<'choose-skill'>): string =>
  bestOf(decision, skill => worthOf(testDice(view, decision.facts.who, skill)));

// Goods and cards

export const chooseResource = ({ view, decision }: Mind<'choose-resource'>): string => {
  const { who, of } = decision.facts;
  const wanted = goodsWanted(view);
  const missing = goodsMissing(view, wanted);
  return bestOf(decision, kind => (of === 'gain' ? worthOfPiece(view, who, kind, missing) : -worthKept(view, who, kind, wanted)));
};
/** The two pieces, or the card, that are worth most. */
export const chooseFind = ({ view, decision }: Mind<'collect'>): string => {
  const { who } = decision.facts;
  const missing = goodsMissing(view);
  return bestOf(decision, ({ lot: { cards, water, goods, ammunition } }) =>
    [
      ...cards.map(card => worthOfCard(view, who, card)),
      water * A_DRINK,
      ...RESOURCES.map((kind, i) => goods[i]! * worthOfPiece(view, who, kind, missing)),
      ...AMMUNITION.map((kind, i) => ammunition[i]! * ammunitionWorth(view, who, kind)),
    ].reduce((sum, worth) => sum + worth, 0),
  );
};
const A_DRINK = 4;
const A_SIP = 0.5;
const ammunitionWorth = (view: View, who: Who, kind: Ammunition): number =>
  itemsOf(view, who).some(one => thing(one.card).weapon?.ammunition?.kind === kind) ? 3 : 0.5;
/** What is worth least. */
export const layDown = ({ view, decision }: Mind<'lay-down'>): string => {
  const { who } = decision.facts;
  const wanted = goodsWanted(view);
  return bestOf(decision, lot => -keptWorth(view, who, lot, wanted));
};
/** Of a card, or of one piece. */
function keptWorth(view: View, who: Who, { cards: [card], goods, ammunition }: Lot, wanted: readonly number[]): number {
  if (card !== undefined) return worthOfCard(view, who, card) / 3;
  const [kind] = kindsOf(goods);
  if (kind) return worthKept(view, who, kind, wanted);
  const shot = AMMUNITION.find((_, i) => ammunition[i]! > 0);
  return shot ? ammunitionWorth(view, who, shot) : A_SIP;
}
/** The one piece that is worth least; for somebody who waits for it, all. */
export const chooseDiscard = ({ view, decision }: Mind<'discard'>): string[] => {
  const { who } = decision.facts;
  const wanted = goodsWanted(view);
  const goods = decision.options.filter(one => total(one.value.goods) > 0);
  if (isDelivering(view, who)) return goods.map(one => one.key);
  const cards = decision.options.filter(one => one.value.cards.some(card => thing(card).id !== itemWanted(view)));
  const spare = itemWanted(view) ? [...goods, ...cards] : goods;
  return [bestOf(spare.length > 0 ? { options: spare } : decision, lot => -keptWorth(view, who, lot, wanted))];
};
export const chooseCard = ({ view, decision }: Mind<'choose-card'>): string => {
  const { who, for: purpose } = decision.facts;
  return bestOf(decision, card => worthOfCard(view, who, card) * (purpose === 'ready' ? 1 : -1));
};

// Whom and where

/** Kindness goes to whoever needs it most. */
export const chooseCharacterHere = ({ view, decision }: Mind<'choose-character-here'>): string =>
  bestOf(decision, who => {
    const { isInfected, ap } = characterOf(view, who);
    if (decision.facts.card < 0 && isGranting(view, decision.facts.who))
      return isToStrike(view, decision.facts.who, who) ? worthOf(attackDice(view, who, null, -1, 'melee')) : -1;
    return worthOfHealing(view, who, 2) + (isInfected ? 25 : 0) + ap / 10;
  });
const isGranting = (view: View, who: Who): boolean =>
  (cardOf(view, who).skill.can ?? []).some(one => one.effects.some(effect => effect.do === 'grant-action'));
/** Ground to turn up where it is wanted; a place for something dangerous far from everybody; a goal near New Haven's friends. */
export const chooseTile = ({ view, decision }: Mind<'choose-tile'>): string => {
  const { who, for: purpose } = decision.facts;
  const place = (worth: (hex: Hex) => number): string => bestOf(decision, hex => (hex === null ? 0 : worth(hex)));
  if (purpose === 'explore' || purpose === 'reveal') {
    const outlook = outlookOf(view, who);
    return place(hex => worthOfExploring(outlook, hex));
  }
  const nearestTo = (hex: Hex): number => Math.min(...living(view).map(one => distance(hexOf(view, one), hex)));
  if (purpose === 'spawn') return place(hex => nearestTo(hex) - crowd(view, hex));
  if (purpose === 'place-tile') return place(hex => -sumOfWays(view, hex));
  return place(hex => -distance(hex, HAVEN));
};
const crowd = (view: View, hex: Hex): number => living(view).filter(one => hexOf(view, one) === hex).length;
/** A goal should lie where ground is known already, and near to everybody. */
const sumOfWays = (view: View, hex: Hex): number =>
  living(view).reduce((sum, who) => sum + distance(hexOf(view, who), hex), 0) +
  Math.min(...view.tiles.filter(one => one.card >= 0).map(one => distance(one.hex, hex)));
export const chooseBranch = ({ view, decision }: Mind<'choose-branch'>): string => {
  const { who, card } = decision.facts;
  return bestOf(decision, says => {
    const branch = branchNamed(view, who, card, says);
    if (!branch) return 0;
    const heals = branch.effects.some(one => one.do === 'heal')
      ? Math.max(0, ...livingHere(view, who).map(one => worthOfHealing(view, one, 2)))
      : 0;
    const cures =
      branch.effects.some(one => one.do === 'cure') && livingHere(view, who).some(one => characterOf(view, one).isInfected) ? 30 : 0;
    return Math.max(pointsOfBranch(view, who, branch), heals, cures);
  });
};
const livingHere = (view: View, who: Who): Who[] => living(view).filter(one => hexOf(view, one) === hexOf(view, who));
export const payOrNot = ({ view, decision }: Mind<'pay-or'>): string => {
  const { who, card } = decision.facts;
  const text = payOrOf(view, who, card);
  if (!text) return rather(decision, false);
  const paying = pointsOfAll(view, who, text.paid ?? []) - priceOf(view, who, text.price);
  return rather(decision, paying >= pointsOfAll(view, who, text.refused));
};
/** What would hurt goes under the deck. */
export const bury = ({ view, decision }: Mind<'bury'>): string => {
  const { who, card, deck } = decision.facts;
  const text = deck === 'night' ? nightCard(card).effects : [];
  const points = deck === 'night' ? pointsOfAll(view, who, text) : deck === 'event' ? pointsOfAll(view, who, eventText(card)) : 0;
  return rather(decision, points < 0);
};
const eventText = (card: number) => eventCard(card).effects;

/** Whoever can bear it best. */
export const voteFor = ({ view, decision }: Mind<'vote'>): string =>
  bestOf(decision, who => (who === null ? -1 : characterOf(view, who).hp));
/** The harmless one of several steps: away from everybody. */
export const chooseFirstStep = ({ view, decision }: Mind<'first-step'>): string =>
  bestOf(decision, hex => -crowd(view, hex) + ((tileAt(view, hex)?.fire ?? 'none') !== 'none' ? 1 : 0));
export const firstActor = ({ view, decision }: Mind<'first-actor'>): string => bestOf(decision, who => characterOf(view, who).hp);
