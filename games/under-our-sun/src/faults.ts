/** What must always be true; each sentence is a promise that is broken. Here that nothing of the box is lost or made; map, people and course are in faults/. */
import { cardFaultsOf } from '@quarry/kernel';
import { box, deckOf, ENEMY_NUMBERS, EVENT_NUMBERS, enemyCard, keyOf, NIGHT_NUMBERS, sortOf, thing } from './content/box.ts';
import { RESOURCES, SUPPLY } from './content/kinds.ts';
import { MISSIONS } from './content/missions/index.ts';
import { courseFaults } from './faults/course.ts';
import { groundFaults } from './faults/ground.ts';
import { peopleFaults } from './faults/people.ts';
import { isOnce, unless } from './faults/saying.ts';
import { plus } from './questions.ts';
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
/** Every enemy of the box is in a pile or on the map, once. */
function enemyFaults(state: State): string[] {
  const inPiles = [...state.enemyDeck, ...state.enemiesUsed];
  const onMap = state.enemies
    .map(one => one.card)
    .filter(card => box.has(card) && sortOf(card) === 'enemy' && !enemyCard(card).isOfMission);
  const all = [...inPiles, ...onMap];
  const missing = ENEMY_NUMBERS.filter(no => !enemyCard(no).isOfMission && !all.includes(no));
  return [...unless(isOnce(all), 'an enemy is there twice'), ...missing.map(no => `${keyOf(no)} is nowhere`)];
}

/**
 * Not looked at: what any number could be (points, AP, counters, objectives to come, the damage of a figure that has fallen), what was done so far and shows nowhere else (hasMoved, hasUsedKarma, hasUsedSkill, tonight, wanted,
 * hasStruck), and what lasts on somebody, of which several may be alike.
 */
export function faults(state: State): string[] {
  // Without its mission nothing else can be looked up.
  if (!MISSIONS[state.mission]) return ['there is no such mission'];
  return [
    ...cardFaults(state),
    ...cubeFaults(state),
    ...enemyFaults(state),
    ...groundFaults(state),
    ...peopleFaults(state),
    ...courseFaults(state),
  ];
}
