import type { Ahead, AheadStep, Asked, AskedOption } from '@quarry/protocol';
import { NUMBERS_PER_UNDO } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import {
  aimedAt,
  answersOf,
  asksCards,
  type Composing,
  canDo,
  composed,
  doesSays,
  type Happens,
  isAllInHand,
  isStill,
  keysOf,
  mayCompose,
  mustAsk,
  pressed,
  rowsOf,
  tellsOdds,
  trailOf,
  wayOf,
} from './composing.ts';

const option = (key: string, more: Partial<AskedOption> = {}): AskedOption => ({ key, about: [], says: key, ...more });
const asked = (kind: string, keys: readonly string[], more: Partial<Asked> = {}): Asked =>
  ({ n: 7, kind, says: kind, choose: 'one', min: 1, max: 1, ordered: false, options: keys.map(key => option(key)), ...more }) as Asked;
const shoot = option('shoot', { isComposed: true });
const first = asked('act', [], { options: [shoot, option('end')] });

const steps: readonly AheadStep[] = [
  { asked: first, answer: 'shoot' },
  { asked: asked('target', ['watcher', 'strider']), answer: 'watcher' },
  { asked: asked('part', ['body', 'eye']), answer: 'body' },
  { asked: asked('pay', ['a', 'b', 'c'], { choose: 'some', min: 2, max: 2 }), answer: ['a', 'b'] },
];
const ahead: Ahead = { does: 'Shoot', steps, isFinal: true };

const after = (...all: readonly Happens[]): Composing => {
  const deed = all.reduce<Composing | null>(composed, null);
  if (!deed) throw new Error('it was put away');
  return deed;
};
const begun: Happens = { is: 'begun', asked: first, option: shoot, at: { kind: 'enemy', id: 1 } };
const foreseen: Happens = { is: 'foreseen', ahead };

