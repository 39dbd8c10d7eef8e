/** What the gallery tells of a beast: at which levels it was hunted, and how that went. */
import { expect, test } from 'vitest';
import { scenarioOfQuest } from '../../content/box.ts';
import { QUESTS } from '../../content/story/quests.ts';
import { teethOf } from './teeth.tsx';

const first = QUESTS.findIndex(one => one.tier === 1);
const { monster } = QUESTS[first]!;
const teeth = (completed: readonly number[], defeatsHere: number, scenario: number): string[] =>
  teethOf({ campaign: { completed, defeatsHere }, scenario } as never, monster).map(({ level, tried }) => `${level} ${tried}`);

test('a tooth for each level at which the beast can be hunted, told apart by what became of it', () => {
  const levels = [...new Set(QUESTS.filter(one => one.monster === monster).map(one => one.tier))].sort();
  const other = QUESTS.findIndex(one => one.monster === monster && one.tier !== 1);
  expect(levels).toContain(1);
  expect(levels.length).toBeGreaterThan(1);

  expect(teeth([], 0, -1)).toEqual(levels.map(level => `${level} untried`));
  expect(teeth([first], 0, -1)).toEqual(levels.map(level => `${level} ${level === 1 ? 'won' : 'untried'}`));
  const lost = teeth([first], 1, scenarioOfQuest(other));
  expect(lost).toContain(`${QUESTS[other]!.tier} lost`);
  expect(lost).toContain('1 won');
});

test('a quest that is under way has not been lost yet', () => {
  const other = QUESTS.findIndex(one => one.monster === monster && one.tier !== 1);
  expect(teeth([], 0, scenarioOfQuest(other)).join()).not.toContain('lost');
});
