/** The event deck, card by card: each Keeper in its window, each other card when it is carried out. UM-EVT-10, 11, 13. */
import { describe, expect, test } from 'vitest';
import { cardNamed, EVENT_DECK, keyOf } from '../content/box.ts';
import { newCheck } from '../in-the-making.ts';
import { fight, shoot } from '../rules/attack.ts';
import { carryOutEvents } from '../rules/carry-out.ts';
import { placeWounds } from '../rules/defense.ts';
import { move } from '../rules/move.ts';
import { placeCrims } from '../rules/placing.ts';
import { recover } from '../rules/recovery.ts';
import { actTexts, crimStartWindow } from '../rules/windows.ts';
import { making, outcomes, rolls, shootCheck } from '../testing/checks.ts';
import { GUNMAN, LURKER, RUNNER, THUG, thug } from '../testing/fixtures.ts';
import { type At, type CrimOn, given, type HunterOn, type Position, type Rehearsal } from '../testing/rehearsal.ts';

const DUMPSTER = 2;
const THICKET = 4;
const twos = (n: number): number[] => new Array<number>(n).fill(2);

/** Seat 0 holds the card, seat 1 does not. */
const holding = (key: string, more: HunterOn = {}, crims: readonly CrimOn[] = [], rest: Partial<Position> = {}): Rehearsal =>
  given({ hunters: [{ at: [20, 20], keepers: [key], ...more }, { at: [44, 4] }], crims, ...rest });
/** Seat 1 holds the card. */
const against = (key: string, at: readonly [number, number], crims: readonly CrimOn[], dice: readonly number[]): Rehearsal =>
  given({ hunters: [{ at: [20, 20] }, { at, keepers: [key] }], crims, dice: { check: dice } });

const isOffered = (rehearsal: Rehearsal, key: string): boolean => actTexts(rehearsal.state, 0).some(one => one.key === key);
const played = (rehearsal: Rehearsal, key: string): Rehearsal => rehearsal.play().answer('act', key);
const isSpent = (rehearsal: Rehearsal, key: string, seat = 0): boolean =>
  rehearsal.hunter(seat).keepers.length === 0 && rehearsal.state.eventDiscard.includes(cardNamed(key));

const KILL = [6, 2, 2, 2, 6, 2];
const prey: CrimOn = { card: thug({ wounds: 1 }), at: [21, 20] };

