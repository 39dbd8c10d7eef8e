/** What a kill is worth: UM-ELIM, UM-IMP-7, UM-MOM-2, UM-MOM-11 and the rulings R-4, 5, 30, 62, 75. */
import { describe, expect, test } from 'vitest';
import { removeCrim } from '../deeds/index.ts';
import { outcomes, rolls } from '../testing/checks.ts';
import { control, event, hunter, THUG, thug } from '../testing/fixtures.ts';
import { type CrimOn, given, type HunterOn, type Rehearsal } from '../testing/rehearsal.ts';
import { fight } from './attack.ts';
import { eliminate } from './elimination.ts';
import { takeAction } from './orders.ts';

/** Dice of a Fight with the Blade that hits without surplus and puts two tokens; the quality check follows. */
const KILL = [6, 2, 2, 2, 6, 6];
/** The same with three successes and a 1 on the Damage check's Impact Die, for a crim with a Wound Token. */
const FROZEN = [6, 2, 2, 2, 1, 7, 7];

/** RH fights the crim beside it. */
const killing = (dice: readonly number[], more: HunterOn = {}, crim: Partial<CrimOn> = {}): Rehearsal =>
  given({
    hunters: [{ at: [20, 20], ...more }, { at: [24, 20] }],
    crims: [{ card: THUG, at: [21, 20], ...crim }],
    dice: { check: dice },
  }).run(table => fight(table, 0));
/** A hunter whose attack rolls three dice, so that a 1 on the Damage check can still kill. */
const BRUTE: HunterOn = { slate: hunter({ attacks: [{ name: 'Maul', kind: 'melee', damage: 3 }] }) };
const frozen = (more: HunterOn = {}, crim: Partial<CrimOn> = {}): Rehearsal =>
  killing(FROZEN, { ...BRUTE, ...more }, { wounds: 1, ...crim });

describe('A kill', () => {
  test('[UM-ELIM-1] is scored by whoever places the last wound', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }, { at: [22, 20] }],
      crims: [{ card: thug({ wounds: 2 }), at: [21, 20] }],
      dice: { check: [6, 2, 2, 2, 6, 2, 6, 2, 2, 2, 6, 2, 2, 2, 2] },
    });
    rehearsal.run(table => fight(table, 0)).run(table => fight(table, 1));

    expect([rehearsal.hunter(0).points, rehearsal.hunter(1).points]).toEqual([0, 8]);
    expect([rehearsal.hunter(0).kills, rehearsal.hunter(1).kills]).toEqual([0, 1]);
  });

  test('[UM-ELIM-2] removes the model and discards its card', () => {
    const rehearsal = killing([...KILL, 2, 2, 2]);
    expect(rehearsal.state.crims).toEqual([]);
    expect(rehearsal.state.crimDiscard).toEqual([THUG]);
  });

  test('[UM-ELIM-3] [UM-MOM-2] goes: tokens, removal, Momentum, window, Base Point Value, quality check, bonus', () => {
    const finale = event({ id: 'finale-order', keeper: [{ when: 'elim', effects: [{ do: 'double-quality' }] }] });
    const rehearsal = killing([...KILL, 6, 2, 2], { keepers: [finale] });
    expect(rehearsal.hunter(0)).toMatchObject({ momentum: 1, points: 0 });
    rehearsal.answer('on-kill', 'finale-order').passAll();

    expect(rehearsal.types().slice(rehearsal.types().indexOf('crim-wounded'))).toEqual([
      'crim-wounded',
      'crim-eliminated',
      'momentum-gained',
      'keeper-played',
      'points-gained',
      'rolled',
      'checked',
      'points-gained',
    ]);
    expect(rehearsal.hunter(0).points).toBe(8 + 4);
  });

  test('[UM-ELIM-4] opens a window for Keepers and options that name it, of the killer and of rivals', () => {
    const bow = hunter({ options: [{ name: 'Bow', cost: 1, when: 'elim', effects: [{ do: 'points', who: 'self', n: 2 }] }] });
    const other = event({ id: 'other-window', keeper: [{ when: 'act', effects: [{ do: 'momentum', who: 'self', n: 1 }] }] });
    const clause = event({ id: 'clause', keeper: [{ when: 'rival-elim', effects: [{ do: 'points', who: 'self', n: 3 }] }] });
    const rehearsal = given({
      hunters: [
        { at: [20, 20], slate: bow, keepers: [other] },
        { at: [24, 20], keepers: [clause] },
      ],
      crims: [{ card: THUG, at: [21, 20] }],
      dice: { check: [...KILL, 2, 2, 2] },
    }).run(table => fight(table, 0));
    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['on-kill', 0, ['option-0', 'pass', 'pass-until-turn']]);
    rehearsal.answer('on-kill', 'option-0');
    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['on-kill', 1, ['clause', 'pass', 'pass-until-turn']]);
    rehearsal.answer('on-kill', 'clause');

    expect([rehearsal.hunter(0).points, rehearsal.hunter(1).points]).toEqual([10, 3]);
  });

  test('[UM-ELIM-5] [UM-R-4] is followed by a check of Pizzazz and surplus wounds', () => {
    const rehearsal = killing([6, 6, 6, 2, 6, 6, 6, 6, 2, 2, 2, 2, 2]);
    expect(rolls(rehearsal)).toEqual(['fight: I 10 10 10', 'damage: I 10 10 10', 'quality: I 10 10 10 10']);
  });

  test('[UM-ELIM-6] [UM-R-4] brings 0, 2, 4, 7, 10, 15 or 20 points by successes', () => {
    const bonus = (successes: number): number => {
      const pizzazz = 7;
      const slate = hunter({ attributes: { athletics: 3, fight: 4, shoot: 4, defense: 3, mind: 3, pizzazz } });
      const faces = [2, ...Array.from({ length: pizzazz }, (_, i) => (i < successes ? 6 : 2))].slice(0, pizzazz);
      return killing([...KILL, ...faces], { slate }).hunter(0).points - 8;
    };
    expect([0, 1, 2, 3, 4, 5, 6].map(bonus)).toEqual([0, 2, 4, 7, 10, 15, 20]);
  });

  test('[UM-ELIM-6] 7 successes are worth no more than 6', () => {
    const slate = hunter({ attributes: { athletics: 3, fight: 4, shoot: 4, defense: 3, mind: 3, pizzazz: 7 } });
    expect(killing([...KILL, 6, 6, 6, 6, 6, 6, 6], { slate }).hunter(0).points).toBe(28);
  });

  test('[UM-ELIM-7] [UM-IMP-19] the quality check is made without asking, and follows all check rules', () => {
    const rehearsal = killing([...KILL, 10, 2, 2]);
    expect([rehearsal.asks, rehearsal.hunter(0).momentum]).toEqual(['impact-option', 2]);
    rehearsal.answer('impact-option', 'two-successes');

    expect(rehearsal.hunter(0).points).toBe(8 + 4);
  });

  test('[UM-MOM-11] its Momentum can be spent on the quality check', () => {
    const slate = hunter({ options: [{ name: 'Show', cost: 1, when: 'pre', checks: ['quality'], effects: [{ do: 'bonus-dice', n: 2 }] }] });
    const rehearsal = killing([...KILL, 2, 2, 2, 2, 2], { slate });
    expect([rehearsal.asks, rehearsal.options()]).toEqual(['before-roll', ['option-0', 'pass', 'pass-until-turn']]);
    rehearsal.answer('before-roll', 'option-0');

    expect(rolls(rehearsal).at(-1)).toBe('quality: I 10 10 10 10');
    expect(rehearsal.hunter(0).momentum).toBe(0);
  });
});

