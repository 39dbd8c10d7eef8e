/** `quarry bench`: the figures of docs/benchmarks.md, with ratios against peers measured in the same run. */
import { didYouMean, gameNamed } from '@quarry/catalogue';
import type { AnyGame } from '@quarry/kernel';
import type {
  CapacityBench,
  CapacityFigures,
  Cost,
  HostileFigures,
  PeersFigures,
  ServerFigures,
  StoresFigures,
  StrangersFigures,
} from '@quarry/server/bench';
import type { PanFigures, ScreenFigures } from '@quarry/web/bench';
import { benchKernel, type KernelFigures } from '../bench/kernel-bench.ts';
import { orComplain, readCommandLine, readCount } from '../command-line.ts';
import { type Command, Complaint, painter, type World } from '../world.ts';

const SUBJECTS = ['kernel', 'server', 'capacity', 'stores', 'strangers', 'screen'];
const KINDS = {
  game: 'text',
  runs: 'text',
  seconds: 'text',
  tables: 'text',
  store: 'text',
  presses: 'text',
  pan: 'flag',
  strike: 'flag',
  hostile: 'flag',
  peers: 'flag',
  live: 'text',
  thinking: 'text',
  json: 'flag',
} as const;

export const bench: Command = {
  does: 'the figures of docs/benchmarks.md, with ratios against peers in the same run',
  help: `
quarry bench kernel [--game ID] [--runs N] [--seconds S] [--json]
quarry bench server [--tables N] [--seconds S] [--json]
quarry bench server --hostile [--tables N] [--seconds S] [--json]
quarry bench server --peers [--game ID] [--tables N] [--seconds S] [--json]
quarry bench capacity [--live N,N,…] [--thinking N,N,…] [--tables N] [--seconds S] [--json]
quarry bench stores [--tables N] [--seconds S] [--store URL] [--json]
quarry bench strangers [--tables N] [--seconds S] [--json]
quarry bench screen [--presses N] [--json]
quarry bench screen --pan [--game ID] [--json]
quarry bench screen --strike [--json]

kernel measures, for each game or for one: random play, forks, clones, views, load and undo of a match of 2,000 answers, and the
same rules hosted as one move of boardgame.io. Medians of N runs (5) of S seconds (1) each after a warm-up, on one core.

  --json     {"<game>": {decisionsPerSecond, forksPerSecond, positionsPerSecond, clonesPerSecond, viewsPerSecond, stateBytes, longMatch, loadMs, undoMs,
             undoAfterLoadMs, boardgameIoPerSecond, ratioToBoardgameIo, spread: {<figure>: [min, max]}}}; longMatch is how many answers the
             match had that was loaded and taken back: 2,000 or, if no game got that far, the longest

server measures a server in a process of its own, on a core of its own: N tables (50) of four clients that answer as soon as they are
asked, every answer durable before it is acknowledged; the same clients against bare sockets and a durable append of the same bytes;
200 tables at one answer a second each; and a table in memory at which nobody looks. Each part takes S seconds (10) after a warm-up.

  --json     {tables, answersPerSecond, p50Ms, p99Ms, bytesPerUpdate, memoryPerIdleTableBytes, ceilingPerSecond, ratioToCeiling,
             human: {tables, answersPerSecond, p50Ms, p99Ms}}

  --hostile  instead: what N tables (10) of four notice of strangers who mean harm, on a server with the limits of every server. They play four
             answers a second, for S seconds (60) alone and for as long beside sixty imports a minute that are huge, deep, broken, wrong or long
             and twenty sockets that flood, in turns
  --json     {tables, quiet: {answers, p50Ms, p95Ms}, hostile: {answers, p50Ms, p95Ms}, ratio, isAlive, memoryMbBefore, memoryMbPeak,
             told: {<code>: how often}, flooded}; ratio is the one p95 against the other

  --peers    instead: N tables (20) of four that answer as soon as they are asked, of each game or of one, at ours on a file, on PostgreSQL and as two nodes, at boardgame.io's
             server with a state of as many bytes, at Colyseus, where it is installed, with messages of as many bytes, and at bare sockets with and without a durable append; S seconds (6)
             each, in turns. The others play no rules, keep no secrets and store nothing
  --json     {tables, games: {"<game>": {stateBytes, bytesPerUpdate, hosts: {sqlite, postgres, twoNodes, twoNodesByTable, boardgameIo, colyseus, bare, bareUnsaved:
             {answersPerSecond, cpuMicroseconds, memoryPerTableBytes}}, ratioToCeiling, ratioToBoardgameIo, ratioToColyseus, twoNodesCpu, twoNodesByTableCpu}}}

capacity measures live tables at one answer in ten seconds each, of four seats at one screen: 10, 100, 1,000, 2,000 and 5,000 of them, or those of --live, for S seconds (30); each
with so many tables of Zero Dawn besides as --thinking says (0), at which three bots think all the time; and how soon a server is there that has N tables (100,000) stored.

  --json     {everySeconds, live: [{tables, thinking, answersPerSecond, p50Ms, p99Ms, cores, memoryMb}], restart: {storedTables, seconds}}

stores measures a file and PostgreSQL side by side: N tables (64), each with one answer of a thousand bytes under way at a time, durable before the next is handed
over; S seconds (10) each, in turns. The database is URL, or one that is started for it.

  --json     {tables, sqlite: {answersPerSecond, p50Ms, p99Ms, perCommit, microseconds}, postgres: {…}, ratio}; perCommit is how many were made durable together,
             microseconds what one costs the thread that serves everybody, ratio the answers of PostgreSQL against those of the file

strangers measures what N tables (10) of four, at four answers a second, notice while strangers from ten addresses do one costly thing as often as
they may, on a server with the limits of every server: imports with huge fields, joins that want everything in words, looks at long matches, habits and
stops on and off, new tables. Each lasts S seconds (20), in turns with quiet. Then what each message costs, against what it is counted as.

  --json     {tables, attacks: {<attack>: {quiet: {answers, p50Ms, p95Ms}, attacked: {…}, ratio, workedQuiet, workedAttacked, told: {<code>: how often}}}, isAlive, memoryMbBefore,
             memoryMbPeak, costs: [{game, message, worth, p50Ms, p95Ms, times}]}

screen plays Zero Dawn by mouse in a real browser and times N answers (75) from the press to the next picture.

  --json     {presses, p50Ms, p95Ms, slowestMs}

  --pan      instead: a board of each game, or of one, is dragged to and fro by mouse under a trace of the browser
  --json     {"<game>": {frames, perSecond, missed, longestMs, p95Ms, workMs}}; missed is how many of a hundred frames with something new came
             too late, workMs what the page's own thread worked for a frame
  --strike   instead: a beast of Primal strikes, and its jaw closes, while everything moves, under the same trace`,

  async run(args, world) {
    const { options, words } = readCommandLine('bench', args, KINDS);
    const [subject = '', ...more] = words;
    if (!SUBJECTS.includes(subject) || more.length > 0) {
      const given = words.length === 0 ? 'nothing was named' : `'${words.join(' ')}' was named${didYouMean(subject, SUBJECTS)}`;
      throw new Complaint(`'bench' wants one of ${SUBJECTS.join(', ')}, but ${given}; write bench ${SUBJECTS.join(', bench ')}.`);
    }
    const isHostile = options.hostile ?? false;
    if (isHostile && subject !== 'server') throw new Complaint(`--hostile is for bench server, not for bench ${subject}; leave it out.`);
    if (options.store !== undefined && subject !== 'stores')
      throw new Complaint(`--store is for bench stores, not for bench ${subject}; leave it out.`);
    if (options.peers && (subject !== 'server' || isHostile)) throw new Complaint('--peers is for bench server alone; leave it out.');
    if (options.live !== undefined && subject !== 'capacity')
      throw new Complaint(`--live is for bench capacity, not for bench ${subject}; leave it out.`);
    if (options.pan && subject !== 'screen') throw new Complaint(`--pan is for bench screen, not for bench ${subject}; leave it out.`);
    if (options.thinking !== undefined && subject !== 'capacity')
      throw new Complaint(`--thinking is for bench capacity, not for bench ${subject}; leave it out.`);
    const isAttacked = subject === 'strangers';
    const seconds = Number(options.seconds ?? secondsOf(subject, isHostile, options.peers ?? false));
    if (!(seconds > 0)) throw new Complaint(`--seconds is '${options.seconds}', but it wants a number above 0.`);
    if (isHostile) return measureHostile(readCount('tables', options.tables, 10), seconds, options.json ?? false, world);
    if (isAttacked) return measureStrangers(readCount('tables', options.tables, 10), seconds, options.json ?? false, world);
    const games = options.game === undefined ? world.games : [orComplain(gameNamed(options.game, world.games))];
    if (options.peers) return measurePeers(games, readCount('tables', options.tables, 20), seconds, options.json ?? false, world);
    if (subject === 'capacity') {
      const live = (options.live ?? LIVE_TABLES).split(',').map(one => readCount('live', one, 0));
      const thinking = (options.thinking ?? '0').split(',').map(one => readCount('thinking', one, 0, 0));
      return measureCapacity(
        { live, thinking, storedTables: readCount('tables', options.tables, STORED_TABLES), seconds },
        options.json ?? false,
        world,
      );
    }
    if (subject === 'server') return measureServer(readCount('tables', options.tables, 50), seconds, options.json ?? false, world);
    if (subject === 'stores')
      return measureStores(readCount('tables', options.tables, 64), seconds, options.store, options.json ?? false, world);
    if (options.strike && subject !== 'screen')
      throw new Complaint(`--strike is for bench screen, not for bench ${subject}; leave it out.`);
    if (options.strike) return measureStriking(options.json ?? false, world);
    if (options.pan) return measurePanning(options.game, options.json ?? false, world);
    if (subject === 'screen') return measureScreen(readCount('presses', options.presses, 75), options.json ?? false, world);
    const runs = { runs: readCount('runs', options.runs, 5), seconds };
    const figures: Record<string, KernelFigures> = {};
    for (const game of games) {
      if (world.isTty.err) world.err(`measuring ${game.id} …\n`);
      figures[game.id] = benchKernel(game, runs);
      if (!options.json) world.out(figuresSay(game.id, figures[game.id]!, world.isTty.out));
    }
    if (options.json) world.out(`${JSON.stringify(figures, null, 2)}\n`);
    return 0;
  },
};

