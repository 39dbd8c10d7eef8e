/** What texts in force say together: for whom, and for whom not. Which rule reads a word is shown in rules/ and effects/. */
import { describe, expect, test } from 'vitest';
import type { Effect } from './content/words/index.ts';
import { control, event, GUNMAN, hunter, THUG, thug } from './testing/fixtures.ts';
import { type CrimOn, given, type Rehearsal } from './testing/rehearsal.ts';
import {
  armorOf,
  armorOfCrim,
  coverBeyond,
  focusSteps,
  handLimit,
  hasShotItsOnce,
  hunterHas,
  hunterParts,
  hunterSum,
  hunterWord,
  reachOf,
  tableParts,
  tableSum,
} from './texts-in-force.ts';

const ruled = (...effects: Effect[]): number => hunter({ rule: { name: 'Ruled', texts: [{ when: 'always', effects }] } });
/** Seat 0 has these texts all the time, seat 1 has none. */
const ruledYard = (...effects: Effect[]): Rehearsal => given({ hunters: [{ slate: ruled(...effects) }, {}] });
const bonus = (n: number): Effect => ({ do: 'quality-bonus', n });
const lasting = (id: string, ...always: Effect[]): number => event({ id, name: id, immediate: [{ do: 'stay-in-force' }], always });
const inForce = (...cards: number[]) => cards.map(card => ({ card, owner: 0, until: 9 }));

describe('A Special Rule', () => {
  test('counts for its own hunter, word by word', () => {
    const { state } = ruledYard({ do: 'armor', n: 1 }, { do: 'armor', n: 1 }, bonus(3));

    expect([0, 1].map(seat => armorOf(state, seat))).toEqual([2, 0]);
    expect([0, 1].map(seat => hunterSum(state, seat, 'quality-bonus'))).toEqual([3, 0]);
    expect([0, 1].map(seat => hunterHas(state, seat, 'armor'))).toEqual([true, false]);
    expect(hunterHas(state, 0, 'shoot-once')).toBe(false);
    expect([hunterWord(state, 0, 'quality-bonus'), hunterWord(state, 1, 'quality-bonus')]).toEqual([bonus(3), undefined]);
    expect([hunterParts(state, 0, 'quality-bonus'), hunterParts(state, 1, 'quality-bonus')]).toEqual([['Ruled', 3], []]);
  });

  test('[UM-FOC-2] Focus is worth 2, or what the text says of this kind of check', () => {
    const { state } = ruledYard({ do: 'focus-steps', n: 3, checks: ['shoot'] });

    expect([focusSteps(state, 0, 'shoot'), focusSteps(state, 0, 'fight'), focusSteps(state, 1, 'shoot')]).toEqual([3, 2, 2]);
  });

  test('[UM-EVT-9] three Keepers, or as many as the text allows; also for who has no dataslate yet', () => {
    const { state } = ruledYard({ do: 'hand-limit', n: 4 });
    expect([handLimit(state, 0), handLimit(state, 1)]).toEqual([4, 3]);
    state.hunters[0]!.slate = -1;

    expect(handLimit(state, 0)).toBe(3);
  });

  test('[UM-HUN-4] one Shoot in an activation is one: before it, after it, and for whom it does not hold', () => {
    const { state } = ruledYard({ do: 'shoot-once' });
    expect([0, 1].map(seat => hasShotItsOnce(state, seat))).toEqual([false, false]);
    for (const one of state.hunters) one.taken = ['move', 'shoot'];
    expect([0, 1].map(seat => hasShotItsOnce(state, seat))).toEqual([true, false]);
    state.hunters[0]!.taken = ['move', 'fight'];

    expect(hasShotItsOnce(state, 0)).toBe(false);
  });
});

describe('Texts that hold for everybody', () => {
  test('the twist of the Control Card and events that stay add up, each by its name', () => {
    const { state } = given({
      hunters: [{}],
      control: control({ name: 'Twisted', twist: [bonus(2)] }),
      state: { inForce: inForce(lasting('Rain', bonus(1)), lasting('Fog', { do: 'range-cap', n: 8 })) },
    });

    expect([tableSum(state, 'quality-bonus'), tableParts(state, 'quality-bonus')]).toEqual([3, ['Twisted', 2, 'Rain', 1]]);
    expect([tableSum(state, 'armor'), tableParts(state, 'armor')]).toEqual([0, []]);
  });

  test('before the first Control Card there is no twist', () => {
    const { state } = given({ hunters: [{}] });
    state.control = -1;

    expect([tableSum(state, 'quality-bonus'), tableParts(state, 'quality-bonus')]).toEqual([0, []]);
  });

  test('[UM-SHO-1] the shortest cap counts, and none makes a range longer', () => {
    const reach = (...caps: number[]): number =>
      reachOf(
        given({ hunters: [{}], state: { inForce: inForce(...caps.map(n => lasting(`cap-${n}`, { do: 'range-cap', n }))) } }).state,
        18,
      );

    expect([reach(), reach(12), reach(12, 8), reach(24)]).toEqual([18_000, 12_000, 8000, 18_000]);
  });
});

describe('A crim', () => {
  const counting = (beyond: number): Effect => ({ do: 'counts-as-cover', beyond });
  const veiled = (...effects: Effect[]): number => thug({ rule: { name: 'Veil', texts: [{ when: 'always', effects }] } });
  const beyond = (card: number, ...events: number[]): number => {
    const crims: CrimOn[] = [{ card, at: [20, 20] }];
    const rehearsal = given({ hunters: [{}], crims, state: { inForce: inForce(...events) } });
    return coverBeyond(rehearsal.state, rehearsal.crim(1));
  };

  test('has the Armor that it wears', () => {
    const rehearsal = given({
      hunters: [{}],
      crims: [
        { card: veiled({ do: 'armor', n: 2 }), at: [20, 20] },
        { card: GUNMAN, at: [30, 20] },
      ],
    });

    expect([1, 2].map(no => armorOfCrim(rehearsal.crim(no)))).toEqual([2, 0]);
  });

  test('counts as in cover from the least distance that a text says; 0 is from everywhere, none is from nowhere', () => {
    const fog = lasting('fog', counting(8));

    expect([beyond(THUG), beyond(THUG, fog), beyond(veiled(counting(6)), fog), beyond(veiled(counting(0)), fog)]).toEqual([
      Number.POSITIVE_INFINITY,
      8000,
      6000,
      Number.NEGATIVE_INFINITY,
    ]);
  });
});
