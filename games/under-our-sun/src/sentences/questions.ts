/** What a decision asks, as one sentence to the player who is asked. How its options read is in options.ts, what it refuses in refused.ts. */
import { type Asks, askedIn, capital, plural, type Seat, sayList, shortEnough, toldIn } from '@quarry/kernel';
import { eventCard, isCard, nightCard, sortOf, thing } from '../content/box.ts';
import { AMMUNITION, CUBES } from '../content/kinds.ts';
import { sayEffect, sayEffects, sayPrice } from '../content/words/index.ts';
import type { DecisionFacts, DecisionKind, SunDecision } from '../decisions.ts';
import type { Purpose } from '../events.ts';
import { isAlive, isExposed } from '../questions/basics.ts';
import { blowsOf } from '../questions/harm.ts';
import { type Foe, foeDice, foeHp, foesHere, waterRoom } from '../questions.ts';
import { tradeObstacle } from '../rules/trade.ts';
import type { View, Who } from '../state.ts';
import { eventText, nightText, thingDoes } from './cards.ts';
import { blowsSay } from './harm.ts';
import {
  anEnemy,
  cardName,
  characterName,
  diceSay,
  foeName,
  hpSays,
  lotSays,
  merchantName,
  onTile,
  ownedBy,
  person,
  seatName,
  theEnemy,
} from './names.ts';
import { refusedSays } from './refused.ts';
import { payOrOn, testOfSkill, testOn } from './texts.ts';

/** As a method, so that it can be looked up by the kind of any decision. */
type Ask<Kind extends DecisionKind = DecisionKind> = {
  ask(facts: DecisionFacts[Kind], view: View, decision: Pick<SunDecision, 'seat' | 'min' | 'max'>): Asks;
}['ask'];

/** Whoever has two characters is told for which; anybody else is asked themselves. */
const forWhom = (view: View, who: Who, seat: number): string =>
  ownedBy(view, seat).length > 1 && view.characters[who] ? `${characterName(view, who)}: ` : '';
/** What stands on a card, behind its name. */
const cardSays = (card: number): string => (card >= 0 && isCard(card) ? `${cardName(card)}: ` : '');
const textOfCard = (view: View, card: number, who: Who): string => {
  if (card < 0 || !isCard(card)) return '';
  const isInCamp = view.characters[who] !== undefined && view.tiles.some(one => one.hex === view.characters[who]!.hex && one.camp >= 0);
  if (sortOf(card) === 'event') return eventText(eventCard(card));
  return sortOf(card) === 'night' ? nightText(nightCard(card), isInCamp) : '';
};

