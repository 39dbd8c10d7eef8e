/** What is played again (a fork, what was taken back) takes what was chosen before, and nobody lists what could have been. */

import { beforeEach, describe, expect, test } from 'vitest';
import { askAll, chooseOne, chooseSome, confirm, mayChoose, offer, option } from './ask.ts';
import { anyoneMay, groupChoose, vote, whoeverFirst } from './group.ts';
import { Match } from './match.ts';
import { type SmallTable, smallGame } from './testing/small-game.ts';
import type { Rule } from './types.ts';
import { writable } from './writing.ts';

/** How often the scene was begun, and what was listed. */
let begun = 0;
let listings: string[] = [];
beforeEach(() => {
  begun = 0;
  listings = [];
});

const letters =
  (kind: string, count = 3) =>
  () => {
    listings.push(kind);
    return ['a', 'b', 'c'].slice(0, count).map((key, i) => option(key, { nth: i }));
  };
const about = (seat: number, kind: string) => ({ seat, kind, rule: 'T1' });

/** Everything that can be asked, one after the other, each with what it came to. */
function* everything({ state, passes, chance }: SmallTable): Rule {
  begun += 1;
  const say = (said: unknown): void => {
    writable(state).words = [...state.words, JSON.stringify(said)];
  };
  say(yield* chooseOne({ ...about(0, 'one'), options: letters('one') }));
  say(yield* chooseOne({ ...about(0, 'forced'), options: letters('forced', 1) }));
  say(yield* mayChoose({ ...about(1, 'may'), options: letters('may') }));
  say(yield* chooseSome({ ...about(0, 'some'), options: letters('some') }));
  say(
    yield* askAll([
      { ...about(0, 'all'), options: letters('all') },
      { ...about(1, 'sure'), options: letters('sure', 1) },
    ]),
  );
  say(
    yield* whoeverFirst(() => [
      { ...about(0, 'first'), options: letters('first')(), mayPass: true },
      { ...about(1, 'first'), options: letters('first') },
    ]),
  );
  say(yield* anyoneMay({ kind: 'anyone', rule: 'T1', seats: [0, 1], options: () => letters('anyone')() }));
  say(yield* vote({ kind: 'vote', rule: 'T1', seats: [0, 1], options: letters('vote', 2) }));
  say(yield* groupChoose({ kind: 'group', rule: 'T1', seats: [0, 1], tie: 0, options: letters('group') }));
  say(
    yield* offer(passes, {
      name: 'window',
      rule: 'T1',
      seats: [0, 1],
      until: 'dusk',
      options: seat => (seat === 0 ? [] : letters('window')()),
      play: noPlay,
    }),
  );
  say(chance.below('wind', 1000));
  say(yield* confirm(about(0, 'sure-of-it')));
  writable(state).isOver = 1;
}

function* noPlay(): Rule<'close'> {
  return 'close';
}

function start(play = everything): Match {
  const started = Match.start(smallGame(play), { seats: 2 }, 'again');
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value as unknown as Match;
}

const ANSWERS: readonly (readonly [number, string | readonly string[]])[] = [
  [0, 'b'],
  [1, 'pass'],
  [0, ['c', 'a']],
  [0, 'c'],
  [0, 'pass'],
  [1, 'b'],
  [0, 'pass'],
  [1, 'a'],
  [0, 'a'],
  [1, 'b'],
  [1, 'c'],
  [0, 'no'],
  [0, 'a'],
  [1, 'yes'],
  [1, 'b'],
  [0, 'yes'],
];

const answer = (match: Match, [seat, given]: (typeof ANSWERS)[number]): void =>
  expect(match.answer(seat, given)).toEqual({ ok: true, value: undefined });
const positionOf = ({ state, open, n, outcome }: Match): unknown => [
  structuredClone(state),
  open.map(one => [one.seat, one.kind, one.options.map(({ key }) => key)]),
  n,
  outcome,
];

/** As long as a group deliberates, it is shown what was proposed, or what is left: out of a list that the original has at hand. */
const isPast = ({ open }: Match, kind: string): boolean => kind !== 'group' || open.every(one => !one.kind.endsWith(kind));

