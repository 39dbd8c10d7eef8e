/**
 * The only functions that change the state. Each does one thing and tells the event that it is; the event feeds the log,
 * the animation and the tests. Deeds ask nobody anything: whatever needs a choice is a rule (rules/).
 */
import type { ClauseId, Seat } from '@quarry/kernel';
import type { ActionType, Condition } from './content/types.ts';
import { isCooperative, mapInPlay, printedEnemy } from './questions.ts';
import type { EnemyState, HunterState, Stream, Table } from './state.ts';
import { eventWord, isImmune } from './texts.ts';

const without = (cards: readonly number[], gone: readonly number[]): number[] => {
  if (gone.length === 1) {
    const at = cards.indexOf(gone[0]!);
    return at < 0 ? cards.slice() : cards.toSpliced(at, 1);
  }
  return cards.filter(card => !gone.includes(card));
};

/** The deed that something is a part of, if there is one: whoever tells that deed in words tells this with it. */
export type Within = { readonly within?: 'attack' | 'trap' | 'area' | 'kill' | 'move' | 'loss' | 'purchase' | 'activation' };

const actionStream = (seat: Seat): Stream => `actions-${seat}` as Stream;

// Action cards

/** ZD-R-140: hands are secret, but open to all players in cooperative play. */
const whoSeesHand = (table: Table, seat: Seat): readonly Seat[] => (isCooperative(table.state) ? [...table.state.hunters.keys()] : [seat]);

/** Takes cards from the top of the draw pile into the hand, as far as they go. */
export function drawCards(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  const cards = hunter.draw.slice(0, n);
  if (cards.length === 0) return;
  hunter.draw = hunter.draw.slice(cards.length);
  hunter.hand = [...hunter.hand, ...cards];
  table.tell({ type: 'cards-drawn', rule, seat, n: cards.length, secret: { to: whoSeesHand(table, seat), facts: { cards } } });
}

/** Puts hand cards on the discard pile, the first named lowest. */
export function discardFromHand(table: Table, seat: Seat, cards: readonly number[], rule: ClauseId, within: Within = {}): void {
  if (cards.length === 0) return;
  const hunter = table.state.hunters[seat]!;
  hunter.hand = without(hunter.hand, cards);
  hunter.discard = [...hunter.discard, ...cards];
  table.tell({ type: 'cards-discarded', rule, seat, cards, reveals: true, ...within });
}

/** The top card of the draw pile is lost to damage; it is seen then. */
export function discardFromPile(table: Table, seat: Seat, rule: ClauseId): number {
  const hunter = table.state.hunters[seat]!;
  const card = hunter.draw[0]!;
  hunter.draw = hunter.draw.slice(1);
  hunter.discard = [...hunter.discard, card];
  table.tell({ type: 'pile-card-discarded', rule, seat, cards: [card], reveals: true, within: 'loss' });
  return card;
}

/** A played card leaves the hand and lies open until its effect is over. */
export function playCard(table: Table, seat: Seat, card: number, rule: ClauseId, within: Within = {}): void {
  const hunter = table.state.hunters[seat]!;
  hunter.hand = without(hunter.hand, [card]);
  table.tell({ type: 'card-played', rule, seat, card, reveals: true, ...within });
}

/** A played card is done with: it goes on its owner's discard pile. */
export function layOnDiscard(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.discard = [...hunter.discard, card];
  table.tell({ type: 'card-done', rule, seat, card });
}

export function returnToHand(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.hand = [...hunter.hand, card];
  table.tell({ type: 'card-returned', rule, seat, card });
}

export function scrapCards(table: Table, seat: Seat, cards: readonly number[], rule: ClauseId): void {
  if (cards.length === 0) return;
  const hunter = table.state.hunters[seat]!;
  hunter.hand = without(hunter.hand, cards);
  hunter.discard = without(hunter.discard, cards);
  hunter.scrapped = [...hunter.scrapped, ...cards];
  table.tell({ type: 'cards-scrapped', rule, seat, cards, reveals: true });
}

