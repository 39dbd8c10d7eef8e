/** A rehearsal plays what a match plays, and refuses what cannot be (K-120 to K-124), shown on Beacon Rock. */
import { describe, expect, test } from 'vitest';
import type { BeaconTable } from '../example/events.ts';
import { beaconRock } from '../example/game.ts';
import type { BeaconState } from '../example/state.ts';
import {
  chooseOne,
  choosePath,
  type Decision,
  type Objection,
  option,
  type Rule,
  ScriptedChance,
  sceneOver,
  type Table,
} from '../index.ts';
import { idly, Mistake, Rehearsal, type RehearsalOptions } from './rehearsal.ts';

function given(change: Partial<BeaconState> = {}, options: RehearsalOptions<Parameters<Rehearsal<BeaconState>['answer']>[1]> = {}) {
  const beginning = beaconRock.rules.begin({ keepers: 2, mode: 'calm' }, new ScriptedChance());
  return new Rehearsal(beaconRock.rules, { ...beginning, ...change }, options);
}

/** The code and the sentence of what is refused. */
function mistakeOf(act: () => unknown): readonly [string, string] | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Mistake) return [error.code, error.message];
    throw error;
  }
}

const AGAINST = { why: 'T1', says: 'Not there.' } satisfies Objection;
const LAMP = [0, 1, 1, 2];

describe('A rehearsal', () => {
  test('[K-149] hands a rule what was chosen, and never the very thing that it has offered', () => {
    const boats = [{ oars: 2 }, { oars: 4 }];
    const options = boats.map(boat => option(`boat-${boat.oars}`, boat));
    const r = given().run(() => chooseOne({ seat: 0, kind: 'choose-boat', rule: 'T1', options }));

    r.answer('choose-boat', 'boat-4');

    expect([r.result, r.result === boats[1]]).toEqual([{ oars: 4 }, false]);
  });

  test('[K-120] plays the game from a position, with scripted answers and dice, and keeps what was asked and told', () => {
    const watch = given({ oil: 0 }, { dice: { lamp: [[1, 2]] } });

    watch.play().answer('act', 'trim').answer('act', 'row').answer('drop-buoy', { x: 2, y: -3 });

    expect(watch.asked.slice(0, 3)).toEqual(['0 act: fetch trim row tow', '1 act: fetch trim row tow', '1 drop-buoy: a point']);
    expect(watch.types()).toEqual(['lamp-trimmed', 'buoy-dropped', 'storm-drawn']);
    expect(watch.types('buoy-dropped')).toEqual(['buoy-dropped']);
    const shown: readonly number[][] = watch.toldOf('lamp-trimmed').map(event => [...event.shown]);
    expect(shown).toEqual([[1, 2]]);
    expect(watch.state).toMatchObject({ oil: 3, buoy: { x: 2, y: -3 }, phase: 'night' });
  });

  test('[K-120] plays one rule, hands out what it returns, and says whether a deed cut it short', () => {
    const stage = given({}, { dice: { lamp: [2, 1] } });
    function* roll({ chance }: BeaconTable): Rule<number> {
      return chance.roll('lamp', [LAMP, LAMP])[0]!;
    }
    function* fall(): Rule<string> {
      throw sceneOver;
    }

    expect([stage.run(roll).result, stage.wasCutShort]).toEqual([2, false]);
    expect([stage.run(fall).result, stage.wasCutShort, stage.asks]).toEqual([undefined, true, null]);
  });

  test('[K-120] answers several who are asked at once by their seat, and passes what is a window', () => {
    const night = given({ phase: 'night', oil: 2, storms: [0, 1] });

    night.play().passAll();

    expect(night.open.map(one => `${one.seat} ${one.kind}`)).toEqual(['0 spend-dawn', '1 spend-dawn']);
    night.answer('spend-dawn', 'signal', 1).answer('spend-dawn', 'rest', 0);
    expect(night.state.keepers.map(one => one.signals)).toEqual([0, 1]);
    expect([night.asks, night.askedSeat]).toEqual(['read-sky', 0]);
  });

  test('[K-120] plays on until a decision is asked or a scene is about to begin', () => {
    const dawn = given(
      { storms: [0, 1, 2] },
      {
        dice: {
          lamp: [
            [0, 0],
            [0, 0],
          ],
        },
      },
    );
    const keep = ({ kind, options: [first] }: Decision) =>
      kind === 'act' ? 'trim' : kind === 'read-sky' ? 'yes' : kind === 'answer-storm' ? 'pass' : first!.key;

    dawn.untilScene('night', keep);
    expect([dawn.asks, dawn.state.phase, dawn.types('storm-drawn')]).toEqual([null, 'night', []]);
    dawn.until('order-storms', keep);
    expect(dawn.options()).toEqual(['storm-1', 'storm-2']);

    expect(mistakeOf(() => given({ night: 3, phase: 'dawn' }).until('drop-buoy', () => 'no'))).toEqual([
      'refused-answer',
      "'spend-dawn' refuses \"no\": 'no' is not an option of 'spend-dawn'; the options are rest, signal.",
    ]);
    expect(mistakeOf(() => given({ night: 3, phase: 'dawn' }).until('drop-buoy'))).toEqual([
      'never-asked',
      "'drop-buoy' is never asked: it is over before (D4)",
    ]);
    expect(mistakeOf(() => given({ night: 3, phase: 'dawn' }).untilScene('night'))).toEqual([
      'never-asked',
      "the scene 'night' never begins: it is over before (D4)",
    ]);
  });

  test('[K-120] stops before a scene, also one that an answer leads to, and play begins it', () => {
    const dawn = given(
      { storms: [0, 1, 2] },
      {
        dice: {
          lamp: [
            [0, 0],
            [0, 0],
          ],
        },
      },
    );

    dawn.stopBefore('night').play().answer('act', 'trim').answer('act', 'trim');
    expect([dawn.asks, dawn.state.phase, dawn.types('storm-drawn')]).toEqual([null, 'night', []]);
    dawn.untilScene('night');
    expect(dawn.types('storm-drawn')).toEqual([]);
    dawn.play();

    expect(dawn.types('storm-drawn')).toEqual(['storm-drawn']);
    dawn.until('spend-dawn');
    expect(dawn.state.phase).toBe('dawn');
  });

  test('[K-120] a test answers what matters to it and leaves the rest to one who does nothing', () => {
    const watch = given({ storms: [0, 1, 2] }, { dice: { lamp: [[0, 0]] } });

    watch.until('spend-dawn', decision => (decision.kind === 'act' && decision.seat === 0 ? 'trim' : idly(decision)));

    expect(watch.types('lamp-trimmed', 'oil-burned')).toEqual(['lamp-trimmed']);
  });

  test('[K-120] reads answers in the words of the test', () => {
    const beginning = beaconRock.rules.begin({ keepers: 1, mode: 'calm' }, new ScriptedChance());
    const reads = (spoken: string | number): string => (typeof spoken === 'number' ? (['fetch', 'trim', 'row'][spoken] ?? '') : spoken);
    const watch = new Rehearsal(beaconRock.rules, beginning, { reads, dice: { lamp: [[0, 0]] } });

    expect(watch.play().answer('act', 1).types()).toContain('lamp-trimmed');
  });
});

