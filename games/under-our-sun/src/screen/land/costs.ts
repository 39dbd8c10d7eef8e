/** What it costs to go or look somewhere, as it stands on the hex: from what may be done there, and the open sums of the game. */
import type { AskedOption } from '@quarry/protocol';
import { tileCard } from '../../content/box.ts';
import type { DecisionValues } from '../../decisions.ts';
import { distance, type Hex } from '../../places.ts';
import { enemiesAt } from '../../questions/basics.ts';
import type { Deed } from '../../questions/harm.ts';
import { exploreCost, moveCost, openSymbols, sneakCost } from '../../questions.ts';
import type { View, Who } from '../../state.ts';

type Action = DecisionValues['act'];

/** What an option of a turn does; null where it is another kind of question. */
export function actionOf({ value }: AskedOption): Action | null {
  return typeof value === 'object' && value !== null && 'do' in value ? (value as Action) : null;
}

/** What it is answered for by whoever stands near; null if it is no deed of a turn. */
export function deedOf(option: AskedOption, ap: number | null): Deed | null {
  const action = actionOf(option);
  if (action === null || ap === null) return null;
  if (action.do === 'blow') return { do: action.blow.do, ap: 1 };
  return { do: action.do, ap, ...('hex' in action && { hex: action.hex }) };
}

/** AP of a step or a look, as far as the screen knows it. */
export function apOf(view: View, who: Who, option: AskedOption): number | null {
  const action = actionOf(option);
  switch (action?.do) {
    case 'move':
      return moveCost(view, who, action.hex);
    case 'sneak':
      return sneakCost(view, who, action.hex);
    case 'explore':
      return exploreCost(view, who);
    case 'charge':
      return CHARGE;
    default:
      return saidAp(option.says);
  }
}
const CHARGE = 2;

/** `Collect: 1 AP, …`: what the option itself says. */
const SAID = /(?:^|[:,(] )(?:(\d+) AP|(free))\b/;
export function saidAp(says: string): number | null {
  const found = SAID.exec(says);
  return found ? Number(found[1] ?? 0) : null;
}

/** Whether it matters there that nobody notices whoever comes: one is unseen, or somebody is there or may be. */
const isWatched = (view: View, who: Who, hex: Hex): boolean =>
  view.characters[who]!.isStealthy || enemiesAt(view, hex).length > 0 || openSymbols(view, hex) > 0;

/** What stands on a hex that one may go to or look at: the price of going there, openly and unseen where that matters; else of looking. */
export function costOn(view: View, who: Who, options: readonly AskedOption[]): string {
  const by = (does: string): AskedOption | undefined => options.find(one => actionOf(one)?.do === does);
  const [move, sneak, explore] = [by('move'), by('sneak'), by('explore')];
  const to = move && actionOf(move);
  if (move && sneak && to?.do === 'move' && isWatched(view, who, to.hex))
    return `${apOf(view, who, move)} / sneak ${apOf(view, who, sneak)}`;
  if (move) return `${apOf(view, who, move)} AP`;
  if (sneak) return `sneak ${apOf(view, who, sneak)}`;
  return explore ? `explore ${apOf(view, who, explore)}` : '';
}

export interface Reach {
  readonly hex: Hex;
  readonly ap: number;
}

/** AP to every tile that lies open, by the cheapest way over open ground. */
export function waysFrom(view: View, who: Who): ReadonlyMap<Hex, number> {
  const open = view.tiles.filter(({ card }) => card >= 0).map(({ hex }) => hex);
  const costs = new Map<Hex, number>([[view.characters[who]!.hex, 0]]);
  const queue = [view.characters[who]!.hex];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of open) {
      if (distance(at, next) !== 1) continue;
      const cost = costs.get(at)! + tileCostOf(view, who, next);
      if (cost < (costs.get(next) ?? Number.POSITIVE_INFINITY)) {
        costs.set(next, cost);
        queue.push(next);
      }
    }
  }
  return costs;
}
const tileCostOf = (view: View, who: Who, hex: Hex): number =>
  view.isOver ? tileCard(view.tiles.find(one => one.hex === hex)!.card).value : moveCost(view, who, hex);
