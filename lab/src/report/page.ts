/** Findings as one page that needs nothing else: no network, no other file, light and dark as the reader's screen is. */
import type { CardUse, Figure, Findings, Share } from './figures.ts';
import { axisFor, binned, escape, histogram, intervalPlot, type PlotRow } from './plots.ts';

const percent = (value: number): string => `${Number((value * 100).toFixed(1))} %`;
const plain = (value: number): string => String(Number(value.toFixed(2)));
const sayOf = (figure: Figure): ((value: number) => string) => (figure.kind === 'rate' ? percent : plain);

export function reportPage(findings: Findings): string {
  const { game, mode, seats, bot, games, seed, rules, content, figures, shares, histograms, usage } = findings;
  const rates = figures.filter(one => one.kind === 'rate' && one.id !== 'won' && one.id !== 'first-leader');
  const faints = figures.filter(one => one.id.startsWith('faints/'));
  const means = figures.filter(one => one.kind === 'mean' && !faints.includes(one) && one.id !== 'decisions');
  const sections = [
    headline(findings),
    section('Success', 'Dot: measured; line: 95 % interval; green: target.', rates, rows =>
      intervalPlot(rows, { from: 0, to: 1, say: percent }, 'Success'),
    ),
    section('Pace and spoils', 'Means with 95 % intervals.', means, rows => intervalPlot(rows, axisFor(rows, plain), 'Pace and spoils')),
    section('Faints', 'Per encounter and party, by level.', faints, rows => intervalPlot(rows, axisFor(rows, plain), 'Faints')),
    ...Object.entries(histograms).map(
      ([id, values]) =>
        `<section><h2>${escape(`${nameOf(id, figures)}: how they spread`)}</h2>${histogram(binned(values), nameOf(id, figures))}</section>`,
    ),
    ...Object.entries(shares).map(([group, names]) => shareSection(group, names, figures)),
    figureTable(figures),
    usage.length > 0 ? usageTable(findings.ways, usage) : '',
  ];
  const title = `${game}: ${games} games, ${seats} seats, ${mode}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${STYLE}</style>
<main>
<header><h1>${escape(game)}</h1><p>${games} games, ${seats} seats, ${escape(mode)}, ${escape(bot)} bots. Seeds ${escape(seed)}-0 to ${escape(seed)}-${games - 1}, rules ${rules}, content ${escape(content)}.</p></header>
${sections.join('\n')}
</main>
<script>${SORTING}</script>
</html>
`;
}

const rowOf = ({ label, value, low, high, target }: Figure): PlotRow => ({ label, value, low, high, target });
const nameOf = (id: string, figures: readonly Figure[]): string => figures.find(one => one.id === id)?.label ?? id;

function section(title: string, note: string, figures: readonly Figure[], plot: (rows: readonly PlotRow[]) => string): string {
  return figures.length === 0 ? '' : `<section><h2>${title}</h2><p class="note">${note}</p>${plot(figures.map(rowOf))}</section>`;
}

const VERDICTS = {
  on: 'on target',
  near: 'near target',
  below: 'below target',
  above: 'above target',
  unknown: 'not known',
  null: '',
} as const;

function headline({ figures }: Findings): string {
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

/** Shares of wins; the band is what would be fair, and a little around it. */
function shareSection(group: string, names: readonly Share[], figures: readonly Figure[]): string {
  const leader = figures.find(one => one.id === 'first-leader');
  const rows = names.map(({ name, value, low, high, fair }) => ({
    label: name,
    value,
    low,
    high,
    target: [fair - 0.06, fair + 0.06] as const,
  }));
  const more =
    group === 'seat' && leader
      ? `<p>${escape(leader.label)}: ${percent(leader.value)} (${percent(leader.low ?? 0)} to ${percent(leader.high ?? 0)}).</p>`
      : '';
  return `<section><h2>Share of wins by ${escape(group)}</h2><p class="note">Of games that somebody won; a shared win counts in parts. Green: within 6 points of fair.</p>${intervalPlot(rows, axisFor(rows, percent), `Share of wins by ${group}`)}${more}</section>`;
}

function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(figure => {
    const { label, value, low, high, n, target, verdict } = figure;
    const say = sayOf(figure);
    const aim = target === null ? '' : target[0] === target[1] ? say(target[0]) : `${say(target[0])} to ${say(target[1])}`;
    return `<tr><td>${escape(label)}<td class="n">${say(value)}<td class="n">${low === null || high === null ? '' : `${say(low)} to ${say(high)}`}<td class="n">${n}<td class="n">${aim}<td class="${verdict}">${VERDICTS[`${verdict}`]}`;
  });
  return `<section><h2>All figures</h2><div class="wide"><table><thead><tr><th>figure<th>value<th>95 % interval<th>n<th>target<th>verdict</thead><tbody>${rows.join('\n')}</tbody></table></div></section>`;
}

