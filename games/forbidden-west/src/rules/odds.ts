/** What an attack or an evade roll would lead to, by the dice. */
import { chanceAtLeast, gathered, type PipFace, type PipsAndCrits, pipsAndCrits, yesOrNo } from '@quarry/board';
import type { Odds, Seat } from '@quarry/kernel';
import { capped, coloursOf, FACES, type Face, type Pool, poolOf } from '../content/dice.ts';
import type { Effect } from '../content/words/index.ts';
import { type Attack, type AttackKind, addTexts, addTo, newAttack, type Roll } from '../in-the-making.ts';
import { armourOf, faceOf, fewerDice, gearOf, marshalOf, terrainAt } from '../questions.ts';
import type { EnemyView, View } from '../state.ts';
import { damageShield } from './brief-rules.ts';
import { lessDice } from './dice.ts';
import { frostAdds } from './health.ts';

const asPips = (face: Face): PipFace => (face === 'crit' ? { pips: 0, crit: true } : { pips: face, crit: false });
const DICE = FACES.map((faces, colour) => ({ name: `${colour}`, faces: faces.map(asPips) }));
const known = new Map<string, PipsAndCrits>();

/** Pips and criticals of so many dice. */
export function chancesOf(pool: Pool): PipsAndCrits {
  const key = pool.join(' ');
  const found = known.get(key);
  if (found) return found;
  const all = pipsAndCrits(coloursOf(pool).map(colour => DICE[colour]!));
  known.set(key, all);
  return all;
}

/** What a roll adds up to: pips, what is added, and what each critical brings. */
export const resultOf = (
  roll: Pick<Roll, 'bonus' | 'perCrit' | 'addedCrits'>,
  word: 'damage' | 'evade',
  pips: number,
  crits: number,
): number => pips + roll.bonus + (crits + roll.addedCrits) * roll.perCrit.reduce((sum, one) => sum + (one.do === word ? one.n : 0), 0);

/** FW-ATK-8, FW-ATK-9, FW-ECON-6: what pips and criticals of an attack come to. */
export function reckoned(view: View, attack: Attack, { pips, crits: rolled }: { readonly pips: number; readonly crits: number }) {
  const { target, bonus, ignoresArmour } = attack;
  const addedCrits = attack.addedCrits + (target.condition === 'shock' ? 1 : 0);
  const crits = rolled + addedCrits;
  const perCrit = attack.perCrit.reduce((sum, one) => sum + (one.do === 'damage' ? one.n : 0), 0);
  const result = pips + bonus + crits * perCrit;
  const armour = ignoresArmour ? 0 : armourOf(target) + damageShield(view, target);
  const after = Math.max(0, result - armour);
  return { pips, crits, addedCrits, perCrit, result, armour, after, frost: frostAdds(target.condition, after) };
}

/** Damage of the weapon alone, as it is reckoned when it is rolled. */
export const attackOdds = (view: View, seat: Seat, kind: AttackKind, enemy: EnemyView, part: number): Odds =>
  promisedBy(view, sketchOf(view, seat, kind, enemy, part));

/** Damage of an attack with another card, without one if it is null, as far as it is made by now. */
export function oddsWith(view: View, made: Attack, card: number | null, effects: readonly Effect[]): Odds {
  const attack = { ...made };
  if (card !== null) addTo(attack, effects, card);
  addTexts(view, attack);
  return promisedBy(view, attack);
}

/** Of the dice that adhesive takes, the weakest. */
function promisedBy(view: View, attack: Attack): Odds {
  const { seat, target, part } = attack;
  const fewer = fewerDice(view, seat, 'attack') + (marshalOf(view, seat).condition === 'adhesive' ? 1 : 0);
  const rows = chancesOf(lessDice(capped(attack.pool), fewer)).map(({ chance, ...roll }) => {
    const { after, frost } = reckoned(view, attack, roll);
    return { value: after + frost, chance };
  });
  const damage = gathered(rows);
  return { damage, [part < 0 ? 'kills' : 'destroys']: yesOrNo(chanceAtLeast(damage, hitPointsOf(target, part))) };
}

/** What the body or a part of an enemy has left. */
export const hitPointsOf = ({ hp, parts }: EnemyView, part: number): number => (part < 0 ? hp : parts[part]!);

/** An attack as it would be without cards. */
export function sketchOf(view: View, seat: Seat, kind: AttackKind, enemy: EnemyView, part: number): Attack {
  const marshal = marshalOf(view, seat);
  const weapon = gearOf(marshal, kind);
  const attack = newAttack({
    seat,
    kind,
    weapon,
    target: enemy as Attack['target'],
    part,
    wasHidden: marshal.isHidden,
    beganOnElevation: terrainAt(view, marshal.square) === 'elevation',
    hasMoved: false,
    pool: poolOf(faceOf(marshal, weapon).dice),
  });
  addTexts(view, attack);
  return attack;
}
