/** The ground of an encounter: pages joined into one map, with terrain, starting squares, exits and routes by square. */
import { type Area, areaOf, rotate } from '@quarry/board';
import { inPrint } from '@quarry/kernel';
import { BRIEFS } from './content/briefs/index.ts';
import type { BriefId, EnemyType, Flag, Terrain } from './content/kinds.ts';
import { PAGES } from './content/pages.ts';
import type { At, Brief, Laid } from './content/types.ts';

/** A square by its number: row by row from the top left. */
export type Square = number;

export interface Field {
  readonly brief: Brief;
  readonly area: Area;
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly Terrain[];
  readonly starts: readonly Square[];
  readonly exits: readonly Square[];
  /** As top left squares where the route is one of large squares. */
  readonly routes: readonly (readonly Square[])[];
  /** Small squares one king step away that can be stood on. */
  readonly neighbours: readonly (readonly Square[])[];
  at(place: At): Square;
}

const MARKS: Readonly<Record<string, Terrain>> = {
  '.': 'open',
  '"': 'grass',
  c: 'cover',
  '^': 'elevation',
  '#': 'impassable',
  '~': 'water',
  ',': 'glass',
};
const PAGE_SIDE = 6;

const BY_ID: ReadonlyMap<BriefId, Brief> = new Map(BRIEFS.map(one => [one.id, { ...one, name: inPrint(one.name) }]));
export const briefOf = (id: BriefId): Brief => BY_ID.get(id)!;

function rowsOf(pages: readonly (readonly Laid[])[]): string[] {
  return pages.flatMap(row => {
    const turned = row.map(({ page, turned: turns = 0 }) => turn(PAGES.find(one => one.id === page)!.rows, turns));
    return Array.from({ length: PAGE_SIDE }, (_, y) => turned.map(rows => rows[y]!).join(''));
  });
}

function turn(rows: readonly string[], turns: number): readonly string[] {
  const cells = rows.flatMap((row, y) => [...row].map((mark, x) => ({ x, y, mark })));
  const placed = cells.map(({ x, y, mark }) => ({ ...rotate(x, y, PAGE_SIDE, turns), mark }));
  return rows.map((_, y) => Array.from({ length: PAGE_SIDE }, (_, x) => placed.find(one => one.x === x && one.y === y)!.mark).join(''));
}

/** Fields that have been built, by brief, story and land. A test lays its own here. */
export const laid = new Map<string, Field>();
export const keyOfField = (id: BriefId, flag: Flag | undefined, isBlighted: boolean): string => `${id} ${flag ?? ''} ${isBlighted}`;

/** A brief that lies on the same pages whatever has happened, by its keys: without blight, and with it. */
const KEYS: ReadonlyMap<BriefId, readonly [string, string]> = new Map(
  BRIEFS.filter(({ whenFlag = {} }) => Object.values(whenFlag).every(one => !one?.pages)).map(({ id }) => [
    id,
    [keyOfField(id, undefined, false), keyOfField(id, undefined, true)],
  ]),
);

/** The same for the same brief, story and land: built once. `isBlighted`: one square of tall grass has withered (content 3.7). */
export function fieldOf(id: BriefId, flags: readonly Flag[], isBlighted: boolean): Field {
  const known = laid.get(KEYS.get(id)?.[isBlighted ? 1 : 0] ?? '');
  if (known) return known;
  const brief = briefOf(id);
  const flag = flags.find(one => brief.whenFlag?.[one]?.pages);
  const key = keyOfField(id, flag, isBlighted);
  const found = laid.get(key);
  if (found) return found;
  const field = fieldFrom(brief, rowsOf((flag && brief.whenFlag?.[flag]?.pages) ?? brief.pages), isBlighted);
  laid.set(key, field);
  return field;
}

/** The field of a brief on this ground. */
export function fieldFrom(brief: Brief, rows: readonly string[], isBlighted: boolean): Field {
  const height = rows.length;
  const width = rows[0]!.length;
  const area = areaOf(rows.flatMap((row, y) => [...row].map((_, x) => ({ x, y }))));
  const at = ([x, y]: At): Square => area.at(x, y);
  const starts = brief.starts.map(at);
  const terrain = rows.flatMap(row => [...row].map(mark => MARKS[mark]!));
  if (isBlighted) wither(terrain, area, starts);
  const routes = brief.routes.map(({ id, squares }) => {
    const by = isLargeRoute(brief, id) ? 2 : 1;
    return squares.map(([x, y]) => area.at(x * by, y * by));
  });
  const neighbours = terrain.map((_, square) => area.neighbours(square).filter(one => terrain[one] !== 'impassable'));
  return { brief, area, width, height, terrain, starts, exits: (brief.exits ?? []).map(at), routes, neighbours, at };
}

const HUGE: readonly EnemyType[] = ['stonetusk', 'coilspire', 'warden-engine'];
/** FW-R-65: one of large squares, because a huge enemy walks it. */
export const isLargeRoute = ({ enemies, enters }: Brief, route: string): boolean =>
  [...enemies, ...(enters ? [enters.enemy] : [])].some(one => one.route === route && HUGE.includes(one.enemy));

/** Content 3.7, blight 6: the tall grass farthest from where the party starts. */
function wither(terrain: Terrain[], area: Area, starts: readonly Square[]): void {
  const away = (square: Square): number => Math.min(...starts.map(start => area.distance(start, square)));
  let farthest = -1;
  for (const [square, is] of terrain.entries()) if (is === 'grass' && (farthest < 0 || away(square) > away(farthest))) farthest = square;
  if (farthest >= 0) terrain[farthest] = 'open';
}
