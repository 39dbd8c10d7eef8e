/** `quarry lab --queue`: the experiment is put into a queue in a PostgreSQL database, and played by whoever works for it (lab-worker.ts), on however many machines. */
import { ALL_GAMES } from '@quarry/catalogue';
import { type Done, progressBar } from '@quarry/lab';
import type { LabQueue, LabWorker, Queued, QueuedWork, Standing } from '@quarry/lab/queue';
import { Complaint, FAILED, type World } from '../world.ts';
import type { Hands, Wanted } from './lab-hands.ts';

/** The setting that names the queue, where others cannot see a command line. */
export const SETTING = 'QUARRY_QUEUE';
/** Larger experiments have larger pieces. */
const MANY_PIECES = 10_000;
/** After so long without a worker somebody is told how to start one. */
const LONELY_MS = 5_000;
/** The exit status of somebody who was interrupted. */
const INTERRUPTED = 130;

/** The address of the queue. It may hold a password: it is not said back. */
export function readQueue(given: string | undefined, set: string | undefined): string | undefined {
  const url = given ?? (set || undefined);
  if (url === undefined || (/^postgres(ql)?:\/\/\S+$/i.test(url) && URL.canParse(url))) return url;
  const name = given === undefined ? SETTING : '--queue';
  throw new Complaint(
    `${name} wants the address of a PostgreSQL database such as postgres://name:password@host/database; signs such as @ : / in the password are written as %40 %3A %2F.`,
  );
}

/** What the database of a queue says no to, in a sentence with a way out. */
export async function orSay<T>(url: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Complaint) throw error;
    const [{ nameOf, whyNotOpen }, { CannotPlay, NewerQueue, NotOurs }] = await Promise.all([
      import('@quarry/server/postgres-line'),
      import('@quarry/lab/queue'),
    ]);
    if (error instanceof NewerQueue)
      throw new Complaint(
        `The queue in ${nameOf(url)} was made by a newer version of the program (${error.message}); bring this one up to date, or choose another database with --queue.`,
        FAILED,
      );
    if (error instanceof CannotPlay)
      throw new Complaint(`This cannot be played: ${error.message}. The same command tries it again.`, FAILED);
    if (error instanceof NotOurs) throw new Complaint(`${error.message}. The same command plays it again.`, FAILED);
    throw new Complaint(whyNotOpen(url, error, { who: 'the lab', instead: 'choose another database with --queue' }), FAILED);
  }
}

/** Kept when somebody interrupts. What comes back ends that. */
export function untilTold(): { readonly told: Promise<true>; readonly forget: () => void } {
  const { promise: told, resolve } = Promise.withResolvers<true>();
  const hear = (): void => resolve(true);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, hear);
  return { told, forget: () => signals.forEach(signal => process.off(signal, hear)) };
}

interface QueueOptions {
  readonly url: string;
  /** Works along with so many threads; only waits if left out. */
  readonly workers: number | undefined;
  /** Waits for nothing: what is there now is enough. */
  readonly isSoFar: boolean;
}

export async function queueHands({ url, workers, isSoFar }: QueueOptions, world: World): Promise<Hands> {
  const { LabQueue: Queue, LabWorker: Worker, programOf } = await import('@quarry/lab/queue');
  return orSay(url, async () => {
    const queue = await Queue.open(url);
    const along =
      workers === undefined || isSoFar ? null : await Worker.start(url, { threads: workers, says: text => world.err(`${text}\n`) });
    return new QueueHands(queue, along, { url, isSoFar, world, programOf });
  });
}

interface Surroundings {
  readonly url: string;
  readonly isSoFar: boolean;
  readonly world: World;
  programOf(game: string): string;
}

class QueueHands implements Hands {
  readonly #queue: LabQueue;
  readonly #along: LabWorker | null;
  readonly #around: Surroundings;
  /** Of the games: how many were there before, how many are wanted, and how many workers there were at most. */
  #before = 0;
  #of = 0;
  #workers = 0;

  constructor(queue: LabQueue, along: LabWorker | null, around: Surroundings) {
    this.#queue = queue;
    this.#along = along;
    this.#around = around;
  }

