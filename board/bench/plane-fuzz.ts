/**
 * Does the plane answer like its slow reference? Asks random questions from a seed and prints how many agreed, by kind.
 * Run: node board/bench/plane-fuzz.ts --queries 1000000 [--seed 1]. Ends with 1 at the first disagreement and names its seed.
 */
import { parseArgs } from 'node:util';
import { fuzz } from '../src/plane/fuzz.ts';

const { values } = parseArgs({ options: { queries: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } });
const { agreed, open, fault } = fuzz(Number(values.queries), Number(values.seed));
const sum = (tally: Record<string, number>): number => Object.values(tally).reduce((total, count) => total + count, 0);
for (const name of Object.keys(agreed).sort())
  console.log(`${name.padEnd(22)} ${String(agreed[name]).padStart(8)} agreed, ${open[name] ?? 0} open`);
console.log(`${'together'.padEnd(22)} ${String(sum(agreed)).padStart(8)} agreed, ${sum(open)} open`);
if (fault) {
  console.error(`Disagreement: ${fault}`);
  process.exitCode = 1;
}
