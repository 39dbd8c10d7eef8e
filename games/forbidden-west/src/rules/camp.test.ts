/** What each may do for the own character outside combat. */
import { describe, expect, test } from 'vitest';
import { ACTION_NUMBERS, actionCard, cardNamed, INJURY_NUMBERS, keyOf, MODIFICATION_NUMBERS, modificationCard } from '../content/box.ts';
import { fittedOn, maxDial } from '../questions.ts';
import { type ChapterAt, type ChapterRehearsal, given } from '../testing/chapter.ts';
import { fight } from '../testing/rehearsal.ts';

/** At the first page, in the camp of a seat. */
const inCamp = (at: ChapterAt = {}, seat = 0): ChapterRehearsal =>
  given({ entry: '1.01', ...at })
    .play()
    .answer('choose-path', 'camp', seat);
const reasons = (camp: ChapterRehearsal): unknown[] => camp.open[0]!.not!().map(one => one.facts['reason']);

const spare = ACTION_NUMBERS.filter(card => actionCard(card).of === 'drokkeh' && actionCard(card).isStarting !== true).map(keyOf);
const coil = keyOf(MODIFICATION_NUMBERS.find(card => modificationCard(card).kind === 'coil')!);
const healthWeave = MODIFICATION_NUMBERS.find(card =>
  modificationCard(card).texts.some(text => text.effects.some(effect => effect.do === 'health' && effect.n === 2)),
)!;
const weave = keyOf(healthWeave);
const [maul, , cleat, harness] = ['melee', 'ranged', 'trap', 'armour'].map((_, place) => keyOf(given().marshal().gear[place]!));
const injury = keyOf(INJURY_NUMBERS[0]!);

describe('Gear', () => {
  test('[FW-EQUIP-1] [FW-EQUIP-12] [FW-R-16] a piece is swapped for one of its kind, which goes to the satchel', () => {
    const camp = inCamp({ marshals: [{ satchel: ['found-f1'] }] })
      .answer('camp', 'gear')
      .only('camp-gear', ['found-f1', 'pass'])
      .answer('camp-gear', 'found-f1');

    expect([camp.marshal().gear[0], camp.marshal().satchel]).toEqual([cardNamed('found-f1'), [cardNamed(maul!)]]);
  });

  test('[FW-EQUIP-1] without another piece of its kind nothing can be put away', () => {
    expect(inCamp().options('camp')).toEqual(['remove', 'character', 'leave']);
  });

  test('[FW-EQUIP-3] [FW-EQUIP-4] a piece with the symbol of another is not to be used, one without any is', () => {
    const bow = keyOf(given({ seats: 2 }).marshal(1).gear[1]!);
    const camp = inCamp({ marshals: [{ satchel: [bow] }] });

    expect(camp.options('camp')).not.toContain('gear');
    expect(reasons(camp)).toContain('of-another');
  });

  test('[FW-HP-8] [FW-HP-9] a higher maximum does not heal, a lower one takes hit points', () => {
    const camp = inCamp({ marshals: [{ satchel: [weave], dial: 7 }] })
      .answer('camp', `fit-${harness}`)
      .answer('camp-fit', weave);
    expect([camp.marshal().dial, maxDial(camp.state, 0)]).toEqual([7, 13]);
    camp.answer('camp', 'take-off').answer('camp-take-off', weave);
    expect([camp.marshal().dial, maxDial(camp.state, 0)]).toEqual([7, 11]);

    const full = inCamp({ marshals: [{ satchel: ['found-f17'], dial: 11 }] });
    full.answer('camp', 'gear').answer('camp-gear', 'found-f17');
    expect([full.marshal().dial, maxDial(full.state, 0)]).toEqual([9, 9]);
    full.answer('camp', 'gear').answer('camp-gear', harness!);
    expect([full.marshal().dial, maxDial(full.state, 0)]).toEqual([9, 11]);
  });
});

