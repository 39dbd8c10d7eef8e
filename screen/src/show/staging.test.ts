/** Where what is laid over a picture stands, so that it lies on nobody whom the moment is about. */
import { describe, expect, test } from 'vitest';
import { freestPlace } from './staging.tsx';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
/** A line over the upper or the lower edge of a picture. */
const EDGES = new Map([
  ['head', box(0, 0, 300, 40)],
  ['foot', box(0, 260, 300, 40)],
] as const);

describe('what is laid over a picture', () => {
  test('stays where it stands as long as it lies on nothing', () => {
    expect(freestPlace(EDGES, [], 'head')).toBe('head');
    expect(freestPlace(EDGES, [{ ...box(100, 120, 40, 40), matters: 8 }], 'foot')).toBe('foot');
  });

  test('changes places where it would lie on whoever is looked at', () => {
    const looked = { ...box(100, 20, 40, 40), matters: 8 };
    expect(freestPlace(EDGES, [looked], 'head')).toBe('foot');
    expect(freestPlace(EDGES, [looked], 'foot')).toBe('foot');
  });

  test('lies rather on what is only written than on whom the moment is about', () => {
    const [looked, tag] = [
      { ...box(100, 20, 40, 40), matters: 8 },
      { ...box(60, 250, 120, 40), matters: 1 },
    ];
    expect(freestPlace(EDGES, [looked, tag], 'head')).toBe('foot');
  });
});
