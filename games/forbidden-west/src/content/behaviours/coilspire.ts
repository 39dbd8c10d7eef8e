/** Deck I is coiled: pulses, and a wall of plates. Deck II is uncoiled: lunges with either fang. */
import type { Alterations, EnemyAction } from '../types.ts';
import {
  armour,
  behavioursOf,
  discard,
  HALF,
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
  trapNear,
} from './making.ts';

const rattle = (range: number, damage: number): EnemyAction =>
  pulse(range, damage, { condition: 'deafened', altered: { A: { noCondition: true } } });
const hood = (n: number): EnemyAction => armour(n, { B: { skip: true } });
const NO_ACID: Alterations = { C: { noCondition: true } };
const NO_FROST: Alterations = { D: { noCondition: true } };
const NO_ACID_SPIT: Alterations = { C: { skip: true } };
const NO_FROST_SPIT: Alterations = { D: { skip: true } };
const NO_PORTS: Alterations = { E: { skip: true } };

const COILED = behavioursOf(
  'coilspire',
  {
    first: [
      {
        name: 'Rattle the Panes',
        question: near(2),
        yes: [rattle(2, 3), hood(1)],
        no: [move(2, 'closest'), rattle(2, 3)],
        flavour: 'The dome answers, a little later, in pieces.',
      },
      {
        name: 'Venom by Turns',
        question: isNear('threat', 3),
        yes: [ranged(4, 5, 'threat', { condition: 'acid', altered: NO_ACID_SPIT })],
        no: [ranged(4, 5, 'threat', { condition: 'frost', altered: NO_FROST_SPIT })],
      },
      {
        name: 'All Ports Open',
        question: moreThan(1),
        yes: [pulse(2, 3, { altered: NO_PORTS }), melee(1, 5, 'closest', { condition: 'acid', altered: NO_ACID })],
        no: [ranged(4, 5, 'closest', { altered: NO_PORTS })],
      },
      {
        name: 'Wall of Coils',
        yes: [armour(2, { B: { n: 1 } }), melee(1, 5, 'closest', { condition: 'frost', extra: push(2), altered: NO_FROST })],
      },
      { name: 'Needles Over Glass', yes: [ranged(4, 6, 'furthest', { altered: NO_PORTS }), rattle(1, 3)] },
      { name: 'Tighten the Ring', yes: [move(2, 'threat'), hood(1), heal(1)] },
    ],
    second: [
      {
        name: 'A Hundred Hissing Ports',
        yes: [pulse(2, 4, { altered: NO_PORTS }), ranged(4, 6, 'furthest', { condition: 'frost', altered: NO_FROST_SPIT })],
      },
      {
        name: 'Hold and Squeeze',
        question: near(1),
        yes: [melee(1, 7, 'closest', { extra: discard(1) }), hood(1)],
        no: [move(2, 'closest'), rattle(2, 4)],
      },
    ],
    adaptations: [
      {
        name: 'Shed the Broken Scale',
        answers: 'lost-components',
        question: lost('B'),
        yes: [pulse(2, 3, { extra: push(1) }), heal(2)],
        no: [armour(1), ranged(4, 5, 'closest', { condition: 'acid', altered: NO_ACID_SPIT })],
      },
      {
        name: 'Reach Past the Pillars',
        answers: 'range',
        yes: [ranged(4, 7, 'furthest', { condition: 'acid', extra: THREAT_TOP, altered: NO_ACID_SPIT })],
      },
    ],
  },
  1,
);

const UNCOILED = behavioursOf(
  'coilspire',
  {
    first: [
      {
        name: 'Full Length Lunge',
        question: isNear('threat', 4),
        yes: [move(2, 'threat', { straight: true }), melee(1, 6, 'same', { condition: 'acid', altered: NO_ACID })],
        no: [move(2, 'threat'), ranged(4, 5, 'same', { altered: NO_PORTS })],
        flavour: 'It was always longer than it looked.',
      },
      {
        name: 'One Fang, the Other',
        question: near(1),
        yes: [
          melee(1, 6, 'closest', { condition: 'acid', altered: { C: { damage: 4, noCondition: true } } }),
          melee(1, 5, 'same', { condition: 'frost', altered: { D: { damage: 3, noCondition: true } } }),
        ],
        no: [move(2, 'closest'), melee(1, 6, 'same', { condition: 'frost', altered: NO_FROST })],
      },
      {
        name: 'Whip Round the Corner',
        question: isIn('closest', 'cover'),
        yes: [move(2, 'closest'), rattle(1, 3)],
        no: [move(2, 'closest'), melee(1, 6, 'same', { extra: push(1) }), hood(1)],
      },
      {
        name: 'Strike the Far One',
        yes: [move(2, 'furthest', { straight: true }), melee(1, 6, 'same', { condition: 'frost', altered: NO_FROST })],
      },
      { name: 'Thrash and Scatter', yes: [move(2, 'closest'), rattle(1, 3), ranged(4, 5, 'furthest', { altered: NO_PORTS })] },
      { name: 'Taste the Air', yes: [move(2, 'threat'), hood(1)], flavour: 'Onions. Oil. You.' },
    ],
    second: [
      { name: 'Twice Around', yes: [move(2, 'threat'), melee(1, 7, 'same', { condition: 'acid', altered: NO_ACID }), move(2, 'same')] },
      {
        name: 'Glass in Its Wake',
        question: HALF,
        yes: [move(2, 'closest', { straight: true }), melee(1, 7, 'same', { condition: 'frost', altered: NO_FROST })],
        no: [move(2, 'furthest'), melee(1, 6, 'same', { extra: push(2) })],
      },
    ],
    adaptations: [
      {
        name: 'Loop the Lot',
        answers: 'bunching',
        question: moreThan(1),
        yes: [move(2, 'closest'), pulse(2, 3, { condition: 'frost', altered: NO_FROST })],
        no: [move(2, 'closest'), melee(1, 6, 'same')],
      },
      {
        name: 'Needles Before Belly',
        answers: 'traps',
        question: trapNear(3),
        yes: [ranged(4, 7, 'closest', { altered: NO_PORTS }), hood(1)],
        no: [move(2, 'closest', { straight: true }), melee(1, 7, 'same')],
      },
    ],
  },
  2,
);

export const COILSPIRE = [...COILED, ...UNCOILED];
