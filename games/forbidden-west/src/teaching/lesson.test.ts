/** The first lesson: what its hints say of the practice yard is so (K-119). */
import { describe, expect, test } from 'vitest';
import { cardNamed, characterCard, gearCard } from '../content/box.ts';
import { PAGES } from '../content/pages.ts';
import { DECISION_KINDS } from '../decisions.ts';
import { fieldOf } from '../places.ts';
import type { View } from '../state.ts';
import { fight } from '../testing/rehearsal.ts';
import { FIRST_FIGHT } from './lesson.ts';

const rowsOf = (id: string): readonly string[] => PAGES.find(page => page.id === id)!.rows;
const joined = (left: string, right: string): string[] => rowsOf(left).map((row, y) => row + rowsOf(right)[y]);

const yard = fieldOf('B0', [], false);
const [start, first, cover] = FIRST_FIGHT.hints.flatMap(({ about }) =>
  about.flatMap(({ kind, id }) => (kind === 'square' ? [Number(id)] : [])),
);

describe('[K-119] The practice yard', () => {
  test('the hint to start in tall grass names a starting square in tall grass', () => {
    expect(yard.starts).toContain(start);
    expect(yard.terrain[start!]).toBe('grass');
  });

  test('[FW-ACT-5] the sprint is two steps and ends in cover', () => {
    expect(yard.neighbours[start!]).toContain(first);
    expect(yard.neighbours[first!]).toContain(cover);
    expect(yard.terrain[cover!]).toBe('cover');
  });

  test('[FW-EQUIP-5] from there the Razorhound is 4 squares away, as far as the bow reaches, and the Scurrier is farther', () => {
    const [scurrier, razorhound] = yard.brief.enemies;
    expect([scurrier?.enemy, razorhound?.enemy]).toEqual(['scurrier', 'razorhound']);
    const reach = gearCard(cardNamed('senvi-cliff-bow')).levels[0].range!;
    expect(reach).toBe(4);
    expect(yard.area.distance(cover!, yard.at(razorhound!.at[0]!))).toBe(reach);
    expect(yard.area.distance(cover!, yard.at(scurrier!.at[0]!))).toBeGreaterThan(reach);
  });

  test('[FW-CMD-1] whoever starts beside Senvi is in her command range from there', () => {
    const { range } = characterCard('senvi').levels[0].command;
    for (const one of yard.starts) expect(yard.area.distance(cover!, one)).toBeLessThanOrEqual(range);
  });

  test('[FW-PATROL-5] no route comes next to the way', () => {
    for (const route of yard.routes)
      for (const at of route) for (const way of [first!, cover!]) expect(yard.area.distance(at, way)).toBeGreaterThan(1);
  });
});

describe('[K-119] The first turn', () => {
  /** The yard, as the rehearsal draws maps. */
  const map = [...joined('field-3', 'sluice-1'), ...joined('dome-1', 'camp-1')];
  const NAMED = { 'play-ammunition': 'senvi-goose-quill.1', reroll: [] } as const;

  function played() {
    const r = fight({
      map,
      rows: 7,
      marshals: [
        { is: 'senvi', at: [1, 10], hand: ['senvi-goose-quill.1', 'senvi-goose-quill.2'] },
        { is: 'drokkeh', at: [0, 10] },
      ],
      enemies: [
        { type: 'scurrier', at: [7, 1] },
        { type: 'razorhound', at: [7, 7] },
      ],
      dice: { attack: [[1, 1, 2, 0]], command: [['crit', 0]] },
    }).play();
    const [, ...hints] = FIRST_FIGHT.hints;
    for (const { when, answer } of hints.slice(0, hints.findIndex(one => one.when === 'discard-before-drawing') + 1))
      r.answer(when, answer ?? NAMED[when as keyof typeof NAMED]);
    return r;
  }

  test('its hints come one after the other, and nothing is asked of the learner between them', () => {
    expect(() => played()).not.toThrow();
  });

  test('[FW-COMP-2] [FW-ALERT-6] 3 damage destroys the Cell, the Razorhound has Shock, and Senvi is still hidden', () => {
    const r = played();
    expect(r.enemy(1)).toMatchObject({ hp: 7, parts: [3, 0], condition: 'shock' });
    expect(r.marshal()).toMatchObject({ isHidden: true, row: 5, square: cover });
    expect(r.alert).toBe(2);
  });

  test('[FW-CMD-4] the critical keeps the enemies from acting', () => {
    expect(played().told.map(one => one.type)).not.toContain('types-ordered');
  });
});

test('[K-119] whoever has gone another way is told all the same, from the first action on', () => {
  expect(FIRST_FIGHT.hints.filter(one => one.anyway === undefined).map(one => one.when)).toEqual(['place-marshal']);
  const anyway = FIRST_FIGHT.hints.flatMap(one => (typeof one.anyway === 'string' ? [one.anyway] : []));
  expect(anyway.filter(says => /Sprint\.|Leave the grass|Razorhound|the Cell|Drokkeh/.test(says))).toEqual([]);
});

test('[K-119] whoever has gone another way is told of hiding while hidden, and of grass and cover where a step leads there', () => {
  const hint = (anyway: RegExp) => FIRST_FIGHT.hints.find(one => typeof one.anyway === 'string' && anyway.test(one.anyway))!;
  const on = (map: readonly string[], isRevealed = false): View =>
    fight({ map: [...map], marshals: [{ is: 'senvi', at: [0, 0], isRevealed }], enemies: [{ type: 'scurrier', at: [3, 0] }] })
      .state as View;
  const [hidden, ground] = [hint(/^You are hidden/), hint(/^In tall grass/)];

  expect([hidden.hasPassed!(on(['....'])), hidden.hasPassed!(on(['....'], true))]).toEqual([false, true]);
  expect(['....', '."..', '.c..'].map(row => ground.hasPassed!(on([row])))).toEqual([true, false, false]);
});

test('[K-119] How to play tells what the game is about, not the practice yard', () => {
  expect(FIRST_FIGHT.goal).toMatch(/13 chapters/);
  expect(FIRST_FIGHT.goal).not.toMatch(/turn \d|Razorhound|Scurrier/);
});

test('[K-119] every hint waits for a decision that there is, and is short', () => {
  for (const { when, says } of FIRST_FIGHT.hints) {
    expect(DECISION_KINDS).toContain(when);
    expect(says).toMatch(/^[A-Z].*\.$/);
    for (const sentence of says.split(/(?<=\.) /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
  }
});
