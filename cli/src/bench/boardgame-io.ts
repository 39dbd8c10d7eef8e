/**
 * The same rules hosted in boardgame.io: G holds the plain state at the start of the running scene and the answers since;
 * one move goes on from there, gives one more answer and writes the plain state back. Played by the same random player.
 */
import { createRequire } from 'node:module';
import {
  type AnyGame,
  type AnyMatch,
  type Decision,
  Match,
  type Moment,
  type Pick,
  type Point,
  randomPick,
  SampledChance,
  Seed,
  startMatch,
} from '@quarry/kernel';

/** What a player must know of an open decision to choose by index. */
interface OpenDecision {
  readonly choose: Decision['choose'];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly keys: readonly string[];
  readonly points: readonly Point[];
  readonly paths: readonly (readonly Point[])[];
}

interface Hosted {
  readonly moment: Moment<unknown>;
  readonly picks: readonly { readonly at: number; readonly pick: Pick }[];
  /** The place in the ask of the first open decision. */
  readonly at: number;
  readonly open: readonly OpenDecision[];
  readonly isOver: boolean;
}

interface Client {
  start(): void;
  stop(): void;
  readonly moves: { answer(at: number, pick: Pick): void };
  getState(): { readonly G: Hosted } | null;
}

interface Library {
  Client(options: object): Client;
  /** Of immer, which boardgame.io wraps G in: the plain data behind a draft. Reading it through the draft would be far slower. */
  original(draft: Hosted): Hosted;
}

/** The log and the undo history of a client grow with every move, so that it is left after a while. */
const MOVES_PER_CLIENT = 200;

const openOf = (match: AnyMatch): OpenDecision[] =>
  match.open.map(({ choose, min, max, ordered, options, region, trail }) => ({
    choose,
    min,
    max,
    ordered,
    keys: options.map(one => one.key),
    points: region?.some ?? [],
    paths: trail?.some ?? [],
  }));

/** Where a match stands, as plain data: what boardgame.io keeps. */
const hostedAt = (match: AnyMatch, picks: Hosted['picks'], at: number): Hosted => ({
  moment: match.checkpoint,
  picks,
  at,
  open: openOf(match),
  isOver: match.outcome !== null,
});

/** Calls back with a step that makes some moves and says how many. */
export function inBoardgameIo<T>(game: AnyGame, setup: unknown, seed: string, use: (step: () => number) => T): T {
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production'; // without it boardgame.io is several times slower
  try {
    const host = new Host(game, setup, seed, loadLibrary());
    return use(() => host.playOn());
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}

function loadLibrary(): Library {
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as Library;
  const { original } = createRequire(require.resolve('boardgame.io/client'))('immer') as Library;
  return { Client, original };
}

class Host {
  readonly #game: AnyGame;
  readonly #setup: unknown;
  readonly #seed: string;
  readonly #library: Library;
  readonly #chance: SampledChance<'bot'>;
  #hosted: Hosted | null = null;
  #games = 0;

  constructor(game: AnyGame, setup: unknown, seed: string, library: Library) {
    this.#game = game;
    this.#setup = setup;
    this.#seed = seed;
    this.#library = library;
    this.#chance = new SampledChance<'bot'>(new Seed(seed));
  }

  /** One client's moves. */
  playOn(): number {
    if (!this.#hosted || this.#hosted.isOver) {
      this.#games += 1;
      const started = startMatch(this.#game, this.#setup, this.#gameSeed(), 'nothing');
      if (!started.ok) throw new Error(started.refusal.says);
      this.#hosted = hostedAt(started.value, [], 0);
    }
    const hosted = this.#hosted;
    const client = this.#library.Client({
      game: {
        name: this.#game.id,
        setup: () => hosted,
        moves: { answer: ({ G }: { G: Hosted }, at: number, pick: Pick) => this.#answer(this.#library.original(G), at, pick) },
      },
      numPlayers: this.#game.seatsOf(this.#setup),
      debug: false,
    });
    client.start();
    let moves = 0;
    while (moves < MOVES_PER_CLIENT && !this.#hosted.isOver) {
      const { at, open }: Hosted = this.#hosted;
      client.moves.answer(at, randomPick(decisionOf(open[0]!), this.#chance));
      moves += 1;
      const { G } = client.getState()!;
      if (G === this.#hosted) throw new Error('boardgame.io refused a move');
      this.#hosted = G;
    }
    client.stop();
    return moves;
  }

  /** The move. */
  #answer(hosted: Hosted, at: number, pick: Pick): Hosted {
    const match = Match.from(this.#game, this.#setup, this.#gameSeed(), hosted.moment, 'nothing') as AnyMatch;
    const { checkpoint } = match;
    for (const one of hosted.picks) match.pick(one.at, one.pick);
    const asked = match.open;
    match.pick(at, pick);
    const isAsked = asked.includes(match.open[0]!);
    return hostedAt(match, match.checkpoint === checkpoint ? [...hosted.picks, { at, pick }] : [], isAsked ? at + 1 : 0);
  }

  #gameSeed(): string {
    return `${this.#seed}-${this.#games}`;
  }
}

const decisionOf = ({ choose, min, max, ordered, keys, points, paths }: OpenDecision): Decision => ({
  seat: 0,
  kind: '',
  rule: '',
  choose,
  min,
  max,
  ordered,
  fit: undefined,
  options: keys.map(key => ({ key, about: [], value: null })),
  region: { outline: [], some: points, objection: () => null },
  trail: { from: { x: 0, y: 0 }, outline: [], some: paths, objection: () => null, lead: path => path },
  not: undefined,
  odds: undefined,
  facts: undefined,
});
