/** What a decision asks, as one sentence to the player who is asked. How its options read is in options.ts, what it refuses in refused.ts. */

import { type Asks, askedIn, capital, plural, rollAgain, type Seat, toldIn } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import { HUNTERS } from '../content/hunters.ts';
import type { DawnDecision, DecisionFacts, DecisionKind } from '../decisions.ts';
import { CONDITION_NAMES, RESOURCE_NAMES } from '../printed-names.ts';
import type { View } from '../state.ts';
import { theEnemy } from './names.ts';

/** As a method, so that it can be looked up by the kind of any decision. */
type Ask<Kind extends DecisionKind = DecisionKind> = {
  ask(facts: DecisionFacts[Kind], view: View, decision: Pick<DawnDecision, 'seat' | 'min' | 'max'>): Asks;
}['ask'];

const enemy = (facts: { readonly enemy: number }, view: View): string => {
  const found = view.enemies[facts.enemy];
  return found ? theEnemy(view, found.id) : 'the machine';
};
const hunter = (view: View, seat: Seat): string => {
  const index = view.hunters[seat]?.hunter ?? -1;
  return index < 0 ? 'that hunter' : `the ${HUNTERS[index]!.name}`;
};
const card = (no: number): string => (no >= 0 ? nameOf(no) : 'the card');
const cards = (nos: readonly number[]): string => nos.map(nameOf).join(', ') || 'nothing';

