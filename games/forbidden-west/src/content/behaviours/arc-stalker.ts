/** Hunts whoever is furthest, lays mines and vanishes; each of its three components is one of these tricks. */
import type { EnemyAction, Target } from '../types.ts';
import {
  alert,
  away,
  behavioursOf,
  CLEAR,
  HALF,
  heal,
  isNear,
  layMine,
  lost,
  melee,
  moreThan,
  move,
  near,
  order,
  ranged,
  trapNear,
  vanish,
} from './making.ts';

const fade = (n: number): EnemyAction => vanish(n, { A: { skip: true } });
const launch = (range: number, damage: number, target: Target): EnemyAction =>
  ranged(range, damage, target, { altered: { B: { skip: true } } });
const arc = (range: number, damage: number, target: Target): EnemyAction =>
  ranged(range, damage, target, { condition: 'shock', altered: { B: { skip: true } } });
const mine = (within: number, dice: string): EnemyAction => layMine(within, 'shock', dice, { C: { skip: true } });

export const ARC_STALKER = behavioursOf('arc-stalker', {
  first: [
    {
      name: 'Bolt From Nowhere',
      question: isNear('furthest', 4),
      yes: [arc(4, 5, 'furthest'), fade(3)],
      no: [move(3, 'furthest'), mine(1, '2O')],
    },
    {
      name: 'Knife for the Last',
      question: near(1),
      yes: [fade(3), launch(4, 5, 'furthest')],
      no: [move(3, 'furthest'), melee(0, 5, 'same')],
    },
    {
      name: 'Sow the Floor',
      question: trapNear(1),
      yes: [move(3, 'threat'), melee(1, 5, 'same')],
      no: [mine(1, '2O'), arc(4, 5, 'threat')],
    },
    { name: 'Behind the Back Rank', yes: [move(3, 'furthest'), melee(1, 5, 'same'), fade(2)], flavour: 'It was never in front.' },
    { name: 'Three Quick Sparks', yes: [launch(4, 5, 'threat'), mine(1, '2O')] },
    { name: 'Fold the Light', yes: [away(2, 'closest'), fade(3), CLEAR], flavour: 'The air closes like a drawer.' },
  ],
  second: [
    { name: 'Mine and Mirror', yes: [mine(2, '2O 1B'), fade(3), launch(4, 6, 'furthest')] },
    { name: 'Stalk the Last Torch', yes: [move(3, 'furthest'), melee(1, 6, 'same', { condition: 'shock' })] },
    {
      name: 'A Static Veil',
      question: HALF,
      yes: [fade(3), heal(2)],
      no: [move(3, 'threat'), arc(4, 6, 'same')],
    },
    {
      name: 'Wire the Way Out',
      question: moreThan(1),
      yes: [mine(2, '2O'), mine(1, '2O'), launch(4, 6, 'furthest')],
      no: [move(3, 'closest'), melee(1, 6, 'same')],
    },
  ],
  adaptations: [
    {
      name: 'The Voice Calls',
      answers: 'stealth-kills',
      yes: [alert(1), order('machines', 4, 2), launch(4, 5, 'furthest')],
      flavour: 'Something under the floor repeats your last word.',
    },
    {
      name: 'Seen and Savage',
      answers: 'lost-components',
      question: lost('A'),
      yes: [move(3, 'furthest'), melee(1, 6, 'same', { condition: 'shock' })],
      no: [vanish(3), launch(4, 6, 'furthest')],
    },
    {
      name: 'Count the Snares',
      answers: 'traps',
      question: trapNear(2),
      yes: [fade(3), launch(4, 6, 'furthest')],
      no: [move(3, 'threat'), melee(1, 6, 'same'), mine(1, '2O 1B')],
    },
  ],
});
