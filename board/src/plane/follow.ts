/** How far along a route a mover comes: until it touches what it goes for, until its length is used up, or before a climb that does not fit. PL-32, PL-33. */
import type { Ground } from './ground.ts';
import { distance, halfUp, SLACK } from './measure.ts';
import { entryToDisc } from './prism.ts';
import type { Route, Waypoint } from './search.ts';
import { GROUND, type Standing } from './types.ts';

/** Bases whose surfaces differ by no more touch. */
const LEVEL = 1000;

export interface Followed extends Waypoint {
  /** What of the length was used. */
  readonly used: number;
  /** It touches what it goes for; without such, it is at the end of the route. */
  readonly arrived: boolean;
}

export function follow(ground: Ground, mover: Standing, route: Route, length: number, contact: Standing | null): Followed {
  let at: Waypoint = route.points[0]!;
  let used = 0;
  for (let i = 1; i < route.points.length; i += 1) {
    const next = route.points[i]!;
    const span = distance(at, next);
    if (next.surface !== at.surface) {
      const cost = span + ground.elevation(at.surface === GROUND ? next.surface : at.surface);
      if (touches(ground, mover, at, contact) || used + cost > length + SLACK) break;
      used += cost;
      at = next;
      continue;
    }
    const way = Math.min(span, Math.max(0, length - used), wayToContact(ground, mover, at, next, contact));
    used += way;
    if (way < span) {
      at = { x: at.x + ((next.x - at.x) * way) / span, y: at.y + ((next.y - at.y) * way) / span, surface: at.surface };
      break;
    }
    at = next;
  }
  const arrived = contact ? touches(ground, mover, at, contact) : isEnd(at, route.points.at(-1)!);
  return { x: halfUp(at.x), y: halfUp(at.y), surface: at.surface, used, arrived };
}

function isEnd(at: Waypoint, end: Waypoint): boolean {
  return at.surface === end.surface && distance(at, end) <= SLACK;
}

function isLevel(ground: Ground, at: Waypoint, contact: Standing): boolean {
  return Math.abs(ground.elevation(at.surface) - ground.elevation(contact.surface)) <= LEVEL;
}

function touches(ground: Ground, mover: Standing, at: Waypoint, contact: Standing | null): boolean {
  return contact !== null && isLevel(ground, at, contact) && distance(at, contact) <= mover.r + contact.r + SLACK;
}

/** How far it is along a straight part of the route to the first point where the gap is 0; Infinity if it is not on this part. */
function wayToContact(ground: Ground, mover: Standing, at: Waypoint, next: Waypoint, contact: Standing | null): number {
  if (!contact || !isLevel(ground, at, contact)) return Infinity;
  const span = distance(at, next);
  const sum = mover.r + contact.r;
  if (span === 0 || distance(at, contact) <= sum) return distance(at, contact) <= sum ? 0 : Infinity;
  const way = entryToDisc(at.x - contact.x, at.y - contact.y, (next.x - at.x) / span, (next.y - at.y) / span, sum);
  return way <= span ? way : Infinity;
}
