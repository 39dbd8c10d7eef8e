/** What the deeds of an encounter change, and what they tell. */
import { afterAll, describe, expect, test } from 'vitest';
import { cardNamed, enemyCard, typeOf } from '../content/box.ts';
import type { AttackSum, EvadeSum, WestEvent } from '../events.ts';
import { deedsOf, doing } from '../testing/doing.ts';
import type { Position } from '../testing/rehearsal.ts';
import * as deeds from './fight.ts';

const shown = new Set<string>();
const of = (name: keyof typeof deeds): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(deeds).filter(name => !shown.has(name))).toEqual([]));

const TWO: Position = { marshals: [{}, { at: [1, 0] }] };
const STAKE = {
  of: 'attack',
  enemy: 0,
  part: -1,
  needs: 5,
  pips: 3,
  crits: 1,
  perCrit: 2,
  bonus: 1,
  result: 6,
  less: 2,
  comes: 4,
} as const;
const ATTACK: AttackSum = {
  kind: 'ranged',
  weapon: 3,
  ability: -1,
  ammunition: 9,
  part: 1,
  faces: [2, 'crit'],
  pips: 2,
  crits: 1,
  addedCrits: 0,
  bonus: 1,
  perCrit: 2,
  result: 5,
  armour: 2,
  frost: 3,
  damage: 6,
  left: 1,
};
const EVADE: EvadeSum = {
  damage: 5,
  faces: [1, 'crit'],
  pips: 1,
  crits: 0,
  thrownOut: 1,
  perCrit: 2,
  bonus: 1,
  result: 2,
  reduced: 1,
  frost: 2,
  suffered: 4,
  dial: 6,
};

type Deed = Parameters<typeof doing>[1];
/** Deeds that only tell. */
const TELLS: readonly (readonly [clause: string, name: keyof typeof deeds, deed: Deed, event: WestEvent])[] = [
  [
    'FW-EFF-4',
    'speak',
    table => deeds.speak(table, 1, 7, 'draw', 'FW-EFF-4'),
    { type: 'word', rule: 'FW-EFF-4', seat: 1, card: 7, word: 'draw' },
  ],
  [
    'FW-ATK-6',
    'showRoll',
    table => deeds.showRoll(table, 1, 'attack', [1, 1, 0], [2, 'crit'], STAKE, 'FW-ATK-6'),
    { type: 'dice-rolled', rule: 'FW-ATK-6', seat: 1, for: 'attack', dice: [1, 1, 0], faces: [2, 'crit'], stake: STAKE },
  ],
  [
    'FW-ATK-7',
    'showReroll',
    table =>
      deeds.showReroll(table, 1, { for: 'evade', dice: [2, 0, 0], faces: [2, 0], again: [0], granting: [7], own: true, stake: null }),
    {
      ...{ type: 'dice-rerolled', rule: 'FW-ATK-7', seat: 1, for: 'evade', dice: [2, 0, 0], faces: [2, 0] },
      ...{ again: [0], granting: [7], own: true, stake: null },
    },
  ],
  [
    'FW-ATK-2',
    'declareAttack',
    table => deeds.declareAttack(table, 1, 0, 'melee', 1),
    { type: 'attack-declared', rule: 'FW-ATK-2', seat: 1, enemy: 0, kind: 'melee', part: 1 },
  ],
  [
    'FW-ATK-9',
    'attackHits',
    table => deeds.attackHits(table, 1, 0, ATTACK),
    { type: 'attack-hits', rule: 'FW-ATK-9', seat: 1, enemy: 0, ...ATTACK },
  ],
  [
    'FW-EATK-3',
    'attackMarshal',
    table => deeds.attackMarshal(table, 1, 0, { kind: 'melee', damage: 3, condition: 'fire' }),
    { type: 'marshal-attacked', rule: 'FW-EATK-3', seat: 1, enemy: 0, kind: 'melee', damage: 3, condition: 'fire' },
  ],
  [
    'FW-EATK-4',
    'attackMarshal',
    table => deeds.attackMarshal(table, 1, 0, { kind: 'pulse', damage: 3, condition: 'none' }),
    { type: 'marshal-attacked', rule: 'FW-EATK-4', seat: 1, enemy: 0, kind: 'pulse', damage: 3, condition: 'none' },
  ],
  [
    'FW-EVADE-6',
    'showEvade',
    table => deeds.showEvade(table, 1, 0, EVADE),
    { type: 'marshal-evaded', rule: 'FW-EVADE-6', seat: 1, enemy: 0, ...EVADE },
  ],
  [
    'FW-CMD-2',
    'showCommand',
    table => deeds.showCommand(table, 1, [1, 'crit'], 1, false),
    { type: 'command-rolled', rule: 'FW-CMD-2', seat: 1, faces: [1, 'crit'], crits: 1, isPassed: true, isDeaf: false },
  ],
  [
    'FW-CMD-5',
    'showCommand',
    table => deeds.showCommand(table, 1, [1, 2], 0, false),
    { type: 'command-rolled', rule: 'FW-CMD-2', seat: 1, faces: [1, 2], crits: 0, isPassed: false, isDeaf: false },
  ],
  [
    'FW-CCON-3',
    'showCommand',
    table => deeds.showCommand(table, 1, [], 0, true),
    { type: 'command-rolled', rule: 'FW-CCON-3', seat: 1, faces: [], crits: 0, isPassed: false, isDeaf: true },
  ],
];
test.each(TELLS)('[%s] %s tells, and changes nothing', (_clause, name, deed, event) => {
  of(name);
  const { changed, told } = doing(TWO, deed);
  expect([changed, told]).toEqual([{}, [event]]);
});

