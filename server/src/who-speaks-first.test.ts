/** Where one speaks for all, people who are here speak before bots do; and nothing waits for who is not here, or could not speak. */
import { GAMES } from '@quarry/catalogue';
import { type Answer, type AnyMatch, type Seat, startMatch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { LiveTable } from './table.ts';
import { type At, answerAt, Frames, sitAt, tableAt } from './testing/tables.ts';
import type { Thought } from './thinking.ts';

const west = GAMES.find(one => one.id === 'forbidden-west')!;

/** Three at the first page of the story, before any way is chosen. */
function atFirstPage(more: object = {}): At {
  const { setup } = west.tables.find(one => one.mode === 'campaign' && west.seatsOf(one.setup) === 3)!;
  const started = startMatch(west, { ...(setup as object), ...more }, 'who speaks first');
  if (!started.ok) throw new Error(started.refusal.says);
  const { checkpoint, seed, setup: chosen } = started.value as AnyMatch;
  return { game: west, setup: chosen, seed, moment: checkpoint };
}

const person = { who: 'person' as const, bot: null };
const bot = { who: 'bot' as const, bot: 'sensible' };
const stoodInFor = { who: 'person' as const, bot: 'sensible' };
type Who = typeof person | typeof bot | typeof stoodInFor;

/** Nobody thinks as often as that here, but who goes to camp without end. */
const MANY = 60;

interface Scene {
  readonly table: LiveTable;
  readonly thoughts: Thought[];
  /** Waits until all that was begun has been thought and said. */
  settle(): Promise<void>;
}

function scene(who: readonly Who[], answers: (thought: Thought) => Answer, setup: object = {}): Scene {
  const here = atFirstPage(setup);
  const seats = tableAt(here).stored.seats.map((one, seat) => ({ ...one, ...who[seat]! }));
  const thoughts: Thought[] = [];
  const think = (thought: Thought): Promise<Answer> => {
    thoughts.push(thought);
    return thoughts.length < MANY ? Promise.resolve(answers(thought)) : new Promise(() => {});
  };
  const settle = async (): Promise<void> => {
    for (let n = -1; n !== thoughts.length; await new Promise(resolve => setImmediate(resolve))) n = thoughts.length;
  };
  return { table: tableAt(here, { seats }, { think }), thoughts, settle };
}

const agreeable = ({ decision }: Thought): Answer => (decision.kind.startsWith('agree-') ? 'yes' : 'path-2');
const askedNow = (frames: Frames): { kind: string; by: unknown; proposed: unknown } | null => {
  const last = frames.texts.map(text => JSON.parse(text)).findLast(one => one.type === 'seen' || one.type === 'update');
  const asked = last?.seen?.asked ?? last?.changes?.find((one: { path: unknown[] }) => one.path[0] === 'asked')?.value;
  return asked ? { kind: asked.kind, by: asked.facts?.by, proposed: asked.proposed?.value } : null;
};

describe('The way is chosen by all', () => {
  test('bots propose nothing while a person reads; they agree at once when a person has proposed', async () => {
    const { table, thoughts, settle } = scene([person, bot, bot], agreeable);
    const ada = sitAt(table, 0, new Frames());
    await settle();
    expect([table.n, thoughts.map(one => one.seat)]).toEqual([0, [1, 2]]);

    expect(answerAt(table, ada, { seat: 0, n: 0, kind: 'choose-path', key: 'path-1' })).toBe('ok');
    await settle();

    expect(thoughts.slice(2, 4).map(({ decision: { kind, proposed } }) => [kind, proposed?.value])).toEqual([
      ['agree-choose-path', 0],
      ['agree-choose-path', 0],
    ]);
    expect(table.n).toBeGreaterThanOrEqual(3);
    table.close('over', '');
  });

  test('bots do not wait for whoever is not here, and go on when the last person has left', async () => {
    const { table, settle } = scene([person, person, bot], agreeable);
    const frames = new Frames();
    sitAt(table, null, new Frames());
    const ada = sitAt(table, 0, frames);
    await settle();
    expect(table.n).toBe(0);

    table.leave(ada);
    await expect.poll(() => table.n).toBe(1);
    const back = new Frames();
    sitAt(table, 0, back);
    expect(askedNow(back)).toEqual({ kind: 'agree-choose-path', by: 2, proposed: 1 });
    table.close('over', '');
  });

  test('with bots alone nobody waits', async () => {
    const { table, settle } = scene([bot, bot, bot], agreeable);
    sitAt(table, null, new Frames());
    await settle();
    expect(table.n).toBeGreaterThanOrEqual(3);
    table.close('over', '');
  });

  test('what a bot does for itself alone it does at once', async () => {
    const camps = new Set<Seat>();
    const { table, thoughts, settle } = scene([person, bot, bot], thought => {
      if (thought.decision.kind === 'camp') return 'leave';
      if (thought.decision.kind !== 'choose-path' || camps.has(thought.seat)) return agreeable(thought);
      camps.add(thought.seat);
      return 'camp';
    });
    sitAt(table, 0, new Frames());
    await settle();
    expect(thoughts.filter(one => one.decision.kind === 'camp').map(one => one.seat)).toContain(1);
    expect(table.n).toBe(2 * thoughts.filter(one => one.decision.kind === 'camp').length);
    table.close('over', '');
  });

  test('where the lead decides alone, a lead who is a bot does not wait for those who could only go to camp', async () => {
    const onlyWay = ({ decision }: Thought): Answer => decision.options[0]!.key;
    const led = scene([bot, person, person], onlyWay, { leadDecides: true });
    sitAt(led.table, 1, new Frames());
    await led.settle();
    expect(led.thoughts.length).toBeGreaterThan(0);
    expect(led.table.n).toBeGreaterThan(0);
    led.table.close('over', '');

    const leads = scene([person, bot, bot], onlyWay, { leadDecides: true });
    sitAt(leads.table, 0, new Frames());
    await leads.settle();
    expect(leads.table.n, 'bots do not go to camp again and again').toBe(0);
    leads.table.close('over', '');
  });
});

describe('A lesson', () => {
  const primal = GAMES.find(one => one.id === 'primal')!;
  const [lesson] = primal.teaches!.lessons;

  /** Both hunters are asked at once who takes aggro. */
  function atLesson(seats: readonly Who[], thoughts: Thought[], game = primal): LiveTable {
    const started = startMatch(game, lesson!.setup, lesson!.seed);
    if (!started.ok) throw new Error(started.refusal.says);
    const { checkpoint, seed, setup, open } = started.value as AnyMatch;
    expect(open.map(one => one.seat)).toEqual([0, 1]);
    const here = { game, setup, seed, moment: checkpoint };
    const who = tableAt(here).stored.seats.map((one, seat) => ({ ...one, ...seats[seat]! }));
    const think = (thought: Thought): Promise<Answer> => {
      thoughts.push(thought);
      return new Promise(() => {});
    };
    return tableAt(here, { seats: who, lesson: lesson!.id }, { think });
  }

  test('bots leave every question to the learner first, as it was tried out, however long that takes', () => {
    const thoughts: Thought[] = [];
    const table = atLesson([person, bot], thoughts);
    const ada = sitAt(table, 0, new Frames());
    expect(thoughts.map(one => one.seat)).toEqual([]);

    expect(answerAt(table, ada, { seat: 0, n: 0, kind: 'choose-aggro', key: 'seat-1' })).toBe('ok');
    expect(thoughts.map(one => one.seat)).toEqual([]);
    expect(answerAt(table, ada, { seat: 0, n: 1, kind: 'help', key: 'pass-until-turn-end' })).toBe('ok');
    expect(thoughts.map(one => one.seat)).toEqual([1]);
    table.close('over', '');
  });

  test('whichever way the learner went, the others answer what the lesson says of them, and think about the rest', async () => {
    const teaches = { ...primal.teaches!, lessons: [{ ...lesson!, others: { move: 'stay' } }] };
    const thoughts: Thought[] = [];
    const table = atLesson([person, bot], thoughts, { ...primal, teaches });
    const ada = sitAt(table, 0, new Frames());

    answerAt(table, ada, { seat: 0, n: 0, kind: 'choose-aggro', key: 'seat-1' });
    answerAt(table, ada, { seat: 0, n: 1, kind: 'help', key: 'pass-until-turn-end' });
    await expect.poll(() => thoughts.map(({ seat, decision }) => `${seat} ${decision.kind}`)).toEqual(['1 act']);
    table.close('over', '');
  });

  test('a learner for whom a bot stands in is not waited for', () => {
    const thoughts: Thought[] = [];
    const table = atLesson([stoodInFor, bot], thoughts);
    sitAt(table, null, new Frames());
    expect(thoughts.map(one => one.seat)).toEqual([0]);
    table.close('over', '');
  });
});
