/** Whom texts mean, which sectors, and what the monster turns to: content/words/saying.ts. */
import { describe, expect, test } from 'vitest';
import { PLACES, type Place, TURNS, type TurnTo, WHOM, type Whom } from '../content/words/saying.ts';
import { type HuntRehearsal, type Position, saying } from '../testing/rehearsal.ts';

/** Mirah (seat 0, active) and Dareon share the front, Thoreg is in the west flank, Ljonar in the rear. */
const TABLE: Position = {
  first: 2,
  aggro: 1,
  hunters: [
    { damage: 1 },
    { damage: 3, hand: [{ colour: 'yellow' }, { colour: 'yellow' }, { colour: 'yellow' }], isBurning: true },
    { at: 'west', hand: [{ colour: 'red' }, { colour: 'red' }], isThreatened: true },
    { at: 'north', sequence: ['debility.1', 'debility.2'], hand: [{ colour: 'green' }] },
  ],
  terrain: [{ kind: 'water', at: 'west' }],
  beast: { marked: 0 },
  slots: [],
};
const given = (r: HuntRehearsal): number[] => r.state.hunters.flatMap((one, seat) => (one.stamina > 0 ? [seat] : []));

describe('Whom a text falls on', () => {
  const EXPECTED: Record<Exclude<Whom, 'chosen' | 'another' | 'that'>, readonly number[]> = {
    self: [0],
    aggro: [1],
    first: [2],
    next: [1],
    each: [0, 1, 2, 3],
    others: [1, 2, 3],
    here: [0, 1],
    'others-here': [1],
    front: [0, 1],
    flanks: [2],
    rear: [3],
    'not-front': [2, 3],
    'not-rear': [0, 1, 2],
    alone: [2, 3],
    together: [0, 1],
    threatened: [2],
    unthreatened: [0, 1, 3],
    burning: [1],
    marked: [3],
    'in-water': [2],
    'most-hand': [1],
    'fewest-hand': [0],
    'most-damage': [1],
    'fewest-damage': [2],
    'most-sequence': [3],
    'most-defensive': [1],
    'fewest-defensive': [2],
  };

  test.each(Object.entries(EXPECTED) as [Whom, readonly number[]][])('%s', (who, seats) => {
    const r = saying([{ do: 'stamina', n: 1, who }], TABLE);
    // Two have no damage, two no card but one: the group is asked where they are tied.
    if (r.asks === 'choose-tied') r.answer('choose-tied', `seat-${seats[0]}`);

    expect(given(r)).toEqual(seats);
  });

  test('chosen and another: by whoever has the card', () => {
    const chosen = saying([{ do: 'stamina', n: 1, who: 'chosen' }], TABLE);
    const another = saying([{ do: 'stamina', n: 1, who: 'another' }], TABLE);

    chosen.only('choose-hunter', ['seat-2', 'seat-3', 'seat-0', 'seat-1'], 0).answer('choose-hunter', 'seat-3');
    another.only('choose-hunter', ['seat-2', 'seat-3', 'seat-1'], 0).answer('choose-hunter', 'seat-1');

    expect([given(chosen), given(another)]).toEqual([[3], [1]]);
  });

  test('[PA-R-31] on a monster’s card the group chooses', () => {
    const r = saying([], { ...TABLE, slots: [{ icons: ['maneuver'], base: [{ do: 'stamina', n: 1, who: 'chosen' }] }] });

    expect(r.open.map(one => [one.kind, one.seat])).toEqual([2, 3, 0, 1].map(seat => ['group-hunter', seat]));
  });

  test('[PA-R-31] so it does if a monster’s card leaves a sector open', () => {
    const r = saying([], { ...TABLE, slots: [{ icons: ['maneuver'], base: [{ do: 'terrain', kind: 'fog', at: 'chosen' }] }] });

    expect(r.open.map(one => [one.kind, one.seat])).toEqual([2, 3, 0, 1].map(seat => ['group-sector', seat]));
  });

  test('that: whom the occasion is about', () => {
    const item = { abilities: [{ on: 'moved', of: 'other', effects: [{ do: 'stamina', n: 1, who: 'that' }] }] } as const;
    const r = saying([{ do: 'move', who: 'aggro', must: true }], { ...TABLE, hunters: [{ item }, {}, {}] });

    r.answer('forced-move', 'sector-1');

    expect(given(r)).toEqual([1]);
  });

  test('every name is tested', () => {
    expect([...Object.keys(EXPECTED), 'chosen', 'another', 'that'].toSorted()).toEqual(Object.keys(WHOM).toSorted());
  });
});

