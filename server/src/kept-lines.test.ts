import { expect, test } from 'vitest';
import { type KeptLine, KeptLines, PACK } from './kept-lines.ts';
import type { ToldLine } from './table-log.ts';

const line = (i: number): KeptLine<ToldLine> => ({
  n: Math.floor(i / 3),
  line: { rule: 'X-1', type: 'told', under: '', says: `line ${i}, “5″”`, event: { i } },
});
const lines = (count: number): KeptLine<ToldLine>[] => Array.from({ length: count }, (_, i) => line(i));

test('packed or not, lines are what was told, from whatever number on', () => {
  for (const count of [0, 1, PACK, 2 * PACK - 1, 2 * PACK, 5 * PACK + 7]) {
    const all = lines(count);
    const [read, told, atRest] = [new KeptLines(all), new KeptLines<ToldLine>(), new KeptLines(all)];
    for (const one of all) told.push(one);
    atRest.rest();
    for (const kept of [read, told, atRest]) {
      expect(kept.length).toBe(count);
      for (const at of [0, 1, PACK - 1, PACK, PACK + 1, 3 * PACK, count - 1, count, count + 5])
        if (at >= 0) expect(kept.from(at), `${count} from ${at}`).toEqual(all.slice(at));
      expect([...kept.backwards()]).toEqual(all.map((one, at) => ({ ...one, at })).reverse());
    }
  }
});

test('what was told after an answer goes, and so does what is too old', () => {
  const kept = new KeptLines(lines(5 * PACK));
  kept.rest();
  expect(kept.upTo(20).from(0)).toEqual(lines(5 * PACK).filter(one => one.n <= 20));
  expect(kept.upTo(-1).length).toBe(0);
  expect(kept.last(PACK + 3).from(0)).toEqual(lines(5 * PACK).slice(-PACK - 3));
  expect(kept.last(1_000).length).toBe(5 * PACK);
});

test('whoever looks back from the end stops where something is found', () => {
  const kept = new KeptLines(lines(10 * PACK));
  kept.rest();
  let read = 0;
  for (const one of kept.backwards()) {
    read += 1;
    if (one.line.event['i'] === 10 * PACK - 5) break;
  }
  expect(read).toBe(5);
});
