/**
 * Salvage deck, 54 cards. Source: authored for Quarry after the work order (content.md 3.8); no printing.
 * Metal Shards and Blaze are names of the rulebook, the others are ours.
 */
import type { SalvageCard } from './types.ts';

export const SALVAGE: readonly SalvageCard[] = [
  {
    id: 'salvage-metal-shards',
    name: 'Metal Shards',
    flavour: 'It buys bread. It was a shoulder.',
    copies: 20,
    kind: 'resource',
    resource: 'metal-shards',
  },
  {
    id: 'salvage-blaze',
    name: 'Blaze',
    flavour: 'Green, sweet-smelling, and not to be sniffed.',
    copies: 5,
    kind: 'resource',
    resource: 'blaze',
  },
  {
    id: 'salvage-chillwater',
    name: 'Chillwater',
    flavour: 'The flask grows its own frost.',
    copies: 5,
    kind: 'resource',
    resource: 'chillwater',
  },
  {
    id: 'salvage-sparker',
    name: 'Sparker',
    flavour: 'Children dare each other to lick it.',
    copies: 5,
    kind: 'resource',
    resource: 'sparker',
  },
  {
    id: 'salvage-wire',
    name: 'Wire',
    flavour: 'Enough to hang washing, or something larger.',
    copies: 5,
    kind: 'resource',
    resource: 'wire',
  },
  {
    id: 'salvage-machine-core',
    name: 'Machine Core',
    flavour: 'Still warm, days later. Still turning.',
    copies: 5,
    kind: 'resource',
    resource: 'machine-core',
  },
  { id: 'salvage-rare-lens', name: 'Rare Lens', flavour: 'It shows the far hill, and what was on it.', copies: 2, kind: 'wild' },
  {
    id: 'salvage-letter-of-trade',
    name: 'Letter of Trade',
    flavour: 'The seal is real. The cousin is not.',
    copies: 2,
    kind: 'wild',
    visit: true,
  },
  {
    id: 'fate-rich-wreck',
    name: 'Rich Wreck',
    flavour: 'Nobody has been here since the moss.',
    kind: 'fate',
    effects: [{ do: 'draw-salvage', n: 2 }],
  },
  {
    id: 'fate-clean-water',
    name: 'Clean Water',
    flavour: 'A spring under the plate, cold as a coin.',
    kind: 'fate',
    effects: [{ do: 'recover', n: 3 }],
  },
  {
    id: 'fate-jagged-edges',
    name: 'Jagged Edges',
    flavour: 'It was dead. Its edges had not been told.',
    kind: 'fate',
    effects: [{ do: 'discard', n: 2 }],
  },
  { id: 'fate-clatter', name: 'Clatter', flavour: 'One plate slides. Then its friends.', kind: 'fate', effects: [{ do: 'alert-nearest' }] },
  {
    id: 'fate-shared-find',
    name: 'Shared Find',
    flavour: 'Too heavy to hide, so everyone is called.',
    kind: 'fate',
    effects: [
      { do: 'everyone-draws-salvage', n: 1 },
      { do: 'lose-glory', n: 1 },
    ],
  },
];
