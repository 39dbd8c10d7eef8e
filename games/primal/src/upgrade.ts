/** How what older versions stored is carried into the shape of today, one step for each version. What each of them stored is kept in ../shapes. */
import type { Upgrade } from '@quarry/kernel';

export const upgrade: Upgrade = {
  // Only rules changed: what stands after the text of a card raises its attack, and who lies down is asked nothing.
  2: {},
  3: {
    // What waits to be resolved is stored. A version before stored moments at which nothing did.
    state: json => ({ ...(json as object), chain: { links: [], refused: [], behaviours: 0, texts: 0, rest: 'nothing', about: -1 } }),
  },
  // What was used up is kept in the order of its numbers from now on; in any other order the same holds.
  4: {},
};
