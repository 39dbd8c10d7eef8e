/** What comes of a deed beside foes, condition by condition, and that the rules do as it says; sentences/harm.test.ts has what is said of it. US-COMBAT-2, US-MOVE-3, US-MOVE-4, US-SNEAK-7, US-STEALTH-5, US-INIT-2 to US-INIT-4. */
import { describe, expect, test } from 'vitest';
import { hexOn, type Place, type Position, trek } from '../testing/rehearsal.ts';
import { blowsOf, type Harm, harmsOf } from './harm.ts';

const foe = (id: number) => ({ is: 'enemy', id }) as const;
const harms = (position: Position, does: string, to?: Place, ap = 1): readonly Harm[] =>
  harmsOf(trek(position).state, 0, { do: does, ap, ...(to && { hex: hexOn(to) }) });
const BESIDE: Position = { characters: [{ at: 'n' }], enemies: [{ at: 'n' }] };
const HIDDEN: Position = { ...BESIDE, characters: [{ at: 'n', isStealthy: true }] };
const openly = (when: Harm['when'], n = 1): Harm => ({
  when,
  isIfSeen: false,
  foes: Array.from({ length: n }, (_, id) => foe(id)),
  drawn: 0,
});

describe('Who strikes for a deed on the own tile', () => {
  test('[US-COMBAT-2] everybody there, after what costs AP and after nothing else', () => {
    expect(harms(BESIDE, 'collect')).toEqual([openly('after')]);
    expect(harms(BESIDE, 'discard', undefined, 0)).toEqual([]);
    expect(harms({ ...BESIDE, enemies: [{ at: 'n' }, { at: 'n' }, { at: 's' }] }, 'trade')).toEqual([openly('after', 2)]);
    expect(harms({ characters: [{ at: 'n' }], enemies: [{ at: 's' }] }, 'collect')).toEqual([]);
  });
  test('[US-STEALTH-2] [US-STEALTH-5] out of stealth only if a check fails, with whatever still sleeps there', () => {
    expect(harms(HIDDEN, 'collect')).toEqual([{ when: 'after', isIfSeen: true, foes: [foe(0)], drawn: 0 }]);
    expect(harms({ characters: [{ at: 'n', isStealthy: true }], tiles: [{ at: 'n', is: { enemies: 1 } }] }, 'eat')).toEqual([
      { when: 'after', isIfSeen: true, foes: [], drawn: 1 },
    ]);
    expect([harms(HIDDEN, 'recon'), harms(HIDDEN, 'sneak-attack')]).toEqual([[], []]);
  });
  test('[US-R-33] whoever attacks openly out of stealth is struck back at for certain', () => {
    expect(harms(HIDDEN, 'attack')).toEqual([openly('after')]);
  });
});

describe('Who strikes for a step', () => {
  test('[US-MOVE-4] [US-SNEAK-7] whoever is left, also if one sneaks away', () => {
    expect([harms(BESIDE, 'move', 'haven'), harms(BESIDE, 'sneak', 'haven')]).toEqual([[openly('leaving')], [openly('leaving')]]);
    expect(harms(HIDDEN, 'move', 'haven')).toEqual([{ when: 'leaving', isIfSeen: true, foes: [foe(0)], drawn: 0 }]);
  });
  test('[US-MOVE-3] [US-INIT-2] whoever is there, and an enemy for each open symbol', () => {
    const tiles = [{ at: 'n', is: { enemies: 2 } }] as const;
    expect(harms({ characters: [{}], tiles }, 'move', 'n')).toEqual([{ when: 'there', isIfSeen: false, foes: [], drawn: 2 }]);
    expect(harms({ characters: [{}], tiles, enemies: [{ at: 'n', symbol: 0 }] }, 'move', 'n')).toEqual([
      { when: 'there', isIfSeen: false, foes: [foe(0)], drawn: 1 },
    ]);
    expect(harms({ characters: [{}], tiles }, 'sneak', 'n')).toEqual([{ when: 'there', isIfSeen: true, foes: [], drawn: 2 }]);
  });
  test('[US-INIT-3] [US-INIT-4] where somebody else stands a fight begins at once only by whoever is drawn', () => {
    const when = (enemies: number): readonly Harm['when'][] =>
      harms({ characters: [{}, { at: 'n' }], tiles: [{ at: 'n', is: { enemies } }], enemies: [{ at: 'n' }] }, 'move', 'n').map(
        one => one.when,
      );
    expect([when(0), when(1)]).toEqual([['later'], ['there']]);
  });
});

test('[US-COMBAT-8] blows of several add up, and the chance to fall is that of all of them together', () => {
  const { state } = trek({ characters: [{ at: 'n', hp: 2 }], enemies: [{ at: 'n' }, { at: 'n' }] });
  const [one, two] = [[foe(0)], [foe(0), foe(1)]].map(foes => blowsOf(state, 0, foes));
  expect(one!.falls).toBe(0);
  expect(two).toMatchObject({ most: 2 * one!.most, falls: one!.hurts ** 2 });
  expect(two!.hurts).toBeCloseTo(1 - (1 - one!.hurts) ** 2);
});

describe('The rules do as it says', () => {
  const carries = { at: 'n', goods: { food: 1 }, hp: 5 } as const;

  test.each([
    ['eat', 'eat', { characters: [carries], enemies: [{ at: 'n' }, { at: 's' }], dice: { enemy: [[0]] } }],
    ['eat', 'eat', { characters: [carries], enemies: [{ at: 's' }] }],
    ['move', `move-${hexOn('haven')}`, { characters: [carries], enemies: [{ at: 'n' }, { at: 'n' }], dice: { enemy: [[0], [0]] } }],
    ['sneak', `sneak-${hexOn('haven')}`, { characters: [carries], enemies: [{ at: 'n' }], dice: { test: [[1, 0]], enemy: [[0]] } }],
  ] as const)('[US-COMBAT-2] [US-MOVE-4] [US-SNEAK-7] %s, as %s', (does, key, position) => {
    const r = trek(position);
    const expected = harmsOf(r.state, 0, { do: does, ap: 1, ...(does !== 'eat' && { hex: hexOn('haven') }) });
    const struck = r
      .act(key)
      .toldOf('rolled')
      .flatMap(one => (one.by === 'enemy' ? [one.id] : []));
    expect(struck).toEqual(expected.flatMap(one => one.foes.map(({ id }) => id)));
  });
});
