/** What the deeds of enemies change, and what they tell: letters on backs, what is left, what is a revelation. */
import { set } from '@quarry/kernel/deeds';
import { afterAll, describe, expect, test } from 'vitest';
import { BEHAVIOUR_NUMBERS, behaviourCard, typeOf } from '../content/box.ts';
import type { EnemyGait, EnemyType } from '../content/kinds.ts';
import type { BehaviourCard, EnemyAction } from '../content/types.ts';
import type { Table } from '../events.ts';
import type { ActivationState, WalkState } from '../state.ts';
import { deedsOf, doing } from '../testing/doing.ts';
import type { EnemyOn, Position } from '../testing/rehearsal.ts';
import * as enemies from './enemies.ts';

const shown = new Set<string>();
const of = (name: keyof typeof enemies): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(enemies).filter(name => !shown.has(name))).toEqual([]));

/** A scout, and the Shellback that it is about. */
const shellback = (more: Partial<EnemyOn> = {}): Position => ({
  enemies: [
    { type: 'rebel-scout', at: [9, 9] },
    { type: 'shellback', at: [4, 0], ...more },
  ],
});
const SHELLBACK = typeOf('shellback');

test(`${of('nameOfType')} is the type by its number`, () => {
  expect(enemies.nameOfType(SHELLBACK)).toBe('shellback');
});

describe(of('moveEnemy'), () => {
  test.each([true, false])('[FW-EMOVE-4] a step of a journey is told with it: %s', isOfJourney => {
    const { changed, told } = doing(shellback(), (table, r) =>
      enemies.moveEnemy(table, r.enemy(1), 5, 'behaviour', 'FW-EMOVE-4', isOfJourney),
    );
    expect(changed).toEqual({ 'fight.enemies.1.square': 5 });
    expect(told).toEqual([
      {
        ...{ type: 'enemy-moved', rule: 'FW-EMOVE-4', enemy: 1, from: 4, square: 5, how: 'behaviour' },
        ...(isOfJourney ? { within: 'enemy-walked' } : {}),
      },
    ]);
  });
});

/** The Shellbacks act, by one card or by several. */
const acting = (more: Partial<ActivationState> = {}): Position => ({
  ...shellback(),
  fight: {
    activation: {
      ...{ type: SHELLBACK, isPatrol: false, cards: 1, turned: 1, card: -1, deck: 0, order: [], enemy: 1 },
      ...{ series: [], target: null, hasDrawnMore: false, walk: null, blow: null, pulse: null, ordered: null },
      ...more,
    },
  },
});
const A = 'fight.activation';
const MARK = { seat: 0, square: 7 } as const;
/** Three squares, two of which are gone and not told yet. */
const WALK: Readonly<WalkState> = {
  ...{ enemy: 1, to: 'route', mark: null, squares: 3, left: 3, isStraight: false, course: 0 },
  ...{ from: 4, path: [5, 6], how: 'patrol' },
};

describe('Walks', () => {
  test(`[FW-EMOVE-4] ${of('setOut')}: all squares are left, and nothing is gone yet`, () => {
    const { changed, told } = doing(acting(), (table, r) =>
      enemies.setOut(table, r.enemy(1), { to: 'mark', how: 'behaviour', mark: MARK, squares: 2, isStraight: true }),
    );
    const walk = { ...WALK, to: 'mark', mark: MARK, squares: 2, left: 2, isStraight: true, path: [], how: 'behaviour' };
    expect([changed, told]).toEqual([{ [`${A}.walk`]: walk }, []]);
  });

  test(`[FW-EMOVE-4] ${of('countSquare')}`, () => {
    const { changed } = doing(acting({ walk: { ...WALK } }), table => enemies.countSquare(table.state.fight.activation!.walk!, 12));
    expect(changed).toEqual({ [`${A}.walk.left`]: 2, [`${A}.walk.course`]: 12 });
  });

  test.each<[EnemyGait, object, number]>([
    ['patrol', { [`${A}.walk.path`]: [5, 6, 7] }, 0],
    ['return', { [`${A}.walk.path`]: [7], [`${A}.walk.from`]: 6, [`${A}.walk.how`]: 'return' }, 1],
  ])(`[FW-EMOVE-4] ${of('stepOn')}: a stretch is gone in one manner, %s`, (how, expected, stretches) => {
    const { changed, told } = doing(acting({ walk: { ...WALK } }), table =>
      enemies.stepOn(table, table.state.fight.activation!.walk!, 7, how),
    );
    expect([changed, told.length]).toEqual([expected, stretches]);
  });

  test.each<[WalkState['to'], string]>([
    ['route', 'FW-PATROL-1'],
    ['away', 'FW-EATK-7'],
    ['mark', 'FW-EMOVE-4'],
    ['feature', 'FW-EMOVE-4'],
  ])(`[FW-EMOVE-4] ${of('endStretch')}: the way up to here, once; nothing if there is none; %s by %s`, (to, rule) => {
    const { changed, told } = doing(acting({ walk: { ...WALK, to } }), table => {
      enemies.endStretch(table, table.state.fight.activation!.walk!);
      enemies.endStretch(table, table.state.fight.activation!.walk!);
    });
    expect(changed).toEqual({ [`${A}.walk.from`]: 6, [`${A}.walk.path`]: [] });
    expect(told).toEqual([{ type: 'enemy-walked', rule, enemy: 1, from: 4, square: 6, how: 'patrol', path: [5, 6] }]);
  });

  test(`[FW-EMOVE-4] ${of('endWalk')}: what is left of the way is told`, () => {
    const { changed, told } = doing(acting({ walk: { ...WALK } }), table => enemies.endWalk(table, table.state.fight.activation!.walk!));
    expect([changed, told.map(one => one.type)]).toEqual([{ [`${A}.walk`]: null }, ['enemy-walked']]);
  });
});

