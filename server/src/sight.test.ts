import { type AnyGame, type AnyMatch, playOut, randomAnswer, SampledChance, type Seat, Seed, startMatch } from '@quarry/kernel';
import type { Look, Seen } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { dangersOf, intentsOf, seenBy, undoOf, whyNotOf } from './sight.ts';
import { lineFor, TableLog, type ToldLine } from './table-log.ts';
import { plainFacts } from './testing/facts.ts';
import { zeroDawn, zeroDawnAt, zeroDawnMatch } from './testing/positions.ts';
import { answerAt, Frames, sitAt, tableAt } from './testing/tables.ts';

const facts = plainFacts();

function somewhere(fits: (match: AnyMatch) => boolean): AnyMatch {
  for (let game = 0; game < 50; game++) {
    const { match, play } = zeroDawnMatch(3, `sight ${game}`);
    for (let n = 1; n < 300 && !match.outcome; n++) {
      play(n);
      if (!match.outcome && fits(match)) return match;
    }
  }
  throw new Error('there is no such position');
}

test('a seat sees its own decision with its own counter, others see only whom to wait for', () => {
  const match = somewhere(one => !('window' in one.waiting) && one.open.length === 1 && one.n > 20);
  const { seat, kind } = match.open[0]!;

  const asked = seenBy(match, seat, facts, false).asked!;

  expect(asked.kind).toBe(kind);
  expect(asked.n).toBe(match.answers.filter(one => one.seat === seat).length);
  expect(asked.says).toMatch(/\S/);
  expect(asked.options.every(one => one.says !== '')).toBe(true);
  for (const other of [0, 1, 2, null].filter(one => one !== seat)) {
    const seen = seenBy(match, other, facts, false);
    expect(seen.asked).toBeNull();
    expect(seen.waiting).toEqual({ seats: [seat] });
    expect(JSON.stringify(seen)).not.toContain(match.seed);
  }
});

test('of what somebody may do, what ends it is marked, and nothing else is', () => {
  const match = somewhere(one => one.open.some(({ kind }) => kind === 'take-action'));
  const { seat } = match.open[0]!;

  const { options } = seenBy(match, seat, facts, false).asked!;

  expect(options.filter(one => one.isEnd).map(({ verb, asksFirst }) => [verb, asksFirst])).toEqual([
    ['end-activation', '2 actions left. End anyway?'],
  ]);
  expect(options.length).toBeGreaterThan(1);
});

test('a reaction window is marked as one; others learn its name but not whom it asks', () => {
  const match = somewhere(one => 'window' in one.waiting);
  const { seat, kind } = match.open[0]!;

  expect(seenBy(match, seat, facts, false).asked).toMatchObject({ kind, isWindow: true });
  expect(seenBy(match, null, facts, false).waiting).toEqual({ window: kind });
  const isTimed = (isEven: boolean) => seenBy(match, seat, { ...facts, isEven }, false).asked!.isTimed;
  expect([isTimed(true), isTimed(false)]).toEqual([true, undefined]);
});

test('while a window is open nobody can take back alone', () => {
  const match = somewhere(one => 'window' in one.waiting && one.canUndo(one.answers.at(-1)!.seat).ok);
  const { seat } = match.answers.at(-1)!;

  expect(undoOf(match, seat, facts)).toMatchObject({ how: 'vote' });
});

test('what the table answered for somebody is not their own to take back', () => {
  const match = somewhere(one => !('window' in one.waiting) && one.canUndo(one.answers.at(-1)!.seat).ok);
  const { seat, n } = match.answers.at(-1)!;

  expect(undoOf(match, seat, facts).how).toBe('alone');
  expect(undoOf(match, seat, { ...facts, isAuto: one => one === n }).how).not.toBe('alone');
  expect(undoOf(match, null, facts).how).toBe('none');
});

