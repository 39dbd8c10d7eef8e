/**
 * Another version of the program in this thread: from here on kernel, bots, catalogue and games are loaded from its folder, where nothing need
 * be installed. The lab itself stays this one, so that both versions are looked at with the same eyes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Call it before anything of ours is imported. */
export function standIn(root: string): void {
  const doors = doorsOf(root);
  registerHooks({
    resolve(target, context, next) {
      const url = doors.get(target);
      return url === undefined ? next(target, context) : { url, shortCircuit: true };
    },
  });
}

/** Whether the folder holds a version of the program. */
export const isVersion = (root: string): boolean => existsSync(join(root, 'package.json')) && doorsOf(root).has('@quarry/catalogue');

interface Manifest {
  readonly name?: string;
  readonly workspaces?: readonly string[];
  /** A door may lead to what is built, and by default to the source. */
  readonly exports?: Readonly<Record<string, string | { readonly default: string }>>;
}

/** Every door of every package there, by the name that it is imported by. */
function doorsOf(root: string): Map<string, string> {
  const doors = new Map<string, string>();
  for (const folder of (manifestIn(root)?.workspaces ?? []).flatMap(workspace => foldersOf(root, workspace))) {
    const { name = '', exports = {} } = manifestIn(folder) ?? {};
    for (const [door, file] of Object.entries(exports)) {
      const source = typeof file === 'string' ? file : file.default;
      doors.set(`${name}${door.slice(1)}`, pathToFileURL(join(folder, source)).href);
    }
  }
  return doors;
}

/** `games/*` are the folders in games. */
function foldersOf(root: string, workspace: string): string[] {
  if (!workspace.endsWith('/*')) return [join(root, workspace)];
  const parent = join(root, workspace.slice(0, -2));
  return existsSync(parent) ? readdirSync(parent).map(name => join(parent, name)) : [];
}

function manifestIn(folder: string): Manifest | null {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null;
}
