/**
 * Decision 0002: each hard moment that no game of ours carries yet runs on the kernel's types. Every test asserts exactly who was asked what, in which
 * order, and what came of it. The clauses are those named beside each moment in docs/decisions/0002-fifteen-hard-moments.md.
 */
import { describe, expect, test } from 'vitest';
import type { Table } from '../game.ts';
import { Match } from '../match.ts';
import { int, open, record } from '../schema/index.ts';
import { decisionLine as line } from '../testing/rehearsal.ts';
import { gameOf, played } from '../testing/sketch.ts';
import type { Rule, Seat } from '../types.ts';
import * as west from './forbidden-west.ts';
import * as primal from './primal.ts';
import * as sun from './under-our-sun.ts';

const noSetup = record(open({ first: int(0, 3) }));
const over = { winners: [], why: 'end', facts: {} };

function started<State, Setup, View>(
  game: Parameters<typeof Match.start<State, Setup, View, string>>[0],
  setup: Setup,
  seed = 'hard-moments',
) {
  const result = Match.start(game, setup, seed);
  if (!result.ok) throw new Error(result.refusal.says);
  return result.value;
}

describe('Forbidden West', () => {
  const fight = (hp: number, rest: Partial<west.Fight> = {}): west.Fight => ({
    active: 0,
    enemies: [{ id: 'claw', at: 3, hp }],
    traps: [],
    alert: 2,
    rows: [8, 8, 8],
    threat: [],
    ...rest,
  });

  test('[0002 forbidden-west 1] the objective ends the encounter in attack step 9a: no push is asked, no alert is raised', () => {
    const state = fight(2);
    const { told, asked, result } = played(state, table => west.attack(table, 0, state.enemies[0]!), [], { attack: [1, 1] });

    expect({ asked, result, alert: state.alert }).toEqual({ asked: [], result: 'scene-over', alert: 2 });
    expect(told).toEqual(['hurt claw 2', 'encounter-won']);
  });

  test('[0002 forbidden-west 1] … also when a trap inside a push inside the attack completes it', () => {
    const state = fight(2, { traps: [4] });
    const { told, asked, result } = played(state, table => west.attack(table, 0, state.enemies[0]!), ['4'], { attack: [0, 1], trap: [2] });

    expect({ asked, result, alert: state.alert }).toEqual({ asked: ['0 push: 2 4 pass'], result: 'scene-over', alert: 2 });
    expect(told).toEqual(['hurt claw 1', 'entered claw 4', 'hurt claw 2', 'encounter-won']);
  });

  test('[0002 forbidden-west 2] a trap breaks the walk, its noise reveals two characters in the order asked for, and the walk goes on', () => {
    const state = fight(5, { traps: [1], rows: [8, 3, 3] });
    const { told, asked } = played(state, table => west.walkTowards(table, state.enemies[0]!, -3, 4), [['2', '1']], { trap: [2] });

    expect(asked).toEqual(['0 order-revealed 2-2>: 1 2']);
    expect(told).toEqual([
      'entered claw 2',
      'entered claw 1',
      'hurt claw 2',
      'alert 3',
      'revealed 2',
      'revealed 1',
      'entered claw 0',
      'entered claw -1',
    ]);
    expect(state.threat).toEqual([2, 1]);
  });

  test('[0002 forbidden-west 3] a failed encounter starts again from the snapshot, with the dice where they were', () => {
    const game = gameOf<west.Campaign, { first: number }, unknown>({
      seats: 2,
      setup: noSetup,
      state: west.campaign,
      begin: () => ({
        step: 'brief',
        setbacks: 0,
        party: { potions: 3, injuries: [7], decks: [{ pile: [11, 12] }, { pile: [13] }] },
        before: null,
      }),
      next: west.nextScene,
    });

    const match = started(game, { first: 0 });

    // the first failure leaves no choice, so the second try is already lost too; it began with two potions more
    expect(match.scene).toBe('encounter-failed');
    expect(match.state).toMatchObject({ setbacks: 2, party: { potions: 5, injuries: [7], decks: [{ pile: [11, 12] }, { pile: [13] }] } });
    expect(match.checkpoint.counters).toEqual({ injuries: 2, 'deck-0': 2 });
    expect(match.open.map(line)).toEqual(['0 after-failure: retry press-on', '1 after-failure: retry press-on']);
    expect(JSON.stringify(match.view(0))).not.toContain('before');

    match.answer(1, 'press-on');
    expect(match.open.map(line)).toEqual(['0 agree-after-failure: yes no']);
    match.answer(0, 'yes');

    expect(match.outcome).toEqual({ winners: [], why: 'FW-R-3', facts: { setbacks: 2 } });
  });
});

