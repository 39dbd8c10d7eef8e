/** Making a check: UM-CHK, the Impact Die (UM-IMP-8..11, 19..24), Focus (UM-FOC-2..4) and the rulings about them. */
import { describe, expect, test } from 'vitest';
import { cardNamed, EVENT_DECK } from '../content/box.ts';
import { incapacitate } from '../deeds/index.ts';
import { newCheck } from '../in-the-making.ts';
import { making, outcomes, rolls, shootCheck } from '../testing/checks.ts';
import { event, GUNMAN, hunter, THUG } from '../testing/fixtures.ts';
import { given, type HunterOn } from '../testing/rehearsal.ts';
import { endPhase } from './end.ts';
import { move } from './move.ts';
import { universal } from './pods.ts';
import { recover } from './recovery.ts';

/** One hunter with nothing near it, and the dice of its checks. */
const alone = (dice: readonly number[], more: HunterOn = {}) => given({ hunters: [{ at: [20, 20], ...more }], dice: { check: dice } });

describe('A check', () => {
  test('[UM-CHK-1] [UM-IMP-1] rolls as many d10 as the attribute, one of them the Impact Die', () => {
    const rehearsal = alone([2, 3, 4, 5]);
    making(rehearsal, shootCheck(rehearsal));

    expect(rolls(rehearsal)).toEqual(['shoot: I 10 10 10']);
    expect(rehearsal.chance.left).toEqual({});
  });

  test('[UM-CHK-2] counts a 6 on any die', () => {
    const rehearsal = alone([5, 12, 5, 5, 6]);
    const check = newCheck('shoot', 0, 'shoot', 3, null);
    check.allUps = 2;
    check.ups = 1;
    const result = making(rehearsal, check);

    expect(rolls(rehearsal)).toEqual(['shoot: I 12 12 10 8']);
    expect(result.made!.successes).toBe(2);
  });

  test('[UM-CHK-3] succeeds with as many successes as the Threshold', () => {
    const reached = alone([6, 6, 1, 1]);
    making(reached, shootCheck(reached, 2));
    const short = alone([6, 5, 1, 1]);
    making(short, shootCheck(short, 2));

    expect([...outcomes(reached), ...outcomes(short)]).toEqual(['shoot 2/2 yes', 'shoot 1/2 no']);
  });

  test('[UM-CHK-6] [UM-R-61] of one die and a bonus of -1 is the Impact Die alone', () => {
    const rehearsal = alone([6]);
    const check = newCheck('spot', 0, 'mind', 1, 1);
    check.bonusDice = -1;
    const result = making(rehearsal, check);

    expect(rolls(rehearsal)).toEqual(['spot: I']);
    expect(result.made!.hasSucceeded).toBe(true);
  });

  test('[UM-CHK-7] [UM-R-61] with a Threshold lowered to 0 still needs a success, and says so', () => {
    const rehearsal = alone([2, 3, 4, 5]);
    const check = shootCheck(rehearsal, 1);
    check.threshold! -= 1;
    const result = making(rehearsal, check);

    expect(result.made!.hasSucceeded).toBe(false);
    expect(outcomes(rehearsal)).toEqual(['shoot 0/1 no']);
  });

  test('[UM-CHK-8] has as surplus what is beyond the Threshold, and none when it fails', () => {
    const over = alone([6, 7, 8, 9]);
    const under = alone([6, 5, 5, 5]);

    expect(making(over, shootCheck(over, 2)).made!.surplus).toBe(2);
    expect(making(under, shootCheck(under, 2)).made!.surplus).toBe(0);
  });

  test('[UM-CHK-9] takes what is used before the roll into the dice', () => {
    const rehearsal = alone([2, 12, 3, 4], { momentum: 1 });
    making(rehearsal, shootCheck(rehearsal));
    expect([rehearsal.asks, rolls(rehearsal)]).toEqual(['before-roll', []]);
    rehearsal.answer('before-roll', 'option-0');

    expect(rolls(rehearsal)).toEqual(['shoot: I 12 12 10']);
  });

  test('[UM-CHK-9] goes from the window before the roll to the roll, the window after it, the Impact Die and the count', () => {
    const again = event({ id: 'again', keeper: [{ when: 'post', effects: [{ do: 'reroll', n: 1, of: 'failed' }] }] });
    const rehearsal = alone([10, 3, 3, 3, 7], { momentum: 1, keepers: [again] });
    making(rehearsal, shootCheck(rehearsal));
    const asked = [rehearsal.asks];
    rehearsal.answer('before-roll', 'option-0');
    asked.push(rehearsal.asks);
    rehearsal.answer('after-roll', 'again').answer('reroll-dice', ['d1']);
    asked.push(rehearsal.asks);
    rehearsal.answer('impact-option', 'momentum');

    expect(asked).toEqual(['before-roll', 'after-roll', 'impact-option']);
    expect(rehearsal.types('rolled', 'rerolled', 'impact-option', 'checked')).toEqual(['rolled', 'rerolled', 'impact-option', 'checked']);
    expect(outcomes(rehearsal)).toEqual(['shoot 2/1 yes']);
  });

  test('[UM-CHK-10] adds gains and losses up before the total is kept from falling below 0', () => {
    const lucky = event({ id: 'lucky', keeper: [{ when: 'post', effects: [{ do: 'add-success', n: 1 }] }] });
    const rehearsal = alone([1, 3], { keepers: [lucky] });
    making(rehearsal, newCheck('spot', 0, 'mind', 2, 1));
    rehearsal.answer('after-roll', 'lucky');

    expect(outcomes(rehearsal)).toEqual(['spot 0/1 no']);
  });

  test('[UM-CHK-11] for a Move has no Threshold: with no success the hunter still moves up to 4"', () => {
    const rehearsal = alone([2, 3, 4]).run(table => move(table, 0));

    expect(outcomes(rehearsal)).toEqual(['move 0/0 yes']);
    expect(rehearsal.asks).toBe('walk');
    expect(rehearsal.objection([[24, 20]])).toBeNull();
    expect(rehearsal.objection([[24.01, 20]])).not.toBeNull();
  });

  test('[UM-CHK-11] of damage, quality, resistance and recovery has no Threshold either', () => {
    const rehearsal = alone([2, 2, 2, 2]);
    for (const kind of ['damage', 'quality', 'resistance', 'recovery'] as const) making(rehearsal, newCheck(kind, 0, null, 1, null));

    expect(outcomes(rehearsal)).toEqual(['damage 0/0 yes', 'quality 0/0 yes', 'resistance 0/0 yes', 'recovery 0/0 yes']);
  });

  test('[UM-CHK-12] is logged with the Impact Die first, then d12, d10 and d8', () => {
    const rehearsal = alone([3, 12, 11, 6, 2]);
    const check = newCheck('shoot', 0, 'shoot', 3, null);
    check.allUps = 2;
    check.ups = 1;
    making(rehearsal, check);

    expect(rehearsal.toldOf('rolled')[0]).toMatchObject({ impact: 3, sizes: [12, 12, 10, 8], faces: [12, 11, 6, 2] });
  });

  test('[UM-CHK-13] [UM-R-63] is not what opens a pod: a 10 there gives points and no Momentum', () => {
    const rehearsal = given({ hunters: [{ at: [24, 15.5] }], dice: { pod: [10] } }).run(table => universal(table, 0));
    rehearsal.answer('choose-reward', 'reload');

    expect(rehearsal.hunter(0)).toMatchObject({ points: 10, momentum: 0, reloads: 1 });
    expect(rehearsal.asks).toBeNull();
  });

  test('[UM-CHK-14] opens no window when nobody holds anything', () => {
    const rehearsal = given({ hunters: [{}, {}], dice: { check: [2, 2, 2, 2] } });
    const result = making(rehearsal, shootCheck(rehearsal));

    expect(result.made).not.toBeNull();
  });

  test('[UM-CHK-14] asks the checking player first, then the others in initiative order, and only those who can play something', () => {
    const jam = (id: string) => event({ id, keeper: [{ when: 'rival-pre', checks: ['shoot'], effects: [{ do: 'downgrade', n: 1 }] }] });
    const useless = event({ id: 'useless', keeper: [{ when: 'rival-pre', checks: ['move'], effects: [{ do: 'downgrade', n: 1 }] }] });
    const rehearsal = given({
      hunters: [{ keepers: [jam('jam-a')] }, { momentum: 1 }, { keepers: [useless] }, { keepers: [jam('jam-b')] }],
      first: 2,
      dice: { check: [2, 2, 2, 2] },
    });
    making(rehearsal, newCheck('shoot', 1, 'shoot', 4, 1));
    const asked: (number | null)[] = [];
    while (rehearsal.asks) {
      asked.push(rehearsal.askedSeat);
      rehearsal.answer('before-roll', 'pass');
    }

    expect(asked).toEqual([1, 3, 0]);
  });
});

