/** Where the match stands and how it ended, exactly as it is read. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../rules/end.ts';
import { type HunterState, type State, stateSchema, type View } from '../state.ts';
import { given } from '../testing/rehearsal.ts';
import { outcomeSays, stage } from './stage.ts';

const KITE = 8;
const RERUN = 13;

function seen(
  state: Partial<State>,
  hunters: readonly Partial<Omit<HunterState, 'keepers' | 'x' | 'y'>>[] = [{ slate: KITE }, { slate: RERUN }],
): View {
  return viewOf(stateSchema, given({ hunters, turn: 3, control: 'blood-up', first: 0, state }).state, 0) as View;
}

describe('The stage', () => {
  const STEPS = ['Control', 'Hunters', 'Crims', 'End'];

  test('a turn goes through four phases, and in the Hunter Phase it is somebody’s turn', () => {
    expect(stage(seen({ first: 1, done: 1, step: 'act' }))).toEqual({
      title: 'Turn 3 of 8 · Blood Up',
      steps: STEPS,
      at: 1,
      meter: { says: 'Turns', value: 3, of: 8 },
      active: 0,
      standing: ['0 points, 0 of 5 wounds, 0 Momentum.', '0 points, 0 of 6 wounds, 0 Momentum.'],
      heading: 'Turn 3 · Kite',
    });
  });

  test.each([
    [{ phase: 'control', step: 'place-crim' }, 0, 'Turn 3 · Control'],
    [{ phase: 'end', step: 'begin-turn' }, 0, 'Turn 3 · Control'],
    [{ phase: 'hunter', step: 'carry-out-events' }, 1, 'Turn 3 · Hunters'],
    [{ phase: 'hunter', step: 'activate', done: 2 }, 1, 'Turn 3 · Hunters'],
    [{ phase: 'crim', step: 'crim' }, 2, 'Turn 3 · The crims'],
    [{ phase: 'end', step: 'end-test' }, 3, 'Turn 3 · End'],
  ] as const)('%o', (state, at, heading) => {
    expect(stage(seen(state))).toMatchObject({ steps: STEPS, at, heading, active: null });
  });

  test('set-up names the zone and whose choice it is, last in initiative first for hunters', () => {
    const setUp = { phase: 'set-up', control: -1, turn: 0 } as const;
    expect(stage(seen({ ...setUp, step: 'choose-hunter' }))).toMatchObject({
      title: 'Before the hunt · Test Yard',
      steps: ['Set-up'],
      at: 0,
      meter: null,
      active: 1,
      heading: 'Set-up',
    });
    expect(stage(seen({ ...setUp, step: 'take-corner' })).active).toBe(0);
  });

  test('overtime is counted by itself', () => {
    expect(stage(seen({ overtime: 1, turn: 9, step: 'crim', phase: 'crim' }))).toMatchObject({
      title: 'Overtime 1 · Blood Up',
      heading: 'Overtime 1 · The crims',
      meter: { value: 9, of: 9 },
    });
  });

  test('[UM-END-8] once the aim is reached the next one is in sight, and the highest stays', () => {
    const metered = (points: number) => stage(seen({ tier: 'bronze', length: 'short' }, [{ slate: KITE, points }])).meter;
    expect([33, 34, 60, 72].map(metered)).toEqual([
      { says: 'Points for bronze', value: 33, of: 34 },
      { says: 'Points for silver', value: 34, of: 51 },
      { says: 'Points for gold', value: 60, of: 68 },
      { says: 'Points for gold', value: 72, of: 68 },
    ]);
  });

  test('a lone hunter sees points toward the tier', () => {
    expect(stage(seen({ tier: 'gold', length: 'short' }, [{ slate: KITE, points: 20 }])).meter).toEqual({
      says: 'Points for gold',
      value: 20,
      of: 68,
    });
  });

  test('after the end', () => {
    expect(stage(seen({ step: 'over' }))).toMatchObject({
      title: 'The hunt is over',
      steps: ['Result'],
      at: 0,
      active: null,
      heading: 'The result',
    });
  });
});

describe('The end', () => {
  const said = (hunters: Parameters<typeof seen>[1], state: Partial<State> = {}): string => {
    const view = seen({ ...state, step: 'over' }, hunters);
    return outcomeSays(outcomeOf(view as State), view);
  };
  const kite = { slate: KITE, points: 50 };
  const rerun = { slate: RERUN, points: 50 };

  test.each([
    ['Rerun has 61 points, 11 more than the next.', [kite, { ...rerun, points: 61 }]],
    [
      'Kite is level with the next at 50 points, and ahead on eliminations.',
      [
        { ...kite, kills: 5 },
        { ...rerun, kills: 4 },
      ],
    ],
    ['Rerun is level with the next at 50 points, and ahead on fewer incapacitations.', [{ ...kite, falls: 1 }, rerun]],
    [
      'Kite is level with the next at 50 points, and ahead on pods opened.',
      [
        { ...kite, podsOpened: 2 },
        { ...rerun, podsOpened: 1 },
      ],
    ],
    ['Kite and Rerun are level at 50 points, and equal in everything.', [kite, rerun]],
  ])('%s', (says, hunters) => expect(said(hunters)).toBe(says));

  test.each([
    ['Gold, with 90 points.', 90, {}],
    ['Silver, with 68 points.', 68, {}],
    ['Bronze, with 67 points. Silver was 1 point away.', 67, {}],
    ['1 point. Bronze was 33 points away.', 1, { tier: 'bronze', length: 'short' }],
    ['The hunt was given up at 80 points; silver takes 68.', 80, { hasConceded: true }],
  ] as const)('%s', (says, points, state) => expect(said([{ slate: KITE, points }], state)).toBe(says));
});
