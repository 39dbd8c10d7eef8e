/** What the deeds of the camp change, and what they tell. */
import { afterAll, describe, expect, test } from 'vitest';
import { cardNamed, GEAR_NUMBERS, gearCard } from '../content/box.ts';
import type { CharacterId } from '../content/kinds.ts';
import { deedsOf, doing } from '../testing/doing.ts';
import type { MarshalOn, Position } from '../testing/rehearsal.ts';
import * as camp from './camp.ts';

const shown = new Set<string>();
const of = (name: keyof typeof camp): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(camp).filter(name => !shown.has(name))).toEqual([]));

const M = 'party.marshals.1';
const second = (more: MarshalOn = {}): Position => ({ marshals: [{}, { is: 'ottakh', at: [1, 0], ...more }] });
const [A, B, C] = ['ottakh-dig-in', 'ottakh-kind-word', 'ottakh-driver-bolt'].map(cardNamed) as [number, number, number];
const gearOf = (of_: CharacterId | undefined, kind: string): number =>
  GEAR_NUMBERS.find(card => gearCard(card).of === of_ && gearCard(card).kind === kind)!;
/** Armour that nobody begins with. */
const FOUND = GEAR_NUMBERS.find(card => gearCard(card).kind === 'armour' && gearCard(card).of === undefined)!;
const OWN = gearOf('ottakh', 'armour');
const COIL = cardNamed('coil-keen');
const WEAVE = cardNamed('weave-mail');

describe(of('swapGear'), () => {
  test('[FW-EQUIP-1][FW-MOD-5][FW-HP-9] what was fitted to the old piece lies beside it, and hit points are no more than the new one has', () => {
    const { r, told } = doing(
      second({
        satchel: [FOUND],
        fitted: [
          { card: WEAVE, on: 'armour' },
          { card: COIL, on: 'melee' },
        ],
        dial: 9,
      }),
      table => camp.swapGear(table, 1, FOUND),
    );
    expect(r.marshal(1).gear[3]).toBe(FOUND);
    expect(r.marshal(1).satchel).toEqual([WEAVE, OWN]);
    expect(r.marshal(1).fitted.map(one => one.card)).toEqual([COIL]);
    expect(r.marshal(1).dial).toBe(Math.min(9, gearCard(FOUND).levels[0].health!));
    expect(told).toEqual([{ type: 'gear-swapped', rule: 'FW-EQUIP-1', seat: 1, card: FOUND, for: OWN }]);
  });
});

test(`[FW-MOD-2] ${of('fitModification')} and [FW-MOD-4][FW-HP-9] ${of('takeOffModification')}`, () => {
  const fits = doing(second({ satchel: [A, COIL] }), (table, r) => camp.fitModification(table, 1, COIL, r.marshal(1).gear[0]!));
  const melee = fits.r.marshal(1).gear[0]!;
  expect(fits.changed).toEqual({ [`${M}.satchel`]: [A], [`${M}.fitted.0`]: { card: COIL, on: melee } });
  expect(fits.told).toEqual([{ type: 'modification-fitted', rule: 'FW-MOD-2', seat: 1, card: COIL, on: melee }]);

  const HEALTHY = { texts: [{ when: 'always', effects: [{ do: 'health', n: 2 }] }], kind: 'weave' } as const;
  const off = doing(
    second({
      fitted: [
        { card: HEALTHY, on: 'armour' },
        { card: COIL, on: 'melee' },
      ],
    }),
    (table, r) => camp.takeOffModification(table, 1, r.marshal(1).fitted[0]!.card),
  );
  const card = off.r.marshal(1).satchel[0]!;
  expect(off.r.marshal(1)).toMatchObject({ fitted: [{ card: COIL }], satchel: [card] });
  expect(off.changed[`${M}.dial`]).toBe(gearCard(OWN).levels[0].health);
  expect(off.told).toEqual([{ type: 'modification-taken-off', rule: 'FW-MOD-4', seat: 1, card }]);
});

test(`[FW-DECK-13] ${of('addCard')}: straight to the discard pile`, () => {
  const { changed, told } = doing(second({ satchel: [A, B], discard: [C] }), table => camp.addCard(table, 1, A));
  expect(changed).toEqual({ [`${M}.satchel`]: [B], [`${M}.discard`]: [C, A] });
  expect(told).toEqual([{ type: 'card-added', rule: 'FW-DECK-13', seat: 1, card: A }]);
});

