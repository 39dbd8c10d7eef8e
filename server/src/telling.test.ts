/** What a table tells beyond its log: goal, verbs and sums, what happened since, advice, lessons, the story of a match, and questions that it answers itself. */
import { ALL_GAMES, gameNamed } from '@quarry/catalogue';
import { type AnyGame, type Seat, startMatch } from '@quarry/kernel';
import type { CreatedTable, Line, MatchTale, Reply, Seen } from '@quarry/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Chair } from './chairs.ts';
import type { LiveTable } from './table.ts';
import { TestServer } from './testing/server.ts';
import { answerAt, Frames, sitAt, tableAt, worldOf } from './testing/tables.ts';

const named = gameNamed('snow-lynx', ALL_GAMES);
if (!named.ok) throw new Error(named.refusal.says);
const snowLynx = named.value;
const SETUP = snowLynx.tables[1]!.setup;

/** A table of two trackers; what a chair sees is read from the frames that it was sent whole. */
function twoTrackers(game: AnyGame = snowLynx): { table: LiveTable; chairs: Chair[]; frames: Frames[] } {
  const started = startMatch(game, JSON.parse(JSON.stringify(SETUP)), 'two trackers');
  if (!started.ok) throw new Error(started.refusal.says);
  const table = tableAt({ game, setup: SETUP, seed: 'two trackers', moment: started.value.checkpoint });
  const frames = [new Frames(), new Frames()];
  return { table, frames, chairs: frames.map((one, seat) => sitAt(table, seat, one)) };
}

/** What a seat sees, looked at anew. */
function sightOf(table: LiveTable, seat: Seat): Seen & { readonly lines: Extract<Reply, { type: 'seen' }>['lines'] } {
  const frames = new Frames();
  table.leave(sitAt(table, seat, frames));
  const { seen, lines } = JSON.parse(frames.texts[0]!) as Extract<Reply, { type: 'seen' }>;
  return { ...seen, lines };
}

function give({ table, chairs }: ReturnType<typeof twoTrackers>, seat: Seat, key: string): void {
  const { n, kind } = sightOf(table, seat).asked!;
  expect(answerAt(table, chairs[seat]!, { seat, n, kind, key })).toBe('ok');
}

test('a chair sees what everybody plays for, what the step is for, and what each option does', () => {
  const { table } = twoTrackers();
  const { goal, step, asked } = sightOf(table, 0);
  expect(goal).toMatch(/^Gain \d+ grips on the lynx within 4 rounds; all of you win, or nobody\.$/);
  expect(step).toBe('The party agrees how this round is played.');
  expect(asked!.options.map(one => [one.key, one.verb])).toEqual([
    ['drive', 'drive'],
    ['wait', 'wait'],
  ]);
});

/** As somebody would who wants to throw a net: toward the lynx, and the net as soon as it reaches. */
function eagerKey({ kind, options }: NonNullable<Seen['asked']>): string {
  const gap = (says: string): number => (says.endsWith('to the lynx') ? 0 : Number(/(\d+) hex(?:es)? from the lynx$/.exec(says)![1]));
  if (kind === 'walk') return options.toSorted((a, b) => gap(a.says) - gap(b.says))[0]!.key;
  const keys = options.map(one => one.key);
  return ['net', 'pass', 'quiet'].find(key => keys.includes(key)) ?? keys[0]!;
}

