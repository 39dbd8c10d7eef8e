/** What makes each hunter and each crim special: Special Rules, Momentum Options, and the rules on crim cards. */

import { describe, expect, test } from 'vitest';
import { cardNamed, DATASLATES } from '../content/box.ts';
import type { CheckKind } from '../content/kinds.ts';
import { type Kill, newAttack, newCheck } from '../in-the-making.ts';

import { hunterFigure } from '../questions.ts';
import { fight, shoot } from '../rules/attack.ts';
import { crimAttacks, placeWounds } from '../rules/defense.ts';
import { leaveCrims } from '../rules/disengage.ts';
import { drawEvent } from '../rules/events.ts';
import { move } from '../rules/move.ts';
import { takeAction } from '../rules/orders.ts';
import { universal } from '../rules/pods.ts';
import { recover } from '../rules/recovery.ts';
import { spottable } from '../rules/spot.ts';
import { actTexts, crimStartWindow, killWindow, spawnWindow } from '../rules/windows.ts';
import { making, outcomes, rolls } from '../testing/checks.ts';
import { control, GUNMAN, gunman, LURKER, THUG, thug } from '../testing/fixtures.ts';
import { type CrimOn, given, type HunterOn, type Position, type Rehearsal } from '../testing/rehearsal.ts';

const THICKET = 4;
const DUMPSTER = 2;
const twos = (n: number): number[] => new Array<number>(n).fill(2);
const slateNamed = (id: string): number => DATASLATES.findIndex(one => one.id === id);
const tough = thug({ wounds: 9 });

/** This hunter at (20,20). */
const as = (id: string, more: HunterOn = {}, crims: readonly CrimOn[] = [], rest: Partial<Position> = {}): Rehearsal =>
  given({ hunters: [{ at: [20, 20], slate: slateNamed(id), ...more }, { at: [44, 4] }], crims, ...rest });

