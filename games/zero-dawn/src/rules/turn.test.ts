/** Clauses ZD-TURN-1..9, ZD-DECK-8; rulings ZD-R-43..45. */

import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import * as fixture from '../testing/fixtures.ts';
import { interrupt, print } from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';

/** Blank cards, by letter. */
const blank = (letter: string): number => fixture.blank(`turn-${letter}`);
const [a, b, c, d, e, f, g, h] = [...'abcdefgh'].map(blank) as [number, number, number, number, number, number, number, number];
const key = keyOf;

/** At the start of seat 0's turn, with an enemy far off that walks on the spot. */
function atTurn(hunter: HunterOn, rest: Partial<Position> = {}): DawnRehearsal {
  return given({
    hunters: [hunter, {}],
    enemies: [{ type: 'watcher', at: [5, 2] }],
    routes: [{ squares: [[5, 2]], loop: true }],
    ...rest,
    state: { step: 'begin-turn', ...rest.state },
  });
}

/** Plays on, doing nothing, until this many turns have begun. */
function idle(stage: DawnRehearsal, turns: number): DawnRehearsal {
  while (stage.toldOf('turn-began').length < turns || stage.asks !== 'discard-before-drawing') {
    if (stage.asks === 'take-action') stage.answer('take-action', 'stop');
    else if (stage.asks === 'discard-before-drawing') stage.answer('discard-before-drawing', []);
    else throw new Error(`asked ${stage.asks}`);
  }
  return stage;
}

describe('The hunter turn', () => {
  test('[ZD-ACT-4] a hunter that ends its activation without an action is told of, one that has acted is not', () => {
    const idler = atTurn({ hand: [a], draw: [b, c, d, e, f, g, h] });
    idler.play().answer('discard-before-drawing', []).answer('take-action', 'stop');
    const actor = atTurn({ hand: [a], draw: [b, c, d, e, f, g, h] });
    actor
      .play()
      .answer('discard-before-drawing', [])
      .answer('take-action', 'sneak')
      .answer('sneak-step', 'pass')
      .answer('take-action', 'stop');

    expect(idler.toldOf('actions-skipped')).toMatchObject([{ seat: 0, rule: 'ZD-ACT-4' }]);
    expect(actor.toldOf('actions-skipped')).toEqual([]);
  });

  test('[ZD-TURN-1] turns go clockwise from the Leader', () => {
    const stage = atTurn({}, { hunters: [{}, {}, {}], state: { step: 'begin-encounter', leader: 1 } });

    idle(stage.play(), 5);

    expect(stage.toldOf('turn-began').map(event => [event.turn, event.seat])).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
      [4, 1],
      [5, 2],
    ]);
  });

  test('[ZD-TURN-2] [ZD-TURN-3] each turn of each player is activation, enemy step, maintenance', () => {
    const stage = atTurn({ hand: [a] }, { hunters: [{ hand: [a] }, { hand: [b] }, { hand: [c] }] });

    idle(stage.play(), 4);

    const steps = stage.told.filter(({ type }) => ['turn-began', 'cards-drawn', 'enemy-activated', 'maintenance'].includes(type));
    const turn = ['turn-began', 'cards-drawn', 'enemy-activated', 'maintenance'];
    expect(steps.map(event => event.type)).toEqual([...turn, ...turn, ...turn, 'turn-began']);
    expect(stage.toldOf('enemy-activated').map(event => event.enemy)).toEqual([0, 0, 0]);
    expect(stage.toldOf('turn-began').map(event => event.seat)).toEqual([0, 1, 2, 0]);
  });
});

