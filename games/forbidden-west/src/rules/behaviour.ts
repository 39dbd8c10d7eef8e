/** Behaviour cards: drawn, asked, carried out action by action. FW-BEH-1..9, FW-HUGE-7, FW-HUGE-8, FW-R-57..61, FW-R-100. */
import type { Rule } from '@quarry/kernel';
import { behaviourCard, enemyCard } from '../content/box.ts';
import type { Letter } from '../content/kinds.ts';
import type { Altered, EnemyAction, Question, Target } from '../content/types.ts';
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
  hasFurther,
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
import type { Idle, Table } from '../events.ts';
import { noAnswer } from '../in-the-making.ts';
import { actionBegun, actionsOf } from '../questions/series.ts';
import { type Mark, marks, pick, present } from '../questions/targets.ts';
import { canStand, distance, distanceTo, fieldIn, holds, isAnybodyRevealed, isHuge, partsOf, terrainAt } from '../questions.ts';
import type { ActivationState, DeckState, EnemyState, OrderedState, State, View } from '../state.ts';
import { moveAlert } from './alert.ts';
import { besieged, hurtFeature } from './brief-rules.ts';
import { attackMark, pulse, reachesAnybody } from './enemy-attacks.ts';
import { endEnemyTurn } from './health.ts';
import { squareOption } from './moving.ts';
import { inOrder } from './order.ts';
import { goalFor, landings } from './routes.ts';
import { togetherAtFirst } from './together.ts';
import { trapsOnMap } from './traps.ts';
import { interrupts } from './windows.ts';

/** FW-BEH-1, FW-HUGE-8: the deck that is drawn from now. */
export function deckFor(state: State, type: number): DeckState {
  const [first, second] = state.fight.decks.filter(deck => deck.type === type).sort((a, b) => a.no - b.no);
  const rule = enemyCard(type).deckRule;
  if (!rule) return first!;
  if (rule.is !== 'salvo') return state.fight.hugeDeck === 2 ? second! : first!;
  const enemy = state.fight.enemies.find(one => one.isIn && one.type === type)!;
  const field = fieldIn(state);
  const isFar = marks(state).every(mark => distanceTo(field, mark.square, enemy) > rule.within);
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
  yield* interrupts(table, 'behaviour-drawn', { about: table.state.fight.active, deck, answer });
  if (answer.skipsAttacks) holdAttacks(deck, true);
  return card;
}

