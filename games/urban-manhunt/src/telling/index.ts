/** What Urban Manhunt tells of what has happened: how it is shown, what matters to whoever comes back, and the story of a match. */
import type { Telling } from '@quarry/kernel';
import type { UrbanEvent } from '../events.ts';
import type { View } from '../state.ts';
import { beat } from './beats.ts';
import { composes } from './composes.ts';
import { dice, diceAsked } from './dice.ts';
import { leadsTo } from './leads.ts';
import { since } from './since.ts';
import { spares } from './spares.ts';
import { standing } from './standing.ts';
import { tale } from './tale.ts';

export const telling: Telling<View, UrbanEvent> = { beat, dice, diceAsked, since, tale, standing, leadsTo, spares, composes };
