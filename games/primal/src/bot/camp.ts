/** How a sensible hunter prepares: learns, makes what is better than what there is, brews, packs, puts the newest cards in the deck, and is ready. Every chore leads on. */
import { best, firstOf, type Seat } from '@quarry/kernel';
import {
  countsOf,
  isBasic,
  mendedDeck,
  PIECES,
  type Piece,
  pieceCard,
  pieceOf,
  unlockedCards,
  unlockedMasteries,
  wearable,
} from '../campaign/builds.ts';
import { isEffective, worthOf } from '../campaign/gear-worth.ts';
import { afterPaying, amountIn, canPay, type Purse, partsOf, payable, paymentOf, purseOf } from '../campaign/payments.ts';
import { weaknessesOf } from '../campaign/quests.ts';
import { actionCard, colourOf, masteryCard, monsterCard, questCard } from '../content/box.ts';
import { BRANCHES } from '../content/kinds.ts';
import type { Asked, DecisionKind } from '../decisions.ts';
import { hunterOf } from '../places.ts';
import { type Chore, choresOn } from '../rules/pages.ts';
import type { Belongings, Desk, View } from '../state.ts';
import type { Mind } from './turns.ts';

/** All that is looked at of a decision here. */
export type Offer<Kind extends DecisionKind> = Pick<Asked<Kind>, 'options'>;
interface InCamp {
  readonly view: View;
  readonly seat: Seat;
  readonly decision: Offer<'prepare'>;
}

export function chooseChore(camp: InCamp): string {
  const { view, seat, decision } = camp;
  const answer = answerTo(view, seat);
  const { page, isReady } = view.desks[seat]!;
  if (isReady) return firstOf(decision, [...answer, null]);
  if (page === 'camp') return firstOf(decision, [...answer, ...duePages(view, seat), { do: 'mend' }, { do: 'ready' }]);
  return firstOf(decision, [...wishes(view, seat, page), { do: 'back' }]);
}

/** Whoever has more of it gives it away for something scarcer. */
function answerTo(view: View, seat: Seat): Chore[] {
  const offer = view.offers.find(one => one.to === seat);
  if (!offer) return [];
  const { resources } = view.belongings[seat]!;
  return [{ do: amountIn(resources, offer.take) > amountIn(resources, offer.give) ? 'accept' : 'refuse', from: offer.from }];
}

const ROUND: readonly Desk['page'][] = ['skills', 'forge', 'herbs', 'gear', 'deck', 'potions'];
const duePages = (view: View, seat: Seat): Chore[] =>
  ROUND.filter(page => wishes(view, seat, page).length > 0).map(page => ({ do: 'turn', page }));

/** What this hunter wants on a page, best first; nothing once it is done. */
function wishes(view: View, seat: Seat, page: Desk['page']): Chore[] {
  const own = view.belongings[seat]!;
  switch (page) {
    case 'skills':
      return deepest(own, thereIs(view, seat, page));
    case 'forge':
      return wanted(view, seat);
    case 'pay':
      return payments(view, seat);
    case 'herbs':
      return own.potions.length < POTIONS_KEPT ? thereIs(view, seat, page) : [];
    case 'gear':
      return better(view, seat);
    case 'deck':
      return [...newMastery(view, seat), ...makesRoom(view, seat)];
    case 'potions':
      return thereIs(view, seat, page).filter(one => one.do === 'take');
    default:
      return [];
  }
}
const thereIs = (view: View, seat: Seat, page: Desk['page']): Chore[] => choresOn(view, seat, page).map(one => one.value);
const POTIONS_KEPT = 6;

/** A branch that is begun is finished first. */
const deepest = ({ steps }: Belongings, chores: readonly Chore[]): Chore[] => {
  const isBegun = (one: Chore): boolean => one.do === 'learn' && steps[BRANCHES.indexOf(one.branch)] === 1;
  return [...chores.filter(isBegun), ...chores.filter(one => !isBegun(one))];
};

const canCarry = (view: View, seat: Seat, card: number): boolean =>
  pieceOf(card) !== 'weapon' ||
  mendedDeck(hunterOf(view, seat).id, { ...view.belongings[seat]!, weapon: card, deck: [] }, weaknessesOf(view)) !== null;

/**
 * Of a higher level than all that is owned of its kind, or effective where nothing else of its level is; out of an older piece rather than anew. After a defeat also another
 * weapon of that level, to be tried next.
 */
