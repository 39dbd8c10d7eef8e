/** What an encounter asks for, in words, and how far it has come. */
import { capital, plural, sayList } from '@quarry/kernel';
import { ENEMY_NAMES } from '../content/names.ts';
import type { FeatureKind, Goal, Objective } from '../content/types.ts';
import { lastTurn, openObjective, type Progress, progressOf } from '../questions/objectives.ts';
import { fieldIn } from '../questions.ts';
import type { View } from '../state.ts';
import { FEATURE_NAMES } from './names.ts';

const features = (kind: FeatureKind, n: number): string => (kind === 'dal' ? 'Dal' : plural(n, FEATURE_NAMES[kind]));

function goalSays(goal: Goal, { of }: Progress): string {
  switch (goal.goal) {
    case 'defeat-all':
      return 'defeat every enemy';
    case 'defeat':
      return goal.enemy === 'dal'
        ? 'defeat Dal'
        : of === 1
          ? `defeat the ${ENEMY_NAMES[goal.enemy]}`
          : `defeat every ${ENEMY_NAMES[goal.enemy]}`;
    case 'half-hp':
      return `bring ${goal.enemy === 'dal' ? 'Dal' : `the ${ENEMY_NAMES[goal.enemy]}`} down to half of the hit points`;
    case 'destroy-parts':
      return `destroy ${plural(of, 'component')} of the ${ENEMY_NAMES[goal.enemy]}`;
    case 'destroy-part':
      return `destroy location ${goal.letter} of the ${ENEMY_NAMES[goal.enemy]}`;
    case 'destroy':
      return `destroy ${features(goal.feature, of)}`;
    case 'interact':
      return `use ${features(goal.feature, of)}`;
    case 'exit':
      return 'get everybody to an exit';
    case 'survive':
      return `hold out for ${plural(of, 'turn')}`;
    case 'hold':
      return `hold the ${FEATURE_NAMES[goal.feature]} for ${plural(of, 'turn')} on end`;
    case 'escort':
      return `bring ${plural(of, 'refugee')} through`;
    case 'if-flag':
      return 'do what the story asks';
  }
}

/** All goals of an objective, those of one that depends on the story included. */
function goalsOf(view: View, objective: Objective): Goal[] {
  if ('goal' in objective)
    return objective.goal === 'if-flag'
      ? goalsOf(view, view.flags.includes(objective.flag) ? objective.holds : objective.otherwise)
      : [objective];
  const parts = 'all' in objective ? objective.all : 'any' in objective ? objective.any : objective.then;
  return parts.flatMap(one => goalsOf(view, one));
}

const isChoice = (objective: Objective): boolean => 'any' in objective;

/** One line for each goal that is open now: `Destroy 3 pumps: 1 of 3`. */
export function objectiveLines(view: View): string[] {
  if (view.brief === null) return [];
  const open = openObjective(view);
  const lines = goalsOf(view, open).map(goal => {
    const progress = progressOf(view, goal);
    return `${capital(goalSays(goal, progress))}: ${Math.min(progress.value, progress.of)} of ${progress.of}`;
  });
  const { objective } = fieldIn(view).brief;
  const part = 'then' in objective ? [`Part ${Math.min(view.fight.stage + 1, objective.then.length)} of ${objective.then.length}`] : [];
  const last = lastTurn(view);
  const time = last === null ? [] : [`Turns: ${view.fight.turn} of ${last}; then it is lost`];
  return [...part, ...(isChoice(open) && lines.length > 1 ? ['One of these is enough'] : []), ...lines, ...time];
}

/** What wins the encounter, for as many as play: `Use 3 pumps (1 of 3 done), by the end of turn 13.` */
export function objectiveSays(view: View): string {
  const open = openObjective(view);
  const goals = goalsOf(view, open).map(goal => {
    const progress = progressOf(view, goal);
    const { value, of } = progress;
    return `${goalSays(goal, progress)}${value > 0 && value < of ? ` (${value} of ${of} done)` : ''}`;
  });
  const { objective } = fieldIn(view).brief;
  const part = 'then' in objective ? `Part ${Math.min(view.fight.stage + 1, objective.then.length)} of ${objective.then.length}: ` : '';
  const last = lastTurn(view);
  const says = sayList(goals, isChoice(open) ? 'or' : 'and');
  return `${part ? `${part}${says}` : capital(says)}${last === null ? '' : `, by the end of turn ${last}`}.`;
}

/** Where there is one line for it: whose components they are one knows. */
const shortly = (goal: Goal, progress: Progress): string =>
  goal.goal === 'destroy-parts' ? `destroy ${plural(progress.of, 'component')}` : goalSays(goal, progress);

export interface CountedGoal {
  readonly says: string;
  readonly short: string;
  readonly value: number;
  readonly of: number;
}

/** Every goal that is open, counted; any one of them is enough if `isEither`. */
export function openGoals(view: View): { readonly isEither: boolean; readonly goals: readonly CountedGoal[] } {
  const open = openObjective(view);
  const goals = goalsOf(view, open).map(goal => {
    const progress = progressOf(view, goal);
    const counted = { value: Math.min(progress.value, progress.of), of: progress.of };
    return { says: capital(goalSays(goal, progress)), short: capital(shortly(goal, progress)), ...counted };
  });
  return { isEither: isChoice(open), goals };
}

/** The first goal that is open, counted. */
export function openGoal(view: View): { readonly says: string; readonly value: number; readonly of: number } | null {
  if (view.brief === null) return null;
  const goals = goalsOf(view, openObjective(view)).map(goal => ({ goal, progress: progressOf(view, goal) }));
  const found = goals.find(({ progress }) => progress.value < progress.of) ?? goals[0];
  if (!found) return null;
  const { goal, progress } = found;
  return { says: capital(goalSays(goal, progress)), value: Math.min(progress.value, progress.of), of: progress.of };
}
