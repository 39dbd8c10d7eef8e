/** Straight charges, and fire where it stops. Without its Horns a charge does two damage less; without its Blaze Tank nothing burns. */
import type { Alterations, EnemyAction, Target } from '../types.ts';
import {
  armour,
  away,
  behavioursOf,
  CLEAR,
  CONDITION,
  HALF,
  isNear,
  lost,
  melee,
  moreThan,
  move,
  near,
  onFeature,
  pulse,
  push,
  ranged,
  toFeature,
  trapNear,
} from './making.ts';

const COLD: Alterations = { A: { noCondition: true } };
const NO_FIRE: Alterations = { A: { skip: true } };
const horns = (damage: number): Alterations => ({ B: { damage: damage - 2 } });
const charge = (target: Target): EnemyAction => move(3, target, { straight: true });

export const EMBERHORN = behavioursOf('emberhorn', {
  first: [
    {
      name: 'Lowered Horns',
      question: isNear('closest', 3),
      yes: [charge('closest'), melee(1, 4, 'same', { extra: push(1), altered: horns(4) })],
      no: [move(3, 'closest'), toFeature(2), onFeature(1, 3, horns(3))],
    },
    {
      name: 'Paw the Ground',
      question: isNear('threat', 1),
      yes: [melee(1, 4, 'threat', { condition: 'fire', altered: COLD }), away(2, 'same')],
      no: [charge('threat'), melee(1, 4, 'same', { altered: horns(4) })],
      flavour: 'The only warning. It is a fair one.',
    },
    {
      name: 'Sparks Underfoot',
      question: CONDITION,
      yes: [CLEAR, move(3, 'closest')],
      no: [charge('closest'), pulse(1, 4, { condition: 'fire', altered: NO_FIRE })],
    },
    { name: 'Run Them Down', yes: [charge('furthest'), melee(1, 4, 'same', { extra: push(1), altered: horns(4) })] },
    { name: 'Toss of the Head', yes: [move(3, 'closest'), melee(1, 4, 'same', { extra: push(2), altered: horns(4) })] },
    { name: 'Vent the Tank', yes: [away(2, 'threat'), armour(1, NO_FIRE)] },
  ],
  second: [
    {
      name: 'Batter the Gate',
      yes: [toFeature(3), onFeature(1, 3, horns(3)), melee(1, 5, 'closest', { condition: 'fire', altered: COLD })],
    },
    {
      name: 'A Burning Furrow',
      yes: [charge('threat'), melee(1, 5, 'same', { condition: 'fire', altered: { A: { noCondition: true }, B: { damage: 3 } } })],
    },
    {
      name: 'Turn in Its Length',
      question: near(1),
      yes: [melee(1, 5, 'closest', { extra: push(2), altered: horns(5) })],
      no: [charge('closest'), melee(1, 5, 'same', { altered: horns(5) })],
    },
    {
      name: 'Furnace Breath',
      question: HALF,
      yes: [pulse(2, 5, { condition: 'fire', altered: NO_FIRE }), away(1, 'closest')],
      no: [move(3, 'threat'), ranged(3, 5, 'same', { condition: 'fire', altered: COLD })],
    },
  ],
  adaptations: [
    {
      name: 'Cold and Angry',
      answers: 'lost-components',
      question: lost('A'),
      yes: [charge('closest'), melee(1, 4, 'same', { extra: push(2), altered: horns(4) }), armour(1)],
      no: [move(3, 'closest'), ranged(3, 4, 'same', { condition: 'fire' })],
    },
    {
      name: 'Jump the Pit',
      answers: 'traps',
      question: trapNear(3),
      yes: [move(3, 'closest', { leaps: true }), melee(1, 5, 'same', { altered: horns(5) })],
      no: [charge('closest'), melee(1, 5, 'same', { altered: horns(5) })],
      flavour: 'It remembers the last hole. It remembers who dug.',
    },
    {
      name: 'Through the Crowd',
      answers: 'bunching',
      question: moreThan(1),
      yes: [charge('furthest'), pulse(1, 5, { extra: push(1) })],
      no: [charge('threat'), melee(1, 5, 'same', { altered: horns(5) })],
    },
  ],
});
