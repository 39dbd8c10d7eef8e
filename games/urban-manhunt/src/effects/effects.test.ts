/** The words of the card language but those of a roll: what each does, exactly, and when it could do nothing (UM-EVT-8). Words of a roll are in rolls.test.ts; cards and hunters have tests of their own. */

import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { RollWord, WordName } from '../content/words/index.ts';
import { engagedSeats, usableAttacks } from '../questions.ts';
import { fight, shoot, shootTargets } from '../rules/attack.ts';
import { carryOutEvents } from '../rules/carry-out.ts';
import { endPhase } from '../rules/end.ts';
import { drawEvent } from '../rules/events.ts';
import { move } from '../rules/move.ts';
import { takeAction } from '../rules/orders.ts';
import { lookAt } from '../rules/spot.ts';
import { outcomes, rolls } from '../testing/checks.ts';
import { control, event, GUNMAN, gunman, hunter, LURKER, RUNNER, THUG, thug } from '../testing/fixtures.ts';
import { type CrimOn, given, LEFT_OUT, type Rehearsal } from '../testing/rehearsal.ts';
import { always, armored, carryOut, could, yard } from '../testing/words.ts';

const BLOCK = 1;
const DUMPSTER = 2;
const THICKET = 4;

/** Every word but those of a roll with what shows it; the type sees to it that none is missing. */
const SHOWN: { readonly [W in Exclude<WordName, RollWord>]: () => void } = {
  momentum: () => {
    const rehearsal = given({ hunters: [{ points: 9, momentum: 1 }, { points: 9 }, { points: 2 }, { points: 2, isIn: false }] });
    carryOut(rehearsal, [{ do: 'momentum', who: 'leader', n: 1 }]);
    carryOut(rehearsal, [{ do: 'momentum', who: 'self', n: -5 }]);
    carryOut(rehearsal, [{ do: 'momentum', who: 'that-hunter', n: 2 }], 2);
    expect(rehearsal.state.hunters.map(one => one.momentum)).toEqual([0, 1, 2, 0]);
    expect(could(rehearsal, { do: 'momentum', who: 'trailing', n: 1 })).toBe(false);
  },
  points: () => {
    const rehearsal = given({ hunters: [{ points: 9 }, { points: 9 }, { points: 2 }, { points: 2 }], first: 1 });
    carryOut(rehearsal, [{ do: 'points', who: 'leader', n: -3 }]);
    carryOut(rehearsal, [{ do: 'points', who: 'trailing', n: 2 }]);
    carryOut(rehearsal, [{ do: 'points', who: 'self', n: -20 }]);
    expect(rehearsal.state.hunters.map(one => one.points)).toEqual([0, 6, 2, 4]);
  },
  heal: () => {
    const rehearsal = yard(
      [
        { card: THUG, at: [30, 20], wounds: 1 },
        { card: THUG, at: [30, 24], wounds: 0 },
        { card: thug({ wounds: 5 }), at: [9, 33], wounds: 3, hiddenIn: THICKET },
      ],
      { wounds: 3 },
    );
    carryOut(rehearsal, [
      { do: 'heal', who: 'self', n: 2 },
      { do: 'heal', who: 'every-crim', n: 1 },
    ]);
    expect([rehearsal.hunter(0).wounds, ...rehearsal.state.crims.map(crim => crim.wounds)]).toEqual([1, 0, 0, 2]);
    const unhurt = yard([{ card: THUG, at: [30, 20] }]);
    expect([could(unhurt, { do: 'heal', who: 'self', n: 1 }), could(unhurt, { do: 'heal', who: 'every-crim', n: 1 })]).toEqual([
      false,
      false,
    ]);
  },
  wounds: () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }, { at: [37, 13] }, { at: [24, 25.7] }, { at: [26, 26.2], wounds: 4, momentum: 2 }],
      first: 3,
    });
    carryOut(rehearsal, [{ do: 'wounds', who: 'every-hunter-in-the-open', n: 1 }]);
    expect(rehearsal.state.hunters.map(one => one.wounds)).toEqual([1, 0, 0, 5]);
    expect(rehearsal.hunter(3)).toMatchObject({ isIn: false, momentum: 0 });
    expect(rehearsal.toldOf('hunter-wounded').map(one => one.seat)).toEqual([3, 0]);
  },
  'draw-event': () => {
    const rehearsal = yard(
      [],
      {},
      { state: { eventPile: [cardNamed('stim-spike'), cardNamed('fan-mail')], eventDiscard: [] }, despite: [LEFT_OUT] },
    );
    carryOut(rehearsal, [{ do: 'draw-event', n: 2 }]);
    expect(rehearsal.hunter(0).keepers).toEqual([cardNamed('stim-spike')]);
    expect(rehearsal.state.queue).toEqual([{ card: cardNamed('fan-mail'), owner: 0 }]);
    expect(rehearsal.toldOf('keeper-drawn')).toMatchObject([{ secret: { to: [0] } }]);
    expect(could(rehearsal, { do: 'draw-event', n: 1 })).toBe(false);
    rehearsal.state.eventDiscard = [cardNamed('bait')];
    expect(could(rehearsal, { do: 'draw-event', n: 1 })).toBe(true);
  },
  'peek-control': () => {
    const rehearsal = yard();
    const [top, ...rest] = rehearsal.state.controlPile;
    carryOut(rehearsal, [{ do: 'peek-control', n: 1 }]);
    expect(rehearsal.toldOf('control-peeked')).toMatchObject([{ seat: 0, secret: { to: [0], facts: { cards: [top] } } }]);
    expect(rehearsal.state.controlPile).toEqual([top, ...rest]);
    rehearsal.state.controlPile = [top!];
    expect(could(rehearsal, { do: 'peek-control', n: 1 })).toBe(true);
    rehearsal.state.controlPile = [];
    expect(could(rehearsal, { do: 'peek-control', n: 1 })).toBe(false);
  },
  reload: () => {
    const slate = hunter({
      attacks: [
        { name: 'Rifle', kind: 'ranged', damage: 3, range: 18, isDepletable: true },
        { name: 'Saw', kind: 'melee', damage: 4, isDepletable: true },
      ],
    });
    const any = carryOut(yard([], { slate, depleted: [0, 1], reloads: 1 }), [{ do: 'reload', which: 'any' }]);
    expect(any.options('choose-attack')).toEqual(['a0', 'a1']);
    any.answer('choose-attack', 'a1');
    expect(any.hunter(0)).toMatchObject({ depleted: [0], reloads: 1 });

    const named = carryOut(yard([], { slate, depleted: [0, 1] }), [{ do: 'reload', which: 'named', attack: 'Saw' }]);
    expect(named.hunter(0).depleted).toEqual([0]);
    expect(could(named, { do: 'reload', which: 'named', attack: 'Saw' })).toBe(false);
    expect(could(yard(), { do: 'reload', which: 'any' })).toBe(false);
  },
  'everyone-may-reload': () => {
    const rehearsal = given({ hunters: [{ depleted: [0] }, {}, { depleted: [0] }, { depleted: [0], isIn: false }], first: 2 });
    carryOut(rehearsal, [{ do: 'everyone-may-reload' }]);
    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['may-reload', 2, ['a0', 'pass']]);
    rehearsal.answer('may-reload', 'a0');
    expect(rehearsal.askedSeat).toBe(0);
    rehearsal.answer('may-reload', 'pass');
    expect(rehearsal.asks).toBeNull();
    expect(rehearsal.state.hunters.map(one => one.depleted)).toEqual([[0], [], [], [0]]);
  },
  'extra-action': () => {
    const rehearsal = yard([{ card: THUG, at: [20, 13] }], { actionsLeft: 0 }, { dice: { check: [2, 2, 2, 2] } });
    carryOut(rehearsal, [{ do: 'extra-action', n: 1, only: ['shoot', 'rest'] }]).play();
    expect(rehearsal.options('act')).toEqual(['shoot', 'end']);
    rehearsal.answer('act', 'shoot');
    expect(rehearsal.hunter(0)).toMatchObject({ extraActions: [], taken: ['shoot'] });
    expect(rehearsal.askedSeat).toBe(1);
  },
  'lose-action': () => {
    const rehearsal = yard();
    carryOut(rehearsal, [{ do: 'lose-action', n: 1 }], 1)
      .play()
      .answer('act', 'end');
    expect([rehearsal.askedSeat, rehearsal.hunter(1).actionsLeft]).toEqual([1, 1]);
    rehearsal.answer('act', 'end');
    expect(rehearsal.hunter(1).actionsLost).toBe(0);
  },
  'free-move': () => {
    const rehearsal = carryOut(yard([{ card: THUG, at: [21, 20] }]), [{ do: 'free-move', n: 3, to: 'any' }]);
    expect(rehearsal.asks).toBe('free-move');
    expect(
      [
        [17, 20],
        [16.99, 20],
      ].map(([x, y]) => rehearsal.objection([[x!, y!]]) === null),
    ).toEqual([true, false]);
    rehearsal.answer('free-move', [[17, 20]]);
    expect(rehearsal.hunter(0)).toMatchObject({ x: 17_000, y: 20_000, wounds: 0, actionsLeft: 2 });

    const to = carryOut(yard([{ card: THUG, at: [20, 10] }]), [{ do: 'free-move', n: 4, to: 'crim' }]);
    expect(
      [
        [20, 16],
        [20, 24],
      ].map(([x, y]) => to.objection([[x!, y!]]) === null),
    ).toEqual([true, false]);
    expect(could(yard(), { do: 'free-move', n: 4, to: 'crim' })).toBe(false);
    expect(could(yard([], { isIn: false }), { do: 'free-move', n: 4, to: 'any' })).toBe(false);
  },
  reveal: () => {
    const hidden: CrimOn[] = [
      { card: LURKER, at: [9, 33], hiddenIn: THICKET },
      { card: LURKER, at: [33.5, 31], hiddenIn: DUMPSTER },
    ];
    const rehearsal = carryOut(yard(hidden, { at: [20, 33] }), [{ do: 'reveal', within: 8 }]);
    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['place-spotted', 0]);
    rehearsal.answer('place-spotted', [9, 33]);
    expect(rehearsal.crim(1)).toMatchObject({ hiddenIn: -1, x: 9000, y: 33_000 });
    expect(rehearsal.crim(2).hiddenIn).toBe(DUMPSTER);

    const both = carryOut(yard(hidden, { at: [20, 33] }), [{ do: 'reveal', within: 12 }]);
    expect(both.options('choose-crim')).toEqual(['c1', 'c2']);
    expect(could(yard(hidden, { at: [20, 33] }), { do: 'reveal', within: 7 })).toBe(false);
    expect(could(yard([{ card: THUG, at: [20, 30] }]), { do: 'reveal', within: 48 })).toBe(false);
  },
  'reveal-all': () => {
    const rehearsal = yard(
      [
        { card: LURKER, at: [9, 33], hiddenIn: THICKET },
        { card: LURKER, at: [33.5, 31], hiddenIn: DUMPSTER },
      ],
      { at: [33.5, 31] },
    );
    expect(could(yard([{ card: LURKER, at: [9, 33], hiddenIn: THICKET }]), { do: 'reveal-all' })).toBe(true);
    carryOut(rehearsal, [{ do: 'reveal-all' }]);
    expect(rehearsal.state.crims.map(({ hiddenIn, x, y }) => [hiddenIn, x, y])).toEqual([
      [-1, 9000, 33_000],
      [-1, 34_500, 31_000],
    ]);
    expect(could(rehearsal, { do: 'reveal-all' })).toBe(false);
  },
  bounty: () => {
    const crims: CrimOn[] = [
      { card: THUG, at: [30, 20] },
      { card: GUNMAN, at: [30, 24] },
      { card: GUNMAN, at: [9, 33], hiddenIn: THICKET },
      { card: THUG, at: [30, 28], bounty: 4 },
    ];
    const rehearsal = carryOut(yard(crims), [{ do: 'bounty', n: 8, on: 'highest' }]);
    expect(rehearsal.state.crims.map(crim => crim.bounty)).toEqual([0, 8, 0, 4]);
    carryOut(rehearsal, [{ do: 'bounty', n: -4, on: 'chosen' }]);
    expect(rehearsal.options('choose-crim')).toEqual(['c1', 'c2', 'c3', 'c4']);
    rehearsal.answer('choose-crim', 'c3');
    expect(rehearsal.crim(3).bounty).toBe(-4);
    expect(could(yard(), { do: 'bounty', n: 1, on: 'highest' })).toBe(false);
  },
  order: () => {
    const rehearsal = yard([{ card: THUG, at: [30, 20] }]);
    const reply = { order: null, tubeChooser: -1 };
    const about = { crim: rehearsal.crim(1), reply };
    carryOut(rehearsal, [{ do: 'order', action: 'flee' }], 0, about);
    expect(reply.order).toBe('flee');
    carryOut(rehearsal, [{ do: 'order', action: 'any' }], 0, about);
    expect(rehearsal.options('choose-order')).toEqual(['flee', 'charge', 'seek-cover', 'hide', 'shoot', 'fight']);
    rehearsal.answer('choose-order', 'shoot');
    expect(reply.order).toBe('shoot');
    expect(could(rehearsal, { do: 'order', action: 'any' }, { crim: null, reply })).toBe(false);
  },
  'crim-step': () => {
    const rehearsal = yard([
      { card: THUG, at: [20, 12] },
      { card: RUNNER, at: [20, 26] },
      { card: thug({ id: 'brute' }), at: [6, 20] },
    ]);
    carryOut(rehearsal, [{ do: 'crim-step', who: 'aggressive', way: 'toward', n: 3 }]);
    expect(rehearsal.state.crims.map(({ x, y }) => [x, y])).toEqual([
      [20_000, 15_000],
      [20_000, 26_000],
      [9000, 20_000],
    ]);
    carryOut(rehearsal, [{ do: 'crim-step', who: 'skittish', way: 'away', n: 3 }]);
    expect(rehearsal.crim(2)).toMatchObject({ x: 20_000, y: 29_000, lastAction: 'none' });
    carryOut(rehearsal, [{ do: 'crim-step', who: 'nearest', way: 'toward', n: 3 }]);
    expect(rehearsal.crim(1)).toMatchObject({ x: 20_000, y: 18_000 });
    expect([
      could(rehearsal, { do: 'crim-step', who: 'sneaky', way: 'away', n: 3 }),
      could(yard(), { do: 'crim-step', who: 'nearest', way: 'toward', n: 3 }),
    ]).toEqual([false, false]);
  },
  'choose-tube': () => {
    const reply = { order: null, tubeChooser: -1 };
    carryOut(yard(), [{ do: 'choose-tube' }], 1, { reply });
    expect(reply.tubeChooser).toBe(1);
    expect(could(yard(), { do: 'choose-tube' })).toBe(false);
  },
  spawn: () => {
    const rehearsal = carryOut(yard([], {}, { dice: { tubes: [3, 0] } }), [{ do: 'spawn', n: 2 }]);
    expect(rehearsal.state.crims.map(({ x, y }) => [x, y])).toEqual([
      [24_000, 44_000],
      [6000, 24_000],
    ]);
    const full = yard([10, 14, 18, 22, 26].map(x => ({ card: THUG, at: [x, 40.6] as const })));
    expect(carryOut(full, [{ do: 'spawn', n: 2 }]).state.crims).toHaveLength(6);
  },
  restock: () => {
    const rehearsal = carryOut(yard([], {}, { state: { pods: [true, false, true, false] } }), [{ do: 'restock' }]);
    expect(rehearsal.state.pods).toEqual([true, true, true, true]);
    expect(could(rehearsal, { do: 'restock' })).toBe(false);
  },
  'empty-pod': () => {
    const led = given({
      hunters: [
        { at: [2, 2], points: 1 },
        { at: [40, 38], points: 5 },
      ],
    });
    carryOut(led, [{ do: 'empty-pod' }]);
    expect(led.state.pods).toEqual([true, false, true, true]);

    const tied = given({ hunters: [{ at: [18, 19] }, { at: [40, 38] }] });
    carryOut(tied, [{ do: 'empty-pod' }], 1);
    expect([tied.asks, tied.askedSeat, tied.options()]).toEqual(['choose-leader', 1, ['h0', 'h1']]);
    tied.answer('choose-leader', 'h0');
    expect([tied.asks, tied.askedSeat, tied.options()]).toEqual(['choose-pod', 1, ['p1', 'p3']]);
    tied.answer('choose-pod', 'p3');
    expect(tied.state.pods).toEqual([true, true, false, true]);
    expect(could(yard([], {}, { state: { pods: [false, false, false, false] } }), { do: 'empty-pod' })).toBe(false);
  },
  snare: () => {
    const rehearsal = carryOut(yard([], {}, { dice: { check: [2, 2, 2, 2, 2, 2] } }), [{ do: 'snare' }]);
    for (const _ of [1, 2])
      rehearsal
        .run(table => move(table, 0))

        .answer('walk', []);
    expect(rolls(rehearsal)).toEqual(['move: I 8 8', 'move: I 10 10']);
  },
  vanish: () => {
    // The Block stands between the crim and the Scrap Thicket. It leaves the hunter beside it, who would strike a crim that walked away.
    const rehearsal = yard(
      [
        { card: LURKER, at: [13, 8] },
        { card: LURKER, at: [9, 33], hiddenIn: THICKET },
      ],
      { at: [14, 8] },
    );
    const [crim, hidden] = [rehearsal.crim(1), rehearsal.crim(2)];
    expect(engagedSeats(rehearsal.state, crim)).toEqual([0]);
    carryOut(rehearsal, [{ do: 'vanish' }], 0, { crim });
    expect(crim).toMatchObject({ hiddenIn: THICKET, hidInTurn: rehearsal.state.turn, x: 12_000, y: 30_000, lastAction: 'none' });
    expect([crim.wounds, rehearsal.types('crim-wounded')]).toEqual([0, []]);
    expect([could(rehearsal, { do: 'vanish' }, { crim: hidden }), could(rehearsal, { do: 'vanish' })]).toEqual([false, false]);
  },
  'stay-in-force': () => {
    const fog = event({ id: 'fog', immediate: [{ do: 'stay-in-force' }], always: [{ do: 'counts-as-cover', beyond: 8 }] });
    const rehearsal = yard([], {}, { turn: 3, state: { queue: [{ card: fog, owner: 1 }], step: 'carry-out-events' } }).run(carryOutEvents);
    expect(rehearsal.state.inForce).toEqual([{ card: fog, owner: 1, until: 4 }]);
    expect(rehearsal.state.eventDiscard).toEqual([]);
    rehearsal.run(endPhase);
    expect(rehearsal.state.inForce).toHaveLength(1);
    rehearsal.state.turn = 4;
    rehearsal.run(endPhase);
    expect([rehearsal.state.inForce, rehearsal.state.eventDiscard]).toEqual([[], [fog]]);
  },
  armor: () => {
    const rehearsal = yard([{ card: armored(1), at: [20, 13] }], {}, { dice: { check: [6, 2, 2, 2, 2, 2, 2] } }).run(table =>
      shoot(table, 0),
    );
    expect(rolls(rehearsal)[1]).toBe('damage: I 10 8');
  },
  'push-distance': () => {
    const rehearsal = yard(
      [{ card: thug({ wounds: 9 }), at: [21, 20] }],
      { slate: always({ do: 'push-distance', n: 3 }) },
      { dice: { check: [6, 2, 2, 2, 10, 2] } },
    );
    rehearsal.run(table => fight(table, 0)).answer('impact-option', 'momentum');
    expect(rehearsal.crim(1).x).toBe(24_000);
  },
  'focus-steps': () => {
    const rehearsal = yard(
      [{ card: GUNMAN, at: [20, 13] }],
      { slate: always({ do: 'focus-steps', n: 3, checks: ['shoot'] }), isFocused: true },
      { dice: { check: [2, 2, 2, 2] } },
    );
    rehearsal.run(table => shoot(table, 0));
    expect(rolls(rehearsal)).toEqual(['shoot: I 12 12 12']);
  },
  'shoot-once': () => {
    const crims: CrimOn[] = [{ card: thug({ wounds: 9 }), at: [20, 13] }];
    const rehearsal = yard(crims, { slate: always({ do: 'shoot-once' }) }, { dice: { check: [2, 2, 2, 2] } }).play();
    rehearsal.answer('act', 'shoot');
    expect([rehearsal.asks, rehearsal.hunter(0).actionsLeft]).toEqual(['act', 1]);
    expect(rehearsal.options()).not.toContain('shoot');
    expect(rehearsal.options()).toContain('move');
  },
  'hand-limit': () => {
    const held = ['stim-spike', 'jammed', 'heckler'];
    const [fourth, fifth] = ['oil-slick', 'bait'].map(cardNamed) as [number, number];
    const rehearsal = yard([], { slate: always({ do: 'hand-limit', n: 4 }), keepers: held }, { state: { eventPile: [fourth, fifth] } });
    rehearsal.run(table => drawEvent(table, 0, false, 'UM-EVT-2'));
    expect([rehearsal.asks, rehearsal.hunter(0).keepers.length]).toEqual([null, 4]);
    rehearsal.run(table => drawEvent(table, 0, false, 'UM-EVT-2'));
    expect([rehearsal.asks, rehearsal.options().length]).toEqual(['discard-keepers', 5]);
  },
  'ignore-difficult': () => {
    const rehearsal = yard([], { at: [24, 22], slate: always({ do: 'ignore-difficult' }) }, { dice: { check: [2, 2, 2] } });
    rehearsal.run(table => move(table, 0));
    expect(rolls(rehearsal)).toEqual(['move: I 10 10']);
    expect(rehearsal.objection([[24, 26]])).toBeNull();
  },
  'ignore-climb': () => {
    const rehearsal = yard([], { at: [9.5, 12], slate: always({ do: 'ignore-climb' }) }, { dice: { check: [2, 2, 2] } });
    rehearsal.run(table => move(table, 0));
    expect(rehearsal.objection([[10.5, 12]])).toBeNull();
    rehearsal.answer('walk', [[10.5, 12]]);
    expect(rehearsal.hunter(0).surface).toBe(BLOCK);
  },
  'spot-range': () => {
    const look = (slate?: number) => {
      const rehearsal = yard([{ card: LURKER, at: [9, 33], hiddenIn: THICKET }], { at: [30, 44], ...(slate !== undefined && { slate }) });
      return lookAt(rehearsal.state, 0, rehearsal.crim(1)).isNear;
    };
    expect([look(), look(always({ do: 'spot-range', n: 24 }))]).toEqual([false, true]);
  },
  'spot-share': () => {
    const look = (percent: number) => {
      const rehearsal = yard([{ card: LURKER, at: [9, 33], hiddenIn: THICKET }], {
        at: [28, 42],
        slate: always({ do: 'spot-share', percent }),
      });
      return lookAt(rehearsal.state, 0, rehearsal.crim(1)).isSeen;
    };
    expect([look(8), look(9)]).toEqual([true, false]);
  },
  'strike-damage': () => {
    const rehearsal = yard(
      [{ card: thug({ wounds: 9 }), at: [21, 20] }],
      { slate: always({ do: 'strike-damage', n: 1 }, { do: 'hand-limit', n: 4 }) },
      { control: control() },
    );
    rehearsal.run(table => takeAction(table, rehearsal.crim(1)));
    expect(rehearsal.crim(1).wounds).toBe(3);
  },
  'counts-as-cover': () => {
    const fog = event({ id: 'fog-bank', immediate: [], always: [{ do: 'counts-as-cover', beyond: 8 }] });
    const shot = (y: number) => {
      const state = { inForce: [{ card: fog, owner: 0, until: 2 }] };
      return outcomes(yard([{ card: gunman(), at: [20, y] }], {}, { state, dice: { check: [2, 2, 2, 2] } }).run(table => shoot(table, 0)));
    };
    expect([shot(11), shot(10.99)]).toEqual([['shoot 0/2 no'], ['shoot 0/3 no']]);
  },
  'range-cap': () => {
    const dark = control({ twist: [{ do: 'range-cap', n: 12 }] });
    const targets = (twist: boolean) => {
      const { state } = yard(
        [
          { card: THUG, at: [20, 6.9] },
          { card: THUG, at: [33, 20] },
        ],
        {},
        twist ? { control: dark } : {},
      );
      return shootTargets(state, 0, usableAttacks(state.hunters[0]!, 'ranged')[0]!).map(crim => crim.no);
    };
    expect([targets(false), targets(true)]).toEqual([[1, 2], [2]]);
  },
};

