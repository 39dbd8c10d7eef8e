/** Which cards a behaviour deck is made of, which of them may come next as far as anybody can know, and whether there is another. FW-BEH-1, FW-BEH-8, FW-ENEMY-4. */
import { behaviourCard, lettersOf, sortOf } from '../content/box.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import { fieldIn } from '../questions.ts';
import type { DeckView, View } from '../state.ts';

/** FW-ENEMY-4, FW-ENC-8, FW-HUGE-7: the cards of a deck, from the active store and as the brief says. */
export function cardsOfDeck(view: View, type: number, no: number): number[] {
  const isOfDeck = (card: number): boolean => behaviourCard(card).enemy === ENEMY_TYPES[type] && (behaviourCard(card).deck ?? 1) === no;
  return [...view.party.behaviours, ...addedByBrief(view)].filter(isOfDeck);
}

/** FW-BRIEF-9, FW-R-59: they stay in the inactive store, and are gone with the piles. */
function addedByBrief(view: View): number[] {
  const { adds = [] } = fieldIn(view).brief;
  const isAdded = (card: number): boolean =>
    adds.some(one => one.enemy === behaviourCard(card).enemy && one.adaptation === behaviourCard(card).adaptation);
  return adds.length === 0 ? [] : view.party.inactive.filter(card => sortOf(card) === 'behaviour' && isAdded(card));
}

const isLeft = ({ pile }: DeckView): boolean => ('n' in pile ? pile.n : pile.length) > 0;

/** Whether there is another card than the one that is being carried out. */
export const hasFurther = (deck: DeckView, inPlay: number): boolean => isLeft(deck) || deck.discard.some(one => one !== inPlay);

/** FW-BEH-8, FW-R-57: every card that the next one may be, by its back and by what was looked at; of an empty pile any that was discarded. */
export function cardsToCome(view: View, deck: DeckView): number[] {
  const { pile, seen, discard, type, no } = deck;
  if (!isLeft(deck)) return [...discard];
  const back = 'n' in pile ? pile.shown[0]!.is : lettersOf(pile[0]!);
  const lying = seen.length > 0 ? seen : cardsOfDeck(view, type, no).filter(card => !discard.includes(card));
  return lying.filter(card => lettersOf(card) === back);
}
