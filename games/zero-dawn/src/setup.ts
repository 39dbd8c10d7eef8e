/** What a host may choose, and which choices the rules allow. Clauses ZD-SETUP-1, ZD-SETUP-2, ZD-SETUP-8, ZD-COOP-1, ZD-TRADE-1; ruling ZD-R-120. */
import { done, int, list, oneOf, type Result, record, refuse, type StateOf } from '@quarry/kernel';
import { HUNTERS } from './content/hunters.ts';
import { MODES } from './state.ts';

export const HUNTER_IDS = HUNTERS.map(hunter => hunter.id);

export const setupSchema = record({
  seats: int(1, 8),
  mode: oneOf(MODES),
  /** `ask`: everybody is asked at the start, and one no is enough. */
  trading: oneOf(['off', 'ask']),
  quest: oneOf(['sawtooth']),
  /** Hunters taken beforehand, by seat; a seat without one chooses at the table. */
  hunters: list(oneOf([...HUNTER_IDS, 'choose'])),
  /** Seats of the first Leader and Fledgling, or -1 for a random draw. */
  leader: int(-1, 3),
  fledgling: int(-1, 3),
});
export type Setup = StateOf<typeof setupSchema>;

export function setupFor(seats: number, mode: Setup['mode'], rest: Partial<Setup> = {}): Setup {
  return { seats, mode, trading: 'off', quest: 'sawtooth', hunters: [], leader: -1, fledgling: -1, ...rest };
}

export function checkSetup(setup: Setup): Result {
  const { seats, mode, hunters, leader, fledgling } = setup;
  if (seats > 4) return refuse('seats', { seats, max: 4 }, `Zero Dawn seats at most 4, not ${seats} (ZD-SETUP-1).`);
  if (mode === 'standard' && seats < 2) {
    return refuse(
      'seats',
      { seats, min: 2 },
      'Standard play takes 2 to 4 players (ZD-SETUP-1); alone, choose the cooperative mode (ZD-R-120).',
    );
  }
  const taken = hunters.filter(id => id !== 'choose');
  const twice = taken.find((id, i) => taken.indexOf(id) !== i);
  if (twice) return refuse('hunter-taken', { hunter: twice }, `Two seats ask for ${twice}, but each hunter is taken once (ZD-SETUP-2).`);
  if (hunters.length > seats)
    return refuse('hunters', { hunters: hunters.length, seats }, `${hunters.length} hunters are named for ${seats} seats.`);
  if (leader >= seats || fledgling >= seats)
    return refuse('tokens', { leader, fledgling, seats }, `A token goes to a seat that is not there; seats are 0 to ${seats - 1}.`);
  if (leader >= 0 && leader === fledgling)
    return refuse('tokens', { leader, fledgling }, 'Leader and Fledgling must be two different seats (ZD-SETUP-8).');
  return done;
}
