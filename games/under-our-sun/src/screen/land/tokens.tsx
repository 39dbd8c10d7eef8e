/** Whoever stands on the land, and what lies on it: people are discs, enemies are triangles of hazard, merchants squares, marks small and round. The dead lie. */
import type { TokenDrawing } from '@quarry/screen';
import type { CSSProperties, ReactElement } from 'react';
import { enemyCard, isCard } from '../../content/box.ts';
import { type Cube, PHASES_TO_REVIVE, RESOURCES } from '../../content/kinds.ts';
import { isAlive, tileAt } from '../../questions/basics.ts';
import { enemyLetter } from '../../sentences/names.ts';
import type { View } from '../../state.ts';
import { hueOf, nameOf, signOf } from '../names.ts';
import { CubeAt, SignAt, type SignName, signOfEnemy } from '../signs.tsx';
import { letters } from './letters.ts';

interface Props extends TokenDrawing {
  readonly view: View;
  /** There is room for a name below. */
  readonly isNamed: boolean;
}

/** Letters are at least so many pixels tall. */
const LEAST = 11;

export function Token(props: Props): ReactElement {
  const { kind, id } = props.piece.ref;
  const no = Number(id);
  if (kind === 'character' && props.view.characters[no]) return isAlive(props.view, no) ? <Living {...props} /> : <Dead {...props} />;
  if (kind === 'enemy') return <Enemy {...props} />;
  if (kind === 'merchant') return <Merchant {...props} />;
  if (kind === 'figure') return <Figure {...props} />;
  if (kind === 'goods') return <Goods {...props} />;
  return <Mark {...props} />;
}

interface LabelProps extends Pick<Props, 'x' | 'y' | 'scale'> {
  readonly says: string;
  readonly room: number;
}

/** Where many stand, only people are named below: the rest is read on the card of the tile. */
const CROWDED = 13;
const roomOf = (r: number): number => (r < CROWDED ? 0 : r * 4);

/** A name, where there is room for it. */
function Label({ x, y, scale, says, room }: LabelProps): ReactElement | null {
  const size = letters(6.5, scale);
  if (says.length * size * 0.5 > room) return null;
  return (
    <text className="us-label" x={x} y={y + size} fontSize={size} strokeWidth={size * 0.35} textAnchor="middle">
      {says}
    </text>
  );
}

/** How much room a name has, by how large somebody is drawn: smaller is whoever has others beside them, and smallest whoever stands in a crowd. */
const [ALONE, FEW] = [13, 9];
/** So far about somebody lies the ring of whose turn it is. */
const RING = 1.24;
const besides = (r: number): number => (r >= ALONE ? 3 : r >= FEW ? 2.4 : 2);

function Living({ view, piece, x, y, r, scale, isOwn, isNamed }: Props): ReactElement {
  const who = Number(piece.ref.id);
  const { id, isStealthy, water } = view.characters[who]!;
  const isTurn = view.active === who;
  return (
    <>
      <ellipse className="us-cast" cx={x + r * 0.12} cy={y + r * 0.95} rx={r} ry={r * 0.32} />
      {(isOwn || isTurn) && <circle className={`us-turn ${isTurn ? 'is-turn' : ''}`} cx={x} cy={y} r={r * RING} />}
      <circle
        className={`board-body us-disc ${isStealthy ? 'is-unseen' : ''} ${water === 0 ? 'is-dry' : ''}`}
        style={{ '--hue': hueOf(id) } as CSSProperties}
        cx={x}
        cy={y}
        r={r}
      />
      <g className={`us-person ${isStealthy ? 'is-unseen' : ''}`} style={{ '--hue': hueOf(id) } as CSSProperties}>
        <SignAt name={signOf(id)} x={x} y={y} size={r * 1.2} />
        {water === 0 && (
          <path className="us-crack" d={`M${x - r} ${y - r * 0.3}l${r * 0.4} ${r * 0.2}l${-r * 0.1} ${r * 0.3}l${r * 0.3} ${r * 0.15}`} />
        )}
      </g>
      {isStealthy && (
        <g className="us-shut">
          <circle cx={x + r * 0.8} cy={y - r * 0.75} r={Math.max(r * 0.42, 5 / scale)} />
          <SignAt name="unseen" x={x + r * 0.8} y={y - r * 0.75} size={Math.max(r * 0.6, 7 / scale)} />
        </g>
      )}
      {isNamed && <Label x={x} y={y + (isOwn || isTurn ? r * RING : r)} scale={scale} says={nameOf(view, who)} room={r * besides(r)} />}
    </>
  );
}