test(`[FW-TURN-1] ${of('settleMatter')}: what comes of it is the next, and silent`, () => {
  const opening = { ...TWO, fight: { ...TWO.fight, opening: ['clan-banners', 'turn-start'] } };
  const { changed, told } = doing(opening, table => deeds.settleMatter(table, 'sky-banner'));
  expect([changed, told]).toEqual([{ 'fight.opening': ['sky-banner', 'turn-start'] }, []]);
});

test(`[FW-TURN-1] ${of('goTo')} is silent`, () => {
  const { changed, told } = doing(TWO, table => deeds.goTo(table, 'draw'));
  expect([changed, told]).toEqual([{ step: 'draw' }, []]);
});

describe('Command and solo play', () => {
  test(`[FW-CMD-4] ${of('passCommand')}: the enemies do not act`, () => {
    const { changed, told } = doing(TWO, table => deeds.passCommand(table, 1));
    expect([changed, told]).toEqual([{ step: 'draw' }, [{ type: 'command-passed', rule: 'FW-CMD-4', seat: 1 }]]);
  });
  test(`[FW-CMD-6] ${of('failCommand')}: they do`, () => {
    const { changed, told } = doing(TWO, table => deeds.failCommand(table, 1, 'too-far'));
    expect(changed).toEqual({ step: 'begin-enemies' });
    expect(told).toEqual([{ type: 'command-failed', rule: 'FW-CMD-6', seat: 1, why: 'too-far' }]);
  });
  test(`[FW-SOLO-3][FW-SOLO-4] ${of('spendSoloToken')}`, () => {
    const { changed, told } = doing({}, table => deeds.spendSoloToken(table, 0));
    expect([changed, told]).toEqual([{ 'fight.soloTokens': 4 }, [{ type: 'solo-token-spent', rule: 'FW-SOLO-4', seat: 0, left: 4 }]]);
  });
  test(`[FW-SOLO-5][FW-R-92] ${of('placeDistraction')}: the newest first`, () => {
    const { changed, told } = doing({ fight: { distractions: [30], soloTokens: 4 } }, table => deeds.placeDistraction(table, 0, 31));
    expect(changed).toEqual({
      'fight.soloTokens': 3,
      'fight.distractions': [31, 30],
      'party.marshals.0.usedThisTurn': ['distraction'],
    });
    expect(told).toEqual([{ type: 'distraction-placed', rule: 'FW-SOLO-5', seat: 0, square: 31, left: 3 }]);
  });
  test.each([true, false])(`[FW-SOLO-7] ${of('dropDistraction')}: one of them, attacked or not: %s`, isAttacked => {
    const { changed, told } = doing({ fight: { distractions: [31, 30, 31] } }, table => deeds.dropDistraction(table, 31, isAttacked));
    expect(changed).toEqual({ 'fight.distractions': [30, 31] });
    expect(told).toEqual([{ type: 'distraction-gone', rule: 'FW-SOLO-7', square: 31, isAttacked }]);
  });
});

