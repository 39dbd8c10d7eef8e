/** What each thing that a player can do does, in one line that needs no other; and which of them an option is. */
import type { BareDecision, Ref } from '@quarry/kernel';
import { entryOf } from '../content/story/index.ts';
import type { DecisionKind } from '../decisions.ts';

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
  'choose-way': 'The enemy goes this way, as several are equally good for it.',
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

const CHANGE_NOTHING = { pass: 'change-nothing' } as const;

/** Options that do something else than the others of their decision. */
const OPTIONS: Readonly<Partial<Record<DecisionKind, Readonly<Record<string, Verb>>>>> = {
  'roll-dice': { none: 'roll-nothing' },
  'buy-gear': { no: 'leave-gear' },
  'after-failure': { retry: 'retry', 'press-on': 'press-on' },
  'give-special': { nobody: 'leave-special' },
  'brief-choice': { pass: 'decline-brief' },
  camp: {
    gear: 'change-gear',
    'take-off': 'take-off',
    add: 'add-card',
    remove: 'remove-card',
    'pass-on': 'pass-on',
    supply: 'spend-supply',
    character: 'change-character',
    leave: 'camp-leave',
  },
  'camp-gear': CHANGE_NOTHING,
  'camp-fit': CHANGE_NOTHING,
  'camp-take-off': CHANGE_NOTHING,
  'camp-add': CHANGE_NOTHING,
  'camp-remove': CHANGE_NOTHING,
  'camp-pass': CHANGE_NOTHING,
  'camp-character': CHANGE_NOTHING,
  'agree-to-change': { yes: 'agree-to-change', no: 'refuse-change' },
  upgrade: { pass: 'upgrade-nothing' },
  recover: { yes: 'recover', no: 'recover-nothing' },
  act: {
    sneak: 'sneak',
    sprint: 'sprint',
    'melee-attack': 'melee-attack',
    'ranged-attack': 'ranged-attack',
    'place-trap': 'place-trap',
    'trigger-trap': 'trigger-trap',
    interact: 'interact',
    distract: 'distract',
    end: 'end-actions',
  },
  'melee-move': { pass: 'stay' },
  'choose-part': { body: 'aim-at-body' },
  'play-ability': { pass: 'add-nothing' },
  'play-ammunition': { pass: 'add-nothing' },
  'take-die': { yes: 'take-die', no: 'leave-die' },
  move: { pass: 'stay' },
  push: { pass: 'leave-in-place' },
  'pay-resource': { nothing: 'pay-nothing' },
  'trap-condition': { yes: 'lace-trap', no: 'leave-plain' },
  'free-action': { pass: 'decline-action' },
  'shake-off': { yes: 'shake-off', no: 'keep-injury' },
  'choose-square': { pass: 'leave-square' },
  'bury-card': { yes: 'bury', no: 'leave-on-top' },
  command: { yes: 'command', no: 'leave-command' },
  'pay-solo': { yes: 'pay-solo', no: 'keep-solo' },
  'drop-threat': { yes: 'drop-threat', no: 'keep-threat' },
};

/** What a brief offers, and where its options differ. */
const OFFERS: Readonly<Record<string, Verb | Readonly<Record<string, Verb>>>> = {
  duel: 'name-duellist',
  'skip-card': 'skip-card',
  'switch-deck': 'switch-deck',
  'walk-2': 'walk-further',
  volley: 'fire-volley',
  'clan-banners': { desert: 'raise-desert', lowland: 'raise-lowland', sky: 'raise-sky' },
  'desert-banner': 'shoot-at',
  'sky-banner': 'hold-type',
};
function offered(what: unknown, key: string): Verb {
  const offer = OFFERS[String(what)];
  return (typeof offer === 'object' ? offer[key] : offer) ?? 'brief-choice';
}

/** Of an optional roll to throw no dice is to leave it alone (FW-R-9). */
const isOptional = ({ facts }: BareDecision): boolean =>
  facts !== undefined && entryOf(String(facts['entry']))?.elements[Number(facts['element'])]?.is === 'optional-roll';

/** What the beginning of a key says, where a name follows in it. */
const BEGINNINGS: readonly (readonly [DecisionKind, string, Verb])[] = [
  ['act', 'shake-off-', 'shake-off'],
  ['camp', 'fit-', 'fit'],
  ['choose-target', 'feature-', 'strike-feature'],
];

type Choice = { readonly key: string; readonly about: readonly Ref[] };

export function verbOf(decision: BareDecision, option: Choice | null): string {
  const key = option?.key ?? '';
  const asked = decision.kind as DecisionKind;
  if (asked === 'roll-dice' && key === 'none' && isOptional(decision)) return 'leave-roll';
  const own = OPTIONS[asked]?.[key] ?? BEGINNINGS.find(([of, begins]) => of === asked && key.startsWith(begins))?.[2];
  if (own) return own;
  if (asked.startsWith('agree-')) return key === 'yes' ? 'agree' : 'refuse';
  if (asked.startsWith('play-when-')) return key.startsWith('pass') ? key : 'interrupt';
  if (asked === 'brief-choice') return offered(decision.facts?.['what'], key);
  // Whatever the group decides outside of a fight, each may go to camp first.
  if (key === 'camp') return 'camp';
  return KINDS[asked] ?? asked;
}
