/** What enemies will do, in the midst of their turns and action by action; sentences/intents.test.ts has what is said of it. K-168. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { BehaviourCard, EnemyAction } from '../content/types.ts';
import { type ActivationState, type State, stateSchema, type View, type WalkState } from '../state.ts';
import { always, bite, move, pulse } from '../testing/foes.ts';
import { type EnemyOn, fight, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { foresee, isToPatrol, standingAt } from './foresight.ts';

const me: MarshalOn = { at: [0, 0], isRevealed: true };
const hound = (x: number, y = 0, more: Partial<EnemyOn> = {}): EnemyOn => ({ type: 'razorhound', at: [x, y], ...more });
const brawler = (x: number, y = 0): EnemyOn => ({ type: 'rebel-brawler', at: [x, y] });
const AT_ME = { seat: 0, square: 0 };

/** The hounds are about to act by these cards; `during` says how far they have come. */
function staged(
  cards: readonly Partial<BehaviourCard>[],
  enemies: readonly EnemyOn[],
  more: Partial<Position> = {},
  during: ((card: number) => Partial<ActivationState>) | null = null,
): { readonly view: View; readonly card: number } {
  const { state } = fight({ step: 'enemies', marshals: [me], behaviours: { razorhound: cards }, ...more, enemies });
  const { type } = state.fight.enemies[0]!;
  const card = state.fight.decks.find(one => one.type === type)!.pile[0]!;
  const activation: ActivationState | null = during && {
    ...{ type, isPatrol: false, cards: 1, turned: 1, card, deck: 1, order: [], enemy: -1, series: [], target: null, hasDrawnMore: false },
    ...{ walk: null, blow: null, pulse: null, ordered: null },
    ...during(card),
  };
  const toAct = more.fight?.toAct ?? (during ? [] : [type]);
  return { view: viewOf(stateSchema, { ...state, fight: { ...state.fight, activation, toAct } } as State, 0) as View, card };
}
type Staged = Parameters<typeof staged>;
/** By enemy, what is told, and what it does. */
const ahead = (...args: Staged) =>
  foresee(staged(...args).view).map(({ enemy, ways }) => [enemy, ways.map(({ does, deeds }) => [does, deeds])]);
/** Of the first of them, who acts by this card alone. */
const does = (card: readonly EnemyAction[], enemies: readonly EnemyOn[], more: Partial<Position> = {}) => {
  const [first] = foresee(staged([always(...card)], enemies, more).view);
  return first!.ways.map(one => [one.does.slice(1), one.deeds]);
};
/** In the midst of its turn by the first card. */
const goesOn = (
  actions: readonly EnemyAction[],
  enemies: readonly EnemyOn[],
  begun: number,
  during: Partial<ActivationState>,
  more: Partial<Position> = {},
) => {
  const { view } = staged([always(...actions)], enemies, more, card => ({ enemy: 0, series: [{ card, isYes: true, begun }], ...during }));
  return foresee(view).map(({ enemy, ways }) => [enemy, ways.map(one => [one.does, one.deeds])]);
};

const ANYTHING = { kind: 'other', target: null, amount: null, isCertain: false };
const follows = (isCertain: boolean) => ({ kind: 'card', target: null, amount: null, isCertain });
const to = (square: number, isCertain = true) => ({ kind: 'move', target: { kind: 'square', id: square }, amount: null, isCertain });
const hits = (amount: number, isCertain = true, seat = 0) => ({ kind: 'attack', target: { kind: 'seat', id: seat }, amount, isCertain });
const acts = (amount: number | null, isCertain = true) => ({ kind: 'other', target: null, amount, isCertain });
const bites = (n: number, seat = 0) => ({ is: 'melee', seat, n });
const moves = (is = 'move', seat = 0) => ({ is, seat, n: 0 });

