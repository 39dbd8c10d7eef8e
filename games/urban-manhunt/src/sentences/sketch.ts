/** The zone as plainly as it can be drawn, in inches: terrain, tubes, pods, hunters and crims. */
import { gap, type Point } from '@quarry/board';
import { capital, type Sketch } from '@quarry/kernel';
import { crimCard, dataslate, nameOf } from '../content/box.ts';
import { CORNERS, featuresOf, podOf, tubeOf, zoneMap } from '../content/maps.ts';
import { POD_RADIUS } from '../content/plan.ts';
import type { MapFeature } from '../content/types.ts';
import { adjacentPods, openablePods } from '../questions/pods.ts';
import { activeSeat, hunterFigure, inches, inInches, REACH, radiusOf } from '../questions.ts';
import type { CrimView, View } from '../state.ts';
import { crimAt, crimHurt, crimInZone, crimPlans, crimValue, hunterAt, hunterState, isHiding } from './models.ts';
import { CORNER_NAMES, hunterName, sayLength } from './names.ts';

type Outline = Sketch['outlines'][number];
type Piece = Sketch['pieces'][number];

export const sketch = (view: View): Sketch => ({
  kind: 'plane',
  cells: [],
  outlines: [RIM, ...tubes(view), ...terrain(view)],
  pieces: [...tubesToChoose(view), ...cornersToChoose(view), ...pods(view), ...crims(view), ...hunters(view)],
});

// Terrain

const RIM: Outline = { says: 'The zone', sort: 'rim', points: CORNERS.map(inInches) };

const DIAGONAL = Math.SQRT1_2;
/** Corners of a regular octagon of radius 1, counter-clockwise from east. */
const OCTAGON = [
  [1, 0],
  [DIAGONAL, DIAGONAL],
  [0, 1],
  [-DIAGONAL, DIAGONAL],
  [-1, 0],
  [-DIAGONAL, -DIAGONAL],
  [0, -1],
  [DIAGONAL, -DIAGONAL],
] as const;

const TUBE_RADIUS = 0.7;

const tubes = ({ zone }: View): Outline[] =>
  zoneMap(zone).tubes.map((_, tube) => {
    const at = inInches(tubeOf(zone, tube));
    return {
      says: `Tube ${tube + 1}`,
      sort: 'mark',
      points: OCTAGON.map(([x, y]) => ({ x: at.x + TUBE_RADIUS * x, y: at.y + TUBE_RADIUS * y })),
    };
  });

const terrain = ({ zone }: View): Outline[] =>
  featuresOf(zone).map(({ corners, isSolid, isArea, isClimbable }, index) => ({
    says: featureSays(zoneMap(zone).features[index]!),
    sort: isClimbable ? 'raised' : isSolid ? 'solid' : isArea ? 'area' : 'low',
    points: corners.map(inInches),
  }));

/** `Block, 2" high: solid, cover, climbable`. */
export const featureSays = ({ name, height, traits }: MapFeature): string =>
  `${name}, ${height > 0 ? `${height}" high` : 'flat'}: ${[...traits, ...(traits.includes('climbable') ? ['its roof can be stood on'] : [])].join(', ')}`;

// Places that are asked for

const TO_CHOOSE = 0.6;
const CORNER_INSET = 2;

/** While crims are on their way, their tubes can be pointed at. */
const tubesToChoose = ({ zone, toPlace }: View): Piece[] =>
  toPlace === 0
    ? []
    : zoneMap(zone).tubes.map((_, tube) => ({
        ref: { kind: 'tube', id: tube },
        ...inInches(tubeOf(zone, tube)),
        r: TO_CHOOSE,
        says: `Tube ${tube + 1}`,
        mark: `T${tube + 1}`,
        side: 'neutral',
      }));

