/**
 * One combat round (US-R-39): own dice, who joins, counterattacks, joiners in their order, and whoever has fallen is taken off at the end (US-COMBAT-6). Attacks between characters are in duel.ts.
 */
import { type Option, option, pass, type Rule } from '@quarry/kernel';
import { clockwiseAfter, enemyOf, enemySide, hasFire, hexOf, isAlive, livingAt, printedEnemy, seatOf } from '../basics.ts';
import { merchantCard, thing } from '../content/box.ts';
import { chooseOne, type Joining } from '../decisions.ts';
import { beginRound, joinFight, landAttack, letJoiningLapse, tellDodge } from '../deeds/fights.ts';
import { defeatEnemy, putEnemyAt, reachStage, tapEnemy } from '../deeds/foes.ts';
import { loadWeapon, loseCard, spendShot } from '../deeds/goods.ts';
import { payAp, useReach } from '../deeds/people.ts';
import { successesOf, type Thrown } from '../deeds/rolls.ts';
import { angerMerchant } from '../deeds/trading.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { distance, type Hex } from '../map.ts';
import { actionParts, attackParts, dodgeParts, paying } from '../origins.ts';
import {
  attackDice,
  canFire,
  dodgeDice,
  type Foe,
  foeDice,
  foeHex,
  foeHp,
  foeKey,
  foesAt,
  foesHere,
  foeType,
  inRange,
  isFoeTapped,
  isFoeThere,
  itemsOf,
  sameFoe,
  strongestOf,
  targetsAt,
  wouldAttack,
} from '../questions.ts';
import type { State, Who } from '../state.ts';
import { sufferBlows } from './blows.ts';
import { checkEnd } from './ending.ts';
import { stepIntoTrap } from './enemy-moves.ts';
import { AP_OF, type Blow, blowsAtEnemies, canStrikeEnemies, dodges, foeRef, strikes } from './fight-options.ts';
import { show, showing } from './liberty.ts';
import { missionHears } from './mission.ts';
import { blowOdds } from './odds.ts';
import { robMerchant } from './robbery.ts';
import { testSkill, throwDice } from './rolls.ts';
import { beSeen, exposeTo, staysUnseen } from './stealth.ts';

/** What a round is made of, from its declaration on (US-R-51). */
interface Round {
  readonly table: Table;
  readonly actor: Who;
  /** The enemies of the fight stand here. */
  readonly hexes: readonly Hex[];
  readonly foes: readonly Foe[];
  /** Who takes part, in order; those in `unseen` draw no counterattack (US-MULTI-15). */
  readonly taking: Who[];
  readonly unseen: Who[];
  /** Who struck at an enemy last. */
  readonly struckBy: Map<number, Who>;
}

