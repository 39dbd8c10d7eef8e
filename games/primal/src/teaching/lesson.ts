/** A first hunt: Ljonar on the threshing floor beside Mirah, through the first turn hint by hint, then a word at each new thing. */
import { type Answer, type Hint, type Lesson, type Ref, type Subject, taughtBy } from '@quarry/kernel';
import { cardNamed } from '../content/box.ts';
import type { DecisionKind } from '../decisions.ts';
import { campaignFor, prologueFor, type Setup } from '../setup.ts';
import type { View } from '../state.ts';

const card = (key: string): Ref => ({ kind: 'card', id: cardNamed(key) });
const CINDERWING: Ref = { kind: 'monster', id: 0 };
const LJONAR: Ref = { kind: 'seat', id: 0 };
const MIRAH: Ref = { kind: 'seat', id: 1 };
const FRONT: Ref = { kind: 'sector', id: 2 };
const SECOND_SLOT: Ref = { kind: 'slot', id: 1 };

/** What each hint suggests; null where it hangs on what the other one has done. */
const ANSWERS = {
  aggro: 'seat-0',
  stay: 'stay',
  attack: 'ljonar-cut-and-bow',
  payment: ['ljonar-small-behind-oak'],
  spared: 'yes',
  dodge: 'ljonar-beg-your-leave',
  secondDodge: 'ljonar-let-them-through',
  own: null,
} satisfies Readonly<Record<string, Answer | null>>;

const hint = (when: DecisionKind, answer: Answer | null, says: string, ...about: readonly Ref[]): Hint => ({
  when,
  says,
  about,
  ...(answer === null ? {} : { answer }),
});

/** The health at which Cinderwing changes its stance. */
const SECOND_STANCE = 7;

/** With what holds for a learner who has gone another way: the same, or this instead; and when it is not its moment, if ever. */
const holding = (anyway: true | string, one: Hint, hasPassed?: (view: View) => boolean): Hint => ({
  ...one,
  anyway,
  ...(hasPassed && { hasPassed }),
});

/** What whoever did not come to it reads of in the rules. */
const SUBJECTS: Readonly<Partial<Record<DecisionKind, Subject>>> = {
  pay: { says: 'paying for a card', rule: 'PA-STAM-1' },
  'spare-yourself': { says: 'what behaviours do', rule: 'PA-BEH-1' },
};

export const FIRST_HUNT: Lesson<Setup> = {
  id: 'first-hunt',
  title: 'A first hunt',
  goal: 'Hunt a monster together: take all of its health before the last round ends, and keep somebody standing. In the campaign twelve chapters of such hunts lead to the last battle.',
  says: 'You can pay for a card, tell what it will wake, and stand up to what comes at the end of your turn.',
  setup: prologueFor(2, { hunters: ['ljonar', 'mirah'] }),
  next: { says: 'Begin chapter 1', setup: campaignFor(2, 1, { hunters: ['ljonar', 'mirah'] }), seats: ['me', 'bot'] },
  seed: 'threshing floor 17',
  before: [],
  seat: 0,
  hints: taughtBy(
    [
      hint(
        'choose-aggro',
        ANSWERS.aggro,
        'Whoever takes aggro has the first turn, and Cinderwing turns to them. You have the shield: take it.',
        LJONAR,
        CINDERWING,
      ),
      holding(
        'Whoever does not move is threatened. But attacks need an exposed side: look which one you stand at.',
        hint(
          'move',
          ANSWERS.stay,
          'You stand in the front. Whoever does not move is threatened, and Warm Ground burns you for it. But from here you can strike, and leaving sand costs 2. This once, stay. Later, move.',
          FRONT,
          card('cinderwing-warm-ground'),
        ),
      ),
      holding(
        'Attacks need an exposed side. Before you pay, read what a card would wake: it is on the back of each behaviour.',
        hint(
          'act',
          ANSWERS.attack,
          'Attacks need an exposed side: front and rear are open now. Cut and Bow deals 3 of the 4 damage for a wound. It will wake slot 2, whose back says: after an attack.',
          card('ljonar-cut-and-bow'),
          SECOND_SLOT,
        ),
      ),
      holding(
        'Cards pay for cards, and what is too much is lost. Keep a parry or a dodge for what wakes, and a maneuver for the struggle.',
        hint(
          'pay',
          ANSWERS.payment,
          'Cards pay for cards, and what is too much is lost. Small Behind Oak is worth exactly 1. Keep Over Here, a parry, for what wakes.',
          card('ljonar-small-behind-oak'),
          card('ljonar-over-here'),
        ),
        // Whoever pays for a move will come to paying for a card: that is its moment.
        ({ step }) => step === 'move',
      ),
      holding(
        'A behaviour has answered what you did. Pay what it asks, or suffer it.',
        hint(
          'spare-yourself',
          ANSWERS.spared,
          'The behaviour has answered your attack. It hits you, unless you discard a parry. You kept one: pay.',
          SECOND_SLOT,
        ),
      ),
      holding(
        'Attrition comes at the end of your turn. Each dodge or parry in your sequence is 1 defence.',
        hint(
          'act',
          ANSWERS.dodge,
          'Attrition comes at the end of your turn. Each dodge or parry in your sequence is 1 defence. This dodge is free, and ends the threat: one attrition card, not two.',
          card('ljonar-beg-your-leave'),
        ),
      ),
      holding(
        'Two cards or more left in hand when you end your actions bring a stamina token, one brings nothing.',
        hint(
          'act',
          ANSWERS.secondDodge,
          'Two cards left in hand bring a stamina token, one brings nothing. So play it, too: with 2 defence only a 3 gets through, and Mirah may move.',
          card('ljonar-let-them-through'),
          MIRAH,
        ),
      ),
      holding(
        'There is an objective, too: it stands under Foe. Two offensive cards in a row, played in the rear, are a counter. Two counters are two wounds.',
        hint(
          'move',
          ANSWERS.own,
          'Your hand is full again. There is an objective, too: it stands under Foe. Two offensive cards in a row, played in the rear, are a counter. Two counters are two wounds.',
          card('cinderwing-behind-the-bellows'),
        ),
      ),
      holding(
        true,
        hint(
          'act',
          ANSWERS.own,
          'Each round struggle rises by 1 for each hunter. At 6 Cinderwing unleashes, and everybody who stands is hurt. A maneuver that you play takes 1 away.',
          CINDERWING,
        ),
      ),
      holding(
        true,
        hint(
          'act',
          ANSWERS.own,
          'At 7 health it changes its stance. Then flanks and rear are exposed, and the front burns. Before you pay, read what each card would wake.',
          CINDERWING,
        ),
        ({ monster }) => monster.health <= SECOND_STANCE,
      ),
      holding(
        true,
        hint(
          'move',
          ANSWERS.own,
          'Whoever has as much damage as health falls, and loses two turns. In the same sector you can revive for 2 stamina, once in your turn.',
          MIRAH,
        ),
      ),
      holding(
        true,
        hint(
          'act',
          ANSWERS.own,
          'Ten wounds win, before round 10 ends. Damage stays on the stance, so small attacks of both of you add up. From here on the hunt is yours.',
          CINDERWING,
        ),
      ),
    ],
    SUBJECTS,
  ),
};