const LIVE_TABLES = '10,100,1000,2000,5000';
const LIVE_EVERY_SECONDS = 10;
const STORED_TABLES = 100_000;
const HUMAN_TABLES = 200;
const IDLE_TABLES = 60;
const HOSTILE_ROUNDS = 12;
const STRANGER_ROUNDS = 4;

function secondsOf(subject: string, isHostile: boolean, withPeers: boolean): number {
  if (isHostile) return 60;
  if (withPeers) return 6;
  return { server: 10, stores: 10, strangers: 20, capacity: 30 }[subject] ?? 1;
}

const teller =
  ({ isTty, err }: World) =>
  (what: string): void => {
    if (isTty.err) err(`measuring ${what} …\n`);
  };

async function measureHostile(tables: number, seconds: number, json: boolean, world: World): Promise<number> {
  const { benchHostile } = await import('@quarry/server/bench');
  const figures = await benchHostile({ isPinned: true, tables, seconds, rounds: HOSTILE_ROUNDS, tell: teller(world) });
  world.out(json ? `${JSON.stringify(figures, null, 2)}\n` : hostileSays(figures, world.isTty.out));
  return 0;
}

async function measureStrangers(tables: number, seconds: number, json: boolean, world: World): Promise<number> {
  const { benchCosts, benchStrangers } = await import('@quarry/server/bench');
  const figures = await benchStrangers({ isPinned: true, tables, seconds, rounds: STRANGER_ROUNDS, tell: teller(world) });
  const costs = benchCosts();
  world.out(json ? `${JSON.stringify({ ...figures, costs }, null, 2)}\n` : strangersSay(figures, costs, world.isTty.out));
  return 0;
}

