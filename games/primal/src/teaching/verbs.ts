/** What each thing that a player can do does, in one line that needs no other; and which of them an option is. */
import type { BareDecision, Option } from '@quarry/kernel';
import { colourOf } from '../content/box.ts';
import type { Colour } from '../content/kinds.ts';
import type { Action, Asked, DecisionFacts, DecisionKind, DecisionValues, Help, Movement } from '../decisions.ts';
import type { Chore } from '../rules/pages.ts';

export const VERBS = {
  // The group
  agree: 'Say yes to what is proposed; the first player settles it, or all the others do.',
  refuse: 'Say no to what is proposed; then something else can be named.',

  // Story
  'take-quest': 'Take up this quest; the others stay on the board, some only for a while.',
  'answer-story': 'Decide it like this; the story remembers.',
  'give-reward': 'This hunter keeps the card of the reward.',

  // Camp
  'turn-page': 'Look at this part of the camp; nothing is spent by looking.',
  'go-back': 'Go back without doing anything here.',
  ready: 'Be ready; the hunt begins once everybody is.',
  'think-again': 'Take back that you are ready, and go on preparing.',
  'mend-deck': 'Put the deck right at once, so that it fits your weapon.',
  'make-gear': 'Have this piece made at the forge; you pay for it next.',
  'upgrade-gear': 'Have a better piece made out of the old one, which is gone; its element is not paid again.',
  'pay-as-listed': 'Pay exactly what the price names.',
  'pay-resource': 'Pay the next part of the price with this.',
  brew: 'Pay the plants, and keep this potion.',
  learn: 'Use an upgrade for the next step of this branch: two action cards, later a mastery.',
  'wear-gear': 'Use this piece in the hunt instead of the one that you have on.',
  'take-off': 'Go without an item.',
  'choose-mastery': 'Take this mastery into the hunt; you have one at a time.',
  'add-card': 'Put this card into your deck.',
  'remove-card': 'Take this card out of your deck; it stays yours.',
  'pack-potion': 'Take this potion along, one of three at most.',
  'leave-potion': 'Leave this potion at home.',
  'offer-trade': 'Offer this swap; it happens if the other hunter takes it.',
  'accept-trade': 'Take the offer: you both swap at once.',
  'refuse-trade': 'Refuse the offer; nothing is swapped.',
  'withdraw-trade': 'Take your offer back.',

  // The round
  'take-aggro': 'The monster looks at this hunter, who also has the first turn.',
  drink: 'Use the potion now; it is gone for this hunt.',
  'drink-nothing': 'Drink nothing in this round.',

  // Movement
  move: 'Pay what the question says and move to this neighbouring sector; you are not threatened.',
  stay: 'Stay here. If you have not moved in this phase, you become threatened: two attrition cards.',
  hide: 'Recycle this dodge and hide in the brush; your turn rests.',
  'hide-for': 'Come out of the brush when the turn of this hunter is over.',

  // Action
  'play-attack': 'Deal your weapon damage and do what the card says; you must stand where the monster is exposed.',
  'play-maneuver': 'Do what the card says, and take 1 struggle away.',
  'play-dodge': 'Do what the card says; in the sequence it stands against attrition.',
  'play-parry': 'Do what the card says; in the sequence it stands as 1 defence against attrition.',
  'use-action': 'Use what the card allows: once in a turn.',
  revive: 'Pay 2 stamina to help a fallen hunter in your sector: red turns black, black gets up.',
  'help-up': 'This is the hunter whom you help.',
  'end-actions': 'Play nothing more. With two or more cards left in hand you gain 1 stamina token.',
  'pay-card': 'Discard this card as payment; it is worth its stamina value.',
  'pay-tokens': 'Spend stamina tokens, each worth 1.',

  // Helping
  assist: 'Discard this card: the hunter whose turn it is draws 1.',
  taunt: 'Discard this card: the other hunter draws 1, you take aggro, and the monster turns to you.',
  'help-later': 'Do nothing now; you may still help later in this turn.',
  'help-not': 'Do nothing, and be asked again only in the next turn.',

  // Attrition and damage
  'choose-attrition': 'This attrition card counts.',
  disrupt: 'Dust covers this card: it is no defence now.',
  'break-rock': 'Break the rock: this attrition damage is not suffered, and the rock is gone.',
  prevent: 'Use this ability to keep damage off.',
  'let-happen': 'Prevent nothing, and take the damage.',
  'show-resilience': 'Show this card and draw 1; it stays in your hand.',
  deplete: 'This piece is depleted: it gives no more health in this hunt, but keeps its text.',
  mend: 'This piece is whole again, and gives its health.',

  // Behaviours
  'wake-next': 'This behaviour answers next.',
  'rampage-next': 'This card of the rampage is done next.',
  'put-in-order': 'This one happens first.',
  'name-victim': 'It falls on this hunter.',
  'name-sector': 'It happens in this sector.',
  'name-slot': 'It happens to the behaviour in this slot.',
  'pay-to-be-spared': 'Give what the card asks for, and be spared.',
  'not-spared': 'Keep what you have, and let the card happen to you.',
  'move-away': 'Move to this sector, for nothing.',
  'stay-and-suffer': 'Do not move, and suffer what the card says.',
  'stay-put': 'Do not move.',

  // Texts
  use: 'Use the ability, and pay what it asks for.',
  'do-not-use': 'Leave it alone; nothing is paid.',
  'choose-effect': 'Do this of what the card offers.',
  'choose-hunter': 'The card works on this hunter.',
  'choose-sector': 'The card works on this sector.',
  'stun-slot': 'Nothing wakes this behaviour for the rest of the round.',
  'discard-slot': 'This behaviour goes away and does nothing; another takes its place.',
  'look-at-slot': 'Everybody looks at the front of this behaviour; it stays where it is.',
  blind: 'This peril does nothing until your next turn begins.',
  discard: 'Put this card on your discard pile.',
  'discard-down': 'Discard this card, as your hand is above its limit.',
  'take-back': 'Take this card back from your discard pile.',
  'leave-there': 'Take nothing back.',
  'order-cards': 'The card that you name first is drawn first.',
  recycle: 'Discard this card, and draw another for it.',
  volley: 'Discard the top cards of your deck; each offensive one deals your weapon level.',
  'no-volley': 'Leave the deck as it is.',
  'name-shower': 'This hunter may show attacks, and deals weapon damage for each.',
  'show-attack': 'Show this attack; it stays in hand and deals weapon damage.',
  double: 'Double this damage; the monster is no longer vulnerable.',
  'keep-opening': 'Deal the damage as it is; the monster stays vulnerable.',
  'hit-monster': 'All the damage goes to the monster.',
  'hit-swarm': 'All the damage goes to this swarm; what is too much is lost.',

  // The ground
  'take-bloom': 'Suffer your weapon level, and draw 1.',
  'leave-bloom': 'Leave the pact bloom alone.',
  climb: 'Climb the plateau; from there you can jump on the monster when a behaviour is turned up.',
  'stay-below': 'Stay on the ground.',
  mount: 'Jump on the monster: the behaviour does nothing, and a card decides whether you hold on.',
  'let-pass': 'Stay on the plateau, and let the behaviour happen.',
  land: 'Come down in this sector.',
} as const;

