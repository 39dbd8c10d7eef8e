/** `quarry play`: a match in the terminal, by bots, by people, or both; its log and its outcome; and the chapters that follow, to the end of the story. */
import { randomBytes } from 'node:crypto';
import { type Bot, Players } from '@quarry/bots';
import { gameNamed } from '@quarry/catalogue';
import {
  type AnyGame,
  type AnyMatch,
  chapterOfSeed,
  chapterSeed,
  load,
  type MatchRecord,
  type NextMatch,
  type Outcome,
  type Seat,
  sequelOf,
  startMatch,
} from '@quarry/kernel';
import { tablesOf } from '@quarry/lab';
import { orComplain, readCommandLine, readGame, readTable } from '../command-line.ts';
import { exportMatch, readJson } from '../files.ts';
import { askPerson, type Terminal } from '../human.ts';
import { ruleBookOf } from '../rule-book.ts';
import { foldSeats, readPlayers } from '../seats.ts';
import { TableTalk } from '../table-talk.ts';
import { Telling } from '../telling.ts';
import { type Command, Complaint, FAILED, painter, type World } from '../world.ts';

const KINDS = {
  seats: 'text',
  mode: 'text',
  bot: 'text',
  seed: 'text',
  seat: 'texts',
  export: 'text',
  from: 'text',
  'one-chapter': 'flag',
  json: 'flag',
} as const;

export const play: Command = {
  does: 'one game in this terminal, with all its chapters: bots, people, or both',
  help: `
quarry play <game> [--seats N] [--mode M] [--bot B] [--seed S] [--seat K human]… [--export file] [--one-chapter] [--json]
quarry play --from file …                goes on with a saved match

  --seats N            how many seats; 2 if left out and the game has such a table
  --mode M             a mode of the game; its first one if left out
  --bot B              who sits where nobody else does: random, easy, sensible (if left out) or thinking
  --seed S             the seed of every die and shuffle; the same seed and bots give the same game. Left out it is 1,
                       or a new one if a person plays
  --seat K WHO         seat K (from 0) is played by WHO: human or a bot; may be repeated
  --from file          goes on with a match that was saved by q or --export; with the next chapter, if it is over
  --export file        writes the match to a file, which 'quarry replay' checks; each later chapter to file-chapter-N.json
  --one-chapter        ends after one match; left out, a game with a story goes on chapter after chapter to its end, with a seed
                       for each that follows from the first. A person is asked before each
  --json               {game, seats, mode, seed, commitment, outcome, answers, log: [{n, scene, type, rule, says}]}; a line for
                       each chapter

A person types the number of an option (or several, or x y for a point); t shows the whole table, ? tells why something is
not offered, ? ID reads a rule, o shows odds, u takes back, u! takes back although something was learnt (bots agree to all), q saves and quits.`,

  async run(args, world) {
    const { options, words } = readCommandLine('play', foldSeats(args), KINDS);
    const saved = options.from === undefined ? null : readJson(options.from);
    const game = saved === null ? readGame(words, 'play', world) : gameOf(saved, options.from!, world);
    const table = readTable(game, saved === null ? options : {});
    const seats = saved === null ? table.seats : seatsOf(game, saved);
    const sitting = readPlayers(options.seat ?? [], seats, game, options.bot);
    const people = sitting.flatMap((bot, seat) => (bot === null ? [seat] : []));
    const seed = options.seed ?? (people.length > 0 ? randomBytes(8).toString('hex') : '1');
    // With --json objects alone go to stdout; a person still plays, on stderr.
    const terminal: Terminal = { print: options.json ? world.err : world.out, line: world.line, isTty: !options.json && world.isTty.out };
    const evening: Evening = { game, sitting, people, isJson: options.json === true, exportTo: options.export, terminal, world };
    const begin = (listened: AnyGame): AnyMatch =>
      saved === null ? orComplain(startMatch(listened, table.setup, seed)) : orComplain(load(listened, saved), FAILED).match;

    let chapter = chapterOf(evening, begin);
    const mode = saved === null ? table.mode : modeOf(game, chapter.match);
    for (;;) {
      const ended = await playChapter(evening, chapter, mode);
      const next = ended === 'over' && !options['one-chapter'] ? nextAfter(chapter.match) : null;
      if (!next || !(await goesOn(evening, chapter.match, next))) return 0;
      chapter = chapterAfter(evening, chapter.match, next);
    }
  },
};

