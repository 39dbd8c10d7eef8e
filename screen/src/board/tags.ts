/** Where tags over pieces stand, so that each can be read: on no other tag and, where there is room, on no other piece. Pure. */
import type { Bounds, Size } from '../view-box.ts';

/** A letter is about so wide, and a tag so high, by the height of its letters. */
const WIDE = 0.58;
const HIGH = 1.4;

/** A line more makes it so much higher. */
const LINE = 1.15;

/** How large a tag of these lines is. */
export const tagSize = (lines: readonly string[], size: number): Size => ({
  width: (Math.max(0, ...lines.map(one => one.length)) * WIDE + 1) * size,
  height: (HIGH + Math.max(0, lines.length - 1) * LINE) * size,
});

/** How far above its lower edge the last but so many lines of a tag stand, by the height of its letters. */
export const lineOver = (before: number): number => 0.38 + before * LINE;

/** A piece: all that is drawn of it, and the lines of its tag, or how large that is; without either it has none. */
export interface Tagged {
  readonly boxes: readonly Bounds[];
  readonly lines: readonly string[];
  readonly size?: Size;
}

/** The middle of its lower edge. */
export interface TagSpot {
  readonly x: number;
  readonly y: number;
}

/** How far a tag keeps from its piece, by the height of its letters. */
const GAP = 0.2;

/**
 * The spots of all tags, by the place of their pieces: those higher up are put first, each where it covers least. `marks` are to be read, too. The tag of whoever is seen in the window,
 * be it in part, stands wholly in it.
 */
export function placeTags(pieces: readonly Tagged[], size: number, marks: readonly Bounds[] = [], window?: Bounds): (TagSpot | null)[] {
  const spots: (TagSpot | null)[] = pieces.map(() => null);
  const taken: Bounds[] = [];
  const drawn = pieces.flatMap(one => one.boxes);
  const body = pieces.map(one => hullOf(one.boxes));
  const order = [...pieces.keys()].toSorted((a, b) => body[a]!.y - body[b]!.y || body[a]!.x - body[b]!.x);
  for (const i of order) {
    const { lines, size: own } = pieces[i]!;
    if (lines.length === 0 && !own) continue;
    const { width, height } = own ?? tagSize(lines, size);
    const anywhere = around(body[i]!, width, height, GAP * size);
    const boxes = window && shared(window, [body[i]!]) > 0 ? anywhere.map(box => keptIn(window, box)) : anywhere;
    // Two tags in one place say nothing, and what is written is read whole or not at all; a piece shows at its rim.
    const covers = (box: Bounds): number => 4 * shared(box, taken) + 3 * shared(box, marks) + shared(box, drawn);
    const best = boxes.reduce((least, box) => (covers(box) < covers(least) - 1e-6 ? box : least));
    taken.push(best);
    spots[i] = { x: best.x + width / 2, y: best.y + height };
  }
  return spots;
}

/** The box, moved as little as brings it into the window. */
function keptIn(window: Bounds, { x, y, width, height }: Bounds): Bounds {
  const within = (at: number, from: number, room: number): number => Math.max(from, Math.min(at, from + room));
  return { x: within(x, window.x, window.width - width), y: within(y, window.y, window.height - height), width, height };
}

function hullOf(boxes: readonly Bounds[]): Bounds {
  const [x, y] = [Math.min(...boxes.map(one => one.x)), Math.min(...boxes.map(one => one.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map(one => one.x + one.width)) - x,
    height: Math.max(...boxes.map(one => one.y + one.height)) - y,
  };
}

/** Above it, below it, to either side of that, then a line farther off. */
function around(of: Bounds, width: number, height: number, gap: number): Bounds[] {
  const lefts = [of.x + (of.width - width) / 2, of.x, of.x + of.width - width];
  const [top, foot] = [of.y - gap - height, of.y + of.height + gap];
  const lines = [top, foot, top - gap - height, foot + gap + height];
  const beside = [of.x + of.width + gap, of.x - gap - width].map(left => ({ x: left, y: of.y + (of.height - height) / 2, width, height }));
  const [above, below, ...farther] = lines.map(y => lefts.map(x => ({ x, y, width, height })));
  return [...above!, ...below!, ...beside, ...farther.flat()];
}

function shared(box: Bounds, others: readonly Bounds[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const high = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}
