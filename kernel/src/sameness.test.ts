/** Whether it makes a difference how a question is answered (K-169, K-171): ways of a small game that come to the same, and ways that nearly do. */
import { describe, expect, test } from 'vitest';
import { chooseOne, chooseOrder, chooseSome, option } from './ask.ts';
import { checkedPlay, newReport } from './contract/checked-play.ts';
import type { AnyGame } from './game.ts';
import { groupChoose } from './group.ts';
import { likenessOf } from './likeness.ts';
import { Match } from './match.ts';
import { int, list, naming, open, record, zone } from './schema/index.ts';
import type { Chores } from './telling.ts';
import { type SmallGame, type SmallTable, smallGame } from './testing/small-game.ts';
import type { Rule } from './types.ts';
import { writable } from './writing.ts';

const asking = (kind: string, seat = 0) => ({ seat, kind, rule: 'T1' });
const letters = (...keys: readonly string[]) => keys.map((key, i) => option(key, i));
const score = ({ state }: SmallTable, change: (now: number) => number): void => {
  writable(state).score = change(state.score);
};
const end = ({ state }: SmallTable): void => {
  writable(state).isOver = 1;
};

function gameOf(play: (table: SmallTable) => Rule, chores: Partial<Chores> = {}): SmallGame {
  const tells: SmallGame['tells'] = {
    beat: () => ({ weight: 'beat' }),
    since: () => [],
    tale: () => ({ headline: 'It is over.', says: ['One.', 'Two.', 'Three.'], moments: [], figures: [] }),
    chores: { kinds: ['chore', 'agree-chore'], ...chores },
  };
  return smallGame(play, { tells });
}

function isSame(play: (table: SmallTable) => Rule, chores: Partial<Chores> = {}, seats = 1): boolean {
  const started = Match.start(gameOf(play, chores), { seats }, 'same');
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value.comesToTheSame(0);
}

