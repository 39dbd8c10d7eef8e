/** Cooperative mode: ZD-COOP-1..10; rulings ZD-R-146, ZD-R-147, ZD-R-151. Giving equipment (ZD-R-148) is in trading.test.ts, the count of faints (ZD-R-145) in maintenance.test.ts. */
import { playOut, randomAnswer, SampledChance, Seed, startMatch, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { keyOf, QUESTS, TRACKING_DECKS } from '../content/box.ts';
import { zeroDawn } from '../game.ts';
import { setupFor } from '../setup.ts';
import { MODES, type State, stateSchema, type View } from '../state.ts';
import * as fixture from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn } from '../testing/rehearsal.ts';
import { damage, field, strikeWith } from '../testing/skirmish.ts';
import { faint } from './damage.ts';
import { gainGlory } from './glory.ts';
import { endEncounter } from './maintenance.ts';
import { openMerchants } from './merchant.ts';
import { track } from './tracking.ts';
import { outcomeOf } from './victory.ts';

const seen = (state: State, seat: number | null): View => viewOf(stateSchema, state, seat) as View;
const hunters = (n: number, one: HunterOn = {}): HunterOn[] => Array.from({ length: n }, () => one);
/** Before the Tracking Phase of an encounter in cooperative play. */
function tracking(encounter: number, seats: number): DawnRehearsal {
  const stage = given({ mode: 'cooperative', hunters: hunters(seats) });
  const { state } = stage;
  Object.assign(state, { step: 'track', encounter, card: -1, level: 0, trackingPile: state.trackingPile.slice(3 * (encounter - 1)) });
  return stage;
}

describe('The mode', () => {
  test.each(MODES)('[ZD-COOP-1] %s is chosen with the set-up, and no decision changes it', mode => {
    const started = startMatch(zeroDawn, setupFor(3, mode), 'mode');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed('mode'));
    const modes = new Set<string>();

    const given = playOut(
      match,
      decision => {
        modes.add((match.state as State).mode);
        return randomAnswer(decision, chance);
      },
      2000,
    );

    expect([...modes, (match.state as State).mode]).toEqual([mode, mode]);
    expect(given === 2000 || match.outcome !== null).toBe(true);
  });

  test('[ZD-COOP-1] one player alone plays cooperatively, never in standard mode', () => {
    expect(MODES.map(mode => zeroDawn.checkSetup(setupFor(1, mode)).ok)).toEqual([false, true, true]);
  });

  test('[ZD-COOP-2] there is no event deck and no Fledgling', () => {
    const { state } = given({ mode: 'cooperative', hunters: hunters(3) });

    expect([state.eventPile, state.fledgling]).toEqual([[], -1]);
    const stage = tracking(2, 3).run(track);
    expect(stage.open.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'pick-tracking']]);
    stage.answer('pick-tracking', stage.options()[0]!);
    expect([stage.state.event, stage.state.eventChooser]).toEqual([-1, -1]);
  });

  test('[ZD-COOP-2] the Call is flipped without an event', () => {
    const stage = tracking(5, 3).run(track);

    expect([stage.asks, stage.state.card, stage.state.event]).toEqual([null, TRACKING_DECKS[0]!.call, -1]);
    expect(stage.state.step).toBe('build-encounter');
  });

  test('[ZD-COOP-2] nobody buys for free: every first purchase costs its price', () => {
    const shards = hunters(3).map((_, i) => fixture.resource(`coop-shard-${i}`, { resource: 'metal-shards' }));
    const ware = (id: string): number =>
      fixture.goods('action', { type: 'ammunition', price: { shards: 1 }, card: { id, name: id, type: 'stamina' } });
    const stage = given({
      mode: 'cooperative',
      hunters: [{ salvage: [shards[0]!] }, { salvage: [] }, { salvage: [shards[1]!] }],
      state: { step: 'buy', level: 1, encounter: 2 },
    });
    stage.state.merchants[0] = { isOpen: true, row: [ware('coop-a'), ware('coop-b')], pile: [ware('coop-c')], discard: [] };

    stage.play();
    const first = stage.options();
    stage.answer('buy', 'coop-a');
    const second = stage.options();

    expect([first, second]).toEqual([
      ['coop-a', 'coop-b', 'trade', 'pass'],
      ['trade', 'pass'],
    ]);
    expect(stage.toldOf('goods-bought')).toMatchObject([{ seat: 0, wasFree: false }]);
    expect([stage.hunter(0).salvage, stage.state.salvageDiscard]).toEqual([[], [shards[0]]]);
  });

  test('[ZD-COOP-3] the Leader draws three tracking cards that all players see; the Leader alone chooses', () => {
    const stage = tracking(2, 3);
    const top = stage.state.trackingPile.slice(0, 3);

    stage.run(track);

    expect([0, 1, 2, null].map(seat => seen(stage.state, seat).trackingDrawn)).toEqual([top, top, top, 3]);
    expect(stage.toldOf('tracking-drawn').map(event => event.secret)).toEqual([{ to: [0, 1, 2], facts: { cards: top } }]);
    expect(stage.open.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'pick-tracking']]);
    expect(stage.options()).toEqual(top.map(keyOf));
  });
});

