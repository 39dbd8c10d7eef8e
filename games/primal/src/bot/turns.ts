/** What a hunter does in a turn, and in the turns of others. */
import { best, firstOf, keyFor, mostOf, type Option, type Thought } from '@quarry/kernel';
import { actionCard, colourOf, masteryCard, potionCard, sortOf, valueOf } from '../content/box.ts';
import type { Ability } from '../content/words/index.ts';
import { type Asked, type Coin, type DecisionKind, STAY_OUT } from '../decisions.ts';
import { handSize, hunterOf } from '../places.ts';
import { costOf, purse, reviveCost } from '../questions.ts';
import type { HunterView, View } from '../state.ts';
import { textsOf } from '../texts-in-force/sources.ts';
import { turnAt } from './moving.ts';
import { bestLine, bestPayment, outlookOf, type Purchase, waysToPay } from './plan.ts';
import { pointsOf, pricePoints } from './texts.ts';
import { harmPoints, healthLeft } from './worth.ts';

export type Mind<Kind extends DecisionKind = DecisionKind> = Thought<View, Asked<Kind>, { readonly me: HunterView }>;

/** The abilities of a card that lies in play. */
export const abilityOf = (me: HunterView, card: number, index: number): Ability | undefined =>
  card >= 0 && sortOf(card) === 'mastery'
    ? (me.isFocused ? masteryCard(card).focused : masteryCard(card).fills)[index]
    : card >= 0
      ? textsOf(card)[index]
      : undefined;

/** What using a text would bring, less its price. */
export function usePoints(view: View, seat: number, { effects, cost }: Ability, card: number): number {
  const outlook = outlookOf(view, seat);
  return pointsOf(view, seat, effects, outlook.dangers, card) - (cost ? pricePoints(view, seat, cost) : 0);
}

const WORTH_IT = 0.3;
function bestAbility({ view, decision, seat, me }: Mind<'act'>): string | null {
  let found: string | null = null;
  let most = WORTH_IT;
  for (const { key, value } of decision.options) {
    if (value.is !== 'use') continue;
    const ability = abilityOf(me, value.card, value.ability);
    const points = ability ? usePoints(view, seat, ability, value.card) : 0.5;
    if (points > most) [found, most] = [key, points];
  }
  return found;
}

/** Help for the fallen first, then abilities that pay, then the best turn card by card. */
export function act(thought: Mind<'act'>): string {
  const { view, decision, seat } = thought;
  const outlook = outlookOf(view, seat);
  const revive = keyFor(decision, { is: 'revive' });
  if (revive !== undefined && isRescueWise(view, seat)) return revive;
  const ability = bestAbility(thought);
  if (ability) return ability;
  return firstOf(decision, [{ is: 'play', card: bestLine(view, outlook).first }, { is: 'end' }]);
}
const LAST_RESCUE = 9;
const isRescueWise = (view: View, seat: number): boolean => view.round <= LAST_RESCUE && purse(view, seat) >= reviveCost(view, seat);

export function pay({ view, decision, seat }: Mind<'pay'>): string[] {
  const { card, cost } = decision.facts;
  const outlook = outlookOf(view, seat);
  const { cards, tokens } = card >= 0 ? bestPayment(view, outlook, card, cost) : waysToPay(view, outlook, cost, -1)[0]!;
  return coinsOf(decision, { cards, tokens });
}

const coinsOf = (decision: Asked<'pay'>, { cards, tokens }: Purchase): string[] => {
  const paid: Coin[] = [...cards.map(one => ({ card: one, tokens: 0 })), ...(tokens > 0 ? [{ card: -1, tokens }] : [])];
  return paid.map(coin => keyFor(decision, coin)!);
};

/** PA-STAM-3: of all that pays for it, what gives away the least for nothing; among these, what is needed least. */
export function leastLost(view: View, decision: Asked<'pay'>): string[] | null {
  const { card, cost } = decision.facts;
  const lostIn = ({ cards, tokens }: Purchase): number => cards.reduce((sum, one) => sum + valueOf(one), tokens) - cost;
  const ways = waysToPay(view, outlookOf(view, decision.seat), cost, card);
  const least = Math.min(...ways.map(lostIn));
  const way = ways.find(one => lostIn(one) === least);
  return way ? coinsOf(decision, way) : null;
}

export function move({ view, decision, seat, me }: Mind<'move'>): string {
  return best(decision, one =>
    one.is === 'stay' ? turnAt(view, seat, me.sector, 'stay') : one.is === 'hide' ? -1 : turnAt(view, seat, one.to, 'paid'),
  );
}

/** Free moves that a text gives: in the own turn by what the turn would become, else by where it is good to stand. */
export function freeMove({ view, decision, seat, me }: Mind<'forced-move' | 'land'>): string {
  const worth = (sector: number, how: 'free' | 'stay'): number =>
    view.active === seat ? turnAt({ ...view, hunters: withMoved(view, seat) }, seat, sector, how) : standingWorth(view, sector);
  return best<number | null>(decision, sector => (sector === null ? worth(me.sector, 'stay') : worth(sector, 'free')));
}
/** So that staying is not counted as the stay of a Movement phase. */
const withMoved = (view: View, seat: number): View['hunters'] =>
  view.hunters.map((one, i) => (i === seat ? { ...one, hasMoved: true } : one));
