/** Hunters: damage, tokens, places, falling and rising. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { masteryCard } from '../content/box.ts';
import type { Harm } from '../content/kinds.ts';
import type { AttritionSum, Gait, Table } from '../events.ts';
import { positionOf } from '../places.ts';
import { healthOf } from '../questions.ts';
import type { HunterState } from '../state.ts';
import { deckStream, resilienceCode } from './cards.ts';
import { leaveCover } from './round.ts';

const hunterOf = ({ state }: Table, seat: Seat): HunterState => state.hunters[seat]!;

// Places

/** PA-MOVE-3: any move takes the threat away. */
export function moveTo(table: Table, seat: Seat, sector: number, gait: Gait, rule: ClauseId): void {
  const { state, tell } = table;
  const hunter = writable(hunterOf(table, seat));
  const from = hunter.sector;
  if (hunter.placement !== 'normal') leaveCover(state, seat);
  set(hunter, { sector, isThreatened: false });
  if (state.active === seat && state.step === 'move') hunter.hasMoved = true;
  tell({ type: 'moved', rule, seat, from, sector, gait, position: positionOf(state, sector) });
}
/** PA-MOVE-7. */
export function place(table: Table, seat: Seat, sector: number, rule: ClauseId): void {
  const hunter = writable(hunterOf(table, seat));
  const from = hunter.sector;
  if (hunter.placement !== 'normal') leaveCover(table.state, seat);
  hunter.sector = sector;
  table.tell({ type: 'placed', rule, seat, from, sector });
}
export function stayPut({ tell }: Table, seat: Seat): void {
  tell({ type: 'stayed', rule: 'PA-MOVE-2', seat });
}
export function threaten(table: Table, seat: Seat, rule: ClauseId): void {
  const hunter = writable(hunterOf(table, seat));
  const wasAlready = hunter.isThreatened;
  hunter.isThreatened = true;
  table.tell({ type: 'threatened', rule, seat, wasAlready });
}
export function calm(table: Table, seat: Seat): void {
  const hunter = writable(hunterOf(table, seat));
  if (!hunter.isThreatened) return;
  hunter.isThreatened = false;
  table.tell({ type: 'threat-gone', rule: 'PA-MOVE-8', seat });
}
export function climb(table: Table, seat: Seat): void {
  const { state, tell } = table;
  const hunter = writable(hunterOf(table, seat));
  hunter.placement = 'plateau';
  writable(state.terrain.find(one => one.kind === 'plateau' && one.sector === hunter.sector)!).occupant = seat;
  tell({ type: 'climbed', rule: 'PA-TERR-10', seat, sector: hunter.sector });
}
export function stepOff({ state, tell }: Table, seat: Seat): void {
  leaveCover(state, seat);
  tell({ type: 'stepped-off', rule: 'PA-TERR-14', seat });
}
export function takeAggro({ state, tell }: Table, seat: Seat, rule: ClauseId): void {
  if (state.aggro === seat) return;
  const from = state.aggro;
  writable(state).aggro = seat;
  tell({ type: 'aggro-taken', rule, seat, from });
}

// Tokens

export function changeStamina(table: Table, seat: Seat, by: number, rule: ClauseId): void {
  const hunter = writable(hunterOf(table, seat));
  const { stamina: before } = hunter;
  const now = Math.max(0, before + by);
  if (now === before) return;
  hunter.stamina = now;
  table.tell({ type: 'stamina-changed', rule, seat, by: now - before, now });
}
export function gainDefence(table: Table, seat: Seat, n: number): void {
  const hunter = writable(hunterOf(table, seat));
  hunter.defence += n;
  table.tell({ type: 'defence-gained', rule: 'PA-TOK-1', seat, n, now: hunter.defence });
}
/** PA-ATT-12. */
export function clearDefence(table: Table, seat: Seat): void {
  const hunter = hunterOf(table, seat);
  if (hunter.defence === 0 && hunter.disrupted.length === 0) return;
  set(hunter, { defence: 0, disrupted: [] });
  table.tell({ type: 'tokens-cleared', rule: 'PA-ATT-12', seat });
}
export function strain(table: Table, seat: Seat, n: number): void {
  writable(hunterOf(table, seat)).strain += n;
  table.tell({ type: 'strained', rule: 'PA-KW-STRAIN-1', seat, n });
}
export function easeStrain(table: Table, seat: Seat): void {
  writable(hunterOf(table, seat)).strain = 0;
}
export function catchFire(table: Table, seat: Seat): void {
  writable(hunterOf(table, seat)).isBurning = true;
  table.tell({ type: 'caught-fire', rule: 'PA-TERR-25', seat });
}

/** PA-MAST-2, PA-MAST-3, PA-MAST-6. */
export function countMastery(table: Table, seat: Seat, by: number): void {
  const hunter = writable(hunterOf(table, seat));
  const { focus } = masteryCard(hunter.mastery);
  const { counters: before } = hunter;
  const now = Math.min(focus, before + by);
  if (hunter.isFocused || now === before) return;
  hunter.counters = now;
  table.tell({ type: 'counters-changed', rule: 'PA-MAST-2', seat, card: hunter.mastery, by: now - before, now, of: focus });
  if (now < focus) return;
  hunter.isFocused = true;
  table.tell({ type: 'focused', rule: 'PA-MAST-3', seat, card: hunter.mastery });
}
/** On a focused mastery, or on a piece of gear. */
export function countOn(table: Table, seat: Seat, card: number, place: 'mastery' | number, by: number): void {
  const hunter = writable(hunterOf(table, seat));
  const before = place === 'mastery' ? hunter.counters : hunter.gearCounters[place]!;
  const now = Math.max(0, before + by);
  if (place === 'mastery') hunter.counters = now;
  else hunter.gearCounters = hunter.gearCounters.map((n, i) => (i === place ? now : n));
  table.tell({ type: 'counters-changed', rule: 'PA-MAST-2', seat, card, by: now - before, now, of: 0 });
}

