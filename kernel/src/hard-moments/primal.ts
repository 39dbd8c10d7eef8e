/**
 * Primal's three hardest moments (decision 0002): behaviours that wait while the group picks the next and new ones arrive, a deck that
 * empties in the middle of the effect that uses it, and Assist, which any other hunter may play between two actions.
 */
import { chooseOne, confirm, offer, option } from '../ask.ts';
import type { Table } from '../game.ts';
import type { Rule, Seat } from '../types.ts';

/** 1. A behaviour in play: what triggers it, and what its base ability does to the monster's side of the table. */
export interface Behaviour {
  readonly id: string;
  readonly icon: 'attack' | 'threatened';
  readonly does: 'threaten' | 'struggle-2' | 'discard-next-slot';
}
export interface Monster {
  readonly hunters: number;
  readonly firstPlayer: Seat;
  slots: readonly (Behaviour | null)[];
  pile: readonly Behaviour[];
  /** Triggered and not yet resolved. A card that has left its slot since is passed over (PA-BEH-20). */
  waiting: readonly Behaviour[];
  struggle: number;
}

/** PA-BEH-2, 7: only what lies in a slot now can be triggered; a refill comes later. */
export function trigger({ state }: Table<Monster>, icon: Behaviour['icon']): void {
  const matching = state.slots.filter(card => card !== null).filter(card => card.icon === icon && !state.waiting.includes(card));
  state.waiting = [...state.waiting, ...matching];
}

/** PA-BEH-6, 19: the group picks one at a time, each is finished before the next; an unleash that is due goes first (PA-STRUG-8). */
export function* resolveWaiting(table: Table<Monster>): Rule {
  const { state, tell } = table;
  for (;;) {
    if (state.struggle >= 3 * state.hunters) {
      state.struggle = state.hunters;
      tell({ type: 'unleashed', rule: 'PA-STRUG-1' });
    }
    state.waiting = state.waiting.filter(card => state.slots.includes(card));
    if (state.waiting.length === 0) return;
    const options = state.waiting.map(card => option(card.id, card.id, { kind: 'slot', id: state.slots.indexOf(card) }));
    const id = yield* chooseOne({ seat: state.firstPlayer, kind: 'next-behaviour', rule: 'PA-BEH-6', options });
    resolve(table, state.waiting.find(card => card.id === id)!);
  }
}

function resolve(table: Table<Monster>, card: Behaviour): void {
  const { state, tell } = table;
  tell({ type: 'behaviour', rule: 'PA-BEH-4', card: card.id, reveals: true });
  if (card.does === 'threaten') trigger(table, 'threatened');
  if (card.does === 'struggle-2') state.struggle += 2;
  const at = state.slots.indexOf(card);
  const emptied = card.does === 'discard-next-slot' ? [at, at + 1] : [at];
  state.slots = state.slots.map((one, slot) => (emptied.includes(slot) ? (state.pile[emptied.indexOf(slot)] ?? null) : one));
  state.pile = state.pile.slice(emptied.length);
}

/** 2. A hunter's deck. Red and blue cards are offensive. */
export interface Hunter {
  readonly weaponLevel: number;
  readonly health: number;
  damage: number;
  isUp: boolean;
  pile: readonly string[];
  discard: readonly string[];
}

/** PA-KW-VOLLEY-1, 3: may discard the top cards and deal damage for the offensive ones; none if the fatigue fells the hunter (PA-R-55). */
export function* volley(table: Table<Hunter>, seat: Seat, cards: number): Rule<number> {
  if (!(yield* confirm({ seat, kind: 'volley', rule: 'PA-KW-VOLLEY-1' }))) return 0;
  let offensive = 0;
  for (let i = 0; i < cards && table.state.isUp; i++) if (/red|blue/.test(discardTop(table) ?? '')) offensive += 1;
  return table.state.isUp ? offensive * table.state.weaponLevel : 0;
}

/** A deed. PA-DECK-1..3, 6: the moment the last card leaves there is fatigue, then the shuffle, the card just moved included. */
function discardTop({ state, chance, tell }: Table<Hunter>): string | null {
  if (state.pile.length === 0) [state.pile, state.discard] = [chance.shuffle('deck', state.discard), []]; // made up for, free: PA-DECK-5
  const [card, ...rest] = state.pile;
  if (card === undefined) return null;
  [state.pile, state.discard] = [rest, [...state.discard, card]];
  tell({ type: 'discarded', rule: 'PA-KW-VOLLEY-1', card, reveals: true });
  if (rest.length > 0) return card;
  state.damage += state.weaponLevel;
  state.isUp = state.damage < state.health;
  [state.pile, state.discard] = [chance.shuffle('deck', state.discard), []];
  tell({ type: state.isUp ? 'fatigued' : 'knocked-out', rule: state.isUp ? 'PA-DECK-1' : 'PA-KO-1', damage: state.damage });
  return card;
}

/** 3. Hands are open. Cards that can assist end in `+`, a finisher ends in `!`. */
export interface Turn {
  readonly active: Seat;
  hands: readonly (readonly string[])[];
  /** Seats that have assisted in this turn (PA-KW-ASSIST-2). */
  assisted: readonly Seat[];
}

/** The Action phase: between two actions the others may assist; after a finisher they may not (PA-KW-FIN-2). */
export function* actionPhase(table: Table<Turn>): Rule {
  const { state, passes, tell } = table;
  const seat = state.active;
  for (let isOver = false; !isOver; ) {
    yield* assistWindow(table);
    const hand = state.hands[seat]!.map(card => option<string | null>(card, card, { kind: 'card', id: card }));
    const card = yield* chooseOne({ seat, kind: 'act', rule: 'PA-ACT-1', options: [...hand, option('end-phase', null)] });
    if (card !== null) {
      take(state, seat, card);
      tell({ type: 'played', rule: 'PA-PLAY-6', seat, card });
    }
    isOver = card === null || card.endsWith('!');
  }
  passes.forget('turn');
}

function* assistWindow({ state, passes, tell }: Table<Turn>): Rule {
  const others = state.hands.map((_, i) => (state.active + i) % state.hands.length).slice(1);
  yield* offer<string>(passes, {
    name: 'assist',
    rule: 'PA-KW-ASSIST-1',
    seats: others,
    until: 'turn',
    options: seat =>
      state.assisted.includes(seat) ? [] : state.hands[seat]!.filter(card => card.endsWith('+')).map(card => option(card, card)),
    *play(seat, card) {
      take(state, seat, card);
      state.assisted = [...state.assisted, seat];
      state.hands = state.hands.map((hand, i) => (i === state.active ? [...hand, 'drawn'] : hand));
      tell({ type: 'assisted', rule: 'PA-KW-ASSIST-1', seat, card });
      return 'go-on';
    },
  });
}

function take(state: Turn, seat: Seat, card: string): void {
  state.hands = state.hands.map((hand, i) => (i === seat ? hand.filter(one => one !== card) : hand));
}
