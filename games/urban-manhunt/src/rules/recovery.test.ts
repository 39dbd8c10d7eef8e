/** Shows incapacitation, recovery and the return to the zone: INC, and EVT-13 where it concerns them. */
import { expect, test } from 'vitest';
import { incapacitate } from '../deeds/index.ts';
import { engagedCrims, seatsIn } from '../questions.ts';
import { control, event, hunter, RH, THUG } from '../testing/fixtures.ts';
import { type At, given, type HunterOn, type Position, type Rehearsal } from '../testing/rehearsal.ts';
import { activate } from './activation.ts';

/** An incapacitated hunter whose place has come, in the turn after it fell. */
const out = (on: HunterOn, dice: readonly number[] = [], more: Partial<Position> = {}): Rehearsal =>
  given({
    turn: 2,
    hunters: [{ isIn: false, wounds: 5, fellInTurn: 1, fellInPhase: 'crim', ...on }, {}],
    dice: { check: dice },
    ...more,
    state: { step: 'activate', ...more.state },
  }).play();

/** Back at once: two tokens of five are removed. */
const returning = (more: Partial<Position> = {}, on: HunterOn = {}): Rehearsal =>
  out({ wounds: 5, ...on }, [3, 6, 6], more)
    .answer('choose-recovery', 'mind')
    .answer('return', 'yes');

test('[UM-INC-1] an incapacitated hunter is not in the zone: nobody is engaged with it, and it is nearest to nobody', () => {
  const rehearsal = given({ hunters: [{ at: [20, 20] }, {}], crims: [{ card: THUG, at: [21, 20] }] });
  expect(engagedCrims(rehearsal.state, 0)).toHaveLength(1);

  incapacitate(rehearsal.table, 0, 'UM-RES-6');

  expect(engagedCrims(rehearsal.state, 0)).toEqual([]);
  expect(seatsIn(rehearsal.state)).toEqual([1]);
});

test('[UM-INC-1] crims ignore an incapacitated hunter and charge another', () => {
  const orders = { aggressive: 'charge', tactical: 'charge', skittish: 'charge', sneaky: 'charge' } as const;
  const rehearsal = given({
    hunters: [{ at: [20, 20], isIn: false, wounds: 5, fellInTurn: 1, fellInPhase: 'hunter' }, { at: [40, 20] }],
    crims: [{ card: THUG, at: [24, 20] }],
    control: control({ orders }),
    state: { phase: 'crim', step: 'crim' },
  });

  rehearsal.play();

  expect(rehearsal.crim(1).x).toBe(33000);
});

test('[UM-INC-2] [UM-INC-3] [UM-MOM-10] [UM-FOC-4] [UM-R-51] it loses Momentum and Focus and keeps everything else', () => {
  const kept = { points: 12, medSprays: 1, reloads: 2, shots: ['mind' as const], depleted: [0] };
  const rehearsal = given({
    hunters: [{ at: [20, 20], wounds: 4, momentum: 3, isFocused: true, keepers: ['camera-drone'], ...kept }, {}],
    crims: [{ card: THUG, at: [21, 20] }],
  });
  rehearsal.play().answer('act', 'move').answer('leave-crims', ['c1']);
  const { keepers } = rehearsal.hunter(0);

  rehearsal.answer('avoid-strike', 'no').passAll();

  expect(rehearsal.hunter(0)).toMatchObject({
    ...kept,
    isIn: false,
    momentum: 0,
    isFocused: false,
    wounds: 6,
    keepers,
    falls: 1,
  });
});

test('[UM-INC-4] the rest of its activation is lost, with extra Action Points and whatever it could still use', () => {
  const more = { extraActions: [{ only: ['move' as const] }, { only: ['move' as const] }], keepers: ['bounty-hike'] };
  const rehearsal = given({ hunters: [{ at: [20, 20], wounds: 3, ...more }, {}], crims: [{ card: THUG, at: [21, 20] }] });

  rehearsal.play().answer('act', 'move').answer('leave-crims', ['c1']).answer('avoid-strike', 'no');

  expect(rehearsal.hunter(0)).toMatchObject({ isIn: false, actionsLeft: 0 });
  expect(rehearsal).toMatchObject({ asks: 'act', askedSeat: 1 });
});

test('[UM-INC-4] [UM-INC-5] [UM-R-50] whoever fell in this Hunter Phase is neither activated nor recovers in it', () => {
  const rehearsal = out({ fellInTurn: 2, fellInPhase: 'hunter' });

  expect(rehearsal).toMatchObject({ asks: 'act', askedSeat: 1 });
  expect(rehearsal.hunter(0).wounds).toBe(5);
});

test('[UM-INC-5] a recovery check comes in the first Hunter Phase after the fall', () => {
  expect(out({ fellInTurn: 1, fellInPhase: 'hunter' })).toMatchObject({ asks: 'choose-recovery', askedSeat: 0 });
  expect(out({ fellInTurn: 1, fellInPhase: 'crim' })).toMatchObject({ asks: 'choose-recovery', askedSeat: 0 });
  expect(out({ fellInTurn: 2, fellInPhase: 'control' })).toMatchObject({ asks: 'choose-recovery', askedSeat: 0 });
});

