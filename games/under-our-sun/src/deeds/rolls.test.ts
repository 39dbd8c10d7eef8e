/** Rolls: each deed in one position, all that it tells and all that it changes. What is not in these lines has not happened. */
import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Table } from '../events.ts';
import { done } from '../testing/deeds.ts';
import { type Position, trek } from '../testing/rehearsal.ts';
import * as rolls from './rolls.ts';

test.each<readonly [string, Position, (table: Table) => unknown, readonly string[]]>([
  [
    '[US-DICE-5] a roll of a character for a test',
    { dice: { test: [[1, 0]] } },
    table => rolls.roll(table, 'test', { who: 0 }, ['green', 'yellow'], 'strength', -1, [{ of: 'character', card: -1, n: 2 }], 1),
    [
      'rolled US-DICE-5 {dice:[green,yellow],faces:[1,0],successes:1,by:character,id:0,for:strength,enough:1,against:-1,from:[{of:character,card:-1,n:2}],reveals:true}',
    ],
  ],
  [
    '[US-COMBAT-8] the dice of an attack are told with it',
    { dice: { enemy: [[2]] } },
    table => rolls.roll(table, 'enemy', { enemy: 3 }, ['green'], 'counterattack', 1),
    [
      'rolled US-DICE-5 {dice:[green],faces:[2],successes:2,by:enemy,id:3,for:counterattack,enough:0,against:1,from:[],reveals:true,within:US-COMBAT-8}',
    ],
  ],
  [
    '[US-ROB-1] of a merchant',
    { dice: { enemy: [[0]] } },
    table => rolls.roll(table, 'enemy', { merchant: 0 }, ['green'], 'return-fire', 1),
    [
      'rolled US-DICE-5 {dice:[green],faces:[0],successes:0,by:merchant,id:0,for:return-fire,enough:0,against:1,from:[],reveals:true,within:US-COMBAT-8}',
    ],
  ],
  [
    '[US-KARMA-5] dice once more: karma that shows its sign is kept',
    {
      dice: {
        karma: [
          [2, 1],
          [1, 0],
        ],
      },
      characters: [{ karma: 3 }, {}],
    },
    table =>
      rolls.useKarma(table, 0, { dice: ['green', 'yellow', 'green'], faces: [0, 1, 0], from: [], for: 'strength', enough: 1 }, [0, 2]),
    [
      'karma-used US-KARMA-1 {who:0,dice:[green,yellow,green],faces:[2,1,1],successes:4,from:[],for:strength,enough:1,rerolled:[0,2],kept:1,left:2,reveals:true}',
      'characters.0.karma: 3 → 2',
      'characters.0.hasUsedKarma: false → true',
    ],
  ],
  [
    '[US-USE-3] all dice again, by a card',
    { dice: { test: [[1, 0]] } },
    table =>
      rolls.rollAgain(table, 0, cardNamed('lockpicks'), {
        dice: ['green', 'yellow'],
        faces: [0, 0],
        from: [],
        for: 'container',
        enough: 1,
      }),
    ['rerolled US-USE-3 {who:0,card:lockpicks,dice:[green,yellow],faces:[1,0],successes:1,from:[],reveals:true}'],
  ],
  [
    '[US-EMOVE-4] the numbered die',
    { dice: { direction: [[3, 8]] } },
    table => rolls.rollNumbers(table, { id: 0, card: cardNamed('bear.1') }, 2),
    ['numbers-rolled US-EMOVE-4 {enemy:0,card:bear.1,rolled:[3,8],reveals:true}'],
  ],
  [
    '[US-EMOVE-7] a tie',
    {
      dice: {
        tie: [
          [1, 0],
          [2, 1],
        ],
      },
    },
    table => rolls.rollTie(table, [0, 1]),
    ['tie-rolled US-EMOVE-7 {among:[0,1],successes:[1,3],reveals:true}'],
  ],
  [
    '[US-AMMO-9] what is in a weapon that was found',
    { dice: { ammunition: [[2, 1]] } },
    table => rolls.rollFor(table, 'ammunition', ['green', 'green'], 0, cardNamed('bow.1')),
    ['rerolled US-AMMO-9 {who:0,card:bow.1,dice:[green,green],faces:[2,1],from:[],successes:3,reveals:true,within:card-gained}'],
  ],
])('%s', (_, position, deed, lines) => expect(done(trek(position), deed)).toEqual(lines));
