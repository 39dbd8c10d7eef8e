/** What somebody is told who asks at a table what to do: from what the seat may know, thought about elsewhere, bounded, and not at all where the table says so. */
import { botSeed, chanceOf, Players, sensible, type Weighed, weighUp } from '@quarry/bots';
import { ALL_GAMES, GAMES, gameNamed } from '@quarry/catalogue';
import { type AnyGame, type AnyMatch, bareDecision, recordOf, startMatch } from '@quarry/kernel';
import { byDay, isNight } from '@quarry/kernel/testing';
import type { Seen, Weighing } from '@quarry/protocol';
import { expect, test } from 'vitest';
import type { LiveTable } from './table.ts';
import { createTable, http } from './testing/client.ts';
import { TestServer } from './testing/server.ts';
import { Frames, sitAt, tableAt, worldOf } from './testing/tables.ts';
import { type Thought, weigh } from './thinking.ts';

const named = gameNamed('snow-lynx', ALL_GAMES);
if (!named.ok) throw new Error(named.refusal.says);
const snowLynx = named.value;
const SETUP = snowLynx.tables[1]!.setup;

function begin(game: AnyGame, setup: unknown, seed: string): AnyMatch {
  const started = startMatch(game, setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value;
}

test('at a table over a socket the two answers that go best come with their chances, and the question stands as it was', async () => {
  const server = await TestServer.start({ games: ALL_GAMES });
  const { table, keys } = await createTable(server.port, 'mb', { game: 'snow-lynx', setup: SETUP });
  const client = await server.client();
  await client.join(table, keys[0]!.key);
  const { asked } = client.chair(table, 0).seen;

  const reply = await client.ask('weigh', { table, as: 0, n: asked!.n });

  const { weighing } = reply as { weighing: Weighing };
  expect(reply).toMatchObject({ type: 'weighed', n: asked!.n });
  // On a machine that is busy it may try too little within its second: then it says the sensible answer, and that.
  const answers = weighing.of.map(one => one.answer).toSorted();
  expect(answers).toEqual(weighing.is === 'untried' ? [expect.stringMatching(/^(drive|wait)$/)] : ['drive', 'wait']);
  for (const { chance } of weighing.of) expect([chance >= 0 && chance <= 1, Math.round(chance * 100) / 100]).toEqual([true, chance]);
  expect(client.chair(table, 0).seen.asked).toEqual(asked);
  expect(await client.ask('weigh', { table, as: 0, n: asked!.n + 1 })).toMatchObject({ type: 'refused', code: 'late' });
  await server.clean();
});

test('a table may say that nobody is told there what to do, and its host may change that', async () => {
  const server = await TestServer.start({ games: ALL_GAMES });
  const { table, keys, host } = await createTable(server.port, 'mb', { game: 'snow-lynx', setup: SETUP, noHints: true });
  const client = await server.client();
  await client.join(table, keys[0]!.key);
  const seen = (): Seen => client.chair(table, 0).seen;
  const { n } = seen().asked!;

  expect(seen().noHints).toBe(true);
  for (const type of ['weigh', 'advise'] as const)
    expect(await client.ask(type, { table, as: 0, n })).toMatchObject({ type: 'refused', code: 'no-hints' });

  const { status } = await http(server.port, 'PATCH', `/api/tables/${table}`, { noHints: false }, [host]);
  expect(status).toBe(200);
  await client.until('hints may be asked for', () => seen().noHints === undefined);
  expect(await client.ask('weigh', { table, as: 0, n })).toMatchObject({ type: 'weighed' });
  await server.clean();
});

test('a seat has one thing weighed at a time and a server four; more is refused with a way out', async () => {
  const { checkpoint: moment } = begin(snowLynx, JSON.parse(JSON.stringify(SETUP)), 'much to weigh');
  const weighing: ((found: Weighed) => void)[] = [];
  const world = worldOf({ weigh: () => new Promise(resolve => weighing.push(resolve)) });
  const tables = new Map<string, LiveTable>();
  const ask = (id: string) => {
    const table = tables.get(id) ?? tableAt({ game: snowLynx, setup: SETUP, seed: 'much to weigh', moment }, { id }, world);
    tables.set(id, table);
    const frames = new Frames();
    const chair = sitAt(table, 0, frames);
    const { n } = (JSON.parse(frames.texts[0]!) as { seen: { asked: { n: number } } }).seen.asked;
    return table.looks.weigh(chair, { type: 'weigh', id: 1, table: id, as: 0, n });
  };

  const some = ['one', 'two', 'three', 'four'].map(ask);
  expect(await ask('one')).toMatchObject({ refusal: { code: 'busy' } });
  expect(await ask('five')).toMatchObject({ refusal: { code: 'busy' } });
  for (const done of weighing.splice(0)) done({ of: [], is: 'untried', worlds: 0, because: [] });
  expect((await Promise.all(some)).every(one => one.ok)).toBe(true);
  void ask('one');
  await new Promise(setImmediate);
  expect(weighing).toHaveLength(1);
});

test.each(byDay(GAMES, 2, 1).map(game => [game.id, game as AnyGame] as const))(
  '%s: what is weighed in the thread is the same, letter by letter, in two worlds that look alike to the seat',
  (_, game) => {
    const match = begin(game, game.tables[0]!.setup, 'two worlds');
    const players = new Players(
      match,
      Array.from({ length: match.seats }, () => sensible(game)),
    );
    const most = isNight ? 4 : 1;
    let compared = 0;
    for (let i = 0; i < 400 && compared < most; i++) {
      players.play(match.n + 1);
      const [decision] = match.open;
      // A record of an imagined world begins with its scene: here, where the scene has been asked nothing before.
      if (!decision || decision.options.length < 2 || match.checkpoint.n !== match.n) continue;
      const { seat } = decision;
      const twin = match.imagine(seat, 'twin');
      if (!twin || JSON.stringify(twin.state) === JSON.stringify(match.state)) continue;
      const told = {
        view: match.view(seat),
        decision: bareDecision(decision),
        seat,
        turn: match.turnOf(seat),
        seed: 'bots',
        bot: 'sensible',
      };
      const said = (world: AnyMatch): string => {
        const thought: Thought = { game: game.id, ...told, record: { ...recordOf(world), before: [], answers: [] } };
        return JSON.stringify(weigh(JSON.stringify(thought), { positions: 150 }));
      };
      expect(said(twin)).toBe(said(match));
      compared += 1;
    }
    expect(compared).toBe(most);
  },
);

test('the table says what the bots of the lab would weigh', () => {
  const match = begin(snowLynx, SETUP, 'as in the lab');
  const decision = bareDecision(match.open[0]!);
  const { seat } = decision;
  const view = match.view(seat);
  const thought = { game: 'snow-lynx', bot: 'sensible', view, decision, seat, turn: 0, seed: 'bots' };
  const chance = chanceOf(botSeed('bots', seat), 0);
  const own = snowLynx.sensible(view, decision, seat, chance);
  const imagine = (seed: string): AnyMatch | null => match.imagine(seat, seed);

  const { of } = weigh(JSON.stringify({ ...thought, record: recordOf(match) }), { positions: 500 });

  const lab = weighUp(snowLynx, view, { decision, seat, own, chance, imagine }, { positions: 500 });
  expect(of.map(one => one.answer)).toEqual(lab.of.map(one => one.answer));
});
