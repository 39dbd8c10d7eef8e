/** The numbers of conditions (FW-ECON-*, FW-CCON-*): the rules count by them, the log and the words of the game print them. */
import type { Condition } from './kinds.ts';

/** Damage at the end of the turn of whoever has it. */
export const AT_TURN_END = { acid: 1, fire: 2 } as const satisfies Partial<Record<Condition, number>>;
/** Damage that is doubled grows by so much at most. */
export const FROST_MOST = 5;
/** What a second one does. */
export const PLASMA_BURST = 3;
