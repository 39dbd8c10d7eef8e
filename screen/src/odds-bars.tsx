/** Odds for any game: bars for what is counted, a percentage for what happens or not. A game may draw its own instead. */
import type { Odds } from '@quarry/kernel';
import type { ReactNode } from 'react';
import { asPercent, type Figure, figuresOf } from './odds.ts';

export function OddsBars({ odds }: { readonly odds: Odds }): ReactNode {
  return (
    <div className="odds-bars">
      {figuresOf(odds).map(figure =>
        figure.bars && figure.certain === null ? <Counted key={figure.name} {...figure} /> : <Single key={figure.name} {...figure} />,
      )}
    </div>
  );
}

/** What happens or not, or a number that is certain. */
function Single({ name, some, certain }: Figure): ReactNode {
  return (
    <p className="odds-chance">
      <span>{name}</span>
      <b data-none={(certain ?? some) === 0 ? '' : undefined}>{certain ?? asPercent(some)}</b>
    </p>
  );
}

function Counted({ name, bars, mean }: Figure): ReactNode {
  const most = Math.max(...bars!.map(bar => bar.chance), 0.01);
  const spoken = bars!.map(({ value, chance }) => `${value}: ${asPercent(chance)}`).join(', ');
  return (
    <figure className="odds-figure" aria-label={`${name}, ${mean.toFixed(1)} on average. ${spoken}`}>
      <figcaption>
        <span>{name}</span>
        <b>⌀ {mean.toFixed(1)}</b>
      </figcaption>
      <div className="odds-columns" aria-hidden="true">
        {bars!.map(({ value, chance }) => (
          <div key={value} title={`${value}: ${asPercent(chance)}`}>
            <i style={{ height: `${Math.max(3, (chance / most) * 100)}%` }} data-none={value === 0 ? '' : undefined} />
            <span>{value}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