type Verb = keyof typeof VERBS;

/** Decisions all of whose options do the same. */
const KINDS: Readonly<Partial<Record<DecisionKind, Verb>>> = {
  'choose-aggro': 'take-aggro',
  'order-behaviours': 'wake-next',
  'order-rampage': 'rampage-next',
  'order-triggers': 'put-in-order',
  'choose-tied': 'name-victim',
  'group-hunter': 'name-victim',
  'group-sector': 'name-sector',
  'group-slot': 'name-slot',
  'choose-quest': 'take-quest',
  'chapter-choice': 'answer-story',
  'give-reward': 'give-reward',
  prepare: 'turn-page',
  consume: 'drink',
  hide: 'hide',
  'hide-for': 'hide-for',
  move: 'move',
  help: 'help-later',
  act: 'use-action',
  pay: 'pay-card',
  'choose-fallen': 'help-up',
  'choose-attrition': 'choose-attrition',
  disrupt: 'disrupt',
  prevent: 'prevent',
  'discard-down': 'discard-down',
  'choose-effect': 'choose-effect',
  'choose-hunter': 'choose-hunter',
  'choose-sector': 'choose-sector',
  'choose-slot': 'name-slot',
  'choose-peril': 'blind',
  'choose-discard': 'discard',
  'take-back': 'take-back',
  'order-cards': 'order-cards',
  'order-own': 'put-in-order',
  recycle: 'recycle',
  'stun-hunter': 'name-shower',
  'show-attacks': 'show-attack',
  resilience: 'show-resilience',
  'forced-move': 'move-away',
  'spare-yourself': 'move-away',
  'choose-target': 'hit-swarm',
  mend: 'mend',
  land: 'land',
  deplete: 'deplete',
};

