/** All action cards, by character, and the special ones. */
import type { ActionCard } from '../types.ts';
import { DROKKEH_CARDS } from './drokkeh.ts';
import { IKKARA_CARDS } from './ikkara.ts';
import { MARSHAL_CARDS } from './marshals.ts';
import { OTTAKH_CARDS } from './ottakh.ts';
import { SENVI_CARDS } from './senvi.ts';

export { SPECIAL_CARDS } from './specials.ts';

export const ACTION_CARDS: readonly ActionCard[] = [...DROKKEH_CARDS, ...SENVI_CARDS, ...OTTAKH_CARDS, ...IKKARA_CARDS, ...MARSHAL_CARDS];
