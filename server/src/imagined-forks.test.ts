/**
 * The cleverest cheat: whoever sits at a running table may play on from any step of it in a world that looks the same (K-147), and take the file of that
 * world home. Two requests, and the shuffle turned back by every seed that the file holds: where the cards of the true match lie is found no better than by guessing.
 */
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, type MatchRecord, SampledChance, type Seat, Seed, startMatch } from '@quarry/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTable, http, wishesOf } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.clean());

/** The cards that a seat cannot see, pool by pool, in the order in which they lie. */
function hiddenIn(game: AnyGame, state: unknown, seat: Seat): Map<string, number[]> {
  const pools = new Map<string, number[]>();
  game.rules.state.hidden(game.rules.state.clone(state), { seat, state, owner: null }, (cards, poolOf, shown) => {
    for (const [place, card] of cards.entries()) {
      if (shown(place) === undefined) pools.set(poolOf(card), [...(pools.get(poolOf(card)) ?? []), card]);
    }
    return cards;
  });
  return pools;
}

/** What lay where before cards that lay in their true order were shuffled by this seed and dealt from the end. */
function turnedBack(dealt: ReadonlyMap<string, readonly number[]>, seed: string): Map<string, number[]> {
  const chance = new SampledChance<'imagined'>(new Seed(seed));
  return new Map(
    [...dealt].map(([pool, cards]) => {
      const guess: number[] = [];
      const from = chance.shuffle('imagined', [...cards.keys()]).reverse();
      for (const [to, card] of cards.entries()) guess[from[to]!] = card;
      return [pool, guess];
    }),
  );
}

/** Every moment of the true match between two scenes. */
async function momentsOf(game: AnyGame, table: string): Promise<unknown[]> {
  const { table: stored, answers } = (await server.store.read(table))!;
  const started = startMatch(game, stored.setup, stored.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const moments = [match.checkpoint.state];
  for (const one of answers) {
    match.answer(one.seat, one.answer);
    moments.push(match.checkpoint.state);
  }
  return moments;
}

const sizesOf = (pools: ReadonlyMap<string, readonly number[]>): string =>
  JSON.stringify([...pools].map(([pool, { length }]) => [pool, length]));

/** How many cards of pools in which there is something to guess lie where they were guessed to lie. */
const found = (truth: ReadonlyMap<string, readonly number[]>, guess: ReadonlyMap<string, readonly number[]>): number =>
  [...truth].flatMap(([pool, cards]) => (cards.length < 2 ? [] : cards.filter((card, place) => guess.get(pool)?.[place] === card))).length;

test.each(GAMES.map(game => [game.id, game] as const))(
  '[K-147] %s: the file of an imagined world tells nothing of the true one, whichever seed in it the deal is turned back by',
  async (id, game) => {
    const { setup } = game.tables.find(one => game.seatsOf(one.setup) === 2)!;
    const { table, keys } = await createTable(server.port, 'mm', { game: id, setup });
    const client = await server.client();
    for (const { key } of keys) await client.join(table, key);
    for (let i = 0; i < 12; i++) {
      const seat = (await client.anyAsked(table))!;
      if (client.chair(table, seat).seen.asked!.options.length > 0) await client.answerAny(table, seat);
    }
    const own = [keys[0]!.key];
    const { body: replay } = await http(server.port, 'GET', `/api/tables/${table}/replay?as=0`, undefined, own);
    const step = replay.steps.length - 1;

    const fork = await http(server.port, 'POST', `/api/tables/${table}/fork`, { as: 0, step, seats: wishesOf('mb') }, own);
    expect(fork.status).toBe(201);
    const exported = await http(server.port, 'GET', `/api/tables/${fork.body.table}/export`, undefined, [fork.body.keys[0].key]);
    expect(exported.status).toBe(200);

    const { seed, checkpoint } = exported.body as MatchRecord;
    const world = hiddenIn(game, game.rules.state.check(checkpoint.state, 'state'), 0);
    const truths = (await momentsOf(game, table)).map(state => hiddenIn(game, state, 0)).filter(one => sizesOf(one) === sizesOf(world));
    const pools = [...world.values()].filter(one => one.length > 1).length;
    expect([truths.length > 0, [...world.values()].flat().length > 30]).toEqual([true, true]);
    const guesses = [world, ...[`${seed} imagined`, seed, `${seed}0`].map(known => turnedBack(world, known))];
    // One card of each pool lies by chance where it was guessed to lie; all would, if the deal could be turned back.
    for (const guess of guesses) expect(Math.max(...truths.map(truth => found(truth, guess)))).toBeLessThan(3 * pools + 6);
  },
);
