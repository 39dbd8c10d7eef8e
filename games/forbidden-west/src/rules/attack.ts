/** An attack of a character, step by step. FW-ATK-1..16, FW-EFF-1..5, FW-R-42..45, FW-R-79. */
import { chanceAtLeast, gathered, yesOrNo } from '@quarry/board';
import { type ClauseId, type Odds, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { actionCard, cardOption, gearCard, sortOf, specialCard } from '../content/box.ts';
import { capped, type Pool, plusDice, poolOf } from '../content/dice.ts';
import type { Dice } from '../content/kinds.ts';
import type { Section } from '../content/types.ts';
import { type Effect, sayEffect } from '../content/words/index.ts';
import { type Aim, chooseOne, chooseOrder, confirm, mayChoose, type Waits } from '../decisions.ts';
import { playCard } from '../deeds/cards.ts';
import { freeEnemy } from '../deeds/enemies.ts';
import { attackHits, declareAttack } from '../deeds/fight.ts';
import { useOnce } from '../deeds/marshals.ts';
import { applyEffects } from '../effects/vocabulary.ts';
import { enemyNamed, enemyOption } from '../effects/whom.ts';
import type { Table } from '../events.ts';
import {
  type Attack,
  type AttackKind,
  addTexts,
  addTo,
  keptBy,
  newAttack,
  newTrapRoll,
  noAnswer,
  type Occasion,
  type Roll,
  situationOf,
  type Waiting,
} from '../in-the-making.ts';
import {
  distanceTo,
  faceOf,
  fewerDice,
  fieldIn,
  gearOf,
  hasWord,
  marshalOf,
  partsLeft,
  partsOf,
  standingOf,
  stepsFrom,
  terrainAt,
  textsOf,
} from '../questions.ts';
import type { EnemyState, EnemyView, State, View } from '../state.ts';
import { moveAlert } from './alert.ts';
import { afterAttackRoll, attackableFeatures, briefDice, hurtFeature, mayTarget, rangeChange } from './brief-rules.ts';
import { type Judged, lessDice, reroll, rollDice, rollFor, shown, withoutDie } from './dice.ts';
import { harm } from './health.ts';
import { squareOption, step } from './moving.ts';
import { attackOdds, hitPointsOf, oddsWith, reckoned } from './odds.ts';
import { sectionOption } from './sections.ts';
import { interrupts, openSections } from './windows.ts';

/** FW-EQUIP-5: squares that the weapon in use reaches, with what modifications and the brief change. */
export function reachOf(view: View, seat: Seat, kind: AttackKind): number {
  const marshal = marshalOf(view, seat);
  const { range = 0 } = faceOf(marshal, gearOf(marshal, kind));
  let more = kind === 'ranged' ? rangeChange(view) : 0;
  for (const { text } of textsOf(view, seat, 'attack', kind))
    for (const effect of text.effects) if (effect.do === 'reach') more += effect.n;
  return Math.max(0, range + more);
}

/** FW-DECK-2, FW-DECK-3: ammunition in hand that shows the symbol of the weapon. */
function ammunitionFor(view: View, seat: Seat, kind: AttackKind): number[] {
  const marshal = marshalOf(view, seat);
  const { symbol } = gearCard(gearOf(marshal, kind));
  return marshal.hand.filter(card => {
    const found = sortOf(card) === 'action' ? actionCard(card) : null;
    return found?.kind === 'ammunition' && symbol !== undefined && found.fits.includes(symbol);
  });
}
const ammunitionEffects = (card: number): readonly Effect[] => {
  const found = actionCard(card);
  return found.kind === 'ammunition' ? found.effects : [];
};
const reachWith = (card: number): number => ammunitionEffects(card).reduce((sum, one) => sum + (one.do === 'reach' ? one.n : 0), 0);

/** How far the weapon reaches with the longest ammunition in hand. */
const farthest = (view: View, seat: Seat, kind: AttackKind): number =>
  reachOf(view, seat, kind) + Math.max(0, ...ammunitionFor(view, seat, kind).map(reachWith));

/** Whether an enemy can be attacked from this square. */
export function isTargetFrom(view: View, seat: Seat, kind: AttackKind, square: number): (enemy: EnemyView) => boolean {
  const field = fieldIn(view);
  const range = farthest(view, seat, kind);
  return enemy => enemy.isIn && distanceTo(field, square, enemy) <= range && mayTarget(view, seat, enemy);
}
export const targetsFrom = (state: State, seat: Seat, kind: AttackKind, square: number): EnemyState[] =>
  state.fight.enemies.filter(isTargetFrom(state, seat, kind, square));
export const featuresFrom = (view: View, seat: Seat, kind: AttackKind) => attackableFeatures(view, seat, reachOf(view, seat, kind));

/** FW-ATK-1, FW-R-42: squares from which something can be struck, the own one included. */
export function footholds(view: View, seat: Seat, kind: AttackKind): number[] {
  const { square } = marshalOf(view, seat);
  const near = kind === 'melee' ? [square, ...stepsFrom(view, square)] : [square];
  const field = fieldIn(view);
  const range = farthest(view, seat, kind);
  const targets = view.fight.enemies.filter(enemy => enemy.isIn && mayTarget(view, seat, enemy));
  return near.filter(one => targets.some(enemy => distanceTo(field, one, enemy) <= range));
}
export const canAttack = (state: State, seat: Seat, kind: AttackKind): boolean =>
  footholds(state, seat, kind).length > 0 || featuresFrom(state, seat, kind).length > 0;

/** What a card adds to an attack that it gives. */
export interface Given {
  readonly dice?: Dice | undefined;
}

/** FW-R-22: the action resolves fully, alert movement included; whether it moves the threat token is said to whoever asked. */
export function* attack(table: Table, seat: Seat, kind: AttackKind, given: Given = {}): Rule<{ noThreat: boolean }> {
  const { state } = table;
  const marshal = marshalOf(state, seat);
  const beganOnElevation = terrainAt(state, marshal.square) === 'elevation';
  const wasHidden = marshal.isHidden;
  const hasMoved = kind === 'melee' && (yield* stepIn(table, seat));
  const struck = featuresFrom(state, seat, kind);
  const targets = targetsFrom(state, seat, kind, marshalOf(state, seat).square);
  // A card may have moved the attacker away again.
  if (targets.length + struck.length === 0) return { noThreat: false };
  const aim = yield* chooseAim(table, seat, kind, targets, struck);
  if ('feature' in aim) {
    yield* strikeFeature(table, seat, kind, aim.feature, given, beganOnElevation);
    return { noThreat: false };
  }
  const target = enemyNamed(state, aim.enemy);
  const part = yield* choosePart(table, seat, kind, target);
  const weapon = gearOf(marshalOf(state, seat), kind);
  const pool = plusDice(poolOf(faceOf(marshalOf(state, seat), weapon).dice), poolOf(given.dice ?? ''));
  const made = newAttack({ seat, kind, weapon, target, part, wasHidden, beganOnElevation, hasMoved, pool });
  declareAttack(table, seat, target.id, kind, part);
  yield* interrupts(table, 'before-attack', { about: seat, enemy: target, roll: made, situation: situationOf(made) });
  yield* playAbility(table, made);
  yield* playAmmunition(table, made);
  addTexts(state, made);
  made.pool = briefDice(state, seat, kind, target).map(poolOf).reduce<Pool>(plusDice, made.pool);
  yield* collectDice(table, made, beganOnElevation);
  const judged = judgedAttack(state, made);
  rollFor(table, made, 'attack', judged, 'FW-ATK-6');
  afterAttackRoll(table, seat, kind);
  yield* interrupts(table, 'after-attack-roll', { about: seat, enemy: target, roll: made, situation: situationOf(made) });
  yield* reroll(table, made, 'attack', judged);
  yield* strike(table, made);
  yield* otherEffects(table, made);
  yield* conditions(table, made);
  if (!made.noAlert) yield* moveAlert(table, 1, 'FW-ATK-13');
  return { noThreat: yield* isQuiet(table, made) };
}

/** FW-ATK-1. */
function* stepIn(table: Table, seat: Seat): Rule<boolean> {
  const { state } = table;
  const { square } = marshalOf(state, seat);
  const holds = footholds(state, seat, 'melee');
  const canStay = holds.includes(square) || featuresFrom(state, seat, 'melee').length > 0;
  const options = holds.filter(one => one !== square).map(squareOption);
  const question = { seat, kind: 'melee-move', rule: 'FW-ATK-1', options } as const;
  const to = canStay ? yield* mayChoose(question) : yield* chooseOne(question);
  if (to === null) return false;
  yield* step(table, seat, to, 'melee', 'FW-ATK-1');
  return true;
}

type Feature = ReturnType<typeof attackableFeatures>[number];

/** FW-ATK-2. */
function* chooseAim(table: Table, seat: Seat, kind: AttackKind, enemies: readonly EnemyState[], features: readonly Feature[]): Rule<Aim> {
  const options: Option<Aim>[] = [
    ...enemies.map(enemy => ({ ...enemyOption(enemy), value: { enemy: enemy.id } })),
    ...features.map(({ id }) => option(`feature-${id}`, { feature: id }, { kind: 'feature', id })),
  ];
  return yield* chooseOne({
    seat,
    kind: 'choose-target',
    rule: 'FW-ATK-2',
    options,
    facts: { kind },
    odds: ({ value }) => ('enemy' in value ? attackOdds(table.state, seat, kind, enemyNamed(table.state, value.enemy), -1) : {}),
  });
}

/** FW-ATK-3. */
function* choosePart({ state }: Table, seat: Seat, kind: AttackKind, enemy: EnemyState): Rule<number> {
  const options = [
    option('body', -1, { kind: 'enemy', id: enemy.id }),
    ...partsLeft(enemy).map(part => option(partsOf(enemy)[part]!.id, part, { kind: 'part', id: `${enemy.id}-${part}` })),
  ];
  return yield* chooseOne({
    seat,
    kind: 'choose-part',
    rule: 'FW-ATK-3',
    options,
    facts: { enemy: enemy.id },
    odds: ({ value }) => attackOdds(state, seat, kind, enemy, value),
  });
}

const soFar = (attack: Attack) => {
  const { target, weapon, part, pool, bonus } = attack;
  return { enemy: target.id, weapon, part, dice: pool, bonus, ...keptBy(attack) };
};

function abilitySections(card: number): readonly Section[] {
  if (sortOf(card) === 'special') {
    const { use } = specialCard(card);
    return use.on === 'attack' ? use.sections : [];
  }
  const found = sortOf(card) === 'action' ? actionCard(card) : null;
  return found?.kind === 'ability' ? found.sections : [];
}

/** FW-ATK-4, FW-DECK-6 to FW-DECK-8: at most one; its section is fixed now. */
function* playAbility(table: Table, attack: Attack): Rule {
  const { state } = table;
  const { seat } = attack;
  const situation = situationOf(attack);
  const isOpen = (card: number): boolean => openSections(state, abilitySections(card), situation).length > 0;
  const abilities = () => marshalOf(state, seat).hand.filter(isOpen).map(cardOption);
  const odds = ({ value }: { readonly value: number | null }): Odds => oddsOfAbility(state, attack, value);
  const card = yield* mayChoose({ seat, kind: 'play-ability', rule: 'FW-ATK-4', options: abilities, facts: soFar(attack), odds });
  if (card === null) return;
  const sections = abilitySections(card);
  const options = openSections(state, sections, situation).map(sectionOption);
  const oddsOfSection = ({ value }: { readonly value: number }): Odds => oddsWith(state, attack, card, sections[value]!.effects);
  const question = { seat, kind: 'choose-section', rule: 'FW-ATK-4', options, facts: { card }, odds: oddsOfSection } as const;
  const section = yield* chooseOne(question);
  playCard(table, seat, card, section, 'FW-ATK-4');
  attack.ability = card;
  addTo(attack, sections[section]!.effects, card);
}

/** Where a card leaves the choice between sections, each of them tells its own. */
function oddsOfAbility(state: State, attack: Attack, card: number | null): Odds {
  if (card === null) return oddsWith(state, attack, null, []);
  const sections = abilitySections(card);
  const [only, ...more] = openSections(state, sections, situationOf(attack));
  return only === undefined || more.length > 0 ? {} : oddsWith(state, attack, card, sections[only]!.effects);
}

/** FW-ATK-5, FW-DECK-4. A target that only a longer shaft reaches must be shot with one. */
function* playAmmunition(table: Table, attack: Attack): Rule {
  const { state } = table;
  const { seat, kind, target } = attack;
  const far = distanceTo(fieldIn(state), marshalOf(state, seat).square, target) - reachOf(state, seat, kind);
  const options = ammunitionFor(state, seat, kind)
    .filter(card => far <= 0 || reachWith(card) >= far)
    .map(cardOption);
  const odds = ({ value }: { readonly value: number | null }): Odds =>
    oddsWith(state, attack, value, value === null ? [] : ammunitionEffects(value));
  const question = { seat, kind: 'play-ammunition', rule: 'FW-ATK-5', options, facts: soFar(attack), odds } as const;
  const card = far > 0 && options.length > 0 ? yield* chooseOne(question) : yield* mayChoose(question);
  if (card === null) return;
  playCard(table, seat, card, 0, 'FW-ATK-5');
  attack.ammunition = card;
  addTo(attack, ammunitionEffects(card), card);
}

/** FW-ATK-6, FW-TERR-3, FW-TERR-4, FW-CCON-2: the elevation die, the cap, what adhesive and injuries take. */
function* collectDice({ state }: Table, roll: Roll, beganOnElevation: boolean): Rule {
  const { seat } = roll;
  if (beganOnElevation && (yield* confirm({ seat, kind: 'take-die', rule: 'FW-TERR-3', facts: { why: 'elevation' } })))
    roll.pool = plusDice(roll.pool, [1, 0, 0]);
  roll.pool = capped(roll.pool);
  roll.pool = lessDice(roll.pool, fewerDice(state, seat, 'attack'));
  if (marshalOf(state, seat).condition === 'adhesive') roll.pool = yield* withoutDie(seat, roll.pool);
}

/** FW-ATK-8 to FW-ATK-10, FW-ECON-6, FW-R-45. */
function* strike(table: Table, attack: Attack): Rule {
  const { seat, target, part } = attack;
  const { pips, crits, addedCrits, perCrit, result, armour, after, frost } = reckoned(table.state, attack, shown(attack));
  if (target.condition === 'shock') freeEnemy(table, target, 'FW-ECON-6');
  const left = Math.max(0, hitPointsOf(target, part) - after - frost);
  const { kind, weapon, ability, ammunition, faces, bonus } = attack;
  attackHits(table, seat, target.id, {
    ...{ kind, weapon, ability, ammunition, part, faces, pips, crits, addedCrits, bonus, perCrit, result, armour, frost, left },
    damage: after + frost,
  });
  attack.after = [...attack.after, ...perCritEffects(attack, crits)];
  yield* harm(table, target, part, after, 'attack', 'FW-ATK-10', seat);
}

function judgedAttack(state: State, attack: Attack): Judged {
  const { target, part } = attack;
  return {
    stake(roll) {
      const { pips, crits, perCrit, result, armour, after, frost } = reckoned(state, attack, roll);
      const needs = hitPointsOf(target, part);
      const { bonus } = attack;
      return { of: 'attack', enemy: target.id, part, needs, pips, crits, perCrit, bonus, result, less: armour, comes: after + frost };
    },
    odds(chances) {
      const damage = gathered(
        chances.map(({ chance, ...roll }) => {
          const { after, frost } = reckoned(state, attack, roll);
          return { value: after + frost, chance };
        }),
      );
      return { damage, [part < 0 ? 'kills' : 'destroys']: yesOrNo(chanceAtLeast(damage, hitPointsOf(target, part))) };
    },
  };
}

/** FW-ATK-8: the sum of each critical effect over all criticals. */
function perCritEffects(attack: Attack, crits: number): Waiting[] {
  if (crits === 0) return [];
  const found: Waiting[] = [];
  for (const effect of attack.perCrit) {
    if (effect.do === 'damage' || effect.do === 'evade') continue;
    if (effect.do === 'inflict') for (let i = 0; i < crits; i++) found.push({ effect, card: -1 });
    else if ('n' in effect) found.push({ effect: { ...effect, n: effect.n * crits }, card: -1 });
    else if (effect.do === 'no-alert') attack.noAlert = true;
  }
  return found;
}

const isCondition = ({ effect }: Waiting): boolean => effect.do === 'inflict';
const occasionOf = (attack: Attack, card: number): Occasion => ({
  seat: attack.seat,
  card,
  about: attack.seat,
  enemy: attack.target,
  roll: null,
  deck: null,
  answer: noAnswer(),
});
const waitingOption = ({ effect, card }: Waiting, at: number): Option<Waits> =>
  option(`${at}-${effect.do}`, { at, card }, ...(card >= 0 ? [{ kind: 'card', id: card }] : []));

/** FW-ATK-11, FW-R-79: each whole, in the attacker's order. What would fall on an enemy that is gone is void (FW-R-43). */
function* otherEffects(table: Table, attack: Attack): Rule {
  const all = joinPushes(table.state, attack);
  const rest = attack.target.isIn ? all : all.filter(one => one.effect.do !== 'push');
  const facts = { effects: rest.map(({ effect }) => sayEffect(effect)) };
  const options = rest.map(waitingOption);
  const order = yield* chooseOrder({ seat: attack.seat, kind: 'order-effects', rule: 'FW-ATK-11', options, facts });
  for (const { effect, card } of order.map(({ at }) => rest[at]!))
    yield* applyEffects(table, [effect], occasionOf(attack, card), ruleOf(effect.do));
}

/** FW-R-66: pushes of one attack are one, which may be longer by a trait (FW-CHAR-5). */
function joinPushes(state: State, { seat, after }: Attack): Waiting[] {
  const others = after.filter(one => !isCondition(one) && one.effect.do !== 'push');
  const pushes = after.flatMap(({ effect, card }) => (effect.do === 'push' ? [{ n: effect.n, card }] : []));
  if (pushes.length === 0) return others;
  const longer = standingOf(state, seat).flatMap(one => (one.do === 'first-push' ? [one.n] : []));
  const n = [...pushes.map(one => one.n), ...longer].reduce((sum, one) => sum + one, 0);
  return [...others, { effect: { do: 'push', n }, card: pushes[0]!.card }];
}

const RULES: Partial<Record<string, ClauseId>> = { move: 'FW-EFF-2', push: 'FW-EFF-3' };
const ruleOf = (word: string): ClauseId => RULES[word] ?? 'FW-EFF-4';

/** FW-ATK-12, FW-ATK-16, FW-R-44. */
function* conditions(table: Table, attack: Attack): Rule {
  if (!attack.target.isIn) return;
  const all = attack.after.filter(isCondition);
  const kinds = new Set(all.map(one => JSON.stringify(one.effect)));
  const options = all.map(waitingOption);
  const facts = { enemy: attack.target.id, conditions: all.flatMap(({ effect }) => (effect.do === 'inflict' ? [effect.condition] : [])) };
  const question = { seat: attack.seat, kind: 'order-conditions', rule: 'FW-ATK-12', options, facts } as const;
  const order = kinds.size < 2 ? all : (yield* chooseOrder(question)).map(({ at }) => all[at]!);
  for (const { effect, card } of order) yield* applyEffects(table, [effect], occasionOf(attack, card), 'FW-EFF-5');
}

/** Senvi's last trait: once in each of the own turns, hidden. */
function* isQuiet(table: Table, attack: Attack): Rule<boolean> {
  if (attack.noThreat) return true;
  const { state } = table;
  const { seat } = attack;
  const marshal = marshalOf(state, seat);
  const may =
    hasWord(state, seat, 'quiet-attack') &&
    marshal.isHidden &&
    state.fight.active === seat &&
    !marshal.usedThisTurn.includes('quiet-attack');
  if (!may) return false;
  useOnce(table, seat, 'quiet-attack', 'turn');
  return true;
}

/** Something of the encounter that can be broken: pips against its hit points, without cards. */
function* strikeFeature(table: Table, seat: Seat, kind: AttackKind, feature: number, given: Given, beganOnElevation: boolean): Rule {
  const { state } = table;
  const marshal = marshalOf(state, seat);
  const roll = newTrapRoll(seat, plusDice(poolOf(faceOf(marshal, gearOf(marshal, kind)).dice), poolOf(given.dice ?? '')));
  yield* collectDice(table, roll, beganOnElevation);
  roll.faces = rollDice(table, seat, 'attack', roll.pool, 'FW-ATK-6');
  const { pips, crits } = shown(roll);
  const found = state.fight.features.find(one => one.id === feature)!;
  yield* hurtFeature(table, found, pips + crits);
  yield* moveAlert(table, 1, 'FW-ATK-13');
}
