/** The command line: what it prints, and what it says and answers to each way of getting it wrong. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Players, sensible } from '@quarry/bots';
import { pebbles, yard } from '@quarry/bots/testing';
import { EXAMPLES, GAMES } from '@quarry/catalogue';
import { type AnyGame, done, int, open, record, recordOf, refuse, shapesOf, startMatch } from '@quarry/kernel';
import { isNight } from '@quarry/kernel/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { quarry } from './testing/world.ts';

/** What takes long, and is tried in parts elsewhere. */
const nightTest = (name: string, run: () => Promise<void>): void => {
  if (isNight) test(name, run);
};

const folder = mkdtempSync(join(tmpdir(), 'quarry-'));
const file = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

describe('quarry', () => {
  test('without arguments says what it is, how to play and which commands there are', async () => {
    const { status, out } = await quarry('');
    expect(status).toBe(0);
    for (const part of [
      'one table for rules-heavy hunt board games',
      'play pebbles --seat 0 human',
      'Pebbles, 1–3 seats',
      'play ',
      'lab ',
      'rules ',
      'replay ',
      'bench ',
    ])
      expect(out).toContain(part);
    expect(await quarry('--help')).toEqual({ status, out, err: '' });
  });

  test.each(['play', 'lab', 'rules', 'replay', 'record', 'keep', 'bench'])(
    '%s --help says how it is used, and names its --json',
    async command => {
      const { status, out, err } = await quarry(`${command} --help`);
      expect([status, err]).toEqual([0, '']);
      expect(out).toContain(`quarry ${command}`);
      expect(out).toContain('--json');
    },
  );

  test.each([
    [
      'plya pebbles',
      "There is no command 'plya' (did you mean 'play'?); the commands are serve, play, lab, lab-worker, duel, env, fit, rules, replay, analyse, record, keep, bench, admin, move-data.",
    ],
    [
      'toString',
      "There is no command 'toString'; the commands are serve, play, lab, lab-worker, duel, env, fit, rules, replay, analyse, record, keep, bench, admin, move-data.",
    ],
    ['play', "'play' wants a game: play <game>; the games are pebbles."],
    ['play pebles', "There is no game 'pebles' (did you mean 'pebbles'?); the games are pebbles."],
    ['play pebbles twice', "'play' wants one game, but 'twice' was given too; leave it out."],
    [
      'play pebbles --seets 2',
      "'play' has no option --seets (did you mean '--seats'?); its options are --seats, --mode, --bot, --seed, --seat, --export, --from, --one-chapter, --json.",
    ],
    ['play pebbles --seats 7', "pebbles in mode 'calm' is not played by 7; it has tables for 1, 2, 3."],
    ['play pebbles --seats two', "--seats is 'two', but it wants a whole number of at least 0."],
    ['play pebbles --seats', '--seats wants a value; write --seats <value>.'],
    ['play pebbles --seats --json', '--seats wants a value; write --seats <value>.'],
    ['play pebbles --seed 1 --seed 2', '--seed was given twice; give it once.'],
    ['play pebbles --json=yes', "--json takes no value, but 'yes' was given; leave it out."],
    ['play pebbles --mode ruogh', "pebbles has no mode 'ruogh' (did you mean 'rough'?); its modes are calm, rough."],
    ['play pebbles --mode rough --seats 1', "pebbles in mode 'rough' is not played by 1; it has tables for 2, 3."],
    ['play pebbles --bot clever', "There is no bot 'clever'; the bots are random, easy, sensible, thinking."],
    ['play pebbles --seat 5 human', "--seat names seat '5', but the seats of this table are 0 to 1."],
    [
      'play pebbles --seat 0 hunan',
      "--seat 0 is to be played by 'hunan' (did you mean 'human'?); write --seat 0 human|random|easy|sensible|thinking.",
    ],
    ['play --from nowhere.json', 'nowhere.json cannot be read (ENOENT); check the path.'],
    ['play pebbles --export no/such/folder.json', 'no/such/folder.json cannot be written (ENOENT); choose another path.'],
    ['rules chess', "There is no game 'chess'; the games are pebbles."],
    ['rules pebbles pebbles', "'rules' wants one game or none, but 2 were given: pebbles, pebbles."],
    ['replay', "'replay' wants one file: replay <file>; 0 were given."],
    ['replay nowhere.json', 'nowhere.json cannot be read (ENOENT); check the path.'],
    [
      'bench',
      "'bench' wants one of kernel, server, capacity, stores, strangers, screen, but nothing was named; write bench kernel, bench server, bench capacity, bench stores, bench strangers, bench screen.",
    ],
    [
      'bench kernal',
      "'bench' wants one of kernel, server, capacity, stores, strangers, screen, but 'kernal' was named (did you mean 'kernel'?); write bench kernel, bench server, bench capacity, bench stores, bench strangers, bench screen.",
    ],
    ['bench kernel --seconds none', "--seconds is 'none', but it wants a number above 0."],
    ['bench kernel --peers', '--peers is for bench server alone; leave it out.'],
    ['bench server --peers --hostile', '--peers is for bench server alone; leave it out.'],
    ['bench server --live 10', '--live is for bench capacity, not for bench server; leave it out.'],
    ['bench server --thinking 4', '--thinking is for bench capacity, not for bench server; leave it out.'],
    ['bench capacity --live 10,x', "--live is 'x', but it wants a whole number of at least 1."],
    ['bench kernel --hostile', '--hostile is for bench server, not for bench kernel; leave it out.'],
    ['bench server --hostile=yes', "--hostile takes no value, but 'yes' was given; leave it out."],
    ['bench server --hostile --tables 0', "--tables is '0', but it wants a whole number of at least 1."],
    ['bench server --hostile --seconds 0', "--seconds is '0', but it wants a number above 0."],
  ])('%s: status 2', async (line, says) => {
    const { status, err } = await quarry(line);
    expect({ status, err }).toEqual({
      status: 2,
      err: `${says}\n`,
    });
  });

  test('the real door: exit status, streams, and a game of the catalogue', () => {
    const run = (...args: string[]): { status: number | null; stdout: string; stderr: string } =>
      spawnSync(process.execPath, [join(import.meta.dirname, 'quarry.ts'), ...args], { encoding: 'utf8' });

    expect(run('paly')).toMatchObject({
      status: 2,
      stdout: '',
      stderr:
        "There is no command 'paly' (did you mean 'play'?); the commands are serve, play, lab, lab-worker, duel, env, fit, rules, replay, analyse, record, keep, bench, admin, move-data.\n",
    });
    const played = run('play', 'zero-dawn', '--bot', 'random', '--json');
    expect(played).toMatchObject({ status: 0, stderr: '' });
    expect(Object.keys(JSON.parse(played.stdout))).toEqual(['game', 'seats', 'mode', 'seed', 'commitment', 'outcome', 'answers', 'log']);
  });
});

