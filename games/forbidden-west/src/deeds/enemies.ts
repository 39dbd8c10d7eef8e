/** What happens to enemies: squares, hit points, components, conditions, decks. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { behaviourCard, enemyCard, lettersOf, typeOf } from '../content/box.ts';
import { type Condition, ENEMY_TYPES, type EnemyGait, type EnemyType, LETTERS, type Letter } from '../content/kinds.ts';
import type { EnemyAction } from '../content/types.ts';
import type { HarmBy, Idle, Table } from '../events.ts';
import { cardsOfDeck } from '../questions/decks.ts';
import type { ActivationState, BlowState, DeckState, EnemyState, EnemyView, MarkState, WalkState } from '../state.ts';
import { settle } from './objective.ts';

export const nameOfType = (type: number): EnemyType => ENEMY_TYPES[type]!;

/** A step of a journey is told with the stretch that it is part of. */
export function moveEnemy(table: Table, enemy: EnemyState, square: number, how: EnemyGait, rule: ClauseId, isOfJourney: boolean): void {
  const from = enemy.square;
  writable(enemy).square = square;
  table.tell({ type: 'enemy-moved', rule, enemy: enemy.id, from, square, how, ...(isOfJourney ? { within: 'enemy-walked' } : {}) });
}

// Walks of several squares

/** Sets out. Whatever is entered by it is told in one line for each stretch. */
export function setOut(
  { state }: Table,
  { id, square }: EnemyState,
  way: Pick<WalkState, 'to' | 'how' | 'squares'> & Partial<Pick<WalkState, 'mark' | 'isStraight'>>,
): void {
  const { mark = null, isStraight = false, squares } = way;
  const walk = { enemy: id, to: way.to, mark: mark && { ...mark }, squares, left: squares, isStraight, course: 0, from: square, path: [] };
  writable(state.fight.activation!).walk = { ...walk, how: way.how };
}

/** One square less is left. */
export function countSquare(walk: WalkState, course: number): void {
  set(walk, { left: walk.left - 1, course });
}

/** One more square of a walk; a stretch is gone in one manner. */
export function stepOn(table: Table, walk: WalkState, square: number, how: EnemyGait): void {
  if (walk.how !== how) endStretch(table, walk);
  set(walk, { how, path: [...walk.path, square] });
}

const WALKED_BY = { mark: 'FW-EMOVE-4', feature: 'FW-EMOVE-4', away: 'FW-EATK-7', route: 'FW-PATROL-1' } as const;

/** Tells the way up to here, if there is one: before anything that comes of it, and when it is over. */
export function endStretch({ tell }: Table, walk: WalkState): void {
  const { enemy, from, path, how } = walk;
  if (path.length === 0) return;
  tell({ type: 'enemy-walked', rule: WALKED_BY[walk.to], enemy, from, square: path.at(-1)!, how, path });
  set(walk, { from: path.at(-1)!, path: [] });
}

