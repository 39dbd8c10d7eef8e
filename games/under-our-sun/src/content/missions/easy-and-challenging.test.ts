/** The first five missions (work order content.md 3.13). */
import { describe, expect, test } from 'vitest';
import { ENEMIES } from '../enemies.ts';
import { ITEMS } from '../items.ts';
import { MODES } from '../kinds.ts';
import { TILES } from '../tiles.ts';
import type { Mission, MissionCard } from '../types.ts';
import { CARAVAN } from './caravan.ts';
import { DRY_WELL } from './dry-well.ts';
import { FEVER_WEEK } from './fever-week.ts';
import { LOST_PATROL } from './lost-patrol.ts';
import { storyOf } from './stories.ts';
import { VOICE_IN_THE_ETHER } from './voice-in-the-ether.ts';

const MISSIONS: readonly Mission[] = [DRY_WELL, LOST_PATROL, FEVER_WEEK, VOICE_IN_THE_ETHER, CARAVAN];
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
const doubled = (values: readonly unknown[]): unknown[] => values.filter((value, i) => values.indexOf(value) !== i);

type Part = Readonly<Record<string, unknown>>;
/** A text of the card language with everything inside it, from the outside in. */
function parts(value: unknown): Part[] {
  if (Array.isArray(value)) return value.flatMap(parts);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Part, ...Object.values(value).flatMap(parts)];
}
/** What stands under a key anywhere in a text. */
const named = (value: unknown, key: string): string[] =>
  parts(value).flatMap(part => (typeof part[key] === 'string' ? [part[key] as string] : []));
/** What cards do: all effects, without what they ask. */
const doing = (cards: readonly MissionCard[], word: string): Part[] => parts(cards).filter(part => part['do'] === word);
const upTo = ({ cards }: Mission, card: MissionCard): readonly MissionCard[] => cards.slice(0, cards.indexOf(card) + 1);
const forCharacters = (amount: unknown, characters: number): number => {
  if (typeof amount === 'number') return amount;
  const { times, plus = 0 } = amount as { times: number; plus?: number };
  return Math.ceil(times * characters) + plus;
};
const wanted = (card: MissionCard, counter: string): number[] =>
  [1, 2, 3, 4, 5, 6].map(characters =>
    forCharacters(parts(card.goal).find(part => part['is'] === 'count' && part['counter'] === counter)!['from'], characters),
  );

test('[US-SETUP-2] [US-MISSION-2] marks, cards, last days and advice are those of the work order', () => {
  expect(MISSIONS.map(({ id, marks, cards, lastDay, advice }) => [id, marks, cards.length, lastDay, advice])).toEqual([
    ['dry-well', 1, 3, 6, ['coop']],
    ['lost-patrol', 1, 4, 6, ['coop', 'semi']],
    ['fever-week', 1, 3, 7, ['coop']],
    ['voice-in-the-ether', 2, 4, 7, ['semi']],
    ['caravan', 2, 4, 6, ['semi']],
  ]);
});

test('names, titles and what can be done are not used twice', () => {
  expect(doubled(MISSIONS.flatMap(one => [one.name, ...one.cards.map(card => card.title)]))).toEqual([]);
  for (const mission of MISSIONS) {
    for (const card of mission.cards) expect(doubled((card.actions ?? []).map(one => one.id)), card.title).toEqual([]);
  }
});

