/** What is higher or lower than the ground: plates of sandstone, cliffs with their face and shadow, water. */
import { CELL } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { Field } from '../../places.ts';
import { scatter, tenth } from './scatter.ts';

/** An arrow out of a square, over its right edge. */
export const EXIT = 'M10 18h22V8l24 24-24 24V46H10z';

const placeOf = ({ width }: Field, square: number): readonly [x: number, y: number] => [
  (square % width) * CELL,
  Math.floor(square / width) * CELL,
];

/** Whether a neighbouring square is one of these, too; what lies outside the map counts as one, so that a cliff goes on there. */
function besides(field: Field, squares: ReadonlySet<number>): (square: number, dx: number, dy: number) => boolean {
  const { width, height } = field;
  return (square, dx, dy) => {
    const [x, y] = [(square % width) + dx, Math.floor(square / width) + dy];
    return x < 0 || y < 0 || x >= width || y >= height || squares.has(y * width + x);
  };
}

/** Plates of sandstone, each with two chevrons. */
export const plates = (field: Field, squares: readonly number[]): ReactElement => (
  <>
    {squares.map(square => {
      const [x, y] = placeOf(field, square);
      return (
        <g key={square} transform={`translate(${x} ${y})`}>
          <rect className="fw-plate-foot" x="2" y="7" width="60" height="57" rx="6" />
          <path className="fw-plate" d="M8 2h48l6 5-1 45-7 6H9l-7-5 1-46z" />
          <path className="fw-plate-mark" d="M18 36l14-13 14 13M18 25l14-13 14 13" />
          <path className="fw-plate-crack" d="M6 46l9-3 4 6M52 8l-5 7" />
        </g>
      );
    })}
  </>
);

/** The border of some squares, drawn a little unevenly where they end. */
function rimOf(field: Field, squares: readonly number[], inset: number): string {
  const is = besides(field, new Set(squares));
  return squares
    .map(square => {
      const [x, y] = placeOf(field, square);
      const left = is(square, -1, 0) ? 0 : inset;
      const right = is(square, 1, 0) ? 0 : inset;
      const top = is(square, 0, -1) ? 0 : inset;
      const bottom = is(square, 0, 1) ? 0 : inset;
      const next = scatter(square + Math.round(inset));
      const wave = (): number => tenth((next() - 0.5) * inset * 0.7);
      const [x1, y1, x2, y2] = [x + left, y + top, x + CELL - right, y + CELL - bottom];
      const [midX, midY] = [(x1 + x2) / 2, (y1 + y2) / 2];
      return `M${x1} ${y1}L${midX} ${top ? y1 + wave() : y1}L${x2} ${y1}L${right ? x2 + wave() : x2} ${midY}L${x2} ${y2}L${midX} ${bottom ? y2 + wave() : y2}L${x1} ${y2}L${left ? x1 + wave() : x1} ${midY}Z`;
    })
    .join('');
}

/** Cliffs: a shadow, the face that looks down, and steps that grow lighter. */
export function cliffs(field: Field, squares: readonly number[]): ReactElement | null {
  if (squares.length === 0) return null;
  const is = besides(field, new Set(squares));
  const faces = squares.filter(square => !is(square, 0, 1)).map(square => placeOf(field, square));
  const cracks = squares.flatMap(square => {
    const next = scatter(square + 3);
    const [x, y] = placeOf(field, square);
    return [0, 1].map(
      () =>
        `M${tenth(x + 8 + next() * 48)} ${tenth(y + 8 + next() * 44)}l${tenth(next() * 12 - 6)} ${tenth(5 + next() * 8)} ${tenth(next() * 8 - 4)} ${tenth(3 + next() * 6)}`,
    );
  });
  const moss = squares.flatMap(square => {
    const next = scatter(square + 21);
    const [x, y] = placeOf(field, square);
    return next() < 0.5 ? [`M${tenth(x + 10 + next() * 40)} ${tenth(y + 12 + next() * 38)}q9-9 18-1 4 8-7 9-13 0-11-8z`] : [];
  });
  return (
    <>
      <path
        className="fw-shadow"
        d={squares
          .map(square => placeOf(field, square))
          .map(([x, y]) => `M${x + 5} ${y + 10}h${CELL}v${CELL + 4}h${-CELL}z`)
          .join('')}
      />
      <path className="fw-cliff-low" d={rimOf(field, squares, 1)} />
      <path
        className="fw-cliff-face"
        d={faces.map(([x, y]) => `M${x + 1} ${y + CELL - 14}h${CELL - 2}l-4 18-12-3-10 5-14-4-12 4z`).join('')}
      />
      <path className="fw-cliff" d={rimOf(field, squares, 10)} />
      <path className="fw-cliff-high" d={rimOf(field, squares, 21)} />
      <path className="fw-cracks" d={cracks.join('')} />
      <path className="fw-cliff-moss" d={moss.join('')} />
    </>
  );
}

export function pools(field: Field, squares: readonly number[]): ReactElement | null {
  if (squares.length === 0) return null;
  const ripples = squares.map(square => {
    const next = scatter(square + 9);
    const [x, y] = placeOf(field, square);
    return `M${tenth(x + 8 + next() * 16)} ${tenth(y + 16 + next() * 8)}q7-6 14 0t14 0M${tenth(x + 6 + next() * 20)} ${tenth(y + 40 + next() * 8)}q7-6 14 0t14 0`;
  });
  return (
    <>
      <path className="fw-bank" d={rimOf(field, squares, 2)} />
      <path className="fw-water" d={rimOf(field, squares, 7)} />
      <path className="fw-ripples" d={ripples.join('')} />
    </>
  );
}
