/** The lab, on small games: every figure of a game without dice is known; the same figures on any number of threads; a soak that finds what is planted. */
import { type Bot, playMatch, random, sensible } from '@quarry/bots';
import { pebbles } from '@quarry/bots/testing';
import { ALL_GAMES, GAMES } from '@quarry/catalogue';
import { type AnyGame, listenTo, recordOf, startMatch } from '@quarry/kernel';
import { isNight } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { compare, worthShowing } from './against.ts';
import { type Experiment, playGames } from './experiment.ts';
import { declaredBy, type Findings, findingsOf } from './figures.ts';
import { addUp, everyTableOf, progressBar, reportPage, swingOf, workAll } from './index.ts';
import { binned, ticksOf } from './report/plots.ts';
import { soakGames } from './soak.ts';
import { steered } from './steering.ts';
import { swingGames, worthIn } from './swing.ts';
import { Notepad } from './tally.ts';
import { crossroads } from './testing/crossroads.ts';
import type { Named } from './work.ts';

const game = pebbles as AnyGame;
const experiment: Experiment = {
  game,
  setup: { seats: 2, sea: 'calm' },
  bots: [random, random],
  seed: 't',
  scenario: null,
  picks: 'bot',
};

const roads = crossroads() as AnyGame;
/** Takes the road of this name, whatever else there is. */
const onto = (road: string): Bot => ({
  name: road,
  answer: (_view, { kind, options }) => (kind === 'pick-road' ? road : options.at(-1)!.key),
});
const walk = (bots: readonly Bot[], more: Partial<Experiment> = {}): Experiment => ({
  game: roads,
  setup: { seats: bots.length, home: 'left' },
  bots,
  seed: 'w',
  scenario: null,
  picks: 'bot',
  ...more,
});
const found = (one: Experiment, games: number): Findings =>
  findingsOf(
    one.game,
    { mode: 'day', bots: one.bots.map(bot => bot.name), seed: one.seed, scenario: one.scenario, picks: one.picks },
    addUp(playGames(one, 0, games)),
  );

describe('Overhearing', () => {
  test('changes nothing of a match, hears every event with its scene and every answer with its decision', () => {
    const heard: [string, string][] = [];
    const answered: [number, string, number][] = [];
    const listened = listenTo(game, {
      hear: ({ type }, scene) => heard.push([type, scene]),
      answered: ({ seat, kind, options }, pick) => answered.push([seat, kind, typeof pick === 'number' ? pick : options.length]),
    });
    const [plain, other] = [startMatch(game, experiment.setup, '1'), startMatch(listened, experiment.setup, '1')];
    if (!plain.ok || !other.ok) throw new Error('refused');

    playMatch(plain.value, [random, random]);
    playMatch(other.value, [random, random]);

    expect(recordOf(other.value)).toEqual(recordOf(plain.value));
    expect(heard.map(([type]) => type)).toEqual(plain.value.events.map(one => one.event.type));
    expect(heard[0]).toEqual(['turn-began', 'turn']);
    expect(answered.map(([seat, kind]) => [seat, kind])).toEqual(plain.value.answers.map(one => [one.seat, one.kind]));
  });
});

