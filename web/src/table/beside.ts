/** Where something stands beside a thing: above it, to a side or below it, wholly on the screen, and over the thing only if there is no other room. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Kept free, in pixels, to the thing and to the edge of the screen. */
const GAP = 8;

/** What holds all of these. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(one => one.left)),
  top: Math.min(...boxes.map(one => one.top)),
  right: Math.max(...boxes.map(one => one.right)),
  bottom: Math.max(...boxes.map(one => one.bottom)),
});

/** As near to a place as it fits into the room. */
export const within = (at: number, length: number, room: number): number => Math.max(GAP, Math.min(at, room - GAP - length));

export function besideOf(thing: Box, { width, height }: Size, screen: Size): Corner {
  const across = within((thing.left + thing.right - width) / 2, width, screen.width);
  const down = within((thing.top + thing.bottom - height) / 2, height, screen.height);
  const places: readonly Corner[] = [
    { left: across, top: thing.top - GAP - height },
    { left: thing.right + GAP, top: down },
    { left: thing.left - GAP - width, top: down },
    { left: across, top: thing.bottom + GAP },
  ];
  const fits = ({ left, top }: Corner): boolean =>
    left >= GAP && top >= GAP && left + width <= screen.width - GAP && top + height <= screen.height - GAP;
  return places.find(fits) ?? { left: across, top: within(thing.top - GAP - height, height, screen.height) };
}
