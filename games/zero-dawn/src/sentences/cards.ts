/** Printed cards as faces: the line above the name, the name, what the card says, and a flavour. */
import { capital, type Face, plural } from '@quarry/kernel';
import { type BoxCard, CARDS } from '../content/box.ts';
import type { BehaviourCard, TrackingCard } from '../content/types.ts';
import { behaviourOf, behaviourSays } from './boxes.ts';
import { cardText } from './effects.ts';
import { sayPrice } from './table.ts';

function kindOf({ sort, card, note }: BoxCard): string {
  if ('type' in card && sort === 'action') return capital(card.type as string);
  if (sort === 'behaviour') return `Behaviour · ${behaviourOf(card as BehaviourCard)}`;
  if (sort === 'modification') return 'kind' in card && card.kind === 'coil' ? 'Coil · for a weapon' : 'Weave · for armour';
  if ('kind' in card) return capital(card.kind as string);
  if (sort === 'event' && 'sort' in card) return `Event · ${card.sort}`;
  if (sort === 'tracking') return `Tracking · level ${(card as TrackingCard).level}`;
  return capital(note?.type ?? sort);
}

function says({ sort, card }: BoxCard): string {
  if (sort === 'tracking') {
    const { aim, threshold, bonus } = card as TrackingCard;
    return `${aim} Needs ${threshold[0]} points with 1 or 2 hunters, ${threshold[1]} with 3 or 4; ${bonus === 0 ? 'no bonus salvage card' : plural(bonus, 'bonus salvage card')}.`;
  }
  return sort === 'behaviour' ? behaviourSays(card as BehaviourCard) : cardText(card as Parameters<typeof cardText>[0]);
}

export function faces(): readonly Face[] {
  return CARDS.map(one => ({
    name: one.card.name,
    kind: kindOf(one),
    says: one.note ? `${says(one)} Costs ${sayPrice(one.note.price)}.` : says(one),
    ...(one.card.flavour === undefined ? {} : { flavour: one.card.flavour }),
  }));
}
