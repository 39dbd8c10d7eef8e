/** What a card would come to, before it is confirmed: price, damage, struggle, what it wakes and what that could be. */
import { type AnyGame, lazyView, randomAnswer, SampledChance, Seed, startMatch, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { BEHAVIOUR_NUMBERS, behaviourCard, nameOf } from '../content/box.ts';
import type { Icon } from '../content/kinds.ts';
import type { Ability, Effect, Whom } from '../content/words/index.ts';
import type { PrimalEvent, Told } from '../events.ts';
import { primal } from '../game.ts';
import { healthOf } from '../questions.ts';
import { foreseenSays, playSays } from '../sentences/foreseen.ts';
import { expeditionFor } from '../setup.ts';
import { stateSchema, type View } from '../state.ts';
import { hunt, type MadeUp, type Position, type SlotOn, staged } from '../testing/rehearsal.ts';
import { attritionAfter, couldBe, type Foresight, foresee, seatsMeant } from './foresight.ts';

const seen = (position: Position): View => viewOf(stateSchema, staged(position), 0) as View;
const handOf = (view: View): readonly number[] => view.hunters[0]!.hand as readonly number[];
/** What the first card in the hand of seat 0 would come to. */
function foreseen(card: MadeUp, position: Position = {}): Foresight {
  const [own = {}, ...others] = position.hunters ?? [{}, {}];
  const view = seen({ ...position, hunters: [{ ...own, hand: [card, ...(own.hand ?? [{ value: 1 }, { value: 1 }])] }, ...others] });
  return foresee(view, 0, handOf(view)[0]!);
}
const QUIET: SlotOn = { icons: ['start-water'] };
const adds = (n: number) => ({ do: 'more-damage', n }) as const;

describe('attrition at the end of the turn', () => {
  /** Of ten cards, five are 1, three 2, and one each 0 and 3 (PA-COMP-8). */
  const chance = (card: MadeUp, own: NonNullable<Position['hunters']>[number] = {}): number => {
    const view = seen({ hunters: [{ ...own, hand: [card, { value: 1 }] }, {}] });
    return attritionAfter(view, 0, handOf(view)[0]!);
  };

  test('[PA-ATT-7] a dodge that would be played is counted, an attack is not', () => {
    expect(chance({})).toBeCloseTo(0.9);
    expect(chance({ colour: 'green' })).toBeCloseTo(0.4);
    expect(chance({ colour: 'green' }, { sequence: [{ colour: 'yellow' }] })).toBeCloseTo(0.1);
    expect(chance({ colour: 'green', abilities: [{ on: 'play', effects: [{ do: 'defence', n: 1 }] }] })).toBeCloseTo(0.1);
  });

  test('[PA-ATT-4] two cards for whoever is threatened, unless the card ends that', () => {
    expect(chance({ colour: 'green' }, { isThreatened: true })).toBeCloseTo(1 - (6 * 5) / (10 * 9));
    expect(chance({ colour: 'green', abilities: [{ on: 'play', effects: [{ do: 'calm' }] }] }, { isThreatened: true })).toBeCloseTo(0.4);
  });
});

describe('the price and the damage', () => {
  test('[PA-COL-4] weapon damage and what the text adds, as one sum', () => {
    const { cost, damage } = foreseen({ cost: 2, abilities: [{ on: 'play', effects: [adds(3)] }] });
    expect(cost).toBe(2);
    expect(damage).toMatchObject({ weapon: 2, more: 3, damage: 5, isAtLeast: false, total: 5, wound: 10 });
  });

  test('[PA-TERR-23] the fury blossom adds the weapon level', () => {
    expect(foreseen({}, { terrain: [{ kind: 'fury-blossom', at: 'south' }] }).damage!.damage).toBe(3);
  });

  test('[PA-PLAY-11] conditions are judged as the card would lie', () => {
    const after: MadeUp = { abilities: [{ on: 'play', if: [{ if: 'after', colour: 'blue' }], effects: [adds(4)], otherwise: [adds(1)] }] };
    expect(foreseen(after, { hunters: [{ sequence: [{ colour: 'blue' }] }, {}] }).damage!.damage).toBe(6);
    expect(foreseen(after, { hunters: [{ sequence: [{ colour: 'green' }] }, {}] }).damage!.damage).toBe(3);
    const second: MadeUp = { abilities: [{ on: 'play', if: [{ if: 'nth-card', n: 2 }], effects: [adds(2)] }] };
    expect(foreseen(second, { hunters: [{ sequence: [{ colour: 'green' }] }, {}] }).damage!.damage).toBe(4);
  });

  test('[PA-PLAY-9] a focused sentence counts only once the mastery is focused', () => {
    const card: MadeUp = { abilities: [{ on: 'play', focused: true, effects: [adds(5)] }] };
    expect(foreseen(card).damage!.damage).toBe(2);
    expect(foreseen(card, { hunters: [{ isFocused: true }, {}] }).damage!.damage).toBe(7);
  });

  test('what may be chosen on the way makes it “at least”', () => {
    const { damage } = foreseen({ abilities: [{ on: 'play', may: true, cost: { stamina: 1 }, effects: [adds(3)] }] });
    expect(damage).toMatchObject({ damage: 2, isAtLeast: true });
  });

  test('a plate swallows it, and vulnerable may double it', () => {
    expect(foreseen({}, { beast: { plates: [0, 0, 1, 0] } }).damage).toMatchObject({ isSwallowed: true, total: 0 });
    expect(foreseen({}, { beast: { isVulnerable: true } }).damage!.mayBeDoubled).toBe(true);
  });

  test('[PA-STN-10] on a stance without toughness damage leaves no mark', () => {
    expect(foreseen({}, { stance: { toughness: null } }).damage).toMatchObject({ damage: 2, total: 0, wound: null });
  });

  test('[PA-COL-2] [PA-STRUG-5] a maneuver takes 1 struggle, but never below 0', () => {
    expect(foreseen({ colour: 'blue' }).struggle).toBe(-1);
    expect(foreseen({ colour: 'blue' }, { beast: { struggle: 0 } }).struggle).toBe(0);
    expect(foreseen({ colour: 'green' })).toMatchObject({ struggle: 0, damage: null });
  });

  test('an attack that is played deals what was foreseen', () => {
    const card: MadeUp = { id: 'sure-thing', abilities: [{ on: 'play', if: [{ if: 'exposed' }], effects: [adds(2)] }] };
    const r = hunt({ hunters: [{ hand: [card, {}] }, {}] });
    const { damage } = foresee(r.state, 0, r.hunter(0).hand[0]!);
    r.play().answer('act', 'sure-thing');
    expect(r.monster.damage).toBe(damage!.damage);
  });
});

describe('what its text does', () => {
  const says = (...effects: Effect[]): MadeUp => ({ abilities: [{ on: 'play', effects }] });
  const known = (card: MadeUp, position?: Position) => {
    const { damage } = foreseen(card, position);
    return [damage!.damage, damage!.isAtLeast];
  };
  const AGGRO = { if: 'has-aggro' } as const;

  test.each([
    ['one that holds', { do: 'when', if: [AGGRO], effects: [adds(3)], otherwise: [adds(1)] }, [5, false]],
    ['one that does not', { do: 'when', if: [{ if: 'no-aggro' }], effects: [adds(3)], otherwise: [adds(1)] }, [3, false]],
    ['one of two that does not', { do: 'when', if: [AGGRO, { if: 'no-aggro' }], effects: [adds(3)] }, [2, false]],
    ['a choice', { do: 'choose', of: [[adds(1)], [{ do: 'draw', n: 1 }]] }, [2, true]],
    ['a choice that adds nothing', { do: 'choose', of: [[{ do: 'draw', n: 1 }], [{ do: 'heal', n: 1 }]] }, [2, false]],
    ['a price', { do: 'may-pay', cost: { stamina: 1 }, effects: [adds(1)] }, [2, true]],
    ['what it counts on the way', { do: 'more-damage', n: { of: 'tally' } }, [2, true]],
    ['what lies there now', { do: 'more-damage', n: { of: 'sequence', times: 2 } }, [4, false]],
  ] as [string, Effect, [number, boolean]][])('[PA-PLAY-8] within a text, %s', (_, effect, is) => {
    expect(known(says(effect))).toEqual(is);
  });

  test('[PA-PLAY-8] what a price or a leave comes before is open, what else it does is certain', () => {
    const ability = { on: 'play', effects: [adds(3)], otherwise: [adds(1)] } as const;

    expect(known({ abilities: [{ ...ability, may: true }] })).toEqual([2, true]);
    expect(known({ abilities: [{ ...ability, cost: { stamina: 1 } }] })).toEqual([2, true]);
    expect(known({ abilities: [{ ...ability, may: true, if: [{ if: 'no-aggro' }] }] })).toEqual([3, false]);
    expect(known({ abilities: [{ ...ability, if: [AGGRO, { if: 'no-aggro' }] }] })).toEqual([3, false]);
    expect(known({ abilities: [{ on: 'followed', effects: [adds(3)] }] })).toEqual([2, false]);
  });

  test('[PA-PLAY-8] what depends on the payment is open, and not what it does without', () => {
    const card: MadeUp = {
      abilities: [{ on: 'play', if: [{ if: 'paid-with', colour: 'red' }], effects: [adds(3)], otherwise: [adds(1)] }],
    };

    expect(known(card)).toEqual([2, true]);
    expect(known({ abilities: [{ on: 'play', if: [{ if: 'paid-with', colour: 'red' }], effects: [{ do: 'draw', n: 1 }] }] })).toEqual([
      2,
      false,
    ]);
  });

  test('[PA-COL-4] what waits for the next attack counts, and nothing is dealt below 0', () => {
    const waiting = [{ what: 'damage' as const, by: 4, colour: -1, keyword: '' as const }];

    expect(foreseen({}, { hunters: [{ waiting }, {}] }).damage).toMatchObject({ weapon: 2, more: 4, damage: 6 });
    expect(foreseen(says(adds(-3)), { beast: { isVulnerable: true } }).damage).toMatchObject({
      more: -3,
      damage: 0,
      total: 0,
      mayBeDoubled: false,
    });
  });

  test('[PA-DMG-2] it comes to what lies on the stance already; a plate elsewhere swallows nothing', () => {
    expect(foreseen({}, { beast: { damage: 3, plates: [1, 1, 0, 1] } }).damage).toMatchObject({ isSwallowed: false, total: 5, wound: 10 });
    expect(foreseen({}, { beast: { damage: 3, plates: [0, 0, 1, 0], isVulnerable: true } }).damage).toMatchObject({
      total: 3,
      mayBeDoubled: false,
    });
    expect(foreseen({}).damage!.mayBeDoubled).toBe(false);
  });

  test('[PA-STRUG-5] struggle changes by colour and by what the text is sure to do', () => {
    const struggle = (card: MadeUp, n: number) => foreseen(card, { beast: { struggle: n } }).struggle;

    expect(struggle({ ...says({ do: 'struggle', n: 2 }), colour: 'green' }, 3)).toBe(2);
    expect(struggle({ ...says({ do: 'struggle', n: -2 }), colour: 'blue' }, 4)).toBe(-3);
    expect(struggle({ ...says({ do: 'struggle', n: -2 }), colour: 'blue' }, 2)).toBe(-2);
    expect(struggle({ abilities: [{ on: 'play', may: true, effects: [{ do: 'struggle', n: 2 }] }] }, 3)).toBe(0);
  });
});

describe('what it wakes', () => {
  const wakes = (card: MadeUp, position: Position = {}): number[] => foreseen(card, position).wakes.map(one => one.slot);

  test('[PA-TRIG-1] [PA-BEH-22] the slots whose back shows it, unless they are stunned', () => {
    const slots: SlotOn[] = [{ icons: ['attack'] }, { icons: ['dodge'] }, { icons: ['attack'], isStunned: true }];
    expect(wakes({}, { slots })).toEqual([0]);
    expect(wakes({ colour: 'green' }, { slots })).toEqual([1]);
  });

  test('[PA-TRIG-8] the second of a pair', () => {
    const slots: SlotOn[] = [{ icons: ['two-offensive'] }, QUIET, QUIET];
    expect(wakes({}, { slots })).toEqual([]);
    expect(wakes({}, { slots, hunters: [{ sequence: [{ colour: 'blue' }] }, {}] })).toEqual([0]);
  });

  test('[PA-KW-STEALTH-1] nothing, with Stealth', () => {
    expect(wakes({ keywords: ['stealth'] }, { slots: [{ icons: ['attack'] }, QUIET, QUIET] })).toEqual([]);
  });

  test('[PA-TRIG-21] a hand that is empty afterwards; one that the payment may empty only perhaps', () => {
    const slots: SlotOn[] = [{ icons: ['empty-hand'] }, QUIET, QUIET];
    expect(wakes({}, { slots, hunters: [{ hand: [] }, {}] })).toEqual([0]);
    const paid = foreseen({ cost: 1 }, { slots, hunters: [{ hand: [{ value: 1 }] }, {}] });
    expect(paid.wakes).toEqual([]);
    expect(paid.mayWake.map(one => one.slot)).toEqual([0]);
  });

  test('[PA-TRIG-21] a last card that draws another does not surely empty the hand', () => {
    const draws: MadeUp = { colour: 'blue', abilities: [{ on: 'play', effects: [{ do: 'draw', n: 1 }] }] };
    const { wakes: sure, mayWake } = foreseen(draws, { slots: [{ icons: ['empty-hand'] }, QUIET, QUIET], hunters: [{ hand: [] }, {}] });
    expect(sure).toEqual([]);
    expect(mayWake.map(one => one.slot)).toEqual([0]);
  });

  test('[PA-TRIG-18] a move in its text may wake what waits for one', () => {
    const card: MadeUp = { colour: 'blue', abilities: [{ on: 'play', effects: [{ do: 'move' }] }] };
    expect(foreseen(card, { slots: [{ icons: ['move'] }, QUIET, QUIET] }).mayWake.map(one => one.slot)).toEqual([0]);
  });

  test.each([
    ['move', { do: 'move' }],
    ['threatened', { do: 'threaten' }],
    ['turn', { do: 'turn', to: 'self' }],
    ['turn', { do: 'confuse' }],
  ] as [Icon, Effect][])('[PA-TRIG-18] what waits for %s perhaps, by a text that may lead to it', (icon, effect) => {
    const slots: SlotOn[] = [{ icons: [icon] }, { icons: ['attack', icon] }, QUIET];
    const found = foreseen({ abilities: [{ on: 'play', may: true, effects: [effect] }] }, { slots });

    expect(found.wakes.map(one => [one.slot, one.icons])).toEqual([[1, ['attack']]]);
    expect(found.mayWake.map(one => [one.slot, one.icons])).toEqual([[0, [icon]]]);
  });

  test('[PA-TRIG-21] a payment empties a hand only if it can take all of it', () => {
    const slots: SlotOn[] = [{ icons: ['empty-hand'] }, QUIET, QUIET];
    const mayWake = (cost: number, ...hand: MadeUp[]) => foreseen({ cost }, { slots, hunters: [{ hand }, {}] }).mayWake.length;

    expect([
      mayWake(2, { value: 1 }, { value: 1 }),
      mayWake(1, { value: 1 }, { value: 1 }),
      mayWake(2, { value: 1 }, { value: 0 }),
    ]).toEqual([1, 0, 0]);
    expect(mayWake(0, { value: 1 })).toBe(0);
  });

  test('[PA-TRIG-21] a last card that takes one back does not surely empty the hand', () => {
    const slots: SlotOn[] = [{ icons: ['empty-hand'] }, QUIET, QUIET];
    const found = foreseen(
      { abilities: [{ on: 'play', may: true, effects: [{ do: 'take-back' }] }] },
      { slots, hunters: [{ hand: [] }, {}] },
    );

    expect([found.wakes, found.mayWake.map(one => one.slot)]).toEqual([[], [0]]);
  });

  test('[PA-KW-STEALTH-1] a Stealth card stays hidden while its text is read', () => {
    const raises: MadeUp = {
      keywords: ['stealth'],
      abilities: [{ on: 'play', if: [{ if: 'in-sequence', n: 1, keyword: 'stealth' }], effects: [adds(1)] }],
    };

    expect(foreseen(raises).damage!.damage).toBe(3);
    expect(foreseen({ ...raises, keywords: [] }).damage!.damage).toBe(2);
  });

  test('[PA-KW-STEALTH-1] Stealth that waits for the next card is on it while its text is read', () => {
    const waiting = [{ what: 'keyword' as const, by: 0, colour: -1, keyword: 'stealth' as const }];
    const raises: MadeUp = { abilities: [{ on: 'play', if: [{ if: 'in-sequence', n: 1, keyword: 'stealth' }], effects: [adds(1)] }] };

    expect(foreseen(raises, { hunters: [{ waiting }, {}] }).damage!.damage).toBe(3);
  });

  test('[PA-BEH-24] its own text may stop one of them', () => {
    const card: MadeUp = { abilities: [{ on: 'play', effects: [{ do: 'stun' }] }] };
    expect(foreseen(card, { slots: [{ icons: ['attack'] }, QUIET, QUIET] }).mayStopOne).toBe(true);
    expect(foreseen(card).mayStopOne).toBe(false);
  });
});

describe('what a slot could be', () => {
  test('[PA-COMP-9] [PA-COMP-10] every behaviour of this monster and level with the same back', () => {
    const view = seen({ monster: 'ramhide', level: 1 });
    for (const card of BEHAVIOUR_NUMBERS) {
      const { monster, mark } = behaviourCard(card);
      if (monster !== 'ramhide') continue;
      const slot = { ...view.monster.slots[0]!, down: [card] } as unknown as View['monster']['slots'][number];
      const found = couldBe({ ...view, monster: { ...view.monster, slots: [slot] } }, 0);
      expect(found.includes(card), nameOf(card)).toBe(mark >= 1 && mark <= 3);
    }
  });

  test('what lies in the discard pile, or is known elsewhere, is left out; a known front is exactly itself', () => {
    const twins: SlotOn[] = [
      { id: 'first-twin', icons: ['attack'], number: 4 },
      { id: 'second-twin', icons: ['attack'], number: 4, isKnown: true },
    ];
    const view = seen({ slots: twins, behavioursDiscarded: [{ id: 'third-twin', icons: ['attack'], number: 4 }] });
    expect(couldBe(view, 1).map(nameOf)).toEqual(['second-twin']);
    expect(couldBe(view, 0).map(nameOf)).not.toContain('second-twin');
    expect(couldBe(view, 0).map(nameOf)).not.toContain('third-twin');
  });

  test('[PA-BEH-9] [PA-BEH-10] its boost, and whether struggle is enough after the card', () => {
    const slot: SlotOn = { icons: ['maneuver'], isKnown: true, boost: { cost: 2, effects: [{ do: 'hit' }] } };
    const boost = (struggle: number) =>
      foreseen({ colour: 'blue' }, { slots: [slot, QUIET, QUIET], beast: { struggle } }).wakes[0]!.couldBe[0]!.boost;
    expect(boost(3)).toEqual({ cost: 2, isPaid: true, isConfused: false });
    expect(boost(2)).toEqual({ cost: 2, isPaid: false, isConfused: false });
  });

  test('[PA-KW-CONFUSE-3] the boost of a confused monster hits nobody', () => {
    const slot: SlotOn = {
      icons: ['maneuver'],
      isKnown: true,
      base: [{ do: 'hit' }],
      boost: { cost: 1, effects: [{ do: 'hit', who: 'each' }] },
    };
    const blows = (isConfused: boolean) =>
      foreseen({ colour: 'blue' }, { slots: [slot, QUIET, QUIET], beast: { struggle: 3, isConfused } }).wakes[0]!.couldBe[0]!.blows;
    expect(blows(false).map(({ isBoost }) => isBoost)).toEqual([false, true]);
    expect(blows(true).map(({ isBoost }) => isBoost)).toEqual([false]);
  });

  test('whom it would hit, and how hard', () => {
    const slot: SlotOn = { icons: ['attack'], isKnown: true, base: [{ do: 'hit', who: 'flanks', more: 1 }] };
    const hunters = [{}, { at: 'east' as const }, { at: 'west' as const, ko: 'red' as const }];
    const [woken] = foreseen({}, { slots: [slot, QUIET, QUIET], hunters }).wakes;
    expect(woken!.couldBe[0]!.blows).toEqual([{ seats: [1], damage: 3, isOneOf: false, isAvoidable: false, isBoost: false }]);
  });

  test('[PA-PLAY-7] [PA-BEH-17] [PA-BEH-18] aggro moves first, a price spares, and of equals it is one', () => {
    const slot: SlotOn = {
      icons: ['aggro'],
      isKnown: true,
      base: [
        { do: 'hit', who: 'aggro' },
        { do: 'unless', who: 'self', pays: { stamina: 1 }, effects: [{ do: 'suffer', n: 1 }] },
        { do: 'hit', who: 'most-damage' },
      ],
    };
    const [woken] = foreseen({ aggro: true }, { slots: [slot, QUIET, QUIET], aggro: 1 }).wakes;
    expect(woken!.couldBe[0]!.blows).toEqual([
      { seats: [0], damage: 2, isOneOf: false, isAvoidable: false, isBoost: false },
      { seats: [0], damage: 1, isOneOf: false, isAvoidable: true, isBoost: false },
      { seats: [0, 1], damage: 2, isOneOf: true, isAvoidable: false, isBoost: false },
    ]);
  });
});

describe('whom a behaviour would hit', () => {
  /** Mirah and Dareon share the front, Thoreg is in the west flank, Ljonar in the rear. */
  const TABLE: Position = {
    first: 2,
    aggro: 1,
    hunters: [
      { damage: 1 },
      { damage: 3, hand: [{ colour: 'yellow' }, { colour: 'yellow' }, { colour: 'yellow' }], isBurning: true },
      { at: 'west', hand: [{ colour: 'red' }, { colour: 'red' }], isThreatened: true },
      { at: 'north', sequence: [{}, {}], hand: [{ colour: 'green' }] },
    ],
    terrain: [{ kind: 'water', at: 'west' }],
    beast: { marked: 0 },
  };
  const EXPECTED: Record<Whom, readonly number[] | readonly [...number[], 'one']> = {
    self: [0],
    that: [0],
    aggro: [1],
    first: [2],
    next: [1],
    chosen: [2, 3, 0, 1, 'one'],
    another: [2, 3, 1, 'one'],
    each: [2, 3, 0, 1],
    others: [2, 3, 1],
    here: [0, 1],
    'others-here': [1],
    front: [0, 1],
    flanks: [2],
    rear: [3],
    'not-front': [2, 3],
    'not-rear': [2, 0, 1],
    alone: [2, 3],
    together: [0, 1],
    threatened: [2],
    unthreatened: [3, 0, 1],
    burning: [1],
    marked: [3],
    'in-water': [2],
    'most-hand': [1],
    'fewest-hand': [0],
    'most-damage': [1],
    'fewest-damage': [2, 3, 'one'],
    'most-sequence': [3],
    'most-defensive': [1],
    'fewest-defensive': [2, 0, 'one'],
  };
  const meant = (view: View, whom: Whom, self = 0) => {
    const { seats, isOneOf } = seatsMeant(view, whom, self);
    return isOneOf ? [...seats, 'one'] : seats;
  };

  test.each(Object.entries(EXPECTED) as [Whom, readonly number[]][])('%s', (whom, is) => {
    expect(meant(staged(TABLE), whom)).toEqual(is);
  });

  test.each([
    [1, [2]],
    [2, [3]],
    [3, [0]],
  ])('after seat %i comes whoever sits next and stands', (self, is) => {
    expect(meant(staged(TABLE), 'next', self)).toEqual(is);
  });

  test('[PA-KO-12] whoever has fallen is nobody’s next; of one other there is no choice', () => {
    const [own, second, third] = [{}, { ko: 'red' }, {}] as const;
    const state = staged({ hunters: [own, second, third], first: 1 });

    expect([meant(state, 'next'), meant(state, 'next', 2), meant(state, 'another'), meant(state, 'chosen')]).toEqual([
      [2],
      [0],
      [2],
      [2, 0, 'one'],
    ]);
    expect(meant(staged({ hunters: [own, second] }), 'chosen')).toEqual([0]);
  });

  const blows = (base: readonly Effect[], position: Position = {}) =>
    foreseen({}, { ...position, slots: [{ icons: ['attack'], isKnown: true, base }, QUIET, QUIET] }).wakes[0]!.couldBe[0]!.blows.map(
      ({ seats, damage, isAvoidable }) => [seats, damage, isAvoidable],
    );

  test('[PA-DMG-10] nobody there, or no damage, is no blow; less is less', () => {
    expect(blows([{ do: 'hit', who: 'rear' }])).toEqual([]);
    expect(blows([{ do: 'hit', more: -2 }])).toEqual([]);
    expect(blows([{ do: 'hit', more: -5 }])).toEqual([]);
    expect(blows([{ do: 'hit', more: -1 }])).toEqual([[[0], 1, false]]);
    expect(blows([{ do: 'suffer', n: { of: 'players' } }])).toEqual([[[0], 2, false]]);
    expect(blows([{ do: 'draw', n: 1 }])).toEqual([]);
  });

  test('[PA-BEH-17] each of several, one by one; a price spares what is within it', () => {
    const inner: Effect = { do: 'for-each', who: 'each', effects: [{ do: 'hit' }] };

    expect(blows([inner])).toEqual([
      [[0], 2, false],
      [[1], 2, false],
    ]);
    expect(blows([{ do: 'unless', who: 'self', pays: { stamina: 1 }, effects: [inner] }])).toEqual([
      [[0], 2, true],
      [[1], 2, true],
    ]);
  });

  test('[PA-BEH-5] what it does on a condition, and what it does otherwise', () => {
    const when = (otherwise?: readonly Effect[]): Effect => ({
      do: 'when',
      if: [{ if: 'threatened' }, { if: 'has-aggro' }],
      effects: [{ do: 'hit', more: 1 }],
      ...(otherwise ? { otherwise } : {}),
    });
    const threatened: Position = { hunters: [{ isThreatened: true }, {}] };

    expect([blows([when()], threatened), blows([when()])]).toEqual([[[[0], 3, false]], []]);
    expect(blows([when([{ do: 'hit' }])])).toEqual([[[0], 2, false]]);
    expect(blows([{ do: 'unless', who: 'self', pays: 'move', effects: [when()] }], threatened)).toEqual([[[0], 3, true]]);
  });

  test('[PA-BEH-9] a boost that costs more, or nothing', () => {
    const boost = (effects: Ability['effects'], struggle = 3) =>
      foreseen(
        {},
        {
          slots: [{ icons: ['attack'], isKnown: true, boost: { cost: 2, effects: [{ do: 'hit' }] } }, QUIET, QUIET],
          stance: { abilities: [{ on: 'while', effects }] },
          beast: { struggle },
        },
      ).wakes[0]!.couldBe[0]!;

    expect(boost([]).boost).toEqual({ cost: 2, isPaid: true, isConfused: false });
    expect(boost([{ do: 'dearer-boosts', by: 2 }])).toMatchObject({ boost: { cost: 4, isPaid: false }, blows: [] });
    expect(boost([{ do: 'dearer-boosts', by: -3 }], 0)).toMatchObject({ boost: { cost: 0, isPaid: true }, blows: [{ damage: 2 }] });
    expect(boost([{ do: 'free-boosts' }], 0).boost).toEqual({ cost: 0, isPaid: true, isConfused: false });
  });

  test('[PA-R-30] of a closed hand of somebody else only how many it holds', () => {
    const state = staged({
      state: { isClosed: true },
      hunters: [{ hand: [{ value: 1 }] }, {}],
      slots: [{ icons: ['empty-hand'] }, QUIET, QUIET],
    });
    const view = viewOf(stateSchema, state, 1) as View;
    const seen = foresee(view, 0, state.hunters[0]!.hand[0]!);

    expect([view.hunters[0]!.hand, seen.wakes.map(one => one.slot), seen.damage!.damage]).toEqual([1, [0], 2]);
  });
});

describe('what it is the end of, and what it does beside its blows', () => {
  const answer = (base: readonly Effect[]): SlotOn => ({ icons: ['attack'], isKnown: true, base });
  const SPARED: Effect = { do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] };
  /** The first card costs 1, and its hunter has so much damage. */
  const woken = (base: readonly Effect[], damage: number, hand: readonly MadeUp[], position: Position = {}) =>
    foreseen({ cost: 1 }, { ...position, slots: [answer(base), QUIET, QUIET], hunters: [{ damage, hand }, ...(position.hunters ?? [{}])] })
      .wakes[0]!.couldBe[0]!;
  /** So that so much is left. */
  const hurtTo = (left: number): number => healthOf(seen({}), 0) - left;
  const DODGE: MadeUp = { colour: 'green', value: 1 };
  const DOWN = { hunters: [{ ko: 'red' as const }] };

  test('[PA-KO-1] [PA-WIN-3] the last hunter who stands would fall, and with them the hunt', () => {
    const alone = woken([{ do: 'hit' }], hurtTo(2), [{ value: 1 }], DOWN);
    const among = woken([{ do: 'hit' }], hurtTo(2), [{ value: 1 }]);
    const hurt = woken([{ do: 'hit' }], hurtTo(3), [{ value: 1 }]);

    expect(alone).toMatchObject({ falls: [{ seat: 0, damage: 2, left: 2, isSure: true }], isLost: true });
    expect(among).toMatchObject({ falls: [{ seat: 0, isSure: true }], isLost: false });
    expect(hurt).toMatchObject({ falls: [], isLost: false });
  });

  test('[PA-BEH-17] nobody is told to pay with what the card itself takes', () => {
    expect(woken([SPARED], hurtTo(2), [{ value: 1 }]).blows).toMatchObject([{ isAvoidable: false }]);
    expect(woken([SPARED], hurtTo(2), [DODGE]).blows).toMatchObject([{ isAvoidable: false }]);
    expect(woken([SPARED], hurtTo(2), [DODGE, { value: 1 }])).toMatchObject({ blows: [{ isAvoidable: true }], falls: [{ isSure: false }] });
  });

  test('[PA-BEH-9] where it turns, what it lays where somebody stands, and what the boost adds to that', () => {
    const slot: SlotOn = {
      icons: ['attack'],
      isKnown: true,
      base: [{ do: 'turn', to: 'self' }],
      boost: { cost: 1, effects: [{ do: 'terrain', kind: 'fire', at: 'here' }] },
    };
    const [one] = foreseen({}, { slots: [slot, QUIET, QUIET], hunters: [{ at: 'west' }, {}] }).wakes[0]!.couldBe;

    expect(one).toMatchObject({
      blows: [],
      besides: [
        { effect: { do: 'turn' }, seats: [0], sector: 3 },
        { effect: { do: 'terrain' }, seats: [0], sector: 3 },
      ],
    });
  });

  test('[PA-BRD-7] where it looks already it does not turn', () => {
    expect(woken([{ do: 'turn', to: 'self' }], 0, [{ value: 1 }]).besides).toEqual([]);
  });

  test('in words: who falls stands behind what it wakes, and whoever reads is told what that ends', () => {
    const position: Position = {
      slots: [answer([{ do: 'hit' }]), QUIET, QUIET],
      hunters: [{ damage: hurtTo(2), hand: [{ id: 'Good Blow', cost: 1 }, {}] }, { ko: 'red' }],
    };
    const table = seen(position);

    expect(playSays(table, 0, handOf(table)[0]!)).toBe('Good Blow: attack, 1 stamina, 2 damage, wakes slot 1, which fells Mirah');
    expect(foreseenSays(table, 0, handOf(table)[0]!)).toContain('2 on 2 health: Mirah falls, the hunt is lost.');
  });
});

