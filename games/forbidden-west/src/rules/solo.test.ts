/** One character alone: solo tokens and distractions. */
import { describe, expect, test } from 'vitest';
import type { EnemyAction, Target } from '../content/types.ts';
import { pick } from '../questions/targets.ts';
import { always, armour, bite, enemyPhase, move, pulse } from '../testing/foes.ts';
import { type At, type EnemyOn, type Fight, fight, type MadeUp, type Position } from '../testing/rehearsal.ts';
import { openBrief } from './set-up.ts';

const ELSEWHERE: EnemyOn = { type: 'rebel-brawler', at: [11, 11] };
const square = ([x, y]: At): number => y * 12 + x;
const idles = (r: Fight): string[] => r.toldOf('enemy-idle').map(({ action, why }) => `${action} ${why}`);

/** Drokkeh alone, with these distractions lying, and a brawler at (0, 0) on these actions. */
function lured(distractions: readonly At[], actions: readonly EnemyAction[], more: Position = {}): Fight {
  return enemyPhase({
    marshals: [{ at: [9, 9], gear: armour() }],
    enemies: [{ type: 'rebel-brawler', at: [0, 0] }],
    behaviours: { 'rebel-brawler': [always(...actions)] },
    fight: { distractions: distractions.map(square), soloTokens: 5 - distractions.length },
    ...more,
  });
}

describe('Alone', () => {
  test('[FW-SOLO-2][FW-SOLO-3] every encounter begins with five tokens, whatever was spent before', () => {
    const opened = (marshals: Position['marshals'] & object): number =>
      fight({ step: 'open-brief', marshals, fight: { turn: 0, soloTokens: 2 } }).run(openBrief).state.fight.soloTokens;
    expect(opened([{}])).toBe(5);
    expect(opened([{}, {}])).toBe(0);
  });

  test('[FW-SOLO-1] the same character has turn after turn', () => {
    const r = fight({ enemies: [ELSEWHERE] }).play();
    r.answer('act', 'end').answer('command', 'no');
    expect(r.asks).toBe('act');
    expect(r.askedSeat).toBe(0);
  });

  const commands = (faces: (number | 'crit')[], soloTokens = 5): Fight =>
    fight({ step: 'command', enemies: [ELSEWHERE], fight: { soloTokens }, dice: { command: [faces] } })
      .play()
      .answer('command', 'yes');

  test('[FW-SOLO-4][FW-SOLO-3] a passed command roll needs a token as well', () => {
    const r = commands(['crit']).answer('pay-solo', 'yes');
    expect(r.toldOf('command-passed')).toHaveLength(1);
    expect(r.toldOf('type-patrols')).toEqual([]);
    expect(r.state.fight.soloTokens).toBe(4);
  });

  test('[FW-R-64] the token may be kept: then it failed', () => {
    const r = commands(['crit']).answer('pay-solo', 'no');
    expect(r.toldOf('command-failed')).toMatchObject([{ why: 'no-token' }]);
    expect(r.toldOf('type-patrols')).toHaveLength(1);
    expect(r.state.fight.soloTokens).toBe(5);
  });

  test('[FW-SOLO-4][FW-R-64] without a token it failed', () => {
    const r = commands(['crit'], 0);
    expect(r.toldOf('type-patrols')).toHaveLength(1);
  });

  const MAKES_IT_PASS: MadeUp = {
    ...{ id: 'makes-it-pass', kind: 'interrupt', on: 'command-failed', about: 'any' },
    sections: [{ effects: [{ do: 'pass-command' }] }],
  };
  /** A roll without a critical, and a card that makes it pass all the same. */
  const rescued = (soloTokens: number): Fight =>
    fight({
      step: 'command',
      marshals: [{ hand: [MAKES_IT_PASS] }],
      enemies: [ELSEWHERE],
      fight: { soloTokens },
      dice: { command: [[1]] },
    })
      .play()
      .answer('command', 'yes')
      .answer('play-when-command-failed', 'makes-it-pass');

  test('[FW-SOLO-4] a roll that passes by a card needs a token too', () => {
    const r = rescued(5).answer('pay-solo', 'yes');
    expect(r.toldOf('solo-token-spent')).toMatchObject([{ left: 4 }]);
    expect(r.types('command-passed', 'command-failed', 'type-patrols')).toEqual(['command-passed']);
    expect(r.state.fight.soloTokens).toBe(4);
  });

  test.each([
    ['for want of one', () => rescued(0), 0],
    ['if it is kept', () => rescued(5).answer('pay-solo', 'no'), 5],
  ] as const)('[FW-SOLO-4][FW-R-64] and fails %s', (_, fails, left) => {
    const r = fails();
    expect(r.toldOf('command-failed')).toMatchObject([{ why: 'no-token' }]);
    expect(r.toldOf('type-patrols')).toHaveLength(1);
    expect(r.state.fight.soloTokens).toBe(left);
  });

  test('[FW-SOLO-4] with allies no token is asked for', () => {
    const r = fight({
      step: 'command',
      marshals: [{ hand: [MAKES_IT_PASS] }, { at: [1, 0] }],
      enemies: [ELSEWHERE],
      dice: { command: [[1]] },
    }).play();
    r.answer('command', 'yes').answer('play-when-command-failed', 'makes-it-pass');
    expect(r.types('command-passed', 'solo-token-spent')).toEqual(['command-passed']);
  });

  test('[FW-R-81] a distraction on the map does not pay for it', () => {
    const r = fight({
      step: 'command',
      enemies: [ELSEWHERE],
      behaviours: { 'rebel-brawler': [always(move(0))] },
      fight: { soloTokens: 0, distractions: [5] },
      dice: { command: [['crit']] },
    }).play();
    r.answer('command', 'yes');
    expect(r.toldOf('command-failed')).toMatchObject([{ why: 'no-token' }]);
  });
});

