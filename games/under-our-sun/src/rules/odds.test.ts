/** What the dice promise, exactly. */
import { describe, expect, test } from 'vitest';
import { armed, brawl, faces } from '../testing/fights.ts';
import { type SunRehearsal, staged } from '../testing/rehearsal.ts';
import { grantAction } from './acting.ts';
import type { Action } from './actions/kinds.ts';
import { initialRound } from './combat.ts';
import { actionOdds, blowOdds, karmaOdds, successOdds } from './odds.ts';
import { offerSavedAp } from './saved-ap.ts';

const chanceOf = (rows: readonly { readonly value: number; readonly chance: number }[] | undefined, value: number): number =>
  rows?.find(one => one.value === value)?.chance ?? 0;

test('[US-DICE-6] less than no success is none', () => {
  const rows = successOdds(['red']);
  expect(rows).toEqual([{ value: 0, chance: 1 }]);
  const both = successOdds(['yellow', 'red']);
  expect(chanceOf(both, 1)).toBeCloseTo((4 / 8) * (5 / 8));
});
test('[US-COMBAT-9] an attack: its damage, and whether it is enough', () => {
  const state = staged({ characters: [{ is: 'boone', at: 'n' }], enemies: [{ is: { hp: 2 }, at: 'n' }] });
  const odds = blowOdds(state, 0, { do: 'attack', foe: { is: 'enemy', id: 0 }, weapon: -1 });
  expect(chanceOf(odds['damage'], 4)).toBeCloseTo(1 / 64);
  // One 2 in one of two green dice, or 1 + 1.
  expect(chanceOf(odds['falls'], 1)).toBeCloseTo((8 + 8 - 1 + 16) / 64);
});
test('[US-SNEAK-1] a Sneak: at least one success', () => {
  const state = staged({ characters: [{ is: 'wren' }], tiles: [{ at: 'n' }] });
  const odds = actionOdds(state, 0, { do: 'sneak', hex: 0 });
  expect(chanceOf(odds['unseen'], 1)).toBeCloseTo(1 - (3 / 8) ** 2);
});
describe('[US-STEALTH-2] [US-STEALTH-3] in stealth beside somebody', () => {
  const free = { ap: 0, then: 'flip', effects: [] } as const;
  const paid = { ap: 1, then: 'flip', effects: [] } as const;
  const action = { id: 'x', says: 'X', at: { haven: true }, effects: [] } as const;
  const hidden = (is: 'ida' | 'sanaa') =>
    staged({
      characters: [
        {
          is,
          isStealthy: true,
          items: [
            { id: `free-${is}`, can: [free] },
            { id: `paid-${is}`, can: [paid] },
          ],
        },
        {},
      ],
      enemies: [{ at: 'haven' }],
      mission: {
        cards: [
          {
            actions: [
              { ...action, ap: 0 },
              { ...action, ap: 1 },
            ],
          },
        ],
      },
    });
  test('what costs no AP is not checked, what costs some is', () => {
    const state = hidden('ida');
    const [first, second] = state.characters[0]!.items.map(one => one.card);
    const kinds = (one: Action): string[] => Object.keys(actionOdds(state, 0, one));
    expect([kinds({ do: 'use', card: first!, at: 0 }), kinds({ do: 'use', card: second!, at: 0 })]).toEqual([[], ['unseen']]);
    expect([kinds({ do: 'mission', at: 0 }), kinds({ do: 'mission', at: 1 })]).toEqual([[], ['unseen']]);
    // Go Now costs nothing; the medic's hands cost 1 AP.
    expect(kinds({ do: 'skill', at: 0 })).toEqual([]);
  });
  test('the skill of a medic costs 1 AP, and is', () => {
    expect(Object.keys(actionOdds(hidden('sanaa'), 0, { do: 'skill', at: 0 }))).toEqual(['unseen']);
  });
});
test('where nothing is rolled there are no odds', () => {
  const state = staged();
  expect(actionOdds(state, 0, { do: 'wait' })).toEqual({});
  expect(actionOdds(state, 0, { do: 'replenish' })).toEqual({});
});

const sure = (value: number) => [{ value, chance: 1 }];
const ratio = (no: number, yes: number) => [
  { value: 0, chance: no },
  { value: 1, chance: yes },
];
/** Boone, who strikes with two green dice, unseen beside an enemy with 5 HP; his weapon adds a blue die, or a yellow one when it is thrown. */
const lurking = (own: object = {}) =>
  staged({
    characters: [{ is: 'boone', at: 'n', isStealthy: true, items: [{ weapon: { melee: '1B', ranged: '1Y' } }], ...own }, {}],
    enemies: [{ is: { hp: 5 }, at: 'n' }],
  });
const foe = { is: 'enemy', id: 0 } as const;

