/**
 * A crim is eliminated: removal, Momentum, the window of the kill, Base Point Value, the Elimination Quality check and its bonus.
 * UM-ELIM-1..12, UM-IMP-7, UM-MOM-2, 11. Who was hit how is in attack.ts and strikes.ts.
 */

import type { Rule, Seat } from '@quarry/kernel';
import { crimTexts, textsAt } from '../content/box.ts';
import { gainMomentum, gainPoints, removeCrim } from '../deeds/index.ts';
import { applyEffects } from '../effects/vocabulary.ts';
import type { Parts, Quality, Table } from '../events.ts';
import { type Kill, newCheck, occasionOf } from '../in-the-making.ts';
import { byCause, sumOf } from '../parts.ts';
import { attributeOf, bountyOf, crimFigure, printedCrim } from '../questions.ts';
import type { CrimState } from '../state.ts';
import { hunterParts, tableParts } from '../texts-in-force.ts';
import { makeCheck } from './check.ts';
import { MOST_QUALITY } from './dice.ts';
import { killWindow, trigger } from './windows.ts';

/** UM-ELIM-6: the bonus for 0, 1, 2 … 6 or more successes. */
export const QUALITY = [0, 2, 4, 7, 10, 15, 20] as const;

export const qualityPoints = (successes: number): number => QUALITY[Math.min(successes, MOST_QUALITY)]!;

export function* eliminate(
  table: Table,
  seat: Seat,
  crim: CrimState,
  surplus: number,
  isFrozen: boolean,
  by: 'fight' | 'shoot' | 'strike',
): Rule {
  const { x, y, r } = crimFigure(crim);
  // UM-ELIM-12: frozen, a raised bounty does not count, a lowered one does.
  const { bpv } = printedCrim(crim);
  const bounty = isFrozen ? Math.min(bpv, bountyOf(crim)) : bountyOf(crim);
  const frozen = bountyOf(crim) - bounty;
  const kill: Kill = { seat, card: crim.card, x, y, r, isFrozen, bounty, bonuses: [], isDoubled: false };
  removeCrim(table, crim, seat, 'UM-ELIM-2');
  gainMomentum(table, seat, byCause('kill', 1), 'UM-MOM-2');
  yield* killWindow(table, kill);
  const parts = [...byCause('bpv', bpv), ...byCause('bounty', bounty - bpv)];
  gainPoints(table, seat, parts, 'kill', isFrozen ? 'UM-IMP-7' : 'UM-ELIM-1', { isFrozen, frozen });
  if (!isFrozen) yield* scoreQuality(table, kill, surplus);
  for (const text of textsAt(crimTexts(crim.card), 'crim-killed'))
    yield* applyEffects(table, text.effects, occasionOf(seat, crim.card, { kill }), 'UM-ELIM-2');
  if (by === 'fight') yield* trigger(table, seat, 'killed-in-fight', 'UM-SET-18', { kill });
}

/** UM-ELIM-5..7: Pizzazz and surplus wounds in dice, and a bonus by successes. */
function* scoreQuality(table: Table, kill: Kill, surplus: number): Rule {
  const { state } = table;
  const { seat } = kill;
  const dice = attributeOf(state.hunters[seat]!, 'pizzazz') + surplus;
  const { successes } = yield* makeCheck(table, { ...newCheck('quality', seat, 'pizzazz', dice, null), over: surplus });
  const { bonuses, isDoubled } = kill;
  const forSuccesses = qualityPoints(successes);
  const texts = [...bonuses, ...hunterParts(state, seat, 'quality-bonus'), ...tableParts(state, 'quality-bonus')];
  const quality = { successes, forSuccesses, texts, isDoubled };
  gainPoints(table, seat, qualityParts(quality), 'quality', 'UM-ELIM-6', quality);
}

/** What is doubled is doubled with all that texts add. */
function qualityParts({ forSuccesses, texts, isDoubled }: Quality): Parts {
  const parts = [...byCause('quality', forSuccesses), ...texts];
  return isDoubled ? [...parts, ...byCause('doubled', sumOf(parts))] : parts;
}
