/**
 * Our server beside those of others, in one run and in turns: the same number of tables of four, each answering as soon as it may. Ours plays a game by its rules, keeps every secret
 * and stores every answer; the others play none, keep none and store nothing, but have states and messages of the same size.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, playOut, randomAnswer, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { type PostgresServer, startPostgres } from '../throwaway-postgres.ts';
import { whyNoColyseus } from './colyseus.ts';
import { type Driven, driveBare, driveQuarry, rateOf } from './driven.ts';
import { nothingMeasured, percentile, SEATS, type Stream, streamOf } from './load.ts';
import { driveBoardgameIo, driveColyseus } from './peer-clients.ts';
import { type Measuree, pinTo, round, type Start, setup, starter } from './running.ts';
import { storedPerAnswer } from './stored.ts';

const HOSTS = ['sqlite', 'postgres', 'twoNodes', 'twoNodesByTable', 'boardgameIo', 'colyseus', 'bare', 'bareUnsaved'] as const;
type HostName = (typeof HOSTS)[number];

export interface HostFigures {
  readonly answersPerSecond: number;
  /** Of all processes that are the server's, but for PostgreSQL's own. */
  readonly cpuMicroseconds: number;
  readonly memoryPerTableBytes: number;
}

export interface PeerFigures {
  readonly stateBytes: number;
  readonly bytesPerUpdate: number;
  /** Colyseus only where it is installed. */
  readonly hosts: Readonly<Partial<Record<HostName, HostFigures>>>;
  /** Answers a second of ours on a file against each of these, round by round; the median. */
  readonly ratioToCeiling: number;
  readonly ratioToBoardgameIo: number;
  readonly ratioToColyseus: number | null;
  /** What an answer costs two nodes against one, both on PostgreSQL: where the seats of each table come by both of them, and where a balancer leads a table to one. */
  readonly twoNodesCpu: number;
  readonly twoNodesByTableCpu: number;
}

export interface PeersFigures {
  readonly tables: number;
  readonly games: Readonly<Record<string, PeerFigures>>;
}

export interface PeersBench {
  readonly isPinned: boolean;
  readonly games: readonly AnyGame[];
  readonly tables: number;
  /** How long each server is measured, in all rounds. */
  readonly seconds: number;
  tell?(what: string): void;
}

const ROUNDS = 3;
/** Answers after which the size of a state is taken. */
const MIDDLE = 150;
/** Of every match: what is answered at all tables, until there have been so many answers or it is over. */
const SEED = 'peers';
const STREAM = 600;

export async function benchPeers({ isPinned, games, tables, seconds, tell = () => {} }: PeersBench): Promise<PeersFigures> {
  if (isPinned) pinTo(process.pid, 1);
  const missing = whyNoColyseus();
  if (missing) tell(missing);
  const postgres = await startPostgres(true);
  const found: Record<string, PeerFigures> = {};
  try {
    for (const game of games) {
      tell(`${game.id}: ${tables} tables at each server, in turns`);
      found[game.id] = await new Comparison(starter(isPinned), postgres, game, tables, seconds / ROUNDS).run();
    }
  } finally {
    await postgres.stop();
  }
  return { tables, games: found };
}

/** A server with its tables, and what was seen of it. */
interface Host {
  readonly driven: Driven;
  readonly memory: number;
  readonly rates: number[];
  worked: number;
  answers: number;
}

class Comparison {
  readonly #start: Start;
  readonly #postgres: PostgresServer;
  readonly #game: AnyGame;
  readonly #tables: number;
  readonly #seconds: number;
  readonly #stream: Stream;
  readonly #data = mkdtempSync(join(tmpdir(), 'quarry-peers-'));
  readonly #hosts = new Map<HostName, Host>();

  constructor(start: Start, postgres: PostgresServer, game: AnyGame, tables: number, seconds: number) {
    this.#start = start;
    this.#postgres = postgres;
    this.#game = game;
    this.#tables = tables;
    this.#seconds = seconds;
    this.#stream = streamOf(game, setup(game), SEED, STREAM);
  }

