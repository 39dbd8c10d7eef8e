/** Fast, close, and pushing. */
import {
  another,
  armour,
  behavioursOf,
  discard,
  heal,
  isIn,
  isNear,
  melee,
  moreThan,
  move,
  near,
  onFeature,
  push,
  toFeature,
} from './making.ts';

export const REBEL_BRAWLER = behavioursOf('rebel-brawler', {
  first: [
    {
      name: 'Shoulder First',
      question: near(1),
      yes: [melee(1, 3, 'closest', { extra: push(1) })],
      no: [move(3, 'closest'), melee(1, 3, 'same')],
    },
    {
      name: 'Down Off There',
      question: isIn('threat', 'elevation'),
      yes: [move(3, 'threat'), melee(1, 3, 'same', { extra: push(2) })],
      no: [move(3, 'threat'), melee(1, 3, 'same', { extra: push(1) })],
      flavour: 'High ground is only ground.',
    },
    {
      name: 'Two to One',
      question: another(2),
      yes: [move(3, 'closest'), melee(1, 3, 'same', { extra: push(1) })],
      no: [move(3, 'closest'), melee(1, 3, 'same')],
    },
    { name: 'Straight Past the Shields', yes: [toFeature(3), onFeature(1, 3), move(3, 'furthest'), melee(1, 3, 'same')] },
    { name: 'Boot to the Door', yes: [move(2, 'threat'), melee(1, 3, 'same', { extra: push(1) }), toFeature(3), onFeature(1, 3)] },
    { name: 'Catch a Breath', yes: [move(2, 'closest'), heal(1)], flavour: 'Hands on knees. Grinning, though.' },
  ],
  second: [
    { name: 'Axe Handle Swing', yes: [move(3, 'closest'), melee(1, 4, 'same', { extra: push(1) })] },
    {
      name: 'Knock the Leader Loose',
      question: moreThan(1),
      yes: [move(3, 'threat'), melee(1, 4, 'same', { extra: push(2) })],
      no: [move(3, 'threat'), melee(1, 4, 'same')],
    },
    {
      name: 'Tear Down the Boards',
      question: near(1),
      yes: [melee(1, 4, 'closest', { extra: push(1) })],
      no: [toFeature(3), onFeature(1, 2), move(3, 'closest')],
    },
  ],
  adaptations: [
    {
      name: 'Split the Knot',
      answers: 'bunching',
      question: moreThan(1),
      yes: [move(3, 'closest'), melee(1, 3, 'same', { extra: push(2) }), melee(1, 3, 'closest', { extra: push(1) })],
      no: [move(3, 'closest'), melee(1, 3, 'same', { extra: push(1) })],
    },
    {
      name: 'Run at the Bows',
      answers: 'range',
      question: isNear('furthest', 4),
      yes: [move(3, 'furthest'), melee(1, 4, 'same', { extra: discard(1) })],
      no: [move(3, 'furthest'), armour(1)],
      flavour: 'An arrow takes two breaths. So do forty paces.',
    },
  ],
});
