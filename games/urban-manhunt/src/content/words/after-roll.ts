/** Words of what lies on the table: a check that was rolled, wounds about to be placed, a crim that was eliminated. */
import { plural } from '../../words.ts';
import { type Counted, higher, upTo, type Voice } from './saying.ts';

export const AFTER_ROLL = {
  'add-success': ({ n }: Counted) =>
    n < 0 ? `take away ${plural(-n, 'success', 'successes')}` : `add ${plural(n, 'success', 'successes')}`,
  reroll: ({ n, of }: { readonly n: number; readonly of: 'failed' | 'any' | 'impact' }) =>
    of === 'impact' ? 'reroll the Impact Die' : `reroll ${upTo(n)} ${of === 'failed' ? 'failed ' : ''}${n === 1 ? 'die' : 'dice'}`,
  'ignore-impact-one': ({ what }: { readonly what: 'all' | 'points' }) =>
    what === 'all'
      ? 'an Impact Die of 1 has no effect'
      : 'an Impact Die of 1 in a Damage roll does not limit your points to the Base Point Value',
  'cancel-wounds': ({ n }: Counted) => `cancel ${upTo(n)} of them`,
  'quality-bonus': ({ n }: Counted, voice: Voice) => `${voice === 'hunter' ? 'your' : 'every'} Elimination Quality bonus is ${higher(n)}`,
  'double-quality': () => 'double the Elimination Quality bonus',
};
