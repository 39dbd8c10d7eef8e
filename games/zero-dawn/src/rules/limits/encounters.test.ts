/** Tracking, building and starting an encounter: just inside and just outside what the other tests of the rules show. */
import { describe, expect, test } from 'vitest';
import { cardNamed, TRACKING_DECKS } from '../../content/box.ts';
import { ENEMY_TYPES } from '../../content/kinds.ts';
import { fate, print } from '../../testing/fixtures.ts';
import { type DawnRehearsal, type EnemyOn, given } from '../../testing/rehearsal.ts';
import { addEnemy, buildEncounter, startSquares } from '../build-encounter.ts';
import { drawSalvage } from '../salvage.ts';
import { track } from '../tracking.ts';

const far: readonly EnemyOn[] = [{ type: 'watcher', at: [5, 2] }];

describe('Building and starting', () => {
  test('[ZD-TRACK-10] [ZD-MAP-13] an encounter tells that it began; its enemies have not acted and burn by nobody’s hand', () => {
    const stage = given({ hunters: [{}, {}], state: { card: cardNamed('quiet-meadow'), level: 1, encounter: 2, step: 'build-encounter' } });
    if (stage.state.card < 0) stage.state.card = stage.state.trackingPile[0]!;
    stage.run(buildEncounter);

    const { card } = stage.state;
    expect(stage.told).toEqual([{ type: 'encounter-began', rule: 'ZD-TRACK-10', encounter: 2, level: 1, card }]);
    expect(stage.state.enemies.every(({ hasActed, burnedBy }) => !hasActed && burnedBy === -1)).toBe(true);
  });

  test('[ZD-BEH-7] decks are made for the types in play that have more than one card', () => {
    const stage = given({ hunters: [{}, {}], state: { card: TRACKING_DECKS[0]!.call, step: 'build-encounter' } }).run(buildEncounter);
    const types = new Set(stage.state.enemies.map(({ type }) => ENEMY_TYPES[type]!));

    expect([...types].sort()).toEqual(['sawtooth', 'scrapper']);
    expect(stage.state.behaviours.map(({ type, pile }) => [ENEMY_TYPES[type], pile.length])).toEqual([['sawtooth', 4]]);
  });

  test('[ZD-COMP-7] [ZD-EVENT-3] one more enemy comes only if the box has a model left, counted by its type', () => {
    const placed = (count: number, more: readonly EnemyOn[] = []): unknown => {
      const watchers = Array.from({ length: count }, (): EnemyOn => ({ type: 'watcher', at: [1, 1], spawn: [2, 1] }));
      const stage = given({ hunters: [{}, {}], enemies: [...watchers, ...more] });
      addEnemy(stage.table, 'watcher');
      return stage.told;
    };
    const striders = Array.from({ length: 3 }, (): EnemyOn => ({ type: 'strider', at: [0, 0] }));

    expect(placed(3)).toMatchObject([{ type: 'enemy-placed', rule: 'ZD-EVENT-3', enemy: 3 }]);
    expect(placed(4)).toEqual([]);
    expect(placed(3, striders)).toMatchObject([{ type: 'enemy-placed', enemy: 6 }]);
    expect(placed(0)).toEqual([]);
  });

  test('[ZD-START-2] [ZD-EVENT-3] who starts beside an enemy starts as near as possible to the nearest one', () => {
    const event = print('event', {
      ...{ id: 'limits-close', name: 'Close', sort: 'handicap', on: 'leader' },
      always: [{ do: 'start-beside-enemy' }],
    });
    const stage = given({
      ...{ map: ['#######'], hunters: [{}, {}], state: { event, leader: 0 } },
      enemies: [
        { type: 'watcher', at: [1, 0] },
        { type: 'watcher', at: [6, 0] },
      ],
    });

    expect(startSquares(stage.state, 0)).toEqual(
      (
        [
          [0, 0],
          [2, 0],
          [5, 0],
        ] as const
      ).map(at => stage.square(at)),
    );
    expect(startSquares(stage.state, 1)).toHaveLength(5);
  });
});

describe('Salvage and tracking', () => {
  test('[ZD-SALV-6] a fate card is shown to all', () => {
    const card = fate('limits-fate', [{ do: 'gain-glory', n: 1 }]);
    const stage = given({ hunters: [{}, {}], enemies: far, state: { salvagePile: [card] } });
    stage.run(table => drawSalvage(table, 1, 1, 'ZD-EN-4'));

    expect(stage.toldOf('fate-drawn')).toEqual([{ type: 'fate-drawn', rule: 'ZD-SALV-6', seat: 1, card, reveals: true }]);
  });

  test('[ZD-EVENT-3] a rival is named only where the event says so, and the table hears it', () => {
    const named = (on: 'rival' | 'all'): DawnRehearsal => {
      const event = print('event', { id: `limits-${on}`, name: on, sort: 'all', on, always: [] });
      const stage = given({ hunters: [{}, {}, {}] });
      const { state } = stage;
      Object.assign(state, { step: 'track', encounter: 2, eventPile: [event, ...state.eventPile], eventRival: 2 });
      stage.run(track).answer('pick-tracking', stage.options('pick-tracking')[0]!).answer('pick-event', `limits-${on}`);
      return stage;
    };
    const [rival, all] = [named('rival'), named('all')];

    expect([rival.asks, all.asks, all.state.eventRival, rival.state.eventRival]).toEqual(['name-rival', null, -1, -1]);
    rival.answer('name-rival', 'h1');
    expect(rival.toldOf('rival-named')).toEqual([{ type: 'rival-named', rule: 'ZD-EVENT-3', seat: 1, card: rival.state.event }]);
    expect(all.types('rival-named')).toEqual([]);
  });

  test('[ZD-EVENT-2] in the first phase there is no event, and so nobody who chose one', () => {
    const stage = given({ hunters: [{}, {}], state: { step: 'track', encounter: 1, eventChooser: 1, eventRival: 1 } }).run(track);
    stage.answer('pick-tracking', stage.options()[0]!);

    expect(stage.state).toMatchObject({ event: -1, eventChooser: -1, eventRival: -1 });
  });
});
