/** All that a character can do now on its own turn. US-ACT-1 to US-ACT-5. */
import { type Option, option, type Ref } from '@quarry/kernel';
import { box, keyOf, thing, tileCard } from '../../content/box.ts';
import { AMMUNITION, AMMUNITION_MADE, FIT, RESOURCES, type Resource } from '../../content/kinds.ts';
import type { Container, ItemCard } from '../../content/types.ts';
import { MADE_CONTAINER } from '../../deeds/ground.ts';
import { around, type Hex, isBeside } from '../../places.ts';
import {
  cardInPlay,
  cardOf,
  coveredBeside,
  enemiesAt,
  hasRoom,
  hexOf,
  isExposed,
  isRevealedSol,
  isSol,
  livingAt,
  printedEnemy,
  revealedBeside,
  tileAt,
  weatherOf,
} from '../../questions/basics.ts';
import { liftsInVain } from '../../questions/burdens.ts';
import {
  canCarry,
  covers,
  exploreCost,
  foesHere,
  goodsOf,
  inRange,
  itemsOf,
  listOf,
  loadOf,
  meleeWeapons,
  minus,
  noGoods,
  oneOfEach,
  openSymbols,
  paceOf,
  rangedWeapons,
  sleepCost,
  targetsAt,
  total,
  waterRoom,
} from '../../questions.ts';
import type { View, Who } from '../../state.ts';
import { countOf, holdAll, isAt, works } from '../../texts-in-force.ts';
import { type Blow, dodges, peacefulTrader, shots, strikes } from '../fight-options.ts';
import { canDeal } from '../merchants.ts';
import { canPay } from '../prices.ts';
import { canCollect } from './collecting.ts';
import { type Action, AP } from './kinds.ts';
import { isOfUse } from './use.ts';

const hexRef = (hex: Hex): Ref => ({ kind: 'hex', id: hex });
const cardRef = (card: number): Ref => ({ kind: 'card', id: card });
const whoRef = (who: Who): Ref => ({ kind: 'character', id: who });
const act = (key: string, action: Action, ...about: Ref[]): Option<Action> => option(key, action, ...about);
/** Options that differ by a number alone, a hex or a card. An option is plain data that nobody changes, and its number means the same in every match: each is made once. */
function byNumber(make: (n: number) => Option<Action>): (n: number) => Option<Action> {
  const made = new Map<number, Option<Action>>();
  return n => {
    let one = made.get(n);
    if (!one) made.set(n, (one = make(n)));
    return one;
  };
}
const apOf = (view: View, who: Who): number => view.characters[who]!.ap;

const moveTo = byNumber(hex => act(`move-${hex}`, { do: 'move', hex }, hexRef(hex)));
const chargeTo = byNumber(hex => act(`charge-${hex}`, { do: 'charge', hex }, hexRef(hex)));
const sneakTo = byNumber(hex => act(`sneak-${hex}`, { do: 'sneak', hex }, hexRef(hex)));
/** US-MOVE-1, US-CHARGE-2, US-SNEAK-1, US-MAP-6, US-AP-4. `less` AP are spared. */
export function travels(view: View, who: Who, less = 0): Option<Action>[] {
  const here = hexOf(view, who);
  const ap = apOf(view, who) + less;
  const pace = paceOf(view, who);
  const open = revealedBeside(view, here).filter(hex => hasRoom(view, hex));
  const all: Option<Action>[] = [];
  for (const hex of open) if (pace.move(hex) <= ap) all.push(moveTo(hex));
  if (ap >= AP.charge) for (const hex of coveredBeside(view, here)) all.push(chargeTo(hex));
  for (const hex of open) if (pace.sneak(hex) <= ap) all.push(sneakTo(hex));
  return all;
}

const exploreAt = byNumber(hex => act(`explore-${hex}`, { do: 'explore', hex }, hexRef(hex)));
const RECON = act('recon', { do: 'recon' });
function scouting(view: View, who: Who): Option<Action>[] {
  const here = hexOf(view, who);
  const ap = apOf(view, who);
  const canExplore = ap >= exploreCost(view, who);
  const all = canExplore ? coveredBeside(view, here).map(exploreAt) : [];
  if (ap >= AP.recon && view.characters[who]!.isStealthy && openSymbols(view, here) > 0) all.push(RECON);
  return all;
}

