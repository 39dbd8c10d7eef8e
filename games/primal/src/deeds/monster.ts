/** The monster: struggle, facing, stances, behaviours and what lies beside it. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import {
  backOf,
  monsterCard,
  OBJECTIVE_NUMBERS,
  objectiveCard,
  PERIL_NUMBERS,
  perilCard,
  STANCE_NUMBERS,
  stanceCard,
} from '../content/box.ts';
import type { DamageSum, Table, Told } from '../events.ts';
import { players, stanceOf } from '../places.ts';
import type { SlotState, State } from '../state.ts';

const slotOf = ({ state }: Table, slot: number): SlotState => state.monster.slots[slot]!;

// Struggle

/** PA-STRUG-5. */
export function changeStruggle({ state, tell }: Table, by: number, why: Told<'struggle-changed'>['why'], rule: ClauseId): void {
  const monster = writable(state.monster);
  const { struggle: before } = monster;
  const struggle = Math.max(0, before + by);
  if (struggle === before) return;
  monster.struggle = struggle;
  tell({
    type: 'struggle-changed',
    rule,
    by: struggle - before,
    struggle,
    why,
    acceleration: why === 'upkeep' ? monster.acceleration : 0,
    ...(why === 'unleash' ? { within: 'PA-STRUG-1' } : {}),
  });
}
/** PA-STRUG-1. What it does, and to what its struggle falls, follows. */
export function breakLoose({ state, tell }: Table, damage: number): void {
  writable(state.monster).unleashed += 1;
  tell({ type: 'unleashed', rule: 'PA-STRUG-1', damage, struggle: players(state) });
}
/** PA-STRUG-3. */
export const calmDown = (table: Table): void =>
  changeStruggle(table, players(table.state) - table.state.monster.struggle, 'unleash', 'PA-STRUG-3');
export function accelerate({ state, tell }: Table, by: number): void {
  const { acceleration: before } = state.monster;
  const now = Math.max(0, before + by);
  if (now === before) return;
  writable(state.monster).acceleration = now;
  tell({ type: 'acceleration-changed', rule: 'PA-TOK-3', by: now - before, now });
}
export function addBonus({ state, tell }: Table, by: number, until: 'turn' | 'round'): void {
  const monster = writable(state.monster);
  if (until === 'turn') monster.bonusThisTurn += by;
  else monster.bonusThisRound += by;
  tell({ type: 'bonus-damage', rule: 'PA-DMG-10', by, until });
}
export function changeTrack({ state, tell }: Table, by: number): void {
  const { track } = monsterCard(state.monster.id);
  if (!track) return;
  const { track: before } = state.monster;
  const now = Math.max(0, Math.min(track.most, before + by));
  if (now === before) return;
  writable(state.monster).track = now;
  tell({ type: 'track-changed', rule: 'PA-GAME-4', by: now - before, now, of: track.most });
}

// Where it looks

/** PA-BRD-7: not a turn if it faces there already. */
export function turn({ state, tell }: Table, sector: number, rule: ClauseId): boolean {
  const { facing: from } = state.monster;
  if (from === sector) return false;
  writable(state.monster).facing = sector;
  tell({ type: 'monster-turned', rule, from, sector });
  return true;
}
export function mark({ state, tell }: Table, sector: number): void {
  if (state.monster.marked === sector) return;
  writable(state.monster).marked = sector;
  tell({ type: 'sector-marked', rule: 'PA-GAME-4', sector });
}
/** At most one plate for each hunter in a sector. */
export function setPlate({ state, tell }: Table, sector: number, by: number): void {
  const before = state.monster.plates[sector]!;
  const n = Math.max(0, Math.min(players(state), before + by));
  if (n === before) return;
  writable(state.monster).plates = state.monster.plates.map((one, i) => (i === sector ? n : one));
  tell({ type: 'plate-set', rule: 'PA-GAME-4', sector, n });
}
export function swallow({ state, tell }: Table, seat: Seat, sector: number): void {
  const left = state.monster.plates[sector]! - 1;
  writable(state.monster).plates = state.monster.plates.map((one, i) => (i === sector ? left : one));
  tell({ type: 'plate-swallowed', rule: 'PA-GAME-4', seat, sector, left });
}

// Damage and wounds

