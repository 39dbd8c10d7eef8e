/** Cards that are nothing but a burden. Wounds come with every knock-out (PA-WND-1), the others from monsters (PA-WND-4). */
import type { BurdenCard } from './types.ts';

export const BURDENS: readonly BurdenCard[] = [
  { id: 'wound', name: 'Wound', kind: 'wound', copies: 40, abilities: [], flavour: 'It will do. It will have to.' },
  { id: 'debility', name: 'Debility', kind: 'debility', copies: 24, abilities: [], flavour: 'A step you did not mean to take.' },
  {
    id: 'venom',
    name: 'Venom',
    kind: 'venom',
    copies: 16,
    abilities: [{ on: 'discarded', effects: [{ do: 'suffer', n: 1 }] }],
    flavour: 'Warm at first.',
  },
];
