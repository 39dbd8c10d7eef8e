/** Asking by a game's own table: the same helpers, and the compiler sees to kinds and facts. */
import { describe, expect, test } from 'vitest';
import { askAll, askAllSome, chooseOne, offer, option, type Passed, pass } from './ask.ts';
import { asking, type DecisionOf, type Proposal } from './asking.ts';
import { anyoneMay, groupChoose, someoneChooses, vote } from './group.ts';
import { Passes } from './passes.ts';
import { askedFirst, playRule } from './play-rule.ts';
import type { Decision, Rule } from './types.ts';

type Kinds = { 'drop-buoy': { depth: number }; rest: undefined; trim: { lamps: readonly number[] } | undefined };
const ask = asking<Kinds>();
const options = [option('a', 1), option('b', 2)];
function* noReaction(): Rule<'go-on'> {
  return 'go-on';
}
const common = { seat: 0, rule: 'W1', options };

test('what is asked is what the plain helper asks, with its facts', () => {
  const question = { ...common, kind: 'drop-buoy', facts: { depth: 3 } } as const;
  expect(bare(ask.chooseOne(question))).toEqual(bare(chooseOne(question)));
});

test('so it is where several are asked at once, and in a window', () => {
  const questions = [0, 1].map(seat => ({ ...common, seat, kind: 'drop-buoy', facts: { depth: seat } }) as const);
  expect(bare(ask.askAll(questions))).toEqual(bare(askAll(questions)));
  expect(bare(ask.askAllSome(questions))).toEqual(bare(askAllSome(questions)));

  const window = {
    name: 'drop-buoy',
    rule: 'W1',
    seats: [0],
    until: 'dawn',
    options: () => options,
    play: noReaction,
    facts: () => ({ depth: 3 }),
  } as const;
  expect(bare(ask.offer(new Passes(), window))).toEqual(bare(offer(new Passes(), window)));

  // @ts-expect-error one of them has no depth
  ask.askAll([...questions, { ...common, kind: 'drop-buoy' }]);
  // @ts-expect-error it says nothing
  ask.askAllSome([{ ...common, kind: 'rest', facts: { depth: 3 } }]);
  // @ts-expect-error there is no such window
  ask.offer(new Passes(), { ...window, name: 'sleep' });
});

/** What is asked first, without the functions in it. */
const bare = (rule: Rule<unknown>): unknown => JSON.parse(JSON.stringify(askedFirst(rule)));

test('so it is where a group decides', () => {
  const question = { rule: 'W1', options, seats: [0, 1], kind: 'drop-buoy', facts: { depth: 3 } } as const;
  const each = { ...question, options: () => options };

  expect(bare(ask.vote(question))).toEqual(bare(vote(question)));
  expect(bare(ask.someoneChooses(question))).toEqual(bare(someoneChooses(question)));
  expect(bare(ask.anyoneMay(each))).toEqual(bare(anyoneMay(each)));

  // @ts-expect-error no such kind
  ask.vote({ ...question, kind: 'sleep' });
  // @ts-expect-error it says nothing
  ask.anyoneMay({ ...each, kind: 'rest' });
});

test('a group chooses under a kind beside which the others are asked whether they agree', () => {
  type Agreed = Kinds & {
    'agree-drop-buoy': Proposal<{ depth: number }>;
    sail: undefined;
    'agree-sail': Proposal;
    'agree-rest': { by: number; reason: string };
  };
  const group = asking<Agreed>();
  const question = { rule: 'W1', options, seats: [0, 1], tie: 0, kind: 'drop-buoy', facts: { depth: 3 } } as const;

  expect(bare(group.groupChoose(question))).toEqual(bare(groupChoose(question)));
  const sail = { rule: 'W1', options, seats: [0, 1], tie: 0, kind: 'sail' } as const;
  expect(bare(group.groupChoose(sail))).toEqual(bare(groupChoose(sail)));

  // @ts-expect-error nobody could be asked whether they agree to trim
  group.groupChoose({ ...sail, kind: 'trim' });
  // @ts-expect-error they would be asked something else than what was proposed
  group.groupChoose({ ...sail, kind: 'rest' });
  // @ts-expect-error the depth is missing
  group.groupChoose({ ...sail, kind: 'drop-buoy' });
  // @ts-expect-error no such kind
  group.groupChoose({ ...sail, kind: 'sleep' });
});

test('what the others are asked is typed by the table: who proposed, which option, and the facts of the question', () => {
  type Agreed = Pick<Kinds, 'drop-buoy'> & { 'agree-drop-buoy': Proposal<{ depth: number }> };
  const rule = asking<Agreed>().groupChoose({ rule: 'W1', options, seats: [0, 1], tie: 0, kind: 'drop-buoy', facts: { depth: 3 } });

  const asked: DecisionOf<Agreed>[] = [];
  playRule(rule, ({ decisions }) => {
    asked.push(...(decisions as DecisionOf<Agreed>[]));
    return decisions.length === 1 ? [0] : [1, undefined];
  });
  const decision = asked.at(-1);
  if (decision?.kind !== 'agree-drop-buoy') throw new Error(`asked is ${decision?.kind}`);
  const { by, depth } = decision.facts;
  expect({ by, depth, proposed: decision.proposed }).toEqual({ by: 0, depth: 3, proposed: options[1] });
});

