/** A view with something in it that a game's screen does not know: what cannot be drawn is drawn plainly and says so, and the match goes on. */
import type { Reply } from '@quarry/protocol';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { isAsked, openTable } from './positions.ts';
import type { Visitor } from './visitor.ts';

const UNKNOWN = 99_999;

/** The encounter's card is one that the screen has never heard of, until the next update tells the right one. */
async function spoil({ page }: Visitor): Promise<void> {
  let card: unknown = null;
  const spoiled = (reply: Reply): unknown => {
    if (reply.type === 'seen') {
      const view = reply.seen.view as { readonly card: unknown };
      card = view.card;
      return { ...reply, seen: { ...reply.seen, view: { ...view, card: UNKNOWN } } };
    }
    if (reply.type === 'update') return { ...reply, changes: [{ at: ['view', 'card'], now: card }, ...reply.changes] };
    return reply;
  };
  await page.routeWebSocket(/\/socket$/, socket => {
    const server = socket.connectToServer();
    server.onMessage(text => socket.send(JSON.stringify(spoiled(JSON.parse(String(text)) as Reply))));
  });
}

test('what a screen cannot draw is drawn plainly and says so; the rest stays, and with the next view it is tried again', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, { seats: ['me', 'open'], seed: 'what is that', when: isAsked(0, 'take-action') });
  const ada = await visit();
  ada.expectTrouble(/console: /);
  const { page } = ada;
  await spoil(ada);

  await ada.sit(table.link(0));

  const board = page.getByRole('region', { name: 'Board', exact: true });
  await board.getByText('Drawn plainly').waitFor();
  await board.locator('.board-cell').first().waitFor();
  expect(await page.locator('.place-hand .hand.zd').count(), 'the hand is drawn as ever').toBe(1);
  await ada.screenshot('drawn-plainly-desktop');
  await page.getByRole('button', { name: 'Sneak' }).click();
  await board.locator('.zd-encounter').waitFor();
  expect(await page.getByText('Drawn plainly').count()).toBe(0);
});
