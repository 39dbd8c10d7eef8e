/**
 * What alert enemies will do as things stand, asked of the rules that their activations ask: the next box, whom it is for, where it leads. Nothing is
 * played; each step is looked at in a position that is put together for it. Where somebody may choose, all ways are looked at. Clauses as in
 * behaviour.ts, enemy-movement.ts, enemy-attack.ts and enemy-step.ts.
 */
import type { Intended, Ref, Seat } from '@quarry/kernel';
import { behaviourCard } from '../content/box.ts';
import type { AttackBox, Box, MoveBox } from '../content/types.ts';
import { alertIn, boxCounted, isInPlay, mapInPlay } from '../questions.ts';
import type { EnemyOnField, Field, Step, View } from '../state.ts';
import { boxesOf, cardsToCome, hasDeck, isConditional, isYes, nextBox, type Progress } from './behaviour.ts';
import { struckBy } from './enemy-attack.ts';
import { friends, nearestEdges, nearestFriends, prey, stepsFrom, stepsTo, threats } from './enemy-movement.ts';
import { noticedBy } from './enemy-step.ts';
import { mostRecent } from './targets.ts';

/** A step with what the box says that it is. */
export interface Foreseen extends Intended {
  readonly how: Box['do'] | 'draw';
}

/** One way that an activation can go: its card and column, and the steps. */
export interface Foretold {
  readonly card: number;
  readonly isYes: boolean;
  readonly does: readonly Foreseen[];
}

/** What is still to come of an enemy's activation. */
export interface Foresight {
  readonly enemy: number;
  /** It is not alert yet, but will be when the enemy step begins. */
  readonly wakes: boolean;
  readonly ways: readonly Foretold[];
}

type Ahead = Field & Pick<View, 'traps'>;

/** A way on its way. */
interface Path {
  readonly field: Ahead;
  readonly progress: Progress;
  readonly does: readonly Foreseen[];
  /** Neither dice nor anybody's cards have come between. */
  readonly isSure: boolean;
}

const BEFORE_ENEMIES: readonly Step[] = ['begin-turn', 'act', 'end-activation', 'begin-enemy-step'];

export function fieldOf({ card, mode, event, grassAdded, outcrops, enemies, active, traps, hunters }: View): Ahead {
  // Copied field by field: what a view is asked for, and no more, is looked at.
  const standing = hunters.map(({ square, isUp, recency }) => ({ square, isUp, recency }));
  const machines = enemies.map(({ id, type, square, isAlert, shock, components, status }) => ({
    id,
    type,
    square,
    isAlert,
    shock,
    components,
    status,
  }));
  return { card, mode, event, grassAdded, outcrops, enemies: machines, active, traps, hunters: standing };
}

/** ZD-ALERT-6..8, ZD-ALERT-4: who is alert once the enemy step has begun. */
export function wakened<F extends Field>(field: F): F {
  const noticing = field.enemies.map(enemy =>
    isInPlay(enemy) && (noticedBy(field, enemy, 0) >= 0 || noticedBy(field, enemy, 1) >= 0) ? { ...enemy, isAlert: true } : enemy,
  );
  return { ...field, enemies: alertSpread(noticing) };
}

const alertSpread = (enemies: readonly EnemyOnField[]): EnemyOnField[] =>
  enemies.map(enemy => (isInPlay(enemy) && !enemy.isAlert && alertIn(enemies, enemy.square) ? { ...enemy, isAlert: true } : enemy));

/** What is to come in this enemy step, or in the next one if hunters act; nothing outside an encounter. */
export function foresee(view: View): Foresight[] {
  if (view.hasFailed || view.card < 0) return [];
  if (view.step === 'enemies') return duringEnemies(view);
  if (!BEFORE_ENEMIES.includes(view.step)) return [];
  return foreseeIn(view, fieldOf(view), !mayFaint(view));
}

