/** Attacks that fall on a character: dice of each attacker, what is dodged, taken over or prevented, damage, and texts of those who hit. US-COMBAT-8, US-DODGE-2 to US-DODGE-5, US-R-126. */
import { type Option, option, type Rule } from '@quarry/kernel';
import { thing } from '../content/box.ts';
import type { Reaction } from '../content/types.ts';
import type { Passive } from '../content/words/index.ts';
import { chooseOne, confirm, mayChoose } from '../decisions.ts';
import { type Blow, damageOf, takeOverAttack, tapStriker, tellBlow, tellDodged } from '../deeds/fights.ts';
import { flipCard, loseCard, useCard } from '../deeds/goods.ts';
import { preventDamage, useSkill } from '../deeds/people.ts';
import { hasDouble, successesOf } from '../deeds/rolls.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Shield, Table } from '../events.ts';
import { foeParts } from '../parts.ts';
import { cardOf, enemyOf, hexOf, isAlive, livingAt, printedEnemy, seatOf } from '../questions/basics.ts';
import { type Foe, foeDice, foeKey, isFoeThere, sameFoe, wouldAttack } from '../questions.ts';
import type { State, Who } from '../state.ts';
import { standing, works } from '../texts-in-force.ts';
import { foeRef } from './fight-options.ts';
import { hurtAll } from './harm.ts';
import { throwDice } from './rolls.ts';

interface Attack {
  readonly foe: Foe;
  readonly way: 'melee' | 'ranged';
}
interface FoesBlow extends Blow {
  readonly by: Foe['is'];
}

/** All of them at the same time. `mayDodge`: a Dodge was passed, and cancels one (US-DODGE-3, US-DODGE-4). */
export function* sufferBlows(table: Table, who: Who, attacks: readonly Attack[], mayDodge: boolean): Rule {
  const { state } = table;
  const blows: FoesBlow[] = [];
  for (const { foe, way } of attacks) {
    if (!isFoeThere(state, foe)) continue;
    const target = yield* takenOver(table, who, foe);
    const dice = foeDice(state, foe, way, target) ?? [];
    const thrown = yield* throwDice(table, {
      roller: foe.is === 'enemy' ? { enemy: foe.id } : { merchant: foe.id },
      dice,
      from: foeParts(state, foe, way, target),
      for: way === 'melee' ? 'counterattack' : 'return-fire',
      against: target,
      stream: 'enemy',
      concerns: [target],
    });
    tapStriker(table, foe);
    blows.push({ by: foe.is, id: foe.id, who: target, isRanged: way === 'ranged', weapon: -1, thrown, shields: [] });
  }
  yield* land(table, mayDodge ? yield* dodged(table, who, blows) : blows);
}

/** US-DODGE-3: which one is cancelled, once all dice are seen. */
function* dodged(table: Table, who: Who, blows: readonly FoesBlow[]): Rule<FoesBlow[]> {
  const own = blows.filter(one => one.who === who);
  if (own.length === 0) return [...blows];
  const hits = own.map(damageOf);
  const options = own.map(strikerOf).map(foe => option(foeKey(foe), foe, foeRef(foe)));
  const missing = yield* chooseOne({
    seat: seatOf(table.state, who),
    kind: 'dodge-which',
    rule: 'US-DODGE-3',
    options,
    facts: { who, hits },
  });
  const gone = own.find(one => sameFoe(strikerOf(one), missing))!;
  tellDodged(table, gone);
  return blows.filter(one => one !== gone);
}

const strikerOf = ({ by, id }: FoesBlow): Foe => ({ is: by, id });

/** Prevention, damage added up, death; then the texts of those who hit. */
export function* land(table: Table, blows: readonly Blow[]): Rule {
  const { state } = table;
  const softened = new Set<Who>();
  const landed: Blow[] = [];
  for (const blow of blows) {
    const soft = { ...blow, shields: [...blow.shields, ...soften(state, blow, softened)] };
    const done = { ...soft, shields: [...soft.shields, ...(yield* offerPrevention(table, soft))] };
    tellBlow(table, done, state.characters[blow.who]!.hp - taken(landed, blow.who));
    landed.push(done);
  }
  const victims = [...new Set(landed.map(one => one.who))];
  const tolls = victims.map(who => ({ who, n: taken(landed, who) }));
  yield* hurtAll(table, tolls, 'attack', 'US-COMBAT-9');
  for (const blow of landed) yield* textsOfBlow(table, blow);
}
const taken = (blows: readonly Blow[], who: Who): number =>
  blows.filter(one => one.who === who).reduce((sum, one) => sum + damageOf(one), 0);