test('a line carries how it is shown, a number its sum, and a roll its dice', () => {
  const hunt = twoTrackers();
  const netIn = (): Line | undefined => sightOf(hunt.table, 0).lines.find(one => one.type === 'net-thrown');
  for (let i = 0; i < 60 && !netIn(); i++) {
    const seat = [0, 1].find(one => sightOf(hunt.table, one).asked)!;
    give(hunt, seat, eagerKey(sightOf(hunt.table, seat).asked!));
  }
  const { event, sum, beat, dice } = netIn()!;
  const terms = (event['shown'] as readonly number[]).map((value, at) => ({ says: `Net die ${at + 1}`, value }));
  expect(sum).toEqual({ says: 'Grips', total: event['grips'], terms });
  expect(beat).toMatchObject({ weight: 'moment', by: event['seat'], about: [{ kind: 'lynx', id: 0 }] });
  expect(dice!.dice).toEqual((event['shown'] as readonly number[]).map(face => ({ face, colour: 'white', name: 'net die' })));
  expect(dice!.total).toMatch(new RegExp(`${String(event['grips'])} grips?$`));
});

test('a question carries its dice, and the odds of what is chosen together are looked at', () => {
  const thrown = { dice: [{ face: 2, colour: 'blue', name: 'blue die' }], fresh: [], grantedBy: 'Patience' } as const;
  const { table, chairs } = twoTrackers({ ...snowLynx, tells: { ...snowLynx.tells!, diceAsked: () => thrown } });
  const { asked } = sightOf(table, 0);
  expect(asked!.dice).toEqual(thrown);

  const look = (...keys: string[]) => table.looks.look(chairs[0]!, { type: 'look', id: 1, table: 'x', as: 0, n: asked!.n, keys });
  expect(look('drive')).toMatchObject({ ok: true, value: { odds: {} } });
  expect(look('drive', 'strange')).toMatchObject({ ok: false, refusal: { code: 'no-such-option', facts: { key: 'strange' } } });
});

test('what has happened since the last answer is told with the numbers of its lines', () => {
  const hunt = twoTrackers();
  const { table, chairs } = hunt;
  give(hunt, 0, 'drive');
  give(hunt, 1, 'drive');
  for (let i = 0; i < 40 && !sightOf(table, 0).lines.some(one => one.type === 'lynx-went'); i++)
    for (const seat of [0, 1]) {
      const { asked } = sightOf(table, seat);
      if (asked) give(hunt, seat, asked.options.find(one => one.key === 'pass' || one.key === 'quiet')?.key ?? asked.options[0]!.key);
    }
  const { asked, lines } = sightOf(table, 0);
  const told = table.looks.since(chairs[0]!, { type: 'since', id: 1, table: table.id, as: 0, n: asked!.n });
  expect(told).toMatchObject({ ok: true, value: [{ says: expect.stringMatching(/^The lynx (moved|stayed): it is /) }] });
  const [one] = told.ok ? told.value : [];
  expect(lines[one!.at]!.type).toBe('lynx-went');
  const late = table.looks.since(chairs[0]!, { type: 'since', id: 1, table: table.id, as: 0, n: asked!.n + 1 });
  expect(late).toMatchObject({ ok: false, refusal: { code: 'late' } });
});

test.each([
  ['out of its turn', { active: 1 }],
  ['while enemies act in its turn', { active: 0, acts: 'The lynx' }],
])('what is asked of a seat in between, %s, does not shorten what has happened since its turn', (_, between) => {
  let now: { active: number; acts?: string } = { active: 0 };
  const hunt = twoTrackers({
    ...snowLynx,
    shows: {
      ...snowLynx.shows,
      stage(view) {
        const { acts: _, ...stage } = snowLynx.shows!.stage!(view);
        return { ...stage, ...now };
      },
    },
    tells: { ...snowLynx.tells!, since: events => events.slice(0, 1).map(({ type }) => ({ says: type, at: 0 })) },
  });
  const { table, chairs } = hunt;
  const firstSince = (): number | undefined => {
    const told = table.looks.since(chairs[0]!, { type: 'since', id: 1, table: table.id, as: 0, n: sightOf(table, 0).asked!.n });
    return told.ok ? told.value[0]?.at : undefined;
  };
  give(hunt, 1, 'drive');
  const before = sightOf(table, 0).lines.length;
  give(hunt, 0, 'drive');
  now = between;
  const answerBoth = (): void => {
    for (const seat of [1, 0]) {
      const { asked } = sightOf(table, seat);
      if (asked) give(hunt, seat, asked.options.find(one => one.key === 'pass' || one.key === 'quiet')?.key ?? asked.options[0]!.key);
    }
  };
  const told = new Set<number | undefined>();
  for (let i = 0; i < 5; i++) {
    answerBoth();
    if (sightOf(table, 0).asked) told.add(firstSince());
  }
  expect([...told]).toEqual([told.values().next().value]);
  expect([...told][0]).toBeGreaterThanOrEqual(before);
});