/** Takes the latest scrapped cards back onto the discard pile. */
export function unscrapCards(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  const cards = hunter.scrapped.slice(-n);
  if (n <= 0 || cards.length === 0) return;
  hunter.scrapped = hunter.scrapped.slice(0, -cards.length);
  hunter.discard = [...hunter.discard, ...cards];
  table.tell({ type: 'cards-unscrapped', rule, seat, cards });
}

/** Shuffles the bottom cards of the discard pile into the draw pile. */
export function recoverCards(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  const cards = hunter.discard.slice(0, n);
  if (cards.length === 0) return;
  hunter.discard = hunter.discard.slice(cards.length);
  hunter.draw = table.chance.shuffle(actionStream(seat), [...hunter.draw, ...cards]);
  table.tell({ type: 'cards-recovered', rule, seat, cards });
}

export function shuffleDeck(table: Table, seat: Seat, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.draw = table.chance.shuffle(actionStream(seat), hunter.draw);
  table.tell({ type: 'deck-shuffled', rule, seat, n: hunter.draw.length });
}

// Hunters on the map

export function moveHunter(table: Table, seat: Seat, square: number, rule: ClauseId, how: string, within: Within = {}): void {
  const hunter = table.state.hunters[seat]!;
  const from = hunter.square;
  hunter.square = square;
  table.tell({ type: 'hunter-moved', rule, seat, from, square, how, ...within });
}

/** ZD-HCOND-2, ZD-HCOND-3: at most one token of a kind, none if immune. */
export function inflictOnHunter(table: Table, seat: Seat, condition: Condition, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  if (hunter[condition] > 0 || isImmune(table.state, seat, condition)) return;
  hunter[condition] = eventWord(table.state, 'lasting-conditions') ? 2 : 1;
  table.tell({ type: 'hunter-suffers', rule, seat, condition });
}

/** A token goes; where conditions last, it takes two goes. */
export function easeHunter(table: Table, seat: Seat, condition: Condition, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  if (hunter[condition] === 1) cureHunter(table, seat, condition, rule);
  else if (hunter[condition] > 0) hunter[condition] -= 1;
}

/** However long a condition would last, it is gone. */
export function cureHunter(table: Table, seat: Seat, condition: Condition, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  if (hunter[condition] === 0) return;
  hunter[condition] = 0;
  // ZD-HCOND-9: a Shock gained anew in this activation is not the one it began with.
  if (condition === 'shock') hunter.beganShocked = false;
  table.tell({ type: 'hunter-recovers', rule, seat, condition });
}

export function fall(table: Table, seat: Seat): void {
  const hunter = table.state.hunters[seat]!;
  hunter.isUp = false;
  hunter.skip = 1;
  hunter.faints += 1;
  table.tell({ type: 'hunter-fainted', rule: 'ZD-FAINT-1', seat, faints: hunter.faints });
}

export function standUp(table: Table, seat: Seat): void {
  const hunter = table.state.hunters[seat]!;
  hunter.isUp = true;
  hunter.draw = table.chance.shuffle(actionStream(seat), [...hunter.draw, ...hunter.discard]);
  hunter.discard = [];
  table.tell({ type: 'hunter-stood-up', rule: 'ZD-FAINT-9', seat, n: hunter.draw.length });
}

export function useAction(hunter: HunterState, type: ActionType, isFree: boolean): void {
  if (isFree) hunter.free = hunter.free.toSpliced(hunter.free.indexOf(type), 1);
  else hunter.actionsLeft -= 1;
  if (hunter.repeatable.includes(type) && hunter.done.includes(type)) hunter.repeatable = hunter.repeatable.filter(one => one !== type);
  hunter.done = [...hunter.done, type];
}

/** More to do in this activation: a free action, one more action, or a type a second time. */
export function grantAction(
  table: Table,
  seat: Seat,
  grant: { readonly free: ActionType } | { readonly repeat: ActionType } | 'extra',
  rule: ClauseId,
  source: number,
): void {
  const hunter = table.state.hunters[seat]!;
  if (grant === 'extra') hunter.actionsLeft += 1;
  else if ('free' in grant) hunter.free = [...hunter.free, grant.free];
  else hunter.repeatable = [...hunter.repeatable, grant.repeat];
  const granted =
    grant === 'extra'
      ? { kind: 'extra' }
      : 'free' in grant
        ? { kind: 'free', action: grant.free }
        : { kind: 'repeat', action: grant.repeat };
  table.tell({ type: 'action-granted', rule, seat, card: source, left: hunter.actionsLeft, ...granted });
}