const RULES: Readonly<Record<string, () => void>> = {
  // Old Pro
  'prime-marlowe': () => {
    const rehearsal = as('prime-marlowe', {}, [], { dice: { check: [1, 2, 2, 7, 2, 2, 2] } });
    making(rehearsal, newCheck('spot', 0, 'mind', 3, 1));
    rehearsal.answer('after-roll', 'rule');
    expect(outcomes(rehearsal)).toEqual(['spot 1/1 yes']);
    making(rehearsal, newCheck('spot', 0, 'mind', 3, 1));
    expect(rehearsal.asks).toBeNull();
  },
  // Jolt
  'lady-voltage': () => {
    const rehearsal = as('lady-voltage', {}, [{ card: tough, at: [21, 20] }], { dice: { check: [6, 2, 2, 2, 2, 10, 2, 2] } });
    rehearsal.run(table => fight(table, 0)).answer('impact-option', 'two-successes');
    rehearsal.passAll();
    expect(rehearsal.crim(1)).toMatchObject({ x: 24_000, y: 20_000 });
  },
  // Encore
  'doctor-applause': () => {
    const rehearsal = as('doctor-applause', {}, [{ card: thug({ wounds: 1 }), at: [21, 20] }], {
      dice: { check: [6, 2, 2, 6, 2, ...twos(5)] },
    });
    rehearsal.run(table => fight(table, 0)).passAll();
    expect(rehearsal.hunter(0).points).toBe(8 + 1);
  },
  // Plated
  'tin-saint': () => {
    const rehearsal = as('tin-saint', {}, [{ card: THUG, at: [21, 20] }], { dice: { check: twos(6) } });
    rehearsal.run(table => crimAttacks(table, rehearsal.crim(1), 0, { name: 'Club', kind: 'melee', damage: 2 }));
    expect(rolls(rehearsal)).toEqual(['defense: I 10 10', 'resistance: I 12 10']);
    const left = as('tin-saint', {}, [{ card: THUG, at: [21, 20] }]).run(table => leaveCrims(table, 0));
    left.answer('leave-crims', ['c1']).answer('avoid-strike', 'no');
    expect(left.hunter(0).wounds).toBe(1);
  },
  // Second Trigger
  'quickdraw-nine': () => {
    const dice = { check: [2, 2, 2, 2, 2, 7, ...twos(3), ...twos(5)] };
    const rehearsal = as('quickdraw-nine', {}, [{ card: tough, at: [20, 13] }], { dice }).run(table => shoot(table, 0));
    rehearsal.answer('after-roll', 'rule');
    expect(outcomes(rehearsal)).toEqual(['shoot 1/1 yes', 'damage 0/0 yes']);
    rehearsal.run(table => shoot(table, 0));
    expect(outcomes(rehearsal).at(-1)).toBe('shoot 0/1 no');
    const hit = as('quickdraw-nine', {}, [{ card: tough, at: [20, 13] }], { dice: { check: [6, 2, 2, 2, 2, 2, 2, 2] } });
    expect(hit.run(table => shoot(table, 0)).asks).toBeNull();
  },
  // Patient
  'mother-hush': () => {
    const shot = as('mother-hush', { isFocused: true }, [{ card: GUNMAN, at: [20, 13] }], { dice: { check: twos(6) } }).run(table =>
      shoot(table, 0),
    );
    expect(rolls(shot)).toEqual(['shoot: I 12 12 12 10 10']);
    const looked = as('mother-hush', { isFocused: true }, [], { dice: { check: twos(5) } });
    making(looked, newCheck('spot', 0, 'mind', 5, 1));
    expect(rolls(looked)).toEqual(['spot: I 12 12 10 10']);
    const again = as('mother-hush', { taken: ['shoot'], actionsLeft: 1 }, [{ card: GUNMAN, at: [20, 13] }]).play();
    expect(again.options()).not.toContain('shoot');
  },
  // Big
  bricklayer: () => expect(hunterFigure(as('bricklayer').state, 0)).toMatchObject({ r: 800, height: 2000 }),
  // Paperwork
  'the-auditor': () => {
    const [first, second] = ['stim-spike', 'bait'].map(cardNamed) as [number, number];
    const held = ['jammed', 'heckler', 'oil-slick'];
    const rehearsal = as('the-auditor', { at: [24, 15.5], keepers: held }, [], {
      dice: { pod: [4] },
      state: { eventPile: [first, second] },
    });
    rehearsal.run(table => universal(table, 0)).answer('choose-reward', 'reload');
    expect([rehearsal.asks, rehearsal.hunter(0).keepers.at(-1)]).toEqual([null, first]);
    rehearsal.run(table => drawEvent(table, 0, false, 'UM-EVT-2'));
    expect([rehearsal.asks, rehearsal.open[0]!.min]).toEqual(['discard-keepers', 1]);
  },
  // Climber
  kite: () => {
    const rehearsal = as('kite', { at: [9.5, 12] }, [], { dice: { check: [2, 2, 2, 2, 2, 2] } }).run(table => move(table, 0));
    expect([rehearsal.asks, rolls(rehearsal)]).toEqual(['walk', ['move: I 10 10 10 10 10']]);
    expect(rehearsal.objection([[10.5, 12]])).toBeNull();
    const over = as('kite', { at: [24, 22] }, [], { dice: { check: twos(6) } }).run(table => move(table, 0));
    expect(over.objection([[24, 26]])).toBeNull();
  },
  // Heat
  furnace: () => {
    const rehearsal = as('furnace', { at: [24, 20] }, [{ card: GUNMAN, at: [24, 25] }], { dice: { check: twos(5) } }).run(table =>
      shoot(table, 0),
    );
    expect(outcomes(rehearsal)).toEqual(['shoot 0/2 no']);
    expect(rehearsal.toldOf('attack-declared')).toMatchObject([{ isInCover: true }]);
  },
  // Eye in the Sky
  'sister-static': () => {
    const seen = (id: string, at: readonly [number, number]) =>
      spottable(as(id, { at }, [{ card: LURKER, at: [9, 33], hiddenIn: THICKET }]).state, 0).length;
    expect([seen('sister-static', [34, 33]), seen('kite', [34, 33])]).toEqual([1, 0]);
    expect(seen('sister-static', [37, 33])).toBe(0);
    const quarter: readonly [number, number] = [28, 42.7];
    expect([seen('sister-static', quarter), seen('kite', quarter)]).toEqual([1, 0]);
  },
  // Follow Through
  'anvil-annie': () => {
    const weak = thug({ wounds: 1 });
    const rehearsal = as('anvil-annie', {}, [{ card: weak, at: [21, 20] }], { dice: { check: [6, 2, 2, 2, 2, 6, 2, 2, 2, 2] } }).run(
      table => fight(table, 0),
    );
    rehearsal.answer('choose-attack', 'a2').passAll();
    expect(rehearsal.asks).toBe('free-move');
    expect([rehearsal.objection([[22, 20]]), rehearsal.objection([[22.1, 20]])].map(one => one === null)).toEqual([true, false]);
    const shot = as('anvil-annie', {}, [{ card: weak, at: [20, 14] }], { dice: { check: [6, 2, 6, 2, 2, 2, 2] } }).run(table =>
      shoot(table, 0),
    );
    expect([shot.asks, shot.hunter(0).kills]).toEqual([null, 1]);
  },
  // After You
  'polite-kevin': () => {
    const rehearsal = as('polite-kevin', {}, [{ card: tough, at: [21, 20] }], { control: control() });
    rehearsal.run(table => takeAction(table, rehearsal.crim(1)));
    expect(rehearsal.crim(1).wounds).toBe(4);
  },
  // Comeback
  rerun: () => {
    const rehearsal = as('rerun', { isIn: false, wounds: 1 }, [], { dice: { check: [6, 2, 2, 2] } }).run(table => recover(table, 0));
    rehearsal.answer('choose-recovery', 'athletics').answer('choose-corner', 'sw').answer('place-hunter', [2, 2]);
    expect(rehearsal.hunter(0)).toMatchObject({ isIn: true, momentum: 1 });
  },
  // Clean Work
  'zero-encore': () => {
    const rehearsal = as('zero-encore', {}, [{ card: THUG, at: [21, 20], wounds: 1, bounty: 5 }], {
      dice: { check: [6, 2, 2, 2, 1, 6, 6, 2, 2] },
    });
    rehearsal.run(table => fight(table, 0)).passAll();
    expect(outcomes(rehearsal)).toEqual(['fight 1/1 yes', 'damage 1/0 yes', 'quality 0/0 yes']);
    expect(rehearsal.hunter(0).points).toBe(13);
  },
};

