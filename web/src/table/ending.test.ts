import type { Ended, GameInfo, LessonInfo, Person, Seen } from '@quarry/protocol';
import type { GameScreen } from '@quarry/screen';
import { stillTable } from '@quarry/screen/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EndBar, EndStory, wonSays } from './ending.tsx';

const people: readonly Person[] = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, who: 'person', bot: null, isHere: true }));
const won = (winners: readonly number[], as: number | null, some = people): string => wonSays(some, { winners }, as);

test('the end is said to whoever reads it', () => {
  expect(won([0, 1, 2], 1)).toBe('You win, all three of you');
  expect(won([0, 1], 1, people.slice(0, 2))).toBe('You win, both of you');
  expect(won([0], 0)).toBe('You win');
  expect(won([0, 1], 0)).toBe('You win, and not alone');
  expect(won([0], 1)).toBe('Ada wins');
  expect(won([0, 1], null)).toBe('Ada and Bo win');
  expect(won([], 0)).toBe('All of you lose');
  expect(won([], 0, people.slice(0, 1))).toBe('You lose');
  expect(won([], null)).toBe('Nobody wins');
  const bots = [
    people[0]!,
    ...['Sensible bot 2', 'Sensible bot 3', 'Juniper'].map((name, i) => ({ ...people[1]!, seat: i + 1, name, who: 'bot' as const })),
  ];
  expect([won([0, 1], null, bots), won([0, 1, 2], null, bots), won([1], null, bots), won([0, 3], null, bots)]).toEqual([
    'Ada and a bot win',
    'Ada and two bots win',
    'A bot wins',
    'Ada and Juniper win',
  ]);
});

test('a lesson does not end as if the story were over: it leads into the first chapter', () => {
  const ended: Ended = { winners: [0], why: 'R', says: 'Won.', seed: 's' };
  const seen = { people, story: { chapter: 1, end: 'told', next: null, host: 'Ada' }, again: null } as unknown as Seen;
  const next = { says: 'Begin chapter 1', setup: {}, seats: ['me', 'bot'] as const };
  const lesson: LessonInfo = { id: 'first', title: 'First', says: 'You can hunt.', seat: 0, hints: [], next };
  const props = { seen, ended, table: 't', as: 0, mine: undefined };

  const game = { id: 'snow-lynx', bots: [], tells: false } as unknown as GameInfo;
  const screen = {} as GameScreen;
  const story = renderToStaticMarkup(
    createElement(EndStory, { ...props, lesson, info: game, screen, pieces: stillTable(), tale: null, isTold: true, onWhy: () => {} }),
  );
  const bar = { ...props, game, end: null, isOnBoard: false, onBoard: () => {} };
  const buttons = (one: LessonInfo | null): string[] =>
    [...renderToStaticMarkup(createElement(EndBar, { ...bar, lesson: one })).matchAll(/<button[^>]*>([^<]*)/g)].map(([, says]) => says!);

  expect(story).toContain('You know the basics. You can hunt.');
  expect(story).not.toContain('told to its end');
  expect(buttons(lesson)).toEqual(expect.arrayContaining(['Begin chapter 1', 'Repeat the lesson']));
  expect(buttons(null)).toContain('Play again');
});

test('an evening that stands for itself does not end as the last chapter of a story', () => {
  const buttons = (chapter: number): string => {
    const seen = { people, story: { chapter, end: 'told', next: null, host: 'Ada' }, again: null } as unknown as Seen;
    const game = { id: 'snow-lynx', bots: [], tells: false } as unknown as GameInfo;
    const ended: Ended = { winners: [0], why: 'R', says: 'Won.', seed: 's' };
    const props = { seen, ended, table: 't', as: 0, mine: undefined, lesson: null, game, end: null, isOnBoard: false, onBoard: () => {} };
    return renderToStaticMarkup(createElement(EndBar, props));
  };

  expect([buttons(1), buttons(2)].map(one => one.includes('Our story so far'))).toEqual([false, true]);
});
