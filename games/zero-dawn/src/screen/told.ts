/** What comes over the wire, as the game told and asked it: nothing does but what the rules tell and ask. */
import type { Asked, Line } from '@quarry/protocol';
import type { DecisionFacts, DecisionKind } from '../decisions.ts';
import type { DawnEvent } from '../events.ts';

export const toldIn = ({ type, rule, event }: Line): DawnEvent => ({ ...event, type, rule }) as DawnEvent;

/** What says nothing beyond its options says null. */
type Sent<Facts> = undefined extends Facts ? Exclude<Facts, undefined> | null : Facts;
type DawnAsked = {
  readonly [Kind in DecisionKind]: Omit<Asked, 'kind' | 'facts'> & { readonly kind: Kind; readonly facts: Sent<DecisionFacts[Kind]> };
}[DecisionKind];

export const askedIn = ({ asked }: { readonly asked: Asked | null }): DawnAsked | null => asked as DawnAsked | null;
