/** The disk of the ceiling: the same file format and the same promise as the server's own store, without anything round it. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const db = new DatabaseSync((workerData as { file: string }).file);
db.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full');
db.exec('create table moves (tbl text not null, n integer not null, body text not null, primary key (tbl, n)) without rowid');
const insert = db.prepare('insert into moves values (?, ?, ?)');
const begin = db.prepare('begin immediate');
const commit = db.prepare('commit');

parentPort!.on('message', (batch: readonly { table: string; n: number; body: string }[]) => {
  begin.run();
  for (const { table, n, body } of batch) insert.run(table, n, body);
  commit.run();
  parentPort!.postMessage('done');
});
parentPort!.postMessage('ready');
