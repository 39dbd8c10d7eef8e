/** Seats go round clockwise, and scenes are named by their steps: K-133, K-134 of SPEC.md. */

import { expect, test } from 'vitest';
import { chooseOne, clockwiseFrom, Match, option, type Rule, scenesOf, seatAfter, seatBefore } from './index.ts';
import { type SmallTable, smallGame } from './testing/small-game.ts';
import { writable } from './writing.ts';

test('[K-133] clockwise from a seat come all seats once; after the last comes the first', () => {
  expect([clockwiseFrom(2, 4), clockwiseFrom(0, 1)]).toEqual([[2, 3, 0, 1], [0]]);
  for (const seats of [1, 2, 3, 4, 5]) {
    for (let seat = 0; seat < seats; seat++) {
      expect(clockwiseFrom(seat, seats)[1] ?? seat).toBe(seatAfter(seat, seats));
      expect(clockwiseFrom(seat, seats).at(-1)).toBe(seatBefore(seat, seats));
      expect(seatBefore(seatAfter(seat, seats), seats)).toBe(seat);
    }
  }
});

test('[K-134] each scene of the table has the name of its step and is played by a match', () => {
  function* morning({ state }: SmallTable): Rule {
    writable(state).score = yield* chooseOne({ seat: 0, kind: 'wake', rule: 'S1', options: [option('early', 1), option('late', 2)] });
  }
  function* evening({ state }: SmallTable): Rule {
    yield* chooseOne({ seat: 0, kind: 'sleep', rule: 'S2', options: [option('early', 1), option('late', 2)] });
    writable(state).isOver = 1;
  }
  const scenes = scenesOf<'morning' | 'evening', SmallTable>({ morning, evening });
  // @ts-expect-error a step has no scene
  scenesOf<'morning' | 'noon', SmallTable>({ morning });

  const small = smallGame(morning);
  const started = Match.start(
    {
      ...small,
      rules: {
        ...small.rules,
        next: state => (state.isOver ? small.rules.next(state) : scenes[state.score === 0 ? 'morning' : 'evening']),
      },
    },
    { seats: 1 },
    'scenes',
  );
  if (!started.ok) throw new Error(started.refusal.says);
  const { value: match } = started;
  const names = [match.scene];
  for (const answer of ['late', 'early']) {
    match.answer(0, answer);
    names.push(match.scene);
  }
  expect(names).toEqual(['morning', 'evening', 'over']);
});
