/**
 * `quarry serve --nodes`: several servers behind one port, each a process and a node of its own (decision 0031). This process only keeps them alive: it starts them, starts one again that has
 * died, and restarts them one after the other when it is told to (SIGHUP), so that there is always one that answers.
 */
import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import { Complaint, FAILED, painter, type World } from '../world.ts';

const MOST = 64;
/** One that dies as soon as it has started is not started again and again without a pause. */
const FIRST_REST_MS = 200;
const LONGEST_REST_MS = 10_000;
/** Whoever has lived for so long has not died of its start. */
const SOUND_MS = 30_000;

/** Said by a node to the process that keeps it. */
export interface NodeIsOpen {
  readonly port: number;
}

/** Whether this process is one of several nodes, kept by another. */
export const isKeptNode = (): boolean => cluster.isWorker;

/** The node can be reached. */
export function sayOpen(port: number): void {
  process.send?.({ port } satisfies NodeIsOpen);
}

/** The node is closed: nothing keeps its process any more. */
export function sayClosed(): void {
  cluster.worker?.disconnect();
}

/** How many, or one for each core. */
export function readNodes(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (text === 'auto') return Math.min(MOST, availableParallelism());
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > MOST)
    throw new Complaint(`--nodes is '${text}', but it wants a whole number from 1 to ${MOST}, or auto for one a core.`);
  return count;
}

export interface Kept {
  readonly count: number;
  /** What each of them is started with. */
  readonly args: readonly string[];
  readonly host: string;
}

class Keeper {
  readonly #world: World;
  readonly #kept: Kept;
  #rest = FIRST_REST_MS;
  #isStopping = false;

  constructor(world: World, kept: Kept) {
    this.#world = world;
    this.#kept = kept;
    cluster.setupPrimary({ exec: process.argv[1]!, args: kept.args.slice() });
  }

  /** Starts them all; the port that they share. */
  async open(): Promise<number> {
    const ports = await Promise.all(Array.from({ length: this.#kept.count }, () => this.#start()));
    return ports[0]!;
  }

  /** Starts one; kept when it can be reached. */
  #start(): Promise<number> {
    const node = cluster.fork();
    const began = performance.now();
    const opened = Promise.withResolvers<number>();
    node.on('message', ({ port }: NodeIsOpen) => opened.resolve(port));
    node.on('exit', code => {
      opened.reject(new Complaint('A node could not be started; see above.', FAILED));
      if (!this.#isStopping && !node.exitedAfterDisconnect) this.#again(code, performance.now() - began);
    });
    return opened.promise;
  }

  #again(code: number | null, lived: number): void {
    this.#rest = lived > SOUND_MS ? FIRST_REST_MS : Math.min(LONGEST_REST_MS, this.#rest * 2);
    this.#world.err(`A node has ended (${code ?? 'killed'}); it is started again.\n`);
    setTimeout(() => {
      if (!this.#isStopping) this.#start().catch(() => {});
    }, this.#rest);
  }

  /** One after the other: the new one can be reached before the next old one goes. */
  async replaceAll(): Promise<void> {
    try {
      for (const node of nodes()) {
        await this.#start();
        if (this.#isStopping) return;
        // Others behind the same port go on: nobody is to be told that it stops.
        await stop(node, 'SIGINT');
      }
    } catch (error) {
      if (!this.#isStopping) this.#world.err(`The nodes could not be replaced: ${(error as Error).message}\n`);
    }
  }

  async close(signal: NodeJS.Signals): Promise<void> {
    this.#isStopping = true;
    await Promise.all(nodes().map(node => stop(node, signal)));
  }
}

const nodes = (): Worker[] => Object.values(cluster.workers ?? {}).flatMap(node => node ?? []);

/** It tells everybody, stores what is still to be stored, and lets go. */
function stop(node: Worker, signal: NodeJS.Signals): Promise<void> {
  return new Promise(resolve => {
    if (node.isDead()) {
      resolve();
      return;
    }
    node.exitedAfterDisconnect = true;
    node.once('exit', () => resolve());
    node.process.kill(signal);
  });
}

export async function serveOnNodes(world: World, kept: Kept): Promise<number> {
  const keeper = new Keeper(world, kept);
  const { bold } = painter(world.isTty.out);
  let isReplacing: Promise<void> | null = null;
  let signal: NodeJS.Signals = 'SIGINT';
  const told = new Promise<void>(resolve => {
    for (const one of ['SIGINT', 'SIGTERM'] as const)
      process.once(one, () => {
        signal = one;
        resolve();
      });
  });
  const hear = (): void => {
    isReplacing ??= keeper.replaceAll().finally(() => {
      isReplacing = null;
    });
  };
  process.on('SIGHUP', hear);
  try {
    const port = await keeper.open();
    const shown = kept.host === '127.0.0.1' ? 'localhost' : kept.host;
    world.out(
      `Quarry is open at ${bold(`http://${shown}:${port}`)} on ${kept.count} nodes (Ctrl-C stops them, SIGHUP replaces them one by one).\n`,
    );
    await told;
    return 0;
  } finally {
    process.off('SIGHUP', hear);
    await keeper.close(signal);
  }
}
