/** Behaviour cards: drawn, asked, carried out action by action. FW-BEH-1..9, FW-HUGE-7, FW-HUGE-8, FW-R-57..61, FW-R-100. */
import type { Rule } from '@quarry/kernel';
import { behaviourCard, enemyCard } from '../content/box.ts';
import type { Letter } from '../content/kinds.ts';
import type { Altered, EnemyAction, Question, Target } from '../content/types.ts';
import {
  chooseSeries,
  drawBehaviour,
  endStretch,
  enemyActs,
  fixTarget,
  freeEnemy,
  hasFurther,
  healEnemy,
  holdAttacks,
  type Journey,
  nameOfType,
  openEnemyTurn,
  raiseArmour,
  stayIdle,
  stillEnemy,
} from '../deeds/enemies.ts';
import { layMine } from '../deeds/traps.ts';
import type { Idle, Table } from '../events.ts';
import { noAnswer } from '../in-the-making.ts';
import type { Square } from '../places.ts';
import { type Mark, marks, pick, present } from '../questions/targets.ts';
import { canStand, distance, distanceTo, fieldIn, holds, isAnybodyRevealed, isHuge, partsOf, terrainAt } from '../questions.ts';
import type { DeckState, EnemyState, State, View } from '../state.ts';
import { moveAlert } from './alert.ts';
import { besieged, extraCards, hurtFeature } from './brief-rules.ts';
import { attackMark, pulse, reachesAnybody } from './enemy-attacks.ts';
import { enterSquare, journeyOf } from './enemy-steps.ts';
import { endEnemyTurn } from './health.ts';
import { squareOption } from './moving.ts';
import { inOrder } from './order.ts';
import { bestSteps, goalFor, stepsAway } from './routes.ts';
import { together } from './together.ts';
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

/** FW-BEH-2: one card for all of the type. */
export function* behave(table: Table, type: number): Rule {
  const { state } = table;
  const cards = 1 + extraCards(state, nameOfType(type));
  for (let n = 1; n <= cards; n++) {
    if (isAnybodyRevealed(state)) yield* playOne(table, type, n === 1, n === cards);
    else if (n === cards) yield* endTurns(table, type);
  }
}

function* endTurns(table: Table, type: number): Rule {
  for (const enemy of table.state.fight.enemies) if (enemy.isIn && enemy.type === type) yield* endEnemyTurn(table, enemy);
}

