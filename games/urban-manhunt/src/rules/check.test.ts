/** Making a check: UM-CHK, the Impact Die (UM-IMP-8..11, 19..24), Focus (UM-FOC-2..4) and the rulings about them. */
import { describe, expect, test } from 'vitest';
import { newCheck } from '../checks-and-attacks.ts';
import { cardNamed, EVENT_DECK } from '../content/box.ts';
import { incapacitate } from '../deeds/index.ts';
import { making, outcomes, rolls, shootCheck } from '../testing/checks.ts';
import { event, hunter, THUG } from '../testing/fixtures.ts';
import { given, type HunterOn } from '../testing/rehearsal.ts';
import { endPhase } from './end.ts';
import { move } from './move.ts';
import { universal } from './pods.ts';
import { recover } from './recovery.ts';

/** One hunter with nothing near it, and the dice of its checks. */
const alone = (dice: readonly number[], more: HunterOn = {}) => given({ hunters: [{ at: [20, 20], ...more }], dice: { check: dice } });

describe('A check', () => {
  test('[UM-CHK-1] [UM-IMP-1] rolls as many d10 as the attribute, one of them the Impact Die', () => {
    const stage = alone([2, 3, 4, 5]);
    making(stage, shootCheck(stage));

    expect(rolls(stage)).toEqual(['shoot: I 10 10 10']);
    expect(stage.chance.left).toEqual({});
  });

  test('[UM-CHK-2] counts a 6 on any die', () => {
    const stage = alone([5, 12, 5, 5, 6]);
    const check = newCheck('shoot', 0, 'shoot', 3, null);
    check.allUps = 2;
    check.ups = 1;
    const result = making(stage, check);

    expect(rolls(stage)).toEqual(['shoot: I 12 12 10 8']);
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
    const stage = alone([6]);
    const check = newCheck('spot', 0, 'mind', 1, 1);
    check.bonusDice = -1;
    const result = making(stage, check);

    expect(rolls(stage)).toEqual(['spot: I']);
    expect(result.made!.hasSucceeded).toBe(true);
  });

  test('[UM-CHK-7] [UM-R-61] with a Threshold lowered to 0 still needs a success, and says so', () => {
    const stage = alone([2, 3, 4, 5]);
    const check = shootCheck(stage, 1);
    check.threshold! -= 1;
    const result = making(stage, check);

    expect(result.made!.hasSucceeded).toBe(false);
    expect(outcomes(stage)).toEqual(['shoot 0/1 no']);
  });

  test('[UM-CHK-8] has as surplus what is beyond the Threshold, and none when it fails', () => {
    const over = alone([6, 7, 8, 9]);
    const under = alone([6, 5, 5, 5]);

    expect(making(over, shootCheck(over, 2)).made!.surplus).toBe(2);
    expect(making(under, shootCheck(under, 2)).made!.surplus).toBe(0);
  });

  test('[UM-CHK-9] takes what is used before the roll into the dice', () => {
    const stage = alone([2, 12, 3, 4], { momentum: 1 });
    making(stage, shootCheck(stage));
    expect([stage.asks, rolls(stage)]).toEqual(['before-roll', []]);
    stage.answer('before-roll', 'option-0');

    expect(rolls(stage)).toEqual(['shoot: I 12 12 10']);
  });

  test('[UM-CHK-9] goes from the window before the roll to the roll, the window after it, the Impact Die and the count', () => {
    const again = event({ id: 'again', keeper: [{ when: 'post', effects: [{ do: 'reroll', n: 1, of: 'failed' }] }] });
    const stage = alone([10, 3, 3, 3, 7], { momentum: 1, keepers: [again] });
    making(stage, shootCheck(stage));
    const asked = [stage.asks];
    stage.answer('before-roll', 'option-0');
    asked.push(stage.asks);
    stage.answer('after-roll', 'again').answer('reroll-dice', ['d1']);
    asked.push(stage.asks);
    stage.answer('impact-option', 'momentum');

    expect(asked).toEqual(['before-roll', 'after-roll', 'impact-option']);
    expect(stage.types('rolled', 'rerolled', 'impact-option', 'checked')).toEqual(['rolled', 'rerolled', 'impact-option', 'checked']);
    expect(outcomes(stage)).toEqual(['shoot 2/1 yes']);
  });

  test('[UM-CHK-10] adds gains and losses up before the total is kept from falling below 0', () => {
    const lucky = event({ id: 'lucky', keeper: [{ when: 'post', effects: [{ do: 'add-success', n: 1 }] }] });
    const stage = alone([1, 3], { keepers: [lucky] });
    making(stage, newCheck('spot', 0, 'mind', 2, 1));
    stage.answer('after-roll', 'lucky');

    expect(outcomes(stage)).toEqual(['spot 0/1 no']);
  });

  test('[UM-CHK-11] for a Move has no Threshold: with no success the hunter still moves up to 4"', () => {
    const stage = alone([2, 3, 4]).run(table => move(table, 0));
    stage.answer('declare-hard-going', 'no');

    expect(outcomes(stage)).toEqual(['move 0/0 yes']);
    expect(stage.asks).toBe('walk');
    expect(stage.objection([[24, 20]])).toBeNull();
    expect(stage.objection([[24.01, 20]])).not.toBeNull();
  });

  test('[UM-CHK-11] of damage, quality, resistance and recovery has no Threshold either', () => {
    const stage = alone([2, 2, 2, 2]);
    for (const kind of ['damage', 'quality', 'resistance', 'recovery'] as const) making(stage, newCheck(kind, 0, null, 1, null));

    expect(outcomes(stage)).toEqual(['damage 0/0 yes', 'quality 0/0 yes', 'resistance 0/0 yes', 'recovery 0/0 yes']);
  });

  test('[UM-CHK-12] is logged with the Impact Die first, then d12, d10 and d8', () => {
    const stage = alone([3, 12, 11, 6, 2]);
    const check = newCheck('shoot', 0, 'shoot', 3, null);
    check.allUps = 2;
    check.ups = 1;
    making(stage, check);

    expect(stage.toldOf('rolled')[0]).toMatchObject({ impact: 3, sizes: [12, 12, 10, 8], faces: [12, 11, 6, 2] });
  });

  test('[UM-CHK-13] [UM-R-63] is not what opens a pod: a 10 there gives points and no Momentum', () => {
    const stage = given({ hunters: [{ at: [24, 15.5] }], dice: { pod: [10] } }).run(table => universal(table, 0));
    stage.answer('choose-reward', 'reload');

    expect(stage.hunter(0)).toMatchObject({ points: 10, momentum: 0, reloads: 1 });
    expect(stage.asks).toBeNull();
  });

  test('[UM-CHK-14] opens no window when nobody holds anything', () => {
    const stage = given({ hunters: [{}, {}], dice: { check: [2, 2, 2, 2] } });
    const result = making(stage, shootCheck(stage));

    expect(result.made).not.toBeNull();
  });

  test('[UM-CHK-14] asks the checking player first, then the others in initiative order, and only those who can play something', () => {
    const jam = (id: string) => event({ id, keeper: [{ when: 'rival-pre', checks: ['shoot'], effects: [{ do: 'downgrade', n: 1 }] }] });
    const useless = event({ id: 'useless', keeper: [{ when: 'rival-pre', checks: ['move'], effects: [{ do: 'downgrade', n: 1 }] }] });
    const stage = given({
      hunters: [{ keepers: [jam('jam-a')] }, { momentum: 1 }, { keepers: [useless] }, { keepers: [jam('jam-b')] }],
      first: 2,
      dice: { check: [2, 2, 2, 2] },
    });
    making(stage, newCheck('shoot', 1, 'shoot', 4, 1));
    const asked: (number | null)[] = [];
    while (stage.asks) {
      asked.push(stage.askedSeat);
      stage.answer('before-roll', 'pass');
    }

    expect(asked).toEqual([1, 3, 0]);
  });
});