/** FW-BEH-4 to FW-BEH-7: one series, */
function carryOut(table: Table, enemy: EnemyState, card: number): void {
  const { question } = behaviourCard(card);
  chooseSeries(table, enemy, card, question === undefined || answerTo(table.state, enemy, question));
}

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
export function answerTo(view: View, enemy: EnemyState, question: Question): boolean {
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

/** FW-COMP-5, FW-R-58: what the lost components of this very enemy change. */
function alteredFor(enemy: EnemyState, { altered }: EnemyAction): Altered {
  if (!altered) return {};
  let all: Altered = {};
  for (const letter of Object.keys(altered) as Letter[]) if (holds(enemy, letter)) all = { ...all, ...altered[letter] };
  return all;
}

/** FW-BEH-9, FW-R-61: a symbol fixes the target anew, `same` keeps it. */
function targetOf(table: Table, activation: ActivationState, enemy: EnemyState, target: Target): Mark | null {
  const { state } = table;
  if (target === 'same') keepTarget(activation, activation.target && present(state, activation.target));
  else fixTarget(table, enemy, pick(state, enemy, target));
  return activation.target;
}

/** FW-ECON-2, FW-R-46: each movement is so much shorter. */
const stuck = ({ condition }: EnemyState): number => (condition === 'adhesive' ? 1 : 0);

function* actOut(table: Table, activation: ActivationState, enemy: EnemyState, action: EnemyAction, card: number): Rule {
  const { state } = table;
  const deck = deckInPlay(state, activation);
  const change = alteredFor(enemy, action);
  const idle = (why: Idle): void => stayIdle(table, enemy, action.do, why);
  if (change.skip) return idle('lost-part');
  switch (action.do) {
    case 'move':
    case 'away': {
      const mark = targetOf(table, activation, enemy, action.target);
      if (!mark) return idle('no-target');
      const squares = (change.n ?? action.n) - stuck(enemy);
      if (action.do === 'away') setOut(table, enemy, { to: 'away', how: 'away', mark, squares });
      else if (action.leaps && !change.noLeap) leap(table, enemy, mark, squares);
      else approach(table, enemy, mark, squares, action.straight === true);
      return;
    }
    case 'to-feature': {
      const goal = besieged(state);
      if (!goal) return idle('no-target');
      setOut(table, enemy, {
        to: 'feature',
        how: 'behaviour',
        mark: { seat: -1, square: goal.square },
        squares: (change.n ?? action.n) - stuck(enemy),
      });
      return;
    }
    case 'attack': {
      if (deck.skipsAttacks) return idle('attacks-skipped');
      const blow = {
        type: action.type,
        range: Math.max(0, change.range ?? action.range),
        damage: Math.max(0, change.damage ?? action.damage),
        condition: change.noCondition ? undefined : action.condition,
      };
      if (action.type === 'pulse') {
        if (!reachesAnybody(state, enemy, blow.range)) return idle('out-of-range');
        return pulse(table, enemy, blow);
      }
      const mark = targetOf(table, activation, enemy, action.target ?? 'same');
      if (!mark) return idle(action.target === 'same' ? 'target-gone' : 'no-target');
      if (distanceTo(fieldIn(state), mark.square, enemy) > blow.range) return idle('out-of-range');
      yield* attackMark(table, enemy, mark, blow);
      return;
    }
    case 'attack-feature': {
      const goal = besieged(state);
      if (!goal) return idle('no-target');
      if (deck.skipsAttacks) return idle('attacks-skipped');
      if (distanceTo(fieldIn(state), goal.square, enemy) > (change.range ?? action.range)) return idle('out-of-range');
      enemyActs(table, enemy, action.do, change.damage ?? action.damage);
      yield* hurtFeature(table, state.fight.features.find(one => one.id === goal.id)!, change.damage ?? action.damage);
      return;
    }
    case 'alert':
      enemyActs(table, enemy, action.do, change.n ?? action.n);
      yield* moveAlert(table, change.n ?? action.n, 'FW-EATK-7');
      return;
    case 'heal':
      healEnemy(table, enemy, change.n ?? action.n);
      return;
    case 'armour':
      raiseArmour(table, enemy, change.n ?? action.n);
      return;
    case 'clear-condition':
      if (enemy.condition === 'none') return idle('no-target');
      freeEnemy(table, enemy, 'FW-EATK-7');
      return;
    case 'vanish':
      return vanish(table, enemy, (change.n ?? action.n) - stuck(enemy));
    case 'lay-mine':
      yield* mine(table, activation, enemy, action, card);
      return;
    case 'order':
      return order(table, enemy, action, change);
    case 'draw-extra':
      if (activation.hasDrawnMore || !hasFurther(deck, card)) return;
      drawMore(activation);
      enemyActs(table, enemy, action.do, 1);
      return carryOut(table, enemy, yield* drawCard(table, deck, card));
  }
}

/** FW-EMOVE-4 to FW-EMOVE-8: it stays where its target is. */
function approach(table: Table, enemy: EnemyState, mark: Mark, squares: number, isStraight: boolean): void {
  if (goalFor(table.state, enemy, mark.square) === enemy.square) stayIdle(table, enemy, 'move', 'with-target');
  else setOut(table, enemy, { to: 'mark', how: 'behaviour', mark, squares, isStraight });
}

/** Over walls, in one go. */
function leap(table: Table, enemy: EnemyState, mark: Mark, squares: number): void {
  if (landings(table.state, enemy, { how: 'leap', mark, squares }).includes(enemy.square))
    return stayIdle(table, enemy, 'move', 'with-target');
  setOut(table, enemy, { to: 'mark', how: 'leap', mark, squares });
}

/** In one go, too. */
function vanish(table: Table, enemy: EnemyState, squares: number): void {
  if (landings(table.state, enemy, { how: 'vanish', mark: null, squares }).includes(enemy.square))
    return stayIdle(table, enemy, 'vanish', 'no-place');
  setOut(table, enemy, { to: 'away', how: 'vanish', squares });
}

/** FW-EATK-7: as near to its target as it can, where no trap lies yet. */
function* mine(
  table: Table,
  activation: ActivationState,
  enemy: EnemyState,
  action: Extract<EnemyAction, { do: 'lay-mine' }>,
  card: number,
): Rule {
  const { state } = table;
  const field = fieldIn(state);
  const taken = trapsOnMap(state).map(trap => trap.square);
  const mark = pick(state, enemy, 'closest');
  const squares = field.area.within(enemy.square, action.within).filter(square => canStand(state, square) && !taken.includes(square));
  if (squares.length === 0 || state.fight.traps.length >= 20) return stayIdle(table, enemy, 'lay-mine', 'no-place');
  const goal = mark?.square ?? enemy.square;
  const nearest = Math.min(...squares.map(square => distance(field, square, goal)));
  const best = squares.filter(square => distance(field, square, goal) === nearest);
  const options = best.map(squareOption);
  const question = { kind: 'enemy-choice', rule: 'FW-EATK-7', options, facts: { enemy: enemy.id, card } } as const;
  const square = yield* togetherAtFirst(table, question, () => beginAnew(activation));
  layMine(table, enemy.id, square, action.condition, action.dice);
}

/** Others go for the highest threat, */
function order(table: Table, enemy: EnemyState, action: Extract<EnemyAction, { do: 'order' }>, change: Altered): void {
  const { state } = table;
  const field = fieldIn(state);
  const isMeant = (one: EnemyState): boolean => {
    const card = enemyCard(one.type);
    if (action.whom === 'rebels') return card.kind === 'human';
    return action.whom === 'machines' ? card.kind === 'machine' : card.id === action.whom;
  };
  const called = state.fight.enemies.filter(
    one => one.isIn && one.id !== enemy.id && !isHuge(one) && isMeant(one) && distanceTo(field, one.square, enemy) <= action.within,
  );
  if (called.length === 0) return stayIdle(table, enemy, 'order', 'no-target');
  enemyActs(table, enemy, 'order', called.length);
  giveOrder(table, called, change.n ?? action.n, change.damage ?? action.attack?.damage ?? 0);
}

/** and may strike it, each once it has come there. */
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
  approach(table, one, threat, squares - stuck(one), false);
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
