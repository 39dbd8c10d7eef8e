/** What every store must hold to, whatever it is made of: the same suite runs on each. */
import type { LoggedAnswer, Moment } from '@quarry/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoredMailbox } from '../notices/stored-mailbox.ts';
import { packRows, unpackKept } from '../rows.ts';
import { CHAT_KEPT, type Change, Damaged, KEPT_LONGEST, NotSaved, REPORTS_KEPT, type Store, type StoredTable } from '../store.ts';
import type { ToldLine } from '../table-log.ts';
import type { StoreEars } from '../write-queue.ts';

export interface OpenStore {
  readonly store: Store;
  /** Opens the same data again; the first is closed, or lost without closing. */
  reopen(): Promise<Store>;
  clean(): Promise<void>;
}

export const aTable = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  game: 'a-game',
  version: 1,
  content: 'c',
  setup: { seats: 2 },
  seed: 'a seed',
  base: 0,
  name: 'A table',
  seats: [],
  host: 'h',
  owner: 'somebody',
  evenPause: 0,
  isPaused: false,
  isArchived: false,
  createdAt: 5,
  ...more,
});

const line = (says: string): ToldLine => ({ rule: 'R-1', type: 'told', says, under: 'here', event: { seat: 0 } });
const moment = (n: number): Moment<unknown> => ({ state: { n }, counters: { dice: n }, passes: [], n });
const logged = (n: number): LoggedAnswer => ({ n, seat: n % 2, scene: 's', kind: 'k', answer: [`key-${n}`], hash: 'abc', learnt: false });

const create = (id: string, more: Partial<StoredTable> = {}): Change => ({
  do: 'create',
  table: aTable(id, more),
  rows: packRows({ base: more.base ?? 0, opening: [line('it begins')], answers: [], moments: [moment(more.base ?? 0)] }),
  at: 10,
});
const answer = (id: string, n: number, at: Moment<unknown> | null = null): Change => ({
  do: 'answer',
  id,
  answer: logged(n),
  lines: [line(`after ${n}`)],
  moment: at,
  at: 10 + n,
});

