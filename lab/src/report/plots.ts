/** Plots as SVG text, drawn by a few small functions: values with intervals on one axis, and histograms. */

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface PlotRow {
  readonly label: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  /** A band to be in, or a point to be at. */
  readonly target: readonly [number, number] | null;
  /** Nothing is proved by it: drawn hollow. */
  readonly isFaint?: boolean;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly say: (value: number) => string;
}

const WIDTH = 840;
const LABELS = 280;
const VALUES = 70;
/** About as wide as a letter is, and the gap between a label and what it names. */
const LETTER = 7.3;
const GAP = 12;

/** As much room as the longest label takes; most plots of a page begin at the same place. */
const roomFor = (rows: readonly { readonly label: string }[]): number =>
  Math.min(WIDTH * 0.55, Math.max(LABELS, ...rows.map(row => row.label.length * LETTER + GAP)));
const ROW = 30;
const FOOT = 26;

/** Round steps of which about `count` fit. */
export function ticksOf(from: number, to: number, count = 5): number[] {
  const raw = (to - from) / count;
  if (!(raw > 0)) return [from];
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map(one => one * power).find(one => one >= raw * 0.999) ?? 10 * power;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** An axis from nothing to the largest value shown. */
export function axisFor(rows: readonly PlotRow[], say: Axis['say']): Axis {
  const top = Math.max(...rows.flatMap(row => [row.value, row.high ?? 0, row.target?.[1] ?? 0]), 1e-9);
  const bottom = Math.min(0, ...rows.flatMap(row => [row.value, row.low ?? 0, row.target?.[0] ?? 0]));
  return { from: bottom, to: top * 1.05, say };
}

/** An axis with 0 in its middle. */
export function axisAround(rows: readonly PlotRow[], say: Axis['say']): Axis {
  const far = Math.max(...rows.flatMap(row => [row.value, row.low ?? 0, row.high ?? 0].map(Math.abs)), 1e-9) * 1.05;
  return { from: -far, to: far, say };
}

/** One line for each row: a dot at the value, a bar over the interval, a band where the target is. */
export function intervalPlot(rows: readonly PlotRow[], axis: Axis, title: string): string {
  const height = rows.length * ROW + FOOT;
  const left = roomFor(rows);
  const inner = WIDTH - left - VALUES;
  const x = (value: number): number => left + ((Math.min(axis.to, Math.max(axis.from, value)) - axis.from) / (axis.to - axis.from)) * inner;
  const grid = ticksOf(axis.from, axis.to).map(
    tick =>
      `<line class="${tick === 0 ? 'grid zero' : 'grid'}" x1="${at(x(tick))}" x2="${at(x(tick))}" y1="0" y2="${rows.length * ROW}"/>` +
      `<text class="tick" x="${at(x(tick))}" y="${height - 8}" text-anchor="middle">${escape(axis.say(tick))}</text>`,
  );
  const lines = rows.map(({ label, value, low, high, target, isFaint }, i) => {
    const y = i * ROW + ROW / 2;
    const band = target
      ? `<rect class="target" x="${at(Math.min(x(target[0]), x(target[1]) - 3))}" y="${y - 9}" width="${at(Math.max(3, x(target[1]) - x(target[0])))}" height="18" rx="2"/>`
      : '';
    const bar = low === null || high === null ? '' : `<line class="interval" x1="${at(x(low))}" x2="${at(x(high))}" y1="${y}" y2="${y}"/>`;
    return (
      `<g><title>${escape(`${label}: ${axis.say(value)}${low === null || high === null ? '' : `, ${axis.say(low)} to ${axis.say(high)}`}`)}</title>` +
      `<text class="label" x="${at(left - GAP)}" y="${y + 4}" text-anchor="end">${escape(label)}</text>${band}${bar}` +
      `<circle class="${isFaint ? 'dot faint' : 'dot'}" cx="${at(x(value))}" cy="${y}" r="4.5"/>` +
      `<text class="value" x="${WIDTH - VALUES + 10}" y="${y + 4}">${escape(axis.say(value))}</text></g>`
    );
  });
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}">${grid.join('')}${lines.join('')}</svg>`;
}

