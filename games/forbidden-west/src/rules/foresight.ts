/**
 * What enemies will do as things stand, asked of the rules that their turns ask: which cards may come, what a card's question says, whom each action is for, where it
 * leads. Nothing is played; an enemy is looked at where it would stand by then. Where somebody may choose, all ways are looked at. Clauses as in behaviour.ts,
 * enemy-actions.ts, walking.ts and patrol.ts.
 */
import { type Intended, type Ref, type Seat, supposing } from '@quarry/kernel';
import { ENEMY_TYPES } from '../content/kinds.ts';
import type { EnemyAction } from '../content/types.ts';
import type { Square } from '../places.ts';
import { cardsToCome, hasFurther } from '../questions/decks.ts';
import { actionBegun, actionsOf } from '../questions/series.ts';
import type { Mark } from '../questions/targets.ts';
import { pick, present } from '../questions/targets.ts';
import { distanceTo, enemiesIn, fieldIn, hasFight, isAnybodyRevealed, isIn, marshalOf, seatsOf, squaresOf } from '../questions.ts';
import type { ActivationView, DeckView, EnemyView, View, WalkState } from '../state.ts';
import { isExposed } from './alert.ts';
import { deckFor, isYes } from './behaviour.ts';
import { extraCards } from './brief-rules.ts';
import { aimOf, approach, comingOf, markFor, stuck, type Way } from './enemy-actions.ts';
import { type Blow, pulsed } from './enemy-attacks.ts';
import { squaresOnPatrol } from './patrol.ts';
import { trapsUnder } from './traps.ts';
import { type Going, hasArrived, isInOneGo, squaresAhead } from './walking.ts';
import { canInterrupt } from './windows.ts';

/** Something that an enemy does on one of the ways: whom it is for, -1 for nobody, and how much of it. */
export interface Deed {
  readonly is: EnemyAction['do'] | 'leap' | Blow['type'];
  readonly seat: Seat;
  readonly n: number;
}

/** One way that it can go: by which card and series, -1 for none; the steps that are told, and all deeds. */
export interface Foretold {
  readonly card: number;
  readonly isYes: boolean;
  readonly does: readonly Intended[];
  readonly deeds: readonly Deed[];
}

export interface Foresight {
  readonly enemy: number;
  /** By a card of its deck, under another's orders, or for a reason that keeps it from drawing any. */
  readonly by: 'card' | 'order' | 'stilled' | 'type-skips';
  readonly ways: readonly Foretold[];
  /** Its turn goes on, and this is what is left of it: it is on its way, or carries an action out that is not told any more. */
  readonly isIn?: 'walk' | 'action';
}

/** A way on its way. */
interface Path {
  readonly view: View;
  readonly enemy: EnemyView;
  readonly deck: DeckView | null;
  readonly card: number;
  readonly isYes: boolean;
  readonly target: Mark | null;
  /** FW-BEH-6: a further card is drawn once in a turn. */
  readonly hasDrawnMore: boolean;
  readonly does: readonly Intended[];
  readonly deeds: readonly Deed[];
  /** Neither dice nor anybody's choice have come between. */
  readonly isSure: boolean;
  /** Something has come between since: what the next action comes to may be otherwise by then, */
  readonly mayDiffer: boolean;
  /** and so what is told after it. */
  readonly isVague: boolean;
}

/** What is looked at again and again, copied out of a view once. */
function atHand(view: View): View {
  const copied = <T extends object>(all: readonly T[]): T[] => all.map(one => supposing(one, {}));
  const { enemies, decks, traps, features } = view.fight;
  const fight = { enemies: copied(enemies), decks: copied(decks), traps: copied(traps), features: copied(features) };
  const party = { marshals: copied(view.party.marshals) };
  return supposing(view, { fight: supposing(view.fight, fight), party: supposing(view.party, party) });
}

const BEFORE_ENEMIES: readonly View['step'][] = ['begin-turn', 'act', 'end-actions', 'command', 'begin-enemies'];

/** What is to come in this enemy phase, or in the next one if characters act. On patrol it is a die that decides: see `foundOnPatrol`. */
export function foresee(seen: View): Foresight[] {
  if (!hasFight(seen) || seen.result !== 'none') return [];
  const view = atHand(seen);
  if (view.step === 'enemies') return duringEnemies(view);
  // The command may pass, and the enemies do nothing (FW-CMD-4).
  return BEFORE_ENEMIES.includes(view.step) ? enemiesIn(view).flatMap(enemy => wholeTurn(view, enemy, false)) : [];
}

