/** Drawing, and what happens the moment a deck is empty. PA-DECK-1 to PA-DECK-7, PA-DECK-10. */
import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import * as cards from '../deeds/cards.ts';
import * as own from '../deeds/hunters.ts';
import type { MilledFor, Told } from '../events.ts';
import { isUp, weaponLevel } from '../places.ts';
import { standing, sumOf } from '../texts-in-force.ts';
import { afterDiscard, type Hunt, happen } from './chain.ts';
import { hurt } from './harm.ts';

/** PA-EOT-4: only a knock-out, or the lack of any card, stops it. */
export function* drawCards(hunt: Hunt, seat: Seat, n: number, why: Told<'drew'>['why'], rule: ClauseId): Rule {
  yield* fromDeck(hunt, seat, n, count => {
    cards.draw(hunt, seat, count, why, rule);
    return [];
  });
}
/** What was discarded. */
export function* millCards(hunt: Hunt, seat: Seat, n: number, why: MilledFor): Rule<number[]> {
  const gone = yield* fromDeck(hunt, seat, n, count => cards.mill(hunt, seat, count, why));
  afterDiscard(hunt, seat, gone, 'milled');
  return gone;
}
export function* exileCards(hunt: Hunt, seat: Seat, n: number): Rule {
  yield* fromDeck(hunt, seat, n, count => {
    cards.exile(hunt, seat, count);
    return [];
  });
}

/** PA-DECK-6: an effect that moves several cards goes on with the new deck. */
function* fromDeck(hunt: Hunt, seat: Seat, n: number, take: (count: number) => readonly number[]): Rule<number[]> {
  const { state } = hunt;
  const hunter = state.hunters[seat]!;
  const taken: number[] = [];
  for (let left = n; left > 0 && isUp(state, seat); ) {
    if (hunter.deck.length === 0) {
      // PA-DECK-5: made up for without fatigue.
      if (hunter.discard.length === 0) break;
      cards.reshuffle(hunt, seat, 'PA-DECK-5');
    }
    const count = Math.min(left, hunter.deck.length);
    taken.push(...take(count));
    left -= count;
    if (hunter.deck.length === 0) yield* emptied(hunt, seat);
  }
  return taken;
}

/** PA-DECK-1, PA-DECK-2, PA-TERR-25. A knock-out shuffles by itself. */
function* emptied(hunt: Hunt, seat: Seat): Rule {
  const { state } = hunt;
  const hunter = state.hunters[seat]!;
  const level = weaponLevel(state, seat);
  const damage = Math.max(0, level + sumOf(standing(state, seat, 'fatigue-damage')));
  const burning = hunter.isBurning ? level : 0;
  own.tire(hunt, seat, damage, burning);
  yield* hurt(hunt, [{ seat, damage }], 'fatigue', -1, 'PA-DECK-1');
  if (burning > 0 && isUp(state, seat)) yield* hurt(hunt, [{ seat, damage: burning }], 'burning', -1, 'PA-TERR-25');
  if (!isUp(state, seat)) return;
  if (hunter.discard.length > 0) cards.reshuffle(hunt, seat, 'PA-DECK-2');
  else cards.runOut(hunt, seat);
  happen(hunt, { on: 'deck-emptied', seat });
}
