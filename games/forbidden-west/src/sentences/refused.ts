/** Why something is not offered, as one sentence with the nearest way; and which cards in a player's own hand a decision leaves out. */
import { plural, type Refused, type Seat, sayList } from '@quarry/kernel';
import { actionCard, gearCard, injuryCard, isCard, nameOf, sortOf, specialCard } from '../content/box.ts';
import type { ActionKind } from '../content/kinds.ts';
import { ACTION_NAMES, CHARACTER_NAMES, RESOURCE_NAMES, SYMBOL_NAMES } from '../content/names.ts';
import { entryOf, isEntry } from '../content/story/index.ts';
import type { DecisionKind, DecisionValues, WestDecision } from '../decisions.ts';
import { distanceTo, enemiesIn, faceIn, fieldIn, gearOf, marshalOf } from '../questions.ts';
import type { OutsideRefused } from '../refusals/outside.ts';
import type { WestRefused } from '../refusals.ts';
import type { View } from '../state.ts';
import { cardName } from './names.ts';
import { sayOccasion } from './occasions.ts';

/** Why a card in hand is not offered. */
type NoCard = 'does-not-fit' | 'not-now' | 'injury' | 'no-evade-dice';
export type HandRefused = Omit<Refused, 'facts'> & { readonly facts: { readonly reason: NoCard; readonly card: number } };
type AnyRefused = WestRefused | OutsideRefused | HandRefused;
type Reason = AnyRefused['facts'];

// Actions

/** How far the nearest enemy is, and how far the weapon reaches. */
function noAttack(kind: 'melee' | 'ranged', view: View, seat: Seat): string {
  const marshal = marshalOf(view, seat);
  const weapon = cardName(gearOf(marshal, kind));
  const { range = 0 } = faceIn(marshal, kind);
  const far = Math.min(...enemiesIn(view).map(enemy => distanceTo(fieldIn(view), marshal.square, enemy)));
  if (!Number.isFinite(far)) return 'No enemy is on the map.';
  const reach = range === 0 ? 'strikes in your own square' : `reaches ${plural(range, 'square')}`;
  const step = kind === 'melee' ? ', after 1 step' : '';
  return `Your ${weapon} ${reach}${step}; the nearest enemy is ${plural(far, 'square')} away. Sneak or sprint closer first.`;
}

const NOTHING_THERE: Readonly<Record<Exclude<ActionKind, 'melee-attack' | 'ranged-attack'>, string>> = {
  sneak: 'No square next to you can be entered.',
  sprint: 'No square next to you can be entered.',
  'place-trap': 'A trap costs 1 resource, and your satchel holds none.',
  'trigger-trap': 'No trap is in range of your ranged weapon.',
  interact: 'There is nothing to use in your square or beside you.',
};

// Cards

function noCard(card: number, reason: NoCard): string {
  if (!isCard(card)) return 'It cannot be used now.';
  const name = nameOf(card);
  if (reason === 'no-evade-dice') return `${name} gives no dice for an evade roll.`;
  if (reason === 'injury') return injuryStays(card);
  if (sortOf(card) === 'special') {
    const { use, enemy } = specialCard(card);
    return use.on === 'attack' ? `${name} is added to an attack.` : `${name} is used ${sayOccasion(use, enemy)}.`;
  }
  const printed = actionCard(card);
  if (printed.kind === 'ammunition') {
    const fits = sayList(
      printed.fits.map(symbol => `${SYMBOL_NAMES[symbol]}s`),
      'or',
    );
    return reason === 'does-not-fit'
      ? `${name} needs a weapon that takes ${fits}; this one has another symbol.`
      : `${name} is added to an attack with a weapon that takes ${fits}.`;
  }
  if (printed.kind === 'interrupt') return `${name} is played ${sayOccasion(printed)}.`;
  return reason === 'does-not-fit'
    ? `${name} does nothing in this attack; the card says when it does.`
    : `${name} is added to an attack, once its target is chosen.`;
}

const EXITS = {
  'spend-action': 'It can be discarded for an action.',
  'discard-2': 'It can be discarded with 2 other cards.',
  'end-turn-hidden': 'End a turn hidden to discard it.',
  'evade-critical': 'Roll a critical in an evade roll to discard it.',
  'share-square': 'End a turn in a square with an ally to discard it; alone, spend an action.',
} as const;
function injuryStays(card: number): string {
  const { is, name } = injuryCard(card);
  return is.kind === 'lasting'
    ? `${name} is an injury and stays in your hand. ${EXITS[is.exit]}`
    : `${name} is an injury and cannot be played.`;
}

