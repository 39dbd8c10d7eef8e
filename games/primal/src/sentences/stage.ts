/** Where in the campaign, the round and the turn the hunters stand: for the steps above the board and the headings of the log. */
import { type Outcome, plural, type Seat, type Stage } from '@quarry/kernel';
import { LAST_CHAPTER } from '../campaign/quests.ts';
import { monsterCard, SCENARIOS } from '../content/box.ts';
import { HEALTH, ROUNDS } from '../content/kinds.ts';
import type { Step, View } from '../state.ts';
import { chapterTitle } from './log/camp.ts';
import { hunterName, monsterName } from './names.ts';

const CAMP_STEPS = ['Story', 'Quest', 'Camp', 'Hunt'] as const;
const ROUND_STEPS = ['Consume', 'Upkeep', 'Turns', 'End of round'] as const;
const TURN_STEPS = ['Start', 'Movement', 'Action', 'Attrition', 'End of turn'] as const;

const CAMP_STEP: Readonly<Partial<Record<Step, (typeof CAMP_STEPS)[number]>>> = {
  story: 'Story',
  'chapter-choice': 'Story',
  board: 'Quest',
  prepare: 'Camp',
  'open-hunt': 'Hunt',
  'choose-aggro': 'Hunt',
};
const ROUND_STEP: Readonly<Partial<Record<Step, (typeof ROUND_STEPS)[number]>>> = {
  'begin-round': 'Consume',
  consume: 'Consume',
  upkeep: 'Upkeep',
  'begin-turns': 'Turns',
  'next-turn': 'Turns',
  'end-round': 'End of round',
};
const TURN_STEP: Readonly<Partial<Record<Step, (typeof TURN_STEPS)[number]>>> = {
  'begin-turn': 'Start',
  move: 'Movement',
  act: 'Action',
  'end-actions': 'Action',
  attrition: 'Attrition',
  'end-turn': 'End of turn',
};

interface Where {
  readonly steps: readonly string[];
  readonly at: number;
}
function whereIn({ step }: View): Where {
  const inTurn = TURN_STEP[step];
  if (inTurn) return { steps: TURN_STEPS, at: TURN_STEPS.indexOf(inTurn) };
  const inRound = ROUND_STEP[step];
  if (inRound) return { steps: ROUND_STEPS, at: ROUND_STEPS.indexOf(inRound) };
  return { steps: CAMP_STEPS, at: CAMP_STEPS.indexOf(CAMP_STEP[step] ?? 'Hunt') };
}

const isHunt = ({ step }: View): boolean => TURN_STEP[step] !== undefined || ROUND_STEP[step] !== undefined;

function titleOf(view: View): string {
  const { mode, campaign, level } = view;
  const place = SCENARIOS[view.scenario];
  const hunt = place === undefined ? null : `${monsterCard(place.monster).name} · ${place.name}, level ${level}`;
  if (mode === 'campaign') return `${chapterTitle(campaign.chapter)}${hunt ? ` · ${hunt}` : ''}`;
  return hunt ?? 'The hunt';
}

const activeIn = (view: View): Seat | null => (TURN_STEP[view.step] && view.active >= 0 ? view.active : null);

function headingOf(view: View): string {
  const { step, round, campaign, mode } = view;
  const active = activeIn(view);
  if (active !== null) return `Round ${round} of ${ROUNDS} · ${hunterName(view, active)}`;
  if (isHunt(view)) return `Round ${round} of ${ROUNDS} · ${ROUND_STEP[step]}`;
  if (step === 'won' || step === 'lost' || step === 'over') return `${monsterName(view)} · The end`;
  if (CAMP_STEP[step] === 'Hunt') return `${monsterName(view)} · Set-up`;
  return mode === 'campaign' ? chapterTitle(campaign.chapter) : 'Camp';
}

export const stage = (view: View): Stage => ({
  title: titleOf(view),
  ...whereIn(view),
  // Its hearts stand over the ring.
  meter: null,
  active: activeIn(view),
  heading: headingOf(view),
});

/** How a hunt ended, and with the last one the campaign. */
export function outcomeSays({ winners }: Pick<Outcome, 'winners'>, view: View): string {
  const { campaign, mode, round, why } = view;
  const { name, walksOff } = monsterCard(view.monster.id);
  if (winners.length > 0) {
    if (mode === 'campaign' && campaign.chapter === LAST_CHAPTER)
      return `${name} is dead, and the campaign is won: twelve chapters, ${campaign.defeats === 0 ? 'no defeats' : plural(campaign.defeats, 'defeat')}.`;
    const onward = mode === 'prologue' ? ' That was the prologue: twelve chapters follow.' : '';
    return `${name} is dead in round ${round} of ${ROUNDS}.${onward}`;
  }
  switch (why) {
    case 'time':
      return `The hunt is lost: the rounds are over, and ${name} has ${view.monster.health} of ${HEALTH} health. ${walksOff}`;
    case 'scenario':
      return `The hunt is lost in round ${round}: what it was about is gone.`;
    case 'trial':
      return `The trial is lost with its ${campaign.defeats} defeats, in chapter ${campaign.chapter}.`;
    default:
      return `The hunt is lost in round ${round}: nobody stands, and ${name} has ${view.monster.health} of ${HEALTH} health.`;
  }
}
