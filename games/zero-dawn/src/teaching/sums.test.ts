/** Sums of the numbers that matter most: exact terms, and what does not count with its reason (K-117). */
import { startMatch, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS as BOX, cardNamed } from '../content/box.ts';
import type { DawnEvent } from '../events.ts';
import { zeroDawn } from '../game.ts';
import { sayPrice } from '../sentences/table.ts';
import { setupFor } from '../setup.ts';
import { stateSchema, type View } from '../state.ts';
import { given } from '../testing/rehearsal.ts';
import { sum } from './sums.ts';

const started = startMatch(zeroDawn, setupFor(2, 'standard', { hunters: ['nora', 'carja'] }), 'sums');
if (!started.ok) throw new Error(started.refusal.says);
const view = started.value.view(0) as View;
const { state } = given({
  map: ['###'],
  hunters: [{}, {}],
  enemies: [
    { type: 'watcher', at: [0, 0], status: 'killed' },
    { type: 'strider', at: [1, 0], status: 'escaped' },
    { type: 'shell-walker', at: [2, 0], armour: 1 },
  ],
});
const there: View = { ...view, enemies: (viewOf(stateSchema, state, 0) as View).enemies };

const told = (event: object): ReturnType<typeof sum> => sum({ rule: 'ZD-ATK-15', ...event } as DawnEvent, there);
const [bow, arrow, coil] = [cardNamed('nora-ashwood-bow'), cardNamed('nora-hunter-arrow.1'), cardNamed('nora-needle-arrow.1')];
const attack = {
  type: 'attack-hits',
  seat: 0,
  enemy: 0,
  kind: 'ranged',
  weapon: bow,
  ammunition: arrow,
  ability: -1,
  part: -1,
  faces: [2, 'crit', 0],
  bonus: 1,
  crit: 2,
  tear: 0,
  armour: 0,
  spared: null,
  added: [{ card: coil, n: 1 }],
  byCrit: [{ card: arrow, n: 2 }],
  left: 0,
  damage: 5,
};
const DICE = { says: 'Dice of Ashwood Bow and Hunter Arrow: 2, crit, 0', value: 2 };
const CARDS = [
  { says: 'Crit: Hunter Arrow', value: 2 },
  { says: 'Needle Arrow', value: 1 },
];

describe('[K-117] Attacks', () => {
  test('[ZD-ATK-15] dice, crits and cards add up', () => {
    expect(told(attack)).toEqual({ says: 'Damage', total: 5, terms: [DICE, ...CARDS] });
  });

  test('[ZD-ATK-16] armour is taken off, but not below 0', () => {
    expect(told({ ...attack, armour: 2, damage: 3 })?.terms.at(-1)).toEqual({ says: 'Armour', value: -2 });
    expect(told({ ...attack, faces: [1], crit: 0, byCrit: [], bonus: 0, added: [], armour: 3, damage: 0 })).toEqual({
      says: 'Damage',
      total: 0,
      terms: [
        { says: 'Dice of Ashwood Bow and Hunter Arrow: 1', value: 1 },
        { says: 'Armour', value: -1 },
        { says: 'Armour', value: -2, not: 'Damage never falls below 0.' },
      ],
    });
  });

  test.each([
    ['not-alert', 'It is not alert.'],
    ['frozen', 'It suffers Freeze.'],
    ['ignored', 'A card ignores it.'],
  ])('[ZD-ATK-17] armour that does not count says why: %s', (why, not) => {
    expect(told({ ...attack, spared: { armour: 1, why } })?.terms.at(-1)).toEqual({ says: 'Armour', value: -1, not });
  });

  test('[ZD-CMPT-3] what counts only against a component is a term of its own', () => {
    expect(told({ ...attack, part: 0, tear: 2, damage: 7 })).toMatchObject({
      total: 7,
      terms: [DICE, CARDS[0], { says: 'Against a component', value: 2 }, CARDS[1]],
    });
  });

  test('a card that takes damage away counts after all others', () => {
    const weak = { ...attack, faces: [0], crit: 2, bonus: -1, added: [{ card: coil, n: -1 }], damage: 1 };
    expect(told(weak)).toMatchObject({ total: 1, terms: [{ value: 0 }, { value: 2 }, { says: 'Needle Arrow', value: -1 }] });
  });

  test('[ZD-AOE-5] an area', () => {
    const area = { printed: 1, pips: 2, crit: 0, armour: 0, spared: { armour: 1, why: 'not-alert' } };
    expect(told({ type: 'area-hit', enemy: 1, by: 0, damage: 3, left: 4, sum: area })).toEqual({
      says: 'Damage',
      total: 3,
      terms: [
        { says: 'Damage of the area', value: 1 },
        { says: 'Dice of the area', value: 2 },
        { says: 'Armour', value: -1, not: 'It is not alert.' },
      ],
    });
  });
});