function reasonSays(facts: Reason, view: View, seat: Seat): string {
  switch (facts.reason) {
    case 'done-already':
      return `You can ${ACTION_NAMES[facts.action]} once in a turn, and you have. Take another action.`;
    case 'two-actions':
      return 'Both actions of this turn are used.';
    case 'injured':
      return `An injury in your hand does not let you ${ACTION_NAMES[facts.action]}. Shake it off first.`;
    case 'adhesive':
      return 'You suffer Adhesive and cannot sprint. You can sneak.';
    case 'nothing-there':
      if (facts.action === 'melee-attack') return noAttack('melee', view, seat);
      return facts.action === 'ranged-attack' ? noAttack('ranged', view, seat) : NOTHING_THERE[facts.action];
    case 'path-used':
      return `You have been there: ${isEntry(facts.to) ? `“${entryOf(facts.to).title}”` : 'this way'} can be chosen once.`;
    case 'no-supplies':
      return 'The party has no supply left. Some pages bring more.';
    case 'empty-discard':
      return 'Your discard pile is empty: a supply would bring nothing back.';
    case 'of-another':
      return `${cardName(facts.card)} is made for ${ownerOf(facts.card)}. You can hand it over.`;
    case 'no-slot':
      return facts.slots === 0
        ? `Nothing you use has a slot for ${cardName(facts.card)}. An upgrade may bring one.`
        : `${facts.slots === 1 ? 'The slot' : `All ${facts.slots} slots`} for ${cardName(facts.card)} ${facts.slots === 1 ? 'is' : 'are'} taken. Take a modification off first.`;
    case 'deck-full':
      return `Your deck holds at most ${facts.most} action cards. Take one out before you add ${cardName(facts.card)}.`;
    case 'injury-stays':
      return `${cardName(facts.card)} is an injury: it leaves the deck only when it is healed.`;
    case 'everybody-here':
      return 'All four characters are in the party already.';
    case 'too-dear':
      return `${cardName(facts.card)} costs more than your satchel holds: ${facts.missing === 'element' ? 'an elemental resource' : RESOURCE_NAMES[facts.missing]} is missing. Others can hand it over in camp.`;
    case 'top-level':
      return `${cardName(facts.card)} is at level 2 already.`;
    case 'does-not-fit':
    case 'not-now':
    case 'injury':
    case 'no-evade-dice':
      return noCard(facts.card, facts.reason);
  }
}
const ownerOf = (card: number): string => {
  const { of } = gearCard(card);
  return of === undefined ? 'somebody else' : CHARACTER_NAMES[of];
};

/** In an encounter only the one whose turn it is looks for actions. */
export const refusedSays = ({ facts }: AnyRefused, view: View): string => reasonSays(facts, view, Math.max(0, view.fight.active));

/** Where people look for a card in their hand. */
const LOOKED_FOR: readonly DecisionKind[] = ['act', 'play-ability', 'play-ammunition', 'discard-to-evade'];

function whyNot(card: number, kind: DecisionKind): readonly [why: string, reason: NoCard] {
  const sort = sortOf(card);
  if (sort === 'injury') return ['FW-INJ-5', 'injury'];
  if (kind === 'discard-to-evade') return ['FW-EVADE-3', 'no-evade-dice'];
  if (sort === 'special') return ['FW-SPEC-4', 'not-now'];
  switch (actionCard(card).kind) {
    case 'ammunition':
      return kind === 'play-ammunition' ? ['FW-DECK-2', 'does-not-fit'] : ['FW-ATK-5', 'not-now'];
    case 'ability':
      return kind === 'play-ability' ? ['FW-DECK-18', 'does-not-fit'] : ['FW-DECK-6', 'not-now'];
    case 'interrupt':
      return ['FW-DECK-10', 'not-now'];
  }
}

const cardIn = (value: DecisionValues[DecisionKind]): unknown =>
  typeof value === 'object' && value !== null && 'card' in value ? value.card : value;

/** Cards in hand that the decision does not offer, each with its reason. */
export function refused(view: View, { kind, seat, options }: WestDecision): HandRefused[] {
  if (!LOOKED_FOR.includes(kind)) return [];
  const offered = options.map(one => cardIn(one.value));
  return marshalOf(view, seat)
    .hand.filter(card => !offered.includes(card))
    .map(card => {
      const [why, reason] = whyNot(card, kind);
      return { about: [{ kind: 'card', id: card }], why, facts: { reason, card } };
    });
}
