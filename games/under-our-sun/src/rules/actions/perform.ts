/** What each action does. US-COLL-*, US-REFILL-*, US-CRAFT-*, US-USE-*, US-LOOT-*, US-EAT-*, US-RAIN-*, US-SLEEP-*, US-CONT-*, US-DISC-*, US-CAMP-*, US-FIRE-*, US-AMMO-*. */
import { yesOrNo } from '@quarry/board';
import { type Odds, type Option, option, type Rule, sameValue } from '@quarry/kernel';
import { cardOption, enemyCard, thing } from '../../content/box.ts';
import { AMMUNITION, AMMUNITION_MADE, RESOURCES } from '../../content/kinds.ts';
import type { LootRow } from '../../content/types.ts';
import { chooseOne, chooseSome, mayChoose } from '../../decisions.ts';
import { takeBody } from '../../deeds/foes.ts';
import {
  emptyLot,
  gainFromBag,
  gainGoods,
  type Lot,
  layDown,
  loadWeapon,
  loseCard,
  loseGoods,
  makeCard,
  pickUp,
  sumOfLots,
  takeMadeAmmunition,
  takeStore,
} from '../../deeds/goods.ts';
import { cook, layTrap, leaveShut, lightFire, makePit, openContainer, pitchCamp, strikeCamp, turnUpTile } from '../../deeds/ground.ts';
import { tellMissionAction } from '../../deeds/mission.ts';
import { collectRain, replenish, sleep, spendFood, useSkill } from '../../deeds/people.ts';
import { rollAgain, successesOf } from '../../deeds/rolls.ts';
import { applyEffects, newOccasion } from '../../effects/vocabulary.ts';
import type { Table } from '../../events.ts';
import { sleepParts } from '../../parts.ts';
import type { Hex } from '../../places.ts';
import { cardInPlay, cardOf, coveredBeside, hexOf, isAlive, isInjured, seatOf, tileAt } from '../../questions/basics.ts';
import { exploreCost, goodsOf, listOf, minus, rainAmount, sleepCost } from '../../questions.ts';
import type { State, View, Who } from '../../state.ts';
import { standing, sumOf } from '../../texts-in-force.ts';
import { reactionsTo, spend } from '../blows.ts';
import { makeItFit, receiveLoot } from '../carrying.ts';
import { openDealing } from '../merchants.ts';
import { missionHears, tileSeen } from '../mission.ts';
import { atLeastOne } from '../odds.ts';
import { payPrice } from '../prices.ts';
import { testSkill, throwDice } from '../rolls.ts';
import { spawnOne } from '../stealth.ts';
import { lotsToCollect } from './collecting.ts';
import { type Action, AP } from './kinds.ts';
import { actionsOf, containerAt } from './options.ts';

/** An action of the kind that is paid, checked for stealth, done, and answered (acting.ts). */
export type Plain = Exclude<
  Action,
  { do: 'move' | 'charge' | 'sneak' | 'blow' | 'duel' | 'wait' | 'reveal' | 'summon' | 'send' | 'trade' }
>;

export function apOfPlain(view: View, who: Who, action: Plain): number {
  switch (action.do) {
    case 'explore':
      return exploreCost(view, who);
    case 'sleep':
      return sleepCost(view, who);
    case 'use':
      return thing(action.card).can![action.at]!.ap;
    case 'skill':
      return cardOf(view, who).skill.can![action.at]!.ap;
    case 'mission':
      return cardInPlay(view).actions![action.at]!.ap;
    default:
      return AP[action.do];
  }
}
export const RULE_OF: Readonly<Record<Plain['do'], string>> = {
  explore: 'US-EXPL-1',
  recon: 'US-RECON-1',
  collect: 'US-COLL-1',
  replenish: 'US-REFILL-1',
  eat: 'US-EAT-1',
  rain: 'US-RAIN-1',
  sleep: 'US-SLEEP-1',
  discard: 'US-DISC-1',
  craft: 'US-CRAFT-1',
  ammunition: 'US-AMMO-1',
  'craft-camp': 'US-CAMP-1',
  fire: 'US-FIRE-9',
  pitch: 'US-CAMP-2',
  dismantle: 'US-CAMP-3',
  pit: 'US-FIRE-5',
  cook: 'US-FIRE-6',
  trap: 'US-R-100',
  use: 'US-USE-1',
  skill: 'US-CHAR-2',
  load: 'US-AMMO-10',
  loot: 'US-LOOT-1',
  open: 'US-CONT-1',
  deal: 'US-MERCH-1',
  mission: 'US-MISSION-2',
};