describe('Special Rules', () => {
  for (const [id, shows] of Object.entries(RULES)) test(`of ${id} do what they say`, shows);

  test('are shown for all fifteen hunters', () => {
    expect(Object.keys(RULES)).toEqual(DATASLATES.map(one => one.id));
  });
});

describe('Momentum Options', () => {
  /** A position in which every option can do something: wounds, empty weapons, armored crims in cover, hidden ones near. */
  const ready = (slate: number): Rehearsal => {
    const depleted = DATASLATES[slate]!.attacks.flatMap((attack, i) => (attack.isDepletable ? [i] : []));
    const vest = gunman({ rule: { name: 'Vest', texts: [{ when: 'always', effects: [{ do: 'armor', n: 2 }] }] } });
    return given({
      hunters: [{ at: [24, 27], slate, momentum: 9, wounds: 2, depleted }, { at: [44, 4] }],
      crims: [
        { card: vest, at: [24, 33], wounds: 1 },
        { card: LURKER, at: [33.5, 31], hiddenIn: DUMPSTER },
      ],
      dice: { check: twos(40) },
      spare: ['check'],
    });
  };

  /** The window in which the option can be used is opened. */
  const opened = (rehearsal: Rehearsal, when: string, kind: CheckKind, from: 'fight' | 'shoot'): string[] => {
    const crim = rehearsal.crim(1);
    if (when === 'act') return actTexts(rehearsal.state, 0).map(one => one.key);
    if (when === 'wound') rehearsal.run(table => placeWounds(table, 0, ['Club', 1], 'UM-RES-5'));
    else if (when === 'crim-start') rehearsal.run(table => crimStartWindow(table, crim));
    else if (when === 'spawn') rehearsal.run(spawnWindow);
    else if (when === 'elim') {
      const kill: Kill = {
        seat: 0,
        card: crim.card,
        x: crim.x,
        y: crim.y,
        r: 500,
        isFrozen: false,
        bounty: 8,
        bonuses: [],
        isDoubled: false,
      };
      rehearsal.run(table => killWindow(table, kill));
    } else {
      const attack = newAttack(0, from, 0, { name: 'Rifle', kind: 'ranged', damage: 3, range: 18 }, crim);
      attack.isInCover = true;
      making(rehearsal, newCheck(kind, 0, null, 3, 2, crim, attack));
      if (when === 'post' && rehearsal.asks === 'before-roll') rehearsal.answer('before-roll', 'pass');
    }
    return rehearsal.asks ? rehearsal.options() : [];
  };

  for (const [slate, { id, options }] of DATASLATES.entries())
    test(`of ${id} are offered in the window they name, for their cost, once`, () => {
      for (const [i, { name, cost, when, checks, from }] of options.entries()) {
        const key = `option-${i}`;
        for (const kind of checks ?? ['shoot' as const]) {
          const rehearsal = ready(slate);
          expect([name, opened(rehearsal, when, kind, from ?? 'fight').includes(key)]).toEqual([name, true]);
          const poor = ready(slate);
          poor.hunter(0).momentum = cost - 1;
          expect([name, opened(poor, when, kind, from ?? 'fight').includes(key)]).toEqual([name, false]);
          if (when === 'act') rehearsal.play().answer('act', key);
          else rehearsal.answer(rehearsal.asks!, key);
          expect(rehearsal.toldOf('momentum-spent')).toMatchObject([{ name, n: cost }]);
          expect([name, rehearsal.asks !== null && rehearsal.options().includes(key)]).toEqual([name, false]);
        }
      }
    });

  test('that name a kind of attack are not offered for the other', () => {
    expect(opened(ready(slateNamed('lady-voltage')), 'pre', 'damage', 'shoot')).not.toContain('option-2');
    expect(opened(ready(slateNamed('mother-hush')), 'pre', 'damage', 'fight')).not.toContain('option-2');
  });

  test('Finish It needs a target with wounds', () => {
    const rehearsal = ready(slateNamed('zero-encore'));
    rehearsal.crim(1).wounds = 0;
    expect(opened(rehearsal, 'pre', 'shoot', 'shoot')).not.toContain('option-0');
  });

  test('Point Blank needs a target within 6"', () => {
    const rehearsal = ready(slateNamed('quickdraw-nine'));
    Object.assign(rehearsal.crim(1), { x: 24_000, y: 34_010 });
    expect(opened(rehearsal, 'pre', 'shoot', 'shoot')).not.toContain('option-0');
  });

  test('Catch Me calls a crim that is within 12"', () => {
    const rehearsal = ready(slateNamed('kite'));
    expect(opened(rehearsal, 'crim-start', 'shoot', 'shoot')).toContain('option-1');
    rehearsal.answer('crim-start', 'option-1');
    expect(rehearsal.toldOf('order-given')).toMatchObject([{ crim: 1, action: 'charge' }]);
    const far = ready(slateNamed('kite'));
    Object.assign(far.crim(1), { x: 24_000, y: 40_100 });
    expect(opened(far, 'crim-start', 'shoot', 'shoot')).not.toContain('option-1');
  });

  test('Spot Check is used twice in a match at most', () => {
    const rehearsal = ready(slateNamed('the-auditor'));
    rehearsal.hunter(0).usedThisMatch = ['Spot Check', 'Spot Check'];
    expect(opened(rehearsal, 'act', 'shoot', 'shoot')).not.toContain('option-0');
  });

  test('Binding Order needs a crim within 12"', () => {
    const rehearsal = ready(slateNamed('the-auditor'));
    Object.assign(rehearsal.crim(1), { x: 24_000, y: 40_100 });
    expect(opened(rehearsal, 'crim-start', 'shoot', 'shoot')).not.toContain('option-1');
  });
});

