/** The lab, on a small game: the same figures however the games are cut into pieces, and a soak that finds what is planted. */
import { playMatch, random, sensible } from '@quarry/bots';
import { pebbles } from '@quarry/bots/testing';
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, type Event, overhear, recordOf, startMatch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { type Experiment, playGames } from './experiment.ts';
import { addTallies, emptyTally, findingsOf, progressBar, reportPage, workAll } from './index.ts';
import { zeroDawnMeasures } from './measures/zero-dawn.ts';
import { binned, ticksOf } from './plots.ts';
import { soakGames } from './soak.ts';
import { Notes, type Tally } from './tally.ts';

const game = pebbles as AnyGame;
const experiment: Experiment = { game, setup: { seats: 2, sea: 'calm' }, bot: random, seed: 't' };

describe('Overhearing', () => {
  test('changes nothing of a match, and hears every event with its scene', () => {
    const heard: [string, string][] = [];
    const listened = overhear(game, { hear: ({ type }, scene) => heard.push([type, scene]) });
    const [plain, other] = [startMatch(game, experiment.setup, '1'), startMatch(listened, experiment.setup, '1')];
    if (!plain.ok || !other.ok) throw new Error('refused');

    playMatch(plain.value, [random, random]);
    playMatch(other.value, [random, random]);

    expect(recordOf(other.value)).toEqual(recordOf(plain.value));
    expect(heard.map(([type]) => type)).toEqual(plain.value.events.map(one => one.event.type));
    expect(heard[0]).toEqual(['turn-began', 'turn']);
  });
});

describe('Experiments', () => {
  const whole = playGames(experiment, 0, 30);

  test('pieces add up to the whole, and two tallies add up either way round', () => {
    const [a, b] = [playGames(experiment, 0, 13), playGames(experiment, 13, 30)];
    expect(addTallies(a, b)).toEqual(whole);
    expect(addTallies(emptyTally(), a)).toEqual(a);
    expect(addTallies(b, a).rates).toEqual(whole.rates);
  });

  test('who won, how long it took and which seat won is told of any game', () => {
    const { figures, shares, histograms } = findingsOf(game, { mode: 'calm', seats: 2, bot: 'random', seed: 't' }, whole);

    expect(figures.map(one => [one.id, one.kind, one.n])).toEqual([
      ['won', 'rate', 30],
      ['decisions', 'mean', 30],
    ]);
    expect(shares['seat']!.map(one => one.name)).toEqual(['seat 0', 'seat 1']);
    expect(shares['seat']!.reduce((sum, one) => sum + one.value, 0)).toBeCloseTo(1, 5);
    expect(histograms['decisions']!.reduce((sum, [, count]) => sum + count, 0)).toBe(30);
  });

  test('sensible bots play too', () => {
    expect(playGames({ ...experiment, bot: sensible(game) }, 0, 3).games).toBe(3);
  });

  test('two threads give the same sum as one', async () => {
    const { id, tables } = GAMES[0]!;
    const work = { what: 'play' as const, game: id, setup: tables[0]!.setup as unknown, bot: 'random', seed: 'threads' };
    const [one, two] = await Promise.all([
      workAll(work, { games: 4, piece: 1, workers: 1 }),
      workAll(work, { games: 4, piece: 1, workers: 2 }),
    ]);
    expect(two).toEqual(one);
  });
});

describe('A soak', () => {
  test('of a sound game finds nothing', () => {
    const { findings, games, decisions, scenes } = soakGames(game, 's', 0, 10);
    expect(findings).toEqual([]);
    expect(games).toBe(10);
    expect(decisions).toBeGreaterThan(100);
    expect(scenes).toBeGreaterThan(100);
  });

  test('finds a fault, with table and seed', () => {
    const faulty: AnyGame = { ...game, faults: state => (state.round === 3 && state.turn === 0 ? ['the third round is haunted'] : []) };
    expect(soakGames(faulty, 's', 1, 2).findings[0]).toBe('pebbles, calm, 2 seats, seed s-1: the third round is haunted');
  });

  test('finds an exception and a game without an end', () => {
    const throwing: AnyGame = {
      ...game,
      next(state) {
        if (state.round === 2) throw new Error('the tide is out');
        return game.next(state);
      },
    };
    expect(soakGames(throwing, 's', 0, 1).findings[0]).toContain('the tide is out');
    const endless: AnyGame = { ...game, next: state => game.next({ ...state, round: 1, tide: 0 }) };
    expect(soakGames(endless, 's', 0, 1).findings).toEqual([
      "pebbles, calm, 1 seats, seed s-0: not over after 50000 answers, in scene 'tide'",
    ]);
  });
});

