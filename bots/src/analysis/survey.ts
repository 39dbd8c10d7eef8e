/** What there is to look at in a match: where somebody chose, what a sensible player would have chosen there, and how often each place may be looked at. */
import { type Answer, type AnyGame, type AnyMatch, bareDecision, type MatchRecord, type Seat } from '@quarry/kernel';
import { botSeed, chanceOf } from '../bot.ts';
import type { Matter } from '../thinking.ts';
import { type Place, placesOf, plainly } from './walk.ts';

/** A place where there was something to choose. */
export interface Choice {
  readonly n: number;
  readonly seat: Seat;
  readonly options: number;
  /** A sensible player would have answered otherwise. */
  readonly isStray: boolean;
}

export interface Survey {
  readonly choices: readonly Choice[];
  /** Answers in all: the first place, and the last. */
  readonly from: number;
  readonly to: number;
  /** The match as it ended. */
  readonly end: AnyMatch;
}

export const sameAnswer = (one: Answer, other: Answer): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The same question to a bot, in worlds that whoever was asked held possible. The chance is of this one choice, and of what it is asked for. */
export function matterOf(game: AnyGame, { match, decision }: Pick<Place, 'match' | 'decision'>, about: string): Matter {
  const { seat } = decision;
  const bare = bareDecision(decision);
  const turn = match.turnOf(seat);
  const own = plainly(decision, game.sensible(match.view(seat), bare, seat, chanceOf(botSeed('analysis', seat), turn)));
  return {
    decision: bare,
    seat,
    own,
    chance: chanceOf(botSeed(`analysis ${about}`, seat), turn),
    imagine: seed => match.imagine(seat, seed),
  };
}

export function surveyOf(game: AnyGame, record: MatchRecord): Survey {
  const choices: Choice[] = [];
  const places = placesOf(game, record);
  let from = -1;
  for (;;) {
    const next = places.next();
    if (next.done) return { choices, from: Math.max(0, from), to: next.value.n, end: next.value };
    const { n, decision, answer } = next.value;
    if (from < 0) from = n;
    const { seat, options } = decision;
    if (options.length < 2) continue;
    const { own } = matterOf(game, next.value, 'survey');
    choices.push({ n, seat, options: options.length, isStray: !sameAnswer(own, answer) });
  }
}

/** So many of them, evenly spread; all of them if there are no more. */
export function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)]!);
}
