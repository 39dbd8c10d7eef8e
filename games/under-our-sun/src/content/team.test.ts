/** The team cards (work order content.md 3.11), and that reading one tells nobody which it is. */
import { describe, expect, test } from 'vitest';
import { EXECUTIONER, isWithFew, QUARTERMASTER, TEAM, teamText, worthFor } from './team.ts';
import type { TeamCard } from './types.ts';

const MOST_PLAYERS = 6;
const PLAYERS = [2, 3, 4, 5, MOST_PLAYERS];
const survivors = TEAM.filter(one => !one.isSol);
const sons = TEAM.filter(one => one.isSol);
const words = (text: string): number => text.split(/\s+/).length;
const sentences = (text: string): number => text.match(/[.;]/g)?.length ?? 0;
const doubled = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i);
const passagesOf = (card: TeamCard, players: number): string[] =>
  teamText(card, players).map(({ head, text }) => (head ? `${head}: ${text}` : text));
const aimOf = (aim: TeamCard['aim'], players: number): string => passagesOf(TEAM.find(one => one.aim === aim)!, players)[1]!;
const range = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

test('[US-COMP-3] [US-TEAM-2] three Sons of Liberty, each with an aim of his own, and Survivors for six players and four more', () => {
  expect(sons.map(one => one.aim)).toEqual(['saboteur', 'executioner', 'quartermaster']);
  expect(survivors).toHaveLength(MOST_PLAYERS + 4);
  expect(survivors.filter(one => one.aim)).toEqual([]);
});

test('no two cards share an id, a name or a persona', () => {
  expect(doubled(TEAM.flatMap(one => [one.id, one.name, one.persona]))).toEqual([]);
});

describe.each(TEAM.map(one => [one.name, one] as const))('%s', (_, { isSol, persona }) => {
  test('says first on whose side its owner is, and then who that is', () => {
    expect(persona.startsWith(isSol ? 'You are a Son of Liberty. ' : 'You are a Survivor. ')).toBe(true);
    expect(words(persona)).toBeGreaterThanOrEqual(30);
    expect(words(persona)).toBeLessThanOrEqual(37);
    expect(persona).not.toMatch(/[!\d]|\b(?:must|may)\b/);
  });
});

describe('[US-TEAM-9] the aims of the Sons', () => {
  test('saboteur', () => {
    expect(aimOf('saboteur', 4)).toBe('Your aim: the mission is not fulfilled when its last day ends, and you live.');
  });

  test('executioner: two others, or one of few', () => {
    expect(EXECUTIONER.fallen).toBe(2);
    expect(PLAYERS.filter(isWithFew)).toEqual([2, 3]);
    expect(aimOf('executioner', 4)).toBe('Your aim: 2 other characters are dead or eliminated at the same time.');
    expect(aimOf('executioner', 3)).toBe('Your aim: another character is eliminated, and you live when the last day ends.');
  });

  test('quartermaster: goods worth 20 water, 25 with five or six players, at distance 4', () => {
    expect(QUARTERMASTER.distance).toBe(4);
    expect(PLAYERS.map(worthFor)).toEqual([20, 20, 20, 25, 25]);
    expect(aimOf('quartermaster', 5)).toBe('Your aim: bring goods worth 25 water to the drop that only you see, 4 tiles from New Haven.');
  });
});

describe.each(PLAYERS)('[US-TEAM-5] with %i players a card is read in the same time, whatever it says', players => {
  const texts = TEAM.map(card => passagesOf(card, players));

  test('all have four passages, the middle ones with a head', () => {
    for (const card of TEAM) expect(teamText(card, players).map(one => one.head !== undefined)).toEqual([false, true, true, false]);
  });

  test('no passage is much longer than the same one of another card', () => {
    for (const i of [0, 1, 2, 3]) expect(range(texts.map(text => words(text[i]!)))).toBeLessThanOrEqual(6);
    expect(range(texts.map(text => sentences(text.join(' '))))).toBeLessThanOrEqual(3);
  });

  test('the longest text has at most a tenth more words and letters than the shortest', () => {
    for (const long of [words, (text: string) => text.length]) {
      const lengths = texts.map(text => long(text.join(' ')));
      expect(Math.max(...lengths)).toBeLessThanOrEqual(Math.min(...lengths) * 1.1);
    }
  });
});
