/**
 * What somebody aims at by a click on the table. The click chooses the option that is about the thing, or that leads to it; what leads to it is followed,
 * question by question, until the thing itself is chosen or there is more than one way. Pure.
 */
import type { Ref } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';

export const isSame = (a: Ref, b: Ref): boolean => a.kind === b.kind && a.id === b.id;
const isAbout = ({ about }: AskedOption, thing: Ref): boolean => about.some(ref => isSame(ref, thing));
const isWayTo = ({ leads = [] }: AskedOption, thing: Ref): boolean => leads.some(ref => isSame(ref, thing));

/** By way of another thing of its kind, e.g. over a square to the next one. */
const goesAround = ({ about }: AskedOption, { kind }: Ref): boolean => about.some(ref => ref.kind === kind);

/** Options that a click on a thing may mean. Where one can choose it at once nobody means a way around. */
export function optionsOn(asked: Asked | null, thing: Ref): readonly AskedOption[] {
  const options = asked?.options ?? [];
  const isThere = options.some(option => isAbout(option, thing));
  return options.filter(option => isAbout(option, thing) || (isWayTo(option, thing) && !(isThere && goesAround(option, thing))));
}

/** Options about one thing that was looked at, or clicked: they come first. */
export interface Narrowed {
  readonly to: Ref;
  readonly options: readonly AskedOption[];
}

/** No deed takes more questions than this between the click and the thing. */
const MOST_STEPS = 6;

export interface Aim {
  readonly at: Ref;
  /** The number of the last question that was answered on the way. */
  readonly n: number;
  readonly steps: number;
}

/** An option that is about the thing itself has reached it: nothing is left to aim at. */
export const aimAt = (at: Ref, option: AskedOption, n: number): Aim | null => (isAbout(option, at) ? null : { at, n, steps: 0 });

/** Where several things are chosen nothing is chosen for anybody; but a die that was clicked is one of those that are rolled again. */
const mayGoOn = ({ kind }: Ref, { choose }: Asked): boolean => choose === 'one' || (choose === 'some' && kind === 'die');

/** The option that goes on toward what was aimed at, if there is exactly one, and the aim after it; null where the person has to say more. */
export function onTheWay({ at, steps }: Aim, asked: Asked): { readonly option: AskedOption; readonly aim: Aim | null } | null {
  if (!mayGoOn(at, asked) || steps >= MOST_STEPS) return null;
  const there = asked.options.filter(option => isAbout(option, at));
  const [option, ...others] = there.length > 0 ? there : asked.options.filter(one => isWayTo(one, at));
  if (!option || others.length > 0) return null;
  return { option, aim: there.length > 0 ? null : { at, n: asked.n, steps: steps + 1 } };
}
