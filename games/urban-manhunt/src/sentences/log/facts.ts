/** How a sentence of the log reads its event: who did it, to whom, with which card. */
import type { Event } from '@quarry/kernel';
import { dataslate, nameOf } from '../../content/box.ts';
import type { Dataslate } from '../../content/types.ts';
import type { View } from '../../state.ts';
import { crimCalled, hunterName } from '../names.ts';

/** Facts are read by name; each sentence knows what its event tells. */
export type Facts = Event & Readonly<Record<string, never>>;
/** The view is that of the moment at which the event was told. */
export type Say = (event: Facts, view: View) => string;
export type Says = Readonly<Record<string, Say>>;

export const who: Say = (e, v) => hunterName(v, e['seat']);
export const whose: Say = (e, v) => owned(who(e, v));
export const crim = (e: Facts): string => crimCalled(e['card'], e['crim']);
export const card = (e: Facts): string => nameOf(e['card']);

const owned = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

export const slateOf = (v: View, seat: number): Dataslate => dataslate(v.hunters[seat]!.slate);
