/** How an option reads: what its value comes to in the decision that offers it. No two options of a question read alike. */
import {
  type Amount,
  type BareDecision,
  capital,
  copyOf,
  either,
  type Option,
  plural,
  type Refused,
  type Seat,
  sayList,
} from '@quarry/kernel';
import { unlockedCards, unlockedMasteries } from '../campaign/builds.ts';
import { type Payment, partsOf } from '../campaign/payments.ts';
import { chapterCard } from '../campaign/quests.ts';
import { behaviourCard, colourOf, monsterCard, nameOf, questCard, SCENARIOS, valueOf as staminaOf } from '../content/box.ts';
import { BRANCHES, type Branch, type Resource } from '../content/kinds.ts';
import { COLOUR_NAMES, RESOURCE_NAMES, TERRAIN_NOTES } from '../content/names.ts';
import { QUESTS } from '../content/story/quests.ts';
import { type Ability, sayAbility, sayTogether } from '../content/words/index.ts';
import type {
  Action,
  Asked,
  Coin,
  DecisionFacts,
  DecisionKind,
  DecisionValues,
  GroupKind,
  Help,
  Prevention,
  PrimalDecision,
  Trigger,
} from '../decisions.ts';
import { handSize, hunterOf, positionOfHunter } from '../places.ts';
import { healthOf, reviveCost } from '../questions.ts';
import { type Chore, plantsFor } from '../rules/pages.ts';
import type { View } from '../state.ts';
import { behaviourText, textOf } from './cards.ts';
import { playSays } from './foreseen.ts';
import {
  backSays,
  cardName,
  cardNames,
  groundSays,
  hunterName,
  hunterNames,
  monsterName,
  ofBeast,
  sayResources,
  sectorName,
  slotName,
  written,
} from './names.ts';
import { abilityOn, choiceOn } from './texts.ts';

/** All that is looked at of a decision here. */
interface Asking<Kind extends DecisionKind> {
  readonly seat: Seat;
  readonly facts: DecisionFacts[Kind];
  readonly options: readonly Option<DecisionValues[Kind]>[];
}
/** As a method, so that it can be looked up by the kind of any decision. */
type Say<Kind extends DecisionKind = DecisionKind> = {
  says(value: DecisionValues[Kind], decision: Asking<Kind>, view: View): string;
}['says'];

// Hunters and places

const KO: Readonly<Record<string, string>> = { red: 'down, red token', black: 'down, black token', eliminated: 'eliminated' };
/** What matters of a hunter who may be named. */
function hunterSays(seat: Seat, asked: Seat, view: View): string {
  const hunter = view.hunters[seat];
  const name = `${hunterName(view, seat)}${seat === asked ? ' (you)' : ''}`;
  if (!hunter) return name;
  if (hunter.ko !== 'up') return `${name}: ${KO[hunter.ko]}, in the ${sectorName(hunter.sector).toLowerCase()}`;
  const state = [
    `${Math.max(0, healthOf(view, seat) - hunter.damage)} of ${healthOf(view, seat)} health left`,
    `${handSize(hunter)} in hand`,
    ...(hunter.sector >= 0 ? [positionOfHunter(view, seat) === 'flank' ? 'in a flank' : `in the ${positionOfHunter(view, seat)}`] : []),
    ...(hunter.isThreatened ? ['threatened'] : []),
  ];
  return `${name}: ${state.join(', ')}`;
}

const POSITION: Readonly<Record<string, string>> = { front: 'the front', flank: 'a flank', rear: 'the rear' };
const AROUND = ['front', 'flank', 'rear', 'flank'] as const;
function sectorSays(sector: number, view: View): string {
  const position = AROUND[(sector - view.monster.facing + 4) % 4]!;
  const ground = groundSays(view, sector);
  const here = view.hunters.flatMap((one, seat) => (one.sector === sector ? [seat] : []));
  return `${sectorName(sector)}, ${POSITION[position]}${ground ? `: ${ground}` : ''}${here.length > 0 ? `, with ${hunterNames(view, here)}` : ''}`;
}
/** PA-TERR-16: whoever moves into a fire is told so first, and then what that costs. */
function goingSays(sector: number, view: View): string {
  const where = lowered(sectorSays(sector, view));
  const isBurning = view.terrain.some(one => one.sector === sector && one.kind === 'fire');
  return isBurning ? `Move into the fire in the ${where}; in a fire ${TERRAIN_NOTES.fire}` : `Move to the ${where}`;
}