describe('Discard and draw', () => {
  test('[ZD-TURN-4] [ZD-TURN-5] any number of hand cards may go before drawing up to five', () => {
    const stage = atTurn({ hand: [a, b, c, d, e], draw: [f, g, h] });

    stage.play();

    expect([stage.asks, stage.options(), stage.open[0]!.min, stage.open[0]!.max]).toEqual([
      'discard-before-drawing',
      [a, b, c, d, e].map(key),
      0,
      5,
    ]);

    stage.answer('discard-before-drawing', [key(d), key(a), key(c)]);

    const { hand, draw, discard } = stage.hunter(0);
    expect({ hand, draw, discard }).toEqual({ hand: [b, e, f, g, h], draw: [], discard: [d, a, c] });
  });

  test('[ZD-TURN-4] discarding is free to skip', () => {
    const stage = atTurn({ hand: [a, b], draw: [c, d, e, f] });

    stage.play().answer('discard-before-drawing', []);

    const { hand, draw, discard } = stage.hunter(0);
    expect({ hand, draw, discard }).toEqual({ hand: [a, b, c, d, e], draw: [f], discard: [] });
  });

  test('[ZD-TURN-6] a hand above the maximum is not cut, and draws nothing', () => {
    const stage = atTurn({ hand: [a, b, c, d, e, f, g], draw: [h] });

    stage.play().answer('discard-before-drawing', []);

    const { hand, draw, discard } = stage.hunter(0);
    expect({ hand, draw, discard }).toEqual({ hand: [a, b, c, d, e, f, g], draw: [h], discard: [] });
    expect(stage.asks).toBe('take-action');
  });

  test('[ZD-TURN-7] the maximum is five unless something raises it', () => {
    const pouch = print('equipment', {
      id: 'turn-pouch',
      name: 'Pouch',
      kind: 'miscellaneous',
      arc: 'pouch',
      slots: 0,
      always: [{ do: 'hand-size', n: 1 }],
    });
    const drawn = (equipment: HunterOn['equipment']): number => {
      const stage = atTurn({ draw: [a, b, c, d, e, f, g], equipment: equipment ?? {} });
      return stage.play().hunter(0).hand.length;
    };

    expect(drawn({ pouch: -1 })).toBe(5);
    expect(drawn({ pouch })).toBe(6);
  });

  test('[ZD-TURN-8] a short pile gives what there is, and nobody faints', () => {
    const stage = atTurn({ hand: [a, b], draw: [c] });

    stage.play().answer('discard-before-drawing', []);

    const { hand, draw, isUp, faints } = stage.hunter(0);
    expect({ hand, draw, isUp, faints }).toEqual({ hand: [a, b, c], draw: [], isUp: true, faints: 0 });
  });

  test('[ZD-DECK-8] [ZD-R-43] cards discarded together lie as the player orders them, above what lay there before', () => {
    const stage = atTurn({ hand: [a, b, c], draw: [d, e, f], discard: [g] });

    stage.play().answer('discard-before-drawing', [key(c), key(a)]);

    expect(stage.hunter(0).discard).toEqual([g, c, a]);

    stage.answer('take-action', 'craft').answer('craft-size', 'craft-3');

    expect(stage.toldOf('cards-recovered')).toEqual([{ type: 'cards-recovered', rule: 'ZD-ACT-10', seat: 0, cards: [g, c, a] }]);
  });

  test('[ZD-R-44] the draw makes nobody faint whose hand is full, or whose pile has a card', () => {
    const faintsWith = (hand: readonly number[], draw: readonly number[]): number => {
      const stage = atTurn({ hand, draw }).play();
      if (stage.asks === 'discard-before-drawing') stage.answer('discard-before-drawing', []);
      return stage.hunter(0).faints;
    };

    expect(faintsWith([a, b, c, d, e], [])).toBe(0);
    expect(faintsWith([a, b, c, d, e, f], [])).toBe(0);
    expect(faintsWith([a, b, c, d], [e])).toBe(0);
    expect(faintsWith([a], [e])).toBe(0);
    expect(faintsWith([a, b, c, d], [])).toBe(1);
  });

  test('[ZD-R-45] who discards at will and then cannot draw faints', () => {
    const stage = atTurn({ hand: [a, b, c, d, e], draw: [] });

    stage.play().answer('discard-before-drawing', [key(e)]);

    expect([stage.hunter(0).isUp, stage.hunter(0).faints, stage.hunter(0).hand]).toEqual([false, 1, [a, b, c, d]]);
  });
});

describe('The end of the activation', () => {
  test('[ZD-TURN-9] after two actions the enemy step begins by itself', () => {
    const stage = atTurn({ hand: [a], discard: [b] }, { state: { step: 'act' } });

    stage.play().answer('take-action', 'sneak').answer('sneak-step', 'pass');

    expect(stage.asks).toBe('take-action');

    stage.answer('take-action', 'craft');

    expect(stage.types('action-taken', 'enemy-activated')).toEqual(['action-taken', 'action-taken', 'enemy-activated']);
    expect(stage.state.active).toBe(1);
  });

  test('[ZD-TURN-9] or when the player stops after fewer', () => {
    const stage = atTurn({ hand: [a] }, { state: { step: 'act' } });

    stage.play().answer('take-action', 'sneak').answer('sneak-step', 'pass').answer('take-action', 'stop');

    expect(stage.types('action-taken', 'enemy-activated')).toEqual(['action-taken', 'enemy-activated']);
    expect(stage.state.active).toBe(1);
  });

  test.each([
    { grant: { do: 'extra-action' } as const, options: ['sprint', 'sneak', 'craft', 'stop'] },
    { grant: { do: 'free-action', action: 'sneak' } as const, options: ['free-sneak', 'stop'] },
  ])('[ZD-TURN-9] [ZD-R-158] $grant.do in the last window is still taken; what was skipped before is gone', ({ grant, options }) => {
    const late = interrupt('turn-late', 'any-time', [grant]);
    const stage = atTurn({ hand: [late, a], fire: 1 }, { state: { step: 'act' } });

    stage.play().answer('play-any-time', 'pass').answer('take-action', 'stop').answer('play-any-time', key(late));

    expect([stage.asks, stage.options()]).toEqual(['take-action', options]);

    stage.answer('take-action', options.find(one => one.endsWith('sneak'))!).answer('sneak-step', 'pass');

    expect([stage.asks, stage.state.step]).toEqual(['pay-damage', 'end-activation']);
  });
});
