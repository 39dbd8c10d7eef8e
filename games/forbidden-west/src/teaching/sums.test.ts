/** Sums of the numbers that matter most: exact terms, and what does not count with its reason (K-117). */
import { describe, expect, test } from 'vitest';
import { cardNamed, typeOf } from '../content/box.ts';
import type { WestEvent } from '../events.ts';
import type { View } from '../state.ts';
import { LABELS, sum } from './sums.ts';

const view = { fight: { enemies: [{ id: 0, type: typeOf('razorhound') }] } } as unknown as View;
const told = (event: object): ReturnType<typeof sum> => sum({ rule: 'FW-ATK-9', ...event } as unknown as WestEvent, view);

/** The amounts that an event tells. */
const amountsIn = (event: object): number[] =>
  Object.entries(event).flatMap(([fact, value]) => (typeof value === 'number' && !LABELS.some(label => label === fact) ? [value] : []));

const attack = {
  type: 'attack-hits',
  seat: 0,
  enemy: 0,
  kind: 'ranged',
  weapon: cardNamed('senvi-cliff-bow'),
  ability: -1,
  ammunition: cardNamed('senvi-goose-quill.1'),
  part: -1,
  faces: [2, 'crit', 0],
  pips: 2,
  crits: 1,
  addedCrits: 0,
  bonus: 1,
  perCrit: 2,
  result: 5,
  armour: 1,
  frost: 0,
  damage: 4,
  left: 3,
};
const DICE = { says: 'Dice of Cliff Bow and Goose Quill: 2, critical, blank', value: 2 };

describe('[K-117] Attacks', () => {
  test('[FW-ATK-8] [FW-ATK-9] [FW-ATK-10] dice, criticals, cards and armour add up to the damage', () => {
    expect(told(attack)).toEqual({
      says: 'Damage',
      total: 4,
      terms: [DICE, { says: '1 critical rolled, 2 each', value: 2 }, { says: 'Cards and gear', value: 1 }, { says: 'Armour', value: -1 }],
    });
  });

  test('[FW-ECON-6] a critical that shock has added stands apart', () => {
    expect(told({ ...attack, crits: 2, addedCrits: 1, damage: 6 })?.terms.slice(1, 3)).toEqual([
      { says: '1 critical rolled, 2 each', value: 2 },
      { says: '1 critical added, 2 each', value: 2 },
    ]);
  });

  test('blanks that count are a term of their own', () => {
    expect(told({ ...attack, pips: 3, damage: 5 })?.terms[1]).toEqual({ says: 'Blanks count', value: 1 });
  });

  test('[FW-R-47] armour takes nothing off beyond 0', () => {
    expect(told({ ...attack, faces: [1], pips: 1, crits: 0, bonus: 0, armour: 3, damage: 0 })).toEqual({
      says: 'Damage',
      total: 0,
      terms: [
        { says: 'Dice of Cliff Bow and Goose Quill: 1', value: 1 },
        { says: 'Armour', value: -1 },
        { says: 'Armour', value: -2, not: 'Damage never falls below 0.' },
      ],
    });
  });

  test('[FW-ECON-4] frost doubles what armour leaves', () => {
    const sum = told({ ...attack, frost: 4, damage: 8 });
    expect(sum?.total).toBe(8);
    expect(sum?.terms.at(-1)).toEqual({ says: 'Frost doubles it, by 5 at most', value: 4 });
  });

  test('[FW-TRAP-12] a trap counts pips and criticals', () => {
    const trap = { type: 'trap-hits-enemy', enemy: 0, faces: [2, 'crit'], pips: 2, crits: 1, perCrit: 1, frost: 0, damage: 3 };
    expect(told(trap)).toMatchObject({ total: 3, terms: [{ value: 2 }, { says: '1 critical rolled, 1 each', value: 1 }] });
  });

  test('[FW-R-29] against a Marshal the criticals of a trap do not count', () => {
    expect(told({ type: 'trap-hits-marshal', seat: 0, faces: [2, 'crit'], damage: 2 })).toMatchObject({
      total: 2,
      terms: [{ value: 2 }, { says: '1 critical', not: 'Against a Marshal only pips count.' }],
    });
  });
});