describe('It refuses', () => {
  test('[K-121] a position that the state cannot hold, by its path', () => {
    expect(mistakeOf(() => given({ water: 7 }))).toEqual([
      'illegal-position',
      'position.water: expected a whole number from 0 to 6, found 7',
    ]);
  });

  test('[K-121] a position that breaks a promise, unless the test says so', () => {
    expect(mistakeOf(() => given({ finds: [1, 2] }))).toEqual([
      'faulty-position',
      'the position cannot be: flask-0 lies nowhere; flask-3 lies nowhere; rope-4 lies nowhere (and 13 more)',
    ]);
    expect(mistakeOf(() => given({ finds: [1, 2], storms: [0, 0] }, { despite: [/nowhere/] }))).toEqual([
      'faulty-position',
      'the position cannot be: breeze lies in storms and in storms',
    ]);
    expect(mistakeOf(() => given({ storms: [0, 0] }, { despite: ['breeze lies in storms and in storms'] }))).toBeNull();
  });

  test('[K-122] an answer to another decision than the one that is asked', () => {
    const watch = given().play();
    expect(mistakeOf(() => watch.answer('use-find', 'pass'))).toEqual(['other-decision', "'use-find' is not asked; 'act' of seat 0 is"]);
    expect(mistakeOf(() => watch.answer('act', 'trim', 1))).toEqual(['other-decision', "'act' of seat 1 is not asked; 'act' of seat 0 is"]);
    expect(mistakeOf(() => given().answer('act', 'trim'))).toEqual(['other-decision', "'act' is not asked; nothing is"]);
  });

  test('[K-122] to play on while a question is open, by its name', () => {
    const watch = given().play();

    expect(mistakeOf(() => watch.play())).toEqual(['still-asked', "'act' of seat 0 is still asked; answer it, and the game plays on"]);
    expect(watch.options('act')).toEqual(['fetch', 'trim', 'row', 'tow']);
  });

  test('[K-122] an answer that a match would refuse, with the reason', () => {
    expect(mistakeOf(() => given().play().answer('act', 'mend'))).toEqual([
      'refused-answer',
      "'act' refuses \"mend\": 'mend' is not an option of 'act'; the options are fetch, trim, row, tow.",
    ]);
    expect(mistakeOf(() => given().play().answer('act', 'row').answer('drop-buoy', { x: 0, y: 0 }))?.[1]).toContain(
      'That is on the rock; the buoy must float.',
    );
    const trail = { from: { x: 0, y: 0 }, outline: [], some: [[]], objection: () => AGAINST, lead: () => AGAINST };
    const walk = given().run(() => choosePath({ seat: 0, kind: 'walk', rule: 'T1' }, trail));
    expect(mistakeOf(() => walk.answer('walk', [{ x: 1, y: 1 }]))?.[1]).toContain('Not there.');
  });

  test('[K-122] other options than only these', () => {
    const watch = given().play();
    expect(mistakeOf(() => watch.only('act', ['fetch', 'trim', 'row', 'tow']))).toBeNull();
    expect(mistakeOf(() => watch.only('act', ['fetch', 'trim', 'mend']))).toEqual([
      'other-options',
      "'act' offers row, tow besides and does not offer mend",
    ]);
    expect(mistakeOf(() => watch.only('act', ['trim', 'fetch', 'row', 'tow']))).toEqual([
      'other-options',
      "'act' offers them in another order: fetch, trim, row, tow",
    ]);
    expect(mistakeOf(() => watch.only('use-find', []))?.[0]).toBe('other-decision');
  });

  test('[K-150] a rule that writes what no deed has opened, and names it', () => {
    const drown = (rock: { water: number }): void => void (rock.water = 1);
    const sly = () =>
      given().run(function* ({ state }) {
        drown(state);
      });
    expect(mistakeOf(sly)).toEqual(['written-past', expect.stringMatching(/^'water' was written by something that is no deed/)]);
    const inPlace = () =>
      given().run(function* ({ state }) {
        (state.usedFinds as number[]).push(1);
      });
    expect(mistakeOf(inPlace)).toEqual(['written-past', "the list 'usedFinds' was changed in place: a deed replaces it"]);
  });

  test('[K-123] a roll of which the script says nothing any more, and one of another number of dice than it says', () => {
    expect(() => given().play().answer('act', 'trim')).toThrow("the script has no more rolls for 'lamp', but 2 dice are rolled");
    expect(() =>
      given({}, { dice: { lamp: [1] } })
        .play()
        .answer('act', 'trim'),
    ).toThrow("the script has no more rolls for 'lamp'");
    const three = new Rehearsal({}, {}, { dice: { lamp: [[1, 1, 1]] } });
    expect(() => three.run(rolling(2))).toThrow("3 faces are said for 'lamp', but 2 dice are rolled");
  });

  test('[K-123] dice that nobody asked for', () => {
    const stage = new Rehearsal({}, {}, { dice: { lamp: [[1, 1], [0]], waves: [2] } }).run(rolling(2));
    expect(mistakeOf(() => stage.close())).toEqual([
      'dice-left',
      'nobody asked for all the dice of the script; it still holds lamp [[0]], waves [2]',
    ]);
    stage.run(rolling(1)).run(rolling(1, 'waves'));
    expect(mistakeOf(() => stage.close())).toBeNull();
    const plenty = new Rehearsal({}, {}, { dice: { lamp: [1, 1, 1] }, spare: ['lamp'] }).run(rolling(2));
    expect(mistakeOf(() => plenty.close())).toBeNull();
  });

  test.fails('[K-123] … at the end of a test by itself', () => {
    new Rehearsal({}, {}, { dice: { lamp: [1] } });
  });

  test('[K-124] a rule that goes in a circle', () => {
    function* circle(): Rule {
      for (;;) yield* chooseOne({ seat: 0, kind: 'again', rule: 'T1', options: [option('yes', 1), option('no', 0)] });
    }
    const game = { next: () => ({ name: 'round', play: circle }) };
    expect(mistakeOf(() => new Rehearsal(game, {}).until('other'))).toEqual([
      'never-asked',
      "'other' is never asked within 1000 answers; last was 'again'",
    ]);
  });
});

function rolling(dice: number, stream = 'lamp'): (table: Table<object>) => Rule {
  return function* ({ chance }) {
    chance.roll(stream, new Array<number[]>(dice).fill(LAMP));
  };
}

test('[K-43] faces are scripted one by one or in a group for each roll, mixed as it suits', () => {
  const chance = new ScriptedChance({ lamp: [[1, 2], 0, 1, [2]] });
  expect([
    chance.roll('lamp', [LAMP, LAMP]),
    chance.roll('lamp', [LAMP, LAMP]),
    chance.roll('lamp', []),
    chance.roll('lamp', [LAMP]),
  ]).toEqual([[1, 2], [0, 1], [], [2]]);
});