describe.each(MISSIONS.map(one => [one.name, one] as const))('%s', (_, mission) => {
  const { cards } = mission;
  const { texts, won, lost } = storyOf(mission);
  const counted = (until: readonly MissionCard[]): unknown[] => doing(until, 'count').map(part => part['counter']);

  test('[US-MISSION-1] card 1 has setup, briefing, difficulty and advice', () => {
    expect(texts).toHaveLength(cards.length);
    expect(cards[0]!.opens.length).toBeGreaterThan(0);
    expect(wordsIn(texts[0]!)).toBeGreaterThanOrEqual(80);
    expect(wordsIn(texts[0]!)).toBeLessThanOrEqual(120);
    expect([1, 2]).toContain(mission.marks);
    expect(mission.advice.length).toBeGreaterThan(0);
    for (const mode of mission.advice) expect(MODES).toContain(mode);
  });

  test('the other texts are short, and nobody shouts', () => {
    expect(wordsIn(mission.flavour!)).toBeLessThanOrEqual(20);
    const short = [...texts.slice(1), won, lost];
    for (const text of short) {
      expect(wordsIn(text), text).toBeGreaterThanOrEqual(25);
      expect(wordsIn(text), text).toBeLessThanOrEqual(50);
    }
    for (const { aim } of cards) expect(wordsIn(aim), aim).toBeLessThanOrEqual(35);
    for (const text of [...short, texts[0]!, ...cards.map(card => card.aim)]) expect(text).not.toMatch(/[!—]|\s{2}/);
  });

  test('every counter and figure is one of the mission, and none of them is idle', () => {
    expect(new Set(named(cards, 'counter'))).toEqual(new Set(mission.counters));
    expect(new Set(named(cards, 'figure'))).toEqual(new Set(mission.figures.map(one => one.id)));
    for (const { id, name } of mission.figures) expect(id).toBe(name.replaceAll(' ', '-'));
  });

  test('every tile, enemy and item that is named exists', () => {
    const tiles = TILES.map(one => one.id);
    for (const tile of [...named(cards, 'tile'), ...named(doing(cards, 'move-figure'), 'to')]) expect(tiles).toContain(tile);
    const enemies = ENEMIES.map(one => one.id);
    const filters = parts(cards).flatMap(part => (part['of'] && !Array.isArray(part['of']) ? [part['of'] as Part] : []));
    for (const enemy of [...named(cards, 'enemy'), ...filters.flatMap(of => (typeof of['id'] === 'string' ? [of['id']] : []))]) {
      expect(enemies).toContain(enemy);
    }
    for (const item of [...named(cards, 'item'), ...named(cards, 'card')]) expect(ITEMS.map(one => one.id)).toContain(item);
    for (const enemy of named(cards, 'enemy')) expect(ENEMIES.find(one => one.id === enemy)).toMatchObject({ isOfMission: true });
  });

  test.each(cards.map(card => [card.title, card] as const))(
    '[US-MISSION-3] %s can be fulfilled with what has come into play',
    (__, card) => {
      const before = upTo(mission, card);
      expect(card.goal.length).toBeGreaterThan(0);
      for (const counter of named(card.goal, 'counter')) expect(counted(before)).toContain(counter);
      for (const figure of named(card, 'figure')) expect(doing(before, 'place-figure').map(part => part['figure'])).toContain(figure);
      for (const tile of named(card, 'tile')) expect(named(doing(before, 'place-tile'), 'tile'), 'laid on the map').toContain(tile);
      if (named(card, 'marker').includes('objective')) expect(doing(before, 'hide-objectives')).not.toEqual([]);
      const toTokens = doing([card], 'spawn').some(part => part['at'] === 'token');
      if (toTokens) expect(doing(before, 'place-token')).not.toEqual([]);
    },
  );

  test('what the last day does not lose is lost by a figure that can fall', () => {
    for (const { id, hp } of mission.figures) {
      const guarded = cards.filter(card => parts(card.rules).some(part => part['do'] === 'enemies-strike-figure' && part['figure'] === id));
      expect(guarded.length > 0, id).toBe(hp !== undefined);
      for (const card of guarded) expect(named(card.fails, 'figure'), card.title).toEqual([id]);
    }
  });

  test('it is another task for 1 or 2, 3 or 4, and 5 or 6 characters', () => {
    const scales = parts(cards).some(part => part['of'] === 'characters') && parts(cards).some(part => part['times'] === 0.5);
    const asks = parts(cards).flatMap(part => (part['is'] === 'characters' ? [part['from']] : []));
    expect(scales || (asks.includes(3) && asks.includes(5))).toBe(true);
  });
});

test('the pump wants 4 metal, 2 connectors and 2 plastic, 1 less or more with fewer or more characters', () => {
  const [card] = DRY_WELL.cards;
  expect(wanted(card!, 'metal delivered')).toEqual([3, 3, 4, 4, 5, 5]);
  expect(wanted(card!, 'connectors delivered')).toEqual([1, 1, 2, 2, 3, 3]);
  expect(wanted(card!, 'plastic delivered')).toEqual([1, 1, 2, 2, 3, 3]);
  expect(card!.actions!.filter(one => one.ap === 0).map(one => one.price)).toEqual([
    { goods: { metal: 1 } },
    { goods: { connector: 1 } },
    { goods: { plastic: 1 } },
  ]);
});

test('[US-MISSION-4] three objectives at distance 3 or more, and the scout takes one area on the way home', () => {
  expect(doing(LOST_PATROL.cards, 'hide-objectives')).toEqual([{ do: 'hide-objectives', n: 3, from: 3 }]);
  expect(LOST_PATROL.figures).toMatchObject([{ areas: 1 }]);
  expect(LOST_PATROL.cards.at(-1)!.goal).toEqual([{ is: 'figure-at', figure: 'the-wounded-scout', spot: { haven: true } }]);
});

test('everybody is infected once, on Day 2 whatever card is in play, and a serum is made for each', () => {
  for (const card of FEVER_WEEK.cards) {
    const [onset] = card.rules!;
    expect(onset).toMatchObject({ on: 'phase-start', phase: 'morning' });
    expect(onset!.if).toContainEqual({ is: 'day', from: 2 });
    expect(onset!.effects).toContainEqual({ do: 'infect', who: 'all' });
  }
  expect(TILES.find(one => one.id === 'clinic')?.containers?.length).toBe(1);
  expect(wanted(FEVER_WEEK.cards[2]!, 'serums given')).toEqual([1, 2, 3, 4, 5, 6]);
});

test('each of three sites wants 5 successes, and brings enemies when it is mended', () => {
  const sites = VOICE_IN_THE_ETHER.cards.slice(0, 3);
  expect(sites.map(card => wanted(card, card.goal.flatMap(one => (one.is === 'count' ? [one.counter] : []))[0]!))).toEqual(
    sites.map(() => [4, 4, 5, 5, 6, 6]),
  );
  for (const card of sites) expect(doing([card], 'test')).toMatchObject([{ skill: ['strength', 'dexterity'] }]);
  for (const card of VOICE_IN_THE_ETHER.cards.slice(1)) expect(card.opens.map(one => one.do)).toContain('spawn');
});

test('the dealer drives 1 tile in each day phase, and stands for raiders and a broken axle', () => {
  const drives = CARAVAN.cards.map(card => doing([card], 'move-figure'));
  expect(drives.map(all => all.length)).toEqual([1, 0, 0, 1]);
  for (const all of drives)
    for (const part of all) expect(part).toEqual({ do: 'move-figure', figure: 'the-caravan-dealer', to: 'border-gate' });
  expect(CARAVAN.cards.at(-1)!.goal).toEqual([{ is: 'figure-at', figure: 'the-caravan-dealer', spot: { tile: 'border-gate' } }]);
});
