/** `quarry bench`: the figures of docs/benchmarks.md, with ratios against peers measured in the same run. */
import { didYouMean, gameNamed } from '@quarry/catalogue';
import { benchKernel, type KernelFigures } from '../bench/kernel-bench.ts';
import { orComplain, readCommandLine, readCount } from '../command-line.ts';
import { type Command, Complaint, painter } from '../world.ts';

const SUBJECTS = ['kernel'];

export const bench: Command = {
  does: 'the figures of docs/benchmarks.md, with ratios against peers in the same run',
  help: `
quarry bench kernel [--game ID] [--runs N] [--seconds S] [--json]

Measures, for each game or for one: random play, forks, clones, views, load and undo of a match of 2,000 answers, and the
same rules hosted as one move of boardgame.io. Medians of N runs (5) of S seconds (1) each after a warm-up, on one core.

  --json     {"<game>": {decisionsPerSecond, forksPerSecond, clonesPerSecond, viewsPerSecond, stateBytes, longMatch, loadMs, undoMs,
             undoAfterLoadMs, boardgameIoPerSecond, ratioToBoardgameIo, spread: {<figure>: [min, max]}}}; longMatch is how many answers the
             match had that was loaded and taken back: 2,000 or, if no game got that far, the longest`,

  async run(args, world) {
    const { options, words } = readCommandLine('bench', args, { game: 'text', runs: 'text', seconds: 'text', json: 'flag' });
    const [subject = '', ...more] = words;
    if (!SUBJECTS.includes(subject) || more.length > 0) {
      const given = words.length === 0 ? 'nothing was named' : `'${words.join(' ')}' was named${didYouMean(subject, SUBJECTS)}`;
      throw new Complaint(`'bench' wants one of ${SUBJECTS.join(', ')}, but ${given}; write bench kernel.`);
    }
    const seconds = Number(options.seconds ?? 1);
    if (!(seconds > 0)) throw new Complaint(`--seconds is '${options.seconds}', but it wants a number above 0.`);
    const runs = { runs: readCount('runs', options.runs, 5), seconds };
    const games = options.game === undefined ? world.games : [orComplain(gameNamed(options.game, world.games))];
    const figures: Record<string, KernelFigures> = {};
    for (const game of games) {
      if (world.isTty.err) world.err(`measuring ${game.id} …\n`);
      figures[game.id] = benchKernel(game, runs);
      if (!options.json) world.out(figuresSay(game.id, figures[game.id]!, world.isTty.out));
    }
    if (options.json) world.out(`${JSON.stringify(figures, null, 2)}\n`);
    return 0;
  },
};

const number = (value: number): string => (value >= 1000 ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : String(value));

function figuresSay(game: string, figures: KernelFigures, isTty: boolean): string {
  const { bold, dim } = painter(isTty);
  const line = (label: string, id: keyof KernelFigures, unit: string): string => {
    const spread = figures.spread[id];
    const around = spread ? dim(` (${number(spread[0])}..${number(spread[1])})`) : '';
    return `  ${label.padEnd(44)} ${number(figures[id] as number).padStart(10)} ${unit}${around}`;
  };
  return [
    bold(game),
    line('random decisions', 'decisionsPerSecond', '/s'),
    line('forks at random points', 'forksPerSecond', '/s'),
    line('clones of the state', 'clonesPerSecond', '/s'),
    line('views of a seat', 'viewsPerSecond', '/s'),
    line('state as JSON', 'stateBytes', 'bytes'),
    line(`load of a match of ${number(figures.longMatch)} answers`, 'loadMs', 'ms'),
    line('undo of its last answer', 'undoMs', 'ms'),
    line('the same right after loading', 'undoAfterLoadMs', 'ms'),
    line('the same rules in boardgame.io', 'boardgameIoPerSecond', 'moves/s'),
    line('random decisions against boardgame.io', 'ratioToBoardgameIo', 'times'),
    '',
  ].join('\n');
}
