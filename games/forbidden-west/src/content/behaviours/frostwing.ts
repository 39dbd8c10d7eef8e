/** Swoops over walls and breathes frost. Without its Wing it is slower and goes round; without its Coolant nothing freezes. */
import type { Alterations, EnemyAction, Target } from '../types.ts';
import {
  alert,
  alertAt,
  away,
  behavioursOf,
  discard,
  heal,
  isIn,
  isNear,
  lost,
  melee,
  moreThan,
  move,
  near,
  pulse,
  push,
  ranged,
  THREAT_TOP,
} from './making.ts';

const THAWED: Alterations = { A: { noCondition: true } };
const swoop = (n: number, target: Target): EnemyAction => move(n, target, { leaps: true, altered: { B: { n: n - 1, noLeap: true } } });
const breathe = (range: number, damage: number, target: Target): EnemyAction =>
  ranged(range, damage, target, { condition: 'frost', altered: THAWED });

export const FROSTWING = behavioursOf('frostwing', {
  first: [
    {
      name: 'Swoop and Rake',
      question: isNear('closest', 3),
      yes: [swoop(3, 'closest'), melee(1, 4, 'same')],
      no: [swoop(3, 'closest'), breathe(3, 4, 'same')],
    },
    {
      name: 'Breath of Winter',
      question: isIn('threat', 'elevation'),
      yes: [swoop(3, 'threat'), breathe(4, 4, 'same')],
      no: [breathe(4, 4, 'threat')],
    },
    {
      name: 'One Hard Wingbeat',
      question: near(1),
      yes: [pulse(1, 4, { extra: push(1) }), away(2, 'closest', { B: { n: 1 } })],
      no: [swoop(3, 'closest'), breathe(3, 4, 'same')],
    },
    {
      name: 'Over the Wall',
      yes: [swoop(3, 'furthest'), melee(1, 4, 'same', { extra: push(1) })],
      flavour: 'You built it for things with feet.',
    },
    { name: 'Drop Like Hail', yes: [swoop(3, 'threat'), melee(1, 4, 'same')] },
    { name: 'Ride the Updraught', yes: [away(3, 'closest', { B: { n: 2 } }), heal(1, { A: { skip: true } })] },
  ],
  second: [
    { name: 'The Second Pass', yes: [swoop(3, 'threat'), melee(1, 5, 'same'), swoop(3, 'furthest')] },
    {
      name: 'White Curtain',
      question: moreThan(1),
      yes: [swoop(3, 'closest'), pulse(1, 5, { condition: 'frost', altered: THAWED })],
      no: [swoop(3, 'closest'), melee(1, 5, 'same')],
    },
    { name: 'Grip, Lift, Let Go', yes: [swoop(3, 'furthest'), melee(1, 5, 'same', { extra: push(2) })] },
    {
      name: 'Ice on the Sill',
      question: isIn('closest', 'cover'),
      yes: [swoop(3, 'closest'), melee(1, 5, 'same')],
      no: [breathe(4, 5, 'closest')],
    },
  ],
  adaptations: [
    {
      name: 'Beak Before Breath',
      answers: 'lost-components',
      question: lost('A'),
      yes: [swoop(3, 'closest'), melee(1, 4, 'same', { extra: discard(1) })],
      no: [ranged(4, 4, 'closest', { condition: 'frost' })],
    },
    {
      name: 'Nest Among the Archers',
      answers: 'range',
      yes: [swoop(3, 'furthest'), melee(1, 5, 'same', { extra: THREAT_TOP })],
      flavour: 'Distance is a thing that it eats.',
    },
    {
      name: 'Circle Once More',
      answers: 'stealth-kills',
      question: alertAt(5),
      yes: [swoop(3, 'threat'), melee(1, 5, 'same')],
      no: [alert(2), swoop(3, 'threat')],
    },
  ],
});
