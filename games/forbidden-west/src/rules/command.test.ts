/** The command phase. */
import type { Odds } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import { type Fight, fight, type MadeUp, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { given } from '../testing/stage.ts';
import { hurt } from './health.ts';
import { beginTurn, endTurn, openTurn } from './turn.ts';

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

  test('[FW-CMD-2] tells how likely the roll passes, with two orange dice; not to roll has no odds', () => {
    const oddsOf = (more: Partial<MarshalOn>): (Odds | undefined)[] => {
      const { odds, options } = fight({
        step: 'command',
        marshals: [
          { is: 'ottakh', ...more },
          { is: 'drokkeh', at: [1, 0] },
        ],
        enemies: [{ type: 'rebel-brawler', at: [11, 11] }],
      })
        .play()
        .decision('command');
      return options.map(one => odds?.(one));
    };
    const [yes, no] = oddsOf({});
    expect(no).toEqual({});
    expect(yes?.['passes']?.find(one => one.value === 1)?.chance).toBeCloseTo(1 - (5 / 6) ** 2, 10);
    expect(oddsOf({ condition: 'deafened' })).toEqual([{ passes: [{ value: 0, chance: 1 }] }, {}]);
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

const onMoment = (id: string, on: string, effects: readonly Effect[]): MadeUp =>
  ({ id, kind: 'interrupt', on, about: 'any', sections: [{ effects }] }) as MadeUp;

describe('What comes of a command roll', () => {
  const rolls = (hand: readonly MadeUp[], faces: readonly (number | 'crit')[] | null, more: Partial<MarshalOn> = {}): Fight =>
    commands(
      {},
      {
        marshals: [
          { is: 'ottakh', hand, ...more },
          { is: 'drokkeh', at: [2, 0] },
        ],
        dice: faces ? { command: [faces] } : {},
      },
    );

  test('[FW-INJ-5] whoever is not to command is not asked', () => {
    const mute: MadeUp = { id: 'mute', is: { kind: 'lasting', force: [{ do: 'forbid', action: 'command' }], exit: 'discard-2' } };
    const r = rolls([mute], null);
    expect([r.asks, r.toldOf('command-failed').map(one => one.why)]).toEqual(['act', ['forbidden']]);
  });

  test('[FW-CCON-3][FW-CMD-2] the roll is told, deaf or not', () => {
    const deaf = rolls([], null, { condition: 'deafened' }).answer('command', 'yes');
    expect(deaf.toldOf('command-rolled')).toEqual([
      { type: 'command-rolled', rule: 'FW-CCON-3', seat: 0, faces: [], crits: 0, isPassed: false, isDeaf: true },
    ]);
    const heard = rolls([], [1, 'crit']).answer('command', 'yes');
    expect(heard.toldOf('command-rolled')).toEqual([
      { type: 'command-rolled', rule: 'FW-CMD-2', seat: 0, faces: [1, 'crit'], crits: 1, isPassed: true, isDeaf: false },
    ]);
  });

  test.each<[string, readonly Effect[], string]>([
    ['a critical more', [{ do: 'add-critical', n: 1 }], 'command-passed'],
    ['a pass', [{ do: 'pass-command' }], 'command-passed'],
    ['a potion', [{ do: 'potion', n: 1 }], 'command-failed'],
  ])('[FW-CMD-3] without a critical, and a card for %s', (_, effects, outcome) => {
    const r = rolls([onMoment('word', 'command-rolled', effects)], [1, 2]).answer('command', 'yes');
    r.answer('play-when-command-rolled', 'word').passAll();
    expect(r.types('command-passed', 'command-failed').slice(0, 1)).toEqual([outcome]);
  });

  test('[FW-CMD-3] a critical that a card adds makes the odds certain', () => {
    const r = rolls([onMoment('word', 'command-rolled', [{ do: 'add-critical', n: 1 }])], [1, 2], { rerolls: 1 }).answer('command', 'yes');
    r.answer('play-when-command-rolled', 'word').passAll();
    expect(r.decision('reroll').facts).toMatchObject({ for: 'command', of: 'none' });
    expect(r.decision('reroll').oddsOfSome!([])['passes']).toEqual([
      { value: 0, chance: 0 },
      { value: 1, chance: 1 },
    ]);
  });

  test('[FW-CMD-6] whoever declines has no card to play on it', () => {
    const hand = [onMoment('still', 'command-failed', [{ do: 'pass-command' }])];
    expect(
      rolls(hand, null)
        .answer('command', 'no')
        .asked.some(line => line.includes('command-failed')),
    ).toBe(false);
    expect(rolls([onMoment('yet', 'command-failed', [{ do: 'pass-command' }])], [1, 2]).answer('command', 'yes').asks).toBe(
      'play-when-command-failed',
    );
  });

  test('[FW-BRIEF-5] what the group may use is asked when a turn begins', () => {
    const stage = given('B7', 2, { tokens: ['drum'] });
    stage.run(beginTurn).run(openTurn);
    expect(stage.decision('brief-choice').facts).toMatchObject({ what: 'volley' });
  });
});

describe('The end of a turn', () => {
  const ache: MadeUp = { id: 'ache', is: { kind: 'lasting', force: [{ do: 'trap-range', n: -1 }], exit: 'end-turn-hidden' } };
  const knot: MadeUp = { id: 'knot', is: { kind: 'lasting', force: [{ do: 'trap-range', n: -1 }], exit: 'share-square' } };
  const late = onMoment('late', 'turn-end', [{ do: 'potion', n: 1 }]);
  const ends = (hand: readonly MadeUp[], mine: Partial<MarshalOn> = {}, next: Partial<MarshalOn> = {}, more: Position = {}): Fight =>
    fight({
      step: 'end-turn',
      marshals: [
        { hand, ...mine },
        { at: [5, 5], ...next },
      ],
      enemies: [{ type: 'rebel-brawler', at: [11, 11] }],
      ...more,
    }).run(endTurn);

  test.each<[string, readonly MadeUp[], Partial<MarshalOn>, Partial<MarshalOn>, string | null]>([
    ['nothing', [], {}, {}, null],
    ['an injury alone', [ache], {}, {}, 'shake-off'],
    ['an injury, seen', [ache], { isRevealed: true }, {}, null],
    ['an injury that needs an ally, far off', [knot], {}, {}, null],
    ['and beside', [knot], {}, { at: [0, 0] }, 'shake-off'],
    ['a card alone', [late], {}, {}, 'play-when-turn-end'],
    ['a card and an injury', [late, ache], {}, {}, 'order-end-of-turn'],
    ['a card and an injury that stays', [late, knot], {}, {}, 'play-when-turn-end'],
  ])('[FW-R-27] with %s', (_, hand, mine, next, asks) => {
    expect(ends(hand, mine, next).asks).toBe(asks);
  });

  test.each([
    [['injuries', 'cards'], 'shake-off', 'play-when-turn-end'],
    [['cards', 'injuries'], 'play-when-turn-end', 'shake-off'],
  ])('[FW-R-27] in the order %j', (order, first, second) => {
    const r = ends([late, ache]).only('order-end-of-turn', ['injuries', 'cards']).answer('order-end-of-turn', order);
    expect(r.asks).toBe(first);
    r.answer(first, first === 'shake-off' ? 'yes' : 'late');
    expect(r.asks).toBe(second);
    r.answer(second, second === 'shake-off' ? 'yes' : 'late');
    expect([r.open, r.marshal().hand]).toEqual([[], []]);
  });

  test.each([
    [true, ['shared-square']],
    [false, []],
  ])('[FW-ALERT-10] in the square of an enemy that is there: %j', (isIn, how) => {
    const r = ends(
      [],
      {},
      {},
      {
        enemies: [
          { type: 'rebel-brawler', at: [0, 0], isIn, hp: isIn ? 6 : 0 },
          { type: 'rebel-scout', at: [9, 9] },
        ],
      },
    );
    expect(r.toldOf('marshal-revealed').map(one => one.how)).toEqual(how);
  });
});
