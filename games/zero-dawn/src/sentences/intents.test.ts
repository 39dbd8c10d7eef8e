/** What machines are about to do (K-168), position by position; the contract compares it with what comes. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { BEHAVIOUR_DECKS } from '../content/box.ts';
import type { Step } from '../state.ts';
import { stateSchema } from '../state.ts';
import { caster, wire } from '../testing/fixtures.ts';
import { given, type Position } from '../testing/rehearsal.ts';
import { dangers, intends } from './intents.ts';

const seen = ({ state, ...position }: Position, step: Step = 'act'): ReturnType<typeof viewOf<never, never>> =>
  viewOf(stateSchema as never, given({ ...position, state: { step, active: 0, ...state } }).state as never, 0);
const phrases = (position: Position, step?: Step): string[] => intends(seen(position, step), 0).map(one => one.says);
const certain = (position: Position): boolean[] => intends(seen(position), 0).flatMap(one => one.does.map(step => step.isCertain));

const me = { at: [0, 1], recency: 2 } as const;
const watcher = { type: 'watcher', isAlert: true } as const;

describe('Intentions of machines', () => {
  test('a Watcher in range shoots you, and says by which card', () => {
    expect(intends(seen({ hunters: [me], enemies: [{ ...watcher, at: [2, 1] }] }), 0)).toEqual([
      {
        about: { kind: 'enemy', id: 0 },
        does: [
          { kind: 'attack', target: { kind: 'hunter', id: 0 }, amount: 3, isCertain: true },
          { kind: 'other', target: null, amount: null, isCertain: false },
        ],
        says: 'shoots you, 3',
        why: 'The Watcher follows Lookout: shoot the nearest hunter within 2 squares for 3 damage with its Eye, or if it cannot, move up to 2 squares toward the nearest hunter, then strike a hunter in its square for 3 damage.',
      },
    ]);
  });

  test('to others the hunter goes by name', () => {
    const view = seen({ hunters: [me, { at: [0, 0] }], enemies: [{ ...watcher, at: [2, 1] }] });
    expect([0, 1, null].map(seat => intends(view, seat)[0]!.says)).toEqual(['shoots you, 3', 'shoots Nora, 3', 'shoots Nora, 3']);
  });

  test('without its Eye it has to come; 2 squares away it arrives and strikes', () => {
    const blind = { ...watcher, components: [2] };
    expect(phrases({ hunters: [me], enemies: [{ ...blind, at: [2, 1] }] })).toEqual(['comes for you, then 3']);
    expect(phrases({ hunters: [me], enemies: [{ ...blind, at: [3, 1] }] })).toEqual(['comes for you']);
  });

  test('a trap on the only way leaves nothing certain', () => {
    const row = { map: ['######'], hunters: [{ at: [0, 0], recency: 2 }], enemies: [{ ...watcher, components: [2], at: [2, 0] }] } as const;
    expect(certain(row)).toEqual([true, true]);
    expect(certain({ ...row, state: { traps: [{ square: 1, owner: 0, card: wire(), weapon: caster(), dice: [0, 0, 0] }] } })).toEqual([
      false,
      false,
    ]);
  });

  test('[ZD-ECOND-8] Shock ends it after the first box', () => {
    expect(phrases({ hunters: [me], enemies: [{ ...watcher, components: [2], shock: 1, at: [2, 1] }] })).toEqual(['comes for you']);
  });

  test('[ZD-BEH-4] a card that lies face down is a question mark; the last one of a deck is not', () => {
    const sawtooth = { hunters: [me], enemies: [{ type: 'sawtooth', isAlert: true, at: [2, 1] }] } as const;
    expect(intends(seen(sawtooth), 0)[0]).toMatchObject({
      says: '? up to 6',
      why: 'The Sawtooth draws one of 4 cards: Pounce, Frenzy, Roar or Stalk.',
    });
    const stage = given({ ...sawtooth, state: { step: 'act', active: 0 } });
    const [deck] = stage.state.behaviours;
    const pounce = deck!.pile.toSorted((a, b) => a - b)[0]!;
    const drawn = { ...stage.state, behaviours: [{ ...deck!, pile: [pounce], discard: deck!.pile.filter(card => card !== pounce) }] };
    expect(intends(viewOf(stateSchema, drawn, 0), 0)[0]).toMatchObject({
      says: 'comes for you, then 6',
      does: [{ kind: 'card' }, { kind: 'move' }, { kind: 'attack', amount: 6, isCertain: true }],
    });
  });

  test('[ZD-ALERT-7] one that is not alert is told of only if it will wake; not while its hunter is in grass', () => {
    const calm = { type: 'watcher', at: [1, 1] } as const;
    expect(phrases({ hunters: [me], enemies: [calm] })).toEqual(['wakes, shoots you, 3']);
    expect(phrases({ map: ['######', 'g#####', '######'], hunters: [me], enemies: [calm] })).toEqual([]);
    expect(phrases({ hunters: [me], enemies: [{ ...calm, at: [2, 1] }] })).toEqual([]);
  });

  test('in the enemy step whoever has acted is silent', () => {
    const position = {
      hunters: [me],
      enemies: [
        { ...watcher, at: [2, 1], hasActed: true },
        { ...watcher, at: [2, 0] },
      ],
    } as const;
    expect(intends(seen(position, 'enemies'), 0).map(one => one.about.id)).toEqual([1]);
    expect(phrases(position, 'maintenance')).toEqual([]);
  });

  test('in the midst of its activation it is told what is left of it, and with nothing left it is silent', () => {
    const { state } = given({ hunters: [me], enemies: [{ ...watcher, at: [2, 1] }] });
    const [lookout] = BEHAVIOUR_DECKS[state.enemies[0]!.type]!;
    const acting = (times: number): string[] => {
      const activation = { enemy: 0, card: lookout!, isYes: false, box: 0, times, hasDoneConditional: times > 0, pulsed: [] };
      return intends(viewOf(stateSchema, { ...state, step: 'enemies', activation }, 0), 0).map(one => one.says);
    };
    expect(acting(0)).toEqual(['shoots you, 3']);
    expect(acting(1)).toEqual([]);
  });
});

describe('What waits at a square', () => {
  const square = (view: ReturnType<typeof seen>, at: number): string[] => dangers(view, 0, { kind: 'square', id: at }).map(one => one.says);

  test('[ZD-ALERT-7] who would become alert, and who would attack there', () => {
    const view = seen({ map: ['######'], hunters: [{ at: [0, 0], recency: 2 }], enemies: [{ type: 'watcher', at: [3, 0] }] });
    expect(square(view, 1)).toEqual([]);
    expect(square(view, 2)).toEqual(['The Watcher would become alert.', 'The Watcher would attack you there for 3.']);
  });

  test('tall grass hides', () => {
    const view = seen({ map: ['##g###'], hunters: [{ at: [0, 0], recency: 2 }], enemies: [{ type: 'watcher', at: [3, 0] }] });
    expect(square(view, 2)).toEqual([]);
  });

  test('whatever card decides, each amount is named', () => {
    const view = seen({
      map: ['######'],
      hunters: [{ at: [0, 0], recency: 2 }],
      enemies: [{ type: 'shell-walker', isAlert: true, at: [3, 0] }],
    });
    expect(square(view, 1)).toEqual(['The Shell-Walker would attack you there for 3, 4 or 6.']);
  });
});
