/** Damage to hunters, knock-outs, and how a hunt is lost: PA-DMG-10 to PA-DMG-14, PA-KO-*, PA-WIN-*. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { Harm } from '../content/kinds.ts';
import type { Ability } from '../content/words/index.ts';
import { healthOf } from '../questions.ts';
import { type HunterOn, hunt, playing, SPARE, saying } from '../testing/rehearsal.ts';
import { huntOf } from './chain.ts';
import { hurt } from './harm.ts';

const WORN: HunterOn = { armour: { health: 5 }, helm: { health: 4 } };

describe('Damage to hunters', () => {
  test('[PA-DMG-10] monster damage is that of the stance and its bonus, at the moment it is dealt', () => {
    const r = saying([{ do: 'hit' }, { do: 'bonus-damage', n: 1, until: 'turn' }, { do: 'hit' }]);

    expect(r.toldOf('suffered').map(one => one.damage)).toEqual([2, 3]);
  });

  test('[PA-DMG-11] healing takes off what there is', () => {
    expect(saying([{ do: 'heal', n: 5 }], { hunters: [{ damage: 3 }, {}] }).hunter(0).damage).toBe(0);
    expect(saying([{ do: 'heal', n: 2 }], { hunters: [{ damage: 3 }, {}] }).hunter(0).damage).toBe(1);
  });

  test('[PA-DMG-12][PA-R-11] one effect hits all at the same time, then whoever has fallen is down in player order', () => {
    const r = saying([{ do: 'hit', who: 'each' }], {
      first: 1,
      hunters: [{}, { ...WORN, damage: 8 }, { ...WORN, damage: 7 }],
    });

    expect(r.types('suffered', 'knocked-out')).toEqual(['suffered', 'suffered', 'suffered', 'knocked-out', 'knocked-out']);
    expect(r.toldOf('knocked-out').map(one => one.seat)).toEqual([1, 2]);
    expect(r.decision('deplete')).toMatchObject({ seat: 1 });
  });

  test('[PA-DMG-13] the last wound wins before the last hunter is down', () => {
    const r = saying(
      [
        { do: 'wounds', n: 1 },
        { do: 'suffer', n: 9, who: 'each' },
      ],
      { beast: { health: 1 }, stance: { stance: 3 } },
    );

    expect(r.state).toMatchObject({ result: 'won', why: 'none' });
  });

  test('[PA-DMG-13] a wound that a number makes comes before the fall that a number makes', () => {
    const peril = {
      on: 'while',
      effects: [
        { do: 'toughness', by: 1 },
        { do: 'health', by: 5 },
      ],
    } as const;
    const r = saying([{ do: 'blind' }], {
      beast: { health: 1, damage: 10 },
      stance: { stance: 3 },
      hunters: [
        { ...WORN, damage: 9 },
        { ...WORN, damage: 9 },
      ],
      perils: [{ abilities: [peril] }],
    });

    expect(r.state.result).toBe('won');
  });

  test('[PA-DMG-14] damage of 0 is not suffered', () => {
    const r = hunt({
      step: 'attrition',
      hunters: [{ hand: [{ keywords: ['resilience'] }] }, {}],
      attrition: [2],
      stance: { damage: 0 },
    });

    r.untilScene('end-turn');

    expect(r.types('attrition-failed', 'suffered')).toEqual(['attrition-failed']);
    expect(r.asked).toEqual([]);
  });
});

describe('A knock-out', () => {
  /** Seat 0 plays a card that fells seat 1. */
  const felling = (hunter: HunterOn = {}, rest: Parameters<typeof saying>[1] = {}) =>
    saying([{ do: 'suffer', n: 11, who: 'another' }], { hunters: [{}, { ...WORN, ...hunter }], ...rest });

  test.each([
    [8, 'up'],
    [9, 'red'],
  ] as const)('[PA-KO-1] damage %i of 9 health: %s', (n, ko) => {
    const r = saying([{ do: 'suffer', n, who: 'another' }], { hunters: [{}, WORN] });

    expect(r.hunter(1).ko).toBe(ko);
  });

  test('[PA-KO-2] in the own turn it ends the turn at once: no attrition, no refill', () => {
    const r = saying([{ do: 'suffer', n: 9 }], { hunters: [WORN, { stamina: 1 }] });

    r.answer('deplete', 'armour');

    expect(r.types('attrition-revealed', 'drew')).toEqual([]);
    expect(r.decision('move')).toMatchObject({ seat: 1 });
    expect(r.hunter(0).hand).toEqual([]);
  });

  test('[PA-KO-3][PA-KO-9] damage goes, and the hunter lies in the same sector with a red token', () => {
    const r = felling({ at: 'west' }).answer('deplete', 'armour');

    expect(r.hunter(1)).toMatchObject({ damage: 0, ko: 'red', sector: 3, falls: 1 });
  });

  test.each([
    [0, 1, 0],
    [1, 1, 2],
    [2, 1, 2],
  ])('[PA-KO-4][PA-R-37] first player %i: aggro of seat %i goes to seat %i', (first, aggro, to) => {
    const r = saying(
      [
        { do: 'suffer', n: 9, who: 'that' },
        { do: 'suffer', n: 9, who: 'aggro' },
      ],
      {
        first,
        aggro,
        hunters: [{ armour: { health: 50 } }, WORN, {}],
      },
    );

    r.answer('deplete', 'armour');

    expect(r.state.aggro).toBe(to);
  });

  test('[PA-KO-4][PA-R-37] round the table to the only one who stands', () => {
    const r = saying([{ do: 'suffer', n: 9, who: 'aggro' }], {
      first: 1,
      aggro: 1,
      hunters: [{}, WORN, { ko: 'red' }, { ko: 'black' }],
    });

    r.answer('deplete', 'armour');

    expect(r.state.aggro).toBe(0);
  });

  test('[PA-KO-5][PA-R-12] hand and sequence are discarded, and no text answers that', () => {
    const listens = { colour: 'green', abilities: [{ on: 'discarded', effects: [{ do: 'stamina', n: 1, who: 'each' }] }] } as const;
    const r = felling(
      { hand: [listens, SPARE, SPARE], sequence: ['debility.1', 'debility.2'] },
      { slots: [{ icons: ['empty-hand'] }] },
    ).answer('deplete', 'helm');

    expect(r.hunter(1)).toMatchObject({ hand: [], sequence: [], discard: [] });
    expect(r.types('stamina-changed', 'behaviour-revealed')).toEqual([]);
  });

  test('[PA-KO-6][PA-KO-7][PA-KO-8][PA-R-51] a piece of gear is depleted, and with a wound all cards become one deck', () => {
    const r = felling({ hand: [SPARE], sequence: ['debility.1'], discard: [{}, {}] })
      .only('deplete', ['armour', 'helm'], 1)
      .answer('deplete', 'armour');

    expect(healthOf(r.state, 1)).toBe(4);
    expect(r.hunter(1)).toMatchObject({ isArmourDepleted: true, isHelmDepleted: false, damage: 0, discard: [] });
    expect(r.hunter(1).deck).toHaveLength(15);
    expect(
      r
        .hunter(1)
        .deck.map(keyOf)
        .filter(key => key.startsWith('wound')),
    ).toHaveLength(1);
    expect(r.types('fatigue')).toEqual([]);
  });

  test('[PA-KO-10] the monster turns to the hunter who has aggro now', () => {
    const r = felling({ at: 'west' }, { aggro: 1, faces: 'west' }).answer('deplete', 'armour');

    expect(r.state.aggro).toBe(0);
    expect(r.monster.facing).toBe(2);
  });

  test('[PA-KO-10][PA-R-11] once, if several fall to one effect', () => {
    const r = saying([{ do: 'suffer', n: 9, who: 'others' }], {
      first: 1,
      aggro: 1,
      faces: 'west',
      hunters: [{}, { ...WORN, at: 'west' }, { ...WORN, at: 'east' }],
    });

    r.answer('deplete', 'armour').answer('deplete', 'armour');

    expect(r.toldOf('monster-turned')).toMatchObject([{ from: 3, sector: 2 }]);
    expect(r.types('gear-depleted', 'monster-turned')).toEqual(['gear-depleted', 'gear-depleted', 'monster-turned']);
  });

  test('[PA-KO-11] tokens and cover go; mastery, counters and potions stay', () => {
    const r = felling(
      {
        stamina: 2,
        defence: 1,
        strain: 1,
        isThreatened: true,
        isBurning: true,
        placement: 'plateau',
        counters: 2,
        gearCounters: [0, 0, 0, 1],
        potions: [{}],
      },
      { terrain: [{ kind: 'plateau', at: 'south', occupant: 1 }] },
    ).answer('deplete', 'helm');

    expect(r.hunter(1)).toMatchObject({
      stamina: 0,
      defence: 0,
      strain: 0,
      isThreatened: false,
      isBurning: false,
      placement: 'normal',
      counters: 2,
      gearCounters: [0, 0, 0, 1],
    });
    expect(r.hunter(1).potions).toHaveLength(1);
    expect(r.state.terrain).toMatchObject([{ occupant: -1 }]);
  });

  test('[PA-KO-12][PA-R-12] who lies suffers nothing, draws nothing and cannot be chosen', () => {
    const r = saying(
      [
        { do: 'hit', who: 'front' },
        { do: 'draw', n: 1, who: 'each' },
        { do: 'stamina', n: 1, who: 'chosen' },
      ],
      {
        hunters: [{}, { ko: 'red' }, {}],
      },
    );

    r.only('choose-hunter', ['seat-0', 'seat-2']);
    expect(r.state.hunters.map(one => one.damage)).toEqual([2, 0, 2]);
    expect(r.hunter(1).hand).toEqual([]);
  });

  test('[PA-KO-13][PA-R-3] with no whole piece left the hunter is eliminated, all other steps are done, and no turn comes', () => {
    const r = felling({ isArmourDepleted: true, hand: [SPARE] }, { toPlay: [1], aggro: 1, faces: 'north' });

    expect(r.asks).toBe('act');
    expect(r.hunter(1)).toMatchObject({ ko: 'eliminated', isHelmDepleted: true, hand: [] });
    expect(r.hunter(1).deck).toHaveLength(12);
    expect(r.monster.facing).toBe(2);
    r.answer('act', 'end').until('move');
    expect(r.state).toMatchObject({ round: 2, active: 0 });
    expect(r.toldOf('turn-begun').map(one => one.seat)).toEqual([0]);
  });

  test('[PA-R-3] a text that takes a deplete token off avoids it', () => {
    const r = saying(
      [
        { do: 'mend', who: 'another' },
        { do: 'suffer', n: 11, who: 'another' },
      ],
      {
        hunters: [{}, { ...WORN, isArmourDepleted: true }],
      },
    );

    r.only('deplete', ['armour', 'helm'], 1).answer('deplete', 'helm');

    expect(r.hunter(1).ko).toBe('red');
  });

  test('[PA-KO-14] in the own turn a red token turns black, and the turn is over', () => {
    const r = hunt({ step: 'begin-turn', aggro: 1, hunters: [{ ko: 'red' }, { stamina: 1 }] }).play();

    expect(r.hunter(0).ko).toBe('black');
    expect(r.decision('move')).toMatchObject({ seat: 1 });
    expect(r.types('attrition-revealed', 'drew')).toEqual([]);
  });

  test('[PA-KO-15][PA-KO-16][PA-KO-17] a black one goes: the hunter rises in the same place with a full hand, and the turn is over', () => {
    const r = hunt({ step: 'begin-turn', aggro: 1, hunters: [{ ko: 'black', at: 'west' }, { stamina: 1 }] }).play();

    expect(r.hunter(0)).toMatchObject({ ko: 'up', sector: 3 });
    expect(r.hunter(0).hand).toHaveLength(5);
    expect(r.decision('move')).toMatchObject({ seat: 1 });
    expect(r.types('attrition-revealed')).toEqual([]);
  });

  test('[PA-KO-18] health that falls to the damage one has is a knock-out, too', () => {
    const r = saying([{ do: 'blind' }], {
      hunters: [{}, { ...WORN, damage: 9 }],
      perils: [{ abilities: [{ on: 'while', effects: [{ do: 'health', by: 2 }] }] }],
    });

    r.answer('deplete', 'armour');

    expect(r.hunter(1).ko).toBe('red');
  });

  test('[PA-KO-19] what the fallen hunter had waiting is dropped, what others had is done', () => {
    const stamina = { abilities: [{ on: 'played', of: 'any', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = playing(
      {},
      {
        hunters: [
          { ...WORN, damage: 8, item: stamina },
          { item: stamina, stamina: 1 },
        ],
        slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }],
      },
    );

    r.answer('deplete', 'armour');

    expect(r.state.hunters.map(one => one.stamina)).toEqual([0, 2]);
    expect(r.types('knocked-out', 'stamina-changed', 'turn-ended')).toEqual(['knocked-out', 'stamina-changed', 'turn-ended']);
  });

  test.each([
    { damage: 0, told: [], stamina: 1 },
    { damage: 8, told: ['knocked-out', 'ko-flipped', 'rose'], stamina: 0 },
  ])(
    '[PA-KO-19] what the fallen had waiting stays dropped if the same effect helps them up: damage $damage',
    ({ damage, told, stamina }) => {
      const item = { abilities: [{ on: 'suffered', effects: [{ do: 'stamina', n: 1 }] }] } as const;
      const r = saying([{ do: 'hit', who: 'others' }, { do: 'help-up' }, { do: 'help-up' }], {
        hunters: [{}, { ...WORN, damage, item }],
      });
      if (damage > 0) r.answer('deplete', 'armour');

      expect(r.types('knocked-out', 'ko-flipped', 'rose')).toEqual(told);
      expect(r.hunter(1)).toMatchObject({ ko: 'up', stamina });
    },
  );

  test('[PA-KO-20][PA-R-55] who falls to the own card does no more of it: no colour effect, no reaction to the play', () => {
    const r = playing(
      {
        abilities: [
          {
            on: 'play',
            effects: [
              { do: 'turn', to: 'opposite' },
              { do: 'suffer', n: 1 },
              { do: 'acceleration', n: 1 },
            ],
          },
        ],
      },
      {
        hunters: [{ ...WORN, damage: 8 }, { stamina: 1 }],
        slots: [
          { id: 'test-red', icons: ['attack'] },
          { id: 'test-turn', icons: ['turn'] },
        ],
      },
    );

    r.answer('deplete', 'armour');

    expect(r.toldOf('behaviour-revealed').map(one => keyOf(one.card))).toEqual(['test-turn']);
    expect(r.monster).toMatchObject({ damage: 0, acceleration: 0 });
  });

  test('[PA-KO-21][PA-R-56] who falls while paused has no more turn, and the token stays red', () => {
    const r = saying([{ do: 'suffer', n: 9, who: 'another' }], {
      hunters: [{}, { ...WORN, at: 'east', placement: 'hidden', waitsFor: 0 }],
      terrain: [{ kind: 'brush', at: 'east', occupant: 1 }],
      paused: [1],
      toPlay: [],
    });

    r.answer('deplete', 'armour').answer('act', 'end');

    expect(r.types('turn-resumed', 'round-ended', 'ko-flipped')).toEqual(['round-ended']);
    expect(r.hunter(1)).toMatchObject({ ko: 'red', waitsFor: -1, placement: 'normal' });
    expect(r.state).toMatchObject({ paused: [], terrain: [{ occupant: -1 }] });
  });
});

