/**
 * The four hunters in the order of the box. Each is a file of its own.
 */
import { banuk } from './banuk-survivor.ts';
import { carja } from './carja-warrior.ts';
import { nora } from './nora-marksman.ts';
import { forgesmith } from './oseram-forgesmith.ts';
import type { Hunter } from './types.ts';

export const HUNTERS: readonly Hunter[] = [nora, carja, banuk, forgesmith];
