/** Behaviour cards: drawn, asked, carried out action by action. FW-BEH-1..9, FW-HUGE-7, FW-HUGE-8, FW-R-57..61, FW-R-100. */
import type { Rule } from '@quarry/kernel';
import { behaviourCard, enemyCard } from '../content/box.ts';
import type { EnemyAction, Question, Target } from '../content/types.ts';
import {
  beginAnew,
  beginNext,
  callUp,
  chooseSeries,
  closeActivation,
  drawBehaviour,
  drawMore,
  endOrder,
  endSeries,
  enemyActs,
  fixTarget,
  freeEnemy,
  giveOrder,
  goFor,
  hasFollowed,
  healEnemy,
  holdAttacks,
  keepTarget,
  lineUp,
  openEnemyTurn,
  raiseArmour,
  setOut,
  standDown,
  stayIdle,
  stillEnemy,
  turnNext,
} from '../deeds/enemies.ts';
import { layMine } from '../deeds/traps.ts';
import { enemyNamed } from '../effects/whom.ts';
import type { Table } from '../events.ts';
import { noAnswer } from '../in-the-making.ts';
import type { Square } from '../places.ts';
import { hasFurther } from '../questions/decks.ts';
import { actionBegun, actionsOf } from '../questions/series.ts';
import { type Mark, marks, pick, present } from '../questions/targets.ts';
import { distanceTo, fieldIn, holds, isAnybodyRevealed, partsOf, terrainAt } from '../questions.ts';
import type { ActivationState, DeckState, EnemyState, EnemyView, OrderedState, State, View } from '../state.ts';
import { moveAlert } from './alert.ts';
import { hurtFeature } from './brief-rules.ts';
import { aimOf, approach, comingOf, markFor, stuck } from './enemy-actions.ts';
import { attackMark, pulse } from './enemy-attacks.ts';
import { endEnemyTurn } from './health.ts';
import { squareOption } from './moving.ts';
import { inOrder } from './order.ts';
import { togetherAtFirst } from './together.ts';
import { trapsOnMap } from './traps.ts';
import { interrupts } from './windows.ts';

/** FW-BEH-1, FW-HUGE-8: the deck that is drawn from now. */
export function deckFor<V extends View>(view: V, type: number): V['fight']['decks'][number] {
  const [first, second] = view.fight.decks.filter(deck => deck.type === type).sort((a, b) => a.no - b.no);
  const rule = enemyCard(type).deckRule;
  if (!rule) return first!;
  if (rule.is !== 'salvo') return view.fight.hugeDeck === 2 ? second! : first!;
  const enemy = view.fight.enemies.find(one => one.isIn && one.type === type)!;
  const field = fieldIn(view);
  const isFar = marks(view).every(mark => distanceTo(field, mark.square, enemy) > rule.within);
  const canShoot = rule.letters.some(letter => partsOf(enemy).some((part, i) => part.letter === letter && enemy.parts[i]! > 0));
  return isFar && canShoot ? second! : first!;
}

/** FW-BEH-2: one card for all of the type; the next one, if there are several. */
export function* turnCard(table: Table, activation: ActivationState): Rule {
  const { state } = table;
  const { type, cards, turned } = activation;
  if (activation.deck > 0) holdAttacks(deckInPlay(state, activation), false);
  if (turned === cards) return closeActivation(table);
  turnNext(activation);
  if (isAnybodyRevealed(state)) yield* drawFor(table, activation);
  else if (isLast(activation)) yield* endTurns(table, type);
}

function* endTurns(table: Table, type: number): Rule {
  for (const enemy of table.state.fight.enemies) if (enemy.isIn && enemy.type === type) yield* endEnemyTurn(table, enemy);
}

function* drawFor(table: Table, activation: ActivationState): Rule {
  const { state } = table;
  const { type } = activation;
  if (!state.fight.enemies.some(one => one.isIn && one.type === type)) return;
  const deck = deckFor(state, type);
  const card = isAnyAwake(state, type) ? yield* drawCard(table, deck) : -1;
  lineUp(activation, yield* inOrder(table, type), card, deck.no);
}

