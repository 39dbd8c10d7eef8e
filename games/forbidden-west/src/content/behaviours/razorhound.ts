/** Goes for the closest and strikes twice when it flanks. Its Tail Blade is worth two damage, its Cell the shock in the bite. */
import type { Alterations } from '../types.ts';
import { another, behavioursOf, CLEAR, CONDITION, heal, isIn, lost, melee, moreThan, move, near, pulse, push, trapNear } from './making.ts';

const tail = (damage: number): Alterations => ({ A: { damage: damage - 2 } });
const NO_SPARK: Alterations = { B: { noCondition: true } };

export const RAZORHOUND = behavioursOf('razorhound', {
  first: [
    {
      name: 'Circle and Snap',
      question: near(1),
      yes: [melee(1, 3, 'closest', { altered: tail(3) }), move(2, 'same')],
      no: [move(3, 'closest'), melee(1, 3, 'same')],
    },
    {
      name: 'From Both Sides',
      question: another(2),
      yes: [move(3, 'closest'), melee(1, 3, 'same'), melee(1, 3, 'same', { altered: tail(3) })],
      no: [move(3, 'closest'), melee(1, 3, 'same')],
      flavour: 'The one that you see is the polite one.',
    },
    {
      name: 'Spark in the Teeth',
      question: CONDITION,
      yes: [CLEAR, move(3, 'threat')],
      no: [move(3, 'threat'), melee(1, 3, 'same', { condition: 'shock', altered: NO_SPARK })],
    },
    { name: 'Tail Sweep', yes: [move(3, 'closest'), melee(1, 3, 'same', { extra: push(1), altered: tail(3) })] },
    {
      name: 'Cut Off the Straggler',
      yes: [move(3, 'furthest'), melee(1, 3, 'same', { condition: 'shock', altered: NO_SPARK })],
    },
    { name: 'Pace and Growl', yes: [move(2, 'threat'), heal(1)], flavour: 'It has all night, and two friends.' },
  ],
  second: [
    { name: 'Full Pack Rush', yes: [move(3, 'closest'), melee(1, 4, 'same', { altered: tail(4) })] },
    {
      name: 'Low at the Heel',
      question: another(2),
      yes: [move(3, 'threat'), melee(1, 4, 'same'), melee(1, 4, 'same', { altered: tail(4) })],
      no: [move(3, 'threat'), melee(1, 4, 'same')],
    },
    {
      name: 'Dragged Out of Cover',
      question: isIn('closest', 'cover'),
      yes: [move(3, 'closest'), melee(1, 4, 'same', { extra: push(1), altered: tail(4) })],
      no: [move(3, 'closest'), melee(1, 4, 'same')],
    },
    { name: 'Cell Discharge', yes: [move(3, 'closest'), pulse(1, 4, { condition: 'shock', altered: { B: { skip: true } } })] },
  ],
  adaptations: [
    {
      name: 'Blunt but Quick',
      answers: 'lost-components',
      question: lost('A'),
      yes: [move(3, 'closest'), melee(1, 3, 'same', { extra: push(1) })],
      no: [move(3, 'closest'), melee(1, 3, 'same')],
      flavour: 'Somebody in the kennel has taught it to lead with the jaw.',
    },
    {
      name: 'Spring the String',
      answers: 'traps',
      question: trapNear(2),
      yes: [move(3, 'closest', { leaps: true }), melee(1, 4, 'same')],
      no: [move(3, 'closest'), melee(1, 4, 'same', { altered: tail(4) })],
    },
    {
      name: 'In Among Them',
      answers: 'bunching',
      question: moreThan(2),
      yes: [move(3, 'closest'), pulse(1, 4, { altered: { A: { skip: true } } })],
      no: [move(3, 'closest'), melee(1, 4, 'same', { altered: tail(4) })],
    },
  ],
});
