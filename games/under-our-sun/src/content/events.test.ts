/** The event deck, as the work order has it (content.md 3.7). */
import { describe, expect, test } from 'vitest';
import { countWords, doubled, flavourFaults, hopelessChoices, says, wordsOn } from '../testing/cards.ts';
import { EVENTS } from './events.ts';
import type { EventCard } from './types.ts';
import { sayEffects, type WordName } from './words/index.ts';

const ofTone = (tone: EventCard['tone']): EventCard[] => EVENTS.filter(one => one.tone === tone);
const withWord = (word: WordName): EventCard[] => EVENTS.filter(one => says(word, one.effects));

test('[US-EVENT-6] ten good, ten bad, ten with a choice', () => {
  expect((['good', 'bad', 'choice'] as const).map(tone => ofTone(tone).length)).toEqual([10, 10, 10]);
  expect(EVENTS).toHaveLength(30);
});

test('[US-EVENT-6] those with a choice ask at once, the others never', () => {
  for (const { name, effects } of ofTone('choice'))
    expect(
      effects.map(one => one.do),
      name,
    ).toEqual(['choose']);
  expect(withWord('choose').map(one => one.tone)).toEqual(Array.from({ length: 10 }, () => 'choice'));
});

test('[US-EVENT-6] good ones take nothing, bad ones all cost or fight', () => {
  const LOSSES: readonly WordName[] = ['damage', 'lose', 'lose-water', 'flip-card', 'infect', 'spawn', 'test', 'pay-or'];
  const hurts = ({ effects }: EventCard): boolean => LOSSES.some(word => says(word, effects));
  expect(ofTone('good').filter(hurts)).toEqual([]);
  expect(ofTone('bad').filter(one => !hurts(one))).toEqual([]);
});

describe('what they bring', () => {
  test('[US-DEAL-1] four a dealer', () => expect(withWord('dealer')).toHaveLength(4));

  test('[US-CONT-5] four a container', () => {
    expect(withWord('place')).toHaveLength(4);
    expect(withWord('place').flatMap(one => wordsOn('place', one.effects).map(({ marker }) => marker))).toEqual(
      Array.from({ length: 4 }, () => 'container'),
    );
  });

  test('[US-INIT-5] six an enemy, who attacks: of all types, and Sons of Liberty', () => {
    const spawns = EVENTS.flatMap(one => wordsOn('spawn', one.effects));
    expect(withWord('spawn')).toHaveLength(6);
    expect(spawns.map(({ of, then }) => `${of?.isSol ? 'SoL' : of?.type} ${then}`).sort()).toEqual([
      'SoL fight',
      'SoL fight',
      'animal fight',
      'animal fight',
      'human fight',
      'mutated fight',
    ]);
  });

  test('three a look at a deck that nobody else sees: night, event and enemy', () => {
    const looks = EVENTS.flatMap(one => wordsOn('peek', one.effects));
    expect(looks.map(({ deck, secret }) => [deck, secret])).toEqual([
      ['night', true],
      ['event', true],
      ['enemy', true],
    ]);
  });
});

test('no id and no name twice', () => {
  expect(doubled(EVENTS.flatMap(one => [one.id, one.name]))).toEqual([]);
});

describe.each(EVENTS.map(one => [one.name, one] as const))('%s', (_, { flavour, effects }) => {
  test('is at most 40 words with its rules, and its line keeps its form', () => {
    expect(countWords(`${flavour} ${sayEffects(effects)}`)).toBeLessThanOrEqual(40);
    expect(flavourFaults(flavour)).toEqual([]);
  });

  test('leaves nobody without an option', () => expect(hopelessChoices(effects)).toEqual([]));
});
