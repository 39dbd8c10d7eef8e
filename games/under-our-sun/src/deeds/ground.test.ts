/** The ground: each deed in one position, all that it tells and all that it changes. What is not in these lines has not happened. */
import { expect, test } from 'vitest';
import { cardNamed, EVENT_NUMBERS, NIGHT_NUMBERS } from '../content/box.ts';
import type { Table } from '../events.ts';
import { HAVEN } from '../places.ts';
import { done } from '../testing/deeds.ts';
import { FEWER_CUBES, hexOn, type Position, trek } from '../testing/rehearsal.ts';
import * as ground from './ground.ts';

test.each<readonly [string, Position, (table: Table) => unknown, readonly string[]]>([
  [
    '[US-EMOVE-8] a tile is laid face down',
    { stack: [{ id: 'top' }, { id: 'next' }] },
    table => ground.layFaceDown(table, hexOn('n')),
    [
      'tile-laid-down US-EMOVE-8 {hex:n}',
      'tiles.1: nothing → {hex:n,card:-1,goods:[0,0,0,0,0,0,0],native:[0,0,0,0,0,0,0],water:0,ammunition:[0,0],source:0,symbols:[],hasEvent:false,containers:[],hasObjective:false,hasToken:false,camp:-1,fire:none,trap:-1,bodies:[],drew:[],items:[],down:[top]}',
      'stack: [top] go, [] come',
    ],
  ],
  [
    '[US-MAP-3] a tile is turned up and filled, as far as the supply goes',
    {
      stack: [
        { id: 'top', resources: ['wood', 'wood'], water: 1, enemies: 2, hasEvent: true, containers: [{ test: 'strength', loot: 1 }] },
      ],
      state: { supply: [9, 9, 9, 9, 1, 9, 9] },
      despite: FEWER_CUBES,
    },
    table => ground.turnUpTile(table, hexOn('n')),
    [
      'tile-revealed US-EXPL-1 {hex:n,card:top,reveals:true}',
      'filled US-MAP-3 {hex:n,goods:[0,0,0,0,1,0,0],water:1}',
      'tiles.1: nothing → {hex:n,card:top,goods:[0,0,0,0,1,0,0],native:[0,0,0,0,1,0,0],water:0,ammunition:[0,0],source:1,symbols:[-1,-1],hasEvent:true,containers:[0],hasObjective:false,hasToken:false,camp:-1,fire:none,trap:-1,bodies:[],drew:[],items:[],down:[]}',
      'supply: [9,9,9,9,1,9,9] → [9,9,9,9,0,9,9]',
      'stack: [top] go, [] come',
    ],
  ],
  [
    '[US-MAP-3] a bare one is not filled',
    { stack: [{ id: 'top' }] },
    table => ground.turnUpTile(table, hexOn('n')),
    [
      'tile-revealed US-EXPL-1 {hex:n,card:top,reveals:true}',
      'tiles.1: nothing → {hex:n,card:top,goods:[0,0,0,0,0,0,0],native:[0,0,0,0,0,0,0],water:0,ammunition:[0,0],source:0,symbols:[],hasEvent:false,containers:[],hasObjective:false,hasToken:false,camp:-1,fire:none,trap:-1,bodies:[],drew:[],items:[],down:[]}',
      'stack: [top] go, [] come',
    ],
  ],
  [
    '[US-EXPL-3] one that lies there is turned over, and the stack stays',
    { stack: [{ id: 'top' }], tiles: [{ at: 'n', isDown: true, is: { id: 'down' } }] },
    table => ground.turnUpTile(table, hexOn('n')),
    ['tile-revealed US-EXPL-1 {hex:n,card:down,reveals:true}', 'tiles.1.card: -1 → down', 'tiles.1.down: [down] → []'],
  ],
  [
    '[US-MISSION-4] markers: a container',
    {},
    table => ground.placeMarker(table, HAVEN, 'container', 'US-MISSION-4'),
    ['marker-placed US-MISSION-4 {hex:haven,marker:container}', 'tiles.0.containers: [] → [9]'],
  ],
  [
    '[US-MISSION-4] an objective',
    {},
    table => ground.placeMarker(table, HAVEN, 'objective', 'US-MISSION-4'),
    ['marker-placed US-MISSION-4 {hex:haven,marker:objective}', 'tiles.0.hasObjective: false → true'],
  ],
  [
    '[US-MISSION-4] a token',
    {},
    table => ground.placeMarker(table, HAVEN, 'token', 'US-MISSION-4'),
    ['marker-placed US-MISSION-4 {hex:haven,marker:token}', 'tiles.0.hasToken: false → true'],
  ],
  [
    '[US-EVENT-4] an event marker is taken',
    { tiles: [{ at: 'n', hasEvent: true, hasObjective: true, hasToken: true }] },
    table => ground.takeMarker(table, hexOn('n'), 'event', 'US-EVENT-4'),
    ['marker-taken US-EVENT-4 {hex:n,marker:event}', 'tiles.1.hasEvent: true → false'],
  ],
  [
    '[US-MISSION-4] an objective is taken',
    { tiles: [{ at: 'n', hasEvent: true, hasObjective: true, hasToken: true }] },
    table => ground.takeMarker(table, hexOn('n'), 'objective', 'US-MISSION-4'),
    ['marker-taken US-MISSION-4 {hex:n,marker:objective}', 'tiles.1.hasObjective: true → false'],
  ],
  [
    '[US-MISSION-4] a token is taken',
    { tiles: [{ at: 'n', hasEvent: true, hasObjective: true, hasToken: true }] },
    table => ground.takeMarker(table, hexOn('n'), 'token', 'US-MISSION-4'),
    ['marker-taken US-MISSION-4 {hex:n,marker:token}', 'tiles.1.hasToken: true → false'],
  ],
  [
    '[US-CONT-3] one of two alike is opened',
    { tiles: [{ at: 'n', containers: [9, 9] }] },
    table => ground.openContainer(table, 0, hexOn('n'), 9),
    ['container-opened US-CONT-3 {who:0,hex:n,at:9}', 'tiles.1.containers: [9,9] → [9]'],
  ],
  ['[US-CONT-4] one stays shut', {}, table => ground.leaveShut(table, 0, HAVEN, 0), ['container-shut US-CONT-4 {who:0,hex:haven,at:0}']],
  [
    '[US-CAMP-2] a camp',
    {},
    table => ground.pitchCamp(table, 0, HAVEN, cardNamed('tent.1')),
    ['camp-made US-CAMP-2 {who:0,hex:haven,card:tent.1}', 'tiles.0.camp: -1 → tent.1'],
  ],
  [
    '[US-CAMP-3] taken down',
    { tiles: [{ at: 'n', hasCamp: true }] },
    table => ground.strikeCamp(table, 0, hexOn('n')),
    [
      'camp-struck US-CAMP-3 {who:0,hex:n,card:tent.1}',
      'tiles.1.camp: tent.1 → -1',
      'characters.0.items: [] → [{card:tent.1,n:0,isFlipped:false}]',
    ],
  ],
  [
    '[US-FIRE-9] a fire',
    {},
    table => ground.lightFire(table, 0, HAVEN),
    ['fire-lit US-FIRE-9 {who:0,hex:haven}', 'tiles.0.fire: none → campfire'],
  ],
  ['[US-FIRE-5] a pit', {}, table => ground.makePit(table, 0, HAVEN), ['pit-made US-FIRE-5 {who:0,hex:haven}', 'tiles.0.fire: none → pit']],
  [
    '[US-FIRE-6] 1 food becomes 3',
    { characters: [{ goods: { food: 1 } }, {}] },
    table => ground.cook(table, 0),
    [
      'cooked US-FIRE-6 {who:0}',
      'characters.0.goods: [1,0,0,0,0,0,0] → [3,0,0,0,0,0,0]',
      'supply: [20,17,21,17,21,12,12] → [18,17,21,17,21,12,12]',
    ],
  ],
  [
    '[US-FIRE-6] as far as the supply goes',
    { characters: [{ goods: { food: 1 } }, {}], state: { supply: [1, 9, 9, 9, 9, 9, 9] }, despite: FEWER_CUBES },
    table => ground.cook(table, 0),
    ['cooked US-FIRE-6 {who:0}', 'characters.0.goods: [1,0,0,0,0,0,0] → [2,0,0,0,0,0,0]', 'supply: [1,9,9,9,9,9,9] → [0,9,9,9,9,9,9]'],
  ],
  [
    '[US-FIRE-7] fires go out; of a pit its metal is left',
    {
      tiles: [
        { at: 'n', fire: 'campfire' },
        { at: 's', fire: 'pit' },
      ],
    },
    table => ground.putOutFires(table, [hexOn('n'), hexOn('s')], 'US-FIRE-7'),
    [
      'fires-out US-FIRE-7 {hexes:[n,s],pits:[s]}',
      'tiles.1.fire: campfire → none',
      'tiles.2.goods: [0,0,0,0,0,0,0] → [0,0,1,0,0,0,0]',
      'tiles.2.fire: pit → none',
      'supply: [21,17,21,17,21,12,12] → [21,17,20,17,21,12,12]',
    ],
  ],
  [
    '[US-R-100] a trap',
    {},
    table => ground.layTrap(table, 0, HAVEN, cardNamed('small-animal-trap.1')),
    ['trap-laid US-R-100 {who:0,hex:haven}', 'tiles.0.trap: -1 → small-animal-trap.1'],
  ],
  [
    '[US-NCARD-2] who has drawn for a tile is noted once',
    { phase: 'night', tiles: [{ at: 'n', drew: [1] }] },
    table => [ground.noteDrawn(table, hexOn('n'), 0), ground.noteDrawn(table, hexOn('n'), 1)],
    ['tiles.1.drew: [1] → [1,0]'],
  ],
  [
    '[US-DECK-2] under its deck, face up',
    { nights: [{ id: 'a' }] },
    table => ground.putUnder(table, 'night', [ground.drawFrom(table, 'night')]),
    ['nightsUsed: [] go, [a] come', 'nightDeck: [a] go, [] come'],
  ],
  [
    '[US-DECK-2] what was used is shuffled into the rest',
    { nights: [{ id: 'a' }], state: { nightsUsed: [NIGHT_NUMBERS[0]!] } },
    table => ground.shuffleIn(table, 'night'),
    ['deck-shuffled US-DECK-2 {deck:night}', 'nightsUsed: [nothing-again] go, [] come', 'nightDeck: [] go, [nothing-again] come'],
  ],
  [
    '[US-DECK-1] the top card is seen by one',
    { events: [{ id: 'a' }] },
    table => ground.peekAtDeck(table, 0, 'event', [0]),
    ['peeked US-DECK-1 {who:0,deck:event,reveals:true,secret:{to:[0],facts:{card:a}}}'],
  ],
  [
    '[US-DECK-1] or by all',
    { events: [{ id: 'a' }] },
    table => ground.peekAtDeck(table, 0, 'event', null),
    ['peeked US-DECK-1 {who:0,deck:event,reveals:true,card:a}'],
  ],
  [
    '[US-DECK-1] of none nothing is seen',
    { events: [] },
    table => ground.peekAtDeck(table, 0, 'event', null),
    ['peeked US-DECK-1 {who:0,deck:event,reveals:true,card:-1}'],
  ],
  [
    '[US-DECK-1] buried before the eyes of all',
    { events: [{ id: 'a' }, { id: 'b' }] },
    table => ground.buryTopCard(table, 0, 'event', null),
    ['buried US-DECK-1 {who:0,deck:event,card:a}', 'eventDeck: [a,b] → [b,a]'],
  ],
  [
    '[US-DECK-1] buried by one alone, who tells nobody',
    { events: [{ id: 'a' }, { id: 'b' }] },
    table => ground.buryTopCard(table, 0, 'event', [0]),
    ['eventDeck: [a,b] → [b,a]'],
  ],
  [
    '[US-EVENT-1] an event is drawn',
    {},
    table => ground.drawEvent(table, 0, EVENT_NUMBERS[0]!),
    ['event-drawn US-EVENT-1 {who:0,card:the-map-that-aged-well,reveals:true}'],
  ],
  [
    '[US-NCARD-1] a night card is drawn',
    {},
    table => ground.drawNight(table, 0, NIGHT_NUMBERS[0]!, true),
    ['night-drawn US-NCARD-1 {who:0,card:nothing-again,isInCamp:true,reveals:true}'],
  ],
  [
    '[US-NCARD-7] and ignored',
    {},
    table => ground.ignoreNight(table, 0, NIGHT_NUMBERS[0]!),
    ['night-ignored US-NCARD-7 {who:0,card:nothing-again}'],
  ],
  [
    '[US-NCARD-4] whom it hits',
    {},
    table => ground.tellVote(table, NIGHT_NUMBERS[0]!, 1, [[1], [0]]),
    ['victim-voted US-NCARD-4 {card:nothing-again,who:1,votes:[[1],[0]]}'],
  ],
  [
    '[US-EVENT-1] which word is carried out',
    {},
    table => ground.speak(table, 0, EVENT_NUMBERS[0]!, 'damage'),
    ['word US-EVENT-1 {who:0,card:the-map-that-aged-well,word:damage}'],
  ],
])('%s', (_, position, deed, lines) => expect(done(trek(position), deed)).toEqual(lines));