describe('In the midst of its turn', () => {
  test('[FW-BEH-2] by the card that was drawn, while cards may still be played on it', () => {
    const { view, card } = staged([always(bite(3)), always(bite(1))], [hound(1)], {}, () => ({ card: -1, deck: 0 }));
    const [deck, ...others] = view.fight.decks;
    const drawn = { ...deck!, discard: [card] };
    const told = foresee({ ...view, fight: { ...view.fight, decks: [drawn, ...others] } } as View);

    expect(told.map(one => [one.enemy, one.ways.map(way => [way.card, way.deeds])])).toEqual([[0, [[card, [bites(3)]]]]]);
  });

  const CARD = [move(2), bite(3, { target: 'same' })];

  test('[FW-BEH-9] what is left of the card is told for sure, whoever it was after', () => {
    expect(goesOn(CARD, [hound(1)], 1, { target: AT_ME })).toEqual([[0, [[[hits(3)], [bites(3)]]]]]);
    expect(goesOn(CARD, [hound(1)], 2, { target: AT_ME })).toEqual([[0, [[[], []]]]]);
    expect(goesOn(CARD, [hound(1)], 1, {})).toEqual([[0, [[[], []]]]]);
  });
  test('[FW-BEH-4] by the series that it took', () => {
    const question = { ask: 'character-within', n: 2 } as const;
    const { view, card } = staged([{ question, yes: [bite(4)], no: [bite(1)] }], [hound(1)], {}, no => ({
      enemy: 0,
      series: [{ card: no, isYes: false, begun: 0 }],
    }));
    expect(foresee(view)).toEqual([
      { enemy: 0, by: 'card', isIn: 'action', ways: [{ card, isYes: false, does: [hits(1)], deeds: [bites(1)] }] },
    ]);
  });
  test('[FW-BEH-2] once its part is over it is silent, unless another card comes', () => {
    const over = (cards: number, turned: number, own: MarshalOn = me) =>
      ahead([always(bite(3))], [hound(1)], { marshals: [own] }, () => ({ cards, turned }));
    expect([over(1, 1), over(2, 1), over(3, 1)]).toEqual([
      [],
      [[0, [[[follows(true), hits(3)], [bites(3)]]]]],
      [[0, [[[follows(true), hits(3), ANYTHING], [bites(3)]]]]],
    ]);
    expect(over(2, 1, { at: [0, 0] })).toEqual([]);
  });
  test('[FW-EACT-3] those who have still to act by the card: the first of them for sure', () => {
    const order = (during: Partial<ActivationState>, enemies = [hound(1), hound(0, 1)]) =>
      ahead([always(bite(3))], enemies, {}, () => ({ order: [1, 0], ...during }));
    const one = (id: number, isSure: boolean, ...more: object[]) => [id, [[[follows(isSure), hits(3, isSure), ...more], [bites(3)]]]];
    expect(order({})).toEqual([one(0, false), one(1, true)]);
    expect(order({ cards: 2 })).toEqual([one(0, false, ANYTHING), one(1, true, ANYTHING)]);
    expect(order({ card: -1 })).toEqual([]);
    expect(order({}, [hound(1), hound(0, 1, { isStilled: true })])).toEqual([one(0, false)]);
  });
  test('[FW-EACT-3] while one acts, nobody else is next', () => {
    const { view } = staged([always(bite(3))], [hound(1), hound(0, 1)], {}, card => ({
      enemy: 0,
      order: [1],
      series: [{ card, isYes: true, begun: 0 }],
    }));
    expect(foresee(view).map(({ enemy, ways }) => [enemy, ways[0]!.does])).toEqual([
      [0, [hits(3)]],
      [1, [follows(false), hits(3, false)]],
    ]);
  });
  test('[FW-EMOVE-4] a walk goes on from where it is, and is told whole', () => {
    const begun: WalkState = {
      enemy: 0,
      to: 'mark',
      mark: AT_ME,
      squares: 2,
      left: 1,
      isStraight: false,
      course: -1,
      from: 3,
      path: [2],
      how: 'behaviour',
    };
    const after = (own: Partial<WalkState>) => goesOn(CARD, [hound(2)], 1, { target: AT_ME, walk: { ...begun, ...own } });
    expect(after({})).toEqual([
      [
        0,
        [
          [
            [to(1), hits(3)],
            [moves(), bites(3)],
          ],
        ],
      ],
    ]);
    expect(after({ left: 0 })).toEqual([[0, [[[to(2)], [moves()]]]]]);
    expect(after({ left: 0, path: [] })).toEqual([[0, [[[], []]]]]);
    expect(after({ mark: { seat: 1, square: 5 } })).toEqual([[0, [[[to(2)], [moves('move', 1)]]]]]);
    expect(after({ enemy: 7 })).toEqual([[0, [[[], []]]]]);
  });
  test('[FW-EATK-4] a pulse has still to strike some', () => {
    const left = (...seats: number[]) =>
      goesOn([pulse(2, 1)], [hound(1)], 1, { pulse: { left: seats, damage: 2, condition: 'none' } }, { marshals: [me, { at: [1, 1] }] });
    const beats = (seat: number) => ({ is: 'pulse', seat, n: 2 });
    expect(left(0, 1)).toEqual([
      [
        0,
        [
          [
            [{ ...hits(2), target: null }, ANYTHING],
            [beats(0), beats(1)],
          ],
        ],
      ],
    ]);
    expect(left(1)).toEqual([[0, [[[hits(2, true, 1)], [beats(1)]]]]]);
    expect(left()).toEqual([[0, [[[], []]]]]);
  });
  test('[FW-EATK-3] what follows a blow, or an order, may change the rest: it is not told', () => {
    const blow = { seat: 0, by: 0, extrasDone: 0, pushed: 0 };
    const ordered = { left: [], squares: 1, damage: 0, mark: null };
    for (const now of [{ blow }, { ordered }])
      expect(goesOn([bite(1), bite(3)], [hound(1)], 1, now)).toEqual([[0, [[[ANYTHING], [bites(3)]]]]]);
  });
});