export function nameGrass(table: Table, seat: Seat, square: number, rule: ClauseId): void {
  table.state.grassAdded = [...table.state.grassAdded, square];
  table.tell({ type: 'grass-named', rule, seat, square });
}

// Glory, salvage, Suns

export function addGlory(table: Table, seat: Seat, n: number, rule: ClauseId, within: Within = {}): void {
  const hunter = table.state.hunters[seat]!;
  hunter.glory = Math.max(0, hunter.glory + n);
  table.tell({ type: n < 0 ? 'glory-lost' : 'glory-gained', rule, seat, n: Math.abs(n), glory: hunter.glory, ...within });
}

export function takeSalvage(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter.salvage = [...hunter.salvage, card];
  table.tell({ type: 'salvage-taken', rule, seat, card, reveals: true });
}

export function spendSalvage(table: Table, seat: Seat, cards: readonly number[], rule: ClauseId, within: Within = {}): void {
  if (cards.length === 0) return;
  const hunter = table.state.hunters[seat]!;
  hunter.salvage = without(hunter.salvage, cards);
  table.state.salvageDiscard = [...table.state.salvageDiscard, ...cards];
  table.tell({ type: 'salvage-spent', rule, seat, cards, ...within });
}

export type Sun = 'blazing' | 'full' | 'half';
export function giveSun(table: Table, seat: Seat, sun: Sun, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  hunter[`${sun}Suns`] += 1;
  table.tell({ type: 'sun-gained', rule, seat, sun });
}

// Enemies

/** How an enemy comes from one square to the next. */
export type Gait = 'patrol' | 'rejoin' | 'approach' | 'flee' | 'to-edge' | 'pushed' | 'pulled' | 'lured';

export function moveEnemy(table: Table, enemy: EnemyState, square: number, rule: ClauseId, how: Gait, within: Within = {}): void {
  const from = enemy.square;
  enemy.square = square;
  const map = mapInPlay(table.state);
  // ZD-PATROL-5, ZD-R-101: led onto another tile by its route, it keeps to that tile's route; looking for its route, it does not (ZD-PATROL-6).
  if (rule === 'ZD-PATROL-1' && map.tileOf[square] !== map.tileOf[from]) enemy.home = map.tileOf[square]!;
  table.tell({ type: 'enemy-moved', rule, enemy: enemy.id, from, square, how, ...within });
}

/** Why an enemy becomes alert: what was done, by whom, and next to which other enemy. */
export interface Alarm {
  readonly why: 'attacked' | 'hurt' | 'attack-nearby' | 'sprint' | 'shares-square' | 'hunter-near' | 'called' | 'card' | 'alert-nearby';
  readonly by?: Seat;
  readonly other?: number;
}

export function alertEnemy(table: Table, enemy: EnemyState, rule: ClauseId, alarm: Alarm): void {
  if (enemy.isAlert || enemy.status !== 'in-play') return;
  enemy.isAlert = true;
  table.tell({ type: 'enemy-alerted', rule, enemy: enemy.id, ...alarm });
  spreadAlert(table);
}

/** ZD-ALERT-4, ZD-R-56: an alert enemy alerts all others in its square, at once and in a chain. */
export function spreadAlert(table: Table): void {
  const { enemies } = table.state;
  for (const enemy of enemies) {
    if (enemy.isAlert || enemy.status !== 'in-play') continue;
    const alert = enemies.find(other => other.isAlert && other.status === 'in-play' && other.square === enemy.square);
    if (!alert) continue;
    enemy.isAlert = true;
    const alarm: Alarm = { why: 'alert-nearby', other: alert.id };
    table.tell({ type: 'enemy-alerted', rule: 'ZD-ALERT-4', enemy: enemy.id, ...alarm });
  }
}

