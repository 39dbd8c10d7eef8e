/** How a sensible tracker chooses, from what its seat sees alone: get near, read when nothing is near, throw whenever it can. */
import { best, botOf, firstOf, type Seat, type Thought } from '@quarry/kernel';
import { gearCard } from './content/cards.ts';
import type { Asked } from './decisions.ts';
import { netDice, stepsBetween, strideOf, whereTo } from './questions.ts';
import type { View } from './state.ts';

type Mind<Kind extends Asked['kind'] = Asked['kind']> = Thought<View, Asked<Kind>>;

const away = (view: View, seat: Seat): number => stepsBetween(view, view.trackers[seat]!.hex, view.lynx);

/** Lying in wait is for those who are near already. */
function plan({ view, decision }: Mind<'make-plan'>): string {
  const near = view.trackers.filter((_, seat) => away(view, seat) <= 2).length;
  return firstOf(decision, [near * 2 > view.trackers.length ? 'wait' : 'drive']);
}

/** A lantern where a net can be thrown, snowshoes where they bring one near, bait where neither helps. */
function useGear({ view, decision, seat }: Mind<'use-gear'>): string {
  const gap = away(view, seat) - strideOf(view, seat, null);
  return best(decision, card => {
    if (card === null) return 0.5;
    const { hexes, dice, isBait } = gearCard(card);
    if (dice > 0) return gap <= 1 ? 1 : 0;
    if (hexes > 0) return gap === 2 ? 1 : 0;
    return isBait && gap >= 2 && view.bait < 0 ? 1 : 0;
  });
}

/** Where most dice can be thrown; else as near as can be to where the lynx goes, if a sign says so. */
function walk({ view, decision, seat }: Mind<'walk'>): string {
  const [sign] = view.signs as readonly number[];
  const goal = sign === undefined ? view.lynx : whereTo(view, sign);
  return best(decision, hex => netDice(view, seat, hex, null) * 100 - stepsBetween(view, hex, goal));
}

export const sensible = botOf<View, Asked>({
  'make-plan': plan,
  'use-gear': useGear,
  walk,
  act: ({ decision }) => firstOf(decision, ['net', 'search', 'read']),
});
