/** `quarry fit`: prints a file that a game can take as it is, the same each time; and what is wrong is said. */
import { pebbles } from '@quarry/bots/testing';
import type { AnyGame } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { quarry } from '../testing/world.ts';

const weighed = {
  ...pebbles,
  worth: {
    features: { round: ({ round }: { readonly round: number }) => round / 3 },
    weights: { content: '', bias: 0, by: {} },
    stretch: ({ round }: { readonly round: number }) => round,
  },
} as unknown as AnyGame;

describe('quarry fit', () => {
  test('prints weights with the content they are for, and how well they foretell', async () => {
    const line = 'fit pebbles --games 10 --seed s';
    const { status, out, err } = await quarry(line, [], { games: [weighed] });

    expect(status).toBe(0);
    expect(out).toMatch(
      /^\/\*\* Fitted by `quarry fit pebbles --games 10 --seed s`: \d+ positions of 10 matches; off by [\d.]+, by the mean alone by [\d.]+\. \*\/\n/,
    );
    expect(out).toContain(`  content: '${pebbles.content}',\n`);
    expect(out).toMatch(/\n {2}by: \{\n {4}round: -?[\d.]+,\n {2}\},\n\};\n$/);
    expect(err).toMatch(/^pebbles: off by [\d.]+ where the mean alone is off by [\d.]+ \(\d+ positions\)\n$/);
    expect(await quarry(line, [], { games: [weighed] })).toEqual({ status, out, err });
    expect(JSON.parse((await quarry(`${line} --json`, [], { games: [weighed] })).out)).toMatchObject({
      weights: { content: pebbles.content },
      matches: 10,
    });
  });

  test('says what is wrong', async () => {
    expect(await quarry('fit pebbles')).toMatchObject({
      status: 2,
      err: 'pebbles does not say what counts in a position; declare Game.worth first (kernel/src/worth.ts).\n',
    });
    expect((await quarry('fit pebbles --mode misty', [], { games: [weighed] })).err).toMatch(
      /^pebbles has no mode 'misty'; its modes are /,
    );
  });
});