/** What a card is made of, as a list; null for what cannot be crafted. */
const recipeOf = box.derive(({ no, sort }) => {
  if (sort !== 'thing') return null;
  const { recipe, kind } = thing(no);
  return recipe && kind !== 'recipe' ? listOf(recipe) : null;
});
const designOf = box.derive(({ card }) => card.id);
interface Design {
  readonly card: number;
  readonly cost: readonly number[];
}
const designs = new WeakMap<readonly number[], readonly Design[]>();
/** What an open deck has to craft, one of each design: copies lie side by side. A deck is a value, and a deed puts another list in its place: what was found for a list stays true of it. */
function designsIn(deck: readonly number[]): readonly Design[] {
  let found = designs.get(deck);
  if (!found) {
    found = deck
      .filter((card, i) => i === 0 || designOf(card) !== designOf(deck[i - 1]!))
      .flatMap(card => {
        const cost = recipeOf(card);
        return cost ? [{ card, cost }] : [];
      });
    designs.set(deck, found);
  }
  return found;
}
const craft = byNumber(card => act(`craft-${keyOf(card)}`, { do: 'craft', card }, cardRef(card)));
/** US-CRAFT-1 to US-CRAFT-5: one of each design; with the skill of a tinkerer also for one resource less. */
function crafting(view: View, who: Who): Option<Action>[] {
  const { ap, goods, hasUsedSkill } = view.characters[who]!;
  if (ap < AP.craft || total(goods) === 0) return [];
  const isHandy = cardOf(view, who).skill.helps === 'craft' && !hasUsedSkill;
  const all: Option<Action>[] = [];
  const consider = ({ card, cost }: Design): void => {
    if (canCraft(view, who, card, cost)) all.push(craft(card));
    if (!isHandy) return;
    for (const less of RESOURCES)
      if (countOf(cost, less) > 0 && canCraft(view, who, card, minus(cost, goodsOf(less))))
        all.push(act(`craft-${keyOf(card)}-less-${less}`, { do: 'craft', card, less }, cardRef(card)));
  };
  designsIn(view.itemDeck).forEach(consider);
  designsIn(view.gearDeck).forEach(consider);
  return all;
}
export function canCraft(view: View, who: Who, card: number, cost: readonly number[]): boolean {
  if (!covers(view.characters[who]!.goods, cost)) return false;
  const { goods, ammunition, cards } = loadOf(view, who);
  return canCarry(view, who, { goods: minus(goods, cost), ammunition, cards: [...cards, card] });
}
const hasOf = (view: View, who: Who, kind: Resource): boolean => countOf(view.characters[who]!.goods, kind) > 0;
const useOf = box.derive(({ no, sort }) => (sort === 'thing' ? thing(no).is : undefined));
/** The first in the item deck; -1 for none. */
const firstFree = (view: View, is: ItemCard['is']): number => view.itemDeck.find(card => useOf(card) === is) ?? -1;
export const freeTent = (view: View): number => firstFree(view, 'tent');

const makeAmmunition = AMMUNITION.map(kind => ({ of: AMMUNITION_MADE[kind].of, made: act(`make-${kind}`, { do: 'ammunition', kind }) }));
/** Ammunition, camps and fires. US-AMMO-1, US-AMMO-2, US-CAMP-1 to US-CAMP-3, US-FIRE-5, US-FIRE-6, US-FIRE-9. */
function building(view: View, who: Who): Option<Action>[] {
  const ap = apOf(view, who);
  if (ap < 1) return [];
  const tile = tileAt(view, hexOf(view, who))!;
  const { goods } = view.characters[who]!;
  const own = (is: ItemCard['is']): number[] =>
    oneOfEach(itemsOf(view, who).filter(one => useOf(one.card) === is && works(view, who, one))).map(one => one.card);
  const payable = (card: number): boolean => card >= 0 && covers(goods, listOf(thing(card).recipe ?? {}));
  const all: Option<Action>[] = [];
  for (const { of, made } of makeAmmunition) if (hasOf(view, who, of)) all.push(made);
  if (tile.camp < 0) {
    const tent = freeTent(view);
    if (payable(tent)) all.push(act('craft-camp', { do: 'craft-camp', card: tent }, cardRef(tent)));
    for (const card of own('tent')) all.push(act(`pitch-${keyOf(card)}`, { do: 'pitch', card }, cardRef(card)));
  } else if (canCraft(view, who, tile.camp, noGoods())) all.push(act('dismantle', { do: 'dismantle', card: tile.camp }));
  if (tile.fire === 'none') {
    const campfire = firstFree(view, 'campfire');
    if (payable(campfire)) all.push(act('fire', { do: 'fire', card: campfire }));
  }
  if (tile.fire === 'campfire' && hasOf(view, who, 'metal')) all.push(act('pit', { do: 'pit', card: -1 }));
  if (tile.fire === 'pit' && ap >= AP.cook && hasOf(view, who, 'food')) all.push(act('cook', { do: 'cook', card: -1 }));
  if (tile.trap < 0) for (const card of own('trap')) all.push(act(`trap-${keyOf(card)}`, { do: 'trap', card }, cardRef(card)));
  return all;
}

