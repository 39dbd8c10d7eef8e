/** `quarry lab <game> --soak N`: random decisions until there are enough, and what was found on the way. */
import type { AnyGame } from '@quarry/kernel';
import { addSoaked, type PoolOptions, progressBar, type Soaked, workAll } from '@quarry/lab';
import { FAILED, type World } from '../world.ts';

/** On which cores, and whose games if not the catalogue's. */
export type Pool = Pick<PoolOptions, 'workers' | 'own'>;

interface SoakOptions {
  readonly seed: string;
  readonly isJson: boolean;
  readonly pool: Pool;
}

export async function soak(game: AnyGame, wanted: number, { seed, isJson, pool }: SoakOptions, world: World): Promise<number> {
  const began = performance.now();
  const decisionsOf = (done: readonly Soaked[]): number => done.reduce((sum, one) => sum + (one?.decisions ?? 0), 0);
  const pieces: Soaked[] = await workAll(
    { what: 'soak', game: game.id, seed },
    { games: wanted, piece: game.tables.length, ...pool },
    done => {
      if (world.isTty.err)
        world.err(progressBar(Math.min(wanted, decisionsOf(done)), wanted, (performance.now() - began) / 1000, 'decisions'));
      return decisionsOf(done) >= wanted;
    },
  );
  // How far ahead other threads were must not show; but what they found is not thrown away.
  const enough = pieces.findIndex((_, i) => decisionsOf(pieces.slice(0, i + 1)) >= wanted);
  const soaked = { ...pieces.slice(0, enough + 1).reduce(addSoaked), findings: pieces.flatMap(one => one.findings) };
  const seconds = (performance.now() - began) / 1000;
  if (isJson) world.out(`${JSON.stringify({ game: game.id, seed, ...soaked })}\n`);
  else {
    world.out(
      `${game.id}: ${soaked.decisions} random decisions in ${soaked.games} games at ${game.tables.length} tables, ${soaked.scenes} states checked, ${seconds.toFixed(1)} s: ` +
        `${soaked.findings.length === 0 ? 'nothing found' : `${soaked.findings.length} found`}\n`,
    );
  }
  for (const finding of soaked.findings.slice(0, 10)) world.err(`${finding}\n`);
  return soaked.findings.length > 0 ? FAILED : 0;
}
