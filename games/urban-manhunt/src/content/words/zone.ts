/** Words about the zone as a whole: tubes, pods, and what holds for everybody in it for a while. */
import { plural } from '@quarry/kernel';
import type { Counted, Voice } from './saying.ts';

function sayCounting({ beyond }: { readonly beyond: number }, voice: Voice): string {
  const who = voice === 'crim' ? 'this crim' : 'every crim';
  return `${who} counts as in cover from ${beyond === 0 ? 'every shooter' : `shooters more than ${beyond}" away`}`;
}

export const ZONE = {
  'choose-tube': () => 'choose their tube',
  spawn: ({ n }: Counted) => `${plural(n, 'new crim')} ${n === 1 ? 'enters' : 'enter'} at random tubes, as far as the zone has room`,
  restock: () => 'every empty pod is full again',
  'empty-pod': () => 'the full pod nearest to the leader is emptied',
  /** The card's `always` texts hold until the end of the next turn. */
  'stay-in-force': () => 'this card holds until the end of the next turn',
  'counts-as-cover': sayCounting,
  'range-cap': ({ n }: Counted) => `no ranged attack reaches farther than ${n}"`,
};
