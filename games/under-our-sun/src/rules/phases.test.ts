import { expect, test } from 'vitest';
import { SUN_NUMBERS, sunCard } from '../content/box.ts';
import { FITNESS, type Weather } from '../content/kinds.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import { moveCost, sleepCost } from '../questions.ts';
import { hexOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { works } from '../texts-in-force.ts';
import { actionsOf } from './actions/options.ts';
import { offerSavedAp } from './saved-ap.ts';

/** The place of a weather in the Sun deck, as chance picks it. */
const sun = (...weathers: Weather[]): number[] => weathers.map(one => SUN_NUMBERS.findIndex(card => sunCard(card).weather === one));
/** A phase is about to begin after `after`. */
const beginning = (after: 'preparation' | 'morning' | 'afternoon', position: Position = {}): SunRehearsal =>
  trek({ step: 'begin-phase', phase: after, day: 1, active: -1, toPlay: [], ...position });
const begun = (after: 'preparation' | 'morning' | 'afternoon', position: Position = {}): SunRehearsal =>
  beginning(after, position).untilScene('next-turn');
const ap = (r: SunRehearsal): number[] => r.state.characters.map(one => one.ap);

test('[US-ROUND-1] Morning, Afternoon, Night, and then Preparation', () => {
  expect(begun('preparation').state.phase).toBe('morning');
  expect(begun('morning').state.phase).toBe('afternoon');
  expect(begun('afternoon').state.phase).toBe('night');
  const r = trek({ step: 'last-chance', phase: 'night', active: -1, toPlay: [] }).untilScene('clean-up');
  expect(r.state.step).toBe('clean-up');
});

test('[US-ROUND-2] all have one turn, from the starting player clockwise', () => {
  const r = begun('preparation', { characters: [{}, {}, {}, {}], starter: 2 });
  expect(r.state.toPlay).toEqual([2, 3, 0, 1]);
});

test('[US-DEATH-4] the dead have no turn, no AP and no losses', () => {
  const r = begun('preparation', { characters: [{ hp: 0, diedIn: 1, isInfected: true, water: 3 }, {}] });
  expect([r.state.toPlay, ap(r), r.character(0).water, r.character(0).hp]).toEqual([[1], [0, 6], 3, 0]);
});

test('[US-MORN-1] [US-SUN-1] a Sun card of the whole deck, the same one again if it falls so', () => {
  for (let i = 0; i < 2; i++) {
    const r = begun(i === 0 ? 'preparation' : 'morning', { dice: { sun: [3] } });
    expect(r.state.sun).toBe(SUN_NUMBERS[3]);
  }
  expect(SUN_NUMBERS).toHaveLength(12);
});

test('[US-AP-1] [US-AP-7] 6 AP for everybody before the first turn', () => {
  const r = begun('preparation', { characters: [{ ap: 0 }, { ap: 2 }] });
  expect([ap(r), r.state.active]).toEqual([[6, 6], -1]);
});

test('[US-AP-2] [US-AP-3] [US-FIT-3] [US-MORN-2] Storm and TIRED take AP, after the Sun card', () => {
  const characters = [{}, { fitness: 0 }];
  expect(ap(begun('preparation', { characters, dice: { sun: sun('clear') } }))).toEqual([6, 4]);
  const r = begun('preparation', { characters, dice: { sun: sun('storm') } });
  expect(ap(r)).toEqual([5, 3]);
  expect(r.types('sun-drawn', 'ap-raised')).toEqual(['sun-drawn', 'ap-raised']);
});

test('[US-AP-6] [US-R-15] saved AP do not carry over', () => {
  expect(ap(begun('morning', { characters: [{ ap: 3, isWaiting: true }] }))).toEqual([6]);
});

test('[US-FIT-4] the penalty is fixed when AP are raised: whoever recovers has 6 in the next phase', () => {
  const r = trek({ characters: [{ fitness: 0, ap: 4 }], toPlay: [] })
    .play()
    .answer('act', 'sleep');
  expect([r.state.phase, r.character(0).fitness, ap(r)]).toEqual(['afternoon', 1, [6]]);
});

test('[US-FIT-5] whoever is FIT cannot sleep', () => {
  expect(
    trek({ characters: [{ fitness: 2 }] })
      .play()
      .options('act'),
  ).not.toContain('sleep');
  expect(
    trek({ characters: [{ fitness: 1 }] })
      .play()
      .options('act'),
  ).toContain('sleep');
});

test('[US-AP-4] what cannot be paid whole is not offered', () => {
  const tiles = [
    { at: 'n', is: { value: 2 } },
    { at: 's', is: { value: 1 } },
  ];
  const options = trek({ characters: [{ ap: 1 }], tiles })
    .play()
    .options('act');
  expect([options.includes(`move-${hexOn('n')}`), options.includes(`move-${hexOn('s')}`)]).toEqual([false, true]);
});

test('[US-AP-4] [US-PVP-1] without AP nobody is attacked, neither on the own tile nor on the next', () => {
  const duels = (ap: number): string[] => {
    const { state } = trek({ characters: [{ ap, items: ['bow.1'] }, {}, { at: 'n' }] });
    return actionsOf(state, 0).flatMap(one => (one.value.do === 'duel' ? [one.key] : []));
  };
  expect([duels(1), duels(0)]).toEqual([['fight-boone', 'shoot-at-wren-with-bow.1'], []]);
});

test('[US-INF-1] [US-INF-5] a text infects, and only once', () => {
  const r = trek().run(table => applyEffects(table, [{ do: 'infect' }, { do: 'infect' }], newOccasion({ who: 0 })));
  expect([r.character(0).isInfected, r.types('infected')]).toEqual([true, ['infected']]);
});

test('[US-SUN-3] [US-FIRE-1] [US-FIRE-7] [US-FIRE-8] a Storm: 5 AP, Sleep 3, fires out, a metal where a pit was', () => {
  const r = begun('preparation', {
    tiles: [
      { at: 'n', fire: 'campfire' },
      { at: 's', fire: 'pit' },
      { at: 'se', is: { value: 3 } },
    ],
    dice: { sun: sun('storm') },
  });
  expect([ap(r)[0], sleepCost(r.state, 0), moveCost(r.state, 0, hexOn('se'))]).toEqual([5, 3, 4]);
  expect([r.tile('n').fire, r.tile('s').fire, r.goodsAt('n'), r.goodsAt('s')]).toEqual(['none', 'none', {}, { metal: 1 }]);
});

test('[US-FIRE-1] other weather leaves fires alone', () => {
  const r = begun('preparation', { tiles: [{ at: 'n', fire: 'campfire' }], dice: { sun: sun('solar-storm') } });
  expect([r.tile('n').fire, ap(r)]).toEqual(['campfire', [6, 6]]);
});

test('[US-SUN-4] [US-CARD-4] [US-R-64] a solar storm: 6 AP, and nothing electric works', () => {
  const r = begun('preparation', { characters: [{ items: ['aed.1', 'knife.1'] }], dice: { sun: sun('solar-storm') } });
  expect([ap(r), r.character(0).items.map(item => works(r.state, 0, item))]).toEqual([[6], [false, true]]);
});

test('[US-NIGHT-1] [US-SUN-2] [US-R-63] at night there is no Sun card and no weather', () => {
  const r = begun('afternoon', { characters: [{}, { fitness: 0 }], sun: 'storm' });
  expect([r.state.sun, ap(r), r.types('sun-drawn')]).toEqual([-1, [6, 4], []]);
});

test('[US-MORN-3] [US-INF-2] [US-NIGHT-2] [US-R-105] the infected lose 1 HP in the Morning and at Night, before any turn', () => {
  const characters = [{ isInfected: true, hp: 3 }, { isInfected: true, hp: 1 }, {}];
  for (const after of ['preparation', 'afternoon'] as const) {
    const r = begun(after, { characters });
    expect([r.character(0).hp, r.character(1).diedIn >= 0, r.state.toPlay]).toEqual([2, true, [0, 2]]);
  }
});

test('[US-INF-2] [US-DEATH-7] if it kills everybody, the game is over before the mission hears of the phase', () => {
  const rules = [{ on: 'phase-start', effects: [{ do: 'count', counter: 'done' }] }] as const;
  const told = (hp: number) => {
    const r = beginning('afternoon', {
      characters: [{ isInfected: true, hp }],
      mission: { cards: [{ rules, goal: [{ is: 'day', from: 9 }] }, {}] },
    }).play();
    return [r.state.result, r.state.why, r.types('counted')];
  };
  expect([told(1), told(2)]).toEqual([
    ['lost', 'all-dead', []],
    ['none', 'none', ['counted']],
  ]);
});

test('[US-INF-3] [US-AFT-1] not in the Afternoon, which has a Sun card of its own', () => {
  const r = begun('morning', { characters: [{ isInfected: true, hp: 4 }], dice: { sun: [7] } });
  expect([r.character(0).hp, r.state.sun]).toEqual([4, SUN_NUMBERS[7]]);
});

test('[US-CHAR-2] skills of once a phase come back, those of once a day do not', () => {
  const r = begun('morning', { characters: [{ hasUsedSkill: true }, { hasUsedSkill: true }] });
  expect(r.state.characters.map(one => one.hasUsedSkill)).toEqual([true, false]);
});

test('[US-DEATH-2] [US-DEATH-5] [US-R-80] at the start of the fourth phase the dead are out, and what they had lies there', () => {
  const dead = { hp: 0, diedIn: 1, at: 'n', goods: { metal: 2 }, items: ['knife.1'], water: 2 } as const;
  const third = begun('afternoon', { characters: [dead, {}] });
  expect(third.character(0).isEliminated).toBe(false);
  const fourth = begun('preparation', { characters: [dead, {}], day: 2 });
  expect([fourth.character(0).isEliminated, fourth.goodsAt('n'), fourth.tile('n').items.length, fourth.goods(0)]).toEqual([
    true,
    { metal: 2 },
    1,
    {},
  ]);
});

test('[US-DEATH-3] a death in Preparation counts from the Morning: out in the Morning after', () => {
  const dead = { hp: 0, diedIn: 7 };
  expect(begun('afternoon', { characters: [dead, {}], day: 3 }).character(0).isEliminated).toBe(false);
  expect(begun('preparation', { characters: [dead, {}], day: 4 }).character(0).isEliminated).toBe(true);
});

test('[US-TEAM-8] [US-R-84] an unrevealed Son of Liberty who is out is the end', () => {
  const r = beginning('preparation', {
    characters: [{ hp: 0, diedIn: 1 }, {}, {}],
    mode: 'semi',
    team: ['saboteur', 'late-watch', 'back-row'],
    day: 2,
  }).play();
  expect([r.state.result, r.state.why]).toEqual(['won', 'liberty-fell']);
});

test('[US-SOLO-2] alone one chooses in each phase who acts first, before anybody drinks', () => {
  const r = beginning('morning', { seats: 1 }).play().only('first-actor', ['ida', 'boone']);
  expect(r.types('drank')).toEqual([]);
  r.answer('first-actor', 'boone').untilScene('act');
  expect([r.state.active, r.state.toPlay]).toEqual([1, [0]]);
});

test('[US-SOLO-2] with one of them dead nothing is asked', () => {
  const r = beginning('morning', { seats: 1, characters: [{ hp: 0, diedIn: 1 }, {}] }).untilScene('act');
  expect([r.state.active, r.asked]).toEqual([1, []]);
});

test('[US-MISSION-2] what the mission does at the start of a phase it does before the first turn, with the starting player in mind', () => {
  const rules = [{ on: 'phase-start', phase: 'night', effects: [{ do: 'damage', n: 1 }] }] as const;
  const r = begun('afternoon', { characters: [{}, {}], starter: 1, mission: { cards: [{ rules }] } });
  expect(r.state.characters.map(one => one.hp)).toEqual([7, 8]);
});

test('[US-MISSION-2] [US-R-106] if the starting player is dead, the next one clockwise is in mind', () => {
  const rules = [{ on: 'phase-start', phase: 'night', effects: [{ do: 'damage', n: 1 }] }] as const;
  const characters = [{}, { hp: 0, diedIn: 1 }, {}] as const;
  const r = begun('afternoon', { characters, starter: 1, mission: { cards: [{ rules }] } });
  expect(r.toldOf('hurt').map(one => one.who)).toEqual([2]);
});

test('[US-FIT-1] fitness has three spaces and starts in the middle', () => {
  expect([FITNESS, FITNESS[trek().character(0).fitness]]).toEqual([['tired', 'ok', 'fit'], 'ok']);
});

// Turns

const turn = (position: Position = {}): SunRehearsal => trek({ step: 'begin-turn', active: 0, toPlay: [1], ...position });

test('[US-WATER-1] [US-WATER-3] [US-MORN-4] a turn begins with a drink, which nobody is asked about', () => {
  const r = turn({ characters: [{ water: 1 }, {}] }).untilScene('act');
  expect([r.character(0).water, r.asked, r.state.step]).toEqual([0, [], 'act']);
});

test('[US-WATER-2] each water that is missing costs 1 HP', () => {
  const dry = turn({ characters: [{ water: 0, hp: 5 }, {}] }).untilScene('act');
  expect(dry.character(0).hp).toBe(4);
  const hot = turn({ characters: [{ water: 0, hp: 5 }, {}], sun: 'heat' }).untilScene('act');
  expect(hot.character(0).hp).toBe(3);
  const half = turn({ characters: [{ water: 1, hp: 5 }, {}], sun: 'heat' }).untilScene('act');
  expect([half.character(0).hp, half.character(0).water]).toEqual([4, 0]);
});

test('[US-HP-3] whoever dies of thirst has no turn, and the next one is on', () => {
  const r = turn({ characters: [{ water: 0, hp: 1 }, {}] }).untilScene('act');
  expect([r.character(0).diedIn >= 0, r.state.active]).toEqual([true, 1]);
});

test('[US-R-49] [US-AP-5] without AP the turn comes, with its drink, and is over', () => {
  const r = turn({ characters: [{ ap: 0 }, {}] }).untilScene('act');
  expect([r.character(0).water, r.character(0).hasPlayed, r.state.active]).toEqual([4, true, 1]);
});

test('[US-NIGHT-3] at night: drink, the night card, then actions', () => {
  const r = turn({ phase: 'night', characters: [{ at: 'n' }, {}], nights: [{}] }).untilScene('act');
  expect(r.types('drank', 'night-drawn')).toEqual(['drank', 'night-drawn']);
});

test('[US-ROUND-3] [US-WAIT-3] when all have had their turn the last chance comes', () => {
  const r = trek({ step: 'next-turn', active: -1, toPlay: [] }).untilScene('begin-phase');
  expect(r.state.step).toBe('begin-phase');
});

// Saved AP

const waiting = { isWaiting: true, hasPlayed: true, hasUsedSkill: true, at: 'n', karma: 0 } as const;
const HARMLESS = { hp: 9, melee: { day: '', night: '' } } as const;
const chance = (position: Position): SunRehearsal => trek({ step: 'last-chance', active: -1, toPlay: [], ...position });

test('[US-WAIT-3] [US-WAIT-2] whoever waits beside an enemy is asked once more, in turn order, until all pass', () => {
  const r = chance({
    characters: [
      { ...waiting, ap: 2 },
      { ...waiting, ap: 1 },
    ],
    starter: 1,
    enemies: [{ at: 'n', is: HARMLESS }],
    dice: {
      attack: [
        [1, 0],
        [0, 0],
        [1, 0],
      ],
    },
  }).play();
  r.only('saved-ap', ['attack-enemy-0', 'pass'], 1).answer('saved-ap', 'pass');
  r.answer('saved-ap', 'attack-enemy-0', 0).answer('join', 'pass', 1);
  r.answer('saved-ap', 'attack-enemy-0', 1).answer('join', 'pass', 0);
  r.answer('saved-ap', 'attack-enemy-0', 0).untilScene('begin-phase');
  expect([r.enemy(0).damage, ap(r), r.state.characters.map(one => one.isWaiting)]).toEqual([2, [0, 0], [false, false]]);
});

test('[US-WAIT-3] after declining the AP are lost', () => {
  const r = chance({ characters: [{ ...waiting, ap: 3 }], enemies: [{ at: 'n' }] })
    .play()
    .answer('saved-ap', 'pass');
  expect(r.toldOf('saved-ap-lost')).toMatchObject([{ who: 0, ap: 3 }]);
});

test('[US-WAIT-4] without an enemy nobody is asked', () => {
  const r = chance({ characters: [{ ...waiting, ap: 3 }, { at: 'n' }], merchants: [{ id: 'vesna', at: 'n' }] }).untilScene('begin-phase');
  expect([r.asked, ap(r)[0]]).toEqual([[], 0]);
});

test('[US-WAIT-2] [US-R-47] in the turn of another, an attack on an enemy is offered, and nothing else', () => {
  const r = trek({
    characters: [
      { at: 'n', ap: 0 },
      { ...waiting, ap: 2 },
    ],
    enemies: [{ at: 'n', is: HARMLESS }],
    dice: { attack: [[1, 0]] },
  }).run(table => offerSavedAp(table, 1));
  r.only('saved-ap', ['attack-enemy-0', 'pass'], 1).answer('saved-ap', 'attack-enemy-0');
  expect([r.result, ap(r), r.enemy(0).damage]).toEqual([true, [0, 1], 1]);
  expect(r.run(table => offerSavedAp(table, 0)).result).toBe(false);
});

test('[US-R-33] [US-STEALTH-2] a shot out of stealth needs a check also with saved AP', () => {
  const r = trek({
    characters: [{}, { ...waiting, is: 'wren', ap: 2, isStealthy: true, items: ['bow.1'] }],
    enemies: [
      { at: 'n', is: HARMLESS },
      { at: 'n n', is: HARMLESS },
    ],
    dice: { test: [[1, 0]], attack: [[1, 0, 0]], enemy: [[0]] },
  }).run(table => offerSavedAp(table, 1));
  r.answer('saved-ap', 'shoot-enemy-1-with-bow.1');
  expect([r.character(1).isStealthy, ap(r)[1], r.enemy(1).damage]).toEqual([true, 1, 1]);
});

test('[US-EVENT-2] [US-R-69] an event that the fight held up comes when its last enemy has fallen', () => {
  const r = chance({
    characters: [{ ...waiting, ap: 1 }],
    tiles: [{ at: 'n', hasEvent: true }],
    enemies: [{ at: 'n', is: { hp: 1, melee: { day: '', night: '' } } }],
    events: [{ id: 'quiet' }],
    dice: { attack: [[1, 0]] },
  }).play();
  r.answer('saved-ap', 'attack-enemy-0');
  expect([r.toldOf('event-drawn').map(one => one.who), r.tile('n').hasEvent]).toEqual([[0], false]);
});
test('[US-DEATH-4] [US-NIGHT-3] whoever dies of thirst at Night draws no card', () => {
  const characters = [{ at: 'n', hp: 1, water: 0 }, { at: 's' }];
  const r = trek({ step: 'begin-turn', phase: 'night', characters, nights: [{}, {}] }).untilScene('next-turn');
  expect([r.character(0).diedIn, r.toldOf('night-drawn')]).toEqual([3, []]);
});

test('[US-DEATH-2] [US-TEAM-8] with a Son of Liberty who is out for good the game is over before anything else of the phase', () => {
  const r = beginning('morning', { mode: 'semi', team: ['saboteur', 'late-watch'], day: 2, characters: [{ diedIn: 1 }, {}] }).play();
  expect([r.state.isOver, r.state.why, r.types('sun-drawn', 'ap-raised')]).toEqual([true, 'liberty-fell', []]);
});
test('[US-FIRE-1] a Storm puts out the fires that burn, and is told of no other; where none burns nothing is told', () => {
  const stormy = (fires: readonly string[]) =>
    begun('preparation', {
      tiles: ['n', 's'].map(at => ({ at, ...(fires.includes(at) && { fire: 'pit' as const }) })),
      dice: { sun: sun('storm') },
    }).toldOf('fires-out');
  expect([stormy(['n']).map(one => one.hexes), stormy([])]).toEqual([[[hexOn('n')]], []]);
});
test('[US-AP-1] what AP are made of is told of everybody who is alive', () => {
  const r = begun('preparation', { characters: [{}, { fitness: 0 }, { diedIn: 1 }], dice: { sun: sun('clear') } });
  expect(r.toldOf('ap-raised')[0]!.parts.map(parts => parts.reduce((all, one) => all + one.n, 0))).toEqual([6, 4, 0]);
});
test('[US-SOLO-2] whoever begins is not on a second time', () => {
  const r = trek({ seats: 1, characters: [{}, {}], step: 'first-actor', active: -1, toPlay: [0, 1] })
    .play()
    .answer('first-actor', 'boone');
  expect([r.state.active, r.state.toPlay]).toEqual([1, [0]]);
});
