/**
 * Building the map, terrain and enemies, placing hunters, the first draw. Clauses ZD-MAP-1..14, ZD-START-1..6, ZD-EVENT-1,
 * ZD-BEH-7; ruling ZD-R-54. The geometry itself is printed content (content/maps.ts).
 */

import { clockwiseFrom, type Option, type Rule, type Seat, seatAfter } from '@quarry/kernel';
import { ENEMIES } from '../content/enemies.ts';
import { ENEMY_TYPES, type EnemyType } from '../content/kinds.ts';
import type { Terrain } from '../content/types.ts';
import { chooseOne } from '../decisions.ts';
import { bringEnemy, drawCards, goTo, layOutEncounter, makeActive, moveHunter, shuffleDeck } from '../deeds.ts';
import type { Table } from '../events.ts';
import { cardInPlay, mapInPlay, squareOptions } from '../questions.ts';
import type { State } from '../state.ts';
import { handLimit, hasWord } from '../texts-in-force.ts';
import { lastTurn } from './dusk.ts';
import { speak } from './triggers.ts';

/** ZD-MAP-9..14: enemies on the spawn points used, not alert; one marker on each square with a named symbol. */
export function* buildEncounter(table: Table): Rule {
  const { state } = table;
  const card = cardInPlay(state);
  const map = mapInPlay(state);
  const at = (type: EnemyType, squares: readonly number[]): { type: EnemyType; square: number }[] =>
    squares.map(square => ({ type, square }));
  const marked = (terrain: Terrain): number[] => [
    ...(card.terrain.square === terrain ? map.symbols.square : []),
    ...(card.terrain.triangle === terrain ? map.symbols.triangle : []),
  ];
  layOutEncounter(
    table,
    {
      dusk: lastTurn(state),
      enemies: [...at(card.enemies.A, map.spawns.A), ...at(card.enemies.B, map.spawns.B)],
      outcrops: marked('outcrop'),
      ruins: marked('ruin'),
      corpses: marked('corpse'),
    },
    'ZD-TRACK-10',
  );
  makeActive(table, state.leader);
  goTo(table, 'place-hunters');
}

/** An event may bring one more enemy, on the last spawn square used, if the box has a model left (ZD-COMP-7). */
export function addEnemy(table: Table, type: EnemyType): void {
  const { state } = table;
  const index = ENEMY_TYPES.indexOf(type);
  const inBox = ENEMIES[index]!.models - state.enemies.filter(enemy => enemy.type === index).length;
  const square = state.enemies.at(-1)?.spawn;
  if (inBox <= 0 || square === undefined) return;
  bringEnemy(table, type, square, 'ZD-EVENT-3');
}

/** ZD-START-1..3: one hunter after the other, from the Leader clockwise. */
export function* placeHunter(table: Table): Rule {
  const { state } = table;
  const seat = state.active;
  const options = (): Option<number>[] => squareOptions(startSquares(state, seat));
  const square = yield* chooseOne({ seat, kind: 'place-hunter', rule: 'ZD-START-2', options });
  moveHunter(table, seat, square, 'ZD-START-1', 'place-hunter');
  makeActive(table, seatAfter(seat, state.hunters.length));
  if (state.active === state.leader) goTo(table, 'begin-encounter');
}

/** ZD-START-2: edge squares of the starting tile without enemies; a handicap may leave only those nearest to an enemy. */
export function startSquares(state: State, seat: Seat): readonly number[] {
  const { startSquares: squares, area } = mapInPlay(state);
  const free = squares.filter(square => !state.enemies.some(enemy => enemy.square === square));
  if (!hasWord(state, seat, 'start-beside-enemy')) return free;
  const gap = (square: number): number => Math.min(...state.enemies.map(enemy => area.distance(square, enemy.square)));
  const nearest = Math.min(...free.map(gap));
  return free.filter(square => gap(square) === nearest);
}

/** ZD-START-5, ZD-START-6: decks shuffled, hands drawn; what speaks at the start speaks now; the Leader is first. */
export function* beginEncounter(table: Table): Rule {
  const { state } = table;
  for (const seat of clockwiseFrom(state.leader, state.hunters.length)) {
    shuffleDeck(table, seat, 'ZD-START-5');
    drawCards(table, seat, handLimit(state, seat), 'ZD-START-5');
  }
  for (const seat of clockwiseFrom(state.leader, state.hunters.length)) yield* speak(table, seat, 'encounter-start');
  makeActive(table, state.leader);
  goTo(table, 'begin-turn');
}
