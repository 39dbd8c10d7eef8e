/** Modifications: ZD-MOD-1..9, ZD-R-167. */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Weapon } from '../content/types.ts';
import { equip } from '../deeds.ts';
import { armour, blade, bow, coil, goods, pouch, weave } from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn } from '../testing/rehearsal.ts';
import { refit } from './modifications.ts';
import { beginTurn } from './turn.ts';

const RANGED = 1;
const table = (hunter: HunterOn): DawnRehearsal =>
  given({
    hunters: [{ hunter: 'carja', equipment: { melee: -1, armour: -1 }, ...hunter }, { hunter: 'forgesmith' }],
    enemies: [{ type: 'watcher', at: [5, 2] }],
  });
const refitting = (hunter: HunterOn): DawnRehearsal => table(hunter).run(one => refit(one, 0, 'ZD-MOD-2'));

describe('Modifications', () => {
  test('[ZD-MOD-1] [ZD-MOD-7] only equipped cards with a free slot are offered', () => {
    const hunter: HunterOn = {
      equipment: { melee: blade({ slots: 1 }), ranged: bow({ slots: 2 }), armour: -1 },
      modifications: [
        { card: coil('first'), on: 0 },
        { card: coil('second'), on: RANGED },
        { card: coil('third'), on: -1 },
        { card: weave('fourth'), on: -1 },
      ],
    };

    const stage = refitting(hunter);
    expect(stage.options('fit-modifications')).toEqual(['first:off', 'second:off', 'third:bow', 'done']);
    stage.answer('fit-modifications', 'third:bow');

    expect(stage.hunter(0).modifications.map(one => one.on)).toEqual([0, RANGED, RANGED, -1]);
    expect(stage.options('fit-modifications')).toEqual(['first:off', 'second:off', 'done']);
  });

  test('[ZD-MOD-7] a card without slots takes none', () => {
    const stage = refitting({
      equipment: { melee: -1, ranged: bow({ slots: 0 }), armour: armour({ slots: 0 }), pouch: pouch() },
      modifications: [
        { card: coil('loose'), on: -1 },
        { card: weave('light'), on: -1 },
      ],
    });

    expect(stage.asks).toBeNull();
  });

  test('[ZD-MOD-2] at the campfire modifications are changed freely', () => {
    const stage = table({
      equipment: { melee: -1, ranged: bow(), armour: -1 },
      modifications: [
        { card: coil('old'), on: RANGED },
        { card: coil('new'), on: -1 },
      ],
    });
    stage.state.step = 'buy';

    stage.play().answer('buy', 'refit').answer('fit-modifications', 'old:off').answer('fit-modifications', 'new:bow');

    expect(stage.hunter(0).modifications.map(one => one.on)).toEqual([-1, RANGED]);
    expect([stage.asks, stage.askedSeat]).toEqual(['buy', 0]);
    expect(stage.options()).toContain('refit');
  });

  test('[ZD-MOD-3] in an encounter they are changed at the beginning of the own activation and not later', () => {
    const hunter: HunterOn = {
      equipment: { melee: -1, ranged: bow({ symbols: [] }), armour: -1 },
      hand: ['carja-sidestep'],
      modifications: [{ card: coil('loose'), on: -1 }],
    };
    const stage = table(hunter).run(beginTurn);

    expect(stage.asks).toBe('fit-modifications');
    expect(stage.types('cards-drawn', 'cards-discarded')).toEqual([]);
    stage.answer('fit-modifications', 'done');
    expect(stage.asks).toBe('discard-before-drawing');
    stage.answer('discard-before-drawing', []);
    expect(stage.asks).toBeNull();

    const acting = table(hunter).play();
    expect(acting.options('take-action')).toEqual(['sprint', 'sneak', 'stop']);
  });

  test("[ZD-MOD-3] not in another hunter's activation", () => {
    const stage = given({
      hunters: [
        { hunter: 'carja', hand: ['carja-sidestep'] },
        { hunter: 'forgesmith', modifications: [{ card: coil('loose'), on: -1 }] },
      ],
    });

    stage.run(beginTurn);

    expect(stage.open.map(one => [one.kind, one.seat])).toEqual([['discard-before-drawing', 0]]);
  });

  test('[ZD-MOD-4] [ZD-MOD-5] coils go on weapons, weaves on armour', () => {
    const stage = refitting({
      equipment: { melee: blade(), ranged: bow(), sidearm: -1, armour: armour() },
      modifications: [
        { card: coil('spring'), on: -1 },
        { card: weave('silk'), on: -1 },
      ],
    });

    expect(stage.options('fit-modifications')).toEqual(['spring:blade', 'spring:bow', 'silk:armour', 'done']);
  });

  test('[ZD-MOD-6] no two of one name on a card, whatever their grade', () => {
    const stage = refitting({
      equipment: { melee: blade({ slots: 2 }), ranged: bow({ slots: 2 }), armour: -1 },
      modifications: [
        { card: coil('keen-1', [], { name: 'Keen', grade: 1 }), on: RANGED },
        { card: coil('keen-3', [], { name: 'Keen', grade: 3 }), on: -1 },
        { card: coil('heavy', [], { name: 'Heavy' }), on: -1 },
      ],
    });

    expect(stage.options('fit-modifications')).toEqual(['keen-1:off', 'keen-3:blade', 'heavy:blade', 'heavy:bow', 'done']);
  });

  test('[ZD-MOD-8] any number lies loose with the salvage, open to all', () => {
    const loose = ['a', 'b', 'c', 'd', 'e'].map(id => ({ card: coil(id), on: -1 }));
    const stage = table({ equipment: { melee: -1, ranged: -1, armour: -1 }, modifications: loose });

    stage.run(beginTurn);

    expect(stage.hunter(0).modifications).toEqual(loose);
  });
});