describe('Fainting', () => {
  /** An alert Sawtooth strikes seat 0, and the area around it; a second one has yet to act. Seats have so many cards. */
  function struck(mode: 'cooperative' | 'cooperative-easy', cards: readonly number[], more: Partial<State> = {}): DawnRehearsal {
    fixture.printEnemy('sawtooth', { points: 1 });
    const deck = (n: number): number[] => Array.from({ length: n }, (_, i) => fixture.ability(`coop-card-${i}`));
    const stage = given({
      mode,
      hunters: cards.map((n, seat) => ({ at: [1, 1 - seat], hand: [], draw: deck(n), equipment: { armour: -1 } })),
      enemies: [
        { type: 'sawtooth', at: [1, 1], isAlert: true },
        { type: 'sawtooth', at: [3, 1], isAlert: true },
      ],
      behaviours: { sawtooth: [{ no: [fixture.strike(1, { effects: [{ do: 'aoe', damage: 1 }] })] }, { no: [] }] },
      state: { step: 'enemies', ...more },
    }).play();
    while (stage.asks === 'pay-damage' || stage.asks === 'forced-dodge') stage.answer(stage.asks, stage.options().at(-1)!);
    return stage;
  }
  const damaged = (stage: DawnRehearsal): unknown[] => stage.toldOf('hunter-damaged').map(event => event.seat);
  const activated = (stage: DawnRehearsal): unknown[] => stage.toldOf('enemy-activated').map(event => event.enemy);

  test('[ZD-COOP-4] one faint fails the encounter, once the present effect is over', () => {
    const stage = struck('cooperative', [0, 2]);

    // The area of the same attack still hits the other hunter, but the second Sawtooth does not act any more.
    expect([damaged(stage), activated(stage)]).toEqual([[0, 1], [0]]);
    expect(stage.types('hunter-fainted', 'vote-taken', 'encounter-lost')).toEqual(['hunter-fainted', 'encounter-lost']);
    expect(stage.state.result).toBe('failure');
  });

  test('[ZD-COOP-4] without a faint the enemy step goes on', () => {
    const stage = struck('cooperative', [2, 2]);

    expect([damaged(stage), activated(stage), stage.state.result]).toEqual([[0, 1], [0, 1], 'none']);
  });

  test('[ZD-COOP-4] a faint fails it even with enough points', () => {
    const stage = struck('cooperative', [0, 2], { points: 99 });

    expect([stage.state.result, stage.types('vote-taken')]).toEqual(['failure', []]);
  });

  test('[ZD-COOP-5] easier: it goes on after a faint, also a second one of the same hunter, and fails with another', () => {
    const stage = given({ mode: 'cooperative-easy', hunters: hunters(3), enemies: [{ type: 'watcher', at: [5, 2] }] });
    const fails = (seat: number): boolean => {
      faint(stage.table, seat);
      return stage.state.hasFailed;
    };

    expect([fails(0), fails(0), fails(1)]).toEqual([false, false, true]);
  });

  test('[ZD-COOP-5] easier: the enemy step goes on after the first faint, and stops after that of another', () => {
    const one = struck('cooperative-easy', [0, 2]);
    const both = struck('cooperative-easy', [0, 0]);

    expect([activated(one), one.types('hunter-fainted', 'encounter-lost'), one.state.result]).toEqual([[0, 1], ['hunter-fainted'], 'none']);
    expect([activated(both), both.types('hunter-fainted', 'encounter-lost'), both.state.result]).toEqual([
      [0],
      ['hunter-fainted', 'hunter-fainted', 'encounter-lost'],
      'failure',
    ]);
  });
});

