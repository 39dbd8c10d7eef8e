/** In which order things that wait are resolved: PA-PRIO-*, PA-R-46, PA-R-54. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { Ability } from '../content/words/index.ts';
import { hunt, playing, type SlotOn, SPARE } from '../testing/rehearsal.ts';

const atRoundEnd = (...effects: Ability['effects']): readonly Ability[] => [{ on: 'round-end', effects }];
const endingRound = (position: Parameters<typeof hunt>[0]) => hunt({ step: 'end-round', active: -1, ...position });

describe('Priorities', () => {
  test('[PA-PRIO-1][PA-PRIO-2][PA-PRIO-3][PA-PRIO-4] stance, peril, behaviour with its refill, then all other cards, and nobody is asked', () => {
    const r = endingRound({
      hunters: [{ item: { abilities: atRoundEnd({ do: 'stamina', n: 1 }) } }, {}],
      slots: [{ icons: ['end-round'], base: [] }],
      perils: [{ abilities: atRoundEnd({ do: 'bonus-damage', n: 1, until: 'turn' }) }],
      stance: { abilities: atRoundEnd({ do: 'acceleration', n: 1 }) },
    });

    r.untilScene('begin-round');

    expect(
      r.types('acceleration-changed', 'bonus-damage', 'behaviour-revealed', 'behaviours-discarded', 'slot-filled', 'stamina-changed'),
    ).toEqual(['acceleration-changed', 'bonus-damage', 'behaviour-revealed', 'behaviours-discarded', 'slot-filled', 'stamina-changed']);
    expect(r.asked).toEqual([]);
  });

  test('[PA-PRIO-4][PA-PRIO-5] an objective and an item have no fixed order: the group is asked', () => {
    const r = endingRound({
      hunters: [{ item: { abilities: atRoundEnd({ do: 'stamina', n: 1 }) } }, {}],
      objectives: [{ goal: 3, tasks: atRoundEnd({ do: 'objective', n: 1 }) }],
    }).play();

    expect(r.open.map(one => [one.kind, one.seat, one.options.length])).toEqual([
      ['order-triggers', 0, 2],
      ['order-triggers', 1, 2],
    ]);
    r.answer('order-triggers', r.options('order-triggers')[1]!);
    expect(r.types('stamina-changed', 'objective-counted')).toEqual(['stamina-changed', 'objective-counted']);
  });

  test('[PA-PRIO-5] of two perils the group says which is first', () => {
    const r = endingRound({
      perils: [
        { abilities: atRoundEnd({ do: 'acceleration', n: 1 }) },
        { abilities: atRoundEnd({ do: 'bonus-damage', n: 1, until: 'turn' }) },
      ],
    }).play();

    r.answer('order-triggers', r.options('order-triggers')[1]!);

    expect(r.types('acceleration-changed', 'bonus-damage')).toEqual(['bonus-damage', 'acceleration-changed']);
  });

  test('[PA-R-31] of triggers that are alike the very one that is refused is not proposed again', () => {
    const turn = { do: 'turn', to: 'opposite' } as const;
    const r = endingRound({
      state: { first: 0 },
      hunters: [{ item: { abilities: [{ on: 'turned', effects: [{ do: 'stamina', n: 1 }] }] } }, {}],
      perils: [{ abilities: atRoundEnd(turn, turn, turn) }],
    }).play();
    const [first, second, third] = r.options('order-triggers') as [string, string, string];

    r.answer('order-triggers', second, 1).answer('agree-order-triggers', 'no', 0);

    r.only('order-triggers', [first, third], 0).only('order-triggers', [first, third], 1);
  });

  test('[PA-PRIO-6] what is triggered meanwhile joins by its priority: a behaviour before an item that waits', () => {
    const r = endingRound({
      hunters: [
        { item: { abilities: atRoundEnd({ do: 'turn', to: 'opposite' }) } },
        { item: { abilities: atRoundEnd({ do: 'stamina', n: 1 }) } },
      ],
      slots: [{ icons: ['turn'], base: [] }],
    }).play();

    r.answer('order-triggers', r.options('order-triggers')[0]!);

    expect(r.types('monster-turned', 'behaviour-revealed', 'stamina-changed').slice(0, 3)).toEqual([
      'monster-turned',
      'behaviour-revealed',
      'stamina-changed',
    ]);
  });

  const turns: SlotOn = { icons: ['attack'], base: [{ do: 'turn', to: 'self' }] };
  const inRear = { on: 'played', card: { colour: 'red' }, if: [{ if: 'position', is: ['rear'] }] } as const;

  test('[PA-PRIO-7][PA-R-46] conditions are judged when it triggers, not when it resolves', () => {
    const item = { abilities: [{ ...inRear, effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = playing({}, { hunters: [{ at: 'north', item }, {}], slots: [turns] });

    expect(r.types('monster-turned', 'stamina-changed')).toEqual(['monster-turned', 'stamina-changed']);
  });

  test('[PA-PRIO-7] also those of a text that says what happens if not', () => {
    const item = { abilities: [{ ...inRear, effects: [{ do: 'stamina', n: 1 }], otherwise: [{ do: 'defence', n: 1 }] }] } as const;
    const rear = playing({}, { hunters: [{ at: 'north', item }, {}], slots: [turns] });
    const flank = playing({}, { hunters: [{ at: 'east', item }, {}] });

    expect(rear.hunter(0)).toMatchObject({ stamina: 1, defence: 0 });
    expect(flank.hunter(0)).toMatchObject({ stamina: 0, defence: 1 });
  });

  test('what happens if not has no price, and nobody is asked', () => {
    const item = {
      abilities: [{ ...inRear, may: true, cost: { stamina: 1 }, effects: [{ do: 'heal', n: 1 }], otherwise: [{ do: 'defence', n: 1 }] }],
    } as const;
    const r = playing({}, { hunters: [{ stamina: 1, item }, {}] });

    expect(r.asks).toBe('act');
    expect(r.hunter(0)).toMatchObject({ stamina: 1, defence: 1 });
  });

  test('[PA-PRIO-8] what was triggered by different events of one card waits together', () => {
    const r = playing(
      { abilities: [{ on: 'play', effects: [{ do: 'turn', to: 'opposite' }] }] },
      {
        slots: [
          { id: 'test-a', icons: ['turn'] },
          { id: 'test-b', icons: ['attack'] },
        ],
      },
    );

    r.only('order-behaviours', ['slot-0', 'slot-1']).answer('order-behaviours', 'slot-1');

    expect(r.toldOf('behaviour-revealed').map(one => keyOf(one.card))).toEqual(['test-b', 'test-a']);
  });

  test('[PA-R-54] Resilience answers behind behaviours that wait', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-blow' }, { id: 'test-tough', colour: 'green', keywords: ['resilience'] }, SPARE] }, {}],
      slots: [
        { id: 'test-a', icons: ['attack'], base: [{ do: 'hit' }] },
        { id: 'test-b', icons: ['attack'] },
      ],
    }).play();

    r.answer('act', 'test-blow').answer('order-behaviours', 'slot-0');

    expect(r.asks).toBe('resilience');
    expect(r.types('behaviour-revealed', 'suffered')).toEqual(['behaviour-revealed', 'suffered', 'behaviour-revealed']);
  });

  test('[PA-PRIO-5][PA-R-50] two texts of a hunter whose turn it is not are ordered by the group', () => {
    const gains = { abilities: [{ on: 'turned', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = hunt({ step: 'end-turn', aggro: 1, hunters: [{}, { at: 'west', armour: gains, helm: gains }] }).play();

    expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'order-triggers'],
      [1, 'order-triggers'],
    ]);
  });
});

describe('Texts that come about once', () => {
  const quickens = (once: NonNullable<Ability['once']>): Ability => ({
    on: 'played',
    of: 'any',
    once,
    effects: [{ do: 'acceleration', n: 1 }],
  });
  const hand = (seat: number) => [0, 1].map(i => ({ id: `test-${seat}-${i}`, colour: 'green' as const }));

  test.each([
    ['turn', [1, 1, 2]],
    ['round', [1, 1, 1]],
    ['fight', [1, 1, 1]],
  ] as const)('a peril that says once per %s', (once, counts) => {
    const r = hunt({
      hunters: [{ hand: [...hand(0), SPARE] }, { hand: [...hand(1), SPARE] }],
      perils: [{ abilities: [quickens(once)] }],
    }).play();

    const seen = [r.answer('act', 'test-0-0').monster.acceleration, r.answer('act', 'test-0-1').monster.acceleration];
    r.answer('act', 'end').until('move').answer('move', 'stay').answer('act', 'test-1-0');

    expect([...seen, r.monster.acceleration]).toEqual(counts);
  });

  test.each([
    ['round', 2],
    ['fight', 1],
  ] as const)('in the next round a scenario that says once per %s has come about %i times', (once, times) => {
    const r = hunt({
      hunters: [{ hand: [...hand(0), SPARE] }, { stamina: 1, hand: [{ id: 'test-1-0', colour: 'green' }] }],
      toPlay: [],
      aggro: 1,
      scenario: { rules: [quickens(once)] },
    }).play();

    r.answer('act', 'test-0-0')
      .answer('act', 'test-0-1')
      .answer('act', 'end')
      .until('move')
      .answer('move', 'stay')
      .answer('act', 'test-1-0');

    expect(r.state.round).toBe(2);
    expect(r.monster.acceleration).toBe(times);
  });

  test('an Action of a scenario is there once in a turn', () => {
    const r = hunt({
      hunters: [{ hand: [SPARE] }, {}],
      scenario: { rules: [{ on: 'action', effects: [{ do: 'acceleration', n: 1 }] }] },
    }).play();
    expect(r.options('act')).toContain('use-scenario-0');

    r.answer('act', 'use-scenario-0');

    expect(r.options('act')).not.toContain('use-scenario-0');
    expect(r.monster.acceleration).toBe(1);
  });

  test('what befalls the monster concerns the cards of all hunters', () => {
    const item = { abilities: [{ on: 'wounded', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = playing({}, { hunters: [{ weapon: { damage: 10 } }, { item }] });

    expect(r.hunter(1).stamina).toBe(1);
  });
});
