/** Hunters: who plays whom, where they stand, what they suffer, how they fall, and what they learn. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { equipmentCard, KITS } from '../content/box.ts';
import { HUNTERS } from '../content/hunters.ts';
import { ARCS, type Condition } from '../content/kinds.ts';
import type { SkillNode } from '../content/types.ts';
import type { HunterGait, Hurt, Table, Walk } from '../events.ts';
import { findResource } from '../questions.ts';
import { HUNTER_IDS } from '../setup.ts';
import type { State } from '../state.ts';
import { eventWord, isImmune } from '../texts-in-force.ts';
import { actionStream, type Within, without } from './shared.ts';

/** ZD-SETUP-2..4, ZD-SETUP-6, ZD-SETUP-7: model, profile, equipment in its arcs, starting resources, deck. */
export function takeHunter(state: State, seat: Seat, index: number): void {
  const hunter = writable(state.hunters[seat]!);
  const kit = KITS[index]!;
  const printed = HUNTERS[index]!;
  hunter.hunter = index;
  hunter.maxDeck = printed.maxDeck;
  hunter.equipment = ARCS.map(arc => kit.equipment.find(no => equipmentCard(no).arc === arc) ?? -1);
  hunter.upgrades = Object.values(kit.nodes).flat();
  hunter.draw = kit.deck;
  for (const resource of printed.resources) {
    const no = findResource(state.salvagePile, resource)!;
    writable(state).salvagePile = state.salvagePile.filter(one => one !== no);
    hunter.salvage = [...hunter.salvage, no];
  }
}

/** A hunter that was chosen, now or beforehand, is shown to all. */
export function showHunter(table: Table, seat: Seat, rule: ClauseId): void {
  table.tell({ type: 'hunter-chosen', rule, seat, hunter: HUNTER_IDS[table.state.hunters[seat]!.hunter]! });
}

/** A step of a longer stretch is told with the last one of it, which says where it began. */
type Stretch = Within | { readonly start?: number };

export function moveHunter(table: Table, seat: Seat, square: number, rule: ClauseId, how: HunterGait, stretch: Stretch = {}): void {
  const hunter = writable(table.state.hunters[seat]!);
  const from = hunter.square;
  hunter.square = square;
  table.tell({ type: 'hunter-moved', rule, seat, from, square, how, ...stretch });
}

/** ZD-HCOND-2, ZD-HCOND-3: at most one token of a kind, none if immune. */
export function inflictOnHunter(table: Table, seat: Seat, condition: Condition, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  if (hunter[condition] > 0 || isImmune(table.state, seat, condition)) return;
  hunter[condition] = eventWord(table.state, 'lasting-conditions') ? 2 : 1;
  table.tell({ type: 'hunter-suffers', rule, seat, condition });
}

/** A token goes; where conditions last, it takes two goes. */
export function easeHunter(table: Table, seat: Seat, condition: Condition, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  if (hunter[condition] === 1) cureHunter(table, seat, condition, rule);
  else if (hunter[condition] > 0) hunter[condition] -= 1;
}

/** However long a condition would last, it is gone. */
export function cureHunter(table: Table, seat: Seat, condition: Condition, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  if (hunter[condition] === 0) return;
  hunter[condition] = 0;
  // ZD-HCOND-9: a Shock gained anew in this activation is not the one it began with.
  if (condition === 'shock') hunter.beganShocked = false;
  table.tell({ type: 'hunter-recovers', rule, seat, condition });
}

export function fall(table: Table, seat: Seat): void {
  const hunter = table.state.hunters[seat]!;
  set(hunter, { isUp: false, skip: 1, faints: hunter.faints + 1 });
  table.tell({ type: 'hunter-fainted', rule: 'ZD-FAINT-1', seat, faints: hunter.faints });
}

export function standUp(table: Table, seat: Seat): void {
  const hunter = table.state.hunters[seat]!;
  const discards = hunter.discard.length;
  set(hunter, { isUp: true, draw: table.chance.shuffle(actionStream(seat), [...hunter.draw, ...hunter.discard]), discard: [] });
  table.tell({ type: 'hunter-stood-up', rule: 'ZD-FAINT-9', seat, n: hunter.draw.length, discards });
}

/** ZD-COOP-4, ZD-COOP-5: the encounter is lost, and ends once the present effect is over. */
export function failEncounter(table: Table): void {
  writable(table.state).hasFailed = true;
}

/** ZD-LVL-5: the skill token lies on a new node, whose cards are upgrades no more. */
export function climb(table: Table, seat: Seat, node: SkillNode, cards: readonly number[], rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  set(hunter, { node: node.id, skill: node.level, maxDeck: node.maxDeck, upgrades: without(hunter.upgrades, cards) });
  table.tell({ type: 'levelled-up', rule, seat, node: node.id, cards });
}

export function gainTrait(table: Table, seat: Seat, card: number): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.traits = [...hunter.traits, card];
}

/** A hunter that could have moved stays. */
export function stay(table: Table, seat: Seat, rule: ClauseId): void {
  table.tell({ type: 'hunter-stayed', rule, seat });
}

/** A hunter that could have moved on stops, and the stretch from the start is told. */
export function stopShort(table: Table, seat: Seat, start: number, how: Walk, rule: ClauseId): void {
  table.tell({ type: 'hunter-stayed', rule, seat, start, square: table.state.hunters[seat]!.square, how });
}

/** Damage, before it is paid for with cards; `left` is how many can still be lost then. */
export function hurtHunter(table: Table, seat: Seat, n: number, left: number, rule: ClauseId, by: Within | { readonly of: Hurt }): void {
  table.tell({ type: 'hunter-damaged', rule, seat, n, left, ...by });
}

/** All cards that some damage cost, in one go. */
export function countLoss(table: Table, seat: Seat, cards: readonly number[], rule: ClauseId): void {
  if (cards.length > 0) table.tell({ type: 'cards-lost', rule, seat, cards });
}
