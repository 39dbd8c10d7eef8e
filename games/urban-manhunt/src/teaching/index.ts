/** Urban Manhunt: what a new hunter is told. Verbs, sums, terms and the lesson are in files of their own. */
import { endAnyway, type StepSays, teachingOf } from '@quarry/kernel';
import { TIERS } from '../content/kinds.ts';
import type { UrbanEvent } from '../events.ts';
import { targetOf } from '../questions/targets.ts';
import { isSolo } from '../questions.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../state.ts';
import { FIRST_HUNT } from './lesson.ts';
import { LABELS, sum } from './sums.ts';
import { NAMES, TERMS } from './terms.ts';
import { VERBS, verbOf } from './verbs.ts';

/** UM-END-6, UM-END-8. */
function goal(view: View): string {
  if (!isSolo(view)) return 'Score the most points by eliminating crims and opening pods, until the Control Cards run out.';
  const { tier, length } = view;
  const higher = TIERS.slice(TIERS.indexOf(tier) + 1).map(one => `${targetOf(one, length)} for ${one}`);
  const beyond = higher.length > 0 ? ` (${higher.join(', ')})` : '';
  return `Score ${targetOf(tier, length)} points for ${tier}${beyond}, by eliminating crims and opening pods, before the Control Cards run out.`;
}

/** To several hunters, and to a lone one. */
const byNumber =
  (several: string, alone: string) =>
  (view: View): string =>
    isSolo(view) ? alone : several;

const STEPS: StepSays<View> = {
  'roll-off': byNumber('Everybody rolls a die: the highest is First Player.', 'You hunt alone, so you are First Player.'),
  'choose-hunter': byNumber('Each player takes a hunter; no two are alike.', 'Take a hunter; each has strengths of their own.'),
  'take-corner': byNumber('Each hunter comes into the zone at a corner of their own.', 'Come into the zone at one of its corners.'),
  'shuffle-decks': 'The decks are shuffled, and as many Control Cards as the match has turns are laid out.',
  'first-crims': 'The first crims come out of the tubes.',
  'begin-turn': 'A new Control Card says what the crims do this turn, and how many more come.',
  'place-crim': 'New crims come out of the tubes, one after another.',
  activate: byNumber(
    'Each hunter has their activation in turn; whoever is incapacitated rolls to recover.',
    'It is your activation; while you are incapacitated you roll to recover.',
  ),
  act: byNumber(
    'Each hunter in turn spends 2 Action Points, to move, to attack or to open a pod.',
    'Spend 2 Action Points, to move, to attack or to open a pod.',
  ),
  'end-activation': byNumber(
    'The activation of a hunter ends, and the next one has theirs.',
    'Your activation ends, and the crims are next.',
  ),
  crim: byNumber(
    'Each crim does what the Control Card orders; whoever is attacked rolls to defend.',
    'Each crim does what the Control Card orders; if one attacks you, you roll to defend.',
  ),
  'end-phase': 'What lasted for this turn is over.',
  'carry-out-events': 'Event Cards that are not Keepers happen now, as the phase ends.',
  'end-test': 'After the last Control Card a die decides whether the match is over.',
  over: 'The match is over.',
};

export const teaching = teachingOf<Setup, View, UrbanEvent>({
  goal,
  steps: STEPS,
  verbs: VERBS,
  verbOf,
  ends: { end: ({ seat }, view) => endAnyway(view.hunters[seat]!.actionsLeft, 'Action Point'), concede: () => '' },
  givesUp: ['give-up'],
  sum,
  labels: LABELS,
  terms: TERMS,
  names: NAMES,
  lessons: [FIRST_HUNT],
});
