/**
 * Strangers who mean harm, in a process of their own: each second a match that is broken, wrong, huge, deep or valid, each time from another
 * address; and sockets that send as much as ten busy people each and come back when they are shown out, each turn from other addresses.
 * Argument: the port.
 */
import { setPriority } from 'node:os';
import { GAMES } from '@quarry/catalogue';
import { playOut, randomAnswer, recordOf, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { WebSocket } from 'ws';

const [port = ''] = process.argv.slice(2);
const BIG = 4_500_000;
const FLOODERS = 20;
const FLOOD_PER_SECOND = 200;
const IMPORTS_PER_MINUTE = 60;
const TICK_MS = 50;
const SHOWN_OUT = 1008;
const PATIENT = 15;

/** What came of it, by code. */
const told: Record<string, number> = {};
const count = (code: string): void => {
  told[code] = (told[code] ?? 0) + 1;
};
let flooded = 0;

const [game] = GAMES;
const { setup } = game!.tables.find(one => game!.seatsOf(one.setup) === 4)!;
const seats = Array.from({ length: 4 }, () => ({ who: 'me' }));

function recordAfter(answers: number): ReturnType<typeof recordOf> {
  const started = startMatch(game!, setup, 'hostile');
  if (!started.ok) throw new Error(started.refusal.says);
  const chance = new SampledChance<'bot'>(new Seed('hostile'));
  playOut(started.value, decision => randomAnswer(decision, chance), answers);
  return recordOf(started.value);
}

function bodies(): Buffer[] {
  const whole = JSON.stringify({ record: recordAfter(1500), seats });
  const part = JSON.parse(JSON.stringify({ ...recordAfter(60), answers: [], before: [] }));
  part.checkpoint.state.hunters[0].fire = Number.MAX_SAFE_INTEGER;
  const texts = [
    `{"record":${'{"a":1},'.repeat(BIG / 8)}`,
    JSON.stringify({ record: { ...recordAfter(5), answers: new Array(BIG / 8).fill({ n: 1 }) }, seats }),
    `${whole.slice(0, -1)}${' '.repeat(BIG - whole.length)}}`,
    JSON.stringify({ record: part, seats }),
    `{"record":${'['.repeat(BIG / 2)}${']'.repeat(BIG / 2)},"seats":${JSON.stringify(seats)}}`,
  ];
  return texts.map(text => Buffer.from(text));
}

let address = 0;
const nextAddress = (): string => `198.18.${(++address >> 8) & 0xff}.${address & 0xff}`;

async function bring(body: Buffer): Promise<void> {
  try {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() };
    const response = await fetch(`http://127.0.0.1:${port}/api/tables/import`, { method: 'POST', headers, body });
    const { code = 'made' } = (await response.json()) as { code?: string };
    count(code);
  } catch {
    count('cut');
  }
}

/** Floods until it is shown out, then comes back, until it is told to rest. */
function flood(from: string, isOver: () => boolean): void {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false, headers: { 'x-forwarded-for': from } });
  const message = JSON.stringify({ type: 'join', id: 1, v: 0, table: 'x'.repeat(16), padding: 'y'.repeat(500) });
  const timer = setInterval(() => {
    if (isOver()) socket.terminate();
    if (socket.readyState !== socket.OPEN) return;
    for (let i = 0; i < (FLOOD_PER_SECOND * TICK_MS) / 1000; i++) {
      socket.send(message);
      flooded += 1;
    }
  }, TICK_MS);
  socket.on('error', () => {});
  socket.on('unexpected-response', () => count('turned-away'));
  socket.on('close', code => {
    clearInterval(timer);
    if (code === SHOWN_OUT) {
      count('shown-out');
      meet();
    }
    if (!isOver()) setTimeout(() => flood(from, isOver), 1000);
  });
}

let isMet = false;

/** The first of a turn to be shown out says so: strangers have had time to do harm, however busy the machine is. */
function meet(): void {
  if (!isMet) process.send!('met');
  isMet = true;
}

let turn = 0;
let at = 0;
let importing: NodeJS.Timeout | undefined;

function begin(): void {
  const mine = ++turn;
  isMet = false;
  for (let i = 0; i < FLOODERS; i++) flood(`203.0.${mine & 0xff}.${i}`, () => turn !== mine);
  const bringNext = (): void => void bring(brought[at++ % brought.length]!);
  bringNext();
  importing = setInterval(bringNext, 60_000 / IMPORTS_PER_MINUTE);
}

function rest(): void {
  turn += 1;
  clearInterval(importing);
}

// Those who measure are on the same cores: they go first.
setPriority(PATIENT);
const brought = bodies();
process.on('message', (wish: 'begin' | 'rest' | 'tell') => {
  if (wish === 'begin') begin();
  else if (wish === 'rest') rest();
  else process.send!({ told, flooded });
});
process.send!('ready');
process.on('disconnect', () => process.exit(1));
