import { describe, expect, test } from 'vitest';
import type { Sector, Terrain } from '../content/kinds.ts';
import { healthOf, sequenceLimit } from '../questions.ts';
import { type HunterOn, type HuntRehearsal, hunt, type Position, playing, SPARE, saying } from '../testing/rehearsal.ts';
import { huntOf } from './chain.ts';
import { becomeThreatened, burn, feelGround, groundWaits } from './terrain.ts';

const SECTORS = ['north', 'east', 'south', 'west'] as const;
/** What lies where, as `fire@north`. */
const ground = (r: HuntRehearsal): string[] => r.state.terrain.map(one => `${one.kind}@${SECTORS[one.sector]}`).toSorted();
const lies = (...tokens: readonly `${Terrain}@${Sector}`[]): NonNullable<Position['terrain']> =>
  tokens.map(token => {
    const [kind, at] = token.split('@') as [Terrain, Sector];
    return { kind, at };
  });
const placing = (kind: Terrain, position: Position) =>
  saying([{ do: 'terrain', kind, at: 'rear' }], { slots: [{ icons: ['parry'] }], ...position });

describe('Rock', () => {
  const attrited = (position: Position = {}) =>
    hunt({ step: 'attrition', hunters: [{}, { stamina: 1 }], attrition: [2], terrain: lies('rock@south'), ...position }).play();

  test('[PA-TERR-1] may be removed to prevent attrition damage', () => {
    const r = attrited();

    r.only('prevent', ['rock', 'pass']).answer('prevent', 'rock');

    expect(ground(r)).toEqual([]);
    expect(r.hunter(0).damage).toBe(0);
    expect(r.types('suffered')).toEqual([]);
  });
  test('[PA-TERR-1] or kept', () => {
    const r = attrited().answer('prevent', 'pass');

    expect(ground(r)).toEqual(['rock@south']);
    expect(r.hunter(0).damage).toBe(2);
  });
  test('[PA-TERR-2] helps nobody in another sector', () => {
    expect(attrited({ terrain: lies('rock@east') }).types('suffered')).toEqual(['suffered']);
  });
  test('[PA-TERR-2] nor against a behaviour', () => {
    const r = playing({}, { terrain: lies('rock@south'), slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }] });

    expect(r.asks).toBe('act');
    expect(r.hunter(0).damage).toBe(2);
  });
});

describe('Water', () => {
  test('[PA-TERR-3] holds no fourth card', () => {
    const r = playing({}, { hunters: [{ sequence: [{}] }, {}], terrain: lies('water@south') });
    expect(r.decision('act').facts).toEqual({ left: 1 });

    const full = hunt({
      hunters: [{ stamina: 2, hand: [SPARE], sequence: [{}, {}, {}], item: action }, {}],
      terrain: lies('water@south'),
    }).play();

    expect(full.options('act').filter(key => !key.startsWith('use-'))).toEqual(['end']);
    expect(full.decision('act').not?.()).toMatchObject([{ why: 'PA-TERR-3' }]);
  });
  const action = { abilities: [{ on: 'action', effects: [{ do: 'stamina', n: 1 }] }] } as const;

  test('[PA-TERR-4] what changes the limit is added', () => {
    const item = { abilities: [{ on: 'while', effects: [{ do: 'sequence-limit', by: 1 }] }] } as const;

    expect(sequenceLimit(hunt({ hunters: [{ item }, {}], terrain: lies('water@south') }).state, 0)).toBe(4);
  });
  test('[PA-TERR-5] a second one goes to both neighbours instead', () => {
    expect(ground(placing('water', { terrain: lies('water@north') }))).toEqual(['water@east', 'water@north', 'water@west']);
  });
  test('[PA-TERR-6] and does not spread from there', () => {
    expect(ground(placing('water', { terrain: lies('water@north', 'water@east') }))).toEqual(['water@east', 'water@north', 'water@west']);
  });
});

