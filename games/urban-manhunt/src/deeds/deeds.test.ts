/** Deeds: what each changes and what it tells, and that one which changes nothing tells nothing. Who does them and when is shown in rules/. */

import { describe, expect, test } from 'vitest';
import { CONTROL_DECK, CRIM_DECK, dataslate } from '../content/box.ts';
import type { Table } from '../events.ts';
import { newCheck } from '../in-the-making.ts';

import { event, RH, RUNNER, THUG } from '../testing/fixtures.ts';
import { type CrimOn, given, type HunterOn, LEFT_OUT, type Position, type Rehearsal } from '../testing/rehearsal.ts';
import * as deeds from './index.ts';

const rule = 'UM-HUN-1';
const [A, B, C] = ['a', 'b', 'c'].map(id => event({ id: `deed-${id}` })) as [number, number, number];
const [C1, C2, C3] = CONTROL_DECK as [number, number, number];
const [K1, K2, K3] = CRIM_DECK as [number, number, number];

/** Seat 1 of two, changed where the test says so. */
function doing(hunter: HunterOn, deed: (table: Table, rehearsal: Rehearsal) => void, more: Partial<Position> = {}): Rehearsal {
  const rehearsal = given({ hunters: [{}, hunter], ...more });
  deed(rehearsal.table, rehearsal);
  return rehearsal;
}
/** One crim, with arrival number 1. */
const onCrim = (crim: Partial<CrimOn>, deed: (table: Table, rehearsal: Rehearsal) => void): Rehearsal =>
  doing({}, deed, { crims: [{ card: THUG, at: [10, 20], ...crim }] });

describe('Turn and decks', () => {
  test('[UM-CTL-1] [UM-CTL-2] a turn begins: passes until its end are forgotten, others kept', () => {
    const rehearsal = doing({}, table => {
      table.passes.remember(0, 'spawn', 'turn');
      table.passes.remember(0, 'spawn', 'other');
      deeds.countTurn(table, rule);
    });

    expect([rehearsal.state.turn, rehearsal.table.passes.standing]).toEqual([2, [{ seat: 0, window: 'spawn', until: 'other' }]]);
    expect(rehearsal.told).toEqual([{ type: 'turn-begun', rule, turn: 2 }]);
  });

  test('steps: another begins anew, goes on in its place, or passes on', () => {
    const rehearsal = doing({}, table => deeds.goTo(table, 'activate'), { state: { done: 3 } });
    expect([rehearsal.state.step, rehearsal.state.done]).toEqual(['activate', 0]);
    deeds.passOn(rehearsal.table, 'act');
    expect([rehearsal.state.step, rehearsal.state.done]).toEqual(['act', 1]);
    deeds.goOnTo(rehearsal.table, 'end-activation');
    deeds.countDone(rehearsal.table);
    expect([rehearsal.state.step, rehearsal.state.done, rehearsal.told]).toEqual(['end-activation', 2, []]);
  });

  test('phases, First Player and concession', () => {
    const rehearsal = doing({}, table => {
      deeds.beginPhase(table, 'crim', rule);
      deeds.makeFirst(table, 1, rule);
      deeds.concede(table, 1, rule);
    });

    expect(rehearsal.state).toMatchObject({ phase: 'crim', first: 1, hasConceded: true });
    expect(rehearsal.told).toEqual([
      { type: 'phase-begun', rule, phase: 'crim', turn: 1 },
      { type: 'first-player', rule, seat: 1 },
      { type: 'match-conceded', rule, seat: 1 },
    ]);
  });

  test('[UM-CTL-4] the first Control Card leaves nothing behind, the next the one before it', () => {
    const rehearsal = doing({}, table => deeds.flipControl(table, rule), {
      state: { control: -1, controlPile: [C1, C2], controlUsed: [] },
    });
    expect(rehearsal.state).toMatchObject({ control: C1, controlPile: [C2], controlUsed: [] });
    deeds.flipControl(rehearsal.table, rule);

    expect(rehearsal.state).toMatchObject({ control: C2, controlPile: [], controlUsed: [C1] });
    expect(rehearsal.told).toEqual([C1, C2].map(card => ({ type: 'control-flipped', rule, card, reveals: true })));
  });

  test('[UM-END-4] overtime: all Control Cards used so far are shuffled, and one is the new deck', () => {
    const rehearsal = doing({}, table => deeds.addOvertime(table, rule), {
      dice: { control: [[C3, C1, C2]] },
      state: { control: C3, controlUsed: [C1, C2], controlPile: [] },
    });

    expect(rehearsal.state).toMatchObject({ control: -1, controlPile: [C3], controlUsed: [C1, C2], overtime: 1 });
    expect(rehearsal.told).toEqual([{ type: 'overtime-begun', rule, overtime: 1 }]);
  });

  test('[UM-SET-16] [UM-SET-17] decks are shuffled, and surplus Control Cards laid out of the game', () => {
    const rehearsal = doing({}, table => deeds.dealDecks(table, 2, rule), {
      dice: { control: [[C3, C1, C2]], events: [[B, A]], crims: [[K2, K1]] },
      state: { control: -1, controlPile: [C1, C2, C3], eventPile: [A, B], crimPile: [K1, K2] },
    });

    expect(rehearsal.state).toMatchObject({ controlPile: [C3, C1], controlOut: [C2], eventPile: [B, A], crimPile: [K2, K1] });
    expect(rehearsal.told).toEqual([{ type: 'decks-shuffled', rule, controls: 2 }]);
  });
});