describe('a deed that is put together', () => {
  test('begins with its option, and is asked for before anything is shown', () => {
    const deed = after(begun);
    expect([deed.n, deed.kind, deed.given, deed.at, deed.isAwaited, deed.ahead]).toEqual([
      7,
      'act',
      ['shoot'],
      { kind: 'enemy', id: 1 },
      true,
      null,
    ]);
    expect(canDo(deed)).toBe(false);
  });

  test('can be done as soon as it is known what it consists of', () => {
    const deed = after(begun, foreseen);
    expect([canDo(deed), deed.isAwaited]).toEqual([true, false]);
    expect([1, 2, 3].map(step => keysOf(deed, step))).toEqual([['watcher'], ['body'], ['a', 'b']]);
  });

  test('knows which of its questions cards answer, and what a press on one of them chooses', () => {
    const card = (key: string, id: number): AskedOption => option(key, { about: [{ kind: 'card', id }] });
    const pay = asked('pay', [], { choose: 'some', min: 1, max: 2, options: [card('a', 1), card('b', 2), card('c', 3)] });
    const paid: Ahead = { ...ahead, steps: [...steps.slice(0, 2), { asked: pay, answer: ['a'] }] };
    const deed = after(begun, { is: 'foreseen', ahead: paid });

    expect([asksCards(paid), asksCards(ahead)]).toEqual([2, -1]);
    expect([['b'], ['a'], ['c']].map(pile => pressed(deed, 2, pile))).toEqual([['a', 'b'], [], ['a', 'c']]);
    expect(pressed(deed, 1, ['strider', 'watcher'])).toEqual(['strider']);
  });

  test('is all in the hand where cards alone are asked for, and nothing is to be weighed', () => {
    const card = (key: string, id: number): AskedOption => option(key, { about: [{ kind: 'card', id }] });
    const pay: AheadStep = { asked: asked('pay', [], { options: [card('a', 1), card('b', 2)] }), answer: 'a' };
    const asking = (...more: readonly AheadStep[]): Ahead => ({ ...ahead, steps: [steps[0]!, ...more] });

    expect(isAllInHand(asking(pay))).toBe(true);
    expect(isAllInHand(asking(pay, steps[2]!))).toBe(false);
    expect(isAllInHand(asking({ ...pay, odds: { hits: { values: [0, 1], chances: [0.5, 0.5] } as never } }))).toBe(false);
    expect(isAllInHand(asking({ ...pay, asked: { ...pay.asked, options: [...pay.asked.options, option('none')] } }))).toBe(false);
  });

  test('asks anew what follows from another choice, with the answers up to it; until then it cannot be done', () => {
    const deed = after(begun, foreseen, { is: 'chosen', step: 2, keys: ['eye'] });
    expect([deed.given, deed.isAwaited, canDo(deed)]).toEqual([['shoot', 'watcher', 'eye'], true, false]);
    expect([keysOf(deed, 1), keysOf(deed, 2)]).toEqual([['watcher'], ['eye']]);
    expect(deed.ahead).toBe(ahead);

    const next = composed(deed, { is: 'foreseen', ahead: { ...ahead, steps: steps.slice(0, 2) } })!;
    expect([canDo(next), next.draft]).toEqual([true, null]);
  });

  test('keeps too few of several, asks nothing with them, and cannot be done', () => {
    const deed = after(begun, foreseen, { is: 'chosen', step: 3, keys: ['a'] });
    expect([keysOf(deed, 3), deed.isAwaited, canDo(deed), deed.given]).toEqual([['a'], false, false, ['shoot']]);

    const enough = composed(deed, { is: 'chosen', step: 3, keys: ['a', 'c'] })!;
    expect([enough.given, enough.isAwaited]).toEqual([['shoot', 'watcher', 'body', ['a', 'c']], true]);
  });

  test('says why a choice leads nowhere, keeps it, and can be chosen otherwise', () => {
    const deed = after(begun, foreseen, { is: 'chosen', step: 1, keys: ['strider'] }, { is: 'unforeseen', says: 'Out of range.' });
    expect([deed.says, keysOf(deed, 1), canDo(deed), deed.isAwaited]).toEqual(['Out of range.', ['strider'], false, false]);
    expect(composed(deed, { is: 'chosen', step: 1, keys: ['watcher'] })!.says).toBeNull();
  });

  test('is done once: nothing of it is chosen otherwise on its way', () => {
    const deed = after(begun, foreseen, { is: 'sent' });
    expect(canDo(deed)).toBe(false);
    expect(composed(deed, { is: 'chosen', step: 1, keys: ['strider'] })).toBe(deed);
  });

  test('that is refused says so, and is asked anew from its beginning', () => {
    const deed = after(begun, foreseen, { is: 'sent' }, { is: 'refused', says: 'It has moved.' });
    expect([deed.says, deed.isSent, deed.isAwaited, deed.given]).toEqual(['It has moved.', false, true, ['shoot']]);
    expect(composed(deed, foreseen)!.says).toBe('It has moved.');
  });

  test('goes on under the new number of its question, and is asked anew', () => {
    const before = after(begun, foreseen);
    const deed = composed(before, { is: 'asked', n: 7 + NUMBERS_PER_UNDO })!;
    expect([deed.n, deed.isAwaited]).toEqual([7 + NUMBERS_PER_UNDO, true]);
    expect(deed.given).not.toBe(before.given);
    expect(composed(before, { is: 'asked', n: 7 })).toBe(before);
  });

  test('is put away, and nothing that comes late brings it back', () => {
    expect(composed(after(begun, foreseen), { is: 'closed' })).toBeNull();
    expect(composed(null, foreseen)).toBeNull();
  });
});

describe('the question of a deed', () => {
  const deed = after(begun);
  test.for([
    ['the same one', first, true],
    ['the same one after something was taken back', { ...first, n: 7 + 2 * NUMBERS_PER_UNDO }, true],
    ['the next one', { ...first, n: 8 }, false],
    ['one of another kind', { ...first, kind: 'react' }, false],
    ['one that does not offer it', { ...first, options: [option('end')] }, false],
    ['one in which it stands alone', { ...first, options: [option('shoot')] }, false],
    ['none', null, false],
  ] as const)('%s', ([, now, is]) => {
    expect(isStill(deed, now)).toBe(is);
  });
});

