/**
 * What the active player decides for the machines: ways that are equally short, squares and friends equally near, who of several acts
 * first. Traps come first, sleeping machines are let lie, and whoever can bear it least is spared.
 */
import { best } from '@quarry/kernel';
import type { Asked } from '../decisions.ts';
import { enemiesInPlay, mapInPlay } from '../questions.ts';
import type { EnemyView, HunterView, View } from '../state.ts';
import { health, mustBeStopped } from './insight.ts';
import { FAR, threatOf } from './threat.ts';

/** What it is worth that a machine runs into a trap, and what it costs to wake a calm one. */
const TRAP = 3;
const WAKING = 1;
/** A machine that is near can be struck: each square that it is farther away costs so much. */
const OUT_OF_REACH = 0.05;

interface Prey {
  readonly hunter: HunterView;
  readonly steps: number;
}

/** The hunter that a machine on this square would turn to: the closest, of several the weakest. */
function preyOf(view: View, square: number): Prey | null {
  const { area } = mapInPlay(view);
  let prey: Prey | null = null;
  for (const hunter of view.hunters) {
    if (!hunter.isUp) continue;
    const steps = area.distance(square, hunter.square);
    if (!prey || steps < prey.steps || (steps === prey.steps && health(hunter) < health(prey.hunter))) prey = { hunter, steps };
  }
  return prey;
}

/** Cards that an alert machine on this square would cost, the more the fewer its prey has left. */
function harmFrom(view: View, enemy: EnemyView, square: number): number {
  const prey = preyOf(view, square);
  if (!prey) return 0;
  const threat = threatOf(view, prey.hunter, enemy)[Math.min(prey.steps, FAR)]!;
  return threat * (1 + 5 / Math.max(1, health(prey.hunter)));
}

/** How the hunters like a machine on a square. */
function liking(view: View, enemy: EnemyView, square: number): number {
  const trap = view.traps.some(one => one.square === square) ? TRAP : 0;
  const woken = enemy.isAlert ? enemiesInPlay(view).filter(other => !other.isAlert && other.square === square).length * WAKING : 0;
  const harm = enemy.isAlert ? harmFrom(view, enemy, square) : 0;
  return trap - woken - harm - (preyOf(view, square)?.steps ?? 0) * OUT_OF_REACH;
}

/** The square that a machine goes to, of several that the rules leave open; where it may stay, that counts as well. */
export function chooseWayFor(view: View, decision: Asked<'push' | 'enemy-route' | 'enemy-away' | 'enemy-edge' | 'patrol-step'>): string {
  const enemy = view.enemies[decision.facts.enemy];
  if (!enemy) return decision.options[0]!.key;
  return best<number | null>(decision, square => liking(view, enemy, square ?? enemy.square));
}

/** Whom a machine joins: one that is alert already, and far from the hunters. */
export function chooseFriendFor(view: View, decision: Asked<'enemy-friend'>): string {
  const far = (enemy: EnemyView): number => preyOf(view, enemy.square)?.steps ?? 0;
  return best(decision, id => {
    const friend = view.enemies[id]!;
    return (friend.isAlert ? WAKING : 0) + far(friend) * OUT_OF_REACH;
  });
}

/** Who acts first: an attack drives its victim back, so those whose blows need it close come last. */
export function chooseFirstToAct(view: View, decision: Asked<'order-enemies'>): string {
  return best(decision, id => {
    const enemy = view.enemies[id]!;
    const prey = enemy.isAlert ? preyOf(view, enemy.square) : null;
    if (!prey) return 0;
    const threat = threatOf(view, prey.hunter, enemy);
    return threat[Math.min(prey.steps + 1, FAR)]! - threat[Math.min(prey.steps, FAR)]!;
  });
}

/** Which machine becomes alert: one that would get away otherwise, else whoever does least harm. */
export function chooseWoken(view: View, decision: Asked<'choose-enemy'>): string {
  return best(decision, id => {
    const enemy = view.enemies[id]!;
    return mustBeStopped(view, enemy) ? Infinity : -harmFrom(view, enemy, enemy.square);
  });
}