export function takeDamage(
  { state, tell }: Table,
  seat: Seat,
  sum: DamageSum,
  card: number,
  toughness: number | null,
  why: Told<'damage-dealt'>['why'],
): void {
  if (toughness !== null) writable(state.monster).damage += sum.damage;
  tell({
    type: 'damage-dealt',
    rule: why === 'attack' ? 'PA-COL-1' : 'PA-DMG-8',
    seat,
    ...sum,
    card,
    total: state.monster.damage,
    toughness: toughness ?? 0,
    why,
  });
}
/** PA-DMG-2 to PA-DMG-6: one wound. Tokens are taken for it if damage made it. */
export function wound({ state, tell }: Table, tokens: number, keepsExcess: boolean): void {
  const monster = writable(state.monster);
  monster.damage = keepsExcess ? monster.damage - tokens : 0;
  monster.health -= 1;
  tell({ type: 'wound-suffered', rule: 'PA-DMG-2', health: monster.health, damage: monster.damage });
}
export const stanceNumber = (state: State, stance: number): number =>
  STANCE_NUMBERS.find(no => {
    const card = stanceCard(no);
    return card.monster === state.monster.id && card.level === state.level && card.stance === stance;
  })!;
const perilsOf = (state: State, stance: number): number[] =>
  PERIL_NUMBERS.filter(no => {
    const card = perilCard(no);
    return card.monster === state.monster.id && card.levels.includes(state.level) && card.stance === stance;
  });
const objectivesOf = (state: State, stance: number | undefined): number[] =>
  OBJECTIVE_NUMBERS.filter(no => {
    const card = objectiveCard(no);
    return card.monster === state.monster.id && card.levels.includes(state.level) && card.stance === stance;
  });

/** PA-STN-1 to PA-STN-4. */
export function changeStance(table: Table): void {
  const { state, tell } = table;
  const monster = writable(state.monster);
  const { stance } = stanceOf(state);
  monster.stance = stanceNumber(state, stance + 1);
  const { perils } = monster;
  monster.perils = [];
  monster.objectives = monster.objectives.filter(one => objectiveCard(one.card).stance === undefined);
  tell({ type: 'stance-changed', rule: 'PA-STN-1', card: monster.stance, stance: stance + 1 });
  for (const { card } of perils) tell({ type: 'peril-gone', rule: 'PA-STN-4', card });
  bringOut(table, stance + 1);
}
/** The peril and the objective of a stance. */
export function bringOut({ state, tell }: Table, stance: number): void {
  const monster = writable(state.monster);
  for (const card of perilsOf(state, stance)) {
    monster.perils = [...monster.perils, { card, blindedBy: -1 }];
    tell({ type: 'peril-set', rule: 'PA-STN-4', card });
  }
  for (const card of [...(stance === 1 ? objectivesOf(state, undefined) : []), ...objectivesOf(state, stance)]) {
    monster.objectives = [...monster.objectives, { card, counters: 0 }];
    tell({ type: 'objective-set', rule: 'PA-STN-4', card });
  }
}
export function markObjective({ state, tell }: Table, at: number, by: number, of: number): void {
  const objective = writable(state.monster.objectives[at]!);
  objective.counters = Math.max(0, Math.min(of, objective.counters + by));
  tell({ type: 'objective-counted', rule: 'PA-OBJ-1', card: objective.card, now: objective.counters, of });
}
/** PA-OBJ-2. */
export function completeObjective({ state, tell }: Table, at: number): void {
  const monster = writable(state.monster);
  const { card } = monster.objectives[at]!;
  monster.objectives = objectiveCard(card).again
    ? monster.objectives.map((one, i) => (i === at ? { card, counters: 0 } : one))
    : monster.objectives.filter((_, i) => i !== at);
  tell({ type: 'objective-done', rule: 'PA-OBJ-2', card });
}
export function countScenario({ state }: Table, by: number): void {
  writable(state.monster).scenarioCounters = Math.max(0, state.monster.scenarioCounters + by);
}
export function addSwarm({ state, tell }: Table, toughness: number): void {
  const monster = writable(state.monster);
  const id = 1 + Math.max(0, ...monster.swarms.map(one => one.id));
  if (monster.swarms.length >= 8) return;
  monster.swarms = [...monster.swarms, { id, toughness, damage: 0 }];
  tell({ type: 'swarm-came', rule: 'PA-DMG-15', swarm: id, toughness });
}
/** PA-DMG-15: gone at its toughness, and the excess is lost. */
export function hitSwarm({ state, tell }: Table, seat: Seat, id: number, damage: number): boolean {
  const monster = writable(state.monster);
  const swarm = writable(monster.swarms.find(one => one.id === id)!);
  swarm.damage += damage;
  const isGone = swarm.damage >= swarm.toughness;
  if (isGone) monster.swarms = monster.swarms.filter(one => one.id !== id);
  tell({ type: 'swarm-hit', rule: 'PA-DMG-15', seat, swarm: id, damage, isGone });
  return isGone;
}

