/** Small readings of events that all listeners share. */
import type { Seat } from '@quarry/kernel';
import { crimCard, dataslate } from '../content/box.ts';
import { zoneMap } from '../content/maps.ts';
import type { Attack } from '../content/types.ts';
import type { OfCrim, Told } from '../events.ts';
import type { State } from '../state.ts';

/** The kind of crim that an event tells of. */
export const kindOf = ({ card }: OfCrim): string => crimCard(card).name;
/** With what a crim attacks. */
export const attackOf = ({ card, attack }: Told<'hunter-attacked'>): Attack => crimCard(card).attacks.find(one => one.name === attack)!;
export const zoneOf = (state: State): string => zoneMap(state.zone).name;
export const hunterIn = (state: State, seat: Seat): string => dataslate(state.hunters[seat]!.slate).name;
