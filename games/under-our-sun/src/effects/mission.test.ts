import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import { type CharacterOn, hexOn, type Position, type SunRehearsal, type TileOn, trek } from '../testing/rehearsal.ts';

const CART = { id: 'cart', name: 'the cart', hp: 2, areas: 1 };
const standing = (place: string, more: object = {}): NonNullable<Position['state']> => ({
  figures: [{ id: 0, hex: hexOn(place), damage: 0, with: -1, ...more }],
});
const reading = (effects: readonly Effect[], position: Position = {}, ida: CharacterOn = {}): SunRehearsal =>
  trek({ characters: [{ at: 'n', karma: 0, ...ida }, { at: 's s s' }], mission: { figures: [CART] }, ...position }).read(effects);

test('[US-MISSION-2] counters: more, less, set; never under 0', () => {
  const count = (...effects: Effect[]): number => reading(effects).state.counters[0]!;
  expect(count({ do: 'count', counter: 'done' }, { do: 'count', counter: 'done', add: 2 })).toBe(3);
  expect(count({ do: 'count', counter: 'done', add: -2 })).toBe(0);
  expect(count({ do: 'count', counter: 'done', set: 5 })).toBe(5);
});
test('[US-MISSION-4] [US-R-101] a token is placed', () => {
  expect(reading([{ do: 'place-token', label: 'the bell' }]).tile('n').hasToken).toBe(true);
});

test.each(['objective', 'token'] as const)('[US-MISSION-4] the %s marker here is taken, if one lies here, and no other', marker => {
  const taken = (has: object) =>
    reading([{ do: 'take-marker', marker }], { tiles: [{ at: 'n', ...has }] })
      .toldOf('marker-taken')
      .map(one => one.marker);
  expect([taken({ hasObjective: true, hasToken: true }), taken({})]).toEqual([[marker], []]);
  expect(taken(marker === 'objective' ? { hasToken: true } : { hasObjective: true })).toEqual([]);
});
test('[US-MISSION-4] what is done for no card, or for one, is told so', () => {
  const words = (about: object): number[] =>
    trek({})
      .read([{ do: 'karma', n: 1 }], about)
      .toldOf('word')
      .map(one => one.card);
  expect([words({}), words({ card: 7 })]).toEqual([[-1], [7]]);
});

