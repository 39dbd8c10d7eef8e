/** Fire for whoever is near, gum for whoever is not. Without the satchel there are no pulses. */
import type { Alterations } from '../types.ts';
import {
  away,
  behavioursOf,
  CLEAR,
  isIn,
  isNear,
  lost,
  melee,
  moreThan,
  move,
  near,
  onFeature,
  pulse,
  ranged,
  toFeature,
} from './making.ts';

const NO_BOMBS: Alterations = { A: { skip: true } };
const bombs = (damage: number) => pulse(1, damage, { condition: 'fire', altered: NO_BOMBS });

export const REBEL_BOMBER = behavioursOf('rebel-bomber', {
  first: [
    {
      name: 'A Short Fuse',
      question: near(1),
      yes: [bombs(3), away(1, 'closest')],
      no: [move(3, 'closest'), ranged(3, 3, 'same', { condition: 'adhesive' })],
      flavour: 'Long fuses are for people with plans.',
    },
    {
      name: 'Gum Pot',
      question: isNear('threat', 3),
      yes: [ranged(4, 3, 'threat', { condition: 'adhesive' }), move(2, 'same')],
      no: [move(3, 'threat')],
    },
    {
      name: 'Walk In Smoking',
      question: lost('A'),
      yes: [move(3, 'closest'), melee(1, 3, 'same')],
      no: [move(3, 'closest'), pulse(1, 3, { condition: 'fire' })],
    },
    { name: 'Toss and Duck', yes: [move(2, 'threat'), bombs(3), ranged(2, 3, 'same')] },
    {
      name: 'Lob It Over Them',
      yes: [ranged(4, 3, 'furthest', { condition: 'adhesive' }), move(2, 'closest'), toFeature(3), onFeature(2, 2)],
    },
    { name: 'Fumble for Flint', yes: [away(2, 'closest'), CLEAR], flavour: 'Left pocket. No. Other left.' },
  ],
  second: [
    { name: 'Powder Trail', yes: [move(3, 'closest'), bombs(4)] },
    {
      name: 'Fire the Stores',
      question: near(1),
      yes: [bombs(4), away(2, 'closest')],
      no: [toFeature(2), onFeature(2, 2), ranged(4, 4, 'closest')],
    },
    {
      name: 'Bottle and Rag',
      question: isIn('threat', 'cover'),
      yes: [ranged(4, 4, 'threat', { condition: 'fire' })],
      no: [move(3, 'threat'), ranged(4, 4, 'same', { condition: 'adhesive' })],
    },
  ],
  adaptations: [
    {
      name: 'Where They Huddle',
      answers: 'bunching',
      question: moreThan(1),
      yes: [move(3, 'closest'), bombs(3)],
      no: [ranged(4, 3, 'closest', { condition: 'adhesive' })],
    },
    {
      name: 'The Second Satchel',
      answers: 'lost-components',
      question: lost('A'),
      yes: [away(2, 'closest'), ranged(4, 4, 'same', { condition: 'fire' })],
      no: [move(3, 'closest'), pulse(1, 4, { condition: 'fire' }), away(1, 'same')],
      flavour: 'Somebody always asks what is in the other one.',
    },
  ],
});
