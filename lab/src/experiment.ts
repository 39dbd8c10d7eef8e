/** One experiment: the same table, played by the same bots, once for each seed. What is looked at is declared by the game (its measures). */
import { type Bot, playMatch } from '@quarry/bots';
import {
  type AnyGame,
  type AnyMatch,
  BrokenPromise,
  chapterSeed,
  type Decision,
  type Hears,
  isPass,
  type Listener,
  listenTo,
  type Pick,
  sequelOf,
  startMatch,
} from '@quarry/kernel';
import { type Steering, steered } from './steering.ts';
import { Notepad, type Tally } from './tally.ts';

export interface Experiment extends Steering {
  readonly game: AnyGame;
  readonly setup: unknown;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  /** Game i is played with the seed `<seed>-<i>`. */
  readonly seed: string;
  /** Whatever follows a game is played, too: chapter after chapter, each a game of its own. */
  readonly isStory?: boolean | undefined;
}

/** Of any game: what was asked, how wide the choice was, how often it was passed; and which kinds of decision never came up. */
export const DECISIONS = 'decision';

/** Plays the games from `from` up to, not including, `to`. */
export function playGames(experiment: Experiment, from: number, to: number): Tally[] {
  return Array.from({ length: to - from }, (_, i) => playStory(experiment, `${experiment.seed}-${from + i}`)).flat();
}

/** A game, and as a story all that follows it. */
function playStory(experiment: Experiment, seed: string): Tally[] {
  let { match, tally } = playGame(experiment, seed);
  const tallies = [tally];
  for (let next = sequelOf(match); experiment.isStory && next.ok; next = sequelOf(match)) {
    ({ match, tally } = playGame({ ...experiment, setup: next.value.setup }, chapterSeed(seed, tallies.length + 1)));
    tallies.push(tally);
  }
  return tallies;
}

function playGame(experiment: Experiment, seed: string): { readonly match: AnyMatch; readonly tally: Tally } {
  const { game, setup, bots } = steered(experiment, experiment);
  const notes = new Notepad();
  const decisions = new Decisions();
  // A game that declares nothing is still asked who won, how long it took and what was decided.
  const listeners = game.proof.measures?.listen(bots.length, notes) ?? [];
  const ears = earsOf(listeners);
  const answerers = listeners.filter(one => one.answered);
  const listened = listenTo(game, {
    hear(event, _scene, state) {
      for (const hear of ears.get(event.type) ?? []) hear(event, state);
    },
    answered(decision, pick, state) {
      decisions.note(decision, pick);
      for (const one of answerers) one.answered!(decision, pick, state);
    },
  });
  const match = begin(listened, setup, seed);
  playMatch(match, bots);
  const winners = match.outcome?.winners ?? [];
  for (const one of listeners) one.end?.(match.outcome, match.n);
  if (winners.length > 0) noteShares(notes, bots, winners);
  return { match, tally: decisions.writtenInto(notes.close(match.n, winners.length > 0)) };
}

/** By type of event: all that want to hear it. Most events are heard by few. */
export function earsOf<State>(listeners: readonly Listener<State>[]): Map<string, Hear<State>[]> {
  const ears = new Map<string, Hear<State>[]>();
  for (const { on = {} } of listeners)
    for (const [type, hear] of Object.entries(on)) if (hear) ears.set(type, [...(ears.get(type) ?? []), hear]);
  return ears;
}

type Hear<State> = NonNullable<Hears<State>[string]>;

/** A match that keeps nothing. */
export function begin(game: AnyGame, setup: unknown, seed: string): AnyMatch {
  const started = startMatch(game, setup, seed, 'nothing');
  if (!started.ok) throw new BrokenPromise(`${game.id} cannot start: ${started.refusal.says}`);
  return started.value;
}

/** What was asked in one match: noted so often that it is kept by itself and written down at the end. */
class Decisions {
  readonly #kinds = new Map<string, { n: number; passed: number; lists: number; options: number }>();

  note(decision: Decision, pick: Pick): void {
    const { kind, choose, options } = decision;
    let asked = this.#kinds.get(kind);
    if (!asked) this.#kinds.set(kind, (asked = { n: 0, passed: 0, lists: 0, options: 0 }));
    asked.n += 1;
    if (isLeft(decision, pick)) asked.passed += 1;
    if (choose !== 'one' && choose !== 'some') return;
    asked.lists += 1;
    asked.options += options.length;
  }

  writtenInto(tally: Tally): Tally {
    const rows: Tally['tables'][string] = {};
    const uses: Tally['usage'][string] = {};
    for (const [kind, { n, passed, lists, options }] of this.#kinds) {
      rows[kind] = { passed: { kind: 'rate', n, sum: passed }, ...(lists > 0 && { options: { kind: 'mean', n: lists, sum: options } }) };
      uses[kind] = n;
    }
    tally.tables[DECISIONS] = rows;
    tally.usage[DECISIONS] = uses;
    return tally;
  }
}

/** To do nothing where something could be done. */
function isLeft({ choose, options }: Decision, pick: Pick): boolean {
  if (choose === 'one') return isPass(options[pick as number]!.value);
  return choose === 'some' && (pick as readonly number[]).length === 0;
}

/** By seat; and by bot, if different ones sit at the table. */
function noteShares(notes: Notepad, bots: readonly Bot[], winners: readonly number[]): void {
  const differ = bots.some(bot => bot.name !== bots[0]!.name);
  bots.forEach(({ name }, seat) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    notes.share('seat', `seat ${seat}`, won, 1 / bots.length);
    if (differ) notes.share('bot', name, won, 1 / bots.length);
  });
}
