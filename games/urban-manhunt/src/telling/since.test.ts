/** What is recalled, in positions that are played: the reader first, then the others, then what is new in the zone. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { UrbanEvent } from '../events.ts';
import { act } from '../rules/activation.ts';
import { fight } from '../rules/attack.ts';
import { stateSchema, type View } from '../state.ts';
import { crimOrdered } from '../testing/crims.ts';
import { GUNMAN, THUG } from '../testing/fixtures.ts';
import { given, type HunterOn, type Rehearsal } from '../testing/rehearsal.ts';
import { beat } from './beats.ts';
import { since } from './since.ts';

const KITE = 8;
const RERUN = 13;

const seen = ({ state }: Rehearsal, seat: number): View => viewOf(stateSchema, state, seat) as View;
const recalled = (rehearsal: Rehearsal, reader: number): string[] =>
  since(rehearsal.told, seen(rehearsal, reader), reader).map(one => one.says);
const pointedAt = (rehearsal: Rehearsal, reader: number): UrbanEvent['type'][] =>
  since(rehearsal.told, seen(rehearsal, reader), reader).map(one => rehearsal.told[one.at]!.type);

/** A Gunman shoots at Kite while Rerun is far away. */
const shooting = (dice: readonly number[], own: HunterOn): Rehearsal =>
  crimOrdered('shoot', {
    hunters: [
      { slate: KITE, at: [30, 18], ...own },
      { slate: RERUN, at: [2, 2] },
    ],
    crims: [{ card: GUNMAN, at: [40, 18] }],
    dice: { check: dice },
    spare: ['check'],
  });
const shotAt = (dice: readonly number[], wounds = 0): Rehearsal => shooting(dice, { wounds }).passAll();

describe('Since your turn', () => {
  const LOW = new Array<number>(20).fill(2);
  const HIGH = new Array<number>(20).fill(7);

  test('[K-142] [UM-CSHO-3] a hit: the wounds, by whom, and how many are held', () => {
    const rehearsal = shotAt(LOW);
    expect(recalled(rehearsal, 0)).toEqual(['You took 3 wounds: Gunman shot at you. You hold 3 of 5 Wound Tokens.']);
    expect(pointedAt(rehearsal, 0)).toEqual(['hunter-wounded']);
    expect(recalled(rehearsal, 1)).toEqual(['Kite took 3 wounds.']);
  });

  test('[K-142] [UM-CSHO-3] a miss is told, too', () => {
    expect(recalled(shotAt(HIGH), 0)).toEqual(['Gunman shot at you: no wound.']);
  });

  test('[K-142] [UM-INC-1] a fall, and what comes then', () => {
    const rehearsal = shotAt(LOW, 4);
    expect(recalled(rehearsal, 0)).toEqual(['You were incapacitated: Gunman shot at you. You roll to recover in your next activation.']);
    expect(recalled(rehearsal, 1)).toEqual(['Kite was incapacitated.']);
  });

  /** Kite fights the Thug beside it, and kills it. */
  const killing = (points: readonly [number, number]): Rehearsal =>
    given({
      hunters: [
        { at: [20, 20], points: points[0] },
        { slate: RERUN, at: [40, 40], points: points[1] },
      ],
      crims: [{ card: THUG, at: [21, 20] }],
      dice: { check: [6, 2, 2, 2, 6, 6, 2, 2, 2] },
    }).run(table => fight(table, 0));

  test('[K-142] [UM-ELIM-1] a kill by another: whom, for how much; to the killer it is no news', () => {
    const rehearsal = killing([0, 30]);
    expect(recalled(rehearsal, 1)).toEqual(['Reference Hunter eliminated Thug for 8 points. That makes 8 in all; you have 30.']);
    expect(pointedAt(rehearsal, 1)).toEqual(['crim-eliminated']);
    expect(recalled(rehearsal, 0)).toEqual([]);
  });

  test('[K-142] [UM-POD-13] an attack is told once the dice have decided it, and not while one is asked about them', () => {
    const rehearsal = shooting(LOW, { medSprays: 1, wounds: 1 }).answer('crim-start', 'pass');
    expect(rehearsal.asks).toBe('before-roll');
    expect(recalled(rehearsal, 0)).toEqual([]);
    rehearsal.answer('before-roll', 'pass').answer('before-roll', 'pass');
    expect(rehearsal.asks).toBe('wounds-coming');
    expect(recalled(rehearsal, 0)).toEqual([]);
    rehearsal.answer('wounds-coming', 'pass');
    expect(recalled(rehearsal, 0)).toEqual([expect.stringMatching(/^You took \d wounds?: .* shot at you/)]);
  });

  test('[K-142] [UM-ELIM-1] whoever lost the lead is told so, and nothing twice', () => {
    expect(recalled(killing([5, 10]), 1)).toEqual([
      'You lost the lead: Reference Hunter has 13 points to your 10.',
      'Reference Hunter eliminated Thug for 8 points.',
    ]);
  });

  test('[K-142] [UM-FOC-1] nothing happened to the reader: one line, and none where nobody acted', () => {
    const rehearsal = given({ hunters: [{ slate: KITE }, { slate: RERUN }] }).run(act);
    expect(recalled(rehearsal, 1)).toEqual([]);
    rehearsal.answer('act', 'focus');
    expect(recalled(rehearsal, 1)).toEqual(['Nothing touched you: Kite focused.']);
    expect(recalled(rehearsal, 0)).toEqual([]);
  });
});

describe('Beats', () => {
  test('[K-141] [UM-CRIM-2] crims that only move are told together, whoever attacks has a moment', () => {
    expect(beat({ type: 'crim-moved', rule: 'UM-CHG-1', crim: 3, card: THUG, path: [0, 0, 1000, 0] }).weight).toBe('slight');
    expect(
      shotAt([2, 2, 2, 2, 2, 2, 2, 2])
        .toldOf('hunter-attacked')
        .map(event => beat(event).weight),
    ).toEqual(['moment']);
  });

  test('[K-141] a shot at a hunter is a moment, and nobody’s deed; a kill is its hunter’s', () => {
    const [shot] = shotAt([2, 2, 2, 2, 2, 2, 2, 2]).toldOf('hunter-attacked');
    expect(beat(shot!)).toEqual({
      weight: 'moment',
      deed: 'attack',
      about: [
        { kind: 'hunter', id: 0 },
        { kind: 'crim', id: 1 },
      ],
    });
    const [defended] = shotAt([2, 2, 2, 2, 2, 2, 2, 2]).toldOf('checked');
    expect(beat(defended!)).toMatchObject({ deed: 'hit', with: 'gun', about: beat(shot!).about });
    expect(beat({ type: 'crim-eliminated', rule: 'UM-ELIM-2', crim: 3, card: THUG, by: 1 })).toEqual({
      weight: 'moment',
      deed: 'kill',
      by: 1,
      about: [
        { kind: 'crim', id: 3 },
        { kind: 'hunter', id: 1 },
      ],
    });
    expect(beat({ type: 'crim-eliminated', rule: 'UM-ELIM-2', crim: 3, card: THUG, by: -1 }).by).toBeUndefined();
  });
});
