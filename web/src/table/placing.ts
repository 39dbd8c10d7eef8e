/** The point or path that is being placed, leg by leg, before it is sent. Pure; who asks the server is use-placing.ts. */
import type { Answer, Point, Unit } from '@quarry/kernel';
import type { Asked, Lead, Way } from '@quarry/protocol';
import type { Placed } from '@quarry/screen';

/** The path after each click, and what was pointed at last in vain. */
export interface Draft {
  readonly n: number;
  readonly legs: readonly Way[];
  readonly refused: Placed['refused'];
}

export const isPlaced = (asked: Asked | null): boolean => asked?.choose === 'point' || asked?.choose === 'path';

export const emptyDraft = (n: number): Draft => ({ n, legs: [], refused: null });

export function placedOf({ legs, refused }: Draft): Placed {
  const last = legs.at(-1);
  return { ...(last ?? NOWHERE), refused };
}
const NOWHERE: Way = { path: [], says: '' };

/** After the server's word on a place: a path goes on, a point moves; what is not possible leaves a path as it was, and no point. */
export function led(draft: Draft, choose: Asked['choose'], at: Point, lead: Lead): Draft {
  const before = choose === 'path' ? draft.legs : [];
  if ('why' in lead) return { ...draft, legs: before, refused: { at, why: lead.why, says: lead.says } };
  return { ...draft, legs: [...before, lead], refused: null };
}

/** Where the last leg begins, which leads somewhere else when its end is moved. */
export const beforeEnd = (draft: Draft): Draft => ({ ...draft, legs: draft.legs.slice(0, -1), refused: null });

/** After the server's word on where an end is moved: what is not possible leaves it where it was. */
export const endLed = (draft: Draft, lead: Lead): Draft =>
  'why' in lead ? { ...draft, refused: null } : { ...beforeEnd(draft), legs: [...beforeEnd(draft).legs, lead] };

/** A step of a nudge, in what people measure in, and with a key that makes it a large one. */
const NUDGE = { small: 0.1, whole: 1 };
export function nudged(from: Point, by: Point, isWhole: boolean, unit: Unit = PLAIN): Point {
  const { x, y } = inUnits(from, unit);
  const step = isWhole ? NUDGE.whole : NUDGE.small;
  return fromUnits({ x: x + by.x * step, y: y + by.y * step }, unit);
}

/** A press so far outside of what is possible, in what people measure in, means the nearest place inside; and so far inside that lies. */
const NEAR = 1;
const INSIDE = 0.05;

/** The place that is meant by a press: itself, unless it lies just outside of what is drawn as possible. */
export function snapped(at: Point, outline: Asked['outline'], { of }: Unit = PLAIN): Point {
  if (!outline || outline.length === 0 || outline.some(polygon => isWithin(at, polygon))) return at;
  const nearest = outline.flatMap(edgesOf).map(([a, b]) => nearestOn(at, a, b));
  const best = nearest.reduce((least, one) => (away(one, at) < away(least, at) ? one : least), nearest[0] ?? at);
  const far = away(best, at);
  if (far > NEAR * of) return at;
  const beyond = { x: best.x + ((best.x - at.x) * INSIDE * of) / (far || 1), y: best.y + ((best.y - at.y) * INSIDE * of) / (far || 1) };
  return fromUnits(inUnits(beyond, { of, says: '' }), { of, says: '' });
}

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const edgesOf = (polygon: readonly Point[]): [Point, Point][] => polygon.map((a, i) => [a, polygon[(i + 1) % polygon.length]!]);
const isWithin = ({ x, y }: Point, polygon: readonly Point[]): boolean =>
  edgesOf(polygon).filter(([a, b]) => a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)).length % 2 === 1;

function nearestOn({ x, y }: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return { x: a.x + t * dx, y: a.y + t * dy };
}

/** Without the last leg, or without the place that was pointed at in vain; null if there is neither. */
export function backFrom(draft: Draft): Draft | null {
  if (draft.refused) return { ...draft, refused: null };
  return draft.legs.length > 0 ? { ...draft, legs: draft.legs.slice(0, -1) } : null;
}

/** What is sent; null as long as nothing is placed. */
export function answerPlaced({ choose }: Asked, draft: Draft): Answer | null {
  const { path } = placedOf(draft);
  if (path.length === 0 || draft.refused) return null;
  return choose === 'point' ? path.at(-1)! : path;
}

type Aim = Pick<Asked, 'choose' | 'isSelf'>;

/** What the button does that sends it. */
export function goSays({ choose, isSelf }: Aim, facts: Way['facts'] = undefined, unit: Unit = PLAIN): string {
  if (choose !== 'path') return isSelf ? 'Stand here' : 'Put it here';
  const length = facts?.[unit.says];
  return unit.sign && typeof length === 'number' ? `Move ${length.toFixed(1)}${unit.sign}` : 'Go';
}

/** That it can be sent. */
export const canSays = ({ choose, isSelf }: Aim): string =>
  choose === 'path' ? 'You can go there.' : `${isSelf ? 'You' : 'It'} can stand there.`;

const PLAIN: Unit = { of: 1, says: '' };
const FINENESS = 1000;

/** A point as people measure it, and back: to a thousandth of what they measure in. */
export const inUnits = ({ x, y }: Point, { of }: Unit = PLAIN): Point => ({ x: x / of, y: y / of });
export const fromUnits = ({ x, y }: Point, { of }: Unit = PLAIN): Point => ({ x: finely(x, of), y: finely(y, of) });
const finely = (units: number, of: number): number => (Math.round(units * FINENESS) * of) / FINENESS;
