/** The 26 quests of the campaign: three for each beast, the first hunt and the last. */
import type { Quest } from '../types.ts';
import { FIRST_TIER } from './quests-1.ts';
import { SECOND_TIER } from './quests-2.ts';
import { THIRD_TIER } from './quests-3.ts';
import { FINALE, PROLOGUE } from './quests-ends.ts';

export const QUESTS: readonly Quest[] = [PROLOGUE, ...FIRST_TIER, ...SECOND_TIER, ...THIRD_TIER, FINALE];
