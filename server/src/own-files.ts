/** The data folder is for whoever runs the server alone: it holds seeds of running matches, and addresses. */
import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotOpen } from './store.ts';

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
/** The data file with what stands beside it, copies of it, and keys. */
const OURS = /^(quarry|push-keys)/;

/** Makes the folder and the file if need be, and mends the rights of what was there before. */
function keepToOurselves(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  // Made before anything is written into it: what stands beside a data file takes over its rights.
  closeSync(openSync(file, 'a', OWN_FILE));
  chmodSync(folder, OWN_FOLDER);
  for (const one of readdirSync(folder, { withFileTypes: true }))
    if (one.isFile() && OURS.test(one.name)) chmodSync(join(folder, one.name), OWN_FILE);
}

/** The same, or a sentence that says why it cannot be. */
export function makeOwn(file: string): void {
  try {
    keepToOurselves(dirname(file), file);
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new CannotOpen(
      `The data folder ${dirname(file)} cannot be written (${(error as NodeJS.ErrnoException).code}); choose another with --data or set its rights.`,
    );
  }
}
