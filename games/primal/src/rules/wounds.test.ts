/** Damage to the monster, wounds, stances, perils and objectives: PA-DMG-*, PA-STN-*, PA-PER-*, PA-OBJ-*, PA-WIN-1, PA-WIN-5. */
import { describe, expect, test } from 'vitest';
import { STANCE_NUMBERS, stanceCard } from '../content/box.ts';
import { handLimit, woundAt } from '../questions.ts';
import { hunt, type Position, playing, SPARE, saying } from '../testing/rehearsal.ts';

const deals = (n: number, rest: Position = {}) => saying([{ do: 'deal', n }], rest);

describe('Damage and wounds', () => {
  test('[PA-DMG-1] damage dealt lies as tokens on the stance', () => {
    expect(deals(3).monster).toMatchObject({ damage: 3, health: 10 });
  });

  test.each([
    [11, 9, 1],
    [13, 9, 3],
    [20, 8, 0],
    [9, 10, 9],
  ])('[PA-DMG-2][PA-DMG-3] %i damage against toughness 5 of two hunters: health %i, %i tokens stay', (n, health, damage) => {
    expect(deals(n).monster).toMatchObject({ health, damage });
  });

  test('[PA-DMG-4] after each wound the stance is looked up again', () => {
    const r = deals(24, { beast: { health: 8 }, onward: { 2: { toughness: 7 } } });

    expect(r.types('wound-suffered', 'stance-changed')).toEqual(['wound-suffered', 'stance-changed', 'wound-suffered']);
    expect(r.monster).toMatchObject({ health: 6, damage: 0 });
  });

  test('[PA-DMG-4][PA-DMG-5] wounds by a text come one at a time and leave the tokens alone', () => {
    const r = saying([{ do: 'wounds', n: 2 }], { beast: { health: 8, damage: 4 } });

    expect(r.types('wound-suffered', 'stance-changed')).toEqual(['wound-suffered', 'stance-changed', 'wound-suffered']);
    expect(r.toldOf('wound-suffered').map(one => one.health)).toEqual([7, 6]);
    expect(r.monster).toMatchObject({ health: 6, damage: 4 });
  });

  test('[PA-DMG-6][PA-WIN-1][PA-WIN-5][PA-GAME-1] at health 0 the hunt is won at once, and nothing else happens', () => {
    const r = saying(
      [
        { do: 'wounds', n: 2 },
        { do: 'draw', n: 1 },
      ],
      {
        beast: { health: 1 },
        onward: { 3: {} },
        stance: { stance: 3, progression: 0 },
        slots: [{ icons: ['maneuver'], base: [{ do: 'hit' }] }],
      },
    );

    expect(r.monster.health).toBe(0);
    expect(r.types().slice(-2)).toEqual(['wound-suffered', 'hunt-won']);
    expect(r.outcome).toMatchObject({ winners: [0, 1] });
    expect(r.open).toEqual([]);
    expect(() => r.answer('act', 'end')).toThrow(/not asked/);
  });

  test('[PA-DMG-7][PA-R-16] all that is added counts before the doubling', () => {
    const r = playing(
      { abilities: [{ on: 'play', effects: [{ do: 'more-damage', n: 2 }] }] },
      { hunters: [{ weapon: { damage: 3 } }, {}], beast: { isVulnerable: true }, stance: { toughness: 50 } },
    );

    r.answer('double', 'yes');

    expect(r.toldOf('damage-dealt')).toMatchObject([{ weapon: 3, more: 2, isDoubled: true, damage: 10 }]);
    expect(r.monster).toMatchObject({ damage: 10, isVulnerable: false });
  });

  test('[PA-R-16] what two hands of a Stun show is one number', () => {
    const r = saying([{ do: 'stun' }], {
      hunters: [{}, { hand: [{ id: 'test-a' }, { id: 'test-b' }], weapon: { damage: 3 } }],
      beast: { isVulnerable: true },
      stance: { toughness: 50 },
    });

    r.answer('choose-slot', 'slot-1').answer('stun-hunter', 'seat-1').answer('show-attacks', ['test-a', 'test-b']);

    expect(r.decision('double')).toMatchObject({ seat: 1, facts: { damage: 6 } });
    r.answer('double', 'no');
    expect(r.toldOf('damage-dealt')).toMatchObject([{ damage: 6, isDoubled: false }]);
    expect(r.monster).toMatchObject({ damage: 6, isVulnerable: true });
  });

  test('[PA-DMG-8] what is no attack needs no exposed sector', () => {
    const deck = [{ colour: 'red' as const }, { colour: 'green' as const }, { colour: 'green' as const }];
    const r = saying([{ do: 'volley', n: 2 }], { hunters: [{ deck }, {}], stance: { exposed: [] } });

    r.answer('volley', 'yes');

    expect(r.monster.damage).toBe(1);
  });

  test('[PA-DMG-9] damage of 0 is no source: nobody is asked to double it', () => {
    const r = saying([{ do: 'volley', n: 2 }], { beast: { isVulnerable: true } });

    r.answer('volley', 'yes');

    expect(r.asks).toBe('act');
    expect(r.types('damage-dealt')).toEqual([]);
    expect(r.monster.isVulnerable).toBe(true);
  });

  test('[PA-DMG-15] a side target takes a source whole: at its toughness it goes, and the excess is lost', () => {
    const r = playing({}, { hunters: [{ weapon: { damage: 6 } }, {}], beast: { swarms: [{ id: 1, toughness: 4, damage: 0 }] } });

    r.only('choose-target', ['monster', 'swarm-1']).answer('choose-target', 'swarm-1');

    expect(r.monster).toMatchObject({ swarms: [], damage: 0, health: 10 });
    expect(r.types('swarm-hit', 'damage-dealt', 'wound-suffered')).toEqual(['swarm-hit']);
  });

  test('[PA-DMG-15] or the monster takes it, and the side target none', () => {
    const r = playing({}, { hunters: [{ weapon: { damage: 6 } }, {}], beast: { swarms: [{ id: 1, toughness: 4, damage: 1 }] } });

    r.answer('choose-target', 'monster');

    expect(r.monster).toMatchObject({ swarms: [{ id: 1, toughness: 4, damage: 1 }], damage: 6 });
  });

  test('[PA-DMG-15][PA-KW-STUN-4] whoever deals the damage says whom it hits, also in another’s turn', () => {
    const r = hunt({
      beast: { swarms: [{ id: 1, toughness: 4, damage: 0 }] },
      hunters: [
        { hand: [{ id: 'test-daze', colour: 'blue', abilities: [{ on: 'play', effects: [{ do: 'stun' }] }] }, SPARE] },
        { hand: [{ id: 'test-cut' }] },
      ],
    })
      .play()
      .answer('act', 'test-daze')
      .answer('choose-slot', 'slot-0')
      .answer('stun-hunter', 'seat-1')
      .answer('show-attacks', ['test-cut'], 1);

    expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'choose-target']]);
  });

  test('[PA-DMG-9] less than nothing is no damage either', () => {
    const r = playing(
      { abilities: [{ on: 'play', effects: [{ do: 'more-damage', n: -5 }] }] },
      { beast: { damage: 3, isVulnerable: true } },
    );

    expect([r.asks, r.types('damage-dealt'), r.monster.damage]).toEqual(['act', [], 3]);
  });

  test('a plate swallows an attack, and not what a text deals', () => {
    const beast = { plates: [0, 0, 1, 0] };

    expect(deals(3, { beast }).monster).toMatchObject({ damage: 3, plates: [0, 0, 1, 0] });
    expect(playing({}, { beast }).monster).toMatchObject({ damage: 0, plates: [0, 0, 0, 0] });
  });

  test('[PA-DMG-15] a side target that is only hit is not gone', () => {
    const item = { abilities: [{ on: 'swarm-gone', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const hit = (damage: number) =>
      playing({}, { hunters: [{ weapon: { damage }, item }, {}], beast: { swarms: [{ id: 1, toughness: 4, damage: 0 }] } })
        .answer('choose-target', 'swarm-1')
        .hunter(0).stamina;

    expect([hit(3), hit(4)]).toEqual([0, 1]);
  });

  test('[PA-DMG-15] if side targets come first the monster is not among those that can be hit', () => {
    const swarms = [1, 2].map(id => ({ id, toughness: 4, damage: 0 }));
    const perils = [{ abilities: [{ on: 'while', effects: [{ do: 'swarm-first' }] }] }] as const;

    playing({}, { beast: { swarms }, perils }).only('choose-target', ['swarm-1', 'swarm-2']);
  });

  test('[PA-DMG-3] where no excess is kept the tokens above a wound are gone', () => {
    const perils = [{ abilities: [{ on: 'while', effects: [{ do: 'no-excess' }] }] }] as const;

    expect(deals(13, { perils }).monster).toMatchObject({ health: 9, damage: 0 });
  });

  test('[PA-OBJ-1] without an objective nothing is counted', () => {
    const r = saying([{ do: 'objective', n: 1 }]);

    expect([r.asks, r.types('objective-counted')]).toEqual(['act', []]);
  });
});

describe('Stances', () => {
  test('[PA-STN-1][PA-STN-2][PA-STN-3] at the progression number the next stance comes, with its own numbers and the old tokens', () => {
    const r = deals(13, { beast: { health: 8 }, onward: { 2: { toughness: 7, damage: 4, exposed: ['rear'] } } });

    expect(r.toldOf('stance-changed')).toMatchObject([{ stance: 2 }]);
    expect(r.monster).toMatchObject({ health: 7, damage: 3 });
    expect(woundAt(r.state)).toBe(14);
  });

  test('[PA-STN-2] the new monster damage and the new exposed positions count at once', () => {
    const r = saying([{ do: 'wounds', n: 1 }, { do: 'hit' }], {
      hunters: [{ hand: [{ id: 'test-blow' }, { id: 'test-parry', colour: 'yellow' }] }, {}],
      beast: { health: 8 },
      onward: { 2: { damage: 4, exposed: ['rear'] } },
    });

    expect(r.hunter(0).damage).toBe(4);
    expect(r.options('act')).toContain('test-parry');
    expect(r.options('act')).not.toContain('test-blow');
  });

  test('what a test prints on a later stance and its peril holds for that test, whatever was read from the card before', () => {
    const hand = (by: number) => ({ abilities: [{ on: 'while', effects: [{ do: 'hand-limit', by }] }] }) as const;
    const limits = (by: number): number => {
      const r = saying([{ do: 'wounds', n: 1 }], { beast: { health: 8 }, onward: { 2: { ...hand(by), peril: hand(10 * by) } } });
      return handLimit(r.state, 0);
    };

    expect([limits(0), limits(1), limits(3)]).toEqual([5, 16, 38]);
  });

  test('[PA-STN-1] above the progression number nothing is revealed', () => {
    expect(deals(10, { beast: { health: 9 } }).types('stance-changed')).toEqual([]);
  });

  test('[PA-STN-4] peril and objective of the old stance go, what is permanent stays with its counters', () => {
    const r = deals(10, {
      beast: { health: 8 },
      perils: [{ id: 'test-old' }],
      objectives: [
        { id: 'test-lasting', goal: 5, counters: 2 },
        { id: 'test-passing', stance: 1, goal: 5 },
      ],
      onward: { 2: { peril: { name: 'New' } } },
    });

    expect(r.toldOf('peril-gone')).toHaveLength(1);
    expect(r.monster.perils).toHaveLength(1);
    expect(r.toldOf('peril-set').map(one => one.card)).toEqual(r.monster.perils.map(one => one.card));
    expect(r.monster.objectives).toMatchObject([{ counters: 2 }]);
  });

  test('[PA-STN-5][PA-R-15] its text waits for the whole damage, and comes before any behaviour', () => {
    const r = playing(
      {},
      {
        hunters: [{ weapon: { damage: 24 } }, {}],
        beast: { health: 8 },
        slots: [{ icons: ['attack'], base: [] }],
        onward: { 2: { toughness: 7, abilities: [{ on: 'stance-revealed', effects: [{ do: 'acceleration', n: 1 }] }] } },
      },
    );

    expect(r.types('stance-changed', 'wound-suffered', 'acceleration-changed', 'behaviour-revealed')).toEqual([
      'wound-suffered',
      'stance-changed',
      'wound-suffered',
      'acceleration-changed',
      'behaviour-revealed',
    ]);
  });

  test('[PA-STN-6] the third stance reveals nothing more', () => {
    const r = deals(10, { stance: { stance: 3, progression: 0 }, beast: { health: 2 } });

    expect(r.monster.health).toBe(1);
    expect(r.types('stance-changed')).toEqual([]);
  });

  test('[PA-STN-7] what a stance says holds while it is in play', () => {
    const fewer = { on: 'while', effects: [{ do: 'draws-at-refill', by: -2 }] } as const;
    const before = hunt({ step: 'end-turn', stance: { abilities: [fewer] } }).until('move');
    const after = deals(10, { beast: { health: 8 }, stance: { abilities: [fewer] } });
    after.answer('act', 'end').until('move');

    expect(before.hunter(0).hand).toHaveLength(3);
    expect(after.toldOf('drew')[0]).toMatchObject({ seat: 0, n: 4, why: 'refill' });
  });

  test('[PA-STN-8] a printed stance that exposes nothing gives another way to wound it', () => {
    const shut = STANCE_NUMBERS.map(stanceCard).filter(one => one.exposed.length === 0);

    expect(shut.filter(one => (one.abilities ?? []).length === 0)).toEqual([]);
  });

  test('[PA-STN-9][PA-R-60] tokens that are enough under the new stance make a wound at once', () => {
    const r = saying([{ do: 'wounds', n: 1 }], {
      beast: { health: 8, damage: 12 },
      stance: { toughness: 7 },
      onward: { 2: { toughness: 5 } },
    });

    expect(r.monster).toMatchObject({ health: 6, damage: 2 });
  });

  test('[PA-STN-9] so do tokens that are enough once a peril with more toughness has gone', () => {
    const r = saying([{ do: 'blind' }], {
      beast: { damage: 11 },
      perils: [{ abilities: [{ on: 'while', effects: [{ do: 'toughness', by: 1 }] }] }],
    });

    expect(r.monster).toMatchObject({ health: 9, damage: 1 });
  });

  test('[PA-STN-10][PA-R-60] without a toughness number damage puts no tokens, and only texts wound', () => {
    const r = saying(
      [
        { do: 'deal', n: 6 },
        { do: 'wounds', n: 1 },
      ],
      { beast: { damage: 3 }, stance: { toughness: null } },
    );

    expect(r.monster).toMatchObject({ damage: 3, health: 9 });
  });

  test('[PA-STN-11] two stances revealed by one text: both texts, the earlier first, and only the later peril', () => {
    const revealed = (by: number) => [{ on: 'stance-revealed', effects: [{ do: 'struggle', n: by }] }] as const;
    const r = saying([{ do: 'wounds', n: 5 }], {
      hunters: [{}, {}, {}, {}],
      beast: { health: 8, struggle: 1 },
      perils: [{}],
      onward: { 2: { abilities: revealed(2) }, 3: { abilities: revealed(3) } },
    });

    expect(r.asks).toBe('act');
    expect(
      r
        .toldOf('struggle-changed')
        .filter(one => one.why === 'card')
        .map(one => one.by),
    ).toEqual([2, 3]);
    expect(r.toldOf('stance-changed').map(one => one.stance)).toEqual([2, 3]);
    expect(r.monster.perils).toHaveLength(1);
    expect(r.monster.perils[0]!.card).toBe(r.toldOf('peril-set').at(-1)!.card);
  });

  test('[PA-R-43] toughness of perils is added before multiplying, monster damage before dealing', () => {
    const perils = [
      {
        abilities: [
          {
            on: 'while',
            effects: [
              { do: 'toughness', by: 1 },
              { do: 'monster-damage', by: 2 },
            ],
          },
        ],
      },
    ] as const;

    expect(deals(11, { perils }).monster).toMatchObject({ health: 10, damage: 11 });
    expect(deals(12, { perils }).monster).toMatchObject({ health: 9, damage: 0 });
    expect(saying([{ do: 'hit' }], { perils }).hunter(0).damage).toBe(4);
  });
});

describe('Perils and objectives', () => {
  const fireInFront = {
    abilities: [{ on: 'round-end', if: [{ if: 'aggro-threatened' }], effects: [{ do: 'terrain', kind: 'fire', at: 'front' }] }],
  } as const;

  test.each([
    [true, -1, 1],
    [false, -1, 0],
    [true, 1, 0],
  ])('[PA-PER-1][PA-PER-2] a peril at the end of a round: threatened %s, blinded by %i, fires %i', (isThreatened, blindedBy, fires) => {
    const r = hunt({ step: 'end-round', active: -1, hunters: [{ isThreatened }, {}], perils: [{ ...fireInFront, blindedBy }] });

    r.untilScene('begin-round');

    expect(r.state.terrain.filter(one => one.kind === 'fire')).toHaveLength(fires);
  });

  const pairs = {
    tasks: [
      {
        on: 'played',
        of: 'any',
        card: { kind: 'offensive' },
        pair: true,
        if: [{ if: 'position', is: ['rear'] }],
        effects: [{ do: 'objective', n: 1 }],
      },
    ],
    reward: [{ do: 'wounds', n: 1 }],
  } as const;

  test('[PA-OBJ-1] deeds of every hunter count', () => {
    const pair = [{ colour: 'blue' as const }, { colour: 'blue' as const }];
    const hand = (seat: number) => [SPARE, ...pair.map((card, i) => ({ ...card, id: `test-${seat}-${i}` }))];
    const r = hunt({
      aggro: 2,
      hunters: [{ hand: hand(0), at: 'north' }, { hand: hand(1), at: 'north' }, {}],
      objectives: [{ ...pairs, goal: 3 }],
    }).play();

    r.answer('act', 'test-0-0').answer('act', 'test-0-1').answer('act', 'end').until('move').answer('move', 'stay');
    r.answer('act', 'test-1-0').answer('act', 'test-1-1');

    expect(r.toldOf('objective-counted').map(one => one.now)).toEqual([1, 2]);
  });

  test.each([
    ['is done with', undefined, []],
    ['starts again if it says so', true, [{ counters: 0 }]],
  ] as const)('[PA-OBJ-2] at the last counter the reward comes at once, and the objective %s', (_, again, left) => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-b', colour: 'blue' }], sequence: [{ colour: 'red' }], at: 'north' }, {}],
      objectives: [{ ...pairs, goal: 2, counters: 1, ...(again ? { again } : {}) }],
    }).play();

    r.answer('act', 'test-b');

    expect(r.types('objective-counted', 'objective-done', 'wound-suffered')).toEqual([
      'objective-counted',
      'objective-done',
      'wound-suffered',
    ]);
    expect(r.monster.objectives).toMatchObject(left);
    expect(r.monster.objectives).toHaveLength(left.length);
  });

  test('[PA-OBJ-3][PA-R-40] a behaviour comes before an objective; what was counted stays counted', () => {
    const r = hunt({
      hunters: [{ hand: [SPARE, { id: 'test-b', colour: 'blue' }], sequence: [{ colour: 'red' }], at: 'north' }, {}],
      objectives: [{ ...pairs, goal: 2 }],
      slots: [{ icons: ['maneuver'], base: [] }],
    }).play();

    r.answer('act', 'test-b');

    expect(r.types('behaviour-revealed', 'slot-filled', 'objective-counted')).toEqual([
      'behaviour-revealed',
      'slot-filled',
      'objective-counted',
    ]);
    r.answer('act', 'end').until('move');
    expect(r.hunter(0).sequence).toEqual([]);
    expect(r.monster.objectives).toMatchObject([{ counters: 1 }]);
  });
});

test('[PA-DMG-15] damage that the monster’s own text deals: whoever is on chooses between it and a swarm', () => {
  const r = saying([], {
    slots: [{ icons: ['maneuver'], base: [{ do: 'deal', n: 2 }] }],
    beast: { swarms: [{ id: 1, toughness: 4, damage: 0 }] },
  });
  expect([r.askedSeat, r.options('choose-target')]).toEqual([0, ['monster', 'swarm-1']]);
  r.answer('choose-target', 'swarm-1');

  expect(r.monster).toMatchObject({ damage: 0, swarms: [{ id: 1, damage: 2 }] });
});
test('[PA-STN-11] no stance follows the third, whatever it says of progression', () => {
  const r = saying([{ do: 'wounds', n: 1 }], { stance: { stance: 3, progression: 9 } });

  expect([r.monster.health, r.types('stance-changed')]).toEqual([9, []]);
});