describe('The turns of a type', () => {
  type Case = readonly [name: keyof typeof enemies, before: Partial<ActivationState>, deed: Parameters<typeof doing>[1], changes: object];
  const now = (table: Table): ActivationState => table.state.fight.activation!;
  const SERIES = { card: 5, isYes: true, begun: 1 };
  const ORDERED = { left: [1, 0], squares: 2, damage: 3, mark: MARK };
  const CASES: readonly Case[] = [
    ['closeActivation', {}, enemies.closeActivation, { [A]: null }],
    ['turnNext', { cards: 2, card: 5, deck: 1 }, t => enemies.turnNext(now(t)), { turned: 2, card: -1, deck: 0 }],
    ['lineUp', {}, (t, r) => enemies.lineUp(now(t), [r.enemy(1), r.enemy(0)], 5, 2), { order: [1, 0], card: 5, deck: 2 }],
    [
      'callUp',
      { enemy: -1, order: [1, 0], target: MARK, hasDrawnMore: true },
      t => enemies.callUp(now(t)),
      { enemy: 1, order: [0], target: null, hasDrawnMore: false },
    ],
    ['standDown', {}, t => enemies.standDown(now(t)), { enemy: -1 }],
    ['beginNext', { series: [SERIES] }, t => enemies.beginNext(now(t)), { 'series.0.begun': 2 }],
    ['beginAnew', { series: [{ ...SERIES, begun: 3 }] }, t => enemies.beginAnew(now(t)), { 'series.0.begun': 2 }],
    ['endSeries', { series: [SERIES, SERIES] }, t => enemies.endSeries(now(t)), { 'series.1': 'gone' }],
    ['drawMore', {}, t => enemies.drawMore(now(t)), { hasDrawnMore: true }],
    ['keepTarget', { target: MARK }, t => enemies.keepTarget(now(t), { seat: 0, square: 9 }), { 'target.square': 9 }],
    ['beginAfterBlow', {}, t => enemies.beginAfterBlow(t, 2, 1), { blow: { seat: 2, by: 1, extrasDone: 0, pushed: 0 } }],
    [
      'endExtra',
      { blow: { seat: 0, by: 1, extrasDone: 1, pushed: 2 } },
      t => enemies.endExtra(now(t).blow!),
      { 'blow.extrasDone': 2, 'blow.pushed': 0 },
    ],
    ['countPushed', { blow: { seat: 0, by: 1, extrasDone: 0, pushed: 1 } }, t => enemies.countPushed(now(t).blow!), { 'blow.pushed': 2 }],
    ['endBlow', { blow: { seat: 0, by: 1, extrasDone: 0, pushed: 1 } }, enemies.endBlow, { blow: null }],
    ['beginPulse', {}, t => enemies.beginPulse(t, [0, 1], 3, 'fire'), { pulse: { left: [0, 1], damage: 3, condition: 'fire' } }],
    ['pulseReaches', { pulse: { left: [0, 1], damage: 3, condition: 'none' } }, t => enemies.pulseReaches(t, 0), { 'pulse.left': [1] }],
    ['endPulse', { pulse: { left: [], damage: 3, condition: 'none' } }, enemies.endPulse, { pulse: null }],
    ['giveOrder', {}, (t, r) => enemies.giveOrder(t, [r.enemy(1), r.enemy(0)], 2, 3), { ordered: { ...ORDERED, mark: null } }],
    ['goFor', { ordered: { ...ORDERED, mark: null } }, t => enemies.goFor(t, MARK), { 'ordered.mark': MARK }],
    ['hasFollowed', { ordered: ORDERED }, enemies.hasFollowed, { 'ordered.left': [0], 'ordered.mark': null }],
    ['endOrder', { ordered: ORDERED }, enemies.endOrder, { ordered: null }],
  ];
  test.each(CASES)('[FW-R-89] %s is silent', (name, before, deed, changes) => {
    of(name);
    const { changed, told } = doing(acting(before), deed);
    const paths = Object.entries(changes).map(([path, value]) => [path === A ? path : `${A}.${path}`, value]);
    expect([changed, told]).toEqual([Object.fromEntries(paths), []]);
  });

  test.each(['behaviour', 'patrol'] as const)(`[FW-EACT-5] ${of('openActivation')}: by %s, and nobody has acted yet`, by => {
    const { changed, told } = doing(shellback(), table => enemies.openActivation(table, SHELLBACK, by, 2));
    const fresh = acting({ isPatrol: by === 'patrol', cards: 2, turned: 0, enemy: -1 }).fight!.activation;
    expect([changed, told]).toEqual([{ [A]: fresh }, []]);
  });
});

