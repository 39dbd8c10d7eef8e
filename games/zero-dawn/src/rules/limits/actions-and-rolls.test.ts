/** Actions, their targets and their dice: just inside and just outside what the other tests of the rules show. */
import { describe, expect, test } from 'vitest';
import { ability, arrow, blade, bow, caster, coil, interrupt, printEnemy, sling, trait, wire } from '../../testing/fixtures.ts';
import { type DawnRehearsal, type EnemyOn, given, type HunterOn } from '../../testing/rehearsal.ts';
import { damage, field, shoot, strikeWith } from '../../testing/skirmish.ts';
import { takeAction } from '../actions.ts';
import { enterSquare } from '../push.ts';

const far: readonly EnemyOn[] = [{ type: 'watcher', at: [5, 2] }];

describe('Actions', () => {
  const shout = interrupt('limits-shout', 'any-time', [{ do: 'gain-glory', n: 1 }]);

  test('[ZD-ACT-1] [ZD-R-141] with neither an action nor a free one left the activation ends, without another window', () => {
    const ended = (hunter: HunterOn): unknown[] => {
      const stage = given({ hunters: [{ hand: [shout], ...hunter }, {}], enemies: far }).run(takeAction);
      return [stage.asks, stage.state.step];
    };

    expect(ended({ actionsLeft: 0 })).toEqual([null, 'end-activation']);
    expect(ended({ actionsLeft: 1 })).toEqual(['play-any-time', 'act']);
    expect(ended({ actionsLeft: 0, free: ['sneak'] })).toEqual(['play-any-time', 'act']);
  });

  test('[ZD-FAINT-5] [ZD-COOP-4] who has fainted, or has lost the encounter, is asked for no action', () => {
    const asked = (hunter: HunterOn, hasFailed: boolean): string | null =>
      given({ hunters: [hunter, {}], enemies: far, state: { hasFailed } }).run(takeAction).asks;

    expect([asked({ isUp: false, skip: 1 }, false), asked({}, true), asked({}, false)]).toEqual([null, null, 'take-action']);
  });

  test('[ZD-ACT-1] [ZD-ACT-3] every action that is not offered has its reason, and only those', () => {
    const reasons = (hunter: HunterOn): unknown => {
      const unarmed = { melee: -1, ranged: -1, sidearm: -1 };
      const stage = given({ hunters: [{ equipment: unarmed, discard: [], ...hunter }, {}], enemies: far }).run(takeAction);
      const not = stage.open[0]!.not!();
      expect(not.map(one => one.about)).toEqual(not.map(one => [{ kind: 'action', id: one.facts['action'] }]));
      return Object.fromEntries(not.map(one => [one.facts['action'], one.why]));
    };
    const lacking = { craft: 'ZD-R-39', distract: 'ZD-ACT-13', ranged: 'ZD-ATK-5', melee: 'ZD-ATK-24', loot: 'ZD-TERR-15' };

    expect(reasons({})).toEqual(lacking);
    expect(reasons({ done: ['sprint'], actionsLeft: 1 })).toEqual({ ...lacking, sprint: 'ZD-ACT-3' });
    expect(reasons({ done: ['sprint', 'craft'], actionsLeft: 0, free: ['sneak'] })).toEqual({
      ...{ sprint: 'ZD-ACT-1', craft: 'ZD-ACT-1', distract: 'ZD-ACT-1', ranged: 'ZD-ACT-1', melee: 'ZD-ACT-1', loot: 'ZD-ACT-1' },
    });
  });

  test('[ZD-ACT-6] a walk says how many steps are left', () => {
    const stage = given({ hunters: [{}, {}], enemies: far })
      .run(takeAction)
      .answer('take-action', 'sprint');
    const first = stage.open[0]!.facts;
    stage.answer('sprint-step', [1, 0]);

    expect([first, stage.open[0]!.facts]).toEqual([{ left: 2 }, { left: 1 }]);
  });
});