test('what is proposed is worth what an option of the question is worth', () => {
  type Agreed = Pick<Kinds, 'drop-buoy' | 'rest'> & { 'agree-drop-buoy': Proposal<{ depth: number }> };
  type Worth = { 'drop-buoy': number; rest: boolean; 'agree-drop-buoy': boolean };
  const twice = (decision: DecisionOf<Agreed, Decision, Worth>): number | undefined =>
    decision.kind === 'agree-drop-buoy' ? decision.proposed.value * 2 : decision.proposed;
  const typed = asking<Agreed, Worth>();
  const agree = { seat: 0, rule: 'W1', kind: 'agree-drop-buoy', facts: { depth: 3, by: 1 } } as const;

  const asked = askedFirst(typed.confirm({ ...agree, proposed: option('b', 1) }))!;
  expect(twice(asked.decisions[0] as DecisionOf<Agreed, Decision, Worth>)).toBe(2);

  // @ts-expect-error nobody would know what is proposed
  typed.confirm(agree);
  // @ts-expect-error a buoy is a number
  typed.confirm({ ...agree, proposed: option('b', 'deep') });
  // @ts-expect-error nothing is proposed here
  typed.confirm({ seat: 0, rule: 'W1', kind: 'rest', proposed: option('b', 1) });
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
  const asked = askedFirst(ask.chooseOne({ ...common, kind: 'drop-buoy', facts: { depth: 3 } }));
  expect(depthOf(asked!.decisions[0] as DecisionOf<Kinds>)).toBe(3);
});

describe('What options are worth', () => {
  type Worth = { 'drop-buoy': number | null; rest: { hours: number }; trim: number | Passed };
  const typed = asking<Kinds, Worth>();
  const hours = [option('nap', { hours: 1 }), option('sleep', { hours: 8 })];

  test('it is what the table says of its kind, and nothing else', () => {
    typed.chooseOne({ seat: 0, rule: 'W1', kind: 'rest', options: hours });
    typed.mayChoose({ seat: 0, rule: 'W1', kind: 'drop-buoy', facts: { depth: 3 }, options: () => options });
    typed.whoeverFirst([{ seat: 0, rule: 'W1', kind: 'rest', options: hours }]);
    typed.offer(new Passes(), { rule: 'W1', name: 'trim', seats: [0], until: 'dusk', options: () => options, play: noReaction });
    // @ts-expect-error a buoy is a number
    typed.chooseOne({ seat: 0, rule: 'W1', kind: 'drop-buoy', facts: { depth: 3 }, options: hours });
    // @ts-expect-error so it is when it is listed later
    typed.chooseOne({ seat: 0, rule: 'W1', kind: 'drop-buoy', facts: { depth: 3 }, options: () => hours });
    // @ts-expect-error and in a window
    typed.offer(new Passes(), { rule: 'W1', name: 'trim', seats: [0], until: 'dusk', options: () => hours, play: noReaction });
  });

  test('odds are told of what an option is worth; where it may be left, of nothing, too', () => {
    const certain = (value: number) => ({ hours: [{ value, chance: 1 }] });
    const sleep = { seat: 0, rule: 'W1', kind: 'rest', options: hours } as const;
    const asked = askedFirst(typed.chooseOne({ ...sleep, odds: one => certain(one.value.hours) }))!;
    expect(asked.decisions[0]!.odds!(hours[1]!)).toEqual(certain(8));
    const left = askedFirst(typed.mayChoose({ ...sleep, odds: one => certain(one.value?.hours ?? 0) }))!;
    expect(left.decisions[0]!.odds!(pass)).toEqual(certain(0));
    const window = { rule: 'W1', name: 'trim', seats: [0], until: 'dusk', options: () => options, play: noReaction } as const;
    const open = askedFirst(typed.offer(new Passes(), { ...window, odds: (_, one) => certain(one.value ?? 0) }))!;
    expect(open.decisions[0]!.options.map(one => open.decisions[0]!.odds!(one).hours![0]!.value)).toEqual([1, 2, 0, 0]);

    // @ts-expect-error there are no minutes
    typed.chooseOne({ ...sleep, odds: one => certain(one.value.minutes) });
    // @ts-expect-error it may be left
    typed.mayChoose({ ...sleep, odds: one => certain(one.value.hours) });
    // @ts-expect-error it may be passed
    typed.offer(new Passes(), { ...window, odds: (_, one) => certain(one.value) });
  });

  test('whoever reads the decision is told by its kind', () => {
    const asked = askedFirst(typed.chooseOne({ seat: 0, rule: 'W1', kind: 'rest', options: hours }))!;
    const longest = (decision: DecisionOf<Kinds, Decision, Worth>): number =>
      decision.kind === 'rest' ? Math.max(...decision.options.map(one => one.value.hours)) : 0;
    expect(longest(asked.decisions[0] as DecisionOf<Kinds, Decision, Worth>)).toBe(8);
  });
});
