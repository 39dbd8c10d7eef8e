/** What each thing that a player can do does, in one line that needs no other; and which of them an option is. */
import type { BareDecision, Option } from '@quarry/kernel';
import { countOf } from '../content/dice.ts';
import type { Clan } from '../content/kinds.ts';
import { entryOf } from '../content/story/index.ts';
import {
  type Act,
  type Asked,
  type BriefChoice,
  type Chore,
  type DecisionKind,
  type DecisionValues,
  isAgreeing,
  isToCamp,
  isWindow,
} from '../decisions.ts';

export const VERBS = {
  // The group
  agree: 'Say yes to what is proposed; most voices decide.',
  refuse: 'Say no to what is proposed; if most do, something else is chosen.',

  // The story
  'take-path': 'Take this path; the story goes on there.',
  'roll-dice': 'Roll these dice. Pass or fail, they are used up until the next chapter.',
  'roll-nothing': 'Roll no dice: it fails, and every die stays in the pool.',
  'leave-roll': 'Leave it alone; nothing happens, and no die is used up.',
  'name-marshal': 'It falls on this Marshal.',
  'name-clan': 'It falls on the trust of this clan.',
  'buy-gear': 'This Marshal pays the metal shards; then you say who gets the gear.',
  'leave-gear': 'Leave this gear where it is, and pay nothing.',
  'put-in-satchel': 'It goes into the satchel of this Marshal.',
  'choose-reward': 'Take this gear; what you do not take goes back into the box.',
  'begin-fight': 'Go into the encounter; gear and decks stay as they are until it is over.',
  'end-chapter': 'Close the chapter; what the party has is kept for the next one.',
  retry: 'Fight the same encounter again from the start, with 2 health potions more.',
  'press-on': 'Read on without the rewards of the encounter; the setback stays.',

  // Camp, and after an encounter
  camp: 'See to your gear, your deck and your satchel; the others wait.',
  'camp-leave': 'Leave your things as they are and go on.',
  'change-gear': 'Use another piece of gear; the old one goes into your satchel.',
  fit: 'Put a coil on a weapon, or a weave on armour.',
  'take-off': 'Take a coil or a weave off, and keep it in your satchel.',
  'add-card': 'Put action cards from your satchel on your discard pile; they belong to your deck again.',
  'remove-card': 'Take action cards out of your deck, and keep them in your satchel.',
  'pass-on': 'Give resources, gear or modifications to another Marshal.',
  'spend-supply': 'Use a supply: 10 discards, at random, are shuffled into your deck.',
  'change-character': 'Play another Marshal from now on; all the others must agree.',
  'change-nothing': 'Change nothing, and go back.',
  'agree-to-change': 'Agree: the other Marshal joins the party.',
  'refuse-change': 'Refuse: the party stays as it is.',
  'gain-card': 'Take this action card into your satchel; in camp you can put it into your deck.',
  upgrade: 'Pay resources and turn this gear to its better side, for good.',
  'upgrade-nothing': 'Upgrade nothing more.',
  'pay-upgrade': 'Pay for the upgrade with these resources.',
  recover: 'Recover: discards, at random, are shuffled into your deck.',
  'recover-nothing': 'Leave your discard pile as it is.',
  'remove-injury': 'This injury leaves your cards.',

  // Set-up of an encounter
  'go-first': 'This Marshal has the first turn; the others follow in the order of the seats.',
  'give-special': 'This Marshal holds the special action card in this encounter.',
  'leave-special': 'Nobody takes the special action card; it goes back into the box.',
  'place-marshal': 'Start the encounter on this square.',

  // What a brief lets the group do
  'brief-choice': 'Use what the brief allows.',
  'decline-brief': 'Do not use it now; it stays open.',
  'name-duellist': 'Only this Marshal may attack Dal in this encounter.',
  'skip-card': 'Once in this encounter: enemies of that type lose their next turn.',
  'switch-deck': 'Once in this encounter: the huge enemy draws from its other deck.',
  'walk-further': 'Once in this encounter: the refugees walk 2 squares.',
  'fire-volley': 'The volley damages this component.',
  'raise-desert': 'Raise the banner, once: Desert archers shoot at an enemy of your choice.',
  'raise-lowland': 'Raise the banner, once: Lowland healers heal every Marshal.',
  'raise-sky': 'Raise the banner, once: Sky raiders keep one type of enemy from acting.',
  'shoot-at': 'The archers shoot at this enemy.',
  'hold-type': 'Enemies of this type lose their next turn.',

  // Actions
  sneak: 'Move 1 square; your threat token stays, unless this is all you do in the turn.',
  sprint: 'Move exactly 2 squares; hidden, your threat token moves up 1 row.',
  'melee-attack': 'Attack an enemy in reach of your melee weapon; you may move 1 square first.',
  'ranged-attack': 'Attack an enemy in range of your ranged weapon, from where you stand.',
  'place-trap': 'Spend a resource and lay your trap; it strikes when an enemy moves into its square.',
  'trigger-trap': 'Set off a trap in range of your ranged weapon, whoever laid it.',
  interact: 'Do what the brief says with what is beside you.',
  'play-as-action': 'Play this card as one of your two actions.',
  'shake-off': 'Do what the injury asks for, and discard it.',
  'keep-injury': 'Keep the injury in your hand for now.',
  distract: 'Put a solo token within 2 squares: enemies take it for a Marshal, above you in threat.',
  'end-actions': 'Take no further action; command comes next. Hidden, after a sneak or nothing, your threat token moves up 1 row.',
  'take-free-action': 'Take this free action; it does not count towards your two.',
  'decline-action': 'Do not take the action.',
  stay: 'Stay where you are.',

  // Attacks and traps
  'step-in': 'Move to this square before you strike.',
  'choose-target': 'Attack this enemy.',
  'strike-feature': 'Attack this thing; every pip and every critical damages it.',
  'aim-at-body': 'Damage takes hit points; without hit points the enemy is defeated.',
  'aim-at-component': 'Damage goes to this component; once it is destroyed, the enemy is weaker.',
  'add-ability': 'Add the effect of this ability card to the attack; one for each attack.',
  load: 'Add the dice and effects of this ammunition card; one for each attack.',
  'add-nothing': 'Attack without a card of this kind.',
  'use-section': 'Use this section of the card; its other sections do nothing.',
  'take-die': 'Add 1 die to your roll.',
  'leave-die': 'Roll without the extra die.',
  'remove-die': 'Leave out a die of this colour; something sticks to you.',
  reroll: 'Roll the chosen dice again, all at once; the new faces stand.',
  'put-in-order': 'What you name first happens first.',
  move: 'Move to this square.',
  push: 'Move the enemy to this square next to it.',
  'leave-in-place': 'Do not move the enemy.',
  'pay-resource': 'Spend this resource for the trap; some give it a condition.',
  'pay-nothing': 'Lay the trap without a resource; you can do so once in each encounter.',
  'lace-trap': 'Put the condition on the trap: everybody whom it strikes gains it, allies too.',
  'leave-plain': 'Lay the trap without the condition.',
  'aim-trap': 'The blast goes this way, up to a wall or the edge of the map.',

  // Effects of cards
  'choose-character': 'The card works on this Marshal.',
  'choose-enemy': 'The card works on this enemy.',
  'choose-component': 'The card works on this component.',
  'choose-square': 'The card works on this square.',
  'leave-square': 'Leave it where it is.',
  'choose-deck': 'The card works on this behaviour deck.',
  bury: 'Put the card at the bottom of its deck.',
  'leave-on-top': 'Leave the card on top: it is drawn next.',
  'take-back': 'Take this card from your discard pile into your hand.',
  'search-deck': 'Take this card from your deck into your hand.',
  discard: 'Put this card on your discard pile.',
  'lose-resource': 'This resource goes back to its pile.',
  interrupt: 'Play this interrupt card now; it costs no action.',
  pass: 'Play nothing now; you may at the next occasion.',
  'pass-until-turn-end': 'Play nothing, and be asked again only after this turn.',

  // Command
  command: 'Roll your command dice: with a critical, the enemies do not act in this turn.',
  'leave-command': 'Do not roll; the enemies act.',
  'pay-solo': 'Discard a solo token: the command counts, and the enemies do not act.',
  'keep-solo': 'Keep the token; the command fails, and the enemies act.',

  // Enemies
  'order-types': 'Types act in the order in which you name them; while nobody is revealed they only patrol.',
  'order-enemies': 'This enemy acts first, as several are in one square.',
  'choose-way': 'To this square: several are equally good, and the party chooses.',
  'choose-struck': 'The pulse reaches this Marshal next.',
  'choose-for-enemy': 'The enemy does it here, as its card leaves it open.',
  'discard-to-evade': 'Discard this card for its evade dice; what else it says does not happen.',
  'evade-move': 'Move to this square, as everybody does who was attacked.',
  'drop-threat': 'Your threat token goes below all others: enemies who look for Threat turn to somebody else.',
  'keep-threat': 'Your threat token stays where it is.',

  // The end of a turn
  'put-away': 'Discard cards that you do not need; then you draw up to your hand size.',
} as const;

