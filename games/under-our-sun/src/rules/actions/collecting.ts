/** What can be picked up: off the tile, out of a camp, off the body of a character. US-COLL-*, US-CAMP-9, US-DEATH-5, US-DISC-4. */
import { type Option, option } from '@quarry/kernel';
import { cardOption } from '../../content/box.ts';
import { AMMUNITION, RESOURCES } from '../../content/kinds.ts';
import { emptyLot, type Lot } from '../../deeds/goods.ts';
import { bodiesAt, hexOf, tileAt } from '../../questions/basics.ts';
import { canTake, waterRoom } from '../../questions.ts';
import type { TileView, View, Who } from '../../state.ts';

/** Part of a pile: off the tile (null) or off a body. */
export interface Find {
  readonly lot: Lot;
  readonly from: Who | null;
}
interface Pile {
  readonly goods: readonly number[];
  readonly water: number;
  readonly ammunition: readonly number[];
  readonly items: readonly { readonly card: number }[];
}
const PIECES = ['water', ...RESOURCES, ...AMMUNITION] as const;
type Piece = (typeof PIECES)[number];
const lotOf = (pieces: readonly Piece[]): Lot => {
  const count = (kind: Piece): number => pieces.filter(piece => piece === kind).length;
  return { goods: RESOURCES.map(count), water: count('water'), ammunition: AMMUNITION.map(count), cards: [] };
};
const SINGLE = Object.fromEntries(PIECES.map(piece => [piece, lotOf([piece])])) as Readonly<Record<Piece, Lot>>;
const countIn = (pile: Pile, piece: Piece): number =>
  piece === 'water'
    ? pile.water
    : piece === 'cartridge' || piece === 'arrow'
      ? pile.ammunition[AMMUNITION.indexOf(piece)]!
      : pile.goods[RESOURCES.indexOf(piece)]!;

/** One piece, or two, in every mix (US-COLL-4). */
function mixesOf(pile: Pile): Piece[][] {
  const there = PIECES.filter(piece => countIn(pile, piece) > 0);
  const pairs = there.flatMap((a, i) =>
    there
      .slice(i)
      .filter(b => a !== b || countIn(pile, a) > 1)
      .map(b => [a, b]),
  );
  return [...pairs, ...there.map(piece => [piece])];
}
const fits = (view: View, who: Who, { goods, ammunition, cards, water }: Lot): boolean =>
  canTake(view, who, { goods, ammunition, cards }) && (water === 0 || view.characters[who]!.water + water <= waterRoom(view, who));

function findsIn(view: View, who: Who, pile: Pile, from: Who | null): Option<Find>[] {
  const prefix = from === null ? '' : `${view.characters[from]!.id}-`;
  return [
    ...mixesOf(pile).map(mix => option<Find>(`${prefix}${mix.join('-')}`, { lot: lotOf(mix), from })),
    ...pile.items.map(({ card }) => {
      const { key, about } = cardOption(card);
      return { key: `${prefix}${key}`, about, value: { lot: { ...emptyLot(), cards: [card] }, from } };
    }),
  ].filter(one => fits(view, who, one.value.lot));
}
function pileOn(tile: TileView): Pile {
  const { goods, water, ammunition, items, camp } = tile;
  return { goods, water: camp >= 0 ? water : 0, ammunition, items };
}
export function lotsToCollect(view: View, who: Who): Option<Find>[] {
  const hex = hexOf(view, who);
  const own = pileOn(tileAt(view, hex)!);
  return [...findsIn(view, who, own, null), ...bodiesAt(view, hex).flatMap(body => findsIn(view, who, view.characters[body]!, body))];
}
/** Whether there is any lot to collect: of two pieces that fit, each fits alone. */
export function canCollect(view: View, who: Who): boolean {
  const hex = hexOf(view, who);
  const offersAny = (pile: Pile): boolean =>
    PIECES.some(piece => countIn(pile, piece) > 0 && fits(view, who, SINGLE[piece])) ||
    pile.items.some(({ card }) => fits(view, who, { ...emptyLot(), cards: [card] }));
  return offersAny(pileOn(tileAt(view, hex)!)) || bodiesAt(view, hex).some(body => offersAny(view.characters[body]!));
}