describe('[K-117] Damage to hunters', () => {
  const evade = {
    type: 'hunter-evaded',
    enemy: 2,
    seat: 0,
    kind: 'ranged',
    damage: 3,
    faces: [1, 0],
    thrownOut: 0,
    blocked: 0,
    lost: 2,
    held: 9,
  };

  test('[ZD-EATK-9] the evade takes damage off', () => {
    expect(told(evade)).toEqual({
      says: 'Cards to lose',
      total: 2,
      terms: [
        { says: 'Attack of the Shell-Walker', value: 3 },
        { says: 'Evade dice: 1, 0', value: -1 },
      ],
    });
  });

  test('[ZD-EATK-10] [ZD-HCOND-5] what is too much, and crits that Freeze throws out, do not count', () => {
    expect(told({ ...evade, faces: [2], thrownOut: 1, blocked: 2, lost: 0 })).toEqual({
      says: 'Cards to lose',
      total: 0,
      terms: [
        { says: 'Attack of the Shell-Walker', value: 3 },
        { says: '1 crit', value: 0, not: 'Freeze throws crits out.' },
        { says: 'Evade dice: 2', value: -2 },
        { says: 'Blocked by cards and crits', value: -1 },
        { says: 'Blocked by cards and crits', value: -1, not: 'There is nothing left to evade.' },
      ],
    });
  });

  test('[ZD-FAINT-10] whoever stands up has its discards for a draw pile', () => {
    expect(told({ type: 'hunter-stood-up', seat: 0, n: 12, discards: 11 })).toEqual({
      says: 'Cards in the draw pile',
      total: 12,
      terms: [
        { says: 'Discards, shuffled', value: 11 },
        { says: 'In the draw pile before', value: 1 },
      ],
    });
  });

  test('[ZD-TURN-8] cards that are missing in the draw pile are not drawn', () => {
    expect(told({ type: 'cards-drawn', rule: 'ZD-TURN-5', seat: 0, n: 2, wanted: 5 })).toEqual({
      says: 'Cards drawn',
      total: 2,
      terms: [
        { says: 'From the draw pile', value: 2 },
        { says: 'Not drawn', value: 3, not: 'The draw pile is empty.' },
      ],
    });
  });
});

describe('[K-117] Points, glory and prices', () => {
  test('[ZD-EN-6] [ZD-PATROL-4] points by machine; one that escaped does not count', () => {
    expect(told({ type: 'maintenance', points: 2, threshold: 5 })).toEqual({
      says: 'Encounter points, 5 needed',
      total: 2,
      terms: [
        { says: 'Watcher', value: 2 },
        { says: 'Strider', value: 1, not: 'It escaped.' },
      ],
    });
  });

  test('[ZD-EN-6] a kill adds its points to those before', () => {
    expect(told({ type: 'enemy-killed', enemy: 0, by: 0, points: 2, inAll: 3, glory: 1 })).toEqual({
      says: 'Encounter points',
      total: 3,
      terms: [
        { says: 'Until now', value: 1 },
        { says: 'The Watcher', value: 2 },
      ],
    });
  });

  test('[ZD-TERR-7] glory for a component, from an outcrop', () => {
    const parts = [
      { of: 'component', n: 1 },
      { of: 'outcrop', n: 1 },
    ];
    expect(told({ type: 'glory-gained', seat: 0, n: 2, glory: 4, parts })).toEqual({
      says: 'Glory',
      total: 2,
      terms: [
        { says: 'For the torn-off component', value: 1 },
        { says: 'Attacked from an outcrop', value: 1 },
      ],
    });
  });

  test('[ZD-MAINT-4] votes by hunter', () => {
    expect(told({ type: 'vote-taken', yes: 1, of: 2, votes: ['end', 'go-on'] })).toEqual({
      says: 'Votes to end the encounter',
      total: 1,
      terms: [
        { says: 'Nora Marksman', value: 1 },
        { says: 'Carja Warrior', value: 1, not: 'This hunter wants to go on.' },
      ],
    });
  });

  const coil = BOX.find(({ note }) => note && note.price.shards > 1 && note.price.special)!;
  const [shards, specials] = [coil.note!.price.shards, Object.values(coil.note!.price.special!).reduce((n, one) => n + one, 0)];
  const bought = { type: 'goods-bought', seat: 0, card: coil.no, level: 1, wasFree: false, paid: [] as number[], bill: { discount: 0 } };

  test('[ZD-MERCH-6] [ZD-MERCH-7] a price, less a discount, and two cards in place of a special resource', () => {
    const paid = Array.from({ length: shards + specials }, (_, i) => i);
    const printed = { says: `Printed price: ${sayPrice(coil.note!.price)}`, value: shards + specials };
    expect(told({ ...bought, paid })).toEqual({ says: 'Cards paid', total: shards + specials, terms: [printed] });
    expect(told({ ...bought, paid, bill: { discount: 1 } })).toEqual({
      says: 'Cards paid',
      total: shards + specials,
      terms: [printed, { says: 'Discount on Metal Shards', value: -1 }, { says: 'Two cards in place of one special resource', value: 1 }],
    });
    expect(told({ ...bought, wasFree: true })).toEqual({
      says: 'Cards paid',
      total: 0,
      terms: [{ ...printed, not: 'The Fledgling’s first purchase is free.' }],
    });
  });

  test('[ZD-CMPT-9] armour that goes with a component', () => {
    expect(told({ type: 'enemy-armour', enemy: 2, n: 1 })).toMatchObject({
      total: 1,
      terms: [{ says: 'Printed on the data card' }, { says: 'Gone with the component' }],
    });
  });

  test('what tells no number has no sum', () => {
    expect(told({ type: 'hunter-fainted', seat: 0, faints: 1 })).toBeNull();
    expect(told({ type: 'dice-rolled', for: 'attack', faces: [] })).toBeNull();
  });
});
