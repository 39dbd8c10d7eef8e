/** What Zero Dawn teaches: what it is about, what the present step is for, and where verbs, sums, terms and the first lesson are. */
import { endAnyway, plural, type StepSays, teachingOf } from '@quarry/kernel';
import type { DawnEvent } from '../events.ts';
import { threshold } from '../questions.ts';
import type { Setup } from '../setup.ts';
import type { Mode, View } from '../state.ts';
import { FIRST_HUNT } from './lesson.ts';
import { LABELS, sum } from './sums.ts';
import { NAMES, TERMS } from './terms.ts';
import { VERBS, verbOf } from './verbs.ts';

const GOALS: Readonly<Record<Mode, string>> = {
  standard:
    'Glory in five encounters brings Suns, and Suns are victory points: whoever has the most wins. If the last encounter is lost, nobody does.',
  cooperative: 'Grow strong in four encounters and win the fifth together; no hunter may faint, or the encounter is lost.',
  'cooperative-easy': 'Grow strong in four encounters and win the fifth together; the second hunter who faints loses the encounter.',
};
const ALONE: Readonly<Partial<Record<Mode, string>>> = {
  'cooperative-easy': 'Grow strong in four encounters and win the fifth; faint twice in one, and it is lost.',
  cooperative: 'Grow strong in four encounters and win the fifth; faint once, and the encounter is lost.',
};

const goal = ({ mode, hunters }: View): string => (hunters.length === 1 && ALONE[mode]) || GOALS[mode];

/** How many points are missing. */
function missing(view: View): string {
  const left = Math.max(0, threshold(view) - view.points);
  return left === 0
    ? 'the party has its points and may vote to end the encounter'
    : `the party still needs ${plural(left, 'encounter point')}`;
}

/** ZD-TRACK-3, ZD-CALL-2, ZD-CALL-3, ZD-COOP-2, ZD-COOP-3: who chooses what before an encounter. */
function tracking({ mode, encounter }: View): string {
  if (mode === 'standard') {
    if (encounter === 1) return 'Tracking: the Leader chooses the first encounter.';
    if (encounter === 5) return 'Tracking: the last encounter is the Hunters’ Call, and the Fledgling chooses an event that changes it.';
    return 'Tracking: the Leader chooses the next encounter, the Fledgling an event that changes it.';
  }
  return encounter === 5
    ? 'Tracking: the last encounter is the Hunters’ Call.'
    : 'Tracking: the Leader chooses the next encounter, and everybody sees the cards.';
}

const STEPS: StepSays<View> = {
  'agree-on-trading': 'Everybody says whether hunters may trade in this game.',
  'choose-hunters': 'Everybody takes a hunter; each plays differently.',
  track: tracking,
  'build-encounter': 'The map of the encounter is laid out.',
  'place-hunters': 'The hunters enter the map, one after the other, at its edge.',
  'begin-encounter': 'Everybody draws a hand of cards; what happens at the start of an encounter happens now.',
  'begin-turn': 'A turn begins: get rid of cards that you do not need, and draw new ones.',
  act: view => `The hunter whose turn it is takes 2 actions; ${missing(view)}${threshold(view) > view.points ? '' : ' after the turn'}.`,
  'end-activation': 'The activation ends: a hunter who suffers Fire takes 1 damage, then the machines act.',
  'begin-enemy-step': 'Machines become alert if a hunter is in their square, or next to them and not in tall grass.',
  enemies: 'Every machine acts: alert ones by their behaviour card, the others go along their route.',
  maintenance: view => `The turn is over, and perhaps the encounter: ${missing(view)}.`,
  'end-encounter': 'The encounter is over; if every machine was killed, each hunter may draw salvage cards.',
  victory: 'Glory is compared: it brings Suns, and the Leader and Fledgling tokens.',
  'level-up': 'Campfire: hunters learn a new skill after an encounter above their own level.',
  'open-merchants': 'Campfire: the merchants lay out their wares.',
  buy: ({ mode }) =>
    mode === 'standard'
      ? 'Campfire: hunters buy in turn, one card at a time, for salvage; the Fledgling’s first card is free.'
      : 'Campfire: hunters buy in turn, one card at a time, for salvage.',
  'end-merchants': 'Decks are brought back to their size: too many cards leave, Stamina fills the gaps.',
  'count-suns': 'Suns are counted: the most victory points win.',
  over: 'The hunt is over.',
};

export const teaching = teachingOf<Setup, View, DawnEvent>({
  goal,
  steps: STEPS,
  verbs: VERBS,
  verbOf,
  ends: { 'end-activation': ({ seat }, view) => endAnyway(view.hunters[seat]!.actionsLeft, 'action'), 'end-encounter': () => '' },
  sum,
  labels: LABELS,
  terms: TERMS,
  names: NAMES,
  lessons: [FIRST_HUNT],
});
