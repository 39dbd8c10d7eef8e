/**
 * A decision as a bot is told it: plain data, the same in this thread, in another one and in a file. Functions and what is worked out only for a person
 * stay behind.
 */
import type { BareDecision, Decision } from './types.ts';

/** The samples of a region or a trail are worked out here; its outline is for people and is not. */
export function bareDecision(decision: Decision): BareDecision {
  const { seat, kind, rule, choose, min, max, ordered, options, fit, region, trail, facts, proposed } = decision;
  return {
    seat,
    kind,
    rule,
    choose,
    min,
    max,
    ordered,
    options,
    fit: fit && { some: fit.some },
    region: region && { some: region.some },
    trail: trail && { from: trail.from, some: trail.some },
    facts,
    ...(proposed && { proposed }),
  };
}
