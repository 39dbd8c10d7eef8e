/** Every command for keep, lab, play, record and rules that is printed in README, CONTRIBUTING and docs is one that runs: read there and run here, with games that are over as soon as they have begun. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ALL_GAMES } from '@quarry/catalogue';
import type { AnyGame } from '@quarry/kernel';
import { afterAll, expect, test } from 'vitest';
import { quarry } from './testing/world.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'quarry-documented-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pages = (): string[] => [
  ...['README.md', 'CONTRIBUTING.md'],
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(one => one.endsWith('.md'))
    .map(one => join('docs', one)),
  ...ALL_GAMES.map(({ id }) => join('games', id, 'RULES.md')),
];
/** A command line up to what is said about it: two spaces, a bracket, a mark of the page, or where its output goes. */
const COMMAND = /\bquarry (?:-- )?((?:keep|lab|play|record|rules)\b(?: (?!\(|>)[^\s`]+)*)/g;
/** Not run but left out: other versions need not be there, a page goes nowhere, few games are enough, and nothing follows what is over at once. */
const LEFT_OUT = / --(?:(?:against|report|games|swing|matches|to|export) \S+|story\b)/g;
const WITH: Readonly<Record<string, (game: string) => string>> = {
  lab: () => ' --games 1',
  record: () => ` --matches 1 --to ${folder}`,
  keep: game => ` --to ${join(folder, game)}`,
};

interface Printed {
  readonly page: string;
  readonly line: string;
}
const printed: readonly Printed[] = pages().flatMap(page =>
  [...readFileSync(join(root, page), 'utf8').matchAll(COMMAND)]
    .map(([, line]) => ({ page, line: line! }))
    .filter(({ line }) => line.includes(' ') && !line.includes('…'))
    .flatMap(({ line }) =>
      /<(game|id)>/.test(line) ? ALL_GAMES.map(({ id }) => ({ page, line: line.replace(/<(game|id)>/, id) })) : { page, line },
    ),
);
const once = [...new Map(printed.map(one => [`${one.page} ${one.line}`, one])).values()];

const OVER = { winners: [], why: 'over at once', facts: { points: [0, 0, 0, 0, 0, 0] } };
/** Set up as it is, and over before anything happens. */
const brief = (game: AnyGame): AnyGame =>
  ({
    ...game,
    sequel: undefined,
    rules: { ...game.rules, next: () => OVER },
    words: { ...game.words, outcomeSays: undefined },
  }) as unknown as AnyGame;

test('commands are found where they are printed', () => {
  expect(new Set(once.map(({ line }) => line.split(' ')[0]))).toEqual(new Set(['keep', 'lab', 'play', 'record', 'rules']));
  expect(once.length).toBeGreaterThan(30);
});

test.each(once.map(({ page, line }) => [relative('docs', page), line] as const))('%s: %s', async (_, line) => {
  const [command = '', game = ''] = line.split(' ');
  const saysHowMany = /--(?:soak|questions) /.test(line);
  const told = saysHowMany ? line.replace(/--soak \S+/, '--soak 1') : `${line.replaceAll(LEFT_OUT, '')}${WITH[command]?.(game) ?? ''}`;
  const { status, err } = await quarry(told, [], { games: ALL_GAMES.map(brief) });
  expect([err, status]).toEqual(['', 0]);
});