type Verb = keyof typeof VERBS;

/** Decisions all of whose options do the same. */
const KINDS: Readonly<Partial<Record<DecisionKind, Verb>>> = {
  'choose-path': 'take-path',
  'roll-dice': 'roll-dice',
  'choose-marshal': 'name-marshal',
  'choose-clan': 'name-clan',
  'buy-gear': 'buy-gear',
  'give-resource': 'put-in-satchel',
  'give-card': 'put-in-satchel',
  'choose-gear': 'choose-reward',
  'begin-fight': 'begin-fight',
  'end-chapter': 'end-chapter',
  'choose-first': 'go-first',
  'give-special': 'give-special',
  'enemy-route': 'choose-way',
  'patrol-route': 'choose-way',
  'order-pulse': 'choose-struck',
  'enemy-choice': 'choose-for-enemy',
  'camp-gear': 'change-gear',
  'camp-fit': 'fit',
  'camp-take-off': 'take-off',
  'camp-add': 'add-card',
  'camp-remove': 'remove-card',
  'camp-pass': 'pass-on',
  'camp-character': 'change-character',
  'gain-card': 'gain-card',
  upgrade: 'upgrade',
  'pay-upgrade': 'pay-upgrade',
  'remove-injury': 'remove-injury',
  'place-marshal': 'place-marshal',
  act: 'play-as-action',
  sneak: 'sneak',
  sprint: 'sprint',
  'melee-move': 'step-in',
  'choose-target': 'choose-target',
  'choose-part': 'aim-at-component',
  'play-ability': 'add-ability',
  'choose-section': 'use-section',
  'play-ammunition': 'load',
  'remove-die': 'remove-die',
  reroll: 'reroll',
  'order-effects': 'put-in-order',
  move: 'move',
  push: 'push',
  'order-conditions': 'put-in-order',
  'pay-resource': 'pay-resource',
  'trap-square': 'place-trap',
  'trap-direction': 'aim-trap',
  'trigger-trap': 'trigger-trap',
  'order-trapped': 'put-in-order',
  'order-traps': 'put-in-order',
  'order-revealed': 'put-in-order',
  'free-action': 'take-free-action',
  distract: 'distract',
  interact: 'interact',
  'choose-character': 'choose-character',
  'choose-enemy': 'choose-enemy',
  'choose-component': 'choose-component',
  'choose-square': 'choose-square',
  'choose-deck': 'choose-deck',
  'take-back': 'take-back',
  'search-deck': 'search-deck',
  'forced-discard': 'discard',
  'lose-resource': 'lose-resource',
  'order-types': 'order-types',
  'order-enemies': 'order-enemies',
  'discard-to-evade': 'discard-to-evade',
  'evade-move': 'evade-move',
  'discard-before-drawing': 'put-away',
  'order-injuries': 'put-in-order',
  'order-end-of-turn': 'put-in-order',
};