describe('Set-up and turns', () => {
  describe(of('layOutBrief'), () => {
    const opened = (marshals: Position['marshals'] & object, alertStart = 0) =>
      doing(
        {
          marshals,
          state: { alertStart, failures: 2, result: 'failed' },
          fight: { tally: 4, usedOnce: ['x'], turn: 9, distractions: [4], stage: 1, lost: 2 },
        },
        table => deeds.layOutBrief(table, 7),
      );

    test('[FW-BRIEF-1][FW-ENC-5] nothing is left of a fight before, nobody is on the map, and everybody is on the last row', () => {
      const { r, told } = opened([
        { condition: 'fire', done: ['sneak'], hasMoved: true },
        { at: [1, 0], isRevealed: true, trapAt: [3, 0] },
      ]);
      expect(r.state.fight).toMatchObject({ rows: 7, alert: 1, turn: 0, active: -1, enemies: [], decks: [], tally: 0, usedOnce: [] });
      expect(r.state.fight).toMatchObject({
        soloTokens: 0,
        distractions: [],
        stage: 0,
        lost: 0,
        threat: [],
        hasAnybodyBeenRevealed: false,
      });
      for (const seat of [0, 1])
        expect(r.marshal(seat)).toMatchObject({
          square: -1,
          isHidden: true,
          row: 7,
          condition: 'none',
          trap: -1,
          done: [],
          hasMoved: false,
        });
      expect(r.state.result).toBe('none');
      expect(told).toEqual([{ type: 'brief-opened', rule: 'FW-BRIEF-1', brief: 'B0', retry: 2 }]);
    });
    test('[FW-NARR-12][FW-SOLO-2] the alert token begins lower by what the story says, on the track; alone there are five tokens', () => {
      expect(opened([{}], 2).r.state.fight).toMatchObject({ alert: 3, soloTokens: 5 });
      expect(opened([{}], 9).r.state.fight).toMatchObject({ alert: 7 });
    });
  });

  describe(of('placeEnemy'), () => {
    const placed = (turn: number, risen: readonly string[] = []) =>
      doing({ party: { risen }, fight: { turn } }, table =>
        deeds.placeEnemy(table, { enemy: 'shellback', square: 30, route: 2, moreHp: 4 }),
      );
    const { hp, armour, parts } = enemyCard(typeOf('shellback'));

    test('[FW-ENEMY-2][FW-COMP-1] as its profile says, with what the brief adds', () => {
      const { changed, told } = placed(3);
      expect(changed).toEqual({
        'fight.enemies.1': {
          ...{ id: 1, type: typeOf('shellback'), square: 30, hp: hp[0] + 4, maxHp: hp[0] + 4, armour, moreArmour: 0, condition: 'none' },
          ...{ isFresh: false, parts: parts.map(one => one.hp), route: 2, routeAt: -1, isForward: true, isIn: true, isStilled: false },
        },
      });
      expect(told).toEqual([{ type: 'enemy-placed', rule: 'FW-ENEMY-2', enemy: 1, enemyType: 'shellback', square: 30 }]);
    });
    test('[FW-ENEMY-2] of level 2 once its type has risen, and not if another has', () => {
      expect(placed(3, ['shellback']).r.enemy(1)).toMatchObject({ hp: hp[1] + 4, maxHp: hp[1] + 4 });
      expect(placed(3, ['scurrier']).r.enemy(1)).toMatchObject({ hp: hp[0] + 4 });
      expect(hp[1]).toBeGreaterThan(hp[0]);
    });
    test('[FW-ENC-1] before the first turn it is told with the set-up', () => {
      expect(placed(0).told).toMatchObject([{ type: 'enemy-placed', within: 'brief-opened' }]);
    });
  });

  test(`[FW-R-6] ${of('makeFirst')}`, () => {
    const { changed, told } = doing(TWO, table => deeds.makeFirst(table, 1));
    expect([changed, told]).toEqual([{ first: 1, step: 'place' }, [{ type: 'first-chosen', rule: 'FW-R-6', seat: 1 }]]);
  });
  test(`[FW-SPEC-2][FW-R-15] ${of('giveSpecial')}: in hand, or left behind`, () => {
    const card = cardNamed('S2');
    const given = (seat: number | null) => doing({ ...TWO, party: { waiting: [card] } }, table => deeds.giveSpecial(table, seat, card));
    expect([given(1).changed, given(1).told]).toEqual([
      { 'party.waiting': [], 'party.marshals.1.hand': [card] },
      [{ type: 'special-given', rule: 'FW-SPEC-2', seat: 1, card }],
    ]);
    expect([given(null).changed, given(null).told]).toEqual([
      { 'party.waiting': [], 'party.inactive': { out: [], in: [card] } },
      [{ type: 'special-left', rule: 'FW-R-15', card }],
    ]);
  });
  test(`[FW-ENC-5] ${of('openFight')}: whoever is first is active`, () => {
    const { changed, told } = doing({ ...TWO, rows: 6, state: { first: 1 } }, deeds.openFight);
    expect(changed).toEqual({ 'fight.active': 1, step: 'begin-turn' });
    expect(told).toEqual([{ type: 'fight-began', rule: 'FW-ENC-5', rows: 6 }]);
  });
  test(`[FW-TURN-2][FW-BRIEF-8] ${of('passTurn')}, which may be the last that had to be survived`, () => {
    const ended = (turns: number) =>
      doing({ ...TWO, fight: { turn: 4 }, objective: { goal: 'survive', turns } }, table => deeds.passTurn(table, 0, 1));
    expect([ended(5).changed, ended(5).told]).toEqual([
      { 'fight.active': 1, step: 'begin-turn' },
      [{ type: 'turn-ended', rule: 'FW-TURN-2', seat: 0 }],
    ]);
    expect(ended(4)).toMatchObject({ isOver: true, told: [{ type: 'turn-ended' }, { type: 'fight-won', turns: 4 }] });
  });
});
