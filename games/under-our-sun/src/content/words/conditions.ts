/** What a text asks before it does something. */
import { plural, sayList } from '@quarry/kernel';
import type { Phase, Weather } from '../kinds.ts';
import { type Amount, type EnemyFilter, sayAmount, sayFigure, sayFilter } from './saying.ts';

/** A place of the map that missions speak of. */
export type Spot =
  | { readonly tile: string }
  | { readonly marker: 'objective' | 'token' }
  | { readonly haven: true }
  | { readonly figure: string };
export const saySpot = (spot: Spot): string =>
  'tile' in spot
    ? `the ${spot.tile.replaceAll('-', ' ')}`
    : 'marker' in spot
      ? spot.marker === 'objective'
        ? 'an objective'
        : 'a mission token'
      : 'haven' in spot
        ? 'New Haven'
        : `the tile of ${sayFigure(spot.figure)}`;

/** `in New Haven`, `on an objective`. */
export const onSpot = (spot: Spot): string => `${'haven' in spot ? 'in' : 'on'} ${saySpot(spot)}`;

export type Condition =
  | { readonly is: 'night' }
  | { readonly is: 'phase'; readonly phase: Phase }
  | { readonly is: 'weather'; readonly weather: Weather }
  | { readonly is: 'stealthy' }
  /** None such anywhere on the map. */
  | { readonly is: 'no-enemies'; readonly of?: EnemyFilter; readonly at?: Spot }
  | { readonly is: 'day'; readonly from: number }
  | { readonly is: 'characters'; readonly from: number }
  | { readonly is: 'count'; readonly counter: string; readonly from: Amount }
  | { readonly is: 'count-under'; readonly counter: string; readonly under: Amount }
  /** `self` stands there. */
  | { readonly is: 'at'; readonly spot: Spot }
  /** Every living character stands there. */
  | { readonly is: 'all-at'; readonly spot: Spot }
  /** At least so many characters stand there. */
  | { readonly is: 'some-at'; readonly spot: Spot; readonly n: number }
  | { readonly is: 'figure-at'; readonly figure: string; readonly spot: Spot }
  | { readonly is: 'figure-with-self'; readonly figure: string }
  | { readonly is: 'figure-fallen'; readonly figure: string }
  | { readonly is: 'revealed'; readonly tile: string }
  /** So many camps with a fire within a distance of New Haven. */
  | { readonly is: 'warm-camps'; readonly n: number; readonly within: number }
  /** A token or objective is left on the map, or is still to come. */
  | { readonly is: 'markers-left'; readonly marker: 'objective' | 'token' }
  | { readonly is: 'nobody-infected' }
  | { readonly is: 'not'; readonly of: Condition };

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  preparation: 'Preparation',
  morning: 'Morning',
  afternoon: 'Afternoon',
  night: 'Night',
};

export function sayCondition(one: Condition): string {
  switch (one.is) {
    case 'night':
      return 'it is Night';
    case 'phase':
      return `it is ${PHASE_NAMES[one.phase]}`;
    case 'weather':
      return `the weather is ${one.weather.replaceAll('-', ' ')}`;
    case 'stealthy':
      return 'you are in stealth mode';
    case 'no-enemies':
      return `no ${sayFilter(one.of ?? {})} is ${one.at ? onSpot(one.at) : 'on the map'}`;
    case 'day':
      return `it is day ${one.from} or later`;
    case 'characters':
      return `there are ${one.from} or more characters`;
    case 'count':
      return `“${one.counter}” stands at ${typeof one.from === 'number' ? `${one.from} or more` : `${sayAmount(one.from)} at least`}`;
    case 'count-under':
      return `“${one.counter}” is still below ${sayAmount(one.under)}`;
    case 'at':
      return `you are ${onSpot(one.spot)}`;
    case 'all-at':
      return `every living character is ${onSpot(one.spot)}`;
    case 'some-at':
      return `at least ${plural(one.n, 'character')} ${one.n === 1 ? 'is' : 'are'} ${onSpot(one.spot)}`;
    case 'figure-at':
      return `${sayFigure(one.figure)} is ${onSpot(one.spot)}`;
    case 'figure-with-self':
      return `${sayFigure(one.figure)} is with you`;
    case 'figure-fallen':
      return `${sayFigure(one.figure)} has fallen`;
    case 'revealed':
      return `the ${one.tile.replaceAll('-', ' ')} is revealed`;
    case 'warm-camps':
      return `${plural(one.n, 'camp')} with a fire ${one.n === 1 ? 'stands' : 'stand'} within ${plural(one.within, 'tile')} of New Haven`;
    case 'markers-left':
      return `${one.marker === 'objective' ? 'an objective' : 'a mission token'} is left`;
    case 'nobody-infected':
      return 'nobody is infected';
    case 'not':
      return sayNot(one.of);
  }
}
/** `is`, `are` and `has` take a `not`; what begins with nobody or none, and what one has or carries, is denied as a whole. */
function sayNot(one: Condition): string {
  if (one.is === 'count') return `“${one.counter}” is still below ${sayAmount(one.from)}`;
  if (one.is === 'characters') return `there are fewer than ${one.from} characters`;
  if (one.is === 'some-at')
    return `fewer than ${plural(one.n, 'character')} ${one.n === 1 ? 'is' : 'are'} ${onSpot(one.spot)}`.replace('fewer than 1', 'no');
  if (one.is === 'no-enemies')
    return sayCondition(one).replace(/^no ([AHMSe])/, (_, first) => `${/[Ae]/.test(first) ? 'an' : 'a'} ${first}`);
  if (one.is === 'markers-left') return sayCondition(one).replace(/^an? /, 'no ');
  const says = sayCondition(one);
  const denied = says.replace(/ (is|are|has) /, ' $1 not ');
  return /^no/.test(says) || denied === says ? `it is not so that ${says}` : denied;
}
export const sayConditions = (all: readonly Condition[]): string => sayList(all.map(sayCondition));
