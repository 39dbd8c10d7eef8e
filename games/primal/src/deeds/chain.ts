/** What waits to be resolved, from one scene to the next. */
import { sceneOver } from '@quarry/kernel';
import { set } from '@quarry/kernel/deeds';
import { noChain } from '../campaign/at-rest.ts';
import type { Table } from '../events.ts';
import type { Chain } from '../state.ts';

/** K-157: another scene goes on with it. */
export function leaveWaiting({ state }: Table, chain: Chain): void {
  set(state.chain, chain);
}
/** The same in the middle of a question. */
export function breakOff(table: Table, chain: Chain): never {
  leaveWaiting(table, chain);
  throw sceneOver;
}
/** From here on it is in the hands of the scene. */
export function clearWaiting({ state }: Table): void {
  set(state.chain, noChain());
}
