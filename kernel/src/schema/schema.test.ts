/** State is declared once: K-30 to K-36, K-85, K-88 and K-89 of SPEC.md. */

import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  bool,
  changesSeen,
  diff,
  fromViews,
  hashOf,
  int,
  lazyView,
  list,
  naming,
  nullable,
  oneOf,
  open,
  patch,
  perSeat,
  record,
  records,
  type Schema,
  SchemaError,
  type StateOf,
  seenBy,
  supposing,
  text,
  viewOf,
  zone,
} from '../index.ts';
import { byHand } from '../testing/by-hand.ts';

const declaredPiece = () => record({ ...open({ at: int(0, 9) }), name: text(), mood: nullable(oneOf(['calm', 'wild'])) });
const declaredBag = () =>
  record(open({ gems: int(), marks: list(int()), stones: records(record(open({ weight: int() }))), twin: nullable(int()) }));
const declared = () =>
  record({
    ...open({
      turn: int(),
      isNight: bool(),
      path: list(list(int())),
      pieces: records(declaredPiece()),
      boss: nullable(declaredPiece()),
    }),
    ...seenBy(({ state }) => (state as { isNight: boolean }).isNight, { moon: int() }, 'not-imagined'),
    ...seenBy('nobody', { sealed: int() }),
    keepers: {
      schema: perSeat(
        record({ ...open({ cold: int() }), ...seenBy('owner', { vow: text(), bag: declaredBag() }, 'not-imagined'), hand: zone('owner') }),
      ),
      seenBy: 'everyone',
    },
    deck: zone('nobody'),
    pile: zone('everyone'),
    secret: int(),
  });
/** Declared anew for every test: how a schema is made is part of what is shown. */
let schema = declared();
beforeEach(() => {
  schema = declared();
});
type State = StateOf<typeof schema>;

const aPiece = fc.record({
  at: fc.integer({ min: 0, max: 9 }),
  name: fc.string({ maxLength: 9 }),
  mood: fc.constantFrom('calm' as const, 'wild' as const, null),
});
const number = fc.integer({ min: -1_000_000, max: 1_000_000 });
const cards = fc.array(fc.nat(1_000_000), { maxLength: 5 });
const aBag = fc.record(
  {
    gems: number,
    marks: fc.array(number, { maxLength: 2 }),
    stones: fc.array(fc.record({ weight: number }, { noNullPrototype: true }), { maxLength: 2 }),
    twin: fc.option(number),
  },
  { noNullPrototype: true },
);
const states: fc.Arbitrary<State> = fc.record(
  {
    turn: number,
    isNight: fc.boolean(),
    path: fc.array(fc.array(number, { maxLength: 3 }), { maxLength: 3 }),
    pieces: fc.array(aPiece, { maxLength: 3 }),
    boss: fc.option(aPiece),
    moon: number,
    sealed: number,
    keepers: fc.array(fc.record({ cold: number, vow: fc.string({ maxLength: 9 }), bag: aBag, hand: cards }, { noNullPrototype: true }), {
      minLength: 2,
      maxLength: 2,
    }),
    deck: cards,
    pile: cards,
    secret: number,
  },
  { noNullPrototype: true },
);
const roundTrip = (state: State): unknown => JSON.parse(JSON.stringify(state));
const aState = (): State => ({
  turn: 1,
  isNight: false,
  path: [[1], [2]],
  pieces: [{ at: 3, name: 'Bo', mood: null }],
  boss: { at: 4, name: 'Ada', mood: 'calm' },
  moon: 5,
  sealed: 8,
  keepers: [
    { cold: 1, vow: 'gold', bag: { gems: 1, marks: [1], stones: [{ weight: 1 }], twin: null }, hand: [7, 8] },
    { cold: 2, vow: 'love', bag: { gems: 2, marks: [], stones: [], twin: 3 }, hand: [9] },
  ],
  deck: [1, 2, 3],
  pile: [4],
  secret: 6,
});

