/** The table in words and as a sketch: what a seat needs to know, and no secret of another. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { box, cardNamed } from '../content/box.ts';
import { CHARACTER_CARDS } from '../content/characters.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { hexAt } from '../places.ts';
import { stateSchema, type View } from '../state.ts';
import { hexOn, type Position, staged } from '../testing/rehearsal.ts';
import { characterText, faces, missionNotes, skillText } from './cards.ts';
import { sketch } from './sketch.ts';
import { outcomeSays, stage } from './stage.ts';
import { describe as table } from './table.ts';

const seenBy = (seat: number | null, position: Position = {}): View => viewOf(stateSchema, staged(position), seat) as View;
const textsOf = (view: View, seat: number | null): string => JSON.stringify(table(view, seat));

const CAMP: Position = {
  characters: [
    { is: 'wren', at: 'n', hp: 2, water: 2, ap: 4, isInfected: true, goods: { food: 1, connector: 2 }, items: ['knife.1'] },
    { is: 'boone' },
  ],
  tiles: [
    { at: 'n', is: 'tin-cup-flats', goods: { metal: 1 }, hasCamp: true, fire: 'campfire', hasObjective: true },
    { at: 'n n', isDown: true },
  ],
  enemies: [{ is: 'bear.1', at: 'n', damage: 2 }],
  merchants: [{ items: ['knife.2'], goods: { wood: 1 }, water: 3 }],
  day: 2,
  sun: 'heat',
};

describe('The table', () => {
  test('the first line of a seat is how it stands', () => {
    const [wren] = table(seenBy(0, CAMP), 0).filter(one => one.seat === 0);
    expect(wren!.heading).toBe('Wren');
    expect(wren!.lines[0]).toBe('2 of 6 HP, 2 of 5 water, OK, 4 AP, injured, infected');
    expect(wren!.lines[2]).toBe('Carries 1 food and 2 connectors; room for 3 more pieces.');
  });
  test('one card that is left to draw is counted as one', () => {
    const view = { ...seenBy(0, CAMP), enemyDeck: 1, nightDeck: 1, eventDeck: 1, lootDeck: 2 };
    expect(textsOf(view, 0)).toContain('1 enemy, 1 night card, 1 event and 2 loot cards.');
  });
  test('enemies, merchants and tiles are told where they are pointed at', () => {
    const blocks = table(seenBy(0, CAMP), 0);
    const about = (kind: string, id: number) => blocks.find(one => one.about?.kind === kind && one.about.id === id)!;
    expect(about('enemy', 0).lines[0]).toBe('3 of 5 HP, on Tin Cup Flats.');
    expect(about('merchant', 0).lines[0]).toBe('In New Haven. In stock: 3 water and 1 wood.');
    expect(about('hex', hexOn('n')).lines.join(' ')).toContain('Here: Wren. Enemies: the bear.');
  });
  test('what is to be done is told with what is done so far, before everything else', () => {
    const [well] = MISSIONS;
    const view = seenBy(0, { state: { mission: 0, counters: well!.counters.map(() => 0) } });
    const [first] = table(view, 0).filter(one => !one.page);
    expect(first).toMatchObject({
      heading: 'The mission so far',
      lines: [
        'Bring 3 metal, 1 connector and 1 plastic to New Haven.',
        'Metal delivered: 0 of 3.',
        'Connectors delivered: 0 of 1.',
        'Plastic delivered: 0 of 1.',
      ],
    });
  });
  test('once all is over nobody can be brought back any more', () => {
    const fallen: Position = { characters: [{ is: 'wren', hp: 0, diedIn: 1 }, {}], state: { isOver: true } };
    expect(table(seenBy(0, fallen), 0).find(one => one.seat === 0)!.lines[0]).toBe('Dead in New Haven');
  });
  test('a piece of an enemy has a letter only while there is another like it', () => {
    const marksOf = (...all: string[]): string[] => {
      const enemies = all.map(is => ({ is, at: 'n' }));
      return sketch(seenBy(0, { enemies })).pieces.flatMap(one => (one.side === 'theirs' ? [one.mark] : []));
    };
    expect([marksOf('bear.1'), marksOf('bear.1', 'bear.2')]).toEqual([['Be'], ['BeA', 'BeB']]);
  });
  test('the mission card in play is an open page, earlier ones can be read again, later ones are unknown', () => {
    const [well] = MISSIONS;
    const view = seenBy(0, { state: { mission: 0, stage: 2, counters: well!.counters.map(() => 0) } });
    const pages = table(view, 0).filter(one => one.page);
    expect(pages.map(({ heading, page }) => [heading, page!.isRead ?? false, page!.chapter])).toEqual([
      [well!.cards[2]!.title, false, undefined],
      [well!.cards[0]!.title, true, well!.name],
      [well!.cards[1]!.title, true, undefined],
    ]);
    const [metal] = pages[1]!.page!.offers;
    expect(metal).toMatchObject({
      title: 'Hand over metal for the shaft',
      says: expect.stringMatching(/^Metal delivered: \d of 3\.$/),
      hints: [],
      came: 'over',
    });
    const first = seenBy(0, { state: { mission: 0, stage: 0, counters: well!.counters.map(() => 0) } });
    expect(textsOf(first, 0)).not.toContain(well!.cards[1]!.title);
  });
  test('[US-MISSION-2] an offer of the mission card says how far it has come, and its price and place, in numbers of this table', () => {
    const first = seenBy(0, { state: { mission: 0, counters: MISSIONS[0]!.counters.map(() => 0) } });
    const { offers } = table(first, 0).find(one => one.page)!.page!;
    expect(offers.map(({ says, hints }) => `${says} ${hints.map(one => one.says).join()}`)).toEqual([
      'Metal delivered: 0 of 3, 1 more for this. You pay 1 metal, in New Haven',
      'Connectors delivered: 0 of 1, 1 more for this. You pay 1 connector, in New Haven',
      'Plastic delivered: 0 of 1, 1 more for this. You pay 1 plastic, in New Haven',
      'Connectors delivered: 0 of 1, 1 more for this. You pay 1 AP and 3 water, in New Haven, if it is day 3 or later',
      'Plastic delivered: 0 of 1, 1 more for this. You pay 1 AP and 4 water, in New Haven, if it is day 3 or later',
    ]);
  });
  test('what loses a mission is said as one would say it', () => {
    const lost = (id: string, card: number): string | undefined =>
      missionNotes(MISSIONS.find(one => one.id === id)!.cards[card]!).find(one => one.startsWith('Lost'));
    expect([lost('wolves-at-the-door', 0), lost('dry-well', 2)]).toEqual([
      'Lost with 3 bad mornings.',
      'Lost if the digging crew has fallen.',
    ]);
  });
  test('[US-TEAM-5] a team card is told to its owner alone', () => {
    const semi: Position = { mode: 'semi', team: ['saboteur', 'late-watch'] };
    expect(textsOf(seenBy(0, semi), 0)).toContain('Your team card: Saboteur');
    for (const reader of [1, null]) expect(textsOf(seenBy(reader, semi), reader)).not.toContain('Saboteur');
  });
  test('[US-TEAM-9] the drop is drawn for the Quartermaster alone', () => {
    const semi: Position = { mode: 'semi', team: ['quartermaster', 'late-watch'] };
    const isDrawn = (seat: number | null): boolean => sketch(seenBy(seat, semi)).pieces.some(one => one.ref.kind === 'drop');
    expect([isDrawn(0), isDrawn(1), isDrawn(null)]).toEqual([true, false, false]);
  });
  test('the map in letters', () => {
    const drawing = table(seenBy(0, CAMP), 0).find(one => one.isDrawing)!;
    expect(drawing.lines.join('\n')).toContain('W');
    expect(drawing.lines.join('\n')).toContain('?');
  });
});

describe('The sketch', () => {
  test('a cell for every tile, and for where the map can grow, by the refs of options', () => {
    const { kind, cells } = sketch(seenBy(0, CAMP));
    expect(kind).toBe('hexes');
    const at = (place: string) => cells.find(one => one.ref.id === hexOn(place))!;
    expect(at('haven')).toMatchObject({ ref: { kind: 'hex' }, x: 0, y: 0, mark: '⌂ 1' });
    expect(at('n').says).toMatch(/^Tin Cup Flats, dry flats, value 1, room for 4: 1 metal, .*an objective, a camp and a campfire$/);
    expect(at('n').mark, 'no sign before a number').toBe('▱ 1');
    expect(at('n n').mark).toBe('?');
    expect(at('s')).toMatchObject({ mark: '·', says: 'Unknown ground, 1 south of New Haven' });
    for (const { ref, x, y } of cells) expect(hexAt({ x, y })).toBe(ref.id);
    expect(new Set(cells.map(one => one.ref.id)).size).toBe(cells.length);
  });
  test('pieces for everybody and everything that stands there', () => {
    const { pieces } = sketch(seenBy(0, CAMP));
    const kinds = new Set(pieces.map(one => one.ref.kind));
    for (const kind of ['character', 'enemy', 'merchant', 'camp', 'fire', 'objective', 'goods']) expect(kinds).toContain(kind);
  });
  test('[US-MAP-9] without tiles in the stack the map does not grow', () => {
    expect(sketch(seenBy(0, { stack: [] })).cells.some(one => one.mark === '·')).toBe(false);
  });
});

describe('Stage and end', () => {
  test('the day, its phase, and whose turn it is', () => {
    const view = seenBy(0, { ...CAMP, mission: { name: 'The Dry Well', lastDay: 6 } });
    expect(stage(view)).toMatchObject({
      title: 'The Dry Well · Day 2, Heat',
      at: 1,
      active: 0,
      actor: { kind: 'character', id: 0 },
      heading: 'Day 2 · Morning · Heat · Wren',
      meter: { value: 2, of: 6 },
    });
  });
  test('who won and how; a loss is plain', () => {
    const ended = (state: NonNullable<Position['state']>): View =>
      seenBy(0, {
        mission: { name: 'Exodus', lost: 'The bolt falls.', won: 'The river is wet.' },
        state: { isOver: true, step: 'over', ...state },
      });
    expect(outcomeSays({ winners: [0, 1] }, ended({ result: 'won', why: 'mission' }))).toBe(
      'Exodus is fulfilled on day 1 of 8. The river is wet.',
    );
    expect(outcomeSays({ winners: [] }, ended({ result: 'lost', why: 'last-day' }))).toBe(
      'Day 8 is over, and Exodus is not fulfilled. The bolt falls.',
    );
    expect(outcomeSays({ winners: [] }, ended({ result: 'lost', why: 'all-dead' }))).toBe('None of you is alive.');
  });
});

describe('Faces', () => {
  test('every card of the box has one', () => {
    const all = faces();
    expect(all).toHaveLength(box.cards.length);
    for (const { name, kind, says } of all) {
      expect(name).not.toBe('');
      expect(kind).toMatch(/^[A-Z]/);
      expect(says).toMatch(/^[A-Z\d].*[.)]$/s);
      expect(says).not.toMatch(/undefined|NaN|\[object| {2}|\.\./);
    }
  });
  test('a weapon prints its dice, its recipe and its value', () => {
    expect(faces()[cardNamed('knife.1')]).toMatchObject({
      name: 'Knife',
      kind: 'Item · weapon',
      says: 'Melee: 1 blue die more. Recipe: 1 fabric and 1 metal. Value 3, 1 star.',
    });
  });
  test('an enemy prints its dice by day and night, and its loot', () => {
    expect(faces()[cardNamed('bear.1')]!.says).toBe(
      '5 HP. Melee: 2 green dice by day, 2 green dice and 1 yellow die at night. Loot: 2 food for 1 success, 3 food for 2.',
    );
  });
  test('weather, nights and skills', () => {
    expect(faces()[cardNamed('storm.1')]!.says).toMatch(
      /^AP start from 5 this phase\. Sleep costs 3\. You can Collect rain\. All fires go out\./,
    );
    expect(faces()[cardNamed('the-cold-hour')]!.says).toBe('Pay 1 wood, or lose 1 fitness. A fire here cancels this card.');
    const [ida] = CHARACTER_CARDS;
    expect(skillText(ida!.skill)).toBe(
      'Go Now. Once a day, 0 AP: another character within 1 tile may at once take a movement or combat action for 1 AP less.',
    );
    expect(characterText(ida!)).toContain('7 HP, 5 water.');
  });
});
