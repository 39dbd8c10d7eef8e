/** The contract finds what it is there to find (K-70 to K-81): each test breaks Beacon Rock on purpose in one way. */

import { describe, expect, test } from 'vitest';
import { endNight } from '../example/deeds.ts';
import type { BeaconEvent, BeaconTable } from '../example/events.ts';
import { beaconRock } from '../example/game.ts';
import { type BeaconState, LAST_NIGHT, type Stream } from '../example/state.ts';
import { eventIn } from '../game.ts';
import { chooseOne, type Decision, type Event, option, type Region, type Rule, type Scene, type Trail, whoeverFirst } from '../index.ts';
import { writable } from '../writing.ts';
import { checkedPlay, newReport, type PlayOptions, type Report } from './checked-play.ts';

type Beacon = typeof beaconRock;
const usual: PlayOptions = { decisions: 2000, every: 4, follow: 8, shape: 'strict', asksEvery: 1, readsEnd: true };

/** Plays match after match until it is enough. */
function reportOn(game: Beacon, options: Partial<PlayOptions> = {}, isEnough: (report: Report) => boolean = () => false): Report {
  const report = newReport();
  for (let seed = 1; seed <= 8; seed++) {
    for (const by of ['random', 'sensible'] as const) {
      checkedPlay(game, { keepers: 3, mode: 'calm' }, String(seed), by, { ...usual, ...options }, report);
      if (isEnough(report)) return report;
    }
  }
  return report;
}

type Check = keyof Report['failures'];
/** The first thing that a check finds, in whichever match that is. */
const firstFound = (check: Check, game: Beacon, options: Partial<PlayOptions> = {}): string | undefined =>
  reportOn(game, options, ({ failures }) => failures[check].length > 0).failures[check][0];
/** What a check finds until it finds this. */
const foundUntil = (check: Check, wanted: RegExp, game: Beacon): string =>
  reportOn(game, {}, ({ failures }) => failures[check].some(one => wanted.test(one))).failures[check].join();

const brokenIn = (report: Report): string[] => Object.entries(report.failures).flatMap(([check, says]) => (says.length > 0 ? [check] : []));

/** Beacon Rock with its scenes played otherwise. */
function playing(play: (scene: Scene<BeaconState, Stream>, table: BeaconTable) => Rule): Beacon {
  return {
    ...beaconRock,
    rules: {
      ...beaconRock.rules,
      next(state) {
        const next = beaconRock.rules.next(state);
        return 'play' in next ? { name: next.name, play: table => play(next, table) } : next;
      },
    },
  };
}

/** Beacon Rock with its decisions changed by what lies on the table. */
const asking = (change: (decision: Decision, state: BeaconState) => Decision): Beacon =>
  playing(function* (scene, table) {
    const rule = scene.play(table);
    for (let step = rule.next(); ; ) {
      if (step.done) return;
      const ask = step.value;
      step = rule.next(yield { ...ask, decisions: ask.decisions.map(one => change(one, table.state)) });
    }
  });

/** Beacon Rock with its events changed by what lies on the table. */
const telling = (change: (event: Event, state: BeaconState) => Event): Beacon =>
  playing((scene, table) => scene.play({ ...table, tell: told => table.tell(change(eventIn(told), table.state) as BeaconEvent) }));

describe('Long scenes', () => {
  /** Beacon Rock with nights in which nothing happens but that somebody is asked so often. */
  const sleepless = (questions: number): Beacon =>
    playing(function* (scene, table) {
      if (scene.name !== 'night') return yield* scene.play(table);
      const options = [option('white', 1), option('black', 2)];
      for (let i = 0; i < questions; i++) yield* chooseOne({ seat: 0, kind: 'count-sheep', rule: 'N1', options });
      endNight(table);
    });

  test('[K-157] a question after 21 answers of one scene is found, once in each such scene', () => {
    const found = reportOn(sleepless(25), {}, ({ matches }) => matches > 0).failures.short;
    expect(found[0]).toMatch(/seed 1: after answer \d+ the scene 'night' asks 'count-sheep', and a fork plays 21 answers again$/);
    expect(found).toHaveLength(LAST_NIGHT);
  });

  test('[K-157] 20 answers may be played again', () => {
    expect(reportOn(sleepless(21), {}, ({ matches }) => matches > 1).failures.short).toEqual([]);
  });
});

