/** What every turn may cost: ten cards (PA-COMP-8), and those that some monsters put in their place. */
import { MONSTER_ATTRITION } from './monsters/index.ts';
import type { AttritionCard } from './types.ts';

const VALUES = [0, 1, 1, 1, 1, 1, 2, 2, 2, 3];
export const BASE_ATTRITION: readonly AttritionCard[] = VALUES.map((value, i) => ({
  id: `attrition-${value}-${i}`,
  name: `Attrition ${value}`,
  value,
}));
export const ATTRITION: readonly AttritionCard[] = [...BASE_ATTRITION, ...MONSTER_ATTRITION];
