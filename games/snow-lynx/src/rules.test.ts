/** The rules of Snow Lynx, clause by clause, on small positions of its own. */
import { ScriptedChance } from '@quarry/kernel';
import { Rehearsal, type RehearsalOptions } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { box, GEAR_DECK, LYNX_DECK, NET_DIE } from './content/cards.ts';
import { huntMap } from './content/maps.ts';
import { begin } from './first-state.ts';
import { snowLynx } from './game.ts';
import { gripsSay, refusedSays } from './sentences.ts';
import { carriedFrom, checkSetup, sequel, setupFor } from './setup.ts';
import type { State } from './state.ts';

const { hexes, camp, lair, crags } = huntMap(1);
const north = (hex: number, steps: number): number => (steps === 0 ? hex : north(hexes.beside(hex, 'north'), steps - 1));

interface Position extends Partial<Omit<State, 'trackers' | 'signs'>> {
  readonly seats?: number;
  /** Where they stand, and what they hold. */
  readonly at?: readonly number[];
  readonly hands?: readonly (readonly string[])[];
  readonly roles?: readonly State['trackers'][number]['role'][];
  readonly signs?: readonly string[];
}

/** A hunt in the Low Wood, in a turn of the first tracker unless another step is named. */
function given(position: Position = {}, dice: RehearsalOptions<never>['dice'] = {}) {
  const { seats = 1, at = [], hands = [], roles = [], signs = [], ...rest } = position;
  const beginning = begin({ ...setupFor(seats), roles: roles.slice() }, new ScriptedChance());
  const shown = signs.map(box.cardNamed);
  const held = Array.from({ length: seats }, (_, seat) => (hands[seat] ?? []).map(box.cardNamed));
  return new Rehearsal(
    snowLynx.rules,
    {
      ...beginning,
      step: 'track',
      trackers: beginning.trackers.map((one, seat) => ({ ...one, hex: at[seat] ?? camp, hand: held[seat]! })),
      pack: GEAR_DECK.filter(card => !held.flat().includes(card)),
      signs: shown,
      lynxPile: LYNX_DECK.filter(card => !shown.includes(card)),
      ...rest,
    },
    { dice },
  ).play();
}
/** What is not offered, as it is said. */
const reasons = (hunt: ReturnType<typeof given>): string[] =>
  hunt.open[0]!.not!().map(one => refusedSays(one as Parameters<typeof refusedSays>[0]));

describe('Set-up', () => {
  test('[SL-SET-2] [SL-SET-3] [SL-SET-4] trackers with roles at the camp, the lynx in its lair, gear for lynxes netted before', () => {
    const state = begin({ ...setupFor(2, 3), netted: 1, roles: ['reader'] }, new ScriptedChance());

    expect(state.trackers).toEqual([
      { role: 'reader', hex: huntMap(3).camp, hand: GEAR_DECK.slice(0, 2) },
      { role: 'runner', hex: huntMap(3).camp, hand: GEAR_DECK.slice(2, 4) },
    ]);
    expect([state.lynx, state.pack, state.lynxPile]).toEqual([huntMap(3).lair, GEAR_DECK.slice(4), LYNX_DECK]);
  });

  test('a set-up that cannot be is refused with a way out', () => {
    expect(checkSetup({ ...setupFor(1), roles: ['runner', 'reader'] })).toMatchObject({
      refusal: { code: 'roles', facts: { roles: 2, seats: 1 } },
    });
    expect(checkSetup({ ...setupFor(1), netted: 1 })).toMatchObject({ refusal: { code: 'netted', facts: { netted: 1, chapter: 1 } } });
  });

  test('[SL-RND-1] a position that cannot be is found', () => {
    const state = begin(setupFor(1), new ScriptedChance());

    expect(
      snowLynx.rules.faults({
        ...state,
        lynx: 99,
        bait: 99,
        pack: [],
        trackers: [{ role: 'runner', hex: [...crags][0]!, hand: [...GEAR_DECK] }],
      }),
    ).toEqual([
      'the lynx is at hex 99, which is not on the map',
      'bait lies at hex 99, which is not on the map',
      `tracker 0 stands at hex ${[...crags][0]}, where nobody can`,
    ]);
  });
});

describe('The plan', () => {
  test('[SL-PLAN-1] [SL-PLAN-2] most votes decide, and lying in wait one walks 1 hex', () => {
    const hunt = given({ seats: 3, step: 'plan', roles: ['reader', 'reader', 'reader'] });

    hunt.answer('make-plan', 'wait', 2).answer('make-plan', 'drive', 0).answer('make-plan', 'wait', 1);

    expect(hunt.toldOf('plan-made')).toEqual([{ type: 'plan-made', rule: 'SL-PLAN-1', plan: 'wait', forDrive: 1, forWait: 2 }]);
    expect(hunt.open[0]!.facts).toEqual({ hexes: 1 });
  });

  test('[SL-PLAN-1] [SL-PLAN-2] a tie means to drive, and one walks 2 hexes', () => {
    const hunt = given({ seats: 2, step: 'plan', roles: ['reader', 'reader'] })
      .answer('make-plan', 'wait', 0)
      .answer('make-plan', 'drive', 1);

    expect([hunt.state.plan, hunt.open[0]!.facts]).toEqual(['drive', { hexes: 2 }]);
  });
});

