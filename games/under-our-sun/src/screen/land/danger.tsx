/** What strikes at whoever does what the ring offers: said below it, before anything is pressed, and marked on each button that brings it. */
import { capital } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { SignAt } from '../signs.tsx';

/** In pixels: how wide the note is at least, how high a line of it, and the room about them. */
export const DANGER_WIDTH = 236;
const LINE = 17;
const PAD = 8;
const LETTERS = 13;
const FITS = 33;

/** Each warning in lines that fit. */
export const linesOf = (harms: readonly string[]): readonly string[] => harms.flatMap(says => broken(capital(says)));

function broken(says: string): readonly string[] {
  const lines: string[] = [];
  for (const word of says.split(' ')) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + word.length < FITS) lines.push(`${last} ${word}`);
    else lines.push(last, word);
  }
  return lines;
}

export const dangerHeight = (lines: readonly string[]): number => lines.length * LINE + 2 * PAD;

interface Props {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lines: readonly string[];
  /** Pixels for a unit of the land. */
  readonly scale: number;
}

export function Danger({ x, y, width, lines, scale }: Props): ReactElement {
  const px = (n: number): number => n / scale;
  return (
    <g className="us-danger">
      <rect x={x} y={y} width={width} height={px(dangerHeight(lines))} rx={px(8)} />
      <text fontSize={px(LETTERS)}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and two may read alike
          <tspan key={i} x={x + px(PAD + 2)} y={y + px(PAD + (i + 0.78) * LINE)}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

export const DangerMark = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): ReactElement => (
  <g className="us-danger-mark">
    <SignAt name="hazard" x={x} y={y} size={size} />
  </g>
);
