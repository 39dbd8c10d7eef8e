/** Pages of a story: each that is told is shown, and stands until it is turned. Whole matches of the games that have pages are looked at as a seat sees them. */
import { Players, sensible } from '@quarry/bots';
import { gameNamed } from '@quarry/catalogue';
import { type AnyGame, type AnyMatch, lazyView, listenTo, startMatch } from '@quarry/kernel';
import type { Line, Seen } from '@quarry/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Step } from '../connection/chair.ts';
import { openPageIn, type PageBlock, pagesIn, pagesOf } from '../plain/pages.ts';
import type { Pace } from '../store/settings.ts';
import { Showing } from './showing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser that forgets nothing while the test lasts. */
const shelf = () => {
  const names = new Set<string>();
  return { has: (name: string) => names.has(name), add: (more: readonly string[]) => void more.forEach(one => names.add(one)) };
};
const showingAt = (pace: () => Pace, pages = shelf()) => new Showing({ shownFor: () => 0, pace, voice: line => line, pages });

const page = (number: string, isRead = false): PageBlock => ({
  heading: `Page ${number}`,
  lines: [`Text of ${number}.`],
  page: { number, notes: [], offers: [], ...(isRead && { isRead: true as const }) },
});
const sight = (some: Partial<Seen>): Seen => ({ status: 'playing', asked: null, sketch: null, describes: [], ...some }) as unknown as Seen;
const told = (says: string, seen: Seen): Step => ({
  line: { rule: 'R', says, type: 't', under: '', event: {}, beat: { weight: 'beat' } } as Line,
  seen,
});

test('a screen that draws its pages is told which lies open, and which were read', () => {
  expect(pagesOf([page('2'), page('1', true)])).toEqual({ open: page('2'), read: [page('1', true)] });
  expect(pagesOf([page('1', true)])).toEqual({ open: null, read: [page('1', true)] });
  expect(pagesOf(null)).toEqual({ open: null, read: [] });
});

describe('A page', () => {
  const asked = { n: 7 } as unknown as Seen['asked'];
  const read = shelf();
  read.add(['1', `1 ${'Text of 1.'.length}`]);

  test('that asks nothing stands until it is turned, and its consequences are told after it', () => {
    const showing = showingAt(() => 'normal', read);
    showing.take(sight({ describes: [page('1')] }), { steps: [], isWhole: true });
    const second = sight({ describes: [page('2'), page('1', true)] });
    const third = sight({ describes: [page('3'), page('2', true), page('1', true)], asked });
    const steps = [told('to 2', second), told('a joke with legs', second), told('to 3', third)];
    showing.take(third, { steps, isWhole: false });

    vi.runAllTimers();
    expect([showing.get().page?.block.page.number, showing.get().says, showing.get().pending]).toEqual(['2', 'to 2', 2]);
    showing.turn();
    expect([showing.get().page, showing.get().says]).toEqual([null, 'a joke with legs']);
    vi.runAllTimers();
    expect(showing.get()).toMatchObject({ page: null, now: null, seen: third });
    showing.stop();
  });

  test('is not skipped with what is told around it', () => {
    const showing = showingAt(() => 'normal', read);
    showing.take(sight({ describes: [page('1')] }), { steps: [], isWhole: true });
    const fourth = sight({ describes: [page('4'), page('1', true)] });
    const over = sight({ describes: [page('4', true), page('1', true)], status: 'over' });
    showing.take(over, { steps: [told('a', sight({ describes: [page('1')] })), told('to 4', fourth), told('b', over)], isWhole: false });

    showing.player.skip();
    expect(showing.get().page?.block.page.number).toBe('4');
    showing.turn();
    showing.player.skip();
    expect(showing.get()).toMatchObject({ page: null, now: null, seen: over });
    showing.stop();
  });

  test('lies over a board also while it is open, and before what is asked there', () => {
    const board = { kind: 'squares', cells: [{}], pieces: [], outlines: [] } as unknown as Seen['sketch'];
    const showing = showingAt(() => 'off');
    showing.take(sight({ describes: [page('5')], sketch: board, asked }), { steps: [], isWhole: true });
    expect(showing.get().page).toMatchObject({ isLaid: false, more: 0, block: { heading: 'Page 5' } });
    showing.turn();
    expect(showing.get().page).toBeNull();
  });

  test('under which others go on is turned once, however often they are heard', () => {
    const showing = showingAt(() => 'normal');
    const first = () => sight({ describes: [page('1')] });
    showing.take(first(), { steps: [], isWhole: true });
    for (const says of ['a bot acts', 'and acts', 'and acts again']) {
      const seen = first();
      showing.take(seen, { steps: [told(says, seen)], isWhole: false });
      vi.runAllTimers();
    }
    expect(showing.get().page?.block.page.number).toBe('1');

    showing.turn();
    expect(showing.get()).toMatchObject({ page: null, says: 'and acts' });
    vi.runAllTimers();
    expect(showing.get()).toMatchObject({ page: null, now: null });
    showing.stop();
  });

  test('that was missed is offered on coming back, the oldest first, and may be left for later', () => {
    const describes = [page('9'), page('7', true), page('8', true)];
    const showing = showingAt(() => 'off');
    showing.take(sight({ describes, asked }), { steps: [], isWhole: true });
    expect(showing.get().page).toMatchObject({ more: 2, block: { heading: 'Page 7' } });
    showing.turn();
    expect(showing.get().page).toMatchObject({ more: 1, block: { heading: 'Page 8' } });
    showing.readLater();
    expect(showing.get().page).toBeNull();
  });
});

