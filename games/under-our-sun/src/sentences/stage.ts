/** Where in the day the game stands: for the steps above the map and the headings of the log; and how it ended. */
import { type Outcome, type Seat, type Stage, sayList } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import { storyOf } from '../content/missions/stories.ts';
import { missionIn, seatOf, weatherOf } from '../questions/basics.ts';
import type { Step, View } from '../state.ts';
import { endSays } from './log/mission.ts';
import { characterName, PHASE_NAMES, seatName } from './names.ts';

const SETUP_STEPS = ['Starting player', 'Characters', 'Equipment', 'Briefing'] as const;
const SETUP_STEP: Readonly<Partial<Record<Step, (typeof SETUP_STEPS)[number]>>> = {
  'first-roll': 'Starting player',
  'choose-characters': 'Characters',
  equip: 'Equipment',
  stock: 'Equipment',
  briefing: 'Briefing',
};
const PHASES = ['preparation', 'morning', 'afternoon', 'night'] as const;
const DAY_STEPS = PHASES.map(phase => PHASE_NAMES[phase]);

const isSetup = ({ step }: View): boolean => SETUP_STEP[step] !== undefined;
function whereIn(view: View): Pick<Stage, 'steps' | 'at'> {
  const setup = SETUP_STEP[view.step];
  if (setup) return { steps: SETUP_STEPS, at: SETUP_STEPS.indexOf(setup) };
  return { steps: DAY_STEPS, at: PHASES.indexOf(view.phase) };
}
/** A clear sky and the Night are not named. */
const sunOf = (view: View): string[] => (view.sun < 0 || weatherOf(view) === 'clear' ? [] : [nameOf(view.sun)]);
const activeIn = (view: View): Seat | null =>
  view.active >= 0 && view.characters[view.active] && !view.isOver ? seatOf(view, view.active) : null;

function headingOf(view: View): string {
  const { name } = missionIn(view);
  if (view.isOver) return `${name} · The end`;
  if (isSetup(view)) return `${name} · Set-up`;
  const who = view.active >= 0 ? [characterName(view, view.active)] : [];
  return [`Day ${view.day}`, PHASE_NAMES[view.phase], ...sunOf(view), ...who].join(' · ');
}
/** The phase stands beside the title, among the steps. */
export function stage(view: View): Stage {
  const { name, lastDay } = missionIn(view);
  return {
    title: isSetup(view) ? `${name} · Set-up` : `${name} · ${[`Day ${view.day}`, ...sunOf(view)].join(', ')}`,
    ...whereIn(view),
    meter: isSetup(view) ? null : { says: 'Day of the mission', value: Math.min(view.day, lastDay), of: lastDay },
    active: activeIn(view),
    ...(activeIn(view) !== null && { actor: { kind: 'character', id: view.active } }),
    heading: headingOf(view),
  };
}

/** What the mission prints for a loss: of a failure its own reason, of a last day that is over the whole text. */
export function lossSays(view: View): string {
  const mission = missionIn(view);
  const { lost } = storyOf(mission);
  if (view.why === 'failed') return mission.cards[view.stage]?.fails?.[0]?.why ?? lost;
  return view.why === 'last-day' || view.why === 'saboteur' ? lost : '';
}
/** How it ended. A story tells only what the record knows. */
export function outcomeSays({ winners }: Pick<Outcome, 'winners'>, view: View): string {
  const { won } = storyOf(missionIn(view));
  const ends = endSays(view, view.why, view.day);
  const names = sayList(winners.map(seat => seatName(view, seat)));
  if (view.result === 'won') return `${ends} ${view.why === 'mission' ? won : ''}`.trim();
  if (view.result === 'liberty') return `${ends} ${names || 'The Son of Liberty'} ${winners.length > 1 ? 'win' : 'wins'}.`;
  return `${ends} ${lossSays(view)}`.trim();
}