describe('The measures of Zero Dawn', () => {
  const event = (type: string, facts: Record<string, unknown> = {}): Event => ({ type, rule: 'ZD-X-1', ...facts });

  function tallyOf(events: readonly Event[], winners: readonly number[]): Tally {
    const notes = new Notes();
    const listener = zeroDawnMeasures.listen(2, notes);
    for (const one of events) listener.hear(one);
    listener.end({ winners, why: 'ZD-X-1', facts: {} }, 10);
    return notes.close(10, winners.length > 0);
  }

  const game = [
    event('hunter-chosen', { seat: 0, hunter: 'nora' }),
    event('hunter-chosen', { seat: 1, hunter: 'carja' }),
    event('leader-named', { seat: 1 }),
    event('encounter-began', { encounter: 1, level: 1, card: 3 }),
    event('turn-began', { seat: 1 }),
    event('turn-began', { seat: 0 }),
    event('turn-began', { seat: 1 }),
    event('hunter-fainted', { seat: 0 }),
    event('glory-gained', { seat: 1, n: 4 }),
    event('salvage-taken', { seat: 0, card: 9 }),
    event('encounter-won', { encounter: 1, level: 1 }),
    event('leader-named', { seat: 0 }),
    event('levelled-up', { seat: 0, node: 'l1-a', cards: [] }),
    event('merchants-opened', { level: 1 }),
    event('goods-bought', { seat: 0, card: 40 }),
    event('encounter-began', { encounter: 5, level: 3, card: 8 }),
    event('turn-began', { seat: 0 }),
    event('encounter-lost', { encounter: 5, level: 3 }),
  ];

  test('encounters count by level, the fifth as the final one', () => {
    const { rates } = tallyOf(game, []);
    expect(rates).toEqual({
      'encounter-won/level-1': { hits: 1, of: 1 },
      'encounter-won/final': { hits: 0, of: 1 },
      won: { hits: 0, of: 1 },
    });
  });

  test('turns, faints, glory, salvage and purchases count per hunter and encounter', () => {
    const { means } = tallyOf(game, []);
    const short = (id: string): number[] => [means[id]!.n, means[id]!.sum];
    expect(short('turns')).toEqual([4, 4]);
    expect(short('faints/level-1')).toEqual([1, 1]);
    expect(short('faints/final')).toEqual([1, 0]);
    expect(short('glory')).toEqual([4, 4]);
    expect(short('salvage')).toEqual([4, 1]);
    expect(short('purchases')).toEqual([2, 1]);
  });

  test('wins are shared among the winners; the first Leader is the first that was named', () => {
    const { shares, means, usage } = tallyOf(game, [1]);
    expect(shares['hunter']!['carja']!.won).toMatchObject({ n: 1, sum: 1 });
    expect(shares['hunter']!['nora']!.won).toMatchObject({ n: 1, sum: 0 });
    expect(means['first-leader']).toMatchObject({ n: 1, sum: 0.5 });
    expect(usage['nora / l1-a']).toEqual({ ways: { picked: 1 }, games: 1, won: 1 });
    expect(tallyOf(game, [0, 1]).means['first-leader']).toMatchObject({ sum: 0 });
  });

  test('targets depend on mode and seats', () => {
    expect(zeroDawnMeasures.targets('cooperative', 1)['won']).toEqual([0.3, 0.4]);
    expect(zeroDawnMeasures.targets('cooperative-easy', 3)['won']).toEqual([0.55, 0.65]);
    expect(zeroDawnMeasures.targets('standard', 4)['share/hunter']).toEqual([0.19, 0.31]);
  });
});

describe('The report', () => {
  const findings = findingsOf(
    { ...game, exercises: { action: ['<b>bold</b>', 'unused'] } },
    { mode: 'calm', seats: 2, bot: 'random', seed: 't' },
    { ...playGames(experiment, 0, 12), usage: { '<b>bold</b>': { ways: { played: 3 }, games: 2, won: 1 } } },
    { ...zeroDawnMeasures, game: 'pebbles' },
  );
  const page = reportPage(findings);

  test('needs nothing from outside: no address, no source, no style sheet, no font', () => {
    expect(page.match(/https?:|\/\/[a-z]|\bsrc=|<link|@import|url\(/i)).toBeNull();
    expect(page).toContain('prefers-color-scheme:dark');
  });

  test('text is escaped, every card that the game lists is there, and no number is broken', () => {
    expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(page).not.toContain('<b>bold</b>');
    expect(page).toContain('<td>unused');
    expect(page.slice(0, page.indexOf('<script>')).match(/NaN|Infinity|undefined/)).toBeNull();
  });

  test('ticks are round, and bins hold every value once', () => {
    expect(ticksOf(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(ticksOf(0, 0)).toEqual([0]);
    const bins = binned([
      [3, 2],
      [47, 1],
      [250, 4],
    ]);
    expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(7);
    expect(binned([])).toEqual([]);
  });
});

test('the progress bar says how much is done and ends its line at the end', () => {
  expect(progressBar(5, 10, 2, 'games')).toContain('5/10 games, 2.5/s, 2 s left');
  expect(progressBar(10, 10, 4, 'games').endsWith('\n')).toBe(true);
});
