/** Deck I besieges what the brief names; deck II hunts. The Crew Deck gives orders, the Seed Beacon wakes machines and draws more cards. */
import type { Alterations, EnemyAction, Target } from '../types.ts';
import {
  alert,
  armour,
  behavioursOf,
  drawExtra,
  HALF,
  heal,
  isNear,
  lost,
  melee,
  moreThan,
  move,
  near,
  onFeature,
  order,
  pulse,
  push,
  ranged,
  THREAT_TOP,
  toFeature,
  trapNear,
} from './making.ts';

const NO_CREW: Alterations = { A: { skip: true } };
const NO_BEACON: Alterations = { B: { skip: true } };
const NO_LANCE: Alterations = { C: { skip: true } };
const ram = (damage: number): Alterations => ({ D: { damage: damage - 2 } });
const lance = (range: number, damage: number, target: Target): EnemyAction =>
  ranged(range, damage, target, { condition: 'plasma', altered: NO_LANCE });
const steam = (range: number, damage: number): EnemyAction => pulse(range, damage, { condition: 'fire', altered: { E: { skip: true } } });
const stoke = (n: number): EnemyAction => heal(n, { E: { skip: true } });
const plating = (n: number): EnemyAction => armour(n, { F: { skip: true } });
const crew = (within: number, n: number): EnemyAction => order('rebels', within, n, { altered: NO_CREW });
const crewStrikes = (within: number, n: number, damage: number): EnemyAction =>
  order('rebels', within, n, { attack: { range: 1, damage }, altered: NO_CREW });

const SIEGE = behavioursOf(
  'warden-engine',
  {
    first: [
      {
        name: 'Ram the Wall',
        question: near(1),
        yes: [melee(1, 6, 'closest', { extra: push(2), altered: ram(6) }), plating(1), toFeature(1)],
        no: [toFeature(2), onFeature(1, 3, ram(3)), melee(1, 5, 'closest', { altered: ram(5) })],
      },
      {
        name: 'Crew to the Rails',
        question: isNear('threat', 4),
        yes: [crewStrikes(4, 2, 3), ranged(4, 5, 'threat')],
        no: [crew(4, 2), move(2, 'threat'), toFeature(1), onFeature(1, 3, ram(3))],
        flavour: 'They wave at first. They think that it is a parade.',
      },
      {
        name: 'Steam the Ditch',
        question: moreThan(1),
        yes: [steam(2, 3), toFeature(1)],
        no: [move(2, 'closest'), steam(1, 3), onFeature(2, 2)],
      },
      {
        name: 'Lance the Rampart',
        yes: [onFeature(4, 2, NO_LANCE), lance(4, 6, 'closest'), order('machines', 4, 1, { altered: NO_BEACON }), toFeature(1)],
      },
      { name: 'Sow the Field', yes: [lance(4, 5, 'furthest'), toFeature(1), drawExtra(NO_BEACON)] },
      { name: 'Bank the Fires', yes: [move(2, 'threat'), plating(1), stoke(2), crew(3, 1)] },
    ],
    second: [
      { name: 'Make the Breach', yes: [toFeature(2), onFeature(1, 4, ram(4)), steam(1, 4)] },
      {
        name: 'All Hands Overboard',
        question: isNear('closest', 3),
        yes: [crewStrikes(4, 2, 4), ranged(4, 6, 'closest')],
        no: [toFeature(2), onFeature(2, 3), move(2, 'closest')],
      },
    ],
    adaptations: [
      {
        name: 'Patch the Deck',
        answers: 'lost-components',
        question: lost('A'),
        yes: [heal(3), toFeature(2), onFeature(1, 3, ram(3)), pulse(1, 3)],
        no: [order('rebels', 4, 2, { attack: { range: 1, damage: 3 } }), toFeature(2)],
      },
      {
        name: 'Rake the Ground Clear',
        answers: 'traps',
        question: trapNear(3),
        yes: [pulse(2, 4, { extra: push(1) }), plating(1)],
        no: [toFeature(2), onFeature(1, 4, ram(4)), melee(1, 6, 'closest')],
      },
    ],
  },
  1,
);

const HUNT = behavioursOf(
  'warden-engine',
  {
    first: [
      {
        name: 'Hunt the Badge',
        question: isNear('threat', 3),
        yes: [lance(4, 6, 'threat')],
        no: [move(2, 'threat'), lance(4, 5, 'same')],
        flavour: 'It has been told what shines.',
      },
      {
        name: 'Down the Middle Furrow',
        question: near(1),
        yes: [melee(1, 6, 'closest', { extra: push(2), altered: ram(6) }), plating(1)],
        no: [move(2, 'closest', { straight: true }), melee(1, 6, 'same', { altered: ram(6) })],
      },
      {
        name: 'Loose the Hounds',
        question: moreThan(1),
        yes: [order('razorhound', 6, 2, { attack: { range: 1, damage: 3 }, altered: NO_BEACON }), move(2, 'closest')],
        no: [crew(4, 2), move(2, 'closest'), melee(1, 5, 'same', { altered: ram(5) })],
      },
      {
        name: 'Wheels on Stone',
        yes: [move(2, 'threat', { straight: true }), melee(1, 6, 'same', { extra: push(1), altered: ram(6) }), steam(1, 3)],
      },
      { name: 'Lamp, Then Lance', yes: [move(2, 'furthest'), lance(4, 6, 'same'), order('machines', 4, 1, { altered: NO_BEACON })] },
      { name: 'Feed the Boiler', yes: [move(2, 'closest'), stoke(3), plating(1), crew(3, 1)] },
    ],
    second: [
      { name: 'The White Lance', yes: [lance(4, 7, 'threat'), move(2, 'same')] },
      {
        name: 'The Harvest Call',
        question: HALF,
        yes: [move(2, 'threat'), melee(1, 6, 'same', { altered: ram(6) }), drawExtra(NO_BEACON)],
        no: [
          order('machines', 4, 2, { attack: { range: 1, damage: 4 }, altered: NO_BEACON }),
          move(2, 'threat'),
          melee(1, 7, 'same', { altered: ram(7) }),
        ],
      },
    ],
    adaptations: [
      {
        name: 'Every Lamp Lit',
        answers: 'stealth-kills',
        yes: [alert(2), move(2, 'threat'), lance(4, 6, 'same')],
        flavour: 'There is no more dark to work in.',
      },
      {
        name: 'Nowhere Out of Range',
        answers: 'range',
        question: isNear('furthest', 4),
        yes: [ranged(4, 7, 'furthest', { condition: 'plasma', extra: THREAT_TOP, altered: NO_LANCE })],
        no: [move(2, 'furthest'), lance(4, 6, 'same')],
      },
    ],
  },
  2,
);

export const WARDEN_ENGINE = [...SIEGE, ...HUNT];
