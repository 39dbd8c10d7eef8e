import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import { hexOn, onto, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';

/** Ida alone on the way, Boone far behind; karma would only ask questions. */
const ida = (own: object = {}) => [{ karma: 0, ...own }, { at: 's s s' }];
const walk = (position: Position, own: object = {}): SunRehearsal => trek({ characters: ida(own), ...position });
const attackers = (r: SunRehearsal): number[] => r.toldOf('rolled').flatMap(one => (one.by === 'enemy' ? [one.id] : []));
const rolls = (r: SunRehearsal) => r.toldOf('rolled').map(({ for: why, dice }) => [why, dice.join(' ')]);

describe('Move', () => {
  test('[US-MOVE-1] to adjacent tiles that lie face up, and no others', () => {
    const r = walk({ tiles: [{ at: 'n' }, { at: 'ne', isDown: true }, { at: 'n n' }] });
    expect(r.offers('move')).toEqual([onto('move', 'n')]);
  });

  test('[US-MOVE-2] [US-AP-4] it costs the value of the tile that is entered, which must be there whole', () => {
    const tiles = [{ at: 'n', is: { value: 3 } }];
    expect(walk({ tiles }).act(onto('move', 'n')).character(0)).toMatchObject({ ap: 3, hex: hexOn('n') });
    expect(walk({ tiles }, { ap: 2 }).offers('move')).toEqual([]);
    expect(walk({ tiles }, { ap: 3 }).offers('move')).toEqual([onto('move', 'n')]);
  });

  test('[US-MOVE-3] [US-ENEMY-3] an open symbol brings an enemy and a free round', () => {
    const r = walk({ tiles: [{ at: 'n', is: { enemies: 1 } }], enemyDeck: [{ id: 'stranger' }] }).act(onto('move', 'n'));
    expect(r.asks).toBe('fight');
    expect([r.tile('n').symbols, r.enemy(0).hex, r.character(0).ap]).toEqual([[0], hexOn('n'), 5]);
    r.only('fight', ['attack-enemy-0', 'dodge']);
  });

  test('[US-MOVE-4] whoever leaves enemies openly is attacked once by each, and arrives', () => {
    const r = walk({ tiles: [{ at: 'n' }], enemies: [{ at: 'haven' }, { at: 'haven' }], dice: { enemy: [[1], [1]] } }).act(
      onto('move', 'n'),
    );
    expect(attackers(r)).toEqual([0, 1]);
    expect(r.character(0)).toMatchObject({ hp: 5, hex: hexOn('n') });
  });

  test('[US-MOVE-4] [US-HP-3] whoever dies of it stays where it was', () => {
    const r = walk({ tiles: [{ at: 'n' }], enemies: [{ at: 'haven' }], dice: { enemy: [[1]] } }, { hp: 1 });
    r.act(onto('move', 'n'));
    expect(r.character(0)).toMatchObject({ hp: 0, hex: hexOn('haven'), diedIn: 1 });
    expect(r.types('moved')).toEqual([]);
    expect(r.state.active).toBe(1);
  });

  test('[US-MOVE-2] the first Move of a mild day costs 1 less, at least 1; a Charge before it changes nothing', () => {
    const position: Position = {
      sun: 'mild-day',
      tiles: [
        { at: 'n', is: { value: 2 } },
        { at: 'n n', is: { value: 2 } },
      ],
    };
    const r = walk(position).act(onto('move', 'n'));
    expect(r.character(0).ap).toBe(5);
    expect(r.act(onto('move', 'n n')).character(0).ap).toBe(3);
    const charged = walk({ ...position, tiles: [{ at: 'n n', is: { value: 2 } }], stack: [{}] }).act(onto('charge', 'n'));
    expect(charged.act(onto('move', 'n n')).character(0).ap).toBe(3);
  });
});

describe('who fits', () => {
  const two = { at: 'n', is: { spaces: 2 } };
  test('[US-MAP-6] [US-R-20] onto a full tile nobody moves or sneaks', () => {
    const r = trek({ characters: [{}, { at: 'n' }, { at: 'n' }], tiles: [two] });
    expect(r.offers('move', 'sneak')).toEqual([]);
  });
  test('[US-MAP-7] enemies take no space', () => {
    const r = trek({ characters: [{}, { at: 'n' }], tiles: [two], enemies: [{ at: 'n' }, { at: 'n' }, { at: 'n' }] });
    expect(r.offers('move')).toEqual([onto('move', 'n')]);
  });
  test('[US-DEATH-8] nor do the dead', () => {
    const r = trek({ characters: [{}, { at: 'n', hp: 0, diedIn: 1 }], tiles: [{ at: 'n', is: { spaces: 1 } }], toPlay: [] });
    expect(r.offers('move')).toEqual([onto('move', 'n')]);
  });
  test('[US-R-20] a text that would carry somebody onto a full tile fails', () => {
    const r = trek({ characters: [{ at: 'n n' }, { at: 'n' }], tiles: [{ at: 'n', is: { spaces: 1 } }] });
    r.read([{ do: 'teleport' }]);
    expect([r.asks, r.character(0).hex]).toEqual([null, hexOn('n n')]);
  });
});

describe('Charge', () => {
  test('[US-CHARGE-1] [US-CHARGE-2] 2 AP whatever the tile is worth: it is turned up and stood on', () => {
    const r = walk({ stack: [{ value: 4, resources: ['wood'] }] }).act(onto('charge', 'ne'));
    expect(r.character(0)).toMatchObject({ ap: 4, hex: hexOn('ne') });
    expect([r.goodsAt('ne'), r.types('tile-revealed', 'moved')]).toEqual([{ wood: 1 }, ['tile-revealed', 'moved']]);
  });
  test('[US-CHARGE-3] only where no tile lies face up', () => {
    const r = walk({ tiles: [{ at: 'n' }, { at: 's', isDown: true }] });
    expect(r.offers('charge').toSorted()).toEqual(['ne', 'se', 's', 'sw', 'nw'].map(place => onto('charge', place)).toSorted());
  });
  test('[US-AP-4] not with 1 AP', () => {
    expect(walk({}, { ap: 1 }).offers('charge')).toEqual([]);
  });
  test('[US-CHARGE-4] its symbols bring enemies', () => {
    const r = walk({ stack: [{ enemies: 2 }], enemyDeck: [{}, {}] }).act(onto('charge', 'n'));
    expect([r.asks, r.state.enemies.length, r.tile('n').symbols]).toEqual(['fight', 2, [0, 1]]);
  });
  test('[US-R-23] a face-down tile with an enemy is turned up and entered; its own symbol brings one more', () => {
    const r = walk({ tiles: [{ at: 'n', isDown: true, is: { enemies: 1 } }], enemies: [{ at: 'n' }], enemyDeck: [{}] });
    r.act(onto('charge', 'n')).only('fight', ['attack-enemy-0', 'attack-enemy-1', 'dodge']);
  });
  test('[US-MAP-9] [US-R-21] once the stack is empty, blank positions are the edge of the map', () => {
    const r = walk({ stack: [], tiles: [{ at: 's', isDown: true }] });
    expect(r.offers('charge', 'explore')).toEqual([onto('explore', 's'), onto('charge', 's')]);
  });
});

describe('Sneak', () => {
  test('[US-SNEAK-1] [US-ACT-1] the value and 1 more', () => {
    for (const [value, ap] of [
      [1, 4],
      [4, 1],
    ] as const) {
      const r = walk({ tiles: [{ at: 'n', is: { value } }], dice: { test: [[1, 0]] } }).act(onto('sneak', 'n'));
      expect(r.character(0).ap).toBe(ap);
    }
    expect(walk({ tiles: [{ at: 'n', is: { value: 4 } }] }, { ap: 4 }).offers('sneak')).toEqual([]);
  });
  test('[US-SNEAK-1] the first Move of a phase is no Sneak', () => {
    const position: Position = {
      sun: 'mild-day',
      tiles: [
        { at: 'n', is: { value: 2 } },
        { at: 'n n', is: { value: 2 } },
      ],
    };
    const r = walk({ ...position, dice: { test: [[1, 0]] } }).act(onto('sneak', 'n'));
    expect(r.character(0).ap).toBe(3);
    expect(r.act(onto('move', 'n n')).character(0).ap).toBe(2);
  });
  test('[US-SNEAK-6] [US-R-22] only onto tiles that lie face up', () => {
    expect(walk({ tiles: [{ at: 'n' }, { at: 's', isDown: true }] }).offers('sneak', 'move')).toEqual([
      onto('move', 'n'),
      onto('sneak', 'n'),
    ]);
  });
  test('[US-SNEAK-2] [US-SNEAK-3] one stealth roll; passed, nobody stirs', () => {
    const r = walk({ tiles: [{ at: 'n', is: { enemies: 1 } }], enemies: [{ at: 'n' }], dice: { test: [[0, 1]] } }).act(onto('sneak', 'n'));
    expect(rolls(r)).toEqual([['sneak', 'yellow blue']]);
    expect([r.asks, r.state.enemies.length, r.tile('n').symbols, r.character(0).isStealthy]).toEqual(['act', 1, [-1], true]);
  });
  test('[US-SNEAK-4] failed, it has moved and paid, and comes as openly as any', () => {
    const r = walk({ tiles: [{ at: 'n', is: { value: 2, enemies: 1 } }], enemyDeck: [{}], dice: { test: [[0, 0]] } }).act(
      onto('sneak', 'n'),
    );
    expect([r.asks, r.state.enemies.length]).toEqual(['fight', 1]);
    expect(r.character(0)).toMatchObject({ ap: 3, hex: hexOn('n'), isStealthy: false });
  });
  test('[US-SNEAK-5] [US-R-34] at night 1 red die more, and for no other stealth roll', () => {
    const night = { phase: 'night', tiles: [{ at: 'n' }, { at: 'n n', is: { enemies: 1 } }] } as const;
    const r = walk({ ...night, dice: { test: [[1, 0, 0]] } }).act(onto('sneak', 'n'));
    expect(rolls(r)).toEqual([['sneak', 'yellow blue red']]);
    const hidden = walk({ ...night, dice: { test: [[1, 0]] } }, { at: 'n n', isStealthy: true, goods: { food: 1 }, hp: 5 }).act('eat');
    expect(rolls(hidden)).toEqual([['check', 'yellow blue']]);
  });
  test('[US-SNEAK-7] [US-R-29] whoever is seen is attacked on leaving all the same', () => {
    const r = walk({ tiles: [{ at: 'n' }], enemies: [{ at: 'haven' }], dice: { test: [[1, 0]], enemy: [[1]] } }).act(onto('sneak', 'n'));
    expect(r.character(0)).toMatchObject({ hp: 6, isStealthy: true, hex: hexOn('n') });
    expect(rolls(r).map(([why]) => why)).toEqual(['sneak', 'counterattack']);
  });
});

describe('leaving unseen', () => {
  const beside = (dice: Position['dice'], tiles: Position['tiles'] = [{ at: 'n' }]): SunRehearsal =>
    walk({ tiles, enemies: [{ at: 'haven' }], ...(dice && { dice }) }, { isStealthy: true });

  test('[US-STEALTH-11] [US-R-29] a passed check, and nobody strikes', () => {
    const r = beside({ test: [[1, 0]] }).act(onto('move', 'n'));
    expect([attackers(r), r.character(0).isStealthy, r.character(0).hex]).toEqual([[], false, hexOn('n')]);
  });
  test('[US-STEALTH-11] [US-R-29] a failed one: a free round on the old tile, then the move, and no parting attack', () => {
    const r = beside({ test: [[0, 0]], attack: [[0, 0]], enemy: [[1]] }).act(onto('move', 'n'));
    expect([r.asks, r.character(0).hex]).toEqual(['fight', hexOn('haven')]);
    r.answer('fight', 'attack-enemy-0');
    expect([attackers(r), r.character(0).hex, r.character(0).ap]).toEqual([[0], hexOn('n'), 5]);
  });
  test('[US-STEALTH-11] the one roll of a Sneak is for both tiles', () => {
    const r = beside({ test: [[1, 0]] }).act(onto('sneak', 'n'));
    expect([rolls(r), r.character(0).isStealthy]).toEqual([[['sneak', 'yellow blue']], true]);
    const failed = beside({ test: [[0, 0]], attack: [[0, 0]], enemy: [[0]] }, [{ at: 'n', is: { enemies: 1 } }]).act(onto('sneak', 'n'));
    expect(failed.character(0).hex).toBe(hexOn('haven'));
    failed.answer('fight', 'attack-enemy-0');
    expect([failed.asks, failed.character(0).hex, failed.state.enemies.length]).toEqual(['fight', hexOn('n'), 2]);
    expect(failed.toldOf('rolled').filter(one => one.for === 'sneak')).toHaveLength(1);
  });
  test('[US-STEALTH-5] [US-STEALTH-11] on leaving an open symbol a failed check brings its enemy first', () => {
    const r = walk(
      { tiles: [{ at: 'n' }, { at: 'ne', is: { enemies: 1 } }], enemyDeck: [{}], dice: { test: [[0, 0]] } },
      { at: 'ne', isStealthy: true },
    );
    r.act(onto('move', 'n'));
    expect([r.asks, r.enemy(0).hex, r.character(0).hex]).toEqual(['fight', hexOn('ne'), hexOn('ne')]);
  });
  test('[US-STEALTH-9] [US-R-28] where nothing could see it, no roll', () => {
    const r = walk({ tiles: [{ at: 'n' }] }, { isStealthy: true }).act(onto('move', 'n'));
    expect(rolls(r)).toEqual([]);
  });
});

describe('arriving', () => {
  test('[US-R-24] parting attacks, the tile, the night card, symbols, texts, a free round, the event: in this order', () => {
    const r = walk({
      phase: 'night',
      enemies: [{ at: 'haven', is: { id: 'old' } }],
      stack: [{ enemies: 1, hasEvent: true }],
      nights: [{ effects: [{ do: 'karma', n: -1 }] }],
      enemyDeck: [{ id: 'new', hp: 1, onMeeting: [{ do: 'fitness', n: -1 }] }],
      events: [{ effects: [{ do: 'heal', n: 1 }] }],
      dice: { enemy: [[0], [0]], attack: [[1, 0]] },
    });
    r.act(onto('charge', 'n')).answer('fight', 'attack-enemy-1');
    expect(r.types('rolled', 'tile-revealed', 'moved', 'night-drawn', 'spawned', 'met', 'enemy-defeated', 'event-drawn')).toEqual([
      'rolled',
      'tile-revealed',
      'moved',
      'night-drawn',
      'spawned',
      'met',
      'rolled',
      'rolled',
      'enemy-defeated',
      'event-drawn',
    ]);
  });
  test('[US-R-24] what the mission waits for comes last', () => {
    const r = walk({
      tiles: [{ at: 'n', is: { id: 'goal' }, hasEvent: true }],
      events: [{ effects: [] }],
      mission: { cards: [{ rules: [{ on: 'entered', spot: { tile: 'goal' }, effects: [{ do: 'count', counter: 'done' }] }] }, {}] },
    }).act(onto('move', 'n'));
    expect(r.types('moved', 'event-drawn', 'counted')).toEqual(['moved', 'event-drawn', 'counted']);
  });
  test('[US-R-26] a stranger on the tile is met, and the open symbol brings one more', () => {
    const r = walk({ tiles: [{ at: 'n', is: { enemies: 1 } }], enemies: [{ at: 'n' }], enemyDeck: [{}] });
    r.act(onto('move', 'n')).only('fight', ['attack-enemy-0', 'attack-enemy-1', 'dodge']);
  });
  test('[US-R-27] New Haven is no shelter: enemies there are met like anywhere', () => {
    const r = walk({ enemies: [{ at: 'haven' }] }, { at: 'n' }).act(onto('move', 'haven'));
    expect(r.asks).toBe('fight');
  });
});

test('[US-R-116] [US-CHAR-2] where a night card has started a fight, no drawn Animal looks past anybody', () => {
  const r = trek({
    characters: [{ is: 'kesh', karma: 0 }, { is: 'ida' }],
    phase: 'night',
    tiles: [{ at: 'n', is: { enemies: 1 } }],
    nights: [{ effects: [{ do: 'spawn', of: { type: 'human' }, then: 'fight' }] }],
    enemyDeck: [{ type: 'human' }, { type: 'animal' }],
    dice: { test: [[0, 0]], enemy: [[0], [0]] },
  });
  r.act(onto('move', 'n')).answer('fight', 'dodge');
  expect(r.toldOf('rolled').map(one => one.for)).toEqual(['dodge', 'counterattack', 'counterattack']);
});
test('[US-MISSION-4] a tile that is charged onto may hold an objective, as one that is explored', () => {
  const r = trek({ characters: [{}, {}], stack: [{}], state: { hidden: 1, hiddenFrom: 1 } }).act(onto('charge', 'n'));
  expect([r.tile('n').hasObjective, r.state.hidden]).toEqual([true, 0]);
});

describe('what comes between', () => {
  const card = (effects: readonly Effect[]) =>
    walk({
      phase: 'night',
      tiles: [{ at: 'n', is: { enemies: 1, hasEvent: true } }],
      nights: [{ effects }],
      enemyDeck: [{}],
      events: [{ id: 'feast' }],
    }).act(onto('move', 'n'));
  test('[US-R-24] [US-HP-3] whoever dies of the night card meets nobody, and no event', () => {
    const r = card([{ do: 'damage', n: 9 }]);
    expect([r.character(0).diedIn, r.types('spawned', 'event-drawn'), r.tile('n').hasEvent]).toEqual([3, [], true]);
  });
  test('[US-R-24] [US-MAP-9] symbols bring nobody from an empty deck; the event comes', () => {
    const r = walk({ tiles: [{ at: 'n', is: { enemies: 2, hasEvent: true } }], enemyDeck: [], events: [{ id: 'feast' }] });
    r.act(onto('move', 'n'));
    expect([r.state.enemies, r.types('spawned', 'event-drawn'), r.asks]).toEqual([[], ['event-drawn'], 'act']);
  });
  test('[US-R-70] an event marker is used up though no card is left', () => {
    const r = walk({ tiles: [{ at: 'n', is: { hasEvent: true } }], events: [] }).act(onto('move', 'n'));
    expect([r.tile('n').hasEvent, r.types('event-drawn'), r.asks]).toEqual([false, [], 'act']);
  });
  test('[US-R-70] a night without cards is quiet', () => {
    const r = walk({ phase: 'night', tiles: [{ at: 'n' }], nights: [] }).act(onto('move', 'n'));
    expect([r.types('night-drawn'), r.tile('n').drew, r.asks]).toEqual([[], [], 'act']);
  });
});

test('[US-MOVE-1] [US-CHARGE-2] [US-SNEAK-1] [US-EVENT-1] each way of coming onto a tile is told by its own clause', () => {
  const tiles = [{ at: 'n' }, { at: 'ne', isDown: true as const }];
  const rule = (r: SunRehearsal) => r.toldOf('moved').map(one => [one.rule, one.gait]);
  const start = () => walk({ tiles, dice: { test: [[1, 1]] }, spare: ['test'] });
  expect([rule(start().act(onto('move', 'n'))), rule(start().act(onto('charge', 'ne'))), rule(start().act(onto('sneak', 'n')))]).toEqual([
    [['US-MOVE-1', 'move']],
    [['US-CHARGE-2', 'charge']],
    [['US-SNEAK-1', 'sneak']],
  ]);
  expect(rule(walk({ tiles: [{ at: 'n' }] }).read([{ do: 'teleport' }]))).toEqual([['US-EVENT-1', 'text']]);
});
test('[US-MOVE-2] [US-EVENT-1] what an arrival tells of its price: nothing where a text brings somebody', () => {
  const price = (r: SunRehearsal) => r.toldOf('moved').map(one => one.price);
  const moved = walk({ tiles: [{ at: 'n', is: { value: 3 } }] }).act(onto('move', 'n'));
  expect(price(moved).flatMap(parts => parts.map(part => part.n))).toEqual([3]);
  expect(price(walk({ tiles: [{ at: 'n' }] }).read([{ do: 'teleport' }]))).toEqual([[]]);
});

describe('what arriving is not', () => {
  test('[US-NCARD-5] by day it draws no night card, and is not remembered for the night', () => {
    const r = walk({ tiles: [{ at: 'n' }], nights: [{}] }).act(onto('move', 'n'));
    expect([r.state.nightsUsed, r.character(0).tonight]).toEqual([[], []]);
  });
  test('[US-MISSION-4] on a tile that lay open an objective is not found', () => {
    const seen = (isDown: boolean) =>
      walk({ tiles: [{ at: 'n', ...(isDown && { isDown }) }], state: { hidden: 1, hiddenFrom: 1 } })
        .act(onto(isDown ? 'explore' : 'move', 'n'))
        .tile('n').hasObjective;
    expect([seen(true), seen(false)]).toEqual([true, false]);
  });
  test('[US-MISSION-2] whoever falls on arriving has not come to stand there', () => {
    const rules = [{ on: 'entered', spot: { haven: true }, effects: [{ do: 'count', counter: 'done' }] }] as const;
    const comes = (hp: number) =>
      trek({
        characters: [{ at: 'n', karma: 0, hp }, { at: 's s s' }],
        enemies: [{ at: 'haven' }],
        mission: { cards: [{ rules }, {}] },
        dice: { attack: [hp > 1 ? [0, 0] : [0, 0, 0]], enemy: [[1]] },
      })
        .act(onto('move', 'haven'))
        .answer('fight', 'attack-enemy-0').state.counters;
    expect([comes(7), comes(1)]).toEqual([[1], [0]]);
  });
});