/** US-R-30: whether it could still be chosen after a fight came in between, with the AP that were paid for it. */
export function isStillLegal(state: State, who: Who, action: Plain, paid: number): boolean {
  const characters = state.characters.map((one, i) => (i === who ? { ...one, ap: one.ap + paid } : one));
  return actionsOf({ ...state, characters }, who).some(({ value }) => sameValue(value, action));
}

export function* perform(table: Table, who: Who, action: Plain): Rule {
  const { state } = table;
  const here = hexOf(state, who);
  switch (action.do) {
    case 'explore':
      return yield* explore(table, who, action.hex);
    case 'recon':
      return spawnOne(table, here);
    case 'collect':
      return yield* collect(table, who);
    case 'replenish':
      return replenish(table, who, here, tileAt(state, here)!.source > 0);
    case 'eat':
      return spendFood(table, who, 'eat');
    case 'rain':
      return collectRain(table, who, rainAmount(state, who));
    case 'sleep':
      return sleep(table, who, sleepCost(state, who), sleepParts(state, who));
    case 'discard':
      return yield* discard(table, who);
    case 'craft':
      return makeThing(table, who, action);
    case 'ammunition':
      return yield* makeAmmunition(table, who, action.kind);
    case 'craft-camp':
      makeCard(table, who, action.card, listOf(thing(action.card).recipe!));
      loseCard(table, who, action.card, 'placed', 'US-CAMP-1');
      return pitchCamp(table, who, here, action.card);
    case 'pitch':
      loseCard(table, who, action.card, 'placed', 'US-CAMP-2');
      return pitchCamp(table, who, here, action.card);
    case 'dismantle':
      return yield* dismantle(table, who);
    case 'fire':
      loseGoods(table, who, listOf(thing(action.card).recipe!), 'paid', 'US-FIRE-9');
      return lightFire(table, who, here);
    case 'pit':
      loseGoods(table, who, goodsOf('metal'), 'paid', 'US-FIRE-5');
      return makePit(table, who, here);
    case 'cook':
      cook(table, who);
      return yield* makeItFit(table, who);
    case 'trap':
      loseCard(table, who, action.card, 'placed', 'US-R-100');
      return layTrap(table, who, here, action.card);
    case 'use':
      return yield* use(table, who, action.card, action.at);
    case 'skill':
      useSkill(table, who);
      return yield* applyEffects(table, cardOf(state, who).skill.can![action.at]!.effects, newOccasion({ who }));
    case 'load':
      return loadWeapon(table, who, action.card, 1);
    case 'loot':
      return yield* loot(table, who, action.card);
    case 'open':
      return yield* open(table, who, action.at, action.skill);
    case 'deal':
      return openDealing(table, who, action.merchant);
    case 'mission':
      return yield* actForMission(table, who, action.at);
  }
}

/** US-EXPL-1, US-EXPL-2; a pathfinder turns up a second one. */
function* explore(table: Table, who: Who, hex: Hex): Rule {
  const { state } = table;
  turnUpTile(table, hex);
  tileSeen(table, hex);
  if (cardOf(state, who).skill.helps !== 'explore' || state.characters[who]!.hasUsedSkill || !isAlive(state, who)) return;
  const options = coveredBeside(state, hexOf(state, who)).map(one => option(`hex-${one}`, one, { kind: 'hex', id: one }));
  const second = yield* mayChoose({
    seat: seatOf(state, who),
    kind: 'choose-tile',
    rule: 'US-CHAR-2',
    options,
    facts: { who, card: -1, for: 'explore' },
  });
  if (second === null) return;
  useSkill(table, who);
  turnUpTile(table, second);
  tileSeen(table, second);
}

function* collect(table: Table, who: Who): Rule {
  const { state } = table;
  const find = yield* chooseOne({
    seat: seatOf(state, who),
    kind: 'collect',
    rule: 'US-COLL-1',
    options: () => lotsToCollect(state, who),
    facts: { who },
  });
  pickUp(table, who, find.lot, find.from, find.from === null ? 'US-COLL-1' : 'US-DEATH-5');
}

/** US-DISC-1: any number of things. */
function* discard(table: Table, who: Who): Rule {
  const { state } = table;
  const { goods, water, ammunition, items } = state.characters[who]!;
  const one = (kind: string, n: number, lot: Partial<Lot>) =>
    Array.from({ length: n }, (_, i) => option<Lot>(`${kind}-${i + 1}`, { ...emptyLot(), ...lot }));
  const options = [
    ...RESOURCES.flatMap((kind, i) => one(kind, goods[i]!, { goods: goodsOf(kind) })),
    ...one('water', water, { water: 1 }),
    ...AMMUNITION.flatMap((kind, i) => one(kind, ammunition[i]!, { ammunition: AMMUNITION.map(other => (other === kind ? 1 : 0)) })),
    ...items.map(({ card }) => {
      const { key, about } = cardOption(card);
      return { key, about, value: { ...emptyLot(), cards: [card] } };
    }),
  ];
  const lots = yield* chooseSome({ seat: seatOf(state, who), kind: 'discard', rule: 'US-DISC-1', options, min: 1, facts: { who } });
  layDown(table, who, sumOfLots(lots), 'US-DISC-1');
  yield* makeItFit(table, who);
}

