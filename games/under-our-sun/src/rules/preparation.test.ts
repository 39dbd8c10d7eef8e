import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { ringAt } from '../places.ts';
import { BLOCKED, OPEN } from '../state.ts';
import { hexOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';

/** The Night of a day is over. */
const night = (position: Position = {}): SunRehearsal =>
  trek({ step: 'clean-up', phase: 'night', day: 1, active: -1, toPlay: [], ...position });
const prepared = (position: Position = {}): SunRehearsal => night(position).untilScene('begin-phase');
const FED = { goods: { food: 1 } } as const;

test('[US-PREP-9] [US-PREP-5] [US-ROUND-1] the steps run from a to h', () => {
  const r = prepared({
    characters: [{ ...FED, at: 'n', items: [{ card: 'binoculars', isFlipped: true }] }, FED],
    tiles: [
      { at: 'n', is: { enemies: 1 }, symbols: [BLOCKED] },
      { at: 's', is: { water: 1 }, source: 0, goods: { metal: 1 } },
    ],
    enemies: [{ at: 'se' }],
    dice: { direction: [7] },
  });
  const steps = [
    'starter-passed',
    'cleaned-up',
    'day-begun',
    'cards-turned-back',
    'symbols-opened',
    'numbers-rolled',
    'sources-refilled',
  ] as const;
  expect(r.types(...steps, 'fitness-changed', 'ate')).toEqual([...steps, 'fitness-changed', 'fitness-changed', 'ate', 'ate']);
});

test('[US-PREP-1] the starting player token passes clockwise', () => {
  expect(prepared({ characters: [FED, FED, FED], starter: 1 }).state.starter).toBe(2);
  expect(prepared({ characters: [FED, FED, FED], starter: 2 }).state.starter).toBe(0);
});

test('[US-R-106] it passes over seats without a living character', () => {
  expect(prepared({ characters: [FED, { diedIn: 3, hp: 0 }, FED], starter: 0 }).state.starter).toBe(2);
});

test('[US-PREP-2] [US-DISC-3] loose goods go back to the supply, but not where a camp stands', () => {
  const r = prepared({
    tiles: [
      { at: 'n', goods: { wood: 1 }, ammunition: { arrow: 2 }, items: ['knife.1', 'boots.1'] },
      { at: 's', goods: { wood: 2 }, water: 4, items: ['knife.2'], hasCamp: true },
    ],
  });
  expect([r.goodsAt('n'), r.tile('n').items, r.tile('n').ammunition]).toEqual([{}, [], [0, 0]]);
  expect([r.goodsAt('s'), r.tile('s').items.length, r.tile('s').water]).toEqual([{ wood: 2 }, 1, 4]);
  expect([r.state.itemDeck.includes(cardNamed('knife.1')), r.state.gearDeck.includes(cardNamed('boots.1'))]).toEqual([true, true]);
  expect(r.state.supply[4]).toBe(19);
});

test('[US-PREP-2] [US-MAP-8] printed resources that nobody has taken stay', () => {
  const r = prepared({ tiles: [{ at: 'n', native: { wood: 2 }, goods: { wood: 1, metal: 1 } }] });
  expect(r.goodsAt('n')).toEqual({ wood: 2 });
});

test('[US-LOOT-5] bodies are cleared, in a camp as well', () => {
  const r = prepared({
    tiles: [
      { at: 'n', bodies: ['bear.1'] },
      { at: 's', bodies: [{}], hasCamp: true },
    ],
  });
  expect([r.tile('n').bodies, r.tile('s').bodies]).toEqual([[], []]);
});

test('[US-TEAM-9] goods that are cleared away four tiles out are counted where they lay', () => {
  const r = prepared({
    tiles: [
      { at: 'n n n n', goods: { alcohol: 2, metal: 1 } },
      { at: 'n n n', goods: { plastic: 2 } },
    ],
  });
  const at = ringAt(4).indexOf(hexOn('n n n n'));
  expect(r.state.fetched.flatMap((n, i) => (n > 0 ? [[i, n]] : []))).toEqual([[at, 7]]);
});

test('[US-PREP-3] a day later', () => {
  expect(prepared().state.day).toBe(2);
});

test('[US-PREP-4] [US-CARD-7] flipped cards turn back, UvM leave enemy symbols', () => {
  const r = prepared({
    characters: [{ items: [{ card: 'binoculars', isFlipped: true }] }, {}],
    tiles: [{ at: 'n', is: { enemies: 2 }, symbols: [BLOCKED, OPEN] }],
  });
  expect([r.character(0).items[0]!.isFlipped, r.tile('n').symbols]).toEqual([false, [OPEN, OPEN]]);
});

test('[US-STEALTH-8] [US-R-122] whoever stands where a UvM leaves is in hiding; the enemy beside it may move', () => {
  const r = prepared({
    characters: [{ at: 'n' }, {}],
    tiles: [{ at: 'n', is: { enemies: 1 }, symbols: [BLOCKED] }],
    enemies: [{ at: 'n' }],
    dice: { direction: [1] },
  });
  expect([r.character(0).isStealthy, r.character(1).isStealthy]).toEqual([true, false]);
  expect(r.types('spawned')).toEqual([]);
  expect(r.enemy(0).hex).toBe(hexOn('n n'));
});

test('[US-CHAR-2] a skill of once a day comes back, one of once a phase not yet', () => {
  const r = prepared({ characters: [{ hasUsedSkill: true }, { hasUsedSkill: true }] });
  expect(r.state.characters.map(one => one.hasUsedSkill)).toEqual([false, true]);
});

test('[US-R-100] a trap catches as many animals as its green die shows, after the enemies have moved', () => {
  const r = prepared({
    tiles: [{ at: 'n', hasTrap: true, goods: { food: 1, wood: 1 } }],
    enemies: [{ at: 's' }],
    dice: { direction: [7], trap: [2] },
  });
  expect(r.goodsAt('n')).toEqual({ food: 3 });
  expect(r.types('numbers-rolled', 'trap-rolled')).toEqual(['numbers-rolled', 'trap-rolled']);
});

test('[US-PREP-6] [US-MAP-8] [US-REFILL-2] water comes back on revealed tiles', () => {
  const r = prepared({
    tiles: [
      { at: 'n', is: { water: 2, resources: ['wood'] }, source: 0 },
      { at: 's', isDown: true, is: { water: 1 } },
    ],
  });
  expect([r.tile('n').source, r.goodsAt('n'), r.tile('s').source]).toEqual([2, {}, 0]);
});

test('[US-PREP-7] [US-FIT-2] fitness falls by 1, not below TIRED', () => {
  const r = prepared({ characters: [{ fitness: 2 }, { fitness: 1 }, { fitness: 0 }] });
  expect(r.state.characters.map(one => one.fitness)).toEqual([1, 0, 0]);
});

test('[US-PREP-8] [US-R-12] whoever has food may give it, or take the damage', () => {
  const r = night({ characters: [FED, FED, {}] }).until('eat');
  r.answer('eat', 'yes', 1).untilScene('begin-phase', () => 'no');
  expect(r.state.characters.map(one => one.hp)).toEqual([6, 9, 5]);
  expect([r.goods(0), r.goods(1)]).toEqual([{ food: 1 }, {}]);
  expect(r.asked.filter(line => line.includes('eat'))).toHaveLength(2);
});

test('[US-DEATH-3] [US-R-80] whoever starves in Preparation counts as dead from the Morning on', () => {
  const r = prepared({ characters: [{ hp: 1 }, FED], day: 2 });
  expect([r.character(0).diedIn, r.state.phases]).toEqual([7, 6]);
});

test('[US-DEATH-4] the dead neither tire nor eat', () => {
  const r = prepared({ characters: [{ hp: 0, diedIn: 3, fitness: 2, goods: { food: 1 } }, FED] });
  expect([r.character(0).fitness, r.goods(0)]).toEqual([2, { food: 1 }]);
});

test('[US-DEATH-7] if the last one starves the game is lost', () => {
  const r = night({ characters: [{ hp: 1 }] }).play();
  expect([r.state.result, r.state.why]).toEqual(['lost', 'all-dead']);
});

test('[US-R-95] after the Night of the last day the mission is lost', () => {
  const r = night({ day: 4, mission: { lastDay: 4 } }).play();
  expect([r.state.result, r.state.why, r.state.day]).toEqual(['lost', 'last-day', 4]);
  expect(prepared({ day: 3, mission: { lastDay: 4 } }).state.result).toBe('none');
});

test('[US-MISSION-3] [US-R-95] a mission that is fulfilled when the Night is over counts before its last day does', () => {
  const r = night({ day: 4, mission: { lastDay: 4, cards: [{ goal: [{ is: 'phase', phase: 'preparation' }] }] } }).play();
  expect([r.state.result, r.state.why]).toEqual(['won', 'mission']);
});

test('[US-R-91] alone the token stays', () => {
  const r = prepared({ characters: [FED, FED], seats: 1 });
  expect([r.state.starter, r.types('starter-passed')]).toEqual([0, []]);
});
test('[US-STEALTH-8] whoever is in stealth already stays so, without a word', () => {
  const on = (isStealthy: boolean): string[] =>
    trek({
      step: 'clean-up',
      phase: 'night',
      characters: [{ at: 'n', isStealthy }, {}],
      tiles: [{ at: 'n', is: { enemies: 1 }, symbols: [BLOCKED] }],
    })
      .untilScene('enemies-move')
      .types('hid');
  expect([on(false), on(true)]).toEqual([['hid'], []]);
});
test('[US-PREP-4] [US-CARD-7] what lies turned over in a camp is turned back, too', () => {
  const r = trek({
    step: 'clean-up',
    phase: 'night',
    tiles: [{ at: 'n', hasCamp: true, items: [{ card: 'binoculars', isFlipped: true }] }],
  }).untilScene('enemies-move');
  expect(r.tile('n').items).toMatchObject([{ isFlipped: false }]);
});
