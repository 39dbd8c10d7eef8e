/** What happens in camp: gear, modifications, decks, satchels, characters. FW-EQUIP-*, FW-MOD-*, FW-DECK-12..17, FW-R-72. */

import { type ClauseId, type Seat, sceneOver } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { offTheMap } from '../campaign/at-rest.ts';
import { gearCard, sortOf } from '../content/box.ts';
import type { CharacterId, Resource } from '../content/kinds.ts';
import type { Table } from '../events.ts';
import { type GearPlace, gearPlace, maxDial } from '../questions.ts';
import type { MarshalState, State, StoredState } from '../state.ts';
import { deckStream } from './cards.ts';
import { fitDial } from './marshals.ts';

const without = (cards: readonly number[], ...gone: readonly number[]): number[] => cards.filter(card => !gone.includes(card));

/** FW-R-94: what was asked is asked again once they are back. */
export function goToCamp({ state }: Table, seat: Seat): never {
  set(state, { camping: seat, refused: [] });
  if (state.effects) writable(state.effects).isAskedAgain = true;
  throw sceneOver;
}
export function leaveCamp({ state }: Table): void {
  writable(state).camping = -1;
}
/** Something that is done again and again, until they have enough of it. */
export function takeUp({ state }: Table, chore: State['chore']): void {
  writable(state).chore = chore;
}

/** FW-MOD-5: what was fitted to a piece that is put away lies beside it. */
function strip(marshal: MarshalState, card: number): void {
  const loose = marshal.fitted.filter(one => one.on === card).map(one => one.card);
  set(marshal, { fitted: marshal.fitted.filter(one => one.on !== card), satchel: [...marshal.satchel, ...loose] });
}

/** FW-EQUIP-1, FW-EQUIP-12, FW-HP-9. */
export function swapGear(table: Table, seat: Seat, card: number): void {
  const { state, tell } = table;
  const marshal = writable(state.party.marshals[seat]!);
  const place = gearPlace(gearCard(card).kind as GearPlace);
  const old = marshal.gear[place]!;
  strip(marshal, old);
  marshal.gear = marshal.gear.with(place, card);
  marshal.satchel = [...without(marshal.satchel, card), old];
  fitDial(table, seat, maxDial(state, seat));
  tell({ type: 'gear-swapped', rule: 'FW-EQUIP-1', seat, card, for: old });
}

/** FW-MOD-2, FW-HP-8. */
export function fitModification({ state, tell }: Table, seat: Seat, card: number, on: number): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.satchel = without(marshal.satchel, card);
  marshal.fitted = [...marshal.fitted, { card, on }];
  tell({ type: 'modification-fitted', rule: 'FW-MOD-2', seat, card, on });
}

/** FW-MOD-4, FW-HP-9. */
export function takeOffModification(table: Table, seat: Seat, card: number): void {
  const { state, tell } = table;
  const marshal = writable(state.party.marshals[seat]!);
  marshal.fitted = marshal.fitted.filter(one => one.card !== card);
  marshal.satchel = [...marshal.satchel, card];
  fitDial(table, seat, maxDial(state, seat));
  tell({ type: 'modification-taken-off', rule: 'FW-MOD-4', seat, card });
}

/** FW-DECK-13: straight to the discard pile. */
export function addCard({ state, tell }: Table, seat: Seat, card: number): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.satchel = without(marshal.satchel, card);
  marshal.discard = [...marshal.discard, card];
  tell({ type: 'card-added', rule: 'FW-DECK-13', seat, card });
}

/** FW-DECK-15, FW-DECK-16: out of the deck means a shuffle. */
export function removeCard({ state, chance, tell }: Table, seat: Seat, card: number): void {
  const marshal = writable(state.party.marshals[seat]!);
  const isInDeck = marshal.deck.includes(card);
  marshal.discard = without(marshal.discard, card);
  marshal.satchel = [...marshal.satchel, card];
  if (isInDeck) marshal.deck = chance.shuffle(deckStream(seat), without(marshal.deck, card));
  tell({ type: 'card-removed', rule: 'FW-DECK-15', seat, card, reveals: true });
  if (isInDeck) tell({ type: 'deck-shuffled', rule: 'FW-DECK-16', seat });
}

