/** Setting the match up: roll-off, hunters, corners, decks, first crims. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, Match, randomAnswer, SampledChance, type Script, ScriptedChance, Seed } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { CONTROL_DECK, CRIM_DECK, DATASLATES, EVENT_DECK, eventCard, eventsFor, nameOf } from '../content/box.ts';
import { CORNERS, OFFERED_ZONES, podOf, TABLE_SIZE, tubeOf, zoneNamed } from '../content/maps.ts';
import { CARDS_BY_LENGTH } from '../first-state.ts';
import { urbanManhunt } from '../game.ts';
import { inMils, mils } from '../questions.ts';
import { checkSetup, type Setup, setupFor } from '../setup.ts';
import { stateSchema } from '../state.ts';
import { hunter as dataslateWith } from '../testing/fixtures.ts';
import { type At, Rehearsal } from '../testing/rehearsal.ts';

const YARD = zoneNamed('test-yard');
const [A, B, C, D] = DATASLATES.map(slate => slate.id) as [string, string, string, string];

/** A match of the Test Yard at its very start. */
function fresh(setup: Setup, dice: Script = {}): Rehearsal {
  const rehearsal = new Rehearsal(urbanManhunt.rules.begin(setup, new ScriptedChance()), { dice });
  rehearsal.state.zone = YARD;
  return rehearsal;
}

/** Hunters already taken, the First Player rolled, up to the first corner. */
function atCorners(seats: number, dice: Script = {}): Rehearsal {
  const hunters = [A, B, C, D].slice(0, seats) as Setup['hunters'][number][];
  const faces = [10, 1, 2, 3].slice(0, seats);
  return fresh(setupFor(seats, { hunters }), { ...(seats > 1 && { 'roll-off': faces }), ...dice }).play();
}

const POINTS: Readonly<Record<string, At>> = { sw: [2, 2], se: [46, 2], ne: [46, 46], nw: [2, 46] };

/** Every seat takes the first corner that is free; then the match runs on to the next decision. */
function deployAll(rehearsal: Rehearsal): Rehearsal {
  while (rehearsal.asks === 'choose-corner' || rehearsal.asks === 'place-hunter') {
    if (rehearsal.asks === 'choose-corner') rehearsal.answer('choose-corner', rehearsal.options()[0]!);
    const free = Object.values(POINTS).find(at => rehearsal.asks === 'place-hunter' && rehearsal.objection(at) === null);
    rehearsal.answer('place-hunter', free!);
  }
  return rehearsal;
}

describe('Seats and maps', () => {
  test('[UM-SET-1] one to four players', () => {
    const accepted = [1, 2, 3, 4, 5].map(seats => checkSetup(setupFor(seats)).ok);

    expect(accepted).toEqual([true, true, true, true, false]);
    expect(checkSetup(setupFor(5))).toMatchObject({ refusal: { code: 'seats', facts: { seats: 5, max: 4 } } });
    expect(urbanManhunt.rules.begin(setupFor(3), new ScriptedChance()).hunters).toHaveLength(3);
  });

  test('[UM-SET-2] [UM-GEO-1] the table is 48" by 48", its corners counted from the south-west', () => {
    expect(TABLE_SIZE).toBe(48_000);
    expect(CORNERS).toEqual([
      { x: 0, y: 0 },
      { x: 48_000, y: 0 },
      { x: 48_000, y: 48_000 },
      { x: 0, y: 48_000 },
    ]);
  });

  test('[UM-GEO-2] positions are whole thousandths of an inch, halves up', () => {
    expect([mils(10.70631), mils(10.7065), mils(-0.0005), mils(0.0004)]).toEqual([10_706, 10_707, 0, 0]);
    expect(inMils({ x: 2.50049, y: 3.0005 })).toEqual({ x: 2500, y: 3001 });
  });

  test('[UM-SET-3] the host picks the map, or chance does; a map fixes tubes and pod sites', () => {
    const named = urbanManhunt.rules.begin(setupFor(2, { zone: OFFERED_ZONES[3]!.id as Setup['zone'] }), new ScriptedChance());
    const random = urbanManhunt.rules.begin(setupFor(2), new ScriptedChance({ zone: [4] }));

    expect([named.zone, random.zone]).toEqual([3, 4]);
    expect(tubeOf(YARD, 4)).toEqual({ x: 18_000, y: 18_000 });
    expect(podOf(YARD, 2)).toEqual({ x: 24_000, y: 14_000, r: 750 });
  });

  test('[UM-SET-5] [UM-SET-6] [UM-R-59] two pods more than hunters are in play, all of them full', () => {
    const pods = (seats: number) => urbanManhunt.rules.begin(setupFor(seats), new ScriptedChance()).pods;

    expect([1, 2, 3, 4].map(seats => pods(seats).length)).toEqual([3, 4, 5, 6]);
    expect(pods(3)).toEqual([true, true, true, true, true]);
  });
});

