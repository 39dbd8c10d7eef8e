/** What a decision asks, as one sentence to the player who is asked, and why something is not offered. */
import type { ClauseId, Decision, Refused, Seat } from '@quarry/kernel';
import { actionCard, equipmentCard, nameOf, priceOf, sortOfCard } from '../content/box.ts';
import { HUNTERS } from '../content/hunters.ts';
import { type ActionType, type AmmunitionSymbol, ARCS, type Condition, type MomentName } from '../content/types.ts';
import type { DecisionKind } from '../decisions.ts';
import type { View } from '../state.ts';
import { ACTION_NAMES, CONDITION_NAMES, plural, RESOURCE_NAMES, sayList } from '../words.ts';
import { MOMENT_TEXT } from './effects.ts';
import { theEnemy } from './names.ts';
import { mapSeen } from './squares.ts';
import { sayPrice } from './table.ts';

type Say = (facts: Readonly<Record<string, unknown>>, view: View, decision: Decision) => string;

const enemy = (facts: Readonly<Record<string, unknown>>, view: View, otherwise = 'the machine'): string => {
  const found = view.enemies[facts['enemy'] as number];
  return found ? theEnemy(view, found.id) : otherwise;
};
const hunter = (view: View, seat: unknown): string => {
  const index = view.hunters[seat as number]?.hunter ?? -1;
  return index < 0 ? 'that hunter' : `the ${HUNTERS[index]!.name}`;
};
const card = (no: unknown): string => (typeof no === 'number' && no >= 0 ? nameOf(no) : 'the card');
const cards = (nos: unknown): string => ((nos as readonly number[]) ?? []).map(nameOf).join(', ') || 'nothing';
const left = (facts: Readonly<Record<string, unknown>>): number => (facts['left'] as number | undefined) ?? 1;
const dice = (facts: Readonly<Record<string, unknown>>): string => ((facts['faces'] as readonly (number | string)[]) ?? []).join(', ');

