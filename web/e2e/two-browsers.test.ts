/** Two people, each with a browser of their own: they meet at one table, and what is secret stays secret, also on the wire. */
import type { GameInfo } from '@quarry/protocol';
import { expect } from 'vitest';
import { nightTest, test } from './harness.ts';
import { Player } from './player.ts';
import { openTable } from './positions.ts';
import { until, type Visitor } from './visitor.ts';

/** As much of the view as is looked at here: a zone that one may not see is a number. */
interface View {
  readonly trackingDrawn: readonly number[] | number;
  readonly eventDrawn: readonly number[] | number;
  readonly hunters: readonly { readonly hand: readonly number[] | number }[];
}
const viewOf = ({ wire }: Visitor): View => wire.chair!.seen.view as View;
const party = ({ page }: Visitor) => page.getByRole('complementary', { name: 'Party' });

/** The host opens a table of two with one open seat, by hand, and copies the invitation. */
async function openByHand(host: Visitor): Promise<string> {
  const { page } = host;
  await host.go('/new/zero-dawn');
  await page.locator('label.pick', { hasText: '2 seats' }).click();
  await page.locator('label.pick', { hasText: 'Standard' }).click();
  await page.getByLabel('Who sits in seat 2').selectOption('open');
  await host.screenshot('new-table-desktop');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'People and invitations' }).click();
  await page.getByRole('button', { name: 'Copy invitation' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  return page.evaluate('navigator.clipboard.readText()');
}

async function sitDown(guest: Visitor, invitation: string, name: string): Promise<void> {
  await guest.page.goto(invitation);
  await guest.page.getByLabel('Your name at the table').fill(name);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
}

test('a friend sits down by an invitation; both see each other; it works once; no secret stays in the address', async ({ visit }) => {
  const [ada, bo, eve] = [await visit(), await visit({ habits: null }), await visit({ habits: null })];
  const invitation = await openByHand(ada);
  expect(invitation).toMatch(/\/t\/[\w-]+#invite=[\w-]{22,}$/);

  await sitDown(bo, invitation, 'Bo');

  await bo.page.locator('.table').waitFor();
  await party(ada).getByText('Bo').first().waitFor();
  await party(bo).getByText('Ada').first().waitFor();
  expect(new URL(bo.page.url()).hash).toBe('');
  expect(bo.page.url()).toBe(ada.page.url());
  await bo.page.goBack();
  expect(bo.page.url()).not.toContain('invite');

  eve.expectTrouble(/status of 4\d\d/);
  await sitDown(eve, invitation, 'Eve');
  await eve.page.getByRole('alert').waitFor();
  expect(await eve.page.getByRole('alert').innerText()).toMatch(/invitation/i);
  expect(ada.wire.chair!.seen.people.map(person => person.name)).toEqual(['Ada', 'Bo']);
});

test('a key in a link is taken out of the address at once', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'a key in a link' });
  const ada = await visit();

  await ada.sit(table.link(0));

  expect(ada.page.url()).toBe(`${server.url}/t/${table.table}`);
  expect(await ada.page.evaluate('document.documentElement.outerHTML')).not.toContain(table.keys[0]!.key);
  expect(await ada.page.evaluate('history.length')).toBe(2);
});

test('what the Leader draws and picks, and every hand, reaches the other browser neither by wire nor on the page', async ({
  server,
  visit,
}) => {
  const { faces } = (await (await fetch(`${server.url}/api/games/zero-dawn`)).json()) as GameInfo;
  const [ada, bo] = [await visit(), await visit({ habits: { name: 'Bo' } })];
  const table = await openTable(server, { seats: ['me', 'open'], seed: 'two hands' });
  await ada.sit(table.link(0));
  await sitDown(bo, server.url + table.inviteLink(1), 'Bo');
  await bo.page.locator('.table').waitFor();
  const players = [new Player(ada, { seed: 'ada' }), new Player(bo, { seed: 'bo' })] as const;

  await until('both have a hunter', async () => {
    for (const player of players) if (player.visitor.wire.asked?.kind === 'choose-hunter') await player.answer();
    return players.some(({ visitor }) => visitor.wire.asked?.kind === 'pick-tracking');
  });

  const [leader, other] = ada.wire.asked?.kind === 'pick-tracking' ? [players[0], players[1]] : [players[1], players[0]];
  const asked = (await leader.nextAsked())!;
  const drawn = viewOf(leader.visitor).trackingDrawn as readonly number[];
  expect(drawn).toHaveLength(3);
  await until('the other has seen that cards were drawn', () => viewOf(other.visitor).trackingDrawn === 3);
  await leader.visitor.screenshot('tracking-desktop');
  const secrets = [...drawn.map(no => faces[no]!.name), ...asked.options.map(option => option.key)];
  await expectUnknown(other.visitor, secrets, drawn);

  await leader.answer();

  const [leaderSeat, otherSeat] = [leader.visitor.wire.chair!.as!, other.visitor.wire.chair!.as!];
  await until('both hands are dealt', async () => {
    const isDealt = hasDealt(other.visitor);
    for (const player of isDealt ? [] : players) if (player.visitor.wire.asked) await player.answer();
    return isDealt;
  });
  await until('the Leader has seen it, too', () => hasDealt(leader.visitor));
  for (const { visitor, hidden } of [
    { visitor: other.visitor, hidden: leaderSeat },
    { visitor: leader.visitor, hidden: otherSeat },
  ]) {
    const holder = hidden === leaderSeat ? leader.visitor : other.visitor;
    const hand = viewOf(holder).hunters[hidden]!.hand as readonly number[];
    const known = new Set((viewOf(visitor).hunters[1 - hidden]!.hand as readonly number[]).map(no => faces[no]!.name));
    await expectUnknown(
      visitor,
      hand.map(no => faces[no]!.name).filter(name => !known.has(name) && name !== 'Stamina'),
      hand,
    );
    for (const { seen } of visitor.wire.sights) expect(typeof (seen.view as View).hunters[hidden]!.hand).toBe('number');
  }
});