/** The turns of the enemies begin with the first card and end with the last. */
const isFirst = ({ turned }: ActivationState): boolean => turned === 1;
const isLast = ({ turned, cards }: ActivationState): boolean => turned === cards;

const deckInPlay = ({ fight }: State, { type, deck }: ActivationState): DeckState =>
  fight.decks.find(one => one.type === type && one.no === deck)!;

export function takeTurnByCard(table: Table, activation: ActivationState): void {
  callUp(activation);
  const enemy = enemyNamed(table.state, activation.enemy);
  if (!enemy.isIn) return standDown(activation);
  if (isFirst(activation)) openEnemyTurn(table, enemy);
  if (enemy.isStilled) stillEnemy(enemy, false);
  else if (activation.card >= 0) carryOut(table, enemy, activation.card);
}

export function* endTurnByCard(table: Table, activation: ActivationState): Rule {
  const enemy = enemyNamed(table.state, activation.enemy);
  standDown(activation);
  if (isLast(activation)) yield* endEnemyTurn(table, enemy);
}

/** No card is drawn for those alone who draw none. */
const isAnyAwake = ({ fight }: State, type: number): boolean => fight.enemies.some(one => one.isIn && one.type === type && !one.isStilled);

function* drawCard(table: Table, deck: DeckState, inPlay?: number): Rule<number> {
  const card = drawBehaviour(table, deck, inPlay);
  const answer = noAnswer();
  yield* interrupts(table, 'behaviour-drawn', { about: table.state.fight.active, deck, n: card, answer });
  if (answer.skipsAttacks) holdAttacks(deck, true);
  return card;
}

/** FW-BEH-4, FW-R-60: whether the first series of a card is carried out, or the one for `no`. */
export function isYes(view: View, enemy: EnemyView, card: number): boolean {
  const { question } = behaviourCard(card);
  return question === undefined || answerTo(view, enemy, question);
}

/** FW-BEH-4 to FW-BEH-7: one series, */
const carryOut = (table: Table, enemy: EnemyState, card: number): void => chooseSeries(table, enemy, card, isYes(table.state, enemy, card));

/** from top to bottom. */
export function* actNext(table: Table, activation: ActivationState): Rule {
  const enemy = enemyNamed(table.state, activation.enemy);
  const series = activation.series.at(-1)!;
  const action = actionsOf(series)[series.begun];
  if (!action || !enemy.isIn) return endSeries(activation);
  beginNext(activation);
  yield* actOut(table, activation, enemy, action, series.card);
}

/** FW-R-100: hidden characters do not count. */
export function answerTo(view: View, enemy: EnemyView, question: Question): boolean {
  const field = fieldIn(view);
  switch (question.ask) {
    case 'character-within':
      return marks(view).some(mark => distanceTo(field, mark.square, enemy) <= question.n);
    case 'ally-within':
      return view.fight.enemies.some(
        one => one.isIn && one.id !== enemy.id && one.type === enemy.type && distanceTo(field, one.square, enemy) <= question.n,
      );
    case 'holds':
      return holds(enemy, question.letter);
    case 'has-condition':
      return enemy.condition !== 'none';
    case 'revealed-more-than':
      return view.fight.threat.length + view.fight.distractions.length > question.n; // FW-R-62
    case 'trap-within':
      return trapsOnMap(view).some(trap => distanceTo(field, trap.square, enemy) <= question.n);
    case 'alert-at-least':
      return view.fight.alert >= question.n;
    case 'half-hp':
      return enemy.hp * 2 <= enemy.maxHp;
    case 'target-in': {
      const mark = pick(view, enemy, question.target);
      return mark !== null && terrainAt(view, mark.square) === question.terrain;
    }
    case 'target-within': {
      const mark = pick(view, enemy, question.target);
      return mark !== null && distanceTo(field, mark.square, enemy) <= question.n;
    }
  }
}