const QUESTIONS: Readonly<Record<DecisionKind, Say>> = {
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
    return `What do you do? ${actionsLeft === 0 ? 'Only free actions are left' : `${plural(actionsLeft, 'action')} left`}${spare}.`;
  },
  'sprint-step': facts => `Sprint: where to? ${plural(left(facts), 'square')} left; machines next to your path become alert.`,
  'sneak-step': () => 'Sneak: where to? Nobody becomes alert.',
  'craft-size': () => 'How many of your discards do you shuffle into your draw pile?',
  'distract-enemy': () => 'Which machine do you distract?',
  'distract-square': () => 'Towards which square is it lured?',
  'distract-route': () => 'Which way does it take?',
  'choose-weapon': () => 'Which weapon do you use?',
  'choose-target': facts => `What does your ${card(facts['weapon'])} strike?`,
  'choose-part': (facts, view) => `Do you aim at the body of ${enemy(facts, view)}, or at a component?`,
  'play-ammunition': facts =>
    facts['weapon'] === undefined ? 'Which trap do you set?' : `What do you load into your ${card(facts['weapon'])}?`,
  'play-ability': (facts, view) => `Do you add an ability to the attack on ${enemy(facts, view)}? Then the dice are rolled.`,
  'play-trap-ability': (facts, view) => `Do you add an ability to the trap that ${enemy(facts, view)} has sprung?`,
  'trap-square': () => 'Where do you lay the trap?',
  'pay-cost': facts => `${card(facts['card'])}: do you ${String(facts['cost'])}?`,
  'scrap-cards': (_, __, { min }) => `Which ${min === 1 ? 'card' : `${min} cards`} do you scrap?`,
  'discard-cards': (_, __, { min, max }) => `Which ${max === 1 ? 'card' : `${min === max ? min : `up to ${max}`} cards`} do you discard?`,
  'discard-resource': () => 'Which resource do you give for it?',
  reroll: (facts, _, { max }) => `The dice show ${dice(facts)}. Which of them do you roll again, at most ${max}?`,
  'spend-crit': facts => `You rolled ${left(facts) === 1 ? 'a crit' : plural(left(facts), 'crit')}. Which effect do you use?`,
  'order-effects': () => 'Which effect happens first?',
  'order-area': () => 'In which order does the area catch them?',
  'order-kills': () => 'In which order do they fall?',
  push: (facts, view) => `Where do you push ${enemy(facts, view)}?`,
  pull: (facts, view) => `Where do you pull ${enemy(facts, view)}?`,
  dodge: () => 'Where do you dodge to?',
  'move-hunter': () => 'Where do you move?',
  'play-any-time': (_, view) => (view.step === 'enemies' ? 'The machines act next. Play an interrupt first?' : 'Play an interrupt now?'),
  'play-on-attack': (facts, view, { seat }) =>
    facts['hunter'] === seat
      ? `You attack ${enemy(facts, view)}: do you add an interrupt?`
      : `${capital(hunter(view, facts['hunter']))} attacks ${enemy(facts, view)}: do you help with an interrupt?`,
  'play-when-attacked': (facts, view, { seat }) =>
    facts['hunter'] === seat || facts['hunter'] === undefined
      ? `${capital(enemy(facts, view))} attacks you: do you answer?`
      : `${capital(enemy(facts, view))} attacks ${hunter(view, facts['hunter'])}: do you play an interrupt?`,
  'play-when-evade-rolled': () => 'The evade is rolled: do you change it?',
  'play-when-damaged': (facts, view) => `${capital(enemy(facts, view))} has struck: do you answer?`,
  'play-when-evaded': (facts, view) => `${capital(enemy(facts, view))} has missed: do you answer?`,
  'play-when-enemy-killed': (facts, view) => `${capital(enemy(facts, view))} is killed: do you play an interrupt?`,
  'play-when-component-destroyed': () => 'A component is torn off: do you play an interrupt?',
  'play-when-condition-inflicted': (facts, view) =>
    `You inflict ${CONDITION_NAMES[facts['condition'] as Condition]} on ${enemy(facts, view)}: do you play an interrupt?`,
  'order-enemies': () => 'Several machines are next: which one acts first?',
  'enemy-target': (facts, view) => `Several hunters are as near: whom does ${enemy(facts, view)} turn to?`,
  'enemy-route': (facts, view) => `Several ways are as short: which one does ${enemy(facts, view)} take?`,
  'enemy-away': (facts, view) => `Which way does ${enemy(facts, view)} flee?`,
  'enemy-edge': (facts, view) => `Which edge does ${enemy(facts, view)} make for?`,
  'enemy-friend': (facts, view) => `Which machine does ${enemy(facts, view)} join?`,
  'patrol-step': (facts, view) => `Which way does ${enemy(facts, view)} patrol?`,
  'reroll-evade': (facts, _, { max }) => `Your evade shows ${dice(facts)}. Which dice do you roll again, at most ${max}?`,
  'pay-damage': facts => `${left(facts)} damage: which card do you lose${left(facts) > 1 ? ' first' : ''}?`,
  'forced-dodge': () => 'The attack is over and you must dodge 1 square: where to?',
  'enemy-push': (facts, view) => `Where is ${hunter(view, facts['hunter'])} pushed?`,
  'choose-enemy': () => 'Several machines are as near: which one becomes alert?',
  'spend-glory': facts => `You gained ${(facts['n'] as number | undefined) ?? 1} glory: spend it at once so that a hunter recovers cards?`,
  'vote-to-end': (_, { dusk, turn }) =>
    `The party has the points it needs: end the encounter now?${dusk > 0 && turn >= dusk ? ' Dusk falls now: to go on is to lose the encounter.' : ''}`,
  'take-bonus': () => 'All machines are down: how many bonus salvage cards do you take?',
  'level-up': () => 'What do you learn?',
  'rescue-modifications': () => 'Which modifications do you take off before this equipment leaves the game?',
  'visit-merchant': () => 'Discard a card to visit a merchant of any level?',
  buy: (_, view, { seat }) =>
    `Your turn at the merchant: what do you buy? You hold ${plural(view.hunters[seat]!.salvage.length, 'salvage card')}.`,
  pay: facts => sayBill(facts),
  'trade-partner': () => 'With whom do you trade?',
  'trade-give': () => 'What do you offer?',
  'trade-ask': () => 'What do you ask for it?',
  'accept-trade': (facts, view) =>
    `${capital(hunter(view, facts['from']))} offers ${cards(facts['given'])} for ${cards(facts['asked'])}: do you agree?`,
  'swap-back': facts => `${card(facts['for'])} takes the place of your ${card(facts['card'])}: hand the old one over in return?`,
  'trim-deck': (_, __, { min }) => `Your deck is too large: which ${min === 1 ? 'card leaves' : `${min} cards leave`} the game?`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sayBill(facts: Readonly<Record<string, unknown>>): string {
  const [special] = (facts['specials'] as readonly (keyof typeof RESOURCE_NAMES)[] | undefined) ?? [];
  if (special) return `How do you pay the ${RESOURCE_NAMES[special]}?`;
  return `Which card pays a Metal Shard? ${String(facts['shards'])} to go.`;
}