const KEEPERS: Readonly<Record<string, () => void>> = {
  'camera-drone': () => {
    const rehearsal = holding('camera-drone', {}, [prey], { dice: { check: [...KILL, ...twos(5)] } }).run(table => fight(table, 0));
    rehearsal.answer('before-roll', 'camera-drone');
    expect(rolls(rehearsal)).toEqual(['fight: I 10 10 10', 'damage: I 10', 'quality: I 10 10 10 10']);
  },
  'stim-spike': () => {
    const rehearsal = holding('stim-spike', {}, [], { dice: { check: twos(3) } });
    making(rehearsal, newCheck('spot', 0, 'mind', 3, 1));
    rehearsal.answer('before-roll', 'stim-spike');
    expect(rolls(rehearsal)).toEqual(['spot: I 12 12']);
    expect(isSpent(rehearsal, 'stim-spike')).toBe(true);
  },
  'flak-lining': () => {
    const rehearsal = holding('flak-lining', { wounds: 3 }).run(table => placeWounds(table, 0, ['Club', 2], 'UM-RES-5'));
    rehearsal.answer('wounds-coming', 'flak-lining');
    expect(rehearsal.hunter(0)).toMatchObject({ wounds: 4, isIn: true });
  },
  jammed: () => {
    const rehearsal = against('jammed', [44, 4], [{ card: GUNMAN, at: [20, 13] }], twos(4)).run(table => shoot(table, 0));
    rehearsal.answer('before-roll', 'jammed');
    expect(rolls(rehearsal)).toEqual(['shoot: I 10 8 8']);
    expect(isSpent(rehearsal, 'jammed', 1)).toBe(true);
  },
  heckler: () => {
    const rehearsal = against('heckler', [44, 4], [prey], [...KILL, ...twos(3)]).run(table => fight(table, 0));
    rehearsal.answer('before-roll', 'heckler');
    expect(rolls(rehearsal).at(-1)).toBe('quality: I 8 8');
  },
  'oil-slick': () => {
    const rehearsal = against('oil-slick', [44, 4], [], [6, 6, 6]).run(table => move(table, 0));
    rehearsal.answer('after-roll', 'oil-slick');
    expect(outcomes(rehearsal)).toEqual(['move 1/0 yes']);
  },
  'steady-hands': () => {
    const rehearsal = holding('steady-hands', {}, [{ card: GUNMAN, at: [20, 13] }], { dice: { check: [2, 7, 3, 4, 8, 5, ...twos(3)] } });
    rehearsal.run(table => shoot(table, 0)).answer('after-roll', 'steady-hands');
    expect(outcomes(rehearsal)[0]).toBe('shoot 2/2 yes');
  },
  haymaker: () => {
    const tough: CrimOn = { card: thug({ wounds: 9 }), at: [21, 20] };
    const rehearsal = holding('haymaker', {}, [tough], { dice: { check: [6, 2, 2, 2, 2, 2, 2] } }).run(table => fight(table, 0));
    rehearsal.answer('before-roll', 'haymaker');
    expect(rolls(rehearsal)[1]).toBe('damage: I 10 10');
    const shot = holding('haymaker', {}, [{ ...tough, at: [20, 13] }], { dice: { check: [6, 2, 2, 2, 2, 2, 2] } }).run(table =>
      shoot(table, 0),
    );
    expect(shot.asks).toBeNull();
  },
  'inside-tip': () => {
    const rehearsal = played(holding('inside-tip'), 'inside-tip');
    expect(rehearsal.toldOf('control-peeked')).toMatchObject([{ secret: { to: [0], facts: { cards: [rehearsal.state.controlPile[0]] } } }]);
  },
  bait: () => orders('bait', 'charge'),
  spooked: () => orders('spooked', 'hide'),
  spotlight: () => {
    const hidden = (at: readonly [number, number]) => holding('spotlight', { at }, [{ card: LURKER, at: [9, 33], hiddenIn: THICKET }]);
    expect([isOffered(hidden([30, 33]), 'spotlight'), isOffered(hidden([31, 33]), 'spotlight')]).toEqual([true, false]);
    const rehearsal = played(hidden([30, 33]), 'spotlight');
    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['place-spotted', 0]);
    rehearsal.answer('place-spotted', [9, 33]);
    expect(rehearsal.crim(1).hiddenIn).toBe(-1);
  },
  'tube-hack': () => {
    const rehearsal = holding('tube-hack').run(table => placeCrims(table, ['Riot', 1], 'random', 'UM-CTL-9'));
    rehearsal.answer('spawn', 'tube-hack');
    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['choose-tube', 0, ['t1', 't2', 't3', 't4', 't6']]);
    rehearsal.answer('choose-tube', 't4');
    expect(rehearsal.crim(1)).toMatchObject({ x: 24_000, y: 44_000 });
  },
  'field-dressing': () => {
    expect(played(holding('field-dressing', { wounds: 3 }), 'field-dressing').hunter(0).wounds).toBe(1);
    expect(isOffered(holding('field-dressing', { wounds: 3 }, [{ card: THUG, at: [21, 20] }]), 'field-dressing')).toBe(false);
  },
  'adrenal-override': () => {
    const rehearsal = holding('adrenal-override', { isIn: false, wounds: 9 }, [], { dice: { check: twos(3) } });
    rehearsal
      .run(table => recover(table, 0))
      .answer('choose-recovery', 'athletics')
      .answer('before-roll', 'adrenal-override');
    expect(rolls(rehearsal)).toEqual(['recovery: I 12 12']);
  },
  'plea-bargain': () => {
    expect(played(holding('plea-bargain', {}, [{ card: THUG, at: [30, 20] }]), 'plea-bargain').crim(1).bounty).toBe(-4);
  },
  'bounty-hike': () => {
    expect(played(holding('bounty-hike', {}, [{ card: THUG, at: [30, 20] }]), 'bounty-hike').crim(1).bounty).toBe(5);
  },
  'hot-reload': () => {
    expect(played(holding('hot-reload', { depleted: [0] }), 'hot-reload').hunter(0).depleted).toEqual([]);
    const dry = holding('hot-reload', {}, [{ card: GUNMAN, at: [20, 13] }], { dice: { check: [1, 2, 2, 2] } }).run(table =>
      shoot(table, 0),
    );
    expect([dry.asks, dry.options()[0]]).toEqual(['depleted', 'hot-reload']);
    expect(dry.answer('depleted', 'hot-reload').hunter(0).depleted).toEqual([]);
  },
  'contract-clause': () => {
    const rehearsal = against('contract-clause', [28, 20], [prey], [...KILL, ...twos(3)]).run(table => fight(table, 0));
    rehearsal.answer('on-kill', 'contract-clause');
    expect([rehearsal.hunter(0).points, rehearsal.hunter(1).points]).toEqual([8, 3]);
    expect(against('contract-clause', [28.1, 20], [prey], [...KILL, ...twos(3)]).run(table => fight(table, 0)).asks).toBeNull();
  },
  'grand-finale': () => {
    const rehearsal = holding('grand-finale', {}, [prey], { dice: { check: [...KILL, 6, 6, 2] } }).run(table => fight(table, 0));
    rehearsal.answer('on-kill', 'grand-finale');
    expect(rehearsal.hunter(0).points).toBe(8 + 8);
  },
};

