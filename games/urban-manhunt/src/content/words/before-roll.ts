/** Words of a check, one's own or a rival's, before it is rolled: its dice, its Threshold, its wounds. */
import { plural } from '@quarry/kernel';
import { type Counted, dice, higher } from './saying.ts';

export const BEFORE_ROLL = {
  upgrade: ({ n }: Counted) => `upgrade ${dice(n)}`,
  downgrade: ({ n }: Counted) => `downgrade ${dice(n)}`,
  'upgrade-all': () => 'upgrade all dice',
  'downgrade-all': () => 'downgrade all dice',
  'bonus-dice': ({ n }: Counted) => `roll ${Math.abs(n)} ${n < 0 ? 'fewer' : 'more'} ${Math.abs(n) === 1 ? 'die' : 'dice'}`,
  threshold: ({ n }: Counted) => `the Threshold is ${higher(n)}`,
  damage: ({ n }: Counted) => (n < 0 ? `take away ${plural(-n, 'potential wound')}` : `add ${plural(n, 'potential wound')}`),
  'ignore-cover': () => 'ignore the target’s cover',
  'ignore-armor': ({ n }: Counted) => `ignore ${n === 1 ? '1 level' : `up to ${n} levels`} of the target’s Armor`,
  'push-further': ({ n }: Counted) => `an Impact Die of 10 pushes the target ${n}" farther`,
};
