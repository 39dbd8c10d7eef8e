/** Flees from the highest threat, faster without its Cargo Pod; cornered it charges, with its Plate in front. */
import type { Alterations, EnemyAction, Target } from '../types.ts';
import { armour, away, behavioursOf, HALF, heal, isNear, lost, melee, move, near, pulse, push, ranged, trapNear } from './making.ts';

const flee = (target: Target): EnemyAction => away(2, target, { A: { n: 3 } });
const plate = (damage: number): Alterations => ({ B: { damage: damage - 1 } });
const NO_PLATE: Alterations = { B: { skip: true } };

export const SHELLBACK = behavioursOf('shellback', {
  first: [
    {
      name: 'Cornered Hauler',
      question: isNear('threat', 1),
      yes: [melee(1, 4, 'threat', { extra: push(2), altered: plate(4) })],
      no: [flee('threat')],
      flavour: 'It has somewhere to be. You are in it.',
    },
    {
      name: 'Kick and Carry On',
      question: near(1),
      yes: [melee(1, 4, 'closest', { extra: push(1) }), away(2, 'same')],
      no: [away(1, 'closest'), armour(1, NO_PLATE)],
    },
    {
      name: 'Boxed In',
      question: near(2),
      yes: [move(3, 'closest', { straight: true }), melee(1, 4, 'same', { extra: push(1), altered: plate(4) })],
      no: [flee('closest')],
    },
    { name: 'Gravel From Its Heels', yes: [flee('threat'), ranged(4, 4, 'threat')] },
    { name: 'Bolt for the Gap', yes: [move(3, 'furthest', { straight: true }), melee(1, 4, 'same', { extra: push(1) })] },
    { name: 'Draw In the Head', yes: [armour(2, { B: { n: 1 } }), away(1, 'closest')], flavour: 'Nobody home.' },
  ],
  second: [
    {
      name: 'Shell Slam',
      question: near(1),
      yes: [melee(1, 5, 'closest', { extra: push(2), altered: plate(5) })],
      no: [away(3, 'closest')],
    },
    { name: 'Shift the Load', yes: [away(3, 'threat'), heal(2, { A: { skip: true } })] },
    { name: 'Blind Downhill Rush', yes: [move(3, 'closest', { straight: true }), melee(1, 5, 'same', { extra: push(2) })] },
    {
      name: 'Heavy Haunches',
      question: HALF,
      yes: [away(3, 'closest'), armour(1, NO_PLATE)],
      no: [move(3, 'closest'), pulse(1, 5)],
    },
  ],
  adaptations: [
    {
      name: 'Nothing Left to Carry',
      answers: 'lost-components',
      question: lost('A'),
      yes: [move(3, 'threat', { straight: true }), melee(1, 4, 'same', { extra: push(1) })],
      no: [away(3, 'threat'), armour(1, NO_PLATE)],
      flavour: 'Without the grain it has only the grudge.',
    },
    {
      name: 'Plate to the Arrows',
      answers: 'range',
      question: isNear('closest', 2),
      yes: [move(3, 'closest'), melee(1, 5, 'same', { altered: plate(5) })],
      no: [armour(1, NO_PLATE), move(3, 'furthest', { straight: true })],
    },
    {
      name: 'Round the Snare',
      answers: 'traps',
      question: trapNear(2),
      yes: [away(2, 'closest'), ranged(4, 5, 'same')],
      no: [move(3, 'closest'), melee(1, 5, 'same', { extra: push(2) })],
    },
  ],
});