describe('Glory', () => {
  /** Seat 0 gains glory in an encounter. */
  const gaining = (n: number, ...party: HunterOn[]): DawnRehearsal =>
    given({ mode: 'cooperative', hunters: party, enemies: [{ type: 'watcher', at: [5, 2] }] }).run(table =>
      gainGlory(table, 0, { kill: n }, 'ZD-EN-5'),
    );
  const cards = (...names: string[]): number[] => names.map(name => fixture.ability(`coop-${name}`));

  test('[ZD-COOP-6] who gains glory may at once discard all of that gain for one hunter, or keep it', () => {
    const stage = gaining(2, ...hunters(3));

    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['spend-glory', 0, ['keep', 'h0', 'h1', 'h2']]);
    expect(stage.hunter(0).glory).toBe(2);

    stage.answer('spend-glory', 'h1');

    expect(stage.state.hunters.map(one => one.glory)).toEqual([0, 0, 0]);
  });

  test('[ZD-COOP-6] a kill brings it up, after salvage', () => {
    fixture.printEnemy('watcher', { hp: 1, glory: 2 });
    const melee = fixture.blade({ attack: [damage(1)] });
    const stage = field({ equipment: { melee } }, [{ at: [2, 1] }], { mode: 'cooperative' });

    strikeWith(stage, melee);

    expect([stage.asks, stage.askedSeat, stage.hunter(0).glory]).toEqual(['spend-glory', 0, 2]);
  });

  test('[ZD-COOP-7] that hunter shuffles as many cards from the bottom of the discard pile into the draw pile', () => {
    const [a, b, c, d] = cards('a', 'b', 'c', 'd') as [number, number, number, number];
    const stage = given({
      mode: 'cooperative',
      hunters: [{}, { draw: [d], discard: [a, b, c] }],
      enemies: [{ type: 'watcher', at: [5, 2] }],
      dice: { 'actions-1': [[b, d, a]] },
    }).run(table => gainGlory(table, 0, { kill: 2 }, 'ZD-EN-5'));

    stage.answer('spend-glory', 'h1');

    expect([stage.hunter(1).draw, stage.hunter(1).discard]).toEqual([[b, d, a], [c]]);
    expect(stage.toldOf('cards-recovered')).toEqual([{ type: 'cards-recovered', rule: 'ZD-COOP-7', seat: 1, cards: [a, b] }]);
  });

  test('[ZD-R-146] on any one hunter, the own included; with too few discards it takes what there is', () => {
    const [a] = cards('a') as [number];
    const stage = gaining(3, { draw: [], discard: [a] }, {}).answer('spend-glory', 'h0');

    expect([stage.hunter(0).draw, stage.hunter(0).discard, stage.hunter(0).glory]).toEqual([[a], [], 0]);
  });

  test('[ZD-R-146] what is kept can no longer be spent: a later gain is decided alone', () => {
    const discard = cards('a', 'b', 'c');
    const stage = gaining(2, { draw: [], discard }, {}).answer('spend-glory', 'keep');
    expect([stage.asks, stage.hunter(0).glory]).toEqual([null, 2]);

    stage.run(table => gainGlory(table, 0, { kill: 1 }, 'ZD-EN-5')).answer('spend-glory', 'h0');

    expect([stage.hunter(0).glory, stage.hunter(0).draw, stage.hunter(0).discard]).toEqual([2, discard.slice(0, 1), discard.slice(1)]);
  });

  test('[ZD-R-146] what is kept is lost on a faint', () => {
    const stage = gaining(2, ...hunters(2)).answer('spend-glory', 'keep');

    faint(stage.table, 0);

    expect(stage.hunter(0).glory).toBe(0);
  });

  test('[ZD-COOP-6] in standard play glory is not spent', () => {
    const stage = given({ hunters: hunters(2), enemies: [{ type: 'watcher', at: [5, 2] }] }).run(table =>
      gainGlory(table, 0, { kill: 2 }, 'ZD-EN-5'),
    );

    expect([stage.asks, stage.hunter(0).glory]).toEqual([null, 2]);
  });
});

