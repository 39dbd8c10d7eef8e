import { describe, expect, test } from 'vitest';
import type { GearFace } from '../content/types.ts';
import { fight, gear, type MadeUp, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { canPlaceTrap, moveOwnTrap, squaresHit, trapsOnMap, trapsUnder, triggerTraps } from './traps.ts';

const scout = (x: number, y: number) => ({ type: 'rebel-scout', at: [x, y], hp: 20, maxHp: 20 }) as const;
const square = (x: number, y: number): string => `square-${y * 12 + x}`;
const FAR = scout(11, 11);
const wire = (dice: string, more: Partial<GearFace> = {}) => ({ trap: gear({ dice, range: 1, ...more }, { trap: 'tripwire' }) });
const blast = (dice: string, more: Partial<GearFace> = {}) => ({ trap: gear({ dice, range: 1, ...more }, { trap: 'blast' }) });
const onCritical = (...effects: readonly unknown[]) =>
  ({ texts: [{ when: 'trap', effects: [{ do: 'per-critical', effects }] }] }) as Partial<GearFace>;
const BOW = { ranged: gear({ dice: '1O', range: 3 }) };

describe('Placing a trap', () => {
  const placing = (by: MarshalOn) =>
    fight({ marshals: [{ at: [5, 5], resources: { metal: 1 }, ...by }, { at: [0, 11] }], enemies: [FAR] })
      .play()
      .answer('act', 'place-trap');

  test('[FW-TRAP-1][FW-TRAP-5] a blast trap lies with its blast side up, and points in one of eight directions', () => {
    const r = placing({ gear: blast('1O') }).answer('trap-square', [5, 6]);

    r.only('trap-direction', ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']);
    r.answer('trap-direction', 'east');

    expect(r.toldOf('trap-placed')).toEqual([
      { type: 'trap-placed', rule: 'FW-TRAP-3', seat: 0, square: 6 * 12 + 5, isBlast: true, direction: 2, condition: 'none' },
    ]);
  });

  test('[FW-TRAP-1][FW-TRAP-5] a tripwire asks for no direction', () => {
    const r = placing({ gear: wire('1O') }).answer('trap-square', [5, 6]);

    expect(r.asks).toBe('act');
    expect(r.toldOf('trap-placed')).toMatchObject([{ isBlast: false }]);
  });

  test('[FW-TRAP-2] any one resource of the own satchel pays for it', () => {
    const r = placing({ gear: wire('1O'), resources: { metal: 1, core: 2 } });

    r.only('pay-resource', ['metal', 'core']).answer('pay-resource', 'core').answer('trap-square', [5, 5]);

    expect(r.marshal().resources).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0]);
  });

  test('[FW-TRAP-2] who has none is not offered it, whatever the others have', () => {
    fight({ marshals: [{ at: [5, 5] }, { at: [0, 11], resources: { metal: 2 } }], enemies: [FAR] })
      .play()
      .only('act', ['sneak', 'sprint', 'end']);
  });

  test('[FW-TRAP-3] with range 1 nine squares, the own one among them', () => {
    const r = placing({ gear: wire('1O') });

    r.only(
      'trap-square',
      [4, 5, 6].flatMap(y => [4, 5, 6].map(x => square(x, y))),
    );
  });

  test('[FW-TRAP-3] not where nobody can stand', () => {
    const r = fight({
      map: ['.#', '.#'],
      marshals: [{ at: [0, 0], resources: { metal: 1 }, gear: wire('1O') }],
      enemies: [{ type: 'rebel-scout', at: [0, 1] }],
    });

    r.play().answer('act', 'place-trap');
    expect(r.options('trap-square')).toEqual(['square-0', 'square-2']);
  });

  test('[FW-TRAP-4][FW-R-85][FW-RES-5] the condition of the resource may be added, or left off', () => {
    const laced = (answer: 'yes' | 'no') =>
      placing({ gear: wire('1O'), resources: { bile: 1 } })
        .answer('trap-square', [5, 6])
        .answer('trap-condition', answer)
        .marshal();

    expect(laced('yes').trapCondition).toBe('acid');
    expect(laced('no').trapCondition).toBe('none');
  });

  test('[FW-R-85] a resource that shows no condition gives none', () => {
    const r = placing({ gear: wire('1O') }).answer('trap-square', [5, 6]);

    expect(r.marshal().trapCondition).toBe('none');
    expect(r.asked.some(line => line.includes('trap-condition'))).toBe(false);
  });

  test('[FW-TRAP-6] the own token is lifted first, and does not go off', () => {
    const r = placing({ gear: wire('1O'), trapAt: [1, 1] }).answer('trap-square', [4, 4]);

    expect(trapsOnMap(r.state)).toEqual([{ owner: 0, at: -1, square: 52 }]);
    expect(r.types('trap-lifted', 'trap-springs', 'trap-placed')).toEqual(['trap-lifted', 'trap-placed']);
    expect(r.alert).toBe(1);
  });

  test('[FW-R-30] under an enemy it does not go off', () => {
    const r = fight({ marshals: [{ at: [5, 5], gear: wire('1O'), resources: { metal: 1 } }, { at: [0, 11] }], enemies: [scout(5, 5)] });

    r.play().answer('act', 'place-trap').answer('trap-square', [5, 5]);

    expect(r.toldOf('trap-springs')).toEqual([]);
  });

  test('[FW-CHAR-5] Ottakh’s trait at level 3: once in an encounter without a resource', () => {
    const state = { level: 3 } as const;
    const r = fight({ state, marshals: [{ is: 'ottakh', at: [5, 5], gear: wire('1O') }, { at: [0, 11] }], enemies: [FAR] });

    r.play().answer('act', 'place-trap').answer('trap-square', [5, 5]);

    expect(r.marshal().usedThisFight).toEqual(['trap-for-nothing']);
    expect(canPlaceTrap(r.state, 0)).toBe(false);
  });
});

