/** Fainting, injuries, the draw phase. */
import { describe, expect, test } from 'vitest';
import { INJURY_NUMBERS, injuryCard, keyOf } from '../content/box.ts';
import type { Exit } from '../content/types.ts';
import { cardsOwned } from '../questions.ts';
import { armour } from '../testing/foes.ts';
import { type EnemyOn, type Fight, fight, type MadeUp, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { discardOfChoice, drawAndSuffer } from './hands.ts';
import { heal, hurt } from './health.ts';
import { canShakeOff } from './injuries.ts';

const ELSEWHERE: EnemyOn = { type: 'rebel-scout', at: [11, 11] };
const arrow = (id?: string): MadeUp => ({ kind: 'ammunition', fits: ['arrow'], effects: [], ...(id ? { id } : {}) });
const arrows = (n: number): MadeUp[] => Array.from({ length: n }, () => arrow());
const injury = (is: Extract<MadeUp, { is: unknown }>['is'], id: string): MadeUp => ({ is, id });
const hurts = (n: number, id: string): MadeUp => injury({ kind: 'immediate', effects: [{ do: 'suffer', n, who: 'self' }] }, id);
const keys = (cards: readonly number[]): string[] => cards.map(keyOf);

const alone = (marshal: Partial<MarshalOn>, more: Position = {}): Fight =>
  fight({ marshals: [{ gear: armour(), ...marshal }, { at: [9, 9] }], enemies: [ELSEWHERE], ...more });
const suffers = (marshal: Partial<MarshalOn>, n: number, more: Position = {}): Fight =>
  alone(marshal, more).run(table => hurt(table, 0, n, 'card', 'FW-EFF-4'));

describe('Hit points', () => {
  test('[FW-HP-1][FW-R-53] damage lowers the dial, not below nothing', () => {
    expect(suffers({ dial: 7 }, 5).marshal().dial).toBe(2);
    expect(suffers({ dial: 3 }, 5).toldOf('marshal-hurt')).toMatchObject([{ n: 5, dial: 0 }]);
  });

  test('[FW-HP-7] healing raises it, not above the maximum', () => {
    const r = alone({ dial: 8 });
    r.run(function* (table) {
      heal(table, 0, 5, 'FW-HP-7');
    });
    expect(r.marshal().dial).toBe(10);
  });

  test('[FW-HP-2][FW-HP-3][FW-HP-4][FW-R-53] at nothing the character faints at once, a potion is used unasked, and the dial is full', () => {
    const r = suffers({ dial: 2, condition: 'adhesive', at: [3, 3] }, 2);
    expect(r.asked).toEqual([]);
    expect(r.state.party.potions).toBe(1);
    expect(r.marshal()).toMatchObject({ dial: 10, condition: 'adhesive', square: 39, isHidden: true });
    expect(r.toldOf('marshal-fainted')).toMatchObject([{ seat: 0, potions: 1 }]);
  });

  test('[FW-HP-5][FW-INJ-1] a random injury is shuffled into the deck', () => {
    const r = suffers({ dial: 2, deck: arrows(9) }, 2, { party: { injuries: INJURY_NUMBERS.slice(0, 10) }, dice: { injuries: [3] } });
    expect(r.marshal().deck).toHaveLength(10);
    expect(r.marshal().deck).toContain(INJURY_NUMBERS[3]);
    expect(r.state.party.injuries).toHaveLength(9);
  });

  test('[FW-R-54] from an empty injury deck none is taken', () => {
    const r = suffers({ dial: 2, deck: arrows(2) }, 2);
    expect(r.marshal().deck).toHaveLength(2);
    expect(r.toldOf('injury-taken')).toEqual([]);
  });

  test('[FW-HP-6] without a potion the encounter is failed', () => {
    const r = suffers({ dial: 2 }, 2, { potions: 0 });
    expect(r.state).toMatchObject({ result: 'failed', step: 'fight-failed' });
    expect(r.wasCutShort).toBe(true);
  });

  test('[FW-CHAR-5] Drokkeh of level 3 is spared the first injury of an encounter', () => {
    const r = fight({
      marshals: [{ is: 'drokkeh', dial: 1 }],
      enemies: [ELSEWHERE],
      state: { level: 3 },
      party: { injuries: INJURY_NUMBERS.slice(0, 2) },
    });
    r.run(table => hurt(table, 0, 1, 'card', 'FW-EFF-4'));
    expect(r.types('injury-spared', 'injury-taken')).toEqual(['injury-spared']);
    r.run(table => hurt(table, 0, 20, 'card', 'FW-EFF-4'));
    expect(r.types('injury-spared', 'injury-taken')).toEqual(['injury-spared', 'injury-taken']);
  });

  test('[FW-ITEM-1] the potions are everybody’s', () => {
    const r = alone({});
    r.run(function* (table) {
      yield* hurt(table, 0, 10, 'card', 'FW-EFF-4');
      yield* hurt(table, 1, 20, 'card', 'FW-EFF-4');
    });
    expect(r.state.party.potions).toBe(0);
    expect(r.toldOf('marshal-fainted').map(one => one.seat)).toEqual([0, 1]);
  });
});

describe('An injury', () => {
  test('[FW-INJ-2] is immediate or lasting', () => {
    for (const card of INJURY_NUMBERS) expect(['immediate', 'lasting']).toContain(injuryCard(card).is.kind);
  });

  test('[FW-INJ-4] immediate ones strike once the drawing is finished, in the owner’s order, and are discarded; nothing is drawn for them', () => {
    const deck = [hurts(1, 'cut'), arrow(), hurts(2, 'break'), arrow(), arrow(), arrow('sixth')];
    const r = alone({ deck }, { step: 'draw' }).play();
    expect(r.marshal().dial).toBe(10);
    r.only('order-injuries', ['cut', 'break']).answer('order-injuries', ['break', 'cut']);
    expect(keys(r.toldOf('injury-strikes').map(one => one.card))).toEqual(['break', 'cut']);
    expect(r.marshal(0).dial).toBe(7);
    expect(r.marshal(0).hand).toHaveLength(3);
    expect(keys(r.marshal(0).discard)).toEqual(['break', 'cut']);
    expect(keys(r.marshal(0).deck)).toEqual(['sixth']);
  });

  test('[FW-R-55] drawn outside the draw phase it strikes when that drawing is finished', () => {
    const r = alone({ deck: [hurts(1, 'cut'), arrow()] });
    r.run(table => drawAndSuffer(table, 0, 2, 'FW-EFF-4'));
    expect(r.types('cards-drawn', 'injury-strikes', 'marshal-hurt')).toEqual(['cards-drawn', 'injury-strikes', 'marshal-hurt']);
    expect(r.marshal().hand).toHaveLength(1);
  });

  test('[FW-INJ-4][FW-R-55] one that makes its owner draw brings each injury once', () => {
    const stagger = injury({ kind: 'immediate', effects: [{ do: 'draw', n: 1, who: 'self' }] }, 'stagger');
    const r = alone({ deck: [stagger, hurts(1, 'cut'), hurts(2, 'break')] });
    r.run(table => drawAndSuffer(table, 0, 2, 'FW-EFF-4'));
    r.answer('order-injuries', ['stagger', 'cut']);
    expect(keys(r.toldOf('injury-strikes').map(one => one.card))).toEqual(['stagger', 'break', 'cut']);
    expect(r.marshal()).toMatchObject({ dial: 7, hand: [] });
  });

  test('[FW-R-95] those of the opening hands strike when all is set up, in turn order, before the first turn', () => {
    const r = fight({
      step: 'begin-fight',
      marshals: [{ hand: [hurts(1, 'cut')] }, { hand: [hurts(2, 'break')] }],
      enemies: [ELSEWHERE],
      state: { first: 1 },
    }).play();
    expect(r.types('injury-strikes', 'turn-began')).toEqual(['injury-strikes', 'injury-strikes', 'turn-began']);
    expect(r.toldOf('injury-strikes').map(one => one.seat)).toEqual([1, 0]);
  });

  test('[FW-R-82] a forced discard takes no injury', () => {
    const spill = injury({ kind: 'immediate', effects: [{ do: 'discard', n: 2, who: 'self' }] }, 'spill');
    const limp = injury({ kind: 'lasting', force: [], exit: 'spend-action' }, 'limp');
    const r = alone({ hand: [limp, arrow('last')], deck: [spill] });
    r.run(table => drawAndSuffer(table, 0, 1, 'FW-EFF-4'));
    expect(keys(r.marshal().hand)).toEqual(['limp']);
    expect(keys(r.marshal().discard)).toEqual(['last', 'spill']);
  });

  test('[FW-INJ-5] a lasting one works while it is in hand', () => {
    const limp = (id: string): MadeUp =>
      injury({ kind: 'lasting', force: [{ do: 'forbid', action: 'sprint' }], exit: 'end-turn-hidden' }, id);
    const r = alone({ hand: [limp('limp')] }).play();
    expect(r.options('act')).toContain('sneak');
    expect(r.options('act')).not.toContain('sprint');
    expect(
      alone({ discard: [limp('old-limp')] })
        .play()
        .options('act'),
    ).toContain('sprint');
  });

  test('[FW-INJ-6][FW-DRAW-1] a lasting one cannot be discarded in the draw phase', () => {
    const limp = injury({ kind: 'lasting', force: [], exit: 'spend-action' }, 'limp');
    const r = alone({ hand: [limp, arrow('free')] }, { step: 'draw' }).play();
    r.only('discard-before-drawing', ['free']);
  });

  const lasting = (exit: 'spend-action' | 'discard-2' | 'end-turn-hidden' | 'share-square', id: string = exit): MadeUp =>
    injury({ kind: 'lasting', force: [], exit }, id);

  test('[FW-INJ-6] by an action, which counts', () => {
    const r = alone({ hand: [lasting('spend-action')] }).play();
    r.answer('act', r.options().find(key => key.startsWith('shake-off'))!);
    expect(r.marshal()).toMatchObject({ hand: [], counted: 1 });
    expect(keys(r.marshal().discard)).toEqual(['spend-action']);
  });

  test('[FW-INJ-6] by two cards', () => {
    const r = alone({ hand: [lasting('discard-2'), arrow('a'), arrow('b'), arrow('c')] }).play();
    r.answer('act', r.options().find(key => key.startsWith('shake-off'))!);
    expect(r.decision('forced-discard')).toMatchObject({ min: 2, max: 2, facts: { n: 2 } });
    r.answer('forced-discard', ['a', 'c']);
    expect(keys(r.marshal().hand)).toEqual(['b']);
    expect(r.marshal().counted).toBe(0);
    const one = alone({ hand: [lasting('discard-2', 'other'), arrow()] }).play();
    expect(one.options('act').some(key => key.startsWith('shake-off'))).toBe(false);
  });

  test('[FW-INJ-6][FW-R-27] at the end of a turn that is ended hidden, if its owner wants to', () => {
    const hidden = alone({ hand: [lasting('end-turn-hidden')] }, { step: 'end-turn' }).play();
    hidden.answer('shake-off', 'yes');
    expect(hidden.marshal().hand).toEqual([]);
    const kept = alone({ hand: [lasting('end-turn-hidden', 'kept')] }, { step: 'end-turn' })
      .play()
      .answer('shake-off', 'no');
    expect(kept.marshal().hand).toHaveLength(1);
    const revealed = alone({ hand: [lasting('end-turn-hidden', 'seen')], isRevealed: true }, { step: 'end-turn' }).play();
    expect(revealed.asks).toBe('act');
  });

  test('[FW-INJ-6] at the end of a turn in the square of an ally', () => {
    const r = alone({ at: [9, 9], hand: [lasting('share-square')] }, { step: 'end-turn' }).play();
    expect(r.asks).toBe('shake-off');
  });

  test('[FW-INJ-6][FW-SOLO-1] whoever plays alone has no ally to share a square with, and spends an action instead', () => {
    const solo = fight({ marshals: [{ gear: armour(), hand: [lasting('share-square', 'lone')] }], enemies: [ELSEWHERE] }).play();
    solo.answer('act', solo.options().find(key => key.startsWith('shake-off'))!);
    expect(solo.marshal()).toMatchObject({ hand: [], counted: 1 });
    const two = alone({ hand: [lasting('share-square', 'in company')] }).play();
    expect(two.options('act').some(key => key.startsWith('shake-off'))).toBe(false);
  });

  test('[FW-R-27] conditions come before the other effects of the end of a turn, the square last', () => {
    const r = alone({ at: [11, 11], hand: [lasting('end-turn-hidden')], condition: 'fire' }, { step: 'end-turn' }).play();
    expect(r.asks).toBe('shake-off');
    expect(r.marshal()).toMatchObject({ dial: 8, condition: 'none', isHidden: true });
    r.answer('shake-off', 'no');
    expect(r.threat).toEqual([0]);
  });
});

describe('The draw phase', () => {
  const draws = (marshal: Partial<MarshalOn>): Fight => alone(marshal, { step: 'draw' }).play();

  test('[FW-DRAW-1][FW-DRAW-2] any number of cards may be discarded, then the hand is filled to five', () => {
    const r = draws({ hand: [arrow('a'), arrow('b'), arrow('c'), arrow('d'), arrow('e')], deck: arrows(6) });
    r.only('discard-before-drawing', ['a', 'b', 'c', 'd', 'e']).answer('discard-before-drawing', ['a', 'b', 'c']);
    expect(keys(r.marshal().discard)).toEqual(['a', 'b', 'c']);
    expect(r.toldOf('cards-drawn')[0]!.cards).toHaveLength(3);
    expect(r.marshal().hand).toHaveLength(5);
  });

  test('[FW-DRAW-3] from an empty deck nothing more is drawn, and the discard stays', () => {
    const r = draws({ hand: arrows(2), deck: arrows(1), discard: arrows(4) }).answer('discard-before-drawing', []);
    expect(r.marshal().hand).toHaveLength(3);
    expect(r.marshal().discard).toHaveLength(4);
  });

  test('[FW-DRAW-4] only the character whose turn it is draws', () => {
    const r = alone({}, { step: 'draw', marshals: [{ deck: arrows(5) }, { deck: arrows(5), hand: [] }] }).play();
    expect(r.marshal(0).hand).toHaveLength(5);
    expect(r.marshal(1).hand).toEqual([]);
  });

  test('[FW-DRAW-5] a hand above its size draws nothing and is not cut down', () => {
    const r = draws({ hand: arrows(7), deck: arrows(2) }).answer('discard-before-drawing', []);
    expect(r.marshal().hand).toHaveLength(7);
    expect(r.marshal().deck).toHaveLength(2);
  });

  test('[FW-R-56][FW-SPEC-5] lasting injuries count for the size of a hand, special cards do not', () => {
    const limp = injury({ kind: 'lasting', force: [], exit: 'spend-action' }, 'limp');
    const r = draws({ hand: [limp, 'S1', arrow()], deck: arrows(6) }).answer('discard-before-drawing', []);
    expect(r.marshal().hand).toHaveLength(3 + 3);
  });

  test('[FW-INJ-7] injuries do not count among the cards of a deck', () => {
    const r = alone({ deck: [...arrows(2), hurts(1, 'cut')], discard: [hurts(1, 'break'), arrow()] });
    expect(cardsOwned(r.marshal())).toBe(3);
  });
});

describe('Ways out of an injury', () => {
  const lasting = (exit: Exit): MadeUp => injury({ kind: 'lasting', force: [{ do: 'trap-range', n: -1 }], exit }, exit);
  const withTwo = (exit: Exit, marshal: MarshalOn, other: MarshalOn | null) =>
    fight({ marshals: [{ hand: [lasting(exit)], ...marshal }, ...(other ? [other] : [])], enemies: [ELSEWHERE] });

  test.each<[Exit, MarshalOn, MarshalOn | null, boolean]>([
    ['end-turn-hidden', {}, { at: [1, 0] }, true],
    ['end-turn-hidden', { isRevealed: true }, { at: [0, 0] }, false],
    ['share-square', { isRevealed: true }, { at: [0, 0] }, true],
    ['share-square', {}, { at: [1, 0] }, false],
    ['share-square', {}, null, false],
    ['spend-action', {}, { at: [0, 0] }, false],
    ['discard-2', {}, { at: [0, 0] }, false],
  ])('[FW-INJ-6][FW-R-27] %s, %j beside %j: whether the end of the turn lets it go', (exit, marshal, other, isFree) => {
    expect(canShakeOff(withTwo(exit, marshal, other).state, 0)).toBe(isFree);
  });

  test('[FW-INJ-6][FW-R-27] in a party of three one ally in the square is enough', () => {
    const r = fight({ marshals: [{ hand: [lasting('share-square')] }, { at: [5, 5] }, { at: [0, 0] }], enemies: [ELSEWHERE] });

    expect([0, 1, 2].map(seat => canShakeOff(r.state, seat))).toEqual([true, false, false]);
  });

  const exits = (exit: Exit, marshal: MarshalOn, hasAlly: boolean): boolean =>
    withTwo(exit, marshal, hasAlly ? { at: [9, 9] } : null)
      .play()
      .options('act')
      .some(key => key.startsWith('shake-off'));

  test.each<[Exit, number, boolean, boolean]>([
    ['spend-action', 1, true, true],
    ['spend-action', 2, true, false],
    ['share-square', 1, true, false],
    ['share-square', 1, false, true],
    ['share-square', 2, false, false],
    ['end-turn-hidden', 1, false, false],
    ['discard-2', 1, false, false],
  ])('[FW-INJ-6][FW-SOLO-1] %s after %i actions, with an ally: %j', (exit, counted, hasAlly, isOffered) => {
    const more = {
      counted,
      done: ['x', 'y'].slice(0, counted),
      resources: { metal: 1 },
      hand: [lasting(exit), ...(hasAlly ? arrows(1) : [])],
    };
    const r = fight({ marshals: [{ ...more, gear: armour() }, ...(hasAlly ? [{ at: [9, 9] } as const] : [])], enemies: [ELSEWHERE] });
    const all = r
      .stopBefore('command')
      .play()
      .open.flatMap(one => one.options.map(({ key }) => key));

    expect(all.some(key => key.startsWith('shake-off'))).toBe(isOffered);
  });

  test.each([
    [1, false],
    [2, true],
  ])('[FW-INJ-6] %i cards besides: whether two can be given for it', (n, isOffered) => {
    expect(exits('discard-2', { hand: [lasting('discard-2'), ...arrows(n)] }, true)).toBe(isOffered);
  });

  test('[FW-INJ-6] exactly two are given', () => {
    const r = withTwo('discard-2', { hand: [lasting('discard-2'), ...arrows(3)] }, { at: [9, 9] }).play();
    r.answer('act', `shake-off-${r.marshal().hand[0]}`);
    const { min, max, facts, options } = r.decision('forced-discard');

    expect({ min, max, facts, n: options.length }).toEqual({ min: 2, max: 2, facts: { n: 2 }, n: 3 });
  });

  test('[FW-INJ-4] a lasting injury that is drawn with an immediate one is not put in order with it', () => {
    const r = alone({ deck: [hurts(1, 'scrape'), lasting('discard-2')] }).run(table => drawAndSuffer(table, 0, 2, 'FW-DRAW-2'));

    expect([r.asked, keys(r.marshal().hand), keys(r.marshal().discard)]).toEqual([[], ['discard-2'], ['scrape']]);
  });

  test.each([
    [0, []],
    [1, ['0 forced-discard']],
  ])('[FW-R-82] a forced discard from a hand of %i', (n, asked) => {
    const r = alone({ hand: arrows(n + (n > 0 ? 1 : 0)) }).run(table => discardOfChoice(table, 0, 1, false, 'FW-R-82'));

    expect(r.asked.map(line => line.split(/ 1-1|:/)[0])).toEqual(asked);
  });
});