export interface BarRow {
  readonly label: string;
  /** A part of the whole. */
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  /** What stands behind the bar, one text for each column. */
  readonly says: readonly string[];
}

const BAR_ROW = 26;
const COLUMN = 76;

/** One bar for each row, the longest as long as there is room, with a line over its interval and figures in columns behind it. */
export function barPlot(rows: readonly BarRow[], columns: readonly string[], title: string): string {
  const start = roomFor(rows);
  const inner = WIDTH - start - columns.length * COLUMN - GAP;
  const top = Math.max(...rows.map(row => row.high ?? row.value), 1e-9);
  const x = (value: number): number => start + (Math.max(0, value) / top) * inner;
  const column = (i: number): number => WIDTH - (columns.length - 1 - i) * COLUMN;
  const cells = (texts: readonly string[], style: string, y: number): string =>
    texts.map((text, i) => `<text class="${style}" x="${column(i)}" y="${y}" text-anchor="end">${escape(text)}</text>`).join('');
  const bars = rows.map(({ label, value, low, high, says }, i) => {
    const y = FOOT + i * BAR_ROW + BAR_ROW / 2;
    const line =
      low === null || high === null ? '' : `<line class="interval thin" x1="${at(x(low))}" x2="${at(x(high))}" y1="${y}" y2="${y}"/>`;
    return (
      `<g><title>${escape(`${label}: ${says.join(', ')}`)}</title><text class="label" x="${at(start - GAP)}" y="${y + 4}" text-anchor="end">${escape(label)}</text>` +
      `<rect class="bar" x="${at(start)}" y="${y - 8}" width="${at(Math.max(1, x(value) - start))}" height="16" rx="2"/>${line}${cells(says, 'value', y + 4)}</g>`
    );
  });
  return `<svg viewBox="0 0 ${WIDTH} ${FOOT + rows.length * BAR_ROW + 4}" role="img" aria-label="${escape(title)}">${cells(columns, 'tick', 16)}${bars.join('')}</svg>`;
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Values put into about so many bins of equal, round width. */
export function binned(values: readonly (readonly [number, number])[], about = 24): Bin[] {
  if (values.length === 0) return [];
  const low = Math.min(...values.map(([value]) => value));
  const high = Math.max(...values.map(([value]) => value));
  const [first = 0, second = first + 1] = ticksOf(low, Math.max(high, low + 1), about);
  const width = Math.max(1, Math.round(second - first));
  const start = Math.floor(low / width) * width;
  const bins: Bin[] = [];
  for (let from = start; from <= high; from += width) {
    const count = values.reduce((sum, [value, n]) => sum + (value >= from && value < from + width ? n : 0), 0);
    bins.push({ from, to: from + width, count });
  }
  return bins;
}

export function histogram(bins: readonly Bin[], title: string): string {
  const height = 200;
  const base = height - FOOT;
  const most = Math.max(1, ...bins.map(bin => bin.count));
  const inner = WIDTH - 50;
  const width = inner / Math.max(1, bins.length);
  const grid = ticksOf(0, most, 4).map(tick => {
    const y = at(base - (tick / most) * (base - 12));
    return `<line class="grid" x1="44" x2="${WIDTH}" y1="${y}" y2="${y}"/><text class="tick" x="38" y="${y}" dy="4" text-anchor="end">${tick}</text>`;
  });
  const every = Math.ceil(bins.length / 12);
  const bars = bins.map(({ from, to, count }, i) => {
    const tall = (count / most) * (base - 12);
    const left = 46 + i * width;
    const range = to - from === 1 ? String(from) : `${from} to ${to - 1}`;
    const tick =
      i % every === 0 ? `<text class="tick" x="${at(left + width / 2)}" y="${height - 8}" text-anchor="middle">${from}</text>` : '';
    return `<g><title>${range}: ${count}</title><rect class="bar" x="${at(left + 1)}" y="${at(base - tall)}" width="${at(Math.max(1, width - 2))}" height="${at(tall)}" rx="2"/>${tick}</g>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}">${grid.join('')}${bars.join('')}</svg>`;
}

const at = (value: number): string => String(Number(value.toFixed(1)));
