/** What Under our Sun teaches: what it is about, what the present step is for, and where verbs, sums, terms and the first lesson are. */

import { plural, type StepSays, teachingOf } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { DecisionFacts } from '../decisions.ts';
import type { SunEvent } from '../events.ts';
import { cardInPlay, isNight, missionIn, weatherOf } from '../questions/basics.ts';
import { aimSays } from '../sentences/log/mission.ts';
import { characterName, merchantName, PHASE_NAMES } from '../sentences/names.ts';
import type { Setup } from '../setup.ts';
import type { Step, View } from '../state.ts';
import { FIRST_MORNING } from './lesson.ts';
import { NAMES } from './names.ts';
import { LABELS, sum } from './sums.ts';
import { TERMS } from './terms.ts';
import { VERBS, verbOf } from './verbs.ts';

const BEFORE: readonly Step[] = ['first-roll', 'choose-characters', 'equip', 'stock', 'briefing'];
const firstSentence = (text: string): string => (/^[^.!?]*[.!?]/.exec(text)?.[0] ?? text).trim();
/** US-MISSION-3, US-TEAM-1, US-TEAM-7, US-R-95: the same for everybody, whatever the own team card says. */
function goal(view: View): string {
  const { name, lastDay, cards } = missionIn(view);
  if (view.isOver) return 'It is over.';
  if (BEFORE.includes(view.step))
    return `Get ready for ${name}: ${plural(cards.length, 'mission card')} to fulfil before day ${lastDay} ends.`;
  const aim = firstSentence(aimSays(view, cardInPlay(view)));
  const [said] = aim.split(/[.!?]$/);
  const until = `${said} (mission card ${view.stage + 1} of ${cards.length}, all before day ${lastDay} ends).`;
  return view.mode === 'semi' ? `Survivors: ${until.charAt(0).toLowerCase()}${until.slice(1)}` : until;
}

const acting = (view: View): string => {
  const active = view.characters[view.active];
  if (!active) return 'Turns: everybody drinks and then acts, as long as AP last.';
  return `Turn: ${characterName(view, view.active)} has ${active.ap} AP; each action costs some, and Wait ends the turn.`;
};
const dealing = (view: View): string =>
  `Dealing with ${merchantName(view, view.dealing)}: any number of bargains, at the value of things in water.`;
/** US-MORN-1, US-NIGHT-1. */
function beginning(view: View): string {
  if (isNight(view)) return 'Night: AP are raised, and whoever is not in New Haven draws a night card.';
  const sky = view.sun >= 0 && weatherOf(view) !== 'clear' ? `, ${nameOf(view.sun)}` : '';
  return `${PHASE_NAMES[view.phase]}${sky}: a Sun card says what the weather is, and AP are raised.`;
}

const STEPS: StepSays<View> = {
  'first-roll': 'Setup: whoever rolls the most successes is the starting player.',
  'choose-characters': 'Setup: everybody chooses a character.',
  equip: 'Equipment: points buy some of the six cards on offer; others may add theirs.',
  stock: 'Setup: Lawrence fills his counter.',
  briefing: 'Briefing: the first mission card says what is to be done.',
  'clean-up': 'Preparation: what lies about is cleared away, and a new day is counted.',
  'enemies-move': 'Preparation: enemies that see nobody on their tile move.',
  refresh: 'Preparation: water comes back, and fitness falls by one space.',
  eat: 'Preparation: everybody eats 1 food or takes 1 damage.',
  'begin-phase': beginning,
  'first-actor': 'You say which of your characters has the first turn in this phase.',
  'next-turn': 'The next character has a turn.',
  'begin-turn': 'A turn begins with a drink: 1 water, or 1 HP for what is missing.',
  act: acting,
  deal: dealing,
  trade: 'Trade: both put down what they give, and it changes hands once both agree.',
  'last-chance': 'The phase ends: whoever waited may fight once more, then saved AP are lost.',
  over: 'It is over.',
};

/** Of a single AP there is little to do but to save it. */
const waitAnyway = (ap: number): string =>
  ap > 1 ? `${ap} AP would be saved for fights in this phase, and for nothing else. End anyway?` : '';

export const teaching = teachingOf<Setup, View, SunEvent>({
  goal,
  steps: STEPS,
  verbs: VERBS,
  verbOf,
  ends: { wait: ({ facts }) => waitAnyway((facts as DecisionFacts['act']).ap) },
  sum,
  labels: LABELS,
  terms: TERMS,
  names: NAMES,
  lessons: [FIRST_MORNING],
});
