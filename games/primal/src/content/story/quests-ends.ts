/** The first hunt and the last. */
import type { Quest } from '../types.ts';
import { layout } from './writing.ts';

export const PROLOGUE: Quest = {
  id: 'cinderwing-the-threshing-floor',
  name: 'The Threshing Floor',
  monster: 'cinderwing',
  tier: 0,
  ground: layout({ front: ['sand'], left: ['rock'], right: ['rock'], rear: ['balm-flower'] }),
  says: 'The back door stands open: whoever begins a turn in the rear gains 1 stamina token.',
  rules: [{ on: 'turn-start', of: 'any', at: 'rear', effects: [{ do: 'stamina', n: 1 }] }],
  rewards: { elements: 2, materials: ['bone', 'bone', 'blood'], plants: ['balmroot', 'pactleaf', 'furymoss'], cards: ['threshing-flail'] },
};

export const FINALE: Quest = {
  id: 'sleeper-one-night',
  name: 'One Night',
  monster: 'sleeper',
  tier: 3,
  ground: layout({
    front: ['rock', 'fog'],
    left: ['balm-flower', 'brush'],
    right: ['pact-bloom', 'rock'],
    rear: ['plateau'],
  }),
  says: 'A fall is loud: when a round ends with a hunter knocked out, its storm goes up by 1.',
  rules: [{ on: 'round-end', if: [{ if: 'somebody-down' }], effects: [{ do: 'track', by: 1 }] }],
  rewards: { elements: 0, materials: ['marrow', 'marrow', 'fang'], plants: ['balmroot', 'fogcap', 'sunthistle'] },
};