/** The turns of the enemies begin with the first card and end with the last. */
function* playOne(table: Table, type: number, isFirst: boolean, isLast: boolean): Rule {
  if (!table.state.fight.enemies.some(one => one.isIn && one.type === type)) return;
  const deck = deckFor(table.state, type);
  const card = isAnyAwake(table.state, type) ? yield* drawCard(table, deck) : null;
  for (const enemy of yield* inOrder(table, type)) {
    if (!enemy.isIn) continue;
    if (isFirst) openEnemyTurn(table, enemy);
    if (enemy.isStilled) stillEnemy(enemy, false);
    else if (card !== null) yield* carryOutCard(table, enemy, card, deck);
    if (isLast) yield* endEnemyTurn(table, enemy);
  }
  holdAttacks(deck, false);
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

/** What a card has fixed so far: whom it is after, and that its deck's attacks are left out. */
interface Going {
  target: Mark | null;
  readonly deck: DeckState;
  hasDrawnMore: boolean;
}

/** FW-BEH-4 to FW-BEH-7: one series, from top to bottom. */
function* carryOutCard(table: Table, enemy: EnemyState, card: number, deck: DeckState): Rule {
  yield* carryOut(table, enemy, card, { target: null, deck, hasDrawnMore: false });
}

function* carryOut(table: Table, enemy: EnemyState, card: number, going: Going): Rule {
  const { question, yes, no = [] } = behaviourCard(card);
  const isYes = question === undefined || answerTo(table.state, enemy, question);
  chooseSeries(table, enemy, card, isYes);
  for (const action of isYes ? yes : no) {
    if (!enemy.isIn) return;
    yield* actOut(table, enemy, action, going, card);
  }
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
function targetOf(table: Table, enemy: EnemyState, target: Target, going: Going): Mark | null {
  const { state } = table;
  if (target === 'same') {
    going.target = going.target && present(state, going.target);
    return going.target;
  }
  going.target = pick(state, enemy, target);
  if (going.target) fixTarget(table, enemy, going.target.seat, going.target.square);
  return going.target;
}

/** FW-ECON-2, FW-R-46: each movement is so much shorter. */
const stuck = ({ condition }: EnemyState): number => (condition === 'adhesive' ? 1 : 0);

function* actOut(table: Table, enemy: EnemyState, action: EnemyAction, going: Going, card: number): Rule {
  const { state } = table;
  const change = alteredFor(enemy, action);
  const idle = (why: Idle): void => stayIdle(table, enemy, action.do, why);
  if (change.skip) return idle('lost-part');
  switch (action.do) {
    case 'move':
    case 'away': {
      const mark = targetOf(table, enemy, action.target, going);
      if (!mark) return idle('no-target');
      const n = (change.n ?? action.n) - stuck(enemy);
      if (action.do === 'away') yield* moveAway(table, enemy, mark, n);
      else if (action.leaps && !change.noLeap) yield* leap(table, enemy, mark, n);
      else yield* approach(table, enemy, mark, n, action.straight === true);
      return;
    }
    case 'to-feature': {
      const goal = besieged(state);
      if (!goal) return idle('no-target');
      yield* goTowards(table, enemy, () => goal.square, (change.n ?? action.n) - stuck(enemy), false);
      return;
    }
    case 'attack': {
      if (going.deck.skipsAttacks) return idle('attacks-skipped');
      const blow = {
        type: action.type,
        range: Math.max(0, change.range ?? action.range),
        damage: Math.max(0, change.damage ?? action.damage),
        condition: change.noCondition ? undefined : action.condition,
        extra: action.extra ?? [],
      };
      if (action.type === 'pulse') {
        if (!reachesAnybody(state, enemy, blow.range)) return idle('out-of-range');
        yield* pulse(table, enemy, blow);
        return;
      }
      const mark = targetOf(table, enemy, action.target ?? 'same', going);
      if (!mark) return idle(action.target === 'same' ? 'target-gone' : 'no-target');
      if (distanceTo(fieldIn(state), mark.square, enemy) > blow.range) return idle('out-of-range');
      yield* attackMark(table, enemy, mark, blow);
      return;
    }
    case 'attack-feature': {
      const goal = besieged(state);
      if (!goal) return idle('no-target');
      if (going.deck.skipsAttacks) return idle('attacks-skipped');
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
      yield* vanish(table, enemy, (change.n ?? action.n) - stuck(enemy));
      return;
    case 'lay-mine':
      yield* mine(table, enemy, action, card);
      return;
    case 'order':
      yield* order(table, enemy, action, change);
      return;
    case 'draw-extra':
      if (going.hasDrawnMore || !hasFurther(going.deck, card)) return;
      going.hasDrawnMore = true;
      enemyActs(table, enemy, action.do, 1);
      yield* carryOut(table, enemy, yield* drawCard(table, going.deck, card), going);
      return;
  }
}

const squareOptions = (squares: readonly Square[]) => squares.map(squareOption);

/** FW-EMOVE-4 to FW-EMOVE-8, FW-R-91: step by step, the way worked out again after each; it stops in the target's square. */
function* approach(table: Table, enemy: EnemyState, mark: Mark, n: number, isStraight: boolean): Rule {
  const { state } = table;
  const where = (): Square | null => present(state, mark)?.square ?? null;
  if (goalFor(state, enemy, mark.square) === enemy.square) stayIdle(table, enemy, 'move', 'with-target');
  else yield* goTowards(table, enemy, where, n, isStraight);
}

function* goTowards(table: Table, enemy: EnemyState, where: () => Square | null, n: number, isStraight: boolean): Rule {
  const journey = journeyOf(enemy, 'behaviour', 'FW-EMOVE-4');
  yield* comeNearer(table, enemy, where, n, isStraight, journey);
  endStretch(table, enemy, journey);
}

function* comeNearer(table: Table, enemy: EnemyState, where: () => Square | null, n: number, isStraight: boolean, journey: Journey): Rule {
  const { state } = table;
  const field = fieldIn(state);
  let course: number | null = null;
  for (let left = n; left > 0 && enemy.isIn; left--) {
    const goal = where();
    if (goal === null) return;
    const ahead: Square[] = bestSteps(state, enemy, goalFor(state, enemy, goal));
    const steps: Square[] = course === null || !isStraight ? ahead : ahead.filter(to => to - enemy.square === course);
    if (steps.length === 0) {
      if (left === n && goalFor(state, enemy, goal) !== enemy.square) stayIdle(table, enemy, 'move', 'cannot-reach');
      return;
    }
    const to: Square = yield* together(table, {
      kind: 'enemy-route',
      rule: 'FW-EMOVE-5',
      options: squareOptions(steps),
      facts: { enemy: enemy.id, left },
    });
    course = to - enemy.square;
    yield* enterSquare(table, enemy, to, 'behaviour', 'FW-EMOVE-4', journey);
    if (distance(field, enemy.square, goal) === 0 && !isHuge(enemy)) return;
  }
}

function* moveAway(table: Table, enemy: EnemyState, mark: Mark, n: number): Rule {
  const journey = journeyOf(enemy, 'away', 'FW-EATK-7');
  yield* drawBack(table, enemy, mark, n, journey);
  endStretch(table, enemy, journey);
}

function* drawBack(table: Table, enemy: EnemyState, mark: Mark, n: number, journey: Journey): Rule {
  const { state } = table;
  for (let left = n; left > 0 && enemy.isIn; left--) {
    const from = present(state, mark)?.square;
    if (from === undefined) return;
    const steps = stepsAway(state, enemy, from);
    if (steps.length === 0) {
      if (left === n) stayIdle(table, enemy, 'away', 'cannot-reach');
      return;
    }
    const to: Square = yield* together(table, {
      kind: 'enemy-route',
      rule: 'FW-EMOVE-5',
      options: squareOptions(steps),
      facts: { enemy: enemy.id, left },
    });
    yield* enterSquare(table, enemy, to, 'away', 'FW-EATK-7', journey);
  }
}

/** Over walls: it lands on the nearest square to its target that it can stand on, and enters no other. */
function* leap(table: Table, enemy: EnemyState, mark: Mark, n: number): Rule {
  const { state } = table;
  const field = fieldIn(state);
  const goal = present(state, mark)?.square ?? mark.square;
  const landings = field.area.within(enemy.square, Math.max(0, n)).filter(square => canStand(state, square));
  const nearest = Math.min(...landings.map(square => distance(field, square, goal)));
  const best = landings.filter(square => distance(field, square, goal) === nearest);
  if (best.includes(enemy.square)) return stayIdle(table, enemy, 'move', 'with-target');
  const to = yield* together(table, {
    kind: 'enemy-route',
    rule: 'FW-EMOVE-5',
    options: squareOptions(best),
    facts: { enemy: enemy.id, left: 1 },
  });
  yield* enterSquare(table, enemy, to, 'leap', 'FW-EATK-7');
}

/** To the square within reach that is farthest from everybody it knows of. */
function* vanish(table: Table, enemy: EnemyState, n: number): Rule {
  const { state } = table;
  const field = fieldIn(state);
  const all = marks(state);
  const away = (square: Square): number => Math.min(99, ...all.map(mark => distance(field, square, mark.square)));
  const landings = field.area.within(enemy.square, Math.max(0, n)).filter(square => canStand(state, square));
  const farthest = Math.max(...landings.map(away));
  const best = landings.filter(square => away(square) === farthest);
  if (best.includes(enemy.square)) return stayIdle(table, enemy, 'vanish', 'no-place');
  const to = yield* together(table, {
    kind: 'enemy-route',
    rule: 'FW-EATK-7',
    options: squareOptions(best),
    facts: { enemy: enemy.id, left: 1 },
  });
  yield* enterSquare(table, enemy, to, 'vanish', 'FW-EATK-7');
}

/** FW-EATK-7: as near to its target as it can, where no trap lies yet. */
function* mine(table: Table, enemy: EnemyState, action: Extract<EnemyAction, { do: 'lay-mine' }>, card: number): Rule {
  const { state } = table;
  const field = fieldIn(state);
  const taken = trapsOnMap(state).map(trap => trap.square);
  const mark = pick(state, enemy, 'closest');
  const squares = field.area.within(enemy.square, action.within).filter(square => canStand(state, square) && !taken.includes(square));
  if (squares.length === 0 || state.fight.traps.length >= 20) return stayIdle(table, enemy, 'lay-mine', 'no-place');
  const goal = mark?.square ?? enemy.square;
  const nearest = Math.min(...squares.map(square => distance(field, square, goal)));
  const best = squares.filter(square => distance(field, square, goal) === nearest);
  const square = yield* together(table, {
    kind: 'enemy-choice',
    rule: 'FW-EATK-7',
    options: squareOptions(best),
    facts: { enemy: enemy.id, card },
  });
  layMine(table, enemy.id, square, action.condition, action.dice);
}

/** Others go for the highest threat, and may strike it. */
function* order(table: Table, enemy: EnemyState, action: Extract<EnemyAction, { do: 'order' }>, change: Altered): Rule {
  const { state } = table;
  const field = fieldIn(state);
  const n = change.n ?? action.n;
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
  for (const one of called) {
    const mark = pick(state, one, 'threat');
    if (!mark || !one.isIn) continue;
    yield* approach(table, one, mark, n - stuck(one), false);
    const now = present(state, mark);
    if (action.attack && now && one.isIn && distanceTo(field, now.square, one) <= action.attack.range)
      yield* attackMark(table, one, now, {
        type: 'melee',
        range: action.attack.range,
        damage: change.damage ?? action.attack.damage,
        condition: undefined,
        extra: [],
      });
  }
}
