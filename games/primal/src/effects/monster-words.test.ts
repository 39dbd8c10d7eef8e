/** Every word about the monster, its cards and its ground does what its sentence says: content/words/monster.ts. */
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import {
  type HunterOn,
  type HuntRehearsal,
  hunt,
  type Position,
  playing,
  rehearse,
  type SlotOn,
  SPARE,
  saying,
  staged,
} from '../testing/rehearsal.ts';

const says = (effect: Effect, rest: Position = {}) => saying([effect], rest);
const quiet = (id: string, number = 9): SlotOn => ({ id: `test-${id}`, icons: ['start-water'], number });
const keys = (cards: readonly number[]): string[] => cards.map(card => keyOf(card).replace('test-', ''));
const lies = (r: HuntRehearsal): string[] => r.monster.slots.map(one => keys(one.down).join());

describe('Damage', () => {
  test('deal: a source of its own', () => {
    expect(says({ do: 'deal', n: { of: 'weapon-level', times: 2 } }, { hunters: [{ weapon: { level: 3 } }, {}] }).monster.damage).toBe(6);
  });
  test('[PA-PLAY-8] deal: by whoever has the card, and the word is told with it', () => {
    const r = says({ do: 'deal', n: 2 });

    expect(r.toldOf('damage-dealt')).toMatchObject([{ seat: 0, damage: 2 }]);
    expect(r.toldOf('word')).toMatchObject([{ seat: 0, word: 'deal' }]);
  });
  test('[PA-KW-VULN-5] deal: on a monster’s card nobody deals it, and the group says whether it is doubled', () => {
    const r = saying([], { beast: { isVulnerable: true }, slots: [{ icons: ['maneuver'], base: [{ do: 'deal', n: 3 }] }] });

    r.answer('group-double', 'yes');

    expect(r.monster.damage).toBe(6);
  });
  test('more-damage: part of the attack', () => {
    const r = playing(
      { abilities: [{ on: 'play', effects: [{ do: 'more-damage', n: 2 }] }] },
      { hunters: [{ weapon: { damage: 3 } }, {}] },
    );

    expect(r.toldOf('damage-dealt')).toMatchObject([{ weapon: 3, more: 2, damage: 5 }]);
  });
  test('wounds', () => {
    expect(says({ do: 'wounds', n: 2 }).monster.health).toBe(8);
  });
  test.each([
    ['yes', 0],
    ['no', 1],
  ] as const)('cancel-boost: %s', (answer, applied) => {
    const item = { abilities: [{ on: 'boost-due', may: true, once: 'round', effects: [{ do: 'cancel-boost' }] }] } as const;
    const slots: SlotOn[] = [{ icons: ['attack'], base: [], boost: { cost: 1, effects: [{ do: 'acceleration', n: 1 }] } }];
    const r = playing({}, { hunters: [{}, { item }], slots });

    expect(r.decision('use-ability')).toMatchObject({ seat: 1 });
    r.answer('use-ability', answer);

    expect(r.monster).toMatchObject({ acceleration: applied, struggle: 1 });
  });
  test('repeat-base', () => {
    const r = playing({}, { slots: [{ icons: ['attack'], base: [{ do: 'hit' }], boost: { cost: 0, effects: [{ do: 'repeat-base' }] } }] });

    expect(r.toldOf('suffered')).toHaveLength(2);
  });
});

