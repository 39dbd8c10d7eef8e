/** The log: the reader is you, numbers come with their sum and with what is left, places are things. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, cardNamed, KITS, nameOf, priceOf } from '../content/box.ts';
import type { DawnEvent, Told } from '../events.ts';
import { stateSchema, type View } from '../state.ts';
import { given } from '../testing/rehearsal.ts';
import { sentence } from './events.ts';
import { sayPrice } from './table.ts';

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
/** Of each event as much as its sentence reads. */
type Some<E> = E extends DawnEvent ? Partial<Omit<E, 'type'>> : never;
const event = <T extends DawnEvent['type']>(type: T, facts: Some<Told<T>>): DawnEvent =>
  ({ type, rule: 'ZD-ATK-7', ...facts }) as DawnEvent;

const attack = {
  seat: 0,
  enemy: 0,
  kind: 'ranged',
  weapon: KITS[0]!.equipment[0]!,
  ammunition: -1,
  ability: -1,
  part: -1,
  faces: [1, 'crit', 0],
  bonus: 0,
  crit: 0,
  tear: 0,
  armour: 0,
  damage: 1,
  left: 4,
} as const;
const bow = nameOf(attack.weapon);
const [WIRE, SHARDS] = [cardNamed('salvage-wire.1'), cardNamed('salvage-metal-shards.1')];
const COIL = CARDS.find(one => one.sort === 'modification')!.no;
const evade = { seat: 0, enemy: 0, kind: 'ranged', damage: 3, faces: [1, 0], blocked: 0, lost: 2, held: 13 } as const;
const reward = { points: 2, inAll: 3, glory: 1 };

describe('By name', () => {
  test.each([
    [
      event('hunter-moved', { seat: 0, from: stage.square([1, 0]), square: stage.square([1, 1]), how: 'sneak-step' }),
      'The Nora Marksman sneaks 1 square south, into tall grass.',
    ],
    [event('enemy-moved', { enemy: 0, from: stage.square([2, 0]), square: stage.square([0, 0]), within: 'move' }), ''],
    [event('enemy-alerted', { enemy: 0, why: 'alert-nearby', other: 1 }), 'The Watcher is alert: Strider 2 is alert and in its square.'],
    [event('leader-named', { seat: 1 }), 'The Carja Warrior holds the Leader token.'],
    [
      event('leader-named', { seat: 1, isTied: true }),
      'The Carja Warrior holds the Leader token: glory is tied, so nobody gains a Sun and the tokens change hands.',
    ],
    [
      event('picks-revealed', { card: stage.state.card, encounter: 2, level: 1, event: -1 }),
      `The encounter is ${nameOf(stage.state.card)}, level 1.`,
    ],
    [
      event('picks-revealed', { card: stage.state.card, encounter: 5, level: 3, event: -1 }),
      `The encounter is the ${nameOf(stage.state.card)}, level 3.`,
    ],
    [event('enemy-alerted', { enemy: 0, why: 'called', other: 1 }), 'The Watcher is alert: Strider 2 alerts it.'],
    [
      event('enemy-travelled', { enemy: 0, from: stage.square([2, 0]), square: stage.square([0, 0]), how: 'approach', seat: 0 }),
      'The Watcher comes closer to the Nora Marksman: 2 squares west.',
    ],
    [
      event('enemy-travelled', { enemy: 1, from: stage.square([2, 1]), square: stage.square([3, 0]), how: 'patrol' }),
      'Strider 2 patrols 1 square north-east.',
    ],
    [
      event('enemy-stayed', { enemy: 0, why: ['nobody-in-range', 'with-hunter'] }),
      /^The Watcher stays: nobody is within its reach and it is in/,
    ],
    [event('enemy-stayed', { enemy: 0, why: [{ without: 0 }] }), 'The Watcher stays: its Eye is torn off.'],
    [event('attack-hits', attack), `The Nora Marksman shoots the Watcher (${bow}): 1 + 0 = 1: 1 damage, 4 of 5 HP left.`],
    [
      event('attack-hits', { ...attack, spared: { armour: 1, why: 'not-alert' } }),
      `The Nora Marksman shoots the Watcher (${bow}): 1 + 0 = 1, armour 1 does not count (it is not alert): 1 damage, 4 of 5 HP left.`,
    ],
    [
      event('attack-hits', { ...attack, armour: 1, spared: { armour: 1, why: 'reduced' } }),
      `The Nora Marksman shoots the Watcher (${bow}): 1 + 0 = 1, armour 2, of which 1 does not count (a card takes it off): 1 damage, 4 of 5 HP left.`,
    ],
    [
      event('attack-hits', { ...attack, kind: 'melee', hasMovedIn: true, crit: 2, bonus: 1, armour: 1, damage: 3, left: 2 }),
      `The Nora Marksman steps in and strikes the Watcher (${bow}): 1 + 0 + 2 (crit) + 1 (cards) = 4, armour 1: 3 damage, 2 of 5 HP left.`,
    ],
    [
      event('attack-hits', { ...attack, part: 0, tear: 1, damage: 2, tears: 4, damages: 2 }),
      `The Nora Marksman shoots the Eye of the Watcher (${bow}): 1 + 0 + 1 (component) = 2: 2 damage, it is damaged. A hit of 2 now tears it off.`,
    ],
    [
      event('hunter-moved', {
        seat: 0,
        start: stage.square([0, 0]),
        from: stage.square([1, 0]),
        square: stage.square([2, 0]),
        how: 'sprint-step',
      }),
      'The Nora Marksman sprints 2 squares east.',
    ],
    [
      event('hunter-moved', {
        seat: 0,
        start: stage.square([0, 0]),
        from: stage.square([1, 0]),
        square: stage.square([0, 0]),
        how: 'sprint-step',
      }),
      'The Nora Marksman sprints out and back.',
    ],
    [
      event('hunter-stayed', { seat: 0, start: stage.square([0, 0]), square: stage.square([1, 1]), how: 'sprint-step' }),
      'The Nora Marksman sprints 1 square south-east, into tall grass.',
    ],
    [event('hunter-stayed', { seat: 0 }), 'The Nora Marksman stays in place.'],
    [
      event('encounter-began', { encounter: 1, level: 1, card: 0 }),
      /^The map is laid out: 1 Watcher and 2 Striders\. It takes \d+ encounter points? to win\.$/,
    ],
    [event('modification-fitted', { seat: 0, card: COIL, arc: 1 }), `The Nora Marksman fits ${nameOf(COIL)} on ${bow}.`],
    [event('salvage-spent', { seat: 0, cards: [WIRE], for: COIL }), `The Nora Marksman discards Wire for ${nameOf(COIL)}.`],
    [
      event('goods-bought', { seat: 0, card: COIL, level: 1, wasFree: false, paid: [WIRE, SHARDS] }),
      `The Nora Marksman buys ${nameOf(COIL)} for 1 Wire and 1 Metal Shard. Its price is ${sayPrice(priceOf(COIL))}; any resource counts as a Metal Shard.`,
    ],
    [
      event('goods-bought', { seat: 0, card: COIL, level: 1, wasFree: false, paid: [SHARDS] }),
      `The Nora Marksman buys ${nameOf(COIL)} for 1 Metal Shard.`,
    ],
    [
      event('goods-bought', { seat: 0, card: COIL, level: 1, wasFree: false, paid: [] }),
      `The Nora Marksman buys ${nameOf(COIL)} for nothing.`,
    ],
    [event('actions-skipped', { seat: 0 }), 'The Nora Marksman takes no action.'],
    [event('salvage-spent', { seat: 0, cards: [WIRE] }), 'The Nora Marksman discards Wire to visit another merchant.'],
    [
      event('cards-unscrapped', { seat: 0, cards: [COIL] }),
      `The Nora Marksman puts ${nameOf(COIL)}, scrapped before, onto the discard pile.`,
    ],
    [event('enemy-wounded', { enemy: 0, n: 2, wounds: 2, within: 'attack' }), ''],
    [event('enemy-wounded', { enemy: 0, n: 1, wounds: 2, of: 'fire' }), 'The Watcher burns: 1 damage, 3 of 5 HP left.'],
    [event('hunter-evaded', evade), 'The Watcher shoots the Nora Marksman for 3; they evade 1 + 0 = 1 and lose 2 cards, 11 left.'],
    [event('area-hit', { enemy: 1, damage: 1, left: 6 }), 'The blast reaches Strider 2: 1 damage, 6 of 7 HP left.'],
    [event('area-hit', { enemy: 1, damage: 0, left: 7 }), 'The blast reaches Strider 2: its armour stops it.'],
    [
      event('enemy-killed', { enemy: 2, by: 1, ...reward }),
      /^The Carja Warrior kills Strider 3: 2 encounter points \(3 in all, \d+ needed\), 1 glory\.$/,
    ],
    [
      event('enemy-alerted', { enemy: 1, why: 'attack-nearby', by: 1, other: 0 }),
      'Strider 2 is alert: the Carja Warrior attacked the Watcher next to it.',
    ],
  ] as const)('%#', (told, says) => {
    if (typeof says === 'string') expect(sentence(told, view, null)).toBe(says);
    else expect(sentence(told, view, null)).toMatch(says);
  });
});

