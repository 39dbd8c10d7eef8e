/** The alert track: who is seen, when, and in which order. */
import { describe, expect, test } from 'vitest';
import { type Fight, fight, gear, type MadeUp } from '../testing/rehearsal.ts';
import { given } from '../testing/stage.ts';
import { hide, moveAlert, moveThreat, reveal } from './alert.ts';

const BOW = { ranged: gear({ dice: '1O', range: 3 }) };
const scout = (x: number, y: number) => ({ type: 'rebel-scout', at: [x, y] }) as const;
const FAR = scout(11, 11);
const rest = (id: string, more: object): MadeUp =>
  ({ id, kind: 'interrupt', on: 'action', sections: [{ effects: [{ do: 'potion', n: 1 }] }], ...more }) as MadeUp;

describe('The two kinds of tokens', () => {
  test('[FW-ALERT-1] the alert token goes down', () => {
    const r = fight({ alert: 1, enemies: [FAR] });

    r.run(table => moveAlert(table, 1, 'FW-ALERT-1'));

    expect(r.alert).toBe(2);
    expect(r.toldOf('alert-moved')).toEqual([{ type: 'alert-moved', rule: 'FW-ALERT-1', from: 1, row: 2 }]);
  });

  test('[FW-ALERT-2] threat tokens go up', () => {
    const r = fight({ enemies: [FAR] });

    r.run(table => moveThreat(table, 0, 1, 'FW-ALERT-2'));

    expect(r.marshal().row).toBe(7);
  });

  test('[FW-R-25] neither token leaves its track, and they may share a row', () => {
    const r = fight({ marshals: [{ row: 8 }, { row: 8 }], alert: 1, enemies: [FAR] });

    r.run(table => moveThreat(table, 0, -1, 'FW-R-25'));
    r.run(table => moveAlert(table, -1, 'FW-R-25'));

    expect([r.marshal(0).row, r.marshal(1).row, r.alert]).toEqual([8, 8, 1]);
    expect(r.told).toEqual([]);
  });

  test('[FW-ALERT-3] who comes onto the threat track is revealed', () => {
    const r = fight({ enemies: [FAR] });

    r.run(table => reveal(table, [0], 'effect', 'FW-ALERT-3'));

    expect(r.marshal().isHidden).toBe(false);
    expect(r.threat).toEqual([0]);
  });
});

