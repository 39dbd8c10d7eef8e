/** Urban Manhunt: what a new hunter is told. Verbs, sums, terms and the lesson are in files of their own. */
import type { Teaching } from '@quarry/kernel';
import type { UrbanEvent } from '../events.ts';
import { isSolo } from '../questions.ts';
import { targetOf } from '../rules/end.ts';
import type { Setup } from '../setup.ts';
import { type Step, TIERS, type View } from '../state.ts';
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

const STEPS: Readonly<Record<Step, string>> = {
  'roll-off': 'Everybody rolls a die: the highest is First Player.',
  'choose-hunter': 'Each player takes a hunter; no two are alike.',
  'take-corner': 'Each hunter comes into the zone at a corner of their own.',
  'shuffle-decks': 'The decks are shuffled, and as many Control Cards as the match has turns are laid out.',
  'first-crims': 'The first crims come out of the tubes.',
  'begin-turn': 'A new Control Card says what the crims do this turn, and how many more come.',
  'place-crim': 'New crims come out of the tubes, one after another.',
  activate: 'Each hunter has their activation in turn; whoever is incapacitated rolls to recover.',
  act: 'Each hunter in turn spends 2 Action Points, to move, to attack or to open a pod.',
  'end-activation': 'The activation of a hunter ends, and the next one has theirs.',
  crim: 'Each crim does what the Control Card orders; whoever is attacked rolls to defend.',
  'end-phase': 'What lasted for this turn is over.',
  'carry-out-events': 'Event Cards that are not Keepers happen now, as the phase ends.',
  'end-test': 'After the last Control Card a die decides whether the match is over.',
  over: 'The match is over.',
};

/** The same to a lone hunter. */
const SOLO_STEPS: Readonly<Partial<Record<Step, string>>> = {
  'roll-off': 'You hunt alone, so you are First Player.',
  'choose-hunter': 'Take a hunter; each has strengths of their own.',
  'take-corner': 'Come into the zone at one of its corners.',
  activate: 'It is your activation; while you are incapacitated you roll to recover.',
  act: 'Spend 2 Action Points, to move, to attack or to open a pod.',
  'end-activation': 'Your activation ends, and the crims are next.',
  crim: 'Each crim does what the Control Card orders; if one attacks you, you roll to defend.',
};

export const teaching: Teaching<Setup, View, UrbanEvent> = {
  goal,
  step: view => (isSolo(view) ? SOLO_STEPS[view.step] : undefined) ?? STEPS[view.step],
  verbs: VERBS,
  verbOf,
  sum,
  labels: LABELS,
  terms: TERMS,
  names: NAMES,
  lessons: [FIRST_HUNT],
};