describe('Equipment replaced', () => {
  const longbow: Weapon = {
    id: 'longbow',
    name: 'Longbow',
    kind: 'weapon',
    arc: 'ranged',
    range: 3,
    dice: { blue: 1 },
    crit: [],
    symbols: ['bow'],
    slots: 1,
  };
  const worn = (): { old: number; x: number; y: number; hunter: HunterOn } => {
    const [old, x, y] = [bow({ slots: 2 }), coil('x'), coil('y')];
    return {
      old,
      x,
      y,
      hunter: {
        equipment: { ranged: old },
        modifications: [
          { card: x, on: RANGED },
          { card: y, on: RANGED },
        ],
      },
    };
  };

  test('[ZD-MOD-9] [ZD-R-167] at the campfire modifications may be taken off first; those left leave the game with the card', () => {
    const { old, x, y, hunter } = worn();
    const stage = table(hunter);
    stage.state.step = 'buy';
    Object.assign(stage.state.merchants[0]!, {
      isOpen: true,
      row: [goods('equipment', { type: 'weapon', price: { shards: 0 }, card: longbow })],
    });

    stage.play().answer('buy', 'longbow');
    expect(stage.open).toMatchObject([{ kind: 'rescue-modifications', min: 0, max: 2 }]);
    expect(stage.options()).toEqual(['x', 'y']);
    stage.answer('rescue-modifications', ['x']);

    expect(stage.hunter(0).modifications).toEqual([{ card: x, on: -1 }]);
    expect(stage.hunter(0).equipment[RANGED]).toBe(cardNamed('longbow'));
    expect(stage.state.removed).toEqual([old, y]);
  });

  test('[ZD-R-167] inside an encounter they leave the game with the card', () => {
    const { old, x, y, hunter } = worn();
    const stage = table(hunter);
    const other = bow({ id: 'other' });

    equip(stage.table, 0, other, RANGED, 'ZD-EQ-2');

    expect(stage.state.removed).toEqual([old, x, y]);
    expect(stage.hunter(0)).toMatchObject({ modifications: [] });
    expect(stage.toldOf('equipment-lost')).toMatchObject([{ card: old, modifications: [x, y] }]);
  });
});
