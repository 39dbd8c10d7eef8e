/** What a hunter would look for in camp and is not offered: what it is about, the clause that is cited, and the reason with its facts. */
import type { Refused } from '@quarry/kernel';
import type { Flaw } from './campaign/builds.ts';
import type { Part } from './campaign/payments.ts';
import type { Element, Plant } from './content/kinds.ts';

type Reason =
  | Flaw
  | { reason: 'forge-level'; card: number; level: number; forge: number }
  | { reason: 'element-closed'; card: number; element: Element }
  | { reason: 'owned-already'; card: number }
  | { reason: 'too-dear'; card: number; parts: readonly Part[] }
  | { reason: 'herbalist-level'; card: number; level: number; herbalist: number }
  | { reason: 'held-already'; card: number }
  | { reason: 'plants-missing'; card: number; plants: readonly Plant[] }
  | { reason: 'no-upgrades' }
  | { reason: 'potions-full'; most: number }
  | { reason: 'nothing-to-trade' }
  | { reason: 'offer-waits' };

/** The sentences are in sentences/. They read the reason, never the clause. */
export type CampRefused = Omit<Refused, 'facts'> & { readonly facts: Reason };
