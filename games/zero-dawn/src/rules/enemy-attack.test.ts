/** Enemy attacks and their extra effects: ZD-EATK-1..15, ZD-EEFF-1..7, ZD-R-78..90, ZD-R-164, ZD-R-168. */

import { describe, expect, test } from 'vitest';
import { CONDITIONS, type Dice } from '../content/kinds.ts';
import type { AttackBox, Blow } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { attackAll } from '../testing/behaving.ts';
import { blank, print } from '../testing/fixtures.ts';
import { type At, type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { takeAction } from './actions.ts';
import { whyNoAttack } from './enemy-attack.ts';

const box = (kind: AttackBox['do'], range: number, damage: number, ...effects: Blow[]): AttackBox => ({
  must: true,
  do: kind,
  range,
  damage,
  effects,
});

let printed = 0;
const armour = (dice: Dice, ...crit: Effect[]): number => {
  printed += 1;
  return print('equipment', {
    id: `eatk-armour-${printed}`,
    name: 'Armour',
    kind: 'armour',
    arc: 'armour',
    dice,
    crit,
    slots: 0,
  });
};
const [one, two, three] = [1, 2, 3].map(n => blank(`eatk-card-${n}`)) as [number, number, number];
const pile = (): number[] => [1, 2, 3, 4].map(n => blank(`eatk-pile-${n}`));

const untouched = print('trait', {
  id: 'eatk-untouched',
  name: 'Untouched',
  kind: 'trait',
  when: [{ when: 'evaded', effects: [{ do: 'gain-glory', n: 1, if: ['unhurt'] }] }],
});

/** Without armour and with an empty hand damage is paid from the pile, and nothing is asked. */
const SEATED = ['nora', 'banuk', 'forgesmith'] as const;
const hunter = (at: At, rest: HunterOn = {}): HunterOn => ({ at, equipment: { armour: -1 }, draw: pile(), ...rest });
const watcher = (at: At): NonNullable<Position['enemies']> => [{ type: 'watcher', at, isAlert: true }];
const attacking = (position: Position, attack: AttackBox): DawnRehearsal =>
  given({ ...position, hunters: position.hunters.map((one, seat) => ({ hunter: SEATED[seat]!, ...one })) }).run(table =>
    attackAll(table, table.state.enemies[0]!, attack),
  );
const possible = (position: Position, attack: AttackBox): boolean => {
  const { state } = given(position);
  return whyNoAttack(state, state.enemies[0]!, attack) === null;
};
const attacked = (stage: DawnRehearsal): unknown[] => stage.toldOf('hunter-attacked').map(event => event.seat);
const lost = (stage: DawnRehearsal): number[] => stage.state.hunters.map(one => one.discard.length);

describe('How an attack is told and made', () => {
  const spot = (...hunters: HunterOn[]): Position => ({ map: ['####', '####'], hunters, enemies: watcher([1, 0]) });

  test.each([
    { kind: 'melee', rule: 'ZD-EATK-1' },
    { kind: 'ranged', rule: 'ZD-EATK-2' },
    { kind: 'pulse', rule: 'ZD-EATK-3' },
  ] as const)('[$rule] $kind', ({ kind, rule }) => {
    const stage = attacking(spot(hunter([1, 0])), box(kind, 1, 1));

    expect(stage.toldOf('hunter-attacked')).toEqual([{ type: 'hunter-attacked', rule, enemy: 0, seat: 0, damage: 1, kind }]);
  });

  test('[ZD-EATK-8] the dice of an evade are shown as they fell, and as they fell again', () => {
    const worn = armour({ orange: 2 });
    const again = print('trait', {
      ...{ id: 'eatk-again', name: 'Again', kind: 'trait' },
      evade: [{ do: 'reroll', upTo: 2 }],
    });
    const rolled = (...dice: string[]): DawnRehearsal =>
      attacking(
        { ...spot(hunter([1, 0], { equipment: { armour: worn }, traits: [again] })), dice: { evade: [0, 1, ...dice.map(() => 2)] } },
        box('melee', 0, 4),
      ).answer('reroll-evade', dice);

    const stake = { of: 'evade', enemy: 0, damage: 4, blocked: 0 };
    const shown = { seat: 0, dice: ['orange', 'orange'], stake, reveals: true };
    expect(rolled('d1').toldOf('dice-rolled')).toEqual([{ type: 'dice-rolled', rule: 'ZD-EATK-8', for: 'evade', faces: [0, 1], ...shown }]);
    expect(rolled('d1').toldOf('dice-rerolled')).toEqual([
      { type: 'dice-rerolled', rule: 'ZD-R-30', faces: [2, 1], ...shown, again: [0], granting: [again], upTo: [2] },
    ]);
    expect(rolled().types('dice-rerolled')).toEqual([]);
  });

  test('[ZD-R-30] a reroll that is declined does not ask chance', () => {
    const again = print('trait', { id: 'eatk-none', name: 'None', kind: 'trait', evade: [{ do: 'reroll', upTo: 2 }] });
    const stage = given({
      ...spot(hunter([1, 0], { equipment: { armour: armour({ orange: 1 }) }, traits: [again] })),
      dice: { evade: [0] },
    });
    let rolls = 0;
    const chance: DawnRehearsal['table']['chance'] = {
      roll: (stream, dice) => {
        rolls += 1;
        return stage.chance.roll(stream, dice);
      },
      shuffle: (stream, things) => stage.chance.shuffle(stream, things),
      below: (stream, n) => stage.chance.below(stream, n),
    };
    stage.run(table => attackAll({ ...table, chance }, table.state.enemies[0]!, box('melee', 0, 1))).answer('reroll-evade', []);

    expect(rolls).toBe(1);
  });

  test('[ZD-EATK-8] [ZD-R-30] without dice nothing is rolled and nothing rolled again: chance is not asked', () => {
    const stage = given(spot(hunter([1, 0])));
    const asked: string[] = [];
    const chance = new Proxy(stage.table.chance, {
      get: (target, name) => {
        asked.push(String(name));
        return Reflect.get(target, name, target);
      },
    });
    const calm = print('trait', { id: 'eatk-calm', name: 'Calm', kind: 'trait', evade: [{ do: 'reroll', upTo: 1 }] });
    stage.hunter(0).traits = [calm];

    stage.run(table => attackAll({ ...table, chance }, table.state.enemies[0]!, box('melee', 0, 1)));

    expect([asked, stage.types('dice-rolled', 'dice-rerolled'), stage.asks]).toEqual([[], [], 'forced-dodge']);
  });

  test('[ZD-EATK-3] a pulse ends with the encounter: who comes after the one whose faint lost it is not attacked', () => {
    const stage = attacking({ ...spot(hunter([0, 0], { draw: [] }), hunter([2, 0])), mode: 'cooperative' }, box('pulse', 1, 1));

    expect([attacked(stage), stage.state.hasFailed]).toEqual([[0], true]);
  });

  test('[ZD-EATK-3] a pulse passes over who has fainted by its area before its turn came', () => {
    const stage = attacking(
      spot(hunter([0, 0]), hunter([0, 1], { draw: [] }), hunter([2, 0])),
      box('pulse', 1, 1, { do: 'aoe', damage: 1 }),
    );
    while (stage.asks === 'forced-dodge') stage.answer('forced-dodge', stage.options()[0]!);

    expect([attacked(stage), stage.hunter(1).isUp]).toEqual([[0, 2], false]);
  });

  test('[ZD-R-168] [ZD-EEFF-6] who faints by the area is neither set on fire nor pushed', () => {
    const blow: Blow = { do: 'aoe', damage: 1, inflict: ['shock'], push: true };
    const stage = attacking(spot(hunter([1, 0]), hunter([0, 1], { draw: [] }), hunter([2, 1])), box('melee', 0, 1, blow));

    expect([stage.asks, stage.options().length > 0]).toEqual(['enemy-push', true]);
    stage.answer('enemy-push', stage.options()[0]!);
    expect([stage.hunter(1).isUp, stage.hunter(1).shock, stage.hunter(2).shock]).toEqual([false, 0, 1]);
    expect(stage.toldOf('hunter-moved').map(event => event.seat)).not.toContain(1);
  });

  test('[ZD-R-164] a text for evades that may be used once is, and one whose proviso fails is kept', () => {
    const guard = (proviso: Effect['if'] | undefined): number =>
      print('trait', {
        ...{ id: 'eatk-guard', name: 'Guard', kind: 'trait' },
        evade: [{ do: 'block', n: 1, once: 'encounter', ...(proviso && { if: proviso }) }],
      });
    const twice = (card: number, between: (stage: DawnRehearsal) => void = () => {}): unknown[] => {
      const stage = attacking(spot(hunter([1, 0], { traits: [card], draw: [...pile(), one, two] })), box('melee', 9, 2));
      stage.answer('forced-dodge', stage.options()[0]!);
      between(stage);
      stage.run(table => attackAll(table, table.state.enemies[0]!, box('melee', 9, 2)));
      return stage.toldOf('hunter-damaged').map(event => event.n);
    };

    expect(twice(guard(undefined))).toEqual([1, 2]);
    expect(twice(guard(['target-frozen']), stage => void (stage.enemy(0).freeze = 1))).toEqual([2, 1]);
  });

  test('[ZD-R-87] of the others the next who will have a turn chooses: up, or down with nothing to skip any more', () => {
    const chooser = (rest: readonly HunterOn[], active = 0): unknown => {
      const stage = attacking(
        { ...spot(hunter([1, 0]), ...rest.map(one => hunter([2, 1], one))), state: { active } },
        box('melee', 0, 1, { do: 'push' }),
      );
      return stage.askedSeat;
    };

    expect(chooser([{}, {}])).toBe(1);
    expect(chooser([{ isUp: false, skip: 1 }, {}])).toBe(2);
    expect(chooser([{ isUp: false, skip: 0 }, {}])).toBe(1);
    expect(
      chooser([
        { isUp: false, skip: 1 },
        { isUp: false, skip: 1 },
      ]),
    ).toBe(0);
    expect(chooser([{}, {}], 2)).toBe(0);
  });

  test('[ZD-R-51] who has fainted is not spoken of as damaged, and after the enemy is gone nobody has evaded it', () => {
    const proud = print('trait', {
      ...{ id: 'eatk-proud', name: 'Proud', kind: 'trait' },
      when: [
        { when: 'damaged', effects: [{ do: 'gain-glory', n: 1 }] },
        { when: 'evaded', effects: [{ do: 'gain-glory', n: 10 }] },
        { when: 'attacked', effects: [{ do: 'deal-damage', n: 1, if: ['target-frozen'] }] },
      ],
    });
    const gloryAfter = (rest: HunterOn, damage: number): number => {
      const stage = attacking(spot(hunter([1, 0], { traits: [proud], ...rest }), hunter([2, 1])), box('melee', 0, damage));
      if (stage.asks === 'forced-dodge') stage.answer('forced-dodge', stage.options()[0]!);
      return stage.hunter(0).glory;
    };

    expect([gloryAfter({}, 1), gloryAfter({}, 0), gloryAfter({ draw: [] }, 1)]).toEqual([1, 10, 0]);
  });
});

describe('Enemy attacks', () => {
  test('[ZD-EATK-1] melee is against one hunter within the range number', () => {
    const at = (...squares: At[]): Position => ({ map: ['####'], hunters: squares.map(one => hunter(one)), enemies: watcher([0, 0]) });

    const stage = attacking(at([0, 0], [1, 0]), box('melee', 0, 1));

    expect([attacked(stage), lost(stage)]).toEqual([[0], [1, 0]]);
    expect([possible(at([1, 0]), box('melee', 0, 1)), possible(at([1, 0]), box('melee', 1, 1))]).toEqual([false, true]);
  });

  test('[ZD-EATK-2] ranged is against the closest hunter within the range number', () => {
    const at = (...squares: At[]): Position => ({
      map: ['####'],
      hunters: squares.map((one, i) => hunter(one, { recency: i })),
      enemies: watcher([0, 0]),
    });

    const stage = attacking(at([1, 0], [2, 0]), box('ranged', 2, 1));

    expect(attacked(stage)).toEqual([0]);
    expect([possible(at([3, 0]), box('ranged', 2, 1)), possible(at([2, 0]), box('ranged', 2, 1))]).toEqual([false, true]);
  });

  test('[ZD-EATK-3] [ZD-R-81] a pulse is against every hunter in range, in turn order from the active player', () => {
    const position: Position = {
      map: ['######'],
      hunters: [hunter([1, 0]), hunter([0, 0]), hunter([2, 0]), hunter([3, 0], { hunter: 'carja' })],
      enemies: watcher([1, 0]),
      state: { active: 2 },
    };

    const stage = attacking(position, box('pulse', 1, 1));
    while (stage.asks === 'forced-dodge') stage.answer('forced-dodge', stage.options()[0]!);

    expect(attacked(stage)).toEqual([2, 0, 1]);
    expect(lost(stage)).toEqual([1, 1, 1, 0]);
  });

  test('[ZD-EATK-4] [ZD-EATK-7] range and damage are as printed; the enemy rolls no dice', () => {
    const at = (x: number): Position => ({ map: ['####'], hunters: [hunter([x, 0])], enemies: watcher([0, 0]) });

    const stage = attacking(at(2), box('ranged', 2, 3));

    expect(stage.toldOf('hunter-attacked')).toMatchObject([{ enemy: 0, seat: 0, damage: 3, kind: 'ranged' }]);
    expect(lost(stage)).toEqual([3]);
    expect(stage.types('dice-rolled')).toEqual([]);
    expect(possible(at(3), box('ranged', 2, 3))).toBe(false);
  });

  test.each(['melee', 'ranged', 'pulse'] as const)('[ZD-EATK-5] a %s attack needs sight of its target', kind => {
    const map = ['#.#', '.#.'];

    const hidden: Position = { map, hunters: [hunter([2, 0])], enemies: watcher([0, 0]) };
    const stage = attacking({ map, hunters: [hunter([2, 0], { recency: 9 }), hunter([1, 1])], enemies: watcher([0, 0]) }, box(kind, 2, 1));

    expect(possible(hidden, box(kind, 2, 1))).toBe(false);
    expect(attacked(stage)).toEqual([1]);
  });

  test('[ZD-EATK-6] without sight of the closest it takes the next that it sees', () => {
    const position: Position = {
      map: ['#.#.', '.#..', '..#.', '...#'],
      hunters: [hunter([2, 0]), hunter([3, 3])],
      enemies: watcher([0, 0]),
    };

    expect(attacked(attacking(position, box('ranged', 3, 1)))).toEqual([1]);
  });

  test('[ZD-EATK-8] [ZD-EATK-9] the dice of the armour are rolled by the target, each pip takes one off the damage', () => {
    const position: Position = {
      map: ['##'],
      hunters: [hunter([0, 0], { equipment: { armour: armour({ orange: 2 }) } })],
      enemies: watcher([1, 0]),
      dice: { evade: [2, 0] },
    };

    const stage = attacking(position, box('melee', 1, 3));

    expect(stage.toldOf('dice-rolled')).toMatchObject([{ for: 'evade', seat: 0, faces: [2, 0] }]);
    expect(lost(stage)).toEqual([1]);
    expect(stage.chance.left).toEqual({});
  });

  test('[ZD-EATK-8] dice rolled again count as they fall then; what was told of the first roll does not change', () => {
    const lucky = print('trait', { id: 'eatk-lucky', name: 'Lucky', kind: 'trait', evade: [{ do: 'reroll', upTo: 1 }] });
    const position: Position = {
      map: ['##'],
      hunters: [hunter([0, 0], { traits: [lucky], equipment: { armour: armour({ orange: 2 }) } })],
      enemies: watcher([1, 0]),
      dice: { evade: [0, 1, 2] },
    };

    const stage = attacking(position, box('melee', 1, 4)).answer('reroll-evade', ['d1']);

    expect(stage.toldOf('dice-rolled')).toMatchObject([{ faces: [0, 1] }]);
    expect(stage.toldOf('dice-rerolled')).toMatchObject([{ faces: [2, 1] }]);
    expect(lost(stage)).toEqual([1]);
  });

  test('[ZD-EATK-10] [ZD-EATK-15] damage never falls below 0, and the dodge is made even so', () => {
    const draw = pile();
    const position: Position = {
      map: ['##'],
      hunters: [hunter([0, 0], { draw, traits: [untouched], equipment: { armour: armour({ orange: 1, blue: 1 }) } })],
      enemies: watcher([1, 0]),
      dice: { evade: [2, 3] },
    };

    const stage = attacking(position, box('melee', 1, 3));

    expect([lost(stage), stage.hunter(0).glory]).toEqual([[0], 1]);
    expect(stage.hunter(0).draw).toEqual(draw);
    expect(stage.toldOf('hunter-moved')).toMatchObject([{ rule: 'ZD-EATK-14', square: stage.square([1, 0]) }]);
  });

  test('[ZD-EATK-11] each crit applies the effects of the armour: a dodge may be made', () => {
    const position: Position = {
      map: ['######'],
      hunters: [hunter([2, 0], { equipment: { armour: armour({ orange: 2 }, { do: 'dodge' }) } })],
      enemies: watcher([1, 0]),
      dice: { evade: ['crit', 'crit'] },
    };

    const stage = attacking(position, box('melee', 1, 1));

    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['dodge', 0, ['s1', 's3', 'pass']]);
    stage.answer('dodge', [3, 0]);
    expect([stage.asks, stage.options()]).toEqual(['dodge', ['s2', 's4', 'pass']]);
    stage.answer('dodge', 'pass');
    expect([stage.asks, stage.options()]).toEqual(['forced-dodge', ['s2', 's4']]);
  });

  test('[ZD-EATK-12] each crit blocks the number on the armour', () => {
    const against = (damage: number, ...evade: (number | 'crit')[]): number[] =>
      lost(
        attacking(
          {
            map: ['##'],
            hunters: [hunter([0, 0], { equipment: { armour: armour({ orange: 2 }, { do: 'block', n: 2 }) } })],
            enemies: watcher([1, 0]),
            dice: { evade },
          },
          box('melee', 1, damage),
        ),
      );

    expect(against(3, 'crit', 0)).toEqual([1]);
    expect(against(4, 'crit', 1)).toEqual([1]);
    expect(against(4, 'crit', 'crit')).toEqual([0]);
  });

  test('[ZD-EATK-13] [ZD-EATK-14] cards are discarded first, then the hunter must move to an adjacent square of its choice', () => {
    const position: Position = {
      map: ['####', '####'],
      hunters: [hunter([0, 0]), hunter([1, 0], { hand: [one, two], draw: [three], recency: 1 })],
      enemies: watcher([1, 0]),
    };

    const stage = attacking(position, box('melee', 0, 2));

    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['pay-damage', 1, ['eatk-card-1', 'eatk-card-2', 'pile']]);
    stage.answer('pay-damage', 'eatk-card-2').answer('pay-damage', 'pile');
    expect(stage.hunter(1)).toMatchObject({ hand: [one], draw: [], discard: [two, three], square: stage.square([1, 0]) });
    expect([stage.asks, stage.askedSeat, stage.offered()]).toEqual([
      'forced-dodge',
      1,
      [
        [0, 0],
        [2, 0],
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    ]);
    expect(stage.options()).not.toContain('pass');
    stage.answer('forced-dodge', [2, 1]);
    expect([stage.asks, stage.hunter(1).square]).toEqual([null, stage.square([2, 1])]);
    expect(stage.types()).toEqual(['hunter-attacked', 'hunter-damaged', 'cards-discarded', 'pile-card-discarded', 'hunter-moved']);
  });

  test('[ZD-R-164] without armour there is no evade roll, all damage is taken and the dodge is made', () => {
    const stage = attacking({ map: ['##'], hunters: [hunter([0, 0])], enemies: watcher([1, 0]) }, box('melee', 1, 3));

    expect(stage.types('dice-rolled', 'hunter-damaged', 'hunter-moved')).toEqual(['hunter-damaged', 'hunter-moved']);
    expect(lost(stage)).toEqual([3]);
  });

  test('[ZD-R-164] without a melee weapon the melee action is not offered', () => {
    const position = (equipment: HunterOn['equipment']): Position => ({
      hunters: [hunter([0, 0], { equipment: { armour: -1, ranged: -1, sidearm: -1, ...equipment } })],
      enemies: watcher([0, 0]),
    });

    const unarmed = given(position({ melee: -1 })).run(takeAction);
    const armed = given(position({})).run(takeAction);

    expect(unarmed.options('take-action')).toEqual(['sprint', 'sneak', 'stop']);
    expect(armed.options('take-action')).toEqual(['sprint', 'sneak', 'melee', 'stop']);
  });
});

