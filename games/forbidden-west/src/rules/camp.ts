/**
 * What each player may do for the own character whenever nobody fights: change gear, fit modifications, edit the deck, pass things on, spend a supply, take another
 * character. FW-EQUIP-*, FW-MOD-*, FW-DECK-12..17, FW-SATCH-2, FW-ITEM-4..6, FW-CAMP-4, FW-R-16, FW-R-17, FW-R-72, FW-R-94.
 */
import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import {
  actionsOf,
  canUse,
  fitsOn,
  fittable,
  freeCharacters,
  freeSlots,
  gainable,
  gainsOf,
  gearIn,
  injuriesOf,
  isDeckFull,
  modificationsIn,
  mostCards,
  slotsOf,
  sparesIn,
  startingKit,
} from '../campaign/kits.ts';
import { cardOption, keyOf } from '../content/box.ts';
import { type CharacterId, RESOURCES } from '../content/kinds.ts';
import { askAll, type Chore, chooseOne, type HandOver, mayChoose } from '../decisions.ts';
import {
  addCard,
  fitModification,
  gainCard,
  grantCards,
  leaveCamp,
  passCard,
  refuseChange,
  removeCard,
  seatCharacter,
  swapGear,
  takeOffModification,
  takeUp,
} from '../deeds/camp.ts';
import { recoverCards } from '../deeds/cards.ts';
import { changeSupplies, passResource } from '../deeds/marshals.ts';
import type { Table } from '../events.ts';
import { cardsOwned, marshalOf, resourcesOf, seatsOf } from '../questions.ts';
import type { OutsideRefused } from '../refusals/outside.ts';
import type { MarshalView, State } from '../state.ts';

const SUPPLY_CARDS = 10;

const CHORES = {
  gear: option<Chore>('gear', 'gear'),
  'take-off': option<Chore>('take-off', 'take-off'),
  add: option<Chore>('add', 'add'),
  remove: option<Chore>('remove', 'remove'),
  'pass-on': option<Chore>('pass-on', 'pass-on'),
  supply: option<Chore>('supply', 'supply'),
  character: option<Chore>('character', 'character'),
  leave: option<Chore>('leave', 'leave'),
};

/** Only what is possible, and the way back. */
function choresOf(state: State, seat: Seat): Option<Chore>[] {
  const marshal = marshalOf(state, seat);
  const fits = marshal.gear
    .filter(gear => fittable(marshal, gear).length > 0)
    .map(gear => option<Chore>(`fit-${keyOf(gear)}`, { fit: gear }, { kind: 'card', id: gear }));
  return [...fits, ...SOMETIMES.filter(chore => IS_OPEN[chore](state, seat)).map(chore => CHORES[chore]), CHORES.leave];
}

const SOMETIMES = ['gear', 'take-off', 'add', 'remove', 'pass-on', 'supply', 'character'] as const;
const IS_OPEN: Readonly<Record<(typeof SOMETIMES)[number], (state: State, seat: Seat) => boolean>> = {
  gear: (state, seat) => wearable(marshalOf(state, seat)).length > 0,
  'take-off': (state, seat) => marshalOf(state, seat).fitted.length > 0,
  add: (state, seat) => sparesIn(marshalOf(state, seat)).length > 0 && !isDeckFull(state, seat),
  remove: (state, seat) => cardsOwned(state.party.marshals[seat]!) > 0,
  'pass-on': (state, seat) => canPassOn(state, seat),
  supply: (state, seat) => state.party.supplies > 0 && marshalOf(state, seat).discard.length > 0,
  character: state => freeCharacters(state).length > 0,
};

/** Somebody who can only leave again is not asked in. */
export const canCamp = (state: State, seat: Seat): boolean =>
  SOMETIMES.some(chore => IS_OPEN[chore](state, seat)) ||
  marshalOf(state, seat).gear.some(gear => fittable(marshalOf(state, seat), gear).length > 0);

/** One player's camp, chore by chore: as much as is wanted. */
export function* camp(table: Table): Rule {
  const { state } = table;
  const { camping: seat, chore: takenUp } = state;
  if (takenUp !== 'none') {
    if (!(yield* AGAIN_AND_AGAIN[takenUp](table, seat))) takeUp(table, 'none');
    return;
  }
  const chore = canCamp(state, seat) ? yield* chooseChore(state, seat) : 'leave';
  if (chore === 'leave') leaveCamp(table);
  else if (typeof chore === 'object') yield* fit(table, seat, chore.fit);
  else if (isDoneAgain(chore)) takeUp(table, chore);
  else yield* ONCE[chore](table, seat);
}

