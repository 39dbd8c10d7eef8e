/** The data folder is for whoever runs the server alone: it holds seeds of running matches, and addresses. */
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
/** The data file with what stands beside it, copies of it, and keys. */
const OURS = /^(quarry|push-keys)/;

/** Makes the folder and the file if need be, and mends the rights of what was there before. */
export function keepToOurselves(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  // Made before anything is written into it: what stands beside a data file takes over its rights.
  closeSync(openSync(file, 'a', OWN_FILE));
  chmodSync(folder, OWN_FOLDER);
  for (const one of readdirSync(folder, { withFileTypes: true }))
    if (one.isFile() && OURS.test(one.name)) chmodSync(join(folder, one.name), OWN_FILE);
}
