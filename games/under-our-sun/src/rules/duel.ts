/** Character against character. US-PVP-*, US-RREACT-*, US-R-52, US-R-53. */
import { type Option, option, type Rule } from '@quarry/kernel';
import { keyOf } from '../content/box.ts';
import { chooseOne, type Defence, type ShotAnswer } from '../decisions.ts';
import { type Blow, failRush, tellDodge, tellDodged } from '../deeds/fights.ts';
import { payAp } from '../deeds/people.ts';
import { successesOf } from '../deeds/rolls.ts';
import type { Shield, Table } from '../events.ts';
import { attackParts, moveParts, paying, testParts } from '../parts.ts';
import { hasRoom, hexOf, isAlive, seatOf } from '../questions/basics.ts';
import { attackDice, foesHere, meleeWeapons, moveCost, testDice } from '../questions.ts';
import type { State, Who } from '../state.ts';
import { fireWeapon, useUp } from './attacks.ts';
import { land } from './blows.ts';
import { provoke } from './combat.ts';
import { arrive } from './entering.ts';
import { show, showing } from './liberty.ts';
import { testSkill, throwDice } from './rolls.ts';
import { exposeTo } from './stealth.ts';

/** US-PVP-1: an attack with its dice, before it lands. */
function* aim(table: Table, by: Who, who: Who, weapon: number, way: 'melee' | 'ranged'): Rule<Blow> {
  const thrown = yield* throwDice(table, {
    roller: { who: by },
    dice: attackDice(table.state, by, null, weapon, way),
    from: attackParts(table.state, by, null, weapon, way),
    for: way,
    against: who,
    stream: 'attack',
    concerns: [by, who],
  });
  useUp(table, by, weapon);
  return { by: 'character', id: by, who, isRanged: way === 'ranged', weapon, thrown, shields: [] };
}

/** The successes of a Dodge, which the attacker may have rolled again as well (US-R-5). */
function* dodge(table: Table, who: Who, from: Who, enough: number): Rule<number> {
  tellDodge(table, who);
  const dice = testDice(table.state, who, 'dexterity', 'dodge');
  const parts = testParts(table.state, who, 'dexterity', 'dodge');
  return successesOf(
    yield* throwDice(table, {
      roller: { who },
      dice,
      from: parts,
      for: 'dodge',
      against: from,
      stream: 'test',
      concerns: [who, from],
      enough,
    }),
  );
}
/** One attack on a character, whose AP are paid. What enemies do about it is for whoever calls. */
export function* duel(table: Table, who: Who, other: Who, weapon: number, isRanged: boolean): Rule {
  if (isRanged) yield* shootAt(table, who, other, weapon);
  else {
    yield* exposeTo(table, who, 'US-R-33');
    yield* strikeAt(table, who, other, weapon);
  }
}

/** US-PVP-2 to US-PVP-4. */
function* strikeAt(table: Table, who: Who, other: Who, weapon: number): Rule {
  const { state } = table;
  const options: Option<Defence>[] =
    state.characters[other]!.ap >= 1
      ? [
          ...meleeWeapons(state, other).map(one =>
            option<Defence>(one < 0 ? 'counter' : `counter-with-${keyOf(one)}`, { do: 'counter', weapon: one }),
          ),
          option<Defence>('dodge', { do: 'dodge' }),
          option<Defence>('nothing', { do: 'nothing' }),
        ]
      : [option<Defence>('nothing', { do: 'nothing' })];
  const defence = yield* chooseOne({
    seat: seatOf(state, other),
    kind: 'defend',
    rule: 'US-PVP-2',
    options,
    facts: { who: other, by: who },
  });
  if (defence.do !== 'nothing') payAp(table, other, 1, defence.do, 'US-PVP-2');
  const hit = yield* aim(table, who, other, weapon, 'melee');
  if (defence.do === 'dodge' && (yield* dodge(table, other, who, 1)) > 0) return tellDodged(table, hit);
  const back = defence.do === 'counter' ? [yield* aim(table, other, who, defence.weapon, 'melee')] : [];
  yield* land(table, [hit, ...back]);
}

/** Whoever rushes is struck at by enemies it leaves: here, too, a Son can show up. */
function* answerShot(table: Table, who: Who, other: Who): Rule<ShotAnswer> {
  const { state } = table;
  const mayRush = canRush(state, who, other);
  const answers = [
    ...(state.characters[other]!.ap >= 1 ? [option<ShotAnswer>('dodge', 'dodge')] : []),
    ...(mayRush ? [option<ShotAnswer>('rush', 'rush')] : []),
    option<ShotAnswer>('nothing', 'nothing'),
  ];
  const answer = yield* chooseOne<ShotAnswer | 'reveal'>({
    seat: seatOf(state, other),
    kind: 'answer-shot',
    rule: 'US-RREACT-5',
    options: [...answers, ...(mayRush ? showing(state, other, foesHere(state, other), answers) : [])],
    facts: { who: other, by: who },
  });
  if (answer !== 'reveal') return answer;
  show(table, other, 'US-SOL-6');
  return yield* answerShot(table, who, other);
}
const canRush = (state: State, who: Who, other: Who): boolean =>
  hasRoom(state, hexOf(state, who)) && state.characters[other]!.ap >= moveCost(state, other, hexOf(state, who));
/** US-RREACT-1 to US-RREACT-6. */
function* shootAt(table: Table, who: Who, other: Who, weapon: number): Rule {
  const { state } = table;
  const answer = yield* answerShot(table, who, other);
  fireWeapon(table, who, weapon, hexOf(state, other));
  const hit = yield* aim(table, who, other, weapon, 'ranged');
  const shields: Shield[] = [];
  if (answer === 'dodge') {
    payAp(table, other, 1, 'dodge', 'US-RREACT-1');
    shields.push({ by: 'dodge', card: -1, n: yield* dodge(table, other, who, successesOf(hit.thrown)) });
  }
  yield* land(table, [{ ...hit, shields }]);
  if (answer === 'rush' && isAlive(state, other)) yield* rush(table, who, other);
}
function* rush(table: Table, who: Who, other: Who): Rule {
  const { state } = table;
  const to = hexOf(state, who);
  const ap = Math.min(state.characters[other]!.ap, moveCost(state, other, to));
  const price = paying(ap, moveParts(state, other, to));
  payAp(table, other, ap, 'rush', 'US-RREACT-2', price);
  if (successesOf(yield* testSkill(table, other, 'strength', { purpose: 'rush' })) === 0) return failRush(table, other);
  yield* provoke(table, other);
  if (isAlive(state, other)) yield* arrive(table, other, to, 'rush', false, price);
}
