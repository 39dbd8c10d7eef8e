/** What has become of a crim's attack on somebody, as far as it is told or asked. */
import type { Ref, Seat } from '@quarry/kernel';
import type { UrbanEvent } from '../events.ts';

export type Attacking = 'attacks you' | 'hits you' | 'misses you';

/** Null if it attacks somebody else, or nobody. */
export function attackTold(told: UrbanEvent, crim: Ref['id'], seat: Seat | null): Attacking | null {
  if (!('crim' in told && 'seat' in told) || told.crim !== crim || told.seat !== seat) return null;
  if (told.type === 'hunter-attacked') return 'attacks you';
  return told.type === 'rolled' || told.type === 'checked'
    ? defending(told.check, told.type === 'checked' ? told.hasSucceeded : undefined)
    : null;
}

/** The same by the facts of a question. */
export function attackAsked(facts: Readonly<Record<string, unknown>>, crim: Ref['id'], seat: Seat | null): Attacking | null {
  const { check, hunter, successes, threshold } = facts;
  if (facts['crim'] !== crim || hunter !== seat) return null;
  return defending(String(check), typeof successes === 'number' ? successes >= Number(threshold) : undefined);
}

/** UM-DEF-1, UM-RES-1: as the dice lie; `undefined` before they do. */
function defending(check: string, isDefended: boolean | undefined): Attacking | null {
  if (check === 'resistance') return 'hits you';
  if (check !== 'defense') return null;
  return isDefended === undefined ? 'attacks you' : isDefended ? 'misses you' : 'hits you';
}
