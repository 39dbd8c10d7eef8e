/** What events, outcomes, paths and passed rolls of the story do to the party. FW-NARR-4, FW-NARR-9, FW-NARR-10, FW-NARR-12. */
import { option, type Rule, type Seat } from '@quarry/kernel';
import { injuriesOf } from '../campaign/kits.ts';
import { cardNamed, cardOption } from '../content/box.ts';
import { CLANS, type Clan } from '../content/kinds.ts';
import type { StoryEffect, Whom } from '../content/story/types.ts';
import { chooseSome } from '../decisions.ts';
import { discardTop, removeInjury, takeInjury } from '../deeds/cards.ts';
import { changePotions, changeSupplies, spendResource } from '../deeds/marshals.ts';
import * as story from '../deeds/story.ts';
import type { Table } from '../events.ts';
import { allResources, counterOf, marshalOf, resourcesOf, seatsOf } from '../questions.ts';
import type { EffectsState } from '../state.ts';
import { give, giveModifications, recover } from './aftermath.ts';
import { adapt, moveCounter } from './counters.ts';
import { decide } from './decide.ts';
import { hurt } from './health.ts';
import { lootOne, loseResources } from './resources.ts';

type Effect<Do extends StoryEffect['do']> = Extract<StoryEffect, { readonly do: Do }>;

/** A reward for an encounter that was won (content 3.12), what a location taken there leads to (FW-COMP-6), or anything else that a page gives. */
export type Why = EffectsState['why'];

/** The next effect, in printed order; of what is given out one by one, the next one. */
export function* doNext(table: Table, effect: StoryEffect): Rule {
  if (yield* doEffect(table, effect)) story.endEffect(table);
}

/**
 * Those whom it falls on. The `one` of an element is named by the group when it is first needed (FW-NARR-4), and whoever was named for one effect is named for all.
 * Who it can be is looked at again after a camp; if it can be nobody any more it falls on somebody in vain.
 */
function* whom(table: Table, who: Whom, canBe: (seat: Seat) => boolean = () => true): Rule<readonly Seat[]> {
  const { state } = table;
  const { one, isAskedAgain } = state.effects!;
  const all = seatsOf(state);
  const seats = all.filter(canBe);
  if (isAskedAgain) return [yield* pickOne(table, seats.length > 0 ? seats : all)];
  if (who === 'all' || seats.length === 0) return seats;
  return [seats.includes(one) ? one : yield* pickOne(table, seats)];
}

function* pickOne(table: Table, seats: readonly Seat[]): Rule<Seat> {
  const { state } = table;
  const seat = yield* decide(table, {
    kind: 'choose-marshal',
    rule: 'FW-NARR-4',
    options: () => seats.map(one => option(`seat-${one}`, one, { kind: 'seat', id: one })),
    facts: { entry: state.entry, element: state.element },
  });
  story.notePick(table, seat);
  return seat;
}

/** Whether it is done. */
function* doEffect(table: Table, effect: StoryEffect): Rule<boolean> {
  if (effect.do === 'resources') return yield* handOut(table, effect);
  yield* doWhole(table, effect);
  return true;
}

/** FW-RES-4: until all are given out, or there are no more. */
function* handOut(table: Table, { kind, n }: Effect<'resources'>): Rule<boolean> {
  if (!(yield* lootOne(table, kind))) return true;
  story.countGiven(table);
  return table.state.effects!.given >= n;
}

