/** Clauses ZD-TRACK-1..13, ZD-EVENT-1..4. What a tracking card prints (ZD-TRACK-11) is proved in content/quest.test.ts. */

import { Match, type Moment, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { keyOf, levelOfTracking, TRACKING_DECKS, trackingCard } from '../content/box.ts';
import type { EventCard } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { zeroDawn } from '../game.ts';
import { cardInPlay, mapInPlay } from '../questions.ts';
import { setupFor } from '../setup.ts';
import { type State, stateSchema, type View } from '../state.ts';
import { goods, print } from '../testing/fixtures.ts';
import { type DawnRehearsal, given } from '../testing/rehearsal.ts';
import { handLimit } from '../texts-in-force.ts';
import { buildEncounter } from './build-encounter.ts';
import { endMerchants } from './end-merchants.ts';
import { track } from './tracking.ts';
import { beginTurn } from './turn.ts';

/** Before the Tracking Phase of an encounter: seat 0 is Leader, the last seat Fledgling; earlier looks are gone from the piles. */
function beforeTracking(encounter: number, seats = 3): DawnRehearsal {
  const stage = given({ hunters: Array.from({ length: seats }, () => ({})) });
  const { state } = stage;
  const trackingPile = state.trackingPile.slice(3 * (encounter - 1));
  const eventPile = state.eventPile.slice(3 * Math.max(0, encounter - 2));
  Object.assign(state, { step: 'track', encounter, card: -1, level: 0, trackingPile, eventPile });
  return stage;
}

const seen = (state: State, seat: number | null): View => viewOf(stateSchema, state, seat) as View;
const keys = (cards: readonly number[]): string[] => cards.map(keyOf);
const printEvent = (id: string, on: EventCard['on'], ...always: Effect[]): number =>
  print('event', { id: `tracking-${id}`, name: id, sort: on === 'all' ? 'all' : 'boon', on, always });

describe('Looking at cards', () => {
  test('[ZD-TRACK-1] [ZD-TRACK-3] in the first phase the Leader looks at the top 3 tracking cards, and nobody at events', () => {
    const stage = beforeTracking(1);
    const top = stage.state.trackingPile.slice(0, 3);

    stage.run(track);

    expect(stage.open.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'pick-tracking']]);
    expect(stage.options()).toEqual(keys(top));
    expect([stage.state.trackingDrawn, stage.state.trackingPile.length]).toEqual([top, 9]);
    expect([stage.state.eventDrawn, stage.state.eventPile.length]).toEqual([[], 17]);
  });

  test('[ZD-TRACK-2] [ZD-EVENT-2] from the second phase on the Fledgling, and nobody else, looks at 3 events', () => {
    const stage = beforeTracking(2);
    stage.state.fledgling = 1;
    const events = stage.state.eventPile.slice(0, 3);

    stage.run(track);

    expect(stage.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'pick-tracking'],
      [1, 'pick-event'],
    ]);
    expect(stage.options('pick-event')).toEqual(keys(events));
    expect([stage.state.eventDrawn, stage.state.eventPile.length]).toEqual([events, 14]);
  });

  test('[ZD-TRACK-5] drawn cards stay hidden from the others, in views and in what is told', () => {
    const stage = beforeTracking(2);

    stage.run(track);

    const eyes = [0, 1, 2, null].map(seat => seen(stage.state, seat));
    expect(eyes.map(view => view.trackingDrawn)).toEqual([stage.state.trackingDrawn, 3, 3, 3]);
    expect(eyes.map(view => view.eventDrawn)).toEqual([3, 3, stage.state.eventDrawn, 3]);
    expect(stage.told.map(({ secret: _, ...open }) => open)).toEqual([
      { type: 'tracking-began', rule: 'ZD-TRACK-13', encounter: 2 },
      { type: 'tracking-drawn', rule: 'ZD-TRACK-1', seat: 0, n: 3 },
      { type: 'events-drawn', rule: 'ZD-TRACK-2', seat: 2, n: 3 },
    ]);
    expect(stage.told.map(event => event.secret?.to)).toEqual([undefined, [0], [2]]);
  });
});

