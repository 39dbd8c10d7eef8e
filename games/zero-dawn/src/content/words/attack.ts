/** Words that shape an attack in the making: its dice, its damage, the armour against it, the noise that it makes. */
import { plural } from '@quarry/kernel';
import { sayDie } from '../../printed-names.ts';
import type { Colour } from '../kinds.ts';
import type { Counted } from './saying.ts';

export const ATTACK = {
  'add-dice': ({ colour, n }: { readonly colour: Colour; readonly n: number }) =>
    n < 0 ? `roll ${sayDie(-n, colour)} fewer` : `add ${sayDie(n, colour)}`,
  'lose-dice': ({ n }: Counted) => `roll ${plural(n, 'die', 'dice')} fewer`,
  'add-damage': ({ n }: Counted) => `${n < 0 ? n : `+${n}`} damage`,
  'crit-damage': ({ n }: Counted) => `each crit is worth +${n} damage`,
  reroll: ({ upTo }: { readonly upTo: number }) => (upTo === 1 ? 'you may reroll 1 die' : `you may reroll up to ${upTo} dice`),
  'ignore-armour': () => 'ignore the target’s armour',
  'reduce-armour': ({ n }: Counted) => `the target’s armour counts for ${n} less`,
  'add-tear': ({ n }: Counted) => `+${n} damage against a component`,
  'quiet-attack': () => 'enemies next to the target do not become alert',
  'treat-as-non-alert': () => 'the target counts as not alert',
};