describe('What sets a trap off', () => {
  const shove = (n: number): MadeUp => ({
    id: 'shove',
    kind: 'interrupt',
    on: 'action',
    sections: [{ effects: [{ do: 'shove', n, within: 5 }] }],
  });

  test('[FW-TRAP-7] an enemy that comes into its square, also by a push', () => {
    const r = fight({
      marshals: [{ at: [0, 5], gear: wire('1O'), trapAt: [2, 2], hand: [shove(1)] }, { at: [0, 11] }],
      enemies: [scout(1, 2), FAR],
      dice: { trap: [[2]] },
    });

    r.play().answer('act', 'shove').answer('push', [2, 2]);

    expect(r.toldOf('trap-springs')).toEqual([{ type: 'trap-springs', rule: 'FW-TRAP-7', seat: 0, square: 26 }]);
    expect(r.enemy().hp).toBe(18);
  });

  test('[FW-TRAP-7][FW-R-41] the push goes on afterwards', () => {
    const r = fight({
      marshals: [{ at: [0, 5], gear: wire('1O'), trapAt: [2, 2], hand: [shove(2)] }, { at: [0, 11] }],
      enemies: [scout(1, 2), FAR],
      dice: { trap: [[2]] },
    });

    r.play().answer('act', 'shove').answer('push', [2, 2]).answer('push', [3, 2]);

    expect(r.enemy()).toMatchObject({ hp: 18, square: 27 });
  });

  test('[FW-TRAP-7][FW-R-30] not a character', () => {
    const r = fight({ marshals: [{ at: [0, 0], trapAt: [1, 1] }, { at: [0, 11] }], traps: [{ at: [1, 1], dice: '1O' }], enemies: [FAR] });

    r.play().answer('act', 'sneak').answer('sneak', [1, 1]);

    expect(trapsOnMap(r.state)).toHaveLength(2);
  });

  test('[FW-TRAP-8] the action: any trap in range of the ranged weapon, of the ground too', () => {
    const r = fight({
      marshals: [
        { at: [0, 0], gear: BOW, trapAt: [4, 0] },
        { at: [0, 11], trapAt: [3, 3] },
      ],
      traps: [{ at: [2, 0], dice: '1O' }],
      enemies: [FAR],
    });

    r.play().answer('act', 'trigger-trap').only('trigger-trap', ['trap-of-1', 'trap-2-0']).answer('trigger-trap', 'trap-2-0');

    expect(r.state.fight.traps).toEqual([]);
    expect(r.marshal(1).trap).toBe(39);
  });

  test('[FW-R-30] several in one square all go off, in the order of the active player', () => {
    const r = fight({
      marshals: [{ at: [0, 5], gear: wire('1O'), trapAt: [2, 2], hand: [shove(1)] }, { at: [0, 11] }],
      traps: [{ at: [2, 2], dice: '1B' }],
      enemies: [scout(1, 2), FAR],
      dice: { trap: [[3], [2]] },
    });

    r.play().answer('act', 'shove').answer('push', [2, 2]).answer('order-traps', ['trap-26-0', 'trap-of-0']);

    expect(r.toldOf('trap-springs').map(one => one.seat)).toEqual([-1, 0]);
    expect(r.enemy().hp).toBe(15);
    expect(r.alert).toBe(3);
  });

  test('[FW-R-30] a trap of the ground goes off after that of a character, too', () => {
    const r = fight({
      marshals: [{ at: [0, 5], gear: wire('1O'), trapAt: [2, 2], hand: [shove(1)] }, { at: [0, 11] }],
      traps: [{ at: [2, 2], dice: '1B' }],
      enemies: [scout(1, 2), FAR],
      dice: { trap: [[2], [3]] },
    });

    r.play().answer('act', 'shove').answer('push', [2, 2]).answer('order-traps', ['trap-of-0', 'trap-26-0']);

    expect(r.toldOf('trap-springs').map(one => one.seat)).toEqual([0, -1]);
    expect(r.state.fight.traps).toEqual([]);
    expect(r.enemy().hp).toBe(15);
  });

  test('[FW-TRAP-18] whatever else an encounter says sets it off in the same way', () => {
    const r = fight({ marshals: [{ at: [0, 0] }], traps: [{ at: [5, 5], dice: '1O' }], enemies: [scout(5, 5)], dice: { trap: [[1]] } });

    r.run(table => triggerTraps(table, trapsOnMap(table.state), 'FW-TRAP-18'));

    expect(r.toldOf('trap-springs')).toEqual([{ type: 'trap-springs', rule: 'FW-TRAP-18', seat: -1, square: 65 }]);
    expect(r.enemy().hp).toBe(19);
  });
});

