/** The last four missions, and all nine in their order (work order content.md 3.13). */
import { describe, expect, test } from 'vitest';
import { ENEMIES } from '../enemies.ts';
import { ITEMS } from '../items.ts';
import { TILES } from '../tiles.ts';
import { LASTING } from '../words/index.ts';
import { EXODUS } from './exodus.ts';
import { FORT_LIBERTY } from './fort-liberty.ts';
import { MISSIONS } from './index.ts';
import { storyOf } from './stories.ts';
import { THE_NEST } from './the-nest.ts';
import { WOLVES_AT_THE_DOOR } from './wolves-at-the-door.ts';

const HARD = [WOLVES_AT_THE_DOOR, THE_NEST, FORT_LIBERTY, EXODUS];
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
const doubled = (values: readonly unknown[]): unknown[] => values.filter((value, i) => values.indexOf(value) !== i);

type Part = Readonly<Record<string, unknown>>;
/** Everything that stands in a text of the card language. */
function parts(value: unknown): Part[] {
  if (Array.isArray(value)) return value.flatMap(parts);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Part, ...Object.values(value).flatMap(parts)];
}
const named = (value: unknown, key: string): unknown[] => [
  ...new Set(parts(value).flatMap(part => (typeof part[key] === 'string' ? [part[key]] : []))),
];
const doing = (value: unknown, word: string): Part[] => parts(value).filter(part => part['do'] === word);

test('[US-MISSION-2] nine missions of 36 cards, in the order of the work order', () => {
  expect(MISSIONS.map(one => one.id)).toEqual([
    'dry-well',
    'lost-patrol',
    'fever-week',
    'voice-in-the-ether',
    'caravan',
    ...HARD.map(one => one.id),
  ]);
  expect(MISSIONS.reduce((sum, one) => sum + one.cards.length, 0)).toBe(36);
  expect(doubled(MISSIONS.flatMap(one => one.cards.map(card => card.title)))).toEqual([]);
});

test('[US-SETUP-2] marks, cards, last days and advice are those of the work order', () => {
  expect(HARD.map(({ id, marks, cards, lastDay, advice }) => [id, marks, cards.length, lastDay, advice])).toEqual([
    ['wolves-at-the-door', 2, 4, 6, ['coop', 'semi']],
    ['the-nest', 3, 5, 8, ['coop', 'semi']],
    ['fort-liberty', 3, 5, 8, ['semi']],
    ['exodus', 3, 4, 7, ['semi']],
  ]);
});

describe.each(HARD.map(one => [one.name, one] as const))('%s', (_, mission) => {
  const { cards } = mission;
  const { texts, won, lost } = storyOf(mission);

  test('[US-MISSION-1] card 1 has setup, briefing, difficulty and advice', () => {
    expect(texts).toHaveLength(cards.length);
    expect(cards[0]!.opens.length).toBeGreaterThan(0);
    expect(wordsIn(texts[0]!)).toBeGreaterThanOrEqual(80);
    expect(wordsIn(texts[0]!)).toBeLessThanOrEqual(120);
    expect(mission.marks).toBeGreaterThanOrEqual(2);
    expect(mission.advice.length).toBeGreaterThan(0);
  });

  test('the other texts are short, and nobody shouts', () => {
    expect(wordsIn(mission.flavour!)).toBeLessThanOrEqual(20);
    const short = [...texts.slice(1), won, lost];
    for (const text of short) expect(wordsIn(text), text).toBeLessThanOrEqual(50);
    for (const { aim } of cards) expect(wordsIn(aim), aim).toBeLessThanOrEqual(40);
    for (const text of [...short, texts[0]!, mission.flavour]) expect(text).not.toMatch(/[!\d—]/);
  });

  test('every tile, enemy, item, counter and figure that is named exists, and none of the mission is idle', () => {
    expect(TILES.map(one => one.id)).toEqual(expect.arrayContaining(named(cards, 'tile')));
    expect(ENEMIES.filter(one => one.isOfMission).map(one => one.id)).toEqual(expect.arrayContaining(named(cards, 'enemy')));
    const filters = parts(cards).map(part => part['of']);
    expect(ENEMIES.map(one => one.id)).toEqual(
      expect.arrayContaining(filters.flatMap(of => (Array.isArray(of) ? [] : named({ ...(of as Part) }, 'id')))),
    );
    expect(ITEMS.map(one => one.id)).toEqual(expect.arrayContaining(named(cards, 'item')));
    expect(named(cards, 'counter').sort()).toEqual([...mission.counters].sort());
    expect(named(cards, 'figure').sort()).toEqual(mission.figures.map(one => one.id).sort());
    for (const label of named(cards, 'label')) expect(label).toBe(mission.token);
  });

  test('[US-MISSION-3] every goal can be reached with what has come into play', () => {
    for (const [i, { goal, title }] of cards.entries()) {
      const soFar = cards.slice(0, i + 1);
      expect(goal.length, title).toBeGreaterThan(0);
      expect(named(doing(soFar, 'count'), 'counter'), title).toEqual(expect.arrayContaining(named(goal, 'counter')));
      expect(named(doing(soFar, 'place-figure'), 'figure'), title).toEqual(expect.arrayContaining(named(goal, 'figure')));
      expect(named(doing(soFar, 'place-tile'), 'tile'), title).toEqual(expect.arrayContaining(named(goal, 'tile')));
      if (doing(cards[i], 'spawn').some(part => part['at'] === 'token')) expect(doing(soFar, 'place-token'), title).not.toEqual([]);
    }
  });

  test('what can be done has a name of its own on its card, and every choice a branch without a price', () => {
    for (const card of cards) expect(doubled((card.actions ?? []).map(one => one.id)), card.title).toEqual([]);
    for (const choice of doing(cards, 'choose')) {
      expect((choice['of'] as readonly Part[]).some(branch => !branch['price'] && !branch['if'])).toBe(true);
    }
  });

  test('it is another task for 1 or 2, 3 or 4, and 5 or 6 characters', () => {
    const shared = parts(cards).some(part => part['of'] === 'characters' && part['times'] === 0.5);
    const asked = parts(cards).flatMap(part => (part['is'] === 'characters' ? [part['from']] : []));
    expect(shared || (asked.includes(3) && asked.includes(5))).toBe(true);
  });
});

