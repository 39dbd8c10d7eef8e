/** Behaviours from their reveal to the refill of their slots: PA-BEH-*. What wakes them is in chain.test.ts. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import { type HuntRehearsal, hunt, type Position, playing, type SlotOn, SPARE, saying } from '../testing/rehearsal.ts';

const revealed = (r: HuntRehearsal): string[] => r.toldOf('behaviour-revealed').map(one => keyOf(one.card));
const discarded = (r: HuntRehearsal): string[][] => r.toldOf('behaviours-discarded').map(one => one.cards.map(keyOf));
const lies = (r: HuntRehearsal): string[] => r.monster.slots.map(one => one.down.map(keyOf).join());
const faster: SlotOn['base'] = [{ do: 'acceleration', n: 1 }];
const RAGE: SlotOn = { id: 'test-rage', icons: ['rampage'], base: [{ do: 'bonus-damage', n: 1, until: 'turn' }] };
const quiet = (id: string): SlotOn => ({ id, icons: ['start-water'] });

describe('A behaviour that is triggered', () => {
  test('[PA-BEH-2][PA-BEH-3][PA-BEH-4] the card that triggers it is done first, then it is turned up and its base ability applied', () => {
    const r = saying([{ do: 'draw', n: 2 }], { beast: { struggle: 2 }, slots: [{ icons: ['maneuver'], base: faster }] });

    expect(r.types('drew', 'struggle-changed', 'behaviour-revealed', 'acceleration-changed')).toEqual([
      'drew',
      'struggle-changed',
      'behaviour-revealed',
      'acceleration-changed',
    ]);
  });

  test('[PA-BEH-1][PA-BEH-15] then it is discarded and its slot refilled: every open slot is filled when it is over', () => {
    const r = playing(
      {},
      { slots: [{ id: 'test-a', icons: ['attack'] }, quiet('test-b'), { isLocked: true }], pile: [quiet('test-c'), quiet('test-d')] },
    );

    expect(discarded(r)).toEqual([['test-a']]);
    expect(lies(r)).toEqual(['test-c', 'test-b', '']);
    expect(r.monster.discard.map(keyOf)).toEqual(['test-a']);
  });

  test('[PA-BEH-5] of two icons either triggers it', () => {
    const r = playing({ colour: 'green' }, { slots: [{ id: 'test-a', icons: ['empty-hand', 'dodge'] }] });

    expect(revealed(r)).toEqual(['test-a']);
  });

  test('[PA-BEH-6] of several that wait the group picks the next, and each is refilled before the next is revealed', () => {
    const r = playing(
      {},
      {
        slots: [
          { id: 'test-a', icons: ['attack'] },
          { id: 'test-b', icons: ['offensive'] },
        ],
      },
    );

    r.only('order-behaviours', ['slot-0', 'slot-1'], 1).answer('order-behaviours', 'slot-1');

    expect(revealed(r)).toEqual(['test-b', 'test-a']);
    expect(r.types('behaviour-revealed', 'behaviours-discarded', 'slot-filled').slice(0, 4)).toEqual([
      'behaviour-revealed',
      'behaviours-discarded',
      'slot-filled',
      'behaviour-revealed',
    ]);
  });

  test('[PA-BEH-7][PA-TRIG-26] a refill is not triggered by what emptied its slot, nor by what was before', () => {
    const r = playing({}, { slots: [{ id: 'test-a', icons: ['attack'] }], pile: [{ id: 'test-b', icons: ['attack'] }, quiet('test-c')] });

    expect(revealed(r)).toEqual(['test-a']);
    expect(lies(r)).toEqual(['test-b']);
  });

  test('[PA-BEH-8] one that answers to coming into play is resolved as soon as the refill is done', () => {
    const r = playing(
      {},
      { slots: [{ id: 'test-a', icons: ['attack'] }], pile: [{ id: 'test-b', icons: ['enters'], base: faster }, quiet('test-c')] },
    );

    expect(revealed(r)).toEqual(['test-a', 'test-b']);
    expect(r.types('slot-filled', 'acceleration-changed')).toEqual(['slot-filled', 'acceleration-changed', 'slot-filled']);
  });

  test('[PA-BEH-8] so it is in upkeep, but what lies there from the start waits for ever', () => {
    const r = hunt({
      step: 'upkeep',
      active: -1,
      hunters: [{ stamina: 1 }, {}],
      slots: [
        { number: 1, icons: ['start-water'] },
        { id: 'test-lies', icons: ['enters'] },
      ],
      pile: [{ id: 'test-b', icons: ['enters'], base: faster }, quiet('test-c')],
    }).play();

    expect(revealed(r)).toEqual(['test-b']);
    expect(lies(r)).toEqual(['test-c', 'test-lies']);
  });

  test.each([
    [3, 'boost-applied', 1, 1],
    [1, 'boost-skipped', 1, 0],
  ] as const)(
    '[PA-BEH-9][PA-BEH-10][PA-BEH-11] a boost of 2 with struggle %i: %s, and nobody is asked',
    (struggle, what, left, applied) => {
      const r = playing({}, { beast: { struggle }, slots: [{ icons: ['attack'], base: [], boost: { cost: 2, effects: faster } }] });

      expect(r.types('boost-applied', 'boost-skipped')).toEqual([what]);
      expect(r.monster).toMatchObject({ struggle: left, acceleration: applied });
      expect(r.asks).toBe('act');
    },
  );

  test('[PA-BEH-17] a choice that it offers is the victim’s', () => {
    const dodge = { id: 'test-dodge', colour: 'green' } as const;
    const slots: SlotOn[] = [
      { icons: ['attack'], base: [{ do: 'unless', who: 'rear', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] }] },
    ];
    const r = playing({}, { hunters: [{}, { hand: [dodge], at: 'north' }], slots });

    expect(r.decision('spare-yourself')).toMatchObject({ seat: 1 });
    r.answer('spare-yourself', 'yes');
    expect(r.hunter(1)).toMatchObject({ damage: 0, hand: [] });
  });

  test('[PA-BEH-17] whoever does not pay, or cannot, suffers', () => {
    const base: SlotOn['base'] = [{ do: 'unless', who: 'each', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] }];
    const r = playing({}, { hunters: [{}, { hand: [{ colour: 'red' }] }], slots: [{ icons: ['attack'], base }] });

    r.answer('spare-yourself', 'no');

    expect(r.state.hunters.map(one => one.damage)).toEqual([2, 2]);
  });

  test('[PA-R-42] who can move may do so to be spared', () => {
    const base: SlotOn['base'] = [{ do: 'unless', who: 'front', pays: 'move', effects: [{ do: 'hit' }] }];
    const r = playing({}, { slots: [{ icons: ['attack'], base }] });

    r.only('spare-yourself', ['sector-3', 'sector-1', 'suffer']).answer('spare-yourself', 'sector-3').answer('spare-yourself', 'suffer');

    expect(r.state.hunters.map(({ damage, sector }) => [damage, sector])).toEqual([
      [0, 3],
      [2, 2],
    ]);
  });

  test('[PA-BEH-18] if its target is tied, the group chooses among the tied', () => {
    const r = playing(
      {},
      {
        hunters: [{ damage: 1 }, { damage: 1 }, {}],
        slots: [{ icons: ['attack'], base: [{ do: 'hit', who: 'most-damage' }] }],
      },
    );

    r.only('choose-tied', ['seat-0', 'seat-1'], 2).answer('choose-tied', 'seat-1');

    expect(r.state.hunters.map(one => one.damage)).toEqual([1, 3, 0]);
  });

  test('[PA-BEH-19] what it triggers waits until it is discarded and refilled', () => {
    const r = playing(
      {},
      {
        slots: [
          { id: 'test-a', icons: ['attack'], base: [{ do: 'threaten' }] },
          { id: 'test-b', icons: ['threatened'] },
        ],
      },
    );

    expect(revealed(r)).toEqual(['test-a', 'test-b']);
    expect(r.types('threatened', 'behaviours-discarded', 'slot-filled', 'behaviour-revealed').slice(0, 5)).toEqual([
      'behaviour-revealed',
      'threatened',
      'behaviours-discarded',
      'slot-filled',
      'behaviour-revealed',
    ]);
  });

  test('[PA-BEH-20] one that has left its slot before its time is not resolved', () => {
    const slots: SlotOn[] = [
      { id: 'test-a', icons: ['attack'], base: [{ do: 'discard-slot' }] },
      { id: 'test-b', icons: ['attack'] },
      quiet('test-c'),
    ];
    const r = playing({}, { slots });

    r.answer('order-behaviours', 'slot-0').only('group-slot', ['slot-1', 'slot-2']).answer('group-slot', 'slot-1');

    expect(revealed(r)).toEqual(['test-a']);
    expect(r.monster.discard.map(keyOf)).toEqual(['test-b', 'test-a']);
  });

  test('[PA-BEH-21][PA-R-18] outside turns the active hunter is the first player, or the next who stands', () => {
    const r = hunt({
      step: 'end-round',
      active: -1,
      first: 1,
      aggro: 2,
      hunters: [{}, { ko: 'red', at: 'east' }, {}],
      slots: [{ icons: ['end-round'], base: [{ do: 'hit' }] }],
    });

    r.untilScene('begin-round');

    expect(r.state.hunters.map(one => one.damage)).toEqual([0, 0, 2]);
  });

  test('[PA-BEH-24][PA-R-58] a slot that the text of the card stuns is not triggered', () => {
    const r = playing({ abilities: [{ on: 'play', effects: [{ do: 'stun' }] }] }, { slots: [{ icons: ['attack'] }, quiet('test-b')] });

    r.answer('choose-slot', 'slot-0').answer('stun-hunter', 'seat-1');

    expect(revealed(r)).toEqual([]);
    expect(r.monster.slots[0]).toMatchObject({ isStunned: true });
  });

  test('[PA-BEH-24][PA-R-58] nor is the refill of a slot that the text emptied', () => {
    const r = playing(
      { abilities: [{ on: 'play', effects: [{ do: 'discard-slot' }] }] },
      { slots: [{ icons: ['attack'] }], pile: [{ id: 'test-b', icons: ['attack'] }, quiet('test-c')] },
    );

    expect(revealed(r)).toEqual([]);
    expect(lies(r)).toEqual(['test-b']);
  });

  test('[PA-BEH-25][PA-R-28] a chain without end is cut after 20 behaviours, and the hunt goes on', () => {
    const spin: SlotOn = { icons: ['turn'], base: [{ do: 'turn', to: 'clockwise' }] };
    const r = saying([{ do: 'turn', to: 'opposite' }], { slots: [spin, spin], pile: Array.from({ length: 30 }, () => spin) });

    r.answer('order-behaviours', 'slot-0');

    expect(r.toldOf('behaviour-revealed')).toHaveLength(20);
    expect(r.toldOf('chain-cut')).toMatchObject([{ left: 1 }]);
    expect(r.asks).toBe('act');
    expect(r.monster.slots.every(one => one.down.length === 1)).toBe(true);
    expect(r.monster.discard).toHaveLength(20);
  });

  test('[PA-BEH-25] so is one of 100 texts; an unleash that is due is still made', () => {
    const echo = {
      on: 'turned',
      effects: [
        { do: 'turn', to: 'clockwise' },
        { do: 'struggle', n: 1 },
      ],
    } as const;
    const r = saying([{ do: 'turn', to: 'opposite' }], {
      hunters: [{ armour: { health: 900 } }, { armour: { health: 900 } }],
      perils: [{ abilities: [echo] }],
    });

    expect(r.toldOf('monster-turned')).toHaveLength(101);
    expect(r.types('unleashed', 'chain-cut').at(-1)).toBe('chain-cut');
    expect(r.monster.struggle).toBeLessThan(6);
    expect(r.asks).toBe('act');
  });

  test('[PA-BEH-9] a boost that repeats the base ability repeats all of it', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, {}],
      slots: [
        { icons: ['attack'], base: [{ do: 'hit' }, { do: 'acceleration', n: 1 }], boost: { cost: 1, effects: [{ do: 'repeat-base' }] } },
      ],
    })
      .play()
      .answer('act', 'test-cut');

    expect([r.hunter(0).damage, r.monster.acceleration]).toEqual([4, 2]);
  });

  test('[PA-KO-12][PA-KO-19] it does not turn to a hunter whom it has felled', () => {
    const r = hunt({
      aggro: 1,
      hunters: [
        { damage: 8, hand: [{ id: 'test-cut' }] },
        { at: 'west', hand: [SPARE] },
      ],
      slots: [{ icons: ['attack'], base: [{ do: 'hit' }, { do: 'turn', to: 'self' }] }],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('deplete', 'helm');

    expect(r.monster.facing).toBe(3);
  });

  test('[PA-BEH-17][PA-KO-12] who has fallen to it meanwhile is not asked any more', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, { damage: 8 }],
      slots: [{ icons: ['attack'], base: [{ do: 'unless', who: 'each', pays: 'move', effects: [{ do: 'hit', who: 'each' }] }] }],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('spare-yourself', 'suffer', 0)
      .answer('deplete', 'helm', 1);

    expect(r.asked.filter(line => line.includes('spare-yourself'))).toHaveLength(1);
  });
});

describe('Whom a behaviour is about', () => {
  test('[PA-TRIG-20] the one who became threatened, whoever’s turn it is', () => {
    const r = saying([{ do: 'threaten', who: 'another' }], { slots: [{ icons: ['threatened'], base: [{ do: 'hit', who: 'that' }] }] });

    expect(r.state.hunters.map(one => one.damage)).toEqual([0, 2]);
  });

  test('[PA-TRIG-18] the one who moved', () => {
    const r = saying([{ do: 'move', who: 'another', must: true }], {
      slots: [
        {
          icons: ['move'],
          base: [{ do: 'turn', to: 'that' }],
          boost: { cost: 0, effects: [{ do: 'unless', who: 'that', pays: { stamina: 1 }, effects: [{ do: 'hit' }] }] },
        },
      ],
    });

    r.answer('forced-move', 'sector-1');

    expect(r.monster.facing).toBe(1);
    expect(r.state.hunters.map(one => one.damage)).toEqual([0, 2]);
  });

  test('[PA-BEH-4] the reveal says whose deed woke it; what nobody did says nobody', () => {
    const woken = hunt({ active: 1, slots: [{ icons: ['attack'] }], hunters: [{}, { hand: [{ id: 'test-cut' }, SPARE] }] })
      .play()
      .answer('act', 'test-cut');
    const turned = hunt({ step: 'end-turn', aggro: 1, toPlay: [], slots: [{ icons: ['turn'] }], hunters: [{}, { at: 'west' }] });

    expect(woken.toldOf('behaviour-revealed')).toMatchObject([{ slot: 0, by: 1 }]);
    expect(turned.untilScene('end-round').toldOf('behaviour-revealed')).toMatchObject([{ slot: 0, by: -1 }]);
  });
});

describe('Rampage', () => {
  test('[PA-BEH-12][PA-BEH-15] every rampage card in play is resolved with it, base and boost, and both are discarded', () => {
    const r = playing(
      {},
      {
        beast: { struggle: 2 },
        slots: [
          { id: 'test-a', icons: ['attack'], base: faster, boost: { cost: 1, effects: [] } },
          quiet('test-b'),
          { ...RAGE, boost: { cost: 1, effects: faster } },
        ],
      },
    );

    expect(revealed(r)).toEqual(['test-a', 'test-rage']);
    expect(r.types('boost-applied', 'rampage', 'bonus-damage', 'behaviours-discarded', 'slot-filled')).toEqual([
      'boost-applied',
      'rampage',
      'bonus-damage',
      'boost-applied',
      'behaviours-discarded',
      'slot-filled',
      'slot-filled',
    ]);
    expect(discarded(r)).toEqual([['test-a', 'test-rage']]);
    expect(r.monster).toMatchObject({ acceleration: 2, struggle: 0 });
  });

  test('[PA-BEH-13][PA-BEH-14] several are ordered by the group, and each is resolved once', () => {
    const r = playing({}, { slots: [{ id: 'test-a', icons: ['attack'] }, RAGE, { ...RAGE, id: 'test-fury' }] });

    r.only('order-rampage', ['slot-1', 'slot-2']).answer('order-rampage', 'slot-2');

    expect(revealed(r)).toEqual(['test-a', 'test-fury', 'test-rage']);
    expect(r.monster.bonusThisTurn).toBe(2);
  });

  test('[PA-BEH-16] slots are refilled one at a time, the lowest first', () => {
    const r = playing(
      {},
      { beast: { struggle: 0 }, slots: [{ id: 'test-a', icons: ['attack'] }, quiet('test-b'), RAGE], pile: [quiet('test-c')] },
    );

    expect(r.types('slot-filled', 'behaviours-shuffled', 'struggle-changed')).toEqual([
      'slot-filled',
      'behaviours-shuffled',
      'struggle-changed',
      'slot-filled',
    ]);
    expect(lies(r)).toEqual(['test-c', 'test-b', 'test-a']);
  });

  test('[PA-BEH-22] a stunned one stays face down', () => {
    const r = playing(
      {},
      {
        slots: [
          { id: 'test-a', icons: ['attack'] },
          { ...RAGE, isStunned: true },
        ],
      },
    );

    expect(revealed(r)).toEqual(['test-a']);
    expect(lies(r)[1]).toBe('test-rage');
  });

  test('[PA-BEH-23] one that came as a refill takes part in the next resolution', () => {
    const slots: SlotOn[] = [
      { id: 'test-a', icons: ['attack'] },
      { id: 'test-b', icons: ['attack'] },
    ];
    const r = playing({}, { slots, pile: [RAGE, quiet('test-c'), quiet('test-d'), quiet('test-e')] });

    r.answer('order-behaviours', 'slot-0');

    expect(revealed(r)).toEqual(['test-a', 'test-b', 'test-rage']);
    expect(discarded(r)).toEqual([['test-a'], ['test-b', 'test-rage']]);
  });

  test('[PA-BEH-26] one from the top of the pile runs the same steps, and only the rampage slot is refilled', () => {
    const r = saying([{ do: 'resolve-top' }], {
      beast: { struggle: 2 },
      slots: [quiet('test-a'), quiet('test-b'), RAGE],
      pile: [{ id: 'test-top', base: faster, boost: { cost: 1, effects: faster }, icons: ['attack'] }, quiet('test-c'), quiet('test-d')],
    });

    expect(revealed(r)).toEqual(['test-top', 'test-rage']);
    expect(r.monster.acceleration).toBe(2);
    expect(r.toldOf('slot-filled')).toMatchObject([{ slot: 2 }]);
    expect(r.monster.discard.map(keyOf).toSorted()).toEqual(['test-rage', 'test-top']);
  });

  test('[PA-BEH-26][PA-DECK-8] the last of the pile is not shuffled into it while it is resolved', () => {
    const r = saying([{ do: 'resolve-top' }], {
      slots: [quiet('test-a')],
      pile: [{ id: 'test-top', icons: ['attack'], base: [] }],
      behavioursDiscarded: [quiet('test-c')],
    });

    expect(r.monster.pile.map(keyOf)).toEqual(['test-c']);
    expect(r.monster.discard.map(keyOf)).toEqual(['test-top']);
  });

  test('[PA-R-57] with pile and discard empty there is one escalation, and the slots wait', () => {
    const r = saying([{ do: 'open-slot' }, { do: 'open-slot' }], {
      beast: { struggle: 1 },
      slots: [quiet('test-a'), { isLocked: true }, { isLocked: true }],
      pile: [quiet('test-b')],
    });

    expect(lies(r)).toEqual(['test-a', 'test-b', '']);
    expect(r.toldOf('struggle-changed').filter(one => one.why === 'escalation')).toHaveLength(1);
  });

  test('a text about revealed behaviours answers those of a rampage and of the pile, too', () => {
    const peril = { abilities: [{ on: 'behaviour-revealed', card: { trait: 'Heat' }, effects: [{ do: 'acceleration', n: 1 }] }] } as const;
    const hot = { trait: 'Heat' };
    const raging = playing(
      {},
      {
        perils: [peril],
        slots: [
          { icons: ['attack'], base: [] },
          { ...RAGE, ...hot },
        ],
      },
    );
    const topped = saying([{ do: 'resolve-top' }], { perils: [peril], slots: [], pile: [{ ...hot, icons: ['attack'] }, quiet('test-c')] });

    expect(raging.monster.acceleration).toBe(1);
    expect(topped.monster.acceleration).toBe(1);
  });

  test('[PA-KO-19][PA-R-45] if its base ability fells the active hunter, rampage, discard and refill still follow', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-blow' }, SPARE], damage: 8 }, { stamina: 1 }],
      slots: [{ id: 'test-a', icons: ['attack'], base: [{ do: 'hit' }, ...faster] }, RAGE],
    }).play();

    r.answer('act', 'test-blow').answer('deplete', 'helm');

    expect(revealed(r)).toEqual(['test-a', 'test-rage']);
    expect(r.types('knocked-out', 'acceleration-changed', 'rampage', 'behaviours-discarded', 'slot-filled', 'turn-ended')).toEqual([
      'knocked-out',
      'acceleration-changed',
      'rampage',
      'behaviours-discarded',
      'slot-filled',
      'slot-filled',
      'turn-ended',
    ]);
    expect(r.decision('move')).toMatchObject({ seat: 1 });
  });

  test('[PA-BEH-12][PA-TRIG-26] a card that has come into the slot of a rampage card meanwhile does not rage', () => {
    const quiet = { icons: ['start-water'], base: [{ do: 'hit', who: 'each' }] } as const;
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, {}],
      slots: [
        { icons: ['attack'], base: [] },
        { icons: ['rampage'], base: [{ do: 'discard-slot' }] },
        { icons: ['rampage'], base: [{ do: 'hit' }] },
      ],
      pile: [quiet, quiet, quiet, quiet],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('order-rampage', 'slot-1');

    expect(r.toldOf('behaviour-revealed').map(({ slot }) => slot)).toEqual([0, 1]);
    expect(r.state.hunters.map(({ damage }) => damage)).toEqual([0, 0]);
    expect(r.monster.slots.every(({ down }) => down.length === 1)).toBe(true);
  });
});

describe('The top of the pile', () => {
  test('[PA-BEH-26][PA-DECK-11] of an empty one, after the discard was shuffled into it', () => {
    const r = saying([{ do: 'resolve-top' }], {
      slots: [],
      pile: [],
      behavioursDiscarded: [{ id: 'test-old', base: faster, icons: ['attack'] }],
    });

    expect([revealed(r), r.monster.acceleration]).toEqual([['test-old'], 1]);
    expect(r.toldOf('behaviours-shuffled').map(one => one.rule)[0]).toBe('PA-DECK-11');
  });
  test('[PA-TERR-12][PA-BEH-26] somebody mounts it: nothing of it is done, and nothing rampages', () => {
    const r = saying([{ do: 'resolve-top' }], {
      hunters: [{}, { placement: 'plateau', deck: [{ value: 2 }, SPARE] }],
      terrain: [{ kind: 'plateau', at: 'south', occupant: 1 }],
      attrition: [1],
      slots: [RAGE],
      pile: [{ id: 'test-top', base: faster, icons: ['attack'] }, quiet('test-c')],
    });
    r.answer('mount', 'yes').answer('land', 'sector-0');

    expect([revealed(r), r.monster.acceleration]).toEqual([['test-top'], 0]);
    expect(r.hunter(1).sector).toBe(0);
  });
});

describe('Cancelling a boost', () => {
  const boosted = { icons: ['maneuver'], base: [], boost: { cost: 1, effects: faster } } as const;
  const bell = (more: object) => ({ abilities: [{ on: 'boost-due', effects: [{ do: 'cancel-boost' }], ...more }] }) as const;
  const after = (item: ReturnType<typeof bell>, more: Position = {}) => {
    const r = saying([], { beast: { struggle: 2 }, slots: [boosted], hunters: [{}, { item }], ...more });
    return [r.monster.acceleration, r.types('boost-cancelled', 'boost-applied')];
  };
  test('[PA-BEH-10] by a text whose condition holds, and by no other', () => {
    expect(after(bell({}))).toEqual([0, ['boost-cancelled']]);
    expect(
      after(bell({ if: [{ if: 'threatened' }] }), { hunters: [{}, { item: bell({ if: [{ if: 'threatened' }] }), isThreatened: true }] }),
    ).toEqual([0, ['boost-cancelled']]);
    expect(after(bell({ if: [{ if: 'threatened' }] }))).toEqual([1, ['boost-applied']]);
  });
  test('[PA-BEH-10][PA-KO-19] by nobody who has fallen', () => {
    expect(after(bell({}), { hunters: [{}, { item: bell({}), ko: 'red' }] })).toEqual([1, ['boost-applied']]);
  });
  test('[PA-BEH-9] nobody is asked about one that cannot be paid', () => {
    // The maneuver takes the first of the two away.
    expect(after(bell({ may: true }), { beast: { struggle: 1 } })).toEqual([0, []]);
  });
});

describe('From the pile', () => {
  test('[PA-BEH-26][PA-BEH-12] done within a behaviour, which is not done again; each goes in its turn, and its slot is filled once', () => {
    const r = playing(
      {},
      {
        slots: [
          { id: 'test-a', icons: ['attack', 'rampage'], base: [{ do: 'resolve-top' }, ...faster!] },
          { ...RAGE, id: 'test-b' },
          quiet('test-c'),
        ],
        pile: [
          { id: 'test-top', icons: ['start-water'], base: [{ do: 'struggle', n: 1 }] },
          quiet('test-d'),
          quiet('test-e'),
          quiet('test-f'),
        ],
      },
    );

    expect(revealed(r)).toEqual(['test-a', 'test-top', 'test-b']);
    expect([lies(r), r.monster.acceleration]).toEqual([['test-e', 'test-d', 'test-c'], 1]);
  });
  test('[PA-BEH-10][PA-KO-19] whoever falls to the price of cancelling a boost cancels nothing else', () => {
    const cancels = (more: object) => ({ on: 'boost-due', may: true, effects: [], ...more }) as const;
    const r = saying([], {
      beast: { struggle: 3 },
      slots: [{ icons: ['maneuver'], base: [], boost: { cost: 1, effects: faster! } }],
      hunters: [
        {},
        {
          damage: 8,
          armour: { health: 5, abilities: [cancels({ cost: { suffer: 1 } })] },
          helm: { health: 4 },
          item: { abilities: [cancels({})] },
        },
      ],
    });
    r.answer('use-ability', 'yes', 1).answer('deplete', 'helm', 1);

    expect([r.asks, r.askedSeat, r.hunter(1).ko, r.types('boost-applied')]).toEqual(['act', 0, 'red', ['boost-applied']]);
  });
});
