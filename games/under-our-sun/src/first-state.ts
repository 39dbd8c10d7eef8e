/** The first state of a match. US-SETUP-1, US-SETUP-5, US-SETUP-16, US-SETUP-19, US-TEAM-2 to US-TEAM-4, US-R-97, US-R-103. What a host may choose is in setup.ts. */
import type { Chance } from '@quarry/kernel';
import {
  ENEMY_NUMBERS,
  EVENT_NUMBERS,
  enemyCard,
  GEAR_NUMBERS,
  ITEM_NUMBERS,
  LOOT_NUMBERS,
  missionNamed,
  missionOf,
  NIGHT_NUMBERS,
  TEAM_NUMBERS,
  TILE_NUMBERS,
  teamCard,
  thing,
  tileCard,
} from './content/box.ts';
import { BAG, type CharacterId, SUPPLY } from './content/kinds.ts';
import { blankTile } from './deeds/ground.ts';
import { noTrade } from './first-state/fresh.ts';
import { HAVEN, ringAt } from './places.ts';
import { minus } from './questions.ts';
import { castOf, type Setup } from './setup.ts';
import type { State, Stream, TileState } from './state.ts';

/** US-TEAM-9: the places where a Quartermaster may have to deliver. */
const DROPS = ringAt(4).map((_, i) => i);

/** US-TEAM-2, US-TEAM-3: one of the Sons of Liberty, unseen, among Survivors for the players and four more. */
function dealTeam(seats: number, chance: Chance<Stream>): { readonly hands: readonly number[][]; readonly left: readonly number[] } {
  const shuffled = chance.shuffle('team', TEAM_NUMBERS);
  const [liberty] = shuffled.filter(card => teamCard(card).isSol);
  const survivors = shuffled.filter(card => !teamCard(card).isSol).slice(0, seats + 4);
  const pile = chance.shuffle('team', [liberty!, ...survivors]);
  return { hands: pile.slice(0, seats).map(card => [card]), left: pile.slice(seats) };
}
/** US-HAVEN-1. */
const newHaven = (): TileState => {
  const card = TILE_NUMBERS.find(one => tileCard(one).family === 'haven')!;
  return { ...blankTile(HAVEN), card, source: tileCard(card).water };
};
/** Hero items of people who are not in the box stay out of the deck. */
const isInBox = (card: number, cast: readonly CharacterId[]): boolean => {
  const { hero } = thing(card);
  return hero === undefined || cast.includes(hero);
};

export function begin(setup: Setup, chance: Chance<Stream>): State {
  const { seats, mode, hasExpansion } = setup;
  const mission = missionNamed(setup.mission);
  const isSemi = mode === 'semi';
  const team = isSemi ? dealTeam(seats, chance) : { hands: [], left: [] };
  const drops = isSemi ? chance.shuffle('team', DROPS) : [];
  const common = TILE_NUMBERS.filter(card => tileCard(card).family !== 'haven' && !tileCard(card).isOfMission);
  return {
    step: seats > 1 ? 'first-roll' : 'choose-characters',
    mode,
    hasExpansion,
    wanted: setup.characters,
    mission,
    stage: 0,
    counters: missionOf(mission).counters.map(() => 0),
    happened: [],
    hidden: 0,
    hiddenFrom: 0,
    figures: [],
    result: 'none',
    why: 'none',
    isOver: false,
    day: 1,
    phase: 'preparation',
    phases: 0,
    sun: -1,
    starter: seats > 1 ? -1 : 0,
    active: -1,
    toPlay: [],
    toMove: [],
    tiles: [newHaven()],
    characters: [],
    enemies: [],
    nextEnemy: 0,
    merchants: [],
    dealing: -1,
    trade: noTrade(),
    calledOff: [],
    offer: [],
    supply: minus(SUPPLY, BAG),
    bag: BAG,
    itemDeck: ITEM_NUMBERS,
    gearDeck: GEAR_NUMBERS,
    lootUsed: [],
    enemiesUsed: [],
    nightsUsed: [],
    eventsUsed: [],
    fetched: DROPS.map(() => 0),
    players: Array.from({ length: seats }, (_, seat) => ({
      points: 0,
      team: team.hands[seat] ?? [],
      drop: isSemi ? [drops[seat]!] : [],
    })),
    stack: chance.shuffle('tiles', common),
    enemyDeck: chance.shuffle(
      'enemies',
      ENEMY_NUMBERS.filter(card => !enemyCard(card).isOfMission),
    ),
    nightDeck: chance.shuffle('nights', NIGHT_NUMBERS),
    eventDeck: chance.shuffle('events', EVENT_NUMBERS),
    lootDeck: chance.shuffle(
      'loot-deck',
      LOOT_NUMBERS.filter(card => isInBox(card, castOf(setup))),
    ),
    teamPile: team.left,
    dropPile: drops.slice(seats),
  };
}
