/** Hunters attack: UM-SHO, UM-FGT, UM-DMG, what the Impact Die does to ammunition and to the crim (UM-IMP-5, 6, 12..17, 20), UM-ENG-5. */
import { describe, expect, test } from 'vitest';
import { isEngaged } from '../questions.ts';
import { outcomes, rolls } from '../testing/checks.ts';
import { event, GUNMAN, gunman, hunter, THUG, thug } from '../testing/fixtures.ts';
import { type At, type CrimOn, given, type HunterOn, type Rehearsal } from '../testing/rehearsal.ts';
import { canShoot, fight, shoot } from './attack.ts';

const armored = (n: number): number => thug({ rule: { name: 'Vest', texts: [{ when: 'always', effects: [{ do: 'armor', n }] }] } });

/** RH at (20,20) shoots south at a crim 6" away, with these dice. */
const shooting = (dice: readonly number[], crim: Partial<CrimOn> = {}, more: HunterOn = {}): Rehearsal =>
  given({ hunters: [{ at: [20, 20], ...more }], crims: [{ card: THUG, at: [20, 13], ...crim }], dice: { check: dice } }).run(table =>
    shoot(table, 0),
  );

/** RH at (20,20) fights a crim in contact to the east of it. */
const fighting = (dice: readonly number[], crim: Partial<CrimOn> = {}, more: HunterOn = {}): Rehearsal =>
  given({ hunters: [{ at: [20, 20], ...more }], crims: [{ card: THUG, at: [21, 20], ...crim }], dice: { check: dice } }).run(table =>
    fight(table, 0),
  );

const place = (rehearsal: Rehearsal, no = 1): At => [rehearsal.crim(no).x / 1000, rehearsal.crim(no).y / 1000];

