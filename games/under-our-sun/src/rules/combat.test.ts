import { expect, test } from 'vitest';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import { foeDice } from '../questions.ts';
import { BLOCKED, OPEN } from '../state.ts';
import { armed, brawl, diceRolled, enemyRolls, faces, rolls, rounds } from '../testing/fights.ts';
import { hexOn, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { combatRound, initialRound, provoke } from './combat.ts';

const north = hexOn('n');
/** Ida stands on New Haven, and an enemy north of it. */
const goNorth = (position: Parameters<typeof trek>[0]): SunRehearsal =>
  trek({ enemies: [{ at: 'n' }], ...position })
    .play()
    .answer('act', `move-${north}`);
const ida = { is: 'ida', karma: 0 } as const;
const wren = { is: 'wren', karma: 0 } as const;

test('[US-INIT-1] [US-INIT-2] [US-INIT-7] moving in openly: a free Attack or Dodge, then the enemy; the turn ends without AP', () => {
  const r = goNorth({
    characters: [{ ...ida, ap: 2 }, wren],
    tiles: [{ at: 'n', is: { value: 2 } }],
    dice: { attack: faces('10'), enemy: faces('1') },
  });
  r.only('fight', ['attack-enemy-0', 'dodge']);
  expect(r.character(0).ap).toBe(0);
  r.answer('fight', 'attack-enemy-0');
  expect([rolls(r), r.enemy(0).damage, r.character(0).hp]).toEqual([['c0 melee', 'e0 counterattack c0'], 1, 6]);
  expect([r.toldOf('round-begun')[0]!.isInitial, r.types('turn-ended')]).toEqual([true, ['turn-ended']]);
});
test('[US-INIT-3] [US-R-35] nothing happens on arrival where somebody else stands, unseen or not', () => {
  for (const isStealthy of [false, true]) {
    const r = goNorth({ characters: [ida, { ...wren, at: 'n', isStealthy }] });
    expect([r.asks, rounds(r)]).toEqual(['act', 0]);
  }
});
test('[US-INIT-4] [US-ENEMY-4] [US-ENEMY-3] an open symbol brings an enemy and a round, whoever is there; for the movement value', () => {
  const r = goNorth({
    characters: [ida, { ...wren, at: 'n' }],
    tiles: [{ at: 'n', is: { enemies: 1 } }],
    enemies: [],
    enemyDeck: [{ id: 'newcomer' }, { id: 'next' }],
    dice: { attack: faces('00'), enemy: faces('0') },
  });
  expect([r.state.enemyDeck.length, r.enemy(0).hex, r.tile('n').symbols, r.character(0).ap]).toEqual([1, north, [0], 5]);
  r.answer('fight', 'attack-enemy-0').answer('join', 'pass');
  expect(rolls(r)).toEqual(['c0 melee', 'e0 counterattack c0']);
});
test('[US-INIT-4] a failed stealth check activates a symbol as well', () => {
  const r = trek({
    characters: [{ ...ida, at: 'n', isStealthy: true, goods: { food: 1 }, hp: 5 }, wren],
    tiles: [{ at: 'n', is: { enemies: 1 } }],
    enemyDeck: [{}],
    dice: {
      test: faces('00 10'),
      enemy: faces('0'),
    },
  });
  r.play().answer('act', 'eat').answer('fight', 'dodge');
  expect([rolls(r), r.tile('n').symbols, r.character(0).hp]).toEqual([['c0 check', 'c0 dodge', 'e0 counterattack c0'], [0], 6]);
});
test('[US-INIT-5] [US-R-116] a text starts a fight, also against somebody unseen, with all who are there; symbols bring nobody', () => {
  const r = brawl([{ isStealthy: true }], [{}], {
    tiles: [{ at: 'n', is: { enemies: 1 } }],
    enemyDeck: [{ type: 'human' }],
    dice: { attack: faces('00'), enemy: faces('0 0') },
  });
  r.run(table => applyEffects(table, [{ do: 'spawn', then: 'fight' }], newOccasion({ who: 0 })));
  expect([r.character(0).isStealthy, r.tile('n').symbols]).toEqual([false, [OPEN]]);
  r.answer('fight', 'attack-enemy-1');
  expect(enemyRolls(r)).toEqual(['e0 counterattack c0', 'e1 counterattack c0']);
});
test('[US-INIT-6] sneaking in with success: no card is drawn, nobody rolls', () => {
  const r = trek({
    characters: [ida, wren],
    tiles: [{ at: 'n', is: { enemies: 1 } }],
    enemies: [{ at: 'n' }],
    dice: { test: faces('10') },
  });
  r.play().answer('act', `sneak-${north}`);
  expect([r.character(0).isStealthy, r.state.enemies.length, enemyRolls(r), r.asks]).toEqual([true, 1, [], 'act']);
});
test('[US-INIT-7] [US-R-37] two enemies and no joiner: both roll; a joiner pays and shares them', () => {
  const alone = brawl([{}], [{}, {}], { dice: { attack: faces('00'), enemy: faces('0 0') } });
  alone.run(table => initialRound(table, 0)).answer('fight', 'attack-enemy-0');
  expect(rolls(alone)).toEqual(['c0 melee', 'e0 counterattack c0', 'e1 counterattack c0']);
  const r = brawl([{}, {}], [{}, {}], {
    dice: {
      attack: faces('00 00'),
      enemy: faces('0 0'),
    },
  });
  r.run(table => initialRound(table, 0))
    .answer('fight', 'attack-enemy-1')
    .answer('join', 'join')
    .answer('joined-fight', 'attack-enemy-0');
  expect(rolls(r)).toEqual(['c0 melee', 'e1 counterattack c0', 'c1 melee', 'e0 counterattack c1']);
  expect([r.character(0).ap, r.character(1).ap]).toEqual([6, 5]);
});
test('[US-R-110] night card, symbol and standee from one entry: all come first, then one round', () => {
  const r = goNorth({
    phase: 'night',
    characters: [ida, wren],
    tiles: [{ at: 'n', is: { enemies: 1 } }],
    nights: [{ effects: [{ do: 'spawn', then: 'fight' }] }],
    enemyDeck: [{}, {}],
    dice: { attack: faces('00'), enemy: faces('0 0 0') },
  });
  r.answer('fight', 'attack-enemy-0');
  expect([rounds(r), enemyRolls(r)]).toEqual([1, ['e0 counterattack c0', 'e1 counterattack c0', 'e2 counterattack c0']]);
});
test('[US-R-38] an enemy that only arrives starts no round', () => {
  const r = brawl([{}], [{ at: 'n n' }]);
  r.run(table => applyEffects(table, [{ do: 'move-enemies', within: 1, way: 'here' }, { do: 'spawn' }], newOccasion({ who: 0 })));
  expect([r.state.enemies.map(one => one.hex), rounds(r), r.asks]).toEqual([[north, north], 0, null]);
});

test('[US-COMBAT-1] [US-COMBAT-2] Attack, Eat, Attack beside an enemy: three rounds, three rolls of it', () => {
  const r = brawl([{ hp: 3, goods: { food: 1 } }], [armed('1Y', { hp: 9 })], {
    dice: {
      attack: faces('00 00'),
      enemy: faces('0 0 0'),
    },
  });
  r.play().answer('act', 'attack-enemy-0').answer('act', 'eat').answer('act', 'attack-enemy-0');
  expect([rounds(r), rolls(r)]).toEqual([3, ['c0 melee', 'e0 counterattack c0', 'e0 counterattack c0', 'c0 melee', 'e0 counterattack c0']]);
});
test('[US-COMBAT-2] [US-R-126] after the effect of the action; what costs no AP provokes nobody', () => {
  const r = brawl([{ hp: 3, goods: { food: 2 } }], [{}, {}], { dice: { enemy: faces('1 1') } });
  r.play().answer('act', 'eat');
  expect(r.told.flatMap(one => (one.type === 'ate' ? [one.hp] : one.type === 'hurt' ? [one.left] : []))).toEqual([4, 2]);
  r.answer('act', 'discard').answer('discard', ['food-1']);
  expect(enemyRolls(r)).toHaveLength(2);
});
test('[US-R-44] another action beside friends: all strike at whoever acts, and nobody is asked', () => {
  const r = brawl([{ hp: 3, goods: { food: 1 } }, {}], [{}, {}], { dice: { enemy: faces('0 0') } });
  r.play().answer('act', 'eat');
  expect([enemyRolls(r), r.asks]).toEqual([['e0 counterattack c0', 'e1 counterattack c0'], 'act']);
});
test('[US-COMBAT-3] whoever has joined is not asked again in that round', () => {
  const r = brawl([{}, {}], [armed('1Y', { hp: 9 })], {
    dice: {
      attack: faces('00 00'),
      enemy: faces('0'),
    },
  });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'join').answer('joined-fight', 'attack-enemy-0');
  expect([r.asks, r.asked.filter(line => line.includes('join:')).length]).toEqual(['act', 1]);
});
test('[US-COMBAT-4] an enemy that has attacked is tapped for the rest of the round', () => {
  const r = brawl([{}, {}], [{}], {
    dice: {
      attack: faces('00 00'),
      enemy: faces('0'),
    },
  });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'join').answer('joined-fight', 'attack-enemy-0');
  expect([enemyRolls(r), r.enemy(0).isTapped]).toEqual([['e0 counterattack c0'], true]);
});
test('[US-COMBAT-5] all untap when the next round begins, whoever acts', () => {
  const r = brawl(
    [{ items: ['bow.1'] }, { at: 'n n' }],
    [
      { at: 'n n', isTapped: true },
      { at: 's', isTapped: true },
    ],
    {
      dice: { attack: faces('000'), enemy: faces('0') },
    },
  );
  r.play().answer('act', 'shoot-enemy-0-with-bow.1').answer('join', 'pass');
  expect([enemyRolls(r), r.enemy(1).isTapped]).toEqual([['e0 approach c0'], false]);
});
test('[US-COMBAT-6] [US-ENEMY-6] an enemy that is killed still strikes, and falls at the end of the round', () => {
  const r = brawl([{}], [armed('1Y', { hp: 2 })], { dice: { attack: faces('20'), enemy: faces('1') } });
  r.play().answer('act', 'attack-enemy-0');
  expect([r.character(0).hp, r.types('enemy-hurt', 'hurt', 'enemy-defeated')]).toEqual([6, ['enemy-hurt', 'hurt', 'enemy-defeated']]);
});
test('[US-COMBAT-7] [US-R-40] equally strong: the player left of the acting one decides, also for a joiner', () => {
  const equals = [armed('1G'), armed('1Y'), armed('1Y')];
  const r = brawl([{}, {}, {}, {}], equals, {
    active: 1,
    dice: {
      attack: faces('00 00 00'),
      enemy: faces('0 0 0'),
    },
  });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'join').answer('join', 'join').answer('join', 'pass');
  r.answer('joined-fight', 'attack-enemy-0');
  expect([r.asks, r.askedSeat, r.options()]).toEqual(['strongest', 2, ['enemy-1', 'enemy-2']]);
  r.answer('strongest', 'enemy-2').answer('joined-fight', 'attack-enemy-0');
  expect(enemyRolls(r)).toEqual(['e0 counterattack c1', 'e2 counterattack c2', 'e1 counterattack c3']);
});
test('[US-COMBAT-8] each attacker rolls on its own', () => {
  const r = brawl([{}], [armed('2Y'), armed('2B')], {
    dice: {
      enemy: faces('00 00'),
    },
  });
  r.run(table => provoke(table, 0));
  expect(r.toldOf('rolled').map(one => one.dice)).toEqual([
    ['yellow', 'yellow'],
    ['blue', 'blue'],
  ]);
});
test('[US-COMBAT-9] combat dice, weapon and gear; each success is a damage', () => {
  const gear = { kind: 'gear', always: [{ is: 'dice', on: 'melee', add: '1B' }] } as const;
  const r = brawl([{ items: ['machete.1', gear] }], [armed('1B', { hp: 9 })], { dice: { attack: faces('1021'), enemy: faces('0') } });
  r.play().answer('act', 'attack-enemy-0-with-machete.1');
  expect([diceRolled(r), r.enemy(0).damage]).toEqual([['green', 'yellow', 'green', 'blue'], 4]);
});
test('[US-R-17] [US-ATTACK-3] one weapon or none for an attack; gear adds whichever is chosen', () => {
  const gear = { kind: 'gear', always: [{ is: 'dice', on: 'melee', add: '1B' }] } as const;
  const r = brawl([{ items: ['knife.1', 'spear.1', gear] }], [{}], { dice: { attack: faces('000'), enemy: faces('0') } });
  r.play();
  expect(r.options().filter(key => key.startsWith('attack'))).toEqual([
    'attack-enemy-0',
    'attack-enemy-0-with-knife.1',
    'attack-enemy-0-with-spear.1',
  ]);
  r.answer('act', 'attack-enemy-0');
  expect(diceRolled(r)).toEqual(['green', 'yellow', 'blue']);
});
test('[US-COMBAT-10] with the last enemy dead nobody rolls any more', () => {
  const r = brawl([{ hp: 3, goods: { food: 1 } }], [armed('1Y', { hp: 1 })], { dice: { attack: faces('10'), enemy: faces('0') } });
  r.play().answer('act', 'attack-enemy-0').answer('act', 'eat');
  expect([rounds(r), enemyRolls(r).length]).toEqual([1, 1]);
});
test('[US-COMBAT-11] whoever leaves is struck at once more, and then it is over', () => {
  const r = brawl([{}], [{ damage: 1 }], { dice: { enemy: faces('1') } });
  r.play().answer('act', `move-${hexOn('haven')}`);
  expect([enemyRolls(r), r.character(0).hp, r.character(0).hex, r.enemy(0).damage]).toEqual([
    ['e0 counterattack c0'],
    6,
    hexOn('haven'),
    1,
  ]);
});
test('[US-COMBAT-12] whoever is defeated: enemies stay with their damage', () => {
  const r = brawl([{ hp: 1 }, { at: 'haven' }], [{ damage: 1 }], { dice: { attack: faces('100'), enemy: faces('1') } });
  r.play().answer('act', 'attack-enemy-0').until('act');
  expect([r.character(0).diedIn, r.enemy(0).damage, r.state.active]).toEqual([1, 2, 1]);
});
test('[US-COMBAT-13] [US-ENEMY-2] day dice in Morning and Afternoon, night dice at Night', () => {
  const dice = (phase: 'morning' | 'afternoon' | 'night') =>
    foeDice(brawl([{}], [{ is: { melee: { day: '2Y', night: '3Y' } } }], { phase }).state, { is: 'enemy', id: 0 }, 'melee')!.length;
  expect([dice('morning'), dice('afternoon'), dice('night')]).toEqual([2, 2, 3]);
});
test('[US-R-50] both fall in the same round, and the kill counts', () => {
  const r = brawl([{ hp: 1 }, { at: 'haven' }], [armed('1Y', { hp: 1 })], { dice: { attack: faces('100'), enemy: faces('1') } });
  r.play().answer('act', 'attack-enemy-0');
  expect([r.character(0).diedIn, r.state.enemies, r.toldOf('enemy-defeated')]).toMatchObject([1, [], [{ by: 0 }]]);
});
test('[US-R-50] a kill is the deed of whoever struck last, also of a joiner', () => {
  const r = brawl([{}, {}], [armed('1Y', { hp: 2 })], {
    dice: {
      attack: faces('10 10'),
      enemy: faces('0'),
    },
  });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'join').answer('joined-fight', 'attack-enemy-0');
  expect(r.toldOf('enemy-defeated')).toMatchObject([{ by: 1 }]);
});
test('[US-R-51] an enemy that comes in the middle of a round strikes from the next one on', () => {
  const weapon = { weapon: { melee: '1B', onHit: [{ do: 'spawn' }] } } as const;
  const r = brawl([{ items: [{ id: 'horn', ...weapon }] }], [armed('1Y', { hp: 9 })], {
    dice: { attack: faces('100'), enemy: faces('0') },
  });
  r.play().answer('act', 'attack-enemy-0-with-horn');
  expect([r.state.enemies.length, enemyRolls(r), r.enemy(1).isTapped]).toEqual([2, ['e0 counterattack c0'], false]);
});
test('[US-R-126] damage is added up before anybody dies of it; the injury counts from the next roll on', () => {
  const r = brawl([{ hp: 3 }], [{}, {}], {
    dice: {
      attack: faces('00 000'),
      enemy: faces('1 0 0 0'),
    },
  });
  r.play().answer('act', 'attack-enemy-0').answer('act', 'attack-enemy-0');
  expect(r.toldOf('hurt')).toHaveLength(1);
  expect(r.toldOf('rolled').flatMap(one => (one.for === 'melee' ? [one.dice.length] : []))).toEqual([2, 3]);
});