describe('Rules on crim cards', () => {
  const attacked = (card: string, more: HunterOn = {}): Rehearsal => {
    const rehearsal = given({
      hunters: [{ at: [20, 20], ...more }],
      crims: [{ card, at: [21, 20] }],
      dice: { check: twos(4) },
    });
    return rehearsal.run(table => crimAttacks(table, rehearsal.crim(1), 0, { name: 'Boot', kind: 'melee', damage: 1 }));
  };

  test('Riot Shield has Armor 1 and counts as in cover', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }],
      crims: [{ card: 'riot-shield.1', at: [20, 13] }],
      dice: { check: [6, 6, 6, 2, 2, 2, 2] },
    });
    rehearsal.run(table => shoot(table, 0));
    expect([outcomes(rehearsal)[0], rolls(rehearsal)[1]]).toEqual(['shoot 3/3 yes', 'damage: I 10 8']);
  });

  test('Old Sergeant has Armor 1, Chrome Fists Armor 2 and a large base', () => {
    const struck = (card: string, damage: number) => {
      const rehearsal = given({
        hunters: [{ at: [20, 20] }],
        crims: [{ card, at: [20, 13] }],
        dice: { check: [6, 6, 6, 2, ...twos(damage)] },
      });
      return rolls(rehearsal.run(table => shoot(table, 0)))[1];
    };
    expect([struck('old-sergeant', 3), struck('chrome-fists', 4)]).toEqual(['damage: I 10 8', 'damage: I 10 8 8']);
  });

  test('a hit by a Pickpocket takes a Momentum, if there is one', () => {
    expect([attacked('pickpocket.1', { momentum: 2 }).passAll().hunter(0).momentum, attacked('pickpocket.1').hunter(0).momentum]).toEqual([
      1, 0,
    ]);
  });

  test('a hit by a Wire Trapper downgrades all dice of the next Move', () => {
    const rehearsal = attacked('wire-trapper.1');
    expect(rehearsal.hunter(0).isSnared).toBe(true);
  });

  test('[UM-HIDE-4] [UM-HIDE-5] a hit by the Ghost of Block C is felt, but the Ghost is gone: hidden behind walls, and for the next turn', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }],
      crims: [{ card: 'ghost-of-block-c', at: [21, 20] }],
      control: control(),
      dice: { check: twos(6) },
    });
    const coldHands = { name: 'Cold hands', kind: 'melee', damage: 2 } as const;
    rehearsal.run(table => crimAttacks(table, rehearsal.crim(1), 0, coldHands)).passAll();
    expect(rehearsal.crim(1).hiddenIn).toBeGreaterThanOrEqual(0);
    expect(rehearsal.hunter(0).wounds).toBe(3);
    rehearsal.state.turn += 1;
    rehearsal.run(table => takeAction(table, rehearsal.crim(1)));
    expect(rehearsal.toldOf('crim-acted').at(-1)).toMatchObject({ action: 'hide' });
  });

  test('the Ghost of Block C counts as in cover from afar, not from near by', () => {
    const threshold = (y: number) => {
      const rehearsal = given({
        hunters: [{ at: [20, 20] }],
        crims: [{ card: 'ghost-of-block-c', at: [20, y] }],
        dice: { check: twos(4) },
      });
      return outcomes(rehearsal.run(table => shoot(table, 0)))[0];
    };
    expect([threshold(13), threshold(12.9)]).toEqual(['shoot 0/3 no', 'shoot 0/4 no']);
  });

  test('a miss does none of it', () => {
    for (const card of ['pickpocket.1', 'wire-trapper.1', 'ghost-of-block-c']) {
      const rehearsal = given({ hunters: [{ at: [20, 20], momentum: 2 }], crims: [{ card, at: [21, 20] }], dice: { check: [6, 6, 6] } });
      rehearsal.run(table => crimAttacks(table, rehearsal.crim(1), 0, { name: 'Boot', kind: 'melee', damage: 1 })).passAll();
      expect(rehearsal.hunter(0)).toMatchObject({ momentum: 2, isSnared: false });
      expect(rehearsal.crim(1).hiddenIn).toBe(-1);
    }
  });

  test('who kills The Accountant draws an Event Card', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }],
      crims: [{ card: 'the-accountant', at: [21, 20] }],
      dice: { check: [6, 6, 6, 2, 6, 2, 2, 2, 2] },
      state: { eventPile: [cardNamed('stim-spike')] },
    }).run(table => fight(table, 0));
    expect(rehearsal.hunter(0)).toMatchObject({ kills: 1, keepers: [cardNamed('stim-spike')] });
  });
});
