/** Where in the chapter the party stands, and whose turn it is: for the steps above the board and the headings of the log. */
import { type Outcome, plural, type Seat, type Stage } from '@quarry/kernel';
import { chapterOf, LAST_CHAPTER } from '../content/story/index.ts';
import { briefOf } from '../places.ts';
import type { Step, View } from '../state.ts';
import { openGoals } from './goals.ts';
import { ENDINGS } from './log/story.ts';
import { briefCalled, marshalName } from './names.ts';

const CHAPTER_STEPS = ['Story', 'Encounter', 'Aftermath'] as const;
const TURN_STEPS = ['Set-up', 'Actions', 'Command', 'Enemies', 'Draw'] as const;
type ChapterStep = (typeof CHAPTER_STEPS)[number];
type TurnStep = (typeof TURN_STEPS)[number];

const TURN_STEP: Readonly<Partial<Record<Step, TurnStep>>> = {
  'open-brief': 'Set-up',
  'choose-first': 'Set-up',
  place: 'Set-up',
  'give-specials': 'Set-up',
  'begin-fight': 'Set-up',
  'begin-turn': 'Actions',
  act: 'Actions',
  'end-actions': 'Actions',
  command: 'Command',
  'begin-enemies': 'Enemies',
  enemies: 'Enemies',
  'end-enemies': 'Enemies',
  draw: 'Draw',
  'end-turn': 'Draw',
};

const AFTER: readonly Step[] = ['fight-won', 'mourn', 'fight-failed', 'after-failure', 'over'];
/** Pages from .90 on are read after the encounter. */
const isAfter = ({ step, entry }: View): boolean => AFTER.includes(step) || Number(entry.split('.')[1] ?? 0) >= 90;
const chapterStep = (view: View): ChapterStep => (TURN_STEP[view.step] ? 'Encounter' : isAfter(view) ? 'Aftermath' : 'Story');

export function stage(view: View): Stage {
  const turnStep = TURN_STEP[view.step];
  const steps: readonly string[] = turnStep ? TURN_STEPS : CHAPTER_STEPS;
  return {
    title: aloneIn(view) ?? `Chapter ${view.chapter} of ${LAST_CHAPTER} · ${chapterOf(view.chapter).title}`,
    steps,
    at: steps.indexOf(turnStep ?? chapterStep(view)),
    meter: meterOf(view),
    active: activeIn(view),
    ...(turnStep === 'Enemies' && { acts: 'The enemies' }),
    heading: headingOf(view),
  };
}

/** The goal that is open; while everybody is hidden and there is nothing to count yet, the alert track. */
function meterOf(view: View): Stage['meter'] {
  if (!TURN_STEP[view.step] || view.fight.rows === 0) return null;
  const goal = openGoals(view).goals.find(one => one.of > 1);
  if (goal) return { says: goal.short, value: goal.value, of: goal.of };
  return { says: 'Alert', value: view.fight.alert, of: view.fight.rows };
}

/** While the enemies act it is still the turn of the character who acted. */
function activeIn({ step, fight }: View): Seat | null {
  const turnStep = TURN_STEP[step];
  return turnStep && turnStep !== 'Set-up' && fight.active >= 0 ? fight.active : null;
}

function headingOf(view: View): string {
  const { step, fight, brief, chapter } = view;
  const turnStep = TURN_STEP[step];
  if (step === 'over') return `${aloneIn(view) ?? `Chapter ${chapter}`} · The end`;
  if (!turnStep || brief === null) return `Chapter ${chapter} · ${chapterOf(chapter).title}`;
  const { name } = briefOf(brief);
  if (turnStep === 'Set-up' || fight.turn === 0) return `${name} · Set-up`;
  return `Turn ${fight.turn} · ${turnStep === 'Enemies' ? 'The enemies' : marshalName(view, fight.active)}`;
}

/** The name of an encounter that is played by itself, without a chapter around it. */
const aloneIn = ({ isSkirmish, brief }: View): string | null => (isSkirmish && brief !== null ? briefOf(brief).name : null);

/** How an encounter by itself ended: it is no chapter, and no part of the story. */
function aloneSays(view: View, name: string, isWon: boolean): string {
  if (view.brief === 'B0') {
    const next = isWon ? 'The story begins with chapter 1.' : 'It can be played again.';
    return `The lesson is over, and ${briefCalled(view.brief)} is ${isWon ? 'won' : 'lost'}. ${next}`;
  }
  return isWon ? `${name} is won.` : `${name} is lost${view.setbacks > 1 ? `, after ${plural(view.setbacks, 'try', 'tries')}` : ''}.`;
}

/** How a chapter ended, and with the last one the story. */
export function outcomeSays({ winners }: Pick<Outcome, 'winners'>, view: View): string {
  const { chapter, setbacks, ending } = view;
  const alone = aloneIn(view);
  if (alone !== null) return aloneSays(view, alone, winners.length > 0);
  const { title } = chapterOf(chapter);
  const failed = setbacks > 0 ? `, with ${plural(setbacks, 'setback')}` : '';
  if (ending !== null) return `The story is told, and ${ENDINGS[ending]}${failed}.`;
  if (winners.length > 0) return `Chapter ${chapter}, ${title}, is won${failed}.`;
  return `Chapter ${chapter}, ${title}, is over: the party pressed on without a win${failed}.`;
}
