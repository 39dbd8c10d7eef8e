/** Crims that leave engagement: UM-CDIS-1..9, and that every kind of leaving draws strikes: UM-FLEE-4, UM-SEEK-8, UM-HIDE-12. */
import { describe, expect, test } from 'vitest';
import type { SpecialRule } from '../content/types.ts';
import { acted, at, crimOrdered } from '../testing/crims.ts';
import { hunter, runner, thug } from '../testing/fixtures.ts';

const armor = (n: number): SpecialRule => ({ name: 'Armor', texts: [{ when: 'always', effects: [{ do: 'armor', n }] }] });
/** A runner that survives some strikes. */
const TOUGH = runner({ wounds: 9 });

describe('Disengagement strikes on a crim', () => {
  test('[UM-CDIS-1] [UM-CDIS-3] [UM-CDIS-7] [UM-FLEE-4] an engaged crim that flees is struck first, without dice, and then flees its full Move', () => {
    const rehearsal = crimOrdered('flee', { hunters: [{ at: [30, 16] }], crims: [{ card: TOUGH, at: [30, 17] }] });

    expect(rehearsal.types()).toEqual(['crim-ordered', 'crim-acted', 'crim-wounded', 'crim-moved']);
    expect(rehearsal.crim(1).wounds).toBe(2);
    expect(at(rehearsal.crim(1))).toEqual([30, 23]);
  });

  test('[UM-CDIS-2] Armor takes off its level, down to one wound', () => {
    const struck = (n: number): number =>
      crimOrdered('flee', {
        hunters: [{ at: [30, 16] }],
        crims: [{ card: runner({ wounds: 9, rule: armor(n) }), at: [30, 17] }],
      }).crim(1).wounds;

    expect([0, 1, 3].map(struck)).toEqual([2, 1, 1]);
  });

  test('[UM-CDIS-2] what a Special Rule adds to strikes comes on top', () => {
    const slate = hunter({ rule: { name: 'After You', texts: [{ when: 'always', effects: [{ do: 'strike-damage', n: 1 }] }] } });
    const struck = (n: number): number =>
      crimOrdered('flee', {
        hunters: [{ slate, at: [30, 16] }],
        crims: [{ card: runner({ wounds: 9, rule: armor(n) }), at: [30, 17] }],
      }).crim(1).wounds;

    expect([0, 3].map(struck)).toEqual([3, 2]);
  });

  test('[UM-CDIS-4] [UM-R-71] every hunter that is left strikes, and only those', () => {
    const both = crimOrdered('flee', { hunters: [{ at: [30, 16] }, { at: [28.6, 17] }], crims: [{ card: TOUGH, at: [30, 17] }] });
    const slow = runner({ wounds: 9, move: 1 });
    const one = crimOrdered('flee', { hunters: [{ at: [30, 16] }, { at: [31.2, 17.5] }], crims: [{ card: slow, at: [30, 17] }] });

    expect(both.toldOf('crim-wounded').map(event => event.by)).toEqual([0, 1]);
    expect(at(one.crim(1))).toEqual([30, 18]);
    expect(one.toldOf('crim-wounded').map(event => event.by)).toEqual([0]);
  });

  test('[UM-CDIS-4] a crim that is boxed in moves 0" and is not struck', () => {
    const rehearsal = crimOrdered('flee', {
      hunters: [{ at: [1.5, 0.5] }, { at: [0.5, 1.5] }],
      crims: [{ card: TOUGH, at: [0.5, 0.5] }],
    }).answer('nearest-hunter', 'h0');

    expect(rehearsal.types()).toEqual(['crim-ordered', 'crim-acted']);
    expect(at(rehearsal.crim(1))).toEqual([0.5, 0.5]);
  });

  test('[UM-CDIS-4] [UM-HIDE-12] hiding counts as leaving: the strike comes before the crim is gone', () => {
    const rehearsal = crimOrdered('hide', { hunters: [{ at: [17.4, 33] }], crims: [{ card: TOUGH, at: [16, 33] }] });

    expect(rehearsal.types()).toEqual(['crim-ordered', 'crim-acted', 'crim-wounded', 'crim-moved', 'crim-hidden']);
    expect(rehearsal.crim(1).wounds).toBe(2);
  });

  test('[UM-CDIS-5] chance orders the strikes', () => {
    const rehearsal = crimOrdered('flee', {
      hunters: [{ at: [30, 16] }, { at: [28.6, 17] }],
      crims: [{ card: TOUGH, at: [30, 17] }],
      dice: { strikes: [[1, 0]] },
    });

    expect(rehearsal.toldOf('crim-wounded').map(event => event.by)).toEqual([1, 0]);
    expect(rehearsal.chance.left).toEqual({});
  });

  test('[UM-CDIS-6] a strike that eliminates cancels the other strikes and the move', () => {
    const rehearsal = crimOrdered('flee', {
      hunters: [{ at: [30, 16] }, { at: [28.6, 17] }],
      crims: [{ card: runner({ wounds: 2 }), at: [30, 17] }],
      dice: { strikes: [[1, 0]], check: [5, 5, 5] },
    });

    expect(rehearsal.types('crim-wounded', 'crim-eliminated', 'crim-moved')).toEqual(['crim-wounded', 'crim-eliminated']);
    expect(rehearsal.state.crims).toEqual([]);
    expect([rehearsal.hunter(0).points, rehearsal.hunter(1).points]).toEqual([0, 10]);
  });

  test('[UM-CDIS-6] [UM-ELIM-9] the surplus of a strike counts for Elimination Quality: four dice for Pizzazz 3', () => {
    const rehearsal = crimOrdered('flee', {
      hunters: [{ at: [30, 16] }],
      crims: [{ card: runner({ wounds: 3 }), at: [30, 17], wounds: 2 }],
      dice: { check: [5, 7, 7, 7] },
    });

    expect(rehearsal.chance.left).toEqual({});
    expect(rehearsal.hunter(0).points).toBe(10 + 7);
  });

  test('[UM-CDIS-8] a depleted attack strikes nobody: the best that is left does', () => {
    const slate = hunter({
      attacks: [
        { name: 'Chainsaw', kind: 'melee', damage: 4, isDepletable: true },
        { name: 'Fists', kind: 'melee', damage: 1 },
      ],
    });
    const struck = (depleted: number[]): number =>
      crimOrdered('flee', { hunters: [{ slate, depleted, at: [30, 16] }], crims: [{ card: TOUGH, at: [30, 17] }] }).crim(1).wounds;

    expect([struck([]), struck([0])]).toEqual([4, 1]);
  });

  test('[UM-CDIS-9] [UM-R-29] a hunter whose reach is only passed does not strike', () => {
    const rehearsal = crimOrdered('flee', { hunters: [{ at: [30, 16] }, { at: [31.3, 20] }], crims: [{ card: TOUGH, at: [30, 17] }] });

    expect(at(rehearsal.crim(1))).toEqual([30, 23]);
    expect(rehearsal.toldOf('crim-wounded').map(event => event.by)).toEqual([0]);
  });

  test('[UM-SEEK-8] leaving engagement to seek cover draws a strike', () => {
    const rehearsal = crimOrdered('seek-cover', { hunters: [{ at: [24, 28.4] }], crims: [{ card: TOUGH, at: [24, 27] }] });

    expect(rehearsal.types()).toEqual(['crim-ordered', 'crim-acted', 'crim-wounded', 'crim-moved']);
    expect(acted(rehearsal)).toEqual(['seek-cover']);
  });

  test('[UM-CDIS-1] a crim that fights on is not struck', () => {
    const rehearsal = crimOrdered('fight', {
      hunters: [{ at: [30, 16] }],
      crims: [{ card: thug(), at: [30, 17] }],
      dice: { check: [7, 7, 7] },
    });

    expect(rehearsal.types('crim-wounded')).toEqual([]);
  });
});

test('[UM-CDIS-2] a strike is told as one', () => {
  const struck = crimOrdered('flee', { hunters: [{ at: [30, 16] }], crims: [{ card: runner({ wounds: 9 }), at: [30, 17] }] });
  expect(struck.toldOf('crim-wounded')).toMatchObject([{ isStrike: true }]);
});
