/** Shows the Universal action, pods, their rewards and what becomes of them: UNI, POD. */
import { expect, test } from 'vitest';
import { addZone } from '../content/maps.ts';
import { TEST_YARD } from '../content/zones/test-yard.ts';
import { control, GUNMAN, hunter, THUG } from '../testing/fixtures.ts';
import { type At, given, type HunterOn, type Position, type Rehearsal } from '../testing/rehearsal.ts';

const AT_POD_3: At = [24, 15.7];
const opening = (on: HunterOn = {}, more: Partial<Position> = {}): Rehearsal =>
  given({ hunters: [{ at: AT_POD_3, ...on }], dice: { pod: [7] }, ...more })
    .play()
    .answer('act', 'universal');
const options = (on: HunterOn, more: Partial<Position> = {}): string[] =>
  given({ hunters: [on], ...more })
    .play()
    .options();

test('[UM-UNI-1] [UM-POD-1] opening a pod takes a Universal action', () => {
  const rehearsal = opening();

  expect(rehearsal.hunter(0)).toMatchObject({ actionsLeft: 1, taken: ['universal'], podsOpened: 1 });
  expect(rehearsal.types('action-taken', 'pod-opened')).toEqual(['action-taken', 'pod-opened']);
});

test('[UM-UNI-2] without anything to use Universal is not offered', () => {
  expect(options({ at: AT_POD_3 })).toContain('universal');
  expect(options({ at: [24, 20] })).not.toContain('universal');
});

test('[UM-UNI-3] one Universal action is for one of two pods', () => {
  const pods = TEST_YARD.pods.map((site, i) => (i === 0 ? ([24, 17] as const) : site));
  const zone = addZone({ ...TEST_YARD, id: 'two-pods', pods });
  const rehearsal = opening({ at: [24, 15.5] }, { zone });

  expect(rehearsal.asks).toBe('choose-use');
  expect(rehearsal.options()).toEqual(['pod-1', 'pod-3']);
  rehearsal.answer('choose-use', 'pod-3').answer('choose-reward', 'reload');
  expect(rehearsal.state.pods).toEqual([true, true, false]);
});

test('[UM-POD-2] a pod is adjacent at a gap of at most 0.5", to a hunter on the ground', () => {
  expect(options({ at: [24, 15.7] })).toContain('universal');
  expect(options({ at: [24, 15.75] })).toContain('universal');
  expect(options({ at: [24, 15.8] })).not.toContain('universal');
});

test('[UM-POD-2] from a roof no pod is opened', () => {
  const pods = TEST_YARD.pods.map((site, i) => (i === 0 ? ([9.2, 12] as const) : site));
  const zone = addZone({ ...TEST_YARD, id: 'pod-at-block', pods });

  expect(options({ at: [9.2, 13.5] }, { zone })).toContain('universal');
  expect(options({ at: [10.5, 12], surface: 1 }, { zone })).not.toContain('universal');
});

test('[UM-POD-3] an opened pod is empty and is not opened again', () => {
  const rehearsal = opening().answer('choose-reward', 'reload');

  expect(rehearsal.state.pods).toEqual([true, true, false]);
  expect(rehearsal.asks).toBe('act');
  expect(rehearsal.options()).not.toContain('universal');
});

test('[UM-POD-4] [UM-CHK-13] a pod gives a d10 of points, and no Momentum for a 10', () => {
  expect(opening().hunter(0).points).toBe(7);
  expect(opening({}, { dice: { pod: [10] } }).hunter(0)).toMatchObject({ points: 10, momentum: 0 });
});

test('[UM-POD-5] exactly one of four rewards is picked', () => {
  const rehearsal = opening();

  expect(rehearsal.open[0]).toMatchObject({ kind: 'choose-reward', choose: 'one', facts: { pod: 2, points: 7 } });
  expect(rehearsal.options()).toEqual(['adrenaline-shot', 'performance-shot', 'reload', 'med-spray']);
});

test('[UM-POD-6] [UM-MOM-3] the Adrenaline Shot is 1 Momentum', () => {
  expect(opening().answer('choose-reward', 'adrenaline-shot').hunter(0)).toMatchObject({
    momentum: 1,
    reloads: 0,
    medSprays: 0,
    shots: [],
  });
});

