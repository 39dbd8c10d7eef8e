/** The Control Phase: First Player, Control Card, pods, Event Card, how many crims are ordered. */
import { describe, expect, test } from 'vitest';
import { CONTROL_DECK, cardNamed, EVENT_DECK } from '../content/box.ts';
import type { ControlCard } from '../content/types.ts';
import { initiative } from '../questions.ts';
import type { State } from '../state.ts';
import { control } from '../testing/fixtures.ts';
import { given, type HunterOn, LEFT_OUT, type Position, type Rehearsal } from '../testing/rehearsal.ts';
import { carryOutEvents } from './carry-out.ts';
import { beginTurn, crimsOrdered } from './control.ts';

/** A turn about to begin, with this card on top of the Control Deck. */
function turn(
  card: Partial<ControlCard>,
  hunters: readonly HunterOn[],
  rest: Omit<Position, 'hunters'> = {},
  state: Partial<State> = {},
): Rehearsal {
  return given({
    hunters,
    ...rest,
    state: { step: 'begin-turn', phase: 'end', controlPile: [control(card), ...CONTROL_DECK.slice(1, 8)], ...state },
  });
}

describe('Turn', () => {
  test('[UM-CTL-1] [UM-END-10] control, hunter, crim and end phase follow each other, also with no crim in the zone', () => {
    const rehearsal = turn({}, [{}], { despite: [LEFT_OUT] }, { eventPile: [], crimPile: [], crimDiscard: [] }).play();
    expect(rehearsal.asks).toBe('act');
    rehearsal.answer('act', 'end');

    expect(rehearsal.toldOf('phase-begun').map(event => [event.turn, event.phase])).toEqual([
      [2, 'control'],
      [2, 'hunter'],
      [2, 'crim'],
      [2, 'end'],
      [3, 'control'],
      [3, 'hunter'],
    ]);
    expect(rehearsal.state.crims).toEqual([]);
  });

  test('[UM-CTL-2] [UM-CTL-3] [UM-R-10] the marker passes one seat clockwise, incapacitated or not', () => {
    const firstIn = (turnNo: number, first: number): number =>
      turn({}, [{ isIn: false }, {}, {}], { turn: turnNo - 1, first }).run(beginTurn).state.first;

    expect([firstIn(2, 2), firstIn(3, 0), firstIn(4, 1)]).toEqual([0, 1, 2]);
    expect([firstIn(1, 2), firstIn(1, 1)]).toEqual([2, 1]);
  });

  test('[UM-CTL-5] [UM-R-9] initiative runs clockwise from the First Player', () => {
    expect(initiative(given({ hunters: [{}, {}, {}, {}], first: 1 }).state)).toEqual([1, 2, 3, 0]);
  });

  test('[UM-CTL-4] the top card is current until the next one', () => {
    const before = CONTROL_DECK[9]!;
    const rehearsal = turn({ id: 'top' }, [{}], { control: before });
    const [top, ...below] = rehearsal.state.controlPile;

    rehearsal.run(beginTurn);

    expect(rehearsal.state).toMatchObject({ control: top, controlPile: below, controlUsed: [before] });
    expect(rehearsal.toldOf('control-flipped')).toEqual([{ type: 'control-flipped', rule: 'UM-CTL-4', card: top, reveals: true }]);
  });

  test('[UM-CTL-6] [UM-CTL-7] [UM-R-59] a card that restocks fills every empty pod, another one none', () => {
    const pods = [true, false, true, false];

    expect(turn({ restock: true }, [{}, {}], {}, { pods }).run(beginTurn).state.pods).toEqual([true, true, true, true]);
    expect(turn({ restock: false }, [{}, {}], {}, { pods }).run(beginTurn).state.pods).toEqual(pods);
  });

  test('[UM-CTL-8] the First Player draws an Event Card if the card says so', () => {
    const drawn = turn({ event: true }, [{}, {}], { turn: 3 }).run(beginTurn);
    const none = turn({ event: false }, [{}, {}], { turn: 3 }).run(beginTurn);

    expect(drawn.state.hunters.map(hunter => hunter.keepers)).toEqual([[], [EVENT_DECK[0]]]);
    expect(drawn.state.eventPile).toEqual(EVENT_DECK.slice(1));
    expect([none.state.hunters.map(hunter => hunter.keepers), none.state.eventPile]).toEqual([[[], []], EVENT_DECK]);
  });

  test('[UM-CTL-8] [UM-EVT-12] a Keeper that the First Player draws is told to that seat alone', () => {
    const rehearsal = turn({ event: true }, [{}, {}], { turn: 3 }).run(beginTurn);

    expect(rehearsal.toldOf('keeper-flipped')).toEqual([]);
    expect(rehearsal.toldOf('keeper-drawn')).toEqual([
      { type: 'keeper-drawn', rule: 'UM-CTL-8', seat: 1, secret: { to: [1], facts: { card: EVENT_DECK[0] } } },
    ]);
  });

  test('[UM-R-52] [UM-EVT-3] [UM-EVT-4] one that is no Keeper waits until the Control Phase closes', () => {
    const fanMail = cardNamed('fan-mail');
    const rehearsal = turn(
      { event: true },
      [{}, {}],
      { turn: 3, despite: [LEFT_OUT] },
      { eventPile: [fanMail], crimPile: [], crimDiscard: [] },
    ).run(beginTurn);
    expect([rehearsal.state.queue, rehearsal.hunter(1).momentum]).toEqual([[{ card: fanMail, owner: 1 }], 0]);

    rehearsal.play();

    expect(rehearsal.types('crims-ordered', 'event-carried-out', 'momentum-gained', 'phase-begun', 'hunter-activated')).toEqual([
      'phase-begun',
      'crims-ordered',
      'event-carried-out',
      'momentum-gained',
      'phase-begun',
      'hunter-activated',
    ]);
    expect(rehearsal.hunter(1).momentum).toBe(1);
  });

  test('[UM-CTL-10] half the hunters, rounded up, and the number of the card', () => {
    const ordered = (seats: number, k: 0 | 1 | 2): number =>
      crimsOrdered(given({ hunters: Array.from({ length: seats }, () => ({})), control: control({ k }) }).state);

    expect([1, 2, 3, 4].map(seats => [0, 1, 2].map(k => ordered(seats, k as 0)))).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [2, 3, 4],
      [2, 3, 4],
    ]);
    expect(ordered(3, 1)).toBe(3);
  });

  test('[UM-CTL-1] passes that hold until the turn is over are forgotten', () => {
    const rehearsal = turn({}, [{}]);
    rehearsal.table.passes.remember(0, 'before-roll', 'turn');

    rehearsal.run(beginTurn);

    expect(rehearsal.table.passes.standing).toEqual([]);
  });

  test('[UM-CTL-1] each phase is followed by the next one, the End Phase by the test', () => {
    const after = (phase: State['phase']): string[] => {
      const { state } = given({ hunters: [{}], state: { phase } }).run(carryOutEvents);
      return [state.phase, state.step];
    };

    expect((['control', 'hunter', 'crim', 'end'] as const).map(after)).toEqual([
      ['hunter', 'activate'],
      ['crim', 'crim'],
      ['end', 'end-phase'],
      ['end', 'end-test'],
    ]);
  });
});
