/** Asking by a game's own table: the same helpers, and the compiler sees to kinds and facts. */
import { expect, test } from 'vitest';
import { chooseOne, option } from './ask.ts';
import { asking, type DecisionOf } from './asking.ts';

type Kinds = { 'drop-buoy': { depth: number }; rest: undefined; trim: { lamps: readonly number[] } | undefined };
const ask = asking<Kinds>();
const options = [option('a', 1), option('b', 2)];
const common = { seat: 0, rule: 'W1', options };

test('what is asked is what the plain helper asks, with its facts', () => {
  const question = { ...common, kind: 'drop-buoy', facts: { depth: 3 } } as const;
  expect(ask.chooseOne(question).next()).toEqual(chooseOne(question).next());
});

test('no kind and no facts are taken but those of the table', () => {
  ask.chooseOne({ ...common, kind: 'rest' });
  ask.chooseOne({ ...common, kind: 'trim', facts: { lamps: [1] } });
  // @ts-expect-error no such kind
  ask.chooseOne({ ...common, kind: 'sleep' });
  // @ts-expect-error the depth is missing
  ask.chooseOne({ ...common, kind: 'drop-buoy' });
  // @ts-expect-error the fact has another name
  ask.chooseOne({ ...common, kind: 'drop-buoy', facts: { deep: 3 } });
  // @ts-expect-error it says nothing
  ask.chooseOne({ ...common, kind: 'rest', facts: { depth: 3 } });
});

test('the kind of a decision tells its facts', () => {
  const depthOf = (decision: DecisionOf<Kinds>): number => (decision.kind === 'drop-buoy' ? decision.facts.depth : 0);
  const asked = ask.chooseOne({ ...common, kind: 'drop-buoy', facts: { depth: 3 } }).next();
  if (asked.done) throw new Error('nothing is asked');
  expect(depthOf(asked.value.decisions[0] as DecisionOf<Kinds>)).toBe(3);
});