/** What it is to choose nothing. */
const NOTHING: Readonly<Partial<Record<DecisionKind, Verb>>> = {
  'give-special': 'leave-special',
  'brief-choice': 'decline-brief',
  'camp-gear': 'change-nothing',
  'camp-fit': 'change-nothing',
  'camp-take-off': 'change-nothing',
  'camp-add': 'change-nothing',
  'camp-remove': 'change-nothing',
  'camp-pass': 'change-nothing',
  'camp-character': 'change-nothing',
  upgrade: 'upgrade-nothing',
  'melee-move': 'stay',
  'play-ability': 'add-nothing',
  'play-ammunition': 'add-nothing',
  move: 'stay',
  push: 'leave-in-place',
  'pay-resource': 'pay-nothing',
  'free-action': 'decline-action',
  'choose-square': 'leave-square',
};

/** What it is to say yes, and no. */
const WORDS: Readonly<Partial<Record<DecisionKind, readonly [yes: Verb, no: Verb]>>> = {
  'agree-to-change': ['agree-to-change', 'refuse-change'],
  recover: ['recover', 'recover-nothing'],
  'take-die': ['take-die', 'leave-die'],
  'trap-condition': ['lace-trap', 'leave-plain'],
  'shake-off': ['shake-off', 'keep-injury'],
  'bury-card': ['bury', 'leave-on-top'],
  command: ['command', 'leave-command'],
  'pay-solo': ['pay-solo', 'keep-solo'],
  'drop-threat': ['drop-threat', 'keep-threat'],
};
const AGREE = ['agree', 'refuse'] as const;