describe('Whom it hits', () => {
  /** The own trap of seat 0 goes off by its own hand. */
  const sprung = (position: Position) =>
    fight({ enemies: [FAR], ...position })
      .play()
      .answer('act', 'trigger-trap');

  test('[FW-TRAP-9][FW-TRAP-11][FW-TRAP-14] a tripwire hits everyone in its square, enemies first, each with a roll of its own', () => {
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...wire('1O'), ...BOW }, trapAt: [2, 0] }, { at: [2, 0] }],
      enemies: [scout(2, 0), scout(2, 0), scout(3, 0)],
      dice: { trap: [[1], [2], [1]] },
    });

    r.answer('order-trapped', ['enemy-1', 'enemy-0']);

    expect([r.enemy(0).hp, r.enemy(1).hp, r.enemy(2).hp]).toEqual([18, 19, 20]);
    expect(r.toldOf('marshal-hurt')).toMatchObject([{ seat: 1, n: 1, by: 'trap' }]);
    expect(r.toldOf('dice-rolled')).toHaveLength(3);
  });

  test('[FW-TRAP-10] a blast hits its square and the line in its direction', () => {
    const r = sprung({
      marshals: [{ at: [0, 2], gear: { ...blast('1O'), ...BOW }, trapAt: [2, 2], trapDirection: 2 }],
      enemies: [scout(2, 2), scout(4, 2), scout(4, 3), scout(1, 2)],
      dice: { trap: [[1], [1]] },
    });

    r.answer('order-trapped', ['enemy-0', 'enemy-1']);

    expect([0, 1, 2, 3].map(id => r.enemy(id).hp)).toEqual([19, 19, 20, 20]);
  });

  test.each([
    [0, 5, 4],
    [1, 6, 4],
    [2, 6, 5],
    [3, 6, 6],
    [4, 5, 6],
    [5, 4, 6],
    [6, 4, 5],
    [7, 4, 4],
  ])('[FW-TRAP-5][FW-R-31] direction %i goes from 5, 5 by %i, %i', (direction, x, y) => {
    const { state } = fight({ enemies: [FAR] });
    const [first, second, third] = squaresHit(state, 65, true, direction);
    expect([first, second, third! - second!]).toEqual([65, y * 12 + x, second! - first!]);
    expect(squaresHit(state, 65, false, direction)).toEqual([65]);
  });

  test('[FW-R-31] also on the diagonal, up to the first square that cannot be entered', () => {
    const map = ['......', '......', '......', '...#..', '......', '......'];
    const r = sprung({
      map,
      marshals: [{ at: [0, 0], gear: { ...blast('1O'), ...BOW }, trapAt: [1, 1], trapDirection: 3 }],
      enemies: [scout(2, 2), scout(4, 4), scout(5, 5)],
      dice: { trap: [[1]] },
    });

    expect([0, 1, 2].map(id => r.enemy(id).hp)).toEqual([19, 20, 20]);
  });

  test('[FW-TRAP-12][FW-TRAP-13] pips and critical damage to the body, past the armour', () => {
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...wire('2O', onCritical({ do: 'damage', n: 1 })), ...BOW }, trapAt: [2, 0] }],
      enemies: [{ type: 'shellback', at: [2, 0] }],
      dice: { trap: [[2, 'crit']] },
    });

    expect(r.enemy()).toMatchObject({ hp: 9 - 3, parts: [3, 4] });
  });

  test('[FW-TRAP-14][FW-R-29] against characters only pips count, and nothing can be done against it', () => {
    const r = sprung({
      marshals: [
        { at: [0, 0], gear: { ...wire('2O', onCritical({ do: 'damage', n: 1 })), ...BOW }, trapAt: [2, 0] },
        { at: [2, 0], dial: 8, hand: ['senvi-wind-is-lying'] },
      ],
      dice: { trap: [[2, 'crit']] },
    });

    expect(r.marshal(1)).toMatchObject({ dial: 6, square: 2 });
    expect(r.asks).toBe('act');
    expect(r.asked.filter(line => line.startsWith('1 '))).toEqual([]);
  });

  test('[FW-R-29] other critical effects fall on the enemy after its damage', () => {
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...wire('1O', onCritical({ do: 'push', n: 1 })), ...BOW }, trapAt: [2, 0] }],
      enemies: [scout(2, 0), FAR],
      dice: { trap: [['crit']] },
    });

    r.answer('push', [3, 0]);

    expect(r.types('trap-hits-enemy', 'enemy-moved')).toEqual(['trap-hits-enemy', 'enemy-moved']);
  });

  test('[FW-ECON-4][FW-TRAP-12] what is told of the trap is what the enemy suffers, frost included', () => {
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...wire('1B'), ...BOW }, trapAt: [2, 0] }],
      enemies: [{ ...scout(2, 0), condition: 'frost' }, FAR],
      dice: { trap: [[3]] },
    });

    expect(r.toldOf('trap-hits-enemy')).toMatchObject([{ pips: 3, frost: 3, damage: 6 }]);
    expect(r.toldOf('enemy-hurt')).toMatchObject([{ n: 6 }]);
  });

  test('[FW-TRAP-12] the told sum comes to the damage: pips, what is added, what criticals bring, frost', () => {
    const mean: MadeUp = { id: 'mean', kind: 'interrupt', on: 'trap-triggered', sections: [{ effects: [{ do: 'damage', n: 2 }] }] };
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...wire('2O', onCritical({ do: 'damage', n: 3 })), ...BOW }, trapAt: [2, 0], hand: [mean] }],
      enemies: [{ ...scout(2, 0), condition: 'frost' }, FAR],
      dice: { trap: [[1, 'crit']] },
    });
    r.answer('play-when-trap-triggered', 'mean');

    expect(r.toldOf('trap-hits-enemy')).toEqual([
      {
        ...{ type: 'trap-hits-enemy', rule: 'FW-TRAP-12', enemy: 0, faces: [1, 'crit'] },
        ...{ pips: 1 + 2, crits: 1, perCrit: 3, frost: 5, damage: 3 + 3 + 5 },
      },
    ]);
    expect(r.toldOf('enemy-hurt')).toMatchObject([{ n: 11, left: 9, frost: 5 }]);
  });

  test('[FW-TRAP-14][FW-R-29] what a card adds to the damage of a trap does not fall on characters', () => {
    const mean: MadeUp = { id: 'mean', kind: 'interrupt', on: 'trap-triggered', sections: [{ effects: [{ do: 'damage', n: 2 }] }] };
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...wire('1O'), ...BOW }, trapAt: [2, 0], hand: [mean] }, { at: [2, 0] }],
      enemies: [scout(2, 0), FAR],
      dice: { trap: [[1], [1]] },
    });
    r.answer('play-when-trap-triggered', 'mean');

    expect(r.toldOf('trap-hits-enemy')).toMatchObject([{ damage: 3 }]);
    expect(r.toldOf('trap-hits-marshal')).toMatchObject([{ damage: 1 }]);
  });

  test('[FW-TRAP-15] everyone whom it hit gains its condition', () => {
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...wire('1O'), ...BOW }, trapAt: [2, 0], trapCondition: 'frost' }, { at: [2, 0] }],
      enemies: [scout(2, 0), scout(2, 0), FAR],
      dice: { trap: [[0], [0], [0]] },
    });

    r.answer('order-trapped', ['enemy-0', 'enemy-1']);

    expect([r.enemy(0).condition, r.enemy(1).condition, r.enemy(2).condition, r.marshal(1).condition]).toEqual([
      'frost',
      'frost',
      'none',
      'frost',
    ]);
  });

  test('[FW-R-29] its condition replaces one of a critical; plasma on plasma bursts', () => {
    const after = (critical: string, own: 'fire' | 'plasma') =>
      sprung({
        marshals: [
          {
            at: [0, 0],
            gear: { ...wire('1O', onCritical({ do: 'inflict', condition: critical })), ...BOW },
            trapAt: [2, 0],
            trapCondition: own,
          },
        ],
        enemies: [scout(2, 0), FAR],
        dice: { trap: [['crit']] },
      }).enemy();

    expect(after('shock', 'fire')).toMatchObject({ condition: 'fire', hp: 20 });
    expect(after('plasma', 'plasma')).toMatchObject({ condition: 'none', hp: 17 });
  });

  test('[FW-R-45] frost doubles the damage of a trap; shock does not answer it', () => {
    const hit = (condition: 'frost' | 'shock') =>
      sprung({
        marshals: [{ at: [0, 0], gear: { ...wire('1O', onCritical({ do: 'damage', n: 3 })), ...BOW }, trapAt: [2, 0] }],
        enemies: [{ ...scout(2, 0), condition }, FAR],
        dice: { trap: [[2]] },
      }).enemy();

    expect(hit('frost')).toMatchObject({ hp: 16, condition: 'none' });
    expect(hit('shock')).toMatchObject({ hp: 18, condition: 'shock' });
  });

  test('[FW-TRAP-16][FW-TRAP-17] then the token is free again, and the alert goes down one, once for each trap', () => {
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...wire('1O'), ...BOW }, trapAt: [2, 0], resources: { metal: 1 } }],
      enemies: [scout(2, 0), FAR],
      alert: 2,
      dice: { trap: [[1]] },
    });

    expect([r.marshal().trap, r.alert]).toEqual([-1, 3]);
    expect(r.options('act')).toContain('place-trap');
  });

  test('[FW-R-29][FW-R-33] who placed it orders and rolls; for a trap of the ground the active player does', () => {
    const own = sprung({
      marshals: [
        { at: [0, 0], gear: BOW },
        { at: [9, 9], gear: wire('1O'), trapAt: [2, 0] },
      ],
      enemies: [scout(2, 0), scout(2, 0)],
      dice: { trap: [[1], [1]] },
    });
    expect(own.askedSeat).toBe(1);
    own.answer('order-trapped', ['enemy-0', 'enemy-1']);
    expect(own.toldOf('dice-rolled').map(one => one.seat)).toEqual([1, 1]);

    const ground = sprung({
      marshals: [{ at: [0, 0], gear: BOW }, { at: [9, 9] }],
      traps: [{ at: [2, 0], dice: '1B' }],
      enemies: [scout(2, 0), FAR],
      dice: { trap: [[3]] },
    });
    expect(ground.toldOf('dice-rolled')).toMatchObject([{ seat: 0, dice: [0, 1, 0] }]);
  });

  test('[FW-R-7] its dice are capped, too', () => {
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...wire('5O 3B 2K'), ...BOW }, trapAt: [2, 0] }],
      enemies: [scout(2, 0), FAR],
      dice: { trap: [[0, 0, 0, 0, 0, 0, 1]] },
    });

    expect(r.toldOf('dice-rolled')).toMatchObject([{ dice: [4, 2, 1] }]);
  });

  test('[FW-R-32] the dice are those of the card as it is now; where it points was settled when it was placed', () => {
    const trap = {
      ...blast('1O').trap,
      levels: [
        { dice: '1O', range: 1 },
        { dice: '2B', range: 1 },
      ],
    } as const;
    const pointing = (faces: readonly number[]) =>
      fight({
        marshals: [{ at: [0, 0], gear: { trap, ...BOW }, trapAt: [2, 0], trapDirection: 4 }],
        enemies: [scout(2, 3), FAR],
        dice: { trap: [faces] },
      });
    expect(pointing([1]).play().answer('act', 'trigger-trap').enemy().hp).toBe(19);

    const second = pointing([1, 2]);
    second.marshal().upgraded = [second.marshal().gear[2]!];
    expect(second.play().answer('act', 'trigger-trap').enemy().hp).toBe(17);
  });

  test('[FW-R-96] a second trap that is set off meanwhile comes first, whole; then the first goes on with whom it had', () => {
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...wire('1O', onCritical({ do: 'push', n: 1 })), ...BOW }, trapAt: [2, 0] }, { at: [2, 0] }],
      traps: [{ at: [3, 0], dice: '1B' }],
      enemies: [scout(2, 0), FAR],
      dice: { trap: [['crit'], [3], [2]] },
    });

    r.answer('trigger-trap', 'trap-of-0').answer('push', [3, 0]);

    expect(r.enemy().hp).toBe(17);
    expect(r.types('trap-springs', 'trap-hits-enemy', 'alert-moved', 'trap-hits-marshal')).toEqual([
      'trap-springs',
      'trap-hits-enemy',
      'trap-springs',
      'trap-hits-enemy',
      'alert-moved',
      'trap-hits-marshal',
      'alert-moved',
    ]);
  });

  test('[FW-R-96] a trap that resolves cannot go off again', () => {
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...blast('1O', onCritical({ do: 'push', n: 1 })), ...BOW }, trapAt: [2, 0], trapDirection: 2 }],
      enemies: [scout(3, 0), FAR],
      dice: { trap: [['crit']] },
    });

    r.answer('push', [2, 0]);

    expect(r.toldOf('trap-springs')).toHaveLength(1);
  });

  test('[FW-R-68] the fight is over when a trap fells the last enemy: nobody else is hit', () => {
    const r = sprung({
      marshals: [
        { at: [0, 0], gear: { ...wire('1B'), ...BOW }, trapAt: [2, 0] },
        { at: [2, 0], dial: 1 },
      ],
      enemies: [{ ...scout(2, 0), hp: 1 }],
      potions: 0,
      dice: { trap: [[3]] },
    });

    expect(r.types('fight-won', 'fight-failed', 'marshal-hurt')).toEqual(['fight-won']);
  });

  test('[FW-TRAP-17][FW-R-29] a quiet trap: with a critical the alert token does not move', () => {
    const r = sprung({
      marshals: [{ at: [0, 0], gear: { ...wire('1O', onCritical({ do: 'no-alert' })), ...BOW }, trapAt: [2, 0] }],
      enemies: [scout(2, 0), FAR],
      dice: { trap: [['crit']] },
    });

    expect(r.alert).toBe(1);
  });
});

