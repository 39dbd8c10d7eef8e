/** Whether using something would do anything, so that nobody wastes a card by mistake. US-USE-1, US-DEATH-1. */

import { PHASES_TO_REVIVE } from '../../content/kinds.ts';
import type { Effect, Whom } from '../../content/words/index.ts';
import { isBeside } from '../../places.ts';
import { bodiesAt, cardOf, characterOf, hexOf, living, livingAt } from '../../questions/basics.ts';
import type { View, Who } from '../../state.ts';

/** US-DEATH-1, US-R-80, US-R-85: bodies here that can still be brought back. */
export const revivableAt = (view: View, who: Who): Who[] =>
  bodiesAt(view, hexOf(view, who)).filter(one => view.phases - characterOf(view, one).diedIn < PHASES_TO_REVIVE);
const reached = (view: View, who: Who, whom: Whom = 'self'): Who[] => {
  const here = livingAt(view, hexOf(view, who));
  switch (whom) {
    case 'self':
      return [who];
    case 'chosen-here':
    case 'all-here':
      return here;
    case 'another-near':
      return livingNear(view, who);
    case 'all':
      return living(view);
  }
};
const livingNear = (view: View, who: Who): Who[] =>
  view.characters.flatMap((one, other) =>
    other !== who && one.diedIn < 0 && !one.isEliminated && (one.hex === hexOf(view, who) || isBeside(one.hex, hexOf(view, who)))
      ? [other]
      : [],
  );
function helps(view: View, who: Who, effect: Effect): boolean {
  switch (effect.do) {
    case 'heal':
      return reached(view, who, effect.who).some(one => characterOf(view, one).hp < cardOf(view, one).hp);
    case 'cure':
      return reached(view, who, effect.who).some(one => characterOf(view, one).isInfected);
    case 'revive':
      return revivableAt(view, who).length > 0;
    case 'grant-action':
      return livingNear(view, who).length > 0;
    case 'choose':
      return effect.of.some(branch => branch.effects.length === 0 || isOfUse(view, who, branch.effects));
    case 'for-each':
      return reached(view, who, effect.who).some(one => isOfUse(view, one, effect.effects));
    default:
      return true;
  }
}
export const isOfUse = (view: View, who: Who, effects: readonly Effect[]): boolean => effects.some(one => helps(view, who, one));
export { livingNear };
