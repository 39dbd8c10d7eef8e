/** The announcer: enough lines for every moment, in the show's voice, none of them twice in a row. */
import { beforeAll, describe, expect, test } from 'vitest';
import { SHOW, type ShowMomentName } from '../content/announcer.ts';
import type { Told, UrbanEvent } from '../events.ts';
import type { View } from '../state.ts';
import { THUG } from '../testing/fixtures.ts';
import { listenToMany } from '../testing/listening.ts';
import { given } from '../testing/rehearsal.ts';
import { type Announced, announce, cueOf } from './announcer.ts';

const MOMENTS = Object.keys(SHOW) as ShowMomentName[];
const linesOf = (moment: ShowMomentName): readonly string[] => SHOW[moment].lines;
const slotsIn = (line: string): string[] => (line.match(/\{\w+\}/g) ?? []).map(slot => slot.slice(1, -1));

/** Kite and Rerun before a Thug. */
const POSITION: View = given({
  hunters: [
    { slate: 8, at: [20, 20] },
    { slate: 13, at: [40, 40] },
  ],
  crims: [{ card: THUG, at: [30, 20] }],
}).state;

const DOWN = { type: 'hunter-incapacitated', seat: 0 } as Told<'hunter-incapacitated'>;
const over = (winners: readonly number[]): Told<'match-over'> =>
  ({ type: 'match-over', winners, points: [31, 31], ranks: [1, 1] }) as unknown as Told<'match-over'>;

describe('Lines', () => {
  test('each moment has four to six, all of them different, and no line is that of another moment', () => {
    const all = MOMENTS.flatMap(linesOf);

    for (const moment of MOMENTS) expect(linesOf(moment).length, moment).toSatisfy((n: number) => n >= 4 && n <= 6);
    expect(new Set(all).size).toBe(all.length);
  });

  test('whoever misses may stand in the open, and have struck with a fist: no wall and no bullet is told of', () => {
    expect(linesOf('miss').join(' ')).not.toMatch(/wall|cover|hole|bullet|barrel/i);
  });

  test('a line names what its moment knows, and every such thing is named by one of them', () => {
    for (const moment of MOMENTS) {
      const named = new Set(linesOf(moment).flatMap(slotsIn));
      expect([...named].sort(), moment).toEqual([...SHOW[moment].slots].sort());
    }
  });

  test('they are short, whole sentences without shouting, and those of a loss are plain', () => {
    for (const line of MOMENTS.flatMap(linesOf)) {
      expect(line.length, line).toBeLessThanOrEqual(64);
      expect(line, line).toMatch(/^[A-Z{].*[.?]$/);
      expect(line, line).not.toMatch(/!|\b(?:oops|loser|stupid|pathetic|fail(?:ed|ure)?)\b/i);
    }
    for (const moment of ['lose', 'off-air'] as const)
      for (const line of linesOf(moment)) expect(line, line).not.toMatch(/\b(?:sponsor|crowd|laugh|applause|only|just)/i);
  });
});

describe('Announcing', () => {
  test('the same event under the same seed is the same line, and the seed decides among all of them', () => {
    const said = (seed: string): Announced => announce(DOWN, POSITION, seed, null)!;

    expect(said('match, line 7')).toEqual(said('match, line 7'));
    expect(said('match, line 7').says).toContain('Kite');
    const heard = new Set(Array.from({ length: 200 }, (_, at) => said(`${at}`).line));
    expect(heard.size).toBe(SHOW['off-air'].lines.length);
  });

  test('what was said last is not said again, whatever the seed', () => {
    for (let at = 0; at < 200; at++) {
      const before = announce(DOWN, POSITION, `${at}`, null)!;
      expect(announce(DOWN, POSITION, `${at}`, before)!.line).not.toBe(before.line);
    }
  });

  test('[UM-END-6] [UM-END-7] [UM-END-8] the end names the winner, those who share it, or the points of whoever missed the target', () => {
    expect(cueOf(over([1]), POSITION)).toEqual({ moment: 'win', facts: { hunter: 'Rerun', n: 31 } });
    expect(cueOf(over([0, 1]), POSITION)).toEqual({ moment: 'shared-win', facts: { n: 31 } });
    expect(cueOf(over([]), POSITION)).toEqual({ moment: 'lose', facts: { n: 31 } });
  });

  test('[UM-END-3] the last Control Card is announced as such, and not again in overtime', () => {
    const flipped = { type: 'control-flipped', card: POSITION.control } as Told<'control-flipped'>;
    const at = (controlPile: number, overtime: number): string | undefined =>
      cueOf(flipped, { ...POSITION, controlPile, overtime } as View)?.moment;

    expect([at(1, 0), at(0, 0), at(0, 1)]).toEqual([undefined, 'last-turn', undefined]);
  });

  test('nobody is praised for a crim whom nobody killed, and a hit is no miss', () => {
    const gone = { type: 'crim-eliminated', crim: 1, card: THUG, by: -1 } as Told<'crim-eliminated'>;
    const shot = (hasSucceeded: boolean, check: string): UrbanEvent =>
      ({ type: 'checked', check, seat: 0, card: THUG, crim: 1, hasSucceeded }) as unknown as UrbanEvent;

    expect(cueOf(gone, POSITION)).toBeNull();
    expect(cueOf({ ...gone, by: 0 }, POSITION)!.moment).toBe('kill');
    expect([shot(false, 'shoot'), shot(true, 'shoot'), shot(false, 'defense')].map(event => cueOf(event, POSITION)?.moment)).toEqual([
      'miss',
      undefined,
      undefined,
    ]);
  });

  test('[UM-ELIM-6] the crowd is told by its successes: points that a text adds are no applause', () => {
    const style = (successes: number): UrbanEvent[] => [
      { type: 'checked', check: 'quality', seat: 0, card: -1, crim: 0, successes } as unknown as UrbanEvent,
      { type: 'points-gained', seat: 0, source: 'quality', n: 2 * successes + 1, successes } as unknown as UrbanEvent,
    ];
    const moments = (successes: number): string[] => style(successes).flatMap(event => cueOf(event, POSITION)?.moment ?? []);

    expect([moments(0), moments(1)]).toEqual([['quiet-crowd'], ['crowd']]);
  });

  describe('in matches that are played', () => {
    const heard: Announced[] = [];
    beforeAll(() => {
      let before: Announced | null = null;
      listenToMany(4, {
        asked: () => undefined,
        told: (event, view) => {
          const said = announce(event, view, `${heard.length}`, before);
          if (!said) return;
          heard.push(said);
          before = said;
        },
      });
    });

    test('every line is filled in, and none follows itself', () => {
      expect(heard.filter(({ says }) => /[{}]|undefined|NaN/.test(says))).toEqual([]);
      expect(heard.filter(({ says }) => says.length > 90)).toEqual([]);
      expect(heard.filter(({ moment, line }, at) => heard[at - 1]?.moment === moment && heard[at - 1]!.line === line)).toEqual([]);
    });

    test('the moments of a match come to pass', () => {
      const seen = new Set(heard.map(({ moment }) => moment));
      const usual: readonly ShowMomentName[] = [
        'welcome',
        'turn-opening',
        'last-turn',
        'arrival',
        'kill',
        'miss',
        'crowd',
        'quiet-crowd',
        'hit',
        'pod',
      ];
      expect(usual.filter(moment => !seen.has(moment))).toEqual([]);
    });
  });
});
