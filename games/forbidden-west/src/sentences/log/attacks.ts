/** Attacks in the log, each in one line with its sum: what was rolled and added, what armour or the evade roll takes off, what is left. */
import { plural, type Seat } from '@quarry/kernel';
import type { EnemyAction } from '../../content/types.ts';
import type { HarmBy, HurtBy, Idle, Told } from '../../events.ts';
import { briefOf } from '../../places.ts';
import { maxDial } from '../../questions.ts';
import type { ConditionHeld, View } from '../../state.ts';
import { facesSay, sumOf } from '../dice.ts';
import { enemyAt, enemyCalled, partCalled, theCard, theEnemy, theFeature, thePart } from '../names.ts';
import { type Say, type Says, who } from './facts.ts';

const damageSays = (n: number): string => (n === 0 ? 'no damage' : `${n} damage`);
const frostSays = (frost: number): string => (frost > 0 ? `, Frost ${frost} more` : '');

// Characters attack

/** `, 4 of 7 HP left`; nothing once the table is cleared and the enemy gone. */
export function bodyLeft(view: View, id: number, left: number): string {
  const enemy = enemyAt(view, id);
  return left === 0 || !enemy ? '' : `, ${left} of ${enemy.maxHp} HP left`;
}
const partLeft = (left: number): string => (left === 0 ? ', destroyed' : `, ${left} HP left`);

/** `Senvi shoots the Scurrier’s Screech Horn with the Cliff Bow`. */
function aimed(e: Told<'attack-hits'>, view: View, reader: Seat | null): string {
  const target = e.part < 0 ? theEnemy(view, e.enemy) : thePart(view, e.enemy, e.part);
  return `${who(e, view, reader).does(e.kind === 'ranged' ? 'shoots' : 'strikes')} ${target} with ${theCard(e.weapon)}`;
}

const hits: Say<'attack-hits'> = (e, view, reader) => {
  const armour = e.armour > 0 ? `, armour ${e.armour}` : '';
  const left = e.damage === 0 && e.left > 0 ? '' : e.part < 0 ? bodyLeft(view, e.enemy, e.left) : partLeft(e.left);
  return `${aimed(e, view, reader)}: ${sumOf(e)}${armour}${frostSays(e.frost)}: ${damageSays(e.damage)}${left}.`;
};

// Enemies attack

/** `, 9 of 12 HP left`. */
export function dialLeft(view: View, seat: Seat, dial: number): string {
  return view.party.marshals[seat] ? `, ${dial} of ${maxDial(view, seat)} HP left` : '';
}

const KINDS: Readonly<Record<Told<'marshal-attacked'>['kind'], string>> = { melee: 'strikes', ranged: 'shoots', pulse: 'sends a pulse at' };

/** What the evade roll leaves of an attack. */
const evades: Say<'marshal-evaded'> = (e, view, reader) => {
  const less = [
    ...(e.reduced > 0 ? [`${e.reduced} less by a card`] : []),
    ...(e.thrownOut > 0 ? [`Acid takes ${plural(e.thrownOut, 'critical')}`] : []),
    ...(e.frost > 0 ? [`Frost adds ${e.frost}`] : []),
  ];
  const rolled = e.faces.length === 0 ? 'no evade roll' : `evade ${sumOf(e)}`;
  const end = e.suffered === 0 ? 'no damage' : `${e.suffered} damage${dialLeft(view, e.seat, e.dial)}`;
  return `${enemyCalled(view, e.enemy)} attacks ${who(e, view, reader).whom} for ${e.damage}; ${[rolled, ...less].join(', ')}: ${end}.`;
};

// Traps

/** What it does, after its sum; where the sum ends with that, it is said once. */
const trapSum = ({ faces, pips, crits, perCrit, frost, damage }: Told<'trap-hits-enemy'>): string => {
  const shown = Math.min(pips, pipsIn(faces));
  const sum = `${sumOf({ faces, pips: shown, crits, perCrit, bonus: pips - shown, result: damage - frost })}${frostSays(frost)}`;
  if (sum === String(damage)) return damageSays(damage);
  return sum.endsWith(`= ${damage}`) ? `${sum} damage` : `${sum}: ${damageSays(damage)}`;
};
const pipsIn = (faces: Told<'trap-hits-enemy'>['faces']): number =>
  faces.reduce<number>((sum, face) => sum + (face === 'crit' ? 0 : face), 0);

// Damage outside of attacks

const HURTS: Readonly<Record<HurtBy, string>> = {
  attack: 'is hit',
  trap: 'is caught in the trap',
  condition: 'suffers from a condition',
  plasma: 'is caught in the plasma burst',
  blast: 'is caught in the blast',
  card: 'is hurt',
  story: 'is hurt',
  ground: 'is cut by broken glass',
  fall: 'falls',
};
const HARMS: Readonly<Record<HarmBy, string>> = {
  attack: 'is hit',
  trap: 'is caught in the trap',
  condition: 'suffers from its condition',
  plasma: 'is caught in its plasma burst',
  part: 'is hurt by the lost component',
  blast: 'is caught in the blast',
  card: 'is hurt by a card',
  volley: 'is hit by the volley',
  fall: 'falls',
};

/** What hurts at the end of a turn, as long as it can be seen. */
const LASTS: Readonly<Partial<Record<ConditionHeld, string>>> = { fire: 'burns', acid: 'is eaten by Acid' };
const hurtSays = ({ seat, by }: Told<'marshal-hurt'>, { party }: View): string =>
  (by === 'condition' && LASTS[party.marshals[seat]?.condition ?? 'none']) || HURTS[by];
