/** What each thing that a player can do does, in one line that needs no other; and which of them an option is. */
import type { BareDecision, Ref } from '@quarry/kernel';
import type { DecisionKind } from '../decisions.ts';

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
  'take-bonus': 'Draw so many salvage cards, as every machine was killed.',
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

/** Decisions all of whose options do the same. */
const KINDS: Readonly<Partial<Record<DecisionKind, Verb>>> = {
  'choose-hunter': 'choose-hunter',
  'pick-tracking': 'pick-tracking',
  'pick-event': 'pick-event',
  'name-rival': 'name-rival',
  'place-hunter': 'place-hunter',
  'name-square': 'place-grass',
  'fit-modifications': 'fit-modification',
  'discard-before-drawing': 'put-away',
  'sprint-step': 'sprint',
  'sneak-step': 'sneak',
  'craft-size': 'craft',
  'distract-enemy': 'distract',
  'distract-square': 'distract',
  'distract-route': 'distract',
  'choose-weapon': 'choose-weapon',
  'choose-target': 'choose-target',
  'choose-part': 'aim-at-component',
  'play-ammunition': 'load',
  'play-ability': 'add-ability',
  'play-trap-ability': 'add-ability',
  'trap-square': 'set-trap',
  'scrap-cards': 'scrap',
  'discard-cards': 'discard',
  'discard-resource': 'give-resource',
  reroll: 'reroll',
  'reroll-evade': 'reroll',
  'spend-crit': 'spend-crit',
  'order-effects': 'put-in-order',
  'order-area': 'put-in-order',
  'order-kills': 'put-in-order',
  push: 'push',
  pull: 'pull',
  dodge: 'dodge',
  'forced-dodge': 'dodge',
  'move-hunter': 'move',
  'order-enemies': 'order-machines',
  'enemy-target': 'choose-victim',
  'enemy-route': 'choose-way',
  'enemy-away': 'choose-way',
  'enemy-edge': 'choose-way',
  'enemy-friend': 'choose-friend',
  'patrol-step': 'choose-way',
  'enemy-push': 'push-hunter',
  'choose-enemy': 'choose-alerted',
  'pay-damage': 'lose-card',
  'spend-glory': 'spend-glory',
  'take-bonus': 'take-bonus',
  'level-up': 'learn',
  'rescue-modifications': 'take-off',
  'visit-merchant': 'visit',
  buy: 'buy',
  pay: 'pay',
  'trade-partner': 'trade',
  'trade-give': 'trade',
  'trade-ask': 'trade',
  'trim-deck': 'trim-deck',
};

/** Options that do something else than the others of their decision. */
const OPTIONS: Readonly<Partial<Record<DecisionKind, Readonly<Record<string, Verb>>>>> = {
  'agree-on-trading': { yes: 'allow-trading', no: 'forbid-trading' },
  'fit-modifications': { done: 'leave-equipment' },
  'take-action': { stop: 'end-activation' },
  'sprint-step': { pass: 'stay' },
  'sneak-step': { pass: 'stay' },
  'craft-size': { 'craft-6': 'craft-twice' },
  'choose-part': { body: 'aim-at-body' },
  'play-ammunition': { pass: 'add-nothing' },
  'play-ability': { pass: 'add-nothing' },
  'play-trap-ability': { pass: 'add-nothing' },
  'pay-cost': { yes: 'pay-cost', no: 'keep-cost' },
  'spend-crit': { nothing: 'leave-crit' },
  push: { pass: 'leave-in-place' },
  pull: { pass: 'leave-in-place' },
  dodge: { pass: 'stay' },
  'move-hunter': { pass: 'stay' },
  'pay-damage': { pile: 'lose-top-card' },
  'spend-glory': { keep: 'keep-glory' },
  'vote-to-end': { end: 'end-encounter', 'go-on': 'go-on' },
  'level-up': { stay: 'learn-nothing' },
  'visit-merchant': { stay: 'stay-with-party' },
  buy: { pass: 'buy-nothing', refit: 'refit', trade: 'trade' },
  'accept-trade': { yes: 'accept-trade', no: 'refuse-trade' },
  'swap-back': { yes: 'hand-over', no: 'keep-to-trade' },
};

type Choice = { readonly key: string; readonly about: readonly Ref[] };

export function verbOf({ kind, facts }: BareDecision, option: Choice | null): string {
  const key = option?.key ?? '';
  const asked = kind as DecisionKind;
  const own = OPTIONS[asked]?.[key];
  if (own) return own;
  if (asked === 'take-action') return key.replace(/^free-/, '');
  if (asked.startsWith('play-any-') || asked.startsWith('play-on-') || asked.startsWith('play-when-'))
    return key.startsWith('pass') ? key : 'interrupt';
  if (key.endsWith(':off')) return 'take-off';
  // The card of a trap is asked for without a machine to shoot at.
  if (key.endsWith(':trap') || (asked === 'play-ammunition' && !facts)) return 'set-trap';
  return KINDS[asked] ?? asked;
}
