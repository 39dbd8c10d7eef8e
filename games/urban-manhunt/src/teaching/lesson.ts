/** A first hunt, alone and short, hint by hint: two crims in range after one Move, a kill, a shot at you, a pod. */
import { type Hint, type Lesson, type Ref, type Subject, taughtBy } from '@quarry/kernel';
import type { DecisionKind } from '../decisions.ts';
import { openablePods } from '../questions/pods.ts';
import { type Setup, setupFor } from '../setup.ts';
import type { View } from '../state.ts';

const PRIME_MARLOWE: Ref = { kind: 'dataslate', id: 0 };
const SOUTH_EAST: Ref = { kind: 'corner', id: 1 };
const POD: Ref = { kind: 'pod', id: 2 };
const YOU: Ref = { kind: 'hunter', id: 0 };
const OLD_SERGEANT: Ref = { kind: 'crim', id: 2 };
const GETAWAY_DRIVER: Ref = { kind: 'crim', id: 4 };
const action = (id: string): Ref => ({ kind: 'action', id });

/** UM-POD-2: a pod is spoken of while it can be opened. */
const isNoPodInReach = (view: View): boolean => !view.hunters[0]!.isIn || openablePods(view, 0).length === 0;

/** Before the crims have acted once, the lesson is not over: what they bring about is still to be told. */
const isFirstTurn = ({ turn }: View): boolean => turn < 2;

const HINTS: readonly Hint[] = [
  {
    when: 'choose-hunter',
    says: 'Each hunter is good at something else. Prime Marlowe is fairly good at everything: a fine first choice.',
    about: [PRIME_MARLOWE],
    answer: 'prime-marlowe',
  },
  {
    when: 'choose-corner',
    says: 'You start in a corner. Near the south-east one is a pod, with points and something useful in it.',
    about: [SOUTH_EAST, POD],
    answer: 'se',
    anyway: 'You start in a corner. Look for a pod near by: there are points and something useful in it.',
  },
  {
    when: 'act',
    says: 'You have 2 Action Points. The crims are next, and the Control Card says what they will do: Old Sergeant can reach you and shoots, the others charge. You cannot reach anyone yet: Move.',
    about: [action('move'), OLD_SERGEANT],
    answer: 'move',
    anyway: 'You have 2 Action Points. The crims are next, and the Control Card says what they will do: read it before you choose.',
  },
  {
    when: 'after-roll',
    says: 'Athletics 3 is 3 dice. Two of them show 6 or more: 2 successes, so you can go 4" and 2" more. Save Old Pro for a worse roll and press Keep the roll. To pass until the turn ends would give up your defence, too.',
    about: [YOU],
    answer: 'pass',
    anyway: 'Each die that shows 6 or more is a success. If the roll will do, press Keep the roll, and save what you hold for a worse one.',
  },
  {
    when: 'walk',
    says: 'Go right up to the pod, to within 0.5" of it. From there two crims are in range, too.',
    about: [POD, OLD_SERGEANT, GETAWAY_DRIVER],
    answer: [{ x: 42.098, y: 6.902 }],
    anyway: 'Go to within 0.5" of a pod, or to where you see a crim who can be shot.',
  },
  {
    when: 'act',
    says: 'A crim who is eliminated brings points and cannot attack you: press Shoot.',
    about: [action('shoot')],
    answer: 'shoot',
    anyway: 'A crim who is eliminated brings points and cannot attack you: Shoot if you see one.',
  },
  {
    when: 'choose-target',
    says: 'Compare the odds before you choose. Getaway Driver (4) is eliminated in 56 of 100 shots: Defense 2, and 1 wound is enough. Old Sergeant is worth more, but only 14 of 100 shots would do.',
    about: [GETAWAY_DRIVER, OLD_SERGEANT],
    answer: 'c4',
    anyway: 'Compare the odds before you choose.',
  },
  {
    when: 'impact-option',
    says: 'Eliminated: 7 points and 1 Momentum. Now the roll for Elimination Quality, with an Impact 10: another Momentum, and a choice. As two successes it makes 3 in all, so 7 points and not 4.',
    about: [YOU],
    answer: 'two-successes',
    anyway: 'An Impact 10 brings 1 Momentum and a choice. As two successes it helps most where each success counts.',
  },
  {
    when: 'after-roll',
    says: 'Old Sergeant shoots. You need 3 successes, no die shows one, and Seen It Before makes at most 2: he would still hit you. Save your Momentum for a roll that can succeed and press Keep the roll.',
    about: [YOU, OLD_SERGEANT],
    answer: 'pass',
    anyway: 'Momentum is there to be spent on a roll that can still succeed: the odds of each option say whether it can.',
  },
  {
    when: 'act',
    says: 'With 5 Wound Tokens you would be out of the zone for a while. The pod is in reach: open it, and of its four rewards take the Med Spray.',
    about: [POD, action('universal'), OLD_SERGEANT],
    answer: 'universal',
    teaches: { says: 'pods', rule: 'UM-POD-1' },
    anyway: 'With too many Wound Tokens you are out of the zone for a while. A pod is in reach: there may be a Med Spray in it.',
    hasPassed: isNoPodInReach,
  },
  {
    when: 'act',
    says: 'Old Sergeant will shoot again. A Med Spray takes no action. Shoot first, walk out of sight, or Rest once you are wounded. That is the lesson; from here on the hunt is yours.',
    about: [action('shoot'), action('move'), OLD_SERGEANT],
    anyway: 'Shoot first, walk out of sight, or Rest once you are wounded. That is the lesson; from here on the hunt is yours.',
    hasPassed: isFirstTurn,
  },
];

/** What whoever did not come to it reads of in the rules. */
const SUBJECTS: Readonly<Partial<Record<DecisionKind, Subject>>> = {
  'after-roll': { says: 'what Momentum is spent on', rule: 'UM-MOM-1' },
  walk: { says: 'moving', rule: 'UM-MOV-1' },
  'choose-target': { says: 'choosing whom to shoot', rule: 'UM-SHO-1' },
  'impact-option': { says: 'the Impact Die', rule: 'UM-IMP-1' },
};

export const FIRST_HUNT: Lesson<Setup> = {
  id: 'first-hunt',
  title: 'The first hunt',
  says: 'You can move, shoot, read the odds, open a pod, and tell what the crims will do.',
  setup: setupFor(1, { zone: 'flooded-yard', length: 'short', tier: 'bronze' }),
  next: { says: 'Begin a hunt with others', setup: setupFor(3, { hunters: ['prime-marlowe'] }), seats: ['me', 'bot', 'bot'] },
  seed: 'first-hunt-8',
  before: [],
  seat: 0,
  hints: taughtBy(HINTS, SUBJECTS),
};
