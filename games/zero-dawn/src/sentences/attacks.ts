/** Attacks in the log, each in one line with its sum: what was rolled and added, what armour or evade takes off, what is left. */

import { plural, type Seat, sayList } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { Face } from '../content/dice.ts';
import { ENEMIES } from '../content/enemies.ts';
import type { AttackBox } from '../content/types.ts';
import type { ArmourOff, EnemyBlow, Hurt, Told } from '../events.ts';
import type { View } from '../state.ts';
import { type Say, type Says, who } from './facts.ts';
import { componentCalled, enemyCalled, theEnemy } from './names.ts';

const card = (no: number): string => (no < 0 ? 'the machine' : nameOf(no));

/** `1 + 0 + 2 (crit) = 3`; one number alone needs no sum. */
export function added(faces: readonly Face[], more: readonly (readonly [n: number, what: string])[]): string {
  const rolled = faces.filter(face => typeof face === 'number');
  const terms = more.filter(([n]) => n !== 0);
  const total = Math.max(
    0,
    [...rolled, ...terms.map(([n]) => n)].reduce((sum, n) => sum + n, 0),
  );
  const parts = [...rolled.map(String), ...terms.map(([n, what]) => `${n} (${what})`)];
  return parts.length > 1 ? `${parts.join(' + ')} = ${total}` : parts.join('') || '0';
}

// Hunters attack

/** Who attacks what and with which cards: `You shoot the Strider (Ashwood Bow, Hunter Arrow)`. */
function attacker(e: Told<'attack-hits'>, v: View, reader: Seat | null): string {
  const hunter = who(e, v, reader);
  const target = e.part >= 0 ? `the ${componentCalled(v, e.enemy, e.part)} of ${theEnemy(v, e.enemy)}` : theEnemy(v, e.enemy);
  const used = [e.weapon, e.ammunition, e.ability].filter(no => no >= 0);
  if (e.kind === 'trap') return `${enemyCalled(v, e.enemy)} sets off ${hunter.whose} ${sayList(used.slice(1).map(card))}`;
  const verb =
    e.kind === 'ranged'
      ? hunter.does('shoots')
      : e.hasMovedIn
        ? `${hunter.does('steps')} in and ${reader === e.seat ? 'strike' : 'strikes'}`
        : hunter.does('strikes');
  return `${verb} ${target} (${used.map(card).join(', ')})`;
}

/** ZD-ATK-15, ZD-CMPT-3..7: what the damage does to the body, or to the component that was aimed at. */
function comesTo(e: Told<'attack-hits'>, v: View): string {
  const { damage } = e;
  if ('tears' in e) {
    if (damage >= e.tears) return `: ${damage} damage tears it off.`;
    const isWhole = v.enemies[e.enemy]?.components[e.part] === 0;
    if (isWhole && damage >= e.damages) return `: ${damage} damage, it is damaged. A hit of ${e.damages} now tears it off.`;
    return `: ${damage === 0 ? 'no' : damage} damage. It takes ${isWhole ? `${e.damages} to damage it, ${e.tears}` : e.tears} to tear it off.`;
  }
  if (damage === 0) return '. No damage.';
  const enemy = v.enemies[e.enemy];
  const isDone = !enemy || e.left === 0;
  return `: ${damage} damage${isDone ? '' : `, ${e.left} of ${ENEMIES[enemy.type]!.hp} HP left`}.`;
}

const hits: Say<'attack-hits'> = (e, v, reader) => {
  const sum = added(e.faces, [
    [e.crit, 'crit'],
    [e.bonus, 'cards'],
    [e.tear, 'component'],
  ]);
  return `${attacker(e, v, reader)}: ${sum}${e.hasRerolled ? ' after a reroll' : ''}${armourSays(e)}${comesTo(e, v)}`;
};

/** Why armour does not count, of a machine that was named. */
export const ARMOUR_OFF: Readonly<Record<ArmourOff, string>> = {
  'not-alert': 'it is not alert',
  'counts-as-not-alert': 'a card lets it count as not alert',
  frozen: 'it suffers Freeze',
  ignored: 'a card ignores it',
  reduced: 'a card takes it off',
};

