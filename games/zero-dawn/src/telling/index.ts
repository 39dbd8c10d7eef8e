/** What Zero Dawn tells of what has happened: how it is shown, what matters to whoever comes back, and the story of a hunt. */
import type { Telling } from '@quarry/kernel';
import type { DawnEvent } from '../events.ts';
import type { View } from '../state.ts';
import { beat } from './beats.ts';
import { chores } from './chores.ts';
import { composes } from './composes.ts';
import { dice, diceAsked } from './dice.ts';
import { leadsTo } from './leads.ts';
import { since } from './since.ts';
import { spares } from './spares.ts';
import { standing } from './standing.ts';
import { tale } from './tale.ts';

export const telling: Telling<View, DawnEvent> = { beat, dice, diceAsked, since, tale, standing, leadsTo, spares, chores, composes };
