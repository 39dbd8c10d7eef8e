/** Shows the Hunter Phase and its plain actions: HUN, REST, FOC-1, FOC-5, ENG-7..10, END-9, END-11, and why an action is not offered. */
import { expect, test } from 'vitest';
import { event, GUNMAN, hunter, LURKER, RUNNER, THUG } from '../testing/fixtures.ts';
import { type CrimOn, given, type HunterOn, type Position, type Rehearsal } from '../testing/rehearsal.ts';
import { activate } from './activation.ts';

const ENGAGED: readonly CrimOn[] = [{ card: THUG, at: [21, 20] }];
const acting = (on: HunterOn = {}, more: Partial<Position> = {}): Rehearsal => given({ hunters: [on, {}], ...more }).play();
const options = (on: HunterOn = {}, more: Partial<Position> = {}): string[] => acting(on, more).options();
/** What stands against an action, as a person would ask. */
const whyNot = (rehearsal: Rehearsal, action: string) =>
  rehearsal.open[0]!.not!()
    .filter(({ about }) => about[0]!.id === action)
    .map(({ why, facts, about }) => ({ why, facts, about: about.slice(1) }));

test('[UM-HUN-1] [UM-HUN-2] hunters activate in initiative order, one after the other', () => {
  const rehearsal = given({ hunters: [{}, {}, {}], first: 1, state: { step: 'activate' } }).play();

  const order: (number | null)[] = [];
  while (order.length < 3) {
    expect(rehearsal.asks).toBe('act');
    order.push(rehearsal.askedSeat);
    expect(rehearsal.hunter(rehearsal.askedSeat!).actionsLeft).toBe(2);
    rehearsal.answer('act', 'focus');
    expect(rehearsal.askedSeat).toBe(order.at(-1));
    rehearsal.answer('act', 'end');
  }

  expect(order).toEqual([1, 2, 0]);
});

test('[UM-HUN-3] every action costs 1 Action Point, and with none left the activation ends', () => {
  const rehearsal = acting({ at: [24, 18] }, { crims: [{ card: GUNMAN, at: [24, 25] }], dice: { check: [3, 2, 2, 3, 2, 2, 2] } });

  rehearsal.answer('act', 'move').answer('walk', []);
  expect(rehearsal.hunter(0).actionsLeft).toBe(1);
  rehearsal.answer('act', 'shoot');

  expect(rehearsal.hunter(0)).toMatchObject({ actionsLeft: 0, taken: ['move', 'shoot'] });
  expect(rehearsal).toMatchObject({ asks: 'act', askedSeat: 1 });
});

test('[UM-HUN-4] the same action may be taken twice', () => {
  const rehearsal = acting({ at: [24, 18] }, { crims: [{ card: GUNMAN, at: [24, 25] }], dice: { check: [3, 2, 2, 2, 3, 2, 2, 2] } });

  rehearsal.answer('act', 'shoot').answer('act', 'shoot');

  expect(rehearsal.hunter(0).taken).toEqual(['shoot', 'shoot']);
});

test('[UM-HUN-5] an activation may end early, and what is left is lost', () => {
  const rehearsal = acting({ wounds: 1 }).answer('act', 'rest').answer('act', 'end');
  expect(rehearsal.askedSeat).toBe(1);
  expect(rehearsal.hunter(0).actionsLeft).toBe(0);

  Object.assign(rehearsal.state, { turn: 2, done: 0, step: 'activate' });
  rehearsal.run(activate);

  expect(rehearsal.hunter(0)).toMatchObject({ actionsLeft: 2, taken: [] });
});

test('[UM-HUN-6] when all have been activated queued events are carried out and the Crim Phase begins', () => {
  const card = event({ id: 'gift', immediate: [{ do: 'momentum', who: 'self', n: 1 }] });
  const rehearsal = acting({}, { state: { queue: [{ card, owner: 1 }] } });

  rehearsal.answer('act', 'end');
  expect(rehearsal.hunter(1).momentum).toBe(0);
  rehearsal.answer('act', 'end');

  const told = rehearsal.types('activation-ended', 'event-carried-out', 'momentum-gained', 'phase-begun').slice(0, 5);
  expect(told).toEqual(['activation-ended', 'activation-ended', 'event-carried-out', 'momentum-gained', 'phase-begun']);
  expect(rehearsal.toldOf('phase-begun')[0]).toMatchObject({ phase: 'crim' });
});

test('[UM-REST-1] Rest removes 1 Wound Token', () => {
  expect(acting({ wounds: 3 }).answer('act', 'rest').hunter(0)).toMatchObject({ wounds: 2, actionsLeft: 1 });
});

test('[UM-REST-2] [UM-ENG-7] an engaged hunter does not Rest', () => {
  const rehearsal = acting({ at: [20, 20], wounds: 2 }, { crims: ENGAGED });

  expect(rehearsal.options()).not.toContain('rest');
  expect(whyNot(rehearsal, 'rest')).toEqual([{ why: 'UM-REST-2', facts: { crim: 1 }, about: [{ kind: 'crim', id: 1 }] }]);
});

