/** What each thing that a player can do does, in one line that needs no other; and which of them an option is. */
import type { BareDecision, Option, Passed } from '@quarry/kernel';
import { type Asked, BODY, type DecisionFacts, type DecisionKind, type DecisionValues, OFF, PILE } from '../decisions.ts';

export const VERBS = {
  // Before the hunt, and tracking
  'allow-trading': 'Hunters may exchange cards at the merchant; it takes everybody’s yes.',
  'forbid-trading': 'Nobody may trade in this game.',
  'choose-hunter': 'Play this hunter: its weapons, its deck of action cards and its skills are yours.',
  'pick-tracking': 'Choose the next encounter: its map, its machines and its level.',
  'pick-event': 'Choose the event that changes the next encounter.',
  'name-rival': 'Choose the hunter who suffers from your event.',
  'place-hunter': 'Enter the map on this square.',
  'place-grass': 'This square counts as tall grass in this encounter.',

  // Actions
  'fit-modification': 'Put a coil on a weapon, or a weave on armour.',
  'take-off': 'Take a modification off its equipment and keep it for later.',
  'leave-equipment': 'Leave your equipment as it is.',
  'put-away': 'Discard cards that you do not need; then you draw up to your hand size.',
  sprint: 'Move up to 2 squares; machines next to your path become alert.',
  sneak: 'Move 1 square; no machine becomes alert by it.',
  craft: 'Shuffle your 3 oldest discards into your draw pile.',
  'craft-twice': 'Use both actions to shuffle your 6 oldest discards into your draw pile.',
  distract: 'Make a machine within 2 squares that is not alert take 1 step where you want it.',
  ranged: 'Attack a machine in range and sight; this uses 1 ammunition card.',
  melee: 'Attack a machine in your square or next to it; you step into its square.',
  loot: 'Remove the machine corpse in your square and draw 3 salvage cards.',
  'end-activation': 'Take no further action; the machines are next.',
  stay: 'Stay where you are.',

  // Attacks
  'choose-weapon': 'Attack with this weapon: its range says how far, its dice how hard.',
  'set-trap': 'Lay a trap; it attacks the first machine that enters its square.',
  'choose-target': 'Attack this machine.',
  'aim-at-body': 'Damage takes hit points; a machine without hit points is killed.',
  'aim-at-component': 'Enough damage tears the component off: 1 glory, and damage to the body. Too little leaves the body unhurt.',
  load: 'Add the dice of this ammunition card to those of your weapon.',
  'add-ability': 'Add the effect of this ability card to the attack; one for each attack.',
  'add-nothing': 'Attack without a further card.',
  'pay-cost': 'Pay what the card asks for, and its effect happens.',
  'keep-cost': 'Pay nothing; that effect of the card does not happen.',
  scrap: 'Put a card aside; it is out until the encounter is over.',
  discard: 'Put a card on your discard pile; crafting can bring it back.',
  'give-resource': 'Discard this salvage card for the effect.',
  reroll: 'Roll the chosen dice again, all at once; the new faces stand.',
  'spend-crit': 'Use the crit for this effect.',
  'leave-crit': 'Do not use the crit.',
  'put-in-order': 'What you name first happens first.',
  push: 'Move the machine to this square next to it.',
  pull: 'Move the machine to this square, nearer to you.',
  'leave-in-place': 'Do not move the machine.',
  dodge: 'Move 1 square; no machine becomes alert by it.',
  move: 'Move as far as the card says; no machine becomes alert by it.',
  interrupt: 'Play this interrupt card now; it costs no action.',
  pass: 'Play nothing now; you may at the next occasion.',
  'pass-until-turn-end': 'Play nothing, and be asked again only after this turn.',

  // Machines
  'order-machines': 'This machine acts first, as several are equally near.',
  'choose-victim': 'The machine turns to this hunter, as its rules allow several.',
  'choose-way': 'The machine goes this way, as several are equally good for it.',
  'choose-friend': 'The machine joins this other machine, as several are equally near.',
  'push-hunter': 'The attack drives the hunter to this square.',
  'choose-alerted': 'This machine becomes alert, as several are equally near.',
  'lose-card': 'Lose this card to the damage; it goes to your discard pile.',
  'lose-top-card': 'Lose the top card of your draw pile to the damage, unseen.',

  // Glory, the end of an encounter, the campfire
  'spend-glory': 'Discard the glory just gained; this hunter shuffles as many discards into the draw pile.',
  'keep-glory': 'Do not spend the glory now; later it cannot be spent.',
  'end-encounter': 'Vote to end the encounter now; if more than half of the votes agree, it is won.',
  'go-on': 'Vote to go on hunting: there is more to gain, and the encounter can still be lost.',
  'take-bonus': 'Draw bonus salvage cards, because every machine was killed.',
  learn: 'Move up your skill tree to this skill and take its cards.',
  'learn-nothing': 'Keep your skill as it is.',
  visit: 'Discard the card and buy from the merchant of this level.',
  'stay-with-party': 'Keep the card and buy where the others do.',
  buy: 'Take this card from the merchant and pay its price.',
  'buy-nothing': 'Let your turn at the merchant pass; you may still buy while others do.',
  refit: 'Put on and take off coils and weaves.',
  pay: 'Pay with this salvage card: each counts as a Metal Shard, a wild one as anything.',
  trade: 'Exchange cards with another hunter who agrees.',
  'accept-trade': 'Agree: the cards change hands.',
  'refuse-trade': 'Refuse: nothing changes hands.',
  'hand-over': 'Give the old equipment away in return.',
  'keep-to-trade': 'Give nothing more; the old equipment leaves the game.',
  'trim-deck': 'Take cards out of your deck for good; it holds no more than its limit.',
} as const;

