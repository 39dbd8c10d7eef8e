/** Behaviour decks, face down: how many cards are left, and which letters the top card would lose. */
import { plural } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { enemyCard, isEnemyType } from '../content/box.ts';
import { LETTERS } from '../content/kinds.ts';
import { enemiesIn } from '../questions.ts';
import { deckName } from '../sentences/decks.ts';
import { cardNames } from '../sentences/names.ts';
import type { DeckView, EnemyView, View } from '../state.ts';
import { isTorn } from './board/huge-machine.tsx';
import { countOf } from './names.ts';

/** Letters on the back of the top card, by bits from A on. */
function lettersOn({ pile }: DeckView): readonly string[] {
  const bits = 'shown' in pile ? (pile.shown[0]?.is ?? 0) : 0;
  return LETTERS.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1);
}

interface DeckProps {
  readonly view: View;
  readonly deck: DeckView;
  /** By whose parts a letter is struck out. */
  readonly enemy?: EnemyView;
}

export function DeckOf({ view, deck, enemy }: DeckProps): ReactElement {
  const letters = lettersOn(deck);
  const isNext = isEnemyType(deck.type) && enemyCard(deck.type).deckRule !== undefined && view.fight.hugeDeck === deck.no;
  const left = countOf(deck.pile);
  return (
    <section className={isNext ? 'fw-deck is-next' : 'fw-deck'} aria-label={deckName(deck)}>
      <b>{deckName(deck)}</b>
      <span className="fw-deck-letters">
        {letters.length === 0 ? (
          <small>no letter on top</small>
        ) : (
          letters.map(letter => (
            <b key={letter} className={enemy && isTorn(enemy, letter) ? 'fw-letter is-torn' : 'fw-letter'}>
              {letter}
            </b>
          ))
        )}
      </span>
      <small>
        {plural(left, 'card')} left{isNext ? ', draws next' : ''}
      </small>
      {deck.seen.length > 0 && <small>known: {cardNames(deck.seen)}</small>}
    </section>
  );
}

/** Those from which an enemy that is here draws. */
export const Decks = ({ view }: { readonly view: View }): ReactElement => (
  <>
    <h3>Behaviour</h3>
    <div className="fw-decks">
      {view.fight.decks
        .filter(deck => enemiesIn(view).some(one => one.type === deck.type))
        .map(deck => (
          <DeckOf key={`${deck.type} ${deck.no}`} view={view} deck={deck} />
        ))}
    </div>
  </>
);