describe('play', () => {
  test('prints the log with scenes and clauses, and the outcome', async () => {
    const { status, out, err } = await quarry('play pebbles --bot random --seed 3');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^Pebbles, 2 seats, calm, seed 3, commitment [0-9a-f]{16}…\n\nturn {14}Seat 0: turn began\. +P-1\n {18}Seat 0: pebbles drawn\. +P-2\n/,
    );
    expect(out).toMatch(/\n(Won by seat|Nobody won).*after \d+ answers\. Seed 3\.\n$/);
    expect(out).not.toContain('\u001b');
  });

  test('uses colours only where a person reads', async () => {
    const { out } = await quarry('play pebbles --bot random --seed 3', [], { isTty: { out: true, err: true } });
    expect(out).toContain('\u001b[2m');
  });

  test('the same command gives the same bytes, another seed another game', async () => {
    const line = 'play pebbles --bot random --seats 3 --mode rough --json';
    const [one, two, other] = [await quarry(line), await quarry(line), await quarry(`${line} --seed 2`)];
    expect(two).toEqual(one);
    expect(other.out).not.toBe(one.out);
    const told = JSON.parse(one.out) as { log: object[]; answers: number };
    expect(told).toMatchObject({ game: 'pebbles', seats: 3, mode: 'rough', seed: '1' });
    expect(told.log[0]).toEqual({ n: 0, scene: 'turn', type: 'turn-began', rule: 'P-1', says: 'Seat 0: turn began.' });
  });

  test('a spectator reads nothing hidden', async () => {
    const { out } = await quarry('play pebbles --bot random --json');
    expect(out).not.toContain('cards');
  });
});

