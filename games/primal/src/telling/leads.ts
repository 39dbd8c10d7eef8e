/** What an option opens the way to in the ring and in camp, from what its seat sees, by the same questions that the rules ask. What cannot be known before it is asked is left out. */
import type { Option, Ref, Seat } from '@quarry/kernel';
import { actionCard } from '../content/box.ts';
import type { Action, DecisionValues, PrimalDecision } from '../decisions.ts';
import { hunterOf } from '../places.ts';
import { revivable } from '../questions.ts';
import { type Chore, choresOn } from '../rules/pages.ts';
import type { Desk, View } from '../state.ts';
import { has } from '../texts-in-force.ts';
import { MONSTER, plateRef, seatRef, sectorRef, swarmRef } from './refs.ts';

const NOWHERE: readonly Ref[] = [];

/** PA-DMG-15: what an attack from this sector can hit; a plate in between swallows it. */
function targets(view: View, sector: number): Ref[] {
  const { plates, swarms } = view.monster;
  if (plates[sector]! > 0) return [plateRef(sector)];
  const isShielded = swarms.length > 0 && has(view, -1, 'swarm-first');
  return [...(isShielded ? [] : [MONSTER]), ...swarms.map(one => swarmRef(one.id))];
}

/** A card that is played; abilities say for themselves what they do. */
function actsOn(action: Action, { seat }: PrimalDecision, view: View): readonly Ref[] {
  if (action.is === 'revive') return revivable(view, seat).map(seatRef);
  const isAttack = action.is === 'play' && actionCard(action.card).colour === 'red';
  return isAttack ? targets(view, hunterOf(view, seat).sector) : NOWHERE;
}

/** Whatever is done in camp, to which card or branch. */
const SHELVES: readonly Desk['page'][] = ['forge', 'herbs', 'skills', 'gear', 'deck', 'potions'];
const lyingOn = (view: View, seat: Seat, page: Desk['page']): Ref[] => choresOn(view, seat, page).flatMap(({ about }) => about.slice(0, 1));

/** A page of the camp leads to what lies there, and the way back to whatever lies elsewhere; but not from what is being paid for. */
function pagesLead(chore: Chore | null, seat: Seat, view: View): readonly Ref[] {
  if (!chore) return NOWHERE; // ready
  const here = view.desks[seat]!.page;
  if (chore.do === 'turn') return SHELVES.includes(chore.page) ? lyingOn(view, seat, chore.page) : NOWHERE;
  if (chore.do !== 'back' || here === 'pay') return NOWHERE;
  return SHELVES.filter(page => page !== here).flatMap(page => lyingOn(view, seat, page));
}

export function leadsTo({ value }: Option, decision: PrimalDecision, view: View): readonly Ref[] {
  const { sector } = hunterOf(view, decision.seat);
  switch (decision.kind) {
    case 'act':
      return actsOn(value as DecisionValues['act'], decision, view);
    case 'move':
      return (value as DecisionValues['move']).is === 'go' ? NOWHERE : [sectorRef(sector)];
    case 'help': {
      const help = value as DecisionValues['help'];
      return help && help.is !== 'stay-out' && view.active >= 0 ? [seatRef(view.active)] : NOWHERE;
    }
    case 'choose-target':
      return value === 'monster' ? [MONSTER] : NOWHERE;
    case 'prepare':
      return pagesLead(value as Chore | null, decision.seat, view);
    case 'mount':
      return value === true ? [MONSTER] : NOWHERE;
    case 'climb':
      return value === true ? [sectorRef(sector)] : NOWHERE;
    default:
      return NOWHERE;
  }
}
