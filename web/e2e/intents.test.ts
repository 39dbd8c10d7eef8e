/** What enemies are about to do stands over them; a square that is pointed at says who waits there. */
import type { AnyMatch } from '@quarry/kernel';
import { readReply } from '@quarry/protocol';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { Player } from './player.ts';
import { isAsked, openTable, played, soonest, theGame, zeroDawn } from './positions.ts';
import { until } from './visitor.ts';

const dangerous = (match: AnyMatch): { readonly square: unknown; readonly says: string }[] => {
  const { options } = match.openFor(0)!.decision;
  const places = options.flatMap(option => zeroDawn.tells!.leadsTo!(option, match.openFor(0)!.decision as never, match.view(0)));
  return places.flatMap(place => zeroDawn.shows!.dangers!(match.view(0), 0, place).map(({ says }) => ({ square: place.id, says })));
};
const isTense = (match: AnyMatch): boolean =>
  isAsked(0, 'take-action')(match) && zeroDawn.shows!.intends!(match.view(0), 0).length > 0 && dangerous(match).length > 0;

test('a tag over each alert machine says what it will do, and a square who would hit there', async ({ server, visit }) => {
  const position = soonest(200, { seats: ['me', 'bot'], setup: { hunters: ['nora', 'carja'] }, when: isTense });
  const [{ square, says }] = dangerous(played(position)) as [ReturnType<typeof dangerous>[number]];
  const table = await openTable(server, position);
  const ada = await visit({ habits: { motion: 'off', pace: 'normal', confirm: 'never' } });
  const { page, wire } = ada;
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();

  const sent = await until('intentions are told', () => wire.received.map(readReply).find(one => one?.type === 'intents'));
  const intents = sent.type === 'intents' ? Object.values(sent.intents) : [];
  const tags = page.locator('.place-board .intent-tag text');
  await tags.first().waitFor();
  expect((await tags.allTextContents()).toSorted()).toEqual(intents.map(one => one.says).toSorted());

  await page.locator(`.place-board [data-about="square ${square}"]`).first().dispatchEvent('pointerover');
  const waits = page.locator('.odds p', { hasText: says });
  await until('the square says who waits there', async () => (await waits.count()) > 0);
  await ada.screenshot('intents-desktop');
});

/** On hexes and on the plane the kit draws the pieces. */
test.for([
  { game: 'under-our-sun', mode: 'lost-patrol' },
  { game: 'urban-manhunt', mode: 'standard' },
])('in $game a tag stands over each enemy', async ({ game, mode }, { server, visit }) => {
  const { intends } = theGame(game).shows!;
  const isFull = (match: AnyMatch): boolean => isAsked(0, 'act')(match) && intends!(match.view(0), 0).some(one => /you/.test(one.says));
  const table = await openTable(server, soonest(200, { game, mode, seats: ['me', 'bot', 'bot'], when: isFull }));
  const ada = await visit({ habits: { motion: 'off', pace: 'normal', confirm: 'never' } });
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();

  const sent = await until('intentions are told', () => ada.wire.received.map(readReply).find(one => one?.type === 'intents'));
  const intents = sent.type === 'intents' ? Object.values(sent.intents) : [];
  const tags = ada.page.locator('.place-board .intent-tag text');
  await tags.first().waitFor();
  expect((await tags.allTextContents()).toSorted()).toEqual(intents.map(one => one.says).toSorted());
  await ada.screenshot(`intents-${game}`);
});
