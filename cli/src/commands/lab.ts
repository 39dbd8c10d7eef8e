/** `quarry lab`: many games of one table, and what they add up to; or a soak, which looks for what must never happen. */
import type { BotName } from '@quarry/bots';
import { ALL_GAMES, didYouMean } from '@quarry/catalogue';
import type { AnyGame } from '@quarry/kernel';
import {
  addUp,
  changedSetup,
  compare,
  findingsOf,
  type Looked,
  type Named,
  PER_MATCH,
  PICKS,
  readChanges,
  reportPage,
  type Steering,
  type SwingFound,
  swingOf,
  versionNamed,
  workAll,
} from '@quarry/lab';
import { orComplain, readBot, readCommandLine, readCount, readGame, readTable, readTables } from '../command-line.ts';
import { writeText } from '../files.ts';
import { findingsSay } from '../lab-says.ts';
import { foldSeats, readBots } from '../seats.ts';
import { type Command, Complaint, type World } from '../world.ts';
import { type Hands, ownHands } from './lab-hands.ts';
import { labModes } from './lab-modes.ts';
import { labQuestions } from './lab-questions.ts';
import { queueHands, readQueue, SETTING } from './lab-queue.ts';
import { type Pool, soak } from './soak.ts';

const KINDS = {
  games: 'text',
  seats: 'text',
  mode: 'text',
  bot: 'text',
  seat: 'texts',
  seed: 'text',
  set: 'texts',
  modes: 'text',
  questions: 'text',
  story: 'flag',
  scenario: 'text',
  picks: 'text',
  against: 'text',
  swing: 'text',
  workers: 'text',
  queue: 'text',
  'so-far': 'flag',
  report: 'text',
  soak: 'text',
  json: 'flag',
} as const;

/** Small enough that all cores stay busy to the end, large enough that sending costs nothing. */
const GAMES_IN_A_PIECE = 4;
/** A decision is played on sixteen times: so many take hours. */
const MOST_SWINGS = 10_000;