describe('Shoot', () => {
  const withCrimAt = (at: At, more: HunterOn = {}) => given({ hunters: [{ at: [2, 4], ...more }], crims: [{ card: THUG, at }] }).state;

  test('[UM-SHO-1] [UM-GEO-3] needs a crim within range by gap', () => {
    expect([23, 23.002, 23.003, 23.1].map(y => canShoot(withCrimAt([2, y]), 0))).toEqual([true, true, false, false]);
  });

  test('[UM-SHO-1] needs sight', () => {
    const shot = (y: number) => canShoot(given({ hunters: [{ at: [31.5, 20] }], crims: [{ card: THUG, at: [31.5, y] }] }).state, 0);
    expect([shot(29), shot(33)]).toEqual([true, false]);
  });

  test('[UM-SHO-1] needs an attack that is not depleted', () => {
    expect(canShoot(withCrimAt([2, 10], { depleted: [0] }), 0)).toBe(false);
  });

  test('[UM-SHO-1] offers only attacks that reach, then only crims that they reach, and says what the others lack', () => {
    const slate = hunter({
      attacks: [
        { name: 'Rifle', kind: 'ranged', damage: 3, range: 18 },
        { name: 'Pistol', kind: 'ranged', damage: 2, range: 8 },
        { name: 'Derringer', kind: 'ranged', damage: 1, range: 2 },
      ],
    });
    const crims: CrimOn[] = [
      { card: THUG, at: [20, 13] },
      { card: THUG, at: [20, 5] },
      { card: GUNMAN, at: [4, 20] },
      { card: THUG, at: [46, 20] },
      { card: THUG, at: [9, 33], hiddenIn: 4 },
    ];
    const rehearsal = given({ hunters: [{ at: [20, 20], slate }, {}], crims }).run(table => shoot(table, 0));
    expect(rehearsal.options('choose-attack')).toEqual(['a0', 'a1']);
    rehearsal.answer('choose-attack', 'a0');

    expect(rehearsal.options('choose-target')).toEqual(['c1', 'c2', 'c3']);
    expect(rehearsal.open[0]!.not!()).toEqual([
      { about: [{ kind: 'crim', id: 4 }], why: 'UM-SHO-1', facts: { what: 'out-of-range', gap: 25, range: 18 } },
      { about: [{ kind: 'crim', id: 5 }], why: 'UM-SHO-3', facts: { what: 'hidden' } },
    ]);
  });

  test('[UM-SHO-2] [UM-CHK-4] is rolled against Defense', () => {
    expect(outcomes(shooting([2, 2, 2, 2], { card: GUNMAN }))).toEqual(['shoot 0/2 no']);
  });

  test('[UM-SHO-2] [UM-COV-1] is rolled against 1 more Defense if the target is in cover', () => {
    const shot = (at: At) =>
      given({ hunters: [{ at: [24, 18] }], crims: [{ card: GUNMAN, at }], dice: { check: [2, 2, 2, 2] } }).run(table => shoot(table, 0));
    expect([shot([24, 25]), shot([24, 26])].flatMap(outcomes)).toEqual(['shoot 0/3 no', 'shoot 0/2 no']);
    expect(outcomes(shooting([2, 2, 2, 2], { card: GUNMAN, at: [37, 13] }))).toEqual(['shoot 0/3 no']);
  });

  test('[UM-SHO-3] cannot target a hidden crim', () => {
    const rehearsal = given({ hunters: [{ at: [9, 26] }], crims: [{ card: THUG, at: [9, 31], hiddenIn: 4 }] });
    expect(canShoot(rehearsal.state, 0)).toBe(false);
  });

  test('[UM-SHO-4] [UM-R-60] at a crim engaged with another hunter is as good as any, and harms nobody else', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }, { at: [21, 13] }],
      crims: [{ card: THUG, at: [20, 13] }],
      dice: { check: [6, 2, 2, 2, 6, 2, 2] },
    });
    expect(isEngaged(rehearsal.state, 1)).toBe(true);
    rehearsal.run(table => shoot(table, 0));

    expect(outcomes(rehearsal)).toEqual(['shoot 1/1 yes', 'damage 1/0 yes']);
    expect([rehearsal.crim(1).wounds, rehearsal.hunter(1).wounds]).toEqual([1, 0]);
  });

  test('[UM-SHO-5] that fails ends the action without a Damage check', () => {
    const rehearsal = shooting([5, 5, 5, 5]);
    expect(rolls(rehearsal)).toEqual(['shoot: I 10 10 10']);
    expect(rehearsal.asks).toBeNull();
  });

  test('[UM-SET-23] neither Shoot nor Fight is open against a hunter, far away, within 0.5" or touching', () => {
    for (const y of [24, 21.5, 21.3, 21]) {
      const rehearsal = given({ hunters: [{ at: [20, 20] }, { at: [20, y] }] }).play();
      expect(rehearsal.options().filter(key => key === 'fight' || key === 'shoot')).toEqual([]);
    }
  });

  test('[UM-SET-23] with a crim to attack, rivals beside it are no targets', () => {
    const crims = [
      { card: THUG, at: [21, 20] },
      { card: THUG, at: [20, 19] },
    ] as const;
    const fighting = given({ hunters: [{ at: [20, 20] }, { at: [20, 21] }], crims }).run(table => fight(table, 0));
    const shooting = given({ hunters: [{ at: [20, 14] }, { at: [20, 16] }, { at: [22, 16] }], crims }).run(table => shoot(table, 0));

    expect([fighting, shooting].map(rehearsal => rehearsal.options('choose-target'))).toEqual([
      ['c1', 'c2'],
      ['c1', 'c2'],
    ]);
  });

  test('[UM-ENG-9] [UM-R-8] is not open to an engaged hunter', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }],
      crims: [
        { card: THUG, at: [21, 20] },
        { card: THUG, at: [20, 14] },
      ],
    });
    expect(canShoot(rehearsal.state, 0)).toBe(false);
  });

  test('[UM-GEO-26] from a roof reaches as far in plan as from the ground', () => {
    const shot = (x: number) => canShoot(given({ hunters: [{ at: [11, 12], surface: 1 }], crims: [{ card: THUG, at: [x, 12] }] }).state, 0);
    expect([shot(30), shot(30.1)]).toEqual([true, false]);
  });

  test('[UM-HUN-4] [UM-R-15] may be taken twice for one Action Point each', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }],
      crims: [{ card: THUG, at: [20, 13] }],
      dice: { check: new Array(8).fill(2) },
    }).play();
    rehearsal.answer('act', 'shoot').answer('act', 'shoot');

    expect(rehearsal.toldOf('action-taken').map(one => one.action)).toEqual(['shoot', 'shoot']);
    expect(rehearsal.types('activation-ended')).toEqual(['activation-ended']);
  });
});

