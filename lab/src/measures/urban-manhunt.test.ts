/** The measures of Urban Manhunt, on a few events: what counts to which figure. */
import type { Event } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { Notes, type Tally } from '../tally.ts';
import { urbanManhuntMeasures } from './urban-manhunt.ts';

const event = (type: string, facts: Record<string, unknown> = {}): Event => ({ type, rule: 'UM-X-1', ...facts });

function tallyOf(seats: number, events: readonly Event[], winners: readonly number[], facts: Record<string, string | number[]>): Tally {
  const notes = new Notes();
  const listener = urbanManhuntMeasures.listen(seats, notes);
  for (const one of events) listener.hear(one);
  listener.end({ winners, why: 'UM-X-1', facts }, 40);
  return notes.close(40, winners.length > 0);
}

const match = [
  event('hunter-chosen', { seat: 0, slate: 8, hunter: 'kite' }),
  event('hunter-chosen', { seat: 1, slate: 13, hunter: 'rerun' }),
  event('crim-entered', { crim: 1 }),
  event('crim-entered', { crim: 2 }),
  event('crim-entered', { crim: 3 }),
  event('turn-begun', { turn: 1 }),
  event('crim-hidden', { crim: 2 }),
  event('crim-hidden', { crim: 3 }),
  event('phase-begun', { phase: 'crim' }),
  event('phase-begun', { phase: 'end' }),
  event('turn-begun', { turn: 2 }),
  event('crim-came-out', { crim: 3 }),
  event('crim-eliminated', { crim: 1, by: 0 }),
  event('points-gained', { seat: 0, n: 12, source: 'kill' }),
  event('points-gained', { seat: 0, n: 4, source: 'quality' }),
  event('pod-opened', { seat: 1, pod: 0 }),
  event('points-gained', { seat: 1, n: 5, source: 'pod' }),
  event('points-gained', { seat: 1, n: -1, source: 'card' }),
  event('hunter-incapacitated', { seat: 1 }),
  event('phase-begun', { phase: 'end' }),
];

test('figures count per hunter, per turn and per End Phase', () => {
  const { means } = tallyOf(2, match, [0], { points: [16, 4] });
  const mean = (id: string): number => means[id]!.sum / means[id]!.n;
  expect(Object.fromEntries(Object.keys(means).map(id => [id, mean(id)]))).toEqual({
    'crims-in-zone': (3 / 6 + 2 / 6) / 2,
    'crims-hidden': 1.5,
    'points/kills': 0.6,
    'points/quality': 0.2,
    'points/pods-and-cards': 0.2,
    falls: 0.5,
    kills: 0.5,
    pods: 0.5,
    turns: 2,
    'decisions-per-turn': 10,
    'winning-score': 16,
    decisions: 40,
  });
});

test('the winning score has a histogram, and each hunter a share of the wins', () => {
  const { histograms, shares, rates } = tallyOf(2, match, [0], { points: [16, 4] });
  expect(histograms['winning score']).toEqual({ 16: 1 });
  expect(Object.entries(shares['hunter']!).map(([name, { won, fair }]) => [name, won.sum, fair.sum])).toEqual([
    ['kite', 1, 0.5],
    ['rerun', 0, 0.5],
  ]);
  expect(rates).toEqual({ won: { hits: 1, of: 1 } });
});

test('alone the tiers up to the one reached count, and there are no shares', () => {
  const { rates, shares } = tallyOf(1, match.slice(0, 1), [0], { points: [72], tier: 'silver' });
  expect(rates).toEqual({
    'tier/bronze': { hits: 1, of: 1 },
    'tier/silver': { hits: 1, of: 1 },
    'tier/gold': { hits: 0, of: 1 },
    won: { hits: 1, of: 1 },
  });
  expect(shares).toEqual({});
});

test('targets follow the length and the number of seats', () => {
  const four = urbanManhuntMeasures.targets('short', 4);
  const alone = urbanManhuntMeasures.targets('standard', 1);
  expect(four['winning-score']).toEqual([52.5, 75]);
  expect(four['share/seat']![0]).toBeCloseTo(0.19, 9);
  expect(four['share/hunter']![1]).toBeCloseTo(0.33, 9);
  expect(four).not.toHaveProperty('tier/silver');
  expect(alone['tier/silver']).toEqual([0.45, 0.55]);
  expect(alone).not.toHaveProperty('winning-score');
});
