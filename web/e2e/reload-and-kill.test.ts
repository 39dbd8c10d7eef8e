/** A page that is loaded again and a server that falls in the middle of a decision: the question stays, the answer arrives, once. */
import type { MatchRecord } from '@quarry/kernel';
import type { WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import { nightTest, test } from './harness.ts';
import { Player } from './player.ts';
import { isAsked, type Opened, openTable, type Position } from './positions.ts';
import type { ServerProcess } from './server-process.ts';
import { until } from './visitor.ts';

const AT_A_TURN: Position = { mode: 'cooperative', seats: ['me'], seed: 'a lonely hunter', when: isAsked(0, 'take-action') };

/** How many answers the server has stored. */
async function storedAnswers({ url }: ServerProcess, { table, keys }: Opened): Promise<number> {
  const response = await fetch(`${url}/api/tables/${table}/export`, { headers: { authorization: `Bearer ${keys[0]!.key}` } });
  return ((await response.json()) as MatchRecord).answers.length;
}

test('a reload in the middle of a decision asks the same again', async ({ server, visit }) => {
  const table = await openTable(server, AT_A_TURN);
  const ada = await visit();
  const player = new Player(ada);
  await ada.sit(table.link(0));
  const before = (await player.nextAsked())!;

  await ada.page.reload();

  const after = (await player.nextAsked())!;
  expect(after).toEqual(before);
  const { asked } = await player.answer();
  expect(asked.n).toBe(before.n);
});

test('a killed server comes back with the same question, and a choice made meanwhile is sent and applied once', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, AT_A_TURN);
  const ada = await visit();
  ada.expectTrouble(/WebSocket|ERR_CONNECTION_REFUSED/);
  const player = new Player(ada, { likes: 'buttons' });
  await ada.sit(table.link(0));
  await player.answer();
  const asked = (await player.nextAsked())!;
  const stored = await storedAnswers(server, table);

  await server.kill();
  await ada.page.getByText('No connection').waitFor();
  await ada.screenshot('offline-desktop');
  const [key] = player.think(asked);
  await player.press(asked, asked.options.find(option => option.key === key)!);
  await player.bar.getByText('your choice is kept and will be sent').waitFor();
  await server.start();

  await until('the answer was taken', () => ada.wire.asked?.n !== asked.n);
  await ada.page.getByText('No connection').waitFor({ state: 'detached' });
  const sent = ada.wire.answers.filter(answer => answer.n === asked.n);
  expect(sent.map(answer => answer.key)).toEqual([key]);
  expect(await storedAnswers(server, table)).toBe(stored + 1);
  expect(ada.wire.refusedAnswers).toEqual([]);
});

nightTest('an open question outlives the server, and is answered after it has come back', async ({ server, visit }) => {
  const table = await openTable(server, AT_A_TURN);
  const ada = await visit();
  ada.expectTrouble(/WebSocket|ERR_CONNECTION_REFUSED/);
  const player = new Player(ada);
  await ada.sit(table.link(0));
  await player.answer();
  const before = (await player.nextAsked())!;
  const stored = await storedAnswers(server, table);

  await server.kill();
  await ada.page.getByText('No connection').waitFor();
  await server.start();
  await ada.page.getByText('No connection').waitFor({ state: 'detached' });

  expect(await player.nextAsked()).toEqual(before);
  await player.answer();
  expect(await storedAnswers(server, table)).toBe(stored + 1);
});

test('a line that opens and breaks again and again is no connection: it is said until it holds', async ({ server, visit }) => {
  const table = await openTable(server, AT_A_TURN);
  const ada = await visit();
  ada.expectTrouble(/WebSocket/);
  const lines = new Set<WebSocketRoute>();
  let isBroken = false;
  await ada.page.routeWebSocket(/\/socket$/, line => {
    lines.add(line);
    if (isBroken) setTimeout(() => void line.close({ code: 1012 }), 20);
    else line.connectToServer();
  });
  await ada.sit(table.link(0));
  await ada.page.getByRole('button', { name: 'Menu' }).waitFor();

  isBroken = true;
  for (const line of lines) await line.close({ code: 1012 });
  await ada.page.getByText('No connection').waitFor();
  isBroken = false;
  await ada.page.getByText('No connection').waitFor({ state: 'detached' });
});
