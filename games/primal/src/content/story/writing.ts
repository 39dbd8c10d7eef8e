/** How quests are written down. */
import type { Terrain } from '../kinds.ts';
import { type Ground, STARTS, type StartPlace } from '../types.ts';

/** What lies where, clockwise or not: `layout({ front: ['rock'] })`. */
export const layout = (places: Partial<Record<StartPlace, readonly Terrain[]>>): Ground[] =>
  STARTS.flatMap(at => (places[at] ?? []).map(kind => ({ kind, at })));