function makeThing(table: Table, who: Who, { card, less }: Extract<Action, { do: 'craft' }>): void {
  const cost = listOf(thing(card).recipe!);
  if (less) useSkill(table, who);
  makeCard(table, who, card, less ? minus(cost, goodsOf(less)) : cost);
}
function* makeAmmunition(table: Table, who: Who, kind: (typeof AMMUNITION)[number]): Rule {
  const { of, n } = AMMUNITION_MADE[kind];
  loseGoods(table, who, goodsOf(of), 'paid', kind === 'arrow' ? 'US-AMMO-2' : 'US-AMMO-1');
  takeMadeAmmunition(table, who, kind, n + sumOf(standing(table.state, who, 'ammunition-made')));
  for (const item of table.state.characters[who]!.items) {
    const { ammunition } = thing(item.card).weapon ?? {};
    if (ammunition?.kind !== kind) continue;
    const room = Math.min(ammunition.holds - item.n, table.state.characters[who]!.ammunition[AMMUNITION.indexOf(kind)]!);
    if (room > 0) loadWeapon(table, who, item.card, room);
  }
  yield* makeItFit(table, who);
}
/** US-CAMP-3, US-CAMP-4: the tent, and as much of the store as can be carried. */
function* dismantle(table: Table, who: Who): Rule {
  strikeCamp(table, who, hexOf(table.state, who));
  takeStore(table, who);
  yield* makeItFit(table, who);
}

function* use(table: Table, who: Who, card: number, at: number): Rule {
  const { effects, then } = thing(card).can![at]!;
  yield* applyEffects(table, effects, newOccasion({ who, card }));
  if (table.state.characters[who]!.items.some(one => one.card === card)) spend(table, who, card, then);
  yield* makeItFit(table, who);
}

/** US-LOOT-1 to US-LOOT-4. */
function* loot(table: Table, who: Who, card: number): Rule {
  const { state } = table;
  const dice = isInjured(state, who) ? (['green', 'red'] as const) : (['green'] as const);
  const thrown = yield* throwDice(table, { roller: { who }, dice, for: 'loot', stream: 'loot', concerns: [who], enough: 2 });
  const successes = successesOf(thrown);
  takeBody(table, who, hexOf(state, who), card, successes);
  if (successes > 0) yield* receiveRow(table, who, enemyCard(card).loot[Math.min(2, successes) - 1]!);
}
/** US-LOOT-3. */
function* receiveRow(table: Table, who: Who, { goods, random = 0, cards = 0 }: LootRow): Rule {
  if (goods) gainGoods(table, who, listOf(goods), 'US-LOOT-3');
  gainFromBag(table, who, random, 'US-LOOT-3');
  yield* makeItFit(table, who);
  yield* receiveLoot(table, who, cards, 'US-LOOT-3');
}

/** US-CONT-1 to US-CONT-4. */
function* open(table: Table, who: Who, at: number, skill: 'strength' | 'dexterity'): Rule {
  const { state } = table;
  const here = hexOf(state, who);
  const { loot: n } = containerAt(state, here, at);
  const thrown = yield* testSkill(table, who, skill, { on: `container-${skill}`, purpose: 'container' });
  const [again] = reactionsTo(state, who, 'container-roll');
  if (successesOf(thrown) === 0 && again) {
    const { dice, faces } = thrown;
    const facts = { who, card: again.card, successes: 0, dice, faces };
    const options = [option('yes', true), option('no', false)];
    const odds = ({ value }: Option): Odds => ({ opened: value ? atLeastOne(dice) : yesOrNo(0) });
    if (yield* chooseOne({ seat: seatOf(state, who), kind: 'reroll', rule: 'US-USE-3', options, facts, odds })) {
      spend(table, who, again.card, again.reaction.then);
      rollAgain(table, who, again.card, thrown);
    }
  }
  if (successesOf(thrown) === 0) return leaveShut(table, who, here, at);
  openContainer(table, who, here, at);
  yield* receiveLoot(table, who, n, 'US-CONT-3');
  yield* missionHears(table, { on: 'opened', hex: here }, who);
}

function* actForMission(table: Table, who: Who, at: number): Rule {
  const { id, price, effects } = cardInPlay(table.state).actions![at]!;
  tellMissionAction(table, who, id);
  if (price) yield* payPrice(table, who, price, -1);
  yield* applyEffects(table, effects, newOccasion({ who }));
}
