/** The event of a line as the game told it: what comes over the wire is told by the rules alone. */
import type { Line } from '@quarry/protocol';
import type { DawnEvent } from '../events.ts';

export const toldIn = ({ type, rule, event }: Line): DawnEvent => ({ ...event, type, rule }) as DawnEvent;
