/** What lies on the tiles: tall grass, outcrops, ruins, corpses, traps, patrol routes with their arrows, spawn marks, places to start. */
import { centreOf, cornerOf, Drawn, SIDE, type Spot } from '@quarry/screen';
import { memo, type ReactElement } from 'react';
import { type EncounterMap, LEAVES, OFF_ROUTE } from '../../content/maps.ts';
import { type Ground, isTallGrass } from '../../places.ts';
import { IconAt } from '../figures.tsx';
import { lookOf } from '../names.ts';
import { scatter } from './geometry.ts';

const STEMS = ['var(--zd-stem-1)', 'var(--zd-stem-2)', 'var(--zd-stem-3)'];
const TIPS = ['var(--zd-tip-1)', 'var(--zd-tip-2)', 'var(--zd-tip-3)'];

function tufts(square: number): { stems: string; tips: string }[] {
  const next = scatter(square * 7 + 3);
  return STEMS.map(() => {
    let stems = '';
    let tips = '';
    for (let i = 0; i < 13; i++) {
      const x = Math.round(12 + next() * 76);
      const y = Math.round(34 + next() * 56);
      const lean = Math.round(next() * 16 - 8);
      const height = Math.round(20 + next() * 16);
      stems += `M${x} ${y}q${Math.round(lean / 4)}-${Math.round(height * 0.6)} ${lean}-${height}`;
      tips += `M${x + Math.round(lean * 0.72)} ${y - Math.round(height * 0.66)}q${Math.round(lean / 6)}-${Math.round(height * 0.2)} ${Math.round(lean * 0.28)}-${Math.round(height * 0.36)}`;
    }
    return { stems, tips };
  });
}

const Grass = memo(function Grass({ square, at }: { square: number; at: Spot }): ReactElement {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect x="5" y="5" width="90" height="90" rx="8" fill="var(--zd-grass)" fillOpacity=".62" />
      {tufts(square).map(({ stems, tips }, i) => (
        <g key={STEMS[i]} fill="none" strokeLinecap="round">
          <path d={stems} stroke={STEMS[i]} strokeWidth="2.3" />
          <path d={tips} stroke={TIPS[i]} strokeWidth="3.1" />
        </g>
      ))}
    </g>
  );
});

function Outcrop({ at }: { at: Spot }): ReactElement {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <ellipse cx="52" cy="80" rx="42" ry="11" fill="var(--zd-shadow)" opacity=".45" />
      <path
        d="M10 80 28 42 40 54 56 16 78 50 92 80 70 86 34 87Z"
        fill="var(--zd-rock)"
        stroke="var(--zd-rock-line)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M56 16 78 50 92 80 70 86 60 54Z" fill="var(--zd-rock-dark)" />
      <path d="M28 42 40 54 34 87 10 80Z" fill="var(--zd-rock-light)" />
      <path d="M56 16 40 54 46 66 60 54Z" fill="var(--zd-rock-bright)" />
      <path d="M14 79C24 72 34 78 44 74 56 70 66 80 88 78L70 86 34 87Z" fill="var(--zd-moss)" />
    </g>
  );
}

function Ruin({ at }: { at: Spot }): ReactElement {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <ellipse cx="50" cy="84" rx="42" ry="9" fill="var(--zd-shadow)" opacity=".45" />
      <path d="M14 82V34L22 28 34 32V82Z" fill="var(--zd-ruin)" stroke="var(--zd-ruin-line)" strokeWidth="2.2" />
      <path d="M66 82V44L78 38 86 42V82Z" fill="var(--zd-ruin-dark)" stroke="var(--zd-ruin-line)" strokeWidth="2.2" />
      <path
        d="M10 32 24 18 62 22 92 34 88 44 58 34 30 36Z"
        fill="var(--zd-ruin-light)"
        stroke="var(--zd-ruin-line)"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d="M24 18 62 22 58 34 30 36Z" fill="var(--zd-ruin-bright)" />
      <path d="M34 44 44 40M34 54 42 52M66 56 58 52M28 66V78" stroke="var(--zd-ruin-bars)" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M40 82 46 70 60 74 64 84Z" fill="var(--zd-rubble)" stroke="var(--zd-ruin-line)" strokeWidth="1.8" />
      <path d="M14 82C22 74 32 80 38 76L40 84ZM62 84C70 78 80 82 86 78V84Z" fill="var(--zd-moss)" />
    </g>
  );
}

function Corpse({ at }: { at: Spot }): ReactElement {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <ellipse cx="50" cy="76" rx="42" ry="12" fill="var(--zd-shadow)" opacity=".5" />
      <path
        d="M12 70C14 48 30 36 50 38 70 34 86 48 90 68L78 78H24Z"
        fill="var(--zd-hulk)"
        stroke="var(--zd-hulk-line)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M30 42 34 76M46 38V78M62 38 60 78M76 46 72 76" stroke="var(--zd-hulk-ribs)" strokeWidth="3" />
      <path d="M12 70 4 62 10 56 18 60Z" fill="var(--zd-hulk-dark)" stroke="var(--zd-hulk-line)" strokeWidth="2" />
      <path d="M84 54C96 48 98 36 90 30" stroke="var(--zd-cable)" strokeWidth="3" fill="none" strokeLinecap="round" />
      <circle cx="24" cy="60" r="6" fill="var(--zd-rock-line)" />
      <path d="M20 56 28 64M28 56 20 64" stroke="var(--zd-hulk-eye)" strokeWidth="2" />
      <path d="M36 62 54 54 66 66" stroke="var(--zd-rust)" strokeWidth="2.4" fill="none" />
    </g>
  );
}