describe('The hunt is lost', () => {
  test('[PA-WIN-2][PA-GAME-5] after the effects of the end of round 10', () => {
    const r = hunt({
      step: 'end-round',
      active: -1,
      round: 10,
      beast: { health: 4 },
      slots: [{ icons: ['end-round'] }],
    }).play();

    expect(r.state).toMatchObject({ result: 'lost', why: 'time', round: 10 });
    expect(r.types('behaviour-revealed', 'hunt-lost', 'round-ended')).toEqual(['behaviour-revealed', 'hunt-lost']);
    expect(r.outcome).toMatchObject({ winners: [] });
  });

  test('[PA-WIN-3] when all hunters are down at the same time, before anything else', () => {
    const r = saying([{ do: 'suffer', n: 9, who: 'each' }], { hunters: [WORN, WORN] });

    expect(r.state).toMatchObject({ result: 'lost', why: 'knocked-out' });
    expect(r.types().slice(-3)).toEqual(['knocked-out', 'knocked-out', 'hunt-lost']);
  });

  test('[PA-WIN-3] those who were down already count', () => {
    const r = saying([{ do: 'suffer', n: 9 }], { hunters: [WORN, { ko: 'eliminated' }] });

    expect(r.state.result).toBe('lost');
  });

  test('[PA-WIN-4] when a scenario says so', () => {
    const rules = [
      {
        on: 'suffered',
        of: 'any',
        effects: [
          { do: 'counter', n: 1 },
          { do: 'when', if: [{ if: 'counters', atLeast: 2 }], effects: [{ do: 'lose' }] },
        ],
      },
    ] as const;
    const r = saying([{ do: 'hit' }], { scenario: { rules }, slots: [{ icons: ['maneuver'], base: [{ do: 'hit', who: 'aggro' }] }] });

    expect(r.state).toMatchObject({ result: 'lost', why: 'scenario' });
    expect(r.toldOf('hunt-lost')).toMatchObject([{ rule: 'PA-WIN-4' }]);
  });
});

