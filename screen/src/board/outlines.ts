/** Outlines in the board's own units: what is drawn of a height, of a shadow and of a reach is worked out from them. Sums only. */
import { CELL, type Spot } from './plane.ts';

/** The roof of what is one unit high is drawn so much farther from the middle of the picture. */
const LIFT = 0.013;
/** So far, in units for each unit of height, a shadow falls to the right and down. */
const SHADE = 0.42;

const text = ({ x, y }: Spot): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
export const closedPath = (spots: readonly Spot[]): string => `M${spots.map(text).join('L')}Z`;
export const openPath = (spots: readonly Spot[]): string => `M${spots.map(text).join('L')}`;

/** The spots of a list as it stands in the page: `x,y x,y`. */
export const spotsIn = (points: string): Spot[] =>
  points.split(' ').map(one => {
    const [x, y] = one.split(',');
    return { x: Number(x), y: Number(y) };
  });

const twiceArea = (spots: readonly Spot[]): number =>
  spots.reduce((sum, a, i) => {
    const b = spots[(i + 1) % spots.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

/** All the same way round, so that none cuts a hole into another. */
const turned = (spots: readonly Spot[]): readonly Spot[] => (twiceArea(spots) < 0 ? spots.toReversed() : spots);

const edgesOf = (spots: readonly Spot[]): [Spot, Spot][] => spots.map((a, i) => [a, spots[(i + 1) % spots.length]!]);

export const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

/** The ground that a thing of this height darkens. */
export function shadowOf(spots: readonly Spot[], height: number): string {
  const by = height * SHADE * CELL;
  const off = spots.map(({ x, y }) => ({ x: x + by, y: y + by }));
  const sides = edgesOf(spots).map(([a, b], i) => turned([a, b, off[(i + 1) % off.length]!, off[i]!]));
  return [turned(off), ...sides].map(closedPath).join('');
}

/** Where something at this height is seen, about the middle of the picture. */
export const lifted = ({ x, y }: Spot, height: number, eye: Spot): Spot => ({
  x: x + (x - eye.x) * height * LIFT,
  y: y + (y - eye.y) * height * LIFT,
});

export interface Wall {
  readonly d: string;
  /** From 0, away from the light, to 3, toward it: it comes from the upper left. */
  readonly shade: number;
}

/** The sides of a thing that are seen past its roof: those that look to the middle of the picture. */
export function wallsOf(spots: readonly Spot[], height: number, eye: Spot): Wall[] {
  const way = Math.sign(twiceArea(spots));
  return edgesOf(spots).flatMap(([a, b]) => {
    const [nx, ny] = [(b.y - a.y) * way, (a.x - b.x) * way];
    if (nx * (eye.x - a.x) + ny * (eye.y - a.y) <= 0) return [];
    const light = (-nx - ny) / (Math.SQRT2 * Math.hypot(nx, ny));
    return [
      {
        d: closedPath([a, b, lifted(b, height, eye), lifted(a, height, eye)]),
        shade: Math.max(0, Math.min(3, Math.round(1.5 + 1.5 * light))),
      },
    ];
  });
}

/** The same outline, drawn nearer to its middle by so many units. */
export function inset(spots: readonly Spot[], by: number): Spot[] {
  const middle = middleOf(spots);
  return spots.map(({ x, y }) => {
    const far = Math.hypot(x - middle.x, y - middle.y) || 1;
    const k = Math.max(0, far - by * Math.SQRT2) / far;
    return { x: middle.x + (x - middle.x) * k, y: middle.y + (y - middle.y) * k };
  });
}

/** How its longest side lies, in degrees. */
export function leanOf(spots: readonly Spot[]): number {
  const [a, b] = edgesOf(spots).reduce((longest, edge) => (lengthOf(edge) > lengthOf(longest) ? edge : longest));
  return Math.round(((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI) * 10) / 10;
}
const lengthOf = ([a, b]: readonly [Spot, Spot]): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Whether a spot lies in an outline. */
export const isWithin = ({ x, y }: Spot, spots: readonly Spot[]): boolean =>
  edgesOf(spots).filter(([a, b]) => a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)).length % 2 === 1;

/** A spot of a way, with the direction that it has there. */
export interface OnWay extends Spot {
  readonly dx: number;
  readonly dy: number;
}

export const lengthAlong = (way: readonly Spot[]): number =>
  way.slice(1).reduce((sum, spot, i) => sum + Math.hypot(spot.x - way[i]!.x, spot.y - way[i]!.y), 0);

/** So far along a way; its end, if that is nearer. */
export function alongWay(way: readonly Spot[], far: number): OnWay {
  let left = far;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0 || (left > length && i < way.length - 1)) {
      left -= length;
      continue;
    }
    const t = Math.min(1, left / length);
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, dx: (b.x - a.x) / length, dy: (b.y - a.y) / length };
  }
  return { ...(way.at(-1) ?? { x: 0, y: 0 }), dx: 1, dy: 0 };
}

/** What is left of a way from a distance on. */
export function restOf(way: readonly Spot[], from: number): Spot[] {
  let gone = 0;
  const after = way.filter((spot, i) => {
    if (i > 0) gone += Math.hypot(spot.x - way[i - 1]!.x, spot.y - way[i - 1]!.y);
    return gone > from;
  });
  return [alongWay(way, from), ...after];
}
