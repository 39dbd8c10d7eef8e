/** Tiles, markers, camps, fires, traps, and the decks of events and nights. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { box, tileCard } from '../content/box.ts';
import { RESOURCES } from '../content/kinds.ts';
import type { Deck, Marker, WordName } from '../content/words/index.ts';
import type { Table } from '../events.ts';
import type { Hex } from '../places.ts';
import { tileAt } from '../questions/basics.ts';
import { goodsOf, minus, noGoods, plus, total } from '../questions.ts';
import { OPEN, type State, type Stream, type TileState, type Who } from '../state.ts';

const tileOf = ({ state }: Table, hex: Hex): TileState => state.tiles.find(one => one.hex === hex)!;

export const blankTile = (hex: Hex): TileState => ({
  hex,
  card: -1,
  goods: noGoods(),
  native: noGoods(),
  water: 0,
  ammunition: [0, 0],
  source: 0,
  symbols: [],
  hasEvent: false,
  containers: [],
  hasObjective: false,
  hasToken: false,
  camp: -1,
  fire: 'none',
  trap: -1,
  bodies: [],
  drew: [],
  items: [],
  down: [],
});

/** US-EMOVE-8: the top tile of the stack, face down. */
export function layFaceDown(table: Table, hex: Hex): void {
  layTopTile(table, hex);
  table.tell({ type: 'tile-laid-down', rule: 'US-EMOVE-8', hex });
}
function layTopTile({ state }: Table, hex: Hex): void {
  const [top, ...rest] = state.stack;
  set(state, { stack: rest, tiles: [...state.tiles, { ...blankTile(hex), down: [top!] }] });
}
/** US-EXPL-1, US-EXPL-3, US-MAP-3 to US-MAP-5: turned up, and filled. */
export function turnUpTile(table: Table, hex: Hex): void {
  if (!tileAt(table.state, hex)) layTopTile(table, hex);
  const tile = writable(tileOf(table, hex));
  const card = tile.down[0]!;
  tile.down = [];
  faceUp(table, tile, card);
}
/** A tile that is named. */
export function layNamedTile(table: Table, hex: Hex, card: number): void {
  const tile = blankTile(hex);
  writable(table.state).tiles = [...table.state.tiles, tile];
  faceUp(table, tile, card);
}
const printedGoods = box.derive(({ no, sort }) =>
  (sort === 'tile' ? tileCard(no).resources : []).reduce((sum, kind) => plus(sum, goodsOf(kind)), noGoods()),
);
function faceUp({ state, tell }: Table, tile: TileState, card: number): void {
  const printed = tileCard(card);
  const goods = printedGoods(card).map((n, i) => Math.min(n, state.supply[i]!));
  writable(state).supply = minus(state.supply, goods);
  set(tile, {
    card,
    goods: plus(tile.goods, goods),
    native: goods,
    source: printed.water,
    symbols: Array.from({ length: printed.enemies }, () => OPEN),
    hasEvent: printed.hasEvent ?? false,
    containers: (printed.containers ?? []).map((_, i) => i),
  });
  tell({ type: 'tile-revealed', rule: 'US-EXPL-1', hex: tile.hex, card, reveals: true });
  if (total(goods) > 0 || printed.water > 0) tell({ type: 'filled', rule: 'US-MAP-3', hex: tile.hex, goods, water: printed.water });
}
export const MADE_CONTAINER = 9;
export function placeMarker(table: Table, hex: Hex, marker: Exclude<Marker, 'event'>, rule: ClauseId): void {
  const tile = writable(tileOf(table, hex));
  if (marker === 'container') tile.containers = [...tile.containers, MADE_CONTAINER];
  else if (marker === 'objective') tile.hasObjective = true;
  else tile.hasToken = true;
  table.tell({ type: 'marker-placed', rule, hex, marker });
}
export function takeMarker(table: Table, hex: Hex, marker: 'event' | 'objective' | 'token', rule: ClauseId): void {
  const tile = writable(tileOf(table, hex));
  if (marker === 'event') tile.hasEvent = false;
  else if (marker === 'objective') tile.hasObjective = false;
  else tile.hasToken = false;
  table.tell({ type: 'marker-taken', rule, hex, marker });
}
export function openContainer(table: Table, who: Who, hex: Hex, at: number): void {
  const tile = writable(tileOf(table, hex));
  const place = tile.containers.indexOf(at);
  tile.containers = tile.containers.filter((_, i) => i !== place);
  table.tell({ type: 'container-opened', rule: 'US-CONT-3', who, hex, at });
}
export function leaveShut(table: Table, who: Who, hex: Hex, at: number): void {
  table.tell({ type: 'container-shut', rule: 'US-CONT-4', who, hex, at });
}
/** US-CAMP-1, US-CAMP-2, US-R-118: the tent stays with it. */
export function pitchCamp(table: Table, who: Who, hex: Hex, tent: number): void {
  writable(tileOf(table, hex)).camp = tent;
  table.tell({ type: 'camp-made', rule: 'US-CAMP-2', who, hex, card: tent });
}
export function strikeCamp(table: Table, who: Who, hex: Hex): void {
  const { state, tell } = table;
  const tile = writable(tileOf(table, hex));
  const { camp } = tile;
  tile.camp = -1;
  const character = writable(state.characters[who]!);
  character.items = [...character.items, { card: camp, n: 0, isFlipped: false }];
  tell({ type: 'camp-struck', rule: 'US-CAMP-3', who, hex, card: camp });
}
export function lightFire(table: Table, who: Who, hex: Hex): void {
  writable(tileOf(table, hex)).fire = 'campfire';
  table.tell({ type: 'fire-lit', rule: 'US-FIRE-9', who, hex });
}
export function makePit(table: Table, who: Who, hex: Hex): void {
  writable(tileOf(table, hex)).fire = 'pit';
  table.tell({ type: 'pit-made', rule: 'US-FIRE-5', who, hex });
}
/** US-FIRE-6: 1 food becomes 3. */
export function cook({ state, tell }: Table, who: Who): void {
  const more = Math.min(2, state.supply[0]!);
  writable(state).supply = minus(state.supply, goodsOf('food', more));
  const character = writable(state.characters[who]!);
  character.goods = plus(character.goods, goodsOf('food', more));
  tell({ type: 'cooked', rule: 'US-FIRE-6', who });
}
/** US-FIRE-1, US-FIRE-7, US-FIRE-8. */
export function putOutFires(table: Table, hexes: readonly Hex[], rule: ClauseId): void {
  const { state, tell } = table;
  const pits: Hex[] = [];
  for (const hex of hexes) {
    const tile = writable(tileOf(table, hex));
    if (tile.fire === 'pit') {
      pits.push(hex);
      const metal = goodsOf('metal', Math.min(1, state.supply[RESOURCES.indexOf('metal')]!));
      writable(state).supply = minus(state.supply, metal);
      tile.goods = plus(tile.goods, metal);
    }
    tile.fire = 'none';
  }
  tell({ type: 'fires-out', rule, hexes, pits });
}
export function layTrap(table: Table, who: Who, hex: Hex, card: number): void {
  writable(tileOf(table, hex)).trap = card;
  table.tell({ type: 'trap-laid', rule: 'US-R-100', who, hex });
}
/** US-NCARD-2: for whom a card was drawn on this tile in this Night; once for each, who may draw on entering and again when its own turn begins. */
export function noteDrawn(table: Table, hex: Hex, who: Who): void {
  const tile = writable(tileOf(table, hex));
  if (!tile.drew.includes(who)) tile.drew = [...tile.drew, who];
}

