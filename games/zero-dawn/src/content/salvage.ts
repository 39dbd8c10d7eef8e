/**
 * Salvage deck, 54 cards. Source: authored for Quarry after the work order (content.md 3.8); no printing.
 * Metal Shards and Blaze are names of the rulebook, the others are ours.
 */
import type { SalvageCard } from './types.ts';

export const SALVAGE: readonly SalvageCard[] = [
  { id: 'salvage-metal-shards', name: 'Metal Shards', copies: 20, kind: 'resource', resource: 'metal-shards' },
  { id: 'salvage-blaze', name: 'Blaze', copies: 5, kind: 'resource', resource: 'blaze' },
  { id: 'salvage-chillwater', name: 'Chillwater', copies: 5, kind: 'resource', resource: 'chillwater' },
  { id: 'salvage-sparker', name: 'Sparker', copies: 5, kind: 'resource', resource: 'sparker' },
  { id: 'salvage-wire', name: 'Wire', copies: 5, kind: 'resource', resource: 'wire' },
  { id: 'salvage-machine-core', name: 'Machine Core', copies: 5, kind: 'resource', resource: 'machine-core' },
  { id: 'salvage-rare-lens', name: 'Rare Lens', copies: 2, kind: 'wild' },
  { id: 'salvage-letter-of-trade', name: 'Letter of Trade', copies: 2, kind: 'wild', visit: true },
  { id: 'fate-rich-wreck', name: 'Rich Wreck', kind: 'fate', effects: [{ do: 'draw-salvage', n: 2 }] },
  { id: 'fate-clean-water', name: 'Clean Water', kind: 'fate', effects: [{ do: 'recover', n: 3 }] },
  { id: 'fate-jagged-edges', name: 'Jagged Edges', kind: 'fate', effects: [{ do: 'discard', n: 2 }] },
  { id: 'fate-clatter', name: 'Clatter', kind: 'fate', effects: [{ do: 'alert-nearest' }] },
  {
    id: 'fate-shared-find',
    name: 'Shared Find',
    kind: 'fate',
    effects: [
      { do: 'everyone-draws-salvage', n: 1 },
      { do: 'lose-glory', n: 1 },
    ],
  },
];
