/** What a sensible player would never do, each as a position and the exact choice. */
import { describe, expect, test } from 'vitest';
import { DATASLATES } from './content/hunters.ts';
import { newCheck } from './in-the-making.ts';
import { makeCheck } from './rules/check.ts';
import { eliminate } from './rules/elimination.ts';
import { crimStartWindow, spawnWindow } from './rules/windows.ts';
import { botAnswer } from './testing/bot.ts';
import { ordering } from './testing/crims.ts';
import { event, GUNMAN, gunman, hunter, RUNNER, runner, THUG, thug } from './testing/fixtures.ts';
import { given } from './testing/rehearsal.ts';

const slateOf = (id: string): number => DATASLATES.findIndex(one => one.id === id);

describe('Fights', () => {
  const rager = thug({ id: 'rager', name: 'Rager', fight: 4, wounds: 4, bpv: 14, attacks: [{ name: 'Fists', kind: 'melee', damage: 3 }] });
  const prey = gunman({ id: 'prey', name: 'Prey', wounds: 1, bpv: 16 });

  test('nobody walks out of a fight into a strike that would end it', () => {
    const rehearsal = given({
      hunters: [{ at: [24, 20], wounds: 3 }],
      crims: [
        { card: rager, at: [24, 21.2] },
        { card: prey, at: [24, 8] },
      ],
      control: ordering('charge'),
    }).play();

    expect(rehearsal.options()).toEqual(expect.arrayContaining(['move', 'fight']));
    expect(botAnswer(rehearsal)).toBe('fight');
  });

  test('a crim that is slow to strike is left for a better one', () => {
    const clumsy = runner({ id: 'clumsy', name: 'Clumsy', demeanor: 'aggressive', move: 2, wounds: 3, bpv: 4 });
    const rehearsal = given({
      hunters: [{ at: [24, 20], slate: hunter({ attributes: { athletics: 6, fight: 1, shoot: 6, defense: 3, mind: 3, pizzazz: 3 } }) }],
      crims: [
        { card: clumsy, at: [24, 21.2] },
        { card: prey, at: [24, 8] },
      ],
      control: ordering('hide'),
    }).play();

    expect(botAnswer(rehearsal)).toBe('move');
    rehearsal.answer('act', 'move');
    expect(botAnswer(rehearsal)).toEqual(['c1']);
  });

  test('nobody walks on the spot for a pod that an engaged hunter may not open', () => {
    const rehearsal = given({
      hunters: [{ at: [24, 15.6] }],
      crims: [{ card: rager, at: [24, 16.9] }],
      control: ordering('charge'),
    }).play();

    expect(rehearsal.options()).not.toContain('universal');
    expect(botAnswer(rehearsal)).toBe('fight');
  });
});

describe('Hard going', () => {
  const far = gunman({ id: 'far', name: 'Far', wounds: 1, bpv: 16 });

  test('[UM-MOV-2] whoever stands in difficult ground announces it, whoever walks beside it does not', () => {
    const within = given({ hunters: [{ at: [35, 12] }], crims: [{ card: far, at: [8, 12] }] }).play();
    const beside = given({ hunters: [{ at: [32, 12] }], crims: [{ card: far, at: [8, 12] }] }).play();

    expect([within, beside].map(one => one.options().includes('hard-move'))).toEqual([true, true]);
    expect([within, beside].map(one => botAnswer(one))).toEqual(['hard-move', 'move']);
  });
});

describe('Prices', () => {
  const dear = gunman({ id: 'dear', name: 'Dear', wounds: 1, bpv: 20 });

  test('nobody lowers the price of the own prey with Plea Bargain', () => {
    const alone = given({ turn: 3, hunters: [{ at: [24, 20], keepers: ['plea-bargain'] }], crims: [{ card: dear, at: [24, 30] }] }).play();
    const farFromRivals = given({
      turn: 3,
      hunters: [{ at: [24, 20], keepers: ['plea-bargain'] }, { at: [46, 46] }],
      crims: [{ card: dear, at: [24, 30] }],
    }).play();

    expect([botAnswer(alone), botAnswer(farFromRivals)]).toEqual(['shoot', 'shoot']);
  });

  test('Plea Bargain spoils the prey of a rival', () => {
    const rehearsal = given({
      turn: 3,
      hunters: [{ at: [5, 20], keepers: ['plea-bargain'] }, { at: [46, 40] }],
      crims: [
        { card: dear, at: [5, 30] },
        { card: dear, at: [46, 30] },
      ],
    }).play();

    expect(botAnswer(rehearsal)).toBe('plea-bargain');
    rehearsal.answer('act', 'plea-bargain');
    expect(botAnswer(rehearsal)).toBe('c2');
  });

  test('Bounty Hike is for the crim that is about to be shot, not for a dearer one out of reach', () => {
    const rehearsal = given({
      hunters: [{ at: [24, 20], keepers: ['bounty-hike'] }],
      crims: [
        { card: RUNNER, at: [24, 24] },
        { card: dear, at: [9, 33], hiddenIn: 4 },
      ],
    }).play();

    expect(botAnswer(rehearsal)).toBe('bounty-hike');
    rehearsal.answer('act', 'bounty-hike');
    expect(botAnswer(rehearsal)).toBe('c1');
  });
});

