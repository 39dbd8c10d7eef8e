/** Points and paths as they are typed: `x y` in the unit that people measure in. A path may be led to a point, or given corner by corner. */
import type { Decision, Objection, Point, Trail, Unit } from '@quarry/kernel';

/** What was typed: an answer, perhaps with what the game made of it; or what is wrong with it. */
export type Read<Answer> = { readonly answer: Answer; readonly shows?: string } | { readonly wrong: string };

const FINENESS = 1000;
const PLAIN: Unit = { of: 1, says: '' };

const toMeasure = (units: number, { of }: Unit): number => (Math.round(units * FINENESS) * of) / FINENESS;

export const pointSays = ({ x, y }: Point, { of }: Unit = PLAIN): string => `${x / of} ${y / of}`;
export const pathSays = (path: readonly Point[], unit: Unit = PLAIN): string =>
  path.length === 0 ? 'stay' : path.map(corner => pointSays(corner, unit)).join(', ');

const objectionSays = ({ says, why }: Objection): { readonly wrong: string } => ({ wrong: `${says} (${why})` });

/** Two numbers, or null. */
function readPoint(typed: string, unit: Unit): Point | null {
  const words = typed.trim().split(/\s+/);
  const [x, y] = words.map(Number);
  const isPoint = words.length === 2 && Number.isFinite(x) && Number.isFinite(y);
  return isPoint ? { x: toMeasure(x!, unit), y: toMeasure(y!, unit) } : null;
}

export function readPlace({ region }: Decision, typed: string, unit: Unit = PLAIN): Read<Point> {
  const point = readPoint(typed.replace(',', ' '), unit);
  if (!point) return { wrong: `'${typed}' is not a point; type two numbers, x y.` };
  const objection = region!.objection(point);
  return objection ? objectionSays(objection) : { answer: point };
}

/** One point is led to by the shortest way; several are the corners themselves. */
export function readPath({ trail }: Decision, typed: string, unit: Unit = PLAIN): Read<readonly Point[]> {
  if (typed.trim() === 'stay') return judged(trail!, [], unit);
  const corners = typed.split(',').map(corner => readPoint(corner, unit));
  if (corners.some(corner => corner === null))
    return { wrong: `'${typed}' is not a path; type x y to be led there, x y, x y for exact corners, or stay.` };
  const path = corners as Point[];
  if (path.length > 1) return judged(trail!, path, unit);
  const led = trail!.lead([], path[0]!);
  return 'why' in led ? objectionSays(led) : judged(trail!, led, unit);
}

function judged(trail: Trail, path: readonly Point[], unit: Unit): Read<readonly Point[]> {
  const objection = trail.objection(path);
  if (objection) return objectionSays(objection);
  const says = trail.says?.(path);
  return { answer: path, shows: `Path: ${pathSays(path, unit)}${says ? ` (${says})` : ''}` };
}
