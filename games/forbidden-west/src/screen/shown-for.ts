/** How long an event is drawn at normal pace, in milliseconds: dice and blows are looked at, all else passes. */
import type { Line } from '@quarry/protocol';

export const shownFor = ({ event, beat }: Line): number => (Array.isArray(event['faces']) ? 700 : beat?.deed ? 420 : 160);