function usageTable(ways: readonly string[], usage: readonly CardUse[]): string {
  const most = Math.max(1, ...usage.flatMap(one => Object.values(one.ways)));
  const cell = (count: number): string =>
    `<td class="n" data-v="${count}">${count === 0 ? '<span class="none">0</span>' : count}<i style="width:${Math.round((count / most) * 100)}%"></i>`;
  const rows = usage
    .toSorted((a, b) => total(b) - total(a))
    .map(
      one =>
        `<tr><td>${escape(one.card)}<td>${escape(one.list)}${ways.map(way => cell(one.ways[way] ?? 0)).join('')}<td class="n" data-v="${one.games}">${one.games}<td class="n" data-v="${one.wonWith ?? -1}">${one.wonWith === null ? '' : percent(one.wonWith)}`,
    );
  const heads = ['card', 'kind', ...ways, 'games', 'won with'].map((head, i) => `<th><button data-at="${i}">${escape(head)}</button>`);
  const never = usage.filter(one => one.games === 0).length;
  return `<section><h2>Cards</h2><p class="note">${usage.length} cards, ${never} never used. Click a heading to sort.</p><input id="find" type="search" placeholder="find a card" aria-label="find a card"><div class="wide"><table id="cards"><thead><tr>${heads.join('')}</thead><tbody>${rows.join('\n')}</tbody></table></div></section>`;
}

const total = ({ ways }: CardUse): number => Object.values(ways).reduce((sum, one) => sum + one, 0);

const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#22272b;--soft:#667078;--line:#e4e2dc;--mark:#2f6690;--bar:#8fb3cf;--target:#7fb08a66;--good:#2f7d4f;--bad:#b3541e}
@media (prefers-color-scheme:dark){:root{--paper:#15181b;--card:#1d2125;--ink:#e6e4df;--soft:#98a1a8;--line:#31373c;--mark:#8ec1e8;--bar:#4a7596;--target:#5f9a6d55;--good:#7fc796;--bad:#e59a6a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:32px 20px 64px}
h1{margin:0;font-size:28px;font-weight:650}h2{margin:0 0 4px;font-size:18px;font-weight:600}
header p,.note{color:var(--soft);margin:2px 0 12px;font-size:14px}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:20px 22px;margin:18px 0}
.big{font-size:52px;font-weight:650;line-height:1.1;margin:0;font-variant-numeric:tabular-nums}
.headline p{margin:0 0 8px}
svg{display:block;width:100%;height:auto;font:13px system-ui,sans-serif}
.grid{stroke:var(--line)}.tick{fill:var(--soft);font-size:11px}.label,.value{fill:var(--ink)}.value{font-variant-numeric:tabular-nums}
.interval{stroke:var(--mark);stroke-width:2.5;stroke-linecap:round}.dot{fill:var(--mark)}.target{fill:var(--target)}.bar{fill:var(--bar)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}
th{text-align:left;color:var(--soft);font-weight:500;padding:4px 8px;white-space:nowrap}td{padding:4px 8px;border-top:1px solid var(--line);position:relative}
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}td i{position:absolute;right:8px;bottom:1px;height:2px;max-width:calc(100% - 16px);background:var(--bar)}
.none{color:var(--soft)}.on{color:var(--good)}.near{color:var(--soft)}.below,.above{color:var(--bad)}
button{all:unset;cursor:pointer}button:hover,button:focus-visible{text-decoration:underline}button[data-dir]::after{content:' ↓'}button[data-dir="1"]::after{content:' ↑'}
input{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:4px 10px;margin:0 0 10px;width:240px}`;

const SORTING = `
const table=document.getElementById('cards'),find=document.getElementById('find');
if(table){const body=table.tBodies[0];
for(const button of table.querySelectorAll('button'))button.onclick=()=>{
const at=+button.dataset.at,dir=button.dataset.dir==='-1'?1:-1;
for(const other of table.querySelectorAll('button'))delete other.dataset.dir;
button.dataset.dir=dir;
const value=row=>row.cells[at].dataset.v===undefined?row.cells[at].textContent:+row.cells[at].dataset.v;
body.append(...[...body.rows].sort((a,b)=>{const x=value(a),y=value(b);return (x<y?-1:x>y?1:0)*(typeof x==='string'?-dir:dir)}))};
find.oninput=()=>{for(const row of body.rows)row.hidden=!row.textContent.toLowerCase().includes(find.value.toLowerCase())}}`;
