/** Dice in their colours, and what is read from them. Those that have just fallen tumble for at most 600 ms; only then is it said what they come to. */
import type { ShownDie, Throw } from '@quarry/kernel';
import type { ReactNode } from 'react';
import type { Motion } from './table.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

const faceSays = (face: ShownDie['face']): string => (typeof face === 'number' && face < 0 ? `−${-face}` : `${face}`);

/** The classes of the place that a die has in its row. */
export const placeOf = ({ isApart }: ShownDie): string => (isApart ? 'die-place die-apart' : 'die-place');

/** `blue die, 2`. */
export const dieSays = ({ name, face }: ShownDie): string => `${name}, ${faceSays(face)}`;

interface Props {
  readonly thrown: Throw;
  readonly motion: Motion;
}

/** Dice to be looked at. */
export function DiceTray({ thrown, motion }: Props): ReactNode {
  const { dice, fresh = dice.map((_, i) => i) } = thrown;
  return (
    <figure className={`dice-tray dice-${motion} ${fresh.length > 0 ? 'dice-fall' : ''}`}>
      <div className="dice-row" role="img" aria-label={dice.map(dieSays).join('; ')}>
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the roll
          <span key={i} className={`${placeOf(die)} ${fresh.includes(i) ? `die-falls die-late-${i % 4}` : ''}`}>
            <DieFace die={die} />
          </span>
        ))}
      </div>
      <DiceRead thrown={thrown} />
    </figure>
  );
}

/** What dice come to, what is needed, and what lets them be rolled again. */
export function DiceRead({ thrown: { total, isShort, needed, grantedBy } }: { readonly thrown: Throw }): ReactNode {
  if (!total && !needed && !grantedBy) return null;
  return (
    <p className="dice-read">
      {total && <b data-short={isShort ? '' : undefined}>{total}</b>}
      {needed && <span>{needed}</span>}
      {grantedBy && <span className="dice-granted">Reroll by {grantedBy}</span>}
    </p>
  );
}

/** A die with its name below it: its colour is never all that tells it from another. */
export function DieFace({ die }: { readonly die: ShownDie }): ReactNode {
  const { face, colour, name, sides = 6 } = die;
  const pips = typeof face === 'number' && sides === 6 ? PIPS[face] : undefined;
  return (
    <>
      <svg className={`die die-${colour}`} viewBox="0 0 24 24" aria-hidden="true">
        <rect className="die-body" x="1" y="1" width="22" height="22" rx={sides === 6 ? 5 : 9} />
        {pips ? pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" className="die-mark" />) : <Sign face={face} />}
      </svg>
      <small className="die-name" aria-hidden="true">
        {name.replace(/ die$/i, '')}
      </small>
    </>
  );
}

function Sign({ face }: { readonly face: ShownDie['face'] }): ReactNode {
  if (face === 0) return <path d="M8 12h8" className="die-blank" />;
  if (face === 'crit') return <path d="M12 3.5 14.2 9.8 20.5 12 14.2 14.2 12 20.5 9.8 14.2 3.5 12 9.8 9.8Z" className="die-mark" />;
  const says = faceSays(face);
  return (
    <text x="12" y="16.2" textAnchor="middle" className={`die-mark ${says.length > 2 ? 'die-word' : 'die-sign'}`}>
      {says}
    </text>
  );
}
