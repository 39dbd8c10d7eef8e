/** Small and loud: it deafens, and calls the others. Without its Screech Horn nobody is deafened. */
import type { Alterations, EnemyAction } from '../types.ts';
import {
  alert,
  alertAt,
  another,
  away,
  behavioursOf,
  CLEAR,
  HALF,
  isIn,
  lost,
  melee,
  move,
  near,
  order,
  pulse,
  ranged,
  trapNear,
} from './making.ts';

const HOARSE: Alterations = { A: { noCondition: true } };
const screech = (range: number, damage: number): EnemyAction => pulse(range, damage, { condition: 'deafened', altered: HOARSE });

export const SCURRIER = behavioursOf('scurrier', {
  first: [
    {
      name: 'Ear to Ear',
      question: near(1),
      yes: [screech(1, 3), away(1, 'closest')],
      no: [move(3, 'closest'), screech(1, 3)],
    },
    {
      name: 'Call the Burrow',
      question: another(3),
      yes: [move(3, 'threat'), melee(1, 3, 'same')],
      no: [alert(1), away(2, 'threat')],
    },
    {
      name: 'Who Is Behind There',
      question: alertAt(4),
      yes: [move(3, 'furthest'), melee(1, 3, 'same')],
      no: [alert(1), move(3, 'furthest')],
    },
    { name: 'Dart and Peck', yes: [move(3, 'closest'), melee(1, 3, 'same'), away(1, 'same')] },
    {
      name: 'Shriek and Point',
      yes: [ranged(4, 3, 'threat', { condition: 'deafened', altered: HOARSE }), order('machines', 3, 1)],
    },
    { name: 'Head in the Sand', yes: [away(2, 'closest'), CLEAR], flavour: 'It believes that this works.' },
  ],
  second: [
    { name: 'One Long Wail', yes: [screech(2, 4), alert(1)] },
    { name: 'Round Them Up', yes: [order('machines', 4, 1), move(3, 'threat'), melee(1, 4, 'same')] },
    {
      name: 'Flush the Grass',
      question: isIn('closest', 'grass'),
      yes: [move(3, 'closest'), melee(1, 4, 'same')],
      no: [move(3, 'closest'), melee(1, 4, 'same'), away(1, 'same')],
    },
    {
      name: 'Last One Out Screams',
      question: HALF,
      yes: [away(3, 'threat'), alert(1)],
      no: [move(3, 'threat'), screech(1, 4)],
    },
  ],
  adaptations: [
    {
      name: 'Drum on the Shell',
      answers: 'lost-components',
      question: lost('A'),
      yes: [alert(2), move(3, 'closest'), melee(1, 3, 'same')],
      no: [pulse(1, 3, { condition: 'deafened' }), away(1, 'closest')],
      flavour: 'No horn. Plenty of tin.',
    },
    {
      name: 'Sniff Out the Wire',
      answers: 'traps',
      question: trapNear(2),
      yes: [alert(1), away(2, 'closest'), ranged(4, 4, 'same')],
      no: [move(3, 'closest'), melee(1, 4, 'same')],
    },
    {
      name: 'One Is Missing',
      answers: 'stealth-kills',
      question: another(4),
      yes: [move(3, 'closest'), melee(1, 4, 'same')],
      no: [alert(2), away(3, 'closest')],
    },
  ],
});
