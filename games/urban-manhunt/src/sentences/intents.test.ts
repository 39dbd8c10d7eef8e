/** What crims are about to do (K-168), position by position; the contract compares it with what comes. */
import { type Intent, lazyView } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { CrimAction } from '../content/kinds.ts';
import { stateSchema, type View } from '../state.ts';
import { ordering } from '../testing/crims.ts';
import { blank, GUNMAN, gunman, LURKER, RUNNER, runner, THUG } from '../testing/fixtures.ts';
import { given, type Position } from '../testing/rehearsal.ts';
import { type CrimFacts, dangersAt, intends, intendsAfter } from './intents.ts';

/** As a seat sees it, and keeps nothing of it. */
const seen = (order: CrimAction, position: Position, seat: number | null = 0): View =>
  lazyView(stateSchema, given({ control: ordering(order), ...position }).state, seat);
const read = (order: CrimAction, position: Position, seat: number | null = 0): readonly Intent[] =>
  intends(seen(order, position, seat), seat);
const phrases = (order: CrimAction, position: Position, seat?: number | null): string[] => read(order, position, seat).map(one => one.says);

const me = { at: [30, 18] } as const;
const UNKNOWN = { kind: 'other', target: null, amount: null, isCertain: false };

describe('Intentions of crims', () => {
  test('[UM-CSHO-3] [UM-RES-1] a shot names its target and what it may come to, and what defends against it', () => {
    expect(read('shoot', { hunters: [me], crims: [{ card: GUNMAN, at: [40, 18] }] })).toEqual([
      {
        about: { kind: 'crim', id: 1 },
        does: [{ kind: 'attack', target: { kind: 'hunter', id: 0 }, amount: 2, isCertain: true }],
        says: 'shoots you for 2–3',
        why: 'Quiet Turn tells Tactical crims to Shoot; against its Pistol (Damage 2) you need 2 successes in Defense, 48 %.',
        attacks: [{ kind: 'hunter', id: 0 }],
        facts: { hitsYou: 52, attacks: ['Rifle'], hit: [65], kill: [37] },
      },
    ]);
  });

  test('beside the words there are chances: of being hit, by whoever is about to attack, and of each attack that reaches', () => {
    const slate = blank({ attacks: [{ name: 'Carbine', kind: 'ranged', damage: 2, range: 12 }] });
    const position: Position = { hunters: [{ at: [30, 18], slate }], crims: [{ card: GUNMAN, at: [38, 18] }] };

    const [facts] = read('seek-cover', position).map(one => one.facts as CrimFacts);
    expect(facts).toMatchObject({ attacks: ['Carbine'] });
    expect(facts).not.toHaveProperty('hitsYou');
    expect(facts!.kill[0]).toBeLessThan(facts!.hit[0]!);
    expect(read('shoot', position, null)[0]!.facts).toEqual({ attacks: [], hit: [], kill: [] });
  });

  test('whom a crim may attack is told whichever way it goes; whoever only comes nearer attacks nobody', () => {
    const attacked = (at: readonly [number, number]): unknown => read('charge', { hunters: [me], crims: [{ card: THUG, at }] })[0]!.attacks;

    expect([attacked([35, 18]), attacked([44, 18])]).toEqual([[{ kind: 'hunter', id: 0 }], []]);
  });

  test('to others the hunter goes by the last word of its name', () => {
    const position: Position = {
      hunters: [me, { slate: blank({ name: 'The Last Auditor' }), at: [45, 18] }],
      crims: [{ card: GUNMAN, at: [40, 18] }],
    };
    expect([0, 1, null].map(seat => phrases('shoot', position, seat))).toEqual([
      ['shoots Auditor for 2–3'],
      ['shoots you for 2–3'],
      ['shoots Auditor for 2–3'],
    ]);
  });

  test('[UM-CHG-1] [UM-CHG-3] a charge that arrives strikes; one that does not keeps coming', () => {
    const [arrives] = read('charge', { hunters: [me], crims: [{ card: THUG, at: [35, 18] }] });
    const [falls] = read('charge', { hunters: [me], crims: [{ card: THUG, at: [44, 18] }] });

    expect([arrives!.says, falls!.says]).toEqual(['charges you for 2–3', 'nears you']);
    expect(arrives!.does).toEqual([
      { kind: 'move', target: null, amount: 4, isCertain: true },
      { kind: 'attack', target: { kind: 'hunter', id: 0 }, amount: 2, isCertain: true },
    ]);
    expect(falls!.does).toEqual([
      { kind: 'move', target: null, amount: 5, isCertain: true },
      { kind: 'other', target: null, amount: 4, isCertain: true },
    ]);
  });

  test('[UM-CRIM-5] [UM-CRIM-6] [UM-CRIM-9] what takes the place of an order is said with its reason', () => {
    const [charging] = read('flee', { hunters: [me], crims: [{ card: RUNNER, at: [41, 18], lastAction: 'charge' }] });
    const [unarmed] = read('shoot', { hunters: [{ at: [24, 33] }], crims: [{ card: RUNNER, at: [24, 27] }] });
    const [engaged] = read('shoot', { hunters: [me], crims: [{ card: GUNMAN, at: [31, 18] }] });

    expect([charging!.says, unarmed!.says, engaged!.says]).toEqual(['nears you', 'seeks cover', 'fights you for 1']);
    expect(charging!.why).toBe('Quiet Turn tells Skittish crims to Flee; its last action was a Charge, so Runner Charges.');
    expect(unarmed!.why).toBe('Quiet Turn tells Skittish crims to Shoot; it has no shot, so Runner Seeks Cover.');
    const instead = [charging, unarmed, engaged].map(one => (one!.facts as CrimFacts).instead);
    expect(instead).toEqual(['Charge', 'Seek Cover', 'Fight']);
    expect(read('charge', { hunters: [me], crims: [{ card: RUNNER, at: [41, 18] }] })[0]!.facts).not.toHaveProperty('instead');
    expect(engaged!.why).toContain('it is engaged, so Gunman Fights; against its Fists (Damage 1) you need 1 success in Defense, ');
  });

  test('[UM-CDIS-6] whoever would fall to a strike as it flees is not said to move', () => {
    const [weak] = read('flee', { hunters: [me], crims: [{ card: runner({ wounds: 2 }), at: [31, 18] }] });
    const [tough] = read('flee', { hunters: [me], crims: [{ card: runner({ wounds: 3 }), at: [31, 18] }] });

    expect([weak!.says, weak!.does]).toEqual(['flees, falls to a strike', []]);
    expect([tough!.says, tough!.does]).toEqual(['flees from you', [{ kind: 'move', target: null, amount: 6, isCertain: true }]]);
  });

  test('[UM-CRIM-4] where hunters tie, the First Player chooses: nothing is certain', () => {
    const [intent] = read('shoot', {
      hunters: [{ at: [10, 27] }, { slate: blank({ name: 'Kite' }), at: [30, 27] }],
      crims: [{ card: gunman({ attacks: [{ name: 'Rifle', kind: 'ranged', damage: 3, range: 24 }] }), at: [20, 27] }],
    });

    expect(intent!.does).toEqual([{ kind: 'attack', target: null, amount: 3, isCertain: false }]);
    expect(intent!.says).toBe('shoots you or Kite for 3');
  });

  test('[UM-CRIM-11] with nobody in the zone it is certain to do nothing, once crims act', () => {
    const nobody: Position = { hunters: [{ ...me, isIn: false }], crims: [{ card: THUG, at: [35, 18] }] };

    expect(read('charge', { ...nobody, state: { phase: 'crim', step: 'crim' } })).toMatchObject([{ says: 'stays', does: [] }]);
    expect(read('charge', nobody)).toMatchObject([{ says: 'stays', does: [UNKNOWN] }]);
  });

  test('[UM-HIDE-5] [UM-HIDE-8] a hidden crim stays for a turn, then comes out to act', () => {
    const hidden = { card: LURKER, at: [12, 33], hiddenIn: 4, hidInTurn: 1 } as const;

    expect(read('charge', { turn: 2, hunters: [me], crims: [hidden] })).toMatchObject([{ says: 'stays hidden', does: [] }]);
    const [out] = read('charge', { turn: 3, hunters: [me], crims: [hidden] });
    expect(out!.says).toBe('comes out, nears you');
    expect(out!.does[0]).toEqual({ kind: 'other', target: null, amount: null, isCertain: true });
  });

  test('[UM-CRIM-2] whoever has acted waits for a card that nobody has seen', () => {
    const crims = [
      { card: THUG, at: [35, 18] },
      { card: THUG, at: [24, 18] },
    ] as const;
    const view = seen('charge', { hunters: [me], crims, state: { phase: 'crim', step: 'crim', acted: 1 } });

    expect(intends(view, 0).map(one => [one.says, one.does[0]!.isCertain])).toEqual([
      ['?', false],
      ['charges you for 2–3', true],
    ]);
  });

  test('[UM-EVT-4] an event that waits leaves nothing certain', () => {
    const position: Position = { hunters: [me], crims: [{ card: GUNMAN, at: [40, 18] }] };

    expect(read('shoot', { ...position, state: { queue: [{ card: given(position).state.eventPile.at(-1)!, owner: 0 }] } })).toMatchObject([
      { says: 'shoots you for 2–3', does: [UNKNOWN] },
    ]);
  });
});