describe('Traps in the first square', () => {
  test('[FW-TRAP-7] lie there like anywhere else', () => {
    const { state } = fight({
      marshals: [{ at: [5, 5], trapAt: [0, 0] }, { at: [6, 6] }],
      enemies: [FAR],
      traps: [
        { at: [0, 0], dice: '1O' },
        { at: [3, 0], dice: '1O' },
      ],
    });
    const all = [
      { owner: 0, at: -1, square: 0 },
      { owner: -1, at: 0, square: 0 },
      { owner: -1, at: 1, square: 3 },
    ];
    expect(trapsOnMap(state)).toEqual(all);
    expect(trapsUnder(state, [0])).toEqual(all.slice(0, 2));
    expect(trapsUnder(state, [1, 2])).toEqual([]);
  });

  test.each([
    [true, ['trap-lifted', 'trap-placed']],
    [false, ['trap-placed']],
  ])('[FW-TRAP-6] whoever has one there lifts it: %j', (hasOne, told) => {
    const mine: MarshalOn = { at: [1, 0], gear: wire('1O'), resources: { metal: 1 }, ...(hasOne ? { trapAt: [0, 0] } : {}) };
    const r = fight({ marshals: [mine, { at: [9, 9] }], enemies: [FAR] });
    r.play().answer('act', 'place-trap').answer('trap-square', [1, 1]);
    expect(r.types('trap-lifted', 'trap-placed')).toEqual(told);
    expect(r.toldOf('trap-placed')).toMatchObject([{ direction: 0, condition: 'none' }]);
  });

  test.each([
    [0, [52, 40, 28, 16, 4]],
    [1, [52, 41, 30, 19, 8]],
    [2, [52, 53, 54, 55, 56, 57, 58, 59]],
    [3, [52, 65, 78, 91, 104, 117, 130, 143]],
    [4, [52, 64, 76, 88, 100, 112, 124, 136]],
    [5, [52, 63, 74, 85, 96]],
    [6, [52, 51, 50, 49, 48]],
    [7, [52, 39, 26, 13, 0]],
  ])('[FW-TRAP-10][FW-R-31] a blast in direction %i', (direction, expected) => {
    const { state } = fight({ marshals: [{ at: [5, 5] }], enemies: [FAR] });
    expect(squaresHit(state, 4 * 12 + 4, true, direction)).toEqual(expected);
    expect(squaresHit(state, 4 * 12 + 4, false, direction)).toEqual([52]);
  });
});