describe('Modifications', () => {
  test('[FW-MOD-1] coils go on weapons, weaves on armour; [FW-EQUIP-9] never on traps', () => {
    const camp = inCamp({ marshals: [{ satchel: [coil, weave] }] });
    expect(camp.options('camp').filter(key => key.startsWith('fit-'))).toEqual([
      `fit-${maul}`,
      `fit-${keyOf(camp.marshal().gear[1]!)}`,
      `fit-${harness}`,
    ]);
    expect(camp.options('camp')).not.toContain(`fit-${cleat}`);
    expect(camp.answer('camp', `fit-${harness}`).options('camp-fit')).toEqual([weave, 'pass']);
  });

  test('[FW-MOD-2] [FW-MOD-4] what is fitted counts, and comes back to the satchel when it is taken off', () => {
    const camp = inCamp({ marshals: [{ satchel: [coil] }] })
      .answer('camp', `fit-${maul}`)
      .answer('camp-fit', coil);
    expect([fittedOn(camp.marshal(), cardNamed(maul!)), camp.marshal().satchel]).toEqual([[cardNamed(coil)], []]);

    camp.answer('camp', 'take-off').answer('camp-take-off', coil);
    expect([camp.marshal().fitted, camp.marshal().satchel]).toEqual([[], [cardNamed(coil)]]);
  });

  test('[FW-EQUIP-9] a slot that is taken refuses another', () => {
    const coils = MODIFICATION_NUMBERS.filter(card => modificationCard(card).kind === 'coil')
      .slice(0, 3)
      .map(keyOf);
    const camp = inCamp({ marshals: [{ satchel: coils }] });
    camp.answer('camp', `fit-${maul}`).answer('camp-fit', coils[0]!);
    camp.answer('camp', `fit-${keyOf(camp.marshal().gear[1]!)}`).answer('camp-fit', coils[1]!);

    expect(camp.options('camp').some(key => key.startsWith('fit-'))).toBe(false);
    expect(reasons(camp)).toContain('no-slot');
  });

  test('[FW-MOD-5] a piece that is swapped out leaves its modification in the satchel', () => {
    const camp = inCamp({ marshals: [{ satchel: [coil, 'found-f1'] }] });
    camp.answer('camp', `fit-${maul}`).answer('camp-fit', coil).answer('camp', 'gear').answer('camp-gear', 'found-f1');

    expect([camp.marshal().fitted, camp.marshal().satchel]).toEqual([[], [cardNamed(coil), cardNamed(maul!)]]);
  });
});

describe('Decks', () => {
  test('[FW-DECK-13] [FW-DECK-14] a card is added to the discard pile, if there is room', () => {
    const full = inCamp({ marshals: [{ satchel: spare.slice(0, 1) }] });
    expect(full.options('camp')).not.toContain('add');
    expect(reasons(full)).toContain('deck-full');

    const first = keyOf(full.marshal().deck[0]!);
    const before = full.marshal().deck;
    full.answer('camp', 'remove').answer('camp-remove', first).answer('camp-remove', 'pass');
    full.answer('camp', 'add').answer('camp-add', spare[0]!);
    expect([full.marshal().discard, full.marshal().deck]).toEqual([[cardNamed(spare[0]!)], before.slice(1)]);
  });

  test('[FW-DECK-15] [FW-DECK-16] out of the deck into the satchel means a shuffle, out of the discard pile none', () => {
    const camp = inCamp({ marshals: [{ discarded: 1 }] });
    const [inDeck, inDiscard] = [keyOf(camp.marshal().deck[0]!), keyOf(camp.marshal().discard[0]!)];
    camp.answer('camp', 'remove').answer('camp-remove', inDiscard);
    expect(camp.types()).not.toContain('deck-shuffled');
    camp.answer('camp-remove', inDeck);
    expect(camp.types()).toContain('deck-shuffled');
    expect(camp.marshal().satchel.map(keyOf)).toEqual([inDiscard, inDeck]);
  });

  test('[FW-DECK-17] [FW-INJ-7] injuries count for nothing, and [FW-INJ-3] stay', () => {
    const camp = inCamp({ marshals: [{ injuries: [injury] }] }).answer('camp', 'remove');

    expect(camp.options('camp-remove')).not.toContain(injury);
    expect(reasons(camp)).toEqual(['injury-stays']);
    expect(camp.options('camp-remove')).toHaveLength(19);
  });

  test('cards are named by number, never as they lie in the deck', () => {
    const camp = inCamp().answer('camp', 'remove');
    const numbers = camp.options('camp-remove').slice(0, -1).map(cardNamed);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });
});

