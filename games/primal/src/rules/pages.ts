/** The pages of a hunter's desk in camp: what can be done on each, and what is missing where something cannot. Only reads. */
import { type Option, option, type Seat } from '@quarry/kernel';
import { MOST_POTIONS, pieceCard, pieceOf, piecesFor, unlockedCards, unlockedMasteries, wearable } from '../campaign/builds.ts';
import {
  afterPaying,
  amountIn,
  canPay,
  canPayPlainly,
  type Payment,
  type Purse,
  partsOf,
  payable,
  paymentOf,
  purseOf,
  without,
} from '../campaign/payments.ts';
import { keyOf, POTION_NUMBERS, potionCard } from '../content/box.ts';
import { BRANCHES, type Branch, ELEMENTS, MATERIALS, type Plant, type Resource } from '../content/kinds.ts';
import { hunterOf, seatsOf } from '../places.ts';
import type { CampRefused } from '../refusals.ts';
import type { Belongings, Desk, View } from '../state.ts';

type Page = Desk['page'];

/** Something to do in camp. What is made out of no older piece is made `from` -1; a trade is taken or refused by who offers it. */
export type Chore =
  | { readonly do: 'turn'; readonly page: Page }
  | { readonly do: 'back' | 'ready' | 'not-ready' | 'mend' | 'take-off' | 'pay-as-listed' }
  | { readonly do: 'make'; readonly card: number; readonly from: number }
  | { readonly do: 'pay'; readonly payment: Payment }
  | { readonly do: 'learn'; readonly branch: Branch }
  | { readonly do: 'brew' | WithCard; readonly card: number }
  | { readonly do: 'offer'; readonly to: Seat; readonly give: Resource; readonly take: Resource }
  | { readonly do: 'accept' | 'refuse'; readonly from: Seat }
  | { readonly do: 'take-back'; readonly to: Seat };
type WithCard = 'wear' | 'mastery' | 'add' | 'remove' | 'take' | 'leave';

const about = (card: number) => ({ kind: 'card', id: card }) as const;
const withCard = (verb: WithCard, card: number): Option<Chore> => option<Chore>(`${verb}-${keyOf(card)}`, { do: verb, card }, about(card));

export function choresOn(view: View, seat: Seat, page: Page): Option<Chore>[] {
  return PAGES[page](view, seat);
}

const PAGES: Readonly<Record<Page, (view: View, seat: Seat) => Option<Chore>[]>> = {
  camp: () => [],
  forge: forgeChores,
  pay: payChores,
  herbs: herbChores,
  skills: skillChores,
  gear: gearChores,
  deck: deckChores,
  potions: potionChores,
  trade: tradeChores,
};

// The forge: PA-FORGE-1 to PA-FORGE-7

/** PA-FORGE-1, PA-FORGE-7, PA-FORGE-9: what it makes today, whatever that costs. */
function onTheAnvil(view: View, seat: Seat): number[] {
  const { forge, elements } = view.campaign;
  return forWhom(view, seat).filter(card => {
    const { level, element } = pieceCard(card);
    return level === forge && element !== null && elements.includes(element) && !view.belongings[seat]!.owned.includes(card);
  });
}
/** Everything that is ever made for this hunter. */
const forWhom = (view: View, seat: Seat): number[] =>
  piecesFor(hunterOf(view, seat).id).filter(card => pieceCard(card).isReward !== true && pieceCard(card).price !== undefined);
/** PA-FORGE-4: the same kind of piece, of the same element, of a lower level. */
const olderOf = ({ owned }: Belongings, card: number): number[] => {
  const { level, element } = pieceCard(card);
  return owned.filter(one => {
    const old = pieceCard(one);
    return pieceOf(one) === pieceOf(card) && old.element === element && old.level < level && old.isReward !== true;
  });
};
const isPayable = (own: Belongings, card: number, from: number): boolean => canPay(purseOf(own, from), partsOf(card, from));

function forgeChores(view: View, seat: Seat): Option<Chore>[] {
  const own = view.belongings[seat]!;
  return onTheAnvil(view, seat).flatMap(card => [
    ...olderOf(own, card)
      .filter(from => isPayable(own, card, from))
      .map(from => option<Chore>(`upgrade-${keyOf(from)}-to-${keyOf(card)}`, { do: 'make', card, from }, about(card), about(from))),
    ...(isPayable(own, card, -1) ? [option<Chore>(`make-${keyOf(card)}`, { do: 'make', card, from: -1 }, about(card))] : []),
  ]);
}

