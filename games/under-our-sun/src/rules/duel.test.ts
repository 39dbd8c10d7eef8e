import { expect, test } from 'vitest';
import { armed, brawl, enemyRolls, faces, rolls } from '../testing/fights.ts';
import { hexOn } from '../testing/rehearsal.ts';

const fight = 'fight-wren';
const shoot = 'shoot-at-wren-with-bow.1';
const bow = { items: ['bow.1'] } as const;
const away = { at: 'n n' } as const;

test('[US-PVP-1] on the own turn: somebody on the tile, or next to it with a ranged weapon', () => {
  const duels = (r: ReturnType<typeof brawl>): string[] =>
    r
      .play()
      .options()
      .filter(key => /^(fight|shoot-at)/.test(key));
  expect(duels(brawl([bow, {}, away, { at: 'n n n' }], []))).toEqual([fight, 'shoot-at-sanaa-with-bow.1']);
  expect(duels(brawl([{}, away], []))).toEqual([]);
});
test('[US-PVP-1] [US-R-52] neither as joiner nor with saved AP', () => {
  const r = brawl([{}, { isWaiting: true, ap: 3 }], [armed('1Y', { hp: 9 })], { dice: { attack: faces('00 00'), enemy: faces('0') } });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'join').only('joined-fight', ['attack-enemy-0', 'dodge']);
  r.answer('joined-fight', 'attack-enemy-0').only('saved-ap', ['attack-enemy-0', 'pass']);
});
test('[US-PVP-2] [US-PVP-5] counterattack, Dodge or nothing with 1 AP, nothing without; never a move', () => {
  const r = brawl([{}, { ap: 1, items: ['knife.1'] }], [], { dice: { attack: faces('00 00') } });
  r.play().answer('act', fight).only('defend', ['counter', 'counter-with-knife.1', 'dodge', 'nothing']);
  r.answer('defend', 'counter');
  expect([r.character(0).ap, r.character(1).ap]).toEqual([5, 0]);
  const idle = brawl([{}, { ap: 0 }], [], { dice: { attack: faces('10') } });
  idle.play().answer('act', fight);
  expect([idle.asks, idle.character(1).hp]).toEqual(['act', 5]);
});
test('[US-PVP-3] both hit at the same time: both die', () => {
  const r = brawl([{ hp: 1 }, { hp: 1 }, { at: 'haven' }], [], { dice: { attack: faces('100 100') } });
  r.play().answer('act', fight).answer('defend', 'counter');
  expect([r.character(0).diedIn, r.character(1).diedIn]).toEqual([1, 1]);
});
test('[US-PVP-4] [US-R-52] a Dodge with a success cancels all of it', () => {
  const r = brawl([{}, {}], [], { dice: { attack: faces('21'), test: faces('10') } });
  r.play().answer('act', fight).answer('defend', 'dodge');
  expect([r.character(1).hp, r.character(1).ap]).toEqual([6, 5]);
});
test('[US-PVP-4] one without a success leaves it', () => {
  const r = brawl([{}, {}], [], { dice: { attack: faces('21'), test: faces('00') } });
  r.play().answer('act', fight).answer('defend', 'dodge');
  expect(r.character(1).hp).toBe(3);
});
test('[US-R-5] [US-R-6] the attacker, too, may have the dice of a Dodge rolled again, and is asked first', () => {
  const r = brawl([{ karma: 3 }, { karma: 3 }], [], { dice: { attack: faces('21'), test: faces('10'), karma: faces('0 1') } });
  r.play().answer('act', fight).answer('defend', 'dodge').answer('karma', [], 1);
  expect([r.asks, r.askedSeat]).toEqual(['karma', 0]);
  r.answer('karma', ['die-1-green']).answer('karma', [], 1);
  expect(r.character(1).hp).toBe(3);
});
test('[US-PVP-6] [US-R-52] all enemies there strike at the attacker, none at the other; nobody is asked to join', () => {
  const r = brawl([{}, {}, {}], [{}, {}], { dice: { attack: faces('00'), enemy: faces('0 0') } });
  r.play().answer('act', fight).answer('defend', 'nothing');
  expect([enemyRolls(r), r.asks]).toEqual([['e0 counterattack c0', 'e1 counterattack c0'], 'act']);
});
test('[US-R-52] somebody unseen can be attacked on its own tile only', () => {
  const r = brawl([bow, { isStealthy: true }, { ...away, isStealthy: true }], []).play();
  expect(r.options().filter(key => /^(fight|shoot-at)/.test(key))).toEqual([fight]);
});
test('[US-R-112] from stealth only the open Attack, which gives one away', () => {
  const r = brawl([{ isStealthy: true }, {}], [], { merchants: [{ id: 'vesna', at: 'n' }], dice: { attack: faces('00') } }).play();
  expect(r.options().filter(key => /attack|fight/.test(key))).toEqual(['attack-merchant-0', fight]);
  r.answer('act', fight).answer('defend', 'nothing');
  expect(r.character(0).isStealthy).toBe(false);
});
test('[US-R-112] a merchant who fights is an enemy for a Sneak attack', () => {
  const r = brawl([{ isStealthy: true }, {}], [], { merchants: [{ id: 'vesna', at: 'n', foes: [0] }] }).play();
  expect(r.options().filter(key => /attack/.test(key))).toEqual(['attack-merchant-0', 'sneak-attack-merchant-0']);
});
test('[US-R-33] [US-R-30] a shot out of stealth needs a check; after the free round nobody strikes once more', () => {
  const r = brawl([{ ...bow, isStealthy: true }, away], [armed('1Y', { hp: 9 })], {
    dice: { test: faces('00'), attack: faces('00 000'), enemy: faces('0') },
  });
  r.play().answer('act', shoot).answer('fight', 'attack-enemy-0').answer('answer-shot', 'nothing');
  expect(rolls(r)).toEqual(['c0 check', 'c0 melee', 'e0 counterattack c0', 'c0 ranged']);
});
test('[US-R-30] whoever has fallen in that round is not shot at any more', () => {
  const r = brawl(
    [
      { ...bow, isStealthy: true },
      { ...away, hp: 1, items: ['sling'] },
    ],
    [armed('1Y', { hp: 9 }), away],
    {
      dice: { test: faces('00'), attack: faces('00 0000'), enemy: faces('0 1') },
    },
  );
  r.play().answer('act', shoot).answer('fight', 'attack-enemy-0').answer('join', 'join');
  expect([r.character(1).diedIn, rolls(r).filter(one => one === 'c0 ranged'), r.asks]).toEqual([1, [], 'act']);
});

