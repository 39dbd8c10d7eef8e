/**
 * What a rule wants to know, on its way to whoever plays the rule. Most of it needs nobody's answer: it was chosen before and is played again, or nothing else is
 * possible. That is settled here, without leaving the rule, which yields only where somebody must choose.
 */
import type { Ask, Chosen } from './types.ts';

/** Whoever plays a rule: knows what was chosen before, and notes what is chosen without being asked. */
export interface Choices {
  /** What was chosen at this point before, where it is played again: then nobody lists what could be. */
  again(): Chosen | undefined;
  /** Nothing else is possible than this. Gives back what the rule receives. */
  settle(sure: Chosen): Chosen;
}

/** Who plays just now; null if nobody keeps count. */
let choices: Choices | null = null;

/** What is chosen already, or what is to be asked. */
export function settled(asks: () => Ask | Chosen): Ask | Chosen {
  const before = choices?.again();
  if (before) return before;
  const found = asks();
  return choices && isSettled(found) ? choices.settle(found) : found;
}

export const isSettled = (found: Ask | Chosen): found is Chosen => 'values' in found;

/** From now on choices are settled by somebody else. Gives back who did before, and must do so again in the end. */
export function settledBy(next: Choices | null): Choices | null {
  const outer = choices;
  choices = next;
  return outer;
}