/** Who plays at this terminal, and where what is told goes. */
interface Evening {
  readonly game: AnyGame;
  readonly sitting: readonly (Bot | null)[];
  readonly people: readonly Seat[];
  readonly isJson: boolean;
  readonly exportTo: string | undefined;
  readonly terminal: Terminal;
  readonly world: World;
}

/** One match of the evening, and its log in words. */
interface Chapter {
  readonly match: AnyMatch;
  readonly telling: Telling;
}

function chapterOf({ game, people }: Evening, begin: (listened: AnyGame) => AnyMatch): Chapter {
  const telling = new Telling();
  return { match: begin(telling.listen(game, people.length === 1 ? people[0]! : null)), telling };
}

/** Null where a match is a story of its own, or the story has been told. */
function nextAfter(match: AnyMatch): NextMatch | null {
  const sequel = sequelOf(match);
  return !sequel.ok && ['no-sequel', 'story-over'].includes(sequel.refusal.code) ? null : orComplain(sequel, FAILED);
}

function chapterAfter(evening: Evening, { seed }: AnyMatch, { setup }: NextMatch): Chapter {
  const { first, chapter } = chapterOfSeed(seed);
  return chapterOf(evening, listened => orComplain(startMatch(listened, setup, chapterSeed(first, chapter + 1)), FAILED));
}

/** From the first line of its log to the outcome, or to where it was left. */
async function playChapter(evening: Evening, { match, telling }: Chapter, mode: string): Promise<'over' | 'quit'> {
  const { game, people, isJson, exportTo, terminal, world } = evening;
  const show = (): void => {
    if (!isJson || people.length > 0) terminal.print(telling.fresh(match, world.columns, terminal.isTty));
  };
  if (!isJson) world.out(beginningSays(evening, match, mode));
  const ended = await playThrough(match, evening.sitting, world, terminal, show);
  if (exportTo !== undefined || ended === 'quit') exportMatch(fileOf(evening, match), match);
  if (ended === 'quit') terminal.print(`Saved to ${waySays(evening, match)}`);

  if (isJson) {
    const { seats, seed, commitment, outcome, n: answers } = match;
    world.out(`${JSON.stringify({ game: game.id, seats, mode, seed, commitment, outcome, answers, log: telling.lines(match) })}\n`);
  } else if (match.outcome) world.out(outcomeSays(match.outcome, match, world.isTty.out));
  return ended;
}

/** Bots go on of themselves; people are asked. What they leave between two chapters goes on like a match that they left. */
async function goesOn(evening: Evening, match: AnyMatch, { setup }: NextMatch): Promise<boolean> {
  const { game, people, terminal } = evening;
  if (people.length === 0) return true;
  terminal.print(`\nNext is ${game.sequel!.title(setup)}.\n`);
  let typed: string | undefined;
  do {
    terminal.print('Press Enter to go on, or type q to save and quit> ');
    typed = (await terminal.line())?.trim();
    if (typed === '') return true;
  } while (typed !== undefined && typed !== 'q');
  exportMatch(fileOf(evening, match), match);
  terminal.print(`Saved to ${waySays(evening, match)}`);
  return false;
}

/** Each chapter has a file of its own. */
function fileOf({ game, exportTo }: Evening, { seed }: AnyMatch): string {
  const { first, chapter } = chapterOfSeed(seed);
  const file = exportTo ?? `quarry-${game.id}-${first.slice(0, 16)}.json`;
  return chapter === 1 ? file : `${file.replace(/\.json$/, '')}-chapter-${chapter}.json`;
}

