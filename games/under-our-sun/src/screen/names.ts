/** What the pieces of this screen call things by, and what each person is known by at a glance. */
import type { Ref } from '@quarry/kernel';
import type { TableProps } from '@quarry/screen';
import { characterCard } from '../content/box.ts';
import type { CharacterId } from '../content/kinds.ts';
import type { View, Who } from '../state.ts';
import type { SignName } from './signs.tsx';

export type Table = TableProps<View>;

export const whoRef = (who: Who): Ref => ({ kind: 'character', id: who });

/** The light that the whole table stands in. */
export const lightOf = ({ phase }: View): string => (phase === 'night' ? 'us us-night' : 'us us-day');

const SIGNS: Readonly<Record<CharacterId, SignName>> = {
  ida: 'star',
  boone: 'fist',
  wren: 'compass',
  sanaa: 'cross',
  odile: 'wrench',
  kesh: 'horn',
};
/** Somebody of whom the screen has never heard is a person all the same. */
export const signOf = (id: string): SignName => SIGNS[id as CharacterId] ?? 'person';
export const hueOf = (id: string): string => `var(--us-${id in SIGNS ? id : 'somebody'})`;
export const nameOf = (view: View, who: Who): string => (view.characters[who] ? characterCard(view.characters[who].id).name : 'Nobody');

/** Characters of a seat, by place. */
export const ofSeat = (view: View, seat: number | null): Who[] => view.characters.flatMap((one, who) => (one.seat === seat ? [who] : []));
/** The own character: whose turn it is, or the first. */
export function ownIn({ view, seat }: Pick<Table, 'view' | 'seat'>): Who | null {
  const own = ofSeat(view, seat);
  return own.find(who => who === view.active) ?? own[0] ?? null;
}

/** What the map calls a place of which there is not room for the whole name. */
const SHORT: Readonly<Record<string, string>> = {
  'service-station': 'Service Station',
  clinic: 'Clinic',
  'plane-wreck': 'Evening Plane',
  'freight-yard': 'Freight Yard',
  bunker: 'Cold Door',
  'clothesline-flats': 'Clothesline',
  'bitterberry-hollow': 'Bitterberry',
};
export const mapName = ({ id, name }: { readonly id: string; readonly name: string }): string => SHORT[id] ?? name;
