/** What is printed on every card, and what the box is made of. */
import { describe, expect, test } from 'vitest';
import { ACTION_CARDS } from './actions/index.ts';
import { CHARACTER_CARDS } from './characters.ts';
import { poolOf } from './dice.ts';
import { GEAR } from './gear.ts';
import { CONDITIONS, ELEMENTS } from './kinds.ts';

const dice = (text: string): number => poolOf(text).reduce((sum, n) => sum + n, 0);

describe('Printed', () => {
  test('[FW-CHAR-1] a profile has its name and clan, and on each level command, deck size and a trait', () => {
    expect(CHARACTER_CARDS.map(one => one.name)).toEqual(['Drokkeh', 'Senvi', 'Ottakh', 'Ikkara']);
    for (const { clan, levels } of CHARACTER_CARDS) {
      expect(clan).not.toBe('');
      expect(levels.map(one => one.deck)).toEqual([18, 20, 22]);
      for (const { command, texts } of levels) {
        expect([command.range > 0, dice(command.dice) > 0]).toEqual([true, true]);
        expect(texts).not.toEqual([]);
      }
    }
  });

  test('[FW-EQUIP-10] [FW-R-76] a trap is a tripwire or a blast, with a range, dice and what a critical does', () => {
    for (const { trap, levels } of GEAR.filter(one => one.kind === 'trap')) {
      expect(['tripwire', 'blast']).toContain(trap);
      for (const { range, dice: printed, texts = [] } of levels) {
        expect([range! >= 0, dice(printed) > 0]).toEqual([true, true]);
        expect(texts.some(text => text.effects.some(effect => effect.do === 'per-critical'))).toBe(true);
      }
    }
  });

  test('[FW-EQUIP-11] an armour has health, slots, evade dice and what a critical does', () => {
    for (const { levels } of GEAR.filter(one => one.kind === 'armour'))
      for (const { health = 0, slots = 0, dice: printed, texts = [] } of levels) {
        expect([health > 0, slots > 0, dice(printed) > 0]).toEqual([true, true, true]);
        expect(texts.some(text => text.effects.some(effect => effect.do === 'per-critical'))).toBe(true);
      }
  });

  test('[FW-DECK-1] an action card is ammunition, an ability or an interrupt, of level 1, 2 or 3', () => {
    expect(new Set(ACTION_CARDS.map(one => one.kind))).toEqual(new Set(['ammunition', 'ability', 'interrupt']));
    expect(new Set(ACTION_CARDS.map(one => one.level))).toEqual(new Set([1, 2, 3]));
  });

  test('[FW-R-76] six elements and deafened are the seven conditions', () => {
    expect(CONDITIONS).toEqual([...ELEMENTS, 'deafened']);
    expect(CONDITIONS).toHaveLength(7);
  });
});
