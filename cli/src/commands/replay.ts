/** `quarry replay`: plays an exported match again and checks its seed, every answer and every state on the way. */
import { gameNamed } from '@quarry/catalogue';
import { type MatchRecord, replay as playAgain, type Refusal } from '@quarry/kernel';
import { readCommandLine } from '../command-line.ts';
import { readJson } from '../files.ts';
import { type Command, Complaint, FAILED, type World } from '../world.ts';

export const replay: Command = {
  does: 'plays an exported match again, checks its seed and every answer',
  help: `
quarry replay <file> [--json]

Plays an exported match again from its seed and compares every decision and every state with the record.
Exit status 1 if it is truncated, was edited, or was played with other rules; the sentence names the first wrong step.

  --json     {ok, game, version, content, seed, commitment, answers, outcome}, or {ok: false, code, facts, says}`,

  async run(args, world) {
    const { options, words } = readCommandLine('replay', args, { json: 'flag' });
    const [file, ...more] = words;
    if (file === undefined || more.length > 0) throw new Complaint(`'replay' wants one file: replay <file>; ${words.length} were given.`);
    return verify(file, options.json === true, world);
  },
};

function verify(file: string, isJson: boolean, { games, out, err }: World): number {
  const fail = (refusal: Refusal): number => {
    if (isJson) out(`${JSON.stringify({ ok: false, ...refusal })}\n`);
    err(`${file}: ${refusal.says}\n`);
    return FAILED;
  };
  let json: unknown;
  try {
    json = readJson(file);
  } catch (error) {
    if (!(error instanceof Complaint) || error.status !== FAILED) throw error;
    return fail({ code: 'truncated', facts: { file }, says: error.message.replace(`${file} `, 'The file ') });
  }
  const record = json as Partial<MatchRecord> | null;
  const game = gameNamed(String(record?.game ?? games[0]?.id), games);
  if (!game.ok) return fail(game.refusal);
  const played = playAgain(game.value, json);
  if (!played.ok) return fail(played.refusal);
  const { seed, commitment, n, outcome } = played.value;
  const { id, version, content } = game.value;
  if (isJson) out(`${JSON.stringify({ ok: true, game: id, version, content, seed, commitment, answers: n, outcome })}\n`);
  else {
    const end =
      outcome === null ? 'not over yet' : outcome.winners.length === 0 ? 'nobody won' : `won by seat ${outcome.winners.join(' and seat ')}`;
    out(`${file}: ${id}, rules ${version}, ${n} answers replayed, every state as recorded; seed ${seed} fits its commitment; ${end}.\n`);
  }
  return 0;
}
