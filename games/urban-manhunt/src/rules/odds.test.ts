/** Odds before the dice fall, against every way the dice can fall, counted one by one. */
import type { Distribution } from '@quarry/board';
import { describe, expect, test } from 'vitest';
import { type Check, newAttack, newCheck } from '../in-the-making.ts';
import { GUNMAN, gunman, hunter, THUG, thug } from '../testing/fixtures.ts';
import { given, type HunterOn, type Rehearsal } from '../testing/rehearsal.ts';
import { againOdds } from './again-odds.ts';
import { shoot } from './attack.ts';
import { afterOdds, checkOdds, moveOdds, successOdds } from './odds.ts';

/** Counts the successes of the Impact Die and these dice over all their faces. */
function counted(sizes: readonly number[], added = 0): Map<number, number> {
  const ways = new Map<number, number>();
  const falls = (left: readonly number[], sum: number): void => {
    const [size, ...rest] = left;
    if (size === undefined) {
      const total = Math.max(0, sum);
      ways.set(total, (ways.get(total) ?? 0) + 1);
      return;
    }
    for (let face = 1; face <= size; face++) falls(rest, sum + (face >= 6 ? 1 : 0));
  };
  for (let impact = 1; impact <= 10; impact++) falls(sizes, added + (impact === 1 ? -1 : impact >= 6 ? 1 : 0));
  const all = sizes.reduce((product, size) => product * size, 10);
  return new Map([...ways].map(([value, n]) => [value, n / all]));
}

function expectSame(odds: Distribution, chances: Map<number, number>): void {
  expect(odds.map(({ value }) => value)).toEqual([...chances.keys()].sort((a, b) => a - b));
  for (const { value, chance } of odds) expect(chance).toBeCloseTo(chances.get(value)!, 12);
}

const check = (size: number, changes: Partial<Check> = {}): Check => Object.assign(newCheck('shoot', 0, 'shoot', size, null), changes);
const chanceOf = (odds: Distribution, value: number): number => odds.find(one => one.value === value)?.chance ?? 0;

describe('Odds of a check', () => {
  test('[UM-CHK-10] [UM-IMP-4] one die and two dice by hand', () => {
    expectSame(
      successOdds(check(1)),
      new Map([
        [0, 0.5],
        [1, 0.5],
      ]),
    );
    expectSame(
      successOdds(check(2)),
      new Map([
        [0, 0.3],
        [1, 0.45],
        [2, 0.25],
      ]),
    );
  });

  test('[UM-CHK-2] pools of every size of die are counted out', () => {
    expectSame(successOdds(check(4)), counted([10, 10, 10]));
    expectSame(successOdds(check(4, { ups: 2 })), counted([12, 12, 10]));
    expectSame(successOdds(check(3, { ups: 3 })), counted([12, 12, 8]));
    expectSame(successOdds(check(4, { allDowns: 1, downs: 1 })), counted([8, 8]));
    expectSame(successOdds(check(3, { added: ['a text', 2] })), counted([10, 10], 2));
    expectSame(successOdds(check(3, { added: ['a text', -2] })), counted([10, 10], -2));
  });

  test('a 1 that is ignored takes nothing away', () => {
    expectSame(
      successOdds(check(2, { ignoresOne: 'all' })),
      new Map([
        [0, 0.25],
        [1, 0.5],
        [2, 0.25],
      ]),
    );
  });

  test('[UM-DMG-9] without potential wounds nothing comes of it', () => {
    const damage = newCheck('damage', 0, null, 1, null);
    damage.damage = -1;
    expect(successOdds(damage)).toEqual([{ value: 0, chance: 1 }]);
  });

  test('[UM-CHK-3] say how likely the Threshold is reached', () => {
    const { succeeds } = checkOdds(newCheck('spot', 0, 'mind', 3, 2));
    const chances = counted([10, 10]);
    expect(chanceOf(succeeds!, 1)).toBeCloseTo(chances.get(2)! + chances.get(3)!, 12);
  });
});