describe('in words', () => {
  const slot: SlotOn = {
    id: 'Leans Over',
    icons: ['attack'],
    number: 4,
    isKnown: true,
    base: [{ do: 'hit', who: 'flanks' }],
    boost: { cost: 1, effects: [{ do: 'threaten', who: 'flanks' }] },
  };
  const view = (): View =>
    seen({
      slots: [QUIET, slot, QUIET],
      hunters: [{ hand: [{ id: 'Good Blow', cost: 1, abilities: [{ on: 'play', effects: [adds(2)] }] }, {}] }, { at: 'east' }],
    });

  test('in short: what it costs, deals and wakes', () => {
    const table = view();
    expect(playSays(table, 0, handOf(table)[0]!)).toBe('Good Blow: attack, 1 stamina, 4 damage, wakes slot 2');
    expect(playSays(table, 0, handOf(table)[1]!)).toMatch(/: attack, free, 2 damage, wakes slot 2$/);
  });

  test('at length: what the behaviour does, to whom, and whether its boost is paid', () => {
    const table = view();
    expect(foreseenSays(table, 0, handOf(table)[0]!)).toBe(
      'It deals 2 + 2 = 4 damage, 4 of 10 to the next wound. It wakes slot 2 (after an attack). Leans Over: Each hunter in a flank suffers monster damage. Boost, 1 struggle: Each hunter in a flank becomes threatened. The boost can be paid. As you stand: 2 to Dareon.',
    );
  });
});

