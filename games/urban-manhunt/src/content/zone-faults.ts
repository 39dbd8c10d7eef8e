/**
 * What makes a map unfit for play, as a sentence for its author. Clauses UM-TER-1, 2, 7, 8, 9, 10 and UM-SET-2, 3. Whether a fit map
 * also plays well is measured in zones.test.ts.
 */
import { type Feature, gap, gapToFeature, type Point, polygonFault, TOLERANCE } from '@quarry/board';
import { CORNERS, featureFrom, POD_RADIUS, pointFrom, TABLE_SIZE } from './plan.ts';
import { type MapFeature, TRAITS, type ZoneMap } from './types.ts';

const SITES = 6;
const CORNER_ZONE = 4000;
const ROOF_WIDTH = 2000;

/** The first thing that is wrong with the map, or null. */
export function zoneFault(map: ZoneMap): string | null {
  return first(map.features, featureFault) ?? siteFault(map) ?? overlapFault(map) ?? kindFault(map);
}

function first<T>(things: readonly T[], fault: (thing: T) => string | null): string | null {
  for (const thing of things) {
    const found = fault(thing);
    if (found !== null) return found;
  }
  return null;
}

/** UM-TER-1, 2, 7, 8 and the height of cover (UM-TER-10). */
function featureFault(feature: MapFeature): string | null {
  const { name, corners, height, traits } = feature;
  const shape = polygonFault(corners.map(pointFrom));
  if (shape !== null) return `${name}: ${shape}`;
  if (corners.flat().some(at => at < 0 || at * 1000 > TABLE_SIZE)) return `${name} reaches over the edge of the table.`;
  if (!(height >= 0 && height <= 4 && Number.isInteger(height * 2)))
    return `${name} is ${height} high; a height is 0 to 4 in steps of 0.5.`;
  const unknown = traits.find(trait => !TRAITS.includes(trait));
  if (unknown !== undefined) return `${name} is "${unknown}"; the traits are ${TRAITS.join(', ')}.`;
  if (traits.includes('area') && traits.includes('solid')) return `${name} is an area and solid; an area can be entered.`;
  if (traits.includes('climbable')) return roofFault(feature);
  if (traits.includes('cover') && !traits.includes('area') && height < 0.5)
    return `${name} is ${height} high; cover that is no area is at least 0.5 high.`;
  return null;
}

/** UM-TER-7. */
function roofFault(feature: MapFeature): string | null {
  const { name, height, traits } = feature;
  if (!traits.includes('solid')) return `${name} is climbable but not solid; what has a roof is solid.`;
  if (height < 1 || height > 3) return `${name} is climbable and ${height} high; a roof is 1 to 3 high.`;
  const width = widthOf(featureFrom(feature));
  return width < ROOF_WIDTH - TOLERANCE ? `${name} is ${width / 1000}" wide; a roof is at least 2" wide.` : null;
}

/** UM-SET-3: six tubes and six pods, on the table, and no two pods in one place. */
function siteFault({ tubes, pods }: ZoneMap): string | null {
  if (tubes.length !== SITES) return `There are ${tubes.length} tubes; a zone has ${SITES}.`;
  if (pods.length !== SITES) return `There are ${pods.length} pods; a zone has ${SITES}.`;
  const tube = tubes.findIndex(at => !isOnTable(pointFrom(at), 0));
  if (tube >= 0) return `Tube ${tube + 1} is not on the table.`;
  const pod = pods.findIndex(at => !isOnTable(pointFrom(at), POD_RADIUS));
  if (pod >= 0) return `Pod ${pod + 1} is not wholly on the table.`;
  return firstPair(pods, (a, b, i, j) => (overlaps(a, b) ? `Pods ${i + 1} and ${j + 1} overlap.` : null));
}

const isOnTable = ({ x, y }: Point, r: number): boolean => x >= r && y >= r && x <= TABLE_SIZE - r && y <= TABLE_SIZE - r;

type Site = ZoneMap['pods'][number];
const overlaps = (a: Site, b: Site): boolean => gap({ ...pointFrom(a), r: 0 }, { ...pointFrom(b), r: 0 }) < 2 * POD_RADIUS - TOLERANCE;

function firstPair<T>(things: readonly T[], fault: (a: T, b: T, i: number, j: number) => string | null): string | null {
  for (let i = 0; i < things.length; i += 1)
    for (let j = i + 1; j < things.length; j += 1) {
      const found = fault(things[i]!, things[j]!, i, j);
      if (found !== null) return found;
    }
  return null;
}

/** UM-TER-9: solids keep off one another, tubes, pods and the corners in which hunters start. */
function overlapFault({ features, tubes, pods }: ZoneMap): string | null {
  const solids = features.filter(({ traits }) => traits.includes('solid')).map(one => ({ name: one.name, feature: featureFrom(one) }));
  const crossing = firstPair(solids, (a, b) => (overlap(a.feature, b.feature) ? `${a.name} and ${b.name} overlap; both are solid.` : null));
  if (crossing !== null) return crossing;
  return first(solids, ({ name, feature }) => {
    const isWithin = (reach: number) => (at: Point) => gapToFeature({ ...at, r: 0 }, feature) < reach - TOLERANCE;
    const tube = tubes.map(pointFrom).findIndex(isWithin(TOLERANCE + 1));
    if (tube >= 0) return `${name} is solid and lies on tube ${tube + 1}.`;
    const pod = pods.map(pointFrom).findIndex(isWithin(POD_RADIUS));
    if (pod >= 0) return `${name} is solid and lies on pod ${pod + 1}.`;
    return CORNERS.some(isWithin(CORNER_ZONE)) ? `${name} is solid and lies within 4" of a corner, where hunters start.` : null;
  });
}

/** UM-TER-10. */
function kindFault({ features }: ZoneMap): string | null {
  for (const trait of ['hideable', 'cover'] as const)
    if (!features.some(({ traits }) => traits.includes(trait))) return `No feature is ${trait}; a zone has at least one that is.`;
  return null;
}

/** The edges of a convex feature as unit normals that point outward. */
function normals({ corners }: Feature): Point[] {
  return corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    return { x: dy / length, y: -dx / length };
  });
}

function extent({ corners }: Feature, along: Point): readonly [from: number, to: number] {
  const at = corners.map(({ x, y }) => x * along.x + y * along.y);
  return [Math.min(...at), Math.max(...at)];
}

/** Convex features overlap unless an edge of one has the whole of the other outside; touching is no overlap. */
const overlap = (a: Feature, b: Feature): boolean => reachesBehindEdges(a, b) && reachesBehindEdges(b, a);

const reachesBehindEdges = (a: Feature, b: Feature): boolean =>
  normals(b).every(along => extent(b, along)[1] - extent(a, along)[0] > TOLERANCE);

/** Of the narrowest strip into which the feature fits. */
function widthOf(feature: Feature): number {
  const widths = normals(feature).map(along => {
    const [from, to] = extent(feature, along);
    return to - from;
  });
  return Math.min(...widths);
}