describe('The reveal check', () => {
  test('[FW-ALERT-6] everybody in the row of the alert token or above it is revealed, nobody else', () => {
    const r = fight({ marshals: [{ row: 5 }, { row: 6 }], alert: 4, enemies: [FAR] });

    r.run(table => moveAlert(table, 1, 'FW-ALERT-6'));

    expect([r.marshal(0).isHidden, r.marshal(1).isHidden]).toEqual([false, true]);
    expect(r.threat).toEqual([0]);
  });

  test('[FW-ALERT-6] a threat token that meets the alert token reveals its own', () => {
    const r = fight({ marshals: [{ row: 5 }, { row: 6 }], alert: 4, enemies: [FAR] });

    r.run(table => moveThreat(table, 0, 1, 'FW-ALERT-6'));

    expect(r.threat).toEqual([0]);
  });

  test('[FW-ALERT-7][FW-R-24] the newly revealed go below those who are there', () => {
    const r = fight({ marshals: [{ row: 5 }, { isRevealed: true }], alert: 4, enemies: [FAR] });

    r.run(table => moveAlert(table, 1, 'FW-ALERT-7'));

    expect(r.threat).toEqual([1, 0]);
    expect(r.toldOf('marshal-revealed')).toEqual([{ type: 'marshal-revealed', rule: 'FW-ALERT-6', seat: 0, how: 'track', rank: 2 }]);
  });

  test('[FW-ALERT-8] several at once come in the order that the active player names', () => {
    const r = fight({ marshals: [{ row: 5 }, { row: 8 }, { row: 5 }], active: 1, alert: 4, enemies: [FAR] });

    r.run(table => moveAlert(table, 1, 'FW-ALERT-8'));
    expect(r.askedSeat).toBe(1);
    r.only('order-revealed', ['seat-0', 'seat-2']).answer('order-revealed', ['seat-2', 'seat-0']);

    expect(r.threat).toEqual([2, 0]);
  });

  test('[FW-R-99] a token that moves several rows stops at each for the check', () => {
    const r = fight({ marshals: [{ row: 4 }, { row: 3 }, { row: 8 }], alert: 2, enemies: [FAR] });

    r.run(table => moveAlert(table, 2, 'FW-R-99'));

    expect(r.threat).toEqual([1, 0]);
    expect(r.asked).toEqual([]);
    expect(r.types()).toEqual(['alert-moved', 'marshal-revealed', 'alert-moved', 'marshal-revealed']);
  });

  test('[FW-ALERT-14] the alert token stops at the last row, also when everybody is revealed', () => {
    const r = fight({
      marshals: [{ at: [0, 0], isRevealed: true, gear: BOW }],
      alert: 8,
      enemies: [scout(1, 0), FAR],
      dice: { attack: [[0]] },
    });

    r.play().answer('act', 'ranged-attack');

    expect(r.alert).toBe(8);
    expect(r.toldOf('alert-moved')).toEqual([]);
  });

  test('[FW-ALERT-14] the alert token still moves when everybody is revealed', () => {
    const r = fight({
      marshals: [{ at: [0, 0], isRevealed: true, gear: BOW }],
      alert: 3,
      enemies: [scout(1, 0), FAR],
      dice: { attack: [[0]] },
    });

    r.play().answer('act', 'ranged-attack');

    expect(r.alert).toBe(4);
    expect(r.threat).toEqual([0]);
  });

  test('[FW-R-26] who hides again goes back to the last row; not while the alert token stands there', () => {
    const again = fight({ marshals: [{ isRevealed: true }, { isRevealed: true }], alert: 7, enemies: [FAR] });
    again.run(function* (table) {
      hide(table, 0, 'FW-R-26');
    });
    expect([again.marshal().isHidden, again.marshal().row, again.threat]).toEqual([true, 8, [1]]);

    const late = fight({ marshals: [{ isRevealed: true }], alert: 8, enemies: [FAR] });
    late.run(function* (table) {
      hide(table, 0, 'FW-R-26');
    });
    expect([late.marshal().isHidden, late.threat]).toEqual([false, [0]]);
  });

  test('[FW-R-26] a card that only hides is not offered where nobody can hide', () => {
    const at = (alert: number) =>
      fight({ marshals: [{ isRevealed: true, hand: ['senvi-gone-to-weather'] }], alert, enemies: [FAR] })
        .play()
        .options('act');

    expect(at(7)).toContain('senvi-gone-to-weather');
    expect(at(8)).not.toContain('senvi-gone-to-weather');
  });
});

