/** The yield check finds a rule that is called and not played, and keeps quiet about every way in which rules are really used. */
import { describe, expect, test } from 'vitest';
import { checkYield } from './check-yield.ts';

const night = `
export function* floodRooms(table: Table): Rule { yield* askFor(table); }
function* drawStorm(table: Table): Rule<Storm> { return table.storm; }
export const warm = (table: Table): Rule => floodRooms(table);
export interface Effect { resolve(table: Table): Rule; says: () => string }
export function count(table: Table): number { return 1; }
`;

/** Checks one rule file beside the declarations above; the answer is "line: what" per finding. */
function check(text: string, declarations = night): string[] {
  const files = [
    { path: 'games/beacon-rock/src/rules/night.ts', text: declarations },
    { path: 'games/beacon-rock/src/rules/dawn.ts', text: `import { count, drawStorm, floodRooms, warm } from './night.ts';\n${text}` },
  ];
  return checkYield(files).map(({ path, line, what }) => `${path.split('/').at(-1)}:${line}: ${what}`);
}

test('a rule that catches what ends its scene', () => {
  expect(check('function* dawn(table) {\n  try { yield* floodRooms(table); } catch { return; }\n}')).toEqual([
    'dawn.ts:3: a rule catches what is thrown through it: a scene that a deed ends at once would go on',
  ]);
  expect(check('function parse(text) { try { return JSON.parse(text); } catch { return null; } }')).toEqual([]);
});

describe('a rule that nothing plays', () => {
  test.each([
    ['dropped', 'function* dawn(table) { floodRooms(table); }', 'floodRooms(…) is a rule, and nothing plays it'],
    ['dropped outside a rule', 'function dawn(table) { floodRooms(table); }', 'floodRooms(…) is a rule, and nothing plays it'],
    ['kept in a rule', 'function* dawn(table) { const storm = drawStorm(table); }', 'drawStorm(…) is a rule, and nothing plays it'],
    ['returned by a rule', 'function* dawn(table) { return drawStorm(table); }', 'drawStorm(…) is a rule, and nothing plays it'],
    ['asked as a question', 'function* dawn(table) { if (floodRooms(table)) return; }', 'floodRooms(…) is a rule, and nothing plays it'],
    ['an argument', 'function* dawn(table) { tell(floodRooms(table)); }', 'floodRooms(…) is a rule, and nothing plays it'],
    [
      'yielded without a star',
      'function* dawn(table) { yield floodRooms(table); }',
      'yield without * before floodRooms(…): the rule is not played',
    ],
    ['an arrow declared as a rule', 'function* dawn(table) { warm(table); }', 'warm(…) is a rule, and nothing plays it'],
    ['a method', 'function* dawn(table, effect) { effect.resolve(table); }', 'resolve(…) is a rule, and nothing plays it'],
    ['behind a condition', 'function* dawn(table) { table.dark && floodRooms(table); }', 'floodRooms(…) is a rule, and nothing plays it'],
  ])('%s', (_, text, what) => {
    expect(check(text)).toEqual([`dawn.ts:2: ${what}`]);
  });

  test('a function that hands on a rule is a rule too', () => {
    expect(
      check(
        'const later = (table) => sooner(table);\nfunction sooner(table) { return floodRooms(table); }\nfunction* dawn(table) { later(table); }',
      ),
    ).toEqual(['dawn.ts:4: later(…) is a rule, and nothing plays it']);
  });

  test('a rule of another package is known by its name', () => {
    const files = [
      { path: 'kernel/src/ask.ts', text: 'export function* chooseOne() {}' },
      {
        path: 'games/beacon-rock/src/rules/dawn.ts',
        text: "import { chooseOne as pick } from '@quarry/kernel';\nfunction* dawn() { pick(); }",
      },
    ];

    expect(checkYield(files)).toMatchObject([
      { path: 'games/beacon-rock/src/rules/dawn.ts', line: 2, what: 'pick(…) is a rule, and nothing plays it' },
    ]);
  });
});

describe('a rule that is played', () => {
  test.each([
    ['yield*', 'function* dawn(table) { yield* floodRooms(table); const storm = yield* drawStorm(table); }'],
    ['yield* of one or the other', 'function* dawn(table) { yield* table.dark ? floodRooms(table) : warm(table); }'],
    ['yield* of a method', 'function* dawn(table, effect) { yield* effect.resolve(table); }'],
    ['handed on by an arrow', 'const scene = { play: (table) => floodRooms(table) };'],
    ['named, not called', 'const scene = { play: floodRooms };'],
    ['given to a runner', 'function test(table) { table.run(floodRooms(table)); drive(floodRooms(table)); }'],
    ['walked through', 'function list(table) { for (const x of floodRooms(table)) tell(x); return [...floodRooms(table)]; }'],
    ['stepped by a driver', 'function begin(table) { const script = floodRooms(table); return script.next(); }'],
    ['in a comment or a string', "function* dawn(table) { /* floodRooms(table) */ tell('floodRooms(table)'); }"],
    ['another function of the same name', 'function* dawn(table) { table.floodRooms(); count(table); }'],
  ])('%s', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  test('a local function hides the rule of the same name elsewhere', () => {
    const files = [
      { path: 'kernel/src/ask.ts', text: 'export function* offer() {}' },
      { path: 'kernel/src/log.ts', text: 'function offer() {}\nfunction tell() { offer(); }' },
    ];

    expect(checkYield(files)).toEqual([]);
  });

  test('a method name that is not always a rule is left alone', () => {
    const declarations = 'interface Effect { resolve(): Rule }\ninterface Path { resolve(): string }';

    expect(check('function* dawn(table, path) { path.resolve(); }', declarations)).toEqual([]);
  });
});