describe('First Player and hunters', () => {
  test('[UM-SET-7] the highest d10 begins, and those tied for it roll again', () => {
    const rehearsal = fresh(setupFor(3), { 'roll-off': [7, 9, 9, 2, 5] }).play();

    expect(rehearsal.toldOf('rolled-off')).toEqual([
      { type: 'rolled-off', rule: 'UM-SET-7', seats: [0, 1, 2], faces: [7, 9, 9] },
      { type: 'rolled-off', rule: 'UM-SET-7', seats: [1, 2], faces: [2, 5] },
    ]);
    expect(rehearsal.state.first).toBe(2);
    expect(rehearsal.chance.left).toEqual({});
  });

  test('[UM-SET-7] a lone player rolls for nothing', () => {
    const rehearsal = fresh(setupFor(1)).play();

    expect(rehearsal.types('rolled-off')).toEqual([]);
    expect(rehearsal.state.first).toBe(0);
  });

  test('[UM-SET-8] the last in initiative picks first, and what it has nobody else can have', () => {
    const rehearsal = fresh(setupFor(3), { 'roll-off': [9, 2, 3] }).play();
    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['choose-hunter', 2, DATASLATES.map(slate => slate.id)]);

    rehearsal.answer('choose-hunter', B);
    expect([rehearsal.askedSeat, rehearsal.options().includes(B)]).toEqual([1, false]);

    rehearsal.answer('choose-hunter', A);
    expect([rehearsal.askedSeat, rehearsal.options()]).toEqual([0, DATASLATES.slice(2).map(slate => slate.id)]);
    rehearsal.answer('choose-hunter', C);
    expect(rehearsal.state.hunters.map(hunter => hunter.slate)).toEqual([2, 0, 1]);
    expect(rehearsal.asks).toBe('choose-corner');
  });

  test('[UM-SET-8] who took a hunter beforehand is not asked; two seats cannot ask for the same', () => {
    const rehearsal = fresh(setupFor(2, { hunters: ['choose', B] as Setup['hunters'] }), { 'roll-off': [9, 2] }).play();

    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['choose-hunter', 0]);
    expect(rehearsal.options()).not.toContain(B);
    expect(rehearsal.toldOf('hunter-chosen')).toMatchObject([{ seat: 1, slate: 1 }]);
    expect(checkSetup(setupFor(2, { hunters: [B, B] as Setup['hunters'] }))).toMatchObject({ refusal: { code: 'hunter-taken' } });
    expect(checkSetup(setupFor(1, { hunters: [A, B] as Setup['hunters'] }))).toMatchObject({ refusal: { code: 'hunters' } });
  });

  test('[UM-SET-11] a hunter begins with nothing, and everything loaded', () => {
    const { state } = atCorners(2);

    expect(state.hunters[1]).toEqual({
      slate: 1,
      x: 0,
      y: 0,
      surface: -1,
      isIn: false,
      points: 0,
      wounds: 0,
      momentum: 0,
      fellInTurn: 0,
      fellInPhase: 'set-up',
      hasReturned: false,
      actionsLeft: 0,
      extraActions: [],
      actionsLost: 0,
      taken: [],
      isFocused: false,
      isSnared: false,
      reloads: 0,
      medSprays: 0,
      shots: [],
      depleted: [],
      usedThisActivation: [],
      usedThisMatch: [],
      kills: 0,
      falls: 0,
      podsOpened: 0,
      keepers: [],
    });
  });
});