describe('The words', () => {
  for (const [word, shows] of Object.entries(SHOWN)) test(`'${word}' does what it says`, shows);

  test('[UM-EVT-8] what is impossible is left out, and the rest of the card is carried out in order', () => {
    const rehearsal = carryOut(yard(), [{ do: 'reveal-all' }, { do: 'momentum', who: 'self', n: 2 }, { do: 'restock' }]);
    expect(rehearsal.toldOf('effect').map(one => one.word)).toEqual(['momentum']);
    expect(rehearsal.hunter(0).momentum).toBe(2);
  });

  test('[UM-GEO-13] [UM-EVT-7] of several crims that are nearest the owner names one', () => {
    const rehearsal = yard([
      { card: THUG, at: [20, 12] },
      { card: THUG, at: [20, 28.005] },
      { card: THUG, at: [28.02, 20] },
    ]);
    carryOut(rehearsal, [{ do: 'crim-step', who: 'nearest', way: 'toward', n: 3 }]);
    expect([rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual(['choose-crim', 0, ['c1', 'c2']]);
    rehearsal.answer('choose-crim', 'c2');

    expect(rehearsal.crim(2).y).toBe(25_005);
  });

  test('[UM-GEO-13] [UM-CRIM-4] the crim nearest to the owner steps by the owner, whoever is nearer to the crim', () => {
    const among = (): Rehearsal =>
      given({ hunters: [{ at: [20, 20] }, { at: [20, 31] }, { at: [40, 2] }], crims: [{ card: THUG, at: [20, 27] }] });
    const [toward, away] = [among(), among()];
    carryOut(toward, [{ do: 'crim-step', who: 'nearest', way: 'toward', n: 3 }]);
    carryOut(away, [{ do: 'crim-step', who: 'nearest', way: 'away', n: 2 }]);

    expect([toward.crim(1).y, away.crim(1).y]).toEqual([24_000, 29_000]);
  });

  test('[UM-GEO-13] [UM-CRIM-4] crims of a Demeanor step by the hunter nearest to each, whoever owns the card; ties are for the First Player', () => {
    const rehearsal = given({
      hunters: [{ at: [20, 20] }, { at: [20, 32] }],
      crims: [
        { card: THUG, at: [14, 32] },
        { card: thug({ id: 'brute' }), at: [26, 26] },
      ],
      first: 1,
    });
    carryOut(rehearsal, [{ do: 'crim-step', who: 'aggressive', way: 'toward', n: 3 }]);
    expect([rehearsal.crim(1).x, rehearsal.asks, rehearsal.askedSeat, rehearsal.options()]).toEqual([
      17_000,
      'nearest-hunter',
      1,
      ['h0', 'h1'],
    ]);
    rehearsal.answer('nearest-hunter', 'h1');

    expect(rehearsal.crim(2)).toMatchObject({ x: 23_879, y: 28_121 });
  });

  test('a step that a card gives provokes no strike and no attack', () => {
    const rehearsal = yard([{ card: RUNNER, at: [21, 20] }]);
    carryOut(rehearsal, [{ do: 'crim-step', who: 'skittish', way: 'away', n: 3 }]);
    expect(rehearsal.crim(1)).toMatchObject({ x: 24_000, wounds: 0, lastAction: 'none' });
    const near = yard([{ card: THUG, at: [23, 20] }]);
    carryOut(near, [{ do: 'crim-step', who: 'aggressive', way: 'toward', n: 3 }]);
    expect([near.crim(1).x, near.types('rolled')]).toEqual([21_000, []]);
  });
});
