/** All that a character can do now on its own turn. US-ACT-1 to US-ACT-5. */
import { type Option, option, type Ref } from '@quarry/kernel';
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
} from '../../basics.ts';
import { box, keyOf, thing, tileCard } from '../../content/box.ts';
import { AMMUNITION, AMMUNITION_MADE, FIT, RESOURCES, type Resource } from '../../content/kinds.ts';
import type { Container } from '../../content/types.ts';
import { MADE_CONTAINER } from '../../deeds/ground.ts';
import { around, type Hex, isBeside } from '../../map.ts';
import {
  canCarry,
  covers,
  exploreCost,
  foesHere,
  goodsOf,
  inRange,
  isTent,
  itemsOf,
  listOf,
  loadOf,
  meleeWeapons,
  minus,
  moveCost,
  oneOfEach,
  openSymbols,
  rangedWeapons,
  sleepCost,
  sneakCost,
  targetsAt,
  total,
  waterRoom,
} from '../../questions.ts';
import { countOf, holdAll, works } from '../../standing.ts';
import type { View, Who } from '../../state.ts';
import { type Blow, dodges, peacefulTrader, shots, strikes } from '../fight-options.ts';
import { canDeal } from '../merchants.ts';
import { canPay } from '../prices.ts';
import { lotsToCollect } from './collecting.ts';
import { type Action, AP } from './kinds.ts';
import { isOfUse } from './use.ts';

const hexRef = (hex: Hex): Ref => ({ kind: 'hex', id: hex });
const cardRef = (card: number): Ref => ({ kind: 'card', id: card });
const whoRef = (who: Who): Ref => ({ kind: 'character', id: who });
const act = (key: string, action: Action, ...about: Ref[]): Option<Action> => option(key, action, ...about);
const apOf = (view: View, who: Who): number => view.characters[who]!.ap;

/** US-MOVE-1, US-CHARGE-2, US-SNEAK-1, US-MAP-6, US-AP-4. `less` AP are spared. */
export function travels(view: View, who: Who, less = 0): Option<Action>[] {
  const here = hexOf(view, who);
  const ap = apOf(view, who) + less;
  const open = revealedBeside(view, here).filter(hex => hasRoom(view, hex));
  return [
    ...open.filter(hex => moveCost(view, who, hex) <= ap).map(hex => act(`move-${hex}`, { do: 'move', hex }, hexRef(hex))),
    ...(ap >= AP.charge ? coveredBeside(view, here).map(hex => act(`charge-${hex}`, { do: 'charge', hex }, hexRef(hex))) : []),
    ...open.filter(hex => sneakCost(view, who, hex) <= ap).map(hex => act(`sneak-${hex}`, { do: 'sneak', hex }, hexRef(hex))),
  ];
}

function scouting(view: View, who: Who): Option<Action>[] {
  const here = hexOf(view, who);
  const ap = apOf(view, who);
  const canExplore = ap >= exploreCost(view, who);
  return [
    ...(canExplore ? coveredBeside(view, here).map(hex => act(`explore-${hex}`, { do: 'explore', hex }, hexRef(hex))) : []),
    ...(ap >= AP.recon && view.characters[who]!.isStealthy && openSymbols(view, here) > 0 ? [act('recon', { do: 'recon' })] : []),
  ];
}

/** What a card is made of, as a list; null for what cannot be crafted. */
const recipeOf = box.derive(({ no, sort }) => {
  if (sort !== 'thing') return null;
  const { recipe, kind } = thing(no);
  return recipe && kind !== 'recipe' ? listOf(recipe) : null;
});
const designOf = box.derive(({ card }) => card.id);
/** Copies lie side by side in an open deck: the first of each design. */
const designsIn = (deck: readonly number[]): number[] => deck.filter((card, i) => i === 0 || designOf(card) !== designOf(deck[i - 1]!));
/** US-CRAFT-1 to US-CRAFT-5: one of each design; with the skill of a tinkerer also for one resource less. */
function crafting(view: View, who: Who): Option<Action>[] {
  const { ap, goods, hasUsedSkill } = view.characters[who]!;
  if (ap < AP.craft || total(goods) === 0) return [];
  const isHandy = cardOf(view, who).skill.helps === 'craft' && !hasUsedSkill;
  return [...designsIn(view.itemDeck), ...designsIn(view.gearDeck)].flatMap(card => {
    const cost = recipeOf(card);
    if (!cost) return [];
    const less = isHandy ? RESOURCES.filter(one => countOf(cost, one) > 0) : [];
    return [
      ...(canCraft(view, who, card, cost) ? [act(`craft-${keyOf(card)}`, { do: 'craft', card }, cardRef(card))] : []),
      ...less
        .filter(one => canCraft(view, who, card, minus(cost, goodsOf(one))))
        .map(one => act(`craft-${keyOf(card)}-less-${one}`, { do: 'craft', card, less: one }, cardRef(card))),
    ];
  });
}
export function canCraft(view: View, who: Who, card: number, cost: readonly number[]): boolean {
  if (!covers(view.characters[who]!.goods, cost)) return false;
  const { goods, ammunition, cards } = loadOf(view, who);
  return canCarry(view, who, { goods: minus(goods, cost), ammunition, cards: [...cards, card] });
}
const hasOf = (view: View, who: Who, kind: Resource): boolean => countOf(view.characters[who]!.goods, kind) > 0;
/** The first tent in the item deck; -1 for none. */
export const freeTent = (view: View): number => view.itemDeck.find(isTent) ?? -1;

