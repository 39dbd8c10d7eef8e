/** Behaviour decks in words: what is known of their tops, the letters on the back, and what has been played. */
import { plural } from '@quarry/kernel';
import { enemyCard, isEnemyType } from '../content/box.ts';
import { LETTERS } from '../content/kinds.ts';
import type { View } from '../state.ts';
import { cardNames, typeName } from './names.ts';

type DeckView = View['fight']['decks'][number];

const sizeOf = ({ pile }: DeckView): number => ('shown' in pile ? pile.n : pile.length);
/** FW-BEH-8: the letters on the back of the top card, as bits from A on; null if it does not show. */
function lettersOn({ pile }: DeckView): readonly string[] | null {
  const bits = 'shown' in pile ? pile.shown[0]?.is : undefined;
  return bits === undefined ? null : LETTERS.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1);
}

export const deckName = ({ type, no }: DeckView): string =>
  `${typeName(type)}${isEnemyType(type) && enemyCard(type).deckRule ? `, deck ${no === 1 ? 'I' : 'II'}` : ''}`;

/** `5 cards, the top one depends on A and B`. */
export function deckStands(deck: DeckView): string {
  const letters = lettersOn(deck);
  const back = letters === null || letters.length === 0 ? '' : `, ${letters.join(' and ')} on the back of the top card`;
  const seen = deck.seen.length > 0 ? `, known on top: ${cardNames(deck.seen)}` : '';
  return `${plural(sizeOf(deck), 'card')} to draw, ${deck.discard.length} played${back}${seen}`;
}

export function deckSays({ fight }: View, i: number): string {
  const deck = fight.decks[i];
  return deck ? `${deckName(deck)}: ${deckStands(deck)}` : `Deck ${i + 1}`;
}