/** A match as seat 0 of a plain screen sees it: after each answer what was told since, with what was seen then. */
function sightsIn(game: AnyGame, setup: unknown, seed: string): { seen: Seen; steps: readonly Step[] }[] {
  const found: ReturnType<typeof sightsIn> = [];
  let fresh: unknown[] = [];
  const listened = listenTo(game, { hear: (_event, _scene, state) => void fresh.push(game.rules.state.clone(state)) });
  const started = startMatch(listened, setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match: AnyMatch = started.value;
  const seen = (view: unknown, isNow: boolean): Seen =>
    sight({
      describes: game.shows!.describe!(view as never, 0),
      sketch: game.shows?.sketch?.(view as never) ?? null,
      status: isNow && match.outcome ? 'over' : 'playing',
      asked: isNow && match.openFor(0) ? ({ n: match.n } as unknown as Seen['asked']) : null,
    });
  const players = new Players(
    match,
    Array.from({ length: match.seats }, () => sensible(game)),
  );
  for (;;) {
    found.push({
      seen: seen(match.view(0), true),
      steps: fresh.map(state => told('.', seen(lazyView(game.rules.state, state, 0), false))),
    });
    fresh = [];
    if (match.outcome) return found;
    players.play(match.n + 1);
  }
}

const MATCHES: readonly (readonly [game: string, mode: string, seed: string])[] = [
  ['forbidden-west', 'campaign', 'pages 1'],
  ['primal', 'prologue', 'pages 1'],
  ['under-our-sun', 'dry-well', 'pages 1'],
];

describe.each(MATCHES)('Every page that is told in a match of %s (%s)', (id, mode, seed) => {
  const found = gameNamed(id);
  if (!found.ok) throw new Error(found.refusal.says);
  const game = found.value;
  const { setup } = game.tables.findLast(one => one.mode === mode)!;
  /** Played once for every pace. */
  let played: ReturnType<typeof sightsIn> | undefined;
  const match = (): ReturnType<typeof sightsIn> => (played ??= sightsIn(game, setup, seed));

  test.each(['normal', 'off'] as const)('is shown to whoever plays, at the pace %s', pace => {
    const showing = showingAt(() => pace);
    const inTheMatch = new Set<string>();
    const shown = new Set<string>();
    let isFirst = true;
    for (const { seen, steps } of match()) {
      for (const one of [...steps.map(step => step.seen), seen]) for (const { page } of pagesIn(one.describes)) inTheMatch.add(page.number);
      showing.take(seen, { steps, isWhole: isFirst });
      isFirst = false;
      for (;;) {
        vi.runAllTimers();
        const { page } = showing.get();
        if (!page) break;
        shown.add(page.block.page.number);
        showing.turn();
      }
      expect(showing.get().seen).toBe(seen);
      const laid = seen.asked && !seen.sketch?.cells.length ? openPageIn(seen.describes) : null;
      if (laid) shown.add(laid.page.number);
    }

    expect(inTheMatch.size).toBeGreaterThan(1);
    expect([...inTheMatch].filter(number => !shown.has(number))).toEqual([]);
    showing.stop();
  });
});
