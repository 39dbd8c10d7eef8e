import { expect, test } from 'vitest';
import { doubled } from '../testing/cards.ts';
import { archer, armed, brawl, diceRolled, enemyRolls, faces, rolls } from '../testing/fights.ts';
import { thingsEverywhere } from '../testing/market.ts';
import { hexOn } from '../testing/rehearsal.ts';

const bow = { items: ['bow.1'] } as const;
const next = { at: 'n n' } as const;
const shoot = 'shoot-enemy-0-with-bow.1';

test('[US-RANGE-1] a ranged weapon, an adjacent tile, 1 AP', () => {
  const r = brawl([bow], [next, { at: 'n n n' }, {}], { dice: { attack: faces('000'), enemy: faces('0 0') } });
  r.play();
  expect(r.options().filter(key => key.startsWith('shoot'))).toEqual([shoot]);
  r.answer('act', shoot);
  expect([r.character(0).ap, r.character(0).items[0]!.n]).toEqual([5, 2]);
  expect(brawl([{}], [next]).play().options()).not.toContain(shoot);
});
test('[US-RANGE-1] a weapon that reaches two tiles does so once a day; a shot at an adjacent tile leaves that open', () => {
  const rifle = { items: ['precision-rifle'], ammunition: { cartridge: 1 } } as const;
  const shots = (r: ReturnType<typeof brawl>): string[] => r.options().filter(key => key.startsWith('shoot'));
  const [near, far] = ['shoot-enemy-0-with-precision-rifle', 'shoot-enemy-1-with-precision-rifle'];
  const tiles = [{ at: 'n n' }, { at: 'n n n' }];
  const dice = { attack: faces('00000 00000'), enemy: faces('0 0') };
  const r = brawl([rifle], [next, { at: 'n n n' }], { tiles, dice }).play();

  r.answer('act', near);
  expect([r.character(0).hasUsedReach, shots(r)]).toEqual([false, [near, far]]);
  r.answer('act', far);
  expect([r.character(0).hasUsedReach, shots(r)]).toEqual([true, [near]]);
});
test('[US-RANGE-2] [US-R-45] combat dice and those of the weapon', () => {
  const r = brawl([bow], [next], { dice: { attack: faces('102'), enemy: faces('0') } });
  r.play().answer('act', shoot);
  expect([diceRolled(r), r.toldOf('enemy-hurt')[0]!.n]).toEqual([['green', 'yellow', 'green'], 3]);
});
test('[US-RANGE-3] [US-RANGE-4] a blue success brings it here, tapped; at the next action it strikes', () => {
  const r = brawl([bow], [next], { dice: { attack: faces('000 00'), enemy: faces('1 1') } });
  r.play().answer('act', shoot);
  expect([r.enemy(0).hex, r.enemy(0).isTapped, enemyRolls(r), r.character(0).hp]).toEqual([hexOn('n'), true, ['e0 approach c0'], 7]);
  r.answer('act', 'attack-enemy-0');
  expect([enemyRolls(r), r.character(0).hp]).toEqual([['e0 approach c0', 'e0 counterattack c0'], 6]);
});
test('[US-RANGE-5] a blank, and it shoots back if it can', () => {
  const r = brawl([bow], [{ ...archer('1Y'), ...next }], { dice: { attack: faces('000'), enemy: faces('0 1') } });
  r.play().answer('act', shoot);
  expect([enemyRolls(r), diceRolled(r, 2), r.character(0).hp]).toEqual([['e0 approach c0', 'e0 return-fire c0'], ['yellow'], 6]);
});
test('[US-RANGE-6] a blank without a ranged value: it stays untapped, and can still strike at a joiner', () => {
  const r = brawl([bow, next], [next], { dice: { attack: faces('000 00'), enemy: faces('0 1') } });
  r.play().answer('act', shoot).answer('join', 'join').answer('joined-fight', 'attack-enemy-0');
  expect(rolls(r)).toEqual(['c0 ranged', 'e0 approach c0', 'c1 melee', 'e0 counterattack c1']);
});
test('[US-RANGE-7] a tapped enemy does not react', () => {
  const r = brawl([next, bow], [{ ...archer('1Y'), ...next }], { dice: { attack: faces('00 000'), enemy: faces('0') } });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'join');
  expect(rolls(r)).toEqual(['c0 melee', 'e0 counterattack c0', 'c1 ranged']);
});
test('[US-RANGE-8] only the enemy that is shot at reacts', () => {
  const r = brawl([bow], [next, next], { dice: { attack: faces('000'), enemy: faces('0') } });
  r.play().answer('act', shoot);
  expect(enemyRolls(r)).toEqual(['e0 approach c0']);
});
test('[US-RANGE-9] enemies beside the shooter strike as at any action', () => {
  const r = brawl([bow], [next, {}], { dice: { attack: faces('000'), enemy: faces('0 1') } });
  r.play().answer('act', shoot);
  expect([enemyRolls(r), r.character(0).hp]).toEqual([['e0 approach c0', 'e1 counterattack c0'], 6]);
});
test('[US-RANGE-10] [US-R-59] an Animal does not come to a fire; it counts as not moved', () => {
  const animal = { ...next, is: { type: 'animal', ranged: { day: '1Y', night: '1Y' } } } as const;
  const r = brawl([bow], [animal], { tiles: [{ at: 'n', fire: 'campfire' }], dice: { attack: faces('000'), enemy: faces('1 0') } });
  r.play().answer('act', shoot);
  expect([r.enemy(0).hex, enemyRolls(r)]).toEqual([hexOn('n n'), ['e0 approach c0', 'e0 return-fire c0']]);
});
test('[US-RANGE-11] [US-R-46] killed by the shot: it does not come, its body lies on its own tile', () => {
  const r = brawl([bow], [{ ...next, is: { hp: 2, ranged: { day: '1Y', night: '1Y' } } }], {
    dice: { attack: faces('200'), enemy: faces('1') },
  });
  r.play().answer('act', shoot);
  expect([r.tile('n n').bodies.length, r.tile('n').bodies.length, r.state.enemies]).toEqual([1, 0, []]);
});
test('[US-R-46] killed and a blank: it still shoots back', () => {
  const r = brawl([bow], [{ ...next, is: { hp: 2, ranged: { day: '1Y', night: '1Y' } } }], {
    dice: { attack: faces('200'), enemy: faces('0 1') },
  });
  r.play().answer('act', shoot);
  expect([r.character(0).hp, r.state.enemies]).toEqual([6, []]);
});
test('[US-R-46] [US-ENEMY-10] [US-R-25] an engaged enemy may come as well, and its symbol is open again', () => {
  const r = brawl([bow, next], [{ ...next, symbol: 0 }], {
    tiles: [{ at: 'n n', is: { enemies: 1 } }],
    dice: { attack: faces('000'), enemy: faces('1') },
  });
  r.play().answer('act', shoot).answer('join', 'pass');
  expect([r.enemy(0).hex, r.tile('n n').symbols]).toEqual([hexOn('n'), [-1]]);
});
test('[US-R-54] [US-LOOT-2] a body without a success gives nothing', () => {
  const r = brawl([{}], [], {
    tiles: [{ at: 'n', bodies: [{ id: 'carcass', loot: [{ goods: { food: 2 } }, { goods: { food: 3 } }] }] }],
    dice: { loot: faces('0') },
  });
  r.play().answer('act', 'loot-carcass');
  expect([r.goods(0), r.tile('n').bodies]).toEqual([{}, []]);
});
test('[US-RANGE-5] some never come closer and always shoot', () => {
  const r = brawl([bow], [{ ...archer('1Y', { traits: { standsOff: true } }), ...next }], {
    dice: { attack: faces('000'), enemy: faces('1') },
  });
  r.play().answer('act', shoot);
  expect([enemyRolls(r), armed('1Y').at]).toEqual([['e0 return-fire c0'], undefined]);
});
test('[US-R-30] [US-USE-3] a fire bottle that was used up in the free round is not thrown after it', () => {
  const hidden = { isStealthy: true, items: ['bow.1', 'fire-bottle.1'] } as const;
  const dice = { test: faces('00'), attack: faces('0000'), enemy: faces('0') };
  const inFreeRound = (key: string): ReturnType<typeof brawl> =>
    brawl([hidden, next], [armed('1Y'), next], { dice })
      .play()
      .answer('act', `${key}-with-fire-bottle.1`)
      .answer('fight', 'attack-enemy-0-with-fire-bottle.1');
  for (const r of [inFreeRound('shoot-enemy-1'), inFreeRound('shoot-at-wren')]) {
    expect([rolls(r), r.items(0), r.character(0).ap]).toEqual([['c0 check', 'c0 melee', 'e0 counterattack c0'], ['bow.1'], 5]);
    expect([r.asks, r.askedSeat]).toEqual(['act', 0]);
    expect(doubled(thingsEverywhere(r.state))).toEqual([]);
  }
});
test('[US-R-100] an Animal that comes to the shooter destroys the trap there', () => {
  const r = brawl([bow], [{ ...next, is: { type: 'animal' } }], {
    tiles: [{ at: 'n', hasTrap: true }],
    dice: { attack: faces('000'), enemy: faces('1') },
  });
  r.play().answer('act', shoot);
  expect([r.enemy(0).hex, r.tile('n').trap]).toEqual([hexOn('n'), -1]);
  expect(r.toldOf('trap-destroyed')).toMatchObject([{ enemy: 0, hex: hexOn('n') }]);
});
test('[US-ENEMY-2] what is added to a first blow is not added to a shot', () => {
  const r = brawl([bow], [{ ...archer('1Y', { traits: { firstAttack: '1G' } }), ...next }], {
    dice: { attack: faces('000'), enemy: faces('0 0') },
  });
  r.play().answer('act', shoot);
  expect(diceRolled(r, 2)).toEqual(['yellow']);
});
