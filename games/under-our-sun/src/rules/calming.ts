/** What becomes of a merchant's anger and wounds when those who fought him are gone. US-ROB-3, US-ROB-4, US-R-78. */

import { merchantCard } from '../content/box.ts';
import { calmMerchant } from '../deeds/trading.ts';
import type { Table } from '../events.ts';
import { isAlive, livingAt } from '../questions/basics.ts';

/** Somebody has left a tile, or died. A merchant who has fallen in this round is past calming. */
export function calmMerchants(table: Table): void {
  const { state } = table;
  for (const [merchant, { id, hex, damage, fights }] of state.merchants.entries()) {
    if (damage >= (merchantCard(id).fight?.hp ?? Infinity)) continue;
    const gone = fights.filter(who => !isAlive(state, who) || state.characters[who]!.hex !== hex);
    calmMerchant(table, merchant, gone, livingAt(state, hex).length === 0);
  }
}
