/** The chance to suffer nothing of an attack, as the question has it that asks what is discarded to evade it. FW-EVADE-3, FW-EVADE-6. */
import type { DecisionFacts } from '../decisions.ts';

/** What of the question tells it. */
export interface Evading {
  readonly options: readonly { readonly value?: unknown }[];
  readonly facts: Pick<DecisionFacts['discard-to-evade'], 'unhurt'>;
}

/** Without a card. */
export const unhurtAsIs = ({ facts }: Pick<Evading, 'facts'>): number => facts.unhurt[0]!;

/** With this card alone; undefined if it cannot be discarded. */
export function unhurtWith(card: number, { options, facts }: Evading): number | undefined {
  const at = options.findIndex(one => one.value === card);
  return at < 0 ? undefined : facts.unhurt[at + 1];
}