function orders(key: string, action: string): void {
  const waiting = (crim: CrimOn, at: At = [20, 20]): { rehearsal: Rehearsal; given: (string | null)[] } => {
    const rehearsal = holding(key, { at }, [crim]);
    const given: (string | null)[] = [];
    rehearsal.run(function* (table) {
      given.push(yield* crimStartWindow(table, rehearsal.crim(1)));
    });
    return { rehearsal, given };
  };
  const away = (y: number): CrimOn => ({ card: THUG, at: [20, y] });
  const inThicket: CrimOn = { card: THUG, at: [9, 33] };
  const beside: At = [15, 28];
  const near = waiting(away(33));
  near.rehearsal.answer('crim-start', key);
  expect(near.given).toEqual([action]);
  expect([waiting(away(33.002)).rehearsal.asks, waiting(away(33.003)).rehearsal.asks]).toEqual(['crim-start', null]);
  expect([waiting(inThicket, beside).rehearsal.asks, waiting({ ...inThicket, hiddenIn: THICKET }, beside).rehearsal.asks]).toEqual([
    'crim-start',
    null,
  ]);
  expect([waiting(away(33.1)).given, waiting({ ...inThicket, hiddenIn: THICKET }, beside).given]).toEqual([[null], [null]]);
}

/** Carries the card out at the end of the phase, for seat 0. */
const carriedOut = (key: string, position: Position): Rehearsal =>
  given({ ...position, state: { ...position.state, queue: [{ card: cardNamed(key), owner: 0 }], step: 'carry-out-events' } }).run(
    carryOutEvents,
  );

