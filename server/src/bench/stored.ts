import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA_FILE } from '../sqlite-file.ts';

/** How many bytes an answer takes in the store. */
export function storedPerAnswer(data: string): number {
  const db = new DatabaseSync(join(data, DATA_FILE));
  const sql = "select avg(length(body) + length(lines)) as stored from answers where body <> ''";
  const { stored } = db.prepare(sql).get() as { stored: number };
  db.close();
  return Math.round(stored);
}