export function questionSays(decision: Decision, view: View): string {
  return QUESTIONS[decision.kind as DecisionKind](decision.facts ?? {}, view, decision);
}

/** Why an action is not offered, for reasons that lie in the position. */
const NO_ACTION: Readonly<Record<Exclude<ActionType, 'ranged' | 'melee'>, string>> = {
  sprint: 'You cannot sprint now.',
  sneak: 'You cannot sneak now.',
  craft: 'Your discard pile is empty: there is nothing to craft.',
  distract: 'No machine that is not alert is within 2 squares.',
  loot: 'There is no machine corpse in your square.',
};

/** What is missing for an attack: a weapon, ammunition, or a machine near enough and in sight. */
function noAttack(kind: 'ranged' | 'melee', view: View, seat: Seat): string {
  const { equipment, hand, square } = view.hunters[seat]!;
  const arcs = kind === 'melee' ? (['melee'] as const) : (['ranged', 'sidearm'] as const);
  const weapons = arcs.map(arc => equipment[ARCS.indexOf(arc)] ?? -1).flatMap(no => (no < 0 ? [] : [equipmentCard(no)]));
  const [weapon] = weapons.flatMap(one => (one.kind === 'weapon' ? [one] : [])).toSorted((a, b) => b.range - a.range);
  if (!weapon) return `You carry no ${kind} weapon.`;
  const loads = (typeof hand === 'number' ? [] : hand).map(actionCard).flatMap(one => (one.type === 'ammunition' ? one.symbols : []));
  const fits = weapons.some(one => one.kind === 'weapon' && one.symbols.some(symbol => loads.includes(symbol)));
  if (kind === 'ranged' && !fits) return `You hold no ammunition for your ${sayList(weapons.map(one => one.name))}. Draw or craft for it.`;
  const { area } = mapSeen(view);
  const far = Math.min(...view.enemies.filter(one => one.status === 'in-play').map(one => area.distance(square, one.square)));
  const reach = kind === 'melee' ? 1 : weapon.range;
  if (far > reach)
    return `Your ${weapon.name} reaches ${plural(reach, 'square')}; the nearest machine is ${far} away. Sneak or sprint closer first.`;
  return `No machine is in reach and sight of your ${weapon.name} with the ammunition you hold.`;
}

