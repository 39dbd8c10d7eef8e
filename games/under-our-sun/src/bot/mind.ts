/** What a sensible player is asked, as it sees it. */
import type { Thought } from '@quarry/kernel';
import type { Asked, DecisionKind } from '../decisions.ts';
import type { View } from '../state.ts';

export type Mind<Kind extends DecisionKind = DecisionKind> = Thought<View, Asked<Kind>>;
