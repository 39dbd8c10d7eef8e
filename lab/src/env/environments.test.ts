/** Environments for whoever teaches machines: what is told is what the seat sees, copies go their own way, and what is wrong is said and stops nothing. */
import { ALL_GAMES } from '@quarry/catalogue';
import { type AnyGame, BrokenPromise, startMatch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../tables.ts';
import { Environments } from './environments.ts';
import type { Slot } from './tensor.ts';

interface Env {
  readonly env: number;
  readonly seat: number | null;
  readonly kind: string;
  readonly turn: number;
  readonly count: number;
  readonly isOver: boolean;
  readonly rewards: readonly number[];
  readonly view: unknown;
  readonly tensor: readonly number[];
  readonly rows: readonly (readonly number[])[];
  readonly mask: readonly number[];
  readonly answers: readonly unknown[];
  readonly error?: { readonly code: string; readonly says: string };
}
interface Told {
  readonly ok: boolean;
  readonly id?: unknown;
  readonly code?: string;
  readonly says?: string;
  readonly envs: readonly Env[];
}

const ALL = ['view', 'tensor', 'rows', 'mask', 'answers'];

/** A door to environments of all games. */
function door(games: readonly AnyGame[] = ALL_GAMES): (wish: unknown) => Told & Record<string, never> {
  const environments = new Environments(games);
  return wish => JSON.parse(environments.answer(typeof wish === 'string' ? wish : JSON.stringify(wish)));
}

/** Any row, the same each time. */
const anyRow = ({ turn, count }: Env): number => (turn * 7) % count;

/** An environment of a game, some steps on. */
function onWay(ask: ReturnType<typeof door>, game: string, steps: number, see = ALL): Env {
  let [env] = ask({ do: 'new', game, seeds: ['on the way'], see }).envs;
  for (let i = 0; i < steps && !env!.isOver; i++) [env] = ask({ do: 'step', steps: [{ env: env!.env, row: anyRow(env!) }], see }).envs;
  return env!;
}

describe('What is told', () => {
  test.each(ALL_GAMES.map(game => [game.id, game] as const))('%s: a seat sees its view, and nothing of the truth', (id, game) => {
    const ask = door();
    const { mode, seats } = tablesOf(game)[0]!;
    let imagined = 0;
    for (const steps of [0, 2, 4, 6]) {
      const here = onWay(ask, id, steps);
      const { env, seat, ...seen } = here;
      const { envs } = ask({ do: 'imagine', env, seat, seed: 'another', times: 4, see: ALL });
      const worlds = envs.filter(one => one !== null);
      imagined += worlds.length;

      for (const { env: other, seat: asked, ...there } of worlds) {
        expect(other).not.toBe(env);
        expect(asked).toBe(seat);
        expect(there).toEqual(seen);
      }
      const match = startMatch(game, tablesOf(game).find(one => one.mode === mode && one.seats === seats)!.setup, 'on the way');
      if (steps === 0 && match.ok) expect(seen.view).toEqual(JSON.parse(JSON.stringify(match.value.view(seat))));
    }
    expect(imagined).toBeGreaterThan(3);
  });

  test.each(ALL_GAMES.map(({ id }) => [id] as const))('%s: every number is what its place says', id => {
    const ask = door();
    const { view, tensor, count, rows, mask, answers } = onWay(ask, id, 4);
    const { tensor: layout, rows: row } = ask({ do: 'spec', game: id }) as never as {
      tensor: { length: number; slots: Slot[] };
      rows: { most: number; width: number };
    };

    expect(tensor).toHaveLength(layout.length);
    expect(layout.slots.map(slot => numberAt(view, slot))).toEqual(tensor);
    expect(tensor.filter(one => one !== 0).length).toBeGreaterThan(10);
    expect(answers).toHaveLength(count);
    expect(rows.map(one => one.length)).toEqual(new Array(count).fill(row.width));
    expect(mask).toEqual(Array.from({ length: row.most }, (_, i) => (i < count ? 1 : 0)));
  });
});

/** What a slot says stands at its place, read off the view another way. */
function numberAt(view: unknown, { path, is, of }: Slot): number {
  const found = path.split('.').reduce<unknown>((at, field) => {
    if (Array.isArray(at)) return at[Number(field)];
    const { shown, [field]: inner } = (at ?? {}) as { shown?: { at: number; is: number }[] } & Record<string, unknown>;
    return inner ?? shown?.find(one => one.at === Number(field))?.is;
  }, view);
  if (is === 'count') return typeof found === 'number' ? found : ((found as { n?: number } | undefined)?.n ?? (found as [])?.length ?? 0);
  if (is === 'there') return found === null || found === undefined ? 0 : 1;
  if (is === 'choice') return of!.indexOf(found as string) + 1;
  if (is === 'card') return typeof found === 'number' ? found + 1 : 0;
  return Number(typeof found === 'number' || typeof found === 'boolean' ? found : 0);
}

describe('What is asked', () => {
  test('many are begun and stepped at once, and one that is wrong stops no other', () => {
    const ask = door();
    const { envs } = ask({ do: 'new', game: 'snow-lynx', seats: 2, seeds: ['a', 'b', 'c'] });

    expect(envs.map(({ env, seat, kind, isOver }) => [env, seat, kind, isOver])).toEqual(
      [0, 1, 2].map(env => [env, 0, 'make-plan', false]),
    );
    const stepped = ask({
      do: 'step',
      id: 'third',
      steps: [{ env: 2, answer: 'drive' }, { env: 1, row: 9 }, { env: 7, row: 0 }, { env: 0 }, { env: 0, row: 1 }],
    });
    expect(stepped.id).toBe('third');
    expect(stepped.envs.map(one => one.error?.code ?? [one.env, one.seat])).toEqual([
      [2, 1],
      'no-such-row',
      'no-such-env',
      'one-answer',
      [0, 1],
    ]);
  });

  test('a copy goes its own way, with the same dice', () => {
    const ask = door();
    const { env } = onWay(ask, 'zero-dawn', 12);
    const { envs } = ask({ do: 'fork', env, times: 2, see: ['view'] });
    const [one, other] = envs.map(copy => ask({ do: 'step', steps: [{ env: copy.env, row: 0 }], see: ALL }).envs[0]!);
    const { env: _, ...first } = one!;
    const { env: __, ...second } = other!;

    expect(first).toEqual(second);
    expect(ask({ do: 'look', envs: [env], see: ['view'] }).envs[0]!.view).toEqual(envs[0]!.view);
  });

  test('a rollout is the same each time, leaves everything as it was, and falls otherwise in other worlds', () => {
    const ask = door();
    const before = onWay(ask, 'snow-lynx', 4);
    const wish = { do: 'rollout', envs: [before.env], bot: 'random', seed: 'r', times: 12, seat: 0 };
    const ends = (told: Told) => (told.envs[0] as never as { ends: { rewards: number[]; isOver: boolean; n: number }[] }).ends;
    const went = ends(ask(wish));

    expect(went.every(one => one.isOver)).toBe(true);
    expect(new Set(went.map(one => JSON.stringify(one))).size).toBeGreaterThan(1);
    expect(ends(ask(wish))).toEqual(went);
    expect(ask({ do: 'look', envs: [before.env], see: ALL }).envs).toEqual([before]);
    expect(ends(ask({ ...wish, most: 1 })).map(one => one.isOver)).toEqual(new Array(12).fill(false));
  });

  test('bots sit where they are named, and only the others are asked', () => {
    const ask = door();
    let [env] = ask({ do: 'new', game: 'primal', seats: 2, seeds: ['p'], who: ['random', 'me'] }).envs;
    const asked = new Set<number | null>();
    for (let i = 0; i < 2_000 && !env!.isOver; i++) {
      asked.add(env!.seat);
      [env] = ask({ do: 'step', steps: [{ env: env!.env, row: anyRow(env!) }] }).envs;
    }

    expect([...asked]).toEqual([1]);
    expect(env).toMatchObject({ seat: null, isOver: true, rewards: [0, 0] });
  });

  test.each([
    ['not-json', '{'],
    ['not-json', `{"do":"new","game":"primal","seeds":["a"],"setup":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['too-long', `"${'x'.repeat(1_000_000)}"`],
    ['bad-message', '[]'],
    ['bad-message', { do: 'dance' }],
    ['bad-message', { do: 'new', game: 'primal', seeds: [] }],
    ['bad-message', { do: 'new', game: 'primal', seeds: new Array(257).fill('a') }],
    ['bad-message', { do: 'new', game: 'primal', seeds: ['a'.repeat(201)] }],
    ['bad-message', { do: 'new', game: 'primal', seeds: ['a'], setup: 'x'.repeat(20_000) }],
    ['bad-message', { do: 'new', game: 'primal', seeds: ['a'], more: 1 }],
    ['bad-message', { do: 'look', envs: [0.5] }],
    ['unknown-game', { do: 'spec', game: 'primel' }],
    ['no-such-table', { do: 'spec', game: 'primal', seats: 9 }],
    ['bad-setup', { do: 'new', game: 'primal', seeds: ['a'], setup: {} }],
    ['other-seats', { do: 'new', game: 'primal', seats: 2, seeds: ['a'], who: ['me'] }],
    ['unknown-bot', { do: 'new', game: 'primal', seats: 2, seeds: ['a'], who: ['me', 'sensibel'] }],
    ['no-such-env', { do: 'fork', env: 3 }],
    ['no-such-seat', { do: 'imagine', env: 0, seat: 9, seed: 's' }],
  ])('%s is told for what is wrong, and the next message is heard', (code, wish) => {
    const ask = door();
    ask({ do: 'new', game: 'snow-lynx', seeds: ['a'] });
    const told = ask(wish);

    expect(told).toEqual({ ok: false, code, says: expect.stringMatching(/\.$/) });
    expect(ask({ do: 'close', id: 5, envs: [0, 1] })).toEqual({ id: 5, ok: true, closed: 1 });
  });

  test('a promise of ours that is broken is told, and closes what it was about', () => {
    const lynx = ALL_GAMES.find(one => one.id === 'snow-lynx')!;
    let isWhole = true;
    const next: AnyGame['rules']['next'] = state => {
      if (isWhole) return lynx.rules.next(state);
      throw new BrokenPromise('the snow has melted');
    };
    const ask = door([{ ...lynx, rules: { ...lynx.rules, next } }]);
    const { env } = onWay(ask, 'snow-lynx', 0);
    isWhole = false;
    const wrong = { code: 'broken', says: expect.stringMatching(/^A promise of the program was broken, .*: the snow has melted$/) };

    expect(ask({ do: 'new', game: 'snow-lynx', seeds: ['a'] })).toEqual({ ok: false, ...wrong });
    expect(ask({ do: 'step', steps: [{ env, answer: 'drive' }] }).envs).toEqual([{ env, error: wrong }]);
    expect(ask({ do: 'look', envs: [env] }).envs[0]!.error!.code).toBe('no-such-env');
  });

  test('only so many are kept', () => {
    const ask = door();
    const seeds = Array.from({ length: 256 }, (_, i) => `${i}`);
    for (let i = 0; i < 16; i++) expect(ask({ do: 'new', game: 'snow-lynx', seeds, see: [] }).ok).toBe(true);

    expect(ask({ do: 'new', game: 'snow-lynx', seeds: ['one more'] }).code).toBe('too-many');
    expect(ask({ do: 'fork', env: 0 }).code).toBe('too-many');
    expect(ask({ do: 'close', envs: [0] }).ok).toBe(true);
    expect(ask({ do: 'fork', env: 1 }).ok).toBe(true);
  });
});
