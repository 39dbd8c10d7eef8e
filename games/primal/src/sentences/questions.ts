/** What a decision asks, as one sentence to the player who is asked. How its options read is in options.ts, what it refuses in refused.ts. */
import {
  type Asks,
  askedIn,
  capital,
  inWords,
  LONGEST_QUESTION,
  type Option,
  plural,
  type Seat,
  sayList,
  shortEnough,
  toldIn,
} from '@quarry/kernel';
import { faultsOf } from '../campaign/builds.ts';
import { partsOf } from '../campaign/payments.ts';
import { chapterCard, weaknessesOf } from '../campaign/quests.ts';
import { attritionCard, behaviourCard, isCard, sortOf } from '../content/box.ts';
import { type Harm, PLANTS, RESOURCES } from '../content/kinds.ts';
import { RESOURCE_NAMES } from '../content/names.ts';
import { type Cost, type Effect, sayAbility, sayCost, sayEffect } from '../content/words/index.ts';
import type { DecisionFacts, DecisionKind, DecisionValues, GroupKind, PrimalDecision } from '../decisions.ts';
import { handSize, hunterOf, seatsOf } from '../places.ts';
import { fitting } from '../questions/prices.ts';
import { purse } from '../questions.ts';
import type { Chore } from '../rules/pages.ts';
import type { View } from '../state.ts';
import { amountOf, monsterDamage, standing, sumOf } from '../texts-in-force.ts';
import { behaviourText, textOf } from './cards.ts';
import { foreseenSays } from './foreseen.ts';
import { cardName, cardNames, coloured, hunterName, monsterName, ofBeast, person, sayResources } from './names.ts';
import { proposalSays } from './options.ts';
import { refusedSays } from './refused.ts';
import { abilityOn, mayPayOn, unlessOn } from './texts.ts';

interface Asking<Kind extends DecisionKind> {
  readonly seat: Seat;
  readonly options: readonly Option<DecisionValues[Kind]>[];
  /** The clause that asks it. */
  readonly rule?: string;
}
/** As a method, so that it can be looked up by the kind of any decision. */
type Ask<Kind extends DecisionKind = DecisionKind> = {
  ask(facts: DecisionFacts[Kind], view: View, decision: Asking<Kind>): Asks;
}['ask'];

/** `you` for the one who is asked, by name otherwise. */
const whom = (view: View, seat: Seat, asked: Seat): string => (seat === asked ? 'you' : hunterName(view, seat));
/** What stands on a card, behind its name. */
const cardSays = (card: number): string => (card >= 0 && isCard(card) ? `${cardName(card)}: ` : '');

const PAID_FOR: Readonly<Record<number, string>> = { [-1]: 'Moving', [-2]: 'Helping', [-3]: 'This text' };
const asksPayment: Ask<'pay'> = ({ card, cost }, view, { seat }) =>
  card >= 0
    ? [`${cardName(card)} costs ${cost}. What do you pay with?`, foreseenSays(view, seat, card)]
    : `${PAID_FOR[card] ?? 'This'} costs ${cost}. What do you pay with?`;

const HARM: Readonly<Record<Harm, string>> = {
  monster: 'by the monster',
  attrition: 'by attrition',
  fatigue: 'by fatigue',
  burning: 'by the flames',
  terrain: 'by the ground',
  card: 'by a card',
};
const fits = (left: number): string => (left <= 0 ? 'Your sequence is full' : `Your sequence has room for ${left}`);

/** PA-STAM-1: `your 2 cards are worth 3, and you have 2 tokens`. */
function purseSays(view: View, seat: Seat): string {
  const hunter = hunterOf(view, seat);
  const [cards, { stamina }] = [handSize(hunter), hunter];
  const says = [
    ...(cards > 0 ? [`your ${plural(cards, 'card')} ${cards === 1 ? 'is' : 'are'} worth ${purse(view, seat) - stamina}`] : []),
    ...(stamina > 0 ? [`you have ${plural(stamina, 'token')}`] : []),
  ];
  return says.join(', and ') || 'you have no card and no token';
}

/** PA-ATT-8: how high the attrition was is one thing, what it does to whom is another. */
const asksToPrevent: Ask<'prevent'> = ({ about, harm, damage }, view, { seat }) => {
  const who = whom(view, about, seat);
  const { revealed } = view.attrition;
  if (harm !== 'attrition' || revealed.length === 0)
    return `${capital(who)} would suffer ${damage} damage ${HARM[harm]}. Do you prevent it?`;
  const printed = Math.max(...revealed.map(card => attritionCard(card).value));
  const value = Math.max(0, printed + sumOf(standing(view, about, 'attrition-value')));
  return `Attrition ${value} gets through: ${damage} damage to ${who}. Do you prevent it?`;
};