/** FW-BEH-9, FW-R-61: a symbol fixes the target anew, `same` keeps it. */
function targetOf(table: Table, activation: ActivationState, enemy: EnemyState, target: Target): Mark | null {
  const mark = markFor(table.state, enemy, target, activation.target);
  if (target === 'same') keepTarget(activation, mark);
  else fixTarget(table, enemy, mark);
  return activation.target;
}

function* actOut(table: Table, activation: ActivationState, enemy: EnemyState, action: EnemyAction, card: number): Rule {
  const { state } = table;
  const deck = deckInPlay(state, activation);
  const aim = aimOf(enemy, action, deck);
  const mark = aim && targetOf(table, activation, enemy, aim);
  const coming = comingOf(state, enemy, action, mark, deck);
  switch (coming.is) {
    case 'idle':
      return stayIdle(table, enemy, action.do, coming.why);
    case 'walk':
      return setOut(table, enemy, coming.way);
    case 'strike':
      return yield* attackMark(table, enemy, coming.mark, coming.blow);
    case 'pulse':
      return pulse(table, enemy, coming.blow);
    case 'besiege':
      enemyActs(table, enemy, action.do, coming.damage);
      return yield* hurtFeature(table, state.fight.features.find(one => one.id === coming.feature)!, coming.damage);
    case 'alert':
      enemyActs(table, enemy, action.do, coming.n);
      return yield* moveAlert(table, coming.n, 'FW-EATK-7');
    case 'heal':
      return healEnemy(table, enemy, coming.n);
    case 'armour':
      return raiseArmour(table, enemy, coming.n);
    case 'clear-condition':
      return freeEnemy(table, enemy, 'FW-EATK-7');
    case 'lay-mine':
      return yield* mine(table, activation, enemy, coming.squares, action as Mining, card);
    case 'order':
      enemyActs(table, enemy, action.do, coming.called.length);
      return giveOrder(table, coming.called, coming.squares, coming.damage);
    case 'draw-extra':
      if (activation.hasDrawnMore || !hasFurther(deck, card)) return;
      drawMore(activation);
      enemyActs(table, enemy, action.do, 1);
      return carryOut(table, enemy, yield* drawCard(table, deck, card));
  }
}

type Mining = Extract<EnemyAction, { do: 'lay-mine' }>;
/** FW-EATK-7: the group chooses between equals. */
function* mine(
  table: Table,
  activation: ActivationState,
  enemy: EnemyState,
  squares: readonly Square[],
  { condition, dice }: Mining,
  card: number,
): Rule {
  const options = squares.map(squareOption);
  const question = { kind: 'enemy-choice', rule: 'FW-EATK-7', options, facts: { enemy: enemy.id, card } } as const;
  const square = yield* togetherAtFirst(table, question, () => beginAnew(activation));
  layMine(table, enemy.id, square, condition, dice);
}

/** Whoever is under orders goes for the highest threat and may strike it, each once it has come there. */
export function* followOrder(table: Table, activation: ActivationState, { left: [id], squares, damage, mark }: OrderedState): Rule {
  const { state } = table;
  if (id === undefined) return endOrder(table);
  const one = enemyNamed(state, id);
  if (mark) {
    hasFollowed(table);
    return yield* strikeAsOrdered(table, activation, one, mark, damage);
  }
  const threat = pick(state, one, 'threat');
  if (!threat || !one.isIn) return hasFollowed(table);
  goFor(table, threat);
  const coming = approach(state, one, threat, squares - stuck(one), false);
  if (coming.is === 'walk') setOut(table, one, coming.way);
  else stayIdle(table, one, 'move', 'with-target');
}

function* strikeAsOrdered(table: Table, activation: ActivationState, one: EnemyState, mark: Mark, damage: number): Rule {
  const { state } = table;
  const now = present(state, mark);
  const action = actionBegun(activation);
  if (action.do !== 'order' || !action.attack || !now || !one.isIn) return;
  const { range } = action.attack;
  if (distanceTo(fieldIn(state), now.square, one) > range) return;
  yield* attackMark(table, one, now, { type: 'melee', range, damage, condition: undefined });
}
