/** What a crim does, and what replaces an order that cannot be carried out: UM-CRIM-3..11, 14 and UM-EVT-14. */
import { describe, expect, test } from 'vitest';
import { acted, at, crimOrdered, ordering, paths, replaced } from '../testing/crims.ts';
import { event, GUNMAN, gunman, RUNNER, runner, THUG, thug } from '../testing/fixtures.ts';

const DEFENDED = { check: [7, 7, 7] };

describe('Last action', () => {
  test('[UM-CRIM-3] [UM-R-31] it is what was carried out last: after a Charge that ends in a Fight, the Fight', () => {
    const fought = crimOrdered('charge', { hunters: [{ at: [30, 18] }], crims: [{ card: THUG, at: [35, 18] }], dice: DEFENDED });
    const replacedOrder = crimOrdered('shoot', { hunters: [{ at: [24, 33] }], crims: [{ card: RUNNER, at: [24, 27] }] });

    expect(fought.crim(1).lastAction).toBe('fight');
    expect(replacedOrder.crim(1).lastAction).toBe('seek-cover');
  });
});

describe('Nearest hunter', () => {
  test('[UM-CRIM-4] [UM-R-39] the First Player breaks a tie, once, and the answer holds for what replaces the order', () => {
    const rehearsal = crimOrdered('shoot', {
      first: 1,
      hunters: [{ at: [10, 27] }, { at: [38, 27] }],
      crims: [{ card: GUNMAN, at: [24, 27] }],
    });

    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['nearest-hunter', 1, ['h0', 'h1']]);
    rehearsal.answer('nearest-hunter', 'h0');

    expect(rehearsal.asks).toBeNull();
    expect(replaced(rehearsal)).toEqual(['shoot > seek-cover, UM-CRIM-6']);
    expect(acted(rehearsal)).toEqual(['seek-cover']);
  });
});