describe('Hunters', () => {
  test('choosing, placing, moving and coming back', () => {
    const rehearsal = doing({ slate: -1, isIn: false }, table => deeds.takeSlate(table, 1, RH, rule));
    deeds.placeHunter(rehearsal.table, 1, { x: 1000, y: 2000 }, 3, rule);
    expect(rehearsal.hunter(1)).toMatchObject({ slate: RH, x: 1000, y: 2000, surface: 3, isIn: true, hasReturned: false });
    deeds.moveHunter(
      rehearsal.table,
      1,
      [
        { x: 1500, y: 2000 },
        { x: 1500, y: 2500 },
      ],
      -1,
      1000,
      ['stride', 4, 'successes', 1],
      rule,
    );
    expect(rehearsal.hunter(1)).toMatchObject({ x: 1500, y: 2500, surface: -1 });
    deeds.comeBack(rehearsal.table, 1, { x: 5000, y: 6000 }, 2, rule);
    expect(rehearsal.hunter(1)).toMatchObject({ x: 5000, y: 6000, surface: 2, isIn: true, hasReturned: true });
    deeds.forgetReturn(rehearsal.table, 1);
    expect(rehearsal.hunter(1).hasReturned).toBe(false);

    expect(rehearsal.told).toEqual([
      { type: 'hunter-chosen', rule, seat: 1, slate: RH, hunter: dataslate(RH).id },
      { type: 'hunter-placed', rule, seat: 1, x: 1000, y: 2000 },
      {
        type: 'hunter-moved',
        rule,
        seat: 1,
        path: [1000, 2000, 1500, 2000, 1500, 2500],
        surface: -1,
        length: 1000,
        allowed: 5,
        parts: ['stride', 4, 'successes', 1],
      },
      { type: 'hunter-returned', rule, seat: 1, x: 5000, y: 6000 },
    ]);
  });

  test('wounds: as many as come; healed are as many as there are', () => {
    const rehearsal = doing({ wounds: 1 }, table => deeds.woundHunter(table, 1, ['Club', 3, 'resisted', -1], rule));
    deeds.healHunter(rehearsal.table, 1, ['Trick', 2], rule);
    deeds.healHunter(rehearsal.table, 1, ['Trick', 2], rule);
    deeds.healHunter(rehearsal.table, 1, ['Trick', 2], rule);

    expect(rehearsal.hunter(1).wounds).toBe(0);
    expect(rehearsal.told).toEqual([
      { type: 'hunter-wounded', rule, seat: 1, n: 2, parts: ['Club', 3, 'resisted', -1], wounds: 3 },
      { type: 'hunter-healed', rule, seat: 1, n: 2, parts: ['Trick', 2], wounds: 1 },
      { type: 'hunter-healed', rule, seat: 1, n: 1, parts: ['Trick', 2], wounds: 0 },
    ]);
  });

  test('[UM-INC-1] [UM-FOC-4] falling', () => {
    const extraActions = [{ only: ['move' as const] }];
    const rehearsal = doing(
      { momentum: 3, isFocused: true, actionsLeft: 1, extraActions, falls: 1, points: 5, reloads: 1 },
      table => deeds.incapacitate(table, 1, rule),
      { turn: 4, state: { phase: 'crim' } },
    );

    expect(rehearsal.hunter(1)).toMatchObject({
      ...{ isIn: false, momentum: 0, isFocused: false, fellInTurn: 4, fellInPhase: 'crim', actionsLeft: 0, extraActions: [] },
      ...{ falls: 2, points: 5, reloads: 1 },
    });
    expect(rehearsal.told).toEqual([{ type: 'hunter-incapacitated', rule, seat: 1 }]);
  });

  test('[UM-HUN-1] an activation begins and ends with nothing of another', () => {
    const rehearsal = doing(
      { actionsLost: 1, extraActions: [{ only: ['move'] }], taken: ['move'], usedThisActivation: ['x'], usedThisMatch: ['x'] },
      table => deeds.beginActivation(table, 1, ['activation', 2], rule),
    );
    expect(rehearsal.hunter(1)).toMatchObject({
      ...{ actionsLeft: 2, actionsLost: 0, extraActions: [], taken: [], usedThisActivation: [], usedThisMatch: ['x'] },
    });
    deeds.grantAction(rehearsal.table, 1, ['move'], rule);
    deeds.endActivation(rehearsal.table, 1, rule);

    expect(rehearsal.hunter(1)).toMatchObject({ actionsLeft: 0, extraActions: [] });
    expect(rehearsal.told).toEqual([
      { type: 'hunter-activated', rule, seat: 1, actions: 2, parts: ['activation', 2] },
      { type: 'action-granted', rule, seat: 1 },
      { type: 'activation-ended', rule, seat: 1 },
    ]);
  });

  test('[UM-HUN-3] an extra Action Point that fits is spent before one of the two', () => {
    const rehearsal = doing({ actionsLeft: 2, extraActions: [{ only: ['shoot'] }, { only: ['move', 'fight'] }] }, table => {
      deeds.spendAction(table, 1, 'fight', rule);
      deeds.spendAction(table, 1, 'fight', rule);
    });

    expect(rehearsal.hunter(1)).toMatchObject({ actionsLeft: 1, extraActions: [{ only: ['shoot'] }], taken: ['fight', 'fight'] });
    expect(rehearsal.told).toEqual([1, 2].map(() => ({ type: 'action-taken', rule, seat: 1, action: 'fight' })));
  });

  test('actions lost, Focus, snares and texts used', () => {
    const rehearsal = doing({ actionsLost: 1 }, table => {
      deeds.loseActions(table, 1, ['Trick', 2], rule);
      deeds.focus(table, 1, rule);
      deeds.snare(table, 1, true, rule);
      deeds.useText(table, 1, 'Trick');
      deeds.useText(table, 1, 'Trick');
    });
    expect(rehearsal.hunter(1)).toMatchObject({
      ...{ actionsLost: 3, isFocused: true, isSnared: true, usedThisActivation: ['Trick', 'Trick'], usedThisMatch: ['Trick', 'Trick'] },
    });
    deeds.loseFocus(rehearsal.table, 1, true, rule);
    deeds.snare(rehearsal.table, 1, false, rule);
    deeds.endWhatLasted(rehearsal.table, 1);

    expect(rehearsal.hunter(1)).toMatchObject({ actionsLost: 0, isFocused: false, isSnared: false });
    expect(rehearsal.told).toEqual([
      { type: 'actions-lost', rule, seat: 1, n: 2, parts: ['Trick', 2] },
      { type: 'hunter-focused', rule, seat: 1 },
      { type: 'hunter-snared', rule, seat: 1 },
      { type: 'focus-spent', rule, seat: 1, isUsed: true },
      { type: 'snare-shaken-off', rule, seat: 1 },
    ]);
  });

  test('[UM-ELIM-11] [UM-MOM-1] points and Momentum never fall below 0, and nothing gained is nothing told', () => {
    const rehearsal = doing({ points: 2, momentum: 1 }, table => {
      deeds.gainPoints(table, 1, ['pod', 3], 'pod', rule);
      deeds.gainPoints(table, 1, ['Trick', -9], 'card', rule);
      deeds.gainPoints(table, 1, ['Trick', -1], 'card', rule);
      deeds.gainPoints(table, 1, [], 'card', rule);
      deeds.gainMomentum(table, 1, ['Trick', 2], rule);
      deeds.spendMomentum(table, 1, 1, 'Trick', rule);
      deeds.gainMomentum(table, 1, ['Trick', -9], rule);
      deeds.gainMomentum(table, 1, ['Trick', -1], rule);
    });

    expect(rehearsal.hunter(1)).toMatchObject({ points: 0, momentum: 0 });
    expect(rehearsal.told).toEqual([
      { type: 'points-gained', rule, seat: 1, n: 3, parts: ['pod', 3], source: 'pod', points: 5 },
      { type: 'points-gained', rule, seat: 1, n: -5, parts: ['Trick', -9], source: 'card', points: 0 },
      { type: 'momentum-gained', rule, seat: 1, n: 2, parts: ['Trick', 2], momentum: 3 },
      { type: 'momentum-spent', rule, seat: 1, n: 1, name: 'Trick', momentum: 2 },
      { type: 'momentum-gained', rule, seat: 1, n: -2, parts: ['Trick', -9], momentum: 0 },
    ]);
  });

  test('[UM-POD-7] [UM-POD-10] [UM-POD-12] tokens are taken and used', () => {
    const rehearsal = doing({ wounds: 3 }, table => {
      deeds.takeReward(table, 1, 'reload', rule);
      deeds.takeReward(table, 1, 'med-spray', rule);
      deeds.takeReward(table, 1, 'med-spray', rule);
      deeds.takeShot(table, 1, 'mind', rule);
    });
    expect(rehearsal.hunter(1)).toMatchObject({ reloads: 1, medSprays: 2, shots: ['mind'] });
    deeds.useMedSpray(rehearsal.table, 1, 2, rule);
    deeds.endShots(rehearsal.table, 1, rule);
    deeds.endShots(rehearsal.table, 1, rule);

    expect(rehearsal.hunter(1)).toMatchObject({ medSprays: 1, wounds: 1, shots: [] });
    expect(rehearsal.told).toEqual([
      { type: 'token-taken', rule, seat: 1, reward: 'reload' },
      { type: 'token-taken', rule, seat: 1, reward: 'med-spray' },
      { type: 'token-taken', rule, seat: 1, reward: 'med-spray' },
      { type: 'shot-taken', rule, seat: 1, attribute: 'mind' },
      { type: 'med-spray-used', rule, seat: 1 },
      { type: 'hunter-healed', rule, seat: 1, n: 2, parts: ['med-spray', 2], wounds: 1 },
      { type: 'shots-ended', rule, seat: 1 },
    ]);
  });

  test('[UM-IMP-5] [UM-POD-11] an attack runs dry once, and is made usable with a token or without', () => {
    const rehearsal = doing({ reloads: 1 }, table => {
      deeds.deplete(table, 1, 0, rule);
      deeds.deplete(table, 1, 0, rule);
    });
    expect(rehearsal.hunter(1)).toMatchObject({ depleted: [0], reloads: 1 });
    deeds.reload(rehearsal.table, 1, 0, true, rule);
    expect(rehearsal.hunter(1)).toMatchObject({ depleted: [], reloads: 0 });
    Object.assign(rehearsal.hunter(1), { depleted: [1, 0], reloads: 1 });
    deeds.reload(rehearsal.table, 1, 0, false, rule);

    expect(rehearsal.hunter(1)).toMatchObject({ depleted: [1], reloads: 1 });
    expect(rehearsal.told).toEqual([
      { type: 'attack-depleted', rule, seat: 1, weapon: 0, name: 'Rifle' },
      { type: 'attack-reloaded', rule, seat: 1, weapon: 0, name: 'Rifle' },
      { type: 'attack-reloaded', rule, seat: 1, weapon: 0, name: 'Rifle' },
    ]);
  });
});

