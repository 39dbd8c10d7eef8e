/** What a hunter does in a turn, and in the turns of others. */
import { best, mostOf, offers, type Thought } from '@quarry/kernel';
import { actionCard, colourOf, keyOf, masteryCard, potionCard, sortOf } from '../content/box.ts';
import type { Ability } from '../content/words/index.ts';
import type { Asked, DecisionKind } from '../decisions.ts';
import { costOf, purse, reviveCost } from '../questions.ts';
import { handSize, hunterOf } from '../ring.ts';
import { textsOf } from '../sources.ts';
import type { HunterView, View } from '../state.ts';
import { turnAt } from './moving.ts';
import { bestLine, bestPayment, outlookOf, waysToPay } from './plan.ts';
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
  for (const { key, about } of decision.options) {
    if (!key.startsWith('use-')) continue;
    const card = Number(about[0]?.id ?? -1);
    const ability = abilityOf(me, card, Number(key.split('-').at(-1)));
    const points = ability ? usePoints(view, seat, ability, card) : 0.5;
    if (points > most) [found, most] = [key, points];
  }
  return found;
}

/** Help for the fallen first, then abilities that pay, then the best turn card by card. */
export function act(thought: Mind<'act'>): string {
  const { view, decision, seat } = thought;
  const outlook = outlookOf(view, seat);
  if (offers(decision, 'revive') && isRescueWise(view, seat)) return 'revive';
  const ability = bestAbility(thought);
  if (ability) return ability;
  const { first } = bestLine(view, outlook);
  return first >= 0 && offers(decision, keyOf(first)) ? keyOf(first) : 'end';
}
const LAST_RESCUE = 9;
const isRescueWise = (view: View, seat: number): boolean => view.round <= LAST_RESCUE && purse(view, seat) >= reviveCost(view, seat);

export function pay({ view, decision, seat }: Mind<'pay'>): string[] {
  const { card, cost } = decision.facts;
  const outlook = outlookOf(view, seat);
  const { cards, tokens } = card >= 0 ? bestPayment(view, outlook, card, cost) : waysToPay(view, outlook, cost, -1)[0]!;
  return [...cards.map(keyOf), ...(tokens > 0 ? [`stamina-${tokens}`] : [])];
}

export function move({ view, decision, seat, me }: Mind<'move'>): string {
  return best(decision, (id, key) =>
    key === 'stay' ? turnAt(view, seat, me.sector, 'stay') : key === 'hide' ? -1 : turnAt(view, seat, Number(id), 'paid'),
  );
}

/** Free moves that a text gives: in the own turn by what the turn would become, else by where it is good to stand. */
export function freeMove({ view, decision, seat, me }: Mind<'forced-move' | 'land'>): string {
  const worth = (sector: number, how: 'free' | 'stay'): number =>
    view.active === seat ? turnAt({ ...view, hunters: withMoved(view, seat) }, seat, sector, how) : standingWorth(view, sector);
  return best(decision, (id, key) => (key === 'pass' ? worth(me.sector, 'stay') : worth(Number(id), 'free')));
}
/** So that staying is not counted as the stay of a Movement phase. */
const withMoved = (view: View, seat: number): View['hunters'] =>
  view.hunters.map((one, i) => (i === seat ? { ...one, hasMoved: true } : one));
const standingWorth = (view: View, sector: number): number => -Math.abs(((sector - view.monster.facing + 4) % 4) - 2);

// In the turns of others

const SPARE_HAND = 4;
/** A card that helps is given if the hand can spare it; a taunt if whoever it saves is worse off. */
export function help({ view, decision, seat, me }: Mind<'help'>): string {
  const later = decision.options.find(one => one.key.startsWith('pass-until'))?.key ?? 'pass';
  const assist = decision.options.find(one => one.key.startsWith('assist-') && canSpare(me, view, seat, Number(one.about[0]!.id)));
  if (assist && view.active >= 0 && needsCard(view)) return assist.key;
  const taunt = decision.options.find(one => one.key.startsWith('taunt-'));
  if (taunt && view.active === view.aggro && isWorseOff(view, view.active, seat)) return taunt.key;
  // With closed hands whoever has nothing to give says what others say, too.
  return assist || view.isClosed ? 'pass' : later;
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
  return best(decision, (id, key) => (key === 'none' ? POTION : worth(Number(id))));
}
const POTION = 2.2;

// Attrition and harm

export const disrupt = ({ decision }: Mind<'disrupt'>): string[] => decision.options.slice(0, decision.facts.n).map(one => one.key);

export function prevent({ view, seat, decision, me }: Mind<'prevent'>): string {
  const { about, damage } = decision.facts;
  const first = decision.options[0]!;
  if (first.key === 'pass') return 'pass';
  const card = Number(first.about[0]?.id ?? -1);
  const ability = abilityOf(me, card, Number(first.key.split('-').at(-1)));
  const price = ability?.cost ? pricePoints(view, seat, ability.cost) : 0;
  return harmPoints(view, about, damage) > price ? first.key : 'pass';
}

export const chooseFallen = ({ view, decision }: Mind<'choose-fallen'>): string =>
  best(decision, id => (hunterOf(view, Number(id)).ko === 'black' ? 1 : 0));

// Cards by their worth

const worstFirst = ({ view, decision, seat }: Mind): string[] => {
  const { worth } = outlookOf(view, seat);
  const rank = (id: string | number | undefined): number => worth.get(Number(id)) ?? 0;
  return [...decision.options].sort((a, b) => rank(a.about[0]?.id) - rank(b.about[0]?.id)).map(one => one.key);
};
export const worstFirstOne = (thought: Mind): string => worstFirst(thought)[0]!;
/** What is worth least goes; where not everything may go together, the cheapest of what may. */
export function discardWorst(thought: Mind): string[] {
  const { view, decision, seat } = thought;
  if (!decision.fit) return worstFirst(thought).slice(0, decision.min);
  const { worth } = outlookOf(view, seat);
  const lossOf = (pick: readonly number[]): number =>
    pick.reduce((sum, at) => sum + (worth.get(Number(decision.options[at]!.about[0]?.id)) ?? 0), 0);
  return mostOf(decision.fit.some, pick => -lossOf(pick)).map(at => decision.options[at]!.key);
}
/** Cards that come to little are changed for new ones. */
export function recycle(thought: Mind<'recycle'>): string[] {
  const { view, seat, decision } = thought;
  const { worth } = outlookOf(view, seat);
  const { n } = decision.facts;
  const worst = worstFirst(thought as Mind).slice(0, n);
  const sum = decision.options
    .filter(one => worst.includes(one.key))
    .reduce((all, one) => all + (worth.get(Number(one.about[0]?.id)) ?? 0), 0);
  return sum < 1.5 * n ? worst : [];
}
export const takeBack = ({ decision }: Mind<'take-back'>): string =>
  best(decision, (id, key) => (key === 'pass' ? 0 : plainWorth(Number(id))));
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
