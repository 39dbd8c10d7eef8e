/** What an option opens the way to in the ring, from what its seat sees, by the same questions that the rules ask. What cannot be known before it is asked is left out. */
import type { Ref } from '@quarry/kernel';
import { actionCard, isCard, sortOf } from '../content/box.ts';
import type { PrimalDecision } from '../decisions.ts';
import { revivable } from '../questions.ts';
import { hunterOf } from '../ring.ts';
import { has } from '../standing.ts';
import type { View } from '../state.ts';
import { MONSTER, plateRef, seatRef, sectorRef, swarmRef } from './refs.ts';

interface Chosen {
  readonly key: string;
  readonly about: readonly Ref[];
}
const NOWHERE: readonly Ref[] = [];

/** PA-DMG-15: what an attack from this sector can hit; a plate in between swallows it. */
function targets(view: View, sector: number): Ref[] {
  const { plates, swarms } = view.monster;
  if (plates[sector]! > 0) return [plateRef(sector)];
  const isShielded = swarms.length > 0 && has(view, -1, 'swarm-first');
  return [...(isShielded ? [] : [MONSTER]), ...swarms.map(one => swarmRef(one.id))];
}

const isAttack = (card: number): boolean => isCard(card) && sortOf(card) === 'action' && actionCard(card).colour === 'red';

/** A card that is played; abilities say for themselves what they do. */
function actsOn({ key, about }: Chosen, { seat }: PrimalDecision, view: View): readonly Ref[] {
  if (key === 'revive') return revivable(view, seat).map(seatRef);
  const [card] = about;
  const isPlayed = card?.kind === 'card' && !key.startsWith('use-');
  return isPlayed && isAttack(Number(card.id)) ? targets(view, hunterOf(view, seat).sector) : NOWHERE;
}

export function leadsTo(option: Chosen, decision: PrimalDecision, view: View): readonly Ref[] {
  const { key } = option;
  const { sector } = hunterOf(view, decision.seat);
  switch (decision.kind) {
    case 'act':
      return actsOn(option, decision, view);
    case 'move':
      return key === 'stay' || key === 'hide' ? [sectorRef(sector)] : NOWHERE;
    case 'help':
      return option.about[0]?.kind === 'card' && view.active >= 0 ? [seatRef(view.active)] : NOWHERE;
    case 'choose-target':
      return key === 'monster' ? [MONSTER] : NOWHERE;
    case 'mount':
      return key === 'yes' ? [MONSTER] : NOWHERE;
    case 'climb':
      return key === 'yes' ? [sectorRef(sector)] : NOWHERE;
    default:
      return NOWHERE;
  }
}