function slotSays(slot: number, view: View): string {
  const one = view.monster.slots[slot];
  if (!one) return capital(slotName(slot));
  const [known] = [...one.up, ...one.known];
  const front = known === undefined ? '' : `: ${cardName(known)}. ${behaviourText(behaviourCard(known))}`;
  return `${capital(slotName(slot))}, ${backSays(one)}${one.isStunned ? ', stunned' : ''}${front}`;
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const movementSays: Say<'move'> = (one, { seat }, view) => {
  switch (one.is) {
    case 'go':
      return goingSays(one.to, view);
    case 'hide':
      return 'Hide in the brush: recycle a dodge, and wait for another hunter’s turn';
    case 'stay':
      return view.hunters[seat]?.hasMoved
        ? 'Stay here: you have moved already'
        : 'Stay: you become threatened, and face two attrition cards, not one';
  }
};

const hunterOption = (whom: Seat, { seat }: Pick<PrimalDecision, 'seat'>, view: View): string => hunterSays(whom, seat, view);
const sectorOption = (sector: number, _: unknown, view: View): string => sectorSays(sector, view);
const slotOption = (slot: number, _: unknown, view: View): string => slotSays(slot, view);

// Cards

type Offered<T> = { readonly options: readonly Option<T>[] };
/** The name of a card. Copies in one question are counted, so that they can be told apart; `cardOf` is -1 for what is no such option. */
function counted<T>(value: T, { options }: Offered<T>, cardOf: (value: T) => number): string {
  const nameIn = (one: T): string | null => (cardOf(one) >= 0 ? nameOf(cardOf(one)) : null);
  return `${nameOf(cardOf(value))}${copyOf(value, options, nameIn)}`;
}
const cardOption = (card: number, decision: Offered<number | null>): string =>
  `${counted<number | null>(card, decision, one => one ?? -1)}: ${textOf(card)}`;
const cardOr =
  (none: string) =>
  (card: number | null, decision: Offered<number | null>): string =>
    card === null ? none : cardOption(card, decision);

/** A piece of gear that the hunter who is asked has on. */
const pieceOption = (piece: 'armour' | 'helm', { seat }: Pick<PrimalDecision, 'seat'>, view: View): string => {
  const card = hunterOf(view, seat)[piece];
  return `${nameOf(card)}: ${textOf(card)}`;
};

/** The text in this place of a card. */
function abilitySays(card: number, place: number, seat: Seat, view: View): string {
  const ability = abilityOn(view, seat, card, place);
  return ability ? sayAbility(ability, 'hunter').replace(/^Action: /, '') : '';
}

const playedCard = (one: Action): number => (one.is === 'play' ? one.card : -1);
const usedCard = (one: Action | Prevention | null): number => (one?.is === 'use' ? one.card : -1);
const actionSays: Say<'act'> = (one, decision, view) => {
  const { seat } = decision;
  switch (one.is) {
    case 'play':
      return playSays(view, seat, one.card).replace(nameOf(one.card), counted(one, decision, playedCard));
    case 'use':
      if (one.card < 0) return commonSays(one, view);
      return `Use ${counted<Action>(one, decision, usedCard)}: ${abilitySays(one.card, one.ability, seat, view)}`;
    case 'revive':
      return `Help a fallen hunter here: ${reviveCost(view, seat)} stamina`;
    case 'end':
      return endSays(view, seat);
  }
};
/** PA-ENDA-2, PA-ENDA-3. */
function endSays(view: View, seat: Seat): string {
  const kept = handSize(hunterOf(view, seat));
  return `End your Action phase: ${plural(kept, 'card')} kept${kept >= 2 ? ', 1 stamina token' : ', no stamina token'}`;
}
/** What the monster or the ground allows. */
function commonSays({ place, ability }: Extract<Action, { is: 'use' }>, view: View): string {
  if (place === 'scenario') return 'What the ground allows';
  const rule = place === 'rule' ? monsterCard(view.monster.id).rules[ability] : undefined;
  return `What ${monsterName(view)} allows${rule ? ruleSays(rule, view) : ''}`;
}
const ruleSays = (rule: Ability, view: View): string => `: ${ofBeast(sayAbility(rule, 'monster'), view.monster.id)}`;

const helpSays: Say<'help'> = (one, decision, view) => {
  if (one === null) return 'Not now';
  if (one.is === 'stay-out') return 'Nothing this turn: you are not asked again before it is over';
  const name = counted<Help | null>(one, decision, other => (other?.is === one.is ? other.card : -1));
  const draws = `${hunterName(view, view.active)} draws 1`;
  return one.is === 'assist'
    ? `Assist with ${name}: ${draws}`
    : `Taunt with ${name}: ${draws}, you take aggro, ${monsterName(view)} turns to you`;
};

/** PA-STAM-1: what it is worth, and what of that is lost even if it pays alone. What else is left hangs on the others that are chosen with it. */
const coinSays: Say<'pay'> = (one, decision) => {
  if (one.card < 0) return `${plural(one.tokens, 'stamina token')}: worth ${one.tokens}`;
  const worth = staminaOf(one.card);
  const lost = worth - decision.facts.cost;
  return `${counted<Coin>(one, decision, coin => coin.card)}: worth ${worth}${lost > 0 ? `, ${lost} is lost` : ''}`;
};

/** PA-STAM-1: tokens are paid as so many of them. */
export function amountIn(option: Option, bare: BareDecision): Amount | null {
  if ((bare as Asked).kind !== 'pay') return null;
  const { tokens } = option.value as Coin;
  return tokens > 0 ? { n: tokens, of: 'stamina tokens' } : null;
}

const preventionSays: Say<'prevent'> = (one, decision, view) => {
  if (one === null) return 'Let it happen';
  if (one.is === 'rock') return 'Break the rock: nothing is suffered';
  return `Use ${counted<Prevention | null>(one, decision, usedCard)}: ${abilitySays(one.card, one.ability, decision.seat, view)}`;
};

// What waits

const AT_ONCE: Readonly<Record<Exclude<Trigger['is'], 'text'>, string>> = {
  'balm-flower': 'The balm flower heals',
  'pact-bloom': 'The pact bloom offers a card for damage',
  snapmaw: 'The snapmaw bites',
  ice: 'The ice takes a card',
  climb: 'Climb the plateau, or not',
  berserk: 'Draw for the attack, being berserk',
  resilience: 'Show Resilience to draw 1 a card',
};
const numbered = ({ no }: Trigger): string => ` (number ${no + 1})`;
/** Two triggers of one text are told apart by their number. */
const triggerSays: Say<'order-triggers' | 'order-own'> = (one, { seat, options }, view) => {
  const number = options.filter(other => isLike(other.value, one)).length > 1 ? numbered(one) : '';
  if (one.is !== 'text') return `${AT_ONCE[one.is]}: ${one.seat === seat ? 'you' : hunterName(view, one.seat)}${number}`;
  if (one.card < 0) return waitingSays(one, number, view);
  return `${nameOf(one.card)}${number}: ${abilitySays(one.card, one.ability, seat, view) || textOf(one.card)}`;
};
const isLike = (a: Trigger, b: Trigger): boolean =>
  a.is === 'text' && b.is === 'text' ? a.card === b.card && a.ability === b.ability : a.is === b.is;

/** A rule of the monster, or of the ground. */
function waitingSays(one: Extract<Trigger, { is: 'text' }>, number: string, view: View): string {
  const rule = waitingRule(view, one.ability);
  if (!rule) return `A rule of the hunt${number}`;
  const name = monsterCard(view.monster.id).rules.includes(rule) ? monsterName(view) : SCENARIOS[view.scenario]!.name;
  return `${name}${number}${ruleSays(rule, view)}`;
}
/** What is said between turns alone, or in turns alone. */
const BETWEEN: readonly Ability['on'][] = ['round-start', 'round-end'];
const DURING: readonly Ability['on'][] = ['turn-start', 'turn-end', 'actions-end', 'attrition-start', 'attrition-end'];

/** The rule in this place that waits for something to happen: the monster's, or that of the ground; none if it could be either. */
function waitingRule(view: View, index: number): Ability | undefined {
  const all = [monsterCard(view.monster.id).rules[index], SCENARIOS[view.scenario]?.rules[index]];
  const never: readonly Ability['on'][] = ['while', 'action', ...(view.active >= 0 ? BETWEEN : DURING)];
  const [only, ...others] = all.filter(one => one !== undefined && !never.includes(one.on));
  return others.length === 0 ? only : undefined;
}

// Texts

const doubles = either('Double it: the opening is used up', 'Keep the opening for later');
const spares = either('Pay, and be spared', 'Keep it, and suffer');
const agrees = either('Agree', 'Disagree: another proposal is needed');

const effectSays: Say<'choose-effect'> = (at, { facts, options }, view) => {
  const effects = choiceOn(view, facts.card, options.length)?.of[at];
  return effects ? capital(sayTogether(effects, 'hunter')) : `Choice ${at + 1}`;
};
const sparingSays: Say<'spare-yourself'> = (one, _, view) => {
  if (one === 'suffer') return 'Stay, and suffer it';
  return typeof one === 'number' ? sectorSays(one, view) : spares(one);
};
const targetSays: Say<'choose-target'> = (target, _, view) => {
  if (target === 'monster') return `${monsterName(view)} itself`;
  const swarm = view.monster.swarms.find(one => one.id === target);
  return swarm ? `Swarm ${target}: ${swarm.damage} of ${swarm.toughness} damage` : `Swarm ${target}`;
};

// Story and camp

const questSays: Say<'choose-quest'> = no => {
  if (!QUESTS[no]) return `Quest ${no + 1}`;
  const { name, monster, says } = questCard(no);
  return `${name}: ${monsterCard(monster).name}. ${says}`;
};
const storySays: Say<'chapter-choice'> = (id, { facts }) =>
  chapterCard(facts.chapter)?.choice?.options.find(one => one.id === id)?.says ?? capital(written(id));

const PAGES: Readonly<Record<Extract<Chore, { do: 'turn' }>['page'], string>> = {
  camp: 'Camp',
  forge: 'The forge: make gear',
  pay: 'Pay for it',
  herbs: 'The herbalist: brew potions',
  skills: 'Learn a step of a branch',
  gear: 'Gear: take up another piece',
  deck: 'Deck and mastery: change cards',
  potions: 'Potions: what you take along',
  trade: 'Trade with another hunter',
};
const CARD_CHORES = {
  wear: 'Take up',
  mastery: 'Go out with the mastery',
  add: 'Add',
  remove: 'Take out',
  take: 'Pack',
  leave: 'Leave behind',
} as const;

const choreSays: Say<'prepare'> = (chore, decision, view) => {
  if (chore === null) return 'Nothing now';
  const { seat } = decision;
  switch (chore.do) {
    case 'turn':
      return PAGES[chore.page];
    case 'back':
      return 'Back';
    case 'ready':
      return 'Ready: your gear and your deck are as you want them';
    case 'not-ready':
      return 'Not ready after all';
    case 'mend':
      return 'Put the deck right in one go, as the weapon asks';
    case 'take-off':
      return `Take off ${nameOf(view.belongings[seat]!.item)}`;
    case 'pay-as-listed':
      return 'Pay all as it is listed';
    case 'pay':
      return paymentSays(chore.payment, decision);
    case 'learn':
      return branchSays(chore.branch, seat, view);
    case 'make':
      return makeSays(
        chore,
        counted<Chore | null>(chore, decision, one => cardLike(chore, one)),
      );
    case 'brew':
      return `Brew ${nameOf(chore.card)}: ${costSays(plantsFor(chore.card))} ${textOf(chore.card)}`;
    case 'offer':
      return `Offer ${hunterName(view, chore.to)} your ${RESOURCE_NAMES[chore.give]} for ${RESOURCE_NAMES[chore.take]}`;
    case 'accept':
      return `Take ${swapSays(chore.from, seat, view)}`;
    case 'refuse':
      return `Refuse ${swapSays(chore.from, seat, view)}`;
    case 'take-back':
      return `Take back your offer to ${hunterName(view, chore.to)}`;
    default:
      return `${CARD_CHORES[chore.do]} ${counted<Chore | null>(chore, decision, one => cardLike(chore, one))}: ${textOf(chore.card)}`;
  }
};
/** The card of a chore that is like this one, -1 if it is none: what is made anew is unlike what is made out of something. */
function cardLike(chore: Chore, one: Chore | null): number {
  if (one?.do !== chore.do || !('card' in one)) return -1;
  return one.do === 'make' && chore.do === 'make' && one.from >= 0 !== chore.from >= 0 ? -1 : one.card;
}
const costSays = (parts: readonly Resource[]): string => `costs ${sayResources(parts)}.`;
const makeSays = ({ card, from }: Extract<Chore, { do: 'make' }>, name: string): string =>
  `Make ${name}${from >= 0 ? ` from ${cardName(from)}` : ''}: ${costSays(partsOf(card, from))} ${textOf(card)}`;
function paymentSays(payment: Payment, decision: Offered<Chore | null>): string {
  if (payment.piece < 0) return `Pay with ${sayList(payment.resources.map(one => RESOURCE_NAMES[one]))}`;
  const piece = counted<Chore | null>({ do: 'pay', payment }, decision, one => (one?.do === 'pay' ? one.payment.piece : -1));
  return `Give up ${piece}: it is gone for good`;
}
function swapSays(from: Seat, to: Seat, view: View): string {
  const offer = view.offers.find(one => one.from === from && one.to === to);
  return offer
    ? `${RESOURCE_NAMES[offer.give]} from ${hunterName(view, from)} for your ${RESOURCE_NAMES[offer.take]}`
    : `the trade with ${hunterName(view, from)}`;
}
function branchSays(branch: Branch, seat: Seat, view: View): string {
  const steps = view.belongings[seat]!.steps;
  const after = steps.map((n, i) => (BRANCHES[i] === branch ? n + 1 : n));
  const { id } = hunterOf(view, seat);
  const gains = (unlocked: typeof unlockedCards): number[] => {
    const before = unlocked(id, steps);
    return unlocked(id, after).filter(card => !before.includes(card));
  };
  const cards = [...gains(unlockedCards), ...gains(unlockedMasteries)];
  return `Branch ${branch}, ${cardNames(cards)}: ${cards.map(gainSays).join(' ')}`;
}
/** What a step brings: `Over There, maneuver. Cost 1, worth 1. …`. */
function gainSays(card: number): string {
  const colour = colourOf(card);
  return `${nameOf(card)}, ${colour ? COLOUR_NAMES[colour] : 'mastery'}. ${textOf(card)}`;
}

type OwnKind = Exclude<DecisionKind, `agree-${GroupKind}`>;
const OPTIONS: { readonly [Kind in OwnKind]: Say<Kind> } = {
  // Decided together
  'choose-aggro': hunterOption,
  'order-behaviours': slotOption,
  'order-rampage': slotOption,
  'order-triggers': triggerSays,
  'choose-tied': hunterOption,
  'group-hunter': hunterOption,
  'group-sector': sectorOption,
  'group-slot': slotOption,
  'group-double': doubles,
  'choose-quest': questSays,
  'chapter-choice': storySays,
  'give-reward': hunterOption,

  // Camp
  prepare: choreSays,

  // The round and the turn
  consume: cardOr('Drink nothing'),
  hide: cardOption,
  'hide-for': hunterOption,
  move: movementSays,
  help: helpSays,
  act: actionSays,
  pay: coinSays,
  'choose-fallen': hunterOption,
  'choose-attrition': cardOption,
  disrupt: cardOption,
  prevent: preventionSays,
  'pact-bloom': either('Suffer it and draw 1', 'Leave the bloom alone'),
  climb: either('Climb', 'Stay on the ground'),
  'discard-down': cardOption,

  // Texts
  'use-ability': either('Use it', 'Do not use it'),
  'choose-effect': effectSays,
  'choose-hunter': hunterOption,
  'choose-sector': sectorOption,
  'choose-slot': slotOption,
  'choose-peril': cardOption,
  'choose-discard': cardOption,
  'take-back': cardOr('Leave them all there'),
  'order-cards': cardOption,
  'order-own': triggerSays,
  recycle: cardOption,
  volley: either('Let fly', 'Keep the cards in the deck'),
  'stun-hunter': hunterOption,
  'show-attacks': cardOption,
  double: doubles,
  resilience: cardOption,
  'forced-move': (sector, _, view) => (sector === null ? 'Stay where you are' : sectorSays(sector, view)),
  'choose-target': targetSays,
  'spare-yourself': sparingSays,
  'pay-text': either('Pay', 'Do not pay'),
  mend: pieceOption,
  mount: either('Jump on its back: the card comes to nothing', 'Stay on the plateau: the card happens'),
  land: sectorOption,
  deplete: pieceOption,
};

const isOwn = (kind: DecisionKind): kind is OwnKind => kind in OPTIONS;

/** An option as a person reads it. */
export function optionSays({ value }: Option, decision: PrimalDecision, view: View): string {
  const say: Say = isOwn(decision.kind) ? OPTIONS[decision.kind] : agrees;
  return say(value as DecisionValues[DecisionKind], decision, view);
}
/** What is not offered has no value, and is only named. */
export function refusedIs({ about: [thing] }: Refused): string {
  return thing?.kind === 'card' ? nameOf(Number(thing.id)) : capital(written(String(thing?.id ?? '')));
}

/** What somebody proposes, in the words of the option that was named. */
export function proposalSays({ seat, facts, proposed }: Asked<`agree-${GroupKind}`>, kind: GroupKind, view: View): string {
  const say: Say<GroupKind> = OPTIONS[kind];
  return say(proposed.value, { seat, facts: facts as DecisionFacts[GroupKind], options: [] }, view);
}