const QUESTIONS: { readonly [Kind in DecisionKind]: Ask<Kind> } = {
  'agree-on-trading': () => 'Shall hunters be allowed to trade in this game? One no is enough.',
  'choose-hunter': () => 'Which hunter do you play?',
  'pick-tracking': () => 'Leader: which trail does the party follow?',
  'pick-event': () => 'Fledgling: which event shall fall on this encounter?',
  'name-rival': () => 'On which rival does your event fall?',
  'place-hunter': () => 'Where do you enter?',
  'name-square': () => 'Which square counts as tall grass in this encounter?',
  'fit-modifications': () => 'Fit or take off a modification, or go on.',
  'discard-before-drawing': () => 'Which cards do you put away before you draw? None is fine.',
  'take-action': (_, view, { seat }) => {
    const { actionsLeft, free } = view.hunters[seat]!;
    const spare = free.length > 0 ? ', and what is free' : '';
    return `What do you do? ${actionsLeft === 0 ? 'Only what is free is left' : `${plural(actionsLeft, 'action')} left${spare}`}.`;
  },
  'sprint-step': facts => `Sprint: where to? ${plural(facts.left, 'square')} left; machines next to your path become alert.`,
  'sneak-step': () => 'Sneak: where to? Nobody becomes alert.',
  'craft-size': () => 'How many of your discards do you shuffle into your draw pile?',
  'distract-enemy': () => 'Which machine do you distract?',
  'distract-square': () => 'Towards which square is it lured?',
  'distract-route': () => 'Which way does it take?',
  'choose-weapon': () => 'Which weapon do you use?',
  'choose-target': facts => `What do you attack with your ${card(facts.weapon)}?`,
  'choose-part': (facts, view) => `Do you aim at the body of ${enemy(facts, view)}, or at a component?`,
  'play-ammunition': facts => (facts ? `What do you load into your ${card(facts.weapon)}?` : 'Which trap do you set?'),
  'play-ability': (facts, view) => `Do you add an ability to the attack on ${enemy(facts, view)}? Then the dice are rolled.`,
  'play-trap-ability': (facts, view) => `Do you add an ability to the trap that ${enemy(facts, view)} has sprung?`,
  'trap-square': () => 'Where do you lay the trap?',
  'pay-cost': facts => `${card(facts.card)}: do you ${facts.cost}?`,
  'scrap-cards': (_, __, { min }) => `Which ${min === 1 ? 'card' : `${min} cards`} do you scrap?`,
  'discard-cards': (_, __, { min, max }) => `Which ${max === 1 ? 'card' : `${min === max ? min : `up to ${max}`} cards`} do you discard?`,
  'discard-resource': () => 'Which resource do you give for it?',
  reroll: (_facts, _, { max }) => rollAgain(max),
  'spend-crit': facts => `You rolled ${facts.left === 1 ? 'a crit' : plural(facts.left, 'crit')}. Which effect do you use?`,
  'order-effects': () => 'Which effect happens first?',
  'order-area': () => 'In which order does the area catch them?',
  'order-kills': () => 'In which order do they fall?',
  push: (facts, view) => `Where do you push ${enemy(facts, view)}?`,
  pull: (facts, view) => `Where do you pull ${enemy(facts, view)}?`,
  dodge: () => 'Where do you dodge to?',
  'move-hunter': () => 'Where do you move?',
  'play-any-time': (_, view) => (view.step === 'enemies' ? 'The machines act next. Play an interrupt first?' : 'Play an interrupt now?'),
  'play-on-attack': (facts, view, { seat }) =>
    facts.hunter === seat
      ? `You attack ${enemy(facts, view)}: do you add an interrupt?`
      : `${capital(hunter(view, facts.hunter))} attacks ${enemy(facts, view)}: do you help with an interrupt?`,
  'play-when-attacked': (facts, view, { seat }) =>
    facts.hunter === seat
      ? `${capital(enemy(facts, view))} attacks you: do you answer?`
      : `${capital(enemy(facts, view))} attacks ${hunter(view, facts.hunter)}: do you play an interrupt?`,
  'play-when-evade-rolled': (facts, view, { seat }) =>
    facts.hunter === seat
      ? `You evade ${enemy(facts, view)}, and the dice lie: do you change it?`
      : `${capital(hunter(view, facts.hunter))} evades ${enemy(facts, view)}: do you play an interrupt?`,
  'play-when-damaged': (facts, view) => `${capital(enemy(facts, view))} has struck: do you answer?`,
  'play-when-evaded': (facts, view) => `${capital(enemy(facts, view))} has missed: do you answer?`,
  'play-when-enemy-killed': (facts, view) => `${capital(enemy(facts, view))} is killed: do you play an interrupt?`,
  'play-when-component-destroyed': () => 'A component is torn off: do you play an interrupt?',
  'play-when-condition-inflicted': (facts, view) =>
    `You inflict ${CONDITION_NAMES[facts.condition]} on ${enemy(facts, view)}: do you play an interrupt?`,
  'order-enemies': () => 'Several machines are next: which one acts first?',
  'enemy-target': (facts, view) => `Several hunters are open to ${enemy(facts, view)}: whom does it turn to?`,
  'enemy-route': (facts, view) => `Several ways are as short: which one does ${enemy(facts, view)} take?`,
  'enemy-away': (facts, view) => `Which way does ${enemy(facts, view)} flee?`,
  'enemy-edge': (facts, view) => `Which edge does ${enemy(facts, view)} make for?`,
  'enemy-friend': (facts, view) => `Which machine does ${enemy(facts, view)} join?`,
  'patrol-step': (facts, view) => `Which way does ${enemy(facts, view)} patrol?`,
  'reroll-evade': (_facts, _, { max }) => rollAgain(max, 'evade '),
  'pay-damage': facts => `${facts.left} damage: which card do you lose${facts.left > 1 ? ' first' : ''}?`,
  'forced-dodge': () => 'The attack is over and you must dodge 1 square: where to?',
  'enemy-push': (facts, view) => `Where is ${hunter(view, facts.hunter)} pushed?`,
  'choose-enemy': () => 'Several machines are as near: which one becomes alert?',
  'spend-glory': facts => `You gained ${facts.n} glory: spend it at once so that a hunter recovers cards?`,
  'vote-to-end': (_, { dusk, turn }) => [
    'The party has the points it needs: end the encounter now?',
    dusk > 0 && turn >= dusk ? 'Dusk falls now: to go on is to lose the encounter.' : '',
  ],
  'take-bonus': () => 'All machines are down: how many bonus salvage cards do you take?',
  'level-up': () => 'What do you learn?',
  'rescue-modifications': () => 'Which modifications do you take off before this equipment leaves the game?',
  'visit-merchant': () => 'Discard a card to visit a merchant of any level?',
  buy: (_, view, { seat }) =>
    `Your turn at the merchant: what do you buy? You hold ${plural(view.hunters[seat]!.salvage.length, 'salvage card')}.`,
  pay: (facts, view, decision) => sayBill(facts, view, decision),
  'trade-partner': () => 'With whom do you trade?',
  'trade-give': () => 'What do you offer?',
  'trade-ask': () => 'What do you ask for it?',
  'accept-trade': (facts, view) => [
    `${capital(hunter(view, facts.from))} offers you a trade: do you agree?`,
    `You would get ${cards(facts.given)} and give ${cards(facts.asked)}.`,
  ],
  'swap-back': facts => `${card(facts.for)} takes the place of your ${card(facts.card)}: hand it over in return?`,
  'trim-deck': (_, __, { min }) => `Your deck is too large: which ${min === 1 ? 'card leaves' : `${min} cards leave`} the game?`,
};

const sayBill: Ask<'pay'> = ({ specials: [special], shards }) =>
  special
    ? `How do you pay the ${RESOURCE_NAMES[special]}?`
    : `Which card pays a Metal Shard? Any resource counts as one; ${shards} to go.`;

function asks(decision: DawnDecision, view: View): Asks {
  const ask: Ask = QUESTIONS[decision.kind];
  return ask(decision.facts, view, decision);
}
export const questionSays = (decision: DawnDecision, view: View): string => askedIn(asks(decision, view));
export const toldSays = (decision: DawnDecision, view: View): string => toldIn(asks(decision, view));
