/** Event Cards: drawn or flipped, to hand or into the queue, the hand limit, and the close of a phase. */
import { hashOf, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { cardNamed, EVENT_DECK, eventCard, keyOf } from '../content/box.ts';
import { stateSchema } from '../state.ts';
import { hunter as dataslateWith, event, LURKER, THUG } from '../testing/fixtures.ts';
import { given, type HunterOn, LEFT_OUT, type Position, type Rehearsal } from '../testing/rehearsal.ts';
import { carryOutEvents } from './carry-out.ts';
import { drawEvent } from './events.ts';

const KEEPER = cardNamed('camera-drone');
const FAN_MAIL = cardNamed('fan-mail');
const keys = (cards: readonly number[]): string[] => cards.map(keyOf);

const HELD = ['stim-spike', 'flak-lining', 'jammed'];
const draw = (rehearsal: Rehearsal, isFlipped = false): Rehearsal => rehearsal.run(table => drawEvent(table, 0, isFlipped, 'UM-CTL-8'));

/** A phase about to close with these cards in the queue. */
function closing(
  queue: readonly (readonly [card: number, owner: number])[],
  hunters: readonly HunterOn[],
  rest: Omit<Position, 'hunters'> = {},
): Rehearsal {
  const { state, ...more } = rest;
  const held = queue.map(([card, owner]) => ({ card, owner }));
  return given({ hunters, ...more, state: { step: 'carry-out-events', phase: 'hunter', queue: held, ...state } });
}

/** Carries the queue out up to the next phase or a decision. */
const close = (rehearsal: Rehearsal): Rehearsal => {
  while (rehearsal.asks === null && rehearsal.state.step === 'carry-out-events') rehearsal.run(carryOutEvents);
  return rehearsal;
};

describe('Drawing', () => {
  test('[UM-EVT-2] a Keeper goes to hand at once and does nothing', () => {
    const rehearsal = draw(given({ hunters: [{}, {}], onTop: { events: [KEEPER] } }));

    expect(rehearsal.types()).toEqual(['keeper-drawn']);
    expect([rehearsal.hunter(0).keepers, rehearsal.state.queue]).toEqual([[KEEPER], []]);
  });

  test('[UM-EVT-3] any other card waits with its owner, drawn or flipped', () => {
    for (const isFlipped of [false, true]) {
      const rehearsal = draw(given({ hunters: [{}, {}], onTop: { events: [FAN_MAIL] } }), isFlipped);

      expect(rehearsal.state.queue).toEqual([{ card: FAN_MAIL, owner: 0 }]);
      expect([rehearsal.hunter(0).momentum, rehearsal.hunter(0).keepers]).toEqual([0, []]);
    }
  });

  test('[UM-EVT-6] an empty deck is remade from the shuffled discard; with neither nothing is drawn', () => {
    const discard = EVENT_DECK.slice(0, 10);
    const order = discard.toReversed();
    const rehearsal = draw(
      given({ hunters: [{}], state: { eventPile: [], eventDiscard: discard }, dice: { events: [order] }, despite: [LEFT_OUT] }),
    );

    expect(rehearsal.types()).toEqual(['events-reshuffled', 'keeper-drawn']);
    expect(rehearsal.state).toMatchObject({ eventPile: order.slice(1), eventDiscard: [] });
    expect(rehearsal.hunter(0).keepers).toEqual([order[0]]);

    const none = draw(given({ hunters: [{}], state: { eventPile: [], eventDiscard: [] }, despite: [LEFT_OUT] }));
    expect([none.told, none.asks]).toEqual([[], null]);
  });

  test('[UM-EVT-9] [UM-R-53] with a fourth Keeper one of the four is discarded at once, by its owner', () => {
    const rehearsal = draw(given({ hunters: [{ keepers: HELD }, {}], onTop: { events: [KEEPER] } }));
    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual([
      'discard-keepers',
      0,
      ['stim-spike', 'flak-lining', 'jammed', 'camera-drone'],
    ]);
    expect([rehearsal.open[0]!.min, rehearsal.open[0]!.max]).toEqual([1, 1]);

    rehearsal.answer('discard-keepers', ['flak-lining']);

    expect(keys(rehearsal.hunter(0).keepers)).toEqual(['stim-spike', 'jammed', 'camera-drone']);
    expect(keys(rehearsal.state.eventDiscard)).toEqual(['flak-lining']);
  });

  test('[UM-EVT-9] a hunter whose rule says so holds four', () => {
    const slate = dataslateWith({ rule: { name: 'Paperwork', texts: [{ when: 'always', effects: [{ do: 'hand-limit', n: 4 }] }] } });
    const rehearsal = draw(given({ hunters: [{ slate, keepers: HELD }, {}], onTop: { events: [KEEPER] } }));

    expect([rehearsal.asks, rehearsal.hunter(0).keepers.length]).toEqual([null, 4]);
  });

  test('[UM-EVT-12] [UM-R-53] a Keeper that was drawn is seen by its drawer alone, a flipped one by all', () => {
    const drawn = draw(given({ hunters: [{}, {}], onTop: { events: [KEEPER] } }));
    const flipped = draw(given({ hunters: [{}, {}], onTop: { events: [KEEPER] } }), true);
    const keepersSeenBy = (seat: number | null): unknown => viewOf(stateSchema, drawn.state, seat).hunters[0]!.keepers;

    expect(drawn.toldOf('keeper-drawn')).toEqual([
      { type: 'keeper-drawn', rule: 'UM-CTL-8', seat: 0, secret: { to: [0], facts: { card: KEEPER } } },
    ]);
    expect(keepersSeenBy(0)).toEqual([KEEPER]);
    expect([keepersSeenBy(1), keepersSeenBy(null)]).toEqual([1, 1]);
    expect(flipped.toldOf('keeper-flipped')).toEqual([{ type: 'keeper-flipped', rule: 'UM-CTL-8', seat: 0, card: KEEPER, reveals: true }]);
  });
});

describe('The close of a phase', () => {
  test('[UM-EVT-4] the queue is carried out in order of arrival, before the next phase', () => {
    const rehearsal = close(
      closing(
        [
          [cardNamed('ratings-spike'), 1],
          [FAN_MAIL, 0],
        ],
        [{ points: 4 }, {}],
      ),
    );

    expect(rehearsal.types('event-carried-out', 'momentum-gained', 'points-gained', 'phase-begun')).toEqual([
      'event-carried-out',
      'momentum-gained',
      'points-gained',
      'event-carried-out',
      'momentum-gained',
      'phase-begun',
    ]);
    expect(rehearsal.state.hunters.map(({ momentum, points }) => [momentum, points])).toEqual([
      [1, 4],
      [1, 2],
    ]);
    expect([rehearsal.state.phase, rehearsal.state.step]).toEqual(['crim', 'crim']);
  });

  test('[UM-EVT-4] [UM-R-81] in the End Phase it comes before the end-of-match test', () => {
    const rehearsal = close(closing([[FAN_MAIL, 0]], [{}], { state: { phase: 'end' } }));

    expect(rehearsal.hunter(0).momentum).toBe(1);
    expect(rehearsal.state.step).toBe('end-test');
  });

  test('[UM-EVT-5] a card that comes meanwhile joins the end of the queue and is carried out in the same close', () => {
    const drawing = event({ id: 'drawing', immediate: [{ do: 'draw-event', n: 1 }] });
    const points = event({ id: 'two-points', immediate: [{ do: 'points', who: 'self', n: 2 }] });
    const rehearsal = closing(
      [
        [drawing, 0],
        [points, 0],
      ],
      [{}],
    );
    rehearsal.state.eventPile = [FAN_MAIL, ...rehearsal.state.eventPile];

    close(rehearsal);

    expect(rehearsal.toldOf('event-carried-out').map(one => keyOf(one.card))).toEqual(['drawing', 'two-points', 'fan-mail']);
    expect(rehearsal.state.phase).toBe('crim');
  });

  test('[UM-EVT-6] a card that was carried out is discarded; one in force is not, until it expires', () => {
    const [smoke] = [cardNamed('smoke-screen')];
    const rehearsal = close(
      closing(
        [
          [FAN_MAIL, 0],
          [smoke, 0],
        ],
        [{}],
        { turn: 3 },
      ),
    );

    expect(rehearsal.state.eventDiscard).toEqual([FAN_MAIL]);
    expect(rehearsal.state.inForce).toEqual([{ card: smoke, owner: 0, until: 4 }]);
  });

  test('[UM-EVT-7] the owner makes the choices of the card, even out of the zone', () => {
    const raise = event({ id: 'raise', immediate: [{ do: 'bounty', n: 5, on: 'chosen' }] });
    const rehearsal = close(
      closing([[raise, 1]], [{}, { isIn: false, fellInTurn: 1 }], {
        crims: [
          { card: THUG, at: [20, 20] },
          { card: THUG, at: [24, 20] },
        ],
      }),
    );
    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['choose-crim', 1, ['c1', 'c2']]);

    rehearsal.answer('choose-crim', 'c2');

    expect(rehearsal.state.crims.map(crim => crim.bounty)).toEqual([0, 5]);
  });

  test('[UM-EVT-7] a "may" for every hunter belongs to their own players, in initiative order', () => {
    const crate = cardNamed('ammo-crate');
    const rehearsal = close(closing([[crate, 0]], [{ depleted: [0] }, {}, { depleted: [0] }], { first: 2 }));
    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['may-reload', 2]);

    rehearsal.answer('may-reload', 'pass');
    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['may-reload', 0]);
    rehearsal.answer('may-reload', 'a0');

    expect(rehearsal.state.hunters.map(hunter => hunter.depleted)).toEqual([[], [], [0]]);
  });

  test('[UM-EVT-8] an impossible card is discarded without effect', () => {
    const snitch = cardNamed('snitch');
    const lurker = { card: LURKER, at: [9, 33], hiddenIn: 4, hidInTurn: 1 } as const;
    const nobody = close(closing([[snitch, 0]], [{}], { crims: [{ card: THUG, at: [20, 20] }] }));
    const somebody = close(closing([[snitch, 0]], [{}], { crims: [lurker] }));

    expect(eventCard(snitch).immediate).toEqual([{ do: 'reveal-all' }]);
    expect([nobody.types(), nobody.state.eventDiscard]).toEqual([['event-carried-out', 'phase-begun'], [snitch]]);
    expect(somebody.types()).toEqual(['event-carried-out', 'crim-came-out', 'phase-begun']);
    expect([nobody, somebody].map(one => 'idle' in one.toldOf('event-carried-out')[0]!)).toEqual([true, false]);
  });

  test('[UM-EVT-4] with nothing in the queue the next phase begins and nothing else happens', () => {
    const rehearsal = closing([], [{}]);
    const before = hashOf(stateSchema, { ...rehearsal.state, phase: 'crim', step: 'crim' });

    close(rehearsal);

    expect(hashOf(stateSchema, rehearsal.state)).toBe(before);
  });
});
