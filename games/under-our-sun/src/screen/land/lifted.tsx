/** A place lifted off the sheet and drawn large, so that all who are on it can be told apart: enemies above, people below, and in a fight who strikes at whom with what comes of it. */
import { Lit } from '@quarry/screen';
import type { ReactElement, ReactNode } from 'react';
import { tileCard } from '../../content/box.ts';
import { cellOf, type Hex } from '../../places.ts';
import { tileAt } from '../../questions/basics.ts';
import { sketch } from '../../sentences/sketch.ts';
import type { Who } from '../../state.ts';
import { mapName, ownIn, type Table } from '../names.ts';
import { Ground } from './ground.tsx';
import { letters } from './letters.ts';
import { isFigure } from './standing.ts';
import { Token } from './tokens.tsx';

/** Who strikes, at whom, and how much that may hurt. */
export interface Blow {
  readonly foe: string;
  readonly at: readonly Who[];
  readonly hurts: string;
}

/** In units of the land: half as wide as a hex, and what lies about it. */
const REACH = 37;
const HIGH = 32;
const OUTLINE = `M${-REACH} 0L${-REACH / 2} ${-HIGH}H${REACH / 2}L${REACH} 0L${REACH / 2} ${HIGH}H${-REACH / 2}Z`;
const WIDE = 82;
/** About how many pixels one unit of it takes up. */
const SCALE = 3.4;

interface Stood {
  readonly piece: ReturnType<typeof sketch>['pieces'][number];
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const ABOVE = -11;
const BELOW = 16;
/** Between both, at the edges: marks left, what can be collected right. */
const MARKS_AT = -28;
const GOODS_AT = 26;

/** Side by side, as large as there is room. */
function row(pieces: readonly Stood['piece'][], y: number): Stood[] {
  const apart = Math.min(19, 56 / pieces.length);
  return pieces.map((piece, i) => ({ piece, x: (i - (pieces.length - 1) / 2) * apart, y, r: Math.min(7, apart * 0.4) }));
}

/** Everybody and everything on a hex, where it stands on the lifted one. */
export function stoodOn({ view }: Pick<Table, 'view'>, hex: Hex): readonly Stood[] {
  const cell = cellOf(hex);
  const here = sketch(view).pieces.filter(({ x, y }) => x === cell.x && y === cell.y);
  const people = here.filter(({ ref }) => ref.kind === 'character');
  const others = here.filter(({ ref }) => isFigure(ref) && ref.kind !== 'character');
  const goods = here.filter(({ ref }) => ref.kind === 'goods');
  const marks = here.filter(({ ref }) => !isFigure(ref) && ref.kind !== 'goods');
  return [
    ...row(others, ABOVE),
    ...row(people, BELOW),
    ...marks.map((piece, i) => ({ piece, x: MARKS_AT, y: (i - (marks.length - 1) / 2) * 8, r: 3.4 })),
    ...goods.map(piece => ({ piece, x: GOODS_AT, y: 0, r: 3 })),
  ];
}

interface Props {
  readonly table: Table;
  readonly hex: Hex;
  readonly blows?: readonly Blow[];
}

export function Lifted({ table, hex, blows = [] }: Props): ReactElement | null {
  const { view } = table;
  const tile = tileAt(view, hex);
  if (!tile || tile.card < 0) return null;
  const printed = tileCard(tile.card);
  const stood = stoodOn(table, hex);
  const spotOf = (name: string): Stood | undefined => stood.find(({ piece: { ref } }) => `${ref.kind} ${ref.id}` === name);
  const own = ownIn(table);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an svg has no element that groups its buttons
    <svg
      className="us-lifted"
      data-lies-over=""
      viewBox={`${-WIDE / 2} -39 ${WIDE} 76`}
      role="group"
      aria-label={`${printed.name}, seen near`}
    >
      <path className="us-under" d={OUTLINE} transform="translate(1 2.2)" />
      <path className={`us-wash is-${printed.family}`} d={OUTLINE} />
      <g className="us-lifted-ground" transform="scale(0.58)">
        <Ground tile={printed} />
      </g>
      <path className="us-lifted-rim" d={OUTLINE} />
      <text className="us-name" y={-HIGH + 5.5} fontSize={letters(5, SCALE)} strokeWidth={1.6} textAnchor="middle">
        {mapName(printed)}
      </text>
      {blows.flatMap(({ foe, at }) => {
        const from = spotOf(foe);
        return from === undefined
          ? []
          : at.map(who => {
              const to = spotOf(`character ${who}`);
              return to && <Arrow key={`${foe} ${who}`} from={from} to={to} isAlone={at.length === 1} />;
            });
      })}
      {stood.map(({ piece, x, y, r }) => (
        <Lit
          key={`${piece.ref.kind} ${piece.ref.id}`}
          table={table}
          about={piece.ref}
          says={piece.says}
          className={`board-piece ${piece.ref.kind === 'character' && Number(piece.ref.id) === own ? 'board-own' : ''}`}
        >
          {thing => (
            <Token
              view={view}
              piece={piece}
              x={x}
              y={y}
              r={r}
              isNamedBelow={false}
              isNamed
              scale={SCALE}
              isOwn={piece.ref.kind === 'character' && Number(piece.ref.id) === own}
              isInspected={false}
              thing={thing}
            />
          )}
        </Lit>
      ))}
      {blows.map(({ foe, hurts }) => {
        const from = spotOf(foe);
        return (
          from && (
            <text
              key={foe}
              className="us-label us-hurts"
              x={from.x}
              y={from.y - from.r - 1.6}
              fontSize={letters(4.2, SCALE)}
              strokeWidth={1.4}
              textAnchor="middle"
            >
              {hurts}
            </text>
          )
        );
      })}
    </svg>
  );
}

interface ArrowProps {
  readonly from: Stood;
  readonly to: Stood;
  /** Of several whom it may strike at it strikes one: then the line is dashed. */
  readonly isAlone: boolean;
}

function Arrow({ from, to, isAlone }: ArrowProps): ReactNode {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const a = { x: from.x + dx * (from.r + 3.5), y: from.y + dy * (from.r + 3.5) };
  const b = { x: to.x - dx * (to.r + 2), y: to.y - dy * (to.r + 2) };
  const head = `M${b.x} ${b.y}L${b.x - dx * 4 - dy * 2.4} ${b.y - dy * 4 + dx * 2.4}L${b.x - dx * 4 + dy * 2.4} ${b.y - dy * 4 - dx * 2.4}Z`;
  return (
    <g className={`us-blow ${isAlone ? '' : 'is-one-of'}`}>
      <path className="us-blow-line" d={`M${a.x} ${a.y}L${b.x - dx * 3} ${b.y - dy * 3}`} />
      <path className="us-blow-head" d={head} />
    </g>
  );
}
