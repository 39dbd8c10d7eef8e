/** How what older versions stored is carried into the shape of today, one step for each version. What each of them stored is kept in ../shapes. */
import type { Upgrade } from '@quarry/kernel';

export const upgrade: Upgrade = {
  2: {
    // Dusk came with version 2 (ZD-R-120). An encounter that began without a last turn has none; the next one has its own.
    // Seats, squares, tokens and dice got bounds, within which everything lies that was stored before.
    state: json => ({ ...(json as object), dusk: 0 }),
  },
  3: {
    // An enemy's activation is stored box by box. A version before stored moments between two activations.
    state: json => ({ ...(json as object), activation: null }),
  },
};
