/** Features that are used, and features that are struck. */
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type BriefId, ENEMY_TYPES } from '../../content/kinds.ts';
import type { FeatureKind } from '../../content/types.ts';
import { placeFeature } from '../../deeds/features.ts';
import { layTrap } from '../../deeds/traps.ts';
import { canStand } from '../../questions.ts';
import { given, type Setting, type Stage } from '../../testing/stage.ts';
import { besieged, decoys, hurtFeature, interact, interactable, isLoudBrief } from '../brief-rules.ts';

/** A character beside the first feature of a kind. */
function beside(brief: BriefId, kind: FeatureKind, setting: Setting = {}, seats = 2): Stage {
  const stage = given(brief, seats, setting);
  stage.state.party.marshals[0]!.square = stage.feature(kind).square;
  return stage;
}
const use = (stage: Stage, kind: FeatureKind, n = 0): Stage => stage.run(table => interact(table, 0, stage.feature(kind, n)));
const strike = (stage: Stage, kind: FeatureKind, damage: number, n = 0): Stage =>
  stage.run(table => hurtFeature(table, stage.feature(kind, n), damage));

describe('Interact', () => {
  test.each<[BriefId, FeatureKind]>([
    ['B2', 'pen'],
    ['B3A', 'pump'],
    ['B4', 'ledger'],
    ['B4', 'door'],
    ['B5', 'valve'],
    ['B8A', 'cage'],
    ['B13', 'beacon'],
  ])('[FW-R-86] %s: a %s can be used from its square and from next to it, once', (brief, kind) => {
    const stage = beside(brief, kind);
    const [marshal] = stage.state.party.marshals;
    const feature = stage.feature(kind);
    expect(interactable(stage.state, 0)).toContain(feature);
    marshal!.square = feature.square + 1;
    expect(interactable(stage.state, 0)).toContain(feature);
    marshal!.square = feature.square + 2;
    expect(interactable(stage.state, 0)).not.toContain(feature);
    marshal!.square = feature.square;
    use(stage, kind);
    expect(interactable(stage.state, 0)).not.toContain(feature);
    expect(stage.toldOf('feature-used')).toEqual([{ type: 'feature-used', rule: 'FW-R-86', seat: 0, feature: feature.id, kind }]);
  });

  test('[FW-R-86] only B2 and B13 are loud', () => {
    const loud = (['B2', 'B3A', 'B4', 'B5', 'B8A', 'B13'] as const).filter(brief => isLoudBrief(given(brief, 2).state));
    expect(loud).toEqual(['B2', 'B13']);
  });

  test('lamps, dams, heads and banners are not used', () => {
    for (const [brief, kind] of [
      ['B4', 'lamp'],
      ['B3B', 'dam'],
      ['B3C', 'bridge-head'],
      ['B12A', 'banner'],
    ] as const)
      expect(interactable(beside(brief, kind).state, 0).map(one => one.kind)).not.toContain(kind);
  });
});

describe('B2, Kennel in the Canyon', () => {
  test('[FW-MAP-6] a pen lets a Razorhound out while somebody is revealed, and none while nobody is', () => {
    const quiet = use(beside('B2', 'pen'), 'pen');
    expect(quiet.toldOf('enemy-placed').length).toBe(quiet.state.fight.enemies.length);
    const before = quiet.state.fight.enemies.length;
    const seen = use(beside('B2', 'pen', { revealed: [1] }), 'pen');
    expect(seen.state.fight.enemies.length).toBe(before + 1);
    expect(seen.state.fight.enemies.at(-1)).toMatchObject({ square: seen.feature('pen').square, hp: 7, route: -1, isIn: true });
  });

  test('[FW-BRIEF-6] after both pens the way out is open: all on the exit squares win', () => {
    const stage = beside('B2', 'pen');
    use(stage, 'pen', 0);
    expect(stage.state.fight.stage).toBe(0);
    use(stage, 'pen', 1);
    expect([stage.state.fight.stage, stage.state.result]).toEqual([1, 'none']);
  });
});

test('[FW-MAP-6] B4: an open door can be walked through', () => {
  const stage = beside('B4', 'door');
  const { square } = stage.feature('door');
  expect(canStand(stage.state, square)).toBe(false);
  use(stage, 'door');
  expect(canStand(stage.state, square)).toBe(true);
});

test('[FW-MAP-6] B5: each closed valve takes the trap nearest to it away; three win, with the Wave two', () => {
  const stage = beside('B5', 'valve');
  use(stage, 'valve', 0);
  expect(stage.state.fight.traps.length).toBe(3);
  expect(stage.types('trap-removed').length).toBe(1);
  use(stage, 'valve', 1);
  expect([stage.state.fight.traps.length, stage.state.result]).toEqual([2, 'none']);
  use(stage, 'valve', 2);
  expect(stage.state.result).toBe('won');
  const wave = beside('B5', 'valve', { tokens: ['wave'] });
  use(use(wave, 'valve', 0), 'valve', 1);
  expect(wave.state.result).toBe('won');
});

