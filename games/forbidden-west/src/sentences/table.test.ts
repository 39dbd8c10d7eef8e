/** The table in words, the stage and the sketch: of a page, and of an encounter. */
import { viewOf } from '@quarry/kernel';
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

group('Of a page', () => {
  test('its title, its paragraphs, what is pencilled beside it, and where it leads', () => {
    const [first, second] = describe(page(), 0);
    expect(first?.heading).toBe('Crooked');
    expect(first?.lines[1]).toBe('Smoke stands over the grain road, straight as a post.');
    expect(first?.lines.at(-1)).toBe('✎ nine carts burning. no smell of bread.');
    expect(second).toEqual({
      heading: 'Where to?',
      lines: [
        '→ Follow the ruts: Straight to whoever is left. (a roll; + stores; risk: one may be hurt)',
        '→ Climb the ridge: See it whole before it sees you. (a roll; + the lie of the land; risk: one may be hurt)',
      ],
    });
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
    expect(block(view, /^Objective$/)).toEqual(['Defeat every enemy: 0 of 2']);
    expect(block(view, /^Alert and threat$/)).toEqual([
      'Alert token on row 1 of 8.',
      'Hidden: Drokkeh on row 8. Whoever the alert token reaches is revealed.',
      'Threat, the highest first: Senvi.',
    ]);
    expect(block(view, /^Drokkeh at A1$/)).toEqual(['7 of 11 HP, hidden, 0 in hand, 0 to draw, 0 discarded']);
    expect(block(view, /^Senvi at B2$/)[0]).toMatch(/^\d+ of \d+ HP, revealed, Fire, 0 in hand/);
    expect(block(view, /^Scurrier at D1$/)).toEqual(['0 wounds of 4 HP, armour 1; A Screech Horn destroyed']);
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

  test('the sketch has every square and every piece; a huge enemy lies over four squares', () => {
    const { cells, pieces } = sketch(viewed());
    expect(cells).toHaveLength(24);
    expect(cells[7]).toEqual({ ref: { kind: 'square', id: 7 }, x: 1, y: 1, says: 'B2, tall grass', mark: 'ψ' });
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
