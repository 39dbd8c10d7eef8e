/** Dice that were rolled: they tumble for at most 600 ms and then show the faces that fell. */
import type { ReactNode } from 'react';
import type { Motion } from './table.ts';
import './dice-tray.css';

interface Props {
  /** What fell, die by die: pips, or a word such as `crit`. */
  readonly faces: readonly (number | string)[];
  /** Colours of the dice, in the same order; one of the tokens or any colour. */
  readonly colours?: readonly string[];
  readonly says: string;
  readonly motion: Motion;
}

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

export function DiceTray({ faces, colours = [], says, motion }: Props): ReactNode {
  return (
    <div className={`dice-tray dice-${motion}`} role="img" aria-label={says}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the roll
        <Die key={i} face={face} {...(colours[i] ? { colour: colours[i] } : {})} late={i % 5} />
      ))}
    </div>
  );
}

function Die({ face, colour, late }: { readonly face: number | string; readonly colour?: string; readonly late: number }): ReactNode {
  const pips = typeof face === 'number' ? PIPS[face] : undefined;
  return (
    <svg className={`die die-late-${late}`} viewBox="0 0 24 24" aria-hidden="true" {...(colour ? { style: { color: colour } } : {})}>
      <rect x="1" y="1" width="22" height="22" rx="5" fill="currentColor" />
      {pips?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" className="die-mark" />
      ))}
      {!pips && face !== 0 && face !== '' && (
        <text x="12" y="16" textAnchor="middle" className={`die-mark ${String(face).length > 2 ? 'die-word' : 'die-sign'}`}>
          {String(face)}
        </text>
      )}
    </svg>
  );
}
