/** Clauses ZD-DMG-1..4, ZD-FAINT-1..13, ZD-SCRAP-1..3; rulings ZD-R-43, ZD-R-46..54, ZD-R-166. */

import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { AttackBox, Blow } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { recoverCards } from '../deeds.ts';
import { resolveEffects } from '../effects/vocabulary.ts';
import { attackAll } from '../testing/behaving.ts';
import * as fixture from '../testing/fixtures.ts';
import { print } from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { faint, sufferDamage } from './damage.ts';
import { endMerchants } from './end-merchants.ts';
import { whyNoAttack } from './enemy-attack.ts';
import { whyNoMove } from './enemy-movement.ts';
import { beginEnemyStep } from './enemy-step.ts';
import { endEncounter } from './maintenance.ts';

const blank = (letter: string): number => fixture.blank(`damage-${letter}`);
const [a, b, c, d, e, f, g] = [...'abcdefg'].map(blank) as [number, number, number, number, number, number, number];
const key = keyOf;
const box = (rest: Partial<AttackBox> = {}): AttackBox => ({ do: 'ranged', must: true, range: 9, damage: 1, ...rest });
const bare: HunterOn = { equipment: { armour: -1 } };

/** Hunters without profile and armour; an enemy that walks on the spot in the far corner. */
function table(hunters: readonly HunterOn[], rest: Partial<Position> = {}): DawnRehearsal {
  const stage = given({
    hunters: hunters.map(one => ({ ...bare, ...one })),
    enemies: [{ type: 'strider', at: [5, 2] }],
    routes: [{ squares: [[5, 2]], loop: true }],
    ...rest,
  });
  for (const hunter of stage.state.hunters) hunter.hunter = -1;
  return stage;
}
const zones = (stage: DawnRehearsal, seat = 0): { hand: readonly number[]; draw: readonly number[]; discard: readonly number[] } => {
  const { hand, draw, discard } = stage.hunter(seat);
  return { hand, draw, discard };
};
const suffer = (stage: DawnRehearsal, n: number): DawnRehearsal => stage.run(one => sufferDamage(one, 0, n, 'ZD-EATK-13', {}));

describe('Suffering damage', () => {
  test('[ZD-DMG-1] [ZD-DMG-2] [ZD-DMG-3] each point is one card, of the hand or the top of the pile, chosen point by point', () => {
    const stage = table([{ hand: [a, b], draw: [c, d, e], discard: [f] }, {}]);

    suffer(stage, 3);

    expect([stage.asks, stage.options()]).toEqual(['pay-damage', [key(a), key(b), 'pile']]);

    stage.answer('pay-damage', 'pile');

    expect(zones(stage)).toEqual({ hand: [a, b], draw: [d, e], discard: [f, c] });
    expect(stage.options()).toEqual([key(a), key(b), 'pile']);

    stage.answer('pay-damage', key(b));

    expect(stage.options()).toEqual([key(a), 'pile']);

    stage.answer('pay-damage', 'pile');

    expect(stage.asks).toBeNull();
    expect(zones(stage)).toEqual({ hand: [a], draw: [e], discard: [f, c, b, d] });
  });

  test('[ZD-DMG-1] with an empty hand the pile pays, with an empty pile the hand', () => {
    const noHand = table([{ hand: [], draw: [a, b, c] }, {}]);
    const noPile = table([{ hand: [a, b], draw: [] }, {}]);

    suffer(noHand, 2);
    suffer(noPile, 1);

    expect(zones(noHand)).toEqual({ hand: [], draw: [c], discard: [a, b] });
    expect(noPile.options()).toEqual([key(a), key(b)]);
  });

  test('[ZD-DMG-4] stamina pays like any other card', () => {
    const stage = table([{ hand: ['stamina.1'], draw: ['stamina.2', a] }, {}]);

    suffer(stage, 2).answer('pay-damage', 'stamina.1');

    expect(stage.keys(stage.hunter(0).discard)).toEqual(['stamina.1', 'stamina.2']);
    expect(stage.hunter(0).isUp).toBe(true);
  });

  test('[ZD-R-43] cards from the pile keep their order, and each is seen before the next point is paid', () => {
    const stage = table([{ hand: [g], draw: [a, b, c] }, {}]);

    suffer(stage, 3).answer('pay-damage', 'pile');

    expect(stage.toldOf('pile-card-discarded')).toEqual([
      { type: 'pile-card-discarded', rule: 'ZD-DMG-3', seat: 0, cards: [a], reveals: true, within: 'loss' },
    ]);
    expect(stage.asks).toBe('pay-damage');

    stage.answer('pay-damage', 'pile').answer('pay-damage', 'pile');

    expect(stage.hunter(0).discard).toEqual([a, b, c]);
  });
});

