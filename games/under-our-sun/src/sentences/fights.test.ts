/** A fight in the log: each attack is one line that says who attacks whom with what, the dice, what they come to, and what is left. */
import { viewOf } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { stateSchema, type View } from '../state.ts';
import { archer, armed, brawl, faces } from '../testing/fights.ts';
import { hexOn, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { ASIDES, sentence } from './events.ts';

/** What seat 0 reads of a fight: bookkeeping left out, bodies of what has fallen, too. */
const log = (r: SunRehearsal, reader = 0): string[] => {
  const view = viewOf(stateSchema, r.state, reader) as View;
  return r.told.filter(one => !ASIDES.includes(one.type)).flatMap(one => sentence(one, view, reader) || []);
};
const FOE = { name: 'Foe', hp: 5 } as const;
const bow = { items: ['bow.1'] } as const;

test('[US-ATTACK-1] [US-COMBAT-8] an attack is one line, and so is the counterattack', () => {
  const r = brawl([{ hp: 6 }], [armed('1Y1Y', FOE)], { dice: { attack: faces('21'), enemy: faces('11') } });
  r.play().answer('act', 'attack-enemy-0');
  expect(log(r)).toEqual([
    'You attack the foe with bare hands: 2 + 1 = 3 damage, 2 of 5 HP left.',
    'The foe attacks you: 1 + 1 = 2 damage, 4 of 7 HP left.',
  ]);
});
test('[US-COMBAT-9] no success is no damage, with a weapon', () => {
  const r = brawl([{ items: ['knife.1'] }], [armed('1Y', FOE)], { dice: { attack: faces('000'), enemy: faces('0') } });
  r.play().answer('act', 'attack-enemy-0-with-knife.1');
  expect(log(r)).toEqual(['You attack the foe with the Knife: 0 + 0 + 0 = 0, no damage.', 'The foe attacks you: 0, no damage.']);
});
test('[US-RANGE-1] [US-AMMO-6] a shot says what is left in the weapon, and the enemy that comes says so', () => {
  const r = brawl([bow], [{ ...archer('1Y', FOE), at: 'n n' }], { dice: { attack: faces('101'), enemy: faces('1') } });
  r.play().answer('act', 'shoot-enemy-0-with-bow.1');
  expect(log(r)[0]).toMatch(/^You shoot at the foe with the Bow: 1 \+ 0 \+ 1 = 2 damage, 3 of 5 HP left\. The Bow has \d arrows? left\.$/);
  expect(log(r).slice(1)).toEqual(['The foe wants to come closer: 1 success.', expect.stringMatching(/^The foe comes onto /)]);
});
test('[US-RANGE-5] a shot that is answered by a shot', () => {
  const r = brawl([{ ...bow, hp: 5 }], [{ ...archer('1Y', FOE), at: 'n n' }], {
    dice: { attack: faces('000'), enemy: faces('0 1') },
  });
  r.play().answer('act', 'shoot-enemy-0-with-bow.1');
  expect(log(r).slice(1)).toEqual(['The foe does not come closer: no success.', 'The foe shoots at you: 1 damage, 4 of 7 HP left.']);
});
test('[US-SATT-2] a sneak attack is told as unseen', () => {
  const r = brawl([{ isStealthy: true, items: ['knife.1'] }], [armed('1Y', FOE)], {
    dice: { test: faces('10'), attack: faces('110') },
  });
  r.play().answer('act', 'sneak-attack-enemy-0-with-knife.1');
  expect(log(r).slice(0, 2)).toEqual([
    'You make a stealth check: 1 + 0 = 1 success, unseen.',
    'You attack the foe, unseen, with the Knife: 1 + 1 + 0 = 2 damage, 3 of 5 HP left.',
  ]);
});
test('[US-DODGE-3] an attack that is dodged is told with its dice', () => {
  const r = brawl([{}], [armed('1Y1Y', FOE)], { dice: { test: faces('10'), enemy: faces('11') } });
  r.play().answer('act', 'dodge');
  expect(log(r)).toEqual(['You try to dodge: 1 + 0 = 1 success.', 'The foe attacks you: 1 + 1 = 2, and you dodge it.']);
});
test('[US-COMBAT-8] of several attacks each says what is left after it', () => {
  const r = brawl([{ hp: 6 }], [armed('1Y', FOE), armed('1Y1Y', { ...FOE, name: 'Other foe' })], {
    dice: { attack: faces('00'), enemy: faces('1 11') },
  });
  r.play().answer('act', 'attack-enemy-0');
  expect(log(r).slice(1)).toEqual([
    'The foe attacks you: 1 damage, 5 of 7 HP left.',
    'The other foe attacks you: 1 + 1 = 2 damage, 3 of 7 HP left.',
  ]);
});
test('[US-USE-2] [US-CHAR-2] what takes something off an attack is named in its line', () => {
  const r = brawl([{ is: 'boone', hp: 9, items: ['padded-vest.1'] }], [armed('1G1Y1Y', FOE)], {
    dice: { attack: faces('00'), enemy: faces('211') },
  });
  r.play().answer('act', 'attack-enemy-0').answer('prevent', 'skill');
  expect(log(r).at(-1)).toBe(
    'The foe attacks you: 2 + 1 + 1 = 4, the Padded vest takes off 1 and In the Way takes off 2: 1 damage, 8 of 9 HP left.',
  );
});
test('[US-PVP-3] character against character: two lines for two attacks', () => {
  const r = brawl([{ items: ['knife.1'], hp: 5 }, {}], [], { dice: { attack: faces('110 10') } });
  r.play().answer('act', 'fight-wren-with-knife.1').answer('defend', 'counter');
  expect(log(r)).toEqual([
    'You attack Wren with the Knife: 1 + 1 + 0 = 2 damage, 4 of 6 HP left.',
    'Wren attacks you with bare hands: 1 + 0 = 1 damage, 4 of 7 HP left.',
  ]);
  expect(log(r, 1)[0]).toBe('Ida attacks you with the Knife: 1 + 1 + 0 = 2 damage, 4 of 6 HP left.');
});
test('[US-PVP-4] a character who dodges: the attack keeps its weapon and its dice', () => {
  const r = brawl([{}, {}], [], { dice: { attack: faces('21'), test: faces('10') } });
  r.play().answer('act', 'fight-wren').answer('defend', 'dodge');
  expect(log(r)).toEqual(['Wren tries to dodge: 1 + 0 = 1 success.', 'You attack Wren with bare hands: 2 + 1 = 3, and Wren dodges it.']);
});
test('[US-RREACT-1] each success of a Dodge takes 1 off a shot', () => {
  const r = brawl([bow, { at: 'n n' }], [], { dice: { attack: faces('110'), test: faces('10') } });
  r.play().answer('act', 'shoot-at-wren-with-bow.1').answer('answer-shot', 'dodge');
  expect(log(r).at(-1)).toMatch(
    /^You shoot at Wren with the Bow: 1 \+ 1 \+ 0 = 2, the Dodge takes off 1: 1 damage, 5 of 6 HP left\. The Bow has /,
  );
});
test('[US-ROB-1] merchants who fight attack in the plural if they are two', () => {
  const r = brawl([{ hp: 6 }], [], {
    merchants: [{}, { id: 'hob-and-dunya', at: 'n' }],
    dice: { attack: faces('10'), enemy: faces('11') },
  });
  r.play().answer('act', 'attack-merchant-1');
  expect(log(r)).toContainEqual(
    expect.stringMatching(/^You attack Hob and Dunya with bare hands: 1 \+ 0 = 1 damage, \d+ of \d+ HP left\.$/),
  );
  expect(log(r)).toContainEqual(expect.stringMatching(/^Hob and Dunya attack you: /));
});
test('[US-INIT-1] the free round says so, and a round that is paid for says nothing', () => {
  const r = brawl([{}], [armed('1Y', FOE)], { dice: { attack: faces('10'), enemy: faces('0') } });
  r.play().answer('act', 'attack-enemy-0');
  expect(log(r).some(line => /round/.test(line))).toBe(false);
  const free = trek({
    characters: [{ karma: 0 }],
    tiles: [{ at: 'n', is: { name: 'Bell Dune', enemies: 1 } }],
    dice: { attack: [0, 0], enemy: [0] },
    spare: ['enemies'],
  });
  free
    .play()
    .answer('act', `move-${hexOn('n')}`)
    .answer('fight', 'attack-enemy-0');
  expect(log(free)).toContain('A fight on Bell Dune. The first combat round costs you no AP.');
});
