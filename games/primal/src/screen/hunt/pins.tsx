/** The hunters in the ring: a pin with weapon, ring and name; and in what state each is: threatened, looked at, down, hidden, on a ledge. */
import type { Seat } from '@quarry/kernel';
import { Lit } from '@quarry/screen';
import type { ReactElement } from 'react';
import { healthOf } from '../../questions.ts';
import { theSector } from '../../sentences/names.ts';
import type { HunterView, View } from '../../state.ts';
import { seatRef } from '../../telling/refs.ts';
import { nameOfSeat, type Table } from '../names.ts';
import { Mark, MarkAt, WEAPONS } from '../pictograms.tsx';
import { PALM, pinsIn, type Ring, type Spot } from './ring.ts';

/** Where each hunter stands; null for whoever is nowhere. */
export function placesOf({ hunters, monster }: View, ring: Ring): readonly (Spot | null)[] {
  return hunters.map(({ sector }, seat) => {
    if (sector < 0) return null;
    const here = hunters.flatMap((one, i) => (one.sector === sector ? [i] : []));
    return pinsIn(ring, sector, here.length, monster.facing)[here.indexOf(seat)] ?? null;
  });
}

/** One's own name, where there is little room. */
const YOU = 'You';
const PLACEMENTS = { normal: '', hidden: ', hidden', plateau: ', on the plateau' } as const;
function stateSays(table: Table, ring: Ring, seat: Seat, hunter: HunterView): string {
  const { view } = table;
  const isYou = pinName(table, ring, seat) === YOU;
  const health = healthOf(view, seat);
  const isDown = hunter.ko !== 'up';
  const state = isDown ? 'down' : `${health - hunter.damage} of ${health} health`;
  const mark = isDown ? ', KO,' : ''; // as it is read on the pin
  return `${isYou ? `${YOU}${mark || ','} ${nameOfSeat(view, seat)},` : `${nameOfSeat(view, seat)}${mark}`} in ${theSector(hunter.sector)}, ${state}${hunter.isThreatened ? ', threatened' : ''}${PLACEMENTS[hunter.placement]}${view.aggro === seat ? ', aggro' : ''}`;
}

export function Pins({ table, ring }: { readonly table: Table; readonly ring: Ring }): ReactElement {
  return (
    <>
      {placesOf(table.view, ring).map(
        (spot, seat) => spot && <Pin key={table.view.hunters[seat]!.id} table={table} ring={ring} seat={seat} spot={spot} />,
      )}
    </>
  );
}

function pinName({ view, seat: own }: Table, ring: Ring, seat: Seat): string {
  if (seat !== own) return nameOfSeat(view, seat);
  return ring === PALM ? YOU : `${nameOfSeat(view, seat)} (you)`;
}

interface PinProps {
  readonly table: Table;
  readonly ring: Ring;
  readonly seat: Seat;
  readonly spot: Spot;
}

const DROP = 'M-24 0A24 24 0 1 1 24 0C24 18 8 25 0 32C-8 25 -24 18 -24 0Z';

function Pin({ table, ring, seat, spot }: PinProps): ReactElement {
  const { view } = table;
  const hunter = view.hunters[seat]!;
  const isDown = hunter.ko !== 'up';
  const classes = [
    'pa-pin',
    `is-${hunter.id}`,
    isDown && 'is-down',
    view.active === seat && 'is-acting',
    hunter.placement !== 'normal' && `is-${hunter.placement}`,
  ];
  const size = ring.pin / 24;
  return (
    <g className="pa-pin-place" style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
      <Lit
        table={table}
        about={seatRef(seat)}
        says={stateSays(table, ring, seat, hunter)}
        hasDetails
        className={classes.filter(Boolean).join(' ')}
      >
        <g transform={`scale(${size})`}>
          {view.active === seat && <circle className="pa-pin-turn" r="33" />}
          <g transform={isDown ? 'rotate(-82)' : undefined}>
            <path className="pa-pin-body" d={DROP} />
            <circle className="pa-pin-disc" r="17" />
            <g className="pa-pin-mark">
              <MarkAt name={WEAPONS[hunter.id] ?? 'disc'} size={26} />
            </g>
          </g>
          {hunter.isThreatened && <path className="pa-pin-claws" d="M27 -22q7 22 -3 44M35 -19q7 20 -3 39M43 -15q6 15 -3 30" />}
          {view.aggro === seat && (
            <g className="pa-pin-aggro" transform="translate(0 -35)">
              <path d="M-17 0L0 -13L17 0L0 13Z" />
              <g transform="translate(-9 -9) scale(.75)">
                <Mark name="eye" />
              </g>
            </g>
          )}
          {hunter.isBurning && (
            <g className="pa-pin-fire">
              <MarkAt name="flame" x={-26} y={-16} size={20} />
            </g>
          )}
          {hunter.placement === 'hidden' && (
            <g className="pa-pin-leaves">
              <MarkAt name="reeds" y={10} size={46} />
            </g>
          )}
          {hunter.placement === 'plateau' && <path className="pa-pin-ledge" d="M-30 34H30L24 42H-24Z" />}
        </g>
        <text className="pa-pin-name" y={ring.pin * 1.35 + ring.letter * 0.95} textAnchor="middle" fontSize={ring.letter}>
          {pinName(table, ring, seat)}
        </text>{' '}
        {isDown && (
          <g className={`pa-pin-ko is-${hunter.ko}`} transform={`scale(${size}) translate(22 -22)`}>
            <rect x="-15" y="-12" width="30" height="24" rx="6" />
            <text y="6" textAnchor="middle" fontSize="16">
              KO
            </text>
          </g>
        )}
      </Lit>
    </g>
  );
}