/** ZD-ATK-16, ZD-ATK-17: `, armour 1`, or that it or a part of it does not count and why. */
function armourSays({ armour, spared }: Told<'attack-hits'>): string {
  if (!spared) return armour > 0 ? `, armour ${armour}` : '';
  const all = armour + spared.armour;
  const ofWhich = armour > 0 ? `, of which ${spared.armour}` : '';
  return `, armour ${all}${ofWhich} does not count (${ARMOUR_OFF[spared.why]})`;
}

const blast: Say<'area-hit'> = (e, v) => {
  const { damage } = e;
  const enemy = v.enemies[e.enemy];
  const left = enemy && e.left > 0 ? `, ${e.left} of ${ENEMIES[enemy.type]!.hp} HP left` : '';
  return `The blast reaches ${theEnemy(v, e.enemy)}: ${damage > 0 ? `${damage} damage${left}` : 'its armour stops it'}.`;
};

// Machines attack

const STRIKES: Readonly<Record<AttackBox['do'], string>> = { melee: 'strikes', ranged: 'shoots', pulse: 'sends a pulse at' };

/** `The Watcher shoots you for 3`. */
const attacked = (e: EnemyBlow, v: View, reader: Seat | null): string =>
  `${enemyCalled(v, e.enemy)} ${STRIKES[e.kind]} ${who(e, v, reader).whom} for ${e.damage}`;

/** What the evade leaves of an attack. The reader is spoken to; of others it is told in one breath. */
const evades: Say<'hunter-evaded'> = (e, v, reader) => {
  const { damage, lost, held } = e;
  const isYou = e.seat === reader;
  const sum = added(e.faces, [[e.blocked, 'blocked']]);
  const evade = `${attacked(e, v, reader)}${isYou ? '; you evade' : '; they evade'}`;
  if (lost === 0) return `${evade} it all: ${sum}.`;
  const cards = held < lost ? `have only ${plural(held, 'card')} to lose` : `lose ${plural(lost, 'card')}, ${held - lost} left`;
  return `${evade} ${damage === lost ? 'nothing' : sum}${isYou ? '. You ' : ' and '}${cards}.`;
};

const HURTS: Readonly<Record<Hurt, string>> = { fire: 'burns', area: 'is caught in the blast' };

export const ATTACKS = {
  'attack-declared': (e, v, r) => `${who(e, v, r).does('attacks')} ${theEnemy(v, e.enemy)} with ${card(e.card)}.`,
  'part-chosen': (e, v, r) => `${who(e, v, r).does('aims')} at ${e.part < 0 ? 'the body' : `the ${componentCalled(v, e.enemy, e.part)}`}.`,
  'dice-rolled': e => `The dice show ${added(e.faces, [])}.`,
  'dice-rerolled': e => `The dice show ${added(e.faces, [])} after a reroll.`,
  'crit-spent': (e, v, r) => `${who(e, v, r).does('spends')} a crit on ${card(e.card)}.`,
  'attack-hits': hits,
  'area-hit': blast,
  'trap-sprung': (e, v, r) => `${enemyCalled(v, e.enemy)} sets off ${who(e, v, r).whose} ${card(e.card)}.`,
  'hunter-attacked': (e, v, r) => `${attacked(e, v, r)}.`,
  'attack-ignored': (e, v, r) => `${attacked(e, v, r)}, but the attack misses altogether.`,
  'ruin-used': (e, v, r) => `${attacked(e, v, r)}; the ruin takes it all and crumbles.`,
  'hunter-evaded': evades,
  'hunter-caught': (e, v, r) => `${who(e, v, r).does('is')} caught in the blast.`,
  'hunter-damaged': (e, v, r) => {
    const why = e.of && HURTS[e.of];
    const hunter = who(e, v, r);
    return `${why ? `${hunter.does(why)}` : hunter.does('takes damage')}: ${plural(e.n, 'card')} lost, ${e.left} left.`;
  },
} satisfies Partial<Says>;