/** FW-R-17. A piece that is turned to level 2 stays so. */
export function passCard({ state, tell }: Table, seat: Seat, to: Seat, card: number): void {
  const [giver, taker] = [writable(state.party.marshals[seat]!), writable(state.party.marshals[to]!)];
  giver.satchel = without(giver.satchel, card);
  taker.satchel = [...taker.satchel, card];
  if (giver.upgraded.includes(card)) {
    giver.upgraded = without(giver.upgraded, card);
    taker.upgraded = [...taker.upgraded, card];
  }
  tell({ type: 'card-passed', rule: 'FW-R-17', seat, to, card });
}

/** FW-LEVEL-3: so many cards, of what is open to them when they choose. */
export function grantCards({ state }: Table, seat: Seat, n: number): void {
  writable(state).toGain = state.party.marshals.map((_, one) => (one === seat ? n : (state.toGain[one] ?? 0)));
}

/** FW-LEVEL-3. */
export function gainCard(table: Table, seat: Seat, card: number): void {
  const { state, tell } = table;
  const party = writable(state.party);
  const left = state.toGain[seat] ?? 0;
  if (left > 0) grantCards(table, seat, left - 1);
  const marshal = writable(party.marshals[seat]!);
  party.inactive = without(party.inactive, card);
  marshal.satchel = [...marshal.satchel, card];
  tell({ type: 'card-gained', rule: 'FW-LEVEL-3', seat, card });
}

/** FW-UPG-1: what was paid went back to its piles before. */
export function turnGear({ state, tell }: Table, seat: Seat, card: number, paid: readonly Resource[]): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.upgraded = [...marshal.upgraded, card];
  tell({ type: 'gear-upgraded', rule: 'FW-UPG-1', seat, card, paid });
}

// Characters

/** What a character brings who has never been here. Cards come out of the store. */
export interface Kit {
  readonly gear: readonly number[];
  readonly deck: readonly number[];
  readonly dial: number;
}

const isOwnGear = (card: number, character: CharacterId): boolean => sortOf(card) === 'gear' && gearCard(card).of === character;

/** FW-R-72: who leaves keeps what has the own symbol; all else passes over. */
export function seatCharacter(table: Table, seat: Seat, to: CharacterId, kit: Kit, rule: ClauseId): void {
  const { state, chance, tell } = table;
  const party = writable(state.party);
  const marshal = party.marshals[seat]!;
  const from = marshal.character;
  const { leaver, passedOn } = leave(marshal);
  const back = party.stored.find(one => one.character === to);
  party.stored = [...party.stored.filter(one => one !== back), leaver];
  const newcomer = back ?? { ...kit, character: to, upgraded: [], satchel: [], heap: kit.deck, discard: [] };
  const cards = [...newcomer.gear, ...newcomer.heap];
  party.inactive = without(party.inactive, ...cards);
  set(marshal, {
    ...offTheMap(),
    character: to,
    dial: newcomer.dial,
    gear: [...newcomer.gear],
    upgraded: [...newcomer.upgraded, ...passedOn.upgraded],
    fitted: [],
    satchel: [...newcomer.satchel, ...passedOn.cards],
    discard: [...newcomer.discard],
    hand: [],
    deck: chance.shuffle(deckStream(seat), newcomer.heap),
  });
  fitDial(table, seat, maxDial(state, seat));
  tell({ type: 'character-changed', rule, seat, from, to });
}

/** What is stored of a character, and what the next one finds in the satchel. Each has the own four pieces, in use or not. */
export function leave(marshal: MarshalState): {
  readonly leaver: StoredState;
  readonly passedOn: { readonly cards: readonly number[]; readonly upgraded: readonly number[] };
} {
  const { character, dial, deck, discard } = marshal;
  const things = [...marshal.gear, ...marshal.satchel, ...marshal.fitted.map(one => one.card)];
  const own = things.filter(card => isOwnGear(card, character));
  const gear = marshal.gear.map(card => own.find(one => gearCard(one).kind === gearCard(card).kind)!);
  const actions = marshal.satchel.filter(card => sortOf(card) === 'action');
  const cards = without(things, ...own, ...actions);
  const heap = [...deck].sort((a, b) => a - b);
  const leaver = { character, dial, gear, upgraded: marshal.upgraded.filter(card => own.includes(card)), satchel: actions, heap, discard };
  return { leaver, passedOn: { cards, upgraded: marshal.upgraded.filter(card => cards.includes(card)) } };
}

export function refuseChange({ tell }: Table, seat: Seat, by: Seat): void {
  tell({ type: 'change-refused', rule: 'FW-CAMP-4', seat, by });
}