test(`[FW-R-37] ${of('advanceOnRoute')} is silent`, () => {
  const { changed, told } = doing(shellback(), (_, r) => enemies.advanceOnRoute(r.enemy(1), 3, false));
  expect([changed, told]).toEqual([{ 'fight.enemies.1.routeAt': 3, 'fight.enemies.1.isForward': false }, []]);
});

describe(of('hurtEnemy'), () => {
  test.each([
    ['attack', { within: 'attack-hits' }],
    ['trap', { within: 'trap-hits-enemy' }],
    ['card', {}],
  ] as const)('[FW-ENEMY-6] by %s: with the sum that says it, or by itself', (by, within) => {
    const { changed, told } = doing(shellback(), (table, r) => enemies.hurtEnemy(table, r.enemy(1), 4, by, 2, 'FW-ATK-10'));
    expect(changed).toEqual({ 'fight.enemies.1.hp': 5 });
    expect(told).toEqual([{ type: 'enemy-hurt', rule: 'FW-ATK-10', enemy: 1, n: 4, left: 5, by, frost: 2, ...within }]);
  });
  test('[FW-ENEMY-6] never below nothing', () => {
    const { changed, told } = doing(shellback(), (table, r) => enemies.hurtEnemy(table, r.enemy(1), 12, 'card', 0, 'FW-ATK-10'));
    expect([changed, told[0]]).toMatchObject([{ 'fight.enemies.1.hp': 0 }, { n: 12, left: 0 }]);
  });
  test('[FW-R-68] one that is down to half may win; one at nothing leaves its loot first', () => {
    const down = (n: number) =>
      doing({ ...shellback(), objective: { goal: 'half-hp', enemy: 'shellback' } }, (table, r) =>
        enemies.hurtEnemy(table, r.enemy(1), n, 'card', 0, 'FW-ATK-10'),
      );
    expect([down(4).isOver, down(5).isOver, down(9).isOver]).toEqual([false, true, false]);
  });
});

test(`[FW-ENEMY-6] ${of('defeatEnemy')}: off the map, and its condition with it`, () => {
  const { changed, told } = doing(shellback({ condition: 'fire' }), (table, r) => enemies.defeatEnemy(table, r.enemy(1), 'trap'));
  expect(changed).toEqual({ 'fight.enemies.1.isIn': false, 'fight.enemies.1.condition': 'none' });
  expect(told).toEqual([{ type: 'enemy-defeated', rule: 'FW-ENEMY-6', enemy: 1, by: 'trap' }]);
});