describe('[K-171] A question comes to the same', () => {
  const inOrder = (...changes: readonly ((now: number) => number)[]) =>
    function* (table: SmallTable): Rule {
      const order = yield* chooseOrder({ ...asking('chore'), options: letters('first', 'second') });
      for (const i of order) score(table, changes[i]!);
      end(table);
    };

  test('if effects do not touch each other, in whatever order', () => {
    expect(
      isSame(
        inOrder(
          now => now + 1,
          now => now + 2,
        ),
      ),
    ).toBe(true);
    expect(
      isSame(
        inOrder(
          now => now + 1,
          now => now * 2,
        ),
      ),
    ).toBe(false);
  });

  test('if two ways lead to the same place, and not if one of them leaves a place out', () => {
    const walk = (then: (at: number) => readonly string[]) =>
      function* (table: SmallTable): Rule {
        const at = yield* chooseOne({ ...asking('chore'), options: letters('left', 'right') });
        const to = yield* chooseOne({ ...asking('chore'), options: then(at).map(key => option(key, key.length)) });
        score(table, () => to);
        end(table);
      };
    expect(isSame(walk(() => ['tower']))).toBe(true);
    expect(isSame(walk(() => ['tower', 'well']))).toBe(true);
    expect(isSame(walk(at => (at === 0 ? ['tower', 'well'] : ['tower', 'gatehouse'])))).toBe(false);
    expect(isSame(walk(at => (at === 0 ? ['tower', 'well'] : ['tower'])))).toBe(false);
  });

  test('if the ways meet some scenes later', () => {
    function* stepByStep(table: SmallTable): Rule {
      const { words } = table.state;
      if (words.length === 2) return end(table);
      const left = ['a', 'b'].filter(one => !words.includes(one));
      const next = yield* chooseOne({ ...asking('chore'), options: left.map(one => option(one, one)) });
      writable(table.state).words = [...words, next].sort();
      if (words.length === 0) score(table, () => (next === 'a' ? 1 : 2));
      else score(table, () => 0);
    }
    expect(isSame(stepByStep)).toBe(true);
  });

  test('never if another kind of question is on the way, or its own is not named', () => {
    function* asksBetween(table: SmallTable): Rule {
      yield* chooseOne({ ...asking('chore'), options: letters('a', 'b') });
      score(table, () => 3);
      yield* chooseOne({ ...asking('matter'), options: letters('c', 'd') });
      end(table);
    }
    expect(isSame(asksBetween)).toBe(false);
    expect(isSame(asksBetween, { kinds: ['chore', 'matter'] })).toBe(true);
    expect(isSame(asksBetween, { kinds: [] })).toBe(false);
  });

  test('never if dice fall, something is revealed or a hidden card comes to sight before the ways have met', () => {
    const then = (follows: (table: SmallTable) => void) =>
      function* (table: SmallTable): Rule {
        yield* chooseOne({ ...asking('chore'), options: letters('a', 'b') });
        follows(table);
        end(table);
      };
    expect(isSame(then(() => {}))).toBe(true);
    expect(isSame(then(({ chance }) => void chance.below('wind', 1)))).toBe(false);
    expect(isSame(then(({ tell }) => tell({ type: 'seen', rule: 'T1', reveals: true })))).toBe(false);
    expect(
      isSame(
        then(({ state }) => {
          const open = writable(state);
          [open.pile, open.deck] = [state.deck.slice(0, 1), state.deck.slice(1)];
        }),
      ),
    ).toBe(false);
  });

  test('if copies of a card may stand for each other; other cards may not', () => {
    function* discard(table: SmallTable): Rule {
      const { hand } = table.state.keepers[0]!;
      const [gone] = yield* chooseSome({ ...asking('chore'), options: hand.map(card => option(`card-${card}`, card)), min: 1, max: 1 });
      writable(table.state.keepers[0]!).hand = hand.filter(card => card !== gone);
      writable(table.state).pile = [gone!];
      end(table);
    }
    expect(isSame(discard)).toBe(false);
    expect(isSame(discard, { alike: card => card })).toBe(false);
    expect(isSame(discard, { alike: () => 'rope' })).toBe(true);
  });

  test('among several who decide together, if all that anybody could name comes to one', () => {
    const together = (seats: readonly number[], worth: (to: number) => number) =>
      function* (table: SmallTable): Rule {
        const to = yield* groupChoose({ kind: 'chore', rule: 'T1', seats: [...seats], tie: 0, options: letters('a', 'b') });
        score(table, () => worth(to));
        end(table);
      };
    // Of two one agrees, of three two are asked at once.
    for (const seats of [
      [0, 1],
      [0, 1, 2],
    ]) {
      const is = (worth: (to: number) => number): boolean => isSame(together(seats, worth), {}, seats.length);
      expect(is(() => 1)).toBe(true);
      expect(is(to => to)).toBe(false);
    }
    // What another one decides on the way is not one's own to choose.
    const left = (seat: number) =>
      function* (table: SmallTable): Rule {
        yield* chooseOne({ ...asking('chore'), options: letters('a', 'b') });
        const to = yield* chooseOne({ ...asking('chore', seat), options: letters('c', 'd') });
        score(table, () => to);
        end(table);
      };
    expect(isSame(left(0), {}, 2)).toBe(true);
    expect(isSame(left(1), {}, 2)).toBe(false);
  });

  test('not if there are too many ways to look at', () => {
    const wide = (n: number) =>
      function* (table: SmallTable): Rule {
        yield* chooseOne({ ...asking('chore'), options: Array.from({ length: n }, (_, i) => option(`way-${i}`, i)) });
        end(table);
      };
    expect(isSame(wide(24))).toBe(true);
    expect(isSame(wide(25))).toBe(false);
  });

  test('is told without a look at what is hidden from the seat', () => {
    /** The first card of the deck decides whether it matters, and nobody sees it. */
    function* peeks(table: SmallTable): Rule {
      const to = yield* chooseOne({ ...asking('chore'), options: letters('a', 'b') });
      score(table, () => (table.state.deck[0]! <= 4 ? to : 0));
      end(table);
    }
    const told = (deck: readonly number[]): boolean => {
      const game = gameOf(peeks);
      const begin = { ...game.rules, begin: (...given: Parameters<typeof game.rules.begin>) => ({ ...game.rules.begin(...given), deck }) };
      const started = Match.start({ ...game, rules: begin }, { seats: 1 }, 'same');
      if (!started.ok) throw new Error(started.refusal.says);
      return started.value.comesToTheSame(0);
    };
    expect(told([1, 2, 3, 4, 5, 6, 7, 8])).toBe(told([8, 7, 6, 5, 4, 3, 2, 1]));
  });
});

