/** `quarry lab <game> --soak N`: decisions of random or of sensible players until there are enough, and what was found on the way. */
import type { BotName } from '@quarry/bots';
import type { AnyGame } from '@quarry/kernel';
import { addSoaked, everyTableOf, type PoolOptions, progressBar, type Soaked, workAll } from '@quarry/lab';
import { FAILED, type World } from '../world.ts';

/** On which cores, and whose games if not the catalogue's. */
export type Pool = Pick<PoolOptions, 'workers' | 'own'>;

/** Some games have hundreds of tables. */
const MOST_IN_A_PIECE = 16;

interface SoakOptions {
  readonly seed: string;
  readonly bot: BotName;
  readonly isJson: boolean;
  readonly pool: Pool;
}

export async function soak(game: AnyGame, wanted: number, { seed, bot, isJson, pool }: SoakOptions, world: World): Promise<number> {
  const began = performance.now();
  const tables = everyTableOf(game).length;
  const decisionsOf = (done: readonly Soaked[]): number => done.reduce((sum, one) => sum + (one?.decisions ?? 0), 0);
  const pieces: Soaked[] = await workAll(
    { what: 'soak', game: game.id, seed, bot },
    { games: wanted, piece: Math.min(MOST_IN_A_PIECE, tables), ...pool },
    done => {
      if (world.isTty.err)
        world.err(progressBar(Math.min(wanted, decisionsOf(done)), wanted, (performance.now() - began) / 1000, 'decisions'));
      return decisionsOf(done) >= wanted;
    },
  );
  // How far ahead other threads were must not show; but what they found is not thrown away.
  const enough = pieces.findIndex((_, i) => decisionsOf(pieces.slice(0, i + 1)) >= wanted);
  const counted = enough < 0 ? pieces : pieces.slice(0, enough + 1);
  const soaked = { ...counted.reduce(addSoaked), findings: pieces.flatMap(one => one.findings) };
  const seconds = (performance.now() - began) / 1000;
  if (isJson) world.out(`${JSON.stringify({ game: game.id, seed, bot, ...soaked })}\n`);
  else {
    world.out(
      `${game.id}: ${soaked.decisions} ${bot} decisions in ${soaked.games} games at ${tables} tables, the longest of ${soaked.longest}, ${soaked.scenes} states checked, ${seconds.toFixed(1)} s: ` +
        `${soaked.findings.length === 0 ? 'nothing found' : `${soaked.findings.length} found`}\n`,
    );
  }
  for (const finding of soaked.findings.slice(0, 10)) world.err(`${finding}\n`);
  return soaked.findings.length > 0 ? FAILED : 0;
}
