/** Characters: health, water, rest, conditions, AP. */

import type { ClauseId } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { FIT, KARMA, TIRED } from '../content/kinds.ts';
import type { LastingId, Until } from '../content/words/index.ts';
import type { Gait, Part, Table, Told } from '../events.ts';
import type { Hex } from '../places.ts';
import { cardOf } from '../questions/basics.ts';
import { waterRoom } from '../questions.ts';
import type { CharacterState, Who } from '../state.ts';

const characterOf = ({ state }: Table, who: Who): CharacterState => state.characters[who]!;

export function payAp(table: Table, who: Who, ap: number, what: string, rule: ClauseId, parts: readonly Part[] = []): void {
  const character = writable(characterOf(table, who));
  character.ap -= ap;
  table.tell({ type: 'paid', rule, who, ap, left: character.ap, for: what, parts });
}
/** US-HP-1. Whether it dies of it is seen to by whoever calls (rules/harm.ts). */
export function loseHp(table: Table, who: Who, n: number, why: Told<'hurt'>['why'], rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  const lost = Math.min(n, character.hp);
  character.hp -= lost;
  // An attack tells itself what it did.
  table.tell({ type: 'hurt', rule, who, n, left: character.hp, why, ...(why === 'attack' ? { within: 'US-COMBAT-8' } : {}) });
}
/** US-HP-2. */
export function heal(table: Table, who: Who, n: number, rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  const healed = Math.min(n, cardOf(table.state, who).hp - character.hp);
  if (healed <= 0) return;
  character.hp += healed;
  table.tell({ type: 'healed', rule, who, n: healed, left: character.hp });
}
/** US-HP-3, US-DEATH-1: counted from this phase; a death in Preparation from the Morning that follows (US-R-80). */
export function die(table: Table, who: Who): void {
  const { state, tell } = table;
  const character = characterOf(table, who);
  const diedIn = state.phase === 'preparation' ? state.phases + 1 : state.phases;
  set(character, { diedIn, hp: 0, ap: 0, isStealthy: false, isWaiting: false });
  writable(state).toPlay = state.toPlay.filter(one => one !== who);
  for (const figure of state.figures) if (figure.with === who) writable(figure).with = -1;
  tell({ type: 'died', rule: 'US-HP-3', who, hex: character.hex, phase: state.phase, day: state.day });
}
/** US-DEATH-6, US-R-82. */
export function revive(table: Table, who: Who, by: Who, hp: number): void {
  const character = characterOf(table, who);
  set(character, { diedIn: -1, hp: Math.min(hp, cardOf(table.state, who).hp), ap: 0, isStealthy: false, hasPlayed: true });
  table.tell({ type: 'revived', rule: 'US-DEATH-6', who, by, hp: character.hp });
}
export function infect(table: Table, who: Who): void {
  const character = writable(characterOf(table, who));
  if (character.isInfected) return;
  character.isInfected = true;
  table.tell({ type: 'infected', rule: 'US-INF-1', who });
}
export function cure(table: Table, who: Who): void {
  const character = writable(characterOf(table, who));
  if (!character.isInfected) return;
  character.isInfected = false;
  table.tell({ type: 'cured', rule: 'US-INF-4', who });
}
/** Into free bottle space (US-WATER-4). */
export function gainWater(table: Table, who: Who, n: number, rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  const gained = Math.min(n, waterRoom(table.state, who) - character.water);
  if (gained <= 0) return;
  character.water += gained;
  table.tell({ type: 'water-gained', rule, who, n: gained, left: character.water });
}
/** How much was missing. */
export function loseWater(table: Table, who: Who, n: number, rule: ClauseId): number {
  const character = writable(characterOf(table, who));
  const lost = Math.min(n, character.water);
  character.water -= lost;
  if (lost > 0) table.tell({ type: 'water-lost', rule, who, n: lost, left: character.water });
  return n - lost;
}
/** US-WATER-1 to US-WATER-3: how much was missing. */
export function drink(table: Table, who: Who, n: number, parts: readonly Part[]): number {
  const character = writable(characterOf(table, who));
  const drunk = Math.min(n, character.water);
  character.water -= drunk;
  table.tell({ type: 'drank', rule: 'US-WATER-1', who, n: drunk, missing: n - drunk, left: character.water, parts });
  return n - drunk;
}
/** US-REFILL-1. */
export function replenish(table: Table, who: Who, hex: Hex, fromCube: boolean): void {
  const { state, tell } = table;
  const character = writable(characterOf(table, who));
  character.water = waterRoom(state, who);
  if (fromCube) writable(state.tiles.find(one => one.hex === hex)!).source -= 1;
  else character.hasUsedFilter = true;
  tell({ type: 'replenished', rule: 'US-REFILL-1', who, hex, left: character.water, apLeft: character.ap });
}
export function collectRain(table: Table, who: Who, n: number): void {
  const character = writable(characterOf(table, who));
  const gained = Math.min(n, waterRoom(table.state, who) - character.water);
  character.water += gained;
  table.tell({ type: 'rain-collected', rule: 'US-RAIN-1', who, n: gained, left: character.water });
}
export function changeFitness(table: Table, who: Who, by: number, rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  const fitness = Math.max(TIRED, Math.min(FIT, character.fitness + by));
  character.fitness = fitness;
  table.tell({ type: 'fitness-changed', rule, who, by, fitness });
}
export function sleep(table: Table, who: Who, cost: number, parts: readonly Part[]): void {
  const character = writable(characterOf(table, who));
  character.fitness = Math.min(FIT, character.fitness + 1);
  table.tell({ type: 'slept', rule: 'US-SLEEP-1', who, fitness: character.fitness, cost, parts });
}
export function changeAp(table: Table, who: Who, by: number, rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  character.ap = Math.max(0, character.ap + by);
  table.tell({ type: 'ap-changed', rule, who, by });
}
export function changeKarma(table: Table, who: Who, by: number): void {
  const character = writable(characterOf(table, who));
  character.karma = Math.max(0, Math.min(KARMA, character.karma + by));
  table.tell({ type: 'karma-changed', rule: 'US-KARMA-6', who, by, left: character.karma });
}
export function letLast(table: Table, who: Who, is: LastingId, until: Until): void {
  const character = writable(characterOf(table, who));
  character.lasting = [...character.lasting, { is, until }];
  table.tell({ type: 'lasts', rule: 'US-USE-3', who, is, until });
}
/** US-SNEAK-3, US-STEALTH-8. */
export function hide(table: Table, who: Who, rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  character.isStealthy = true;
  table.tell({ type: 'hid', rule, who, hex: character.hex });
}
/** US-STEALTH-4. */
export function expose(table: Table, who: Who, rule: ClauseId): void {
  const character = writable(characterOf(table, who));
  if (!character.isStealthy) return;
  character.isStealthy = false;
  table.tell({ type: 'exposed', rule, who, hex: character.hex });
}
/** US-STEALTH-1: stealth is left behind with the tile. Figures that walk along come, too. */
export function moveCharacter(table: Table, who: Who, to: Hex, gait: Gait, rule: ClauseId, price: readonly Part[]): void {
  const { state, tell } = table;
  const character = writable(characterOf(table, who));
  const from = character.hex;
  character.hex = to;
  character.isStealthy = false;
  if (gait === 'move') character.hasMoved = true;
  for (const figure of state.figures) if (figure.with === who) writable(figure).hex = to;
  tell({ type: 'moved', rule, who, from, to, gait, price });
}
/** US-NCARD-5: a tile it has stood on in this Night. */
export function standTonight(table: Table, who: Who): void {
  const character = writable(characterOf(table, who));
  if (!character.tonight.includes(character.hex)) character.tonight = [...character.tonight, character.hex];
}
export function useSkill(table: Table, who: Who): void {
  writable(characterOf(table, who)).hasUsedSkill = true;
  table.tell({ type: 'skill-used', rule: 'US-CHAR-2', who });
}
export function useReach(table: Table, who: Who): void {
  writable(characterOf(table, who)).hasUsedReach = true;
}
export function preventDamage(table: Table, who: Who, card: number, n: number): void {
  table.tell({ type: 'prevented', rule: card >= 0 ? 'US-USE-3' : 'US-CHAR-2', who, card, n, within: 'US-COMBAT-8' });
}
/** US-EAT-1, US-PREP-8. */
export function spendFood(table: Table, who: Who, why: 'meal' | 'eat'): void {
  const { state, tell } = table;
  const character = writable(characterOf(table, who));
  character.goods = character.goods.map((n, i) => (i === 0 ? n - 1 : n));
  writable(state).supply = state.supply.map((n, i) => (i === 0 ? n + 1 : n));
  if (why === 'eat') character.hp = Math.min(cardOf(state, who).hp, character.hp + 1);
  tell({ type: 'ate', rule: why === 'eat' ? 'US-EAT-1' : 'US-PREP-8', who, why, hp: character.hp });
}