function* chooseChore(state: State, seat: Seat): Rule<Chore> {
  const options = () => choresOf(state, seat);
  const not = () => refusalsOf(state, seat);
  return yield* chooseOne({ seat, kind: 'camp', rule: 'FW-R-94', options, not });
}

type Again = Exclude<State['chore'], 'none'>;
/** One card or one thing at a time; whether there may be more. */
const AGAIN_AND_AGAIN: Readonly<Record<Again, (table: Table, seat: Seat) => Rule<boolean>>> = { add, remove, 'pass-on': passOn };
const isDoneAgain = (chore: Exclude<Chore, object>): chore is Again => chore in AGAIN_AND_AGAIN;

const ONCE: Readonly<Record<Exclude<Chore, object | 'leave' | Again>, (table: Table, seat: Seat) => Rule>> = {
  gear: swap,
  'take-off': takeOff,
  supply,
  character: changeCharacter,
};

// Gear: FW-EQUIP-1, FW-R-16

const wearable = (marshal: MarshalView): number[] => gearIn(marshal).filter(card => canUse(marshal, card));

function* swap(table: Table, seat: Seat): Rule {
  const options = () => wearable(marshalOf(table.state, seat)).map(cardOption);
  const card = yield* mayChoose({ seat, kind: 'camp-gear', rule: 'FW-EQUIP-1', options });
  if (card !== null) swapGear(table, seat, card);
}

/** FW-MOD-1, FW-MOD-2, FW-MOD-5, FW-EQUIP-9. */
function* fit(table: Table, seat: Seat, gear: number): Rule {
  const options = () => fittable(marshalOf(table.state, seat), gear).map(cardOption);
  const card = yield* mayChoose({ seat, kind: 'camp-fit', rule: 'FW-MOD-2', options, facts: { gear } });
  if (card !== null) fitModification(table, seat, card, gear);
}

function* takeOff(table: Table, seat: Seat): Rule {
  const options = marshalOf(table.state, seat).fitted.map(one => cardOption(one.card));
  const card = yield* mayChoose({ seat, kind: 'camp-take-off', rule: 'FW-MOD-4', options });
  if (card !== null) takeOffModification(table, seat, card);
}

// Decks: FW-DECK-12 to FW-DECK-17

function* add(table: Table, seat: Seat): Rule<boolean> {
  const { state } = table;
  if (isDeckFull(state, seat)) return false;
  const options = () => sparesIn(marshalOf(state, seat)).map(cardOption);
  const card = yield* mayChoose({ seat, kind: 'camp-add', rule: 'FW-DECK-13', options });
  if (card !== null) addCard(table, seat, card);
  return card !== null;
}

function* remove(table: Table, seat: Seat): Rule<boolean> {
  const { state } = table;
  const options = () => actionsOf(state, seat).map(cardOption);
  const not = () => injuriesOf(state, seat).map(staysIn);
  const card = yield* mayChoose({ seat, kind: 'camp-remove', rule: 'FW-DECK-15', options, not });
  if (card !== null) removeCard(table, seat, card);
  return card !== null;
}

// Satchels: FW-SATCH-2, FW-R-17

function passable(state: State, seat: Seat): Option<HandOver>[] {
  const marshal = marshalOf(state, seat);
  return seatsOf(state)
    .filter(to => to !== seat)
    .flatMap(to => {
      const whom = { kind: 'seat', id: to } as const;
      const resources = RESOURCES.filter(kind => resourcesOf(marshal, kind) > 0);
      const cards = [...modificationsIn(marshal), ...gearIn(marshal).filter(card => canUse(marshalOf(state, to), card))];
      return [
        ...resources.map(kind => option<HandOver>(`${kind}-to-${to}`, { to, kind }, { kind: 'resource', id: kind }, whom)),
        ...cards.map(card => option<HandOver>(`${keyOf(card)}-to-${to}`, { to, card }, { kind: 'card', id: card }, whom)),
      ];
    });
}

/** Whether any of it can be passed to anybody. */
function canPassOn(state: State, seat: Seat): boolean {
  const marshal = marshalOf(state, seat);
  const isForAll = marshal.resources.some(n => n > 0) || modificationsIn(marshal).length > 0;
  const isFor = (to: Seat): boolean => isForAll || gearIn(marshal).some(card => canUse(marshalOf(state, to), card));
  return seatsOf(state).some(to => to !== seat && isFor(to));
}

