/** In which corner of the board a card covers the least of what matters. Pure. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Corner = 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left';

/** In the order in which they are liked. */
const CORNERS: readonly Corner[] = ['top-right', 'top-left', 'bottom-left', 'bottom-right'];

const overlap = (a: Box, b: Box): number => {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
};

/** `things` are what stands on the board, each with how much it matters. */
export function bestCorner(
  board: Box,
  card: { readonly width: number; readonly height: number },
  things: readonly { readonly box: Box; readonly weight: number }[],
  margin = 14,
): Corner {
  const cost = (corner: Corner): number => {
    const place = {
      width: card.width,
      height: card.height,
      left: corner.endsWith('left') ? board.left + margin : board.left + board.width - margin - card.width,
      top: corner.startsWith('top') ? board.top + margin : board.top + board.height - margin - card.height,
    };
    return things.reduce((sum, { box, weight }) => sum + overlap(place, box) * weight, 0);
  };
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

const POINTED = 100;
const LIT = 8;

/**
 * How much it matters not to cover each thing: above all those that are pointed at, then those that may be chosen, then what stands
 * on the board. The ground that all stand on matters only where it may be chosen.
 */
export function weightsOf(
  things: readonly { readonly about: string; readonly isLit: boolean }[],
  pointedAt: readonly string[],
  ground: string | null,
): readonly number[] {
  const kindOf = (about: string): string => about.split(' ')[0]!;
  return things.map(({ about, isLit }) => (pointedAt.includes(about) ? POINTED : isLit ? LIT : kindOf(about) === ground ? 0 : 1));
}
