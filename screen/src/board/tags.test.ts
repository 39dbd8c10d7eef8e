import { describe, expect, test } from 'vitest';
import { placeTags, type Tagged, type TagSpot, tagSize } from './tags.ts';

const SIZE = 10;
const square = (x: number, y: number, r: number) => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });
const at = (x: number, y: number, ...lines: readonly string[]): Tagged => ({
  boxes: [square(x, y, 8)],
  lines: lines.length > 0 ? lines : ['charges you'],
});
const bare = (x: number, y: number, r = 8): Tagged => ({ boxes: [square(x, y, r)], lines: [] });
const boxOf = ({ x, y }: TagSpot, lines: readonly string[]) => {
  const { width, height } = tagSize(lines, SIZE);
  return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
};
type Box = ReturnType<typeof boxOf>;
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('Tags over pieces', () => {
  test('a tag rather stands on a piece than on half of what is written', () => {
    const overhead: Tagged = { boxes: [{ x: 0, y: 0, width: 200, height: 91 }], lines: [] };
    const written = Array.from({ length: 8 }, (_, i) => ({ x: 0, y: 96 + 16 * i, width: 200, height: 8 }));
    const [spot] = placeTags([at(100, 100, 'waits'), overhead], SIZE, written);

    expect(spot).toEqual({ x: 100, y: 90 });
  });

  test('a tag stands above its piece, and pieces without one have none', () => {
    expect(placeTags([at(100, 100), bare(300, 300)], SIZE)).toEqual([{ x: 100, y: 90 }, null]);
  });

  test('below it, if another piece stands above', () => {
    const [spot] = placeTags([at(100, 100), bare(100, 82, 9)], SIZE);

    expect(spot).toEqual({ x: 100, y: 124 });
  });

  test('above it to one side, if the mark of a cell stands in the way', () => {
    const [spot] = placeTags([at(100, 100)], SIZE, [square(70, 82, 6)]);

    expect(spot!.x).toBeGreaterThan(100);
    expect(spot!.y).toBe(90);
  });

  test('wholly in the window, if anything of its piece is there; else wherever it may be', () => {
    const window = { x: 0, y: 0, width: 200, height: 200 };
    const inside = [at(4, 100), at(196, 100), at(100, 4), at(100, 196), at(205, 60), at(-5, 140), at(40, 206)];
    const boxes = placeTags(inside, SIZE, [], window).map((spot, i) => boxOf(spot!, inside[i]!.lines));

    for (const { left, right, top, bottom } of boxes) expect([left >= 0, right <= 200, top >= 0, bottom <= 200]).not.toContain(false);
    expect(placeTags([at(100, -40)], SIZE, [], window)).toEqual([{ x: 100, y: -50 }]);
  });

  test.each([
    ['side by side', [at(100, 100), at(116, 100)]],
    ['one above the other', [at(100, 100), at(100, 118)]],
    ['with names', [at(100, 100, 'Old Sergeant', 'shoots you, 3'), at(116, 100, 'Alley Brawler', 'charges you')]],
    ['in a crowd', [at(100, 100), at(117, 100), at(134, 100), at(108, 117), at(125, 117)]],
  ])('no two tags cover each other: %s', (_, pieces) => {
    const boxes = placeTags(pieces, SIZE).map((spot, i) => boxOf(spot!, pieces[i]!.lines));

    for (const [i, one] of boxes.entries()) for (const other of boxes.slice(i + 1)) expect(meet(one, other)).toBe(false);
  });
});