/** Of the first attack in a round that brings 2 or more. */
function soften(state: State, blow: Blow, softened: Set<Who>): Shield[] {
  const { who } = blow;
  if (softened.has(who) || damageOf(blow) < 2) return [];
  const n = standing(state, who, 'softens').reduce((sum, one) => sum + one.n, 0);
  if (n === 0) return [];
  softened.add(who);
  const card = state.characters[who]!.items.find(item => works(state, who, item) && thing(item.card).always?.some(isSoft))?.card ?? -1;
  return [{ by: card >= 0 ? 'card' : 'skill', card, n }];
}
const isSoft = (one: Passive): boolean => one.is === 'softens';

function* textsOfBlow(table: Table, blow: Blow): Rule {
  const { state } = table;
  const enemy = blow.by === 'enemy' ? enemyOf(state, blow.id) : undefined;
  if (!enemy || !isAlive(state, blow.who)) return;
  const { onHit, onDouble, onRangedHit } = printedEnemy(enemy);
  const about = newOccasion({ who: blow.who, enemy: enemy.id, card: enemy.card, successes: successesOf(blow.thrown) });
  const isHit = damageOf(blow) > 0;
  if (isHit && !blow.isRanged && onHit) yield* applyEffects(table, onHit, about);
  if (isHit && blow.isRanged && onRangedHit) yield* applyEffects(table, onRangedHit, about);
  if (hasDouble(blow.thrown) && onDouble) yield* applyEffects(table, onDouble, about);
}

// Reactions

type Of<To extends Reaction['to']> = Extract<Reaction, { readonly to: To }>;
interface Ready<To extends Reaction['to']> {
  /** -1 for the own skill. */
  readonly card: number;
  readonly reaction: Of<To>;
}
/** What a character could react with. */
export function reactionsTo<To extends Reaction['to']>(state: State, who: Who, to: To): Ready<To>[] {
  const { items, hasUsedSkill } = state.characters[who]!;
  const is = (one: Reaction): one is Of<To> => one.to === to;
  const own = hasUsedSkill ? [] : (cardOf(state, who).skill.reacts ?? []).filter(is).map(reaction => ({ card: -1, reaction }));
  const cards = items
    .filter(item => works(state, who, item))
    .flatMap(item => (thing(item.card).reacts ?? []).filter(is).map(reaction => ({ card: item.card, reaction })));
  return [...own, ...cards];
}
/** The card or skill has done its part. */
export function spend(table: Table, who: Who, card: number, then: 'flip' | 'use' | 'discard' | 'stay'): void {
  if (card < 0) useSkill(table, who);
  else if (then === 'flip') flipCard(table, who, card, true);
  else if (then === 'use') useCard(table, who, card);
  else if (then === 'discard') loseCard(table, who, card, 'spent', 'US-USE-3');
}
/** A card, or the own skill (-1). */
const withWhat = (card: number): Option<number> =>
  card < 0 ? option('skill', card) : option(`card-${card}`, card, { kind: 'card', id: card });
function* offerPrevention(table: Table, blow: Blow): Rule<Shield[]> {
  const { state } = table;
  const { who } = blow;
  const damage = damageOf(blow);
  if (damage === 0 || !isAlive(state, who)) return [];
  const ready = reactionsTo(state, who, 'attack');
  const [first] = ready;
  if (!first) return [];
  const card = yield* mayChoose({
    seat: seatOf(state, who),
    kind: 'prevent',
    rule: 'US-USE-2',
    options: ready.map(one => withWhat(one.card)),
    facts: { who, card: first.card, damage, n: first.reaction.prevent },
  });
  if (card === null) return [];
  const { then, prevent } = ready.find(one => one.card === card)!.reaction;
  spend(table, who, card, then);
  const n = Math.min(damage, prevent);
  preventDamage(table, who, card, n);
  return [{ by: card >= 0 ? 'card' : 'skill', card, n }];
}
/** Before the dice: somebody else on the tile may take the attack (US-R-126), unless it is never attacked by such enemies (US-SOL-7). */
function* takenOver(table: Table, who: Who, foe: Foe): Rule<Who> {
  const { state } = table;
  for (const other of livingAt(state, hexOf(state, who))) {
    if (other === who || !wouldAttack(state, foe, other)) continue;
    const [ready] = reactionsTo(state, other, 'attack-on-other');
    if (!ready) continue;
    const will = yield* confirm({
      seat: seatOf(state, other),
      kind: 'take-over',
      rule: 'US-CHAR-2',
      facts: { who: other, from: who, enemy: foe.is === 'enemy' ? foe.id : -1 },
    });
    if (!will) continue;
    spend(table, other, ready.card, 'stay');
    takeOverAttack(table, other, who);
    return other;
  }
  return who;
}
