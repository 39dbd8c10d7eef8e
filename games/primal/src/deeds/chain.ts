/** What waits to be resolved, from one scene to the next. */
import { sceneOver } from '@quarry/kernel';
import { set } from '@quarry/kernel/deeds';
import { noChain } from '../campaign/at-rest.ts';
import type { Table } from '../events.ts';
import type { Chain } from '../state.ts';

/** K-157: another scene goes on with it. */
export function leaveWaiting({ state }: Table, chain: Chain): never {
  set(state.chain, chain);
  throw sceneOver;
}
/** From here on it is in the hands of the scene. */
export function clearWaiting({ state }: Table): void {
  set(state.chain, noChain());
}
