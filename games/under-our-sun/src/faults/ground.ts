/** Promises about the map: tiles, what lies on them, enemies and figures that stand there. US-MAP-*, US-ENEMY-*, US-CAMP-*, US-LOOT-*. */

import { box, enemyCard, keyOf, sortOf, thing, tileCard } from '../content/box.ts';
import { MADE_CONTAINER } from '../deeds/ground.ts';
import { livingAt, missionIn, printedEnemy, tileAt } from '../questions/basics.ts';
import { fullOf, total } from '../questions.ts';
import type { EnemyState, ItemState, State, TileState } from '../state.ts';
import { areIn, isOnce, unless } from './saying.ts';

const isOfSort = (card: number, sort: string): boolean => box.has(card) && sortOf(card) === sort;
const isThing = (card: number, is: 'tent' | 'trap'): boolean => isOfSort(card, 'thing') && thing(card).is === is;
const nameOf = ({ card, hex }: TileState): string => (isOfSort(card, 'tile') ? keyOf(card) : `the tile at ${hex}`);

/** A card by its key, if it is one. */
const named = (card: number): string => (box.has(card) ? keyOf(card) : `card ${card}`);

export const itemFaults = (items: readonly ItemState[], where: string): string[] =>
  items.flatMap(({ card, n }) =>
    unless(!isOfSort(card, 'thing') || n <= fullOf(thing(card)), `${named(card)} of ${where} holds ${n}, more than fits`),
  );

function tileFaults(state: State, tile: TileState): string[] {
  const { card, down, goods, native, water, items, bodies, camp, trap, drew } = tile;
  const name = nameOf(tile);
  const isUp = card >= 0;
  return [
    ...unless(isUp ? down.length === 0 : down.length === 1, `${name} lies on no side`),
    ...unless(isUp || total(goods) + total(tile.ammunition) + items.length === 0, `something lies on ${name}, which nobody has seen`),
    ...unless(isUp || (camp < 0 && trap < 0 && tile.fire === 'none'), `something stands on ${name}, which nobody has seen`),
    ...unless(
      native.every((n, i) => n <= goods[i]!),
      `${name} has fewer goods than are left of its own`,
    ),
    ...unless(water === 0 || camp >= 0, `water lies on ${name} without a camp`),
    ...unless(camp < 0 || isThing(camp, 'tent'), `the camp on ${name} is no tent`),
    ...unless(trap < 0 || isThing(trap, 'trap'), `the trap on ${name} is none`),
    ...unless(
      bodies.every(one => isOfSort(one, 'enemy')),
      `a body on ${name} was no enemy`,
    ),
    ...unless(isOnce(drew) && areIn(drew, state.characters.length), `somebody drew a night card on ${name} who is nobody, or twice`),
    ...itemFaults(items, name),
    ...(isOfSort(card, 'tile') ? printedFaults(state, tile) : []),
  ];
}
/** What cannot be more than is printed. */
function printedFaults(state: State, tile: TileState): string[] {
  const { card, hex, source, symbols, containers, hasEvent } = tile;
  const { water, enemies, containers: printed = [], hasEvent: isPrinted = false } = tileCard(card);
  const own = containers.filter(at => at !== MADE_CONTAINER);
  const isTaken = (id: number, symbol: number): boolean =>
    id < 0 || state.enemies.some(one => one.id === id && one.home === hex && one.symbol === symbol);
  return [
    ...unless(source <= water, `${keyOf(card)} has ${source} water and sources for ${water}`),
    ...unless(symbols.length === enemies, `${keyOf(card)} has ${symbols.length} enemy symbols instead of ${enemies}`),
    ...unless(symbols.every(isTaken), `a symbol of ${keyOf(card)} is held by an enemy that did not come from it`),
    ...unless(isOnce(own) && areIn(own, printed.length), `a container on ${keyOf(card)} is none of its own`),
    ...unless(isPrinted || !hasEvent, `an event lies on ${keyOf(card)}, which has none`),
  ];
}

/** Damage that fells an enemy fells it before the scene is over. */
function enemyFaults(state: State, enemy: EnemyState): string[] {
  const { id, card, hex, damage, symbol, home, stage } = enemy;
  if (!isOfSort(card, 'enemy')) return [`enemy ${id} is no enemy`];
  const { hp, stages = [] } = enemyCard(card);
  const stands = tileAt(state, hex);
  return [
    ...unless(stands !== undefined, `${keyOf(card)} stands beside the map`),
    ...unless(damage < hp || state.isOver, `${keyOf(card)} stands with ${damage} damage of ${hp}`),
    ...unless(stage <= stages.length, `${keyOf(card)} is in a stage that it has not`),
    ...unless(symbol < 0 === home < 0, `${keyOf(card)} has half a symbol`),
    ...unless(symbol < 0 || tileAt(state, home)?.symbols[symbol] === id, `${keyOf(card)} came from a symbol that does not know it`),
  ];
}
const letters = ({ enemies }: State): string[] =>
  enemies.filter(one => isOfSort(one.card, 'enemy')).map(one => `${printedEnemy(one).id} ${one.letter}`);

function figureFaults(state: State): string[] {
  const { figures } = missionIn(state);
  return state.figures.flatMap(({ id, hex, with: escort }) => {
    const { name } = figures[id] ?? { name: `figure ${id}` };
    const along = state.characters[escort];
    return [
      ...unless(id in figures, `${name} is not of this mission`),
      ...unless(tileAt(state, hex) !== undefined, `${name} stands beside the map`),
      ...unless(escort < 0 || (along !== undefined && along.hex === hex), `${name} goes with somebody who is elsewhere`),
    ];
  });
}
const crowdFaults = (state: State): string[] =>
  state.tiles.flatMap(({ hex, card }) =>
    unless(!isOfSort(card, 'tile') || livingAt(state, hex).length <= tileCard(card).spaces, `too many stand on ${named(card)}`),
  );

export const groundFaults = (state: State): string[] => [
  ...unless(isOnce(state.tiles.map(one => one.hex)), 'two tiles lie on one hex'),
  ...state.tiles.flatMap(tile => tileFaults(state, tile)),
  ...unless(isOnce(state.enemies.map(one => one.id)), 'two enemies have one number'),
  ...unless(areIn([...state.enemies.map(one => one.id), ...state.toMove], state.nextEnemy), 'an enemy has a number that was not given yet'),
  ...unless(isOnce(state.toMove), 'an enemy is to move twice'),
  ...unless(isOnce(letters(state)), 'two enemies of one name have one letter'),
  ...state.enemies.flatMap(enemy => enemyFaults(state, enemy)),
  ...unless(isOnce(state.figures.map(one => one.id)), 'a figure is there twice'),
  ...figureFaults(state),
  ...crowdFaults(state),
];