describe('questions that a seat leaves to the table', () => {
  const lazy: AnyGame = {
    ...snowLynx,
    tells: { ...snowLynx.tells!, spares: ({ kind }) => (kind === 'use-gear' ? { as: 'idle', answer: 'pass' } : null) },
  };
  const all = { same: true, ties: true, payments: true, idle: true };

  /** Both have agreed on the plan, and whoever is first is asked about gear. */
  function askedAboutGear(habits: typeof all | null): ReturnType<typeof twoTrackers> & { readonly first: Seat } {
    const hunt = twoTrackers(lazy);
    for (const seat of [0, 1]) if (habits) expect(hunt.table.setHabits(hunt.chairs[seat]!, habits)).toMatchObject({ ok: true });
    give(hunt, 0, 'drive');
    give(hunt, 1, 'drive');
    return { ...hunt, first: [0, 1].find(seat => sightOf(hunt.table, seat).asked)! };
  }

  test('are asked unless the seat has said so', () => {
    const { table, first } = askedAboutGear(null);
    expect(sightOf(table, first).asked!.kind).toBe('use-gear');
    const only = askedAboutGear({ ...all, idle: false });
    expect(sightOf(only.table, only.first).asked!.kind).toBe('use-gear');
  });

  test('are answered, and only the seat itself reads it', () => {
    const { table, first } = askedAboutGear(all);
    expect(sightOf(table, first).asked!.kind).toBe('walk');
    expect(sightOf(table, first).lines.filter(one => one.says.startsWith('Nothing here matters'))).toEqual([
      expect.objectContaining({ says: 'Nothing here matters, so the table answers for you: No gear.', type: 'note' }),
    ]);
    expect(
      sightOf(table, 1 - first)
        .lines.filter(one => one.type === 'note')
        .map(one => [one.says, one.event]),
    ).toEqual([['', {}]]);
  });

  test('can be taken back like an answer of one’s own, and are asked then', () => {
    const { table, chairs, first } = askedAboutGear(all);
    expect(sightOf(table, first).undo.how).toBe('alone');
    expect(table.undo(chairs[first]!)).toMatchObject({ ok: true });
    expect(sightOf(table, first).asked!.kind).toBe('use-gear');
    expect(sightOf(table, first).lines.some(one => one.type === 'note')).toBe(false);
  });
});