  async run(): Promise<PeerFigures> {
    try {
      const { sends, stores, bytesPerUpdate } = await this.#sizes();
      const stateBytes = sizeOfState(this.#game);
      await this.#open(sends, stores, stateBytes);
      for (const host of this.#hosts.values()) await rateOf(host.driven, this.#seconds);
      for (let i = 0; i < ROUNDS; i++) for (const host of this.#hosts.values()) await this.#measure(host);
      return { stateBytes, bytesPerUpdate, ...this.#figures() };
    } finally {
      for (const { driven } of this.#hosts.values()) await driven.stop();
      rmSync(this.#data, { recursive: true });
    }
  }

  /** What an answer of ours comes to: bytes for each seat, and in the store. */
  async #sizes(): Promise<{ sends: number; stores: number; bytesPerUpdate: number }> {
    const [data, seen] = [join(this.#data, 'sizes'), nothingMeasured()];
    const ours = await driveQuarry([await this.#start('quarry', data, { seed: SEED })], this.#load, seen);
    await rateOf(ours, this.#seconds);
    await ours.stop();
    const sends = Math.round(seen.bytes.reduce((sum, one) => sum + one, 0) / seen.answers / SEATS);
    return { sends, stores: storedPerAnswer(data), bytesPerUpdate: percentile(seen.bytes, 0.5) };
  }

  get #load(): { count: number; isQuick: true; game: AnyGame; stream: Stream } {
    return { count: this.#tables, isQuick: true, game: this.#game, stream: this.#stream };
  }

  async #open(sends: number, stores: number, stateBytes: number): Promise<void> {
    const folder = (name: HostName): string => join(this.#data, name);
    const ours = async (name: HostName, stores: readonly (string | undefined)[], isSpread = false): Promise<void> => {
      const servers: Measuree[] = [];
      for (const [i, store] of stores.entries())
        servers.push(await this.#start('quarry', `${folder(name)}-${i}`, { seed: SEED, ...(store !== undefined && { store }) }));
      await this.#add(name, servers, () => driveQuarry(servers, { ...this.#load, isSpread }, nothingMeasured()));
    };
    const base = async (): Promise<string> => this.#postgres.url(await this.#postgres.make());
    await ours('sqlite', [undefined]);
    await ours('postgres', [await base()]);
    const [spread, byTable] = [await base(), await base()];
    await ours('twoNodes', [spread, spread], true);
    await ours('twoNodesByTable', [byTable, byTable]);
    const boardgameIo = await this.#start('boardgame.io', '', { sends: stateBytes });
    await this.#add('boardgameIo', [boardgameIo], () => driveBoardgameIo(boardgameIo, this.#tables));
    if (whyNoColyseus() === null) {
      const colyseus = await this.#start('colyseus', '', { sends });
      await this.#add('colyseus', [colyseus], () => driveColyseus(colyseus, this.#tables));
    }
    for (const [name, how] of [
      ['bare', { sends, stores }],
      ['bareUnsaved', { sends }],
    ] as const) {
      const bare = await this.#start('bare', this.#data, how);
      await this.#add(name, [bare], () => driveBare(bare, this.#tables));
    }
  }

  async #add(name: HostName, servers: readonly Measuree[], open: () => Promise<Driven>): Promise<void> {
    const memory = async (): Promise<number> => {
      let sum = 0;
      for (const server of servers) sum += await server.memory();
      return sum;
    };
    const before = await memory();
    const driven = await open();
    await rateOf(driven, this.#seconds);
    this.#hosts.set(name, { driven, memory: ((await memory()) - before) / this.#tables, rates: [], worked: 0, answers: 0 });
  }

  async #measure(host: Host): Promise<void> {
    const { driven } = host;
    const [worked, count] = [await driven.worked(), driven.count()];
    host.rates.push(await rateOf(driven, this.#seconds));
    host.worked += (await driven.worked()) - worked;
    host.answers += driven.count() - count;
  }

  #figures(): Omit<PeerFigures, 'stateBytes' | 'bytesPerUpdate'> {
    const of = (name: HostName): Host => this.#hosts.get(name)!;
    const cpu = (name: HostName): number => (of(name).worked * 1000) / of(name).answers;
    const hosts = Object.fromEntries(
      HOSTS.filter(name => this.#hosts.has(name)).map(name => [
        name,
        {
          answersPerSecond: round(percentile(of(name).rates, 0.5)),
          cpuMicroseconds: round(cpu(name)),
          memoryPerTableBytes: round(of(name).memory),
        },
      ]),
    ) as Partial<Record<HostName, HostFigures>>;
    const ratio = (other: HostName): number => {
      const ratios = of('sqlite').rates.map((rate, i) => rate / of(other).rates[i]!);
      return round(percentile(ratios, 0.5), 2);
    };
    return {
      hosts,
      ratioToCeiling: ratio('bare'),
      ratioToBoardgameIo: ratio('boardgameIo'),
      ratioToColyseus: this.#hosts.has('colyseus') ? ratio('colyseus') : null,
      twoNodesCpu: round(cpu('twoNodes') / cpu('postgres'), 2),
      twoNodesByTableCpu: round(cpu('twoNodesByTable') / cpu('postgres'), 2),
    };
  }
}

function sizeOfState(game: AnyGame): number {
  const started = startMatch(game, setup(game), SEED);
  if (!started.ok) throw new Error(started.refusal.says);
  const chance = new SampledChance<'bot'>(new Seed(SEED));
  playOut(started.value, decision => randomAnswer(decision, chance), MIDDLE);
  return JSON.stringify(started.value.checkpoint.state).length;
}
