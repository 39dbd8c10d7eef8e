import { FIRST_HABITS, type Line, PROTOCOL, type Reply, type Seen } from '@quarry/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Chair } from './chair.ts';
import { Connection, type Socket } from './connection.ts';

const TABLE = 'table-0123456789';

const seen = (n: number, points = 0): Seen =>
  ({ view: { points }, asked: { n, kind: 'act', options: [] }, status: 'playing' }) as unknown as Seen;
const line = (says: string): Line => ({ rule: 'R-1', says, type: 't', under: 'Turn 1', event: {} });

/** The server's end of the socket. */
class Script {
  readonly sockets: (Socket & { sent: Record<string, unknown>[] })[] = [];

  readonly open = (): Socket => {
    const sent: Record<string, unknown>[] = [];
    const socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      sent,
      send: (text: string) => sent.push(JSON.parse(text)),
      close() {},
    };
    this.sockets.push(socket);
    return socket;
  };

  get now() {
    return this.sockets.at(-1)!;
  }
  accept(): void {
    this.now.onopen!();
  }
  drop(): void {
    this.now.onclose!();
  }
  last(type: string): Record<string, unknown> {
    return this.now.sent.findLast(one => one['type'] === type)!;
  }
  async say(reply: Reply): Promise<void> {
    this.now.onmessage!({ data: JSON.stringify(reply) });
    await vi.advanceTimersByTimeAsync(0);
  }
  seen(at: number, sight: Seen, id: unknown = this.last('join')['id']): Promise<void> {
    return this.say({
      type: 'seen',
      id: id as number,
      table: TABLE,
      as: 0,
      at,
      seen: sight,
      from: 0,
      lines: [line('began')],
      chat: [],
      stops: {},
      habits: FIRST_HABITS,
    });
  }
}

let script: Script;
let connection: Connection;
let chair: Chair;

