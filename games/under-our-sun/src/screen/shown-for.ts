/** How long what happens is drawn, in milliseconds at normal pace: dice and new ground a while, what comes over everybody as long as it is read. */
import type { Line } from '@quarry/protocol';

const TIMES: Readonly<Record<string, number>> = {
  'tile-revealed': 900,
  'phase-begun': 1_200,
  'sun-drawn': 1_600,
  'event-drawn': 2_200,
  'night-drawn': 2_800,
  'victim-voted': 2_000,
  died: 1_400,
  revived: 1_200,
  revealed: 4_200,
};
const DICE = 700;
const ELSE = 200;

/** An event that this screen does not know passes soon. */
export const shownFor = ({ event, type }: Line): number => TIMES[type] ?? (Array.isArray(event['faces']) ? DICE : ELSE);