describe('The campfire', () => {
  const ended = (result: 'success' | 'failure', leader: number, more: Partial<State> = {}): DawnRehearsal =>
    given({
      mode: 'cooperative',
      hunters: hunters(3, { glory: 2, salvage: [] }),
      state: { step: 'end-encounter', encounter: 2, level: 1, result, leader, ...more },
    }).run(endEncounter);

  test('[ZD-COOP-8] glory is discarded, the victory step skipped, and Leader passes to the left', () => {
    for (const [leader, next] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const stage = ended('success', leader);

      expect([stage.state.leader, stage.state.fledgling, stage.state.step]).toEqual([next, -1, 'level-up']);
      expect(stage.state.hunters.map(one => [one.glory, victory(one)])).toEqual(hunters(3).map(() => [0, 0]));
      expect(stage.types('sun-gained', 'fledgling-named', 'leader-named')).toEqual(['leader-named']);
    }
  });
  const victory = (one: State['hunters'][number]): number => one.blazingSuns + one.fullSuns + one.halfSuns;

  test('[ZD-R-147] after failure: glory discarded, Leader passes, no level up, then the merchant of that level, nothing free', () => {
    const stage = ended('failure', 2, { level: 2 });

    expect(stage.state.hunters.map(one => [one.glory, victory(one)])).toEqual(hunters(3).map(() => [0, 0]));
    expect([stage.state.leader, stage.state.step]).toEqual([0, 'open-merchants']);

    stage.run(openMerchants);
    expect([stage.state.merchants.map(one => one.isOpen), stage.state.active]).toEqual([[false, true, false], 0]);
    stage.play();

    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['buy', 0, ['trade', 'pass']]);
    expect(stage.types('levelled-up')).toEqual([]);
  });

  test('[ZD-COOP-9] salvage may be given for nothing, once the receiver agrees', () => {
    const shard = fixture.resource('coop-gift', { resource: 'metal-shards' });
    const stage = given({
      mode: 'cooperative',
      hunters: [{ salvage: [shard] }, { salvage: [] }, {}],
      state: { step: 'buy', level: 1, encounter: 2 },
    });

    stage.play().answer('buy', 'trade').answer('trade-partner', 'h1').answer('trade-give', ['coop-gift']).answer('trade-ask', []);
    expect([stage.asks, stage.askedSeat]).toEqual(['accept-trade', 1]);
    stage.answer('accept-trade', 'yes');

    expect([stage.hunter(0).salvage, stage.hunter(1).salvage]).toEqual([[], [shard]]);
  });

  test('[ZD-COOP-9] equipment and salvage may be asked for, and traded both ways', () => {
    const [shard, wire] = [
      fixture.resource('coop-shard', { resource: 'metal-shards' }),
      fixture.resource('coop-wire', { resource: 'wire' }),
    ];
    const [sling, none] = [fixture.sling(), -1];
    const stage = given({
      mode: 'cooperative-easy',
      hunters: [
        { salvage: [shard], equipment: { sidearm: none } },
        { salvage: [wire], equipment: { sidearm: sling } },
      ],
      state: { step: 'buy', level: 1, encounter: 2 },
    });

    stage
      .play()
      .answer('buy', 'trade')
      .answer('trade-give', ['coop-shard'])
      .answer('trade-ask', ['coop-wire', 'sling'])
      .answer('accept-trade', 'yes');

    expect([stage.hunter(0).salvage, stage.hunter(0).equipment[2]]).toEqual([[wire], sling]);
    expect([stage.hunter(1).salvage, stage.hunter(1).equipment[2]]).toEqual([[shard], -1]);
  });

  test('[ZD-COOP-9] in standard play without trading nothing changes hands', () => {
    const stage = given({ hunters: hunters(2), state: { step: 'buy', level: 1, encounter: 2, fledgling: 0 } });
    stage.state.merchants[0] = { isOpen: true, row: [stage.state.merchants[0]!.pile[0]!], pile: [], discard: [] };

    expect(stage.play().options()).not.toContain('trade');
  });
});

describe('The end', () => {
  test('[ZD-COOP-10] success in the last encounter is a win of all; nothing is counted', () => {
    const stage = given({
      mode: 'cooperative',
      hunters: [{ glory: 5 }, {}, {}],
      state: { step: 'end-encounter', encounter: 5, level: 3, result: 'success' },
    }).play();

    expect([stage.state.step, outcomeOf(stage.state)]).toEqual(['over', { winners: [0, 1, 2], why: 'ZD-COOP-10', facts: {} }]);
    expect(stage.types('sun-gained')).toEqual([]);
  });

  test('[ZD-COOP-10] failure is a loss of all', () => {
    const stage = given({
      mode: 'cooperative',
      hunters: hunters(2),
      state: { step: 'end-encounter', encounter: 5, level: 3, result: 'failure' },
    }).play();

    expect([stage.state.step, outcomeOf(stage.state).winners]).toEqual(['over', []]);
  });

  test('[ZD-R-151] the quarry is worth no Half Sun', () => {
    const { quarry } = QUESTS[0]!;
    fixture.printEnemy(quarry, { hp: 1 });
    const melee = fixture.blade({ attack: [damage(1)] });
    const stage = field({ equipment: { melee } }, [{ type: quarry, at: [2, 1] }], { mode: 'cooperative', state: { encounter: 5 } });

    strikeWith(stage, melee);

    expect([stage.enemy(0).status, stage.hunter(0).halfSuns, stage.types('sun-gained')]).toEqual(['killed', 0, []]);
  });
});
