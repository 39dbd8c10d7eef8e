/** How a group decides, and how a scene ends at once: K-100 to K-104 of SPEC.md. */

import { describe, expect, test } from 'vitest';
import {
  anyoneMay,
  chooseOne,
  groupChoose,
  listenTo,
  load,
  Match,
  option,
  type Rule,
  recordOf,
  replay,
  type Seat,
  sceneOver,
  someoneChooses,
  vote,
  whoeverFirst,
} from './index.ts';
import { type SmallTable, smallGame } from './testing/small-game.ts';
import { writable } from './writing.ts';

const abc = ['a', 'b', 'c'].map(key => option(key, key.toUpperCase()));
const all = { seats: [0, 1, 2], kind: 'go', rule: 'T1', options: abc };

/** A match whose scene keeps what `rule` returns in `got`, three times over. */
function asking<T>(rule: (table: SmallTable) => Rule<T>, seats = 3) {
  const got: T[] = [];
  const game = smallGame(function* (table) {
    got.push(yield* rule(table));
    writable(table.state).score += 1;
    if (table.state.score === 3) writable(table.state).isOver = 1;
  });
  const started = Match.start(game, { seats }, 'seed');
  if (!started.ok) throw new Error(started.refusal.says);
  return { match: started.value, got, game };
}

const openOf = (match: { open: readonly { seat: Seat; kind: string; options: readonly { key: string }[] }[] }) =>
  match.open.map(one => `${one.seat} ${one.kind}: ${one.options.map(two => two.key).join(' ')}`);
const answers = (match: Match<never, never, never, never> | unknown, ...given: [Seat, string][]): void => {
  for (const [seat, key] of given) expect((match as Match).answer(seat, key)).toEqual({ ok: true, value: undefined });
};

describe('Anyone may', () => {
  const mine = (seat: Seat) => (seat === 2 ? [] : abc.slice(seat));

  test('[K-100] all who can are asked at the same time, and the first who speaks does it; the others are not asked any more', () => {
    const { match, got } = asking(() => anyoneMay({ ...all, options: mine }));
    expect(openOf(match)).toEqual(['0 go: a b c pass', '1 go: b c pass']);

    answers(match, [1, 'c']);

    expect(got).toEqual([{ seat: 1, value: 'C' }]);
    expect([match.n, match.turnOf(0), match.turnOf(1)]).toEqual([1, 0, 1]);
    expect(openOf(match)).toEqual(['0 go: a b c pass', '1 go: b c pass']);
  });

  test('[K-100] whoever passes leaves it to the others; it is over when all have', () => {
    const { match, got } = asking(() => anyoneMay({ ...all, options: mine }));
    answers(match, [1, 'pass']);
    expect(openOf(match)).toEqual(['0 go: a b c pass']);
    answers(match, [0, 'pass']);
    expect(got).toEqual([null]);

    answers(match, [0, 'pass'], [1, 'b']);
    expect(got).toEqual([null, { seat: 1, value: 'B' }]);
  });

  test('[K-100] nobody is asked where nobody can', () => {
    const { match, got } = asking(function* () {
      const spoken = yield* anyoneMay({ ...all, options: () => [] });
      yield* chooseOne({ seat: 0, kind: 'next', rule: 'T1', options: abc });
      return spoken;
    });
    expect([openOf(match), got]).toEqual([['0 next: a b c'], []]);
  });

  test('[K-100] to speak first can be taken back alone: nothing secret was opened by it', () => {
    const { match } = asking(() => anyoneMay({ ...all, options: mine }));
    answers(match, [1, 'pass'], [0, 'a']);
    expect(match.undo(0).ok).toBe(true);
    expect(openOf(match)).toEqual(['0 go: a b c pass']);
  });

  test('[K-100] [K-54] [K-60] [K-66] it is stored, replayed, loaded, forked and imagined, half answered and after one has spoken', () => {
    const { match, game, got } = asking(() => anyoneMay({ ...all, options: mine }));
    answers(match, [1, 'c'], [0, 'pass']);
    for (const other of [match.fork(), match.imagine(0, 'x')]) {
      expect(other && [other.turnOf(0), other.turnOf(1)]).toEqual([1, 1]);
      expect(other && openOf(other)).toEqual(openOf(match));
    }
    expect(openOf(match.imagine(null, 'y')!), 'who has passed is a secret until it is over').toEqual([
      '0 go: a b c pass',
      '1 go: b c pass',
    ]);
    const heard: unknown[] = [];
    const again = replay(
      listenTo(game as never, { answered: (_, pick) => void heard.push(pick) }),
      JSON.parse(JSON.stringify(recordOf(match as never))),
    );
    expect([again.ok, heard]).toEqual([true, [1]]);
    const loaded = load(game as never, JSON.parse(JSON.stringify(recordOf(match as never))));
    expect(loaded.ok && openOf(loaded.value.match)).toEqual(['1 go: b c pass']);
    answers(match, [1, 'b']);
    expect(got.at(-1)).toEqual({ seat: 1, value: 'B' });
  });

  test('[K-101] where somebody must, nobody can pass, and one option is not asked', () => {
    const { match, got } = asking(() => someoneChooses(all));
    expect(openOf(match)).toEqual(['0 go: a b c', '1 go: a b c', '2 go: a b c']);
    answers(match, [2, 'b']);
    expect(got).toEqual([{ seat: 2, value: 'B' }]);

    expect(asking(() => someoneChooses({ ...all, options: abc.slice(2) })).got).toEqual(new Array(3).fill({ seat: 0, value: 'C' }));
  });
});

