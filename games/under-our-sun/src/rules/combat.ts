/**
 * One combat round (US-R-39): own dice, who joins, counterattacks, joiners in their order, and whoever has fallen is taken off at the end (US-COMBAT-6). What is known of a
 * round is in round.ts, a single attack in attacks.ts, who joins in joining.ts, what enemies do in counterattacks.ts. Attacks between characters are in duel.ts.
 */
import { type Option, option, type Rule } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import { beginRound, letJoiningLapse, tellDodge } from '../deeds/fights.ts';
import { payAp } from '../deeds/people.ts';
import { successesOf, type Thrown } from '../deeds/rolls.ts';
import { angerMerchant } from '../deeds/trading.ts';
import type { Table } from '../events.ts';
import { actionParts, dodgeParts, paying } from '../parts.ts';
import { hexOf, isAlive, seatOf } from '../questions/basics.ts';
import { dodgeDice, foeHex, foesHere, isFoeThere, targetsAt } from '../questions.ts';
import type { State, Who } from '../state.ts';
import { canStillShoot, RULE_OF, strikeFoe } from './attacks.ts';
import { answered, counter, type OwnDice } from './counterattacks.ts';
import { checkEnd } from './ending.ts';
import { removeFallen } from './falling.ts';
import { AP_OF, type Blow, blowsAtEnemies, dodges, type Strike, strikes } from './fight-options.ts';
import { askJoiners } from './joining.ts';
import { show, showing } from './liberty.ts';
import { blowOdds } from './odds.ts';
import { testSkill, throwDice } from './rolls.ts';
import { foesInFight, type Round, stillThere, untapped } from './round.ts';
import { beSeen, exposeTo, staysUnseen } from './stealth.ts';

/** US-INIT-1, US-INIT-7: a free round, if there is anybody to fight. */
export function* initialRound(table: Table, who: Who): Rule {
  const { state } = table;
  if (!isAlive(state, who) || foesHere(state, who).length === 0) return;
  const blow = yield* chooseOne<Blow | 'reveal'>({
    seat: seatOf(state, who),
    kind: 'fight',
    rule: 'US-INIT-7',
    options: () => initialBlows(state, who),
    odds: ({ value }) => (value === 'reveal' ? {} : blowOdds(state, who, value)),
    facts: { who },
  });
  if (blow !== 'reveal') return yield* combatRound(table, who, blow, 'initial');
  show(table, who, 'US-SOL-6');
  yield* initialRound(table, who);
}
function initialBlows(state: State, who: Who): Option<Blow | 'reveal'>[] {
  const foes = targetsAt(state, hexOf(state, who));
  const blows = [...strikes(state, who, 'attack', foes), option<Blow>('dodge', { do: 'dodge' })];
  return [...blows, ...showing(state, who, foes, blows)];
}
/** US-STEALTH-5: a check has failed. */
export function* foundOut(table: Table, who: Who): Rule {
  yield* beSeen(table, who);
  yield* initialRound(table, who);
}

/** A combat action and all that follows from it. Its AP are paid here, unless it is free. */
export function* combatRound(table: Table, actor: Who, blow: Blow, is: 'initial' | 'paid' = 'paid', cost = AP_OF[blow.do]): Rule {
  const round = openRound(table, actor, blow, is === 'initial');
  if (is === 'paid') payAp(table, actor, cost, blow.do, RULE_OF[blow.do], paying(cost, actionParts(AP_OF[blow.do])));
  const own = yield* ownDice(round, actor, blow);
  if (own !== 'seen') {
    const joiners = yield* askJoiners(round);
    yield* answered(round, actor, blow, own);
    for (const who of joiners) yield* joinIn(round, who);
  }
  yield* closeRound(round);
}
/** US-R-51: whom it is about is settled when it is declared. */
function openRound(table: Table, actor: Who, blow: Blow, isInitial: boolean): Round {
  const { state } = table;
  const here = hexOf(state, actor);
  const hexes = blow.do === 'shoot' ? [here, blow.hex] : [here];
  beginRound(table, actor, isInitial);
  angerIfMerchant(table, actor, blow);
  const foes = hexes.flatMap(hex => foesInFight(state, hex));
  return { table, actor, hexes, foes, taking: [actor], unseen: [], struckBy: new Map() };
}
/** US-ROB-1, US-R-78. */
function angerIfMerchant(table: Table, who: Who, blow: Blow): void {
  if (blow.do !== 'dodge' && blow.foe.is === 'merchant') angerMerchant(table, blow.foe.id, who, false);
}
/** US-ENEMY-6, US-ROB-2: whoever has fallen is taken off; then the end of the game is looked for. */
function* closeRound({ table, actor, struckBy }: Round): Rule {
  yield* removeFallen(table, actor, struckBy);
  checkEnd(table);
}

