import { describe, expect, test } from 'vitest';
import { HEIGHT, layOut, linesOf, type Measure, type PictureWords, shortened, WIDTH } from './tale-picture.ts';

const upTo = (most: number) => (line: string) => line.length <= most;

test('a story is broken into lines that fit, a word that is too long as well, and what is too much ends in an ellipsis', () => {
  expect(linesOf('the herd got away at the ford', 5, upTo(12))).toEqual(['the herd got', 'away at the', 'ford']);
  expect(linesOf('the herd got away at the ford', 2, upTo(12))).toEqual(['the herd got', 'away at the…']);
  expect(linesOf('unbreakable', 4, upTo(4))).toEqual(['unbr', 'eaka', 'ble']);
  expect(shortened('Sensible bot', upTo(9))).toBe('Sensible…');
});

describe('The picture of a match', () => {
  /** Each letter is half as wide as it is high. */
  const measure: Measure = (text, { size }) => text.length * size * 0.5;
  const words: PictureWords = {
    game: 'Urban Manhunt',
    won: 'Mara and Bo win',
    isLost: false,
    how: 'Kite and Rerun are level at 50 points, and equal in everything.',
    story: [
      'The hunt in Test Yard lasted 9 turns.',
      'The lead changed once; Rerun took it for good on turn 9.',
      'Kite was incapacitated on turn 4.',
    ],
    names: ['Mara', 'Bo'],
    figures: ['Points', 'Eliminations', 'Pods opened', 'Wounds taken'].map((says, i) => ({ says, values: [i, 7] })),
  };
  const long: PictureWords = {
    ...words,
    won: `${['Maximiliana', 'Bartholomew', 'Clementine', 'Theophilus'].join(', ')} and Wilhelmina win`,
    story: words.story.flatMap(says => [says, says, says]),
    names: ['Maximiliana', 'Bartholomew', 'Clementine', 'Theophilus', 'Wilhelmina', 'Sensible bot 6'],
    figures: words.figures.map(({ says }) => ({ says: `${says} in the whole of this match`, values: [10, 20, 30, 40, 50, 60] })),
  };

  test.each([
    ['beside a board', words, true],
    ['alone', words, false],
    ['with long names beside a board', long, true],
    ['of one hunter', { ...words, names: ['Mara'], figures: words.figures.map(({ says }) => ({ says, values: [62] })) }, true],
    ['without a story', { ...words, story: [], names: [], figures: [] }, true],
  ] as const)('%s: everything is written inside it, and nothing upon something else', (_, words, isBeside) => {
    const boxes = layOut(words, isBeside, measure).map(one => {
      const width = measure(one.text, one);
      return {
        ...one,
        left: one.align === 'left' ? one.x : one.x - width,
        right: one.align === 'left' ? one.x + width : one.x,
        top: one.y - one.size * 0.8,
      };
    });
    const edge = isBeside ? WIDTH / 2 + 20 : WIDTH;
    expect(boxes.filter(box => box.left < 0 || box.right > edge || box.top < 0 || box.y > HEIGHT)).toEqual([]);
    const isOver = (a: (typeof boxes)[number], b: (typeof boxes)[number]): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.y && b.top < a.y;
    expect(boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap(b => (isOver(a, b) ? [[a.text, b.text]] : [])))).toEqual([]);
  });

  test('names, not you; the story in whole sentences; the first figures', () => {
    const text = layOut(words, true, measure).map(one => one.text);
    expect(text.slice(0, 2)).toEqual(['Urban Manhunt', 'Mara and Bo win']);
    expect(text.join(' ')).toContain('for good on turn 9.');
    expect(text).toEqual(expect.arrayContaining(['Mara', 'Bo', 'Points', 'Eliminations', 'Pods opened']));
    expect(text).not.toContain('Wounds taken');
  });

  test('a sentence for which there is no room is left out, not broken off', () => {
    const text = layOut(long, true, measure)
      .map(one => one.text)
      .join(' ');
    const [first] = long.story;
    expect(text.includes(first!) || !text.includes('The hunt in')).toBe(true);
  });
});