describe('figures', () => {
  test('[US-MISSION-4] placed here or on New Haven', () => {
    expect(reading([{ do: 'place-figure', figure: 'cart' }]).state.figures).toEqual([{ id: 0, hex: hexOn('n'), damage: 0, with: -1 }]);
    expect(reading([{ do: 'place-figure', figure: 'cart', at: 'haven' }]).state.figures[0]!.hex).toBe(hexOn('haven'));
  });
  test('[US-MISSION-4] it goes with somebody who has room for it, and stays where it is left', () => {
    const taken = (own: CharacterOn = {}) => reading([{ do: 'take-figure', figure: 'cart' }], { state: standing('n') }, own);
    expect([taken().state.figures[0]!.with, taken({ goods: { wood: 4 } }).state.figures[0]!.with]).toEqual([0, -1]);
    expect(taken().read([{ do: 'leave-figure', figure: 'cart' }]).state.figures[0]!.with).toBe(-1);
  });
  test('[US-DEATH-5] whoever dies leaves it behind', () => {
    expect(reading([{ do: 'damage', n: 9 }], { state: standing('n', { with: 0 }) }).state.figures[0]!.with).toBe(-1);
  });
  test('[US-MISSION-4] it walks 1 tile over revealed ones by the shortest way, and waits where there is none', () => {
    const walk = (tiles: Position['tiles']): number =>
      reading([{ do: 'move-figure', figure: 'cart', to: 'far-gate' }], { tiles: tiles!, state: standing('haven') }).state.figures[0]!.hex;
    const gate = { at: 'ne ne', is: { id: 'far-gate' } };
    expect(walk([gate, { at: 'ne' }])).toBe(hexOn('ne'));
  });
  test.each<readonly [string, string, string, number]>([
    ['with somebody', 'end-gate', 'n', 0],
    ['where it was to go', 'end-gate', 'ne ne', -1],
    ['to what is not there', 'no-gate', 'n', -1],
  ])('[US-MISSION-4] it stays: %s', (_, to, place, who) => {
    const tiles = [{ at: 'ne' }, { at: 'ne ne', is: { id: 'end-gate' } }];
    const r = reading([{ do: 'move-figure', figure: 'cart', to }], { tiles, state: standing(place, { with: who }) });
    expect([r.types('figure-moved'), r.state.figures[0]!.hex]).toEqual([[], hexOn(place)]);
  });
  test('[US-MISSION-4] what is not on the map does not walk', () => {
    expect(
      reading([{ do: 'move-figure', figure: 'cart', to: 'end-gate' }], { tiles: [{ at: 'ne', is: { id: 'end-gate' } }] }).state.figures,
    ).toEqual([]);
  });
  test('[US-MISSION-4] the way counts, not what is nearer as the crow flies', () => {
    const tiles = [{ at: 'n' }, { at: 'ne' }, { at: 'ne ne' }, { at: 'ne ne n', is: { id: 'bent-gate' } }];
    const r = reading([{ do: 'move-figure', figure: 'cart', to: 'bent-gate' }], { tiles, state: standing('haven') });
    expect(r.state.figures[0]!.hex).toBe(hexOn('ne'));
  });
  test('[US-MISSION-4] what is not on the map is not left anywhere', () => {
    expect(reading([{ do: 'leave-figure', figure: 'cart' }]).types()).toEqual(['word']);
  });
  test('[US-MISSION-4] without a way it stays, or comes as near as it can', () => {
    const r = reading([{ do: 'move-figure', figure: 'cart', to: 'lone-gate' }], {
      tiles: [{ at: 's s', is: { id: 'lone-gate' } }],
      state: standing('haven'),
    });
    expect(r.state.figures[0]!.hex).toBe(hexOn('haven'));
  });
  test('[US-MISSION-4] enemies beside it strike it, unless somebody exposed is there', () => {
    const strike = (own: CharacterOn = {}): number =>
      reading(
        [{ do: 'enemies-strike-figure', figure: 'cart' }],
        { enemies: [{ at: 'ne' }], state: standing('ne'), dice: { enemy: [[1]] }, spare: ['enemy'] },
        own,
      ).state.figures[0]!.damage;
    expect([strike(), strike({ at: 'ne' }), strike({ at: 'ne', isStealthy: true })]).toEqual([1, 0, 1]);
  });
  test('[US-MISSION-4] a strike without a success does not hurt it', () => {
    const position = { enemies: [{ at: 'ne' }], state: standing('ne'), dice: { enemy: [[0]] } };
    expect(reading([{ do: 'enemies-strike-figure', figure: 'cart' }], position).types('rolled', 'figure-hurt')).toEqual(['rolled']);
  });
});