describe('Fight', () => {
  test('[UM-FGT-1] needs a crim engaged with the hunter', () => {
    const near = (x: number) => given({ hunters: [{ at: [20, 20] }], crims: [{ card: THUG, at: [x, 20] }] }).play();
    expect([21.5, 21.51].map(x => near(x).options().includes('fight'))).toEqual([true, false]);
  });

  test('[UM-FGT-1] offers the engaged crims only', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }],
      crims: [
        { card: THUG, at: [21, 20] },
        { card: THUG, at: [20, 21.3] },
        { card: THUG, at: [20, 18] },
      ],
    }).run(table => fight(table, 0));
    expect(rehearsal.options('choose-target')).toEqual(['c1', 'c2']);
    expect(rehearsal.open[0]!.not!()).toEqual([{ about: [{ kind: 'crim', id: 3 }], why: 'UM-FGT-1', facts: { what: 'not-engaged' } }]);
  });

  test('[UM-FGT-1] [UM-SET-21] uses no depleted attack; with none left it is Unarmed', () => {
    const slate = hunter({ attacks: [{ name: 'Saw', kind: 'melee', damage: 4, isDepletable: true }] });
    const rehearsal = fighting([6, 2, 2, 2, 6], {}, { slate, depleted: [0] });

    expect(rehearsal.toldOf('attack-declared')[0]).toMatchObject({ attack: 'Unarmed' });
    expect(rolls(rehearsal)).toEqual(['fight: I 10 10 10', 'damage: I']);
  });

  test('[UM-FGT-2] [UM-COV-3] is rolled against Defense; cover does not count', () => {
    const rehearsal = given({
      hunters: [{ at: [36, 13] }],
      crims: [{ card: GUNMAN, at: [37, 13] }],
      dice: { check: [2, 2, 2, 2] },
    }).run(table => fight(table, 0));
    expect(outcomes(rehearsal)).toEqual(['fight 0/2 no']);
  });

  test('[UM-FGT-3] that fails ends the action without a Damage check', () => {
    expect(rolls(fighting([5, 5, 5, 5]))).toEqual(['fight: I 10 10 10']);
  });

  test('[UM-FGT-4] depletes a depletable melee attack by a 1', () => {
    const slate = hunter({
      attacks: [
        { name: 'Saw', kind: 'melee', damage: 4, isDepletable: true },
        { name: 'Knife', kind: 'melee', damage: 2 },
      ],
    });
    const saw = fighting([1, 2, 2, 2], {}, { slate }).answer('choose-attack', 'a0');
    const knife = fighting([1, 2, 2, 2], {}, { slate }).answer('choose-attack', 'a1');
    expect([saw.hunter(0).depleted, knife.hunter(0).depleted]).toEqual([[0], []]);
  });
});

describe('A 1 on the Impact Die', () => {
  test('[UM-IMP-5] [UM-IMP-6] depletes the attack, which still resolves: 2 of 3 successes hit, and damage is rolled', () => {
    const rehearsal = shooting([1, 7, 8, 9, 5, 5, 5], { card: GUNMAN });

    expect(rehearsal.hunter(0).depleted).toEqual([0]);
    expect(outcomes(rehearsal)).toEqual(['shoot 2/2 yes', 'damage 0/0 yes']);
    expect(canShoot(rehearsal.state, 0)).toBe(false);
  });

  test('[UM-IMP-5] that a text takes the sting from depletes nothing and takes no success', () => {
    const calm = { name: 'Calm', cost: 1, when: 'post', checks: ['shoot'], effects: [{ do: 'ignore-impact-one', what: 'all' }] } as const;
    const rehearsal = shooting([1, 7, 8, 2, 5, 5, 5], { card: GUNMAN }, { slate: hunter({ options: [calm] }), momentum: 1 });
    rehearsal.answer('after-roll', 'option-0');

    expect(outcomes(rehearsal)).toEqual(['shoot 2/2 yes', 'damage 0/0 yes']);
    expect(rehearsal.hunter(0).depleted).toEqual([]);
  });

  test('[UM-IMP-5] on the Damage check depletes nothing', () => {
    const rehearsal = shooting([6, 2, 2, 2, 1, 2, 2]);

    expect(rolls(rehearsal)).toHaveLength(2);
    expect(rehearsal.hunter(0).depleted).toEqual([]);
  });

  test('[UM-POD-10] asks for a Reload token once the action is over', () => {
    const rehearsal = shooting([1, 7, 7, 2, 6, 2, 2], {}, { reloads: 1 });
    expect([rehearsal.asks, rehearsal.crim(1).wounds]).toEqual(['depleted', 1]);
    expect(rehearsal.options()).toEqual(['reload-0', 'pass', 'pass-until-turn']);
    rehearsal.answer('depleted', 'reload-0');

    expect(rehearsal.hunter(0)).toMatchObject({ reloads: 0, depleted: [] });
    expect(rehearsal.asks).toBeNull();
  });
});

