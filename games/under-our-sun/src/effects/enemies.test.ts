import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import { type CharacterOn, enemyOn, hexOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';

const reading = (effects: readonly Effect[], position: Position = {}, ida: CharacterOn = {}, about = {}): SunRehearsal =>
  trek({ characters: [{ at: 'n', karma: 0, ...ida }, { at: 's s s' }], ...position }).read(effects, about);
const places = (r: SunRehearsal): number[] => r.state.enemies.map(one => one.hex);

describe('spawning', () => {
  test('[US-ENEMY-3] [US-COMP-8] the top enemy comes here and waits', () => {
    const r = reading([{ do: 'spawn' }], { enemyDeck: [{}, {}] });
    expect([places(r), r.asks, r.state.enemyDeck.length]).toEqual([[hexOn('n')], null, 1]);
  });
  test('[US-INIT-5] or it attacks, beside all who are there', () => {
    const r = reading([{ do: 'spawn', then: 'fight' }], { enemyDeck: [{}], enemies: [{ at: 'n' }] });
    r.only('fight', ['attack-enemy-0', 'attack-enemy-1', 'dodge']);
  });
  test('[US-STEALTH-12] [US-MISSION-2] whoever is exposed by it is seen by the mission, too', () => {
    const rules = [{ on: 'exposed', spot: { marker: 'token' }, effects: [{ do: 'count', counter: 'done', add: 0 }] }] as const;
    const position = { enemyDeck: [{}], tiles: [{ at: 'n', hasToken: true }], mission: { cards: [{ rules }] } };
    const heard = (isStealthy: boolean): number =>
      reading([{ do: 'spawn', then: 'fight' }], position, { isStealthy }).toldOf('counted').length;
    expect([heard(true), heard(false)]).toEqual([1, 0]);
  });
  test('[US-R-110] on entering, the fight waits until all have come', () => {
    const later = { fights: false };
    const r = reading([{ do: 'spawn', then: 'fight' }], { enemyDeck: [{}] }, {}, { later });
    expect([r.asks, later.fights]).toEqual([null, true]);
  });
  test('[US-SOL-2] [US-R-71] the first that fits; those passed over lie face up under the deck; none, and the deck is shuffled', () => {
    const deck = [{ id: 'a-man' }, { id: 'a-beast', type: 'animal' }, { id: 'another-man' }] as const;
    const r = reading([{ do: 'spawn', of: { type: 'animal' } }], { enemyDeck: deck });
    expect([r.state.enemies.length, r.state.enemiesUsed.length, r.state.enemyDeck.length]).toEqual([1, 1, 1]);
    const none = reading([{ do: 'spawn', of: { isSol: true } }], { enemyDeck: [{}, {}] });
    expect([none.state.enemies, none.state.enemyDeck.length, none.state.enemiesUsed]).toEqual([[], 2, []]);
  });
  test('[US-ENEMY-3] beside, by choice among tiles that lie there; on New Haven, next to it, on markers, beside figures', () => {
    const at = (place: 'haven' | 'near-haven' | 'objective' | 'token' | 'figure', position: Position = {}): number[] =>
      places(reading([{ do: 'spawn', at: place }], { enemyDeck: [{}, {}], ...position }));
    const tiles = [
      { at: 's', hasToken: true },
      { at: 'ne', hasObjective: true },
      { at: 'n n', hasObjective: true },
    ];
    expect([at('haven'), at('token', { tiles }), at('objective', { tiles })]).toEqual([
      [hexOn('haven')],
      [hexOn('s')],
      [hexOn('ne'), hexOn('n n')],
    ]);
    expect(at('near-haven')).toEqual([hexOn('n')]);
    const mission = { figures: [{ id: 'cart', name: 'the cart' }] };
    expect(at('figure', { mission, state: { figures: [{ id: 0, hex: hexOn('n'), damage: 0, with: -1 }] } })).toEqual([hexOn('n')]);
    const r = reading([{ do: 'spawn', at: 'adjacent' }], { tiles: [{ at: 'n n' }], enemyDeck: [{}] });
    r.only(
      'choose-tile',
      ['n n', 'haven'].map(place => `hex-${hexOn(place)}`),
    ).answer('choose-tile', `hex-${hexOn('n n')}`);
    expect(places(r)).toEqual([hexOn('n n')]);
  });
  test('[US-EMOVE-8] where no tile lies, one is laid face down', () => {
    const r = trek({ characters: [{}, {}] })
      .read([{ do: 'spawn', at: 'near-haven' }])
      .answer('choose-tile', `hex-${hexOn('ne')}`);
    expect([r.tile('ne').card, r.tile('ne').down.length, places(r)]).toEqual([-1, 1, [hexOn('ne')]]);
  });
  test('[US-MISSION-4] so many for each character, rounded up', () => {
    const r = reading([{ do: 'spawn', n: { of: 'characters', times: 0.5, plus: 1 } }], { enemyDeck: [{}, {}, {}] });
    expect(r.state.enemies).toHaveLength(2);
  });
  test('[US-MISSION-4] an enemy of the mission, which is in no deck', () => {
    const card = enemyOn({ id: 'the-boss', isOfMission: true });
    const r = reading([{ do: 'spawn-named', enemy: 'the-boss', then: 'fight' }]);
    expect([r.enemy(0).card, r.asks]).toEqual([card, 'fight']);
  });
  test('[US-INIT-5] a fight with whoever is here, and none if nobody is', () => {
    expect(reading([{ do: 'fight' }], { enemies: [{ at: 'n' }] }).asks).toBe('fight');
    expect(reading([{ do: 'fight' }]).asks).toBe(null);
  });
  test.each<[string, Effect, number]>([
    ['there is no enemy', { do: 'fight' }, 0],
    ['the enemy came elsewhere', { do: 'spawn', at: 'haven', then: 'fight' }, 1],
    ['the named one came elsewhere', { do: 'spawn-named', enemy: 'far-boss', at: 'haven', then: 'fight' }, 1],
  ])('[US-STEALTH-12] nobody is exposed, and no fight is to come, where %s', (_, effect, n) => {
    enemyOn({ id: 'far-boss' });
    const later = { fights: false };
    const r = reading([effect], { enemyDeck: [{}] }, { isStealthy: true }, { later });
    expect([r.state.enemies.length, r.character(0).isStealthy, later.fights]).toEqual([n, true, false]);
  });
});

describe('what befalls them', () => {
  const three: Position = { enemies: [{ at: 'n' }, { at: 'n n', is: { type: 'animal' } }, { at: 'n n n n' }] };
  const line: Position = { ...three, tiles: [{ at: 'n n n' }, { at: 'n n n n n' }], stack: [] };
  test('[US-EMOVE-10] they come closer, within so many tiles', () => {
    expect(places(reading([{ do: 'move-enemies', way: 'here', within: 3 }], line))).toEqual(['n', 'n', 'n n n'].map(hexOn));
    expect(places(reading([{ do: 'move-enemies', way: 'here', within: 2, of: { type: 'animal' } }], line))).toEqual(
      ['n', 'n', 'n n n n'].map(hexOn),
    );
  });
  test('[US-EMOVE-10] towards the next character, or to New Haven', () => {
    expect(places(reading([{ do: 'move-enemies', way: 'nearer' }], line))).toEqual(['n', 'n', 'n n n'].map(hexOn));
    expect(places(reading([{ do: 'move-enemies', way: 'haven' }], line, { at: 'haven' }))).toEqual(['haven', 'n', 'n n n'].map(hexOn));
  });
  test('[US-EMOVE-10] away, also from whoever holds them', () => {
    const r = reading([{ do: 'move-enemies', way: 'away', within: 0 }], { ...line, tiles: [], enemies: [{ at: 'n' }] });
    expect(r.types('enemy-moved', 'enemy-stayed')).toEqual(['enemy-moved']);
  });
  test('[US-ENEMY-6] all here are hurt; who falls lies here', () => {
    const r = reading([{ do: 'hurt-enemies', n: 2 }], { enemies: [{ at: 'n', is: { hp: 2 } }, { at: 'n' }, { at: 'n n' }] });
    expect([r.state.enemies.map(one => [one.id, one.damage]), r.tile('n').bodies.length]).toEqual([
      [
        [1, 2],
        [2, 0],
      ],
      1,
    ]);
  });
  test('[US-ENEMY-10] they leave without a body, and their symbols are open', () => {
    const r = reading([{ do: 'remove-enemies', of: { type: 'human' }, within: 1 }], {
      tiles: [{ at: 'n', is: { enemies: 1 } }],
      enemies: [{ at: 'n', symbol: 0 }, { at: 'n n' }, { at: 'n n n' }],
    });
    expect([places(r), r.tile('n').bodies, r.tile('n').symbols]).toEqual([[hexOn('n n n')], [], [-1]]);
  });
  test('[US-ENEMY-5] the one on whose card it stands leaves, flees or is tapped', () => {
    const two: Position = { enemies: [{ at: 'n' }, { at: 'n' }], tiles: [{ at: 'n n' }], stack: [] };
    expect(reading([{ do: 'this-leaves' }], two, {}, { enemy: 1 }).state.enemies.map(one => one.id)).toEqual([0]);
    const fled = reading([{ do: 'this-flees' }], two, {}, { enemy: 1 }).answer('first-step', `hex-${hexOn('n n')}`);
    expect(places(fled)).toEqual([hexOn('n'), hexOn('n n')]);
    expect(reading([{ do: 'this-is-stunned' }], two, {}, { enemy: 1 }).state.enemies.map(one => one.isTapped)).toEqual([false, true]);
  });
  test.each(['this-leaves', 'this-is-stunned'] as const)('[US-ENEMY-5] %s: not if it has fallen before', word => {
    const r = reading([{ do: word }], { enemies: [{ at: 'n' }] }, {}, { enemy: 1 });
    expect([r.asks, r.types(), places(r), r.enemy(0).isTapped]).toEqual([null, ['word'], [hexOn('n')], false]);
  });
});

describe('nobody, and nowhere', () => {
  test('[US-ENEMY-3] [US-MAP-9] beside, with no tile there: any of the six while the stack lasts, and none without it', () => {
    const beside = (stack: object[]) => reading([{ do: 'spawn', at: 'adjacent' }], { stack, enemyDeck: [{}] }, { at: 'n n n' });
    expect(beside([{}]).options('choose-tile')).toHaveLength(6);
    const none = beside([]);
    expect([none.asks, places(none), none.state.enemyDeck.length]).toEqual([null, [], 1]);
  });
  test('[US-INIT-5] a text that names nobody starts no fight', () => {
    const fight = (who: number) => reading([{ do: 'fight' }], { enemies: [{ at: 'n' }] }, {}, { who });
    expect([fight(-1).asks, fight(0).asks]).toEqual([null, 'fight']);
  });
});

describe('where nobody in particular reads it', () => {
  const nobody = { who: -1 };
  test('[US-ENEMY-3] here is New Haven, and so is what lies beside', () => {
    expect(places(reading([{ do: 'spawn' }], { enemyDeck: [{}] }, {}, nobody))).toEqual([hexOn('haven')]);
    const beside = reading(
      [{ do: 'spawn', at: 'adjacent' }],
      { enemyDeck: [{}], tiles: [{ at: 'n n' }, { at: 'ne' }], starter: 1 },
      {},
      nobody,
    );
    beside.only('choose-tile', [`hex-${hexOn('n')}`, `hex-${hexOn('ne')}`], 1);
    expect(beside.decision('choose-tile').facts).toEqual({ who: 1, card: -1, for: 'spawn' });
  });
  test('[US-ENEMY-6] and so it is for those who are hurt, leave or come', () => {
    const two: Position = { enemies: [{ at: 'haven' }, { at: 'n' }], tiles: [{ at: 'n n' }], stack: [] };
    expect(reading([{ do: 'hurt-enemies', n: 1 }], two, {}, nobody).state.enemies.map(one => one.damage)).toEqual([1, 0]);
    expect(places(reading([{ do: 'remove-enemies' }], two, {}, nobody))).toEqual([hexOn('n')]);
    expect(places(reading([{ do: 'move-enemies', way: 'here' }], two, { at: 'n n' }, nobody))).toEqual([hexOn('haven'), hexOn('haven')]);
  });
  test('[US-INIT-5] nobody fights an enemy that comes to New Haven', () => {
    const r = reading([{ do: 'spawn', then: 'fight' }], { enemyDeck: [{}] }, { at: 'haven' }, nobody);
    expect([r.asks, places(r)]).toEqual([null, [hexOn('haven')]]);
  });
});

test('[US-INIT-5] [US-R-50] whoever has died of a text that goes on is not drawn into a fight', () => {
  const died: Effect[] = [{ do: 'damage', n: 9 }, { do: 'fight' }];
  const later = { fights: false };
  const r = reading(died, { enemies: [{ at: 'n' }] }, { isStealthy: true }, { outlives: true, later });
  expect([r.asks, r.types('word', 'died', 'exposed'), later.fights]).toEqual([null, ['word', 'died', 'word'], false]);
});
test('[US-MISSION-4] a named enemy comes as often as it says, and only waits unless it says more', () => {
  enemyOn({ id: 'the-twin', isOfMission: true });
  const tiles = [
    { at: 's', hasToken: true },
    { at: 'ne', hasToken: true },
  ];
  const named = (more: object): SunRehearsal => reading([{ do: 'spawn-named', enemy: 'the-twin', ...more }], { tiles });
  expect([places(named({ n: 2 })), places(named({ at: 'token' })), named({}).asks]).toEqual([
    ['n', 'n'].map(hexOn),
    ['s', 'ne'].map(hexOn),
    null,
  ]);
});
test('[US-ENEMY-10] only those here leave, where it says nothing else', () => {
  expect(places(reading([{ do: 'remove-enemies' }], { enemies: [{ at: 'n' }, { at: 'n n' }] }))).toEqual([hexOn('n n')]);
});
test('[US-ENEMY-6] it is told who hurt them', () => {
  const r = reading([{ do: 'hurt-enemies', n: 3 }], { enemies: [{ at: 'n' }] });
  expect([r.toldOf('enemy-hurt'), r.toldOf('enemy-defeated')]).toMatchObject([[{ enemy: 0, n: 3, by: 0 }], [{ enemy: 0, by: 0 }]]);
});
test('[US-ENEMY-5] nothing flees that has fallen before', () => {
  const r = reading([{ do: 'this-flees' }], { enemies: [{ at: 'n' }], tiles: [{ at: 'n n' }], stack: [] }, {}, { enemy: 1 });
  expect([r.asks, r.types(), places(r)]).toEqual([null, ['word'], [hexOn('n')]]);
});
test('[US-EMOVE-10] without a distance all of them move, near or far', () => {
  const enemies = [{ at: 'n n' }, { at: 's s s s s' }];
  const tiles = ['s', 's s', 's s s s'].map(at => ({ at }));
  const r = reading([{ do: 'move-enemies', way: 'here' }], { enemies, tiles, stack: [] });
  expect(places(r)).toEqual([hexOn('n'), hexOn('s s s s')]);
});