describe('Notes', () => {
  test('figures, rows, causes, shares and things add up over matches; a cause that a match does not have counts there as so many others', () => {
    const match = (causes: readonly string[], isWon: boolean): ReturnType<Notepad['close']> => {
      const notes = new Notepad();
      notes.rate('hit', true);
      notes.rate('hit', false);
      notes.mean('length', 6);
      notes.row('zone', 'docks').mean('turns', 4);
      for (const cause of causes) notes.count('fall', cause);
      notes.share('bot', 'sensible', 0.5, 0.25);
      notes.share('bot', 'sensible', 0, 0.25);
      notes.used('card', 'net');
      notes.used('card', 'net');
      return notes.close(12, isWon);
    };

    const total = addUp([match(['fire', 'fire', 'fall'], true), match(['rain'], false)]);

    const { figures, tables, counts, shares, usage, histograms } = total;
    expect([total.games, total.decisions]).toEqual([2, 24]);
    expect(figures['hit']).toMatchObject({ kind: 'rate', n: 4, sum: 2, matches: 2, nN: 8 });
    expect(figures['length']).toMatchObject({ kind: 'mean', n: 2, sum: 12 });
    expect(figures['won']).toMatchObject({ n: 2, sum: 1 });
    expect(tables['zone']!['docks']!['turns']).toMatchObject({ n: 2, sum: 8 });
    expect(Object.entries(counts['fall']!).map(([cause, { n, sum }]) => [cause, sum, n])).toEqual([
      ['fire', 2, 4],
      ['fall', 1, 4],
      ['rain', 1, 4],
    ]);
    expect(shares['bot']!['sensible']).toMatchObject({ won: { n: 2, sum: 1 }, fair: 1 });
    expect(usage['card']!['net']).toEqual({ times: 4, matches: 2, won: 1 });
    expect(histograms['decisions']).toEqual({ 12: 2 });
  });
});

describe('A game without dice', () => {
  const findings = found(walk([onto('left'), onto('right')]), 10);

  test('figures are known, with their targets', () => {
    expect(findings.figures.map(({ id, section, kind, value, n, verdict }) => [section, id, kind, value, n, verdict])).toEqual([
      ['Walks', 'won', 'rate', 1, 10, null],
      ['Walks', 'home', 'rate', 0.5, 20, 'below'],
      ['Matches', 'decisions', 'mean', 6, 10, null],
    ]);
  });

  test('rows that are declared are listed even if nothing was written in them', () => {
    const { columns, rows } = findings.tables.find(one => one.id === 'road')!;
    expect(columns).toEqual([
      { id: 'won', label: 'won' },
      { id: 'points', label: 'points' },
    ]);
    expect(rows.map(({ name, n, cells }) => [name, n, cells['won']?.value, cells['points']?.value])).toEqual([
      ['left', 10, 1, 10],
      ['right', 10, 0, 4],
      ['hill', 0, undefined, undefined],
    ]);
  });

  test('causes have their number, their share and how many there are in a game', () => {
    expect(findings.counts).toEqual([
      {
        id: 'lost-by',
        title: 'Lost by',
        note: '',
        times: 10,
        names: [{ name: 'took the right road', times: 10, perGame: 1, value: 1, low: expect.any(Number), high: 1, n: 10 }],
      },
    ]);
  });

  test('of any game: what was asked, how wide the choice was, how often nothing was chosen, and what was never asked', () => {
    const { rows } = findings.tables.find(one => one.id === 'decision')!;
    expect(rows.map(({ name, n, cells }) => [name, n, cells['options']!.value, cells['passed']!.value])).toEqual([
      ['pick-road', 20, 2, 0],
      ['rest', 20, 2, 1],
      ['wave', 20, 2, 0],
    ]);
    expect(findings.shelves.map(({ title, verb, never }) => [title, verb, never])).toEqual([
      ['Roads', 'taken', ['The hill road']],
      ['Kinds of decision', 'asked', ['sing']],
    ]);
    expect(findings.shelves[0]!.things[0]).toEqual({ id: 'left', name: 'The left road', times: 10, games: 10, wonWith: 1 });
  });

  test('things of the same name are told apart by their ids', () => {
    const twins = {
      ...roads,
      proof: {
        ...roads.proof,
        measures: {
          ...roads.proof.measures!,
          shelves: { road: { title: 'Roads', verb: 'taken', holds: { a: 'Lane', b: 'Lane', c: 'Path' } } },
        },
      },
    };
    const one = walk([onto('left')], { game: twins });
    expect(found(one, 1).shelves[0]!.never).toEqual(['Lane (a)', 'Lane (b)', 'Path']);
  });

  test('different bots have a share of the wins each, as seats have; the same ones have not', () => {
    expect(findings.shares['bot']!.map(({ name, value, fair, n }) => [name, value, fair, n])).toEqual([
      ['left', 1, 0.5, 10],
      ['right', 0, 0.5, 10],
    ]);
    expect(findings.shares['seat']!.map(({ name, value }) => [name, value])).toEqual([
      ['seat 0', 1],
      ['seat 1', 0],
    ]);
    const alike = found(walk([onto('left'), onto('left')]), 2);
    expect(Object.keys(alike.shares)).toEqual(['seat']);
  });

  test('a game that declares nothing tells who won, how long it took and which seat won', () => {
    const { figures, shares, histograms, counts, tables } = findingsOf(
      game,
      { mode: 'calm', bots: ['random', 'random'], seed: 't', scenario: null, picks: 'bot' },
      addUp(playGames(experiment, 0, 30)),
    );
    expect(figures.map(one => [one.id, one.kind, one.n])).toEqual([
      ['won', 'rate', 30],
      ['decisions', 'mean', 30],
    ]);
    expect(shares['seat']!.reduce((sum, one) => sum + one.value, 0)).toBeCloseTo(1, 5);
    expect(histograms['decisions']!.reduce((sum, [, count]) => sum + count, 0)).toBe(30);
    expect([counts, tables.map(one => one.id)]).toEqual([[], ['decision']]);
  });
});

