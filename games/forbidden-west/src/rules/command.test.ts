/** The command phase. */
import { describe, expect, test } from 'vitest';
import { type Fight, fight, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { hurt } from './health.ts';

/** Ottakh, whose word carries two squares, is about to command. */
const commands = (next: Partial<MarshalOn>, more: Position = {}): Fight =>
  fight({
    step: 'command',
    marshals: [
      { is: 'ottakh', row: 7 },
      { is: 'drokkeh', at: [2, 0], ...next },
    ],
    enemies: [{ type: 'rebel-brawler', at: [11, 11] }],
    ...more,
  }).play();

describe('Command', () => {
  test('[FW-CMD-1] may be rolled when the next character is within range', () => {
    const r = commands({ at: [2, 2] });
    expect(r.asks).toBe('command');
    expect(r.askedSeat).toBe(0);
    expect(r.decision('command').facts).toMatchObject({ next: 1 });
  });

  test('[FW-CMD-1][FW-CMD-6] is not offered when the next character is too far away, and the enemies act', () => {
    const r = commands({ at: [3, 0] });
    expect(r.asks).toBe('act');
    expect(r.toldOf('command-failed')).toMatchObject([{ why: 'too-far' }]);
    expect(r.toldOf('types-ordered')).toHaveLength(1);
  });

  test('[FW-CMD-1][FW-R-6] is for the one who acts next, wherever the others are', () => {
    const r = fight({
      step: 'command',
      marshals: [{ is: 'ottakh' }, { is: 'drokkeh', at: [9, 9] }, { is: 'senvi', at: [1, 0] }],
      enemies: [{ type: 'rebel-brawler', at: [11, 11] }],
    }).play();
    expect(r.toldOf('command-failed')).toMatchObject([{ why: 'too-far' }]);
  });

  test('[FW-CMD-2] is rolled with the dice of the profile', () => {
    const r = fight({
      step: 'command',
      marshals: [{ is: 'ikkara' }, { is: 'drokkeh', at: [1, 0] }],
      enemies: [{ type: 'rebel-brawler', at: [11, 11] }],
      dice: { command: [[1, 2]] },
    });
    r.play().answer('command', 'yes');
    expect(r.toldOf('dice-rolled')).toMatchObject([{ for: 'command', dice: [1, 0, 1] }]);
  });

  test.each([
    [1, [2, 0, 0]],
    [2, [3, 0, 0]],
    [3, [4, 0, 0]],
  ])('[FW-CMD-2][FW-R-71] of level %i of three', (level, dice) => {
    const faces = new Array<number>(dice[0]!).fill(0);
    const r = commands({}, { state: { level }, dice: { command: [faces] } }).answer('command', 'yes');
    expect(r.toldOf('dice-rolled')).toMatchObject([{ for: 'command', dice }]);
  });

  test('[FW-CMD-6][FW-INJ-4] an injury may have lost it: no dice, once', () => {
    const r = commands(
      {},
      {
        marshals: [
          { is: 'ottakh', failsCommand: true },
          { is: 'drokkeh', at: [2, 0] },
        ],
      },
    ).answer('command', 'yes');
    expect(r.toldOf('command-failed')).toMatchObject([{ why: 'injury' }]);
    expect(r.marshal().failsCommand).toBe(false);
  });

  test('[FW-R-48][FW-CCON-3][FW-INJ-4] deafened and with a lost voice: one roll fails by both, and the next is rolled', () => {
    const r = commands(
      {},
      {
        marshals: [
          { is: 'ottakh', failsCommand: true, condition: 'deafened', isFresh: true },
          { is: 'drokkeh', at: [2, 0] },
        ],
      },
    ).answer('command', 'yes');
    expect(r.toldOf('command-failed')).toMatchObject([{ why: 'deafened' }]);
    expect(r.marshal().failsCommand).toBe(false);

    const again = commands(
      {},
      {
        marshals: [{ ...{ is: 'ottakh', condition: 'deafened', usedThisFight: ['deafened'] } }, { is: 'drokkeh', at: [2, 0] }],
        dice: { command: [[1, 'crit']] },
      },
    ).answer('command', 'yes');
    expect(again.toldOf('command-passed')).toHaveLength(1);
  });

  test('[FW-CMD-3][FW-CMD-4] any critical passes, and the enemies do not act', () => {
    const r = commands({}, { dice: { command: [[1, 'crit']] } }).answer('command', 'yes');
    expect(r.toldOf('command-passed')).toHaveLength(1);
    expect(r.types('types-ordered', 'type-patrols', 'behaviour-drawn')).toEqual([]);
    expect(r.asks).toBe('act');
    expect(r.askedSeat).toBe(1);
  });

  test('[FW-CMD-5] without a critical it fails, and the enemies act', () => {
    const r = commands({}, { dice: { command: [[1, 2]] } }).answer('command', 'yes');
    expect(r.toldOf('command-failed')).toMatchObject([{ why: 'no-critical' }]);
    expect(r.toldOf('type-patrols')).toHaveLength(1);
  });

  test('[FW-CMD-6] declined, it failed', () => {
    const r = commands({}).answer('command', 'no');
    expect(r.toldOf('command-failed')).toMatchObject([{ why: 'declined' }]);
    expect(r.toldOf('type-patrols')).toHaveLength(1);
  });

  test('[FW-ATK-7][FW-CMD-3] rolled again: the odds of a critical, which one that lies there makes certain', () => {
    const again = (faces: readonly (number | 'crit')[], ...keys: string[]): unknown => {
      const r = commands(
        {},
        {
          marshals: [
            { is: 'ottakh', rerolls: 1 },
            { is: 'drokkeh', at: [2, 0] },
          ],
          dice: { command: [faces] },
        },
      ).answer('command', 'yes');
      const decision = r.decision('reroll');
      const odds = decision.oddsOfSome!(keys.map(key => decision.options.find(one => one.key === key)!));
      return odds['passes']!.map(({ value, chance }) => [value, Math.round(chance * 6)]);
    };
    expect(again([1, 2])).toEqual([
      [0, 6],
      [1, 0],
    ]);
    expect(again([1, 2], 'die-0')).toEqual([
      [0, 5],
      [1, 1],
    ]);
    expect(again([1, 'crit'], 'die-0')).toEqual([
      [0, 0],
      [1, 6],
    ]);
  });

  test('[FW-CMD-7] moves no token', () => {
    const r = commands({}, { alert: 3, dice: { command: [[1, 'crit']] } }).answer('command', 'yes');
    expect(r.marshal().row).toBe(7);
    expect(r.alert).toBe(3);
  });

  test('[FW-R-80] the only other one may have fainted', () => {
    const r = fight({
      step: 'command',
      marshals: [{ is: 'ottakh' }, { is: 'drokkeh', at: [1, 0] }],
      enemies: [{ type: 'rebel-brawler', at: [11, 11] }],
    });
    r.run(table => hurt(table, 1, 20, 'card', 'FW-EFF-4'));
    expect(r.toldOf('marshal-fainted')).toHaveLength(1);
    r.play();
    expect(r.asks).toBe('command');
  });

  test('[FW-CHAR-5] Ikkara’s word moves the next character', () => {
    const r = fight({
      step: 'command',
      marshals: [{ is: 'ikkara' }, { is: 'drokkeh', at: [1, 0] }],
      enemies: [{ type: 'rebel-brawler', at: [11, 11] }],
      dice: { command: [['crit', 2]] },
    });
    r.play().answer('command', 'yes');
    expect(r.askedSeat).toBe(1);
    expect(r.asks).toBe('free-action');
  });
});
