/** What each may do for the own character outside combat. */
import { describe, expect, test } from 'vitest';
import { gainable } from '../campaign/kits.ts';
import { ACTION_NUMBERS, actionCard, cardNamed, INJURY_NUMBERS, keyOf, MODIFICATION_NUMBERS, modificationCard } from '../content/box.ts';
import { RESOURCES } from '../content/kinds.ts';
import { fittedOn, maxDial } from '../questions.ts';
import type { MarshalState, PartyState } from '../state.ts';
import { type ChapterAt, type ChapterRehearsal, given } from '../testing/chapter.ts';
import { fight } from '../testing/rehearsal.ts';
import { canCamp } from './camp.ts';

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

/** Nothing to do in camp, but for what is given. */
function bare(seats: number, more: Partial<MarshalState> = {}, party: Partial<PartyState> = {}): ChapterRehearsal {
  const chapter = given({ entry: '1.01', seats });
  const { marshals } = chapter.state.party;
  for (const marshal of marshals) Object.assign(marshal, { deck: [], discard: [], satchel: [], resources: RESOURCES.map(() => 0) });
  Object.assign(chapter.state.party, party);
  Object.assign(marshals[0]!, more);
  return chapter;
}
const metal = RESOURCES.map(kind => (kind === 'metal' ? 1 : 0));
const ofSenvi = given({ seats: 2 }).marshal(1).gear[1]!;

describe('[FW-R-94] What one can do in camp, with one thing to do it with', () => {
  const chores = (chapter: ChapterRehearsal): string[] => {
    chapter.camp();
    return chapter.open.length > 0 ? chapter.options('camp') : [];
  };
  const coilNo = cardNamed(coil);

  test.each<[string, number, Partial<MarshalState>, Partial<PartyState>, readonly string[]]>([
    ['nothing', 4, {}, {}, []],
    ['one spare card', 4, { satchel: [cardNamed(spare[0]!)] }, {}, ['add', 'leave']],
    ['one card in the deck', 4, { deck: [cardNamed(spare[0]!)] }, {}, ['remove', 'leave']],
    ['an injury in the deck', 4, { deck: [cardNamed(injury)] }, {}, []],
    ['one card in the discard pile', 4, { discard: [cardNamed(spare[0]!)] }, { supplies: 1 }, ['remove', 'supply', 'leave']],
    ['that, and no supply', 4, { discard: [cardNamed(spare[0]!)] }, { supplies: 0 }, ['remove', 'leave']],
    ['one resource', 4, { resources: metal }, {}, ['pass-on', 'leave']],
    ['one piece that others can use', 4, { satchel: [ofSenvi] }, {}, ['pass-on', 'leave']],
    ['a resource, and nobody to pass it to', 1, { resources: metal }, {}, ['character', 'leave']],
    ['one modification', 4, { satchel: [coilNo] }, {}, [`fit-${maul}`, `fit-${keyOf(given().marshal().gear[1]!)}`, 'pass-on', 'leave']],
    ['one that is fitted', 4, { fitted: [{ card: coilNo, on: cardNamed(maul!) }] }, {}, ['take-off', 'leave']],
    ['somebody free to come', 3, {}, {}, ['character', 'leave']],
  ])('%s', (_, seats, marshal, party, expected) => {
    const chapter = bare(seats, marshal, party);
    expect(canCamp(chapter.state, 0)).toBe(expected.length > 0);
    expect(chores(chapter)).toEqual(expected);
  });

  test('a weave alone is reason enough to go', () => {
    const four = bare(4, { satchel: [healthWeave] });
    expect(canCamp(four.state, 0)).toBe(true);
    const alone = bare(1, { satchel: [healthWeave] });
    alone.state.party.marshals[0]!.fitted = [];
    expect(canCamp(alone.state, 0)).toBe(true);
  });
});

describe('[FW-R-94] Whoever thinks better of it', () => {
  test.each([
    ['gear', 'camp-gear', { satchel: [cardNamed('found-f1')] }],
    [`fit-${maul}`, 'camp-fit', { satchel: [cardNamed(coil)] }],
    ['take-off', 'camp-take-off', { fitted: [{ card: cardNamed(coil), on: cardNamed(maul!) }] }],
    ['add', 'camp-add', { satchel: [cardNamed(spare[0]!)] }],
    ['remove', 'camp-remove', { deck: [cardNamed(spare[0]!)] }],
    ['pass-on', 'camp-pass', { resources: metal }],
    ['character', 'camp-character', {}],
  ] as const)('%s: passes, and all is as before', (chore, kind, marshal) => {
    const chapter = bare(2, marshal as unknown as Partial<MarshalState>);
    const before = JSON.stringify(chapter.state.party);
    chapter.camp().answer('camp', chore).answer(kind, 'pass');

    expect([chapter.asks, JSON.stringify(chapter.state.party) === before, chapter.told]).toEqual(['camp', true, []]);
  });

  test('after the last chore that is possible nobody has to leave', () => {
    const chapter = bare(4, { resources: metal });
    chapter.camp().answer('camp', 'pass-on').answer('camp-pass', 'metal-to-1');

    expect(chapter.open).toEqual([]);
  });

  test('cards are added until the deck is full', () => {
    const chapter = bare(4, { deck: given().marshal().deck.slice(1), satchel: spare.slice(0, 2).map(cardNamed) });
    chapter.camp().answer('camp', 'add').answer('camp-add', spare[0]!);

    expect(chapter.asks).toBe('camp');
    expect(chapter.options('camp')).not.toContain('add');
  });
});