describe('Sand, fire, fog', () => {
  test('[PA-TERR-15] moving out of sand costs 2', () => {
    const r = hunt({ step: 'move', hunters: [{ stamina: 2 }, {}], terrain: lies('sand@south') }).play();

    expect(r.decision('move').facts).toEqual({ cost: 2 });
    r.answer('move', 'sector-1');
    expect(r.hunter(0).stamina).toBe(0);
  });
  test('[PA-TERR-16] in fire no card can be played', () => {
    const action = { abilities: [{ on: 'action', effects: [{ do: 'heal', n: 1 }] }] } as const;
    const r = hunt({ hunters: [{ hand: [SPARE, {}], stamina: 2, item: action }, { ko: 'red' }], terrain: lies('fire@south') }).play();

    expect(r.options('act').map(key => key.split('-')[0])).toEqual(['use', 'revive', 'end']);
  });
  test('[PA-TERR-17] fire fades at the end of its round and is gone after the next', () => {
    const round = (isRed: boolean) => {
      const r = hunt({ step: 'end-round', active: -1, terrain: [{ kind: 'fire', at: 'north', isRed }] });
      return r.untilScene('begin-round').state.terrain;
    };

    expect(round(true)).toMatchObject([{ kind: 'fire', isRed: false }]);
    expect(round(false)).toEqual([]);
  });
  test('[PA-TERR-18][PA-R-47] fire on fire burns all who stand there, and leaves the water that has come since', () => {
    const r = placing('fire', {
      hunters: [{}, { at: 'north' }, { at: 'north' }, { at: 'north', ko: 'red' }],
      terrain: [
        { kind: 'fire', at: 'north', isRed: false },
        { kind: 'water', at: 'north' },
      ],
    });

    expect(r.state.terrain).toMatchObject([{ kind: 'fire', isRed: true }, { kind: 'water' }]);
    expect(r.state.hunters.map(one => one.isBurning)).toEqual([false, true, true, false]);
  });
  test('[PA-TERR-19] fire turns water to fog and takes brush away', () => {
    expect(ground(placing('fire', { terrain: lies('water@north', 'brush@north') }))).toEqual(['fire@north', 'fog@north']);
  });
  test('[PA-TERR-20] who moves into fog is threatened', () => {
    const r = hunt({ step: 'move', hunters: [{ stamina: 1, hand: [SPARE] }, {}], terrain: lies('fog@east') }).play();

    r.answer('move', 'sector-1');

    expect(r.hunter(0).isThreatened).toBe(true);
  });

  test('[PA-TERR-19][PA-TERR-33] water that turns to fog where fog is leaves one fog', () => {
    const r = saying([{ do: 'terrain', kind: 'fire', at: 'here' }], { terrain: lies('water@south', 'fog@south') });

    expect(r.state.terrain.map(({ kind }) => kind).toSorted()).toEqual(['fire', 'fog']);
  });
  test('[PA-TERR-20] whom fog does not affect comes into it without a threat', () => {
    const item = { abilities: [{ on: 'while', effects: [{ do: 'ignores-terrain', kind: 'fog' }] }] } as const;
    const r = hunt({ step: 'move', hunters: [{ stamina: 1, item }, {}], terrain: lies('fog@west') })
      .play()
      .answer('move', 'sector-3');

    expect(r.hunter(0)).toMatchObject({ sector: 3, isThreatened: false });
  });
});

describe('Plants', () => {
  const starting = (kind: Terrain, hunter: HunterOn = {}) =>
    hunt({ step: 'begin-turn', hunters: [{ stamina: 1, ...hunter }, {}], terrain: [{ kind, at: 'south' }] }).play();
  const ending = (kind: Terrain, hunter: HunterOn = {}) => {
    const r = hunt({ step: 'end-turn', hunters: [hunter, {}], terrain: [{ kind, at: 'south' }] });
    return r.untilScene('next-turn');
  };

  test('[PA-TERR-21] a pact bloom gives a card for the weapon level in damage', () => {
    const r = starting('pact-bloom').answer('pact-bloom', 'yes');

    expect(r.hunter(0)).toMatchObject({ damage: 1 });
    expect(r.hunter(0).hand).toHaveLength(1);
    expect(starting('pact-bloom').answer('pact-bloom', 'no').hunter(0)).toMatchObject({ damage: 0, hand: [] });
  });
  test('[PA-TERR-22] a balm flower heals the weapon level', () => {
    expect(starting('balm-flower', { damage: 5, weapon: { level: 2 } }).hunter(0).damage).toBe(3);
  });
  test('[PA-TERR-23] a fury blossom adds the weapon level to an attack', () => {
    expect(playing({}, { hunters: [{ weapon: { damage: 3 } }, {}], terrain: lies('fury-blossom@south') }).monster.damage).toBe(4);
  });
  test.each([
    [true, 1],
    [false, 0],
  ])('[PA-TERR-24] a snapmaw bites at the end of the turn who is threatened: %s', (isThreatened, damage) => {
    expect(ending('snapmaw', { isThreatened }).hunter(0).damage).toBe(damage);
  });
  test('[PA-TERR-27] terrain leaves those alone who lie there', () => {
    const r = hunt({
      step: 'begin-turn',
      aggro: 1,
      hunters: [{ ko: 'red' }, { stamina: 1, at: 'north' }],
      terrain: lies('pact-bloom@south'),
    }).play();

    expect(r.decision('move')).toMatchObject({ seat: 1 });
  });
  test.each([
    [true, 1],
    [false, 0],
  ])('[PA-TERR-28] ice exiles the top card at the end of the turn of who is threatened: %s', (isThreatened, exiled) => {
    expect(ending('ice', { isThreatened }).hunter(0).exile).toHaveLength(exiled);
  });
  test('[PA-TERR-28] fire on ice and water: the water is fog, the ice is water', () => {
    expect(ground(placing('fire', { terrain: lies('ice@north', 'water@north') }))).toEqual(['fire@north', 'fog@north', 'water@north']);
  });
  test('[PA-TERR-29] dodges cost 1 more in a swamp', () => {
    const r = hunt({
      hunters: [
        {
          hand: [
            { id: 'test-dodge', colour: 'green' },
            { colour: 'red', value: 1 },
          ],
        },
        {},
      ],
      terrain: lies('swamp@south'),
    }).play();

    r.answer('act', 'test-dodge');

    expect(r.toldOf('paid')).toMatchObject([{ cost: 1 }]);
  });
});