describe('Odds at the table', () => {
  const before = (more: HunterOn, card: number): Rehearsal =>
    given({ hunters: [{ at: [24, 18], ...more }], crims: [{ card, at: [24, 25] }], dice: {} }).run(table => shoot(table, 0));
  const oddsOf = (rehearsal: Rehearsal, key: string) => rehearsal.open[0]!.odds!(rehearsal.open[0]!.options.find(one => one.key === key)!);

  test('before a roll each option shows what it changes, and passing what it leaves', () => {
    const slate = hunter({
      options: [
        { name: 'Aim', cost: 1, when: 'pre', checks: ['shoot'], effects: [{ do: 'upgrade', n: 2 }] },
        { name: 'Gap', cost: 1, when: 'pre', checks: ['shoot'], effects: [{ do: 'ignore-cover' }] },
      ],
    });
    const rehearsal = before({ slate, momentum: 2 }, GUNMAN);
    const reached = (key: string, least: number, sizes: readonly number[]): void => {
      const expected = [...counted(sizes)].reduce((sum, [value, chance]) => (value >= least ? sum + chance : sum), 0);
      expect(chanceOf(oddsOf(rehearsal, key).succeeds!, 1)).toBeCloseTo(expected, 12);
    };

    expect(rehearsal.options('before-roll').slice(0, 3)).toEqual(['option-0', 'option-1', 'pass']);
    reached('pass', 3, [10, 10, 10]);
    reached('option-0', 3, [12, 12, 10]);
    reached('option-1', 2, [10, 10, 10]);
    rehearsal.answer('before-roll', 'option-1');
    reached('option-0', 2, [12, 12, 10]);
  });

  test('[UM-DMG-3] Armor is not in the odds of the check that hits', () => {
    const vest = thug({ rule: { name: 'Vest', texts: [{ when: 'always', effects: [{ do: 'armor', n: 2 }] }] } });
    const rehearsal = before({ momentum: 1 }, vest);
    expectSame(oddsOf(rehearsal, 'pass')['successes']!, counted([10, 10, 10]));
  });

  test('[UM-DMG-3] Armor is in the odds of damage, and what ignores it takes it out', () => {
    const vest = thug({ wounds: 9, rule: { name: 'Vest', texts: [{ when: 'always', effects: [{ do: 'armor', n: 2 }] }] } });
    const slate = hunter({
      options: [{ name: 'Pierce', cost: 1, when: 'pre', checks: ['damage'], effects: [{ do: 'ignore-armor', n: 1 }] }],
    });
    const rehearsal = given({
      hunters: [{ at: [20, 20], slate, momentum: 1 }],
      crims: [{ card: vest, at: [20, 13] }],
      dice: { check: [6, 2, 2, 2] },
    });
    rehearsal.run(table => shoot(table, 0));

    expectSame(oddsOf(rehearsal, 'pass')['successes']!, counted([8, 8]));
    expectSame(oddsOf(rehearsal, 'option-0')['successes']!, counted([10, 8]));
  });

  /** Wounds of an attack: every surplus of the first check with every fall of its Damage check. */
  function woundsCounted(first: Map<number, number>, need: number, poolFor: (surplus: number) => readonly number[]): Map<number, number> {
    const wounds = new Map<number, number>();
    const add = (value: number, chance: number): void => void wounds.set(value, (wounds.get(value) ?? 0) + chance);
    for (const [successes, chance] of first) {
      if (successes < need) add(0, chance);
      else for (const [value, part] of counted(poolFor(successes - need))) add(value, chance * part);
    }
    return wounds;
  }
  const tens = (n: number): number[] => new Array<number>(n).fill(10);

  test('the choice of a target shows hits, wounds and kills, with cover', () => {
    const rehearsal = given({
      hunters: [{ at: [24, 18] }],
      crims: [
        { card: GUNMAN, at: [24, 25], wounds: 1 },
        { card: THUG, at: [24, 10] },
      ],
    }).run(table => shoot(table, 0));
    const hits = counted([10, 10, 10]);

    const covered = oddsOf(rehearsal, 'c1');
    const wounds = woundsCounted(hits, 3, surplus => tens(2 + surplus));
    expectSame(covered['wounds']!, wounds);
    expect(chanceOf(covered['hits']!, 1)).toBeCloseTo(hits.get(3)! + hits.get(4)!, 12);
    expect(chanceOf(covered['eliminates']!, 0)).toBeCloseTo(wounds.get(0)!, 12);

    const open = oddsOf(rehearsal, 'c2');
    const plain = woundsCounted(hits, 1, surplus => tens(2 + surplus));
    expectSame(open['wounds']!, plain);
    expect(chanceOf(open['eliminates']!, 0)).toBeCloseTo(plain.get(0)! + plain.get(1)!, 12);
  });

  test('[UM-FOC-2] Focus and Armor are in them', () => {
    const vest = gunman({ rule: { name: 'Vest', texts: [{ when: 'always', effects: [{ do: 'armor', n: 1 }] }] } });
    const rehearsal = given({
      hunters: [{ at: [20, 20], isFocused: true }],
      crims: [
        { card: vest, at: [20, 13] },
        { card: THUG, at: [18, 13] },
      ],
    }).run(table => shoot(table, 0));
    const wounds = woundsCounted(counted([12, 12, 10]), 2, surplus => [...tens(1 + surplus), 8]);

    expectSame(oddsOf(rehearsal, 'c1')['wounds']!, wounds);
  });

  test('a trial leaves the check as it was', () => {
    const attack = newAttack(
      0,
      'shoot',
      0,
      { name: 'Rifle', kind: 'ranged', damage: 3 },
      given({ hunters: [{}], crims: [{ card: THUG, at: [20, 13] }] }).crim(1),
    );
    attack.isInCover = true;
    const real = newCheck('shoot', 0, 'shoot', 4, 2, attack.crim, attack);
    const copy = JSON.stringify(real);
    checkOdds(real, [{ do: 'ignore-cover' }, { do: 'upgrade', n: 2 }]);

    expect(JSON.stringify(real)).toBe(copy);
  });
});