describe('Who is next', () => {
  const sure = (...args: Staged) => foresee(staged(...args).view).map(({ enemy, ways }) => [enemy, ways[0]!.does[0]!.isCertain]);
  const others = { 'rebel-brawler': [always(bite(1))], razorhound: [always(bite(3))] } as const;
  const HOUND = 5;
  const typeOf = (one: EnemyOn) => fight({ marshals: [me], enemies: [one] }).state.fight.enemies[0]!.type;

  test('[FW-EACT-3] the first of the type that acts first, whatever others are nearer to the top', () => {
    const [mine, theirs] = [typeOf(hound(1)), typeOf(brawler(1))];
    expect(mine).toBe(HOUND);
    const order = (...toAct: number[]) => sure([], [hound(5), hound(3), brawler(1)], { behaviours: others, fight: { toAct } });
    expect(order(mine, theirs)).toEqual([
      [0, false],
      [1, true],
      [2, false],
    ]);
    expect(order(theirs, mine)).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    expect(order(theirs)).toEqual([[2, true]]);
  });
  test('[FW-EACT-2] another type only once the one that acts has no card left', () => {
    const theirs = typeOf(brawler(1));
    const then = (cards: number) =>
      sure([], [hound(3), brawler(1)], { behaviours: others, fight: { toAct: [theirs] } }, () => ({ cards, turned: 1 }));
    expect([then(1), then(2)]).toEqual([
      [[1, true]],
      [
        [0, true],
        [1, false],
      ],
    ]);
  });
  test('[FW-EFF-4] a type that loses its turn, and no other', () => {
    const { state } = fight({ step: 'enemies', marshals: [me], behaviours: others, enemies: [hound(3), brawler(1)] });
    const decks = state.fight.decks.map(one => ({ ...one, skipsTurn: one.type === HOUND }));
    const toAct = state.fight.enemies.map(one => one.type);
    const view = viewOf(stateSchema, { ...state, fight: { ...state.fight, decks, toAct } } as State, 0) as View;
    expect(foresee(view).map(({ enemy, by, ways }) => [enemy, by, ways.map(one => one.does.length)])).toEqual([
      [0, 'type-skips', [0]],
      [1, 'card', [2]],
    ]);
  });
  test('[FW-EFF-4] one that is held still has one way: nothing', () => {
    expect(foresee(staged([always(bite(3))], [hound(1, 0, { isStilled: true })]).view)).toEqual([
      { enemy: 0, by: 'stilled', ways: [{ card: -1, isYes: true, does: [], deeds: [] }] },
    ]);
  });
  test('there is nothing to come once the encounter is over, or on patrol', () => {
    const { view } = staged([always(bite(3))], [hound(1)]);
    expect([foresee({ ...view, result: 'won' } as View), foresee({ ...view, brief: null } as View)]).toEqual([[], []]);
    expect(ahead([always(bite(3))], [hound(1)], {}, () => ({ isPatrol: true, order: [0] }))).toEqual([]);
  });
});

