/** Slow, with lanes of gum in front of it. Without its Sprayer it shoots no more; without its Resin Tank it leaves no gum behind. */
import type { Alterations, EnemyAction, Target } from '../types.ts';
import {
  armour,
  away,
  behavioursOf,
  discard,
  heal,
  isIn,
  isNear,
  layMine,
  lost,
  melee,
  moreThan,
  move,
  near,
  pulse,
  push,
  ranged,
} from './making.ts';

const NO_RESIN: Alterations = { A: { skip: true } };
const NO_SPRAY: Alterations = { B: { skip: true } };
const spray = (range: number, damage: number, target: Target): EnemyAction =>
  ranged(range, damage, target, { condition: 'adhesive', altered: NO_SPRAY });
const gum = (within: number, dice: string): EnemyAction => layMine(within, 'adhesive', dice, NO_RESIN);

export const TARBACK = behavioursOf('tarback', {
  first: [
    {
      name: 'Hose the Path',
      question: isNear('closest', 3),
      yes: [spray(4, 4, 'closest'), gum(1, '1O')],
      no: [move(2, 'closest'), spray(4, 4, 'same')],
    },
    {
      name: 'Stuck in the Reeds',
      question: isIn('threat', 'grass'),
      yes: [spray(4, 4, 'threat')],
      no: [move(2, 'threat'), ranged(4, 4, 'same', { altered: NO_SPRAY })],
    },
    {
      name: 'Slow Crush',
      question: near(1),
      yes: [melee(1, 4, 'closest')],
      no: [move(2, 'closest'), pulse(1, 4, { condition: 'adhesive', altered: NO_RESIN })],
      flavour: 'You can outrun it. Could, a moment ago.',
    },
    { name: 'Long Rope of Resin', yes: [spray(4, 4, 'furthest'), move(2, 'same')] },
    { name: 'A Sticky Wake', yes: [move(2, 'closest'), melee(1, 4, 'same'), gum(1, '1O')] },
    { name: 'Settle in the Mud', yes: [armour(1), away(1, 'threat'), heal(1, NO_RESIN)] },
  ],
  second: [
    { name: 'Close the Lane', yes: [spray(4, 5, 'closest'), move(2, 'same'), gum(2, '1O')] },
    {
      name: 'Stamp It Flat',
      question: near(1),
      yes: [pulse(1, 5, { extra: push(1) })],
      no: [move(2, 'closest'), ranged(3, 5, 'same', { altered: NO_SPRAY })],
    },
    {
      name: 'Gum on the Bowstrings',
      yes: [ranged(4, 5, 'furthest', { condition: 'adhesive', extra: discard(1), altered: NO_SPRAY })],
    },
    { name: 'Two Lanes at Once', yes: [gum(2, '2O'), spray(4, 5, 'threat')] },
  ],
  adaptations: [
    {
      name: 'Lighter by a Tank',
      answers: 'lost-components',
      question: lost('A'),
      yes: [move(3, 'closest'), melee(1, 4, 'same', { extra: push(1) })],
      no: [pulse(1, 4, { condition: 'adhesive' }), move(2, 'closest')],
    },
    {
      name: 'Tar Across the Field',
      answers: 'range',
      question: isNear('furthest', 4),
      yes: [spray(4, 5, 'furthest')],
      no: [move(2, 'furthest'), armour(1)],
    },
    {
      name: 'One Pot for All',
      answers: 'bunching',
      question: moreThan(1),
      yes: [move(2, 'closest'), pulse(2, 5, { condition: 'adhesive', altered: NO_RESIN })],
      no: [ranged(4, 5, 'closest', { altered: NO_SPRAY })],
      flavour: 'Friends should stick together.',
    },
  ],
});
