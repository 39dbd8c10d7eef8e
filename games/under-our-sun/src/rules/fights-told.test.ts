/** What is told of fights, and what a question about one points at: who struck at whom, with what, from where, and what was left. */
import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { armed, brawl, enemyRolls, faces } from '../testing/fights.ts';
import { hexOn, onto, trek } from '../testing/rehearsal.ts';
import { sufferBlows } from './blows.ts';
import { provoke } from './combat.ts';
import { offerSavedAp } from './saved-ap.ts';

const elsewhere = { at: 'haven' } as const;
const tough = armed('1Y', { hp: 9 });

test('[US-COMBAT-9] an attack is told with its weapon, how it was made, and what it left', () => {
  const r = brawl([{ items: ['knife.1', 'bow.1'] }], [tough, { ...tough, at: 'n n' }], {
    dice: { attack: faces('100 000'), enemy: faces('0 0 0') },
  });
  r.play().answer('act', 'attack-enemy-0-with-knife.1').answer('act', 'shoot-enemy-1-with-bow.1');
  expect(r.toldOf('attacks')).toMatchObject([
    { id: 0, weapon: cardNamed('knife.1'), isRanged: false, isUnseen: false, damage: 1, left: 8, of: 9, shots: -1 },
    { id: 1, weapon: cardNamed('bow.1'), isRanged: true, isUnseen: false, damage: 0, left: 9, of: 9 },
  ]);
});
test('[US-SATT-1] an attack out of stealth is told as one that nobody saw', () => {
  const r = brawl([{ isStealthy: true }], [tough], { dice: { test: faces('10'), attack: faces('00') } });
  r.play().answer('act', 'sneak-attack-enemy-0');
  expect(r.toldOf('attacks')).toMatchObject([{ weapon: -1, isRanged: false, isUnseen: true }]);
});
test('[US-PVP-1] [US-RREACT-1] of an attack on a character it is told whether it was a shot, and what a Dodge took off', () => {
  const r = brawl([{ items: ['bow.1'] }, { at: 'n n' }, {}], [], { dice: { attack: faces('100 00'), test: faces('10') } });
  r.play().answer('act', 'shoot-at-wren-with-bow.1').answer('answer-shot', 'dodge');
  r.answer('act', 'fight-sanaa').answer('defend', 'nothing');
  expect(r.toldOf('struck')).toMatchObject([
    { by: 'character', id: 0, who: 1, isRanged: true, shields: [{ by: 'dodge', card: -1, n: 1 }] },
    { by: 'character', id: 0, who: 2, isRanged: false, shields: [] },
  ]);
  expect(r.toldOf('dodges')).toMatchObject([{ who: 1 }]);
});
test('[US-RANGE-2] [US-AMMO-6] a shot at a character takes its arrow', () => {
  const r = brawl([{ items: ['bow.1'] }, { at: 'n n' }], [], { dice: { attack: faces('000') } });
  const before = r.character(0).items[0]!.n;
  r.play().answer('act', 'shoot-at-wren-with-bow.1').answer('answer-shot', 'nothing');
  expect(r.character(0).items[0]!.n).toBe(before - 1);
});
test('[US-PVP-2] whoever does nothing about an attack pays nothing', () => {
  const r = brawl([{}, {}], [], { dice: { attack: faces('00 00'), test: faces('00') } });
  r.play().answer('act', 'fight-wren').answer('defend', 'nothing');
  expect([r.character(1).ap, r.toldOf('paid').map(one => one.who)]).toEqual([6, [0]]);
  r.answer('act', 'fight-wren').answer('defend', 'dodge');
  expect(r.character(1).ap).toBe(5);
});
test('[US-DODGE-1] a Dodge is told before its dice', () => {
  const r = brawl([{}], [tough], { dice: { test: faces('00'), enemy: faces('0') } });
  r.play().answer('act', 'dodge');
  expect(r.types('dodges', 'rolled').slice(0, 2)).toEqual(['dodges', 'rolled']);
});
test('[US-KARMA-1] whoever dodges may have the dice rolled again', () => {
  const r = brawl([{ karma: 1 }], [tough], { dice: { test: faces('00') } });
  r.play().answer('act', 'dodge');
  expect([r.asks, r.decision('karma').facts]).toMatchObject(['karma', { who: 0, for: 'dodge', isOwn: true }]);
});
test('[US-COMBAT-1] [US-INIT-1] a round that an action provokes is no initial one', () => {
  const r = brawl([{}], [tough], { dice: { enemy: faces('0') } }).run(table => provoke(table, 0));
  expect(r.toldOf('round-begun')).toMatchObject([{ who: 0, hex: hexOn('n'), isInitial: false, rule: 'US-COMBAT-1' }]);
});
test('[US-DEATH-7] whoever provokes and is the last to die of it ends the game at once', () => {
  const r = brawl([{ hp: 1 }, { diedIn: 0 }], [tough], { dice: { enemy: faces('1') } }).run(table => provoke(table, 0));
  expect([r.state.isOver, r.state.why]).toEqual([true, 'all-dead']);
});
test('[US-MULTI-2] whoever joins is told, with whom', () => {
  const r = brawl([{}, {}], [tough], { dice: { attack: faces('00 00'), enemy: faces('0') } });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'join').answer('joined-fight', 'attack-enemy-0');
  expect(r.toldOf('joined')).toMatchObject([{ who: 1, with: 0 }]);
});
test('[US-MULTI-9] whoever has joined from another tile is not waited for: the one who acts gets all of them', () => {
  const r = brawl([{}, { at: 'n n', items: ['bow.1'] }], [tough, tough], { dice: { attack: faces('00'), enemy: faces('0 0') } });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'join');
  expect(enemyRolls(r)).toEqual(['e0 counterattack c0', 'e1 counterattack c0']);
});
test('[US-SATT-2] [US-STEALTH-5] after a check that failed there is the free round and no other: nobody is asked once more', () => {
  const r = brawl([{ isStealthy: true }, {}], [tough], { dice: { test: faces('00'), attack: faces('00'), enemy: faces('0') } });
  r.play().answer('act', 'sneak-attack-enemy-0').answer('fight', 'attack-enemy-0').answer('join', 'pass');
  expect([r.asks, r.asked.filter(line => line.includes(' join:')).length]).toEqual(['act', 1]);
});
test('[US-ATTACK-1] an attack points at whom it is about, and at the weapon if there is one', () => {
  const r = brawl([{ items: ['knife.1', 'bow.1'] }], [tough, { ...tough, at: 'n n' }]).play();
  const about = Object.fromEntries(r.decision('act').options.map(one => [one.key, one.about]));
  const enemy = (id: number) => ({ kind: 'enemy', id });
  const card = (key: string) => ({ kind: 'card', id: cardNamed(key) });
  expect([about['attack-enemy-0'], about['attack-enemy-0-with-knife.1'], about['shoot-enemy-1-with-bow.1']]).toEqual([
    [enemy(0)],
    [enemy(0), card('knife.1')],
    [enemy(1), card('bow.1')],
  ]);
});
test('[US-RANGE-1] [US-WAIT-2] a shot takes 1 AP, also of those that were saved', () => {
  const saved = (ap: number): string[] => {
    const r = brawl([{ isWaiting: true, ap, items: ['bow.1'] }, elsewhere], [{ at: 'n n' }]).run(table => offerSavedAp(table, 0));
    return r.asks ? r.options('saved-ap') : [];
  };
  expect([saved(1), saved(0)]).toEqual([['shoot-enemy-0-with-bow.1', 'pass'], []]);
});
test('[US-AMMO-6] an empty weapon is loaded from the places, whatever else is carried', () => {
  const r = brawl([{ items: ['bow.1', { card: 'bow.2', n: 0 }], ammunition: { arrow: 2 } }], [{ ...tough, at: 'n n' }], {
    dice: { attack: faces('000'), enemy: faces('0') },
  });
  const full = r.character(0).items[0]!.n;
  r.play().answer('act', 'shoot-enemy-0-with-bow.2');
  expect([r.character(0).items.map(one => one.n), r.character(0).ammunition]).toEqual([
    [full, 0],
    [0, 1],
  ]);
});
test('[US-RANGE-3] [US-RANGE-10] a Human comes to a fire as anywhere', () => {
  const r = brawl([{ items: ['bow.1'] }], [{ at: 'n n', is: { type: 'human', hp: 9 } }], {
    tiles: [{ at: 'n', fire: 'pit' }],
    dice: { attack: faces('000'), enemy: faces('1') },
  });
  r.play().answer('act', 'shoot-enemy-0-with-bow.1');
  expect(r.enemy(0).hex).toBe(hexOn('n'));
});
test('[US-R-77] [US-COMBAT-8] a merchant strikes as a merchant: it is told who, without a weapon', () => {
  const r = brawl([{}], [tough], {
    merchants: [{ id: 'vesna', at: 'n', fights: [0], foes: [0] }],
    dice: { enemy: [[1, 1]] },
    spare: ['enemy'],
  });
  r.run(table => sufferBlows(table, 0, [{ foe: { is: 'merchant', id: 0 }, way: 'melee' }], false));
  expect([r.toldOf('rolled')[0], r.toldOf('struck')[0]]).toMatchObject([
    { by: 'merchant', id: 0 },
    { by: 'merchant', id: 0, who: 0, weapon: -1, isRanged: false },
  ]);
});
test('[US-ENEMY-2] [US-R-77] what an enemy does when it hits is no affair of a merchant with its number', () => {
  const r = brawl([{}], [armed('1Y', { hp: 9, onHit: [{ do: 'infect' }] })], {
    merchants: [{ id: 'vesna', at: 'n', fights: [0], foes: [0] }],
    dice: { enemy: [[1, 1]] },
    spare: ['enemy'],
  });
  r.run(table => sufferBlows(table, 0, [{ foe: { is: 'merchant', id: 0 }, way: 'melee' }], false));
  expect([r.toldOf('struck')[0]!.damage > 0, r.character(0).isInfected]).toEqual([true, false]);
});
test('[US-CHAR-2] [US-R-126] an attack that is taken over is told, and hurts nobody else', () => {
  const r = brawl([{}, { is: 'boone' }], [armed('2Y', { hp: 9 })], { dice: { enemy: faces('11') } });
  r.run(table => sufferBlows(table, 0, [{ foe: { is: 'enemy', id: 0 }, way: 'melee' }], false)).answer('take-over', 'yes');
  expect([r.toldOf('attack-taken-over'), r.toldOf('hurt').map(one => [one.who, one.n])]).toMatchObject([[{ who: 1, from: 0 }], [[1, 2]]]);
});
test('[US-SLEEP-2] [US-EXPL-1] what sleeping and exploring cost is told in its parts', () => {
  const r = trek({ characters: [{}, elsewhere], stack: [{}] })
    .act(onto('explore', 'n'))
    .act('sleep');
  expect(r.toldOf('paid')).toMatchObject([
    { for: 'explore', ap: 1, parts: [{ of: 'action', n: 1 }] },
    { for: 'sleep', ap: 4, parts: [{ of: 'sleep', n: 4 }] },
  ]);
});
test('[US-RANGE-9] [US-MULTI-9] whoever shoots from outside is struck by all who stand beside it, also with another shooter there', () => {
  const shooter = { at: 'n n', items: ['bow.1'] } as const;
  const r = brawl([{}, shooter, { at: 'n n', items: ['bow.2'] }], [tough, { ...tough, at: 'n n' }, { ...tough, at: 'n n' }], {
    dice: { attack: faces('00 000 000'), enemy: faces('0 0 0') },
  });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'join').answer('join', 'join');
  expect(enemyRolls(r)).toEqual(['e0 counterattack c0', 'e1 counterattack c1', 'e2 counterattack c1']);
});
test('[US-RANGE-9] [US-MULTI-9] whoever shoots is struck by all beside it, though another has joined where the shot goes', () => {
  const r = brawl([{ items: ['bow.1'] }, { at: 'n n' }], [{ ...tough, at: 'n n' }, tough, tough], {
    dice: { attack: faces('000'), enemy: faces('0 0 0') },
  });
  r.play().answer('act', 'shoot-enemy-0-with-bow.1').answer('join', 'join');
  expect(enemyRolls(r)).toEqual(['e0 approach c0', 'e1 counterattack c0', 'e2 counterattack c0']);
});
test('[US-MULTI-13] [US-R-51] once the one that was shot at has fallen nobody is asked about another that came in between', () => {
  const r = brawl([{ isStealthy: true, items: ['bow.1'] }, {}], [{ at: 'n n', is: { hp: 1 } }], {
    tiles: [{ at: 'n', is: { enemies: 1 } }],
    enemyDeck: [{ hp: 9 }],
    dice: { test: faces('00'), attack: faces('00 100'), enemy: faces('0 0 0') },
    spare: ['enemy'],
  });
  r.play().answer('act', 'shoot-enemy-0-with-bow.1').answer('fight', 'attack-enemy-1').answer('join', 'pass');
  expect([r.asks, r.state.enemies.map(one => one.id)]).toEqual(['act', [1]]);
});
test('[US-ENEMY-2] [US-ENEMY-6] what a wounded boss does it does to whoever hit it, not to whoever missed it or hit a merchant', () => {
  const stages = [{ from: 1, name: 'hurt', melee: { day: '1Y', night: '1Y' }, onStage: [{ do: 'infect' }] }] as const;
  const infected = (then: string, hits: string): boolean[] => {
    const r = brawl([{}, {}], [{ is: { hp: 9, stages } }], {
      merchants: [{ id: 'vesna', at: 'n', fights: [0], foes: [0] }],
      dice: { attack: faces(`10 ${hits}`), enemy: [[0], [0, 0]] },
      spare: ['enemy'],
    });
    r.play().answer('act', 'attack-enemy-0').answer('join', 'join');
    while (r.asks === 'strongest') r.answer('strongest', r.options('strongest')[0]!);
    r.answer('joined-fight', then);
    while (r.asks === 'strongest') r.answer('strongest', r.options('strongest')[0]!);
    return [r.character(0).isInfected, r.character(1).isInfected];
  };
  expect([infected('attack-enemy-0', '10'), infected('attack-enemy-0', '00'), infected('attack-merchant-0', '10')]).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
});