export const lab: Command = {
  does: 'many games over all cores: figures with intervals, a report, two versions side by side, or a soak',
  help: `
quarry lab <game> [--games N] [--seats N] [--mode M] [--bot B] [--seat K WHO]… [--seed S] [--workers N]
                  [--set FIELD=VALUE]… [--scenario NAME] [--picks bot|random] [--against VERSION] [--swing N] [--report out.html] [--json]
                  [--queue URL [--so-far]]
quarry lab <game> --modes all|M,M… [--games N] [--seats N] [--set FIELD=VALUE]… [--bot B] [--seed S] [--workers N] [--json]
quarry lab <game> --questions N [--mode M] [--seats N] [--seed S] [--json]
quarry lab <game> --soak N [--bot random|sensible] [--seed S] [--workers N] [--json]

Plays N games (100 if left out) of one table, the first with the seed S-0, and prints figures with 95 % intervals beside their
targets, tables by scenario, causes, and what of the box was never used. The same command gives the same figures on any number of
cores. docs/how-to/lab.md says what each figure means.

  --seat K WHO       seat K (from 0) is played by WHO: random, easy, sensible or thinking (which takes long); may be repeated. --bot sits everywhere else
  --set FIELD=VALUE  another value in the set-up of the table: level=2, hunters=mirah,dareon; may be repeated. Targets are left out then
  --modes WHICH      N games in each of these modes (those that are played by so many), a row for each
  --questions N      N matches at each table (of this mode, for so many): what a person is asked, among how many options, what of it comes to the
                     same, may be left to the table by a habit (ties, payments, idle moments), or goes equally well whatever is answered
  --story            what follows is played, too: chapter after chapter with what is carried on; each counts as a game. Not with
                     --against, --swing and --queue
  --scenario NAME    only this one is picked: a tracking card of Zero Dawn, a zone of Urban Manhunt
  --picks WHO        who picks the scenario: bot (if left out) or random
  --against VERSION  the same games in another version, a folder or a commit, branch or tag: every figure that both have,
                     paired game by game, with the difference and its interval
  --swing N          takes N decisions out of games and plays each on with the answer given and with another one: how much the
                     kinds of decision matter. Costly
  --report file      also writes one self-contained page with plots
  --queue URL        the games are played by whoever works for this queue (quarry lab-worker), on however many machines: a PostgreSQL
                     database, postgres://name:password@host/database, or QUARRY_QUEUE in the environment, which others do not
                     see. This machine only waits, or works along with --workers. Ctrl-C leaves it in the queue; the same
                     command goes on with it
  --so-far           does not wait: figures of the games that were played by now
  --soak N           N decisions of random bots (or of sensible ones: --bot) across seeds, seat counts, modes and scenarios; every
                     state between two scenes is checked, and that every match ends. Exit status 1 if anything is found
  --json             the same as data, the same bytes for the same command. Its shape is in docs/how-to/lab.md`,

  async run(args, world) {
    const { options, words } = readCommandLine('lab', foldSeats(args), KINDS);
    const game = readGame(words, 'lab', world);
    const pool = poolFor(game, options.workers === undefined ? undefined : readCount('workers', options.workers, 1), world);
    const seed = options.seed ?? 'lab';
    if (options.soak !== undefined) {
      takesOnly('--soak plays the same bots at every table', SOAK_TAKES, options);
      const bot = readBot(options.bot ?? 'random', game).name as BotName;
      return soak(game, readCount('soak', options.soak, 0), { seed, bot, isJson: options.json === true, pool }, world);
    }
    const games = readCount('games', options.games, 100);
    const set = orComplain(readChanges(game, options.set ?? []));
    if (options.modes !== undefined) {
      takesOnly('--modes plays one mode after the other', MODES_TAKE, options);
      const wanted = { modes: options.modes, seats: options.seats, games, set, bot: readBot(options.bot, game).name, seed };
      return labModes(game, { ...wanted, isJson: options.json === true }, ownHands(pool, GAMES_IN_A_PIECE, world), world);
    }
    if (options.questions !== undefined) {
      takesOnly('--questions looks at matches of sensible players', QUESTIONS_TAKE, options);
      const tables = readTables(game, options);
      return labQuestions(
        game,
        { tables, matches: readCount('questions', options.questions, 1), seed, isJson: options.json === true },
        world,
      );
    }
    const swings = readSwings(options.swing);
    const table = readTable(game, options);
    const bots = readBots(options.seat ?? [], table.seats, game, options.bot).map(one => one.name);
    const steering = readSteering(game, options.scenario, options.picks);
    orComplain(changedSetup(game, table.setup, set));
    const changes = { ...(Object.keys(set).length > 0 && { set }), ...(options.story && storyOf(game, options)) };
    const named: Named = { game: game.id, mode: table.mode, bots, seed, ...changes, ...steering };
    const queue = readQueueOf(options);

    // Looked for first: a version that is not there must not cost the games of this one.
    const other = options.against === undefined ? null : await otherVersion(options.against, named, pool, world);
    const hands = await handsFor(queue, options, pool, world);
    try {
      const began = performance.now();
      const tallies = await played(named, games, hands, 'games');
      const seconds = (performance.now() - began) / 1000;
      const total = addUp(tallies);
      const against =
        other && compare(game, other.says, other.looked, tallies, await played(named, games, other.hands, `games of ${other.says}`));
      const swing = swings === 0 ? null : await swung(game, named, swings, hands);
      const findings = { ...findingsOf(game, named, total), swing, against };
      if (options.report !== undefined) writeText(options.report, reportPage(findings));
      if (options.json) world.out(`${JSON.stringify(findings)}\n`);
      else {
        world.out(findingsSay(findings, world.isTty.out));
        world.out(`\n${hands.says(total.games, total.decisions, seconds)}\n`);
        if (options.report !== undefined) world.out(`Report: ${options.report}\n`);
      }
      return 0;
    } finally {
      await hands.close();
      other?.dispose();
    }
  },
};

const MODES_TAKE: readonly (keyof typeof KINDS)[] = ['modes', 'games', 'seats', 'set', 'bot', 'seed', 'workers', 'json'];
const QUESTIONS_TAKE: readonly (keyof typeof KINDS)[] = ['questions', 'mode', 'seats', 'seed', 'json'];
const SOAK_TAKES: readonly (keyof typeof KINDS)[] = ['soak', 'bot', 'seed', 'workers', 'json'];

/** Stories of one table have different lengths: what is compared game by game, or counted beforehand, cannot be one. */
function storyOf(game: AnyGame, options: Readonly<Record<string, unknown>>): { readonly isStory: true } {
  if (!game.sequel) throw new Complaint(`a match of ${game.id} is a story of its own; leave --story out.`);
  const other = ['against', 'swing', 'queue'].find(one => options[one] !== undefined);
  if (other) throw new Complaint(`--story takes no --${other}: stories have different lengths; leave one of them out.`);
  return { isStory: true };
}