describe('Steering', () => {
  test('one scenario is offered and picked by all, whatever the bots would have picked', () => {
    const { tables } = found(walk([onto('left'), onto('left')], { scenario: 'hill' }), 3);
    expect(tables[0]!.rows.map(({ name, n }) => [name, n])).toEqual([
      ['left', 0],
      ['right', 0],
      ['hill', 6],
    ]);
  });

  test('chance picks among what is offered, and nothing else', () => {
    const { tables } = found(walk([onto('left')], { picks: 'random' }), 60);
    const [left, right, hill] = tables[0]!.rows.map(row => row.n);
    expect([left! + right!, hill]).toEqual([60, 0]);
    expect(left).toBeGreaterThan(15);
    expect(right).toBeGreaterThan(15);
    expect(tables.find(one => one.id === 'decision')!.rows.find(one => one.name === 'rest')!.cells['passed']!.value).toBe(1);
  });

  test('left alone, the table is the very same one', () => {
    const table = walk([random]);
    expect(steered(table, table)).toBe(table);
  });

  test('a scenario that the set-up names is put there', () => {
    const inSetup = (setup: { home: string }, home: string): object => ({ ...setup, home });
    const own = {
      ...roads,
      proof: { ...roads.proof, measures: { ...roads.proof.measures!, scenarios: { says: 'home', names: { right: 'Right' }, inSetup } } },
    };
    expect(found(walk([onto('right')], { game: own, scenario: 'right' }), 2).figures[0]!.value).toBe(1);
  });

  test.each([
    ['zero-dawn', 'hunting-pride', 'scenario', 'Hunting Pride'],
    ['urban-manhunt', 'flooded-yard', 'zone', 'Flooded Yard'],
  ])('%s plays %s once in every match', (id, scenario, table, name) => {
    const real = GAMES.find(one => one.id === id)!;
    const { setup } = real.tables.find(one => real.seatsOf(one.setup) === 2)!;
    const tallies = playGames({ game: real, setup, bots: [random, random], seed: 'force', scenario, picks: 'bot' }, 0, 2);
    expect(tallies.map(({ tables }) => tables[table]![name]!['won']!.n)).toEqual([1, 1]);
  });
});

