/**
 * Whole matches of a game, one for each of its tables, or a whole story, played by sensible players and kept: a change that lets one go another way, or
 * lets the same be told otherwise, is noticed.
 */
import { bareDecision } from './bare-decision.ts';
import { SampledChance, Seed } from './chance.ts';
import type { AnyGame } from './game.ts';
import { listenTo } from './listen-to.ts';
import { type AnyMatch, startMatch } from './match.ts';
import { heardBy } from './past.ts';
import { playOut } from './random-player.ts';
import { lazyView, text } from './schema/index.ts';
import { chapterSeed, sequelOf } from './sequel.ts';
import { BrokenPromise, type Event } from './types.ts';

type Table = AnyGame['tables'][number];

/** The name of the file that a table's match is kept in: its mode and seats. */
export const playthroughName = (game: AnyGame, { mode, setup }: Table): string => `${mode}-${game.seatsOf(setup)}`;

/** Each later chapter of a story has a file of its own. */
export const chapterName = (name: string, chapter: number): string => (chapter === 1 ? name : `${name}-chapter-${chapter}`);

export interface Playthrough {
  readonly name: string;
  readonly match: AnyMatch;
}

/** Everything that is kept of a table. */
export function playthroughsOf(game: AnyGame, table: Table, matches: number): Playthrough[] {
  if (table.recorded === 'nothing') return [];
  const name = playthroughName(game, table);
  const first = playthroughOf(game, table, matches);
  return (table.recorded === 'story' ? storyFrom(first) : [first]).map((match, i) => ({ name: chapterName(name, i + 1), match }));
}

/** The match and all that follow it, each played once. */
function storyFrom(first: AnyMatch): AnyMatch[] {
  const told = [first];
  for (let next = sequelOf(first); next.ok; next = sequelOf(told.at(-1)!))
    told.push(play(first.game, next.value.setup, chapterSeed(first.seed, told.length + 1)));
  return told;
}

/** Of so many matches at this table the shortest that somebody won, or, if all are lost, the longest: a match that is given up is short. */
export function playthroughOf(game: AnyGame, table: Table, matches: number): AnyMatch {
  const name = playthroughName(game, table);
  const played = Array.from({ length: matches }, (_, i) => play(game, table.setup, `playthrough ${name} ${i + 1}`));
  const won = played.filter(match => match.outcome!.winners.length > 0);
  return won.length > 0 ? won.toSorted((a, b) => a.n - b.n)[0]! : played.toSorted((a, b) => b.n - a.n)[0]!;
}

/** A match from its beginning to its end. */
export function play(game: AnyGame, setup: unknown, seed: string): AnyMatch {
  const started = startMatch(game, setup, seed);
  if (!started.ok) throw new BrokenPromise(`${game.id} refuses its own table: ${started.refusal.says}`);
  playOn(started.value, `players of ${seed}`);
  return started.value;
}

/** Sensible players go on, to the end or for so many answers. */
export function playOn(match: AnyMatch, seed: string, most?: number): void {
  const chance = new SampledChance<'bot'>(new Seed(seed));
  playOut(match, decision => match.game.sensible(match.view(decision.seat), bareDecision(decision), decision.seat, chance), most);
}

/** The file beside the records that keeps what was told in each of them. */
export const TOLD_FILE = 'told.json';

/** What is told in a match, as short hashes: every event whole, and how the number that it tells comes about, as a spectator reads it. */
export class ToldHashes {
  /** The game to be played so that it is heard. */
  readonly game: AnyGame;
  #hash = 0;
  /** The last event, for whoever wants to know what is told otherwise. */
  last = '';

  constructor(game: AnyGame) {
    const line = text();
    this.game = listenTo(game, {
      hear: (event: Event, _scene, state) => {
        const sum = game.teaches?.sum(heardBy(event, null), lazyView(game.rules.state, state, null)) ?? null;
        this.last = JSON.stringify(sum ? [event, sum] : [event]);
        this.#hash = line.chained(this.last, this.#hash);
      },
    });
  }

  /** What has been told since the last time. */
  take(): string {
    const hash = (this.#hash >>> 0).toString(16);
    this.#hash = 0;
    return hash;
  }
}