function takesOnly(says: string, taken: readonly (keyof typeof KINDS)[], options: Readonly<Record<string, unknown>>): void {
  for (const other of Object.keys(KINDS) as (keyof typeof KINDS)[])
    if (options[other] !== undefined && !taken.includes(other)) throw new Complaint(`${says} and takes no --${other}; leave it out.`);
}

/** Games that are not in the catalogue are played in this thread. */
const poolFor = (game: AnyGame, workers: number | undefined, { games }: World): Pool => ({
  ...(workers === undefined ? {} : { workers }),
  ...(ALL_GAMES.includes(game) ? {} : { own: games }),
});

function readSwings(text: string | undefined): number {
  const wanted = readCount('swing', text, 0);
  if (wanted > MOST_SWINGS) throw new Complaint(`--swing is '${text}', but at most ${MOST_SWINGS} decisions are played on; ask for fewer.`);
  return wanted;
}

function readSteering(game: AnyGame, scenario: string | undefined, picks: string = 'bot'): Steering {
  const by = PICKS.find(one => one === picks);
  if (!by) throw new Complaint(`--picks is '${picks}'${didYouMean(picks, PICKS)}; write --picks ${PICKS.join('|')}.`);
  const scenarios = game.proof.measures?.scenarios;
  if (!scenarios && (scenario !== undefined || by !== 'bot'))
    throw new Complaint(`${game.id} declares no scenarios; leave --${scenario === undefined ? 'picks' : 'scenario'} out.`);
  if (!scenarios || scenario === undefined) return { scenario: null, picks: by };
  const ids = Object.keys(scenarios.names);
  const id = scenario.toLowerCase().replaceAll(' ', '-');
  if (!ids.includes(id))
    throw new Complaint(`${game.id} has no ${scenarios.says} '${scenario}'${didYouMean(id, ids)}; there are ${ids.join(', ')}.`);
  return { scenario: id, picks: by };
}

interface OfQueue {
  readonly queue?: string;
  readonly against?: string;
  readonly story?: boolean;
  readonly workers?: string;
  readonly 'so-far'?: boolean;
}

/** The address of the queue, if there is one. What the queue cannot do is done here, unless it was asked for by name. */
function readQueueOf({ queue: given, against, story, 'so-far': isSoFar }: OfQueue): string | undefined {
  if (given !== undefined && against !== undefined)
    throw new Complaint('--against plays another version, which the workers of a queue do not have; leave --queue or --against out.');
  const queue = readQueue(given, against === undefined && !story ? process.env[SETTING] : undefined);
  if (queue === undefined && isSoFar)
    throw new Complaint(`--so-far is about what lies in a queue; name it with --queue (or ${SETTING}), or leave --so-far out.`);
  return queue;
}

async function handsFor(queue: string | undefined, options: OfQueue, pool: Pool, world: World): Promise<Hands> {
  if (queue === undefined) return ownHands(pool, GAMES_IN_A_PIECE, world);
  return queueHands({ url: queue, workers: pool.workers, isSoFar: options['so-far'] === true }, world);
}

async function played(named: Named, games: number, hands: Hands, unit: string) {
  return (await hands.do({ what: 'play', ...named }, { games, piece: GAMES_IN_A_PIECE, unit })).flat();
}

interface Other {
  readonly says: string;
  readonly looked: Looked;
  readonly hands: Hands;
  readonly dispose: () => void;
}

/** Another version that can play this. What was unpacked for it is there until it is disposed of. */
async function otherVersion(version: string, named: Named, { workers }: Pool, world: World): Promise<Other> {
  const { says, root, dispose } = orComplain(versionNamed(version, world.root));
  const pool = { root, ...(workers === undefined ? {} : { workers }) };
  try {
    const [looked] = await workAll({ what: 'look', ...named }, { games: 1, piece: 1, ...pool });
    return { says, looked: looked!, hands: ownHands(pool, GAMES_IN_A_PIECE, world), dispose };
  } catch (error) {
    dispose();
    throw new Complaint(
      `${says} cannot play this: ${error instanceof Error ? error.message : String(error)} Compare with another version.`,
    );
  }
}

async function swung(game: AnyGame, named: Named, decisions: number, hands: Hands): Promise<SwingFound> {
  const games = Math.ceil(decisions / PER_MATCH);
  const pieces = await hands.do({ what: 'swing', decisions, ...named }, { games, piece: 1, unit: 'swings' });
  return swingOf(pieces.flat(), game.proof.measures?.score?.says ?? null);
}