test('[UM-POD-7] the Performance Shot adds 1 to an attribute that is chosen now', () => {
  const rehearsal = opening(
    {},
    { hunters: [{ at: AT_POD_3 }, {}], crims: [{ card: THUG, at: [24, 20] }], dice: { pod: [7], check: [3, 2, 2, 2, 2] } },
  );

  rehearsal.answer('choose-reward', 'performance-shot');

  expect(rehearsal.options('choose-attribute')).toEqual(['athletics', 'fight', 'shoot', 'defense', 'mind', 'pizzazz']);
  rehearsal.answer('choose-attribute', 'shoot').answer('act', 'shoot');
  expect(rehearsal.toldOf('checked')).toMatchObject([{ check: 'shoot', dice: 5 }]);
});

test('[UM-POD-8] it lasts until the Impact Die shows a 1, which has its other effects too', () => {
  const rehearsal = given({
    hunters: [{ at: [24, 18], shots: ['shoot'] }],
    crims: [{ card: GUNMAN, at: [24, 21] }],
    dice: { check: [1, 6, 6, 2, 2] },
  });

  rehearsal.play().answer('act', 'shoot');

  expect(rehearsal.toldOf('checked')).toMatchObject([{ dice: 5, successes: 1 }]);
  expect(rehearsal.hunter(0)).toMatchObject({ shots: [], depleted: [0] });
});

test('[UM-POD-9] several Performance Shots add up, and one 1 ends them all', () => {
  const rehearsal = given({
    hunters: [{ at: [20, 20], shots: ['fight', 'fight'] }, {}],
    crims: [{ card: GUNMAN, at: [21, 20] }],
    dice: { check: [1, 2, 2, 2, 2, 2, 3, 2, 2, 2] },
  });

  rehearsal.play().answer('act', 'fight').answer('act', 'fight');

  expect(rehearsal.toldOf('checked').map(({ dice }) => dice)).toEqual([6, 4]);
});

test('[UM-POD-9] Performance Shots survive incapacitation', () => {
  const rehearsal = given({ hunters: [{ at: [20, 20], wounds: 3, shots: ['mind'] }], crims: [{ card: THUG, at: [21, 20] }] });

  rehearsal.play().answer('act', 'move').answer('leave-crims', ['c1']).answer('avoid-strike', 'no');

  expect(rehearsal.hunter(0)).toMatchObject({ isIn: false, shots: ['mind'] });
});

test('[UM-POD-10] a Reload token is spent without an action when an attack runs dry', () => {
  const rehearsal = given({
    hunters: [{ at: [24, 18], reloads: 1 }],
    crims: [{ card: GUNMAN, at: [24, 21] }],
    control: control(),
    dice: { check: [1, 2, 2, 2, 3, 2, 2, 2] },
  });

  rehearsal.play().answer('act', 'shoot');

  expect(rehearsal.asks).toBe('depleted');
  expect(rehearsal.options()).toContain('reload-0');
  rehearsal.answer('depleted', 'reload-0');
  expect(rehearsal.hunter(0)).toMatchObject({ reloads: 0, depleted: [], actionsLeft: 1 });
  rehearsal.answer('act', 'shoot');
  expect(rehearsal.toldOf('checked')).toHaveLength(2);
});

test('[UM-POD-11] without a token or a text that says so an attack stays depleted', () => {
  const rehearsal = given({ hunters: [{ at: [24, 18], depleted: [0] }], crims: [{ card: GUNMAN, at: [24, 21] }] }).play();

  expect(rehearsal.options()).toEqual(['move', 'hard-move', 'focus', 'end', 'concede']);
});

test('[UM-POD-12] a Med Spray removes up to 2 Wound Tokens, once, without an action', () => {
  const sprayed = (wounds: number): Rehearsal =>
    given({ hunters: [{ wounds, medSprays: 1 }] })
      .play()
      .answer('act', 'med-spray');

  const three = sprayed(3);
  expect(three.options()).toEqual(['2', '1']);
  three.answer('med-spray', '2');
  expect(three.hunter(0)).toMatchObject({ wounds: 1, medSprays: 0, actionsLeft: 2 });
  expect(sprayed(3).answer('med-spray', '1').hunter(0)).toMatchObject({ wounds: 2, medSprays: 0 });
  expect(sprayed(1).hunter(0)).toMatchObject({ wounds: 0, medSprays: 0 });
  expect(options({ wounds: 0, medSprays: 1 })).not.toContain('med-spray');
});

