/** Others' turns, read back from what was told. */
import type { Line } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { cameOfCards, lastTurns } from './turns.ts';

const told = (...events: readonly (readonly [type: string, event?: object])[]): readonly Line[] =>
  events.map(([type, event = {}]) => ({ type, event, rule: '', says: '', under: '' }) as unknown as Line);
const TURN = told(
  ['turn-begun', { seat: 1 }],
  ['behaviour-revealed', { slot: 0, card: 70, by: 1 }],
  ['suffered', { seat: 0, damage: 1, harm: 'monster' }],
  ['card-played', { seat: 1, card: 7, place: 0 }],
  ['damage-dealt', { seat: 1, damage: 3 }],
  ['damage-dealt', { seat: 1, damage: 2 }],
  ['behaviour-revealed', { slot: 1, card: 71, by: 1 }],
  ['suffered', { seat: 1, damage: 2, harm: 'monster' }],
  ['suffered', { seat: 2, damage: 2, harm: 'monster' }],
  ['something-new', { seat: 1 }],
  ['attrition-failed', { seat: 1, card: 90, value: 2, defence: 0 }],
  ['suffered', { seat: 1, damage: 1, harm: 'attrition' }],
);

test('each card with what it came to, in the order in which they were turned up', () => {
  expect(lastTurns(TURN, 0)).toEqual([
    {
      seat: 1,
      steps: [
        { is: 'woke', card: 70, dealt: 0, hurt: [{ seat: 0, damage: 1 }] },
        { is: 'played', card: 7, dealt: 5, hurt: [] },
        {
          is: 'woke',
          card: 71,
          dealt: 0,
          hurt: [
            { seat: 1, damage: 2 },
            { seat: 2, damage: 2 },
          ],
        },
        { is: 'attrition', card: 90, dealt: 0, hurt: [{ seat: 1, damage: 1 }] },
      ],
    },
  ]);
});

test('of the turn that goes on, what each card dealt and what it woke; of a turn that is over, nothing', () => {
  expect([...cameOfCards(TURN, 1)]).toEqual([
    [-1, { dealt: 0, woke: [70] }],
    [7, { dealt: 5, woke: [71] }],
  ]);
  expect(cameOfCards([...TURN, ...told(['turn-begun', { seat: 0 }])], 1).size).toBe(0);
});

test('of each of the others the last turn alone, and none of one’s own', () => {
  const lines = [
    ...TURN,
    ...told(['turn-begun', { seat: 2 }], ['turn-begun', { seat: 0 }], ['card-played', { seat: 0, card: 3 }], ['turn-begun', { seat: 1 }]),
  ];

  expect(lastTurns(lines, 0)).toEqual([
    { seat: 2, steps: [] },
    { seat: 1, steps: [] },
  ]);
  expect(lastTurns(lines, null).map(({ seat }) => seat)).toEqual([2, 0, 1]);
});

test('what was told before the first turn belongs to nobody', () => {
  expect(lastTurns(told(['suffered', { seat: 0, damage: 1 }], ['card-played', { seat: 1, card: 3 }]), 0)).toEqual([]);
});
