/** Whom a crim attacks, and with what: UM-CSHO-1..3, UM-CFGT-1..4, UM-CRIM-13. */
import type { Script } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { acted, at, crimOrdered, replaced } from '../testing/crims.ts';
import { control, GUNMAN, gunman, THUG, thug } from '../testing/fixtures.ts';

const DEFENDED = { check: [7, 7, 7] };

describe('Shoot', () => {
  test('[UM-CSHO-1] only at the nearest hunter: if that one is not seen, another one in sight is no target', () => {
    const rehearsal = crimOrdered('shoot', {
      hunters: [{ at: [31.5, 28] }, { at: [40, 34] }],
      crims: [{ card: GUNMAN, at: [31.5, 34] }],
    });

    expect(replaced(rehearsal)).toEqual(['shoot > seek-cover, UM-CRIM-6']);
    expect(rehearsal.types('hunter-attacked')).toEqual([]);
  });

  test('[UM-CSHO-2] up to its range, by gap', () => {
    const order = (x: number, dice: Script = {}): string[] =>
      acted(crimOrdered('shoot', { hunters: [{ at: [30, 18] }], crims: [{ card: GUNMAN, at: [x, 18] }], dice }));

    expect(order(43, DEFENDED)).toEqual(['shoot']);
    expect(order(43.1)).toEqual(['seek-cover']);
  });

  test('[UM-CSHO-2] a range that the Control Card caps', () => {
    const orders = { aggressive: 'shoot', tactical: 'shoot', skittish: 'shoot', sneaky: 'shoot' } as const;
    const fog = control({ orders, twist: [{ do: 'range-cap', n: 8 }] });
    const order = (x: number, dice: Script = {}): string[] =>
      acted(crimOrdered('shoot', { control: fog, hunters: [{ at: [30, 18] }], crims: [{ card: GUNMAN, at: [x, 18] }], dice }));

    expect(order(39, DEFENDED)).toEqual(['shoot']);
    expect(order(39.1)).toEqual(['seek-cover']);
  });

  test('[UM-CSHO-3] the hunter defends against its Shoot', () => {
    const rehearsal = crimOrdered('shoot', { hunters: [{ at: [30, 18] }], crims: [{ card: GUNMAN, at: [40, 18] }], dice: DEFENDED });

    expect(rehearsal.toldOf('checked')).toMatchObject([{ check: 'defense', seat: 0, threshold: 2 }]);
    expect(at(rehearsal.crim(1))).toEqual([40, 18]);
  });
});

describe('Fight', () => {
  test('[UM-CFGT-1] [UM-CFGT-2] [UM-CFGT-3] it attacks where it stands, and the hunter defends against its Fight', () => {
    const rehearsal = crimOrdered('fight', { hunters: [{ at: [30, 18] }], crims: [{ card: THUG, at: [31.4, 18] }], dice: DEFENDED });

    expect(rehearsal.toldOf('checked')).toMatchObject([{ check: 'defense', seat: 0, threshold: 2 }]);
    expect(at(rehearsal.crim(1))).toEqual([31.4, 18]);
    expect(rehearsal.crim(1).lastAction).toBe('fight');
  });

  test('[UM-CFGT-4] of several engaged hunters the First Player picks the victim', () => {
    const rehearsal = crimOrdered('fight', {
      first: 2,
      hunters: [{ at: [30, 18] }, { at: [31.4, 19.4] }, { at: [46, 46] }],
      crims: [{ card: THUG, at: [31.4, 18] }],
      dice: DEFENDED,
    });

    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['choose-victim', 2, ['h0', 'h1']]);
    rehearsal.answer('choose-victim', 'h1');
    expect(rehearsal.toldOf('hunter-attacked').map(event => event.seat)).toEqual([1]);
  });
});

describe('Which attack', () => {
  const attackAt = (x: number, card: number): unknown[] =>
    crimOrdered('shoot', { hunters: [{ at: [30, 18] }], crims: [{ card, at: [x, 18] }], dice: DEFENDED })
      .toldOf('hunter-attacked')
      .map(event => event.attack);

  test('[UM-CRIM-13] [UM-R-55] the one with the highest Damage that reaches', () => {
    const both = gunman({
      attacks: [
        { name: 'Pistol', kind: 'ranged', damage: 2, range: 12 },
        { name: 'Shotgun', kind: 'ranged', damage: 3, range: 6 },
      ],
    });

    expect(attackAt(39, both)).toEqual(['Pistol']);
    expect(attackAt(36, both)).toEqual(['Shotgun']);
  });

  test('[UM-CRIM-13] of equals the first listed', () => {
    const twins = gunman({
      attacks: [
        { name: 'Left', kind: 'ranged', damage: 2, range: 12 },
        { name: 'Right', kind: 'ranged', damage: 2, range: 12 },
      ],
    });

    expect(attackAt(39, twins)).toEqual(['Left']);
  });

  test('[UM-CRIM-13] in a Fight, the strongest melee attack', () => {
    const card = thug({
      attacks: [
        { name: 'Fists', kind: 'melee', damage: 1 },
        { name: 'Club', kind: 'melee', damage: 2 },
      ],
    });
    const rehearsal = crimOrdered('fight', { hunters: [{ at: [30, 18] }], crims: [{ card, at: [31, 18] }], dice: DEFENDED });

    expect(rehearsal.toldOf('hunter-attacked').map(event => event.attack)).toEqual(['Club']);
  });
});