test(`[FW-DECK-15][FW-DECK-16] ${of('removeCard')}: out of the deck means a shuffle, out of the discard pile none`, () => {
  const inDeck = doing({ ...second({ deck: [A, B, C] }), dice: { 'deck-1': [[C, B]] } }, table => camp.removeCard(table, 1, A));
  expect(inDeck.changed).toEqual({ [`${M}.satchel`]: [A], [`${M}.deck`]: [C, B] });
  expect(inDeck.told).toEqual([
    { type: 'card-removed', rule: 'FW-DECK-15', seat: 1, card: A, reveals: true },
    { type: 'deck-shuffled', rule: 'FW-DECK-16', seat: 1 },
  ]);

  const discarded = doing(second({ deck: [B, C], discard: [A] }), table => camp.removeCard(table, 1, A));
  expect(discarded.changed).toEqual({ [`${M}.satchel`]: [A], [`${M}.discard`]: [] });
  expect(discarded.told).toEqual([{ type: 'card-removed', rule: 'FW-DECK-15', seat: 1, card: A, reveals: true }]);
});

test(`[FW-R-17] ${of('passCard')}: a piece that is turned to level 2 stays so, others do not become so`, () => {
  const passes = (upgraded: readonly number[]) =>
    doing({ marshals: [{ satchel: [] }, { is: 'ottakh', at: [1, 0], satchel: [FOUND, A], upgraded: [...upgraded] }] }, table =>
      camp.passCard(table, 1, 0, FOUND),
    );
  const plain = passes([OWN]);
  expect(plain.changed).toEqual({ [`${M}.satchel`]: [A], 'party.marshals.0.satchel': [FOUND] });
  expect(plain.told).toEqual([{ type: 'card-passed', rule: 'FW-R-17', seat: 1, to: 0, card: FOUND }]);
  expect(passes([OWN, FOUND]).changed).toEqual({
    [`${M}.satchel`]: [A],
    'party.marshals.0.satchel': [FOUND],
    [`${M}.upgraded`]: [OWN],
    'party.marshals.0.upgraded': [FOUND],
  });
});

test(`[FW-LEVEL-3] ${of('gainCard')} out of the store`, () => {
  const { changed, told } = doing(second({ satchel: [B] }), table => camp.gainCard(table, 1, A));
  expect(changed).toEqual({ 'party.inactive': { out: [A], in: [] }, [`${M}.satchel`]: [B, A] });
  expect(told).toEqual([{ type: 'card-gained', rule: 'FW-LEVEL-3', seat: 1, card: A }]);
});

test(`[FW-LEVEL-3] ${of('grantCards')}: each its own number, and every card that is gained counts`, () => {
  const { r, told } = doing({ ...second(), state: { toGain: [3, 0] } }, table => {
    camp.grantCards(table, 1, 2);
    camp.gainCard(table, 1, A);
  });
  expect([r.state.toGain, told.map(one => one.type)]).toEqual([[3, 1], ['card-gained']]);
});

describe('[FW-R-94] In camp and back', () => {
  const EFFECTS = { why: 'entry', path: -1, done: 0, given: 0, one: -1, isAskedAgain: false } as const;
  test(`${of('goToCamp')}: nothing else of the scene happens, and what was asked is asked again`, () => {
    const { changed, isOver } = doing({ ...second(), state: { effects: EFFECTS } }, table => camp.goToCamp(table, 1));
    expect([changed, isOver]).toEqual([{ camping: 1, 'effects.isAskedAgain': true }, true]);
    const argued = { ...second(), state: { refused: ['path-1'] } };
    expect(doing(argued, table => camp.goToCamp(table, 1)).changed).toEqual({ camping: 1, refused: [] });
  });
  test(of('leaveCamp'), () => {
    expect(doing({ ...second(), state: { camping: 1 } }, camp.leaveCamp).changed).toEqual({ camping: -1 });
  });
  test(of('takeUp'), () => {
    expect(doing({ ...second(), state: { camping: 1 } }, table => camp.takeUp(table, 'add')).changed).toEqual({ chore: 'add' });
  });
});

test(`[FW-UPG-1] ${of('turnGear')}`, () => {
  const { changed, told } = doing(second({ upgraded: [FOUND] }), table => camp.turnGear(table, 1, OWN, ['metal', 'core']));
  expect(changed).toEqual({ [`${M}.upgraded`]: [FOUND, OWN] });
  expect(told).toEqual([{ type: 'gear-upgraded', rule: 'FW-UPG-1', seat: 1, card: OWN, paid: ['metal', 'core'] }]);
});