function duringEnemies(view: View): Foresight[] {
  const { activation, toAct } = view.fight;
  return enemiesIn(view).flatMap(enemy => {
    if (activation?.ordered?.left.includes(enemy.id)) return [underOrders(view, activation, enemy)];
    if (activation?.type === enemy.type) return activation.isPatrol ? [] : inActivation(view, activation, enemy);
    return toAct.includes(enemy.type) ? wholeTurn(view, enemy, isNext(view, enemy)) : [];
  });
}

/** FW-EACT-5: by a card if anybody is revealed when its type acts. */
function wholeTurn(view: View, enemy: EnemyView, isSure: boolean): Foresight[] {
  if (!isAnybodyRevealed(view)) return [];
  if (view.fight.decks.some(deck => deck.type === enemy.type && deck.skipsTurn))
    return [{ enemy: enemy.id, by: 'type-skips', ways: [NOTHING] }];
  return [byNextCard(view, enemy, isSure, extraCards(view, ENEMY_TYPES[enemy.type]!) > 0)];
}

const NOTHING: Foretold = { card: -1, isYes: true, does: [], deeds: [] };
const ANYTHING: Intended = { kind: 'other', target: null, amount: null, isCertain: false };
const FOLLOWS: Intended = { kind: 'card', target: null, amount: null, isCertain: true };

function byNextCard(view: View, enemy: EnemyView, isSure: boolean, hasMore: boolean): Foresight {
  if (enemy.isStilled) return { enemy: enemy.id, by: 'stilled', ways: [NOTHING] };
  const deck = deckFor(view, enemy.type);
  const ways = cardsToCome(view, deck).flatMap(card => byCard(view, enemy, deck, card, isSure));
  return { enemy: enemy.id, by: 'card', ways: hasMore ? ways.map(andMore) : ways };
}

function byCard(view: View, enemy: EnemyView, deck: DeckView, card: number, isSure: boolean): Foretold[] {
  const start = pathOf(view, enemy, deck, card, isYes(view, enemy, card), isSure);
  return told(goThrough({ ...start, does: [{ ...FOLLOWS, isCertain: isSure }] }, actionsOf(start)));
}

const pathOf = (view: View, enemy: EnemyView, deck: DeckView | null, card: number, yes: boolean, isSure: boolean): Path => ({
  ...{
    view,
    enemy,
    deck,
    card,
    isYes: yes,
    target: null,
    hasDrawnMore: false,
    does: [],
    deeds: [],
    isSure,
    mayDiffer: false,
    isVague: false,
  },
});

const told = (paths: readonly Path[]): Foretold[] =>
  paths.map(({ card, isYes: yes, does, deeds, isVague }) => ({ card, isYes: yes, does: isVague ? [...does, ANYTHING] : does, deeds }));

// In the midst of the turns of its type

/** FW-EACT-3: nobody else does anything before it; what the others do may change what it does. */
function isNext(view: View, { id, type, square }: EnemyView): boolean {
  const { activation, toAct } = view.fight;
  const isFirstOfType = enemiesIn(view).every(one => one.type !== type || one.id === id || one.square > square);
  if (!activation) return toAct[0] === type && isFirstOfType;
  const { order, series, turned, cards } = activation;
  if (series.length > 0) return activation.enemy === id;
  if (order.length > 0) return order[0] === id;
  return (turned < cards ? activation.type : toAct[0]) === type && isFirstOfType;
}

function inActivation(view: View, activation: ActivationView, enemy: EnemyView): Foresight[] {
  const { order, card, turned, cards } = activation;
  const isLast = turned === cards;
  const ways = activation.enemy === enemy.id ? restOf(view, activation, enemy) : null;
  if (ways) {
    const isIn = activation.walk?.enemy === enemy.id ? 'walk' : 'action';
    return [{ enemy: enemy.id, by: 'card', ways: isLast ? ways : ways.map(andMore), isIn }];
  }
  if (order.includes(enemy.id)) {
    if (enemy.isStilled || card < 0) return [];
    const deck = deckInPlay(view, activation);
    const all = byCard(view, enemy, deck, card, isNext(view, enemy));
    return [{ enemy: enemy.id, by: 'card', ways: isLast ? all : all.map(andMore) }];
  }
  const drawn = drawnIn(view, activation);
  if (drawn) {
    if (enemy.isStilled) return [];
    const all = byCard(view, enemy, drawn.deck, drawn.card, isNext(view, enemy));
    return [{ enemy: enemy.id, by: 'card', ways: isLast ? all : all.map(andMore) }];
  }
  return !isLast && isAnybodyRevealed(view) ? [byNextCard(view, enemy, isNext(view, enemy), turned + 1 < cards)] : [];
}

