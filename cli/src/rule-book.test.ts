/** Which tests show which rules. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idsInTests } from './rule-book.ts';
import { quarry } from './testing/world.ts';

const MARKDOWN = `
# Pebbles

Prose that names PB-SEA-1 and even | PB-SEA-9 | in a line.

| id | clause | test |
|---|---|---|
| PB-SEA-1 | The tide comes in. | Given … |
| PB-SEA-2 | It goes \\| out. | Given … |

| PB-R-1 | What if it does not? | Then it is a lake. | text |
`;

describe('Rules', () => {
  test('are shown by names of tests, one or several ids at the beginning, and by nothing else', () => {
    const source = `
      // test('[PB-OLD-1] is switched off')
      test('[PB-SEA-1] the tide comes', () => expect(list['PB-NOT-1']).toEqual(row[0]));
      test("[PB-SEA-2] [PB-R-1], [PB-R-2] and goes", () => {});
      test.each([['[PB-EACH-1] one']])('%s', name => {});
      expect(says).toBe('it cites [PB-NOT-2] in the middle');
      const other = \`[PB-TPL-3] a template\`;
    `;
    expect([...idsInTests(source)].sort()).toEqual(['PB-EACH-1', 'PB-R-1', 'PB-R-2', 'PB-SEA-1', 'PB-SEA-2', 'PB-TPL-3']);
  });
});

describe('quarry rules', () => {
  const root = mkdtempSync(join(tmpdir(), 'quarry-rules-'));
  const write = (path: string, text: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeAll(() => {
    write('games/pebbles/RULES.md', MARKDOWN);
    write(
      'games/pebbles/src/sea.test.ts',
      "test('[PB-SEA-1] [PB-R-1] comes', () => {});\ntest('[PB-SEA-7] is none', () => {});\ntest('[K-1] is the kernel', () => {});",
    );
    write('games/pebbles/src/sea.ts', "const name = '[PB-SEA-2] is no test';");
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('counts, names what is missing, and fails for it', async () => {
    const { status, out, err } = await quarry('rules pebbles', [], { root });
    expect(status).toBe(1);
    expect(out).toBe('pebbles: 2 clauses and 1 rulings, 2 shown by tests, 1 missing:\n  PB-SEA-2       It goes | out.\n');
    expect(err).toBe(`${join('games', 'pebbles', 'src', 'sea.test.ts')}: [PB-SEA-7] is not in RULES.md; check its number.\n`);
  });

  test('as JSON', async () => {
    const { status, out } = await quarry('rules --json', [], { root });
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({ pebbles: { clauses: 2, rulings: 1, shown: 2, missing: ['PB-SEA-2'] } });
  });

  test('succeeds when everything is shown; ids in the contract suite count too', async () => {
    write('kernel/src/contract/game-contract.ts', "test('[PB-SEA-2] goes', () => {});");
    expect(await quarry('rules', [], { root })).toMatchObject({
      status: 0,
      out: 'pebbles: 2 clauses and 1 rulings, 3 shown by tests, none missing\n',
    });
  });

  test('a game without RULES.md is named', async () => {
    const empty = join(root, 'empty');
    expect(await quarry('rules pebbles', [], { root: empty })).toEqual({
      status: 1,
      out: '',
      err: `pebbles has no ${join('games', 'pebbles', 'RULES.md')}; write its clauses there first.\n`,
    });
    expect(await quarry('rules', [], { root: empty })).toEqual({ status: 0, out: '', err: '' });
  });
});
