/**
 * The table as one hunter reads it for one decision: what each machine is worth and threatens, what could be struck, and what it
 * costs to stand on a square. Everything is counted in encounter points or in cards. What is done about it is in hunting.ts.
 */
import type { Area } from '@quarry/board';
import { equipmentCard } from '../content/box.ts';
import type { Weapon } from '../content/types.ts';
import { isGrass } from '../places.ts';
import { enemiesInPlay, hitPointsLeft, mapInPlay, printedEnemy } from '../questions.ts';
import type { EnemyView, HunterView, View } from '../state.ts';
import { health, mustBeStopped, pointsShort } from './insight.ts';
import { killChance, type Strike, strikeWith, through } from './strike.ts';
import { FAR, threatOf } from './threat.ts';

/** What glory, salvage and points that are not needed any more are worth, in encounter points. */
const GLORY = 0.35;
const SALVAGE = 0.25;
const SPARE_POINTS = 0.4;
/** What a kill, and a wound on the way to it, are worth as parts of what the machine is worth. */
const KILL = 1.5;
const WOUND = 0.8;
/** What it adds to a strike that its target would otherwise be gone. */
const HASTE = 4;
/** What a card is worth to a hunter who has plenty, and how much more for each card below that. */
const CARD = 0.3;
const SCARCITY = 0.09;
const PLENTY = 12;
/** Each further hunter has a turn with an enemy step of its own, in which the machines come again, if not always to the same. */
const AGAIN = 0.3;
/** Machines turn to the closest: whoever stands behind another gets this share. */
const SHIELDED = 0.3;
/** How much it is feared that a calm machine becomes alert, as a part of what it then does in each enemy step. */
const UNREST = 0.5;
/** What a rival's peril means to a hunter in standard play. */
const RIVAL = 0.3;

/** A machine as the hunter reads it. */
export interface Machine {
  readonly enemy: EnemyView;
  /** Cards to be lost to it by distance, were it alert. */
  readonly threat: readonly number[];
  /** What it is worth to be rid of it. */
  readonly value: number;
  /** It is needed, and gone soon. */
  readonly isUrgent: boolean;
  /** How far away the closest other hunter is. */
  readonly shield: number;
}

/** An attack that could be made from wherever the machine is in reach. */
export interface Shot {
  readonly kind: 'ranged' | 'melee';
  readonly weapon: number;
  readonly reach: number;
  readonly machine: Machine;
  readonly strike: Strike;
  /** How likely it is to kill, and what it is worth before its price in cards. */
  readonly kill: number;
  readonly worth: number;
  /** The same, should the target be alert by then. */
  readonly roused: Pick<Shot, 'kill' | 'worth'>;
  /** Calm machines that it alerts besides the target. */
  readonly wakes: readonly Machine[];
}

/** What it means to stand on a square. */
interface Spot {
  /** Cards to be lost there as things are. */
  readonly loss: number;
  readonly isGrass: boolean;
  /** Squares to the nearest machine that is wanted. */
  readonly far: number;
  /** Calm machines that hear a sprint through it. */
  readonly heard: readonly Machine[];
}

export interface Outlook {
  readonly view: View;
  readonly area: Area;
  readonly seat: number;
  readonly me: HunterView;
  readonly machines: readonly Machine[];
  readonly shots: readonly Shot[];
  readonly hasUrgent: boolean;
  /** Rises from 1 with the turns that are gone: an encounter is not won by waiting. */
  readonly boldness: number;
  /** How often a machine that turns to this hunter comes before its next turn. */
  readonly often: number;
  readonly spots: (Spot | undefined)[];
}

export function outlookOf(view: View, seat: number): Outlook {
  const { area } = mapInPlay(view);
  const me = view.hunters[seat]!;
  const often = 1 + AGAIN * (view.hunters.length - 1);
  const pointWorth = pointsShort(view) > 0 ? 1 : SPARE_POINTS;
  const machines = enemiesInPlay(view).map((enemy): Machine => {
    const { points, glory, salvage } = printedEnemy(enemy);
    const threat = threatOf(view, me, enemy);
    const value = points * pointWorth + glory * GLORY + salvage * SALVAGE + relief(view, area, seat, enemy, threat) * often;
    let shield = Infinity;
    for (let i = 0; i < view.hunters.length; i++)
      if (i !== seat && view.hunters[i]!.isUp) shield = Math.min(shield, area.distance(view.hunters[i]!.square, enemy.square));
    return { enemy, threat, value, isUrgent: mustBeStopped(view, enemy), shield };
  });
  return {
    view,
    area,
    seat,
    me,
    machines,
    shots: shotsAt(area, me, machines),
    hasUrgent: machines.some(machine => machine.isUrgent),
    boldness: boldnessOf(view),
    often,
    spots: [],
  };
}

/** What a card in hand or pile is worth to a hunter with so many left. */
export const cardValue = (left: number): number => CARD + Math.max(0, PLENTY - left) * SCARCITY;