/** FW-BEH-2: the card that was drawn just now, while cards may still be played on it and nobody was called up by it. */
function drawnIn(view: View, activation: ActivationView): { readonly card: number; readonly deck: DeckView } | null {
  const { type, turned, card, order, enemy } = activation;
  const [first, second] = view.fight.decks.filter(one => one.type === type);
  if (!first || second || turned === 0 || card >= 0 || order.length > 0 || enemy >= 0) return null;
  const drawn = first.discard.at(-1);
  return drawn === undefined ? null : { card: drawn, deck: first };
}

/** Another card comes after this one. */
const andMore = (way: Foretold): Foretold => ({ ...way, does: [...way.does, ANYTHING] });

const deckInPlay = ({ fight }: View, { type, deck }: ActivationView): DeckView =>
  fight.decks.find(one => one.type === type && one.no === deck)!;

/** What is left of the turn that goes on: its walk, its pulse, and the actions that were not begun; none once its last one is over. */
function restOf(view: View, activation: ActivationView, enemy: EnemyView): Foretold[] | null {
  const { series, walk, pulse, blow, ordered, target, hasDrawnMore } = activation;
  const innermost = series.at(-1);
  if (!innermost) return null;
  const actions = series.toReversed().flatMap(one => actionsOf(one).slice(one.begun));
  const start = pathOf(view, enemy, deckInPlay(view, activation), innermost.card, innermost.isYes, true);
  const now = { ...start, target, hasDrawnMore, ...(blow || ordered ? { isSure: false, mayDiffer: true, isVague: true } : {}) };
  const paths = walk?.enemy === enemy.id ? walkedOn(now, walk) : pulse ? [struckByPulse(now, pulse.left, pulse.damage)] : [now];
  return told(paths.flatMap(one => goThrough(one, actions)));
}

/** FW-EATK-7: it goes for the highest threat, and may strike it there. */
function underOrders(view: View, activation: ActivationView, enemy: EnemyView): Foresight {
  const { ordered, walk } = activation;
  const isFirst = ordered!.left[0] === enemy.id;
  const mark = (isFirst && ordered!.mark) || pick(view, enemy, 'threat');
  const start = { ...pathOf(view, enemy, null, -1, true, isFirst), target: mark };
  const ends = walk?.enemy === enemy.id ? walkedOn(start, walk) : isFirst && ordered!.mark ? [start] : setOutFor(start, mark);
  return { enemy: enemy.id, by: 'order', ways: told(ends.map(end => ({ ...struckAsOrdered(end), isVague: true }))) };

  function setOutFor(path: Path, goal: Mark | null): Path[] {
    const coming = goal && approach(view, enemy, goal, ordered!.squares - stuck(enemy), false);
    return coming?.is === 'walk' ? walked(path, goingOf(coming.way), coming.way.squares) : [path];
  }
  function struckAsOrdered(path: Path): Path {
    const action = actionBegun(activation);
    const now = path.target && present(view, path.target);
    if (action.do !== 'order' || !action.attack || !now) return path;
    if (distanceTo(fieldIn(view), now.square, path.enemy) > action.attack.range) return path;
    return struck(path, now, { type: 'melee', range: action.attack.range, damage: ordered!.damage, condition: undefined });
  }
}

// Action by action

function goThrough(path: Path, actions: readonly EnemyAction[]): Path[] {
  const [action, ...rest] = actions;
  if (!action) return [path];
  return distinct(afterAction({ ...path, isVague: path.isVague || path.mayDiffer }, action)).flatMap(one => goThrough(one, rest));
}

