/** What is written at a model: its name and bounty, what it is about to do, and the chances of either side. Sizes in pixels; the names of the buttons say the same. */
import type { SeenIntent } from '@quarry/protocol';
import type { PlacedPiece, TagDrawing } from '@quarry/screen';
import type { ReactElement, ReactNode } from 'react';
import { bountyOf } from '../../questions.ts';
import type { View } from '../../state.ts';
import { crimPrinted, nameOfSeat, type Table } from '../names.ts';
import type { Chances } from './chances.ts';

const LETTERS = 12.5;
const PAD = 6;
const LINE = 17;
/** Letters are about so wide, by their height; figures of the other face a little less. */
const WIDE = 0.53;

interface Span {
  readonly says: string;
  readonly look: 'name' | 'worth' | 'label' | 'alert' | 'number' | 'glory' | 'says';
}
type Row = readonly Span[];

const GAP = 5;
const isFigure = ({ look }: Span): boolean => look === 'number' || look === 'glory' || look === 'worth';
const sizeOf = (span: Span): number => (isFigure(span) ? 15.5 : LETTERS);
const widthOf = (span: Span): number => span.says.length * sizeOf(span) * (isFigure(span) ? 0.45 : WIDE) + (span.look === 'worth' ? 9 : 0);
const rowWidth = (row: Row): number => row.reduce((sum, span) => sum + widthOf(span) + GAP, -GAP);

const percent = (chance: number): string => `${chance}%`;

function chanceRow({ hit, kill, hitsYou }: Chances): Row {
  return [
    ...(hit === null
      ? []
      : ([
          { says: 'hit', look: 'label' },
          { says: percent(hit), look: 'number' },
        ] as const)),
    ...(kill === null
      ? []
      : ([
          { says: 'kill', look: 'label' },
          { says: percent(kill), look: 'glory' },
        ] as const)),
    ...(hitsYou === null
      ? []
      : ([
          { says: 'hits you', look: 'alert' },
          { says: percent(hitsYou), look: 'number' },
        ] as const)),
  ];
}

/** The tag of a crim, with all that is known of it. */
function crimRows(view: View, no: number, intent: SeenIntent | null, chances: Chances): Row[] {
  const crim = view.crims.find(one => one.no === no);
  const printed = crim && crimPrinted(crim.card);
  if (!printed) return [[{ says: `Crim ${no}`, look: 'name' }]];
  const odds = chanceRow(chances);
  const phrase: Row = intent && intent.says !== '?' ? [{ says: intent.says, look: chances.hitsYou === null ? 'says' : 'alert' }] : [];
  return [
    [
      { says: printed.name, look: 'name' },
      { says: String(bountyOf(crim)), look: 'worth' },
    ],
    ...[odds, odds.length === 0 || chances.hit === null ? phrase : []].filter(row => row.length > 0),
  ];
}

export function tagOf(table: Table, { piece }: PlacedPiece, chances: Chances): TagDrawing | null {
  const { kind, id } = piece.ref;
  const { view } = table;
  if (kind === 'crim')
    return tag(crimRows(view, Number(id), table.intent?.(piece.ref) ?? null, chances), chances.hitsYou === null ? '' : 'is-danger');
  if (kind !== 'hunter')
    return ['pod', 'tube', 'corner'].includes(kind) ? null : tag([[{ says: piece.name ?? piece.says, look: 'name' }]], '');
  const hunter = view.hunters[Number(id)];
  const roof: Row = hunter && hunter.surface >= 0 ? [{ says: 'on the roof', look: 'label' }] : [];
  return tag([[{ says: nameOfSeat(table, Number(id)), look: 'name' }, ...roof]], `um-seat-${Number(id) % 4}`);
}

function tag(rows: readonly Row[], className: string): TagDrawing | null {
  if (rows.length === 0) return null;
  const width = Math.max(...rows.map(rowWidth)) + 2 * PAD;
  const height = rows.length * LINE + 5;
  return {
    width,
    height,
    drawn: (
      <g className={`um-tag ${className}`}>
        <rect width={width} height={height} rx="4" />
        {rows.map((row, i) => (
          <TagRow key={row.map(({ says }) => says).join()} row={row} y={i * LINE + LINE - 2} />
        ))}
      </g>
    ),
  };
}

function TagRow({ row, y }: { readonly row: Row; readonly y: number }): ReactElement {
  let x = PAD;
  const drawn: ReactNode[] = row.map(span => {
    const at = x;
    const wide = widthOf(span);
    x += wide + GAP;
    return (
      <g key={`${span.look} ${span.says}`}>
        {span.look === 'worth' && <rect className="um-worth" x={at} y={y - 12.5} width={wide} height="15.5" rx="3" />}
        <text
          className={`um-tag-${span.look}`}
          x={at + (span.look === 'worth' ? 4.5 : 0)}
          y={y + (isFigure(span) ? 0.5 : 0)}
          fontSize={sizeOf(span)}
          textLength={wide - (span.look === 'worth' ? 9 : 0)}
          lengthAdjust="spacingAndGlyphs"
        >
          {span.says}
        </text>
      </g>
    );
  });
  return <>{drawn}</>;
}
