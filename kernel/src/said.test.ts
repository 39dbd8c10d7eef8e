/** A match whose dice were said beforehand: K-110 of SPEC.md. */

import { describe, expect, test } from 'vitest';
import { chooseOne, load, Match, option, recordOf, replay, type Said } from './index.ts';
import { type SmallTable, smallGame } from './testing/small-game.ts';
import { writable } from './writing.ts';

const D6 = [1, 2, 3, 4, 5, 6];
const game = smallGame(function* ({ state, chance }: SmallTable) {
  yield* chooseOne({ seat: 0, kind: 'roll', rule: 'T1', options: ['a', 'b'].map(key => option(key, key)) });
  writable(state).words = [
    ...state.words,
    [...chance.roll('dice', [D6, D6]), chance.below('coin', 2), ...chance.shuffle('deck', [1, 2, 3])].join(''),
  ];
  if (state.words.length === 4) writable(state).isOver = 1;
});

function begin(said: Said, seed = 'seed') {
  const started = Match.start(game, { seats: 1 }, seed, 'everything', said);
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value;
}
const rolled = (match: ReturnType<typeof begin>, n = 1): readonly string[] => {
  for (let i = 0; i < n; i++) match.answer(0, 'a');
  return match.state.words;
};
const said = { dice: [[6, 1], null, [2, 2]], coin: [[1]], deck: [null, [3, 1, 2]] };

describe('Dice that are said', () => {
  test('[K-110] fall so, call by call; of what is not said nothing changes', () => {
    const free = rolled(begin({}), 4);
    const told = rolled(begin(said), 4);
    expect(told[0]).toBe(`611${free[0]!.slice(3)}`);
    expect(told[1]).toBe(`${free[1]!.slice(0, 3)}312`);
    expect(told[2]).toBe(`22${free[2]!.slice(2)}`);
    expect(told[3]).toBe(free[3]);
  });

  test('[K-110] fall so again in a fork, after undo, from a record and from its checkpoint', () => {
    const match = begin(said);
    match.answer(0, 'a');
    const fork = match.fork();
    const record = JSON.parse(JSON.stringify(recordOf(match as never)));
    const three = rolled(match, 2);
    match.undo(0, true);
    expect([rolled(fork as never, 2), rolled(match)]).toEqual([three, three]);
    const [again, loaded] = [replay(game as never, record), load(game as never, record)];
    expect(again.ok && rolled(again.value as never, 2)).toEqual(three);
    expect(loaded.ok && rolled(loaded.value.match as never, 2)).toEqual(three);
    expect('said' in recordOf(begin({}) as never)).toBe(false);
  });

  test('[K-110] [K-66] are no help to whoever imagines: what is still to come falls otherwise', () => {
    const match = begin({ dice: new Array(4).fill([6, 6]) });
    match.answer(0, 'a');
    const worlds = Array.from({ length: 20 }, (_, i) => rolled(match.imagine(0, `w${i}`) as never)[1]!.slice(0, 2));
    expect(worlds.filter(one => one === '66').length).toBeLessThan(5);
  });

  test.each<[string, Said, RegExp]>([
    ['a face that the die does not have', { dice: [[7, 1]] }, /rolls 7 on 'dice'/],
    ['too few faces', { dice: [[1]] }, /1 faces are said for 'dice', but 2 dice are rolled/],
    ['an order of other things', { deck: [[1, 2]] }, /shuffles 'deck'/],
    ['a number that is too high', { coin: [[2]] }, /picks 2 on 'coin'/],
    ['no number', { coin: [[]] }, /picks undefined on 'coin'/],
  ])('[K-110] %s is a broken promise', (_, wrong, says) => {
    expect(() => rolled(begin(wrong))).toThrow(says);
  });

  test('[K-110] [K-61] a record whose dice are not said in lists is none', () => {
    const record = { ...recordOf(begin({}) as never), said: { dice: [3] } };
    expect(replay(game as never, record)).toMatchObject({ refusal: { code: 'not-a-record' } });
  });
});
