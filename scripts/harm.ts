/**
 * Harms servers, a database, lines and clocks again and again under load, and prints as a table what became of what was answered: `npm run harm [TIMES] [WORD]`. Whatever can be killed
 * is killed so many times, 100 if left out; all else is done a fifth as often. With a word, only what has it in its name. docs/harm.md keeps what it found last.
 */
import { HARMS, type HarmName, harm } from '../server/src/testing/harm.ts';

const TIMES = 100;
const KILLS_FOR_ANOTHER = 5;
const [given, word = ''] = process.argv.slice(2);
const kills = Number(given ?? TIMES);
if (!(Number.isInteger(kills) && kills > 0)) {
  console.error(`'${given}' was given, but how often something is killed must be a whole number above 0.`);
  process.exit(2);
}

const number = (value: number): string => value.toLocaleString('en');
let isWhole = true;
console.log(
  '| what was done under load | times | tables | stored | acknowledged | sent again | lost | applied twice | views that differ |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const name of (Object.keys(HARMS) as HarmName[]).filter(one => one.includes(word))) {
  const times = name.includes('killed') ? kills : Math.ceil(kills / KILLS_FOR_ANOTHER);
  const { tables, stored, acked, resent, lost, twice, differ } = await harm(name, times);
  console.log(`| ${name} | ${[times, tables, stored, acked, resent, lost, twice, differ].map(number).join(' | ')} |`);
  if (lost + twice + differ > 0) isWhole = false;
}
process.exitCode = isWhole ? 0 : 1;
