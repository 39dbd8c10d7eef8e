/** The contract finds intentions that are not kept (K-168): storms of Beacon Rock as enemies that say what they will do. */
import { describe, expect, test } from 'vitest';
import type { BeaconEvent } from '../example/events.ts';
import { beaconRock } from '../example/game.ts';
import { type BeaconView, storms } from '../example/state.ts';
import type { Came, Intended, Intent, Ref, Sketch } from '../index.ts';
import { inCommon } from '../index.ts';
import { checkedPlay, newReport, type Report } from './checked-play.ts';
import { Intentions } from './intended.ts';

const STORM: Ref = { kind: 'place', id: 'storm' };
const SKETCH: Sketch = {
  kind: 'plane',
  cells: [],
  outlines: [],
  pieces: [{ ref: STORM, x: 0, y: 0, r: 1, says: 'The storm', mark: 'S', side: 'theirs' }],
};

/** What can still blow: a card that lies face down is one of those that nobody has seen. */
const forces = ({ pastStorms }: BeaconView): number[] =>
  storms.flatMap(({ force }, card) => ((pastStorms as readonly number[]).includes(card) ? [] : [force]));
const strikes = (amount: Intended['amount']): Intended => ({ kind: 'attack', target: null, amount, isCertain: true });
const stormOf = (...does: readonly Intended[]): Intent => ({ about: STORM, does, says: 'blows', why: 'A storm comes every night.' });

const came = (event: BeaconEvent): Came | null =>
  event.type === 'storm-drawn' ? { about: STORM, kind: 'attack', target: null, amount: storms[event.card]!.force } : null;
/** With the storm the night is over for it. */
const isDone = (event: BeaconEvent): Came | null => (event.type === 'storm-drawn' ? { about: null, kind: 'done' } : null);

function reportOn(intends: (view: BeaconView) => readonly Intent[], tells = came): Report {
  const report = newReport();
  const game = { ...beaconRock, shows: { ...beaconRock.shows, intends, came: tells, sketch: () => SKETCH } };
  for (let seed = 1; seed <= 4; seed++)
    checkedPlay(
      game,
      { keepers: 3, mode: 'calm' },
      String(seed),
      'random',
      { decisions: 2000, every: 1000, follow: 0, shape: 'tolerated', asksEvery: 1, readsEnd: true },
      report,
    );
  return report;
}
const foundIn = (intends: (view: BeaconView) => readonly Intent[], tells = came): string =>
  reportOn(intends, tells).failures.intends.join('\n');
const atNight = (does: (view: BeaconView) => readonly Intended[]) => (view: BeaconView) =>
  view.phase === 'night' ? [stormOf(...does(view))] : [];

describe('[K-168] Intentions', () => {
  test('that are kept are counted, and nothing is found', () => {
    const { failures, intended } = reportOn(atNight(view => [strikes(forces(view))]));
    expect(failures.intends).toEqual([]);
    expect(intended).toBeGreaterThanOrEqual(4);
  });

  test('an amount that is not among those named', () => {
    expect(foundIn(atNight(() => [strikes([7, 9])]))).toMatch(
      /after answer \d+ \([a-z-]+\): (a spectator|seat \d) reads of place storm 'blows': attack of 7,9 was to come, and attack of [123] came/,
    );
    expect(foundIn(atNight(() => [strikes(9)]))).toContain('attack of 9 was to come');
    expect(foundIn(atNight(() => [{ ...strikes([7, 9]), isCertain: false }]))).toContain('attack of 7,9 was to come');
  });

  test('another sort of step, or another target', () => {
    expect(foundIn(atNight(() => [{ ...strikes(null), kind: 'move' }]))).toContain('move was to come, and attack of');
    expect(foundIn(atNight(() => [{ ...strikes(null), target: STORM }]))).toContain('attack on place storm was to come, and attack of');
    expect(foundIn(atNight(() => [{ ...strikes(null), kind: 'move', isCertain: false }]))).toBe('');
  });

  test('a deed beyond the last step', () => {
    expect(foundIn(atNight(() => []))).toContain('nothing more was to come, and attack of');
  });

  test('an attack of which nothing was said', () => {
    expect(foundIn(() => [])).toMatch(/place storm: attack of [123], and nothing was said of it/);
  });

  test('a certain step that does not come', () => {
    expect(
      foundIn(
        atNight(() => [strikes(2)]),
        isDone,
      ),
    ).toContain("place storm is done, and 'blows' was read of it: attack of 2 did not come");
    expect(
      foundIn(
        atNight(() => [{ ...strikes(2), isCertain: false }]),
        isDone,
      ),
    ).toBe('');
    expect(
      foundIn(
        atNight(() => []),
        isDone,
      ),
    ).toBe('');
  });

  test('a phrase that is too long, a why that is no sentence, a piece that is not there', () => {
    const wrong = { ...stormOf(strikes(null)), about: { kind: 'place', id: 'moon' }, says: 'blows harder than anybody', why: 'so it is' };
    const found = foundIn(() => [wrong]);
    expect(found).toContain("'blows harder than anybody' is no phrase of at most 24 characters");
    expect(found).toContain('has no sentence that says why: "so it is"');
    expect(found).toContain('is about place moon, which is no piece of the sketch');
  });
});