function strangersSay({ tables, attacks, memoryMbBefore, memoryMbPeak }: StrangersFigures, costs: readonly Cost[], isTty: boolean): string {
  const { bold } = painter(isTty);
  const line = (label: string, ...values: (number | string)[]): string =>
    `  ${label.padEnd(30)} ${values.map(one => String(one).padStart(9)).join(' ')}`;
  return [
    bold(`strangers, ${tables} tables of four: 95 of 100 answers after at most … ms`),
    line('', 'quiet', 'attacked', 'ratio'),
    ...Object.entries(attacks).map(([attack, { quiet, attacked, ratio }]) => line(attack, quiet.p95Ms, attacked.p95Ms, ratio)),
    bold('how many ms of each second the thread that serves everybody works'),
    ...Object.entries(attacks).map(([attack, one]) => line(attack, one.workedQuiet, one.workedAttacked)),
    line('MB before, and at most', memoryMbBefore, memoryMbPeak),
    bold('what a message costs the thread that serves everybody, in ms'),
    line('', 'median', '95 of 100', 'counts as'),
    ...costs.map(({ game, message, worth, p50Ms, p95Ms }) => line(`${game} ${message}`, p50Ms, p95Ms, worth)),
    '',
  ].join('\n');
}

async function measureServer(tables: number, seconds: number, json: boolean, world: World): Promise<number> {
  const { benchServer } = await import('@quarry/server/bench');
  const figures = await benchServer({
    isPinned: true,
    tables,
    humanTables: HUMAN_TABLES,
    idleTables: IDLE_TABLES,
    seconds,
    tell: teller(world),
  });
  world.out(json ? `${JSON.stringify(figures, null, 2)}\n` : serverSays(figures, world.isTty.out));
  return 0;
}