test(`[FW-EATK-7] ${of('healEnemy')}: as much as it lacks, and nothing is told if it lacks nothing`, () => {
  const heals = (hp: number) => doing(shellback({ hp }), (table, r) => enemies.healEnemy(table, r.enemy(1), 3));
  expect([heals(4).changed, heals(4).told]).toEqual([
    { 'fight.enemies.1.hp': 7 },
    [{ type: 'enemy-healed', rule: 'FW-EATK-7', enemy: 1, n: 3, left: 7 }],
  ]);
  expect(heals(8).told).toEqual([{ type: 'enemy-healed', rule: 'FW-EATK-7', enemy: 1, n: 1, left: 9 }]);
  expect([heals(9).changed, heals(9).told]).toEqual([{}, []]);
});

test.each([
  ['attack', { within: 'attack-hits' }],
  ['volley', {}],
] as const)(`[FW-COMP-1][FW-R-43] ${of('hurtPart')}, by %s: one component, and excess is lost`, (by, within) => {
  const { changed, told } = doing(shellback(), (table, r) => enemies.hurtPart(table, r.enemy(1), 1, 3, by, 1, 'FW-ATK-10'));
  expect(changed).toEqual({ 'fight.enemies.1.parts': [3, 1] });
  expect(told).toEqual([{ type: 'part-hurt', rule: 'FW-ATK-10', enemy: 1, part: 1, n: 3, left: 1, by, frost: 1, ...within }]);

  const more = doing(shellback(), (table, r) => enemies.hurtPart(table, r.enemy(1), 1, 9, by, 0, 'FW-ATK-10'));
  expect([more.changed, more.told[0]]).toMatchObject([{ 'fight.enemies.1.parts': [3, 0] }, { n: 9, left: 0 }]);
});

test(`[FW-COMP-2][FW-COMP-4] ${of('destroyPart')} is remembered by its letter`, () => {
  const { changed, told } = doing({ ...shellback(), fight: { taken: ['scurrier:A'] } }, (table, r) =>
    enemies.destroyPart(table, r.enemy(1), 1),
  );
  expect(changed).toEqual({ 'fight.taken': ['scurrier:A', 'shellback:B'] });
  expect(told).toEqual([{ type: 'part-destroyed', rule: 'FW-COMP-2', enemy: 1, part: 1, letter: 'B' }]);
});

test(`[FW-COMP-7][FW-R-47] ${of('changeArmour')}: not below nothing`, () => {
  const changes = (armour: number, by: number) => doing(shellback({ armour }), (table, r) => enemies.changeArmour(table, r.enemy(1), by));
  expect([changes(3, -1).changed, changes(3, -1).told]).toEqual([
    { 'fight.enemies.1.armour': 2 },
    [{ type: 'enemy-armour', rule: 'FW-COMP-7', enemy: 1, armour: 2 }],
  ]);
  expect(changes(1, -3).told).toEqual([{ type: 'enemy-armour', rule: 'FW-COMP-7', enemy: 1, armour: 0 }]);
});

test(`[FW-EATK-7] ${of('raiseArmour')}, until ${of('openEnemyTurn')}`, () => {
  const raised = doing(shellback({ armour: 2 }), (table, r) => enemies.raiseArmour(table, r.enemy(1), 2));
  expect(raised.changed).toEqual({ 'fight.enemies.1.moreArmour': 2 });
  expect(raised.told).toEqual([{ type: 'enemy-armour', rule: 'FW-EATK-7', enemy: 1, armour: 4 }]);

  const begun = doing(shellback({ armour: 2, moreArmour: 2 }), (table, r) => enemies.openEnemyTurn(table, r.enemy(1)));
  expect(begun.changed).toEqual({ 'fight.acting': 1, 'fight.enemies.1.moreArmour': 0 });
  expect(begun.told).toEqual([{ type: 'enemy-armour', rule: 'FW-EATK-7', enemy: 1, armour: 2 }]);

  const plain = doing(shellback(), (table, r) => enemies.openEnemyTurn(table, r.enemy(1)));
  expect([plain.changed, plain.told]).toEqual([{ 'fight.acting': 1 }, []]);
});

test(`[FW-R-89] ${of('closeEnemyTurn')} is silent`, () => {
  const { changed, told } = doing({ ...shellback(), fight: { acting: 1 } }, enemies.closeEnemyTurn);
  expect([changed, told]).toEqual([{ 'fight.acting': -1 }, []]);
});