describe('Targets', () => {
  test('[ZD-EQ-4] [ZD-ATK-24] [ZD-LOS-2] enemies out of reach have their reason, those in reach and those gone have none', () => {
    printEnemy('watcher');
    const ranged = bow({ range: 2 });
    const enemies = [{ at: [3, 1] }, { at: [2, 1] }, { at: [5, 1] }, { at: [0, 3] }, { at: [6, 1], status: 'killed' }] as const;
    const stage = field({ hand: [arrow()], equipment: { ranged } }, enemies, { map: ['#######', '#######', '.......', '#######'] });
    const unseen = (id: number): unknown => ({ about: [{ kind: 'enemy', id }], why: 'ZD-LOS-2', facts: { enemy: id, isUnseen: true } });

    expect(shoot(stage, ranged).open[0]!.not!()).toEqual([
      { about: [{ kind: 'enemy', id: 2 }], why: 'ZD-EQ-4', facts: { enemy: 2, far: 3, reach: 2 } },
      unseen(3),
    ]);
    expect(strikeWith(stage, blade()).open[0]!.not!()).toEqual([
      { about: [{ kind: 'enemy', id: 2 }], why: 'ZD-ATK-24', facts: { enemy: 2, far: 3, reach: 1 } },
      unseen(3),
    ]);
  });

  test('[ZD-ATK-3] which weapon is used reveals ammunition only where there were two to choose from', () => {
    printEnemy('watcher');
    const [ranged, sidearm, melee] = [bow(), sling(), blade()];
    const reveals = (equipment: HunterOn['equipment'], kind: 'shoot' | 'strike'): unknown => {
      const stage = field({ hand: [arrow()], equipment: { melee, ranged: -1, sidearm: -1, ...equipment } }, [{ at: [3, 1] }]);
      (kind === 'shoot' ? shoot(stage, ranged) : strikeWith(stage, melee)).passAll();
      return stage.toldOf('attack-declared')[0]!.reveals;
    };

    expect(reveals({ ranged, sidearm }, 'shoot')).toBe(true);
    expect([reveals({ ranged }, 'shoot'), reveals({ sidearm }, 'shoot'), reveals({ ranged, sidearm }, 'strike')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('Rolls', () => {
  const rolling = (rerolls: number, dice: number, ...faces: number[]): DawnRehearsal => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: dice } });
    const steady = coil('limits-steady', [{ do: 'reroll', upTo: rerolls }]);
    return shoot(
      field({ hand: [arrow()], equipment: { ranged }, modifications: [{ card: steady, on: 1 }] }, [{ at: [3, 1] }], {
        dice: { attack: faces },
      }),
      ranged,
    );
  };

  test('[ZD-ATK-8] [ZD-ATK-11] dice are shown as they fell, and as they fell again; nothing rerolled is nothing told', () => {
    const stage = rolling(2, 2, 0, 1, 2).answer('reroll', ['d1']);

    const stake = { of: 'attack', enemy: 0, part: -1, needs: 10, bonus: 0, perCrit: 0, armour: 0 };
    const shown = { seat: 0, dice: ['orange', 'orange'], stake, reveals: true };
    expect(stage.toldOf('dice-rolled')).toEqual([{ type: 'dice-rolled', rule: 'ZD-ATK-8', for: 'attack', faces: [0, 1], ...shown }]);
    const granted = { again: [0], granting: [stage.hunter(0).modifications[0]!.card], upTo: [2] };
    expect(stage.toldOf('dice-rerolled')).toEqual([{ type: 'dice-rerolled', rule: 'ZD-ATK-11', faces: [2, 1], ...shown, ...granted }]);
    expect(rolling(2, 1, 0).answer('reroll', []).types('dice-rerolled')).toEqual([]);
  });

  test('[ZD-ATK-10] without dice nothing is asked, and chance once at most', () => {
    expect(rolling(2, 0).asks).toBeNull();
  });

  describe('[ZD-R-30] sources that may be used once', () => {
    const [small, large] = [1, 2].map(upTo => trait({ attack: [{ do: 'reroll', upTo, once: 'activation' }] })) as [number, number];
    const used = (traits: number[], ...dice: string[]): unknown => {
      printEnemy('watcher');
      const ranged = bow({ dice: { orange: 3 } });
      const stage = field({ hand: [arrow()], equipment: { ranged }, traits }, [{ at: [3, 1] }], {
        dice: { attack: [0, 0, 0, ...dice.map(() => 1)] },
      });
      return shoot(stage, ranged).answer('reroll', dice).hunter(0).usedThisActivation;
    };

    test('[ZD-R-30] the smallest that is enough is used up, in whichever order they lie', () => {
      expect([used([small, large], 'd1'), used([large, small], 'd1')]).toEqual([[`${small}:attack0`], [`${small}:attack0`]]);
      expect([used([small, large], 'd1', 'd2'), used([large, small], 'd1', 'd2')]).toEqual([[`${large}:attack0`], [`${large}:attack0`]]);
    });

    test('[ZD-R-30] one whose proviso does not hold is no source', () => {
      printEnemy('watcher');
      const ranged = bow({ dice: { orange: 1 } });
      const awake = trait({ attack: [{ do: 'reroll', upTo: 1, if: ['target-alert'], once: 'activation' }] });
      const asks = (isAlert: boolean): string | null =>
        shoot(
          field({ hand: [arrow()], equipment: { ranged }, traits: [awake] }, [{ at: [3, 1], isAlert }], { dice: { attack: [0] } }),
          ranged,
        ).asks;

      expect([asks(true), asks(false)]).toEqual(['reroll', null]);
    });
  });

  test('[ZD-TRAP-8] [ZD-ATK-7] an ability is offered by the rule of its attack', () => {
    printEnemy('watcher');
    const knack = ability('limits-knack', [damage(1)], { onTraps: true });
    const ranged = bow();
    const attack = shoot(field({ hand: [arrow(), knack], equipment: { ranged } }, [{ at: [3, 1] }]), ranged);
    const trap = field({ hand: [knack] }, [{ at: [3, 1] }]);
    trap.state.traps.push({ square: trap.square([4, 1]), owner: 0, card: wire(), weapon: caster(), dice: [0, 0, 0] });
    trap.run(table => enterSquare(table, table.state.enemies[0]!, trap.square([4, 1]), 'ZD-ACT-13', 'lured'));

    expect([attack, trap].map(stage => [stage.asks, stage.open[0]!.rule])).toEqual([
      ['play-ability', 'ZD-ATK-7'],
      ['play-trap-ability', 'ZD-TRAP-8'],
    ]);
  });
});
