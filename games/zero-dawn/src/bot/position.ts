/**
 * What counts between two encounters, for a player that looks ahead to the end of the one at hand (kernel, Worth). Tried and dropped: to look only to the end of a turn. What a wound is worth on the way
 * to a kill is not to be read off hit points, and a player that trusted it won none of six hunts alone of which sensible won two.
 */
import type { Worth } from '@quarry/kernel';
import { isCooperative } from '../questions.ts';
import { deeds, SAYS } from '../sentences/weighing.ts';
import type { HunterView, View } from '../state.ts';
import { health } from './insight.ts';
import { WEIGHTS } from './weights.ts';

const mean = (view: View, of: (hunter: HunterView) => number): number =>
  view.hunters.reduce((sum, hunter) => sum + of(hunter), 0) / view.hunters.length;
export const worth: Worth<View> = {
  features: {
    encounter: view => view.encounter / 5,
    together: view => (isCooperative(view) ? 1 : 0),
    hunters: view => view.hunters.length / 4,
    lost: view => (view.result === 'failure' || view.hasFailed ? 1 : 0),
    deck: view => mean(view, ({ maxDeck }) => maxDeck / 20),
    health: view => mean(view, hunter => health(hunter) / 20),
    faints: view => mean(view, ({ faints }) => faints),
    // What they have gained, beside what others have by then.
    gear: view =>
      mean(view, ({ traits, upgrades, modifications }) => (traits.length + upgrades.length + modifications.length) / 10) -
      view.encounter / 5,
    wealth: view => mean(view, ({ glory, salvage }) => (glory + salvage.length) / 10),
    mine: (view, seat) => {
      const sunsOf = ({ fullSuns, halfSuns, blazingSuns }: HunterView): number => 2 * blazingSuns + fullSuns + halfSuns / 2;
      return isCooperative(view) ? 0 : (sunsOf(view.hunters[seat]!) - mean(view, sunsOf)) / 3;
    },
  },
  says: SAYS,
  deeds,
  weights: WEIGHTS,
  stretch: ({ encounter, result }) => 2 * encounter + (result === 'none' ? 0 : 1),
};
