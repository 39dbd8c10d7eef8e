/** In which corner of the board, or halfway up which side, a card covers the least of what matters. Pure. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In the order in which they are liked. */
const PLACES = ['top-right', 'top-left', 'bottom-left', 'bottom-right', 'middle-right', 'middle-left'] as const;
export type Place = (typeof PLACES)[number];

/** The share of the free height that lies above the card. */
const ABOVE = { top: 0, middle: 0.5, bottom: 1 } as const;

const overlap = (a: Box, b: Box): number => {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a card covers in a place of the board. */
export function boxAt(place: Place, board: Box, { width, height }: Size, margin: number): Box {
  const [high, side] = place.split('-') as ['top' | 'middle' | 'bottom', 'left' | 'right'];
  return {
    width,
    height,
    left: side === 'left' ? board.left + margin : board.left + board.width - margin - width,
    top: board.top + margin + (board.height - 2 * margin - height) * ABOVE[high],
  };
}

/** `things` are what stands on the board, each with how much it matters. */
export function bestPlace(board: Box, card: Size, things: readonly { readonly box: Box; readonly weight: number }[], margin = 14): Place {
  const cost = (place: Place): number => {
    const box = boxAt(place, board, card, margin);
    return things.reduce((sum, thing) => sum + overlap(box, thing.box) * thing.weight, 0);
  };
  return PLACES.reduce((best, place) => (cost(place) < cost(best) ? place : best));
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