test('[UM-POD-13] a Med Spray is used before wounds are placed', () => {
  const rehearsal = given({
    hunters: [{ at: [20, 20], wounds: 4, medSprays: 1 }],
    crims: [{ card: THUG, at: [21, 20] }],
    dice: { check: [3, 2, 2] },
  });
  rehearsal.play().answer('act', 'move').answer('leave-crims', ['c1']).answer('avoid-strike', 'no');

  rehearsal.answer('wounds-coming', 'med-spray').answer('med-spray', '2').passAll();

  expect(rehearsal.hunter(0)).toMatchObject({ wounds: 4, isIn: true });
  expect(rehearsal.asks).toBe('walk');
});

test("[UM-POD-13] a Med Spray is offered before the hunter's own roll and before a crim's action, also of one that must hide again", () => {
  const position: Position = {
    hunters: [{ at: [20, 20], wounds: 2, medSprays: 1 }],
    crims: [{ card: THUG, at: [30, 20] }],
    control: control(),
  };
  const roll = given(position).play().answer('act', 'move');
  const crim = given({ ...position, state: { phase: 'crim', step: 'crim' } }).play();
  const hiding = { card: THUG, at: [9, 33], hiddenIn: 4, hidInTurn: 1 } as const;
  const forced = given({ ...position, crims: [hiding], turn: 2, state: { phase: 'crim', step: 'crim' } }).play();

  expect([forced.asks, forced.options()]).toEqual(['crim-start', ['med-spray', 'pass', 'pass-until-turn']]);
  expect(roll.asks).toBe('before-roll');
  expect(roll.options()).toContain('med-spray');
  expect(crim.asks).toBe('crim-start');
  expect(crim.options()).toContain('med-spray');
});

test('[UM-POD-14] an incapacitated hunter keeps its tokens but cannot use them', () => {
  const rehearsal = given({
    hunters: [{ isIn: false, wounds: 5, medSprays: 1, reloads: 1, depleted: [0], fellInTurn: 1, fellInPhase: 'crim' }],
    turn: 2,
    state: { step: 'activate' },
    dice: { check: [3, 6, 6] },
  });

  rehearsal.play().answer('choose-recovery', 'mind');

  expect(rehearsal.asks).toBe('return');
  rehearsal.answer('return', 'yes').answer('choose-corner', 'sw').answer('place-hunter', [2, 2]);
  expect(rehearsal.hunter(0)).toMatchObject({ medSprays: 1, reloads: 1, wounds: 3 });
  expect(rehearsal.options()).toEqual(expect.arrayContaining(['med-spray', 'reload-0']));
});

test('[UM-POD-15] [UM-R-47] a Reload token may be spent later, between own actions, one for each attack', () => {
  const slate = hunter({
    attacks: [
      { name: 'Rifle', kind: 'ranged', damage: 3, range: 18, isDepletable: true },
      { name: 'Saw', kind: 'melee', damage: 4, isDepletable: true },
      { name: 'Boot', kind: 'melee', damage: 1 },
    ],
  });
  const rehearsal = given({
    hunters: [{ slate, at: [24, 18], depleted: [0, 1], reloads: 1 }],
    crims: [{ card: GUNMAN, at: [24, 21] }],
  }).play();

  expect(rehearsal.options()).toEqual(['move', 'hard-move', 'focus', 'reload-0', 'reload-1', 'end', 'concede']);
  rehearsal.answer('act', 'reload-0');
  expect(rehearsal.hunter(0)).toMatchObject({ depleted: [1], reloads: 0, actionsLeft: 2 });
  expect(rehearsal.options()).toEqual(['move', 'hard-move', 'focus', 'shoot', 'end', 'concede']);
});

test('[UM-POD-5] what a Special Rule does with an opened pod happens after the reward', () => {
  const slate = hunter({ rule: { name: 'Paperwork', texts: [{ when: 'pod-opened', effects: [{ do: 'momentum', who: 'self', n: 2 }] }] } });
  const rehearsal = opening({ slate });

  expect(rehearsal.hunter(0).momentum).toBe(0);
  rehearsal.answer('choose-reward', 'reload');
  expect(rehearsal.hunter(0)).toMatchObject({ momentum: 2, reloads: 1 });
  expect(rehearsal.types('token-taken', 'rule-used', 'momentum-gained')).toEqual(['token-taken', 'rule-used', 'momentum-gained']);
});