test('[UM-INC-6] the player chooses Athletics or Mind', () => {
  const slate = hunter({ attributes: { athletics: 3, fight: 4, shoot: 4, defense: 3, mind: 5, pizzazz: 1 } });
  const rehearsal = out({ slate, wounds: 9 }, [3, 2, 2, 2, 2]);

  expect(rehearsal.options()).toEqual(['athletics', 'mind']);
  rehearsal.answer('choose-recovery', 'mind');
  expect(rehearsal.toldOf('checked')).toMatchObject([{ check: 'recovery', dice: 5, threshold: 0 }]);
  expect(out({ slate, wounds: 9 }, [3, 2, 2]).answer('choose-recovery', 'athletics').toldOf('checked')).toMatchObject([{ dice: 3 }]);
});

test('[UM-INC-7] [UM-INC-9] each success removes a token; below the maximum the player may return', () => {
  const rehearsal = out({ wounds: 6 }, [3, 6, 6]).answer('choose-recovery', 'mind');

  expect(rehearsal.hunter(0).wounds).toBe(4);
  expect(rehearsal.open[0]).toMatchObject({ kind: 'return', facts: { wounds: 4, maximum: 5 } });
  expect(rehearsal.options()).toEqual(['yes', 'no']);
});

test('[UM-INC-7] without a success nothing is removed and nothing is told of it', () => {
  const rehearsal = out({ wounds: 5 }, [3, 2, 2]).answer('choose-recovery', 'mind');

  expect([rehearsal.hunter(0).wounds, rehearsal.toldOf('hunter-healed')]).toEqual([5, []]);
});

test('[UM-INC-9] at the maximum or above there is no choice: it stays out', () => {
  const rehearsal = out({ wounds: 6 }, [3, 6, 2]).answer('choose-recovery', 'mind');

  expect(rehearsal.hunter(0)).toMatchObject({ wounds: 5, isIn: false });
  expect(rehearsal).toMatchObject({ asks: 'act', askedSeat: 1 });
});

test('[UM-INC-8] [UM-MOM-9] [UM-EVT-13] only what names recovery checks may be used, and no Momentum', () => {
  const general = event({ id: 'general', keeper: [{ when: 'pre', effects: [{ do: 'upgrade', n: 2 }] }] });
  const named = event({ id: 'named', keeper: [{ when: 'pre', checks: ['recovery'], effects: [{ do: 'upgrade', n: 2 }] }] });
  const free = hunter({ options: [{ name: 'Push on', cost: 1, when: 'pre', effects: [{ do: 'upgrade', n: 2 }] }] });
  const rehearsal = out({ slate: free, momentum: 3, keepers: [general, named] }, [3, 2, 2]);

  rehearsal.answer('choose-recovery', 'mind');

  expect(rehearsal.asks).toBe('before-roll');
  expect(rehearsal.options()).toEqual(['named', 'pass', 'pass-until-turn']);
  rehearsal.answer('before-roll', 'named');
  expect(rehearsal.toldOf('rolled')).toMatchObject([{ sizes: [12, 12] }]);
});

test('[UM-EVT-13] an incapacitated player is not asked to act, whatever it holds', () => {
  const keeper = event({ id: 'act-keeper', keeper: [{ when: 'act', effects: [{ do: 'momentum', who: 'self', n: 1 }] }] });
  const rehearsal = out({ wounds: 9, keepers: [keeper] }, [3, 2, 2]).answer('choose-recovery', 'mind');

  expect(rehearsal).toMatchObject({ asks: 'act', askedSeat: 1 });
});

test('[UM-INC-10] the player may wait and checks again in the next Hunter Phase', () => {
  const rehearsal = out({ wounds: 6 }, [3, 6, 6, 3, 6, 2]).answer('choose-recovery', 'mind').answer('return', 'no');
  expect(rehearsal).toMatchObject({ asks: 'act', askedSeat: 1 });
  expect(rehearsal.hunter(0)).toMatchObject({ isIn: false, wounds: 4 });

  Object.assign(rehearsal.state, { turn: 3, done: 0, step: 'activate' });
  rehearsal.run(activate).answer('choose-recovery', 'mind');

  expect(rehearsal.hunter(0).wounds).toBe(3);
  expect(rehearsal.asks).toBe('return');
});

test('[UM-INC-11] without tokens it must return', () => {
  const rehearsal = out({ wounds: 2 }, [3, 6, 6]).answer('choose-recovery', 'mind');

  expect(rehearsal).toMatchObject({ asks: 'choose-corner', askedSeat: 0 });
});

test('[UM-INC-12] it returns within 4" of any corner', () => {
  const rehearsal = returning();
  expect(rehearsal.options()).toEqual(['sw', 'se', 'ne', 'nw']);

  rehearsal.answer('choose-corner', 'sw');

  expect(rehearsal.objection([2.5, 3])).toBe(null);
  expect(rehearsal.objection([3, 3])).toMatchObject({ why: 'UM-INC-12' });
  expect(rehearsal.objection([0.4, 2])).toMatchObject({ why: 'UM-GEO-8' });
  rehearsal.answer('place-hunter', [2, 2]);
  expect(rehearsal.hunter(0)).toMatchObject({ isIn: true, x: 2000, y: 2000, surface: -1 });
  expect(rehearsal.types('hunter-returned', 'hunter-placed')).toEqual(['hunter-returned']);
});

