/** Where things lie in the ring: an oval of four sectors round the beast, seen from above, north up. Pure. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Ring {
  readonly width: number;
  readonly height: number;
  readonly cx: number;
  readonly cy: number;
  /** The rim, and the lane round the beast. */
  readonly rx: number;
  readonly ry: number;
  readonly ix: number;
  readonly iy: number;
  /** How wide a pin is, from its middle. */
  readonly pin: number;
  /** Height of the letters of a name. */
  readonly letter: number;
  /** How far from the middle a sector at a long side says what it is: a part of the way to the rim. */
  readonly label: number;
}

const ringOf = (width: number, height: number, pin: number, letter: number, label: number): Ring => ({
  width,
  height,
  cx: width / 2,
  cy: height / 2,
  rx: width / 2 - 12,
  ry: height / 2 - 12,
  ix: width * 0.3,
  iy: height * 0.31,
  pin,
  letter,
  label,
});
/** As it lies on a desk; and in the palm of a hand, where everything in it is larger. */
export const DESK = ringOf(960, 500, 24, 20, 0.43);
export const PALM = ringOf(560, 320, 23, 23, 0.45);

/** Quarter turns are counted from the north, clockwise, as the sectors are. */
const middleOf = (sector: number): number => ((sector - 1) * Math.PI) / 2;
const HALF = Math.PI / 4;

/** A spot by its angle and by how far out it lies: 1 is the rim. */
export function at({ cx, cy, rx, ry }: Ring, angle: number, out: number): Spot {
  return { x: cx + Math.cos(angle) * rx * out, y: cy + Math.sin(angle) * ry * out };
}
const written = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a sector: from the lane round the beast to the rim. */
export function outlineOf(ring: Ring, sector: number): string {
  const { rx, ry, ix, iy } = ring;
  const [from, to] = [middleOf(sector) - HALF, middleOf(sector) + HALF];
  const inner = (angle: number): Spot => ({ x: ring.cx + Math.cos(angle) * ix, y: ring.cy + Math.sin(angle) * iy });
  return `M${written(inner(from))}L${written(at(ring, from, 1))}A${rx} ${ry} 0 0 1 ${written(at(ring, to, 1))}L${written(inner(to))}A${ix} ${iy} 0 0 0 ${written(inner(from))}Z`;
}

/** Where the bones lie that part one sector from the next, and how they are turned. */
export const ribs = (ring: Ring): readonly { readonly from: Spot; readonly degrees: number; readonly long: number }[] =>
  [0, 1, 2, 3].map(sector => {
    const angle = middleOf(sector) + HALF;
    const to = at(ring, angle, 0.99);
    const from = at(ring, angle, 0.74);
    return { from, degrees: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI, long: Math.hypot(to.x - from.x, to.y - from.y) };
  });

/** So many fangs stand along the rim, the first one right of the north, and point inwards. */
export const fangs = (ring: Ring, n: number): readonly (Spot & { readonly degrees: number })[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = -Math.PI / 2 + ((i + 0.5) / n) * Math.PI * 2;
    const { x, y } = at(ring, angle, 0.965);
    return { x, y, degrees: (Math.atan2(Math.sin(angle) / ring.ry, Math.cos(angle) / ring.rx) * 180) / Math.PI + 90 };
  });

/** Whether a sector lies at a long side of the ring, where there is room in a row. */
const isWide = (sector: number): boolean => sector % 2 === 0;

/** Where so many pins stand in a sector, outside of the lane that belongs to arrows: in a row at the long sides, two and two at the short ones. */
export function pinsIn(ring: Ring, sector: number, n: number): readonly Spot[] {
  const { cx, cy, rx, ry, pin } = ring;
  const sign = sector === 0 || sector === 3 ? -1 : 1;
  if (isWide(sector)) {
    const step = Math.min(pin * 4.2, (rx * 0.86) / Math.max(1, n));
    const y = cy + sign * ry * (sign < 0 ? 0.8 : 0.74);
    return Array.from({ length: n }, (_, i) => ({ x: cx + (i - (n - 1) / 2) * step, y }));
  }
  const rows = n > 2 ? 2 : n;
  const columns = Math.ceil(n / rows);
  return Array.from({ length: n }, (_, i) => {
    const [row, column] = [i % rows, Math.floor(i / rows)];
    return {
      x: cx + sign * (rx * (columns > 1 ? 0.72 : 0.8) - (columns > 1 ? (column - 0.5) * pin * 3.4 : 0)),
      y: cy - pin * 0.4 + (row - (rows - 1) / 2) * pin * 3.3,
    };
  });
}

/** Where a sector says what it is: front, flank or rear. */
export function labelOf(ring: Ring, sector: number): Spot {
  const { cx, cy, rx, ry } = ring;
  const sign = sector === 0 || sector === 3 ? -1 : 1;
  return isWide(sector) ? { x: cx - rx * ring.label, y: cy + sign * ry * 0.72 } : { x: cx + sign * rx * 0.68, y: cy - ry * 0.41 };
}

/** Where so many pieces of ground lie in a sector. */
export function groundIn(ring: Ring, sector: number, n: number): readonly Spot[] {
  const { cx, cy, rx, ry, letter } = ring;
  const sign = sector === 0 || sector === 3 ? -1 : 1;
  return Array.from({ length: n }, (_, i) =>
    isWide(sector)
      ? { x: cx + rx * ring.label * 0.94, y: cy + sign * (ry * 0.74 - i * letter * 1.5) }
      : { x: cx + sign * rx * 0.74, y: cy + ry * 0.42 - (i - (n - 1) / 2) * letter * 1.6 },
  );
}

/** Where plates over a sector lie on the beast. */
export const plateOf = ({ cx, cy, ix, iy }: Ring, sector: number): Spot => ({
  x: cx + Math.cos(middleOf(sector)) * ix * 0.62,
  y: cy + Math.sin(middleOf(sector)) * iy * 0.72,
});

/** How far a beast is turned that is drawn looking west: clockwise, by the shorter way from how it was turned before. */
export function turnedTo(facing: number, before: number): number {
  const target = (facing + 1) * 90;
  const by = ((((target - before) % 360) + 540) % 360) - 180;
  return before + by;
}

/** How large a picture is drawn that is so wide and so high while it looks west. */
export function scaleOf(ring: Ring, [, , width, height]: readonly [number, number, number, number], facing: number): number {
  const [w, h] = facing % 2 === 1 ? [width, height] : [height, width];
  return Math.min((ring.rx * 1.24) / w, (ring.ry * 1.64) / h);
}

/** Behind the beast, where nothing is that it looks at. */
export function tailOf({ cx, cy, ix, iy }: Ring, facing: number): Spot {
  const angle = middleOf((facing + 2) % 4);
  return { x: cx + Math.cos(angle) * ix * 0.8, y: cy + Math.sin(angle) * iy * 0.86 + 10 };
}
