/** The check of deeds finds every way to write through the state outside of a deed, and lets locals, copies and builders be. */
import { describe, expect, test } from 'vitest';
import { checkCitations, checkDeeds, checkTellers } from './check-deeds.ts';

const path = 'games/a-game/src/rules/rule.ts';
const found = (...files: { path: string; text: string }[]): string[] =>
  checkDeeds(files).map(({ line, what }) => `${line}: ${what.split(' changes')[0]}`);
const check = (text: string): string[] => found({ path, text });

describe('deeds', () => {
  test.each([
    ["table.state.step = 'act';", 'table.state.step'],
    ['table.state.turn += 1;', 'table.state.turn'],
    ['table.state.turn++;', 'table.state.turn'],
    ['delete table.state.event;', 'table.state.event'],
    ['table.state.hunters[seat]!.glory = 0;', 'table.state.hunters[seat]!.glory'],
    ["table.state['turn'] = 1;", "table.state['turn']"],
    ['[table.state.leader, table.state.first] = [1, table.state.leader];', 'table.state.leader', 'table.state.first'],
    ['({ leader: table.state.leader } = tokens);', 'table.state.leader'],
    ['Object.assign(table.state, { turn: 1 });', 'Object.assign'],
    ['table.state.traps.push(trap);', 'table.state.traps.push'],
    ['table.state.order.sort();', 'table.state.order.sort'],
    ['const { state } = table; state.turn = 1;', 'state.turn'],
    ['const { turn, order: [first] } = table.state; first.turn = 1;', 'first.turn'],
    ['const hunter = table.state.hunters[seat]!; hunter.glory = 1;', 'hunter.glory'],
    ['const one = table.state.hunters.find(isUp)!; one.glory = 1;', 'one.glory'],
    ['const up = table.state.hunters.filter(isUp); up[0]!.glory = 1;', 'up[0]!.glory'],
    ['const one = isFirst ? table.state.a : null; one.n = 1;', 'one.n'],
    ['for (const one of table.state.models) one.x = 1;', 'one.x'],
    ['for (const [i, one] of table.state.models.entries()) one.x = i;', 'one.x'],
    ['table.state.models.forEach(one => { one.x = 1; });', 'one.x'],
    ['function move(one: ModelState) { one.x = 1; }', 'one.x'],
    ["function drop(one: State['queue'][number]) { one.card = 1; }", 'one.card'],
    ['function moveAll(all: readonly ModelState[]) { all[0]!.x = 1; }', 'all[0]!.x'],
    ['const rule = ({ enemy }) => { enemy.x = 1; };', 'enemy.x'],
    ['function hurt(attack: Attack) { attack.target.wounds = 1; }', 'attack.target.wounds'],
    ['const at = (state: State): ModelState => state.models[0]; const one = at(state); one.x = 1;', 'one.x'],
    ['function* pick(): Rule<ModelState> {} function* go() { const one = yield* pick(); one.x = 1; }', 'one.x'],
  ])('%s is found', (text, ...writes) => {
    expect(check(text)).toEqual(writes.map(write => `1: ${write}`));
  });

  test.each([
    'let n = 0; n += 1;',
    'const { turn } = table.state; let left = turn; left -= 1;',
    'const attack = newAttack(); attack.bonus += 1;',
    'const faces = []; faces[0] = 1; faces.push(2);',
    'const pool = { d8: 1 }; Object.assign(pool, { d8: 2 });',
    'const copy = [...table.state.order]; copy.sort(); copy[0] = 1;',
    'const up = table.state.hunters.filter(isUp); up.push(1); up.sort();',
    'const sorted = table.state.order.slice(); sorted.reverse();',
    'const next = table.state.order.toSorted().with(0, 1);',
    'function hurt(attack: Attack) { attack.damage = 1; }',
    'function list(models: Note[]) { models.push(1); }',
    'class Results { #hunters = []; hear() { this.#hunters[0] = 1; } }',
  ])('%s is fine', text => {
    expect(check(text)).toEqual([]);
  });

  test('what a function of another file gives is known by its declared result', () => {
    const questions = {
      path: 'games/a-game/src/questions.ts',
      text: 'export const enemyAt = (state: State, id: number): EnemyState => state.enemies[id]!;',
    };

    expect(found(questions, { path, text: '\nconst one = enemyAt(state, 1);\none.x = 1;' })).toEqual(['3: one.x']);
  });

  test.each(['games/a-game/src/deeds.ts', 'games/a-game/src/deeds/hunters.ts'])('%s may', deeds => {
    expect(found({ path: deeds, text: 'export function hurt(table: Table) { table.state.wounds += 1; }' })).toEqual([]);
  });

  test('a builder may, in its own file and by its own name alone', () => {
    const text = 'function begin() { table.state.turn = 1; }';

    expect(found({ path: 'games/zero-dawn/src/rules/begin.ts', text })).toEqual([]);
    expect(found({ path: 'games/zero-dawn/src/rules/begin.ts', text: text.replace('begin', 'end') })).toEqual(['1: table.state.turn']);
    expect(check(text)).toEqual(['1: table.state.turn']);
  });
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

  test('a builder may', () => {
    const begin = telling.replace('rule', 'begin');

    expect(told(begin, 'games/urban-manhunt/src/rules/begin.ts')).toEqual([]);
    expect(told(telling, 'games/urban-manhunt/src/rules/begin.ts')).toEqual([2]);
  });
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
