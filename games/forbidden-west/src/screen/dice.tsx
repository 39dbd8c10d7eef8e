/** Dice of a pool, small, beside words. */
import type { ReactElement } from 'react';
import type { Pool } from '../content/dice.ts';

export const DICE = [
  { letter: 'O', says: 'orange' },
  { letter: 'B', says: 'blue' },
  { letter: 'K', says: 'black' },
] as const;

/** Dice by shape as well as by colour: a square, a diamond, an octagon. */
export function Dice({ pool }: { readonly pool: Pool }): ReactElement {
  const says = DICE.flatMap((die, i) => (pool[i]! > 0 ? [`${pool[i]} ${die.says}`] : []));
  const laid = DICE.flatMap(({ letter }, i) => Array.from({ length: pool[i]! }, (_, n) => ({ letter, id: `${letter} ${n}` })));
  return (
    <span className="fw-dice" role="img" aria-label={says.join(', ') || 'no dice'}>
      {laid.map(({ letter, id }) => (
        <i key={id} className={`fw-die is-${letter}`}>
          {letter}
        </i>
      ))}
    </span>
  );
}
