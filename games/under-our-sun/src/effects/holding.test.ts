import { expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import { type CharacterOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';

const reading = (effects: readonly Effect[], ida: CharacterOn = {}, position: Position = {}): SunRehearsal =>
  trek({
    characters: [
      { at: 'n', karma: 0, ...ida },
      { at: 'n', karma: 0 },
    ],
    ...position,
  }).read(effects);
const UP = [{ do: 'karma', n: 1 }] as const;
const DOWN = [{ do: 'fitness', n: -1 }] as const;
const outcome = (r: SunRehearsal): string => (r.character(0).karma > 0 ? 'up' : r.character(0).fitness < 1 ? 'down' : 'nothing');

test('[US-TEST-1] [US-TEST-2] [US-EVENT-1] a test: passed with as many successes as it needs, or failed', () => {
  const tested = (faces: number[], more: { need?: number; dice?: string } = {}) =>
    outcome(reading([{ do: 'test', skill: 'strength', ...more, pass: UP, fail: DOWN }], {}, { dice: { test: [faces] } }));
  expect([tested([1, 0]), tested([0, 0]), tested([1, 0], { need: 2 }), tested([1, 1], { need: 2 })]).toEqual(['up', 'down', 'down', 'up']);
  expect(tested([0, 0, 1], { dice: '1Y' })).toBe('up');
});
test('[US-TEST-1] [US-EVENT-1] a test, or a condition, of which one side says nothing, does nothing on that side', () => {
  const tested = (face: number, sides: { pass?: typeof UP; fail?: typeof DOWN }) =>
    outcome(reading([{ do: 'test', skill: 'strength', ...sides }], {}, { dice: { test: [[face, 0]] } }));
  expect([tested(0, { pass: UP }), tested(1, { pass: UP }), tested(1, { fail: DOWN }), tested(0, { fail: DOWN })]).toEqual([
    'nothing',
    'up',
    'nothing',
    'down',
  ]);
  expect(outcome(reading([{ do: 'when', if: [{ is: 'night' }], effects: UP }]))).toBe('nothing');
});
test('[US-TEST-3] of several skills one is chosen', () => {
  const r = reading([{ do: 'test', skill: ['strength', 'dexterity'], pass: UP }], {}, { dice: { test: [[1, 0]] } });
  r.only('choose-skill', ['strength', 'dexterity']).answer('choose-skill', 'dexterity');
  expect([r.toldOf('rolled')[0]!.for, outcome(r)]).toEqual(['dexterity', 'up']);
});
test('[US-EVENT-1] what it brings may be as much as its successes', () => {
  const r = reading(
    [{ do: 'test', skill: 'strength', pass: [{ do: 'gain', kind: 'food', n: { of: 'successes', times: 2 } }] }],
    {},
    { dice: { test: [[1, 1]] } },
  );
  expect(r.goods(0)).toEqual({ food: 4 });
});
test('[US-EVENT-1] pay, or have the other thing', () => {
  const effects: Effect[] = [{ do: 'pay-or', price: { water: 2 }, paid: UP, refused: DOWN }];
  const paid = reading(effects).only('pay-or', ['pay', 'refuse']).answer('pay-or', 'pay');
  expect([outcome(paid), paid.character(0).water]).toEqual(['up', 3]);
  expect(outcome(reading(effects).answer('pay-or', 'refuse'))).toBe('down');
  expect(outcome(reading(effects, { water: 1 }))).toBe('down');
});
test('[US-EVENT-1] one of the branches that can be had', () => {
  const effects: Effect[] = [
    {
      do: 'choose',
      of: [
        { says: 'Pay', price: { goods: { food: 1 } }, effects: UP },
        { says: 'Later', if: [{ is: 'day', from: 2 }], effects: UP },
        { says: 'Suffer', effects: DOWN },
        { says: 'Leave', effects: [] },
      ],
    },
  ];
  const r = reading(effects, { goods: { food: 1 } })
    .only('choose-branch', ['Pay', 'Suffer', 'Leave'])
    .answer('choose-branch', 'Pay');
  expect([outcome(r), r.goods(0)]).toEqual(['up', {}]);
  expect(reading(effects, {}, { day: 2 }).options('choose-branch')).toEqual(['Later', 'Suffer', 'Leave']);
});
test('[US-EVENT-1] if something holds, and if not', () => {
  const effects: Effect[] = [{ do: 'when', if: [{ is: 'night' }], effects: UP, otherwise: DOWN }];
  expect([outcome(reading(effects, {}, { phase: 'night' })), outcome(reading(effects))]).toEqual(['up', 'down']);
});
test('[US-EVENT-1] for one who is chosen, who is then meant by what follows', () => {
  const r = reading([
    {
      do: 'for-each',
      who: 'chosen-here',
      effects: [
        { do: 'damage', n: 1 },
        { do: 'karma', n: 1 },
      ],
    },
  ]).answer('choose-character-here', 'boone');
  expect([r.character(0), r.character(1)].map(one => [one.hp, one.karma])).toEqual([
    [7, 0],
    [8, 1],
  ]);
});
test('[US-EVENT-1] where nobody in particular is meant the starting player decides', () => {
  const r = trek({ starter: 1 }).read(
    [
      {
        do: 'choose',
        of: [
          { says: 'One', effects: [] },
          { says: 'Other', effects: [] },
        ],
      },
    ],
    { who: -1 },
  );
  expect(r.askedSeat).toBe(1);
});
test('[US-KARMA-1] where each success brings more, karma is asked about after a passed test, too', () => {
  const asks = (n: { of: 'successes' } | 1): string | null =>
    reading([{ do: 'test', skill: 'strength', pass: [{ do: 'gain', kind: 'food', n }] }], { karma: 1 }, { dice: { test: [[1, 0]] } }).asks;
  expect([asks({ of: 'successes' }), asks(1)]).toEqual(['karma', null]);
});

test('[US-EVENT-1] what follows a choice, a price or a test falls on whoever decided', () => {
  const nobody = (effect: Effect, dice = {}): SunRehearsal =>
    trek({ characters: [{ karma: 0 }, { karma: 0 }], starter: 1, dice }).read([effect], { who: -1 });
  const karma = (r: SunRehearsal): number[] => r.state.characters.map(one => one.karma);
  expect(karma(nobody({ do: 'pay-or', price: { water: 1 }, paid: UP, refused: [] }).answer('pay-or', 'pay'))).toEqual([0, 1]);
  expect(karma(nobody({ do: 'choose', of: [{ says: 'Only', effects: UP }] }))).toEqual([0, 1]);
  const tested = nobody({ do: 'test', skill: ['strength', 'dexterity'], pass: UP }, { test: [[1]] });
  expect([tested.askedSeat, karma(tested.answer('choose-skill', 'dexterity'))]).toEqual([1, [0, 1]]);
});
test('[US-EVENT-1] what is paid brings nothing where the card says nothing of it, and a branch without a price costs nothing', () => {
  const paid = reading([{ do: 'pay-or', price: { water: 2 }, refused: DOWN }]).answer('pay-or', 'pay');
  expect([outcome(paid), paid.character(0).water]).toEqual(['nothing', 3]);
  const free = reading([
    {
      do: 'choose',
      of: [
        { says: 'Take', effects: UP },
        { says: 'Leave', effects: [] },
      ],
    },
  ]).answer('choose-branch', 'Take');
  expect([outcome(free), free.types()]).toEqual(['up', ['word', 'word', 'karma-changed']]);
});
test('[US-EVENT-1] whoever decides is told about the card', () => {
  const about = (effect: Effect, kind: string) => trek({}).read([effect], { card: 7 }).decision(kind).facts;
  expect([
    about({ do: 'pay-or', price: { water: 1 }, refused: [] }, 'pay-or'),
    about(
      {
        do: 'choose',
        of: [
          { says: 'A', effects: [] },
          { says: 'B', effects: [] },
        ],
      },
      'choose-branch',
    ),
    about({ do: 'test', skill: ['strength', 'dexterity'] }, 'choose-skill'),
  ]).toEqual(Array.from({ length: 3 }, () => ({ who: 0, card: 7 })));
});
