/** How a number came about: what was counted, what was not and why, and what it comes to. */
import type { Sum, SumTerm } from '@quarry/kernel';
import type { ReactNode } from 'react';
import './sum.css';

const sayTerm = ({ says, value }: SumTerm): string => `${says} ${value}`;

/** `Damage: Ashwood Bow 2 + Hunter Arrow 3 = 5. Armour 1 does not count: it was not alert.` */
export function saySum({ says, total, terms }: Sum): string {
  const counted = terms.filter(one => one.not === undefined);
  const sum = counted
    .map((one, i) => (i === 0 ? sayTerm(one) : one.value < 0 ? `− ${one.says} ${-one.value}` : `+ ${sayTerm(one)}`))
    .join(' ');
  const left = terms.filter(one => one.not !== undefined).map(one => ` ${sayTerm(one)} does not count: ${one.not}.`);
  return `${says}: ${sum} = ${total}.${left.join('')}`;
}

/** One term alone tells nothing that the number does not. */
export const isTelling = ({ terms }: Sum): boolean => terms.length > 1;

export function SumView({ sum }: { readonly sum: Sum }): ReactNode {
  return (
    <dl className="sum" aria-label={saySum(sum)}>
      {sum.terms.map(({ says, value, not }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms have no name but their place in the sum
        <div key={i} className={not === undefined ? 'sum-term' : 'sum-term sum-not'}>
          <dt>
            {says}
            {not !== undefined && <small> not counted: {not}</small>}
          </dt>
          <dd>{value > 0 && i > 0 && not === undefined ? `+${value}` : value}</dd>
        </div>
      ))}
      <div className="sum-term sum-total">
        <dt>{sum.says}</dt>
        <dd>= {sum.total}</dd>
      </div>
    </dl>
  );
}