describe('Primal', () => {
  const claw: primal.Behaviour = { id: 'claw', icon: 'attack', does: 'threaten' };
  const roar: primal.Behaviour = { id: 'roar', icon: 'attack', does: 'struggle-2' };
  const bite: primal.Behaviour = { id: 'bite', icon: 'threatened', does: 'discard-next-slot' };
  const lash: primal.Behaviour = { id: 'lash', icon: 'attack', does: 'struggle-2' };
  const tail: primal.Behaviour = { id: 'tail', icon: 'attack', does: 'threaten' };

  test('[0002 primal 1] the group picks the next behaviour each time; new ones join, an unleash goes first, a refill is not triggered', () => {
    const state: primal.Monster = { hunters: 2, firstPlayer: 1, slots: [claw, roar, bite], pile: [lash, tail], waiting: [], struggle: 5 };
    function* attacked(table: Table<primal.Monster>): Rule {
      primal.trigger(table, 'attack');
      yield* primal.resolveWaiting(table);
    }

    const { told, asked } = played(state, attacked, ['claw', 'roar']);

    expect(asked).toEqual(['1 next-behaviour: claw roar', '1 next-behaviour: roar bite']);
    expect(told).toEqual(['behaviour claw', 'behaviour roar', 'unleashed', 'behaviour bite']);
    expect(state).toMatchObject({ struggle: 2, slots: [lash, tail, null], waiting: [] });
  });

  test('[0002 primal 1] a waiting behaviour that has left its slot is passed over', () => {
    const state: primal.Monster = {
      hunters: 2,
      firstPlayer: 0,
      slots: [bite, claw, roar],
      pile: [lash, tail],
      waiting: [bite, claw],
      struggle: 0,
    };
    const { told, asked } = played(state, primal.resolveWaiting, ['bite']);

    expect(asked).toEqual(['0 next-behaviour: bite claw']);
    expect(told).toEqual(['behaviour bite']);
  });

  const hunter = (damage: number): primal.Hunter => ({
    weaponLevel: 2,
    health: 6,
    damage,
    isUp: true,
    pile: ['red-1'],
    discard: ['green-2', 'blue-3'],
  });

  test('[0002 primal 2] the deck empties inside a Volley: fatigue, shuffle with the card just discarded, and the Volley goes on', () => {
    const state = hunter(0);
    const { told, asked, result } = played(state, table => primal.volley(table, 0, 3), ['yes'], { deck: [['blue-3', 'red-1', 'green-2']] });

    expect({ asked, result }).toEqual({ asked: ['0 volley: yes no'], result: 6 });
    expect(told).toEqual(['discarded red-1', 'fatigued 2', 'discarded blue-3', 'discarded red-1']);
    expect(state).toMatchObject({ damage: 2, pile: ['green-2'], discard: ['blue-3', 'red-1'] });
  });

  test('[0002 primal 2] a fatigue that fells the hunter ends the Volley, and it deals nothing', () => {
    const { told, result } = played(hunter(4), table => primal.volley(table, 0, 3), ['yes']);

    expect(result).toBe(0);
    expect(told).toEqual(['discarded red-1', 'knocked-out 6']);
  });

  test('[0002 primal 3] Assist comes between two actions, once a turn for each hunter, not when passed until the turn ends, not after a finisher', () => {
    const state: primal.Turn = { active: 1, hands: [['parry+', 'dodge+'], ['slash', 'coup!'], ['roll+']], assisted: [] };
    const { told, asked, table } = played(state, primal.actionPhase, ['pass', 'parry+', 'pass-until-turn', 'slash', 'coup!']);

    expect(asked).toEqual([
      '2 assist: roll+ pass pass-until-turn',
      '0 assist: parry+ dodge+ pass pass-until-turn',
      '2 assist: roll+ pass pass-until-turn',
      '1 act: slash coup! drawn end-phase',
      '1 act: coup! drawn end-phase',
    ]);
    expect(told).toEqual(['assisted 0 parry+', 'played 1 slash', 'played 1 coup!']);
    expect(table.passes.standing).toEqual([]);
  });
});