type Make = Extract<Chore, { do: 'make' }>;
function wanted(view: View, seat: Seat): Make[] {
  const { owned } = view.belongings[seat]!;
  const weaknesses = weaknessesOf(view);
  const grade = (card: number): number => (isBasic(card) ? 0 : 2 * pieceCard(card).level + (isEffective(card, weaknesses) ? 1 : 0));
  const isAnother = (card: number): boolean =>
    view.campaign.defeatsHere > 0 && pieceOf(card) === 'weapon' && weaponsToTry(view, seat).length <= view.campaign.defeatsHere;
  const best = (card: number): number =>
    Math.max(0, ...owned.filter(one => pieceOf(one) === pieceOf(card) && canCarry(view, seat, one)).map(grade));
  return thereIs(view, seat, 'forge')
    .filter(one => one.do === 'make')
    .filter(({ card }) => (grade(card) > best(card) || (isAnother(card) && grade(card) >= best(card))) && canCarry(view, seat, card))
    .filter(({ card, from }) => canPay(spareOf(view.belongings[seat]!, from), partsOf(card, from)))
    .sort((a, b) => rank(b) - rank(a));
}
/** What is not missed: resources, and pieces beside which a better one of the kind is owned. */
function spareOf(own: Belongings, from: number): Purse {
  const { resources, pieces } = purseOf(own, from);
  const isOutdone = (card: number): boolean =>
    own.owned.some(one => one !== from && pieceOf(one) === pieceOf(card) && pieceCard(one).level > pieceCard(card).level);
  return { resources, pieces: pieces.filter(isOutdone) };
}
function payments(view: View, seat: Seat): Chore[] {
  const { making, from, paid } = view.desks[seat]!;
  const purse = paid.map(paymentOf).reduce(afterPaying, spareOf(view.belongings[seat]!, from));
  const parts = partsOf(making, from).slice(paid.length);
  return [{ do: 'pay-as-listed' }, ...payable(purse, parts).map((payment): Chore => ({ do: 'pay', payment }))];
}
/** Weapons first, then armour, helm, item. */
const rank = ({ card, from }: Make): number => (PIECES.length - PIECES.indexOf(pieceOf(card))) * 2 + (from >= 0 ? 1 : 0);

/** Everything of the highest level that is owned of a kind, the best first; of equals always the same, so that nobody changes to and fro. */
function bestOwned(view: View, seat: Seat, piece: Piece): number[] {
  const own = view.belongings[seat]!;
  const worth = (card: number): number => worthOf(card, weaknessesOf(view));
  const held = [...wearable(hunterOf(view, seat).id, own), own[piece]].filter(
    card => card >= 0 && pieceOf(card) === piece && canCarry(view, seat, card),
  );
  const level = Math.max(0, ...held.map(levelOf));
  return held.filter(card => levelOf(card) === level).sort((a, b) => worth(b) - worth(a) || a - b);
}
const levelOf = (card: number): number => (isBasic(card) ? 0 : pieceCard(card).level);
const weaponsToTry = (view: View, seat: Seat): number[] => bestOwned(view, seat, 'weapon');

/** The best of each kind; after a defeat the next weapon, in turns. */
function better(view: View, seat: Seat): Chore[] {
  const own = view.belongings[seat]!;
  return PIECES.flatMap(piece => {
    const ranked = bestOwned(view, seat, piece);
    const wish = ranked[piece === 'weapon' ? view.campaign.defeatsHere % ranked.length : 0];
    return wish === undefined || wish === own[piece] ? [] : [{ do: 'wear', card: wish }];
  });
}

function newMastery(view: View, seat: Seat): Chore[] {
  const { steps, mastery } = view.belongings[seat]!;
  if (masteryCard(mastery).branch !== undefined) return [];
  return unlockedMasteries(hunterOf(view, seat).id, steps)
    .filter(card => masteryCard(card).branch !== undefined)
    .map(card => ({ do: 'mastery', card }));
}

const isLearned = (card: number): boolean => actionCard(card).branch !== undefined;
/** A starter goes where a learned card waits; the deck is mended with it afterwards. */
function makesRoom(view: View, seat: Seat): Chore[] {
  const own = view.belongings[seat]!;
  const spare = unlockedCards(hunterOf(view, seat).id, own.steps).filter(card => isLearned(card) && !own.deck.includes(card));
  return countsOf(own).flatMap(({ colour, has, wants }) => {
    const waiting = spare.filter(card => colourOf(card) === colour).length;
    const starter = own.deck.findLast(card => colourOf(card) === colour && !isLearned(card));
    return waiting > Math.max(0, wants - has) && starter !== undefined ? [{ do: 'remove', card: starter }] : [];
  });
}

/** A reward goes to whoever has fewest pieces and potions. */
export const chooseReceiver = ({ view, decision }: { readonly view: View; readonly decision: Offer<'give-reward'> }): string =>
  best(decision, seat => -(view.belongings[seat]!.owned.length + view.belongings[seat]!.potions.length));

/** What expires first, then the beast whose element arms the party best. */
export const chooseQuest = ({ view, decision }: Mind<'choose-quest'>): string =>
  best(decision, quest => {
    const { expires, monster, rewards } = questCard(quest);
    const { element } = monsterCard(monster);
    const isNew = element !== null && !view.campaign.elements.includes(element);
    return (expires ? 20 - expires.after : 0) + (isNew ? 5 : 0) + rewards.materials.length + (rewards.cards?.length ?? 0);
  });
