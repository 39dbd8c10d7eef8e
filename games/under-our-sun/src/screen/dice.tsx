/** Dice as they lie in the box: eight-sided, each with its letter. */
import type { ReactElement } from 'react';
import { DICE, type Die } from '../content/kinds.ts';

const count = (dice: readonly Die[], die: Die): number => dice.filter(one => one === die).length;

export const DiceShown = ({ dice }: { readonly dice: readonly Die[] }): ReactElement => (
  <span
    className="us-dice"
    role="img"
    aria-label={DICE.flatMap(die => (count(dice, die) > 0 ? [`${count(dice, die)} ${die}`] : [])).join(', ') || 'no dice'}
  >
    {dice.map((die, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
      <i key={i} className={`is-${die}`} aria-hidden="true">
        {die.charAt(0).toUpperCase()}
      </i>
    ))}
  </span>
);