const evaded = {
  type: 'marshal-evaded',
  seat: 0,
  enemy: 0,
  damage: 5,
  faces: [1, 'crit'],
  pips: 1,
  crits: 1,
  thrownOut: 0,
  perCrit: 1,
  bonus: 0,
  result: 2,
  reduced: 0,
  frost: 0,
  suffered: 3,
  dial: 7,
};
const ATTACK = { says: 'Attack of the Razorhound', value: 5 };

describe('[K-117] Evade rolls', () => {
  test('[FW-EVADE-5] [FW-EVADE-6] [FW-EVADE-7] the result is taken off the damage', () => {
    expect(told(evaded)).toEqual({
      says: 'Damage suffered',
      total: 3,
      terms: [ATTACK, { says: 'Evade dice: 1, critical', value: -1 }, { says: '1 critical rolled, 1 each', value: -1 }],
    });
  });

  test('what is evaded beyond 0 does not count', () => {
    expect(told({ ...evaded, damage: 1, suffered: 0 })).toEqual({
      says: 'Damage suffered',
      total: 0,
      terms: [
        { ...ATTACK, value: 1 },
        { says: 'Evade dice: 1, critical', value: -1 },
        { says: '1 critical rolled, 1 each', value: -1, not: 'There is nothing left to evade.' },
      ],
    });
  });

  test('[FW-CCON-1] criticals that acid throws out say so', () => {
    expect(told({ ...evaded, crits: 0, thrownOut: 1, result: 1, suffered: 4 })).toMatchObject({
      total: 4,
      terms: [ATTACK, { value: -1 }, { says: '1 critical', not: 'Acid throws criticals out.' }],
    });
  });

  test('[FW-CCON-6] frost doubles what the evade roll leaves, and cards lower it before', () => {
    const sum = told({ ...evaded, reduced: 1, frost: 2, suffered: 4 });
    expect(sum?.total).toBe(4);
    expect(sum?.terms).toContainEqual({ says: 'Lowered by cards', value: -1 });
  });

  test('[FW-R-49] without dice nothing is taken off', () => {
    expect(told({ ...evaded, faces: [], pips: 0, crits: 0, perCrit: 0, result: 0, suffered: 5 })).toEqual({
      says: 'Damage suffered',
      total: 5,
      terms: [ATTACK],
    });
  });
});

describe('[K-117] Dice', () => {
  test('[FW-DICE-2] [FW-DICE-3] a critical has no pips, a blank none either', () => {
    expect(told({ type: 'dice-rolled', seat: 0, for: 'attack', dice: [2, 1, 0], faces: [2, 'crit', 0] })).toEqual({
      says: 'Pips',
      total: 2,
      terms: [
        { says: 'A die', value: 2 },
        { says: 'Critical', value: 0, not: 'A critical has no pips: it gives effects.' },
        { says: 'Blank', value: 0 },
      ],
    });
  });

  test('[FW-CMD-3] of a command roll only criticals count', () => {
    expect(told({ type: 'command-rolled', seat: 0, faces: [3, 'crit'], crits: 1, isPassed: true, isDeaf: false })).toMatchObject({
      says: 'Criticals',
      total: 1,
      terms: [{ value: 3, not: 'Only a critical passes a command roll.' }, { value: 1 }],
    });
  });

  test('[FW-CCON-3] [FW-R-9] a roll without dice has its reason', () => {
    const deaf = told({ type: 'command-rolled', seat: 0, faces: [], crits: 0, isPassed: false, isDeaf: true });
    expect(deaf).toMatchObject({ total: 0, terms: [{ says: 'Deafened: the roll fails without dice' }] });
    const none = {
      type: 'story-rolled',
      entry: '1.02',
      element: 1,
      isPassed: false,
      isClean: false,
      pips: 0,
      crits: 0,
      dice: [0, 0, 0],
      faces: [],
    };
    expect(told(none)).toMatchObject({ total: 0, terms: [{ says: 'No dice were rolled' }] });
  });
});

