/** Why something is not offered, as one sentence with the nearest way. */
import { capital, plural, type Refused, sayList } from '@quarry/kernel';
import { sayConditions, sayPrice } from '../content/words/index.ts';
import type { Hex } from '../places.ts';
import { cardInPlay } from '../questions/basics.ts';
import type { View, Who } from '../state.ts';
import { cardName, characterName, tileName } from './names.ts';

/** Reasons as the rules name them: why-not.ts, bargains.ts, merchants.ts, trade.ts. */
type Reason =
  | { readonly reason: 'move-cost'; readonly hex: Hex; readonly cost: number; readonly ap: number }
  | { readonly reason: 'sleep-fit' | 'sleep-enemy' | 'eat-no-food' | 'no-theft-here' | 'nothing-to-steal' | 'nothing-offered' }
  | { readonly reason: 'sleep-cost'; readonly cost: number; readonly ap: number }
  | { readonly reason: 'eat-full'; readonly hp: number }
  | { readonly reason: 'craft-missing'; readonly card: number; readonly missing: readonly string[] }
  | { readonly reason: 'craft-ap' | 'craft-room'; readonly card: number }
  | { readonly reason: 'mission-if' | 'mission-price' | 'mission-room'; readonly at: number }
  | { readonly reason: 'mission-ap'; readonly at: number; readonly cost: number }
  | { readonly reason: 'too-few-ap'; readonly price: number; readonly held: number }
  | { readonly reason: 'no-recipe'; readonly deal: string }
  | { readonly reason: 'too-dear'; readonly deal: string; readonly price: number; readonly held: number }
  | NoRoom
  | { readonly reason: 'not-there'; readonly who: Who }
  | { readonly reason: 'enough-changes'; readonly most: number };
/** Of a tile, of a bargain, or of a trade. */
type NoRoom = { readonly reason: 'no-room' } & (
  | { readonly hex: Hex }
  | { readonly deal: string; readonly room: number }
  | { readonly who: Who; readonly areas: number; readonly gear: number; readonly water: number }
);
export type SunRefused = Omit<Refused, 'facts'> & { readonly facts: Reason };

/** The card or cube that is not offered. */
const thingIn = ({ about }: Pick<Refused, 'about'>): string => {
  const [first] = about;
  if (first?.kind === 'card') return `the ${cardName(Number(first.id))}`;
  return first ? `1 ${first.id}` : 'it';
};
function noRoom(facts: NoRoom, what: string, view: View): string {
  if ('hex' in facts) return `${tileName(view, facts.hex)} is full. Wait until somebody leaves, or go another way.`;
  if ('deal' in facts) return `After that you could not carry all you have: no room for ${what}. Lay something down first.`;
  const name = characterName(view, facts.who);
  if (facts.water > 0) return `${name} would have ${facts.water} water too much for the bottles. Take some off the table.`;
  return `${name} has ${plural(facts.areas + facts.gear, facts.gear > 0 ? 'gear area' : 'area')} too few for that. Take something off the table.`;
}
const DEALS: Readonly<Record<string, string>> = { sell: 'Selling', break: 'Breaking up' };
function actionAt(view: View, at: number): { readonly says: string; readonly needs: string; readonly price: string } {
  const action = cardInPlay(view).actions?.[at];
  return {
    says: action?.says ?? 'That',
    needs: action?.if?.length ? sayConditions(action.if) : 'more is done first',
    price: action?.price ? sayPrice(action.price) : 'more',
  };
}

function reasonSays(refused: SunRefused, view: View): string {
  const { facts } = refused;
  const what = thingIn(refused);
  switch (facts.reason) {
    case 'move-cost':
      return `${tileName(view, facts.hex)} costs ${facts.cost} AP, and you have ${facts.ap}. It has to wait for the next phase.`;
    case 'sleep-fit':
      return 'You are FIT: sleep would bring nothing now. Each Preparation takes 1 fitness.';
    case 'sleep-enemy':
      return 'Nobody sleeps in sight of an enemy. Leave the tile, or sneak, first.';
    case 'sleep-cost':
      return `Sleep costs ${facts.cost} AP here, and you have ${facts.ap}. In a camp it costs 3.`;
    case 'eat-full':
      return `You have all ${facts.hp} HP: eating would bring nothing now.`;
    case 'eat-no-food':
      return 'You have no food to eat. Collect some, or trade for it.';
    case 'craft-missing':
      return `For the ${cardName(facts.card)} you lack ${sayList(facts.missing)}. Collect it, or buy it from a merchant.`;
    case 'craft-ap':
      return `You have what the ${cardName(facts.card)} takes, but no AP to craft it. It has to wait for the next phase.`;
    case 'craft-room':
      return `You could not carry the ${cardName(facts.card)}. Lay something down first.`;
    case 'mission-if': {
      const { says, needs } = actionAt(view, facts.at);
      return `${says}: only if ${needs}.`;
    }
    case 'mission-room':
      return `${actionAt(view, facts.at).says}: only with a whole flexible area empty; free places here and there are none. Lay something down first.`;
    case 'mission-ap':
      return `${actionAt(view, facts.at).says}: ${facts.cost} AP, and you have fewer. Come back in the next phase.`;
    case 'mission-price': {
      const { says, price } = actionAt(view, facts.at);
      return `${says}: it takes ${price}, and you do not have that with you. Collect, trade or buy it first.`;
    }
    case 'too-few-ap':
      return `Stealing costs ${facts.price} AP, and you have ${facts.held}. It has to wait for the next phase.`;
    case 'no-theft-here':
      return 'Nobody steals from Lawrence. Pay him, or try a dealer out there.';
    case 'nothing-to-steal':
      return 'There is no resource to steal: only water and cards, and those are bought.';
    case 'no-recipe':
      return `${capital(what)} has no recipe, so it cannot be broken up. It can be sold.`;
    case 'too-dear':
      return `${DEALS[facts.deal] ? `${DEALS[facts.deal]} ${what}` : capital(what)} has a price of ${facts.price}; what you could pay with is worth ${facts.held}. Fill your bottles, collect or sell something first.`;
    case 'no-room':
      return noRoom(facts, what, view);
    case 'nothing-offered':
      return 'Nothing lies on the table yet. Put something there to agree on.';
    case 'not-there':
      return `${characterName(view, facts.who)} no longer has all that was offered. Take it off the table.`;
    case 'enough-changes':
      return `The offer has been changed ${facts.most} times: agree to it, or call it off.`;
  }
}
export const refusedSays = (refused: SunRefused, view: View): string => reasonSays(refused, view);
