/** The catalogue: every game is found by its id, and a wrong id is refused with a way out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_GAMES, didYouMean, EXAMPLES, GAMES, gameNamed } from './index.ts';
import { lettersApart, nearest } from './spelling.ts';

describe('The catalogue', () => {
  test('finds each of its games, and no two have the same id', () => {
    expect(ALL_GAMES.map(game => gameNamed(game.id))).toEqual(ALL_GAMES.map(value => ({ ok: true, value })));
    expect(new Set(ALL_GAMES.map(game => game.id)).size).toBe(ALL_GAMES.length);
  });

  test('knows examples apart from the games that people come for', () => {
    expect(ALL_GAMES).toEqual([...GAMES, ...EXAMPLES]);
    expect(EXAMPLES.map(game => game.id)).toEqual(['snow-lynx']);
    expect(gameNamed('snow-lynx', GAMES)).toMatchObject({ refusal: { code: 'unknown-game' } });
  });

  test.each(ALL_GAMES.map(game => [game.id, game] as const))('each mode of %s says in one short sentence what it is like', (_, game) => {
    for (const { mode, says = '', aim = '' } of [...game.tables, ...(game.moreTables ?? [])]) {
      expect(says, mode).toMatch(/^[A-Z][^.!?]+\.$/);
      expect(says.split(' ').length, says).toBeLessThanOrEqual(20);
      expect(aim, mode).toMatch(/^[a-z][^.!?]+$/);
    }
  });

  test.each(ALL_GAMES.map(game => [game.id, game] as const))('how bots have fared in %s is said of tables that there are', (_, game) => {
    const tables = [...game.tables, ...(game.moreTables ?? [])].map(({ mode, setup }) => `${mode}, ${game.seatsOf(setup)}`);
    for (const [mode, bySeats] of Object.entries(game.fared ?? {}))
      for (const [seats, { sensible, thinking }] of Object.entries(bySeats)) {
        expect(tables).toContain(`${mode}, ${seats}`);
        for (const [won, of] of [sensible, thinking ?? sensible]) {
          expect(won).toBeLessThanOrEqual(of);
          expect(of).toBeGreaterThanOrEqual(10);
        }
      }
  });

  test.each(GAMES.map(game => [game.id, game] as const))('each decision of %s calls somebody to the table in a few words', (_, game) => {
    for (const kind of game.proof!.exercises['decision']!) {
      const says = game.words.callSays!(kind);
      expect(says, kind).toMatch(/^[a-z]+( [A-Za-z0-9’]+)*$/);
      expect(says.length, says).toBeLessThanOrEqual(34);
      expect(says, kind).not.toMatch(/^(choose|name|play|take|pick|order|trap|enemy|camp) (target|action|path|part|card|square|die|step)$/);
    }
  });

  test('the rules of each game are told of in CHANGELOG.md, up to their version', () => {
    const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
    const [, ...parts] = changelog.split(/^## /m);
    for (const { name, version } of ALL_GAMES) {
      const part = parts.find(one => name.includes(one.slice(0, one.indexOf(':'))) && one.includes(': rules '));
      expect(part?.split('\n')[0], name).toMatch(new RegExp(`: rules ${version}$`));
      if (version > 1) expect(part, name).toMatch(new RegExp(`^\\*\\*${version}\\*\\*$`, 'm'));
    }
  });

  test('refuses a game that is not there, names those that are, and guesses what was meant', () => {
    const known = ALL_GAMES.map(game => game.id);

    expect(gameNamed('zero-down')).toEqual({
      ok: false,
      refusal: {
        code: 'unknown-game',
        facts: { game: 'zero-down', known },
        says: `There is no game 'zero-down' (did you mean 'zero-dawn'?); the games are ${known.join(', ')}.`,
      },
    });
    expect(gameNamed('chess')).toMatchObject({ refusal: { says: `There is no game 'chess'; the games are ${known.join(', ')}.` } });
  });
});

describe('Spelling', () => {
  const word = fc.string({ maxLength: 8 });

  test('letters apart is a distance: nothing from a word to itself, the same both ways, never more than the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(lettersApart(a, a)).toBe(0);
        expect(lettersApart(a, b)).toBe(lettersApart(b, a));
        expect(lettersApart(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(lettersApart(a, b) === 0).toBe(a === b);
      }),
    );
  });

  test.each([
    ['paly', 'play'],
    ['PLAY', 'play'],
    ['repl', 'replay'],
    ['rulse', 'rules'],
    ['x', null],
    ['chess', null],
  ])('%s means %s', (typed, meant) => {
    expect(nearest(typed, ['play', 'lab', 'rules', 'replay', 'bench'])).toBe(meant);
  });

  test('says nothing where nothing is near', () => {
    expect(didYouMean('chess', ['zero-dawn'])).toBe('');
  });
});
