/** Orders other rebels, who strike harder under the Banner; behind the Shield a duel with the highest threat. */
import type { EnemyAction } from '../types.ts';
import {
  alert,
  alertAt,
  armour,
  behavioursOf,
  discard,
  HALF,
  isNear,
  lost,
  melee,
  moreThan,
  move,
  near,
  onFeature,
  order,
  push,
  toFeature,
} from './making.ts';

/** Rebels under the Banner do one damage more. */
const attackWith = (within: number, n: number, damage: number): EnemyAction =>
  order('rebels', within, n, { attack: { range: 1, damage }, altered: { A: { damage: damage - 1 } } });
const shield = (n: number): EnemyAction => armour(n, { B: { skip: true } });

export const REBEL_CAPTAIN = behavioursOf('rebel-captain', {
  first: [
    {
      name: 'Single Combat',
      question: isNear('threat', 2),
      yes: [move(3, 'threat'), melee(1, 5, 'same')],
      no: [attackWith(3, 2, 3), move(3, 'threat')],
      flavour: 'The others make room. It is that sort of rebellion.',
    },
    {
      name: 'Shield and Shove',
      question: near(1),
      yes: [melee(1, 5, 'closest', { extra: push(2), altered: { B: { damage: 4 } } }), shield(1)],
      no: [move(3, 'closest'), melee(1, 5, 'same')],
    },
    {
      name: 'Advance the Line',
      question: moreThan(1),
      yes: [attackWith(4, 2, 3), move(2, 'closest')],
      no: [move(3, 'closest'), melee(1, 5, 'same')],
    },
    { name: 'Called Out by Name', yes: [move(3, 'threat'), melee(1, 5, 'same', { extra: discard(1) })] },
    { name: 'Point at the Runner', yes: [attackWith(3, 1, 3), move(3, 'furthest'), melee(1, 5, 'same')] },
    { name: 'Behind the Shield', yes: [move(2, 'closest'), shield(1), order('rebels', 3, 1)] },
  ],
  second: [
    { name: 'Banner to the Front', yes: [attackWith(4, 2, 4), move(3, 'threat'), melee(1, 6, 'same')] },
    {
      name: 'No Quarter Asked',
      question: HALF,
      yes: [move(3, 'threat'), melee(1, 6, 'same')],
      no: [move(3, 'threat'), melee(1, 6, 'same', { extra: push(1) })],
    },
    {
      name: 'Torches to the Wall',
      yes: [order('rebels', 4, 2), toFeature(2), onFeature(1, 2), melee(1, 6, 'closest', { altered: { B: { damage: 5 } } })],
    },
  ],
  adaptations: [
    {
      name: 'Nobody Stands Alone',
      answers: 'stealth-kills',
      question: alertAt(4),
      yes: [attackWith(4, 2, 3), move(2, 'threat')],
      no: [alert(1), order('rebels', 4, 2), move(3, 'closest'), melee(1, 5, 'same')],
      flavour: 'They count off now. Twice an hour, out loud.',
    },
    {
      name: 'Only Cloth',
      answers: 'lost-components',
      question: lost('A'),
      yes: [move(3, 'threat'), melee(1, 6, 'same')],
      no: [order('rebels', 3, 2, { attack: { range: 1, damage: 4 } }), shield(1), move(2, 'threat')],
    },
  ],
});