test('[FW-MAP-6] B8A: out of a cage comes somebody who follows the opener', () => {
  const stage = use(beside('B8A', 'cage'), 'cage');
  expect(stage.features('captive')).toMatchObject([{ square: stage.feature('cage').square, follows: 0, isDone: false }]);
});

describe('B9, The Broken Spire', () => {
  const near = (setting: Setting, stage: number): string[] => {
    const spire = given('B9', 2, setting);
    spire.state.fight.stage = stage;
    // He has gone elsewhere: it is he who is spoken to, not the place where he stood.
    spire.state.fight.enemies[0]!.square = spire.at(6, 9);
    spire.state.party.marshals[0]!.square = spire.at(6, 8);
    return interactable(spire.state, 0).map(one => one.kind);
  };

  test('[FW-BRIEF-6] mercy can be shown to Dal at half his hit points, if he has asked for it', () => {
    expect([near({ flags: ['mercy'] }, 1), near({ flags: ['mercy'] }, 0), near({}, 1)]).toEqual([['dal'], [], []]);
  });

  test('[FW-BRIEF-7] mercy wins', () => {
    const stage = given('B9', 2, { flags: ['mercy'] });
    stage.state.fight.stage = 1;
    expect(use(stage, 'dal').state.result).toBe('won');
  });
});

describe('Damage on features', () => {
  test('[FW-MAP-6] B3B: a dam breaks at four, and three broken dams win', () => {
    const stage = given('B3B', 2);
    strike(stage, 'dam', 3);
    expect([stage.feature('dam').hp, stage.feature('dam').isDone]).toEqual([1, false]);
    strike(stage, 'dam', 0);
    expect(stage.types('feature-hurt').length).toBe(1);
    strike(stage, 'dam', 2);
    expect([stage.feature('dam').hp, stage.feature('dam').isDone]).toEqual([0, true]);
    strike(stage, 'dam', 4, 1);
    expect(stage.state.result).toBe('none');
    strike(stage, 'dam', 4, 2);
    expect(stage.state.result).toBe('won');
  });

  test('[FW-BRIEF-6] B6: three racks are the first stage', () => {
    const stage = given('B6', 2, { at: [[5, 5]] });
    for (const n of [0, 1, 2]) strike(stage, 'rack', 5, n);
    expect([stage.state.fight.stage, stage.state.result]).toEqual([1, 'none']);
  });

  test.each<[BriefId, FeatureKind]>([
    ['B12A', 'granary'],
    ['B12B', 'granary'],
    ['B13', 'banner'],
  ])('[FW-R-3] %s: enemies besiege the %s, and the encounter has failed if it falls', (brief, kind) => {
    const stage = given(brief, 2);
    expect(besieged(stage.state)).toBe(stage.feature(kind));
    strike(stage, kind, 1);
    expect(stage.state.result).toBe('none');
    strike(stage, kind, 30);
    expect([stage.state.result, stage.toldOf('fight-failed').map(one => one.why)]).toEqual(['failed', ['brief']]);
    expect(besieged(stage.state)).toBe(null);
  });

  test('nothing is besieged elsewhere', () => {
    expect(besieged(given('B7', 2).state)).toBe(null);
  });

  test('[FW-R-3] B10: refugees are decoys; whoever is struck is lost, and with fewer than three the encounter has failed', () => {
    const stage = given('B10', 2);
    expect(decoys(stage.state)).toEqual(stage.features('refugee').map(one => one.square));
    for (const n of [0, 1, 2]) strike(stage, 'refugee', 2, n);
    expect([decoys(stage.state).length, stage.state.fight.lost, stage.state.result]).toEqual([3, 3, 'none']);
    strike(stage, 'refugee', 1, 3);
    expect(stage.state.result).toBe('failed');
  });

  test('[FW-R-3] B10: whoever is through counts among the three: with one through three more may be lost, not four', () => {
    const stage = given('B10', 2);
    byHand(stage.feature('refugee', 0)).isDone = true;
    for (const n of [1, 2, 3]) strike(stage, 'refugee', 1, n);
    expect([decoys(stage.state).length, stage.state.fight.lost, stage.state.result]).toEqual([2, 3, 'none']);
    strike(stage, 'refugee', 1, 4);
    expect([decoys(stage.state).length, stage.state.fight.lost, stage.state.result]).toEqual([1, 4, 'failed']);
  });
});

