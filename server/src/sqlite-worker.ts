/**
 * The thread that owns the SQLite file (sqlite-file.ts): writes a batch of changes in one transaction, answers questions.
 */
import { backup, type DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { ARRIVING, packKept } from './rows.ts';
import { complaintOf, errcodeOf, openFile, whyNot } from './sqlite-file.ts';
import { rowsIn } from './sqlite-rows.ts';
import type { Job, JobDone, SqliteWriting } from './sqlite-store.ts';

const CONSTRAINT = 19;

const { file } = workerData as { file: string };

const port = parentPort!;
const say = (done: JobDone, handedOver: readonly ArrayBuffer[] = []): void => port.postMessage(done, handedOver);

let db: DatabaseSync | null = null;
const statements = new Map<string, StatementSync>();
const statement = (sql: string): StatementSync => {
  let found = statements.get(sql);
  if (!found) statements.set(sql, (found = db!.prepare(sql)));
  return found;
};

/** Which changes failed, by their place in the batch. A failure that is not of one row fails the whole batch. */
function writeAll(batch: readonly SqliteWriting[]): Record<number, string> {
  const failed: Record<number, string> = {};
  const failedTables = new Set<string>();
  statement('begin immediate').run();
  try {
    batch.forEach(({ table, rows, piece }, i) => {
      if (table !== null && failedTables.has(table)) {
        failed[i] = 'a change before it was not written';
        return;
      }
      try {
        for (const [sql, ...values] of [...rows, ...(piece ? rowsIn(piece) : [])]) statement(sql).run(...values);
      } catch (error) {
        if ((errcodeOf(error) & 0xff) !== CONSTRAINT) throw error;
        failed[i] = complaintOf(error);
        if (table !== null) failedTables.add(table);
      }
    });
    statement('commit').run();
  } catch (error) {
    if (db!.isTransaction) db!.exec('rollback');
    throw error;
  }
  return failed;
}

/** The rows of a table as one text, without looking into them. */
function packed(table: string): ReturnType<typeof packKept> | null {
  const [found] = statement(`select body from tables where id = ? and archived <> ${ARRIVING}`).all(table) as { body: string }[];
  if (!found) return null;
  const answers = statement('select n, body from answers where tbl = ? order by n').all(table) as { n: number; body: string }[];
  const moments = statement('select body from moments where tbl = ? order by n').all(table) as { body: string }[];
  return packKept(
    found.body,
    answers,
    moments.map(one => one.body),
  );
}

function sendPacked(id: number, table: string): void {
  const bytes = packed(table);
  say({ do: 'pack', id, bytes }, bytes ? [bytes.buffer] : []);
}

/** So many pages at a time: between two of them others have their turn, and what they write is in the copy, too. */
const PAGES = 500;

function sendCopied({ id, to }: Job & { readonly do: 'copy' }): void {
  backup(db!, to, { rate: PAGES }).then(
    () => say({ do: 'copy', id }),
    (error: unknown) => say({ do: 'failed', of: 'copy', id, says: complaintOf(error) }),
  );
}

port.on('message', (job: Job) => {
  try {
    if (job.do === 'write') say({ do: 'write', failed: writeAll(job.batch) });
    else if (job.do === 'read') say({ do: 'read', id: job.id, rows: job.queries.map(([sql, ...values]) => statement(sql).all(...values)) });
    else if (job.do === 'pack') sendPacked(job.id, job.table);
    else if (job.do === 'copy') sendCopied(job);
    else {
      db?.close();
      say({ do: 'close' });
      port.close();
    }
  } catch (error) {
    say({ do: 'failed', of: job.do, id: 'id' in job ? job.id : 0, says: complaintOf(error) });
  }
});

try {
  db = openFile(file);
  say({ do: 'open' });
} catch (error) {
  say({ do: 'not-opened', why: whyNot(error), says: complaintOf(error) });
  port.close();
}