test.each([true, false])(`[FW-COND-2][FW-R-28] ${of('giveEnemyCondition')}: fresh or not, %s`, isFresh => {
  const { changed, told } = doing(shellback({ condition: 'fire', isFresh: !isFresh }), (table, r) =>
    enemies.giveEnemyCondition(table, r.enemy(1), 'frost', isFresh, 'FW-EFF-5'),
  );
  expect(changed).toEqual({ 'fight.enemies.1.condition': 'frost', 'fight.enemies.1.isFresh': isFresh });
  expect(told).toEqual([{ type: 'enemy-condition', rule: 'FW-EFF-5', enemy: 1, condition: 'frost', instead: 'fire' }]);
});

test(`[FW-COND-3] ${of('freeEnemy')}: of what it had; of nothing, nothing is told`, () => {
  const freed = (more: Partial<EnemyOn>) => doing(shellback(more), (table, r) => enemies.freeEnemy(table, r.enemy(1), 'FW-COND-3'));
  const had = freed({ condition: 'fire', isFresh: true });
  expect(had.changed).toEqual({ 'fight.enemies.1.condition': 'none', 'fight.enemies.1.isFresh': false });
  expect(had.told).toEqual([{ type: 'enemy-condition-lost', rule: 'FW-COND-3', enemy: 1, condition: 'fire' }]);
  const none = freed({});
  expect([none.changed, none.told]).toEqual([{}, []]);
});

test(`[FW-R-28] ${of('ageEnemyCondition')} and [FW-EFF-4] ${of('stillEnemy')} are silent`, () => {
  const aged = doing(shellback({ condition: 'fire', isFresh: true }), (_, r) => enemies.ageEnemyCondition(r.enemy(1)));
  expect([aged.changed, aged.told]).toEqual([{ 'fight.enemies.1.isFresh': false }, []]);
  for (const isStilled of [true, false]) {
    const stilled = doing(shellback({ isStilled: !isStilled }), (_, r) => enemies.stillEnemy(r.enemy(1), isStilled));
    expect([stilled.changed, stilled.told]).toEqual([{ 'fight.enemies.1.isStilled': isStilled }, []]);
  }
});

describe('Phases', () => {
  test(`[FW-R-34] ${of('orderTypes')} begins a phase`, () => {
    const { changed, told } = doing({ fight: { hasPatrolled: true, enemyPhases: 2 } }, table => enemies.orderTypes(table, [4, 1]));
    expect(changed).toEqual({ 'fight.toAct': [4, 1], 'fight.hasPatrolled': false, 'fight.enemyPhases': 3 });
    expect(told).toEqual([{ type: 'types-ordered', rule: 'FW-R-34', types: [4, 1] }]);
  });
  test(`[FW-EACT-1] ${of('typeActs')} takes the first of them, in silence`, () => {
    const { changed, told } = doing({ fight: { toAct: [4, 1] } }, enemies.typeActs);
    expect([changed, told]).toEqual([{ 'fight.toAct': [1] }, []]);
  });
  test(`[FW-EACT-5] ${of('beginPatrol')}`, () => {
    const { changed, told } = doing({}, table => enemies.beginPatrol(table, SHELLBACK));
    expect(changed).toEqual({ 'fight.hasPatrolled': true });
    expect(told).toEqual([{ type: 'type-patrols', rule: 'FW-EACT-5', enemyType: 'shellback' }]);
  });
  test(`[FW-EATK-7] ${of('skipType')} and ${of('stillType')}: of both decks of the type, and of no other`, () => {
    const three: Position = {
      enemies: [
        { type: 'coilspire', at: [4, 4] },
        { type: 'rebel-scout', at: [9, 9] },
      ],
    };
    const { changed, told } = doing(three, (table, r) => {
      for (const deck of r.state.fight.decks) enemies.stillType(deck);
      expect(r.state.fight.decks.map(deck => deck.skipsTurn)).toEqual([true, true, true]);
      enemies.skipType(table, typeOf('coilspire'));
    });
    expect(changed).toEqual({ 'fight.decks.2.skipsTurn': true });
    expect(told).toEqual([{ type: 'type-skips', rule: 'FW-EATK-7', enemyType: 'coilspire' }]);
  });
  test.each([true, false])(`[FW-EFF-4] ${of('holdAttacks')} is silent: %s`, holds => {
    const { changed, told } = doing({}, (_, r) => {
      r.state.fight.decks[0]!.skipsAttacks = !holds;
      enemies.holdAttacks(r.state.fight.decks[0]!, holds);
    });
    expect([changed, told]).toEqual([holds ? { 'fight.decks.0.skipsAttacks': true } : {}, []]);
  });
});