const asksUse: Ask<'use-ability'> = ({ card, ability }, view, { seat }) => {
  const found = abilityOn(view, seat, card, ability);
  return [`Do you use ${card >= 0 && isCard(card) ? cardName(card) : 'what this rule offers'}?`, found ? sayAbility(found, 'hunter') : ''];
};
const asksToSpare: Ask<'spare-yourself'> = ({ card }, view, { seat }) => {
  const found = unlessOn(view, card);
  if (!found) return `${cardSays(card)}do you pay to be spared?`;
  const asks = found.pays === 'move' ? 'Where to?' : 'Do you?';
  const [harm, unless] = [befalls(view, seat, found.effects), `unless you ${priceSays(view, seat, found.pays)}`];
  const whole = `${cardSays(card)}${harm}, ${unless}. ${asks}`;
  if (whole.length <= LONGEST_QUESTION) return whole;
  const brief = `${cardSays(card)}${unless}, you are struck. ${asks}`;
  return [brief.length <= LONGEST_QUESTION ? brief : `${cardSays(card)}do you pay to be spared?`, capital(`${harm}, ${unless}.`)];
};
/** What befalls the hunter who is asked: `1 damage to you`. */
const befalls = (view: View, seat: Seat, effects: readonly Effect[]): string =>
  sayList(
    effects.map(one => {
      if (one.do === 'hit') return `${Math.max(0, monsterDamage(view) + (one.more ?? 0))} damage to you`;
      if (one.do === 'suffer') return `${amountOf(view, one.n, { seat, card: -1, tally: 0 })} damage to you`;
      return ofBeast(sayEffect({ ...one, who: 'self' } as Effect, 'hunter'), view.monster.id);
    }),
  );
/** By name where only one card would do: `discard Over Here`. */
function priceSays(view: View, seat: Seat, price: Cost | 'move'): string {
  if (price === 'move') return 'move';
  const cards = price.discard ? fitting(view, seat, price, -1) : [];
  return price.discard && cards.length === price.discard.n && !price.stamina ? `discard ${cardNames(cards)}` : sayCost(price);
}
const asksPrice: Ask<'pay-text'> = ({ card }, view) => {
  const found = mayPayOn(view, card);
  return [`${cardSays(card)}do you pay?`, found ? `${capital(sayEffect(found, 'hunter'))}.` : ''];
};
const asksMount: Ask<'mount'> = ({ card }, view) => {
  const does = isCard(card) && sortOf(card) === 'behaviour' ? ` ${behaviourText(behaviourCard(card))}` : '';
  return [`Do you jump on ${monsterName(view)} from the plateau?`, `${cardName(card)} is turned up.${does}`];
};