describe('Fainting', () => {
  test('[ZD-FAINT-1] [ZD-R-46] damage above the cards left takes them all, then the hunter faints', () => {
    const stage = table([{ hand: [a], draw: [b], discard: [c] }, {}]);

    suffer(stage, 3).answer('pay-damage', key(a));

    expect(zones(stage)).toEqual({ hand: [], draw: [], discard: [c, a, b] });
    expect([stage.hunter(0).isUp, stage.hunter(0).faints]).toEqual([false, 1]);
    expect(stage.types()).toEqual(['hunter-damaged', 'cards-discarded', 'pile-card-discarded', 'hunter-fainted']);
  });

  test('[ZD-R-47] damage equal to the cards left makes nobody faint now; the next draw does', () => {
    const stage = table([{ hand: [a], draw: [b], discard: [] }, {}]);

    suffer(stage, 2).answer('pay-damage', key(a));

    expect([stage.hunter(0).isUp, stage.hunter(0).faints]).toEqual([true, 0]);

    stage.state.step = 'begin-turn';
    stage.play();

    expect([stage.hunter(0).isUp, stage.hunter(0).faints]).toEqual([false, 1]);
  });

  test('[ZD-FAINT-2] a hunter that ought to draw from an empty pile faints, and the enemy step follows', () => {
    const stage = table([{ hand: [], draw: [], discard: [a] }, {}], { state: { step: 'begin-turn' } });

    stage.play();

    expect([stage.hunter(0).isUp, stage.hunter(0).faints]).toEqual([false, 1]);
    expect(stage.types('turn-began', 'hunter-fainted', 'enemy-activated', 'maintenance')).toEqual([
      'turn-began',
      'hunter-fainted',
      'enemy-activated',
      'maintenance',
      'turn-began',
    ]);
    expect(stage.askedSeat).toBe(1);
  });

  test('[ZD-FAINT-3] [ZD-FAINT-4] all glory of the encounter is lost, Suns are kept', () => {
    const stage = table([{ glory: 4, blazingSuns: 1, fullSuns: 2, halfSuns: 3 }, { glory: 2 }]);

    faint(stage.table, 0);

    expect([stage.hunter(0).glory, stage.hunter(1).glory]).toEqual([0, 2]);
    expect([stage.hunter(0).blazingSuns, stage.hunter(0).fullSuns, stage.hunter(0).halfSuns]).toEqual([1, 2, 3]);
    expect(stage.toldOf('glory-lost')).toEqual([{ type: 'glory-lost', rule: 'ZD-FAINT-3', seat: 0, n: 4, glory: 0, how: 'lost' }]);
  });

  test('[ZD-FAINT-5] fainting in the own activation ends it: no second action, the enemy step at once', () => {
    const stage = table([{ hand: [a], actionsLeft: 1, done: ['sneak'], discard: [b] }, {}]);

    faint(stage.table, 0);
    stage.play();

    expect(stage.types('action-taken', 'enemy-activated', 'maintenance')).toEqual(['enemy-activated', 'maintenance']);
    expect(stage.askedSeat).toBe(1);
  });

  test('[ZD-FAINT-6] enemies ignore a fainted hunter, whatever kind of attack', () => {
    const down: HunterOn = { at: [4, 2], isUp: false, skip: 1, recency: 9 };
    const alone = table([down, { ...down }]);
    const both = table([down, { at: [0, 0], hand: [a], draw: [b, c] }]);

    for (const kind of ['melee', 'ranged', 'pulse'] as const)
      expect(whyNoAttack(alone.state, alone.enemy(0), box({ do: kind }))).not.toBeNull();

    for (const kind of ['melee', 'ranged', 'pulse'] as const) {
      both.run(one => attackAll(one, both.enemy(0), box({ do: kind, damage: 0 })));
      both.answer('forced-dodge', [1, 1]);
      both.hunter(1).square = both.square([0, 0]);
    }

    expect(both.toldOf('hunter-attacked').map(event => event.seat)).toEqual([1, 1, 1]);
  });

  test('[ZD-FAINT-7] a fainted hunter alerts nobody, neither in its square nor beside it', () => {
    const position = (isUp: boolean): DawnRehearsal =>
      table([{ at: [1, 1], isUp }, { at: [5, 0] }], {
        enemies: [
          { type: 'watcher', at: [1, 1] },
          { type: 'grazer', at: [2, 1] },
        ],
      });
    const [down, up] = [position(false), position(true)];

    down.run(beginEnemyStep);
    up.run(beginEnemyStep);

    expect(down.state.enemies.map(enemy => enemy.isAlert)).toEqual([false, false]);
    expect(up.state.enemies.map(enemy => enemy.isAlert)).toEqual([true, true]);
  });

  test('[ZD-FAINT-8] the next turn is skipped whole: no draw, no enemies, no vote', () => {
    const stage = table([{}, { isUp: false, skip: 1, faints: 1, hand: [], draw: [a, b] }, {}, {}], {
      threshold: 0,
      state: { step: 'act' },
    });
    const vote = (): void => {
      for (const seat of [0, 1, 2, 3]) stage.answer('vote-to-end', 'go-on', seat);
    };

    stage.play().answer('take-action', 'stop');

    expect(stage.open.map(one => one.kind)).toEqual(new Array(4).fill('vote-to-end'));

    const before = stage.told.length;
    vote();

    expect(
      stage.told
        .slice(before)
        .map(event => [event.type, 'seat' in event ? event.seat : undefined])
        .slice(0, 3),
    ).toEqual([
      ['vote-taken', undefined],
      ['turn-skipped', 1],
      ['turn-began', 2],
    ]);
    expect([stage.askedSeat, stage.hunter(1).skip, stage.hunter(1).isUp, stage.hunter(1).draw]).toEqual([2, 0, false, [a, b]]);
    expect(stage.types('enemy-activated', 'maintenance')).toEqual(['enemy-activated', 'maintenance']);
  });

  test('[ZD-FAINT-9] [ZD-FAINT-10] [ZD-FAINT-11] the turn after, it stands up with its discards as a new pile, draws and acts', () => {
    const thirteen = Array.from({ length: 13 }, (_, i) => blank(`stand-${i}`));
    const stage = table([{ isUp: false, skip: 0, faints: 1, hand: [], draw: [], discard: thirteen }, {}], {
      state: { step: 'begin-turn' },
      dice: { 'actions-0': [thirteen.toReversed()] },
    });

    stage.play();

    expect(zones(stage)).toEqual({ hand: thirteen.toReversed().slice(0, 5), draw: thirteen.toReversed().slice(5), discard: [] });
    expect(stage.types()).toEqual(['turn-began', 'hunter-stood-up', 'cards-drawn']);
    expect(stage.toldOf('hunter-stood-up')).toMatchObject([{ n: 13 }]);
    expect([stage.askedSeat, stage.asks, stage.hunter(0).actionsLeft]).toEqual([0, 'take-action', 2]);
  });

  test('[ZD-FAINT-9] it is up before it chooses what to discard', () => {
    const stage = table([{ isUp: false, skip: 0, hand: [a], draw: [], discard: [b, c, d, e] }, {}], { state: { step: 'begin-turn' } });

    stage.play();

    expect([stage.asks, stage.hunter(0).isUp]).toEqual(['discard-before-drawing', true]);
  });

  test('[ZD-FAINT-8] [ZD-FAINT-9] one turn is skipped for each faint, also alone', () => {
    const stage = given({
      mode: 'cooperative-easy',
      hunters: [{ ...bare, hand: [], draw: [], discard: [a, b, c] }],
      enemies: [{ type: 'strider', at: [5, 2] }],
      routes: [{ squares: [[5, 2]], loop: true }],
      state: { step: 'begin-turn' },
    });

    stage.play();

    expect(stage.types('turn-began', 'hunter-fainted', 'enemy-activated', 'turn-skipped', 'hunter-stood-up')).toEqual([
      'turn-began',
      'hunter-fainted',
      'enemy-activated',
      'turn-skipped',
      'turn-began',
      'hunter-stood-up',
    ]);
  });

  test('[ZD-FAINT-12] every faint is counted for the encounter', () => {
    const stage = table([{}, {}, {}, {}]);

    for (const seat of [0, 1, 0]) faint(stage.table, seat);

    expect(stage.state.hunters.map(hunter => hunter.faints)).toEqual([2, 1, 0, 0]);
    expect(stage.toldOf('hunter-fainted').map(event => [event.seat, event.faints])).toEqual([
      [0, 1],
      [1, 1],
      [0, 2],
    ]);
  });

  test('[ZD-FAINT-13] a faint in another’s turn does not cut the step short', () => {
    const stage = table([{ at: [0, 0], hand: [], draw: [a], recency: 9 }, { at: [5, 0] }, { at: [5, 0] }], {
      enemies: [
        { type: 'sawtooth', at: [3, 0], isAlert: true },
        { type: 'sawtooth', at: [2, 2], isAlert: true },
        { type: 'sawtooth', at: [1, 2], isAlert: true },
      ],
      behaviours: { sawtooth: [{ no: [box({ do: 'melee', damage: 3 })] }, {}, {}] },
      state: { active: 1, step: 'enemies' },
    });

    stage.play();

    expect(stage.types('enemy-activated', 'hunter-fainted', 'maintenance', 'turn-began')).toEqual([
      'enemy-activated',
      'hunter-fainted',
      'enemy-activated',
      'enemy-activated',
      'maintenance',
      'turn-began',
    ]);
    expect(stage.state.active).toBe(2);
  });

  test('[ZD-R-48] who faints with cards in hand keeps them; the discards alone make the new pile', () => {
    const stage = table([{ hand: [a, b], draw: [], discard: [c, d, e, f] }, {}, {}], { state: { step: 'begin-turn' } });

    stage.play().answer('discard-before-drawing', []);

    expect([zones(stage), stage.hunter(0).isUp]).toEqual([{ hand: [a, b], draw: [], discard: [c, d, e, f] }, false]);

    const fainted = { ...zones(stage), isUp: false, skip: 0, faints: 1 };
    const next = table([fainted, {}, {}], { state: { step: 'begin-turn' } });
    next.play().answer('discard-before-drawing', []);

    expect(zones(next)).toEqual({ hand: [a, b, c, d, e], draw: [f], discard: [] });
  });

  test('[ZD-R-48] with nothing to draw after standing up it faints again, and that counts', () => {
    const stage = table([{ isUp: false, skip: 0, faints: 1, hand: [a], draw: [], discard: [] }, {}, {}], { state: { step: 'begin-turn' } });

    stage.play().answer('discard-before-drawing', []);

    const { isUp, skip, faints, hand } = stage.hunter(0);
    expect({ isUp, skip, faints, hand }).toEqual({ isUp: false, skip: 1, faints: 2, hand: [a] });
  });

  test('[ZD-R-49] tokens stay on a hunter that faints, and the end of the activation cut short does not come', () => {
    const stage = table([{ hand: [], draw: [], discard: [a], fire: 1, freeze: 1, shock: 1 }, {}, {}], { state: { step: 'begin-turn' } });

    stage.play();

    const { fire, freeze, shock, isUp, discard } = stage.hunter(0);
    expect({ fire, freeze, shock, isUp, discard }).toEqual({ fire: 1, freeze: 1, shock: 1, isUp: false, discard: [a] });
  });

  test('[ZD-R-50] no area and no pulse touches a fainted hunter', () => {
    const effects: Blow[] = [{ do: 'aoe', damage: 1, inflict: ['fire'], push: true }];
    const stage = table([
      { at: [1, 1], isUp: false, skip: 1, draw: [a] },
      { at: [1, 1], draw: [b, c] },
      { at: [2, 1], draw: [d, e] },
    ]);

    stage.run(one => attackAll(one, stage.enemy(0), box({ effects, do: 'melee', range: 3 })));

    expect(stage.toldOf('hunter-caught').map(event => event.seat)).toEqual([1]);
    expect([stage.hunter(0).draw, stage.hunter(0).fire, stage.hunter(0).square]).toEqual([[a], 0, stage.square([1, 1])]);

    const pulse = table([
      { at: [1, 1], isUp: false, skip: 1, draw: [a] },
      { at: [1, 1], draw: [b, c] },
    ]);
    pulse.run(one => attackAll(one, pulse.enemy(0), box({ do: 'pulse' })));

    expect(pulse.toldOf('hunter-attacked').map(event => event.seat)).toEqual([1]);
  });

  test('[ZD-R-50] its player plays no interrupts, but votes and draws salvage', () => {
    const shout = print('action', { id: 'damage-shout', name: 'Shout', type: 'interrupt', when: 'any-time', effects: [] });
    const down = table([{}, { isUp: false, skip: 1, hand: [shout] }, {}], { threshold: 0 });
    const up = table([{}, { hand: [shout] }, {}], { threshold: 0 });

    expect([up.play().asks, up.askedSeat]).toEqual(['play-any-time', 1]);
    expect([down.play().asks, down.askedSeat]).toEqual(['take-action', 0]);

    down.answer('take-action', 'stop');

    expect(down.open.map(one => [one.kind, one.seat])).toEqual([0, 1, 2].map(seat => ['vote-to-end', seat]));

    const bonus = table([{}, { isUp: false, skip: 1, salvage: [] }], { bonus: 1, state: { step: 'end-encounter', result: 'success' } });
    bonus.enemy(0).status = 'killed';
    bonus.play().answer('take-bonus', 'take-0');

    expect([bonus.asks, bonus.askedSeat]).toEqual(['take-bonus', 1]);
  });

  test('[ZD-R-51] nobody dodges after fainting', () => {
    const stage = table([
      { at: [1, 1], hand: [], draw: [a] },
      { at: [0, 0], isUp: false },
    ]);

    stage.run(one => attackAll(one, stage.enemy(0), box({ damage: 2 })));

    expect([stage.hunter(0).isUp, stage.asks, stage.hunter(0).square]).toEqual([false, null, stage.square([1, 1])]);

    const standing = table([
      { at: [1, 1], hand: [], draw: [a, b, c] },
      { at: [0, 0], isUp: false },
    ]);
    standing.run(one => attackAll(one, standing.enemy(0), box({ damage: 2 })));

    expect(standing.asks).toBe('forced-dodge');
  });

  test('[ZD-R-52] with no hunter up, boxes that need one are impossible and passed over', () => {
    const stage = table(
      [
        { at: [0, 0], isUp: false, skip: 1 },
        { at: [3, 0], isUp: false, skip: 1 },
        { at: [3, 0], isUp: false, skip: 1 },
      ],
      {
        enemies: [{ type: 'sawtooth', at: [3, 1], isAlert: true }],
        behaviours: {
          sawtooth: [
            {
              no: [
                { do: 'move-to-hunter', n: 2, must: true },
                box(),
                box({ do: 'pulse' }),
                { do: 'move-away', n: 1, must: true },
                { do: 'special', must: true, effects: [] },
              ],
            },
          ],
        },
        state: { step: 'enemies' },
      },
    );
    const moves = ['move-to-hunter', 'move-to-recent-hunter', 'move-away'] as const;

    expect(moves.map(move => whyNoMove(stage.state, stage.enemy(0), { do: move, n: 1, must: true }))).toEqual([
      'cannot-reach-hunter',
      'cannot-reach-hunter',
      'cannot-get-away',
    ]);

    stage.play();

    expect(stage.toldOf('box-resolved').map(event => event.box)).toEqual(['special']);
  });

  test('[ZD-R-53] enemies still activate by distance from a fainted active hunter', () => {
    const stage = table([{ at: [0, 0], isUp: false, skip: 1 }, { at: [5, 0] }], {
      enemies: [
        { type: 'strider', at: [5, 2] },
        { type: 'strider', at: [1, 1] },
        { type: 'strider', at: [3, 2] },
      ],
      routes: [
        { squares: [[5, 2]], loop: true },
        { squares: [[1, 1]], loop: true },
        { squares: [[3, 2]], loop: true },
      ],
      state: { step: 'enemies' },
    });

    stage.play();

    expect(stage.toldOf('enemy-activated').map(event => event.enemy)).toEqual([1, 2, 0]);
  });

  test('[ZD-R-54] at the end of an encounter all tokens go, and trap cards return to their owners', () => {
    const stage = table([{ fire: 1, freeze: 1, shock: 1, faints: 1, isUp: false, skip: 1, discard: [a], free: ['sneak'] }, { faints: 1 }], {
      outcrops: [[0, 0]],
      ruins: [[1, 0]],
      corpses: [[2, 0]],
      state: { result: 'failure', step: 'end-encounter', traps: [{ square: 3, owner: 0, card: b, weapon: 0, dice: [] }], grassAdded: [4] },
    });

    stage.run(endEncounter);

    const { fire, freeze, shock, faints, isUp, skip, discard, free } = stage.hunter(0);
    expect({ fire, freeze, shock, faints, isUp, skip, discard, free }).toEqual({
      fire: 0,
      freeze: 0,
      shock: 0,
      faints: 0,
      isUp: true,
      skip: 0,
      discard: [a, b],
      free: [],
    });
    expect(stage.hunter(1).faints).toBe(0);
    const { traps, enemies, outcrops, ruins, corpses, grassAdded } = stage.state;
    expect({ traps, enemies, outcrops, ruins, corpses, grassAdded }).toEqual({
      traps: [],
      enemies: [],
      outcrops: [],
      ruins: [],
      corpses: [],
      grassAdded: [],
    });
  });

  test('[ZD-R-166] cards put into the pile of a fainted hunter lie there when the discards are shuffled in', () => {
    const stage = table([{ isUp: false, skip: 0, hand: [], draw: [], discard: [a, b, c, d, e, f] }, {}, {}], {
      state: { step: 'begin-turn' },
    });

    recoverCards(stage.table, 0, 2, 'ZD-COOP-7');

    expect(zones(stage)).toEqual({ hand: [], draw: [a, b], discard: [c, d, e, f] });

    stage.play();

    expect(zones(stage)).toEqual({ hand: [a, b, c, d, e], draw: [f], discard: [] });
  });
});