describe('Keywords', () => {
  test('blind: one peril, until the own next turn', () => {
    const r = says({ do: 'blind' }, { perils: [{ id: 'test-a' }, { id: 'test-b' }] });

    r.only('choose-peril', ['test-a', 'test-b']).answer('choose-peril', 'test-b');

    expect(r.monster.perils.map(one => one.blindedBy)).toEqual([-1, 0]);
  });
  test('confuse', () => {
    const r = says({ do: 'confuse' }).answer('choose-sector', 'sector-1');

    expect(r.monster).toMatchObject({ isConfused: true, facing: 1 });
  });
  test('stun', () => {
    const r = says({ do: 'stun' }, { slots: [{ ...quiet('a'), isStunned: true }, quiet('b'), quiet('c')] });

    r.only('choose-slot', ['slot-1', 'slot-2']).answer('choose-slot', 'slot-2').answer('stun-hunter', 'seat-1');

    expect(r.monster.slots.map(one => one.isStunned)).toEqual([true, false, true]);
  });
  test('vulnerable', () => {
    expect(says({ do: 'vulnerable' }).monster.isVulnerable).toBe(true);
  });
  test.each(['blind', 'confuse', 'stun', 'vulnerable'] as const)('inflicted: %s is answered', keyword => {
    const item = { abilities: [{ on: 'inflicted', keyword, effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = says({ do: keyword }, { hunters: [{ item }, {}], perils: [{}] });

    r.until('act', one => one.options[0]!.key);

    expect(r.hunter(0).stamina).toBe(1);
  });
});

describe('Struggle', () => {
  test('struggle: gained and removed', () => {
    expect(saying([{ do: 'struggle', n: 2 }], { beast: { struggle: 1 } }).toldOf('struggle-changed')[0]).toMatchObject({
      by: 2,
      struggle: 3,
    });
    expect(saying([{ do: 'struggle', n: -2 }], { beast: { struggle: 5 } }).monster.struggle).toBe(2);
  });
  test('[PA-STRUG-4][PA-STRUG-5] struggle: what is gained and what is removed name their own clauses', () => {
    const clauses = (n: number) =>
      says({ do: 'struggle', n }, { beast: { struggle: 2 } })
        .toldOf('struggle-changed')
        .map(one => one.rule);

    // PA-COL-2: the card that says it is blue.
    expect([clauses(1), clauses(-1), clauses(0)]).toEqual([['PA-STRUG-4', 'PA-COL-2'], ['PA-STRUG-5', 'PA-COL-2'], ['PA-COL-2']]);
  });
  test('acceleration', () => {
    expect(says({ do: 'acceleration', n: 2 }).monster.acceleration).toBe(2);
    expect(says({ do: 'acceleration', n: -2 }, { beast: { acceleration: 1 } }).monster.acceleration).toBe(0);
  });
  test.each([
    ['turn', 'next-turn'],
    ['round', 'begin-round'],
  ] as const)('bonus-damage: until the end of the %s', (until, scene) => {
    const r = hunt({
      hunters: [
        { hand: [{ id: 'test-says', abilities: [{ on: 'play', effects: [{ do: 'bonus-damage', n: 2, until }, { do: 'hit' }] }] }] },
        {},
      ],
      toPlay: [],
    });

    r.untilScene(scene, one => (one.kind === 'act' ? 'test-says' : one.options[0]!.key));

    expect(r.toldOf('suffered')[0]).toMatchObject({ damage: 4 });
    expect(r.monster).toMatchObject({ bonusThisTurn: 0, bonusThisRound: 0 });
  });
  test('bonus-damage: of a round is still there in the next turn', () => {
    const r = says({ do: 'bonus-damage', n: 2, until: 'round' }, { hunters: [{}, { stamina: 1 }] });

    r.answer('act', 'end').until('move');

    expect(r.monster.bonusThisRound).toBe(2);
  });
  test('track: between 0 and its end', () => {
    const track = (by: number, from: number) => says({ do: 'track', by }, { monster: 'ramhide', beast: { track: from } }).monster.track;

    expect([track(1, 2), track(-1, 2), track(-5, 2)]).toEqual([3, 1, 0]);
    expect(track(99, 0)).toBeLessThan(99);
  });
  test('objective: from another card it is the first one', () => {
    expect(says({ do: 'objective', n: 2 }, { objectives: [{ goal: 5 }, { goal: 5 }] }).monster.objectives.map(one => one.counters)).toEqual(
      [2, 0],
    );
  });
});

describe('Its cards', () => {
  test('discard-slot: unresolved, and refilled', () => {
    const r = says({ do: 'discard-slot' }, { slots: [quiet('a'), quiet('b')], pile: [quiet('c'), quiet('d')] });

    r.only('choose-slot', ['slot-0', 'slot-1']).answer('choose-slot', 'slot-1');

    expect(lies(r)).toEqual(['a', 'c']);
    expect(r.types('behaviour-revealed')).toEqual([]);
  });
  test('discard-slot, look-at-slot: without one that lies there nothing is asked and nothing done', () => {
    const r = saying([{ do: 'discard-slot' }, { do: 'look-at-slot', n: 2 }], { slots: [{ isLocked: true }], pile: [quiet('c')] });

    expect([r.asks, lies(r), keys(r.monster.pile)]).toEqual(['act', [''], ['c']]);
    expect(r.types('behaviours-discarded', 'slot-filled', 'slot-known')).toEqual([]);
  });
  test('look-at-slot: what nobody knows yet', () => {
    const r = says({ do: 'look-at-slot', n: 2 }, { slots: [quiet('a'), quiet('b'), quiet('c')] });

    r.answer('choose-slot', 'slot-1').only('choose-slot', ['slot-0', 'slot-2']).answer('choose-slot', 'slot-2');

    expect(r.monster.slots.map(one => keys(one.known))).toEqual([[], ['b'], ['c']]);
  });
  test('look-at-pile', () => {
    const r = says({ do: 'look-at-pile', n: 2 }, { pile: [quiet('a'), quiet('b'), quiet('c')] });

    r.answer('order-cards', ['test-b', 'test-a']);

    expect(keys(r.monster.pile)).toEqual(['b', 'a', 'c']);
    expect(keys(r.monster.seen)).toEqual(['b', 'a']);
  });
  test('look-at-pile: with nothing on it nothing is seen', () => {
    const r = says({ do: 'look-at-pile', n: 2 }, { pile: [] });

    expect([r.asks, r.monster.seen, r.types('pile-seen')]).toEqual(['act', [], []]);
  });
  test('[PA-GAME-6] look-at-pile: what was seen below lies there still', () => {
    const stage = byHand(
      staged({
        hunters: [{ hand: [{ id: 'test-look', abilities: [{ on: 'play', effects: [{ do: 'look-at-pile', n: 1 }] }] }, SPARE] }, {}],
        pile: [quiet('a'), quiet('b'), quiet('c')],
      }),
    );
    stage.monster.seen = stage.monster.pile.slice(0, 2);
    const r = rehearse(stage).play().answer('act', 'test-look');

    expect(keys(r.monster.seen)).toEqual(['a', 'b']);
  });
  test('resolve-top', () => {
    const r = says({ do: 'resolve-top' }, { pile: [{ base: [{ do: 'hit' }], icons: ['attack'] }, quiet('b')] });

    expect(r.hunter(0).damage).toBe(2);
  });
  test.each([
    [1, [2, 5, 6], ['c', 'y', 'z']],
    [2, [2, 5, 6], ['c', 'd', 'z']],
    [1, [3, 3, 7], ['c', 'd', 'z']],
    [1, [7, 3, 5], ['x', 'c', 'z']],
    [2, [7, 5, 3], ['x', 'c', 'd']],
  ])('refresh-slots: %i of %j', (n, numbers, after) => {
    const slots = ['x', 'y', 'z'].map((id, i) => quiet(id, numbers[i]!));
    const r = says({ do: 'refresh-slots', n }, { slots, pile: [quiet('c', 1), quiet('d', 1), quiet('e', 1), quiet('f', 1)] });

    expect(lies(r)).toEqual(after);
    expect(r.types('behaviour-revealed')).toEqual([]);
  });
  test('refresh-slots: where nothing lies nothing goes', () => {
    expect(says({ do: 'refresh-slots', n: 1 }, { slots: [] }).types('slots-refreshed')).toEqual([]);
  });
  test('open-slot', () => {
    const r = says({ do: 'open-slot' }, { slots: [quiet('a'), { isLocked: true }, { isLocked: true }], pile: [quiet('b'), quiet('c')] });

    expect(lies(r)).toEqual(['a', 'b', '']);
    expect(r.monster.slots.map(one => one.isLocked)).toEqual([false, false, true]);
  });
  test('lock-slot: filled, its behaviour goes', () => {
    const r = says({ do: 'lock-slot' }, { slots: [quiet('a'), quiet('b')] });

    expect(lies(r)).toEqual(['a', '']);
    expect(keys(r.monster.discard)).toEqual(['b']);
    expect(r.monster.slots.map(one => one.isLocked)).toEqual([false, true]);
  });
  test('lock-slot: empty', () => {
    const r = saying([{ do: 'open-slot' }, { do: 'open-slot' }, { do: 'lock-slot' }], {
      slots: [quiet('a'), { isLocked: true }, { isLocked: true }],
      pile: [quiet('b')],
    });

    expect(r.monster.slots.map(one => one.isLocked)).toEqual([false, false, true]);
    expect(lies(r)).toEqual(['a', 'b', '']);
  });
  test('stance-again', () => {
    const abilities = [
      { on: 'stance-revealed', effects: [{ do: 'acceleration', n: 1 }] },
      { on: 'turned', effects: [{ do: 'acceleration', n: 5 }] },
    ] as const;

    expect(says({ do: 'stance-again' }, { stance: { abilities } }).monster.acceleration).toBe(1);
  });
});

describe('Its ground', () => {
  test('terrain and clear-terrain', () => {
    const r = says({ do: 'terrain', kind: 'rock', at: 'rear' });
    expect(r.state.terrain).toMatchObject([{ kind: 'rock', sector: 0 }]);

    const rock = { kind: 'rock', at: 'north' } as const;
    expect(
      says({ do: 'clear-terrain', kind: 'rock', at: 'rear' }, { terrain: [rock, { kind: 'sand', at: 'north' }] }).state.terrain,
    ).toMatchObject([{ kind: 'sand' }]);
  });
  test('mark', () => {
    expect(says({ do: 'mark', at: 'rear' }).monster.marked).toBe(0);
  });
  test('plate: swallows the next attack from there, at most one for each hunter', () => {
    const plates = says({ do: 'plate', at: 'here' }, { beast: { plates: [0, 0, 2, 0] } });
    expect(plates.monster.plates).toEqual([0, 0, 2, 0]);

    const r = hunt({
      hunters: [{ hand: [{ id: 'test-a' }, { id: 'test-b' }, SPARE], weapon: { damage: 3 } }, {}],
      beast: { plates: [0, 0, 1, 0] },
    });
    r.play().answer('act', 'test-a');
    expect(r.monster).toMatchObject({ damage: 0, plates: [0, 0, 0, 0] });
    r.answer('act', 'test-b');
    expect(r.monster.damage).toBe(3);
  });
  test('drop-plate', () => {
    expect(says({ do: 'drop-plate', at: 'each' }, { beast: { plates: [1, 0, 2, 0] } }).monster.plates).toEqual([0, 0, 1, 0]);
  });
  test('swarm: a side target, and what answers its end', () => {
    const item = { abilities: [{ on: 'swarm-gone', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = saying(
      [
        { do: 'swarm', toughness: { of: 'players', times: 2 } },
        { do: 'deal', n: 4 },
      ],
      { hunters: [{}, { item }] },
    );
    expect(r.monster.swarms).toEqual([{ id: 1, toughness: 4, damage: 0 }]);

    r.answer('choose-target', 'swarm-1');

    expect(r.monster.swarms).toEqual([]);
    expect(r.hunter(1).stamina).toBe(1);
  });
  test.each(['discard', 'hand', 'sequence'] as const)('slip: into the %s', to => {
    const r = says({ do: 'slip', card: 'debility', to, who: 'another' });

    expect(keys(r.hunter(1)[to])).toEqual([expect.stringMatching(/^debility/)]);
  });
  test('[PA-WIN-4] lose', () => {
    expect(says({ do: 'lose' }).state).toMatchObject({ result: 'lost', why: 'scenario' });
  });
});

describe('plates', () => {
  const plates = (effect: Effect, before: number[], hunters: readonly HunterOn[] = [{}, {}, {}]) => {
    const r = saying([effect], { beast: { plates: before }, hunters });
    return [r.monster.plates, r.toldOf('plate-set').map(({ sector, n }) => [sector, n])];
  };

  test('[PA-GAME-4] one is laid, and one taken away', () => {
    expect(plates({ do: 'plate', at: 'here' }, [0, 0, 0, 0])).toEqual([[0, 0, 1, 0], [[2, 1]]]);
    expect(plates({ do: 'plate', at: 'flanks' }, [0, 1, 0, 0])).toEqual([
      [0, 2, 0, 1],
      [
        [3, 1],
        [1, 2],
      ],
    ]);
    expect(plates({ do: 'drop-plate', at: 'here' }, [0, 0, 3, 0])).toEqual([[0, 0, 2, 0], [[2, 2]]]);
  });
  test('[PA-GAME-4] never more than hunters, never fewer than none, and then nothing is told', () => {
    expect(plates({ do: 'plate', at: 'here' }, [0, 0, 2, 0], [{}, {}])).toEqual([[0, 0, 2, 0], []]);
    expect(plates({ do: 'drop-plate', at: 'here' }, [0, 0, 0, 0])).toEqual([[0, 0, 0, 0], []]);
  });
});

describe('What is not meant', () => {
  test('lock-slot: never the one whose behaviour says it', () => {
    const r = saying([], {
      slots: [quiet('a'), quiet('b'), { id: 'test-c', icons: ['maneuver'], base: [{ do: 'lock-slot' }] }],
      pile: [quiet('d')],
    });

    expect([lies(r), r.monster.slots.map(one => one.isLocked)]).toEqual([
      ['a', '', 'd'],
      [false, true, false],
    ]);
  });
  test('objective: what its own task counts, it counts itself', () => {
    const task = { on: 'played', effects: [{ do: 'objective', n: 1 }] } as const;
    const r = saying([], { objectives: [{ goal: 5 }, { goal: 5, tasks: [task] }] });

    expect(r.monster.objectives.map(one => one.counters)).toEqual([0, 1]);
  });
  test('objective: the reward is done when the goal is reached, and not before', () => {
    const reward = [{ do: 'stamina', n: 1 }] as const;
    const stamina = (n: number) => saying([{ do: 'objective', n }], { objectives: [{ goal: 2, reward }] }).hunter(0).stamina;

    expect([stamina(1), stamina(2)]).toEqual([0, 1]);
  });
  test('swarm: its toughness is at least 1', () => {
    const toughness = (n: number) => saying([{ do: 'swarm', toughness: n }]).monster.swarms.map(one => one.toughness);

    expect([toughness(0), toughness(1), toughness(3)]).toEqual([[1], [1], [3]]);
  });
  test('[PA-KO-12] slip: nobody who has fallen', () => {
    const r = saying([{ do: 'slip', card: 'debility', to: 'hand', who: 'each' }], { hunters: [{}, { ko: 'red' }, {}] });

    expect(r.state.hunters.map(one => one.hand.length)).toEqual([2, 0, 1]);
  });
  test('end-actions: in no other step, and for nobody who has fallen', () => {
    const ends = { on: 'turn-start', effects: [{ do: 'end-actions' }] } as const;
    const r = hunt({ step: 'begin-turn', hunters: [{ hand: [SPARE], stamina: 1, item: { abilities: [ends] } }, {}] }).play();
    expect([r.asks, r.types('actions-cut')]).toEqual(['move', []]);

    const fallen = saying([], { slots: [{ icons: ['maneuver'], base: [{ do: 'suffer', n: 9 }, { do: 'end-actions' }] }] }).answer(
      'deplete',
      'helm',
      0,
    );
    expect(fallen.types('actions-cut')).toEqual([]);
  });
});

describe('At the edge', () => {
  test.each([
    [['a', 'b', 'c'], 1],
    [['a', 'c', 'b'], 2],
  ])('look-at-pile: another order is told, also where a card stays; the same is not: %j, %i', (order, told) => {
    const r = says({ do: 'look-at-pile', n: 3 }, { pile: [quiet('a'), quiet('b'), quiet('c'), quiet('d')] });
    r.answer(
      'order-cards',
      order.map(id => `test-${id}`),
    );

    expect([keys(r.monster.pile), r.types('pile-seen').length]).toEqual([[...order, 'd'], told]);
  });
  test('open-slot: the first slot like any other', () => {
    const opened = says({ do: 'open-slot' }, { slots: [{ isLocked: true }, quiet('b')], pile: [quiet('c'), quiet('d')] });
    expect([opened.monster.slots.map(one => one.isLocked), lies(opened)]).toEqual([
      [false, false],
      ['c', 'b'],
    ]);
  });
  test('lock-slot: the only one that is open', () => {
    expect(says({ do: 'lock-slot' }, { slots: [quiet('a'), { isLocked: true }] }).monster.slots.map(one => one.isLocked)).toEqual([
      true,
      true,
    ]);
  });
  test('[PA-BEH-12] lock-slot: never one that rages with it', () => {
    const r = playing(
      {},
      {
        slots: [quiet('a'), { icons: ['attack'] }, { icons: ['rampage'], base: [{ do: 'lock-slot' }] }],
        pile: [quiet('d'), quiet('e'), quiet('f')],
      },
    );

    expect(r.monster.slots.map(one => one.isLocked)).toEqual([true, false, false]);
  });
  test('repeat-base: in the base itself it repeats what else is there, once', () => {
    expect(playing({}, { slots: [{ icons: ['attack'], base: [{ do: 'hit' }, { do: 'repeat-base' }] }] }).hunter(0).damage).toBe(4);
  });
  test('[PA-KW-STUN-4] stun: who shows no attack deals nothing, and nothing is told', () => {
    const r = says({ do: 'stun' }, { slots: [{ isLocked: true }], hunters: [{ hand: [{ id: 'test-red' }] }, {}] });
    r.answer('stun-hunter', 'seat-0').answer('show-attacks', []);

    expect([r.asks, r.types('attacks-shown', 'damage-dealt')]).toEqual(['act', []]);
  });
  test('objective: whom its task is about, its reward is about', () => {
    const task = { on: 'suffered', effects: [{ do: 'objective', n: 1 }] } as const;
    const r = saying([], {
      slots: [{ icons: ['maneuver'], base: [{ do: 'hit', who: 'next' }] }],
      objectives: [{ goal: 1, tasks: [task], reward: [{ do: 'stamina', n: 1, who: 'that' }] }],
    });

    expect(r.state.hunters.map(one => one.stamina)).toEqual([0, 1]);
  });
  test('[PA-STN-5] stance-again: it is nobody’s deed, and answered by everybody', () => {
    const item = { abilities: [{ on: 'stance-revealed', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const [own, others] = [[{ item }, {}] as const, [{}, { item }] as const].map(hunters => says({ do: 'stance-again' }, { hunters }));

    expect([own!.hunter(0).stamina, others!.hunter(1).stamina]).toEqual([1, 1]);
  });
});