describe('Crims', () => {
  test('entering: the next arrival number, fresh, and shown', () => {
    const rehearsal = onCrim({}, table => void deeds.enterCrim(table, RUNNER, { x: 6000, y: 24_000 }, 2, rule));

    expect(rehearsal.state.nextArrival).toBe(3);
    expect(rehearsal.state.crims.map(({ no }) => no)).toEqual([1, 2]);
    expect(rehearsal.crim(2)).toEqual({
      ...{ no: 2, card: RUNNER, x: 6000, y: 24_000, surface: -1, wounds: 0, hiddenIn: -1, hidInTurn: 0, lastAction: 'none', bounty: 0 },
    });
    expect(rehearsal.told).toEqual([{ type: 'crim-entered', rule, crim: 2, card: RUNNER, tube: 2, x: 6000, y: 24_000, reveals: true }]);
  });

  test('moving: round its corners; on the spot it tells nothing, unless it changes its surface', () => {
    const rehearsal = onCrim({}, (table, { state }) => {
      const [crim] = state.crims;
      deeds.moveCrim(table, crim!, { x: 10_000, y: 20_000 }, -1, rule);
      deeds.moveCrim(table, crim!, { x: 12_000, y: 20_000 }, -1, rule, [{ x: 11_000, y: 21_000 }]);
      deeds.moveCrim(table, crim!, { x: 12_000, y: 20_000 }, 1, rule);
      deeds.moveCrim(table, crim!, { x: 12_000, y: 21_000 }, 1, rule);
    });

    expect(rehearsal.crim(1)).toMatchObject({ x: 12_000, y: 21_000, surface: 1 });
    const moved = { type: 'crim-moved', rule, crim: 1, card: THUG };
    expect(rehearsal.told).toEqual([
      { ...moved, path: [10_000, 20_000, 11_000, 21_000, 12_000, 20_000] },
      { ...moved, path: [12_000, 20_000, 12_000, 20_000] },
      { ...moved, path: [12_000, 20_000, 12_000, 21_000] },
    ]);
  });

  test('being pushed, wounded and healed', () => {
    const rehearsal = onCrim({ wounds: 1 }, (table, { state }) => {
      const [crim] = state.crims;
      deeds.pushCrim(table, crim!, { x: 11_000, y: 20_000 }, rule);
      deeds.woundCrim(table, crim!, ['damage-roll', 2], 1, rule);
      deeds.healCrim(table, crim!, ['Trick', 2], rule);
      deeds.healCrim(table, crim!, ['Trick', 2], rule);
      deeds.healCrim(table, crim!, ['Trick', 2], rule);
    });
    const about = { rule, crim: 1, card: THUG };

    expect(rehearsal.crim(1)).toMatchObject({ x: 11_000, y: 20_000, wounds: 0 });
    expect(rehearsal.told).toEqual([
      { type: 'crim-pushed', ...about, path: [10_000, 20_000, 11_000, 20_000] },
      { type: 'crim-wounded', ...about, n: 2, parts: ['damage-roll', 2], by: 1, wounds: 3 },
      { type: 'crim-healed', ...about, n: 2, parts: ['Trick', 2], wounds: 1 },
      { type: 'crim-healed', ...about, n: 1, parts: ['Trick', 2], wounds: 0 },
    ]);
  });

  test('[UM-ELIM-2] [UM-ELIM-10] its end: that crim alone is gone, and counted for whoever did it', () => {
    const end = (by: number): Rehearsal =>
      doing({}, (table, { state }) => deeds.removeCrim(table, state.crims[0]!, by, rule), {
        crims: [
          { card: THUG, at: [10, 20] },
          { card: RUNNER, at: [12, 20] },
        ],
        state: { crimDiscard: [K3] },
      });

    for (const by of [-1, 0, 1]) {
      const rehearsal = end(by);
      expect(rehearsal.state.crims.map(({ no }) => no)).toEqual([2]);
      expect([rehearsal.state.crimDiscard, rehearsal.state.hunters.map(({ kills }) => kills)]).toEqual([
        [K3, THUG],
        [0, 1].map(seat => (seat === by ? 1 : 0)),
      ]);
      expect(rehearsal.told).toEqual([{ type: 'crim-eliminated', rule, crim: 1, card: THUG, by }]);
    }
  });

  test('[UM-HIDE-4] [UM-HIDE-8] hiding, being revealed and coming out', () => {
    const rehearsal = onCrim({}, (table, { state }) => {
      state.turn = 3;
      deeds.hideCrim(table, state.crims[0]!, 4, rule);
    });
    expect(rehearsal.crim(1)).toMatchObject({ hiddenIn: 4, hidInTurn: 3 });
    deeds.noteAction(rehearsal.table, rehearsal.crim(1), 'hide', rule);
    deeds.revealCrim(rehearsal.table, rehearsal.crim(1), { x: 1000, y: 2000 }, rule);
    expect(rehearsal.crim(1)).toMatchObject({ hiddenIn: -1, hidInTurn: 0, x: 1000, y: 2000, surface: -1, lastAction: 'hide' });
    deeds.comeOut(rehearsal.table, rehearsal.crim(1), { x: 3000, y: 4000 }, 2, rule);
    expect(rehearsal.crim(1)).toMatchObject({ hiddenIn: -1, x: 3000, y: 4000, surface: 2 });

    const about = { rule, crim: 1, card: THUG };
    expect(rehearsal.told).toEqual([
      { type: 'crim-hidden', ...about, feature: 4 },
      { type: 'crim-acted', ...about, action: 'hide', hiddenIn: 4 },
      { type: 'crim-revealed', ...about, x: 1000, y: 2000 },
      { type: 'crim-came-out', ...about, x: 3000, y: 4000 },
    ]);
  });

  test('bounties, orders for crims, tubes', () => {
    const rehearsal = onCrim({}, (table, { state }) => deeds.changeBounty(table, state.crims[0]!, ['Trick', 3], rule));
    Object.assign(rehearsal.state, { tubesUsed: [5] });
    deeds.orderCrims(rehearsal.table, ['half-the-hunters', 1, 'Trick', 2], 2, 'far', rule);
    expect(rehearsal.state).toMatchObject({ toPlace: 2, placing: 'far', tubesUsed: [] });
    deeds.takeTube(rehearsal.table, 3);
    expect(rehearsal.state).toMatchObject({ toPlace: 1, tubesUsed: [3] });
    deeds.countActed(rehearsal.table, 4);
    deeds.endPlacing(rehearsal.table);

    expect(rehearsal.state).toMatchObject({ toPlace: 0, placing: 'random', tubesUsed: [], acted: 4 });
    expect(rehearsal.told).toEqual([
      { type: 'bounty-changed', rule, crim: 1, card: THUG, n: 3, parts: ['Trick', 3], bounty: 11 },
      { type: 'crims-ordered', rule, n: 2, parts: ['half-the-hunters', 1, 'Trick', 2], mode: 'far' },
    ]);
  });

  test('[UM-CTL-11] an empty crim deck is made from its discard; with neither there is no card, and nothing is shuffled', () => {
    const taken = (crimPile: number[], crimDiscard: number[]): unknown[] => {
      let card = 0;
      const rehearsal = doing({}, table => void (card = deeds.takeCrim(table)), {
        dice: crimPile.length === 0 && crimDiscard.length > 0 ? { crims: [crimDiscard.toReversed()] } : {},
        state: { crimPile, crimDiscard },
        despite: [LEFT_OUT],
      });
      return [card, rehearsal.state.crimPile, rehearsal.state.crimDiscard, rehearsal.types()];
    };

    expect(taken([K1, K2], [K3])).toEqual([K1, [K2], [K3], []]);
    expect(taken([], [K1, K2])).toEqual([K2, [K1], [], ['crims-reshuffled']]);
    expect(taken([], [])).toEqual([-1, [], [], []]);
  });

  test('[UM-GEO-14] a crim for whom there is no room is shown and discarded', () => {
    const rehearsal = doing({}, table => deeds.turnAwayCrim(table, THUG, rule), { state: { crimDiscard: [K3] } });

    expect(rehearsal.state.crimDiscard).toEqual([K3, THUG]);
    expect(rehearsal.told).toEqual([{ type: 'crim-turned-away', rule, card: THUG, reveals: true }]);
  });
});

