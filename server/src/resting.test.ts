/** A table at which nobody looks is packed, and nobody notices: at a glance it is as it was, and whoever comes finds it as they left it. */
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, startMatch } from '@quarry/kernel';
import type { Reply, TableCover } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import type { LiveTable } from './table.ts';
import { anyAnswer } from './testing/client.ts';
import { answerAt, Frames, keyOf, sitAt, tableAt } from './testing/tables.ts';

function tableOf(game: AnyGame): LiveTable {
  const started = startMatch(game, game.tables.at(-1)!.setup, 'resting');
  if (!started.ok) throw new Error(started.refusal.says);
  const { setup, seed, checkpoint } = started.value;
  return tableAt({ game, setup, seed, moment: { ...checkpoint, n: 1 } });
}

/** Everybody comes, one of them answers or takes back, and all go: what they were sent. */
async function visit(table: LiveTable, name: string, goesBack: boolean): Promise<readonly string[]> {
  const frames = table.stored.seats.map(() => new Frames());
  const chairs = frames.map((outlet, seat) => sitAt(table, seat, outlet));
  for (const [seat, { texts }] of frames.entries()) {
    const { seen } = JSON.parse(texts[0]!) as Extract<Reply, { type: 'seen' }>;
    if (seen.asked?.choose !== 'one') continue;
    const { n, kind } = seen.asked;
    const taken = goesBack && table.undo(chairs[seat]!).ok;
    if (!taken) expect(answerAt(table, chairs[seat]!, { seat, n, kind, key: anyAnswer(seen.asked, name) as string })).toBe('ok');
    break;
  }
  for (const chair of chairs) table.leave(chair);
  await new Promise(resolve => setTimeout(resolve, 1)); // whoever leaves may only load the page again
  return frames.flatMap(one => one.texts);
}

const covers = (table: LiveTable): readonly TableCover[] =>
  [[], ...table.stored.seats.map((_, seat) => [keyOf(seat)])].map(keys => table.cover(keys));

describe.each(GAMES.map(game => ({ game, id: game.id })))('$id', ({ game }) => {
  test('a table that has rested is told, answered and taken back as one that has not', async () => {
    const [rested, awake] = [tableOf(game), tableOf(game)];
    for (let i = 0; i < 10; i++) {
      expect(await visit(rested, `visit ${i}`, i === 4)).toEqual(await visit(awake, `visit ${i}`, i === 4));
      expect(rested.rest()).toBe(true);
      expect(covers(rested)).toEqual(covers(awake));
    }
    expect(rested.n).toBeGreaterThan(2);
    expect(rested.record).toEqual(awake.record);
  });
});

test('lobbies look at a table that rests again and again, and it goes on resting', async () => {
  const table = tableOf(GAMES[0]!);
  await visit(table, 'one', false);
  const before = covers(table);
  expect(table.rest()).toBe(true);

  expect(covers(table)).toEqual(before);
  table.notices.callAway();
  expect([table.isWelcoming, table.isOver, table.n]).toEqual([false, false, table.n]);

  expect(table.rest()).toBe(false);
});

test('nobody rests while somebody looks, or has only just left', async () => {
  const table = tableOf(GAMES[0]!);
  const chair = sitAt(table, 0, new Frames());
  expect(table.rest()).toBe(false);
  table.leave(chair);
  expect(table.rest()).toBe(false);
  await new Promise(resolve => setTimeout(resolve, 1));
  expect(table.rest()).toBe(true);
});
