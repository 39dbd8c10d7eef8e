/** How numbers came about, term by term: what counts, and what does not and why. */
import type { Sum } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Text } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import type { UrbanEvent } from '../events.ts';
import { fight, shoot } from '../rules/attack.ts';
import { beginTurn } from '../rules/control.ts';
import { crimAttacks, placeWounds } from '../rules/defense.ts';
import { move } from '../rules/move.ts';
import { crimOrdered } from '../testing/crims.ts';
import { control, event, GUNMAN, hunter, runner, THUG, thug } from '../testing/fixtures.ts';
import { type CrimOn, given, type HunterOn, type Rehearsal } from '../testing/rehearsal.ts';
import { sum } from './sums.ts';

/** `Damage of the Rifle 3`; what does not count stands in brackets, with its reason. */
const read = ({ says, total, terms }: Sum): string[] => [
  ...terms.map(({ says: term, value, not }) => (not === undefined ? `${term} ${value}` : `(${term} ${value}: ${not})`)),
  `${says} ${total}`,
];
const sums = (rehearsal: Rehearsal, type: UrbanEvent['type']): string[][] =>
  rehearsal.toldOf(type).map(one => read(sum(one, rehearsal.state)!));

const TO_COMPARE = 'The Threshold: successes are compared with it.';
const always = (...effects: readonly Effect[]): readonly Text[] => [{ when: 'always', effects }];

describe('[K-117] Checks', () => {
  /** At a Gunman (Defense 2) behind a wall, with a Keeper that adds a success. */
  const sniping = (dice: readonly number[], more: HunterOn = {}): Rehearsal =>
    given({ hunters: [{ at: [24, 18], ...more }], crims: [{ card: GUNMAN, at: [24, 25] }], dice: { check: dice } }).run(table =>
      shoot(table, 0),
    );
  const cheer = event({
    id: 'cheer-sum',
    name: 'Cheer',
    keeper: [{ when: 'post', checks: ['shoot'], effects: [{ do: 'add-success', n: 2 }] }],
  });

  test('[UM-COV-1] [UM-CHK-10] an attack into cover with added successes', () => {
    const rehearsal = sniping([7, 9, 4, 2, 2, 2, 2, 2], { keepers: [cheer] })
      .answer('after-roll', 'cheer-sum')
      .passAll();

    expect(sums(rehearsal, 'checked')[0]).toEqual([
      'Impact Die: 7 1',
      'd10: 9 1',
      '(d10: 4 1: Below 6.)',
      '(d10: 2 1: Below 6.)',
      'Cheer 2',
      `(Needed (Defense 2 + cover 1) 3: ${TO_COMPARE})`,
      'Successes 4',
    ]);
  });

  test('[UM-COV-1] cover that a text takes no notice of is named', () => {
    const slate = hunter({ rule: { name: 'Clear View', texts: always({ do: 'ignore-cover' }) } });

    expect(sums(sniping([2, 2, 2, 2], { slate }), 'checked')[0]).toEqual([
      '(Impact Die: 2 1: Below 6.)',
      ...[1, 2, 3].map(() => '(d10: 2 1: Below 6.)'),
      `(Needed (Defense 2) 2: ${TO_COMPARE})`,
      '(Cover 1: A text takes no notice of it.)',
      'Successes 0',
    ]);
  });

  test('[UM-DMG-1] the dice of the Damage roll: Damage, and successes to spare', () => {
    const rehearsal = sniping([7, 9, 8, 6, 2, 2, 2, 2]);

    expect(sums(rehearsal, 'rolled')).toEqual([
      ['Shoot 4', 'Dice, one of them the Impact Die 4'],
      ['Damage of the Rifle 3', 'Successes to spare 1', 'Dice, one of them the Impact Die 4'],
    ]);
  });

  test('[UM-IMP-4] [UM-CHK-10] an Impact 1 takes a success away, but never below 0', () => {
    expect(sums(sniping([1, 7, 2, 2]), 'checked')[0]!.slice(4)).toEqual([
      'Impact 1 -1',
      `(Needed (Defense 2 + cover 1) 3: ${TO_COMPARE})`,
      'Successes 0',
    ]);
    expect(sums(sniping([1, 2, 2, 2]), 'checked')[0]!.slice(4, 6)).toEqual(['Impact 1 -1', 'Never below 0 1']);
  });

  test('[UM-IMP-10] [UM-MOV-1] an Impact 10 that counts twice, and the inches of a Move', () => {
    const rehearsal = given({ hunters: [{ at: [20, 20] }], dice: { check: [10, 7, 2] } })
      .run(table => move(table, 0))

      .answer('impact-option', 'two-successes')
      .answer('walk', [[22, 20]]);

    expect(sums(rehearsal, 'checked')).toEqual([
      ['Impact Die: 10 1', 'd10: 7 1', '(d10: 2 1: Below 6.)', 'Impact 10, counted twice 1', 'Successes 3'],
    ]);
    expect(sums(rehearsal, 'hunter-moved')).toEqual([['Every Move 4', 'Successes 3', 'Inches at most 7']]);
    expect(sums(rehearsal, 'momentum-gained')).toEqual([['Impact 10 1', 'Momentum 1']]);
  });
});

