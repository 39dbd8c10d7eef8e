/** Events of some types out of all that was told, each with its place. */
import type { Told, UrbanEvent } from '../events.ts';

type Type = UrbanEvent['type'];
export type Heard<T extends Type> = { readonly event: Told<T>; readonly at: number };

const isOf = <T extends Type>(event: UrbanEvent, types: readonly T[]): event is UrbanEvent & Told<T> =>
  (types as readonly Type[]).includes(event.type);

export const heard = <T extends Type>(told: readonly UrbanEvent[], ...types: readonly T[]): Heard<T>[] =>
  told.flatMap((event, at) => (isOf(event, types) ? [{ event, at }] : []));

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
