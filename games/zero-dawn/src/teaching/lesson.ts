/** A first hunt: Quiet Meadow beside one other hunter, from the first step to the vote, with a hint for everything that is asked. */
import type { Lesson, Ref } from '@quarry/kernel';
import { cardNamed } from '../content/box.ts';
import { type Setup, setupFor } from '../setup.ts';

const square = (id: number): Ref => ({ kind: 'square', id });
const machine = (id: number): Ref => ({ kind: 'enemy', id });
const card = (key: string): Ref => ({ kind: 'card', id: cardNamed(key) });
const die = (id: number): Ref => ({ kind: 'die', id });

const GRASS = square(9);
const WATCHER = machine(0);
const STRIDER = machine(1);
const ARROW = 'nora-needle-arrow.2';

export const FIRST_HUNT: Lesson<Setup> = {
  id: 'first-hunt',
  title: 'A first hunt',
  says: 'You can stalk a machine, bring it down, and tell what the others will do.',
  setup: setupFor(2, 'cooperative-easy', { hunters: ['nora', 'carja'], leader: 0 }),
  seed: 'first hunt 71',
  before: [
    { seat: 0, answer: 'quiet-meadow' },
    { seat: 0, answer: 's16' },
    { seat: 1, answer: 's5' },
    { seat: 0, answer: [] },
  ],
  seat: 0,
  hints: [
    {
      when: 'take-action',
      says: 'You have 2 actions, each kind once. A sprint is faster, but machines next to your path become alert. Sneak instead.',
      about: [WATCHER, STRIDER],
      answer: 'sneak',
    },
    {
      when: 'sneak-step',
      says: 'This square is tall grass. In it you can stand next to machines, and they do not notice you.',
      about: [GRASS],
      answer: 's9',
    },
    {
      when: 'take-action',
      says: 'Your bow reaches 2 squares, and the Watcher is next to you. Take a ranged attack.',
      about: [WATCHER],
      answer: 'ranged',
    },
    {
      when: 'choose-target',
      says: 'The Watcher is worth 2 encounter points, and you need 2. It has 5 hit points, the Strider 7: shoot the Watcher.',
      about: [WATCHER, STRIDER],
      answer: 'e0',
    },
    {
      when: 'choose-part',
      says: 'Tearing off its Eye would bring glory, but only 2 damage. Aim at the body: as it is not alert, its armour does not count.',
      about: [WATCHER, { kind: 'component', id: '0/A' }],
      answer: 'body',
    },
    {
      when: 'play-ammunition',
      says: 'A ranged attack uses one ammunition card, and its dice join those of your bow. The Needle Arrow adds 2 dice, the Hunter Arrow 1.',
      about: [card(ARROW)],
      answer: ARROW,
    },
    {
      when: 'reroll',
      says: 'Numbers add up to damage. You may roll one die again: take one that shows 0, and keep the crit.',
      about: [die(2)],
      answer: ['d3'],
    },
    {
      when: 'spend-crit',
      says: 'A crit has no number. It gives one effect, of your bow or of your arrow: here 1 more damage, and that makes 6.',
      about: [card('nora-ashwood-bow'), card(ARROW)],
      answer: 'nora-ashwood-bow',
    },
    {
      when: 'spend-glory',
      says: 'The Watcher is killed: 1 glory. It could bring discards back, but there are none yet: keep it. The machines are next: the Strider is not alert and goes 1 square along its route.',
      about: [STRIDER],
      answer: 'keep',
    },
    {
      when: 'vote-to-end',
      says: 'The party has its 2 points. If both of you vote to end the encounter, it is won. Go on, and there is more to gain and to lose.',
      about: [STRIDER],
      answer: 'end',
    },
  ],
};