describe('[K-171] A state up to the names of equals', () => {
  const schema = record({
    hand: zone('everyone'),
    pile: zone('everyone'),
    ...open({ last: naming('card'), points: list(int()) }),
  });
  const printed = (card: number): string => (card < 10 ? 'rope' : 'flask');
  const like = (hand: number[], pile: number[], last: number, points: number[] = []): string =>
    likenessOf(schema.shape, { hand, pile, last, points }, printed);

  test('lets copies change places everywhere at once', () => {
    expect(like([1, 11], [2], 2)).toBe(like([2, 11], [1], 1));
    expect(like([1, 11], [2], 2)).not.toBe(like([1, 11], [2], 1));
    expect(like([1], [11], -1)).not.toBe(like([11], [1], -1));
  });

  test('knows numbers from cards', () => {
    expect(like([], [], -1, [1])).not.toBe(like([], [], -1, [2]));
  });

  test('without copies is the state', () => {
    expect(likenessOf(schema.shape, { hand: [1], pile: [], last: -1, points: [] }, undefined)).toBe(
      JSON.stringify({ hand: [1], pile: [], last: -1, points: [] }),
    );
  });
});

describe('[K-169] The contract', () => {
  const options = { decisions: 50, every: 1000, follow: 0, shape: 'strict', asksEvery: 1, readsEnd: true } as const;
  function found(game: SmallGame): { readonly lacks: string; readonly playedOut: number } {
    const report = newReport();
    for (const seed of ['1', '2', '3', '4', '5', '6']) checkedPlay(game as AnyGame, { seats: 1 }, seed, 'random', options, report);
    return { lacks: report.failures.same.join('\n'), playedOut: report.playedOut };
  }

  test('plays out every answer to what comes to the same, and finds nothing wrong', () => {
    const commutes = gameOf(function* (table) {
      for (const i of yield* chooseOrder({ ...asking('chore'), options: letters('a', 'b', 'c') })) score(table, now => now + i);
      end(table);
    });
    expect(found(commutes)).toEqual({ lacks: '', playedOut: 36 });
  });

  test('answers chores on the way otherwise, if that is how two answers come together', () => {
    // Left leads to the tower or the gate, right to the gate or the tower: whoever takes what comes first stands elsewhere.
    const crossing = gameOf(function* (table) {
      const ways = [letters('tower', 'gate'), letters('gate', 'tower').map(({ key }, i) => option(key, 1 - i))];
      const at = yield* chooseOne({ ...asking('chore'), options: letters('left', 'right') });
      const to = yield* chooseOne({ ...asking('chore'), options: ways[at]!.map(({ key, value }) => option(`${at}-${key}`, value)) });
      score(table, () => to);
      end(table);
    });
    expect(found(crossing)).toEqual({ lacks: '', playedOut: 12 });
  });

  test('does not blame a chore for what is answered otherwise after they have met', () => {
    const all = letters('a', 'b', 'c');
    const twice = gameOf(function* (table) {
      const { score: before } = table.state;
      const named = yield* chooseOne({ ...asking('chore'), options: all });
      if (before > 0) {
        score(table, now => now + named);
        return end(table);
      }
      yield* chooseOne({ ...asking('chore'), options: all.filter(one => one.value !== named) });
      score(table, () => 1);
    });
    expect(found(twice).lacks).toBe('');
  });

  test('finds a rule that looks at a hidden card and does not say so', () => {
    // The deck is shuffled by the world that is imagined: there the answers come to the same now and then, here they never do.
    const peeking = gameOf(function* (table) {
      const to = yield* chooseOne({ ...asking('chore'), options: letters('a', 'b') });
      score(table, () => (table.state.deck[0] === 1 ? to : 0));
      end(table);
    });
    expect(found(peeking).lacks).toContain('chore comes to the same, but "a" and "b" never arrive at the same state');
  });

  test('finds cards that are called copies and are none', () => {
    const discards = gameOf(
      function* (table) {
        const { state } = table;
        const { hand } = state.keepers[0]!;
        if (hand.length === 1) {
          score(table, now => now + hand[0]!);
          return end(table);
        }
        const [gone] = yield* chooseSome({ ...asking('chore'), options: hand.map(card => option(`card-${card}`, card)), min: 1, max: 1 });
        writable(state.keepers[0]!).hand = hand.filter(card => card !== gone);
        writable(state).pile = [gone!];
      },
      { alike: () => 'rope' },
    );
    expect(found(discards).lacks).toContain('chore comes to the same, but ["card-100"] and ["card-101"] meet and part again');
  });
});
