/** The round but for its turns: consume, upkeep, struggle, end of the round. PA-ROUND-*, PA-CONS-*, PA-POT-*, PA-UPK-*, PA-STRUG-*, PA-EOR-*. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import { hunt, type Position, SPARE } from '../testing/rehearsal.ts';
import { endRound } from './round.ts';

const HEAL = { abilities: [{ on: 'consume', effects: [{ do: 'heal', n: 2 }] }] } as const;
const calmTurns = ({ kind }: { readonly kind: string }) => ({ move: 'stay', act: 'end' })[kind] ?? 'none';

describe('The frame of a round', () => {
  test('[PA-ROUND-1] consume, upkeep, turns, end, in this order', () => {
    const r = hunt({
      step: 'begin-round',
      active: -1,
      hunters: [{ potions: [{ id: 'test-tea', ...HEAL }], damage: 3, hand: [SPARE] }, {}],
    });

    r.play().answer('consume', 'test-tea').untilScene('begin-round', calmTurns);

    const FRAME = ['round-begun', 'potion-drunk', 'slots-refreshed', 'first-player', 'turn-begun', 'turn-ended', 'round-ended'] as const;
    expect(r.types(...FRAME)).toEqual([
      'round-begun',
      'potion-drunk',
      'slots-refreshed',
      'first-player',
      'turn-begun',
      'turn-ended',
      'turn-begun',
      'turn-ended',
      'round-ended',
    ]);
  });

  test('[PA-ROUND-2] what happens at the start of the round comes before the consume step, by priority', () => {
    const r = hunt({
      step: 'begin-round',
      active: -1,
      hunters: [{ potions: [HEAL], item: { abilities: [{ on: 'round-start', effects: [{ do: 'stamina', n: 1 }] }] } }, {}],
      perils: [{ abilities: [{ on: 'round-start', effects: [{ do: 'threaten', who: 'aggro' }] }] }],
    }).play();

    expect(r.asks).toBe('consume');
    expect(r.types('threatened', 'stamina-changed')).toEqual(['threatened', 'stamina-changed']);
  });
});

describe('The consume step', () => {
  test('[PA-CONS-1][PA-CONS-3] one potion for each hunter, and it is gone', () => {
    const r = hunt({
      step: 'consume',
      active: -1,
      hunters: [
        {
          damage: 3,
          hand: [SPARE],
          potions: [
            { id: 'test-balm', ...HEAL },
            { id: 'test-broth', ...HEAL },
          ],
        },
        {},
      ],
    }).play();

    r.only('consume', ['test-balm', 'test-broth', 'none']).answer('consume', 'test-broth');

    expect(r.hunter(0)).toMatchObject({ damage: 1, potions: [expect.any(Number)], drunk: [expect.any(Number)] });
    expect(r.asks).toBe('act');
  });

  test('[PA-CONS-2] in any order; the step is over when all have drunk or passed', () => {
    const r = hunt({
      step: 'consume',
      active: -1,
      hunters: [{ potions: [{ id: 'test-a', ...HEAL }] }, { potions: [HEAL] }, { potions: [{ id: 'test-c', ...HEAL }] }],
    }).play();

    expect(r.open.map(one => one.seat)).toEqual([0, 1, 2]);
    r.answer('consume', 'test-c', 2).answer('consume', 'test-a', 0);
    expect(r.open.map(one => one.seat)).toEqual([1]);
    expect(r.types('slots-refreshed')).toEqual([]);
    r.answer('consume', 'none', 1);

    expect(r.types('potion-drunk', 'consume-passed', 'slots-refreshed')).toEqual([
      'potion-drunk',
      'potion-drunk',
      'consume-passed',
      'slots-refreshed',
    ]);
  });

  test('[PA-CONS-4] whoever is down is not asked', () => {
    const r = hunt({ step: 'consume', active: -1, aggro: 1, hunters: [{ ko: 'red', potions: [HEAL] }, { potions: [HEAL] }] }).play();

    expect(r.open.map(one => one.seat)).toEqual([1]);
  });

  test('[PA-CONS-5][PA-POT-1] once in a round, in this step only, and again in the next round', () => {
    const r = hunt({
      step: 'consume',
      active: -1,
      hunters: [
        {
          potions: [
            { id: 'test-a', ...HEAL },
            { id: 'test-b', ...HEAL },
          ],
        },
        {},
      ],
    });
    r.play().answer('consume', 'test-a');

    const offered = () => r.open.flatMap(one => one.options.map(({ key }) => key)).filter(key => key.startsWith('test-'));
    const seen: string[] = [];
    r.until('consume', decision => {
      seen.push(...offered());
      return calmTurns(decision);
    });

    expect(seen).toEqual([]);
    expect(r.state.round).toBe(2);
    r.only('consume', ['test-b', 'none']);
  });
});

describe('Upkeep', () => {
  const upkeep = (position: Parameters<typeof hunt>[0] = {}) => hunt({ step: 'upkeep', active: -1, ...position }).untilScene('begin-turns');

  test.each([
    ['[PA-UPK-1][PA-UPK-3][PA-R-33] the lowest, though it is stunned', [2, 5, 6], [9, 5, 6]],
    ['[PA-UPK-2] all that tie for the lowest', [3, 3, 7], [9, 9, 7]],
  ])('%s', (_, numbers, after) => {
    const icons = ['start-water'] as const;
    const r = upkeep({
      slots: numbers.map((number, i) => ({ number, icons, isStunned: i === 0 })),
      pile: [9, 9, 9].map(() => ({ icons })),
    });

    expect(r.monster.slots.map(({ down }) => down.length)).toEqual([1, 1, 1]);
    expect(r.monster.slots.map(({ isStunned }) => isStunned)).toEqual([false, false, false]);
    expect(r.toldOf('slots-refreshed')[0]!.cards).toHaveLength(after.filter(n => n === 9).length);
    expect(r.toldOf('slot-filled').map(({ back }) => back % 10)).toEqual(after.filter(n => n === 9));
    expect(r.toldOf('slot-filled').map(({ slot }) => slot)).toEqual(after.flatMap((n, i) => (n === 9 ? [i] : [])));
  });

  test('[PA-UPK-4][PA-UPK-8][PA-R-48] both are done in round 1, too', () => {
    const r = upkeep({
      round: 1,
      slots: [2, 5, 6].map(number => ({ number, icons: ['attack'] as const })),
    });

    expect(r.toldOf('slots-refreshed')).toHaveLength(1);
    expect(r.monster.struggle).toBe(4);
  });

  test('[PA-UPK-5] what is replaced is not resolved', () => {
    const r = upkeep({ slots: [{ number: 1, icons: ['end-round', 'enters'], base: [{ do: 'hit', who: 'each' }] }] });

    expect(r.types('behaviour-revealed', 'suffered')).toEqual([]);
  });

  test('[PA-UPK-6] one struggle for each hunter', () => {
    expect(upkeep({ hunters: [{}, {}, {}], beast: { struggle: 4 } }).monster.struggle).toBe(7);
  });

  test('[PA-GAME-3][PA-R-4] also for whoever is eliminated', () => {
    expect(upkeep({ hunters: [{}, { ko: 'eliminated' }, {}], beast: { struggle: 3 } }).monster.struggle).toBe(6);
  });

  test('[PA-UPK-7][PA-TOK-3] one more for each acceleration token, in every round', () => {
    const r = upkeep({ beast: { struggle: 0, acceleration: 2 } });
    expect(r.monster.struggle).toBe(4);

    r.untilScene('end-round', calmTurns).untilScene('begin-turns');
    expect(r.toldOf('struggle-changed').filter(({ why }) => why === 'upkeep')).toMatchObject([
      { by: 4, acceleration: 2 },
      { by: 4, acceleration: 2 },
    ]);
  });

  test('[PA-UPK-7] the tokens count before the check', () => {
    const r = upkeep({ beast: { struggle: 2, acceleration: 2 } });

    expect(r.toldOf('struggle-changed')[0]).toMatchObject({ by: 4, struggle: 6, acceleration: 2 });
    expect(r.toldOf('unleashed')).toMatchObject([{ damage: 2 }]);
  });

  test('[PA-UPK-9][PA-R-52][PA-R-44][PA-DECK-8] escalation of the refill and its unleash come before the gain', () => {
    const r = upkeep({
      beast: { struggle: 5 },
      slots: [{ number: 1, icons: ['attack'] }, { icons: ['attack'] }],
      pile: [{ icons: ['attack'] }],
    });

    const steps = r.told.flatMap((event): (number | string)[] =>
      event.type === 'struggle-changed'
        ? [event.struggle]
        : event.type === 'unleashed' || event.type === 'behaviours-shuffled'
          ? [event.type]
          : [],
    );
    expect(steps).toEqual(['behaviours-shuffled', 6, 'unleashed', 2, 4]);
    expect(r.monster.pile).toHaveLength(1);
  });

  test('[PA-UPK-9] a card that answers coming into play is resolved before the gain', () => {
    const r = upkeep({
      slots: [{ number: 1, icons: ['attack'] }],
      pile: [{ icons: ['enters'], base: [{ do: 'hit' }] }, { icons: ['attack'] }],
    });

    expect(r.types('slots-refreshed', 'behaviour-revealed', 'suffered', 'behaviours-discarded', 'struggle-changed').slice(0, 4)).toEqual([
      'slots-refreshed',
      'behaviour-revealed',
      'suffered',
      'behaviours-discarded',
    ]);
  });
});

describe('Unleash', () => {
  const GAIN = { id: 'test-stir', colour: 'green', abilities: [{ on: 'play', effects: [{ do: 'struggle', n: 1 }] }] } as const;

  test('[PA-STRUG-1][PA-R-1] at 3 for each hunter', () => {
    const under = hunt({ beast: { struggle: 4 }, hunters: [{ hand: [GAIN, SPARE] }, {}] })
      .play()
      .answer('act', 'test-stir');
    expect(under.monster.struggle).toBe(5);
    expect(under.types('unleashed')).toEqual([]);

    const at = hunt({ beast: { struggle: 5 }, hunters: [{ hand: [{ ...GAIN, id: 'test-stir-2' }, SPARE] }, {}] })
      .play()
      .answer('act', 'test-stir-2');
    expect(at.types('unleashed')).toEqual(['unleashed']);
  });

  test('[PA-STRUG-2][PA-STRUG-3][PA-R-5] all who stand suffer monster damage at the same time, then struggle is 1 for each hunter', () => {
    const r = hunt({
      beast: { struggle: 10 },
      despite: [/not unleashed/],
      hunters: [{ hand: [GAIN, SPARE] }, { ko: 'red' }, { at: 'north' }],
    })
      .play()
      .answer('act', 'test-stir');

    expect(r.toldOf('suffered')).toMatchObject([
      { seat: 0, damage: 2, harm: 'monster' },
      { seat: 2, damage: 2, harm: 'monster' },
    ]);
    expect(r.types('unleashed', 'suffered', 'struggle-changed').slice(1)).toEqual([
      'unleashed',
      'suffered',
      'suffered',
      'struggle-changed',
    ]);
    expect(r.monster.struggle).toBe(3);
  });

  test('[PA-STRUG-4][PA-R-2] the check comes once the behaviour that gave struggle is done with', () => {
    const r = hunt({
      beast: { struggle: 5 },
      faces: 'north',
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, {}],
      slots: [
        {
          icons: ['attack'],
          base: [
            { do: 'struggle', n: 2 },
            { do: 'turn', to: 'self' },
          ],
        },
      ],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.types('struggle-changed', 'monster-turned', 'behaviours-discarded', 'slot-filled', 'unleashed').slice(0, 5)).toEqual([
      'struggle-changed',
      'monster-turned',
      'behaviours-discarded',
      'slot-filled',
      'unleashed',
    ]);
  });

  test('[PA-STRUG-4][PA-STRUG-7] a boost that was paid meanwhile counts', () => {
    const r = hunt({
      beast: { struggle: 5 },
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, {}],
      slots: [{ icons: ['attack'], base: [{ do: 'struggle', n: 2 }], boost: { cost: 2, effects: [] } }],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.monster.struggle).toBe(5);
    expect(r.types('boost-applied', 'unleashed')).toEqual(['boost-applied']);
  });

  test('[PA-STRUG-7] paying a boost makes no check', () => {
    const r = hunt({
      beast: { struggle: 8 },
      despite: [/not unleashed/],
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, {}],
      slots: [{ icons: ['attack'], boost: { cost: 2, effects: [] } }],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.monster.struggle).toBe(6);
    expect(r.types('unleashed')).toEqual([]);
  });

  test('[PA-STRUG-5] never below 0', () => {
    const r = hunt({ beast: { struggle: 0 }, hunters: [{ hand: [{ id: 'test-feint', colour: 'blue' }, SPARE] }, {}] }).play();

    expect(r.answer('act', 'test-feint').monster.struggle).toBe(0);
  });

  test('[PA-STRUG-6] a rock does not help', () => {
    const r = hunt({ beast: { struggle: 5 }, terrain: [{ kind: 'rock', at: 'south' }], hunters: [{ hand: [GAIN, SPARE] }, {}] }).play();

    r.answer('act', 'test-stir');

    expect(r.asks).toBe('act');
    expect(r.hunter(0).damage).toBe(2);
    expect(r.asked.some(line => line.includes('prevent'))).toBe(false);
  });

  test('[PA-STRUG-8][PA-TRIG-21] a hand that was given up against it has become empty', () => {
    const cost = { discard: { n: 1 } };
    const ward = { abilities: [{ on: 'would-suffer', may: true, cost, effects: [{ do: 'prevent', n: 'all' }] }] } as const;
    const r = hunt({
      beast: { struggle: 5 },
      hunters: [{ hand: [GAIN, SPARE] }, { hand: [SPARE], item: ward }],
      slots: [{ icons: ['empty-hand'] }],
    })
      .play()
      .answer('act', 'test-stir');
    r.answer('prevent', r.options()[0]!);

    expect(r.types('unleashed', 'prevented', 'behaviour-revealed')).toEqual(['unleashed', 'prevented', 'behaviour-revealed']);
  });

  test('[PA-STRUG-8][PA-R-52] it comes before the next waiting behaviour', () => {
    const r = hunt({
      beast: { struggle: 5 },
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, {}],
      slots: [
        { icons: ['attack'], base: [{ do: 'struggle', n: 1 }] },
        { icons: ['attack'], base: [{ do: 'threaten' }] },
      ],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('order-behaviours', 'slot-0');

    expect(r.types('behaviour-revealed', 'unleashed', 'threatened')).toEqual([
      'behaviour-revealed',
      'unleashed',
      'behaviour-revealed',
      'threatened',
    ]);
  });
});

describe('The end of the round', () => {
  const end = (position: Parameters<typeof hunt>[0] = {}) => hunt({ step: 'end-round', active: -1, toPlay: [], ...position });
  const OBJECTIVE = { goal: 1, tasks: [{ on: 'round-end', effects: [{ do: 'objective', n: 1 }] }] } as const;

  test('[PA-EOR-1][PA-EOR-2] perils, then behaviours with the icon', () => {
    const r = end({
      perils: [{ abilities: [{ on: 'round-end', effects: [{ do: 'threaten', who: 'first' }] }] }],
      slots: [{ icons: ['attack'] }, { icons: ['end-round'], base: [{ do: 'hit' }] }, { icons: ['attack'] }],
    }).untilScene('begin-round');

    expect(r.types('threatened', 'behaviour-revealed', 'suffered', 'round-ended')).toEqual([
      'threatened',
      'behaviour-revealed',
      'suffered',
      'round-ended',
    ]);
    expect(r.toldOf('behaviour-revealed')).toMatchObject([{ slot: 1 }]);
  });

  test('[PA-EOR-3][PA-KW-STUN-7][PA-KW-VULN-4] stun and vulnerable hold through these effects, and then go', () => {
    const r = end({
      beast: { isVulnerable: true },
      slots: [{ icons: ['end-round'], base: [{ do: 'hit' }], isStunned: true }],
      objectives: [{ ...OBJECTIVE, reward: [{ do: 'deal', n: 3 }] }],
    }).play();

    expect(r.asks).toBe('group-double');
    r.answer('group-double', 'no');
    r.untilScene('begin-round');

    expect(r.types('behaviour-revealed', 'damage-dealt', 'stuns-gone', 'vulnerable-gone')).toEqual([
      'damage-dealt',
      'stuns-gone',
      'vulnerable-gone',
    ]);
    expect(r.monster).toMatchObject({ damage: 3, isVulnerable: false });
    expect(r.monster.slots[0]!.isStunned).toBe(false);
  });

  test('[PA-EOR-4] fire fades or goes, dust goes, bonus damage of the round ends', () => {
    const r = end({
      beast: { bonusThisRound: 1 },
      terrain: [
        { kind: 'fire', at: 'north', isRed: true },
        { kind: 'fire', at: 'east', isRed: false },
        { kind: 'dust', at: 'west' },
        { kind: 'dust', at: 'west' },
      ],
    }).untilScene('begin-round');

    expect(r.state.terrain).toEqual([{ kind: 'fire', sector: 0, isRed: false, occupant: -1 }]);
    expect(r.monster.bonusThisRound).toBe(0);
  });

  test('[PA-EOR-5][PA-GAME-5][PA-R-61] the hunt is lost when round 10 is over, after its effects', () => {
    const r = end({ round: 10, beast: { health: 2 }, slots: [{ icons: ['end-round'], base: [{ do: 'threaten' }] }] }).play();

    expect(r.types('threatened', 'hunt-lost', 'round-ended')).toEqual(['threatened', 'hunt-lost']);
    expect(r.state).toMatchObject({ result: 'lost', why: 'time', round: 10 });
  });

  test('[PA-EOR-6] otherwise the next round begins', () => {
    expect(end({ round: 4 }).untilScene('begin-round').state).toMatchObject({ round: 5, result: 'none' });
  });

  test('[PA-EOR-7][PA-GAME-1][PA-R-61] the last wound at the end of round 10 wins, for all', () => {
    const r = end({
      round: 10,
      hunters: [{}, {}, {}],
      beast: { health: 1 },
      objectives: [{ ...OBJECTIVE, reward: [{ do: 'wounds', n: 1 }] }],
    }).play();

    expect(r.state).toMatchObject({ result: 'won', why: 'none' });
    expect(r.outcome).toMatchObject({ winners: [0, 1, 2] });
  });

  test('[PA-GAME-4] a scenario may end the hunt sooner', () => {
    const rules = [{ on: 'while', effects: [{ do: 'last-round', n: 6 }] }] as const;

    expect(end({ round: 5, scenario: { rules } }).untilScene('begin-round').state.result).toBe('none');
    expect(end({ round: 6, scenario: { rules } }).play().state).toMatchObject({ result: 'lost', why: 'time' });
  });
});

describe('Who takes aggro', () => {
  const asked = () => hunt({ hunters: [{}, {}, {}], step: 'choose-aggro', aggro: -1, active: -1 }).play();

  test('[PA-SET-9] [PA-R-49] is agreed on; until the first turn step that hunter is first player', () => {
    const r = asked();
    r.only('choose-aggro', ['seat-0', 'seat-1', 'seat-2'], 0).answer('choose-aggro', 'seat-2', 0);
    expect([r.state.aggro, r.state.first]).toEqual([2, 2]);
  });

  test('[PA-SET-9] [PA-R-31] a word of another needs the yes of the first seat', () => {
    const r = asked().answer('choose-aggro', 'seat-1', 2);
    expect(r.asks).toBe('agree-choose-aggro');
    r.answer('agree-choose-aggro', 'yes', 0);
    expect([r.state.aggro, r.state.first]).toEqual([1, 1]);
  });
});

describe('What changes the frame', () => {
  const peril = (effect: Effect): Position => ({ perils: [{ abilities: [{ on: 'while', effects: [effect] }] }] });

  test('[PA-UPK-6] upkeep never takes struggle away', () => {
    const r = hunt({ step: 'upkeep', active: -1, ...peril({ do: 'struggle-at-upkeep', by: -9 }) });
    const { struggle } = r.monster;

    expect(r.untilScene('begin-turns').monster.struggle).toBe(struggle);
  });

  test.each([
    [10, {}, ['PA-WIN-2']],
    [9, {}, []],
    [7, peril({ do: 'last-round', n: 7 }), ['PA-GAME-4']],
    [6, peril({ do: 'last-round', n: 7 }), []],
    [10, peril({ do: 'last-round', n: 10 }), ['PA-WIN-2']],
  ] as [number, Position, string[]][])('[PA-WIN-2][PA-GAME-4] the end of round %i with %j is told by %j', (round, position, rules) => {
    const r = hunt({ step: 'end-round', active: -1, round, ...position });
    r.run(table => endRound(table));

    expect(r.toldOf('hunt-lost').map(one => one.rule)).toEqual(rules);
  });
});