describe('Burning and dust', () => {
  test('[PA-TERR-25] a burning hunter suffers the weapon level more when the deck is emptied, once', () => {
    const r = saying([{ do: 'draw', n: 1 }], { hunters: [{ isBurning: true, deck: [SPARE], discard: [SPARE] }, {}] });

    expect(r.toldOf('fatigue')).toMatchObject([{ damage: 1, burning: 1 }]);
    expect(r.hunter(0)).toMatchObject({ damage: 2, isBurning: false });
  });
  test('[PA-TERR-26] who burns already discards five cards instead', () => {
    const r = saying([{ do: 'burn' }], { hunters: [{ isBurning: true }, {}] });

    expect(r.hunter(0)).toMatchObject({ isBurning: true });
    expect(r.hunter(0).discard).toHaveLength(5);
  });
  test('[PA-TERR-30] each dust takes a defensive card of the hunter’s choice out of the defence', () => {
    const sequence = [0, 1, 2].map(i => ({ id: `test-${i}`, colour: 'yellow' as const }));
    const r = hunt({
      step: 'attrition',
      hunters: [{ sequence }, { stamina: 1 }],
      attrition: [2],
      terrain: lies('dust@south', 'dust@south'),
    }).play();

    r.only('disrupt', ['test-0', 'test-1', 'test-2']).answer('disrupt', ['test-0', 'test-2']);

    expect(r.toldOf('attrition-failed')).toMatchObject([{ cards: 3, disrupted: 2, defence: 1 }]);
  });
  test('[PA-TERR-31] at most two dust in a sector', () => {
    expect(ground(placing('dust', { terrain: lies('dust@north', 'dust@north') }))).toEqual(['dust@north', 'dust@north']);
  });
  test('[PA-TERR-31][PA-TERR-33] at the end of the round dust goes, the rest stays', () => {
    const rest = ['balm-flower@west', 'fog@north', 'rock@north', 'sand@east'] as const;
    const r = hunt({ step: 'end-round', active: -1, terrain: lies('dust@north', 'dust@north', ...rest) });

    r.untilScene('begin-round');

    expect(ground(r)).toEqual(rest);
  });
  test('[PA-TERR-33] a second token of a kind does nothing', () => {
    expect(ground(placing('fog', { terrain: lies('fog@north') }))).toEqual(['fog@north']);
  });
});

test('[PA-TERR-21][PA-KO-19] whoever falls to a pact bloom draws nothing', () => {
  const r = hunt({ hunters: [{ damage: 8, deck: [SPARE, SPARE] }, {}] });
  const health = healthOf(r.state, 0);
  r.hunter(0).damage = health - 1;
  r.run(table => feelGround(huntOf(table), 0, 'pact-bloom'))
    .answer('pact-bloom', 'yes')
    .answer('deplete', 'helm');

  expect([r.hunter(0).ko, r.hunter(0).hand, r.types('drew')]).toEqual(['red', [], []]);
});
test('[PA-TERR-25][PA-MOVE-6][PA-KO-19] nobody who has fallen burns, or is threatened', () => {
  const r = hunt({ aggro: 1, active: 1, hunters: [{ ko: 'red' }, {}] });
  r.run(table => burn(huntOf(table), 0));
  becomeThreatened(huntOf(r.table), 0, 'PA-MOVE-6');

  expect([r.hunter(0).isBurning, r.hunter(0).isThreatened, r.types()]).toEqual([false, false, []]);
});

test('[PA-TERR-5] water where there is none stays where it comes', () => {
  expect(ground(placing('water', {}))).toEqual(['water@north']);
});
test('[PA-TERR-22] where nobody heals a balm flower does not either', () => {
  const perils = [{ abilities: [{ on: 'while', effects: [{ do: 'no-heal' }] }] }] as const;
  const r = hunt({ step: 'begin-turn', hunters: [{ stamina: 1, damage: 3 }, {}], terrain: lies('balm-flower@south'), perils }).play();

  expect(r.hunter(0).damage).toBe(3);
});
test.each([
  ['a plateau here', lies('plateau@south'), 'climb'],
  ['a plateau elsewhere', lies('plateau@north'), undefined],
  ['a rock here', lies('rock@south'), undefined],
  ['an occupied plateau', [{ kind: 'plateau', at: 'south', occupant: 1 }], undefined],
] as [string, NonNullable<Position['terrain']>, string | undefined][])('[PA-TERR-10][PA-TERR-11] climbing: %s', (_, terrain, asks) => {
  const r = hunt({ hunters: [{}, terrain[0]!.occupant === 1 ? { placement: 'plateau' } : {}], terrain });
  const waits = huntOf(r.table);
  groundWaits(waits, 0, 'end');

  expect(waits.waiting.map(one => one.is === 'ground' && one.what)).toEqual(asks ? [asks] : []);
  expect(r.run(table => feelGround(huntOf(table), 0, 'climb')).open.map(one => one.kind)).toEqual(asks ? [asks] : []);
});