describe('Corners', () => {
  test('[UM-SET-9] every hunter starts in another corner, the First Player first', () => {
    const rehearsal = atCorners(4);
    expect([rehearsal.askedSeat, rehearsal.options()]).toEqual([0, ['sw', 'se', 'ne', 'nw']]);

    rehearsal.answer('choose-corner', 'ne').answer('place-hunter', [46, 46]);
    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['choose-corner', 1, ['sw', 'se', 'nw']]);
    rehearsal
      .answer('choose-corner', 'sw')
      .answer('place-hunter', [0.5, 0.5])
      .answer('choose-corner', 'se')
      .answer('place-hunter', [46, 2]);

    // The last one has no choice of a corner.
    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['place-hunter', 3]);
    expect(rehearsal.objection([2, 46])).toBeNull();
    expect(rehearsal.objection([46, 46])).toMatchObject({ why: 'UM-SET-10' });
  });

  test('[UM-SET-10] [UM-GEO-3] the base centre is within 4" of the corner, the base wholly on the table', () => {
    const rehearsal = atCorners(2).answer('choose-corner', 'sw');

    expect(
      [
        [2.5, 3],
        [2.4, 3.2],
        [2.4, 3.202],
        [2.4, 3.204],
      ].map(([x, y]) => rehearsal.objection([x!, y!]) === null),
    ).toEqual([true, true, true, false]);
    expect(rehearsal.objection([3, 3])).toEqual({ why: 'UM-SET-10', says: 'The base centre must be within 4" of the south-west corner.' });
    expect(rehearsal.objection([0.4, 2])).toMatchObject({ why: 'UM-GEO-8' });
    rehearsal.answer('place-hunter', [2.5, 3]);
    expect(rehearsal.hunter(0)).toMatchObject({ x: 2500, y: 3000, surface: -1, isIn: true });
  });

  test('[UM-SET-10] a large base needs more room, and its samples are legal', () => {
    const rehearsal = atCorners(2);
    rehearsal.hunter(0).slate = dataslateWith({ isLarge: true });
    rehearsal.answer('choose-corner', 'nw');

    expect(rehearsal.objection([0.79, 46])).toMatchObject({ why: 'UM-GEO-8' });
    expect(rehearsal.objection([0.8, 46])).toBeNull();
    const { some } = rehearsal.open[0]!.region!;
    expect(some.length).toBeGreaterThan(20);
    expect(some.filter(at => rehearsal.objection(at) !== null)).toEqual([]);
  });

  test('[UM-SET-10] effects of a deployment happen when the hunter is put down', () => {
    const rehearsal = atCorners(2);
    rehearsal.hunter(0).slate = dataslateWith({
      rule: { name: 'Entrance', texts: [{ when: 'deploy', effects: [{ do: 'momentum', who: 'self', n: 2 }] }] },
    });

    rehearsal.answer('choose-corner', 'sw').answer('place-hunter', [2, 2]);

    expect(rehearsal.hunter(0).momentum).toBe(2);
  });
});