describe('Passing on', () => {
  test('[FW-R-17] gear goes to those who can use it', () => {
    const chapter = bare(3, { satchel: [ofSenvi] });
    chapter.camp().answer('camp', 'pass-on');

    expect(chapter.options('camp-pass')).toEqual([`${keyOf(ofSenvi)}-to-1`, 'pass']);
  });
});

describe('Agreeing', () => {
  test.each([
    ['no', 'yes', 1],
    ['yes', 'no', 2],
    ['no', 'no', 1],
  ] as const)('[FW-CAMP-4] %s and %s: refused by the first who says no', (first, second, by) => {
    const chapter = inCamp({ seats: 3 }).answer('camp', 'character').answer('camp-character', 'ikkara');
    chapter.answer('agree-to-change', first, 1).answer('agree-to-change', second, 2);

    expect([chapter.marshal().character, chapter.toldOf('change-refused').map(one => one.by)]).toEqual(['drokkeh', [by]]);
  });
});

describe('Gaining', () => {
  test.each([0, 1, 2])('[FW-LEVEL-3] %i cards', n => {
    const chapter = given().gain(n);
    for (let left = n; left > 0; left--) {
      expect(chapter.decision('gain-card').facts).toEqual({ left });
      chapter.answer('gain-card', chapter.options('gain-card')[0]!);
    }

    expect([chapter.open, chapter.toldOf('card-gained').length]).toEqual([[], n]);
  });

  test.each([0, 1])('[FW-LEVEL-4] of %i that are left', left => {
    const chapter = given();
    const all = gainable(chapter.state, 0);
    chapter.state.party.inactive = chapter.state.party.inactive.filter(card => !all.slice(left).includes(card));
    chapter.gain(2);

    expect([chapter.asked, chapter.marshal().satchel]).toEqual([[], all.slice(0, left)]);
  });

  test('[FW-R-72] a newcomer who is as strong gains nothing', () => {
    const chapter = bare(2, { satchel: spare.slice(0, 1).map(cardNamed) });
    chapter.camp().answer('camp', 'character').answer('camp-character', 'ikkara').answer('agree-to-change', 'yes', 1);

    expect([chapter.asks, chapter.decision('gain-card').facts]).toEqual(['gain-card', { left: 1 }]);
  });
});

describe('Why it is not offered', () => {
  const refused = (chapter: ChapterRehearsal) => {
    chapter.camp();
    return chapter.decision('camp').not!().map(({ about, why, facts }) => [about![0]!.id, why, facts]);
  };
  const taken = { fitted: [{ card: cardNamed(coil), on: cardNamed(maul!) }] };
  const coils = MODIFICATION_NUMBERS.filter(card => modificationCard(card).kind === 'coil');
  const ranged = given().marshal().gear[1]!;

  test.each<[string, number, Partial<MarshalState>, Partial<PartyState>, readonly unknown[]]>([
    ['no supplies', 2, {}, { supplies: 0 }, [['supply', 'FW-ITEM-2', { reason: 'no-supplies' }]]],
    ['nothing to recover', 2, {}, {}, [['supply', 'FW-R-98', { reason: 'empty-discard' }]]],
    ['something to recover', 2, { discard: [cardNamed(spare[0]!)] }, {}, []],
    [
      'gear of another',
      2,
      { discard: [cardNamed(spare[0]!)], satchel: [ofSenvi, cardNamed('found-f1')] },
      {},
      [[ofSenvi, 'FW-EQUIP-3', { reason: 'of-another', card: ofSenvi }]],
    ],
    ['everybody is here', 4, { discard: [cardNamed(spare[0]!)] }, {}, [['character', 'FW-CAMP-2', { reason: 'everybody-here' }]]],
    [
      'a full deck',
      3,
      { discard: given().marshal().deck, satchel: [cardNamed(spare[0]!)] },
      {},
      [[cardNamed(spare[0]!), 'FW-DECK-14', { reason: 'deck-full', card: cardNamed(spare[0]!), most: 18 }]],
    ],
    ['one slot left', 3, { ...taken, discard: [cardNamed(spare[0]!)], satchel: [coils[1]!] }, {}, []],
    [
      'no slot left',
      3,
      {
        fitted: [...taken.fitted, { card: coils[1]!, on: ranged }],
        discard: [cardNamed(spare[0]!)],
        satchel: [coils[2]!],
      },
      {},
      [[coils[2], 'FW-EQUIP-9', { reason: 'no-slot', card: coils[2], slots: 2 }]],
    ],
  ])('[FW-R-94] %s', (_, seats, marshal, party, expected) => {
    expect(refused(bare(seats, marshal, party))).toEqual(expected);
  });

  test('[FW-INJ-3] an injury is named', () => {
    const chapter = bare(2, { deck: [cardNamed(spare[0]!), cardNamed(injury)] });
    chapter.camp().answer('camp', 'remove');
    const card = cardNamed(injury);

    expect(chapter.decision('camp-remove').not!()).toEqual([
      { about: [{ kind: 'card', id: card }], why: 'FW-INJ-3', facts: { reason: 'injury-stays', card } },
    ]);
  });
});
