/** `quarry lab`: what it prints, the same bytes for the same command, and what it says to each way of getting it wrong. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pebbles } from '@quarry/bots/testing';
import { ALL_GAMES, GAMES } from '@quarry/catalogue';
import type { AnyGame } from '@quarry/kernel';
import { isNight } from '@quarry/kernel/testing';
import type { FindingsInFull } from '@quarry/lab';
import { afterAll, describe, expect, test } from 'vitest';
import { quarry } from '../testing/world.ts';

/** What takes long, and is tried in parts elsewhere. */
const nightTest = (name: string, run: () => Promise<void>): void => {
  if (isNight) test(name, run);
};

const folder = mkdtempSync(join(tmpdir(), 'quarry-lab-'));
const file = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const root = join(import.meta.dirname, '..', '..', '..');
const ofCatalogue = { games: GAMES };
const json = async (line: string, world: Parameters<typeof quarry>[2] = {}): Promise<FindingsInFull> =>
  JSON.parse((await quarry(`${line} --json`, [], world)).out) as FindingsInFull;

describe('A run', () => {
  test('prints figures, shares and tables', async () => {
    const { status, out } = await quarry('lab pebbles --games 6 --bot random');
    expect(status).toBe(0);
    expect(out).toContain('pebbles, calm, 2 seats, random bots, 6 games');
    expect(out).toContain('Share of wins by seat');
    expect(out).toMatch(/\n {2}Decisions by kind\n {4}decision +n +passed +options\n/);
    expect(out).toMatch(/6 games in .* games\/s, \d+ decisions\/s on 1 cores/);
  });

  test('gives the same JSON bytes for the same command, with every key there is', async () => {
    const line = 'lab pebbles --games 6 --seat 0 random --swing 8 --json';
    const [one, two] = [await quarry(line), await quarry(line)];
    expect(two).toEqual(one);
    expect(Object.keys(JSON.parse(one.out) as object)).toEqual([
      'game',
      'rules',
      'content',
      'mode',
      'seats',
      'bots',
      'seed',
      'scenario',
      'picks',
      'games',
      'sections',
      'figures',
      'tables',
      'counts',
      'shares',
      'histograms',
      'shelves',
      'swing',
      'against',
    ]);
  });

  test('is the same on one core and on two', async () => {
    const line = 'lab urban-manhunt --seats 2 --games 16 --bot random --json';
    const [one, two] = [await quarry(`${line} --workers 1`, [], ofCatalogue), await quarry(`${line} --workers 2`, [], ofCatalogue)];
    expect(two).toEqual(one);
    expect(one.status).toBe(0);
  });

  test('shows progress only to a person', async () => {
    const { err } = await quarry('lab pebbles --games 3', [], { isTty: { out: false, err: true } });
    expect(err).toContain('3/3 games');
    expect((await quarry('lab pebbles --games 3')).err).toBe('');
  });

  test('writes a report', async () => {
    const { out } = await quarry(`lab pebbles --games 3 --report ${file('report.html')}`);
    expect(out).toContain(`Report: ${file('report.html')}`);
    expect(readFileSync(file('report.html'), 'utf8')).toContain('<!doctype html>');
  });
});