export function refusedSays({ about: [about], facts }: Refused, view: View): string {
  switch (about?.kind) {
    case 'action': {
      const action = about.id as ActionType;
      if (facts['reason'] === 'none-left') return 'Both actions of this activation are used.';
      if (facts['reason'] === 'done-already') return `A ${ACTION_NAMES[action]} was already done in this activation.`;
      return action === 'ranged' || action === 'melee' ? noAttack(action, view, facts['seat'] as Seat) : NO_ACTION[action];
    }
    case 'enemy':
      return facts['isUnseen']
        ? `You do not see ${enemy(facts, view)}: the straight line between you leaves the playing area.`
        : `${capital(enemy(facts, view))} is ${plural(facts['far'] as number, 'square')} away; this reaches ${plural(facts['reach'] as number, 'square')}.`;
    case 'node':
      return facts['isTooHigh'] ? 'Only one level is gained in an encounter.' : 'No link leads here from the skill you have.';
    case 'card':
      return cardRefused(about.id as number, facts['reason'] as NoCard);
    default:
      return 'Not offered, and we cannot say why: our mistake. Please report it.';
  }
}

const sayFor = (symbols: readonly AmmunitionSymbol[]): string => sayList(symbols.map(symbol => `a ${symbol}`));

/** Why a card is not to be had or not to be played. */
type NoCard = 'too-dear' | 'closed' | 'shocked' | 'does-not-fit' | 'not-now';

function cardRefused(no: number, reason: NoCard): string {
  if (reason === 'too-dear') return `It costs ${sayPrice(priceOf(no))}, which you cannot pay.`;
  if (reason === 'closed') return 'This merchant has closed.';
  if (sortOfCard(no) !== 'action') return 'It cannot be used now.';
  const printed = actionCard(no);
  switch (printed.type) {
    case 'stamina':
      return 'Stamina does nothing; it is only there to be lost to damage.';
    case 'ammunition':
      return reason === 'does-not-fit'
        ? `It fits ${sayFor(printed.symbols)}, not this weapon.`
        : `It is loaded when you attack with ${sayFor(printed.symbols)}.`;
    case 'ability':
      return reason === 'does-not-fit'
        ? `It goes with a ${printed.only ?? 'different'} attack only, and one ability is enough for an attack.`
        : 'An ability is added to an attack, after the target is chosen.';
    case 'interrupt':
      return reason === 'shocked' ? 'A shocked hunter plays no interrupts.' : interruptMoment(printed.when);
  }
}

const interruptMoment = (when: MomentName): string =>
  when === 'any-time'
    ? 'It can be played in any window of the Encounter Phase; none is open now.'
    : `It is played at one moment only: ${MOMENT_TEXT[when].charAt(0).toLowerCase()}${MOMENT_TEXT[when].slice(1)}.`;

/** Cards in hand that the decision does not offer, each with its reason: people look for them. */
export function refused(view: View, decision: Decision): Refused[] {
  const me = view.hunters[decision.seat];
  if (!me || typeof me.hand === 'number') return [];
  const offered = new Set(decision.options.flatMap(one => one.about.filter(ref => ref.kind === 'card').map(ref => ref.id)));
  return me.hand
    .filter(no => !offered.has(no))
    .map(no => {
      const [why, reason] = whyNot(no, decision, me.shock > 0);
      return { about: [{ kind: 'card', id: no }], why, facts: { card: no, reason } };
    });
}

function whyNot(no: number, { kind }: Decision, isShocked: boolean): readonly [ClauseId, NoCard] {
  switch (actionCard(no).type) {
    case 'stamina':
      return ['ZD-STAM-3', 'not-now'];
    case 'ammunition':
      return kind === 'play-ammunition' ? ['ZD-EQ-8', 'does-not-fit'] : ['ZD-ATK-5', 'not-now'];
    case 'ability':
      return kind === 'play-ability' ? ['ZD-DECK-6', 'does-not-fit'] : ['ZD-ATK-7', 'not-now'];
    case 'interrupt':
      return isShocked ? ['ZD-INT-6', 'shocked'] : ['ZD-INT-1', 'not-now'];
  }
}
