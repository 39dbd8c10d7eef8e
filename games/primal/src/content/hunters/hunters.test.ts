/** The cards of the four hunters: counts, spreads and form (work order content.md 3.1 to 3.3; voice: names and flavour). */
import { describe, expect, test } from 'vitest';
import { BRANCHES, COLOURS, DONE_KEYWORDS, HUNTERS, type HunterId, KEYWORDS_OF } from '../kinds.ts';
import type { ActionCard } from '../types.ts';
import { sayAbilities } from '../words/index.ts';
import { ACTION_CARDS, MASTERIES } from './index.ts';

type Datum = Readonly<Record<string, unknown>>;
/** Every object in there, however deep. */
function everyDatum(value: unknown): Datum[] {
  if (Array.isArray(value)) return value.flatMap(everyDatum);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Datum, ...Object.values(value).flatMap(everyDatum)];
}
const wordsIn = (value: unknown): string[] => everyDatum(value).flatMap(({ do: word }) => (typeof word === 'string' ? [word] : []));
const doneKeywordsIn = (value: unknown): string[] => wordsIn(value).filter(word => (DONE_KEYWORDS as readonly string[]).includes(word));
const keywordsOf = (card: ActionCard): string[] => [...(card.keywords ?? []), ...doneKeywordsIn(card.abilities)];

const cardsOf = (hunter: HunterId): ActionCard[] => ACTION_CARDS.filter(card => card.hunter === hunter);
const startersOf = (hunter: HunterId): ActionCard[] => cardsOf(hunter).filter(card => !card.branch);
const masteriesOf = (hunter: HunterId) => MASTERIES.filter(card => card.hunter === hunter);
const byColour = (cards: readonly ActionCard[]): number[] => COLOURS.map(colour => cards.filter(card => card.colour === colour).length);
const spread = (cards: readonly ActionCard[], of: 'cost' | 'value'): number[] =>
  [0, 1, 2, 3].map(n => cards.filter(card => card[of] === n).length);
const doubled = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i);
const words = (text: string): number => text.split(/\s+/).length;

/** A keyword; else a condition on neighbours, colour or position; else one plain line. */
function kindOf(card: ActionCard): 'keyword' | 'condition' | 'plain' {
  if (keywordsOf(card).length > 0) return 'keyword';
  const asks = card.abilities.some(one => one.if || one.on !== 'play') || wordsIn(card.abilities).includes('when');
  return asks ? 'condition' : 'plain';
}

