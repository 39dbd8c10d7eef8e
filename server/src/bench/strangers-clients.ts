/**
 * Strangers who do one thing at a time, each as often as they can from ten addresses, in a process of their own (strangers.ts). Argument: the
 * port. Told the name of an attack they begin it, told `rest` they stop.
 */
import { setPriority } from 'node:os';
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, commitment, playOut, randomAnswer, recordOf, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { type CreatedTable, PROTOCOL } from '@quarry/protocol';
import { WebSocket } from 'ws';
import type { Attack } from './strangers.ts';

const [port = ''] = process.argv.slice(2);
const base = `http://127.0.0.1:${port}`;
const ADDRESSES = 10;
const PER_SECOND = 50;
const TICK_MS = 100;
const IMPORT_MS = 500;
const LONG_SEED = 4_800_000;
const MANY_COUNTERS = 90_000;
const MANY_PASSES = 20_000;
const PATIENT = 15;
const HEAD_BYTES = 200;

/** What came of it, by code. */
let told: Record<string, number> = {};
const count = (code: string): void => {
  told[code] = (told[code] ?? 0) + 1;
};

let turn = 0;
let address = 0;
/** Each turn from other addresses: those of the turn before have been shown out. */
const addressOf = (i: number): Record<string, string> => ({ 'x-forwarded-for': `198.18.${turn & 0xff}.${i}` });
const nextAddress = (): Record<string, string> => ({ 'x-forwarded-for': `198.19.${(++address >> 8) & 0xff}.${address & 0xff}` });

function recordOfMatch(game: AnyGame, answers: number): ReturnType<typeof recordOf> {
  const started = startMatch(game, JSON.parse(JSON.stringify(game.tables.at(-1)!.setup)), 'strangers');
  if (!started.ok) throw new Error(started.refusal.says);
  const chance = new SampledChance<'bot'>(new Seed('strangers'));
  playOut(started.value, decision => randomAnswer(decision, chance), answers);
  return recordOf(started.value);
}

const wishesFor = (game: AnyGame): unknown[] => Array.from({ length: game.seatsOf(game.tables.at(-1)!.setup) }, () => ({ who: 'me' }));
const newTable = (game: AnyGame): string => JSON.stringify({ game: game.id, setup: game.tables.at(-1)!.setup, seats: wishesFor(game) });
const bodyOf = (game: AnyGame, record: unknown): string => JSON.stringify({ record, seats: wishesFor(game) });

async function bring(body: string, from: Record<string, string>): Promise<CreatedTable | null> {
  try {
    const headers = { 'content-type': 'application/json', ...from };
    const response = await fetch(`${base}/api/tables/import`, { method: 'POST', headers, body });
    const made = (await response.json()) as CreatedTable & { code?: string };
    count(made.code ?? 'made');
    return made.code === undefined ? made : null;
  } catch {
    count('cut');
    return null;
  }
}

/** Each field as big as it was once taken. */
function bigBodies(): readonly string[] {
  const [game] = GAMES as [AnyGame];
  const part = JSON.parse(JSON.stringify({ ...recordOfMatch(game, 60), answers: [], before: [] }));
  const seed = 'x'.repeat(LONG_SEED);
  const counters = Object.fromEntries(Array.from({ length: MANY_COUNTERS }, (_, i) => [`stream-${i}`, 1]));
  const passes = new Array(MANY_PASSES).fill({ seat: 0, window: 'a-window', until: 'round' });
  return [
    bodyOf(game, { ...part, seed, commitment: commitment(seed) }),
    bodyOf(game, { ...part, checkpoint: { ...part.checkpoint, counters } }),
    bodyOf(game, { ...part, checkpoint: { ...part.checkpoint, passes } }),
  ];
}