describe('Momentum', () => {
  const cheap = runner({ id: 'cheap', name: 'Cheap', bpv: 5, defense: 1 });
  const ghost = gunman({ id: 'ghost', name: 'Ghost', bpv: 26, defense: 2 });
  const swinging = hunter({
    options: [{ name: 'Full Swing', cost: 2, when: 'pre', checks: ['damage'], effects: [{ do: 'damage', n: 1 }] }],
  });

  /** A hit with one die to spare: three dice of Damage against what is left of the crim. */
  const aboutToWound = (card: number, wounds = 0) =>
    given({
      hunters: [{ at: [24, 20], slate: swinging, momentum: 2 }],
      crims: [{ card, at: [24, 21.2], wounds }],
      dice: { check: [7, 7, 2, 2] },
    })
      .play()
      .answer('act', 'fight');

  test('two of it are not spent on five points that are as good as won', () => {
    const rehearsal = aboutToWound(cheap);

    expect([rehearsal.asks, rehearsal.options()]).toEqual(['before-roll', ['option-0', 'pass', 'pass-until-turn']]);
    expect(botAnswer(rehearsal)).toBe('pass');
  });

  test('two of it are spent where they decide over a great prize', () => {
    expect(botAnswer(aboutToWound(ghost))).toBe('option-0');
  });

  test('none of it buys the choice of a tube; a card may', () => {
    const auditor = given({ hunters: [{ slate: slateOf('the-auditor'), momentum: 4 }, {}] }).run(table => spawnWindow(table));
    const hacker = given({ hunters: [{ keepers: ['tube-hack'] }, {}] }).run(table => spawnWindow(table));

    expect([auditor.asks, botAnswer(auditor)]).toEqual(['spawn', 'pass']);
    expect([hacker.asks, botAnswer(hacker)]).toEqual(['spawn', 'tube-hack']);
  });

  test('[UM-ELIM-8] no bow is bought for points that may not rise', () => {
    const killing = (isFrozen: boolean) =>
      given({ hunters: [{ slate: slateOf('doctor-applause'), momentum: 2 }, {}], crims: [{ card: THUG, at: [24, 20] }] }).run(table =>
        eliminate(table, 0, table.state.crims[0]!, 0, isFrozen, 'shoot'),
      );

    expect([killing(true).asks, botAnswer(killing(true))]).toEqual(['on-kill', 'pass']);
    expect([killing(false).asks, botAnswer(killing(false))]).toEqual(['on-kill', 'option-2']);
  });
});

describe('Dice', () => {
  const steady = event({ keeper: [{ when: 'post', checks: ['shoot'], effects: [{ do: 'reroll', n: 2, of: 'failed' }] }] });

  /** A Shoot roll against a Gunman, Defense 2, in which these dice fell. */
  const shot = (dice: readonly number[], keepers: readonly number[] = [], defense = 2) =>
    given({
      hunters: [{ at: [24, 20], keepers }],
      crims: [{ card: gunman({ defense }), at: [24, 30] }],
      dice: { check: dice },
    })
      .play()
      .answer('act', 'shoot')
      .passAll();

  test('[UM-IMP-10] [UM-IMP-12] an Impact 10 in an attack that hits is a die more of Damage, not two better ones', () => {
    const rehearsal = shot([10, 7, 2, 2]);

    expect(rehearsal.options()).toContain('upgrade-damage');
    expect(botAnswer(rehearsal)).toBe('two-successes');
  });

  test('a reroll is kept that could not make a hit of it, and used where it could', () => {
    const hopeless = given({
      hunters: [{ at: [24, 20], keepers: [steady] }],
      crims: [{ card: gunman({ defense: 4 }), at: [24, 30] }],
      dice: { check: [2, 2, 2, 2] },
    });
    const close = given({
      hunters: [{ at: [24, 20], keepers: [steady] }],
      crims: [{ card: GUNMAN, at: [24, 30] }],
      dice: { check: [7, 2, 2, 2] },
    });

    for (const rehearsal of [hopeless, close]) rehearsal.play().answer('act', 'shoot');

    expect([hopeless.asks, botAnswer(hopeless)]).toEqual(['after-roll', 'pass']);
    expect([close.asks, botAnswer(close)]).toEqual(['after-roll', close.options()[0]]);
  });

  test('two Momentum are not spent to roll one die of style again', () => {
    const retaking = (dice: readonly number[]) =>
      given({ hunters: [{ slate: slateOf('doctor-applause'), momentum: 2 }], dice: { check: dice } }).run(table =>
        makeCheck(table, newCheck('quality', 0, 'pizzazz', dice.length, null)),
      );
    const one = retaking([7, 2]);
    const three = retaking([7, 7, 7, 2, 2, 2]);
    for (const rehearsal of [one, three]) rehearsal.answer('before-roll', 'pass');

    expect([one.asks, botAnswer(one)]).toEqual(['after-roll', 'pass']);
    expect([three.asks, botAnswer(three)]).toEqual(['after-roll', 'option-1']);
  });
});