const SLOTS: Readonly<Record<DecisionFacts['choose-slot']['for'], string>> = {
  stun: 'which behaviour do you stun?',
  discard: 'which behaviour goes, unresolved?',
  look: 'which behaviour do you look at?',
};
const CAMP_PAGES: Readonly<Record<string, string>> = {
  camp: 'In camp: what do you do before the hunt?',
  forge: 'At the forge: what is to be made?',
  herbs: 'At the herbalist: what is to be brewed?',
  skills: 'Which branch do you go on with?',
  gear: 'Which piece do you take up?',
  deck: 'What do you change about your deck?',
  potions: 'Which potions do you take along?',
  trade: 'What do you offer, and to whom?',
};
/** Where nothing can be made today, the reasons lie on the table. */
const NOTHING: Readonly<Record<string, readonly [chore: Chore['do'], says: string]>> = {
  forge: ['make', 'At the forge: nothing can be made with what you have; each piece says why. Where to next?'],
  herbs: ['brew', 'At the herbalist: nothing can be brewed now; each potion says why. Where to next?'],
};
function asksInCamp(page: string, view: View, { seat, options }: Asking<'prepare'>): Asks {
  const [chore, nothing] = NOTHING[page] ?? [];
  if (nothing && !options.some(({ value }) => value?.do === chore)) return nothing;
  if (page === 'trade')
    return [
      CAMP_PAGES['trade']!,
      `${seatsOf(view)
        .map(one => hasSays(view, one, seat))
        .join('; ')}.`,
    ];
  return page === 'pay' ? asksForPart(view, seat) : (CAMP_PAGES[page] ?? 'What do you do before the hunt?');
}
/** What somebody has to trade: `You have 2 bone and 1 fire`. */
function hasSays(view: View, whose: Seat, seat: Seat): string {
  const held = RESOURCES.flatMap((kind, i) => Array.from({ length: view.belongings[whose]!.resources[i]! }, () => kind));
  return `${person(view, whose, seat).does('has')} ${sayResources(held.filter(kind => !(PLANTS as readonly string[]).includes(kind)))}`;
}
/** PA-FORGE-3: one part of the price after the other. */
function asksForPart(view: View, seat: Seat): Asks {
  const { making, from, paid } = view.desks[seat]!;
  if (making < 0) return 'At the forge: how do you pay for it?';
  const parts = partsOf(making, from);
  const [next] = parts.slice(paid.length);
  return [`${cardName(making)}: what pays for the ${next ? RESOURCE_NAMES[next] : 'rest'}?`, `It costs ${sayResources(parts)}.`];
}
/** PA-CAMP-7: what keeps a hunter from being ready, where it can be seen to. */
function heldBack(view: View, seat: Seat, page: string): string {
  if (page !== 'camp' && page !== 'deck') return '';
  const [fault] = faultsOf(hunterOf(view, seat).id, view.belongings[seat]!, weaknessesOf(view));
  return fault ? refusedSays({ about: [], why: fault.why, facts: fault.flaw }, view) : '';
}
const TO: Readonly<Record<string, string>> = { hand: 'into your hand', top: 'on top of your deck', bottom: 'under your deck' };

type OwnKind = Exclude<DecisionKind, `agree-${GroupKind}`>;

/** The clause by which whoever confuses it turns it. */
const CONFUSES = 'PA-KW-CONFUSE-2';