describe('Damage', () => {
  test('[UM-DMG-1] [UM-DMG-2] is a die for each point of Damage and each surplus success', () => {
    expect(rolls(shooting([6, 7, 8, 2, 2, 2, 2, 2], { card: GUNMAN }))).toEqual(['shoot: I 10 10 10', 'damage: I 10 10 10']);
    expect(rolls(fighting([6, 2, 2, 2, 2, 2]))).toEqual(['fight: I 10 10 10', 'damage: I 10']);
  });

  test('[UM-DMG-3] is downgraded once for each level of Armor', () => {
    expect(rolls(shooting([6, 2, 2, 2, 2, 2, 2], { card: armored(2) }))[1]).toBe('damage: I 8 8');
    expect(rolls(shooting([6, 2, 2, 2, 2, 2, 2], { card: armored(1) }))[1]).toBe('damage: I 10 8');
  });

  test('[UM-IMP-3] [UM-R-70] Armor does nothing to a pool of the Impact Die alone', () => {
    const slate = hunter({ attacks: [{ name: 'Fists', kind: 'melee', damage: 1 }] });
    expect(rolls(fighting([6, 2, 2, 2, 2], { card: armored(2) }, { slate }))[1]).toBe('damage: I');
  });

  test('[UM-DMG-4] puts a Wound Token on the crim for each success', () => {
    expect(shooting([6, 2, 2, 2, 6, 7, 2], { card: thug({ wounds: 4 }) }).crim(1).wounds).toBe(2);
    expect(shooting([6, 2, 2, 2, 2, 2, 2], { card: thug({ wounds: 4 }) }).toldOf('crim-wounded')).toEqual([]);
  });

  test('[UM-DMG-5] tokens stay, whoever placed them', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }, { at: [24, 20] }],
      crims: [{ card: thug({ wounds: 4 }), at: [20, 13], wounds: 1 }],
      dice: { check: [6, 2, 2, 2, 6, 2, 2, 6, 2, 2, 2, 6, 2, 2] },
    });
    rehearsal.run(table => shoot(table, 0));
    rehearsal.state.turn += 1;
    rehearsal.run(table => shoot(table, 1));

    expect(rehearsal.crim(1).wounds).toBe(3);
  });

  test('[UM-DMG-6] eliminates with as many tokens as Wounds, not with fewer', () => {
    const dead = shooting([6, 2, 2, 2, 6, 7, 2, 2, 2, 2]);
    const alive = shooting([6, 2, 2, 2, 6, 2, 2]);
    expect([dead.state.crims.length, alive.state.crims.length]).toEqual([0, 1]);
  });

  test('[UM-DMG-7] carries surplus wounds into the quality check', () => {
    const rehearsal = shooting([6, 2, 2, 2, 6, 7, 8, 2, 2, 2, 2, 2], { wounds: 1 });
    expect(rolls(rehearsal).at(-1)).toBe('quality: I 10 10 10 10');
  });

  test('[UM-IMP-12] [UM-IMP-20] is upgraded twice by an Impact 10 on a check that succeeded', () => {
    const rehearsal = shooting([10, 2, 2, 2, 2, 2, 2]);
    expect(rehearsal.options('impact-option')).toEqual(['momentum', 'two-successes', 'flip-event', 'upgrade-damage']);
    rehearsal.answer('impact-option', 'upgrade-damage');

    expect(rolls(rehearsal)[1]).toBe('damage: I 12 12');
  });

  test('[UM-IMP-20] offers no upgrade when the check fails without doubling the die', () => {
    const rehearsal = shooting([10, 2, 3, 4], { card: GUNMAN });
    expect(rehearsal.options('impact-option')).toEqual(['momentum', 'two-successes', 'flip-event']);
  });

  test('[UM-IMP-20] offers no upgrade on a Damage check', () => {
    const rehearsal = shooting([6, 2, 2, 2, 10, 2, 2]);
    expect(rehearsal.options('impact-option')).toEqual(['momentum', 'two-successes', 'flip-event']);
  });

  test('[UM-DMG-8] takes saved upgrades before the downgrades of Armor', () => {
    const rehearsal = shooting([10, 2, 2, 2, 2, 2, 2], { card: armored(1) }).answer('impact-option', 'upgrade-damage');
    expect(rolls(rehearsal)[1]).toBe('damage: I 12 10');
  });

  test('[UM-DMG-9] is not rolled when nothing is left of it', () => {
    const cushion = event({ id: 'cushion', keeper: [{ when: 'pre', checks: ['damage'], effects: [{ do: 'damage', n: -1 }] }] });
    const slate = hunter({ attacks: [{ name: 'Fists', kind: 'melee', damage: 1 }] });
    const rehearsal = fighting([6, 2, 2, 2], {}, { slate, keepers: [cushion] }).answer('before-roll', 'cushion');

    expect(rolls(rehearsal)).toEqual(['fight: I 10 10 10']);
    expect(rehearsal.crim(1).wounds).toBe(0);
    expect(rehearsal.asks).toBeNull();
  });
});

