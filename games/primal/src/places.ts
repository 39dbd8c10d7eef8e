/** How things stand at a glance: who is where, and with what. Nothing here asks what a text says. */
import { clockwiseFrom, type Seat } from '@quarry/kernel';
import { stanceCard, weaponCard } from './content/box.ts';
import type { Position, Terrain } from './content/kinds.ts';
import type { HunterView, State, View } from './state.ts';

export const players = (view: View): number => view.hunters.length;
export const seatsOf = (view: View): Seat[] => view.hunters.map((_, seat) => seat);
export const hunterOf = (view: View, seat: Seat): HunterView => view.hunters[seat]!;
export const isUp = (view: View, seat: Seat): boolean => seat >= 0 && view.hunters[seat]!.ko === 'up';
/** Player order: clockwise from the first player. */
export const inOrder = (view: View): Seat[] => clockwiseFrom(view.first, players(view));
export const standingSeats = (view: View): Seat[] => inOrder(view).filter(seat => isUp(view, seat));
/** PA-BEH-21: whose turn it is; outside turns the first player who stands. */
export const actor = (view: View): Seat => (view.active >= 0 ? view.active : (standingSeats(view)[0] ?? view.first));

/** With closed hands, of others only how many (PA-R-30). */
export const handOf = (hunter: HunterView): readonly number[] => (typeof hunter.hand === 'number' ? [] : hunter.hand);
export const handSize = (hunter: HunterView): number => (typeof hunter.hand === 'number' ? hunter.hand : hunter.hand.length);
/** PA-R-30: what a hunter may hold by what everybody sees. With closed hands any of the own cards that lie neither openly nor where they were seen in the deck. */
export const mightHold = ({ isClosed, hunters }: State, seat: Seat): readonly number[] => {
  const { hand, deck, seen } = hunters[seat]!;
  return isClosed && hand.length > 0 ? [...hand, ...deck.slice(seen.length)] : hand;
};
export const deckSize = (hunter: HunterView): number => (typeof hunter.deck === 'number' ? hunter.deck : hunter.deck.length);

// The ring

export const opposite = (sector: number): number => (sector + 2) % 4;
export const clockwise = (sector: number): number => (sector + 1) % 4;
export const counterclockwise = (sector: number): number => (sector + 3) % 4;
export const neighbours = (sector: number): number[] => [clockwise(sector), counterclockwise(sector)];
const AROUND: readonly Position[] = ['front', 'flank', 'rear', 'flank'];
/** PA-BRD-3. */
export const positionOf = (view: View, sector: number): Position => AROUND[(sector - view.monster.facing + 4) % 4]!;
export const positionOfHunter = (view: View, seat: Seat): Position => positionOf(view, hunterOf(view, seat).sector);
export const hasTerrain = (view: View, sector: number, kind: Terrain): boolean =>
  view.terrain.some(one => one.sector === sector && one.kind === kind);
export const terrainCount = (view: View, sector: number, kind: Terrain): number =>
  view.terrain.filter(one => one.sector === sector && one.kind === kind).length;
export const hereWith = (view: View, seat: Seat): Seat[] =>
  standingSeats(view).filter(one => hunterOf(view, one).sector === hunterOf(view, seat).sector);

export const weaponLevel = (view: View, seat: Seat): number => weaponCard(hunterOf(view, seat).weapon).level;
export const weaponDamage = (view: View, seat: Seat): number => weaponCard(hunterOf(view, seat).weapon).damage;
export const stanceOf = (view: View) => stanceCard(view.monster.stance);
