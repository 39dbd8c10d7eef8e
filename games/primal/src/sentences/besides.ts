/** What a behaviour does beside its blows and whom it would fell, as short as a forecast has room for. Read by sentences and screen. */
import { type Seat, sayList } from '@quarry/kernel';
import { sayEffect } from '../content/words/index.ts';
import type { Beside, PossibleBehaviour } from '../questions/foresight.ts';
import type { View } from '../state.ts';
import { hunterName, ofBeast, theSector } from './names.ts';

/** How somebody is called: `you` for whoever reads. */
type Called = (seat: Seat) => string;
const all = (called: Called, seats: readonly Seat[]): string => sayList(seats.map(called));

/** `turns to you`, `fire where you stand: no more cards`, `threatens Mirah`. */
function besideSays(view: View, { effect, seats, sector, isAvoidable }: Beside, called: Called): string {
  const who = all(called, seats);
  const says = ((): string => {
    if (effect.do === 'turn' && sector >= 0) return `turns to ${who || theSector(sector)}`;
    if (effect.do === 'terrain' && sector >= 0) return laidSays(view, effect.kind, seats, sector, called);
    if (effect.do === 'threaten') return `threatens ${who || 'nobody'}`;
    if (effect.do === 'burn') return `sets ${who || 'nobody'} on fire`;
    return ofBeast(sayEffect(effect, 'monster'), view.monster.id);
  })();
  return `${says}${isAvoidable ? ', or pay' : ''}`;
}

function laidSays(view: View, kind: string, seats: readonly Seat[], sector: number, called: Called): string {
  if (seats.length === 0) return `${kind} in ${theSector(sector)}`;
  const isStuck = kind === 'fire' && seats.includes(view.active);
  return `${kind} where ${all(called, seats)} ${seats.length > 1 || called(seats[0]!) === 'you' ? 'stand' : 'stands'}${isStuck ? ': no more cards' : ''}`;
}

export const besidesSay = (view: View, { besides }: PossibleBehaviour, called: Called): string[] => [
  ...new Set(besides.map(one => besideSays(view, one, called))),
];

/** By name, for it is read by whoever plays more than one hunter: `3 on 2 health: Mirah falls, the hunt is lost`; nothing where nobody would. */
export function fallsSay(view: View, { falls, isLost }: Pick<PossibleBehaviour, 'falls' | 'isLost'>): string[] {
  const says = falls.map(
    ({ seat, damage, left, isSure }) =>
      `${damage} on ${left} health: ${hunterName(view, seat)} ${isSure ? 'falls' : 'falls unless spared'}`,
  );
  return isLost && says.length > 0 ? [...says.slice(0, -1), `${says.at(-1)}, the hunt is lost`] : says;
}