describe('Replaced orders', () => {
  test('[UM-CRIM-5] after a Charge, Flee becomes a Charge', () => {
    const rehearsal = crimOrdered('flee', { hunters: [{ at: [30, 18] }], crims: [{ card: RUNNER, at: [41, 18], lastAction: 'charge' }] });

    expect(replaced(rehearsal)).toEqual(['flee > charge, UM-CRIM-5']);
    expect(acted(rehearsal)).toEqual(['charge']);
    expect(at(rehearsal.crim(1))).toEqual([31, 18]);
  });

  test('[UM-CRIM-5] after a Charge, Seek Cover becomes a Charge before anything else: no shot from its cover', () => {
    const rehearsal = crimOrdered('seek-cover', {
      hunters: [{ at: [37, 23] }],
      crims: [{ card: GUNMAN, at: [37, 13], lastAction: 'charge' }],
    });

    expect(replaced(rehearsal)).toEqual(['seek-cover > charge, UM-CRIM-5']);
    expect(acted(rehearsal)).toEqual(['charge']);
    expect(rehearsal.types('rolled')).toEqual([]);
  });

  test('[UM-CRIM-6] Shoot becomes Seek Cover without a gun, without range, and without sight', () => {
    const unarmed = crimOrdered('shoot', { hunters: [{ at: [24, 33] }], crims: [{ card: RUNNER, at: [24, 27] }] });
    const far = crimOrdered('shoot', { hunters: [{ at: [20, 40.1] }], crims: [{ card: GUNMAN, at: [20, 27] }] });
    const blind = crimOrdered('shoot', { hunters: [{ at: [31.5, 25] }], crims: [{ card: GUNMAN, at: [31.5, 34] }] });

    for (const rehearsal of [unarmed, far, blind]) {
      expect(replaced(rehearsal)).toEqual(['shoot > seek-cover, UM-CRIM-6']);
      expect(acted(rehearsal)).toEqual(['seek-cover']);
    }
  });

  test('[UM-CSHO-2] what a shot is missing is told with the order that takes its place', () => {
    const missing = (card: number, hunter: [number, number], crim: [number, number]) => {
      const { noShot, target, attack, gap, range } = crimOrdered('shoot', {
        hunters: [{ at: hunter }],
        crims: [{ card, at: crim }],
      }).toldOf('order-replaced')[0]!;
      return [noShot, target, attack, gap, range];
    };

    expect(missing(RUNNER, [24, 33], [24, 27])).toEqual(['no-ranged-attack', -1, '', 0, 0]);
    expect(missing(GUNMAN, [20, 40.1], [20, 27])).toEqual(['out-of-range', 0, 'Pistol', 12.1, 12]);
    expect(missing(GUNMAN, [31.5, 25], [31.5, 34])).toEqual(['out-of-sight', 0, '', 0, 0]);
  });

  test('[UM-SEEK-2] whoever stays in cover tells why they do not shoot from it', () => {
    const [acted] = crimOrdered('seek-cover', { hunters: [{ at: [37, 23] }], crims: [{ card: RUNNER, at: [37, 13] }] }).toldOf(
      'crim-acted',
    );

    expect(acted).toMatchObject({ action: 'seek-cover', noShot: 'no-ranged-attack' });
  });

  test('[UM-CRIM-7] an Aggressive crim charges instead', () => {
    const rehearsal = crimOrdered('shoot', { hunters: [{ at: [30, 18] }], crims: [{ card: THUG, at: [41, 18] }] });

    expect(replaced(rehearsal)).toEqual(['shoot > charge, UM-CRIM-7']);
    expect(at(rehearsal.crim(1))).toEqual([32, 18]);
  });

  test('[UM-CRIM-7] also one with a gun, if it is out of range or sees nobody', () => {
    const bully = gunman({ demeanor: 'aggressive' });
    const far = crimOrdered('shoot', { hunters: [{ at: [20, 40.1] }], crims: [{ card: bully, at: [20, 27] }] });
    const blind = crimOrdered('shoot', { hunters: [{ at: [31.5, 25] }], crims: [{ card: bully, at: [31.5, 34] }] });
    const able = crimOrdered('shoot', { hunters: [{ at: [24, 33] }], crims: [{ card: bully, at: [24, 27] }], dice: DEFENDED });

    for (const rehearsal of [far, blind]) {
      expect(replaced(rehearsal)).toEqual(['shoot > charge, UM-CRIM-7']);
      expect(acted(rehearsal)[0]).toBe('charge');
    }
    expect([replaced(able), acted(able)]).toEqual([[], ['shoot']]);
  });

  test('[UM-CRIM-8] Fight becomes a Charge when it is not engaged', () => {
    const rehearsal = crimOrdered('fight', { hunters: [{ at: [30, 18] }], crims: [{ card: RUNNER, at: [41, 18] }] });

    expect(replaced(rehearsal)).toEqual(['fight > charge, UM-CRIM-8']);
    expect(acted(rehearsal)).toEqual(['charge']);
  });

  test('[UM-CRIM-9] [UM-R-7] engaged and told to shoot, it fights if it has a gun; without one it seeks cover and is struck', () => {
    const armed = crimOrdered('shoot', { hunters: [{ at: [30, 16] }], crims: [{ card: GUNMAN, at: [30, 17] }], dice: DEFENDED });
    const unarmed = crimOrdered('shoot', { hunters: [{ at: [30, 16] }], crims: [{ card: runner({ wounds: 9 }), at: [30, 17] }] });
    const aggressive = crimOrdered('shoot', { hunters: [{ at: [30, 16] }], crims: [{ card: THUG, at: [30, 17] }], dice: DEFENDED });

    expect(replaced(armed)).toEqual(['shoot > fight, UM-CRIM-9']);
    expect(acted(armed)).toEqual(['fight']);
    expect(replaced(unarmed)).toEqual(['shoot > seek-cover, UM-CRIM-6']);
    expect(unarmed.types('crim-wounded', 'crim-moved')).toEqual(['crim-wounded', 'crim-moved']);
    expect(replaced(aggressive)).toEqual(['shoot > charge, UM-CRIM-7', 'charge > fight, UM-CHG-5']);
  });

  test('[UM-CRIM-10] [UM-R-66] what takes the place of an order follows its own rules', () => {
    const rehearsal = crimOrdered('shoot', { hunters: [{ at: [30, 18] }], crims: [{ card: RUNNER, at: [41, 18], lastAction: 'charge' }] });

    expect(replaced(rehearsal)).toEqual(['shoot > seek-cover, UM-CRIM-6', 'seek-cover > charge, UM-CRIM-5']);
    expect(acted(rehearsal)).toEqual(['charge']);
  });

  test('[UM-CRIM-14] the longest chain: Shoot, Seek Cover, Charge, and the Fight that ends it', () => {
    const rehearsal = crimOrdered('shoot', {
      hunters: [{ at: [13.5, 14.5] }],
      crims: [{ card: GUNMAN, at: [16.5, 12.5], lastAction: 'charge' }],
      dice: DEFENDED,
    });

    expect(replaced(rehearsal)).toEqual(['shoot > seek-cover, UM-CRIM-6', 'seek-cover > charge, UM-CRIM-5']);
    expect(acted(rehearsal)).toEqual(['charge', 'fight']);
    expect(rehearsal.crim(1).lastAction).toBe('fight');
  });
});

