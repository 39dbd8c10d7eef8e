/** Questions that remember their last answer give the right one all the same. What else they answer is shown by the rules that ask them. */
import { expect, test } from 'vitest';
import { TRACKING_DECKS, trackingCard } from './content/box.ts';
import { mapOf } from './content/maps.ts';
import { mapInPlay } from './questions.ts';
import { given } from './testing/rehearsal.ts';

test('[ZD-MAP-2] the map is that of the card and of the side, whichever was asked for before', () => {
  const [first, second] = TRACKING_DECKS[0]!.cards as [number, number];
  const at = (seats: number, card: number) => given({ hunters: Array.from({ length: seats }, () => ({})), state: { card } }).state;
  const asked = [at(2, first), at(3, first), at(2, first), at(2, second), at(3, second), at(3, first)];

  expect(asked.map(state => mapInPlay(state) === mapOf(trackingCard(state.card), state.hunters.length > 2 ? 1 : 0))).toEqual(
    asked.map(() => true),
  );
});