describe('Focus', () => {
  const aiming = (id: string) =>
    given({
      hunters: [{ at: [24, 8], slate: slateOf(id) }, { at: [44, 44] }],
      crims: [{ card: GUNMAN, at: [24, 15.6] }],
      control: ordering('hide'),
    }).play();

  test('who may Shoot only once takes aim first; who may Shoot twice shoots', () => {
    expect([botAnswer(aiming('mother-hush')), botAnswer(aiming('quickdraw-nine'))]).toEqual(['focus', 'shoot']);
  });

  test('the focused shot follows', () => {
    const rehearsal = aiming('mother-hush').answer('act', 'focus');

    expect(botAnswer(rehearsal)).toBe('shoot');
  });
});

describe('Orders', () => {
  const gunner = gunman({ id: 'gunner', name: 'Gunner', shoot: 4, attacks: [{ name: 'Shotgun', kind: 'ranged', damage: 4, range: 12 }] });

  /** A crim with a shotgun is about to shoot a hunter who has two tokens to spare. */
  const aboutToShoot = (order: 'shoot' | 'hide') =>
    given({
      hunters: [{ at: [20, 20], wounds: 3, keepers: ['spooked'] }],
      crims: [{ card: gunner, at: [20, 28], lastAction: 'charge' }],
      control: ordering(order),
    });

  test('[UM-EVT-14] [UM-HIDE-11] Spooked sends a crim into hiding that is about to shoot, also one that charged last, and no other', () => {
    const asked = (order: 'shoot' | 'hide') => {
      const rehearsal = aboutToShoot(order);
      rehearsal.run(table => crimStartWindow(table, rehearsal.crim(1)));
      return [rehearsal.asks, botAnswer(rehearsal)];
    };

    expect([asked('shoot'), asked('hide')]).toEqual([
      ['crim-start', 'spooked'],
      ['crim-start', 'pass'],
    ]);
  });
});

describe('Wounds', () => {
  test('a hunter with a token to spare comes back: who is out scores nothing', () => {
    const rehearsal = given({
      hunters: [{ isIn: false, wounds: 5, fellInTurn: 2, fellInPhase: 'crim' }],
      turn: 3,
      state: { step: 'activate', done: 0 },
      dice: { check: [7, 2, 2] },
    })
      .play()
      .answer('choose-recovery', 'athletics');

    expect(rehearsal.asks).toBe('return');
    expect(botAnswer(rehearsal)).toBe('yes');
  });

  test('a Med Spray is kept for the wound that would be too much', () => {
    const rehearsal = given({ hunters: [{ at: [24, 20], wounds: 3, medSprays: 1 }], crims: [{ card: GUNMAN, at: [24, 30] }] }).play();

    expect(rehearsal.options()).toContain('med-spray');
    expect(botAnswer(rehearsal)).toBe('shoot');
  });

  test('a Reload token goes before a Keeper when an attack runs dry', () => {
    const rehearsal = given({
      hunters: [{ at: [24, 20], reloads: 1, keepers: ['hot-reload'] }],
      crims: [{ card: GUNMAN, at: [24, 30] }],
      dice: { check: [1, 2, 2, 2] },
    })
      .play()
      .answer('act', 'shoot');

    expect([rehearsal.asks, rehearsal.options()]).toEqual(['depleted', ['hot-reload', 'reload-0', 'pass', 'pass-until-turn']]);
    expect(botAnswer(rehearsal)).toBe('reload-0');
  });
});
