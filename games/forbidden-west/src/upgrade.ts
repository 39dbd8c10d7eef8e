/** How what older versions stored is carried into the shape of today, one step for each version. What each of them stored is kept in ../shapes. */
import type { Upgrade } from '@quarry/kernel';

export const upgrade: Upgrade = {
  // A party may have come early since version 2, which nobody had before; everything else is stored as it was. The last turn stands in the brief.
  2: {},
  // Only rules changed: squares on cards, adhesive and acid, trap pushes, the price of a passed command, where pages lead.
  3: {},
  4: {
    // Long scenes were cut, and what used to be under way inside of them is stored. A version before stored moments at which none of it was.
    state(json) {
      const { fight, ...state } = json as { fight: object };
      const atRest = { effects: null, stepsDone: 0, refused: [], camping: -1, chore: 'none', toGain: [] };
      return { ...state, ...atRest, fight: { ...fight, activation: null, toMourn: 0 } };
    },
  },
  5: {
    // How a turn opens, and what was found and lies by, is stored. A version before stored moments at which neither was under way.
    state(json) {
      const { fight, ...state } = json as { fight: object };
      return { ...state, fight: { ...fight, opening: [], toGive: [] } };
    },
  },
};
