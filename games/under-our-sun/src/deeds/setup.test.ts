/** Set-up: each deed in one position, all that it tells and all that it changes. What is not in these lines has not happened. */
import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Table } from '../events.ts';
import { done } from '../testing/deeds.ts';
import { ONE_SON, type Position, trek } from '../testing/rehearsal.ts';
import * as setup from './setup.ts';

test.each<readonly [string, Position, (table: Table) => unknown, readonly string[]]>([
  [
    '[US-SETUP-3] who begins is rolled',
    {
      dice: {
        setup: [
          [1, 0, 2],
          [0, 0, 1],
        ],
      },
    },
    table => setup.rollFirst(table, [0, 1]),
    ['first-rolled US-SETUP-3 {seats:[0,1],successes:[3,1],reveals:true}'],
  ],
  ['[US-SETUP-3] and chosen', {}, table => setup.chooseStarter(table, 1), ['starter-chosen US-SETUP-3 {seat:1}', 'starter: 0 → 1']],
  [
    '[US-SETUP-6] somebody is chosen, as they are before anything has happened',
    { characters: [{}], seats: 2, toPlay: [] },
    table => setup.chooseCharacter(table, 1, 'wren'),
    [
      'character-chosen US-SETUP-6 {who:1,seat:1,id:wren}',
      'characters.1: nothing → {id:wren,seat:1,hex:haven,hp:6,water:5,fitness:1,ap:6,karma:3,isStealthy:false,isInfected:false,isWaiting:false,hasPlayed:false,hasMoved:false,hasUsedKarma:false,hasUsedSkill:false,hasUsedFilter:false,hasUsedReach:false,diedIn:-1,isEliminated:false,isRevealed:false,hasUsedAbility:false,goods:[0,0,0,0,0,0,0],ammunition:[0,0],items:[],lasting:[],tonight:[]}',
    ],
  ],
  ['[US-TEAM-3] team cards are dealt', { ...ONE_SON }, table => setup.tellTeam(table), ['team-dealt US-TEAM-3 {dealt:2,left:0}']],
  [
    '[US-SETUP-11] points',
    {},
    table => setup.dealPoints(table, [3, 2]),
    ['points-dealt US-SETUP-11 {points:[3,2]}', 'players.0.points: 0 → 3', 'players.1.points: 0 → 2'],
  ],
  [
    '[US-SETUP-14] bought with the points of two, fully loaded',
    {
      state: {
        offer: [cardNamed('bow.1')],
        players: [
          { points: 3, team: [], drop: [] },
          { points: 2, team: [], drop: [] },
        ],
      },
      despite: [/bow/],
    },
    table =>
      setup.buyEquipment(table, 1, cardNamed('bow.1'), [
        { seat: 0, points: 1 },
        { seat: 1, points: 2 },
      ]),
    [
      'equipment-bought US-SETUP-14 {who:1,card:bow.1,price:3,givers:[0,1]}',
      'characters.1.items: [] → [{card:bow.1,n:3,isFlipped:false}]',
      'offer: [bow.1] → []',
      'players.0.points: 3 → 2',
      'players.1.points: 2 → 0',
    ],
  ],
  ['[US-SETUP-12] one is done', {}, table => setup.finishBuying(table, 1), ['equipment-done US-SETUP-12 {seat:1}']],
  [
    '[US-SETUP-15] what is left goes back, and so do points',
    {
      state: {
        offer: [cardNamed('bow.1')],
        itemDeck: [],
        players: [
          { points: 3, team: [], drop: [] },
          { points: 2, team: [], drop: [] },
        ],
      },
    },
    table => setup.closeOffer(table),
    ['offer: [bow.1] → []', 'itemDeck: [] go, [bow.1] come', 'players.0.points: 3 → 0', 'players.1.points: 2 → 0'],
  ],
  [
    '[US-SETUP-20] the mission begins',
    { mission: { lastDay: 6 } },
    table => setup.beginMission(table),
    ['mission-begun US-SETUP-20 {mission:9,mode:coop,lastDay:6}'],
  ],
])('%s', (_, position, deed, lines) => expect(done(trek(position), deed)).toEqual(lines));
