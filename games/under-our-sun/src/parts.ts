/**
 * Where numbers come from, term by term, in the order in which they are counted: what questions.ts only adds up. Asked when a number is told, not while somebody ponders; a test holds
 * the two together.
 */

import { merchantCard, thing } from './content/box.ts';
import { BASE_AP, type Dice, diceOf, type Skill, STORM_AP, TIRED, TIRED_AP } from './content/kinds.ts';
import type { EnemyCard } from './content/types.ts';
import type { RollFor } from './content/words/index.ts';
import type { Origin, Part } from './events.ts';
import type { Hex } from './places.ts';
import {
  cardOf,
  enemyOf,
  hasCamp,
  hexOf,
  isInjured,
  isNight,
  missionIn,
  printedAt,
  printedEnemy,
  tileAt,
  weatherOf,
} from './questions/basics.ts';
import { enemyCardOf, type Foe, foesHere, isForRoll, strengthOf } from './questions.ts';
import type { View, Who } from './state.ts';
import { fits, type Source, standingFrom, withWhom } from './texts-in-force.ts';

const part = (of: Origin, n: number, card = -1): Part => ({ of, card, n });
const bySource = ({ of, card }: Source, n: number): Part => part(of, n, card);
const inAll = (parts: readonly Part[]): number => parts.reduce((sum, one) => sum + one.n, 0);
const someOf = (...parts: readonly Part[]): Part[] => parts.filter(one => one.n !== 0);
/** With what it takes to come to the least that there is. */
const atLeast = (least: number, parts: readonly Part[]): Part[] => [...parts, ...someOf(part('least', Math.max(0, least - inAll(parts))))];
/** What somebody else spares stands as a term of its own. */
export const paying = (ap: number, parts: readonly Part[]): Part[] => [...parts, ...someOf(part('spared', ap - inAll(parts)))];

// AP

/** What an action with a price of its own costs. */
export const actionParts = (ap: number): Part[] => [part('action', ap)];

/** US-AP-1 to US-AP-3, US-FIT-3. */
export const apParts = (view: View, who: Who): Part[] =>
  someOf(
    part('phase', BASE_AP),
    part('sun', weatherOf(view) === 'storm' && !isNight(view) ? STORM_AP - BASE_AP : 0, view.sun),
    part('tired', view.characters[who]!.fitness === TIRED ? -TIRED_AP : 0),
  );
function stepParts(view: View, who: Who, to: Hex, isFirst: boolean): Part[] {
  const { value } = printedAt(view, to);
  const changes = standingFrom(view, who, 'move-cost').filter(({ one }) => (!one.from || value >= one.from) && (!one.first || isFirst));
  const { figures } = missionIn(view);
  const slowed = withWhom(view, who).reduce((sum, one) => sum + (figures[one.id]!.slows ?? 0), 0);
  const tile = part('tile', value, tileAt(view, to)!.card);
  return [...atLeast(1, [tile, ...changes.map(({ source, one }) => bySource(source, one.by))]), ...someOf(part('along', slowed))];
}
/** US-MOVE-2. */
export const moveParts = (view: View, who: Who, to: Hex): Part[] => stepParts(view, who, to, !view.characters[who]!.hasMoved);
/** US-SNEAK-1. */
export function sneakParts(view: View, who: Who, to: Hex): Part[] {
  const { value } = printedAt(view, to);
  const less = standingFrom(view, who, 'sneak-cost').filter(({ one }) => one.upTo === undefined || value <= one.upTo);
  return [...stepParts(view, who, to, false), part('sneak', 1), ...less.map(({ source, one }) => bySource(source, one.by))];
}
export const exploreParts = (view: View, who: Who): Part[] =>
  atLeast(0, [part('action', 1), ...standingFrom(view, who, 'explore-cost').map(({ source, one }) => bySource(source, one.by))]);

// Rest and water

