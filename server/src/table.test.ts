import {
  type Answer,
  type AnyMatch,
  answersTo,
  type Decision,
  done,
  heardBy,
  imagine,
  Match,
  randomAnswer,
  SampledChance,
  type Seat,
  Seed,
} from '@quarry/kernel';
import { isNight } from '@quarry/kernel/testing';
import { PROTOCOL, type Seen } from '@quarry/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeLog } from './log.ts';
import { NotSaved } from './store.ts';
import { zeroDawn, zeroDawnAt, zeroDawnMatch } from './testing/positions.ts';
import { type At, answerAt, Frames, keyOf, sitAt, tableAt, worldOf } from './testing/tables.ts';
import type { Thought } from './thinking.ts';

const SEATS = 3;
const at = (match: AnyMatch): At => {
  const { setup, seed, checkpoint } = match;
  return { game: zeroDawn, setup, seed, moment: { ...checkpoint, n: Math.max(1, checkpoint.n) } };
};
const matchAt = ({ game, setup, seed, moment }: At): AnyMatch => sparing(Match.from(game, setup, seed, moment) as AnyMatch);

/** A match in which, as at a table, nobody is asked what comes to the same. */
function sparing(match: AnyMatch): AnyMatch {
  const isSpared = ({ seat }: Decision): boolean => match.comesToTheSame(seat);
  for (let next = match.open.find(isSpared); next && !('window' in match.waiting); next = match.open.find(isSpared))
    match.answer(next.seat, answersTo(next)![0]!);
  return match;
}

describe('two worlds that differ only in what a seat may not see', () => {
  const EYE = 0;

  /** The same position with everything that the seat cannot see dealt anew. */
  function otherWorld(here: At): At {
    const chance = new SampledChance<'imagined'>(new Seed(`${here.seed} other`));
    return {
      ...here,
      moment: { ...here.moment, state: imagine(zeroDawn.rules.state, zeroDawn.rules.state.clone(here.moment.state), EYE, chance) },
    };
  }

  /** All that the rules let the seat know. */
  const known = (match: AnyMatch, told: number): string => {
    const open = match.openFor(EYE);
    const asked = open && { ...open.decision, options: open.decision.options.map(one => one.key), not: null, odds: null, region: null };
    const heard = match.events.slice(told).map(({ event }) => heardBy(event, EYE));
    return JSON.stringify([match.view(EYE), match.waiting, asked, open?.turn, heard, match.outcome]);
  };

  test('the seat is sent the same bytes as long as the rules tell it the same', () => {
    let frames = 0;
    let secretAnswers = 0;
    let pointed = 0;
    for (let game = 0; game < (isNight ? 6 : 1); game++) {
      const { match, play } = zeroDawnMatch(SEATS, `worlds ${game}`);
      for (let n = 4; n < 260 && !match.outcome; n += 9) {
        play(n);
        if (match.outcome) break;
        const worlds = [at(match), otherWorld(at(match))].map(one => {
          const table = tableAt(one);
          const eye = new Frames();
          const chairs = Array.from({ length: SEATS }, (_, seat) => sitAt(table, seat, seat === EYE ? eye : new Frames()));
          return { table, eye, chairs, truth: matchAt(one) };
        });
        const [one, other] = worlds as [(typeof worlds)[0], (typeof worlds)[0]];
        // That a window is open may be known: whether there is one depends on what others hold.
        for (let step = 0; step < 8 && known(one.truth, 0) === known(other.truth, 0); step++) {
          expect(other.eye.texts.join('\n') === one.eye.texts.join('\n')).toBe(true);
          frames += one.eye.texts.length;
          const [decision] = one.truth.open;
          if (decision?.choose !== 'one') break;
          // Whoever chooses points at the same thing in both.
          const about = decision.options.find(option => option.about.length > 0)?.about[0] ?? null;
          for (const { table, chairs } of worlds) {
            const { seat } = decision;
            table.point(chairs[seat]!, { type: 'point', id: 0, table: table.id, as: seat, about });
          }
          pointed += one.eye.texts.filter(text => text.includes('"type":"point"')).length;
          const told = [one.truth.events.length, other.truth.events.length];
          const given = worlds.map(({ table, chairs, truth }) => {
            const open = truth.openFor(decision.seat);
            if (open?.decision.kind !== decision.kind) return false;
            const index = (n + step) % Math.min(open.decision.options.length, decision.options.length);
            const { key } = open.decision.options[index]!;
            const request = { seat: decision.seat, n: open.turn, kind: decision.kind, key };
            expect(answerAt(table, chairs[decision.seat]!, request)).toBe('ok');
            truth.answer(decision.seat, key);
            sparing(truth);
            return true;
          });
          if (given.includes(false) || known(one.truth, told[0]!) !== known(other.truth, told[1]!)) break;
          if (decision.seat !== EYE) secretAnswers += 1;
        }
      }
    }
    expect(frames).toBeGreaterThan(200);
    expect(secretAnswers).toBeGreaterThan(20);
    expect(pointed).toBeGreaterThan(20);
  });

  test('that somebody has passed in a reaction window does not show while it is open', () => {
    let found = 0;
    for (let game = 0; game < 60 && found < 3; game++) {
      const { match, play } = zeroDawnMatch(SEATS, `window ${game}`);
      for (let n = 1; n < 400 && !match.outcome && found < 3; n++) {
        play(n);
        if (match.outcome || !('window' in match.waiting)) continue;
        const here = at(match);
        const table = tableAt(here);
        const truth = matchAt(here);
        const frames = Array.from({ length: SEATS }, () => new Frames());
        const watcher = new Frames();
        const chairs = frames.map((outlet, seat) => sitAt(table, seat, outlet));
        sitAt(table, null, watcher);
        for (const logged of match.answers.slice(here.moment.n)) {
          const open = truth.openFor(logged.seat)!;
          const [key] = logged.answer as readonly string[];
          if (open.decision.choose !== 'one') break;
          answerAt(table, chairs[logged.seat]!, { seat: logged.seat, n: open.turn, kind: logged.kind, key: key! });
          truth.answer(logged.seat, logged.answer);
        }
        const [decision] = truth.open;
        if (truth.n !== match.n || !decision?.options.some(one => one.key === 'pass')) continue;
        const others = [0, 1, 2].filter(seat => seat !== decision.seat);
        const before = others.map(seat => frames[seat]!.texts.length);
        const watched = watcher.texts.length;
        const told = truth.events.length;
        const { window } = truth.waiting as { window: string };
        const { turn } = truth.openFor(decision.seat)!;
        const seen = JSON.stringify(truth.view(null));
        truth.answer(decision.seat, 'pass');
        const isSameWindow = 'window' in truth.waiting && truth.waiting.window === window && JSON.stringify(truth.view(null)) === seen;
        if (!isSameWindow || truth.events.length > told) continue;

        answerAt(table, chairs[decision.seat]!, { seat: decision.seat, n: turn, kind: decision.kind, key: 'pass' });

        const asked = truth.open[0]!.seat;
        others.forEach((seat, i) => expect(frames[seat]!.texts.length).toBe(before[i]! + (seat === asked ? 1 : 0)));
        expect(watcher.texts.length).toBe(watched);
        found += 1;
      }
    }
    expect(found).toBe(3);
  });
});

