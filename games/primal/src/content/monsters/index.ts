/** Nine beasts, each with its cards. */
import type { AttritionCard, BehaviourCard, Monster, ObjectiveCard, PerilCard, StanceCard } from '../types.ts';
import { CINDERWING } from './cinderwing.ts';
import { GLASSPELT } from './glasspelt.ts';
import { MIRRORBACK } from './mirrorback.ts';
import { OREHULK } from './orehulk.ts';
import { RAMHIDE } from './ramhide.ts';
import { REEFMAW } from './reefmaw.ts';
import { SLEEPER } from './sleeper.ts';
import { STORMHORN } from './stormhorn.ts';
import { THUNDERDRAKE } from './thunderdrake.ts';
import type { Beast } from './types.ts';

const BEASTS: readonly Beast[] = [CINDERWING, RAMHIDE, STORMHORN, REEFMAW, GLASSPELT, OREHULK, MIRRORBACK, THUNDERDRAKE, SLEEPER];
export const MONSTER_CARDS: readonly Monster[] = BEASTS.map(one => one.monster);
export const BEHAVIOURS: readonly BehaviourCard[] = BEASTS.flatMap(one => one.behaviours);
export const STANCES: readonly StanceCard[] = BEASTS.flatMap(one => one.stances);
export const PERILS: readonly PerilCard[] = BEASTS.flatMap(one => one.perils);
export const OBJECTIVES: readonly ObjectiveCard[] = BEASTS.flatMap(one => one.objectives);
export const MONSTER_ATTRITION: readonly AttritionCard[] = BEASTS.flatMap(one => one.attrition ?? []);