const asksAct: Ask<'act'> = ({ who, ap }, view, { seat }) => {
  const { hp, water, isStealthy, isInfected } = view.characters[who]!;
  const state = [
    hpSays(view, who, hp),
    `${water} of ${waterRoom(view, who)} water`,
    ...(isStealthy ? ['unseen'] : []),
    ...(isInfected ? ['infected'] : []),
  ];
  const foes = sayList(foesHere(view, who).map(foe => `${foeName(view, foe.is, foe.id)} (${foeHp(view, foe)} HP)`));
  const where = `${onTile(view, view.characters[who]!.hex)}${foes ? `, beside ${foes}` : ''}`;
  const asks = `${forWhom(view, who, seat)}what do you do? ${ap} AP.`;
  const told = `You have ${state.join(', ')}, ${where}.`;
  const blows = struckBack(view, who);
  if (!blows) return [asks, told];
  const inLine = shortEnough(`${asks} ${blows.inShort}`, asks);
  return [inLine, inLine === asks ? `${blows.says} ${told}` : told];
};
/** Beside whoever strikes at all that one does, that is said with the question, or with what is told of it: what comes of each answer there is the same. */
function struckBack(view: View, who: Who): { readonly inShort: string; readonly says: string } | null {
  const foes = isExposed(view, who) ? foesHere(view, who) : [];
  if (foes.length === 0) return null;
  const strike = foes.length === 1 ? 'strikes' : 'strike';
  const names = capital(sayList(foes.map(foe => foeName(view, foe.is, foe.id))));
  const few = foes.length === 1 ? names : `${foes.length} enemies`;
  const says = blowsSay(blowsOf(view, who, foes));
  return { inShort: `${few} ${strike} back: ${says}.`, says: `${names} ${strike} back at whatever costs AP: ${says}.` };
}
const FOR: Readonly<Partial<Record<Purpose, string>>> = {
  melee: 'in melee',
  ranged: 'with the shot',
  counterattack: 'against you',
  'return-fire': 'with the shot at you',
  container: 'on the container',
  theft: 'for the theft',
  loot: 'for loot',
  check: 'to stay unseen',
  sneak: 'to sneak',
  dodge: 'to dodge',
  approach: 'to come closer',
  rush: 'to rush',
};
const asksKarma: Ask<'karma'> = ({ who, card, for: purpose, isOwn, most }, view, { seat }) => {
  const whose = isOwn ? 'your roll' : 'the roll';
  const test = testOfSkill(view, card, who, purpose);
  return [
    `${forWhom(view, who, seat)}which dice of ${whose} ${FOR[purpose] ?? `for ${purpose}`} are rolled again by karma?`,
    [test ? `${cardSays(card)}${sayEffects([test])}` : '', `Each takes 1 of your ${most} karma, unless its karma die shows a success.`]
      .filter(Boolean)
      .join(' '),
  ];
};
const asksPayOr: Ask<'pay-or'> = ({ who, card }, view) => {
  const found = payOrOn(view, card, who);
  return `${cardSays(card)}${found ? `do you pay ${sayPrice(found.price)}?` : 'do you pay?'}`;
};
const asksSkill: Ask<'choose-skill'> = ({ who, card }, view, { seat }) => {
  const found = testOn(view, card, who);
  return [
    `${forWhom(view, who, seat)}${cardSays(card)}which skill do you test?`,
    found ? `${capital(sayEffect(found))}.`.replace('..', '.') : '',
  ];
};
/** `Against you: the bear with 2 yellow dice.` */
const strikers = (view: View, foes: readonly Foe[]): string => {
  const all = foes.map(foe => `${foeName(view, foe.is, foe.id)} with ${diceSay(foeDice(view, foe, 'melee') ?? [])}`);
  return all.length > 0 ? `Against you: ${sayList(all)}.` : 'Nobody there strikes at you.';
};
const TILES: Readonly<Record<string, string>> = {
  reveal: 'which tile is revealed?',
  explore: 'which second tile do you reveal?',
  spawn: 'where does the enemy appear?',
  'place-tile': 'where is the tile laid?',
  teleport: 'where do you go?',
};
const CARDS: Readonly<Record<string, string>> = {
  lose: 'which card do you lose?',
  flip: 'which card is turned over?',
  ready: 'which card is turned back?',
};
/** What is paid for. */
function paidFor({ what, id }: DecisionFacts['pay']): string {
  if (what === 'card') return `The ${cardName(id)} costs`;
  if (what === 'cube') return `1 ${CUBES[id] ?? 'cube'} costs`;
  if (what === 'ammunition') return `1 ${AMMUNITION[id] ?? 'piece'} costs`;
  return `Breaking up the ${cardName(id)} costs`;
}

