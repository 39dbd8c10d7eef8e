/** The Hunters' Call and the end of the game: ZD-CALL-1..8, ZD-END-1..5; rulings ZD-R-118, ZD-R-119. */
import { Match, type Outcome, playOut, SampledChance, Seed } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { keyOf, QUESTS, STAMINA_CARDS, TRACKING_DECKS } from '../content/box.ts';
import { zeroDawn } from '../game.ts';
import { cardInPlay, mapInPlay, printedEnemy } from '../questions.ts';
import { setupFor } from '../setup.ts';
import type { Mode } from '../state.ts';
import { activateOne } from '../testing/behaving.ts';
import { arrow, blade, bow, interrupt, printEnemy, wire } from '../testing/fixtures.ts';
import { type DawnRehearsal, type EnemyOn, given, type HunterOn } from '../testing/rehearsal.ts';
import { damage, field, shoot, strikeWith } from '../testing/skirmish.ts';
import { enterSquare } from './push.ts';
import { track } from './tracking.ts';
import { outcomeOf, victoryPoints } from './victory.ts';

const { call, cards } = TRACKING_DECKS[0]!;
const quarry = QUESTS[0]!.quarry;

/** Before the Tracking Phase of an encounter, with as many tracking and event cards drawn as there were phases. */
function tracking(encounter: number, seats: number, mode: Mode = 'standard'): DawnRehearsal {
  const stage = given({ mode, hunters: Array.from({ length: seats }, () => ({})) });
  const { state } = stage;
  Object.assign(state, { step: 'track', encounter, card: -1, level: 0, trackingPile: state.trackingPile.slice(3 * (encounter - 1)) });
  return stage;
}

describe("The Hunters' Call", () => {
  test('[ZD-CALL-1] when all 12 tracking cards are drawn, the Tracking Phase begins the last encounter', () => {
    const fourth = tracking(4, 3).run(track);
    const fifth = tracking(5, 3).run(track);

    expect(cards).toHaveLength(12);
    expect(fourth.open.map(one => one.kind)).toEqual(['pick-tracking', 'pick-event']);
    expect([fifth.state.trackingPile, fifth.open.map(one => one.kind)]).toEqual([[], ['pick-event']]);
    fifth.answer('pick-event', fifth.options()[0]!);
    expect([fifth.state.card, fifth.state.encounter]).toEqual([call, 5]);
  });

  test('[ZD-CALL-2] the Fledgling picks 1 of 3 events, then the Call is flipped and its map is built', () => {
    const stage = tracking(5, 3);
    const row = stage.state.trackingRow;
    const events = stage.state.eventPile.slice(0, 3);

    stage.play();
    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['pick-event', 2, events.map(keyOf)]);
    expect(stage.state.card).toBe(-1);
    stage.answer('pick-event', keyOf(events[1]!));
    if (stage.asks === 'name-rival') stage.answer('name-rival', stage.options()[0]!);

    const { A, B } = mapInPlay(stage.state).spawns;
    expect(cardInPlay(stage.state)).toBe(QUESTS[0]!.call);
    expect([stage.state.event, stage.state.trackingRow, stage.types('tracking-drawn')]).toEqual([events[1], row, []]);
    expect(stage.state.enemies.map(enemy => enemy.square)).toEqual([...A, ...B]);
    expect(stage.asks).toBe('place-hunter');
  });

  test('[ZD-CALL-3] the Leader makes no choice', () => {
    const stage = tracking(5, 3).run(track);

    expect(stage.open.filter(one => one.seat === stage.state.leader)).toEqual([]);
    expect(tracking(5, 2, 'cooperative').run(track).asks).toBeNull();
  });
});

/** Glory, suns and salvage that a kill brought, by seat. */
const halfSuns = ({ state }: DawnRehearsal): number[] => state.hunters.map(one => one.halfSuns);
const at5 = { encounter: 5, result: 'none' } as const;
const quarryAt = (x: number, more: Partial<EnemyOn> = {}): EnemyOn => ({ type: quarry, at: [x, 1], ...more });