describe('An Impact Die of 10', () => {
  test('[UM-IMP-8] [UM-MOM-4] [UM-R-3] gives a Momentum at once, and one option must be picked', () => {
    const rehearsal = alone([10, 3, 2, 2]);
    making(rehearsal, shootCheck(rehearsal));

    expect(rehearsal.hunter(0).momentum).toBe(1);
    expect(rehearsal.asks).toBe('impact-option');
    expect(rehearsal.options()).toEqual(['momentum', 'two-successes', 'flip-event']);
  });

  test('[UM-IMP-9] [UM-MOM-4] [UM-R-3] gives a second Momentum if that is picked', () => {
    const rehearsal = alone([10, 3, 2, 2]);
    making(rehearsal, shootCheck(rehearsal));
    rehearsal.answer('impact-option', 'momentum');

    expect(rehearsal.hunter(0).momentum).toBe(2);
    expect(outcomes(rehearsal)).toEqual(['shoot 1/1 yes']);
  });

  test('[UM-IMP-10] counts as two successes if that is picked', () => {
    const rehearsal = alone([10, 3, 2]);
    making(rehearsal, newCheck('spot', 0, 'mind', 3, 2));
    rehearsal.answer('impact-option', 'two-successes');

    expect(rehearsal.hunter(0).momentum).toBe(1);
    expect(outcomes(rehearsal)).toEqual(['spot 2/2 yes']);
  });

  test('[UM-R-64] counts as two successes also where they are only counted', () => {
    const rehearsal = alone([10, 3, 2]).run(table => move(table, 0));
    rehearsal.answer('impact-option', 'two-successes');

    expect(rehearsal.objection([[26, 20]])).toBeNull();
    expect(rehearsal.objection([[26.01, 20]])).not.toBeNull();
  });

  test('[UM-IMP-11] flips an event: a Keeper comes to hand at once', () => {
    const rehearsal = alone([10, 3, 2, 2]);
    rehearsal.state.eventPile = [cardNamed('stim-spike'), cardNamed('fan-mail')];
    making(rehearsal, shootCheck(rehearsal));
    rehearsal.answer('impact-option', 'flip-event');

    expect(rehearsal.hunter(0).keepers).toEqual([cardNamed('stim-spike')]);
    expect(rehearsal.state.queue).toEqual([]);
    expect(rehearsal.toldOf('keeper-flipped')).toMatchObject([{ seat: 0, card: cardNamed('stim-spike') }]);
  });

  test('[UM-IMP-11] flips an event: any other card waits until the last activation of the phase is over', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }, { at: [40, 40] }],
      crims: [{ card: THUG, at: [20, 30] }],
      dice: { check: [10, 1, 1, 1, 1, 1, 1], 'end-test': [10] },
      state: { eventPile: [cardNamed('fan-mail')], controlPile: [] },
    }).play();
    rehearsal.answer('act', 'shoot').answer('impact-option', 'flip-event').passAll();
    expect(rehearsal.state.queue).toEqual([{ card: cardNamed('fan-mail'), owner: 0 }]);
    rehearsal.answer('act', 'end');
    expect([rehearsal.askedSeat, rehearsal.hunter(0).momentum]).toEqual([1, 1]);
    rehearsal.answer('act', 'end');

    expect(rehearsal.hunter(0).momentum).toBe(2);
    expect(rehearsal.types('activation-ended', 'event-carried-out', 'momentum-gained', 'crim-acted').slice(0, 5)).toEqual([
      'momentum-gained',
      'activation-ended',
      'activation-ended',
      'event-carried-out',
      'momentum-gained',
    ]);
  });

  test('[UM-IMP-21] offers no event when deck and discard are both empty', () => {
    const rehearsal = alone([10, 3, 2, 2]);
    Object.assign(rehearsal.state, { eventPile: [], eventDiscard: [] });
    making(rehearsal, shootCheck(rehearsal));
    expect(rehearsal.options()).toEqual(['momentum', 'two-successes']);

    const discarded = alone([10, 3, 2, 2]);
    Object.assign(discarded.state, { eventPile: [], eventDiscard: [EVENT_DECK[0]!] });
    making(discarded, shootCheck(discarded));
    expect(discarded.options()).toContain('flip-event');
  });

  test('[UM-CHK-10] what a text adds is told by its name, beside what the dice show', () => {
    const luck = hunter({
      options: [
        { name: 'Nerve', cost: 1, when: 'pre', effects: [{ do: 'threshold', n: -1 }] },
        { name: 'Luck', cost: 1, when: 'post', effects: [{ do: 'add-success', n: 2 }] },
      ],
    });
    const rehearsal = given({ hunters: [{ slate: luck, momentum: 2 }], dice: { check: [10, 3, 9, 2] } });
    making(rehearsal, shootCheck(rehearsal, 3));
    rehearsal.answer('before-roll', 'option-0').answer('after-roll', 'option-1').answer('impact-option', 'two-successes');

    expect(rehearsal.toldOf('checked')).toMatchObject([
      {
        shown: 2,
        added: ['Luck', 2],
        isDoubled: true,
        isOne: false,
        successes: 5,
        threshold: 2,
        score: 'defense',
        printed: 3,
        raised: ['Nerve', -1],
      },
    ]);
  });

  test('[UM-IMP-23] [UM-RES-1] says against whom, and what is resisted', () => {
    const rehearsal = given({ hunters: [{ at: [20, 20] }], crims: [{ card: GUNMAN, at: [30, 20], no: 4 }], dice: { check: [10, 3, 2] } });
    making(rehearsal, { ...newCheck('resistance', 0, null, 3, null, rehearsal.crim(4)), over: 1 });

    expect(rehearsal.open[0]).toMatchObject({
      kind: 'impact-option',
      facts: { check: 'resistance', hunter: 0, crim: 4, coming: [3, 3, 1], successes: 1 },
    });
  });

  test('[UM-IMP-23] is answered with all dice in view', () => {
    const rehearsal = alone([10, 3, 9, 2]);
    making(rehearsal, shootCheck(rehearsal, 3));

    expect(rehearsal.open[0]!.facts).toEqual({
      check: 'shoot',
      hunter: 0,
      crim: 0,
      impact: 10,
      faces: [3, 9, 2],
      sizes: [10, 10, 10],
      successes: 2,
      threshold: 3,
      score: 'defense',
      printed: 3,
      isInCover: false,
      raised: [],
    });
  });

  test('[UM-IMP-19] [UM-INC-16] [UM-R-49] works in a recovery check too, and the Momentum is kept', () => {
    const rehearsal = alone([10, 2, 2], { isIn: false, wounds: 7, fellInTurn: 0 }).run(table => recover(table, 0));
    rehearsal.answer('choose-recovery', 'mind');
    expect(rehearsal.hunter(0).momentum).toBe(1);
    rehearsal.answer('impact-option', 'two-successes');

    expect(rehearsal.hunter(0)).toMatchObject({ momentum: 1, wounds: 5 });
  });
});

