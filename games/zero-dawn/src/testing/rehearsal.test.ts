/** What a position can say, and that cards which a test prints are its own. */
import { describe, expect, test } from 'vitest';
import { box, CARDS, cardNamed, equipmentCard } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import { faces } from '../sentences/cards.ts';
import { forEachText } from '../texts-in-force.ts';
import { behave } from './behaving.ts';
import { arrow, blank, bow, printEnemy, trait, wire } from './fixtures.ts';
import { given } from './rehearsal.ts';

describe('A position', () => {
  test.each(ENEMY_TYPES)('stages a behaviour card of a %s', type => {
    const stage = given({
      hunters: [{ hunter: 'blank' }],
      enemies: [{ type, at: [5, 2], isAlert: true }],
      behaviours: { [type]: [{ no: [{ must: true, do: 'special', effects: [] }] }] },
    });

    stage.run(table => behave(table, stage.enemy(0)));

    expect(stage.toldOf('box-resolved')).toMatchObject([{ enemy: 0, box: 'special' }]);
  });

  test('stages traps and the row of a merchant', () => {
    const [snare, ware, ranged] = [wire(), arrow(), bow()];
    const { state, square } = given({
      hunters: [{}, { equipment: { ranged } }],
      traps: [{ at: [2, 1], owner: 1, card: snare }],
      merchants: { 2: { row: [ware] } },
    });

    expect(state.traps).toEqual([{ square: square([2, 1]), owner: 1, card: snare, weapon: ranged, dice: [0, 0, 0] }]);
    expect(state.merchants.map(({ isOpen, row }) => [isOpen, row])).toEqual([
      [false, []],
      [true, [ware]],
      [false, []],
    ]);
  });

  test('has blank hunters, for whom nothing speaks but what is named', () => {
    const [skilled, nothing] = [trait({ always: [{ do: 'hand-size', n: 1 }] }), blank('nothing')];
    const { state } = given({ hunters: [{ hunter: 'blank', hand: [nothing], traits: [skilled], skill: 2 }, {}] });
    const spoken: number[] = [];
    forEachText(state, 0, (_text, card) => spoken.push(card));

    expect(spoken).toEqual([skilled]);
    expect(state.hunters[0]).toMatchObject({ skill: 2, hand: [nothing], draw: [], salvage: [], equipment: [-1, -1, -1, -1, -1] });
  });

  test('takes what a hunter holds out of its pile', () => {
    const { state } = given({ hunters: [{ hand: ['stamina.1'], salvage: ['salvage-blaze.1'] }, {}] });

    expect(state.stamina).not.toContain(cardNamed('stamina.1'));
    expect(state.salvagePile).not.toContain(cardNamed('salvage-blaze.1'));
  });
});

describe('Cards of a test', () => {
  const printed: number[] = [];

  test('are read by their numbers, and go by the names that the test gave them', () => {
    const before = JSON.stringify(CARDS.map(one => one.card));
    const [first, second] = [bow({ range: 1 }), bow({ range: 3 })];
    printed.push(first!, second!);
    const stage = given({ hunters: [{}, {}] });

    expect([first, second].map(no => 'range' in equipmentCard(no!))).toEqual([true, true]);
    expect(stage.keys(printed)).toEqual(['bow', 'bow']);
    expect(JSON.stringify(CARDS.map(one => one.card))).toBe(before);
    expect([CARDS.length, faces().length]).toEqual([box.size, box.size]);
  });

  test('are gone after it', () => {
    expect(printed).toHaveLength(2);
    expect(printed.map(box.has)).toEqual([false, false]);
    expect(cardNamed('bow')).toBe(-1);
  });

  const { hp } = ENEMIES[0]!;
  test('an enemy’s data card may be printed over', () => {
    printEnemy(ENEMY_TYPES[0], { hp: hp + 5 });
    expect(ENEMIES[0]!.hp).toBe(hp + 5);
  });

  test('and is as it was after it', () => {
    expect(ENEMIES[0]!.hp).toBe(hp);
  });
});