describe('A kill with a 1 on the Damage check', () => {
  test('[UM-IMP-7] [UM-ELIM-8] [UM-R-5] scores the Base Point Value alone, without a quality check, and still gives Momentum', () => {
    const rehearsal = killing([6, 2, 2, 2, 1, 9, 9, 9], { slate: hunter({ attacks: [{ name: 'Axe', kind: 'melee', damage: 4 }] }) });

    expect(outcomes(rehearsal)).toEqual(['fight 1/1 yes', 'damage 2/0 yes']);
    expect(rehearsal.hunter(0)).toMatchObject({ points: 8, momentum: 1, kills: 1 });
  });

  test('[UM-ELIM-12] [UM-R-75] a raised bounty does not count, a lowered one does', () => {
    expect([0, 5, -4].map(bounty => frozen({}, { bounty }).hunter(0).points)).toEqual([8, 8, 4]);
    expect(killing([...KILL, 2, 2, 2], {}, { bounty: 5 }).hunter(0).points).toBe(13);
  });

  test('[UM-ELIM-8] [UM-ELIM-12] no bonus from any source: twist, Special Rule, Keeper and option give the killer nothing', () => {
    const slate = hunter({
      attacks: [{ name: 'Maul', kind: 'melee', damage: 3 }],
      rule: {
        name: 'Trophy',
        texts: [
          { when: 'always', effects: [{ do: 'quality-bonus', n: 2 }] },
          { when: 'killed-in-fight', effects: [{ do: 'points', who: 'self', n: 2 }] },
        ],
      },
      options: [{ name: 'Bow', cost: 1, when: 'elim', effects: [{ do: 'points', who: 'self', n: 2 }] }],
    });
    const finale = event({ id: 'finale-frozen', keeper: [{ when: 'elim', effects: [{ do: 'double-quality' }] }] });
    const paid = thug({ rule: { name: 'Wanted', texts: [{ when: 'crim-killed', effects: [{ do: 'points', who: 'self', n: 2 }] }] } });
    const rehearsal = frozen({ slate, keepers: [finale] }, { card: paid });

    expect(rehearsal.asks).toBeNull();
    expect(rehearsal.hunter(0).points).toBe(8);
  });

  test('[UM-ELIM-12] the same texts pay when nothing is frozen', () => {
    const slate = hunter({
      rule: { name: 'Trophy', texts: [{ when: 'killed-in-fight', effects: [{ do: 'points', who: 'self', n: 2 }] }] },
    });
    const paid = thug({ rule: { name: 'Wanted', texts: [{ when: 'crim-killed', effects: [{ do: 'points', who: 'self', n: 4 }] }] } });

    expect(killing([...KILL, 2, 2, 2], { slate }, { card: paid }).hunter(0).points).toBe(8 + 2 + 4);
  });

  test("[UM-ELIM-12] other seats' own effects are untouched", () => {
    const clause = event({ id: 'clause-frozen', keeper: [{ when: 'rival-elim', effects: [{ do: 'points', who: 'self', n: 3 }] }] });
    const rehearsal = given({
      hunters: [
        { at: [20, 20], ...BRUTE },
        { at: [24, 20], keepers: [clause] },
      ],
      crims: [{ card: THUG, at: [21, 20], wounds: 1 }],
      dice: { check: FROZEN },
    }).run(table => fight(table, 0));
    rehearsal.answer('on-kill', 'clause-frozen');

    expect([rehearsal.hunter(0).points, rehearsal.hunter(1).points]).toEqual([8, 3]);
  });
});

