/** What near the end of a way is worth standing at: what gives cover, whom one fights hand to hand, a pod to open. How far it is from the base, and where a base touches it. Pure. */
import { type Disc, distanceToSegment, gap, gapToFeature, isInside, nearestPointOf, type Point } from '@quarry/board';
import { isWithin } from '@quarry/screen/plane';
import { featuresOf, podOf, zoneMap } from '../../content/maps.ts';
import { baseRadius } from '../../content/plan.ts';
import { inches, inInches, inMils } from '../../questions.ts';
import type { View } from '../../state.ts';
import { crimPrinted, slateIn } from '../names.ts';

const SORTS = ['cover', 'contact', 'pod'] as const;
type Sort = (typeof SORTS)[number];

/** All in inches, as people point. */
export interface Nearby {
  readonly sort: Sort;
  readonly name: string;
  /** From the base to it; to an area from its middle, for that must be in it (UM-COV-4). */
  readonly gap: number;
  /** Its own point that is nearest. */
  readonly touch: Point;
  /** Where the base stands to touch it, or to be in it. */
  readonly stand: Point;
}

/** A base that touches is so many thousandths of an inch off, for what rounding takes. */
const HAIR = 20;
/** And so far inside of what one hides in. */
const INSIDE = 100;

const toward = (from: Point, to: Point, far: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: Math.round(from.x + ((to.x - from.x) * far) / length), y: Math.round(from.y + ((to.y - from.y) * far) / length) };
};

/** The nearest first. On a roof: whoever stands there, too. */
export function nearbyOf(view: View, seat: number, end: Point): Nearby[] {
  const slate = view.hunters[seat] && slateIn(view.hunters[seat]);
  const base: Disc = { ...inMils(end), r: baseRadius(slate ?? {}) };
  const roof = featuresOf(view.zone).findIndex(one => one.isClimbable && isInside(base, one));
  const near = [...coversIn(view, base), ...crimsOn(view, base, roof), ...(roof < 0 ? podsIn(view, base) : [])];
  return near.toSorted((a, b) => a.gap - b.gap);
}

function coversIn({ zone }: View, base: Disc): Nearby[] {
  return featuresOf(zone).flatMap((feature, i) => {
    const touch = nearestPointOf(feature, base);
    if (!feature.isCover || (touch.x === base.x && touch.y === base.y)) return [];
    const stand = feature.isArea ? toward(touch, base, -INSIDE) : toward(touch, base, base.r + HAIR);
    return [
      {
        sort: 'cover',
        name: zoneMap(zone).features[i]!.name,
        gap: inches(gapToFeature(feature.isArea ? { ...base, r: 0 } : base, feature)),
        touch: inInches(touch),
        stand: inInches(stand),
      },
    ];
  });
}

const disc = (sort: Sort, name: string, base: Disc, other: Disc): Nearby => ({
  sort,
  name,
  gap: inches(gap(base, other)),
  touch: inInches(toward(other, base, other.r)),
  stand: inInches(toward(other, base, other.r + base.r + HAIR)),
});

const crimsOn = ({ crims }: View, base: Disc, roof: number): Nearby[] =>
  crims.flatMap(({ card, x, y, surface, hiddenIn }) => {
    const printed = crimPrinted(card);
    return printed && hiddenIn < 0 && surface === roof ? [disc('contact', printed.name, base, { x, y, r: baseRadius(printed) })] : [];
  });

/** UM-POD-3: those that are full. */
const podsIn = ({ zone, pods }: View, base: Disc): Nearby[] =>
  pods.flatMap((isFull, i) => (isFull ? [disc('pod', `pod ${i + 1}`, base, podOf(zone, i))] : []));

/** Nearer than this, in inches, it is touched already. */
const TOUCHED = 0.05;
/** So far outside of what is drawn as possible a press still means the place inside, and the base as good as touches. */
const JUST_OUTSIDE = 0.15;

const isOpen = ({ stand }: Nearby, ring: readonly Point[]): boolean =>
  isWithin(stand, ring) || ring.some((corner, i) => distanceToSegment(stand, corner, ring[(i + 1) % ring.length]!) <= JUST_OUTSIDE);

/** Of each sort the nearest that is not touched yet and to which a way can lead. */
export const snapsIn = (nearby: readonly Nearby[], outline: readonly (readonly Point[])[]): Nearby[] =>
  SORTS.flatMap(sort => nearby.find(one => one.sort === sort && one.gap > TOUCHED && outline.some(ring => isOpen(one, ring))) ?? []);
