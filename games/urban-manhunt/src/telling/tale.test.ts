/** The story of a match, made from what was told of it. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Told, UrbanEvent, UrbanOutcome } from '../events.ts';
import { outcomeSays } from '../sentences/stage.ts';
import { stateSchema, type View } from '../state.ts';
import { GUNMAN, THUG } from '../testing/fixtures.ts';
import { given } from '../testing/rehearsal.ts';
import { standing } from './standing.ts';
import { tale } from './tale.ts';

const KITE = 8;
const RERUN = 13;
const viewOfTwo = viewOf(stateSchema, given({ hunters: [{ slate: KITE }, { slate: RERUN }] }).state, null) as View;
const viewOfOne = viewOf(stateSchema, given({ hunters: [{ slate: KITE }] }).state, null) as View;

type Some<E> = E extends UrbanEvent ? Partial<Omit<E, 'type'>> : never;
const event = <T extends UrbanEvent['type']>(type: T, facts: Some<Told<T>>): UrbanEvent =>
  ({ type, rule: 'UM-END-6', ...facts }) as UrbanEvent;

/** Rerun kills first; Kite falls, and then kills for more. */
const MATCH: readonly UrbanEvent[] = [
  event('turn-begun', { turn: 2 }),
  event('crim-eliminated', { crim: 1, card: THUG, by: 1 }),
  event('points-gained', { seat: 1, n: 8, points: 8, source: 'kill' }),
  event('turn-begun', { turn: 4 }),
  event('hunter-wounded', { seat: 0, n: 2, wounds: 5 }),
  event('hunter-incapacitated', { seat: 0 }),
  event('turn-begun', { turn: 9 }),
  event('overtime-begun', { overtime: 1 }),
  event('crim-eliminated', { crim: 2, card: GUNMAN, by: 0 }),
  event('points-gained', { seat: 0, n: 10, points: 10, source: 'kill' }),
  event('points-gained', { seat: 0, n: 4, points: 14, source: 'quality' }),
  event('match-over', { winners: [0], points: [14, 8] }),
];
const outcome: UrbanOutcome = { winners: [0], why: 'UM-END-6', facts: { points: [14, 8], ranks: [1, 2] } };

describe('The story of a match', () => {
  test('[K-143] [UM-END-6] of whoever has won, of whoever has not, and of whoever looks on', () => {
    expect(tale(MATCH, viewOfTwo, outcome, 0).headline).toBe('You win, 14 points to 8.');
    expect(tale(MATCH, viewOfTwo, outcome, 1).headline).toBe('Kite wins with 14 points; you are second with 8.');
    expect(tale(MATCH, viewOfTwo, outcome, null).headline).toBe('Kite wins with 14 points.');
  });

  test('[K-143] [UM-ELIM-6] how it went, what decided it, and its figures', () => {
    const { says, moments, figures } = tale(MATCH, viewOfTwo, outcome, 0);
    expect(says).toEqual([
      'The hunt in Test Yard lasted 9 turns, 1 of them in overtime.',
      'The best elimination was Gunman, by you on turn 9: 14 points, 4 of them for Elimination Quality.',
      'The lead changed once; you took it for good on turn 9.',
      'You were incapacitated on turn 4.',
    ]);
    expect(moments).toEqual([
      { says: 'Rerun eliminated Thug on turn 2, for 8 points.', at: 1 },
      {
        says: 'You went down on turn 4 and had to be carried out.',
        at: 5,
        next: 'Next time, rest or take cover before the crims act: you held every Wound Token on turn 4.',
      },
      { says: 'You eliminated Gunman on turn 9, for 14 points.', at: 8 },
    ]);
    expect(tale(MATCH, viewOfTwo, outcome, 1).moments[2]!.next).toBe('Next time, go for Gunman first: it brought Kite 14 points.');
    expect(figures.map(one => [one.says, ...one.of.map(({ value }) => value)])).toEqual([
      ['Points', 14, 8],
      ['Eliminations', 1, 1],
      ['Elimination Quality', 4, 0],
      ['Pods opened', 0, 0],
      ['Wounds taken', 2, 0],
      ['Incapacitations', 1, 0],
    ]);
  });

  test('[K-143] [UM-END-7] where points are level at the end, whoever led last is not said to have kept it', () => {
    const told = [
      ...MATCH.slice(0, -1),
      event('points-gained', { seat: 1, n: 6, points: 14, source: 'pod' }),
      event('match-over', { winners: [1], points: [14, 14] }),
    ];
    const level: UrbanOutcome = { winners: [1], why: 'UM-END-7', facts: { points: [14, 14], ranks: [2, 1] } };
    expect(tale(told, viewOfTwo, level, 1).says).toContain('The lead changed once; Kite took it last on turn 9, and you drew level.');
    expect(tale(told.slice(6), viewOfTwo, level, 0).says).toContain('You took the lead on turn 9, and Rerun drew level.');
  });

  test('[UM-END-8] a lone hunter who has won is sent to the next tier that was not reached, and to none after the highest', () => {
    const next = (points: number): string | undefined => {
      const view: View = { ...viewOfOne, tier: 'bronze', length: 'short', hunters: [{ ...viewOfOne.hunters[0]!, points }] };
      const outcome: UrbanOutcome = { winners: [0], why: 'UM-END-8', facts: { points: [points], tier: 'bronze', aim: 'bronze' } };
      return tale([], view, outcome, 0).next;
    };
    expect([40, 60, 72].map(next)).toEqual([
      'Next time, hunt for silver: that takes 51 points.',
      'Next time, hunt for gold: that takes 68 points.',
      undefined,
    ]);
    expect(standing({ ...viewOfOne, phase: 'end', hunters: [{ ...viewOfOne.hunters[0]!, points: 72 }] })?.of).toEqual([
      { seat: 0, value: 72 },
    ]);
  });

  test('[K-143] [UM-END-8] [UM-END-9] a lone hunter: won or lost; by how much stands beside it, and a hunt that was given up is said to be so once', () => {
    const alone = (points: number, tier: 'none' | 'silver', winners: readonly number[], hasConceded = false) => {
      const view = { ...viewOfOne, hasConceded, hunters: [{ ...viewOfOne.hunters[0]!, points }] };
      const outcome: UrbanOutcome = { winners, why: 'UM-END-8', facts: { points: [points], tier, aim: 'silver' } };
      return { ...tale(MATCH.slice(0, 1), view, outcome, 0), how: outcomeSays(outcome, view) };
    };
    expect(alone(70, 'silver', [0]).headline).toBe('You win.');
    expect(alone(20, 'none', []).headline).toBe('The hunt is lost.');
    const { headline, how, says, moments } = alone(20, 'none', [], true);
    expect([headline, how, ...says, ...moments.map(one => one.says)].filter(one => /g[ai]ven? up|tier/.test(one))).toEqual([
      'The hunt was given up at 20 points; silver takes 68.',
    ]);
  });
});
