/** Deck I marches and tramples; deck II shells those who keep away, with the Back Cannon and the Spark Array. */
import type { Alterations, EnemyAction, Target } from '../types.ts';
import { armour, behavioursOf, heal, isIn, isNear, lost, melee, moreThan, move, near, pulse, push, ranged, trapNear } from './making.ts';

const left = (damage: number): Alterations => ({ A: { damage: damage - 2 } });
const right = (damage: number): Alterations => ({ B: { damage: damage - 2 } });
const NO_CANNON: Alterations = { C: { skip: true } };
const cannon = (range: number, damage: number, target: Target): EnemyAction => ranged(range, damage, target, { altered: NO_CANNON });
const sparks = (range: number, damage: number, target: Target): EnemyAction =>
  ranged(range, damage, target, { condition: 'shock', altered: { D: { skip: true } } });
const sparkingStomp = (damage: number): EnemyAction => pulse(1, damage, { condition: 'shock', altered: { D: { noCondition: true } } });
const mend = (n: number): EnemyAction => heal(n, { E: { skip: true } });
const skirt = (n: number): EnemyAction => armour(n, { F: { skip: true } });

const MARCH = behavioursOf(
  'stonetusk',
  {
    first: [
      {
        name: 'The Ground Jumps',
        question: near(1),
        yes: [pulse(1, 3, { extra: push(1) }), skirt(1)],
        no: [move(2, 'closest'), sparkingStomp(3)],
        flavour: 'So do you.',
      },
      {
        name: 'Left, Then Right',
        question: isNear('threat', 1),
        yes: [melee(1, 6, 'threat', { altered: left(6) }), melee(1, 5, 'same', { altered: right(5) })],
        no: [move(2, 'threat'), melee(1, 6, 'same', { altered: left(6) })],
      },
      {
        name: 'Walk Over It',
        question: trapNear(2),
        yes: [pulse(2, 3), move(2, 'closest'), mend(2)],
        no: [move(2, 'closest', { straight: true }), melee(1, 6, 'same', { extra: push(2), altered: right(6) })],
      },
      {
        name: 'Scythe of Ivory',
        yes: [move(2, 'closest'), melee(1, 6, 'same', { extra: push(2), altered: left(6) }), cannon(4, 5, 'furthest')],
      },
      {
        name: 'Lift the Barrel',
        yes: [move(2, 'furthest'), ranged(4, 5, 'same', { condition: 'shock', altered: { C: { skip: true }, D: { noCondition: true } } })],
      },
      { name: 'Shake Off the Dust', yes: [move(2, 'threat'), skirt(1), mend(2)] },
    ],
    second: [
      {
        name: 'A Stampede of One',
        yes: [move(2, 'threat', { straight: true }), melee(1, 7, 'same', { extra: push(2), altered: left(7) })],
      },
      {
        name: 'Tread Out the Circle',
        question: near(1),
        yes: [pulse(1, 4, { extra: push(2) }), melee(1, 6, 'closest', { altered: right(6) })],
        no: [move(2, 'closest'), sparkingStomp(4)],
      },
    ],
    adaptations: [
      {
        name: 'Forehead Will Do',
        answers: 'lost-components',
        question: lost('A'),
        yes: [move(2, 'closest'), pulse(1, 3, { extra: push(2) })],
        no: [move(2, 'closest'), melee(1, 6, 'same')],
        flavour: 'The tusks were for show.',
      },
      {
        name: 'Feet Among Them',
        answers: 'bunching',
        question: moreThan(1),
        yes: [move(2, 'closest'), pulse(2, 4, { extra: push(1) })],
        no: [move(2, 'threat'), melee(1, 7, 'same', { altered: right(7) })],
      },
    ],
  },
  1,
);

const SALVO = behavioursOf(
  'stonetusk',
  {
    first: [
      {
        name: 'Range the Banner',
        question: isIn('threat', 'cover'),
        yes: [cannon(4, 6, 'threat')],
        no: [cannon(4, 6, 'threat'), move(2, 'same'), melee(1, 5, 'same', { altered: left(5) })],
      },
      {
        name: 'Spark Barrage',
        question: moreThan(1),
        yes: [sparks(4, 5, 'closest'), cannon(4, 5, 'furthest')],
        no: [sparks(4, 6, 'closest')],
      },
      {
        name: 'Close the Distance',
        question: isNear('closest', 4),
        yes: [move(2, 'closest'), melee(1, 6, 'same', { altered: left(6) })],
        no: [move(2, 'closest'), melee(1, 5, 'same', { altered: right(5) }), skirt(1)],
      },
      { name: 'Shells for the Rear', yes: [ranged(4, 6, 'furthest', { extra: push(1), altered: NO_CANNON }), mend(1)] },
      { name: 'Turn the Broad Side', yes: [move(2, 'threat'), sparks(4, 5, 'same'), melee(1, 5, 'same', { altered: right(5) })] },
      { name: 'Let the Barrel Cool', yes: [move(2, 'closest'), skirt(1), mend(2)], flavour: 'It ticks, like any kettle.' },
    ],
    second: [
      { name: 'Both Batteries', yes: [cannon(4, 7, 'threat'), sparks(4, 6, 'closest')] },
      {
        name: 'Walk the Shells In',
        question: isNear('furthest', 4),
        yes: [cannon(4, 7, 'furthest')],
        no: [move(2, 'furthest'), sparks(4, 6, 'same')],
      },
    ],
    adaptations: [
      {
        name: 'No Safe Hill',
        answers: 'range',
        question: isIn('furthest', 'elevation'),
        yes: [ranged(4, 6, 'furthest', { extra: push(1), altered: NO_CANNON })],
        no: [move(2, 'furthest'), sparks(4, 6, 'same')],
      },
      {
        name: 'Shell the Mats First',
        answers: 'traps',
        question: trapNear(4),
        yes: [cannon(4, 7, 'closest'), skirt(1)],
        no: [move(2, 'closest'), sparks(4, 6, 'same')],
        flavour: 'Grass does not lie that flat by itself.',
      },
    ],
  },
  2,
);

export const STONETUSK = [...MARCH, ...SALVO];
