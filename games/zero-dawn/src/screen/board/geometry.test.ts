import { fan, onRim, placeTags, polar, SIDE, tagSize } from '@quarry/screen';
import { expect, test } from 'vitest';
import { ENEMIES } from '../../content/enemies.ts';
import { drawnOf, EYE, HUNTER_RADIUS, radiusOf, tagFoot } from './geometry.ts';

test('what can take more is drawn larger: a Sawtooth half as large again as a Watcher, and still inside its square', () => {
  const drawn = ENEMIES.toSorted((a, b) => a.hp - b.hp).map(enemy => ({ ...enemy, radius: radiusOf(enemy) }));
  for (const [i, { radius, hp }] of drawn.slice(1).entries()) expect(radius > drawn[i]!.radius).toBe(hp > drawn[i]!.hp);
  const [least, largest] = [drawn[0]!, drawn.at(-1)!];

  expect([least.name, largest.name]).toEqual(['Watcher', 'Sawtooth']);
  expect(largest.radius / least.radius).toBeGreaterThan(1.5);
  expect(2 * largest.radius).toBeLessThan(SIDE);
});

test('models that share a square do not cover each other, however large they are, and stay in it', () => {
  const largest = Math.max(...ENEMIES.map(radiusOf));
  for (const radii of [
    [largest, HUNTER_RADIUS],
    [30, largest],
    [HUNTER_RADIUS, largest, 30],
    [HUNTER_RADIUS, HUNTER_RADIUS, 30, largest],
  ]) {
    const discs = fan(radii).map(({ x, y, scale }, i) => ({ x, y, r: radii[i]! * scale }));
    for (const [i, a] of discs.entries()) {
      expect(Math.abs(a.x) + a.r).toBeLessThanOrEqual(SIDE / 2);
      for (const b of discs.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.r + b.r - 0.01);
    }
  }
});

test('a tag covers the eye of no machine, alone or in a crowd', () => {
  for (const radius of ENEMIES.map(radiusOf))
    for (const scale of [1, 0.55, 0.37]) {
      const eye = Number(polar(EYE.degrees, onRim(radius, EYE.beyond)).split(' ')[1]);
      expect(tagFoot(radius, 15, scale)).toBeLessThanOrEqual((eye - 13) * scale);
    }
});

/** Letters as large as on a phone. */
const LETTER = 24;

test.each([
  [
    'two machines in one square',
    [
      [0, 0, 0],
      [0, 0, 1],
      [1, 1, -1],
    ],
  ],
  [
    'machines side by side, a hunter below',
    [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, -1],
    ],
  ],
  [
    'a machine below two hunters',
    [
      [1, 0, -1],
      [1, 0, -1],
      [0, 1, 0],
    ],
  ],
] as const)('a tag covers no other tag and nobody: %s', (_, models) => {
  const radius = radiusOf({ hp: 7 });
  const stands = models.map(([column, row, machine], i) => {
    const here = models.flatMap((one, j) => (one[0] === column && one[1] === row ? [j] : []));
    const slot = fan(here.map(j => (models[j]![2] < 0 ? HUNTER_RADIUS : radius)))[here.indexOf(i)]!;
    const reach = machine < 0 ? HUNTER_RADIUS : radius;
    const stand = { x: (column + 0.5) * SIDE + slot.x, y: (row + 0.5) * SIDE + slot.y, r: reach * slot.scale };
    return { boxes: drawnOf(stand, reach, LETTER), lines: machine < 0 ? [] : ['strikes Oseram, 4'] };
  });
  const { width, height } = tagSize(['strikes Oseram, 4'], LETTER);

  const tags = placeTags(stands, LETTER).flatMap(spot => (spot ? [{ x: spot.x - width / 2, y: spot.y - height, width, height }] : []));

  const meet = (a: (typeof tags)[number], b: (typeof tags)[number]): boolean =>
    a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
  for (const [i, tag] of tags.entries()) {
    expect(tags.slice(i + 1).filter(other => meet(tag, other))).toEqual([]);
    expect(stands.flatMap(({ boxes }) => boxes).filter(box => meet(tag, box))).toEqual([]);
  }
});