/** On their side, with a notch for each phase in which somebody may still be brought back. */
function Dead({ view, piece, x, y, r, scale }: Props): ReactElement {
  const who = Number(piece.ref.id);
  const { id, diedIn } = view.characters[who]!;
  const left = Math.max(0, PHASES_TO_REVIVE - (view.phases - diedIn));
  const notch = r * 0.3;
  return (
    <>
      <ellipse className="us-cast" cx={x} cy={y + r * 0.6} rx={r * 1.15} ry={r * 0.3} />
      <ellipse className="board-body us-dead" cx={x} cy={y + r * 0.2} rx={r * 1.1} ry={r * 0.55} />
      <g className="us-dead-sign" transform={`rotate(90 ${x} ${y + r * 0.2})`}>
        <SignAt name={signOf(id)} x={x} y={y + r * 0.2} size={r * 0.8} />
      </g>
      <path
        className="us-cover"
        d={`M${x + r * 0.2} ${y - r * 0.32}q${r * 0.5} ${r * 0.5} 0 ${r * 1.04}q${r * 0.9} ${-r * 0.05} ${r * 0.9} ${-r * 0.52}t${-r * 0.9} ${-r * 0.52}Z`}
      />
      {Array.from({ length: PHASES_TO_REVIVE }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: notches have no names
          key={i}
          className={i < left ? 'us-notch' : 'us-notch is-gone'}
          x={x + (i - 1.5) * notch * 1.2}
          y={y - r * 0.85}
          width={notch}
          height={notch * 1.3}
          rx={notch * 0.2}
        />
      ))}
      <Label x={x} y={y + r * 0.8} scale={scale} says={nameOf(view, who)} room={r * 4} />
    </>
  );
}

function Pips({ x, y, r, n, of }: Pick<Props, 'x' | 'y' | 'r'> & { readonly n: number; readonly of: number }): ReactElement {
  const width = Math.min(r * 0.4, (r * 2.2) / of);
  return (
    <>
      {Array.from({ length: of }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: hit points have no names
          key={i}
          className={i < n ? 'us-pip' : 'us-pip is-lost'}
          x={x + (i - of / 2) * width + width * 0.08}
          y={y}
          width={width * 0.84}
          height={r * 0.26}
          rx={width * 0.15}
        />
      ))}
    </>
  );
}

const hazard = (x: number, y: number, r: number): string =>
  `M${x} ${y - r * 1.05}L${x + r * 1.08} ${y + r * 0.72}Q${x + r * 1.1} ${y + r * 0.86} ${x + r * 0.94} ${y + r * 0.86}H${x - r * 0.94}Q${x - r * 1.1} ${y + r * 0.86} ${x - r * 1.08} ${y + r * 0.72}Z`;

function Enemy({ view, piece, x, y, r, scale }: Props): ReactElement {
  const one = view.enemies.find(({ id }) => id === Number(piece.ref.id));
  const printed = one && isCard(one.card) ? enemyCard(one.card) : null;
  const letter = one && printed ? enemyLetter(view, one) : '';
  const size = Math.max(r * 0.62, LEAST / scale);
  return (
    <>
      <ellipse className="us-cast" cx={x + r * 0.1} cy={y + r * 0.85} rx={r} ry={r * 0.3} />
      <path
        className={`board-body us-hazard ${one?.isTapped ? 'is-tapped' : ''}`}
        d={hazard(x, y, r)}
        transform={one?.isTapped ? `rotate(90 ${x} ${y})` : undefined}
      />
      <g className="us-hazard-sign">
        <SignAt name={signOfEnemy(printed?.id ?? '')} x={x} y={y + r * 0.2} size={r * 1.05} />
      </g>
      {one && printed && <Pips x={x} y={y + r} r={r} n={Math.max(0, printed.hp - one.damage)} of={printed.hp} />}
      {letter && (
        <g className="us-letter">
          <rect x={x + r * 0.5} y={y - r} width={size * 1.1} height={size * 1.15} rx={size * 0.25} />
          <text x={x + r * 0.5 + size * 0.55} y={y - r + size * 0.92} fontSize={size} textAnchor="middle">
            {letter}
          </text>
        </g>
      )}
    </>
  );
}

