/** What everybody has come to know is the same in every world that somebody imagines. */

import { imagine, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { byHand } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { primal } from './game.ts';
import { prologueFor } from './setup.ts';
import { type State, stateSchema } from './state.ts';

test('[PA-GAME-6] cards on a deck, on the pile and in a slot that all have looked at stay, and the others do not', () => {
  const started = startMatch(primal, prologueFor(2), '1');
  if (!started.ok) throw new Error(started.refusal.says);
  const state = stateSchema.clone(started.value.state as State);
  const { hunters, monster } = state;
  byHand(hunters)[0]!.seen = hunters[0]!.deck.slice(0, 2);
  byHand(monster).seen = monster.pile.slice(0, 2);
  byHand(monster).slots[1]!.known = monster.slots[1]!.down;
  const thirds = new Set<number>();
  for (let i = 0; i < 20; i++) {
    const world = imagine(stateSchema, stateSchema.clone(state), 1, new SampledChance<'imagined'>(new Seed(String(i))));
    expect(faults(world)).toEqual([]);
    expect(world.hunters[0]!.deck.slice(0, 2)).toEqual(hunters[0]!.seen);
    expect(world.monster.pile.slice(0, 2)).toEqual(monster.seen);
    expect(world.monster.slots[1]!.down).toEqual(monster.slots[1]!.known);
    thirds.add(world.hunters[0]!.deck[2]!);
  }
  expect(thirds.size).toBeGreaterThan(1);
});