/** `isWhole`: also what writes a hundred megabytes, which a database takes its time for. */
export function storeContract(make: (ears: StoreEars) => Promise<OpenStore>, isWhole = true): void {
  describe('a store', () => {
    let open: OpenStore;
    let store: Store;
    beforeEach(async () => {
      open = await make({});
      store = open.store;
    });
    afterEach(() => open.clean());

    test('gives back what was written', async () => {
      await store.write(create('t1'));
      await Promise.all([1, 2, 3].map(n => store.write(answer('t1', n))));
      await store.write({ do: 'chat', id: 't1', line: { i: 1, name: 'Ana', seat: 0, says: 'hello', at: 9 } });

      expect(await store.read('t1')).toEqual({
        table: aTable('t1'),
        answers: [1, 2, 3].map(logged),
        told: [{ n: 0, lines: [line('it begins')] }, ...[1, 2, 3].map(n => ({ n, lines: [line(`after ${n}`)] }))],
        moments: [moment(0)],
        chat: [{ i: 1, name: 'Ana', seat: 0, says: 'hello', at: 9 }],
        changedAt: 13,
        answeredAt: 13,
      });
      expect(await store.read('t2')).toBeNull();
    });

    test('gives a match packed, and takes one that comes in many pieces, which is there when all of it is', async () => {
      const answers = Array.from({ length: 1200 }, (_, i) => ({ answer: logged(i + 1), lines: [line(`after ${i + 1}`)] }));
      const rows = packRows({ base: 0, opening: [line('it begins')], answers, moments: [moment(0), moment(1190)] });
      const kept = { table: aTable('t1'), answers: answers.map(one => one.answer), moments: [moment(0), moment(1190)] };

      const written = store.write({ do: 'create', table: aTable('t1'), rows, at: 10 });
      const early = store.read('t1');
      const behind = store.write(create('t2'));

      // Nobody sees a part of it, however late they look.
      expect([undefined, answers.length]).toContain((await early)?.answers.length);
      await Promise.all([behind, written]);
      expect(rows.length).toBeGreaterThan(3);
      const { told, ...found } = (await store.read('t1'))!;
      expect(found).toEqual({ ...kept, chat: [], changedAt: 10, answeredAt: 10 });
      expect(told.at(-1)).toEqual({ n: 1200, lines: [line('after 1200')] });
      expect(unpackKept((await store.readPacked('t1'))!)).toEqual(kept);
      expect(await store.readPacked('t3')).toBeNull();
    });

    test('a match of which only a part has come is not there after opening again', async () => {
      const answers = Array.from({ length: 1200 }, (_, i) => ({ answer: logged(i + 1), lines: [] }));
      void store
        .write({ do: 'create', table: aTable('t1'), rows: packRows({ base: 0, opening: [], answers, moments: [moment(0)] }), at: 1 })
        .catch(() => {});
      await store.write(create('t2'));
      await store.close();

      const again = await open.reopen();

      expect(await again.read('t1')).toBeNull();
      await again.write(create('t1'));
      expect((await again.read('t1'))!.answers).toEqual([]);
    });

    test('a read sees every write that was begun before it', async () => {
      void store.write(create('t1'));
      for (let n = 1; n <= 50; n++) void store.write(answer('t1', n));

      expect((await store.read('t1'))!.answers).toHaveLength(50);
    });

    test('everything is there after opening again', async () => {
      await store.write(create('t1'));
      await store.write(answer('t1', 1));
      await store.write({ do: 'table', id: 't1', table: aTable('t1', { name: 'Renamed' }), at: 99 });
      await store.close();

      const again = await open.reopen();

      const found = (await again.read('t1'))!;
      expect(found.table.name).toBe('Renamed');
      expect(found.answers).toEqual([logged(1)]);
      expect(found.changedAt).toBe(99);
    });

    test('a second writer of an answer loses, and so does what came behind it; other tables do not', async () => {
      await store.write(create('t1'));
      await store.write(create('t2'));
      await store.write(answer('t1', 1));

      const results = await Promise.allSettled([
        store.write(answer('t1', 1)),
        store.write(answer('t2', 1)),
        store.write(answer('t1', 2)),
        store.write(answer('t2', 2)),
      ]);

      expect(results.map(one => one.status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
      expect((results[0] as PromiseRejectedResult).reason).toBeInstanceOf(NotSaved);
      expect((await store.read('t1'))!.answers).toHaveLength(1);
      expect((await store.read('t2'))!.answers).toHaveLength(2);
    });

    test('takes answers back, with their lines and moments', async () => {
      await store.write(create('t1'));
      for (let n = 1; n <= 40; n++) await store.write(answer('t1', n, n % 16 === 0 ? moment(n) : null));

      await store.write({ do: 'back', id: 't1', n: 20, at: 77 });
      await store.write(answer('t1', 21));

      const found = (await store.read('t1'))!;
      expect(found.answers.map(one => one.n)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
      expect(found.moments.map(one => one.n)).toEqual([0, 16]);
      expect(found.told.at(-1)).toEqual({ n: 21, lines: [line('after 21')] });
    });

    test('keeps the first moment and the last few', async () => {
      await store.write(create('t1'));
      for (let n = 1; n <= 10; n++) await store.write(answer('t1', n, moment(n)));

      expect((await store.read('t1'))!.moments.map(one => one.n)).toEqual([0, 6, 7, 8, 9, 10]);
    });

    test('a match that begins in the middle keeps its place', async () => {
      await store.write(create('t1', { base: 30 }));
      await store.write(answer('t1', 31));

      const found = (await store.read('t1'))!;
      expect(found.answers.map(one => one.n)).toEqual([31]);
      expect(found.told.map(one => one.n)).toEqual([30, 31]);
    });

    test('counts the tables of an address, in use and in all', async () => {
      await store.write(create('t1'));
      await store.write(create('t2'));
      await store.write(create('t3', { owner: 'another' }));
      await store.write({ do: 'table', id: 't2', table: aTable('t2', { isArchived: true }), at: 1 });

      expect(await store.countOf('somebody')).toEqual({ inUse: 1, all: 2 });
      expect(await store.countOf('nobody')).toEqual({ inUse: 0, all: 0 });
    });

    test('names the tables that nobody has touched for long, the oldest first and only so many', async () => {
      for (const [id, at] of [
        ['t1', 10],
        ['t2', 20],
        ['t3', 30],
        ['t4', 40],
      ] as const)
        await store.write({ ...create(id), at } as Change);
      await store.write({ ...answer('t1', 1), at: 35 } as Change);

      expect(await store.stale(36, 10)).toEqual(['t2', 't3', 't1']);
      expect(await store.stale(36, 1)).toEqual(['t2']);
      expect(await store.stale(10, 10)).toEqual([]);
    });

    const story = { first: 't1', before: [], carried: {}, heirs: [] };
    const follow = (id: string, next: string, at: number): Change => ({
      do: 'follow',
      id,
      table: aTable(id, { next, isArchived: true }),
      next: aTable(next, { story }),
      at,
    });

    test('writes two chapters that follow each other together, and the match when the second begins', async () => {
      await store.write(create('t1'));
      await store.write(follow('t1', 't2', 20));
      await store.close();
      store = await open.reopen();

      expect((await store.read('t1'))!.table).toMatchObject({ next: 't2', isArchived: true });
      expect(await store.read('t2')).toMatchObject({ table: { story }, answers: [], moments: [] });
      await expect(store.write(follow('t1', 't2', 21))).rejects.toThrow(NotSaved);
      const rows = packRows({ base: 0, opening: [line('it begins')], answers: [], moments: [moment(0)] });
      await store.write({ do: 'begin', id: 't2', table: aTable('t2', { story, name: 'begun' }), rows, at: 30 });
      expect(await store.read('t2')).toMatchObject({ table: { name: 'begun' }, moments: [moment(0)], told: [{ n: 0 }], changedAt: 30 });
    });

    test('a table whose story goes on is not among those that nobody has touched for long', async () => {
      await store.write(create('t1'));
      await store.write(follow('t1', 't2', 20));
      await store.write(follow('t2', 't3', 30));
      await store.write(create('t4'));

      expect([(await store.chapters('t2')).toSorted(), await store.chapters('t4')]).toEqual([['t1', 't2', 't3'], ['t4']]);
      expect(await store.stale(30, 10)).toEqual(['t4']);
      expect((await store.stale(31, 10)).toSorted()).toEqual(['t1', 't2', 't3', 't4']);
      await store.write({ do: 'remove', id: 't3' });
      expect((await store.stale(30.5, 10)).toSorted()).toEqual(['t1', 't2', 't4']);
    });

    test('other rules take a match over at a moment, with the answers since', async () => {
      await store.write(create('t1'));
      for (let n = 1; n <= 4; n++) await store.write(answer('t1', n, n % 2 === 0 ? moment(n) : null));
      const answers = [{ answer: { ...logged(4), hash: 'def' }, lines: [line('after 4')] }];

      await store.write({ do: 'adopt', id: 't1', table: aTable('t1', { version: 2, base: 3 }), moment: moment(3), answers, at: 50 });

      expect(await store.read('t1')).toMatchObject({
        table: { version: 2, base: 3 },
        moments: [moment(3)],
        answers: [logged(1), logged(2), logged(3), { ...logged(4), hash: 'def' }],
        told: [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }, { n: 4, lines: [line('after 4')] }],
        answeredAt: 50,
      });
    });

    test('keeps the last lines of a talk, and the last reports', async () => {
      await store.write(create('t1'));
      for (let i = 1; i <= CHAT_KEPT + 30; i++)
        void store.write({ do: 'chat', id: 't1', line: { i, name: 'Ana', seat: 0, says: `${i}`, at: i } });
      for (let i = 1; i <= REPORTS_KEPT + 5; i++) void store.write({ do: 'report', report: { id: `r${i}`, table: 't1', at: i, body: {} } });

      expect((await store.read('t1'))!.chat.map(one => one.i)).toEqual(Array.from({ length: CHAT_KEPT }, (_, i) => i + 31));
      expect(await store.report('r5')).toBeNull();
      expect((await store.report('r6'))!.at).toBe(6);
      expect((await store.report(`r${REPORTS_KEPT + 5}`))!.at).toBe(REPORTS_KEPT + 5);
    });

    test('keeps with a seat how its person is told, and nothing of it when the table is removed', async () => {
      const notices = {
        mail: { address: 'bo@example.org', isConfirmed: true as const },
        push: [{ endpoint: 'https://push.example.org/a', p256dh: 'p', auth: 'a' }],
        isTold: true as const,
      };
      const seats = [{ name: 'Bo', who: 'person' as const, bot: null, key: 'k', invite: null, used: null, stops: {}, notices }];
      await store.write(create('t1'));
      await store.write({ do: 'table', id: 't1', table: aTable('t1', { seats }), at: 11 });
      await store.close();
      store = await open.reopen();

      expect((await store.read('t1'))!.table.seats).toEqual(seats);
      await store.write({ do: 'remove', id: 't1' });
      expect(await store.read('t1')).toBeNull();
    });

    test('remembers an address that was confirmed or forbidden for good, any other for a few days', async () => {
      const DAY_MS = 86_400_000;
      const box = (id: string, more: Partial<StoredMailbox> = {}): StoredMailbox => ({
        ...{ id, stop: `stop-${id}`, isStopped: false, boxes: [], code: 'c', tries: 0, day: 0, codes: 1, notices: 0 },
        ...more,
      });
      const [open, confirmed, forbidden] = [box('a'), box('b', { boxes: ['x'] }), box('c', { isStopped: true })];
      for (const mailbox of [open, confirmed, forbidden]) await store.write({ do: 'mailbox', mailbox, at: 0 });
      expect(await store.mailbox('a')).toEqual(open);

      await store.write({ do: 'mailbox', mailbox: box('d'), at: 4 * DAY_MS });

      expect([await store.mailbox('a'), await store.mailbox('b'), await store.mailboxOf('stop-c')]).toEqual([null, confirmed, forbidden]);
    });

    test('a row that holds more than any server of ours writes is damaged', async () => {
      await store.write(create('t1'));
      await store.write({ do: 'table', id: 't1', table: aTable('t1', { seed: 'x'.repeat(5000) }), at: 11 });

      await expect(store.read('t1')).rejects.toBeInstanceOf(Damaged);
    });

    test('removes a table whole', async () => {
      await store.write(create('t1'));
      await store.write(answer('t1', 1));
      await store.write({ do: 'remove', id: 't1' });

      expect(await store.read('t1')).toBeNull();
      await store.write(create('t1'));
      expect((await store.read('t1'))!.answers).toEqual([]);
    });

    test('keeps reports', async () => {
      const report = { id: 'r1', table: 't1', at: 4, body: { says: 'odd', n: 3 } };
      await store.write({ do: 'report', report });

      expect(await store.report('r1')).toEqual(report);
      expect(await store.report('r2')).toBeNull();
    });

    test('keeps a small thing of the server under its name: the first that was brought, whoever comes later', async () => {
      expect(await store.kept('keys')).toBeNull();

      expect(await Promise.all([store.keep('keys', 'first'), store.keep('keys', 'second')])).toEqual(['first', 'first']);
      await store.close();
      store = await open.reopen();

      expect([await store.keep('keys', 'third'), await store.kept('keys'), await store.kept('other')]).toEqual(['first', 'first', null]);
    });

    test('keeps which houses are refused, the latest first, until they are allowed again', async () => {
      for (const [i, house] of ['192.0.2.1', '2001:db8:0:1::/64', '192.0.2.3'].entries())
        await store.write({ do: 'refuse-house', house, at: 10 + i });
      await store.write({ do: 'refuse-house', house: '192.0.2.1', at: 20 });
      await store.write({ do: 'allow-house', house: '192.0.2.3' });
      await store.write({ do: 'allow-house', house: '192.0.2.9' });
      await store.close();
      store = await open.reopen();

      expect(await store.refusedHouses()).toEqual([
        { house: '192.0.2.1', at: 20 },
        { house: '2001:db8:0:1::/64', at: 11 },
      ]);
    });

    test('a thing of the server that is not small is not kept', async () => {
      const [longest, longer] = ['x'.repeat(KEPT_LONGEST), 'x'.repeat(KEPT_LONGEST + 1)];

      await expect(store.keep('keys', longer)).rejects.toBeInstanceOf(NotSaved);
      await expect(store.keep('n'.repeat(41), 'short')).rejects.toBeInstanceOf(NotSaved);
      expect(await store.keep('keys', longest)).toBe(longest);
    });

    test('nothing is written after closing', async () => {
      await store.close();

      await expect(store.write(create('t1'))).rejects.toBeInstanceOf(NotSaved);
    });
  });

  describe('what waits to be written', () => {
    /** A store and how many changes each commit had. */
    async function watched(): Promise<{ store: Store; batches: number[]; end: () => Promise<void> }> {
      const batches: number[] = [];
      const { store, clean: end } = await make({ batch: changes => void batches.push(changes) });
      for (const id of ['t1', 't2']) await store.write(create(id));
      batches.length = 0;
      return { store, batches, end };
    }
    const rename = (id: string, name: string): Change => ({ do: 'table', id, table: aTable(id, { name }), at: 2 });
    const saying = (id: string, n: number, says = ''): Change => ({ ...answer(id, n), lines: [line(says)] }) as Change;

    test('of a table itself is one row, the newest; answers are all written, in their order', async () => {
      const { store, batches, end } = await watched();
      const kept: string[] = [];
      const write = (change: Change, name: string): Promise<void> => store.write(change).then(() => void kept.push(name));

      const all = Array.from({ length: 50 }, (_, i) => [
        write(rename('t1', `name ${i}`), `name ${i}`),
        write(saying('t1', i + 1), `answer ${i}`),
      ]);
      await Promise.all(all.flat());

      const { table, answers } = (await store.read('t1'))!;
      expect(table.name).toBe('name 49');
      expect(answers.map(one => one.n)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
      // A row that the newest took the place of is durable when that one is, not before.
      expect(kept.indexOf('name 0')).toBeGreaterThan(kept.indexOf('answer 48'));
      expect(batches.reduce((sum, one) => sum + one, 0)).toBeLessThan(60);
      await end();
    });

    test('of one table has a bound, by bytes and by number; another table is not held up by it', async () => {
      const { store, end } = await watched();
      const kept: string[] = [];
      const big = 'x'.repeat(100_000);
      const written = Array.from({ length: 100 }, (_, i) => store.write(saying('t1', i + 1, big)).then(() => void kept.push(`t1 ${i}`)));
      const other = store.write(saying('t2', 1)).then(() => void kept.push('t2'));

      expect([store.hasRoom('t1'), store.hasRoom('t2'), store.hasRoom(null)]).toEqual([false, true, true]);
      await Promise.all([...written, other]);

      expect(kept.indexOf('t2')).toBeLessThan(20);
      expect(store.hasRoom('t1')).toBe(true);
      const many = Array.from({ length: 501 }, (_, i) => store.write(saying('t2', i + 2)));
      expect(store.hasRoom('t2')).toBe(false);
      await Promise.all(many);
      await end();
    });

    if (isWhole)
      test('of all tables has a bound: what is more is not taken, and what was is written', async () => {
        const { store, end } = await watched();
        const big = 'x'.repeat(1_000_000);
        const written = Array.from({ length: 140 }, (_, i) => store.write(saying(`table ${i % 50}`, i + 1, big)));
        const outcomes = await Promise.allSettled(written);

        const refused = outcomes.filter(one => one.status === 'rejected');
        expect(refused.length).toBeGreaterThan(0);
        expect(refused.every(one => one.reason instanceof NotSaved && /too much waits/.test(one.reason.message))).toBe(true);
        expect(store.hasRoom(null)).toBe(true);
        await end();
      });
  });
}