describe('Under orders', () => {
  const ORDER = { do: 'order', whom: 'machines', within: 9, n: 2, attack: { range: 1, damage: 2 } } as const;
  const given = (order: EnemyAction, ordered: Partial<ActivationState['ordered'] & {}>, enemies = [hound(9), hound(3)]) => {
    const now = { left: [1], squares: 2, damage: 2, mark: null, ...ordered };
    return goesOn([order], enemies, 1, { ordered: now }).filter(([id]) => id !== 0);
  };

  test('[FW-EATK-7] it goes for the highest threat, and strikes it there', () => {
    expect(given(ORDER, {})).toEqual([
      [
        1,
        [
          [
            [to(1), hits(2), ANYTHING],
            [moves(), bites(2)],
          ],
        ],
      ],
    ]);
  });
  test('[FW-EATK-7] only if it comes near enough, and if the order says so', () => {
    expect(given(ORDER, { squares: 1 })).toEqual([[1, [[[to(2), ANYTHING], [moves()]]]]]);
    const { attack: _, ...peaceful } = ORDER;
    expect(given(peaceful, {})).toEqual([[1, [[[to(1), ANYTHING], [moves()]]]]]);
  });
  test('[FW-ECON-2] adhesive takes a square of it', () => {
    expect(given(ORDER, {}, [hound(9), hound(3, 0, { condition: 'adhesive' })])).toEqual([[1, [[[to(2), ANYTHING], [moves()]]]]]);
  });
  test('[FW-EATK-7] the first who has set out already only strikes; the next is not certain', () => {
    const two = given(ORDER, { left: [1, 2], mark: AT_ME }, [hound(9), hound(1), hound(0, 3)]);
    expect(two).toEqual([
      [1, [[[hits(2), ANYTHING], [bites(2)]]]],
      [
        2,
        [
          [
            [to(12, false), hits(2, false), ANYTHING],
            [moves(), bites(2)],
          ],
        ],
      ],
    ]);
  });
});