describe('A turn', () => {
  test('[SL-TURN-1] [SL-GEAR-1] [SL-WALK-1] [SL-SET-4] a runner in snowshoes walks 4 hexes on a drive', () => {
    const hunt = given({ hands: [['snowshoes.1', 'lantern.1']] });

    hunt.only('use-gear', ['snowshoes.1', 'lantern.1', 'pass']).answer('use-gear', 'snowshoes.1');
    expect(hunt.open[0]!.facts).toEqual({ hexes: 4 });
    hunt.answer('walk', `hex-${north(camp, 1)}`).answer('act', 'quiet');

    expect(hunt.types().slice(0, 3)).toEqual(['gear-used', 'tracker-walked', 'kept-quiet']);
    expect(hunt.state.trackers[0]).toMatchObject({ hex: north(camp, 1), hand: [box.cardNamed('lantern.1')] });
  });

  test('[SL-WALK-2] a crag is not entered, and the way round it counts', () => {
    const [crag] = [...crags].filter(hex => hexes.distance(hex, camp) === 2);
    const hunt = given({ roles: ['reader'] });

    expect(hunt.options()).not.toContain(`hex-${crag}`);
    expect(reasons(hunt)).toEqual(['That is a crag; only the lynx can climb it. Walk round it.']);
  });

  test('[SL-READ-1] [SL-SET-4] a reader turns up two signs; while one lies open, none is read', () => {
    const hunt = given({ seats: 2, roles: ['reader', 'reader'] })
      .answer('walk', `hex-${camp}`)
      .answer('act', 'read')
      .answer('walk', `hex-${camp}`);

    expect(hunt.state.signs).toEqual(LYNX_DECK.slice(0, 2));
    hunt.only('act', ['search', 'quiet']);
    expect(reasons(hunt)).toContain('Signs lie open already; read again when the lynx has gone.');
  });

  test('[SL-PACK-1] what is drawn only its tracker sees; an empty pack is not searched', () => {
    const hunt = given({ seats: 2 }).answer('walk', `hex-${camp}`).answer('act', 'search');
    const [card] = GEAR_DECK;

    expect(hunt.toldOf('gear-drawn')).toEqual([{ type: 'gear-drawn', rule: 'SL-PACK-1', seat: 0, secret: { to: [0], facts: { card } } }]);
    const empty = given({ pack: [], gearUsed: GEAR_DECK }).answer('walk', `hex-${camp}`).only('act', ['read', 'quiet']);
    expect(reasons(empty)).toContain('The pack is empty; use the gear that you have.');
  });

  test('[SL-NET-1] a net reaches the next hex; from farther away the reason is said', () => {
    expect(given({ lynx: north(camp, 1) }).answer('walk', `hex-${camp}`).open[0]!.facts).toEqual({ dice: 1 });
    expect(given({ lynx: camp }).answer('walk', `hex-${camp}`).open[0]!.facts).toEqual({ dice: 2 });
    const far = given({ lynx: north(camp, 2) })
      .answer('walk', `hex-${camp}`)
      .only('act', ['read', 'search', 'quiet']);
    expect(reasons(far)).toEqual(['The lynx is 2 hexes away; a net reaches the next hex. Walk closer first.']);
  });

  test('[SL-NET-2] [SL-GEAR-2] [SL-SET-4] [SL-PLAN-2] a trapper with a lantern lying in wait throws 5 dice at the lynx in the own hex', () => {
    const hunt = given({ lynx: camp, plan: 'wait', roles: ['trapper'], hands: [['lantern.1']] }, { net: [[0, 1, 2, 0, 1]] });

    hunt.answer('use-gear', 'lantern.1').answer('walk', `hex-${camp}`);
    const [net] = hunt.open[0]!.options;
    const mean = hunt.open[0]!.odds!(net!)['grips']!.reduce((sum, { value, chance }) => sum + value * chance, 0);
    expect([mean, NET_DIE]).toEqual([expect.closeTo((5 * 4) / 6), [0, 0, 0, 1, 1, 2]]);
    hunt.answer('act', 'net');

    expect(hunt.toldOf('net-thrown')).toEqual([{ type: 'net-thrown', rule: 'SL-NET-2', seat: 0, shown: [0, 1, 2, 0, 1], grips: 4 }]);
    expect(hunt.state.grips).toBe(4);
  });
});