const CHORES: Readonly<Record<Exclude<Chore, object>, Verb>> = {
  gear: 'change-gear',
  'take-off': 'take-off',
  add: 'add-card',
  remove: 'remove-card',
  'pass-on': 'pass-on',
  supply: 'spend-supply',
  character: 'change-character',
  leave: 'camp-leave',
};

const ACTS: Readonly<Record<Exclude<Act['act'], 'action'>, Verb>> = {
  card: 'play-as-action',
  'shake-off': 'shake-off',
  distract: 'distract',
  end: 'end-actions',
};

/** What a brief offers. */
const OFFERS: Readonly<Record<string, Verb>> = {
  duel: 'name-duellist',
  'skip-card': 'skip-card',
  'switch-deck': 'switch-deck',
  'walk-2': 'walk-further',
  volley: 'fire-volley',
  'desert-banner': 'shoot-at',
  'sky-banner': 'hold-type',
};
const BANNERS: Readonly<Record<Clan, Verb>> = { desert: 'raise-desert', lowland: 'raise-lowland', sky: 'raise-sky' };
const offered = (value: BriefChoice, what: string): Verb =>
  typeof value === 'object' && value && 'banner' in value ? BANNERS[value.banner] : (OFFERS[what] ?? 'brief-choice');

/** Of an optional roll to throw no dice is to leave it alone (FW-R-9). */
const isOptional = ({ facts }: Asked<'roll-dice'>): boolean => entryOf(facts?.entry)?.elements[facts.element]?.is === 'optional-roll';

/** As a method, so that it can be looked up by the kind of any decision. */
type Own<Kind extends DecisionKind = DecisionKind> = { own(value: NonNullable<DecisionValues[Kind]>, decision: Asked<Kind>): Verb }['own'];
/** Decisions whose options do different things. */
const OWN: { readonly [Kind in DecisionKind]?: Own<Kind> } = {
  'roll-dice': (pool, decision) =>
    isToCamp(pool) || countOf(pool) > 0 ? 'roll-dice' : isOptional(decision) ? 'leave-roll' : 'roll-nothing',
  'buy-gear': payer => (payer === 'no' ? 'leave-gear' : 'buy-gear'),
  'after-failure': value => (isToCamp(value) ? 'camp' : value),
  'brief-choice': (value, { facts }) => offered(value, facts.what),
  camp: chore => (typeof chore === 'string' ? CHORES[chore] : 'fit'),
  upgrade: value => (value === 'camp' ? 'camp' : 'upgrade'),
  act: value => (value.act === 'action' ? value.action : ACTS[value.act]),
  'choose-target': aim => ('feature' in aim ? 'strike-feature' : 'choose-target'),
  'choose-part': part => (part < 0 ? 'aim-at-body' : 'aim-at-component'),
};

export function verbOf(decision: BareDecision, option: Option | null): string {
  const kind = decision.kind as DecisionKind;
  const value = option?.value;
  if (isWindow(kind)) return windowVerb(value);
  if (typeof value === 'boolean') return (WORDS[kind] ?? (isAgreeing(kind) ? AGREE : undefined))?.[value ? 0 : 1] ?? KINDS[kind] ?? kind;
  // Whatever the group decides outside of a fight, each may go to camp first.
  if (isToCamp(value)) return 'camp';
  if (value === null) return NOTHING[kind] ?? KINDS[kind] ?? kind;
  const own: Own | undefined = value === undefined ? undefined : OWN[kind];
  return own?.(value as NonNullable<DecisionValues[DecisionKind]>, decision as Asked) ?? KINDS[kind] ?? kind;
}

const windowVerb = (value: unknown): Verb => (value === null ? 'pass' : typeof value === 'object' ? 'pass-until-turn-end' : 'interrupt');
