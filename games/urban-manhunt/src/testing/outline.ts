/** The outline of a drawing, measured without a browser: which cells of a raster its shapes cover, the ground aside. */

type Point = readonly [x: number, y: number];

const NUMBERS = /-?(?:\d*\.\d+|\d+)/g;
/** How many numbers a command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, A: 7, Z: 0 };
const STEPS = 8;

/** Its corners, curves in small steps; one list for each closed line. */
function corners(path: string): Point[][] {
  const lines: Point[][] = [];
  let [x, y, cx, cy] = [0, 0, 0, 0];
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest!.match(NUMBERS) ?? []).map(Number);
    const kind = letter!.toUpperCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`no path command of ours: ${letter}`);
    const isRelative = kind !== letter;
    for (let at = 0; at < Math.max(numbers.length, 1); at += Math.max(takes, 1)) {
      const given = numbers.slice(at, at + takes);
      const point = (i: number): Point => (isRelative ? [x + given[i]!, y + given[i + 1]!] : [given[i]!, given[i + 1]!]);
      const line = lines.at(-1) ?? [];
      const [sx, sy]: Point = [x, y];
      if (kind === 'Z') {
        [x, y] = line[0] ?? [x, y];
        continue;
      }
      if (kind === 'M' && at === 0) {
        [x, y] = point(0);
        lines.push([[x, y]]);
        [cx, cy] = [x, y];
        continue;
      }
      if (kind === 'H') x = isRelative ? x + given[0]! : given[0]!;
      else if (kind === 'V') y = isRelative ? y + given[0]! : given[0]!;
      else {
        const end = point(takes - 2);
        const [px, py]: Point = kind === 'Q' ? point(0) : kind === 'T' ? [2 * sx - cx, 2 * sy - cy] : [0, 0];
        [x, y] = end;
        if (kind === 'Q' || kind === 'T') {
          for (let step = 1; step < STEPS; step++) {
            const t = step / STEPS;
            const blend = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
            line.push([blend(sx, px, x), blend(sy, py, y)]);
          }
          [cx, cy] = [px, py];
        }
        if (kind === 'A') line.push(...arc([sx, sy], end, given));
      }
      if (kind !== 'Q' && kind !== 'T') [cx, cy] = [x, y];
      line.push([x, y]);
    }
  }
  return lines;
}

/** Half ellipses and what is near to them: the bulge is taken about the middle of the chord. */
function arc([sx, sy]: Point, [ex, ey]: Point, [rx, ry, , , sweep]: readonly number[]): Point[] {
  const [mx, my] = [(sx + ex) / 2, (sy + ey) / 2];
  const from = Math.atan2((sy - my) / ry!, (sx - mx) / rx!);
  return Array.from({ length: 2 * STEPS - 1 }, (_, step) => {
    const angle = from + ((sweep ? 1 : -1) * Math.PI * (step + 1)) / (2 * STEPS);
    return [mx + rx! * Math.cos(angle), my + ry! * Math.sin(angle)];
  });
}

function isInside(line: readonly Point[], x: number, y: number): boolean {
  let isIn = false;
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [[ax, ay], [bx, by]] = [line[i]!, line[j]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  }
  return isIn;
}

/** Row by row, whether a cell is covered by any filled shape that belongs to the figure; strokes are too thin to tell anybody by. */
export function outline(svg: string, size: number): boolean[] {
  const figure = svg.slice(svg.indexOf('<g transform'));
  const shapes = [...figure.matchAll(/<path d="([^"]*)" fill="#[^"]*">/g)]
    .flatMap(([, path]) => corners(path!))
    .map(line => ({ line, top: Math.min(...line.map(([, y]) => y)), bottom: Math.max(...line.map(([, y]) => y)) }));
  return Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [((at % size) + 0.5) * (100 / size), (Math.floor(at / size) + 0.5) * (100 / size)];
    return shapes.some(({ line, top, bottom }) => y >= top && y <= bottom && isInside(line, x, y));
  });
}

/** The share of cells that only one of them covers, of those that any covers. */
export function differing(one: readonly boolean[], other: readonly boolean[]): number {
  const any = one.filter((isCovered, at) => isCovered || other[at]).length;
  return any === 0 ? 0 : one.filter((isCovered, at) => isCovered !== other[at]).length / any;
}