test('[US-ATTACK-1] one enemy or character on the own tile, for 1 AP', () => {
  const r = brawl([{ ap: 1 }, {}], [{}, {}, { at: 'n n' }], { dice: { attack: faces('00'), enemy: faces('0 0') } });
  r.play();
  expect(r.options().filter(key => /^(attack|fight)/.test(key))).toEqual(['attack-enemy-0', 'attack-enemy-1', 'fight-wren']);
  r.answer('act', 'attack-enemy-1').answer('join', 'pass');
  expect(r.character(0).ap).toBe(0);
});
test('[US-ATTACK-2] attack and counterattack at the same time, one round, 1 AP', () => {
  const r = brawl([{}], [armed('2Y')], { dice: { attack: faces('10'), enemy: faces('11') } });
  r.play().answer('act', 'attack-enemy-0');
  expect([r.enemy(0).damage, r.character(0).hp, r.character(0).ap, rounds(r)]).toEqual([1, 5, 5, 1]);
});

test('[US-SATT-1] only unseen, beside an enemy, with 2 AP', () => {
  const offered = (ida: object, at = 'n'): boolean => brawl([ida], [{ at }]).play().options().includes('sneak-attack-enemy-0');
  expect([offered({ isStealthy: true }), offered({}), offered({ isStealthy: true, ap: 1 }), offered({ isStealthy: true }, 'n n')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
test('[US-SATT-2] [US-SATT-3] a check, one attack, no counterattack; then exposed', () => {
  const r = brawl([{ isStealthy: true, hp: 5, goods: { food: 1 } }], [armed('1Y', { hp: 9 }), {}], {
    dice: { test: faces('10'), attack: faces('10'), enemy: faces('0 0') },
  });
  r.play().answer('act', 'sneak-attack-enemy-0');
  expect([rolls(r), r.character(0).ap, r.character(0).isStealthy, r.enemy(0).damage]).toEqual([['c0 check', 'c0 melee'], 4, false, 1]);
  r.answer('act', 'eat');
  expect(enemyRolls(r)).toHaveLength(2);
});
test('[US-SATT-4] on failure the AP are gone, one is exposed, and the free round is fought', () => {
  const r = brawl([{ isStealthy: true }], [{}], { dice: { test: faces('00'), attack: faces('10'), enemy: faces('0') } });
  r.play().answer('act', 'sneak-attack-enemy-0').answer('fight', 'attack-enemy-0');
  expect([rolls(r), r.character(0).ap, r.character(0).isStealthy]).toEqual([['c0 check', 'c0 melee', 'e0 counterattack c0'], 4, false]);
});
test('[US-SATT-4] [US-INIT-4] a check that failed for a Sneak attack activates open symbols', () => {
  const r = brawl([{ isStealthy: true }], [{}], {
    tiles: [{ at: 'n', is: { enemies: 1 } }],
    enemyDeck: [{}],
    dice: { test: faces('00'), attack: faces('10'), enemy: faces('0 0') },
  });
  r.play().answer('act', 'sneak-attack-enemy-0').answer('fight', 'attack-enemy-0');
  expect([r.tile('n').symbols, enemyRolls(r).length]).toEqual([[1], 2]);
});
test('[US-R-121] [US-SATT-3] whoever falls to a Sneak attack has no time for its text; the others have', () => {
  const thief = { hp: 1, onMeeting: [{ do: 'lose-water', n: 1 }] } as const;
  const r = brawl(
    [{ isStealthy: true, water: 4 }],
    [
      { is: { ...thief, id: 'one' }, isMet: false },
      { is: { ...thief, id: 'two' }, isMet: false },
    ],
    {
      dice: { test: faces('10'), attack: faces('10') },
    },
  );
  r.play().answer('act', 'sneak-attack-enemy-0');
  expect([r.character(0).water, r.toldOf('met').map(one => one.enemy)]).toEqual([3, [1]]);
});
test('[US-R-33] an open Attack needs no check and gives one away; a shot needs a check', () => {
  const open = brawl([{ isStealthy: true }], [{}], { dice: { attack: faces('00'), enemy: faces('0') } });
  open.play().answer('act', 'attack-enemy-0');
  expect([rolls(open), open.character(0).isStealthy]).toEqual([['c0 melee', 'e0 counterattack c0'], false]);
  const shot = brawl([{ isStealthy: true, items: ['bow.1'] }], [{}, { at: 'n n' }], {
    dice: { test: faces('10'), attack: faces('000'), enemy: faces('0') },
  });
  shot.play().answer('act', 'shoot-enemy-1-with-bow.1');
  expect([rolls(shot), shot.character(0).isStealthy]).toEqual([['c0 check', 'c0 ranged', 'e1 approach c0'], true]);
});
test('[US-R-33] a shot is paid before its check; if it fails, the free round comes first', () => {
  const r = brawl([{ isStealthy: true, items: ['bow.1'] }], [{}, { at: 'n n' }], {
    dice: {
      test: faces('00'),
      attack: faces('00 000'),
      enemy: faces('0 0'),
    },
  });
  r.play().answer('act', 'shoot-enemy-1-with-bow.1');
  expect([r.asks, r.character(0).ap]).toEqual(['fight', 5]);
  r.answer('fight', 'attack-enemy-0');
  expect(rolls(r)).toEqual(['c0 check', 'c0 melee', 'e0 counterattack c0', 'c0 ranged', 'e1 approach c0']);
});
test('[US-R-36] stealth outlives fights of others and those who come', () => {
  const r = brawl([{}, { isStealthy: true }], [{}], { dice: { attack: faces('00'), enemy: faces('0') } });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'pass');
  r.run(table => applyEffects(table, [{ do: 'spawn' }], newOccasion({ who: 0 })));
  expect(r.character(1).isStealthy).toBe(true);
});

test('[US-WAIT-1] [US-WAIT-5] [US-R-48] stopping with AP left is waiting: they are saved, the turn passes', () => {
  const r = brawl([{ ap: 2 }, {}], [], { toPlay: [1] });
  r.play().answer('act', 'wait');
  expect([r.character(0), r.state.active, r.toldOf('waits')]).toMatchObject([{ ap: 2, isWaiting: true }, 1, [{ ap: 2 }]]);
});
test('[US-WAIT-2] [US-R-52] [US-R-47] after an action of another: combat actions against enemies, and nothing else', () => {
  const r = brawl(
    [
      { goods: { food: 1 }, hp: 3 },
      { isWaiting: true, ap: 3, items: ['bow.1'] },
    ],
    [{}, { at: 'n n' }],
    { dice: { enemy: faces('0') } },
  );
  r.play().answer('act', 'eat').only('saved-ap', ['attack-enemy-0', 'shoot-enemy-1-with-bow.1', 'pass']);
  expect(r.askedSeat).toBe(1);
});
test('[US-R-47] it is a round of its own, which others may join', () => {
  const r = brawl(
    [
      { goods: { food: 1 }, hp: 3 },
      { isWaiting: true, ap: 3 },
    ],
    [{}],
    {
      dice: {
        enemy: faces('0 0'),
        attack: faces('00'),
      },
    },
  );
  r.play().answer('act', 'eat').answer('saved-ap', 'attack-enemy-0');
  expect([r.asks, r.askedSeat]).toEqual(['join', 0]);
  r.answer('join', 'pass');
  expect([r.character(1).ap, enemyRolls(r)]).toEqual([2, ['e0 counterattack c0', 'e0 counterattack c1']]);
});
test('[US-R-33] [US-WAIT-2] a shot with saved AP out of stealth needs its check, too', () => {
  const r = brawl(
    [
      { goods: { food: 1 }, hp: 3, at: 'haven' },
      { isWaiting: true, ap: 3, isStealthy: true, items: ['bow.1'] },
    ],
    [{}, { at: 'n n' }],
    {
      dice: { test: faces('10'), attack: faces('000'), enemy: faces('0') },
    },
  );
  r.play().answer('act', 'eat').answer('saved-ap', 'shoot-enemy-1-with-bow.1');
  expect(rolls(r)).toEqual(['c1 check', 'c1 ranged', 'e1 approach c1']);
});
test('[US-WAIT-6] step by step into a fight of another: in three rounds of four, unharmed while the enemy is tapped', () => {
  const four = <T>(one: T): T[] => Array.from({ length: 4 }, () => one);
  const r = brawl([{ at: 'haven' }, { isWaiting: true, ap: 6 }], [armed('2G', { hp: 7 })], {
    toPlay: [],
    dice: { attack: [...four([1, 0]), ...four([1, 0])].slice(1), enemy: four([1, 0]) },
  });
  r.play().answer('act', `move-${north}`).answer('saved-ap', 'pass');
  for (const joins of [true, true, false, true]) {
    r.answer('act', 'attack-enemy-0').answer('join', joins ? 'join' : 'pass');
    if (joins) r.answer('joined-fight', 'attack-enemy-0');
    if (r.asks === 'saved-ap') r.answer('saved-ap', 'pass');
  }
  expect([r.character(1).ap, r.character(1).hp, r.state.enemies]).toEqual([3, 6, []]);
  r.answer('act', 'wait').untilScene('begin-phase');
  expect([r.toldOf('saved-ap-lost').map(one => [one.who, one.ap]), r.asked.at(-1)!.startsWith('1 saved-ap')]).toEqual([
    [
      [0, 1],
      [1, 3],
    ],
    false,
  ]);
});
test('[US-WAIT-1] Wait costs nothing, and no foe minds', () => {
  const r = brawl([{}, {}], [{}], { toPlay: [1] });
  r.play().answer('act', 'wait');
  expect(enemyRolls(r)).toEqual([]);
});

test('[US-ENEMY-6] damage at HP or more defeats', () => {
  const r = brawl([{}], [{ damage: 2 }], { dice: { attack: faces('11'), enemy: faces('0') } });
  r.play().answer('act', 'attack-enemy-0');
  expect(r.state.enemies).toEqual([]);
});
test('[US-ENEMY-8] [US-R-25] the card goes face up under the deck, a body lies there, its symbol is blocked', () => {
  const r = brawl([{}], [{ symbol: 0, is: { id: 'fallen', hp: 1 } }], {
    tiles: [{ at: 'n', is: { enemies: 1 } }],
    dice: { attack: faces('10'), enemy: faces('0') },
  });
  const { card } = r.enemy(0);
  r.play().answer('act', 'attack-enemy-0');
  expect([r.state.enemiesUsed, r.tile('n').bodies, r.tile('n').symbols]).toEqual([[card], [card], [BLOCKED]]);
});
test('[US-RANGE-2] [US-R-45] a ranged weapon is of no use on the own tile', () => {
  const r = brawl([{ items: ['bow.1'] }], [{}]);
  expect(
    r
      .play()
      .options()
      .filter(key => key.includes('enemy-0')),
  ).toEqual(['attack-enemy-0']);
});
test('[US-COMBAT-1] what a round is called: free or paid', () => {
  const r = brawl([{}], [{}], { dice: { attack: faces('00'), enemy: faces('0') } });
  r.run(table => combatRound(table, 0, { do: 'attack', foe: { is: 'enemy', id: 0 }, weapon: -1 }));
  expect(r.toldOf('round-begun')).toMatchObject([{ who: 0, isInitial: false }]);
});
test('[US-USE-3] [US-ENEMY-5] a fire bottle: an Animal that it hits flees, unless it falls; nobody else does', () => {
  const hit = (is: object, hits: string) => {
    const r = brawl([{ items: ['fire-bottle.1'] }], [{ is }], {
      tiles: [{ at: 'n n' }],
      stack: [],
      dice: { attack: faces(hits), enemy: faces('0') },
      spare: ['enemy'],
    });
    r.play().answer('act', 'attack-enemy-0-with-fire-bottle.1');
    return r.asks === 'first-step' ? 'flees' : r.state.enemies.length === 0 ? 'falls' : r.types('enemy-moved').length;
  };
  const wolf = { type: 'animal', hp: 3 };
  expect([hit(wolf, '1000'), hit(wolf, '0000'), hit(wolf, '2100'), hit({ hp: 3 }, '1000')]).toEqual(['flees', 0, 'falls', 0]);
});
test('[US-R-33] [US-ENEMY-5] whoever leaves when it is met is not struck at; the AP are spent', () => {
  const shy = { is: { onMeeting: [{ do: 'this-leaves' }] }, isMet: false } as const;
  const r = brawl([{ isStealthy: true }], [shy])
    .play()
    .answer('act', 'attack-enemy-0');
  expect([r.state.enemies, rolls(r), r.character(0).ap, r.asks]).toEqual([[], [], 5, 'act']);
});