function waySays(evening: Evening, match: AnyMatch): string {
  const file = fileOf(evening, match);
  return `${file}; go on with: quarry play --from ${file}${evening.people.map(seat => ` --seat ${seat} human`).join('')}\n`;
}

function beginningSays({ game, people, world }: Evening, { seats, seed, setup, commitment }: AnyMatch, mode: string): string {
  const { bold } = painter(world.isTty.out);
  const sown = `${people.length > 0 ? '' : `seed ${seed}, `}commitment ${commitment.slice(0, 16)}…\n`;
  const title = game.sequel ? `${bold(game.sequel.title(setup))}\n` : '';
  return chapterOfSeed(seed).chapter === 1 ? `${game.name}, ${seats} seats, ${mode}, ${sown}${title}` : `\n${title}${sown}`;
}

async function playThrough(
  match: AnyMatch,
  sitting: readonly (Bot | null)[],
  { root }: World,
  terminal: Terminal,
  show: () => void,
): Promise<'over' | 'quit'> {
  const players = new Players(match, sitting);
  const talk = new TableTalk();
  const rules = sitting.includes(null) ? ruleBookOf(root, match.game.id) : [];
  show();
  while (!match.outcome) {
    const decision = match.open.find(one => sitting[one.seat]) ?? match.open[0]!;
    if (!players.answer(decision)) {
      const typed = await askPerson(match, decision, rules, terminal, talk);
      if (typed === 'quit') return 'quit';
      if ('undo' in typed) takeBack(match, decision.seat, typed.undo, terminal);
      else {
        const answered = match.answer(decision.seat, typed.answer);
        if (!answered.ok) terminal.print(`${answered.refusal.says}\n`);
      }
    }
    show();
  }
  return 'over';
}

/** Back to before the seat's own last answer: alone if nothing was learnt since, or anyway, if the person says so. */
function takeBack(match: AnyMatch, seat: number, how: 'alone' | 'anyway', { print }: Terminal): void {
  const last = match.answers.findLast(one => one.seat === seat);
  if (!last) return print('You have not answered anything yet, so there is nothing to take back.\n');
  const may = match.canUndo(seat);
  if (!may.ok && how === 'alone') return print(`${may.refusal.says} Type u! if all at this terminal agree.\n`);
  match.backTo(last.n - 1);
  print(`Taken back: ${last.kind}.\n`);
}

function gameOf(saved: unknown, file: string, { games }: World): AnyGame {
  const id = (saved as Partial<MatchRecord> | null)?.game;
  if (typeof id !== 'string') throw new Complaint(`${file} is not an exported match: it names no game. Export it again.`, FAILED);
  return orComplain(gameNamed(id, games), FAILED);
}

const seatsOf = (game: AnyGame, saved: unknown): number => orComplain(load(game, saved), FAILED).match.seats;

const modeOf = (game: AnyGame, { setup, seats }: AnyMatch): string =>
  tablesOf(game).find(one => game.setup.same(one.setup, setup))?.mode ??
  tablesOf(game).find(one => one.seats === seats)?.mode ??
  'own set-up';

function outcomeSays({ winners, why, facts }: Outcome, match: AnyMatch, isTty: boolean): string {
  const { bold, green, red } = painter(isTty);
  const said = Object.entries(facts).map(([fact, value]) => `${fact} ${String(value)}`);
  const who = winners.length === 0 ? red('Nobody won') : green(`Won by ${winners.map(seat => `seat ${seat}`).join(' and ')}`);
  const told = match.game.words.outcomeSays?.(match.outcome!, match.view(null)) ?? '';
  return `\n${told === '' ? '' : `${told}\n`}${bold(who)} (${[why, ...said].join(', ')}), after ${match.n} answers. Seed ${match.seed}.\n`;
}
