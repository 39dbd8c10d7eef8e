/** Blades of tall grass as one path, drawn by a small seeded generator so that a cover looks the same on every visit. Pure. */

/** A row of numbers from 0 to 1 that looks like chance and is none. */
function scatter(seed: number): () => number {
  let x = seed >>> 0 || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 0x1_0000_0000;
  };
}

interface Meadow {
  readonly seed: number;
  readonly blades: number;
  readonly from: number;
  readonly to: number;
  /** Where the blades stand, and how tall they are at most. */
  readonly foot: number;
  readonly tall: number;
}

/** Filled blades: broad at the foot, bent by the wind, pointed at the tip. */
export function meadow({ seed, blades, from, to, foot, tall }: Meadow): string {
  const next = scatter(seed);
  return Array.from({ length: blades }, () => {
    const x = Math.round(from + next() * (to - from));
    const h = Math.round(tall * (0.45 + next() * 0.55));
    const lean = Math.round((next() - 0.3) * h * 0.7);
    const w = 2 + Math.round(next() * 3);
    return `M${x} ${foot}q${Math.round(lean * 0.15)} ${-Math.round(h * 0.6)} ${lean} ${-h}q${Math.round(-lean * 0.55)} ${Math.round(h * 0.45)} ${w - lean} ${h}z`;
  }).join('');
}

/** Specks of light: stars, or embers over the grass. */
export function specks(
  seed: number,
  n: number,
  box: readonly [number, number, number, number],
): readonly { x: number; y: number; r: number }[] {
  const next = scatter(seed);
  const [x, y, width, height] = box;
  return Array.from({ length: n }, () => ({
    x: Math.round(x + next() * width),
    y: Math.round(y + next() * height),
    r: Math.round((0.5 + next() * 1.3) * 10) / 10,
  }));
}
