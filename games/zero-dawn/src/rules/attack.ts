/**
 * Making attacks: the eight steps of a hunter's attack. Clauses ZD-ATK-1..27, ZD-DECK-2..7, ZD-EQ-4..8; rulings ZD-R-11..35,
 * ZD-R-156, ZD-R-159, ZD-R-160. Which attacks are possible is in reach.ts, components in components.ts, traps in traps.ts.
 */

import { type Odds, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { actionCard, cardOptions } from '../content/box.ts';
import { addDice, coloursOf, diceOf, type Face, type Pool } from '../content/dice.ts';
import type { Once } from '../content/kinds.ts';
import type { Text } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { type AttackSoFar, BODY, chooseOne, chooseSome, mayChoose } from '../decisions.ts';
import {
  aimAt,
  alertEnemy,
  declareAttack,
  easeEnemy,
  hitTarget,
  inflictOnEnemy,
  layOnDiscard,
  moveHunter,
  playCard,
  rerollDice,
  returnToHand,
  rollDice,
  spendCrit,
  woundEnemy,
} from '../deeds.ts';
import { addToAttack, resolveEffects } from '../effects/vocabulary.ts';
import type { AttackedPart, AttackSum, Grants, SparedArmour, Stake, Table } from '../events.ts';
import { type Attack, holds, newAttack } from '../in-the-making.ts';
import {
  arcIndex,
  armour,
  dieOptions,
  enemiesWithin,
  enemyAt,
  enemyOptions,
  hitPointsLeft,
  isInPlay,
  isTrapCard,
  printedEnemy,
  printedWeapon,
  weaponIn,
} from '../questions.ts';
import type { EnemyState } from '../state.ts';
import { forEachText, modificationsOn } from '../texts-in-force.ts';
import { finishOff, sweep } from './area-of-effect.ts';
import { hitComponent, tearValue } from './components.ts';
import { afterInflicting, type Inflicted } from './inflict.ts';
import { anyTime, duringAttack } from './interrupts.ts';
import { isLethal, killEnemy } from './kills.ts';
import { attackOdds, promisedOdds, rerollOdds } from './odds.ts';
import { type Shift, shiftAll } from './push.ts';
import { ammunitionFor, outOfReach, targetsOf } from './reach.ts';
import { useOnce, wasUsed } from './triggers.ts';

/** A ranged or melee attack from the choice of target to the alert (ZD-ATK-1). The weapon was chosen in actions.ts. */
export function* attackWith(table: Table, seat: Seat, kind: 'ranged' | 'melee', weapon: number): Rule {
  const { state } = table;
  const on = (target: EnemyState): Attack => {
    const pool: Pool = [0, 0, 0];
    addDice(pool, printedWeapon(weapon).dice);
    return newAttack(seat, kind, weapon, target, pool);
  };
  const id = yield* chooseOne({
    seat,
    kind: 'choose-target',
    rule: 'ZD-ATK-3',
    options: () => enemyOptions(targetsOf(state, seat, kind, weapon)),
    facts: { weapon },
    not: () => outOfReach(state, seat, kind, weapon),
    odds: one => promisedOdds(state, on(enemyAt(state, one.value))),
  });
  const target = enemyAt(state, id);
  const attack = on(target);
  // Which of two ranged weapons is used tells what ammunition is in hand.
  const hasTwo = weaponIn(state.hunters[seat]!, 'ranged') >= 0 && weaponIn(state.hunters[seat]!, 'sidearm') >= 0;
  declareAttack(table, attack, kind === 'ranged' && hasTwo, 'ZD-ATK-3');
  // ZD-ATK-25: into the target's square first.
  attack.hasMovedIn = kind === 'melee' && state.hunters[seat]!.square !== target.square;
  if (attack.hasMovedIn) moveHunter(table, seat, target.square, 'ZD-ATK-25', 'melee', { within: 'attack' });
  // ZD-R-27: for a melee attack the square after moving in counts, wherever a card takes the hunter before the dice fall.
  if (kind === 'melee') attack.from = target.square;
  attack.part = yield* choosePart(table, attack);
  yield* playCards(table, attack);
  yield* rollAndResolve(table, attack);
}

/** Step 2, D18: the body, or a component that is not destroyed. */
function* choosePart(table: Table, attack: Attack): Rule<number> {
  const { seat, target } = attack;
  const part = yield* chooseOne({
    seat,
    kind: 'choose-part',
    rule: 'ZD-ATK-4',
    options: () => partsOf(target),
    facts: { enemy: target.id, weapon: attack.weapon },
    odds: one => promisedOdds(table.state, { ...attack, part: one.value }),
  });
  aimAt(table, attack, part, 'ZD-ATK-4');
  return part;
}

function partsOf(target: EnemyState): Option<number>[] {
  const parts = printedEnemy(target).components.flatMap((component, i) =>
    target.components[i] === 2 ? [] : [option(component.letter, i, { kind: 'component', id: `${target.id}/${component.letter}` })],
  );
  return [option('body', BODY, { kind: 'enemy', id: target.id }), ...parts];
}

/** Step 3: ammunition (ranged must, melee may if it matches), one ability, lasting texts, interrupts. */
function* playCards(table: Table, attack: Attack): Rule {
  const { seat, kind, weapon } = attack;
  const hunter = table.state.hunters[seat]!;
  const odds = ({ value }: Option<number | null>): Odds => attackOdds(table.state, attack, value);
  const question = {
    seat,
    kind: 'play-ammunition',
    rule: 'ZD-ATK-5',
    options: () => cardOptions(ammunitionFor(hunter, weapon).filter(card => !isTrapCard(card))),
    odds,
    facts: { enemy: attack.target.id, weapon },
  } as const;
  const ammunition = kind === 'ranged' ? yield* chooseOne(question) : yield* mayChoose({ ...question, rule: 'ZD-R-159' });
  if (ammunition !== null) yield* loadAmmunition(table, attack, ammunition);
  yield* playAbility(table, attack, 'play-ability');
  yield* addTexts(table, attack);
  yield* duringAttack(table, attack);
}

function* loadAmmunition(table: Table, attack: Attack, no: number): Rule {
  const card = actionCard(no);
  playCard(table, attack.seat, no, 'ZD-ATK-5', { within: 'attack' });
  attack.ammunition = no;
  if (card.type !== 'ammunition') return;
  addDice(attack.pool, card.dice);
  yield* addToAttack(table, attack, card.effects, no);
}

/** D20, D28: at most one ability that fits this kind of attack (ZD-ATK-7, ZD-DECK-6, ZD-R-31). */
export function* playAbility(table: Table, attack: Attack, kind: 'play-ability' | 'play-trap-ability'): Rule {
  const hunter = table.state.hunters[attack.seat]!;
  const fitting = hunter.hand.filter(no => {
    const card = actionCard(no);
    if (card.type !== 'ability') return false;
    return attack.kind === 'trap' ? card.onTraps === true : !card.only || card.only === attack.kind;
  });
  if (fitting.length === 0) return;
  const odds = ({ value }: Option<number | null>): Odds => attackOdds(table.state, attack, value);
  const rule = attack.kind === 'trap' ? 'ZD-TRAP-8' : 'ZD-ATK-7';
  const no = yield* mayChoose({ seat: attack.seat, kind, rule, options: cardOptions(fitting), odds, facts: factsOf(attack) });
  if (no === null) return;
  const card = actionCard(no);
  playCard(table, attack.seat, no, 'ZD-ATK-7', { within: 'attack' });
  attack.ability = no;
  if (card.type !== 'ability') return;
  if (card.dice) addDice(attack.pool, card.dice);
  yield* addToAttack(table, attack, card.effects, no);
}

/** Whoever adds to an attack wants to know how far it has come. */
const factsOf = ({ target, weapon, part, ammunition, pool, bonus }: Attack): AttackSoFar => ({
  enemy: target.id,
  weapon,
  part,
  ammunition,
  dice: pool.slice(),
  damage: bonus,
});

/** What the weapon, its coils, the profile, traits and other lasting cards add to this attack. */
export function* addTexts(table: Table, attack: Attack): Rule {
  const { state } = table;
  const { seat, weapon } = attack;
  const hunter = state.hunters[seat]!;
  const spoken: { readonly effect: Effect; readonly card: number; readonly name: string; readonly once: Once | undefined }[] = [];
  const speak = ({ attack: added }: Text, card: number): void => {
    added?.forEach((effect, i) => {
      spoken.push({ effect, card, name: `${card}:attack${i}`, once: effect.once });
    });
  };
  if (attack.kind !== 'trap') {
    const printed = printedWeapon(weapon);
    speak(printed, weapon);
    for (const { effects, card } of modificationsOn(hunter, arcIndex(printed.arc))) speak({ attack: effects }, card);
  }
  forEachText(state, seat, speak);
  for (const { effect, card, name, once } of spoken) {
    if (wasUsed(hunter, once, name)) continue;
    if (once && effect.do === 'reroll') {
      if (holds(state, effect, { seat, source: card, enemy: attack.target, attack, evade: null }))
        attack.spareRerolls.push({ card, upTo: effect.upTo, once, name });
      continue;
    }
    // A cost that is not paid leaves the text for another attack.
    if (yield* addToAttack(table, attack, [effect], card)) useOnce(hunter, once, name);
  }
}

/** Steps 4 to 8. Traps join here. */
export function* rollAndResolve(table: Table, attack: Attack): Rule {
  if (attack.kind === 'ranged') attack.from = table.state.hunters[attack.seat]!.square;
  yield* roll(table, attack);
  yield* spendCrits(table, attack);
  yield* applyDamage(table, attack);
  const victims = yield* applyResults(table, attack);
  yield* checkKill(table, attack, victims);
  yield* resolveAfter(table, attack);
  raiseAlert(table, attack, victims);
  discardPlayed(table, attack);
  yield* anyTime(table);
}

/** Steps 4 and 5: all dice together, then one reroll, all dice chosen at once (ZD-ATK-8, ZD-ATK-10, ZD-ATK-11). */
function* roll(table: Table, attack: Attack): Rule {
  const stream = attack.kind === 'trap' ? 'trap' : 'attack';
  const dice = diceOf(attack.pool);
  const { seat } = attack;
  const stake = stakeOf(attack);
  attack.faces = rollDice(table, stream, dice, 'ZD-ATK-8', { seat, stake });
  const { faces } = attack;
  const grants = grantsOf(attack);
  const max = Math.max(0, ...grants.upTo);
  if (max > 0 && faces.length > 0) {
    const again = yield* chooseSome({
      seat,
      kind: 'reroll',
      rule: 'ZD-ATK-10',
      options: dieOptions(faces.length),
      max,
      facts: { dice: coloursOf(dice), faces, ...stake, ...grants },
      oddsOfSome: those => rerollOdds(attack, dice, those),
    });
    useSpareReroll(table, attack, again.length);
    if (again.length > 0) {
      attack.faces = rerollDice(
        table,
        stream,
        { dice, faces, again },
        { seat, stake, grants: enoughFor(again.length, grants) },
        'ZD-ATK-11',
      );
      attack.hasRerolled = true;
    }
  }
}

/** What the dice of an attack are rolled for. */
function stakeOf(attack: Attack): Extract<Stake, { of: 'attack' }> {
  const { target, part, bonus, tear, perCrit } = attack;
  const needs = part >= 0 ? tearValue(target, part) : hitPointsLeft(target);
  const armour = armourAgainst(attack);
  return { of: 'attack', enemy: target.id, part, needs, bonus: bonus + (part >= 0 ? tear : 0), perCrit, armour };
}

/** What allows dice to be rolled again: the best of what always does, and what may be used once for more dice than that. */
function grantsOf({ rerolls, rerollBy, spareRerolls }: Attack): Grants {
  const all = [...(rerolls > 0 ? [{ card: rerollBy, upTo: rerolls }] : []), ...spareRerolls.filter(one => one.upTo > rerolls)];
  return { granting: all.map(one => one.card), upTo: all.map(one => one.upTo) };
}

/** The one by which so many dice are rolled again: the smallest that is enough, as `useSpareReroll` has it. */
function enoughFor(n: number, { granting, upTo }: Grants): Grants {
  const least = Math.min(...upTo.filter(most => most >= n));
  return { granting: [granting[upTo.indexOf(least)]!], upTo: [least] };
}

/** ZD-R-30: as many dice as were rolled again show which source was used: one that may be used once only if no other was enough. */
function useSpareReroll(table: Table, { seat, rerolls, spareRerolls }: Attack, n: number): void {
  if (n <= rerolls) return;
  const [spare] = spareRerolls.filter(one => one.upTo >= n).sort((a, b) => a.upTo - b.upTo);
  if (spare) useOnce(table.state.hunters[seat]!, spare.once, spare.name);
}

/** Step 6, D23: each crit buys one entry, the weapon's or the ammunition's, or nothing (ZD-ATK-12..14, ZD-R-29, ZD-R-95). */
function* spendCrits(table: Table, attack: Attack): Rule {
  const { seat, weapon, ammunition } = attack;
  let crits = 0;
  for (const face of attack.faces) if (face === 'crit') crits += 1;
  if (crits === 0) return;
  const loaded = ammunition >= 0 ? actionCard(ammunition) : null;
  const entryOf = (card: number): readonly Effect[] =>
    card === weapon ? printedWeapon(weapon).crit : loaded?.type === 'ammunition' ? loaded.crit : [];
  const cards = [weapon, ammunition].filter(card => entryOf(card).length > 0);
  const options: Option<number | null>[] = [...cardOptions(cards), option('nothing', null)];
  for (let left = crits; left > 0; left--) {
    const facts = { ...factsOf(attack), ...stakeOf(attack), faces: attack.faces, colours: coloursOf(diceOf(attack.pool)), left };
    const card = yield* chooseOne({ seat, kind: 'spend-crit', rule: 'ZD-ATK-12', options, facts });
    if (card === null) continue;
    spendCrit(table, seat, card, 'ZD-ATK-12');
    const { bonus, added } = attack;
    yield* addToAttack(table, attack, entryOf(card), card);
    attack.critBonus += attack.bonus - bonus;
    attack.byCrit = [...attack.byCrit, ...attack.added.slice(added.length)];
    attack.added = added;
  }
}

/** What the roll is worth before armour (ZD-ATK-15). */
export function worthOf(attack: Attack, faces: readonly Face[]): number {
  let worth = attack.bonus + (attack.part >= 0 ? attack.tear : 0);
  for (const face of faces) worth += face === 'crit' ? attack.perCrit : face;
  return Math.max(0, worth);
}

/** ZD-ATK-16, ZD-ATK-17, ZD-ECOND-6: armour counts only on an alert target that is not frozen. */
export function armourAgainst(attack: Attack): number {
  return armour(attack.target) - (armourSpared(attack)?.armour ?? 0);
}

/** How much of the target's armour does not count, and why. */
function armourSpared(attack: Attack): SparedArmour {
  const { target, armourOff } = attack;
  const all = armour(target);
  if (all === 0) return null;
  if (!target.isAlert) return { armour: all, why: 'not-alert' };
  if (attack.countsAsNonAlert) return { armour: all, why: 'counts-as-not-alert' };
  if (attack.wasFrozen) return { armour: all, why: 'frozen' };
  if (attack.ignoresArmour) return { armour: all, why: 'ignored' };
  return armourOff > 0 ? { armour: Math.min(all, armourOff), why: 'reduced' } : null;
}

/** What the damage is made of, and what it leaves of the target: an attack is told in one line. */
function sumOf(attack: Attack): AttackSum & AttackedPart {
  const { kind, weapon, ammunition, ability, target, part, faces, tear, damage, hasRerolled, hasMovedIn } = attack;
  const { bonus, critBonus, perCrit, added, byCrit } = attack;
  const crits = faces.filter(face => face === 'crit').length;
  return {
    kind,
    weapon,
    ammunition,
    ability,
    faces,
    bonus: bonus - critBonus,
    crit: critBonus + crits * perCrit,
    tear: part >= 0 ? tear : 0,
    armour: armourAgainst(attack),
    spared: armourSpared(attack),
    added,
    byCrit,
    left: Math.max(0, hitPointsLeft(target) - damage),
    ...(part >= 0 ? partOf(target, part) : { part: -1 }),
    hasRerolled,
    hasMovedIn,
  };
}

/** What it takes to tear a component off, and to damage it. */
function partOf(target: EnemyState, part: number): AttackedPart {
  return { part, tears: tearValue(target, part), damages: Math.ceil(printedEnemy(target).components[part]!.tear / 2) };
}

/** Step 7, first part: damage to body or component, and conditions with it (ZD-ATK-21, ZD-R-17..20). */
function* applyDamage(table: Table, attack: Attack): Rule {
  const { seat, target } = attack;
  attack.damage = Math.max(0, worthOf(attack, attack.faces) - armourAgainst(attack));
  hitTarget(table, attack, sumOf(attack), 'ZD-ATK-15');
  if (attack.part >= 0) yield* hitComponent(table, attack);
  else woundEnemy(table, target, attack.damage, 'ZD-ATK-15', { within: 'attack' });
  const inflicted: Inflicted[] = [];
  if (attack.damage > 0) {
    for (const { effect } of attack.results)
      if (effect.do === 'inflict' && inflictOnEnemy(table, target, effect.condition, seat, 'ZD-ECOND-1'))
        inflicted.push({ enemy: target, condition: effect.condition });
  }
  if (attack.wasFrozen) easeEnemy(table, target, 'freeze', 'ZD-ECOND-7');
  yield* afterInflicting(table, seat, inflicted);
}

/** Step 7, second part (ZD-R-15): AOE, then pushes and dodges in the attacker's order. Hands back who was caught in an area. */
function* applyResults(table: Table, attack: Attack): Rule<EnemyState[]> {
  const { seat, target, centre, results } = attack;
  const own = results.flatMap(({ effect }): Shift[] => {
    if (effect.do === 'dodge') return [{ word: 'dodge', enemy: null }];
    return effect.do === 'push' || effect.do === 'pull' ? [{ word: effect.do, enemy: target }] : [];
  });
  const { victims, shifts } = yield* sweep(table, seat, target, centre, results);
  yield* shiftAll(table, seat, [...own, ...shifts]);
  return victims;
}

/** Step 8: the target's death and its rewards, then those of the area (ZD-ATK-22, ZD-R-15, ZD-R-16). */
function* checkKill(table: Table, attack: Attack, victims: readonly EnemyState[]): Rule {
  const { seat, target } = attack;
  if (isInPlay(target) && isLethal(target)) {
    attack.hasKilled = true;
    yield* killEnemy(table, target, seat, outcropBonus(table, attack), 'ZD-ATK-22');
  }
  yield* finishOff(table, seat, victims);
}

/** ZD-TERR-5, ZD-TERR-6, ZD-R-26..28: +1 glory once per ranged or melee attack made from an outcrop. */
export function outcropBonus(table: Table, attack: Attack): number {
  if (attack.kind === 'trap' || attack.hasDestroyed) return 0;
  return table.state.outcrops.includes(attack.from) ? 1 : 0;
}

function* resolveAfter(table: Table, attack: Attack): Rule {
  for (const { effect, source, seat } of attack.after) {
    yield* resolveEffects(table, { seat, source, enemy: attack.target, attack, evade: null }, [effect]);
  }
}

/** ZD-ALERT-2, ZD-ALERT-5, ZD-R-12, ZD-R-156: all together, judged from the square where the target was attacked. */
function raiseAlert(table: Table, attack: Attack, victims: readonly EnemyState[]): void {
  const { seat, target } = attack;
  alertEnemy(table, target, 'ZD-ALERT-2', { why: 'attacked', by: seat });
  for (const victim of victims) alertEnemy(table, victim, 'ZD-ALERT-3', { why: 'hurt', by: seat });
  if (attack.isQuiet) return;
  for (const neighbour of enemiesWithin(table.state, attack.centre, 1))
    alertEnemy(table, neighbour, 'ZD-ALERT-5', { why: 'attack-nearby', by: seat, other: target.id });
}

/** ZD-R-32: ammunition first, then the ability. A card that returns goes to the hand. */
function discardPlayed(table: Table, attack: Attack): void {
  for (const card of [attack.ammunition, attack.ability]) {
    if (card < 0) continue;
    if (attack.keeps.includes(card)) returnToHand(table, attack.seat, card, 'ZD-DECK-7');
    else layOnDiscard(table, attack.seat, card, 'ZD-DECK-7');
  }
}
