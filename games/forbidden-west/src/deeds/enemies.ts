/** What happens to enemies: squares, hit points, components, conditions, decks. */

import type { ClauseId } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { behaviourCard, enemyCard, lettersOf, sortOf, typeOf } from '../content/box.ts';
import { type Condition, ENEMY_TYPES, type EnemyType, LETTERS, type Letter } from '../content/kinds.ts';
import type { EnemyAction } from '../content/types.ts';
import type { EnemyGait, HarmBy, Idle, Table } from '../events.ts';
import { fieldIn } from '../questions.ts';
import type { DeckState, EnemyState, State } from '../state.ts';
import { settle } from './objective.ts';

export const nameOfType = (type: number): EnemyType => ENEMY_TYPES[type]!;

/** A step of a journey is told with the stretch that it is part of. */
export function moveEnemy(table: Table, enemy: EnemyState, square: number, how: EnemyGait, rule: ClauseId, isOfJourney: boolean): void {
  const from = enemy.square;
  writable(enemy).square = square;
  table.tell({ type: 'enemy-moved', rule, enemy: enemy.id, from, square, how, ...(isOfJourney ? { within: 'enemy-walked' } : {}) });
}

/** An enemy on its way, and the squares that have not been told yet. */
export interface Journey {
  from: number;
  path: readonly number[];
  how: EnemyGait;
  readonly rule: ClauseId;
}

/** Tells the way up to here, if there is one: before anything that comes of it, and when it is over. */
export function endStretch({ tell }: Table, enemy: EnemyState, journey: Journey): void {
  const { from, path, how, rule } = journey;
  if (path.length === 0) return;
  tell({ type: 'enemy-walked', rule, enemy: enemy.id, from, square: path.at(-1)!, how, path });
  journey.from = path.at(-1)!;
  journey.path = [];
}

/** Where it is on its route, and which way it goes. */
export function advanceOnRoute(enemy: EnemyState, at: number, isForward: boolean): void {
  set(enemy, { routeAt: at, isForward });
}

/** FW-ENEMY-6. */
export function hurtEnemy(table: Table, enemy: EnemyState, n: number, by: HarmBy, frost: number, rule: ClauseId): void {
  const { tell } = table;
  writable(enemy).hp = Math.max(0, enemy.hp - n);
  const within = by === 'attack' ? { within: 'attack-hits' } : by === 'trap' ? { within: 'trap-hits-enemy' } : {};
  tell({ type: 'enemy-hurt', rule, enemy: enemy.id, n, left: enemy.hp, by, frost, ...within });
  if (enemy.hp > 0) settle(table);
}

/** FW-ENEMY-6, FW-R-68: what it leaves comes before the objective is looked at. */
export function defeatEnemy({ tell }: Table, enemy: EnemyState, by: HarmBy): void {
  set(enemy, { isIn: false, condition: 'none' });
  tell({ type: 'enemy-defeated', rule: 'FW-ENEMY-6', enemy: enemy.id, by });
}

export function healEnemy({ tell }: Table, enemy: EnemyState, n: number): void {
  const before = enemy.hp;
  writable(enemy).hp = Math.min(enemy.maxHp, before + n);
  if (enemy.hp > before) tell({ type: 'enemy-healed', rule: 'FW-EATK-7', enemy: enemy.id, n: enemy.hp - before, left: enemy.hp });
}

/** FW-COMP-1, FW-R-43: excess is lost. */
export function hurtPart({ tell }: Table, enemy: EnemyState, part: number, n: number, by: HarmBy, frost: number, rule: ClauseId): void {
  const left = Math.max(0, enemy.parts[part]! - n);
  writable(enemy).parts = enemy.parts.map((hp, i) => (i === part ? left : hp));
  tell({ type: 'part-hurt', rule, enemy: enemy.id, part, n, left, by, frost, ...(by === 'attack' ? { within: 'attack-hits' } : {}) });
}

/** FW-COMP-2, FW-COMP-4. */
export function destroyPart({ state, tell }: Table, enemy: EnemyState, part: number): void {
  const { letter } = enemyCard(enemy.type).parts[part]!;
  writable(state.fight).taken = [...state.fight.taken, `${nameOfType(enemy.type)}:${letter}`];
  tell({ type: 'part-destroyed', rule: 'FW-COMP-2', enemy: enemy.id, part, letter });
}