/** Whether somebody sees that everybody holds cards. */
const hasDealt = (visitor: Visitor): boolean =>
  viewOf(visitor).hunters.every(({ hand }) => (typeof hand === 'number' ? hand : hand.length) > 0);

/** Neither a frame nor the page names any of these, and no card of theirs is drawn. */
async function expectUnknown({ wire, page }: Visitor, words: readonly string[], cards: readonly number[]): Promise<void> {
  expect(words.length).toBeGreaterThan(0);
  const frames = wire.received.join('\n');
  const html = String(await page.evaluate('document.documentElement.outerHTML'));
  expect(words.filter(word => frames.includes(word))).toEqual([]);
  expect(words.filter(word => html.includes(word))).toEqual([]);
  expect(cards.filter(no => html.includes(`data-about="card ${no}"`))).toEqual([]);
}

nightTest('a pick that is made first stays secret until both have picked', async ({ server, visit }) => {
  const { faces } = (await (await fetch(`${server.url}/api/games/zero-dawn`)).json()) as GameInfo;
  const table = await openTable(server, {
    seats: ['me', 'me'],
    seed: 'two secrets',
    when: match => match.open.length === 2 && match.open.every(({ kind }) => kind === 'pick-tracking' || kind === 'pick-event'),
  });
  const [ada, bo] = [await visit(), await visit()];
  await ada.sit(table.link(0));
  await bo.sit(table.link(1));
  const players = [new Player(ada), new Player(bo)] as const;
  await players[0].nextAsked();
  await players[1].nextAsked();
  const [leader, fledgling] = ada.wire.asked!.kind === 'pick-tracking' ? players : ([players[1], players[0]] as const);
  const trails = viewOf(leader.visitor).trackingDrawn as readonly number[];
  const events = viewOf(fledgling.visitor).eventDrawn as readonly number[];

  const { keys, asked } = await leader.answer();

  await expectUnknown(fledgling.visitor, [...trails.map(no => faces[no]!.name), ...asked.options.map(option => option.key)], trails);
  await expectUnknown(leader.visitor, [...events.map(no => faces[no]!.name)], events);
  const picked = asked.options.find(option => option.key === keys[0])!.about.find(ref => ref.kind === 'card')!.id as number;
  await fledgling.answer();
  for (const { visitor } of players) {
    await until('both picks are shown', () => (visitor.wire.chair!.seen.view as { card: number }).card === picked);
    expect(visitor.wire.chair!.seen.stage!.title).toContain(faces[picked]!.name);
  }
});

nightTest('while somebody may react, the other is not told who', async ({ server, visit }) => {
  const table = await openTable(server, {
    seats: ['me', 'me'],
    seed: 'somebody may react',
    when: match => 'window' in match.waiting && match.open.length === 1,
  });
  const [ada, bo] = [await visit(), await visit()];
  await ada.sit(table.link(0));
  await bo.sit(table.link(1));
  const [asked, other] = ada.wire.asked ? [ada, bo] : [bo, ada];

  await other.page.getByRole('heading', { name: 'A moment to react' }).waitFor();

  const { seen } = other.wire.chair!;
  const name = asked.wire.chair!.seen.people[asked.wire.chair!.as!]!.name;
  expect(Object.keys(seen.waiting)).toEqual(['window']);
  expect(seen.asked).toBeNull();
  expect(await other.page.getByRole('region', { name: 'Waiting' }).innerText()).not.toContain(name);
  await new Player(asked).nextAsked();
  expect(other.wire.received.filter(text => text.includes('"seats":[') && text.includes('"waiting"'))).toEqual([]);
});
