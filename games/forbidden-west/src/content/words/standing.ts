/** Words that hold as long as their card is in force: gear, modifications, traits, lasting injuries. The rules read them. */
import type { ActionKind, Condition, Dice } from '../kinds.ts';
import { ACTION_NAMES, CONDITION_NAMES } from '../names.ts';
import { sayDice } from './rolls.ts';
import type { Counted } from './saying.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const STANDING = {
  'hand-size': ({ n }: Counted) => `hand size ${signed(n)}`,
  health: ({ n }: Counted) => `maximum hit points ${signed(n)}`,
  'command-range': ({ n }: Counted) => `command range ${signed(n)}`,
  'trap-range': ({ n }: Counted) => `trap range ${signed(n)}`,
  immune: ({ condition }: { readonly condition: Condition }) => `you cannot gain ${CONDITION_NAMES[condition]}`,
  'cover-dice': ({ dice }: { readonly dice: Dice }) => `cover gives ${sayDice(dice)} instead`,
  forbid: ({ action }: { readonly action: ActionKind | 'command' }) =>
    action === 'command' ? 'you cannot roll command' : `you cannot ${ACTION_NAMES[action]}`,
  'fewer-dice': ({ n, in: roll }: Counted & { readonly in: 'attack' | 'evade' }) =>
    `${n} ${n === 1 ? 'die' : 'dice'} fewer in ${roll === 'attack' ? 'attacks' : 'evade rolls'}`,
  'first-push': ({ n }: Counted) => `the first push of each attack is ${n} longer`,
  'trap-dice': ({ dice }: { readonly dice: Dice }) => `your trap rolls have ${sayDice(dice)} more`,
  'spare-injury': () => 'once in each encounter, fainting gives you no injury',
  'trap-for-nothing': () => 'once in each encounter you may place your trap without a resource',
  'quiet-attack': () => 'once in each of your turns, an attack does not move your threat token',
};
