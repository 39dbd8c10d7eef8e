/** Whose deed a wound of the monster is: of whoever dealt the damage or played the card, and nobody's if its own cards or an objective do it. */
import type { Seat } from '@quarry/kernel';
import { isCard, sortOf } from '../content/box.ts';
import type { PrimalEvent } from '../events.ts';

export class Striker {
  seat: Seat = -1;
  /** Whether an objective that was done is what strikes. */
  isObjective = false;

  hear(event: PrimalEvent): void {
    if (event.type === 'damage-dealt') this.seat = event.seat;
    const isPlayed = event.type === 'word' && isCard(event.card) && sortOf(event.card) === 'action';
    if (event.type === 'word') this.seat = isPlayed ? event.seat : -1;
    if (event.type === 'damage-dealt' || isPlayed) this.isObjective = false;
    if (event.type === 'objective-done') [this.seat, this.isObjective] = [-1, true];
  }
}
