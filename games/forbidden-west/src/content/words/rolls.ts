/** Words that change a roll in the making: an attack, an evade roll, a trap's, a command. */
import { plural, sayList } from '@quarry/kernel';
import { poolOf } from '../dice.ts';
import type { Colour, Dice } from '../kinds.ts';
import type { Counted } from './saying.ts';

const COLOUR_NAMES = ['orange', 'blue', 'black'] as const;

/** `2O 1B` in words. */
export const sayDice = (dice: Dice): string =>
  sayList(poolOf(dice).flatMap((n, colour) => (n === 0 ? [] : [`${n} ${COLOUR_NAMES[colour]} ${n === 1 ? 'die' : 'dice'}`])));

export const ROLLS = {
  'add-dice': ({ dice }: { readonly dice: Dice }) => `add ${sayDice(dice)}`,
  'upgrade-die': ({ from, to }: { readonly from: Colour; readonly to: Colour }) => `one ${from} die becomes a ${to} one`,
  reroll: ({ n, only }: Counted & { readonly only?: 'blanks' }) =>
    `${n === 1 ? '' : 'up to '}${only ? plural(n, 'blank') : plural(n, 'die', 'dice')} may be rerolled`,
  'add-critical': ({ n }: Counted) => `add ${plural(n, 'critical')}`,
  'blanks-count': ({ n }: Counted) => `each blank counts as ${plural(n, 'pip')}`,
  damage: ({ n }: Counted) => `+${n} damage`,
  evade: ({ n }: Counted) => `+${n} to the evade result`,
  reach: ({ n }: Counted) => `range +${n}`,
  'ignore-armour': () => 'armour does not count',
  'no-threat': () => 'your threat token does not move for this action',
  'no-alert': () => 'the alert token does not move',
};
