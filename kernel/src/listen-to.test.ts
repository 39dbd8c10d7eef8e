/** Listening in on a game: K-99 of SPEC.md. */

import { describe, expect, test } from 'vitest';
import { type AnyGame, type AnyMatch, chooseOne, type Keep, listenTo, option, type Rule, recordOf, startMatch } from './index.ts';
import { type SmallState, type SmallTable, smallGame } from './testing/small-game.ts';
import { writable } from './writing.ts';

/** Rolls, tells the score before it is counted and after, and ends after the second turn. */
function* turn({ state, chance, tell }: SmallTable): Rule {
  tell({ type: 'rolled', rule: 'T1' });
  writable(state).score += chance.roll('dice', [[1, 2, 3]])[0]!;
  tell({ type: 'counted', rule: 'T1' });
  yield* chooseOne({ seat: 0, kind: 'word', rule: 'T2', options: ['a', 'b'].map(key => option(key, key)) });
  writable(state).words = [...state.words, 'word'];
  if (state.words.length === 2) writable(state).isOver = 1;
}

function played(keep: Keep) {
  const heard: unknown[] = [];
  const between: unknown[] = [];
  const game = smallGame(turn);
  const listened = listenTo(game, {
    hear: ({ type }, scene, state) => heard.push([type, scene, (state as SmallState).score]),
    between: state => between.push([(state as SmallState).words.length, (state as SmallState).isOver]),
  });
  return { heard, between, alone: playedThrough(game, keep), both: playedThrough(listened, keep) };
}

function playedThrough(game: AnyGame, keep: Keep): AnyMatch {
  const started = startMatch(game, { seats: 1 }, 'listening', keep);
  if (!started.ok) throw new Error(started.refusal.says);
  for (const answer of ['a', 'b']) started.value.answer(0, answer);
  return started.value;
}

test.each(['everything', 'nothing'] as const)(
  '[K-99] every event is heard as it is told, with scene and state, if the match keeps %s',
  keep => {
    const { heard, both } = played(keep);
    const { score } = both.state as SmallState;
    const first = (heard[1] as [string, string, number])[2];

    expect(heard).toEqual([
      ['rolled', 'turn', 0],
      ['counted', 'turn', first],
      ['rolled', 'turn', first],
      ['counted', 'turn', score],
    ]);
    expect(first).toBeGreaterThan(0);
  },
);

test('[K-99] every state between two scenes is seen, and the last one', () => {
  expect(played('everything').between).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
  ]);
});

test('[K-99] the match is the same with and without it', () => {
  const { alone, both } = played('everything');

  expect(both.outcome).toEqual(alone.outcome);
  expect(both.state).toEqual(alone.state);
  expect(both.events).toEqual(alone.events);
  expect(recordOf(both)).toEqual(recordOf(alone));
});

test('[K-99] who listens to one thing only is not asked about the other', () => {
  const heard: string[] = [];
  const game = listenTo(smallGame(turn), { hear: ({ type }) => heard.push(type) });
  const deaf = listenTo(smallGame(turn), {});
  for (const one of [game, deaf]) {
    const started = startMatch(one, { seats: 1 }, 'listening');
    expect(started.ok && started.value.answer(0, 'a').ok).toBe(true);
  }

  expect(heard).toEqual(['rolled', 'counted', 'rolled', 'counted']);
});

describe('What is told by how it is put together', () => {
  function* gust({ state, tell }: SmallTable): Rule {
    made = 0;
    tell(() => ({ type: 'gust', rule: 'T1', from: ++made }));
    writable(state).isOver = 1;
  }
  let made = 0;
  const started = (game: AnyGame, keep: Keep): AnyMatch => {
    const match = startMatch(game, { seats: 1 }, 'listening', keep);
    if (!match.ok) throw new Error(match.refusal.says);
    return match.value;
  };

  test('[K-99] is put together once where it is kept or heard, and not at all where nobody listens', () => {
    const heard: unknown[] = [];
    const listened = listenTo(smallGame(gust), { hear: event => heard.push(event) });
    const told = { type: 'gust', rule: 'T1', from: 1 };

    expect([
      started(smallGame(gust), 'everything')
        .log(null)
        .map(one => one.event),
      made,
    ]).toEqual([[told], 1]);
    expect([started(smallGame(gust), 'nothing').log(null), made]).toEqual([[], 0]);
    expect([
      started(listened, 'everything')
        .log(null)
        .map(one => one.event),
      heard.splice(0),
      made,
    ]).toEqual([[told], [told], 1]);
    expect([started(listened, 'nothing').log(null), heard, made]).toEqual([[], [told], 1]);
  });
});
