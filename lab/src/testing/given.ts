/** Notes on a made-up match: what the measures of a game write down of these events. */
import type { AnyGame, Event, Outcome } from '@quarry/kernel';
import { earsOf } from '../experiment.ts';
import { Notepad, type Tally } from '../tally.ts';

/** An event with the state it is heard in, if that is not the one for all. */
export type Heard = Event | readonly [Event, unknown];

const isPair = (heard: Heard): heard is readonly [Event, unknown] => Array.isArray(heard);

export function notesOf(game: AnyGame, seats: number, heard: readonly Heard[], outcome: Outcome, state: unknown = {}): Tally {
  const notes = new Notepad();
  const listeners = game.proof.measures!.listen(seats, notes);
  const ears = earsOf(listeners);
  for (const one of heard) {
    const [event, at] = isPair(one) ? one : [one, state];
    for (const hear of ears.get(event.type) ?? []) hear(event, at);
  }
  for (const listener of listeners) listener.end?.(outcome, 40);
  return notes.close(40, outcome.winners.length > 0);
}
