/** What lies in the queue is read within bounds. */
import { expect, test } from 'vitest';
import { bodyOf, idOf, MOST_GAMES, pieceOf, piecesOf, type Queued, readDone, readJob, readQueued } from './queued.ts';

const queued: Queued = {
  work: { what: 'play', game: 'beacon-rock', mode: 'calm', bots: ['random'], seed: 's', scenario: null, picks: 'bot' },
  games: 5,
  piece: 2,
  program: 'a'.repeat(64),
};
const tally = { decisions: 1, isWon: true, figures: {}, tables: {}, counts: {}, shares: {}, histograms: {}, usage: {} };

test('an experiment has one name, in whatever order its fields are given, and another one for anything else', () => {
  const turned: Queued = { program: queued.program, piece: 2, games: 5, work: { ...queued.work, mode: 'calm' } };
  expect(idOf(turned)).toBe(idOf(queued));
  expect(new Set([queued, { ...queued, games: 6 }, { ...queued, program: 'b'.repeat(64) }].map(idOf)).size).toBe(3);
  expect(readQueued(idOf(queued), bodyOf(queued))).toEqual(queued);
});

test('an experiment is cut into pieces, the last as large as it is', () => {
  expect([piecesOf(queued), pieceOf(queued, 0), pieceOf(queued, 2), pieceOf(queued, 3)]).toEqual([
    3,
    { from: 0, to: 2 },
    { from: 4, to: 5 },
    null,
  ]);
});

test.each([
  ['by the name of another', bodyOf({ ...queued, games: 4 })],
  ['with too many games', JSON.stringify({ ...queued, games: MOST_GAMES + 1 })],
  ['with a field that nobody knows', JSON.stringify({ ...queued, root: '/' })],
  ['of a soak', JSON.stringify({ ...queued, work: { what: 'soak', game: 'beacon-rock', seed: 's' } })],
  ['that is no JSON', '{'],
])('an experiment %s is refused', (_, body) => {
  expect(() => readQueued(idOf(queued), body)).toThrow(/^An experiment in the queue was not written by a lab \(/);
});

test.each([{}, null, { experiment: 'x', piece: 0 }, { experiment: 'a'.repeat(64), piece: 0.5 }, { experiment: 'a'.repeat(64), piece: -1 }])(
  'a job such as %j is refused',
  payload => {
    expect(() => readJob(payload)).toThrow(/^A job in the queue was not written by a lab \(/);
  },
);

test('a result has as many matches as its piece has games, and nothing but numbers by name', () => {
  expect(readDone(queued, 2, JSON.stringify([tally]))).toEqual([tally]);
  for (const wrong of [[], [tally, tally], [{ ...tally, figures: { won: { kind: 'rate', n: '1', sum: 1 } } }]])
    expect(() => readDone(queued, 2, JSON.stringify(wrong))).toThrow(
      /^The result of games 4 to 4 in the queue was not written by a lab \(/,
    );
});

test('a name that would reach what all objects share is left out', () => {
  const evil = JSON.stringify([tally]).replace('"counts":{}', '"counts":{"__proto__":{"polluted":1},"constructor":{"polluted":1}}');
  expect(readDone(queued, 2, evil)).toEqual([tally]);
});
