/**
 * A map that is much higher than wide is laid on its side in a wide window, north to the left, so that its squares are larger. Only the
 * drawing turns: squares keep their numbers and names. A high window, e.g. a phone's, counts as square: how high it is changes with
 * every question, and a board that turned each time would lose whoever looks at it.
 */
import type { EncounterMap } from '../../content/maps.ts';

/** How much larger the squares must become to be worth the turn. */
const WORTH = 1.25;

export interface Laid {
  readonly map: EncounterMap;
  readonly isTurned: boolean;
}

const kept = new WeakMap<EncounterMap, EncounterMap>();

function turn(map: EncounterMap): EncounterMap {
  const known = kept.get(map);
  if (known) return known;
  const { area } = map;
  const last = Math.max(...area.xs);
  const turned: EncounterMap = {
    ...map,
    area: {
      size: area.size,
      edges: area.edges,
      xs: area.ys,
      ys: area.xs.map(x => last - x),
      at: (x, y) => area.at(last - y, x),
      neighbours: square => area.neighbours(square),
      distance: (a, b) => area.distance(a, b),
      sees: (a, b) => area.sees(a, b),
      isEdge: square => area.isEdge(square),
      within: (square, n) => area.within(square, n),
    },
    routeIndexFrom: spawn => map.routeIndexFrom(spawn),
  };
  kept.set(map, turned);
  return turned;
}

/** The map as it lies best in a window of this shape. */
export function lay(map: EncounterMap, window: { readonly width: number; readonly height: number } | null): Laid {
  if (!window) return { map, isTurned: false };
  const columns = Math.max(...map.area.xs) + 1.7;
  const rows = Math.max(...map.area.ys) + 1.7;
  const height = Math.min(window.height, window.width);
  const upright = Math.min(window.width / columns, height / rows);
  const sideways = Math.min(window.width / rows, height / columns);
  return sideways > upright * WORTH ? { map: turn(map), isTurned: true } : { map, isTurned: false };
}
