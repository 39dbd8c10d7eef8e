/**
 * Stamina, 20 identical cards without text. Source: authored for Quarry after the work order (content.md 3.10); no printing.
 */
import type { ActionCard } from './types.ts';

export const STAMINA: ActionCard = {
  id: 'stamina',
  name: 'Stamina',
  flavour: 'Bread, sleep, and one more hill.',
  copies: 20,
  type: 'stamina',
};
