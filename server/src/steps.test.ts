/** What a chair is shown line by line: each line comes with the changes of what the chair sees, up to what it saw when the line was told. */
import { isDeepStrictEqual } from 'node:util';
import { GAMES } from '@quarry/catalogue';
import {
  type AnyGame,
  type AnyMatch,
  type Block,
  listenTo,
  Match,
  patch,
  randomAnswer,
  SampledChance,
  type Seat,
  Seed,
  startMatch,
  viewOf,
} from '@quarry/kernel';
import { isNight } from '@quarry/kernel/testing';
import { byName, type Reply, type Seen } from '@quarry/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Chair, Outlet } from './chairs.ts';
import type { LiveTable } from './table.ts';
import { TableLog } from './table-log.ts';
import { zeroDawn } from './testing/positions.ts';
import { answerAt, sitAt, tableAt } from './testing/tables.ts';

const plain = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

type Sight = Pick<Seen, 'view' | 'stage' | 'sketch'>;

/** Patches what it is sent, and remembers what it saw at each line. */
class Looker implements Outlet {
  readonly as: Seat | null;
  readonly isPlain: boolean;
  seen: Seen | null = null;
  atLines: Sight[] = [];
  updates = 0;
  carried = 0;

  constructor(as: Seat | null, isPlain: boolean) {
    this.as = as;
    this.isPlain = isPlain;
  }

  send(text: string): void {
    const reply = JSON.parse(text) as Reply;
    if (reply.type === 'seen') this.seen = reply.seen;
    if (reply.type !== 'update') return;
    this.updates += 1;
    for (const { changes = [] } of reply.lines) {
      if (changes.length > 0) this.carried += 1;
      this.seen = patch(this.seen, changes) as Seen;
      this.atLines.push(this.sight);
    }
    this.seen = patch(this.seen, reply.changes) as Seen;
  }

  get sight(): Sight {
    const { view, stage, sketch } = this.seen!;
    return { view, stage, sketch };
  }
}

/** What every chair should see of a state. Whoever reads the plain page sees the sketch, too. */
function sightsOf(game: AnyGame, state: unknown, lookers: readonly Looker[]): Sight[] {
  const seen = new Map<Seat | null, Sight>();
  const sightOf = (as: Seat | null): Sight => {
    const view = viewOf(game.rules.state, state, as);
    return plain({ view, stage: game.shows?.stage?.(view) ?? null, sketch: game.shows?.sketch?.(view) ?? null });
  };
  return lookers.map(({ as, isPlain }) => {
    const sight = seen.get(as) ?? sightOf(as);
    seen.set(as, sight);
    return isPlain ? sight : { ...sight, sketch: null };
  });
}

/** Compared quickly; where they differ, it is said in what. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

/** A table with every kind of chair at it, and the same match beside it, in which every event is heard with its state. */
class Watched {
  readonly table: LiveTable;
  readonly truth: AnyMatch;
  readonly lookers: readonly Looker[];
  readonly #game: AnyGame;
  readonly #chairs: readonly Chair[];
  /** What each of them should see at each line. */
  told: Sight[][];
  #n = 0;

  constructor(game: AnyGame, setup: unknown, seed: string, evenPause = 0) {
    this.#game = game;
    const started = startMatch(game, setup, seed);
    if (!started.ok) throw new Error(started.refusal.says);
    const at = { game, setup: started.value.setup, seed, moment: { ...started.value.checkpoint, n: 1 } };
    this.table = tableAt(at, { evenPause });
    const eyes = [null, ...Array.from({ length: started.value.seats }).keys()];
    this.lookers = eyes.flatMap(as => [new Looker(as, false), new Looker(as, true)]);
    this.#chairs = this.lookers.map(one => sitAt(this.table, one.as, one, one.isPlain));
    // Every answer is given here: nothing is left to the table.
    for (const chair of this.#chairs)
      if (chair.as !== null) this.table.setHabits(chair, { same: false, ties: false, payments: false, idle: false });
    this.told = this.lookers.map(() => []);
    const listened = listenTo(game, {
      hear: (_event, _scene, state) => sightsOf(game, state, this.lookers).forEach((sight, i) => void this.told[i]!.push(sight)),
    });
    this.truth = Match.from(listened, at.setup, seed, at.moment) as AnyMatch;
    this.told = this.lookers.map(() => []);
  }

  answer(): void {
    const [decision] = this.truth.open;
    const key = randomAnswer(decision!, new SampledChance<'bot'>(new Seed(`answer ${this.#n++}`)));
    const { turn } = this.truth.openFor(decision!.seat)!;
    const chair = this.#chairs.find(one => one.as === decision!.seat)!;
    this.truth.answer(decision!.seat, key);
    expect(answerAt(this.table, chair, { seat: decision!.seat, n: turn, kind: decision!.kind, key: key as string })).toBe('ok');
  }

  /** Seats go by who sits there. */
  #byName(described: readonly Block[] | null): readonly Block[] | null {
    const says = (text: string): string => byName(text, this.lookers[0]!.seen!.people);
    return described?.map(block => ({ ...block, heading: says(block.heading), lines: block.lines.map(says) })) ?? null;
  }