test('[UM-INC-13] it does not return into the reach of a crim while other places are free', () => {
  const rehearsal = returning({ crims: [{ card: THUG, at: [1, 1] }] }).answer('choose-corner', 'sw');

  expect(rehearsal.objection([2.4, 1])).toEqual({
    why: 'UM-INC-13',
    says: 'Thug would engage the hunter there, and other places are free.',
  });
  expect(rehearsal.objection([3, 1])).toBe(null);
  const region = rehearsal.open[0]!.region!;
  expect(region.some.length).toBeGreaterThan(10);
  expect(region.some.filter(at => region.objection(at) !== null)).toEqual([]);
});

/** More crims than a zone holds: how many does not matter where there is no room. */
const CROWDED = [/too many \(UM-SET-14\)$/];
/** Crims so close that no base fits between them near this corner. */
const crowd = (flipX: boolean, flipY: boolean, spread: number) =>
  Array.from({ length: 16 }, (_, i): { card: number; at: At } => {
    const x = 0.8 + spread * (i % 4);
    const y = 0.8 + spread * Math.floor(i / 4);
    return { card: THUG, at: [flipX ? 48 - x : x, flipY ? 48 - y : y] };
  });

test('[UM-INC-13] where every place of a corner is in reach of a crim, those are allowed', () => {
  const crims = crowd(false, false, 2.2);
  const rehearsal = returning({ crims, despite: CROWDED }).answer('choose-corner', 'sw');

  const { some } = rehearsal.open[0]!.region!;
  expect(some.length).toBeGreaterThan(0);
  rehearsal.answer('place-hunter', some[0]!);
  expect(engagedCrims(rehearsal.state, 0).length).toBeGreaterThan(0);
});

test('[UM-INC-13] a corner without room is not offered', () => {
  const rehearsal = returning({ crims: crowd(false, false, 1.1), despite: CROWDED });

  expect(rehearsal.options()).toEqual(['se', 'ne', 'nw']);
});

test('[UM-INC-13] with no room in any corner the nearest legal point to the chosen one is used', () => {
  const crims = [crowd(false, false, 1.1), crowd(true, false, 1.1), crowd(false, true, 1.1), crowd(true, true, 1.1)].flat();
  const rehearsal = returning({
    hunters: [{ isIn: false, wounds: 5, fellInTurn: 1, fellInPhase: 'crim' }, { at: [24, 24] }],
    crims,
    despite: CROWDED,
  });

  expect(rehearsal.options()).toEqual(['sw', 'se', 'ne', 'nw']);
  rehearsal.answer('choose-corner', 'sw');
  const { x, y, isIn } = rehearsal.hunter(0);
  expect(isIn).toBe(true);
  expect(Math.sqrt(x * x + y * y)).toBeGreaterThan(4000);
  expect(rehearsal.asks).toBe('act');
});

test('[UM-INC-14] a return is no deployment', () => {
  const slate = hunter({
    rule: {
      name: 'Entrance',
      texts: [
        { when: 'deploy', effects: [{ do: 'points', who: 'self', n: 5 }] },
        { when: 'return', effects: [{ do: 'momentum', who: 'self', n: 1 }] },
      ],
    },
  });
  const rehearsal = returning({}, { slate }).answer('choose-corner', 'sw').answer('place-hunter', [2, 2]);

  expect(rehearsal.hunter(0)).toMatchObject({ points: 0, momentum: 1 });
});

test('[UM-INC-15] [UM-REST-4] it activates with 2 Action Points, but not to Rest', () => {
  const rehearsal = returning({ crims: [{ card: THUG, at: [10, 2] }] })
    .answer('choose-corner', 'sw')
    .answer('place-hunter', [2, 2]);

  expect(rehearsal).toMatchObject({ asks: 'act', askedSeat: 0 });
  expect(rehearsal.hunter(0)).toMatchObject({ actionsLeft: 2, wounds: 3, hasReturned: true });
  expect(rehearsal.options()).toEqual(['move', 'focus', 'shoot', 'end']);
});

test('[UM-INC-16] the Impact Die counts in a recovery check, and its Momentum is kept', () => {
  const rehearsal = out({ slate: RH, wounds: 8 }, [10, 2, 2]).answer('choose-recovery', 'mind').answer('impact-option', 'momentum');

  expect(rehearsal.hunter(0)).toMatchObject({ momentum: 2, wounds: 7 });
});

test('[UM-INC-17] a Performance Shot helps, and a 1 ends it', () => {
  const rehearsal = out({ wounds: 8, shots: ['mind'] }, [1, 6, 6, 6]).answer('choose-recovery', 'mind');

  expect(rehearsal.toldOf('checked')).toMatchObject([{ dice: 4, successes: 2 }]);
  expect(rehearsal.hunter(0)).toMatchObject({ wounds: 6, shots: [] });
});