describe('Pods and events', () => {
  test('pods are opened, emptied and filled', () => {
    const rehearsal = doing({}, table => deeds.openPod(table, 1, 2, rule), { state: { pods: [true, false, true, true] } });
    expect([rehearsal.state.pods, rehearsal.hunter(1).podsOpened]).toEqual([[true, false, false, true], 1]);
    deeds.emptyPod(rehearsal.table, 0, rule);
    expect([rehearsal.state.pods, rehearsal.hunter(1).podsOpened]).toEqual([[false, false, false, true], 1]);
    deeds.restockPods(rehearsal.table, rule);

    expect(rehearsal.state.pods).toEqual([true, true, true, true]);
    expect(rehearsal.told).toEqual([
      { type: 'pod-opened', rule, seat: 1, pod: 2 },
      { type: 'pod-emptied', rule, pod: 0 },
      { type: 'pods-restocked', rule },
    ]);
  });

  test('[UM-EVT-6] an empty event deck is made from its discard; with neither there is no card', () => {
    const taken = (eventPile: number[], eventDiscard: number[]): unknown[] => {
      let card = 0;
      const rehearsal = doing({}, table => void (card = deeds.takeEvent(table)), {
        dice: eventPile.length === 0 && eventDiscard.length > 0 ? { events: [eventDiscard.toReversed()] } : {},
        state: { eventPile, eventDiscard },
        despite: [LEFT_OUT],
      });
      return [card, rehearsal.state.eventPile, rehearsal.state.eventDiscard, rehearsal.types()];
    };

    expect(taken([A, B], [C])).toEqual([A, [B], [C], []]);
    expect(taken([], [A, B])).toEqual([B, [A], [], ['events-reshuffled']]);
    expect(taken([], [])).toEqual([-1, [], [], []]);
  });

  test('[UM-EVT-2] [UM-EVT-12] a Keeper that was flipped is seen by all, another by its drawer alone', () => {
    const rehearsal = doing({ keepers: [A] }, table => {
      deeds.keepEvent(table, 1, B, true, rule);
      deeds.keepEvent(table, 1, C, false, rule);
    });

    expect(rehearsal.hunter(1).keepers).toEqual([A, B, C]);
    expect(rehearsal.told).toEqual([
      { type: 'keeper-flipped', rule, seat: 1, card: B, reveals: true },
      { type: 'keeper-drawn', rule, seat: 1, secret: { to: [1], facts: { card: C } } },
    ]);
  });

  test('Keepers played and discarded are shown and lie with the discards', () => {
    const rehearsal = doing({ keepers: [A, B, C] }, table => {
      deeds.playKeeper(table, 1, B, rule);
      deeds.discardKeeper(table, 1, A, rule);
    });

    expect([rehearsal.hunter(1).keepers, rehearsal.state.eventDiscard]).toEqual([[C], [B, A]]);
    expect(rehearsal.told).toEqual([
      { type: 'keeper-played', rule, seat: 1, card: B, reveals: true },
      { type: 'keeper-discarded', rule, seat: 1, card: A, reveals: true },
    ]);
  });

  test('[UM-EVT-3] other events wait in a queue, are carried out first come first, and may stay in force', () => {
    const rehearsal = doing({}, table => {
      deeds.queueEvent(table, 1, A, true, rule);
      deeds.queueEvent(table, 0, B, false, rule);
    });
    expect(rehearsal.state.queue).toEqual([
      { card: A, owner: 1 },
      { card: B, owner: 0 },
    ]);
    deeds.takeFromQueue(rehearsal.table, undefined, rule);
    expect(rehearsal.state.queue).toEqual([{ card: B, owner: 0 }]);
    deeds.takeFromQueue(rehearsal.table, { do: 'spawn', n: 2 }, rule);
    expect(rehearsal.state.queue).toEqual([]);
    deeds.putInForce(rehearsal.table, 1, A, 3, rule);
    deeds.putInForce(rehearsal.table, 0, C, 4, rule);
    deeds.discardEvent(rehearsal.table, B);
    deeds.endForce(rehearsal.table, rehearsal.state.inForce[0]!, rule);

    expect([rehearsal.state.inForce, rehearsal.state.eventDiscard]).toEqual([[{ card: C, owner: 0, until: 4 }], [B, A]]);
    expect(rehearsal.told).toEqual([
      { type: 'event-queued', rule, seat: 1, card: A, isFlipped: true, reveals: true },
      { type: 'event-queued', rule, seat: 0, card: B, isFlipped: false, reveals: true },
      { type: 'event-carried-out', rule, card: A, seat: 1 },
      { type: 'event-carried-out', rule, card: B, seat: 0, idle: 'spawn' },
      { type: 'event-in-force', rule, seat: 1, card: A },
      { type: 'event-in-force', rule, seat: 0, card: C },
      { type: 'event-expired', rule, card: A },
    ]);
  });
});

