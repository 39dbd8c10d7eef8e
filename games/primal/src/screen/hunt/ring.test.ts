/** Where things lie in the ring, in every sector, for a desk and for the palm of a hand. */
import { describe, expect, test } from 'vitest';
import { DESK, fangs, PALM, pinsIn, type Ring, type Spot, scaleOf, strewnIn, tailOf, turnedTo } from './ring.ts';

const RINGS = [
  ['on a desk', DESK],
  ['in the palm of a hand', PALM],
] as const;
const SECTORS = [0, 1, 2, 3];
const CROWDS = [1, 2, 3, 4];

/** How far out a spot lies: 1 is the rim. */
const outOf = ({ cx, cy, rx, ry }: Ring, { x, y }: Spot): number => Math.hypot((x - cx) / rx, (y - cy) / ry);
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const sectorOf = ({ cx, cy, rx, ry }: Ring, { x, y }: Spot): number => {
  const [east, south] = [(x - cx) / rx, (y - cy) / ry];
  return Math.abs(south) > Math.abs(east) ? (south < 0 ? 0 : 2) : east > 0 ? 1 : 3;
};

describe.each(RINGS)('the ring %s', (_, ring) => {
  test('has room for up to four pins in each sector, inside of the rim and none over another', () => {
    for (const [sector, facing] of SECTORS.flatMap(one => SECTORS.map(other => [one, other] as const)))
      for (const n of CROWDS) {
        const pins = pinsIn(ring, sector, n, facing);
        expect(pins.map(pin => sectorOf(ring, pin))).toEqual(pins.map(() => sector));
        expect(Math.max(...pins.map(pin => outOf(ring, pin)))).toBeLessThan(0.97);
        for (const [i, pin] of pins.entries())
          for (const other of pins.slice(i + 1)) expect(apart(pin, other)).toBeGreaterThanOrEqual(2 * ring.pin);
      }
  });

  test('parts the row of hunters who stand before its head', () => {
    for (const sector of [0, 2])
      for (const n of CROWDS) for (const { x } of pinsIn(ring, sector, n, sector)) expect(Math.abs(x - ring.cx)).toBeGreaterThan(ring.pin);
  });

  test('leaves the lane of pins to them: what it is about to do ends before it', () => {
    const LONGEST = 24;
    const half = (LONGEST * ring.letter * 0.42) / 2;
    for (const facing of [1, 3]) {
      const { x } = tailOf(ring, facing);
      const [pin] = pinsIn(ring, (facing + 2) % 4, 1, facing);
      expect(Math.abs(pin!.x - x) - half).toBeGreaterThanOrEqual(ring.pin);
    }
  });

  test('has a fang for each point of struggle, all at the rim', () => {
    for (const n of [6, 9, 12]) {
      const all = fangs(ring, n);
      expect(all).toHaveLength(n);
      for (const fang of all) expect(outOf(ring, fang)).toBeCloseTo(1, 3);
    }
  });
});

test('a beast is nearly as large whichever way it looks, and never larger than its place', () => {
  const sizes = [
    [0, 0, 600, 398],
    [0, 0, 564, 872],
  ] as const;
  for (const ring of [DESK, PALM])
    for (const box of sizes) {
      const [north, east] = [0, 1].map(facing => scaleOf(ring, box, facing));
      expect(Math.max(north! / east!, east! / north!)).toBeLessThanOrEqual(1.2001);
      expect(north! * box[2]).toBeLessThanOrEqual(ring.ry * 1.5801);
      expect(east! * box[3]).toBeLessThanOrEqual(ring.ry * 1.5801);
    }
});

test('what covers a sector is strewn between the lane and the rim, always the same', () => {
  for (const [, ring] of RINGS)
    for (const sector of SECTORS) {
      const strewn = strewnIn(ring, sector, 13);
      expect(strewn).toEqual(strewnIn(ring, sector, 13));
      for (const one of strewn) {
        expect(sectorOf(ring, one)).toBe(sector);
        expect(outOf(ring, one)).toBeLessThan(0.95);
        expect(outOf({ ...ring, rx: ring.ix, ry: ring.iy }, one)).toBeGreaterThan(1);
        expect(one.grown).toBeLessThanOrEqual(1);
      }
    }
});

test('a beast turns by the shorter way, and ends as it is drawn for that side', () => {
  expect(turnedTo(3, 0)).toBe(360 * 0);
  expect(turnedTo(0, 0)).toBe(90);
  expect(turnedTo(2, 0)).toBe(-90);
  expect(Math.abs(turnedTo(1, 0))).toBe(180);
  expect(turnedTo(3, 270)).toBe(360);
});
