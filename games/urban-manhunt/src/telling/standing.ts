/** How a match stands: by points. A lone hunter's are not set against the aim: whoever has reached it goes on. */
import { type Standing, stoodEach } from '@quarry/kernel';
import type { View } from '../state.ts';

export const standing = ({ hunters, phase }: View): Standing | null =>
  phase === 'set-up'
    ? null
    : stoodEach(
        'Points',
        'eliminations, pods and cards',
        hunters.map(one => one.points),
      );
