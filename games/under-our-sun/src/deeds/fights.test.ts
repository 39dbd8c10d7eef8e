/** Fights: each deed in one position, all that it tells and all that it changes. What is not in these lines has not happened. */
import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Table } from '../events.ts';
import { done } from '../testing/deeds.ts';
import { type Position, trek } from '../testing/rehearsal.ts';
import * as fights from './fights.ts';

const THROWN = { dice: ['green', 'yellow'], faces: [2, 1], from: [{ of: 'character', card: -1, n: 2 }], for: 'melee', enough: 0 } as const;
const MISSED = { ...THROWN, faces: [0, -1] } as const;
const BLOW = { by: 'enemy', id: 0, who: 0, isRanged: false, weapon: -1, thrown: THROWN, shields: [] } as const;

test.each<readonly [string, Position, (table: Table) => unknown, readonly string[]]>([
  [
    '[US-COMBAT-1] a round begins: all untap',
    { enemies: [{ is: 'bear.1', at: 'haven', isTapped: true }] },
    table => fights.beginRound(table, 0, false),
    ['round-begun US-COMBAT-1 {who:0,hex:haven,isInitial:false,within:US-COMBAT-1}', 'enemies.0.isTapped: true → false'],
  ],
  [
    '[US-INIT-1] an initial one stands for itself',
    {},
    table => fights.beginRound(table, 0, true),
    ['round-begun US-INIT-1 {who:0,hex:haven,isInitial:true}'],
  ],
  [
    '[US-COMBAT-9] an attack with its dice, what it does, and what is left of how much',
    { enemies: [{ is: 'bandit.1', at: 'haven', damage: 1 }] },
    table => fights.landAttack(table, 0, { is: 'enemy', id: 0 }, { weapon: -1, isRanged: false, isUnseen: false }, THROWN, 'US-COMBAT-9'),
    [
      'attacks US-COMBAT-9 {who:0,target:enemy,id:0,weapon:-1,isRanged:false,isUnseen:false,shots:-1,dice:[green,yellow],faces:[2,1],successes:3,from:[{of:character,card:-1,n:2}],damage:3,left:0,of:3}',
      'enemy-hurt US-COMBAT-9 {enemy:0,card:bandit.1,n:3,left:0,by:0,within:US-COMBAT-9}',
      'enemies.0.damage: 1 → 4',
    ],
  ],
  [
    '[US-COMBAT-9] one that misses hurts nobody',
    { enemies: [{ is: 'bandit.1', at: 'haven', damage: 1 }] },
    table => fights.landAttack(table, 0, { is: 'enemy', id: 0 }, { weapon: -1, isRanged: false, isUnseen: true }, MISSED, 'US-COMBAT-9'),
    [
      'attacks US-COMBAT-9 {who:0,target:enemy,id:0,weapon:-1,isRanged:false,isUnseen:true,shots:-1,dice:[green,yellow],faces:[0,-1],successes:0,from:[{of:character,card:-1,n:2}],damage:0,left:2,of:3}',
    ],
  ],
  [
    '[US-ROB-1] a shot at a merchant, with what is left in the bow',
    { merchants: [{ id: 'vesna' }], characters: [{ items: [{ card: 'bow.1', n: 2 }] }, {}] },
    table =>
      fights.landAttack(
        table,
        0,
        { is: 'merchant', id: 0 },
        { weapon: cardNamed('bow.1'), isRanged: true, isUnseen: false },
        THROWN,
        'US-COMBAT-9',
      ),
    [
      'attacks US-COMBAT-9 {who:0,target:merchant,id:0,weapon:bow.1,isRanged:true,isUnseen:false,shots:2,dice:[green,yellow],faces:[2,1],successes:3,from:[{of:character,card:-1,n:2}],damage:3,left:2,of:5}',
      'merchant-hurt US-ROB-1 {merchant:0,n:3,left:2,by:0,within:US-COMBAT-9}',
      'merchants.0.damage: 0 → 3',
      'merchants.0.fights: [] → [0]',
    ],
  ],
  ['[US-DODGE-1] a dodge', {}, table => fights.tellDodge(table, 0), ['dodges US-DODGE-1 {who:0}']],
  ['[US-MULTI-2] one joins', {}, table => fights.joinFight(table, 1, 0), ['joined US-MULTI-2 {who:1,with:0}']],
  ['[US-MULTI-13] a joiner lapses', {}, table => fights.letJoiningLapse(table, 1), ['join-lapsed US-MULTI-13 {who:1}']],
  [
    '[US-COMBAT-4] a merchant who strikes is tapped',
    { merchants: [{ id: 'vesna' }] },
    table => fights.tapStriker(table, { is: 'merchant', id: 0 }),
    ['merchants.0.isTapped: false → true'],
  ],
  [
    '[US-COMBAT-8] a blow: its damage, less what shields took, and what is left of these HP',
    {},
    table => fights.tellBlow(table, { ...BLOW, shields: [{ by: 'skill', card: -1, n: 1 }] }, 3),
    [
      'struck US-COMBAT-8 {by:enemy,id:0,who:0,isRanged:false,weapon:-1,shots:-1,dice:[green,yellow],faces:[2,1],successes:3,from:[{of:character,card:-1,n:2}],damage:2,prevented:1,shields:[{by:skill,card:-1,n:1}],left:1}',
    ],
  ],
  [
    '[US-COMBAT-8] shields take no more than there is, and nobody has less than no HP',
    {},
    table => [fights.tellBlow(table, { ...BLOW, shields: [{ by: 'dodge', card: -1, n: 9 }] }, 3), fights.tellBlow(table, BLOW, 1)],
    [
      'struck US-COMBAT-8 {by:enemy,id:0,who:0,isRanged:false,weapon:-1,shots:-1,dice:[green,yellow],faces:[2,1],successes:3,from:[{of:character,card:-1,n:2}],damage:0,prevented:3,shields:[{by:dodge,card:-1,n:9}],left:3}',
      'struck US-COMBAT-8 {by:enemy,id:0,who:0,isRanged:false,weapon:-1,shots:-1,dice:[green,yellow],faces:[2,1],successes:3,from:[{of:character,card:-1,n:2}],damage:3,prevented:0,shields:[],left:0}',
    ],
  ],
  [
    '[US-DODGE-2] one that was dodged',
    {},
    table => fights.tellDodged(table, BLOW),
    [
      'attack-dodged US-DODGE-2 {by:enemy,id:0,who:0,isRanged:false,weapon:-1,shots:-1,dice:[green,yellow],faces:[2,1],successes:3,from:[{of:character,card:-1,n:2}]}',
    ],
  ],
  ['[US-CHAR-2] a blow for another', {}, table => fights.takeOverAttack(table, 1, 0), ['attack-taken-over US-CHAR-2 {who:1,from:0}']],
  ['[US-RREACT-3] a rush that fails', {}, table => fights.failRush(table, 0), ['rush-failed US-RREACT-3 {who:0}']],
])('%s', (_, position, deed, lines) => expect(done(trek(position), deed)).toEqual(lines));
