/** Findings as one page that needs nothing else: no network, no other file, light and dark as the reader's screen is. */
import type { Against } from '../against.ts';
import type { Figure, Findings, Share } from '../figures.ts';
import type { SwingFound } from '../swing-figures.ts';
import { againstSection } from './against.ts';
import { axisFor, binned, escape, histogram, intervalPlot, type PlotRow } from './plots.ts';
import { SORTING, STYLE } from './style.ts';
import { swingSection } from './swing.ts';
import { countSection, figureTable, neverSection, tableSection, thingTable, VERDICTS } from './tables.ts';
import { percent, plain } from './words.ts';

/** Everything that a run of the lab found; what was not asked for is null. */
export interface FindingsInFull extends Findings {
  readonly swing: SwingFound | null;
  readonly against: Against | null;
}

export function reportPage(findings: FindingsInFull): string {
  const { game, mode, seats, games, figures, sections, tables, counts, shares, histograms, shelves, swing, against } = findings;
  const parts = [
    headline(figures),
    against ? againstSection(against) : '',
    ...sections.map(({ title, note }) =>
      figureSection(
        title,
        note,
        figures.filter(one => one.section === title && one.id !== 'won'),
      ),
    ),
    ...tables.map(tableSection),
    ...counts.map(countSection),
    swing ? swingSection(swing) : '',
    ...Object.entries(histograms).map(([id, values]) => histogramSection(labelOf(id, figures), values)),
    ...Object.entries(shares).map(([group, names]) => shareSection(group, names)),
    neverSection(shelves),
    figureTable(figures),
    thingTable(shelves),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(`${game}: ${games} games, ${seats} seats, ${mode}`)}</title>
<style>${STYLE}</style>
<main>
<header><h1>${escape(game)}</h1><p>${escape(playedSays(findings))} In every plot: dot, measured; line, 95 % interval; green, target.</p></header>
${parts.filter(part => part !== '').join('\n')}
</main>
<script>${SORTING}</script>
</html>
`;
}

function playedSays({ games, seats, mode, bots, seed, rules, content, scenario, picks }: Findings): string {
  const sitting = new Set(bots).size === 1 ? `${bots[0]} bots` : `bots by seat: ${bots.join(', ')}`;
  const steered = [...(scenario === null ? [] : [`always ${scenario}`]), ...(picks === 'bot' ? [] : [`scenarios picked at ${picks}`])];
  const table = [`${games} games`, `${seats} seats`, mode, sitting, ...steered].join(', ');
  return `${table}. Seeds ${seed}-0 to ${seed}-${games - 1}, rules ${rules}, content ${content}.`;
}

const rowOf = ({ label, value, low, high, target }: Figure): PlotRow => ({ label, value, low, high, target });
const labelOf = (id: string, figures: readonly Figure[]): string => figures.find(one => one.id === id)?.label ?? id;

/** Rates share an axis from 0 to 1 where they can; means have one of their own. */
function figureSection(title: string, note: string, figures: readonly Figure[]): string {
  const rates = figures.filter(one => one.kind === 'rate').map(rowOf);
  const means = figures.filter(one => one.kind === 'mean' && one.id !== 'decisions').map(rowOf);
  const isWhole = rates.every(row => row.value >= 0 && (row.low ?? 0) >= 0);
  const plots = [
    rates.length > 0 ? intervalPlot(rates, isWhole ? { from: 0, to: 1, say: percent } : axisFor(rates, percent), title) : '',
    means.length > 0 ? intervalPlot(means, axisFor(means, plain), title) : '',
  ].filter(plot => plot !== '');
  const says = note === '' ? '' : `<p class="note">${escape(note)}</p>`;
  return plots.length === 0 ? '' : `<section><h2>${escape(title)}</h2>${says}${plots.join('')}</section>`;
}

function headline(figures: readonly Figure[]): string {
  const won = figures.find(one => one.id === 'won');
  if (!won) return '';
  const { value, low, high, target, verdict, n } = won;
  const aim = target ? ` Target ${percent(target[0])} to ${percent(target[1])}: <b class="${verdict}">${VERDICTS[`${verdict}`]}</b>.` : '';
  return `<section class="headline"><p class="big">${percent(value)}</p><p>won, ${percent(low ?? 0)} to ${percent(high ?? 1)} with 95 % confidence (${n} games).${aim}</p>${intervalPlot(
    [rowOf(won)],
    { from: 0, to: 1, say: percent },
    'Games won',
  )}</section>`;
}

const histogramSection = (label: string, values: readonly (readonly [number, number])[]): string =>
  `<section><h2>${escape(`${label}: how they spread`)}</h2>${histogram(binned(values), label)}</section>`;

/** Shares of wins; the band is what would be fair, and a little around it. */
function shareSection(group: string, names: readonly Share[]): string {
  const plotted = names.map(({ name, value, low, high, fair }) => ({
    label: name,
    value,
    low,
    high,
    target: [fair - 0.06, fair + 0.06] as const,
  }));
  return `<section><h2>Share of wins by ${escape(group)}</h2><p class="note">Of games that somebody won; a shared win counts in parts. Green: within 6 points of fair.</p>${intervalPlot(plotted, axisFor(plotted, percent), `Share of wins by ${group}`)}</section>`;
}
