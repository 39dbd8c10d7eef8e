/** A tag of rows of words and figures for a piece of a board, in pixels: how large it is, and what is drawn. */
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { TagDrawing } from './intent-tag.tsx';

const LETTERS = 12.5;
const FIGURES = 15.5;
const PAD = 6;
const LINE = 17;
const GAP = 5;
/** Around a figure on a plate, both sides together. */
const PLATE = 9;
/** How wide letters of a condensed face are, by their height: narrow ones, wide ones, and the others. */
const NARROW = { in: /[iljtfrI'.,! ]/, is: 0.27 };
const BROAD = { in: /[mwMW%]/, is: 0.73 };
const LETTER = 0.48;
const FIGURE = 0.45;

export interface TagSpan {
  readonly says: string;
  /** `worth` is a figure on a plate. */
  readonly look: 'name' | 'worth' | 'label' | 'alert' | 'number' | 'glory' | 'says';
}
export type TagRow = readonly TagSpan[];

const isFigure = ({ look }: TagSpan): boolean => look === 'number' || look === 'glory' || look === 'worth';
const sizeOf = (span: TagSpan): number => (isFigure(span) ? FIGURES : LETTERS);
const letterWide = (letter: string): number => [NARROW, BROAD].find(one => one.in.test(letter))?.is ?? LETTER;
const inHeights = (span: TagSpan): number =>
  isFigure(span) ? span.says.length * FIGURE : [...span.says].reduce((sum, letter) => sum + letterWide(letter), 0);
const lettersWide = (span: TagSpan): number => sizeOf(span) * inHeights(span);
const widthOf = (span: TagSpan): number => lettersWide(span) + (span.look === 'worth' ? PLATE : 0);
const rowWidth = (row: TagRow): number => row.reduce((sum, span) => sum + widthOf(span) + GAP, -GAP);

/** `tint`: the colour of its edge and of a name in it. */
export function rowTag(rows: readonly TagRow[], look: { readonly isAlert?: boolean; readonly tint?: string } = {}): TagDrawing | null {
  if (rows.length === 0) return null;
  const width = Math.max(...rows.map(rowWidth)) + 2 * PAD;
  const height = rows.length * LINE + 5;
  const classes = ['row-tag', look.isAlert && 'is-alert', look.tint && 'is-tinted'].filter(Boolean).join(' ');
  return {
    width,
    height,
    drawn: (
      <g className={classes} style={look.tint ? ({ '--tint': look.tint } as CSSProperties) : undefined}>
        <rect width={width} height={height} rx="4" />
        {rows.map((row, i) => (
          <Row key={row.map(({ says }) => says).join()} row={row} y={i * LINE + LINE - 2} />
        ))}
      </g>
    ),
  };
}

function Row({ row, y }: { readonly row: TagRow; readonly y: number }): ReactElement {
  let x = PAD;
  const drawn: ReactNode[] = row.map(span => {
    const [at, wide] = [x, widthOf(span)];
    const isPlate = span.look === 'worth';
    x += wide + GAP;
    return (
      <g key={`${span.look} ${span.says}`}>
        {isPlate && <rect className="row-tag-plate" x={at} y={y - 12.5} width={wide} height="15.5" rx="3" />}
        <text
          className={`row-tag-${span.look}`}
          x={at + (isPlate ? PLATE / 2 : 0)}
          y={y + (isFigure(span) ? 0.5 : 0)}
          fontSize={sizeOf(span)}
          textLength={lettersWide(span)}
          lengthAdjust="spacingAndGlyphs"
        >
          {span.says}
        </text>
      </g>
    );
  });
  return <>{drawn}</>;
}