describe('A distraction', () => {
  test('[FW-SOLO-5][FW-R-63] is put within two squares, once in a turn, and moves no token', () => {
    const r = fight({ marshals: [{ at: [1, 1] }], enemies: [ELSEWHERE], alert: 2 })
      .play()
      .answer('act', 'distract');
    expect(r.options('distract')).toContain(`square-${square([2, 3])}`);
    expect(r.options('distract')).not.toContain(`square-${square([4, 1])}`);
    r.answer('distract', [2, 3]);
    expect(r.state.fight).toMatchObject({ soloTokens: 4, distractions: [square([2, 3])], alert: 2 });
    expect(r.marshal()).toMatchObject({ row: 8, counted: 0, done: [] });
    expect(r.options('act')).not.toContain('distract');
  });

  test.each([
    [0, false],
    [1, true],
  ])('[FW-SOLO-5] needs a token: with %i %s', (soloTokens, isOffered) => {
    const r = fight({ enemies: [ELSEWHERE], fight: { soloTokens } }).play();
    expect(r.options('act').includes('distract')).toBe(isOffered);
  });

  test('[FW-SOLO-6][FW-R-62] is a character of the highest threat to enemies', () => {
    const whom = (distraction: At, target: Exclude<Target, 'same'>): number => {
      const r = fight({
        marshals: [{ at: [2, 0], isRevealed: true }],
        enemies: [{ type: 'rebel-brawler', at: [0, 0] }],
        fight: { distractions: [square(distraction)] },
      });
      return pick(r.state, r.enemy(), target)!.seat;
    };
    expect([whom([4, 0], 'threat'), whom([4, 0], 'closest'), whom([4, 0], 'furthest')]).toEqual([-1, 0, -1]);
    expect([whom([2, 2], 'closest'), whom([2, 2], 'furthest')]).toEqual([-1, -1]);
  });

  test('[FW-R-62] makes enemies act on their cards though the character is hidden', () => {
    const r = lured([[3, 0]], [move(2)]);
    expect(r.toldOf('behaviour-drawn')).toHaveLength(1);
    expect(r.enemy().square).toBe(2);
  });

  test('[FW-SOLO-7][FW-R-62] is gone when it is attacked, without an evade roll; what names it afterwards is left out', () => {
    const r = lured([[1, 0]], [bite(4, { condition: 'fire' }), bite(4, { target: 'same' })]);
    expect(r.state.fight.distractions).toEqual([]);
    expect(r.toldOf('distraction-gone')).toMatchObject([{ isAttacked: true }]);
    expect(r.types('marshal-attacked', 'marshal-evaded')).toEqual([]);
    expect(idles(r)).toEqual(['attack target-gone']);
  });

  test('[FW-R-62] once it is gone, further enemies of the card find no target, and types to come patrol', () => {
    const r = lured([[1, 0]], [bite(4)], {
      enemies: [
        { type: 'rebel-brawler', at: [0, 0] },
        { type: 'rebel-brawler', at: [0, 1] },
        { type: 'scurrier', at: [11, 0] },
      ],
    });
    r.answer('order-types', ['type-1', 'type-4']);
    expect(idles(r)).toEqual(['attack no-target']);
    expect(r.toldOf('type-patrols')).toMatchObject([{ enemyType: 'scurrier' }]);
  });

  test('[FW-R-62] is in range of a pulse as a character is', () => {
    const r = lured([[1, 0]], [pulse(2, 1)]);
    expect(r.toldOf('distraction-gone')).toMatchObject([{ isAttacked: true }]);
  });

  test('[FW-SOLO-7] goes at the end of the phase', () => {
    const r = lured([[9, 0]], [move(1)]);
    expect(r.state.fight.distractions).toEqual([]);
    expect(r.toldOf('distraction-gone')).toMatchObject([{ isAttacked: false }]);
  });

  test('[FW-R-62] is no character for the notice check', () => {
    const r = lured([[1, 0]], [bite(4)], {
      enemies: [
        { type: 'rebel-brawler', at: [0, 0] },
        { type: 'scurrier', at: [11, 0] },
      ],
      fight: { distractions: [square([1, 0]), square([10, 0])], soloTokens: 3 },
      behaviours: { 'rebel-brawler': [always(bite(4))], scurrier: [always(bite(4, { target: 'closest' }))] },
    });
    r.answer('order-types', ['type-1', 'type-4']);
    expect(r.alert).toBe(1);
  });

  test('[FW-R-92] stays if the command roll passes, and the newest ranks highest', () => {
    const r = fight({
      marshals: [{ at: [5, 5] }],
      enemies: [{ type: 'rebel-brawler', at: [11, 11] }],
      behaviours: { 'rebel-brawler': [always(move(1))] },
      dice: { command: [['crit']] },
    }).play();
    r.answer('act', 'distract').answer('distract', [5, 4]).answer('act', 'end');
    r.answer('command', 'yes').answer('pay-solo', 'yes');
    expect(r.state.fight.distractions).toEqual([square([5, 4])]);
    r.answer('act', 'distract').answer('distract', [6, 6]);
    expect(r.state.fight.distractions).toEqual([square([6, 6]), square([5, 4])]);
    r.answer('act', 'end').answer('command', 'no');
    expect(r.toldOf('target-fixed')).toMatchObject([{ seat: -1, square: square([6, 6]) }]);
    expect(r.state.fight.distractions).toEqual([]);
  });
});
