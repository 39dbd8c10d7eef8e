/** How a hunt stands: rivals by their Suns; a party by what it has of the five encounters, and by the cards that its hunters have left. */
import { type Standing, stoodEach, stoodTogether, total } from '@quarry/kernel';
import { isCooperative, threshold } from '../questions.ts';
import type { View } from '../state.ts';

const sizeOf = (zone: readonly number[] | number): number => (typeof zone === 'number' ? zone : zone.length);

const ENCOUNTERS = 5;
const FROM = 'encounter points, cards left, and who is up';
/** How much each of them counts, of 100. */
const COUNTS = { points: 45, cards: 40, up: 15 };

export function standing(view: View): Standing | null {
  const { hunters, encounter, card, points } = view;
  if (!isCooperative(view)) {
    return stoodEach(
      'Victory points',
      'Suns',
      hunters.map(one => 3 * one.blazingSuns + 2 * one.fullSuns + one.halfSuns),
    );
  }
  if (card < 0) return null;
  const won = (encounter - 1 + Math.min(1, points / threshold(view))) / ENCOUNTERS;
  const cards = total(hunters.map(one => (one.isUp ? sizeOf(one.hand) + sizeOf(one.draw) : 0)));
  const whole = total(hunters.map(one => one.maxDeck));
  const up = hunters.filter(one => one.isUp).length / hunters.length;
  const left = Math.min(1, whole > 0 ? cards / whole : 0);
  return stoodTogether('How the hunt stood', FROM, COUNTS.points * won + COUNTS.cards * left + COUNTS.up * up);
}
