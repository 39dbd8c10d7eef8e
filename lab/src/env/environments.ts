/** Many environments behind one line-by-line door: what is asked is done, what is wrong is told with a code and a sentence, and nothing of it stops the others. */
import { type Bot, botNamed } from '@quarry/bots';
import { gameNamed } from '@quarry/catalogue';
import { type AnyGame, BrokenPromise, type Refusal, type Result, refuse, startMatch } from '@quarry/kernel';
import { type Playable, tablesOf } from '../tables.ts';
import { Environment, LONGEST, type Sitting } from './environment.ts';
import { idOf, LONGEST_LINE, MOST_AT_ONCE, MOST_ENVS, readWish, type Sight, type Wish, type WishTo } from './messages.ts';
import { ROW } from './rows.ts';
import { Tensor } from './tensor.ts';

type Told = Readonly<Record<string, unknown>>;

/** Which table is meant. */
interface Wanted {
  readonly game: string;
  readonly mode?: string | undefined;
  readonly seats?: number | undefined;
}

interface Found {
  readonly game: AnyGame;
  readonly table: Playable;
}

const MINE = 'me';

export class Environments {
  readonly #games: readonly AnyGame[];
  readonly #all = new Map<number, Environment>();
  readonly #tensors = new Map<string, Tensor>();
  #next = 0;

  constructor(games: readonly AnyGame[]) {
    this.#games = games;
  }

  /** What is answered to a line, as a line. */
  answer(line: string): string {
    const wish = readWish(line);
    const id = wish.ok ? (wish.value.id === undefined ? {} : { id: wish.value.id }) : idOf(line);
    const told = wish.ok ? this.#safely(() => this.#do(wish.value)) : wish;
    return JSON.stringify(told.ok ? { ...id, ok: true, ...told.value } : { ...id, ok: false, ...faultOf(told.refusal) });
  }