// Decks

const DECKS = {
  enemy: { pile: 'enemyDeck', used: 'enemiesUsed', stream: 'enemies' },
  night: { pile: 'nightDeck', used: 'nightsUsed', stream: 'nights' },
  event: { pile: 'eventDeck', used: 'eventsUsed', stream: 'events' },
  loot: { pile: 'lootDeck', used: 'lootUsed', stream: 'loot-deck' },
} as const satisfies Record<Deck, { pile: keyof State; used: keyof State; stream: Stream }>;

/** US-DECK-2: once a face-up card would come to the top, all are shuffled. */
function freshen(table: Table, deck: Deck): void {
  const { pile, used } = DECKS[deck];
  if (table.state[pile].length === 0 && table.state[used].length > 0) shuffleIn(table, deck);
}
/** The top card, which is in nobody's hands now; -1 if there is none (US-R-70). */
export function drawFrom(table: Table, deck: Deck): number {
  freshen(table, deck);
  const { state } = table;
  const { pile } = DECKS[deck];
  const [top = -1, ...rest] = state[pile];
  writable(state)[pile] = rest;
  return top;
}
/** Face up under its deck. */
export function putUnder({ state }: Table, deck: Deck, cards: readonly number[]): void {
  const { used } = DECKS[deck];
  writable(state)[used] = [...state[used], ...cards];
}
export function shuffleIn(table: Table, deck: Deck): void {
  const state = writable(table.state);
  const { pile, used, stream } = DECKS[deck];
  state[pile] = table.chance.shuffle(stream, [...state[pile], ...state[used]]);
  state[used] = [];
  table.tell({ type: 'deck-shuffled', rule: 'US-DECK-2', deck });
}
/** The top card, seen by one or by all, which stays where it is; -1 if there is none. */
export function peekAtDeck(table: Table, who: Who, deck: Deck, to: readonly Seat[] | null): number {
  freshen(table, deck);
  const { state, tell } = table;
  const card = state[DECKS[deck].pile][0] ?? -1;
  const told = { type: 'peeked', rule: 'US-DECK-1', who, deck, reveals: true } as const;
  tell(to ? { ...told, secret: { to, facts: { card } } } : { ...told, card });
  return card;
}
/** Face down under the pile; whether it was is known to whoever did it, or to all. */
export function buryTopCard(table: Table, who: Who, deck: Deck, to: readonly Seat[] | null): void {
  const { state, tell } = table;
  const { pile } = DECKS[deck];
  const [card, ...rest] = state[pile];
  writable(state)[pile] = [...rest, card!];
  if (to === null) tell({ type: 'buried', rule: 'US-DECK-1', who, deck, card: card! });
}
export function drawEvent(table: Table, who: Who, card: number): void {
  table.tell({ type: 'event-drawn', rule: 'US-EVENT-1', who, card, reveals: true });
}
export function drawNight(table: Table, who: Who, card: number, isInCamp: boolean): void {
  table.tell({ type: 'night-drawn', rule: 'US-NCARD-1', who, card, isInCamp, reveals: true });
}
export function ignoreNight(table: Table, who: Who, card: number): void {
  table.tell({ type: 'night-ignored', rule: 'US-NCARD-7', who, card });
}
export function tellVote(table: Table, card: number, who: Who, votes: readonly (readonly Who[])[]): void {
  table.tell({ type: 'victim-voted', rule: 'US-NCARD-4', card, who, votes });
}
export function speak(table: Table, who: Who, card: number, word: WordName): void {
  table.tell({ type: 'word', rule: 'US-EVENT-1', who, card, word });
}
/** A tile that a mission takes out of the stack, if it is there. */
export function takeFromStack({ state }: Table, card: number): void {
  writable(state).stack = state.stack.filter(one => one !== card);
}
/** Into the lowest part of the stack: 2 is the lower half, 3 the bottom third. */
export function buryTile(table: Table, card: number, part: number): void {
  const { state, chance, tell } = table;
  takeFromStack(table, card);
  const low = Math.max(1, Math.ceil(state.stack.length / part));
  const top = state.stack.slice(0, state.stack.length - low);
  writable(state).stack = [...top, ...chance.shuffle('tiles', [...state.stack.slice(state.stack.length - low), card])];
  tell({ type: 'tile-added', rule: 'US-MISSION-4', card, part });
}