export function changeArmour({ tell }: Table, enemy: EnemyState, by: number): void {
  writable(enemy).armour = Math.max(0, enemy.armour + by);
  tell({ type: 'enemy-armour', rule: 'FW-COMP-7', enemy: enemy.id, armour: enemy.armour });
}
/** Until its next turn. */
export function raiseArmour({ tell }: Table, enemy: EnemyState, n: number): void {
  writable(enemy).moreArmour = n;
  tell({ type: 'enemy-armour', rule: 'FW-EATK-7', enemy: enemy.id, armour: enemy.armour + n });
}

export function giveEnemyCondition({ tell }: Table, enemy: EnemyState, condition: Condition, isFresh: boolean, rule: ClauseId): void {
  set(enemy, { condition, isFresh });
  tell({ type: 'enemy-condition', rule, enemy: enemy.id, condition });
}
export function freeEnemy({ tell }: Table, enemy: EnemyState, rule: ClauseId): void {
  const { condition } = enemy;
  if (condition === 'none') return;
  set(enemy, { condition: 'none', isFresh: false });
  tell({ type: 'enemy-condition-lost', rule, enemy: enemy.id, condition });
}
export function ageEnemyCondition(enemy: EnemyState): void {
  writable(enemy).isFresh = false;
}
export function stillEnemy(enemy: EnemyState, isStilled: boolean): void {
  writable(enemy).isStilled = isStilled;
}

// Phases

/** FW-R-89: the enemies of a type have their turns one after another. Armour that was raised until now is so no longer. */
export function openEnemyTurn({ state, tell }: Table, enemy: EnemyState): void {
  writable(state.fight).acting = enemy.id;
  if (enemy.moreArmour === 0) return;
  writable(enemy).moreArmour = 0;
  tell({ type: 'enemy-armour', rule: 'FW-EATK-7', enemy: enemy.id, armour: enemy.armour });
}
export function closeEnemyTurn({ state }: Table): void {
  writable(state.fight).acting = -1;
}

export function orderTypes({ state, tell }: Table, types: readonly number[]): void {
  set(state.fight, { toAct: types, hasPatrolled: false, enemyPhases: state.fight.enemyPhases + 1 });
  tell({ type: 'types-ordered', rule: 'FW-R-34', types });
}
export function typeActs({ state }: Table): void {
  writable(state.fight).toAct = state.fight.toAct.slice(1);
}
export function beginPatrol({ state, tell }: Table, type: number): void {
  writable(state.fight).hasPatrolled = true;
  tell({ type: 'type-patrols', rule: 'FW-EACT-5', enemyType: nameOfType(type) });
}
/** One turn, however many decks it has. */
export function skipType({ state, tell }: Table, type: number): void {
  for (const deck of state.fight.decks) if (deck.type === type) writable(deck).skipsTurn = false;
  tell({ type: 'type-skips', rule: 'FW-EATK-7', enemyType: nameOfType(type) });
}
export function stillType(deck: DeckState): void {
  writable(deck).skipsTurn = true;
}
export function holdAttacks(deck: DeckState, holds: boolean): void {
  writable(deck).skipsAttacks = holds;
}

/** FW-BEH-8: the back of the top card is seen by everybody. */
function backOf({ pile: [top] }: DeckState): Letter[] {
  const bits = top === undefined ? 0 : lettersOf(top);
  return LETTERS.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1);
}

/** FW-ENEMY-4, FW-ENC-8, FW-HUGE-7: the decks of a type that takes part, from the active store, shuffled; unless they are there. */
export function openDecks({ state, chance, tell }: Table, type: number): void {
  const { fight, party } = state;
  if (fight.decks.some(one => one.type === type)) return;
  const enemyType = nameOfType(type);
  for (const no of enemyCard(type).deckRule ? [1, 2] : [1]) {
    const isOfDeck = (card: number): boolean => behaviourCard(card).enemy === enemyType && (behaviourCard(card).deck ?? 1) === no;
    const cards = [...party.behaviours, ...addedByBrief(state)].filter(isOfDeck);
    const deck = { type, no, seen: [], skipsTurn: false, skipsAttacks: false, discard: [], pile: chance.shuffle('behaviour', cards) };
    writable(fight).decks = [...fight.decks, deck];
    tell({ type: 'deck-opened', rule: 'FW-ENEMY-4', enemyType, deck: no, letters: backOf(deck), reveals: true });
  }
}