test('[UM-REST-3] without Wound Tokens there is no Rest', () => {
  const rehearsal = acting();

  expect(rehearsal.options()).not.toContain('rest');
  expect(whyNot(rehearsal, 'rest')).toEqual([{ why: 'UM-REST-3', facts: { wounds: 0 }, about: [] }]);
});

test('[UM-REST-4] no Rest in the turn of a return', () => {
  const rehearsal = acting({ wounds: 2, hasReturned: true });

  expect(rehearsal.options()).not.toContain('rest');
  expect(whyNot(rehearsal, 'rest')).toEqual([{ why: 'UM-REST-4', facts: { turn: 1 }, about: [] }]);
});

test('[UM-FOC-1] Focus opens an activation or is not taken', () => {
  const rehearsal = acting({ wounds: 3 });
  expect(rehearsal.options()).toContain('focus');

  rehearsal.answer('act', 'rest');

  expect(rehearsal.options()).not.toContain('focus');
  expect(whyNot(rehearsal, 'focus')).toEqual([{ why: 'UM-FOC-1', facts: { opening: 'rest' }, about: [] }]);
});

test('[UM-FOC-1] Focus is noted and costs an action; it is not taken twice', () => {
  const rehearsal = acting().answer('act', 'focus');

  expect(rehearsal.hunter(0)).toMatchObject({ isFocused: true, actionsLeft: 1 });
  expect(rehearsal.options()).not.toContain('focus');
});

test('[UM-FOC-5] [UM-ENG-10] [UM-R-80] being engaged forbids nothing but Rest, Shoot and opening a pod', () => {
  const crims: CrimOn[] = [
    { card: THUG, at: [25, 15.7] },
    { card: LURKER, at: [9, 33], hiddenIn: 4, hidInTurn: 1 },
  ];
  const far = acting({ at: [24, 15.7], wounds: 2 }, { crims });
  const near = acting({ at: [9, 44], wounds: 2 }, { crims: [{ card: THUG, at: [10, 44] }, crims[1]!] });

  expect(far.options()).toEqual(['move', 'focus', 'fight', 'end']);
  expect(near.options()).toEqual(['move', 'focus', 'spot', 'fight', 'end']);
});

test('[UM-ENG-8] an engaged hunter opens no pod', () => {
  const rehearsal = acting({ at: [24, 15.7] }, { crims: [{ card: THUG, at: [25, 15.7] }] });

  expect(rehearsal.options()).not.toContain('universal');
  expect(whyNot(rehearsal, 'universal')).toEqual([{ why: 'UM-ENG-8', facts: { pod: 3 }, about: [{ kind: 'pod', id: 2 }] }]);
  expect(options({ at: [24, 15.7] })).toContain('universal');
});

test('[UM-ENG-9] an engaged hunter does not Shoot, not even at others', () => {
  const rehearsal = acting({ at: [20, 20] }, { crims: [...ENGAGED, { card: RUNNER, at: [20, 28] }] });

  expect(rehearsal.options()).not.toContain('shoot');
  expect(whyNot(rehearsal, 'shoot')).toEqual([{ why: 'UM-ENG-9', facts: { crim: 1 }, about: [{ kind: 'crim', id: 1 }] }]);
});

test('[UM-SHO-1] why there is no Shoot: range, sight, ammunition, no gun, nobody there', () => {
  const against = (on: HunterOn, crims: readonly CrimOn[]) => whyNot(acting(on, { crims }), 'shoot').map(({ facts }) => facts);
  const knife = hunter({ attacks: [{ name: 'Blade', kind: 'melee', damage: 2 }] });

  expect(against({ at: [2, 20] }, [{ card: THUG, at: [21.1, 20] }])).toEqual([{ reason: 'out-of-range', crim: 1, gap: 18.1, range: 18 }]);
  expect(against({ at: [31.5, 20] }, [{ card: THUG, at: [31.5, 33] }])).toEqual([{ reason: 'out-of-sight', crim: 1, gap: 12, range: 18 }]);
  expect(against({ at: [20, 20], depleted: [0] }, [{ card: THUG, at: [24, 20] }])).toEqual([{ reason: 'depleted', attacks: ['Rifle'] }]);
  expect(against({ at: [20, 20], slate: knife }, [{ card: THUG, at: [24, 20] }])).toEqual([{ reason: 'no-ranged-attack' }]);
  expect(against({ at: [20, 20] }, [])).toEqual([{ reason: 'no-crim' }]);
  expect(against({ at: [2, 20] }, [{ card: THUG, at: [21, 20] }])).toEqual([]);
});

test('[UM-FGT-1] without an engaged crim there is no Fight', () => {
  const rehearsal = acting({ at: [20, 20] }, { crims: [{ card: THUG, at: [21.6, 20] }] });

  expect(rehearsal.options()).not.toContain('fight');
  expect(whyNot(rehearsal, 'fight')).toEqual([{ why: 'UM-FGT-1', facts: { engaged: 0 }, about: [] }]);
  expect(options({ at: [20, 20] }, { crims: [{ card: THUG, at: [21.4, 20] }] })).toContain('fight');
});

