/**
 * Clauses ZD-MAP-2, ZD-MAP-5..14, ZD-START-1..6. How tiles make a map (ZD-MAP-1, ZD-MAP-3, ZD-MAP-4) is proved in
 * content/maps.test.ts, what the cards of the quest ask for in content/quest.test.ts.
 */

import { describe, expect, test } from 'vitest';
import { keyOf, TRACKING_DECKS, trackingCard } from '../content/box.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import { mapOf, OFF_ROUTE } from '../content/maps.ts';
import { cardInPlay, distance, mapInPlay } from '../questions.ts';
import { print } from '../testing/fixtures.ts';
import { type DawnRehearsal, given } from '../testing/rehearsal.ts';

const { cards, call } = TRACKING_DECKS[0]!;
const everyCard = [...cards, call].map(no => ({ no, key: keyOf(no) }));

/** The encounter of this card, built up to the first hunter to be placed. */
function built(
  card: number,
  seats: number,
  rest: { readonly leader?: number; readonly event?: number; readonly eventChooser?: number } = {},
): DawnRehearsal {
  return given({ hunters: Array.from({ length: seats }, () => ({})), state: { card, level: 1, step: 'build-encounter', ...rest } }).play();
}

const meadow = ['#####', '#####', '#####'];

describe('Setting up an encounter', () => {
  test.each(everyCard)('[ZD-MAP-2] $key: the side of the tiles goes by the number of players', ({ no }) => {
    const card = trackingCard(no);

    const sides = [1, 2, 3, 4].map(seats => {
      const mode = seats === 1 ? 'cooperative' : 'standard';
      return mapInPlay(given({ mode, hunters: Array.from({ length: seats }, () => ({})), state: { card: no } }).state);
    });

    const [small, large] = [mapOf(card, 0), mapOf(card, 1)];
    expect(sides.map(map => (map === small ? 'small' : map === large ? 'large' : 'other'))).toEqual(['small', 'small', 'large', 'large']);
  });

  test.each(everyCard)(
    '[ZD-MAP-9] [ZD-MAP-10] [ZD-MAP-13] [ZD-MAP-14] $key: one enemy on each spawn point used, on a route, none alert',
    ({ no }) => {
      for (const seats of [2, 3]) {
        const { state } = built(no, seats);
        const { enemies, used } = cardInPlay(state);
        const { spawns, next } = mapInPlay(state);
        const side = seats === 2 ? 0 : 1;

        expect(state.enemies.map(enemy => [ENEMY_TYPES[enemy.type], enemy.square])).toEqual([
          ...spawns.A.map(square => [enemies.A, square]),
          ...spawns.B.map(square => [enemies.B, square]),
        ]);
        expect([spawns.A.length, spawns.B.length]).toEqual([used[side].A, used[side].B]);
        expect(state.enemies.filter(enemy => enemy.isAlert || enemy.wounds > 0 || enemy.status !== 'in-play')).toEqual([]);
        expect(state.enemies.filter(enemy => next[enemy.square] === OFF_ROUTE)).toEqual([]);
      }
    },
  );

  test.each(everyCard)('[ZD-MAP-11] $key: one marker on each square with a symbol that the card names', ({ no }) => {
    const { state } = built(no, 2);
    const { terrain } = cardInPlay(state);
    const { symbols } = mapInPlay(state);
    const squaresOf = (marker: string): number[] =>
      (['square', 'triangle'] as const).flatMap(symbol => (terrain[symbol] === marker ? symbols[symbol] : []));

    expect({ outcrops: state.outcrops, ruins: state.ruins, corpses: state.corpses }).toEqual({
      outcrops: squaresOf('outcrop'),
      ruins: squaresOf('ruin'),
      corpses: squaresOf('corpse'),
    });
  });

  test('[ZD-MAP-11] [ZD-MAP-12] markers of the encounter before are gone, printed grass needs none', () => {
    const stage = given({
      hunters: [{}, {}],
      state: { card: cards[0]!, step: 'build-encounter', outcrops: [0], ruins: [0], corpses: [0], grassAdded: [0] },
    });

    stage.play();

    const { isGrass } = mapInPlay(stage.state);
    const { terrain } = cardInPlay(stage.state);
    const markers = Object.values(terrain).length;
    expect(isGrass.filter(one => one).length).toBeGreaterThan(0);
    expect(stage.state.grassAdded).toEqual([]);
    expect([...stage.state.outcrops, ...stage.state.ruins, ...stage.state.corpses].length).toBeGreaterThanOrEqual(markers);
    expect([...stage.state.outcrops, ...stage.state.ruins, ...stage.state.corpses]).not.toContain(isGrass.indexOf(true));
  });

  test('[ZD-EN-6] [ZD-EQ-13] nothing of the encounter before is carried over: neither points nor faints, conditions, traps or texts used', () => {
    const worn = { isUp: false, skip: 1, faints: 2, fire: 1, freeze: 2, shock: 1, recency: 4, usedThisEncounter: ['7:0'] } as const;
    const trap = { square: 0, owner: 0, card: 0, weapon: 0, dice: [] };
    const stage = given({
      hunters: [worn, worn],
      state: {
        card: cards[0]!,
        step: 'build-encounter',
        ...{ points: 7, hasFailed: true, result: 'success', turn: 5, clock: 9, traps: [trap], active: 1 },
      },
    });

    stage.play();

    expect(stage.state).toMatchObject({ points: 0, hasFailed: false, result: 'none', turn: 0, clock: 0, traps: [], active: 0 });
    const fresh = { isUp: true, skip: 0, faints: 0, fire: 0, freeze: 0, shock: 0, recency: 0, usedThisEncounter: [], square: -1 };
    expect(stage.state.hunters).toMatchObject([fresh, fresh]);
  });

  test('[ZD-MAP-5] [ZD-MAP-6] squares are counted with diagonals, and a corner costs nothing', () => {
    const stage = given({ map: meadow, hunters: [{ at: [0, 0] }, {}], enemies: [{ type: 'watcher', at: [4, 2] }] });

    expect(distance(stage.state, stage.square([0, 0]), stage.square([2, 2]))).toBe(2);
    expect(distance(stage.state, stage.square([0, 0]), stage.square([4, 1]))).toBe(4);

    stage.play().answer('take-action', 'sneak');

    expect(stage.offered()).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
    ]);

    stage.answer('sneak-step', [1, 1]);

    expect([stage.hunter(0).square, stage.asks]).toEqual([stage.square([1, 1]), 'take-action']);
  });

  test('[ZD-MAP-7] at the edge of the area no step leads off it', () => {
    const stage = given({ map: ['##.', '###', '.##'], hunters: [{ at: [0, 0] }, {}], enemies: [{ type: 'watcher', at: [2, 2] }] });

    stage.play().answer('take-action', 'sprint');

    expect(stage.options()).toEqual([
      ...[
        [1, 0],
        [0, 1],
        [1, 1],
      ].map(([x, y]) => `s${stage.square([x!, y!])}`),
      'pass',
    ]);
  });

  test('[ZD-MAP-8] any number of models share a square', () => {
    const stage = given({
      map: meadow,
      hunters: [{ at: [0, 0] }, { at: [1, 1] }, { at: [1, 1] }, { at: [1, 1] }],
      enemies: [
        { type: 'watcher', at: [1, 1] },
        { type: 'watcher', at: [1, 1] },
        { type: 'watcher', at: [1, 1] },
      ],
    });

    stage.play().answer('take-action', 'sneak').answer('sneak-step', [1, 1]);

    const here = stage.square([1, 1]);
    expect([...stage.state.hunters, ...stage.state.enemies].map(model => model.square)).toEqual(new Array(7).fill(here));
  });
});

