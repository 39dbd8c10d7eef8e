/** What a hunter may bring: PA-SET-3, PA-DB-*. */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ACTION_NUMBERS,
  actionCard,
  cardNamed,
  colourOf,
  MASTERY_NUMBERS,
  masteryCard,
  POTION_NUMBERS,
  weaponCard,
} from '../content/box.ts';
import { type Colour, type Element, HUNTERS } from '../content/kinds.ts';
import type { Belongings } from '../state.ts';
import { layOutWares } from '../testing/camp.ts';
import { advantagesOf, type Fault, faultsOf, mendedDeck, unlockedCards, unlockedMasteries } from './builds.ts';
import { starterKit } from './kits.ts';

beforeEach(() => layOutWares());

const LEARNED = [2, 2, 2, 2, 2];
const of = (deck: readonly number[], colour: Colour, n: number): number[] => deck.filter(card => colourOf(card) === colour).slice(0, n);
/** A deck of so many cards of each colour. */
const deckOf = (red: number, blue: number, green: number, yellow: number): number[] => {
  const pool = unlockedCards('mirah', LEARNED);
  return [...of(pool, 'red', red), ...of(pool, 'blue', blue), ...of(pool, 'green', green), ...of(pool, 'yellow', yellow)];
};
const wearing = (own: Partial<Record<'weapon' | 'armour' | 'helm' | 'item', string>>, rest: Partial<Belongings> = {}): Belongings => ({
  ...starterKit('mirah'),
  owned: Object.values(own).map(cardNamed),
  ...Object.fromEntries(Object.entries(own).map(([piece, key]) => [piece, cardNamed(key)])),
  steps: LEARNED,
  ...rest,
});
const WEAK: readonly Element[] = ['tide', 'horn'];
const reasons = (faults: readonly Fault[]): string[] => faults.map(({ why, flaw }) => `${why} ${flaw.reason}`);
const wrong = (own: Belongings, weaknesses: readonly Element[] = []): string[] => reasons(faultsOf('mirah', own, weaknesses));

describe('The deck', () => {
  test('[PA-DB-2][PA-COMP-6] the 24 starters go with the basic weapon', () => {
    for (const hunter of ['mirah', 'dareon', 'thoreg', 'ljonar'] as const) {
      expect([starterKit(hunter).deck.length, faultsOf(hunter, starterKit(hunter), [])]).toEqual([24, []]);
    }
  });

  test('[PA-DB-1] exactly what the weapon asks for, and the difference is said', () => {
    const bow = (deck: readonly number[]): Belongings => wearing({ weapon: 't-bow-1' }, { deck });

    expect(wrong(bow(deckOf(5, 5, 4, 6)))).toEqual([]);
    expect(faultsOf('mirah', bow(deckOf(5, 5, 5, 6)), [])).toEqual([
      { why: 'PA-DB-1', flaw: { reason: 'deck-counts', has: [5, 5, 5, 6], wants: [5, 5, 4, 6], differences: 1, advantages: 0 } },
    ]);
    expect(faultsOf('mirah', bow(deckOf(4, 5, 5, 6)), [])[0]!.flaw).toMatchObject({ differences: 2 });
  });

  test('[PA-DB-3] [PA-DB-4] every card once, and only what is unlocked', () => {
    const [first, second, ...rest] = starterKit('mirah').deck;
    const locked = ACTION_NUMBERS.find(
      card => actionCard(card).hunter === 'mirah' && actionCard(card).branch === 'A' && actionCard(card).colour === colourOf(second!),
    )!;
    const strange = starterKit('dareon').deck.find(card => colourOf(card) === colourOf(second!))!;

    expect(wrong({ ...starterKit('mirah'), deck: [first!, first!, ...rest] })).toContain('PA-DB-3 card-twice');
    expect(wrong({ ...starterKit('mirah'), deck: [first!, locked, ...rest] })).toEqual(['PA-DB-4 card-locked']);
    expect(wrong({ ...starterKit('mirah'), deck: [first!, strange, ...rest] })).toEqual(['PA-DB-4 card-locked']);
    expect(wrong({ ...starterKit('mirah'), steps: LEARNED, deck: [first!, locked, ...rest] })).toEqual([]);
  });

  test('[PA-DB-5][PA-DB-6] every two worn pieces of a weakness are an advantage', () => {
    const worn = [
      {},
      { weapon: 't-tide-bow-1' },
      { weapon: 't-tide-bow-1', helm: 't-hood-1' },
      { weapon: 't-tide-bow-1', helm: 't-hood-1', armour: 't-coat-1' },
      { weapon: 't-tide-bow-1', helm: 't-hood-1', armour: 't-coat-1', item: 't-charm-1' },
    ];

    expect(worn.map(own => advantagesOf(wearing(own), WEAK))).toEqual([0, 0, 1, 1, 2]);
    expect(advantagesOf(wearing(worn[4]!), ['fire'])).toBe(0);
  });

  test('[PA-DB-7] differences over all colours are summed against the advantages', () => {
    const armed = { armour: 't-coat-1', helm: 't-hood-1', item: 't-charm-1', weapon: 't-tide-bow-1' };
    const with2 = (deck: readonly number[]): string[] => wrong(wearing(armed, { deck }), WEAK);

    expect(with2(deckOf(7, 3, 4, 4))).toEqual([]);
    expect(with2(deckOf(8, 3, 5, 4))).toEqual([]);
    expect(with2(deckOf(7, 3, 5, 4))).toEqual(['PA-DB-7 deck-counts']);
    expect(wrong(wearing(armed, { deck: deckOf(7, 3, 4, 4) }), [])).toEqual(['PA-DB-1 deck-counts']);
  });

  test('[PA-DB-9] a locked mastery is refused', () => {
    const locked = MASTERY_NUMBERS.find(card => masteryCard(card).hunter === 'mirah' && masteryCard(card).branch === 'B')!;

    expect(wrong({ ...starterKit('mirah'), mastery: locked })).toEqual(['PA-DB-9 mastery-locked']);
    expect(wrong({ ...starterKit('mirah'), mastery: locked, steps: [0, 1, 0, 0, 0] })).toEqual(['PA-DB-9 mastery-locked']);
    expect(wrong({ ...starterKit('mirah'), mastery: locked, steps: [0, 2, 0, 0, 0] })).toEqual([]);
  });

  test('[PA-SKILL-2][PA-COMP-7] all ten steps make 44 cards and 6 masteries', () => {
    expect([unlockedCards('mirah', LEARNED).length, unlockedMasteries('mirah', LEARNED).length]).toEqual([44, 6]);
    expect([unlockedCards('mirah', [1, 0, 0, 0, 0]).length, unlockedMasteries('mirah', [1, 0, 0, 0, 0]).length]).toEqual([26, 1]);
  });

  test('[PA-DB-8] a deck is put right with as few changes as can be', () => {
    const before = wearing({ weapon: 't-bow-1' }, { deck: starterKit('mirah').deck, steps: [0, 0, 0, 0, 0] });
    const mended = mendedDeck('mirah', before, [])!;

    expect([wrong({ ...before, deck: mended }), mended.every(card => before.deck.includes(card)), mended.length]).toEqual([[], true, 20]);
    expect(mendedDeck('mirah', { ...before, weapon: cardNamed('t-tide-bow-1') }, [])).toBeNull();
  });

  test('[PA-DB-3][PA-DB-8] a card that is there twice is there once in the deck that is put right', () => {
    const kit = starterKit('mirah');
    const [first, second, ...rest] = kit.deck;
    expect(colourOf(first!)).toBe(colourOf(second!));
    const mended = mendedDeck('mirah', { ...kit, deck: [first!, first!, ...rest] }, [])!;

    expect(wrong({ ...kit, deck: mended })).toEqual([]);
  });
});