describe('Dice, attacks and orders', () => {
  const crim = 1;
  const card = THUG;

  test('[UM-CHK-1] [UM-IMP-22] dice are rolled and rolled again: the check shows the last faces, the event those before', () => {
    const check = newCheck('move', 1, 'athletics', 3, null);
    const rehearsal = doing(
      {},
      table => {
        deeds.rollDice(table, check, [10, 8], rule);
        deeds.rerollDice(table, check, [1], 'Retake', rule);
        deeds.rerollImpact(table, check, 'Old Pro', rule);
      },
      { dice: { check: [4, 9, 2, 7, 1] } },
    );

    expect([check.impact, check.rolled]).toEqual([
      1,
      [
        { sides: 10, face: 9 },
        { sides: 8, face: 7 },
      ],
    ]);
    expect(rehearsal.types()).toEqual(['rolled', 'rerolled', 'rerolled']);
    expect(rehearsal.told.slice(1)).toEqual([
      {
        ...{ type: 'rerolled', rule, seat: 1, before: [2], faces: [7], isImpact: false, again: [1], granted: 'Retake' },
        lies: { impact: 4, sizes: [10, 8], faces: [9, 7], successes: 2, threshold: 0 },
      },
      {
        ...{ type: 'rerolled', rule, seat: 1, before: [4], faces: [1], isImpact: true, again: [], granted: 'Old Pro' },
        lies: { impact: 1, sizes: [10, 8], faces: [9, 7], successes: 1, threshold: 0 },
      },
    ]);
  });

  test('no more wounds are cancelled than are coming', () => {
    const incoming = { seat: 1, wounds: 2 };
    const rehearsal = doing({}, table => deeds.cancelWounds(table, 1, incoming, ['Trick', 3], rule));

    expect(incoming.wounds).toBe(0);
    expect(rehearsal.told).toEqual([{ type: 'wounds-cancelled', rule, seat: 1, n: 2, parts: ['Trick', 3] }]);
  });

  test('[UM-CRIM-10] orders are given, stand, are replaced or come to nothing', () => {
    const rehearsal = onCrim({}, (table, { state }) => {
      const thug = state.crims[0]!;
      deeds.giveOrder(table, 1, thug, 'shoot', rule);
      deeds.orderCrim(table, thug, 'shoot', rule);
      deeds.replaceOrder(table, thug, 'shoot', { action: 'charge', why: 'no-shot', rule });
      deeds.replaceOrder(table, thug, 'flee', { action: 'charge', why: 'charging', rule });
      deeds.holdCrim(table, thug, 'no-room', rule);
    });

    expect(rehearsal.told).toEqual([
      { type: 'order-given', rule, seat: 1, crim, card, action: 'shoot' },
      { type: 'crim-ordered', rule, crim, card, action: 'shoot' },
      { type: 'order-replaced', rule, crim, card, order: 'shoot', action: 'charge', why: 'no-shot', within: 'action' },
      { type: 'order-replaced', rule, crim, card, order: 'flee', action: 'charge', why: 'charging' },
      { type: 'crim-held', rule, crim, card, why: 'no-room' },
    ]);
  });

  test('[UM-END-4] the end test shows its die and what it needs', () => {
    const tested = (face: number): unknown[] => {
      let isOver = false;
      const rehearsal = doing({}, table => void (isOver = deeds.testEnd(table, 6, rule)), { dice: { 'end-test': [face] } });
      return [isOver, rehearsal.told];
    };

    expect(tested(6)).toEqual([true, [{ type: 'end-tested', rule, face: 6, need: 6 }]]);
    expect(tested(5)).toEqual([false, [{ type: 'end-tested', rule, face: 5, need: 6 }]]);
  });
});
