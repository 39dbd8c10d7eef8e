/** The board: PA-BRD-*. */
import { describe, expect, test } from 'vitest';
import { SECTORS } from './content/kinds.ts';
import { clockwise, counterclockwise, neighbours, opposite, positionOf } from './places.ts';
import { hunt, SPARE, saying } from './testing/rehearsal.ts';

const sector = (name: (typeof SECTORS)[number]): number => SECTORS.indexOf(name);

describe('The ring', () => {
  test('[PA-BRD-1] goes clockwise from north by east, south and west back to north', () => {
    expect(SECTORS.map((_, i) => SECTORS[clockwise(i)])).toEqual(['east', 'south', 'west', 'north']);
    expect(SECTORS.map((_, i) => SECTORS[counterclockwise(i)])).toEqual(['west', 'north', 'east', 'south']);
  });

  test('[PA-BRD-2] a hunter can move to the two neighbours, never to the sector opposite', () => {
    const r = hunt({ step: 'move', hunters: [{ at: 'north', stamina: 1 }, {}] }).play();

    r.only('move', ['sector-1', 'sector-3', 'stay']);
    expect(neighbours(sector('north'))).not.toContain(opposite(sector('north')));
  });

  test('[PA-BRD-3] faced is the front, opposite the rear, the two others are flanks', () => {
    const { state } = hunt({ faces: 'south' });

    expect(SECTORS.map((_, i) => positionOf(state, i))).toEqual(['rear', 'flank', 'front', 'flank']);
  });

  test('[PA-BRD-4][PA-BRD-6] turning to a hunter changes what the sectors are, not who or what is in them', () => {
    const r = saying([{ do: 'turn', to: 'self' }], {
      aggro: 1,
      hunters: [{ at: 'west' }, { at: 'east' }],
      terrain: [{ kind: 'rock', at: 'east' }],
    });

    expect(r.monster.facing).toBe(sector('west'));
    expect(positionOf(r.state, sector('west'))).toBe('front');
    expect(r.state.hunters.map(one => one.sector)).toEqual([sector('west'), sector('east')]);
    expect(r.state.terrain.map(one => one.sector)).toEqual([sector('east')]);
    expect(r.toldOf('monster-turned')).toMatchObject([{ from: sector('south'), sector: sector('west') }]);
  });

  test('[PA-BRD-5] four hunters can stand in one sector', () => {
    const r = hunt({ step: 'move', hunters: [{ stamina: 1, hand: [SPARE] }, { at: 'west' }, { at: 'west' }, { at: 'west' }] }).play();

    r.answer('move', 'sector-3');

    expect(r.state.hunters.map(one => one.sector)).toEqual([3, 3, 3, 3]);
  });

  test.each([
    ['another sector', 'east', true],
    ['the sector already faced', 'south', false],
  ] as const)('[PA-BRD-7][PA-TRIG-24] turning to %s', (_, at, isTurn) => {
    const r = saying([{ do: 'turn', to: 'self' }], { hunters: [{ at }, {}], slots: [{ icons: ['turn'], base: [] }] });

    expect(r.types('monster-turned', 'behaviour-revealed')).toEqual(isTurn ? ['monster-turned', 'behaviour-revealed'] : []);
  });

  test('[PA-BRD-8] all terrain of a sector counts', () => {
    const r = hunt({
      step: 'begin-turn',
      hunters: [{ at: 'west', damage: 2, hand: [{ colour: 'green' }, { colour: 'green' }], sequence: [] }, {}],
      terrain: [
        { kind: 'water', at: 'west' },
        { kind: 'balm-flower', at: 'west' },
      ],
      slots: [],
    }).play();

    expect(r.hunter(0).damage).toBe(1);
    r.answer('move', 'stay');
    expect(r.decision('act').facts).toEqual({ left: 3 });
  });
});