describe('Action by action', () => {
  test('[FW-EATK-7] away, over walls, and out of sight', () => {
    expect(does([{ do: 'away', n: 1, target: 'threat' }], [hound(1)], { map: ['......'] })).toEqual([[[to(2)], [moves('away')]]]);
    expect(does([{ do: 'move', n: 2, target: 'threat', leaps: true }], [hound(3)], { map: ['......'] })).toEqual([
      [[to(1)], [moves('leap')]],
    ]);
    const vanished = does([{ do: 'vanish', n: 1 }], [hound(2)], { map: ['......'] });
    expect(vanished.map(([, deeds]) => deeds)).toEqual(vanished.map(() => [moves('vanish', -1)]));
  });
  test('[FW-EMOVE-4] where no way leads there, it stays and nothing is told', () => {
    expect(does([move(2)], [hound(3)], { map: ['..#...'] })).toEqual([[[], []]]);
  });
  test('[FW-ALERT-11] somebody hides on its way: what comes then is open', () => {
    const marshals = (at: readonly [number, number], isHidden = true): MarshalOn[] => [me, { at, isRevealed: !isHidden }];
    const card = [move(2), bite(3, { target: 'same' })];
    expect(does(card, [hound(3)], { map: ['......'], marshals: marshals([2, 0]) })).toEqual([
      [
        [to(1, false), ANYTHING],
        [moves(), bites(3)],
      ],
    ]);
    expect(does(card, [hound(3)], { map: ['......'], marshals: marshals([5, 0]) })).toEqual([
      [
        [to(1), hits(3)],
        [moves(), bites(3)],
      ],
    ]);
  });
  test('[FW-ECON-2] a condition that it shakes off holds it no more', () => {
    expect(does([{ do: 'clear-condition' }, move(2)], [hound(3, 0, { condition: 'adhesive' })])).toEqual([
      [[to(1)], [{ is: 'clear-condition', seat: -1, n: 0 }, moves()]],
    ]);
  });
  test('[FW-EATK-7] healing and armour are not told as steps', () => {
    expect(does([{ do: 'heal', n: 2 }, { do: 'armour', n: 1 }, bite(3)], [hound(1)])).toEqual([
      [[hits(3)], [{ is: 'heal', seat: -1, n: 2 }, { is: 'armour', seat: -1, n: 1 }, bites(3)]],
    ]);
  });
  test('[FW-EATK-7] a mine leaves open what comes after it', () => {
    expect(does([{ do: 'lay-mine', within: 1, condition: 'fire', dice: '1O' }, bite(3)], [hound(1)])).toEqual([
      [
        [acts(null), ANYTHING],
        [{ is: 'lay-mine', seat: -1, n: 0 }, bites(3)],
      ],
    ]);
  });
  test('[FW-BEH-6] a further card, once, and only if there is one', () => {
    const more = [{ do: 'draw-extra' }, bite(3)] as const;
    const further = (n: number, during: ((card: number) => Partial<ActivationState>) | null = null) =>
      foresee(
        staged([always(...more), ...Array.from({ length: n }, () => ({ ...always(move(0)), letters: 'A' }))], [hound(1)], {}, during).view,
      )[0]!;
    const drawing = further(1).ways.find(way => way.deeds.length > 0)!;
    expect([drawing.does.slice(1), drawing.deeds]).toEqual([
      [acts(1), ANYTHING],
      [{ is: 'draw-extra', seat: -1, n: 1 }, bites(3)],
    ]);
    const drawn = further(1, card => ({ enemy: 0, series: [{ card, isYes: true, begun: 0 }], hasDrawnMore: true }));
    expect(drawn.ways.map(way => [way.does, way.deeds])).toEqual([[[hits(3)], [bites(3)]]]);
  });
});

describe('Who patrols', () => {
  const goes = (more: Partial<Position>, during: Partial<ActivationState> | null = null, enemy: Partial<EnemyOn> = {}) => {
    const { view } = staged([always(bite(3))], [hound(4, 0, enemy)], { marshals: [{ at: [0, 0] }], ...more }, during && (() => during));
    return isToPatrol(view, view.fight.enemies[0]!);
  };
  test('[FW-EACT-5] those of a type that has still to act, while nobody is revealed', () => {
    expect([goes({}), goes({ fight: { toAct: [] } }), goes({ marshals: [me] })]).toEqual([true, false, false]);
    expect([goes({ step: 'act', fight: { toAct: [] } }), goes({ step: 'draw' })]).toEqual([true, false]);
  });
  test('[FW-EACT-2] of a type that acts, those who have not gone yet', () => {
    const during = (own: Partial<ActivationState>) => goes({}, { isPatrol: true, ...own });
    expect([during({ turned: 0 }), during({ turned: 1 }), during({ turned: 1, order: [0] }), during({ turned: 1, order: [3] })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(goes({}, { type: 3, turned: 0, order: [0] })).toBe(false);
  });
});

test('somebody is looked at elsewhere, and nobody else', () => {
  const { view } = staged([always(bite(3))], [hound(4)], { marshals: [me, { at: [2, 0] }] });
  expect(standingAt(view, 0, 7).party.marshals.map(one => one.square)).toEqual([7, 2]);
});
