/** Keeps away, shoots at whoever is furthest, and wakes the camp. */
import { alert, alertAt, another, armour, away, behavioursOf, discard, HALF, isNear, move, near, ranged, THREAT_TOP } from './making.ts';

export const REBEL_SCOUT = behavioursOf('rebel-scout', {
  first: [
    {
      name: 'The Long Shot',
      question: isNear('furthest', 3),
      yes: [ranged(4, 3, 'furthest')],
      no: [move(3, 'furthest'), ranged(4, 3, 'same')],
    },
    {
      name: 'Shoot and Skip Back',
      question: near(2),
      yes: [ranged(4, 3, 'furthest'), away(2, 'closest')],
      no: [ranged(4, 3, 'furthest')],
      flavour: 'The arrow leaves. So does the archer.',
    },
    {
      name: 'Whistle Down the Line',
      question: alertAt(4),
      yes: [ranged(4, 3, 'threat')],
      no: [alert(1), ranged(4, 3, 'threat')],
    },
    { name: 'One for the Rearguard', yes: [move(2, 'furthest'), ranged(4, 3, 'same')] },
    { name: 'Pinned by the Sleeve', yes: [ranged(4, 3, 'threat', { extra: discard(1) }), away(1, 'same')] },
    { name: 'Back to the Ridge', yes: [away(2, 'closest'), armour(1)], flavour: 'Up there, even the stones are on their side.' },
  ],
  second: [
    { name: 'Bow at Full Draw', yes: [ranged(4, 4, 'furthest'), away(1, 'closest')] },
    {
      name: 'Smoke Over the Shoulder',
      question: HALF,
      yes: [away(3, 'closest'), alert(1)],
      no: [move(3, 'threat'), ranged(4, 4, 'same')],
    },
    {
      name: 'Signal the Far Post',
      question: alertAt(5),
      yes: [ranged(4, 4, 'furthest')],
      no: [alert(1), ranged(4, 4, 'furthest')],
    },
  ],
  adaptations: [
    {
      name: 'Watch in Pairs',
      answers: 'stealth-kills',
      question: another(3),
      yes: [ranged(4, 3, 'furthest')],
      no: [alert(2), away(2, 'closest')],
      flavour: 'Since the last camp, nobody fetches water alone.',
    },
    {
      name: 'Answer the Archer',
      answers: 'range',
      question: isNear('furthest', 3),
      yes: [ranged(4, 4, 'furthest', { extra: THREAT_TOP })],
      no: [move(3, 'furthest'), ranged(4, 4, 'same')],
    },
  ],
});