describe('Options', () => {
  test('--seat puts another bot into one seat', async () => {
    const { bots, shares } = await json('lab pebbles --games 4 --seats 3 --seat 1 random --seat 2 sensible');
    expect(bots).toEqual(['sensible', 'random', 'sensible']);
    expect(shares['bot']!.map(one => one.name)).toEqual(['random', 'sensible']);
    expect((await quarry('lab pebbles --games 1 --seat 1 random')).out).toContain('pebbles, calm, 2 seats, sensible, random, 1 games');
  });

  test('--scenario plays one alone, by its id or by its name; --picks random is told', async () => {
    const line = 'lab urban-manhunt --seats 1 --games 3 --bot random';
    const { scenario, tables } = await json(`${line} --scenario Chapel-Lots`, ofCatalogue);
    expect(scenario).toBe('chapel-lots');
    expect(tables[0]!.rows.filter(row => row.n > 0).map(row => [row.name, row.n])).toEqual([['Chapel Lots', 3]]);
    const { out } = await quarry(`${line} --scenario chapel-lots --picks random`, [], ofCatalogue);
    expect(out).toContain('urban-manhunt, standard, 1 seats, random bots, 3 games, only chapel-lots, random picks');
    expect(out).toMatch(/Zones, never played \(5 of 6\): Dead Mall Plaza; Container Docks; /);
  });

  test('--set changes the set-up, and says so in the place of targets', async () => {
    const line = 'lab primal --mode expedition-cinderwing --seats 2 --games 1 --bot random --set level=3 --set hunters=thoreg,mirah';
    const { set, figures, tables } = await json(line, ofCatalogue);
    expect(set).toEqual({ level: 3, hunters: ['thoreg', 'mirah'] });
    expect(figures.filter(one => one.target !== null)).toEqual([]);
    expect(
      tables
        .find(one => one.id === 'level')!
        .rows.filter(row => row.n > 0)
        .map(row => row.name),
    ).toEqual(['level 3']);
    const { out } = await quarry(line, [], ofCatalogue);
    expect(out).toContain('primal, expedition-cinderwing, 2 seats, random bots, 1 games, level 3, hunters thoreg,mirah');
  });

  test('--modes plays one after the other, a row for each', async () => {
    const { out, status } = await quarry('lab urban-manhunt --modes short,long --seats 1 --games 2 --bot random', [], ofCatalogue);
    expect(status).toBe(0);
    expect(out).toMatch(/^ {4}mode +seats +games +Matches with a winner/);
    expect(out).toMatch(/\n {4}short +1 +2 +0 % \(0 % to 66 %\)/);
    expect(out.trimEnd().split('\n')).toHaveLength(3);
    const all = JSON.parse((await quarry('lab pebbles --modes all --games 2 --json')).out) as FindingsInFull[];
    expect(all.map(one => [one.mode, one.games])).toEqual([...new Set(pebbles.tables.map(one => one.mode))].map(mode => [mode, 2]));
  });

  test('--story plays on, chapter after chapter', async () => {
    const line = 'lab snow-lynx --seats 2 --games 2 --bot random --story';
    const { games, isStory } = await json(line, { games: ALL_GAMES });
    expect([games, isStory]).toEqual([6, true]);
    expect((await quarry(line, [], { games: ALL_GAMES })).out).toContain('random bots, 6 games, chapters of whole stories');
  });

  test('--questions tells what a person is asked, the same each time, and what of it is a chore', async () => {
    const line = 'lab primal --questions 1 --mode prologue --seats 2';
    const { out, status } = await quarry(line, [], ofCatalogue);
    expect(status).toBe(0);
    expect(out).toMatch(
      /^primal: \d+ questions for the first seat of each of 1 matches\n {4}question +asked +options +all the same +ties +payments +idle +tried +all alike +nearly\n {4}all of them /,
    );
    expect(await quarry(line, [], ofCatalogue)).toEqual({ status, out, err: '' });
    const { all, kinds } = JSON.parse((await quarry(`${line} --json`, [], ofCatalogue)).out) as {
      all: Record<string, number>;
      kinds: Record<string, Record<string, number>>;
    };
    expect(all['asked']).toBe(Object.values(kinds).reduce((sum, one) => sum + one['asked']!, 0));
    expect(all['thought']).toBeGreaterThan(1);
  });

  nightTest('--against a folder: this very version differs from itself in nothing', async () => {
    const line = `lab urban-manhunt --seats 1 --games 3 --bot random --against ${root}`;
    const { against, games } = await json(line, ofCatalogue);
    expect([against!.version, against!.games, against!.onlyHere, against!.onlyThere]).toEqual([root, games, [], []]);
    expect(against!.differences.length).toBeGreaterThan(50);
    expect(against!.differences.filter(one => one.difference !== 0 || one.isSure)).toEqual([]);
    const { out } = await quarry(line, [], ofCatalogue);
    expect(out).toMatch(/\n {2}Against .*, 3 games with the same seeds\n +here +there +difference +95 % interval/);
    expect(out).toMatch(/\n {4}Turns per match +\d\.\d\d +\d\.\d\d +0\.00 +0\.00 to 0\.00\n/);
  });

  test('--swing tells what decisions are worth', async () => {
    const { swing } = await json('lab pebbles --games 1 --swing 6');
    expect([swing!.games, swing!.worlds, swing!.decisions <= 6]).toEqual([2, 8, true]);
    const { out } = await quarry('lab pebbles --games 1 --swing 6');
    expect(out).toMatch(/What decisions are worth, in chances to win \(\d decisions of 2 games, 8 worlds each\)/);
  });
});