describe('What actions do to the tokens', () => {
  test('[FW-ALERT-5][FW-ALERT-16] a sprint and a trap move the own token up, and never the alert token', () => {
    const r = fight({ marshals: [{ at: [0, 0], resources: { metal: 1 } }], alert: 3, enemies: [FAR] });

    r.play().answer('act', 'sprint').answer('sprint', [1, 1]).answer('sprint', [2, 2]);
    expect([r.marshal().row, r.alert]).toEqual([7, 3]);
    r.answer('act', 'place-trap').answer('trap-square', [2, 2]);

    expect([r.marshal().row, r.alert]).toEqual([6, 3]);
  });

  test('[FW-ALERT-12] a card that is played as an action and shows the symbol moves both tokens', () => {
    const r = fight({ marshals: [{ hand: [rest('loud', { alert: true })] }], alert: 2, enemies: [FAR] });

    r.play().answer('act', 'loud');

    expect([r.alert, r.marshal().row]).toEqual([3, 7]);
    expect(r.types('alert-moved', 'threat-moved')).toEqual(['alert-moved', 'threat-moved']);
  });

  test('[FW-ALERT-12] without the symbol only the own one', () => {
    const r = fight({ marshals: [{ hand: [rest('still', {})] }], alert: 2, enemies: [FAR] });

    r.play().answer('act', 'still');

    expect([r.alert, r.marshal().row]).toEqual([2, 7]);
  });

  test('[FW-ALERT-13] a revealed character keeps the rank whatever it does', () => {
    const r = fight({
      marshals: [
        { at: [0, 0], isRevealed: true },
        { at: [5, 5], isRevealed: true },
      ],
      enemies: [FAR],
    });

    r.play().answer('act', 'sprint').answer('sprint', [1, 1]).answer('sprint', [2, 2]);

    expect(r.threat).toEqual([0, 1]);
    expect(r.toldOf('threat-moved')).toEqual([]);
  });

  test('[FW-ALERT-15] after a sneak and an attack the token has moved for the attack alone', () => {
    const r = fight({ marshals: [{ at: [0, 0], gear: BOW }, { at: [9, 9] }], enemies: [scout(2, 0)], dice: { attack: [[0]] } });

    r.play().answer('act', 'sneak').answer('sneak', [0, 1]);
    expect(r.marshal().row).toBe(8);
    r.answer('act', 'ranged-attack');

    expect(r.marshal().row).toBe(7);
  });

  test('[FW-ALERT-17][FW-R-23] a trap that a hidden character triggers: the alert once, then the own token once', () => {
    const r = fight({ marshals: [{ at: [0, 0], gear: BOW, trapAt: [3, 0] }], alert: 3, enemies: [FAR] });

    r.play().answer('act', 'trigger-trap');

    expect([r.alert, r.marshal().row]).toEqual([4, 7]);
    expect(r.types('alert-moved', 'threat-moved')).toEqual(['alert-moved', 'threat-moved']);
  });

  test('[FW-R-22] who is revealed by the alert movement of the own action does not move up', () => {
    const r = fight({
      marshals: [{ at: [0, 0], gear: BOW, row: 4 }, { at: [9, 9] }],
      alert: 3,
      enemies: [scout(1, 0)],
      dice: { attack: [[0]] },
    });

    r.play().answer('act', 'ranged-attack');

    expect([r.alert, r.threat]).toEqual([4, [0]]);
    expect(r.toldOf('threat-moved')).toEqual([]);
  });

  test('[FW-R-22] the threat token comes after the alert token, each with its own check', () => {
    const r = fight({
      marshals: [
        { at: [0, 0], gear: BOW, row: 5 },
        { at: [9, 9], row: 4 },
      ],
      alert: 3,
      enemies: [scout(1, 0)],
      dice: { attack: [[0]] },
    });

    r.play().answer('act', 'ranged-attack');

    expect(r.types('alert-moved', 'threat-moved', 'marshal-revealed')).toEqual([
      'alert-moved',
      'marshal-revealed',
      'threat-moved',
      'marshal-revealed',
    ]);
    expect(r.threat).toEqual([1, 0]);
  });
});

describe('The end of the action phase', () => {
  const alone = (more: object = {}) => fight({ marshals: [{ at: [0, 0], ...more }, { at: [9, 9] }], enemies: [FAR] }).play();
  const ended = (r: Fight): Fight => r.untilScene('command', one => (one.kind === 'act' ? 'end' : one.options[0]!.key));
  const rowAfter = (r: Fight): number => ended(r).marshal().row;

  test('[FW-ALERT-9][FW-ACT-3] who did nothing moves up one', () => {
    expect(rowAfter(alone())).toBe(7);
  });

  test('[FW-ALERT-9] who only sneaked moves up one', () => {
    expect(rowAfter(alone().answer('act', 'sneak').answer('sneak', [1, 1]))).toBe(7);
  });

  test('[FW-ALERT-9] who sneaked and sprinted has moved up for the sprint alone', () => {
    const r = alone().answer('act', 'sneak').answer('sneak', [1, 1]).answer('act', 'sprint').answer('sprint', [2, 2]);
    expect(rowAfter(r)).toBe(7);
  });

  test('[FW-ALERT-9] who only sprinted, too', () => {
    expect(rowAfter(alone().answer('act', 'sprint').answer('sprint', [1, 1]).answer('sprint', [2, 2]))).toBe(7);
  });

  test('[FW-ALERT-9][FW-R-84] a pure reaction is no action', () => {
    const reaction: MadeUp = {
      id: 'breath',
      kind: 'interrupt',
      on: 'action-phase-end',
      about: 'self',
      sections: [{ effects: [{ do: 'potion', n: 1 }] }],
    };
    const r = alone({ hand: [reaction] }).answer('act', 'end');
    expect(rowAfter(r)).toBe(7);
    expect(r.state.party.potions).toBe(3);
  });

  test('[FW-R-84] an interrupt that is played as an action is an action other than a sneak', () => {
    expect(rowAfter(alone({ hand: [rest('still', {})] }).answer('act', 'still'))).toBe(7);
  });

  const march = (who: 'that' | 'ally'): MadeUp => ({
    id: 'march',
    kind: 'interrupt',
    on: 'action-phase-end',
    about: 'self',
    sections: [{ effects: [{ do: 'free-action', actions: ['sprint'], who }] }],
  });

  test('[FW-R-87] a free action in the own phase counts', () => {
    const r = alone({ hand: [march('that')] })
      .answer('act', 'end')
      .answer('play-when-action-phase-end', 'march')
      .answer('free-action', 'sprint');

    expect(rowAfter(r)).toBe(7);
  });

  test('[FW-R-87] an action in the turn of another does not', () => {
    const r = fight({
      marshals: [
        { at: [0, 0], hand: [march('ally')] },
        { at: [9, 9], row: 8 },
      ],
      enemies: [scout(11, 0)],
    }).play();
    r.answer('act', 'end').answer('play-when-action-phase-end', 'march').answer('free-action', 'sprint');
    r.answer('sprint', [9, 8]).answer('sprint', [9, 7]);
    expect(r.marshal(1).row).toBe(7);

    r.until('act');
    expect(r.askedSeat).toBe(1);
    ended(r);

    expect(r.marshal(1).row).toBe(6);
  });

  test('[FW-ALERT-18] the move is followed by the reveal check', () => {
    const r = fight({ marshals: [{ row: 7 }, { at: [9, 9], row: 8 }], alert: 6, enemies: [FAR] });

    ended(r);

    expect(r.threat).toEqual([0]);
  });

  test('[FW-ALERT-18][FW-R-88] it does not touch who is revealed', () => {
    const r = fight({ marshals: [{ isRevealed: true }, { at: [9, 9], isRevealed: true }], threat: [1, 0], enemies: [FAR] });

    ended(r);

    expect(r.threat).toEqual([1, 0]);
  });
});

