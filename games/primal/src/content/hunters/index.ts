/** Everything that hunters play. */
import type { ActionCard, MasteryCard } from '../types.ts';
import { DAREON, DAREON_MASTERIES } from './dareon.ts';
import { LJONAR, LJONAR_MASTERIES } from './ljonar.ts';
import { MIRAH, MIRAH_MASTERIES } from './mirah.ts';
import { THOREG, THOREG_MASTERIES } from './thoreg.ts';

export const ACTION_CARDS: readonly ActionCard[] = [...MIRAH, ...DAREON, ...THOREG, ...LJONAR];
export const MASTERIES: readonly MasteryCard[] = [...MIRAH_MASTERIES, ...DAREON_MASTERIES, ...THOREG_MASTERIES, ...LJONAR_MASTERIES];
