/** A world for tests: the small game, lines typed beforehand, everything printed kept. */
import { join } from 'node:path';
import { pebbles } from '@quarry/bots/testing';
import type { AnyGame } from '@quarry/kernel';
import { run } from '../quarry.ts';
import type { World } from '../world.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line of `quarry`, split at spaces. */
export async function quarry(commandLine: string, typed: readonly string[] = [], world: Partial<World> = {}): Promise<Ran> {
  const [out, err]: string[][] = [[], []];
  const lines = typed.slice();
  const status = await run(commandLine === '' ? [] : commandLine.split(' '), {
    games: [pebbles as AnyGame],
    root: join(import.meta.dirname, '..', '..', '..'),
    out: text => out!.push(text),
    err: text => err!.push(text),
    line: async () => lines.shift() ?? null,
    isTty: { out: false, err: false },
    columns: 100,
    ...world,
  });
  return { status, out: out!.join(''), err: err!.join('') };
}
