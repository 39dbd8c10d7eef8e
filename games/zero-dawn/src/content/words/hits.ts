/** Words of what an enemy suffers: in an attack together with its damage, elsewhere at once. */
import { sayList } from '@quarry/kernel';
import { CONDITION_NAMES, sayDice } from '../../printed-names.ts';
import type { Condition, Dice } from '../kinds.ts';
import type { Counted } from './saying.ts';

interface Blast {
  readonly dice?: Dice;
  readonly damage?: number;
  readonly inflict?: readonly Condition[];
  readonly push?: true;
}

function sayBlast({ dice, damage, inflict, push }: Blast): string {
  const parts = [
    ...(dice ? [`a roll of ${sayDice(dice)}`] : []),
    ...(damage ? [`${damage} damage`] : []),
    ...(inflict ?? []).map(condition => CONDITION_NAMES[condition]),
    ...(push ? ['a push'] : []),
  ];
  return `each other enemy in the target’s square or next to it suffers ${sayList(parts)}`;
}

export const HITS = {
  inflict: ({ condition }: { readonly condition: Condition }) => `inflict ${CONDITION_NAMES[condition]}`,
  push: () => 'push the target',
  pull: () => 'pull the target',
  aoe: sayBlast,
  'deal-damage': ({ n }: Counted) => `that enemy suffers ${n} damage`,
};
