/** `quarry env` as somebody speaks with it who is another program: a match of every game, any option each time, ends as the same match does in the lab. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { playMatch, random } from '@quarry/bots';
import { ALL_GAMES } from '@quarry/catalogue';
import { type Answer, type AnyGame, type AnyMatch, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { tablesOf } from '@quarry/lab';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesOf } from '../lines.ts';
import { quarry } from '../testing/world.ts';

interface Env {
  readonly env: number;
  readonly seat: number;
  readonly count: number;
  readonly answers: readonly Answer[];
  readonly isOver: boolean;
  readonly winners: readonly number[];
  readonly why: string;
  readonly scores: readonly number[] | null;
}

let running: ChildProcessWithoutNullStreams;
let lines: AsyncGenerator<string>;
beforeAll(() => {
  running = spawn(process.execPath, [join(import.meta.dirname, '..', 'quarry.ts'), 'env']);
  lines = linesOf(running.stdout, 10_000_000);
});
afterAll(async () => {
  const ended = once(running, 'exit');
  running.stdin.end();
  expect(await ended).toEqual([0, null]);
});

async function ask(wish: object): Promise<{ readonly envs: readonly Env[] }> {
  running.stdin.write(`${JSON.stringify(wish)}\n`);
  return JSON.parse((await lines.next()).value!);
}

const SEED = 'over the line';

function inLab(game: AnyGame): AnyMatch {
  const started = startMatch(game, tablesOf(game)[0]!.setup, SEED, 'nothing');
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value;
}

const endOf = ({ game, outcome, seats }: AnyMatch) => {
  const { score } = game.proof.measures ?? {};
  const scores = score ? Array.from({ length: seats }, (_, seat) => score.of(outcome!, seat)) : null;
  return { isOver: true, winners: outcome!.winners, why: outcome!.why, scores };
};

describe.each(ALL_GAMES.map(game => [game.id, game] as const))('%s', (id, game) => {
  test('any row each time, to the end, is the match of the lab that is answered alike', async () => {
    const chance = new SampledChance<'row'>(new Seed('rows'));
    const match = inLab(game);
    const begun = await ask({ do: 'new', game: id, seeds: [SEED], see: ['answers'] });
    let env = begun.envs[0]!;
    while (!env.isOver) {
      const row = chance.below('row', env.count);
      const answered = match.answer(env.seat, env.answers[row]!);
      expect(answered).toEqual({ ok: true, value: undefined });
      env = (await ask({ do: 'step', steps: [{ env: env.env, row }], see: ['answers'] })).envs[0]!;
    }

    expect(env).toMatchObject(endOf(match));
    await ask({ do: 'close', envs: [env.env] });
  });

  test('random bots end it as they do in the lab', async () => {
    const match = inLab(game);
    playMatch(
      match,
      Array.from({ length: match.seats }, () => random),
    );
    const who = Array.from({ length: match.seats }, () => 'random');

    const { envs } = await ask({ do: 'new', game: id, seeds: [SEED, SEED], who, see: [] });
    expect(envs).toMatchObject([endOf(match), endOf(match)]);
  });
});

test('what is wrong is a line, too, and words on the command line are not taken', async () => {
  running.stdin.write('{\nsomething else\r\n');

  expect(JSON.parse((await lines.next()).value!)).toMatchObject({ ok: false, code: 'not-json' });
  expect(JSON.parse((await lines.next()).value!)).toMatchObject({ ok: false, code: 'not-json' });
  expect(await quarry('env primal')).toEqual({
    status: 2,
    out: '',
    err: "'env' takes no words, but 'primal' was given; leave it out.\n",
  });
  expect(JSON.parse((await quarry('env', ['{"do":"games"}'])).out)).toMatchObject({ ok: true, games: [{ game: 'pebbles' }] });
});
