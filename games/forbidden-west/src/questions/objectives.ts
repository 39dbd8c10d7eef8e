/** Whether the objective of a brief is met. Pure; looked at after every change (FW-R-68). */
import { ENEMY_TYPES, type EnemyType } from '../content/kinds.ts';
import type { ByParty, FeatureKind, Goal, Objective } from '../content/types.ts';
import { briefOf } from '../places.ts';
import { fieldIn, partsOf, seatsOf } from '../questions.ts';
import type { EnemyView, View } from '../state.ts';

/** By number of characters. */
export const byParty = <T>(view: View, [few, three, four]: ByParty<T>): T => {
  const n = view.party.marshals.length;
  return n <= 2 ? few : n === 3 ? three : four;
};

const allOf = (view: View, enemy: EnemyType): EnemyView[] => view.fight.enemies.filter(one => ENEMY_TYPES[one.type] === enemy);
const doneOf = (view: View, kind: FeatureKind): number => view.fight.features.filter(one => one.kind === kind && one.isDone).length;
const brokenParts = (enemy: EnemyView): number => enemy.parts.filter(hp => hp === 0).length;

/** How far a goal has come, and how far it has to go. */
export interface Progress {
  readonly value: number;
  readonly of: number;
}

export function progressOf(view: View, goal: Goal): Progress {
  const { fight } = view;
  switch (goal.goal) {
    case 'defeat-all':
      return { value: fight.enemies.filter(one => !one.isIn).length, of: Math.max(1, fight.enemies.length) };
    case 'defeat': {
      const all = allOf(view, goal.enemy);
      return { value: all.filter(one => !one.isIn).length, of: Math.max(1, all.length) };
    }
    case 'half-hp':
      return { value: allOf(view, goal.enemy).every(one => one.hp * 2 <= one.maxHp) ? 1 : 0, of: 1 };
    case 'destroy-parts':
      return { value: Math.max(0, ...allOf(view, goal.enemy).map(brokenParts)), of: byParty(view, goal.n) };
    case 'destroy-part': {
      const isBroken = (enemy: EnemyView): boolean => partsOf(enemy).some((part, i) => part.letter === goal.letter && enemy.parts[i] === 0);
      return { value: allOf(view, goal.enemy).some(isBroken) ? 1 : 0, of: 1 };
    }
    case 'destroy':
    case 'interact':
      return { value: doneOf(view, goal.feature), of: Math.max(1, goal.n - fewerGoals(view)) };
    case 'exit': {
      const { exits } = fieldIn(view);
      return { value: view.party.marshals.filter(one => exits.includes(one.square)).length, of: seatsOf(view).length };
    }
    case 'survive':
      return { value: turnsOver(view), of: goal.turns };
    case 'hold':
      return { value: fight.tally, of: seatsOf(view).length };
    case 'escort':
      return { value: doneOf(view, 'refugee'), of: goal.n };
    case 'if-flag':
      return { value: isMet(view, view.flags.includes(goal.flag) ? goal.holds : goal.otherwise) ? 1 : 0, of: 1 };
  }
}

/** The turn that is on is not over. Between two turns none is on. */
const turnsOver = ({ fight, step }: View): number => (step === 'begin-turn' ? fight.turn : Math.max(0, fight.turn - 1));

/** A collected token may lower what is needed. */
function fewerGoals(view: View): number {
  const { tokens } = briefOf(view.brief!);
  return view.tokens.flatMap(token => tokens[token] ?? []).reduce((sum, rule) => sum + (rule.do === 'fewer-goals' ? rule.n : 0), 0);
}

const isReached = ({ value, of }: Progress): boolean => value >= of;

/** FW-BRIEF-6, FW-BRIEF-11: all, any, or one after the other. Of a sequence the stages that are done are remembered. */
export function isMet(view: View, objective: Objective): boolean {
  if ('goal' in objective) return isReached(progressOf(view, objective));
  if ('all' in objective) return objective.all.every(one => isMet(view, one));
  if ('any' in objective) return objective.any.some(one => isMet(view, one));
  return view.fight.stage >= objective.then.length;
}

/** How many parts of the sequence are done now: the open one counts if its goal is met. */
export function stagesDone(view: View): number {
  const then = sequenceOf(fieldIn(view).brief.objective);
  const { stage } = view.fight;
  const open = then?.[stage];
  return open && isMet(view, open) ? stage + 1 : stage;
}

/** A sequence stands at the top, or beside alternatives to it. */
function sequenceOf(objective: Objective): readonly Objective[] | null {
  if ('then' in objective) return objective.then;
  if (!('any' in objective)) return null;
  for (const one of objective.any) {
    const found = sequenceOf(one);
    if (found) return found;
  }
  return null;
}

export const isWon = (view: View): boolean => isMet(view, fieldIn(view).brief.objective);

/** The last turn in which the encounter can still be won; null if its brief names none. */
export const lastTurn = (view: View): number | null => fieldIn(view).brief.limit?.[seatsOf(view).length - 1] ?? null;

/** What is to be done now. */
export function openObjective(view: View): Objective {
  const { objective } = fieldIn(view).brief;
  const then = sequenceOf(objective);
  return then?.[view.fight.stage] ?? objective;
}
