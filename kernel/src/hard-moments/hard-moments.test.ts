/**
 * Decision 0002: each of the fifteen hard moments runs on the kernel's types. Every test asserts exactly who was asked what, in which
 * order, and what came of it. The clauses are those named beside each moment in docs/decisions/0002-fifteen-hard-moments.md.
 */
import { describe, expect, test } from 'vitest';
import { Match } from '../match.ts';
import { int, open, record } from '../schema/index.ts';
import type { Seat } from '../words.ts';
import * as west from './forbidden-west.ts';
import * as primal from './primal.ts';
import { gameOf, line, run, tableOf } from './stage.ts';
import * as sun from './under-our-sun.ts';
import * as urban from './urban-manhunt.ts';
import * as dawn from './zero-dawn.ts';

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

describe('Zero Dawn', () => {
  const enemy = (id: string, at: number, hp: number) => ({ id, at, hp, isAlert: false, killedBy: null as Seat | null });

  test('[0002 zero-dawn 1] a push springs a rival’s trap, the rival adds a card and takes the kill, and the attack goes on', () => {
    const state: dawn.Hunt = {
      enemies: [enemy('watcher', 4, 4), enemy('strider', 1, 5), enemy('grazer', 6, 5)],
      traps: [{ at: 8, owner: 1 }],
      abilities: [{}, { spark: 2 }],
    };
    const { table, told } = tableOf(state, { attack: [1, 0], trap: [1] });

    const { asked } = run(dawn.attack(table, 0, state.enemies[0]!, ['dodge', 'push']), [['push', 'dodge'], '8', 'spark']);

    expect(asked).toEqual(['0 order-effects 2-2>: dodge push', '0 push: 0 1 2 3 5 6 7 8 pass', '1 add-to-trap: spark pass']);
    expect(told).toEqual(['entered watcher 8', 'killed watcher 1', 'dodged 0']);
    expect(state.traps).toEqual([]);
    expect(state.enemies.map(one => [one.id, one.isAlert])).toEqual([
      ['watcher', false],
      ['strider', true],
      ['grazer', true],
    ]);
  });

  test('[0002 zero-dawn 1] a target with lethal damage is not pushed, and the attacker takes the kill', () => {
    const state: dawn.Hunt = { enemies: [enemy('watcher', 4, 2)], traps: [{ at: 8, owner: 1 }], abilities: [{}, { spark: 2 }] };
    const { table, told } = tableOf(state, { attack: [1, 1] });

    expect(run(dawn.attack(table, 0, state.enemies[0]!, ['push'])).asked).toEqual([]);
    expect(told).toEqual(['killed watcher 0']);
    expect(state.traps).toEqual([{ at: 8, owner: 1 }]);
  });

  const trackingGame = gameOf<dawn.Tracking, { first: number }, unknown>({
    seats: 3,
    setup: noSetup,
    state: dawn.tracking,
    begin: ({ first }) => ({
      leader: first,
      fledgling: 2,
      chosen: [],
      trackingPile: [5, 3, 9, 7],
      eventPile: [101, 108, 102, 104],
      leaderSees: [],
      fledglingSees: [],
      discards: [],
    }),
    next: state =>
      state.chosen.length > 0
        ? over
        : state.leaderSees.length > 0
          ? { name: 'pick', play: dawn.pickTracking }
          : { name: 'draw', play: dawn.drawTracking },
  });

  test('[0002 zero-dawn 2] Leader and Fledgling pick at the same time, each from cards that only they see', () => {
    const match = started(trackingGame, { first: 0 });

    expect(match.open.map(line)).toEqual(['0 pick-encounter: 5 3 9', '2 pick-event: 101 108 102']);
    expect(match.view(1)).toEqual({
      leader: 0,
      fledgling: 2,
      chosen: [],
      trackingPile: 1,
      eventPile: 1,
      leaderSees: 3,
      fledglingSees: 3,
      discards: 0,
    });
    expect(match.view(0)).toMatchObject({ leaderSees: [5, 3, 9], fledglingSees: 3 });
    expect(match.log(1).map(({ event }) => event)).toEqual([
      { type: 'tracking-drawn', rule: 'ZD-TRACK-1' },
      { type: 'events-drawn', rule: 'ZD-TRACK-2' },
    ]);

    expect(match.answer(2, '108').ok).toBe(true);

    expect(match.waiting).toEqual({ seats: [0] });
    expect(match.view(0)).toMatchObject({ chosen: [], fledglingSees: 3 });

    expect(match.answer(0, '9').ok).toBe(true);

    expect(match.log(1).at(-1)?.event).toEqual({ type: 'picks-shown', rule: 'ZD-TRACK-6', encounter: 9, event: 108, reveals: true });
    expect(match.view(1)).toMatchObject({ chosen: [9, 108], discards: 4 });
  });

  test('[0002 zero-dawn 2] in an imagined world the unseen picks are dealt anew, the seen ones stay', () => {
    const match = started(trackingGame, { first: 0 });

    const imagined = Array.from({ length: 20 }, (_, i) => match.imagine(0, `dream ${i}`)!.state);

    expect(new Set(imagined.map(state => state.leaderSees.join()))).toEqual(new Set(['5,3,9']));
    expect(new Set(imagined.map(state => state.fledglingSees.join())).size).toBeGreaterThan(5);
    expect(
      imagined.every(state => [...state.fledglingSees, ...state.eventPile].toSorted((a, b) => a - b).join() === '101,102,104,108'),
    ).toBe(true);
  });

  test('[0002 zero-dawn 3] damage is paid card by card; the last card is not asked for, and one point too many is a faint', () => {
    const deck = { hand: ['arrow', 'roll'], pile: ['bolt'], discard: [] };
    const { table, told } = tableOf<dawn.Deck>(deck);

    const { asked, result } = run(dawn.sufferDamage(table, 1, 4), ['top-of-pile', 'roll']);

    expect(asked).toEqual(['1 pay-damage: arrow roll top-of-pile', '1 pay-damage: arrow roll']);
    expect(told).toEqual(['discarded bolt', 'discarded roll', 'discarded arrow']);
    expect(result).toBe('faints');
  });

  test('[0002 zero-dawn 3] damage equal to the cards left is no faint yet', () => {
    const { table } = tableOf<dawn.Deck>({ hand: ['arrow'], pile: [], discard: [] });

    expect(run(dawn.sufferDamage(table, 1, 1))).toEqual({ asked: [], result: 'stands' });
  });
});

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
    const { table, told } = tableOf(state, { attack: [1, 1] });

    const { asked, result } = run(west.attack(table, 0, state.enemies[0]!));

    expect({ asked, result, alert: state.alert }).toEqual({ asked: [], result: 'scene-over', alert: 2 });
    expect(told).toEqual(['hurt claw 2', 'encounter-won']);
  });

  test('[0002 forbidden-west 1] … also when a trap inside a push inside the attack completes it', () => {
    const state = fight(2, { traps: [4] });
    const { table, told } = tableOf(state, { attack: [0, 1], trap: [2] });

    const { asked, result } = run(west.attack(table, 0, state.enemies[0]!), ['4']);

    expect({ asked, result, alert: state.alert }).toEqual({ asked: ['0 push: 2 4 pass'], result: 'scene-over', alert: 2 });
    expect(told).toEqual(['hurt claw 1', 'entered claw 4', 'hurt claw 2', 'encounter-won']);
  });

  test('[0002 forbidden-west 2] a trap breaks the walk, its noise reveals two characters in the order asked for, and the walk goes on', () => {
    const state = fight(5, { traps: [1], rows: [8, 3, 3] });
    const { table, told } = tableOf(state, { trap: [2] });

    const { asked } = run(west.walkTowards(table, state.enemies[0]!, -3, 4), [['2', '1']]);

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
    const { table, told } = tableOf(state);
    primal.trigger(table, 'attack');

    const { asked } = run(primal.resolveWaiting(table), ['claw', 'roar']);

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
    const { table, told } = tableOf(state);

    expect(run(primal.resolveWaiting(table), ['bite']).asked).toEqual(['0 next-behaviour: bite claw']);
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
    const { table, told } = tableOf(state, { deck: [['blue-3', 'red-1', 'green-2']] });

    expect(run(primal.volley(table, 0, 3), ['yes'])).toEqual({ asked: ['0 volley: yes no'], result: 6 });
    expect(told).toEqual(['discarded red-1', 'fatigued 2', 'discarded blue-3', 'discarded red-1']);
    expect(state).toMatchObject({ damage: 2, pile: ['green-2'], discard: ['blue-3', 'red-1'] });
  });

  test('[0002 primal 2] a fatigue that fells the hunter ends the Volley, and it deals nothing', () => {
    const { table, told } = tableOf(hunter(4));

    expect(run(primal.volley(table, 0, 3), ['yes']).result).toBe(0);
    expect(told).toEqual(['discarded red-1', 'knocked-out 6']);
  });

  test('[0002 primal 3] Assist comes between two actions, once a turn for each hunter, not when passed until the turn ends, not after a finisher', () => {
    const state: primal.Turn = { active: 1, hands: [['parry+', 'dodge+'], ['slash', 'coup!'], ['roll+']], assisted: [] };
    const { table, told } = tableOf(state);

    const { asked } = run(primal.actionPhase(table), ['pass', 'parry+', 'pass-until-turn', 'slash', 'coup!']);

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
    const { table, told } = tableOf(state, { attack: [1, 0, 1, 1, 0, 0], counterattack: [1, 1, 1, 1, 0, 0] });

    const { asked } = run(sun.combatRound(table, 0, state.enemies[0]!), ['yes', 'yes', 'rat', 'wolf', 'fox']);

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
    const { table, told } = tableOf(state, { attack: [1, 0], counterattack: [1, 0, 0] });

    expect(run(sun.combatRound(table, 0, state.enemies[0]!)).asked).toEqual([]);
    expect(told).toEqual(['counterattacked rat 0 1', 'counterattacked bear 0 0']);
    expect(state.enemies.map(one => one.id)).toEqual(['bear']);
  });

  test('[0002 under-our-sun 3] a refused offer costs nothing, is not made again, and another may be accepted', () => {
    const state: sun.Market = { ap: 2, goods: [['wood'], ['food', 'metal']] };
    const { table, told } = tableOf(state);

    const { asked, result } = run(sun.trade(table, 0, 1), ['take-metal', 'propose', 'no', 'take-metal', 'give-wood', 'propose', 'yes']);

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

describe('Urban Manhunt', () => {
  const inches = (x: number, y: number) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) });

  test('[0002 urban-manhunt 1] a path may run into a crim’s reach but not through it, nor through a base, nor farther than the roll', () => {
    const yard: urban.Yard = { at: inches(26, 20), crims: [inches(30, 21.4)] };
    const { objection } = urban.reachable(yard, 6_000);
    const why = (x: number, y: number) => objection(inches(x, y))?.why ?? null;

    expect([why(29.4, 20), why(30.2, 20), why(32, 20)]).toEqual([null, null, 'UM-MOV-8']);
    expect([why(26, 26), why(26, 26.1), why(30, 20.5), why(26, 20)]).toEqual([null, 'UM-MOV-4', 'UM-GEO-11', null]);
    expect(urban.reachable({ at: inches(1, 1), crims: [] }, 4_000).some.length).toBe(4);
  });

  test('[0002 urban-manhunt 1] the path is chosen corner by corner after the roll, and ends where the hunter stands', () => {
    const yard: urban.Yard = { at: inches(26, 20), crims: [] };
    const { table, told } = tableOf(yard, { athletics: [7, 2, 6] });

    const { asked } = run(urban.walk(table, 0), [inches(29, 20), inches(29, 22), inches(29, 22)]);

    expect(asked).toEqual(['0 walk: a point', '0 walk: a point', '0 walk: a point']);
    expect(told).toEqual(['walked 29000 20000', 'walked 29000 22000']);
    expect(() => run(urban.walk(tableOf({ at: inches(1, 1), crims: [] }, { athletics: [1, 1, 1] }).table, 0), [inches(5.1, 1)])).toThrow(
      'That is farther than the 4 inches left.',
    );
  });

  const hunters = (...hands: number[][]): urban.Show => ({
    hunters: hands.map(keepers => ({ keepers, momentum: 0 })),
    eventDiscard: [],
    ups: 0,
    downs: 0,
    successes: [],
  });

  test('[0002 urban-manhunt 2] a rival’s Keeper enters the check before the roll; a 10 on the Impact Die asks after it', () => {
    const state = hunters([1], [3, 2], []);
    const { table, told } = tableOf(state, { check: [10, 8, 2] });

    const { asked } = run(urban.check(table, 0), ['pass', '2', 'pass', 'two-successes']);

    expect(asked).toEqual([
      '0 before-roll: 1 pass pass-until-phase',
      '1 before-roll: 2 pass pass-until-phase',
      '0 before-roll: 1 pass pass-until-phase',
      '0 impact: momentum two-successes',
    ]);
    expect(told).toEqual(['keeper-played 1 2', 'checked 0 3']);
    expect(state).toMatchObject({ hunters: [{ keepers: [1], momentum: 1 }, { keepers: [3] }, {}], eventDiscard: [2], successes: [3] });
  });

  test('[0002 urban-manhunt 2] the others see that the window is open, but neither whom it asks nor with what', () => {
    const game = gameOf<urban.Show, { first: number }, unknown>({
      seats: 3,
      setup: noSetup,
      state: urban.show,
      begin: () => hunters([], [3, 2], [4]),
      next: state => (state.successes.length > 0 ? over : { name: 'check', play: table => urban.check(table, 0) }),
    });

    const match = started(game, { first: 0 });

    expect(match.open.map(line)).toEqual(['1 before-roll: 2 pass pass-until-phase']);
    expect([match.waiting, match.openFor(0), match.openFor(2)]).toEqual([{ window: 'before-roll' }, null, null]);
    expect(match.view(2)).toMatchObject({ hunters: [{ keepers: 0 }, { keepers: 2 }, { keepers: [4] }] });
  });

  test('[0002 urban-manhunt 3] strikes come in the hunter’s order, each avoided or taken, and falling cancels the rest and the move', () => {
    const state: urban.Brawl = {
      wounds: 2,
      maximum: 5,
      engaged: [
        { id: 'thug', fight: 2, damage: 2 },
        { id: 'gunman', fight: 1, damage: 1 },
        { id: 'lurker', fight: 2, damage: 2 },
      ],
    };
    const { table, told } = tableOf(state, { athletics: [6, 7, 1] });

    const { asked, result } = run(urban.leaveEngagement(table, 0), [
      ['thug', 'gunman', 'lurker'],
      ['gunman', 'thug', 'lurker'],
      'no',
      'yes',
      'no',
    ]);

    expect(asked).toEqual([
      '0 leave 0-3: thug gunman lurker',
      '0 order-strikes 3-3>: thug gunman lurker',
      '0 avoid: yes no',
      '0 avoid: yes no',
      '0 avoid: yes no',
    ]);
    expect(told).toEqual(['struck gunman 1', 'struck lurker 2']);
    expect({ result, wounds: state.wounds }).toEqual({ result: 'incapacitated', wounds: 5 });
  });

  test('[0002 urban-manhunt 3] leaving nobody asks nothing more', () => {
    const { table } = tableOf<urban.Brawl>({ wounds: 0, maximum: 5, engaged: [{ id: 'thug', fight: 2, damage: 2 }] });

    expect(run(urban.leaveEngagement(table, 0), [[]])).toEqual({ asked: ['0 leave 0-1: thug'], result: 'moves' });
  });
});
