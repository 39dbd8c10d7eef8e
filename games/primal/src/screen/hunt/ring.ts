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
  /** Height of the letters of a name, of those that name ground, and how large a fang is. */
  readonly letter: number;
  readonly word: number;
  readonly fang: number;
  /** How far from the middle a sector at a long side says what it is: a part of the way to the rim. */
  readonly label: number;
  /** And what lies there, at the other end. */
  readonly ground: number;
  /** How far behind the middle of a beast that lies across stands what it is about to do: a part of the way out of its lane. */
  readonly tail: number;
  /** How far apart pins stand there, in halves of a pin. */
  readonly step: number;
  /** The same for what stands in a sector at a short side, from top to bottom: what it is, who is there, what lies there. */
  readonly flank: { readonly label: number; readonly pins: number; readonly ground: number; readonly rows: 1 | 2 };
}

/** So much room lies round the rim, for the fangs. */
const MARGIN = 25;
type Sizes = Pick<Ring, 'pin' | 'letter' | 'word' | 'fang' | 'label' | 'ground' | 'tail' | 'step' | 'flank'>;
const ringOf = (width: number, height: number, sizes: Sizes): Ring => ({
  width,
  height,
  cx: width / 2,
  cy: height / 2,
  rx: width / 2 - MARGIN,
  ry: height / 2 - MARGIN,
  ix: width * 0.3,
  iy: height * 0.31,
  ...sizes,
});
/** As it lies on a desk; and in the palm of a hand, where everything in it is larger. */
export const DESK = ringOf(960, 530, {
  pin: 24,
  letter: 20,
  word: 17,
  fang: 1.05,
  label: 0.44,
  ground: 0.5,
  tail: 0.5,
  step: 4.2,
  flank: { label: -0.47, pins: 0.02, ground: 0.5, rows: 2 },
});
export const PALM = ringOf(600, 330, {
  pin: 22,
  letter: 22,
  word: 18,
  fang: 1,
  label: 0.52,
  ground: 0.56,
  tail: 0.26,
  step: 3.4,
  flank: { label: -0.36, pins: 0.2, ground: -0.16, rows: 1 },
});

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
    const { x, y } = at(ring, angle, 1);
    return { x, y, degrees: (Math.atan2(Math.sin(angle) / ring.ry, Math.cos(angle) / ring.rx) * 180) / Math.PI + 90 };
  });

/** Whether a sector lies at a long side of the ring, where there is room in a row. */
const isWide = (sector: number): boolean => sector % 2 === 0;

/** Where so many pins stand in a sector, outside of the lane that belongs to arrows: in a row at the long sides, in as many rows at the short ones as there is room for. */
export function pinsIn(ring: Ring, sector: number, n: number, facing: number): readonly Spot[] {
  const { cx, cy, rx, ry, pin, flank } = ring;
  const sign = sector === 0 || sector === 3 ? -1 : 1;
  if (isWide(sector)) {
    const step = Math.min(pin * ring.step, (rx * 0.86) / Math.max(1, n));
    const y = cy + sign * ry * (sign < 0 ? 0.78 : 0.67);
    // Before its head the row parts.
    const aside = sector === facing && n % 2 === 1 ? 0.5 : 0;
    return Array.from({ length: n }, (_, i) => ({ x: cx + (i - (n - 1) / 2 + aside) * step, y }));
  }
  const rows = n > 2 ? 2 : Math.min(n, flank.rows);
  const columns = Math.ceil(n / rows);
  return Array.from({ length: n }, (_, i) => {
    const [row, column] = [i % rows, Math.floor(i / rows)];
    return {
      x: cx + sign * (rx * (columns > 1 ? 0.67 : 0.75) - (column - (columns - 1) / 2) * pin * 3),
      y: cy + ry * flank.pins + (row - (rows - 1) / 2) * pin * 3.7 - (rows > flank.rows ? pin : 0),
    };
  });
}

/** Where a sector says what it is: front, flank or rear. */
export function labelOf(ring: Ring, sector: number): Spot {
  const { cx, cy, rx, ry, flank } = ring;
  const sign = sector === 0 || sector === 3 ? -1 : 1;
  return isWide(sector) ? { x: cx - rx * ring.label, y: cy + sign * ry * 0.72 } : { x: cx + sign * rx * 0.7, y: cy + ry * flank.label };
}

/** The middle of each of so many pieces of ground in a sector: at a long side the row above keeps off the neighbour's. */
export function groundIn(ring: Ring, sector: number, n: number): readonly Spot[] {
  const { cx, cy, rx, ry, word, flank } = ring;
  const sign = sector === 0 || sector === 3 ? -1 : 1;
  return Array.from({ length: n }, (_, i) =>
    isWide(sector)
      ? { x: cx + rx * ring.ground - i * word * 1.6, y: cy + sign * (ry * 0.7 - i * word * 1.25) }
      : { x: cx + sign * rx * 0.7, y: cy + ry * flank.ground + i * word * 1.4 },
  );
}

/** Where so many marks are strewn over a sector, between the lane and the rim, each with how large it is, from 0 to 1: always the same. */
export const strewnIn = (ring: Ring, sector: number, n: number): readonly (Spot & { readonly grown: number })[] =>
  Array.from({ length: n }, (_, i) => {
    const across = ((i + 0.5) / n) * 2 - 1;
    const out = 0.74 + 0.2 * ((i * 0.618 + sector * 0.29) % 1);
    return { ...at(ring, middleOf(sector) + across * HALF * 0.88, out), grown: (i * 0.382 + 0.3) % 1 };
  });

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

/** So much larger may it be along one axis of the ring than along the other: a beast that turns is the same beast. */
const GROWS = 1.2;
/** How large a picture is drawn that is so wide and so high while it looks west. */
export function scaleOf(ring: Ring, [, , width, height]: readonly [number, number, number, number], facing: number): number {
  const fitting = (w: number, h: number): number => Math.min((ring.rx * 1.24) / w, (ring.ry * 1.58) / h);
  const [along, across] = [fitting(width, height), fitting(height, width)];
  return facing % 2 === 1 ? Math.min(along, across * GROWS) : Math.min(across, along * GROWS);
}

/** How far it draws back from hunters before its head, at a long side. */
export const drawnBack = ({ ry }: Ring, facing: number): number => (isWide(facing) ? (facing === 0 ? 1 : -1) * ry * 0.15 : 0);

/** On its hind half, away from whoever stands round it. */
export function tailOf({ cx, cy, ix, iy, tail }: Ring, facing: number): Spot {
  const angle = middleOf((facing + 2) % 4);
  return { x: cx + Math.cos(angle) * ix * tail, y: cy + Math.sin(angle) * iy * 0.55 + 10 };
}
