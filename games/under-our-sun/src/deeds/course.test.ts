/** The course: each deed in one position, all that it tells and all that it changes. What is not in these lines has not happened. */
import { expect, test } from 'vitest';
import type { Table } from '../events.ts';
import { done } from '../testing/deeds.ts';
import { hexOn, ONE_SON, type Position, sunOn, trek } from '../testing/rehearsal.ts';
import * as course from './course.ts';

const LASTING = 'steady-hand';

test.each<readonly [string, Position, (table: Table) => unknown, readonly string[]]>([
  [
    '[US-ROUND-1] Preparation follows the Night, and is nobody’s turn',
    { phase: 'night', sun: 'heat' },
    table => course.beginPreparation(table),
    ['phase-begun US-ROUND-1 {day:1,phase:preparation}', 'phase: night → preparation', 'sun: heat.1 → -1', 'active: 0 → -1'],
  ],
  [
    '[US-PREP-3] a new day: what lasted until then is over, and abilities can be used again',
    {
      ...ONE_SON,
      phase: 'preparation',
      active: -1,
      toPlay: [],
      step: 'clean-up',
      characters: [
        {
          isRevealed: true,
          hasUsedAbility: true,
          hasUsedFilter: true,
          hasUsedReach: true,
          tonight: [hexOn('n')],
          lasting: [
            { is: LASTING, until: 'turn' },
            { is: LASTING, until: 'phase' },
            { is: LASTING, until: 'day' },
            { is: LASTING, until: 'game' },
          ],
        },
        {},
      ],
      tiles: [{ at: 'n', drew: [0] }],
      state: { phases: 3 },
    },
    table => course.beginDay(table),
    [
      'day-begun US-PREP-3 {day:2}',
      'day: 1 → 2',
      'tiles.1.drew: [0] → []',
      'characters.0.hasUsedFilter: true → false',
      'characters.0.hasUsedReach: true → false',
      'characters.0.hasUsedAbility: true → false',
      'characters.0.lasting: [{is:steady-hand,until:turn},{is:steady-hand,until:phase},{is:steady-hand,until:day},{is:steady-hand,until:game}] → [{is:steady-hand,until:game}]',
      'characters.0.tonight: [n] → []',
    ],
  ],
  [
    '[US-ROUND-1] a phase begins: nobody has played, waits, has moved or has AP, and the Sun card is gone',
    {
      sun: 'heat',
      toPlay: [],
      characters: [
        {
          hasPlayed: true,
          hasMoved: true,
          lasting: [
            { is: LASTING, until: 'turn' },
            { is: LASTING, until: 'phase' },
            { is: LASTING, until: 'day' },
          ],
        },
        { isWaiting: true, ap: 2 },
      ],
    },
    table => course.advancePhase(table),
    [
      'phase-begun US-ROUND-1 {day:1,phase:afternoon}',
      'phase: morning → afternoon',
      'phases: 1 → 2',
      'sun: heat.1 → -1',
      'active: 0 → -1',
      'characters.0.ap: 6 → 0',
      'characters.0.hasPlayed: true → false',
      'characters.0.hasMoved: true → false',
      'characters.0.lasting: [{is:steady-hand,until:turn},{is:steady-hand,until:phase},{is:steady-hand,until:day}] → [{is:steady-hand,until:day}]',
      'characters.1.ap: 2 → 0',
      'characters.1.isWaiting: true → false',
      'characters.1.hasPlayed: true → false',
    ],
  ],
  [
    '[US-SUN-1] a Sun card is drawn',
    {},
    table => course.turnUpSun(table, sunOn('storm')),
    ['sun-drawn US-SUN-1 {card:storm.1,reveals:true}', 'sun: -1 → storm.1'],
  ],
  [
    '[US-AP-7] AP are raised, each by its parts',
    { characters: [{ ap: 0 }, { ap: 1 }] },
    table => course.raiseAp(table, [6, 4], [[], [{ of: 'tired', card: -1, n: -2 }]]),
    ['ap-raised US-AP-7 {ap:[6,4],parts:[[],[{of:tired,card:-1,n:-2}]]}', 'characters.0.ap: 0 → 6', 'characters.1.ap: 1 → 4'],
  ],
  [
    '[US-CHAR-2] skills that have rested',
    { characters: [{ hasUsedSkill: true }, { hasUsedSkill: true }] },
    table => course.renewSkills(table, [1]),
    ['characters.1.hasUsedSkill: true → false'],
  ],
  [
    '[US-ROUND-2] a turn begins',
    {
      active: -1,
      step: 'next-turn',
      toPlay: [1, 0],
      characters: [{ hasUsedKarma: true }, { hasUsedKarma: true }],
      state: { calledOff: [1] },
    },
    table => course.passTurnTo(table, 1),
    [
      'turn-begun US-ROUND-2 {who:1,phase:morning}',
      'step: next-turn → begin-turn',
      'active: -1 → 1',
      'toPlay: [1,0] → [0]',
      'characters.0.hasUsedKarma: true → false',
      'characters.1.hasUsedKarma: true → false',
      'calledOff: [1] → []',
    ],
  ],
  [
    '[US-ROUND-3] a turn ends',
    {
      characters: [
        {
          ap: 2,
          lasting: [
            { is: LASTING, until: 'turn' },
            { is: LASTING, until: 'phase' },
          ],
        },
        {},
      ],
    },
    table => course.endTurn(table, 0),
    [
      'turn-ended US-ROUND-3 {who:0,ap:2}',
      'step: act → next-turn',
      'active: 0 → -1',
      'characters.0.hasPlayed: false → true',
      'characters.0.lasting: [{is:steady-hand,until:turn},{is:steady-hand,until:phase}] → [{is:steady-hand,until:phase}]',
    ],
  ],
  [
    '[US-WAIT-1] whoever waits has played and keeps its AP',
    { characters: [{ ap: 2 }, {}] },
    table => course.wait(table, 0),
    [
      'waits US-WAIT-1 {who:0,ap:2}',
      'step: act → next-turn',
      'active: 0 → -1',
      'characters.0.isWaiting: false → true',
      'characters.0.hasPlayed: false → true',
    ],
  ],
  [
    '[US-WAIT-3] saved AP are lost',
    { characters: [{}, { isWaiting: true, ap: 2 }] },
    table => course.loseSavedAp(table, 1),
    ['saved-ap-lost US-WAIT-3 {who:1,ap:2}', 'characters.1.ap: 2 → 0', 'characters.1.isWaiting: true → false'],
  ],
  [
    '[US-WAIT-3] of none nothing is told',
    { characters: [{}, { isWaiting: true, ap: 0 }] },
    table => course.loseSavedAp(table, 1),
    ['characters.1.isWaiting: true → false'],
  ],
  [
    '[US-WAIT-2] the last chance of a phase',
    { toPlay: [], characters: [{ hasUsedKarma: true, hasPlayed: true }, {}] },
    table => course.beginLastChance(table),
    ['step: act → last-chance', 'active: 0 → -1', 'characters.0.hasUsedKarma: true → false'],
  ],
  [
    '[US-PREP-1] the starting player passes on',
    {},
    table => course.passStarter(table, 1),
    ['starter-passed US-PREP-1 {seat:1}', 'starter: 0 → 1'],
  ],
  [
    '[US-DEATH-2] out of the game',
    { characters: [{}, { diedIn: 1 }] },
    table => course.eliminate(table, 1),
    ['eliminated US-DEATH-2 {who:1}', 'characters.1.isEliminated: false → true'],
  ],
  [
    '[US-ROUND-2] who is to play',
    { active: -1, toPlay: [], step: 'first-actor' },
    table => course.lineUp(table, [1, 0]),
    ['step: first-actor → next-turn', 'toPlay: [] → [1,0]'],
  ],
])('%s', (_, position, deed, lines) => expect(done(trek(position), deed)).toEqual(lines));
