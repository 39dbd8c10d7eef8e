/** The End Phase, the end-of-match test, the ranking and the solo tiers. */
import type { Script } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { CONTROL_DECK, cardNamed } from '../content/box.ts';
import type { Text } from '../content/types.ts';
import { urbanManhunt } from '../game.ts';
import { ranking } from '../questions/ranking.ts';
import { targetOf, tierOf } from '../questions/targets.ts';
import type { State } from '../state.ts';
import { hunter as dataslateWith } from '../testing/fixtures.ts';
import { given, type HunterOn, type Rehearsal } from '../testing/rehearsal.ts';
import { endPhase, endTest, outcomeOf } from './end.ts';

const atEnd = (hunters: readonly HunterOn[], state: Partial<State> = {}, rest: { turn?: number; first?: number } = {}): Rehearsal =>
  given({ hunters, ...rest, state: { step: 'end-phase', phase: 'end', ...state } }).run(endPhase);

/** Gains points when the turn ends: how many tells the effects apart. */
const gains = (n: number): Text => ({ when: 'end-of-turn', effects: [{ do: 'points', who: 'self', n }] });
const withTexts = (...texts: Text[]): number => dataslateWith({ rule: { name: 'Residuals', texts } });
const gained = (rehearsal: Rehearsal): unknown[] => rehearsal.toldOf('points-gained').map(event => [event.seat, event.n]);

describe('End Phase', () => {
  test('[UM-END-1] what lasts for the turn expires, what lasts longer stays', () => {
    const [brownout, smoke] = [cardNamed('brownout'), cardNamed('smoke-screen')];
    const inForce = [
      { card: brownout, owner: 0, until: 3 },
      { card: smoke, owner: 0, until: 4 },
    ];
    const rehearsal = atEnd([{ hasReturned: true }], { inForce }, { turn: 3 });

    expect(rehearsal.state.inForce).toEqual([{ card: smoke, owner: 0, until: 4 }]);
    expect(rehearsal.state.eventDiscard).toEqual([brownout]);
    expect(rehearsal.hunter(0).hasReturned).toBe(false);
    expect(rehearsal.state.step).toBe('carry-out-events');
  });

  test('[UM-FOC-4] unused Focus ends', () => {
    const rehearsal = atEnd([{ isFocused: true }, {}]);

    expect(rehearsal.hunter(0).isFocused).toBe(false);
    expect(rehearsal.toldOf('focus-spent')).toEqual([{ type: 'focus-spent', rule: 'UM-FOC-4', seat: 0, isUsed: false }]);
  });

  test('[UM-END-1] [UM-END-2] end-of-turn effects happen in initiative order', () => {
    const rehearsal = atEnd(
      [{ slate: withTexts(gains(1)) }, { slate: withTexts(gains(2)) }, { slate: withTexts(gains(3)) }],
      {},
      { first: 1 },
    );

    expect(gained(rehearsal)).toEqual([
      [1, 2],
      [2, 3],
      [0, 1],
    ]);
  });

  test('[UM-END-2] an owner puts its own effects in order', () => {
    const rehearsal = atEnd([{}, { slate: withTexts(gains(2), gains(5)) }]);
    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['order-effects', 1, ['rule-0', 'rule-1']]);

    rehearsal.answer('order-effects', ['rule-1', 'rule-0']);

    expect(gained(rehearsal)).toEqual([
      [1, 5],
      [1, 2],
    ]);
  });

  test('[UM-INC-1] [UM-END-2] a hunter out of the zone has no such effects', () => {
    expect(gained(atEnd([{ slate: withTexts(gains(2)), isIn: false }, {}]))).toEqual([]);
  });
});