describe('reaction windows', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A position in which a window asks somebody at the start of a scene or soon after. */
  function inWindow(accepts: (match: AnyMatch, seat: Seat) => boolean = () => true): { match: AnyMatch; seat: Seat } {
    for (let game = 0; game < 80; game++) {
      const { match, play } = zeroDawnMatch(2, `stops ${game}`);
      for (let n = 1; n < 400 && !match.outcome; n++) {
        play(n);
        if (match.outcome || !('window' in match.waiting)) continue;
        const { seat } = match.open[0]!;
        if (match.n > match.checkpoint.n && accepts(match, seat)) return { match, seat };
      }
    }
    throw new Error('no such window was found');
  }

  /** The table just before the answer that opens the window, and that answer. */
  function before(
    match: AnyMatch,
    more: Parameters<typeof tableAt>[1] = {},
  ): { table: ReturnType<typeof tableAt>; go: () => void; frames: Frames[] } {
    const here = at(match);
    const table = tableAt(here, more);
    const truth = matchAt(here);
    const frames = [new Frames(), new Frames()];
    const chairs = frames.map((outlet, seat) => sitAt(table, seat, outlet));
    const answers = match.answers.slice(here.moment.n);
    return {
      table,
      frames,
      go: () => {
        for (const { seat, kind, answer } of answers) {
          const n = truth.openFor(seat)!.turn;
          answerAt(table, chairs[seat]!, { seat, n, kind, key: (answer as readonly string[])[0]! });
          truth.answer(seat, answer);
        }
      },
    };
  }

  /** Whether a seat was ever shown a question of a kind, whole or as a change. */
  const wasAsked = (frames: Frames, kind: string): boolean =>
    [`"kind":"${kind}"`, `{"at":["asked","kind"],"now":"${kind}"}`].some(shown => frames.texts.join('').includes(shown));

  test('a seat that never wants to be asked is passed by the table', () => {
    const { match, seat } = inWindow();
    const { kind } = match.open[0]!;
    const asked = before(match);
    asked.go();
    expect(wasAsked(asked.frames[seat]!, kind)).toBe(true);
    const { n } = asked.table;

    const here = at(match);
    const table = tableAt(here);
    const seats = table.stored.seats.map((one, i) => (i === seat ? { ...one, stops: { [kind]: 'never' as const } } : one));
    const passing = before(match, { seats });
    passing.go();

    expect(passing.table.n).toBeGreaterThan(n);
    expect(wasAsked(passing.frames[seat]!, kind)).toBe(false);
  });

  const byOneKey = (match: AnyMatch): boolean =>
    match.answers.slice(match.checkpoint.n).every(given => Array.isArray(given.answer) && given.answer.length === 1);

  /** The scene's answers led to the window, and no other window was or went by before it. */
  const isFirstWindow = ({ checkpoint, windowsGoneBy, answers }: AnyMatch): boolean =>
    windowsGoneBy === 0 && answers.slice(checkpoint.n).every(given => zeroDawn.rules.windows!.every(({ kind }) => kind !== given.kind));

  test('with an even pause others are shown nothing until the window has had its time, however soon it is passed', () => {
    vi.useFakeTimers();
    const { match, seat } = inWindow(byOneKey);
    const { table, frames, go } = before(match, { evenPause: 3 });
    const others = [0, 1].filter(one => one !== seat);
    go();
    const { n } = table;
    const shown = frames.map(one => one.texts.length);
    const again = new Frames();
    const chair = sitAt(table, seat, again);
    const watcher = new Frames();
    sitAt(table, null, watcher);
    expect(again.texts).toHaveLength(1);
    expect(watcher.texts).toHaveLength(0);

    const { asked } = (JSON.parse(again.texts[0]!) as { seen: Seen }).seen;
    expect(answerAt(table, chair, { seat, n: asked!.n, kind: asked!.kind, key: 'pass' })).toBe('ok');
    expect(table.n).toBe(n + 1);
    vi.advanceTimersByTime(2900);
    for (const other of others) expect(frames[other]!.texts.length).toBe(shown[other]);

    vi.advanceTimersByTime(40_000);
    for (const other of others) expect(frames[other]!.texts.length).toBeGreaterThan(shown[other]!);
    expect(watcher.texts.length).toBeGreaterThan(0);
    table.close('over', '');
  });

  test('a seat that is silent has passed when the even pause is over', () => {
    vi.useFakeTimers();
    const { match } = inWindow(one => byOneKey(one) && isFirstWindow(one));
    const { table, go } = before(match, { evenPause: 2 });
    go();
    const { n } = table;

    vi.advanceTimersByTime(2100);

    expect(table.n).toBe(n + 1);
    table.close('over', '');
  });

  test('a window in which nobody could react takes its time, too', () => {
    vi.useFakeTimers();
    let found: { table: ReturnType<typeof tableAt>; frames: Frames[]; shown: number[] } | null = null;
    for (let game = 0; game < 40 && !found; game++) {
      const { match, play } = zeroDawnMatch(2, `gone by ${game}`);
      for (let n = 1; n < 300 && !match.outcome && !found; n++) {
        play(n);
        const isWindow = zeroDawn.rules.windows!.some(one => one.kind === match.answers.at(-1)!.kind);
        const isGoneBy = !match.outcome && match.windowsGoneBy === 1 && !('window' in match.waiting) && !isWindow;
        if (!isGoneBy || !byOneKey(match) || match.checkpoint.n === 0 || match.n !== match.checkpoint.n + 1) continue;
        const { table, frames, go } = before(match, { evenPause: 3 });
        const shown = frames.map(one => one.texts.length);
        go();
        found = { table, frames, shown };
      }
    }
    const { table, frames, shown } = found!;

    vi.advanceTimersByTime(2900);
    // Nor can anybody find out by trying.
    const past = table.shownUpTo;
    expect(past).toBeLessThan(table.n);
    for (const seat of [0, 1]) {
      const outlet = new Frames();
      const chair = sitAt(table, seat, outlet);
      expect(answerAt(table, chair, { seat, n: 999, kind: 'any', key: 'any' })).toBe('not-asked');
      expect(table.looks.whyNot(chair, { type: 'why-not', id: 1, table: table.id, as: seat, n: 999 })).toMatchObject({
        refusal: { code: 'late' },
      });
      expect(table.undo(chair)).toMatchObject({ refusal: { code: 'window-runs' } });
      expect(table.setPaused(chair, true)).toMatchObject({ refusal: { code: 'window-runs' } });
      expect(table.cover([keyOf(seat)])).toMatchObject({ isMyTurn: false, call: null, ended: null, turns: [], changedAt: 0, since: 0 });
      table.leave(chair);
      expect(outlet.texts).toEqual([]);
    }
    expect(frames.map(one => one.texts.length)).toEqual(shown);
    vi.advanceTimersByTime(200);
    expect(frames.some((one, i) => one.texts.length > shown[i]!)).toBe(true);
    expect(table.shownUpTo).toBe(table.n);
    expect([0, 1].some(seat => table.cover([keyOf(seat)]).isMyTurn)).toBe(true);
    expect(table.cover([]).turns.length).toBeGreaterThan(0);
    expect(table.cover([]).since).toBeGreaterThan(0);
    // Nor by what can be taken back: it is as if somebody had been asked and had passed.
    expect(frames.map(one => one.texts.join('')).join('')).toContain('A reaction window has gone by since');
    table.close('over', '');
  });
});

