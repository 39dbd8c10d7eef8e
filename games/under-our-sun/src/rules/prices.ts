/** What texts and missions ask for: whether it can be paid, and paying it. */
import { option, type Rule } from '@quarry/kernel';
import { cardOption, thing } from '../content/box.ts';
import { RESOURCES } from '../content/kinds.ts';
import type { CardKind, Price } from '../content/words/index.ts';
import { chooseOne } from '../decisions.ts';
import { loseCard, loseGoods } from '../deeds/goods.ts';
import { loseWater, payAp } from '../deeds/people.ts';
import type { Table } from '../events.ts';
import { seatOf } from '../questions/basics.ts';
import { covers, goodsOf, listOf, minus, total } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { makeItFit } from './carrying.ts';

export const isKind = (card: number, kind: CardKind): boolean => {
  const { kind: is, isElectric } = thing(card);
  if (kind === 'any') return true;
  if (kind === 'electric') return isElectric === true;
  return kind === 'gear' ? is === 'gear' : is !== 'gear';
};
export const cardsOfKind = (view: View, who: Who, kind: CardKind): number[] =>
  view.characters[who]!.items.map(one => one.card).filter(card => isKind(card, kind));
const named = (view: View, who: Who, id: string): number => view.characters[who]!.items.find(one => thing(one.card).id === id)?.card ?? -1;

export function canPay(view: View, who: Who, { water = 0, goods, any = 0, ap = 0, card, item }: Price): boolean {
  const self = view.characters[who]!;
  const cost = listOf(goods ?? {});
  return (
    self.water >= water &&
    covers(self.goods, cost) &&
    total(minus(self.goods, cost)) >= any &&
    self.ap >= ap &&
    (!card || cardsOfKind(view, who, card).length > 0) &&
    (!item || named(view, who, item) >= 0)
  );
}
export function* payPrice(table: Table, who: Who, price: Price, card: number): Rule {
  const { state } = table;
  const { water = 0, goods, any = 0, ap = 0 } = price;
  loseWater(table, who, water, 'US-WATER-5');
  loseGoods(table, who, listOf(goods ?? {}), 'paid', 'US-RES-3');
  for (let i = 0; i < any; i++) yield* loseAny(table, who, card);
  if (ap > 0) payAp(table, who, ap, 'text', 'US-AP-4');
  if (price.card) yield* loseCardOf(table, who, price.card, card);
  if (price.item) loseCard(table, who, named(state, who, price.item), 'text', 'US-DECK-4');
  yield* makeItFit(table, who);
}
/** One resource of the own choice. */
export function* loseAny(table: Table, who: Who, card: number): Rule {
  const { state } = table;
  const options = RESOURCES.filter((_, i) => state.characters[who]!.goods[i]! > 0).map(kind => option(kind, kind));
  if (options.length === 0) return;
  const kind = yield* chooseOne({
    seat: seatOf(state, who),
    kind: 'choose-resource',
    rule: 'US-EVENT-1',
    options,
    facts: { who, card, n: 1, of: 'lose' },
  });
  loseGoods(table, who, goodsOf(kind), 'text', 'US-EVENT-1');
}
export function* loseCardOf(table: Table, who: Who, kind: CardKind, card: number): Rule {
  const { state } = table;
  const options = cardsOfKind(state, who, kind).map(cardOption);
  if (options.length === 0) return;
  const lost = yield* chooseOne({
    seat: seatOf(state, who),
    kind: 'choose-card',
    rule: 'US-EVENT-1',
    options,
    facts: { who, card, for: 'lose' },
  });
  loseCard(table, who, lost, 'text', 'US-DECK-4');
}
