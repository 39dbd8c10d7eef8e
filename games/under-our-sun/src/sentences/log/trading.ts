/** The log of merchants and trades: what changed hands, for what, and what came back. */
import { sayList } from '@quarry/kernel';
import { AMMUNITION, CUBES } from '../../content/kinds.ts';
import type { Told } from '../../events.ts';
import { total, valueOf } from '../../questions.ts';
import { cardName, cardNames, characterNames, goodsSay, lotSays, merchantDoes, merchantName, onTile, person } from '../names.ts';
import { type Say, type Says, who } from './facts.ts';

interface Paid {
  readonly water: number;
  readonly goods: readonly number[];
  readonly changeWater: number;
  readonly change: readonly number[];
}
const priceSays = ({ water, goods, changeWater, change }: Paid): string => {
  const back = changeWater + total(change) > 0 ? `, ${goodsSay(change, changeWater)} back` : '';
  return `${goodsSay(goods, water)}${back}`;
};
const boughtThing = ({ what, id }: Told<'bought'>): string => {
  if (what === 'card') return `the ${cardName(id)}`;
  return what === 'cube' ? `1 ${CUBES[id]}` : `1 ${AMMUNITION[id]}`;
};
const buys: Say<'bought'> = (e, view, reader) =>
  `${who(e, view, reader).does('deals')} with ${merchantName(view, e.merchant)}: ${boughtThing(e)} for ${priceSays(e)}.`;
const sells: Say<'sold'> = (e, view, reader) => {
  const worth = valueOf(e.goods, e.water);
  const got = e.water + total(e.goods) > 0 ? goodsSay(e.goods, e.water) : 'nothing';
  return `${who(e, view, reader).does('sells')} the ${cardName(e.card)} to ${merchantName(view, e.merchant)} for ${got}${worth < e.value ? `, not its full ${e.value}: there was no more` : ''}.`;
};
const robs: Say<'merchant-robbed'> = (e, view, reader) => {
  const lot = lotSays({ goods: e.goods, water: e.water });
  const taken = e.cards.length > 0 ? sayList([...(lot === 'nothing' ? [] : [lot]), cardNames(e.cards)]) : lot;
  return `${merchantDoes(view, e.merchant, 'is', 'are')} dead. ${who(e, view, reader).does('takes')} ${taken}.`;
};

const trades: Say<'trade-made'> = (e, view, reader) => {
  const given = lotSays({ goods: e.given, water: e.givenWater, ammunition: e.givenAmmunition, cards: e.givenCards });
  const taken = lotSays({ goods: e.taken, water: e.takenWater, ammunition: e.takenAmmunition, cards: e.takenCards });
  const [from, to] = [person(view, e.from, reader), person(view, e.to, reader)];
  if (given === 'nothing') return `${to.does('gives')} ${from.whom} ${taken}.`;
  return `${from.does('gives')} ${to.whom} ${given}${taken === 'nothing' ? '' : ` for ${taken}`}.`;
};
const offers: Say<'offer-changed'> = (e, view, reader) => {
  const what = e.what === 'card' ? `the ${cardName(e.card)}` : `1 ${e.what}`;
  const of = person(view, e.of, reader);
  const whose = e.of === e.who ? '' : ` of ${of.whose === 'your' ? 'yours' : of.whom}`;
  return `${who(e, view, reader).does(e.by > 0 ? 'puts' : 'takes')} ${what}${whose} ${e.by > 0 ? 'on the table' : 'off the table'}.`;
};

type TradeEvent =
  | 'dealer-arrived'
  | 'dealing-begun'
  | 'dealing-over'
  | 'bought'
  | 'sold'
  | 'broken-up'
  | 'stole'
  | 'theft-failed'
  | 'merchant-robbed'
  | 'merchant-calmed'
  | 'trade-opened'
  | 'offer-changed'
  | 'agreed'
  | 'trade-made'
  | 'trade-off';

export const TRADING: Says<TradeEvent> = {
  'dealer-arrived': ({ merchant, hex }, view) => `${merchantDoes(view, merchant, 'arrives', 'arrive')} ${onTile(view, hex)}.`,
  'dealing-begun': (e, view, reader) => `${who(e, view, reader).does('deals')} with ${merchantName(view, e.merchant)}.`,
  'dealing-over': (e, view, reader) => `${who(e, view, reader).does('is')} done with ${merchantName(view, e.merchant)}.`,
  bought: buys,
  sold: sells,
  'broken-up': (e, view, reader) =>
    `${merchantDoes(view, e.merchant, 'breaks', 'break')} up ${who(e, view, reader).whose} ${cardName(e.card)}: ${goodsSay(e.parts)} for ${priceSays(e)}.`,
  stole: (e, view, reader) => `${who(e, view, reader).does('steals')} 1 ${e.kind} from ${merchantName(view, e.merchant)}.`,
  'theft-failed': (e, view, reader) => `${merchantDoes(view, e.merchant, 'catches', 'catch')} ${who(e, view, reader).whom} stealing.`,
  'merchant-robbed': robs,
  'merchant-calmed': (e, view) => {
    const healed = e.isHealed ? `${merchantDoes(view, e.merchant, 'has', 'have')} all HP again.` : '';
    const gone = e.who.length > 0 ? `${merchantDoes(view, e.merchant, 'deals', 'deal')} no more with ${characterNames(view, e.who)}.` : '';
    return [gone, healed].filter(Boolean).join(' ');
  },
  'trade-opened': (e, view, reader) => `${who(e, view, reader).does('opens')} a trade with ${person(view, e.with, reader).whom}.`,
  'offer-changed': offers,
  agreed: (e, view, reader) => `${who(e, view, reader).does('agrees')}.`,
  'trade-made': trades,
  'trade-off': (e, view, reader) => `${who(e, view, reader).does('calls')} the trade with ${person(view, e.with, reader).whom} off.`,
};