describe('The measures of our games', () => {
  test.each(ALL_GAMES.map(one => one.id))('of %s declare everything that they note', id => {
    const real = ALL_GAMES.find(one => one.id === id)!;
    const tallies = [2, 3].flatMap(seats => {
      const { setup } = real.tables.find(one => real.seatsOf(one.setup) === seats)!;
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? sensible(real) : random));
      return playGames({ game: real, setup, bots, seed: 'all', scenario: null, picks: 'random' }, 0, isNight ? 3 : 1);
    });
    const { sections, tables, counts, shelves } = declaredBy(real);

    const { figures, tables: rows, counts: causes, usage } = addUp(tallies);
    const declared = Object.assign({}, ...sections.map(one => one.figures)) as object;
    const strange = [
      ...Object.keys(figures).filter(figure => !(figure in declared)),
      ...Object.entries(rows).flatMap(([table, names]) =>
        Object.values(names).flatMap(cells => Object.keys(cells).filter(column => !(column in (tables[table]?.columns ?? {})))),
      ),
      ...Object.entries(rows).flatMap(([table, names]) => Object.keys(names).filter(name => tables[table]?.rows?.includes(name) === false)),
      ...Object.keys(causes).filter(group => !(group in counts)),
      ...Object.entries(usage).flatMap(([shelf, things]) => Object.keys(things).filter(thing => !(thing in (shelves[shelf]?.holds ?? {})))),
    ];
    expect(strange).toEqual([]);
  });
});

describe('Threads', () => {
  const named: Named = {
    game: GAMES[0]!.id,
    mode: GAMES[0]!.tables[0]!.mode,
    bots: ['random', 'sensible'],
    seed: 'threads',
    scenario: null,
    picks: 'random',
  };

  // By day the command shows it (cli/src/commands/lab.test.ts).
  if (isNight)
    test('two give the same matches as one', async () => {
      const [one, two] = await Promise.all([
        workAll({ what: 'play', ...named }, { games: 4, piece: 1, workers: 1 }),
        workAll({ what: 'play', ...named }, { games: 4, piece: 1, workers: 2 }),
      ]);
      expect(two).toEqual(one);
      expect(one.flat()).toHaveLength(4);
    });

  test('two find the same swings as one', async () => {
    const work = { what: 'swing' as const, decisions: 14, ...named, game: 'crossroads', mode: 'day', bots: ['sensible', 'sensible'] };
    const [one, two] = await Promise.all([
      workAll(work, { games: 4, piece: 1, own: [roads] }),
      workAll(work, { games: 4, piece: 4, own: [roads] }),
    ]);
    expect(two.flat()).toEqual(one.flat());
  });
});

describe('Swing', () => {
  test('what chance alone would show is the mean over all ways to set the signs', () => {
    expect(worthIn([1, 1, 1, 1, 1, 1, 1, 1])).toEqual({ gain: 1, swing: 1, noise: 0.2734375 });
    expect(worthIn([1, -1, 1, -1, 1, -1, 1, -1])).toEqual({ gain: 0, swing: 0, noise: 0.2734375 });
    expect(worthIn([0, 0])).toEqual({ gain: 0, swing: 0, noise: 0 });
    expect(worthIn([-3, 1])).toEqual({ gain: -1, swing: 1, noise: 1.5 });
  });

  test('a decision that decides is worth everything, one that changes nothing is worth nothing', () => {
    const bots = [onto('left')];
    const { kinds, decisions, games, worlds, score } = swingOf(swingGames(walk(bots), 32, 0, 8), 'points');
    expect([decisions, games, worlds, score]).toEqual([24, 8, 8, 'points']);
    const [road, ...others] = kinds;
    expect(road).toMatchObject({
      kind: 'pick-road',
      perGame: 1,
      n: 8,
      win: { swing: 1, noise: 0.273438, gain: { value: 1, low: 1, high: 1, n: 8 } },
      score: { swing: 6, gain: { value: 6 } },
    });
    expect(road!.win.beyond.value).toBeCloseTo(1 - 0.2734375, 5);
    expect(others.map(({ kind, win }) => [kind, win.swing, win.noise, win.gain.value])).toEqual([
      ['rest', 0, 0, 0],
      ['wave', 0, 0, 0],
    ]);
  });

  test('a bad answer of the bot is a loss', () => {
    const { kinds } = swingOf(swingGames(walk([onto('right')]), 20, 0, 5), null);
    expect(kinds[0]).toMatchObject({ kind: 'pick-road', win: { swing: 1, gain: { value: -1 } }, score: null });
  });

  test('no more decisions than were asked for, and of too few the spread is not told', () => {
    const matches = swingGames(walk([onto('left')]), 5, 0, 2);
    expect(matches.map(one => one.decisions.length)).toEqual([3, 1]);
    expect(swingOf(matches, null).kinds.every(({ win }) => win.beyond.low === null && win.gain.high === null)).toBe(true);
  });
});