describe('what a word of the mission is done about', () => {
  const about = (effects: readonly Effect[], occasion: object, position: Position = {}): SunRehearsal =>
    trek({ characters: [{ at: 'n' }, { at: 's' }], starter: 1, mission: { figures: [CART] }, ...position }).read(effects, occasion);
  const nobody = { who: -1 };
  test('[US-MISSION-2] a counter that is set to 0, and one that grows by successes', () => {
    const done = (effect: Effect, successes = 0): number =>
      about([{ do: 'count', counter: 'done', add: 3 }, effect], { successes }).state.counters[0]!;
    expect([
      done({ do: 'count', counter: 'done', set: 0 }),
      done({ do: 'count', counter: 'done', add: { of: 'successes', times: 2 } }, 2),
    ]).toEqual([0, 7]);
  });
  test('[US-MISSION-4] where nobody in particular acts, it is done where the starting player stands', () => {
    const tiles = [
      { at: 'n', hasToken: true },
      { at: 's', hasToken: true },
    ];
    const taken = about([{ do: 'take-marker', marker: 'token' }], nobody, { tiles });
    expect([taken.tile('n').hasToken, taken.tile('s').hasToken]).toEqual([true, false]);
    const laid = about([{ do: 'place-token', label: 'the bell' }], nobody);
    expect([laid.tile('n').hasToken, laid.tile('s').hasToken]).toEqual([false, true]);
    expect(about([{ do: 'place-figure', figure: 'cart' }], nobody).state.figures[0]!.hex).toBe(hexOn('s'));
  });
  test('[US-MISSION-4] what is not on the map is neither taken along nor struck', () => {
    expect(about([{ do: 'take-figure', figure: 'cart' }], {}).types()).toEqual(['word']);
    expect(about([{ do: 'enemies-strike-figure', figure: 'cart' }], {}, { enemies: [{ at: 's s' }] }).types()).toEqual(['word']);
  });
});

describe('room for a figure', () => {
  const takes = (areas: number | undefined, own: CharacterOn = {}): boolean => {
    const figure = { id: 'cart', name: 'the cart', ...(areas === undefined ? {} : { areas }) };
    const r = reading([{ do: 'take-figure', figure: 'cart' }], { mission: { figures: [figure] }, state: standing('n') }, own);
    return r.state.figures[0]!.with === 0;
  };
  test('[US-MISSION-4] it takes as many flexible areas as it says, of those that are free', () => {
    expect([takes(1, { goods: { wood: 3 } }), takes(1, { goods: { wood: 4 } })]).toEqual([true, false]);
    expect([takes(2), takes(2, { goods: { wood: 1 } }), takes(3)]).toEqual([true, false, false]);
  });
  test('[US-MISSION-4] one that takes none goes with anybody', () => {
    expect([takes(undefined, { goods: { wood: 6 } }), takes(0, { goods: { wood: 6 } })]).toEqual([true, true]);
  });
});

describe('the way of a figure', () => {
  const goes = (id: string, at: string, tiles: readonly TileOn[]): number =>
    reading(
      [{ do: 'move-figure', figure: 'cart', to: id }],
      { tiles: [{ at, is: { id } }, ...tiles], state: standing('haven') },
      { at: 's s s s' },
    ).state.figures[0]!.hex;
  test('[US-MISSION-4] where the way breaks off it comes a tile nearer, over what is revealed', () => {
    expect(goes('gate-one', 'ne ne ne', [{ at: 'ne' }])).toBe(hexOn('ne'));
    expect(goes('gate-two', 'ne ne ne', [{ at: 'ne', isDown: true }])).toBe(hexOn('haven'));
    expect(goes('gate-three', 'ne ne ne', [{ at: 's' }])).toBe(hexOn('haven'));
  });
  test('[US-MISSION-4] it does not cross what lies face down, if there is a longer way', () => {
    const round = ['se', 'se ne', 'se ne ne'].map(at => ({ at }));
    expect(goes('gate', 'ne ne', [{ at: 'ne', isDown: true }, ...round])).toBe(hexOn('se'));
  });
  test('[US-MISSION-4] beside its goal it steps onto it', () => {
    expect(goes('gate', 'ne', [{ at: 'n' }])).toBe(hexOn('ne'));
  });
});

test('[US-MISSION-4] every enemy beside a figure strikes it, and none elsewhere', () => {
  const strike = (enemies: Position['enemies'], dice: number[][]) => {
    const r = reading([{ do: 'enemies-strike-figure', figure: 'cart' }], {
      enemies: enemies!,
      state: standing('ne'),
      mission: { figures: [{ ...CART, hp: 9 }] },
      dice: { enemy: dice },
    });
    return [r.state.figures[0]!.damage, r.toldOf('rolled').length];
  };
  expect(strike([{ at: 'ne' }, { at: 'ne' }, { at: 'n n' }], [[1], [1]])).toEqual([2, 2]);
});