test('the table is drawn and told in words only for those who ask', () => {
  const match = somewhere(one => one.n > 30);

  expect(seenBy(match, 0, facts, false)).toMatchObject({ sketch: null, describes: null });
  expect(seenBy(match, 0, facts, true)).toMatchObject({
    sketch: { kind: 'squares' },
    describes: zeroDawn.shows!.describe!(match.view(0), 0),
  });
});

test('reasons are sentences with their clause', () => {
  const match = somewhere(one => (one.open[0]!.not?.().length ?? 0) > 0);

  const reasons = whyNotOf(match, match.open[0]!.seat);

  expect(reasons.length).toBeGreaterThan(0);
  for (const { what, why, says } of reasons) {
    expect([what, why, says]).toEqual([expect.stringMatching(/^\S/), expect.stringMatching(/^[A-Z]+-/), expect.stringMatching(/\S/)]);
  }
});

test('the end is shown with the seed, and not before', () => {
  const { match, play } = zeroDawnMatch(2, 'the end');
  expect(seenBy(match, 0, facts, false).ended).toBeNull();

  play(Number.POSITIVE_INFINITY);

  expect(seenBy(match, null, facts, false)).toMatchObject({ status: 'over', ended: { seed: match.seed }, asked: null });
});

const line = (says: string): ToldLine => ({ rule: 'R', type: 't', says, under: '', event: {} });

test('a line tells its secret to those whom it is for', () => {
  const told: ToldLine = {
    ...line('Somebody draws 2 cards.'),
    secret: { to: [1], says: 'Somebody draws an arrow.', event: { cards: [4] } },
  };
  const read = (seat: Seat | null): string => JSON.stringify(lineFor(told, seat));

  expect(read(1)).toContain('arrow');
  for (const seat of [0, 2, null]) {
    expect(read(seat)).toContain('draws 2 cards');
    expect(read(seat)).not.toMatch(/arrow|secret|4/);
  }
});

test('dice of a secret are seen by those whom it is for, and nobody sees them among the open ones', () => {
  const thrown = (face: number) => ({ dice: [{ face, colour: 'white', name: 'die' }] as const });
  const told: ToldLine = { ...line('Dice fall.'), dice: thrown(1), secret: { to: [1], says: 'Dice fall.', event: {}, dice: thrown(6) } };
  expect([0, 1, null].map(seat => lineFor(told, seat).dice?.dice[0]?.face)).toEqual([1, 6, 1]);
  const { dice: _, ...silent } = told.secret!;
  expect(lineFor({ ...told, secret: silent }, 1).dice).toBeUndefined();
});

test('a seat that is spoken to reads its own words, others and spectators read names', () => {
  const sentence: AnyGame['words']['sentence'] = ({ seat }, _view, reader) => (seat === reader ? 'You act.' : `Seat ${String(seat)} acts.`);
  const game = { ...zeroDawn, words: { ...zeroDawn.words, sentence } } as AnyGame;
  const log = new TableLog(game);
  const { setup } = zeroDawn.tables[0]!;
  const started = log.listen(() => startMatch(log.game, setup, 'voice'));
  const match = (started as { value: AnyMatch }).value;
  const chance = new SampledChance<'bot'>(new Seed('voice'));
  log.listen(() => playOut(match, decision => randomAnswer(decision, chance), 20));

  const told = log.take(match.n).find(one => one.event['seat'] === 1 && one.says !== '')!;

  expect(told).toMatchObject({ says: 'Seat 1 acts.', yours: { 1: 'You act.' } });
  expect(lineFor(told, 1)).toMatchObject({ says: 'Seat 1 acts.', yours: 'You act.' });
  for (const seat of [0, null]) expect(lineFor(told, seat)).not.toHaveProperty('yours');
});