describe('A push', () => {
  /** A Fight or Shoot that hits and rolls a 10 for damage, with the crim left alive. */
  const pushed = (rehearsal: Rehearsal) => rehearsal.answer('impact-option', 'momentum');
  const tough = thug({ wounds: 9 });
  const FIGHT = [6, 2, 2, 2, 10, 2];
  const SHOT = [6, 2, 2, 2, 10, 2, 2];

  test('[UM-IMP-13] [UM-MOM-4] comes with a 10 on the Damage check, besides the option', () => {
    const rehearsal = pushed(fighting(FIGHT, { card: tough }));
    expect(place(rehearsal)).toEqual([22, 20]);
    expect(rehearsal.hunter(0).momentum).toBe(2);
  });

  test('[UM-IMP-13] does not come with a 10 on the Fight check', () => {
    const rehearsal = fighting([10, 2, 2, 2, 6, 2], { card: tough }).answer('impact-option', 'momentum');
    expect(place(rehearsal)).toEqual([21, 20]);
  });

  test('[UM-IMP-14] [UM-R-22] goes straight away from the hunter, for ranged attacks too', () => {
    const rehearsal = given({ hunters: [{ at: [20, 20] }], crims: [{ card: tough, at: [20, 30] }], dice: { check: SHOT } }).run(table =>
      shoot(table, 0),
    );
    expect(place(pushed(rehearsal))).toEqual([20, 31]);
  });

  test('[UM-IMP-15] [UM-ENG-5] [UM-R-20] ends the engagement at once, and nobody strikes', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }, { at: [20.5, 20.87] }],
      crims: [{ card: tough, at: [21, 20] }],
      dice: { check: FIGHT },
    });
    expect([isEngaged(rehearsal.state, 0), isEngaged(rehearsal.state, 1)]).toEqual([true, true]);
    pushed(rehearsal.run(table => fight(table, 0)));

    expect([isEngaged(rehearsal.state, 0), isEngaged(rehearsal.state, 1)]).toEqual([false, false]);
    expect(rehearsal.toldOf('crim-wounded')).toMatchObject([{ n: 1, by: 0 }]);
  });

  test('[UM-IMP-16] [UM-R-22] comes after the tokens, and not to a crim that is eliminated', () => {
    const alive = pushed(fighting(FIGHT, { card: tough }));
    expect(alive.types('crim-wounded', 'crim-pushed')).toEqual(['crim-wounded', 'crim-pushed']);

    const dead = pushed(fighting([...FIGHT, 2, 2, 2], { card: thug({ wounds: 1 }) }));
    expect(dead.types('crim-eliminated', 'crim-pushed')).toEqual(['crim-eliminated']);
  });

  test('[UM-IMP-17] [UM-R-23] stops at the edge of the table', () => {
    const rehearsal = given({ hunters: [{ at: [46, 20] }], crims: [{ card: tough, at: [47.2, 20] }], dice: { check: FIGHT } });
    pushed(rehearsal.run(table => fight(table, 0)));

    expect(place(rehearsal)).toEqual([47.5, 20]);
    expect(rehearsal.crim(1).wounds).toBe(1);
  });

  test('[UM-IMP-13] [UM-GEO-2] past a base that it grazes it does not end deeper than the tolerance', () => {
    const crims: CrimOn[] = [
      { card: tough, at: [18.2, 26] },
      { card: THUG, at: [17.235, 27.032] },
    ];
    const rehearsal = given({ hunters: [{ at: [18.005, 20] }], crims, dice: { check: SHOT } });
    rehearsal.run(table => shoot(table, 0)).answer('choose-target', 'c1');

    expect(place(pushed(rehearsal))).toEqual([18.233, 26.999]);
  });

  test('[UM-IMP-17] [UM-R-23] stops at a solid, a model, a pod and the edge of a roof', () => {
    const from = (at: At, crim: At, more: { surface?: number; other?: At } = {}) => {
      const { surface = -1, other } = more;
      const rehearsal = given({
        hunters: [{ at, surface }],
        crims: [{ card: tough, at: crim, surface }, ...(other ? [{ card: tough, at: other }] : [])],
        dice: { check: FIGHT },
      });
      rehearsal.run(table => fight(table, 0));
      if (rehearsal.asks === 'choose-target') rehearsal.answer('choose-target', 'c1');
      return place(pushed(rehearsal));
    };
    expect(from([18.2, 12], [17.1, 12])).toEqual([16.5, 12]);
    expect(from([4, 20], [5, 20], { other: [6.4, 20] })).toEqual([5.4, 20]);
    expect(from([24, 17], [24, 15.9])).toEqual([24, 15.25]);
    expect(from([14, 12], [15.1, 12], { surface: 1 })).toEqual([15.5, 12]);
  });

  test('[UM-GEO-29] along a wall it touches is not stopped, into it not moved', () => {
    const from = (at: At) => {
      const rehearsal = given({ hunters: [{ at }], crims: [{ card: tough, at: [16.5, 12] }], dice: { check: FIGHT } });
      return place(pushed(rehearsal.run(table => fight(table, 0))));
    };
    expect([from([16.5, 11]), from([17.5, 12])]).toEqual([
      [16.5, 13],
      [16.5, 12],
    ]);
  });
});