/** Ways that came to the same are one. */
function distinct(paths: readonly Path[]): readonly Path[] {
  if (paths.length < 2) return paths;
  const keyOf = ({ enemy, does, deeds, mayDiffer, target }: Path): string => JSON.stringify([enemy.square, does, deeds, mayDiffer, target]);
  return [...new Map(paths.map(one => [keyOf(one), one])).values()];
}

function afterAction(path: Path, action: EnemyAction): Path[] {
  const { view, enemy, deck } = path;
  const aim = aimOf(enemy, action, deck!);
  const mark = aim && markFor(view, enemy, aim, path.target);
  const aimed = aim ? { ...path, target: mark } : path;
  const coming = comingOf(view, enemy, action, mark, deck!);
  switch (coming.is) {
    case 'idle':
      return [aimed];
    case 'walk':
      return walked(aimed, goingOf(coming.way), coming.way.squares);
    case 'strike':
      return [struck(aimed, coming.mark, coming.blow)];
    case 'pulse':
      return [pulsing(aimed, coming.blow)];
    case 'besiege':
      return [acted(aimed, action.do, coming.damage)];
    case 'alert':
      // FW-ALERT-6: whoever is revealed by it may be its next target.
      return [
        unsure(
          acted(aimed, action.do, coming.n),
          seatsOf(view).some(seat => isExposed(view, seat, coming.n)),
        ),
      ];
    case 'heal':
    case 'armour':
      return [{ ...aimed, deeds: [...aimed.deeds, { is: coming.is, seat: -1, n: coming.n }] }];
    case 'clear-condition':
      return [{ ...aimed, enemy: { ...enemy, condition: 'none' }, deeds: [...aimed.deeds, { is: coming.is, seat: -1, n: 0 }] }];
    case 'lay-mine':
      return [unsure(acted(aimed, action.do, null))];
    case 'order':
      return [unsure(acted(aimed, action.do, coming.called.length))];
    case 'draw-extra':
      return [drawingMore(aimed)];
  }
}

/** What comes after is not certain. */
const unsure = (path: Path, isSo = true): Path => (isSo ? { ...path, isSure: false, mayDiffer: true } : path);
const vague = (path: Path): Path => ({ ...unsure(path), isVague: true });

/** A step that is told, unless something may have changed it. */
const stepped = (path: Path, step: Omit<Intended, 'isCertain'>, ...deeds: readonly Deed[]): Path => ({
  ...path,
  does: path.isVague ? path.does : [...path.does, { ...step, isCertain: path.isSure }],
  deeds: [...path.deeds, ...deeds],
});

const acted = (path: Path, is: EnemyAction['do'], n: number | null): Path =>
  stepped(path, { kind: 'other', target: null, amount: n }, { is, seat: -1, n: n ?? 0 });

const drawingMore = (path: Path): Path =>
  path.hasDrawnMore || !hasFurther(path.deck!, path.card) ? path : vague(acted({ ...path, hasDrawnMore: true }, 'draw-extra', 1));

// Blows

const seatRef = (id: Seat): Ref => ({ kind: 'seat', id });

/** FW-EATK-3, FW-R-62: a token that stands for somebody is gone, and nobody is attacked. Whoever is struck evades, plays cards and steps aside. */
function struck(path: Path, { seat }: Mark, { type, damage }: Blow): Path {
  const deed: Deed = { is: type, seat, n: damage };
  if (seat < 0) return unsure({ ...path, deeds: [...path.deeds, deed] });
  return unsure(stepped(path, { kind: 'attack', target: seatRef(seat), amount: damage }, deed));
}

function pulsing(path: Path, { range, damage }: Blow): Path {
  const { seats } = pulsed(path.view, path.enemy, range);
  return seats.length > 0 ? struckByPulse(path, seats, damage) : unsure(path);
}

/** FW-EATK-4 to FW-EATK-6: the group says who is first. */
function struckByPulse(path: Path, seats: readonly Seat[], damage: number): Path {
  if (seats.length === 0) return path;
  const target = seats.length === 1 ? seatRef(seats[0]!) : null;
  const deeds = seats.map((seat): Deed => ({ is: 'pulse', seat, n: damage }));
  const first = stepped(path, { kind: 'attack', target, amount: damage }, ...deeds);
  return seats.length > 1 ? vague(first) : unsure(first);
}

// Walks

