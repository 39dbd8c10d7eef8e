/** What Primal tells of what happens: how it is shown, recalled and told as a story; where options lead, and which questions can be left to the table. */
import type { Telling } from '@quarry/kernel';
import type { PrimalEvent } from '../events.ts';
import type { View } from '../state.ts';
import { beat } from './beats.ts';
import { chores } from './chores.ts';
import { composes } from './composes.ts';
import { leadsTo } from './leads.ts';
import { proposes } from './proposes.ts';
import { rests } from './rests.ts';
import { since } from './since.ts';
import { spares } from './spares.ts';
import { standing } from './standing.ts';
import { tale } from './tale.ts';

export const telling = { beat, since, tale, standing, leadsTo, spares, rests, chores, composes, proposes } satisfies Telling<
  View,
  PrimalEvent
>;
