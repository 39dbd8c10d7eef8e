/**
 * Decides one thing: whether the straight line between the centres of two squares is clear. Promises SQ-10 to SQ-12.
 * It reads a grid and knows no area; squares.ts asks it once per pair and keeps the answers in a table.
 */

/**
 * Walks the cells whose inside the line passes through, in whole numbers only, from index `from` to index `to` of a grid in which missing
 * squares are negative. The line covers `wide` cells in strides of `aside` and `high` cells in strides of `along`.
 * From the middle of cell (i, j) the line leaves through the next side at (2i+1)/(2·wide) of its length and through the
 * next top or bottom at (2j+1)/(2·high); the smaller comes first, and the sign of `turn` says which. When both are equal it leaves through
 * the corner point, which belongs to no cell's inside: the walk goes on diagonally.
 */
export function isLineClear(
  grid: Int32Array,
  from: number,
  to: number,
  { wide, high, aside, along }: { wide: number; high: number; aside: number; along: number },
): boolean {
  let here = from;
  let turn = high - wide;
  while (here !== to) {
    const now = turn;
    if (now <= 0) {
      here += aside;
      turn += 2 * high;
    }
    if (now >= 0) {
      here += along;
      turn -= 2 * wide;
    }
    if (grid[here] < 0) return false;
  }
  return true;
}
