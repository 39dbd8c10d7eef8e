/** The machines as printed: ZD-COMP-7, ZD-COMP-8, ZD-EN-7, ZD-BEH-11, -14, -17, ZD-R-10, ZD-R-85 and the numbers of content.md 3.5. */
import { describe, expect, test } from 'vitest';
import { ENEMIES } from './enemies.ts';
import { ENEMY_TYPES } from './kinds.ts';
import type { Box, Enemy } from './types.ts';

const cardsOf = (enemy: Enemy) => enemy.behaviour;
const boxesOf = (enemy: Enemy): Box[] => cardsOf(enemy).flatMap(card => [...card.yes, ...card.no]);
const byType = (type: Enemy['type']): Enemy => ENEMIES[ENEMY_TYPES.indexOf(type)];

describe('Enemies', () => {
  test('[ZD-COMP-7] the models of the box, in the order of ENEMY_TYPES', () => {
    expect(ENEMIES.map(enemy => enemy.type)).toEqual([...ENEMY_TYPES]);
    expect(ENEMIES.map(enemy => enemy.models)).toEqual([4, 4, 4, 4, 2, 2]);
  });

  test('[ZD-COMP-8] behaviour cards are 1, 1, 1, 1, 3, 4, all with names and ids of their own', () => {
    expect(ENEMIES.map(enemy => cardsOf(enemy).length)).toEqual([1, 1, 1, 1, 3, 4]);
    const cards = ENEMIES.flatMap(cardsOf);
    expect(new Set(cards.map(card => card.id)).size).toBe(cards.length);
    expect(new Set(cards.map(card => card.name)).size).toBe(cards.length);
    for (const enemy of ENEMIES) for (const card of cardsOf(enemy)) expect(card.id).toMatch(new RegExp(`^${enemy.type}-[a-z-]+$`));
  });

  test('[ZD-EN-7] a data card has every field filled in, its numbers within the ranges of the work order', () => {
    const rewards = ENEMIES.map(({ salvage, glory, points }) => [salvage, glory, points]);
    expect(rewards).toEqual([
      [1, 1, 2],
      [1, 1, 1],
      [2, 1, 1],
      [2, 2, 2],
      [3, 3, 4],
      [4, 4, 5],
    ]);
    const start = [
      { hp: 4, armour: 1 },
      { hp: 5, armour: 1 },
      { hp: 6, armour: 1 },
      { hp: 6, armour: 2 },
      { hp: 9, armour: 3 },
      { hp: 14, armour: 3 },
    ];
    for (const [i, { name, hp, armour, isHuge }] of ENEMIES.entries()) {
      expect(name).not.toBe('');
      expect(Math.abs(hp - start[i]!.hp), name).toBeLessThanOrEqual(isHuge ? 3 : 2);
      expect(Math.abs(armour - start[i]!.armour), name).toBeLessThanOrEqual(1);
    }
  });

  test('[ZD-EN-7] at most three components, letters from A, even tear values', () => {
    for (const { type, components } of ENEMIES) {
      expect(components.length, type).toBeGreaterThan(0);
      expect(components.length, type).toBeLessThanOrEqual(3);
      expect(components.map(component => component.letter).join(''), type).toBe('ABC'.slice(0, components.length));
      for (const { tear } of components) expect(tear % 2, type).toBe(0);
    }
  });

  test('[ZD-EN-7] what tears a component off, and the damage it does then, are those of the work order', () => {
    const torn = ENEMIES.map(({ components }) => components.map(({ tear, damage }) => `${tear}/${damage}`).join(' '));

    expect(torn).toEqual(['4/2', '4/2', '4/3 6/1', '4/3 4/1', '6/1 8/0 6/2', '6/4 8/2 6/1']);
  });

  test('[ZD-BEH-14] a letter on a box is the letter of a component', () => {
    for (const enemy of ENEMIES) {
      const letters = new Set(enemy.components.map(component => component.letter));
      for (const box of boxesOf(enemy)) if (box.needs !== undefined) expect(letters, enemy.type).toContain(box.needs);
    }
  });

  test('[ZD-BEH-17] a card without a question has one column, a card with one has two', () => {
    for (const card of ENEMIES.flatMap(cardsOf)) {
      expect(card.no.length, card.id).toBeGreaterThan(0);
      if (card.question) expect(card.yes.length, card.id).toBeGreaterThan(0);
      else expect(card.yes, card.id).toEqual([]);
    }
  });

  test('no machine is at a loss in a corner: every column but the Watcher’s call and the Arc Shot leads to the hunters', () => {
    const columns = ENEMIES.flatMap(cardsOf).flatMap(({ id, yes, no }) => [
      ...(yes.length > 0 ? [[`${id} yes`, yes] as const] : []),
      [`${id} no`, no] as const,
    ]);
    const timid = columns.filter(([, boxes]) => !boxes.some(box => box.do === 'move-to-hunter' || box.do === 'move-to-recent-hunter'));
    expect(timid.map(([name]) => name)).toEqual(['watcher-lookout yes', 'shell-walker-arc-shot no']);
  });

  test('[ZD-R-10] Shell-Walker and Sawtooth are huge, the others are not', () => {
    expect(ENEMIES.filter(enemy => enemy.isHuge).map(enemy => enemy.type)).toEqual(['shell-walker', 'sawtooth']);
  });

  test('[ZD-R-85] no pulse has an area of effect', () => {
    const pulses = ENEMIES.flatMap(boxesOf).flatMap(box => (box.do === 'pulse' ? [box] : []));
    expect(pulses.length).toBe(2);
    for (const pulse of pulses) if ('effects' in pulse) expect(JSON.stringify(pulse.effects)).not.toContain('aoe');
  });

  test('[ZD-BEH-11] without its Sensor the Sawtooth loses something: below a first box there is a conditional one', () => {
    const weakened = byType('sawtooth').behaviour.filter(card => card.no[0].must && card.no.slice(1).some(box => !box.must));
    expect(weakened.map(card => card.id)).toEqual(['sawtooth-frenzy', 'sawtooth-roar']);
  });

  test('what the rulebook fixes: the Watcher, the Strider, the Power Cell', () => {
    const [watcher, strider, scrapper] = [byType('watcher'), byType('strider'), byType('scrapper')];
    expect([watcher.armour, watcher.hp <= 5, watcher.behaviour[0].question]).toEqual([1, true, { ask: 'non-alert-enemy-within', n: 2 }]);
    expect(strider.behaviour[0].question).toEqual({ ask: 'enemy-within', n: 2 });
    expect(strider.behaviour[0].no.map(box => [box.do, box.must])).toEqual([
      ['move-to-enemy', false],
      ['move-to-hunter', false],
      ['melee', true],
    ]);
    expect([scrapper.components[0].name, scrapper.components[0].tear]).toEqual(['Power Cell', 4]);
  });

  test('data survives a JSON round trip', () => {
    expect(JSON.parse(JSON.stringify(ENEMIES))).toEqual(ENEMIES);
  });
});