const SLEEP = { night: 5, storm: 3, day: 4 } as const;
const IN_CAMP = 3;
/** US-SLEEP-2 to US-SLEEP-5, US-R-16. */
export function sleepParts(view: View, who: Who): Part[] {
  if (hasCamp(view, hexOf(view, who))) return [part('sleep-in-camp', IN_CAMP)];
  const base = isNight(view)
    ? [part('sleep-at-night', SLEEP.night)]
    : [part('sleep', SLEEP.day), ...someOf(part('sun', weatherOf(view) === 'storm' ? SLEEP.storm - SLEEP.day : 0, view.sun))];
  return atLeast(IN_CAMP, [...base, ...standingFrom(view, who, 'sleep-cost').map(({ source, one }) => bySource(source, one.by))]);
}
export function drinkParts(view: View, who: Who): Part[] {
  const more = standingFrom(view, who, 'drink').map(({ source, one }) => bySource(source, one.by));
  const shade = standingFrom(view, who, 'ignores').find(({ one }) => one.what === 'heat');
  const isShaded = inAll(more) > 0 && weatherOf(view) === 'heat' && shade !== undefined;
  return [part('turn', 1), ...more, ...(isShaded ? [bySource(shade.source, -1)] : [])];
}

// Dice

const diceIn = (dice: Dice): number => diceOf(dice).length;
const added = (view: View, who: Who, on: RollFor, enemy: EnemyCard | null): Part[] =>
  standingFrom(view, who, 'dice').flatMap(({ source, one }) =>
    isForRoll(view, one, on, enemy) ? [bySource(source, diceIn(one.add))] : [],
  );
const hurting = (view: View, who: Who): Part => part('injury', isInjured(view, who) ? 1 : 0);
/** US-COMBAT-9, US-RANGE-2. */
export function attackParts(view: View, who: Who, foe: Foe | null, weapon: number, way: 'melee' | 'ranged'): Part[] {
  const enemy = enemyCardOf(view, foe);
  const card = weapon >= 0 ? thing(weapon).weapon : undefined;
  const better = card?.against && enemy && fits(card.against.of, enemy) ? card.against.dice : undefined;
  return someOf(
    part('character', diceIn(cardOf(view, who).combat)),
    part('weapon', diceIn(better ?? card?.[way] ?? ''), weapon),
    ...added(view, who, way, enemy),
    hurting(view, who),
  );
}
/** US-TEST-1, US-INJ-2, US-SNEAK-5. `more`: dice that a text adds. */
export function testParts(view: View, who: Who, skill: Skill, on?: Exclude<RollFor, 'melee' | 'ranged'>, more: Dice = ''): Part[] {
  const isDark = on === 'sneak' && isNight(view) && standingFrom(view, who, 'night-sight').length === 0;
  return someOf(
    part('character', diceIn(cardOf(view, who)[skill])),
    ...added(view, who, skill, null),
    ...(on && on !== skill ? added(view, who, on, null) : []),
    part('night', isDark ? 1 : 0),
    hurting(view, who),
    part('text', diceIn(more)),
  );
}
/** US-DODGE-1. */
export function dodgeParts(view: View, who: Who): Part[] {
  const harder = foesHere(view, who).reduce(
    (sum, foe) => (foe.is === 'enemy' ? sum + diceIn(printedEnemy(enemyOf(view, foe.id)!).traits?.dodge ?? '') : sum),
    0,
  );
  return [...testParts(view, who, 'dexterity', 'dodge'), ...someOf(part('enemy', harder))];
}
/** US-ENEMY-2, US-COMBAT-13. */
export function foeParts(view: View, foe: Foe, way: 'melee' | 'ranged', against: Who): Part[] {
  const own: Origin = isNight(view) ? 'enemy-at-night' : 'enemy';
  const time = isNight(view) ? 'night' : 'day';
  if (foe.is === 'merchant') return someOf(part(own, diceIn(merchantCard(view.merchants[foe.id]!.id).fight?.[way]?.[time] ?? '')));
  const enemy = enemyOf(view, foe.id)!;
  const card = printedEnemy(enemy);
  const more = standingFrom(view, against, 'enemy-dice').filter(({ one }) => fits(one.of, card));
  const first = way === 'melee' && !enemy.hasStruck ? (card.traits?.firstAttack ?? '') : '';
  return someOf(
    part(own, diceIn(strengthOf(enemy)[way]?.[time] ?? '')),
    ...more.map(({ source, one }) => bySource(source, diceIn(one.add))),
    part('first-attack', diceIn(first)),
  );
}