describe('Decks', () => {
  /** A card whose front holds these letters, which its back shows. */
  const lettered = (...letters: readonly ('A' | 'B')[]): Partial<BehaviourCard> => ({
    yes: [{ do: 'heal', n: 1, altered: Object.fromEntries(letters.map(letter => [letter, { skip: true }])) } as EnemyAction],
  });
  /** Three cards of the Shellback: A, B, then A and B. */
  const three = (more: Position = {}): Position => ({
    enemies: [{ type: 'shellback', at: [4, 0] }],
    behaviours: { shellback: [lettered('A'), lettered('B'), lettered('A', 'B')] },
    ...more,
  });

  test(`[FW-BEH-1][FW-BEH-8] ${of('drawBehaviour')}: the back of what lies on top then is told`, () => {
    let pile: readonly number[] = [];
    const { r, told, result } = doing(three(), (table, { state }) => {
      pile = [...state.fight.decks[0]!.pile];
      state.fight.decks[0]!.seen = [pile[0]!, pile[1]!];
      return enemies.drawBehaviour(table, state.fight.decks[0]!);
    });
    expect(result).toBe(pile[0]);
    expect(r.state.fight.decks[0]).toMatchObject({ pile: pile.slice(1), discard: [pile[0]], seen: [pile[1]] });
    expect(told).toEqual([
      { type: 'behaviour-drawn', rule: 'FW-BEH-1', enemyType: 'shellback', card: pile[0], letters: ['B'], reveals: true },
    ]);
  });

  test('[FW-BEH-8] two letters, and none of an empty pile', () => {
    const { told } = doing(three(), (table, { state }) => {
      for (let n = 0; n < 3; n++) enemies.drawBehaviour(table, state.fight.decks[0]!);
    });
    expect(told).toMatchObject([{ letters: ['B'] }, { letters: ['A', 'B'] }, { letters: [] }]);
  });

  test('[FW-R-57] an empty pile is shuffled from the discard, without the card in play', () => {
    let all: readonly number[] = [];
    const { r, told } = doing(three({ dice: {} }), (table, { state }) => {
      const deck = state.fight.decks[0]!;
      all = [...deck.pile];
      deck.discard = all;
      deck.pile = [];
      enemies.drawBehaviour(table, deck, all[1]);
    });
    expect(r.state.fight.decks[0]).toMatchObject({ pile: [all[2]], discard: [all[1], all[0]] });
    expect(told).toEqual([
      { type: 'behaviour-reshuffled', rule: 'FW-R-57', enemyType: 'shellback', letters: ['A'], reveals: true },
      { type: 'behaviour-drawn', rule: 'FW-BEH-1', enemyType: 'shellback', card: all[0], letters: ['A', 'B'], reveals: true },
    ]);
  });

  test.each([
    ['coilspire', 1, undefined],
    ['warden-engine', 1, 2],
    ['warden-engine', 2, 1],
  ] as const)('[FW-HUGE-8] after a card of the %s, deck %i, the other deck is next only where they take turns', (type, no, next) => {
    const { changed } = doing({ enemies: [{ type, at: [4, 4] }], fight: { hugeDeck: no } }, (table, { state }) =>
      enemies.drawBehaviour(table, state.fight.decks.find(one => one.no === no)!),
    );
    expect(changed['fight.hugeDeck']).toBe(next);
  });
  test(`[FW-COMP-3] ${of('switchDeck')}: to the other one, and back`, () => {
    const switched = (hugeDeck: number) => doing({ fight: { hugeDeck } }, enemies.switchDeck);
    expect([switched(1).changed, switched(2).changed, switched(1).told]).toEqual([{ 'fight.hugeDeck': 2 }, { 'fight.hugeDeck': 1 }, []]);
  });

  describe(of('openDecks'), () => {
    const printed = (enemy: EnemyType, deck = 1): number[] =>
      BEHAVIOUR_NUMBERS.filter(card => {
        const { enemy: whose, level, adaptation, deck: no = 1 } = behaviourCard(card);
        return whose === enemy && level === 1 && adaptation === undefined && no === deck;
      });

    test('[FW-ENEMY-4][FW-HUGE-7] the two of a huge enemy, shuffled, from the active store', () => {
      const [one, two] = [printed('coilspire'), printed('coilspire', 2)];
      const { told, r } = doing(
        { party: { behaviours: [...one, ...two] }, dice: { behaviour: [one.toReversed(), two.toReversed()] }, despite: [/.*/] },
        table => enemies.openDecks(table, typeOf('coilspire')),
      );
      expect(r.state.fight.decks.slice(1)).toMatchObject([
        { type: typeOf('coilspire'), no: 1, seen: [], skipsTurn: false, skipsAttacks: false, discard: [], pile: one.toReversed() },
        { type: typeOf('coilspire'), no: 2, pile: two.toReversed() },
      ]);
      expect(told).toMatchObject([
        { type: 'deck-opened', rule: 'FW-ENEMY-4', enemyType: 'coilspire', deck: 1, reveals: true },
        { type: 'deck-opened', rule: 'FW-ENEMY-4', enemyType: 'coilspire', deck: 2, reveals: true },
      ]);
      expect(told).toHaveLength(2);
    });
    test('[FW-ENEMY-4] one that is there is left as it is', () => {
      const { changed, told } = doing(shellback(), table => enemies.openDecks(table, SHELLBACK));
      expect([changed, told]).toEqual([{}, []]);
    });
    test('[FW-BRIEF-9][FW-R-59] with what the brief adds of the type, and of no other; it stays in the store', () => {
      const added = BEHAVIOUR_NUMBERS.filter(card => behaviourCard(card).adaptation !== undefined);
      const card = added.find(one => behaviourCard(one).enemy === 'shellback')!;
      const other = added.find(one => behaviourCard(one).enemy !== 'shellback')!;
      const adds = [card, other].map(one => ({ enemy: behaviourCard(one).enemy, adaptation: behaviourCard(one).adaptation! }));
      const { r, changed } = doing({ adds }, table => enemies.openDecks(table, SHELLBACK));
      expect(r.state.fight.decks[1]!.pile).toEqual([card]);
      expect(Object.keys(changed)).toEqual(['fight.decks.1']);
    });
  });

  test(`[FW-EFF-4] ${of('seeTops')}: as many as there are, known from now on; of an empty pile none`, () => {
    let pile: readonly number[] = [];
    const seen = (n: number, isEmpty = false) =>
      doing(three(), (table, { state }) => {
        const deck = state.fight.decks[0]!;
        pile = [...deck.pile];
        set(deck, { seen: [pile[1]!], pile: isEmpty ? [] : pile });
        enemies.seeTops(table, deck, n, 'FW-EFF-4');
      });
    const two = seen(2);
    expect(two.r.state.fight.decks[0]!.seen).toEqual(pile.slice(0, 2));
    expect(two.told).toEqual([{ type: 'tops-seen', rule: 'FW-EFF-4', enemyType: 'shellback', cards: pile.slice(0, 2), reveals: true }]);
    expect(seen(9).told).toMatchObject([{ cards: pile }]);
    expect(seen(1, true).told).toEqual([]);
  });
  test(`[FW-EFF-4] ${of('buryTop')}: at the bottom nobody knows it any more, and the back of the next one is told`, () => {
    let pile: readonly number[] = [];
    const { r, told } = doing(three(), (table, { state }) => {
      const deck = state.fight.decks[0]!;
      pile = [...deck.pile];
      deck.seen = [pile[0]!, pile[1]!];
      enemies.buryTop(table, deck);
    });
    expect(r.state.fight.decks[0]).toMatchObject({ pile: [pile[1], pile[2], pile[0]], seen: [pile[1]] });
    expect(told).toEqual([{ type: 'behaviour-buried', rule: 'FW-EFF-4', enemyType: 'shellback', letters: ['B'], reveals: true }]);
  });

  describe(of('addBehaviour'), () => {
    const card = BEHAVIOUR_NUMBERS.find(one => {
      const { enemy, level, adaptation } = behaviourCard(one);
      return enemy === 'shellback' && level === 2 && adaptation === undefined;
    })!;
    const letters = (no: number): string[] => {
      const { yes, no: other = [] } = behaviourCard(no);
      return [...new Set([...yes, ...other].flatMap(action => Object.keys(action.altered ?? {})))].sort();
    };

    test('[FW-CAMP-11][FW-BEH-8] into the pile of an encounter that is on: a revelation, for another card may lie on top', () => {
      let pile: readonly number[] = [];
      const { r, changed, told } = doing(three(), (table, { state, chance }) => {
        const deck = state.fight.decks[0]!;
        pile = [...deck.pile];
        deck.seen = [pile[0]!];
        const shuffled = [card, ...pile];
        chance.shuffle = ((stream: string, things: readonly number[]) => {
          expect([stream, things]).toEqual(['behaviour', [...pile, card]]);
          return shuffled;
        }) as typeof chance.shuffle;
        enemies.addBehaviour(table, card, 'location', 'FW-CAMP-11');
      });
      expect(r.state.fight.decks[0]).toMatchObject({ pile: [card, ...pile], seen: [] });
      expect(changed['party.inactive']).toEqual({ out: [card], in: [] });
      expect(r.state.party.behaviours.at(-1)).toBe(card);
      expect(told).toEqual([{ type: 'behaviour-added', rule: 'FW-CAMP-11', card, why: 'location', letters: letters(card), reveals: true }]);
    });
    test('[FW-CAMP-11] outside of one: into the store, and nothing is revealed', () => {
      const { changed, told } = doing({}, table => enemies.addBehaviour(table, card, 'story', 'FW-CAMP-11'));
      expect(Object.keys(changed).sort()).toEqual(['party.behaviours', 'party.inactive']);
      expect(told).toEqual([{ type: 'behaviour-added', rule: 'FW-CAMP-11', card, why: 'story', letters: [], reveals: false }]);
    });
    test('[FW-HUGE-7] of a huge enemy into the deck that it is of', () => {
      const second = BEHAVIOUR_NUMBERS.find(one => {
        const { enemy, level, adaptation, deck } = behaviourCard(one);
        return enemy === 'coilspire' && (level === 2 || adaptation !== undefined) && deck === 2;
      })!;
      const { r } = doing({ enemies: [{ type: 'coilspire', at: [4, 4] }] }, table =>
        enemies.addBehaviour(table, second, 'story', 'FW-CAMP-11'),
      );
      expect(r.state.fight.decks.map(deck => deck.pile.includes(second))).toEqual([false, true]);
    });
  });
});

