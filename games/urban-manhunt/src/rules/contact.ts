/**
 * The way to a model, and the last thousandth of a way. Only as far as contact a way to a model has to be free (UM-GEO-19, UM-GEO-21):
 * whatever stands close beside the model shuts no way to it, and a base too large for the place where the model stands still comes to
 * touch it. How far a crim goes along its way is in crim-moves.ts.
 */
import { COMPASS, type Disc, distance, halfUp, type Point, type Route, type Standing, type Terrain } from '@quarry/board';

/** The straight line, the cheapest route to where the model stands, or the cheapest one to a place beside it; null if there is none. */
export const wayToTouch = (ground: Terrain, mover: Standing, model: Standing, others: readonly Disc[]): Route | null =>
  straightToTouch(ground, mover, model, others) ??
  ground.route(mover, model, others, true) ??
  // A base that is no larger fits where the model stands, so that no way there means no way beside it.
  (mover.r > model.r ? wayBeside(ground, mover, model, [...others, model]) : null);

/** The straight line, if nothing is in its way before contact. */
function straightToTouch(ground: Terrain, mover: Standing, model: Standing, others: readonly Disc[]): Route | null {
  if (mover.surface !== model.surface) return null;
  const length = distance(mover, model);
  const share = Math.max(0, length - mover.r - model.r) / length;
  const touch = { x: mover.x + (model.x - mover.x) * share, y: mover.y + (model.y - mover.y) * share };
  const step = ground.step(mover, touch, others);
  return step.ok && step.climbs === null ? { points: [mover, model], length } : null;
}

/** The cheapest route to one of sixteen places in contact with the model, on its surface; of equals the first. */
function wayBeside(ground: Terrain, mover: Standing, model: Standing, others: readonly Disc[]): Route | null {
  const reach = mover.r + model.r;
  return COMPASS.map(({ x, y }) => ({ ...mover, x: halfUp(model.x + x * reach), y: halfUp(model.y + y * reach), surface: model.surface }))
    .filter(place => isLegal(ground, place, others))
    .map(place => ground.route(mover, place, others, false))
    .reduce((best, route) => (route && (!best || route.length < best.length) ? route : best), null);
}

const isLegal = (ground: Terrain, base: Standing, others: readonly Disc[]): boolean =>
  ground.obstacleAt(base, base.r, others) === null && ground.surfaceAt(base, base.r) === base.surface;

/** UM-GEO-2, UM-GEO-3: an end that rounding alone brought too deep into something lies a thousandth beside it. */
export function settled(ground: Terrain, end: Standing, others: readonly Disc[]): Point {
  const beside = COMPASS.map(({ x, y }) => ({ ...end, x: end.x + halfUp(x), y: end.y + halfUp(y) }));
  const { x, y } = [end, ...beside].find(base => isLegal(ground, base, others)) ?? end;
  return { x, y };
}
