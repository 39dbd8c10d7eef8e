/** The log: the reader is you, numbers come with their sum and with what is left, places are things. */
import { type Event, viewOf } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { stateSchema, type View } from '../state.ts';
import { given } from '../testing/stage.ts';
import { sentence } from './events.ts';

const stage = given({
  map: ['####', '#g##'],
  hunters: [{ at: [0, 0] }, { at: [3, 0] }],
  enemies: [
    { type: 'watcher', at: [2, 0] },
    { type: 'strider', at: [2, 1] },
    { type: 'strider', at: [3, 1] },
  ],
});
const view = viewOf(stateSchema, stage.state, 0) as View;
const event = (type: string, facts: Record<string, unknown>): Event => ({ type, rule: 'ZD-X-1', ...facts });

test.each([
  [
    event('hunter-moved', { seat: 0, from: stage.square([1, 0]), square: stage.square([1, 1]) }),
    'Nora Marksman moves 1 square south, into tall grass.',
  ],
  [event('enemy-moved', { enemy: 0, from: stage.square([2, 0]), square: stage.square([0, 0]) }), 'The Watcher moves 2 squares west.'],
  [event('enemy-moved', { enemy: 1, from: stage.square([2, 1]), square: stage.square([3, 0]) }), 'Strider 2 moves 1 square north-east.'],
  [event('dice-rolled', { for: 'attack', seat: 0, faces: [1, 'crit', 0, 2] }), 'Nora Marksman rolls: 1 + 0 + 2 = 3 and 1 crit.'],
  [event('dice-rolled', { for: 'evade', seat: 1, faces: [2] }), 'Carja Warrior evades: 2.'],
  [event('attack-hits', { seat: 0, enemy: 0, damage: 0 }), 'The attack does no damage to the Watcher.'],
  [event('enemy-wounded', { enemy: 0, n: 2, wounds: 2 }), 'The Watcher takes 2 wounds, 3 of 5 HP left.'],
  [event('enemy-wounded', { enemy: 0, n: 7, wounds: 7 }), 'The Watcher takes 7 wounds, 0 of 5 HP left.'],
  [event('component-destroyed', { enemy: 0, component: 0 }), 'The Watcher’s Eye is torn off.'],
  [event('enemy-killed', { enemy: 2, by: 1 }), 'Carja Warrior kills Strider 3.'],
] as const)('%#: by name', (told, says) => expect(sentence(told, view, null)).toBe(says));

test.each([
  [event('hunter-moved', { seat: 0, from: stage.square([0, 0]), square: stage.square([1, 0]) }), 'You move 1 square east.'],
  [event('hunter-attacked', { seat: 0, enemy: 0, kind: 'ranged', damage: 3 }), 'The Watcher shoots you for 3, less what is evaded.'],
  [event('enemy-killed', { enemy: 0, by: 0 }), 'You kill the Watcher.'],
  [event('card-returned', { seat: 0, card: 0 }), /returns to your hand\.$/],
  [event('trade-refused', { seat: 1, partner: 0 }), 'You refuse the trade.'],
  [event('game-over', { winners: [0, 1] }), 'The hunt is won by you and Carja Warrior.'],
] as const)('%#: to the reader', (told, says) => expect(sentence(told, view, 0)).toMatch(says));
