/** What is told of fights: rounds, attacks, hits. */
import type { ClauseId } from '@quarry/kernel';
import { merchantCard, thing } from '../content/box.ts';
import type { Shield, Table, Told } from '../events.ts';
import { enemyOf, printedEnemy } from '../questions/basics.ts';
import { type Foe, foeHp } from '../questions.ts';
import type { Who } from '../state.ts';
import { damageEnemy, tapStrikingEnemy, untapAll } from './foes.ts';
import { successesOf, type Thrown } from './rolls.ts';
import { damageMerchant, tapMerchant } from './trading.ts';

/** US-COMBAT-1, US-COMBAT-5: all enemies on the map untap. */
export function beginRound(table: Table, who: Who, isInitial: boolean): void {
  untapAll(table);
  table.tell({
    type: 'round-begun',
    rule: isInitial ? 'US-INIT-1' : 'US-COMBAT-1',
    who,
    hex: table.state.characters[who]!.hex,
    isInitial,
    ...(isInitial ? {} : { within: 'US-COMBAT-1' }),
  });
}
/** US-COMBAT-9: one attack on an enemy or a merchant, with its dice and the damage they do. */
export function landAttack(
  table: Table,
  who: Who,
  foe: Foe,
  how: Pick<Told<'attacks'>, 'weapon' | 'isRanged' | 'isUnseen'>,
  thrown: Thrown,
  rule: ClauseId,
): void {
  const { dice, faces, from } = thrown;
  const damage = successesOf(thrown);
  const left = Math.max(0, foeHp(table.state, foe) - damage);
  const of = fullHp(table, foe);
  const shots = how.isRanged ? shotsIn(table, who, how.weapon) : -1;
  const rolled = { dice, faces, successes: damage, from };
  table.tell({ type: 'attacks', rule, who, target: foe.is, id: foe.id, ...how, shots, ...rolled, damage, left, of });
  if (damage > 0) hurtFoe(table, foe, damage, who);
}
function fullHp({ state }: Table, { is, id }: Foe): number {
  return is === 'enemy' ? printedEnemy(enemyOf(state, id)!).hp : merchantCard(state.merchants[id]!.id).fight!.hp;
}
/** What is left in a weapon that needs ammunition. */
function shotsIn({ state }: Table, who: Who, weapon: number): number {
  if (weapon < 0 || !thing(weapon).weapon?.ammunition) return -1;
  return state.characters[who]!.items.find(one => one.card === weapon)?.n ?? -1;
}
export function tellDodge(table: Table, who: Who): void {
  table.tell({ type: 'dodges', rule: 'US-DODGE-1', who });
}
export function joinFight(table: Table, who: Who, other: Who): void {
  table.tell({ type: 'joined', rule: 'US-MULTI-2', who, with: other });
}
export function letJoiningLapse(table: Table, who: Who): void {
  table.tell({ type: 'join-lapsed', rule: 'US-MULTI-13', who });
}
/** US-COMBAT-4: whoever has attacked is tapped. */
export function tapStriker(table: Table, foe: Foe): void {
  if (foe.is === 'enemy') tapStrikingEnemy(table, foe.id);
  else tapMerchant(table, foe.id);
}
function hurtFoe(table: Table, foe: Foe, n: number, by: Who): void {
  if (foe.is === 'enemy') damageEnemy(table, foe.id, n, by, 'US-COMBAT-9', 'US-COMBAT-9');
  else damageMerchant(table, foe.id, n, by);
}
export interface Blow {
  readonly by: 'enemy' | 'merchant' | 'character';
  readonly id: number;
  readonly who: Who;
  readonly isRanged: boolean;
  /** -1 for bare hands, and for whoever fights without cards. */
  readonly weapon: number;
  readonly thrown: Thrown;
  readonly shields: readonly Shield[];
}
const preventedOf = ({ thrown, shields }: Blow): number =>
  Math.min(
    successesOf(thrown),
    shields.reduce((sum, one) => sum + one.n, 0),
  );
export const damageOf = (blow: Blow): number => successesOf(blow.thrown) - preventedOf(blow);
function strikingOf(table: Table, { by, id, who, isRanged, weapon, thrown }: Blow) {
  const { dice, faces, from } = thrown;
  const shots = by === 'character' && isRanged ? shotsIn(table, id, weapon) : -1;
  return { by, id, who, isRanged, weapon, shots, dice, faces, successes: successesOf(thrown), from };
}
/** `before`: the HP that earlier attacks of the same moment have left. */
export function tellBlow(table: Table, blow: Blow, before: number): void {
  const damage = damageOf(blow);
  const left = Math.max(0, before - damage);
  const { shields } = blow;
  table.tell({ type: 'struck', rule: 'US-COMBAT-8', ...strikingOf(table, blow), damage, prevented: preventedOf(blow), shields, left });
}
export function tellDodged(table: Table, blow: Blow): void {
  table.tell({ type: 'attack-dodged', rule: 'US-DODGE-2', ...strikingOf(table, blow) });
}
export function takeOverAttack(table: Table, who: Who, from: Who): void {
  table.tell({ type: 'attack-taken-over', rule: 'US-CHAR-2', who, from });
}
export function failRush(table: Table, who: Who): void {
  table.tell({ type: 'rush-failed', rule: 'US-RREACT-3', who });
}