/** Sends a message again and again, and whatever it takes first; comes back when it is shown out. */
function repeat(from: number, first: readonly unknown[], next: (i: number) => readonly unknown[], isOver: () => boolean): void {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false, headers: addressOf(from) });
  let i = 0;
  const timer = setInterval(() => {
    if (isOver()) socket.terminate();
    if (socket.readyState !== socket.OPEN) return;
    for (let n = 0; n < (PER_SECOND * TICK_MS) / 1000; n++) for (const message of next(i++)) socket.send(JSON.stringify(message));
  }, TICK_MS);
  socket.on('open', () => {
    for (const message of first) socket.send(JSON.stringify(message));
  });
  socket.on('message', data => {
    // What was sent is not read: those who measure need the processor more.
    const [, type, code] = /^\{"type":"([\w-]+)"(?:.*?"code":"([\w-]+)")?/.exec((data as Buffer).toString('latin1', 0, HEAD_BYTES)) ?? [];
    count(code ?? type ?? 'unknown');
  });
  socket.on('error', () => {});
  socket.on('unexpected-response', () => count('turned-away'));
  socket.on('close', () => {
    clearInterval(timer);
    if (!isOver()) setTimeout(() => repeat(from, first, next, isOver), 1000);
  });
}

function fetchAgain(path: string, from: number, isOver: () => boolean, body: string | null = null): void {
  const wish = body === null ? {} : { method: 'POST', body };
  const type = { 'content-type': 'application/json' };
  const timer = setInterval(() => {
    if (isOver()) {
      clearInterval(timer);
      return;
    }
    for (let n = 0; n < (PER_SECOND * TICK_MS) / 1000; n++)
      void fetch(`${base}${path}`, { ...wish, headers: { ...addressOf(from), ...(body !== null && type) } }).then(
        async response => {
          count(String(response.status));
          await response.arrayBuffer();
        },
        () => count('cut'),
      );
  }, TICK_MS);
}

function begin(attack: Attack): void {
  const mine = ++turn;
  told = {};
  const isOver = (): boolean => turn !== mine;
  const join = ({ table, keys }: CreatedTable, plain: boolean): unknown => ({
    type: 'join',
    id: 1,
    v: PROTOCOL,
    table,
    key: keys[0]!.key,
    plain,
  });
  if (attack === 'imports') {
    let at = 0;
    const timer = setInterval(() => (isOver() ? clearInterval(timer) : void bring(big[at++ % big.length]!, nextAddress())), IMPORT_MS);
    return;
  }
  for (let i = 0; i < ADDRESSES; i++) {
    const made = tables[i % tables.length]!;
    const chair = { id: 2, table: made.table, as: 0 };
    if (attack === 'join-plain') repeat(i, [], () => [join(made, true), { ...chair, type: 'leave' }], isOver);
    else if (attack === 'creates') fetchAgain('/api/tables', i, isOver, newTable(GAMES[i % GAMES.length]!));
    else if (attack === 'gets') fetchAgain(`/api/tables/${made.table}${i % 2 === 0 ? '' : '/replay'}`, i, isOver);
    else {
      const habits = (n: number): unknown => ({
        ...chair,
        type: 'habits',
        habits: { same: true, ties: n % 2 === 0, payments: true, idle: false },
      });
      repeat(i, [join(made, false)], n => [habits(n), { ...chair, type: 'stops', stops: {} }], isOver);
    }
  }
}

// Those who measure are on the same cores: they go first.
setPriority(PATIENT);
const big = bigBodies();
const tables: CreatedTable[] = [];
for (const game of GAMES) {
  const made = await bring(bodyOf(game, JSON.parse(JSON.stringify(recordOfMatch(game, 1500)))), nextAddress());
  if (made) tables.push(made);
}
process.on('message', (wish: Attack | 'rest' | 'tell') => {
  if (wish === 'tell') process.send!(told);
  else if (wish === 'rest') turn += 1;
  else begin(wish);
});
process.send!(tables.length);
process.on('disconnect', () => process.exit(1));
