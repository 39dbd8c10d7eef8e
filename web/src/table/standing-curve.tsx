/** How a match stood from its first line to its last, with the moments that turned it. */
import type { Curve, MatchTale, Person } from '@quarry/protocol';
import type { CSSProperties, ReactNode } from 'react';

interface Props {
  readonly curve: Curve;
  readonly moments: MatchTale['moments'];
  readonly people: readonly Person[];
  /** Whose eyes look: their line is the one that stands out. */
  readonly as: number | null;
}

/** `+31`, `−8`. */
export const swingSays = (swing: number): string => (swing > 0 ? `+${swing}` : `−${Math.abs(swing)}`);

type Line = Curve['of'][number];

/** In the colour of its seat, where the game has one for it; else one of four. */
const inColour = ({ seat }: Line): CSSProperties => ({ '--of-seat': `var(--seat-${seat})` }) as CSSProperties;

/** How high the line is drawn at a line of the log: a mark stands on it, and not below or above. */
export function drawnAt({ at }: Pick<Line, 'at'>, line: number): number {
  const before = at.findLast(([from]) => from <= line) ?? at[0];
  const after = at.find(([from]) => from > line);
  if (!before || !after || after === before) return before?.[1] ?? 0;
  return before[1] + ((after[1] - before[1]) * (line - before[0])) / (after[0] - before[0]);
}

const WIDE = 1_000;
const HIGH = 100;

/** From each place at which it is known to the next; the last stretch leads to how it ended. */
function pathOf({ at }: Line, lines: number, most: number): string {
  const x = (line: number): number => Math.round((WIDE * line) / Math.max(1, lines));
  const y = (value: number): number => Math.round((HIGH - (HIGH * value) / most) * 10) / 10;
  return at.map(([line, value], i) => `${i === 0 ? `M0 ${y(value)}L` : 'L'}${x(line)} ${y(value)}`).join('');
}

/** The line that moments are marked on: one's own, or that of all together, or the highest in the end. */
function marked(of: readonly Line[], as: number | null): Line {
  const own = of.find(one => one.seat === null || one.seat === as);
  return own ?? of.reduce((best, one) => ((one.at.at(-1)?.[1] ?? 0) > (best.at.at(-1)?.[1] ?? 0) ? one : best));
}

export function StandingCurve({ curve, moments, people, as }: Props): ReactNode {
  const { says, from, lines, of } = curve;
  const isTogether = of.length === 1 && of[0]!.seat === null;
  const most = isTogether ? 100 : Math.max(1, ...of.flatMap(one => one.at.map(([, value]) => value)));
  const own = marked(of, as);
  const nameOf = (seat: number | null): string => people.find(one => one.seat === seat)?.name ?? '';
  const ends = of.map(one => `${nameOf(one.seat)} ${one.at.at(-1)?.[1] ?? 0}`.trim()).join(', ');
  return (
    <figure className="curve">
      <figcaption className="end-title">
        {says}
        <small>counted by {from}</small>
      </figcaption>
      <div className="curve-frame">
        <span className="curve-most">{isTogether ? 'won' : most}</span>
        <span className="curve-least">{isTogether ? 'lost' : 0}</span>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={`${says}: ${ends} in the end`}>
          <path className="curve-half" d={`M0 ${HIGH / 2}H${WIDE}`} />
          {isTogether && <path className="curve-fill" d={`${pathOf(own, lines, most)}V${HIGH}H0Z`} />}
          {of.map((one, i) => (
            <path
              key={one.seat}
              className="curve-line"
              data-own={one === own}
              data-line={i % 4}
              style={inColour(one)}
              d={pathOf(one, lines, most)}
            />
          ))}
        </svg>
        {moments.map(({ line, swing }, i) => (
          <span
            key={line}
            className="curve-mark"
            data-up={swing >= 0}
            style={{ left: `${(100 * line) / Math.max(1, lines)}%`, top: `${100 - (100 * drawnAt(own, line)) / most}%` }}
            aria-hidden="true"
          >
            {i + 1}
          </span>
        ))}
      </div>
      {!isTogether && (
        <ul className="curve-names">
          {of.map((one, i) => (
            <li key={one.seat} data-line={i % 4} data-own={one === own} style={inColour(one)}>
              {nameOf(one.seat)} <b>{one.at.at(-1)?.[1] ?? 0}</b>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