const either =
  (yes: Verb, no: Verb) =>
  (value: boolean): Verb =>
    value ? yes : no;
const ifNone =
  (verb: Verb) =>
  (value: unknown): Verb | undefined =>
    value === null ? verb : undefined;

const PLAYS: Readonly<Record<Colour, Verb>> = {
  red: 'play-attack',
  blue: 'play-maneuver',
  green: 'play-dodge',
  yellow: 'play-parry',
};
function verbOfAction(action: Action): Verb {
  switch (action.is) {
    case 'play': {
      const colour = colourOf(action.card);
      return colour ? PLAYS[colour] : 'use-action';
    }
    case 'use':
      return 'use-action';
    case 'revive':
      return 'revive';
    case 'end':
      return 'end-actions';
  }
}

const CHORES: Readonly<Record<Chore['do'], Verb>> = {
  turn: 'turn-page',
  back: 'go-back',
  ready: 'ready',
  'not-ready': 'think-again',
  mend: 'mend-deck',
  make: 'make-gear',
  'pay-as-listed': 'pay-as-listed',
  pay: 'pay-resource',
  brew: 'brew',
  learn: 'learn',
  wear: 'wear-gear',
  'take-off': 'take-off',
  mastery: 'choose-mastery',
  add: 'add-card',
  remove: 'remove-card',
  take: 'pack-potion',
  leave: 'leave-potion',
  offer: 'offer-trade',
  accept: 'accept-trade',
  refuse: 'refuse-trade',
  'take-back': 'withdraw-trade',
};
const HELPS: Readonly<Record<Help['is'], Verb>> = { assist: 'assist', taunt: 'taunt', 'stay-out': 'help-not' };
const MOVES: Readonly<Record<Movement['is'], Verb>> = { go: 'move', stay: 'stay', hide: 'hide' };
const SLOTS: Readonly<Record<DecisionFacts['choose-slot']['for'], Verb>> = {
  stun: 'stun-slot',
  discard: 'discard-slot',
  look: 'look-at-slot',
};

/** As a method, so that it can be looked up by the kind of any decision. */
type VerbFor<Kind extends DecisionKind = DecisionKind> = {
  verb(value: DecisionValues[Kind], facts: DecisionFacts[Kind]): Verb | undefined;
}['verb'];
/** Where options of a decision do something else than the others. */
const OPTIONS: { readonly [Kind in DecisionKind]?: VerbFor<Kind> } = {
  'group-double': either('double', 'keep-opening'),
  double: either('double', 'keep-opening'),
  prepare: chore => (!chore ? undefined : chore.do === 'make' && chore.from >= 0 ? 'upgrade-gear' : CHORES[chore.do]),
  consume: ifNone('drink-nothing'),
  move: ({ is }) => MOVES[is],
  help: help => (help ? HELPS[help.is] : 'help-later'),
  act: verbOfAction,
  pay: ({ tokens }) => (tokens > 0 ? 'pay-tokens' : 'pay-card'),
  prevent: prevention => (prevention === null ? 'let-happen' : prevention.is === 'rock' ? 'break-rock' : 'prevent'),
  'pact-bloom': either('take-bloom', 'leave-bloom'),
  climb: either('climb', 'stay-below'),
  'use-ability': either('use', 'do-not-use'),
  'choose-slot': (_, { for: what }) => SLOTS[what],
  'take-back': ifNone('leave-there'),
  volley: either('volley', 'no-volley'),
  'forced-move': ifNone('stay-put'),
  'choose-target': target => (target === 'monster' ? 'hit-monster' : 'hit-swarm'),
  'spare-yourself': one =>
    one === 'suffer' ? 'stay-and-suffer' : typeof one === 'number' ? 'move-away' : one ? 'pay-to-be-spared' : 'not-spared',
  'pay-text': either('use', 'do-not-use'),
  mount: either('mount', 'let-pass'),
};
const agreeing = either('agree', 'refuse');

export function verbOf(bare: BareDecision, option: Option | null): string {
  const decision = bare as Asked;
  const { kind, facts } = decision;
  const value = option?.value as DecisionValues[DecisionKind] | undefined;
  const all = KINDS[kind] ?? kind;
  if (value === undefined) return all;
  const one: VerbFor | undefined = isAgreeing(kind) ? agreeing : OPTIONS[kind];
  return one?.(value, facts) ?? all;
}
const isAgreeing = (kind: DecisionKind): boolean => kind.startsWith('agree-');
