/** What a sensible player is put together from: K-136, K-137 of SPEC.md. */
import { describe, expect, test } from 'vitest';
import {
  always,
  anyAnswer,
  type BareDecision,
  best,
  botOf,
  type DecisionOf,
  firstOf,
  firstOption,
  keyFor,
  keyWhere,
  mostOf,
  offers,
  optionKeys,
  SampledChance,
  Seed,
  type Thought,
} from './index.ts';

type Asked<Kind extends string = string> = Extract<
  DecisionOf<{ burn: { oil: number }; rest: undefined; row: undefined }, BareDecision>,
  { kind: Kind }
>;
interface View {
  readonly cold: readonly number[];
}
type Mind<Kind extends string = string> = Thought<View, Asked<Kind>, { readonly mine: number }>;

const asked = (kind: string, keys: readonly string[], facts?: BareDecision['facts']): BareDecision => ({
  seat: 1,
  kind,
  rule: 'T1',
  choose: 'one',
  min: 1,
  max: 1,
  options: keys.map((key, i) => ({ key, value: i, about: i === 0 ? [] : [{ kind: 'card', id: i * 10 }] })),
  ordered: false,
  fit: undefined,
  region: undefined,
  trail: undefined,
  facts,
});
const chance = () => new SampledChance<'bot'>(new Seed('bot'));
const abc = asked('row', ['a', 'b', 'c']);

describe('A bot', () => {
  const burn = ({ decision, mine }: Mind<'burn'>): string => (decision.facts.oil > mine ? 'yes' : 'no');
  const bot = botOf<View, Asked<'burn' | 'rest' | 'row'>, { readonly mine: number }>(
    { burn, rest: always('c') },
    { knows: (view, seat) => ({ mine: view.cold[seat]! }) },
  );

  test('[K-136] chooses by the kind of decision, with its facts and with what the game adds to every thought', () => {
    const answers = [1, 5].map(oil => bot({ cold: [9, 3] }, asked('burn', ['no', 'yes'], { oil }), 1, chance()));
    expect(answers).toEqual(['no', 'yes']);
    expect(bot({ cold: [0, 0] }, asked('rest', ['a', 'c']), 1, chance())).toBe('c');
  });

  test('[K-136] answers what is not in its table by any legal answer, or as it is told to', () => {
    const given = new Set(Array.from({ length: 40 }, (_, i) => bot({ cold: [] }, abc, 1, new SampledChance<'bot'>(new Seed(`${i}`)))));
    expect([...given].sort()).toEqual(['a', 'b', 'c']);
    const lazy = botOf<View>({}, { fallback: firstOption });
    expect(lazy({ cold: [] }, abc, 0, chance())).toBe('a');
    expect(botOf<View>({})({ cold: [] }, asked('toString', ['a']), 0, chance())).toBe('a');
  });
});

test('[K-137] helpers to choose with', () => {
  expect(optionKeys(abc)).toEqual(['a', 'b', 'c']);
  expect([offers<unknown>(abc, 1), offers<unknown>(abc, 'b')]).toEqual([true, false]);
  expect(best(abc, value => (value === 0 ? 1 : 2))).toBe('b');
  expect([keyWhere(abc, value => Number(value) > 0), keyWhere(abc, value => value === 7)]).toEqual(['b', undefined]);
  expect([keyFor(abc, 2), keyFor(abc, 7)]).toEqual(['c', undefined]);
  expect([firstOf<unknown>(abc, [7, 2, 1]), firstOf<unknown>(abc, [7])]).toEqual(['c', 'a']);
  expect(best(abc, () => Number.NEGATIVE_INFINITY)).toBe('a');
  expect(mostOf([3, 7, 7.5, 1], Math.floor)).toBe(7);
  expect(['a', 'b', 'c']).toContain(anyAnswer({ decision: abc, chance: chance() }));
});