describe('An Impact Die of 10', () => {
  test('[UM-IMP-8] [UM-MOM-4] [UM-R-3] gives a Momentum at once, and one option must be picked', () => {
    const stage = alone([10, 3, 2, 2]);
    making(stage, shootCheck(stage));

    expect(stage.hunter(0).momentum).toBe(1);
    expect(stage.asks).toBe('impact-option');
    expect(stage.options()).toEqual(['momentum', 'two-successes', 'flip-event']);
  });

  test('[UM-IMP-9] [UM-MOM-4] [UM-R-3] gives a second Momentum if that is picked', () => {
    const stage = alone([10, 3, 2, 2]);
    making(stage, shootCheck(stage));
    stage.answer('impact-option', 'momentum');

    expect(stage.hunter(0).momentum).toBe(2);
    expect(outcomes(stage)).toEqual(['shoot 1/1 yes']);
  });

  test('[UM-IMP-10] counts as two successes if that is picked', () => {
    const stage = alone([10, 3, 2]);
    making(stage, newCheck('spot', 0, 'mind', 3, 2));
    stage.answer('impact-option', 'two-successes');

    expect(stage.hunter(0).momentum).toBe(1);
    expect(outcomes(stage)).toEqual(['spot 2/2 yes']);
  });

  test('[UM-R-64] counts as two successes also where they are only counted', () => {
    const stage = alone([10, 3, 2]).run(table => move(table, 0));
    stage.answer('declare-hard-going', 'no').answer('impact-option', 'two-successes');

    expect(stage.objection([[26, 20]])).toBeNull();
    expect(stage.objection([[26.01, 20]])).not.toBeNull();
  });

  test('[UM-IMP-11] flips an event: a Keeper comes to hand at once', () => {
    const stage = alone([10, 3, 2, 2]);
    stage.state.eventPile = [cardNamed('stim-spike'), cardNamed('fan-mail')];
    making(stage, shootCheck(stage));
    stage.answer('impact-option', 'flip-event');

    expect(stage.hunter(0).keepers).toEqual([cardNamed('stim-spike')]);
    expect(stage.state.queue).toEqual([]);
    expect(stage.toldOf('keeper-flipped')).toMatchObject([{ seat: 0, card: cardNamed('stim-spike') }]);
  });

  test('[UM-IMP-11] flips an event: any other card waits until the last activation of the phase is over', () => {
    const stage = given({
      hunters: [{ at: [20, 20] }, { at: [40, 40] }],
      crims: [{ card: THUG, at: [20, 30] }],
      dice: { check: [10, 1, 1, 1, 1, 1, 1], 'end-test': [10] },
      state: { eventPile: [cardNamed('fan-mail')], controlPile: [] },
    }).play();
    stage.answer('act', 'shoot').answer('impact-option', 'flip-event').passAll();
    expect(stage.state.queue).toEqual([{ card: cardNamed('fan-mail'), owner: 0 }]);
    stage.answer('act', 'end');
    expect([stage.askedSeat, stage.hunter(0).momentum]).toEqual([1, 1]);
    stage.answer('act', 'end');

    expect(stage.hunter(0).momentum).toBe(2);
    expect(stage.types('activation-ended', 'event-carried-out', 'momentum-gained', 'crim-acted').slice(0, 5)).toEqual([
      'momentum-gained',
      'activation-ended',
      'activation-ended',
      'event-carried-out',
      'momentum-gained',
    ]);
  });

  test('[UM-IMP-21] offers no event when deck and discard are both empty', () => {
    const stage = alone([10, 3, 2, 2]);
    Object.assign(stage.state, { eventPile: [], eventDiscard: [] });
    making(stage, shootCheck(stage));
    expect(stage.options()).toEqual(['momentum', 'two-successes']);

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
    const stage = given({ hunters: [{ slate: luck, momentum: 2 }], dice: { check: [10, 3, 9, 2] } });
    making(stage, shootCheck(stage, 3));
    stage.answer('before-roll', 'option-0').answer('after-roll', 'option-1').answer('impact-option', 'two-successes');

    expect(stage.toldOf('checked')).toMatchObject([
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

  test('[UM-IMP-23] is answered with all dice in view', () => {
    const stage = alone([10, 3, 9, 2]);
    making(stage, shootCheck(stage, 3));

    expect(stage.open[0]!.facts).toEqual({
      check: 'shoot',
      faces: [3, 9, 2],
      successes: 2,
      threshold: 3,
      score: 'defense',
      printed: 3,
      isInCover: false,
      raised: [],
    });
  });

  test('[UM-IMP-19] [UM-INC-16] [UM-R-49] works in a recovery check too, and the Momentum is kept', () => {
    const stage = alone([10, 2, 2], { isIn: false, wounds: 7, fellInTurn: 0 }).run(table => recover(table, 0));
    stage.answer('choose-recovery', 'mind');
    expect(stage.hunter(0).momentum).toBe(1);
    stage.answer('impact-option', 'two-successes');

    expect(stage.hunter(0)).toMatchObject({ momentum: 1, wounds: 5 });
  });
});

describe('An Impact Die of 1', () => {
  test('[UM-IMP-4] takes a success away', () => {
    const stage = alone([1, 7, 8, 2]);
    expect(making(stage, shootCheck(stage)).made).toMatchObject({ successes: 1, isOne: true });
  });

  test('[UM-IMP-24] [UM-POD-8] [UM-R-48] ends all Performance Shots after any check of that hunter', () => {
    const stage = alone([1, 7, 8], { shots: ['shoot', 'mind'] });
    making(stage, newCheck('spot', 0, 'mind', 3, 1));

    expect(stage.hunter(0).shots).toEqual([]);
    expect(stage.types('checked', 'shots-ended')).toEqual(['checked', 'shots-ended']);
  });

  test('[UM-IMP-24] a 1 on another die, or of another hunter, ends nothing', () => {
    const stage = given({ hunters: [{ shots: ['shoot'] }, {}], dice: { check: [5, 1, 1, 1, 1, 1, 1] } });
    making(stage, shootCheck(stage));
    making(stage, newCheck('spot', 1, 'mind', 2, 1));

    expect(stage.hunter(0).shots).toEqual(['shoot']);
  });

  test('[UM-POD-8] the check itself still has the bonus die', () => {
    const stage = alone([1, 7, 8, 9, 2], { shots: ['shoot'] });
    making(stage, shootCheck(stage));

    expect(rolls(stage)).toEqual(['shoot: I 10 10 10 10']);
    expect(outcomes(stage)).toEqual(['shoot 2/1 yes']);
  });

  test('[UM-INC-17] [UM-R-76] a recovery check has the bonus of a Performance Shot, and its 1 ends it', () => {
    const stage = alone([1, 7, 8, 2], { isIn: false, wounds: 8, shots: ['mind'] }).run(table => recover(table, 0));
    stage.answer('choose-recovery', 'mind');

    expect(rolls(stage)).toEqual(['recovery: I 10 10 10']);
    expect(stage.hunter(0)).toMatchObject({ wounds: 7, shots: [] });
  });
});

describe('Rolling again', () => {
  const again = (of: 'failed' | 'impact') =>
    hunter({ rule: { name: 'Again', texts: [{ when: 'post', effects: [{ do: 'reroll', n: 2, of }] }] } });

  test('[UM-IMP-22] leaves the Impact Die alone: its 1 stands', () => {
    const stage = alone([1, 2, 8, 3, 9, 7], { slate: again('failed') });
    making(stage, shootCheck(stage));
    expect(stage.options()).toContain('rule');
    stage.answer('after-roll', 'rule');
    expect(stage.options('reroll-dice')).toEqual(['d1', 'd3']);
    stage.answer('reroll-dice', ['d1', 'd3']);
    expect(stage.toldOf('rerolled')).toMatchObject([{ before: [2, 3], faces: [9, 7], isImpact: false }]);

    expect(outcomes(stage)).toEqual(['shoot 2/1 yes']);
  });

  test('[UM-IMP-22] rolls it again if the text names it, and the final face counts', () => {
    const stage = alone([1, 2, 2, 2, 10], { slate: again('impact'), shots: ['mind'] });
    making(stage, shootCheck(stage));
    stage.answer('after-roll', 'rule');

    expect(stage.toldOf('rerolled')).toMatchObject([{ before: [1], faces: [10], isImpact: true }]);
    expect(stage.asks).toBe('impact-option');
    stage.answer('impact-option', 'two-successes');
    expect(outcomes(stage)).toEqual(['shoot 2/1 yes']);
    expect(stage.hunter(0).shots).toEqual(['mind']);
  });
});

describe('Focus', () => {
  test('[UM-FOC-2] upgrades two dice of the next check', () => {
    const stage = alone([2, 2, 2, 2, 2, 2, 2, 2], { isFocused: true });
    making(stage, shootCheck(stage));
    making(stage, shootCheck(stage));

    expect(rolls(stage)).toEqual(['shoot: I 12 12 10', 'shoot: I 10 10 10']);
  });

  test('[UM-FOC-3] [UM-R-16] is used up by the next check of any kind: a Defense check in the Crim Phase after a Rest', () => {
    const stage = given({
      hunters: [{ at: [20, 20], wounds: 1 }],
      crims: [{ card: THUG, at: [20, 24] }],
      control: 'blood-up',
      dice: { check: [6, 7, 7], 'end-test': [10] },
      state: { controlPile: [] },
    }).play();
    stage.answer('act', 'focus').answer('act', 'rest');

    expect(rolls(stage)).toEqual(['defense: I 12 12']);
    expect(stage.hunter(0).isFocused).toBe(false);
  });

  test('[UM-FOC-3] is used up by the check of a Move', () => {
    const stage = alone([2, 2, 2], { isFocused: true }).run(table => move(table, 0));
    stage.answer('declare-hard-going', 'no');

    expect(rolls(stage)).toEqual(['move: I 12 12']);
    expect(stage.hunter(0).isFocused).toBe(false);
  });

  test('[UM-FOC-4] [UM-R-16] ends unused in the End Phase', () => {
    const stage = alone([], { isFocused: true }).run(endPhase);

    expect(stage.hunter(0).isFocused).toBe(false);
    expect(stage.toldOf('focus-spent')).toMatchObject([{ rule: 'UM-FOC-4', seat: 0 }]);
  });

  test('[UM-FOC-4] [UM-R-16] ends on incapacitation', () => {
    const stage = alone([], { isFocused: true });
    incapacitate(stage.table, 0, 'UM-RES-6');

    expect(stage.hunter(0).isFocused).toBe(false);
  });
});
