import { expect, test } from 'vitest';
import { MISSIONS } from '../content/missions/index.ts';
import { provoke } from '../rules/combat.ts';
import { hexOn, staged, trek } from './rehearsal.ts';

test('a position in a few lines: people, tiles, enemies, things', () => {
  const r = trek({
    characters: [
      { at: 'n', goods: { food: 1 }, items: ['knife.1', { card: 'bow.1', n: 1 }] },
      { is: 'kesh', hp: 2 },
    ],
    tiles: [
      { at: 'n', hasCamp: true, is: { enemies: 1 }, goods: { wood: 2 } },
      { at: 'ne', isDown: true },
    ],
    enemies: [
      { at: 'n', symbol: 0 },
      { is: 'bear.1', at: 'n n' },
    ],
  });
  expect(r.character(0).hex).toBe(hexOn('n'));
  expect([r.items(0), r.goods(0), r.goodsAt('n')]).toEqual([['knife.1', 'bow.1'], { food: 1 }, { wood: 2 }]);
  expect([r.tile('n').symbols, r.enemy(0).home]).toEqual([[0], hexOn('n')]);
  expect(r.state.tiles.map(one => one.hex).toSorted((a, b) => a - b)).toEqual(
    ['haven', 'n', 'ne', 'n n'].map(hexOn).toSorted((a, b) => a - b),
  );
  expect(r.state.itemDeck).not.toContain(r.tile('n').camp);
});

test('a rule is played on it', () => {
  const r = trek({
    characters: [{ at: 'n', karma: 0 }, {}],
    enemies: [{ at: 'n', is: { melee: { day: '2Y', night: '2Y' } } }],
    dice: { enemy: [[1, 0]] },
  });
  r.run(table => provoke(table, 0));
  expect(r.character(0).hp).toBe(6);
});

const missions = MISSIONS.length;
test('the mission of a test is gone after it', () => {
  staged();
  expect(MISSIONS).toHaveLength(missions + 1);
});
test('and no other test knows it', () => {
  expect(MISSIONS).toHaveLength(missions);
});
