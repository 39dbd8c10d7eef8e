/** Words that let a hunter do more: go farther, act again, be free of conditions. */
import { plural } from '@quarry/kernel';
import { ACTION_NAMES } from '../../printed-names.ts';
import type { ActionType } from '../kinds.ts';
import type { Counted } from './saying.ts';

interface Acted {
  readonly action: ActionType;
}

export const ACTIVATION = {
  'move-hunter': ({ n }: Counted) => `you may move ${n > 1 ? 'up to ' : ''}${plural(n, 'square')} quietly`,
  'remove-conditions': () => 'remove your conditions',
  'free-action': ({ action }: Acted) => `you may take a free ${ACTION_NAMES[action]} action`,
  'extra-action': () => 'you may take one more action this activation',
  'allow-repeat': ({ action }: Acted) => `you may take a second ${ACTION_NAMES[action]} action this activation`,
};