describe('Odds of a check whose dice lie', () => {
  const lying = (): Check =>
    Object.assign(newCheck('shoot', 0, 'shoot', 4, 3), {
      impact: 4,
      rolled: [
        { sides: 8, face: 5 },
        { sides: 10, face: 9 },
        { sides: 12, face: 2 },
        { sides: 10, face: 3 },
      ],
    });

  test('[UM-CHK-10] with nothing used they are as they lie, and the check is left as it is', () => {
    const check = lying();
    expect([afterOdds(check), check]).toEqual([againOdds(lying(), []), lying()]);
  });

  test('[UM-CHK-10] of failed dice the largest are rolled again, as many as the text says', () => {
    expect(afterOdds(lying(), [{ do: 'reroll', of: 'failed', n: 2 }])).toEqual(againOdds(lying(), [2, 3]));
    expect(afterOdds(lying(), [{ do: 'reroll', of: 'failed', n: 9 }])).toEqual(againOdds(lying(), [0, 2, 3]));
  });

  test('[UM-IMP-4] or the Impact Die alone', () => {
    expect(afterOdds(lying(), [{ do: 'reroll', of: 'impact', n: 1 }])).toEqual(againOdds(lying(), [], true));
  });

  test('[UM-CHK-10] what a text adds to the check counts with them, and the attack itself is left as it is', () => {
    const odds = afterOdds(lying(), [{ do: 'add-success', n: 2 }]);
    expect(odds).toEqual(againOdds({ ...lying(), added: ['', 2] }, []));
    expect(odds).not.toEqual(againOdds(lying(), []));
  });
});

describe('Odds of a Move', () => {
  const inches = (on: HunterOn, isHard: boolean): Distribution => moveOdds(given({ hunters: [on] }).state, 0, isHard)['inches']!;
  /** 4" and the successes of these dice and the Impact Die. */
  const strides = (...sizes: readonly number[]) => new Map([...counted(sizes)].map(([value, chance]) => [4 + value, chance]));

  test('[UM-MOV-1] [UM-MOV-2] inches, with smaller dice for hard going', () => {
    expectSame(inches({}, false), strides(10, 10));
    expectSame(inches({}, true), strides(8, 8));
  });

  test('[UM-FOC-2] [UM-DIE-15] Focus and a snare count', () => {
    expectSame(inches({ isFocused: true }, false), strides(12, 12));
    expectSame(inches({ isSnared: true }, false), strides(8, 8));
    expectSame(inches({ isSnared: true }, true), strides());
  });

  test('[UM-MOV-2] they are told of both ways to Move, and of nothing else that can be done', () => {
    const [asked] = given({ hunters: [{ at: [24, 20] }] }).play().open;
    const told = asked!.options.filter(one => 'inches' in asked!.odds!(one)).map(one => one.key);

    expect(told).toEqual(['move', 'hard-move']);
  });
});