describe('In one square with an enemy', () => {
  test('[FW-ALERT-10] who steps in stays hidden as long as the turn goes on', () => {
    const r = fight({ marshals: [{ at: [0, 0] }, { at: [9, 9] }], enemies: [scout(1, 1)] });

    r.play().answer('act', 'sneak').answer('sneak', [1, 1]);

    expect(r.marshal().isHidden).toBe(true);
  });

  test('[FW-ALERT-10][FW-R-36] who ends the own turn there is revealed, tall grass or not', () => {
    const map = ['............', '."..........', ...Array.from({ length: 10 }, () => '............')];
    const r = fight({ map, step: 'end-turn', marshals: [{ at: [1, 1] }, { at: [9, 9] }], enemies: [scout(1, 1)] });

    r.untilScene('begin-turn');

    expect(r.toldOf('marshal-revealed')).toMatchObject([{ rule: 'FW-ALERT-10', seat: 0, how: 'shared-square' }]);
  });

  test('[FW-ALERT-10] the end of the turn of another does not reveal', () => {
    const r = fight({ step: 'end-turn', marshals: [{ at: [0, 0] }, { at: [5, 5] }], enemies: [scout(5, 5)] });

    r.untilScene('begin-turn');

    expect(r.threat).toEqual([]);
  });

  const pusher = (n: number): MadeUp => ({
    id: 'shove',
    kind: 'interrupt',
    on: 'action',
    sections: [{ effects: [{ do: 'shove', n, within: 5 }] }],
  });

  test('[FW-ALERT-11][FW-R-41] an enemy that comes through reveals at that step, before its next', () => {
    const r = fight({ marshals: [{ at: [5, 5], hand: [pusher(2)] }, { at: [2, 2] }], enemies: [scout(1, 2)], alert: 1 });

    r.play().answer('act', 'shove').answer('push', [2, 2]);
    expect(r.threat).toEqual([1]);
    r.answer('push', [3, 2]);

    expect(r.types('enemy-moved', 'marshal-revealed')).toEqual(['enemy-moved', 'marshal-revealed', 'enemy-moved']);
    expect(r.toldOf('marshal-revealed')).toMatchObject([{ rule: 'FW-ALERT-11', seat: 1, how: 'enemy-entered' }]);
  });

  test('[FW-ALERT-11][FW-ALERT-8] several in that square come in the order of the active player', () => {
    const r = fight({ marshals: [{ at: [5, 5], hand: [pusher(1)] }, { at: [2, 2] }, { at: [2, 2] }], enemies: [scout(1, 2)] });

    r.play().answer('act', 'shove').answer('push', [2, 2]).answer('order-revealed', ['seat-2', 'seat-1']);

    expect(r.threat).toEqual([2, 1]);
  });

  test('[FW-ALERT-11] a patrol that comes through reveals', () => {
    const r = fight({
      step: 'begin-enemies',
      marshals: [{ at: [1, 0] }],
      routes: [
        {
          id: 'a',
          isLoop: false,
          squares: [
            [0, 0],
            [1, 0],
            [2, 0],
            [3, 0],
          ],
        },
      ],
      enemies: [{ ...scout(0, 0), route: 0 }],
      dice: { patrol: [[2]] },
    });

    r.untilScene('end-enemies');

    expect(r.types('enemy-moved', 'marshal-revealed')).toEqual(['enemy-moved', 'marshal-revealed', 'enemy-moved']);
  });

  test('[FW-ALERT-11] an enemy on its own movement reveals', () => {
    const r = fight({
      step: 'begin-enemies',
      marshals: [{ at: [1, 0] }, { at: [4, 0], isRevealed: true }],
      enemies: [scout(0, 0)],
      behaviours: { 'rebel-scout': [{ yes: [{ do: 'move', n: 2, target: 'closest' }] }] },
    });

    r.untilScene('draw');

    expect(r.threat).toEqual([1, 0]);
    expect(r.types('enemy-moved', 'marshal-revealed')).toEqual(['enemy-moved', 'marshal-revealed', 'enemy-moved']);
  });

  test('[FW-ALERT-4] an enemy passes over who is hidden beside it, for who is revealed far away', () => {
    const r = fight({
      step: 'begin-enemies',
      marshals: [{ at: [0, 1] }, { at: [6, 0], isRevealed: true }],
      enemies: [scout(0, 0)],
      behaviours: { 'rebel-scout': [{ yes: [{ do: 'move', n: 1, target: 'closest' }] }] },
    });

    r.untilScene('draw');

    expect(r.toldOf('target-fixed')).toMatchObject([{ seat: 1 }]);
  });
});

