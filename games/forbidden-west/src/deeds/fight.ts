/** The course of an encounter: what is rolled, said and decided in it. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { noFight, offTheMap } from '../campaign/at-rest.ts';
import { enemyCard, typeOf } from '../content/box.ts';
import type { Face, Pool } from '../content/dice.ts';
import type { Condition, EnemyType } from '../content/kinds.ts';
import type { WordName } from '../content/words/index.ts';
import type { AttackSum, EvadeSum, Stake, Table, Told } from '../events.ts';
import type { Step } from '../state.ts';
import { settle } from './objective.ts';

/** One matter of the opening of a turn is settled; what comes of it is the next. */
export function settleMatter({ state }: Table, ...then: readonly string[]): void {
  writable(state.fight).opening = [...then, ...state.fight.opening.slice(1)];
}

export function goTo({ state }: Table, step: Step): void {
  writable(state).step = step;
}

export function speak({ tell }: Table, seat: Seat, card: number, word: WordName, rule: ClauseId): void {
  tell({ type: 'word', rule, seat, card, word });
}

export function showRoll(
  { tell }: Table,
  seat: Seat,
  what: Told<'dice-rolled'>['for'],
  dice: Pool,
  faces: readonly Face[],
  stake: Stake | null,
  rule: ClauseId,
): void {
  tell({ type: 'dice-rolled', rule, seat, for: what, dice, faces, stake });
}
export function showReroll({ tell }: Table, seat: Seat, rerolled: Omit<Told<'dice-rerolled'>, 'type' | 'rule' | 'seat'>): void {
  tell({ type: 'dice-rerolled', rule: 'FW-ATK-7', seat, ...rerolled });
}

export function declareAttack({ tell }: Table, seat: Seat, enemy: number, kind: 'melee' | 'ranged', part: number): void {
  tell({ type: 'attack-declared', rule: 'FW-ATK-2', seat, enemy, kind, part });
}
export function attackHits({ tell }: Table, seat: Seat, enemy: number, sum: AttackSum): void {
  tell({ type: 'attack-hits', rule: 'FW-ATK-9', seat, enemy, ...sum });
}
export function attackMarshal(
  { tell }: Table,
  seat: Seat,
  enemy: number,
  blow: { readonly kind: 'melee' | 'ranged' | 'pulse'; readonly damage: number; readonly condition: Condition | 'none' },
): void {
  tell({ type: 'marshal-attacked', rule: blow.kind === 'pulse' ? 'FW-EATK-4' : 'FW-EATK-3', seat, enemy, ...blow });
}
export function showEvade({ tell }: Table, seat: Seat, enemy: number, sum: EvadeSum): void {
  tell({ type: 'marshal-evaded', rule: 'FW-EVADE-6', seat, enemy, ...sum });
}

// Command and solo play

export function showCommand({ tell }: Table, seat: Seat, faces: readonly Face[], crits: number, isDeaf: boolean): void {
  tell({ type: 'command-rolled', rule: isDeaf ? 'FW-CCON-3' : 'FW-CMD-2', seat, faces, crits, isPassed: crits > 0, isDeaf });
}
/** FW-CMD-4: the enemies do not act. */
export function passCommand({ state, tell }: Table, seat: Seat): void {
  writable(state).step = 'draw';
  tell({ type: 'command-passed', rule: 'FW-CMD-4', seat });
}
export function failCommand({ state, tell }: Table, seat: Seat, why: Told<'command-failed'>['why']): void {
  writable(state).step = 'begin-enemies';
  tell({ type: 'command-failed', rule: 'FW-CMD-6', seat, why });
}
export function spendSoloToken({ state, tell }: Table, seat: Seat): void {
  writable(state.fight).soloTokens -= 1;
  tell({ type: 'solo-token-spent', rule: 'FW-SOLO-4', seat, left: state.fight.soloTokens });
}
export function placeDistraction({ state, tell }: Table, seat: Seat, square: number): void {
  const fight = writable(state.fight);
  const marshal = writable(state.party.marshals[seat]!);
  fight.soloTokens -= 1;
  fight.distractions = [square, ...fight.distractions];
  marshal.usedThisTurn = [...marshal.usedThisTurn, 'distraction'];
  tell({ type: 'distraction-placed', rule: 'FW-SOLO-5', seat, square, left: fight.soloTokens });
}
export function dropDistraction({ state, tell }: Table, square: number, isAttacked: boolean): void {
  const fight = writable(state.fight);
  const at = fight.distractions.indexOf(square);
  fight.distractions = fight.distractions.filter((_, i) => i !== at);
  tell({ type: 'distraction-gone', rule: 'FW-SOLO-7', square, isAttacked });
}

