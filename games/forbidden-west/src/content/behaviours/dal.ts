/** The quartermaster: a step back, something out of the store, and the books to be signed. A deck of six, and no more. */
import type { Alterations } from '../types.ts';
import { away, behavioursOf, CLEAR, discard, HALF, heal, isNear, melee, move, near, order, push, ranged, rob } from './making.ts';

const NO_STORE: Alterations = { A: { skip: true } };

export const DAL = behavioursOf('dal', {
  first: [
    {
      name: 'Item, One Knife',
      question: isNear('threat', 1),
      yes: [melee(1, 5, 'threat', { extra: rob(1) })],
      no: [move(3, 'threat'), melee(1, 5, 'same')],
    },
    {
      name: 'Debit the Nearest',
      question: near(2),
      yes: [away(2, 'closest'), ranged(4, 5, 'same', { condition: 'fire', altered: NO_STORE })],
      no: [move(2, 'closest'), ranged(4, 5, 'same', { altered: NO_STORE })],
    },
    {
      name: 'Perhaps a Step Back',
      question: HALF,
      yes: [away(3, 'closest'), heal(2, NO_STORE)],
      no: [move(3, 'closest'), melee(1, 5, 'same', { extra: push(1) })],
      flavour: 'He has never needed the word before.',
    },
    { name: 'Your Signature Here', yes: [move(3, 'threat'), melee(1, 5, 'same', { extra: discard(1) })] },
    {
      name: 'Six Cords, Four Flasks',
      yes: [ranged(4, 5, 'furthest', { condition: 'adhesive', altered: NO_STORE }), away(1, 'closest')],
    },
    { name: 'Count It Again', yes: [away(2, 'closest'), order('rebels', 4, 1), CLEAR], flavour: 'It was right the first time.' },
  ],
});
