/** The measures of Forbidden West, on a few events: what counts to which figure. */
import { GAMES } from '@quarry/catalogue';
import type { Event } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Tally } from '../tally.ts';
import { type Heard, notesOf } from '../testing/given.ts';

const game = GAMES.find(one => one.id === 'forbidden-west')!;
const event = (type: string, facts: Record<string, unknown> = {}): Event => ({ type, rule: 'FW-X-1', ...facts });

const ROW = '5. The Weeping Dam';
const state = (facts: object = {}): object => ({
  dice: [1, 1, 0],
  party: { potions: 3, marshals: [{ deck: [1, 2, 3, 4] }, { deck: [5, 6] }] },
  ...facts,
});
const tallyOf = (heard: readonly Heard[]): Tally => notesOf(game, 2, heard, { winners: [], why: 'FW-X-1', facts: {} }, state());
const OF_ANY_GAME = ['won', 'decisions'];
const short = (parts: Tally['figures']): Record<string, readonly [number, number]> =>
  Object.fromEntries(Object.entries(parts).flatMap(([id, { sum, n }]) => (OF_ANY_GAME.includes(id) ? [] : [[id, [sum, n] as const]])));
const turn = (n: number): Event => event('turn-began', { seat: n % 2, turn: n });
const opened = (retry: number): Event => event('brief-opened', { brief: 'B5', retry });

describe('Encounters', () => {
  const lost: Heard[] = [
    opened(0),
    event('fight-began'),
    turn(1),
    turn(2),
    event('marshal-revealed', { seat: 1 }),
    turn(3),
    event('marshal-revealed', { seat: 0 }),
    event('marshal-fainted', { seat: 0 }),
    event('marshal-fainted', { seat: 1 }),
    event('fight-failed', { brief: 'B5', why: 'fainted' }),
  ];
  const won: Heard[] = [opened(1), event('fight-began'), turn(1), turn(2), turn(3), turn(4), turn(5), event('fight-won', { brief: 'B5' })];

  test('a first try that is lost, and a second that is won unseen', () => {
    const { figures, tables, counts } = tallyOf([...lost, ...won]);

    expect(short(figures)).toEqual({
      potions: [3, 1],
      'dice-left': [2, 1],
      'first-try': [0, 1],
      turns: [8, 2],
      faints: [2, 2],
      unseen: [1, 2],
      revealed: [2, 1],
      'deck-left': [6, 2],
      setbacks: [1, 1],
    });
    expect(short(tables.brief![ROW]!)).toEqual({
      potions: [3, 1],
      'first-try': [0, 1],
      turns: [8, 2],
      faints: [2, 2],
      unseen: [1, 2],
      revealed: [2, 1],
      'deck-left': [6, 2],
    });
    expect(counts.failure).toEqual({ [`${ROW}: no potion was left`]: 1 });
  });

  test.each([
    ['brief', 'what had to be kept was lost'],
    ['late', 'there were no turns left'],
  ])('why it was lost: %s', (why, says) => {
    expect(tallyOf([opened(0), turn(1), event('fight-failed', { brief: 'B5', why })]).counts.failure).toEqual({ [`${ROW}: ${says}`]: 1 });
  });
});

describe('Rolls', () => {
  test('command: what is declined, forbidden or out of reach is no roll; one that nobody pays a token for has passed', () => {
    const failed = (why: string): Event => event('command-failed', { seat: 0, why });
    const { figures } = tallyOf([
      event('command-passed', { seat: 0 }),
      ...['declined', 'forbidden', 'too-far', 'ally-deafened', 'no-critical', 'deafened', 'injury', 'no-token'].map(failed),
    ]);

    expect(short(figures)).toEqual({ command: [2, 5], setbacks: [0, 1] });
  });

  test('of the story: what must be rolled, and what may be left alone', () => {
    const rolled = (entry: string, element: number, isPassed: boolean): Event => event('story-rolled', { entry, element, isPassed });
    const [must, may] = [rolled('1.02', 1, true), rolled('1.08', 1, false)];

    expect(short(tallyOf([must, may, rolled('1.02', 1, false)]).figures)).toEqual({
      'story-rolls': [1, 2],
      'optional-rolls': [0, 1],
      setbacks: [0, 1],
    });
  });
});

test('targets: wider alone and for two, by chapter', () => {
  const first = (chapter: number, seats: number) => game.proof.measures!.targets!(`chapter-${chapter}`, seats)['first-try'];

  expect([first(7, 4), first(7, 2), first(13, 1)].map(one => one!.map(n => Math.round(n * 100)))).toEqual([
    [60, 65],
    [53, 72],
    [40, 65],
  ]);
});