test('nobody is woken for a table that nobody looks at', () => {
  const match = zeroDawnAt(2, 'bots', 10)!;
  let thoughts = 0;
  const seats = tableAt(at(match)).stored.seats.map(one => ({ ...one, who: 'bot' as const, bot: 'random' }));
  const think = (): Promise<string> => {
    thoughts += 1;
    return new Promise(() => {});
  };

  const table = tableAt(at(match), { seats }, { think });
  expect(thoughts).toBe(0);
  sitAt(table, null, new Frames());

  expect(thoughts).toBe(1);
});

describe('a bot that fails', () => {
  const match = zeroDawnAt(2, 'bots', 10)!;
  const seats = tableAt(at(match)).stored.seats.map((one, seat) => ({
    ...one,
    name: `Sensible bot ${seat + 1}`,
    who: 'bot' as const,
    bot: 'sensible',
  }));
  const logged: { readonly level: number; readonly code: string; readonly why: string }[] = [];
  const log = makeLog('warn', { write: line => logged.push(JSON.parse(line)) });
  beforeEach(() => logged.splice(0));

  test.each<[string, () => Promise<Answer>, string]>([
    ['throws', () => Promise.reject(new Error('no idea')), 'no idea'],
    ['gives an answer that is refused', async () => ['the moon'], "'the moon' is not an option of"],
  ])('and %s is an error in the log and said at the table, once for each seat; people can play on', async (_how, think, why) => {
    const table = tableAt(at(match), { seats }, { think, log });
    const frames = new Frames();
    const { n } = table;
    sitAt(table, null, frames);

    await vi.waitFor(() => expect(table.n).toBeGreaterThan(n + 5), 60_000);
    table.close('over', '');

    expect(logged[0]).toMatchObject({ level: 50, code: 'bot-failed', why: expect.stringContaining(why) });
    expect(logged.length).toBeGreaterThanOrEqual(table.n - n);
    const said = frames.texts.map(text => JSON.parse(text)).flatMap(reply => (reply.type === 'chat' ? [reply.line.says] : []));
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThanOrEqual(seats.length);
    expect(said[0]).toMatch(/^(Sensible bot \d|A bot) could not decide and takes any choice that the rules allow \(bot-failed\)\./);
  });

  test("after everybody has forgotten it is nobody's business", async () => {
    let fail = (): void => {};
    const think = (): Promise<Answer> => new Promise((_, reject) => (fail = () => reject(new Error('the server stops'))));
    const table = tableAt(at(match), { seats }, { think, log });
    sitAt(table, null, new Frames());

    table.close('over', '');
    fail();
    await new Promise(resolve => setImmediate(resolve));

    expect(logged).toEqual([]);
  });
});

