/** The card language: every word stands in one file with its shape and sentence, and in the file of the same name with what it does. */
import { importsIn } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { AFTER_ROLL_WORDS } from '../../effects/after-roll.ts';
import { BEFORE_ROLL_WORDS } from '../../effects/before-roll.ts';
import { WORDS } from '../../effects/index.ts';
import { MODEL_WORDS } from '../../effects/models.ts';
import { RESOURCE_WORDS } from '../../effects/resources.ts';
import { ZONE_WORDS } from '../../effects/zone.ts';
import { AFTER_ROLL } from './after-roll.ts';
import { BEFORE_ROLL } from './before-roll.ts';
import { sayEffect } from './index.ts';
import { MODELS } from './models.ts';
import { RESOURCES } from './resources.ts';
import { STANDING } from './standing.ts';
import { ZONE } from './zone.ts';

const FILES: readonly (readonly [string, object, object])[] = [
  ['before-roll', BEFORE_ROLL, BEFORE_ROLL_WORDS],
  ['after-roll', AFTER_ROLL, AFTER_ROLL_WORDS],
  ['resources', RESOURCES, RESOURCE_WORDS],
  ['models', MODELS, MODEL_WORDS],
  ['zone', ZONE, ZONE_WORDS],
  ['standing', STANDING, {}],
];

/** The compiler holds every other word to be done (`Does<DoneWord>`). */
const READ_BY_RULES: readonly string[] = [...Object.keys(STANDING), 'counts-as-cover', 'range-cap'];

describe('Words', () => {
  test.each(FILES)('%s: five to ten related words, each done in effects/ or read by the rules', (_file, spelled, done) => {
    const words = Object.keys(spelled);

    expect([words.length >= 5, words.length <= 10]).toEqual([true, true]);
    expect(Object.keys(done).sort()).toEqual(words.filter(word => !READ_BY_RULES.includes(word)).sort());
  });

  test('no word is spelled in two files, and none is done that is not spelled', () => {
    const spelled = FILES.flatMap(([, words]) => Object.keys(words));

    expect(new Set(spelled).size).toBe(spelled.length);
    expect([...Object.keys(WORDS), ...READ_BY_RULES].sort()).toEqual(spelled.sort());
  });

  test('they are pure: shapes and sentences know no rule and no state', () => {
    const known = ['../kinds.ts', '../../printed-names.ts', '@quarry/kernel'];
    expect(importsIn(import.meta.dirname).filter(path => !path.startsWith('./') && !known.includes(path))).toEqual([]);
  });

  test('an effect is said by its word, in the voice of its card', () => {
    expect(sayEffect({ do: 'quality-bonus', n: 2 }, 'hunter')).toBe('your Elimination Quality bonus is 2 higher');
    expect(sayEffect({ do: 'quality-bonus', n: 2 }, 'zone')).toBe('every Elimination Quality bonus is 2 higher');
    expect(sayEffect({ do: 'upgrade-all' }, 'hunter')).toBe('upgrade all dice');
  });
});
