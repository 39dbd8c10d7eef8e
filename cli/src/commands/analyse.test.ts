/** `quarry analyse`: says what a match teaches, as words and as data, the same each time; and what is wrong is said. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchRecord } from '@quarry/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quarry } from '../testing/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarry-analyse-'));
const file = (name: string): string => join(folder, name);
beforeAll(async () => void (await quarry(`play pebbles --bot random --seed 4 --export ${file('game.json')}`)));
afterAll(() => rmSync(folder, { recursive: true }));

describe('quarry analyse', () => {
  test('says how the chances went, what made it of them, and what cost most', async () => {
    const line = `analyse ${file('game.json')} --positions 3000`;
    const { status, out } = await quarry(line);

    expect(status).toBe(0);
    expect(out).toMatch(/^Pebbles, seat 0: (won|lost)\.\nChance to win: [▁▂▃▄▅▆▇█]+ \d+ % → (0|100) %\n/);
    expect(out).toMatch(/\n(From \d+ % at the start: luck [+−]\d+, your choices [+−]\d+,|Luck and choices cannot be told apart)/);
    expect(out).toMatch(/\n(What cost most:\n {2}1\. Answer \d+: |No decision was found that surely cost something\.\n)/);
    expect((await quarry(line)).out).toBe(out);
  });

  test('says it as data', async () => {
    const { status, out } = await quarry(`analyse ${file('game.json')} --seat 1 --positions 2000 --json`);

    expect(status).toBe(0);
    const said = JSON.parse(out);
    expect(said).toMatchObject({ ok: true, game: 'pebbles', seat: 1, isWon: expect.any(Boolean), sums: { start: expect.any(Number) } });
    expect(said.curve.at(-1).chance).toBe(said.isWon ? 1 : 0);
    expect(said.curve.every(({ chance }: { chance: number }) => chance >= 0 && chance <= 1)).toBe(true);
  });

  test('refuses a match that is not over, a seat that there is not, an edited record, and a wrong command line', async () => {
    const record = JSON.parse(readFileSync(file('game.json'), 'utf8')) as MatchRecord;
    const { checkpoint: _, before: __, ...half } = { ...record, answers: record.answers.slice(0, 3) };
    writeFileSync(file('half.json'), JSON.stringify(half));
    writeFileSync(file('edited.json'), JSON.stringify({ ...record, seed: '5' }));

    const refused = await quarry(`analyse ${file('half.json')} --json`);
    expect([refused.status, JSON.parse(refused.out).code]).toEqual([1, 'still-played']);
    expect(refused.err).toContain('The match is not over');
    expect(JSON.parse((await quarry(`analyse ${file('game.json')} --seat 9 --json`)).out).code).toBe('no-such-seat');
    expect(JSON.parse((await quarry(`analyse ${file('edited.json')} --json`)).out).code).toBe('wrong-seed');
    expect(await quarry('analyse')).toMatchObject({ status: 2, err: "'analyse' wants one file: analyse <file>; 0 were given.\n" });
    expect((await quarry(`analyse ${file('game.json')} --positions none`)).err).toContain("--positions is 'none'");
  });
});
