/**
 * Which program plays a game: a hash over every source that has a say in what a piece of work gives, and over how this machine reckons. Two machines with the same hash play the same matches for the
 * same seeds; where it differs, be it by one line of a bot, neither takes the work of the other.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The packages that a piece is played with, beside the game itself. */
const PLAYED_WITH = ['kernel', 'board', 'bots', 'catalogue', 'lab'];
/** Neither tests nor what is drawn change a match; nor does the queue that brings the work. */
const HAS_NO_SAY = /\.test\.ts$|(^|\/)(testing|screen|queue|report)\//;

const ROOT = join(import.meta.dirname, '..', '..', '..');

export function programOf(game: string, root = ROOT): string {
  const hash = createHash('sha256').update(reckoned());
  // However the lines end on this machine.
  for (const folder of [...PLAYED_WITH, `games/${game}`])
    for (const file of sourcesOf(join(root, folder, 'src')))
      hash.update(`${folder}/${file.name}\0${readFileSync(file.path, 'utf8').replaceAll('\r\n', '\n')}\0`);
  return hash.digest('hex');
}

/** What no standard fixes to the last bit, and bots weigh by: where two machines differ in it, it shows in some of these. */
function reckoned(): Uint8Array {
  const points = Array.from({ length: 1_000 }, (_, i) => (i - 500) / 37);
  const values = points.flatMap(x => [Math.exp(x), Math.log1p(x * x), Math.cbrt(x), Math.atan2(x, 1)]);
  return new Uint8Array(Float64Array.from(values).buffer);
}

function sourcesOf(folder: string): { readonly name: string; readonly path: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => ({ name: path.split(sep).join('/'), path: join(folder, path) }))
    .filter(({ name }) => name.endsWith('.ts') && !HAS_NO_SAY.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