/** Every part by itself. */
export const plainly = (making: number, from: number): Payment[] => partsOf(making, from).map(part => ({ resources: [part], piece: -1 }));
/** What is left of purse and price after what is settled already. */
function bill(
  view: View,
  seat: Seat,
): { readonly purse: Purse; readonly parts: ReturnType<typeof partsOf>; readonly isUntouched: boolean } {
  const { making, from, paid } = view.desks[seat]!;
  const purse = paid.map(paymentOf).reduce(afterPaying, purseOf(view.belongings[seat]!, from));
  return { purse, parts: partsOf(making, from).slice(paid.length), isUntouched: paid.length === 0 };
}
/** All at once as listed, if that can be; or the next part by whatever may stand for it. */
function payChores(view: View, seat: Seat): Option<Chore>[] {
  const { purse, parts, isUntouched } = bill(view, seat);
  const all = isUntouched && canPayPlainly(purse, parts) ? [option<Chore>('pay-as-listed', { do: 'pay-as-listed' })] : [];
  return [...all, ...payable(purse, parts).map(payOption)];
}

function payOption(payment: Payment): Option<Chore> {
  const { resources, piece } = payment;
  const what = piece >= 0 ? keyOf(piece) : resources.join('-and-');
  const refs = piece >= 0 ? [about(piece)] : resources.map(id => ({ kind: 'resource', id }));
  return option<Chore>(`pay-${what}`, { do: 'pay', payment }, ...refs);
}

// Herbs: PA-HERB-1, PA-HERB-2

const recipes = (): number[] => POTION_NUMBERS.filter(card => potionCard(card).price !== undefined && potionCard(card).isReward !== true);
export const plantsFor = (card: number): readonly Plant[] => potionCard(card).price?.plants ?? [];
const hasPlants = ({ resources }: Belongings, card: number): boolean => without(resources, plantsFor(card)).every(n => n >= 0);

function herbChores(view: View, seat: Seat): Option<Chore>[] {
  const own = view.belongings[seat]!;
  return recipes()
    .filter(card => potionCard(card).level === view.campaign.herbalist && !own.potions.includes(card) && hasPlants(own, card))
    .map(card => option<Chore>(`brew-${keyOf(card)}`, { do: 'brew', card }, about(card)));
}

// Skills: PA-SKILL-1 to PA-SKILL-4

const WHOLE_BRANCH = 2;
function skillChores(view: View, seat: Seat): Option<Chore>[] {
  const { upgrades, steps } = view.belongings[seat]!;
  if (upgrades === 0) return [];
  return BRANCHES.flatMap((branch, i) =>
    steps[i]! < WHOLE_BRANCH ? [option<Chore>(`learn-${branch}`, { do: 'learn', branch }, { kind: 'branch', id: branch })] : [],
  );
}

// Gear, deck, potions: PA-SET-3, PA-DB-1 to PA-DB-9

function gearChores(view: View, seat: Seat): Option<Chore>[] {
  const own = view.belongings[seat]!;
  const off = own.item >= 0 ? [option<Chore>('take-off-item', { do: 'take-off' }, about(own.item))] : [];
  return [...wearable(hunterOf(view, seat).id, own).map(card => withCard('wear', card)), ...off];
}

/** At level 0 starters are all there is, and all of them are needed. */
function deckChores(view: View, seat: Seat): Option<Chore>[] {
  if (view.level === 0) return [];
  const { deck, steps, mastery } = view.belongings[seat]!;
  const { id } = hunterOf(view, seat);
  const pool = unlockedCards(id, steps);
  const masteries = unlockedMasteries(id, steps).filter(card => card !== mastery);
  return [
    ...pool.filter(card => !deck.includes(card)).map(card => withCard('add', card)),
    ...deck.map(card => withCard('remove', card)),
    ...masteries.map(card => withCard('mastery', card)),
  ];
}

function potionChores(view: View, seat: Seat): Option<Chore>[] {
  const { potions, loadout } = view.belongings[seat]!;
  const free = loadout.length < MOST_POTIONS ? potions.filter(card => !loadout.includes(card)) : [];
  return [...free.map(card => withCard('take', card)), ...loadout.map(card => withCard('leave', card))];
}

