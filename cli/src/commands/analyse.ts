/** `quarry analyse`: what a match that is over teaches: how its chances went, what luck and choices took, and the decisions that cost most. */
import { type Analysis, analyse as analyseMatch, type Costly, USUAL_EFFORT } from '@quarry/bots';
import { gameNamed } from '@quarry/catalogue';
import { type AnyGame, type MatchRecord, type Refusal, type Result, refuse, replay, sayList } from '@quarry/kernel';
import { readCommandLine, readCount } from '../command-line.ts';
import { readJson } from '../files.ts';
import { type Command, Complaint, FAILED, type World } from '../world.ts';

export const analyse: Command = {
  does: 'says of a match that is over what turned it, what luck took, and which decisions cost most',
  help: `
quarry analyse <file> [--seat N] [--positions N] [--json]

Plays an exported match again and looks from move to move how likely the seat was to win; tells what luck and what choices made of it, and the five decisions
that cost most, each with a better one. A choice is judged by what its seat could know then, in worlds that the seat held possible; choices are measured beside
what a sensible player would have done. The same command says the same. A match that is not over is refused (still-played): what it teaches would tell what is hidden in it.

  --seat N        whose chance (from 0); 0 if left out
  --positions N   how much is looked at; ${USUAL_EFFORT} if left out, which takes a minute at most
  --json          {ok, game, seat, isWon, curve: [{n, chance}], turns: [{from, to}], sums: {start, luck, own, others, off},
                  costly: [{n, kind, asks, given, better, because, worlds}], looked}, or {ok: false, code, facts, says}`,

  async run(args, world) {
    const { options, words } = readCommandLine('analyse', args, { seat: 'text', positions: 'text', json: 'flag' });
    const [file, ...more] = words;
    if (file === undefined || more.length > 0) throw new Complaint(`'analyse' wants one file: analyse <file>; ${words.length} were given.`);
    const seat = readCount('seat', options.seat, 0, 0);
    const positions = readCount('positions', options.positions, USUAL_EFFORT);
    const analysed = lookedInto(readJson(file), seat, positions, world);
    if (!analysed.ok) return fail(file, analysed.refusal, options.json === true, world);
    const { game, analysis } = analysed.value;
    world.out(options.json ? `${JSON.stringify({ ok: true, game: game.id, ...analysis })}\n` : analysisSays(game, analysis));
    return 0;
  },
};

function fail(file: string, refusal: Refusal, isJson: boolean, { out, err }: World): number {
  if (isJson) out(`${JSON.stringify({ ok: false, ...refusal })}\n`);
  err(`${file}: ${refusal.says}\n`);
  return FAILED;
}

function lookedInto(
  json: unknown,
  seat: number,
  positions: number,
  { games, err, isTty }: World,
): Result<{ readonly game: AnyGame; readonly analysis: Analysis }> {
  const record = json as Partial<MatchRecord> | null;
  const game = gameNamed(String(record?.game ?? games[0]?.id), games);
  if (!game.ok) return game;
  const played = replay(game.value, json);
  if (!played.ok) return played;
  if (record?.said) return refuse('said-dice', {}, 'Dice of this match were said and did not fall: nobody can tell what luck took of it.');
  const tell = (share: number): void => {
    if (isTty.err) err(`\rlooking … ${Math.round(100 * share)} %${share === 1 ? '\n' : ''}`);
  };
  const analysis = analyseMatch(game.value, json as MatchRecord, seat, { positions, tell });
  return analysis.ok ? { ok: true, value: { game: game.value, analysis: analysis.value } } : analysis;
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
/** `+8`, `−31`: points of a hundred. */
const signed = (by: number): string => `${by < 0 ? '−' : '+'}${Math.abs(Math.round(100 * by))}`;
/** Beyond this luck and choices cannot be told apart. */
const TOO_VAGUE = 0.35;

function analysisSays(game: AnyGame, { seat, isWon, curve, turns, sums, costly, looked }: Analysis): string {
  const { start, luck, own, others, off } = sums;
  const made =
    off > TOO_VAGUE
      ? `Luck and choices cannot be told apart: too little was looked at for so long a match (${looked.choices} of ${looked.of} choices). Give it more --positions.`
      : `From ${percent(start)} at the start: luck ${signed(luck)}, your choices ${signed(own)}, those of others ${signed(others)} points (± ${Math.round(100 * off)}), beside a sensible player.`;
  const bends = turns.map(({ from, to }) => `  answers ${from.n}–${to.n}: ${percent(from.chance)} → ${percent(to.chance)}\n`);
  return [
    `${game.name}, seat ${seat}: ${isWon ? 'won' : 'lost'}.\n`,
    `Chance to win: ${spark(curve.map(one => one.chance))} ${percent(curve[0]!.chance)} → ${percent(curve.at(-1)!.chance)}\n`,
    ...bends,
    `${made}\n`,
    costly.length === 0 ? 'No decision was found that surely cost something.\n' : 'What cost most:\n',
    ...costly.map(costlySays),
  ].join('');
}

function costlySays({ n, asks, given, better, because }: Costly, at: number): string {
  const why = because.length > 0 ? ` It ${sayList(because)}.` : '';
  return `  ${at + 1}. Answer ${n + 1}: ${asks}\n     You chose “${given.says}” (${percent(given.chance)}); better “${better.says}” (${percent(better.chance)}).${why}\n`;
}

const BARS = '▁▂▃▄▅▆▇█';
const spark = (chances: readonly number[]): string =>
  chances.map(one => BARS[Math.min(BARS.length - 1, Math.floor(one * BARS.length))]).join('');