// Status

export function blind({ state, tell }: Table, seat: Seat, card: number): void {
  writable(state.monster.perils.find(one => one.card === card)!).blindedBy = seat;
  tell({ type: 'peril-blinded', rule: 'PA-KW-BLIND-1', seat, card });
}
export function endBlinds({ state, tell }: Table, seat: Seat): void {
  for (const peril of state.monster.perils) {
    if (peril.blindedBy !== seat) continue;
    writable(peril).blindedBy = -1;
    tell({ type: 'blind-ended', rule: 'PA-KW-BLIND-3', card: peril.card });
  }
}
export function confuse({ state, tell }: Table, seat: Seat): void {
  writable(state.monster).isConfused = true;
  tell({ type: 'confused', rule: 'PA-KW-CONFUSE-1', seat });
}
export function clearConfusion({ state, tell }: Table): void {
  if (!state.monster.isConfused) return;
  writable(state.monster).isConfused = false;
  tell({ type: 'confusion-gone', rule: 'PA-KW-CONFUSE-5' });
}
export function stunSlot(table: Table, seat: Seat, slot: number): void {
  writable(slotOf(table, slot)).isStunned = true;
  table.tell({ type: 'slot-stunned', rule: 'PA-KW-STUN-1', seat, slot });
}
export function makeVulnerable({ state, tell }: Table, seat: Seat): void {
  writable(state.monster).isVulnerable = true;
  tell({ type: 'vulnerable', rule: 'PA-KW-VULN-1', seat });
}
export function endVulnerable({ state, tell }: Table, isUsed: boolean): void {
  if (!state.monster.isVulnerable) return;
  writable(state.monster).isVulnerable = false;
  tell({ type: 'vulnerable-gone', rule: isUsed ? 'PA-KW-VULN-2' : 'PA-KW-VULN-4', isUsed });
}
/** PA-EOR-3. */
export function endStuns({ state, tell }: Table): void {
  if (!state.monster.slots.some(one => one.isStunned)) return;
  for (const slot of state.monster.slots) writable(slot).isStunned = false;
  tell({ type: 'stuns-gone', rule: 'PA-EOR-3' });
}

export function stirPeril({ tell }: Table, card: number, seat: Seat): void {
  tell({ type: 'peril-stirs', rule: 'PA-PRIO-7', seat, card });
}

// Behaviours