function* doWhole(table: Table, effect: Exclude<StoryEffect, Effect<'resources'>>): Rule {
  const { why } = table.state.effects!;
  switch (effect.do) {
    case 'counter':
      return moveCounter(table, effect.counter, effect.by, 'FW-NARR-12');
    case 'trust-of-choice':
      return yield* trustOfChoice(table, effect);
    case 'potions':
      return changePotions(table, effect.by, 'FW-NARR-12');
    case 'supplies':
      return changeSupplies(table, effect.by + more(table, effect, why), 'FW-NARR-12');
    case 'lose-resource':
      return yield* loseOne(table, effect.n);
    case 'token':
      return story.collectToken(table, effect.token);
    case 'special':
      return story.collectSpecial(table, effect.special);
    case 'flag':
      return story.setFlag(table, effect.flag);
    case 'hurt':
      for (const seat of yield* whom(table, effect.who)) yield* hurt(table, seat, effect.n, 'story', 'FW-NARR-12');
      return;
    case 'injure':
      for (const seat of yield* whom(table, effect.who)) takeInjury(table, seat, 'FW-NARR-12');
      return;
    case 'remove-injury':
      return yield* heal(table, effect);
    case 'modification':
      return yield* giveModifications(table, effect.n);
    case 'adapt':
      return adapt(table, effect.enemy, effect.no, why === 'location' ? 'location' : 'story');
    case 'alert-start':
      return story.lowerAlert(table, effect.by);
    case 'recover':
      return yield* recover(table, effect.n);
    case 'discard-top':
      for (const seat of seatsOf(table.state)) discardTop(table, seat, effect.n, 'FW-NARR-12');
      return;
    case 'offer-gear':
      return yield* offerGear(table, effect);
    case 'prepare':
      return story.prepareFor(table, effect.what);
  }
}

const MANY_SETBACKS = 3;
/** Content 3.7: to those who have failed often, more supplies. */
const more = ({ state }: Table, { by }: Effect<'supplies'>, why: Why): number =>
  why === 'reward' && by > 0 && state.setbacks >= MANY_SETBACKS ? 1 : 0;

function* trustOfChoice(table: Table, { by, unvisited }: Effect<'trust-of-choice'>): Rule {
  const { state } = table;
  const isMeant = (clan: Clan): boolean => !(unvisited && state.flags.includes(`visited-${clan}`)) && counterOf(state, `trust-${clan}`) < 3;
  const clans = CLANS.filter(isMeant);
  if (clans.length === 0) return;
  const clan = yield* decide(table, {
    kind: 'choose-clan',
    rule: 'FW-NARR-4',
    options: () => clans.map(one => option(one, one, { kind: 'clan', id: one })),
    facts: { entry: state.entry, element: state.element },
  });
  moveCounter(table, `trust-${clan}`, by, 'FW-NARR-12');
}

function* loseOne(table: Table, n: number): Rule {
  const { state } = table;
  for (const seat of yield* whom(table, 'one', one => allResources(marshalOf(state, one)) > 0))
    yield* loseResources(table, seat, n, 'FW-NARR-12');
}

const MUCH_BLIGHT = 8;

/** FW-INJ-3: which, their owner says. In a blighted land healers remove one fewer (content 3.7). */
function* heal(table: Table, { n, who }: Effect<'remove-injury'>): Rule {
  const { state } = table;
  const most = n - (counterOf(state, 'blight') >= MUCH_BLIGHT ? 1 : 0);
  if (most <= 0) return;
  for (const seat of yield* whom(table, who, one => injuriesOf(state, one).length > 0)) {
    const options = injuriesOf(state, seat).map(cardOption);
    const min = Math.min(most, options.length);
    const cards = yield* chooseSome({ seat, kind: 'remove-injury', rule: 'FW-INJ-3', options, min, max: min, facts: { n: min } });
    for (const card of cards) removeInjury(table, seat, card, 'FW-INJ-3');
  }
}

/** Somebody pays for all, and the group says who gets it; or nobody does. */
function* offerGear(table: Table, { gear, metal }: Effect<'offer-gear'>): Rule {
  const { state } = table;
  const card = cardNamed(gear);
  if (!state.party.inactive.includes(card)) return;
  const payers = (): Seat[] => seatsOf(state).filter(seat => resourcesOf(marshalOf(state, seat), 'metal') >= metal);
  const payer = yield* decide<'buy-gear', Seat | 'no'>(table, {
    kind: 'buy-gear',
    rule: 'FW-NARR-4',
    options: () => [
      ...payers().map(seat => option<Seat | 'no'>(`seat-${seat}`, seat, { kind: 'seat', id: seat })),
      option<Seat | 'no'>('no', 'no'),
    ],
    facts: { entry: state.entry, element: state.element, card, metal },
    asksForOne: true,
  });
  if (payer === 'no') return;
  for (let i = 0; i < metal; i++) spendResource(table, payer, 'metal', 'FW-RES-3');
  yield* give(table, card);
}
