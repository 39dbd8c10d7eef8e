/** What is received, and what does not fit. US-LOOT-7, US-R-13, US-DECK-3, US-AMMO-9, US-AMMO-11, US-R-119. */
import { type ClauseId, type Option, option, type Rule } from '@quarry/kernel';
import { cardOption, thing } from '../content/box.ts';
import { AMMUNITION, diceOf, RESOURCES } from '../content/kinds.ts';
import { chooseOne } from '../decisions.ts';
import { emptyLot, gainCard, type Lot, layDown, openBundle } from '../deeds/goods.ts';
import { drawFrom } from '../deeds/ground.ts';
import { rollFor } from '../deeds/rolls.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Table, Told } from '../events.ts';
import { seatOf } from '../questions/basics.ts';
import { fullOf, goodsOf, loadOf, shortage } from '../questions.ts';
import type { State, Who } from '../state.ts';

/** Until all that is carried fits, its owner lays something down. */
export function* makeItFit(table: Table, who: Who): Rule {
  const { state } = table;
  for (;;) {
    const { areas, gear } = shortage(state, who, loadOf(state, who));
    if (areas === 0 && gear === 0) return;
    const lot = yield* chooseOne({
      seat: seatOf(state, who),
      kind: 'lay-down',
      rule: 'US-R-13',
      options: () => (gear > 0 ? gearOf(state, who) : looseOf(state, who)),
      facts: { who, places: areas + gear },
    });
    layDown(table, who, lot, 'US-LOOT-7');
  }
}
const ofCard = (card: number): Option<Lot> => {
  const { key, about } = cardOption(card);
  return { key, about, value: { ...emptyLot(), cards: [card] } };
};
const gearOf = (state: State, who: Who): Option<Lot>[] =>
  state.characters[who]!.items.filter(one => thing(one.card).kind === 'gear').map(one => ofCard(one.card));
function looseOf(state: State, who: Who): Option<Lot>[] {
  const { goods, ammunition, items } = state.characters[who]!;
  return [
    ...RESOURCES.flatMap((kind, i) => (goods[i]! > 0 ? [option<Lot>(kind, { ...emptyLot(), goods: goodsOf(kind) })] : [])),
    ...AMMUNITION.flatMap((kind, i) =>
      ammunition[i]! > 0 ? [option<Lot>(kind, { ...emptyLot(), ammunition: AMMUNITION.map(one => (one === kind ? 1 : 0)) })] : [],
    ),
    ...items.filter(one => thing(one.card).kind !== 'gear').map(one => ofCard(one.card)),
  ];
}

/** A thing out of the loot deck, or from spoils: bundles turn into goods, weapons are loaded by dice. */
export function* receiveFound(table: Table, who: Who, card: number, from: Told<'card-gained'>['from'], rule: ClauseId): Rule {
  const printed = thing(card);
  if (printed.kind === 'bundle') {
    openBundle(table, who, card);
    yield* applyEffects(table, printed.gives ?? [], newOccasion({ who, card }));
    return;
  }
  const { weapon } = printed;
  const n = weapon?.ammunition
    ? Math.min(weapon.ammunition.holds, rollFor(table, 'ammunition', diceOf(weapon.found ?? '2G'), who, card))
    : fullOf(printed);
  gainCard(table, who, card, n, from, rule);
  yield* makeItFit(table, who);
}
/** US-DECK-3. */
export function* receiveLoot(table: Table, who: Who, n: number, rule: ClauseId): Rule {
  for (let i = 0; i < n; i++) {
    const card = drawFrom(table, 'loot');
    if (card < 0) return;
    yield* receiveFound(table, who, card, 'loot', rule);
  }
}
