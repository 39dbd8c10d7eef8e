/** Words of a hunter or crim that hold all the time (`always`): the rules read them, and nothing carries them out. */

import type { CheckKind } from '../kinds.ts';
import { type Counted, sayRolls } from './saying.ts';

export const STANDING = {
  armor: ({ n }: Counted) => `Armor ${n}`,
  'push-distance': ({ n }: Counted) => `an Impact Die of 10 pushes the target ${n}"`,
  'focus-steps': ({ n, checks }: { readonly n: number; readonly checks: readonly CheckKind[] }) =>
    `Focus upgrades ${n} dice of ${sayRolls('a', checks)}`,
  'shoot-once': () => 'Shoot only once per activation',
  'hand-limit': ({ n }: Counted) => `hold up to ${n} Keepers`,
  'ignore-difficult': () => 'cross difficult ground without downgrades',
  'ignore-climb': () => 'climb without downgrades',
  'spot-range': ({ n }: Counted) => `Spot from up to ${n}" away`,
  'spot-share': ({ percent }: { readonly percent: number }) => `Spot when only ${percent}% of the feature is in sight`,
  'strike-damage': ({ n }: Counted) => `your disengagement strikes inflict ${n} more ${n === 1 ? 'wound' : 'wounds'}`,
};
