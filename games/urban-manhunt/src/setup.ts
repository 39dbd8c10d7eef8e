/** What a host may choose, and which choices the rules allow. Clauses UM-SET-1, UM-SET-3, UM-SET-8, UM-SET-16, UM-END-8. */
import { done, int, list, oneOf, type Result, record, refuse, type StateOf } from '@quarry/kernel';
import { DATASLATES } from './content/hunters.ts';
import { LENGTHS, TIERS } from './content/kinds.ts';
import { OFFERED_ZONES } from './content/maps.ts';

const SLATE_IDS = DATASLATES.map(slate => slate.id);
const namesOf = (named: readonly { readonly id: string; readonly name: string }[]): Record<string, string> =>
  Object.fromEntries(named.map(({ id, name }) => [id, name]));

export const setupSchema = record({
  seats: int(1, 8),
  zone: oneOf(['random', ...OFFERED_ZONES.map(zone => zone.id)], { random: 'By chance', ...namesOf(OFFERED_ZONES) }),
  /** 6, 8 or 10 Control Cards. */
  length: oneOf(LENGTHS, { short: 'Short, 6 turns', standard: 'Standard, 8 turns', long: 'Long, 10 turns' }),
  /** What a lone hunter plays for. */
  tier: oneOf(TIERS, { bronze: 'Bronze, for a lone hunter', silver: 'Silver, for a lone hunter', gold: 'Gold, for a lone hunter' }),
  /** Hunters taken beforehand, by seat; a seat without one chooses at the table. */
  hunters: list(oneOf([...SLATE_IDS, 'choose'], namesOf(DATASLATES))),
});
export type Setup = StateOf<typeof setupSchema>;

export function setupFor(seats: number, rest: Partial<Setup> = {}): Setup {
  return { seats, zone: 'random', length: 'standard', tier: 'silver', hunters: [], ...rest };
}

export function checkSetup({ seats, hunters }: Setup): Result {
  if (seats > 4) return refuse('seats', { seats, max: 4 }, `Urban Manhunt seats at most 4, not ${seats} (UM-SET-1).`);
  if (hunters.length > seats)
    return refuse('hunters', { hunters: hunters.length, seats }, `${hunters.length} hunters are named for ${seats} seats.`);
  const taken = hunters.filter(id => id !== 'choose');
  const twice = taken.find((id, i) => taken.indexOf(id) !== i);
  if (twice) return refuse('hunter-taken', { hunter: twice }, `Two seats ask for ${twice}, but each hunter is taken once (UM-SET-8).`);
  return done;
}
