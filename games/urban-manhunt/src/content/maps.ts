/**
 * The zones as the rules use them: features, tubes and pods in thousandths of an inch, and the ground of a match, built once for each
 * zone and number of pods. The maps themselves are in zones/, what makes one unfit is in zone-faults.ts. Clauses UM-SET-2, 3, 5.
 */
import { type Disc, type Feature, type Point, Terrain } from '@quarry/board';
import { featureFrom, POD_RADIUS, pointFrom, TABLE_SIZE } from './plan.ts';
import type { ZoneMap } from './types.ts';
import { zoneFault } from './zone-faults.ts';
import { CHAPEL_LOTS } from './zones/chapel-lots.ts';
import { CONTAINER_DOCKS } from './zones/container-docks.ts';
import { DEAD_MALL_PLAZA } from './zones/dead-mall-plaza.ts';
import { FLOODED_YARD } from './zones/flooded-yard.ts';
import { OVERPASS_CAMP } from './zones/overpass-camp.ts';
import { STUDIO_BACKLOT } from './zones/studio-backlot.ts';
import { TEST_YARD } from './zones/test-yard.ts';

export { CORNERS, TABLE_SIZE } from './plan.ts';
export { zoneFault } from './zone-faults.ts';

/** Those that can be chosen for a match. */
export const OFFERED_ZONES: readonly ZoneMap[] = [
  DEAD_MALL_PLAZA,
  CONTAINER_DOCKS,
  OVERPASS_CAMP,
  CHAPEL_LOTS,
  FLOODED_YARD,
  STUDIO_BACKLOT,
];
/** All, the one for tests last. */
export const ZONES: readonly ZoneMap[] = [...OFFERED_ZONES, TEST_YARD];

interface LaidOut {
  readonly map: ZoneMap;
  readonly features: readonly Feature[];
  readonly tubes: readonly Point[];
  readonly pods: readonly Disc[];
  /** By the number of pods in play, each made when it is first asked for. */
  readonly grounds: Terrain[];
}

const layOut = (map: ZoneMap): LaidOut => ({
  map,
  features: map.features.map(featureFrom),
  tubes: map.tubes.map(pointFrom),
  pods: map.pods.map(site => ({ ...pointFrom(site), r: POD_RADIUS })),
  grounds: [],
});

const zones: LaidOut[] = ZONES.map(layOut);

/** Adds a map at run time, as a fixture does. Returns its number; an unfit map is refused. */
export function addZone(map: ZoneMap): number {
  const fault = zoneFault(map);
  if (fault !== null) throw new Error(`${map.id}: ${fault}`);
  return zones.push(layOut(map)) - 1;
}

/** The number of the zone with this id, or -1. */
export const zoneNamed = (id: string): number => zones.findIndex(zone => zone.map.id === id);
export const zoneMap = (zone: number): ZoneMap => zones[zone]!.map;
export const featuresOf = (zone: number): readonly Feature[] => zones[zone]!.features;
export const featureName = (zone: number, feature: number): string => zones[zone]!.map.features[feature]!.name;
/** Tubes and pods are counted from 0 here; on the table their numbers begin with 1. */
export const tubeOf = (zone: number, tube: number): Point => zones[zone]!.tubes[tube]!;
export const podOf = (zone: number, pod: number): Disc => zones[zone]!.pods[pod]!;

/** The ground of a match with this many pods, those with the lowest numbers (UM-SET-5). */
export function groundOf(zone: number, pods: number): Terrain {
  const { features, pods: sites, grounds } = zones[zone]!;
  return (grounds[pods] ??= new Terrain(TABLE_SIZE, features, sites.slice(0, pods)));
}