test('[US-DODGE-1] [US-SATT-2] [US-RANGE-2] a Dodge, a Sneak attack, a shot: each by its own dice', () => {
  const state = lurking();
  const weapon = state.characters[0]!.items[0]!.card;
  expect(blowOdds(state, 0, { do: 'dodge' })).toEqual({ dodged: ratio(5 / 8, 3 / 8) });
  const unseen = blowOdds(state, 0, { do: 'sneak-attack', foe, weapon });
  expect([Object.keys(unseen), unseen['unseen']]).toEqual([['unseen', 'damage', 'falls'], ratio(5 / 8, 3 / 8)]);
  expect(chanceOf(unseen['falls'], 1)).toBeCloseTo((1 / 64) * (3 / 8));
  const shot = blowOdds(state, 0, { do: 'shoot', foe, weapon, hex: 0 });
  expect([Object.keys(shot), chanceOf(shot['falls'], 1)]).toEqual([['damage', 'falls'], (1 / 64) * (1 / 2)]);
  const struck = blowOdds(state, 0, { do: 'attack', foe, weapon });
  expect([Object.keys(struck), chanceOf(struck['falls'], 1)]).toEqual([['damage', 'falls'], (1 / 64) * (3 / 8)]);
});
test('[US-COMBAT-9] of an attack on somebody who is gone there are none', () => {
  expect(blowOdds(lurking(), 0, { do: 'attack', foe: { is: 'enemy', id: 7 }, weapon: -1 })).toEqual({});
});
test('[US-PVP-1] an attack on a character: its damage, struck or thrown', () => {
  const state = lurking();
  const weapon = state.characters[0]!.items[0]!.card;
  const most = (isRanged: boolean): number => chanceOf(actionOdds(state, 0, { do: 'duel', with: 1, weapon, isRanged })['damage'], 5);
  expect([most(true), most(false)]).toEqual([(1 / 64) * (1 / 2), (1 / 64) * (3 / 8)]);
});
test('[US-COMBAT-9] a combat action of the own turn has the odds of its attack', () => {
  const blow = { do: 'attack', foe, weapon: -1 } as const;
  const state = lurking();
  expect(actionOdds(state, 0, { do: 'blow', blow })).toEqual(blowOdds(state, 0, blow));
});
test('[US-CONT-2] [US-STEALTH-2] a container: by the dice of the skill, and unseen or not', () => {
  const open = (is: 'boone' | 'odile', skill: 'strength' | 'dexterity') =>
    actionOdds(lurking({ is, items: [] }), 0, { do: 'open', at: 0, skill });
  expect(open('boone', 'dexterity')).toEqual({ opened: ratio(5 / 8, 3 / 8), unseen: ratio(5 / 8, 3 / 8) });
  expect(chanceOf(open('boone', 'strength')['opened'], 0)).toBeCloseTo((3 / 8) ** 2);
  // Two green dice of her own, and a yellow one for locks.
  expect(chanceOf(open('odile', 'dexterity')['opened'], 0)).toBeCloseTo((3 / 8) ** 2 * (1 / 2));
});
test('[US-LOOT-1] [US-INJ-2] a body: a green die, and a red one with 2 HP or less', () => {
  const loot = (hp: number) => actionOdds(staged({ characters: [{ hp }, {}] }), 0, { do: 'loot', card: 0 });
  expect(loot(3)).toEqual({
    successes: [
      { value: 0, chance: 3 / 8 },
      { value: 1, chance: 4 / 8 },
      { value: 2, chance: 1 / 8 },
    ],
  });
  expect(chanceOf(loot(2)['successes'], 2)).toBeCloseTo((1 / 8) * (5 / 8));
  expect(Object.keys(actionOdds(lurking(), 0, { do: 'loot', card: 0 }))).toEqual(['successes', 'unseen']);
});