describe('What using one thing does not do', () => {
  test.each<[BriefId, FeatureKind, Setting]>([
    ['B4', 'ledger', { revealed: [1] }],
    ['B4', 'door', { revealed: [1] }],
    ['B3A', 'pump', { revealed: [1] }],
    ['B13', 'beacon', { revealed: [1] }],
  ])('[FW-R-86] %s: a %s brings nobody and clears nothing', (brief, kind, setting) => {
    const stage = beside(brief, kind, setting);
    const { enemies, traps, features } = stage.state.fight;
    const before = [enemies.length, traps.length, features.length];
    use(stage, kind);
    expect([stage.state.fight.enemies.length, stage.state.fight.traps.length, stage.state.fight.features.length]).toEqual(before);
  });

  test('[FW-MAP-6] pens, valves and cages of an encounter without their rule are only opened', () => {
    const stage = given('B1', 2, { revealed: [1] });
    const before = stage.state.fight.enemies.length;
    stage.run(function* (table) {
      for (const kind of ['pen', 'valve', 'cage'] as const) placeFeature(table, kind, 0, 0);
      layTrap(table, { square: 5, isBlast: false, direction: 0, condition: 'none', dice: '1O' });
    });
    for (const kind of ['pen', 'valve', 'cage'] as const) use(stage, kind);
    expect([stage.state.fight.enemies.length, stage.state.fight.traps.length, stage.features('captive')]).toEqual([before, 1, []]);
  });

  test('[FW-MAP-6] B8A: a ledger there frees nobody, and a captive has one hit point', () => {
    const stage = given('B8A', 2);
    stage.run(function* (table) {
      placeFeature(table, 'ledger', 0, 0);
    });
    use(stage, 'ledger');
    expect(stage.features('captive')).toEqual([]);
    use(stage, 'cage');
    expect(stage.features('captive').map(one => one.hp)).toEqual([1]);
  });

  test('[FW-MAP-6] B2: with the hound comes its deck', () => {
    const stage = beside('B2', 'pen', { revealed: [1] });
    const { fight } = stage.state;
    fight.decks = fight.decks.filter(one => ENEMY_TYPES[one.type] !== 'razorhound');
    use(stage, 'pen');
    expect(fight.decks.map(one => ENEMY_TYPES[one.type])).toContain('razorhound');
  });

  test('[FW-MAP-6] B5: the nearest of two traps runs dry, the last one too, and without any nothing does', () => {
    const stage = beside('B5', 'valve');
    const { fight } = stage.state;
    const { square } = stage.feature('valve');
    const [a] = fight.traps;
    fight.traps = [
      { ...a!, square: square + 3 },
      { ...a!, square: square + 1 },
    ];
    use(stage, 'valve');
    expect(fight.traps.map(one => one.square)).toEqual([square + 3]);
    use(stage, 'valve', 1);
    expect(fight.traps).toEqual([]);

    const dry = beside('B5', 'valve');
    dry.state.fight.traps = [];
    use(dry, 'valve');
    expect(dry.toldOf('trap-removed')).toEqual([]);
  });

  test('[FW-MAP-6] what is broken is not struck again', () => {
    const stage = given('B3B', 2);
    strike(strike(stage, 'dam', 4), 'dam', 4);
    expect(stage.types('feature-hurt', 'feature-destroyed').length).toBe(2);
  });

  test('[FW-R-3] somebody who flees and is struck in another encounter fails nothing', () => {
    const stage = given('B1', 2);
    stage.run(function* (table) {
      placeFeature(table, 'refugee', 0, 1);
    });
    strike(stage, 'refugee', 1);
    expect([stage.state.fight.lost, stage.state.result]).toEqual([1, 'none']);
  });
});

test.each<[BriefId]>([['B2'], ['B5'], ['B8A']])(
  '[FW-R-86] %s: a ledger that is read there does nothing of what belongs to other things',
  brief => {
    const stage = given(brief, 2, { revealed: [1] });
    stage.run(function* (table) {
      placeFeature(table, 'ledger', stage.at(2, 2), 0);
    });
    const before = [stage.state.fight.enemies.length, stage.state.fight.traps.length, stage.state.fight.features.length];
    use(stage, 'ledger');
    expect([stage.state.fight.enemies.length, stage.state.fight.traps.length, stage.state.fight.features.length]).toEqual(before);
  },
);

test('[FW-R-3] B5: who flees there is not what has to come through', () => {
  const stage = given('B5', 2);
  stage.run(function* (table) {
    placeFeature(table, 'refugee', stage.at(2, 2), 1);
  });
  strike(stage, 'refugee', 1);
  expect([stage.state.fight.lost, stage.state.result]).toEqual([1, 'none']);
});
