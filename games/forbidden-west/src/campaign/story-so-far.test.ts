/** What the pages of a chapter gave and took, as the way so far has it. */
import { expect, test } from 'vitest';
import { tollOf } from './story-so-far.ts';

const read = (...history: readonly string[]): string[] => tollOf({ history }, 2).map(({ says, isLoss }) => `${says}${isLoss ? '!' : ''}`);

test('what a page gives, and what a path costs that was taken from it, is summed up; of another chapter nothing', () => {
  expect(read('1.01', '2.01', '2.04', '2.05', '2.07', '2.95')).toEqual(['Trust of the Desert +1', 'Rebellion +2!']);
  expect(read('2.05', '2.07', '2.09')).toEqual([]);
  expect(read('2.07', '2.09')).toEqual(['Rebellion −1']);
  expect(read('2.07', '2.10')).toEqual([]);
  expect(tollOf({ history: ['5.03', '5.06'] }, 5)[0]).toEqual({ says: 'Potions −1', isLoss: true });
});

test('an event happens once however often its page is read, and a page of another box tells nothing', () => {
  expect(read('2.04', '2.04')).toEqual(['Trust of the Desert +1']);
  expect(read('2.05', '2.05')).toEqual(['Rebellion +2!']);
  expect(read('99.99', '2.05')).toEqual(['Rebellion +1!']);
});

test('what rolls or an encounter may have added to is told as no less than it is; what they may have turned round is not', () => {
  expect(tollOf({ history: ['1.02'] }, 1).map(({ says }) => says)).toEqual(['Supplies +1']);
  const all = tollOf({ history: ['1.02', '1.90'] }, 1).map(({ says }) => says);
  expect(all).toEqual(['Supplies +2 or more', 'Potions +1']);
});
