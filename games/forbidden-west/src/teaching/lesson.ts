/** A first fight: Senvi in the practice yard beside Drokkeh, from the grass to the first shot and the first evade roll, hint by hint. */
import { type Answer, type Hint, type Lesson, type Ref, type Subject, taughtBy } from '@quarry/kernel';
import type { At } from '../content/types.ts';
import type { DecisionKind } from '../decisions.ts';
import { fieldOf } from '../places.ts';
import { fieldIn, hasFight } from '../questions.ts';
import { type Setup, setupFor } from '../setup.ts';
import type { View } from '../state.ts';

const YARD = fieldOf('B0', [], false);
const [GRASS, ON_THE_WAY, COVER] = (
  [
    [1, 10],
    [2, 9],
    [3, 9],
  ] satisfies readonly At[]
).map(at => YARD.at(at)) as [number, number, number];

const square = (id: number): Ref => ({ kind: 'square', id });
const action = (id: string): Ref => ({ kind: 'action', id });
const RAZORHOUND: Ref = { kind: 'enemy', id: 1 };
const CELL: Ref = { kind: 'part', id: '1-1' };
const DROKKEH: Ref = { kind: 'seat', id: 1 };

/** What each hint suggests; null where it hangs on the cards and dice of the seed. */
const ANSWERS = {
  start: `square-${GRASS}`,
  first: 'sprint',
  away: `square-${ON_THE_WAY}`,
  intoCover: `square-${COVER}`,
  second: 'ranged-attack',
  part: 'cell',
  ammunition: null,
  die: null,
  command: 'yes',
  putAway: [],
  nextTurn: null,
  evadeCards: null,
  evadeMove: null,
} satisfies Readonly<Record<string, Answer | null>>;

const hint = (when: DecisionKind, answer: Answer | null, says: string, ...about: readonly Ref[]): Hint => ({
  when,
  says,
  about,
  ...(answer === null ? {} : { answer }),
});

/** With what holds for a learner who has gone another way: the same, or this instead; and when it is not so. */
const holding = (anyway: true | string, one: Hint, hasPassed?: (view: View) => boolean): Hint => ({
  ...one,
  anyway,
  ...(hasPassed && { hasPassed: hasPassed as (view: unknown) => boolean }),
});

const isRevealed = ({ party }: View): boolean => !party.marshals[0]!.isHidden;
/** Neither tall grass nor cover is a step away: what they are good for is told where they can be entered. */
function isInTheOpen(view: View): boolean {
  const { square } = view.party.marshals[0]!;
  if (!hasFight(view) || square < 0) return false;
  const { neighbours, terrain } = fieldIn(view);
  return !neighbours[square]!.some(one => terrain[one] === 'grass' || terrain[one] === 'cover');
}

/** What whoever did not come to it reads of in the rules. */
const SUBJECTS: Readonly<Partial<Record<DecisionKind, Subject>>> = {
  'choose-part': { says: 'components', rule: 'FW-COMP-1' },
  'play-ammunition': { says: 'ammunition', rule: 'FW-DECK-1' },
  reroll: { says: 'dice', rule: 'FW-DICE-1' },
  command: { says: 'command', rule: 'FW-CMD-1' },
  'discard-before-drawing': { says: 'drawing cards', rule: 'FW-DRAW-1' },
  'discard-to-evade': { says: 'evading', rule: 'FW-EVADE-1' },
};