// Damage

export function suffer(table: Table, seat: Seat, damage: number, harm: Harm, card: number, rule: ClauseId): void {
  const hunter = writable(hunterOf(table, seat));
  hunter.damage += damage;
  table.tell({ type: 'suffered', rule, seat, damage, harm, total: hunter.damage, health: healthOf(table.state, seat), card });
}
export function showPrevented({ tell }: Table, seat: Seat, damage: number, harm: Harm, by: Seat, card: number): void {
  tell({ type: 'prevented', rule: 'PA-ATT-10', seat, damage, harm, by, card });
}
export function heal(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  const hunter = writable(hunterOf(table, seat));
  const healed = Math.min(n, hunter.damage);
  if (healed <= 0) return;
  hunter.damage -= healed;
  table.tell({ type: 'healed', rule, seat, n: healed, total: hunter.damage });
}
export function tire(table: Table, seat: Seat, damage: number, burning: number): void {
  if (burning > 0) writable(hunterOf(table, seat)).isBurning = false;
  table.tell({ type: 'fatigue', rule: 'PA-DECK-1', seat, damage, burning });
}

// Falling and rising

/** PA-KO-3, PA-KO-5, PA-KO-9, PA-KO-11: what happens at once. Aggro, gear, wound and shuffle follow. */
export function fall(table: Table, seat: Seat): void {
  const { state, tell } = table;
  const hunter = hunterOf(table, seat);
  const { sector } = hunter;
  leaveCover(state, seat);
  set(hunter, {
    ko: 'red',
    damage: 0,
    discard: [...hunter.discard, ...hunter.hand, ...hunter.sequence],
    hand: [],
    sequence: [],
    stealthy: [],
    disrupted: [],
    stamina: 0,
    defence: 0,
    strain: 0,
    isThreatened: false,
    isBurning: false,
    isBerserk: false,
    waiting: [],
    longer: 0,
    falls: hunter.falls + 1,
  });
  tell({ type: 'knocked-out', rule: 'PA-KO-1', seat, sector, reveals: state.isClosed });
}
export function deplete(table: Table, seat: Seat, piece: 'armour' | 'helm'): void {
  const hunter = writable(hunterOf(table, seat));
  if (piece === 'armour') hunter.isArmourDepleted = true;
  else hunter.isHelmDepleted = true;
  table.tell({ type: 'gear-depleted', rule: 'PA-KO-6', seat, card: hunter[piece] });
}
export function mend(table: Table, seat: Seat, piece: 'armour' | 'helm'): void {
  const hunter = writable(hunterOf(table, seat));
  if (piece === 'armour') hunter.isArmourDepleted = false;
  else hunter.isHelmDepleted = false;
  table.tell({ type: 'gear-mended', rule: 'PA-R-3', seat, card: hunter[piece] });
}
/** PA-KO-8, PA-R-51: discard pile and deck become one deck, without fatigue. */
export function shuffleAll(table: Table, seat: Seat): void {
  const hunter = writable(hunterOf(table, seat));
  hunter.deck = table.chance.shuffle(deckStream(seat), [...hunter.deck, ...hunter.discard]);
  set(hunter, { discard: [], seen: [], isOut: false });
  table.tell({ type: 'deck-shuffled', rule: 'PA-KO-8', seat, n: hunter.deck.length });
}
export function eliminate(table: Table, seat: Seat): void {
  writable(hunterOf(table, seat)).ko = 'eliminated';
  table.tell({ type: 'eliminated', rule: 'PA-KO-13', seat });
}
export function flip(table: Table, seat: Seat, by: Seat, rule: ClauseId): void {
  writable(hunterOf(table, seat)).ko = 'black';
  table.tell({ type: 'ko-flipped', rule, seat, by });
}
export function rise(table: Table, seat: Seat, by: Seat, rule: ClauseId): void {
  writable(hunterOf(table, seat)).ko = 'up';
  table.tell({ type: 'rose', rule, seat, by });
}
export function markRevived(table: Table, seat: Seat): void {
  writable(hunterOf(table, seat)).hasRevived = true;
}

// Attrition

export function resist({ tell }: Table, seat: Seat, card: number, sum: AttritionSum): void {
  tell({ type: 'attrition-resisted', rule: 'PA-ATT-9', seat, card, ...sum });
}
export function failAttrition({ tell }: Table, seat: Seat, card: number, sum: AttritionSum): void {
  tell({ type: 'attrition-failed', rule: 'PA-ATT-8', seat, card, ...sum });
}
export const hasAnswered = (hunter: HunterState, card: number): boolean => hunter.usedThisRound.includes(resilienceCode(card));

export function closeActions({ state, tell }: Table, seat: Seat, card: number): void {
  writable(state).step = 'end-actions';
  if (card >= 0) tell({ type: 'actions-cut', rule: 'PA-KW-FIN-1', seat, card });
  else tell({ type: 'actions-ended', rule: 'PA-ACT-1', seat });
}
