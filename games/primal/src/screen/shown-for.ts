/** How long an event is drawn at full pace, in milliseconds: what strikes is read, what is bookkeeping passes. */
import type { Line } from '@quarry/protocol';

const TIMES: Readonly<Record<string, number>> = {
  'behaviour-revealed': 1400,
  unleashed: 1200,
  'stance-changed': 1200,
  'hunt-won': 2000,
  'hunt-lost': 2000,
  'knocked-out': 1200,
  rose: 900,
  'ko-flipped': 700,
  'monster-turned': 700,
  'wound-suffered': 700,
  'damage-dealt': 450,
  suffered: 600,
  prevented: 450,
  'attrition-failed': 500,
  'attrition-resisted': 500,
  'card-played': 400,
  moved: 350,
  threatened: 300,
};

export const shownFor = ({ type }: Line): number => TIMES[type] ?? 160;
