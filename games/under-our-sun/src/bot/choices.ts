/** What is asked in between: dice, cards, whom, where, and whether. */
import { best, offers, optionKeys, prefer } from '@quarry/kernel';
import { characterOf, hexOf, living, tileAt } from '../basics.ts';
import { eventCard, nightCard, thing } from '../content/box.ts';
import { AMMUNITION, RESOURCES, SKILLS, type Skill } from '../content/kinds.ts';
import { distance, HAVEN } from '../map.ts';
import { itemsOf, testDice, worthOf } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { isDelivering } from './liberty.ts';
import type { Mind } from './mind.ts';
import { outlookOf, worthOfExploring } from './plan.ts';
import { goodsWanted, itemWanted } from './tasks.ts';
import { branchNamed, payOrOf, pointsOfAll, pointsOfBranch, priceOf } from './texts.ts';
import { goodsMissing, worthKept, worthOfCard, worthOfHealing, worthOfPiece } from './worth.ts';

// Setup

const CAST = ['ida', 'sanaa', 'boone', 'wren', 'kesh', 'odile'];
/** Somebody for every task: whoever is missing most among those chosen. */
export const chooseCharacter = ({ decision, view, seat }: Mind<'choose-character'>): string => {
  const keys = CAST.filter(id => offers(decision, id));
  return keys[(seat + view.characters.length) % Math.max(1, Math.min(2, keys.length))] ?? prefer(decision);
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
export const chooseEquipment = ({ decision }: Mind<'equip'>): string =>
  best(decision, (id, key) => (key === 'pass' ? 0 : startWorth(Number(id))));
export const chooseBearer = ({ view, decision }: Mind<'give-to'>): string =>
  best(decision, id => worthOfCard(view, Number(id), decision.facts.card));

// Dice

const IMPORTANT = ['strength', 'dexterity', 'stealth', 'check', 'sneak', 'container', 'dodge'];
/** A roll that failed, if it is worth a die; or a blow that would fell somebody. */
export const useKarma = ({ view, decision }: Mind<'karma'>): string[] => {
  const { who, faces, isOwn, most, for: purpose } = decision.facts;
  const sum = faces.reduce((all, face) => all + face, 0);
  const { hp, karma } = characterOf(view, who);
  const keys = optionKeys(decision);
  const those = (isBad: (face: number) => boolean, n: number): string[] =>
    faces
      .flatMap((face, i) => (isBad(face) ? [{ face, key: keys[i]! }] : []))
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
  best(decision, (_, key) => (isSkill(key) ? worthOf(testDice(view, decision.facts.who, key)) : 0));
const isSkill = (key: string): key is Skill => SKILLS.some(one => one === key);

// Goods and cards

export const chooseResource = ({ view, decision }: Mind<'choose-resource'>): string => {
  const { who, of } = decision.facts;
  const wanted = goodsWanted(view);
  const missing = goodsMissing(view, wanted);
  return best(decision, (_, key) => {
    const kind = RESOURCES.find(one => one === key);
    if (!kind) return 0;
    return of === 'gain' ? worthOfPiece(view, who, kind, missing) : -worthKept(view, who, kind, wanted);
  });
};
/** The two pieces, or the card, that are worth most. */
export const chooseFind = ({ view, decision }: Mind<'collect'>): string => {
  const { who } = decision.facts;
  const missing = goodsMissing(view);
  return best(decision, (id, key) => {
    if (typeof id === 'number') return worthOfCard(view, who, id);
    const pieces = key.split('-');
    return pieces.reduce((sum, piece) => {
      const kind = RESOURCES.find(one => one === piece);
      if (kind) return sum + worthOfPiece(view, who, kind, missing);
      return sum + (piece === 'water' ? 4 : AMMUNITION.some(one => one === piece) ? ammunitionWorth(view, who, piece) : 0);
    }, 0);
  });
};
const ammunitionWorth = (view: View, who: Who, kind: string): number =>
  itemsOf(view, who).some(one => thing(one.card).weapon?.ammunition?.kind === kind) ? 3 : 0.5;
/** What is worth least. */
export const layDown = ({ view, decision }: Mind<'lay-down'>): string => {
  const { who } = decision.facts;
  const wanted = goodsWanted(view);
  return best(decision, (id, key) => -keptWorth(view, who, id, key, wanted));
};
function keptWorth(view: View, who: Who, id: string | number, key: string, wanted: readonly number[]): number {
  if (typeof id === 'number') return worthOfCard(view, who, id) / 3;
  const kind = RESOURCES.find(one => one === key.split('-')[0]);
  return kind ? worthKept(view, who, kind, wanted) : ammunitionWorth(view, who, key.split('-')[0]!);
}
/** The one piece that is worth least; for somebody who waits for it, all. */
export const chooseDiscard = ({ view, decision }: Mind<'discard'>): string[] => {
  const { who } = decision.facts;
  const wanted = goodsWanted(view);
  const goods = decision.options.filter(one => RESOURCES.some(kind => one.key.startsWith(kind)));
  if (isDelivering(view, who)) return goods.map(one => one.key);
  const cards = decision.options.filter(one => one.about[0]?.kind === 'card' && thing(Number(one.about[0].id)).id !== itemWanted(view));
  const spare = itemWanted(view) ? [...goods, ...cards] : goods;
  return [best(spare.length > 0 ? { options: spare } : decision, (id, key) => -keptWorth(view, who, id, key, wanted))];
};
export const chooseCard = ({ view, decision }: Mind<'choose-card'>): string => {
  const { who, for: purpose } = decision.facts;
  return best(decision, id => worthOfCard(view, who, Number(id)) * (purpose === 'ready' ? 1 : -1));
};

// Whom and where

/** Kindness goes to whoever needs it most. */
export const chooseCharacterHere = ({ view, decision }: Mind<'choose-character-here'>): string =>
  best(decision, id => {
    const who = Number(id);
    const { isInfected, ap } = characterOf(view, who);
    return worthOfHealing(view, who, 2) + (isInfected ? 25 : 0) + ap / 10;
  });
/** Ground to turn up where it is wanted; a place for something dangerous far from everybody; a goal near New Haven's friends. */
export const chooseTile = ({ view, decision }: Mind<'choose-tile'>): string => {
  const { who, for: purpose } = decision.facts;
  if (purpose === 'explore' || purpose === 'reveal') {
    const outlook = outlookOf(view, who);
    return best(decision, id => (typeof id === 'number' ? worthOfExploring(outlook, id) : 0));
  }
  const nearestTo = (hex: number): number => Math.min(...living(view).map(one => distance(hexOf(view, one), hex)));
  if (purpose === 'spawn') return best(decision, id => nearestTo(Number(id)) - crowd(view, Number(id)));
  if (purpose === 'place-tile') return best(decision, id => -sumOfWays(view, Number(id)));
  return best(decision, id => -distance(Number(id), HAVEN));
};
const crowd = (view: View, hex: number): number => living(view).filter(one => hexOf(view, one) === hex).length;
/** A goal should lie where ground is known already, and near to everybody. */
const sumOfWays = (view: View, hex: number): number =>
  living(view).reduce((sum, who) => sum + distance(hexOf(view, who), hex), 0) +
  Math.min(...view.tiles.filter(one => one.card >= 0).map(one => distance(one.hex, hex)));
export const chooseBranch = ({ view, decision }: Mind<'choose-branch'>): string => {
  const { who, card } = decision.facts;
  return best(decision, (_, key) => {
    const branch = branchNamed(view, who, card, key);
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
  if (!text || !offers(decision, 'pay')) return prefer(decision, 'refuse');
  const paying = pointsOfAll(view, who, text.paid ?? []) - priceOf(view, who, text.price);
  return paying >= pointsOfAll(view, who, text.refused) ? 'pay' : 'refuse';
};
/** What would hurt goes under the deck. */
export const bury = ({ view, decision }: Mind<'bury'>): string => {
  const { who, card, deck } = decision.facts;
  const text = deck === 'night' ? nightCard(card).effects : [];
  const points = deck === 'night' ? pointsOfAll(view, who, text) : deck === 'event' ? pointsOfAll(view, who, eventText(card)) : 0;
  return points < 0 ? 'bury' : 'leave';
};
const eventText = (card: number) => eventCard(card).effects;

/** Whoever can bear it best. */
export const voteFor = ({ view, decision }: Mind<'vote'>): string =>
  best(decision, id => (typeof id === 'number' ? characterOf(view, id).hp : -1));
/** The harmless one of several steps: away from everybody. */
export const chooseFirstStep = ({ view, decision }: Mind<'first-step'>): string =>
  best(decision, id => -crowd(view, Number(id)) + ((tileAt(view, Number(id))?.fire ?? 'none') !== 'none' ? 1 : 0));
export const firstActor = ({ view, decision }: Mind<'first-actor'>): string => best(decision, id => characterOf(view, Number(id)).hp);