function Merchant({ view, piece, x, y, r, scale }: Props): ReactElement {
  const one = view.merchants[Number(piece.ref.id)];
  const isHostile = (one?.fights.length ?? 0) + (one?.foes.length ?? 0) > 0;
  const half = r * 0.86;
  return (
    <>
      <rect
        className={`board-body us-merchant ${isHostile ? 'is-hostile' : ''}`}
        x={x - half}
        y={y - half}
        width={2 * half}
        height={2 * half}
        rx={r * 0.2}
      />
      <g className="us-merchant-sign">
        <SignAt name="scales" x={x} y={y} size={r * 1.2} />
      </g>
      <Label x={x} y={y + half} scale={scale} says={piece.says.split(':')[0]!} room={roomOf(r)} />
    </>
  );
}

/** Whom a mission brings: a cart, a scout, a crew. */
function Figure({ piece, x, y, r, scale }: Props): ReactElement {
  const name = piece.says.split(':')[0]!;
  return (
    <>
      <rect className="board-body us-figure" x={x - r} y={y - r * 0.8} width={2 * r} height={1.6 * r} rx={r * 0.3} />
      <g className="us-merchant-sign">
        <SignAt name={/cart/i.test(name) ? 'cart' : 'person'} x={x} y={y} size={r * 1.2} />
      </g>
      <Label x={x} y={y + r * 0.8} scale={scale} says={name} room={roomOf(r)} />
    </>
  );
}

const MARKS: Readonly<Record<string, SignName>> = {
  event: 'quest',
  container: 'crate',
  objective: 'flag',
  token: 'token',
  camp: 'tent',
  fire: 'flame',
  trap: 'trap',
};

function Mark({ piece, x, y, r, scale }: Props): ReactElement {
  const sign = MARKS[piece.ref.kind];
  const reach = Math.max(r, 7 / scale);
  return (
    <>
      <circle className={`board-body us-mark is-${piece.ref.kind}`} cx={x} cy={y} r={reach} />
      {sign ? (
        <g className={`us-mark-sign is-${piece.ref.kind}`}>
          <SignAt name={sign} x={x} y={y} size={reach * 1.35} />
        </g>
      ) : (
        <text className="us-mark-letter" x={x} y={y + reach * 0.45} fontSize={reach * 1.3} textAnchor="middle">
          {piece.mark}
        </text>
      )}
    </>
  );
}

/** Cubes side by side; more than three kinds are a count. */
const SHOWN = 3;

function Goods({ view, piece, x, y, r, scale }: Props): ReactElement {
  const tile = tileAt(view, Number(piece.ref.id));
  const kinds: Cube[] = RESOURCES.filter((_, i) => (tile?.goods[i] ?? 0) > 0);
  const shown = kinds.slice(0, SHOWN);
  const count = Number(piece.mark);
  const size = Math.max(r * 1.5, 9 / scale);
  const isMore = count > shown.length;
  const width = (shown.length + (isMore ? 1 : 0)) * size + size * 0.3;
  return (
    <>
      <rect className="board-body us-goods" x={x - width / 2} y={y - size * 0.62} width={width} height={size * 1.24} rx={size * 0.34} />
      {shown.map((kind, i) => (
        <CubeAt key={kind} kind={kind} x={x - width / 2 + size * (i + 0.65)} y={y} size={size * 0.86} />
      ))}
      {isMore && (
        <text
          className="us-goods-count"
          x={x - width / 2 + size * (shown.length + 0.65)}
          y={y + size * 0.4}
          fontSize={Math.max(size, LEAST / scale)}
          textAnchor="middle"
        >
          {count}
        </text>
      )}
    </>
  );
}