/** Ammunition, camps and fires. US-AMMO-1, US-AMMO-2, US-CAMP-1 to US-CAMP-3, US-FIRE-5, US-FIRE-6, US-FIRE-9. */
function building(view: View, who: Who): Option<Action>[] {
  const ap = apOf(view, who);
  if (ap < 1) return [];
  const tile = tileAt(view, hexOf(view, who))!;
  const { goods } = view.characters[who]!;
  const tent = freeTent(view);
  const campfire = view.itemDeck.find(card => thing(card).is === 'campfire') ?? -1;
  const own = oneOfEach(itemsOf(view, who)).filter(one => works(view, who, one));
  const pay = (card: number): boolean => covers(goods, listOf(thing(card).recipe ?? {}));
  return [
    ...AMMUNITION.filter(kind => hasOf(view, who, AMMUNITION_MADE[kind].of)).map(kind => act(`make-${kind}`, { do: 'ammunition', kind })),
    ...(tile.camp < 0 && tent >= 0 && pay(tent) ? [act('craft-camp', { do: 'craft-camp', card: tent }, cardRef(tent))] : []),
    ...(tile.camp < 0
      ? own.filter(one => isTent(one.card)).map(one => act(`pitch-${keyOf(one.card)}`, { do: 'pitch', card: one.card }, cardRef(one.card)))
      : []),
    ...(tile.camp >= 0 && canCraft(view, who, tile.camp, listOf({})) ? [act('dismantle', { do: 'dismantle', card: tile.camp })] : []),
    ...(tile.fire === 'none' && campfire >= 0 && pay(campfire) ? [act('fire', { do: 'fire', card: campfire })] : []),
    ...(tile.fire === 'campfire' && hasOf(view, who, 'metal') ? [act('pit', { do: 'pit', card: -1 })] : []),
    ...(tile.fire === 'pit' && ap >= AP.cook && hasOf(view, who, 'food') ? [act('cook', { do: 'cook', card: -1 })] : []),
    ...(tile.trap < 0
      ? own
          .filter(one => thing(one.card).is === 'trap')
          .map(one => act(`trap-${keyOf(one.card)}`, { do: 'trap', card: one.card }, cardRef(one.card)))
      : []),
  ];
}

/** Containers that are left on a tile: where, and how they open. */
export const containerAt = (view: View, hex: Hex, at: number): Container =>
  at === MADE_CONTAINER ? { test: 'both', loot: 1 } : tileCard(tileAt(view, hex)!.card).containers![at]!;

/** Water, food, sleep, goods. */
function living(view: View, who: Who): Option<Action>[] {
  const ap = apOf(view, who);
  if (ap < 1) return [];
  const self = view.characters[who]!;
  const tile = tileAt(view, self.hex)!;
  const isThirsty = self.water < waterRoom(view, who);
  const filter = itemsOf(view, who).some(one => thing(one.card).is === 'filter' && works(view, who, one)) && !self.hasUsedFilter;
  const hasSource = tile.source > 0 || (filter && tileCard(tile.card).water > 0);
  const canSleep =
    self.fitness < FIT &&
    ap >= sleepCost(view, who) &&
    (self.isStealthy || (foesHere(view, who).length === 0 && enemiesAt(view, self.hex).length === 0));
  return [
    ...(lotsToCollect(view, who).length > 0 ? [act('collect', { do: 'collect' })] : []),
    ...(hasSource && isThirsty ? [act('replenish', { do: 'replenish' })] : []),
    ...(self.hp < cardOf(view, who).hp && hasOf(view, who, 'food') ? [act('eat', { do: 'eat' })] : []),
    ...(weatherOf(view) === 'storm' && isThirsty ? [act('rain', { do: 'rain' })] : []),
    ...(canSleep ? [act('sleep', { do: 'sleep' })] : []),
    ...[...new Set(tile.bodies)].map(card => act(`loot-${keyOf(card)}`, { do: 'loot', card }, cardRef(card))),
    ...[...new Set(tile.containers)].flatMap(at => {
      const { test } = containerAt(view, self.hex, at);
      const skills = test === 'both' ? (['strength', 'dexterity'] as const) : ([test] as const);
      return skills.map(skill => act(`open-${at}-${skill}`, { do: 'open', at, skill }));
    }),
    ...livingAt(view, self.hex)
      .filter(one => one !== who && !view.calledOff.includes(one))
      .map(one => act(`trade-${view.characters[one]!.id}`, { do: 'trade', with: one }, whoRef(one))),
    ...(canDeal(view, who) >= 0
      ? [act('deal', { do: 'deal', merchant: canDeal(view, who) }, { kind: 'merchant', id: canDeal(view, who) })]
      : []),
  ];
}

