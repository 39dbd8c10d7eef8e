/** The sections of a card, of which one is used (FW-DECK-7). */
import { actionCard, sortOf, specialCard } from '../content/box.ts';
import type { Section } from '../content/types.ts';

export function sectionsOf(card: number): readonly Section[] {
  if (sortOf(card) === 'special') return specialCard(card).use.sections;
  const printed = sortOf(card) === 'action' ? actionCard(card) : null;
  return printed === null || printed.kind === 'ammunition' ? [] : printed.sections;
}