describe('A vote', () => {
  test('[K-102] all name one in secret; what got most is told with who spoke for it', () => {
    const { match, got } = asking(() => vote(all));
    answers(match, [2, 'b'], [0, 'c']);
    expect(match.open.map(one => one.seat)).toEqual([1]);
    answers(match, [1, 'b']);
    expect(got).toEqual([
      {
        votes: [
          { value: 'A', seats: [] },
          { value: 'B', seats: [1, 2] },
          { value: 'C', seats: [0] },
        ],
        most: ['B'],
      },
    ]);
  });

  test('[K-102] a tie leaves several, and if all abstain nothing got most', () => {
    const { match, got } = asking(() => vote({ ...all, mayAbstain: true }));
    expect(openOf(match)[0]).toBe('0 go: a b c pass');
    answers(match, [0, 'a'], [1, 'pass'], [2, 'c'], [0, 'pass'], [1, 'pass'], [2, 'pass']);
    expect(got.map(one => one.most)).toEqual([['A', 'C'], []]);
  });

  test('[K-102] one candidate is elected unasked, unless the seats may abstain', () => {
    const one = { ...all, options: abc.slice(0, 1) };
    expect(asking(() => vote(one)).got[0]?.most).toEqual(['A']);
    expect(openOf(asking(() => vote({ ...one, mayAbstain: true })).match)[0]).toBe('0 go: a pass');
  });
});

