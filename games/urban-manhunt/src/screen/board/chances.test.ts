import type { SeenIntent } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import type { Table } from '../names.ts';
import { chancesOf } from './chances.ts';
import { coverSays, type Watcher } from './watchers.ts';

const told = (facts: SeenIntent['facts']): SeenIntent => ({ says: '', why: '', ...(facts && { facts }) });
const aiming = (attack: string) => ({ kind: 'choose-target', facts: { attack } }) as unknown as Table['asked'];

describe('chances at a model', () => {
  const armed = told({ attacks: ['Pistol', 'Blade'], hit: [90, 40], kill: [20, 35], hitsYou: 66 });

  test('are those of the best attack that reaches', () => {
    expect(chancesOf(armed, null)).toEqual({ hit: 40, kill: 35, hitsYou: 66 });
  });

  test('are those of the attack that is being made', () => {
    expect(chancesOf(armed, aiming('Pistol'))).toEqual({ hit: 90, kill: 20, hitsYou: 66 });
    expect(chancesOf(armed, aiming('Net'))).toEqual({ hit: null, kill: null, hitsYou: 66 });
  });

  test('there are none where nothing is told', () => {
    for (const nothing of [null, undefined, told(undefined)])
      expect(chancesOf(nothing, null)).toEqual({ hit: null, kill: null, hitsYou: null });
  });
});

describe('cover at the end of a way', () => {
  const watcher = (name: string, rest: Partial<Watcher> = {}): Watcher => ({
    no: name.length,
    name,
    at: { x: 0, y: 0 },
    seenFrom: 1,
    isSeen: true,
    hasCover: false,
    ...rest,
  });

  test.each([
    ['out of sight', [watcher('Roof Sniper', { isSeen: false })]],
    ['in the open to the Roof Sniper', [watcher('Roof Sniper')]],
    ['cover from the Roof Sniper only', [watcher('Roof Sniper', { hasCover: true }), watcher('Old Sergeant')]],
    ['cover from the Thug and the Rat', [watcher('Thug', { hasCover: true }), watcher('Rat', { hasCover: true })]],
    ['in the open to 2 crims', [watcher('Back-Room Shooter'), watcher('Ghost of Block C')]],
  ])('%s', (says, watchers) => {
    expect(coverSays(watchers)).toBe(says);
  });
});
