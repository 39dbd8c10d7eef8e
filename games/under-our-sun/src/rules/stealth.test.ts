import { describe, expect, test } from 'vitest';
import { OPEN } from '../state.ts';
import { hexOn, onto, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { faceTexts } from './stealth.ts';

/** Ida is hidden on a tile with a pile of wood; Boone is far away. */
const hidden = (position: Position = {}, own: object = {}): SunRehearsal =>
  trek({
    characters: [{ at: 'n', karma: 0, isStealthy: true, ...own }, { at: 's s s' }],
    tiles: [{ at: 'n', is: { enemies: 1 }, goods: { wood: 3 } }],
    ...position,
  });
const besideWolf = (position: Position = {}, own: object = {}): SunRehearsal =>
  hidden({ tiles: [{ at: 'n', goods: { wood: 3 } }], enemies: [{ at: 'n' }], ...position }, own);
const rolled = (r: SunRehearsal): string[] => r.toldOf('rolled').map(one => one.for);

describe('checks', () => {
  test('[US-STEALTH-2] [US-STEALTH-7] each action on a dangerous tile needs one; while they are passed nobody strikes', () => {
    const r = hidden({
      dice: {
        test: [
          [1, 0],
          [0, 1],
        ],
      },
    })
      .act('collect')
      .answer('collect', 'wood-wood')
      .act('collect');
    expect([rolled(r), r.goods(0), r.character(0).isStealthy]).toEqual([['check', 'check'], { wood: 3 }, true]);
    const fed = besideWolf({ enemies: [{ at: 'n' }, { at: 'n' }], dice: { test: [[1, 1]] } }, { goods: { food: 1 }, hp: 3 }).act('eat');
    expect([rolled(fed), fed.character(0).hp]).toEqual([['check'], 4]);
  });
  test('[US-STEALTH-3] [US-R-31] what costs no AP needs none', () => {
    const r = besideWolf({}, { goods: { food: 1 }, items: ['bandage.1'], hp: 4 })
      .act('discard')
      .answer('discard', ['food-1'])
      .act('use-bandage.1');
    expect([rolled(r), r.character(0).isStealthy]).toEqual([[], true]);
    r.act('wait');
    expect(rolled(r)).toEqual([]);
  });
  test('[US-STEALTH-9] [US-R-28] none where there is neither enemy nor open symbol', () => {
    const r = hidden({ tiles: [{ at: 'n', goods: { wood: 1 } }] }).act('collect');
    expect([rolled(r), r.character(0).isStealthy]).toEqual([[], true]);
    const blocked = hidden({ tiles: [{ at: 'n', is: { enemies: 1 }, symbols: [-2], goods: { wood: 1 } }] }).act('collect');
    expect(rolled(blocked)).toEqual([]);
  });
  test('[US-STEALTH-4] [US-STEALTH-5] [US-STEALTH-6] [US-R-30] failed: seen, every open symbol brings its enemy, a free round, and then the action goes on', () => {
    const r = hidden({
      tiles: [{ at: 'n', is: { enemies: 2 }, goods: { wood: 3 } }],
      enemyDeck: [{}, {}],
      dice: { test: [[0, 0]], attack: [[0, 0]], enemy: [[0], [0]] },
    });
    r.act('collect');
    expect([r.asks, r.character(0).isStealthy, r.state.enemies.length]).toEqual(['fight', false, 2]);
    r.answer('fight', 'attack-enemy-0').answer('collect', 'wood-wood');
    expect([r.goods(0), r.character(0).ap, rolled(r)]).toEqual([{ wood: 2 }, 5, ['check', 'melee', 'counterattack', 'counterattack']]);
  });
  test('[US-STEALTH-5] a standee that was scouted out fights; its symbol brings nobody else', () => {
    const r = hidden({ enemies: [{ at: 'n', symbol: 0 }], dice: { test: [[0, 0]] } }).act('collect');
    r.only('fight', ['attack-enemy-0', 'dodge']);
  });
  test('[US-STEALTH-6] whoever dies in that round does nothing more', () => {
    const r = besideWolf({ dice: { test: [[0, 0, 0]], attack: [[0, 0, 0]], enemy: [[1]] } }, { hp: 1 });
    r.act('collect').answer('fight', 'attack-enemy-0');
    expect([r.character(0).diedIn, r.goodsAt('n')]).toEqual([1, { wood: 3 }]);
  });
  test('[US-SLEEP-7] [US-R-30] beside an enemy one sleeps with a check; after a failed one only if no enemy is left', () => {
    const r = besideWolf({ dice: { test: [[1, 0]] } }).act('sleep');
    expect([rolled(r), r.character(0).fitness, r.character(0).ap]).toEqual([['check'], 2, 2]);
    const woken = besideWolf({ dice: { test: [[0, 0]], attack: [[0, 0]], enemy: [[0]] } })
      .act('sleep')
      .answer('fight', 'attack-enemy-0');
    expect([woken.character(0).fitness, woken.character(0).ap]).toEqual([1, 2]);
    const safe = besideWolf({ enemies: [{ at: 'n', is: { hp: 1 } }], dice: { test: [[0, 0]], attack: [[1, 0]], enemy: [[0]] } });
    expect(safe.act('sleep').answer('fight', 'attack-enemy-0').character(0).fitness).toBe(2);
  });
  test('[US-R-30] what a fight has taken cannot be used afterwards; the AP are gone', () => {
    const thief = { onHit: [{ do: 'lose', kind: 'food', n: 1 }] } as const;
    const dice = { test: [[0, 0]], attack: [[0, 0]], enemy: [[1]] };
    const r = besideWolf({ enemies: [{ at: 'n', is: thief }], dice }, { goods: { food: 1 }, hp: 5 })
      .act('eat')
      .answer('fight', 'attack-enemy-0');
    expect([r.goods(0), r.character(0).hp, r.character(0).ap]).toEqual([{}, 4, 5]);
    const taker = { onHit: [{ do: 'lose', kind: 'wood', n: 1 }] } as const;
    const cold = besideWolf({ enemies: [{ at: 'n', is: taker }], dice }, { goods: { wood: 2 } })
      .act('fire')
      .answer('fight', 'attack-enemy-0');
    expect([cold.goods(0), cold.tile('n').fire]).toEqual([{ wood: 1 }, 'none']);
  });
});

describe('the mode itself', () => {
  test('[US-STEALTH-1] it holds on the tile that was sneaked onto, and nowhere else', () => {
    const r = hidden({ dice: { test: [[1, 0]] } }).act(onto('move', 'haven'));
    expect(r.character(0)).toMatchObject({ hex: hexOn('haven'), isStealthy: false });
  });
  test('[US-STEALTH-8] [US-R-121] stealth by a UvM that was taken off is like any other: a check for the next action, and Recon', () => {
    const r = trek({
      step: 'clean-up',
      phase: 'night',
      starter: 1,
      active: -1,
      toPlay: [],
      characters: [
        { at: 'n', karma: 0, goods: { food: 2 } },
        { at: 's s s', goods: { food: 2 } },
      ],
      tiles: [{ at: 'n', is: { enemies: 1 }, symbols: [-2], native: { wood: 1 } }],
      dice: { test: [[1, 0]] },
    }).until('act', () => 'yes');
    expect([r.character(0).isStealthy, r.state.enemies]).toEqual([true, []]);
    expect(r.offers('recon')).toEqual(['recon']);
    r.act('collect');
    expect(rolled(r)).toEqual(['check']);
  });
  test('[US-STEALTH-12] [US-R-116] a text that starts a fight finds the hidden, too; symbols stay open', () => {
    const r = hidden({ enemyDeck: [{ id: 'bandit-at-night' }] }).read([{ do: 'spawn', then: 'fight' }]);
    expect([r.asks, r.character(0).isStealthy, r.tile('n').symbols, r.state.enemies.length]).toEqual(['fight', false, [-1], 1]);
  });
  test('[US-R-33] an open attack needs no check and gives one away; a Dodge is not offered out of stealth', () => {
    const r = besideWolf({ dice: { attack: [[0, 0]], enemy: [[0]] } });
    expect(r.offers('dodge')).toEqual([]);
    r.act('attack-enemy-0');
    expect([rolled(r), r.character(0).isStealthy]).toEqual([['melee', 'counterattack'], false]);
  });
  test('[US-R-33] a shot at a neighbour needs a check', () => {
    const r = hidden(
      { enemies: [{ at: 'n n', is: { traits: { standsOff: true } } }], dice: { test: [[1, 0]], attack: [[1, 0, 0]] } },
      { items: ['bow.1'] },
    );
    r.act('shoot-enemy-0-with-bow.1');
    expect([rolled(r), r.character(0).isStealthy]).toEqual([['check', 'ranged'], true]);
  });
});

describe('Recon', () => {
  test('[US-RECON-1] only in stealth, on an open symbol, with 1 AP', () => {
    expect(hidden().offers('recon')).toEqual(['recon']);
    expect(hidden({}, { isStealthy: false }).offers('recon')).toEqual([]);
    expect(hidden({ tiles: [{ at: 'n', is: { enemies: 1 }, symbols: [-2] }] }).offers('recon')).toEqual([]);
    expect(hidden({ enemies: [{ at: 'n', symbol: 0 }] }).offers('recon')).toEqual([]);
  });
  test('[US-RECON-2] [US-RECON-3] [US-RECON-4] [US-R-32] one enemy on one symbol for 1 AP; no roll, no fight, still unseen', () => {
    const r = hidden({ tiles: [{ at: 'n', is: { enemies: 2 } }], enemyDeck: [{ id: 'first' }, { id: 'second' }] }).act('recon');
    expect([r.asks, r.state.enemies.length, r.tile('n').symbols, r.character(0).ap]).toEqual(['act', 1, [0, -1], 5]);
    expect([rolled(r), r.character(0).isStealthy]).toEqual([[], true]);
  });
  test('[US-R-121] its text is faced when it first sees somebody', () => {
    const r = hidden({ enemyDeck: [{ onMeeting: [{ do: 'fitness', n: -1 }] }], dice: { attack: [[0, 0]], enemy: [[0]] } }).act('recon');
    expect(r.types('met')).toEqual([]);
    expect(r.act('attack-enemy-0').types('met', 'fitness-changed')).toEqual(['met', 'fitness-changed']);
  });
});

describe('a skill that makes an enemy look past', () => {
  const kesh = (will: 'yes' | 'no', type: 'animal' | 'human' = 'animal'): SunRehearsal => {
    const r = trek({
      characters: [
        { is: 'kesh', karma: 0 },
        { is: 'boone', at: 's s s' },
      ],
      tiles: [{ at: 'n', is: { enemies: 1 } }],
      enemyDeck: [{ type }],
    });
    r.act(onto('move', 'n'));
    return r.asks === 'unseen' ? r.answer('unseen', will) : r;
  };
  test('[US-CHAR-2] an Animal that was drawn may be passed as by a Sneak, once a day', () => {
    expect([kesh('yes').asks, kesh('yes').character(0).isStealthy, kesh('yes').character(0).hasUsedSkill]).toEqual(['act', true, true]);
    expect([kesh('no').asks, kesh('no').character(0).hasUsedSkill]).toEqual(['fight', false]);
    expect(kesh('yes', 'human').asks).toBe('fight');
  });
});
test('[US-STEALTH-5] [US-HP-3] whoever dies of the text of an enemy that has seen it fights no round', () => {
  const r = hidden({ enemyDeck: [{ onMeeting: [{ do: 'damage', n: 9 }] }], dice: { test: [[0, 0]] } }).act('collect');
  expect([r.character(0).diedIn, r.types('round-begun')]).toEqual([1, []]);
});

describe('meeting', () => {
  const bites = { is: { onMeeting: [{ do: 'damage', n: 1 }] }, at: 'n', isMet: false } as const;
  const facing = (r: SunRehearsal, ...all: number[]): SunRehearsal => {
    for (const who of all) r.run(table => faceTexts(table, who));
    return r;
  };

  test('[US-ENEMY-5] its text is read to the first who faces it, and to nobody who comes later', () => {
    const r = facing(trek({ characters: [{ at: 'n' }, { at: 'n' }], enemies: [bites] }), 0, 1, 0);
    expect([r.toldOf('met'), r.character(0).hp, r.character(1).hp]).toEqual([
      [{ type: 'met', rule: 'US-ENEMY-5', enemy: 0, card: r.enemy(0).card, who: 0 }],
      6,
      9,
    ]);
  });
  test('[US-ENEMY-5] a bystander elsewhere hears nothing; of two each is met by itself', () => {
    const r = facing(trek({ characters: [{ at: 'n' }, { at: 's' }], enemies: [bites, { ...bites, at: 's' }, bites] }), 0, 1);
    expect(r.toldOf('met').map(one => [one.enemy, one.who])).toEqual([
      [0, 0],
      [2, 0],
      [1, 1],
    ]);
  });
  test('[US-ENEMY-5] nor is it read to the dead, nor by one that has just fallen', () => {
    const dead = facing(trek({ characters: [{ at: 'n', diedIn: 1 }, {}], enemies: [bites] }), 0);
    const fallen = facing(
      trek({ characters: [{ at: 'n' }, {}], enemies: [{ ...bites, damage: 3 }], despite: [/stands with 3 damage of 3$/] }),
      0,
    );
    expect([dead.types('met'), fallen.types('met')]).toEqual([[], []]);
  });
});
test('[US-RECON-2] [US-DECK-2] with no enemy left in the deck Recon finds nobody, and the symbol stays open', () => {
  const r = trek({ characters: [{ at: 'n', isStealthy: true }, {}], tiles: [{ at: 'n', is: { enemies: 1 } }], enemyDeck: [] }).act('recon');
  expect([r.state.enemies, r.tile('n').symbols]).toEqual([[], [OPEN]]);
});
test('[US-CHAR-2] nobody looks away where not all who were drawn are Animals, nor where nobody was drawn', () => {
  const asks = (...types: readonly ('animal' | 'human')[]) =>
    trek({
      characters: [{ is: 'kesh', karma: 0 }, { at: 's s s' }],
      tiles: [{ at: 'n', is: { enemies: types.length } }],
      enemyDeck: types.map(type => ({ type })),
    }).act(onto('move', 'n')).asks;
  expect([asks('animal', 'animal'), asks('animal', 'human'), asks()]).toEqual(['unseen', 'fight', 'act']);
});
