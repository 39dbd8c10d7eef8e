/** A tracking card's tiles as a small sketch in ink: squares, routes, grass, where machines come from and where hunters begin. */
import { memo, type ReactElement } from 'react';
import { type EncounterMap, LEAVES, mapOf, OFF_ROUTE } from '../../content/maps.ts';
import type { TrackingCard } from '../../content/types.ts';
import { type Ground, isTallGrass } from '../../places.ts';
import { upTo } from '../names.ts';

const S = 20;

function routeOf({ next, area }: EncounterMap): string {
  const at = (square: number): string => `${(area.xs[square]! + 0.5) * S} ${(area.ys[square]! + 0.5) * S}`;
  return next.map((to, square) => (to === OFF_ROUTE || to === LEAVES ? '' : `M${at(square)}L${at(to)}`)).join('');
}

export const MiniMap = memo(function MiniMap({ card, side, ground }: { card: TrackingCard; side: 0 | 1; ground: Ground }): ReactElement {
  const map = mapOf(card, side);
  const { area } = map;
  const width = (Math.max(...area.xs) + 1) * S;
  const height = (Math.max(...area.ys) + 1) * S;
  const starts = map.tileOf.flatMap((tile, square) => (tile === card.start ? [square] : []));
  const startX = (starts.reduce((sum, square) => sum + area.xs[square]!, 0) / starts.length + 0.5) * S;
  const startY = (starts.reduce((sum, square) => sum + area.ys[square]!, 0) / starts.length + 0.5) * S;
  return (
    <svg
      className="zd-mini"
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      role="img"
      aria-label={`${card.tiles.length} tiles, ${area.size} squares`}
    >
      {upTo(area.size).map(square => (
        <rect
          key={square}
          x={area.xs[square]! * S + 0.6}
          y={area.ys[square]! * S + 0.6}
          width={S - 1.2}
          height={S - 1.2}
          rx="2"
          className={isTallGrass(map, ground, square) ? 'is-grass' : ''}
        />
      ))}
      {card.tiles.map(({ x, y, tile }) => (
        <rect key={`${x} ${y} ${tile}`} className="is-tile" x={x * S} y={y * S} width={S * 3} height={S * 3} rx="4" />
      ))}
      <path d={routeOf(map)} />
      {(['A', 'B'] as const).flatMap(kind =>
        map.spawns[kind].map(square => {
          const [x, y] = [(area.xs[square]! + 0.5) * S, (area.ys[square]! + 0.5) * S];
          return kind === 'A' ? (
            <circle key={`A${square}`} cx={x} cy={y} r="5.5" />
          ) : (
            <path key={`B${square}`} className="is-spawn" d={`M${x} ${y - 6.5}L${x + 6.5} ${y}L${x} ${y + 6.5}L${x - 6.5} ${y}Z`} />
          );
        }),
      )}
      <path className="is-start" d={`M${startX - 9} ${startY + 8}L${startX} ${startY - 9}L${startX + 9} ${startY + 8}Z`} />
    </svg>
  );
});