/** Cards that are saved once the machine is gone, by what they are worth to whoever it turns to. */
function relief(view: View, area: Area, seat: number, enemy: EnemyView, threat: readonly number[]): number {
  if (!enemy.isAlert) return threat[1]! * CARD * UNREST;
  let prey = -1;
  let nearest = Infinity;
  view.hunters.forEach((hunter, i) => {
    const far = area.distance(hunter.square, enemy.square);
    if (!hunter.isUp || far > nearest || (far === nearest && prey === seat)) return;
    prey = i;
    nearest = far;
  });
  if (prey < 0) return 0;
  const share = prey === seat || view.mode !== 'standard' ? 1 : RIVAL;
  return threat[Math.min(nearest, FAR)]! * cardValue(health(view.hunters[prey]!)) * share;
}

function shotsAt(area: Area, me: HunterView, machines: readonly Machine[]): Shot[] {
  const [melee = -1, ranged = -1, sidearm = -1] = me.equipment;
  return machines.flatMap(machine => {
    const { enemy } = machine;
    const alert: EnemyView = enemy.isAlert ? enemy : { ...enemy, isAlert: true };
    const near = machines.filter(
      other => other !== machine && !other.enemy.isAlert && area.distance(other.enemy.square, enemy.square) <= 1,
    );
    return [melee, ranged, sidearm].flatMap((weapon): Shot[] => {
      const kind = weapon === melee ? 'melee' : 'ranged';
      const strike = weapon < 0 ? null : strikeWith(me, kind, weapon, enemy);
      if (!strike) return [];
      const reach = kind === 'melee' ? 1 : (equipmentCard(weapon) as Weapon).range;
      const now = gainOf(machine, strike, enemy);
      const roused = enemy.isAlert ? now : gainOf(machine, strike, alert);
      return [{ kind, weapon, reach, machine, strike, ...now, roused, wakes: strike.isQuiet ? [] : near }];
    });
  });
}

function gainOf({ value, isUrgent }: Machine, strike: Strike, enemy: EnemyView): Pick<Shot, 'kill' | 'worth'> {
  const kill = killChance(strike, enemy);
  const wound = Math.min(1, through(strike, enemy) / hitPointsLeft(enemy));
  return { kill, worth: value * (kill * KILL + (1 - kill) * wound * WOUND) + (isUrgent ? HASTE : 0) };
}

/** What can be struck from a square. While some machine is about to get away, others that are calm are left alone. */
export function shotsFrom({ area, shots, hasUrgent }: Outlook, square: number): Shot[] {
  return shots.filter(
    ({ machine: { enemy, isUrgent }, reach }) =>
      area.distance(square, enemy.square) <= reach && (!hasUrgent || isUrgent || enemy.isAlert) && area.sees(square, enemy.square),
  );
}

/** Cards to be lost to one machine on a square, alert or not: calm ones notice who stands beside them in the open. */
export function lossTo(look: Outlook, { enemy, threat, shield }: Machine, square: number, isAlert: boolean): number {
  const steps = look.area.distance(square, enemy.square);
  if (!isAlert && steps > 0 && (steps > 1 || isGrass(look.view, square))) return 0;
  return threat[Math.min(steps, FAR)]! * (shield < steps ? SHIELDED : look.often);
}

/** What it costs besides that a calm machine becomes alert: it comes again. Whoever is about to get away had better stay. */
export const unrest = ({ often }: Outlook, { threat, isUrgent }: Machine): number => (isUrgent ? 0 : UNREST * threat[1]! * often);

/** The square as the hunter reads it, thought out once. The first attack on a hunter in a ruin comes to nothing. */
export function spotOn(look: Outlook, square: number): Spot {
  const known = look.spots[square];
  if (known) return known;
  let loss = 0;
  let worst = 0;
  let far = Infinity;
  const heard: Machine[] = [];
  for (const machine of look.machines) {
    const { enemy, isUrgent } = machine;
    const steps = look.area.distance(square, enemy.square);
    const cards = lossTo(look, machine, square, enemy.isAlert);
    loss += cards;
    worst = Math.max(worst, cards);
    if (!look.hasUrgent || isUrgent) far = Math.min(far, steps);
    if (!enemy.isAlert && steps === 1) heard.push(machine);
  }
  if (look.view.ruins.includes(square)) loss -= worst;
  const spot: Spot = { loss, isGrass: isGrass(look.view, square), far, heard };
  look.spots[square] = spot;
  return spot;
}

/** How many turns pass before hunters dare more, and how much more with each. */
const PATIENCE = 5;
const IMPATIENCE = 0.1;
/** Damage that a strike does on average, and the part of the turns left that strikes should take. */
const STRIKE = 4;
const LEISURE = 0.6;

function boldnessOf(view: View): number {
  const late = 1 + Math.max(0, view.turn / view.hunters.length - PATIENCE) * IMPATIENCE;
  if (view.dusk === 0) return late;
  const left = view.dusk - view.turn + 1;
  return late + Math.max(0, strikesLeft(view) / left - LEISURE);
}

/** Strikes that the missing points still cost, the cheapest machines first. */
function strikesLeft(view: View): number {
  let short = pointsShort(view);
  let strikes = 0;
  for (const enemy of enemiesInPlay(view).toSorted(
    (a, b) => hitPointsLeft(a) / printedEnemy(a).points - hitPointsLeft(b) / printedEnemy(b).points,
  )) {
    if (short <= 0) break;
    short -= printedEnemy(enemy).points;
    strikes += hitPointsLeft(enemy) / STRIKE;
  }
  return strikes;
}