describe('Scrapping', () => {
  const scrap = (stage: DawnRehearsal, from: 'hand' | 'discard' | 'hand-or-discard', n = 1): DawnRehearsal =>
    stage.run(one => resolveEffects(one, { seat: 0, source: a, enemy: null, attack: null, evade: null }, [{ do: 'scrap', n, from }]));

  test('[ZD-SCRAP-1] cards come from hand or discard pile, as printed', () => {
    const position = (): DawnRehearsal => table([{ hand: [a, b], draw: [g], discard: [c, d] }, {}]);

    expect(scrap(position(), 'hand').options()).toEqual([a, b].map(key));
    expect(scrap(position(), 'discard').options()).toEqual([c, d].map(key));
    expect(scrap(position(), 'hand-or-discard').options()).toEqual([a, b, c, d].map(key));

    const stage = scrap(position(), 'hand-or-discard', 2).answer('scrap-cards', [key(a), key(d)]);

    expect(zones(stage)).toEqual({ hand: [b], draw: [g], discard: [c] });
    expect(stage.hunter(0).scrapped).toEqual([a, d]);
  });

  test('[ZD-SCRAP-1] a cost to scrap may be declined, and is not asked where it cannot be paid', () => {
    const pay = (stage: DawnRehearsal): DawnRehearsal =>
      stage.run(one =>
        resolveEffects(one, { seat: 0, source: a, enemy: null, attack: null, evade: null }, [
          { do: 'may-pay', cost: { scrap: 2, from: 'hand' }, then: [{ do: 'gain-glory', n: 1 }] },
        ]),
      );

    const paid = pay(table([{ hand: [a, b, c] }, {}]))
      .answer('pay-cost', 'yes')
      .answer('scrap-cards', [key(a), key(c)]);
    const declined = pay(table([{ hand: [a, b, c] }, {}])).answer('pay-cost', 'no');
    const poor = pay(table([{ hand: [a] }, {}]));

    expect([paid.hunter(0).scrapped, paid.hunter(0).glory]).toEqual([[a, c], 1]);
    expect([declined.hunter(0).scrapped, declined.hunter(0).glory]).toEqual([[], 0]);
    expect([poor.asks, poor.hunter(0).glory]).toEqual([null, 0]);
  });

  test('[ZD-SCRAP-1] neither more nor fewer cards than printed are scrapped; of fewer than that all', () => {
    const three = (): DawnRehearsal => table([{ hand: [a, b, c], draw: [], discard: [d] }, {}]);

    expect(() => scrap(three(), 'hand', 2).answer('scrap-cards', [key(a)])).toThrow('wants 2 to 2 of its options, 1 were given');
    expect(() => scrap(three(), 'hand', 2).answer('scrap-cards', [a, b, c].map(key))).toThrow('wants 2 to 2 of its options, 3 were given');
    const all = scrap(three(), 'hand', 4);
    expect([all.asks, all.hunter(0).scrapped, all.hunter(0).discard]).toEqual([null, [a, b, c], [d]]);
  });

  describe.each([
    { cost: { scrap: 2, from: 'hand' }, kind: 'scrap-cards', clause: 'ZD-SCRAP-1' },
    { cost: { discard: 2 }, kind: 'discard-cards', clause: 'ZD-R-43' },
  ] as const)('A cost of two cards: $kind', ({ cost, kind, clause }) => {
    const effect: Effect = { do: 'may-pay', cost, then: [{ do: 'gain-glory', n: 1 }] };
    const pay = (...hand: number[]): DawnRehearsal =>
      table([{ hand, draw: [], discard: [d] }, {}]).run(one =>
        resolveEffects(one, { seat: 0, source: a, enemy: null, attack: null, evade: null }, [effect]),
      );
    const gone = (stage: DawnRehearsal): readonly number[] =>
      kind === 'scrap-cards' ? stage.hunter(0).scrapped : stage.hunter(0).discard.slice(1);

    test(`[${clause}] exactly enough pays it, one card fewer does not`, () => {
      const enough = pay(a, b).answer('pay-cost', 'yes');
      if (enough.asks === kind) enough.answer(kind, [key(a), key(b)]);

      expect([gone(enough), enough.hunter(0).hand, enough.hunter(0).glory]).toEqual([[a, b], [], 1]);
      expect([pay(a).asks, pay(a).hunter(0).glory]).toEqual([null, 0]);
    });

    test(`[${clause}] two cards are named, neither one nor three`, () => {
      const asked = (): DawnRehearsal => pay(a, b, c).answer('pay-cost', 'yes');

      expect(() => asked().answer(kind, [key(c)])).toThrow('wants 2 to 2 of its options, 1 were given');
      expect(() => asked().answer(kind, [a, b, c].map(key))).toThrow('wants 2 to 2 of its options, 3 were given');
      const paid = asked().answer(kind, [key(c), key(a)]);
      expect([gone(paid), paid.hunter(0).hand]).toEqual([[c, a], [b]]);
    });
  });

  test('[ZD-R-43] cards discarded as a cost lie as the player orders them, asked even if the whole hand pays', () => {
    const effect: Effect = { do: 'may-pay', cost: { discard: 2 }, then: [] };
    const stage = table([{ hand: [a, b], draw: [], discard: [] }, {}]).run(one =>
      resolveEffects(one, { seat: 0, source: a, enemy: null, attack: null, evade: null }, [effect]),
    );

    stage.answer('pay-cost', 'yes').answer('discard-cards', [key(b), key(a)]);

    expect(stage.hunter(0).discard).toEqual([b, a]);
  });

  test('[ZD-SCRAP-2] neither craft nor standing up brings scrapped cards back', () => {
    const crafting = table([{ hand: [a], draw: [], discard: [b], scrapped: [c, d, e] }, {}]);
    const standing = table([{ isUp: false, skip: 0, hand: [], draw: [], discard: [a, b], scrapped: [c, d, e] }, {}], {
      state: { step: 'begin-turn' },
    });

    crafting.play().answer('take-action', 'craft').answer('craft-size', 'craft-3');
    standing.play();

    expect([crafting.hunter(0).draw, crafting.hunter(0).scrapped]).toEqual([[b], [c, d, e]]);
    expect([zones(standing), standing.hunter(0).scrapped]).toEqual([{ hand: [a, b], draw: [], discard: [] }, [c, d, e]]);
  });

  test.each(['success', 'failure'] as const)('[ZD-SCRAP-3] after a %s they are in the deck again', result => {
    const stage = table(
      [
        { hand: [a], draw: [b], discard: [c], scrapped: [d, e], maxDeck: 5 },
        { maxDeck: 0, draw: [] },
      ],
      {
        state: { result, step: 'end-encounter', level: 1 },
      },
    );

    stage.run(endEncounter).run(endMerchants);

    const { hand, draw, discard, scrapped } = stage.hunter(0);
    expect({ hand, draw: draw.toSorted((x, y) => x - y), discard, scrapped }).toEqual({
      hand: [],
      draw: [a, b, c, d, e],
      discard: [],
      scrapped: [],
    });
  });
});