const IMMEDIATE: Readonly<Record<string, () => void>> = {
  'supply-drop': () => {
    const rehearsal = carriedOut('supply-drop', { hunters: [{}], state: { pods: [false, true, false] } });
    expect([rehearsal.state.pods, rehearsal.state.eventDiscard]).toEqual([[true, true, true], [cardNamed('supply-drop')]]);
  },
  'network-fine': () => {
    const rehearsal = carriedOut('network-fine', { hunters: [{ points: 5 }, { points: 7 }, { points: 7 }] });
    expect(rehearsal.state.hunters.map(one => one.points)).toEqual([5, 4, 4]);
  },
  'ratings-spike': () => {
    const rehearsal = carriedOut('ratings-spike', { hunters: [{ points: 5 }, { points: 3 }, { points: 3 }] });
    expect(rehearsal.state.hunters.map(({ points, momentum }) => [points, momentum])).toEqual([
      [5, 0],
      [3, 0],
      [5, 1],
    ]);
  },
  jailbreak: () => {
    const rehearsal = carriedOut('jailbreak', { hunters: [{}, {}], dice: { tubes: [1, 1] } });
    expect(rehearsal.state.crims.map(({ no, x, y }) => [no, x, y])).toEqual([
      [1, 24_000, 6000],
      [2, 42_000, 24_000],
    ]);
  },
  rush: () => {
    const crims: CrimOn[] = [
      { card: THUG, at: [20, 30] },
      { card: RUNNER, at: [30, 20] },
    ];
    const rehearsal = carriedOut('rush', { hunters: [{ at: [20, 20] }], crims });
    expect(rehearsal.state.crims.map(({ x, y }) => [x, y])).toEqual([
      [20_000, 27_000],
      [30_000, 20_000],
    ]);
  },
  'smoke-screen': () => {
    const shot = (y: number) => {
      const rehearsal = carriedOut('smoke-screen', {
        hunters: [{ at: [20, 20] }],
        crims: [{ card: GUNMAN, at: [20, y] }],
        dice: { check: twos(4) },
      });
      return outcomes(rehearsal.run(table => shoot(table, 0)));
    };
    expect([shot(11), shot(10.9)]).toEqual([['shoot 0/2 no'], ['shoot 0/3 no']]);
  },
  brownout: () => {
    const rehearsal = carriedOut('brownout', {
      hunters: [{ at: [20, 20] }],
      crims: [
        { card: GUNMAN, at: [20, 7] },
        { card: GUNMAN, at: [18, 12] },
        { card: GUNMAN, at: [33.1, 20] },
      ],
    }).run(table => shoot(table, 0));
    expect(rehearsal.options('choose-target')).toEqual(['c1', 'c2']);
  },
  panic: () => {
    const crims: CrimOn[] = [
      { card: THUG, at: [20, 30] },
      { card: RUNNER, at: [30, 20] },
    ];
    const rehearsal = carriedOut('panic', { hunters: [{ at: [20, 20] }], crims });
    expect(rehearsal.state.crims.map(({ x, y }) => [x, y])).toEqual([
      [20_000, 30_000],
      [33_000, 20_000],
    ]);
  },
  snitch: () => {
    const crims: CrimOn[] = [
      { card: LURKER, at: [9, 33], hiddenIn: THICKET },
      { card: LURKER, at: [33.5, 31], hiddenIn: DUMPSTER },
    ];
    expect(carriedOut('snitch', { hunters: [{}], crims }).state.crims.map(crim => crim.hiddenIn)).toEqual([-1, -1]);
  },
  'acid-rain': () => {
    const rehearsal = carriedOut('acid-rain', { hunters: [{ at: [20, 20] }, { at: [37, 13] }] });
    expect(rehearsal.state.hunters.map(one => one.wounds)).toEqual([1, 0]);
  },
  'fan-mail': () => {
    expect(carriedOut('fan-mail', { hunters: [{}, {}] }).state.hunters.map(one => one.momentum)).toEqual([1, 0]);
  },
  'ammo-crate': () => {
    const rehearsal = carriedOut('ammo-crate', { hunters: [{}, { depleted: [0] }] });
    expect(rehearsal.askedSeat).toBe(1);
    expect(rehearsal.answer('may-reload', 'a0').hunter(1).depleted).toEqual([]);
  },
  'sabotaged-pod': () => {
    const rehearsal = carriedOut('sabotaged-pod', { hunters: [{ at: [2, 2] }, { at: [24, 17], points: 3 }] });
    expect(rehearsal.state.pods).toEqual([true, true, false, true]);
  },
  'shared-painkillers': () => {
    const rehearsal = carriedOut('shared-painkillers', { hunters: [{ wounds: 2 }], crims: [{ card: THUG, at: [20, 30], wounds: 1 }] });
    expect([rehearsal.crim(1).wounds, rehearsal.hunter(0).wounds]).toEqual([0, 2]);
  },
  'double-feature': () => {
    const rehearsal = carriedOut('double-feature', { hunters: [{ at: [20, 20] }], crims: [prey], dice: { check: [...KILL, ...twos(3)] } });
    expect(rehearsal.run(table => fight(table, 0)).hunter(0).points).toBe(8 + 2);
  },
  'most-wanted': () => {
    const crims: CrimOn[] = [
      { card: THUG, at: [20, 30] },
      { card: GUNMAN, at: [24, 30] },
      { card: GUNMAN, at: [28, 34] },
    ];
    expect(carriedOut('most-wanted', { hunters: [{}], crims }).state.crims.map(crim => crim.bounty)).toEqual([0, 8, 0]);
  },
};

describe('Keepers', () => {
  for (const [key, shows] of Object.entries(KEEPERS)) test(`[UM-EVT-10] ${key} is played in its window and does what it says`, shows);
});

describe('Cards that are carried out', () => {
  for (const [key, shows] of Object.entries(IMMEDIATE)) test(`${key} does what it says`, shows);
});

test('every card of the deck is shown', () => {
  expect([...Object.keys(KEEPERS), ...Object.keys(IMMEDIATE)]).toEqual(EVENT_DECK.map(keyOf));
});

test('[UM-EVT-10] no Keeper is offered in a check that is none of its business', () => {
  const quiet = Object.keys(KEEPERS).filter(key => key !== 'stim-spike');
  for (const key of quiet) {
    const rehearsal = holding(key, { wounds: 1, depleted: [0] }, [], { dice: { check: twos(2) } });
    making(rehearsal, newCheck('avoid', 0, 'athletics', 2, 1));
    expect([key, rehearsal.asks]).toEqual([key, null]);
  }
});

test('[UM-EVT-13] out of the zone a hunter plays nothing in the checks of others', () => {
  for (const key of Object.keys(KEEPERS)) {
    const rehearsal = given({ hunters: [{}, { keepers: [key], isIn: false, wounds: 9 }], dice: { check: twos(4) } });
    making(rehearsal, shootCheck(rehearsal));
    expect([key, rehearsal.asks]).toEqual([key, null]);
  }
});
