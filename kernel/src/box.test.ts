/** The box of printed cards: K-130 to K-132 of SPEC.md. */
import { describe, expect, test } from 'vitest';
import { boxOf, Press } from './index.ts';

interface Storm {
  readonly id: string;
  readonly name: string;
  readonly force: number;
  readonly copies?: number;
}
interface Find {
  readonly id: string;
  readonly name: string;
}
const STORMS: readonly Storm[] = [
  { id: 'gale', name: 'Gale', force: 2 },
  { id: 'breeze', name: 'Breeze', force: 1, copies: 2 },
];
const FINDS: readonly Find[] = [{ id: 'rope', name: 'Rope' }];

describe('A box', () => {
  test('[K-130] numbers every copy in the order of printing, and finds each by number and by key', () => {
    const box = boxOf({ storm: STORMS, find: FINDS });

    expect(box.cards.map(({ no, key, sort, deck }) => [no, key, sort, deck])).toEqual([
      [0, 'gale', 'storm', 'storm'],
      [1, 'breeze.1', 'storm', 'storm'],
      [2, 'breeze.2', 'storm', 'storm'],
      [3, 'rope', 'find', 'find'],
    ]);
    expect(box.deck('storm')).toEqual([0, 1, 2]);
    expect([box.cardNamed('breeze.2'), box.cardNamed('breeze'), box.keyOf(3), box.nameOf(1), box.sortOf(3), box.deckOf(0)]).toEqual([
      2,
      -1,
      'rope',
      'Breeze',
      'find',
      'storm',
    ]);
    expect(box.optionOf(2)).toEqual({ key: 'breeze.2', about: [{ kind: 'card', id: 2 }], value: 2 });
    const force: number = box.reader('storm')(1).force;
    expect(force).toBe(1);
  });

  test('[K-130] is printed in any order of sorts, with decks and notes of the game', () => {
    const press = new Press<{ storm: Storm; find: Find }, { readonly price: number }>();
    const kit = { rope: press.one('find', FINDS[0]!, { deck: 'ada', note: { price: 3 } }), storms: press.all('storm', STORMS) };
    const box = press.close();

    expect([kit, box.deckOf(0), box.cardAt(0).note, box.cardAt(1).note, box.size]).toEqual([
      { rope: 0, storms: [1, 2, 3] },
      'ada',
      { price: 3 },
      undefined,
      4,
    ]);
  });

  test('[K-130] works out once what follows from a card', () => {
    const asked: string[] = [];
    const box = boxOf({ storm: STORMS });
    const isHard = box.derive(({ key, card }) => {
      asked.push(key);
      return card.force > 1 ? undefined : false;
    });

    expect([isHard(0), isHard(0), isHard(1), isHard(0)]).toEqual([undefined, undefined, false, undefined]);
    expect(asked).toEqual(['gale', 'breeze.1']);
  });

  test('[K-131] refuses two cards of one key, a card after it was closed, and a number that is no card', () => {
    const press = new Press<{ find: Find }>();
    press.all('find', FINDS);
    expect(() => press.all('find', FINDS)).toThrow("two cards of the box have the key 'rope'; each needs an id of its own");
    const box = press.close();
    expect(() => press.one('find', { id: 'flask', name: 'Flask' })).toThrow(
      "'flask' is printed after the box was closed; a test prints on a sheet of its own",
    );
    expect(() => box.keyOf(1)).toThrow('no card has the number 1; the box holds 0 to 0');
  });
});

describe('A sheet', () => {
  test('[K-132] prints cards that are read by number and key, and leaves the box as it is', () => {
    const box = boxOf({ storm: STORMS, find: FINDS });
    const forceOf = box.derive(({ card }) => ('force' in card ? card.force : 0));
    const before = JSON.stringify(box.cards);
    const sheet = box.sheet();

    const mist = sheet.one('storm', { id: 'mist', name: 'Mist', force: 9, copies: 4 });

    expect([box.keyOf(mist), box.cardNamed('mist'), box.reader('storm')(mist).force, forceOf(mist), box.optionOf(mist).value]).toEqual([
      'mist',
      mist,
      9,
      9,
      mist,
    ]);
    expect([box.size, box.deck('storm'), JSON.stringify(box.cards)]).toEqual([4, [0, 1, 2], before]);
    expect(() => sheet.one('find', { id: 'gale', name: 'Gale' })).toThrow("two cards of the box have the key 'gale'");
  });

  test('[K-132] when it is torn up its cards are gone, those of other sheets stay, and no number is given again', () => {
    const box = boxOf({ find: FINDS });
    const [one, two] = [box.sheet(), box.sheet()];
    const numbers = [
      one.one('find', { id: 'a', name: 'A' }),
      two.one('find', { id: 'b', name: 'B' }),
      one.one('find', { id: 'c', name: 'C' }),
    ];

    one.tearUp();

    expect([numbers, one.numbers, two.numbers]).toEqual([[1, 2, 3], [], [2]]);
    expect(() => box.keyOf(1)).toThrow('no card has the number 1');
    expect([0, 1, 2, 3, 4].map(box.has)).toEqual([true, false, true, false, false]);
    expect([box.cardNamed('a'), box.cardNamed('b'), box.keyOf(2)]).toEqual([-1, 2, 'b']);
    expect(one.one('find', { id: 'a', name: 'A' })).toBe(4);
  });
});
