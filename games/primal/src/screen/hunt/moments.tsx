/** What has just happened, where it happened: a number at whoever is hit, and a word across the ring for what nobody should miss. */
import { Deed, Drawn } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { PrimalEvent } from '../../events.ts';
import type { Table } from '../names.ts';
import { placesOf } from './pins.tsx';
import type { Ring, Spot } from './ring.ts';

type Tone = 'hurt' | 'alarm' | 'good';
interface Sum {
  readonly at: Spot | null | undefined;
  readonly says: string;
  readonly tone: Tone;
}

/** What is told now; events that this screen does not know show nothing of their own. */
const nowIn = ({ now }: Table): PrimalEvent | null => (now ? (now.event as PrimalEvent) : null);

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

const GREAT: Readonly<Partial<Record<PrimalEvent['type'], { readonly title: string; readonly tone: Tone }>>> = {
  unleashed: { title: 'Unleashed', tone: 'hurt' },
  'knocked-out': { title: 'Down', tone: 'hurt' },
  eliminated: { title: 'Out of the hunt', tone: 'hurt' },
  rose: { title: 'On their feet', tone: 'good' },
  'ko-flipped': { title: 'A hand up', tone: 'good' },
  'stance-changed': { title: 'Its stance breaks', tone: 'alarm' },
  'objective-done': { title: 'Done', tone: 'good' },
  'hunt-won': { title: 'It is dead', tone: 'good' },
  'hunt-lost': { title: 'The hunt is lost', tone: 'hurt' },
};
export const isUnleashing = (table: Table): boolean => nowIn(table)?.type === 'unleashed';

/** A word across the ring, and the sentence of the log below it. */
export function Great({ table, ring }: { readonly table: Table; readonly ring: Ring }): ReactElement | null {
  const type = nowIn(table)?.type;
  const great = type && GREAT[type];
  if (!great || !table.now) return null;
  return (
    <Drawn key={JSON.stringify(table.now.event)} className={`pa-great is-${great.tone}`}>
      <rect x={0} y={ring.cy - 48} width={ring.width} height={96} />
      <text x={ring.cx} y={ring.cy + 2} textAnchor="middle" fontSize={48}>
        {great.title}
      </text>
      <text className="pa-great-says" x={ring.cx} y={ring.cy + 34} textAnchor="middle" fontSize={ring.letter}>
        {table.now.says}
      </text>
    </Drawn>
  );
}
