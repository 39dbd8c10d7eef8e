/** `quarry duel`: whether one kind of player plays better than a sensible one, on the same seeds, and how long it takes to answer. */
import { BOTS, botNamed } from '@quarry/bots';
import { changedSetup, type DuelFound, duel as duelOf, type Pair, readChanges, tablesOf } from '@quarry/lab';
import { orComplain, readCommandLine, readCount, readGame } from '../command-line.ts';
import { type Command, Complaint } from '../world.ts';

const KINDS = {
  bot: 'text',
  positions: 'text',
  games: 'text',
  seats: 'text',
  mode: 'texts',
  set: 'texts',
  seed: 'text',
  one: 'flag',
  json: 'flag',
} as const;
const USUAL_GAMES = 20;
const USUAL_POSITIONS = 2_000;

export const duel: Command = {
  does: 'whether one kind of player plays better than a sensible one, on the same seeds',
  help: `
quarry duel <game> [--bot B] [--positions N] [--games N] [--mode M]… [--seats N] [--set FIELD=VALUE]… [--one] [--seed S] [--json]

Plays each match twice with the same seed, once with the bot in every seat and once with sensible ones: how often each won, how many matches were turned, the difference with its
95 % interval, how likely chance alone would turn them so, and how long the bot took for a decision. The tables of the game are taken in turns. The same command turns the same matches.

  --bot B         ${BOTS.join(', ')}; thinking if left out
  --positions N   how much one that thinks looks at for a decision; ${USUAL_POSITIONS.toLocaleString('en')} if left out
  --games N       how many pairs; ${USUAL_GAMES} if left out
  --mode M        only tables of this mode; may be repeated
  --seats N       only tables for so many
  --set F=V       another value in the set-up of each table, as in quarry lab: level=2; may be repeated
  --one           the bot sits in one seat, in turns, among sensible ones: where they are rivals
  --json          {game, bot, positions, isOne, games, won: {here, there, onlyHere, onlyThere}, wins, score, stakes, byChance, decisions, ms: {half, p95, most}}`,

  async run(args, world) {
    const { options, words } = readCommandLine('duel', args, KINDS);
    const game = readGame(words, 'duel', world);
    const positions = readCount('positions', options.positions, USUAL_POSITIONS);
    const bot = orComplain(botNamed(options.bot ?? 'thinking', game, { positions }));
    const seats = options.seats === undefined ? null : readCount('seats', options.seats, 1);
    const tables = tablesOf(game).filter(one => (options.mode?.includes(one.mode) ?? true) && (seats === null || one.seats === seats));
    if (tables.length === 0) throw new Complaint(`${game.id} has no such table; quarry env tells which there are ({"do": "games"}).`);
    const changes = orComplain(readChanges(game, options.set ?? []));
    const changed = tables.map(table => ({ ...table, setup: orComplain(changedSetup(game, table.setup, changes)) }));
    const tell = world.isTty.err ? (pair: Pair) => world.err(`${pairSays(pair)}\n`) : undefined;
    const isOne = options.one === true;
    const games = readCount('games', options.games, USUAL_GAMES);
    const found = duelOf({ game, tables: changed, matches: games, seed: options.seed ?? 'duel', bot, isOne, ...(tell && { tell }) });
    const { pairs, times, ...rest } = found;
    if (options.json) {
      const ms = { half: at(times, 0.5), p95: at(times, 0.95), most: at(times, 1) };
      world.out(`${JSON.stringify({ game: game.id, bot: bot.name, positions, isOne, games, ...rest, decisions: times.length, ms })}\n`);
    } else
      world.out(
        foundSays(`${game.id}: ${bot.name}${bot.name === 'thinking' ? ` at ${positions.toLocaleString('en')} positions` : ''}`, found),
      );
    return 0;
  },
};

const at = (times: readonly number[], share: number): number =>
  Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0);
const signed = (value: number, digits: number): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;
const points = (value: number): string => signed(100 * value, 0);
const between = (low: number, high: number, say: (value: number) => string): string => `${say(low)} to ${say(high)}`;

function pairSays({ no, table, here, there }: Pair): string {
  const said = ({ isWon, score }: Pair['here']): string => `${isWon ? 'won' : 'lost'}${score === null ? '' : ` (${score.toFixed(1)})`}`;
  return `${no}: ${table.mode}, ${table.seats} seats: ${said(here)}, sensible ${said(there)}`;
}

function foundSays(who: string, { pairs, won, wins, score, stakes, byChance, times }: DuelFound): string {
  const lines = [
    `${who} won ${won.here} of ${pairs.length}, sensible ones ${won.there}; ${won.onlyHere} were turned to won, ${won.onlyThere} to lost`,
    `  difference ${points(wins.value)} points of a hundred, 95 % ${between(wins.low, wins.high, points)}; as lopsided by chance: p = ${byChance.toPrecision(2)}`,
    ...(score ? [`  score ${signed(score.value, 1)}, 95 % ${between(score.low, score.high, value => signed(value, 1))}`] : []),
    ...(stakes
      ? [
          `  of what was at stake on the way ${(100 * stakes.here).toFixed(0)} % was won, by sensible ones ${(100 * stakes.there).toFixed(0)} %: ${points(stakes.difference.value)}, 95 % ${between(stakes.difference.low, stakes.difference.high, points)}`,
        ]
      : []),
    `  ${times.length.toLocaleString('en')} decisions: half within ${at(times, 0.5)} ms, 95 of 100 within ${at(times, 0.95)} ms, the longest ${at(times, 1)} ms`,
  ];
  return `${lines.join('\n')}\n`;
}