describe('A person at the terminal', () => {
  test('answers by number, by key and by point, and asks for reasons, odds and help', async () => {
    const { status, out } = await quarry(`play pebbles --seats 1 --seat 0 human --seed 5 --export ${file('half.json')}`, [
      '?',
      'o',
      'h',
      '99',
      '1',
      'somewhere',
      '1 1',
      '',
      'q',
    ]);
    expect(status).toBe(0);
    expect(out).toContain('Throw pebble?  P-3\n   1  ');
    expect(out).toContain('   3  pass\n');
    expect(out).toContain('Nothing that you might look for is left out.');
    expect(out).toMatch(/1 {2}\S+: score 1\.00 on average \(0: 25 %, 1: 50 %, 2: 25 %\)/);
    expect(out).toContain('Type the number of an option;');
    expect(out).toContain("'99' is none of the options 1 to 3; h for help.");
    expect(out).toContain("'somewhere' is not a point; type two numbers, x y.");
    expect(out).toContain('Drop pebbles? (choose 0 to 1');
    expect(out).toContain('Bet?');
    expect(out).toContain(`Saved to ${file('half.json')}; go on with: quarry play --from ${file('half.json')} --seat 0 human`);
  });

  test('goes on with a saved match, to the end', async () => {
    await quarry(`play pebbles --seats 1 --seat 0 human --seed 5 --export ${file('saved.json')}`, ['1', '1 1', '', 'q']);
    const resumed = await quarry(`play --from ${file('saved.json')} --bot random`);
    expect(resumed.status).toBe(0);
    expect(resumed.out).toMatch(/Seed 5\.\n$/);
  });

  test('takes back what taught nothing, and the rest only if all agree', async () => {
    const { out } = await quarry(`play pebbles --seats 1 --seat 0 human --seed 5 --export ${file('undo.json')}`, [
      'u',
      '3',
      'u',
      '1',
      'u',
      'u!',
      'q',
    ]);
    expect(out).toContain('You have not answered anything yet, so there is nothing to take back.');
    expect(out).toContain('Taken back: throw-pebble.');
    expect(out).toContain('Type u! if all at this terminal agree.');
    expect(JSON.parse(readFileSync(file('undo.json'), 'utf8'))).toMatchObject({ answers: [] });
  });

  test('an answer that is refused is explained, and asked again', async () => {
    const { out } = await quarry(`play pebbles --seats 1 --seat 0 human --seed 5 --export ${file('refused.json')}`, ['1', '9 9', 'q']);
    expect(out).toContain('(9, 9) is off the beach, which is 2 by 2. (P-4)');
  });

  const atYard = (typed: readonly string[]) =>
    quarry(`play yard --seats 1 --seat 0 human --seed 5 --export ${file('yard.json')}`, typed, { games: [yard as AnyGame] });
  const answersAtYard = () =>
    (JSON.parse(readFileSync(file('yard.json'), 'utf8')) as { answers: { answer: unknown }[] }).answers.map(one => one.answer);

  test('a path is led to the point that was typed, shown, and answered at once', async () => {
    const { out } = await atYard(['19 19.2', 'q']);
    expect(out).toContain('Where do you run? (type x y to be led there, x y, x y for exact corners, or stay)  Y-3\n      from 16 17\n');
    expect(out).toContain('      for example stay\n');
    expect(out).toContain('Path: 19 19.2 (3.7 of 9.0 inches)');
    expect(out).toContain('Where do you plant a flag? (type x y)');
    expect(answersAtYard()).toEqual([[{ x: 19_000, y: 19_200 }]]);
  });

  test('a path is taken corner by corner as it was typed, or stays', async () => {
    await atYard(['16 21, 17.5 19.5,19 19', '19 18', 'stay', 'q']);
    expect(answersAtYard()).toEqual([
      [
        { x: 16_000, y: 21_000 },
        { x: 17_500, y: 19_500 },
        { x: 19_000, y: 19_000 },
      ],
      { x: 19_000, y: 18_000 },
      [],
    ]);
  });

  test('a path or a point that is not possible is explained with its clause, and asked again', async () => {
    const { out } = await atYard(['24 23', '16 21, 24 23', '16 17, 16 40', 'north', '1', '1 2, 3', 'stay', '16 10', 'q']);
    expect(out).toContain('The warehouse is in the way. (Y-2)');
    expect(out).toContain('That is 23.0 inches; a runner goes 9.0. (Y-3)');
    expect(out.match(/is not a path; type x y to be led there/g)).toHaveLength(3);
    expect(out).toContain('That is 7.0 inches away; a flag goes within 3. (Y-4)');
    expect(answersAtYard()).toEqual([[]]);
  });

  test('plays Urban Manhunt: the table in words, a place and a path typed in inches, reasons, odds and undo', async () => {
    const { status, out } = await quarry(
      `play urban-manhunt --seats 1 --seat 0 human --seed abc --export ${file('hunt.json')}`,
      ['kite', 'sw', '0.2 0.2', '2 2', '?', 'o', 'focus', 'u', 'move', 'u', '2', '10 40', '4 4', 't', 'q'],
      { games: GAMES },
    );

    expect(status).toBe(0);
    expect(out).toContain('Kite, an acrobat of the rooftops\n  Athletics 6, ');
    expect(out).toContain('The base would not lie wholly on the table. (UM-GEO-8)');
    expect(out).toMatch(/\nKite \(you\)\n {2}0 points, 0 of \d wounds, 0 Momentum/);
    expect(out).toMatch(/ {2}Fight: You are engaged with no crim\. \(UM-FGT-1: /);
    expect(out).toMatch(/ {3}1 {2}Move: inches 6\.90 on average \(4: 3 %, 5: 11 %, /);
    expect(out).toContain('Taken back: act.');
    expect(out).toContain('Type u! if all at this terminal agree.');
    expect(out).toMatch(/The path is 38\.83" long, and \d" are allowed\. \(UM-MOV-6\)/);
    expect(out).toMatch(/Path: 4 4 \(2\.8 of \d\.0 inches\)/);
    expect(out.match(/The zone: /g)).toHaveLength(2); // once of itself, and once because it was asked for
  });

  test('is shown the odds of a shot', async () => {
    const hunt = GAMES.find(game => game.id === 'urban-manhunt')!;
    const started = startMatch(hunt, hunt.tables.find(one => hunt.seatsOf(one.setup) === 1)!.setup, 'shots6');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const players = new Players(match, [sensible(hunt)]);
    while (match.openFor(0)?.decision.kind !== 'choose-target') players.play(match.n + 1);
    writeFileSync(file('shot.json'), JSON.stringify(recordOf(match)));

    const { out } = await quarry(`play --from ${file('shot.json')} --seat 0 human --export ${file('shot.json')}`, ['o', 'q'], {
      games: GAMES,
    });

    expect(out).toMatch(/ {3}1 {2}.+, .+ away.*: hits 0\.\d\d on average \(0: \d+ %, 1: \d+ %\)\n {3}1 {2}.+: wounds /);
  });

  test('sees its own hand and no other, and with --json the talk goes to stderr', async () => {
    const { out, err } = await quarry(`play pebbles --seat 1 human --bot random --seed 5 --json --export ${file('json.json')}`, ['q']);
    expect(JSON.parse(out)).toMatchObject({ game: 'pebbles', outcome: null });
    expect(err).toContain('seat 1> ');
  });

  test('where the input ends the match is saved', async () => {
    const { status, out } = await quarry(`play pebbles --seat 0 human --seed 5 --export ${file('end.json')}`, []);
    expect(status).toBe(0);
    expect(out).toContain(`Saved to ${file('end.json')}`);
  });
});

describe('A story at the terminal', () => {
  const inSnow = (line: string, typed: readonly string[] = []) => quarry(line, typed, { games: EXAMPLES });
  const titles = (out: string): string[] => out.split('\n').filter(line => /^Chapter \d+: /.test(line));
  const CHAPTERS = ['Chapter 1: The Low Wood', 'Chapter 2: The Frozen Lake', 'Chapter 3: The White Fell'];

  test('bots play it chapter after chapter to its end, the same each time', async () => {
    const once = await inSnow('play snow-lynx --seed 4');

    expect(once).toMatchObject({ status: 0, err: '' });
    expect(titles(once.out)).toEqual(CHAPTERS);
    expect(once.out.match(/^(Won by|Nobody won).*Seed .*$/gm)?.map(line => line.replace(/^.*Seed /, ''))).toEqual([
      '4.',
      '4, chapter 2.',
      '4, chapter 3.',
    ]);
    expect(await inSnow('play snow-lynx --seed 4')).toEqual(once);
  });

  test('with --one-chapter one match is played', async () => {
    expect(titles((await inSnow('play snow-lynx --seed 4 --one-chapter')).out)).toEqual(CHAPTERS.slice(0, 1));
  });

  test('--json gives a line for each chapter, --export a file, and each begins as the one before says', async () => {
    const { out } = await inSnow(`play snow-lynx --seats 3 --seed 4 --json --export ${file('story.json')}`);
    const told = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as { seed: string; outcome: { carries: { netted: number } } });
    const setups = ['story.json', 'story-chapter-2.json', 'story-chapter-3.json'].map(
      name => (JSON.parse(readFileSync(file(name), 'utf8')) as { setup: { chapter: number; netted: number } }).setup,
    );

    expect(told.map(one => one.seed)).toEqual(['4', '4, chapter 2', '4, chapter 3']);
    expect(setups.map(one => one.chapter)).toEqual([1, 2, 3]);
    expect(setups.slice(1).map(one => one.netted)).toEqual(told.slice(0, 2).map(one => one.outcome.carries.netted));
    expect((await inSnow(`replay ${file('story-chapter-3.json')}`)).status).toBe(0);
  });

  test('a person goes on with Enter, or saves and comes back for the next chapter', async () => {
    const [first, last] = [file('evening.json'), file('evening-chapter-3.json')];
    const firstOptions = new Array<string>(200).fill('1');
    const hunt = await inSnow(`play snow-lynx --seats 1 --seed 4 --one-chapter --export ${first}`);
    const left = await inSnow(`play --from ${first} --seat 0 human --export ${first}`, ['q']);
    const second = await inSnow(`play --from ${first} --seat 0 human --export ${first}`, ['', ...firstOptions]);
    const third = await inSnow(`play --from ${file('evening-chapter-2.json')} --export ${first}`);

    expect(titles(hunt.out)).toEqual(CHAPTERS.slice(0, 1));
    expect(left.out).toContain(
      `\nNext is Chapter 2: The Frozen Lake.\nPress Enter to go on, or type q to save and quit> Saved to ${first}; go on with: quarry play --from ${first} --seat 0 human\n`,
    );
    expect(titles(second.out)).toEqual(CHAPTERS.slice(0, 2));
    expect(second.out).toMatch(/\nNext is Chapter 3: The White Fell\.\n(Press Enter to go on, or type q to save and quit> ){2,}Saved to /);
    expect(titles(third.out)).toEqual(CHAPTERS.slice(1));
    expect(third.out).toContain('Seed 4, chapter 3.');
    expect(JSON.parse(readFileSync(last, 'utf8'))).toMatchObject({ setup: { chapter: 3 } });
  });

  test('what a chapter hands on and the next cannot begin with is told', async () => {
    const [lynx] = EXAMPLES;
    const broken: AnyGame = {
      ...lynx,
      checkSetup: setup => (setup.chapter === 1 ? done : refuse('lost', {}, 'The map is lost; draw one.')),
    };

    expect(await quarry('play snow-lynx', [], { games: [broken] })).toMatchObject({ status: 1, err: 'The map is lost; draw one.\n' });
  });
});

describe('quarry record', () => {
  test('writes one match for each table, which replays, in the place of older records and of nothing else', async () => {
    const to = join(folder, 'records');
    mkdirSync(to);
    writeFileSync(join(to, 'gone-9.json'), '{"format":"quarry-match-1","game":"pebbles","answers":[]}');
    writeFileSync(join(to, 'notes.json'), '{}');

    const { status, out } = await quarry(`record pebbles --matches 2 --to ${to}`);

    expect(status).toBe(0);
    expect(
      out
        .split('\n')
        .slice(0, -1)
        .map(line => line.replace(/\d+ answers, (won|lost) \([\w-]+\)/, '…')),
    ).toEqual(['calm-1', 'calm-2', 'calm-3', 'rough-2', 'rough-3'].map(name => `${name}.json: …`));
    expect(readdirSync(to).sort()).toEqual([
      'calm-1.json',
      'calm-2.json',
      'calm-3.json',
      'notes.json',
      'rough-2.json',
      'rough-3.json',
      'told.json',
    ]);
    expect((await quarry(`replay ${join(to, 'rough-3.json')}`)).status).toBe(0);
  });

  test('of a table that is recorded as a story writes every chapter, without the moments that nobody goes back to', async () => {
    const to = file('hunts');

    expect((await quarry(`record snow-lynx --matches 1 --to ${to}`, [], { games: EXAMPLES })).status).toBe(0);
    expect(readdirSync(to).sort()).toEqual([
      'hunt-1.json',
      'hunt-2-chapter-2.json',
      'hunt-2-chapter-3.json',
      'hunt-2.json',
      'hunt-3.json',
      'hunt-4.json',
      'told.json',
    ]);
    expect(Object.keys(JSON.parse(readFileSync(join(to, 'told.json'), 'utf8')))).toEqual(readdirSync(to).sort().slice(0, -1));
    expect(JSON.parse(readFileSync(join(to, 'hunt-2-chapter-3.json'), 'utf8'))).not.toHaveProperty('before');
    expect((await quarry(`replay ${join(to, 'hunt-2-chapter-3.json')}`, [], { games: EXAMPLES })).status).toBe(0);
  });

  test('--json lists them, and the same is recorded each time', async () => {
    const { out } = await quarry(`record pebbles --matches 1 --json --to ${file('a')}`);
    expect(JSON.parse(out)[0]).toEqual({
      file: 'calm-1.json',
      answers: expect.any(Number),
      winners: expect.any(Array),
      why: expect.any(String),
    });
    await quarry(`record pebbles --matches 1 --to ${file('b')}`);
    expect(readFileSync(join(file('a'), 'calm-2.json'), 'utf8')).toBe(readFileSync(join(file('b'), 'calm-2.json'), 'utf8'));
  });

  test('refuses what it cannot do', async () => {
    writeFileSync(file('taken'), '');
    expect(await quarry(`record pebbles --to ${file('taken')}`)).toMatchObject({
      status: 2,
      err: expect.stringContaining('cannot be used (EEXIST)'),
    });
    expect((await quarry('record')).err).toBe("'record' wants a game: record <game>; the games are pebbles.\n");
    expect((await quarry('record pebbles --matches 0')).err).toBe("--matches is '0', but it wants a whole number of at least 1.\n");
  });
});

describe('quarry keep', () => {
  const LEFT = ['1-calm-1.json', '1-calm-2.json', '1-calm-3.json', '1-rough-2.json', '1-rough-3.json'];

  test('writes the shape of the version and a few matches of it, which can be played on', async () => {
    const to = file('kept');

    const { status, out } = await quarry(`keep pebbles --to ${to}`);

    expect([status, out]).toEqual([0, ['shapes/1.json', ...LEFT.map(name => `records/${name}`), ''].join('\n')]);
    expect([readdirSync(join(to, 'shapes')), readdirSync(join(to, 'records')).sort()]).toEqual([['1.json'], LEFT]);
    expect(JSON.parse(readFileSync(join(to, 'shapes/1.json'), 'utf8'))).toEqual(shapesOf(pebbles as AnyGame));
    expect((await quarry(`replay ${join(to, 'records/1-rough-3.json')}`)).status).toBe(0);
  });

  test('leaves what is there as it is, and writes what is missing', async () => {
    const to = file('kept-before');
    await quarry(`keep pebbles --to ${to}`);
    writeFileSync(join(to, 'records/1-calm-2.json'), 'as it was');
    rmSync(join(to, 'records/1-calm-1.json'));

    const again = await quarry(`keep pebbles --to ${to} --json`);

    expect(JSON.parse(again.out)).toEqual(['records/1-calm-1.json']);
    expect(readFileSync(join(to, 'records/1-calm-2.json'), 'utf8')).toBe('as it was');
    expect((await quarry(`keep pebbles --to ${to}`)).out).toBe('Everything that version 1 leaves is kept already.\n');
  });

  test('adds new cards to what the version stores', async () => {
    const to = file('kept-cards');
    const withCards = (...cards: string[]): { games: AnyGame[] } => ({ games: [{ ...pebbles, cards } as AnyGame] });
    await quarry(`keep pebbles --to ${to}`, [], withCards('white', 'black'));

    expect((await quarry(`keep pebbles --to ${to} --json`, [], withCards('white', 'black', 'red'))).out).toBe('["shapes/1.json"]\n');
    expect(JSON.parse(readFileSync(join(to, 'shapes/1.json'), 'utf8'))).toMatchObject({ cards: ['white', 'black', 'red'] });
    expect((await quarry(`keep pebbles --to ${to}`, [], withCards('white', 'red', 'black'))).err).toMatch(
      /^Card 1, 'black', has the number 2 now\./,
    );
  });

  test('refuses to write over what the version has stored, says what differs, and goes on with the next version', async () => {
    const to = file('kept-otherwise');
    await quarry(`keep pebbles --to ${to}`);
    const before = readFileSync(join(to, 'shapes/1.json'), 'utf8');
    const changed = { ...pebbles, setup: record(open({ pebbles: int() })) } as unknown as AnyGame;

    const refused = await quarry(`keep pebbles --to ${to}`, [], { games: [changed] });
    const next = await quarry(`keep pebbles --to ${to}`, [], { games: [{ ...pebbles, version: 2, upgrade: { 2: {} } } as AnyGame] });

    expect(refused.status).toBe(1);
    expect(refused.err).toMatch(
      /^setup\.pebbles is new\. But .*1\.json keeps what version 1 has stored\. Raise the version to 2 and write step 2 of upgrade/,
    );
    expect(readFileSync(join(to, 'shapes/1.json'), 'utf8')).toBe(before);
    expect([next.status, readdirSync(join(to, 'shapes')).sort()]).toEqual([0, ['1.json', '2.json']]);
  });

  test('refuses what it cannot do', async () => {
    writeFileSync(file('no-folder'), '');
    expect(await quarry(`keep pebbles --to ${file('no-folder')}`)).toMatchObject({
      status: 2,
      err: expect.stringContaining('cannot be used (ENOTDIR)'),
    });
    expect((await quarry('keep')).err).toBe("'keep' wants a game: keep <game>; the games are pebbles.\n");
  });
});

describe('replay', () => {
  const exported = async (): Promise<Record<string, unknown>> => {
    await quarry(`play pebbles --bot random --seed 4 --export ${file('game.json')}`);
    return JSON.parse(readFileSync(file('game.json'), 'utf8')) as Record<string, unknown>;
  };

  test('says that an export is sound', async () => {
    await exported();
    const { status, out } = await quarry(`replay ${file('game.json')}`);
    expect(status).toBe(0);
    expect(out).toMatch(
      /game\.json: pebbles, rules 1, \d+ answers replayed, every state as recorded; seed 4 fits its commitment; (won by seat|nobody won)/,
    );
    expect(JSON.parse((await quarry(`replay ${file('game.json')} --json`)).out)).toMatchObject({ ok: true, game: 'pebbles', seed: '4' });
  });

  type Answers = { answer: string[]; kind: string; hash: string }[];
  const edits: [string, string, (record: Record<string, unknown>) => unknown, RegExp][] = [
    [
      'another seed',
      'wrong-seed',
      record => ({ ...record, seed: '5' }),
      /The seed does not match the commitment published at the start: the record was edited\./,
    ],
    [
      'other rules',
      'other-rules',
      record => ({ ...record, version: 9 }),
      /was played with rules 9 and content p1; these are rules 1 and content p1\./,
    ],
    [
      'an answer left out',
      'gap',
      record => ({ ...record, answers: (record['answers'] as Answers).toSpliced(3, 1) }),
      /Answer 4 is missing or out of order/,
    ],
    [
      'answers cut off',
      'truncated',
      record => ({ ...record, answers: (record['answers'] as Answers).slice(0, 3) }),
      /the record ends with answer 3: the rest is missing\./,
    ],
    [
      'an answer that is not open',
      'no-such-option',
      record => ({
        ...record,
        answers: (record['answers'] as Answers).with(0, { ...(record['answers'] as Answers)[0]!, answer: ['moon'] }),
      }),
      /Answer 1: 'moon' is not an option of 'throw-pebble'/,
    ],
    [
      'another hash',
      'other-hash',
      record => ({
        ...record,
        answers: (record['answers'] as Answers).with(0, { ...(record['answers'] as Answers)[0]!, hash: '00000000' }),
      }),
      /After answer 1 \(throw-pebble\) the state is [0-9a-f]{8}, but the record says 00000000\./,
    ],
    [
      'a game that is not there',
      'unknown-game',
      record => ({ ...record, game: 'chess' }),
      /There is no game 'chess'; the games are pebbles\./,
    ],
    ['no record', 'not-a-record', () => ({ game: 'pebbles' }), /This is not an exported match/],
    ['nothing', 'not-a-record', () => null, /This is not an exported match/],
  ];
  test.each(edits)('%s: status 1, code %s', async (_name, code, edit, says) => {
    writeFileSync(file('edited.json'), JSON.stringify(edit(await exported())));
    const { status, out, err } = await quarry(`replay ${file('edited.json')} --json`);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, code });
    expect(err).toMatch(says);
  });

  test('a truncated file: status 1', async () => {
    await exported();
    writeFileSync(file('cut.json'), readFileSync(file('game.json'), 'utf8').slice(0, 500));
    const { status, out, err } = await quarry(`replay ${file('cut.json')}`);
    expect({ status, out, err }).toEqual({
      status: 1,
      out: '',
      err: `${file('cut.json')}: The file is not a whole export: it breaks off after 500 characters. Export the match again.\n`,
    });
    writeFileSync(file('prose.json'), 'Once upon a time');
    expect((await quarry(`replay ${file('prose.json')}`)).err).toContain('it is no JSON');
  });
});

nightTest('bench measures a game, and the same rules in boardgame.io', async () => {
  const { status, out } = await quarry('bench kernel --game pebbles --runs 1 --seconds 0.01 --json');
  expect(status).toBe(0);
  const figures = (JSON.parse(out) as Record<string, Record<string, number>>)['pebbles']!;
  expect(Object.keys(figures)).toEqual([
    'decisionsPerSecond',
    'forksPerSecond',
    'positionsPerSecond',
    'clonesPerSecond',
    'viewsPerSecond',
    'stateBytes',
    'longMatch',
    'loadMs',
    'undoMs',
    'undoAfterLoadMs',
    'boardgameIoPerSecond',
    'ratioToBoardgameIo',
    'spread',
  ]);
  for (const [name, value] of Object.entries(figures)) if (name !== 'spread') expect(value, name).toBeGreaterThan(0);
  expect((await quarry('bench kernel --runs 1 --seconds 0.01')).out).toContain('random decisions against boardgame.io');
});
