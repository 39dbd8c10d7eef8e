/** What must always be true; each sentence is a promise that is broken. */
import { cardFaultsOf } from '@quarry/kernel';
import { hasRoom, isAlive, isFaceUp, living, livingAt } from './basics.ts';
import {
  box,
  deckOf,
  ENEMY_NUMBERS,
  EVENT_NUMBERS,
  enemyCard,
  keyOf,
  NIGHT_NUMBERS,
  sortOf,
  TEAM_NUMBERS,
  thing,
  tileCard,
} from './content/box.ts';
import { RESOURCES, SUPPLY } from './content/kinds.ts';
import { canCarry, loadOf, plus, waterRoom } from './questions.ts';
import { type State, stateSchema } from './state.ts';

const THINGS = [
  'characters.items.card',
  'tiles.items.card',
  'tiles.camp',
  'tiles.trap',
  'merchants.items.card',
  'offer',
  'itemDeck',
  'gearDeck',
];
const LOOT = ['lootDeck', 'lootUsed'];
const PILES: Readonly<Record<string, readonly string[]>> = {
  enemy: ['enemyDeck', 'enemiesUsed'],
  night: ['nightDeck', 'nightsUsed'],
  event: ['eventDeck', 'eventsUsed'],
  tile: ['stack', 'tiles.down', 'tiles.card'],
  team: ['players.team', 'teamPile'],
};
/** Cards that are always somewhere: things, nights, events. Enemies stand on the map besides, where several bodies may show the same card. */
const cardFaults = cardFaultsOf<State>(stateSchema, {
  expected: state => [
    ...box.cards.filter(one => one.sort === 'thing' && isInGame(state, one.no)).map(one => one.no),
    ...NIGHT_NUMBERS,
    ...EVENT_NUMBERS,
  ],
  keyOf,
  isPrinted: box.has,
  fits(card, path) {
    const sort = sortOf(card);
    if (sort !== 'thing') return (PILES[sort] ?? []).includes(path);
    if (LOOT.includes(path)) return deckOf(card) === 'loot';
    return THINGS.includes(path);
  },
  of: [...THINGS, ...LOOT, ...Object.values(PILES).flat()],
});
/** Hero items of the expansion are there with it only (content 3.10). */
const isInGame = ({ hasExpansion }: State, card: number): boolean => hasExpansion || !['odile', 'kesh'].includes(thing(card).hero ?? '');

/** US-RES-4: every cube is somewhere, and none is made. */
function cubeFaults({ supply, bag, tiles, characters, merchants }: State): string[] {
  const piles = [bag, ...[...tiles, ...characters, ...merchants].map(one => one.goods)];
  const there = piles.reduce<readonly number[]>((sum, goods) => plus(sum, goods), supply);
  const isShort = [...supply, ...piles.flat()].some(n => n < 0);
  return [
    ...RESOURCES.flatMap((kind, i) => (there[i] === SUPPLY[i] ? [] : [`there are ${there[i]} ${kind} instead of ${SUPPLY[i]}`])),
    ...(isShort ? ['somewhere there is less than no cube'] : []),
  ];
}
function enemyFaults(state: State): string[] {
  const inPiles = [...state.enemyDeck, ...state.enemiesUsed];
  const onMap = state.enemies.map(one => one.card).filter(card => !enemyCard(card).isOfMission);
  const all = [...inPiles, ...onMap];
  const missing = ENEMY_NUMBERS.filter(no => !enemyCard(no).isOfMission && !all.includes(no));
  return [
    ...(new Set(all).size === all.length ? [] : ['an enemy is there twice']),
    ...missing.map(no => `${keyOf(no)} is nowhere`),
    ...state.enemies.filter(one => !state.tiles.some(tile => tile.hex === one.hex)).map(one => `${keyOf(one.card)} stands beside the map`),
  ];
}
function characterFaults(state: State): string[] {
  return state.characters.flatMap((one, who) => [
    ...(one.water <= waterRoom(state, who) || !isAlive(state, who)
      ? []
      : [`${one.id} has ${one.water} water and room for ${waterRoom(state, who)}`]),
    ...(!isAlive(state, who) || state.isOver || canCarry(state, who, loadOf(state, who)) ? [] : [`${one.id} carries more than fits`]),
    ...(one.hex < 0 || isFaceUp(state, one.hex) ? [] : [`${one.id} stands beside the map`]),
    ...(isAlive(state, who) && one.hp <= 0 && !state.isOver ? [`${one.id} lives without HP`] : []),
  ]);
}
const crowdFaults = (state: State): string[] =>
  state.tiles.flatMap(({ hex, card }) =>
    card < 0 || hasRoom(state, hex) || livingAt(state, hex).length <= tileCard(card).spaces ? [] : [`too many stand on ${keyOf(card)}`],
  );
const teamFaults = (state: State): string[] =>
  state.mode === 'semi' && [...state.players.flatMap(one => [...one.team]), ...state.teamPile].some(card => !TEAM_NUMBERS.includes(card))
    ? ['a team card is none']
    : [];
const turnFaults = (state: State): string[] =>
  state.toPlay.every(who => isAlive(state, who)) || living(state).length === 0 ? [] : ['somebody dead is to play'];

export const faults = (state: State): string[] => [
  ...cardFaults(state),
  ...cubeFaults(state),
  ...enemyFaults(state),
  ...characterFaults(state),
  ...crowdFaults(state),
  ...teamFaults(state),
  ...turnFaults(state),
];
