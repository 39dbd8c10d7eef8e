import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { cubesEverywhere, haggle, reasons, thingsEverywhere } from '../testing/market.ts';
import { type CharacterOn, hexOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { act } from './acting.ts';
import { MOST_CHANGES, openTrade, trade } from './trade.ts';

/** Ida has opened a trade with Wren. */
function tradeOf(ida: CharacterOn, wren: CharacterOn, more: Omit<Position, 'characters'> = {}): SunRehearsal {
  const r = trek({
    characters: [
      { karma: 0, ...ida },
      { is: 'wren', karma: 0, ...wren },
    ],
    ...more,
  });
  openTrade(r.table, 0, 1);
  return r.run(trade);
}
/** Each word in its turn: who says it, and what. */
function say(r: SunRehearsal, ...words: readonly (readonly [who: number, key: string])[]): SunRehearsal {
  for (const [who, key] of words) {
    if (r.open.length === 0) r.run(trade);
    r.answer('trade', key, who);
  }
  return r;
}
const IDA = 0;
const WREN = 1;

test('[US-TRADE-1] [US-TRADE-2] 2 food for a tent: both boards change, and 1 AP is paid by whoever opened it', () => {
  const r = tradeOf({ goods: { food: 2 } }, { items: ['tent.1'] });

  say(r, [IDA, 'put-ida-food'], [IDA, 'put-ida-food'], [WREN, 'put-wren-tent.1'], [IDA, 'agree'], [WREN, 'agree']);

  expect([r.goods(0), r.items(0), r.goods(1), r.items(1)]).toEqual([{}, ['tent.1'], { food: 2 }, []]);
  expect([r.character(0).ap, r.character(1).ap, r.state.step, r.state.trade.from, r.state.calledOff]).toEqual([5, 6, 'act', -1, []]);
  expect(r.types('trade-made', 'trade-off')).toEqual(['trade-made']);
  expect(r.toldOf('trade-made')).toMatchObject([{ from: 0, to: 1, given: [2, 0, 0, 0, 0, 0, 0], takenCards: [cardNamed('tent.1')] }]);
});

test('[US-TRADE-1] items, gear, resources, water and ammunition; weapons and cards as they are (US-R-119)', () => {
  const r = tradeOf(
    { water: 2, ammunition: { arrow: 1 }, items: [{ card: 'bow.1', n: 1 }] },
    { items: ['boots.1', { card: 'binoculars', isFlipped: true }] },
  );

  say(
    r,
    ...(['water', 'arrow', 'bow.1'] as const).map(what => [IDA, `put-ida-${what}`] as const),
    ...(['boots.1', 'binoculars'] as const).map(what => [WREN, `put-wren-${what}`] as const),
  );
  r.character(1).water = 3;
  say(r, [WREN, 'agree'], [IDA, 'agree']);

  expect([r.items(0), r.character(0).water, r.character(0).ammunition]).toEqual([['boots.1', 'binoculars'], 1, [0, 0]]);
  expect([r.character(0).items[1]!.isFlipped, r.character(1).items]).toEqual([
    true,
    [{ card: cardNamed('bow.1'), n: 1, isFlipped: false }],
  ]);
  expect([r.character(1).water, r.character(1).ammunition]).toEqual([4, [0, 1]]);
});

test('[US-TRADE-2] both are asked at the same time, and each may wish for what the other has', () => {
  const r = tradeOf({ goods: { wood: 1 } }, { goods: { plastic: 1 } });
  expect(r.open.map(one => one.seat)).toEqual([0, 1]);
  const words = ['put-ida-water', 'put-ida-wood', 'put-wren-water', 'put-wren-plastic', 'call-off'];
  r.only('trade', words, IDA).only('trade', words, WREN);

  say(r, [IDA, 'put-wren-plastic'], [WREN, 'back-wren-plastic']);

  expect(r.toldOf('offer-changed').map(({ who, of, what, by }) => [who, of, what, by])).toEqual([
    [0, 1, 'plastic', 1],
    [1, 1, 'plastic', -1],
  ]);
});

test('[US-R-109] any change takes back what was agreed to', () => {
  const r = tradeOf({ goods: { wood: 2 } }, {});
  say(r, [IDA, 'put-ida-wood'], [IDA, 'agree'], [WREN, 'put-ida-wood']);
  expect([r.state.trade.give.hasAgreed, r.state.trade.take.hasAgreed]).toEqual([false, false]);
  say(r, [WREN, 'agree']);
  expect(r.run(trade).options('trade', WREN)).toContain('pass');
  say(r, [WREN, 'pass'], [IDA, 'agree']);
  expect(r.goods(1)).toEqual({ wood: 2 });
});

test('[US-R-109] also what the partner has agreed to', () => {
  const r = say(tradeOf({ goods: { wood: 2 } }, {}), [IDA, 'put-ida-wood'], [WREN, 'agree'], [IDA, 'put-ida-wood']);
  expect([r.state.trade.give.hasAgreed, r.state.trade.take.hasAgreed]).toEqual([false, false]);
});
test('[US-RES-3] prices are a guide: plastic for nothing is fine if both agree', () => {
  const r = say(tradeOf({ goods: { plastic: 1 } }, {}), [IDA, 'put-ida-plastic'], [WREN, 'agree'], [IDA, 'agree']);
  expect([r.goods(0), r.goods(1)]).toEqual([{}, { plastic: 1 }]);
});

test('[US-R-109] [US-TRADE-2] called off: nothing changes hands, no AP is spent, and this partner is not asked again in this turn', () => {
  const r = say(tradeOf({ goods: { plastic: 1 } }, {}), [IDA, 'put-ida-plastic'], [IDA, 'agree'], [WREN, 'call-off']);
  expect([r.goods(0), r.character(0).ap, r.state.step, r.state.calledOff, r.state.trade.from]).toEqual([{ plastic: 1 }, 6, 'act', [1], -1]);
  expect(r.toldOf('trade-off')).toMatchObject([{ who: 1, with: 0 }]);
});

test('[US-TRADE-3] each further partner costs a further AP; the last one ends the turn', () => {
  const r = trek({ characters: [{ ap: 2, goods: { wood: 2 } }, {}, {}] });
  for (const partner of [1, 2]) {
    openTrade(r.table, 0, partner);
    say(r, [0, 'put-ida-wood'], [0, 'agree'], [partner, 'agree']);
  }
  expect([r.goods(1), r.goods(2), r.character(0).ap, r.state.step]).toEqual([{ wood: 1 }, { wood: 1 }, 0, 'next-turn']);
});

describe('what cannot be carried', () => {
  test('[US-TRADE-4] a seventh resource is refused, the whole trade with it, and it is said why', () => {
    const r = say(tradeOf({ goods: { wood: 1 } }, { goods: { metal: 6 } }), [IDA, 'put-ida-wood']);
    expect(r.run(trade).options('trade', IDA)).not.toContain('agree');
    expect(reasons(r.decision('trade', IDA))).toEqual([
      { about: 0, why: 'US-TRADE-4', facts: { reason: 'no-room', who: 1, areas: 1, gear: 0, water: 0 } },
    ]);
    say(r, [WREN, 'put-wren-metal'], [WREN, 'agree'], [IDA, 'agree']);
    expect([r.goods(0), r.goods(1)]).toEqual([{ metal: 1 }, { metal: 5, wood: 1 }]);
  });

  test('[US-TRADE-4] [US-CHAR-5] a second piece of gear neither', () => {
    const r = say(tradeOf({ items: ['boots.1'] }, { items: ['backpack.1'] }), [IDA, 'put-ida-boots.1']);
    expect(reasons(r.run(trade).decision('trade', IDA))).toMatchObject([{ facts: { reason: 'no-room', who: 1, gear: 1 } }]);
  });

  test('[US-TRADE-4] [US-WATER-4] water needs bottles, also when the bottle itself is given away', () => {
    const r = say(tradeOf({ water: 1 }, { water: 5 }), [IDA, 'put-ida-water']);
    expect(reasons(r.run(trade).decision('trade', IDA))).toMatchObject([{ facts: { reason: 'no-room', who: 1, water: 1 } }]);
    const bottle = say(tradeOf({ water: 7, items: ['water-bottle.1'] }, {}), [IDA, 'put-ida-water-bottle.1']);
    expect(reasons(bottle.run(trade).decision('trade', IDA))).toMatchObject([{ facts: { reason: 'no-room', who: 0, water: 2 } }]);
    say(bottle, [IDA, 'put-ida-water'], [IDA, 'put-ida-water'], [IDA, 'agree'], [WREN, 'agree']);
    expect([bottle.character(0).water, bottle.character(1).water]).toEqual([5, 7]);
  });

  test('[US-TRADE-4] a bag makes room for what comes with it', () => {
    const r = tradeOf({ items: ['backpack.1'], goods: { wood: 1 } }, { goods: { metal: 6 } });
    say(r, [IDA, 'put-ida-backpack.1'], [IDA, 'put-ida-wood'], [IDA, 'agree'], [WREN, 'agree']);
    expect([r.items(1), r.goods(1)]).toEqual([['backpack.1'], { metal: 6, wood: 1 }]);
  });

  test('[US-TRADE-1] nothing for nothing is no trade', () => {
    const r = tradeOf({}, {});
    expect(r.options('trade', IDA)).not.toContain('agree');
    expect(reasons(r.decision('trade', IDA))).toEqual([{ about: 0, why: 'US-TRADE-1', facts: { reason: 'nothing-offered' } }]);
  });

  test.each<[string, (r: SunRehearsal) => void]>([
    ['water', r => (r.character(0).water = 0)],
    ['arrow', r => (r.character(0).ammunition = [0, 0])],
    ['knife.1', r => (r.character(0).items = [])],
  ])('[US-TRADE-1] nor can %s that is gone; with it there it can', (what, lose) => {
    const r = say(tradeOf({ water: 1, ammunition: { arrow: 1 }, items: ['knife.1'] }, { water: 0 }), [IDA, `put-ida-${what}`]);
    expect(reasons(r.run(trade).decision('trade', IDA))).toEqual([]);
    lose(r);
    expect(reasons(r.run(trade).decision('trade', IDA))).toEqual([{ about: 0, why: 'US-TRADE-1', facts: { reason: 'not-there', who: 0 } }]);
  });
  test('[US-TRADE-1] what somebody no longer has cannot change hands', () => {
    const r = say(tradeOf({ goods: { wood: 1 } }, {}), [IDA, 'put-ida-wood']);
    r.character(0).goods = r.character(0).goods.map(() => 0);
    expect(reasons(r.run(trade).decision('trade', IDA))).toEqual([{ about: 0, why: 'US-TRADE-1', facts: { reason: 'not-there', who: 0 } }]);
  });
});

test('[US-R-109] after many changes they take it or leave it', () => {
  const r = tradeOf({ goods: { wood: 1 } }, {});
  for (let i = 0; i < MOST_CHANGES; i++) say(r, [i % 2, i % 2 === 0 ? 'put-ida-wood' : 'back-ida-wood']);
  r.run(trade).only('trade', ['call-off'], IDA).only('trade', ['call-off'], WREN);
  expect(reasons(r.decision('trade', IDA)).map(one => one.facts)).toContainEqual({ reason: 'enough-changes', most: MOST_CHANGES });
});

test('[US-R-91] a player alone trades between the own two, and agrees once', () => {
  const r = trek({ characters: [{ goods: { wood: 1 } }, {}], seats: 1 });
  openTrade(r.table, 0, 1);
  say(r, [0, 'put-ida-wood'], [0, 'agree']);
  expect([r.goods(0), r.goods(1), r.character(0).ap]).toEqual([{}, { wood: 1 }, 5]);
});

test('[US-TRADE-1] a partner who is dead or elsewhere closes it', () => {
  const dead = tradeOf({ goods: { wood: 1 } }, {});
  dead.character(1).diedIn = 1;
  expect([dead.run(trade).open, dead.state.step, dead.state.trade.from]).toEqual([[], 'act', -1]);
  const away = tradeOf({ goods: { wood: 1 } }, {});
  away.character(1).hex = hexOn('n');
  expect([away.run(trade).open, away.state.step, away.types('trade-off')]).toEqual([[], 'act', ['trade-off']]);
});

test.each([
  ['is dead', { diedIn: 1 }],
  ['has no AP left', { ap: 0 }],
])('[US-TRADE-1] whoever opened it and %s closes it', (_, now) => {
  const r = tradeOf({ goods: { wood: 1 } }, {});
  Object.assign(r.character(0), now);
  expect([r.run(trade).open, r.state.step, r.state.trade.from, r.types('trade-off')]).toEqual([[], 'next-turn', -1, ['trade-off']]);
});

test('[US-TRADE-5] only whoever has the turn may start it, and nothing is paid for that yet', () => {
  const r = trek({ characters: [{}, { is: 'wren' }] }).run(act);
  expect([r.open.map(one => one.seat), r.options().filter(key => key.startsWith('trade-'))]).toEqual([[0], ['trade-wren']]);
  r.answer('act', 'trade-wren');
  expect([r.state.step, r.character(0).ap, r.state.trade.to]).toEqual(['trade', 6, 1]);
});

test('[US-R-47] after a trade those who wait may strike', () => {
  const r = trek({
    characters: [
      { karma: 0, goods: { wood: 1 } },
      { is: 'wren', karma: 0, ap: 2, isWaiting: true },
    ],
    enemies: [{ at: 'haven' }],
    dice: { enemy: [[0]] },
  });
  openTrade(r.table, 0, 1);
  say(r, [IDA, 'put-ida-wood'], [IDA, 'agree'], [WREN, 'agree']);
  expect([r.asks, r.askedSeat]).toEqual(['saved-ap', 1]);
  r.answer('saved-ap', 'pass');
  expect(r.state.step).toBe('act');
});

test('[US-COMBAT-2] a trade costs AP, so enemies on the tile answer it, once it is made', () => {
  const r = tradeOf({ goods: { wood: 1 } }, {}, { enemies: [{ at: 'haven' }], dice: { enemy: [[1]] } });
  say(r, [IDA, 'put-ida-wood'], [IDA, 'agree'], [WREN, 'agree']);
  expect([r.types('trade-made', 'struck'), r.character(0).hp]).toEqual([['trade-made', 'struck'], 6]);
});

test('[US-STEALTH-5] [US-STEALTH-6] seen by an enemy over it, they fight first and trade then', () => {
  const r = tradeOf(
    { goods: { wood: 1 }, isStealthy: true },
    {},
    {
      enemies: [{ at: 'haven' }],
      dice: {
        test: [
          [0, 0],
          [1, 0],
        ],
        enemy: [[1]],
      },
    },
  );
  say(r, [IDA, 'put-ida-wood'], [IDA, 'agree'], [WREN, 'agree']);
  r.answer('fight', 'dodge').answer('join', 'pass');
  expect([r.types('round-begun', 'trade-made'), r.character(0).ap, r.goods(1)]).toEqual([['round-begun', 'trade-made'], 5, { wood: 1 }]);
});

test('nothing is made and nothing is lost, whatever is traded', () => {
  let made = 0;
  for (let round = 0; round < 60; round++) {
    const r = trek({
      characters: [
        { water: 2, goods: { food: 1, fabric: 2 }, ammunition: { arrow: 2 }, items: ['knife.1', 'backpack.1'] },
        { water: 3, goods: { metal: 2, plastic: 1 }, items: [{ card: 'bow.1', n: 1 }, 'water-bottle.1'] },
      ],
    });
    const [cubes, things, arrows] = [cubesEverywhere(r.state), thingsEverywhere(r.state), 2];
    openTrade(r.table, 0, 1);
    haggle(r, `trade ${round}`, () => {
      expect(cubesEverywhere(r.state)).toEqual(cubes);
      expect(thingsEverywhere(r.state)).toEqual(things);
      expect(r.state.characters.reduce((sum, one) => sum + one.ammunition[1]!, 0)).toBe(arrows);
    });
    made += r.toldOf('trade-made').length;
  }
  expect(made).toBeGreaterThan(0);
});

test('[US-STEALTH-6] [US-HP-3] whoever falls in that fight trades nothing', () => {
  const position = {
    enemies: [{ at: 'haven' }],
    dice: {
      test: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      enemy: [[1]],
    },
  };
  const r = tradeOf({ goods: { wood: 1 }, isStealthy: true, hp: 1 }, {}, position);
  say(r, [IDA, 'put-ida-wood'], [IDA, 'agree'], [WREN, 'agree']);
  r.answer('fight', 'dodge').answer('join', 'pass');
  expect([r.character(0).diedIn, r.goods(0), r.goods(1), r.types('trade-made')]).toEqual([1, { wood: 1 }, {}, []]);
});

test('[US-STEALTH-6] [US-HP-3] nor with somebody who falls in it; the AP is spent', () => {
  const r = tradeOf(
    { goods: { wood: 1 }, isStealthy: true },
    { hp: 1 },
    {
      enemies: [{ at: 'haven' }, { at: 'haven' }],
      dice: {
        test: [[0, 0]],
        attack: [
          [0, 0],
          [0, 0, 0],
        ],
        enemy: [[0], [1]],
      },
    },
  );
  say(r, [IDA, 'put-ida-wood'], [IDA, 'agree'], [WREN, 'agree']);
  r.answer('fight', 'attack-enemy-0').answer('join', 'join').answer('joined-fight', 'attack-enemy-1');
  expect([r.character(1).diedIn, r.goods(0), r.goods(1), r.character(0).ap]).toEqual([1, { wood: 1 }, {}, 5]);
  expect([r.types('trade-made', 'trade-off'), r.state.trade.from, r.state.step]).toEqual([['trade-off'], -1, 'act']);
});

test('[US-TRADE-1] what can be put down or taken back points at whose it is, and at the cube or the card', () => {
  const r = tradeOf({ goods: { food: 1 }, items: ['knife.1', 'tent.1'], ammunition: { cartridge: 1 } }, {});
  say(r, [IDA, 'put-ida-knife.1']);
  r.run(trade);
  const { options } = r.decision('trade', IDA);
  const about = Object.fromEntries(options.map(one => [one.key, one.about]));
  const ida = { kind: 'character', id: 0 };
  expect(about).toMatchObject({
    'put-ida-food': [ida, { kind: 'cube', id: 'food' }],
    'put-ida-cartridge': [ida, { kind: 'cube', id: 'cartridge' }],
    'put-ida-tent.1': [ida, { kind: 'card', id: cardNamed('tent.1') }],
    'back-ida-knife.1': [ida, { kind: 'card', id: cardNamed('knife.1') }],
  });
  expect([Object.keys(about).filter(key => key.includes('knife')), options.find(one => one.key === 'put-ida-food')!.value]).toEqual([
    ['back-ida-knife.1'],
    { do: 'change', of: 0, what: 'food', card: -1, by: 1 },
  ]);
});
test('[US-TRADE-1] ammunition alone is something to trade', () => {
  const r = tradeOf({ ammunition: { cartridge: 1 } }, {});
  say(r, [IDA, 'put-ida-cartridge'], [IDA, 'agree'], [WREN, 'agree']);
  expect([r.character(0).ammunition, r.character(1).ammunition]).toEqual([
    [0, 0],
    [1, 0],
  ]);
});
