/** `quarry fit <game>`: how much each of the things counts that the game names as good in a position, by many matches. */
import { fitWorth } from '@quarry/lab';
import { readCommandLine, readCount, readGame } from '../command-line.ts';
import { type Command, Complaint } from '../world.ts';

export const fit: Command = {
  does: 'fits what a player that thinks takes a position to be worth',
  help: `
quarry fit <game> [--games N] [--seed S] [--mode M]… [--json]

Plays N matches (1000 if left out) of sensible players at all tables of the game in turn (or of the modes named), reads what counts in a position (Game.worth) at
the end of each stretch, and fits how much each counts for whether the seat wins. Prints what belongs into games/<game>/src/bot/weights.ts; how well
it foretells matches that it was not fitted with goes to the other output. The same command prints the same. Content that has changed wants new weights: until then a
player that thinks plays every try to the end.

  --json   {"weights": {"content", "bias", "by": {…}}, "matches", "positions", "off", "offByMean"}`,

  async run(args, world) {
    const { options, words } = readCommandLine('fit', args, { games: 'text', seed: 'text', mode: 'texts', json: 'flag' });
    const game = readGame(words, 'fit', world);
    if (!game.worth)
      throw new Complaint(`${game.id} does not say what counts in a position; declare Game.worth first (kernel/src/worth.ts).`);
    const modes = options.mode;
    const known = [...new Set([...game.tables, ...(game.moreTables ?? [])].map(one => one.mode))];
    for (const mode of modes ?? [])
      if (!known.includes(mode)) throw new Complaint(`${game.id} has no mode '${mode}'; its modes are ${known.join(', ')}.`);
    const fitted = fitWorth(game, readCount('games', options.games, 1_000), options.seed ?? 'fit', mode => modes?.includes(mode) ?? true);
    const { weights, matches, positions, off, offByMean } = fitted;
    if (options.json) {
      world.out(`${JSON.stringify(fitted)}\n`);
      return 0;
    }
    const by = Object.entries(weights.by).map(([name, weight]) => `    ${name}: ${weight},\n`);
    world.out(
      `/** Fitted by \`${['quarry fit', game.id, ...args.slice(1)].join(' ')}\`: ${positions} positions of ${matches} matches; off by ${off.toFixed(3)}, by the mean alone by ${offByMean.toFixed(3)}. */\n` +
        `import type { Weights } from '@quarry/kernel';\n\n` +
        `export const WEIGHTS: Weights = {\n  content: '${weights.content}',\n  bias: ${weights.bias},\n  by: {\n${by.join('')}  },\n};\n`,
    );
    world.err(`${game.id}: off by ${off.toFixed(3)} where the mean alone is off by ${offByMean.toFixed(3)} (${positions} positions)\n`);
    return 0;
  },
};