/** Copied field by field: a view gives nothing to whoever spreads a piece of it. */
const goingOf = ({ to, how, squares, mark = null, isStraight = false }: Way, course = 0): Going => ({
  ...{ to, how, squares, mark, isStraight, course },
});

interface Stride {
  readonly enemy: EnemyView;
  readonly course: number;
  readonly isOver: boolean;
  readonly isSure: boolean;
}

const walkedOn = (path: Path, walk: WalkState): Path[] => walked(path, goingOf(walk, walk.course), walk.left, walk.path.length > 0);

/** Everywhere that a walk may end. */
function walked(path: Path, walk: Going, left: number, isUntold = false): Path[] {
  let strides: Stride[] = [{ enemy: path.enemy, course: walk.course, isOver: false, isSure: true }];
  for (let n = 0; n < left; n++) {
    const next = strides.flatMap(one => (one.isOver ? [one] : stridesFrom(path.view, one, walk)));
    strides = [...new Map(next.map(one => [`${one.enemy.square} ${one.course} ${one.isOver} ${one.isSure}`, one])).values()];
  }
  const ends = [...new Map(strides.map(one => [`${one.enemy.square} ${one.isSure}`, one])).values()];
  return ends.map(end => arrived(path, walk, end, isUntold));
}

/** FW-EMOVE-4: one square more, or it is over. */
function stridesFrom(view: View, { enemy, course, isSure }: Stride, walk: Going): Stride[] {
  const squares = squaresAhead(view, enemy, { ...walk, course });
  if (squares.length === 0) return [{ enemy, course, isOver: true, isSure }];
  return squares.map(square => {
    const there = { ...enemy, square };
    const isOver = isInOneGo(walk) || hasArrived(view, there, walk);
    return { enemy: there, course: square - enemy.square, isOver, isSure: isSure && !isDisturbed(view, there) };
  });
}

/** FW-ALERT-11, FW-TRAP-7: somebody hides there, a trap lies there, or a card can be played on it. */
function isDisturbed(view: View, enemy: EnemyView): boolean {
  const field = fieldIn(view);
  const isMet = (seat: Seat): boolean => marshalOf(view, seat).isHidden && isIn(field, enemy, marshalOf(view, seat).square);
  return (
    seatsOf(view).some(isMet) ||
    trapsUnder(view, squaresOf(field, enemy)).length > 0 ||
    canInterrupt(view, 'enemy-moved-near', { about: -1, enemy })
  );
}

/** What it has gone of a walk that goes on is told with the rest of it. */
function arrived(path: Path, walk: Going, { enemy, isSure }: Stride, isUntold: boolean): Path {
  if (enemy.square === path.enemy.square && !isUntold) return path;
  const is =
    walk.how === 'vanish' || walk.how === 'leap' ? walk.how : walk.to === 'away' ? 'away' : walk.to === 'feature' ? 'to-feature' : 'move';
  const deed: Deed = { is, seat: walk.mark?.seat ?? -1, n: 0 };
  const there = { ...path, enemy, isSure: path.isSure && isSure };
  return unsure(stepped(there, { kind: 'move', target: { kind: 'square', id: enemy.square }, amount: null }, deed), !isSure);
}

// On patrol

/** FW-ALERT-11: hidden characters whom an enemy may come upon on its next patrol, at these squares. */
export function foundOnPatrol(view: View, enemy: EnemyView): Seat[] {
  const squares = squaresOnPatrol(view, enemy);
  return seatsOf(view).filter(seat => marshalOf(view, seat).isHidden && squares.includes(marshalOf(view, seat).square));
}

/** Whether those of its type will go on patrol, as things stand. */
export function isToPatrol(view: View, enemy: EnemyView): boolean {
  if (!hasFight(view) || view.result !== 'none' || !enemy.isIn || isAnybodyRevealed(view)) return false;
  const { activation, toAct } = view.fight;
  if (view.step !== 'enemies') return BEFORE_ENEMIES.includes(view.step);
  return (
    toAct.includes(enemy.type) || (activation?.type === enemy.type && (activation.turned === 0 || activation.order.includes(enemy.id)))
  );
}

/** The seat's character on another square. */
export function standingAt(view: View, seat: Seat, square: Square): View {
  const marshals = view.party.marshals.map((one, i) => (i === seat ? supposing(one, { square }) : one));
  return supposing(view, { party: supposing(view.party, { marshals }) });
}