describe('The lynx', () => {
  const after = (position: Position) => {
    const hunt = given({ step: 'lynx', ...position });
    return { lynx: hunt.state.lynx, state: hunt.state, types: hunt.types() };
  };

  test('[SL-LYNX-1] it follows the first sign, else the next card is turned up', () => {
    expect(after({ signs: ['crouched.1', 'wary.1'] })).toMatchObject({
      types: ['lynx-went', 'round-ended'],
      state: { signs: [box.cardNamed('wary.1')] },
    });
    expect(after({}).types).toEqual(['lynx-turned', 'lynx-went', 'round-ended']);
  });

  test('[SL-LYNX-2] [SL-LYNX-6] it slips three hexes over a crag, and stops where the map ends', () => {
    expect(crags).toContain(hexes.beside(lair, 'south'));
    expect(after({ signs: ['slip-south'] }).lynx).toBe(north(camp, 1));
    expect(after({ signs: ['slip-north'] }).lynx).toBe(lair);
  });

  test('[SL-LYNX-3] [SL-R-1] [SL-LYNX-4] it flees from the nearest tracker, to the north and the west of equals; or crouches', () => {
    const middle = north(camp, 2);

    expect(after({ lynx: middle, at: [camp], signs: ['wary.1'] }).lynx).toBe(lair);
    expect(after({ lynx: lair, at: [lair], signs: ['wary.1'] }).lynx).toBe(
      Math.min(...hexes.within(lair, 2).filter(hex => hexes.distance(hex, lair) === 2)),
    );
    expect(after({ lynx: middle, signs: ['crouched.1'] }).lynx).toBe(middle);
  });

  test('[SL-GEAR-3] [SL-LYNX-5] bait lies where its tracker stood, draws the lynx 2 hexes, and is gone', () => {
    const hunt = given({ hands: [['bait.1']], signs: ['slip-north'] }).answer('use-gear', 'bait.1');
    expect(hunt.state.bait).toBe(camp);
    hunt.answer('walk', `hex-${north(camp, 1)}`).answer('act', 'quiet');

    expect(hunt.state).toMatchObject({ lynx: north(camp, 2), bait: -1, lynxUsed: [box.cardNamed('slip-north')] });
  });
});

describe('The end, and the next chapter', () => {
  test('[SL-RND-2] [SL-SET-1] with the last grip all trackers win at once', () => {
    const hunt = given({ seats: 2, grips: 8, lynx: camp }, { net: [[1, 0]] })
      .answer('walk', `hex-${camp}`)
      .answer('act', 'net');

    expect([hunt.asks, snowLynx.rules.next(hunt.state)]).toMatchObject([null, { winners: [0, 1], why: 'SL-RND-2' }]);
  });

  test('[SL-RND-2] more grips than it takes are told as they are, not as a part of fewer', () => {
    expect(gripsSay({ ...given({ seats: 1, grips: 4 }).state, chapter: 1 })).toBe('4 of 5 grips');
    expect(gripsSay({ ...given({ seats: 1, grips: 7 }).state, chapter: 1 })).toBe('7 grips');
  });

  test('[SL-RND-3] [SL-RND-1] after the fourth round nobody wins; before, the party plans again', () => {
    expect(snowLynx.rules.next(given({ step: 'lynx', round: 4 }).state)).toMatchObject({ winners: [], why: 'SL-RND-3' });
    expect(given({ step: 'lynx', round: 3 }).asks).toBe('make-plan');
  });

  test('[SL-STORY-1] [SL-STORY-2] three chapters, won or lost; roles go along, and whoever joins is a runner', () => {
    const lost = begin({ ...setupFor(2), roles: ['reader', 'trapper'] }, new ScriptedChance());

    const carried = carriedFrom(lost);
    expect(carried).toEqual({ chapter: 1, netted: 0, roles: ['reader', 'trapper'] });
    expect(carriedFrom({ ...lost, grips: 9 }).netted).toBe(1);
    expect(sequel.next(setupFor(2), carried, 3, [1, 0, null])).toEqual({
      seats: 3,
      chapter: 2,
      netted: 0,
      roles: ['trapper', 'reader', 'runner'],
    });
    expect(sequel.next(setupFor(2), { ...carried, chapter: 3 }, 2, [0, 1])).toBeNull();
    expect(sequel.mayChoose).toEqual(['roles']);
  });
});

test('no two hexes that one can walk to are called the same', () => {
  for (const chapter of [1, 2, 3]) {
    const hunt = given({ chapter, lynx: huntMap(chapter).lair, at: [huntMap(chapter).camp], plan: 'drive' });
    const [walk] = hunt.open;
    const says = walk!.options.map(one => snowLynx.words.optionSays!(one, walk!, hunt.state));

    expect(new Set(says).size).toBe(says.length);
  }
});
