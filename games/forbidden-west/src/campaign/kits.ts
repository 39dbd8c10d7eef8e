/** What a character owns: what is brought at first, what can be gained, fitted, passed on and paid. Questions only; FW-CHAR-2..4, FW-LEVEL-4, FW-R-72. */
import type { Seat } from '@quarry/kernel';
import { ACTION_NUMBERS, actionCard, GEAR_NUMBERS, gearCard, modificationCard, sortOf } from '../content/box.ts';
import { CHARACTERS, type CharacterId, GEAR_KINDS } from '../content/kinds.ts';
import type { Kit } from '../deeds/camp.ts';
import { cardsOwned, faceOf, fittedOn, marshalOf, profileOf } from '../questions.ts';
import type { MarshalView, State, View } from '../state.ts';

/** FW-CHAR-3, FW-CHAR-4, FW-CHAR-6: four pieces at level 1 and the starting deck. */
export function startingKit(character: CharacterId): Kit {
  const own = GEAR_NUMBERS.filter(card => gearCard(card).of === character);
  const gear = GEAR_KINDS.map(kind => own.find(card => gearCard(card).kind === kind)!);
  return { gear, deck: startingDeck(character), dial: gearCard(gear[3]!).levels[0].health ?? 1 };
}
export const startingDeck = (character: CharacterId): number[] =>
  ACTION_NUMBERS.filter(card => actionCard(card).of === character && actionCard(card).isStarting === true);

/** Action cards beyond those that the character began with. */
const gainsIn = (cards: readonly number[]): number =>
  cards.filter(card => sortOf(card) === 'action' && actionCard(card).isStarting !== true).length;

/** FW-LEVEL-2, FW-LEVEL-4: the open selection, of the own symbol or the Marshals'. */
export function gainable(view: View, seat: Seat): number[] {
  const { character } = marshalOf(view, seat);
  return ACTION_NUMBERS.filter(card => {
    const { of, level } = actionCard(card);
    return level <= view.selection && (of === character || of === 'marshal') && view.party.inactive.includes(card);
  });
}

export const freeCharacters = (view: View): CharacterId[] =>
  CHARACTERS.filter(character => !view.party.marshals.some(one => one.character === character));

// Gear and modifications

/** FW-EQUIP-3, FW-EQUIP-4. */
export const canUse = ({ character }: MarshalView, card: number): boolean => {
  const { of } = gearCard(card);
  return of === undefined || of === character;
};
export const gearIn = ({ satchel }: MarshalView): number[] => satchel.filter(card => sortOf(card) === 'gear');
export const modificationsIn = ({ satchel }: MarshalView): number[] => satchel.filter(card => sortOf(card) === 'modification');
/** FW-MOD-1. */
export const fitsOn = (modification: number, gear: number): boolean => {
  const { kind } = gearCard(gear);
  return modificationCard(modification).kind === 'coil' ? kind === 'melee' || kind === 'ranged' : kind === 'armour';
};
export const slotsOf = (marshal: MarshalView, gear: number): number => faceOf(marshal, gear).slots ?? 0;
/** FW-EQUIP-9. */
export const freeSlots = (marshal: MarshalView, gear: number): number => slotsOf(marshal, gear) - fittedOn(marshal, gear).length;
export const fittable = (marshal: MarshalView, gear: number): number[] =>
  freeSlots(marshal, gear) > 0 ? modificationsIn(marshal).filter(card => fitsOn(card, gear)) : [];

// Decks. What lies in a deck is known, its order is not: cards are named by number, never as they lie.

const inDeckAndDiscard = ({ party }: State, seat: Seat): number[] => {
  const { deck, discard } = party.marshals[seat]!;
  return [...deck, ...discard].sort((a, b) => a - b);
};
export const actionsOf = (state: State, seat: Seat): number[] => inDeckAndDiscard(state, seat).filter(card => sortOf(card) === 'action');
export const injuriesOf = (state: State, seat: Seat): number[] => inDeckAndDiscard(state, seat).filter(card => sortOf(card) === 'injury');

export const gainsOf = (state: State, seat: Seat): number => gainsIn([...actionsOf(state, seat), ...state.party.marshals[seat]!.satchel]);

/** FW-DECK-14, FW-DECK-17. */
export const mostCards = (view: View, seat: Seat): number => profileOf(view, seat).deck;
export const isDeckFull = (state: State, seat: Seat): boolean => cardsOwned(state.party.marshals[seat]!) >= mostCards(state, seat);
export const sparesIn = ({ satchel }: MarshalView): number[] => satchel.filter(card => sortOf(card) === 'action');
