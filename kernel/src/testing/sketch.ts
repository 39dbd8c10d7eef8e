/**
 * How the sketches of decision 0002 are played: one rule is rehearsed with scripted answers and dice, and who was asked what and what was told is
 * written down as lines of text; or a state and its scenes are wrapped into a game, so that a match can play it.
 */
import type { Script } from '../chance.ts';
import type { Game, Scene, Table } from '../game.ts';
import type { Schema } from '../schema/index.ts';
import type { Answer, Event, Outcome, Rule } from '../types.ts';
import { done } from '../types.ts';
import { Rehearsal } from './rehearsal.ts';

/** Plays a rule to its end, or to where a deed ends the scene. The answers are given in the order in which the decisions are asked. */
export function played<State>(
  state: State,
  rule: (table: Table<State>) => Rule<unknown>,
  answers: readonly Answer[] = [],
  dice: Script = {},
): { readonly asked: readonly string[]; readonly told: readonly string[]; readonly result: unknown; readonly table: Table<State> } {
  const rehearsal = new Rehearsal<State>({}, state, { dice }).run(rule);
  for (const answer of answers) rehearsal.answer(rehearsal.asks ?? 'one more', answer);
  if (rehearsal.asks) throw new Error(`the script has no answer to: ${rehearsal.asked.at(-1)}`);
  const { asked, told, result, wasCutShort, table } = rehearsal;
  return { asked, told: told.map(factsOf), result: wasCutShort ? 'scene-over' : result, table };
}

const factsOf = ({ type, rule: _rule, secret: _secret, reveals: _reveals, ...facts }: Event): string =>
  [type, ...Object.values(facts)].join(' ');

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
    rules: { state, begin, next, faults: () => [] },
    seatsOf: () => seats,
    checkSetup: () => done,
    sensible: (_view, decision) => decision.options[0]!.key,
    words: { sentence: event => event.type },
    proof: { exercises: {}, exercised: () => [] },
    tables: [],
  };
}
