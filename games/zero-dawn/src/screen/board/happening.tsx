/** What happens right now, drawn where it happens: blows, wounds, alarms; and the fingers that point. */
import type { Ref, Seat } from '@quarry/kernel';
import { Drawn } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { EncounterMap } from '../../content/maps.ts';
import type { View } from '../../state.ts';
import { enemyIn, lookOf, type Table } from '../names.ts';
import { toldIn } from '../told.ts';
import { centreOf, type Spot } from './geometry.ts';

function squareOf(view: View, ref: Ref): number {
  const { kind, id } = ref;
  if (kind === 'square') return id as number;
  if (kind === 'hunter') return view.hunters[id as number]?.square ?? -1;
  return view.enemies[enemyIn(ref)]?.square ?? -1;
}

const isOnMap = (map: EncounterMap, square: number): boolean => square >= 0 && square < map.area.size;

export function Pings({ table: { view, pings }, map }: { table: Table; map: EncounterMap }): ReactElement {
  return (
    <>
      {pings.map(({ about, name, seat }) => {
        const square = squareOf(view, about);
        if (!isOnMap(map, square)) return null;
        const { x, y } = centreOf(map.area, square);
        const colour = seat === null ? '#ece6d6' : lookOf(view.hunters[seat]?.hunter ?? -1).colour;
        return (
          <g key={`${about.kind} ${about.id} ${name}`} className="zd-ping" transform={`translate(${x} ${y})`} style={{ color: colour }}>
            <circle r="46" />
            <circle r="46" className="zd-ping-late" />
            <path d="M0-52-11-72H11Z" />
            <text y="-78" textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

interface Deed {
  readonly at: number;
  /** What floats up from the square. */
  readonly says: string;
  readonly tone: 'hurt' | 'alarm' | 'good';
  /** A blow comes from here. */
  readonly from?: number;
}

/** What an event shows on the board; null if it shows nothing of its own. */
function deedOf({ view, now }: Table): Deed | null {
  if (!now) return null;
  const event = toldIn(now);
  const of = (enemy: number): number => view.enemies[enemy]?.square ?? -1;
  const at = (seat: Seat): number => view.hunters[seat]?.square ?? -1;
  switch (event.type) {
    case 'enemy-wounded':
      return { at: of(event.enemy), says: `−${event.n}`, tone: 'hurt' };
    case 'hunter-damaged':
      return { at: at(event.seat), says: `−${event.n}`, tone: 'hurt' };
    case 'hunter-fainted':
      return { at: at(event.seat), says: 'faints', tone: 'hurt' };
    case 'enemy-alerted':
      return { at: of(event.enemy), says: '!', tone: 'alarm' };
    case 'component-destroyed':
      return { at: of(event.enemy), says: 'torn off', tone: 'good' };
    case 'component-damaged':
      return { at: of(event.enemy), says: 'cracked', tone: 'good' };
    case 'enemy-killed':
      return { at: of(event.enemy), says: 'killed', tone: 'good' };
    case 'enemy-burnt':
      return { at: of(event.enemy), says: 'burnt out', tone: 'good' };
    case 'enemy-escaped':
      return { at: of(event.enemy), says: 'escapes', tone: 'alarm' };
    case 'glory-gained':
      return { at: at(event.seat), says: `+${event.n} glory`, tone: 'good' };
    case 'attack-declared':
      return { at: of(event.enemy), says: '', tone: 'good', from: at(event.seat) };
    case 'hunter-attacked':
      return { at: at(event.seat), says: '', tone: 'alarm', from: of(event.enemy) };
    default:
      return null;
  }
}

export function Happening({ table, map }: { table: Table; map: EncounterMap }): ReactElement | null {
  const deed = deedOf(table);
  if (!deed || !isOnMap(map, deed.at)) return null;
  const { x, y } = centreOf(map.area, deed.at);
  const from: Spot | null = deed.from !== undefined && isOnMap(map, deed.from) ? centreOf(map.area, deed.from) : null;
  return (
    <Drawn className={`zd-deed is-${deed.tone}`} key={`${table.now?.type} ${JSON.stringify(table.now?.event)}`}>
      {from && <path d={`M${from.x} ${from.y}L${x} ${y}`} />}
      {deed.says && (
        <text x={x} y={y - 34} textAnchor="middle">
          {deed.says}
        </text>
      )}
    </Drawn>
  );
}