describe.each(HUNTERS)('%s', hunter => {
  test('[PA-COMP-6] 24 starters, six of each colour, and one starter mastery', () => {
    expect(byColour(startersOf(hunter))).toEqual([6, 6, 6, 6]);
    expect(masteriesOf(hunter).filter(card => !card.branch)).toHaveLength(1);
  });

  test('[PA-COMP-7] 44 action cards and 6 masteries; each branch gives two cards, then two cards and a mastery, one of each colour in all', () => {
    expect(cardsOf(hunter)).toHaveLength(44);
    expect(masteriesOf(hunter).flatMap(card => card.branch ?? [])).toEqual([...BRANCHES]);
    for (const branch of BRANCHES) {
      const cards = cardsOf(hunter).filter(card => card.branch === branch);
      expect(cards.map(card => card.step)).toEqual([1, 1, 2, 2]);
      expect(byColour(cards)).toEqual([1, 1, 1, 1]);
    }
  });

  test('[PA-COMP-2] only keywords of its own list, and each of them on a card', () => {
    const used = new Set([...cardsOf(hunter).flatMap(keywordsOf), ...masteriesOf(hunter).flatMap(card => doneKeywordsIn(card))]);
    expect([...used].sort()).toEqual([...KEYWORDS_OF[hunter]].sort());
  });

  test('[PA-COMP-2] weapon icons and the focused-mastery icon are on its cards', () => {
    const data = everyDatum(cardsOf(hunter));
    expect(data.some(({ of }) => of === 'weapon-level')).toBe(true);
    expect(data.some(({ focused }) => focused === true)).toBe(true);
  });

  test('[PA-COMP-3] costs 0 to 3, stamina values 0 to 2, spread over the starters as ordered', () => {
    const [free, one, two, three] = spread(startersOf(hunter), 'cost');
    expect([free, three, one! + two!]).toEqual([8, 1, 15]);
    expect([2, 3]).toContain(two);
    const [none, single, double] = spread(startersOf(hunter), 'value');
    expect([1, 2]).toContain(none);
    expect([double, none! + single!]).toEqual([4, 20]);
    for (const { cost, value } of cardsOf(hunter)) {
      expect([0, 1, 2, 3]).toContain(cost);
      expect([0, 1, 2]).toContain(value);
    }
  });

  test('aggro marks on its starters', () => {
    const marks: Readonly<Record<HunterId, number>> = { mirah: 5, dareon: 6, thoreg: 6, ljonar: 9 };
    expect(startersOf(hunter).filter(card => card.aggro)).toHaveLength(marks[hunter]);
  });

  test('about a third of the starters are plain, a third ask for something, a third have a keyword', () => {
    for (const kind of ['plain', 'condition', 'keyword']) {
      const n = startersOf(hunter).filter(card => kindOf(card) === kind).length;
      expect(n, kind).toBeGreaterThanOrEqual(7);
      expect(n, kind).toBeLessThanOrEqual(10);
    }
  });

  test('an attack adds at most 3 weapon icons for a cost of 0 or 1, unless it strains, and 5 or 6 for a cost of 3', () => {
    for (const card of cardsOf(hunter).filter(({ colour }) => colour === 'red')) {
      const icons = everyDatum(card.abilities).flatMap(({ do: word, n }) =>
        word === 'more-damage' ? everyDatum(n).map(({ times }) => Number(times)) : [],
      );
      const most = Math.max(0, ...icons);
      if (card.cost <= 1 && !wordsIn(card.abilities).includes('strain')) expect(most, card.name).toBeLessThanOrEqual(3);
      if (card.cost === 3 && most > 0) expect([5, 6], card.name).toContain(most);
    }
  });

  test('only attacks add to the damage of an attack, and nothing on a card repeats an Action for free', () => {
    for (const card of cardsOf(hunter).filter(({ colour }) => colour !== 'red'))
      expect(wordsIn(card.abilities)).not.toContain('more-damage');
    const actions = [...cardsOf(hunter), ...masteriesOf(hunter)].flatMap(everyDatum).filter(({ on }) => on === 'action');
    for (const { cost, once } of actions) expect([cost !== undefined, once]).toEqual([true, 'turn']);
  });

  test('a discard from the deck never leads to another discard from the deck', () => {
    const milled = cardsOf(hunter).flatMap(card => card.abilities.filter(({ on }) => on === 'milled'));
    expect(milled.flatMap(({ effects }) => wordsIn(effects)).filter(word => word === 'mill' || word === 'volley')).toEqual([]);
  });

  test('no branch card is a plain better copy of a starter: same colour, same cost, its whole text and more', () => {
    for (const one of startersOf(hunter)) {
      const text = sayAbilities(one.abilities, 'hunter');
      const better = cardsOf(hunter).filter(
        card =>
          card.branch &&
          card.colour === one.colour &&
          card.cost <= one.cost &&
          (one.keywords ?? []).every(word => card.keywords?.includes(word)) &&
          sayAbilities(card.abilities, 'hunter').includes(text),
      );
      expect(
        better.map(card => card.name),
        one.name,
      ).toEqual([]);
    }
  });

  test('names of one to three words; flavour of at most twelve on about two cards in three', () => {
    for (const { name } of cardsOf(hunter)) expect(words(name), name).toBeLessThanOrEqual(3);
    const flavours = [...cardsOf(hunter), ...masteriesOf(hunter)].flatMap(({ flavour }) => flavour ?? []);
    for (const flavour of flavours) {
      expect(words(flavour), flavour).toBeLessThanOrEqual(12);
      expect(flavour).not.toMatch(/!|\d/);
    }
    expect(flavours.length).toBeGreaterThanOrEqual(30);
    expect(flavours.length).toBeLessThanOrEqual(38);
  });

  test('every mastery is filled by something and does something', () => {
    for (const { name, focus, fills, focused } of masteriesOf(hunter)) {
      expect(focus, name).toBeGreaterThanOrEqual(1);
      expect(wordsIn(fills), name).toContain('mastery');
      expect(focused.length, name).toBeGreaterThan(0);
    }
  });
});

test('no two cards have the same id, name or flavour', () => {
  const all = [...ACTION_CARDS, ...MASTERIES];
  expect(doubled(all.map(card => card.id))).toEqual([]);
  expect(doubled(all.map(card => card.name.toLowerCase()))).toEqual([]);
  expect(doubled(all.flatMap(card => card.flavour ?? []))).toEqual([]);
  for (const { id } of all) expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
});

test.each([
  ['mirah', 'Thumb to Jaw', 'red', '', 'The rest is weather.'],
  ['mirah', 'Loose and Walk', 'blue', 'volley', 'Arrows are cheap. Being close is expensive.'],
  ['mirah', 'Behind the Dust', 'green', 'blind', 'For one breath it hates the wind instead.'],
  ['dareon', 'Say It Again', 'red', 'berserker', 'The sword knows one word.'],
  ['dareon', 'Last Word', 'red', 'finisher', 'Afterwards he never remembers lifting it.'],
  ['dareon', 'Bleed on It', 'yellow', 'resilience', 'He has been hit harder by doors.'],
  ['thoreg', 'Along the Wall', 'blue', 'stealth', 'Every wall has one tired stone. He listens for it.'],
  ['thoreg', 'Ring the Bell', 'red', 'stun', 'You could see it thinking. Now you cannot.'],
  ['thoreg', 'Not There', 'green', 'recycle', 'Big men learn early which boards creak.'],
  ['ljonar', 'Over Here', 'yellow', 'taunt', 'A voice that dogs and monsters obey.'],
  ['ljonar', 'Room for Two', 'yellow', '', 'The shield was made wide on purpose.'],
  ['ljonar', 'Your Pardon', 'red', 'vulnerable', 'Brief, polite, under the ribs.'],
] as const)('%s has %s among the starters', (hunter, name, colour, keyword, flavour) => {
  const card = startersOf(hunter).find(one => one.name === name)!;
  expect([card.colour, keywordsOf(card).join(' '), card.flavour]).toEqual([colour, keyword, flavour]);
});