test('nobody sits down at a table that has left memory', () => {
  const table = tableAt(at(zeroDawnAt(2, 'bots', 10)!));

  table.close('deleted', '');

  expect(() => sitAt(table, 0, new Frames())).toThrow('nothing has changed');
});

test('rules that break down over what a bot chose are tried once, not for ever', async () => {
  const broken: typeof zeroDawn = {
    ...zeroDawn,
    rules: {
      ...zeroDawn.rules,
      next(state) {
        const scene = zeroDawn.rules.next(state);
        if (!('play' in scene)) return scene;
        return {
          name: scene.name,
          *play(table) {
            const step = scene.play(table).next();
            if (!step.done) yield step.value;
            throw new Error('no such card');
          },
        };
      },
    },
  };
  const here = { ...at(zeroDawnAt(2, 'bots', 10)!), game: broken };
  const { stored: plain } = tableAt(here);
  const seats = plain.seats.map(one => ({ ...one, bot: 'random' }));
  const stored = { table: { ...plain, seats }, answers: [], told: [], moments: [here.moment], chat: [], changedAt: 0, answeredAt: 0 };
  let thoughts = 0;
  const store = { ...worldOf().store, read: async () => stored };
  const think = async (thought: Thought): Promise<Answer> => {
    thoughts += 1;
    return randomAnswer(thought.decision, new SampledChance<'bot'>(new Seed('bot')));
  };
  const table = tableAt(here, { seats }, { store, think });
  const frames = new Frames();

  sitAt(table, null, frames);
  await vi.waitFor(() => expect(frames.texts.join('')).toContain('The rules broke down'), 20_000);
  for (let turn = 0; turn < 50; turn++) await new Promise(resolve => setImmediate(resolve));

  expect(thoughts).toBe(1);
  expect(table.isClosed).toBe(false);
  table.close('over', '');
});

