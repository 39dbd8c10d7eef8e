/** Why something is not offered, as one sentence with the nearest way. */
import { capital, type Refused, sayList } from '@quarry/kernel';
import type { Piece } from '../campaign/builds.ts';
import { sortOf } from '../content/box.ts';
import { COLOURS } from '../content/kinds.ts';
import { ELEMENT_NAMES } from '../content/names.ts';
import { actor, positionOfHunter, stanceOf } from '../places.ts';
import type { CampRefused } from '../refusals.ts';
import type { View } from '../state.ts';
import { cardName, coloured, positionsSay, sayResources } from './names.ts';

/** Reasons of the hunt: rules/play.ts and rules/turn.ts name them. */
type HuntReason =
  | { readonly reason: 'burden' }
  | { readonly reason: 'sequence-full'; readonly limit: number }
  | { readonly reason: 'fire' }
  | { readonly reason: 'not-exposed' }
  | { readonly reason: 'cost'; readonly cost: number; readonly held: number }
  | { readonly reason: 'move-cost'; readonly cost: number; readonly held: number };
export type HuntRefused = Omit<Refused, 'facts'> & { readonly facts: HuntReason };
type AnyRefused = HuntRefused | CampRefused;
type Reason = AnyRefused['facts'];

/** The card that is not offered, if it is one. */
const cardOf = ({ about }: Pick<Refused, 'about'>): number => {
  const found = about.find(one => one.kind === 'card');
  return found ? Number(found.id) : -1;
};
const PIECES: Readonly<Record<Piece, string>> = { weapon: 'a weapon', armour: 'an armour', helm: 'a helm', item: 'an item' };

function notExposed(view: View, card: number): string {
  const { exposed } = stanceOf(view);
  const here = { front: 'in the front', flank: 'in a flank', rear: 'in the rear' }[positionOfHunter(view, actor(view))];
  const open = exposed.length === 0 ? 'This stance is open nowhere' : `This stance is open ${positionsSay(exposed)}`;
  return `${open}; you stand ${here}. ${exposed.length === 0 ? 'Its text shows another way.' : `Move first to play ${cardName(card)}.`}`;
}

/** Too few of one, too many of another: `1 attack too few, 2 dodges too many`. */
const deckSays = (has: readonly number[], wants: readonly number[]): string =>
  sayList(
    COLOURS.flatMap((colour, i) => {
      const by = has[i]! - wants[i]!;
      return by === 0 ? [] : [`${coloured(Math.abs(by), colour)} too ${by < 0 ? 'few' : 'many'}`];
    }),
  );

function reasonSays(facts: Reason, card: number, view: View): string {
  switch (facts.reason) {
    // The hunt
    case 'burden':
      return `${cardName(card)} is a burden: it cannot be played. It can be recycled or discarded${card >= 0 && sortOf(card) === 'burden' ? ', or it leaves by itself' : ''}.`;
    case 'sequence-full':
      return `Your sequence holds ${facts.limit} cards here, and it is full. End your Action phase.`;
    case 'fire':
      return 'Your sector burns: no card can be played there. Move out of the fire first.';
    case 'not-exposed':
      return notExposed(view, card);
    case 'cost':
      return `${cardName(card)} costs ${facts.cost}; without it you can pay ${facts.held}. A stamina token or another card would help.`;
    case 'move-cost':
      return `Moving costs ${facts.cost}; you can pay ${facts.held}. You have to stay.`;

    // The build
    case 'deck-counts':
      return `Your deck does not fit the weapon: ${deckSays(facts.has, facts.wants)}${facts.advantages > 0 ? `, and ${facts.advantages} may differ` : ''}. Change it under “Deck”.`;
    case 'card-twice':
      return `${cardName(facts.card)} is in your deck twice; there is only one.`;
    case 'card-locked':
      return `${cardName(facts.card)} is not learned yet. Take it out of the deck, or learn its step.`;
    case 'mastery-locked':
      return `The mastery ${cardName(facts.card)} is not learned yet. Choose another one.`;
    case 'piece-missing':
      return `You have not taken up ${PIECES[facts.piece]}. Do so under “Gear”.`;
    case 'not-owned':
      return `${cardName(facts.card)} is not yours. Take up another piece.`;
    case 'of-another':
      return `${cardName(facts.card)} is made for another hunter. Take up one of your own.`;
    case 'wrong-place':
      return `${cardName(facts.card)} cannot be worn as ${PIECES[facts.piece]}.`;
    case 'too-many-potions':
      return `${facts.potions} potions are packed; ${facts.most} fit. Leave some behind.`;
    case 'potion-twice':
      return `${cardName(facts.card)} is packed twice; leave one behind.`;
    case 'potion-missing':
      return `${cardName(facts.card)} is packed but not yours any more. Leave it behind.`;

    // Forge, herbs, skills, trades
    case 'forge-level':
      return facts.level < facts.forge
        ? `It is of level ${facts.level}, and the forge works at level ${facts.forge} now: it is made no more.`
        : `It is of level ${facts.level}; the forge works at level ${facts.forge}. A later chapter raises it.`;
    case 'element-closed':
      return `It takes ${ELEMENT_NAMES[facts.element]}, which the forge cannot work yet. Beat a monster of that element first.`;
    case 'owned-already':
      return 'It is yours already; one is all that you may have.';
    case 'too-dear':
      return `It takes ${sayResources(facts.parts)}, and you cannot pay that. Others may trade with you.`;
    case 'herbalist-level':
      return facts.level < facts.herbalist
        ? `It is of level ${facts.level}, and the herbalist brews at level ${facts.herbalist} now: it is brewed no more.`
        : `It is of level ${facts.level}; the herbalist brews at level ${facts.herbalist}. A later chapter raises it.`;
    case 'held-already':
      return 'You have it; one of each is all that you may keep.';
    case 'plants-missing':
      return `It takes ${sayResources(facts.plants)}, and some of it is missing. Hunts bring plants.`;
    case 'no-upgrades':
      return 'You have no step to take. The boxes of chapters bring them.';
    case 'potions-full':
      return `${facts.most} potions are packed, and no more fit. Leave one behind first.`;
    case 'nothing-to-trade':
      return 'There is nothing to trade: like is given for like, an element for an element, a material for a material.';
    case 'offer-waits':
      return 'Your offer waits for an answer. Take it back to make another.';
  }
}

export const refusedSays = (refused: AnyRefused, view: View): string => capital(reasonSays(refused.facts, cardOf(refused), view));