/** The same, were the hunters to stand as in the field when the enemy step begins. */
export function foreseeIn(view: View, field: Ahead, isSure = true): Foresight[] {
  const then = wakened(field);
  return then.enemies.flatMap((enemy, i) =>
    isInPlay(enemy) && enemy.isAlert
      ? [{ enemy: enemy.id, wakes: !field.enemies[i]!.isAlert, ways: waysOf(view, then, enemy, isSure) }]
      : [],
  );
}

function duringEnemies(view: View): Foresight[] {
  const field = fieldOf(view);
  return field.enemies.flatMap((enemy, i) => {
    if (!isInPlay(enemy)) return [];
    if (view.activation?.enemy === enemy.id) {
      const ways = restOf(field, enemy, view.activation);
      return ways.some(({ does }) => does.length > 0) ? [{ enemy: enemy.id, wakes: false, ways }] : [];
    }
    return enemy.isAlert && !view.enemies[i]!.hasActed ? [{ enemy: enemy.id, wakes: false, ways: waysOf(view, field, enemy, true) }] : [];
  });
}

/** ZD-TURN-5, ZD-HCOND-4: before the enemies act a hunter may find no card to draw, and Fire may take the last one. */
function mayFaint({ step, hunters, active }: View): boolean {
  if (step === 'begin-turn') return true;
  const { fire, isUp, hand, draw } = hunters[active]!;
  const count = (zone: readonly number[] | number): number => (typeof zone === 'number' ? zone : zone.length);
  return isUp && fire > 0 && count(hand) + count(draw) <= 1;
}

const DRAW: Foreseen = { how: 'draw', kind: 'card', target: null, amount: null, isCertain: true };

/** A whole activation, by each card that it may follow. */
function waysOf(view: View, field: Ahead, enemy: EnemyOnField, isSure: boolean): Foretold[] {
  const does = hasDeck(view, enemy) ? [{ ...DRAW, isCertain: isSure }] : [];
  return cardsToCome(view, enemy).flatMap(card => {
    const progress = { card, isYes: isYes(field, enemy, behaviourCard(card).question), box: 0, times: 0, hasDoneConditional: false };
    return told(enemy.id, { field, progress, does, isSure });
  });
}

/** What is left of the activation that goes on: first whom its pulse has still to reach. */
function restOf(field: Ahead, enemy: EnemyOnField, activation: NonNullable<View['activation']>): Foretold[] {
  const box = boxesOf(activation)[activation.box] as AttackBox;
  const pulsed = activation.pulsed.filter(seat => field.hunters[seat]!.isUp);
  const { card, isYes: hasSaidYes, box: at, times, hasDoneConditional } = activation;
  const start: Path = { field, progress: { card, isYes: hasSaidYes, box: at, times, hasDoneConditional }, does: [], isSure: true };
  return told(enemy.id, pulsed.length > 0 ? struck(start, box, pulsed) : start);
}

const told = (id: number, start: Path): Foretold[] =>
  goOn(id, start).map(({ progress, does, isSure }) => ({
    card: progress.card,
    isYes: progress.isYes,
    does: isSure || progress.box === boxesOf(progress).length - 1 ? does : [...does, MORE],
  }));

/** Where hunters have dodged, a box may be done that cannot be now. */
const MORE: Foreseen = { how: 'special', kind: 'other', target: null, amount: null, isCertain: false };

/** Box by box to the end (behaviour.ts: `behaveOn`). */
function goOn(id: number, path: Path): Path[] {
  const { field, progress } = path;
  const enemy = field.enemies[id]!;
  if (progress.times > 0 && enemy.shock > 0) return [path];
  const at = nextBox(field, enemy, progress, []);
  if (at < 0) return [path];
  const box = boxesOf(progress)[at]!;
  const counted = { ...path, progress: { ...progress, ...boxCounted(progress, at, isConditional(enemy, box, at)) } };
  return distinct(id, afterBox(counted, enemy, box)).flatMap(one => goOn(id, one));
}

/** Ways that came to the same are one. */
function distinct(id: number, paths: readonly Path[]): Path[] {
  const keyOf = ({ field, does, isSure }: Path): string => JSON.stringify([field.enemies[id]!.square, does, isSure]);
  return [...new Map(paths.map(one => [keyOf(one), one])).values()];
}

