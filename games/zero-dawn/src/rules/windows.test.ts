/** What a reaction window says and to whom it is open: ZD-INT-1, ZD-INT-6, ZD-R-50, ZD-R-141. When which interrupt may be played is in interrupts.test.ts. */

import { describe, expect, test } from 'vitest';
import type { Pool } from '../content/dice.ts';
import type { Evade } from '../in-the-making.ts';
import { armour, arrow, bow, caster, interrupt, printEnemy, strike, wire } from '../testing/fixtures.ts';
import type { DawnRehearsal, HunterOn } from '../testing/rehearsal.ts';
import { damage, field, shoot } from '../testing/skirmish.ts';
import { attackHunters } from './enemy-attack.ts';
import { anyTime, atMoment } from './interrupts.ts';
import { enterSquare } from './push.ts';

const shout = (): number => interrupt('shout', 'any-time', [{ do: 'gain-glory', n: 1 }]);
const brace = (): number => interrupt('brace', 'attacked', [{ do: 'block', n: 1 }]);

/** Seat 0 is struck; both hold cards. */
function struck(own: HunterOn, other: HunterOn = {}): DawnRehearsal {
  printEnemy('watcher');
  const stage = field({ at: [3, 1], equipment: { armour: armour() }, ...own }, [{ at: [3, 1], isAlert: true }], {
    state: { step: 'enemies' },
  });
  Object.assign(stage.hunter(1), other);
  return stage.run(table => attackHunters(table, table.state.enemies[0]!, strike(2)));
}

describe('What it is about', () => {
  test('an attack on a hunter: the enemy and the hunter; odds for whom it concerns, none for the others', () => {
    const stage = struck({ hand: [brace()] }, { hand: [shout()] });

    expect([stage.asks, stage.askedSeat, stage.open[0]!.facts]).toEqual(['play-when-attacked', 0, { enemy: 0, hunter: 0 }]);
    expect(stage.open[0]!.options.map(one => Object.keys(stage.open[0]!.odds!(one)))).toEqual([
      ['cards lost', 'hit'],
      ['cards lost', 'hit'],
      ['cards lost', 'hit'],
    ]);
    stage.answer('play-when-attacked', 'pass');
    expect([stage.asks, stage.askedSeat, stage.open[0]!.facts]).toEqual(['play-when-attacked', 1, { enemy: 0, hunter: 0 }]);
    expect(stage.open[0]!.options.map(one => stage.open[0]!.odds!(one))).toEqual([{}, {}, {}]);
  });

  test('an attack of a hunter: its target and the attacker, for everybody', () => {
    printEnemy('watcher');
    const ranged = bow();
    const help = interrupt('help', 'ally-attack', [damage(1)]);
    const stage = field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }]);
    stage.hunter(1).hand = [help];

    shoot(stage, ranged);

    expect([stage.asks, stage.askedSeat, stage.open[0]!.facts, stage.open[0]!.odds]).toEqual([
      'play-on-attack',
      1,
      { enemy: 0, hunter: 0 },
      undefined,
    ]);
  });

  test('any time: nothing', () => {
    const stage = field({ hand: [shout()] }, [{ at: [6, 1] }]).run(table => anyTime(table));

    expect([stage.asks, stage.open[0]!.odds]).toEqual(['play-any-time', undefined]);
    expect(stage.open[0]!.facts).toStrictEqual({});
  });

  test('an interrupt at a moment concerns the enemy of that moment', () => {
    printEnemy('watcher', { hp: 1 });
    const chain = interrupt('chain', 'enemy-killed', [{ do: 'aoe', damage: 1 }]);
    const ranged = bow({ attack: [damage(1)] });
    const stage = field({ hand: [arrow(), chain], equipment: { ranged } }, [{ at: [3, 1] }, { at: [4, 1] }, { at: [6, 1] }]);

    shoot(stage, ranged).answer('choose-target', 'e0');
    expect([stage.asks, stage.open[0]!.facts]).toEqual(['play-when-enemy-killed', { enemy: 0 }]);
    stage.answer('play-when-enemy-killed', 'chain');

    expect(stage.toldOf('enemy-killed').map(event => event.enemy)).toEqual([0, 1]);
  });

  test('[ZD-INT-1] when a trap goes off, cards for that moment are offered to its owner, cards for attacks are not', () => {
    printEnemy('watcher');
    const [sprung, own, help] = [
      interrupt('sprung', 'trap-sprung', [damage(1)]),
      interrupt('own', 'own-attack', [damage(1)]),
      interrupt('help', 'ally-attack', [damage(1)]),
    ];
    const stage = field({ hand: [sprung, own] }, [{ at: [3, 1] }]);
    stage.hunter(1).hand = [sprung, help];
    stage.state.traps.push({ square: stage.square([4, 1]), owner: 0, card: wire(), weapon: caster(), dice: [0, 0, 0] });

    stage.run(table => enterSquare(table, table.state.enemies[0]!, stage.square([4, 1]), 'ZD-ACT-13', 'lured'));

    expect([stage.askedSeat, stage.options()]).toEqual([0, ['sprung', 'pass', 'pass-until-turn-end']]);
    stage.answer('play-on-attack', 'pass');
    expect([stage.askedSeat, stage.options()]).toEqual([1, ['help', 'pass', 'pass-until-turn-end']]);
  });
});

describe('Who may react', () => {
  test.each([
    { state: { shock: 1 }, why: 'shocked' },
    { state: { isUp: false, skip: 1 }, why: 'fainted' },
  ])('[ZD-INT-6] [ZD-R-50] who is $why is passed over, though others are asked', ({ state }) => {
    const stage = field({ hand: [shout()], ...state }, [{ at: [6, 1] }]);
    stage.hunter(1).hand = [shout()];

    stage.run(table => anyTime(table));

    expect([stage.askedSeat, stage.open.length]).toEqual([1, 1]);
    stage.answer('play-any-time', 'pass');
    expect(stage.asks).toBeNull();
  });

  test('[ZD-R-141] a window that nobody can use is not opened, but counted as gone by', () => {
    const stage = field({ hand: [brace()] }, [{ at: [6, 1] }]);
    const { passes } = stage.table;
    const enemy = stage.enemy(0);
    const [none, pool] = [{ blocked: 0, rerolls: 0, rerollBy: -1, dodges: 0, damage: 0 }, [0, 0, 0] as Pool];
    const evade: Evade = { seat: 0, enemy, kind: 'melee', blows: [], pool, isIgnored: false, ...none };
    const come = (moment: 'evaded' | 'attacked'): DawnRehearsal =>
      stage.run(function* (table) {
        yield* atMoment(table, 0, { moment, enemy, evade });
      });

    stage.run(table => anyTime(table));
    expect([stage.asks, passes.wentBy]).toEqual([null, 1]);
    come('evaded');
    expect([stage.asks, passes.wentBy]).toEqual([null, 2]);
    come('attacked');
    expect([stage.asks, passes.wentBy]).toEqual(['play-when-attacked', 2]);
  });
});
