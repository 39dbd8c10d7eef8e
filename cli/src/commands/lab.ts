/** `quarry lab`: many games of one table, and what they add up to; or a soak, which looks for what must never happen. */
import { GAMES } from '@quarry/catalogue';
import type { AnyGame } from '@quarry/kernel';
import {
  addSoaked,
  addTallies,
  emptyTally,
  type Figure,
  type Findings,
  findingsOf,
  progressBar,
  reportPage,
  type Soaked,
  workAll,
  workersFor,
} from '@quarry/lab';
import { readBot, readCommandLine, readCount, readGame, readTable } from '../command-line.ts';
import { writeText } from '../files.ts';
import { type Command, Complaint, FAILED, painter, type World } from '../world.ts';

const KINDS = {
  games: 'text',
  seats: 'text',
  mode: 'text',
  bot: 'text',
  seed: 'text',
  workers: 'text',
  report: 'text',
  soak: 'text',
  json: 'flag',
} as const;

/** Small enough that all cores stay busy to the end, large enough that sending costs nothing. */
const GAMES_IN_A_PIECE = 4;

export const lab: Command = {
  does: 'many games over all cores: figures with intervals, a report, or a soak',
  help: `
quarry lab <game> [--games N] [--seats N] [--mode M] [--bot random|sensible] [--seed S] [--workers N] [--report out.html] [--json]
quarry lab <game> --soak N [--seed S] [--workers N] [--json]

Plays N games (100 if left out) of one table, the first with the seed S-0, and prints figures with 95 % intervals (Wilson
for rates, normal for means) beside their targets. The same command gives the same figures on any number of cores.

  --report file    also writes one self-contained page with plots
  --soak N         N random decisions across seeds, seat counts and modes; every state between two scenes is checked.
                   Exit status 1 if anything is found
  --json           {game, rules, content, mode, seats, bot, seed, games,
                    figures: [{id, label, kind, value, low, high, n, target, verdict}],
                    shares: {<group>: [{name, value, low, high, n, fair, verdict}]},
                    histograms: {<figure>: [[value, count]]}, ways: [way], usage: [{card, list, ways: {<way>: n}, games, wonWith}],
                    timing: {seconds, gamesPerSecond, decisionsPerSecond, workers}}
                   with --soak: {game, seed, games, decisions, scenes, findings: [text], timing}
                   everything but timing is the same for the same command; bounds that are not known are null`,

  async run(args, world) {
    const { options, words } = readCommandLine('lab', args, KINDS);
    const game = readGame(words, 'lab', world);
    const workers = options.workers === undefined ? undefined : readCount('workers', options.workers, 1);
    const seed = options.seed ?? 'lab';
    if (options.soak !== undefined) {
      for (const other of ['games', 'seats', 'mode', 'bot', 'report'] as const) {
        if (options[other] !== undefined)
          throw new Complaint(`--soak plays random bots at every table and takes no --${other}; leave it out.`);
      }
      return soak(game, readCount('soak', options.soak, 0), seed, workers, options.json === true, world);
    }
    const games = readCount('games', options.games, 100);
    const table = readTable(game, options);
    const bot = readBot(options.bot, game);
    const began = performance.now();
    const pool = { games, piece: GAMES_IN_A_PIECE, ...poolFor(game, workers, world), ...watch(games, 'games', began, world) };
    const work = { what: 'play' as const, game: game.id, setup: table.setup, bot: bot.name, seed };
    const tallies = await workAll(work, pool);
    const seconds = (performance.now() - began) / 1000;
    const tally = tallies.reduce(addTallies, emptyTally());
    const findings = findingsOf(game, { mode: table.mode, seats: table.seats, bot: bot.name, seed }, tally);
    const timing = timingOf(seconds, tally.games, tally.decisions, workersFor(pool));
    if (options.report !== undefined) writeText(options.report, reportPage(findings));
    if (options.json) world.out(`${JSON.stringify({ ...findings, timing })}\n`);
    else {
      world.out(findingsSay(findings, world.isTty.out));
      world.out(
        `\n${games} games in ${seconds.toFixed(1)} s: ${timing.gamesPerSecond} games/s, ${timing.decisionsPerSecond} decisions/s on ${timing.workers} cores\n`,
      );
      if (options.report !== undefined) world.out(`Report: ${options.report}\n`);
    }
    return 0;
  },
};

/** Games that are not in the catalogue are played in this thread. */
const poolFor = (game: AnyGame, workers: number | undefined, { games }: World): object => ({
  ...(workers === undefined ? {} : { workers }),
  ...(GAMES.includes(game) ? {} : { own: games }),
});