describe('Picking', () => {
  test('[ZD-TRACK-4] each picks one secretly: a pick that waits for the other is seen by nobody', () => {
    const stage = beforeTracking(2);
    const moment: Moment<State> = { state: stage.state, counters: {}, passes: [], n: 0 };
    const match = Match.from(zeroDawn, setupFor(3, 'standard'), 'seed', moment);
    const look = (): unknown[] => [0, 1, 2, null].map(seat => [match.view(seat), match.log(seat).map(({ event }) => event)]);
    const before = look();
    const [first] = match.openFor(0)!.decision.options;

    const answered = match.answer(0, first!.key);

    expect(answered.ok).toBe(true);
    expect(look()).toEqual(before);
    expect(match.waiting).toEqual({ seats: [2] });
    expect([match.openFor(0), match.openFor(1)]).toEqual([null, null]);
    expect(match.openFor(2)!.decision.kind).toBe('pick-event');
  });

  test('[ZD-TRACK-6] one reveal shows both picks, in whichever order they were made', () => {
    const reveal = (order: readonly ['pick-tracking' | 'pick-event', 'pick-tracking' | 'pick-event']): [State, unknown[]] => {
      const stage = beforeTracking(2).run(track);
      const picks = { 'pick-tracking': stage.options('pick-tracking')[1]!, 'pick-event': stage.options('pick-event')[2]! };
      stage.answer(order[0], picks[order[0]]);
      expect(stage.toldOf('picks-revealed')).toEqual([]);
      stage.answer(order[1], picks[order[1]]);
      return [stage.state, stage.toldOf('picks-revealed')];
    };

    const [state, told] = reveal(['pick-tracking', 'pick-event']);

    expect(told).toEqual([
      {
        type: 'picks-revealed',
        rule: 'ZD-TRACK-6',
        card: state.card,
        event: state.event,
        encounter: 2,
        level: levelOfTracking(state.card),
        reveals: true,
      },
    ]);
    expect(reveal(['pick-event', 'pick-tracking'])[1]).toEqual(told);
  });

  test('[ZD-TRACK-7] cards not chosen are out for the rest of the game', () => {
    const stage = beforeTracking(2);
    const tracking = stage.state.trackingPile.slice(0, 3);
    const events = stage.state.eventPile.slice(0, 3);

    stage.run(track).answer('pick-tracking', keyOf(tracking[1]!)).answer('pick-event', keyOf(events[0]!));

    const { state } = stage;
    expect([state.trackingDiscard, state.trackingDrawn, state.trackingRow]).toEqual([[tracking[0], tracking[2]], [], [tracking[1]]]);
    expect([state.eventDiscard, state.eventDrawn, state.event]).toEqual([[events[1], events[2]], [], events[0]]);

    state.encounter = 3;
    stage.run(track);

    expect(stage.options('pick-tracking').filter(key => keys(tracking).includes(key))).toEqual([]);
    expect(stage.options('pick-event').filter(key => keys(events).includes(key))).toEqual([]);
  });

  test('[ZD-TRACK-8] [ZD-TRACK-9] tracking cards make a row in order of play, each with its event in view', () => {
    const stage = beforeTracking(1);
    const played: number[] = [];
    const tucked: number[] = [];

    for (const encounter of [1, 2, 3]) {
      stage.state.encounter = encounter;
      stage.run(track).answer('pick-tracking', stage.options('pick-tracking')[encounter - 1]!);
      if (encounter > 1) stage.answer('pick-event', stage.options('pick-event')[0]!);
      if (stage.asks === 'name-rival') stage.answer('name-rival', stage.options()[0]!);
      played.push(stage.state.card);
      tucked.push(stage.state.event);
    }

    expect(new Set(played).size).toBe(3);
    for (const seat of [0, 1, 2, null]) {
      const view = seen(stage.state, seat);
      expect([view.trackingRow, view.eventsPlayed, view.event]).toEqual([played, tucked, tucked[2]]);
    }
    expect(tucked[0]).toBe(-1);
  });

  test('[ZD-TRACK-10] the Leader’s pick is the encounter that is set up', () => {
    const stage = beforeTracking(1, 2);
    const pick = stage.state.trackingPile[2]!;

    stage.play().answer('pick-tracking', keyOf(pick));

    const { A, B } = mapInPlay(stage.state).spawns;
    expect(cardInPlay(stage.state)).toBe(trackingCard(pick));
    expect(stage.state.level).toBe(trackingCard(pick).level);
    expect(stage.state.enemies.map(enemy => enemy.square)).toEqual([...A, ...B]);
    expect(stage.asks).toBe('place-hunter');
  });

  test('[ZD-TRACK-12] the level of the card played sets the merchant that opens', () => {
    for (const level of [1, 2, 3]) {
      const stage = beforeTracking(level === 1 ? 1 : level + 1, 2).run(track);
      const wanted = stage.state.trackingDrawn.find(no => levelOfTracking(no) === level)!;
      stage.answer('pick-tracking', keyOf(wanted));
      if (stage.asks === 'pick-event') stage.answer('pick-event', stage.options()[0]!);
      stage.state.step = 'open-merchants';

      stage.play();

      expect(stage.state.merchants.map(one => one.isOpen)).toEqual([1, 2, 3].map(one => one === level));
    }
  });

  test('[ZD-TRACK-13] the phase comes again after each Campfire Phase', () => {
    const stage = given({ hunters: [{}, {}], state: { step: 'end-merchants', encounter: 1 } });
    const { state } = stage;
    state.trackingPile = state.trackingPile.slice(3);

    stage.play();

    expect([state.step, state.encounter]).toEqual(['track', 2]);
    expect(stage.open.map(one => one.kind)).toEqual(['pick-tracking', 'pick-event']);
  });
});

