/** Chains of matches: K-113 of SPEC.md. */

import { describe, expect, test } from 'vitest';
import {
  chapterOfSeed,
  chapterSeed,
  chooseOne,
  int,
  list,
  Match,
  nextMatch,
  open,
  option,
  record,
  type Sequel,
  type StateOf,
  sequelOf,
  text,
} from './index.ts';
import { type SmallGame, smallGame } from './testing/small-game.ts';
import { writable } from './writing.ts';

const carries = record(open({ night: int(1, 3), words: list(text(), 9) }));
type Carried = StateOf<typeof carries>;

/** One word a night, three nights; whoever sits at the table the next night goes on. */
const sequel: Sequel<{ seats: number }, Carried> = {
  carries,
  next: (_, { night }, seats) => (night < 3 ? { seats } : null),
  title: () => 'Another night',
  says: ({ words }) => [{ heading: 'So far', lines: [words.join(', ')] }],
};
const night = smallGame(function* ({ state }) {
  writable(state).words = [yield* chooseOne({ seat: 0, kind: 'word', rule: 'T1', options: ['oil', 'ice'].map(key => option(key, key)) })];
  writable(state).isOver = 1;
});
const chain = (carried: (words: readonly string[]) => unknown, more: Partial<SmallGame> = {}): SmallGame => ({
  ...night,
  sequel,
  rules: {
    ...night.rules,
    next(state) {
      const next = night.rules.next(state);
      return 'play' in next ? next : { ...next, carries: carried(state.words) };
    },
  },
  ...more,
});

function ended(game: SmallGame, seats = 2) {
  const started = Match.start(game, { seats }, 'seed');
  if (!started.ok) throw new Error(started.refusal.says);
  started.value.answer(0, 'ice');
  return started.value as never;
}

describe('What comes after a match', () => {
  test('[K-113] has a seed of its own, which follows from the first and can be read back', () => {
    expect([1, 2, 13].map(chapter => chapterSeed('7', chapter))).toEqual(['7', '7, chapter 2', '7, chapter 13']);
    expect(chapterOfSeed('7, chapter 13')).toEqual({ first: '7', chapter: 13 });
    expect(chapterOfSeed('a seed, chapter and verse')).toEqual({ first: 'a seed, chapter and verse', chapter: 1 });
  });

  test('[K-113] starts from what the match hands on, for as many as play then', () => {
    const match = ended(chain(words => ({ night: 1, words })));
    expect(sequelOf(match)).toEqual({ ok: true, value: { setup: { seats: 2 }, carried: { night: 1, words: ['ice'] } } });
    expect(sequelOf(match, 4)).toMatchObject({ ok: true, value: { setup: { seats: 4 } } });
  });

  test('[K-113] knows whose place each seat takes', () => {
    const heirs: unknown[] = [];
    const noting: typeof sequel = {
      ...sequel,
      next(setup, carried, seats, whose) {
        heirs.push(whose);
        return sequel.next(setup, carried, seats, whose);
      },
    };
    const match = ended(chain(words => ({ night: 1, words }), { sequel: noting }));
    sequelOf(match, 3);
    nextMatch(night, { seats: 2 }, { night: 1, words: [] }, [1]);
    nextMatch({ ...night, sequel: noting }, { seats: 2 }, { night: 1, words: [] }, [1, null]);
    expect(heirs).toEqual([
      [0, 1, null],
      [1, null],
    ]);
  });

  test('[K-113] is refused where there are more seats than the game has', () => {
    expect(sequelOf(ended(chain(words => ({ night: 1, words }))), 5)).toMatchObject({ refusal: { code: 'bad-setup' } });
  });

  test.each<[string, SmallGame, string, string | undefined]>([
    ['a story that has been told', chain(words => ({ night: 3, words })), 'story-over', undefined],
    ['something damaged', chain(words => ({ night: 4, words })), 'bad-carry', 'carried.night'],
    ['nothing', chain(() => undefined), 'bad-carry', 'carried'],
    ['a game that knows no sequel', night, 'no-sequel', undefined],
  ])('[K-113] %s leads to none', (_, game, code, path) => {
    const next = sequelOf(ended(game));
    expect(next).toMatchObject({ ok: false, refusal: { code } });
    expect(!next.ok && next.refusal.facts['path']).toBe(path);
  });

  test('[K-113] is not known while the match is being played', () => {
    const started = Match.start(
      chain(() => null),
      { seats: 2 },
      'seed',
    );
    expect(started.ok && sequelOf(started.value as never)).toMatchObject({ refusal: { code: 'not-over' } });
  });
});