describe('An Impact Die of 1', () => {
  test('[UM-IMP-4] takes a success away', () => {
    const rehearsal = alone([1, 7, 8, 2]);
    expect(making(rehearsal, shootCheck(rehearsal)).made).toMatchObject({ successes: 1, isOne: true });
  });

  test('[UM-IMP-24] [UM-POD-8] [UM-R-48] ends all Performance Shots after any check of that hunter', () => {
    const rehearsal = alone([1, 7, 8], { shots: ['shoot', 'mind'] });
    making(rehearsal, newCheck('spot', 0, 'mind', 3, 1));

    expect(rehearsal.hunter(0).shots).toEqual([]);
    expect(rehearsal.types('checked', 'shots-ended')).toEqual(['checked', 'shots-ended']);
  });

  test('[UM-IMP-24] a 1 on another die, or of another hunter, ends nothing', () => {
    const rehearsal = given({ hunters: [{ shots: ['shoot'] }, {}], dice: { check: [5, 1, 1, 1, 1, 1, 1] } });
    making(rehearsal, shootCheck(rehearsal));
    making(rehearsal, newCheck('spot', 1, 'mind', 2, 1));

    expect(rehearsal.hunter(0).shots).toEqual(['shoot']);
  });

  test('[UM-POD-8] the check itself still has the bonus die', () => {
    const rehearsal = alone([1, 7, 8, 9, 2], { shots: ['shoot'] });
    making(rehearsal, shootCheck(rehearsal));

    expect(rolls(rehearsal)).toEqual(['shoot: I 10 10 10 10']);
    expect(outcomes(rehearsal)).toEqual(['shoot 2/1 yes']);
  });

  test('[UM-INC-17] [UM-R-76] a recovery check has the bonus of a Performance Shot, and its 1 ends it', () => {
    const rehearsal = alone([1, 7, 8, 2], { isIn: false, wounds: 8, shots: ['mind'] }).run(table => recover(table, 0));
    rehearsal.answer('choose-recovery', 'mind');

    expect(rolls(rehearsal)).toEqual(['recovery: I 10 10 10']);
    expect(rehearsal.hunter(0)).toMatchObject({ wounds: 7, shots: [] });
  });
});

