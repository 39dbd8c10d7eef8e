/**
 * Hunters suffering damage and fainting. Clauses ZD-DMG-1..4, ZD-FAINT-1..13, ZD-COOP-4, ZD-COOP-5; rulings ZD-R-43..51,
 * ZD-R-144, ZD-R-145. How an enemy comes to do damage is in enemy-attack.ts.
 */

import { type ClauseId, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { cardOption } from '../content/box.ts';
import { chooseOne, PILE } from '../decisions.ts';
import { countLoss, discardFromHand, discardFromPile, failEncounter, fall, hurtHunter, takeGlory, type Within } from '../deeds.ts';
import type { Hurt, Table } from '../events.ts';
import type { HunterState, State } from '../state.ts';
import { hasWord } from '../texts-in-force.ts';

const topOfPile: Option<number> = option('pile', PILE, { kind: 'zone', id: 'draw' });

/** How many cards a hunter can still lose after so much damage. */
export const cardsLeft = ({ hand, draw }: HunterState, damage: number): number => Math.max(0, hand.length + draw.length - damage);

/** ZD-DMG-1: for each point one card, from the hand or from the top of the pile, chosen point by point with the cards seen. */
export function* sufferDamage(table: Table, seat: Seat, n: number, rule: ClauseId, by: Within | { readonly of: Hurt }): Rule {
  const hunter = table.state.hunters[seat]!;
  if (n > 0) hurtHunter(table, seat, n, cardsLeft(hunter, n), rule, by);
  const lost: number[] = [];
  for (let paid = 0; paid < n; paid++) {
    if (hunter.hand.length + hunter.draw.length === 0) {
      countLoss(table, seat, lost, 'ZD-DMG-3');
      faint(table, seat);
      return;
    }
    const options = (): Option<number>[] => [...hunter.hand.map(cardOption), ...(hunter.draw.length > 0 ? [topOfPile] : [])];
    const card = yield* chooseOne({ seat, kind: 'pay-damage', rule: 'ZD-DMG-1', options, facts: { left: n - paid } });
    if (card !== PILE) discardFromHand(table, seat, [card], 'ZD-DMG-3', { within: 'loss' });
    lost.push(card === PILE ? discardFromPile(table, seat, 'ZD-DMG-3') : card);
  }
  countLoss(table, seat, lost, 'ZD-DMG-3');
}

/** ZD-FAINT-3, ZD-FAINT-4, ZD-FAINT-12: the glory of this encounter is lost, Suns are kept, the faint is counted. */
export function faint(table: Table, seat: Seat): void {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  const keepsGlory = hunter.faints === 0 && hasWord(state, seat, 'keep-glory');
  fall(table, seat);
  if (hunter.glory > 0 && !keepsGlory) takeGlory(table, seat, hunter.glory, 'lost', 'ZD-FAINT-3');
  if (failsByFaint(state)) failEncounter(table);
}

/** ZD-COOP-4, ZD-COOP-5, ZD-R-145: cooperative play is lost by fainting; standard play counts at maintenance. */
function failsByFaint(state: State): boolean {
  if (state.mode === 'standard') return false;
  if (state.mode === 'cooperative') return true;
  const fainted = state.hunters.filter(hunter => hunter.faints > 0);
  return state.hunters.length === 1 ? fainted.some(hunter => hunter.faints > 1) : fainted.length > 1;
}