/** And the corners, while a hunter has no place in the zone. */
function cornersToChoose({ step, hunters: all }: View): Piece[] {
  const isWanted = step === 'take-corner' || (step === 'activate' && all.some(hunter => !hunter.isIn));
  if (!isWanted) return [];
  return CORNERS.map(inInches).map(({ x, y }, corner) => ({
    ref: { kind: 'corner', id: corner },
    x: x === 0 ? CORNER_INSET : x - CORNER_INSET,
    y: y === 0 ? CORNER_INSET : y - CORNER_INSET,
    r: TO_CHOOSE,
    says: `The ${CORNER_NAMES[corner]} corner`,
    mark: ['SW', 'SE', 'NE', 'NW'][corner]!,
    side: 'neutral',
  }));
}

// Pods and models

/** UM-POD-2, UM-POD-3, UM-ENG-8: how far it is from the hunter who acts, or why it cannot be opened from there. */
function podSays(view: View, pod: number): string {
  const name = `Pod ${pod + 1}, ${view.pods[pod] ? 'full' : 'empty'}`;
  const seat = activeSeat(view);
  if (!view.pods[pod] || !view.hunters[seat]?.isIn) return name;
  const away = gap(hunterFigure(view, seat), podOf(view.zone, pod));
  const whose = hunterName(view, seat);
  if (openablePods(view, seat).includes(pod)) return `${name}: ${whose} can open it`;
  if (adjacentPods(view, seat).includes(pod)) return `${name}: ${whose} is engaged and cannot open it`;
  return away <= REACH
    ? `${name}: it is opened from the ground, not from a roof`
    : `${name}: ${sayLength(away)} from ${whose}, and it opens within ${inches(REACH)}"`;
}

const pods = (view: View): Piece[] =>
  view.pods.map((isFull, pod) => ({
    ref: { kind: 'pod', id: pod },
    ...inInches(podOf(view.zone, pod)),
    r: inches(POD_RADIUS),
    says: podSays(view, pod),
    mark: `P${pod + 1}`,
    side: 'neutral',
    isSpent: !isFull,
  }));

/** A model on a roof. */
const marked = (mark: string, surface: number): string => (surface >= 0 ? `${mark}^` : mark);

const crims = (view: View): Piece[] =>
  view.crims.map(crim => {
    const { no, card, surface } = crim;
    return {
      ref: { kind: 'crim', id: no },
      ...inInches(isHiding(crim) ? counterOf(view, crim) : crim),
      r: inches(radiusOf(crimCard(card))),
      says: `${crimInZone(crim)} ${crimAt(view, crim)}: ${crimHurt(crim)}, ${crimValue(crim)}, ${crimPlans(view, crim)}`,
      mark: isHiding(crim) ? `?${no}` : marked(`${no}`, surface),
      name: nameOf(card),
      side: 'theirs',
    };
  });

/** UM-HIDE-4: counters lie side by side on the middle of their feature. */
function counterOf(view: View, crim: CrimView): Point {
  const { corners } = featuresOf(view.zone)[crim.hiddenIn]!;
  const mean = (of: (corner: Point) => number): number => corners.reduce((sum, corner) => sum + of(corner), 0) / corners.length;
  const there = view.crims.filter(other => other.hiddenIn === crim.hiddenIn);
  const aside = there.indexOf(crim) - (there.length - 1) / 2;
  return { x: mean(({ x }) => x) + aside * COUNTER_WIDTH, y: mean(({ y }) => y) };
}
const COUNTER_WIDTH = 1100;

const hunters = (view: View): Piece[] =>
  view.hunters.flatMap((hunter, seat) => {
    if (!hunter.isIn) return [];
    const { slate, surface } = hunter;
    return [
      {
        ref: { kind: 'hunter', id: seat },
        ...inInches(hunter),
        r: inches(radiusOf(dataslate(slate))),
        says: `${hunterName(view, seat)} ${hunterAt(view, hunter)}: ${hunterState(view, seat)}`,
        mark: marked(initials(dataslate(slate).name), surface),
        side: 'ours',
      } satisfies Piece,
    ];
  });

/** `PM` for Prime Marlowe, `Au` for The Auditor. Two letters leave room for the mark of a roof. */
function initials(name: string): string {
  const words = name.split(' ').filter(word => word !== 'The');
  return words.length > 1 ? words.map(word => word.charAt(0)).join('') : capital(words[0]!.slice(0, 2));
}
