/** Deeds have weight: an arrow flies from who shoots to who is struck, a blow lands, the fallen break before they are gone; all of it is off where nothing moves. */
import type { Beat } from '@quarry/kernel';
import type { Line } from '@quarry/protocol';
import { expect } from 'vitest';
import { byDay, nightTest, test } from './harness.ts';
import { dealtSoFar, watchDeeds } from './in-page.ts';
import { Player } from './player.ts';
import { before, openTable, type Position, theGame } from './positions.ts';
import { type Size, until, type Visitor } from './visitor.ts';

const LIVELY = { motion: 'full', pace: 'normal', confirm: 'never' } as const;

const GAMES: readonly Omit<Position, 'when'>[] = [
  { game: 'zero-dawn', seats: ['me', 'bot'], seed: 'weight' },
  { game: 'urban-manhunt', setup: { zone: 'chapel-lots' }, seats: ['me', 'bot'], seed: 'weight' },
  { game: 'forbidden-west', mode: 'campaign', seats: ['me', 'bot', 'bot'], seed: 'weight' },
  { game: 'primal', mode: 'prologue', seats: ['me', 'bot'], seed: 'weight' },
  { game: 'under-our-sun', mode: 'dry-well', setup: { characters: ['ida', 'boone'] }, seats: ['me', 'bot'], seed: 'weight' },
];

/** Before the first answer after which such a deed is told with a passage of its own. */
function beforeDeed(position: Omit<Position, 'when'>, isIt: (beat: Beat) => boolean): ReturnType<typeof before> {
  const { tells } = theGame(position.game!);
  return before(
    (event, match) => {
      const beat = tells!.beat(event, match.view(null));
      return beat.weight !== 'slight' && isIt(beat);
    },
    0,
    position,
  );
}

const isBlow = ({ deed, about = [] }: Beat): boolean => deed === 'hit' && about.length > 1;

/** Answers as it was answered then, and leaves what is shown to be shown; the lines that are told from then on. */
async function doIt(ada: Visitor, { answer }: ReturnType<typeof before>): Promise<() => readonly Line[]> {
  const player = new Player(ada, { likes: 'buttons' });
  await player.nextAsked();
  const told = ada.wire.chair!.lines.length;
  await ada.page.evaluate(watchDeeds);
  await player.answer(answer);
  return () => ada.wire.chair!.lines.slice(told);
}

const nameOf = ({ kind, id }: { readonly kind: string; readonly id: unknown }): string => `${kind} ${id}`;

for (const position of byDay(GAMES, 3)) {
  test(`what strikes comes from who strikes, and lands on who is struck: ${position.game}`, async ({ server, visit }) => {
    const found = beforeDeed(position, isBlow);
    const table = await openTable(server, found.position);
    const ada = await visit({ habits: LIVELY });
    await ada.sit(table.link(0));
    const told = await doIt(ada, found);

    const isDealt = ({ beat }: Line): boolean => beat !== undefined && beat.weight !== 'slight' && isBlow(beat);
    const line = await until('it is told', () => told().find(isDealt));
    const [struck] = line.beat!.about!;
    const drawn = await until('it is seen', async () =>
      (await ada.page.evaluate(dealtSoFar)).find(one => one.is === 'shot' || one.is === 'blow'),
    );
    expect(drawn.struck, 'it shakes').toContain(nameOf(struck!));
    expect(drawn.moves.length).toBeGreaterThan(0);
    expect(new Set(drawn.moves.flat()), 'nothing is laid out anew for it').toEqual(
      new Set(['opacity', 'transform'].filter(one => drawn.moves.flat().includes(one))),
    );
  });
}

const KILLS: readonly (readonly [string, Size])[] = [
  ['zero-dawn', 'desktop'],
  ['zero-dawn', 'phone'],
  ['urban-manhunt', 'desktop'],
];

for (const [game, size] of KILLS) {
  nightTest(`who falls is seen to break, and is gone then: ${game}, ${size}`, async ({ server, visit }) => {
    const found = beforeDeed(GAMES.find(one => one.game === game)!, ({ deed }) => deed === 'kill');
    const table = await openTable(server, found.position);
    const ada = await visit({ size, habits: LIVELY });
    await ada.sit(table.link(0));
    const told = await doIt(ada, found);

    const line = await until('it is told', () => told().find(({ beat }) => beat?.deed === 'kill'));
    const fallen = nameOf(line.beat!.about![0]!);
    const drawn = await until('it is seen', async () => (await ada.page.evaluate(dealtSoFar)).find(one => one.is === 'fall'));
    expect(drawn.struck).toEqual([fallen]);
    await until('it is gone', async () => (await ada.page.locator(`.place-board [data-about="${fallen}"]`).count()) === 0);
  });
}

nightTest('where nothing moves, things are where they are: nothing flies, breaks or enters', async ({ server, visit }) => {
  const found = beforeDeed(GAMES[0]!, ({ deed }) => deed === 'kill');
  const table = await openTable(server, found.position);
  const ada = await visit({ habits: LIVELY });
  await ada.page.emulateMedia({ reducedMotion: 'reduce' });
  await ada.sit(table.link(0));
  const told = await doIt(ada, found);
  await new Player(ada).nextAsked();

  expect(told().some(({ beat }) => beat?.deed === 'kill')).toBe(true);
  expect(await ada.page.evaluate(dealtSoFar)).toEqual([]);
  expect(await ada.page.locator('.deeds, .flight, .entrance').count()).toBe(0);
});

nightTest('something great enters with a card of its own, and what is told beside it is told in the bar', async ({ server, visit }) => {
  const found = beforeDeed(GAMES[1]!, ({ enters }) => enters !== undefined);
  for (const size of byDay(['desktop', 'phone'] as const, 0)) {
    const table = await openTable(server, found.position);
    const ada = await visit({ size, habits: LIVELY });
    await ada.sit(table.link(0));
    const told = await doIt(ada, found);
    const entrance = ada.page.locator('.entrance');
    await entrance.waitFor();

    const [{ beat, says }] = told().filter(line => line.beat?.enters) as [Line];
    expect(await entrance.getAttribute('data-entrance')).toBe(beat!.enters!.name);
    expect(await entrance.locator('.entrance-says').textContent()).toBe(beat!.enters!.says);
    expect(await ada.page.locator('section[aria-label="What happens"] .decision-question').textContent()).toContain(says);
    await entrance.waitFor({ state: 'detached' });
  }
});

nightTest('what is left of a part can be folded into one strip, and unfolded in the log', async ({ server, visit }) => {
  const found = before(({ type }) => type === 'crim-acted', 0, GAMES[1]!);
  const table = await openTable(server, found.position);
  const ada = await visit({ habits: LIVELY });
  await ada.sit(table.link(0));
  await doIt(ada, found);
  await ada.page.getByRole('button', { name: 'Fold', exact: true }).click();
  const strip = ada.page.locator('.folded');
  await strip.waitFor();
  const lines = Number(/unfold (\d+) line/.exec((await strip.textContent())!)![1]);
  expect(lines).toBeGreaterThan(0);
  await strip.getByRole('button').click();
  await ada.page.locator('.log').waitFor();
});