describe('Rolling again', () => {
  const again = (of: 'failed' | 'impact') =>
    hunter({ rule: { name: 'Again', texts: [{ when: 'post', effects: [{ do: 'reroll', n: 2, of }] }] } });

  test('[UM-IMP-22] leaves the Impact Die alone: its 1 stands', () => {
    const rehearsal = alone([1, 2, 8, 3, 9, 7], { slate: again('failed') });
    making(rehearsal, shootCheck(rehearsal));
    expect(rehearsal.options()).toContain('rule');
    rehearsal.answer('after-roll', 'rule');
    expect(rehearsal.toldOf('rerolled')).toMatchObject([{ before: [2, 3], faces: [9, 7], isImpact: false }]);

    expect(outcomes(rehearsal)).toEqual(['shoot 2/1 yes']);
  });

  describe('[UM-R-84] is offered only where more successes matter', () => {
    const offered = (of: 'failed' | 'impact', check: ReturnType<typeof newCheck>, dice: readonly number[]): boolean => {
      const rehearsal = alone(dice, { slate: again(of) });
      making(rehearsal, check);
      return rehearsal.asks === 'after-roll';
    };
    const spot = () => newCheck('spot', 0, 'mind', 3, 1, null);
    const shot = () => newCheck('shoot', 0, 'shoot', 3, 1, null);
    const resists = () => newCheck('resistance', 0, null, 2, null, null);

    test('not on a Spot that succeeds, for it uses no surplus; on a shot, which does', () => {
      expect(offered('failed', spot(), [2, 3, 4])).toBe(true);
      expect(offered('failed', spot(), [2, 3, 7])).toBe(false);
      expect(offered('failed', shot(), [2, 3, 7])).toBe(true);
    });

    test('not where every potential wound is cancelled', () => {
      expect(offered('failed', resists(), [4, 2])).toBe(true);
      expect(offered('failed', resists(), [7, 7])).toBe(false);
    });

    test('the Impact Die whatever comes of the check, for it may become a 10; a 10 never', () => {
      for (const face of [1, 3, 7, 9]) expect(offered('impact', spot(), [face, 7, 7])).toBe(true);
      expect(offered('impact', spot(), [10, 7, 7])).toBe(false);
      expect(offered('impact', shot(), [10, 2, 2])).toBe(false);
    });
  });

  test('[UM-R-85] takes the largest of the failed dice, and asks which only where they differ and not all may be rolled', () => {
    const alike = alone([7, 2, 3, 4, 8, 9], { slate: again('failed') });
    making(alike, shootCheck(alike));
    alike.answer('after-roll', 'rule');
    expect(alike.toldOf('rerolled')).toMatchObject([{ again: [0, 1], faces: [8, 9] }]);

    const mixed = alone([7, 2, 3, 4, 8, 9], { slate: again('failed') });
    const check = shootCheck(mixed);
    check.ups = 1;
    making(mixed, check);
    mixed.answer('after-roll', 'rule');
    expect(mixed.options('reroll-dice')).toEqual(['d1', 'd2', 'd3']);
    mixed.answer('reroll-dice', ['d1', 'd3']);
  });

  test('[UM-IMP-22] rolls it again if the text names it, and the final face counts', () => {
    const rehearsal = alone([1, 2, 2, 2, 10], { slate: again('impact'), shots: ['mind'] });
    making(rehearsal, shootCheck(rehearsal));
    rehearsal.answer('after-roll', 'rule');

    expect(rehearsal.toldOf('rerolled')).toMatchObject([{ before: [1], faces: [10], isImpact: true }]);
    expect(rehearsal.asks).toBe('impact-option');
    rehearsal.answer('impact-option', 'two-successes');
    expect(outcomes(rehearsal)).toEqual(['shoot 2/1 yes']);
    expect(rehearsal.hunter(0).shots).toEqual(['mind']);
  });
});

