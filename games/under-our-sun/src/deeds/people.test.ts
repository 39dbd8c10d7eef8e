/** People: each deed in one position, all that it tells and all that it changes. What is not in these lines has not happened. */
import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Table } from '../events.ts';
import { HAVEN } from '../places.ts';
import { done } from '../testing/deeds.ts';
import { hexOn, type Position, trek } from '../testing/rehearsal.ts';
import * as people from './people.ts';

const LASTING = 'steady-hand';
const WITH_SCOUT: Position = { mission: { figures: [{ id: 'scout', name: 'the scout', hp: 2 }] } };

test.each<readonly [string, Position, (table: Table) => unknown, readonly string[]]>([
  [
    '[US-AP-1] what is paid, for what, and what is left',
    {},
    table => people.payAp(table, 0, 2, 'move', 'US-MOVE-1', [{ of: 'tile', card: -1, n: 2 }]),
    ['paid US-MOVE-1 {who:0,ap:2,left:4,for:move,parts:[{of:tile,card:-1,n:2}]}', 'characters.0.ap: 6 → 4'],
  ],
  [
    '[US-HP-1] an attack tells of its harm itself',
    {},
    table => people.loseHp(table, 0, 2, 'attack', 'US-COMBAT-9'),
    ['hurt US-COMBAT-9 {who:0,n:2,left:5,why:attack,within:US-COMBAT-8}', 'characters.0.hp: 7 → 5'],
  ],
  [
    '[US-HP-1] no more HP are lost than there are; thirst tells of itself',
    { characters: [{ hp: 1 }, {}] },
    table => people.loseHp(table, 0, 2, 'thirst', 'US-WATER-2'),
    ['hurt US-WATER-2 {who:0,n:2,left:0,why:thirst}', 'characters.0.hp: 1 → 0'],
  ],
  [
    '[US-HP-2] healed, at most to the printed HP',
    { characters: [{ hp: 6 }, {}] },
    table => people.heal(table, 0, 2, 'US-USE-3'),
    ['healed US-USE-3 {who:0,n:1,left:7}', 'characters.0.hp: 6 → 7'],
  ],
  ['[US-HP-2] whoever is whole is not healed', {}, table => people.heal(table, 0, 2, 'US-USE-3'), []],
  [
    '[US-HP-3] death: HP, AP, stealth and the turn to come are lost, and whoever went along stays',
    { ...WITH_SCOUT, characters: [{}, { isStealthy: true, ap: 3 }], state: { figures: [{ id: 0, hex: HAVEN, damage: 0, with: 1 }] } },
    table => people.die(table, 1),
    [
      'died US-HP-3 {who:1,hex:haven,phase:morning,day:1}',
      'figures.0.with: 1 → -1',
      'toPlay: [1] → []',
      'characters.1.hp: 9 → 0',
      'characters.1.ap: 3 → 0',
      'characters.1.isStealthy: true → false',
      'characters.1.diedIn: -1 → 1',
    ],
  ],
  [
    '[US-R-80] a death in Preparation counts from the Morning',
    { phase: 'preparation', step: 'eat', active: -1, toPlay: [] },
    table => people.die(table, 1),
    [
      'died US-HP-3 {who:1,hex:haven,phase:preparation,day:1}',
      'characters.1.hp: 9 → 0',
      'characters.1.ap: 6 → 0',
      'characters.1.diedIn: -1 → 1',
    ],
  ],
  [
    '[US-DEATH-6] revived: it has played',
    { characters: [{}, { diedIn: 1 }] },
    table => people.revive(table, 1, 0, 2),
    [
      'revived US-DEATH-6 {who:1,by:0,hp:2}',
      'characters.1.hp: 0 → 2',
      'characters.1.hasPlayed: false → true',
      'characters.1.diedIn: 1 → -1',
    ],
  ],
  ['[US-INF-1] infected', {}, table => people.infect(table, 0), ['infected US-INF-1 {who:0}', 'characters.0.isInfected: false → true']],
  ['[US-INF-1] not twice', { characters: [{ isInfected: true }, {}] }, table => people.infect(table, 0), []],
  [
    '[US-INF-4] cured',
    { characters: [{ isInfected: true }, {}] },
    table => people.cure(table, 0),
    ['cured US-INF-4 {who:0}', 'characters.0.isInfected: true → false'],
  ],
  ['[US-INF-4] of nothing', {}, table => people.cure(table, 0), []],
  [
    '[US-WATER-4] water into what is free',
    { characters: [{ water: 4 }, {}] },
    table => people.gainWater(table, 0, 3, 'US-USE-3'),
    ['water-gained US-USE-3 {who:0,n:1,left:5}', 'characters.0.water: 4 → 5'],
  ],
  ['[US-WATER-4] into nothing', { characters: [{ water: 5 }, {}] }, table => people.gainWater(table, 0, 3, 'US-USE-3'), []],
  [
    '[US-WATER-5] water is lost, as far as there is any',
    { characters: [{ water: 1 }, {}] },
    table => people.loseWater(table, 0, 3, 'US-EVENT-1'),
    ['water-lost US-EVENT-1 {who:0,n:1,left:0}', 'characters.0.water: 1 → 0'],
  ],
  ['[US-WATER-5] none is lost of none', { characters: [{ water: 0 }, {}] }, table => people.loseWater(table, 0, 3, 'US-EVENT-1'), []],
  [
    '[US-WATER-1] drunk, and what was missing',
    { characters: [{ water: 1 }, {}] },
    table => people.drink(table, 0, 2, [{ of: 'turn', card: -1, n: 2 }]),
    ['drank US-WATER-1 {who:0,n:1,missing:1,left:0,parts:[{of:turn,card:-1,n:2}]}', 'characters.0.water: 1 → 0'],
  ],
  [
    '[US-REFILL-1] from a source, which has one less',
    { characters: [{ water: 1 }, {}], tiles: [{ at: 'haven', is: 'new-haven', source: 2 }] },
    table => people.replenish(table, 0, HAVEN, true),
    ['replenished US-REFILL-1 {who:0,hex:haven,left:5,apLeft:6}', 'tiles.0.source: 2 → 1', 'characters.0.water: 1 → 5'],
  ],
  [
    '[US-REFILL-1] by a filter, once',
    { characters: [{ water: 1 }, {}], tiles: [{ at: 'haven', is: 'new-haven', source: 2 }] },
    table => people.replenish(table, 0, HAVEN, false),
    ['replenished US-REFILL-1 {who:0,hex:haven,left:5,apLeft:6}', 'characters.0.water: 1 → 5', 'characters.0.hasUsedFilter: false → true'],
  ],
  [
    '[US-RAIN-1] rain, as far as bottles go',
    { characters: [{ water: 4 }, {}] },
    table => people.collectRain(table, 0, 3),
    ['rain-collected US-RAIN-1 {who:0,n:1,left:5}', 'characters.0.water: 4 → 5'],
  ],
  [
    '[US-FIT-1] fitness falls no lower than TIRED',
    { characters: [{ fitness: 0 }, {}] },
    table => people.changeFitness(table, 0, -1, 'US-PREP-7'),
    ['fitness-changed US-PREP-7 {who:0,by:-1,fitness:0}'],
  ],
  [
    '[US-FIT-1] and rises no higher than FIT',
    { characters: [{ fitness: 1 }, {}] },
    table => people.changeFitness(table, 0, 2, 'US-EVENT-1'),
    ['fitness-changed US-EVENT-1 {who:0,by:2,fitness:2}', 'characters.0.fitness: 1 → 2'],
  ],
  [
    '[US-SLEEP-1] slept',
    {},
    table => people.sleep(table, 0, 4, [{ of: 'sleep', card: -1, n: 4 }]),
    ['slept US-SLEEP-1 {who:0,fitness:2,cost:4,parts:[{of:sleep,card:-1,n:4}]}', 'characters.0.fitness: 1 → 2'],
  ],
  [
    '[US-AP-1] AP that a text takes are not less than none',
    { characters: [{ ap: 1 }, {}] },
    table => people.changeAp(table, 0, -2, 'US-EVENT-1'),
    ['ap-changed US-EVENT-1 {who:0,by:-2}', 'characters.0.ap: 1 → 0'],
  ],
  [
    '[US-KARMA-6] karma is at most 3',
    { characters: [{ karma: 2 }, {}] },
    table => people.changeKarma(table, 0, 2),
    ['karma-changed US-KARMA-6 {who:0,by:2,left:3}', 'characters.0.karma: 2 → 3'],
  ],
  [
    '[US-KARMA-6] and never less than none',
    { characters: [{ karma: 1 }, {}] },
    table => people.changeKarma(table, 0, -2),
    ['karma-changed US-KARMA-6 {who:0,by:-2,left:0}', 'characters.0.karma: 1 → 0'],
  ],
  [
    '[US-USE-3] something lasts',
    {},
    table => people.letLast(table, 0, LASTING, 'phase'),
    ['lasts US-USE-3 {who:0,is:steady-hand,until:phase}', 'characters.0.lasting: [] → [{is:steady-hand,until:phase}]'],
  ],
  [
    '[US-STEALTH-8] hidden',
    {},
    table => people.hide(table, 0, 'US-STEALTH-8'),
    ['hid US-STEALTH-8 {who:0,hex:haven}', 'characters.0.isStealthy: false → true'],
  ],
  [
    '[US-STEALTH-4] seen',
    { characters: [{ isStealthy: true }, {}] },
    table => people.expose(table, 0, 'US-STEALTH-4'),
    ['exposed US-STEALTH-4 {who:0,hex:haven}', 'characters.0.isStealthy: true → false'],
  ],
  ['[US-STEALTH-4] whoever was seen is not seen again', {}, table => people.expose(table, 0, 'US-STEALTH-4'), []],
  [
    '[US-MOVE-1] a move: stealth stays behind, whoever goes along comes',
    {
      ...WITH_SCOUT,
      tiles: [{ at: 'n' }],
      characters: [{ isStealthy: true }, {}],
      state: { figures: [{ id: 0, hex: HAVEN, damage: 0, with: 0 }] },
    },
    table => people.moveCharacter(table, 0, hexOn('n'), 'move', 'US-MOVE-1', [{ of: 'tile', card: -1, n: 1 }]),
    [
      'moved US-MOVE-1 {who:0,from:haven,to:n,gait:move,price:[{of:tile,card:-1,n:1}]}',
      'figures.0.hex: haven → n',
      'characters.0.hex: haven → n',
      'characters.0.isStealthy: true → false',
      'characters.0.hasMoved: false → true',
    ],
  ],
  [
    '[US-MOVE-1] sneaking is no Move, and a figure of another stays',
    { ...WITH_SCOUT, tiles: [{ at: 'n' }], state: { figures: [{ id: 0, hex: HAVEN, damage: 0, with: 1 }] } },
    table => people.moveCharacter(table, 0, hexOn('n'), 'sneak', 'US-SNEAK-1', []),
    ['moved US-SNEAK-1 {who:0,from:haven,to:n,gait:sneak,price:[]}', 'characters.0.hex: haven → n'],
  ],
  ['[US-NCARD-5] a tile of this Night', { phase: 'night' }, table => people.standTonight(table, 0), ['characters.0.tonight: [] → [haven]']],
  ['[US-NCARD-5] not twice', { phase: 'night', characters: [{ tonight: [HAVEN] }, {}] }, table => people.standTonight(table, 0), []],
  [
    '[US-CHAR-2] a skill is used',
    {},
    table => people.useSkill(table, 0),
    ['skill-used US-CHAR-2 {who:0}', 'characters.0.hasUsedSkill: false → true'],
  ],
  [
    '[US-CHAR-2] prevented by the own skill',
    {},
    table => people.preventDamage(table, 0, -1, 2),
    ['prevented US-CHAR-2 {who:0,card:-1,n:2,within:US-COMBAT-8}'],
  ],
  [
    '[US-USE-3] prevented by a card',
    {},
    table => people.preventDamage(table, 0, cardNamed('shield.1'), 1),
    ['prevented US-USE-3 {who:0,card:shield.1,n:1,within:US-COMBAT-8}'],
  ],
  [
    '[US-EAT-1] a meal between: 1 HP',
    { characters: [{ hp: 4, goods: { food: 2 } }, {}] },
    table => people.spendFood(table, 0, 'eat'),
    [
      'ate US-EAT-1 {who:0,why:eat,hp:5}',
      'characters.0.hp: 4 → 5',
      'characters.0.goods: [2,0,0,0,0,0,0] → [1,0,0,0,0,0,0]',
      'supply: [19,17,21,17,21,12,12] → [20,17,21,17,21,12,12]',
    ],
  ],
  [
    '[US-PREP-8] the meal of Preparation heals nobody',
    { characters: [{ hp: 4, goods: { food: 2 } }, {}] },
    table => people.spendFood(table, 0, 'meal'),
    [
      'ate US-PREP-8 {who:0,why:meal,hp:4}',
      'characters.0.goods: [2,0,0,0,0,0,0] → [1,0,0,0,0,0,0]',
      'supply: [19,17,21,17,21,12,12] → [20,17,21,17,21,12,12]',
    ],
  ],
])('%s', (_, position, deed, lines) => expect(done(trek(position), deed)).toEqual(lines));