describe('What waits at a point', () => {
  const waits = (order: CrimAction, position: Position, x: number, y: number): string[] =>
    dangersAt(seen(order, position), 0, { x, y }).map(one => one.says);

  test('who would shoot there, and who would come', () => {
    const position: Position = {
      hunters: [{ at: [20, 27] }],
      crims: [
        { card: GUNMAN, at: [37, 27] },
        { card: THUG, at: [24, 33] },
      ],
    };

    expect(waits('shoot', position, 20, 27)).toEqual([]);
    expect(waits('shoot', position, 27, 27)).toEqual(['Gunman would shoot you there, Damage 2.']);
    expect(waits('charge', position, 24, 30)).toEqual(['Thug would fight you there, Damage 2.']);
  });

  test('after a path: what they would do there, from which inch on they see it, and whether there is cover', () => {
    const position: Position = { hunters: [{ at: [20, 27] }], crims: [{ card: GUNMAN, at: [37, 27] }] };
    const after = (...path: readonly { x: number; y: number }[]) =>
      intendsAfter(seen('shoot', position), 0, path).map(({ says, facts }) => [says, facts as CrimFacts] as const)[0]!;

    const [stays] = after();
    expect(stays).toBe(read('shoot', position)[0]!.says);
    const [says, facts] = after({ x: 27, y: 27 });
    expect(says).toBe('shoots you for 2–3');
    expect(facts).toMatchObject({ seenFrom: 0, isSeen: true, hasCover: false, hitsYou: 52 });
  });

  test('nobody is said to hit a hunter that another one is nearer than', () => {
    const position: Position = { hunters: [{ at: [20, 27] }, { at: [33, 27] }], crims: [{ card: GUNMAN, at: [37, 27] }] };

    expect(waits('shoot', position, 27, 27)).toEqual([]);
  });
});
