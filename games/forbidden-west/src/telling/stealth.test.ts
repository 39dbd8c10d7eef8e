/** What is told beforehand of the tokens is what happens: each action is done, and the tokens stand where it was told. */
import { describe, expect, test } from 'vitest';
import type { Act } from '../decisions.ts';
import type { View } from '../state.ts';
import { fight, gear } from '../testing/rehearsal.ts';
import { foreseen, isSeenBy, stealthAfter } from './stealth.ts';

const BOW = { ranged: gear({ dice: '1O', range: 3 }) };
const FAR = { type: 'rebel-scout', at: [11, 11] } as const;
const action = (name: Extract<Act, { act: 'action' }>['action']): Act => ({ act: 'action', action: name });

describe('The tokens after an action', () => {
  test('[FW-ALERT-16] a sprint moves the own token alone', () => {
    const r = fight({ marshals: [{ at: [0, 0], row: 6 }], alert: 2, enemies: [FAR] });
    const told = stealthAfter(r.state as unknown as View, 0, action('sprint'));

    r.play().answer('act', 'sprint').answer('sprint', [1, 1]).answer('sprint', [2, 2]);

    expect(told).toEqual({ alert: 2, row: 5 });
    expect({ alert: r.alert, row: r.marshal().row }).toEqual(told);
  });

  test('[FW-ALERT-15] a step on tiptoe moves none; only sneaking does at the end of the phase', () => {
    const r = fight({ marshals: [{ at: [0, 0], row: 6 }], alert: 2, enemies: [FAR] });
    const view = r.state as unknown as View;

    expect(stealthAfter(view, 0, action('sneak'))).toEqual({ alert: 2, row: 6 });
    expect(stealthAfter(view, 0, { act: 'end' })).toEqual({ alert: 2, row: 5 });
  });

  test('[FW-ALERT-5][FW-ATK-13] an attack moves both, and whoever is revealed has no row', () => {
    const hidden = fight({ marshals: [{ at: [0, 0], row: 4, gear: BOW }], alert: 2, enemies: [FAR] });
    const seen = fight({ marshals: [{ at: [0, 0], isRevealed: true, gear: BOW }], alert: 2, enemies: [FAR] });

    const told = stealthAfter(hidden.state as unknown as View, 0, action('ranged-attack'));
    expect(told).toEqual({ alert: 3, row: 3 });
    expect(isSeenBy(told)).toBe(true);
    expect(stealthAfter(seen.state as unknown as View, 0, action('ranged-attack'))).toEqual({ alert: 3, row: null });
  });
});

describe('The tokens that the column foresees', () => {
  const seen = (r: ReturnType<typeof fight>) => foreseen({ view: r.state as unknown as View, asked: r.open[0]!, pointed: null, seat: 0 });

  test('[FW-ATK-13] stand where the attack leads that is under way, until it has', () => {
    const r = fight({
      marshals: [{ at: [9, 11], row: 6, gear: BOW }],
      alert: 2,
      enemies: [FAR, { type: 'razorhound', at: [10, 10] }],
      dice: { attack: [1] },
    });
    expect(seen(r.play())).toBeNull();

    r.answer('act', 'ranged-attack');
    expect([r.asks, seen(r)]).toEqual(['choose-target', { alert: 3, row: 5 }]);
    r.answer('choose-target', 'enemy-1');
    expect([r.asks, seen(r)]).toEqual(['choose-part', { alert: 3, row: 5 }]);

    r.answer('choose-part', 'body');
    expect({ alert: r.alert, row: r.marshal().row }).toEqual({ alert: 3, row: 5 });
    expect(seen(r)).toBeNull();
  });

  test('[FW-ALERT-16] stand where a sprint leads, at each of its steps', () => {
    const r = fight({ marshals: [{ at: [0, 0], row: 6 }], alert: 2, enemies: [FAR] });
    r.play().answer('act', 'sprint');
    expect([r.asks, seen(r)]).toEqual(['sprint', { alert: 2, row: 5 }]);

    r.answer('sprint', [1, 1]);
    expect([r.asks, seen(r)]).toEqual(['sprint', { alert: 2, row: 5 }]);

    r.answer('sprint', [2, 2]);
    expect([r.marshal().row, seen(r)]).toEqual([5, null]);
  });
});
