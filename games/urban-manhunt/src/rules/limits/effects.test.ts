/** What the words of cards do, and where they do nothing: just inside and just outside what the other tests of the rules show. */
import { describe, expect, test } from 'vitest';
import { addZone } from '../../content/maps.ts';
import type { Effect } from '../../content/words/index.ts';
import { TEST_YARD } from '../../content/zones/test-yard.ts';
import { applyEffects, applyToCheck, isPossible } from '../../effects/vocabulary.ts';
import { type Kill, newCheck, type Occasion, occasionOf } from '../../in-the-making.ts';
import { event, LURKER, rectangle, THUG } from '../../testing/fixtures.ts';
import { type At, given, type HunterOn, type Rehearsal } from '../../testing/rehearsal.ts';
import { carryOutEvents } from '../carry-out.ts';

const THICKET = 4;
const aKill: Kill = { seat: 0, card: THUG, x: 20_000, y: 20_000, r: 500, isFrozen: false, bounty: 8, bonuses: [], isDoubled: false };

describe('Effects', () => {
  const could = (effect: Effect, about: Partial<Occasion> = {}, rehearsal: Rehearsal = given({ hunters: [{}, {}] })): boolean =>
    isPossible(rehearsal.state, effect, occasionOf(0, -1, about));

  test.each<Effect>([
    { do: 'damage', n: 1 },
    { do: 'threshold', n: 1 },
    { do: 'ignore-cover' },
    { do: 'ignore-armor', n: 1 },
    { do: 'ignore-impact-one', what: 'all' },
    { do: 'reroll', n: 1, of: 'any' },
    { do: 'cancel-wounds', n: 1 },
    { do: 'quality-bonus', n: 1 },
    { do: 'double-quality' },
    { do: 'order', action: 'flee' },
    { do: 'choose-tube' },
    { do: 'armor', n: 1 },
  ])('$do is impossible where there is no check, wound, kill, crim or tube', effect => {
    expect(could(effect)).toBe(false);
  });

  test('words about an attack are impossible in a check without one, and change nothing there', () => {
    const check = newCheck('spot', 0, 'mind', 3, 1);
    const before = { ...check };
    for (const effect of [{ do: 'ignore-cover' }, { do: 'ignore-armor', n: 1 }, { do: 'push-further', n: 1 }] satisfies Effect[])
      applyToCheck(check, effect);

    expect(check).toEqual(before);
    expect([could({ do: 'ignore-cover' }, { check }), could({ do: 'ignore-armor', n: 1 }, { check })]).toEqual([false, false]);
  });

  test('[UM-EVT-14] an order needs both a crim and somebody who waits for it', () => {
    const rehearsal = given({ hunters: [{}], crims: [{ card: THUG, at: [9, 9] }] });
    const reply = { order: null, tubeChooser: -1 };
    const order: Effect = { do: 'order', action: 'flee' };

    expect([could(order, { crim: rehearsal.crim(1), reply }), could(order, { crim: rehearsal.crim(1) }), could(order, { reply })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[UM-IMP-7] an Impact 1 that is wholly ignored stays so', () => {
    const check = newCheck('damage', 0, null, 3, null);
    applyToCheck(check, { do: 'ignore-impact-one', what: 'all' });
    applyToCheck(check, { do: 'ignore-impact-one', what: 'points' });

    expect(check.ignoresOne).toBe('all');
  });

  test('[UM-IMP-22] the Impact Die can be rolled again though no die failed, other dice only if there are such', () => {
    const check = newCheck('shoot', 0, null, 2, 1);
    Object.assign(check, { impact: 3, rolled: [{ sides: 10, face: 9 }] });
    const again = (of: 'any' | 'failed' | 'impact'): boolean => could({ do: 'reroll', n: 1, of }, { check });

    expect([again('any'), again('failed'), again('impact')]).toEqual([true, false, true]);
    Object.assign(check, { impact: 3, rolled: [] });
    expect([again('any'), again('failed'), again('impact')]).toEqual([false, false, true]);
    Object.assign(check, { impact: 0, rolled: [{ sides: 10, face: 2 }] });
    expect([again('any'), again('failed'), again('impact')]).toEqual([false, false, false]);
  });

  test('[UM-IMP-22] who rolls again is told what lies there', () => {
    const check = newCheck('shoot', 0, null, 3, 1);
    Object.assign(check, {
      impact: 3,
      rolled: [
        { sides: 10, face: 2 },
        { sides: 8, face: 5 },
      ],
    });
    const rehearsal = given({ hunters: [{}] });
    rehearsal.run(table => applyEffects(table, [{ do: 'reroll', n: 1, of: 'any' }], occasionOf(0, -1, { check }), 'UM-EVT-4'));

    expect(rehearsal.open[0]!.facts).toEqual({
      ...{ check: 'shoot', hunter: 0, crim: 0, impact: 3, faces: [2, 5], sizes: [10, 8] },
      ...{ successes: 0, threshold: 1, granted: '' },
    });
  });

  test('[UM-ELIM-12] frozen points: the killer gains none, but loses them, and others gain', () => {
    const frozen = { kill: { ...aKill, isFrozen: true } };
    const after = (effect: Effect, about: Partial<Occasion>, points = [3, 5]): number[] => {
      const rehearsal = given({ hunters: points.map(n => ({ points: n })) });
      return rehearsal
        .run(table => applyEffects(table, [effect], occasionOf(0, -1, about), 'UM-EVT-4'))
        .state.hunters.map(one => one.points);
    };

    expect(after({ do: 'points', who: 'self', n: 2 }, frozen)).toEqual([3, 5]);
    expect(after({ do: 'points', who: 'self', n: -2 }, frozen)).toEqual([1, 5]);
    expect(after({ do: 'points', who: 'leader', n: 2 }, frozen)).toEqual([3, 7]);
    expect(after({ do: 'points', who: 'leader', n: 2 }, frozen, [5, 5])).toEqual([5, 7]);
    expect(after({ do: 'points', who: 'self', n: 2 }, { kill: aKill })).toEqual([5, 5]);
    expect([could({ do: 'quality-bonus', n: 1 }, frozen), could({ do: 'quality-bonus', n: 1 }, { kill: aKill })]).toEqual([false, true]);
    expect([
      could({ do: 'double-quality' }, frozen),
      could({ do: 'double-quality' }, { kill: aKill }),
      could({ do: 'double-quality' }, { kill: { ...aKill, isDoubled: true } }),
    ]).toEqual([false, true, false]);
  });

  test('[UM-EVT-8] points for leaders are possible if one of them may gain them', () => {
    const rehearsal = given({ hunters: [{ points: 5 }, { points: 5 }] });

    expect(could({ do: 'points', who: 'leader', n: 1 }, { kill: { ...aKill, isFrozen: true } }, rehearsal)).toBe(true);
  });

  test('[UM-EVT-8] healing oneself, or all crims, needs wounds there', () => {
    const rehearsal = given({ hunters: [{ wounds: 1 }], crims: [{ card: THUG, at: [9, 9] }] });
    expect([
      could({ do: 'heal', who: 'self', n: 1 }, {}, rehearsal),
      could({ do: 'heal', who: 'every-crim', n: 1 }, {}, rehearsal),
    ]).toEqual([true, false]);
    Object.assign(rehearsal.hunter(0), { wounds: 0 });
    Object.assign(rehearsal.crim(1), { wounds: 1 });
    expect([
      could({ do: 'heal', who: 'self', n: 1 }, {}, rehearsal),
      could({ do: 'heal', who: 'every-crim', n: 1 }, {}, rehearsal),
    ]).toEqual([false, true]);
  });

  test('in the open is neither inside an area nor within 1.002" of a cover feature', () => {
    const hurt = (place: At, zone?: number): number => {
      const rehearsal = given({ ...(zone !== undefined && { zone }), hunters: [{ at: place }] });
      return rehearsal
        .run(table => applyEffects(table, [{ do: 'wounds', who: 'every-hunter-in-the-open', n: 1 }], occasionOf(0, -1), 'UM-EVT-4'))
        .hunter(0).wounds;
    };
    const meadow = addZone({
      ...TEST_YARD,
      id: 'limits-meadow',
      features: [...TEST_YARD.features, { name: 'Meadow', corners: rectangle(42, 28, 47, 34), height: 0, traits: ['area', 'difficult'] }],
    });

    // The Block reaches to x = 16.
    expect([hurt([17.502, 12]), hurt([17.503, 12])]).toEqual([0, 1]);
    expect([hurt([44.5, 31], meadow), hurt([44.5, 37], meadow)]).toEqual([0, 1]);
  });

  test('[UM-POD-11] a card that reloads spends no token', () => {
    const rehearsal = given({ hunters: [{ depleted: [0], reloads: 1 }] });
    rehearsal.run(table => applyEffects(table, [{ do: 'reload', which: 'any' }], occasionOf(0, -1), 'UM-EVT-4'));
    expect(rehearsal.hunter(0)).toMatchObject({ depleted: [], reloads: 1 });
    const everyone = given({ hunters: [{ depleted: [0], reloads: 1 }] });
    everyone.run(table => applyEffects(table, [{ do: 'everyone-may-reload' }], occasionOf(0, -1), 'UM-EVT-4')).answer('may-reload', 'a0');
    expect(everyone.hunter(0)).toMatchObject({ depleted: [], reloads: 1 });
  });

  test('who is out of the zone reveals nobody, is not snared twice, and no crim steps where there is no hunter', () => {
    const hidden = { card: LURKER, at: [9, 33], hiddenIn: THICKET, hidInTurn: 1 } as const;
    const out = given({ hunters: [{ at: [9, 33], isIn: false }], crims: [hidden] });
    expect(could({ do: 'reveal', within: 6 }, {}, out)).toBe(false);
    expect(
      could(
        { do: 'crim-step', who: 'aggressive', way: 'toward', n: 3 },
        {},
        given({ hunters: [{ isIn: false }], crims: [{ card: THUG, at: [9, 9] }] }),
      ),
    ).toBe(false);
    const snared = given({ hunters: [{ isSnared: true }] });
    expect(snared.run(table => applyEffects(table, [{ do: 'snare' }], occasionOf(0, -1), 'UM-EVT-4')).types('hunter-snared')).toEqual([]);
  });

  test('[UM-EVT-8] a pod is emptied near a leader who is in, full pods alone', () => {
    const emptied = (hunters: HunterOn[], pods: boolean[], leader = 'h0'): unknown => {
      const rehearsal = given({ hunters, state: { pods } });
      if (!could({ do: 'empty-pod' }, {}, rehearsal)) return 'impossible';
      rehearsal.run(table => applyEffects(table, [{ do: 'empty-pod' }], occasionOf(0, -1), 'UM-EVT-4'));
      if (rehearsal.asks) rehearsal.answer('choose-leader', leader);
      return rehearsal.state.pods.map(full => (full ? 1 : 0)).join('');
    };
    const all = [true, true, true, true, true, true];
    // Pod 3 is at (24, 14), pod 1 at (12, 24).
    const near = { at: [24, 16] as const, points: 5 };

    expect(emptied([near, {}], all)).toBe('110111');
    expect(emptied([near, {}], [true, true, false, true, true, true])).toBe('010111');
    const tied: HunterOn[] = [
      { ...near, isIn: false },
      { points: 5, at: [12, 26] },
    ];
    expect([emptied(tied, all, 'h0'), emptied(tied, all, 'h1')]).toEqual(['111111', '011111']);
    expect(emptied([{ ...near, isIn: false }, {}], all)).toBe('impossible');
  });

  test('words for checks do nothing outside one, and words that only the rules read do nothing in one', () => {
    const rehearsal = given({ hunters: [{}] });
    rehearsal.run(table =>
      applyEffects(
        table,
        [
          { do: 'upgrade', n: 1 },
          { do: 'momentum', who: 'self', n: 1 },
        ],
        occasionOf(0, -1),
        'UM-EVT-4',
      ),
    );
    expect(rehearsal.hunter(0).momentum).toBe(1);
    const check = newCheck('shoot', 0, null, 3, 1);
    const before = { ...check };
    applyToCheck(check, { do: 'armor', n: 2 });
    expect(check).toEqual(before);
  });

  test('[UM-EVT-7] an event is discarded unless it is itself in force', () => {
    const [one, other] = ['limits-one', 'limits-other'].map(id => event({ id, immediate: [{ do: 'momentum', who: 'self', n: 1 }] })) as [
      number,
      number,
    ];
    const rehearsal = given({
      hunters: [{}],
      state: { queue: [{ card: one, owner: 0 }], inForce: [{ card: other, owner: 0, until: 9 }] },
    }).run(carryOutEvents);

    expect(rehearsal.state.eventDiscard).toEqual([one]);
  });
});