test('[UM-SPOT-2] [UM-SPOT-3] why there is no Spot: too far away, too little in sight, nobody hidden', () => {
  const hidden: CrimOn = { card: LURKER, at: [9, 33], hiddenIn: 4, hidInTurn: 1 };
  const against = (on: HunterOn, crims: readonly CrimOn[]) => whyNot(acting(on, { crims }), 'spot');

  expect(against({ at: [30, 44] }, [hidden])).toMatchObject([{ why: 'UM-SPOT-2', facts: { crim: 1, feature: 4, range: 18 } }]);
  expect(against({ at: [30, 44] }, [hidden])[0]!.facts['gap']).toBeCloseTo(19.2, 2);
  expect(against({ at: [28, 42] }, [hidden])).toMatchObject([{ why: 'UM-SPOT-3', facts: { crim: 1, free: 12, of: 144 } }]);
  expect(against({ at: [28, 42] }, [])).toEqual([{ why: 'UM-SPOT-1', facts: { hidden: 0 }, about: [] }]);
});

test('[UM-UNI-2] [UM-POD-2] [UM-POD-3] why there is no Universal: no pod near, a roof, an empty pod', () => {
  const against = (on: HunterOn, more: Partial<Position> = {}) => whyNot(acting(on, more), 'universal');

  expect(against({ at: [20, 20] })).toEqual([{ why: 'UM-UNI-2', facts: {}, about: [] }]);
  expect(against({ at: [12, 12], surface: 1 })).toEqual([{ why: 'UM-POD-2', facts: { surface: 1 }, about: [] }]);
  expect(against({ at: [24, 15.7] }, { state: { pods: [true, true, false, true] } })).toEqual([
    { why: 'UM-POD-3', facts: { pod: 3 }, about: [{ kind: 'pod', id: 2 }] },
  ]);
});

test('[UM-HUN-3] an extra Action Point that fits is spent before one of the two', () => {
  const rehearsal = acting({ wounds: 2, extraActions: [{ only: ['rest'] }] }).answer('act', 'rest');

  expect(rehearsal.hunter(0)).toMatchObject({ wounds: 1, actionsLeft: 2, extraActions: [] });
});

test('[UM-HUN-3] without Action Points only texts are left, and an extra one is good for its actions', () => {
  const spent = acting({ wounds: 2, medSprays: 1, actionsLeft: 0 });
  const extra = acting({ wounds: 2, actionsLeft: 0, extraActions: [{ only: ['rest', 'move'] }] });

  expect(spent.options()).toEqual(['med-spray', 'end']);
  expect(whyNot(spent, 'move')).toEqual([{ why: 'UM-HUN-3', facts: { actionsLeft: 0 }, about: [] }]);
  expect(extra.options()).toEqual(['move', 'rest', 'end']);
  extra.answer('act', 'rest');
  expect(extra.hunter(0)).toMatchObject({ wounds: 1, actionsLeft: 0, extraActions: [] });
});

test('[UM-END-11] what lasts until the next activation ends at the place of the hunter', () => {
  const rehearsal = given({ hunters: [{ actionsLost: 1 }, {}], state: { step: 'activate' } }).play();

  expect(rehearsal.hunter(0)).toMatchObject({ actionsLeft: 1, actionsLost: 0 });
});

test('[UM-END-11] it ends there also while the hunter is incapacitated', () => {
  const fallen: HunterOn = { isIn: false, wounds: 9, fellInTurn: 1, fellInPhase: 'crim', actionsLost: 1 };
  const rehearsal = given({ hunters: [fallen, {}], turn: 2, state: { step: 'activate' }, dice: { check: [3, 6, 6] } });

  rehearsal.play().answer('choose-recovery', 'mind');

  expect(rehearsal.hunter(0)).toMatchObject({ isIn: false, wounds: 7, actionsLost: 0 });
});

test('[UM-END-9] a lone player may concede, if it means to', () => {
  const rehearsal = given({ hunters: [{ points: 200 }] }).play();
  expect(rehearsal.options()).toEqual(['move', 'focus', 'end', 'concede']);

  rehearsal.answer('act', 'concede').answer('concede', 'no');
  expect(rehearsal.asks).toBe('act');
  rehearsal.answer('act', 'concede').answer('concede', 'yes');

  expect(rehearsal.asks).toBe(null);
  expect(rehearsal.state).toMatchObject({ step: 'over', hasConceded: true });
  expect(options()).not.toContain('concede');
});

test('[UM-REST-1] it is told that wounds went by a Rest', () => {
  const rehearsal = given({ hunters: [{ wounds: 2 }] })
    .play()
    .answer('act', 'rest');
  expect(rehearsal.toldOf('hunter-healed')).toMatchObject([{ isRest: true }]);
});
