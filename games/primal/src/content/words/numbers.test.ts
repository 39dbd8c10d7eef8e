/** Where a sentence says a number, the rule uses the same one: every condition with a number, at the number, one below it and one above. */
import { describe, expect, test } from 'vitest';
import { type HunterOn, hunt, type Position, playing, SPARE } from '../../testing/rehearsal.ts';
import { holds } from '../../texts-in-force.ts';
import type { CONDITIONS } from './conditions.ts';
import { type Ability, type Condition, sayAbility } from './index.ts';

const some = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);
const hunter = (one: HunterOn): Position => ({ hunters: [one, {}] });

/** A position in which there is so much of it. */
const THERE: Readonly<Record<string, (n: number) => Position>> = {
  sequence: n => hunter({ sequence: some(n, SPARE) }),
  hand: n => hunter({ hand: some(n, SPARE) }),
  damage: n => hunter({ damage: n }),
  stamina: n => hunter({ stamina: n }),
  struggle: n => ({ beast: { struggle: n } }),
  round: n => ({ round: n }),
  track: n => ({ monster: 'ramhide', beast: { track: n } }),
  counters: n => hunter({ counters: n, mastery: { focus: 9 } }),
};
/** Every number in a sentence. */
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([n]) => Number(n));
const saidOf = (condition: Condition): string => sayAbility({ on: 'play', if: [condition], effects: [] }, 'hunter');
const isMet = (condition: Condition, position: Position): boolean =>
  holds(hunt(position).state, condition, { seat: 0, card: -1, place: 'mastery', at: 0 });

describe.each(Object.keys(THERE) as (keyof typeof CONDITIONS)[])('the condition %s', name => {
  const at = THERE[name]!;
  test.each([2, 3])('at least %i', n => {
    const condition = { if: name, atLeast: n } as Condition;

    expect(numbersIn(saidOf(condition))).toEqual([n]);
    expect([n - 1, n].map(there => isMet(condition, at(there)))).toEqual([false, true]);
  });
  test.each([1, 2])('at most %i', n => {
    const condition = { if: name, atMost: n } as Condition;

    expect(numbersIn(saidOf(condition))).toEqual([n]);
    expect([n, n + 1].map(there => isMet(condition, at(there)))).toEqual([true, false]);
  });
});

describe('conditions that count otherwise', () => {
  test.each([2, 3])('in-sequence: %i or more attacks', n => {
    const condition: Condition = { if: 'in-sequence', n, colour: 'red' };

    expect(saidOf(condition)).toContain(`there are ${n} or more attacks`);
    expect([n - 1, n, n + 1].map(there => isMet(condition, hunter({ sequence: [...some(there, {}), SPARE] })))).toEqual([
      false,
      true,
      true,
    ]);
  });
  test('in-sequence: a single one', () => {
    const condition: Condition = { if: 'in-sequence', n: 1, colour: 'red' };

    expect(saidOf(condition)).toContain('there is an attack');
    expect([[], [{}]].map(sequence => isMet(condition, hunter({ sequence })))).toEqual([false, true]);
  });
  test.each([1, 3])('deck-at-most: %i or fewer cards', n => {
    const condition: Condition = { if: 'deck-at-most', n };

    expect(numbersIn(saidOf(condition))).toEqual([n]);
    expect([n, n + 1].map(there => isMet(condition, hunter({ deck: some(there, SPARE) })))).toEqual([true, false]);
  });
  test.each([1, 2, 3])('level %i or higher', atLeast => {
    const condition: Condition = { if: 'level', atLeast };

    expect(numbersIn(saidOf(condition))).toEqual([atLeast]);
    expect([atLeast - 1, atLeast].map(level => isMet(condition, { level }))).toEqual([false, true]);
  });
  test.each([2, 3])('struggle of %i per hunter', n => {
    const condition: Condition = { if: 'struggle', atLeast: n, perPlayer: true };
    const of = (struggle: number): Position => ({ hunters: [{}, {}, {}], beast: { struggle } });

    expect(numbersIn(saidOf(condition))).toEqual([n]);
    if (n < 3) expect([3 * n - 1, 3 * n].map(there => isMet(condition, of(there)))).toEqual([false, true]);
  });
  test.each([1, 2, 3])('nth-card: card %i of the sequence', n => {
    const gains = (before: number): number =>
      playing(
        { colour: 'green', abilities: [{ on: 'play', if: [{ if: 'nth-card', n }], effects: [{ do: 'stamina', n: 1 }] }] },
        hunter({ sequence: some(before, SPARE) }),
      ).hunter(0).stamina;

    expect(numbersIn(saidOf({ if: 'nth-card', n }))).toEqual([n]);
    expect([0, 1, 2, 3].map(gains)).toEqual([0, 1, 2, 3].map(before => (before === n - 1 ? 1 : 0)));
  });
});

describe('occasions that count', () => {
  const ORDINALS = ['first', 'second', 'third'] as const;
  const gains = (ability: Omit<Ability, 'effects'>, before: HunterOn['sequence']): number =>
    playing(
      { colour: 'red' },
      hunter({ sequence: before!, item: { abilities: [{ ...ability, effects: [{ do: 'stamina', n: 1 }] }] } }),
    ).hunter(0).stamina;

  test.each([1, 2, 3])('attack number %i of a turn', nth => {
    const ability = { on: 'played', card: { colour: 'red' }, nth } as const;

    expect(sayAbility({ ...ability, effects: [] }, 'hunter')).toContain(`the ${ORDINALS[nth - 1]} attack in a turn`);
    expect([0, 1, 2].map(before => gains(ability, [...some(before, {}), SPARE]))).toEqual(
      [0, 1, 2].map(before => (before === nth - 1 ? 1 : 0)),
    );
  });
  test('two in a row', () => {
    const ability = { on: 'played', card: { colour: 'red' }, pair: true } as const;

    expect(sayAbility({ ...ability, effects: [] }, 'hunter')).toContain('two attacks in a row');
    expect([[], [{}], [{}, SPARE], [SPARE, {}]].map(before => gains(ability, before))).toEqual([0, 1, 0, 1]);
  });
});
