/** What a rehearsal of this game takes care of: cards that lie somewhere, fixtures beside the box, positions that can be. */
import { Mistake } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { box, CONTROL_DECK, CRIM_DECK, cardNamed, crimCard, eventsFor, keyOf, nameOf } from '../content/box.ts';
import { faults } from '../faults.ts';
import { attributeOf, slateOf } from '../questions.ts';
import { blank, control, event, THUG, thug } from './fixtures.ts';
import { given, LEFT_OUT, type Position } from './rehearsal.ts';

const whyNot = (position: Position): unknown => {
  try {
    return given(position).asks;
  } catch (error) {
    return error instanceof Mistake ? error.message : error;
  }
};

describe('A position', () => {
  test('[UM-SET-16] [UM-SET-17] what it does not place lies in the decks, in the order of the box', () => {
    const { state } = given({ hunters: [{ keepers: ['bait'] }], crims: [{ card: 'knife-kid.1', at: [20, 20] }] });

    expect(faults(state)).toEqual([]);
    expect(state.eventPile).toEqual(eventsFor(1).filter(no => keyOf(no) !== 'bait'));
    expect(state.crimPile).toEqual(CRIM_DECK.filter(no => keyOf(no) !== 'knife-kid.1'));
    expect([state.control, ...state.controlPile, ...state.controlOut]).toEqual(CONTROL_DECK);
  });

  test('[UM-SET-17] it says what lies on top, or what a deck is; then the rest is on the discard', () => {
    const quiet = control();
    const onTop = { events: ['bait'], crims: ['knife-kid.2', THUG], controls: [quiet] };
    const { state } = given({ hunters: [{}], onTop });
    const placed = given({ hunters: [{}], state: { crimPile: [CRIM_DECK[3]!] } }).state;

    expect([keyOf(state.eventPile[0]!), state.crimPile.slice(0, 2), state.controlPile[0]]).toEqual([
      'bait',
      [cardNamed('knife-kid.2'), THUG],
      quiet,
    ]);
    expect(state.crimPile).toHaveLength(CRIM_DECK.length + 1);
    expect([placed.crimPile, placed.crimDiscard]).toEqual([[CRIM_DECK[3]], CRIM_DECK.filter(no => no !== CRIM_DECK[3])]);
  });

  test('[UM-GEO-9] [UM-EVT-9] one that cannot be is refused, unless it is so on purpose', () => {
    const none = { eventPile: [], eventDiscard: [] };

    expect(whyNot({ hunters: [{ at: [22, 38] }] })).toBe(
      'the position cannot be: seat 0 stands at 22000, 38000 on a solid feature (UM-GEO-9)',
    );
    expect(whyNot({ hunters: [{}], state: none })).toMatch(/^the position cannot be: .* lies nowhere/);
    expect(whyNot({ hunters: [{}], state: none, despite: [LEFT_OUT] })).toBeNull();
    expect(whyNot({ hunters: [{}], crims: [0, 1].map(i => ({ card: CRIM_DECK[0]!, at: [20, 20 + 2 * i] as const })) })).toMatch(
      /lies in card of crims 0 and in card of crims 1/,
    );
  });
});

describe('A fixture', () => {
  test('is no card of the box, also with the name of one, and has a key of its own', () => {
    const before = JSON.stringify(box.cards);
    const real = cardNamed('knife-kid.1');
    const like = thug({ ...crimCard(real), bpv: 99 });
    const again = thug({ ...crimCard(real), bpv: 98 });

    expect([crimCard(like).bpv, crimCard(again).bpv, nameOf(like)]).toEqual([99, 98, 'Knife Kid']);
    expect([keyOf(like), keyOf(again)]).toEqual(['knife-kid', 'knife-kid-2']);
    expect([cardNamed('knife-kid.1'), JSON.stringify(box.cards)]).toEqual([real, before]);
  });

  test('of a crim stands in the zone as often as a test wants, each copy with a number of its own', () => {
    const { state } = given({ hunters: [{}], crims: [20, 22, 24].map(y => ({ card: THUG, at: [20, y] as const })) });

    expect(new Set(state.crims.map(crim => crim.card)).size).toBe(3);
    expect(state.crims.map(crim => crimCard(crim.card).bpv)).toEqual([8, 8, 8]);
  });

  test('may say nothing: a hunter without texts, a card without effects', () => {
    const { state } = given({ hunters: [{ slate: blank(), keepers: [event({ keeper: [] })] }], control: control() }).play();

    expect([slateOf(state.hunters[0]!).options, slateOf(state.hunters[0]!).rule.texts]).toEqual([[], []]);
    expect(attributeOf(state.hunters[0]!, 'shoot')).toBe(4);
  });
});