test('[US-RREACT-1] a Dodge for 1 AP takes its successes off the damage', () => {
  const r = brawl([bow, away], [], { dice: { attack: faces('210'), test: faces('20') } });
  r.play().answer('act', shoot).answer('answer-shot', 'dodge');
  expect([r.character(1).hp, r.character(1).ap]).toEqual([5, 5]);
});
test('[US-RREACT-2] [US-R-53] a rush: full damage, then the movement value, and there with a strength success', () => {
  const r = brawl([bow, away], [], { tiles: [{ at: 'n', is: { value: 2 } }], dice: { attack: faces('110'), test: faces('1') } });
  r.play().answer('act', shoot).answer('answer-shot', 'rush');
  expect([r.character(1).hp, r.character(1).ap, r.character(1).hex]).toEqual([4, 4, hexOn('n')]);
  expect(r.types('hurt', 'moved')).toEqual(['hurt', 'moved']);
});
test('[US-RREACT-3] without a success the AP are paid and it stays', () => {
  const r = brawl([bow, away], [], { tiles: [{ at: 'n', is: { value: 2 } }], dice: { attack: faces('110'), test: faces('0') } });
  r.play().answer('act', shoot).answer('answer-shot', 'rush');
  expect([r.character(1).hp, r.character(1).ap, r.character(1).hex]).toEqual([4, 4, hexOn('n n')]);
});
test('[US-RREACT-4] [US-RREACT-5] [US-R-53] each needs its AP, a rush a free space; nothing is always possible', () => {
  const offered = (ap: number, spaces = 4): string[] | null => {
    const r = brawl([bow, { ...away, ap }], [], {
      tiles: [{ at: 'n', is: { value: 2, spaces } }],
      dice: { attack: ap > 0 ? [] : faces('000') },
    });
    r.play().answer('act', shoot);
    return r.asks === 'answer-shot' ? r.options() : null;
  };
  expect([offered(2), offered(1), offered(2, 1), offered(0)]).toEqual([
    ['dodge', 'rush', 'nothing'],
    ['dodge', 'nothing'],
    ['dodge', 'nothing'],
    null,
  ]);
});
test('[US-RREACT-5] nothing: full damage', () => {
  const r = brawl([bow, away], [], { dice: { attack: faces('210') } });
  r.play().answer('act', shoot).answer('answer-shot', 'nothing');
  expect([r.character(1).hp, r.character(1).ap]).toEqual([3, 6]);
});
test('[US-RREACT-6] [US-R-53] no round by standees where the shooter is, but an open symbol brings one', () => {
  const standees = brawl([{ ...bow, isStealthy: true }, away], [{}], { dice: { attack: faces('000'), test: faces('10 1') } });
  standees.play().answer('act', shoot).answer('answer-shot', 'rush');
  expect([standees.asks, enemyRolls(standees)]).toEqual(['act', []]);
  const symbol = brawl([{ ...bow, isStealthy: true }, away], [], {
    tiles: [{ at: 'n', is: { enemies: 1 } }],
    enemyDeck: [{}],
    dice: { attack: faces('000 00'), test: faces('10 1'), enemy: faces('0') },
  });
  symbol.play().answer('act', shoot).answer('answer-shot', 'rush');
  expect([symbol.asks, symbol.askedSeat]).toEqual(['fight', 1]);
  symbol.answer('fight', 'attack-enemy-0').answer('join', 'pass');
  expect([enemyRolls(symbol), symbol.character(1).ap]).toEqual([['e0 counterattack c1'], 5]);
});
test('[US-R-53] enemies on the tile it leaves strike; a night card is due; a dead target does not move', () => {
  const r = brawl([bow, away], [away], {
    phase: 'night',
    nights: [{ id: 'moth', effects: [] }],
    dice: { attack: faces('000'), test: faces('1'), enemy: faces('1') },
  });
  r.play().answer('act', shoot).answer('answer-shot', 'rush');
  expect([enemyRolls(r), r.character(1).hp, r.types('night-drawn')]).toEqual([['e0 counterattack c1'], 5, ['night-drawn']]);
  const dead = brawl([bow, { ...away, hp: 1 }], [], { dice: { attack: faces('100') } });
  dead.play().answer('act', shoot).answer('answer-shot', 'rush');
  expect([dead.character(1).hex, dead.types('moved')]).toEqual([hexOn('n n'), []]);
});
test('[US-USE-3] a fire bottle is gone after one attack on a character, struck, thrown or in a counterattack', () => {
  const bottle = { items: ['fire-bottle.1'] } as const;
  const struck = brawl([bottle, {}], [], { dice: { attack: faces('0000') } });
  struck.play().answer('act', 'fight-wren-with-fire-bottle.1').answer('defend', 'nothing');
  const thrown = brawl([bottle, away], [], { dice: { attack: faces('0000') } });
  thrown.play().answer('act', 'shoot-at-wren-with-fire-bottle.1').answer('answer-shot', 'nothing');
  const back = brawl([{}, bottle], [], { dice: { attack: faces('00 0000') } });
  back.play().answer('act', fight).answer('defend', 'counter-with-fire-bottle.1');
  expect([struck.items(0), thrown.items(0), back.items(1)]).toEqual([[], [], []]);
  expect(struck.toldOf('card-lost')).toMatchObject([{ who: 0, why: 'spent' }]);
});

test('[US-PVP-4] [US-R-6] with one success a Dodge has all that it needs', () => {
  const r = brawl([{}, {}], [], { dice: { attack: faces('21'), test: faces('10') } });
  r.play().answer('act', 'fight-wren').answer('defend', 'dodge');
  expect(r.toldOf('rolled').find(one => one.for === 'dodge')).toMatchObject({ enough: 1, id: 1, against: 0 });
});
test('[US-R-53] [US-HP-3] whoever falls to those it leaves does not arrive', () => {
  const r = brawl([bow, { ...away, hp: 1 }, { at: 'haven' }], [away], {
    dice: { attack: faces('000'), test: faces('10'), enemy: faces('1') },
  });
  r.play().answer('act', shoot).answer('answer-shot', 'rush');
  expect([r.character(1).diedIn, r.character(1).hex, r.types('moved')]).toEqual([1, hexOn('n n'), []]);
});
