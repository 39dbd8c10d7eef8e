/** Which actions the series of a behaviour card has, and which of them is under way. FW-BEH-4, FW-BEH-5. */
import { behaviourCard } from '../content/box.ts';
import type { EnemyAction } from '../content/types.ts';
import type { ActivationView } from '../state.ts';

type Series = Pick<ActivationView['series'][number], 'card' | 'isYes'>;

export function actionsOf({ card, isYes }: Series): readonly EnemyAction[] {
  const { yes, no = [] } = behaviourCard(card);
  return isYes ? yes : no;
}

/** The action that was begun last. */
export function actionBegun({ series }: ActivationView): EnemyAction {
  const last = series.at(-1)!;
  return actionsOf(last)[last.begun - 1]!;
}