const QUESTIONS: { readonly [Kind in DecisionKind]: Ask<Kind> } = {
  // Setup
  'choose-character': (_, view, { seat }) =>
    view.players.length > 1
      ? 'Whom do you play?'
      : ownedBy(view, seat).length > 0
        ? `Whom do you play beside ${seatName(view, seat)}?`
        : 'Alone you play two characters: who is the first?',
  equip: ({ points }, view) =>
    `You have ${plural(points, 'point')} for equipment: what do you buy?${view.players.length > 1 ? ' Others may add theirs.' : ''}`,
  pool: ({ card, price, by }, view) => [
    `${seatName(view, by)} would like the ${cardName(card)} for ${plural(price, 'point')}. Do you help?`,
    thingDoes(thing(card)),
  ],
  'give-to': ({ card }) => `Who carries the ${cardName(card)}?`,

  // Preparation
  eat: ({ who }, view, { seat }) => {
    const { hp, goods } = view.characters[who]!;
    return `${forWhom(view, who, seat)}do you eat? You have ${goods[0]} food and ${hpSays(view, who, hp)}.`;
  },
  'first-step': ({ enemy, card }, view) => `${capital(theEnemy(view, enemy, card))} has several ways open: which does it take?`,

  // Turns
  'first-actor': () => 'Who acts first in this phase?',
  act: asksAct,
  granted: ({ who, less }, view, { seat }) => [
    `${forWhom(view, who, seat)}take a movement or combat action at once, for ${less} AP less?`,
    `You have ${view.characters[who]!.ap} AP.`,
  ],
  collect: ({ who }, view, { seat }) =>
    `${forWhom(view, who, seat)}what do you collect ${onTile(view, view.characters[who]!.hex)}? 2 pieces or 1 card.`,
  discard: ({ who }, view, { seat }) =>
    `${forWhom(view, who, seat)}what do you lay down ${onTile(view, view.characters[who]!.hex)}? As much as you like.`,
  'lay-down': ({ who, places }, view, { seat }) =>
    `${forWhom(view, who, seat)}you carry too much, by ${plural(places, 'area')}: what do you lay down here?`,
  'choose-resource': ({ card, of }) => `${cardSays(card)}which resource do you ${of === 'gain' ? 'gain' : 'lose'}?`,
  'choose-character-here': ({ card }) => `${cardSays(card)}which character?`,
  'choose-tile': ({ card, for: what }) => `${cardSays(card)}${TILES[what] ?? 'which tile?'}`,
  'choose-card': ({ card, for: what }) => `${cardSays(card)}${CARDS[what] ?? 'which card?'}`,
  'choose-skill': asksSkill,
  'choose-ammunition': ({ card }) => `${cardSays(card)}cartridges or arrows?`,
  'choose-branch': ({ card }) => `${cardSays(card)}what do you do?`,
  'pay-or': asksPayOr,
  bury: ({ card, deck }) => `On top of the ${deck} deck lies ${cardName(card)}. Do you put it under the deck?`,

  // Fights
  fight: ({ who }, view, { seat }) => [
    `${forWhom(view, who, seat)}a fight ${onTile(view, view.characters[who]!.hex)}. The first round costs no AP: attack or dodge?`,
    strikers(view, foesHere(view, who)),
  ],
  join: ({ who, with: other }, view, { seat }) => [
    `${forWhom(view, who, seat)}${characterName(view, other)} fights ${onTile(view, view.characters[other]!.hex)}. Do you join?`,
    `You have ${view.characters[who]!.ap} AP and ${hpSays(view, who, view.characters[who]!.hp)}.`,
  ],
  'joined-fight': ({ who, with: other }, view, { seat }) =>
    `${forWhom(view, who, seat)}it is your turn in the fight of ${characterName(view, other)}: what do you do?`,
  'saved-ap': ({ who, ap }, view, { seat }) => [
    `${forWhom(view, who, seat)}you saved ${ap} AP. Do you fight now?`,
    `You have ${hpSays(view, who, view.characters[who]!.hp)}. ${strikers(view, foesHere(view, who))}`,
  ],
  'dodge-which': ({ who }, view, { seat }) => `${forWhom(view, who, seat)}you dodge: which attack misses you?`,
  karma: asksKarma,
  prevent: ({ who, damage }, view, { seat }) => [
    `${forWhom(view, who, seat)}an attack would do ${damage} damage. Do you prevent some of it?`,
    `You have ${hpSays(view, who, view.characters[who]!.hp)}.`,
  ],
  'take-over': ({ who, from, enemy }, view, { seat }) => [
    `${forWhom(view, who, seat)}${enemy >= 0 ? theEnemy(view, enemy) : 'somebody'} attacks ${characterName(view, from)}. Do you step in?`,
    `${characterName(view, from)} has ${hpSays(view, from, view.characters[from]!.hp)}, you have ${hpSays(view, who, view.characters[who]!.hp)}.`,
  ],
  unseen: ({ who, card }, view, { seat }) => `${forWhom(view, who, seat)}${anEnemy(card)} is here. Do you stay unseen by your skill?`,
  reroll: ({ who, card }, view, { seat }) =>
    `${forWhom(view, who, seat)}the container stays shut. Do you use the ${cardName(card)} to roll again?`,
  strongest: ({ who }, view) => `Several enemies are equally strong: which one strikes at ${characterName(view, who)}?`,
  defend: ({ who, by }, view, { seat }) => `${forWhom(view, who, seat)}${characterName(view, by)} attacks you. What do you do about it?`,
  'answer-shot': ({ who, by }, view, { seat }) =>
    `${forWhom(view, who, seat)}${characterName(view, by)} shoots at you. What do you do about it?`,

  // Night
  vote: ({ card, hex }, view) => {
    const here = view.characters.findIndex((one, who) => one.hex === hex && isAlive(view, who));
    return [
      `${cardName(card)} comes to the camp ${onTile(view, hex)}. Whom does it hit?`,
      [textOfCard(view, card, here), 'A majority decides; else whoever drew it.'].filter(Boolean).join(' '),
    ];
  },
  'ignore-animal': ({ who, card }, view, { seat }) => [
    `${forWhom(view, who, seat)}you draw ${cardName(card)}, and a fire burns here. Do you ignore it?`,
    textOfCard(view, card, who),
  ],

  // Merchants and trade
  deal: ({ who, merchant }, view, { seat }) => {
    const { water, ap } = view.characters[who]!;
    return [
      `${forWhom(view, who, seat)}what do you deal for with ${merchantName(view, merchant)}?`,
      `You have ${water} water and ${ap} AP.`,
    ];
  },
  pay: (facts, view) => `${paidFor(facts)} ${facts.price} water. What do you pay ${merchantName(view, facts.merchant)} with?`,
  change: ({ merchant, over }, view) => `You paid ${over} too much: what do you take back from ${merchantName(view, merchant)}?`,
  payout: ({ merchant, value, card }, view) =>
    `The ${cardName(card)} is worth ${value} to ${merchantName(view, merchant)}. What do you take for it?`,
  spoils: ({ merchant }, view, { max }) => `${merchantName(view, merchant)} fell. Which cards do you take, up to ${max}?`,
  trade: ({ who, with: other }, view, { seat }) => onTable(view, who, other, seat),
};
/** What lies there, who has agreed, and what stands in the way. */
function onTable(view: View, who: Who, other: Who, seat: Seat): Asks {
  const { from, give, take } = view.trade;
  const offers = (one: Who): string => {
    const lot = one === from ? give : take;
    const trader = person(view, one, seat);
    return `${trader.does('offers')} ${lotSays(lot)}.${lot.hasAgreed ? ` ${trader.does('has')} agreed.` : ''}`;
  };
  const obstacle = tradeObstacle(view);
  const why = obstacle ? ` ${refusedSays({ about: [], ...obstacle }, view)}` : '';
  return [`What do you trade with ${characterName(view, other)}?`, `${offers(who)} ${offers(other)}${why}`];
}

function asks(decision: SunDecision, view: View): Asks {
  const ask: Ask = QUESTIONS[decision.kind];
  return ask(decision.facts, view, decision);
}
export const questionSays = (decision: SunDecision, view: View): string => capital(askedIn(asks(decision, view)));
export const toldSays = (decision: SunDecision, view: View): string => toldIn(asks(decision, view));