const harmSays = ({ enemy, by }: Told<'enemy-hurt'>, view: View): string =>
  (by === 'condition' && LASTS[enemyAt(view, enemy)?.condition ?? 'none']) || HARMS[by];
const ofFrost = (frost: number): string => (frost > 0 ? ` (${frost} of it by Frost)` : '');

// What enemies cannot do

const DOES: Readonly<Record<EnemyAction['do'], string>> = {
  move: 'does not move',
  away: 'does not get away',
  'to-feature': 'does not move',
  attack: 'does not attack',
  'attack-feature': 'does not attack',
  alert: 'does not raise the alarm',
  heal: 'does not heal',
  armour: 'does not brace itself',
  'clear-condition': 'does not shake off its condition',
  vanish: 'does not vanish',
  'lay-mine': 'lays no mine',
  order: 'gives no order',
  'draw-extra': 'draws no further card',
};
const REASONS: Readonly<Record<Idle, string>> = {
  'no-target': 'it sees nobody to go for',
  'out-of-range': 'nobody is within its range',
  'target-gone': 'its target is gone',
  'with-target': 'it is with its target already',
  'cannot-reach': 'no step brings it nearer',
  'lost-part': 'the component for it is destroyed',
  'no-place': 'there is no better place',
  'attacks-skipped': 'a card keeps it from attacking',
};

/** What is done to nobody in particular, and for want of what it is left. */
const LACKS: Readonly<Partial<Record<EnemyAction['do'], string>>> = {
  'clear-condition': 'has no condition to shake off',
  order: 'has nobody to give orders to',
};

const idle: Say<'enemy-idle'> = (e, view) => {
  if (e.action === 'away' && e.why === 'cannot-reach') return `${enemyCalled(view, e.enemy)} stays: no step leads farther away.`;
  const lacks = e.why === 'no-target' ? LACKS[e.action] : undefined;
  return `${enemyCalled(view, e.enemy)} ${lacks ?? `${DOES[e.action]}: ${REASONS[e.why]}`}.`;
};

/** What the party defends in this encounter. */
function besieged(view: View): string {
  const kind = view.brief === null ? undefined : briefOf(view.brief).besieged;
  const feature = view.fight.features.find(one => one.kind === kind);
  return feature ? theFeature(view, feature.id, feature.kind) : 'what the party defends';
}

/** What an enemy does besides moving and attacking. */
const acts: Say<'enemy-action'> = (e, view) => {
  const enemy = enemyCalled(view, e.enemy);
  switch (e.action) {
    case 'alert':
      return `${enemy} raises the alarm.`;
    case 'attack-feature':
      return `${enemy} attacks ${besieged(view)}.`;
    case 'order':
      return `${enemy} gives orders to ${plural(e.n, 'other enemy', 'other enemies')}.`;
    case 'draw-extra':
      return `${enemy} draws another behaviour card.`;
    case 'clear-condition':
      return `${enemy} shakes off its condition.`;
    default:
      return `${enemy} acts: ${e.action.replaceAll('-', ' ')}.`;
  }
};

/** FW-PATROL-4: pips are squares, anything else is none. */
function patrolRolls({ faces }: Told<'dice-rolled'>, view: View): string {
  const [face] = faces;
  if (typeof face === 'number' && face > 0) return `The patrol die shows ${facesSay(faces)}.`;
  return `${enemyCalled(view, view.fight.acting)} stays where it is: the patrol die shows ${face === 'crit' ? 'a critical, which is no step' : 'a blank'}.`;
}

export const ATTACKS = {
  'attack-declared': (e, v, r) => `${who(e, v, r).does('aims')} at ${e.part < 0 ? theEnemy(v, e.enemy) : thePart(v, e.enemy, e.part)}.`,
  'attack-hits': hits,
  'dice-rolled': (e, v) => (e.for === 'patrol' ? patrolRolls(e, v) : `The dice show ${facesSay(e.faces)}.`),
  'dice-rerolled': (e, v, r) => `After rolling again ${who(e, v, r).whose} dice show ${facesSay(e.faces)}.`,
  'marshal-attacked': (e, v, r) => `${enemyCalled(v, e.enemy)} ${KINDS[e.kind]} ${who(e, v, r).whom} for ${e.damage}.`,
  'marshal-evaded': evades,
  'trap-hits-enemy': (e, v) => `The trap hits ${theEnemy(v, e.enemy)}: ${trapSum(e)}.`,
  'trap-hits-marshal': (e, v, r) => `The trap hits ${who(e, v, r).whom}: the dice show ${facesSay(e.faces)}: ${damageSays(e.damage)}.`,
  'marshal-hurt': (e, v, r) => `${who(e, v, r).does(hurtSays(e, v))}: ${damageSays(e.n)}${ofFrost(e.frost)}${dialLeft(v, e.seat, e.dial)}.`,
  'enemy-hurt': (e, v) =>
    `${enemyCalled(v, e.enemy)} ${harmSays(e, v)}: ${damageSays(e.n)}${ofFrost(e.frost)}${bodyLeft(v, e.enemy, e.left)}.`,
  'part-hurt': (e, v) =>
    `The ${partCalled(v, e.enemy, e.part)} of ${theEnemy(v, e.enemy)} ${HARMS[e.by]}: ${damageSays(e.n)}${ofFrost(e.frost)}${partLeft(e.left)}.`,
  'enemy-idle': idle,
  'enemy-action': acts,
} satisfies Partial<Says>;
