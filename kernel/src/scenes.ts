/**
 * A game's table of scenes: one for each step of its book, by the name that the state has for the step.
 *
 *     const SCENES = scenesOf<Exclude<Step, 'over'>, BeaconTable>({ watch: keepWatch, night: nightFalls, dawn: dawnBreaks });
 *     const next = (state: State) => (state.step === 'over' ? outcomeOf(state) : SCENES[state.step]);
 *
 * A step without a scene, and a scene without a step, do not compile.
 */
import type { Rule } from './types.ts';

export function scenesOf<Name extends string, Table>(
  plays: Readonly<Record<Name, (table: Table) => Rule>>,
): Readonly<Record<Name, { readonly name: Name; readonly play: (table: Table) => Rule }>> {
  const scenes = Object.entries<(table: Table) => Rule>(plays).map(([name, play]) => [name, { name: name as Name, play }] as const);
  return Object.fromEntries(scenes) as Record<Name, { readonly name: Name; readonly play: (table: Table) => Rule }>;
}
