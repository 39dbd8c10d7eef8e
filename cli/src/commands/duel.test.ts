/** `quarry duel`: the same pairs each time, told to people and as data; and what is wrong is said. */
import { describe, expect, test } from 'vitest';
import { quarry } from '../testing/world.ts';

const LINE = 'duel pebbles --bot random --games 6 --seats 2';

describe('quarry duel', () => {
  test('tells who won how often on the same seeds, and how long a decision took', async () => {
    const { status, out, err } = await quarry(LINE);

    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^pebbles: random won \d of 6, sensible ones \d; \d were turned to won, \d to lost\n {2}difference [+-]?\d+ points of a hundred, 95 % .* to .*; as lopsided by chance: p = [\d.]+\n {2}\d+ decisions: half within \d+ ms, 95 of 100 within \d+ ms, the longest \d+ ms\n$/,
    );
  });

  test('is the same each time, but for how long it took', async () => {
    const [one, two] = await Promise.all(
      [0, 1].map(async () => JSON.parse((await quarry(`${LINE} --json`)).out) as Record<string, unknown>),
    );

    expect(Object.keys(one!)).toEqual([
      'game',
      'bot',
      'positions',
      'isOne',
      'games',
      'won',
      'wins',
      'score',
      'stakes',
      'byChance',
      'decisions',
      'ms',
    ]);
    expect({ ...two, ms: null }).toEqual({ ...one, ms: null });
  });

  test('says each pair to whoever watches', async () => {
    const { err } = await quarry(`${LINE} --one`, [], { isTty: { out: false, err: true } });

    expect(err.trimEnd().split('\n')).toHaveLength(6);
    expect(err).toMatch(/^0: calm, 2 seats: (won|lost), sensible (won|lost)\n/);
  });

  test('--set plays other set-ups', async () => {
    const played = async (sea: string): Promise<unknown> => JSON.parse((await quarry(`${LINE} --json --set sea=${sea}`)).out).decisions;
    expect(await played('rough')).not.toBe(await played('calm'));
  });

  test('says what is wrong', async () => {
    expect((await quarry('duel pebbles --bot radnom')).err).toMatch(/^There is no bot 'radnom' \(did you mean 'random'\?\)/);
    expect((await quarry('duel pebbles --set nothing=3')).err).toMatch(/^pebbles has no 'nothing' in its set-up/);
    expect(await quarry('duel pebbles --seats 9')).toMatchObject({
      status: 2,
      err: 'pebbles has no such table; quarry env tells which there are ({"do": "games"}).\n',
    });
  });
});
