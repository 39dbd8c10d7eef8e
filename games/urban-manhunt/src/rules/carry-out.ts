/** The close of a phase: queued events are carried out one after another, then the next phase begins. Clauses UM-EVT-4..8, UM-CTL-1. */

import type { Rule } from '@quarry/kernel';
import { eventCard } from '../content/box.ts';
import { beginPhase, discardEvent, goTo, takeFromQueue } from '../deeds/index.ts';
import { applyEffects, isPossible } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { occasionOf } from '../in-the-making.ts';
import type { Phase, Step } from '../state.ts';

/** UM-CTL-1, UM-EVT-4: which phase follows, and its first step. The End Phase is followed by the end-of-match test. */
const AFTER: Readonly<Record<Phase, readonly [Phase, Step]>> = {
  'set-up': ['control', 'begin-turn'],
  control: ['hunter', 'activate'],
  hunter: ['crim', 'crim'],
  crim: ['end', 'end-phase'],
  end: ['end', 'end-test'],
};

/** UM-EVT-4, UM-EVT-5: the first of the queue, one for each scene; cards that join it meanwhile have their turn in the same phase. */
export function* carryOutEvents(table: Table): Rule {
  const { state } = table;
  if (state.queue.length > 0) return yield* carryOutFirst(table);
  const [phase, step] = AFTER[state.phase];
  if (phase !== state.phase) beginPhase(table, phase, 'UM-CTL-1');
  goTo(table, step);
}

/** UM-EVT-6..8: its owner makes every choice; what is impossible is left out; then it is discarded unless it stays in force. */
function* carryOutFirst(table: Table): Rule {
  const { card, owner } = table.state.queue[0]!;
  const effects = eventCard(card).immediate ?? [];
  const occasion = occasionOf(owner, card);
  const isIdle = !effects.some(effect => isPossible(table.state, effect, occasion));
  takeFromQueue(table, isIdle ? effects[0] : undefined, 'UM-EVT-4');
  yield* applyEffects(table, effects, occasion, 'UM-EVT-4');
  if (!table.state.inForce.some(one => one.card === card)) discardEvent(table, card);
}
