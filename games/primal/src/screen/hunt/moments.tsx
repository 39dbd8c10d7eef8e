/** What has just happened, where it happened: a number at whoever is hit, and a word across the ring for what nobody should miss. */
import type { Seat } from '@quarry/kernel';
import { Deed } from '@quarry/screen';
import type { ReactElement } from 'react';
import { monsterCard, stanceCard } from '../../content/box.ts';
import type { PrimalEvent } from '../../events.ts';
import { nameOfSeat, type Table } from '../names.ts';
import { placesOf } from './pins.tsx';
import type { Ring, Spot } from './ring.ts';

type Tone = 'hurt' | 'alarm' | 'good';
interface Sum {
  readonly at: Spot | null | undefined;
  readonly says: string;
  readonly tone: Tone;
}

/** What is told now; events that this screen does not know show nothing of their own. */
const nowIn = ({ now }: Table): PrimalEvent | null => (now ? ({ ...now.event, type: now.type } as PrimalEvent) : null);

function sumOf(table: Table, ring: Ring): Sum | null {
  const event = nowIn(table);
  if (!event) return null;
  const beast = { x: ring.cx, y: ring.cy };
  const seat = (of: number): Spot | null | undefined => placesOf(table.view, ring)[of];
  switch (event.type) {
    case 'damage-dealt':
      return { at: beast, says: `−${event.damage}`, tone: 'good' };
    case 'wound-suffered':
      return { at: beast, says: 'a wound', tone: 'good' };
    case 'suffered':
      return { at: seat(event.seat), says: `−${event.damage} · ${Math.max(0, event.health - event.total)} left`, tone: 'hurt' };
    case 'prevented':
      return { at: seat(event.seat), says: 'kept off', tone: 'good' };
    case 'attrition-resisted':
      return { at: seat(event.seat), says: `${event.defence} holds ${event.value}`, tone: 'good' };
    case 'healed':
      return { at: seat(event.seat), says: `+${event.n}`, tone: 'good' };
    case 'threatened':
      return { at: seat(event.seat), says: 'threatened', tone: 'alarm' };
    case 'assisted':
      return { at: seat(event.seat), says: 'assists', tone: 'good' };
    case 'taunted':
      return { at: seat(event.seat), says: 'taunts', tone: 'alarm' };
    default:
      return null;
  }
}

export function Sums({ table, ring }: { readonly table: Table; readonly ring: Ring }): ReactElement | null {
  const sum = sumOf(table, ring);
  if (!sum?.at) return null;
  return <Deed key={`${table.now?.type} ${JSON.stringify(table.now?.event)}`} at={sum.at} says={sum.says} tone={sum.tone} />;
}

interface Greatness {
  readonly title: string;
  readonly tone: Tone;
}

/** What nobody should miss, in a few words. */
function greatIn(table: Table): Greatness | null {
  const { view } = table;
  const event = nowIn(table);
  const name = (seat: Seat): string => (seat === table.seat ? 'You' : nameOfSeat(view, seat));
  const is = (seat: Seat, you: string, another: string): string => `${name(seat)} ${seat === table.seat ? you : another}`;
  switch (event?.type) {
    case 'unleashed':
      return { title: 'Unleashed', tone: 'hurt' };
    case 'stance-changed':
      return { title: stanceCard(event.card).name, tone: 'alarm' };
    case 'knocked-out':
      return { title: is(event.seat, 'are down', 'is down'), tone: 'hurt' };
    case 'eliminated':
      return { title: is(event.seat, 'are out of the hunt', 'is out of the hunt'), tone: 'hurt' };
    case 'rose':
      return { title: is(event.seat, 'stand again', 'stands again'), tone: 'good' };
    case 'ko-flipped':
      return { title: 'A hand up', tone: 'good' };
    case 'objective-done':
      return { title: 'Done', tone: 'good' };
    case 'hunt-won':
      return { title: `${monsterCard(view.monster.id).name} is dead`, tone: 'good' };
    case 'hunt-lost':
      return { title: 'The hunt is lost', tone: 'hurt' };
    default:
      return null;
  }
}

export const isUnleashing = (table: Table): boolean => nowIn(table)?.type === 'unleashed';

/** Whether the beast lunges: what it does has just been turned up, or lands on somebody. */
export function isLunging(table: Table): boolean {
  const event = nowIn(table);
  return event?.type === 'behaviour-revealed' || (event?.type === 'suffered' && event.harm === 'monster');
}

/** Words across the ring, and the sentence of the log below them. The line itself tells it to whoever hears the page. */
export function Great({ table }: { readonly table: Table }): ReactElement | null {
  const great = greatIn(table);
  if (!great || !table.now) return null;
  return (
    <div key={`${table.now.type} ${JSON.stringify(table.now.event)}`} className={`pa-great is-${great.tone}`} aria-hidden="true">
      <b>{great.title}</b>
      <span>{table.now.says}</span>
    </div>
  );
}
