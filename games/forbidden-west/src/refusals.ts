/** What a player would look for and is not offered: what it is about, the clause that is cited, and the reason with its facts. */
import type { Refused } from '@quarry/kernel';
import type { ActionKind } from './content/kinds.ts';

type Reason =
  | { reason: 'done-already'; action: ActionKind }
  | { reason: 'two-actions' }
  | { reason: 'injured'; action: ActionKind }
  | { reason: 'adhesive' }
  | { reason: 'nothing-there'; action: ActionKind };

/** The sentences are in sentences/. They read the reason, never the clause. */
export type WestRefused = Omit<Refused, 'facts'> & { readonly facts: Reason };