describe('Two versions', () => {
  const there = crossroads('right') as AnyGame;
  const looked = { rules: 1, content: 'right' };
  const bots = [onto('left'), onto('right')];
  const [here, other] = [
    playGames(walk(bots), 0, 4),
    playGames(walk([onto('left')], { game: there, setup: { seats: 1, home: 'right' } }), 0, 4),
  ];

  test('are compared match by match in all that both have', () => {
    const against = compare(roads, 'before', looked, here, other);

    expect([against.version, against.games, against.rules, against.content]).toEqual(['before', 4, 1, 'right']);
    const of = (id: string): unknown[] => {
      const one = against.differences.find(difference => difference.id === id)!;
      return [one.label, one.of, one.kind, one.here, one.there, one.difference, one.low, one.high, one.isSure];
    };
    expect(of('home')).toEqual(['Roads that led home', 'figure', 'rate', 0.5, 0, 0.5, 0.5, 0.5, true]);
    expect(of('decisions')).toEqual(['Decisions per match', 'figure', 'mean', 6, 3, 3, 3, 3, true]);
    expect(of('table/road/left/points')).toEqual(['left: points', 'table', 'mean', 10, 4, 6, 6, 6, true]);
    expect(against.onlyHere).toContain('table/road/right/won');
    expect(against.onlyHere).toContain('count/lost-by/took the right road');
    expect(against.onlyThere).toEqual(['count/lost-by/took the left road']);
  });

  test('the same version differs in nothing, and a reader is shown figures only', () => {
    const against = compare(roads, 'itself', looked, here, here);
    expect(against.differences.every(one => one.difference === 0 && one.low === 0 && one.high === 0 && !one.isSure)).toBe(true);
    expect([against.onlyHere, against.onlyThere]).toEqual([[], []]);
    expect(worthShowing(against).map(one => one.id)).toEqual(['won', 'home', 'decisions']);
  });

  test('what surely differs is shown, but for how wide choices are', () => {
    const shown = worthShowing(compare(roads, 'before', looked, here, other)).map(one => one.id);
    expect(shown).toContain('table/road/left/won');
    expect(shown.some(id => id.startsWith('table/decision/'))).toBe(false);
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
    const faulty: AnyGame = {
      ...game,
      rules: { ...game.rules, faults: state => (state.round === 3 && state.turn === 0 ? ['the third round is haunted'] : []) },
    };
    expect(soakGames(faulty, 's', 1, 2).findings[0]).toBe('pebbles, calm, 2 seats, seed s-1: the third round is haunted');
  });

  test('finds an exception and a game without an end', () => {
    const throwing: AnyGame = {
      ...game,
      rules: {
        ...game.rules,
        next(state) {
          if (state.round === 2) throw new Error('the tide is out');
          return game.rules.next(state);
        },
      },
    };
    expect(soakGames(throwing, 's', 0, 1).findings[0]).toContain('the tide is out');
    const endless: AnyGame = { ...game, rules: { ...game.rules, next: state => game.rules.next({ ...state, round: 1, tide: 0 }) } };
    expect(soakGames(endless, 's', 0, 1).findings).toEqual([
      "pebbles, calm, 1 seats, seed s-0: not over after 50000 answers, in scene 'tide'",
    ]);
  });
});

