/** Taking back: alone while nothing new has come to light, and beyond that with the consent of the others. */
import { type AnyMatch, bareDecision } from '@quarry/kernel';
import { expect } from 'vitest';
import { nightTest, test } from './harness.ts';
import { Player } from './player.ts';
import { isAsked, openTable, soonest } from './positions.ts';
import { until, type Visitor } from './visitor.ts';

const undoButton = ({ page }: Visitor) => page.getByRole('banner').getByRole('button', { name: /undo/i });
const undoNow = ({ wire }: Visitor) => wire.chair!.seen.undo.how;
/** The table as it stands, without what follows from having been somewhere else. */
const standing = ({ wire }: Visitor) => {
  const { view, asked, stage } = wire.chair!.seen;
  // What is asked again has a number of its own, so that an answer from before cannot be taken for one to it.
  const { n: _number, ...question } = asked ?? { n: -1 };
  return { view, question, stage, lines: wire.chair!.lines };
};

test('what reveals nothing is taken back at once, twice in a row', async ({ server, visit }) => {
  const table = await openTable(server, {
    seats: ['me', 'bot'],
    seed: 'a careful hunter',
    when: match => isAsked(0, 'take-action')(match) && match.openFor(0)!.decision.options.some(option => option.key === 'sneak'),
  });
  const ada = await visit();
  const player = new Player(ada);
  await ada.sit(table.link(0));
  const first = (await player.nextAsked()) && standing(ada);
  await player.answer([ada.wire.asked!.options.find(option => option.key === 'sneak')!.key]);
  await player.nextAsked();
  const second = standing(ada);
  await player.answer();
  await player.nextAsked();
  expect(undoNow(ada)).toBe('alone');

  await undoButton(ada).click();
  await until('the step is taken back', () => ada.wire.asked?.kind === 'sneak-step');
  await player.nextAsked();
  expect(standing(ada)).toEqual(second);
  await undoButton(ada).click();
  await until('the action is taken back', () => ada.wire.asked?.kind === 'take-action');
  await player.nextAsked();

  expect(standing(ada)).toEqual(first);
});

/** Two people in the middle of an encounter; one has just rolled dice. */
async function afterDice(server: Parameters<typeof openTable>[0], visit: () => Promise<Visitor>) {
  const table = await openTable(server, { seats: ['me', 'me'], seed: 'two with dice', when: isAsked(0, 'play-ability') });
  const [ada, bo] = [await visit(), await visit()];
  await ada.sit(table.link(0));
  await bo.sit(table.link(1));
  const player = new Player(ada);
  const asked = (await player.nextAsked())!;
  const before = standing(ada);
  const { keys } = await player.answer([asked.options.at(-1)!.key]);
  await until(
    'the dice have fallen',
    () => ada.wire.chair!.lines.some(line => Array.isArray(line.event['faces'])) && undoNow(ada) !== 'none',
  );
  return { ada, bo, player, asked, before, keys };
}

const dice = ({ wire }: Visitor) => wire.chair!.lines.filter(line => Array.isArray(line.event['faces'])).map(line => line.event['faces']);

test('after dice the others must agree: they do, all is as before, and the same dice fall again', async ({ server, visit }) => {
  const { ada, bo, player, asked, before, keys } = await afterDice(server, visit);
  const fallen = dice(ada);
  expect(undoNow(ada)).toBe('vote');
  await until('the button says so', async () => (await undoButton(ada).innerText()).includes('Ask to undo'));
  expect(await undoButton(ada).getAttribute('title')).toMatch(/^Ask the others: ./);

  await undoButton(ada).click();
  const vote = bo.page.getByRole('region', { name: 'Vote' });
  await vote.waitFor();
  await bo.screenshot('vote-desktop');
  await ada.page.getByRole('region', { name: 'Vote' }).waitFor();
  await vote.getByRole('button', { name: 'Undo it' }).click();

  await until('it is taken back', () => ada.wire.asked?.kind === asked.kind && ada.wire.asked.n !== asked.n);
  await vote.waitFor({ state: 'detached' });
  await player.nextAsked();
  expect(standing(ada)).toEqual(before);
  await player.answer(keys);
  await until('the dice have fallen again', () => dice(ada).length === fallen.length);
  expect(dice(ada)).toEqual(fallen);
});

nightTest('after dice the others must agree: one refuses, and all stays', async ({ server, visit }) => {
  const { ada, bo } = await afterDice(server, visit);
  const stands = standing(ada);

  await undoButton(ada).click();
  const vote = bo.page.getByRole('region', { name: 'Vote' });
  await vote.getByRole('button', { name: 'Keep it' }).click();

  await vote.waitFor({ state: 'detached' });
  await ada.page.getByRole('region', { name: 'Vote' }).waitFor({ state: 'detached' });
  expect(standing(ada)).toEqual(stands);
});

/** Whether seat 0 is asked something that can be left to the table as a tie. */
function isTie(match: AnyMatch): boolean {
  const open = match.openFor(0);
  return open !== null && match.game.tells?.spares?.(bareDecision(open.decision), match.view(0))?.as === 'tie';
}

nightTest('a tie that is left to the table is told in the log, and asked again when it is taken back', async ({ server, visit }) => {
  const table = await openTable(server, soonest(100, { seats: ['me', 'bot'], when: match => isTie(match) && !match.comesToTheSame(0) }));
  const ada = await visit({ side: 'open' });
  const { page, wire } = ada;
  const player = new Player(ada);
  await ada.sit(table.link(0));
  const tie = (await player.nextAsked())!;

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Ask me only when …' }).click();
  await page.getByRole('checkbox', { name: 'Let the table decide ties' }).check();
  await until('the table has decided', () => wire.asked?.n !== tie.n);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const told = page.locator('.log-line', { hasText: 'The table decides the tie for you: ' });
  await told.last().waitFor();
  await player.nextAsked();
  const decided = await told.count();
  expect(wire.answers).toEqual([]);

  await undoButton(ada).click();
  await until('the last tie is asked', async () => (await told.count()) === decided - 1);
  const again = (await player.nextAsked())!;
  await player.answer();
  expect([again.kind, wire.answers.length]).toEqual([tie.kind, 1]);
});

nightTest('alone with bots nothing is asked of others: Undo is just Undo, before and after dice', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'alone with dice', when: isAsked(0, 'play-ability') });
  const ada = await visit();
  const player = new Player(ada);
  await ada.sit(table.link(0));
  const asked = (await player.nextAsked())!;
  expect(await undoButton(ada).innerText()).toMatch(/^\W*Undo$/);

  await player.answer([asked.options.at(-1)!.key]);
  await player.nextAsked();

  expect(await undoButton(ada).innerText()).toMatch(/^\W*Undo$/);
  await undoButton(ada).click();
  await until('the question is asked again', () => ada.wire.asked?.kind === 'play-ability');
});