describe('Texts that prevent', () => {
  const guard = (more: Partial<Ability>) => ({
    abilities: [{ on: 'would-suffer' as const, effects: [{ do: 'prevent', n: 1 } as const], ...more }],
  });
  const struck = (harm: Harm, more: Partial<Ability>, own: HunterOn = {}, whom = 0): number => {
    const r = hunt({ hunters: [{ item: guard(more), ...own }, {}] });
    r.run(table => hurt(huntOf(table), [{ seat: whom, damage: 3 }], harm, -1, 'PA-DMG-10'));
    return r.hunter(whom).damage;
  };
  test('[PA-ATT-10] without a word of which harm: of the monster and of attrition, and of nothing else', () => {
    expect((['monster', 'attrition', 'card', 'terrain'] as const).map(harm => struck(harm, {}))).toEqual([2, 2, 3, 3]);
  });
  test('[PA-ATT-10] of attrition alone; or of the monster, which attrition is', () => {
    const of = (harm: 'attrition' | 'monster') => (['monster', 'attrition', 'card'] as const).map(one => struck(one, { harm }));
    expect([of('attrition'), of('monster')]).toEqual([
      [3, 2, 3],
      [2, 2, 3],
    ]);
  });
  test('[PA-ATT-10] for oneself, for others, for anybody', () => {
    const of = (whose: 'self' | 'other' | 'any') => [0, 1].map(whom => struck('monster', { of: whose }, {}, whom));
    expect([of('self'), of('other'), of('any')]).toEqual([
      [2, 3],
      [3, 2],
      [2, 2],
    ]);
  });
  test('[PA-ATT-10] only while its condition holds, and focused if it says so', () => {
    const threatened = { if: [{ if: 'threatened' }] } as const;
    expect([struck('monster', threatened), struck('monster', threatened, { isThreatened: true })]).toEqual([3, 2]);
    expect([struck('monster', { focused: true }), struck('monster', { focused: true }, { isFocused: true })]).toEqual([3, 2]);
  });
  test('[PA-ATT-10] a card that was played prevents as long as it lies in the sequence', () => {
    const card = { abilities: [{ on: 'would-suffer', effects: [{ do: 'prevent', n: 1 }] }] } as const;
    const suffered = (own: HunterOn): number => {
      const r = hunt({ hunters: [own, {}] });
      return r.run(table => hurt(huntOf(table), [{ seat: 0, damage: 3 }], 'monster', -1, 'PA-DMG-10')).hunter(0).damage;
    };
    expect([suffered({ sequence: [card] }), suffered({ hand: [card] }), suffered({ discard: [card] })]).toEqual([2, 3, 3]);
  });
  test('[PA-ATT-10][PA-KO-19] nobody who has fallen prevents anything', () => {
    const r = hunt({ aggro: 1, active: 1, hunters: [{ item: guard({ of: 'any' }), ko: 'red' }, {}] });
    r.run(table => hurt(huntOf(table), [{ seat: 1, damage: 3 }], 'monster', -1, 'PA-DMG-10'));

    expect(r.hunter(1).damage).toBe(3);
  });
});