describe('A proposal', () => {
  test('[K-103] one proposes, the others are told by whom and what, and a majority of all makes it so', () => {
    const { match, got } = asking(() => groupChoose({ ...all, tie: 0 }));
    answers(match, [1, 'b']);
    expect(openOf(match)).toEqual(['0 agree-go: yes no', '2 agree-go: yes no']);
    expect(match.open.map(({ facts, proposed }) => ({ facts, proposed }))).toEqual([
      { facts: { by: 1 }, proposed: abc[1] },
      { facts: { by: 1 }, proposed: abc[1] },
    ]);
    answers(match, [0, 'no'], [2, 'yes']);
    expect(got).toEqual(['B']);
  });

  test('[K-103] what was refused is out of the question, and the last one left is taken', () => {
    const { match, got } = asking(() => groupChoose({ ...all, tie: 0 }));
    answers(match, [0, 'a'], [1, 'no'], [2, 'no']);
    expect(openOf(match)).toEqual(['0 go: b c', '1 go: b c', '2 go: b c']);
    answers(match, [0, 'b'], [1, 'no'], [2, 'no']);
    expect(got).toEqual(['C']);
  });

  test.each<[Seat, Seat, string, string]>([
    [0, 0, 'no', 'A'],
    [0, 1, 'no', 'B'],
    [0, 1, 'yes', 'A'],
  ])('[K-103] a tie is for whom it was given to: seat %i proposes, seat %i decides, and says %s', (by, tie, says, taken) => {
    const { match, got } = asking(() => groupChoose({ ...all, seats: [0, 1], options: abc.slice(0, 2), tie }), 2);
    answers(match, [by, 'a'], [1, says]);
    expect(got).toEqual([taken]);
  });

  test('[K-103] whoever decides a tie without being of the group is told by whom and what, too', () => {
    const { match, got } = asking(() => groupChoose({ ...all, seats: [0, 1], tie: 2 }));
    answers(match, [0, 'b'], [1, 'no']);
    expect(openOf(match)).toEqual(['2 agree-go: yes no']);
    expect(match.open[0]).toMatchObject({ facts: { by: 0 }, proposed: { key: 'b', value: 'B' } });
    answers(match, [2, 'yes']);
    expect(got).toEqual(['B']);
  });

  test('[K-101] [K-103] a decision tells what is said for all from what a seat does for itself', () => {
    const asides = (seat: Seat) => [option(`rest-${seat}`, 'R')];
    const { open } = asking(() => groupChoose({ ...all, tie: 0, asides })).match;
    expect(open[1]!.options.map(({ key }) => [key, open[1]!.speaksForAll?.(key)])).toEqual([
      ['a', true],
      ['b', true],
      ['c', true],
      ['rest-1', false],
    ]);
    expect(asking(() => someoneChooses(all)).match.open[0]!.speaksForAll?.('a')).toBe(true);
    expect(asking(() => anyoneMay({ ...all, options: () => abc })).match.open[0]!.speaksForAll).toBeUndefined();
  });

  test('[K-103] where one seat settles, its own proposal is taken, and that of another if it says yes', () => {
    const { match, got } = asking(() => groupChoose({ ...all, tie: 1, settledBy: 'tie' }));
    expect([openOf(match), match.open.map(one => one.speaksForAll)]).toEqual([
      ['0 go: a b c', '1 go: a b c', '2 go: a b c'],
      [undefined, undefined, undefined],
    ]);

    answers(match, [1, 'b']);
    expect(got).toEqual(['B']);

    answers(match, [0, 'c']);
    const [asked] = match.open;
    expect([openOf(match), asked!.facts, asked!.proposed]).toEqual([['1 agree-go: yes no'], { by: 0 }, option('c', 'C')]);
    answers(match, [1, 'yes']);
    expect(got).toEqual(['B', 'C']);
  });

  test('[K-103] against the seat that settles only all others together do, one after the other', () => {
    const { match, got } = asking(() => groupChoose({ ...all, seats: [0, 1, 2, 3], tie: 1, settledBy: 'tie' }), 4);
    answers(match, [0, 'c'], [1, 'no']);
    expect(openOf(match)).toEqual(['2 agree-go: yes no']);
    answers(match, [2, 'yes'], [3, 'yes']);
    expect(got).toEqual(['C']);

    answers(match, [0, 'a'], [1, 'no'], [2, 'no']);
    expect(openOf(match)).toEqual([0, 1, 2, 3].map(seat => `${seat} go: b c`));
  });

  test('[K-103] where there are no others, what the seat that settles refuses is out of the question', () => {
    const { match, got } = asking(() => groupChoose({ ...all, seats: [0, 1], options: abc.slice(0, 2), tie: 1, settledBy: 'tie' }), 2);
    answers(match, [0, 'a'], [1, 'no']);
    expect(got).toEqual(['B']);
  });

  test('[K-103] [K-104] what was refused is told by its key, and may end the scene, which asks for what is left', () => {
    const game = smallGame(function* (table) {
      const { words } = table.state;
      const options = abc.filter(one => !words.includes(one.key));
      const refuses = (key: string): never => {
        writable(table.state).words = [...words, key];
        throw sceneOver;
      };
      writable(table.state).score = (yield* groupChoose({ ...all, options, tie: 0, refuses })) === 'C' ? 3 : 0;
      writable(table.state).isOver = 1;
    });
    const started = Match.start(game, { seats: 3 }, 'seed');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;

    answers(match, [0, 'b'], [1, 'no'], [2, 'no']);
    expect([openOf(match), match.checkpoint.n, match.state.words]).toEqual([['0 go: a c', '1 go: a c', '2 go: a c'], 3, ['b']]);
    answers(match, [0, 'a'], [1, 'no'], [2, 'no']);
    expect([match.state.score, match.outcome !== null]).toEqual([3, true]);
  });

  test('[K-103] one alone chooses, whether a group of one or one whom the table has given the word', () => {
    const alone = asking(() => groupChoose({ ...all, tie: 2, alone: true }));
    expect(openOf(alone.match)).toEqual(['2 go: a b c']);
    expect(openOf(asking(() => groupChoose({ ...all, seats: [1], tie: 1 })).match)).toEqual(['1 go: a b c']);
  });
});