/** Cards, the own skill, ammunition, and what is laid down. */
function using(view: View, who: Who): Option<Action>[] {
  const self = view.characters[who]!;
  const { skill } = cardOf(view, who);
  return [
    ...oneOfEach(itemsOf(view, who)).flatMap(item => {
      const { can = [], uses } = thing(item.card);
      if (!works(view, who, item) || (uses !== undefined && item.n <= 0)) return [];
      return can.flatMap((use, at) =>
        self.ap >= use.ap && holdAll(view, use.if, who) && isOfUse(view, who, use.effects)
          ? [act(`use-${keyOf(item.card)}${can.length > 1 ? `-${at + 1}` : ''}`, { do: 'use', card: item.card, at }, cardRef(item.card))]
          : [],
      );
    }),
    ...(self.hasUsedSkill
      ? []
      : (skill.can ?? []).flatMap((use, at) =>
          self.ap >= use.ap && isOfUse(view, who, use.effects) ? [act(`skill-${at + 1}`, { do: 'skill', at })] : [],
        )),
    ...oneOfEach(itemsOf(view, who)).flatMap(item => {
      const { ammunition } = thing(item.card).weapon ?? {};
      const isRoom = ammunition && item.n < ammunition.holds && self.ammunition[AMMUNITION.indexOf(ammunition.kind)]! > 0;
      return isRoom ? [act(`load-${keyOf(item.card)}`, { do: 'load', card: item.card }, cardRef(item.card))] : [];
    }),
    ...(total(self.goods) + total(self.ammunition) + self.items.length + self.water > 0 ? [act('discard', { do: 'discard' })] : []),
  ];
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
  return [
    ...livingAt(view, here)
      .filter(other => other !== who)
      .flatMap(other =>
        meleeWeapons(view, who).map(weapon =>
          act(`fight-${name(other)}${armed(weapon)}`, { do: 'duel', with: other, weapon, isRanged: false }, whoRef(other)),
        ),
      ),
    ...rangedWeapons(view, who).flatMap(weapon =>
      inRange(view, who, weapon).flatMap(hex =>
        livingAt(view, hex)
          .filter(other => isExposed(view, other))
          .map(other => act(`shoot-at-${name(other)}${armed(weapon)}`, { do: 'duel', with: other, weapon, isRanged: true }, whoRef(other))),
      ),
    ),
  ];
}

/** US-SOL-1, US-SOL-3, US-SOL-8, US-SOL-9: in the list of one player only. A hidden one who could only wait is not asked, as nobody else would be (US-R-111). */
function liberty(view: View, who: Who, others: readonly Option<Action>[]): Option<Action>[] {
  if (!isSol(view, who) || (others.length === 0 && !isRevealedSol(view, who))) return [];
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
  return (cardInPlay(view).actions ?? []).flatMap((one, at) =>
    canActForMission(view, who, at) ? [act(`mission-${one.id}`, { do: 'mission', at })] : [],
  );
}
export function canActForMission(view: View, who: Who, at: number): boolean {
  const { ap, at: spot, if: conditions, price } = cardInPlay(view).actions![at]!;
  return apOf(view, who) >= ap && holdAll(view, [{ is: 'at', spot }, ...(conditions ?? [])], who) && canPay(view, who, price ?? {});
}

/** Ground that is known, ground that can be looked at, and last of all ground that one runs into. */
function ways(view: View, who: Who): Option<Action>[] {
  const all = travels(view, who);
  const isRash = (one: Option<Action>): boolean => one.value.do === 'charge';
  return [...all.filter(one => !isRash(one)), ...scouting(view, who), ...all.filter(isRash)];
}
const anybodys = (view: View, who: Who): Option<Action>[] => [
  ...ways(view, who),
  ...fighting(view, who),
  ...living(view, who),
  ...crafting(view, who),
  ...building(view, who),
  ...using(view, who),
  ...missionActions(view, who),
  ...duelling(view, who),
];
export function actionsOf(view: View, who: Who): Option<Action>[] {
  const all = anybodys(view, who);
  return [...all, ...liberty(view, who, all), act('wait', { do: 'wait' })];
}