describe('Events', () => {
  test('[ZD-EVENT-1] an event is in force through its encounter and the campfire after it, then no more', () => {
    const roomy = printEvent('roomy', 'all', { do: 'hand-size', n: 1 });
    const stage = given({ hunters: [{}, {}], state: { event: roomy, eventChooser: 1, encounter: 2, step: 'act' } });

    expect(handLimit(stage.state, 0)).toBe(6);

    stage.state.step = 'end-merchants';

    expect(handLimit(stage.state, 0)).toBe(6);

    stage.run(endMerchants);

    expect([handLimit(stage.state, 0), stage.state.event, stage.state.eventChooser]).toEqual([5, -1, -1]);
  });

  test('[ZD-EVENT-1] a discount holds in the merchant step of its encounter and not in the next', () => {
    const sale = printEvent('sale', 'all', { do: 'discount', n: 1 });
    const ware = goods('action', {
      type: 'ammunition',
      price: { shards: 1 },
      card: { id: 'tracking-snack', name: 'Snack', type: 'stamina' },
    });
    const offeredTo = (event: number): string[] => {
      const stage = given({ hunters: [{ salvage: [] }, { salvage: [] }], state: { event, eventChooser: 1, level: 1, step: 'buy' } });
      stage.state.merchants[0] = { isOpen: true, row: [ware], pile: [], discard: [] };
      stage.play();
      return stage.askedSeat === 0 ? stage.options('buy') : [];
    };

    expect(offeredTo(sale)).toEqual(['tracking-snack', 'pass']);
    expect(offeredTo(-1)).toEqual([]);
  });

  test('[ZD-EVENT-3] a text holds for the chooser, the Leader, the rival that was named, or all', () => {
    const limits = (on: EventCard['on']): number[] => {
      const event = printEvent(`for-${on}`, on, { do: 'hand-size', n: 1 });
      const { state } = given({ hunters: [{}, {}, {}, {}], state: { event, leader: 0, eventChooser: 3, eventRival: 2 } });
      return [0, 1, 2, 3].map(seat => handLimit(state, seat));
    };

    expect(limits('chooser')).toEqual([5, 5, 5, 6]);
    expect(limits('leader')).toEqual([6, 5, 5, 5]);
    expect(limits('rival')).toEqual([5, 5, 6, 5]);
    expect(limits('all')).toEqual([6, 6, 6, 6]);
  });

  test('[ZD-EVENT-3] who picked an event against a rival names one, never itself', () => {
    const handicap = printEvent('handicap', 'rival', { do: 'hand-size', n: -1 });
    const stage = beforeTracking(2);
    stage.state.eventPile = [handicap, ...stage.state.eventPile];

    stage.run(track).answer('pick-tracking', stage.options('pick-tracking')[0]!).answer('pick-event', keyOf(handicap));

    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['name-rival', 2, ['h0', 'h1']]);

    stage.answer('name-rival', 'h1');

    expect([0, 1, 2].map(seat => handLimit(stage.state, seat))).toEqual([5, 4, 5]);
    expect(stage.state.step).toBe('build-encounter');
  });

  test('[ZD-EVENT-3] what a text does at the start of the encounter it does to those it names alone', () => {
    const theft = print('event', {
      id: 'tracking-theft',
      name: 'Theft',
      sort: 'handicap',
      on: 'rival',
      when: [{ when: 'encounter-start', effects: [{ do: 'discard', n: 2 }] }],
    });
    const stage = given({
      hunters: [{}, {}, {}],
      enemies: [{ type: 'watcher', at: [5, 2] }],
      state: { event: theft, eventChooser: 2, eventRival: 1, step: 'begin-encounter' },
    });

    stage.play();

    expect([stage.asks, stage.askedSeat]).toEqual(['discard-cards', 1]);

    stage.answer('discard-cards', stage.options().slice(0, 2));

    expect(stage.state.hunters.map(hunter => [hunter.hand.length, hunter.discard.length])).toEqual([
      [5, 0],
      [3, 2],
      [5, 0],
    ]);
  });

  test('[ZD-EVENT-3] [ZD-EQ-13] what a text does once per encounter it does in one activation, and again in the next encounter', () => {
    const haste = print('event', {
      id: 'tracking-haste',
      name: 'Haste',
      sort: 'boon',
      on: 'chooser',
      when: [{ when: 'activation-start', once: 'encounter', effects: [{ do: 'extra-action' }] }],
    });
    const stage = given({
      hunters: [{}, {}],
      enemies: [{ type: 'watcher', at: [5, 2] }],
      state: { event: haste, eventChooser: 0 },
    });
    const actionsGranted = (): number => {
      stage.run(beginTurn);
      if (stage.asks === 'discard-before-drawing') stage.answer('discard-before-drawing', []);
      return stage.hunter(0).actionsLeft;
    };

    const [first, second] = [actionsGranted(), actionsGranted()];
    stage.run(buildEncounter);
    stage.state.step = 'begin-turn';
    const anew = actionsGranted();

    expect([first, second, anew]).toEqual([3, 2, 3]);
  });

  test("[ZD-EVENT-4] an event comes to the Hunters' Call as well", () => {
    const stage = beforeTracking(5);
    const { call } = TRACKING_DECKS[0]!;

    stage.run(track);

    expect(stage.open.map(({ seat, kind }) => [seat, kind])).toEqual([[2, 'pick-event']]);

    const pick = stage.state.eventDrawn[0]!;
    stage.answer('pick-event', keyOf(pick));

    expect([stage.state.card, stage.state.event, stage.state.eventChooser]).toEqual([call, pick, 2]);
    expect(stage.toldOf('picks-revealed')).toMatchObject([{ rule: 'ZD-CALL-2', card: call, event: pick }]);
  });
});