export function endWalk(table: Table, walk: WalkState): void {
  endStretch(table, walk);
  writable(table.state.fight.activation!).walk = null;
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

/** FW-COND-2, FW-R-44: what takes the place of another is told with it; the same once more is news only if it lasts longer by it. */
export function giveEnemyCondition({ tell }: Table, enemy: EnemyState, condition: Condition, isFresh: boolean, rule: ClauseId): void {
  const { condition: instead, isFresh: wasFresh } = enemy;
  if (instead === condition && wasFresh === isFresh) return;
  set(enemy, { condition, isFresh });
  tell({ type: 'enemy-condition', rule, enemy: enemy.id, condition, instead });
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
/** FW-EACT-5: the enemies of a type begin their turns, by so many behaviour cards or on patrol. */
export function openActivation({ state }: Table, type: number, by: 'behaviour' | 'patrol', cards: number): void {
  writable(state.fight).activation = {
    ...{ type, isPatrol: by === 'patrol', cards, turned: 0, card: -1, deck: 0, order: [], enemy: -1 },
    ...{ series: [], target: null, hasDrawnMore: false, walk: null, blow: null, pulse: null, ordered: null },
  };
}
export function closeActivation({ state }: Table): void {
  writable(state.fight).activation = null;
}
/** The next card is carried out; the one before lies on its pile. */
export function turnNext(activation: ActivationState): void {
  set(activation, { turned: activation.turned + 1, card: -1, deck: 0 });
}
/** FW-EACT-3: who acts by this card, one after the other; -1 if nobody draws one. */
export function lineUp(activation: ActivationState, order: readonly EnemyState[], card = -1, deck = 0): void {
  set(activation, { order: order.map(one => one.id), card, deck });
}
export function callUp(activation: ActivationState): void {
  const [enemy = -1, ...order] = activation.order;
  set(activation, { enemy, order, target: null, hasDrawnMore: false });
}
export function standDown(activation: ActivationState): void {
  writable(activation).enemy = -1;
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
  const { fight } = state;
  if (fight.decks.some(one => one.type === type)) return;
  const enemyType = nameOfType(type);
  for (const no of enemyCard(type).deckRule ? [1, 2] : [1]) {
    const cards = cardsOfDeck(state, type, no);
    const deck = { type, no, seen: [], skipsTurn: false, skipsAttacks: false, discard: [], pile: chance.shuffle('behaviour', cards) };
    writable(fight).decks = [...fight.decks, deck];
    tell({ type: 'deck-opened', rule: 'FW-ENEMY-4', enemyType, deck: no, letters: backOf(deck), reveals: true });
  }
}

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

export function chooseSeries({ state, tell }: Table, enemy: EnemyState, card: number, isYes: boolean): void {
  const activation = writable(state.fight.activation!);
  activation.series = [...activation.series, { card, isYes, begun: 0 }];
  tell({ type: 'series-chosen', rule: behaviourCard(card).question ? 'FW-BEH-4' : 'FW-R-60', enemy: enemy.id, card, isYes });
}
export function beginNext(activation: ActivationState): void {
  const series = writable(activation.series.at(-1)!);
  series.begun += 1;
}
/** Nothing has come of it yet. */
export function beginAnew(activation: ActivationState): void {
  const series = writable(activation.series.at(-1)!);
  series.begun -= 1;
}
export function endSeries(activation: ActivationState): void {
  writable(activation).series = activation.series.slice(0, -1);
}
export function drawMore(activation: ActivationState): void {
  writable(activation).hasDrawnMore = true;
}
/** FW-BEH-9: anew, or nobody if there is nobody. */
export function fixTarget({ state, tell }: Table, enemy: EnemyState, mark: MarkState | null): void {
  keepTarget(state.fight.activation!, mark);
  if (mark) tell({ type: 'target-fixed', rule: 'FW-BEH-9', enemy: enemy.id, seat: mark.seat, square: mark.square });
}
/** The same as before, where it is now. */
export function keepTarget(activation: ActivationState, mark: MarkState | null): void {
  writable(activation).target = mark && { seat: mark.seat, square: mark.square };
}

/** FW-EVADE-9: what follows a blow is still to come. */
export function beginAfterBlow({ state }: Table, seat: Seat, by: number): void {
  writable(state.fight.activation!).blow = { seat, by, extrasDone: 0, pushed: 0 };
}
export function endExtra(blow: BlowState): void {
  set(blow, { extrasDone: blow.extrasDone + 1, pushed: 0 });
}
export function countPushed(blow: BlowState): void {
  writable(blow).pushed += 1;
}
export function endBlow({ state }: Table): void {
  writable(state.fight.activation!).blow = null;
}

/** FW-EATK-4: the set is fixed when the attack starts. */
export function beginPulse({ state }: Table, left: readonly Seat[], damage: number, condition: Condition | 'none'): void {
  writable(state.fight.activation!).pulse = { left, damage, condition };
}
export function pulseReaches({ state }: Table, seat: Seat): void {
  const pulse = writable(state.fight.activation!.pulse!);
  pulse.left = pulse.left.filter(one => one !== seat);
}
export function endPulse({ state }: Table): void {
  writable(state.fight.activation!).pulse = null;
}

export function giveOrder({ state }: Table, left: readonly EnemyView[], squares: number, damage: number): void {
  writable(state.fight.activation!).ordered = { left: left.map(one => one.id), squares, damage, mark: null };
}
/** The first of those who have still to follow goes for somebody. */
export function goFor({ state }: Table, { seat, square }: MarkState): void {
  writable(state.fight.activation!.ordered!).mark = { seat, square };
}
export function hasFollowed({ state }: Table): void {
  const { ordered } = state.fight.activation!;
  set(ordered!, { left: ordered!.left.slice(1), mark: null });
}
export function endOrder({ state }: Table): void {
  writable(state.fight.activation!).ordered = null;
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
