/** What happens right now, drawn where it happens: blows, wounds, alarms; and the fingers that point. */
import type { Ref, Seat } from '@quarry/kernel';
import { centreOf, Deed, Finger } from '@quarry/screen';
import type { ComponentProps, ReactElement } from 'react';
import type { EncounterMap } from '../../content/maps.ts';
import type { View } from '../../state.ts';
import { enemyIn, lookOf, type Table } from '../names.ts';
import { toldIn } from '../told.ts';

/** Where a thing is; -1 if it is nowhere on the map. */
export function squareOf(view: View, ref: Ref): number {
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
        if ('x' in about) return null;
        const square = squareOf(view, about);
        if (!isOnMap(map, square)) return null;
        const colour = seat === null ? undefined : lookOf(view.hunters[seat]?.hunter ?? -1).colour;
        return <Finger key={`${about.kind} ${about.id} ${name}`} at={centreOf(map.area, square)} name={name} colour={colour} />;
      })}
    </>
  );
}

interface DeedOn extends Pick<ComponentProps<typeof Deed>, 'says' | 'tone'> {
  /** The square where it happens. */
  readonly at: number;
}

/** What an event shows on the board; null if it shows nothing of its own. */
function deedOf({ view, now }: Table): DeedOn | null {
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
    default:
      return null;
  }
}

export function Happening({ table, map }: { table: Table; map: EncounterMap }): ReactElement | null {
  const deed = deedOf(table);
  if (!deed || !isOnMap(map, deed.at)) return null;
  const { says, tone, at } = deed;
  return <Deed key={`${table.now?.type} ${JSON.stringify(table.now?.event)}`} at={centreOf(map.area, at)} says={says} tone={tone} />;
}
