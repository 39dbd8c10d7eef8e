/** Beacon Rock, chapter by chapter: how a game tests its rules with the kernel. The contract is in beacon-rock.test.ts. */
import { describe, expect, test } from 'vitest';
import { type Answer, Match } from '../index.ts';
import type { BeaconEvent } from './events.ts';
import { beaconRock } from './game.ts';
import { type BeaconState, findOf } from './state.ts';

/** A match that stands where the test says. */
function given(change: Partial<BeaconState>, keepers = 2) {
  const started = Match.start(beaconRock, { keepers, mode: 'calm' }, 'rock');
  if (!started.ok) throw new Error(started.refusal.says);
  return Match.from(beaconRock, { keepers, mode: 'calm' }, 'rock', {
    ...started.value.checkpoint,
    state: { ...started.value.state, ...change },
  });
}

type Rock = ReturnType<typeof given>;
function answer(rock: Rock, ...answers: (readonly [number, Answer])[]): Rock {
  for (const [seat, one] of answers) expect(rock.answer(seat, one)).toEqual({ ok: true, value: undefined });
  return rock;
}
const open = (rock: Rock) => rock.open.map(one => `${one.seat} ${one.kind}: ${one.options.map(two => two.key).join(' ')}`);
const told = (rock: Rock, seat: number | null) =>
  rock.log(seat).map(one => beaconRock.words.sentence(one.event as BeaconEvent, rock.view(seat), seat));

describe('A watch', () => {
  test('[W1] a dry cellar is not mended, and the player is told why', () => {
    const rock = given({ water: 0 });
    expect(open(rock)).toEqual(['0 act: fetch trim row tow']);
    expect(rock.open[0]?.not?.()).toEqual([{ about: [{ kind: 'place', id: 'cellar' }], why: 'W1', facts: { water: 0 } }]);
  });

  test('[W2] two finds come to the hand; only their keeper hears which', () => {
    const rock = answer(given({ finds: [0, 1, ...Array.from({ length: 16 }, (_, i) => i + 2)] }), [0, 'fetch']);
    expect(rock.state.keepers[0]?.hand).toEqual([0, 1]);
    expect(told(rock, 0)).toEqual(['find drawn (W2) seat: 0, card: 0, find: flask', 'find drawn (W2) seat: 0, card: 1, find: rope']);
    expect(told(rock, 1)).toEqual(['find drawn (W2) seat: 0', 'find drawn (W2) seat: 0']);
    expect(rock.view(1).keepers.map(one => one.hand)).toEqual([2, []]);
  });

  test('[W3] the odds of trimming are exact', () => {
    const [decision] = given({}).open;
    const { oil } = decision!.odds!(decision!.options[1]!);
    expect(oil?.toSorted((a, b) => a.value - b.value)).toEqual([1, 4, 6, 4, 1].map((ways, value) => ({ value, chance: ways / 16 })));
  });

  test('[W4] the buoy is dropped in the sea, not on the rock', () => {
    const rock = answer(given({}), [0, 'row']);
    expect(rock.answer(0, { x: 0, y: 0 })).toMatchObject({
      refusal: { code: 'outside', facts: { why: 'W4', x: 0, y: 0 }, says: 'That is on the rock; the buoy must float.' },
    });
    answer(rock, [0, { x: 2.4, y: -3 }]);
    expect(rock.state.buoy).toEqual({ x: 2, y: -3 });
  });

  test('[W6] the buoy is towed round the rock, at most 6, and stays without a path', () => {
    const rock = answer(given({ buoy: { x: 0, y: 3 } }), [0, 'tow']);
    const trail = rock.open[0]!.trail!;

    expect(rock.answer(0, [{ x: 0, y: -2 }])).toMatchObject({
      refusal: { code: 'no-way', says: 'The rock lies in the way; tow round it.' },
    });
    expect(trail.lead([], { x: 0, y: -2 })).toEqual([
      { x: 1.5, y: 0 },
      { x: 0, y: -2 },
    ]);
    expect(trail.lead([], { x: 3, y: -4 })).toEqual({ why: 'W6', says: 'The way is 7.6 long; the rope allows 6.' });
    answer(rock, [
      0,
      [
        { x: 2, y: 2 },
        { x: 2, y: -1 },
      ],
    ]);

    expect(rock.state.buoy).toEqual({ x: 2, y: -1 });
    expect(answer(given({ buoy: { x: 0, y: 3 } }), [0, 'tow'], [0, []]).state.buoy).toEqual({ x: 0, y: 3 });
  });
});

describe('The night', () => {
  test('[N2] oil answers the storm, in turn, until it is spent', () => {
    const rock = given({ phase: 'night', oil: 5, storms: [2, 0] });
    expect(rock.waiting).toEqual({ window: 'answer-storm' });
    answer(rock, [0, 'burn-oil'], [1, 'burn-oil']);
    expect(told(rock, null)).toEqual([
      'storm drawn (N1) card: 2, storm: swell',
      'oil burned (N2) seat: 0, amount: 1',
      'oil burned (N2) seat: 1, amount: 1',
    ]);
    expect(rock.state).toMatchObject({ phase: 'dawn', oil: 3, water: 0 });
  });

  test('[N2] a keeper without oil or rope is not asked', () => {
    const rock = given({
      phase: 'night',
      oil: 0,
      keepers: [
        { cold: 0, signals: 0, hand: [0] },
        { cold: 0, signals: 0, hand: [1] },
      ],
    });
    expect([findOf(0), findOf(1)]).toEqual(['flask', 'rope']);
    expect(open(rock)).toEqual(['1 answer-storm: rope-1 pass pass-until-dawn']);
  });

  test('[N4] a full hand drops what is too much; others see how many', () => {
    const rock = given({
      phase: 'night',
      oil: 0,
      storms: [0],
      keepers: [
        { cold: 0, signals: 0, hand: [0, 3, 6, 9] },
        { cold: 0, signals: 0, hand: [] },
      ],
    });
    expect(rock.open[0]).toMatchObject({ kind: 'drop-finds', choose: 'some', min: 2, max: 2 });
    answer(rock, [0, ['flask-0', 'flask-9']]);
    expect(told(rock, 0).at(-1)).toBe('finds dropped (N4) seat: 0, count: 2, cards: 0,9');
    expect(told(rock, 1).at(-1)).toBe('finds dropped (N4) seat: 0, count: 2');
  });
});

describe('The dawn', () => {
  test('[D1] all choose at once, [D2] then the head keeper may read the sky and set it in order', () => {
    const rock = answer(given({ phase: 'dawn', storms: [5, 6, 0] }), [1, 'signal'], [0, 'rest'], [0, 'yes']);
    expect(open(rock)).toEqual(['0 order-storms: storm-5 storm-6']);
    answer(rock, [0, ['storm-6', 'storm-5']]);
    expect(rock.state).toMatchObject({ storms: [6, 5, 0], phase: 'watch', night: 1, turn: 0 });
    expect(rock.state.keepers).toMatchObject([{ signals: 0 }, { signals: 1, cold: 1 }]);
    expect(told(rock, 1)).not.toContainEqual(expect.stringContaining('storms: 5,6'));
  });

  test('[D4] after the last night whoever signalled most wins; [N3] a drowned rock has no winner', () => {
    const keepers = [
      { cold: 3, signals: 2, hand: [] },
      { cold: 1, signals: 2, hand: [] },
    ];
    expect(given({ night: 4, keepers }).outcome).toMatchObject({ winners: [1], why: 'D4' });
    expect(given({ water: 6, keepers }).outcome).toMatchObject({ winners: [], why: 'N3' });
  });
});