describe('A soak of sensible players', () => {
  const circling: AnyGame = { ...game, rules: { ...game.rules, next: state => game.rules.next({ ...state, round: 1, tide: 0 }) } };

  test('finds one that goes in a circle, by a limit of its own', () => {
    const [found] = soakGames(circling, 's', 1, 2, { bot: 'sensible', most: 300 }).findings;
    expect(found).toBe("pebbles, calm, 2 seats, seed s-1: not over after 300 answers, in scene 'tide'");
    expect(soakGames(game, 's', 1, 2, { bot: 'sensible', most: 300 }).findings).toEqual([]);
  });

  test('says how long the longest match was', () => {
    const one = soakGames(game, 's', 0, 1, { bot: 'sensible' });
    const two = soakGames(game, 's', 1, 2, { bot: 'sensible' });
    expect(one.longest).toBe(one.decisions);
    expect(soakGames(game, 's', 0, 2, { bot: 'sensible' }).longest).toBe(Math.max(one.longest, two.longest));
  });

  test('sits down to every table that a host may begin from, with every scenario that its set-up takes, each once', () => {
    const sizes = Object.fromEntries(GAMES.map(one => [one.id, everyTableOf(one as AnyGame).length]));
    expect(sizes).toEqual({ 'zero-dawn': 14, 'forbidden-west': 52, primal: 357, 'under-our-sun': 99, 'urban-manhunt': 84 });
    const missions = everyTableOf(ALL_GAMES.find(one => one.id === 'under-our-sun') as AnyGame).filter(one => one.mode === 'exodus');
    expect(missions.map(one => one.seats).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('The report', () => {
  const named = {
    ...roads,
    proof: {
      ...roads.proof,
      measures: {
        ...roads.proof.measures!,
        shelves: { road: { title: '<i>Roads</i>', verb: 'taken', holds: { left: '<b>bold</b>', moon: 'unused' } } },
      },
    },
  };
  const one = walk([onto('left'), onto('right')], { game: named });
  const swing = swingOf(swingGames(one, 24, 0, 6), 'points');
  const tallies = playGames(one, 0, 12);
  const against = compare(named, 'v<1>', { rules: 1, content: 'x' }, tallies, playGames(walk([onto('left'), onto('left')]), 0, 12));
  const page = reportPage({ ...found(one, 12), swing, against });

  test('needs nothing from outside: no address, no source, no style sheet, no font', () => {
    expect(page.match(/https?:|\/\/[a-z]|\bsrc=|<link|@import|url\(/i)).toBeNull();
    expect(page).toContain('prefers-color-scheme:dark');
  });

  test('text is escaped, everything in the box is there, and no number is broken', () => {
    expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(page).not.toMatch(/<b>bold<\/b>|<i>Roads/);
    expect(page).toContain('<td>unused');
    expect(page).toContain('Against v&lt;1&gt;');
    expect(page.slice(0, page.indexOf('<script>')).match(/NaN|Infinity|undefined/)).toBeNull();
  });

  test('has a part for each thing that was measured', () => {
    const headings = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(match => match[1]);
    expect(headings).toEqual([
      'Against v&lt;1&gt;',
      'Walks',
      'By road',
      'Decisions by kind',
      'Lost by',
      'What decisions are worth',
      'Decisions per match: how they spread',
      'Share of wins by bot',
      'Share of wins by seat',
      'Left in the box',
      'All figures',
      'Everything in the box',
    ]);
    expect(page).toContain('never taken: 1 of 3');
  });

  test('a bare run has no part for what was not asked', () => {
    const bare = reportPage({ ...found(one, 2), swing: null, against: null });
    expect(bare).not.toMatch(/<h2>(Against|What decisions)/);
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

test('sensible bots play too', () => {
  expect(playGames({ ...experiment, bots: [sensible(game), random] }, 0, 3)).toHaveLength(3);
});

test('the progress bar says how much is done and ends its line at the end', () => {
  expect(progressBar(5, 10, 2, 'games')).toContain('5/10 games, 2.5/s, 2 s left');
  expect(progressBar(10, 10, 4, 'games').endsWith('\n')).toBe(true);
});
