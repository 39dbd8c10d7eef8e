/** What rolling dice again would lead to, beside how they lie. It is loaded when it is wanted. */
import { type Odds, wordsOf } from '@quarry/kernel';
import type { Look } from '@quarry/protocol';
import { asPercent, isCertain, isNever } from '@quarry/screen';
import type { ReactNode } from 'react';

interface Props {
  readonly none: Look;
  readonly keys: readonly string[];
  readonly look: Look | null;
}

/** How things stand, and how they would with these dice rolled again, figure by figure. */
export default function DiceOdds({ none, keys, look }: Props): ReactNode {
  const figures = Object.entries(none.odds);
  if (figures.length === 0) return null;
  return (
    <table className="dice-odds" aria-live="polite">
      <thead>
        <tr>
          <td />
          {figures.map(([name]) => (
            <th key={name} scope="col">
              {wordsOf(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">As it lies</th>
          {figures.map(([name, lies]) => (
            <td key={name}>{figureSays(lies, isCounted(lies))}</td>
          ))}
        </tr>
        <tr className="dice-odds-again">
          <th scope="row">{keys.length === 0 ? 'Rolled again' : keys.length === 1 ? '1 die again' : `${keys.length} dice again`}</th>
          {figures.map(([name, lies]) => (
            <td key={name}>{figureSays(look?.odds[name] ?? [], isCounted(lies))}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type Chances = Odds[string];

/** As dice lie, what is counted has one value; what happens or not is told with both chances. */
const isCounted = (lies: Chances): boolean => lies.length === 1;

/** `4`, `⌀ 5.1`, `38 %`, or whether it is so for certain; a dash if it is not known. */
function figureSays(chances: Chances, counts: boolean): string {
  const possible = chances.filter(({ chance }) => !isNever(chance));
  if (possible.length === 0) return '–';
  const mean = possible.reduce((sum, { value, chance }) => sum + value * chance, 0);
  if (counts) return possible.length === 1 ? `${possible[0]!.value}` : `⌀ ${mean.toFixed(1)}`;
  return isNever(mean) ? 'no' : isCertain(mean) ? 'yes' : asPercent(mean);
}