// Trades: PA-FORGE-8

/** Like for like, and never a thing for itself. */
const SORTS: readonly (readonly Resource[])[] = [ELEMENTS, MATERIALS];
const SWAPS = SORTS.flatMap(sort => sort.flatMap(give => sort.filter(take => take !== give).map(take => ({ give, take }))));

function tradeChores(view: View, seat: Seat): Option<Chore>[] {
  const mine = view.offers.find(one => one.from === seat);
  if (mine) return [option<Chore>('take-back', { do: 'take-back', to: mine.to }, { kind: 'seat', id: mine.to })];
  const has = (whose: Seat, resource: Resource): boolean => amountIn(view.belongings[whose]!.resources, resource) > 0;
  return seatsOf(view)
    .filter(to => to !== seat)
    .flatMap(to =>
      SWAPS.filter(({ give, take }) => has(seat, give) && has(to, take)).map(({ give, take }) =>
        option<Chore>(
          `offer-${give}-for-${take}-to-${to}`,
          { do: 'offer', to, give, take },
          { kind: 'resource', id: give },
          { kind: 'resource', id: take },
          { kind: 'seat', id: to },
        ),
      ),
    );
}

// What is not offered, and why

export function refusedOn(view: View, seat: Seat, page: Page): CampRefused[] {
  switch (page) {
    case 'forge':
      return nearestFirst(forWhom(view, seat).flatMap(card => notMade(view, seat, card)));
    case 'herbs':
      return nearestFirst(recipes().flatMap(card => notBrewed(view, seat, card)));
    case 'skills':
      return view.belongings[seat]!.upgrades > 0
        ? []
        : [{ about: [{ kind: 'chore', id: 'learn' }], why: 'PA-SKILL-1', facts: { reason: 'no-upgrades' } }];
    case 'potions':
      return view.belongings[seat]!.loadout.length < MOST_POTIONS
        ? []
        : [{ about: [{ kind: 'chore', id: 'take' }], why: 'PA-SET-3', facts: { reason: 'potions-full', most: MOST_POTIONS } }];
    case 'trade':
      return view.offers.some(one => one.from === seat)
        ? [{ about: [{ kind: 'chore', id: 'offer' }], why: 'PA-FORGE-8', facts: { reason: 'offer-waits' } }]
        : [];
    default:
      return [];
  }
}

/** What only lacks its price comes first, what is of another level last. */
const FAR: readonly CampRefused['facts']['reason'][] = [
  'element-closed',
  'owned-already',
  'held-already',
  'forge-level',
  'herbalist-level',
];
const nearestFirst = (refused: readonly CampRefused[]): CampRefused[] =>
  refused.toSorted((a, b) => FAR.indexOf(a.facts.reason) - FAR.indexOf(b.facts.reason));

function notMade(view: View, seat: Seat, card: number): CampRefused[] {
  const own = view.belongings[seat]!;
  const { forge, elements } = view.campaign;
  const { level, element } = pieceCard(card);
  const refused = (why: string, facts: CampRefused['facts']): CampRefused[] => [{ about: [about(card)], why, facts }];
  if (own.owned.includes(card)) return refused('PA-FORGE-7', { reason: 'owned-already', card });
  if (level !== forge) return refused('PA-FORGE-1', { reason: 'forge-level', card, level, forge });
  if (element !== null && !elements.includes(element)) return refused('PA-FORGE-1', { reason: 'element-closed', card, element });
  const ways = [-1, ...olderOf(own, card)];
  return ways.some(from => isPayable(own, card, from)) ? [] : refused('PA-FORGE-3', { reason: 'too-dear', card, parts: partsOf(card, -1) });
}

function notBrewed(view: View, seat: Seat, card: number): CampRefused[] {
  const own = view.belongings[seat]!;
  const { herbalist } = view.campaign;
  const { level } = potionCard(card);
  const refused = (why: string, facts: CampRefused['facts']): CampRefused[] => [{ about: [about(card)], why, facts }];
  if (own.potions.includes(card)) return refused('PA-HERB-2', { reason: 'held-already', card });
  if (level !== herbalist) return refused('PA-HERB-1', { reason: 'herbalist-level', card, level, herbalist });
  return hasPlants(own, card) ? [] : refused('PA-HERB-1', { reason: 'plants-missing', card, plants: plantsFor(card) });
}