describe('Killing the quarry', () => {
  /** Seat 0 shoots at enemy 0 for so much damage. */
  const shot = (
    n: number,
    enemies: readonly EnemyOn[],
    state: Partial<DawnRehearsal['state']> = at5,
    mode: Mode = 'standard',
  ): DawnRehearsal => {
    const ranged = bow();
    const stage = shoot(field({ hand: [arrow({ effects: [damage(n)] })], equipment: { ranged } }, enemies, { state, mode }), ranged);
    return stage.asks === 'choose-target' ? stage.answer('choose-target', 'e0') : stage;
  };

  test('[ZD-CALL-4] whoever kills it gains a Half Sun at once, before salvage and glory', () => {
    printEnemy(quarry, { hp: 4, glory: 2, points: 3 });

    const stage = shot(4, [quarryAt(3)]);

    expect(halfSuns(stage)).toEqual([1, 0]);
    expect(stage.types('enemy-killed', 'points-gained', 'sun-gained', 'glory-gained')).toEqual([
      'enemy-killed',
      'points-gained',
      'sun-gained',
      'glory-gained',
    ]);
    expect(stage.toldOf('sun-gained')).toEqual([{ type: 'sun-gained', rule: 'ZD-CALL-4', seat: 0, sun: 'half' }]);
  });

  test('[ZD-CALL-4] only the quarry, only killed, and only in the last encounter', () => {
    printEnemy(quarry, { hp: 4 });
    printEnemy('watcher', { hp: 4 });

    expect(halfSuns(shot(3, [quarryAt(3)]))).toEqual([0, 0]);
    expect(halfSuns(shot(4, [{ type: 'watcher', at: [3, 1] }, quarryAt(6)]))).toEqual([0, 0]);
    expect(halfSuns(shot(4, [quarryAt(3)], { encounter: 4 }))).toEqual([0, 0]);
  });

  test('[ZD-CALL-5] one Half Sun for each quarry enemy', () => {
    printEnemy(quarry, { hp: 2 });
    const [first, second] = [blade({ attack: [damage(2)] }), blade({ attack: [damage(2)] })];
    const stage = field({ equipment: { melee: first } }, [quarryAt(2), quarryAt(3)], { state: at5 });

    strikeWith(stage, first).answer('choose-target', 'e0');
    strikeWith(stage, second);

    expect(halfSuns(stage)).toEqual([2, 0]);
  });

  test.each([
    { seats: 2, several: false },
    { seats: 3, several: true },
    { seats: 4, several: true },
  ])('[ZD-CALL-5] $seats players: several quarry enemies is $several', ({ seats, several }) => {
    const stage = tracking(5, seats).play();
    stage.answer('pick-event', stage.options().find(key => !key.includes('rival'))!);
    if (stage.asks === 'name-rival') stage.answer('name-rival', stage.options()[0]!);

    const hunted = stage.state.enemies.filter(enemy => printedEnemy(enemy).type === quarry).length;
    expect(hunted > 1).toBe(several);
    expect(hunted).toBeGreaterThan(0);
  });

  test('[ZD-R-118] burnt to death: nobody gains a Half Sun', () => {
    printEnemy(quarry, { hp: 4, points: 3 });
    const stage = field({}, [quarryAt(6, { isAlert: true, wounds: 3, fire: 1, burnedBy: 0 })], {
      behaviours: { [quarry]: [{}] },
      state: { ...at5, step: 'enemies' },
    });

    stage.run(activateOne);

    expect([stage.enemy(0).status, stage.state.points, halfSuns(stage)]).toEqual(['burnt', 3, [0, 0]]);
  });

  test('[ZD-R-118] killed by a trap: its owner gains it', () => {
    printEnemy(quarry, { hp: 4 });
    const trap = { square: 0, owner: 1, card: wire({ effects: [damage(4)] }), weapon: bow(), dice: [0, 0, 0] };
    const stage = field({}, [quarryAt(4)], { state: at5 });
    trap.square = stage.square([5, 1]);
    stage.state.traps = [trap];

    stage.run(table => enterSquare(table, stage.enemy(0), trap.square, 'ZD-ACT-13', 'lured'));

    expect([stage.enemy(0).status, halfSuns(stage)]).toEqual(['killed', [0, 1]]);
  });

  test('[ZD-R-118] killed by an area of effect: the attacker gains it', () => {
    printEnemy(quarry, { hp: 4 });
    printEnemy('watcher');
    const ranged = bow();
    const arrows = [arrow({ effects: [{ do: 'aoe', damage: 4 }] })];
    const stage = field({ hand: arrows, equipment: { ranged } }, [{ type: 'watcher', at: [3, 1] }, quarryAt(4)], { state: at5 });

    shoot(stage, ranged).answer('choose-target', 'e0');

    expect([stage.enemy(1).status, halfSuns(stage)]).toEqual(['killed', [1, 0]]);
  });

  test('[ZD-R-118] killed by damage of an interrupt: whoever played it gains it', () => {
    printEnemy(quarry, { hp: 4 });
    const ranged = bow();
    const help = interrupt('call-help', 'ally-attack', [{ do: 'deal-damage', n: 4 }]);
    const stage = given({
      map: ['#######', '#######', '#######'],
      hunters: [
        { hunter: 'carja', at: [2, 1], hand: [arrow()], draw: [], equipment: { ranged } },
        { hunter: 'forgesmith', at: [0, 2], hand: [help], draw: [] },
      ],
      enemies: [quarryAt(3)],
      state: at5,
    });

    shoot(stage, ranged).answer('play-on-attack', 'call-help');

    expect([stage.enemy(0).status, halfSuns(stage)]).toEqual(['killed', [0, 1]]);
  });
});

/** The end of the last encounter. */
const ended = (result: 'success' | 'failure', hunters: readonly HunterOn[], more: Partial<DawnRehearsal['state']> = {}): DawnRehearsal =>
  given({ hunters, state: { step: 'end-encounter', encounter: 5, level: 3, result, ...more } }).play();
