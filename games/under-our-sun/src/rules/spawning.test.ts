import { expect, test } from 'vitest';
import { ENEMY_NUMBERS, enemyCard } from '../content/box.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import { BLOCKED, OPEN } from '../state.ts';
import { armed, brawl, enemyRolls, faces } from '../testing/fights.ts';
import { hexOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { spawnSymbols } from './stealth.ts';

const north = hexOn('n');
const ida = { is: 'ida', karma: 0, water: 4 } as const;
const thief = { onMeeting: [{ do: 'lose-water', n: 1 }] } as const;
/** Ida goes to a tile with symbols. */
const enter = (more: Partial<Position>, enemies = 1): SunRehearsal =>
  trek({ characters: [ida, { is: 'wren', karma: 0 }], tiles: [{ at: 'n', is: { enemies } }], ...more })
    .play()
    .answer('act', `move-${north}`);

test('[US-ENEMY-1] every enemy is an Animal, a Human or Mutated; Sons of Liberty carry a tag besides', () => {
  for (const card of ENEMY_NUMBERS) expect(ENEMY_TYPES).toContain(enemyCard(card).type);
  expect(new Set(ENEMY_NUMBERS.map(card => enemyCard(card)).flatMap(one => (one.isSol ? [one.type] : [])))).toEqual(new Set(['human']));
});
test('[US-ENEMY-3] the top card of the deck stands on the tile', () => {
  const r = brawl([{}], [], { tiles: [{ at: 'n', is: { enemies: 1 } }], enemyDeck: [{ id: 'top' }, { id: 'under' }] });
  const [top, under] = r.state.enemyDeck;
  expect(spawnSymbols(r.table, north)).toEqual([0]);
  expect([r.enemy(0).card, r.enemy(0).hex, r.state.enemyDeck]).toEqual([top, north, [under]]);
});
test('[US-ENEMY-5] its text is done when it is met, before the fight, and once', () => {
  const r = enter({ enemyDeck: [thief], dice: { attack: faces('00'), enemy: faces('0') } });
  expect([r.asks, r.character(0).water, r.enemy(0).isMet]).toEqual(['fight', 3, true]);
  r.answer('fight', 'attack-enemy-0');
  expect(r.toldOf('met')).toHaveLength(1);
});
test('[US-ENEMY-5] [US-R-121] after Recon not before one is first exposed to it; it has taken its symbol', () => {
  const r = brawl([{ isStealthy: true, water: 4 }], [], { tiles: [{ at: 'n', is: { enemies: 1 } }], enemyDeck: [thief] });
  r.play().answer('act', 'recon');
  expect([r.character(0).water, r.tile('n').symbols, r.character(0).isStealthy, r.character(0).ap]).toEqual([4, [0], true, 5]);
});
test('[US-R-121] a failed check, an Attack and a Sneak attack expose one to it', () => {
  const water = (action: string, test: string, more: object): number => {
    const r = brawl([{ isStealthy: true, water: 4, hp: 5, goods: { food: 1 } }], [{ is: { ...thief, hp: 9 }, isMet: false, symbol: 0 }], {
      tiles: [{ at: 'n', is: { enemies: 1 } }],
      dice: { ...(test ? { test: faces(test) } : {}), ...more },
    });
    r.play().answer('act', action);
    if (r.asks === 'fight') r.answer('fight', 'attack-enemy-0');
    return r.character(0).water;
  };
  const round = { attack: faces('00'), enemy: faces('0') };
  expect(water('eat', '00', round)).toBe(3);
  expect(water('attack-enemy-0', '', round)).toBe(3);
  expect(water('sneak-attack-enemy-0', '10', { attack: faces('00') })).toBe(3);
  expect(water('eat', '10', {})).toBe(4);
});
test('[US-R-121] stealth by a removed marker allows Recon as well', () => {
  const r = brawl([{ isStealthy: true }], [], { tiles: [{ at: 'n', is: { enemies: 1 } }] });
  expect(r.play().options()).toContain('recon');
});
test('[US-ENEMY-7] damage stays from round to round and from day to day', () => {
  const r = brawl([{}], [{ ...armed('1Y', { hp: 9 }), at: 's s' }], {
    phase: 'night',
    step: 'last-chance',
    active: -1,
    toPlay: [],
    dice: { direction: [7] },
  });
  Object.assign(r.enemy(0), { damage: 1 });
  r.untilScene('begin-phase');
  expect([r.state.day, r.enemy(0).damage]).toEqual([2, 1]);
});
test('[US-ENEMY-9] a blocked symbol brings nobody', () => {
  const r = enter({ tiles: [{ at: 'n', is: { enemies: 1 }, symbols: [BLOCKED] }] });
  expect([r.state.enemies, r.asks]).toEqual([[], 'act']);
});
test('[US-ENEMY-10] [US-R-25] while its enemy stands there a symbol brings no second one; once it has left it does', () => {
  const held = enter({ enemies: [{ at: 'n', symbol: 0 }], enemyDeck: [{}], dice: { attack: faces('00'), enemy: faces('0') } });
  expect([held.state.enemies.length, held.asks]).toEqual([1, 'fight']);
  held.answer('fight', 'attack-enemy-0');
  const left = enter({ enemies: [{ at: 'n n' }], enemyDeck: [{}], dice: { attack: faces('00'), enemy: faces('0') } });
  expect(left.state.enemies.map(one => one.hex)).toEqual([hexOn('n n'), north]);
  left.answer('fight', 'attack-enemy-1');
});
test('[US-ENEMY-11] several symbols bring one enemy each', () => {
  const r = enter({ enemyDeck: [{}, {}, {}], dice: { attack: faces('00'), enemy: faces('0 0') } }, 2);
  expect([r.state.enemies.length, r.state.enemyDeck.length, r.tile('n').symbols]).toEqual([2, 1, [0, 1]]);
  r.answer('fight', 'attack-enemy-0');
  expect(enemyRolls(r)).toHaveLength(2);
});
test('[US-R-25] whoever dies away from home leaves no marker anywhere', () => {
  const r = brawl([{}], [armed('1Y', { hp: 1 })], {
    tiles: [
      { at: 'n', is: { enemies: 1 } },
      { at: 'n n', is: { enemies: 1 } },
    ],
    dice: { attack: faces('10'), enemy: faces('0') },
  });
  r.play().answer('act', 'attack-enemy-0');
  expect([r.tile('n').symbols, r.tile('n n').symbols, r.tile('n').bodies.length]).toEqual([[OPEN], [OPEN], 1]);
});
test('[US-R-26] a stranger on an open symbol: entering meets it, and one more comes', () => {
  const r = enter({ enemies: [{ at: 'n' }], enemyDeck: [{}], dice: { attack: faces('00'), enemy: faces('0 0') } });
  r.answer('fight', 'attack-enemy-0');
  expect(enemyRolls(r)).toEqual(['e0 counterattack c0', 'e1 counterattack c0']);
});
test('[US-R-122] an open symbol under somebody exposed brings nobody until somebody enters or fails a check', () => {
  const r = brawl([{ hp: 5, goods: { food: 1 } }], [], { tiles: [{ at: 'n', is: { enemies: 1 } }], enemyDeck: [{}] });
  r.play().answer('act', 'eat');
  expect([r.state.enemies, r.asks]).toEqual([[], 'act']);
});
test('[US-R-69] an event that waited is drawn when the last enemy falls, by whoever acts', () => {
  const r = brawl([{}, {}], [armed('1Y', { hp: 1 })], {
    tiles: [{ at: 'n', hasEvent: true }],
    events: [{}],
    dice: { attack: faces('10'), enemy: faces('0') },
  });
  r.play().answer('act', 'attack-enemy-0');
  expect([r.toldOf('event-drawn').map(one => one.who), r.types('enemy-defeated', 'event-drawn')]).toEqual([
    [0],
    ['enemy-defeated', 'event-drawn'],
  ]);
});
test('[US-R-69] or when it leaves the tile: then by whoever is there', () => {
  const r = brawl([{ items: ['bow.1'] }, { at: 'n n' }], [{ at: 'n n' }], {
    tiles: [{ at: 'n n', hasEvent: true }],
    events: [{}],
    dice: { attack: faces('000'), enemy: faces('1') },
  });
  r.play().answer('act', 'shoot-enemy-0-with-bow.1').answer('join', 'pass');
  expect(r.toldOf('event-drawn').map(one => one.who)).toEqual([1]);
});
test('[US-R-69] if whoever acted has fallen, by the next one there', () => {
  const r = brawl([{ hp: 1 }, {}], [armed('1Y', { hp: 1 })], {
    tiles: [{ at: 'n', hasEvent: true }],
    events: [{}],
    dice: { attack: faces('100'), enemy: faces('1') },
  });
  r.play().answer('act', 'attack-enemy-0');
  expect(r.toldOf('event-drawn').map(one => one.who)).toEqual([1]);
});
test('[US-R-50] [US-ENEMY-2] what a wounded boss does it does also when whoever wounded it falls in the same round', () => {
  const stages = [{ from: 1, name: 'hurt', melee: { day: '1Y', night: '1Y' }, onStage: [{ do: 'spawn' }] }] as const;
  const r = trek({
    characters: [{ at: 'n', hp: 1, karma: 0 }, {}],
    enemies: [{ at: 'n', is: { hp: 3, stages } }],
    enemyDeck: [{}],
    dice: { attack: [[1, 0, 0]], enemy: [[1]] },
  });
  r.act('attack-enemy-0');
  expect([r.character(0).diedIn, r.enemy(0).stage, r.enemy(1).hex]).toEqual([1, 1, hexOn('n')]);
});
test('[US-ENEMY-2] a boss has the stage that its wounds have reached, and none once it has fallen', () => {
  const stages = [
    { from: 1, name: 'hurt', melee: { day: '1Y', night: '1Y' } },
    { from: 3, name: 'mad', melee: { day: '1Y', night: '1Y' }, onStage: [{ do: 'spawn' }] },
  ] as const;
  const after = (hits: string, hp: number) => {
    const r = brawl([{}], [{ is: { hp, stages } }], { merchants: [{}], enemyDeck: [{}], dice: { attack: faces(hits), enemy: faces('0') } });
    r.play().answer('act', 'attack-enemy-0');
    return [r.state.enemies.map(one => one.stage), r.types('spawned').length];
  };
  expect([after('10', 9), after('21', 9), after('21', 3)]).toEqual([
    [[1], 0],
    [[2, 0], 1],
    [[], 0],
  ]);
});
test('[US-ENEMY-8] whoever only a mission brings does not come under the deck', () => {
  const used = (isOfMission: boolean): number =>
    brawl([{}], [{ is: { hp: 1, ...(isOfMission && { isOfMission }) } }], { dice: { attack: faces('10'), enemy: faces('0') } })
      .play()
      .answer('act', 'attack-enemy-0').state.enemiesUsed.length;
  expect([used(false), used(true)]).toEqual([1, 0]);
});