test(`[FW-CAMP-4] ${of('refuseChange')} only tells`, () => {
  const { changed, told } = doing(second(), table => camp.refuseChange(table, 1, 0));
  expect([changed, told]).toEqual([{}, [{ type: 'change-refused', rule: 'FW-CAMP-4', seat: 1, by: 0 }]]);
});

describe('A character who leaves', () => {
  const SENVI = ['melee', 'ranged', 'trap', 'armour'].map(kind => gearOf('senvi', kind));
  const KIT: camp.Kit = { gear: SENVI, deck: [cardNamed('senvi-wind-is-lying')], dial: 8 };
  const others = ['melee', 'ranged', 'trap'].map(kind => gearOf('ottakh', kind));
  const leaver: MarshalOn = {
    ...{ deck: [A, C].toSorted((a, b) => b - a), discard: [B], dial: 7 },
    satchel: [OWN, cardNamed('ottakh-square-bolt.1'), FOUND],
  };
  const swapped = (): Position => {
    const spare = GEAR_NUMBERS.find(card => gearCard(card).kind === 'armour' && gearCard(card).of === undefined && card !== FOUND)!;
    return second({ ...leaver, gear: { armour: spare }, upgraded: [OWN, FOUND], fitted: [{ card: COIL, on: 'melee' }] });
  };

  test(`[FW-R-72] ${of('leave')}: keeps the own four pieces and the own cards; all else passes over; of the deck nobody learns the order`, () => {
    const { result, changed, told, r } = doing(swapped(), (_table, { state }) => camp.leave(state.party.marshals[1]!));
    const spare = r.marshal(1).gear[3]!;
    expect(result).toEqual({
      leaver: {
        ...{ character: 'ottakh', dial: 7, gear: [...others, OWN], upgraded: [OWN], satchel: [cardNamed('ottakh-square-bolt.1')] },
        heap: [A, C].sort((a, b) => a - b),
        discard: [B],
      },
      passedOn: { cards: [spare, FOUND, COIL], upgraded: [FOUND] },
    });
    expect([changed, told]).toEqual([{}, []]);
  });

  test(`[FW-R-72][FW-CAMP-4] ${of('seatCharacter')}: a newcomer brings a kit out of the store, and finds what was left`, () => {
    const { r, changed, told } = doing(swapped(), table => camp.seatCharacter(table, 1, 'senvi', KIT, 'FW-CAMP-4'));
    expect(r.marshal(1)).toMatchObject({ character: 'senvi', dial: 8, gear: SENVI, upgraded: [FOUND], fitted: [], hand: [], discard: [] });
    expect(r.marshal(1)).toMatchObject({ deck: KIT.deck, square: -1, condition: 'none' });
    expect(r.marshal(1).satchel.slice(1)).toEqual([FOUND, COIL]);
    expect(changed['party.inactive']).toEqual({ out: expect.arrayContaining([...SENVI, ...KIT.deck]), in: [] });
    expect((changed['party.inactive'] as { out: unknown[] }).out).toHaveLength(5);
    expect(r.state.party.stored).toMatchObject([{ character: 'ottakh' }]);
    expect(told).toEqual([{ type: 'character-changed', rule: 'FW-CAMP-4', seat: 1, from: 'ottakh', to: 'senvi' }]);
  });

  test('[FW-R-72] who comes back is as they left, and is no longer away; the deck is shuffled', () => {
    const [back, other] = ['senvi-wind-is-lying', 'senvi-already-gone'].map(cardNamed) as [number, number];
    const stored = {
      character: 'senvi',
      dial: 5,
      gear: SENVI,
      upgraded: [SENVI[0]!],
      satchel: [],
      heap: [back, other],
      discard: [],
    } as const;
    const { r } = doing(
      { ...second({ deck: [A] }), party: { stored: [stored as never] }, dice: { 'deck-1': [[other, back]] }, despite: [/.*/] },
      table => camp.seatCharacter(table, 1, 'senvi', { ...KIT, dial: 9 }, 'FW-CAMP-4'),
    );
    expect(r.marshal(1)).toMatchObject({ character: 'senvi', dial: 5, upgraded: [SENVI[0]], deck: [other, back] });
    expect(r.state.party.stored.map(one => one.character)).toEqual(['ottakh']);
  });

  test('[FW-HP-9] with more hit points than the own armour has, with as many as it has', () => {
    const { r } = doing(second(), table => camp.seatCharacter(table, 1, 'senvi', { ...KIT, dial: 40 }, 'FW-CAMP-4'));
    expect(r.marshal(1).dial).toBe(gearCard(SENVI[3]!).levels[0].health);
  });
});