function* passOn(table: Table, seat: Seat): Rule<boolean> {
  const options = () => passable(table.state, seat);
  const passed = yield* mayChoose({ seat, kind: 'camp-pass', rule: 'FW-SATCH-2', options });
  if (passed === null) return false;
  if ('kind' in passed) passResource(table, seat, passed.to, passed.kind);
  else passCard(table, seat, passed.to, passed.card);
  return true;
}

/** FW-ITEM-4, FW-ITEM-5. Nothing is left to choose. */
function* supply(table: Table, seat: Seat): Rule {
  changeSupplies(table, -1, 'FW-ITEM-2');
  recoverCards(table, seat, SUPPLY_CARDS, 'supply', 'FW-ITEM-4');
}

// Characters: FW-CAMP-4, FW-R-72

const AGREE: readonly Option<boolean>[] = [option('yes', true), option('no', false)];

function* changeCharacter(table: Table, seat: Seat): Rule {
  const { state } = table;
  const options = freeCharacters(state).map(one => option(one, one, { kind: 'character', id: one }));
  const character = yield* mayChoose<CharacterId>({ seat, kind: 'camp-character', rule: 'FW-CAMP-4', options });
  if (character === null) return;
  const others = seatsOf(state).filter(one => one !== seat);
  const questions = others.map(one => ({
    seat: one,
    kind: 'agree-to-change' as const,
    rule: 'FW-CAMP-4',
    options: AGREE,
    facts: { by: seat, character },
  }));
  const agreed = yield* askAll(questions);
  const against = agreed.indexOf(false);
  if (against >= 0) refuseChange(table, seat, others[against]!);
  else become(table, seat, character);
}

/** As strong as whoever leaves: as many cards gained. */
function become(table: Table, seat: Seat, character: CharacterId): void {
  const { state } = table;
  const before = gainsOf(state, seat);
  seatCharacter(table, seat, character, startingKit(character), 'FW-CAMP-4');
  grantCards(table, seat, Math.max(0, before - gainsOf(state, seat)));
}

/** FW-LEVEL-3, FW-LEVEL-4: one card, of the first seat that has still to gain any. */
export function* gain(table: Table): Rule {
  const { state } = table;
  const seat = state.toGain.findIndex(n => n > 0);
  const left = state.toGain[seat]!;
  const options = gainable(state, seat).map(cardOption);
  if (options.length === 0) return grantCards(table, seat, 0);
  gainCard(table, seat, yield* chooseOne({ seat, kind: 'gain-card', rule: 'FW-LEVEL-4', options, facts: { left } }));
}

// What is not offered, and why

const staysIn = (card: number): OutsideRefused => ({
  about: [{ kind: 'card', id: card }],
  why: 'FW-INJ-3',
  facts: { reason: 'injury-stays', card },
});

function refusalsOf(state: State, seat: Seat): OutsideRefused[] {
  const marshal = marshalOf(state, seat);
  const chore = (id: string) => ({ kind: 'chore', id }) as const;
  const found: OutsideRefused[] = [];
  if (state.party.supplies === 0) found.push({ about: [chore('supply')], why: 'FW-ITEM-2', facts: { reason: 'no-supplies' } });
  else if (marshal.discard.length === 0) found.push({ about: [chore('supply')], why: 'FW-R-98', facts: { reason: 'empty-discard' } });
  if (isDeckFull(state, seat))
    for (const card of sparesIn(marshal))
      found.push({
        about: [{ kind: 'card', id: card }],
        why: 'FW-DECK-14',
        facts: { reason: 'deck-full', card, most: mostCards(state, seat) },
      });
  for (const card of gearIn(marshal))
    if (!canUse(marshal, card))
      found.push({ about: [{ kind: 'card', id: card }], why: 'FW-EQUIP-3', facts: { reason: 'of-another', card } });
  for (const card of modificationsIn(marshal)) found.push(...whyNotFitted(marshal, card));
  if (freeCharacters(state).length === 0)
    found.push({ about: [chore('character')], why: 'FW-CAMP-2', facts: { reason: 'everybody-here' } });
  return found;
}

/** FW-EQUIP-9: every place that it would fit on is taken. */
function whyNotFitted(marshal: MarshalView, card: number): OutsideRefused[] {
  const places = marshal.gear.filter(gear => fitsOn(card, gear));
  if (places.some(gear => freeSlots(marshal, gear) > 0)) return [];
  const slots = places.reduce((sum, gear) => sum + slotsOf(marshal, gear), 0);
  return [{ about: [{ kind: 'card', id: card }], why: 'FW-EQUIP-9', facts: { reason: 'no-slot', card, slots } }];
}
