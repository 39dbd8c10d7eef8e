/** What cards change for a while, each by a name of its own, so that the state can refer to it. */
import type { Passive } from './passives.ts';

export interface Lasting {
  readonly says: string;
  readonly passives: readonly Passive[];
}
const lasting = <const Id extends string>(all: Readonly<Record<Id, Lasting>>): Readonly<Record<Id, Lasting>> => all;
export const LASTING = lasting({
  'steady-hand': {
    says: 'attacks have 1 yellow die more',
    passives: [
      { is: 'dice', on: 'melee', add: '1Y' },
      { is: 'dice', on: 'ranged', add: '1Y' },
    ],
  },
  hunted: {
    says: 'attacks of Son of Liberty enemies have 1 yellow die more',
    passives: [{ is: 'enemy-dice', of: { isSol: true }, add: '1Y' }],
  },
});
export type LastingId = keyof typeof LASTING;
