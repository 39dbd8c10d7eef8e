import type { Throw, Weight } from '@quarry/kernel';
import type { Line } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { lasts, linesIn, passagesOf } from './passages.ts';

const line = (says: string, weight?: Weight, event: Line['event'] = {}): Line => ({
  rule: 'R',
  says,
  type: 't',
  under: '',
  event,
  ...(weight && { beat: { weight } }),
});
const aside = (ms: number, event: Line['event'] = {}): Line => line('', undefined, { ms, ...event });
const shownFor = ({ event }: Line): number => (event['ms'] as number | undefined) ?? 0;
const passages = (...lines: Line[]) =>
  passagesOf(
    lines.map((one, at) => ({ line: one, at })),
    shownFor,
  );
const told = (...lines: Line[]) => passages(...lines).map(({ frames }) => frames.at(-1)!.says);

test('what matters stands alone, and a moment longer than a beat', () => {
  const found = passages(line('a', 'beat'), line('b', 'moment'));
  expect(found.map(({ frames }) => frames.map(({ says, at }) => [says, at]))).toEqual([[['a', 0]], [['b', 1]]]);
  expect(lasts(found[1]!)).toBeGreaterThan(lasts(found[0]!));
});

test('a line stands as long as it takes to read it, however little it weighs beside others', () => {
  const words = (n: number): string => Array.from({ length: n }, () => 'word').join(' ');
  const [short, long] = [6, 35].map(n => lasts(passages(line(words(n), 'beat'))[0]!));
  expect(short).toBe(lasts(passages(line('a', 'beat'))[0]!));
  expect(long! / short!).toBeGreaterThan(7);
  expect(lasts(passages(line(words(35), 'slight'))[0]!)).toBeGreaterThan(lasts(passages(line('a', 'slight'))[0]!));
  expect(lasts(passages(line(words(35), 'slight'))[0]!)).toBeLessThan(long!);
});

test('something great that enters stands longer than any moment', () => {
  const enters: Line = { ...line('It comes.', 'moment'), beat: { weight: 'moment', enters: { name: 'Sawtooth', says: 'The quarry.' } } };
  expect(lasts(passages(enters)[0]!)).toBeGreaterThan(lasts(passages(line('It comes.', 'moment'))[0]!));
});

test('slight lines that follow each other are told together, in less time than a beat', () => {
  const found = passages(line('a', 'slight'), line('b', 'slight'), line('c', 'beat'), line('d', 'slight'));
  expect(found.map(({ frames }) => frames.at(-1)!.says)).toEqual(['a b', 'c', 'd']);
  expect(lasts(found[0]!)).toBeLessThan(lasts(found[1]!));
  expect(found.map(linesIn)).toEqual([2, 1, 1]);
});

test('no more slight lines are told together than are read together', () => {
  expect(told(...'abcdefghij'.split('').map(says => line(says, 'slight')))).toEqual(['a b c d', 'e f g h', 'i j']);
});

test('asides are drawn one after the other, and lead up to what tells of them', () => {
  const [found, ...more] = passages(aside(100), aside(0), aside(100), line('It goes far.', 'beat'));
  expect(more).toEqual([]);
  expect(found!.frames.map(({ at, says, lines }) => [at, says, lines])).toEqual([
    [0, 'It goes far.', 1],
    [2, 'It goes far.', 2],
    [3, 'It goes far.', 1],
  ]);
});

test('asides after the last told line are drawn by themselves, and those that take no time go with it', () => {
  expect(passages(line('a', 'beat'), aside(100)).map(({ frames }) => frames.map(({ at }) => at))).toEqual([[0], [1]]);
  const [only, ...more] = passages(line('a', 'beat'), aside(0), aside(0));
  expect([more, only!.frames.map(({ at }) => at), linesIn(only!)]).toEqual([[], [0], 3]);
});

test('much that is drawn is drawn faster', () => {
  const [few, many] = [3, 60].map(n => passages(...Array.from({ length: n }, () => aside(180)), line('a', 'slight'))[0]!);
  expect(lasts(many!)).toBeLessThanOrEqual(lasts(few!));
});

test('dice fall to their end before it is told what they lead to', () => {
  const rolled: Throw = { dice: [{ face: 3, colour: 'blue', name: 'blue die' }] };
  const [found] = passages({ ...aside(100), dice: rolled }, line('You hit.', 'beat'));
  expect(found!.frames.map(({ says }) => says)).toEqual(['', 'You hit.']);
  expect(found!.frames.map(one => one.dice)).toEqual([rolled, { ...rolled, fresh: [] }]);
  const [dice] = found!.frames;
  expect([dice!.ms >= 900, dice!.least > 600]).toEqual([true, true]);
  const [slight] = passages({ ...line('You roll 3.', 'slight'), dice: rolled });
  expect(slight!.frames.map(({ says, ms }) => [says, ms >= 900])).toEqual([['You roll 3.', true]]);
  const [read] = passages({ ...line('It was a 3.', 'slight'), dice: { ...rolled, fresh: [] } });
  expect(read!.frames.map(({ ms }) => ms >= 900)).toEqual([false]);
});

test('of a game that does not tell its beats, what its screen draws for long stands alone', () => {
  const plain = (says: string, ms: number): Line => line(says, undefined, { ms });
  expect(told(plain('a', 0), plain('b', 180), plain('c', 500), plain('d', 0))).toEqual(['a b', 'c', 'd']);
});

test('what is killed is seen to go before it is gone', () => {
  const killed: Line = { ...line('Killed.', 'moment'), beat: { weight: 'moment', deed: 'kill' } };
  const [found] = passagesOf([{ line: killed, at: 2, before: 1 }], shownFor);
  expect(found!.frames.map(({ at, says, lines }) => [at, says, lines])).toEqual([
    [1, 'Killed.', 1],
    [2, 'Killed.', 0],
  ]);
  expect(lasts(found!)).toBe(lasts(passages(line('a', 'moment'))[0]!));
});