describe('Satchels and supplies', () => {
  test('[FW-SATCH-1] [FW-SATCH-2] resources pass from satchel to satchel', () => {
    const camp = inCamp({ seats: 2, marshals: [{ resources: { chill: 2 } }, { resources: {} }] });
    camp.answer('camp', 'pass-on').only('camp-pass', ['chill-to-1', 'pass']).answer('camp-pass', 'chill-to-1');

    expect([camp.resources('chill', 0), camp.resources('chill', 1)]).toEqual([1, 1]);
  });

  test('[FW-R-17] modifications and gear pass too, to whoever can use them; action cards do not', () => {
    const camp = inCamp({ seats: 2, marshals: [{ resources: {}, satchel: [coil, 'found-f1', spare[0]!] }] });
    camp
      .answer('camp', 'pass-on')
      .only('camp-pass', [`${coil}-to-1`, 'found-f1-to-1', 'pass'])
      .answer('camp-pass', 'found-f1-to-1');

    expect(camp.marshal(1).satchel).toEqual([cardNamed('found-f1')]);
  });

  test('[FW-ITEM-2] [FW-ITEM-4] [FW-R-74] a supply shuffles ten cards of the discard pile back, injuries too', () => {
    const camp = inCamp({ marshals: [{ discarded: 14 }] }).answer('camp', 'supply');

    expect([camp.marshal().deck.length, camp.marshal().discard.length, camp.state.party.supplies]).toEqual([14, 4, 1]);
    expect(camp.toldOf('cards-recovered')).toMatchObject([{ n: 10, how: 'supply' }]);
  });

  test('[FW-ITEM-5] [FW-R-98] fewer than ten all go back; with none the supply cannot be spent', () => {
    const few = inCamp({ marshals: [{ discarded: 6 }] }).answer('camp', 'supply');
    expect([few.marshal().discard.length, few.state.party.supplies]).toEqual([0, 1]);

    const none = inCamp();
    expect([none.options('camp').includes('supply'), reasons(none).includes('empty-discard')]).toEqual([false, true]);
    expect(reasons(inCamp({ party: { supplies: 0 } }))).toContain('no-supplies');
  });

  test('[FW-ITEM-6] [FW-DECK-12] [FW-MOD-2] [FW-SATCH-3] [FW-ITEM-3] in combat there is no camp and no potion to take', () => {
    const r = fight({
      marshals: [{ at: [0, 0], resources: { metal: 1 }, discard: [spare[0]!] }],
      enemies: [{ type: 'scurrier', at: [9, 9] }],
    }).play();

    expect(r.options('act').filter(key => ['camp', 'supply', 'potion', 'pass-on'].includes(key))).toEqual([]);
  });
});

describe('Another character', () => {
  test('[FW-CAMP-4] one who refuses is enough', () => {
    const camp = inCamp({ seats: 3 }).answer('camp', 'character').answer('camp-character', 'ikkara');
    camp.answer('agree-to-change', 'yes', 1).answer('agree-to-change', 'no', 2);

    expect([camp.marshal().character, camp.toldOf('change-refused')]).toMatchObject(['drokkeh', [{ by: 2 }]]);
  });

  test('[FW-CAMP-4] [FW-R-72] if all agree the newcomer brings own gear and deck; resources, modifications and found gear pass over', () => {
    const camp = inCamp({ seats: 2, marshals: [{ satchel: [coil, 'found-f1'], resources: { metal: 2 }, injuries: [injury] }] });
    camp.answer('camp', `fit-${maul}`).answer('camp-fit', coil);
    camp.answer('camp', 'character').answer('camp-character', 'ikkara').answer('agree-to-change', 'yes', 1);

    const { character, gear, satchel, deck, fitted } = camp.marshal();
    expect([character, satchel, fitted, deck.length]).toEqual(['ikkara', [cardNamed('found-f1'), cardNamed(coil)], [], 18]);
    expect(gear.map(keyOf).every(key => key.startsWith('ikkara'))).toBe(true);
    expect(camp.resources('metal')).toBe(2);
    expect(camp.state.party.stored).toMatchObject([{ character: 'drokkeh' }]);
    expect(camp.state.party.stored[0]!.heap).toContain(cardNamed(injury));
  });

  test('[FW-R-72] as many cards are gained as the leaver had, and who left may come back as before', () => {
    const camp = inCamp({ marshals: [{ satchel: spare.slice(0, 2), dial: 5 }] })
      .answer('camp', 'character')
      .answer('camp-character', 'senvi');
    camp.answer('gain-card', camp.options('gain-card')[0]!).answer('gain-card', camp.options('gain-card')[0]!);
    expect([camp.marshal().character, camp.marshal().satchel.length, camp.asks]).toEqual(['senvi', 2, 'camp']);

    camp.answer('camp', 'character').answer('camp-character', 'drokkeh');
    expect(camp.marshal()).toMatchObject({ character: 'drokkeh', dial: 5, satchel: spare.slice(0, 2).map(cardNamed) });
    expect(camp.state.party.stored.map(one => one.character)).toEqual(['senvi']);
  });

  test('[FW-CAMP-2] with four at the table nobody is free', () => {
    expect(inCamp({ seats: 4 }).options('camp')).not.toContain('character');
  });
});