async function measurePeers(games: readonly AnyGame[], tables: number, seconds: number, json: boolean, world: World): Promise<number> {
  const { benchPeers } = await import('@quarry/server/bench');
  const figures = await benchPeers({ isPinned: true, games, tables, seconds, tell: teller(world) });
  world.out(json ? `${JSON.stringify(figures, null, 2)}\n` : peersSay(figures, world.isTty.out));
  return 0;
}

function peersSay({ tables, games }: PeersFigures, isTty: boolean): string {
  const line = (label: string, ...values: (number | string)[]): string =>
    `  ${label.padEnd(30)} ${values.map(one => String(one).padStart(14)).join(' ')}`;
  return Object.entries(games)
    .flatMap(
      ([
        game,
        { hosts, ratioToCeiling, ratioToBoardgameIo, ratioToColyseus, twoNodesCpu, twoNodesByTableCpu, stateBytes, bytesPerUpdate },
      ]) => [
        painter(isTty).bold(
          `${game}, ${tables} tables of four; a state has ${number(stateBytes)} bytes, an update ${number(bytesPerUpdate)}`,
        ),
        line('', 'answers/s', 'µs of work', 'kB a table'),
        ...Object.entries(hosts).map(([host, { answersPerSecond, cpuMicroseconds, memoryPerTableBytes }]) =>
          line(host, number(answersPerSecond), number(cpuMicroseconds), number(Math.round(memoryPerTableBytes / 1000))),
        ),
        line('ours, times bare / b.io / Colyseus', ratioToCeiling, ratioToBoardgameIo, ratioToColyseus ?? '-'),
        line('work of two nodes, times one', twoNodesCpu, twoNodesByTableCpu),
        '',
      ],
    )
    .join('\n');
}

async function measureCapacity(
  { live, ...rest }: Pick<CapacityBench, 'thinking' | 'storedTables' | 'seconds'> & { readonly live: readonly number[] },
  json: boolean,
  world: World,
): Promise<number> {
  const { benchCapacity } = await import('@quarry/server/bench');
  const figures = await benchCapacity({
    ...{ isPinned: true, tables: live, everySeconds: LIVE_EVERY_SECONDS, ...rest },
    tell: teller(world),
  });
  world.out(json ? `${JSON.stringify(figures, null, 2)}\n` : capacitySays(figures, world.isTty.out));
  return 0;
}

