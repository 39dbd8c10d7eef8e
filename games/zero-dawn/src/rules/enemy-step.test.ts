import { describe, expect, test } from 'vitest';
import { TRACKING_DECKS } from '../content/box.ts';
import type { AttackBox, Box, MoveBox } from '../content/types.ts';
import { zeroDawn } from '../game.ts';
import { activateOne, behave } from '../testing/behaving.ts';
import { type At, type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { buildEncounter } from './build-encounter.ts';
import { attackHunters } from './enemy-attack.ts';
import { moveBy } from './enemy-movement.ts';
import { beginTurn } from './turn.ts';

const hunter = (at: At, rest: HunterOn = {}): HunterOn => ({ at, equipment: { armour: -1 }, ...rest });
/** Alert, with a card that says nothing unless the test says otherwise. */
const sawtooth = { type: 'sawtooth', isAlert: true } as const;
const idle: NonNullable<Position['behaviours']> = { sawtooth: [{ no: [] }], 'shell-walker': [{ no: [] }] };
const melee = (range: number): AttackBox => ({ must: true, do: 'melee', range, damage: 1 });
const ranged = (range: number): AttackBox => ({ must: true, do: 'ranged', range, damage: 1 });
const towards: MoveBox = { must: true, do: 'move-to-hunter', n: 1 };
/** Each of these squares is a route of its own that leads back to itself. */
const rounds = (...squares: At[]): NonNullable<Position['routes']> => squares.map(square => ({ squares: [square], loop: true as const }));

const order = (stage: DawnRehearsal): unknown[] => stage.toldOf('enemy-activated').map(event => event.enemy);
const attacked = (stage: DawnRehearsal): unknown[] => stage.toldOf('hunter-attacked').map(event => event.seat);
/** Lets enemies activate until none is left or somebody is asked. */
function activateAll(stage: DawnRehearsal): DawnRehearsal {
  for (let i = 0; i < 10 && stage.state.step === 'enemies' && stage.asks === null; i++) stage.run(activateOne);
  return stage;
}
const inStep = (position: Position): DawnRehearsal =>
  given({ behaviours: idle, ...position, state: { step: 'enemies', ...position.state } });

describe('The enemy step', () => {
  test('[ZD-ESTEP-1] all enemies in play activate once', () => {
    const stage = inStep({
      map: ['########'],
      routes: rounds([1, 0], [3, 0], [4, 0]),
      hunters: [hunter([0, 0])],
      enemies: [
        { type: 'grazer', at: [4, 0] },
        { ...sawtooth, at: [7, 0] },
        { type: 'strider', at: [1, 0] },
        { type: 'watcher', at: [2, 0], status: 'killed' },
        { type: 'watcher', at: [3, 0] },
        { type: 'shell-walker', at: [6, 0], isAlert: true },
      ],
    });

    activateAll(stage);

    expect(order(stage)).toEqual([5, 1, 2, 4, 0]);
    expect(stage.state.enemies.map(enemy => enemy.hasActed)).toEqual([true, true, true, false, true, true]);
  });

  test('[ZD-ESTEP-2] alert enemies activate before the others, however far they are', () => {
    const stage = inStep({
      map: ['########'],
      routes: rounds([1, 0]),
      hunters: [hunter([0, 0])],
      enemies: [
        { type: 'strider', at: [1, 0] },
        { ...sawtooth, at: [7, 0] },
      ],
    });

    expect(order(activateAll(stage))).toEqual([1, 0]);
  });

  test('[ZD-ESTEP-3] of a class, the nearest to the hunter that just activated goes first', () => {
    const position: Position = {
      map: ['########'],
      hunters: [hunter([0, 0]), hunter([7, 0], { recency: 9 })],
      enemies: [
        { ...sawtooth, at: [6, 0] },
        { type: 'shell-walker', at: [4, 0], isAlert: true },
        { ...sawtooth, at: [1, 0] },
      ],
    };

    const ofSeat0 = activateAll(inStep(position));
    const ofSeat1 = activateAll(inStep({ ...position, state: { active: 1 } }));

    expect(order(ofSeat0)).toEqual([2, 1, 0]);
    expect(order(ofSeat1)).toEqual([0, 1, 2]);
  });

  test('[ZD-ESTEP-4] [ZD-R-59] who becomes alert after its patrol does not activate again in this step', () => {
    const stage = inStep({
      map: ['########'],
      routes: [
        { squares: [[2, 0]], loop: true },
        { squares: [[3, 0]], then: [2, 0] },
      ],
      hunters: [hunter([0, 0])],
      enemies: [
        { type: 'strider', at: [2, 0] },
        { type: 'grazer', at: [3, 0], fire: 1 },
      ],
    });

    // The Strider patrols; then the Grazer comes to its square, burns, and alerts both.
    activateAll(stage);

    expect(order(stage)).toEqual([0, 1]);
    expect(stage.state.enemies.map(enemy => enemy.isAlert)).toEqual([true, true]);
    expect(stage.state.step).toBe('maintenance');
  });

  test('[ZD-ESTEP-5] of enemies equally near in a class the active player chooses', () => {
    const stage = inStep({
      map: ['########'],
      routes: rounds([3, 0]),
      hunters: [hunter([0, 0]), hunter([4, 0])],
      enemies: [
        { type: 'strider', at: [3, 0] },
        { ...sawtooth, at: [2, 0] },
        { ...sawtooth, at: [6, 0] },
        { ...sawtooth, at: [7, 0] },
      ],
      state: { active: 1 },
    });

    activateAll(stage);

    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['order-enemies', 1, ['e1', 'e2']]);
    activateAll(stage.answer('order-enemies', 'e2'));
    expect(order(stage)).toEqual([2, 1, 3, 0]);
  });

  test('[ZD-ESTEP-6] an alert enemy stays inside, even at the end of its route', () => {
    const stage = inStep({
      map: ['####'],
      routes: [
        {
          squares: [
            [0, 0],
            [1, 0],
            [2, 0],
            [3, 0],
          ],
        },
      ],
      hunters: [hunter([1, 0])],
      enemies: [{ ...sawtooth, at: [2, 0] }],
      behaviours: { sawtooth: [{ no: [{ must: true, do: 'move-away', n: 5 }] }, { no: [{ must: true, do: 'move-away', n: 5 }] }] },
    });

    activateAll(stage);
    stage.state.step = 'enemies';
    stage.enemy(0).hasActed = false;
    activateAll(stage);

    expect(stage.enemy(0)).toMatchObject({ square: stage.square([3, 0]), status: 'in-play' });
    expect(stage.toldOf('box-resolved')).toHaveLength(1);
  });

  test('[ZD-ESTEP-7] of several targets, or hunters equally close, the most recently activated is taken', () => {
    const position: Position = {
      map: ['####', '####', '####'],
      hunters: [hunter([2, 0], { recency: 4 }), hunter([0, 0], { recency: 5 }), hunter([2, 2], { recency: 6 })],
      enemies: [{ type: 'watcher', at: [1, 1], isAlert: true }],
    };

    const attack = given(position).run(table => attackHunters(table, table.state.enemies[0]!, melee(1)));
    const walk = given(position).run(table => moveBy(table, table.state.enemies[0]!, towards));

    expect(attacked(attack)).toEqual([2]);
    expect(walk.enemy(0).square).toBe(walk.square([2, 2]));
  });

  test('[ZD-ESTEP-8] [ZD-R-60] both on outcrops: both are most recent, the active player chooses', () => {
    const position: Position = {
      map: ['####', '####', '####'],
      hunters: [hunter([2, 0], { recency: 9 }), hunter([0, 0], { recency: 2 }), hunter([2, 2], { recency: 5 })],
      outcrops: [
        [0, 0],
        [2, 2],
      ],
      enemies: [{ type: 'watcher', at: [1, 1], isAlert: true }],
      state: { active: 0 },
    };

    const attack = given(position).run(table => attackHunters(table, table.state.enemies[0]!, melee(1)));
    const walk = given(position).run(table => moveBy(table, table.state.enemies[0]!, towards));

    expect([attack.asks, attack.askedSeat, attack.options()]).toEqual(['enemy-target', 0, ['h1', 'h2']]);
    expect([walk.asks, walk.askedSeat, walk.options()]).toEqual(['enemy-target', 0, ['h1', 'h2']]);
    expect(attacked(attack.answer('enemy-target', 'h1'))).toEqual([1]);
    expect(walk.answer('enemy-target', 'h1').enemy(0).square).toBe(walk.square([0, 0]));
  });

  test('[ZD-ESTEP-9] when all have activated the step ends and maintenance follows', () => {
    const stage = inStep({
      map: ['########'],
      hunters: [hunter([0, 0])],
      enemies: [
        { ...sawtooth, at: [7, 0] },
        { ...sawtooth, at: [5, 0], hasActed: true },
      ],
    });

    const steps = [stage.run(activateOne).state.step, stage.run(activateOne).state.step];

    expect(steps).toEqual(['enemies', 'maintenance']);
    expect(zeroDawn.rules.next(stage.state)).toMatchObject({ name: 'maintenance' });
    expect(order(stage)).toEqual([0]);
  });

  test('[ZD-R-57] the order is judged anew after each activation', () => {
    // Enemy 1 is nearer at first; the hunter is driven to (4,0), from where enemy 2 is.
    const stage = inStep({
      map: ['########'],
      hunters: [hunter([3, 0])],
      enemies: [
        { ...sawtooth, at: [3, 0] },
        { type: 'shell-walker', at: [1, 0], isAlert: true },
        { type: 'shell-walker', at: [6, 0], isAlert: true },
      ],
      behaviours: { sawtooth: [{ no: [melee(0)] }], 'shell-walker': [{ no: [] }] },
    });

    activateAll(stage);
    activateAll(stage.answer('forced-dodge', [4, 0]));

    expect(order(stage)).toEqual([0, 2, 1]);
  });

  test('[ZD-R-58] who becomes alert in the step before its activation activates as alert, ahead of the rest', () => {
    const shout: Box = { must: true, do: 'special', effects: [{ do: 'alert-within', n: 1 }] };
    const stage = inStep({
      map: ['########'],
      routes: rounds([1, 0], [6, 0]),
      hunters: [hunter([0, 0])],
      enemies: [
        { type: 'strider', at: [1, 0] },
        { type: 'shell-walker', at: [6, 0] },
        { ...sawtooth, at: [7, 0] },
      ],
      behaviours: { sawtooth: [{ no: [shout] }], 'shell-walker': [{ no: [] }] },
    });

    activateAll(stage);

    expect(stage.toldOf('enemy-activated').map(event => [event.enemy, event.isAlert])).toEqual([
      [2, true],
      [1, true],
      [0, false],
    ]);
  });

  test('[ZD-R-61] an outcrop does not change who is nearest to the hunter that just activated', () => {
    const stage = inStep({
      map: ['########'],
      hunters: [hunter([0, 0], { recency: 1 }), hunter([7, 0])],
      outcrops: [[7, 0]],
      enemies: [
        { ...sawtooth, at: [6, 0] },
        { ...sawtooth, at: [2, 0] },
      ],
    });

    expect(order(activateAll(stage))).toEqual([1, 0]);
  });

  test('[ZD-R-62] who never activated is older than all others; among those the active player chooses', () => {
    const position = (...recency: number[]): Position => ({
      map: ['####'],
      hunters: recency.map(one => hunter([1, 0], { recency: one })),
      enemies: [{ type: 'watcher', at: [1, 0], isAlert: true }],
    });
    const attack = (at: Position): DawnRehearsal => given(at).run(table => attackHunters(table, table.state.enemies[0]!, melee(0)));

    expect(attack(position(0, 0, 0)).options('enemy-target')).toEqual(['h0', 'h1', 'h2']);
    expect(attacked(attack(position(0, 1, 0)))).toEqual([1]);
  });

  test('[ZD-R-62] a skipped turn is no activation; recency starts afresh each encounter', () => {
    const stage = given({
      hunters: [hunter([0, 0], { isUp: false, skip: 1, recency: 3 }), hunter([0, 0], { recency: 4 })],
      enemies: [{ type: 'watcher', at: [5, 0] }],
      state: { clock: 4, step: 'begin-turn' },
    });

    stage.run(beginTurn);
    const afterSkip = stage.state.hunters.map(one => one.recency);
    stage.run(beginTurn);
    const afterTurn = stage.state.hunters.map(one => one.recency);
    stage.state.card = TRACKING_DECKS[0]!.cards[0]!;
    stage.run(buildEncounter);

    expect([afterSkip, afterTurn]).toEqual([
      [3, 4],
      [3, 5],
    ]);
    expect([stage.state.clock, ...stage.state.hunters.map(one => one.recency)]).toEqual([0, 0, 0]);
  });

  test('[ZD-R-63] moves and ranged attacks take the closest first, recency breaks ties; in melee all in range are equal', () => {
    const position: Position = {
      map: ['########'],
      hunters: [hunter([4, 0], { recency: 1 }), hunter([0, 0], { recency: 9 })],
      enemies: [{ type: 'watcher', at: [3, 0], isAlert: true }],
    };
    const attack = (box: AttackBox): DawnRehearsal => given(position).run(table => attackHunters(table, table.state.enemies[0]!, box));

    const walk = given(position).run(table => moveBy(table, table.state.enemies[0]!, towards));

    expect(walk.enemy(0).square).toBe(walk.square([4, 0]));
    expect(attacked(attack(ranged(3)))).toEqual([0]);
    expect(attacked(attack(melee(3)))).toEqual([1]);
  });

  test('[ZD-R-64] tall grass protects nobody from an alert enemy', () => {
    const stage = inStep({
      map: ['#gg#'],
      hunters: [hunter([2, 0])],
      enemies: [{ ...sawtooth, at: [0, 0] }],
      behaviours: { sawtooth: [{ no: [towards, ranged(1)] }] },
    });

    stage.run(table => behave(table, table.state.enemies[0]!));

    expect(stage.enemy(0).square).toBe(stage.square([1, 0]));
    expect(attacked(stage)).toEqual([0]);
  });

  test('[ZD-R-72] a shocked enemy that is not alert patrols and keeps the token; a burning one patrols, burns and is alert', () => {
    const stage = inStep({
      map: ['########'],
      routes: [
        {
          squares: [
            [4, 0],
            [3, 0],
          ],
          loop: true,
        },
        {
          squares: [
            [6, 0],
            [7, 0],
          ],
          loop: true,
        },
      ],
      hunters: [hunter([0, 0])],
      enemies: [
        { type: 'grazer', at: [4, 0], shock: 1 },
        { type: 'grazer', at: [6, 0], fire: 1 },
      ],
    });

    activateAll(stage);

    expect(stage.enemy(0)).toMatchObject({ square: stage.square([3, 0]), shock: 1, isAlert: false });
    expect(stage.enemy(1)).toMatchObject({ square: stage.square([7, 0]), fire: 0, wounds: 1, isAlert: true });
    expect(stage.types()).toEqual([
      'enemy-activated',
      'enemy-moved',
      'enemy-activated',
      'enemy-moved',
      'enemy-wounded',
      'enemy-recovers',
      'enemy-alerted',
    ]);
  });

  test('[ZD-R-75] Fire still burns when Shock ends the activation', () => {
    const stage = inStep({
      map: ['########'],
      hunters: [hunter([0, 0])],
      enemies: [{ ...sawtooth, at: [5, 0], shock: 1, fire: 1 }],
      behaviours: { sawtooth: [{ no: [towards, towards] }] },
    });

    stage.run(activateOne);

    expect(stage.enemy(0)).toMatchObject({ square: stage.square([4, 0]), shock: 0, fire: 0, wounds: 1 });
    expect(stage.types()).toEqual([
      'enemy-activated',
      'behaviour-drawn',
      'box-resolved',
      'enemy-moved',
      'enemy-recovers',
      'enemy-wounded',
      'enemy-recovers',
    ]);
  });
});