describe('[K-117] Points', () => {
  const KILL = [6, 2, 2, 2, 6, 2];
  const killing = (dice: readonly number[], more: HunterOn = {}, crim: Partial<CrimOn> = {}): Rehearsal =>
    given({
      hunters: [{ at: [20, 20], ...more }],
      crims: [{ card: thug({ wounds: 1 }), at: [21, 20], ...crim }],
      dice: { check: dice },
    }).run(table => fight(table, 0));

  test('[UM-ELIM-1] [UM-ELIM-6] the Base Point Value, then Elimination Quality with what a text adds, doubled', () => {
    const finale = event({ id: 'finale-sum', name: 'Finale', keeper: [{ when: 'elim', effects: [{ do: 'double-quality' }] }] });
    const slate = hunter({ rule: { name: 'Trophy', texts: always({ do: 'quality-bonus', n: 2 }) } });
    const rehearsal = killing([...KILL, 6, 7, 8], { slate, keepers: [finale] })
      .answer('on-kill', 'finale-sum')
      .passAll();

    expect(sums(rehearsal, 'points-gained')).toEqual([
      ['Base Point Value 8', 'Points 8'],
      ['Elimination Quality, 3 successes 7', 'Trophy 2', 'Doubled 9', 'Points 18'],
    ]);
    expect(sums(rehearsal, 'momentum-gained')).toEqual([['A crim eliminated 1', 'Momentum 1']]);
  });

  test('[UM-ELIM-6] a bounty counts; successes beyond the table do not', () => {
    const slate = hunter({ attributes: { athletics: 3, fight: 4, shoot: 4, defense: 3, mind: 3, pizzazz: 7 } });

    expect(sums(killing([...KILL, 6, 6, 6, 6, 6, 6, 6], { slate }, { bounty: 5 }), 'points-gained')).toEqual([
      ['Base Point Value 8', 'Changed by texts 5', 'Points 13'],
      ['Elimination Quality, 7 successes 20', '(Successes beyond 6 1: The table ends with 6.)', 'Points 20'],
    ]);
  });

  test('[UM-IMP-7] [UM-ELIM-12] an Impact 1 in the Damage roll: neither a raised bounty nor quality counts', () => {
    const why = 'The Damage roll has an Impact 1: only the Base Point Value counts.';
    const frozen = killing([6, 6, 2, 2, 1, 6, 6], {}, { bounty: 5 });

    expect(sums(frozen, 'points-gained')).toEqual([
      ['Base Point Value 8', `(Changed by texts 5: ${why})`, `(Elimination Quality 0: ${why})`, 'Points 8'],
    ]);
  });
});

