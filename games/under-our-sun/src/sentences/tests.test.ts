/** What is said of a test before it is taken. */
import { lazyView } from '@quarry/kernel';
import { expect, test } from 'vitest';
import type { Effect, EffectOf } from '../content/words/index.ts';
import { stateSchema, type View } from '../state.ts';
import { trek } from '../testing/rehearsal.ts';
import { bestSays, testSays, testsSay, withTests } from './tests.ts';

const boones = (): View => lazyView(stateSchema, trek({ characters: [{ is: 'boone' }, {}] }).state, 0);
const strength: EffectOf<'test'> = { do: 'test', skill: 'strength', pass: [{ do: 'karma', n: 1 }] };
const either: Effect = { do: 'test', skill: ['strength', 'dexterity'] };

test('[US-TEST-3] what is rolled for a test, and how likely it is passed, is said with the text that asks for it', () => {
  const view = boones();
  expect(testsSay(view, 0, [{ do: 'karma', n: 1 }, strength])).toMatch(/^2 green dice, \d\d % to pass$/);
  expect(testSays(view, 0, strength, 'strength')).toMatch(/^, \d\d %: 2 green dice$/);
  expect(testsSay(view, 0, [either])).toMatch(/^strength \d\d % and dexterity \d\d % to pass$/);
  expect(Number.parseInt(testsSay(view, 0, [{ ...strength, need: 3 }]).split(', ')[1]!, 10)).toBeLessThan(
    Number.parseInt(testsSay(view, 0, [strength]).split(', ')[1]!, 10),
  );
});

test('the name of what leads to a test has the chance of the better skill', () => {
  const view = boones();
  const [strong, deft] = [bestSays(view, 0, [strength]), bestSays(view, 0, [{ ...strength, skill: 'dexterity' }])];
  expect([strong, bestSays(view, 0, [either]), bestSays(view, 0, [])]).toEqual([
    testSays(view, 0, strength, 'strength').split(':')[0],
    strong,
    '',
  ]);
  expect(deft).not.toBe(strong);
});

test('where nothing is tested nothing is added', () => {
  const view = boones();
  expect(withTests('Dig: 1 AP.', view, 0, [{ do: 'karma', n: 1 }])).toBe('Dig: 1 AP.');
  expect(withTests('Dig: 1 AP.', view, 0, [strength])).toMatch(/^Dig: 1 AP\. 2 green dice, \d\d % to pass\.$/);
});