  /** Everybody has seen at each line what stood there, and sees what is. */
  check(): void {
    const now = sightsOf(this.#game, this.truth.state, this.lookers);
    this.lookers.forEach((one, i) => {
      expectSame(one.atLines, this.told[i]);
      expectSame(one.sight, now[i]);
      const described = one.isPlain ? plain(this.#game.shows?.describe?.(this.truth.view(one.as), one.as) ?? null) : null;
      expectSame(one.seen!.describes, this.#byName(described));
      one.atLines = [];
    });
    this.told = this.lookers.map(() => []);
  }
}

afterEach(() => {
  vi.useRealTimers();
});

describe('Line by line', () => {
  test.each(GAMES.map(game => [game.id, game] as const))(
    '%s: every chair sees at each line what stood there, and at last what is',
    (_, game) => {
      const { setup } = game.tables.find(one => game.seatsOf(one.setup) >= 2)!;
      const watched = new Watched(game, setup, 'line by line');
      for (let n = 0; n < (isNight ? 70 : 30) && !watched.truth.outcome; n++) {
        watched.answer();
        watched.check();
      }
      for (const one of watched.lookers) expect([one.updates, one.carried].every(n => n > 10)).toBe(true);
    },
  );

  test('what an even pause held back is seen line by line when it is over, and nothing of it before', () => {
    vi.useFakeTimers();
    const { setup } = zeroDawn.tables.find(one => zeroDawn.seatsOf(one.setup) >= 2)!;
    const watched = new Watched(zeroDawn, setup, 'held back', 3);
    const [spectator] = watched.lookers;
    let heldBack = 0;
    for (let n = 0; n < 120 && !watched.truth.outcome; n++) {
      const before = spectator!.updates;
      watched.answer();
      const isOpen = 'window' in watched.truth.waiting;
      if (isOpen || watched.truth.windowsGoneBy > 0) {
        expect(spectator!.updates).toBe(before);
        heldBack += watched.told[0]!.length;
      }
      if (isOpen) continue;
      vi.advanceTimersByTime(60_000);
      watched.check();
    }
    expect(heldBack).toBeGreaterThan(10);
    watched.table.close('over', '');
  });

  test('how things stood is kept only while somebody looks, and until everybody has been shown it', () => {
    const { setup } = zeroDawn.tables[0]!;
    const log = new TableLog(zeroDawn);
    const started = log.listen(() => startMatch(log.game, setup, 'kept'));
    if (!started.ok) throw new Error(started.refusal.says);
    log.take(0);
    const kept = (): number => log.from(0).filter(one => one.state !== undefined).length;
    const answer = (isWatched: boolean): void => {
      const before = log.length;
      while (log.length === before) {
        const [decision] = started.value.open;
        log.listen(
          () => started.value.answer(decision!.seat, randomAnswer(decision!, new SampledChance<'bot'>(new Seed('kept')))),
          isWatched,
        );
        log.take(started.value.n);
      }
    };

    answer(false);
    expect(kept()).toBe(0);
    const unwatched = log.length;
    answer(true);
    expect(kept()).toBe(log.length - unwatched);
    log.settle(unwatched + 1);
    expect(kept()).toBe(log.length - unwatched - 1);
    log.backTo(0);
    expect(kept()).toBe(0);
  });
});