describe('[K-117] Tokens, counters, hit points', () => {
  test.each([
    [{ type: 'alert-moved', from: 2, row: 3 }, 'Row of the alert token', 3],
    [{ type: 'threat-moved', seat: 0, from: 8, row: 7 }, 'Row of the threat token', 7],
    [{ type: 'counter-moved', counter: 'blight', by: 2, now: 5 }, 'Blight', 5],
    [{ type: 'counter-moved', counter: 'trust-sky', by: -1, now: 0 }, 'Trust of the Sky', 0],
    [{ type: 'potions-changed', by: 1, now: 3 }, 'Health potions', 3],
    [{ type: 'supplies-changed', by: -1, now: 1 }, 'Supplies', 1],
    [{ type: 'fight-began', rows: 7 }, 'Rows of the alert track', 7],
    [{ type: 'cards-recovered', seat: 0, n: 6, how: 'supply' }, 'Cards back in the deck', 6],
    [{ type: 'injuries-added', n: 2 }, 'Injuries', 2],
    [{ type: 'beacons-call', n: 2, isStopped: true }, 'Cards more for the Engine', 2],
    [{ type: 'marshal-hurt', seat: 0, n: 6, dial: 2, by: 'attack', frost: 3 }, 'Damage', 6],
    [{ type: 'marshal-healed', seat: 0, n: 2, dial: 9 }, 'Hit points', 2],
    [{ type: 'marshal-attacked', seat: 0, enemy: 0, kind: 'melee', damage: 4, condition: 'none' }, 'Damage of the attack', 4],
    [{ type: 'enemy-action', enemy: 0, action: 'alert', n: 1 }, 'As far as it goes', 1],
    [{ type: 'enemy-hurt', enemy: 0, n: 2, left: 5, by: 'condition', frost: 0 }, 'Damage', 2],
    [{ type: 'enemy-healed', enemy: 0, n: 2, left: 7 }, 'Hit points', 2],
    [{ type: 'enemy-armour', enemy: 0, armour: 0 }, 'Armour', 0],
    [{ type: 'enemy-armour', enemy: 9, armour: 3 }, 'Armour', 3],
    [{ type: 'part-hurt', enemy: 0, part: 1, n: 2, left: 0, by: 'attack', frost: 0 }, 'Damage', 2],
    [{ type: 'feature-hurt', feature: 0, kind: 'dam', n: 3, left: 1 }, 'Damage', 3],
  ])('%o', (event, says, total) => {
    const made = told(event)!;
    expect(made).toMatchObject({ says, total });
    expect(made.terms.reduce((all, { value, not }) => (not ? all : all + value), 0)).toBe(total);
    expect(made.terms.every(term => term.says !== '')).toBe(true);
    expect(amountsIn(event)).toContain(total);
  });

  test('a change of a counter tells what was there before', () => {
    expect(told({ type: 'counter-moved', counter: 'rebellion', by: 2, now: 5 })?.terms).toEqual([
      { says: 'Before', value: 3 },
      { says: 'Gained', value: 2 },
    ]);
  });
});

test('[K-117] what only names a thing, or what is left of it, has no sum', () => {
  const events = [
    { type: 'marshal-moved', seat: 0, from: 12, square: 13, how: 'sneak' },
    { type: 'marshal-revealed', seat: 1, how: 'track', rank: 2 },
    { type: 'trap-placed', seat: 0, square: 3, isBlast: true, direction: 2, condition: 'none' },
    { type: 'solo-token-spent', seat: 0, left: 3 },
    { type: 'marshal-fainted', seat: 0, potions: 1 },
    { type: 'gear-swapped', seat: 0, card: 3, for: 4 },
    { type: 'change-refused', seat: 0, by: 2 },
    { type: 'card-passed', seat: 0, card: 3, to: 1 },
    { type: 'fight-won', brief: 'B0', turns: 9 },
    { type: 'tried-again', brief: 'B1', setbacks: 1 },
    { type: 'brief-opened', brief: 'B1', retry: 1 },
    { type: 'profiles-risen', level: 2 },
    { type: 'action-begun', seat: 0, action: 'sneak', isFree: false, feature: -1 },
    { type: 'card-played', seat: 0, card: 3, section: 1 },
    { type: 'modification-fitted', seat: 0, card: 3, on: 4 },
  ];
  for (const event of events) {
    expect(amountsIn(event), event.type).toEqual([]);
    expect(told(event), event.type).toBeNull();
  }
});