describe('[K-117] Wounds', () => {
  test('[UM-RES-1] [UM-RES-5] of an attack: Damage and what the defence missed, less what is resisted', () => {
    const rehearsal = given({ hunters: [{ at: [20, 20] }], crims: [{ card: THUG, at: [21, 20] }], dice: { check: [2, 2, 2, 6, 2, 2] } });
    rehearsal.run(table => crimAttacks(table, rehearsal.crim(1), 0, { name: 'Club', kind: 'melee', damage: 2 }));

    expect(sums(rehearsal, 'rolled')[1]).toEqual([
      'Damage of the attack 2',
      'Successes missing, beyond the first 1',
      'Dice, one of them the Impact Die 3',
    ]);
    expect(sums(rehearsal, 'hunter-wounded')).toEqual([
      ['Club 2', 'Successes missing, beyond the first 1', 'Successes of Damage Resistance -1', 'Wound Tokens 2'],
    ]);
  });

  test('what a Keeper cancels, and what it could have cancelled', () => {
    const flak = event({ id: 'flak-sum', name: 'Flak', keeper: [{ when: 'wound', effects: [{ do: 'cancel-wounds', n: 2 }] }] });
    const struck = (wounds: number): Rehearsal =>
      given({ hunters: [{ keepers: [flak] }] })
        .run(table => placeWounds(table, 0, ['Club', wounds], 'UM-RES-5'))
        .answer('wounds-coming', 'flak-sum');

    expect(sums(struck(3), 'hunter-wounded')).toEqual([['Club 3', 'Cancelled -2', 'Wound Tokens 1']]);
    expect(sums(struck(1), 'wounds-cancelled')).toEqual([['Flak 1', '(Flak 1: No more wounds are coming.)', 'Wounds cancelled 1']]);
  });

  test('[UM-CDIS-2] of a disengagement strike: Armor takes off, down to 1, and a Special Rule adds', () => {
    const slate = hunter({ rule: { name: 'After You', texts: always({ do: 'strike-damage', n: 1 }) } });
    const card = runner({ wounds: 9, rule: { name: 'Vest', texts: always({ do: 'armor', n: 3 }) } });
    const rehearsal = crimOrdered('flee', { hunters: [{ slate, at: [30, 16] }], crims: [{ card, at: [30, 17] }] });

    expect(sums(rehearsal, 'crim-wounded')).toEqual([['Blade 2', 'Armor -3', 'At least 1 2', 'After You 1', 'Wounds 2']]);
  });

  test('[UM-POD-12] [UM-REST-1] what there is no more of is not removed', () => {
    const dressing = event({
      id: 'dressing-sum',
      name: 'Dressing',
      keeper: [{ when: 'act', effects: [{ do: 'heal', who: 'self', n: 3 }] }],
    });
    const rehearsal = given({ hunters: [{ wounds: 2, keepers: [dressing] }] })
      .play()
      .answer('act', 'dressing-sum');

    expect(sums(rehearsal, 'hunter-healed')).toEqual([
      ['Dressing 2', '(Dressing 1: There are no more Wound Tokens.)', 'Wound Tokens removed 2'],
    ]);
  });
});

describe('[K-117] Crims', () => {
  const ordered = (crims: number): string[][] => {
    const rehearsal = given({
      hunters: [{}, {}, {}],
      crims: Array.from({ length: crims }, (_, i): CrimOn => ({ card: THUG, at: [10 + 3 * i, 20] })),
      state: { controlPile: [control({ id: 'floods', name: 'Floods', k: 2 })], control: -1, turn: 0 },
    });
    return sums(rehearsal.run(beginTurn), 'crims-ordered');
  };

  test('[UM-CTL-10] half the hunters and what the Control Card adds', () => {
    expect(ordered(0)).toEqual([['Half the number of hunters, rounded up 2', 'Floods 2', 'New crims 4']]);
  });

  test('[UM-SET-14] those that find no room do not come', () => {
    const why = 'The zone holds 8 crims at most.';

    expect(ordered(7)).toEqual([
      [
        'Half the number of hunters, rounded up 1',
        `(Half the number of hunters, rounded up 1: ${why})`,
        `(Floods 2: ${why})`,
        'New crims 1',
      ],
    ]);
  });
});
