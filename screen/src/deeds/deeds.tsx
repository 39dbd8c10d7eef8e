/** Deeds with weight, on any board: an arrow flies, a blow lands, the fallen break. Nothing of it where nothing moves: then things are where they are. */
import type { Ref } from '@quarry/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Drawn } from '../board/drawn.tsx';
import type { AnyTable } from '../table.ts';
import { useScale } from '../viewport.tsx';
import { type Dealt, dealtIn, type Stand } from './dealing.ts';

interface Props {
  readonly table: Pick<AnyTable, 'now' | 'motion'>;
  /** Where a piece stands; null for whatever is no piece of this board. */
  readonly standOf: (ref: Ref) => Stand | null;
  /** How wide a cell is. */
  readonly cell: number;
}

/** However small a piece is on the screen, what is done to it is drawn for one that reaches so many pixels from its middle. */
const LEAST = 22;

/** What is happening now, on the board where it happens. The line tells it to whoever hears the page. */
export function BoardDeeds({ table: { now, motion }, standOf, cell }: Props): ReactNode {
  const scale = useScale();
  const dealt = now?.beat && motion !== 'off' ? dealtIn(now.beat, standOf, cell) : null;
  if (!now || !dealt) return null;
  const seen = (stand: Stand): Stand => ({ ...stand, r: Math.max(stand.r, LEAST / scale) });
  return (
    <Drawn key={`${now.type} ${JSON.stringify(now.event)}`} className="deeds" data-motion={motion} data-dealt={dealt.is}>
      <DealtDeed dealt={{ ...dealt, at: seen(dealt.at), ...('from' in dealt && dealt.from && { from: seen(dealt.from) }) } as Dealt} />
    </Drawn>
  );
}

/** One deed, drawn about its places. */
export function DealtDeed({ dealt }: { readonly dealt: Dealt }): ReactNode {
  switch (dealt.is) {
    case 'aim':
      return <path className="deed-aim" d={`M${dealt.from.x} ${dealt.from.y}L${dealt.at.x} ${dealt.at.y}`} />;
    case 'shot':
      return dealt.isOfGun ? <Tracer {...dealt} /> : <Projectile {...dealt} />;
    case 'blow':
      return <Blow {...dealt} />;
    case 'spark':
      return <Spark at={dealt.at} />;
    case 'fall':
      return <Fallen at={dealt.at} />;
  }
}

const turnOf = (from: Stand, to: Stand): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const px = (n: number): string => `${Math.round(n)}px`;
const vars = (some: Readonly<Record<`--${string}`, string>>): CSSProperties => some as CSSProperties;

/** What misses goes on by so much of the way, and a little to the side. */
const BEYOND = 1.28;

interface DealtProps {
  readonly at: Stand;
  readonly from: Stand;
  readonly hits: boolean;
}

/** An arrow along the line from who shoots to who is struck; one that misses goes by. */
function Projectile({ at, from, hits }: DealtProps): ReactNode {
  const far = Math.hypot(at.x - from.x, at.y - from.y);
  const to = hits ? far - at.r * 0.4 : far * BEYOND;
  const size = Math.max(at.r, from.r) / 32;
  return (
    <>
      <g transform={`translate(${from.x} ${from.y}) rotate(${turnOf(from, at) + (hits ? 0 : 5)})`}>
        <rect className="deed-trail" x="0" y={-2 * size} width={to} height={4 * size} rx={2 * size} />
        <g className={hits ? 'deed-arrow' : 'deed-arrow is-missing'} style={vars({ '--far': px(to) })}>
          <path d="M-34 0H-6M-34 0-44-9M-34 0-44 9M-27 0-37-9M-27 0-37 9" transform={`scale(${size})`} />
          <path className="deed-head" d="M6 0-12-10-7 0-12 10Z" transform={`scale(${size})`} />
        </g>
      </g>
      {hits && <Spark at={at} isLate />}
    </>
  );
}

/** The rounds of a gun, one after the other in a bright line, and the flash where they leave it; what misses goes by. */
function Tracer({ at, from, hits }: DealtProps): ReactNode {
  const far = Math.hypot(at.x - from.x, at.y - from.y);
  const to = hits ? far - at.r * 0.4 : far * BEYOND;
  const size = Math.max(at.r, from.r) / 32;
  return (
    <>
      <g transform={`translate(${from.x} ${from.y}) rotate(${turnOf(from, at) + (hits ? 0 : 5)})`}>
        <path className="deed-muzzle" d="M30 0 40-9 44-3 58 0 44 3 40 9Z" transform={`scale(${size})`} />
        <rect className="deed-trail" x="0" y={-size} width={to} height={2 * size} rx={size} />
        {[0, 1, 2].map(nth => (
          <g key={nth} className={`deed-round deed-round-${nth}`} style={vars({ '--far': px(to) })}>
            <rect x={-30 * size} y={-2.5 * size} width={30 * size} height={5 * size} rx={2.5 * size} />
          </g>
        ))}
      </g>
      {hits && <Spark at={at} isLate />}
    </>
  );
}

/** A slash across the one who is struck, from the side of whoever strikes. */
function Blow({ at, from, hits }: Omit<DealtProps, 'from'> & { readonly from: Stand | null }): ReactNode {
  const size = at.r / 32;
  const isThere = from !== null && Math.hypot(at.x - from.x, at.y - from.y) > 1;
  return (
    <>
      <g transform={`translate(${at.x} ${at.y}) rotate(${isThere ? turnOf(from, at) : 35})`}>
        <g className={hits ? 'deed-slash' : 'deed-slash is-missing'} style={vars({ '--reach': px(at.r * 1.3) })}>
          <path d="M-20-40Q26-4-14 40Q6-2-20-40Z" transform={`scale(${size})`} />
          <path d="M-2-34Q34 0 4 34Q20 0-2-34Z" transform={`scale(${size})`} />
        </g>
      </g>
      {hits && <Spark at={at} />}
    </>
  );
}

const RAYS = [15, 75, 140, 195, 260, 320];

/** Where it struck. */
function Spark({ at: { x, y, r }, isLate = false }: { readonly at: Stand; readonly isLate?: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={isLate ? 'deed-spark is-late' : 'deed-spark'}>
        <circle r={r} />
        {RAYS.map(turn => (
          <path key={turn} d={`M${r * 0.9} 0H${r * 1.35}`} transform={`rotate(${turn})`} />
        ))}
      </g>
    </g>
  );
}

/** Pieces that break off, by the way they go. */
const SHARDS = [20, 80, 150, 205, 275, 335];

/** The one who falls breaks: the piece itself fades under it (`data-struck`). */
function Fallen({ at: { x, y, r } }: { readonly at: Stand }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="deed-flash" r={r * 1.1} />
      {SHARDS.map((turn, i) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            className="deed-shard"
            style={vars({ '--far': px(r * (1.5 + (i % 3) * 0.35)), '--spin': `${i % 2 === 0 ? 150 : -190}deg` })}
            d={`M${r * 0.2} ${-r * 0.22}L${r * 0.75} ${-r * 0.1}L${r * 0.45} ${r * 0.3}Z`}
          />
        </g>
      ))}
    </g>
  );
}
