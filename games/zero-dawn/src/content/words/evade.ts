/** Words that shape an evade in the making; a hunter who attacks may dodge as well. */
import { sayDie } from '../../printed-names.ts';
import type { Colour } from '../kinds.ts';
import type { Counted } from './saying.ts';

export const EVADE = {
  'add-evade-dice': ({ colour, n }: { readonly colour: Colour; readonly n: number }) => `add ${sayDie(n, colour)} to your evade roll`,
  block: ({ n }: Counted) => `block ${n} damage`,
  resist: ({ kind, n }: { readonly kind: 'melee' | 'ranged' | 'pulse'; readonly n: number }) => `block ${n} damage of a ${kind} attack`,
  'ignore-attack': () => 'the attack misses you altogether',
  dodge: () => 'dodge',
};