describe('Where', () => {
  const EXPECTED: Record<Exclude<Place, 'that' | 'beside' | 'chosen' | 'random'>, readonly number[]> = {
    here: [2],
    aggro: [2],
    front: [2],
    rear: [0],
    flanks: [1, 3],
    left: [3],
    right: [1],
    each: [0, 1, 2, 3],
    marked: [0],
  };
  const rocks = (r: HuntRehearsal): number[] => r.state.terrain.flatMap(one => (one.kind === 'rock' ? [one.sector] : [])).toSorted();
  const rock = (at: Place) => saying([{ do: 'terrain', kind: 'rock', at }], TABLE);

  test.each(Object.entries(EXPECTED) as [Place, readonly number[]][])('%s', (at, sectors) => {
    expect(rocks(rock(at))).toEqual(sectors);
  });
  test('beside and chosen: by whoever has the card', () => {
    expect(rocks(rock('beside').only('choose-sector', ['sector-3', 'sector-1']).answer('choose-sector', 'sector-1'))).toEqual([1]);
    expect(
      rocks(rock('chosen').only('choose-sector', ['sector-0', 'sector-1', 'sector-2', 'sector-3']).answer('choose-sector', 'sector-3')),
    ).toEqual([3]);
  });
  test('random: as chance has it', () => {
    expect(rocks(saying([{ do: 'terrain', kind: 'rock', at: 'random' }], { ...TABLE, dice: { sector: [[3, 0, 1, 2]] } }))).toEqual([3]);
  });
  test('that: the sector of whom it is about', () => {
    const item = { abilities: [{ on: 'threatened', of: 'other', effects: [{ do: 'terrain', kind: 'rock', at: 'that' }] }] } as const;
    const r = saying([{ do: 'threaten', who: 'rear' }], { hunters: [{ item }, { at: 'north' }] });

    expect(rocks(r)).toEqual([0]);
  });
  test('every name is tested', () => {
    expect([...Object.keys(EXPECTED), 'that', 'beside', 'chosen', 'random'].toSorted()).toEqual(Object.keys(PLACES).toSorted());
  });
});

describe('What the monster turns to', () => {
  const EXPECTED: Record<Exclude<TurnTo, 'chosen' | 'that'>, number> = {
    self: 2,
    aggro: 2,
    opposite: 3,
    clockwise: 2,
    counterclockwise: 0,
    marked: 0,
    'most-hunters': 2,
    'fewest-defensive': 3,
    'most-damage': 2,
    'most-hand': 2,
  };

  test.each(Object.entries(EXPECTED) as [TurnTo, number][])('%s', (to, sector) => {
    expect(saying([{ do: 'turn', to }], { ...TABLE, faces: 'east' }).monster.facing).toBe(sector);
  });
  test('chosen: by whoever has the card', () => {
    const r = saying([{ do: 'turn', to: 'chosen' }], TABLE);

    r.only('choose-sector', ['sector-0', 'sector-1', 'sector-2', 'sector-3'], 0).answer('choose-sector', 'sector-1');

    expect(r.monster.facing).toBe(1);
  });
  test('that: whom the occasion is about', () => {
    const item = { abilities: [{ on: 'threatened', of: 'other', effects: [{ do: 'turn', to: 'that' }] }] } as const;

    expect(saying([{ do: 'threaten', who: 'rear' }], { hunters: [{ item }, { at: 'north' }] }).monster.facing).toBe(0);
    expect(saying([{ do: 'threaten', who: 'self' }], { faces: 'north', hunters: [{}, { at: 'north', item }] }).monster.facing).toBe(2);
  });
  test('that: nobody, if the occasion is about nobody', () => {
    const perils = [{ abilities: [{ on: 'turned', effects: [{ do: 'turn', to: 'that' }] }] }] as const;
    const r = saying([{ do: 'turn', to: 'opposite' }], { perils, hunters: [{}, { at: 'east' }] });

    expect([r.monster.facing, r.toldOf('monster-turned').length]).toEqual([0, 1]);
  });
  test('every name is tested', () => {
    expect([...Object.keys(EXPECTED), 'chosen', 'that'].toSorted()).toEqual(Object.keys(TURNS).toSorted());
  });
});

test('where a text is about nobody, its sector is that of whoever acts', () => {
  const peril = { abilities: [{ on: 'turned', effects: [{ do: 'terrain', kind: 'fog', at: 'that' }] }] } as const;
  const r = saying([{ do: 'turn', to: 'opposite' }], { ...TABLE, perils: [peril] });

  expect(r.state.terrain.filter(one => one.kind === 'fog').map(one => one.sector)).toEqual([2]);
});
test('a text about another has its own place here, and that of the other there, also of the first seat', () => {
  const rocks = (hunters: Position['hunters']): number[] =>
    saying([{ do: 'threaten', who: 'each' }], { hunters: hunters! }).state.terrain.flatMap(one =>
      one.kind === 'rock' ? [one.sector] : [],
    );
  const item = (at: Place) => ({ abilities: [{ on: 'threatened', of: 'other', effects: [{ do: 'terrain', kind: 'rock', at }] }] }) as const;

  expect([rocks([{ item: item('here') }, { at: 'north' }]), rocks([{}, { at: 'north', item: item('that') }])]).toEqual([[2], [2]]);
});
test('whoever has aggro may stand elsewhere than in front', () => {
  const r = saying([{ do: 'terrain', kind: 'rock', at: 'aggro' }], { ...TABLE, aggro: 2 });

  expect(r.state.terrain.flatMap(one => (one.kind === 'rock' ? [one.sector] : []))).toEqual([3]);
});
