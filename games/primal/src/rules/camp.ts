/**
 * Preparation: each hunter at the own pace, all at once. One answer a scene; then all are asked anew. PA-CAMP-6, PA-CAMP-7, PA-FORGE-*, PA-HERB-*, PA-SKILL-*, PA-DB-*,
 * PA-SET-3; D2, D41.
 */
import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { faultsOf, mendedDeck } from '../campaign/builds.ts';
import { type Payment, partsOf, paymentOf } from '../campaign/payments.ts';
import { weaknessesOf } from '../campaign/quests.ts';
import { whoeverFirst } from '../decisions.ts';
import * as own from '../deeds/camp.ts';
import type { Table } from '../events.ts';
import { hunterOf, seatsOf } from '../places.ts';
import type { CampRefused } from '../refusals.ts';
import type { Desk, Offer, View } from '../state.ts';
import { type Chore, choresOn, plainly, plantsFor, refusedOn } from './pages.ts';

type Page = Desk['page'];

/** How often one may take back being ready, so that all are ready some day. */
const MOST_SECOND_THOUGHTS = 3;

export function* prepare(table: Table): Rule {
  const { state } = table;
  const { seat, value } = yield* whoeverFirst<Chore>(() =>
    busyFirst(state).map(one => ({
      seat: one,
      kind: 'prepare' as const,
      rule: 'PA-CAMP-6',
      options: optionsOf(state, one),
      facts: { page: state.desks[one]!.page },
      not: () => refusalsOf(state, one),
      mayPass: state.desks[one]!.isReady,
    })),
  );
  carryOut(table, seat, value);
  if (state.desks.every(one => one.isReady)) own.breakCamp(table);
}

/** Whoever is ready is asked last: it is on the others that the table waits. */
const busyFirst = (view: View): Seat[] => {
  const isReady = (seat: Seat): boolean => view.desks[seat]!.isReady;
  return [...seatsOf(view).filter(seat => !isReady(seat)), ...seatsOf(view).filter(isReady)];
};

// What is offered

function optionsOf(view: View, seat: Seat): Option<Chore>[] {
  const { isReady, page, secondThoughts } = view.desks[seat]!;
  if (isReady)
    return [...answersTo(view, seat), ...(secondThoughts < MOST_SECOND_THOUGHTS ? [option<Chore>('not-ready', { do: 'not-ready' })] : [])];
  if (page === 'camp') return [...readiness(view, seat), ...answersTo(view, seat), ...pagesOf(view, seat)];
  const answers = page === 'trade' ? answersTo(view, seat) : [];
  const chores = choresOn(view, seat, page);
  // Where nothing can be done one reads why, and goes on from there: a lone way back would be taken unasked.
  const onward = chores.length === 0 ? pagesOf(view, seat).filter(({ value }) => value.do === 'turn' && value.page !== page) : [];
  return [...answers, ...chores, ...onward, option<Chore>('back', { do: 'back' })];
}

/** PA-CAMP-7: an illegal build holds its hunter back; the deck can be put right in one go. */
function readiness(view: View, seat: Seat): Option<Chore>[] {
  const { id } = hunterOf(view, seat);
  const build = view.belongings[seat]!;
  const weaknesses = weaknessesOf(view);
  if (faultsOf(id, build, weaknesses).length === 0) return [option<Chore>('ready', { do: 'ready' })];
  return mendedDeck(id, build, weaknesses) ? [option<Chore>('mend-deck', { do: 'mend' })] : [];
}

const PAGES: readonly Page[] = ['forge', 'herbs', 'skills', 'gear', 'deck', 'potions', 'trade'];
/** Only pages with something on them; the forge and the herbalist always, for they say what is missing. */
const pagesOf = (view: View, seat: Seat): Option<Chore>[] =>
  PAGES.filter(page => isThere(view, page) || choresOn(view, seat, page).length > 0).map(page =>
    option<Chore>(`page-${page}`, { do: 'turn', page }, { kind: 'page', id: page }),
  );
