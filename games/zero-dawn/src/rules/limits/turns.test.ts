/** Turns, and the end of an encounter: just inside and just outside what the other tests of the rules show. */
import { describe, expect, test } from 'vitest';
import { blank, interrupt, strike } from '../../testing/fixtures.ts';
import { type EnemyOn, given } from '../../testing/rehearsal.ts';
import { attackHunters } from '../enemy-attack.ts';
import { gainGlory } from '../glory.ts';
import { endEncounter } from '../maintenance.ts';
import { beginTurn, endActivation } from '../turn.ts';

const blanks = (n: number): number[] => Array.from({ length: n }, (_, i) => blank(`limits-blank-${i + 1}`));
const far: readonly EnemyOn[] = [{ type: 'watcher', at: [5, 2] }];

describe('Turns', () => {
  test('[ZD-ACT-3] [ZD-EQ-13] a new activation knows nothing of the one before', () => {
    const stage = given({
      hunters: [{ hand: [], done: ['sneak'], repeatable: ['sneak'], free: ['craft'], usedThisActivation: ['7:0'], actionsLeft: 5 }, {}],
      enemies: far,
    }).run(beginTurn);

    expect(stage.hunter(0)).toMatchObject({ done: [], repeatable: [], free: [], usedThisActivation: [], actionsLeft: 2 });
  });

  test('[ZD-INT-4] who passed until the end of the turn is asked again when the next one begins', () => {
    const stage = given({ hunters: [{ hand: [] }, {}], enemies: far });
    const { passes } = stage.table;
    passes.remember(1, 'play-any-time', 'turn-end');
    passes.remember(1, 'play-any-time', 'other');
    stage.run(beginTurn);

    expect(passes.standing).toEqual([{ seat: 1, window: 'play-any-time', until: 'other' }]);
    passes.remember(0, 'play-any-time', 'turn-end');
    Object.assign(stage.state, { step: 'end-encounter', result: 'failure' });
    stage.run(endEncounter);
    expect(passes.standing).toEqual([{ seat: 1, window: 'play-any-time', until: 'other' }]);
  });

  test('[ZD-R-43] one card that is discarded before drawing needs no order, two do', () => {
    const stage = given({ hunters: [{ hand: blanks(2) }, {}], enemies: far }).run(beginTurn);

    expect(stage.open[0]).toMatchObject({ kind: 'discard-before-drawing', min: 0, max: 2, ordered: true });
  });

  test('[ZD-R-158] of free actions only those granted in the last window may still be taken', () => {
    const gift = interrupt('limits-gift', 'any-time', [{ do: 'free-action', action: 'craft' }]);
    const stage = given({ hunters: [{ hand: [gift], free: ['sneak', 'melee'], actionsLeft: 1 }, {}], enemies: far });
    stage.state.step = 'end-activation';
    stage.run(endActivation).answer('play-any-time', 'limits-gift');

    expect([stage.hunter(0).free, stage.hunter(0).actionsLeft, stage.state.step]).toEqual([['craft'], 0, 'act']);
  });

  test('[ZD-R-54] after an encounter nothing of it lasts', () => {
    const stage = given({
      hunters: [{ repeatable: ['sneak'], free: ['craft'], actionsLeft: 1, fire: 1, faints: 1, isUp: false, skip: 1 }, {}],
      enemies: far,
      state: { step: 'end-encounter', result: 'failure', hasFailed: true, outcrops: [1], ruins: [1], corpses: [1], grassAdded: [1] },
    }).run(endEncounter);

    expect(stage.hunter(0)).toMatchObject({ repeatable: [], free: [], actionsLeft: 0, fire: 0, faints: 0, isUp: true, skip: 0 });
    expect(stage.state).toMatchObject({ hasFailed: false, enemies: [], traps: [], outcrops: [], ruins: [], corpses: [], grassAdded: [] });
  });

  test('[ZD-MAINT-8] without bonus salvage nobody is asked', () => {
    const asks = (bonus: number): string | null =>
      given({
        hunters: [{}, {}],
        enemies: [{ type: 'watcher', at: [5, 2], status: 'killed' }],
        bonus,
        state: { step: 'end-encounter', result: 'success' },
      }).run(endEncounter).asks;

    expect([asks(0), asks(1)]).toEqual([null, 'take-bonus']);
  });

  test('[ZD-COOP-6] no glory is no gain', () => {
    const stage = given({ mode: 'cooperative', hunters: [{}, {}], enemies: far });
    stage.run(table => gainGlory(table, 0, { kill: 0 }, 'ZD-EN-5'));
    expect([stage.told, stage.asks]).toEqual([[], null]);
    stage.run(table => gainGlory(table, 0, { kill: 1 }, 'ZD-EN-5'));
    expect([stage.types(), stage.asks]).toEqual([['glory-gained'], 'spend-glory']);
  });

  test('[ZD-DMG-1] each point of damage says how many are left', () => {
    const stage = given({
      hunters: [{ at: [0, 0], hand: blanks(3), equipment: { armour: -1 } }, { at: [5, 2] }],
      enemies: [{ type: 'watcher', at: [0, 0], isAlert: true }],
    }).run(table => attackHunters(table, table.state.enemies[0]!, strike(2)));
    const left: unknown[] = [];
    while (stage.asks === 'pay-damage') {
      left.push(stage.open[0]!.facts);
      stage.answer('pay-damage', stage.options()[0]!);
    }

    expect(left).toEqual([{ left: 2 }, { left: 1 }]);
  });
});
