import type { Replay } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { passageBefore, Reel } from './reel.ts';

const step = (points: number, under: string | null) => ({
  changes: points === 0 ? [] : [{ at: ['view', 'points'], now: points }],
  lines: under === null ? [] : [{ rule: 'R', says: `points ${points}`, type: 't', under, event: {} }],
});
const reel = new Reel({
  game: 'g',
  as: 0,
  people: [],
  first: { view: { points: 0 }, stage: null, sketch: null, describes: null, ended: null },
  steps: [step(0, 'Set-up'), step(1, 'Turn 1'), step(2, 'Turn 1'), step(3, null), step(4, 'Turn 2'), step(5, 'Turn 2'), step(6, 'Turn 3')],
} satisfies Replay);

test('each step has its sight, in whatever order they are asked for', () => {
  expect([reel.sight(4).view, reel.sight(0).view, reel.sight(reel.last).view]).toEqual([{ points: 4 }, { points: 0 }, { points: 6 }]);
});

test('every line is part of the log, and of what is played, in its order', () => {
  const says = ['points 0', 'points 1', 'points 2', 'points 4', 'points 5', 'points 6'];
  expect(reel.lines.map(line => line.says)).toEqual(says);
  const frames = reel.passages(() => 500).flatMap(passage => passage.frames);
  expect(frames.map(({ at, says }) => [at, says])).toEqual([0, 1, 2, 3, 4, 5, 6].map(at => [at, at === 3 ? '' : `points ${at}`]));
});

test('each page of a story stands in it once, where it is named, until it is turned', () => {
  const page = (number: string, isRead = false) => ({
    heading: `Page ${number}`,
    lines: ['…'],
    page: { number, notes: [], offers: [], ...(isRead && { isRead: true as const }) },
  });
  const line = (says: string) => ({ rule: 'R', says, type: 't', under: '', event: {}, beat: { weight: 'beat' as const } });
  const story = new Reel({
    game: 'g',
    as: 0,
    people: [],
    first: { view: {}, stage: null, sketch: null, describes: [page('1')], ended: null },
    steps: [
      { changes: [], lines: [] },
      {
        changes: [{ at: ['describes'], now: [page('3'), page('1', true), page('2', true)] }],
        lines: [line('You turn to “Page 2”.'), line('A joke.'), line('You turn to “Page 3”.')],
      },
    ],
  });

  const frames = story.passages(() => 500).flatMap(passage => passage.frames);
  expect(frames.map(({ says, page }) => [says, page?.heading])).toEqual([
    ['', 'Page 1'],
    ['You turn to “Page 2”.', 'Page 2'],
    ['A joke.', undefined],
    ['You turn to “Page 3”.', 'Page 3'],
  ]);
});

test('just before a line is the last passage before the answer that led to it, however much that answer led to', () => {
  const line = (says: string) => ({ rule: 'R', says, type: 't', under: '', event: {}, beat: { weight: 'beat' as const } });
  const told = new Reel({
    game: 'g',
    as: 0,
    people: [],
    first: { view: {}, stage: null, sketch: null, describes: null, ended: null },
    steps: [
      { changes: [], lines: [line('a hunt begins')] },
      { changes: [], lines: [line('you aim')] },
      { changes: [], lines: [line('you shoot'), line('it falls')] },
    ],
  });
  const passages = told.passages(() => 500);
  const saysBefore = (at: number): string => passages[passageBefore(at, passages)]!.frames.at(-1)!.says;
  expect([0, 1, 2, 3].map(saysBefore)).toEqual(['a hunt begins', 'a hunt begins', 'you aim', 'you aim']);
});

test('one can go from turn to turn', () => {
  expect([
    reel.heading(0, 1),
    reel.heading(1, 1),
    reel.heading(4, 1),
    reel.heading(6, -1),
    reel.heading(4, -1),
    reel.heading(1, -1),
  ]).toEqual([1, 4, 6, 4, 1, 0]);
});

test('a replay in which nothing has happened yet has its beginning', () => {
  const empty = new Reel({
    game: 'g',
    as: null,
    people: [],
    first: { view: {}, stage: null, sketch: null, describes: null, ended: null },
    steps: [],
  });
  expect([empty.last, empty.sight(0).view, empty.passages(() => 500)]).toEqual([0, {}, []]);
});
