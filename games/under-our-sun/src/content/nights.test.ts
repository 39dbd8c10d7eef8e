/** The night deck, as the work order has it (content.md 3.5). */
import { describe, expect, test } from 'vitest';
import { doubled, flavourFaults, hopelessChoices, says } from '../testing/cards.ts';
import { NIGHTS } from './nights.ts';
import type { NightCard } from './types.ts';
import type { WordName } from './words/index.ts';

const ofGroup = (group: NightCard['group']): NightCard[] => NIGHTS.filter(one => one.group === group);
const night = (id: string): NightCard => NIGHTS.find(one => one.id === id)!;
const withWord = (word: WordName): NightCard[] => NIGHTS.filter(one => says(word, one.effects));
const ids = (cards: readonly NightCard[]): string[] => cards.map(one => one.id);

test('[US-NCARD-1] 24 cards in five groups, each once', () => {
  expect((['calm', 'animal', 'human', 'mutated', 'body'] as const).map(group => ofGroup(group).length)).toEqual([6, 7, 4, 3, 4]);
  expect(NIGHTS).toHaveLength(24);
});

describe('[US-NCARD-3] one third harmless, one third avoidable, one third fights', () => {
  const fights = NIGHTS.filter(one => says('spawn', one.effects) || says('move-enemies', one.effects));
  const avoidable = NIGHTS.filter(one => says('test', one.effects) || says('pay-or', one.effects));

  test('fights: three Animals, two Mutated and a Son of Liberty who come, and two cries that draw others', () => {
    expect(withWord('spawn').map(one => one.group)).toEqual(['animal', 'animal', 'animal', 'human', 'mutated', 'mutated']);
    expect(ids(withWord('move-enemies'))).toEqual(['answered', 'the-long-note']);
    expect(fights).toHaveLength(8);
  });

  test('avoidable: three visits, two thefts, cold, fever, broken gear', () => {
    expect(avoidable.map(one => one.group)).toEqual(['animal', 'animal', 'animal', 'human', 'human', 'body', 'body', 'body']);
  });

  test('harmless: the calm ones, a dealer, a bad dream', () => {
    const harmless = NIGHTS.filter(one => !fights.includes(one) && !avoidable.includes(one));
    expect(harmless.map(one => one.group)).toEqual(['calm', 'calm', 'calm', 'calm', 'calm', 'calm', 'human', 'body']);
    expect(ids(withWord('dealer'))).toEqual(['a-wheel-wants-oil']);
    expect(night('a-shout-yours').effects).toEqual([{ do: 'ap', n: -1 }]);
  });
});

test('[US-NCARD-7] the Animals that come are Animals and attack at once', () => {
  for (const { effects } of ofGroup('animal').filter(one => says('spawn', one.effects)))
    expect(effects).toEqual([{ do: 'spawn', of: { type: 'animal' }, then: 'fight' }]);
});

test('the cold costs 1 wood or 1 fitness, unless there is a fire', () => {
  expect(night('the-cold-hour')).toMatchObject({
    effects: [{ do: 'pay-or', price: { goods: { wood: 1 } }, refused: [{ do: 'fitness', n: -1 }] }],
    fireCancels: true,
  });
  expect(ids(NIGHTS.filter(one => one.fireCancels))).toEqual(['the-cold-hour']);
});

test('a theft takes 1 item or 2 resources', () => {
  expect(night('no-knock').effects).toEqual([
    {
      do: 'test',
      skill: ['stealth', 'dexterity'],
      fail: [{ do: 'pay-or', price: { card: 'item' }, refused: [{ do: 'lose', kind: 'any', n: 2 }] }],
    },
  ]);
});

test('[US-NCARD-2] at least eight of them do something else in a camp', () => {
  const other = NIGHTS.filter(({ effects, inCamp }) => inCamp.effects && JSON.stringify(inCamp.effects) !== JSON.stringify(effects));
  expect(other.length).toBeGreaterThanOrEqual(8);
  expect(NIGHTS.filter(one => one.inCamp.effects && !other.includes(one))).toEqual([]);
});

test('[US-NCARD-4] no vote where a camp card hits everybody, or nobody', () => {
  expect(ids(NIGHTS.filter(one => one.isNamed))).toEqual([
    'a-slow-drip',
    'answered',
    'the-same-whistle-nearer',
    'a-wheel-wants-oil',
    'the-long-note',
  ]);
});

test('no id and no name twice, two lines of good form each, and always something to choose', () => {
  expect(doubled(NIGHTS.flatMap(one => [one.id, one.name]))).toEqual([]);
  expect(doubled(NIGHTS.flatMap(one => [one.flavour, one.inCamp.flavour]))).toEqual([]);
  for (const { name, flavour, effects, inCamp } of NIGHTS) {
    expect(flavourFaults(flavour), name).toEqual([]);
    expect(flavourFaults(inCamp.flavour), name).toEqual([]);
    expect(hopelessChoices([...effects, ...(inCamp.effects ?? [])]), name).toEqual([]);
  }
});
