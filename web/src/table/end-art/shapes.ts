/** Shapes that pictures of the end are made of, always the same: what looks strewn follows from a number. Heights are of 900, widths of whatever there is room for. */

export const HEIGHT = 900;

/** A row of numbers from 0 to 1 that looks like chance and is the same each time. */
export function strewn(seed: number): () => number {
  let at = seed * 2_654_435_761;
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return at / 2_147_483_648;
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Hills from one edge to the other, filled down to the ground. */
export function ridge(width: number, y: number, high: number, seed: number, step = 140): string {
  const next = strewn(seed);
  const parts = [`M0 ${HEIGHT}V${round(y - high * next())}`];
  for (let x = 0; x < width + step; x += step) {
    const to = round(y - high * next());
    parts.push(`S${round(x + step / 2)} ${to} ${round(x + step)} ${to}`);
  }
  return `${parts.join('')}V${HEIGHT}Z`;
}

/** Flat tops with steep sides: mesas, ruins, stacks of containers. */
export function mesas(width: number, y: number, high: number, seed: number, wide = 220): string {
  const next = strewn(seed);
  const parts = [`M0 ${HEIGHT}V${y}`];
  for (let x = wide * 0.4 * next(); x < width; ) {
    const top = y - high * (0.35 + 0.65 * next());
    const w = wide * (0.5 + next());
    parts.push(`L${round(x)} ${y}L${round(x + w * 0.08)} ${round(top)}H${round(x + w * 0.9)}L${round(x + w)} ${y}`);
    x += w + wide * (0.3 + 1.4 * next());
  }
  return `${parts.join('')}H${round(width)}V${HEIGHT}Z`;
}

/** Blades of grass along a line. */
export function grass(width: number, y: number, high: number, seed: number, every = 9): string {
  const next = strewn(seed);
  const parts: string[] = [];
  for (let x = -10; x < width + 10; x += every * (0.5 + next())) {
    const h = high * (0.35 + 0.65 * next());
    const lean = (next() - 0.45) * h * 0.7;
    parts.push(
      `M${round(x)} ${y}q${round(lean * 0.2)} ${round(-h * 0.6)} ${round(lean)} ${round(-h)}q${round(-lean * 0.5)} ${round(h * 0.5)} ${round(5 - lean)} ${round(h)}z`,
    );
  }
  return parts.join('');
}

/** Pines of several sizes along a line. */
export function pines(width: number, y: number, high: number, seed: number, every = 110): string {
  const next = strewn(seed);
  const parts: string[] = [];
  for (let x = -40; x < width + 40; x += every * (0.4 + next())) {
    const h = high * (0.45 + 0.55 * next());
    const w = h * 0.32;
    for (let i = 0; i < 3; i++) {
      const top = y - h + (h * i) / 4;
      const half = (w / 2) * (0.5 + i * 0.28);
      parts.push(`M${round(x)} ${round(top)}l${round(half)} ${round(h * 0.38)}h${round(-2 * half)}z`);
    }
    parts.push(`M${round(x - w * 0.06)} ${y}v${round(-h * 0.3)}h${round(w * 0.12)}v${round(h * 0.3)}z`);
  }
  return parts.join('');
}

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Stars, sparks or dust. */
export function dots(width: number, from: number, to: number, n: number, seed: number, most = 3): readonly Dot[] {
  const next = strewn(seed);
  return Array.from({ length: n }, () => ({
    x: round(width * next()),
    y: round(from + (to - from) * next()),
    r: round(0.8 + most * next() ** 2),
  }));
}

/** A long leaf with a rib, from its foot. */
export const frond = (x: number, y: number, length: number, lean: number): string =>
  `M${round(x)} ${round(y)}q${round(lean * 0.1)} ${round(-length * 0.6)} ${round(lean)} ${round(-length)}q${round(-lean * 0.05 + 46)} ${round(length * 0.4)} ${round(26 - lean)} ${round(length)}z`;
