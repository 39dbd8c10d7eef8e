/** Where copies of the data file lie: in a folder beside it, the last few of them, for whoever runs the server alone. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'copies';
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
const KEPT = 5;
const COPY = /^quarry-[\dT-]+Z\.db$/;
/** What a copy is called until it is whole. */
export const UNFINISHED = '.part';

/** A new place beside the data; the oldest copies make room for it. */
export async function placeForCopy(data: string, now: Date): Promise<string> {
  const folder = join(data, FOLDER);
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  const all = (await readdir(folder)).sort();
  const old = all.filter(name => COPY.test(name)).slice(0, 1 - KEPT);
  for (const name of [...old, ...all.filter(one => one.endsWith(UNFINISHED))]) await rm(join(folder, name));
  const place = join(folder, nameAt(now, all));
  closeSync(openSync(`${place}${UNFINISHED}`, 'w', OWN_FILE));
  return place;
}

/** Called after its moment; one that begins in a moment that another has begun in, after the next. */
function nameAt(moment: Date, taken: readonly string[]): string {
  const name = `quarry-${moment.toISOString().replaceAll(/[:.]/g, '-')}.db`;
  return taken.includes(name) ? nameAt(new Date(moment.getTime() + 1), taken) : name;
}