function capacitySays({ everySeconds, live, restart }: CapacityFigures, isTty: boolean): string {
  const line = (...values: (number | string)[]): string => `  ${values.map(one => String(one).padStart(12)).join(' ')}`;
  return [
    painter(isTty).bold(`live tables, each with an answer in ${everySeconds} seconds`),
    line('tables', 'thinking', 'answers/s', 'p50 ms', 'p99 ms', 'cores', 'MB'),
    ...live.map(one => line(number(one.tables), one.thinking, one.answersPerSecond, one.p50Ms, one.p99Ms, one.cores, number(one.memoryMb))),
    `  there after ${restart.seconds} s with ${number(restart.storedTables)} stored tables`,
    '',
  ].join('\n');
}

async function measureStores(tables: number, seconds: number, store: string | undefined, json: boolean, world: World): Promise<number> {
  const { benchStores } = await import('@quarry/server/bench');
  const figures = await benchStores({ tables, seconds, ...(store !== undefined && { store }), tell: teller(world) });
  world.out(json ? `${JSON.stringify(figures, null, 2)}\n` : storesSay(figures, world.isTty.out));
  return 0;
}

function storesSay({ tables, sqlite, postgres, ratio }: StoresFigures, isTty: boolean): string {
  const line = (label: string, ...values: (number | string)[]): string =>
    `  ${label.padEnd(44)} ${values.map(one => String(one).padStart(10)).join(' ')}`;
  return [
    painter(isTty).bold(`stores, ${tables} tables with one answer each under way`),
    line('', 'SQLite', 'PostgreSQL'),
    line('durable answers a second', number(sqlite.answersPerSecond), number(postgres.answersPerSecond)),
    line('durable after, median, ms', sqlite.p50Ms, postgres.p50Ms),
    line('99 of 100 after at most, ms', sqlite.p99Ms, postgres.p99Ms),
    line('answers in a commit', sqlite.perCommit, postgres.perCommit),
    line('microseconds of the serving thread for each', sqlite.microseconds, postgres.microseconds),
    line('PostgreSQL against SQLite, times', ratio),
    '',
  ].join('\n');
}

async function measureScreen(presses: number, json: boolean, world: World): Promise<number> {
  const { benchScreen } = await import('@quarry/web/bench');
  const figures = await benchScreen(presses);
  world.out(json ? `${JSON.stringify(figures, null, 2)}\n` : screenSays(figures, world.isTty.out));
  return 0;
}

async function measurePanning(game: string | undefined, json: boolean, world: World): Promise<number> {
  const games = game === undefined ? world.games : [orComplain(gameNamed(game, world.games))];
  const { benchPanning } = await import('@quarry/web/bench');
  const figures = await benchPanning(games.map(({ id }) => id));
  world.out(json ? `${JSON.stringify(figures, null, 2)}\n` : Object.entries(figures).map(panningSays).join(''));
  return 0;
}

async function measureStriking(json: boolean, world: World): Promise<number> {
  const { benchStriking } = await import('@quarry/web/bench');
  const figures = await benchStriking();
  world.out(json ? `${JSON.stringify(figures, null, 2)}\n` : Object.entries(figures).map(panningSays).join(''));
  return 0;
}

const panningSays = ([game, { frames, perSecond, missed, longestMs, p95Ms, workMs }]: [string, PanFigures]): string =>
  `${game.padEnd(16)} ${number(perSecond).padStart(6)} frames a second of ${frames}, ${number(missed)} of 100 too late; 95 of 100 within ${number(p95Ms)} ms, the longest ${number(longestMs)} ms; ${number(workMs)} ms of work each\n`;

function screenSays({ presses, p50Ms, p95Ms, slowestMs }: ScreenFigures, isTty: boolean): string {
  const line = (label: string, value: number): string => `  ${label.padEnd(44)} ${number(value).padStart(10)} ms`;
  const heading = painter(isTty).bold(`screen, ${presses} answers by mouse, from the press to the next picture`);
  return [heading, line('median', p50Ms), line('95 of 100 after at most', p95Ms), line('slowest', slowestMs), ''].join('\n');
}