const timingOf = (
  seconds: number,
  games: number,
  decisions: number,
  workers: number,
): Record<'seconds' | 'gamesPerSecond' | 'decisionsPerSecond' | 'workers', number> => ({
  seconds: Number(seconds.toFixed(3)),
  gamesPerSecond: Number((games / seconds).toPrecision(4)),
  decisionsPerSecond: Math.round(decisions / seconds),
  workers,
});

function watch(of: number, unit: string, began: number, { isTty, err }: World): { signal?: (done: number) => void } {
  if (!isTty.err) return {};
  return { signal: done => err(progressBar(done, of, (performance.now() - began) / 1000, unit)) };
}

async function soak(
  game: AnyGame,
  wanted: number,
  seed: string,
  workers: number | undefined,
  isJson: boolean,
  world: World,
): Promise<number> {
  const began = performance.now();
  const decisionsOf = (done: readonly Soaked[]): number => done.reduce((sum, one) => sum + (one?.decisions ?? 0), 0);
  const pieces: Soaked[] = await workAll(
    { what: 'soak', game: game.id, seed },
    { games: wanted, piece: game.tables.length, ...poolFor(game, workers, world) },
    done => {
      if (world.isTty.err)
        world.err(progressBar(Math.min(wanted, decisionsOf(done)), wanted, (performance.now() - began) / 1000, 'decisions'));
      return decisionsOf(done) >= wanted;
    },
  );
  // How far ahead other threads were must not show; but what they found is not thrown away.
  const enough = pieces.findIndex((_, i) => decisionsOf(pieces.slice(0, i + 1)) >= wanted);
  const soaked = { ...pieces.slice(0, enough + 1).reduce(addSoaked), findings: pieces.flatMap(one => one.findings) };
  const seconds = (performance.now() - began) / 1000;
  if (isJson) {
    const timing = { seconds: Number(seconds.toFixed(3)), decisionsPerSecond: Math.round(soaked.decisions / seconds) };
    world.out(`${JSON.stringify({ game: game.id, seed, ...soaked, timing })}\n`);
  } else {
    world.out(
      `${game.id}: ${soaked.decisions} random decisions in ${soaked.games} games at ${game.tables.length} tables, ${soaked.scenes} states checked, ${seconds.toFixed(1)} s: ` +
        `${soaked.findings.length === 0 ? 'nothing found' : `${soaked.findings.length} found`}\n`,
    );
  }
  for (const finding of soaked.findings.slice(0, 10)) world.err(`${finding}\n`);
  return soaked.findings.length > 0 ? FAILED : 0;
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const say = (kind: Figure['kind'], value: number | null): string =>
  value === null ? '?' : kind === 'rate' ? percent(value) : value.toFixed(2);

function findingsSay({ game, mode, seats, bot, games, figures, shares, usage }: Findings, isTty: boolean): string {
  const { bold, dim, green, red } = painter(isTty);
  const lines = [bold(`${game}, ${mode}, ${seats} seats, ${bot} bots, ${games} games`), ''];
  const verdicts = { on: green('on target'), near: dim('near'), below: red('below'), above: red('above'), unknown: dim('unknown') };
  for (const { label, kind, value, low, high, target, verdict } of figures) {
    const aim =
      target === null
        ? ''
        : `target ${target[0] === target[1] ? say(kind, target[0]) : `${say(kind, target[0])} to ${say(kind, target[1])}`}`;
    const interval = dim(`${say(kind, low)} to ${say(kind, high)}`.padEnd(22));
    lines.push(
      `  ${label.padEnd(48)} ${say(kind, value).padStart(9)}  ${interval} ${aim.padEnd(26)} ${verdict === null ? '' : verdicts[verdict]}`.trimEnd(),
    );
  }
  for (const [group, names] of Object.entries(shares)) {
    lines.push('', `  Share of wins by ${group}`);
    for (const { name, value, low, high, fair } of names) {
      lines.push(
        `    ${name.padEnd(46)} ${percent(value).padStart(9)}  ${dim(`${say('rate', low)} to ${say('rate', high)}`.padEnd(22))} fair ${percent(fair)}`,
      );
    }
  }
  if (usage.length > 0) {
    const total = (ways: Readonly<Record<string, number>>): number => Object.values(ways).reduce((sum, one) => sum + one, 0);
    const most = usage.toSorted((a, b) => total(b.ways) - total(a.ways)).slice(0, 8);
    const never = usage.filter(one => one.games === 0).map(one => one.card);
    const ways = (one: (typeof usage)[number]): string =>
      Object.entries(one.ways)
        .map(([way, n]) => `${way} ${n}`)
        .join(', ');
    lines.push('', '  Most used', ...most.map(one => `    ${one.card.padEnd(46)} ${ways(one)}`));
    lines.push('', `  Never used (${never.length}): ${never.slice(0, 12).join(', ')}${never.length > 12 ? ', …' : ''}`);
  }
  return `${lines.join('\n')}\n`;
}
