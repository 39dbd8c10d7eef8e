/** What crims will do, way by way; sentences/intents.test.ts has what is said of it. K-168. */
import { describe, expect, test } from 'vitest';
import type { CrimAction } from '../content/kinds.ts';
import { actionAhead } from '../questions/replacement.ts';
import type { State } from '../state.ts';
import { ordering } from '../testing/crims.ts';
import { GUNMAN, LURKER, RUNNER, THUG, thug } from '../testing/fixtures.ts';
import { given, type Position } from '../testing/rehearsal.ts';
import { foresee, lengthOf } from './foresight.ts';

const me = { at: [30, 18] } as const;
const ahead = (order: CrimAction, position: Position) => foresee(given({ control: ordering(order), ...position }).state);
/** Of the first of them: action, nearest hunter, and each step with how sure it is. */
const ways = (order: CrimAction, position: Position) =>
  ahead(order, position)[0]!.ways.map(({ action, nearest, does }) => [
    action,
    nearest,
    does.map(({ how, amount, isCertain }) => `${how} ${amount}${isCertain ? '' : '?'}`),
  ]);
const during = (state: Partial<State>, order: CrimAction = 'flee', hunters: Position['hunters'] = [me]) =>
  ahead(order, {
    hunters,
    crims: [
      { card: RUNNER, at: [40, 18] },
      { card: RUNNER, at: [20, 30] },
    ],
    state,
  });

describe('Foresight', () => {
  test('[UM-CRIM-2] whoever has yet to act goes by the card that lies open; of the others nothing is known', () => {
    const orders = (state: Partial<State>) => during(state).map(one => one.order?.action ?? null);
    expect([orders({ phase: 'control' }), orders({ phase: 'hunter' })]).toEqual([
      ['flee', 'flee'],
      ['flee', 'flee'],
    ]);
    expect([orders({ phase: 'crim', step: 'crim', acted: 1 }), orders({ phase: 'crim', step: 'crim', acted: 0 })]).toEqual([
      [null, 'flee'],
      ['flee', 'flee'],
    ]);
    expect(orders({ phase: 'crim', step: 'carry-out-events', acted: 0 })).toEqual([null, null]);
    expect(during({ phase: 'crim', step: 'carry-out-events', acted: 0 }).map(one => one.ways)).toEqual([[], []]);
  });

  test('[UM-CRIM-1] before the first Control Card nobody has an order', () => {
    const { state } = given({ hunters: [me], crims: [{ card: RUNNER, at: [40, 18] }] });
    const before = { ...state, control: -1 };
    expect([foresee(before)[0], actionAhead(before, before.crims[0]!), actionAhead(state, state.crims[0]!)]).toMatchObject([
      { order: null, isSettled: false, ways: [] },
      null,
      expect.any(String),
    ]);
  });

  test('[UM-INC-4] [UM-EVT-4] it is settled once nobody can come back or enter before', () => {
    const settled = (state: Partial<State>, hunters?: Position['hunters']) => during(state, 'flee', hunters)[0]!.isSettled;
    expect([settled({ phase: 'crim', step: 'crim' }), settled({ phase: 'hunter' }), settled({ phase: 'control' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(settled({ phase: 'hunter' }, [me, { at: [10, 10], isIn: false }])).toBe(false);
  });

  test('[UM-HIDE-5] of the next turn only the second Hide is known', () => {
    const hidden = (hidInTurn: number) =>
      ahead('flee', {
        hunters: [me],
        turn: 2,
        crims: [{ card: LURKER, at: [9, 33], hiddenIn: 4, hidInTurn }],
        state: { phase: 'crim', step: 'carry-out-events', acted: 1 },
      })[0]!.order;
    expect([hidden(2), hidden(1)]).toEqual([{ action: 'hide', rule: 'UM-HIDE-5', isForced: true }, null]);
  });

  test('[UM-CRIM-4] where two are as near each may be meant, and nothing is certain', () => {
    const two: Position = { hunters: [{ at: [30, 18] }, { at: [46, 18] }], crims: [{ card: GUNMAN, at: [38, 18] }] };
    expect(ways('shoot', two)).toEqual([
      ['shoot', 0, ['attacks 2?']],
      ['shoot', 1, ['attacks 2?']],
    ]);
    expect(ways('shoot', { hunters: [me], crims: [{ card: GUNMAN, at: [38, 18] }] })).toEqual([['shoot', 0, ['attacks 2']]]);
  });

  test('[UM-CFGT-4] of several whom it is engaged with each may be struck at', () => {
    const engaged = (hunters: Position['hunters']) => ways('fight', { hunters, crims: [{ card: THUG, at: [31.4, 18] }] });
    expect(engaged([me, { at: [31.4, 19.4] }])).toEqual([
      ['fight', null, ['attacks 2?']],
      ['fight', null, ['attacks 2?']],
    ]);
    expect(engaged([me])).toEqual([['fight', null, ['attacks 2']]]);
  });

  test('[UM-CHG-1] [UM-CHG-3] after the first move it looks from where it stands then; others stay where they are', () => {
    const crims = [
      { card: THUG, at: [35, 18] },
      { card: THUG, at: [44, 40] },
    ] as const;
    expect(ways('charge', { hunters: [me], crims })).toEqual([['charge', 0, ['goes 4', 'attacks 2']]]);
    expect(ways('charge', { hunters: [me], crims: [{ card: THUG, at: [44, 18] }] })).toEqual([['charge', 0, ['goes 5', 'keeps-coming 4']]]);
  });

  test('[UM-DEF-3] what its text does after a hit is not certain', () => {
    const card = thug({ rule: { name: 'Tangled', texts: [{ when: 'crim-hit', effects: [{ do: 'snare' }] }] } });
    expect(ways('fight', { hunters: [me], crims: [{ card, at: [31.4, 18] }] })).toEqual([['fight', null, ['attacks 2', 'by-text null?']]]);
  });

  test('[UM-INC-4] with no hunter in the zone it does nothing that looks for one', () => {
    expect(ways('flee', { hunters: [{ ...me, isIn: false }], crims: [{ card: RUNNER, at: [40, 18] }] })).toEqual([['flee', null, []]]);
  });

  test('[UM-SEEK-1] [UM-SEEK-2] [UM-SEEK-9] in cover it shoots, or fights whoever is at it', () => {
    const covered = (hunter: readonly [number, number], card: number, at: readonly [number, number]) =>
      ways('seek-cover', { hunters: [{ at: hunter }], crims: [{ card, at }] });
    expect([covered([37, 20], GUNMAN, [37, 13]), covered([37, 20], RUNNER, [37, 13])]).toEqual([
      [['seek-cover', 0, ['attacks 2']]],
      [['seek-cover', 0, []]],
    ]);
    expect([covered([24, 23.3], GUNMAN, [24, 24.7]), covered([24, 23.3], RUNNER, [24, 24.7])]).toEqual([
      [['seek-cover', 0, ['attacks 1']]],
      [['seek-cover', 0, []]],
    ]);
  });

  test('the length of a way is told in tenths of an inch', () => {
    const at = (x: number, y: number) => ({ x: x * 1000, y: y * 1000 });
    expect([lengthOf([at(0, 0), at(3, 4), at(3, 5.25)]), lengthOf([at(1, 1)])]).toEqual([6.3, 0]);
  });
});
