/** Two versions side by side: a plot of what differs, and every figure that both have. */
import { type Against, type Difference, worthShowing } from '../against.ts';
import { axisAround, escape, intervalPlot, type PlotRow } from './plots.ts';
import { between, differs, points, sayAs } from './words.ts';

export function againstSection(against: Against): string {
  const { version, games, rules, content, onlyHere, onlyThere } = against;
  const shown = worthShowing(against);
  const figures = shown.filter(one => one.of === 'figure');
  const rates = figures.filter(one => one.kind === 'rate').map(rowOf);
  const means = figures.filter(one => one.kind === 'mean' && one.there !== 0).map(relativeRowOf);
  const relative = (value: number): string => `${points(value)} %`;
  const only = [...said('here', onlyHere), ...said('there', onlyThere)].join(' ');
  return `<section><h2>Against ${escape(version)}</h2><p class="note">${games} games with the same seeds; rules ${rules}, content ${escape(content)} there. This version less that one: to the right there is more here. A full dot is a difference that is surely not 0; of twenty figures that do not differ at all, one will seem to.</p>
${rates.length > 0 ? `<h3>Rates <span>in percentage points</span></h3>${intervalPlot(rates, axisAround(rates, points), 'Rates')}` : ''}
${means.length > 0 ? `<h3>Means <span>in per cent of that version's</span></h3>${intervalPlot(means, axisAround(means, relative), 'Means')}` : ''}
<h3>Side by side <span>all figures; of tables, causes and shares what surely differs</span></h3>${differenceTable(shown)}<p class="note">${escape(only)}</p></section>`;
}

const said = (where: string, ids: readonly string[]): string[] =>
  ids.length === 0 ? [] : [`Only ${where}: ${ids.slice(0, 12).join(', ')}${ids.length > 12 ? ` and ${ids.length - 12} more` : ''}.`];

const rowOf = ({ label, difference, low, high, isSure }: Difference): PlotRow => ({
  label,
  value: difference,
  low,
  high,
  target: null,
  isFaint: !isSure,
});

function relativeRowOf({ there, ...one }: Difference): PlotRow {
  const part = (value: number | null): number | null => (value === null ? null : value / Math.abs(there));
  return { ...rowOf({ ...one, there }), value: one.difference / Math.abs(there), low: part(one.low), high: part(one.high) };
}

function differenceTable(differences: readonly Difference[]): string {
  const rows = differences.map(({ label, kind, here, there, difference, low, high, isSure }) => {
    const say = differs(kind);
    return `<tr><td>${escape(label)}<td class="n">${sayAs(kind)(here)}<td class="n">${sayAs(kind)(there)}<td class="n">${isSure ? `<b>${say(difference)}</b>` : say(difference)}<td class="n">${between(say, low, high)}`;
  });
  return `<div class="wide"><table><thead><tr><th>figure<th class="n">here<th class="n">there<th class="n">difference<th class="n">95 % interval</thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}
