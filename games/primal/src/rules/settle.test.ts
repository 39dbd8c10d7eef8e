/** In which order things that wait are resolved: PA-PRIO-*, PA-R-46, PA-R-54. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { Ability } from '../content/words/index.ts';
import { hunt, playing, type SlotOn, SPARE, saying } from '../testing/rehearsal.ts';

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

  test('[PA-R-31] of triggers that look alike the very one that is refused is not proposed again', () => {
    const r = endingRound({
      state: { first: 0 },
      hunters: [{ item: { abilities: [{ on: 'suffered', of: 'any', effects: [{ do: 'stamina', n: 1 }] }] } }, {}, {}],
      perils: [{ abilities: atRoundEnd({ do: 'hit', who: 'each' }) }],
    }).play();
    const [first, second, third] = r.options('order-triggers') as [string, string, string];

    r.answer('order-triggers', second, 1).answer('agree-order-triggers', 'no', 0).answer('agree-order-triggers', 'no', 2);

    r.only('order-triggers', [first, third], 0).only('order-triggers', [first, third], 1);
  });

  test('[PA-R-31] where all but one were refused, the one that is left comes first, and nobody is asked', () => {
    const r = endingRound({
      state: { first: 0 },
      hunters: [{}, {}, {}],
      perils: [
        { abilities: atRoundEnd({ do: 'acceleration', n: 1 }) },
        { abilities: atRoundEnd({ do: 'bonus-damage', n: 1, until: 'turn' }) },
      ],
    }).play();

    r.answer('order-triggers', r.options('order-triggers')[0]!, 1)
      .answer('agree-order-triggers', 'no', 0)
      .answer('agree-order-triggers', 'no', 2);

    expect(r.types('acceleration-changed', 'bonus-damage')).toEqual(['bonus-damage', 'acceleration-changed']);
  });

  const TURN = { do: 'turn', to: 'opposite' } as const;
  const onTurning = (...effects: Ability['effects']) => ({ abilities: [{ on: 'turned', effects } as const] });
  test('[PA-R-64] nobody is asked for the order of things that are the same in everything', () => {
    const r = endingRound({
      hunters: [{ item: onTurning({ do: 'stamina', n: 1 }) }, {}],
      perils: [{ abilities: atRoundEnd(TURN, TURN, TURN) }],
    });

    r.untilScene('begin-round');

    expect([r.asked, r.hunter(0).stamina]).toEqual([[], 3]);
  });
  test('[PA-R-64] beside others the first of them stands for all; the group is asked while anything else waits', () => {
    const r = endingRound({
      hunters: [{ item: onTurning({ do: 'stamina', n: 1 }) }, { item: onTurning({ do: 'defence', n: 1 }) }],
      perils: [{ abilities: atRoundEnd(TURN, TURN) }],
    }).play();
    const offered = (): number[] => r.decision('order-triggers').options.map(one => (one.value as { no: number }).no);

    expect(offered()).toEqual([0, 1]);
    r.answer('order-triggers', r.options('order-triggers')[1]!, 0);
    expect(offered()).toEqual([0, 2]);
    r.answer('order-triggers', r.options('order-triggers')[1]!, 0);

    expect(r.types('stamina-changed', 'defence-gained')).toEqual([
      'defence-gained',
      'defence-gained',
      'stamina-changed',
      'stamina-changed',
    ]);
    expect(r.types('round-ended')).toEqual(['round-ended']);
  });
  test('[PA-R-64] whom it is about makes a difference', () => {
    const r = endingRound({
      hunters: [{ item: { abilities: [{ on: 'suffered', of: 'any', effects: [{ do: 'stamina', n: 1 }] }] } }, {}],
      perils: [{ abilities: atRoundEnd({ do: 'hit', who: 'each' }) }],
    }).play();

    expect(r.options('order-triggers')).toHaveLength(2);
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

const GAIN = { do: 'stamina', n: 1 } as const;
const onTurned = { abilities: [{ on: 'turned', effects: [GAIN] }] } as const;
const TURN = { do: 'turn', to: 'opposite' } as const;
const thrown = (id: string) => ({ id, abilities: [{ on: 'discarded', effects: [GAIN] }] }) as const;

describe('Who is asked, and about what', () => {
  test('[PA-PRIO-5] texts of two hunters are ordered by the group, also in the turn of one of them', () => {
    const r = saying([TURN], { hunters: [{ item: onTurned }, { item: onTurned }] });

    expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'order-triggers'],
      [1, 'order-triggers'],
    ]);
  });

  test('[PA-R-8][PA-PRIO-5] cards discarded by two hunters have no order among each other', () => {
    const r = saying([{ do: 'discard', n: 1, who: 'each' }], {
      hunters: [{ hand: [thrown('test-mine')] }, { hand: [thrown('test-theirs')] }],
    }).answer('choose-discard', ['test-mine'], 0);

    expect([r.asks, r.options('order-triggers').length]).toEqual(['order-triggers', 2]);
  });

  test('[PA-R-8][PA-PLAY-12] a discarded card comes after other discarded ones only, not after whatever its hunter has', () => {
    const r = saying([TURN, { do: 'discard', n: 1 }], { hunters: [{ hand: [thrown('test-mine')], item: onTurned }, {}] });
    r.answer('choose-discard', ['test-mine']);

    expect([r.asks, r.options('order-own').length]).toEqual(['order-own', 2]);
  });

  test('[PA-PRIO-5] an option is about its card, and what is no card is about none', () => {
    const r = endingRound({ hunters: [{ item: { abilities: atRoundEnd(GAIN) } }, {}], scenario: { rules: atRoundEnd(GAIN) } }).play();
    const { item } = r.hunter(0);

    expect(r.decision('order-triggers', 0).options.map(one => one.about ?? [])).toEqual(
      r.options('order-triggers').map(key => (key.startsWith(`text-${item}-`) ? [{ kind: 'card', id: item }] : [])),
    );
    expect(r.options('order-triggers').filter(key => key.startsWith('text--1-'))).toHaveLength(1);
  });

  test('[PA-PRIO-4][PA-TERR-10] ground that waits beside a text is named', () => {
    const item = { abilities: [{ on: 'turn-end', effects: [GAIN] }] } as const;
    const r = hunt({ step: 'end-turn', hunters: [{ item }, {}], terrain: [{ kind: 'plateau', at: 'south' }] }).play();

    r.only('order-own', [`text-${r.hunter(0).item}-0-0`, 'climb-1']);
  });

  test('[PA-PRIO-7] a text whose condition is not met, and that says nothing for that, does not wait', () => {
    const armour = { abilities: [{ on: 'turned', if: [{ if: 'position', is: ['flank'] }], effects: [GAIN] }] } as const;
    const r = saying([TURN], { hunters: [{ armour, helm: onTurned }, {}] });

    expect([r.asks, r.hunter(0).stamina]).toEqual(['act', 1]);
  });
});

describe('What no longer is resolved', () => {
  const struck = (second: SlotOn) =>
    hunt({
      hunters: [{ hand: [{ id: 'test-blow' }, { id: 'test-tough', colour: 'green', keywords: ['resilience'] }, SPARE] }, {}],
      slots: [
        { icons: ['attack'], base: [{ do: 'hit' }] },
        { icons: ['attack'], ...second },
      ],
    })
      .play()
      .answer('act', 'test-blow')
      .answer('order-behaviours', 'slot-0');

  test('[PA-KW-RESIL-1] a card that answered one hit of two does not answer the other', () => {
    const r = struck({ base: [{ do: 'hit' }] }).answer('resilience', ['test-tough']);

    expect([r.asks, r.toldOf('resilience-shown').length, r.toldOf('suffered').length]).toEqual(['act', 1, 2]);
  });

  test('[PA-KW-RESIL-1] nor does one that has left the hand since', () => {
    const r = struck({ base: [{ do: 'discard', n: 1 }] }).answer('choose-discard', ['test-tough']);

    expect([r.asks, r.toldOf('resilience-shown')]).toEqual(['act', []]);
  });

  test('[PA-BEH-20] a behaviour that waits in a slot which is locked meanwhile', () => {
    const r = playing(
      {},
      {
        slots: [
          { id: 'test-a', icons: ['attack'], base: [{ do: 'lock-slot' }] },
          { id: 'test-b', icons: ['attack'] },
        ],
      },
    ).answer('order-behaviours', 'slot-0');

    expect([r.asks, r.toldOf('behaviour-revealed').map(one => keyOf(one.card))]).toEqual(['act', ['test-a']]);
  });

  test('[PA-KO-19] what a card says that was recycled by whoever falls to that', () => {
    const dodge = { ...thrown('test-dodge'), colour: 'green' } as const;
    const r = hunt({
      step: 'move',
      hunters: [{ hand: [dodge], damage: 8, deck: [] }, { stamina: 1 }],
      terrain: [{ kind: 'brush', at: 'south' }],
    })
      .play()
      .answer('move', 'hide')
      .answer('deplete', 'armour');

    expect([r.hunter(0).ko, r.hunter(0).stamina, r.toldOf('stamina-changed')]).toEqual(['red', 0, []]);
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
