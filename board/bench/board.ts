/**
 * How fast are the look-ups of an area and of a map of hexes, how long does building one take, and what does a question about odds cost?
 * Run: node board/bench/board.ts. The only file of this package that reads a clock.
 */
import {
  areaOf,
  type Cell,
  type Die,
  distanceAround,
  type Graph,
  hexDisc,
  hexMapOf,
  type PipFace,
  pipsAndCrits,
  reach,
  rotate,
  stepsTowards,
  sumDistribution,
  withReroll,
} from '../src/index.ts';

/** Six 3 × 3 tiles in two rows, one corner square missing from each: 48 squares; without the gaps 54. */
function tiles(isGap: (x: number, y: number) => boolean): Cell[] {
  const cells: Cell[] = [];
  for (let tile = 0; tile < 6; tile += 1) {
    for (let i = 0; i < 9; i += 1) {
      if (isGap(i % 3, Math.floor(i / 3))) continue;
      const { x, y } = rotate(i % 3, Math.floor(i / 3), 3, tile);
      cells.push({ x: x + 3 * (tile % 3), y: y + 3 * Math.floor(tile / 3) });
    }
  }
  return cells;
}

/** The middle of nine runs, in milliseconds. */
function median(run: () => void): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[4];
}

const full = tiles(() => false);
const first = performance.now();
const area = areaOf(full);
const cold = performance.now() - first;
const others = [areaOf(tiles((x, y) => x === 0 && y === 0)), areaOf(tiles((x, y) => x === 1 && y === 1)), area];

const disc = hexDisc({ x: 0, y: 0 }, 4);
const map = hexMapOf(disc);

const ROUNDS = 10_000_000;
let sink = 0;
/** Each query gets a loop of its own, compiled for it alone: a shared loop would measure the call of an unknown function instead. */
function perSecond(areas: readonly Graph[], look: string): string {
  const loop = new Function(
    'areas',
    'rounds',
    `let sum = 0, a = 0, b = 0, turn = 0, area = areas[0];
     for (let i = 0; i < rounds; i += 1) {
       a = a === 39 ? 0 : a + 1; b = b >= 33 ? b - 33 : b + 7;
       ${areas.length > 1 ? 'turn = turn === 2 ? 0 : turn + 1; area = areas[turn];' : ''}
       sum += ${look} | 0;
     }
     return sum;`,
  );
  const ms = median(() => (sink += loop(areas, ROUNDS)));
  return `${Math.round(ROUNDS / ms / 1000)} M/s`;
}

const d6: Die<PipFace> = { name: 'd6', faces: [0, 1, 1, 2, 2, 3].map(pips => ({ pips, crit: pips === 3 })) };
const five = [d6, d6, d6, d6, d6];
const pips = (faces: readonly PipFace[]): number => faces.reduce((sum, face) => sum + face.pips, 0);
const firstReroll = performance.now();
withReroll(five, 2, pips);
const coldReroll = performance.now() - firstReroll;
const blocked = (square: number): boolean => square % 7 === 3;

console.table({
  'areaOf, 54 squares, first call': `${cold.toFixed(2)} ms`,
  'areaOf, 54 squares, warm': `${median(() => areaOf(full)).toFixed(2)} ms`,
  distance: perSecond([area], 'area.distance(a, b)'),
  sees: perSecond([area], 'area.sees(a, b)'),
  neighbours: perSecond([area], 'area.neighbours(a).length'),
  at: perSecond([area], 'area.at(a, b)'),
  isEdge: perSecond([area], 'area.isEdge(a)'),
  within: perSecond([area], 'area.within(a, 2).length'),
  'distance, three areas in turn': perSecond(others, 'area.distance(a, b)'),
  'sees, three areas in turn': perSecond(others, 'area.sees(a, b)'),
  'neighbours, three areas in turn': perSecond(others, 'area.neighbours(a).length'),
  'stepsTowards, 1000 ×': `${median(() => {
    for (let i = 0; i < 1000; i += 1) sink += stepsTowards(area, i % 54, (i * 7) % 54).length;
  }).toFixed(2)} ms`,
  'stepsTowards around, 1000 ×': `${median(() => {
    for (let i = 0; i < 1000; i += 1) sink += stepsTowards(area, i % 54, (i * 7) % 54, blocked).length;
  }).toFixed(2)} ms`,
  'distanceAround, 1000 ×': `${median(() => {
    for (let i = 0; i < 1000; i += 1) sink += distanceAround(area, i % 54, (i * 7) % 54, blocked);
  }).toFixed(2)} ms`,
  'hexMapOf, 61 hexes': `${median(() => hexMapOf(disc)).toFixed(3)} ms`,
  'a map of 61 hexes grows by one': `${median(() => map.with([{ x: 5, y: 0 }])).toFixed(3)} ms`,
  'distance, hexes': perSecond([map], 'area.distance(a, b)'),
  'sees, hexes': perSecond([map], 'area.sees(a, b)'),
  'neighbours, hexes': perSecond([map], 'area.neighbours(a).length'),
  'stepsTowards, hexes, 1000 ×': `${median(() => {
    for (let i = 0; i < 1000; i += 1) sink += stepsTowards(map, i % 54, (i * 7) % 54).length;
  }).toFixed(2)} ms`,
  'reach of 6 points, hexes, 1000 ×': `${median(() => {
    for (let i = 0; i < 1000; i += 1) sink += reach(map, i % 54, 6, { cost: to => 1 + (to % 4), blocked }).size;
  }).toFixed(2)} ms`,
  'sumDistribution, 5 dice': `${median(() => sumDistribution(five, face => face.pips)).toFixed(3)} ms`,
  'pipsAndCrits, 5 dice': `${median(() => pipsAndCrits(five)).toFixed(3)} ms`,
  'withReroll 2 of 5, first call': `${coldReroll.toFixed(2)} ms`,
  'withReroll 2 of 5, warm': `${median(() => withReroll(five, 2, pips)).toFixed(2)} ms`,
  'withReroll 6 of 6': `${median(() => withReroll([...five, d6], 6, pips)).toFixed(2)} ms`,
});
if (sink === 0) throw new Error('bench: nothing was looked up');