export const FIRST_FIGHT: Lesson<Setup> = {
  id: 'first-fight',
  title: 'A first fight',
  goal: 'Find your way through the story of 13 chapters. Each leads to a fight that all of you win or lose together, and what came of it is kept for the next.',
  says: 'You can move unseen, choose when to strike, and tell what the enemies will do.',
  setup: setupFor(2, 1, { characters: ['senvi', 'drokkeh'], encounter: 'B0' }),
  next: { says: 'Begin chapter 1', setup: setupFor(2, 1, { characters: ['senvi', 'drokkeh'] }), seats: ['me', 'bot'] },
  seed: 'practice yard 3',
  before: [
    { seat: 0, answer: 'seat-0' },
    { seat: 1, answer: 'yes' },
  ],
  seat: 0,
  hints: taughtBy(
    [
      hint(
        'place-marshal',
        ANSWERS.start,
        'You may start on any of these squares. This one is tall grass: enemies on patrol do not notice you in it.',
        square(GRASS),
      ),
      holding(
        'You are hidden, as everybody is at first. You have 2 different actions. Every action but Sneak brings your face 1 row nearer to the eye.',
        hint(
          'act',
          ANSWERS.first,
          'You are hidden, as everybody is at first. You have 2 different actions. Every action but Sneak brings your face 1 row nearer to the eye. Sprint.',
          action('sprint'),
          action('sneak'),
        ),
        isRevealed,
      ),
      holding(
        'A sprint is exactly 2 squares.',
        hint(
          'sprint',
          ANSWERS.away,
          'A sprint is exactly 2 squares. Leave the grass: no enemy is near enough to notice you.',
          square(ON_THE_WAY),
        ),
      ),
      holding(
        'In tall grass enemies on patrol do not notice you. Attacked in cover, you may add 1 die to your evade roll.',
        hint(
          'sprint',
          ANSWERS.intoCover,
          'This square is cover. If you are attacked in it, you may add 1 die to your evade roll.',
          square(COVER),
        ),
        isInTheOpen,
      ),
      holding(
        'Your bow reaches 4 squares; come closer unseen if no enemy is that near. Attacks move the alert token, so strike when it is worth it.',
        hint(
          'act',
          ANSWERS.second,
          'The Razorhound is 4 squares away, and your bow reaches 4. It does not know of you. Take a ranged attack.',
          RAZORHOUND,
          action('ranged-attack'),
        ),
      ),
      holding(
        'The body has the most hit points. A component has fewer, and what comes of its loss is printed beside it.',
        hint(
          'choose-part',
          ANSWERS.part,
          'The body has 7 hit points, hard to take with one arrow. The Cell has 2. Destroyed, it gives the Razorhound Shock: the next attack on it has 1 critical more.',
          RAZORHOUND,
          CELL,
        ),
      ),
      holding(
        'Ammunition adds its dice to those of your bow, for this attack. Armour takes its number off the damage.',
        hint(
          'play-ammunition',
          ANSWERS.ammunition,
          'Ammunition adds its dice to those of your bow, for this attack. Armour takes 1 off, so you need 3 damage for the Cell.',
          RAZORHOUND,
        ),
      ),
      holding(
        'Pips are damage, and each critical adds what your weapon says. Roll a blank again if there is one.',
        hint(
          'reroll',
          ANSWERS.die,
          'Pips are damage, and each critical adds what your bow says. Hidden, Senvi may roll 1 die again: take a blank if there is one.',
        ),
      ),
      holding(
        'The next one is in your range. Roll: with a critical, the enemies do not act.',
        hint(
          'command',
          ANSWERS.command,
          'The attack moved the alert token down, and your threat token up. They have not met: you are still hidden. Drokkeh is next and in your range. Roll: with a critical, the enemies do not act.',
          DROKKEH,
        ),
      ),
      holding(
        true,
        hint(
          'discard-before-drawing',
          ANSWERS.putAway,
          'You may discard what you do not need; then you draw up to 5 cards. In a fight your discards do not come back. Keep them all.',
        ),
      ),
      holding(
        true,
        hint(
          'act',
          ANSWERS.nextTurn,
          'While all are hidden, enemies only patrol. Once somebody is revealed, each type draws a behaviour card and attacks. Look at the rows before you strike again.',
          RAZORHOUND,
        ),
      ),
      holding(
        true,
        hint(
          'discard-to-evade',
          ANSWERS.evadeCards,
          'You are attacked. Your armour gives dice, and cards with evade dice give more if you discard them. Every pip takes 1 damage off.',
          RAZORHOUND,
        ),
      ),
      holding(
        true,
        hint(
          'evade-move',
          ANSWERS.evadeMove,
          'Whoever was attacked moves 1 square. Choose one from which you can strike back, or from which you are hard to reach. From here on the fight is yours.',
          RAZORHOUND,
        ),
      ),
    ],
    SUBJECTS,
  ),
};