const isThere = ({ campaign }: View, page: Page): boolean =>
  (page === 'forge' && campaign.forge > 0) || (page === 'herbs' && campaign.herbalist > 0);

/** PA-FORGE-8: whoever is asked for a trade agrees or refuses. */
const answersTo = (view: View, seat: Seat): Option<Chore>[] =>
  view.offers
    .filter(one => one.to === seat)
    .flatMap(({ from }) => [
      option<Chore>(`accept-${from}`, { do: 'accept', from }, { kind: 'seat', id: from }),
      option<Chore>(`refuse-${from}`, { do: 'refuse', from }, { kind: 'seat', id: from }),
    ]);
const offerOf = ({ offers }: View, from: Seat, to: Seat): Offer => offers.find(one => one.from === from && one.to === to)!;

/** Where somebody would look for what is wrong with the build. */
const TELLS_FAULTS: readonly Page[] = ['camp', 'gear', 'deck'];
function refusalsOf(view: View, seat: Seat): CampRefused[] {
  const { page } = view.desks[seat]!;
  if (!TELLS_FAULTS.includes(page)) return refusedOn(view, seat, page);
  return faultsOf(hunterOf(view, seat).id, view.belongings[seat]!, weaknessesOf(view)).map(({ why, flaw }) => ({
    about: [{ kind: 'chore', id: 'ready' }],
    why,
    facts: flaw,
  }));
}

// What is done

function carryOut(table: Table, seat: Seat, chore: Chore): void {
  const { state } = table;
  const build = state.belongings[seat]!;
  const { page, making, from } = state.desks[seat]!;
  switch (chore.do) {
    case 'turn':
      return own.turnPage(table, seat, chore.page);
    case 'back':
      return own.turnPage(table, seat, page === 'pay' ? 'forge' : 'camp');
    case 'ready':
      return own.beReady(table, seat);
    case 'not-ready':
      return own.thinkAgain(table, seat);
    case 'make':
      return own.turnPage(table, seat, 'pay', chore.card, chore.from);
    case 'pay-as-listed':
      return pay(table, seat, plainly(making, from));
    case 'pay':
      return pay(table, seat, [chore.payment]);
    case 'brew':
      return own.brew(table, seat, chore.card, plantsFor(chore.card));
    case 'learn':
      return own.learnStep(table, seat, chore.branch);
    case 'wear':
      return own.wear(table, seat, chore.card);
    case 'take-off':
      return own.takeOff(table, seat, 'item');
    case 'mastery':
      return own.chooseMastery(table, seat, chore.card);
    case 'add':
      return own.changeDeck(table, seat, [...build.deck, chore.card]);
    case 'remove':
      return own.changeDeck(
        table,
        seat,
        build.deck.filter(card => card !== chore.card),
      );
    case 'mend':
      return own.changeDeck(table, seat, mendedDeck(hunterOf(state, seat).id, build, weaknessesOf(state))!);
    case 'take':
      return own.changeLoadout(table, seat, [...build.loadout, chore.card]);
    case 'leave':
      return own.changeLoadout(
        table,
        seat,
        build.loadout.filter(card => card !== chore.card),
      );
    case 'offer':
      return own.offerTrade(table, { from: seat, to: chore.to, give: chore.give, take: chore.take });
    case 'accept':
      return own.trade(table, offerOf(state, chore.from, seat));
    case 'refuse':
      return own.dropOffer(table, offerOf(state, chore.from, seat), true);
    case 'take-back':
      return own.dropOffer(table, offerOf(state, seat, chore.to), false);
  }
}

/** The price is paid when every part of it is settled (PA-GAME-8). */
function pay(table: Table, seat: Seat, payments: readonly Payment[]): void {
  const desk = table.state.desks[seat]!;
  const { making, from } = desk;
  for (const payment of payments) own.choosePayment(table, seat, payment);
  if (desk.paid.length === partsOf(making, from).length) own.make(table, seat, making, from, desk.paid.map(paymentOf));
}