describe('Moving a trap', () => {
  const moves = (answer: string | readonly [number, number]) => {
    const r = fight({ map: ['...', '.#.', '...'], marshals: [{ at: [2, 2], trapAt: [0, 0] }], enemies: [scout(2, 0)] });
    r.run(table => moveOwnTrap(table, 0, 1, -1));
    r.only('choose-square', ['square-1', 'square-3', 'pass']).answer('choose-square', answer as never);
    return [r.marshal().trap, r.types('trap-placed')];
  };

  test('[FW-EFF-4] to another square where it is possible to stand, or not at all', () => {
    expect(moves('square-3')).toEqual([3, ['trap-placed']]);
    expect(moves('pass')).toEqual([0, []]);
  });
});

describe('Whom a trap strikes, and with what', () => {
  /** Springs the trap of the first seat under these enemies, in the turn of the second. */
  const springs = (
    face: Partial<GearFace>,
    enemies: NonNullable<Position['enemies']>,
    rolls: readonly (readonly (number | 'crit')[])[],
    more: Position = {},
  ) => {
    const r = fight({
      marshals: [
        { at: [9, 0], gear: wire('1O', face), trapAt: [5, 5], dial: 2, deck: [{ kind: 'ammunition', fits: ['arrow'], effects: [] }] },
        { at: [9, 9] },
      ],
      active: 1,
      enemies: [...enemies, FAR],
      dice: { trap: rolls },
      ...more,
    });
    return r.run(table => triggerTraps(table, trapsOnMap(r.state), 'FW-TRAP-7'));
  };
  const words = (r: ReturnType<typeof springs>) => r.toldOf('word').map(({ word, card, seat, rule }) => [word, card, seat, rule]);

  test('[FW-TRAP-9] nobody who is gone', () => {
    const r = springs({}, [scout(5, 5), { ...scout(5, 5), isIn: false, hp: 0 }], [[1]]);
    expect(r.toldOf('trap-hits-enemy').map(one => one.enemy)).toEqual([0]);
  });

  test('[FW-TRAP-11][FW-R-29] its owner rolls and chooses, whoever’s turn it is; a trap of the ground is rolled by whoever is active', () => {
    const own = springs({}, [scout(5, 5), scout(5, 5)], [[1], [1]]);
    expect([own.askedSeat, own.asks]).toEqual([0, 'order-trapped']);
    own.answer('order-trapped', ['enemy-1', 'enemy-0']);
    expect(own.toldOf('dice-rolled').map(one => one.seat)).toEqual([0, 0]);

    const ground = fight({
      marshals: [{ at: [9, 0] }, { at: [9, 9] }],
      active: 1,
      enemies: [scout(5, 5), FAR],
      traps: [{ at: [5, 5], dice: '1O' }],
      dice: { trap: [[1]] },
    });
    ground.run(table => triggerTraps(table, trapsOnMap(ground.state), 'FW-TRAP-7'));
    expect(ground.toldOf('dice-rolled').map(one => one.seat)).toEqual([1]);
    expect(ground.toldOf('trap-springs').map(one => one.seat)).toEqual([-1]);
  });

  test.each<[string, readonly unknown[], number | 'crit', readonly unknown[], object]>([
    ['heal', [{ do: 'heal', n: 2, who: 'self' }], 'crit', [['heal', -1, 0, 'FW-R-29']], { dial: 4 }],
    ['heal, without a critical', [{ do: 'heal', n: 2, who: 'self' }], 1, [], { dial: 2 }],
    ['draw', [{ do: 'draw', n: 1, who: 'self' }], 'crit', [['draw', -1, 0, 'FW-R-29']], { deck: [] }],
    ['damage', [{ do: 'damage', n: 2 }], 'crit', [], { dial: 2 }],
    ['evade', [{ do: 'evade', n: 2 }], 'crit', [], { dial: 2 }],
    ['inflict', [{ do: 'inflict', condition: 'fire' }], 'crit', [['inflict', -1, 0, 'FW-R-29']], { dial: 2 }],
  ])('[FW-TRAP-13] a critical may %s', (_, effects, face, expected, marshal) => {
    const r = springs(onCritical(...effects), [scout(5, 5)], [[face]]);
    expect(words(r)).toEqual(expected);
    expect(r.marshal()).toMatchObject(marshal);
    expect(r.asks).toBe(null);
  });

  test('[FW-TRAP-13] or move its owner, and push', () => {
    const r = springs(onCritical({ do: 'move', n: 1, who: 'self' }, { do: 'push', n: 1 }), [scout(5, 5)], [['crit']]);
    r.answer('move', [8, 0]).answer('push', [6, 6]);
    expect(words(r).map(([word]) => word)).toEqual(['move', 'push']);
    expect([r.marshal().square, r.enemy().square]).toEqual([8, 78]);
  });

  test('[FW-TRAP-13] nothing more falls on who dies of it', () => {
    const r = springs(onCritical({ do: 'damage', n: 30 }, { do: 'heal', n: 1, who: 'self' }), [scout(5, 5)], [['crit']]);
    expect([r.enemy().isIn, words(r)]).toEqual([false, []]);
  });

  test.each([
    ['crit', 1],
    [1, 2],
  ] as const)('[FW-TRAP-17] a trap that is quiet with a critical: %s', (face, alert) => {
    const r = springs(onCritical({ do: 'damage', n: 1 }, { do: 'no-alert' }), [scout(5, 5)], [[face]]);
    expect(r.alert).toBe(alert);
  });

  test('[FW-TRAP-11] what counts for the hidden counts only for them', () => {
    const text = { texts: [{ when: 'trap', if: ['hidden'], effects: [{ do: 'damage', n: 3 }] }] } as Partial<GearFace>;
    const damage = (isRevealed: boolean): number => {
      const r = fight({
        marshals: [{ at: [9, 0], gear: wire('1O', text), trapAt: [5, 5], isRevealed }, { at: [9, 9] }],
        enemies: [scout(5, 5), FAR],
        dice: { trap: [[1]] },
      });
      r.run(table => triggerTraps(table, trapsOnMap(r.state), 'FW-TRAP-7'));
      return 20 - r.enemy().hp;
    };
    expect([damage(false), damage(true)]).toEqual([4, 1]);
  });
});
