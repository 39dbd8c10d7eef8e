/** Questions that hardly matter, and how the table answers them for a seat that leaves them to the table: as a sensible player would. */
import { type BareDecision, optionKeys, type Spared } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { Asked } from '../decisions.ts';
import { attributeOf, crimNumbered } from '../questions.ts';
import type { View } from '../state.ts';

/** UM-HDIS-8: strikes of crims of one kind come to the same in any order. */
function strikes(decision: Asked<'order-strikes'>, view: View): Spared | null {
  const names = decision.options.map(({ value }) => nameOf(crimNumbered(view, value)!.card));
  return new Set(names).size === 1 ? { as: 'tie', answer: optionKeys(decision) } : null;
}

/** UM-INC-6: both ways roll as many dice. */
function recovery(decision: Asked<'choose-recovery'>, view: View): Spared | null {
  const me = view.hunters[decision.seat]!;
  return attributeOf(me, 'mind') === attributeOf(me, 'athletics') ? { as: 'tie', answer: 'athletics' } : null;
}

export function spares(bare: BareDecision, view: View): Spared | null {
  const decision = bare as Asked;
  switch (decision.kind) {
    case 'order-strikes':
      return strikes(decision, view);
    case 'choose-recovery':
      return recovery(decision, view);
    // UM-END-2: the own texts that end a turn.
    case 'order-effects':
      return { as: 'tie', answer: optionKeys(decision) };
    // Pods that are equally near.
    case 'choose-pod':
      return { as: 'tie', answer: optionKeys(decision)[0]! };
    default:
      return null;
  }
}
