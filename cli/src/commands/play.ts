/** `quarry play`: one match in the terminal, by bots, by people, or both; its log and its outcome. */
import { randomBytes } from 'node:crypto';
import { type Bot, Players } from '@quarry/bots';
import { gameNamed } from '@quarry/catalogue';
import { type AnyGame, type AnyMatch, load, type MatchRecord, type Outcome, startMatch } from '@quarry/kernel';
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
  json: 'flag',
} as const;

export const play: Command = {
  does: 'one game in this terminal: bots, people, or both',
  help: `
quarry play <game> [--seats N] [--mode M] [--bot random|sensible] [--seed S] [--seat K human]… [--export file] [--json]
quarry play --from file …                goes on with a saved match

  --seats N            how many seats; 2 if left out and the game has such a table
  --mode M             a mode of the game; its first one if left out
  --bot B              who sits where nobody else does: random or sensible (if left out)
  --seed S             the seed of every die and shuffle; the same seed and bots give the same game. Left out it is 1,
                       or a new one if a person plays
  --seat K WHO         seat K (from 0) is played by WHO: human, random or sensible; may be repeated
  --from file          goes on with a match that was saved by q or --export
  --export file        writes the match to a file, which 'quarry replay' checks
  --json               {game, seats, mode, seed, commitment, outcome, answers, log: [{n, scene, type, rule, says}]}

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
    const reader = people.length === 1 ? people[0]! : null;
    const telling = new Telling();
    const listened = telling.listen(game, reader);
    const seed = options.seed ?? (people.length > 0 ? randomBytes(8).toString('hex') : '1');
    const match = saved === null ? orComplain(startMatch(listened, table.setup, seed)) : orComplain(load(listened, saved), FAILED).match;
    const mode = saved === null ? table.mode : modeOf(game, match);
    const file = options.export ?? (people.length > 0 ? `quarry-${game.id}-${match.seed.slice(0, 16)}.json` : undefined);

    // With --json the object alone goes to stdout; a person still plays, on stderr.
    const terminal: Terminal = { print: options.json ? world.err : world.out, line: world.line, isTty: !options.json && world.isTty.out };
    const show = (): void => {
      if (!options.json || people.length > 0) terminal.print(telling.fresh(match, world.columns, terminal.isTty));
    };
    if (!options.json)
      world.out(
        `${game.name}, ${seats} seats, ${mode}, ${people.length > 0 ? '' : `seed ${match.seed}, `}commitment ${match.commitment.slice(0, 16)}…\n`,
      );
    const ended = await playThrough(match, sitting, world, terminal, show);
    if (file !== undefined && (options.export !== undefined || ended === 'quit')) exportMatch(file, match);
    if (ended === 'quit')
      terminal.print(`Saved to ${file}; go on with: quarry play --from ${file}${people.map(seat => ` --seat ${seat} human`).join('')}\n`);

    if (options.json) {
      const { outcome, commitment } = match;
      const log = telling.lines(match);
      world.out(`${JSON.stringify({ game: game.id, seats, mode, seed: match.seed, commitment, outcome, answers: match.n, log })}\n`);
    } else if (match.outcome) world.out(outcomeSays(match.outcome, match, world.isTty.out));
    return 0;
  },
};

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
  game.tables.find(one => game.setup.same(one.setup, setup))?.mode ??
  game.tables.find(one => game.seatsOf(one.setup) === seats)?.mode ??
  'own set-up';

function outcomeSays({ winners, why, facts }: Outcome, match: AnyMatch, isTty: boolean): string {
  const { bold, green, red } = painter(isTty);
  const said = Object.entries(facts).map(([fact, value]) => `${fact} ${String(value)}`);
  const who = winners.length === 0 ? red('Nobody won') : green(`Won by ${winners.map(seat => `seat ${seat}`).join(' and ')}`);
  return `\n${bold(who)} (${[why, ...said].join(', ')}), after ${match.n} answers. Seed ${match.seed}.\n`;
}