describe('Row by row', () => {
  const onMove = rest('ear', { on: 'alert-moved', about: 'any' });
  const opens = (alert: number, by: number): boolean =>
    fight({ rows: 8, alert, marshals: [{ isRevealed: true, hand: [onMove] }], enemies: [FAR] }).run(table =>
      moveAlert(table, by, 'FW-R-99'),
    ).asks === 'play-when-alert-moved';

  test.each([
    ['down', 3, 1, true],
    ['up', 3, -1, false],
    ['nowhere, from the last row', 8, 1, false],
    ['not at all', 3, 0, false],
  ])('[FW-R-99] the token goes %s', (_, alert, by, isOpen) => {
    expect(opens(alert, by)).toBe(isOpen);
  });

  test('[FW-ALERT-13][FW-R-99] whoever is revealed on the way goes no further', () => {
    const r = fight({ marshals: [{ row: 6 }, { row: 8 }], alert: 4, enemies: [FAR] });

    r.run(table => moveThreat(table, 0, 3, 'FW-ALERT-2'));

    expect(r.toldOf('threat-moved').map(({ from, row }) => [from, row])).toEqual([
      [6, 5],
      [5, 4],
    ]);
    expect([r.marshal().row, r.threat]).toEqual([0, [0]]);
  });

  test('[FW-ALERT-8] of those who are named, only who hides is revealed', () => {
    const r = fight({ marshals: [{ isRevealed: true }, { at: [5, 5] }], enemies: [FAR] });

    r.run(table => reveal(table, [0, 1], 'effect', 'FW-ALERT-3'));

    expect(r.asked).toEqual([]);
    expect(r.toldOf('marshal-revealed')).toEqual([{ type: 'marshal-revealed', rule: 'FW-ALERT-3', seat: 1, how: 'effect', rank: 2 }]);
  });
});

describe('What the Eye of the first encounter sees', () => {
  const seen = (seats: readonly number[]) => {
    const r = given('B1', 2, { tokens: ['eye'] });
    const tops = r.toldOf('tops-seen').length;
    r.run(table => reveal(table, seats, 'effect', 'FW-ALERT-3'));
    return { looks: r.toldOf('tops-seen').length - tops, usedOnce: r.state.fight.usedOnce };
  };

  test('[FW-BRIEF-5] it looks again when somebody is revealed', () => {
    expect(seen([0])).toEqual({ looks: given('B1', 2).state.fight.decks.length, usedOnce: ['look-again'] });
  });

  test('[FW-BRIEF-5] and keeps that for later as long as nobody is', () => {
    expect(seen([])).toEqual({ looks: 0, usedOnce: [] });
  });
});