describe('End of the match', () => {
  const used = CONTROL_DECK.slice(0, 7);
  /** The last card lies open, and the test is due. */
  function tested(overtime: number, dice: Script, state: Partial<State> = {}): Rehearsal {
    const last = { controlPile: [], controlUsed: used, control: CONTROL_DECK[7]!, controlOut: CONTROL_DECK.slice(8) };
    return given({ hunters: [{}, {}], dice, state: { step: 'end-test', phase: 'end', overtime, ...last, ...state } }).run(endTest);
  }

  test('[UM-END-3] while cards remain there is no test', () => {
    const rehearsal = tested(0, {}, { controlPile: [CONTROL_DECK[8]!], controlOut: CONTROL_DECK.slice(9) });

    expect([rehearsal.types(), rehearsal.state.step]).toEqual([[], 'begin-turn']);
  });

  test.each([
    [0, 6, 5],
    [1, 4, 3],
  ])('[UM-END-4] [UM-END-5] [UM-R-11] after overtime turn %i the match ends on %i', (overtime, ends, goesOn) => {
    const over = tested(overtime, { 'end-test': [ends] });
    const on = tested(overtime, { 'end-test': [goesOn] });

    expect([over.state.step, over.types('match-over', 'overtime-begun')]).toEqual(['over', ['match-over']]);
    expect([on.state.step, on.state.overtime, on.types('match-over', 'overtime-begun')]).toEqual([
      'begin-turn',
      overtime + 1,
      ['overtime-begun'],
    ]);
  });

  test('[UM-END-5] [UM-R-11] after the second overtime turn it always ends, without a roll', () => {
    const rehearsal = tested(2, {});

    expect([rehearsal.state.step, rehearsal.types()]).toEqual(['over', ['match-over']]);
  });

  test('[UM-END-4] all cards used so far, the last one included, are shuffled, and one is the new deck', () => {
    const order = [CONTROL_DECK[7]!, ...used];
    const { state } = tested(0, { 'end-test': [1], control: [order] });

    expect(state).toMatchObject({ controlPile: [CONTROL_DECK[7]], controlUsed: used, control: -1, controlOut: CONTROL_DECK.slice(8) });
    expect(urbanManhunt.rules.faults(state)).toEqual([]);
  });
});

describe('Result', () => {
  const outcome = (hunters: readonly HunterOn[], state: Partial<State> = {}) => outcomeOf(given({ hunters, state }).state);

  test('[UM-END-6] most points win', () => {
    expect(outcome([{ points: 58, kills: 9 }, { points: 61 }])).toEqual({
      winners: [1],
      why: 'UM-END-6',
      facts: { points: [58, 61], ranks: [2, 1] },
    });
  });

  test('[UM-END-7] ties: more eliminations, fewer incapacitations, more pods opened, then shared', () => {
    const ranks = (...hunters: HunterOn[]): number[] => ranking(given({ hunters: hunters.map(one => ({ points: 40, ...one })) }).state);

    expect(ranks({ kills: 5, falls: 3 }, { kills: 4 })).toEqual([1, 2]);
    expect(ranks({ kills: 5, falls: 2 }, { kills: 5, falls: 1 })).toEqual([2, 1]);
    expect(ranks({ falls: 1, podsOpened: 2 }, { falls: 1, podsOpened: 3 })).toEqual([2, 1]);
    expect(ranks({ kills: 2 }, { kills: 2 }, { points: 41 }, { points: 1 })).toEqual([2, 2, 1, 4]);
    expect(outcome([{ points: 40 }, { points: 40 }, { points: 3 }])).toMatchObject({ winners: [0, 1], why: 'UM-END-7' });
  });

  test('[UM-END-8] alone, the result is the tier that was reached, by the length of the match', () => {
    const lengths = ['short', 'standard', 'long'] as const;
    const tiers = ['bronze', 'silver', 'gold'] as const;

    expect(lengths.map(length => tiers.map(tier => targetOf(tier, length)))).toEqual([
      [34, 51, 68],
      [45, 68, 90],
      [56, 85, 113],
    ]);
    expect([44, 45, 67, 68, 89, 90].map(points => tierOf(points, 'standard'))).toEqual([
      'none',
      'bronze',
      'bronze',
      'silver',
      'silver',
      'gold',
    ]);
    expect(outcome([{ points: 72 }])).toEqual({ winners: [0], why: 'UM-END-8', facts: { points: [72], tier: 'silver', aim: 'silver' } });
    expect(outcome([{ points: 72 }], { tier: 'gold' })).toMatchObject({ winners: [], facts: { tier: 'silver', aim: 'gold' } });
  });

  test('[UM-END-9] alone, a concession ends the match without a tier', () => {
    const rehearsal = given({ hunters: [{ points: 99 }] }).play();
    rehearsal.answer('act', 'concede').answer('concede', 'yes');

    expect(rehearsal.asks).toBeNull();
    expect(urbanManhunt.rules.next(rehearsal.state)).toEqual({
      winners: [],
      why: 'UM-END-9',
      facts: { points: [99], tier: 'none', aim: 'silver' },
    });
  });

  test('[UM-END-9] with others at the table nobody is offered to end the match: the seat plays on', () => {
    const rehearsal = given({ hunters: [{ points: 99 }, {}] }).play();

    expect(rehearsal.options()).not.toContain('concede');
  });

  test('[UM-END-10] the match goes on with all hunters out of the zone', () => {
    const fallen = { isIn: false, wounds: 9, fellInTurn: 1, fellInPhase: 'hunter' } as const;
    const rehearsal = given({ hunters: [fallen, fallen], state: { step: 'activate', phase: 'hunter' } }).play();

    expect([rehearsal.state.turn, rehearsal.asks]).toEqual([2, 'choose-recovery']);
  });
});