describe('A fork', () => {
  test('[K-148] plays nothing until it is answered', () => {
    const match = start();
    for (const one of ANSWERS.slice(0, 5)) answer(match, one);
    [begun, listings] = [0, []];

    const fork = match.fork();

    expect([fork.open.map(one => one.kind), fork.n, fork.scene, fork.outcome, fork.turnOf(0)]).toEqual([['first'], 5, 'turn', null, 4]);
    expect([begun, listings]).toEqual([0, []]);
  });

  test.each(ANSWERS.map((one, n) => [n, one] as const))(
    '[K-148] after %i answers lists nothing that was chosen before, and goes where the original goes',
    (n, next) => {
      const match = start();
      for (const one of ANSWERS.slice(0, n)) answer(match, one);
      const fork = match.fork();

      listings = [];
      answer(fork, next);
      const byFork = listings;
      listings = [];
      answer(match, next);

      expect(byFork.filter(kind => isPast(fork, kind))).toEqual(listings.filter(kind => isPast(match, kind)));
      expect(positionOf(fork)).toEqual(positionOf(match));
    },
  );

  test('[K-148] stands where it stood though the original has gone on, and goes its own way from there', () => {
    const match = start();
    for (const one of ANSWERS.slice(0, 3)) answer(match, one);
    const [fork, same] = [match.fork(), start()];
    for (const one of ANSWERS.slice(0, 3)) answer(same, one);
    const twice = fork.fork();
    for (const one of ANSWERS.slice(3)) answer(match, one);

    expect(positionOf(fork)).toEqual(positionOf(same));
    expect(positionOf(twice)).toEqual(positionOf(same));
    answer(fork, [0, 'a']);
    answer(same, [0, 'a']);
    expect(positionOf(fork)).toEqual(positionOf(same));
    expect(positionOf(twice)).not.toEqual(positionOf(same));
  });

  test('[K-148] of a half-answered question may be forked again, and each is answered for itself', () => {
    const match = start();
    for (const one of ANSWERS.slice(0, 8)) answer(match, one);
    const fork = match.fork();
    answer(fork, ANSWERS[8]!);
    const twice = fork.fork();
    expect([match, fork, twice].map(one => one.open.map(({ seat }) => seat))).toEqual([[0, 1], [1], [1]]);

    answer(twice, [1, 'b']);
    answer(fork, [1, 'a']);

    expect(JSON.parse((twice.state as { words: string[] }).words.at(-1)!)).toMatchObject({ most: [{ nth: 0 }, { nth: 1 }] });
    expect(JSON.parse((fork.state as { words: string[] }).words.at(-1)!)).toMatchObject({ most: [{ nth: 0 }] });
  });
});

describe('A playout', () => {
  /** A scene for each answer; every answer leaves a trace and rolls. */
  function* oneAnswer({ state, chance }: SmallTable): Rule {
    begun += 1;
    const said = yield* chooseOne({ ...about(0, 'one'), options: letters('one') });
    writable(state).words = [...state.words, `${said.nth} ${chance.below('wind', 1000)}`];
  }
  const playout = (answers: number): Match => {
    const started = Match.start(smallGame(oneAnswer), { seats: 2 }, 'again', 'nothing');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value as unknown as Match;
    for (let i = 0; i < answers; i++) answer(match, [0, 'abc'[i % 3]!]);
    return match;
  };

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    '[K-54] [K-157] that nobody has forked yet, after %i answers, is forked from a moment at most three answers back, and lists none of them again',
    n => {
      const match = playout(n);
      expect(n - match.checkpoint.n).toBe(n % 4);
      const fork = match.fork();
      [begun, listings] = [0, []];

      expect(positionOf(fork)).toEqual(positionOf(match));

      expect([begun, listings.length]).toEqual([(n % 4) + 1, 1]);
      answer(fork, [0, 'b']);
      answer(match, [0, 'b']);
      expect(positionOf(fork)).toEqual(positionOf(match));
    },
  );

  test.each([
    ['forked', (match: Match) => match.fork()],
    ['imagined', (match: Match) => match.imagine(0, 'elsewhere')],
  ])('[K-157] once it was %s remembers each scene', (_, goElsewhere) => {
    const match = playout(2);
    goElsewhere(match);

    const behind = Array.from({ length: 4 }, () => {
      answer(match, [0, 'a']);
      return match.n - match.checkpoint.n;
    });

    expect(behind).toEqual([0, 0, 0, 0]);
  });
});

describe('What is taken back', () => {
  test.each(ANSWERS.map((_, n) => [n] as const))(
    '[K-148] to %i answers it lists nothing but what is asked there, and tells nothing twice',
    n => {
      const [match, before] = [start(), start()];
      for (const one of ANSWERS.slice(0, n)) answer(before, one);
      for (const one of ANSWERS) answer(match, one);
      const { answers } = match;
      begun = 0;

      match.backTo(n);

      expect(positionOf(match)).toEqual(positionOf(before));
      expect(match.answers).toEqual(answers.slice(0, n));
      expect(match.turnOf(0) + match.turnOf(1)).toBe(n);
      for (const one of ANSWERS.slice(n)) answer(match, one);
      expect(match.answers).toEqual(answers);
    },
  );
});

test('[K-148] a long scene in which much happens may be forked and taken back: what each answer may tell and roll is counted for each', () => {
  const match = start(function* ({ state, chance, tell }: SmallTable): Rule {
    for (let i = 0; i < 8; i++) {
      yield* chooseOne({ ...about(0, 'one'), options: letters('one') });
      for (let k = 0; k < 1_000; k++) tell({ type: 'gust', rule: 'T1', from: chance.below('wind', 8) });
    }
    writable(state).isOver = 1;
  });
  for (let i = 0; i < 7; i++) answer(match, [0, 'a']);

  const fork = match.fork();
  answer(fork, [0, 'b']);
  match.backTo(6);

  expect([fork.outcome !== null, match.n, match.open.length]).toEqual([true, 6, 1]);
});
