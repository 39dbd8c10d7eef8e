import { expect, test } from 'vitest';
import { around } from '../places.ts';
import { OPEN } from '../state.ts';
import { hexOn, ONE_SON, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { endsAfter, moveEnemy, numberTaken } from './enemy-moves.ts';

/** The first enemy of a position has moved in Preparation. */
const moved = (position: Position): SunRehearsal =>
  trek({ step: 'enemies-move', phase: 'preparation', day: 2, active: -1, ...position, state: { toMove: [0] } }).untilScene('refresh');
const ANIMAL = { type: 'animal' } as const;

test('[US-EMOVE-1] [US-EMOVE-2] [US-PREP-5] an enemy beside an exposed character stays, others roll', () => {
  const r = trek({
    step: 'clean-up',
    phase: 'night',
    characters: [{ at: 'n' }, {}],
    enemies: [{ at: 'n' }, { at: 's s' }],
    dice: { direction: [7] },
  }).untilScene('refresh');
  expect(r.toldOf('numbers-rolled').map(one => one.enemy)).toEqual([1]);
});

test('[US-EMOVE-3] [US-DEATH-8] beside somebody in stealth, or a body, it rolls', () => {
  const r = trek({
    step: 'clean-up',
    phase: 'night',
    characters: [{ at: 'n', isStealthy: true }, { at: 's', hp: 0, diedIn: 2 }, {}],
    enemies: [{ at: 'n' }, { at: 's' }],
    dice: { direction: [7, 7] },
  }).untilScene('refresh');
  expect(r.toldOf('numbers-rolled').map(one => one.enemy)).toEqual([0, 1]);
});

test('[US-R-56] the oldest moves first', () => {
  const r = trek({
    step: 'clean-up',
    phase: 'night',
    enemies: [
      { at: 'n', id: 5 },
      { at: 's', id: 2 },
    ],
    dice: { direction: [7, 7] },
  }).untilScene('refresh');
  expect(r.toldOf('numbers-rolled').map(one => one.enemy)).toEqual([2, 5]);
});

test('[US-EMOVE-4] [US-R-19] [US-COMP-6] 1 to 6 are directions, clockwise from the north', () => {
  for (const [i, way] of ['n', 'ne', 'se', 's', 'sw', 'nw'].entries()) {
    const r = moved({ enemies: [{ at: 's s s' }], dice: { direction: [i + 1] } });
    expect(r.enemy(0).hex).toBe(hexOn(`s s s ${way}`));
  }
});

test('[US-EMOVE-5] on a 7 it stays', () => {
  const r = moved({ enemies: [{ at: 's s' }], dice: { direction: [7] } });
  expect([r.enemy(0).hex, r.toldOf('enemy-stayed')[0]!.why]).toEqual([hexOn('s s'), 'seven']);
});

test('[US-EMOVE-6] [US-R-57] on an 8 it comes nearer; the starting player chooses between equal steps', () => {
  const straight = moved({ characters: [{}], enemies: [{ at: 's s s' }], dice: { direction: [8] } });
  expect(straight.enemy(0).hex).toBe(hexOn('s s'));
  const bent = trek({ characters: [{}, { at: 'n n n n' }], starter: 1, enemies: [{ at: 's se' }], dice: { direction: [8] } }).run(table =>
    moveEnemy(table, 0, 'd8'),
  );
  bent
    .only(
      'first-step',
      [hexOn('se'), hexOn('s')].map(hex => `hex-${hex}`),
      1,
    )
    .answer('first-step', `hex-${hexOn('se')}`);
  expect(bent.enemy(0).hex).toBe(hexOn('se'));
});

test('[US-EMOVE-6] without an exposed character it stays', () => {
  const r = moved({ characters: [{ isStealthy: true }], enemies: [{ at: 's s' }], dice: { direction: [8] } });
  expect([r.enemy(0).hex, r.toldOf('enemy-stayed')[0]!.why]).toEqual([hexOn('s s'), 'nobody']);
});

test('[US-EMOVE-7] [US-R-58] equally near: whoever rolls fewest, and ties roll again', () => {
  const r = moved({
    characters: [{ at: 'n' }, { at: 's s s' }],
    tiles: [{ at: 'haven', is: 'new-haven' }],
    enemies: [{ at: 's' }],
    dice: {
      direction: [8],
      tie: [
        [1, 0],
        [0, 1],
        [2, 1],
        [0, 0],
      ],
    },
  });
  expect(r.toldOf('tie-rolled').map(one => one.successes)).toEqual([
    [1, 1],
    [3, 0],
  ]);
  expect(r.enemy(0).hex).toBe(hexOn('s s'));
});

test('[US-EMOVE-8] [US-EMOVE-9] [US-R-60] where no tile lies, one is laid face down, with nothing on it', () => {
  const r = moved({ enemies: [{ at: 'n' }], stack: ['salt-table', 'tin-cup-flats'], dice: { direction: [1] } });
  expect([r.state.stack.length, r.enemy(0).hex]).toEqual([1, hexOn('n n')]);
  expect(r.tile('n n')).toMatchObject({ card: -1, source: 0, symbols: [], hasEvent: false, containers: [] });
  expect([r.goodsAt('n n'), r.tile('n n').down.length]).toEqual([{}, 1]);
});

test('[US-EMOVE-11] with an empty stack the blank positions are the edge', () => {
  const r = moved({ enemies: [{ at: 'n' }], stack: [], dice: { direction: [1] } });
  expect([r.enemy(0).hex, r.toldOf('enemy-stayed')[0]!.why]).toEqual([hexOn('n'), 'edge']);
});

test('[US-FIRE-4] [US-EMOVE-11] [US-R-59] an Animal never goes where a fire burns; others do', () => {
  const tiles = [{ at: 'n', fire: 'campfire' }] as const;
  const animal = moved({ tiles, enemies: [{ at: 'n n', is: ANIMAL }], dice: { direction: [4] } });
  expect([animal.enemy(0).hex, animal.toldOf('enemy-stayed')[0]!.why]).toEqual([hexOn('n n'), 'fire']);
  const human = moved({ tiles, enemies: [{ at: 'n n' }], dice: { direction: [4] } });
  expect(human.enemy(0).hex).toBe(hexOn('n'));
});

test('[US-R-59] on an 8 a step without fire is taken if it is as short', () => {
  const goes = (fire: string): number =>
    moved({
      characters: [{}],
      tiles: [{ at: fire, fire: 'pit' }],
      enemies: [{ at: 's se', is: ANIMAL }],
      dice: { direction: [8] },
    }).enemy(0).hex;
  expect([goes('s'), goes('se')]).toEqual([hexOn('se'), hexOn('s')]);
});

test('[US-EMOVE-12] [US-STEALTH-10] an enemy that arrives fights nobody and sees nobody', () => {
  const r = moved({ characters: [{ at: 'n' }, { at: 's', isStealthy: true }], enemies: [{ at: 'n n' }], dice: { direction: [4] } });
  expect([r.enemy(0).hex, r.types('round-begun', 'exposed')]).toEqual([hexOn('n'), []]);
});

test('[US-ENEMY-10] [US-R-25] whoever walks off leaves its symbol open', () => {
  const r = moved({ tiles: [{ at: 'n', is: { enemies: 1 } }], enemies: [{ at: 'n', symbol: 0 }], dice: { direction: [1] } });
  expect([r.tile('n').symbols, r.enemy(0).symbol]).toEqual([[OPEN], -1]);
});

test('[US-R-61] a Son of Liberty does not hunt their own, and stays beside them', () => {
  const r = moved({
    ...ONE_SON,
    characters: [{ at: 's', isRevealed: true }, { at: 'n n n' }],
    enemies: [{ at: 's s', is: { isSol: true } }],
    dice: { direction: [8] },
  });
  expect(r.enemy(0).hex).toBe(hexOn('s'));
  const beside = trek({
    ...ONE_SON,
    step: 'clean-up',
    phase: 'night',
    characters: [{ at: 's', isRevealed: true }, {}],
    enemies: [{ at: 's', is: { isSol: true } }],
  }).untilScene('refresh');
  expect(beside.types('numbers-rolled')).toEqual([]);
});

test('[US-EMOVE-4] the slow stay on a 6, those who scout go where they are nearer, those who stay do not roll', () => {
  const slow = moved({ enemies: [{ at: 's s', is: { traits: { isSlow: true } } }], dice: { direction: [6] } });
  expect(slow.toldOf('enemy-stayed')[0]!.why).toBe('seven');
  const scout = moved({ characters: [{}], enemies: [{ at: 's s', is: { traits: { scouts: true } } }], dice: { direction: [[4, 1]] } });
  expect(scout.enemy(0).hex).toBe(hexOn('s'));
  const first = moved({ characters: [{}], enemies: [{ at: 's s', is: { traits: { scouts: true } } }], dice: { direction: [[8, 1]] } });
  expect(first.enemy(0).hex).toBe(hexOn('s'));
  const still = trek({ step: 'clean-up', phase: 'night', enemies: [{ at: 's s', is: { stays: true } }] }).untilScene('refresh');
  expect(still.types('numbers-rolled')).toEqual([]);
});

test('[US-EMOVE-4] [US-EMOVE-6] for one that scouts an 8 counts as one tile nearer: it goes before whatever leaves it as far, or further', () => {
  const goes = (...rolled: number[]): SunRehearsal =>
    moved({ characters: [{}], enemies: [{ at: 's s', is: { traits: { scouts: true } } }], dice: { direction: [rolled] } });
  for (const other of [7, 2, 4])
    expect([goes(other, 8), goes(8, other)].map(r => [r.enemy(0).hex, r.toldOf('enemy-moved').map(one => one.why)])).toEqual([
      [hexOn('s'), ['d8']],
      [hexOn('s'), ['d8']],
    ]);
});

test('[US-R-100] an Animal that steps on a trap destroys it', () => {
  const position = { tiles: [{ at: 'n', hasTrap: true }], enemies: [{ at: 'n n', is: ANIMAL }] } as const;
  const r = moved({ ...position, dice: { direction: [4] } });
  expect([r.tile('n').trap, r.types('trap-destroyed', 'trap-rolled')]).toEqual([-1, ['trap-destroyed']]);
});

test('[US-EMOVE-10] card texts move them by the same rules', () => {
  const nearer = trek({ characters: [{}], enemies: [{ at: 's s s' }] }).run(table => moveEnemy(table, 0, 'nearer'));
  expect(nearer.enemy(0).hex).toBe(hexOn('s s'));
  const home = trek({ characters: [{ at: 's s s s' }], enemies: [{ at: 's s' }] }).run(table => moveEnemy(table, 0, 'haven'));
  expect(home.enemy(0).hex).toBe(hexOn('s'));
  const here = trek({ enemies: [{ at: 's s' }] }).run(table => moveEnemy(table, 0, 'here', hexOn('s s s s')));
  expect(here.enemy(0).hex).toBe(hexOn('s s s'));
  const held = trek({ characters: [{ at: 's s' }, {}], enemies: [{ at: 's s' }] }).run(table => moveEnemy(table, 0, 'haven'));
  expect(held.enemy(0).hex).toBe(hexOn('s s'));
});

test('[US-EMOVE-10] whoever flees goes one tile away, also from somebody beside it', () => {
  const r = trek({ characters: [{ at: 's' }, {}], enemies: [{ at: 's' }] }).run(table => moveEnemy(table, 0, 'away', hexOn('s')));
  expect(r.options('first-step')).toEqual(around(hexOn('s')).map(hex => `hex-${hex}`));
  r.answer('first-step', `hex-${hexOn('s s')}`);
  expect(r.toldOf('enemy-moved')[0]).toMatchObject({ to: hexOn('s s'), why: 'flees' });
});
test('[US-EMOVE-10] one that stays where it is goes nowhere, whatever a text says; nor does one that is gone', () => {
  for (const way of ['away', 'nearer', 'haven', 'here', 'd8'] as const) {
    const r = trek({ characters: [{}, {}], enemies: [{ at: 'n n', is: { stays: true } }] });
    r.run(table => moveEnemy(table, 7, way)).run(table => moveEnemy(table, 0, way));
    expect([way, r.asks, r.enemy(0).hex, r.types()]).toEqual([way, null, hexOn('n n'), []]);
  }
});
test('[US-EMOVE-10] called to where it is, it stays without a word', () => {
  const r = trek({ characters: [{ at: 's' }, { at: 's' }], enemies: [{ at: 'n' }] }).run(table => moveEnemy(table, 0, 'here', hexOn('n')));
  expect([r.enemy(0).hex, r.types()]).toEqual([hexOn('n'), []]);
});
test('[US-R-59] [US-EMOVE-11] with every step barred it stays, and says why', () => {
  const r = trek({ characters: [{ at: 's' }, { at: 's' }], enemies: [{ at: 'n' }], stack: [] });
  r.run(table => moveEnemy(table, 0, 'away', hexOn('s')));
  expect([r.asks, r.enemy(0).hex, r.toldOf('enemy-stayed').map(one => one.why)]).toEqual([null, hexOn('n'), ['edge']]);
});
test('[US-R-100] nobody but an Animal springs a trap', () => {
  const r = moved({ tiles: [{ at: 'n', hasTrap: true }], enemies: [{ at: 'n n' }], dice: { direction: [4], trap: [0] }, spare: ['trap'] });
  expect([r.enemy(0).hex, r.tile('n').trap >= 0, r.types('trap-destroyed')]).toEqual([hexOn('n'), true, []]);
});

test('[US-EMOVE-4] [US-EMOVE-10] it is told whether the die or a text moved it', () => {
  const [tiles, enemies, stack] = [[{ at: 'n' }], [{ at: 'n n' }], []];
  const byText = trek({ tiles, enemies, stack }).read([{ do: 'move-enemies', way: 'haven' }]);
  const byDie = moved({ tiles, enemies, stack, dice: { direction: [4] } });
  expect([byText, byDie].map(r => r.toldOf('enemy-moved').map(({ rule, why }) => [rule, why]))).toEqual([
    [['US-EMOVE-10', 'text']],
    [['US-EMOVE-4', 'd8']],
  ]);
});

test('[US-EMOVE-10] nearer is to the next character, home is to New Haven, whatever else is named', () => {
  const at = (way: 'nearer' | 'haven'): number => {
    const r = trek({ characters: [{ at: 'n n n' }, { at: 's s s' }], enemies: [{ at: 'n n' }], tiles: [{ at: 'n' }] });
    r.run(table => moveEnemy(table, 0, way, hexOn('n n n')));
    return r.enemy(0).hex;
  };
  expect([at('nearer'), at('haven')]).toEqual([hexOn('n n n'), hexOn('n')]);
});
test('[US-EMOVE-5] [US-EMOVE-6] where each number can lead: its own tile, one step, or towards the next', () => {
  const { state } = trek({ characters: [{ at: 'n' }, { at: 's s s' }], enemies: [{ at: 'n n' }], stack: [{}] });
  const [enemy] = state.enemies;
  expect([endsAfter(state, enemy!, 7), endsAfter(state, enemy!, 1), endsAfter(state, enemy!, 8)]).toEqual([
    [hexOn('n n')],
    [hexOn('n n n')],
    [hexOn('n')],
  ]);
  const dead = trek({ characters: [{ diedIn: 1 }, { diedIn: 1 }], enemies: [{ at: 'n n' }], toPlay: [] }).state;
  expect(endsAfter(dead, dead.enemies[0]!, 8)).toEqual([hexOn('n n')]);
});
test('[US-EMOVE-4] whoever is slow stays at a six, and goes at any other number', () => {
  const { state } = trek({ characters: [{ at: 'n' }, { at: 's s s' }], enemies: [{ at: 'n n', is: { traits: { isSlow: true } } }] });
  expect([6, 3, 1].map(n => numberTaken(state, state.enemies[0]!, [n]))).toEqual([7, 3, 1]);
});