beforeEach(async () => {
  vi.useFakeTimers();
  script = new Script();
  connection = new Connection(script.open);
  chair = new Chair(TABLE, 'k'.repeat(22), false);
  connection.sit(chair);
  script.accept();
  await script.seen(1, seen(1));
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

test('what whoever runs the server says to everybody is heard, whichever chair sits here', async () => {
  const heard: (string | null)[] = [];
  const other = new Script();
  const listening = new Connection(other.open, says => heard.push(says));
  other.accept();

  await other.say({ type: 'announced', says: 'The server restarts at 22:00.' });
  await other.say({ type: 'announced', says: null });

  expect(heard).toEqual(['The server restarts at 22:00.', null]);
  listening.stop();
});

describe('a chair', () => {
  test('joins with its key, and takes updates as changes', async () => {
    expect(script.last('join')).toEqual({ id: 1, type: 'join', v: PROTOCOL, table: TABLE, key: 'k'.repeat(22) });

    await script.say({
      type: 'update',
      table: TABLE,
      as: 0,
      at: 2,
      changes: [{ at: ['view', 'points'], now: 3 }],
      keep: 1,
      lines: [line('aims'), { ...line('hit'), changes: [{ at: ['view', 'points'], now: 2 }] }],
    });

    const { seen: now, lines, news } = chair.get();
    expect(now!.view).toEqual({ points: 3 });
    expect(lines).toEqual([line('began'), line('aims'), line('hit')]);
    expect(news.isWhole).toBe(false);
    expect(news.steps.map(step => [step.line.says, step.seen.view])).toEqual([
      ['aims', { points: 0 }],
      ['hit', { points: 2 }],
    ]);
  });

  test('an undo takes lines away and is not played as news', async () => {
    await script.say({ type: 'update', table: TABLE, as: 0, at: 2, changes: [], keep: 0, lines: [] });
    expect(chair.get().lines).toEqual([]);
    expect(chair.get().news.isWhole).toBe(true);
  });

  test('joins again when an update is missing', async () => {
    await script.say({ type: 'update', table: TABLE, as: 0, at: 4, changes: [], keep: 1, lines: [] });
    expect(script.last('join')['id']).toBe(2);
    await script.seen(9, seen(5, 7));
    expect(chair.get().seen!.view).toEqual({ points: 7 });
  });

  test('updates of another seat are not its own', async () => {
    await script.say({ type: 'update', table: TABLE, as: 1, at: 2, changes: [{ at: ['view', 'points'], now: 9 }], keep: 1, lines: [] });
    expect(chair.get().seen!.view).toEqual({ points: 0 });
  });

  test('a closed chair says why; a server that stops is only away', async () => {
    await script.say({ type: 'closed', table: TABLE, as: 0, code: 'stopping', says: 'The server stops.' });
    expect(chair.get().closed).toBeNull();
    await script.say({ type: 'closed', table: TABLE, as: 0, code: 'deleted', says: 'The table was deleted.' });
    expect(chair.get().closed).toEqual({ code: 'deleted', says: 'The table was deleted.' });
  });

  test('each has one finger: where it points next, it has left', async () => {
    const places = [
      { kind: 'square', id: 3 },
      { x: 4_000, y: 5_000 },
    ] as const;
    for (const about of places) await script.say({ type: 'ping', table: TABLE, as: 0, by: 1, name: 'Bo', about });
    await script.say({ type: 'ping', table: TABLE, as: 0, by: 2, name: 'Cy', about: places[0] });
    expect(chair.get().pings.map(one => [one.name, one.about])).toEqual([
      ['Bo', places[1]],
      ['Cy', places[0]],
    ]);
  });

  test('a finger points for three seconds', async () => {
    await script.say({ type: 'ping', table: TABLE, as: 0, by: 1, name: 'Bo', about: { kind: 'square', id: 3 } });
    expect(chair.get().pings.map(one => one.name)).toEqual(['Bo']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(chair.get().pings).toEqual([]);
  });

  test('what is no message is left alone', async () => {
    script.now.onmessage!({ data: '{"type":"nonsense"}' });
    script.now.onmessage!({ data: 'not json' });
    expect(chair.get().seen).not.toBeNull();
  });
});

describe('an answer', () => {
  const answer = { n: 1, decision: 'act', key: 'sprint' };

  test('is kept until it is acknowledged', async () => {
    connection.answer(chair, answer);
    expect(script.last('answer')).toEqual({ id: 2, type: 'answer', table: TABLE, as: 0, ...answer });
    expect(chair.get().sending).toEqual(answer);

    await script.say({ type: 'ack', id: 2, table: TABLE, as: 0, n: 1 });
    expect(chair.get().sending).toBeNull();
  });

  test('given while offline is sent after the chair was taken again', async () => {
    script.drop();
    expect(connection.get()).toBe('offline');
    connection.answer(chair, answer);
    expect(chair.get().sending).toEqual(answer);

    await vi.advanceTimersByTimeAsync(400);
    script.accept();
    expect(script.now.sent.map(one => one['type'])).toEqual(['join']);
    await script.seen(1, seen(1));
    expect(script.last('answer')).toMatchObject(answer);
  });

  test('that had arrived before the connection was lost is not sent again', async () => {
    connection.answer(chair, answer);
    script.drop();
    await vi.advanceTimersByTimeAsync(400);
    script.accept();
    await script.seen(1, seen(2));
    expect(script.now.sent.map(one => one['type'])).toEqual(['join']);
    expect(chair.get().sending).toBeNull();
  });

  test('of a whole deed is kept and sent again as one', async () => {
    const deed = { n: 1, answers: [answer, { decision: 'step', key: 's1' }].map(({ decision, key }) => ({ decision, key })) };
    connection.answer(chair, deed);
    expect(script.last('answers')).toEqual({ id: 2, type: 'answers', table: TABLE, as: 0, ...deed });

    script.drop();
    await vi.advanceTimersByTimeAsync(400);
    script.accept();
    await script.seen(1, seen(1));
    expect(script.last('answers')).toMatchObject(deed);
    await script.say({ type: 'ack', id: script.last('answers')['id'] as number, table: TABLE, as: 0, n: 1 });
    expect(chair.get().sending).toBeNull();
  });

  test('that is refused is given back with the reason', async () => {
    connection.answer(chair, answer);
    await script.say({ type: 'refused', id: 2, code: 'not-an-option', says: 'That is no option.', facts: {} });
    expect(chair.get()).toMatchObject({ sending: null, refused: { code: 'not-an-option', says: 'That is no option.' } });
  });
});

test('the connection comes back by itself, ever more slowly, and at once when told to hurry', async () => {
  const opened = () => script.sockets.length;
  script.drop();
  await vi.advanceTimersByTimeAsync(400);
  expect(opened()).toBe(2);
  script.drop();
  await vi.advanceTimersByTimeAsync(400);
  expect(opened()).toBe(2);
  await vi.advanceTimersByTimeAsync(300);
  expect(opened()).toBe(3);
  script.drop();
  connection.hurry();
  expect(opened()).toBe(4);
});

test('a refused join closes the chair with its reason', async () => {
  const other = new Chair(TABLE, null, false);
  connection.sit(other);
  await script.say({
    type: 'refused',
    id: script.last('join')['id'] as number,
    code: 'no-table',
    says: 'There is no such table.',
    facts: {},
  });
  expect(other.get().closed).toEqual({ code: 'no-table', says: 'There is no such table.' });
});