describe('Clone, equality, hash, JSON', () => {
  test('[K-30] a clone is the same as a JSON round trip, and its records are its own', () => {
    fc.assert(
      fc.property(states, state => {
        const copy = byHand(schema.clone(state));
        expect(copy).toEqual(roundTrip(state));
        expect(schema.same(copy, state)).toBe(true);
        copy.keepers[0]!.cold += 1;
        copy.keepers[1]!.hand = [...copy.keepers[1]!.hand, 1];
        if (copy.boss) copy.boss.at = 99;
        for (const one of copy.pieces) byHand(one).name += '!';
        copy.pieces.push({ at: 0, name: '', mood: null });
        expect(schema.same(state, schema.check(roundTrip(state), 'state'))).toBe(true);
        expect(schema.same(copy, state)).toBe(false);
      }),
    );
  });

  test('[K-31] equal states have equal hashes, and every field counts in both', () => {
    fc.assert(
      fc.property(states, states, (a, b) => {
        expect(schema.same(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
        if (schema.same(a, b)) expect(hashOf(schema, a)).toBe(hashOf(schema, b));
      }),
    );
    const changes: ((state: State) => void)[] = [
      s => void (byHand(s).turn = 2),
      s => void (byHand(s).isNight = true),
      s => void (byHand(s).path = [[1, 2], []]),
      s => void (byHand(s).pieces[0]!.name = 'Bob'),
      s => void (byHand(s).pieces[0]!.mood = 'wild'),
      s => void (byHand(s).boss = null),
      s => void (byHand(s).moon = 0),
      s => void (byHand(s).keepers[0]!.vow = 'golf'),
      s => void (byHand(s).keepers[1]!.hand = [8]),
      s => void (byHand(s).deck = [1, 3, 2]),
      s => void (byHand(s).deck = [1, 2]),
      s => void (byHand(s).secret = 7),
    ];
    const hashes = changes.map(change => {
      const state = aState();
      change(state);
      expect(schema.same(state, aState())).toBe(false);
      return hashOf(schema, state);
    });
    expect(new Set([...hashes, hashOf(schema, aState())]).size).toBe(changes.length + 1);
    expect(hashes[0]).toMatch(/^p[0-9a-f]{8}$/);
  });

  test('[K-31] nothing and where nothing stands counts too', () => {
    const row = list(nullable(int()));
    const hashes = [[null, 1], [1, null], [1], [null], [], [1, null, null]].map(one => hashOf(row, one));
    expect(new Set(hashes).size).toBe(6);
  });

  test('[K-32] a state that went through JSON is read back as the same', () => {
    fc.assert(
      fc.property(states, state => {
        const read = schema.check(roundTrip(state), 'state');
        expect(read).toEqual(state);
        expect(hashOf(schema, read)).toBe(hashOf(schema, state));
      }),
    );
  });

  const broken: [string, (json: Record<string, unknown>) => void][] = [
    ['state.turn', json => void (json.turn = 1.5)],
    ['state.turn', json => void delete json.turn],
    ['state.isNight', json => void (json.isNight = 1)],
    ['state.path[1]', json => void (json.path = [[1], 2])],
    ['state.path[0][1]', json => void (json.path = [[1, 'x']])],
    ['state.pieces[0].at', json => void (json.pieces = [{ at: 10, name: '', mood: null }])],
    ['state.pieces[0].mood', json => void (json.pieces = [{ at: 1, name: '', mood: 'odd' }])],
    ['state.boss.name', json => void (json.boss = { at: 1, name: 'x'.repeat(201), mood: null })],
    ['state.keepers', json => void (json.keepers = {})],
    ['state.keepers[1]', json => void (json.keepers = [aState().keepers[0], null])],
    ['state.deck[0]', json => void (json.deck = [-1])],
    ['state.stray', json => void (json.stray = 1)],
    ['state.__proto__', json => void Object.defineProperty(json, '__proto__', { value: 1, enumerable: true })],
  ];
  test.each(broken)('[K-32] what does not fit is refused with its path: %s', (path, spoil) => {
    const json = roundTrip(aState()) as Record<string, unknown>;
    spoil(json);
    expect(() => schema.check(json, 'state')).toThrow(SchemaError);
    expect(() => schema.check(json, 'state')).toThrow(`${path}: expected`);
  });

  test('[K-32] what does not fit is named by what it is, however big or deep it is', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;

    expect(() => int().check(deep, 'state.turn')).toThrow(
      'state.turn: expected a whole number from -1000000 to 1000000, found a list of 1',
    );
    expect(() => int().check({ a: deep, b: 1 }, 'x')).toThrow(/found a record of 2 fields$/);
    expect(() => text(3).check('x'.repeat(1000), 'x')).toThrow(/found "x{59}$/);
  });

  test('[K-94] every whole number has bounds: those that are declared, or a million either way', () => {
    const largest = 1_000_000;
    const fits = (schema: Schema<number>, number: number): boolean => {
      try {
        return schema.check(number, 'x') === number;
      } catch {
        return false;
      }
    };

    for (const kind of [int(), naming('square')])
      expect([-largest - 1, -largest, largest, largest + 1].map(one => fits(kind, one))).toEqual([false, true, true, false]);
    expect([-1, 0, largest, Number.MAX_SAFE_INTEGER].map(one => fits(int(0), one))).toEqual([false, true, true, false]);
    expect(() => zone('everyone').schema.check([largest + 1], 'deck')).toThrow('deck[0]: expected');
  });

  test('[K-32] a list of records must be declared as records, which are copied', () => {
    expect(() => list(declaredPiece() as never)).toThrow(/use records/);
  });
});

describe('Who sees what', () => {
  test('[K-33] a view holds what the labels of each field allow that seat', () => {
    const open = { turn: 1, isNight: false, path: [[1], [2]], pieces: [{ at: 3 }], boss: { at: 4 }, deck: 3, pile: [4] };
    expect(viewOf(schema, aState(), 0)).toEqual({
      ...open,
      keepers: [
        { cold: 1, vow: 'gold', bag: { gems: 1, marks: [1], stones: [{ weight: 1 }], twin: null }, hand: [7, 8] },
        { cold: 2, hand: 1 },
      ],
    });
    expect(viewOf(schema, aState(), 1).keepers).toEqual([
      { cold: 1, hand: 2 },
      { cold: 2, vow: 'love', bag: { gems: 2, marks: [], stones: [], twin: 3 }, hand: [9] },
    ]);
    expect(viewOf(schema, aState(), null)).toEqual({
      ...open,
      keepers: [
        { cold: 1, hand: 2 },
        { cold: 2, hand: 1 },
      ],
    });
  });

  test('[K-34] a field without a label is sent to nobody', () => {
    for (const seat of [0, 1, null]) expect(JSON.stringify(viewOf(schema, aState(), seat))).not.toMatch(/secret|name|mood/);
  });

  test('[K-35] whoever may not look into a zone sees how many cards lie there, and no more', () => {
    expect(viewOf(schema, aState(), 0).deck).toBe(3);
    expect(viewOf(schema, { ...aState(), deck: [9, 9, 9] }, 0)).toEqual(viewOf(schema, aState(), 0));
  });

  test('[K-36] a label may depend on the state', () => {
    expect(viewOf(schema, aState(), 0)).not.toHaveProperty('moon');
    expect(viewOf(schema, { ...aState(), isNight: true }, 0)).toHaveProperty('moon', 5);
  });
});

describe('[K-89] changes lead from one view to the next', () => {
  const looked = (before: State, after: State): void => {
    for (const seat of [0, 1, null]) {
      const [was, is] = [viewOf(schema, before, seat), viewOf(schema, after, seat)];
      const changes = changesSeen(schema, before, after, seat);
      expect(patch(was, changes)).toEqual(is);
      // A list is sent as a whole, whatever is different inside it.
      expect(changes.length).toBeLessThanOrEqual(diff(was, is).length);
    }
  };

  test('[K-89] from any state to any other', () => {
    fc.assert(fc.property(states, states, looked));
  });

  test('[K-89] from any state to one that differs in one field', () => {
    const field = fc.constantFrom(...(Object.keys(aState()) as (keyof State)[]));
    fc.assert(
      fc.property(states, states, field, (before, other, key) => {
        looked(before, { ...schema.clone(before), [key]: other[key] });
      }),
      { numRuns: 500 },
    );
  });

  test('[K-89] what an owner alone may see changes inside for the owner, and for nobody else', () => {
    const change = (after: Partial<State['keepers'][number]['bag']>, seat: number) => {
      const [before, now] = [aState(), aState()];
      Object.assign(now.keepers[0]!.bag, after);
      return changesSeen(schema, before, now, seat);
    };
    const at = ['keepers', 0, 'bag'];
    expect(change({ gems: 5 }, 0)).toEqual([{ at: [...at, 'gems'], now: 5 }]);
    expect(change({ marks: [2] }, 0)).toEqual([{ at: [...at, 'marks'], now: [2] }]);
    expect(change({ stones: [{ weight: 7 }] }, 0)).toEqual([{ at: [...at, 'stones', 0, 'weight'], now: 7 }]);
    expect(change({ stones: [] }, 0)).toEqual([{ at: [...at, 'stones'], now: [] }]);
    expect(change({ twin: 4 }, 0)).toEqual([{ at: [...at, 'twin'], now: 4 }]);
    expect(change({ marks: [1], stones: [{ weight: 1 }], twin: null, gems: 1 }, 0)).toEqual([]);
    expect(change({ gems: 5, marks: [], stones: [], twin: 4 }, 1)).toEqual([]);
  });

  test('[K-89] what comes to sight is sent whole, what goes out of it is gone', () => {
    const [day, night] = [aState(), { ...aState(), isNight: true }];
    expect(changesSeen(schema, day, night, 0)).toEqual([
      { at: ['isNight'], now: true },
      { at: ['moon'], now: 5 },
    ]);
    expect(changesSeen(schema, night, day, null)).toEqual([
      { at: ['isNight'], now: false },
      { at: ['moon'], gone: true },
    ]);
  });

  test('[K-89] what comes from nothing, goes to nothing, or changes within', () => {
    const [ada, bo] = [
      { at: 4, name: 'Ada', mood: 'calm' as const },
      { at: 5, name: 'Bo', mood: null },
    ];
    const change = (from: State['boss'], to: State['boss']) =>
      changesSeen(schema, { ...aState(), boss: from }, { ...aState(), boss: to }, 0);

    expect(change(null, ada)).toEqual([{ at: ['boss'], now: { at: 4 } }]);
    expect(change(ada, null)).toEqual([{ at: ['boss'], now: null }]);
    expect(change(ada, bo)).toEqual([{ at: ['boss', 'at'], now: 5 }]);
    expect([change(null, null), change(ada, { ...ada, name: 'Eve' })]).toEqual([[], []]);
  });

  test('[K-89] nothing within a value that may be missing is sent to those who may not see it', () => {
    const purse = record({ owner: int(), coins: { schema: nullable(record({ gold: zone('owner') })), seenBy: 'everyone' } });
    const purses = record({ all: { schema: perSeat(purse), seenBy: 'everyone' } });
    const holding = (gold: number[] | null): StateOf<typeof purses> => ({
      all: [
        { owner: 0, coins: gold && { gold } },
        { owner: 1, coins: null },
      ],
    });

    expect(changesSeen(purses, holding(null), holding([7, 8]), 0)).toEqual([{ at: ['all', 0, 'coins'], now: { gold: [7, 8] } }]);
    expect(changesSeen(purses, holding(null), holding([7, 8]), 1)).toEqual([{ at: ['all', 0, 'coins'], now: { gold: 2 } }]);
    expect(changesSeen(purses, holding([7]), holding([8]), 0)).toEqual([{ at: ['all', 0, 'coins', 'gold'], now: [8] }]);
    expect(changesSeen(purses, holding([7]), holding([8]), 1)).toEqual([]);
  });
});

test('[K-85] the shape of a schema is data', () => {
  const shaped = record({
    mood: oneOf(['calm', 'wild']),
    ...open({ at: naming('square', int(0, 8)), names: list(text(9)), night: nullable(bool()), pile: int() }),
    deck: zone('nobody'),
    keepers: perSeat(record({ cold: int(0) })),
    stones: records(record({ weight: int(1) })),
  });
  const number = { is: 'number', min: null, max: null };
  expect(shaped.shape).toEqual({
    is: 'record',
    fields: {
      mood: { is: 'choice', of: ['calm', 'wild'] },
      at: { is: 'number', min: 0, max: 8, names: 'square' },
      names: { is: 'list', of: { is: 'text', max: 9 } },
      night: { is: 'maybe', of: { is: 'yes-no' } },
      pile: number,
      deck: { is: 'cards', isSecret: false },
      keepers: { is: 'records', of: { is: 'record', fields: { cold: { ...number, min: 0 } } }, isPerSeat: true },
      stones: { is: 'records', of: { is: 'record', fields: { weight: { ...number, min: 1 } } }, isPerSeat: false },
    },
  });
});

test('[K-88] a lazyView shows what a view shows', () => {
  const shown = (lazyViewd: unknown): unknown => {
    if (Array.isArray(lazyViewd)) return lazyViewd.map(shown);
    if (typeof lazyViewd !== 'object' || lazyViewd === null) return lazyViewd;
    const fields: Record<string, unknown> = {};
    for (const key in lazyViewd) {
      const value = (lazyViewd as Record<string, unknown>)[key];
      if (value !== undefined) fields[key] = shown(value);
    }
    return fields;
  };
  for (const state of [aState(), { ...aState(), isNight: true }])
    for (const seat of [0, 1, null]) expect(shown(lazyView(schema, state, seat))).toEqual(viewOf(schema, state, seat));
});

test('[K-88] what a view would be with another value in a field is the same for a lazyView', () => {
  const [whole, lazy] = [viewOf, lazyView].map(look => supposing(look(schema, aState(), 0), { isNight: true }));
  expect(whole).toEqual({ ...viewOf(schema, aState(), 0), isNight: true });
  expect({ isNight: lazy!.isNight, turn: lazy!.turn }).toEqual({ isNight: true, turn: whole!.turn });
});

describe('For several eyes at once', () => {
  const schema = record({
    ...open({ turn: int(), crew: perSeat(record({ ...open({ hp: int() }), hand: zone('owner') })) }),
    pile: zone('nobody'),
  });
  const state = { turn: 3, crew: [1, 2].map(hp => ({ hp, hand: [hp] })), pile: [9, 9] };

  test('[K-156] what reads open fields only is worked out once', () => {
    let asked = 0;
    const said = fromViews(schema, state, view => {
      asked += 1;
      return `${view.turn} ${view.crew[1]!.hp} ${String(view.pile)}`;
    });
    expect([null, 0, 1].map(said)).toEqual(['3 2 2', '3 2 2', '3 2 2']);
    expect(asked).toBe(1);
  });

  test('[K-156] what looks for something that others may not see is worked out for each', () => {
    const said = fromViews(schema, state, view => JSON.stringify(view.crew.map(one => one.hand)));
    expect([null, 0, 1].map(said)).toEqual(['[1,1]', '[[1],1]', '[1,[2]]']);
  });

  test('[K-156] eyes for which nothing more has changed than for all share the list of changes', () => {
    const after = { ...state, turn: 4, crew: [state.crew[0]!, { hp: 2, hand: [5] }] };
    const [all, first, second] = [null, 0, 1].map(seat => changesSeen(schema, state, after, seat));
    expect(all).toEqual([{ at: ['turn'], now: 4 }]);
    expect(first).toBe(all);
    expect(second).toEqual([...all!, { at: ['crew', 1, 'hand'], now: [5] }]);
    expect(changesSeen(schema, after, after, 1)).toEqual([]);
  });
});