const standingWorth = (view: View, sector: number): number => -Math.abs(((sector - view.monster.facing + 4) % 4) - 2);

// In the turns of others

const SPARE_HAND = 4;
/** A card that helps is given if the hand can spare it; a taunt if whoever it saves is worse off. */
export function help({ view, decision, seat, me }: Mind<'help'>): string {
  const assist = decision.options.find(({ value }) => value?.is === 'assist' && canSpare(me, view, seat, value.card));
  if (assist && view.active >= 0 && needsCard(view)) return assist.key;
  const taunt = decision.options.find(({ value }) => value?.is === 'taunt');
  if (taunt && view.active === view.aggro && isWorseOff(view, view.active, seat)) return taunt.key;
  // With closed hands whoever has nothing to give says what others say, too.
  return firstOf(decision, assist || view.isClosed ? [null] : [STAY_OUT, null]);
}
/** Somebody whose turn is still to come keeps what that turn needs. */
const canSpare = (me: HunterView, view: View, seat: number, card: number): boolean =>
  me.hasPlayed ? handSize(me) >= 2 && actionCard(card).cost > 0 : handSize(me) > SPARE_HAND && costOf(view, seat, card) > 1;
const needsCard = (view: View): boolean => handSize(hunterOf(view, view.active)) <= 3;
const WORSE = 2;
const isWorseOff = (view: View, whom: number, than: number): boolean => healthLeft(view, whom) * WORSE < healthLeft(view, than);

/** Healing when there is something to heal; the rest as soon as it helps. */
export function consume({ view, decision, seat }: Mind<'consume'>): string {
  const dangers = outlookOf(view, seat).dangers;
  const worth = (card: number): number =>
    potionCard(card).abilities.reduce((sum, { effects }) => sum + pointsOf(view, seat, effects, dangers, card), 0);
  return best(decision, card => (card === null ? POTION : worth(card)));
}
const POTION = 2.2;

// Attrition and harm

export const disrupt = ({ decision }: Mind<'disrupt'>): string[] => keysOf(decision.options.slice(0, decision.facts.n));

export function prevent({ view, seat, decision, me }: Mind<'prevent'>): string {
  const { about, damage } = decision.facts;
  const { key, value } = decision.options[0]!;
  const ability = value?.is === 'use' ? abilityOf(me, value.card, value.ability) : undefined;
  const price = ability?.cost ? pricePoints(view, seat, ability.cost) : 0;
  return harmPoints(view, about, damage) > price ? key : 'pass';
}

export const chooseFallen = ({ view, decision }: Mind<'choose-fallen'>): string =>
  best(decision, whom => (hunterOf(view, whom).ko === 'black' ? 1 : 0));

// Cards by their worth

type GivingUp = Mind<'hide' | 'discard-down' | 'choose-discard' | 'recycle'>;
const worthIn = ({ view, seat }: GivingUp): ((card: number) => number) => {
  const { worth } = outlookOf(view, seat);
  return card => worth.get(card) ?? 0;
};
function worstFirst(thought: GivingUp): Option<number>[] {
  const worth = worthIn(thought);
  return [...thought.decision.options].sort((a, b) => worth(a.value) - worth(b.value));
}
export const giveWorst = (thought: Mind<'hide'>): string => worstFirst(thought)[0]!.key;
/** What is worth least goes; where not everything may go together, the cheapest of what may. */
export function discardWorst(thought: Mind<'discard-down' | 'choose-discard'>): string[] {
  const { decision } = thought;
  if (!decision.fit) return keysOf(worstFirst(thought).slice(0, decision.min));
  const worth = worthIn(thought);
  const lossOf = (pick: readonly number[]): number => pick.reduce((sum, at) => sum + worth(decision.options[at]!.value), 0);
  return mostOf(decision.fit.some, pick => -lossOf(pick)).map(at => decision.options[at]!.key);
}
const keysOf = (options: readonly Option[]): string[] => options.map(one => one.key);
/** Cards that come to little are changed for new ones. */
export function recycle(thought: Mind<'recycle'>): string[] {
  const { n } = thought.decision.facts;
  const worth = worthIn(thought);
  const worst = worstFirst(thought).slice(0, n);
  return worst.reduce((sum, one) => sum + worth(one.value), 0) < 1.5 * n ? keysOf(worst) : [];
}
export const takeBack = ({ decision }: Mind<'take-back'>): string => best(decision, card => (card === null ? 0 : plainWorth(card)));
/** A card without a table around it: attacks first, then what is cheap and says something. */
export const plainWorth = (card: number): number => {
  if (sortOf(card) !== 'action') return -1;
  const { cost, value, abilities } = actionCard(card);
  return (colourOf(card) === 'red' ? 3 : 1) + abilities.length - 0.5 * cost + 0.3 * value;
};

/** A volley tires a deck; whoever is nearly down does not risk it. */
export function volley({ view, decision, seat, me }: Mind<'volley'>): string {
  const deck = typeof me.deck === 'number' ? me.deck : me.deck.length;
  return deck > decision.facts.n || healthLeft(view, seat) > 3 ? 'yes' : 'no';
}
