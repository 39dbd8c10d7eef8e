/** Acid from three squares away, and pools of it; without its Nozzle it must come close. */
import type { EnemyAction, Target } from '../types.ts';
import {
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
  ranged,
  rob,
} from './making.ts';

const spit = (range: number, damage: number, target: Target): EnemyAction =>
  ranged(range, damage, target, { condition: 'acid', altered: { B: { range: range - 2 } } });
/** Thrown high: what burns comes straight from the sac. */
const lob = (range: number, damage: number, target: Target): EnemyAction =>
  ranged(range, damage, target, { condition: 'acid', altered: { A: { noCondition: true }, B: { range: range - 2 } } });
const pool = (dice: string): EnemyAction => layMine(1, 'acid', dice, { A: { skip: true } });
const burst = (range: number, damage: number): EnemyAction => pulse(range, damage, { condition: 'acid', altered: { A: { skip: true } } });

export const SPITMAW = behavioursOf('spitmaw', {
  first: [
    {
      name: 'Spit at Reach',
      question: isNear('closest', 3),
      yes: [spit(4, 4, 'closest'), away(1, 'same')],
      no: [move(3, 'closest'), spit(4, 4, 'same')],
    },
    {
      name: 'Through the Planks',
      question: isIn('threat', 'cover'),
      yes: [spit(4, 4, 'threat')],
      no: [move(2, 'threat'), spit(4, 4, 'same')],
      flavour: 'Wood is only slow acid.',
    },
    {
      name: 'Puddle at Its Feet',
      question: near(1),
      yes: [burst(1, 4), away(2, 'closest')],
      no: [pool('1O'), spit(4, 4, 'closest')],
    },
    { name: 'A High Arc', yes: [lob(4, 4, 'furthest')] },
    { name: 'Wade and Spray', yes: [move(3, 'closest'), spit(4, 4, 'same'), pool('1O')] },
    { name: 'Gulp and Refill', yes: [away(2, 'threat'), heal(2, { A: { skip: true } })] },
  ],
  second: [
    { name: 'Both Gullets', yes: [spit(4, 5, 'threat'), pool('2O')] },
    {
      name: 'Flood the Ditch',
      question: moreThan(1),
      yes: [move(3, 'closest'), burst(2, 5)],
      no: [spit(4, 5, 'closest'), pool('2O')],
    },
    { name: 'Bite Through the Strap', yes: [move(3, 'closest'), melee(1, 5, 'same', { extra: rob(1) })], flavour: 'Buckle and all.' },
    {
      name: 'Etch the Far Plate',
      question: isNear('furthest', 4),
      yes: [lob(4, 5, 'furthest')],
      no: [move(3, 'furthest'), spit(4, 5, 'same')],
    },
  ],
  adaptations: [
    {
      name: 'A Dry Throat',
      answers: 'lost-components',
      question: lost('A'),
      yes: [move(3, 'closest'), melee(1, 4, 'same', { extra: discard(1) })],
      no: [spit(4, 4, 'closest'), away(2, 'same')],
    },
    {
      name: 'Rain on the Group',
      answers: 'bunching',
      question: moreThan(1),
      yes: [burst(2, 5), away(1, 'closest')],
      no: [spit(4, 5, 'threat')],
    },
    { name: 'Outspit the Bow', answers: 'range', yes: [move(3, 'furthest'), spit(4, 5, 'same')] },
  ],
});
