/** What enemies are about to do stands over them; a square that is pointed at says who waits there. */
import type { AnyMatch } from '@quarry/kernel';
import { expect } from 'vitest';
import { byDay, test } from './harness.ts';
import { Player } from './player.ts';
import { isAsked, openTable, played, soonest, theGame } from './positions.ts';
import { until } from './visitor.ts';

interface Waiting {
  readonly place: string;
  readonly says: string;
}
/** Each danger at a place that an option is about or leads to. */
function dangerous(match: AnyMatch): Waiting[] {
  const { decision } = match.openFor(0)!;
  const { shows, tells } = match.game;
  const view = match.view(0);
  const places = decision.options.flatMap(option => [...option.about, ...tells!.leadsTo!(option, decision as never, view)]);
  return places.flatMap(place => shows!.dangers!(view, 0, place).map(({ says }) => ({ place: `${place.kind} ${place.id}`, says })));
}
/** What stands over enemies at rest: who only goes on patrol has a tag while it is looked at. */
const shownOf = (match: AnyMatch): readonly string[] =>
  match.game.shows!.intends!(match.view(0), 0).flatMap(({ says, facts }) => (facts?.['isQuiet'] === true ? [] : [says]));
const isTense =
  (kind: string, tags: number) =>
  (match: AnyMatch): boolean =>
    isAsked(0, kind)(match) && shownOf(match).length >= tags && dangerous(match).length > 0;

const TENSE = [
  { game: 'forbidden-west', mode: 'campaign', setup: { encounter: 'B1' }, seats: ['me', 'bot', 'bot'], kind: 'act', tags: 3 },
  { game: 'primal', mode: 'prologue', setup: {}, seats: ['me', 'bot'], kind: 'move', tags: 4 },
] as const;

test.for(byDay(TENSE, 1))('in $game a tag stands over each enemy, and a place says who waits there', async (one, { server, visit }) => {
  const { game, mode, setup, seats, kind, tags } = one;
  const position = soonest(300, { game, mode, setup, seats, when: isTense(kind, tags) });
  const match = played(position);
  const [{ place, says }] = dangerous(match) as [Waiting];
  const table = await openTable(server, position);
  const ada = await visit({ habits: { motion: 'off', pace: 'normal', confirm: 'never' } });
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();

  const phrases = shownOf(match);
  const drawn = ada.page.locator('.place-board :is(.intent-tag text:not(.intent-name), .pa-slot-intent, .pa-struggle.is-due small)'); // of a jaw that closes its meter tells
  await drawn.first().waitFor();
  expect((await drawn.allTextContents()).map(text => text.trim()).toSorted()).toEqual(phrases.toSorted());

  await ada.page.locator(`.place-board [data-about="${place}"]`).first().dispatchEvent('pointerover');
  const waits = ada.page.locator('.odds p', { hasText: says });
  await until('the place says who waits there', async () => (await waits.count()) > 0);
  await ada.screenshot(`intents-${game}`);
});

test('a tag over each alert machine says what it will do, and a square who would hit there', async ({ server, visit }) => {
  const position = soonest(200, { seats: ['me', 'bot'], setup: { hunters: ['nora', 'carja'] }, when: isTense('take-action', 1) });
  const [{ place, says }] = dangerous(played(position)) as [Waiting];
  const table = await openTable(server, position);
  const ada = await visit({ habits: { motion: 'off', pace: 'normal', confirm: 'never' } });
  const { page, wire } = ada;
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();

  const sent = await until('intentions are told', () => wire.replies.find(one => one.type === 'intents'));
  const intents = Object.values(sent.intents);
  const tags = page.locator('.place-board .intent-tag text:not(.intent-name)');
  await tags.first().waitFor();
  expect((await tags.allTextContents()).toSorted()).toEqual(intents.map(one => one.says).toSorted());

  await page.locator(`.place-board [data-about="${place}"]`).first().dispatchEvent('pointerover');
  const waits = page.locator('.odds p', { hasText: says });
  await until('the square says who waits there', async () => (await waits.count()) > 0);
  await ada.screenshot('intents-desktop');
});

/** On hexes and on the plane the kit draws the pieces, where a game does not. */
const DRAWN_BY_THE_KIT = [
  { game: 'under-our-sun', mode: 'lost-patrol' },
  { game: 'urban-manhunt', mode: 'standard' },
];

test.for(byDay(DRAWN_BY_THE_KIT))('in $game a tag stands over each enemy', async ({ game, mode }, { server, visit }) => {
  const { intends } = theGame(game).shows!;
  const isFull = (match: AnyMatch): boolean => isAsked(0, 'act')(match) && intends!(match.view(0), 0).some(one => /you/.test(one.says));
  const table = await openTable(server, soonest(200, { game, mode, seats: ['me', 'bot', 'bot'], when: isFull }));
  const ada = await visit({ habits: { motion: 'off', pace: 'normal', confirm: 'never' } });
  await ada.sit(table.link(0).replace('#', '?screen=plain#'));
  await new Player(ada).nextAsked();

  const sent = await until('intentions are told', () => ada.wire.replies.find(one => one.type === 'intents'));
  const intents = Object.values(sent.intents);
  const tags = ada.page.locator('.place-board .intent-tag text:not(.intent-name)');
  await tags.first().waitFor();
  expect((await tags.allTextContents()).toSorted()).toEqual(intents.map(one => one.says).toSorted());
  await ada.screenshot(`intents-${game}`);
});