function serverSays(figures: ServerFigures, isTty: boolean): string {
  const { bold } = painter(isTty);
  const line = (label: string, value: number, unit: string): string => `  ${label.padEnd(44)} ${number(value).padStart(10)} ${unit}`;
  const { human } = figures;
  return [
    bold(`server, ${figures.tables} tables of four`),
    line('durable answers', figures.answersPerSecond, '/s'),
    line('acknowledged after, median', figures.p50Ms, 'ms'),
    line('99 of 100 after at most', figures.p99Ms, 'ms'),
    line('an update, median', figures.bytesPerUpdate, 'bytes'),
    line('bare sockets and durable append', figures.ceilingPerSecond, '/s'),
    line('answers against that', figures.ratioToCeiling, 'times'),
    line('a table in memory, nobody looking', figures.memoryPerIdleTableBytes, 'bytes'),
    bold(`${human.tables} tables at a human pace`),
    line('durable answers', human.answersPerSecond, '/s'),
    line('acknowledged after, median', human.p50Ms, 'ms'),
    line('99 of 100 after at most', human.p99Ms, 'ms'),
    '',
  ].join('\n');
}

function hostileSays(figures: HostileFigures, isTty: boolean): string {
  const { bold } = painter(isTty);
  const line = (label: string, value: number, unit: string): string => `  ${label.padEnd(44)} ${number(value).padStart(10)} ${unit}`;
  const { tables, quiet, hostile, ratio, isAlive, memoryMbBefore, memoryMbPeak, told, flooded } = figures;
  const heard = Object.entries(told).map(([code, times]) => `${code} ${times}`);
  return [
    bold(`server, ${tables} tables of four, four answers a second each`),
    line('alone: acknowledged after, median', quiet.p50Ms, 'ms'),
    line('95 of 100 after at most', quiet.p95Ms, 'ms'),
    line('among strangers: acknowledged after, median', hostile.p50Ms, 'ms'),
    line('95 of 100 after at most', hostile.p95Ms, 'ms'),
    line('the one 95 against the other', ratio, 'times'),
    line('most memory before the strangers came', memoryMbBefore, 'MB'),
    line('most memory in the end', memoryMbPeak, 'MB'),
    bold(`the strangers sent ${number(flooded)} messages and were told: ${heard.join(', ')}`),
    `  the server ${isAlive ? 'lives' : 'does not answer any more'}`,
    '',
  ].join('\n');
}

const number = (value: number): string => (value >= 1000 ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : String(value));

function figuresSay(game: string, figures: KernelFigures, isTty: boolean): string {
  const { bold, dim } = painter(isTty);
  const line = (label: string, id: keyof KernelFigures, unit: string): string => {
    const spread = figures.spread[id];
    const around = spread ? dim(` (${number(spread[0])}..${number(spread[1])})`) : '';
    return `  ${label.padEnd(44)} ${number(figures[id] as number).padStart(10)} ${unit}${around}`;
  };
  return [
    bold(game),
    line('random decisions', 'decisionsPerSecond', '/s'),
    line('forks at random points', 'forksPerSecond', '/s'),
    line('positions: fork, answer, next question', 'positionsPerSecond', '/s'),
    line('clones of the state', 'clonesPerSecond', '/s'),
    line('views of a seat', 'viewsPerSecond', '/s'),
    line('state as JSON', 'stateBytes', 'bytes'),
    line(`load of a match of ${number(figures.longMatch)} answers`, 'loadMs', 'ms'),
    line('undo of its last answer', 'undoMs', 'ms'),
    line('the same right after loading', 'undoAfterLoadMs', 'ms'),
    line('the same rules in boardgame.io', 'boardgameIoPerSecond', 'moves/s'),
    line('random decisions against boardgame.io', 'ratioToBoardgameIo', 'times'),
    '',
  ].join('\n');
}