describe('Starting an encounter', () => {
  test('[ZD-START-1] hunters are placed one at a time, from the Leader clockwise', () => {
    const stage = built(cards[0]!, 3, { leader: 2 });
    const order: (number | null)[] = [];

    while (stage.asks === 'place-hunter') {
      order.push(stage.askedSeat);
      expect(stage.open.length).toBe(1);
      stage.answer('place-hunter', stage.options()[0]!);
    }

    expect(order).toEqual([2, 0, 1]);
  });

  test.each(everyCard)('[ZD-START-2] $key: squares of the starting tile on the outside edge, without enemies', ({ no }) => {
    for (const seats of [2, 3]) {
      const stage = built(no, seats);
      const { tiles, start } = cardInPlay(stage.state);
      const { area } = mapInPlay(stage.state);
      const { x: left, y: top } = tiles[start]!;
      const isOpen = (x: number, y: number): boolean =>
        [area.at(x - 1, y), area.at(x + 1, y), area.at(x, y - 1), area.at(x, y + 1)].includes(-1);
      const squares = [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map(i => [left + (i % 3), top + Math.floor(i / 3)] as const)
        .filter(([x, y]) => isOpen(x, y));
      const free = squares.filter(([x, y]) => !stage.state.enemies.some(enemy => enemy.square === area.at(x, y)));

      expect([stage.asks, stage.offered()]).toEqual(['place-hunter', free]);
    }
  });

  test('[ZD-START-2] neither an inner square nor one with an enemy is offered', () => {
    const stage = given({
      map: meadow,
      hunters: [{}, {}],
      enemies: [
        { type: 'watcher', at: [0, 0] },
        { type: 'strider', at: [4, 1] },
      ],
      state: { step: 'place-hunters' },
    });

    stage.play();

    expect(stage.offered()).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
  });

  test('[ZD-START-3] a square with a hunter on it may be chosen again', () => {
    const stage = built(cards[0]!, 2);
    const offered = stage.options();

    stage.answer('place-hunter', offered[0]!);

    expect(stage.options()).toEqual(offered);

    stage.answer('place-hunter', offered[0]!);

    expect(stage.hunter(0).square).toBe(stage.hunter(1).square);
  });

  test('[ZD-START-5] then each deck is shuffled and hands are drawn to the limit', () => {
    const pouch = print('trait', { id: 'build-pouch', name: 'Pouch', kind: 'trait', always: [{ do: 'hand-size', n: 1 }] });
    const plain = given({ hunters: [{}, {}] });
    const [mine, other] = plain.state.hunters.map(hunter => [...hunter.draw]);
    const stage = given({
      hunters: [{}, { traits: [pouch] }],
      enemies: [{ type: 'watcher', at: [5, 2] }],
      state: { step: 'begin-encounter' },
      dice: { 'actions-0': [mine!.toReversed()], 'actions-1': [other!.toReversed()] },
    });

    stage.play();

    expect(stage.hunter(0).hand).toEqual(mine!.toReversed().slice(0, 5));
    expect(stage.hunter(0).draw).toEqual(mine!.toReversed().slice(5));
    expect(stage.hunter(1).hand).toEqual(other!.toReversed().slice(0, 6));
    expect(stage.chance.left).toEqual({});
  });

  test('[ZD-START-6] the Leader has the first turn', () => {
    const stage = given({
      hunters: [{}, {}, {}],
      enemies: [{ type: 'watcher', at: [5, 2] }],
      state: { step: 'begin-encounter', leader: 1 },
    });

    stage.play();

    expect([stage.state.active, stage.askedSeat]).toEqual([1, 1]);
    expect(stage.toldOf('turn-began')).toEqual([{ type: 'turn-began', rule: 'ZD-TURN-1', seat: 1, turn: 1 }]);
  });
});