test('three waves of Animals, two camps with a fire within 2 tiles, then the pack leader', () => {
  const { cards } = WOLVES_AT_THE_DOOR;
  for (const card of cards.slice(0, 3)) {
    expect(doing(card.opens, 'spawn')).toMatchObject([{ of: { type: 'animal' }, n: { of: 'characters' } }]);
  }
  expect(cards[0]!.goal).toEqual([{ is: 'warm-camps', n: 2, within: 2 }]);
  expect(named(cards[3]!.opens, 'enemy')).toEqual(['pack-leader']);
});

test('the nest lies in the bottom third and is laid out by Day 5 at the latest; it takes 3 fire bottles to wake the mother', () => {
  const [finding, laying, lighting] = THE_NEST.cards;
  expect(finding!.opens).toEqual([{ do: 'bury-tile', tile: 'nest', part: 3 }]);
  const laidOut = finding!.rules!.filter(rule => doing(rule.effects, 'place-tile').length > 0);
  expect(laidOut.map(rule => parts(rule.if).find(part => part['is'] === 'day')!['from'])).toEqual([4, 5]);
  expect(laying!.goal).toEqual([{ is: 'count', counter: 'fire bottles laid', from: 3 }]);
  expect(laying!.actions!.find(one => one.id === 'lay-a-bottle')!.price).toEqual({ item: 'fire-bottle' });
  expect(named(lighting!.actions, 'enemy')).toEqual(['mother']);
  expect(ENEMIES.find(one => one.id === 'mother')!.stages).toHaveLength(1);
});

test('two prisoners, each freed unseen or by force; after the alarm the Sons roll 1 yellow die more', () => {
  expect(FORT_LIBERTY.figures).toMatchObject([
    { areas: 1, slows: 1 },
    { areas: 1, slows: 1 },
  ]);
  const cells = FORT_LIBERTY.cards[1]!.actions!.filter(one => doing(one.effects, 'place-figure').length > 0);
  expect(cells.map(one => one.if!.some(asked => asked.is === 'stealthy'))).toEqual([true, false, true, false]);
  const alarms = parts(FORT_LIBERTY.cards).filter(part => part['do'] === 'count' && part['counter'] === 'alarm');
  expect(doing(FORT_LIBERTY.cards, 'lasting').filter(part => part['is'] === 'hunted')).toHaveLength(alarms.length);
  expect(LASTING.hunted.passives).toEqual([{ is: 'enemy-dice', of: { isSol: true }, add: '1Y' }]);
});

test('the gate is 8 tiles off and has room for six; all of them and 10 water have to be there', () => {
  expect(doing(EXODUS.cards[0]!.opens, 'place-tile')).toEqual([{ do: 'place-tile', tile: 'border-gate', distance: 8 }]);
  expect(TILES.find(one => one.id === 'border-gate')!.spaces).toBeGreaterThanOrEqual(6);
  expect(EXODUS.figures).toMatchObject([{ slows: 1 }]);
  const gate = { tile: 'border-gate' };
  expect(EXODUS.cards[3]!.goal).toEqual(
    expect.arrayContaining([
      { is: 'all-at', spot: gate },
      { is: 'figure-at', figure: 'the-cart', spot: gate },
      { is: 'count', counter: 'water in the cart', from: 10 },
    ]),
  );
});