/** US-INIT-1, US-INIT-7: a free round, if there is anybody to fight. */
export function* initialRound(table: Table, who: Who): Rule {
  const { state } = table;
  if (!isAlive(state, who) || foesHere(state, who).length === 0) return;
  const blow = yield* chooseOne<Blow | 'reveal'>({
    seat: seatOf(state, who),
    kind: 'fight',
    rule: 'US-INIT-7',
    options: () => initialBlows(state, who),
    odds: one => (one.value === 'reveal' ? {} : blowOdds(state, who, one.value as Blow)),
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
  const { state } = table;
  const isInitial = is === 'initial';
  const here = hexOf(state, actor);
  beginRound(table, actor, isInitial);
  const hexes = blow.do === 'shoot' ? [here, blow.hex] : [here];
  if (blow.do !== 'dodge' && blow.foe.is === 'merchant') angerMerchant(table, blow.foe.id, actor, false);
  const foes = hexes.flatMap(hex => livingFoes(state, hex));
  const round: Round = { table, actor, hexes, foes, taking: [actor], unseen: [], struckBy: new Map() };
  if (!isInitial) payAp(table, actor, cost, blow.do, ruleOf(blow), paying(cost, actionParts(AP_OF[blow.do])));
  const own = yield* ownDice(round, actor, blow);
  if (own === 'seen') return yield* closeRound(round);
  const joiners = yield* askJoiners(round);
  yield* answered(round, actor, blow, own);
  for (const who of joiners) yield* joinIn(round, who);
  yield* closeRound(round);
}
const ruleOf = (blow: Blow): string =>
  ({ attack: 'US-ATTACK-1', shoot: 'US-RANGE-1', 'sneak-attack': 'US-SATT-1', dodge: 'US-DODGE-1' })[blow.do];
const livingFoes = (state: State, hex: Hex): Foe[] => {
  const all = targetsAt(state, hex);
  for (const who of livingAt(state, hex)) for (const foe of foesAt(state, hex, who)) if (!all.some(one => sameFoe(one, foe))) all.push(foe);
  return all;
};

/** US-COMBAT-2, US-R-44: any other action that costs AP, done beside foes. */
export function* provoke(table: Table, who: Who): Rule {
  const { state } = table;
  if (!isAlive(state, who) || state.characters[who]!.isStealthy || foesHere(state, who).length === 0) return;
  beginRound(table, who, false);
  yield* counter(table, who, foesHere(state, who), null);
  checkEnd(table);
}
/** US-MOVE-4: each of them once, at whoever goes. */
export function* part(table: Table, who: Who): Rule {
  yield* provoke(table, who);
}

type OwnDice = { readonly thrown: Thrown | null; readonly isUnseen: boolean };
/** The dice of whoever acts, and what they do at once. `seen`: a check that failed has left nothing to do. */
function* ownDice(round: Round, who: Who, blow: Blow): Rule<OwnDice | 'seen'> {
  const { table } = round;
  const { state } = table;
  if (blow.do === 'dodge') {
    tellDodge(table, who);
    const thrown = yield* throwDice(table, {
      roller: { who },
      dice: dodgeDice(state, who),
      from: dodgeParts(state, who),
      for: 'dodge',
      stream: 'test',
      concerns: [who],
      enough: 1,
    });
    return { thrown, isUnseen: false };
  }
  if (blow.do === 'sneak-attack') return yield* strikeUnseen(round, who, blow);
  if (blow.do === 'attack') yield* exposeTo(table, who, 'US-R-33');
  else if (!(yield* staysUnseen(table, who))) {
    yield* caught(round, who);
    if (!canStillShoot(state, who, blow.weapon, blow.hex) || foeHex(state, blow.foe) !== blow.hex) return 'seen';
  }
  if (!isFoeThere(state, blow.foe) || !isAlive(state, who)) return { thrown: null, isUnseen: false };
  return { thrown: yield* strikeFoe(round, who, blow), isUnseen: false };
}
/** US-R-30: after a fight that came in between. The weapon may have been used up in it. */
export const canStillShoot = (state: State, who: Who, weapon: number, hex: Hex): boolean =>
  isAlive(state, who) &&
  itemsOf(state, who).some(item => item.card === weapon && canFire(state, who, item)) &&
  inRange(state, who, weapon).includes(hex);
/** US-SATT-2 to US-SATT-4. */
function* strikeUnseen(round: Round, who: Who, blow: Exclude<Blow, { do: 'dodge' }>): Rule<OwnDice | 'seen'> {
  if (successesOf(yield* testSkill(round.table, who, 'stealth', { purpose: 'check' })) === 0) {
    yield* caught(round, who);
    return 'seen';
  }
  const thrown = yield* strikeFoe(round, who, blow);
  yield* exposeTo(round.table, who, 'US-SATT-3');
  return { thrown, isUnseen: true };
}
/** US-STEALTH-5, US-R-117: a joiner has no free round inside the round. */
function* caught({ table, actor }: Round, who: Who): Rule {
  if (who === actor) yield* foundOut(table, who);
  else yield* beSeen(table, who);
}

/** US-COMBAT-9, US-RANGE-2: one attack, and the damage it does. */
function* strikeFoe({ table, struckBy }: Round, who: Who, blow: Exclude<Blow, { do: 'dodge' }>): Rule<Thrown> {
  const { state } = table;
  const { foe, weapon } = blow;
  const way = blow.do === 'shoot' ? 'ranged' : 'melee';
  const dice = attackDice(state, who, foe, weapon, way);
  const from = attackParts(state, who, foe, weapon, way);
  if (way === 'ranged') yield* fireWeapon(table, who, weapon, blow.do === 'shoot' ? blow.hex : -1);
  const enough = foeHp(state, foe);
  const thrown = yield* throwDice(table, {
    roller: { who },
    dice,
    from,
    for: way,
    against: foe.id,
    stream: 'attack',
    concerns: [who],
    enough,
  });
  const hits = successesOf(thrown);
  landAttack(table, who, foe, { weapon, isRanged: way === 'ranged', isUnseen: blow.do === 'sneak-attack' }, thrown, ruleOf(blow));
  if (hits > 0 && foe.is === 'enemy') struckBy.set(foe.id, who);
  yield* afterHit(table, who, foe, weapon, hits);
  useUp(table, who, weapon);
  return thrown;
}
/** US-USE-3: what is thrown or broken in one attack. */
export function useUp(table: Table, who: Who, weapon: number): void {
  if (weapon >= 0 && thing(weapon).weapon!.isSpent) loseCard(table, who, weapon, 'spent', 'US-USE-3');
}
/** US-AMMO-6, US-AMMO-10: loaded from the own places if it is empty. */
export function* fireWeapon(table: Table, who: Who, weapon: number, at: Hex): Rule {
  const { state } = table;
  const item = state.characters[who]!.items.find(one => one.card === weapon)!;
  const { ammunition } = thing(weapon).weapon!;
  if (ammunition && item.n === 0) loadWeapon(table, who, weapon, 1);
  spendShot(table, who, weapon);
  if (at >= 0 && !isNextTo(state, who, at)) useReach(table, who);
}
const isNextTo = (state: State, who: Who, hex: Hex): boolean => distance(hexOf(state, who), hex) === 1;

function* afterHit(table: Table, who: Who, foe: Foe, weapon: number, hits: number): Rule {
  const { state } = table;
  if (hits === 0) return;
  const { onHit, onHitOf } = weapon >= 0 ? (thing(weapon).weapon ?? {}) : {};
  const about = newOccasion({ who, card: weapon, enemy: foe.is === 'enemy' ? foe.id : -1, successes: hits });
  if (onHit) yield* applyEffects(table, onHit, about);
  if (onHitOf && isFoeThere(state, foe) && foeType(state, foe) === onHitOf.type && foeHp(state, foe) > 0)
    yield* applyEffects(table, onHitOf.effects, about);
}

// Who joins

/** US-MULTI-2, US-MULTI-3, US-MULTI-13. In the order asked. */
function* askJoiners(round: Round): Rule<Who[]> {
  const { table, actor, hexes, foes } = round;
  const { state } = table;
  const joiners: Who[] = [];
  for (const who of clockwiseAfter(state, actor)) {
    if (!foes.some(foe => isFoeThere(state, foe) && foeHp(state, foe) > 0)) break;
    const way = isAlive(state, who) ? yield* askToJoin(round, who) : null;
    if (way === null) continue;
    joiners.push(who);
    joinFight(table, who, actor);
    if (way === 'unseen') round.unseen.push(who);
    else if (hexes.includes(hexOf(state, who))) round.taking.push(who);
  }
  return joiners;
}
function* askToJoin(round: Round, who: Who): Rule<Joining | null> {
  const { table, actor, hexes } = round;
  const { state } = table;
  if (!canStrikeEnemies(state, who, hexes)) return null;
  const way = yield* chooseOne<Joining | null | 'reveal'>({
    seat: seatOf(state, who),
    kind: 'join',
    rule: 'US-MULTI-2',
    options: () => waysToJoin(round, who),
    facts: { who, with: actor },
  });
  if (way !== 'reveal') return way;
  show(table, who, 'US-SOL-6');
  return yield* askToJoin(round, who);
}
function waysToJoin({ table: { state }, hexes, foes }: Round, who: Who): Option<Joining | 'reveal' | null>[] {
  const open = blowsAtEnemies(state, who, hexes);
  const ways = [
    ...(open.some(one => one.value.do !== 'sneak-attack') ? [option<Joining>('join', 'openly')] : []),
    ...(open.some(one => one.value.do === 'sneak-attack') ? [option<Joining>('join-unseen', 'unseen')] : []),
    pass,
  ];
  return [...ways, ...showing(state, who, still(state, foes), ways)];
}
const still = (state: State, foes: readonly Foe[]): Foe[] => foes.filter(foe => isFoeThere(state, foe));
/** US-MULTI-4, US-MULTI-8, US-R-117. */
function* joinIn(round: Round, who: Who): Rule {
  const { table, actor, hexes, foes } = round;
  const { state } = table;
  const isUnseen = round.unseen.includes(who);
  const open = isAlive(state, who) ? blowsAtEnemies(state, who, hexes).filter(one => (one.value.do === 'sneak-attack') === isUnseen) : [];
  const more = !isUnseen && hexes.includes(hexOf(state, who)) && state.characters[who]!.ap > 0 ? dodges(state, who) : [];
  if (open.length === 0) {
    leave(round, who);
    return letJoiningLapse(table, who);
  }
  const blows = [...open, ...more];
  const blow = yield* chooseOne<Blow | 'reveal'>({
    seat: seatOf(state, who),
    kind: 'joined-fight',
    rule: 'US-MULTI-4',
    options: [...blows, ...showing(state, who, still(state, foes), blows)],
    odds: one => (one.value === 'reveal' ? {} : blowOdds(state, who, one.value as Blow)),
    facts: { who, with: actor },
  });
  if (blow === 'reveal') {
    show(table, who, 'US-SOL-6');
    return yield* joinIn(round, who);
  }
  payAp(table, who, AP_OF[blow.do], blow.do, 'US-MULTI-4');
  if (blow.do !== 'dodge' && blow.foe.is === 'merchant') angerMerchant(table, blow.foe.id, who, false);
  const own = yield* ownDice(round, who, blow);
  if (own === 'seen') {
    // A check that failed: no attack, and all who are still untapped strike.
    yield* counter(table, who, untapped(round, who), null);
    return leave(round, who);
  }
  yield* answered(round, who, blow, own);
}
const leave = ({ taking }: Round, who: Who): void => {
  const at = taking.indexOf(who);
  if (at >= 0) taking.splice(at, 1);
};

// What the enemies do

/** Foes on the tile of a character that could still strike at it: those of this round, also if they have been killed (US-R-43); or beside whoever shoots from outside (US-RANGE-9). */
const untapped = ({ table: { state }, hexes, foes }: Round, who: Who): Foe[] =>
  (hexes.includes(hexOf(state, who)) ? foes : foesHere(state, who)).filter(
    foe => isFoeThere(state, foe) && foeHex(state, foe) === hexOf(state, who) && !isFoeTapped(state, foe) && wouldAttack(state, foe, who),
  );

/** US-MULTI-6 to US-MULTI-10, US-RANGE-3 to US-RANGE-11. */
function* answered(round: Round, who: Who, blow: Blow, own: OwnDice): Rule {
  const { table } = round;
  const { state } = table;
  if (blow.do === 'shoot') yield* reactToShot(table, who, blow.foe);
  if (own.isUnseen || !isAlive(state, who) || state.characters[who]!.isStealthy) return;
  const open = untapped(round, who);
  if (open.length === 0) return;
  const attacked = blow.do === 'attack' ? open.find(foe => sameFoe(foe, blow.foe)) : undefined;
  const striking = isLast(round, who) ? open : [attacked ?? (yield* strongest(round, who, open))];
  yield* counter(table, who, striking, blow.do === 'dodge' ? own.thrown : null);
}
/** US-MULTI-9: nobody who takes part on this tile comes after. */
function isLast({ taking, table: { state } }: Round, who: Who): boolean {
  const here = taking.filter(one => isAlive(state, one) && hexOf(state, one) === hexOf(state, who));
  return here.at(-1) === who || !here.includes(who);
}
/** US-R-40, US-R-41. */
function* strongest({ table: { state }, actor }: Round, who: Who, open: readonly Foe[]): Rule<Foe> {
  const options = strongestOf(state, open).map(foe => option(foeKey(foe), foe, foeRef(foe)));
  return yield* chooseOne({ seat: enemySide(state, actor), kind: 'strongest', rule: 'US-R-40', options, facts: { who } });
}

/** US-COMBAT-8: each of them rolls; then Dodge, prevention, damage. */
function* counter(table: Table, who: Who, striking: readonly Foe[], dodge: Thrown | null): Rule {
  yield* sufferBlows(
    table,
    who,
    striking.map(foe => ({ foe, way: 'melee' as const })),
    dodge !== null && successesOf(dodge) > 0,
  );
}

/** US-RANGE-3 to US-RANGE-7, US-R-46. */
function* reactToShot(table: Table, who: Who, foe: Foe): Rule {
  const { state } = table;
  if (!isFoeThere(state, foe) || isFoeTapped(state, foe) || !wouldAttack(state, foe, who)) return;
  if (foe.is === 'enemy' && (yield* comesCloser(table, who, foe.id))) return;
  if (isFoeThere(state, foe) && foeDice(state, foe, 'ranged') !== null && isAlive(state, who))
    yield* sufferBlows(table, who, [{ foe, way: 'ranged' }], false);
}
function* comesCloser(table: Table, who: Who, id: number): Rule<boolean> {
  const { state } = table;
  const enemy = enemyOf(state, id)!;
  const { traits, type, stays } = printedEnemy(enemy);
  if (traits?.standsOff) return false;
  const thrown = yield* throwDice(table, {
    roller: { enemy: id },
    dice: ['blue'],
    for: 'approach',
    against: who,
    stream: 'enemy',
    concerns: [who],
    cutsBothWays: foeDice(state, { is: 'enemy', id }, 'ranged') !== null,
  });
  if (successesOf(thrown) === 0 || stays) return false;
  if (foeHp(state, { is: 'enemy', id }) <= 0) return true;
  const to = hexOf(state, who);
  if (type === 'animal' && hasFire(state, to)) return false;
  putEnemyAt(table, id, to, 'approach', 'US-RANGE-3');
  tapEnemy(table, id);
  stepIntoTrap(table, enemy, to);
  return true;
}

/** US-ENEMY-6, US-ROB-2: whoever has fallen is taken off; then the end of the game is looked for. */
function* closeRound({ table, actor, struckBy }: Round): Rule {
  yield* removeFallen(table, actor, struckBy);
  checkEnd(table);
}
/** They fell to whoever struck at them last, or else to whoever acts. */
export function* removeFallen(table: Table, by: Who, struckBy: ReadonlyMap<number, Who> = new Map()): Rule {
  const { state } = table;
  for (const { id } of [...state.enemies]) yield* checkEnemy(table, id, struckBy.get(id) ?? by);
  for (const [i, trader] of state.merchants.entries()) {
    const { fight } = merchantCard(trader.id);
    if (fight && trader.hex >= 0 && trader.damage >= fight.hp) yield* robMerchant(table, i, by);
  }
}
function* checkEnemy(table: Table, id: number, by: Who): Rule {
  const { state } = table;
  const enemy = enemyOf(state, id);
  if (!enemy) return;
  const { hp, stages = [] } = printedEnemy(enemy);
  const reached = stages.filter(one => enemy.damage >= one.from).length;
  if (reached > enemy.stage && enemy.damage < hp) {
    reachStage(table, id, reached);
    yield* applyEffects(table, stages[reached - 1]!.onStage ?? [], newOccasion({ who: by, enemy: id, card: enemy.card, outlives: true }));
  }
  if (enemy.damage < hp) return;
  const { card } = enemy;
  defeatEnemy(table, id, by);
  yield* missionHears(table, { on: 'defeated', card }, by);
}
