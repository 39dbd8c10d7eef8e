/**
 * A small stage for the sketches of decision 0002: plays one rule with scripted answers and scripted chance and writes down, as
 * lines of text, who was asked what and what was told; or wraps a state and its scenes into a game, so that a match can play it.
 */
import { pickOf } from '../answers.ts';
import { type Script, ScriptedChance } from '../chance.ts';
import type { Game, Scene, Table } from '../game.ts';
import { Passes } from '../passes.ts';
import type { Schema } from '../schema/index.ts';
import type { Answer, Decision, Event, Outcome, Pick, Rule } from '../words.ts';
import { BrokenPromise, done, SceneOver } from '../words.ts';

/** A decision as a line, e.g. `0 push: 2 5 pass`; a `some` shows its bounds, an ordered one a `>`. */
export function line({ seat, kind, choose, min, max, ordered, options }: Decision): string {
  if (choose === 'point') return `${seat} ${kind}: a point`;
  const bounds = choose === 'some' ? ` ${min}-${max}${ordered ? '>' : ''}` : '';
  return `${seat} ${kind}${bounds}: ${options.map(one => one.key).join(' ')}`;
}

function scriptedPick(decision: Decision, answer: Answer): Pick {
  const pick = pickOf(decision, answer);
  if (pick.ok) return pick.value;
  throw new BrokenPromise(`the script answers ${JSON.stringify(answer)} to: ${line(decision)}: ${pick.refusal.says}`);
}

/** Plays a rule to its end, or to where a deed ends the scene. The answers are given in the order in which the decisions are asked. */
export function run<Result>(
  rule: Rule<Result>,
  answers: readonly Answer[] = [],
): { readonly asked: readonly string[]; readonly result: Result | 'scene-over' } {
  const asked: string[] = [];
  const left = [...answers];
  const answerNext = (decision: Decision): Pick => {
    asked.push(line(decision));
    const answer = left.shift();
    if (answer === undefined) throw new BrokenPromise(`the script has no answer to: ${line(decision)}`);
    return scriptedPick(decision, answer);
  };
  const play = (): Result | 'scene-over' => {
    try {
      let step = rule.next();
      while (!step.done) step = rule.next(step.value.decisions.map(answerNext));
      return step.value;
    } catch (thrown) {
      if (thrown instanceof SceneOver) return 'scene-over';
      throw thrown;
    }
  };
  const result = play();
  if (left.length > 0) throw new BrokenPromise(`the script still holds ${JSON.stringify(left)}, but the rule is over`);
  return { asked, result };
}

const factsOf = ({ type, rule: _rule, secret: _secret, reveals: _reveals, ...facts }: Event): string =>
  [type, ...Object.values(facts)].join(' ');

/** A table with scripted chance; `told` fills with what is told, one line an event. */
export function tableOf<State>(state: State, script: Script = {}): { readonly table: Table<State>; readonly told: string[] } {
  const told: string[] = [];
  return { table: { state, chance: new ScriptedChance(script), passes: new Passes(), tell: event => told.push(factsOf(event)) }, told };
}

interface Parts<State, Setup, View> {
  readonly seats: number;
  readonly setup: Schema<Setup>;
  readonly state: Schema<State, View>;
  begin(setup: Setup): State;
  next(state: State): Scene<State> | Outcome;
}

/** A game that has nothing but its state and its scenes. */
export function gameOf<State, Setup, View>({ seats, setup, state, begin, next }: Parts<State, Setup, View>): Game<State, Setup, View> {
  return {
    id: 'sketch',
    name: 'Sketch',
    version: 1,
    content: '',
    seats: { min: seats, max: seats },
    setup,
    state,
    seatsOf: () => seats,
    checkSetup: () => done,
    begin,
    next,
    faults: () => [],
    sensible: (_view, decision) => decision.options[0]!.key,
    sentence: event => event.type,
    exercises: {},
    exercised: () => [],
    tables: [],
  };
}
