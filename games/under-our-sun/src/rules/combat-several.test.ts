import { expect, test } from 'vitest';
import { strongestOf } from '../questions.ts';
import { armed, brawl, enemyRolls, faces, rolls } from '../testing/fights.ts';
import type { SunRehearsal } from '../testing/rehearsal.ts';
import { provoke } from './combat.ts';

const tough = { hp: 9 };
const blank = (n: number, each: string): number[][] => faces(Array.from({ length: n }, () => each).join(' '));
const attack = (r: SunRehearsal, enemy = 0): SunRehearsal => r.play().answer('act', `attack-enemy-${enemy}`);
/** Everybody who is asked joins. */
const allJoin = (r: SunRehearsal): SunRehearsal => {
  while (r.asks === 'join') r.answer('join', 'join');
  return r;
};
const asked = (r: SunRehearsal): string[] => r.asked.filter(line => line.includes(' join:'));

test('[US-MULTI-1] alone against several: one counterattack from each', () => {
  const r = brawl([{}], [{}, {}], { dice: { attack: blank(1, '00'), enemy: blank(2, '0') } });
  attack(r);
  expect(enemyRolls(r)).toEqual(['e0 counterattack c0', 'e1 counterattack c0']);
});
test('[US-MULTI-2] [US-R-39] after the own dice of a combat action, clockwise, before any counterattack', () => {
  const r = brawl([{ at: 'haven' }, {}, {}, { at: 'n n n' }], [armed('1Y', tough)], {
    active: 2,
    dice: { attack: blank(1, '00'), enemy: blank(1, '0') },
  });
  attack(r);
  expect([asked(r), rolls(r)]).toEqual([['1 join: join pass'], ['c2 melee']]);
  r.answer('join', 'pass');
  expect(rolls(r)).toEqual(['c2 melee', 'e0 counterattack c2']);
});
test('[US-MULTI-2] whoever has no AP is not asked; other actions, Wait and attacks on characters ask nobody', () => {
  const r = brawl([{ hp: 3, goods: { food: 1 } }, { ap: 0 }, {}], [armed('1Y', tough)], {
    dice: { attack: blank(2, '00'), enemy: blank(3, '0') },
  });
  attack(r);
  expect(asked(r)).toEqual(['2 join: join pass']);
  r.answer('join', 'pass').answer('act', 'eat').answer('act', 'fight-sanaa').answer('defend', 'nothing').answer('act', 'wait');
  expect(asked(r)).toHaveLength(1);
});
test('[US-MULTI-3] on the tile of an enemy of the fight, or next to it with a loaded ranged weapon', () => {
  const empty = { card: 'bow.2', n: 0 };
  const r = brawl(
    [{ items: ['bow.1'] }, {}, { at: 'n n' }, { at: 'n n n', items: [empty] }, { at: 'n n n', items: ['sling'] }],
    [{ at: 'n n', is: { hp: 9 } }],
    { dice: { attack: faces('000'), enemy: faces('0') } },
  );
  r.play().answer('act', 'shoot-enemy-0-with-bow.1');
  while (r.asks === 'join') r.answer('join', 'pass');
  expect(asked(r)).toEqual(['2 join: join pass', '4 join: join pass']);
});
test('[US-MULTI-4] [US-MULTI-5] one combat action for its AP outside the turn order; then the turn goes on', () => {
  const r = brawl([{}, { items: ['knife.1'] }], [armed('1Y', tough)], { dice: { attack: faces('00 000'), enemy: faces('0') } });
  allJoin(attack(r))
    .only('joined-fight', ['attack-enemy-0', 'attack-enemy-0-with-knife.1', 'dodge'])
    .answer('joined-fight', 'attack-enemy-0-with-knife.1');
  expect([r.character(0).ap, r.character(1).ap, r.asks, r.askedSeat]).toEqual([5, 5, 'act', 0]);
});
test('[US-MULTI-6] nobody else takes part: one attack from each', () => {
  const r = brawl([{}, {}], [{}, {}, {}], { dice: { attack: blank(1, '00'), enemy: blank(3, '0') } });
  attack(r).answer('join', 'pass');
  expect(enemyRolls(r)).toEqual([0, 1, 2].map(id => `e${id} counterattack c0`));
});
test('[US-MULTI-7] [US-MULTI-9] with another on the tile: one, from the enemy that was attacked; the last gets all that are left', () => {
  const r = brawl([{}, {}], [{}, {}, {}], { dice: { attack: blank(2, '00'), enemy: blank(3, '0') } });
  allJoin(attack(r)).answer('joined-fight', 'attack-enemy-0');
  expect(enemyRolls(r)).toEqual(['e0 counterattack c0', 'e1 counterattack c1', 'e2 counterattack c1']);
});
test('[US-MULTI-8] [US-R-40] a joiner in between: from the enemy it attacked, or if that is tapped from the strongest', () => {
  const r = brawl([{}, {}, {}], [armed('1Y'), armed('3G'), armed('1B')], { dice: { attack: blank(3, '00'), enemy: faces('0 000 0') } });
  allJoin(attack(r)).answer('joined-fight', 'attack-enemy-0').answer('joined-fight', 'attack-enemy-0');
  expect(enemyRolls(r)).toEqual(['e0 counterattack c0', 'e1 counterattack c1', 'e2 counterattack c2']);
  const other = brawl([{}, {}, {}], [armed('1Y'), armed('3G'), armed('1B')], { dice: { attack: blank(3, '00'), enemy: faces('0 0 000') } });
  allJoin(attack(other)).answer('joined-fight', 'attack-enemy-2').answer('joined-fight', 'attack-enemy-0');
  expect(enemyRolls(other)).toEqual(['e0 counterattack c0', 'e2 counterattack c1', 'e1 counterattack c2']);
});
test('[US-R-40] strongest by expected successes, then by HP left', () => {
  const of = (...enemies: Parameters<typeof brawl>[1]): number[] => {
    const { state } = brawl([{}], enemies);
    return strongestOf(
      state,
      state.enemies.map(({ id }) => ({ is: 'enemy', id })),
    ).map(one => one.id);
  };
  expect(of(armed('2B'), armed('1G'))).toEqual([0, 1]);
  expect(of(armed('2Y'), armed('1G'), armed('2B'))).toEqual([0]);
  expect(of(armed('1G'), armed('1G1R'))).toEqual([0]);
  expect(of({ ...armed('1G', { hp: 5 }), damage: 3 }, armed('1G'))).toEqual([1]);
});
test('[US-MULTI-10] [US-MULTI-11] all tapped: nobody strikes any more; never more attacks than enemies', () => {
  const r = brawl([{}, {}, {}, {}], [armed('1Y', tough), armed('1Y', tough)], { dice: { attack: blank(4, '00'), enemy: blank(2, '0') } });
  allJoin(attack(r));
  while (r.asks === 'joined-fight') r.answer('joined-fight', 'attack-enemy-0');
  expect(enemyRolls(r)).toEqual(['e0 counterattack c0', 'e1 counterattack c1']);
});
test('[US-MULTI-12] who shoots from outside takes nothing off the counterattacks on the tile', () => {
  const r = brawl([{}, { at: 'n n', items: ['bow.1'] }], [armed('1Y', tough), {}], {
    dice: { attack: faces('00 000'), enemy: blank(2, '0') },
  });
  allJoin(attack(r)).answer('joined-fight', 'shoot-enemy-0-with-bow.1');
  expect(rolls(r)).toEqual(['c0 melee', 'e0 counterattack c0', 'e1 counterattack c0', 'c1 ranged']);
});
test('[US-MULTI-13] nobody is asked once no enemy of the fight is left', () => {
  const r = brawl([{}, {}], [armed('1Y', { hp: 1 })], { dice: { attack: faces('10'), enemy: faces('0') } });
  attack(r);
  expect(asked(r)).toEqual([]);
});
test('[US-MULTI-13] a yes that has become impossible lapses without cost', () => {
  const r = brawl([{}, {}, {}], [armed('1Y', { hp: 1 })], { dice: { attack: faces('00 10'), enemy: faces('0') } });
  allJoin(attack(r)).answer('joined-fight', 'attack-enemy-0');
  expect([r.character(2).ap, r.toldOf('join-lapsed').map(one => one.who), r.asks]).toEqual([6, [2], 'act']);
});
test('[US-MULTI-13] a yes stands though whoever acted dies', () => {
  const r = brawl([{ hp: 1 }, {}], [armed('1Y', tough)], { dice: { attack: faces('000 10'), enemy: faces('1') } });
  allJoin(attack(r));
  expect([r.character(0).diedIn, r.asks]).toEqual([1, 'joined-fight']);
  r.answer('joined-fight', 'attack-enemy-0');
  expect(r.enemy(0).damage).toBe(1);
});
test('[US-MULTI-14] [US-R-52] [US-R-112] joiners strike at enemies only, and at a merchant once he fights somebody here', () => {
  const peace = brawl([{}, {}, {}], [armed('1Y', tough)], {
    merchants: [{ id: 'vesna', at: 'n' }],
    dice: { attack: faces('00'), enemy: faces('0') },
  });
  attack(peace).answer('join', 'join').answer('join', 'pass').only('joined-fight', ['attack-enemy-0', 'dodge']);
  const war = brawl([{}, {}], [], { merchants: [{ id: 'vesna', at: 'n' }], dice: { attack: faces('00') } });
  war.play().answer('act', 'attack-merchant-0');
  expect([war.asks, war.askedSeat]).toEqual(['join', 1]);
});
test('[US-MULTI-15] [US-R-117] a joiner who strikes unseen draws nothing, and takes nothing off the others', () => {
  const r = brawl([{}, { isStealthy: true }], [armed('1Y', tough), armed('1Y', tough)], {
    dice: { attack: blank(2, '00'), test: faces('10'), enemy: blank(2, '0') },
  });
  attack(r).only('join', ['join', 'join-unseen', 'pass']).answer('join', 'join-unseen').answer('joined-fight', 'sneak-attack-enemy-1');
  expect(rolls(r)).toEqual(['c0 melee', 'e0 counterattack c0', 'e1 counterattack c0', 'c1 check', 'c1 melee']);
  expect([r.character(1).ap, r.character(1).isStealthy]).toEqual([4, false]);
});
test.each([
  ['join', 1, ['attack-enemy-0', 'attack-enemy-1']],
  ['join-unseen', 2, ['sneak-attack-enemy-0', 'sneak-attack-enemy-1']],
])('[US-MULTI-4] [US-R-117] somebody in stealth may only do what was said: %s', (way, counterattacks, blows) => {
  const r = brawl([{}, { isStealthy: true }], [armed('1Y', tough), armed('1Y', tough)], {
    dice: { attack: blank(1, '00'), enemy: blank(counterattacks, '0') },
  });
  attack(r).answer('join', way).only('joined-fight', blows);
});
test('[US-R-117] a joiner whose check fails: seen, AP gone, no attack, struck by those still untapped, no free round', () => {
  const r = brawl([{}, { isStealthy: true }, {}], [armed('1Y', tough), armed('1Y', tough), armed('1Y', tough)], {
    dice: { attack: blank(2, '00'), test: faces('00'), enemy: blank(3, '0') },
  });
  attack(r)
    .answer('join', 'join-unseen')
    .answer('join', 'join')
    .answer('joined-fight', 'sneak-attack-enemy-1')
    .answer('joined-fight', 'attack-enemy-0');
  expect(rolls(r)).toEqual(['c0 melee', 'e0 counterattack c0', 'c1 check', 'e1 counterattack c1', 'e2 counterattack c1', 'c2 melee']);
  expect([r.character(1).ap, r.character(1).isStealthy, r.types('round-begun').length]).toEqual([4, false, 1]);
});
test('[US-R-117] a Sneak attack opens the question, and its attacker is left out when attacks are allotted', () => {
  const r = brawl([{ isStealthy: true }, {}], [armed('1Y', tough), armed('1Y', tough)], {
    dice: { attack: blank(2, '00'), test: faces('10'), enemy: blank(2, '0') },
  });
  r.play().answer('act', 'sneak-attack-enemy-0').answer('join', 'join').answer('joined-fight', 'attack-enemy-0');
  expect(enemyRolls(r)).toEqual(['e0 counterattack c1', 'e1 counterattack c1']);
});
test('[US-R-35] somebody unseen counts in the allotment once it has joined openly', () => {
  const r = brawl([{}, { isStealthy: true }], [armed('1Y', tough), armed('1Y', tough)], {
    dice: { attack: blank(2, '00'), enemy: blank(2, '0') },
  });
  attack(r).answer('join', 'join').answer('joined-fight', 'attack-enemy-0');
  expect([enemyRolls(r), r.character(1).isStealthy]).toEqual([['e0 counterattack c0', 'e1 counterattack c1'], false]);
});
test('[US-R-33] [US-RANGE-9] a joiner who shoots out of stealth needs a check; seen, it still shoots, and who stands beside it strikes', () => {
  const r = brawl([{ at: 'n n' }, { isStealthy: true, items: ['bow.1'] }], [{ at: 'n n', is: { hp: 9 } }, {}], {
    dice: { attack: faces('00 000'), test: faces('00'), enemy: faces('0 1') },
  });
  allJoin(attack(r));
  expect(rolls(r)).toEqual(['c0 melee', 'e0 counterattack c0', 'c1 check', 'c1 ranged', 'e1 counterattack c1']);
  expect([r.character(1).isStealthy, r.types('round-begun').length]).toEqual([false, 1]);
});
test('[US-MULTI-16] [US-R-41] after a Dodge the question is put as well; whoever struck at the dodger is tapped', () => {
  const r = brawl([{}, { at: 'n n', items: ['bow.1'] }, {}], [armed('1Y', tough)], {
    dice: { test: faces('10'), attack: faces('00'), enemy: faces('1') },
  });
  r.play().answer('act', 'dodge').answer('join', 'pass').answer('join', 'join').answer('joined-fight', 'attack-enemy-0');
  expect([rolls(r), r.character(0).hp, r.character(2).ap, r.asks]).toEqual([['c0 dodge', 'e0 counterattack c0', 'c2 melee'], 7, 5, 'act']);
});
test('[US-R-41] Dodge, or a shot next door, beside somebody who takes part: the strongest strikes', () => {
  const foes = [armed('1B', tough), armed('2G', tough)];
  const dodge = brawl([{}, {}], foes, { dice: { test: faces('00'), attack: faces('00'), enemy: faces('00 0') } });
  dodge.play().answer('act', 'dodge').answer('join', 'join').answer('joined-fight', 'attack-enemy-0');
  expect(enemyRolls(dodge)).toEqual(['e1 counterattack c0', 'e0 counterattack c1']);
  const shot = brawl([{ items: ['bow.1'] }, {}], [...foes, { at: 'n n' }], { dice: { attack: faces('000 00'), enemy: faces('0 00 0') } });
  shot.play().answer('act', 'shoot-enemy-2-with-bow.1').answer('join', 'join').answer('joined-fight', 'attack-enemy-0');
  expect(enemyRolls(shot)).toEqual(['e2 approach c0', 'e1 counterattack c0', 'e0 counterattack c1']);
});
test('[US-R-43] a killed enemy strikes at whom the allotment gives it to, and is no target any more', () => {
  const r = brawl([{}, {}], [armed('1Y', { hp: 1 }), armed('1Y', tough)], { dice: { attack: faces('10 00'), enemy: faces('1 0') } });
  attack(r).answer('join', 'join').only('joined-fight', ['attack-enemy-1', 'dodge']).answer('joined-fight', 'attack-enemy-1');
  expect([enemyRolls(r), r.character(0).hp]).toEqual([['e0 counterattack c0', 'e1 counterattack c1'], 6]);
});
test('[US-COMBAT-4] whoever provokes without a fight finds them all untapped', () => {
  const r = brawl([{}], [{ isTapped: true }], { dice: { enemy: faces('0') } });
  r.run(table => provoke(table, 0));
  expect(enemyRolls(r)).toHaveLength(1);
});
test('[US-MULTI-9] a joiner who has fallen before its moment is not the last: the one before it gets all that are left', () => {
  const boone = { is: 'boone', hp: 1 } as const;
  const r = brawl([{}, {}, boone], [armed('1Y'), armed('1Y'), armed('1Y')], { dice: { attack: faces('00 00'), enemy: faces('1 0 0') } });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'join').answer('join', 'join').answer('take-over', 'yes');
  r.answer('joined-fight', 'attack-enemy-0');
  expect(enemyRolls(r)).toEqual(['e0 counterattack c2', 'e1 counterattack c1', 'e2 counterattack c1']);
});
test('[US-MULTI-4] a joiner who shoots from outside cannot dodge those beside it', () => {
  const outside = { at: 'n n', items: ['bow.1'] } as const;
  const r = brawl([{}, outside], [armed('1Y', { hp: 9 }), { ...armed('1Y', { hp: 9 }), at: 'n n' }], {
    dice: { attack: faces('00 000'), enemy: faces('0 0') },
  });
  r.play().answer('act', 'attack-enemy-0').answer('join', 'join');
  expect([rolls(r), r.asks]).toEqual([['c0 melee', 'e0 counterattack c0', 'c1 ranged', 'e1 counterattack c1'], 'act']);
});
test('[US-DODGE-3] a Dodge cancels no attack that another has taken over', () => {
  const r = brawl([{}, { is: 'boone', ap: 0 }], [{}, {}], { dice: { test: faces('10'), enemy: faces('1 1') } });
  r.play().answer('act', 'dodge').answer('take-over', 'yes');
  expect([r.toldOf('attack-dodged').map(one => one.id), r.character(0).hp, r.character(1).hp]).toEqual([[1], 7, 8]);
});