describe('What is told of an enemy that acts', () => {
  const tells = (deed: Parameters<typeof doing>[1]) => {
    const { changed, told } = doing(shellback(), deed);
    expect(changed).toEqual({});
    return told;
  };
  test(`[FW-BEH-4][FW-R-60] ${of('chooseSeries')}: by its question, or because there is none`, () => {
    const asks = (question: boolean): number =>
      BEHAVIOUR_NUMBERS.find(
        card => behaviourCard(card).enemy === 'shellback' && (behaviourCard(card).question !== undefined) === question,
      )!;
    const chosen = (card: number, isYes: boolean, rule: string) => {
      const { changed, told } = doing(acting(), (table, r) => enemies.chooseSeries(table, r.enemy(1), card, isYes));
      expect(changed).toEqual({ [`${A}.series.0`]: { card, isYes, begun: 0 } });
      expect(told).toEqual([{ type: 'series-chosen', rule, enemy: 1, card, isYes }]);
    };
    chosen(asks(true), false, 'FW-BEH-4');
    chosen(asks(false), true, 'FW-R-60');
  });
  test(`[FW-BEH-9] ${of('fixTarget')}`, () => {
    const { changed, told } = doing(acting(), (table, r) => enemies.fixTarget(table, r.enemy(1), MARK));
    expect(changed).toEqual({ [`${A}.target`]: MARK });
    expect(told).toEqual([{ type: 'target-fixed', rule: 'FW-BEH-9', enemy: 1, seat: 0, square: 7 }]);
    const none = doing(acting({ target: MARK }), (table, r) => enemies.fixTarget(table, r.enemy(1), null));
    expect([none.changed, none.told]).toEqual([{ [`${A}.target`]: null }, []]);
  });
  test(`[FW-BEH-7] ${of('stayIdle')}`, () => {
    expect(tells((table, r) => enemies.stayIdle(table, r.enemy(1), 'attack', 'out-of-range'))).toEqual([
      { type: 'enemy-idle', rule: 'FW-BEH-7', enemy: 1, action: 'attack', why: 'out-of-range' },
    ]);
  });
  test(`[FW-EATK-7] ${of('enemyActs')}`, () => {
    expect(tells((table, r) => enemies.enemyActs(table, r.enemy(1), 'alert', 2))).toEqual([
      { type: 'enemy-action', rule: 'FW-EATK-7', enemy: 1, action: 'alert', n: 2 },
    ]);
  });
});
