/** What the lab found, as text for a terminal. The same in full is in the report and in the JSON. */
import {
  type Against,
  type Cell,
  type CountFound,
  type Figure,
  type FindingsInFull,
  type ShelfFound,
  type SwingFound,
  type TableFound,
  worthShowing,
} from '@quarry/lab';
import { painter } from './world.ts';

type Kind = Figure['kind'];

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const say = (kind: Kind, value: number | null): string => (value === null ? '?' : kind === 'rate' ? percent(value) : value.toFixed(2));
/** With its sign, in points of a per cent where it is a rate. */
const signed = (kind: Kind, value: number | null): string =>
  value === null ? '?' : `${value > 0 ? '+' : ''}${kind === 'rate' ? (value * 100).toFixed(1) : value.toFixed(2)}`;

type Paints = ReturnType<typeof painter>;

export function findingsSay(findings: FindingsInFull, isTty: boolean): string {
  const { tables, counts, shares, shelves, swing, against } = findings;
  const paints = painter(isTty);
  const lines = [
    paints.bold(headingOf(findings)),
    '',
    ...figuresSay(findings.figures, paints),
    ...Object.entries(shares).flatMap(([group, names]) => [
      '',
      `  Share of wins by ${group}`,
      ...names.map(
        ({ name, value, low, high, fair }) =>
          `    ${name.padEnd(46)} ${percent(value).padStart(9)}  ${paints.dim(`${say('rate', low)} to ${say('rate', high)}`.padEnd(22))} fair ${percent(fair)}`,
      ),
    ]),
    ...tables.flatMap(one => tableSays(one, paints)),
    ...counts.flatMap(one => countsSay(one, paints)),
    ...shelves.flatMap(neverSays),
    ...(swing ? swingSays(swing, paints) : []),
    ...(against ? againstSays(against, paints) : []),
  ];
  return `${lines.map(line => line.trimEnd()).join('\n')}\n`;
}

function headingOf({ game, mode, seats, bots, games, set = {}, isStory, scenario, picks }: FindingsInFull): string {
  const sitting = new Set(bots).size === 1 ? `${bots[0]} bots` : bots.join(', ');
  const changed = Object.entries(set).map(([field, value]) => `${field} ${String(value)}`);
  const steered = [
    ...(isStory ? ['chapters of whole stories'] : []),
    ...changed,
    ...(scenario === null ? [] : [`only ${scenario}`]),
    ...(picks === 'bot' ? [] : [`${picks} picks`]),
  ];
  return [game, mode, `${seats} seats`, sitting, `${games} games`, ...steered].join(', ');
}

function figuresSay(figures: readonly Figure[], { dim, green, red }: Paints): string[] {
  const verdicts = { on: green('on target'), near: dim('near'), below: red('below'), above: red('above'), unknown: dim('unknown') };
  return figures.map(({ label, kind, value, low, high, target, verdict }) => {
    const aim =
      target === null
        ? ''
        : `target ${target[0] === target[1] ? say(kind, target[0]) : `${say(kind, target[0])} to ${say(kind, target[1])}`}`;
    const interval = dim(`${say(kind, low)} to ${say(kind, high)}`.padEnd(22));
    return `  ${label.padEnd(58)} ${say(kind, value).padStart(9)}  ${interval} ${aim.padEnd(26)} ${verdict === null ? '' : verdicts[verdict]}`;
  });
}

/** As wide as what stands in it; the longest cell of a column decides. */
export function gridSays(head: readonly string[], rows: readonly (readonly string[])[], { dim }: Paints): string[] {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map(row => row[i]!.length)));
  const line = (cells: readonly string[]): string =>
    `    ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')}`;
  return [dim(line(head)), ...rows.map(line)];
}

const cellSays = (cell: Cell | undefined): string => (cell ? (cell.kind === 'rate' ? percent(cell.value) : cell.value.toFixed(2)) : '–');

/** A longer table is cut to what comes most often. */
const MOST_ROWS = 20;

function tableSays({ title, row, columns, rows }: TableFound, paints: Paints): string[] {
  const shown = rows.length > MOST_ROWS ? rows.toSorted((a, b) => b.n - a.n).slice(0, MOST_ROWS) : rows;
  const body = shown.map(({ name, n, cells }) => [name, String(n), ...columns.map(({ id }) => cellSays(cells[id]))]);
  const left = rows.length > shown.length ? [`    and ${rows.length - shown.length} more, in the report and in the JSON`] : [];
  return rows.length === 0 ? [] : ['', `  ${title}`, ...gridSays([row, 'n', ...columns.map(one => one.label)], body, paints), ...left];
}

function countsSay({ title, times, names }: CountFound, paints: Paints): string[] {
  const rows = names.map(one => [one.name, String(one.times), percent(one.value), one.perGame.toFixed(2)]);
  return ['', `  ${title} (${times})`, ...(rows.length === 0 ? [] : gridSays(['', 'n', 'share', 'per game'], rows, paints))];
}

const neverSays = ({ title, verb, things, never }: ShelfFound): string[] =>
  never.length === 0 ? [] : ['', `  ${title}, never ${verb} (${never.length} of ${things.length}): ${never.join('; ')}`];

function swingSays({ decisions, games, worlds, score, kinds }: SwingFound, paints: Paints): string[] {
  const unit = score === null ? 'rate' : 'mean';
  const rows = kinds.map(({ kind, perGame, n, win, score: points }) => {
    const { swing, noise, beyond, gain } = points ?? win;
    const bounds = `${signed(unit, beyond.low)} to ${signed(unit, beyond.high)}`;
    return [
      kind,
      perGame.toFixed(1),
      String(n),
      say(unit, swing),
      say(unit, noise),
      signed(unit, beyond.value),
      bounds,
      signed(unit, gain.value),
    ];
  });
  return [
    '',
    `  What decisions are worth, in ${score ?? 'chances to win'} (${decisions} decisions of ${games} games, ${worlds} worlds each)`,
    ...gridSays(['decision', 'per game', 'n', 'swing', 'by chance', 'beyond it', '95 % interval', 'gain of the bot'], rows, paints),
  ];
}

function againstSays(against: Against, paints: Paints): string[] {
  const { version, games, onlyHere, onlyThere } = against;
  const rows = worthShowing(against).map(({ label, kind, here, there, difference, low, high, isSure }) => [
    label,
    say(kind, here),
    say(kind, there),
    signed(kind, difference),
    `${signed(kind, low)} to ${signed(kind, high)}`,
    isSure ? 'sure' : '',
  ]);
  const only = (where: string, ids: readonly string[]): string[] => (ids.length === 0 ? [] : [`    Only ${where}: ${ids.length} more`]);
  return [
    '',
    `  Against ${version}, ${games} games with the same seeds`,
    ...gridSays(['', 'here', 'there', 'difference', '95 % interval', ''], rows, paints),
    ...only('here', onlyHere),
    ...only('there', onlyThere),
  ];
}
