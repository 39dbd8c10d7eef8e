/** The report's tables: rows by scenario or kind, causes, what was never used, all figures, and everything in the box. */
import type { Cell, CountFound, Figure, ShelfFound, TableFound, Thing } from '../figures.ts';
import { barPlot, escape } from './plots.ts';
import { between, percent, plain, sayAs } from './words.ts';

export const VERDICTS = {
  on: 'on target',
  near: 'near target',
  below: 'below target',
  above: 'above target',
  unknown: 'not known',
  null: '',
} as const;

const note = (text: string): string => (text === '' ? '' : `<p class="note">${escape(text)}</p>`);

/** A longer table is opened by whoever wants to see it. */
const FOLDED = 20;
const folded = (says: string, inside: string): string => `<details><summary>${escape(says)}</summary>${inside}</details>`;

/** Each cell with a bar: a rate as a part of the whole, a mean as a part of the largest in its column. */
export function tableSection({ title, note: says, row, columns, rows }: TableFound): string {
  if (rows.length === 0) return '';
  const largest = (id: string): number => Math.max(...rows.map(({ cells }) => cells[id]?.value ?? 0));
  const tops = new Map(columns.map(({ id }) => [id, largest(id)]));
  const cell = (id: string, found: Cell | undefined): string => {
    if (!found) return '<td class="n none">–';
    const { kind, value, low, high, n } = found;
    const part = kind === 'rate' ? value : value / (tops.get(id)! || 1);
    const about = `${between(sayAs(kind), low, high) || 'interval not known'}, n ${n}`;
    return `<td class="n" title="${about}">${sayAs(kind)(value)}<i style="width:${Math.round(Math.max(0, Math.min(1, part)) * 100)}%"></i>`;
  };
  const body = rows.map(
    ({ name, n, cells }) =>
      `<tr${n === 0 ? ' class="none"' : ''}><td>${escape(name)}<td class="n">${n}${columns.map(({ id }) => cell(id, cells[id])).join('')}`,
  );
  const head = [escape(row), 'n', ...columns.map(one => escape(one.label))].map((text, i) => `<th${i > 0 ? ' class="n"' : ''}>${text}`);
  const table = `<div class="wide"><table class="grid-table"><thead><tr>${head.join('')}</thead><tbody>${body.join('\n')}</tbody></table></div>`;
  return `<section><h2>${escape(title)}</h2>${note(says)}${rows.length > FOLDED ? folded(`${rows.length} rows`, table) : table}</section>`;
}

/** Causes and the like: a bar for each, the most frequent first. */
export function countSection({ title, note: says, times, names }: CountFound): string {
  if (times === 0) return '';
  const rows = names.map(({ name, times: n, value, low, high, perGame }) => ({
    label: name,
    value,
    low,
    high,
    says: [percent(value), String(n), plain(perGame)],
  }));
  return `<section><h2>${escape(title)}</h2>${note(says)}${barPlot(rows, ['share', 'times', 'per game'], title)}</section>`;
}

/** What the box holds and nobody used, shelf by shelf. */
export function neverSection(shelves: readonly ShelfFound[]): string {
  const left = shelves.filter(one => one.never.length > 0);
  const full = shelves.filter(one => one.never.length === 0 && one.things.length > 0);
  const parts = left.map(
    ({ title, verb, things, never }) =>
      `<h3>${escape(title)} <span>never ${escape(verb)}: ${never.length} of ${things.length}</span></h3><ul class="never">${never.map(name => `<li>${escape(name)}`).join('')}</ul>`,
  );
  const all = full.length === 0 ? '' : note(`Everything was used of: ${full.map(({ title }) => title.toLowerCase()).join(', ')}.`);
  return shelves.length === 0 ? '' : `<section><h2>Left in the box</h2>${parts.join('')}${all}</section>`;
}

export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ label, kind, value, low, high, n, target, verdict }) => {
    const say = sayAs(kind);
    const aim = target === null ? '' : target[0] === target[1] ? say(target[0]) : `${say(target[0])} to ${say(target[1])}`;
    return `<tr><td>${escape(label)}<td class="n">${say(value)}<td class="n">${between(say, low, high)}<td class="n">${n}<td class="n">${aim}<td class="${verdict}">${VERDICTS[`${verdict}`]}`;
  });
  return `<section><h2>All figures</h2><div class="wide"><table><thead><tr><th>figure<th class="n">value<th class="n">95 % interval<th class="n">n<th class="n">target<th>verdict</thead><tbody>${rows.join('\n')}</tbody></table></div></section>`;
}

/** Every thing on every shelf, to be sorted and searched. */
export function thingTable(shelves: readonly ShelfFound[]): string {
  const things = shelves.flatMap(({ title, verb, things: held }) => held.map(thing => ({ ...thing, title, verb })));
  if (things.length === 0) return '';
  const most = Math.max(1, ...things.map(one => one.times));
  const rows = things.toSorted((a, b) => b.times - a.times).map(one => thingRow(one, most));
  const heads = ['thing', 'kind', 'used', 'times', 'games', 'won with'].map(
    (head, i) => `<th${i > 2 ? ' class="n"' : ''}><button data-at="${i}">${head}</button>`,
  );
  return `<section><h2>Everything in the box</h2>${folded(`${things.length} things, how often each was used`, `<p class="note">Click a heading to sort.</p><input id="find" type="search" placeholder="find a thing" aria-label="find a thing"><div class="wide"><table id="things"><thead><tr>${heads.join('')}</thead><tbody>${rows.join('\n')}</tbody></table></div>`)}</section>`;
}

function thingRow(
  { name, title, verb, times, games, wonWith }: Thing & { readonly title: string; readonly verb: string },
  most: number,
): string {
  const count = times === 0 ? '<span class="none">0</span>' : times;
  return `<tr><td>${escape(name)}<td>${escape(title)}<td>${escape(verb)}<td class="n" data-v="${times}">${count}<i style="width:${Math.round((times / most) * 100)}%"></i><td class="n" data-v="${games}">${games}<td class="n" data-v="${wonWith ?? -1}">${wonWith === null ? '' : percent(wonWith)}`;
}