const outcome = (stage: DawnRehearsal): Outcome => {
  const next = zeroDawn.rules.next(stage.state);
  if ('play' in next) throw new Error(`the game goes on with ${next.name}`);
  return next;
};

describe('After the last encounter', () => {
  test('[ZD-CALL-6] failure: everybody loses, whatever Suns they have', () => {
    const stage = ended('failure', [{ blazingSuns: 3, glory: 4 }, {}, {}]);

    expect(stage.state.step).toBe('over');
    expect(outcome(stage)).toEqual({ winners: [], why: 'ZD-CALL-6', facts: { encounter: 5 } });
    expect(stage.toldOf('game-over')).toMatchObject([{ winners: [] }]);
    expect(stage.types('sun-gained', 'leader-named')).toEqual([]);
  });

  test('[ZD-CALL-7] success: the victory step comes first, then Suns are counted', () => {
    const stage = ended('success', [
      { fullSuns: 1, glory: 1 },
      { halfSuns: 1, glory: 5 },
    ]);

    expect(stage.types('sun-gained', 'leader-named', 'game-over')).toEqual(['sun-gained', 'leader-named', 'game-over']);
    expect(outcome(stage)).toEqual({ winners: [1], why: 'ZD-END-2', facts: { points: [2, 3] } });
  });

  test('[ZD-CALL-8] no level up and no merchant after it, and nothing is asked', () => {
    for (const result of ['success', 'failure'] as const) {
      const stage = ended(result, [{}, {}, {}]);

      expect([stage.state.step, stage.asks]).toEqual(['over', null]);
      expect(stage.types('levelled-up', 'merchants-opened', 'merchants-closed', 'stamina-added')).toEqual([]);
      expect(stage.state.stamina).toEqual(STAMINA_CARDS);
    }
  });
});

describe('The winner', () => {
  /** The game is over with these Half Suns, a success, and this Leader. */
  const counted = (points: readonly number[], leader: number): Outcome =>
    outcomeOf(given({ hunters: points.map(halfSuns => ({ halfSuns })), state: { step: 'over', result: 'success', leader } }).state);

  test('[ZD-END-1] a Blazing Sun is worth 3, a Full Sun 2, a Half Sun 1', () => {
    const points = (suns: HunterOn): number => victoryPoints(given({ hunters: [suns, {}] }).hunter(0));

    expect(points({ blazingSuns: 1 })).toBe(3);
    expect(points({ fullSuns: 1 })).toBe(2);
    expect(points({ halfSuns: 1 })).toBe(1);
    expect(points({ blazingSuns: 1, fullSuns: 1, halfSuns: 1 })).toBe(6);
    expect(points({ blazingSuns: 2, halfSuns: 3 })).toBe(9);
    expect(points({})).toBe(0);
  });

  test('[ZD-END-2] most victory points win', () => {
    expect(counted([5, 7], 0)).toEqual({ winners: [1], why: 'ZD-END-2', facts: { points: [5, 7] } });
    expect(counted([5, 7, 6, 7 - 4], 0).winners).toEqual([1]);
  });

  test('[ZD-END-3] a tie goes to the Leader as the last victory step left it', () => {
    expect(counted([6, 6], 1)).toEqual({ winners: [1], why: 'ZD-END-3', facts: { points: [6, 6] } });

    // The tie for first moves Leader from seat 0 to seat 1.
    const stage = ended('success', [{ halfSuns: 6, glory: 4 }, { halfSuns: 6, glory: 4 }, {}]);

    expect(stage.state.leader).toBe(1);
    expect(outcome(stage)).toEqual({ winners: [1], why: 'ZD-END-3', facts: { points: [7, 7, 0] } });
  });

  test('[ZD-END-4] if the Leader is not among them, all tied win together', () => {
    expect(counted([6, 6, 2], 2)).toEqual({ winners: [0, 1], why: 'ZD-END-4', facts: { points: [6, 6, 2] } });
  });

  test('[ZD-R-119] three tied, the Leader not among them: all three win', () => {
    expect(counted([4, 1, 4, 4], 1)).toEqual({ winners: [0, 2, 3], why: 'ZD-END-4', facts: { points: [4, 1, 4, 4] } });
    expect(counted([4, 1, 4, 4], 2)).toEqual({ winners: [2], why: 'ZD-END-3', facts: { points: [4, 1, 4, 4] } });
  });

  test.each([2, 3])('[ZD-END-5] a whole game of %i has exactly five encounters, each of another card', seats => {
    const started = Match.start(zeroDawn, setupFor(seats, 'standard'), `five-encounters-${seats}`);
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed('five-encounters'));

    playOut(match, decision => zeroDawn.sensible(match.view(decision.seat), decision, decision.seat, chance));

    const told = match.events.map(({ event }) => event);
    const began = told.filter(event => event.type === 'picks-revealed');
    expect(began.map(event => event.encounter)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(began.map(event => event.card)).size).toBe(5);
    expect(began.at(-1)!['card']).toBe(call);
    expect(told.filter(event => event.type === 'encounter-won' || event.type === 'encounter-lost')).toHaveLength(5);
    expect(match.state.step).toBe('over');
  });
});
