/** Event markers, and the cards that they bring. US-EVENT-*, US-R-69. */
import type { Rule } from '@quarry/kernel';
import { eventCard } from '../content/box.ts';
import { drawEvent, drawFrom, putUnder, takeMarker } from '../deeds/ground.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import type { Hex } from '../places.ts';
import { clockwiseAfter, hexOf, isAlive, tileAt } from '../questions/basics.ts';
import { foesAt } from '../questions.ts';
import type { State, Who } from '../state.ts';

/** Whoever acted if it is still there, else the next one clockwise; -1 for nobody. */
function subject(state: State, hex: Hex, who: Who): Who {
  return [who, ...clockwiseAfter(state, who)].find(one => isAlive(state, one) && hexOf(state, one) === hex) ?? -1;
}
/** US-EVENT-2, US-EVENT-3: a fight comes first, but not for whoever is unseen. */
const isHeldUp = (state: State, hex: Hex, who: Who): boolean => !state.characters[who]!.isStealthy && foesAt(state, hex, who).length > 0;

/** The event of a tile, if there is one and nothing holds it up. */
export function* resolveEvent(table: Table, hex: Hex, who: Who): Rule {
  const { state } = table;
  const drawer = subject(state, hex, who);
  if (!tileAt(state, hex)?.hasEvent || drawer < 0 || isHeldUp(state, hex, drawer)) return;
  takeMarker(table, hex, 'event', 'US-EVENT-4');
  const card = drawFrom(table, 'event');
  if (card < 0) return;
  putUnder(table, 'event', [card]);
  drawEvent(table, drawer, card);
  yield* applyEffects(table, eventCard(card).effects, newOccasion({ who: drawer, card }));
}
