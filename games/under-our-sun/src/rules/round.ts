/** A round of combat while it is fought: who takes part, whom they fight, and who of those could still strike. What happens in it is in combat.ts and counterattacks.ts. */

import type { Table } from '../events.ts';
import type { Hex } from '../places.ts';
import { hexOf, isAlive, livingAt } from '../questions/basics.ts';
import { type Foe, foeHex, foeHp, foesAt, foesHere, isFoeTapped, isFoeThere, sameFoe, targetsAt, wouldAttack } from '../questions.ts';
import type { State, Who } from '../state.ts';

/** What a round is made of, from its declaration on (US-R-51). */
export interface Round {
  readonly table: Table;
  readonly actor: Who;
  /** The enemies of the fight stand here. */
  readonly hexes: readonly Hex[];
  readonly foes: readonly Foe[];
  /** Who takes part, in order; those in `unseen` draw no counterattack (US-MULTI-15). */
  readonly taking: Who[];
  readonly unseen: Who[];
  /** Who struck at an enemy last. */
  readonly struckBy: Map<number, Who>;
}

/** Whom anybody may attack there, and then whoever would attack somebody there. */
export function foesInFight(state: State, hex: Hex): Foe[] {
  const attackers = livingAt(state, hex).flatMap(who => foesAt(state, hex, who));
  const foes = [...targetsAt(state, hex), ...attackers];
  return foes.filter((foe, i) => foes.findIndex(one => sameFoe(one, foe)) === i);
}
export const stillThere = ({ table: { state }, foes }: Round): Foe[] => foes.filter(foe => isFoeThere(state, foe));
export const isAnybodyLeft = (round: Round): boolean => stillThere(round).some(foe => foeHp(round.table.state, foe) > 0);
/** Foes on the tile of a character that could still strike at it: those of this round, also if they have been killed (US-R-43); or beside whoever shoots from outside (US-RANGE-9). */
export const untapped = ({ table: { state }, hexes, foes }: Round, who: Who): Foe[] =>
  (hexes.includes(hexOf(state, who)) ? foes : foesHere(state, who)).filter(
    foe => isFoeThere(state, foe) && foeHex(state, foe) === hexOf(state, who) && !isFoeTapped(state, foe) && wouldAttack(state, foe, who),
  );

/** US-MULTI-9: nobody who takes part on this tile comes after. */
export function isLast({ taking, table: { state } }: Round, who: Who): boolean {
  const here = taking.filter(one => isAlive(state, one) && hexOf(state, one) === hexOf(state, who));
  return here.at(-1) === who || !here.includes(who);
}