describe('over the net', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ games: [snowLynx] });
  });
  afterAll(() => server.clean());

  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('a lesson is a table with its own dice; a match that is over has a story, whose moments are lines of the replay', async () => {
    const made = await post('/api/lessons', { game: 'snow-lynx', lesson: 'first-tracks', name: 'Ada' });
    expect(made.status).toBe(201);
    const { table, keys } = (await made.json()) as CreatedTable;
    const client = await server.client();
    await client.join(table, keys[0]!.key);
    const { seen } = client.chair(table, 0);
    expect([seen.lesson, seen.name, seen.asked?.kind]).toEqual(['first-tracks', 'First tracks', 'make-plan']);

    const tooSoon = await fetch(`http://127.0.0.1:${server.port}/api/tables/${table}/tale`);
    expect([tooSoon.status >= 400, ((await tooSoon.json()) as { code: string }).code]).toEqual([true, 'still-played']);

    const { n } = seen.asked!;
    expect(await client.ask('advise', { table, as: 0, n })).toMatchObject({
      type: 'advised',
      n,
      answer: expect.stringMatching(/^(drive|wait)$/),
    });

    for (let i = 0; i < 200 && client.chair(table, 0).seen.status !== 'over'; i++) {
      await client.anyAsked(table, [0]);
      await client.answerAny(table, 0);
    }
    const tale = (await (await fetch(`http://127.0.0.1:${server.port}/api/tables/${table}/tale?as=0`)).json()) as MatchTale;
    expect(tale.headline).toMatch(/^(You win|The lynx got away)\.$/);
    expect(tale.says.length).toBeGreaterThanOrEqual(2);
    const replay = (await (await fetch(`http://127.0.0.1:${server.port}/api/tables/${table}/replay?as=0`)).json()) as {
      steps: { lines: { type: string }[] }[];
    };
    const lines = replay.steps.flatMap(step => step.lines);
    for (const { line } of tale.moments) expect(lines[line]!.type).toBe('net-thrown');
  });

  test('only so much is thought about for advice at once, at a table and in all; more is refused with a way out', async () => {
    const started = startMatch(snowLynx, JSON.parse(JSON.stringify(SETUP)), 'much advice');
    if (!started.ok) throw new Error(started.refusal.says);
    const thinking: ((answer: string) => void)[] = [];
    const world = worldOf({ think: () => new Promise(resolve => thinking.push(resolve)) });
    const at = { game: snowLynx, setup: SETUP, seed: 'much advice', moment: started.value.checkpoint };
    const ask = (id: string) => {
      const table = tables.get(id) ?? tableAt(at, { id }, world);
      tables.set(id, table);
      const frames = new Frames();
      const chair = sitAt(table, 0, frames);
      const { n } = (JSON.parse(frames.texts[0]!) as { seen: { asked: { n: number } } }).seen.asked;
      return table.looks.advise(chair, { type: 'advise', id: 1, table: id, as: 0, n });
    };
    const tables = new Map<string, LiveTable>();

    const some = [ask('one'), ask('one')];
    expect(await ask('one')).toMatchObject({ refusal: { code: 'busy' } });
    for (let i = 0; i < 30; i++) some.push(ask(`table ${i}`));
    expect(await ask('one too many')).toMatchObject({ refusal: { code: 'busy' } });
    expect(thinking).toHaveLength(32);
    for (const think of thinking.splice(0)) think('pass');
    await Promise.all(some);
    some.push(ask('one'));
    await new Promise(setImmediate);
    expect(thinking).toHaveLength(1);
  });

  test('advice that cannot be had is refused, and nobody at the table is any the worse for it', async () => {
    const started = startMatch(snowLynx, JSON.parse(JSON.stringify(SETUP)), 'no advice');
    if (!started.ok) throw new Error(started.refusal.says);
    const think = () => Promise.reject(new Error('out of its mind'));
    const table = tableAt({ game: snowLynx, setup: SETUP, seed: 'no advice', moment: started.value.checkpoint }, {}, { think });
    const chair = sitAt(table, 0, new Frames());
    const ask = (n: number) => table.looks.advise(chair, { type: 'advise', id: 1, table: table.id, as: 0, n });
    const { n } = sightOf(table, 0).asked!;
    expect(await ask(n)).toMatchObject({ ok: false, refusal: { code: 'no-advice' } });
    expect(await ask(n + 1)).toMatchObject({ ok: false, refusal: { code: 'late' } });
    expect(sightOf(table, 0).asked!.n).toBe(n);
  });

  test('a lesson that there is not is refused with those that there are', async () => {
    const refused = await post('/api/lessons', { game: 'snow-lynx', lesson: 'nothing', name: 'Ada' });
    expect(await refused.json()).toMatchObject({ code: 'no-such-lesson', says: "Snow Lynx has no lesson 'nothing'; it has first-tracks." });
  });
});
