/** Which positions of a lesson become pictures of How to play. */
import { GAMES } from '@quarry/catalogue';
import { playLesson } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { howToPlay, worthPictures } from './how-to-play.ts';

const steps = (...kinds: readonly string[]) => kinds.map((when, i) => ({ i, hint: { when } }));
const numbers = (...kinds: readonly string[]): readonly number[] => worthPictures(steps(...kinds)).map(({ i }) => i);

test('a short lesson is shown whole', () => {
  expect(numbers('act', 'act', 'aim')).toEqual([0, 1, 2]);
});

test('a long one by each kind of question once, then its beginning, and always its end', () => {
  expect(numbers('act', 'act', 'act', 'act', 'act', 'act', 'act', 'act', 'aim', 'act', 'load', 'act')).toEqual([0, 1, 2, 3, 4, 8, 10, 11]);
});

test('the goal is the game’s, where the lesson names one', () => {
  const goals = GAMES.map(game => {
    const shown = howToPlay(game, true);
    const { goal } = game.teaches!.lessons[0]!;
    return [goal, goal && shown.ok ? shown.value.goal : goal];
  });
  expect(goals.filter(([goal]) => goal)).not.toEqual([]);
  expect(goals.map(([, told]) => told)).toEqual(goals.map(([goal]) => goal));
});

test.each(GAMES.map(game => [game.name, game] as const))('each picture of %s shows the position at its own hint', (_, game) => {
  const [lesson] = game.teaches!.lessons;
  const positions = new Map<string, string>();
  for (const { hint, match } of playLesson(game, lesson!)) positions.set(hint.says, JSON.stringify(match.view(lesson!.seat)));

  const shown = howToPlay(game, true);

  const pictures = shown.ok ? shown.value.pictures : [];
  expect(pictures.map(({ sight }) => JSON.stringify(sight.view))).toEqual(pictures.map(({ says }) => positions.get(says)));
  expect(new Set(pictures.map(({ sight }) => JSON.stringify(sight.view))).size).toBeGreaterThan(pictures.length / 2);
});
