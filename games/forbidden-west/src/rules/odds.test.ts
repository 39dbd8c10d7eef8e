/** What a choice of target promises is what the dice then do. */
import { describe, expect, test } from 'vitest';
import { FACES } from '../content/dice.ts';
import { type EnemyOn, type Fight, fight, gear, type MadeUp, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { given } from '../testing/stage.ts';
import { reckoned, sketchOf } from './odds.ts';

const BOW = {
  ranged: gear({
    ...{ dice: '1O', range: 3 },
    texts: [
      { when: 'attack', effects: [{ do: 'damage', n: 2 }] },
      { when: 'attack', effects: [{ do: 'per-critical', effects: [{ do: 'damage', n: 3 }] }] },
      { when: 'attack', if: ['hidden'], effects: [{ do: 'damage', n: 1 }] },
    ],
  }),
};
const [ORANGE] = FACES;

/** Two scouts in range, the first of which it is about. */
function aims(target: Partial<EnemyOn>, mine: MarshalOn = {}, more: Position = {}): Fight {
  return fight({
    marshals: [
      { is: 'ottakh', gear: BOW, ...mine },
      { is: 'drokkeh', at: [9, 9] },
    ],
    enemies: [
      { type: 'rebel-scout', at: [2, 0], hp: 30, maxHp: 30, ...target },
      { type: 'rebel-scout', at: [0, 2] },
    ],
    ...more,
  })
    .play()
    .answer('act', 'ranged-attack');
}
/** Damage by how likely it is, in faces of the die. */
function promised(r: Fight): Record<string, number> {
  const { odds, options } = r.decision('choose-target');
  const { damage } = odds!(options.find(one => one.key === 'enemy-0')!);
  return Object.fromEntries(damage!.map(({ value, chance }) => [value, Math.round(chance * ORANGE!.length)]));
}
/** The same, by playing every face of the die. */
function played(target: Partial<EnemyOn>, mine: MarshalOn = {}): Record<string, number> {
  const found: Record<string, number> = {};
  for (const face of ORANGE!) {
    const r = aims(target, mine, { dice: { attack: [[face]] } }).answer('choose-target', 'enemy-0');
    const { damage } = r.toldOf('attack-hits')[0]!;
    found[damage] = (found[damage] ?? 0) + 1;
  }
  return found;
}

describe('[FW-ATK-2] The odds of a target', () => {
  test.each<[string, Partial<EnemyOn>, MarshalOn]>([
    ['as it stands', {}, {}],
    ['seen by it, so that what counts for the hidden does not', {}, { isRevealed: true }],
    ['with armour, down to nothing', { armour: 4 }, {}],
    ['with armour that is raised for now', { armour: 1, moreArmour: 2 }, {}],
    ['in acid', { armour: 2, condition: 'acid' }, {}],
    ['shocked: one critical more', { condition: 'shock' }, {}],
    ['in frost: doubled by 5 at most', { condition: 'frost' }, {}],
    ['in frost behind armour', { condition: 'frost', armour: 3 }, {}],
  ])('%s', (_, target, mine) => {
    expect(promised(aims(target, mine))).toEqual(played(target, mine));
  });

  test('a weapon whose text ignores armour', () => {
    const through = {
      ranged: gear({ dice: '1O', range: 3, texts: [{ when: 'attack', effects: [{ do: 'ignore-armour' }, { do: 'damage', n: 1 }] }] }),
    };
    expect(promised(aims({ armour: 4 }, { gear: through }))).toEqual(played({ armour: 4 }, { gear: through }));
  });

  test.each(['.', '^'])('what counts on elevation counts there and nowhere else: %s', ground => {
    const map = [`${ground}..`, '...', '...'];
    const ledge = {
      ranged: gear({ dice: '1O', range: 3, texts: [{ when: 'attack', if: ['on-elevation'], effects: [{ do: 'damage', n: 4 }] }] }),
    };
    const more = ground === '^' ? 4 : 0;
    const r = fight({
      map,
      marshals: [{ is: 'ottakh', gear: ledge }],
      enemies: [
        { type: 'rebel-scout', at: [2, 0], hp: 30, maxHp: 30, armour: 0 },
        { type: 'rebel-scout', at: [0, 2], armour: 0 },
      ],
    }).play();
    r.answer('act', 'ranged-attack');
    expect(Math.min(...Object.keys(promised(r)).map(Number))).toBe(more);
  });

  test('an injury that takes the only die away', () => {
    const hand: MadeUp[] = [{ is: { kind: 'lasting', force: [{ do: 'fewer-dice', n: 1, in: 'attack' }], exit: 'spend-action' } }];
    expect(promised(aims({}, { hand }))).toEqual({ 3: ORANGE!.length });
  });

  test('in adhesive a die is gone as well: the weakest, as far as anybody can say', () => {
    expect(promised(aims({}, { condition: 'adhesive' }))).toEqual({ 3: ORANGE!.length });
  });

  test('of something that is no enemy there are none', () => {
    const r = aims({}, {}, { features: [{ kind: 'dam', at: [1, 1], hp: 9 }] });
    const { odds, options } = r.decision('choose-target');
    expect(options.map(one => one.key)).toEqual(['enemy-0', 'enemy-1', 'feature-0']);
    expect(odds!(options[2]!)).toEqual({});
    expect(Object.keys(odds!(options[1]!))).toEqual(['damage', 'kills']);
  });

  test('in adhesive one die of two is gone, and no more', () => {
    const two = { ranged: gear({ dice: '2O', range: 3 }) };
    const one = { ranged: gear({ dice: '1O', range: 3 }) };
    expect(promised(aims({}, { gear: two, condition: 'adhesive' }))).toEqual(promised(aims({}, { gear: one })));
  });

  test('who has not stepped in has not moved', () => {
    const lunge = { ranged: gear({ dice: '1O', range: 3, texts: [{ when: 'attack', if: ['moved'], effects: [{ do: 'damage', n: 4 }] }] }) };
    expect(promised(aims({}, { gear: lunge }))).toEqual(played({}, { gear: lunge }));
  });

  test('content 3.10, B8B: a guard beside the banner suffers one less', () => {
    const { state } = given('B8B', 2);
    const [captain, guard] = state.fight.enemies;
    const least = (away: number): number => {
      guard!.square = captain!.square + away;
      guard!.armour = 1;
      const rolls = { pips: 5, crits: 0 };
      return reckoned(state, sketchOf(state, 0, 'ranged', guard!, -1), rolls).armour;
    };
    expect([least(2), least(3)]).toEqual([2, 1]);
  });
});

describe('The odds before an attack, where there is but one target', () => {
  const bow = {
    ranged: gear({ dice: '1O', range: 3, texts: [{ when: 'attack', effects: [{ do: 'damage', n: 2 }] }] }, { symbol: 'arrow' }),
  };
  const quill: MadeUp = { id: 'quill', kind: 'ammunition', fits: ['arrow'], effects: [{ do: 'damage', n: 2 }] };
  const one = (more: MarshalOn = {}): Fight =>
    fight({
      marshals: [{ is: 'ottakh', gear: BOW, isRevealed: true, ...more }],
      enemies: [{ type: 'razorhound', at: [2, 0], armour: 0 }],
    })
      .play()
      .answer('act', 'ranged-attack');
  const least = (rows: readonly { value: number }[]): number => Math.min(...rows.map(row => row.value));

  test('[FW-ATK-3] of the body it is told how often it is defeated, of a part how often it is destroyed', () => {
    const { odds, options } = one().decision('choose-part');
    expect(options.map(option => Object.keys(odds!(option)))).toEqual([
      ['damage', 'kills'],
      ['damage', 'destroys'],
      ['damage', 'destroys'],
    ]);
  });

  test('[FW-ATK-5] of ammunition what it adds, and of none what the bow does alone', () => {
    const r = one({ gear: bow, hand: [quill] }).answer('choose-part', 'body');
    const { odds, options } = r.decision('play-ammunition');
    expect(options.map(option => least(odds!(option)['damage']!))).toEqual([4, 2]);
  });

  const most = (rows: readonly { value: number }[]): number => Math.max(...rows.map(row => row.value));

  test('[FW-ATK-4] of an ability what it adds to damage and dice, and of none what the bow does alone', () => {
    const weight: MadeUp = { id: 'weight', kind: 'ability', sections: [{ effects: [{ do: 'damage', n: 1 }] }] };
    const stare: MadeUp = { id: 'stare', kind: 'ability', sections: [{ effects: [{ do: 'add-dice', dice: '1O' }] }] };
    const { odds, options } = one({ gear: bow, hand: [weight, stare] })
      .answer('choose-part', 'body')
      .decision('play-ability');
    const pips =
      most(one({ gear: bow }).decision('choose-part').odds!(one({ gear: bow }).decision('choose-part').options[0]!)['damage']!) - 2;
    expect(options.map(option => least(odds!(option)['damage']!))).toEqual([3, 2, 2]);
    expect(options.map(option => most(odds!(option)['damage']!))).toEqual([pips + 3, 2 * pips + 2, pips + 2]);
  });

  test('[FW-DECK-7] where a card has two sections to choose from, each tells what it adds', () => {
    const either: MadeUp = {
      id: 'either',
      kind: 'ability',
      sections: [{ effects: [{ do: 'damage', n: 1 }] }, { effects: [{ do: 'damage', n: 3 }] }],
    };
    const r = one({ gear: bow, hand: [either] }).answer('choose-part', 'body');
    const ability = r.decision('play-ability');
    expect(ability.odds!(ability.options[0]!)).toEqual({});
    const { odds, options } = r.answer('play-ability', ability.options[0]!.key).decision('choose-section');
    expect(options.map(option => least(odds!(option)['damage']!))).toEqual([3, 5]);
  });
});