test('a table that cannot be stored tries again later and later, and at once after it could', async () => {
  vi.useFakeTimers();
  const here = at(zeroDawnAt(2, 'bots', 10)!);
  const { stored: plain } = tableAt(here);
  const seats = plain.seats.map(one => ({ ...one, bot: 'random' }));
  const stored = { table: { ...plain, seats }, answers: [], told: [], moments: [here.moment], chat: [], changedAt: 0, answeredAt: 0 };
  let writes = 0;
  let isFull = true;
  const { store: forgetful } = worldOf();
  const store = {
    ...forgetful,
    read: async () => stored,
    write: async () => {
      writes += 1;
      if (isFull) throw new NotSaved('database or disk is full');
    },
  };
  const think = async ({ decision, seat, turn }: Thought): Promise<Answer> =>
    randomAnswer(decision, new SampledChance<'bot'>(new Seed(`${seat} ${turn}`)));
  const table = tableAt(here, { seats }, { store, think });
  sitAt(table, null, new Frames());

  await vi.advanceTimersByTimeAsync(60_000);
  expect(writes).toBeGreaterThan(3);
  expect(writes).toBeLessThan(20);
  const { n } = table;
  isFull = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.n).toBeGreaterThan(n + 20);
  table.close('over', '');
  vi.useRealTimers();
});

test('a seat that wishes to be asked otherwise makes nothing be worked out for those who look, as long as nothing follows from it', () => {
  const here = at(zeroDawnAt(2, 'wishes', 10)!);
  let worded = 0;
  const game = {
    ...zeroDawn,
    words: {
      ...zeroDawn.words,
      questionSays: (...asked: Parameters<NonNullable<typeof zeroDawn.words.questionSays>>) => {
        worded += 1;
        return zeroDawn.words.questionSays!(...asked);
      },
    },
  };
  const table = tableAt({ ...here, game });
  const chairs = [0, 1].map(seat => sitAt(table, seat, new Frames()));
  worded = 0;

  for (const ties of [true, false]) expect(table.setHabits(chairs[0]!, { same: true, ties, payments: false, idle: false })).toEqual(done);
  expect(table.setStops(chairs[0]!, {})).toEqual(done);

  expect(worded).toBe(0);
});

test('so many look from one place, and more are refused; those who play and those who look on are counted apart', () => {
  const table = tableAt(at(zeroDawnAt(2, 'lookers', 10)!));
  const look = (key?: string): string => {
    const joined = table.join(new Frames(), { type: 'join', id: 1, v: PROTOCOL, table: table.id, ...(key !== undefined && { key }) });
    return joined.ok ? 'looks' : joined.refusal.code;
  };

  const lookers = Array.from({ length: 101 }, () => look());

  expect([new Set(lookers.slice(0, 100)), lookers[100]]).toEqual([new Set(['looks']), 'too-many-lookers']);
  expect(look(keyOf(0))).toBe('looks');
});