describe('Under our Sun', () => {
  const meeting = gameOf<sun.Camp, { first: number }, unknown>({
    seats: 3,
    setup: noSetup,
    state: sun.camp,
    begin: ({ first }) => ({
      seats: [0, 1, 2].map(seat => ({ team: [seat === first ? 0 : seat + 1], hp: 5, isRevealed: false, hasMet: false })),
      undealt: [first === 3 ? 0 : first + 1, 4, 5],
    }),
    next: state => (state.seats[1]!.hasMet ? over : { name: 'meeting', play: table => sun.meetSolEnemy(table, 1) }),
  });
  const seenBy = (match: ReturnType<typeof started<sun.Camp, { first: number }, unknown>>, seat: Seat) =>
    JSON.stringify([match.view(seat), match.waiting, match.openFor(seat), match.log(seat)]);

  test('[0002 under-our-sun 1] the traitor and a Survivor are asked in the same way, and nobody else can tell which it was', () => {
    const [traitor, survivor] = [started(meeting, { first: 1 }), started(meeting, { first: 3 })];

    expect(traitor.open.map(line)).toEqual(['1 meeting: reveal pass pass-until-day']);
    expect(survivor.open.map(line)).toEqual(['1 meeting: keep-still pass pass-until-day']);
    expect(traitor.waiting).toEqual({ window: 'meeting' });
    for (const seat of [0, 2]) expect(seenBy(traitor, seat)).toBe(seenBy(survivor, seat));

    for (const match of [traitor, survivor]) expect(match.answer(1, 'pass').ok).toBe(true);

    expect(traitor.outcome).toEqual(over);
    for (const seat of [0, 2]) expect(seenBy(traitor, seat)).toBe(seenBy(survivor, seat));
  });

  test('[0002 under-our-sun 1] a traitor who reveals is not attacked, and everybody sees the card', () => {
    const match = started(meeting, { first: 1 });

    match.answer(1, 'reveal');

    expect(match.events.map(({ event }) => event.type)).toEqual(['sol-revealed']);
    expect(match.view(0)).toMatchObject({ seats: [{ team: [1] }, { team: [0], hp: 5, isRevealed: true }, { team: 1 }] });
  });

  const enemy = (id: string, dice: number, hp = 9) => ({ id, dice, hp, isTapped: false });

  test('[0002 under-our-sun 2] whoever joins changes who is struck: one enemy for each but the last, who faces the rest', () => {
    const state: sun.Skirmish = {
      characters: [
        { ap: 1, hp: 5 },
        { ap: 2, hp: 5 },
        { ap: 2, hp: 5 },
      ],
      enemies: [enemy('rat', 1), enemy('bear', 2), enemy('wolf', 2), enemy('fox', 1)],
    };
    const { told, asked } = played(state, table => sun.combatRound(table, 0, state.enemies[0]!), ['yes', 'yes', 'rat', 'wolf', 'fox'], {
      attack: [1, 0, 1, 1, 0, 0],
      counterattack: [1, 1, 1, 1, 0, 0],
    });

    expect(asked).toEqual([
      '1 join: yes no',
      '2 join: yes no',
      '1 join-against: rat bear wolf fox',
      '2 strongest: bear wolf',
      '2 join-against: rat bear wolf fox',
    ]);
    expect(told).toEqual(['counterattacked rat 0 1', 'counterattacked wolf 1 2', 'counterattacked bear 2 1', 'counterattacked fox 2 0']);
    expect(state.characters).toEqual([
      { ap: 1, hp: 4 },
      { ap: 1, hp: 3 },
      { ap: 1, hp: 4 },
    ]);
  });

  test('[0002 under-our-sun 2] alone, the acting character faces all, the one it killed included; nobody without AP is asked', () => {
    const state: sun.Skirmish = {
      characters: [
        { ap: 1, hp: 5 },
        { ap: 0, hp: 5 },
      ],
      enemies: [enemy('rat', 1, 1), enemy('bear', 2)],
    };
    const { told, asked } = played(state, table => sun.combatRound(table, 0, state.enemies[0]!), [], {
      attack: [1, 0],
      counterattack: [1, 0, 0],
    });

    expect(asked).toEqual([]);
    expect(told).toEqual(['counterattacked rat 0 1', 'counterattacked bear 0 0']);
    expect(state.enemies.map(one => one.id)).toEqual(['bear']);
  });

  test('[0002 under-our-sun 3] a refused offer costs nothing, is not made again, and another may be accepted', () => {
    const state: sun.Market = { ap: 2, goods: [['wood'], ['food', 'metal']] };
    const { told, asked, result } = played(state, table => sun.trade(table, 0, 1), [
      'take-metal',
      'propose',
      'no',
      'take-metal',
      'give-wood',
      'propose',
      'yes',
    ]);

    expect(asked).toEqual([
      '0 build-offer: give-wood take-food take-metal stop',
      '0 build-offer: give-wood take-food propose stop',
      '1 accept-trade: yes no',
      '0 build-offer: give-wood take-food take-metal stop',
      '0 build-offer: give-wood take-food stop',
      '0 build-offer: take-food propose stop',
      '1 accept-trade: yes no',
    ]);
    expect(told).toEqual(['trade-proposed /metal', 'trade-proposed wood/metal']);
    expect({ result, ...state }).toEqual({ result: 'traded', ap: 1, goods: [['metal'], ['food', 'wood']] });
  });
});
