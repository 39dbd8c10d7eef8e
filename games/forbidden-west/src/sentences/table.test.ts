/** The table in words, the stage and the sketch: of a page, and of an encounter. */
import { lazyView, viewOf } from '@quarry/kernel';
import { expect, describe as group, test } from 'vitest';
import { stateSchema, type View } from '../state.ts';
import { type Position, staged } from '../testing/rehearsal.ts';
import { sketch } from './sketch.ts';
import { stage } from './stage.ts';
import { describe } from './table.ts';

const POSITION: Position = {
  map: ['....', '."^.', '....', '....'].map(row => row.padEnd(6, '.')),
  exits: [[5, 0]],
  marshals: [
    { at: [0, 0], resources: { metal: 2, spark: 1 }, dial: 7 },
    { at: [1, 1], isRevealed: true, condition: 'fire' },
  ],
  enemies: [
    { type: 'stonetusk', at: [2, 2] },
    { type: 'scurrier', at: [3, 0], parts: [0] },
  ],
  features: [{ kind: 'refugee', at: [4, 0] }],
  isLarge: true,
};
const viewed = (change: Partial<View> = {}): View => ({ ...(viewOf(stateSchema, staged(POSITION), 0) as View), ...change });
const page = (): View => viewed({ brief: null, step: 'read', entry: '1.01', element: 0, dice: [4, 3, 1] });
const block = (view: View, heading: RegExp): readonly string[] => describe(view, 0).find(one => heading.test(one.heading))?.lines ?? [];

const ridge = { title: 'Climb the ridge', says: 'See it whole before it sees you.' };
const ruts = { title: 'Follow the ruts', says: 'Straight to whoever is left.' };
const roll = { is: 'needs', says: 'a roll' };
const hurt = { is: 'risk', says: 'one may be hurt' };

group('Of a page', () => {
  test('its number, its title, its paragraphs, what is pencilled beside it, and where it leads', () => {
    const [first] = describe(page(), 0);
    expect(first?.heading).toBe('Crooked');
    expect(first?.lines).toHaveLength(4);
    expect(first?.lines[1]).toBe('Smoke stands over the grain road, straight as a post.');
    expect(first?.page).toEqual({
      number: '1.01',
      chapter: 'Chapter 1 · Ash on the Grain Road',
      notes: ['nine carts burning. no smell of bread.'],
      offers: [
        { ...ruts, hints: [roll, { is: 'gain', says: 'stores' }, hurt], about: { kind: 'entry', id: '1.02' } },
        { ...ridge, hints: [roll, { is: 'gain', says: 'the lie of the land' }, hurt], about: { kind: 'entry', id: '1.03' } },
      ],
    });
  });

  test('what a roll needs, the dice that are left, and the best that they can do', () => {
    const [roll] = describe(viewed({ brief: null, step: 'read', entry: '1.02', element: 1, dice: [2, 0, 0] }), 0)[0]!.page!.offers;
    expect(roll?.hints.map(one => one.says)).toEqual(['2 pips', '2 orange dice left in this chapter', 'at best: 1 die 17 %, 2 dice 56 %']);
  });

  test('pages read before can be read again, with what was chosen; none that was not opened is told', () => {
    const view = viewed({ brief: null, step: 'read', entry: '1.05', from: '1.03', element: 0, history: ['1.01', '1.03', '1.05'] });
    const pages = describe(view, 0).flatMap(one => (one.page ? [[one.page.number, one.page.isRead ?? false, one.heading]] : []));
    expect(pages).toEqual([
      ['1.05', false, 'One Lamp'],
      ['1.01', true, 'Crooked'],
      ['1.03', true, expect.any(String)],
    ]);
    expect(describe(view, 0).flatMap(one => one.page?.chapter ?? [])).toEqual(['Chapter 1 · Ash on the Grain Road']);
    const [crooked, climbed] = describe(view, 0).filter(one => one.page?.isRead);
    expect(crooked?.page?.offers.map(one => [one.title, one.came])).toEqual([
      [ruts.title, undefined],
      [ridge.title, 'taken'],
    ]);
    expect(climbed?.page?.offers.map(one => one.came)).toEqual(['failed']);
    expect(JSON.stringify(describe(view, 0))).not.toContain('Under the Ninth');
  });

  test('during an encounter all pages of the chapter can be read again, and none of another chapter', () => {
    const view = viewed({ chapter: 2, entry: '2.01', history: ['1.01', '1.02', '2.01'] });
    expect(describe(view, null).flatMap(one => one.page?.number ?? [])).toEqual(['2.01']);
  });

  test('the same is told from a view that is worked out only where it is looked at', () => {
    const state = { ...staged(POSITION), brief: null, step: 'read' as const, entry: '1.05', history: ['1.01', '1.03', '1.05'] };
    expect(describe(lazyView(stateSchema, state, 0) as View, 0)).toEqual(describe(viewOf(stateSchema, state, 0) as View, 0));
  });

  test('there is no map, and no turn', () => {
    expect(sketch(page()).cells).toEqual([]);
    expect(stage(page())).toEqual({
      title: 'Chapter 1 of 13 · Ash on the Grain Road',
      steps: ['Story', 'Encounter', 'Aftermath'],
      at: 0,
      meter: null,
      active: null,
      heading: 'Chapter 1 · Ash on the Grain Road',
    });
  });
});

