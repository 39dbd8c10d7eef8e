/** What a mission asks of the people who are there: in numbers that are theirs, and never more of something than there is to be had. */
import { describe, expect, test } from 'vitest';
import { CHARACTER_CARDS } from '../content/characters.ts';
import { MERCHANTS } from '../content/merchants.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { STORIES } from '../content/missions/stories.ts';
import { sayConditions, sayEffects } from '../content/words/index.ts';
import { actionsOf } from '../rules/actions/options.ts';
import { type Position, staged, trek } from '../testing/rehearsal.ts';
import { faces } from './cards.ts';
import { aimSays, countSays } from './log/mission.ts';

/** Those of the box: a position brings a mission of its own. */
const IDS = MISSIONS.map(one => one.id);
const party = (n: number): Position => ({ characters: Array.from({ length: n }, () => ({})) });
const aims = (mission: string, n: number): string[] => {
  const state = staged(party(n));
  return MISSIONS.find(one => one.id === mission)!.cards.map(card => aimSays(state, card));
};

describe('[US-MISSION-2] The goal', () => {
  test.each([
    [2, 'Bring 3 metal, 1 connector and 1 plastic to New Haven.'],
    [4, 'Bring 4 metal, 2 connectors and 2 plastic to New Haven.'],
    [6, 'Bring 5 metal, 3 connectors and 3 plastic to New Haven.'],
  ])('of The Dry Well with %i', (n, says) => expect(aims('dry-well', n)[0]).toBe(says));
  test('of other missions', () => {
    expect(aims('wolves-at-the-door', 3)[1]).toBe('Fell 3 Animals. All that fell before count.');
    expect(aims('voice-in-the-ether', 2)[1]).toBe('Repair one relay, on a tile with an objective, with 4 successes in all.');
    expect([aims('the-nest', 2)[0], aims('the-nest', 3)[0]].map(one => /Morning of day (\d)/.exec(one!)![1])).toEqual(['4', '5']);
  });
  test('has no number left that is for another party, and no mark of its making', () => {
    for (const id of IDS)
      for (const n of [2, 3, 5])
        for (const says of aims(id, n)) expect(says).not.toMatch(/[{}|]|\b0\b|with \d or \d characters|for every 2 characters/);
  });
});

test('[US-MISSION-2] what a card counts goes by the name that it has there, whatever is done with it', () => {
  const count = (more: object) => sayEffects([{ do: 'count', counter: 'bad mornings', ...more }]);
  expect([{}, { add: -2 }, { set: 1 }, { set: 3 }].map(count)).toEqual([
    '1 more for “bad mornings”.',
    '2 off “bad mornings”.',
    '“bad mornings” is ticked off.',
    '“bad mornings” goes to 3.',
  ]);
  const three = { is: 'count', counter: 'bad mornings', from: 3 } as const;
  expect([sayConditions([three]), sayConditions([{ is: 'not', of: three }])]).toEqual([
    '“bad mornings” stands at 3 or more',
    '“bad mornings” is still below 3',
  ]);
});

describe('[US-MISSION-2] What is counted', () => {
  const mission = { counters: ['tracks followed'], cards: [{ goal: [{ is: 'count', counter: 'tracks followed', from: 1 }] }, {}] } as const;
  test('so many of so many, as long as there are no more', () => {
    const { state } = trek({ mission });
    expect([0, 1, 2].map(n => countSays(state, 'tracks followed', n))).toEqual(['0 of 1', '1 of 1', '2, 1 needed']);
  });
  test('under a later card, too', () => {
    const { state } = trek({ mission, state: { stage: 1 } });
    expect([countSays(state, 'tracks followed', 1), countSays(state, 'tracks followed', 2)]).toEqual(['1 of 1', '2, 1 needed']);
  });
});

test('[US-PVP-1] the own people stand at the very end of the list', () => {
  const { state } = trek({ seats: 1, characters: [{ items: ['bow.1'] }, { at: 'n' }, {}] });
  const keys = actionsOf(state, 0).map(one => one.key);
  expect(keys.slice(keys.indexOf('wait'))).toEqual(['wait', 'fight-wren', 'shoot-at-boone-with-bow.1']);
});

test('every event and night card has something to say beside its rule; night cards for one alone and for a camp', () => {
  const cards = faces().filter(one => /^(Event|Night)/.test(one.kind));
  expect(cards.filter(one => !one.flavour)).toEqual([]);
  expect(cards.filter(one => one.kind.startsWith('Night') !== one.flavour!.includes(' / '))).toEqual([]);
});

test('no two night cards are one rule under two names', () => {
  const texts = faces()
    .filter(one => one.kind === 'Night · Animal')
    .map(one => one.says);
  expect(texts.filter((says, i) => texts.indexOf(says) !== i)).toEqual([]);
});

test('quotation marks and apostrophes are curly, on every card and in every mission', () => {
  const printed = JSON.stringify([faces(), MISSIONS, STORIES, CHARACTER_CARDS, MERCHANTS]);
  expect(printed.match(/\w*'\w*|\\"/g)).toBeNull();
});
