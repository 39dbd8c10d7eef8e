/** The whole card language: every word with its shape and its sentence. */
import { type Spelled, sayingOf } from '@quarry/kernel';
import { AFTER_ROLL } from './after-roll.ts';
import { BEFORE_ROLL } from './before-roll.ts';
import { MODELS } from './models.ts';
import { RESOURCES } from './resources.ts';
import type { Voice } from './saying.ts';
import { STANDING } from './standing.ts';
import { ZONE } from './zone.ts';

const VOCABULARY = { ...BEFORE_ROLL, ...AFTER_ROLL, ...RESOURCES, ...MODELS, ...ZONE, ...STANDING };

/** One thing that a text does, in the order in which it is read. */
export type Effect = Spelled<typeof VOCABULARY>;
export type WordName = Effect['do'];
/** Words that change a roll, before it or after it. */
export type RollWord = keyof typeof BEFORE_ROLL | keyof typeof AFTER_ROLL;
/** Words that hold while their card is in force: the rules read them, and nothing carries them out. */
export type ReadWord = keyof typeof STANDING | 'counts-as-cover' | 'range-cap';
export type DoneWord = Exclude<WordName, ReadWord>;
export type EffectOf<W extends WordName> = Extract<Effect, { do: W }>;

/** The sentence of an effect, without its capital and its full stop. */
export const sayEffect = sayingOf<Effect, [Voice]>(VOCABULARY);