describe('dice rolled again by karma', () => {
  const thrown = (purpose: 'melee' | 'counterattack' | 'check', enough: number) =>
    ({ dice: ['green', 'red', 'yellow'], faces: [0, -1, 1], from: [], for: purpose, enough }) as const;
  test('[US-KARMA-2] the others stay as they are; a blow says its damage and whether it is enough', () => {
    expect(karmaOdds(thrown('melee', 2), [0])).toEqual({
      damage: [
        { value: 0, chance: 3 / 8 },
        { value: 1, chance: 4 / 8 },
        { value: 2, chance: 1 / 8 },
      ],
      falls: ratio(7 / 8, 1 / 8),
      'karma spent': ratio(3 / 8, 5 / 8),
    });
  });
  test('[US-KARMA-2] [US-DICE-6] none of them: what lies there, for nothing', () => {
    expect(karmaOdds(thrown('check', 1), [])).toEqual({ successes: sure(0), succeeds: ratio(1, 0), 'karma spent': sure(0) });
  });
  test('[US-KARMA-2] [US-DICE-6] a die too few is no success less than none', () => {
    expect(karmaOdds(thrown('check', 1), [2])['successes']).toEqual(sure(0));
  });
  test('[US-KARMA-5] where every success counts: whether it hits at all', () => {
    const odds = karmaOdds(thrown('counterattack', 0), [1]);
    expect(odds).toEqual({ damage: ratio(3 / 8, 5 / 8), hit: ratio(3 / 8, 5 / 8), 'karma spent': ratio(3 / 8, 5 / 8) });
  });
  test('[US-KARMA-5] each die costs its own karma, or none', () => {
    expect(karmaOdds(thrown('melee', 0), [0, 2])['karma spent']).toEqual([
      { value: 0, chance: 9 / 64 },
      { value: 1, chance: 30 / 64 },
      { value: 2, chance: 25 / 64 },
    ]);
  });
});

describe('what is asked says its odds', () => {
  const oddsOf = (r: SunRehearsal, kind: string, key: string) => {
    const decision = r.decision(kind);
    return Object.keys(decision.odds!(decision.options.find(one => one.key === key)!));
  };
  const son = { mode: 'semi', team: ['saboteur', 'late-watch', 'letter-carrier'] } as const;
  const zealot = armed('1Y', { isSol: true, hp: 9 });
  test('[US-ROUND-3] an action', () => {
    expect(oddsOf(brawl([{}], [{}]).play(), 'act', 'attack-enemy-0')).toEqual(['damage', 'falls']);
  });
  test('[US-INIT-7] [US-SOL-6] a free round; nothing for the card that is turned up', () => {
    const r = brawl([{}, {}, {}], [zealot], son).run(table => initialRound(table, 0));
    expect([oddsOf(r, 'fight', 'dodge'), oddsOf(r, 'fight', 'reveal')]).toEqual([['dodged'], []]);
  });
  test('[US-MULTI-4] [US-SOL-6] whoever has joined', () => {
    const r = brawl([{}, {}, {}], [zealot], { ...son, active: 1, dice: { attack: faces('00'), enemy: faces('0') } });
    r.play().answer('act', 'attack-enemy-0').answer('join', 'pass', 2).answer('join', 'join', 0);
    expect([oddsOf(r, 'joined-fight', 'attack-enemy-0'), oddsOf(r, 'joined-fight', 'reveal')]).toEqual([['damage', 'falls'], []]);
  });
  test('[US-WAIT-2] saved AP, or a pass', () => {
    const r = brawl([{ isWaiting: true, ap: 2 }, {}, {}], [zealot], son).run(table => offerSavedAp(table, 0));
    const keys = ['attack-enemy-0', 'pass', 'reveal'];
    r.only('saved-ap', keys);
    expect(keys.map(key => oddsOf(r, 'saved-ap', key))).toEqual([['damage', 'falls'], [], []]);
  });
  test('[US-CHAR-2] [US-SOL-6] an action that another gives', () => {
    const r = brawl([{}, {}, {}], [zealot], son).run(table => grantAction(table, 0, 1));
    const keys = ['attack-enemy-0', 'pass', 'reveal'];
    expect(keys.map(key => oddsOf(r, 'granted', key))).toEqual([['damage', 'falls'], [], []]);
    r.answer('granted', 'reveal');
    expect([r.character(0).isRevealed, r.asks, r.options().includes('reveal')]).toEqual([true, 'granted', false]);
    r.answer('granted', 'pass');
    expect([r.asks, r.character(0).ap]).toEqual([null, 6]);
  });
  test('[US-KARMA-1] dice that may be rolled again', () => {
    const r = brawl([{ karma: 1 }], [armed('1Y', { hp: 1 })], { dice: { attack: faces('00') } })
      .play()
      .answer('act', 'attack-enemy-0');
    const decision = r.decision('karma');
    expect(decision.oddsOfSome!([decision.options[1]!])['falls']).toEqual(ratio(1 / 2, 1 / 2));
  });
  test('[US-USE-3] a lock that is tried again, or left', () => {
    const tiles = [{ at: 'n', is: { containers: [{ test: 'dexterity', loot: 1 }] } }] as const;
    const r = brawl([{ is: 'boone', items: ['lockpicks'] }], [], { tiles, dice: { test: [[0, 0]] } }).act('open-0-dexterity');
    const { odds, options } = r.decision('reroll');
    expect(options.map(one => odds!(one)['opened'])).toEqual([ratio(5 / 16, 11 / 16), ratio(1, 0)]);
    r.answer('reroll', 'no');
    expect([r.character(0).items[0]!.isFlipped, r.types('container-opened')]).toEqual([false, []]);
  });
});