function afterBox(path: Path, enemy: EnemyOnField, box: Box): Path[] {
  const { field, does, isSure } = path;
  if ('range' in box) {
    const seats = struckBy(field, enemy, box);
    return box.do === 'pulse' ? [struck(path, box, seats)] : mostRecent(field, seats).map(seat => struck(path, box, [seat]));
  }
  if (box.do !== 'special') return moved(path, enemy, box);
  return [{ ...path, does: [...does, { how: box.do, kind: 'other', target: null, amount: null, isCertain: isSure }] }];
}

/** ZD-EATK-14: whoever is struck evades, plays cards, dodges; what comes then is not sure any more. */
function struck(path: Path, { do: how, damage }: AttackBox, seats: readonly Seat[]): Path {
  const blows = seats.map(
    (seat, i): Foreseen => ({ how, kind: 'attack', target: hunterRef(seat), amount: damage, isCertain: path.isSure && i === 0 }),
  );
  return { ...path, does: [...path.does, ...blows], isSure: path.isSure && seats.length === 0 };
}

const hunterRef = (id: Seat): Ref => ({ kind: 'hunter', id });

/** Everywhere that a movement may end, for everyone that it may be towards or away from. */
function moved(path: Path, enemy: EnemyOnField, box: MoveBox): Path[] {
  const { field } = path;
  const { area } = mapInPlay(field);
  const go = (target: Ref | null, steps: Steps): Path[] => travelled(path, enemy.id, box, target, steps);
  const towards =
    (goal: number): Steps =>
    (one, mover) =>
      mover.square === goal ? [] : stepsTo(one, mover, goal);
  switch (box.do) {
    case 'move-to-hunter':
    case 'move-to-recent-hunter':
      return prey(field, enemy, box.do).flatMap(seat => go(hunterRef(seat), towards(field.hunters[seat]!.square)));
    case 'move-to-enemy':
    case 'move-to-non-alert':
      return nearestFriends(field, enemy, friends(field, enemy, box.do)).flatMap(({ id, square }) =>
        go({ kind: 'enemy', id }, towards(square)),
      );
    case 'move-away':
      return threats(field, enemy).flatMap(seat => go(hunterRef(seat), (one, mover) => stepsFrom(one, mover, seat)));
    case 'move-to-edge':
      return nearestEdges(field, enemy).flatMap(edge =>
        go(null, (one, mover) => (area.isEdge(mover.square) ? [] : stepsTo(one, mover, edge))),
      );
  }
}

type Steps = (field: Ahead, enemy: EnemyOnField) => readonly number[];

function travelled(path: Path, id: number, { do: how, n }: MoveBox, target: Ref | null, steps: Steps): Path[] {
  let ends: Pick<Path, 'field' | 'isSure'>[] = [path];
  for (let step = 0; step < n; step++) {
    const next = ends.flatMap(end => {
      const squares = steps(end.field, end.field.enemies[id]!);
      return squares.length === 0 ? [end] : squares.map(square => entered(end, id, square));
    });
    ends = [...new Map(next.map(one => [`${one.field.enemies[id]!.square} ${one.isSure}`, one])).values()];
  }
  return ends.map(({ field, isSure }) => ({
    ...path,
    field,
    isSure,
    does: [...path.does, { how, kind: 'move', target, amount: null, isCertain: isSure }],
  }));
}

/** ZD-ALERT-4, ZD-TRAP-5: it alerts others there; a trap may be the end of it. */
function entered({ field, isSure }: Pick<Path, 'field' | 'isSure'>, id: number, square: number): Pick<Path, 'field' | 'isSure'> {
  const enemies = alertSpread(field.enemies.with(id, { ...field.enemies[id]!, square }));
  return { field: { ...field, enemies }, isSure: isSure && !field.traps.some(trap => trap.square === square) };
}

/** The seat's hunter on another square. */
export const standingAt = (field: Ahead, seat: Seat, square: number): Ahead => ({
  ...field,
  hunters: field.hunters.with(seat, { ...field.hunters[seat]!, square }),
});
