/** What is told beforehand of the tokens is what happens: each action is done, and the tokens stand where it was told. */
import { describe, expect, test } from 'vitest';
import type { Act, DecisionKind } from '../decisions.ts';
import type { View } from '../state.ts';
import { fight, gear, type MadeUp } from '../testing/rehearsal.ts';
import { foreseen, isSeenBy, seenThen, stealthAfter } from './stealth.ts';

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

  test('[FW-ATK-4] are left where they are by the card that keeps them there, once it is played', () => {
    const shaftOf = (id: string): MadeUp => ({ id, kind: 'ammunition', fits: ['arrow'], effects: [{ do: 'damage', n: 1 }] });
    const after = (keeps: 'no-threat' | 'no-alert') => {
      const still: MadeUp = { id: `still-${keeps}`, kind: 'ability', sections: [{ effects: [{ do: keeps }, { do: 'reroll', n: 1 }] }] };
      const r = fight({
        marshals: [
          {
            at: [9, 11],
            row: 6,
            gear: { ranged: gear({ dice: '1O', range: 3 }, { symbol: 'arrow' }) },
            hand: [still, shaftOf(`shaft-${keeps}`)],
          },
        ],
        alert: 2,
        enemies: [FAR],
        dice: { attack: [[1]] },
      })
        .play()
        .answer('act', 'ranged-attack');
      r.answer('play-ability', r.decision('play-ability').options[0]!.key);
      const told = [seen(r)];
      r.answer('play-ammunition', 'pass');
      return [...told, seen(r), r.asks];
    };
    expect(after('no-threat')).toEqual([{ alert: 3, row: 6 }, { alert: 3, row: 6 }, 'reroll']);
    expect(after('no-alert')).toEqual([{ alert: 2, row: 5 }, { alert: 2, row: 5 }, 'reroll']);
  });

  const BOW_OF_ARROWS = { ranged: gear({ dice: '1O', range: 3 }, { symbol: 'arrow' }) };
  /** What is told while each answer is pointed at, and where the tokens stand once it is given. */
  const toldAndTrue = (r: ReturnType<typeof fight>, kind: DecisionKind, choose: (value: unknown) => boolean = () => true) => {
    const pointed = r.decision(kind).options.find(({ value }) => value !== null && choose(value))!;
    const told = foreseen({ view: r.state as unknown as View, asked: r.open[0]!, pointed, seat: 0 });
    r.answer(kind, pointed.key);
    while (r.open[0]?.kind === 'play-ammunition' || r.open[0]?.kind === 'reroll')
      r.answer(r.open[0].kind, r.open[0].kind === 'reroll' ? [] : 'pass');
    return { told, true: { alert: r.alert, row: r.marshal().row } };
  };
  const shooter = (more: object) => ({ at: [9, 11] as const, row: 6, gear: BOW_OF_ARROWS, ...more });

  test.for([
    ['no-threat', { alert: 3, row: 6 }],
    ['no-alert', { alert: 2, row: 5 }],
  ] as const)('[FW-ATK-4] stay where the card that is pointed at keeps them: %s', ([keeps, stands]) => {
    const card: MadeUp = {
      id: `pointed-${keeps}`,
      kind: 'ability',
      sections: [
        { if: ['hidden'], effects: [{ do: keeps }] },
        { if: ['revealed'], effects: [{ do: 'reroll', n: 1 }] },
      ],
    };
    const r = fight({ marshals: [shooter({ hand: [card] })], alert: 2, enemies: [FAR], dice: { attack: [[1]] } });
    r.play().answer('act', 'ranged-attack');

    expect(toldAndTrue(r, 'play-ability')).toEqual({ told: stands, true: stands });
  });

  test('[FW-EQUIP-8] stay where the weapon keeps them while its text holds', () => {
    const quiet = { ranged: gear({ dice: '1O', range: 3, texts: [{ when: 'attack', if: ['hidden'], effects: [{ do: 'no-threat' }] }] }) };
    const r = fight({ marshals: [{ at: [9, 11], row: 6, gear: quiet }], alert: 2, enemies: [FAR], dice: { attack: [[1]] } }).play();
    const stands = { alert: 3, row: 6 };

    expect(toldAndTrue(r, 'act', value => (value as { action?: string }).action === 'ranged-attack')).toEqual({
      told: stands,
      true: stands,
    });
  });

  test('[FW-ALERT-6] are told of a deed that is put together by all that is chosen in it', () => {
    const card: MadeUp = { id: 'chosen-still', kind: 'ability', sections: [{ if: ['hidden'], effects: [{ do: 'no-threat' }] }] };
    const r = fight({ marshals: [shooter({ hand: [card] })], alert: 2, enemies: [FAR], dice: { attack: [[1]] } }).play();
    const view = r.state as unknown as View;
    const act = r.decision('act');
    const pointed = act.options.find(({ key }) => key === 'ranged-attack')!;
    r.answer('act', 'ranged-attack');
    const ability = r.decision('play-ability');
    const deed = (value: number | null) => [
      { asked: act, answer: 'ranged-attack' },
      { asked: ability, answer: ability.options.find(one => one.value === value)!.key },
    ];
    const still = ability.options.find(({ value }) => value !== null)!.value as number;
    const told = (value: number | null) => foreseen({ view, asked: act, pointed, seat: 0, deed: deed(value) });
    const both = [told(still), told(null)];
    r.answer('play-ability', 'pass');

    expect(both).toEqual([
      { alert: 3, row: 6 },
      { alert: 3, row: 5 },
    ]);
  });

  test('[FW-ALERT-6] name everybody who would be seen, and nobody who is', () => {
    const r = fight({
      marshals: [shooter({}), { at: [0, 0], row: 3 }, { at: [0, 0], row: 4 }, { at: [0, 0], isRevealed: true }],
      alert: 2,
      enemies: [FAR],
      dice: { attack: [[1]] },
    }).play();
    const view = r.state as unknown as View;

    const told = seenThen(view, 0, stealthAfter(view, 0, action('ranged-attack')));
    r.answer('act', 'ranged-attack');

    expect(told).toEqual([1]);
    expect(r.state.party.marshals.map(one => one.isHidden)).toEqual([true, false, true, false]);
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
