/** What decisions are worth: a plot by kind of what is beyond chance, and the figures behind it. */
import type { SwingFound, SwingKind, WorthFound } from '../swing-figures.ts';
import { axisAround, escape, intervalPlot } from './plots.ts';
import { between, differs, plain, points, sayAs } from './words.ts';

export function swingSection({ decisions, games, worlds, score, kinds }: SwingFound): string {
  const wins = plotOf('Chance to win', 'in percentage points', kinds, one => one.win, points);
  const scores = score === null ? '' : plotOf(`Score`, `in ${score}`, kinds, one => one.score!, differs('mean'));
  return `<section><h2>What decisions are worth</h2><p class="note">${decisions} decisions out of ${games} games, each played on in ${worlds} worlds with the answer that was given and in the same worlds with another legal one. Plotted is how far apart the two end, beyond what chance alone would show; a kind with a hollow dot has not been shown to matter, one that is missing was seen too seldom.</p>${scores}${wins}</section>`;
}

function plotOf(
  title: string,
  unit: string,
  kinds: readonly SwingKind[],
  worth: (kind: SwingKind) => WorthFound,
  say: (value: number) => string,
): string {
  const rows = kinds.flatMap(one => {
    const { value, low, high } = worth(one).beyond;
    return low === null ? [] : [{ label: one.kind, value, low, high, target: null, isFaint: low <= 0 }];
  });
  const plot = rows.length === 0 ? '' : intervalPlot(rows, axisAround(rows, say), title);
  return `<h3>${escape(title)} <span>${escape(unit)}</span></h3>${plot}${tableOf(kinds, worth, say)}`;
}

function tableOf(kinds: readonly SwingKind[], worth: (kind: SwingKind) => WorthFound, say: (value: number) => string): string {
  const kind = say === points ? 'rate' : 'mean';
  const rows = kinds.map(one => {
    const { swing, noise, gain } = worth(one);
    return `<tr><td>${escape(one.kind)}<td class="n">${plain(one.perGame)}<td class="n">${one.n}<td class="n">${sayAs(kind)(swing)}<td class="n">${sayAs(kind)(noise)}<td class="n">${say(gain.value)}<td class="n">${between(say, gain.low, gain.high)}`;
  });
  return `<div class="wide"><table><thead><tr><th>decision<th class="n">per game<th class="n">n<th class="n">apart<th class="n">by chance<th class="n">gain of the bot's answer<th class="n">95 % interval</thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}
