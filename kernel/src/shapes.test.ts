/** What a version stores, as data, and where two versions differ: K-154 of SPEC.md. */
import { expect, test } from 'vitest';
import { beaconRock } from './example/game.ts';
import {
  type AnyGame,
  bool,
  int,
  list,
  newCards,
  nullable,
  oneOf,
  open,
  perSeat,
  printShapes,
  record,
  records,
  type Schema,
  seenBy,
  shapesDiffer,
  shapesOf,
  text,
  zone,
} from './index.ts';

const hand = record({ ...open({ cold: int(0, 3) }), cards: zone('owner') });
const FIELDS = {
  ...open({
    turn: int(),
    mood: oneOf(['calm', 'wild']),
    rooms: list(int(0, 5)),
    captain: nullable(record(open({ name: text(20) }))),
    boats: records(record(open({ isLeaking: bool() }))),
  }),
  keepers: { schema: perSeat(hand), seenBy: 'everyone' as const },
};
const gameOf = (state: Schema<never, never>): AnyGame => ({ ...beaconRock, rules: { ...beaconRock.rules, state } }) as AnyGame;
const shapesWith = (fields: object) => shapesOf(gameOf(record({ ...FIELDS, ...fields }) as never));
const was = shapesWith({});

test('[K-154] the same shape does not differ, whoever made it', () => {
  expect(shapesDiffer(was, shapesWith({}))).toBeNull();
  expect(shapesDiffer(was, JSON.parse(JSON.stringify(shapesWith({}))))).toBeNull();
  expect(shapesDiffer(JSON.parse(printShapes(was)), was)).toBeNull();
});

const { turn: _, ...withoutTurn } = FIELDS;
test.each<[string, object | null, string]>([
  ['a new field', { dusk: { schema: int(), seenBy: 'everyone' } }, 'state.dusk is new.'],
  ['another sort', open({ turn: text(5) }), "state.turn was of sort 'number' and is of sort 'text'."],
  ['another bound', open({ turn: int(0, 9) }), 'state.turn: its min was null and is 0.'],
  ['another bound within a list', open({ rooms: list(int(0, 6)) }), 'state.rooms[]: its max was 5 and is 6.'],
  ['a new choice', open({ mood: oneOf(['calm', 'wild', 'odd']) }), "state.mood: 'odd' is new."],
  ['a choice that is gone', open({ mood: oneOf(['calm']) }), "state.mood: 'wild' is gone."],
  ['choices in another order', open({ mood: oneOf(['wild', 'calm']) }), 'state.mood: its choices stand in another order.'],
  [
    'within what may be missing',
    open({ captain: nullable(record(open({ name: text(21) }))) }),
    'state.captain.name: its max was 20 and is 21.',
  ],
  ['within records', open({ boats: records(record(open({}))) }), 'state.boats[].isLeaking is gone.'],
  ['one for each seat', open({ boats: perSeat(record(open({ isLeaking: bool() }))) }), 'state.boats: its isPerSeat was false and is true.'],
])('[K-154] %s is found by its path', (_what, fields, says) => {
  expect(shapesDiffer(was, shapesWith(fields!))).toBe(says);
});

test('[K-154] a field that is gone and fields in another order are found', () => {
  const { turn, ...rest } = FIELDS;
  expect(shapesDiffer(was, shapesOf(gameOf(record(withoutTurn) as never)))).toBe('state.turn is gone.');
  expect(shapesDiffer(was, shapesOf(gameOf(record({ ...rest, turn }) as never)))).toBe('state: its fields stand in another order.');
});

test('[K-154] the set-up is looked at first, and the first place is said', () => {
  const other = record(open({ keepers: int(1, 9) }));
  const now = shapesOf({ ...gameOf(record({ ...FIELDS, ...open({ dusk: int() }) }) as never), setup: other as never });
  expect(shapesDiffer(was, now)).toMatch(/^setup\./);
});

test('[K-154] who may look and how a choice is called is not stored', () => {
  const shown = record({ ...open({ cold: int(0, 3) }), cards: zone('everyone') });
  expect(shapesDiffer(was, shapesWith({ keepers: { schema: perSeat(shown), seenBy: 'everyone' } }))).toBeNull();
  expect(shapesDiffer(was, shapesWith(seenBy('nobody', { turn: int() })))).toBeNull();
  expect(JSON.stringify(shapesOf(beaconRock))).not.toMatch(/"called"|"isSecret"/);
});

test('[K-154] a field may be called like a part of a shape', () => {
  const odd = shapesWith({ ...open({ is: int(), called: int(), isSecret: bool(), of: int(), fields: oneOf(['a'], { a: 'A' }) }) });
  expect(shapesDiffer(was, odd)).toBe('state.is is new.');
  expect((odd.state as { fields: object }).fields).toMatchObject({
    is: { is: 'number' },
    called: { is: 'number' },
    isSecret: { is: 'yes-no' },
    fields: { is: 'choice', of: ['a'] },
  });
});

test('[K-154] it is printed field by field, and what fits into a line stands in one', () => {
  expect(printShapes(was)).toContain('\n      "turn": {"is":"number","min":null,"max":null},\n');
});

test('[K-154] a card that has another number is found; a new one may take the place of one that is gone, or come behind the last', () => {
  const withCards = (cards: readonly string[]) => shapesOf({ ...gameOf(record(FIELDS) as never), cards });
  const before = withCards(['storm', 'find.1', 'find.2']);

  expect(shapesDiffer(before, withCards(['storm', 'mist', 'find.1', 'find.2']))).toBe("Card 1, 'find.1', has the number 2 now.");
  expect(shapesDiffer(before, withCards(['storm', 'find.1']))).toBe("Card 2, 'find.2', is gone, and none is in its place.");
  expect(shapesDiffer(before, withCards(['storm', 'find.1', 'find.2', 'mist']))).toBeNull();
  expect(shapesDiffer(before, withCards(['storm', 'mist', 'find.2']))).toBeNull();
  expect(newCards(before, withCards(['storm', 'mist', 'find.2', 'fog']))).toEqual(['mist', 'fog']);
  expect(newCards(was, before)).toEqual(before.cards);
});