describe('The end of a scene', () => {
  /** A deed deep inside: the third point ends the scene at once. */
  function* score(table: SmallTable): Rule {
    const n = yield* chooseOne({ seat: 0, kind: 'score', rule: 'T1', options: [1, 2, 3].map(one => option(String(one), one)) });
    writable(table.state).score += n;
    table.tell({ type: 'scored', rule: 'T1', n });
    if (table.state.score >= 3) throw sceneOver;
  }
  const game = smallGame(function* (table) {
    if (table.state.score >= 3) {
      writable(table.state).isOver = 1;
      return;
    }
    yield* score(table);
    yield* score(table);
    writable(table.state).words = [...table.state.words, 'both'];
  });

  test('[K-104] comes at once where a deed says so: nothing that stood after it happens, and the state says what is next', () => {
    const started = Match.start(game, { seats: 1 }, 'seed');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    answers(match, [0, '1'], [0, '2']);
    expect([match.state.words, match.outcome !== null, match.events.map(one => one.event['n'])]).toEqual([[], true, [1, 2]]);
    expect(match.undo(0, true).ok).toBe(true);
    answers(match, [0, '1'], [0, '1']);
    expect([match.state.words, match.outcome !== null]).toEqual([['both'], true]);
  });

  test('[K-104] [K-5] anything else that is thrown is a broken promise', () => {
    const broken = smallGame(function* () {
      yield* chooseOne({ seat: 0, kind: 'x', rule: 'T1', options: abc });
      throw new TypeError('boom');
    });
    const started = Match.start(broken, { seats: 1 }, 'seed');
    expect(() => started.ok && started.value.answer(0, 'a')).toThrow(/boom/);
  });
});

describe('What needs nobody’s word', () => {
  const camp = (seat: Seat) => [option('camp', `CAMP ${seat}`)];
  const question = { ...all, options: abc.slice(0, 2), tie: 0, asides: camp };

  test('[K-103] an aside is handed back at once, also if one option is left, and nobody has to agree', () => {
    const { match, got } = asking(() => groupChoose(question));
    expect(openOf(match)).toEqual(['0 go: a b camp', '1 go: a b camp', '2 go: a b camp']);

    answers(match, [2, 'camp']);
    expect(got).toEqual(['CAMP 2']);

    answers(match, [1, 'b']);
    expect(openOf(match)).toEqual(['0 agree-go: yes no', '2 agree-go: yes no']);
  });

  test('[K-103] where one decides alone, the others are asked for their asides only', () => {
    const { match, got } = asking(() => groupChoose({ ...question, options: abc.slice(0, 1), alone: true }));
    expect(openOf(match)).toEqual(['0 go: a camp', '1 go: camp', '2 go: camp']);

    answers(match, [0, 'a']);
    expect(got).toEqual(['A']);
  });
});

describe('Whoever is first', () => {
  const of = (seat: Seat, kind: string, keys: string, mayPass = false) => ({
    seat,
    kind,
    rule: 'T1',
    mayPass,
    options: [...keys].map(key => option(key, key.toUpperCase())),
  });
  const turn = () => whoeverFirst([of(0, 'act', 'ab'), of(1, 'help', 'c', true), of(2, 'help', '', true)]);

  test('[K-140] each is asked something of its own, whoever has nothing is not asked, and the first who speaks is heard', () => {
    const { match, got } = asking(turn);
    expect(openOf(match)).toEqual(['0 act: a b', '1 help: c pass']);
    answers(match, [1, 'c']);
    expect(got).toEqual([{ seat: 1, value: 'C' }]);
    expect(openOf(match)).toEqual(['0 act: a b', '1 help: c pass']);
  });

  test('[K-140] whoever passes leaves it to those who may not', () => {
    const { match, got } = asking(turn);
    answers(match, [1, 'pass']);
    expect(openOf(match)).toEqual(['0 act: a b']);
    answers(match, [0, 'b']);
    expect(got).toEqual([{ seat: 0, value: 'B' }]);
  });

  test('[K-140] one seat with one option is not asked; that all may pass is a broken promise', () => {
    const { got } = asking(() => whoeverFirst([of(0, 'act', 'a'), of(1, 'help', '', true)]));
    expect(got).toEqual([
      { seat: 0, value: 'A' },
      { seat: 0, value: 'A' },
      { seat: 0, value: 'A' },
    ]);
    expect(() => asking(() => whoeverFirst([of(1, 'help', 'c', true)]))).toThrow('help: all who are asked may pass');
  });

  test('[K-16][K-140] unless it is veiled', () => {
    const { match, got } = asking(() => whoeverFirst([{ ...of(0, 'act', 'a'), isVeiled: true }]));
    expect(openOf(match)).toEqual(['0 act: a']);
    answers(match, [0, 'a']);
    expect(got).toEqual([{ seat: 0, value: 'A' }]);
  });
});