describe('Gear', () => {
  test('[PA-SET-3] weapon of the class, armour, helm, all owned; an item in the place of an item', () => {
    expect(wrong(wearing({ weapon: 't-sword-1' }))).toContain('PA-SET-3 of-another');
    expect(wrong({ ...starterKit('mirah'), helm: cardNamed('t-hood-1') })).toEqual(['PA-SET-3 not-owned']);
    expect(wrong({ ...starterKit('mirah'), armour: -1 })).toEqual(['PA-SET-3 piece-missing']);
    expect(wrong({ ...starterKit('mirah'), item: cardNamed('t-hood-1'), owned: [cardNamed('t-hood-1')] })).toEqual([
      'PA-SET-3 wrong-place',
    ]);
    expect(wrong({ ...starterKit('mirah'), item: cardNamed('t-charm-1'), owned: [cardNamed('t-charm-1')] })).toEqual([]);
  });

  test('[PA-EQ-2] a weapon is for its class, everything else fits everyone', () => {
    const worn = { armour: 't-coat-1', helm: 't-hood-1', item: 't-charm-1' };

    for (const hunter of HUNTERS) {
      const kit = { ...starterKit(hunter), owned: ['t-sword-1', ...Object.values(worn)].map(cardNamed) };
      const pieces = Object.fromEntries(Object.entries(worn).map(([piece, key]) => [piece, cardNamed(key)]));
      expect(faultsOf(hunter, { ...kit, ...pieces }, [])).toEqual([]);
      const armed = reasons(faultsOf(hunter, { ...kit, weapon: cardNamed('t-sword-1') }, []));
      expect(armed.includes('PA-SET-3 of-another')).toBe(weaponCard(cardNamed('t-sword-1')).hunter !== hunter);
    }
  });

  test('[PA-POT-2] at most three potions, and no two alike', () => {
    const potions = POTION_NUMBERS.slice(0, 4);
    const taking = (loadout: readonly number[]): string[] => wrong({ ...starterKit('mirah'), potions, loadout });

    expect(taking(potions.slice(0, 3))).toEqual([]);
    expect(taking(potions)).toHaveLength(1);
    expect(taking([potions[0]!, potions[0]!])).toHaveLength(1);
  });

  test('[PA-SET-3] four potions are refused, and so is one that is not there', () => {
    const potions = POTION_NUMBERS.slice(0, 4);
    expect(wrong({ ...starterKit('mirah'), potions, loadout: potions })).toEqual(['PA-SET-3 too-many-potions']);
    expect(wrong({ ...starterKit('mirah'), potions, loadout: potions.slice(0, 3) })).toEqual([]);
    expect(wrong({ ...starterKit('mirah'), loadout: potions.slice(0, 1) })).toEqual(['PA-SET-3 potion-missing']);
    expect(wrong({ ...starterKit('mirah'), potions, loadout: [potions[0]!, potions[0]!] })).toEqual(['PA-HERB-2 potion-twice']);
  });
});