describe('Leaks', () => {
  test('[K-77] Beacon Rock itself has none', () => {
    const report = reportOn(beaconRock);
    expect(brokenIn(report)).toEqual([]);
    expect(report.partings.alike).toBeGreaterThan(50);
    expect(report.partings.revealed).toBeGreaterThan(50);
  });

  test('[K-77] a peek at a hidden card in what an option is about', () => {
    const leaky = asking((decision, { storms }) => ({
      ...decision,
      options: decision.options.map(one => (one.key === 'trim' ? { ...one, about: [{ kind: 'storm', id: storms[0]! }] } : one)),
    }));
    const report = reportOn(leaky);
    expect(brokenIn(report)).toEqual(['worlds']);
    expect(report.failures.worlds[0]).toMatch(
      /seed \d+, scene 'watch', seat \d, \d+ answers in: decision\.options\.\d\.about\.0\.id is \d in one world and \d in the other/,
    );
  });

  test('[K-149] a peek at a hidden card in what an option is worth', () => {
    const leaky = asking((decision, { storms }) => ({
      ...decision,
      options: decision.options.map(one => (one.key === 'trim' ? { ...one, value: { before: storms[0]! } } : one)),
    }));
    expect(firstFound('worlds', leaky)).toMatch(/decision\.options\.\d\.value\.before is \d in one world and \d in the other/);
  });

  test('[K-77] options in an order that depends on a hidden card', () => {
    const leaky = asking((decision, { finds }) =>
      decision.kind === 'act' && finds[0]! % 2 ? { ...decision, options: [...decision.options].reverse() } : decision,
    );
    // The rule gets indices back, so the game goes on, only otherwise.
    expect(foundUntil('worlds', /decision\.options/, leaky)).toMatch(/decision\.options/);
  });

  test('[K-77] facts of a question that depend on a hidden card', () => {
    const leaky = asking((decision, { storms }) => ({ ...decision, facts: { next: storms[0] ?? 0 } }));
    expect(firstFound('worlds', leaky)).toMatch(/decision\.facts\.next/);
  });

  test('[K-77] a reason or odds that depend on a hidden card', () => {
    const reason = asking((decision, { storms }) => ({
      ...decision,
      not: () => [{ about: [], why: 'W1', facts: { next: storms[0] ?? 0 } }],
    }));
    expect(firstFound('worlds', reason)).toMatch(/decision\.not/);
    const odds = asking((decision, { storms }) => ({ ...decision, odds: () => ({ storm: [{ value: storms[0] ?? 0, chance: 1 }] }) }));
    expect(firstFound('worlds', odds)).toMatch(/decision\.odds/);
  });

  test('[K-77] a secret in a public event', () => {
    const leaky = telling(event => (event.secret ? { ...event, ...event.secret.facts } : event));
    const report = reportOn(leaky);
    expect(brokenIn(report)).toEqual(['worlds']);
    expect(report.failures.worlds[0]).toMatch(
      /scene '\w+', (seat \d|a spectator), \d+ answers in: log\[\d+\] is {"type":"find-drawn".*"card":\d+/,
    );
  });

  test('[K-77] an event that is told only if a hidden card is there', () => {
    const leaky = playing(function* (scene, table) {
      if (table.state.finds[0]! % 2) table.tell({ type: 'gull-cried', rule: 'W0' } as never);
      yield* scene.play(table);
    });
    expect(firstFound('worlds', leaky)).toBeDefined();
  });

  test('[K-77] open state that depends on a hidden card', () => {
    const leaky = playing(function* (scene, table) {
      if (scene.name === 'watch' && table.state.storms[0]! > 3) writable(table.state).oil += 1;
      yield* scene.play(table);
    });
    expect(firstFound('worlds', leaky)).toMatch(/view\.oil is \d+ in one world/);
  });

  /** Beacon Rock in which the top find lies openly on the pile while an event is told, and is back when somebody is asked. */
  const passingBy = (isSeen: (find: number) => boolean, more: Partial<Event> = {}): Beacon =>
    playing(function* (scene, table) {
      const { state } = table;
      const { finds, usedFinds } = state;
      if (isSeen(finds[0]!)) Object.assign(state, { finds: finds.slice(1), usedFinds: [...usedFinds, finds[0]!] });
      table.tell({ type: 'gull-cried', rule: 'W0', ...more } as never);
      Object.assign(state, { finds, usedFinds });
      yield* scene.play(table);
    });

  test('[K-77] a hidden card that lies openly for a moment, in one world or in both, while something is told', () => {
    for (const leaky of [passingBy(find => find % 2 === 0), passingBy(() => true)])
      expect(firstFound('worlds', leaky)).toMatch(/answers in: view at log\[\d+\]\.(usedFinds|finds)\S* is .* in one world/);
  });

  test('[K-77] a hidden card may lie openly for a moment where the event says that something comes to light', () => {
    expect(reportOn(passingBy(() => true, { reveals: true })).failures.worlds).toEqual([]);
  });

  test('[K-77] who is asked tells what is hidden: counted if tolerated, a failure if strict', () => {
    const leaky = playing(function* (scene, table) {
      const seat = table.state.finds[0]! % 2;
      if (scene.name === 'dawn') yield* chooseOne({ seat, kind: 'wake', rule: 'D0', options: [option('yes', 1), option('no', 0)] });
      yield* scene.play(table);
    });
    expect(firstFound('worlds', leaky)).toMatch(/who else is asked is "\d? ?(wake)?" in one world and "\d? ?(wake)?" in the other/);
    const tolerant = reportOn(leaky, { shape: 'tolerated' }, ({ shapes }) => shapes.size > 0);
    expect(tolerant.shapes.size).toBeGreaterThan(0);
  });

  test('[K-77] a world that cannot be: pools that mix what may not be mixed', () => {
    const odd: Beacon = {
      ...beaconRock,
      rules: { ...beaconRock.rules, faults: state => (state.storms[0] === 0 ? ['the breeze lies on top'] : []) },
    };
    expect(foundUntil('worlds', /the breeze lies on top/, odd)).toMatch(/the breeze lies on top/);
  });
});

describe('Everything else', () => {
  test('[K-78] a bot that looks at more than it is given', () => {
    let peeked = 0;
    const peeking: Beacon = {
      ...beaconRock,
      rules: {
        ...beaconRock.rules,
        state: {
          ...beaconRock.rules.state,
          view(state, eye) {
            peeked = state.storms[0] ?? 0;
            return beaconRock.rules.state.view(state, eye);
          },
        },
      },
      sensible: (view, decision, seat, chance) =>
        decision.choose === 'one' ? decision.options[peeked % 2]!.key : beaconRock.sensible(view, decision, seat, chance),
    };
    const report = reportOn(peeking);
    expect(brokenIn(report)).toEqual(['bots']);
    expect(report.failures.bots[0]).toMatch(/the bot's answer to [\w-]+ is "[\w-]+" in one world and "[\w-]+" in the other/);
  });

  test('[K-78] a bot finds the values of the options that it is given, and one that answers illegally is reported', () => {
    const told = new Set<string>();
    const curious: Beacon = {
      ...beaconRock,
      sensible(view, decision, seat, chance) {
        for (const one of decision.options) for (const name of Object.keys(one)) told.add(name);
        return decision.kind === 'read-sky' ? 'perhaps' : beaconRock.sensible(view, decision, seat, chance);
      },
    };
    expect(firstFound('bots', curious)).toMatch(/'perhaps' is not an option of 'read-sky'/);
    expect([...told]).toEqual(['key', 'about', 'value']);
  });

  test('[K-149] a rule that looks for the very thing that it has offered', () => {
    const leaning = playing(function* (scene, table) {
      const boats = [{ oars: 2 }, { oars: 4 }];
      const options = boats.map(boat => option(`boat-${boat.oars}`, boat));
      const boat = yield* chooseOne({ seat: 0, kind: 'choose-boat', rule: 'T1', options });
      if (!boats.includes(boat)) writable(table.state).water += 1;
      yield* scene.play(table);
    });
    expect(firstFound('record', leaning)).toMatch(/After answer \d+ \(choose-boat\) the state is \w+, but the record says \w+/);
  });

  test('[K-98] a bot that answers otherwise, or not at all, from what is left after a JSON round trip', () => {
    const clinging: Beacon = {
      ...beaconRock,
      sensible: (view, decision, seat, chance) =>
        decision.kind === 'spend-dawn' ? ('region' in decision ? 'signal' : 'rest') : beaconRock.sensible(view, decision, seat, chance),
    };
    const report = reportOn(clinging);
    expect(brokenIn(report)).toEqual(['bots']);
    expect(report.failures.bots[0]).toMatch(/asked for spend-dawn \(\w+\), the bot answers "signal", and "rest" after a JSON round trip$/);
    const lost: Beacon = {
      ...beaconRock,
      sensible(view, decision, seat, chance) {
        if (!('region' in decision)) throw new Error('where am I?');
        return beaconRock.sensible(view, decision, seat, chance);
      },
    };
    expect(firstFound('bots', lost)).toMatch(
      /^random players, .* after answer 0, asked for \w[\w-]* \(\w+\), the bot throws: where am I\?$/,
    );
  });

  test('[K-150] a rule that writes past its deeds, although the compiler lets it', () => {
    const warm = (keeper: { cold: number }): void => void (keeper.cold = 1);
    const sly = playing(function* (scene, table) {
      if (scene.name === 'watch') warm(table.state.keepers[table.state.turn === 0 ? 1 : 0]!);
      yield* scene.play(table);
    });
    expect(firstFound('deeds', sly)).toMatch(/answer \d+ \(\w[\w-]*\), or one shortly before it, wrote 'keepers.0.cold' past any deed$/);
    const inPlace = playing(function* (scene, table) {
      if (scene.name === 'watch') (table.state.usedFinds as number[]).push(table.state.usedFinds.length);
      yield* scene.play(table);
    });
    expect(firstFound('deeds', inPlace)).toMatch(
      /answer \d+ \(\w[\w-]*\), or one shortly before it, changed the list 'usedFinds' in place$/,
    );
  });

  test('[K-70] one option is a choice beside others who are asked, also when they have passed', () => {
    const waits = playing(function* (scene, table) {
      yield* whoeverFirst([
        { seat: 0, kind: 'row-on', rule: 'BR-1', options: [option('row', true)] },
        { seat: 1, kind: 'call-back', rule: 'BR-1', mayPass: true, options: [option('call', true)] },
      ]);
      yield* scene.play(table);
    });
    const report = newReport();
    for (const seed of ['1', '2', '3'])
      checkedPlay(waits, { keepers: 3, mode: 'calm' }, seed, 'random', { ...usual, every: 1000, asksEvery: 0 }, report);
    expect(report.failures.plays).toEqual([]);
  });

  test('[K-70] a match that does not end, a position without an option, two options of one name', () => {
    expect(firstFound('plays', beaconRock, { decisions: 5 })).toMatch(/not over after 5 answers/);
    const stuck = playing(function* (scene, table) {
      if (scene.name === 'night') yield* chooseOne({ seat: 0, kind: 'nothing', rule: 'N0', options: [] });
      yield* scene.play(table);
    });
    expect(firstFound('plays', stuck)).toMatch(/no option/);
    const twice = asking(decision => ({
      ...decision,
      options: decision.options.map(one => (one.key === 'row' ? { ...one, key: 'trim' } : one)),
    }));
    expect(firstFound('plays', twice)).toMatch(/two options with the same key/);
  });

  test('[K-70] a region or a trail that objects to its own samples, names none, or leads where it then objects', () => {
    const no = () => ({ why: 'W0', says: 'Not today.' });
    const finds = (says: RegExp, change: (one: Decision) => Decision): void =>
      expect(foundUntil('plays', says, asking(change))).toMatch(says);
    const inTrails = (change: (trail: Trail) => Trail, says: RegExp): void =>
      finds(says, one => (one.trail ? { ...one, trail: change(one.trail) } : one));
    const inRegions = (change: (region: Region) => Region, says: RegExp): void =>
      finds(says, one => (one.region ? { ...one, region: change(one.region) } : one));
    inTrails(trail => ({ ...trail, objection: no }), /tow-buoy \(W6\) refuses a sample of its own: Not today\. \(W0\)/);
    inTrails(trail => ({ ...trail, some: [] }), /asks for a path, but names no sample of its trail/);
    inTrails(trail => ({ ...trail, lead: () => [{ x: 0, y: 0 }] }), /refuses where it leads: That is on the rock/);
    inRegions(region => ({ ...region, objection: no }), /drop-buoy \(W4\) refuses a sample of its own: Not today/);
    inRegions(region => ({ ...region, some: [] }), /asks for a point, but names no sample of its region/);
  });

  test('[K-77] samples or outline of a trail that depend on a hidden card', () => {
    const leaky = asking((one, { storms }) =>
      one.trail ? { ...one, trail: { ...one.trail, outline: [[{ x: storms[0] ?? 0, y: 0 }]] } } : one,
    );
    expect(foundUntil('worlds', /decision\.trail\.outline\.0\.0\.x/, leaky)).toMatch(/decision\.trail\.outline\.0\.0\.x/);
  });

  test('[K-80] curious players choose what is wanted wherever it is offered, and think of it only if it is not wanted', () => {
    const thoughtOf = (wanted?: ReadonlySet<string>): ReadonlySet<string> => {
      const keys = new Set<string>();
      const noting: Beacon = {
        ...beaconRock,
        sensible(view, decision, seat, chance) {
          for (const { key } of decision.options) keys.add(key);
          return beaconRock.sensible(view, decision, seat, chance);
        },
      };
      const quickly = { ...usual, every: Number.MAX_SAFE_INTEGER, asksEvery: 0, ...(wanted && { wanted }) };
      checkedPlay(noting, { keepers: 3, mode: 'calm' }, '1', 'curious', quickly, newReport());
      return keys;
    };

    expect([...thoughtOf()]).toEqual(expect.arrayContaining(['trim', 'signal']));
    const others = thoughtOf(new Set(['trim']));
    expect([...others]).toContain('signal');
    expect([...others]).not.toContain('trim');
  });

  test('[K-71] a fault', () => {
    const broken: Beacon = { ...beaconRock, rules: { ...beaconRock.rules, faults: state => (state.night === 2 ? ['night is 2'] : []) } };
    expect(firstFound('faults', broken)).toMatch(/before scene '\w+', after answer \d+: night is 2/);
  });

  test('[K-72] a state that JSON changes', () => {
    const broken = playing(function* (scene, table) {
      (table.state as unknown as Record<string, unknown>).extra = 1;
      yield* scene.play(table);
    });
    expect(firstFound('json', broken)).toBeDefined();
  });

  test('[K-73] [K-74] [K-75] a rule that remembers something outside the state goes another way when it is played again', () => {
    let played = 0;
    const forgetful = playing(function* (scene, table) {
      played += 1;
      if (scene.name === 'watch') writable(table.state).oil += played % 2;
      yield* scene.play(table);
    });
    const wanted = ['record', 'fork', 'undo', 'load'];
    const broken = brokenIn(reportOn(forgetful, {}, report => wanted.every(check => brokenIn(report).includes(check))));
    expect(broken).toEqual(expect.arrayContaining(wanted));
  });

  test('[K-79] an event that holds a piece of the state, and one without a rule', () => {
    const holding = telling((event, state) => ({ ...event, keeper: state.keepers[0] }));
    expect(firstFound('events', holding)).toMatch(/holds a piece of the state/);
    expect(
      firstFound(
        'events',
        telling(event => ({ ...event, rule: '' })),
      ),
    ).toMatch(/cites no rule/);
  });
});
