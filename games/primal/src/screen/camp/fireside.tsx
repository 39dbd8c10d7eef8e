/** The camp by night (scripts/beasts/camp.js): forge, fire, herb stall and board, and at which of them each hunter is. A picture; what is done there is asked below. */
import type { Seat } from '@quarry/kernel';
import type { ReactElement } from 'react';
import type { Desk, View } from '../../state.ts';
import { useRoom } from '../hunt/use-room.ts';
import { nameOfSeat, type Table } from '../names.ts';
import { Mark, WEAPONS } from '../pictograms.tsx';
import camp from './camp.webp';

type Place = 'forge' | 'fire' | 'stall' | 'board';
/** What each page of the camp is about, and where that is done. */
const PLACES: Readonly<Record<Desk['page'], Place>> = {
  camp: 'fire',
  forge: 'forge',
  pay: 'forge',
  herbs: 'stall',
  potions: 'stall',
  skills: 'fire',
  gear: 'fire',
  deck: 'fire',
  trade: 'fire',
};
const DOES: Readonly<Record<Desk['page'], string>> = {
  camp: 'by the fire',
  forge: 'at the forge',
  pay: 'pays the smith',
  herbs: 'at the herbs',
  potions: 'packs potions',
  skills: 'learns',
  gear: 'looks at gear',
  deck: 'sorts cards',
  trade: 'trades',
};
/** How large the picture is, and how much of it is seen in the palm of a hand. */
const SCENE = { width: 1440, height: 300, narrow: 520 };
/** Where there is room at each place, one after the other, and on which side of whoever stands there the fire is. */
const AT: Readonly<Record<Place, readonly (readonly [x: number, fire: -1 | 1])[]>> = {
  forge: [
    [296, -1],
    [388, -1],
    [118, 1],
    [480, 1],
  ],
  fire: [
    [556, 1],
    [846, -1],
    [468, 1],
    [932, -1],
  ],
  stall: [
    [890, -1],
    [1010, -1],
    [1118, -1],
    [812, -1],
  ],
  board: [
    [1186, -1],
    [1296, -1],
    [1392, -1],
    [1110, -1],
  ],
};
const GROUND = 244;

interface Standing {
  readonly seat: Seat;
  readonly x: number;
  readonly fire: -1 | 1;
  readonly isSitting: boolean;
  readonly says: string;
}

function standing(view: View): readonly Standing[] {
  const taken: Partial<Record<Place, number>> = {};
  return view.desks.map((desk, seat) => {
    const place = view.step !== 'prepare' || !desk.isReady ? (PLACES[desk.page] ?? 'fire') : 'board';
    const nth = taken[place] ?? 0;
    taken[place] = nth + 1;
    const [x, fire] = AT[place][nth % AT[place].length]!;
    const says = view.step !== 'prepare' ? '' : desk.isReady ? 'ready' : (DOES[desk.page] ?? '');
    return { seat, x, fire, isSitting: place === 'fire' && nth < 2, says };
  });
}

export function Fireside({ table }: { readonly table: Table }): ReactElement {
  const { view, seat } = table;
  const isNarrow = useRoom() === 'narrow';
  const all = standing(view);
  const says = all.map(one => `${nameOfSeat(view, one.seat)}${one.says ? `, ${one.says}` : ''}`).join('; ');
  const { width, height, narrow } = SCENE;
  const middle = (seat === null ? undefined : all[seat])?.x ?? width / 2;
  const left = isNarrow ? Math.min(Math.max(0, middle - narrow / 2), width - narrow) : 0;
  return (
    <svg
      className="pa-fireside"
      viewBox={`${left} 0 ${isNarrow ? narrow : width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={`The camp: ${says}`}
    >
      <image href={camp} width={width} height={height} preserveAspectRatio="none" />
      {all.map(one => (
        <Figure key={one.seat} table={table} {...one} />
      ))}
    </svg>
  );
}

const STANDS =
  'M-8 -90c0 -15 17 -15 17 0c0 5 -2 8 -4 10c12 5 16 14 17 30c1 20 4 36 7 50h-58c4 -14 6 -32 8 -50c1 -16 5 -25 16 -30c-2 -2 -3 -5 -3 -10z';
const SITS =
  'M-8 -66c0 -15 17 -15 17 0c0 5 -2 8 -4 10c11 4 14 12 14 22l3 10c16 0 22 4 22 12l1 14h-12l-3 -11h-50c-6 0 -8 -6 -7 -14c2 -18 6 -30 15 -33c3 -2 4 -5 4 -10z';

/** Dark, with the fire on the side that faces it, and a hem of the own colour. */
function Figure({ table: { view, seat: own }, seat, x, fire, isSitting, says }: Standing & { readonly table: Table }): ReactElement {
  const { id } = view.hunters[seat]!;
  const shape = isSitting ? SITS : STANDS;
  const top = isSitting ? -66 : -90;
  return (
    <g className={`pa-figure is-${id}`} transform={`translate(${x} ${GROUND})`}>
      <ellipse className="pa-figure-shadow" cx={-fire * 10} cy="3" rx="34" ry="7" />
      <path className="pa-figure-lit" d={shape} transform={`translate(${fire * 2.4} 0)`} />
      <path className="pa-figure-cloak" d={shape} />
      <path className="pa-figure-hem" d={isSitting ? 'M-16 -40H17l1 7H-17Z' : 'M-19 -58H20l1 8H-20Z'} />
      <g className="pa-figure-mark" transform={`translate(-11 ${isSitting ? -32 : -44}) scale(.92)`}>
        <Mark name={WEAPONS[id] ?? 'disc'} />
      </g>
      <text y={top - 34} textAnchor="middle" fontSize="21">
        {nameOfSeat(view, seat)}
        {seat === own ? ' (you)' : ''}
      </text>
      {says && (
        <text className="pa-figure-does" y={top - 15} textAnchor="middle" fontSize="16">
          {says}
        </text>
      )}
    </g>
  );
}