const QUESTIONS: { readonly [Kind in OwnKind]: Ask<Kind> } = {
  // Decided together
  'choose-aggro': (_, view) => ['Who takes aggro first?', `${monsterName(view)} will look at that hunter, who also has the first turn.`],
  'order-behaviours': ({ slots }) => `${plural(slots.length, 'behaviour')} are awake: which answers next?`,
  'order-rampage': () => 'A rampage: which card is next?',
  'order-triggers': () => 'Several things come at once, and all of them happen: which is first? The order is yours.',
  'choose-tied': ({ card }) => `${cardSays(card)}several of you are level. Whom does it fall on?`,
  'group-hunter': ({ card }) => `${cardSays(card)}which hunter is it?`,
  'group-sector': ({ card }) => `${cardSays(card)}on which side of it?`,
  'group-slot': ({ card }) => `${cardSays(card)}which slot is it?`,
  'group-double': ({ damage }) => `It is vulnerable: do you double these ${damage} damage?`,
  'choose-quest': () => 'Which quest do you take up?',
  'chapter-choice': ({ chapter }) => chapterCard(chapter)?.choice?.asks ?? 'What do you choose?',
  'give-reward': ({ card }) => [`Who takes ${cardName(card)}?`, isCard(card) ? textOf(card) : ''],

  // Camp
  prepare: ({ page }, view, decision) => {
    const asks = asksInCamp(page, view, decision);
    return [askedIn(asks), [toldIn(asks), heldBack(view, decision.seat, page)].filter(Boolean).join(' ')];
  },

  // The round and the turn
  consume: () => 'Do you drink a potion now?',
  hide: () => 'Which dodge do you recycle to hide in the brush?',
  'hide-for': () => 'Until whose turn is over do you hide?',
  move: ({ cost }, view, { seat }) => [
    `Do you move? It costs ${cost} stamina. Staying makes you threatened.`,
    `To pay with: ${purseSays(view, seat)}.`,
  ],
  help: (_, view) => `It is ${hunterName(view, view.active)}’s turn. Do you help?`,
  act: ({ left }, view, { seat }) => [`What do you do? ${fits(left)}.`, `To pay with: ${purseSays(view, seat)}.`],
  pay: asksPayment,
  'choose-fallen': () => 'Whom do you help up?',
  'choose-attrition': () => 'Two attrition cards of one value: which one counts?',
  disrupt: ({ n }) => `The dust covers ${n} of your defensive cards: which?`,
  prevent: asksToPrevent,
  'pact-bloom': ({ damage }) => `The pact bloom: do you suffer ${damage} to draw 1?`,
  climb: () => 'Do you climb the plateau? From there you can jump on its back.',
  'discard-down': ({ n }) =>
    `Your hand is over the limit: which ${n === 1 ? 'card' : `${n} cards`} do you discard? The last one lies on top.`,

  // Texts
  'use-ability': asksUse,
  'choose-effect': ({ card }) => `${cardSays(card)}which of them?`,
  'choose-hunter': ({ card }) => `${cardSays(card)}which hunter?`,
  'choose-sector': ({ card }, _, { rule }) =>
    `${cardSays(card)}${rule === CONFUSES ? 'which way does it look now?' : 'on which side of it?'}`,
  'choose-slot': ({ card, for: what }) => `${cardSays(card)}${SLOTS[what]}`,
  'choose-peril': ({ card }) => `${cardSays(card)}which peril do you blind?`,
  'choose-discard': ({ card, n }) => `${cardSays(card)}which ${n === 1 ? 'card' : `${n} cards`} do you discard?`,
  'take-back': ({ card, to }) => `${cardSays(card)}which card do you take back, ${TO[to] ?? 'from your discard pile'}?`,
  'order-cards': ({ card, of }) => [
    `${cardSays(card)}in which order do they lie on ${of === 'deck' ? 'your deck' : 'the pile of behaviours'}?`,
    'The first is drawn first.',
  ],
  'order-own': () => 'Several of your cards act at once: which comes first?',
  recycle: ({ card, n }) => `${cardSays(card)}which ${n === 1 ? 'card' : `${n} cards`} do you recycle? ${capital(inWords(n))}, or none.`,
  volley: ({ card, n }) => `${cardSays(card)}do you discard the top ${n === 1 ? 'card' : `${n} cards`} of your deck for a volley?`,
  'stun-hunter': ({ card }) => `${cardSays(card)}who shows attacks from their hand?`,
  'show-attacks': ({ card, n, colour }) => `${cardSays(card)}what do you show? Up to ${coloured(n, colour)}; they stay in your hand.`,
  double: ({ damage }) => `It is vulnerable: do you double your ${damage} damage?`,
  resilience: () => 'You were hit. Which Resilience cards do you show? Each draws 1.',
  'forced-move': ({ card }) => `${cardSays(card)}where do you move?`,
  'choose-target': ({ damage }) => `${damage} damage: at what?`,
  'spare-yourself': asksToSpare,
  'pay-text': asksPrice,
  mend: () => 'Which piece is made whole again?',
  mount: asksMount,
  land: () => 'You hold on, and it throws you at last: where do you land?',
  deplete: (_, view, { seat }) => [
    `${hunterName(view, seat)} is knocked out. Which piece is spent?`,
    'It gives no more health in this fight.',
  ],
};

const isAgreeing = (kind: DecisionKind): kind is `agree-${GroupKind}` => kind.startsWith('agree-');

function ownQuestion(kind: OwnKind, decision: PrimalDecision, view: View): Asks {
  const ask: Ask = QUESTIONS[kind];
  return ask(decision.facts, view, decision);
}

type Agreeing = Extract<PrimalDecision, { readonly kind: `agree-${string}` }>;
/** Who proposes what, by the name of the option; what it means is on the table. What it is about is told beside, if it does not fit in the line. */
function agreeAsks(decision: Agreeing, asked: GroupKind, view: View): Asks {
  const says = proposalSays(decision, asked, view).split(': ')[0]!.replace(/\.$/, '');
  const own = ownQuestion(asked, decision, view);
  const question = capital(askedIn(own));
  const agree = `${hunterName(view, decision.facts.by)} proposes: ${says}. Do you agree?`;
  const asks = shortEnough(`${question} ${agree}`, agree);
  return [asks, [asks === agree ? question : '', toldIn(own)].filter(Boolean).join(' ')];
}

function asks(decision: PrimalDecision, view: View): Asks {
  const { kind } = decision;
  return isAgreeing(kind)
    ? agreeAsks(decision as Agreeing, kind.slice('agree-'.length) as GroupKind, view)
    : ownQuestion(kind, decision, view);
}
export const questionSays = (decision: PrimalDecision, view: View): string => capital(askedIn(asks(decision, view)));
export const toldSays = (decision: PrimalDecision, view: View): string => toldIn(asks(decision, view));
