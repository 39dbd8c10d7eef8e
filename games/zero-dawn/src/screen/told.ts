/** What comes over the wire, as the game told and asked it: nothing does but what the rules tell and ask. */
import type { Asked, AskedOption, Line } from '@quarry/protocol';
import type { DecisionFacts, DecisionKind, DecisionValues } from '../decisions.ts';
import type { DawnEvent } from '../events.ts';

export const toldIn = ({ type, rule, event }: Line): DawnEvent => ({ ...event, type, rule }) as DawnEvent;

/** What says nothing beyond its options says null. */
type Sent<Facts> = undefined extends Facts ? Exclude<Facts, undefined> | null : Facts;
export type DawnOption<Kind extends DecisionKind> = AskedOption & { readonly value: DecisionValues[Kind] };
type DawnAsked = {
  readonly [Kind in DecisionKind]: Omit<Asked, 'kind' | 'facts' | 'options'> & {
    readonly kind: Kind;
    readonly facts: Sent<DecisionFacts[Kind]>;
    readonly options: readonly DawnOption<Kind>[];
  };
}[DecisionKind];

export const askedIn = ({ asked }: { readonly asked: Asked | null }): DawnAsked | null => asked as DawnAsked | null;

/** What an option is worth if this is what is asked; undefined if something else is, or there is none. */
export const worthIn = <Kind extends DecisionKind>(
  { asked }: { readonly asked: Asked | null },
  kind: Kind,
  option: AskedOption | null,
): DecisionValues[Kind] | undefined => (asked?.kind === kind ? (option as DawnOption<Kind> | null)?.value : undefined);
