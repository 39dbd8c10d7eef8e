/** The check of deeds finds what types let by, and nothing of what is anybody's own. */
import { describe, expect, test } from 'vitest';
import { checkCitations, checkDeeds, checkNames, checkTellers } from './check-deeds.ts';

const path = 'games/a-game/src/rules/rule.ts';
const found = (text: string, at = path): string[] => checkDeeds([{ path: at, text }]).map(({ line, what }) => `${line}: ${what}`);

describe('what is written past the types', () => {
  test.each([
    ['Object.assign(table.state, { turn: 1 });', 'Object.assign writes whatever the type says'],
    ["Reflect.set(table.state, 'turn', 1);", 'Reflect.set writes whatever the type says'],
    ["Object.defineProperty(table.state, 'turn', { value: 1 });", 'Object.defineProperty writes whatever the type says'],
    ['(table.state as Mine).turn = 1;', '(table.state as Mine).turn is written although its type was only asserted'],
    [
      '(table.state as Mine).hunters[0]!.glory += 1;',
      '(table.state as Mine).hunters[0]!.glory is written although its type was only asserted',
    ],
    ['(table.state as Mine).turn++;', '(table.state as Mine).turn is written although its type was only asserted'],
    ['delete (state as Mine).event;', '(state as Mine).event is written although its type was only asserted'],
    ['(state.order as number[]).sort();', '(state.order as number[]).sort changes what was only asserted to be its own'],
    [
      '(state.hunters as Hunter[])[0]!.hand.push(1);',
      '(state.hunters as Hunter[])[0]!.hand.push changes what was only asserted to be its own',
    ],
    ["Object['assign'](table.state, { turn: 1 });", 'Object.assign writes whatever the type says'],
    ['const { assign } = Object;', 'Object.assign writes whatever the type says'],
    ['const write = Reflect.set;', 'Reflect.set writes whatever the type says'],
    ['Array.prototype.reverse.call(state.order);', 'Array.prototype.reverse writes whatever the type says'],
    ['[].push.apply(state.order, [1]);', '[].push writes whatever the type says'],
    ['const mine = state as Mine; mine.turn = 1;', 'mine.turn is written although its type was only asserted'],
    [
      'const hunter: { glory: number } = state.hunters[0]!; hunter.glory += 1;',
      'hunter.glory is written although its type was only asserted',
    ],
    ['const order = state.order as number[]; order.sort();', 'order.sort changes what was only asserted to be its own'],
    ['const { state } = table as Mine; state.turn = 1;', 'state.turn is written although its type was only asserted'],
    ['const { state }: { state: { turn: number } } = table; state.turn = 1;', 'state.turn is written although its type was only asserted'],
    ['const mine: any = state; mine.turn = 1;', 'mine.turn is written although its type was only asserted'],
    ['let mine: { turn: number }; mine = state; mine.turn = 1;', 'mine.turn is written although its type was only asserted'],
    ['for (const one of state.hunters as readonly Mine[]) one.glory = 1;', 'one.glory is written although its type was only asserted'],
    ['state.hunters.forEach((one: { glory: number }) => one.glory++);', 'one.glory is written although its type was only asserted'],
    ['function hurt({ state: [mine] }: { state: { n: 1 }[] }) { mine.n = 1; }', 'mine.n is written although its type was only asserted'],
    ['function hurt(mine: any) { delete mine.turn; }', 'mine.turn is written although its type was only asserted'],
    ['opened(state).turn = 1;', 'opened(state).turn is written although its type was only asserted'],
    ['const Things = Object;', 'Object under another name writes whatever the type says'],
  ])('%s', (text, what) => expect(found(text)).toEqual([`1: ${what}`]));

  test.each([
    'let n = 0; n += 1;',
    'const attack = newAttack(); attack.bonus += 1;',
    'const faces = []; faces[0] = 1; faces.push(2);',
    'const { keys } = Object; const LENGTHS = [1, 2] as const; const most: number = state.turn;',
    'const faces: number[] = rolled(); faces.push(2); const heard: Heard = { seat: 0 }; heard.seat = 1;',
    'let tally: Tally; tally = newTally(); tally.n += 1; const sum: { n: number } = { n: 0 }; sum.n += 1;',
    'function count(tally: Tally, { n }: { readonly n: number }) { tally.n += n; }',
    'rolled(dice).sort(); counts.get(seat)!.n += 1; const { n } = table as Mine;',
    'const shown = (card as Attack).dice; const best = [...(state.order as number[])].sort();',
  ])('%s is fine', text => expect(found(text)).toEqual([]));
});

