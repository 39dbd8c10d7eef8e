/**
 * Building the map, terrain and enemies, placing hunters, the first draw. Clauses ZD-MAP-1..14, ZD-START-1..6, ZD-EVENT-1,
 * ZD-BEH-7; ruling ZD-R-54. The geometry itself is printed content (content/maps.ts).
 */
import { chooseOne, type Rule, type Seat } from '@quarry/kernel';
import { BEHAVIOUR_DECKS } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { ENEMY_TYPES, type EnemyType, type Terrain } from '../content/types.ts';
import { drawCards, moveHunter, shuffleDeck } from '../deeds.ts';
import { cardInPlay, clockwiseFrom, mapInPlay, seatAfter, squareOptions } from '../questions.ts';
import type { EnemyState, State, Table } from '../state.ts';
import { handLimit, hasWord } from '../texts.ts';
import { lastTurn } from './dusk.ts';
import { speak } from './triggers.ts';

/** ZD-MAP-9..14: enemies on the spawn points used, not alert; one marker on each square with a named symbol. */
export function* buildEncounter(table: Table): Rule {
  const { state } = table;
  const card = cardInPlay(state);
  const map = mapInPlay(state);
  state.points = 0;
  state.hasFailed = false;
  state.result = 'none';
  state.turn = 0;
  state.dusk = lastTurn(state);
  state.clock = 0;
  state.enemies = [];
  state.traps = [];
  state.grassAdded = [];
  for (const square of map.spawns.A) placeEnemy(state, card.enemies.A, square);
  for (const square of map.spawns.B) placeEnemy(state, card.enemies.B, square);
  const marked = (terrain: Terrain): number[] => [
    ...(card.terrain.square === terrain ? map.symbols.square : []),
    ...(card.terrain.triangle === terrain ? map.symbols.triangle : []),
  ];
  state.outcrops = marked('outcrop');
  state.ruins = marked('ruin');
  state.corpses = marked('corpse');
  // ZD-BEH-7: the decks of the types in play are full and shuffled.
  const types = [...new Set(state.enemies.map(enemy => enemy.type))].filter(type => BEHAVIOUR_DECKS[type]!.length > 1);
  state.behaviours = types.map(type => ({ type, pile: table.chance.shuffle('behaviour', BEHAVIOUR_DECKS[type]!), discard: [] }));
  for (const hunter of state.hunters) {
    hunter.isUp = true;
    hunter.skip = 0;
    hunter.faints = 0;
    hunter.fire = 0;
    hunter.freeze = 0;
    hunter.shock = 0;
    hunter.recency = 0;
    hunter.usedThisEncounter = [];
    hunter.square = -1;
  }
  table.tell({ type: 'encounter-began', rule: 'ZD-TRACK-10', encounter: state.encounter, level: state.level, card: state.card });
  state.active = state.leader;
  state.step = 'place-hunters';
}

function placeEnemy(state: State, type: EnemyType, square: number): EnemyState {
  const index = ENEMY_TYPES.indexOf(type);
  const { armour, components } = ENEMIES[index]!;
  const enemy: EnemyState = {
    id: state.enemies.length,
    type: index,
    square,
    isAlert: false,
    wounds: 0,
    armour,
    fire: 0,
    freeze: 0,
    shock: 0,
    burnedBy: -1,
    components: components.map(() => 0),
    home: mapInPlay(state).tileOf[square]!,
    spawn: square,
    hasActed: false,
    status: 'in-play',
  };
  state.enemies.push(enemy);
  return enemy;
}

/** An event may bring one more enemy, on the last spawn square used, if the box has a model left (ZD-COMP-7). */
export function addEnemy(table: Table, type: EnemyType): void {
  const { state } = table;
  const index = ENEMY_TYPES.indexOf(type);
  const inBox = ENEMIES[index]!.models - state.enemies.filter(enemy => enemy.type === index).length;
  const square = state.enemies.at(-1)?.spawn;
  if (inBox <= 0 || square === undefined) return;
  const enemy = placeEnemy(state, type, square);
  table.tell({ type: 'enemy-placed', rule: 'ZD-EVENT-3', enemy: enemy.id, square });
}

/** ZD-START-1..3: one hunter after the other, from the Leader clockwise. */
export function* placeHunter(table: Table): Rule {
  const { state } = table;
  const seat = state.active;
  const square = yield* chooseOne({ seat, kind: 'place-hunter', rule: 'ZD-START-2', options: squareOptions(startSquares(state, seat)) });
  moveHunter(table, seat, square, 'ZD-START-1', 'place-hunter');
  state.active = seatAfter(state, seat);
  if (state.active === state.leader) state.step = 'begin-encounter';
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
  for (const seat of clockwiseFrom(state, state.leader)) {
    shuffleDeck(table, seat, 'ZD-START-5');
    drawCards(table, seat, handLimit(state, seat), 'ZD-START-5');
  }
  for (const seat of clockwiseFrom(state, state.leader)) yield* speak(table, seat, 'encounter-start');
  state.active = state.leader;
  state.step = 'begin-turn';
}
