/**
 * Forecasts beside what comes then, in encounters that bots play: where a phrase names anybody, nobody else is gone for or struck. The contract compares steps (K-168);
 * whom an enemy may turn to whose card is not known yet only the phrase says. intents.test.ts has phrases position by position.
 */
import { bareDecision, lazyView, Match, SampledChance, type Seat, Seed } from '@quarry/kernel';
import { isNight, thinnedByDay } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { BRIEFS } from '../content/briefs/index.ts';
import type { BriefId } from '../content/kinds.ts';
import { CHARACTER_NAMES } from '../content/names.ts';
import type { WestEvent } from '../events.ts';
import { forbiddenWest } from '../game.ts';
import { marshalOf } from '../questions.ts';
import { setupFor } from '../setup.ts';
import type { State, View } from '../state.ts';
import { intends } from './intents.ts';

const MOST = 300;
/** By day every other encounter, once. */
const EACH = isNight ? 12 : 1;

interface Reading {
  readonly told: number;
  readonly says: ReadonlyMap<number, string>;
  readonly view: View;
}

/** What was read where each scene began, and each target that an enemy then took of which it was not said; and how many were compared. */
function playedWith(
  seats: number,
  chapter: number,
  encounter: BriefId,
  seed: string,
): { readonly wrong: string[]; readonly compared: number } {
  let readings: Reading[] = [];
  let match: Match<State> | null = null;
  const read = (state: State): void => {
    const view = lazyView(forbiddenWest.rules.state, state, null) as View;
    const says = new Map(intends(view, null).map(one => [Number(one.about.id), one.says]));
    readings.push({ told: match!.events.length, says, view });
  };
  const watched: typeof forbiddenWest = {
    ...forbiddenWest,
    rules: {
      ...forbiddenWest.rules,
      next(state) {
        if (match) read(state);
        return forbiddenWest.rules.next(state);
      },
    },
  };
  const started = Match.start(watched, setupFor(seats, chapter, { encounter }), seed);
  if (!started.ok) throw new Error(started.refusal.says);
  match = started.value as unknown as Match<State>;
  const chance = new SampledChance<'bot'>(new Seed(`${seed}/bots`));
  const wrong: string[] = [];
  let compared = 0;
  while (!match.outcome && match.n < MOST) {
    const decision = match.open[0]!;
    const first = match.events.length;
    readings = [];
    match.answer(decision.seat, forbiddenWest.sensible(match.view(decision.seat) as View, bareDecision(decision), decision.seat, chance));
    const events = match.events.map(({ event }) => event as WestEvent);
    for (let i = first; i < events.length; i++) {
      const found = takenIn(events[i]!, events[i + 1]);
      for (const { told, says, view } of found ? readings : []) {
        const phrase = says.get(found!.enemy);
        if (told > i || phrase === undefined || isOver(events.slice(told, i), found!.enemy)) continue;
        const named = Object.values(CHARACTER_NAMES).filter(name => phrase.includes(name));
        if (named.length === 0) continue;
        compared += 1;
        const name = CHARACTER_NAMES[marshalOf(view, found!.seat).character];
        if (!named.includes(name))
          wrong.push(`${encounter} ${seed}, answer ${match.n}: '${phrase}' was read, and it took ${name} (${events[i]!.type})`);
      }
    }
  }
  return { wrong, compared };
}

/** Whom an enemy goes for, or strikes: not who is too far, or from whom it backs off. */
function takenIn(event: WestEvent, next?: WestEvent): { readonly enemy: number; readonly seat: Seat } | null {
  if ((event.type !== 'target-fixed' && event.type !== 'marshal-attacked') || event.seat < 0) return null;
  const isLeft = next?.type === 'enemy-idle' || (next?.type === 'enemy-moved' && next.how === 'away');
  return event.type === 'target-fixed' && isLeft ? null : { enemy: event.enemy, seat: event.seat };
}

/** Once another enemy has acted, or this one follows a further card, what was read has lapsed. */
function isOver(since: readonly WestEvent[], enemy: number): boolean {
  const acts = since.filter(one => one.type === 'series-chosen' || one.type === 'enemy-moved' || one.type === 'target-fixed');
  return acts.some((one, i) => one.enemy !== enemy || (one.type === 'series-chosen' && i > 0));
}

test('[FW-BEH-9] whoever is gone for or struck was named, where anybody was', () => {
  const all = thinnedByDay(
    BRIEFS.filter(({ id }) => id !== 'B0'),
    2,
  ).flatMap(({ id, chapter }, i) => Array.from({ length: EACH }, (_, n) => playedWith(2 + ((i + n) % 3), chapter, id, `forecast ${n}`)));

  expect(all.flatMap(one => one.wrong).slice(0, 5)).toEqual([]);
  expect(all.reduce((n, one) => n + one.compared, 0)).toBeGreaterThan(300 * EACH);
});
