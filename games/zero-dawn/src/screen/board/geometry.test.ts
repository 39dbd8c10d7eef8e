import { fan, onRim, polar, SIDE } from '@quarry/screen';
import { expect, test } from 'vitest';
import { ENEMIES } from '../../content/enemies.ts';
import { EYE, HUNTER_RADIUS, radiusOf, tagFoot } from './geometry.ts';

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