describe('Other ends', () => {
  const fleeing = control();

  test('[UM-ELIM-9] a kill by a strike is no kill in a Fight', () => {
    const rule = { name: 'After', texts: [{ when: 'killed-in-fight', effects: [{ do: 'points', who: 'self', n: 5 }] }] } as const;
    const slate = hunter({ rule });
    const position = { hunters: [{ at: [20, 20], slate }], crims: [{ card: THUG, at: [21, 20], wounds: 1 }] } as const;
    const struck = given({ ...position, control: fleeing, dice: { check: [2, 2, 2, 2] } });
    struck.run(table => takeAction(table, struck.crim(1)));
    const fought = given({ ...position, dice: { check: [6, 2, 2, 2, 6, 2, 2, 2, 2] } }).run(table => fight(table, 0));

    expect([struck.hunter(0).points, fought.hunter(0).points]).toEqual([8, 8 + 5]);
  });

  test('[UM-ELIM-9] [UM-R-30] a kill by a strike scores in full, surplus included', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }],
      crims: [{ card: THUG, at: [21, 20], wounds: 1 }],
      control: fleeing,
      dice: { check: [6, 6, 2, 2] },
    });
    rehearsal.run(table => takeAction(table, rehearsal.crim(1)));

    expect(rolls(rehearsal)).toEqual(['quality: I 10 10 10']);
    expect(rehearsal.hunter(0)).toMatchObject({ points: 8 + 4, momentum: 1, kills: 1 });
  });

  test('[UM-R-62] tokens of a strike and of a Damage check are the same tokens', () => {
    const vest = thug({ rule: { name: 'Vest', texts: [{ when: 'always', effects: [{ do: 'armor', n: 1 }] }] } });
    const rehearsal = given({
      hunters: [{ at: [20, 20] }],
      crims: [{ card: vest, at: [21, 20] }],
      control: fleeing,
      dice: { check: [6, 2, 2, 2, 6, 2, 2, 2, 2] },
    });
    rehearsal.run(table => takeAction(table, rehearsal.crim(1)));
    expect(rehearsal.crim(1).wounds).toBe(1);
    Object.assign(rehearsal.crim(1), { x: 21_000, y: 20_000 });
    rehearsal.run(table => fight(table, 0));

    expect(rehearsal.hunter(0).kills).toBe(1);
  });

  test('[UM-ELIM-10] a crim that no hunter removed gives nobody anything', () => {
    const rehearsal = given({ hunters: [{}], crims: [{ card: THUG, at: [21, 20] }] });
    removeCrim(rehearsal.table, rehearsal.crim(1), -1, 'UM-ELIM-10');

    expect(rehearsal.state).toMatchObject({ crims: [], crimDiscard: [THUG] });
    expect(rehearsal.hunter(0)).toMatchObject({ points: 0, momentum: 0, kills: 0 });
  });

  test('[UM-ELIM-11] points never fall below 0', () => {
    const fine = event({ id: 'fine', keeper: [{ when: 'elim', effects: [{ do: 'points', who: 'self', n: -5 }] }] });
    const rehearsal = given({
      hunters: [{ points: 3, keepers: [fine] }],
      crims: [{ card: THUG, at: [21, 20] }],
      dice: { check: [2, 2, 2] },
    });
    rehearsal.run(table => eliminate(table, 0, rehearsal.crim(1), 0, false, 'strike')).answer('on-kill', 'fine');

    expect(rehearsal.toldOf('points-gained').map(one => one.points)).toEqual([0, 8]);
  });
});