describe('No hunter in the zone', () => {
  test('[UM-CRIM-11] [UM-R-56] every crim holds, a hidden one stays hidden, and only Hide is carried out', () => {
    const hunters = [{ isIn: false }] as const;
    const crims = [{ card: THUG, at: [16, 33], lastAction: 'charge' }] as const;
    const idle = (['flee', 'charge', 'seek-cover', 'shoot', 'fight'] as const).map(order => crimOrdered(order, { hunters, crims }));
    const hides = crimOrdered('hide', { hunters, crims });
    const hidden = crimOrdered('flee', { turn: 9, hunters, crims: [{ ...crims[0], at: [12, 33], hiddenIn: 4, hidInTurn: 2 }] });

    for (const rehearsal of idle) {
      expect(rehearsal.types()).toEqual(['crim-ordered', 'crim-held']);
      expect(rehearsal.toldOf('crim-held')).toMatchObject([{ rule: 'UM-CRIM-11', why: 'nobody-in-zone' }]);
      expect(rehearsal.crim(1).lastAction).toBe('charge');
    }
    expect(paths(hides)).toEqual([[16, 33, 12, 33]]);
    expect(hides.crim(1)).toMatchObject({ hiddenIn: 4, lastAction: 'hide' });
    expect(hidden.crim(1)).toMatchObject({ hiddenIn: 4, lastAction: 'charge' });
  });
});

describe('Orders that players give', () => {
  const bait = event({ id: 'bait-fixture', keeper: [{ when: 'crim-start', effects: [{ do: 'order', action: 'charge' }] }] });
  const spook = event({ id: 'spook-fixture', keeper: [{ when: 'crim-start', effects: [{ do: 'order', action: 'flee' }] }] });
  const hunters = [
    { at: [30, 14], keepers: [bait] },
    { at: [46, 46], keepers: [spook] },
  ] as const;

  test('[UM-EVT-14] [UM-R-78] the window is gone through once in initiative order, and the last order stands', () => {
    const rehearsal = crimOrdered('hide', { hunters, crims: [{ card: RUNNER, at: [30, 17], lastAction: 'hide' }] });
    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['crim-start', 0]);
    rehearsal.answer('crim-start', 'bait-fixture');
    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['crim-start', 1]);
    rehearsal.answer('crim-start', 'spook-fixture');

    expect(rehearsal.asks).toBeNull();
    expect(acted(rehearsal)).toEqual(['flee']);
    expect(at(rehearsal.crim(1))).toEqual([30, 23]);
  });

  test('[UM-EVT-14] an order comes before what replaces it: after a Charge, Flee is a Charge', () => {
    const rehearsal = crimOrdered('hide', { hunters, crims: [{ card: runner({ move: 1 }), at: [30, 17], lastAction: 'charge' }] });
    rehearsal.answer('crim-start', 'bait-fixture').answer('crim-start', 'spook-fixture');

    expect(replaced(rehearsal)).toEqual(['flee > charge, UM-CRIM-5']);
    expect(acted(rehearsal)).toEqual(['charge']);
  });

  test('[UM-EVT-14] passed, the card stands; a hidden crim cannot be chosen', () => {
    const passed = crimOrdered('flee', { hunters, crims: [{ card: RUNNER, at: [30, 17] }] }).passAll();
    const hidden = crimOrdered('flee', { turn: 5, hunters, crims: [{ card: RUNNER, at: [12, 33], hiddenIn: 4, hidInTurn: 1 }] });

    expect(passed.toldOf('crim-ordered').map(one => one.rule)).toEqual(['UM-CRIM-1']);
    expect(hidden.asks).toBeNull();
    expect(acted(hidden)).toEqual(['flee']);
  });
});

describe('The card', () => {
  test('[UM-CRIM-1] each crim takes the one action that the card gives its Demeanor', () => {
    const control = ordering('hide', { skittish: 'flee', aggressive: 'charge' });
    const order = (card: number): string[] =>
      acted(crimOrdered('hide', { control, hunters: [{ at: [30, 18] }], crims: [{ card, at: [41, 18] }] }));

    expect([RUNNER, thug(), gunman()].map(order)).toEqual([['flee'], ['charge'], ['hide']]);
  });
});