/** Containers that are left on a tile: where, and how they open. */
export const containerAt = (view: View, hex: Hex, at: number): Container =>
  at === MADE_CONTAINER ? { test: 'both', loot: 1 } : tileCard(tileAt(view, hex)!.card).containers![at]!;

const COLLECT = act('collect', { do: 'collect' });
const REPLENISH = act('replenish', { do: 'replenish' });
const EAT = act('eat', { do: 'eat' });
const RAIN = act('rain', { do: 'rain' });
const SLEEP = act('sleep', { do: 'sleep' });
const lootBody = byNumber(card => act(`loot-${keyOf(card)}`, { do: 'loot', card }, cardRef(card)));
/** Water, food, sleep, goods. */
function living(view: View, who: Who): Option<Action>[] {
  const ap = apOf(view, who);
  if (ap < 1) return [];
  const self = view.characters[who]!;
  const tile = tileAt(view, self.hex)!;
  const isThirsty = self.water < waterRoom(view, who);
  const filter = !self.hasUsedFilter && self.items.some(one => useOf(one.card) === 'filter' && works(view, who, one));
  const hasSource = tile.source > 0 || (filter && tileCard(tile.card).water > 0);
  const canSleep =
    self.fitness < FIT &&
    ap >= sleepCost(view, who) &&
    (self.isStealthy || (foesHere(view, who).length === 0 && enemiesAt(view, self.hex).length === 0));
  const all: Option<Action>[] = [];
  if (canCollect(view, who)) all.push(COLLECT);
  if (hasSource && isThirsty) all.push(REPLENISH);
  if (self.hp < cardOf(view, who).hp && hasOf(view, who, 'food')) all.push(EAT);
  if (weatherOf(view) === 'storm' && isThirsty) all.push(RAIN);
  if (canSleep) all.push(SLEEP);
  for (const card of new Set(tile.bodies)) all.push(lootBody(card));
  for (const at of new Set(tile.containers)) {
    const { test } = containerAt(view, self.hex, at);
    const skills = test === 'both' ? (['strength', 'dexterity'] as const) : ([test] as const);
    for (const skill of skills) all.push(act(`open-${at}-${skill}`, { do: 'open', at, skill }));
  }
  for (const one of livingAt(view, self.hex))
    if (one !== who && !view.calledOff.includes(one))
      all.push(act(`trade-${view.characters[one]!.id}`, { do: 'trade', with: one }, whoRef(one)));
  const merchant = canDeal(view, who);
  if (merchant >= 0) all.push(act('deal', { do: 'deal', merchant }, { kind: 'merchant', id: merchant }));
  return all;
}

const load = byNumber(card => act(`load-${keyOf(card)}`, { do: 'load', card }, cardRef(card)));
const DISCARD = act('discard', { do: 'discard' });
/** Cards, the own skill, ammunition, and what is laid down. */
function using(view: View, who: Who): Option<Action>[] {
  const self = view.characters[who]!;
  const own = oneOfEach(itemsOf(view, who));
  const all: Option<Action>[] = [];
  for (const item of own) {
    const { card } = item;
    const { can, uses } = thing(card);
    if (!can || !works(view, who, item) || (uses !== undefined && item.n <= 0)) continue;
    can.forEach((use, at) => {
      if (self.ap >= use.ap && holdAll(view, use.if, who) && isOfUse(view, who, use.effects))
        all.push(act(`use-${keyOf(card)}${can.length > 1 ? `-${at + 1}` : ''}`, { do: 'use', card, at }, cardRef(card)));
    });
  }
  if (!self.hasUsedSkill)
    cardOf(view, who).skill.can?.forEach((use, at) => {
      if (self.ap >= use.ap && isOfUse(view, who, use.effects)) all.push(act(`skill-${at + 1}`, { do: 'skill', at }));
    });
  for (const { card, n } of own) {
    const ammunition = thing(card).weapon?.ammunition;
    if (ammunition && n < ammunition.holds && self.ammunition[AMMUNITION.indexOf(ammunition.kind)]! > 0) all.push(load(card));
  }
  if (self.items.length + self.water + total(self.goods) + total(self.ammunition) > 0) all.push(DISCARD);
  return all;
}