describe('[K-168] What several ways have in common', () => {
  const [you, me]: Ref[] = [
    { kind: 'hunter', id: 0 },
    { kind: 'hunter', id: 1 },
  ];
  const hit = (target: Ref | null, amount: Intended['amount']): Intended => ({ kind: 'attack', target, amount, isCertain: true });

  test('is certain where all agree', () => {
    expect(inCommon([[hit(you!, 3)], [hit(you!, 3)]])).toEqual([hit(you!, 3)]);
  });
  test('has all amounts, and no target where they differ', () => {
    expect(inCommon([[hit(you!, 4)], [hit(you!, 2)]])).toEqual([{ ...hit(you!, [2, 4]), isCertain: false }]);
    expect(inCommon([[hit(you!, 4)], [hit(me!, 4)]])).toEqual([{ ...hit(null, 4), isCertain: false }]);
    expect(inCommon([[hit(you!, null)], [hit(you!, 2)]])).toEqual([{ ...hit(you!, null), isCertain: false }]);
  });
  test('is not certain where one of them ends before', () => {
    expect(inCommon([[hit(you!, 4)], []])).toEqual([{ ...hit(null, 4), isCertain: false }]);
  });
  test('ends where not even the sort is common', () => {
    const move: Intended = { kind: 'move', target: you!, amount: null, isCertain: true };
    expect(inCommon([[move, hit(you!, 1)], [hit(you!, 1)]])).toEqual([{ kind: 'other', target: null, amount: null, isCertain: false }]);
  });
  test('of nothing is nothing', () => {
    expect(inCommon([])).toEqual([]);
    expect(inCommon([[], []])).toEqual([]);
  });
});

describe('[K-168] Several pieces', () => {
  const wolf = (id: number): Ref => ({ kind: 'wolf', id });
  const bites: Intended = { kind: 'attack', target: null, amount: 1, isCertain: true };
  const pieces = [wolf(1), wolf(2)].map(ref => ({ ref }));
  const game = {
    rules: { state: { lazyView: (state: unknown) => state }, next: () => ({ name: 'wolves', play: null }) },
    shows: {
      sketch: () => ({ pieces }),
      intends: () => pieces.map(({ ref }) => ({ about: ref, does: [bites], says: 'bites', why: 'Wolves bite.' })),
      came: ({ came: one }: { readonly came: Came }) => one,
    },
  };
  /** What is found if these come one after the other, with one reading before the first. */
  function foundAfter(...all: readonly Came[]): string[] {
    const events: unknown[] = [];
    const intentions = new Intentions(game as never);
    intentions.listen({ events, seats: 1 } as never);
    intentions.watched.rules.next(null);
    events.push(...all.map(one => ({ event: { came: one } })));
    return intentions.lacks();
  }
  const attack = (id: number): Came => ({ about: wolf(id), kind: 'attack', target: null, amount: 1 });
  const done = (id: number): Came => ({ about: wolf(id), kind: 'done' });

  test('what was read of one lapses when another has acted, or has had its turn for nothing', () => {
    expect(foundAfter(attack(1), done(2))).toEqual([]);
    expect(foundAfter(attack(1), { about: null, kind: 'done' })).toEqual([]);
    expect(foundAfter(done(2), done(1))).toEqual(["wolf 2 is done, and 'bites' was read of it: attack of 1 did not come"]);
  });

  test('before that each is held to it', () => {
    expect(foundAfter(done(1))).toHaveLength(1);
    expect(foundAfter({ about: null, kind: 'done' })).toHaveLength(2);
  });
});