describe('A wrong command line', () => {
  const way = 'Name a folder with a checkout, or a branch, tag or commit of this repository.';
  mkdirSync(file('empty'));
  mkdirSync(file('other/catalogue'), { recursive: true });
  writeFileSync(file('other/package.json'), '{"workspaces":["catalogue"]}');
  writeFileSync(file('other/catalogue/package.json'), '{"name":"@quarry/catalogue","type":"module","exports":{".":"./index.ts"}}');
  writeFileSync(
    file('other/catalogue/index.ts'),
    "export const gameNamed = () => ({ ok: false, refusal: { says: \"There is no game 'pebbles'; the games are ludo.\" } });\nexport const didYouMean = () => '';\n",
  );

  test.each<[string, string | RegExp]>([
    ['lab pebbles --games 0', "--games is '0', but it wants a whole number of at least 1."],
    ['lab pebbles --seat 5 random', "--seat names seat '5', but the seats of this table are 0 to 1."],
    ['lab pebbles --seat 0 human', "--seat 0 is to be played by 'human'; write --seat 0 random|easy|sensible|thinking."],
    [
      'lab pebbles --seat 0 radnom',
      "--seat 0 is to be played by 'radnom' (did you mean 'random'?); write --seat 0 random|easy|sensible|thinking.",
    ],
    ['lab pebbles --set see=calm', "pebbles has no 'see' in its set-up (did you mean 'sea'?); there is seats, sea."],
    ['lab pebbles --set sea=stormy', /^The set-up is broken: setup\.sea: expected one of calm, rough, found "stormy"\./],
    ['lab pebbles --set seats=3', 'How many sit there is said by --seats, not by the set-up; leave it out.'],
    ['lab pebbles --story', 'a match of pebbles is a story of its own; leave --story out.'],
    ['lab pebbles --modes claam', /^pebbles has no mode 'claam'/],
    ['lab pebbles --modes all --swing 3', '--modes plays one mode after the other and takes no --swing; leave it out.'],
    ['lab pebbles --questions 1 --bot random', '--questions looks at matches of sensible players and takes no --bot; leave it out.'],
    ['lab pebbles --questions 1 --seats 9', /^pebbles has no such table; its modes are /],
    ['lab pebbles --scenario calm', 'pebbles declares no scenarios; leave --scenario out.'],
    ['lab pebbles --picks random', 'pebbles declares no scenarios; leave --picks out.'],
    [
      'lab urban-manhunt --scenario chapel-lost',
      "urban-manhunt has no zone 'chapel-lost' (did you mean 'chapel-lots'?); there are dead-mall-plaza, container-docks, overpass-camp, chapel-lots, flooded-yard, studio-backlot.",
    ],
    ['lab zero-dawn --scenario moon', /^zero-dawn has no tracking card 'moon'; there are quiet-meadow, .*, hunters-call\.$/],
    ['lab zero-dawn --picks chance', "--picks is 'chance'; write --picks bot|random."],
    ['lab zero-dawn --picks rando', "--picks is 'rando' (did you mean 'random'?); write --picks bot|random."],
    ['lab pebbles --swing some', "--swing is 'some', but it wants a whole number of at least 1."],
    ['lab pebbles --swing 20000', "--swing is '20000', but at most 10000 decisions are played on; ask for fewer."],
    ['lab pebbles --against no-such-version', `'no-such-version' is no folder, and no version that git knows in ${root}. ${way}`],
    [
      `lab pebbles --against ${file('empty')}`,
      `'${file('empty')}' is a folder without this program in it, and no version that git knows in ${root}. ${way}`,
    ],
    [
      `lab pebbles --against ${file('other')}`,
      `${file('other')} cannot play this: There is no game 'pebbles'; the games are ludo. Compare with another version.`,
    ],
    ['lab pebbles --soak 10 --bot clever', "There is no bot 'clever'; the bots are random, easy, sensible, thinking."],
    ['lab pebbles --soak 10 --against main', '--soak plays the same bots at every table and takes no --against; leave it out.'],
    ['lab pebbles --soak 10 --seat 0 random', '--soak plays the same bots at every table and takes no --seat; leave it out.'],
  ])('%s: status 2', async (line, says) => {
    const { status, out, err } = await quarry(line, [], { games: [pebbles as AnyGame, ...GAMES] });
    expect([status, out]).toEqual([2, '']);
    if (typeof says === 'string') expect(err).toBe(`${says}\n`);
    else expect(err.trimEnd()).toMatch(says);
  });
});

describe('A soak', () => {
  test('nothing found is status 0, a fault is status 1', async () => {
    const { status, out } = await quarry('lab pebbles --soak 2_000');
    expect(status).toBe(0);
    expect(out).toMatch(
      /^pebbles: \d+ random decisions in \d+ games at 5 tables, the longest of \d+, \d+ states checked, .* s: nothing found\n$/,
    );
    const faulty = { ...pebbles, rules: { ...pebbles.rules, faults: () => ['everything is wet'] } } as AnyGame;
    const found = await quarry('lab pebbles --soak 100 --json', [], { games: [faulty] });
    expect(found.status).toBe(1);
    expect(found.err).toContain('pebbles, calm, 1 seats, seed lab-0: everything is wet');
    expect(JSON.parse(found.out).decisions).toBeGreaterThanOrEqual(100);
  });

  test('gives the same JSON bytes for the same command', async () => {
    const line = 'lab pebbles --soak 500 --json';
    expect(await quarry(line)).toEqual(await quarry(line));
  });
});