  do<W extends QueuedWork>(work: W, wanted: Wanted): Promise<Done[W['what']][]> {
    const { url, isSoFar } = this.#around;
    return orSay(url, () => (isSoFar ? this.#soFar(work, wanted) : this.#whole(work, wanted)));
  }

  async #queued<W extends QueuedWork>(work: W, { games, piece }: Wanted): Promise<Queued<W>> {
    const { LONGEST_SEED, MOST_GAMES, MOST_IN_A_PIECE } = await import('@quarry/lab/queue');
    if (!ALL_GAMES.some(({ id }) => id === work.game))
      throw new Complaint(`${work.game} is no game of the catalogue, which is all that workers know; leave --queue out.`);
    if (games > MOST_GAMES) throw new Complaint(`--games is ${games}, but a queue takes at most ${MOST_GAMES}; ask for fewer.`);
    if (work.seed.length > LONGEST_SEED)
      throw new Complaint(`--seed has ${work.seed.length} characters, but a queue takes at most ${LONGEST_SEED}; choose a shorter one.`);
    const larger = Math.min(MOST_IN_A_PIECE, Math.max(piece, Math.ceil(games / MANY_PIECES)));
    return { work, games, piece: larger, program: this.#around.programOf(work.game) };
  }

  async #soFar<W extends QueuedWork>(work: W, wanted: Wanted): Promise<Done[W['what']][]> {
    const queued = await this.#queued(work, wanted);
    const isThere = await this.#queue.has(queued);
    // What decisions are worth is looked at when the games are played: until then there is nothing to tell of it.
    if (work.what === 'swing') return isThere ? this.#queue.results(queued) : [];
    if (!isThere)
      throw new Complaint('Nobody has asked for this with this version of the program yet; leave --so-far out to begin it.', FAILED);
    const { games, workers } = await this.#queue.standing(queued);
    if (games === 0)
      throw new Complaint(`Nothing of this is played yet (0 of ${wanted.games} games, ${workersSay(workers)}); ask again later.`, FAILED);
    this.#note(wanted, { games: 0, workers });
    return this.#queue.results(queued);
  }

  async #whole<W extends QueuedWork>(work: W, wanted: Wanted): Promise<Done[W['what']][]> {
    const { untilPlayed } = await import('@quarry/lab/queue');
    const queued = await this.#queued(work, wanted);
    await this.#queue.begin(queued);
    const first = await this.#queue.standing(queued);
    this.#note(wanted, first);
    const progress = new Progress(this.#around.world, wanted, first.games);
    const { told, forget } = untilTold();
    let isOver = false;
    void told.then(() => (isOver = true));
    try {
      const watch = {
        tell: (standing: Standing) => {
          this.#workers = Math.max(this.#workers, standing.workers);
          progress.tell(standing);
        },
        isOver: () => isOver,
        isAway: () => progress.isAway(),
      };
      if (!(await untilPlayed(this.#queue, queued, watch))) throw stays(progress.games, wanted);
      return await this.#queue.results(queued);
    } catch (error) {
      throw isOver ? stays(progress.games, wanted) : error;
    } finally {
      forget();
    }
  }

  #note({ games, unit }: Wanted, { games: before, workers }: Pick<Standing, 'games' | 'workers'>): void {
    if (unit !== 'games') return;
    [this.#before, this.#of, this.#workers] = [before, games, workers];
  }

  says(games: number, _: number, seconds: number): string {
    if (this.#around.isSoFar) return `${games} of ${this.#of} games so far, ${workersSay(this.#workers)}`;
    const fresh = games - this.#before;
    if (fresh === 0) return `All ${games} games were in the queue already`;
    const speed = `${fresh} games in ${seconds.toFixed(1)} s: ${(fresh / seconds).toPrecision(4)} games/s over the queue, ${workersSay(this.#workers)}`;
    return this.#before === 0 ? speed : `${speed}; ${this.#before} were there already`;
  }

  async close(): Promise<void> {
    await this.#along?.stop();
    await this.#queue.close().catch(() => {});
  }
}

const workersSay = (workers: number): string => (workers === 1 ? '1 worker' : `${workers} workers`);

const stays = (games: number, wanted: Wanted): Complaint =>
  new Complaint(
    `It stays in the queue, with ${games} of ${wanted.games} ${wanted.unit} played. The same command goes on with it.`,
    INTERRUPTED,
  );

/** What somebody who waits is shown. */
class Progress {
  games: number;
  readonly #world: World;
  readonly #wanted: Wanted;
  readonly #before: number;
  readonly #began = performance.now();
  #isToldLonely = false;
  #isToldAway = false;

  constructor(world: World, wanted: Wanted, before: number) {
    this.#world = world;
    this.#wanted = wanted;
    this.#before = before;
    this.games = before;
  }

  tell({ games, workers }: Standing): void {
    const { isTty, err } = this.#world;
    const ms = performance.now() - this.#began;
    this.games = games;
    this.#isToldAway = false;
    const { games: of, unit } = this.#wanted;
    if (isTty.err) err(progressBar(games, of, ms / 1000, `${unit}, ${workersSay(workers)}`, this.#before));
    if (workers > 0 || games === of) this.#isToldLonely = false;
    else if (ms > LONELY_MS)
      this.#isToldLonely = this.#once(
        this.#isToldLonely,
        'No worker with this version of the program is at the queue; start one with: quarry lab-worker --queue …',
      );
  }

  isAway(): void {
    this.#isToldAway = this.#once(this.#isToldAway, 'The database is away; it is waited for.');
  }

  #once(isTold: boolean, text: string): true {
    if (!isTold) this.#world.err(`${this.#world.isTty.err ? '\n' : ''}${text}\n`);
    return true;
  }
}