/** FW-BRIEF-9, FW-R-59: they stay in the inactive store, and are gone with the piles. */
function addedByBrief(state: State): number[] {
  const { adds = [] } = fieldIn(state).brief;
  const isAdded = (card: number): boolean =>
    adds.some(one => one.enemy === behaviourCard(card).enemy && one.adaptation === behaviourCard(card).adaptation);
  return adds.length === 0 ? [] : state.party.inactive.filter(card => sortOf(card) === 'behaviour' && isAdded(card));
}

/** Whether there is another card than the one that is being carried out. */
export const hasFurther = (deck: DeckState, inPlay: number): boolean => deck.pile.length > 0 || deck.discard.some(one => one !== inPlay);

/** FW-BEH-1, FW-R-57: of an empty pile the discard is shuffled first, without the card that is still being carried out. */
export function drawBehaviour({ state, chance, tell }: Table, deck: DeckState, inPlay = -1): number {
  if (deck.pile.length === 0) {
    const resolved = deck.discard.filter(one => one !== inPlay);
    set(deck, { pile: chance.shuffle('behaviour', resolved), discard: deck.discard.filter(one => one === inPlay) });
    tell({ type: 'behaviour-reshuffled', rule: 'FW-R-57', enemyType: nameOfType(deck.type), letters: backOf(deck), reveals: true });
  }
  const [card, ...rest] = deck.pile;
  set(deck, { pile: rest, seen: deck.seen.filter(one => one !== card), discard: [...deck.discard, card!] });
  if (enemyCard(deck.type).deckRule?.is === 'alternate') writable(state.fight).hugeDeck = otherDeck(deck.no);
  tell({ type: 'behaviour-drawn', rule: 'FW-BEH-1', enemyType: nameOfType(deck.type), card: card!, letters: backOf(deck), reveals: true });
  return card!;
}

const otherDeck = (no: number): number => (no === 1 ? 2 : 1);
export function switchDeck({ state }: Table): void {
  writable(state.fight).hugeDeck = otherDeck(state.fight.hugeDeck);
}

export function chooseSeries({ tell }: Table, enemy: EnemyState, card: number, isYes: boolean): void {
  tell({ type: 'series-chosen', rule: behaviourCard(card).question ? 'FW-BEH-4' : 'FW-R-60', enemy: enemy.id, card, isYes });
}
export function fixTarget({ tell }: Table, enemy: EnemyState, seat: number, square: number): void {
  tell({ type: 'target-fixed', rule: 'FW-BEH-9', enemy: enemy.id, seat, square });
}
export function stayIdle({ tell }: Table, enemy: EnemyState, action: EnemyAction['do'], why: Idle): void {
  tell({ type: 'enemy-idle', rule: 'FW-BEH-7', enemy: enemy.id, action, why });
}
export function enemyActs({ tell }: Table, enemy: EnemyState, action: EnemyAction['do'], n: number): void {
  tell({ type: 'enemy-action', rule: 'FW-EATK-7', enemy: enemy.id, action, n });
}

/** Looked at, and known from now on, until it is drawn. */
export function seeTops({ tell }: Table, deck: DeckState, n: number, rule: ClauseId): void {
  const cards = deck.pile.slice(0, n);
  if (cards.length === 0) return;
  writable(deck).seen = [...deck.seen.filter(one => !cards.includes(one)), ...cards];
  tell({ type: 'tops-seen', rule, enemyType: nameOfType(deck.type), cards, reveals: true });
}
export function buryTop({ tell }: Table, deck: DeckState): void {
  const [card, ...rest] = deck.pile;
  set(deck, { pile: [...rest, card!], seen: deck.seen.filter(one => one !== card) });
  tell({ type: 'behaviour-buried', rule: 'FW-EFF-4', enemyType: nameOfType(deck.type), letters: backOf(deck), reveals: true });
}

/** FW-CAMP-11: from the inactive store into the deck, and into the pile of an encounter that is on. */
export function addBehaviour(
  { state, chance, tell }: Table,
  card: number,
  why: 'story' | 'counter' | 'location' | 'level',
  rule: ClauseId,
): void {
  const { party, fight } = state;
  set(party, { inactive: party.inactive.filter(one => one !== card), behaviours: [...party.behaviours, card] });
  const { enemy, deck: no = 1 } = behaviourCard(card);
  const deck = fight.decks.find(one => one.type === typeOf(enemy) && one.no === no);
  if (deck) set(deck, { pile: chance.shuffle('behaviour', [...deck.pile, card]), seen: [] });
  tell({ type: 'behaviour-added', rule, card, why, letters: deck ? backOf(deck) : [], reveals: deck !== undefined });
}