test('only what is played is told: not what is imagined, forked or taken back', () => {
  const log = new TableLog(zeroDawn);
  const { setup } = zeroDawn.tables[0]!;
  const started = log.listen(() => startMatch(log.game, setup, 'tale'));
  const match = (started as { value: AnyMatch }).value;
  const chance = new SampledChance<'bot'>(new Seed('tale'));
  log.listen(() => playOut(match, decision => randomAnswer(decision, chance), 40));
  log.take(match.n);
  const { length } = log;
  expect(length).toBe(match.events.length);

  match.fork();
  match.imagine(0, 'x');
  match.wouldReveal(match.open[0]!.seat, match.open[0]!.options[0]!.key);
  match.backTo(30);

  expect(log.take(match.n)).toEqual([]);
  expect(log.length).toBe(length);
});

test('a long log keeps its last lines, and counts all of them', () => {
  const log = new TableLog(zeroDawn);
  log.recall([{ n: 3, lines: Array.from({ length: 1000 }, (_, i) => line(`${i}`)) }]);

  expect(log.from(log.first).map(one => one.line.says)).toEqual(Array.from({ length: 200 }, (_, i) => `${800 + i}`));
  expect(log.backTo(3)).toBe(true);
  expect(log.backTo(2)).toBe(true);
  expect(log.length).toBe(0);
});

test('what the plain screen draws from is worked out once for each seat and position, however often somebody comes and goes', () => {
  const match = zeroDawnAt(2, 'plain words', 10)!;
  let described = 0;
  const game: AnyGame = {
    ...match.game,
    shows: {
      ...match.game.shows,
      describe: (view, seat) => {
        described += 1;
        return match.game.shows!.describe!(view, seat);
      },
    },
  };
  const table = tableAt({ game, setup: match.setup, seed: match.seed, moment: match.checkpoint });
  const look = (seat: Seat | null): unknown => {
    const frames = new Frames();
    table.leave(sitAt(table, seat, frames, true));
    return JSON.parse(frames.texts[0]!).seen.describes;
  };

  const before = [look(0), look(1), look(null)];
  for (let i = 0; i < 5; i++) expect([look(0), look(1), look(null)]).toEqual(before);
  expect(described).toBe(3);

  const frames = [new Frames(), new Frames()];
  const chairs = frames.map((one, seat) => sitAt(table, seat, one));
  const seen = frames.map(one => (JSON.parse(one.texts[0]!) as { seen: Seen }).seen);
  const seat = seen.findIndex(one => one.asked !== null);
  const { n, kind, options } = seen[seat]!.asked!;
  expect(answerAt(table, chairs[seat]!, { seat, n, kind, key: options[0]!.key })).toBe('ok');
  look(null);
  expect(described).toBe(4);
});

test('[K-168] what enemies are about to do is told by the piece, to each in its own words', () => {
  const match = somewhere(one => zeroDawn.shows!.intends!(one.view(0), 0).length > 0);
  const of = (seat: number) =>
    Object.fromEntries(
      zeroDawn.shows!.intends!(match.view(seat), seat).map(({ about, says, why }) => [`enemy ${about.id}`, { says, why }]),
    );

  for (const seat of [0, 1]) expect(intentsOf(match, { seat })).toEqual(of(seat));
  const calm = somewhere(one => one.n > 0 && zeroDawn.shows!.intends!(one.view(0), 0).length === 0);
  expect(intentsOf(calm, { seat: 0 })).toEqual({});
});

const dangersIn = (match: AnyMatch): Pick<Look, 'dangers'> => dangersOf(match, match.open[0]!, match.open[0]!.options);

test('a look at a way tells who waits at each place that it leads to', () => {
  const match = somewhere(one => one.open[0]!.kind === 'take-action' && Object.keys(dangersIn(one)).length > 0);
  const { dangers } = dangersIn(match);

  const { seat } = match.open[0]!;
  for (const { place, says } of dangers!)
    expect(says).toEqual(zeroDawn.shows!.dangers!(match.view(seat), seat, place).map(one => one.says));
  expect(dangers!.flatMap(one => one.says).every(one => /would|could/.test(one))).toBe(true);
});
