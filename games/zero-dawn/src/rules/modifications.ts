/**
 * Modifications: coils on weapons, weaves on armour, and what may be attached where. Clauses ZD-MOD-1..9, ruling ZD-R-167.
 * When it may be done is the caller's business: at the start of the own activation (turn.ts) or at the campfire (merchant.ts).
 */

import { type ClauseId, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { cardOption, equipmentCard, keyOf, modificationCard } from '../content/box.ts';
import { ARCS } from '../content/kinds.ts';
import { chooseOne, chooseSome, type Fitting, OFF } from '../decisions.ts';
import { fit } from '../deeds.ts';
import type { Table } from '../events.ts';
import type { HunterState } from '../state.ts';

const enough: Option<Fitting | null> = option('done', null);

/** ZD-MOD-1, ZD-MOD-4..7: whether this modification may go on the card in this arc. */
export function fits(hunter: HunterState, card: number, arc: number): boolean {
  const equipment = hunter.equipment[arc]!;
  if (equipment < 0) return false;
  const printed = equipmentCard(equipment);
  const { kind, name } = modificationCard(card);
  if (printed.kind !== (kind === 'coil' ? 'weapon' : 'armour')) return false;
  const there = hunter.modifications.filter(one => one.on === arc);
  return there.length < printed.slots && !there.some(one => modificationCard(one.card).name === name);
}

/** Every change that could be made now. */
export function fittings(hunter: HunterState): Fitting[] {
  return hunter.modifications.flatMap(({ card, on }) => {
    if (on >= 0) return [{ card, arc: OFF }];
    return [...ARCS.keys()].filter(arc => fits(hunter, card, arc)).map(arc => ({ card, arc }));
  });
}

const fittingOption = ({ equipment }: HunterState, { card, arc }: Fitting): Option<Fitting> => ({
  key: `${keyOf(card)}:${arc === OFF ? 'off' : keyOf(equipment[arc]!)}`,
  about: cardOption(card).about,
  value: { card, arc },
});

/** D8, D52: attach and detach, one at a time, until done. A card taken off is not put back where it was in the same go. */
export function* refit(table: Table, seat: Seat, rule: ClauseId): Rule {
  const hunter = table.state.hunters[seat]!;
  const touched: Fitting[] = [];
  for (;;) {
    const open = fittings(hunter).filter(({ card, arc }) => !touched.some(one => one.card === card && one.arc === arc));
    if (open.length === 0) return;
    const options = [...open.map(one => fittingOption(hunter, one)), enough];
    const change = yield* chooseOne({ seat, kind: 'fit-modifications', rule, options });
    if (!change) return;
    const { card, on } = hunter.modifications.find(one => one.card === change.card)!;
    touched.push({ card, arc: on });
    fit(table, seat, card, change.arc, rule);
  }
}

/** D48, ZD-MOD-9: before equipment is replaced at the campfire its modifications may be taken off. */
export function* rescueModifications(table: Table, seat: Seat, arc: number): Rule {
  const hunter = table.state.hunters[seat]!;
  const on = hunter.modifications.filter(one => one.on === arc).map(one => cardOption(one.card));
  const saved = yield* chooseSome({ seat, kind: 'rescue-modifications', rule: 'ZD-MOD-9', options: on });
  for (const card of saved) fit(table, seat, card, -1, 'ZD-MOD-9');
}
