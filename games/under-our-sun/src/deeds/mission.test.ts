/** The mission: each deed in one position, all that it tells and all that it changes. What is not in these lines has not happened. */
import { expect, test } from 'vitest';
import type { Table } from '../events.ts';
import { HAVEN } from '../places.ts';
import { done } from '../testing/deeds.ts';
import { hexOn, ONE_SON, type Position, trek } from '../testing/rehearsal.ts';
import * as mission from './mission.ts';

const WITH_SCOUT: Position = { mission: { figures: [{ id: 'scout', name: 'the scout', hp: 2 }] } };
const SCOUT_HERE = { figures: [{ id: 0, hex: HAVEN, damage: 0, with: -1 }] };

test.each<readonly [string, Position, (table: Table) => unknown, readonly string[]]>([
  [
    '[US-MISSION-2] another card: what happened under the last one is forgotten',
    { mission: { cards: [{ rules: [{ on: 'phase-start', effects: [] }] }, {}] }, state: { happened: [0] } },
    table => mission.layMissionCard(table, 1),
    ['mission-card US-MISSION-2 {mission:9,stage:1}', 'stage: 0 → 1', 'happened: [0] → []'],
  ],
  ['[US-MISSION-2] fulfilled', {}, table => mission.fulfilCard(table), ['card-fulfilled US-MISSION-2 {mission:9,stage:0}']],
  [
    '[US-MISSION-2] noted',
    { mission: { cards: [{ rules: [{ on: 'phase-start', effects: [] }] }] } },
    table => mission.noteHappened(table, 0),
    ['happened: [] → [0]'],
  ],
  [
    '[US-MISSION-2] counted',
    { mission: { counters: ['a', 'b'] }, state: { counters: [1, 2] } },
    table => mission.setCounter(table, 'b', 5),
    ['counted US-MISSION-2 {counter:b,by:3,is:5}', 'counters: [1,2] → [1,5]'],
  ],
  [
    '[US-MISSION-4] objectives to come',
    { state: { hidden: 1 } },
    table => mission.hideObjectives(table, 2, 3),
    ['hidden: 1 → 3', 'hiddenFrom: 0 → 3'],
  ],
  ['[US-MISSION-4] one is found', { state: { hidden: 2 } }, table => mission.findObjective(table), ['hidden: 2 → 1']],
  [
    '[US-MISSION-4] a figure is placed',
    WITH_SCOUT,
    table => mission.placeFigure(table, 0, HAVEN),
    ['figure-placed US-MISSION-4 {figure:0,hex:haven}', 'figures.0: nothing → {id:0,hex:haven,damage:0,with:-1}'],
  ],
  [
    '[US-MISSION-4] taken along',
    { ...WITH_SCOUT, state: SCOUT_HERE },
    table => mission.takeFigure(table, 0, 0),
    ['figure-taken US-MISSION-4 {who:0,figure:0}', 'figures.0.with: -1 → 0'],
  ],
  [
    '[US-MISSION-4] left',
    { ...WITH_SCOUT, state: { figures: [{ id: 0, hex: HAVEN, damage: 0, with: 0 }] } },
    table => mission.leaveFigure(table, 0),
    ['figure-left US-MISSION-4 {figure:0,hex:haven}', 'figures.0.with: 0 → -1'],
  ],
  [
    '[US-MISSION-4] it moves',
    { ...WITH_SCOUT, tiles: [{ at: 'n' }], state: SCOUT_HERE },
    table => mission.moveFigure(table, 0, hexOn('n')),
    ['figure-moved US-MISSION-4 {figure:0,from:haven,to:n}', 'figures.0.hex: haven → n'],
  ],
  [
    '[US-MISSION-4] it is hurt beyond its HP',
    { ...WITH_SCOUT, state: SCOUT_HERE },
    table => mission.hurtFigure(table, 0, 3),
    ['figure-hurt US-MISSION-4 {figure:0,n:3,left:0}', 'figures.0.damage: 0 → 3'],
  ],
  [
    '[US-MISSION-2] an action of the mission',
    {},
    table => mission.tellMissionAction(table, 1, 'give'),
    ['mission-acted US-MISSION-2 {who:1,action:give}'],
  ],
  [
    '[US-SOL-5] turned up, with where the Quartermaster delivers',
    { ...ONE_SON, team: ['quartermaster', 'late-watch'] },
    table => mission.turnUpTeamCard(table, 0, 'US-SOL-5'),
    ['revealed US-SOL-5 {who:0,card:quartermaster,drop:0,reveals:true}', 'characters.0.isRevealed: false → true'],
  ],
  [
    '[US-SOL-1] the first ability, once a day',
    { ...ONE_SON, characters: [{ isRevealed: true }, {}] },
    table => mission.useAbility(table, 0, 1),
    ['ability-used US-SOL-1 {who:0,ability:1}', 'characters.0.hasUsedAbility: false → true'],
  ],
  [
    '[US-SOL-3] the second as often as one likes',
    { ...ONE_SON, characters: [{ isRevealed: true }, {}] },
    table => mission.useAbility(table, 0, 2),
    ['ability-used US-SOL-3 {who:0,ability:2}'],
  ],
])('%s', (_, position, deed, lines) => expect(done(trek(position), deed)).toEqual(lines));