type Verb = keyof typeof VERBS;

/** As a method, so that it can be looked up by the kind of any decision. */
type VerbOf<Kind extends DecisionKind = DecisionKind> = {
  verb(value: DecisionValues[Kind], facts: DecisionFacts[Kind]): Verb;
}['verb'];

const always = (verb: Verb) => (): Verb => verb;
const yesOrNo =
  (yes: Verb, no: Verb) =>
  (value: boolean): Verb =>
    value ? yes : no;
/** Something is done, or left. */
const doOr =
  (does: Verb, leaves: Verb) =>
  (value: unknown): Verb =>
    value === null ? leaves : does;

const interrupt = (value: number | Passed): Verb => {
  if (typeof value === 'number') return 'interrupt';
  return value ? 'pass-until-turn-end' : 'pass';
};

const VERB_OF: { readonly [Kind in DecisionKind]: VerbOf<Kind> } = {
  'agree-on-trading': yesOrNo('allow-trading', 'forbid-trading'),
  'choose-hunter': always('choose-hunter'),
  'pick-tracking': always('pick-tracking'),
  'pick-event': always('pick-event'),
  'name-rival': always('name-rival'),
  'place-hunter': always('place-hunter'),
  'name-square': always('place-grass'),
  'fit-modifications': fitting => (fitting ? (fitting.arc === OFF ? 'take-off' : 'fit-modification') : 'leave-equipment'),
  'discard-before-drawing': always('put-away'),
  'take-action': action => action?.type ?? 'end-activation',
  'sprint-step': doOr('sprint', 'stay'),
  'sneak-step': doOr('sneak', 'stay'),
  'craft-size': n => (n === 3 ? 'craft' : 'craft-twice'),
  'distract-enemy': always('distract'),
  'distract-square': always('distract'),
  'distract-route': always('distract'),
  'choose-weapon': ({ setsTrap }) => (setsTrap ? 'set-trap' : 'choose-weapon'),
  'choose-target': always('choose-target'),
  'choose-part': part => (part === BODY ? 'aim-at-body' : 'aim-at-component'),
  // The card of a trap is asked for without a machine to shoot at.
  'play-ammunition': (card, attack) => (card === null ? 'add-nothing' : attack ? 'load' : 'set-trap'),
  'play-ability': doOr('add-ability', 'add-nothing'),
  'play-trap-ability': doOr('add-ability', 'add-nothing'),
  'trap-square': always('set-trap'),
  'pay-cost': yesOrNo('pay-cost', 'keep-cost'),
  'scrap-cards': always('scrap'),
  'discard-cards': always('discard'),
  'discard-resource': always('give-resource'),
  reroll: always('reroll'),
  'spend-crit': doOr('spend-crit', 'leave-crit'),
  'order-effects': always('put-in-order'),
  'order-area': always('put-in-order'),
  'order-kills': always('put-in-order'),
  push: doOr('push', 'leave-in-place'),
  pull: doOr('pull', 'leave-in-place'),
  dodge: doOr('dodge', 'stay'),
  'move-hunter': doOr('move', 'stay'),
  'play-any-time': interrupt,
  'play-on-attack': interrupt,
  'play-when-attacked': interrupt,
  'play-when-evade-rolled': interrupt,
  'play-when-damaged': interrupt,
  'play-when-evaded': interrupt,
  'play-when-enemy-killed': interrupt,
  'play-when-component-destroyed': interrupt,
  'play-when-condition-inflicted': interrupt,
  'order-enemies': always('order-machines'),
  'enemy-target': always('choose-victim'),
  'enemy-route': always('choose-way'),
  'enemy-away': always('choose-way'),
  'enemy-edge': always('choose-way'),
  'enemy-friend': always('choose-friend'),
  'patrol-step': always('choose-way'),
  'reroll-evade': always('reroll'),
  'pay-damage': card => (card === PILE ? 'lose-top-card' : 'lose-card'),
  'forced-dodge': always('dodge'),
  'enemy-push': always('push-hunter'),
  'choose-enemy': always('choose-alerted'),
  'spend-glory': doOr('spend-glory', 'keep-glory'),
  'vote-to-end': yesOrNo('end-encounter', 'go-on'),
  'take-bonus': always('take-bonus'),
  'level-up': doOr('learn', 'learn-nothing'),
  'rescue-modifications': always('take-off'),
  'visit-merchant': doOr('visit', 'stay-with-party'),
  buy: errand => (errand === null ? 'buy-nothing' : typeof errand === 'object' ? 'buy' : errand),
  pay: always('pay'),
  'trade-partner': always('trade'),
  'trade-give': always('trade'),
  'trade-ask': always('trade'),
  'accept-trade': yesOrNo('accept-trade', 'refuse-trade'),
  'swap-back': yesOrNo('hand-over', 'keep-to-trade'),
  'trim-deck': always('trim-deck'),
};

/** No decision of this game asks for a point or a path, so there is always an option. */
export function verbOf(bare: BareDecision, option: Option | null): Verb {
  const decision = bare as Asked;
  const verb: VerbOf = VERB_OF[decision.kind];
  return verb(option!.value as DecisionValues[DecisionKind], decision.facts);
}