describe('Extra effects of enemy attacks', () => {
  const everything: Blow[] = [{ do: 'inflict', condition: 'fire' }, { do: 'push' }, { do: 'aoe', damage: 1, inflict: ['shock'] }];

  test('[ZD-EEFF-1] [ZD-R-84] if all damage is avoided nothing else happens to the target or to others', () => {
    const position: Position = {
      map: ['##'],
      hunters: [hunter([0, 0], { equipment: { armour: armour({ orange: 1 }) }, recency: 1 }), hunter([0, 0])],
      enemies: watcher([1, 0]),
      dice: { evade: [2] },
    };

    const stage = attacking(position, box('melee', 1, 2, ...everything));

    expect(stage.types()).toEqual(['hunter-attacked', 'dice-rolled', 'hunter-moved']);
    expect(stage.state.hunters.map(({ fire, shock, discard }) => [fire, shock, discard])).toEqual([
      [0, 0, []],
      [0, 0, []],
    ]);
  });

  test.each(CONDITIONS)('[ZD-EEFF-2] an attack that does damage gives %s', condition => {
    const stage = attacking(
      { map: ['##'], hunters: [hunter([0, 0])], enemies: watcher([1, 0]) },
      box('melee', 1, 1, { do: 'inflict', condition }),
    );

    expect(stage.hunter(0)).toMatchObject({ fire: 0, freeze: 0, shock: 0, [condition]: 1 });
  });

  test('[ZD-EEFF-3] a push moves the target one square away from the attacker, then the dodge follows', () => {
    const position: Position = { map: ['#####', '#####', '#####'], hunters: [hunter([2, 1])], enemies: watcher([1, 1]) };

    const stage = attacking(position, box('melee', 1, 1, { do: 'push' }));

    expect([stage.asks, stage.offered()]).toEqual([
      'enemy-push',
      [
        [3, 0],
        [3, 1],
        [3, 2],
      ],
    ]);
    stage.answer('enemy-push', [3, 2]);
    expect([stage.asks, stage.offered()]).toEqual([
      'forced-dodge',
      [
        [2, 1],
        [3, 1],
        [4, 1],
        [2, 2],
        [4, 2],
      ],
    ]);
  });

  test('[ZD-EEFF-4] [ZD-R-86] with no square farther off there is no push', () => {
    const position: Position = { map: ['###', '###'], hunters: [hunter([0, 0])], enemies: watcher([1, 1]) };

    const stage = attacking(position, box('melee', 1, 1, { do: 'push' })).answer('forced-dodge', [1, 0]);

    expect(stage.toldOf('hunter-moved')).toMatchObject([{ rule: 'ZD-EATK-14' }]);
  });

  test("[ZD-R-86] from the attacker's own square every adjacent square is away", () => {
    const position: Position = { map: ['####', '####', '####'], hunters: [hunter([1, 1])], enemies: watcher([1, 1]) };

    const stage = attacking(position, box('melee', 0, 1, { do: 'push' }));

    expect([stage.asks, stage.offered()]).toEqual([
      'enemy-push',
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
        [2, 1],
        [0, 2],
        [1, 2],
        [2, 2],
      ],
    ]);
  });

  test('[ZD-EEFF-5] the square is chosen by the next player to activate', () => {
    const position: Position = {
      map: ['####', '####', '####'],
      hunters: [hunter([3, 0]), hunter([3, 0]), hunter([1, 1])],
      enemies: watcher([0, 1]),
    };

    const stage = attacking(position, box('melee', 1, 1, { do: 'push' }));

    expect([stage.asks, stage.askedSeat]).toEqual(['enemy-push', 1]);
    expect(stage.answer('enemy-push', [2, 2]).hunter(2).square).toBe(stage.square([2, 2]));
    expect([stage.asks, stage.askedSeat]).toEqual(['forced-dodge', 2]);
  });

  test('[ZD-R-87] whose turn will be skipped does not choose; whoever stands up next turn does; a lone hunter chooses for itself', () => {
    const position = (...rest: HunterOn[]): Position => ({
      map: ['####', '####', '####'],
      hunters: [hunter([1, 1]), ...rest.map(one => hunter([3, 0], one))],
      enemies: watcher([0, 1]),
    });
    const chooser = (at: Position): number | null => attacking(at, box('melee', 1, 1, { do: 'push' })).askedSeat;

    expect(chooser(position({ isUp: false, skip: 1 }, {}))).toBe(2);
    expect(chooser(position({ isUp: false, skip: 0 }, {}))).toBe(1);
    expect(chooser(position({ isUp: false, skip: 1 }))).toBe(0);
    expect(chooser(position())).toBe(0);
  });

  test('[ZD-EEFF-6] [ZD-EEFF-7] [ZD-R-83] an area hits every other hunter beside the target, who neither rolls nor dodges', () => {
    const plate = armour({ orange: 2 });
    const position: Position = {
      map: ['#####'],
      hunters: [hunter([2, 0], { recency: 1 }), hunter([3, 0], { equipment: { armour: plate } }), hunter([4, 0])],
      enemies: watcher([1, 0]),
    };

    const stage = attacking(position, box('melee', 1, 1, { do: 'aoe', damage: 2 })).answer('forced-dodge', [1, 0]);

    expect(lost(stage)).toEqual([1, 2, 0]);
    expect(stage.types()).toEqual([
      'hunter-attacked',
      'hunter-damaged',
      'pile-card-discarded',
      'hunter-caught',
      'hunter-damaged',
      'pile-card-discarded',
      'pile-card-discarded',
      'hunter-moved',
    ]);
    expect(stage.hunter(1).square).toBe(stage.square([3, 0]));
  });

  test('[ZD-R-168] an area may list conditions and a push, no damage needed; the push is away from the attacker', () => {
    const position: Position = {
      map: ['#####', '#####'],
      hunters: [hunter([1, 0], { recency: 1 }), hunter([2, 0]), hunter([4, 1])],
      enemies: watcher([0, 0]),
      state: { active: 1 },
    };

    const stage = attacking(position, box('melee', 1, 1, { do: 'aoe', inflict: ['freeze', 'shock'], push: true }));

    expect(stage.hunter(1)).toMatchObject({ freeze: 1, shock: 1, discard: [] });
    expect([stage.asks, stage.askedSeat, stage.offered()]).toEqual([
      'enemy-push',
      2,
      [
        [3, 0],
        [3, 1],
      ],
    ]);
    stage.answer('enemy-push', [3, 1]);
    expect(stage.hunter(1).square).toBe(stage.square([3, 1]));
    expect(stage.state.hunters.map(({ freeze, shock }) => [freeze, shock])).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ]);
  });

  test('[ZD-R-78] the order: interrupts, evade and armour, damage, conditions, area, push, dodge', () => {
    const brace = print('action', {
      id: 'eatk-brace',
      name: 'Brace',
      type: 'interrupt',
      when: 'attacked',
      effects: [{ do: 'block', n: 1 }],
    });
    const plate = armour({ orange: 2 }, { do: 'dodge' });
    const position: Position = {
      map: ['######', '######'],
      hunters: [hunter([2, 0], { hand: [brace], recency: 1, equipment: { armour: plate } }), hunter([1, 1])],
      enemies: watcher([1, 0]),
      dice: { evade: ['crit', 0] },
    };

    const stage = attacking(position, box('melee', 1, 2, ...everything));
    stage.answer('play-when-attacked', 'eatk-brace').answer('dodge', [3, 0]).answer('enemy-push', [4, 0]).answer('forced-dodge', [5, 0]);

    expect(stage.types()).toEqual([
      'hunter-attacked',
      'card-played',
      'card-done',
      'dice-rolled',
      'hunter-moved',
      'hunter-damaged',
      'pile-card-discarded',
      'hunter-suffers',
      'hunter-caught',
      'hunter-damaged',
      'pile-card-discarded',
      'hunter-suffers',
      'hunter-moved',
      'hunter-moved',
    ]);
    // The armour's dodge took the target to (3,0), but the area is around the square where it was attacked.
    expect(stage.state.hunters.map(({ fire, shock, discard }) => [fire, shock, discard.length])).toEqual([
      [1, 0, 2],
      [0, 1, 1],
    ]);
    expect(stage.toldOf('hunter-moved').map(event => [event.rule, event.square])).toEqual([
      ['ZD-EATK-11', stage.square([3, 0])],
      ['ZD-EEFF-3', stage.square([4, 0])],
      ['ZD-EATK-14', stage.square([5, 0])],
    ]);
  });

  test('[ZD-R-78] a target that faints is spared conditions, push and dodge; the area still hits the others', () => {
    const position: Position = {
      map: ['######'],
      hunters: [hunter([2, 0], { draw: [one], recency: 1 }), hunter([3, 0])],
      enemies: watcher([1, 0]),
    };

    const stage = attacking(position, box('melee', 1, 2, ...everything));

    expect(stage.asks).toBeNull();
    expect(stage.hunter(0)).toMatchObject({ isUp: false, faints: 1, fire: 0, square: stage.square([2, 0]), discard: [one] });
    expect(stage.hunter(1)).toMatchObject({ isUp: true, shock: 1 });
    expect(lost(stage)).toEqual([1, 1]);
  });

  test('[ZD-R-79] [ZD-R-80] a ruin is used by the first attack on a hunter there, which is wholly ignored', () => {
    const position: Position = {
      map: ['####'],
      hunters: [hunter([2, 0], { equipment: { armour: armour({ orange: 2 }) } })],
      ruins: [
        [2, 0],
        [3, 0],
      ],
      enemies: watcher([1, 0]),
    };

    const stage = attacking(position, box('melee', 1, 3, ...everything));

    expect(stage.asks).toBeNull();
    expect(stage.types()).toEqual(['hunter-attacked', 'ruin-used']);
    expect(stage.state.ruins).toEqual([stage.square([3, 0])]);
    expect(stage.hunter(0)).toMatchObject({ square: stage.square([2, 0]), discard: [], fire: 0 });
  });

  test('[ZD-R-81] of two hunters in one ruin a pulse spares the first in turn order only', () => {
    const position: Position = {
      map: ['####'],
      hunters: [hunter([2, 0]), hunter([2, 0])],
      ruins: [[2, 0]],
      enemies: watcher([1, 0]),
      state: { active: 1 },
    };

    const stage = attacking(position, box('pulse', 1, 1)).answer('forced-dodge', [1, 0]);

    expect(attacked(stage)).toEqual([1, 0]);
    expect(lost(stage)).toEqual([1, 0]);
  });

  test('[ZD-R-81] the targets of a pulse are fixed when it begins', () => {
    const position: Position = { map: ['####'], hunters: [hunter([0, 0]), hunter([1, 0])], enemies: watcher([0, 0]) };

    // The first attack pushes the second hunter out of range: it is attacked all the same.
    const stage = attacking(position, box('pulse', 1, 1, { do: 'aoe', push: true })).answer('forced-dodge', [1, 0]);

    expect(stage.toldOf('hunter-moved')[0]).toMatchObject({ seat: 1, square: stage.square([2, 0]) });
    expect(attacked(stage)).toEqual([0, 1]);
  });

  test('[ZD-R-82] a ruin does not stop what an area does', () => {
    const position: Position = {
      map: ['####'],
      hunters: [hunter([2, 0], { recency: 1 }), hunter([3, 0])],
      ruins: [[3, 0]],
      enemies: watcher([1, 0]),
    };

    const stage = attacking(position, box('melee', 1, 1, { do: 'aoe', damage: 2 })).answer('forced-dodge', [1, 0]);

    expect(lost(stage)).toEqual([1, 2]);
    expect(stage.state.ruins).toEqual([stage.square([3, 0])]);
  });

  test('[ZD-R-88] a dodge by armour does not replace the forced one, and the attack counts though its range is left', () => {
    const position: Position = {
      map: ['######'],
      hunters: [hunter([1, 0], { equipment: { armour: armour({ orange: 1 }, { do: 'dodge' }) } })],
      enemies: watcher([0, 0]),
      dice: { evade: ['crit'] },
    };

    const stage = attacking(position, box('melee', 1, 2))
      .answer('dodge', [2, 0])
      .answer('forced-dodge', [3, 0]);

    expect(lost(stage)).toEqual([2]);
    expect(stage.hunter(0).square).toBe(stage.square([3, 0]));
  });

  test('[ZD-R-89] who is immune to a condition takes the damage all the same', () => {
    const immune = print('trait', {
      id: 'eatk-immune',
      name: 'Immune',
      kind: 'trait',
      always: [{ do: 'immune', condition: 'fire' }],
    });
    const position: Position = { map: ['##'], hunters: [hunter([0, 0], { traits: [immune] })], enemies: watcher([1, 0]) };

    const stage = attacking(position, box('melee', 1, 2, { do: 'inflict', condition: 'fire' }, { do: 'inflict', condition: 'shock' }));

    expect(stage.hunter(0)).toMatchObject({ fire: 0, shock: 1 });
    expect(lost(stage)).toEqual([2]);
  });

  test('[ZD-R-90] Freeze goes with the first evade, even if no crit shows; a ruin keeps it', () => {
    const position: Position = {
      map: ['##'],
      hunters: [hunter([0, 0], { freeze: 1, equipment: { armour: armour({ orange: 1 }, { do: 'block', n: 9 }) } })],
      enemies: watcher([1, 0]),
    };

    const rolled = attacking({ ...position, dice: { evade: [1] } }, box('melee', 1, 2));
    const crit = attacking({ ...position, dice: { evade: ['crit'] } }, box('melee', 1, 2));
    const spared = attacking({ ...position, ruins: [[0, 0]] }, box('melee', 1, 2));

    expect([rolled, crit, spared].map(stage => [stage.hunter(0).freeze, ...lost(stage)])).toEqual([
      [0, 1],
      [0, 2],
      [1, 0],
    ]);
  });
});