// Set-up and turns

export function layOutBrief({ state, tell }: Table, rows: number): void {
  const { fight, party } = state;
  const alert = Math.min(rows, 1 + state.alertStart);
  set(fight, { ...noFight(), rows, alert, soloTokens: party.marshals.length === 1 ? 5 : 0 });
  for (const marshal of party.marshals) set(marshal, { ...offTheMap(), row: rows });
  writable(state).result = 'none';
  tell({ type: 'brief-opened', rule: 'FW-BRIEF-1', brief: state.brief!, retry: state.failures });
}

/** An enemy and where it begins: on a route, or on none (-1). */
export interface Placed {
  readonly enemy: EnemyType;
  readonly square: number;
  readonly route: number;
  readonly moreHp: number;
}

/** FW-ENEMY-2, FW-COMP-1: as its profile says, of level 2 once its type has risen. */
export function placeEnemy({ state, tell }: Table, at: Placed): void {
  const { fight, party } = state;
  const type = typeOf(at.enemy);
  const card = enemyCard(type);
  const hp = card.hp[party.risen.includes(at.enemy) ? 1 : 0] + at.moreHp;
  const id = fight.enemies.length;
  const enemy = {
    id,
    type,
    square: at.square,
    hp,
    maxHp: hp,
    armour: card.armour,
    moreArmour: 0,
    condition: 'none' as const,
    isFresh: false,
    parts: card.parts.map(part => part.hp),
    route: at.route,
    routeAt: -1,
    isForward: true,
    isIn: true,
    isStilled: false,
  };
  writable(fight).enemies = [...fight.enemies, enemy];
  const atSetUp = state.fight.turn === 0 ? { within: 'brief-opened' } : {};
  tell({ type: 'enemy-placed', rule: 'FW-ENEMY-2', enemy: id, enemyType: at.enemy, square: at.square, ...atSetUp });
}

export function makeFirst({ state, tell }: Table, seat: Seat): void {
  set(state, { first: seat, step: 'place' });
  tell({ type: 'first-chosen', rule: 'FW-R-6', seat });
}
export function giveSpecial({ state, tell }: Table, seat: Seat | null, card: number): void {
  const party = writable(state.party);
  party.waiting = party.waiting.filter(one => one !== card);
  if (seat === null) {
    party.inactive = [...party.inactive, card];
    tell({ type: 'special-left', rule: 'FW-R-15', card });
    return;
  }
  const marshal = writable(party.marshals[seat]!);
  marshal.hand = [...marshal.hand, card];
  tell({ type: 'special-given', rule: 'FW-SPEC-2', seat, card });
}
export function openFight({ state, tell }: Table): void {
  writable(state.fight).active = state.first;
  writable(state).step = 'begin-turn';
  tell({ type: 'fight-began', rule: 'FW-ENC-5', rows: state.fight.rows });
}
/** FW-TURN-2. */
export function passTurn(table: Table, seat: Seat, next: Seat): void {
  const { state, tell } = table;
  tell({ type: 'turn-ended', rule: 'FW-TURN-2', seat });
  writable(state.fight).active = next;
  writable(state).step = 'begin-turn';
  settle(table);
}