describe('Decks and first crims', () => {
  test('[UM-SET-16] [UM-R-12] the Control Deck is 6, 8 or 10 unseen cards, the rest is set aside', () => {
    const dealt = (length: Setup['length']): number[] => {
      const { state } = deployAll(fresh(setupFor(1, { length, hunters: [A] as Setup['hunters'] })).play());
      return [state.controlPile.length + 1, state.controlOut.length];
    };

    expect([dealt('short'), dealt('standard'), dealt('long')]).toEqual([
      [6, 12],
      [8, 10],
      [10, 8],
    ]);
    const order = CONTROL_DECK.toReversed();
    const { state } = deployAll(atCorners(1, { control: [order] }));
    expect([state.control, ...state.controlPile]).toEqual(order.slice(0, 8));
    expect(state.controlOut).toEqual(order.slice(8));
  });

  test('[UM-SET-17] events and crims are shuffled: by the seed, and the same again by the same seed', () => {
    const piles = (seed: string) => {
      const started = Match.start(urbanManhunt, setupFor(1, { hunters: [A] as Setup['hunters'] }), seed);
      if (!started.ok) throw new Error(started.refusal.says);
      const match = started.value;
      while (match.state.turn === 0) match.answer(0, randomAnswer(match.open[0]!, new SampledChance(new Seed('any'))));
      const { eventPile, crimPile, crims } = match.state;
      return { events: eventPile, crims: [...crims.map(crim => crim.card), ...crimPile] };
    };
    const [one, again, other] = [piles('one'), piles('one'), piles('other')];

    expect(one).toEqual(again);
    expect(one.events).not.toEqual(other.events);
    expect(one.crims).not.toEqual(other.crims);
    expect(one.crims.toSorted((a, b) => a - b)).toEqual(CRIM_DECK);
    expect(one.events.length).toBeGreaterThanOrEqual(eventsFor(1).length - 1);
  });

  test('[UM-SET-17] [UM-R-82] whoever hunts alone plays without the Keepers that only rivals give a use; with rivals all are dealt', () => {
    const dealt = (hunters: number): readonly number[] => {
      const { eventPile, queue, hunters: seats } = deployAll(atCorners(hunters)).state;
      return [...eventPile, ...queue.map(one => one.card), ...seats.flatMap(one => one.keepers)].toSorted((a, b) => a - b);
    };
    const leftOut = EVENT_DECK.filter(no => !eventsFor(1).includes(no)).map(nameOf);
    const ruling = readFileSync(join(import.meta.dirname, '../../RULES.md'), 'utf8')
      .split('\n')
      .find(line => line.startsWith('| UM-R-82 |'))!;

    expect(leftOut).toEqual(['Jammed!', 'Heckler', 'Oil Slick', 'Plea Bargain', 'Contract Clause']);
    for (const name of leftOut) expect(ruling).toContain(name);
    expect(dealt(1)).toEqual(eventsFor(1));
    for (const hunters of [2, 3, 4]) expect(dealt(hunters)).toEqual(EVENT_DECK);
  });

  test('[UM-R-82] [UM-CTL-8] [UM-END-5] what is left alone is enough for every draw that the longest match orders, and for a full hand', () => {
    const turns = Math.max(...Object.values(CARDS_BY_LENGTH)) + 2;
    const keepers = eventsFor(1).filter(no => eventCard(no).keeper);

    expect([eventsFor(1).length, keepers.length]).toEqual([31, 15]);
    expect(eventsFor(1).length).toBeGreaterThan(2 * turns);
  });

  test('[UM-SET-12] [UM-SET-4] [UM-SET-13] [UM-R-13] two crims more than hunters stand on tubes of their own, numbered as they came', () => {
    const rehearsal = deployAll(atCorners(4, { tubes: [5, 4, 0, 0, 1, 0] }));
    const entered = rehearsal.toldOf('crim-entered').filter(event => event.rule === 'UM-SET-12');

    expect(entered.map(event => [event.crim, event.tube])).toEqual([
      [1, 5],
      [2, 4],
      [3, 0],
      [4, 1],
      [5, 3],
      [6, 2],
    ]);
    expect(entered.map(event => event.card)).toEqual(CRIM_DECK.slice(0, 6));
    for (const event of entered) expect({ x: event.x, y: event.y }).toEqual(tubeOf(YARD, event.tube));
  });

  test('[UM-SET-24] [UM-GEO-28] the order of the set-up, and that the same answers to the same seed give the same state', () => {
    const rehearsal = deployAll(atCorners(2));
    const order = ['rolled-off', 'first-player', 'hunter-chosen', 'hunter-placed', 'decks-shuffled', 'crim-entered', 'turn-begun'] as const;

    expect([...new Set(rehearsal.types(...order))]).toEqual(order);
    expect(rehearsal.types(...order).slice(0, 11)).toEqual([
      'rolled-off',
      'first-player',
      ...['hunter-chosen', 'hunter-chosen'],
      ...['hunter-placed', 'hunter-placed'],
      'decks-shuffled',
      ...['crim-entered', 'crim-entered', 'crim-entered', 'crim-entered'],
    ]);
    const streams: string[] = [];
    const listening = fresh(setupFor(1, { hunters: [A] as Setup['hunters'] }));
    const { chance } = listening;
    const shuffle = chance.shuffle.bind(chance);
    chance.shuffle = (stream, things) => {
      streams.push(stream);
      return shuffle(stream, things);
    };
    deployAll(listening.play());
    expect(streams).toEqual(['control', 'events', 'crims']);
    expect(hashOf(stateSchema, deployAll(atCorners(2)).state)).toBe(hashOf(stateSchema, rehearsal.state));
  });
});
