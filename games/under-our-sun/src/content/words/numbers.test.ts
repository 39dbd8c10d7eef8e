/** Where a sentence says a number, the rule has the same one: each word is said and tried, at that number and just beside it. */
import { describe, expect, test } from 'vitest';
import { sleepCost } from '../../questions.ts';
import { armed, brawl, faces } from '../../testing/fights.ts';
import { type CharacterOn, hexOn, type Position, trek } from '../../testing/rehearsal.ts';
import { holds } from '../../texts-in-force.ts';
import type { Condition } from './conditions.ts';
import { sayCondition } from './conditions.ts';
import { LASTING, type LastingId, type Passive, sayEffects, sayPassive } from './index.ts';

const numbersIn = (says: string): number[] => [...says.matchAll(/\d+/g)].map(([n]) => Number(n));
const people = (n: number, at = 'haven'): CharacterOn[] => Array.from({ length: n }, () => ({ at }));
const warm = (places: readonly string[]): Position => ({ tiles: places.map(at => ({ at, hasCamp: true, fire: 'campfire' })) });
const counted = (n: number): Position => ({ mission: { counters: ['x'] }, state: { counters: [n] } });

describe('Conditions', () => {
  /** The word with this number, where it just holds, and where it just does not. */
  test.each<readonly [string, Condition, number[], Position, Position]>([
    ['day', { is: 'day', from: 3 }, [3], { day: 3 }, { day: 2 }],
    ['characters', { is: 'characters', from: 3 }, [3], { characters: people(3) }, { characters: people(2) }],
    ['count', { is: 'count', counter: 'x', from: 2 }, [2], counted(2), counted(1)],
    ['count, by characters', { is: 'count', counter: 'x', from: { of: 'characters', times: 2, plus: 1 } }, [2, 1], counted(5), counted(4)],
    ['count, by half of them', { is: 'count', counter: 'x', from: { of: 'characters', times: 0.5 } }, [1, 2], counted(1), counted(0)],
    ['count-under', { is: 'count-under', counter: 'x', under: 2 }, [2], counted(1), counted(2)],
    ['some-at', { is: 'some-at', spot: { haven: true }, n: 2 }, [2], { characters: people(2) }, { characters: [{}, { at: 'n' }] }],
    ['warm-camps, how many', { is: 'warm-camps', n: 2, within: 2 }, [2, 2], warm(['n', 'n n']), warm(['n'])],
    ['warm-camps, how far', { is: 'warm-camps', n: 1, within: 2 }, [1, 2], warm(['n n']), warm(['n n n'])],
  ])('%s', (_, word, numbers, yes, no) => {
    expect(numbersIn(sayCondition(word))).toEqual(numbers);
    expect([yes, no].map(position => holds(trek(position).state, word, 0))).toEqual([true, false]);
    const not: Condition = { is: 'not', of: word };
    expect(numbersIn(sayCondition(not))).toEqual(numbers);
    expect([yes, no].map(position => holds(trek(position).state, not, 0))).toEqual([false, true]);
  });
});

describe('What holds', () => {
  test('softens: of an attack that brings so many or more, and of none that brings fewer', () => {
    const passive: Passive = { is: 'softens', n: 1 };
    expect(numbersIn(sayPassive(passive))).toEqual([1, 2]);
    const left = (hits: string): number =>
      brawl([{ items: [{ kind: 'gear', always: [passive] }] }], [armed('1G')], { dice: { attack: faces('00'), enemy: faces(hits) } })
        .play()
        .answer('act', 'attack-enemy-0')
        .character(0).hp;
    expect([left('2'), left('1')]).toEqual([6, 6]);
  });
  test('sleep-cost: never below the least that is said', () => {
    const passive: Passive = { is: 'sleep-cost', by: -3 };
    const cost = (by: number): number =>
      sleepCost(trek({ characters: [{ at: 'n', items: [{ always: [{ ...passive, by }] }] }, {}] }).state, 0);
    expect([numbersIn(sayPassive(passive)), cost(-3), cost(-1) - cost(-3) >= 0]).toEqual([[3, 3], 3, true]);
  });
  test.each(Object.keys(LASTING) as LastingId[])('%s: what lasts is said with the numbers of what it does', id => {
    const { says, passives } = LASTING[id];
    expect(new Set(numbersIn(says))).toEqual(new Set(passives.flatMap(one => numbersIn(sayPassive(one)))));
  });
});

describe('Words with a number of their own', () => {
  test('an enemy flees as many tiles as is said', () => {
    const r = trek({ characters: [{ at: 'n' }, {}], tiles: [{ at: 'n n' }, { at: 'n n n' }], enemies: [{ at: 'n' }], stack: [] });
    r.read([{ do: 'this-flees' }], { enemy: 0 }).answer('first-step', `hex-${hexOn('n n')}`);
    expect([numbersIn(sayEffects([{ do: 'this-flees' }])), r.enemy(0).hex]).toEqual([[1], hexOn('n n')]);
  });
  test('another character is near up to the distance that is said', () => {
    const effect = { do: 'heal', n: 1, who: 'another-near' } as const;
    expect(numbersIn(sayEffects([effect]))).toEqual([1, 1]);
    const healed = (at: string): number =>
      trek({ characters: [{}, { is: 'wren', at, hp: 3 }] })
        .read([effect])
        .character(1).hp;
    expect([healed('haven'), healed('n'), healed('n n')]).toEqual([4, 4, 3]);
  });
  test('each water that is missing costs as many HP as is said', () => {
    const effect = { do: 'lose-water', n: 3, orHp: true } as const;
    expect(numbersIn(sayEffects([effect]))).toEqual([3, 1]);
    expect(
      trek({ characters: [{ water: 1 }, {}] })
        .read([effect])
        .character(0).hp,
    ).toBe(5);
  });
});