const blow = ({ key, about, value }: Option<Blow>): Option<Action> => ({ key, about, value: { do: 'blow', blow: value } });
/** US-ATTACK-1, US-RANGE-1, US-SATT-1, US-DODGE-7, US-PVP-1, US-ROB-1. With `less`, for that many AP less. */
export function fighting(view: View, who: Who, less = 0): Option<Action>[] {
  const { ap: own, isStealthy } = view.characters[who]!;
  const ap = own + less;
  if (ap < 1) return [];
  const here = hexOf(view, who);
  const foes = targetsAt(view, here);
  return [
    ...strikes(view, who, 'attack', [...foes, ...peacefulTrader(view, who)]).map(blow),
    ...(isStealthy && ap >= 2 ? strikes(view, who, 'sneak-attack', foes).map(blow) : []),
    ...shots(view, who).map(blow),
    ...dodges(view, who).map(blow),
  ];
}
/** On the own turn only. */
function duelling(view: View, who: Who): Option<Action>[] {
  if (apOf(view, who) < AP.duel) return [];
  const here = hexOf(view, who);
  const armed = (weapon: number): string => (weapon >= 0 ? `-with-${keyOf(weapon)}` : '');
  const name = (other: Who): string => view.characters[other]!.id;
  const all: Option<Action>[] = [];
  for (const other of livingAt(view, here))
    if (other !== who)
      for (const weapon of meleeWeapons(view, who))
        all.push(act(`fight-${name(other)}${armed(weapon)}`, { do: 'duel', with: other, weapon, isRanged: false }, whoRef(other)));
  for (const weapon of rangedWeapons(view, who))
    for (const hex of inRange(view, who, weapon))
      for (const other of livingAt(view, hex))
        if (isExposed(view, other))
          all.push(act(`shoot-at-${name(other)}${armed(weapon)}`, { do: 'duel', with: other, weapon, isRanged: true }, whoRef(other)));
  return all;
}

/** US-SOL-1, US-SOL-3, US-SOL-8, US-SOL-9: in the list of one player only. A hidden one who could only wait is not asked, as nobody else would be (US-R-111). */
function liberty(view: View, who: Who, others: number): Option<Action>[] {
  if (!isSol(view, who) || (others === 0 && !isRevealedSol(view, who))) return [];
  const here = hexOf(view, who);
  const lying = (hex: Hex): Hex[] => around(hex).filter(one => tileAt(view, one) !== undefined);
  const { hasUsedAbility, ap } = view.characters[who]!;
  const near = view.enemies.filter(one => printedEnemy(one).isSol && (one.hex === here || isBeside(one.hex, here)));
  return [
    ...(isRevealedSol(view, who) ? [] : [act('reveal', { do: 'reveal' })]),
    ...(hasUsedAbility ? [] : lying(here).map(hex => act(`summon-${hex}`, { do: 'summon', hex }, hexRef(hex)))),
    ...(ap >= AP.send
      ? near.flatMap(enemy =>
          lying(enemy.hex).map(hex =>
            act(`send-${enemy.id}-${hex}`, { do: 'send', enemy: enemy.id, hex }, { kind: 'enemy', id: enemy.id }, hexRef(hex)),
          ),
        )
      : []),
  ];
}

function missionActions(view: View, who: Who): Option<Action>[] {
  const all: Option<Action>[] = [];
  cardInPlay(view).actions?.forEach((one, at) => {
    if (canActForMission(view, who, at)) all.push(act(`mission-${one.id}`, { do: 'mission', at }));
  });
  return all;
}
export function canActForMission(view: View, who: Who, at: number): boolean {
  const { ap, at: spot, if: conditions, price, effects } = cardInPlay(view).actions![at]!;
  return (
    apOf(view, who) >= ap &&
    isAt(view, hexOf(view, who), spot) &&
    holdAll(view, conditions, who) &&
    canPay(view, who, price ?? {}) &&
    !liftsInVain(view, who, effects)
  );
}

/** Ground that is known, ground that can be looked at, and last of all ground that one runs into. */
function ways(view: View, who: Who): Option<Action>[] {
  const all = travels(view, who);
  const isRash = (one: Option<Action>): boolean => one.value.do === 'charge';
  return [...all.filter(one => !isRash(one)), ...scouting(view, who), ...all.filter(isRash)];
}
const WAIT = act('wait', { do: 'wait' });
const SECTIONS = [ways, fighting, living, crafting, building, using, missionActions];
/** Against the own people last of all: nobody should come upon it while looking for something else. */
export function actionsOf(view: View, who: Who): Option<Action>[] {
  const all = SECTIONS.flatMap(section => section(view, who));
  const duels = duelling(view, who);
  all.push(...liberty(view, who, all.length + duels.length), WAIT, ...duels);
  return all;
}
