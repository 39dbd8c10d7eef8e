/**
 * What a crim is told to do, and what takes the place of an action that it does not carry out: UM-CRIM-1, 5..9, UM-CHG-5, UM-HIDE-5.
 * Questions, asked by the rules when a crim acts, and before that by whoever wants to know what is coming. How actions are carried out
 * is in orders.ts.
 */

import type { ClauseId } from '@quarry/kernel';
import { controlCard } from '../content/box.ts';
import type { CrimAction } from '../content/kinds.ts';

import type { NoShot, WhyReplaced } from '../events.ts';
import { attacksOfCrim, isHidden, printedCrim } from '../questions.ts';
import type { CrimView, View } from '../state.ts';

export interface Order {
  readonly action: CrimAction;
  readonly rule: ClauseId;
  /** UM-HIDE-5: no text can override it. */
  readonly isForced?: true;
}

/** What is done instead of an action, and why. */
export interface Replacement extends Order, Readonly<Partial<NoShot>> {
  readonly why: WhyReplaced;
}

/** What is known of a crim when it acts, or would act: nothing is replaced for what is left open. */
export interface Circumstances {
  readonly isEngaged?: boolean;
  /** Why it has no shot at its nearest hunter; null if it has one. */
  readonly noShot?: NoShot | null;
}

/** UM-HIDE-5..7, UM-CRIM-1: the forced second Hide, or what the Control Card says to its Demeanor; null before the first card. */
export function orderInForce(state: View, crim: CrimView): Order | null {
  if (isHidden(crim) && state.turn <= crim.hidInTurn + 1) return { action: 'hide', rule: 'UM-HIDE-5', isForced: true };
  if (state.control < 0) return null;
  return { action: controlCard(state.control).orders[printedCrim(crim).demeanor], rule: 'UM-CRIM-1' };
}

export const isArmedForShooting = (crim: CrimView): boolean => attacksOfCrim(crim, 'ranged').length > 0;

/** A crim that could not shoot at anybody. */
export const UNARMED: NoShot = { noShot: 'no-ranged-attack', target: -1, attack: '', gap: 0, range: 0 };

/** What the crim does instead of an action, and why; null if the action itself is carried out. */
export function replacement(crim: CrimView, action: CrimAction, { isEngaged, noShot }: Circumstances): Replacement | null {
  switch (action) {
    case 'flee':
    case 'seek-cover':
      return crim.lastAction === 'charge' ? { action: 'charge', rule: 'UM-CRIM-5', why: 'charging' } : null;
    case 'charge':
      return isEngaged === true ? { action: 'fight', rule: 'UM-CHG-5', why: 'engaged-already' } : null;
    case 'fight':
      return isEngaged === false ? { action: 'charge', rule: 'UM-CRIM-8', why: 'nobody-to-fight' } : null;
    case 'shoot':
      return replacementOfShot(crim, isEngaged === true, noShot ?? null);
    case 'hide':
      return null;
  }
}

function replacementOfShot(crim: CrimView, isEngaged: boolean, missing: NoShot | null): Replacement | null {
  const isArmed = isArmedForShooting(crim);
  if (isArmed && isEngaged) return { action: 'fight', rule: 'UM-CRIM-9', why: 'engaged' };
  const noShot = isArmed ? missing : UNARMED;
  if (noShot === null) return null;
  return printedCrim(crim).demeanor === 'aggressive'
    ? { action: 'charge', rule: 'UM-CRIM-7', why: 'no-shot', ...noShot }
    : { action: 'seek-cover', rule: 'UM-CRIM-6', why: 'no-shot', ...noShot };
}

/** UM-CRIM-10, 14: what comes of an order in the end, as far as is known; null before the first Control Card. */
export function actionAhead(state: View, crim: CrimView, known: Circumstances = {}): CrimAction | null {
  let ahead = orderInForce(state, crim);
  for (let other: Order | null = ahead; ahead && other; other = replacement(crim, ahead.action, known)) ahead = other;
  return ahead?.action ?? null;
}