/** The front is turned up. `by` is whose deed woke it, -1 for nobody's. */
export function reveal(table: Table, slot: number, by: Seat): number {
  const one = slotOf(table, slot);
  const card = one.down[0]!;
  set(one, { down: [], up: [card], known: [] });
  table.tell({ type: 'behaviour-revealed', rule: 'PA-BEH-4', slot, card, by, reveals: true });
  return card;
}
/** Straight from the pile (PA-BEH-26). */
export function revealTop({ state, tell }: Table, by: Seat): number {
  const monster = writable(state.monster);
  const card = monster.pile[0]!;
  monster.pile = monster.pile.slice(1);
  monster.seen = monster.seen.slice(1);
  tell({ type: 'behaviour-revealed', rule: 'PA-BEH-26', slot: -1, card, by, reveals: true });
  return card;
}
/** It has no slot to lie in: it goes to the discard once a pile that it left empty is shuffled. */
export function layAside({ state }: Table, card: number): void {
  writable(state.monster).discard = [...state.monster.discard, card];
}
export function applyBoost({ state, tell }: Table, card: number, cost: number): void {
  writable(state.monster).struggle -= cost;
  tell({ type: 'boost-applied', rule: 'PA-BEH-9', card, cost, struggle: state.monster.struggle });
}
export function skipBoost({ state, tell }: Table, card: number, cost: number): void {
  tell({ type: 'boost-skipped', rule: 'PA-BEH-10', card, cost, struggle: state.monster.struggle });
}
/** PA-KW-CONFUSE-3, PA-KW-CONFUSE-4: its cost is paid all the same. */
export function cancelBoost({ state, tell }: Table, card: number, cost: number, by: 'confused' | 'card'): void {
  const monster = writable(state.monster);
  monster.struggle -= cost;
  if (by === 'confused') monster.isConfused = false;
  tell({ type: 'boost-cancelled', rule: 'PA-KW-CONFUSE-3', card, cost, by });
}
export function beginRampage({ tell }: Table, cards: readonly number[]): void {
  tell({ type: 'rampage', rule: 'PA-BEH-12', cards });
}
/** Whatever lies in these slots goes to the discard, with its token (PA-KW-STUN-6). */
export function discardSlots(
  table: Table,
  slots: readonly number[],
  type: 'behaviours-discarded' | 'slots-refreshed',
  rule: ClauseId,
): void {
  const { state, tell } = table;
  const cards = slots.flatMap(i => [...slotOf(table, i).up, ...slotOf(table, i).down]);
  for (const i of slots) set(slotOf(table, i), { up: [], down: [], known: [], isStunned: false });
  writable(state.monster).discard = [...state.monster.discard, ...cards];
  if (cards.length > 0) tell({ type, rule, cards, reveals: true });
}
export function fill(table: Table, slot: number, rule: ClauseId): void {
  const { state, tell } = table;
  const monster = writable(state.monster);
  const card = monster.pile[0]!;
  monster.pile = monster.pile.slice(1);
  const known = monster.seen.slice(0, 1);
  monster.seen = monster.seen.slice(1);
  monster.serials += 1;
  set(slotOf(table, slot), { down: [card], known, serial: monster.serials });
  tell({ type: 'slot-filled', rule, slot, back: backOf(card), reveals: true });
}
export function shuffleBehaviours({ state, chance, tell }: Table, rule: ClauseId): void {
  const monster = writable(state.monster);
  monster.pile = chance.shuffle('behaviour', [...monster.pile, ...monster.discard]);
  set(monster, { discard: [], seen: [], isOut: false });
  tell({ type: 'behaviours-shuffled', rule, n: monster.pile.length });
}
export function runPileOut({ state }: Table): void {
  writable(state.monster).isOut = true;
}
export function knowSlot(table: Table, slot: number): void {
  const one = writable(slotOf(table, slot));
  one.known = one.down.slice(0, 1);
  table.tell({ type: 'slot-known', rule: 'PA-GAME-6', slot, card: one.down[0]!, reveals: true });
}
export function seePile({ state, tell }: Table, cards: readonly number[]): void {
  const monster = writable(state.monster);
  monster.pile = [...cards, ...monster.pile.filter(card => !cards.includes(card))];
  monster.seen = [...cards, ...monster.seen.slice(cards.length)];
  tell({ type: 'pile-seen', rule: 'PA-GAME-6', cards, reveals: true });
}
export function openSlot(table: Table, slot: number): void {
  writable(slotOf(table, slot)).isLocked = false;
  table.tell({ type: 'slot-opened', rule: 'PA-BEH-1', slot });
}
export function lockSlot(table: Table, slot: number): void {
  writable(slotOf(table, slot)).isLocked = true;
  table.tell({ type: 'slot-locked', rule: 'PA-BEH-1', slot });
}
export function cutChain({ tell }: Table, left: number): void {
  tell({ type: 'chain-cut', rule: 'PA-BEH-25', left });
}
export function mount({ tell }: Table, seat: Seat, card: number, attrition: number, shown: number, isOn: boolean): void {
  tell({ type: 'mounted', rule: 'PA-TERR-13', seat, card, attrition, shown, isOn });
}

// Attrition cards

export function revealAttrition({ state, tell }: Table, seat: Seat): void {
  const attrition = writable(state.attrition);
  const card = attrition.pile[0]!;
  attrition.pile = attrition.pile.slice(1);
  attrition.revealed = [...attrition.revealed, card];
  tell({ type: 'attrition-revealed', rule: 'PA-ATT-3', seat, cards: [card], reveals: true });
}
export function shuffleAttrition({ state, chance, tell }: Table): void {
  const attrition = writable(state.attrition);
  attrition.pile = chance.shuffle('attrition', attrition.discard);
  attrition.discard = [];
  tell({ type: 'attrition-shuffled', rule: 'PA-DECK-9', n: attrition.pile.length });
}
export function discardAttrition({ state, tell }: Table): void {
  const attrition = writable(state.attrition);
  const { revealed: cards } = attrition;
  attrition.discard = [...attrition.discard, ...cards];
  attrition.revealed = [];
  if (cards.length > 0) tell({ type: 'attrition-discarded', rule: 'PA-ATT-12', cards });
}
