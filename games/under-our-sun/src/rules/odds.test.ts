/** What the dice promise, exactly. */
import { describe, expect, test } from 'vitest';
import { staged } from '../testing/rehearsal.ts';
import type { Action } from './actions/kinds.ts';
import { actionOdds, blowOdds, successOdds } from './odds.ts';

const chanceOf = (rows: readonly { readonly value: number; readonly chance: number }[] | undefined, value: number): number =>
  rows?.find(one => one.value === value)?.chance ?? 0;

test('[US-DICE-6] less than no success is none', () => {
  const rows = successOdds(['red']);
  expect(rows).toEqual([{ value: 0, chance: 1 }]);
  const both = successOdds(['yellow', 'red']);
  expect(chanceOf(both, 1)).toBeCloseTo((4 / 8) * (5 / 8));
});
test('[US-COMBAT-9] an attack: its damage, and whether it is enough', () => {
  const state = staged({ characters: [{ is: 'boone', at: 'n' }], enemies: [{ is: { hp: 2 }, at: 'n' }] });
  const odds = blowOdds(state, 0, { do: 'attack', foe: { is: 'enemy', id: 0 }, weapon: -1 });
  expect(chanceOf(odds['damage'], 4)).toBeCloseTo(1 / 64);
  // One 2 in one of two green dice, or 1 + 1.
  expect(chanceOf(odds['falls'], 1)).toBeCloseTo((8 + 8 - 1 + 16) / 64);
});
test('[US-SNEAK-1] a Sneak: at least one success', () => {
  const state = staged({ characters: [{ is: 'wren' }], tiles: [{ at: 'n' }] });
  const odds = actionOdds(state, 0, { do: 'sneak', hex: 0 });
  expect(chanceOf(odds['unseen'], 1)).toBeCloseTo(1 - (3 / 8) ** 2);
});
describe('[US-STEALTH-2] [US-STEALTH-3] in stealth beside somebody', () => {
  const free = { ap: 0, then: 'flip', effects: [] } as const;
  const paid = { ap: 1, then: 'flip', effects: [] } as const;
  const action = { id: 'x', says: 'X', at: { haven: true }, effects: [] } as const;
  const hidden = (is: 'ida' | 'sanaa') =>
    staged({
      characters: [
        {
          is,
          isStealthy: true,
          items: [
            { id: `free-${is}`, can: [free] },
            { id: `paid-${is}`, can: [paid] },
          ],
        },
        {},
      ],
      enemies: [{ at: 'haven' }],
      mission: {
        cards: [
          {
            actions: [
              { ...action, ap: 0 },
              { ...action, ap: 1 },
            ],
          },
        ],
      },
    });
  test('what costs no AP is not checked, what costs some is', () => {
    const state = hidden('ida');
    const [first, second] = state.characters[0]!.items.map(one => one.card);
    const kinds = (one: Action): string[] => Object.keys(actionOdds(state, 0, one));
    expect([kinds({ do: 'use', card: first!, at: 0 }), kinds({ do: 'use', card: second!, at: 0 })]).toEqual([[], ['unseen']]);
    expect([kinds({ do: 'mission', at: 0 }), kinds({ do: 'mission', at: 1 })]).toEqual([[], ['unseen']]);
    // Go Now costs nothing; the medic's hands cost 1 AP.
    expect(kinds({ do: 'skill', at: 0 })).toEqual([]);
  });
  test('the skill of a medic costs 1 AP, and is', () => {
    expect(Object.keys(actionOdds(hidden('sanaa'), 0, { do: 'skill', at: 0 }))).toEqual(['unseen']);
  });
});
test('where nothing is rolled there are no odds', () => {
  const state = staged();
  expect(actionOdds(state, 0, { do: 'wait' })).toEqual({});
  expect(actionOdds(state, 0, { do: 'replenish' })).toEqual({});
});
