/** `quarry lab <game> --modes`: the same number of games in one mode after the other, a row for each: missions, monsters, chapters beside one another. */
import { didYouMean } from '@quarry/catalogue';
import type { AnyGame } from '@quarry/kernel';
import { addUp, type Changes, changedSetup, type Findings, findingsOf, type Named, tablesOf } from '@quarry/lab';
import { orComplain, readCount } from '../command-line.ts';
import { gridSays } from '../lab-says.ts';
import { Complaint, painter, type World } from '../world.ts';
import type { Hands } from './lab-hands.ts';

interface Wanted {
  readonly modes: string;
  readonly seats: string | undefined;
  readonly games: number;
  readonly set: Changes;
  readonly bot: string;
  readonly seed: string;
  readonly isJson: boolean;
}

const ALL = 'all';
const GAMES_IN_A_PIECE = 4;

export async function labModes(game: AnyGame, wanted: Wanted, hands: Hands, world: World): Promise<number> {
  const found: Findings[] = [];
  for (const { mode, seats, setup } of tablesFor(game, wanted)) {
    orComplain(changedSetup(game, setup, wanted.set));
    const set = Object.keys(wanted.set).length === 0 ? {} : { set: wanted.set };
    const bots = new Array<string>(seats).fill(wanted.bot);
    const named: Named = { game: game.id, mode, bots, seed: wanted.seed, ...set, scenario: null, picks: 'bot' };
    const { games } = wanted;
    const pieces = await hands.do({ what: 'play', ...named }, { games, piece: GAMES_IN_A_PIECE, unit: `games of ${mode}` });
    found.push(findingsOf(game, named, addUp(pieces.flat())));
  }
  await hands.close();
  world.out(wanted.isJson ? `${JSON.stringify(found)}\n` : modesSay(found, world));
  return 0;
}

/** One table for each mode: for so many, or, if nobody says for how many, the first. */
function tablesFor(game: AnyGame, { modes, seats }: Wanted): ReturnType<typeof tablesOf> {
  const all = tablesOf(game);
  const known = [...new Set(all.map(one => one.mode))];
  const named = modes === ALL ? known : modes.split(',');
  const stranger = named.find(one => !known.includes(one));
  if (stranger !== undefined)
    throw new Complaint(`${game.id} has no mode '${stranger}'${didYouMean(stranger, known)}; its modes are ${known.join(', ')}.`);
  const n = seats === undefined ? null : readCount('seats', seats, 1, 1);
  const tables = named.flatMap(mode => all.find(one => one.mode === mode && (n === null || one.seats === n)) ?? []);
  if (tables.length === 0) throw new Complaint(`${game.id} is not played by ${n} in any of these modes; leave --seats out.`);
  return tables;
}

const percent = (value: number): string => `${(100 * value).toFixed(0)} %`;

/** What is told of each: whether somebody won, and the figures that the game puts first. */
function modesSay(found: readonly Findings[], { isTty }: World): string {
  const [first] = found;
  const { section } = first!.figures[0]!;
  const shown = first!.figures.filter(one => one.id === 'won' || one.section === section).map(({ id, label }) => ({ id, label }));
  const rows = found.map(({ mode, seats, games, figures }) => [
    mode,
    String(seats),
    String(games),
    ...shown.map(({ id }) => {
      const figure = figures.find(one => one.id === id);
      if (!figure || figure.n === 0) return '–';
      return figure.kind === 'rate'
        ? `${percent(figure.value)} (${percent(figure.low ?? 0)} to ${percent(figure.high ?? 1)})`
        : figure.value.toFixed(1);
    }),
  ]);
  const lines = gridSays(['mode', 'seats', 'games', ...shown.map(one => one.label)], rows, painter(isTty.out));
  return `${lines.map(line => line.trimEnd()).join('\n')}\n`;
}
