/** Words that move, reveal, hide and order models: a hunter's free move, steps of crims, their Base Point Value, orders, snares. */

import { CRIM_ACTION_NAMES, DEMEANOR_NAMES } from '../../printed-names.ts';
import type { CrimAction, Demeanor } from '../kinds.ts';

function sayCrimStep({ who, way, n }: { readonly who: Demeanor | 'nearest'; readonly way: 'toward' | 'away'; readonly n: number }): string {
  const direction = way === 'toward' ? 'toward' : 'away from';
  if (who === 'nearest') return `the nearest crim moves ${n}" ${direction} you`;
  return `every ${DEMEANOR_NAMES[who]} crim moves ${n}" ${direction} the nearest hunter`;
}

function sayBounty({ n, on }: { readonly n: number; readonly on: 'chosen' | 'highest' }): string {
  const whose = on === 'highest' ? 'the highest Base Point Value of a crim' : 'the Base Point Value of a crim of your choice';
  return `${whose} ${n < 0 ? 'falls' : 'rises'} by ${Math.abs(n)}`;
}

export const MODELS = {
  'free-move': ({ n, to }: { readonly n: number; readonly to: 'any' | 'crim' }) =>
    `make a free move of up to ${n}"${to === 'crim' ? ' toward a crim' : ''}`,
  reveal: ({ within }: { readonly within: number }) => `reveal a hidden crim within ${within}" and place them`,
  'reveal-all': () => 'all hidden crims are revealed where they hid',
  bounty: sayBounty,
  order: ({ action }: { readonly action: CrimAction | 'any' }) =>
    action === 'any' ? 'give them an order of your choice' : `order them to ${CRIM_ACTION_NAMES[action]}`,
  'crim-step': sayCrimStep,
  snare: () => 'all dice of that hunter’s next Move roll are downgraded',
  vanish: () => 'they vanish into the nearest hiding place, through any wall',
};
