/** Dice on the table: sizes, successes, what is needed, what lets them be rolled again, and the exact odds of it. */
import { type Odds, viewOf } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { stateSchema, type View } from '../state.ts';
import { making, shootCheck } from '../testing/checks.ts';
import { hunter } from '../testing/fixtures.ts';
import { given, type Rehearsal } from '../testing/rehearsal.ts';
import { dice, diceAsked } from './dice.ts';

const d10 = (face: number) => ({ face, colour: 'white', name: 'd10', sides: 10 });
const impact = (face: number) => ({ face, colour: 'red', name: 'Impact Die', sides: 10, isApart: true });
const seen = ({ state }: Rehearsal): View => viewOf(stateSchema, state, 0) as View;
const asked = (stage: Rehearsal) => diceAsked(stage.open[0]!);

/** A Shoot check whose dice have fallen, the Impact Die first, with a rule that lets some be rolled again. */
function rolled(of: 'any' | 'impact', faces: readonly number[], threshold = 2): Rehearsal {
  const slate = hunter({ rule: { name: 'Again', texts: [{ when: 'post', effects: [{ do: 'reroll', n: 2, of }] }] } });
  const stage = given({ hunters: [{ at: [20, 20], slate }], dice: { check: faces } });
  making(stage, shootCheck(stage, threshold));
  return stage;
}

/** The odds of rolling these again. */
function again(stage: Rehearsal, ...keys: string[]): Odds {
  const [decision] = stage.open;
  return decision!.oddsOfSome!(keys.map(key => decision!.options.find(one => one.key === key)!));
}
const chancesOf = (odds: Odds, name: string): unknown =>
  odds[name]!.filter(({ chance }) => chance > 1e-9).map(({ value, chance }) => [value, Math.round(chance * 1e6) / 1e6]);

test('[UM-CHK-9] [UM-IMP-22] a check lies with its successes and what it needs; the text that lets dice be rolled again is named', () => {
  const stage = rolled('any', [7, 2, 8, 3, 9]);
  const lies = {
    dice: [d10(2), d10(8), d10(3), impact(7)],
    fresh: [],
    total: '2 successes',
    needed: '2 successes needed, 6 or more each',
  };
  expect(asked(stage)).toEqual(lies);
  stage.answer('after-roll', 'rule');
  expect(asked(stage)).toEqual({ ...lies, grantedBy: 'Again' });
  stage.answer('reroll-dice', ['d3']);
  expect(dice(stage.toldOf('rerolled')[0]!, seen(stage))).toEqual({
    ...lies,
    dice: [d10(2), d10(8), d10(9), impact(7)],
    fresh: [2],
    total: '3 successes',
    grantedBy: 'Again',
  });
});

test('[UM-IMP-22] of the Impact Die that is rolled again it alone falls', () => {
  const stage = rolled('impact', [1, 2, 8, 3, 4]).answer('after-roll', 'rule');
  expect(dice(stage.toldOf('rerolled')[0]!, seen(stage))).toMatchObject({
    fresh: [3],
    total: '1 success',
    isShort: true,
    grantedBy: 'Again',
  });
});

test('[UM-CHK-3] [UM-CHK-10] [UM-IMP-22] the odds of rolling none, one or two dice again are exact', () => {
  const stage = rolled('any', [1, 2, 8, 3, 6]).answer('after-roll', 'rule');
  // The Impact 1 takes one of what the others show; each die rolled again is a success on 5 of 10 faces.
  expect(chancesOf(again(stage), 'successes')).toEqual([[0, 1]]);
  expect(chancesOf(again(stage, 'd1'), 'successes')).toEqual([
    [0, 0.5],
    [1, 0.5],
  ]);
  expect(chancesOf(again(stage, 'd1', 'd3'), 'succeeds')).toEqual([
    [0, 0.75],
    [1, 0.25],
  ]);
  stage.answer('reroll-dice', ['d1']);
});

test('[UM-CHK-9] the odds of a window after the roll are those of what lies, and of what its texts roll again', () => {
  const stage = rolled('impact', [1, 2, 8, 3], 1);
  const [decision] = stage.open;
  const odds = (key: string): Odds => decision!.odds!(decision!.options.find(one => one.key === key)!);
  expect(chancesOf(odds('pass'), 'succeeds')).toEqual([[0, 1]]);
  // One success is enough unless the Impact Die shows a 1 again.
  expect(chancesOf(odds('rule'), 'succeeds')).toEqual([
    [0, 0.1],
    [1, 0.9],
  ]);
});

test('[UM-RES-5] of a Resistance check it is said how many wounds are coming', () => {
  const asks = (facts: Readonly<Record<string, unknown>>): string | undefined =>
    diceAsked(question('impact-option', { facts: { impact: 10, faces: [2], sizes: [10], successes: 1, threshold: 0, ...facts } }))?.needed;
  expect([asks({ coming: [3, 2, 0] }), asks({})]).toEqual(['2 wounds coming, each 6 or more cancels 1', 'Each 6 or more counts']);
});