describe('To the reader', () => {
  test.each([
    [
      event('hunter-moved', { seat: 0, from: stage.square([0, 0]), square: stage.square([1, 0]), how: 'dodge' }),
      'You dodge 1 square east.',
    ],
    [
      event('attack-hits', { ...attack, faces: [1, 0, 0], armour: 1, damage: 0 }),
      `You shoot the Watcher (${bow}): 1 + 0 + 0 = 1, armour 1. No damage.`,
    ],
    [event('hunter-evaded', evade), 'The Watcher shoots you for 3; you evade 1 + 0 = 1. You lose 2 cards, 11 left.'],
    [
      event('hunter-evaded', { ...evade, faces: [1], blocked: 2, lost: 0 }),
      'The Watcher shoots you for 3; you evade it all: 1 + 2 (blocked) = 3.',
    ],
    [
      event('hunter-evaded', { ...evade, faces: [], lost: 3, held: 2 }),
      'The Watcher shoots you for 3; you evade nothing. You have only 2 cards to lose.',
    ],
    [event('hunter-damaged', { seat: 0, n: 1, left: 9, of: 'fire' }), 'You burn: 1 card lost, 9 left.'],
    [event('ruin-used', { ...evade, square: 0 }), 'The Watcher shoots you for 3; the ruin takes it all and crumbles.'],
    [event('enemy-alerted', { enemy: 0, why: 'hunter-near', by: 0 }), 'The Watcher is alert: you are next to it, and not in tall grass.'],
    [event('card-returned', { seat: 0, card: 0 }), /returns to your hand\.$/],
    [event('trade-refused', { seat: 1, partner: 0 }), 'You refuse the trade.'],
    [event('game-over', { winners: [0, 1] }), 'The hunt is won by you and the Carja Warrior.'],
  ] as const)('%#', (told, says) => {
    if (typeof says === 'string') expect(sentence(told, view, 0)).toBe(says);
    else expect(sentence(told, view, 0)).toMatch(says);
  });
});