describe('how a deed is done', () => {
  const square = { kind: 'square', id: 4 };
  const there = asked('step', [], { options: [option('s4', { about: [square] }), option('s5')] });
  const walk = (answer: string): Ahead => ({
    does: 'Sneak',
    steps: [steps[0]!, { asked: there, answer }],
    isFinal: false,
    isWalk: true,
  });
  const placed = (choose: Asked['choose']): Ahead => ({ ...ahead, steps: [...steps, { asked: asked('to', [], { choose }), answer: [] }] });
  test.for([
    ['several questions are shown together', ahead, undefined, false, 'panel'],
    ['one question is asked by itself', { ...ahead, steps: steps.slice(0, 1) }, undefined, false, 'alone'],
    ['a way to the place that was clicked is gone at once', walk('s4'), square, false, 'at-once'],
    ['or when it is confirmed', walk('s4'), square, true, 'panel'],
    ['a way that does not lead there is not', walk('s5'), square, false, 'alone'],
    ['a way to nowhere is asked step by step', walk('s4'), undefined, true, 'alone'],
    ['points are put on the board', placed('point'), undefined, false, 'alone'],
    ['so are paths', placed('path'), undefined, false, 'alone'],
  ] as const)('%s', ([, deed, at, isHeldBack, way]) => {
    expect(wayOf(deed, at, isHeldBack)).toBe(way);
  });

  test('a way is drawn by the places that it leads over, if it comes to the one that is meant', () => {
    expect(trailOf(walk('s4'), square)).toEqual([square]);
    expect(trailOf(walk('s5'), square)).toEqual([]);
    expect(trailOf({ does: 'Sneak', steps: walk('s4').steps, isFinal: false }, square)).toEqual([]);
  });

  test('a way waits for a word where somebody wants to confirm, and where others would be asked before it is taken back', () => {
    const asks = (setting: 'always' | 'final' | 'never', isFinal: boolean, isAlone: boolean): boolean =>
      mustAsk(setting, { ...ahead, isFinal }, isAlone);
    expect([asks('always', false, true), asks('final', true, false)]).toEqual([true, true]);
    expect([asks('final', true, true), asks('final', false, false), asks('never', true, false)]).toEqual([false, false, false]);
  });

  test('nothing is put together in a lesson, or for whoever does not want it', () => {
    expect([mayCompose({ composes: true }, null), mayCompose({ composes: true }, 'first'), mayCompose({ composes: false }, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a row for each question but the first; none of a way', () => {
    expect([rowsOf(ahead), rowsOf(walk('s4'))]).toEqual([[1, 2, 3], []]);
  });

  test('all of it is sent, each answer with its question', () => {
    expect(answersOf({ ...ahead, steps: steps.slice(0, 2) })).toEqual([
      { decision: 'act', key: 'shoot' },
      { decision: 'target', key: 'watcher' },
    ]);
  });
});

describe('the button of a deed', () => {
  const yes = (chance: number) => [
    { value: 0, chance: 1 - chance },
    { value: 1, chance },
  ];
  const damage = [
    { value: 0, chance: 0.5 },
    { value: 3, chance: 0.5 },
  ];
  const odded = (...all: readonly AheadStep['odds'][]): Ahead => ({
    ...ahead,
    steps: all.map((odds, i) => ({ ...steps[i]!, ...(odds && { odds }) })),
  });
  test.for([
    ['without odds', [undefined], 'Shoot'],
    ['with the one chance', [{ damage, kills: yes(0.628) }], 'Shoot, 63 %'],
    ['with that of the last question that has one', [{ kills: yes(0.2) }, { kills: yes(0.9) }, {}, undefined], 'Shoot, 90 %'],
    ['what is certain is no chance', [{ kills: yes(0.3), wakes: yes(1), flees: yes(0) }], 'Shoot, 30 %'],
    ['of two chances neither is the one', [{ kills: yes(0.3), wakes: yes(0.5) }], 'Shoot'],
    ['what is counted is no chance', [{ damage }], 'Shoot'],
  ] as const)('%s', ([, odds, says]) => {
    expect(doesSays(odded(...odds))).toBe(says);
  });

  test('the odds are those of the last question that tells any', () => {
    expect(tellsOdds(odded(undefined, { damage }, {}))!.asked.kind).toBe('target');
    expect(tellsOdds(odded(undefined, {}))).toBeNull();
  });
});

describe('what a deed is done to', () => {
  const at = (kind: string, id: string | number): AskedOption => option(`${kind}-${id}`, { about: [{ kind, id }] });
  const of = (kind: string, options: readonly AskedOption[], answer: string): AheadStep => ({
    asked: asked(kind, [], { options }),
    answer,
  });
  const aimed = (...more: readonly AheadStep[]) =>
    aimedAt(after({ ...begun, at: undefined }, { is: 'foreseen', ahead: { ...ahead, steps: [steps[0]!, ...more] } }));

  test('is the target that is chosen, and not the card that is played for it', () => {
    const target = of('target', [at('enemy', 1), at('enemy', 2)], 'enemy-2');
    expect(aimed(target, of('ammunition', [at('card', 7)], 'card-7'))).toEqual([{ kind: 'enemy', id: 2 }]);
  });

  test('is the thing, too, where one aims at a part of it', () => {
    expect(aimed(of('part', [at('enemy', 1), at('part', '1-0')], 'part-1-0'))).toContainEqual({ kind: 'enemy', id: 1 });
  });

  test('is what was clicked before anything else is known', () => {
    expect(aimedAt(after(begun))).toEqual([{ kind: 'enemy', id: 1 }]);
  });
});
