/** Orders that are asked only where they differ (K-171). */
import { Match } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Ability } from '../content/words/index.ts';
import { primal } from '../game.ts';
import { prologueFor } from '../setup.ts';
import { type Position, staged } from '../testing/rehearsal.ts';

/** What the first seat is asked at the end of a round, and whether it comes to the same. */
function asked(...effects: readonly Ability['effects'][]): readonly [kind: string | undefined, isSame: boolean] {
  const perils: Position['perils'] = effects.map(one => ({ abilities: [{ on: 'round-end', effects: one }] }));
  return askedAt({ step: 'end-round', active: -1, perils });
}
function askedAt(position: Position): readonly [kind: string | undefined, isSame: boolean] {
  const state = staged(position);
  const match = Match.from(primal, prologueFor(state.hunters.length), 'chores', { state, counters: {}, passes: [], n: 0 });
  return [match.openFor(0)?.decision.kind, match.comesToTheSame(0)];
}

describe('[PA-PRIO-5] Which of several texts is first', () => {
  test('comes to the same if they do not touch each other', () => {
    expect(asked([{ do: 'acceleration', n: 1 }], [{ do: 'bonus-damage', n: 1, until: 'turn' }])).toEqual(['order-triggers', true]);
    expect(asked([{ do: 'acceleration', n: 1 }], [{ do: 'bonus-damage', n: 1, until: 'turn' }], [{ do: 'acceleration', n: 2 }])).toEqual([
      'order-triggers',
      true,
    ]);
  });

  test('comes to the same also where each is done once in a turn: which was first is told by nothing', () => {
    const once = (effect: 'defence' | 'stamina'): readonly Ability[] => [
      { on: 'turn-start', once: 'turn', effects: [{ do: effect, n: 1 }] },
    ];
    const hunters: Position['hunters'] = [{ armour: { abilities: once('defence') }, helm: { abilities: once('stamina') } }, {}];

    expect(askedAt({ step: 'begin-turn', hunters })).toEqual(['order-own', true]);
  });

  test('is asked if somebody draws by one of them', () => {
    expect(asked([{ do: 'acceleration', n: 1 }], [{ do: 'draw', n: 1, who: 'all' } as Ability['effects'][number]])).toEqual([
      'order-triggers',
      false,
    ]);
  });
});