describe('Focus', () => {
  test('[UM-FOC-2] upgrades two dice of the next check', () => {
    const rehearsal = alone([2, 2, 2, 2, 2, 2, 2, 2], { isFocused: true });
    making(rehearsal, shootCheck(rehearsal));
    making(rehearsal, shootCheck(rehearsal));

    expect(rolls(rehearsal)).toEqual(['shoot: I 12 12 10', 'shoot: I 10 10 10']);
  });

  test('[UM-FOC-3] [UM-R-16] is used up by the next check of any kind: a Defense check in the Crim Phase after a Rest', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20], wounds: 1 }],
      crims: [{ card: THUG, at: [20, 24] }],
      control: 'blood-up',
      dice: { check: [6, 7, 7], 'end-test': [10] },
      state: { controlPile: [] },
    }).play();
    rehearsal.answer('act', 'focus').answer('act', 'rest');

    expect(rolls(rehearsal)).toEqual(['defense: I 12 12']);
    expect(rehearsal.hunter(0).isFocused).toBe(false);
  });

  test('[UM-FOC-3] is used up by the check of a Move', () => {
    const rehearsal = alone([2, 2, 2], { isFocused: true }).run(table => move(table, 0));

    expect(rolls(rehearsal)).toEqual(['move: I 12 12']);
    expect(rehearsal.hunter(0).isFocused).toBe(false);
  });

  test('[UM-FOC-4] [UM-R-16] ends unused in the End Phase', () => {
    const rehearsal = alone([], { isFocused: true }).run(endPhase);

    expect(rehearsal.hunter(0).isFocused).toBe(false);
    expect(rehearsal.toldOf('focus-spent')).toMatchObject([{ rule: 'UM-FOC-4', seat: 0 }]);
  });

  test('[UM-FOC-4] [UM-R-16] ends on incapacitation', () => {
    const rehearsal = alone([], { isFocused: true });
    incapacitate(rehearsal.table, 0, 'UM-RES-6');

    expect(rehearsal.hunter(0).isFocused).toBe(false);
  });
});
