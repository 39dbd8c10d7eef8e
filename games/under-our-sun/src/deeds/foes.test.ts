/** Enemies: each deed in one position, all that it tells and all that it changes. What is not in these lines has not happened. */
import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Table } from '../events.ts';
import { HAVEN } from '../places.ts';
import { done } from '../testing/deeds.ts';
import { hexOn, type Position, trek } from '../testing/rehearsal.ts';
import * as foes from './foes.ts';

test.each<readonly [string, Position, (table: Table) => unknown, readonly string[]]>([
  [
    '[US-ENEMY-3] spawned on a symbol',
    { tiles: [{ at: 'n', is: { id: 'lair', enemies: 2 } }], enemyDeck: [] },
    table => foes.spawnEnemy(table, cardNamed('bear.1'), hexOn('n'), 1, 'US-ENEMY-3'),
    [
      'spawned US-ENEMY-3 {enemy:0,card:bear.1,hex:n,letter:0,reveals:true}',
      'tiles.1.symbols: [-1,-1] → [-1,0]',
      'enemies.0: nothing → {id:0,card:bear.1,letter:0,hex:n,damage:0,isTapped:false,symbol:1,home:n,isMet:false,hasStruck:false,stage:0}',
      'nextEnemy: 0 → 1',
    ],
  ],
  [
    '[US-COMP-8] with the first letter that is free',
    {
      enemies: [
        { is: 'bandit.1', at: 'haven', letter: 0 },
        { is: 'bear.1', at: 'haven', letter: 1 },
      ],
      enemyDeck: [],
    },
    table => foes.spawnEnemy(table, cardNamed('bandit.2'), HAVEN, -1, 'US-ENEMY-3'),
    [
      'spawned US-ENEMY-3 {enemy:2,card:bandit.2,hex:haven,letter:1,reveals:true}',
      'enemies.2: nothing → {id:2,card:bandit.2,letter:1,hex:haven,damage:0,isTapped:false,symbol:-1,home:-1,isMet:false,hasStruck:false,stage:0}',
      'nextEnemy: 2 → 3',
    ],
  ],
  [
    '[US-SOL-2] passed over',
    {},
    table => foes.passOverEnemies(table, [cardNamed('bear.1'), cardNamed('bandit.1')]),
    ['passed-over US-SOL-2 {cards:[bear.1,bandit.1],reveals:true}', 'enemiesUsed: [] go, [bear.1,bandit.1] come'],
  ],
  ['[US-SOL-2] nobody was', {}, table => foes.passOverEnemies(table, []), []],
  [
    '[US-ENEMY-5] met',
    { enemies: [{ is: 'bear.1', at: 'haven', isMet: false }] },
    table => foes.meetEnemy(table, 0, 1),
    ['met US-ENEMY-5 {enemy:0,card:bear.1,who:1}', 'enemies.0.isMet: false → true'],
  ],
  [
    '[US-ENEMY-10] whoever walks off leaves its symbol open',
    { tiles: [{ at: 'n', is: { id: 'lair', enemies: 1 } }, { at: 's' }], enemies: [{ is: 'bear.1', at: 'n', symbol: 0 }] },
    table => foes.putEnemyAt(table, 0, hexOn('s'), 'd8', 'US-EMOVE-4'),
    [
      'enemy-moved US-EMOVE-4 {enemy:0,card:bear.1,from:n,to:s,why:d8}',
      'tiles.1.symbols: [0] → [-1]',
      'enemies.0.hex: n → s',
      'enemies.0.symbol: 0 → -1',
      'enemies.0.home: n → -1',
    ],
  ],
  [
    '[US-EMOVE-4] one stays',
    { enemies: [{ is: 'bear.1', at: 'haven' }] },
    table => foes.letEnemyStay(table, 0, 'fire', 'US-FIRE-2'),
    ['enemy-stayed US-FIRE-2 {enemy:0,card:bear.1,why:fire}'],
  ],
  [
    '[US-ENEMY-6] hurt beyond its HP',
    { enemies: [{ is: 'bandit.1', at: 'haven', damage: 1 }] },
    table => foes.damageEnemy(table, 0, 5, 1, 'US-R-100'),
    ['enemy-hurt US-R-100 {enemy:0,card:bandit.1,n:5,left:0,by:1}', 'enemies.0.damage: 1 → 6'],
  ],
  [
    '[US-ENEMY-2] another stage',
    { enemies: [{ is: { id: 'boss', stages: [{ from: 1, melee: { day: '1Y', night: '1Y' } }] }, at: 'haven' }] },
    table => foes.reachStage(table, 0, 1),
    ['stage-reached US-ENEMY-2 {enemy:0,card:boss,stage:1}', 'enemies.0.stage: 0 → 1'],
  ],
  [
    '[US-ENEMY-8] defeated at home: a body, and its symbol is blocked',
    { tiles: [{ at: 'n', is: { id: 'lair', enemies: 1 } }], enemies: [{ is: 'bear.1', at: 'n', symbol: 0 }] },
    table => foes.defeatEnemy(table, 0, 1),
    [
      'enemy-defeated US-ENEMY-8 {enemy:0,card:bear.1,hex:n,by:1}',
      'tiles.1.symbols: [0] → [-2]',
      'tiles.1.bodies: [] → [bear.1]',
      'enemies.0: {id:0,card:bear.1,letter:0,hex:n,damage:0,isTapped:false,symbol:0,home:n,isMet:true,hasStruck:false,stage:0} → nothing',
      'enemiesUsed: [] go, [bear.1] come',
    ],
  ],
  [
    '[US-ENEMY-8] a mission’s own does not go back to the deck',
    { enemies: [{ is: { id: 'own', isOfMission: true }, at: 'haven' }] },
    table => foes.defeatEnemy(table, 0, 1),
    [
      'enemy-defeated US-ENEMY-8 {enemy:0,card:own,hex:haven,by:1}',
      'tiles.0.bodies: [] → [own]',
      'enemies.0: {id:0,card:own,letter:0,hex:haven,damage:0,isTapped:false,symbol:-1,home:-1,isMet:true,hasStruck:false,stage:0} → nothing',
    ],
  ],
  [
    '[US-ENEMY-5] one leaves without a body',
    { tiles: [{ at: 'n', is: { id: 'lair', enemies: 1 } }], enemies: [{ is: 'bear.1', at: 'n', symbol: 0 }] },
    table => foes.removeEnemy(table, 0),
    [
      'enemy-left US-ENEMY-5 {enemy:0,card:bear.1,hex:n}',
      'tiles.1.symbols: [0] → [-1]',
      'enemies.0: {id:0,card:bear.1,letter:0,hex:n,damage:0,isTapped:false,symbol:0,home:n,isMet:true,hasStruck:false,stage:0} → nothing',
      'enemiesUsed: [] go, [bear.1] come',
    ],
  ],
  [
    '[US-COMBAT-4] stunned',
    { enemies: [{ is: 'bear.1', at: 'haven' }] },
    table => foes.stunEnemy(table, 0),
    ['enemy-tapped US-COMBAT-4 {enemy:0,card:bear.1}', 'enemies.0.isTapped: false → true'],
  ],
  [
    '[US-COMBAT-4] whoever strikes is tapped, and has struck',
    { enemies: [{ is: 'bear.1', at: 'haven' }] },
    table => foes.tapStrikingEnemy(table, 0),
    ['enemies.0.isTapped: false → true', 'enemies.0.hasStruck: false → true'],
  ],
  [
    '[US-COMBAT-5] all untap, merchants too',
    { enemies: [{ is: 'bear.1', at: 'haven', isTapped: true }], merchants: [{ id: 'vesna', isTapped: true }] },
    table => foes.untapAll(table),
    ['enemies.0.isTapped: true → false', 'merchants.0.isTapped: true → false'],
  ],
  [
    '[US-LOOT-2] one of two bodies alike is taken',
    { tiles: [{ at: 'n', bodies: ['bear.1', 'bear.1', 'bandit.1'] }] },
    table => foes.takeBody(table, 0, hexOn('n'), cardNamed('bear.1'), 1),
    ['looted US-LOOT-2 {who:0,card:bear.1,successes:1}', 'tiles.1.bodies: [bear.1,bear.1,bandit.1] → [bear.1,bandit.1]'],
  ],
])('%s', (_, position, deed, lines) => expect(done(trek(position), deed)).toEqual(lines));