export interface Lying extends Ground {
  readonly outcrops: readonly number[];
  readonly ruins: readonly number[];
  readonly corpses: readonly number[];
}

export const Terrain = memo(function Terrain({ map, lying }: { map: EncounterMap; lying: Lying }): ReactElement {
  const { area } = map;
  const grass = area.xs.flatMap((_, square) => (isTallGrass(map, lying, square) ? [square] : []));
  return (
    <Drawn>
      {grass.map(square => (
        <Grass key={square} square={square} at={cornerOf(area, square)} />
      ))}
      {lying.outcrops.map(square => (
        <Outcrop key={square} at={cornerOf(area, square)} />
      ))}
      {lying.ruins.map(square => (
        <Ruin key={square} at={cornerOf(area, square)} />
      ))}
      {lying.corpses.map(square => (
        <Corpse key={square} at={cornerOf(area, square)} />
      ))}
    </Drawn>
  );
}, isSameGround);

function isSameGround(a: { map: EncounterMap; lying: Lying }, b: typeof a): boolean {
  const isSame = (x: readonly number[], y: readonly number[]): boolean => x === y || x.join() === y.join();
  return (
    a.map === b.map &&
    a.lying.event === b.lying.event &&
    isSame(a.lying.outcrops, b.lying.outcrops) &&
    isSame(a.lying.ruins, b.lying.ruins) &&
    isSame(a.lying.corpses, b.lying.corpses) &&
    isSame(a.lying.grassAdded, b.lying.grassAdded)
  );
}

/** What kind of ground a square is, in a word; empty for open ground. */
export function groundSays(map: EncounterMap, lying: Lying, square: number): string {
  if (lying.outcrops.includes(square)) return 'outcrop';
  if (lying.ruins.includes(square)) return 'ruin';
  if (lying.corpses.includes(square)) return 'machine corpse';
  return isTallGrass(map, lying, square) ? 'tall grass' : '';
}

/** Where an arrow that leaves the map points: away from the square that it came from. */
function exitOf(map: EncounterMap, square: number): Spot {
  const { area } = map;
  const before = map.next.indexOf(square);
  const dx = before < 0 ? 0 : Math.sign(area.xs[square]! - area.xs[before]!);
  const dy = before < 0 ? 0 : Math.sign(area.ys[square]! - area.ys[before]!);
  const outward = [
    [dx, 0],
    [0, dy],
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ].find(([x, y]) => (x !== 0 || y !== 0) && area.at(area.xs[square]! + x!, area.ys[square]! + y!) < 0) ?? [0, -1];
  const { x, y } = centreOf(area, square);
  return { x: x + outward[0]! * 66, y: y + outward[1]! * 66 };
}

export const Routes = memo(function Routes({ map }: { map: EncounterMap }): ReactElement {
  const { area } = map;
  const legs = map.next.flatMap((next, square) => {
    if (next === OFF_ROUTE) return [];
    const from = centreOf(area, square);
    return [{ square, from, to: next === LEAVES ? exitOf(map, square) : centreOf(area, next), leaves: next === LEAVES }];
  });
  return (
    <Drawn className="zd-routes">
      <path d={legs.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')} className="zd-route" />
      {legs.map(({ square, from, to, leaves }) => {
        const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        const part = leaves ? 0.9 : 0.5;
        const at = `translate(${from.x + (to.x - from.x) * part} ${from.y + (to.y - from.y) * part}) rotate(${turn})`;
        return (
          <path
            key={square}
            d={leaves ? 'M-9-11 11 0-9 11-4 0Z' : 'M-5-7 6 0-5 7'}
            transform={at}
            className={leaves ? 'zd-exit' : 'zd-arrow'}
          />
        );
      })}
    </Drawn>
  );
});

/** Where machines came from: a diamond with the kind of the spawn point. */
export const Spawns = memo(function Spawns({ map }: { map: EncounterMap }): ReactElement {
  const marks = (['A', 'B'] as const).flatMap(kind => map.spawns[kind].map(square => ({ kind, square })));
  return (
    <Drawn className="zd-spawns">
      {marks.map(({ kind, square }) => {
        const { x, y } = cornerOf(map.area, square);
        return (
          <g key={`${kind}${square}`} transform={`translate(${x + 20} ${y + 21})`}>
            <path d="M0-13 13 0 0 13-13 0Z" />
            <text y="5.5" textAnchor="middle">
              {kind}
            </text>
          </g>
        );
      })}
    </Drawn>
  );
});

/** Squares on which hunters begin. */
export function StartSquares({ map }: { map: EncounterMap }): ReactElement {
  return (
    <Drawn className="zd-starts">
      {map.startSquares.map(square => {
        const { x, y } = centreOf(map.area, square);
        return <path key={square} d="M-14 14 0-16 14 14M-20 14H20M0-16V-24" transform={`translate(${x} ${y + 4})`} />;
      })}
    </Drawn>
  );
}

export function Traps({
  map,
  traps,
}: {
  map: EncounterMap;
  traps: readonly { readonly square: number; readonly hunter: number; readonly name: string }[];
}): ReactElement {
  return (
    <g>
      {traps.map(({ square, hunter, name }) => {
        const { x, y } = cornerOf(map.area, square);
        const { colour } = lookOf(hunter);
        return (
          <g key={square} transform={`translate(${x + SIDE - 24} ${y + 24})`}>
            <title>{name}</title>
            <circle r="18" fill="var(--zd-plate)" fillOpacity=".85" stroke={colour} strokeWidth="2.6" />
            <IconAt name="trap" x={0} y={0} size={26} fill={colour} />
          </g>
        );
      })}
    </g>
  );
}
