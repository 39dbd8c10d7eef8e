/** What may come of a behaviour deck, as far as anybody can know. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { EnemyAction } from '../content/types.ts';
import { type DeckView, stateSchema, type View } from '../state.ts';
import { bite } from '../testing/foes.ts';
import { fight, type Position } from '../testing/rehearsal.ts';
import { cardsToCome, hasFurther } from './decks.ts';

test('[FW-R-57] hasFurther: another card than the one in play', () => {
  const has = (pile: readonly number[], discard: readonly number[]): boolean => hasFurther({ pile, discard } as unknown as DeckView, 7);
  expect([has([], []), has([], [7]), has([], [7, 8]), has([9], [7])]).toEqual([false, false, true, true]);
});

describe('cardsToCome', () => {
  const marked: EnemyAction = { ...bite(3), altered: { A: { damage: 1 } } };
  const position: Position = {
    enemies: [{ type: 'scurrier', at: [5, 5] }],
    behaviours: { scurrier: [{ yes: [marked] }, { yes: [bite(2)] }, { yes: [marked] }, { yes: [bite(4)] }] },
  };
  /** Places in the deck as it was laid, of a deck that was changed; by what a seat sees, and by the state itself. */
  function toCome(change: (deck: DeckView) => Partial<{ seen: number[]; discard: number[]; pile: number[] }>): number[][] {
    const { state } = fight(position);
    const [deck] = state.fight.decks;
    const all = deck!.pile as number[];
    const changed = { ...state, fight: { ...state.fight, decks: [{ ...deck!, ...change(deck!) }] } };
    const looks = [viewOf(stateSchema, changed as typeof state, 0) as View, changed as View];
    return looks.map(view => cardsToCome(view, view.fight.decks[0]!).map(card => all.indexOf(card)));
  }

  test('[FW-BEH-8] all whose back is like that of the top card', () => {
    expect(toCome(() => ({}))).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });

  test('[FW-BEH-1] not what was discarded', () => {
    expect(toCome(({ pile }) => ({ pile: (pile as number[]).slice(1), discard: (pile as number[]).slice(0, 1) }))[0]).toEqual([1, 3]);
    expect(toCome(({ pile }) => ({ pile: (pile as number[]).slice(2), discard: (pile as number[]).slice(0, 2) }))[0]).toEqual([2]);
  });

  test('[FW-EFF-4] what was looked at is known', () => {
    expect(toCome(({ pile }) => ({ seen: (pile as number[]).slice(0, 1) }))[0]).toEqual([0]);
  });

  test('[FW-R-57] of an empty pile any that was discarded', () => {
    expect(toCome(({ pile }) => ({ pile: [], discard: [...(pile as number[])] }))[0]).toEqual([0, 1, 2, 3]);
  });
});