  #do(wish: Wish): Result<Told> {
    switch (wish.do) {
      case 'games':
        return { ok: true, value: { games: this.#games.map(gameSays) } };
      case 'spec':
        return this.#spec(wish);
      case 'new':
        return this.#new(wish);
      case 'step':
        return this.#step(wish);
      case 'look':
        return { ok: true, value: { envs: wish.envs.map(env => this.#looked(env, wish.see, wish.seat)) } };
      case 'fork':
        return this.#copies(wish.env, wish.times, wish.see, one => one.fork());
      case 'imagine':
        return this.#imagine(wish);
      case 'rollout':
        return this.#rollout(wish);
      case 'close':
        return { ok: true, value: { closed: wish.envs.filter(env => this.#all.delete(env)).length } };
    }
  }

  #found({ game: id, mode, seats }: Wanted): Result<Found> {
    const game = gameNamed(id, this.#games);
    if (!game.ok) return game;
    const tables = tablesOf(game.value);
    const table = tables.find(one => (mode ?? tables[0]!.mode) === one.mode && (seats === undefined || seats === one.seats));
    if (table) return { ok: true, value: { game: game.value, table } };
    const known = tables.map(one => `${one.mode} for ${one.seats}`).join(', ');
    return refuse('no-such-table', { game: id }, `${id} has no such table; there are ${known}.`);
  }

  #tensorOf(game: AnyGame, seats: number): Tensor {
    const key = `${game.id} ${seats}`;
    let tensor = this.#tensors.get(key);
    if (!tensor) this.#tensors.set(key, (tensor = new Tensor(game.rules.state.shape, seats)));
    return tensor;
  }

  #spec(wish: WishTo<'spec'>): Result<Told> {
    const found = this.#found(wish);
    if (!found.ok) return found;
    const { game, table } = found.value;
    const slots = this.#tensorOf(game, table.seats).slots;
    return {
      ok: true,
      value: {
        ...gameSays(game),
        mode: table.mode,
        seats: table.seats,
        view: game.rules.state.shape,
        tensor: { length: slots.length, slots },
        rows: ROW,
        kinds: game.proof.exercises['decision'] ?? [],
        cards: game.cards ?? [],
        limits: { line: LONGEST_LINE, environments: MOST_ENVS, atOnce: MOST_AT_ONCE, answers: LONGEST },
      },
    };
  }

  #new(wish: WishTo<'new'>): Result<Told> {
    const found = this.#found(wish);
    if (!found.ok) return found;
    const { game, table } = found.value;
    const setup = wish.setup ?? table.setup;
    const sitting = wish.who && sittingOf(game, wish.who);
    if (sitting && !sitting.ok) return sitting;
    const room = this.#roomFor(wish.seeds.length);
    if (!room.ok) return room;
    const begun: Environment[] = [];
    for (const seed of wish.seeds) {
      const match = startMatch(game, setup, seed, 'nothing');
      if (!match.ok) return match;
      const { seats } = match.value;
      const here: Sitting = sitting?.value ?? new Array<null>(seats).fill(null);
      if (here.length !== seats)
        return refuse('other-seats', { seats, who: here.length }, `The table has ${seats} seats, but ${here.length} were named in 'who'.`);
      begun.push(new Environment(match.value, here, this.#tensorOf(game, seats)));
    }
    return { ok: true, value: { envs: begun.map(one => this.#kept(one, wish.see)) } };
  }

  #step({ steps, see }: WishTo<'step'>): Result<Told> {
    const envs = steps.map(({ env, ...given }): Told => {
      const one = this.#named(env);
      if (!one.ok) return wrongWith(env, one.refusal);
      const stepped = this.#safely(() => one.value.step(given), env);
      return stepped.ok ? { env, ...one.value.stands(see) } : wrongWith(env, stepped.refusal);
    });
    return { ok: true, value: { envs } };
  }

  #imagine({ env, seat, seed, times, see }: WishTo<'imagine'>): Result<Told> {
    const one = this.#named(env, seat);
    return one.ok ? this.#copies(env, times, see, (from, i) => from.imagine(seat, `${seed}/${i}`)) : one;
  }

  #rollout({ envs, bot: name, seed, times, seat, most }: WishTo<'rollout'>): Result<Told> {
    const ended = envs.map((env): Told => {
      const one = this.#named(env, seat);
      if (!one.ok) return wrongWith(env, one.refusal);
      const bot = one.value.botNamed(name);
      if (!bot.ok) return wrongWith(env, bot.refusal);
      const went = this.#safely(() => {
        const ends = Array.from({ length: times }, (_, i) => {
          const from = seat === undefined ? one.value : one.value.imagine(seat, `${seed}/${i}`);
          return from?.rollout(bot.value, `${seed}/${i}`, most) ?? null;
        });
        return { ok: true, value: ends };
      }, env);
      return went.ok ? { env, ends: went.value } : wrongWith(env, went.refusal);
    });
    return { ok: true, value: { envs: ended } };
  }

  /** Several environments that come of one; null where none could be made. */
  #copies(env: number, times: number, see: readonly Sight[], make: (from: Environment, i: number) => Environment | null): Result<Told> {
    const one = this.#named(env);
    if (!one.ok) return one;
    const room = this.#roomFor(times);
    if (!room.ok) return room;
    const made = this.#safely(() => ({ ok: true, value: Array.from({ length: times }, (_, i) => make(one.value, i)) }), env);
    return made.ok ? { ok: true, value: { envs: made.value.map(copy => copy && this.#kept(copy, see)) } } : made;
  }

  #looked(env: number, see: readonly Sight[], seat: number | undefined): Told {
    const one = this.#named(env, seat);
    return one.ok ? { env, ...one.value.stands(see, seat) } : wrongWith(env, one.refusal);
  }

  #kept(one: Environment, see: readonly Sight[]): Told {
    const env = this.#next++;
    this.#all.set(env, one);
    return { env, ...one.stands(see) };
  }

  #named(env: number, seat = 0): Result<Environment> {
    const one = this.#all.get(env);
    if (!one) return refuse('no-such-env', { env }, `There is no environment ${env}; it was closed, or never begun.`);
    if (seat >= one.seats) return refuse('no-such-seat', { env, seat }, `There is no seat ${seat}; the seats are 0 to ${one.seats - 1}.`);
    return { ok: true, value: one };
  }

  #roomFor(more: number): Result {
    if (this.#all.size + more <= MOST_ENVS) return { ok: true, value: undefined };
    return refuse('too-many', { most: MOST_ENVS }, `At most ${MOST_ENVS} environments are kept at once; close some.`);
  }

  /** A promise of ours that is broken in one environment is told, and closes that one. */
  #safely<T>(act: () => Result<T>, env?: number): Result<T> {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof BrokenPromise)) throw error;
      if (env !== undefined) this.#all.delete(env);
      return refuse('broken', {}, `A promise of the program was broken, and what it was about is closed: ${error.message}`);
    }
  }
}

const faultOf = ({ code, says }: Refusal): Told => ({ code, says });
const wrongWith = (env: number, refusal: Refusal): Told => ({ env, error: faultOf(refusal) });

function gameSays(game: AnyGame): Told {
  const tables = tablesOf(game).map(({ mode, seats }) => ({ mode, seats }));
  return { game: game.id, name: game.name, rules: game.version, content: game.content, tables };
}

function sittingOf(game: AnyGame, who: readonly string[]): Result<Sitting> {
  const sitting: (Bot | null)[] = [];
  for (const name of who) {
    const bot: Result<Bot | null> = name === MINE ? { ok: true, value: null } : botNamed(name, game);
    if (!bot.ok) return bot;
    sitting.push(bot.value);
  }
  return { ok: true, value: sitting };
}