describe('Preventions one after the other', () => {
  const dear = { on: 'would-suffer', cost: { suffer: 1 }, effects: [{ do: 'prevent', n: 1 }] } as const;
  const free = { on: 'would-suffer', may: true, effects: [{ do: 'prevent', n: 1 }] } as const;
  const struck = (own: HunterOn, damage = 3) => {
    const r = hunt({ hunters: [own, {}] });
    return r.run(table => hurt(huntOf(table), [{ seat: 0, damage }], 'monster', -1, 'PA-DMG-10'));
  };
  test('[PA-ATT-10][PA-KO-19] whoever falls to the price of one is not asked about the next', () => {
    const r = struck({ ...WORN, armour: { health: 5, abilities: [dear] }, item: { abilities: [free] }, damage: 8 });
    r.answer('prevent', r.options('prevent')[0]!).answer('deplete', 'helm');

    expect([r.asks, r.hunter(0).ko, r.toldOf('suffered').map(one => one.damage)]).toEqual([null, 'red', [1]]);
  });
  test('[PA-ATT-10] once nothing is left nobody is asked any more', () => {
    const r = struck({ armour: { health: 5, abilities: [free] }, item: { abilities: [free] } }, 1);
    r.answer('prevent', r.options('prevent')[0]!);

    expect([r.asks, r.hunter(0).damage, r.toldOf('prevented')]).toMatchObject([null, 0, [{ seat: 0 }]]);
  });
  test('[PA-ATT-10] what is left is what the next one is asked about', () => {
    const r = struck({ armour: { health: 5, abilities: [free] }, item: { abilities: [free] } }, 2);
    expect(r.decision('prevent').facts).toEqual({ about: 0, harm: 'monster', damage: 2 });
    r.answer('prevent', r.options('prevent')[0]!);

    expect(r.decision('prevent').facts).toEqual({ about: 0, harm: 'monster', damage: 1 });
  });
});
