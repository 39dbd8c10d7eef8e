/** One experiment: the same table, played by the same bots, once for each seed. What is asked of it is in measures/. */
import { type Bot, playMatch } from '@quarry/bots';
import { type AnyGame, BrokenPromise, type Event, overhear, startMatch } from '@quarry/kernel';
import { type Measures, measuresOf } from './measures/index.ts';
import { addTallies, emptyTally, Notes, type Tally } from './tally.ts';

export interface Experiment {
  readonly game: AnyGame;
  readonly setup: unknown;
  readonly bot: Bot;
  /** Game i is played with the seed `<seed>-<i>`. */
  readonly seed: string;
}

/** Plays the games from `from` up to, not including, `to`. */
export function playGames(experiment: Experiment, from: number, to: number, measures = measuresOf(experiment.game.id)): Tally {
  let tally = emptyTally();
  for (let i = from; i < to; i++) tally = addTallies(tally, playGame(experiment, i, measures));
  return tally;
}

function playGame({ game, setup, bot, seed }: Experiment, i: number, measures: Measures): Tally {
  const seats = game.seatsOf(setup);
  const notes = new Notes();
  const listener = measures.listen(seats, notes);
  const hear = (event: Event): void => {
    listener.hear(event);
    for (const [list, name] of game.exercised(event)) {
      const way = measures.ways[list];
      if (way) notes.used(name, way);
    }
  };
  const started = startMatch(overhear(game, { hear }), setup, `${seed}-${i}`, 'nothing');
  if (!started.ok) throw new BrokenPromise(`${game.id} cannot start: ${started.refusal.says}`);
  const match = started.value;
  playMatch(match, new Array<Bot>(seats).fill(bot));
  const winners = match.outcome?.winners ?? [];
  listener.end(match.outcome, match.n);
  if (winners.length > 0) {
    for (let seat = 0; seat < seats; seat++)
      notes.share('seat', `seat ${seat}`, winners.includes(seat) ? 1 / winners.length : 0, 1 / seats);
  }
  return notes.close(match.n, winners.length > 0);
}