group('Of an encounter', () => {
  test('objective, tracks, characters, enemies, satchels', () => {
    const view = viewed();
    expect(block(view, /^Objective$/)).toEqual(['Defeat every enemy: 0 of 2', 'Turns: 1 of 40; then it is lost']);
    expect(block(view, /^Alert and threat$/)).toEqual([
      'Alert token on row 1 of 8.',
      'Hidden: Drokkeh on row 8. Whoever the alert token reaches is revealed.',
      'Threat, the highest first: Senvi.',
    ]);
    expect(block(view, /^Drokkeh at A1$/)).toEqual([
      '7 of 11 HP, hidden, threat on row 8, alert on row 1, 0 in hand, 0 to draw, 0 discarded',
    ]);
    expect(block(view, /^Senvi at B2$/)[0]).toMatch(/^\d+ of \d+ HP, revealed, Fire, 0 in hand/);
    expect(block(view, /^Scurrier at D1$/)).toEqual(['4 of 4 HP, armour 1; Screech Horn (A) destroyed']);
    expect(block(view, /^What Drokkeh carries$/)).toContain('Satchel: 2 metal shards and 1 spark cell');
    expect(block(view, /^Behaviour decks$/)).toHaveLength(3);
  });

  test('the first block of a seat is the short one', () => {
    const own = describe(viewed(), 0).filter(one => one.seat === 0);
    expect(own[0]?.heading).toBe('Drokkeh at A1');
    expect(own[0]?.lines).toHaveLength(1);
  });

  test('the stage tells chapter, turn, goal and whose turn it is', () => {
    expect(stage(viewed())).toEqual({
      title: 'Chapter 1 of 13 · Ash on the Grain Road',
      steps: ['Set-up', 'Actions', 'Command', 'Enemies', 'Draw'],
      at: 1,
      meter: { says: 'Defeat every enemy', value: 0, of: 2 },
      active: 0,
      heading: 'Turn 1 · Drokkeh',
    });
    expect(stage(viewed({ step: 'enemies' })).heading).toBe('Turn 1 · The enemies');
  });

  test('the edges of the board are named as its squares are', () => {
    const { cells, edges } = sketch(viewed());
    const nameAt = ({ x, y }: { x: number; y: number }): string => `${edges!.columns[x]}${edges!.rows[y]}`;
    expect(cells.map(nameAt)).toEqual(cells.map(({ says }) => says.split(',')[0]));
  });

  test('the sketch has every square and every piece; a huge enemy lies over four squares', () => {
    const { cells, pieces, legend } = sketch(viewed());
    expect(legend?.map(one => `${one.mark} ${one.says}`)).toEqual(['ψ Tall grass', '▲ Elevation', '⇥ An exit']);
    expect(cells).toHaveLength(24);
    expect(cells[7]).toEqual({ ref: { kind: 'square', id: 7 }, x: 1, y: 1, says: 'B2, tall grass', mark: 'ψ', ground: 'growth' });
    expect(cells[5]?.says).toBe('F1, open ground, an exit');
    expect(pieces.map(({ ref, x, y, r }) => [`${ref.kind} ${ref.id}`, x, y, r])).toEqual([
      ['feature 0', 4, 0, 0.26],
      ['enemy 0', 2.5, 2.5, 0.9],
      ['enemy 1', 3, 0, 0.34],
      ['seat 0', 0, 0, 0.3],
      ['seat 1', 1, 1, 0.3],
    ]);
    expect(pieces[3]?.says).toBe('Drokkeh at A1, hidden, 7 of 11 HP');
  });
});
