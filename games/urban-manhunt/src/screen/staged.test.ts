/** Which lines of the log are moments of the show, and how long they stay. */
import type { Line } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import { impactOf, shownFor, stagedBy, stagedNow } from './staged.ts';

const line = (type: string, event: Line['event'] = {}): Line => ({ type, event, rule: 'UM-END-1', says: '', under: '' });

describe('Staged', () => {
  test('a turn, the crims, and whoever goes off air or comes back have a bar', () => {
    expect([
      stagedBy(line('turn-begun', { turn: 5 })),
      stagedBy(line('phase-begun', { phase: 'crim' })),
      stagedBy(line('phase-begun', { phase: 'hunter' })),
      stagedBy(line('hunter-incapacitated', { seat: 1 })),
    ]).toEqual([
      { as: 'bar', sort: 'turn', says: 'Turn 5', seat: null },
      { as: 'bar', sort: 'crims', says: 'The crims act', seat: null },
      null,
      { as: 'bar', sort: 'off', says: 'Off air', seat: 1 },
    ]);
  });

  test('nobody is stamped whom nobody killed, and what is not known is no moment', () => {
    expect(stagedBy(line('crim-eliminated', { card: 3, by: -1 }))).toBeNull();
    expect(stagedBy(line('toString'))).toBeNull();
    expect(stagedBy(line('something-new', { card: 3 }))).toBeNull();
  });
});

test.each([
  ['ten', 'rolled', { lies: { impact: 10 } }],
  ['one', 'rerolled', { isImpact: true, lies: { impact: 1 } }],
  ['ten', 'checked', { impact: 10 }],
  [null, 'rolled', { lies: { impact: 9 } }],
  [null, 'rerolled', { isImpact: false, lies: { impact: 10 } }],
  [null, 'checked', { impact: 10, isShown: true }],
  [null, 'effect', {}],
])('[UM-IMP-4] [UM-IMP-8] the Impact Die has its moment once: %s with %s', (impact, type, event) => {
  expect(impactOf(line(type, event as Line['event']))).toBe(impact);
});

test('what is staged is shown longest, then dice; all else passes', () => {
  const [turn, dice, other] = [line('turn-begun', { turn: 1 }), line('rolled', { faces: [3] }), line('effect')].map(shownFor) as [
    number,
    number,
    number,
  ];
  expect(turn > dice && dice > other).toBe(true);
});

describe('Held', () => {
  const event = stagedBy(line('event-carried-out', { card: 3, seat: 1 }));

  test('a lower third stays while what follows from it is told, and goes with what begins then', () => {
    expect(stagedNow(null, line('event-carried-out', { card: 3, seat: 1 }))).toEqual(event);
    expect(stagedNow(event, line('bounty-changed'))).toBe(event);
    expect(stagedNow(event, line('hunter-activated'))).toBeNull();
    expect(stagedNow(event, null)).toBeNull();
  });

  test('a bar is for its line alone', () => {
    expect(stagedNow(stagedBy(line('turn-begun', { turn: 1 })), line('crim-entered'))).toBeNull();
  });

  test('a stamp is told its points, and then the crowd is heard', () => {
    const stamp = stagedNow(null, line('crim-eliminated', { card: 3, by: 0 }));
    const paid = stagedNow(stamp, line('points-gained', { seat: 0, n: 9, source: 'kill' }));

    expect(paid).toEqual({ as: 'stamp', card: 3, by: 0, points: 9 });
    expect(stagedNow(paid, line('points-gained', { seat: 0, n: 4, source: 'quality' }))).toEqual({ as: 'crowd', seat: 0, points: 4 });
  });
});