describe('in whole hunts', () => {
  interface Played {
    readonly foresight: Foresight;
    readonly after: readonly PrimalEvent[];
  }
  /** Hunters who play whatever they can: every card, with what was foreseen and what was told after it. */
  function playThrough(setup: Parameters<typeof startMatch>[1], seed: string, most: number): Played[] {
    const started = startMatch(primal as AnyGame, setup, seed);
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed(seed));
    const plays: { readonly foresight: Foresight; readonly from: number }[] = [];
    for (let i = 0; i < most && match.open.length > 0; i++) {
      const asked = match.open[i % match.open.length]!;
      const card =
        asked.kind === 'act' ? asked.options.find(one => one.about[0]?.kind === 'card' && !one.key.startsWith('use-')) : undefined;
      if (card) {
        const view = match.view(asked.seat) as View;
        plays.push({ foresight: foresee(view, asked.seat, Number(card.about[0]!.id)), from: match.events.length });
      }
      const answered = match.answer(asked.seat, card ? card.key : randomAnswer(asked, chance));
      if (!answered.ok) throw new Error(answered.refusal.says);
    }
    const events = match.events.map(one => one.event as PrimalEvent);
    return plays.map(({ foresight, from }, i) => ({ foresight, after: events.slice(from, plays[i + 1]?.from) }));
  }
  const isAttack = (event: PrimalEvent, card: number): event is Told<'damage-dealt'> =>
    event.type === 'damage-dealt' && event.why === 'attack' && event.card === card;

  test.for([
    ['ramhide', 1],
    ['glasspelt', 2],
    ['cinderwing', 0],
  ] as const)('%s: attacks deal what was foreseen, and what wakes is among what it could be', ([monster, level]) => {
    const plays = ['one', 'two', 'three', 'four'].flatMap(seed => playThrough(expeditionFor(3, monster, level), seed, 200));
    let attacks = 0;
    let woken = 0;
    for (const { foresight, after } of plays) {
      const dealt = after.find(event => isAttack(event, foresight.card)) as Told<'damage-dealt'> | undefined;
      if (dealt && foresight.damage && !foresight.damage.isAtLeast) {
        attacks += 1;
        expect(dealt.weapon + dealt.more, nameOf(foresight.card)).toBe(foresight.damage.weapon + foresight.damage.more);
      }
      for (const { slot, couldBe: could } of foresight.wakes) {
        const revealed = after.find(event => event.type === 'behaviour-revealed' && event.slot === slot) as
          | Told<'behaviour-revealed'>
          | undefined;
        if (!revealed) continue;
        woken += 1;
        expect(could.map(one => one.card)).toContain(revealed.card);
      }
    }
    expect(attacks).toBeGreaterThan(5);
    expect(woken).toBeGreaterThan(5);
  });
});

test('what a card would come to is the same for whoever looks without a copy of all that lies on the table', () => {
  const state = staged({ hunters: [{ hand: [{ colour: 'green' }, { value: 1 }] }, {}], slots: [{ icons: ['dodge'] }, QUIET, QUIET] });
  const [card] = state.hunters[0]!.hand;
  const views = [viewOf, lazyView].map(look => look(stateSchema, state, 0) as View);

  const [whole, lazy] = views.map(view => [foreseenSays(view, 0, card!), playSays(view, 0, card!), couldBe(view, 0)]);

  expect(lazy).toEqual(whole);
});
