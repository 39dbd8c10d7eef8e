/** What must always be true is noticed when it is broken: cards, traps, modifications. */

import { ScriptedChance } from '@quarry/kernel';
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardNamed, keyOf } from './content/box.ts';
import { faults } from './faults.ts';
import { zeroDawn } from './game.ts';
import { setupFor } from './setup.ts';
import type { State } from './state.ts';
import { bow, coil } from './testing/fixtures.ts';

const fresh = (change: (state: State) => void = () => {}, mode: State['mode'] = 'standard'): readonly string[] => {
  const state = zeroDawn.rules.begin(setupFor(2, mode, { hunters: ['nora', 'carja'], leader: 0, fledgling: 1 }), new ScriptedChance());
  change(state);
  return faults(state);
};

describe('Faults', () => {
  test.each(['standard', 'cooperative'] as const)('a new %s game has none', mode => {
    expect(fresh(undefined, mode)).toEqual([]);
  });

  test('[ZD-COMP-4] [ZD-COMP-5] [ZD-TRACK-7] a card of a hunter, a tracking card or an event that lies nowhere', () => {
    const lost = (change: (state: State) => void): readonly string[] => fresh(change);

    expect(lost(({ hunters: [nora] }) => void (byHand(nora)!.draw = nora!.draw.slice(1)))).toHaveLength(1);
    expect(lost(({ hunters: [nora] }) => void (byHand(nora)!.upgrades = nora!.upgrades.slice(1)))).toHaveLength(1);
    expect(lost(state => void (byHand(state).trackingPile = state.trackingPile.slice(1)))).toHaveLength(1);
    expect(lost(state => void (byHand(state).eventPile = state.eventPile.slice(1)))).toHaveLength(1);
    expect(lost(({ hunters: [nora] }) => void (byHand(nora)!.equipment = nora!.equipment.with(0, -1)))).toEqual([
      'nora-scout-spear lies nowhere',
    ]);
  });

  test('[ZD-BEH-4] the behaviour card that an enemy acts by lies on its discard pile, and is only named by the activation', () => {
    const card = cardNamed('sawtooth-stalk');
    const activation = { enemy: 0, card, isYes: false, box: 1, times: 1, hasDoneConditional: true, pulsed: [] };
    const deck = { type: 0, discard: [card], pile: [] };
    expect(fresh(state => void Object.assign(byHand(state), { activation, behaviours: [deck] }))).toEqual([]);
  });

  test('[ZD-COMP-4] a card that is not in the box', () => {
    expect(fresh(state => void (byHand(state).removed = [999_999]))).toEqual(['card 999999 in removed is not in the box']);
  });

  test('[ZD-TRAP-4] [ZD-R-9] two traps on a square, or more than four', () => {
    const trap = (square: number, n: number): State['traps'][number] => ({
      square,
      owner: 0,
      card: bow({ id: `trap-${n}` }),
      weapon: 0,
      dice: [],
    });

    expect(fresh(state => void (byHand(state).traps = [trap(3, 0), trap(3, 1)]))).toEqual(['two traps lie on square 3 (ZD-TRAP-4)']);
    expect(fresh(state => void (byHand(state).traps = [1, 2, 3, 4, 5].map(trap)))).toEqual(['5 traps are set (ZD-R-9)']);
  });

  test('[ZD-MOD-1] [ZD-MOD-4] [ZD-MOD-6] [ZD-MOD-7] modifications that cannot be where they are', () => {
    const [ranged, armour, pouch] = [1, 3, 4];
    const fitted = (...arcs: number[]): readonly string[] =>
      fresh(({ hunters: [nora] }) => void (byHand(nora)!.modifications = arcs.map(on => ({ card: coil('fault-coil'), on }))));
    const name = keyOf(cardNamed('nora-ashwood-bow'));

    expect(fitted(-1, ranged!)).toEqual([]);
    expect(fitted(ranged!, ranged!)).toEqual([
      `seat 0 has 2 modifications on ${name} (ZD-MOD-7)`,
      `seat 0 has a modification twice on ${name} (ZD-MOD-6)`,
    ]);
    expect(fitted(armour!)).toEqual(['seat 0 has a misfit on nora-braided-leathers (ZD-MOD-4)']);
    expect(fitted(pouch!)).toEqual(['seat 0 has a modification on nothing in arc 4 (ZD-MOD-1)']);
  });
});
