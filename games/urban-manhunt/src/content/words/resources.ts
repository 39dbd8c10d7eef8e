/** Words that give and take: points, Momentum, wounds, cards, ammunition, Action Points. */

import { plural, sayList } from '@quarry/kernel';
import { ACTION_NAMES } from '../../printed-names.ts';
import { ACTIONS, type Action, BESIDE_COVER } from '../kinds.ts';

import { type Counted, upTo } from './saying.ts';

/** Whom a resource goes to or comes from. `leader` are all hunters tied for the most points; a trailing tie is the last in initiative. */
export type Who = 'self' | 'leader' | 'trailing' | 'that-hunter';
interface Gained extends Counted {
  readonly who: Who;
}

const GAINERS: Readonly<Record<Exclude<Who, 'self'>, string>> = {
  leader: 'every hunter with the most points',
  trailing: 'the hunter with the fewest points',
  'that-hunter': 'that hunter',
};

export function sayGain({ who, n }: Gained, what: string): string {
  const verb = n < 0 ? 'lose' : 'gain';
  return who === 'self' ? `${verb} ${what}` : `${GAINERS[who]} ${verb}s ${what}`;
}

const anyOf = (actions: readonly Action[]): string =>
  sayList(
    actions.map(action => ACTION_NAMES[action]),
    'or',
  );

/** A list of what is allowed, or the shorter one of what is not. */
function sayExtraAction({ n, only }: { readonly n: number; readonly only: readonly Action[] }): string {
  const gains = `gain ${plural(n, 'Action Point')}`;
  const barred = ACTIONS.filter(action => !only.includes(action));
  if (barred.length === 0) return gains;
  return barred.length < only.length ? `${gains}, but not for ${anyOf(barred)}` : `${gains} for ${anyOf(only)} only`;
}

export const RESOURCES = {
  momentum: (gained: Gained) => sayGain(gained, `${Math.abs(gained.n)} Momentum`),
  points: (gained: Gained) => sayGain(gained, plural(Math.abs(gained.n), 'point')),
  heal: ({ who, n }: { readonly who: 'self' | 'every-crim'; readonly n: number }) =>
    who === 'self'
      ? `remove ${upTo(n)} of your Wound Tokens`
      : `remove ${n === 1 ? '1 Wound Token' : `up to ${n} Wound Tokens`} from every crim`,
  wounds: ({ n }: { readonly who: 'every-hunter-in-the-open'; readonly n: number }) =>
    `every hunter who is neither in an area nor within ${BESIDE_COVER}" of cover takes ${plural(n, 'wound')}`,
  'draw-event': ({ n }: Counted) => `draw ${plural(n, 'Event Card')}`,
  'peek-control': ({ n }: Counted) => `look at the top ${n === 1 ? 'card' : `${n} cards`} of the Control Deck`,
  reload: ({ attack }: { readonly which: 'any' | 'named'; readonly attack?: string }) =>
    attack === undefined ? 'reload one of your attacks' : `reload your ${attack}`,
  'everyone-may-reload': () => 'every hunter may reload one attack',
  'extra-action': sayExtraAction,
  'lose-action': ({ n }: Counted) => `have ${plural(n, 'Action Point')} fewer in your next activation`,
};
