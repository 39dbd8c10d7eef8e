/** Where in its hex a piece stands: those who live there in the middle, enemies above people; what lies there at the rim. In cells, from the middle of the hex. */
import type { Standing, TokenDrawing } from '@quarry/screen';
import { middleOf } from './middle.ts';

/** Whatever is none of these is a mark on the tile. */
const FIGURES: ReadonlySet<string> = new Set(['character', 'enemy', 'merchant', 'figure']);
export const isFigure = ({ kind }: { readonly kind: string }): boolean => FIGURES.has(kind);

type Slot = ReturnType<Standing>;
const row = (n: number, y: number, r: number, apart: number): Slot[] =>
  Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * apart, y, r }));

/** Up to three side by side or in a triangle; beyond that in two rows, the first of which is the longer. */
function figureSlots(n: number): readonly Slot[] {
  if (n === 1) return row(1, -0.08, 0.23, 0);
  if (n === 2) return row(2, -0.06, 0.19, 0.42);
  if (n === 3) return [...row(1, -0.24, 0.155, 0), ...row(2, 0.06, 0.155, 0.4)];
  if (n === 4) return [...row(2, -0.2, 0.15, 0.38), ...row(2, 0.13, 0.15, 0.38)];
  const above = Math.ceil(n / 2);
  const r = n <= 6 ? 0.13 : 0.105;
  return [...row(above, -0.2, r, 0.78 / above), ...row(n - above, 0.11, r, 0.78 / above)];
}

/** In units of the board: smaller is whoever stands in one of two rows. */
const IN_ROWS = 11;
/** Below the upper of two rows others stand, and their names. */
export const hasRoomBelow = ({ piece, y, r }: Pick<TokenDrawing, 'piece' | 'y' | 'r'>): boolean => r >= IN_ROWS || y >= middleOf(piece).y;

const MARK = 0.088;
/** Clockwise from below the price at the upper edge, beside which only the last one stands; what is collected lies at the lower one. */
const RIM: readonly Slot[] = [
  { x: 0.375, y: -0.19, r: MARK },
  { x: 0.46, y: 0, r: MARK },
  { x: -0.46, y: 0, r: MARK },
  { x: 0.37, y: 0.19, r: MARK },
  { x: -0.37, y: 0.19, r: MARK },
  { x: -0.375, y: -0.19, r: MARK },
  { x: 0.29, y: -0.345, r: MARK },
];
const GOODS: Slot = { x: 0, y: 0.13, r: MARK };
/** Beside the feet of whoever stands there. */
const GOODS_BESIDE: Slot = { x: -0.3, y: 0.25, r: MARK };

export const stand: Standing = (piece, together) => {
  if (piece.ref.kind === 'goods') return together.some(one => isFigure(one.ref)) ? GOODS_BESIDE : GOODS;
  const alike = together.filter(({ ref }) => ref.kind !== 'goods' && isFigure(ref) === isFigure(piece.ref));
  const slots = isFigure(piece.ref) ? figureSlots(alike.length) : RIM;
  return slots[alike.indexOf(piece) % slots.length]!;
};