describe('what a deed has opened', () => {
  const deeds = 'games/a-game/src/deeds/hunters.ts';

  test.each([
    ['export function open(table: Table): Writable<State> { return writable(table.state); }', 'open hands out what it has opened'],
    ['export const open = (table: Table): { turn: number } => writable(table.state);', 'open hands out what it has opened'],
    ['export function open(table: Table) { return writable(table.state); }', 'open does not say what it gives back'],
    ['export const open = (table: Table) => writable(table.state);', 'open does not say what it gives back'],
  ])('%s is found', (text, what) => expect(found(text, deeds)).toEqual([`1: ${what}`]));

  test.each([
    'export function hurt(table: Table): void { writable(table.state).wounds += 1; }',
    'export const newest = (table: Table): HunterState => writable(table.state.hunters.at(-1)!);',
    'export const newest = (table: Table): { readonly no: number } => table.state.hunters.at(-1)!;',
    'export const hurt: Deed = table => set(table.state, { wounds: 1 });',
    'function open(table: Table) { return writable(table.state); }',
  ])('%s is fine', text => expect(found(text, deeds)).toEqual([]));
});

describe('events', () => {
  const told = (text: string, at = path): number[] => checkTellers([{ path: at, text }]).map(({ line }) => line);
  const telling = "function* rule(table: Table): Rule {\n  table.tell({ type: 'moved' });\n}";

  test.each(['const { tell } = table;', 'const { tell: say } = table;', 'const say = table.tell;', "table['tell'](moved);"])(
    '%s is found',
    text => expect(told(text)).toEqual([1]),
  );

  test('a rule that tells is found, in any game', () => {
    expect(told(telling)).toEqual([2]);
    for (const game of ['urban-manhunt', 'zero-dawn']) expect(told(telling, `games/${game}/src/rules/attack.ts`)).toEqual([2]);
  });

  test.each(['const table = { tell: event => heard.push(event) };', 'tell(textOf(card), card);', 'const { state } = table;'])(
    '%s is fine',
    text => expect(told(text)).toEqual([]),
  );

  test.each(['games/a-game/src/deeds.ts', 'games/a-game/src/deeds/hunters.ts', 'games/a-game/src/testing/stage.ts'])('%s may', at => {
    expect(told(telling, at)).toEqual([]);
  });
});

describe('names', () => {
  const deed = 'export function endRound(table: Table): void { table.tell(roundEnded); }';
  const named = (text: string, at: string, of: string = deed, deeds = 'games/a-game/src/deeds/round.ts'): string[] =>
    checkNames([
      { path: deeds, text: `\n${of}` },
      { path: at, text },
    ]).map(({ path, line, what }) => `${path}:${line}: ${what}`);
  const beside = (at: string): string[] => [`games/a-game/src/deeds/round.ts:2: endRound is a deed and stands in ${at} too`];

  test.each([
    'export function* endRound(table: Table): Rule { round.endRound(table); }',
    'export function endRound(state: State): number { return state.round; }',
    'export const endRound = (state: State): number => state.round;',
    'export const endRound: Ruling = function* (table) {};',
  ])('%s is found beside the deed', text => expect(named(text, path)).toEqual(beside(path)));

  test.each(['games/a-game/src/effects/words.ts', 'games/a-game/src/effects/hunters/words.ts', 'games/a-game/src/questions.ts'])(
    'in %s, too',
    at => expect(named(deed, at)).toEqual(beside(at)),
  );

  test('a deed that is a constant is one, and deeds may be one file', () => {
    const at = 'games/a-game/src/deeds.ts';

    expect(named(deed, path, 'export const endRound: Deed = table => table.tell(roundEnded);', at)).toEqual([
      `${at}:2: endRound is a deed and stands in ${path} too`,
    ]);
  });

  test.each([
    ['another name', 'export function* closeRound(table: Table): Rule { endRound(table); }', path],
    ['a function of its own', 'function endRound(): void {}', path],
    ['a value', 'export const endRound = 12;', path],
    ['a type', 'export type endRound = number;', path],
    ['a rule of another game', deed, 'games/b-game/src/rules/round.ts'],
    ['a test', deed, 'games/a-game/src/rules/round.test.ts'],
    ['the bot', deed, 'games/a-game/src/bot/plans.ts'],
    ['another deed', deed, 'games/a-game/src/deeds/turn.ts'],
  ])('%s is fine', (_, text, at) => expect(named(text, at)).toEqual([]));
});

describe('citations', () => {
  const cited = (text: string): number[] => checkCitations([{ path, text }]).map(({ line }) => line);

  test.each([
    "if (rule === 'ZD-PATROL-1') turn();",
    "const says = e.rule !== 'UM-SHO-1' ? 'a' : 'b';",
    "switch (why) { case 'ZD-R-136': turn(); }",
  ])('%s is found', text => expect(cited(text)).toEqual([1]));

  test.each([
    "table.tell({ type: 'moved', rule: 'ZD-PATROL-1' });",
    "const rule = isShot ? 'UM-SHO-1' : 'UM-FGT-1';",
    "if (how === 'patrol') turn();",
  ])('%s is fine', text => expect(cited(text)).toEqual([]));
});