/** US-COMBAT-2, US-R-44: any other action that costs AP, done beside foes. US-MOVE-4: as they go, each of those strikes once. */
export function* provoke(table: Table, who: Who): Rule {
  const { state } = table;
  if (!isAlive(state, who) || state.characters[who]!.isStealthy || foesHere(state, who).length === 0) return;
  beginRound(table, who, false);
  yield* counter(table, who, foesHere(state, who), null);
  checkEnd(table);
}

/** The dice of whoever acts, and what they do at once. `seen`: a check that failed has left nothing to do. */
function* ownDice(round: Round, who: Who, blow: Blow): Rule<OwnDice | 'seen'> {
  const { table } = round;
  const { state } = table;
  if (blow.do === 'dodge') return { thrown: yield* dodge(table, who), isUnseen: false };
  if (blow.do === 'sneak-attack') return yield* strikeUnseen(round, who, blow);
  if (blow.do === 'attack') yield* exposeTo(table, who, 'US-R-33');
  else if (!(yield* staysUnseen(table, who))) {
    yield* caught(round, who);
    if (!canStillShoot(state, who, blow.weapon, blow.hex) || foeHex(state, blow.foe) !== blow.hex) return 'seen';
  }
  if (!isFoeThere(state, blow.foe) || !isAlive(state, who)) return { thrown: null, isUnseen: false };
  return { thrown: yield* strikeFoe(round, who, blow), isUnseen: false };
}
/** US-DODGE-1. */
function* dodge(table: Table, who: Who): Rule<Thrown> {
  const { state } = table;
  tellDodge(table, who);
  return yield* throwDice(table, {
    roller: { who },
    dice: dodgeDice(state, who),
    from: dodgeParts(state, who),
    for: 'dodge',
    stream: 'test',
    concerns: [who],
    enough: 1,
  });
}
/** US-SATT-2 to US-SATT-4. */
function* strikeUnseen(round: Round, who: Who, strike: Strike): Rule<OwnDice | 'seen'> {
  if (successesOf(yield* testSkill(round.table, who, 'stealth', { purpose: 'check' })) === 0) {
    yield* caught(round, who);
    return 'seen';
  }
  const thrown = yield* strikeFoe(round, who, strike);
  yield* exposeTo(round.table, who, 'US-SATT-3');
  return { thrown, isUnseen: true };
}
/** US-STEALTH-5, US-R-117: a joiner has no free round inside the round. */
function* caught({ table, actor }: Round, who: Who): Rule {
  if (who === actor) yield* foundOut(table, who);
  else yield* beSeen(table, who);
}

/** US-MULTI-4, US-MULTI-8, US-R-117. */
function* joinIn(round: Round, who: Who): Rule {
  const { table, actor, hexes } = round;
  const { state } = table;
  const isUnseen = round.unseen.includes(who);
  const open = isAlive(state, who) ? blowsAtEnemies(state, who, hexes).filter(one => (one.value.do === 'sneak-attack') === isUnseen) : [];
  const more = !isUnseen && hexes.includes(hexOf(state, who)) ? dodges(state, who) : [];
  if (open.length === 0) return letJoiningLapse(table, who);
  const blows = [...open, ...more];
  const blow = yield* chooseOne<Blow | 'reveal'>({
    seat: seatOf(state, who),
    kind: 'joined-fight',
    rule: 'US-MULTI-4',
    options: [...blows, ...showing(state, who, stillThere(round), blows)],
    odds: ({ value }) => (value === 'reveal' ? {} : blowOdds(state, who, value)),
    facts: { who, with: actor },
  });
  if (blow === 'reveal') {
    show(table, who, 'US-SOL-6');
    return yield* joinIn(round, who);
  }
  payAp(table, who, AP_OF[blow.do], blow.do, 'US-MULTI-4');
  angerIfMerchant(table, who, blow);
  const own = yield* ownDice(round, who, blow);
  if (own === 'seen') {
    // A check that failed: no attack, and all who are still untapped strike.
    yield* counter(table, who, untapped(round, who), null);
  } else yield* answered(round, who, blow, own);
}
