/** Reviving and rising. PA-REV-3, PA-REV-4, PA-KO-14 to PA-KO-17. */
import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import * as own from '../deeds/hunters.ts';
import { handLimit } from '../questions.ts';
import type { Hunt } from './chain.ts';
import { drawCards } from './decks.ts';

/** A red token turns black; a black one goes, and the hunter rises with a new hand. */
export function* riseUp(hunt: Hunt, seat: Seat, by: Seat, rule: ClauseId): Rule {
  const hunter = hunt.state.hunters[seat]!;
  if (hunter.ko === 'red') {
    own.flip(hunt, seat, by, rule);
    return;
  }
  own.rise(hunt, seat, by, rule);
  yield* drawCards(hunt, seat, Math.max(0, handLimit(hunt.state, seat) - hunter.hand.length - hunter.strain), 'rise', 'PA-KO-16');
  own.easeStrain(hunt, seat);
}
