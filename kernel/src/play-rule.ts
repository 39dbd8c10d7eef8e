/** A rule played outside of any match: by set-ups that walk through a story, and by tests that ask what is asked. */
import { chosenIn } from './answers.ts';
import type { Ask, Picks, Rule } from './types.ts';

/** Plays a rule to its end; whatever it asks is picked by `pick`, one for each decision, none where somebody else speaks first. */
export function playRule<Result>(rule: Rule<Result>, pick: (ask: Ask) => Picks): Result {
  let step = rule.next();
  while (!step.done) step = rule.next(chosenIn(step.value, pick(step.value)));
  return step.value;
}

/** What a rule asks first; null if it comes to its end without asking anybody. */
export function askedFirst(rule: Rule<unknown>): Ask | null {
  const step = rule.next();
  return step.done ? null : step.value;
}