test('[UM-COV-1] a target that counts as in cover by a text has it from everywhere, also in contact', () => {
  const shield = gunman({ rule: { name: 'Shield', texts: [{ when: 'always', effects: [{ do: 'counts-as-cover', beyond: 0 }] }] } });
  const rehearsal = given({
    hunters: [{ at: [10.5, 12], surface: 1, slate: hunter({ height: 2 }) }],
    crims: [{ card: shield, at: [9.5, 12] }],
    dice: { check: [2, 2, 2, 2] },
  }).run(table => shoot(table, 0));

  expect(outcomes(rehearsal)).toEqual(['shoot 0/3 no']);
});

test('[UM-SHO-1] [UM-FGT-1] whoever is asked for a target is told the attack, and whether it is a shot', () => {
  const asked = (action: typeof shoot, at: readonly (readonly [number, number])[]) =>
    given({ hunters: [{ at: [30, 18] }], crims: at.map(one => ({ card: THUG, at: one })) })
      .run(table => action(table, 0))
      .decision('choose-target').facts;
  expect([
    asked(shoot, [
      [40, 18],
      [40, 22],
    ]),
    asked(fight, [
      [31.4, 18],
      [28.6, 18],
    ]),
  ]).toEqual([
    { attack: 'Rifle', isShot: true },
    { attack: 'Blade', isShot: false },
  ]);
});
