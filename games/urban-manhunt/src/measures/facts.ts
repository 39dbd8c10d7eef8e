/** Small readings of events that all listeners share. */
import type { Event, Seat } from '@quarry/kernel';
import { crimCard, dataslate } from '../content/box.ts';
import { zoneMap } from '../content/maps.ts';
import type { Attack } from '../content/types.ts';
import type { State } from '../state.ts';

export const seatOf = (event: Event): Seat => event['seat'] as Seat;
export const countOf = (event: Event): number => event['n'] as number;
export const crimOf = (event: Event): number => event['crim'] as number;
export const cardOf = (event: Event): number => event['card'] as number;
/** The kind of crim that an event tells of. */
export const kindOf = (event: Event): string => crimCard(cardOf(event)).name;
/** With what a crim attacks. */
export const attackOf = (event: Event): Attack => crimCard(cardOf(event)).attacks.find(one => one.name === event['attack'])!;
export const zoneOf = (state: State): string => zoneMap(state.zone).name;
export const hunterIn = (state: State, seat: Seat): string => dataslate(state.hunters[seat]!.slate).name;