/** What wounds an enemy besides an attack on its body. */
export type Harm = 'fire' | 'component' | 'card';

export function woundEnemy(table: Table, enemy: EnemyState, n: number, rule: ClauseId, by: Within | { readonly of: Harm }): void {
  if (n <= 0) return;
  enemy.wounds += n;
  table.tell({ type: 'enemy-wounded', rule, enemy: enemy.id, n, wounds: enemy.wounds, ...by });
}

export function setComponent(table: Table, enemy: EnemyState, component: number, status: 1 | 2, rule: ClauseId): void {
  enemy.components = enemy.components.with(component, status);
  table.tell({ type: status === 2 ? 'component-destroyed' : 'component-damaged', rule, enemy: enemy.id, component, within: 'attack' });
}

/** ZD-ECOND-2, ZD-ECOND-3: at most one token of a kind, none if immune. `by` is remembered for those who watch things burn. True if it took hold. */
export function inflictOnEnemy(table: Table, enemy: EnemyState, condition: Condition, by: Seat, rule: ClauseId): boolean {
  if (enemy[condition] > 0 || printedEnemy(enemy).immune.includes(condition)) return false;
  enemy[condition] = eventWord(table.state, 'lasting-conditions') ? 2 : 1;
  if (condition === 'fire') enemy.burnedBy = by;
  table.tell({ type: 'enemy-suffers', rule, enemy: enemy.id, condition });
  return true;
}

export function easeEnemy(table: Table, enemy: EnemyState, condition: Condition, rule: ClauseId): void {
  if (enemy[condition] === 0) return;
  enemy[condition] -= 1;
  if (enemy[condition] === 0) table.tell({ type: 'enemy-recovers', rule, enemy: enemy.id, condition });
}

export function setArmour(table: Table, enemy: EnemyState, n: number, rule: ClauseId): void {
  enemy.armour = n;
  table.tell({ type: 'enemy-armour', rule, enemy: enemy.id, n });
}

/** What a kill brings at once: encounter points, all of them so far, and glory. */
export interface Reward {
  readonly points: number;
  readonly inAll: number;
  readonly glory: number;
}

export function removeEnemy(
  table: Table,
  enemy: EnemyState,
  status: 'killed' | 'burnt' | 'escaped',
  rule: ClauseId,
  by: Seat,
  reward?: Reward,
): void {
  enemy.status = status;
  enemy.isAlert = false;
  table.tell({ type: `enemy-${status}`, rule, enemy: enemy.id, by, ...reward });
}

export function gainPoints(table: Table, n: number, rule: ClauseId): void {
  table.state.points += n;
  table.tell({ type: 'points-gained', rule, n, points: table.state.points, within: 'kill' });
}

// Equipment

/** Puts equipment into its arc; what lay there leaves the game with the modifications still on it (ZD-EQ-2, ZD-R-167). */
export function equip(table: Table, seat: Seat, card: number, arc: number, rule: ClauseId): void {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  const old = hunter.equipment[arc]!;
  if (old >= 0) {
    const lost = hunter.modifications.filter(one => one.on === arc).map(one => one.card);
    hunter.modifications = hunter.modifications.filter(one => one.on !== arc);
    state.removed = [...state.removed, old, ...lost];
    table.tell({ type: 'equipment-lost', rule: 'ZD-EQ-2', seat, card: old, modifications: lost });
  }
  hunter.equipment = hunter.equipment.with(arc, card);
  table.tell({ type: 'equipped', rule, seat, card });
}

/** Puts a modification on the card in an arc, or takes it off with -1. */
export function fit(table: Table, seat: Seat, card: number, arc: number, rule: ClauseId): void {
  const one = table.state.hunters[seat]!.modifications.find(modification => modification.card === card)!;
  one.on = arc;
  table.tell({ type: arc < 0 ? 'modification-taken-off' : 'modification-fitted', rule, seat, card, arc });
}

export function removeFromGame(table: Table, cards: readonly number[], rule: ClauseId, seat: Seat): void {
  if (cards.length === 0) return;
  table.state.removed = [...table.state.removed, ...cards];
  table.tell({ type: 'cards-removed', rule, seat, cards });
}

export { without };
